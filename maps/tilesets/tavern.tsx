<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tavern" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <image source="tavern.png" width="768" height="768"/>
 <tile id="0">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 15"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 16"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="firelight 11"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="firelight 12"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="firelight 13"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="firelight 14"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 25"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 26"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="firelight 21"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="firelight 22"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="firelight 23"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="firelight 24"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 33"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 34"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 35"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 36"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="firelight 31"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="firelight 32"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="firelight 33"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="firelight 34"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 43"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 44"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 45"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 46"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="firelight 41"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="firelight 42"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="firelight 43"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="firelight 44"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="flagstones 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 51"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 52"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 53"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 54"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 55"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="planks 56"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="balcony 1"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="balcony 2"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="balcony 3"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="balcony 4"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stairs left"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stairs right"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="wall edge n"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="wall edge e"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="wall edge s"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="wall edge w"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="wall corner nw"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="wall corner ne"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="wall corner se"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="wall corner sw"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="window n"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="window e"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="window s"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="window w"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door n west"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door n east"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door e north"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door e south"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door s east"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door s west"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door w south"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="door w north"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="stone wall"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="timber wall"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="void"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stairs"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="name" value="rail n"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="rail e"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="name" value="rail s"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="rail w"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="edge shadow n"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="edge shadow e"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="name" value="edge shadow s"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="edge shadow w"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="low edge shadow n"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="low edge shadow e"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="low edge shadow s"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="low edge shadow w"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="hearth n west"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="hearth n east"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="hearth e north"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="hearth e south"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="straw"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="a little straw"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="stain"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="scratches"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="platform 1"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="platform 2"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="platform 3"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="platform 4"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="rail nw"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="rail ne"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="rail se"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="rail sw"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="spill"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="old spill"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="pillar"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="statue"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="candlelight 11"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="candlelight 12"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="candlelight 13"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="small door n"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="small door e"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="small door s"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="small door w"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="upper door n"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="upper door e"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="upper door s"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="exit" type="bool" value="true"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="upper door w"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="name" value="candlelight 21"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="name" value="candlelight 22"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="name" value="candlelight 23"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="candlelight 31"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="name" value="candlelight 32"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="name" value="candlelight 33"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Walls" type="edge" tile="60">
   <wangcolor name="walls" color="#7a4a25" tile="60" probability="1"/>
   <wangtile tileid="60" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="61" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="62" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="63" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="64" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="65" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="66" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="67" wangid="0,0,0,0,1,0,1,0"/>
  </wangset>
  <wangset name="Rails" type="edge" tile="84">
   <wangcolor name="rails" color="#c79a5f" tile="84" probability="1"/>
   <wangtile tileid="84" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="85" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="86" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="87" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="108" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="109" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="110" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="111" wangid="0,0,0,0,1,0,1,0"/>
  </wangset>
  <wangset name="Floors" type="corner" tile="0">
   <wangcolor name="planks" color="#a87644" tile="0" probability="1"/>
   <wangcolor name="flagstones" color="#a59a88" tile="10" probability="1"/>
   <wangcolor name="platform" color="#8a5a2b" tile="104" probability="1"/>
   <wangcolor name="balcony" color="#e0b060" tile="54" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="12" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="13" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="14" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="15" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="16" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="17" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="24" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="25" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="27" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="28" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="29" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="36" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="37" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="39" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="40" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="41" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="48" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="49" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="51" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="52" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="53" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="10" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="11" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="22" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="23" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="34" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="35" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="46" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="47" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="104" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="105" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="106" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="107" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="54" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="55" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="56" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="57" wangid="0,4,0,4,0,4,0,4"/>
  </wangset>
 </wangsets>
</tileset>

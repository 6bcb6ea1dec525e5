<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ship" tilewidth="64" tileheight="64" tilecount="216" columns="12">
 <image source="ship.png" width="768" height="1152"/>
 <tile id="0">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 11"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 12"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 13"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 14"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 15"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 16"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 15"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 16"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 21"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 22"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 23"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 24"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 25"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 26"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 25"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 26"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 31"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 32"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 33"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 34"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 35"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 36"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 33"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 34"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 35"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 36"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 41"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 42"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 43"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 44"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 45"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sea 46"/>
   <property name="terrain" value="void"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 43"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 44"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 45"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="deck 46"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 15"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 16"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 15"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 16"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 25"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 26"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 25"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 26"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 33"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 34"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 35"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 36"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 33"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 34"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 35"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 36"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 43"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 44"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 45"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="raised deck 46"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 43"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 44"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 45"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="2"/>
   <property name="name" value="castle deck 46"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="gunwale n"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="gunwale e"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="gunwale s"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="gunwale w"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="gunport n"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="gunport e"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="gunport s"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="gunport w"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="gangway n"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="gangway e"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="gangway s"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="gangway w"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="rail n"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="rail e"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="rail s"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="rail w"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="step shadow n"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="step shadow e"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="step shadow s"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="step shadow w"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="hook n"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="hook e"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="hook s"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="hook w"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="gunwale corner nw"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="gunwale corner ne"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="gunwale corner se"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="gunwale corner sw"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="rail corner nw"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="rail corner ne"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="rail corner se"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="rail corner sw"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="ladder n"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="ladder e"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="ladder s"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="ladder w"/>
   <property name="terrain" value="stairs"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="name" value="beside hull n"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="name" value="beside hull e"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="name" value="beside hull s"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="name" value="beside hull w"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="name" value="between hulls ns"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="name" value="between hulls ew"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="gangplank ns"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="gangplank ew"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="name" value="grapple ns"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="grapple ew"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="name" value="bow 11"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="name" value="bow 12"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="name" value="bow 13"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="name" value="transom north"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="name" value="hatch 11"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="name" value="hatch 12"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="bulkhead"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="name" value="bow 21"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="name" value="bow 22"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="name" value="bow 23"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="name" value="transom middle"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="name" value="hatch 21"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="name" value="hatch 22"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="name" value="past a bow n"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="name" value="past a bow s"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="name" value="past a bow ns"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="name" value="bow 31"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="name" value="bow 32"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="name" value="bow 33"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="name" value="transom south"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="name" value="grating"/>
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="name" value="helm"/>
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="name" value="capstan"/>
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="name" value="shot"/>
  </properties>
 </tile>
 <tile id="180">
  <properties>
   <property name="name" value="bow 41"/>
  </properties>
 </tile>
 <tile id="181">
  <properties>
   <property name="name" value="bow 42"/>
  </properties>
 </tile>
 <tile id="182">
  <properties>
   <property name="name" value="bow 43"/>
  </properties>
 </tile>
 <tile id="183">
  <properties>
   <property name="name" value="stern lantern"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="name" value="coil"/>
  </properties>
 </tile>
 <tile id="185">
  <properties>
   <property name="name" value="another coil"/>
  </properties>
 </tile>
 <tile id="186">
  <properties>
   <property name="name" value="wet boards"/>
  </properties>
 </tile>
 <tile id="187">
  <properties>
   <property name="name" value="old stain"/>
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="name" value="bow 51"/>
  </properties>
 </tile>
 <tile id="193">
  <properties>
   <property name="name" value="bow 52"/>
  </properties>
 </tile>
 <tile id="194">
  <properties>
   <property name="name" value="bow 53"/>
  </properties>
 </tile>
 <tile id="195">
  <properties>
   <property name="name" value="foam 1"/>
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="name" value="bow 61"/>
  </properties>
 </tile>
 <tile id="205">
  <properties>
   <property name="name" value="bow 62"/>
  </properties>
 </tile>
 <tile id="206">
  <properties>
   <property name="name" value="bow 63"/>
  </properties>
 </tile>
 <tile id="207">
  <properties>
   <property name="name" value="foam 2"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Gunwales" type="edge" tile="96">
   <wangcolor name="gunwales" color="#943a31" tile="96" probability="1"/>
   <wangtile tileid="96" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="97" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="98" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="99" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="120" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="121" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="122" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="123" wangid="0,0,0,0,1,0,1,0"/>
  </wangset>
  <wangset name="Rails" type="edge" tile="108">
   <wangcolor name="rails" color="#c79a5f" tile="108" probability="1"/>
   <wangtile tileid="108" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="109" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="110" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="111" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="124" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="125" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="126" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="127" wangid="0,0,0,0,1,0,1,0"/>
  </wangset>
  <wangset name="Water beside hulls" type="edge" tile="132">
   <wangcolor name="water beside hulls" color="#8fb0a8" tile="132" probability="1"/>
   <wangtile tileid="132" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="133" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="134" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="135" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="136" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="137" wangid="0,0,1,0,0,0,1,0"/>
  </wangset>
  <wangset name="Decks and sea" type="corner" tile="0">
   <wangcolor name="sea" color="#4f7276" tile="0" probability="1"/>
   <wangcolor name="deck" color="#a08a6a" tile="6" probability="1"/>
   <wangcolor name="raised deck" color="#c79a5f" tile="48" probability="1"/>
   <wangcolor name="castle deck" color="#e0b060" tile="54" probability="1"/>
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
   <wangtile tileid="6" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="7" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="8" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="9" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="10" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="11" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="18" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="19" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="20" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="21" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="22" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="23" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="30" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="31" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="32" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="33" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="34" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="35" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="42" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="43" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="44" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="45" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="46" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="47" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="48" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="49" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="50" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="51" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="52" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="53" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="60" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="61" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="62" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="63" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="64" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="65" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="72" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="73" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="74" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="75" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="76" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="77" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="84" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="85" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="86" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="87" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="88" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="89" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="54" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="55" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="56" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="57" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="58" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="59" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="66" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="67" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="68" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="69" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="70" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="71" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="78" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="79" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="80" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="81" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="82" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="83" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="90" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="91" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="92" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="93" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="94" wangid="0,4,0,4,0,4,0,4"/>
   <wangtile tileid="95" wangid="0,4,0,4,0,4,0,4"/>
  </wangset>
 </wangsets>
</tileset>

<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tiltyard" tilewidth="64" tileheight="64" tilecount="40" columns="8">
 <image source="tiltyard.png" width="512" height="320"/>
 <tile id="0">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 11"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 12"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 13"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 14"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 21"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 22"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 23"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="sand 24"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 31"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 32"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 33"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 34"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="barrier west"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="barrier middle"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="barrier east"/>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 41"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 42"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 43"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="0"/>
   <property name="name" value="turf 44"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stand"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stand cloth 1"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stand cloth 2"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="exit" type="bool" value="false"/>
   <property name="level" type="int" value="1"/>
   <property name="name" value="stand cloth 3"/>
   <property name="terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="bunting 1"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="bunting 2"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="bunting 3"/>
  </properties>
 </tile>
</tileset>

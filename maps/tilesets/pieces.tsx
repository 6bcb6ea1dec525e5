<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="pieces" tilewidth="256" tileheight="256" tilecount="51" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="chair">
  <image width="64" height="64" source="pieces/chair_s.png"/>
 </tile>
 <tile id="1" type="chair">
  <image width="64" height="64" source="pieces/chair_w.png"/>
 </tile>
 <tile id="2" type="chair">
  <image width="64" height="64" source="pieces/chair_n.png"/>
 </tile>
 <tile id="3" type="chair">
  <image width="64" height="64" source="pieces/chair_e.png"/>
 </tile>
 <tile id="4" type="table">
  <properties>
   <property name="flipped" type="bool" value="false"/>
  </properties>
  <image width="128" height="64" source="pieces/table_2_across.png"/>
 </tile>
 <tile id="5" type="table">
  <properties>
   <property name="flipped" type="bool" value="false"/>
  </properties>
  <image width="64" height="128" source="pieces/table_2_upright.png"/>
 </tile>
 <tile id="6" type="table">
  <properties>
   <property name="flipped" type="bool" value="false"/>
  </properties>
  <image width="192" height="64" source="pieces/table_3_across.png"/>
 </tile>
 <tile id="7" type="table">
  <properties>
   <property name="flipped" type="bool" value="false"/>
  </properties>
  <image width="64" height="192" source="pieces/table_3_upright.png"/>
 </tile>
 <tile id="8" type="table">
  <properties>
   <property name="flipped" type="bool" value="true"/>
  </properties>
  <image width="128" height="64" source="pieces/table_2_flipped_across.png"/>
 </tile>
 <tile id="9" type="table">
  <properties>
   <property name="flipped" type="bool" value="true"/>
  </properties>
  <image width="64" height="128" source="pieces/table_2_flipped_upright.png"/>
 </tile>
 <tile id="10" type="table">
  <properties>
   <property name="flipped" type="bool" value="true"/>
  </properties>
  <image width="192" height="64" source="pieces/table_3_flipped_across.png"/>
 </tile>
 <tile id="11" type="table">
  <properties>
   <property name="flipped" type="bool" value="true"/>
  </properties>
  <image width="64" height="192" source="pieces/table_3_flipped_upright.png"/>
 </tile>
 <tile id="12" type="shelf">
  <properties>
   <property name="falls" value="S"/>
  </properties>
  <image width="64" height="64" source="pieces/shelf_1_s.png"/>
 </tile>
 <tile id="13" type="shelf">
  <properties>
   <property name="falls" value="W"/>
  </properties>
  <image width="64" height="64" source="pieces/shelf_1_w.png"/>
 </tile>
 <tile id="14" type="shelf">
  <properties>
   <property name="falls" value="N"/>
  </properties>
  <image width="64" height="64" source="pieces/shelf_1_n.png"/>
 </tile>
 <tile id="15" type="shelf">
  <properties>
   <property name="falls" value="E"/>
  </properties>
  <image width="64" height="64" source="pieces/shelf_1_e.png"/>
 </tile>
 <tile id="16" type="shelf">
  <properties>
   <property name="falls" value="S"/>
  </properties>
  <image width="128" height="64" source="pieces/shelf_2_s.png"/>
 </tile>
 <tile id="17" type="shelf">
  <properties>
   <property name="falls" value="W"/>
  </properties>
  <image width="64" height="128" source="pieces/shelf_2_w.png"/>
 </tile>
 <tile id="18" type="shelf">
  <properties>
   <property name="falls" value="N"/>
  </properties>
  <image width="128" height="64" source="pieces/shelf_2_n.png"/>
 </tile>
 <tile id="19" type="shelf">
  <properties>
   <property name="falls" value="E"/>
  </properties>
  <image width="64" height="128" source="pieces/shelf_2_e.png"/>
 </tile>
 <tile id="20" type="shelf">
  <properties>
   <property name="falls" value="S"/>
  </properties>
  <image width="192" height="64" source="pieces/shelf_3_s.png"/>
 </tile>
 <tile id="21" type="shelf">
  <properties>
   <property name="falls" value="W"/>
  </properties>
  <image width="64" height="192" source="pieces/shelf_3_w.png"/>
 </tile>
 <tile id="22" type="shelf">
  <properties>
   <property name="falls" value="N"/>
  </properties>
  <image width="192" height="64" source="pieces/shelf_3_n.png"/>
 </tile>
 <tile id="23" type="shelf">
  <properties>
   <property name="falls" value="E"/>
  </properties>
  <image width="64" height="192" source="pieces/shelf_3_e.png"/>
 </tile>
 <tile id="24" type="mug">
  <properties>
   <property name="full" type="bool" value="true"/>
  </properties>
  <image width="64" height="64" source="pieces/mug_full.png"/>
 </tile>
 <tile id="25" type="mug">
  <properties>
   <property name="full" type="bool" value="false"/>
  </properties>
  <image width="64" height="64" source="pieces/mug_empty.png"/>
 </tile>
 <tile id="26" type="chandelier">
  <image width="64" height="64" source="pieces/chandelier.png"/>
 </tile>
 <tile id="27" type="rope">
  <image width="64" height="64" source="pieces/rope.png"/>
 </tile>
 <tile id="28" type="chest">
  <image width="64" height="64" source="pieces/chest.png"/>
 </tile>
 <tile id="29" type="rapier">
  <image width="64" height="64" source="pieces/rapier.png"/>
 </tile>
 <tile id="30" type="cutlass">
  <image width="64" height="64" source="pieces/cutlass.png"/>
 </tile>
 <tile id="31" type="dagger">
  <image width="64" height="64" source="pieces/dagger.png"/>
 </tile>
 <tile id="32" type="mast">
  <image width="64" height="64" source="pieces/mast.png"/>
 </tile>
 <tile id="33" type="cannon">
  <image width="64" height="64" source="pieces/cannon_1_n.png"/>
 </tile>
 <tile id="34" type="cannon">
  <image width="64" height="64" source="pieces/cannon_1_e.png"/>
 </tile>
 <tile id="35" type="cannon">
  <image width="64" height="64" source="pieces/cannon_1_s.png"/>
 </tile>
 <tile id="36" type="cannon">
  <image width="64" height="64" source="pieces/cannon_1_w.png"/>
 </tile>
 <tile id="37" type="cannon">
  <image width="128" height="64" source="pieces/cannon_2_e.png"/>
 </tile>
 <tile id="38" type="cannon">
  <image width="64" height="128" source="pieces/cannon_2_s.png"/>
 </tile>
 <tile id="39" type="cannon">
  <image width="128" height="64" source="pieces/cannon_2_w.png"/>
 </tile>
 <tile id="40" type="cannon">
  <image width="64" height="128" source="pieces/cannon_2_n.png"/>
 </tile>
 <tile id="41" type="carpet">
  <image width="128" height="128" source="pieces/carpet_2x2.png"/>
 </tile>
 <tile id="42" type="carpet">
  <image width="128" height="192" source="pieces/carpet_2x3.png"/>
 </tile>
 <tile id="43" type="carpet">
  <image width="192" height="128" source="pieces/carpet_3x2.png"/>
 </tile>
 <tile id="44" type="carpet">
  <image width="192" height="192" source="pieces/carpet_3x3.png"/>
 </tile>
 <tile id="45" type="carpet">
  <image width="128" height="256" source="pieces/carpet_2x4.png"/>
 </tile>
 <tile id="46" type="carpet">
  <image width="256" height="128" source="pieces/carpet_4x2.png"/>
 </tile>
 <tile id="47" type="fallen_shelf">
  <image width="64" height="64" source="pieces/fallen_shelf_1.png"/>
 </tile>
 <tile id="48" type="fallen_shelf">
  <image width="128" height="64" source="pieces/fallen_shelf_2.png"/>
 </tile>
 <tile id="49" type="fallen_shelf">
  <image width="192" height="64" source="pieces/fallen_shelf_3.png"/>
 </tile>
 <tile id="50" type="broken_glass">
  <image width="64" height="64" source="pieces/broken_glass.png"/>
 </tile>
</tileset>

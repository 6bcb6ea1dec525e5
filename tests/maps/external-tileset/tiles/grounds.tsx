<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="grounds" tilewidth="64" tileheight="64">
  <tile id="0"><properties><property name="terrain" value="floor"/></properties></tile>
  <tile id="1"><properties><property name="terrain" value="wall"/></properties></tile>
  <tile id="2"><properties><property name="terrain" value="void"/></properties></tile>
  <tile id="3"><properties><property name="terrain" value="stairs"/><property name="level" type="int" value="1"/></properties></tile>
  <tile id="4"><properties><property name="terrain" value="floor"/><property name="level" type="int" value="2"/></properties></tile>
  <tile id="5"><properties><property name="terrain" value="floor"/><property name="exit" type="bool" value="true"/></properties></tile>
  <tile id="6"/>
</tileset>

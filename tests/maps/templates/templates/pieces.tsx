<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="pieces" tilewidth="128" tileheight="64">
  <tile id="0" type="table"/>
</tileset>

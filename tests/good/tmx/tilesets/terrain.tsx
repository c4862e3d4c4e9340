<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="14" tileheight="12" tilecount="3" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="14" height="12" source="pictures/meadow_01.png"/>
 </tile>
 <tile id="1">
  <image width="14" height="12" source="pictures/deepWater.png"/>
 </tile>
 <tile id="4">
  <image width="14" height="12" source="tower.png"/>
 </tile>
</tileset>

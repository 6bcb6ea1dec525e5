"""Tiled's files: read safely, checked, and put into plain data."""

from game.maps.tiled.document import MapDocument, MapObject, ObjectLayer, Shape, Tile, TileLayer, Tileset
from game.maps.tiled.reading import read_document

__all__ = [
    "MapDocument",
    "MapObject",
    "ObjectLayer",
    "Shape",
    "Tile",
    "TileLayer",
    "Tileset",
    "read_document",
]

"""What the map browser is made of: maps read out of sight, watched while it shows, and drawn in small portions.

`reading` looks at one map file; `watch` keeps all of them as they are on disk, with one worker thread that touches no
picture; `painting` draws thumbnails and floors a few milliseconds at a time; `rows` and `report` are its widgets;
`folders` says where maps are looked for.
"""

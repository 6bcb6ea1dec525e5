"""Maps that are out to harm: too large, too deep, outside their folder, or broken at random."""

from __future__ import annotations

import base64
import contextlib
import os
import tracemalloc
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.maps import MapError, Severity, check_map, load_map
from game.maps.pictures import tile_layers

HERE = Path(__file__).parent
GROUNDS = """<tileset firstgid="1" name="grounds" tilewidth="64" tileheight="64">
<tile id="0"><properties><property name="terrain" value="floor"/></properties></tile></tileset>"""


def written(folder: Path, inside: str, rows: int = 2, columns: int = 2) -> Path:
    path = folder / "map.tmx"
    size = f'width="{columns}" height="{rows}" tilewidth="64" tileheight="64"'
    path.write_text(f'<map orientation="orthogonal" {size}>{inside}</map>', encoding="utf-8")
    return path


def floor(rows: int = 2, columns: int = 2) -> str:
    numbers = ",".join(["1"] * (rows * columns))
    return f'<layer width="{columns}" height="{rows}" name="floor"><data encoding="csv">{numbers}</data></layer>'


def codes(path: Path) -> list[str]:
    return [fault.code for fault in check_map(path)]


def chair(id: int, x: int = 0, y: int = 0, kind: str = "chair") -> str:
    return f'<object id="{id}" type="{kind}" x="{x}" y="{y}" width="64" height="64"/>'


@pytest.mark.parametrize(
    ("given", "code"),
    [("nowhere/at/all.tmx", "missing-map"), (".", "missing-map"), ("x" * 5000, "unreadable-map"), ("a\0b", None)],
)
def test_a_file_that_is_none_is_said_to_be_none(given: str, code: str | None) -> None:
    with pytest.raises(MapError) as caught:
        load_map(given)
    (fault,) = caught.value.faults
    assert fault.code in ((code,) if code else ("missing-map", "unreadable-map"))
    assert fault.file.isprintable()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "map.tmx")
    assert codes(tmp_path / "map.tmx") == ["missing-map"]


def test_a_file_in_an_unknown_encoding(tmp_path: Path) -> None:
    path = tmp_path / "map.tmx"
    path.write_bytes(b'<?xml version="1.0" encoding="tavern-script"?><map/>')
    assert codes(path) == ["not-xml"]


def test_a_file_in_utf_16_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, GROUNDS + floor())
    text = '<?xml version="1.0" encoding="UTF-16"?>' + path.read_text(encoding="utf-8")
    path.write_bytes(text.encode("utf-16"))
    assert codes(path) == []


def test_a_file_too_large(tmp_path: Path) -> None:
    path = written(tmp_path, " " * (8 * 1024 * 1024) + GROUNDS + floor())
    assert codes(path) == ["file-size"]


def test_a_world_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "isles.world").write_text('{"maps": [], "type": "world"}', encoding="utf-8")
    (fault,) = check_map(tmp_path / "isles.world")
    assert (fault.code, fault.remedy) == ("world", "Give one of its maps (.tmx)")


def test_zstandard_is_refused_with_a_way_out_where_nothing_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("game.maps.tiled.zstd.import_module", missing)
    data = '<data encoding="base64" compression="zstd">AAAA</data>'
    (fault,) = check_map(written(tmp_path, GROUNDS + f'<layer width="2" height="2" name="floor">{data}</layer>'))
    assert (fault.code, fault.layer) == ("layer-format", "floor")
    assert "needs Python 3.14 or the package zstandard" in fault.words
    assert fault.remedy.startswith("Choose CSV or Base64 (zlib)")


def test_chunks_that_unpack_without_end(tmp_path: Path) -> None:
    packed = base64.b64encode(zlib.compress(bytes(4 * 1024 * 1024), 9)).decode()
    chunks = "".join(f'<chunk x="0" y="0" width="1024" height="1024">{packed}</chunk>' for _ in range(3))
    layer = f'<layer name="floor"><data encoding="base64" compression="zlib">{chunks}</data></layer>'
    path = written(tmp_path, GROUNDS + layer + floor())
    path.write_text(path.read_text(encoding="utf-8").replace("<map ", '<map infinite="1" '), encoding="utf-8")
    assert codes(path)[0] == "map-size", "three million squares are more than any map needs"


def test_elements_too_deep_and_too_many(tmp_path: Path) -> None:
    assert codes(written(tmp_path, "<group>" * 5000 + "</group>" * 5000)) == ["xml-refused"]
    assert codes(written(tmp_path, "<a/>" * 500_001)) == ["xml-refused"]


def test_layers_tilesets_and_objects_beyond_count(tmp_path: Path) -> None:
    many = "".join(chair(id, kind="mug") for id in range(5001))
    inside = GROUNDS + floor() + f'<objectgroup name="things">{many}</objectgroup>'
    assert codes(written(tmp_path, inside)) == ["too-many-objects"]
    assert "too-many-layers" in codes(written(tmp_path, GROUNDS + floor() * 101))
    tilesets = "".join(f'<tileset firstgid="{id}" name="t"/>' for id in range(2, 103))
    assert codes(written(tmp_path, GROUNDS + tilesets + floor())) == ["too-many-tilesets"]


def test_decks_and_templates_beyond_count(tmp_path: Path) -> None:
    decks = "".join(
        f'<object id="{id}" name="d{id}" type="Deck" x="{id * 64}" y="0" width="64" height="64"/>' for id in range(21)
    )
    inside = GROUNDS + floor(1, 21) + f'<objectgroup name="things">{decks}</objectgroup>'
    assert codes(written(tmp_path, inside, 1, 21)) == ["too-many-decks"]
    for id in range(201):
        (tmp_path / f"{id}.tx").write_text('<template><object type="rope"/></template>', encoding="utf-8")
    ropes = "".join(f'<object id="{id}" template="{id}.tx" x="0" y="0"/>' for id in range(201))
    found = codes(written(tmp_path, GROUNDS + floor() + f'<objectgroup name="things">{ropes}</objectgroup>'))
    assert found == ["too-many-templates"]


def test_a_picture_held_inside_the_map_is_refused(tmp_path: Path) -> None:
    """As only very old versions of Tiled could write it."""
    image = '<image format="png" width="64" height="64"><data encoding="base64">AAAA</data></image>'
    tileset = f'<tileset firstgid="5" name="old" tilewidth="64" tileheight="64" tilecount="1" columns="1">{image}'
    assert codes(written(tmp_path, GROUNDS + tileset + "</tileset>" + floor())) == ["picture-inside"]


def test_a_layer_that_unpacks_without_end(tmp_path: Path) -> None:
    packed = base64.b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
    layer = (
        f'<layer width="2" height="2" name="floor"><data encoding="base64" compression="zlib">{packed}</data></layer>'
    )
    path = written(tmp_path, GROUNDS + layer)
    tracemalloc.start()
    (fault,) = check_map(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (fault.code, fault.layer) == ("layer-size", "floor")
    assert "more than 4 numbers" in fault.words
    assert peak < 20_000_000, "of 50 MB no more may be unpacked than the layer could hold"


def test_the_largest_board_loads(tmp_path: Path) -> None:
    board = load_map(written(tmp_path, GROUNDS + floor(200, 200), 200, 200)).board
    assert (board.rows, board.columns) == (200, 200)
    assert board.square_at(199, 199) == "GR200"


def test_the_same_furniture_everywhere_thousands_of_times(tmp_path: Path) -> None:
    carpet = '<object id="1" type="carpet" x="0" y="0" width="12800" height="12800"/>' * 5000
    inside = GROUNDS + floor(200, 200) + f'<objectgroup name="things">{carpet}</objectgroup>'
    assert codes(written(tmp_path, inside, 200, 200)) == ["too-much"]
    heap = "".join(chair(id) for id in range(3000))
    faults = check_map(written(tmp_path, GROUNDS + floor() + f'<objectgroup name="things">{heap}</objectgroup>'))
    assert [fault.code for fault in faults] == ["crowded"] * 100 + ["more"]


def test_a_hundred_warnings_do_not_forbid_a_map_nor_hide_an_error(tmp_path: Path) -> None:
    classless = "".join(chair(id, kind="") for id in range(300))
    inside = GROUNDS + floor() + f'<objectgroup name="things">{classless}{chair(300, kind="ghost")}</objectgroup>'
    faults = check_map(written(tmp_path, inside))
    assert [fault.code for fault in faults if fault.severity is Severity.ERROR] == ["unknown-class"]
    assert load_map(written(tmp_path, inside.replace("ghost", ""))).board.rows == 2


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.tsx"
    outside.write_text(GROUNDS.replace(' firstgid="1"', ""), encoding="utf-8")
    inside = tmp_path / "maps"
    inside.mkdir()
    (inside / "link.tsx").symlink_to(outside)
    (inside / "round.tsx").symlink_to(inside / "round.tsx")
    assert codes(written(inside, '<tileset firstgid="1" source="link.tsx"/>' + floor())) == ["outside"]
    looped = codes(written(inside, '<tileset firstgid="1" source="round.tsx"/>' + floor()))
    assert looped in (["outside"], ["missing-tileset"], ["unreadable-tileset"])


def test_a_map_elsewhere_may_use_the_tilesets_of_the_game(tmp_path: Path) -> None:
    from game import places

    source = (places.maps() / "tilesets" / "tavern.tsx").as_posix()
    path = written(tmp_path, f'<tileset firstgid="1" source="{source}"/>' + floor())
    assert codes(path) == []


SAMPLES = [
    (HERE / name / "map.tmx").read_bytes()
    for name in ("tile-objects", "groups", "decks-starts-and-names", "base64-zlib", "tile-elements", "overrides")
]

WOUNDS = st.tuples(st.floats(0, 1), st.sampled_from(["cut", "put", "copy"]), st.binary(max_size=6))


@given(
    st.sampled_from(SAMPLES),
    st.lists(
        st.tuples(st.floats(0, 1), st.sampled_from(["cut", "put", "copy"]), st.binary(max_size=6)),
        min_size=1,
        max_size=4,
    ),
)
@settings(max_examples=300, deadline=None)
def test_no_broken_map_is_anything_but_a_list_of_faults(
    tmp_path_factory: pytest.TempPathFactory, sample: bytes, wounds: list[tuple[float, str, bytes]]
) -> None:
    data = sample
    for where, how, what in wounds:
        at = int(where * len(data))
        if how == "cut":
            data = data[:at] + data[at + len(what) :]
        elif how == "put":
            data = data[:at] + what + data[at:]
        else:
            data = data[:at] + data[at // 2 : at // 2 + 40] + data[at:]
    check(tmp_path_factory.getbasetemp() / "wounded.tmx", data)


@given(
    st.sampled_from(SAMPLES),
    st.floats(0, 1),
    st.sampled_from(
        ["", "0", "-1", "nan", "inf", "1e308", "9999999999", "true", "4294967295", "٣", "../..", "{", "a b", "N"]
    ),
)
@settings(max_examples=300, deadline=None)
def test_no_value_in_any_attribute_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, sample: bytes, where: float, value: str
) -> None:
    parts = sample.split(b'"')
    parts[int(where * (len(parts) // 2 - 1)) * 2 + 1] = value.encode()
    check(tmp_path_factory.getbasetemp() / "wounded.tmx", b'"'.join(parts))


def check(path: Path, data: bytes) -> None:
    """The map loads, or every error is one clear line, and the checker says the same. So with its pictures."""
    path.write_bytes(data)
    errors = [fault for fault in check_map(path) if fault.severity is Severity.ERROR and "picture" not in fault.code]
    if errors:
        with pytest.raises(MapError) as caught:
            load_map(path)
        assert caught.value.faults == errors
        assert str(caught.value).splitlines() == [str(fault) for fault in errors]
        assert all(fault.words and fault.remedy for fault in errors)
    else:
        loaded = load_map(path)
        assert all(square in loaded.board for piece in loaded.pieces.values() for square in piece.squares)
    with contextlib.suppress(MapError):
        tile_layers(path, lambda file, key_colour, **more: lambda rectangle=None: file)

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli convert, and other verbs with hex maps of Tiled.

usage: test-cli-tiled.py PROGRAM SOURCE-ROOT
"""
import re
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import canonical, cli, differ_from, environment, pydna, root, something, temp, unpacked, write  # noqa: E402

from locales import NO_MAPPING, fill  # noqa: E402
good = root / 'tests/good/tmx'
bad = unpacked / 'bad/tmx'
objects = good / 'objects.tmx'


def convert(path, *options):
    """What a map becomes: the text of the scenario, and what was told."""
    out = temp / 'map.acies'
    result = cli('convert', path, '-o', out, *options).expect(0, '', something())
    return out.read_text(), result.err


def one_sentence(result, pattern):
    result.expect(2, '', re.compile(pattern))
    assert len(result.err.splitlines()) == 1, result.err


def to_a_scenario():
    text, told = convert(objects)
    expected, findings = canonical(objects)
    assert text == expected
    told = [line for line in told.splitlines() if ' error: ' not in line]
    assert all(line.startswith(f'{objects}:') for line in told), told
    assert not (different := differ_from(told, findings)), different


def guesses_the_game():
    text, told = convert(good / 'csv.tmx')
    assert 'ruleset="rome-vs-carthage"' in text and '[ruleset-guessed]' in told
    text, told = convert(good / 'csv.tmx', '--ruleset', 'rome-vs-macedon')
    assert 'ruleset="rome-vs-macedon"' in text and '[ruleset-guessed]' not in told
    assert '<terrain type="forest" hexes="C1 D1 ' in text and '<terrain type="river" hexes="A2 B2' in text


def maps_by_name_and_number():
    text, told = convert(good / 'csv.tmx', '--ruleset', 'rome-vs-macedon', '--map', 'GRASS=camp', '--map', '2 = Hill', '--map', 'ground:4=river')
    assert '<terrain type="hill" hexes="C1 D1' in text and '<terrain type="camp" hexes="A1 B1 E1' in text
    assert 'tile-unmapped' not in told, told
    assert re.search(r'<terrain type="river" hexes="A2 B2 D3 E3', text), text


def tells_how_to_map():
    """Once for all tiles, with words that can be given back as they stand."""
    told = convert(good / 'csv.tmx')[1].splitlines()
    how = [line for line in told if line.endswith('[map-tiles]')]
    assert len(how) == 1 and re.fullmatch(rf"{good / 'csv.tmx'}: note: .*--map 'ground:4=water'; .*Rome vs Carthage .*grass, water, hill, woods .*", how[0]), told
    assert told.index(how[0]) > max(i for i, line in enumerate(told) if 'tile-unmapped' in line), told
    text, told = convert(good / 'csv.tmx', '--map', 'ground:4=water')
    assert 'tile-unmapped' not in told and 'map-tiles' not in told, told
    told = cli('validate', good / 'csv.tmx').expect(1, something(), '').out
    assert told.count('[map-tiles]') == 1, told


def takes_the_layer_below():
    text, told = convert(good / 'layers.tmx', '--map', '7=hill')
    assert '<terrain type="hill" hexes="C3 D3"/>' in text
    text, told = convert(good / 'layers.tmx', '--map', '7=-')
    assert 'hill' not in text and 'tile-unmapped' not in told


def reads_a_file_of_mappings():
    mapping = write('tiles.txt', '# what the tiles are\ngrass = clear\nno such tile = camp\nground:4 = hill\n')
    text, told = convert(good / 'csv.tmx', '--ruleset', 'rome-vs-macedon', '--mapping', mapping, '--map', 'grass=forest')
    assert 'hexes="A1 B1 C1 D1 E1' in text and 'tile-unmapped' not in told
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', write('bad.txt', 'grass = hill\n\nforest\n')),
                 rf'bad\.txt:3: {fill(NO_MAPPING, "forest")}$')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', write('bad.txt', 'grass = lava\n')),
                 r'bad\.txt: Rome vs \w+ .*“lava”.* grass, water, hill, woods$')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', temp / 'nothing.txt'), r'nothing\.txt: ')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', write('big.txt', '#' * 300000)), 'larger than')
    (temp / 'latin.txt').write_bytes(b'\xe4 = hill\n')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', temp / 'latin.txt'), 'not UTF-8 text')


def refuses_what_it_cannot_map():
    rows = {
        ('--map', 'grass'): fill(NO_MAPPING, 'grass'),
        ('--map', '=hill'): fill(NO_MAPPING, '=hill'),
        ('--map', 'grass='): fill(NO_MAPPING, 'grass='),
        ('--map', 'grass=lava'): r'“lava”.* grass, water, hill, woods',
        ('--map', 'gras=hill'): r'“gras”.* grass, Forest, river, hexHill_02, ground:4',
        ('--ruleset', 'chess'): r'--ruleset: .*“chess”',
        ('--ruleset', '../../etc'): r'--ruleset: .*“\.\./\.\./etc”',
    }
    for options, pattern in rows.items():
        one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', *options), pattern)
    one_sentence(cli('convert', pydna, '-o', temp / 'no.acies', '--ruleset', 'rome-vs-macedon'), r'pydna\.acies .*Tiled')
    assert not (temp / 'no.acies').exists()


def turns_staggered_columns():
    text, told = convert(good / 'axis-x.tmx', '--ruleset', 'rome-vs-macedon')
    assert '<board columns="5" rows="5">' in text and '<terrain type="forest" hexes="A2 B3 E3 D4"/>' in text, text
    assert re.search(r'note: .* 90° .*\[map-turned\]', told), told
    assert '[board-widened]' in told and 'tile-dropped' not in told, told


def a_length_of_the_sides_that_is_left_over():
    """A staggered map has none, whatever it had as a hexagonal one."""
    text = (good / 'csv.tmx').read_text()
    path = write('left.tmx', re.sub(r'orientation="hexagonal"', 'orientation="staggered"', re.sub(r'hexsidelength="\d+"', 'hexsidelength="4000"', text)))
    assert 'staggered' in path.read_text() and '4000' in path.read_text()
    cli('convert', path, '-o', temp / 'left.acies').expect(0)


def broken_maps():
    """One clear sentence each, with the line, and nothing is written."""
    out = write('old.acies', 'what was there')
    for path in sorted(bad.glob('*.tmx')):
        one_sentence(cli('convert', path, '-o', out), '')
    assert out.read_text() == 'what was there'
    result = cli('convert', bad / 'zstd.tmx', '-o', out).expect(2, '', something())
    assert re.fullmatch(rf'{re.escape(str(bad))}/zstd\.tmx:15: .*\bzstd\b.*\bzlib\b.*\n', result.err), result.err


def pixels(path):
    """Rows of (r, g, b, a) of a PNG of 8 bits."""
    data = path.read_bytes()
    assert data[:8] == b'\x89PNG\r\n\x1a\n', path
    at, packed = 8, b''
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        if kind == b'IHDR':
            width, height, depth, colour, _, _, laced = struct.unpack('>IIBBBBB', data[at + 8:at + 8 + length])
            assert depth == 8 and colour in (2, 6) and not laced, (depth, colour, laced)
        if kind == b'IDAT':
            packed += data[at + 8:at + 8 + length]
        at += length + 12
    n, lines, before = 4 if colour == 6 else 3, zlib.decompress(packed), None
    rows = []
    for y in range(height):
        line = bytearray(lines[y * (width * n + 1):(y + 1) * (width * n + 1)])
        kind, line = line[0], line[1:]
        before = before or bytearray(len(line))
        for i in range(len(line)):
            left, up, corner = (line[i - n] if i >= n else 0), before[i], (before[i - n] if i >= n else 0)
            nearest = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            line[i] = line[i] + (0, left, up, (left + up) // 2, nearest)[kind] & 255
        rows.append([tuple(line[i:i + 3]) + ((line[i + 3],) if n == 4 else (255,)) for i in range(0, len(line), n)])
        before = line
    return rows


W, H, ROW, COLUMNS = 90, 104, 78, 8


def export(scenario, name):
    out = temp / name
    result = cli('convert', scenario, '-o', out).expect(0, '', something())
    assert re.findall(r'(hands|armies) .*\[not-held\]', result.err) == ['hands', 'armies'], result.err
    return out, ElementTree.parse(out).getroot()


def to_a_map():
    out, root_element = export(pydna, 'pydna.tmx')
    assert {name: root_element.get(name) for name in ('orientation', 'staggeraxis', 'staggerindex', 'width', 'height', 'tilewidth', 'tileheight', 'hexsidelength')} == \
        dict(orientation='hexagonal', staggeraxis='y', staggerindex='odd', width='12', height='9', tilewidth=str(W), tileheight=str(H), hexsidelength='52')
    image = root_element.find('tileset/image')
    picture = pixels(temp / image.get('source'))
    assert (len(picture[0]), len(picture)) == (int(image.get('width')), int(image.get('height')))
    units = root_element.findall("objectgroup[@name='Units']/object")
    assert len(units) == Path(pydna).read_text().count('<unit ')
    lead = next(unit for unit in units if unit.get('type') == 'roman-leader')
    assert (lead.get('x'), lead.get('y')) == (str(5 * W + W), str(7 * ROW + H // 2)), lead.attrib  # F8
    assert {p.get('name'): p.get('value') for p in lead.iter('property')} == {'figures': '3', 'side': 'rome'}
    cli('convert', out, '-o', temp / 'again.acies').expect(0)
    pattern = re.compile(r'<(?:terrain|unit) .*')
    assert pattern.findall((temp / 'again.acies').read_text()) == pattern.findall(Path(pydna).read_text())


def both_files_or_none():
    out, picture = temp / 'both.tmx', temp / 'both-tiles.png'
    out.mkdir()
    one_sentence(cli('convert', pydna, '-o', out), '')
    assert not picture.exists()
    out.rmdir()
    picture.mkdir()
    one_sentence(cli('convert', pydna, '-o', out), '')
    assert not out.exists()


def tile_of(picture, gid):
    x, y = (gid - 1) % COLUMNS * W, (gid - 1) // COLUMNS * H
    return [row[x:x + W] for row in picture[y:y + H]]


def looks_like_ours(out, root_element, drawn):
    """Every hex of the picture that Tiled draws shows its tile, or the unit on it."""
    picture = pixels(out.parent / root_element.find('tileset/image').get('source'))
    tiles = {gid: tile_of(picture, gid) for gid in range(1, int(root_element.find('tileset').get('tilecount')) + 1)}
    units = {(int(unit.get('x')), int(unit.get('y'))): int(unit.get('gid')) for unit in root_element.iter('object') if unit.get('gid')}
    rows = [[int(cell) for cell in line.split(',') if cell] for line in root_element.find('layer/data').text.split()]
    n = 0
    for row, cells in enumerate(rows):
        for column, gid in enumerate(cells):
            x, y = column * W + row % 2 * (W // 2), row * ROW
            shown = tiles[units.pop((x + W // 2, y + H // 2), gid)] if gid else None
            for dx, dy in ((45, 52), (35, 45), (55, 60), (45, 40)):
                if gid and shown[dy][dx][3] == 255:
                    assert all(abs(a - b) <= 4 for a, b in zip(drawn[y + dy][x + dx][:3], shown[dy][dx][:3])), (column, row, dx, dy)
                    n += 1
    assert not units and n > 300, (units, n)


def tiled_draws_it():
    rasterizer = shutil.which('tmxrasterizer')
    for name, scenario in (('pydna', pydna), ('ticinus', root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies')):
        out, root_element = export(scenario, f'{name}-drawn.tmx')
        if rasterizer is None:
            print('# tmxrasterizer is not installed (Debian package “tiled”): only the files were looked at')
            assert root_element.find('layer/data').text.strip() and pixels(temp / f'{name}-drawn-tiles.png')
            continue
        subprocess.run([rasterizer, out, temp / 'drawn.png'], check=True, timeout=60, capture_output=True,
                       env=environment | {'QT_QPA_PLATFORM': 'offscreen', 'XDG_RUNTIME_DIR': str(temp)})
        looks_like_ours(out, root_element, pixels(temp / 'drawn.png'))


def other_verbs_read_maps():
    cli('validate', good / 'csv.tmx').expect(1, re.compile(r'\[tile-unmapped\]'), '')
    cli('render', objects, '-w', '200', '-o', temp / 'map.png').expect(0, '', '')
    assert (temp / 'map.png').exists()


cases = [(f'/cli/tiled/{function.__name__.replace("_", "-")}', function) for function in (
    to_a_scenario, guesses_the_game, maps_by_name_and_number, tells_how_to_map, takes_the_layer_below, reads_a_file_of_mappings,
    refuses_what_it_cannot_map, turns_staggered_columns, a_length_of_the_sides_that_is_left_over, broken_maps, other_verbs_read_maps, to_a_map, both_files_or_none, tiled_draws_it)]

if __name__ == '__main__':
    tap.run(cases)

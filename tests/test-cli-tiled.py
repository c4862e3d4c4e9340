#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli convert, and other verbs with hex maps of Tiled.

usage: test-cli-tiled.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / 'support'))
import tap  # noqa: E402
from cli import cli, pydna, root, something, temp, write  # noqa: E402

good = root / 'tests/good/tmx'
bad = root / 'tests/bad/tmx'
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
    assert text == objects.with_suffix('.canonical').read_text()
    told = [line for line in told.splitlines() if ' error: ' not in line]
    expected = (good / 'objects.findings').read_text().splitlines()
    assert told == [f'{objects}:{line}' for line in expected], told


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
                 r'bad\.txt:3: “forest” is no “tile = terrain”$')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', write('bad.txt', 'grass = lava\n')),
                 r'bad\.txt: Rome vs \w+ has no terrain “lava”; it has grass, water, hill, woods$')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', temp / 'nothing.txt'), r'nothing\.txt: ')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', write('big.txt', '#' * 300000)), 'larger than')
    (temp / 'latin.txt').write_bytes(b'\xe4 = hill\n')
    one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', '--mapping', temp / 'latin.txt'), 'not text in UTF-8')


def refuses_what_it_cannot_map():
    rows = {
        ('--map', 'grass'): '“grass” is no “tile = terrain”',
        ('--map', '=hill'): '“=hill” is no “tile = terrain”',
        ('--map', 'grass='): '“grass=” is no “tile = terrain”',
        ('--map', 'grass=lava'): r'no terrain “lava”; it has grass, water, hill, woods',
        ('--map', 'gras=hill'): r'the map has no tile “gras”; it has grass, Forest, river, hexHill_02, ground:4',
        ('--ruleset', 'chess'): r'--ruleset: there is no ruleset “chess”',
        ('--ruleset', '../../etc'): r'--ruleset: there is no ruleset',
    }
    for options, pattern in rows.items():
        one_sentence(cli('convert', good / 'csv.tmx', '-o', temp / 'no.acies', *options), pattern)
    one_sentence(cli('convert', pydna, '-o', temp / 'no.acies', '--ruleset', 'rome-vs-macedon'), 'are for maps of Tiled')
    assert not (temp / 'no.acies').exists()


def broken_maps():
    """One clear sentence each, with the line, and nothing is written."""
    out = write('old.acies', 'what was there')
    for path in sorted(bad.glob('*.tmx')):
        one_sentence(cli('convert', path, '-o', out), '')
    assert out.read_text() == 'what was there'
    result = cli('convert', bad / 'zstd.tmx', '-o', out).expect(2, '', something())
    assert result.err == f'{bad}/' + (bad / 'zstd.errors').read_text(), result.err


def other_verbs_read_maps():
    cli('validate', good / 'csv.tmx').expect(1, re.compile(r'\[tile-unmapped\]'), '')
    cli('render', objects, '-w', '200', '-o', temp / 'map.png').expect(0, '', '')
    assert (temp / 'map.png').exists()


cases = [(f'/cli/tiled/{function.__name__.replace("_", "-")}', function) for function in (
    to_a_scenario, guesses_the_game, maps_by_name_and_number, takes_the_layer_below, reads_a_file_of_mappings,
    refuses_what_it_cannot_map, broken_maps, other_verbs_read_maps)]

if __name__ == '__main__':
    tap.run(cases)

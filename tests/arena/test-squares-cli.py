#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on squares on the command line: validated, drawn, set on a page, converted, played, in the words of squares.

usage: test-squares-cli.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import cli as support  # noqa: E402
import tap  # noqa: E402
from cli import something, temp  # noqa: E402
from locales import OFF_BOARD, SIZE_FIXED, fill  # noqa: E402

data = pathlib.Path(__file__).resolve().parent / 'squares'
yard = data / 'rulesets/arena-squares/scenarios/flagstones.acies'
here = {**support.environment, 'ACIES_DATA_DIR': str(data)}
FAVOURS = 'take mercy\ntake shields\ntake sand\ntake shields\n'


def cli(*words, **options):
    return support.cli(*words, env=here, **options)


def validated():
    cli('validate', yard).expect(0, something(), '')
    odd = temp / 'odd.acies'
    odd.write_text(yard.read_text().replace('columns="7"', 'columns="9"'))
    cli('validate', odd).expect(1, re.compile(
        r'odd\.acies:7: error: .* 9 × 3 .* 7 × 3, 14 × 3, 7 × 6 \['), '')
    odd.write_text(yard.read_text().replace('hex="B3"', 'hex="B33"'))
    cli('validate', odd).expect(1, re.compile(fill(OFF_BOARD, 'B33')), '')
    odd.write_text(yard.read_text().replace('hex="B3"', 'hex="33"'))
    cli('validate', odd).expect(1, re.compile(r'“33”.*\bsquare\b.*\[bad-hex\]'), '')


def drawn():
    for name in ('yard.png', 'yard.svg', 'yard.pdf'):
        cli('render', yard, '-o', temp / name).expect(0, '', '')
    cli('render', yard, '-o', temp / 'part.svg', '-s', 'B1:D3').expect(0, '', '')
    cli('render', yard, '-o', temp / 'part.svg', '-s', 'nowhere').expect(2, '', re.compile('not a square such as E5, or a rectangle'))
    cli('sheet', yard, '-o', temp / 'yard-sheet.pdf').expect(0, '', '')


def converted():
    map_ = temp / 'yard.tmx'
    cli('convert', yard, '-o', map_).expect(0, None, None)
    text = map_.read_text()
    assert 'orientation="orthogonal"' in text and 'tileheight="90"' in text, text
    back = temp / 'back.acies'
    cli('convert', map_, '-o', back).expect(0, None, None)
    board = re.compile('<board.*</board>', re.S)
    assert board.search(back.read_text())[0] == board.search(yard.read_text())[0], back.read_text()
    map_.write_text(text.replace('orthogonal', 'hexagonal'))
    cli('convert', map_, '-o', back, '--force').expect(
        2, '', re.compile(r'yard\.tmx:2: .*\bhex\b.*\bsquares\b'))
    cli('convert', yard, '-o', temp / 'yard.json').expect(2, '', re.compile('supports only Rome vs Carthage'))


def refused():
    """The size is fixed, and the sentence is the editor's."""
    cli('why', yard, 'resize', '14', '3').expect(1, re.compile(SIZE_FIXED), None)


def played():
    lines = FAVOURS + 'move B3 B1\n'
    cli('play', yard, '--seed', '5', stdin=lines).expect(1, None, re.compile('B1 is out of reach'))
    game = temp / 'yard.aciesgame'
    cli('play', yard, '--seed', '5', '--save', game, stdin=FAVOURS + 'move D3 C2\nmove F3 F2\ndone bout\n').expect(0, something(), '')
    cli('replay', game).expect(0, something(), '')
    legal = cli('legal', game).expect(0, something(), '').out
    assert 'attack F1 F2' in legal, legal       # below it
    assert 'attack D1 C2' not in legal, legal   # only a corner is common
    reach = cli('reach', game, '--unit', 'D1').expect(0, something(), '').out
    assert 'C1\t1' in reach and 'D3' not in reach, reach
    cli('reach', game, '--unit', 'nobody').expect(2, '', re.compile('--unit .*square.*“nobody”'))
    cli('simulate', yard, '--games', '2', '--seed', '3').expect(0, something(), None)


tap.run([(f'/squares/cli/{check.__name__}', check) for check in (validated, drawn, converted, refused, played)])

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that lacks what it can, on the command line: what it lacks is told of by nobody.

usage: test-lacking-cli.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))
import cli as support  # noqa: E402
import tap  # noqa: E402
from cli import something, temp  # noqa: E402
from locales import BATTLE_BEGINS  # noqa: E402

data = pathlib.Path(__file__).resolve().parent / 'data/lacking'
battle = data / 'rulesets/pit/scenarios/one-round.acies'
here = {**support.environment, 'ACIES_DATA_DIR': str(data)}


def cli(*words, **options):
    return support.cli(*words, env=here, **options)


def tells(out, *words):
    for word in words:
        assert re.search(word, out), (word, out)


def tells_nothing(out, *words):
    for word in words:
        assert not re.search(word, out), (word, out)


def shown():
    out = cli('show', battle).expect(0, something(), '').out
    tells(out, r'Blue School: 3\b.*; Crowd’s favour: 3\n', 'Blue School’s turn, phase: Favour\n', '  Reserve: ')
    tells_nothing(out, r'[Rr]ound \d', r'[Mm]orale', r'School: .*figures', 'enters at')
    assert len(re.findall('Deck: ', out)) == 1, out   # that of all sides


def played():
    game = temp / 'pit.aciesgame'
    game.unlink(missing_ok=True)
    out = cli('play', battle, '--players', 'easy', '--seed', '3', '--save', game).expect(0, something(), '').out
    tells(out, 'Crowd’s favour: Blue School 3, Red School 3\n', BATTLE_BEGINS)
    tells_nothing(out, r'round: \d', r'[Mm]orale', r'\nfigures:', r'Round \d')
    out = cli('show', game).expect(0, something(), '').out
    tells(out, 'Blue School: .*; Crowd’s favour: 3\n')
    tells_nothing(out, 'School: .*figures')
    out = cli('report', game, '-o', '-').expect(0, something(), '').out
    tells(out, 'Crowd’s favour 3 → 3, ')
    tells_nothing(out, r'Round \d', 'Morale', 'figures lost')


def simulated():
    out = cli('simulate', battle, '--games', '4', '--players', 'easy').expect(0, something(), None).out
    tells(out, 'Crowd’s favour .*10.*90')
    tells_nothing(out, 'Last round', 'Morale', 'figures left')


tap.run([(f'/lacking/cli/{check.__name__}', check) for check in (shown, played, simulated)])

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of Rome vs Carthage by acies-cli, judged by a second account of its rules.

usage: test-referee.py PROGRAM SOURCE-ROOT

referee.py must allow each command, and come to the same end with the same
morale, figures and round. At some points of each game both must allow the same.
Beside the battles that come with the program small ones are made, some of which
begin in the middle of a turn or bring units in from a reserve. On crowded boards
full of archers both must allow the same attacks.
"""
import os
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import referee  # noqa: E402
import tap  # noqa: E402
from cli import root, write  # noqa: E402
from judging import compare_allowed, judge, refuses  # noqa: E402

RULESET = root / 'data/rulesets/rome-vs-carthage'
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
SCENARIO = """<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-carthage">
  <title>A battle of chance</title>
  <board columns="{columns}" rows="{rows}">
{ground}  </board>
  <rules first="{first}" end-round="{end_round}">
{switches}  </rules>
{position}{armies}</scenario>
"""
ARMY = """  <army side="{side}" morale="{morale}" hand-size="{hand_size}" actions="{actions}" spent="{spent}"{entry}>
{units}{reserve}{cards}  </army>
"""
SWITCHES = {'woods-passable': 'yes no', 'woods-stop': 'yes no', 'woods-block': 'yes no', 'engaged-bind': 'no yes',
            'paths-bend': 'no yes', 'select': 'odd-rounds every-round never', 'actions-reset': 'every-round odd-rounds',
            'retreat-losses': 'no yes', 'morale-counts': 'heavy all', 'equal-morale': 'draw first second',
            'free-advance': 'after-kill whenever-empty never'}
CARDS = ('mixed-order cavalry-charge withdraw first-strike flanking envelopment cavalry-counter skirmish advance '
         'cavalry-pursue hit-and-run').split()
TYPES = 'leader archer spear pikes infantry cavalry numidians phoenicians equites velites'.split()


def marks_of(chance, is_in_turn):
    """At most one unit of a side in turn says that it acts; any may be ready, and who has acted has."""
    marks = [chance.choice([[], ['active'], ['moved']])] + [chance.choice([[], ['ready']]) for _ in range(2)]
    marks = marks if is_in_turn else []
    marks += [chance.choice([[], [], ['passive'], ['marched'], ['attacked']]) for _ in range(9 - len(marks))]
    return [mark + chance.choice([[], [], ['retreated']]) for mark in marks]


def unit_line(chance, place, marks, types):
    told = f' marks="{" ".join(marks)}"' if marks else ''
    return f'    <unit type="{chance.choice(types)}" hex="{referee.hex_name(place)}" figures="{chance.randint(1, 3)}"{told}/>\n'


def card_lines(chance, is_dealt):
    lines = []
    for card in CARDS:
        count = chance.randint(1, 3)
        hand = chance.randint(0, count) if is_dealt else 0
        if chance.random() < 0.8:
            lines.append(f'    <card id="{card}" count="{count}" hand="{hand}"/>\n')
    return ''.join(lines)


def army(chance, side, land, in_turn, types):
    """in_turn: who is in the middle of a turn, or None where the battle begins with a round."""
    marks = marks_of(chance, side == in_turn)[:chance.randint(3, 7)]
    units = [unit_line(chance, land.pop(), unit_marks, types) for unit_marks in marks]
    actions, waits = chance.randint(1, 4), chance.random() < 0.3
    reserve = f'    <reserve type="{chance.choice(TYPES)}" figures="2"/>\n' * chance.randint(1, 2) if waits else ''
    entry = ' '.join(referee.hex_name(land.pop()) for _ in range(2))
    return ARMY.format(side=side, morale=chance.randint(2, 12), hand_size=chance.randint(1, 6), actions=actions,
                       spent=chance.randint(0, actions - 1) if in_turn else 0, units=''.join(units), reserve=reserve,
                       entry=f' entry="{entry}"' if waits else '', cards=card_lines(chance, chance.random() < 0.5))


def small_battle(chance, types=TYPES, ground_hexes=(1, 4), turns=(None, None, *referee.SIDES)):
    """ground_hexes: the fewest and the most of each terrain. turns: see army()."""
    columns, rows = chance.choice([(7, 6), (9, 7), (6, 6)])
    land = [(column, row) for row in range(rows) for column in range(columns - row % 2)]
    chance.shuffle(land)
    ground = ''
    for terrain in ('water', 'hill', 'woods'):
        names = ' '.join(referee.hex_name(land.pop()) for _ in range(chance.randint(*ground_hexes)))
        ground += f'    <terrain type="{terrain}" hexes="{names}"/>\n'
    switches = ''
    for switch, values in SWITCHES.items():
        value = chance.choice(['default', *values.split()])
        switches += f'    <switch id="{switch}" value="{value}"/>\n' if value != 'default' else ''
    in_turn = chance.choice(turns)
    position = f'  <position round="{chance.randint(1, 3)}" side="{in_turn}" phase="move"/>\n' if in_turn else ''
    return SCENARIO.format(columns=columns, rows=rows, ground=ground, first=chance.choice(referee.SIDES),
                           end_round=chance.randint(3, 8), switches=switches, position=position,
                           armies=''.join(army(chance, side, land, in_turn, types) for side in referee.SIDES))


def compare_end(battle, told):
    assert battle.round == told['round'], (battle.round, told)
    for side in referee.SIDES:
        assert battle.numbers[side]['morale'] == told['morale'][side], (side, told)
        assert sum(unit.strength for unit in battle.units if unit.side == side) == told['figures'][side], (side, told)


def judge_battle(scenario):
    for seed in range(4 if LONG else 1):
        judge(scenario, seed, referee.Battle(RULESET, scenario), compare_end)


def judge_small_battles(first):
    for seed in range(first, first + 8):
        path = write('small.acies', small_battle(random.Random(seed)))
        judge(path, seed, referee.Battle(RULESET, path), compare_end)


def judge_sight(first):
    """Compare what may be attacked on crowded boards. No die is rolled."""
    for seed in range(first, first + 20):
        chance = random.Random(seed)
        scenario = write('sight.acies', small_battle(chance, ['archer'], (2, 5), referee.SIDES))
        battle = referee.Battle(RULESET, scenario)
        battle.play([])
        compare_allowed(battle, scenario)


def main():
    battles = sorted(RULESET.glob('scenarios/*.acies')) + sorted(RULESET.glob('templates/*.acies'))
    cases = [(f'/referee/{path.stem}', lambda path=path: judge_battle(path)) for path in battles]
    cases += [(f'/referee/small-battles-{first}', lambda first=first: judge_small_battles(first)) for first in range(0, 40 if LONG else 16, 8)]
    cases += [(f'/referee/sight-{first}', lambda first=first: judge_sight(first)) for first in range(0, 60 if LONG else 20, 20)]
    cases.append(('/referee/refuses', lambda: [refuses(referee.Battle(RULESET, RULESET / 'scenarios/ticinus.acies'), command) for command in ('take skirmish', 'move E1 E2')] and None))
    tap.run(cases)


if __name__ == '__main__':
    main()

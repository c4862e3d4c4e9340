#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of BattlePlay by acies-cli, judged by a second account of its rules.

usage: test-referee-bp.py PROGRAM SOURCE-ROOT

referee_bp.py must allow each command, and come to the same end with the same main
battle cards. At some points of each game both must allow the same. Beside the
battles and templates small ones are made, which begin with any phase.
"""
import os
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import referee_bp  # noqa: E402
import tap  # noqa: E402
from cli import cli, environment, root, temp, write  # noqa: E402
from judging import compare_allowed, judge, refuses  # noqa: E402

RULESET = root / 'data/rulesets/battleplay'
GAMES = 25 if os.environ.get('ACIES_TEST_LONG') else 1
SCENARIO = """<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="battleplay">
  <title>A battle of chance</title>
  <board columns="{columns}" rows="3">
{ground}  </board>
  <rules first="{first}" end-round="1">
{switches}  </rules>
  <position round="1" side="{first}" phase="{phase}"/>
{armies}</scenario>
"""
SWITCHES = {'near-nation': 'rome greece carthage barbaricum', 'far-nation': 'rome greece carthage barbaricum',
            'deployment': 'given by-the-players by-the-players', 'deal-tactica': 'yes no', 'dice-table': 'table-a table-b',
            'battle-ground': 'given-ground drawn', 'trees': '0 1 3 6', 'mountains': '0 2 4', 'prepared-near': '0 1 2',
            'prepared-far': '0 0 1', 'waterway-beside': 'yes no', 'siege': 'no no no yes', 'garrison': '0 2 4', 'walls': 'yes no',
            'siegecraft': 'yes no', 'rout': '0 0 2'}
TACTICA = ('second-wind confusion ferocity disorder rally ambush scouts redeploy hold-the-line forced-march '
           'seize-the-initiative').split()

# What chance hardly ever makes: the phase, switches, cards of both sides.
MADE = {
    # A main battle card goes nowhere where its general would meet another (BP-A30).
    'two-generals': ('exploitation', {'near-nation': 'carthage'},
                     'scutarii:C3,F3 talented-general:C3 numidians:D3 competent-general:D3', 'soldurii:A1,G1'),
    # Cards of one square roll together, and only the first has its S, which skirmishers fear as well (BP-A29, BP-A36).
    'stacks': ('melee-combat', {'far-nation': 'carthage'},
               'legionaries:B3,C3,E3 velites:B3,C3 scorpio:C3 triarii:F3 velites:F3,G3 talented-general:F3',
               'balearic-slingers:B1,C1,E1 african-spearmen:E1,G1,A1 numidians:F1'),
    # Any troop card without an enemy in front supports, also beside one that does (BP-R40).
    'supports': ('melee-combat', {'far-nation': 'carthage'},
                 'legionaries:B3,C1,F3 scorpio:B3,G3 velites:B3,D3 talented-general:B3',
                 'african-spearmen:A1,E1 balearic-slingers:C3,E1 numidians:G1 punic-cavalry:F1'),
    # Enemies in both rows of a file beside a card are in that file (BP-R40).
    'beside': ('melee-combat', {}, 'legionaries:E3,F3 velites:B3,D1 scorpio:G1',
               'javelinmen:A3,C3 slingers:A1,C1 soldurii:E1,F1'),
    # Reserves come in in any file (BP-R38).
    'reserves': ('exploitation', {'near-nation': 'carthage', 'far-nation': 'rome'},
                 'scutarii:C3,D3 balearic-slingers:reserve war-elephants:reserve',
                 'legionaries:C1,E1 scorpio:reserve triarii:reserve'),
    # Skirmishers who leave still count for the town, which holds if it has not fallen (BP-A15, BP-R46).
    'town': ('charge-combat', {'far-nation': 'carthage', 'siege': 'yes', 'garrison': '1'},
             'legionaries:B3,C3,D3,E3 scorpio:C3,reserve triarii:reserve',
             'scutarii:B1,C1 balearic-slingers:D1,E1'),
}


def army(chance, side, columns, water, types):
    row, lines, reserve, taken = 3 if side == 'near' else 1, [], [], set()
    for kind in chance.choices(sorted(types), k=chance.randint(4, 14)):
        file = chance.randrange(columns)
        square = (file, types[kind].layer)
        if chance.random() < 0.25:
            reserve.append(kind)
        elif square not in taken and file != water:
            taken.add(square)
            lines.append(f'    <unit type="{kind}" hex="{referee_bp.name_of((file, row - 1))}" figures="{chance.randint(1, 1 + (types[kind].layer < 3))}"/>\n')
    lines += [f'    <reserve type="{kind}" figures="{1 + (types[kind].layer < 3)}"/>\n' for kind in reserve]
    lines += [f'    <card id="{card}" hand="{chance.randint(1, 2)}"/>\n' for card in TACTICA if chance.random() < 0.3]
    return f'  <army side="{side}" morale="1" hand-size="0">\n{"".join(lines)}  </army>\n'


def small_battle(chance):
    columns, types = chance.choice([7, 7, 14]), referee_bp.Battle(RULESET, RULESET / 'scenarios/allia.acies').types
    water = chance.choice([None, None, 0, columns - 1])
    ground = f'    <terrain type="waterway" hexes="{referee_bp.name_of((water, 1))}"/>\n' if water is not None else ''
    free = [file for file in range(columns) if file != water]
    chance.shuffle(free)
    for terrain in ('woods', 'rocky-ground', 'hill', 'wooded-hill', 'rocky-hill'):
        ground += f'    <terrain type="{terrain}" hexes="{referee_bp.name_of((free.pop(), chance.choice([1, 1, 2]) if terrain == "hill" else 1))}"/>\n'
    switches = ''.join(f'    <switch id="{switch}" value="{chance.choice(values.split())}"/>\n' for switch, values in SWITCHES.items())
    return SCENARIO.format(columns=columns, ground=ground, first=chance.choice(referee_bp.SIDES), switches=switches,
                           phase=chance.choice(referee_bp.PHASES), armies=''.join(army(chance, side, columns, water, types) for side in referee_bp.SIDES))


def compare_end(battle, told):
    for side in referee_bp.SIDES:
        assert battle.count_main(side) == told['morale'][side], (side, battle.count_main(side), told)
        assert sum(unit.figures for unit in battle.army(side) if unit.lies()) == told['figures'][side], (side, told)


def judge_battle(scenario):
    for seed in range(GAMES):
        judge(scenario, seed, referee_bp.Battle(RULESET, scenario), compare_end)


def judge_small_battles(first):
    """Those in which an army has too few cards to begin with are not played."""
    for seed in range(first, first + 10):
        path = write('small.acies', small_battle(random.Random(seed)))
        if cli('validate', path, env=environment).status == 0:
            judge(path, seed, referee_bp.Battle(RULESET, path), compare_end)


def made(name):
    """The text of a battle that chance hardly ever makes."""
    phase, switches, near, far = MADE[name]
    armies = ''
    for side, cards in (('near', near), ('far', far)):
        lines = []
        for kind, places in (card.split(':') for card in cards.split()):
            figures = 1 if kind.endswith('general') else 2
            lines += [f'    <reserve type="{kind}" figures="{figures}"/>\n' if place == 'reserve' else
                      f'    <unit type="{kind}" hex="{place}" figures="{figures}"/>\n' for place in places.split(',')]
        lines.sort(key=lambda line: 'reserve' in line)
        armies += f'  <army side="{side}" morale="1" hand-size="0">\n{"".join(lines)}  </army>\n'
    ground = '    <terrain type="hill" hexes="A2"/>\n    <terrain type="woods" hexes="D2"/>\n'
    return SCENARIO.format(columns=7, ground=ground, first='near', phase=phase, armies=armies,
                           switches=''.join(f'    <switch id="{switch}" value="{value}"/>\n' for switch, value in switches.items()))


def judge_made(name):
    path = write(f'{name}.acies', made(name))
    for seed in range(4 * GAMES):
        judge(path, seed, referee_bp.Battle(RULESET, path), compare_end)
        battle = referee_bp.Battle(RULESET, path)
        battle.play([])
        compare_allowed(battle, '--at', 0, temp / 'judged.aciesgame')


def main():
    battles = sorted(RULESET.glob('scenarios/*.acies')) + sorted(RULESET.glob('templates/*.acies'))
    cases = [(f'/referee-bp/{path.stem}', lambda path=path: judge_battle(path)) for path in battles]
    cases += [(f'/referee-bp/small-battles-{first}', lambda first=first: judge_small_battles(first)) for first in range(0, 20 * GAMES, 10)]
    cases += [(f'/referee-bp/{name}', lambda name=name: judge_made(name)) for name in MADE]
    cases.append(('/referee-bp/refuses', lambda: [refuses(referee_bp.Battle(RULESET, RULESET / 'scenarios/vicus-gothi.acies'), command) for command in ('attack C3 A1 scorpio', 'move E3 F3')] and None))
    tap.run(cases)


if __name__ == '__main__':
    main()

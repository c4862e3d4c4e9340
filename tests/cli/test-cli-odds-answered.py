#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks acies-cli for exact chances where the target rolls against each hit, and counts them again by throwing all dice.

usage: test-cli-odds-answered.py PROGRAM SOURCE-ROOT
"""
import collections
import fractions
import functools
import itertools
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import cli, localized, root, something, temp  # noqa: E402
from locales import NO_EFFECT, PER_HIT, TO_RETREAT, fill  # noqa: E402

RULESET = 'rome-vs-carthage'
FACES = range(1, 7)
EVERY = 24  # retreats that a Leader ignores: each
ticinus = root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies'


def duel(attacker, defender, *words):
    return ['odds', '--ruleset', RULESET, '--attacker', attacker, '--defender', defender, *words]


def odds_of(*words):
    return cli(*duel(*words), '--json').expect(0, something(), '').json()


def chances(data):
    """{(hits, wounds, retreats, losses, eliminated): fraction}, each result once."""
    found = {}
    for outcome in data['outcomes']:
        result = tuple(outcome[name] for name in ('hits', 'wounds', 'retreats', 'losses', 'eliminated'))
        fraction = fractions.Fraction(outcome['numerator'], outcome['denominator'])
        assert (fraction.numerator, fraction.denominator) == (outcome['numerator'], outcome['denominator']), outcome
        assert result not in found, outcome
        found[result] = fraction
    assert sum(found.values()) == 1, found
    return found


@functools.cache
def answered(hits, defence, figures, ignored):
    """The same of the defence roll alone."""
    ways = collections.Counter()
    for faces in itertools.product(FACES, repeat=hits):
        wounds = sum(face < defence for face in faces)
        retreats = max(sum(face == defence for face in faces) - ignored, 0)
        losses = min(wounds, figures)
        ways[hits, wounds, retreats, losses, losses == figures] += 1
    return {result: fractions.Fraction(n, 6 ** hits) for result, n in ways.items()}


@functools.cache
def thrown(attack, dice, defence, figures, ignored=0):
    """The same of both rolls."""
    ways = collections.Counter()
    for faces in itertools.product(FACES, repeat=dice):
        for result, fraction in answered(sum(face >= attack for face in faces), defence, figures, ignored).items():
            ways[result] += fraction / 6 ** dice
    return dict(ways)


def unit_types():
    return {thing['id']: thing for thing in cli('list', 'unit-types', '--json').expect(0).json() if thing['ruleset'] == RULESET}


# --- two types ----------------------------------------------------------------------------------

def every_pair():
    types = unit_types()
    compared = collections.Counter()
    for attacker, defender in itertools.product(types.values(), repeat=2):
        for kind in ('melee', 'ranged') if attacker['range'] > 1 else ('melee',):
            data = odds_of(attacker['id'], defender['id'], *(['--ranged'] if kind == 'ranged' else []))
            attack, defence = attacker[f'{kind}-attack'], defender[f'{kind}-defence']
            assert (data['point'], data['defence'], data['dice']) == (attack, defence, attacker['figures']), data
            assert data['melee'] == (kind == 'melee')
            ignored = EVERY if defender['id'] == 'leader' else 0
            assert chances(data) == thrown(attack, attacker['figures'], defence, defender['figures'], ignored), data
            compared[kind] += 1
    assert compared == {'melee': 100, 'ranged': 50}, compared


def figures_and_modifiers():
    data = odds_of('equites', 'infantry', '--figures', 1, '--defender-figures', 2, '-m', 'cavalry-charge', '-m', 'flanked=2',
                   '-m', 'attacker-beside-leader', '-m', 'target-beside-leader=2')
    assert data['attacker'] == {'type': 'equites', 'figures': 1} and data['defender'] == {'type': 'infantry', 'figures': 2}
    assert (data['dice'], data['point'], data['defence']) == (4, 2, 4)
    assert chances(data) == thrown(2, 4, 4, 2, ignored=2)
    reasons = [(reason['to'], reason['number'], reason['rule']) for reason in data['reasons'] if reason['to'] != 'other']
    assert reasons == [('dice', 1, 'RVC-C16'), ('dice', 1, 'RVC-K2'), ('dice', 2, 'RVC-K5'), ('target-number', -1, 'RVC-C17'),
                       ('ignored-retreats', 2, 'RVC-C19')], reasons
    assert all(reason['text'] for reason in data['reasons'])


def a_shot_has_flankers_and_no_leader():
    """A Leader beside the unit that shoots does not help it, nor is a charge for a shot; flankers of the target count."""
    assert chances(odds_of('cavalry', 'pikes', '--ranged', '-m', 'attacker-beside-leader')) == thrown(5, 2, 4, 3)
    for word in ('cavalry-charge', 'charging'):
        cli(*duel('cavalry', 'pikes', '--ranged', '-m', word)).expect(1, '', re.compile(r'\[RVC-K2\]$', re.M))
    for word, dice in {'flanked=2': 2, 'flanking': 1, 'enveloped': 1, 'envelopment': 2}.items():
        assert chances(odds_of('cavalry', 'pikes', '--ranged', '-m', word)) == thrown(5, 2 + dice, 4, 3)
    for word in ('flanking', 'flanked'):
        cli(*duel('velites', 'pikes', '--ranged', '-m', word)).expect(1, '', re.compile(r'Velites .* Flanking \[RVC-U3\]$', re.M))


TABLES = {
    'RVC-T13': (['infantry', 'infantry'], f'''\
Infantry (3 figures) attack Infantry (3 figures) in melee
dice: 3
hits on 4 or more
{fill(PER_HIT, '4', '4')}
   +3 dice              Figures of Infantry [RVC-C16]
                        Melee attack of Infantry: 4 [RVC-C16]
                        Melee defence of Infantry: 4 [RVC-C18]
  hits  wounds  retreats  losses  percent
     0       0         0       0   12.500  1/8
     1       0         0       0   12.500  1/8
     1       0         1       0    6.250  1/16
     1       1         0       1   18.750  3/16
     2       0         0       0    4.167  1/24
     2       0         1       0    4.167  1/24
     2       0         2       0    1.042  1/96
     2       1         0       1   12.500  1/8
     2       1         1       1    6.250  1/16
     2       2         0       2    9.375  3/32
     3       0         0       0    0.463  1/216
     3       0         1       0    0.694  1/144
     3       0         2       0    0.347  1/288
     3       0         3       0    0.058  1/1728
     3       1         0       1    2.083  1/48
     3       1         1       1    2.083  1/48
     3       1         2       1    0.521  1/192
     3       2         0       2    3.125  1/32
     3       2         1       2    1.562  1/64
     3       3         0       3    1.562  1/64  eliminated
eliminated: 1.562 percent
{fill(TO_RETREAT, '22.975')}
'''),
    'RVC-T14': (['equites', 'velites', '-m', 'cavalry-charge'], f'''\
Equites (2 figures) attack Velites (2 figures) in melee
dice: 3
hits on 3 or more
{fill(PER_HIT, '5', '5')}
   +2 dice              Figures of Equites [RVC-C16]
   +1 dice              Cavalry Charge [RVC-K2]
                        Melee attack of Equites: 3 [RVC-C16]
                        Melee defence of Velites: 5 [RVC-C18]
  hits  wounds  retreats  losses  percent
     0       0         0       0    3.704  1/27
     1       0         0       0    3.704  1/27
     1       0         1       0    3.704  1/27
     1       1         0       1   14.815  4/27
     2       0         0       0    1.235  1/81
     2       0         1       0    2.469  2/81
     2       0         2       0    1.235  1/81
     2       1         0       1    9.877  8/81
     2       1         1       1    9.877  8/81
     2       2         0       2   19.753  16/81  eliminated
     3       0         0       0    0.137  1/729
     3       0         1       0    0.412  1/243
     3       0         2       0    0.412  1/243
     3       0         3       0    0.137  1/729
     3       1         0       1    1.646  4/243
     3       1         1       1    3.292  8/243
     3       1         2       1    1.646  4/243
     3       2         0       2    6.584  16/243  eliminated
     3       2         1       2    6.584  16/243  eliminated
     3       3         0       2    8.779  64/729  eliminated
eliminated: 41.701 percent
{fill(TO_RETREAT, '23.182')}
'''),
    'RVC-T15': (['velites', 'numidians', '--ranged', '-m', 'target-beside-leader'], f'''\
Velites (2 figures) attack Numidians (2 figures) at range
dice: 2
hits on 5 or more
{fill(PER_HIT, '4', '4')}
   +2 dice              Figures of Velites [RVC-C16]
                        Ranged attack of Velites: 5 [RVC-C16]
                        Ranged defence of Numidians: 4 [RVC-C18]
   +1 retreats ignored  Who need not retreat [RVC-C19]
  hits  wounds  retreats  losses  percent
     0       0         0       0   44.444  4/9
     1       0         0       0   22.222  2/9
     1       1         0       1   22.222  2/9
     2       0         0       0    2.469  2/81
     2       0         1       0    0.309  1/324
     2       1         0       1    5.556  1/18
     2       2         0       2    2.778  1/36  eliminated
eliminated: 2.778 percent
{fill(TO_RETREAT, '0.309')}
'''),
}


def as_printed(name):
    words, expected = TABLES[name]
    cli(*duel(*words)).expect(0, localized(expected), '')


# --- a position ---------------------------------------------------------------------------------

def in_the_middle_of_both_rolls():
    """After the attack roll only the answers are left, as many as there are hits."""
    game = temp / 'roll.aciesgame'
    field = temp / 'field.acies'
    field.write_text(re.sub(r'<card .*?/>', '', ticinus.read_text()).replace('hex="E2"', 'hex="D6"'))
    cli('play', field, '--seed', 3, '--save', game, stdin='done\nmove D8 D7\nattack D7 D6\n').expect(0)
    count = int(re.search(r'^commands: (\d+)$', cli('replay', game).expect(0).out, re.M).group(1))
    dice = {at: cli('legal', game, '--at', at, '--json').expect(0).json()['dice'] for at in range(count)}
    attack, defence = [at for at, n in dice.items() if n]
    data = cli('odds', game, 'D7', 'D6', '--at', attack, '--json').expect(0, something(), '').json()
    assert (data['dice'], data['point'], data['defence']) == (2, 5, 4)
    assert {result[:3] for result in chances(data)} == {result[:3] for result in thrown(5, 2, 4, 2)}
    hits = dice[defence]
    data = cli('odds', game, 'D7', 'D6', '--at', defence, '--json').expect(0, something(), '').json()
    assert (data['dice'], data['point'], data['defence']) == (hits, None, 4)
    assert {result[:3]: fraction for result, fraction in chances(data).items()} == {
        result[:3]: fraction for result, fraction in answered(hits, 4, 2, 0).items()}
    lines = cli('odds', game, 'D7', 'D6', '--at', defence).expect(0, something(), '').out.splitlines()
    assert lines[1:3] == [f'dice: {hits}', fill(PER_HIT, '4', '4')], lines
    assert lines[3].split() == [f'+{hits}', 'dice', 'Hits', 'scored', 'by', 'the', 'attack', '[RVC-C18]'], lines


# --- what is refused ----------------------------------------------------------------------------

def refused():
    cli(*duel('pikes', 'infantry', '--ranged')).expect(1, '', re.compile(r': Pikes .* \[RVC-C15\]$', re.M))
    cli(*duel('leader', 'infantry', '--ranged')).expect(1, '', re.compile(r': Leader .* \[RVC-C15\]$', re.M))
    cli('odds', ticinus, 'D8', 'E1').expect(1, '', re.compile(r'\[RVC-C15\]$', re.M))
    many = duel('equites', 'velites', '--figures', 12, '-m', 'flanking=6', '-m', 'enveloped=6', '-m', 'attacker-beside-leader')
    cli(*many).expect(0, re.compile('^dice: 24$', re.M), '')
    cli(*many, '-m', 'charging').expect(1, '', re.compile('25 dice'))
    for name in ('mixed-order', 'withdraw', 'first-strike', 'cavalry-counter', 'skirmish', 'advance', 'cavalry-pursue',
                 'hit-and-run'):
        cli(*duel('cavalry', 'cavalry', '-m', name)).expect(2, '', re.compile(fill(NO_EFFECT, name)))
    cli(*duel('infantry', 'velites', '-m', 'cavalry-charge')).expect(
        1, '', re.compile(r'^acies-cli: Infantry .* Cavalry Charge \[RVC-U3\]$', re.M))
    cli(*duel('infantry', 'velites', '-m', 'target-steadfast')).expect(1, '', re.compile(r'“target-steadfast” cannot apply .*\[RVC-C19\]$', re.M))
    for name in ('cavalry-charge=2', 'target-testudo', 'beheading'):
        cli(*duel('cavalry', 'cavalry', '-m', name)).expect(2, '', something())


cases = [(f'/cli/odds/answered/{function.__name__.replace("_", "-")}', function) for function in (
    every_pair, figures_and_modifiers, a_shot_has_flankers_and_no_leader, in_the_middle_of_both_rolls, refused)]
cases += [(f'/cli/odds/answered/{name}', functools.partial(as_printed, name)) for name in TABLES]

if __name__ == '__main__':
    tap.run(cases)

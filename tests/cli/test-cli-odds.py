#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks acies-cli for exact chances and counts them again by throwing all dice in all ways.

usage: test-cli-odds.py PROGRAM SOURCE-ROOT
"""
import collections
import fractions
import itertools
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import altered, cli, elis, localized, pydna, something, temp  # noqa: E402
from locales import NO_EFFECT, TO_RETREAT, fill  # noqa: E402
from terminal import Terminal  # noqa: E402

RULESET = 'rome-vs-macedon'
FACES = range(1, 7)


def odds_of(attacker, defender, *words):
    return cli('odds', '--ruleset', RULESET, '--attacker', attacker, '--defender', defender, '--json', *words).expect(
        0, something(), '').json()


def chances(data):
    """{(hits, retreats, losses, eliminated): fraction}, each result once."""
    found = {}
    assert data['defence'] is None, data
    for outcome in data['outcomes']:
        result = tuple(outcome[name] for name in ('hits', 'retreats', 'losses', 'eliminated'))
        fraction = fractions.Fraction(outcome['numerator'], outcome['denominator'])
        assert (fraction.numerator, fraction.denominator) == (outcome['numerator'], outcome['denominator']), outcome
        assert result not in found and outcome['wounds'] == outcome['hits'], outcome
        found[result] = fraction
    assert sum(found.values()) == 1, found
    return found


def thrown(point, dice, figures, hits_ignored=0, retreats_ignored=0):
    """The same, by throwing the dice in all ways."""
    ways = collections.Counter()
    for faces in itertools.product(FACES, repeat=dice):
        hits = max(sum(face > point for face in faces) - hits_ignored, 0)
        retreats = max(sum(face == point for face in faces) - retreats_ignored, 0)
        losses = min(hits, figures)
        ways[hits, retreats, losses, losses == figures] += 1
    return {result: fractions.Fraction(n, 6 ** dice) for result, n in ways.items()}


def unit_types():
    return {thing['id']: thing for thing in cli('list', 'unit-types', '--json').expect(0).json() if thing['ruleset'] == RULESET}


# --- two types ----------------------------------------------------------------------------------

def every_pair():
    types = unit_types()
    compared = 0
    for attacker, defender in itertools.product(types.values(), repeat=2):
        for kind in ('melee', 'ranged'):
            if attacker['side'] == defender['side'] or attacker[f'{kind}-attack'] == 0:
                continue
            data = odds_of(attacker['id'], defender['id'], *(['--ranged'] if kind == 'ranged' else []))
            point = defender[f'{kind}-defence'] - attacker[f'{kind}-attack'] + 4
            assert (data['point'], data['dice']) == (point, attacker['figures']), data
            assert chances(data) == thrown(point, attacker['figures'], defender['figures']), data
            compared += 1
    assert compared > 60, compared


def figures_and_modifiers():
    data = odds_of('hetairoi', 'principes', '--figures', 2, '--defender-figures', 2, '--modifier', 'charge',
                   '--modifier', 'flanked=2', '-m', 'target-testudo', '-m', 'target-battleline=2')
    assert data['attacker'] == {'type': 'hetairoi', 'figures': 2} and data['defender'] == {'type': 'principes', 'figures': 2}
    assert (data['dice'], data['point'], data['melee']) == (5, 3, True)
    assert chances(data) == thrown(3, 5, 2, hits_ignored=1)
    reasons = [(reason['to'], reason['number'], reason['rule']) for reason in data['reasons']]
    assert reasons == [('dice', 2, 'RVM-R13'), ('dice', 1, 'RVM-K9'), ('dice', 2, 'RVM-K11'),
                       ('other', 0, 'RVM-D9'), ('ignored-hits', 1, 'RVM-K15')], reasons
    assert all(reason['text'] for reason in data['reasons'])


def terrain():
    assert chances(odds_of('velites', 'cretans', '--ranged', '--terrain', 'forest')) == thrown(4, 2, 2, hits_ignored=1)
    assert chances(odds_of('velites', 'cretans', '--terrain', 'forest')) == thrown(4, 2, 2)
    assert chances(odds_of('velites', 'cretans', '--terrain', 'hill')) == thrown(4, 2, 2, hits_ignored=1)
    assert chances(odds_of('velites', 'cretans', '--terrain', 'hill', '--attacker-terrain', 'hill')) == thrown(4, 2, 2)
    data = odds_of('pezhetairoi', 'principes', '--attacker-terrain', 'hill', '-m', 'downhill-momentum')
    assert chances(data) == thrown(4, 4, 3)


def retreats_that_are_hits():
    data = odds_of('principes', 'macedonian-leader', '-m', 'beheading')
    assert data['dice'] == 4 and data['point'] == 5
    assert {result[1] for result in chances(data)} == {0}
    assert chances(data)[0, 0, 0, False] == fractions.Fraction(4, 6) ** 4


def table():
    lines = cli('odds', '--ruleset', RULESET, '--attacker', 'principes', '--defender', 'hetairoi', '--figures', 1).expect(
        0, something(), '').out.splitlines()
    assert lines[0] == 'Principes (1 figure) attack Hetairoi (3 figures) in melee'
    assert lines[1:3] == ['dice: 1', 'Combat Point 5']
    assert lines[3].split() == ['+1', 'dice', 'Figures', 'of', 'Principes', '[RVM-R13]']
    assert lines[4].split() == ['hits', 'retreats', 'losses', 'percent']
    assert [line.split() for line in lines[5:8]] == [
        localized(row).split() for row in ('0 0 0 66.667 2/3', '0 1 0 16.667 1/6', '1 0 1 16.667 1/6')]
    assert lines[8:] == [localized('eliminated: 0.000 percent'), fill(TO_RETREAT, localized('16.667'))]


# --- a position ---------------------------------------------------------------------------------

def front():
    """Elis, with Pezhetairoi before the Roman line: F6 beside F7 and G7, the Roman Leader behind both."""
    return altered(elis, 'front.acies', 'type="pezhetairoi" hex="F3"', 'type="pezhetairoi" hex="F6"')


def of_a_scenario():
    data = cli('odds', front(), 'F7', 'F6', '--json').expect(0, something(), '').json()
    assert [(reason['number'], reason['rule']) for reason in data['reasons']] == [(3, 'RVM-R13'), (1, 'RVM-R25')]
    assert chances(data) == thrown(4, 4, 3)
    data = cli('odds', front(), 'F7', 'F6', '--json', '--modifier', 'flanking').expect(0, something(), '').json()
    assert chances(data) == thrown(4, 5, 3)
    # The other way round: three friends with Battleline, two of them beside the target; a Leader helps it.
    data = cli('odds', front(), 'F6', 'F7', '--json').expect(0, something(), '').json()
    assert (data['dice'], data['point']) == (1, 4)
    assert {reason['rule'] for reason in data['reasons']} == {'RVM-R13', 'RVM-D9', 'RVM-R25'}


def of_a_unit_at_its_edge():
    """Each retreat that is left costs a figure, so that nothing but the losses differs."""
    scenario = altered(altered(elis, 'edge.acies', 'type="pezhetairoi" hex="F3"', 'type="pezhetairoi" hex="J1"'),
                       'edge.acies', 'type="equites" hex="C8"', 'type="equites" hex="I2"')
    data = cli('odds', scenario, 'I2', 'J1', '--json').expect(0, something(), '').json()
    ways = collections.Counter()
    for faces in itertools.product(FACES, repeat=2):
        hits, retreats = sum(face > 3 for face in faces), sum(face == 3 for face in faces)
        ways[hits, retreats, hits + retreats, False] += 1
    assert chances(data) == {result: fractions.Fraction(n, 36) for result, n in ways.items()}


def in_the_middle_of_the_roll():
    """The windows before it are passed; `play` rolls at its end, so the position is looked for before that."""
    game = temp / 'roll.aciesgame'
    cli('play', front(), '--seed', 5, '--save', game, stdin='play mixed-order\norder F7\ndone\nattack F7 F6\n').expect(0)
    rolls = []
    while not rolls:
        count = int(re.search(r'^commands: (\d+)$', cli('replay', game).expect(0).out, re.M).group(1))
        rolls = [at for at in range(count) if cli('legal', game, '--at', at, '--json').expect(0).json()['dice'] == 4]
        if not rolls:
            cli('play', game, '--save', game, stdin='pass').expect(0)
    data = cli('odds', game, 'F7', 'F6', '--at', rolls[0], '--json').expect(0, something(), '').json()
    assert data['dice'] == 4
    assert data == cli('odds', front(), 'F7', 'F6', '--json').json()
    assert data == cli('odds', game, 'F7', 'F6', '--at', 0, '--json').json()


def from_elsewhere():
    """As if the unit stood there already; that it could not attack after such a move is told beside the chances."""
    scenario = front()
    result = cli('odds', scenario, 'E7', 'F6', '--from', 'E6', '--json').expect(0, something(), '')
    there = cli('odds', altered(scenario, 'moved.acies', 'hex="E7"', 'hex="E6"'), 'E6', 'F6', '--json').expect(0).json()
    data = result.json()
    assert (data.pop('from'), data.pop('refused')) == ('E6', None)
    assert data == there and 'from' not in there
    assert cli('odds', scenario, 'E7', 'F6', '-f', 'E6').expect(0, something(), '').out.startswith('Principes (3 figures) attack Pezhetairoi')
    # its own hex is empty then, so that nobody stands beside F7 there
    assert cli('odds', scenario, 'F7', 'F6', '--from', 'F7').expect(0).out == cli('odds', scenario, 'F7', 'F6').expect(0).out
    told = cli('odds', elis, 'H3', 'H6', '--from', 'H4').expect(0, something(), re.compile(r'^acies-cli: [^\n]+ \[RVM-R10\]\n$'))
    assert told.out.startswith('Cretans (2 figures) attack Velites (2 figures) at range')
    assert cli('odds', elis, 'H3', 'H6', '--from', 'H4', '--json').expect(0, something(), '').json()['refused']['rule'] == 'RVM-R10'
    for words, rule in {('E7', 'F6', '--from', 'F7'): 'R6', ('E7', 'F6', '--from', 'A9'): 'R12', ('E7', 'F6', '--from', 'F6'): 'R6'}.items():
        cli('odds', scenario, *words).expect(1, '', re.compile(rf'\[RVM-{rule}\]$', re.M))
    for word in ('x', 'Z9', ''):
        cli('odds', scenario, 'E7', 'F6', '--from', word).expect(2, '', something())
    cli('odds', '--ruleset', RULESET, '--attacker', 'principes', '--defender', 'hetairoi', '--from', 'E6').expect(2, '', something())


# --- what is refused ----------------------------------------------------------------------------

def refused_by_a_rule():
    for words, rule in {('F7', 'G3'): 'RVM-R12', ('F8', 'F6'): 'RVM-R24', ('F7', 'E7'): 'RVM-R10', ('F7', 'F6', '-m', 'flanking=2'): 'RVM-K11'}.items():
        result = cli('odds', front(), *words).expect(1, '', re.compile(rf'\[{rule}\]$', re.M))
        assert len(result.err.splitlines()) == 1, result.err
    for words in (['--attacker', 'roman-leader'], ['--attacker', 'principes', '--ranged']):
        cli('odds', '--ruleset', RULESET, '--defender', 'hetairoi', *words).expect(1, '', re.compile(r'\[RVM-R(24|12)\]$', re.M))


def what_cannot_be():
    """One sentence with its statement, instead of a die too many or too few."""
    rows = (
        ('principes', 'hetairoi', ['-m', 'charge'], 'R23'),
        ('velites', 'hetairoi', ['-m', 'envelopment'], 'R23'),
        ('hetairoi', 'principes', ['-m', 'target-phalanx'], 'R23'),
        ('principes', 'macedonian-leader', ['-m', 'target-beside-leader'], 'A24'),
        ('principes', 'velites', [], 'R10'),
        ('velites', 'hetairoi', ['--ranged', '-m', 'flanking'], 'K11'),
        ('velites', 'hetairoi', ['--ranged', '-m', 'charge'], 'K9'),
        ('velites', 'hetairoi', ['-m', 'ranged-combat'], 'T6'),
        ('hetairoi', 'principes', ['-m', 'beheading'], 'K18'),
        ('equites', 'hetairoi', ['-m', 'unknown-tribune'], 'K22'),
    )
    for attacker, defender, words, rule in rows:
        result = cli('odds', '--ruleset', RULESET, '--attacker', attacker, '--defender', defender, *words)
        result.expect(1, '', re.compile(rf'^acies-cli: [^\n]+ \[RVM-{rule}\]\n$'))
    cli('odds', front(), 'F7', 'F6', '-m', 'charge').expect(1, '', re.compile(r'Principes .* Charge \[RVM-R23\]$', re.M))


def each_die_has_its_reason():
    """Those that are lost, too; what is set aside for want of dice is told."""
    data = odds_of('hetairoi', 'principes', '--figures', 1, '-m', 'target-battleline=2')
    reasons = [(reason['to'], reason['number'], reason['rule']) for reason in data['reasons']]
    assert reasons == [('dice', 1, 'RVM-R13'), ('dice', -2, 'RVM-D9'), ('dice', 2, 'RVM-A30')], reasons
    assert data['dice'] == sum(number for _, number, _ in reasons) == 1
    data = odds_of('hetairoi', 'principes', '-m', 'charge', '-m', 'target-battleline=2')
    assert data['dice'] == 4
    assert ('other', 0, 'RVM-D9') in [(reason['to'], reason['number'], reason['rule']) for reason in data['reasons']], data


POSITION = '''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-macedon">
  <title>A phalanx</title>
  <board columns="12" rows="9"/>
  <rules first="rome" end-round="7"/>
  <army side="rome" morale="5" hand-size="5">
    <unit type="principes" hex="E6" figures="3"/>
    {}
    <card id="mixed-order" count="6" hand="5"/>
  </army>
  <army side="macedon" morale="5" hand-size="5">
    <unit type="pezhetairoi" hex="E5" figures="3" marks="phalanx"/>
    <card id="mixed-order" count="6" hand="5"/>
  </army>
</scenario>
'''


def whole(supported):
    """{losses of the phalanx: fraction}, by throwing the dice of its strike and of the attack in all ways."""
    found = collections.Counter()
    for strike in itertools.product(FACES, repeat=3):
        left = 3 - sum(face > 4 for face in strike)
        driven = sum(face == 4 for face in strike) > 0 and not supported
        dice = 0 if driven else max(left, 0)
        for faces in itertools.product(FACES, repeat=dice):
            found[min(sum(face > 4 for face in faces), 3)] += fractions.Fraction(1, 6 ** (3 + dice))
    return dict(found)


def a_phalanx_strikes_before_the_roll():
    for friends, supported in (('', False), ('<unit type="velites" hex="E7" figures="2"/><unit type="velites" hex="F7" figures="2"/>', True)):
        path = temp / f'phalanx-{supported}.acies'
        path.write_text(POSITION.format(friends))
        data = cli('odds', path, 'E6', 'E5', '--json').expect(0, something(), '').json()
        told = collections.Counter()
        for outcome in data['whole']:
            told[outcome['losses']] += fractions.Fraction(outcome['numerator'], outcome['denominator'])
            assert outcome['eliminated'] == (outcome['losses'] == 3), outcome
        assert told == whole(supported), (told, whole(supported))
        assert data['first']['attacker']['type'] == 'pezhetairoi' and data['first']['dice'] == 3, data['first']
        chances(data['first'])
        chances(data)
    assert localized('eliminated: 0.463 percent') in cli('odds', temp / 'phalanx-False.acies', 'E6', 'E5').expect(0).out
    assert 'whole' not in cli('odds', elis, 'D6', 'C4', '--json').expect(0).json()


def wrong_usage():
    duel = ['--ruleset', RULESET, '--attacker', 'principes', '--defender', 'hetairoi']
    for words in ([], [pydna], [pydna, 'E7'], [pydna, 'E7', 'x'], [pydna, 'E7', 'A9'], [pydna, 'Z9', 'E7'],
                  [pydna, 'E7', 'E6', 'surplus'], [pydna, *duel],
                  [*duel, '--at', '1'], duel[:4], ['--ruleset', 'chess', *duel[2:]], [*duel, '--figures', '0'],
                  [*duel, '--figures', '13'], [*duel, '--figures', 'x'], [*duel, '--defender-figures', '-1'],
                  [*duel, '--terrain', 'swamp'], [*duel, '--attacker-terrain', ''], [*duel, '--attacker', 'nobody'],
                  [front(), 'F7', 'F6', '--figures', '1'], [front(), 'F7', 'F6', '--ranged'],
                  *([*duel, '-m', name] for name in ('sad', '', 'flanked=', 'flanked=7', 'flanked=x', 'withdraw', 'charge=2',
                                                     'line-order', b'\xff')),
                  [*duel, '-m', 'beheading', '-m', 'feint-retreat']):
        result = cli('odds', *words).expect(2, '', something())
        assert all(line.isprintable() for line in result.err.splitlines()), result.err
    cli('odds', temp / 'nothing.acies', 'E7', 'E6').expect(2, '', re.compile('nothing.acies'))


def every_condition_and_card():
    """What can be named is one sentence or an answer, never anything else."""
    source = [card['id'] for card in cli('list', 'cards', '--json').expect(0).json() if card['ruleset'] == RULESET]
    answered = refused = 0
    for name in source:
        result = cli('odds', '--ruleset', RULESET, '--attacker', 'velites', '--defender', 'hetairoi', '--json', '-m', name)
        assert result.status in (0, 1, 2), (name, result.err)
        if result.status == 0:
            chances(result.json())
            answered += 1
        elif result.status == 1:
            assert re.fullmatch(r'acies-cli: [^\n]+ \[RVM-(R23|K19|K23)\]\n', result.err), result.err
            refused += 1
        else:
            assert fill(NO_EFFECT, name) in result.err, result.err
    assert (answered, refused) == (4, 4), (answered, refused)


# --- asked at a terminal ------------------------------------------------------------------------

def asks_what_it_needs():
    """A wrong answer is asked again; the command that is printed gives the same odds."""
    terminal = Terminal('odds', '--ruleset', RULESET)
    assert terminal.read().endswith('Principes           2 Triarii             3 Velites\n   4 Equites             5 Elephants           6 Pezhetairoi\n'
                                    '   7 Hypaspists          8 Peltasts            9 Hetairoi\n  10 Cretans            11 Macedonian Leader\n[1]> ')
    assert 'Pezhetairoi' in terminal.say('0') + terminal.say('equites'), 'whom?'
    for answer in ('macedonian leader', '', '2', '1', 'hill'):
        told = terminal.say(answer)
    assert re.search(r'3 Feint Retreat +4 Charge\n', told), told
    assert '“9”' in terminal.say('1 9') and 'Flanking' in terminal.say('flanking=7')
    told = terminal.say('charge, 5=2')
    terminal.leave()
    command, shown = told.lstrip('\n').split('\n\n', 1)
    assert command.startswith('acies-cli odds ') and command.endswith(' --defender-figures 2 --terrain hill -m charge -m flanking=2'), command
    assert shown == cli(*command.split()[1:]).expect(0).out, shown


def asks_which_game():
    """All games with fights; the end of the input leaves."""
    terminal = Terminal('odds')
    games = re.findall(r'\d (\S+(?: \S+)*)', terminal.read())
    assert 'Rome vs Macedon' in games and 'Legions of Rome' not in games, games
    terminal.say('1')
    terminal.say(b'\x04')
    terminal.leave()


cases = [(f'/cli/odds/{function.__name__.replace("_", "-")}', function) for function in (
    every_pair, figures_and_modifiers, terrain, retreats_that_are_hits, table, of_a_scenario, of_a_unit_at_its_edge,
    in_the_middle_of_the_roll, from_elsewhere, refused_by_a_rule, what_cannot_be, each_die_has_its_reason, a_phalanx_strikes_before_the_roll, wrong_usage, every_condition_and_card, asks_what_it_needs,
    asks_which_game)]

if __name__ == '__main__':
    tap.run(cases)

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks acies-cli about a position: where a unit may go, whom it may attack, why not; and about the rules.

usage: test-cli-ask.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import altered, cli, elis, environment, pydna, root, saved_game, something, temp, write  # noqa: E402
from locales import ALLOWED, OFF_BOARD, fill  # noqa: E402

ticinus = str(root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies')


# --- reach ------------------------------------------------------------------------------------

def reach_of_a_scenario():
    """The Equites of Elis stand on C8 with march 3 and attack move 2, and nobody near them."""
    lines = cli('reach', elis, '--unit', 'C8').expect(0, something(), '').out.splitlines()
    rows = [re.fullmatch(r'([A-Z]+[0-9]+)\t([123])\t(attack|-)', line).groups() for line in lines]
    assert [row for row in rows if row[0] == 'D7'] == [('D7', '1', 'attack')]
    assert all((cost == '3') == (attack == '-') for _, cost, attack in rows)
    assert [cost for _, cost, _ in rows] == sorted(cost for _, cost, _ in rows)
    assert len({hex for hex, _, _ in rows}) == len(rows) and 'C8' not in {hex for hex, _, _ in rows}


def reach_as_json():
    data = cli('reach', elis, '--unit', 'c8', '--json').expect(0, something(), '').json()
    assert (data['unit'], data['type'], data['side'], data['attack'], data['refused']) == ('C8', 'equites', 'rome', True, None)
    lines = [f'{one["hex"]}\t{one["cost"]}\t{"attack" if one["attack"] else "-"}\n' for one in data['hexes']]
    assert ''.join(lines) == cli('reach', elis, '--unit', 'C8').out


def begun_game():
    """Rome has ordered the Principes on E7, the Equites on C8 and the Leader, and nobody has moved."""
    game = temp / 'begun.aciesgame'
    if not game.exists():
        cli('play', elis, '--seed', '1', '--save', game,
            stdin='play mixed-order\norder E7\norder C8\norder F8\n').expect(0)
    return game


def reach_in_a_game():
    game = begun_game()
    moves = [line.split() for line in cli('legal', game).out.splitlines() if line.startswith('move')]
    for unit in ('E7', 'C8', 'F8'):
        data = cli('reach', game, '--unit', unit, '--json').expect(0).json()
        assert sorted(one['hex'] for one in data['hexes']) == sorted(to for _, hex, to in moves if hex == unit)
    leader = cli('reach', game, '--unit', 'F8', '--json').json()
    assert leader['attack'] is False and not any(one['attack'] for one in leader['hexes'])


def reach_of_who_may_not_move():
    game = begun_game()
    for unit, rule in {'H7': 'RVM-R4', 'G3': 'RVM-R4'}.items():
        cli('reach', game, '--unit', unit).expect(0, '', re.compile(rf'^acies-cli: .+ \[{rule}\]\n$'))
        data = cli('reach', game, '--unit', unit, '--json').expect(0, something(), '').json()
        assert data['hexes'] == [] and data['attack'] is False
        assert data['refused']['rule'] == rule and data['refused']['message']
    cli('reach', game, '--at', '0', '--unit', 'E7').expect(0, '', re.compile(r'\[RVM-R3\]'))
    cli('reach', game, '--at', '0', '--unit', 'E7', '--ordered').expect(0, cli('reach', elis, '--unit', 'E7').out, '')
    cli('reach', saved_game(), '--at', '0', '--unit', 'G3', '--ordered').expect(0, cli('reach', elis, '--unit', 'G3').out, '')


def reach_after_a_move():
    moved = temp / 'moved.aciesgame'
    cli('play', begun_game(), '--save', moved, stdin='move C8 C7\n').expect(0)
    data = cli('reach', moved, '--unit', 'C7', '--json').expect(0).json()
    assert data['hexes'] == [] and data['attack'] is True and data['refused']['rule'] == 'RVM-A55'


# --- targets ----------------------------------------------------------------------------------

def targets_of_a_scenario():
    """The Cretans of Elis on H3 shoot at the Velites on H6, three hexes away, if they stay."""
    cli('targets', elis, '--unit', 'H3').expect(0, re.compile(r'^H6\tvelites\t3\tH3 [A-Z]\d [A-Z]\d H6\n$'), '')
    cli('targets', elis, '--unit', 'H3', '--from', 'H3').expect(0, cli('targets', elis, '--unit', 'H3').out, '')
    cli('targets', elis, '--unit', 'C8').expect(0, '', re.compile(r'\Aacies-cli: .* C8\n\Z'))
    assert cli('targets', elis, '--unit', 'C8', '--json').expect(0, something(), '').json()['targets'] == []


def targets_over_each_way():
    """Where the last step says which way the target is driven, each shortest way is a line."""
    ticinus = root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies'
    near = altered(ticinus, 'near.acies', 'type="numidians" hex="E2"', 'type="numidians" hex="D6"')
    lines = cli('targets', near, '--unit', 'D8').expect(0, something(), '').out.splitlines()
    assert lines == ['D6\tnumidians\t2\tD8 E7 D6', 'D6\tnumidians\t2\tD8 D7 D6'], lines
    data = cli('targets', near, '--unit', 'D8', '--json').expect(0).json()
    assert data['targets'] == [{'hex': 'D6', 'type': 'numidians', 'distance': 2, 'path': ['D8', 'E7', 'D6'],
                                'ways': [['D8', 'E7', 'D6'], ['D8', 'D7', 'D6']]}], data


def targets_from_elsewhere():
    result = cli('targets', elis, '--unit', 'H3', '--from', 'H4')
    result.expect(0, re.compile(r'^H6\tvelites\t2\tH4 H5 H6\n$'), re.compile(r'^acies-cli: .+ \[RVM-R10\]\n$'))
    cli('targets', elis, '--unit', 'H3', '--from', 'H5').expect(0, re.compile(r'^H6\tvelites\t1\tH5 H6\n$'), something())
    cli('targets', elis, '--unit', 'H3', '--from', 'H6').expect(0, '', re.compile(r'\[RVM-R6\]'))


def targets_as_json():
    data = cli('targets', elis, '--unit', 'H3', '--from', 'H4', '--json').expect(0, something(), '').json()
    assert (data['unit'], data['type'], data['side'], data['from']) == ('H3', 'cretans', 'macedon', 'H4')
    assert data['attack'] is False and data['refused']['rule'] == 'RVM-R10'
    assert data['targets'] == [{'hex': 'H6', 'type': 'velites', 'distance': 2, 'path': ['H4', 'H5', 'H6'],
                                'ways': [['H4', 'H5', 'H6']]}]
    data = cli('targets', elis, '--unit', 'H3', '--json').expect(0).json()
    assert data['attack'] is True and data['refused'] is None and data['targets'][0]['distance'] == 3


def targets_are_the_legal_ones():
    """At every fourth position of a game, of every unit that may attack."""
    game = saved_game()
    found = 0
    for at in range(0, cli('replay', game, '--json').json()['commands'], 4):
        attacks = [line.split() for line in cli('legal', game, '--at', at).out.splitlines() if line.startswith('attack')]
        for unit in {hex for _, hex, _ in attacks}:
            data = cli('targets', game, '--at', at, '--unit', unit, '--json').expect(0).json()
            assert data['attack'] is True
            assert sorted(one['hex'] for one in data['targets']) == sorted(to for _, hex, to in attacks if hex == unit)
            found += 1
    assert found > 3, found


# --- why --------------------------------------------------------------------------------------

def why_not():
    """Principes on E7, Principes on F7."""
    for words in (['move', 'E7', 'F7'], ['move E7 F7']):
        result = cli('why', begun_game(), *words).expect(1, re.compile(r'^F7 .*Principes.* \[RVM-R6\]\n\n'), '')
        assert re.search(r'^RVM-R6: Occupied hexes \(rulebook line 123\)\nA hex that holds another unit .*\.$', result.out, re.M), result.out
    data = cli('why', begun_game(), 'move', 'e7', 'f7', '--json').expect(1, something(), '').json()
    assert (data['command'], data['allowed'], data['rule'], data['title']) == ('move E7 F7', False, 'RVM-R6', 'Occupied hexes')
    assert data['message'].startswith('F7 ') and data['text'] in result.out and data['source'] == 'rulebook line 123'


def why_is_allowed():
    cli('why', begun_game(), 'move', 'E7', 'E6').expect(0, f'{fill(ALLOWED, "move E7 E6")}\n', '')
    data = cli('why', begun_game(), 'move', 'E7', 'E6', '--json').expect(0, something(), '').json()
    assert data['allowed'] is True and data['rule'] is None and data['text'] is None
    for line in cli('legal', begun_game()).out.splitlines()[:5]:
        cli('why', begun_game(), line).expect(0, something(), '')


def why_at_other_moments():
    cli('why', elis, 'move', 'E7', 'E6').expect(1, re.compile(r'“move”.* \[RVM-R3\]'), '')
    cli('why', elis, 'play', 'mixed-order').expect(0, something(), '')
    cli('why', begun_game(), '--at', '0', 'play', 'mixed-order').expect(0, something(), '')
    cli('why', begun_game(), 'play', 'mixed-order').expect(1, re.compile(r'\[RVM-R3\]'), '')
    cli('why', begun_game(), 'dice', '3').expect(1, re.compile(r'\[RVM-R3\]'), '')
    cli('why', saved_game(), 'done').expect(1, re.compile(r'^[^\n]+ \[RVM-R22\]'), '')


def why_while_hands_and_orders_are_chosen():
    """Outside of an activation it is not its phases that forbid."""
    cli('why', ticinus, 'move', 'E1', 'E2').expect(1, re.compile(r'^“move” .* \[RVC-C6\]$', re.M), '')
    game = temp / 'ordering.aciesgame'
    hands = 'take mixed-order\n' * 2 + 'done\n' * 2
    cli('play', ticinus, '--seed', '1', '--save', game, stdin=f'{hands}play mixed-order\n').expect(0)
    cli('why', game, 'move', 'E1', 'E2').expect(1, re.compile(r'^“move” .* \[RVC-C9\]$', re.M), '')


def why_of_dice():
    game = saved_game('rolled.aciesgame', scenario=ticinus)
    log = re.sub(r'<[^>]*>', '', re.split('<log[^>]*>', game.read_text())[1]).split('\n')
    lines = [line.strip() for line in log if line.strip()]
    for n in (1, 2):
        at = next(i for i, line in enumerate(lines) if line.startswith('dice') and len(line.split()) == n + 1)
        cli('why', '--at', at, game, 'dice', *'123456123').expect(1, re.compile(rf'^\D+ {n} .* 9 \[RVC-C16\]$', re.M), '')


SHOTS = """<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-carthage">
  <board columns="12" rows="9">
    <terrain type="hill" hexes="F5 F6 F7"/>
  </board>
  <rules first="rome" end-round="6"/>
  <position round="1" side="rome" phase="move"/>
  <army side="rome" morale="3" hand-size="3" actions="3">
    <unit type="archer" hex="E6" figures="2"/>
    <unit type="equites" hex="B8" figures="2"/>
    <card id="cavalry-pursue" count="1" hand="1"/>
  </army>
  <army side="carthage" morale="3" hand-size="3" actions="3">
    <unit type="infantry" hex="B7" figures="1"/>
    <unit type="infantry" hex="G6" figures="3"/>
  </army>
</scenario>
"""


def why_not_that_far():
    """Out of reach, and within reach but for what is in between, are not the same; a pursuit may bend, and be too long."""
    scenario, game = write('shots.acies', SHOTS), temp / 'shots.aciesgame'
    cli('play', scenario, '--save', game, stdin='attack B8 B7\ndice 6 6\ndice 1 1\nyes\nplay cavalry-pursue\n').expect(0)
    cli('why', game, 'move', 'B7', 'C6').expect(0)
    cli('why', game, 'move', 'B7', 'A4').expect(1, re.compile(r'^A4 .*Equites.* 2\b.* \[RVC-K10\]$', re.M), '')
    cli('play', scenario, '--save', game, stdin='done\ndone\n').expect(0)
    for command, sentence in (('attack E6 G6', '[^:]*Infantry on G6[^:]*'),
                              ('attack B8 G6', '[^:]*Infantry on G6[^:]*: .*Equites.* 1')):
        cli('why', game, *command.split()).expect(1, re.compile(rf'^{sentence} \[RVC-C15\]$', re.M), '')


def why_not_that_card():
    """A card that nobody was asked for, while the attack goes on and after it."""
    card = '<card id="cavalry-charge" count="1" hand="1"/></army>'
    scenario, game = write('charge.acies', SHOTS.replace('</army>', card, 1)), temp / 'charge.aciesgame'
    for commands, lack in (('attack B8 B7\ndice 1 1', r'.* 2 .*Equites B8 .* 0: Rome .*Cavalry Charge'),
                           ('move E6 E7', None)):
        cli('play', scenario, '--save', game, stdin=f'{commands}\n').expect(0)
        result = cli('why', game, 'play', 'cavalry-charge').expect(1, re.compile(r'^Cavalry Charge .* \[RVC-C11\]$', re.M), '')
        data = cli('why', game, 'play', 'cavalry-charge', '--json').expect(1, something(), '').json()
        line = data['passed-over']
        assert re.fullmatch(lack, line) if lack else line is None, data
        assert (f': {line}\n' in result.out) == (lack is not None), result.out
        cli('report', game, '-o', temp / 'charge.txt').expect(0)
        assert (temp / 'charge.txt').read_text().count('cannot play Cavalry Charge') == (lack is not None)


def why_of_the_editor():
    """A scenario may be edited, a game may not; a limit of the program has no rule."""
    cli('why', elis, 'paint', 'hill', 'A1').expect(0, f'{fill(ALLOWED, "paint hill A1")}\n', '')
    cli('why', elis, 'text', 'title', 'Of', 'Elis').expect(0, f'{fill(ALLOWED, "text title Of Elis")}\n', '')
    cli('why', elis, 'paint', 'hill', 'Z9').expect(1, f'{fill(OFF_BOARD, "Z9")}\n', '')
    assert cli('why', elis, 'paint', 'hill', 'Z9', '--json').expect(1).json()['rule'] is None
    cli('why', begun_game(), 'paint', 'hill', 'A1').expect(1, re.compile(r'\[RVM-R2\]'), '')
    cli('why', begun_game(), 'start').expect(1, re.compile(r'\[RVM-R2\]'), '')


def why_of_what_is_no_command():
    for words in (['conquer', 'E7'], ['move'], ['move', 'E7'], ['move', 'E7', 'x'], ['move', 'E7', 'E6', 'E5'], ['play', 'nothing'],
                  ['dice'], ['dice', 'x'], ['\n'], [b'text title \xff'], ['switch', 'camp-loss', 'many']):
        result = cli('why', begun_game(), *words).expect(2, '', something())
        assert len(result.err.splitlines()) == 1, result.err
    cli('why', elis).expect(2, '', re.compile('missing'))
    cli('why', elis, '').expect(2, '', re.compile('empty'))
    cli('why', elis, 'done', '--at', '1').expect(2, '', something())


# --- wrong questions --------------------------------------------------------------------------

def wrong_units():
    for verb in ('reach', 'targets'):
        cli(verb, pydna).expect(2, '', re.compile('--unit'))
        for unit in ('x', '', '5', 'E0', 'E5 ', 'BM1', b'\xff'):
            cli(verb, pydna, '--unit', unit).expect(2, '', re.compile('--unit .*hex'))
        cli(verb, pydna, '--unit', 'Z9').expect(2, '', re.compile(fill(OFF_BOARD, 'Z9')))
        cli(verb, elis, '--unit', 'A1').expect(2, '', re.compile('unit .*A1'))
        cli(verb, elis, '--unit', 'E7', '--at', '1').expect(2, '', something())
    cli('targets', elis, '--unit', 'E7', '--from', 'Z9').expect(2, '', re.compile('Z9'))
    cli('targets', elis, '--unit', 'E7', '--from', 'x').expect(2, '', re.compile('--from .*hex'))
    cli('reach', elis, '--unit', 'E7', '--from', 'E6').expect(2, '', re.compile('from'))


# --- rules ------------------------------------------------------------------------------------

def rules_are_listed():
    lines = [line.split('\t') for line in cli('rules').expect(0, something(), '').out.splitlines()]
    books = {ruleset: re.findall(r'<rule id="([^"]+)"', (root / f'data/rulesets/{ruleset}/rules.xml').read_text())
             for ruleset in ('battleplay', 'legio-vi', 'legions', 'rome-vs-carthage', 'rome-vs-macedon')}
    assert [line[0] for line in lines] == sum(books.values(), []) and all(len(line) == 4 for line in lines)
    assert [line[1:3] for line in lines if line[0] == 'RVM-R6'] == [['Occupied hexes', 'rulebook line 123']]
    assert all(line[3].isdigit() for line in lines) and sum(line[3] != '0' for line in lines) > 100
    for ruleset, book in books.items():
        assert [line.split('\t') for line in cli('rules', '--ruleset', ruleset).expect(0, something(), '').out.splitlines()] == \
            [line for line in lines if line[0] in book], ruleset


def rules_of_an_id():
    text = cli('rules', 'RVM-R6').expect(0, re.compile(r'^RVM-R6: Occupied hexes\n(.+\n\n)?A hex that holds another unit .+\n\n'), '').out
    for line in ('ruleset: rome-vs-macedon', 'status: binding', 'source: rulebook line 123', 'code: src/rulesets/battle-of-legends/macedon-moves.c'):
        assert f'\n{line}\n' in text, text
    cases = re.findall(r'^test: /rules/rome-vs-macedon/RVM-R6/(.+)$', text, re.M)
    written = re.findall('^== RVM-R6/(.+)$', rule_cases(), re.M)
    assert sorted(cases) == sorted(written) and cases, cases
    cli('rules', 'rvm-r6').expect(0, text, '')


def rule_cases():
    return '\n'.join(path.read_text() for path in (root / 'tests/rules/rome-vs-macedon').glob('*.rules'))


def rules_as_json():
    data = cli('rules', '--json').expect(0, something(), '').json()
    assert {one['ruleset'] for one in data} == {'battleplay', 'legio-vi', 'legions', 'rome-vs-carthage', 'rome-vs-macedon'}
    for one, line in zip(data, cli('rules').out.splitlines(), strict=True):
        assert [one['id'], one['title'], one['source'], str(one['proofs'])] == line.split('\t')
        assert one['text'] and one['status'] in ('binding', 'flavour', 'worked')
    for one in data:
        if one['ruleset'] != 'rome-vs-macedon':
            continue
        assert one['proofs'] == len(one['tests'])
        assert bool(one['code']) == (one['status'] == 'binding')
        assert all((root / path).is_file() for path in one['code'])
    assert cli('rules', 'RVM-R6', '--json').expect(0).json() == next(one for one in data if one['id'] == 'RVM-R6')


def rules_are_explained():
    folder = temp / 'explained/rulesets/rome-vs-macedon'
    shutil.copytree(root / 'data/rulesets/rome-vs-macedon', folder)
    book = re.sub(r'<(plain|example)>.*?</\1>|<term .*?</term>', '', (folder / 'rules.xml').read_text(), flags=re.S)
    book = re.sub(r'(id="RVM-R6".*?)</rule>', r'\1 <plain>No room, see RVM-R1.</plain><example>E5 is full.</example></rule>', book, flags=re.S)
    (folder / 'rules.xml').write_text(book.replace('</rules>', '<term name="Full" rule="RVM-R6">With a unit in it.</term><term name="Hex">A place.</term></rules>'))
    env = environment | {'ACIES_DATA_DIR': str(temp / 'explained')}
    text = cli('rules', 'RVM-R6', env=env).expect(0, something(), '').out
    assert re.match(r'RVM-R6: Occupied hexes\nNo room, see RVM-R1\.\n\nA hex that .+\n\nE5 is full\.\n\n', text), text
    assert re.search(r'^see also: RVM-R1$', text, re.M) and re.search(r'^chapter: ', text, re.M), text
    assert 'RVM-R6' in cli('rules', 'RVM-R1', '--json', env=env).expect(0).json()['related']
    data = cli('rules', 'RVM-R6', '--json', env=env).expect(0).json()
    assert (data['plain'], data['example'], data['related']) == ('No room, see RVM-R1.', 'E5 is full.', ['RVM-R1']), data
    cli('rules', '--glossary', env=env).expect(0, 'Full\tRVM-R6\tWith a unit in it.\nHex\t-\tA place.\n', '')
    terms = cli('rules', '--glossary', '--json', env=env).expect(0).json()
    assert [one['rule'] for one in terms] == ['RVM-R6', None], terms
    cli('rules', '--glossary', 'RVM-R6', env=env).expect(2, '', re.compile('--glossary'))


def rules_there_are_not():
    cli('rules', 'RVM-NONE').expect(2, '', re.compile('RVM-NONE'))
    cli('rules', '--ruleset', 'chess').expect(2, '', re.compile('chess'))
    cli('rules', env=environment | {'ACIES_DATA_DIR': str(temp / 'nothing')}).expect(2, '', re.compile('no rulesets'))


def numbers_that_no_table_can_do_with():
    """Who puts the real cards in is told of a number that the procedures cannot use, with its line."""
    folder = temp / 'limits/rulesets/legions'
    shutil.copytree(root / 'data/rulesets/legions', folder)
    data = (folder / 'ruleset.xml').read_text()
    table = folder / 'scenarios/two-legates.acies'
    where = environment | {'ACIES_DATA_DIR': str(temp / 'limits')}
    cli('validate', table, env=where).expect(0)
    for good, bad, limits in (('name="General’s value at the start" value="6"', 'name="General’s value at the start" value="7"', '1 to 6'),
                              ('attribute="token-needed" number="4"', 'attribute="token-needed" number="7"', '1 to 6'),
                              ('attribute="token-needed" number="4"', 'attribute="token-needed" number="-3"', '1 to 6'),
                              ('attribute="for-red" number="1"', 'attribute="for-red" number="9"', '0 to 7')):
        assert good in data, good
        (folder / 'ruleset.xml').write_text(data.replace(good, bad, 1))
        cli('validate', table, env=where).expect(2, None, re.compile(rf'ruleset\.xml:\d+: .*{limits}'))


def rules_with_broken_proofs():
    folder = temp / 'data/rulesets/rome-vs-macedon'
    shutil.copytree(root / 'data/rulesets/rome-vs-macedon', folder)
    env = environment | {'ACIES_DATA_DIR': str(temp / 'data')}
    (folder / 'proofs.txt').write_text('RVM-R1\n  test /one\nRVM-R0\n')
    cli('rules', env=env).expect(2, '', re.compile(r'/proofs\.txt:3: '))
    (folder / 'proofs.txt').unlink()
    cli('rules', 'RVM-R6', env=env).expect(0, re.compile('Occupied hexes'), '')


cases = [(f'/cli-ask/{function.__name__.replace("_", "-")}', function) for function in (
    reach_of_a_scenario, reach_as_json, reach_in_a_game, reach_of_who_may_not_move, reach_after_a_move,
    targets_of_a_scenario, targets_over_each_way, targets_from_elsewhere, targets_as_json, targets_are_the_legal_ones, why_not, why_is_allowed,
    why_at_other_moments, why_while_hands_and_orders_are_chosen, why_of_dice, why_not_that_far, why_not_that_card,
    why_of_the_editor, why_of_what_is_no_command, wrong_units, rules_are_listed, rules_of_an_id, rules_as_json,
    numbers_that_no_table_can_do_with, rules_are_explained, rules_there_are_not, rules_with_broken_proofs)]

if __name__ == '__main__':
    tap.run(cases)

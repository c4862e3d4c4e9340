#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at the command line: what is written, what is told, what is shown.

usage: test-cli-play.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import cli, elis, root, something, temp  # noqa: E402
from locales import ALLOWED, GAME_CONTINUES, PLAYS_ORDER, fill  # noqa: E402

ticinus = str(root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies')


# One unit a side, no card but orders, and no hex to retreat to: whatever the dice show, nothing is asked after them.
LAST_ATTACK = '''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-macedon">
  <title>The last attack</title>
  <board columns="12" rows="9"/>
  <rules first="rome" end-round="7"/>
  <army side="rome" morale="5" hand-size="5">
    <unit type="principes" hex="E2" figures="3"/>
    <card id="mixed-order" count="6" hand="5"/>
  </army>
  <army side="macedon" morale="5" hand-size="5">
    <unit type="pezhetairoi" hex="E1" figures="3"/>
    <card id="mixed-order" count="6" hand="5"/>
  </army>
</scenario>
'''


def lines_of(*lines):
    return ''.join(f'{line}\n' for line in lines)


def played(name, *lines, scenario=elis, seed=3):
    """A game in which these lines were played."""
    path = temp / f'{name}.aciesgame'
    if not path.exists():
        cli('play', scenario, '--seed', seed, '--save', path, stdin=lines_of(*lines)).expect(0, something(), '')
    return path


def log_of(game):
    turns = re.findall(r'<turn [^>]*>\n(.*?)^\s*</turn>', pathlib.Path(game).read_text(), re.M | re.S)
    return [line for turn in turns for line in turn.splitlines()]


def ordered():
    return played('ordered', 'play mixed-order', 'order C8', 'order D6')


def moving():
    return played('moving', 'play mixed-order', 'order C8', 'order D6', 'order E7')


# --- done and pass ----------------------------------------------------------------------------

def legal_names_what_is_ended():
    assert cli('legal', ordered()).expect(0).out.splitlines()[-1] == 'done order'
    assert cli('legal', moving(), '--json').expect(0).json()['commands'][-1] == 'done moves'
    assert 'done turn' not in cli('legal', ordered()).out


def the_name_is_not_logged():
    game = played('named', 'play mixed-order', 'order C8', 'done order', 'done moves rome')
    assert log_of(game)[:4] == ['play mixed-order', 'order C8', 'done', 'done'], log_of(game)


def what_has_closed_ends_nothing():
    """The third order of Mixed Order closes the ordering: the line meant for it does not end the moves."""
    script = lines_of('play mixed-order', 'order C8', 'order D6', 'order E7', 'done order')
    result = cli('play', elis, '--json', stdin=script).expect(1, something(), re.compile(r'^-:5: “done order” is not possible now; .*“done moves”\) \[RVM-R3\]$', re.M))
    assert result.json()['refused']['rule'] == 'RVM-R3' and result.json()['commands'] == 4


def a_bare_done_ends_no_other_step():
    """The third order of Mixed Order closes the ordering, the last attack the moves: “done” alone is not taken for what follows."""
    orders = ('play mixed-order', 'order C8', 'order D6', 'order E7')
    result = cli('play', elis, '--json', stdin=lines_of(*orders, 'done')).expect(1, something(), re.compile(
        r'^-:5: “order” .* Rome .*\(use “done moves”\) \[RVM-R3\]$', re.M))
    assert result.json()['commands'] == 4, result.json()
    cli('play', elis, '--quiet', stdin=lines_of(*orders, 'done moves', 'pass', 'done', 'take mixed-order')).expect(0, something(), '')
    cli('play', elis, '--quiet', stdin=lines_of(*orders, 'move E7 E6', 'done')).expect(0, something(), '')
    one = ('play mixed-order', 'order D6', 'done', 'attack D6 C4', 'pass')
    cli('play', elis, '--quiet', stdin=lines_of(*one, 'dice 1 1', 'pass')).expect(0, re.compile('put cards back'), '')
    cli('play', elis, '--quiet', stdin=lines_of(*one, 'dice 1 1', 'done')).expect(1, '', re.compile('“pass form”'))
    last = temp / 'last-attack.acies'
    last.write_text(LAST_ATTACK)
    attack = ('play mixed-order', 'order E2', 'attack E2 E1')
    cli('play', last, '--quiet', stdin=lines_of(*attack, 'done')).expect(1, '', re.compile(
        r'^-:4: “moves” .* Rome .*\(use “done put-back”\) \[', re.M))
    cli('play', last, '--quiet', stdin=lines_of(*attack, 'dice 1 1 1', 'done put-back')).expect(0, something(), '')


def printed_names_of_cards():
    for said, meant in (('Leader Order', 'Leader Action'), ('Inf Assault', 'Infantry Assault'), ('Cav. Assault', 'Cavalry Assault'),
                        ('Advance Att.', 'Advance Attack'), ('Counter Att', 'Counter Attack')):
        cli('play', elis, '--quiet', stdin=lines_of(f'play {said}')).expect(1, '', re.compile(meant))


def the_other_side_has_not_ended_it():
    cli('play', ordered(), stdin='done order macedon\n').expect(1, None, re.compile(r'“done order macedon” .*\[RVM-R3\]'))
    cli('play', ordered(), stdin='done order Rome\n').expect(0)
    cli('play', ordered(), stdin='done order rome please\n').expect(1, None, re.compile('Unexpected'))


def why_not_that_end():
    why = cli('why', moving(), 'done order', '--json').expect(1, something(), '').json()
    assert (why['allowed'], why['rule'], why['command']) == (False, 'RVM-R3', 'done order'), why
    cli('why', moving(), 'done moves').expect(0, re.compile('“done” is allowed'), '')


# --- names of the rulebook --------------------------------------------------------------------

def cards_as_the_rulebook_spells_them():
    game = played('spelled', 'Play Mixed Order', 'ORDER Equites', 'order velites d6', 'order Principes E7')
    assert log_of(game) == log_of(moving()), log_of(game)


def two_words_for_one_command():
    cli('why', moving(), 'Put Back Counter Attack').expect(1, re.compile(r'“put-back” .*\[RVM-R3\]'), '')


def units_by_name():
    game = moving()
    for line, meant in (('move equites D7', 'move C8 D7'), ('attack velites peltasts', 'attack D6 C4'), ('attack Velites C4', 'attack D6 C4'),
                        ('attack Peltasts C4', 'attack D6 C4'), ('move Principes E7 E6', 'move E7 E6'), ('attack VELITES D6 Peltasts C4', 'attack D6 C4')):
        cli('why', game, line).expect(0, fill(ALLOWED, meant) + '\n', '')


def units_that_are_not_there():
    for where, line, told in ((moving(), 'move Principes E5 E4', 'are .*Principes .*E5'), (moving(), 'move Triarii E5', 'are .*Triarii .*board'),
                              (moving(), 'move Roman Leader A1 A2', 'is .*Roman Leader .*A1'), (ticinus, 'attack archer a1 b1', 'is .*Archer .*a1')):
        cli('why', where, line).expect(2, '', re.compile(rf'\Aacies-cli: .* {told}\n\Z'))


def the_table_stays_as_it_was_set():
    """Who plays and what may be taken back, wherever a game is gone on with."""
    game = played('table', 'play mixed-order', 'order D6')
    table = '  <table undo="agreed" hands="open"><player side="macedon" computer="1"/></table>\n'
    game.write_text(re.sub(r'(<game [^>]*>\n)', lambda match: match[1] + table, game.read_text()))
    cli('play', game, '--save', temp / 'table-all.aciesgame').expect(0)
    expected = re.search(r'<table.*?(/>|</table>)', (temp / 'table-all.aciesgame').read_text(), re.S)[0]
    assert 'undo="agreed"' in expected and 'computer="1"' in expected, expected
    cli('play', game, '--at', 1, '--save', temp / 'table-at.aciesgame').expect(0)
    assert expected in (temp / 'table-at.aciesgame').read_text(), (temp / 'table-at.aciesgame').read_text()[:400]


def a_line_of_thousands_of_words():
    """As quick as any: the harness waits 100 s for one."""
    for words in ('principes ', 'principes E7 ', 'E7 ', '- ', 'mixed order ', 'x '):
        for verb in ('move ', 'attack ', 'play ', 'enter ', 'done ', ''):
            result = cli('why', moving(), verb + 3000 * words)
            assert result.status in (1, 2) and len(result.err + result.out) < 80000, f'{verb}{words}: {result.err[:200]}'


def units_that_may_not():
    """A single one is refused by its rule, several are told apart by their hexes."""
    cli('why', moving(), 'move roman leader F7').expect(1, something(), '')
    cli('why', moving(), 'move velites A1').expect(2, '', re.compile(r'\Aacies-cli: No Velites .*\n\Z'))


def units_of_which_several_may():
    game = played('several', 'play mixed-order')
    cli('why', game, 'order Principes').expect(2, '', re.compile('“order [A-Z][0-9]”, “order [A-Z][0-9]”.*; .*hex'))


def the_nearest_word():
    for line, near in (('ply mixed-order', 'play'), ('play mixed-oder', 'mixed-order'), ('atack D6 C4', 'attack'), ('play Counterattck', 'counter-attack'),
                       ('enter prinzipes E7', 'principes')):
        cli('why', elis, line).expect(2, '', re.compile(rf'“{near}”\?'))
    cli('why', elis, 'Mixed Order').expect(2, '', re.compile(r'“play mixed-order”\?'))
    for line in ('frobnicate', 'x', 'play zzzzzzzz'):
        result = cli('why', elis, line).expect(2, '', something())
        assert '?' not in result.err, result.err


def texts_of_the_editor_stay_as_they_are():
    cli('why', elis, 'text title  Two  Blanks').expect(0, f'{fill(ALLOWED, "text title  Two  Blanks")}\n', '')


# --- what is told -----------------------------------------------------------------------------

def what_happens_is_told():
    out = cli('play', elis, '--seed', '3', stdin=lines_of('play mixed-order', 'order C8', 'order D6', 'order E7', 'attack D6 C4', 'pass defend')).expect(0, something(), '').out
    told, result = out.split('\n\n')[:-1], out.split('\n\n')[-1]
    assert told[0] == 'Round 1 begins' and told[1].splitlines()[:4] == [
        'Rome’s turn', '  Rome plays Mixed Order', '  Ordered: Equites C8, Velites D6, Principes E7', '  Velites D6 attack Peltasts C4'], out
    assert re.search(r'^  Velites D6 roll 2 dice: Combat Point 4\. \+2 Figures of Velites .*\n  Rolled [1-6] [1-6]: \d hits?, \d retreats?$', told[1], re.M), out
    assert result.startswith('Rome moves') and '\nhash: ' in result, out


def what_happens_is_what_a_report_tells():
    """To the end of a game, line by line."""
    for name, scenario in (('elis', elis), ('ticinus', ticinus)):
        game = temp / f'told-{name}.aciesgame'
        out = cli('play', scenario, '--random', '--seed', '5', '--save', game).expect(0, something(), '').out
        report = temp / f'told-{name}.txt'
        cli('report', game, '-o', report).expect(0)
        text = report.read_text()
        story = text[text.index('Round 1 begins'):text.index('\nThe Rules Named Above')].rstrip('\n')
        assert out.startswith(story + '\n\n'), (name, out[:2000], story[:2000])


def a_report_on_standard_output():
    game = temp / 'told-elis.aciesgame'
    cli('report', game, '-o', '-').expect(0, (temp / 'told-elis.txt').read_text(), '')
    cli('report', game, '-o', '-', '--at', '3').expect(0, re.compile(f'^{GAME_CONTINUES}: Round 1', re.M), '')
    cli('report', game).expect(2, '', re.compile('standard output'))
    assert not (temp / '-').exists() and not pathlib.Path('-').exists()


def nothing_is_told_quietly():
    loud = cli('play', elis, '--seed', '3', stdin='play mixed-order\n').expect(0).out
    for word in ('--quiet', '-q'):
        quiet = cli('play', elis, '--seed', '3', word, stdin='play mixed-order\n').expect(0, something(), '').out
        assert loud.endswith('\n\n' + quiet) and re.match('Rome .*Mixed Order.* 3 ', quiet), (loud, quiet)
    assert cli('play', elis, '--seed', '3', '--json', stdin='play mixed-order\n').expect(0).json()['commands'] == 1


def only_what_is_new_is_told():
    out = cli('play', moving(), stdin='move C8 D7\n').expect(0, something(), '').out
    assert out.startswith('  Equites move from C8 to D7\n\nRome moves'), out
    assert cli('play', moving()).expect(0).out.startswith('Rome moves')


def what_came_before_a_refusal_is_told():
    cli('play', elis, stdin=lines_of('play mixed-order', 'order C8', 'order C8')).expect(1, re.compile(r'  Ordered: Equites C8\n$'), re.compile('^-:3: '))


# --- real dice --------------------------------------------------------------------------------

attack = ('play mixed-order', 'order C8', 'order D6', 'done order', 'attack D6 C4', 'pass defend')


def real_dice_are_awaited():
    """Where chance would roll the game stands still, and a line that gives no dice is refused."""
    out = cli('play', elis, '--real-dice', stdin=lines_of(*attack)).expect(0, re.compile(r'^Rome rolls 2 dice$', re.M), '').out
    assert 'Rolled' not in out
    cli('play', elis, '--real-dice', stdin=lines_of(*attack, 'done moves')).expect(1, something(), re.compile(r'^-:7: .* dice .*\[RVM-'))
    cli('play', elis, '--real-dice', stdin=lines_of(*attack, 'dice 6 1', 'done moves')).expect(0, re.compile('Rolled 6 1'), '')
    cli('play', elis, '--real-dice', '--random').expect(2, '', re.compile('--real-dice'))


def real_dice_are_kept():
    """A game saved while dice are awaited goes on with them."""
    game = temp / 'real.aciesgame'
    cli('play', elis, '--real-dice', '--save', game, stdin=lines_of(*attack)).expect(0)
    assert ' dice="entered"' in game.read_text()
    cli('legal', game).expect(0, '', re.compile('Rome rolls 2 dice'))
    cli('play', game, '--real-dice', stdin='dice 5 5\n').expect(0, re.compile('Rolled 5 5'), '')


# --- show -------------------------------------------------------------------------------------

def show_a_scenario():
    out = cli('show', elis).expect(0, something(), '').out
    head, rome, macedon, ground = out.split('\n\n')
    assert head.splitlines() == ['Elis (Rome vs Macedon)', 'Round 1 of 7, Rome’s turn, phase: Order', fill(PLAYS_ORDER, 'Rome')], head
    assert re.match('Rome: .* 3, 8 units .* 21 figures\n  Velites D6: 2 .* 2 ', rome), rome
    assert '\n  Hand: Line Order, Group Order, Mixed Order\n  Deck: 31 cards' in rome, rome
    assert '\n  Hand: 3 cards, hidden\n' in macedon, macedon
    assert ground == 'Terrain\n  Hill: F4, F5\n  Forest: J4, C5, J5, B6\n', ground


def show_a_game():
    game = played('shown', *attack, 'dice 6 6', 'done moves', 'pass form', 'done put-back', 'take line-order')
    out = cli('show', game).expect(0, something(), '').out
    assert 'Macedon’s turn' in out and 'Peltasts' in out, out
    rome, macedon = out.split('\n\n')[1:3]
    assert '  Hand: 3 cards, hidden' in rome and '  Played: Mixed Order' in rome and '  Hand: Line Order, Group Order, Mixed Order' in macedon, out
    before = cli('show', game, '--at', '3').expect(0).out
    assert '  Equites C8: 2 of 2 figures, Ordered\n' in before and 'may order' in before, before
    assert 'Hill' in cli('show', game, '--at', '0').out


def show_hands_as_the_game_says():
    """Open hands are seen; with one person at the table only that hand is, whoever decides."""
    game = played('hands', *attack)
    hidden = cli('show', game, '--json').expect(0).json()
    assert [side['hand'] is None for side in hidden['sides']] == [False, True] and hidden['to-act'] == 'rome', hidden['sides']
    text = pathlib.Path(game).read_text()
    for name, settings, seen in (('open', '<table hands="open"/>', [True, True]),
                                 ('computer', '<table><player side="rome" computer="1"/></table>', [False, True]),
                                 ('computers', '<table><player side="rome" computer="1"/><player side="macedon" computer="1"/></table>', [True, True])):
        other = temp / f'hands-{name}.aciesgame'
        other.write_text(re.sub(r'<table.*?/>', settings, text, flags=re.S) if '<table' in text
                         else re.sub(r'(<game [^>]*>\n)', rf'\1  {settings}\n', text))
        found = cli('show', other, '--json').expect(0, something(), '').json()
        assert [side['hand'] is not None for side in found['sides']] == seen, (name, found['sides'])
        assert [side['hand-cards'] for side in found['sides']] == [2, 3]


def show_at_the_end():
    game = temp / 'told-elis.aciesgame'
    out = cli('show', game).expect(0, something(), '').out
    assert 'hidden' not in out and 'turn' not in out.splitlines()[1], out
    data = cli('show', game, '--json').expect(0).json()
    assert data['over'] is True and data['turn'] is None and data['to-act'] is None and data['phase'] is None


def show_as_json():
    data = cli('show', ordered(), '--json').expect(0, something(), '').json()
    assert set(data) == {'title', 'ruleset', 'round', 'end-round', 'turn', 'phase', 'over', 'to-act', 'asks', 'dice', 'faces', 'sides',
                         'units', 'reserve', 'columns', 'rows', 'ground', 'labels'}
    assert set(data['sides'][0]) == {'side', 'morale', 'figures', 'actions', 'spent', 'resources', 'camp', 'entries', 'hand-cards', 'hand', 'deck-cards', 'played'}
    unit = next(unit for unit in data['units'] if unit['hex'] == 'D6')
    assert unit == {'hex': 'D6', 'type': 'velites', 'side': 'rome', 'figures': 2, 'strength': 2, 'marks': ['ordered'], 'acts': False, 'ground': 'clear'}, unit
    assert {'hex': 'F4', 'terrain': 'hill'} in data['ground'] and data['ruleset'] == 'rome-vs-macedon' and data['phase'] == 'order'
    aous = cli('show', root / 'data/rulesets/rome-vs-macedon/scenarios/aous.acies', '--json').expect(0).json()
    assert [unit['hex'] for unit in aous['reserve']] == [None, None] and aous['sides'][0]['entries'] == ['A1', 'B1', 'A2']
    assert aous['sides'][0]['camp'] == 'F9'


# --- guide ------------------------------------------------------------------------------------

def guide_of_a_scenario():
    out = cli('guide', elis).expect(0, something(), '').out
    steps = out.split('\n\n')
    assert steps[0] == 'Elis (Rome vs Macedon)' and len(steps) == 14, out
    assert re.match(r'1\. .*\n   \[ \] 12 .* 9 .*\(.*A1\)\n   \[ \] Rome .*\(A9 .* L9\)\n', steps[1]), steps[1]
    assert re.match(r'2\. .* 2 .* Hill\n   \[ \] F4\n   \[ \] F5$', steps[2]), steps[2]
    assert re.match(r'4\. .*Principes.*\(Rome\)\n   \[ \] ', steps[4]), steps[4]


def guide_as_json():
    """The commands are those of the app, and together they make the board."""
    data = cli('guide', elis, '--json').expect(0, something(), '').json()
    assert set(data) == {'title', 'ruleset', 'columns', 'rows', 'steps', 'left-out'} and data['left-out'] == []
    assert [set(step) for step in data['steps']] == [{'kind', 'side', 'title', 'detail', 'ticks'}] * 13
    ticks = [tick for step in data['steps'] for tick in step['ticks']]
    assert all(set(tick) == {'label', 'detail', 'hexes', 'commands'} for tick in ticks)
    placed = {tuple(command.split()[1:3]) for tick in ticks for command in tick['commands'] if command.startswith('place ')}
    shown = cli('show', elis, '--json').expect(0).json()
    assert placed == {(unit['type'], unit['hex']) for unit in shown['units']}
    for command in (ticks[-1]['commands'] + data['steps'][1]['ticks'][0]['commands']):
        cli('why', elis, command).expect(0)


def guide_of_a_game():
    """The position as it is now; what it cannot keep is said."""
    game = played('guided', *attack, 'dice 6 6')
    start = cli('guide', game, '--at', '0', '--json').expect(0, something(), '').json()
    now = cli('guide', game, '--json').expect(0, something(), '').json()
    assert now['left-out'] and now['steps'] != start['steps']
    cli('guide', game).expect(0, something(), '\n'.join(now['left-out']) + '\n')


cases = [(f'/cli/play/{function.__name__.replace("_", "-")}', function) for function in (
    legal_names_what_is_ended, the_name_is_not_logged, what_has_closed_ends_nothing, a_bare_done_ends_no_other_step, printed_names_of_cards, the_other_side_has_not_ended_it, why_not_that_end,
    cards_as_the_rulebook_spells_them, two_words_for_one_command, units_by_name, units_that_are_not_there, the_table_stays_as_it_was_set, a_line_of_thousands_of_words, units_that_may_not,
    units_of_which_several_may, the_nearest_word, texts_of_the_editor_stay_as_they_are, what_happens_is_told,
    what_happens_is_what_a_report_tells, a_report_on_standard_output, nothing_is_told_quietly, only_what_is_new_is_told, what_came_before_a_refusal_is_told,
    real_dice_are_awaited, real_dice_are_kept, show_a_scenario, show_a_game,
    show_hands_as_the_game_says, show_at_the_end, show_as_json, guide_of_a_scenario, guide_as_json, guide_of_a_game)]

if __name__ == '__main__':
    tap.run(cases)

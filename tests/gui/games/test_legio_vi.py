#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Legio VI in the window: facing, formation, grade and disorder, moves by dice, answers to charges, five results of a combat."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from acting import Play, cli, ended_early  # noqa: E402
from board import Board  # noqa: E402
from harness import LONG, main, program, scenario  # noqa: E402
from lines import ON_THE_SPOT, SHOOTS, ByKeys, ByPointer, battle  # noqa: E402
from locales import CHOOSE_ENEMY, CLICK_TO_SELECT, DECLARES_CHARGES, EXTRA_DIE, MOVES_FORMED, POINTED, SPENDS_ACTIONS, fill, sentence  # noqa: E402
from table import Game  # noqa: E402

# Small, and the same whatever becomes of the battles that people get: the dice of the seeds are those of this one.
LEARNING = pathlib.Path(__file__).with_name('legio-vi.acies')
PHASES = [fill(SPENDS_ACTIONS, ''), SHOOTS, fill(MOVES_FORMED, ''), fill(DECLARES_CHARGES, '')]


def opened(desktop, near, far):
    """A game of those armies, in which Rome has the initiative and so acts second."""
    app = desktop.launch([program(), battle(desktop, near, far)])
    app.wait_window(re.compile('^Lines'))
    return Game.going_on(app, Board(app, columns=12, rows=10))


def come_to(game, phase, side):
    """All before is left undone; a side that can do nothing in a phase is not asked."""
    goal = f'{side} {PHASES[phase]}'
    game.app.wait_for('status bar')

    def there():
        asked = game.app.wait_for('status bar').name
        if not asked.startswith(goal):
            game.app.key('d')
            game.app.wait_until(lambda: game.app.find('status bar').name != asked, 'the next question')
        return asked.startswith(goal)
    game.app.wait_until(there, goal)


@scenario('/ui/legio-vi/battle-by-pointer')
def by_pointer(desktop):
    """Marches, moves by dice, wheels, a change of formation, shots, charges, what follows a combat, leaders who inspire."""
    ByPointer(desktop, Play(desktop, LEARNING, seed=1659)).act()


@scenario('/ui/legio-vi/battle-by-keys')
def by_keys(desktop):
    """The pointer is never moved."""
    actor = ByKeys(desktop, Play(desktop, ended_early(desktop, LEARNING, 2), seed=1832 if LONG else 605))
    actor.act()
    actor.app.tell_effort('the whole battle')
    assert set(actor.app.effort) == {'keys'}, actor.app.effort


@scenario('/ui/legio-vi/long-battle-by-pointer', long=True)
def long_by_pointer(desktop):
    ByPointer(desktop, Play(desktop, LEARNING, seed=15)).act()


def before_redressing(desktop, play):
    """The game, begun up to a unit that can redress its ranks or roll for a move; its hex, that of a unit that can move, and an empty one."""
    begun = desktop.home / 'begun.aciesgame'
    for at, line in enumerate(play.log):
        if not line.startswith('redress'):
            continue
        cli('play', LEARNING, '--seed', '15', '--save', begun, '--force', '--commands', '-', text='\n'.join(play.log[:at]))
        hex_name, allowed = line.split()[1], cli('legal', begun)
        movers = re.findall('^move ([A-Z][0-9]+)', allowed, re.MULTILINE)
        named = set(re.findall('[A-Z][0-9]+', allowed + cli('show', begun)))
        if f'go {hex_name}\n' in allowed and movers:
            return begun, hex_name, movers[-1], next(name for name in ('B5', 'A1', 'L1', 'A10', 'K10') if name not in named)
    raise AssertionError('no unit has both to choose from')


@scenario('/ui/legio-vi/choice-by-pointer')
def choice(desktop):
    """Where a click could mean several things the other button asks which; elsewhere it puts down what was taken up."""
    begun, hex_name, mover, empty = before_redressing(desktop, Play(desktop, LEARNING, seed=15))
    app = desktop.launch([program(), begun])
    board = Board(app, columns=12, rows=10)
    board.click(mover)
    app.wait_for('label', re.compile(f'^Choose .* {mover}( |$)'))
    board.click(empty, button=3)
    app.wait_gone('label', re.compile(f'^Choose .* {mover}( |$)'))
    with app.popped_up():
        board.click(hex_name, button=3)
        app.wait_for('menu item', re.compile(f'^{ON_THE_SPOT["go"]} {hex_name}$'))
        app.click('menu item', re.compile(f'^{ON_THE_SPOT["redress"]} {hex_name}$'))
    Game.going_on(app, board).logs(f'on {hex_name} redress')
    app.quit(game=True)


@scenario('/ui/legio-vi/move-by-one-die')
def one_die(desktop):
    """A click near the enemy says what the die has to show, and one is all it takes; a second click on the unit adds dice."""
    game = opened(desktop, 'legionaries D8 8, general D9 1, hoplites H8 4, commander H9 1', 'phalangites D4 8, phalangites H4 8')
    app, board = game.app, game.board
    app.key('F5')
    come_to(game, 2, 'Rome')
    board.click('D8')
    game.goes_on('Legionaries D8 .*step')
    game.offers('D6', re.compile(r'^Move Legionaries D8 to D6: .*\b3\b'))
    board.click('D6')
    game.logs('Legionaries move from D8 to (D6|C7|D7)')
    board.click('H8')
    board.click('H8')
    game.is_asked('Rome .*dice.* Hoplites H8')
    app.click('push button', EXTRA_DIE)
    game.is_asked('Rome moves Hoplites H8: ')
    app.kill()


@scenario('/ui/legio-vi/told')
def told(desktop):
    """What a screen reader is told of units, of a combat before its dice, and of what came of it; figures are nowhere."""
    game = opened(desktop, 'legionaries D7 8 grade:a disorder:2, triarii H8 4 formation:column facing:ne, general D7 1',
                  'phalangites D5 8, general D5 1')
    app, board = game.app, game.board
    app.key('F5')
    come_to(game, 3, 'Rome')
    board.says('D7', 'Roman Legionaries, 8 of 8 bases, Grade: Elite, Lines or ranks: 2, Facing: North, Disorder: 2; Roman General, Actions: 2')
    board.says('H8', 'Roman Triarii, 4 of 4 bases, Grade: Elite, Formation: Column, Facing: North-east')
    board.says_not('H8', 'Lines')
    board.says('D5', 'Macedonian Pikemen', 'Facing: South')
    board.says_not('D5', 'Formation')
    board.says_not('D5', 'Disorder')
    board.click('D7')
    game.goes_on(fill(CHOOSE_ENEMY, 'Legionaries D7'))
    game.offers('D5', re.compile('^Attack Pikemen D5 with Legionaries D7; right-click '))
    panel = app.wait_for('panel', POINTED)
    app.wait_for('label', 'If Roman Legionaries D7 attack Macedonian Pikemen D5', panel)
    reasons = app.wait_for('label', re.compile('Fighting bases'), panel).name
    for words in (r'\+4 .* \(LVI-L33\)', r'\+2 .* \(LVI-L33\)', r'\+2 .* A \(LVI-L34\)', r'-2 .* \(LVI-L61\)', r'.* 5 .* \(LVI-L36\)',
                  r'.* \(LVI-L62\)', r'.* 8 .* 5 .* \(LVI-L37\)', r'.* 4 .* 4 .* \(LVI-L37\)'):
        assert re.search(f'^{words}$', reasons, re.M), f'{words} is not in {reasons}'
    names = [node.name for node in panel.walk('label')]
    results = ['Victory', 'Success', 'Inconclusive', 'Set-back', 'Defeat']
    chances = [names[names.index(result) + 1] for result in results]
    assert all(re.fullmatch('<? ?[0-9]+%', chance) for chance in chances), chances
    assert not app.find('label', 'Possible Responses'), 'the roll of the enemy is in the five results already'
    app.shot('legio-vi-chances')
    board.click('D5')
    game.logs('Legionaries on D7 declare .* D5')
    app.key('d')
    game.logs('Pikemen D5 fight Legionaries D6')
    game.logs('Rolled [1-6 ]+: [0-9]+ hits?')
    game.logs('(Victory|Success) for (Rome|Macedon): [0-9]+ hits? to [0-9]+|[0-9]+ hits?: .*inconclusive')
    app.shot('legio-vi-fought')
    assert not [words for words in app.windows[0].words if re.search('figures?', words, re.IGNORECASE)], 'figures are told of'
    app.kill()


@scenario('/ui/legio-vi/answers')
def answers(desktop):
    """Who is charged is asked: cavalry counter-charges, light infantry evades or stays, each by a button and by a key."""
    game = opened(desktop, 'heavy-cavalry C7 4, heavy-cavalry H7 4, commander C7 1, general H7 1',
                  'heavy-cavalry C5 4, javelinmen H5 4, commander C5 1, general H4 1, phalangites K2 8')
    app, board = game.app, game.board
    app.key('F5')
    come_to(game, 3, 'Rome')
    for rider, target in (('C7', 'C5'), ('H7', 'H5')):
        board.click(rider)
        board.click(target)
        game.logs(f'Heavy Cavalry on {rider} declare .* {target}')
    app.key('d')
    game.is_asked('Macedon .* Javelinmen H5 evade')
    app.wait_for('push button', re.compile('^Yes'))
    app.wait_for('push button', re.compile('^No'))
    app.shot('legio-vi-evade')
    app.key('y')
    game.is_asked('Macedon decides whether Macedonian Heavy Cavalry C5 counter-charge')
    app.click('push button', re.compile('^Yes'))
    game.logs('Heavy Cavalry on C5 counter-charge')
    game.logs('Javelinmen on H5 evade to')
    app.kill()


def edited_copy(desktop):
    """A copy of the learning battle, which is a file of the user's own: the program, its board, the file."""
    place = desktop.home / 'mine.acies'
    shutil.copy(LEARNING, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Learning Battle'))
    return app, Board(app, columns=12, rows=10), place


def choose(app, name, *keys):
    """Opens a list of choices, and goes through it by keys."""
    with app.popped_up():
        app.click('combo box', re.compile(f'^{name}'))
        app.key('Home', *keys, 'Return')


def set_number(app, name, number):
    field = app.wait_for('spin button', name)
    app.click(field, at=(12, 12))
    app.key('ctrl+a')
    app.type_text(str(number))
    app.key('Tab')
    app.wait_until(lambda: field.value == number, f'{name} to be {number}')


def reach(app, board, hex_name):
    """How many hexes the unit there can go to, as is told beside the board."""
    board.hover(hex_name)
    words = re.compile(f'{hex_name}: ([0-9]+) hex')
    return int(words.search(app.wait_for('label', words).name).group(1))


@scenario('/ui/legio-vi/edited')
def edited(desktop):
    """Grade, lines, formation, facing and bases of a unit; a leader on it; what its reach is; all undone, step by step."""
    app, board, place = edited_copy(desktop)
    ahead = reach(app, board, 'E8')
    app.key('v')
    board.click('F8')
    choose(app, 'Grade')
    board.says('F8', 'Grade: Elite')
    choose(app, 'Formation', 'Down')
    board.says('F8', 'Formation: Column')
    set_number(app, 'Lines or ranks', 3)
    set_number(app, 'Bases', 6)
    board.says('F8', '6 of 8 bases', 'Lines or ranks: 3')
    board.click('E8')
    app.key('r', 'r', 'r')
    board.says('E8', 'Facing: South')
    assert reach(app, board, 'E8') != ahead
    app.shot('legio-vi-edit')
    app.key('u')
    app.click('push button', 'Roman Commander')
    board.click('F8')
    board.says('F8', 'Roman Legionaries', 'Roman Commander, Actions: 1')
    app.key('ctrl+s')
    app.wait_until(lambda: all(words in place.read_text() for words in
                               ('figures="6" properties="grade:a lines:3 formation:column"', 'type="commander" hex="F8"', 'facing:s')),
                   'the file with what was changed')
    app.key(*['ctrl+z'] * 8)
    board.says('F8', 'Roman Legionaries, 8 of 8 bases, Grade: Trained, Lines or ranks: 2, Facing: North')
    board.says_not('F8', 'Commander')
    board.says('E8', 'Facing: North')
    assert reach(app, board, 'E8') == ahead
    app.key('ctrl+s')
    app.wait_until(lambda: 'formation' not in place.read_text(), 'the file as it was')
    app.quit()


@scenario('/ui/legio-vi/threat-by-facing')
def threat(desktop):
    """What is shaded before who charges, and before formed troops that shoot, goes round with them; and so does whom they could hit."""
    app = desktop.launch([program(), battle(desktop, 'legionaries C6 8, massed-archers I6 4', 'phalangites D4 8, phalangites I3 8')])
    app.wait_window(re.compile('^Lines'))
    board = Board(app, columns=12, rows=10)

    def seen(hex_name):
        left, top, *_ = app.screen_box(board.node)
        x, y = board.at(hex_name)
        return desktop.display.pixels(left + x - 8, top + y - 8, 16, 16)

    def shaded(*hex_names):
        board.hover('A10')
        app.wait_until(lambda: [name for name in plain if seen(name) != plain[name]] == list(hex_names), f'{hex_names} alone to be shaded')

    def hits(hex_name, words):
        board.hover(hex_name)
        app.wait_for('label', re.compile(f'{hex_name}: .*, {words}$'))
    board.hover('A10')
    desktop.wait_steady()
    plain = {name: seen(name) for name in ('C4', 'C5', 'C8', 'I4', 'I8', 'I9')}
    app.key('d')
    shaded('C4', 'C5', 'I4')
    hits('C6', '1 possible target')
    hits('I6', '1 possible target')
    app.shot('legio-vi-threat')
    for archer in ('C6', 'I6'):
        board.click(archer)
        app.key('r', 'r', 'r')
        board.says(archer, 'Facing: South')
    board.click('A10')
    hits('C6', '0 possible targets')
    hits('I6', '0 possible targets')
    shaded('C8', 'I8', 'I9')
    app.key(*['ctrl+z'] * 6)
    board.says('C6', 'Facing: North')
    shaded('C4', 'C5', 'I4')
    app.kill()


def undone(app, board, hex_name, facing):
    """One step back is all there was."""
    app.key('ctrl+z')
    board.says(hex_name, f'Facing: {facing}')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'one step to be all')


@scenario('/ui/legio-vi/turned-by-dragging')
def turned(desktop):
    """The handle before a selected unit turns it, there and back; elsewhere the drag moves it, and Escape leaves all as it was."""
    app, board, _ = edited_copy(desktop)
    board.hover('E8')
    app.wait_until(lambda: board.node.description == fill(CLICK_TO_SELECT, 'Legionaries'), 'what a drag would do')
    board.click('E8')
    app.wait_until(lambda: 'drag the arrow' in board.node.description, 'the handle to be told of')
    app.hover(board.node, board.at('E8', 0, 0.45))
    app.wait_until(lambda: 'turn Legionaries' in board.node.description, 'the handle to be under the pointer')

    def halfway():
        app.wait_until(lambda: board.node.description.endswith('South-east'), 'what a release would leave')
        app.shot('legio-vi-turning')
    board.turn('E8', 0, 60, 120, meanwhile=halfway)
    board.says('E8', 'Facing: South-east')
    undone(app, board, 'E8', 'North')
    board.turn('E8', 0, 60, 0)
    board.says('E8', 'Facing: North')
    assert app.lacks('sensitive', 'push button', 'Undo'), 'a turn there and back is something to undo'

    def left():
        app.wait_until(lambda: board.node.description.endswith('North-west'), 'it to turn')
        app.key('Escape')
    board.turn('E8', 0, 300, meanwhile=left)
    board.says('E8', 'Facing: North')
    assert app.lacks('sensitive', 'push button', 'Undo'), 'a turn that was left is something to undo'
    board.drag('E8', 'D9')
    board.says('D9', 'Roman Legionaries', 'Facing: North')
    undone(app, board, 'E8', 'North')
    app.drag(board.node, [board.at('F8', 0, 0.45), board.at('F8', 60, 0.8)])   # another one is selected first
    board.says_not('F8', 'Legionaries')
    app.kill()


@scenario('/ui/legio-vi/victory')
def victory(desktop):
    """What breaks an army, who has the initiative, the last turn; and a finding that is put right."""
    app, board, place = edited_copy(desktop)
    app.click('page tab', 'Armies')
    app.wait_until(lambda: app.has('selected', 'page tab', 'Armies'), 'the armies')
    assert not app.find('combo box', re.compile('^Moves first')), 'a side is said to move first'
    assert not app.find_all('label', re.compile('cards? in|^Discarded|^Reserve$')), 'there are no cards and no reserve in this game'
    app.click('page tab', 'Victory')
    set_number(app, 'Last round', 9)
    starts = sentence('src/editor/panels/victory-panel.c', 'acies_ruleset_names_first (')
    assert not app.find('combo box', re.compile(f'^{starts}')), 'a turn is said to be one side’s'
    set_number(app, 'Losses that break the near army', 40)
    choose(app, 'Initiative')
    app.shot('legio-vi-victory')
    app.key('ctrl+s')
    app.wait_until(lambda: 'end-round="9"' in place.read_text() and '<switch id="near-break" value="40"/>' in place.read_text() and
                   '"initiative"' not in place.read_text(), 'the file with what was changed')
    app.click('page tab', re.compile('^Board'))
    app.key('t')
    app.click('push button', 'Woods')
    board.click('I8')
    app.click('page tab', re.compile('^Problems'))
    app.wait_for('list item', re.compile('Heavy Cavalry on I8 '))
    app.shot('legio-vi-problem')
    app.click('push button', re.compile('^Fix: '))
    app.wait_gone('list item', re.compile('Heavy Cavalry on I8 '))
    app.key('ctrl+z')
    app.wait_for('list item', re.compile('Heavy Cavalry on I8 '))
    app.kill()


main()

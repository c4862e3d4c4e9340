#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of its own in the window, by pointer and keys: what its verbs, dice, secrets and notes are, it has declared."""
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from bus import Gone  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from keyboard import Keyboard, holds_focus  # noqa: E402
from locales import DIE_OF_KIND_NOT_SET, LOG, NEXT_DIE, POINTED, fill  # noqa: E402
from battle import show_battles  # noqa: E402
from table import Game, take_seat, wait_asked  # noqa: E402

night = pathlib.Path(__file__).resolve().parent / 'data/rulesets/hoods/scenarios/under-hoods.acies'
bout = pathlib.Path(__file__).resolve().parent / 'data/rulesets/arena/scenarios/first-blood.acies'

lots = pathlib.Path(__file__).resolve().parent / 'data/rulesets/lots/scenarios/drawn-lots.acies'

LAST = '''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="arena">
  <title>The Last Figure</title>
  <board columns="7" rows="6"/>
  <rules first="blue" end-round="8"/>
  <position round="3" side="blue" phase="bout"/>
  <army side="blue" morale="1" hand-size="2">
    <unit type="murmillo" hex="D4" figures="3"/>
  </army>
  <army side="red" morale="1" hand-size="2">
    <unit type="murmillo" hex="D3" figures="1"/>
    <unit type="retiarius" hex="A1" figures="2"/>
    <card id="shields" count="1" hand="1"/>
  </army>
</scenario>
'''

# The same with three figures, and the crowd has its say: one die may be thrown again.
AGAIN = LAST.replace('<rules first="blue" end-round="8"/>', '<rules first="blue" end-round="8"><switch id="crowd" value="yes"/></rules>') \
    .replace('type="murmillo" hex="D3" figures="1"', 'type="murmillo" hex="D3" figures="3"')


def opened(desktop, battle=bout, title='First Blood'):
    place = desktop.home / 'mine.acies'
    shutil.copy(battle, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile(f'^{title}'))
    return app, Board(app, columns=7, rows=6), place


@scenario('/ui/arena/library')
def library(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    app.wait_for('push button', 'Open First Blood')
    app.shot('arena-library')
    app.quit()


@scenario('/ui/arena/edited')
def edited(desktop):
    app, board, place = opened(desktop)
    app.shot('arena-edit')
    app.key('t')
    app.click('push button', 'Wall')
    board.click('C4')
    board.says('C4', 'Wall')
    app.key('u')
    app.shot('arena-units')
    app.click('push button', 'Blue Retiarius')
    board.click('A5')
    board.says('A5', 'Retiarius')
    app.key('ctrl+s')
    app.wait_until(lambda: 'hex="A5"' in place.read_text(), 'the retiarius in the file')
    assert 'C4' in place.read_text(), place.read_text()
    app.quit()


@scenario('/ui/arena/played')
def played(desktop):
    """A bout by pointer and keys: favours in secret, both verbs, dice of two kinds, the question of its own."""
    app, board, _ = opened(desktop)
    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked('Blue School chooses favours')
    app.shot('arena-favours')
    for favour in ('Shields Up', 'Mercy'):
        app.click('push button', f'Take {favour}')
    game.is_asked('Red School chooses favours')
    for favour in ('Sand in the Eyes', 'Shields Up'):
        app.click('push button', f'Take {favour}')
    game.is_asked('Blue School acts with its gladiators')
    app.wait_for('push button', 'End Bout')
    assert 'Mercy' not in game.log() and 'Sand' not in game.log(), game.log()

    board.click('D5')
    game.goes_on('Move Blue Murmillo D5, or click again to brace')
    game.offers('D5', 'Brace Blue Murmillo D5')
    board.click('D5')
    game.logs('Blue Murmillo D5 braces')
    board.says('D5', 'Braced')
    board.click('E5')
    game.goes_on('Move Blue Retiarius E5')
    board.click('G5')
    game.logs('Blue Retiarius moves from E5 to G5')
    app.key('d')
    game.is_asked('Red School acts')
    board.click('E2')
    game.goes_on('Move Red Murmillo E2')
    board.click('F3')
    game.logs('Red Murmillo moves from E2 to F3')
    app.key('d')
    game.is_asked('Blue School acts')

    board.click('G5')
    game.goes_on('Move Blue Retiarius G5, or throw its net over an enemy')
    app.shot('arena-chosen')
    game.offers('F3', 'Throw the net of Blue Retiarius G5 over Red Murmillo F3')
    board.click('F3')
    game.logs('Red Murmillo F3 is caught in a net')
    board.says('F3', 'Netted')
    app.key('ctrl+z')
    board.says_not('F3', 'Netted')
    app.key('shift+ctrl+z')
    board.says('F3', 'Netted')
    board.click('A2')   # nothing there, and nothing happens
    app.key('d')
    game.is_asked('Red School acts')
    game.offers('F3', 'Brace Red Murmillo F3')   # who is caught can do nothing else
    board.click('B2')
    game.goes_on('Move Red Dimachaerus B2')
    board.click('F6')
    game.refuses('F6 is out of reach .ARE-3')
    app.quit(game=True)


def fallen_soon(desktop, last=LAST):
    """A bout with real dice in which a blue murmillo stands before the last figure of a red one, who has a favour."""
    scenario_file = desktop.home / 'last.acies'
    scenario_file.write_text(last)
    saved = desktop.home / 'last.aciesgame'
    subprocess.run([sys.argv[3], 'play', scenario_file, '--seed', '1', '--save', saved], input=b'', check=True,
                   stdout=subprocess.DEVNULL)
    text = saved.read_text()
    assert '  <log' in text, text
    saved.write_text(text.replace('  <log', '  <table dice="entered" hands="open"/>\n  <log', 1))
    app = desktop.launch([program(), saved])
    return app, Game.going_on(app, Board(app, columns=7, rows=6))


@scenario('/ui/arena/dice')
def dice(desktop):
    """Dice of two kinds are set by pointer and keys, each with its own faces; then the game's own question."""
    app, game = fallen_soon(desktop)
    game.is_asked('Blue School acts')
    game.board.click('D4')
    game.goes_on('Move Blue Murmillo D4, attack')
    game.board.click('D3')
    game.is_asked('Red School may play its favour')
    app.wait_for('push button', 'Pass: No Favour')
    app.wait_for('label', 'Blue Murmillo D4 attacks\nRed Murmillo D3')   # of the combat
    assert not app.find_all('label', re.compile('No attack follows')), 'chances of a game that has none'
    game.play('Shields Up')
    game.is_asked('Blue School rolls the dice')
    app.wait_for('push button', fill(DIE_OF_KIND_NOT_SET, '1', '4', 'Fight die'))
    app.click('push button', fill(NEXT_DIE, 'Fight die', 'Sword'))
    app.wait_for('push button', 'Die 1 of 4 (Fight die) shows Sword')
    app.click('push button', fill(NEXT_DIE, 'Fight die', 'Net'))
    app.click('push button', fill(NEXT_DIE, 'Fight die', 'Sand'))
    app.wait_for('push button', 'Die 3 of 4 (Fight die) shows Sand')
    app.wait_for('push button', fill(NEXT_DIE, 'Fate die', '5'))   # the last is of the other kind
    app.shot('arena-dice')
    app.key('5')
    app.wait_for('push button', 'Die 4 of 4 (Fate die) shows 5')
    app.key('Return')
    game.is_asked('does Blue Murmillo D4 follow into the hex of the fallen')
    game.logs('Rolled Fight die Sword, Fight die Net, Fight die Sand, Fate die 5: 2 hits')
    game.logs('takes hits on the shield: 1')
    app.wait_for('label', re.compile(r'on the shield: 1\nRed Murmillo\b.*\b1\b.*$'))   # of the combat
    app.wait_for(None, re.compile(r'^Dice: 5 \(Fate die\) hit, Sword \(Fight die\) hit, '))
    app.wait_for('push button', 'Yes: Follow')
    app.wait_for('push button', 'No: Stay')
    app.shot('arena-follow')
    app.key('y')
    game.board.says('D3', 'Blue Murmillo')
    game.is_asked('Blue School acts')
    app.quit(game=True)


def told_of(app, board, name, *parts):
    """All that the window says while the pointer is on a hex, once it says these parts of it."""
    board.hover(name)
    app.wait_for('panel', POINTED)

    def whole():
        try:
            text = '\n'.join(node.name or '' for node in app.node.walk())
        except Gone:   # something left the window while that was read
            return None
        return text if all(part in text for part in parts) else None
    return app.wait_until(whole, f'the window to say {parts}')


@scenario('/ui/arena/face-down')
def face_down(desktop):
    """Two people at one screen: each sees who stands under his own hoods, and of the other's nothing but where."""
    place = desktop.home / 'night.acies'
    shutil.copy(night, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Under Hoods'))
    board = Board(app, columns=7, rows=6)
    board.says('B2', 'Red Dimachaerus', 'Hooded')   # in the editor nothing is hidden
    game = Game.going_on(app, board)
    app.key('F5')
    for side in ('Blue', 'Red'):
        game.is_asked(f'{side} School chooses favours')
        for favour in ('Shields Up', 'Mercy'):
            app.click('push button', f'Take {favour}')
    game.is_asked('Blue School acts with its gladiators')
    board.says('B2', 'Red Hooded Gladiator')
    board.says_not('B2', 'Dimachaerus')
    board.says_not('B2', 'figures')
    board.says('D5', 'Blue Murmillo', 'Hooded')
    board.says('F2', 'Red Murmillo')
    told = told_of(app, board, 'B2', 'Red Hooded Gladiator', 'Belongs to Red School')
    assert 'Red Dimachaerus' not in told and 'Red Retiarius' not in told, told
    with app.popped_up():
        app.click('push button', re.compile('^Red School: '))
        app.wait_for('label', re.compile('^2 figures visible$', re.M))
        app.key('Escape')
    app.shot('arena-hooded-blue')
    board.click('D5')
    board.click('C4')
    game.logs('Blue Hooded Gladiator moves from D5 to C4')
    assert 'Murmillo' not in game.log(), game.log()

    app.key('d')
    app.wait_for('push button', 'Continue as Red School')
    board.says('C4', 'Blue Hooded Gladiator')   # nobody has the screen yet
    board.says_not('B2', 'Dimachaerus')
    app.shot('arena-hooded-nobody')
    take_seat(app)
    game.is_asked('Red School acts with its gladiators')
    board.says('B2', 'Red Dimachaerus', 'Hooded')
    board.says_not('C4', 'Murmillo')
    app.shot('arena-hooded-red')
    app.quit(game=True)


def make_narrow(desktop, app):
    """As narrow as it can be."""
    desktop.display.resize(desktop.display.active_window(), 600, 500)
    app.wait_until(lambda: app.windows[0].extents[2] < 1060, 'the window to be narrow')


def choose_favours(app, game):
    for side, favours in (('Blue', ('Shields Up', 'Mercy')), ('Red', ('Sand in the Eyes', 'Shields Up'))):
        game.is_asked(f'{side} School chooses favours')
        for favour in favours:
            app.click('push button', f'Take {favour}')


@scenario('/ui/arena/buttons')
def buttons(desktop):
    """A question that only buttons answer, by pointer and by keys; it is undone, done again, and named in the history."""
    app, board, _ = opened(desktop, bout.with_name('roaring-crowd.acies'), 'The Roaring Crowd')
    game, keys = Game.going_on(app, board), Keyboard(app)
    app.key('F5')
    choose_favours(app, game)
    game.is_asked('Blue School turns to the crowd')
    group = app.wait_for('panel', 'Possible answers')
    assert [node.name for node in group.walk('push button')] == ['Salute', 'Jeer'], 'other buttons'
    assert not app.find_all('push button', re.compile('^(Pass|Done|Yes|End Bout)'))
    app.shot('arena-buttons')
    board.click('D5')
    game.refuses('D5 .*: Blue School turns to the crowd .ARE-15')
    app.key('a')   # advice is one of the buttons
    app.wait_for('alert', re.compile(r'^(Salute|Jeer)\. '))
    app.shot('arena-buttons-advised')

    app.click('push button', 'Salute')
    game.logs('Blue School salutes the crowd')
    game.is_asked('Blue School acts with its gladiators')
    app.wait_gone('panel', 'Possible answers')
    board.says('D5', 'Braced')
    app.key('ctrl+z')
    game.is_asked('Blue School turns to the crowd')
    app.wait_for('push button', 'Jeer')
    board.says_not('D5', 'Braced')
    app.key('shift+ctrl+z')
    board.says('D5', 'Braced')
    app.click('push button', 'History')
    app.wait_for('label', 'Salute the Crowd')
    app.key('Escape')

    keys.on_board()
    app.key('d')
    game.is_asked('Red School turns to the crowd')
    make_narrow(desktop, app)
    app.shot('arena-buttons-narrow')
    app.key('alt+j')
    app.wait_until(lambda: 'Red School jeers at the enemy' in app.find('log').name, 'the jeers to be announced')
    game.is_asked('Red School acts with its gladiators')
    app.wait_until(lambda: keys.board.has('focused'), 'the board to have kept the focus')
    app.quit(game=True)


def to_button(app, name):
    """By Tab alone, from wherever the focus is."""
    for _ in range(60):
        button = app.find('push button', name)
        if holds_focus(button):
            return
        app.key('Tab')
    raise AssertionError(f'Tab does not lead to {name}')


@scenario('/ui/arena/choices')
def choices(desktop):
    """One of several dice is chosen by what it shows, by Tab and a key; the others are buttons, too."""
    app, game = fallen_soon(desktop, AGAIN)
    keys = Keyboard(app)
    game.is_asked('Blue School acts')
    game.board.click('D4')
    game.goes_on('Move Blue Murmillo D4, attack')
    game.board.click('D3')
    game.is_asked('Red School may play its favour')
    app.key('p')
    game.is_asked('Blue School rolls the dice')
    for face in ('Sand', 'Net', 'Sand'):
        app.click('push button', fill(NEXT_DIE, 'Fight die', f'{face}'))
    app.key('4', 'Return')
    game.is_asked('Blue School may throw a die of Blue Murmillo D4 again')
    group = app.wait_for('panel', 'Possible answers')
    names = ['Fight die 1: Sand', 'Fight die 2: Net', 'Fight die 3: Sand', 'Fate die 4: 4']
    assert [node.name for node in group.walk('push button')] == names, 'other buttons'
    app.wait_for('push button', 'Keep Dice')
    app.shot('arena-choices')
    make_narrow(desktop, app)
    keep, places = app.wait_for('push button', 'Keep Dice').extents, [app.wait_for('push button', name).extents for name in names]
    start, _, room, _ = group.extents
    assert all(x + width <= start + room for x, _, width, _ in places), f'{places} beyond {group.extents}'
    assert all(y + height <= keep[1] for _, y, _, height in places), f'{places} not above {keep}'
    app.shot('arena-choices-narrow')

    desktop.display.resize(desktop.display.active_window(), 1270, 790)
    app.wait_until(lambda: app.find('list', LOG), 'the log beside the board again')
    keys.on_board()
    to_button(app, names[2])
    app.key('space')
    game.is_asked('Blue School rolls the dice')
    app.wait_for('push button', fill(DIE_OF_KIND_NOT_SET, '1', '1', 'Fight die'))
    app.wait_until(lambda: keys.board.has('focused'), 'the board to have the focus, as its button is gone')
    app.click('push button', fill(NEXT_DIE, 'Fight die', 'Sword'))
    app.key('Return')
    game.logs('Rolled Fight die Sword: 1 hit')
    game.board.says('D3', 'Netted')
    app.click('push button', 'History')
    app.wait_for('label', 'Throw Again: Fight die 3: Sand')
    app.key('Escape')
    app.quit(game=True)


def lots_by_hand(desktop, table):
    """A bout with lots in which real cards are drawn."""
    saved = desktop.home / 'lots.aciesgame'
    subprocess.run([sys.argv[3], 'play', lots, '--seed', '1', '--real-dice', '--save', saved], input=b'', check=True,
                   stdout=subprocess.DEVNULL)
    text = saved.read_text()
    saved.write_text(re.sub(r'<table [^>]*/>', table, text) if '<table' in text else
                     re.sub(r'(  <log)', rf'  {table}\n\1', text, count=1))
    app = desktop.launch([program(), saved])
    return app, Game.going_on(app, Board(app, columns=7, rows=6))


@scenario('/ui/arena/lots-drawn')
def lots_drawn(desktop):
    """Lots are drawn by the program as the game begins, and seen by who draws alone."""
    place = desktop.home / 'mine.acies'
    shutil.copy(lots, place)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Drawn Lots'))
    game = Game.going_on(app, Board(app, columns=7, rows=6))
    app.key('F5')
    game.is_asked('Blue School chooses favours')
    app.shot('arena-lots')
    assert game.log().count('“Lots”') == 4, game.log()
    assert ' Lot' not in game.log().replace('“Lots”', ''), game.log()
    assert not app.find_all('push button', re.compile('^Drawn: ')), 'lots to draw'
    app.quit(game=True)


@scenario('/ui/arena/lots-by-hand')
def lots_set_by_hand(desktop):
    """Lots come from the hands of people: by pointer, by key, by the program; and are taken back."""
    app, game = lots_by_hand(desktop, '<table dice="entered" hands="open" undo="take-backs"/>')
    game.is_asked('Blue School draws 2 cards from “Lots”')
    app.wait_for('push button', 'Drawn: White Lot, 5 left')
    app.shot('arena-draw')
    app.click('push button', 'Drawn: Red Lot, 2 left')
    game.is_asked('Blue School draws 1 card from “Lots”')
    app.key('2')
    game.is_asked('Red School draws 2 cards from “Lots”')
    app.wait_gone('push button', re.compile('^Drawn: Red Lot, 1 left'))
    app.key('1')
    app.key('r')
    game.is_asked('Blue School chooses favours')
    app.wait_gone('push button', re.compile('^Drawn: '))
    app.key('ctrl+z')
    game.is_asked('Blue School draws 2 cards from “Lots”')
    app.key('shift+ctrl+z')
    game.is_asked('Blue School chooses favours')
    app.quit(game=True)


@scenario('/ui/arena/lots-unseen')
def lots_unseen(desktop):
    """Where hands are hidden only who has taken the screen says what he drew."""
    app, game = lots_by_hand(desktop, '<table dice="entered"/>')
    app.wait_for('push button', re.compile('^Continue as '))
    assert not app.find_all('push button', re.compile('^Drawn: ')), 'lots before the screen was taken'
    game.is_asked('Blue School draws 2 cards from “Lots”')
    app.click('push button', 'Drawn: White Lot, 5 left')
    app.click('push button', 'Drawn: White Lot, 4 left')
    app.wait_for('push button', re.compile('^Continue as '))
    assert not app.find_all('push button', re.compile('^Drawn: ')), 'lots of the other school'
    game.is_asked('Red School draws 2 cards from “Lots”')
    app.wait_for('push button', 'Drawn: White Lot, 5 left')   # as far as Red School knows
    assert ' Lot' not in game.log().replace('“Lots”', ''), game.log()
    app.quit(game=True)


@scenario('/ui/arena/lots-edited')
def lots_edited(desktop):
    """The deck in common has its copies, and armies the lots in their hands."""
    place = desktop.home / 'mine.acies'
    shutil.copy(lots, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Drawn Lots'))
    app.click('page tab', 'Armies')
    app.wait_for('spin button', 'White Lot, Shared: copies')
    app.wait_for('label', re.compile(r'^10\b.*\b0\b'))
    app.shot('arena-deck')
    node = app.wait_for('spin button', 'White Lot, Shared: copies')
    app.click(node, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('4')
    app.key('Return')
    app.wait_until(lambda: node.value == 4, 'four white lots')
    app.key('ctrl+s')
    app.wait_until(lambda: '<card id="white-lot" count="4"/>' in place.read_text(), 'the deck in the file')
    app.quit()


main()

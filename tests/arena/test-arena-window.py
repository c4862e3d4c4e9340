#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A third game in the window, by pointer and keys: what its verbs, dice, secrets and notes are, it has declared."""
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from table import Game, take_seat, wait_asked  # noqa: E402

night = pathlib.Path(__file__).resolve().parent / 'data/rulesets/hoods/scenarios/under-hoods.acies'
bout = pathlib.Path(__file__).resolve().parent / 'data/rulesets/arena/scenarios/first-blood.acies'

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


def opened(desktop):
    place = desktop.home / 'mine.acies'
    shutil.copy(bout, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^First Blood'))
    return app, Board(app, columns=7, rows=6), place


@scenario('/ui/arena/library')
def library(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
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
    game.goes_on('Choose a hex for Blue Murmillo D5 to move to, or click again to brace')
    game.offers('D5', 'Brace Blue Murmillo D5')
    board.click('D5')
    game.logs('Blue Murmillo D5 braces')
    board.says('D5', 'Braced')
    board.click('E5')
    game.goes_on('Choose a hex for Blue Retiarius E5 to move to')
    board.click('G5')
    game.logs('Blue Retiarius moves from E5 to G5')
    app.key('d')
    game.is_asked('Red School acts')
    board.click('E2')
    game.goes_on('Choose a hex for Red Murmillo E2 to move to')
    board.click('F3')
    game.logs('Red Murmillo moves from E2 to F3')
    app.key('d')
    game.is_asked('Blue School acts')

    board.click('G5')
    game.goes_on('Choose a hex for Blue Retiarius G5 to move to, or an enemy to throw the net over')
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
    game.goes_on('Choose a hex for Red Dimachaerus B2 to move to')
    board.click('F6')
    game.refuses('F6 is out of reach .ARE-3')
    app.quit(game=True)


def fallen_soon(desktop):
    """A bout with real dice in which a blue murmillo stands before the last figure of a red one, who has a favour."""
    scenario_file = desktop.home / 'last.acies'
    scenario_file.write_text(LAST)
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
    game.goes_on('an enemy to attack')
    game.board.click('D3')
    game.is_asked('Red School may play its favour')
    app.wait_for('push button', 'Pass: No Favour')
    app.wait_for('label', 'Blue Murmillo D4 attacks\nRed Murmillo D3')   # of the combat
    assert not app.find_all('label', re.compile('No attack is rolled')), 'chances of a game that has none'
    game.play('Shields Up')
    game.is_asked('Blue School rolls the dice')
    app.wait_for('push button', 'Die 1 of 4 (Fight die) is not set')
    app.click('push button', 'The next die (Fight die) shows Sword')
    app.wait_for('push button', 'Die 1 of 4 (Fight die) shows Sword')
    app.click('push button', 'The next die (Fight die) shows Net')
    app.click('push button', 'The next die (Fight die) shows Sand')
    app.wait_for('push button', 'Die 3 of 4 (Fight die) shows Sand')
    app.wait_for('push button', 'The next die (Fate die) shows 5')   # the last is of the other kind
    app.shot('arena-dice')
    app.key('5')
    app.wait_for('push button', 'Die 4 of 4 (Fate die) shows 5')
    app.key('Return')
    game.is_asked('does Blue Murmillo D4 follow into the hex of the fallen')
    game.logs('Rolled Sword Net Sand 5: hits 2')
    game.logs('takes hits on the shield: 1')
    app.wait_for('label', re.compile('on the shield: 1\nRed Murmillo loses figures: 1\nRed Murmillo is eliminated$'))   # of the combat
    app.wait_for(None, re.compile(r'^Dice: 5 \(Fate die\) hit, Sword \(Fight die\) hit, '))
    app.wait_for('push button', 'Yes: Follow')
    app.wait_for('push button', 'No: Stay')
    app.shot('arena-follow')
    app.key('y')
    game.board.says('D3', 'Blue Murmillo')
    game.is_asked('Blue School acts')
    app.quit(game=True)


def told_of(app, board, name):
    """All that the window says while the pointer is on a hex."""
    board.hover(name)
    app.wait_for('panel', 'Under the pointer')
    return '\n'.join(node.name or '' for node in app.node.walk())


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
    told = told_of(app, board, 'B2')
    assert 'Red Hooded Gladiator' in told and 'It belongs to Red School' in told, told
    assert 'Red Dimachaerus' not in told and 'Red Retiarius' not in told, told
    app.wait_for('label', '2 figures seen')
    app.shot('arena-hooded-blue')
    board.click('D5')
    board.click('C4')
    game.logs('Blue Hooded Gladiator moves from D5 to C4')
    assert 'Murmillo' not in game.log(), game.log()

    app.key('d')
    app.wait_for('push button', 'I Am Red School')
    board.says('C4', 'Blue Hooded Gladiator')   # nobody has the screen yet
    board.says_not('B2', 'Dimachaerus')
    app.shot('arena-hooded-nobody')
    take_seat(app)
    game.is_asked('Red School acts with its gladiators')
    board.says('B2', 'Red Dimachaerus', 'Hooded')
    board.says_not('C4', 'Murmillo')
    app.shot('arena-hooded-red')
    app.quit(game=True)


main()

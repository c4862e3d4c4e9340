#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What single units have, in the window: set in the panel, seen on the board, told to the screen reader, saved."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import sentence  # noqa: E402

battle = pathlib.Path(__file__).resolve().parent / 'data/ranks/rulesets/ranks/scenarios/in-the-ranks.acies'


def opened(desktop):
    place = desktop.home / 'mine.acies'
    shutil.copy(battle, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^In the Ranks'))
    return app, Board(app, columns=7, rows=7), place


def choose(app, name, *keys):
    """Opens a list of choices, and goes through it by keys."""
    with app.popped_up():
        app.click('combo box', re.compile(f'^{name}'))
        app.key('Home', *keys, 'Return')


@scenario('/ui/ranks/told')
def told(desktop):
    app, board, _ = opened(desktop)
    board.says('D5', 'Blue Murmillo', 'Grade: Champion', 'Armour: 4', 'Facing: North')
    board.says_not('D5', 'Fatigue')
    board.says_not('D5', 'Wound')
    board.says('E5', 'Blue Retiarius', 'Grade: Recruit', 'Facing: North-east', 'Fatigue: 2')
    board.says_not('E5', 'Armour')
    board.says_not('B5', 'Grade')
    app.shot('ranks-edit')
    app.quit()


@scenario('/ui/ranks/panel')
def panel(desktop):
    """Each has the rows of its type, and what is set there is in the file."""
    app, board, place = opened(desktop)
    app.key('s')
    board.click('E5')
    app.wait_for('combo box', re.compile('^Facing'))
    app.wait_gone('spin button', 'Armour')
    app.wait_gone('spin button', 'Wound')
    choose(app, 'Grade')
    board.says('E5', 'Grade: Veteran')
    choose(app, 'Facing', 'Down', 'Down', 'Down', 'Down')
    board.says('E5', 'Facing: South-west')
    app.shot('ranks-panel')
    app.key('ctrl+z')
    board.says('E5', 'Facing: North-east')
    board.click('D5')
    armour = app.wait_for('spin button', 'Armour')
    app.click(armour, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('2')
    app.key('Return')
    board.says('D5', 'Armour: 2')
    board.click('B5')
    app.wait_gone('combo box', re.compile('^Facing'))
    app.key('ctrl+s')
    app.wait_until(lambda: 'properties="grade:champion armour:2"' in place.read_text(), 'armour in the file')
    app.wait_until(lambda: 'properties="grade:veteran facing:ne fatigue:2"' in place.read_text(), 'the grade in the file')
    app.quit()


@scenario('/ui/ranks/resources')
def resources(desktop):
    """What schools have is set on the page of their armies, told above the board in play, and changed by play."""
    app, _, place = opened(desktop)
    app.click('page tab', 'Armies')
    purse = app.wait_for('spin button', 'Blue School: Sesterces')
    app.wait_gone('spin button', 'Blue School: Cheers')
    app.click(purse, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('75')
    app.key('Return')
    app.shot('ranks-resources')
    app.key('ctrl+s')
    app.wait_until(lambda: '<resource id="purse" number="75"/>' in place.read_text(), 'sesterces in the file')
    app.key('F5')
    for school, number in ('Blue School', 75), ('Red School', 20):
        side = app.wait_for('push button', re.compile(f'^{school}'))
        app.wait_until(lambda: side.description.endswith(f'Sesterces {number}, Cheers 1'), f'what {school} has')
    app.shot('ranks-resources-played')
    app.quit()


@scenario('/ui/ranks/keys')
def keys(desktop):
    """R turns the unit that is selected to its right, with Shift to its left, and H as in a mirror."""
    app, board, place = opened(desktop)
    app.key('v')
    board.click('D5')
    board.says('D5', 'Facing: North')
    app.key('r')
    board.says('D5', 'Facing: North-east')
    app.key('r')
    board.says('D5', 'Facing: South-east')
    app.key('h')
    board.says('D5', 'Facing: South-west')
    app.key('shift+r')
    board.says('D5', 'Facing: South,')
    app.key('ctrl+z')   # turned at once, taken back at once
    board.says('D5', 'Facing: North,')
    app.key('r', 'r')
    board.says('D5', 'Facing: South-east')
    board.click('B5')
    app.key('r')
    app.wait_toast(sentence('src/editor/tools/editor-snippet.c', 'n_selected < 2)'))
    app.key('ctrl+s')
    app.wait_until(lambda: 'grade:champion armour:4 facing:se' in place.read_text(), 'where it faces in the file')
    app.quit()


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on squares in the window, by pointer and keys: begun, edited, played, and what cannot be done says why."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from battle import board_menu  # noqa: E402
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import SIZE_FIXED, sentence  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from table import Game  # noqa: E402

yard = pathlib.Path(__file__).resolve().parent / 'squares/rulesets/arena-squares/scenarios/flagstones.acies'
SHIFT, MIRROR, SYMMETRY, PIECES = (sentence('src/engine/board/board.c', f'[ACIES_RESHAPE_{what}]')
                                   for what in ('SHIFT', 'MIRROR', 'SYMMETRY', 'PIECE'))


def opened(desktop):
    place = desktop.home / 'mine.acies'
    shutil.copy(yard, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Flagstones'))
    return app, Board(app, columns=7, rows=3, squares=True), place


@scenario('/ui/squares/areas')
def areas(desktop):
    """What of the board belongs to a side is drawn and told."""
    place = desktop.home / 'mine.acies'
    place.write_text(yard.read_text().replace('columns="7" rows="3"', 'columns="7" rows="6"'))
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Flagstones'))
    board = Board(app, columns=7, rows=6, squares=True)
    board.says('B6', 'area of Blue School')
    board.says('B2', 'area of Red School')
    board.says_not('B4', 'area')
    app.shot('squares-areas')
    app.quit()


@scenario('/ui/squares/edited')
def edited(desktop):
    """Every square is where the pointer finds it; brush and fill go over sides, and undo takes all back."""
    app, board, place = opened(desktop)
    before = place.read_text()
    for name in ('A1', 'G1', 'D2', 'A3', 'G3'):
        board.hover(name)
    app.shot('squares-edit')
    app.key('t')
    app.wait_for('push button', 'Brush of 5 squares')
    app.click('push button', 'Wall')
    board.click('G1')
    board.says('G1', 'Wall')
    app.key('2')
    board.hover('B2')
    app.wait_until(lambda: re.search(r'\bWall\b.*\b4 squares\b', board.node.description), 'the brush to count squares')
    board.click('B2')   # and its four neighbours, of which A2 is wall already
    for name in ('B1', 'B2', 'B3', 'C2'):
        board.says(name, 'Wall')
    board.says_not('A1', 'Wall')
    board.says_not('C3', 'Wall')
    app.shot('squares-brush')
    app.key('f')
    app.click('push button', 'Sand')
    board.hover('D2')   # A2 to E2, with B1 and B3, but not G1
    app.wait_until(lambda: re.search(r'\b7 squares\b.*\bWall\b.*\bSand\b', board.node.description), 'the fill to count squares')
    board.click('D2')
    board.says_not('C2', 'Wall')
    board.says('G1', 'Wall')
    app.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    board.says_not('G1', 'Wall')
    app.key('v')
    board.drag('F3', 'F2')
    board.says('F2', 'Retiarius')
    app.key('ctrl+s')
    app.wait_until(lambda: 'type="retiarius" hex="F2"' in place.read_text(), 'the retiarius in the file')
    assert place.read_text() == before.replace('type="retiarius" hex="F3"', 'type="retiarius" hex="F2"').replace(
        '    <unit type="dimachaerus" hex="B3" figures="2"/>\n    <unit type="murmillo" hex="D3" figures="3"/>\n'
        '    <unit type="retiarius" hex="F2" figures="2"/>',
        '    <unit type="retiarius" hex="F2" figures="2"/>\n    <unit type="dimachaerus" hex="B3" figures="2"/>\n'
        '    <unit type="murmillo" hex="D3" figures="3"/>'), place.read_text()
    app.quit()


@scenario('/ui/squares/refused')
def refused(desktop):
    """What has no meaning there cannot be pressed, and keys say why."""
    app, board, _ = opened(desktop)
    def is_refused(name, why):
        button = app.wait_for('push button', name)
        assert not button.has('sensitive'), f'{name} can be pressed'
        assert button.description == why, (name, button.description)
    for name in ('Copy', 'Cut', 'Paste', 'Rotate', 'Flip'):
        is_refused(name, PIECES)
    board_menu(app)
    for name, why in (('Resize…', SIZE_FIXED), ('Shift…', SHIFT), ('Mirror…', MIRROR)):
        is_refused(name, why)
    app.key('Escape')
    app.wait_gone('push button', 'Mirror…')
    board.click('B3')
    for key in ('ctrl+c', 'ctrl+x', 'ctrl+v', 'r', 'h'):
        app.key(key)
        app.wait_toast(PIECES)
    app.key('s')
    app.wait_toast(SYMMETRY, seconds=10)   # it does not wait until all that was said before has been shown
    app.key('t')
    app.wait_gone('push button', 'Half turn')
    app.key('v', 'ctrl+a')
    app.wait_for('label', '21 squares selected')
    app.key('shift+Delete')
    board.says_not('B3', 'Dimachaerus')
    board.says_not('D2', 'Wall')
    app.key('ctrl+z')
    board.says('B3', 'Dimachaerus')
    board.says('D2', 'Wall')
    app.quit()


@scenario('/ui/squares/keys')
def keys(desktop):
    """The arrows, and the digits of the keypad that lie straight, go to the four neighbours."""
    app, _, _ = opened(desktop)
    hands = Keyboard(app)
    hands.on_board()
    hands.go('C2')
    for key, name in (('Right', 'D2'), ('Up', 'D1'), ('Up', 'D1'), ('Left', 'C1'), ('Down', 'C2'), ('Down', 'C3'), ('Down', 'C3'),
                      ('End', 'G3'), ('Page_Up', 'G1'), ('Home', 'A1'), ('Page_Down', 'A3'),
                      ('KP_8', 'A2'), ('KP_6', 'B2'), ('KP_2', 'B3'), ('KP_4', 'A3'), ('ctrl+Up', 'A2'), ('ctrl+Down', 'A3'),
                      ('KP_9', 'A3'), ('KP_1', 'A3')):
        app.key(key)
        hands.says(f'{name},')
    hands.go('B3')
    app.key('m', 'Right')
    hands.hints('Space puts Dimachaerus here')
    app.key('space')
    hands.says('C3,', 'Dimachaerus')
    app.key('ctrl+z')
    hands.says('C3,', 'Sand')
    app.quit()


@scenario('/ui/squares/begun')
def begun(desktop):
    """A new battle has one of the sizes there are."""
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.key('ctrl+n')
    app.wait_window('New Battle')
    app.wait_for('label', '3 sizes')
    app.wait_gone('spin button', 'Columns')
    size = app.wait_for('combo box', re.compile('^Size'))
    app.shot('squares-new')
    with app.popped_up():
        app.click(size)
        app.key('Down', 'Return')
    app.wait_for('label', '14 × 3', within=size)
    app.click('push button', 'Create')
    app.wait_gone('push button', 'Create')
    board = Board(app, columns=14, rows=3, squares=True)
    board.hover('N3')
    board.hover('A1')
    app.shot('squares-large')
    app.quit()


@scenario('/ui/squares/played')
def played(desktop):
    app, board, _ = opened(desktop)
    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked('Blue School chooses favours')
    for favour in ('Shields Up', 'Mercy'):
        app.click('push button', f'Take {favour}')
    game.is_asked('Red School chooses favours')
    for favour in ('Sand in the Eyes', 'Shields Up'):
        app.click('push button', f'Take {favour}')
    game.is_asked('Blue School acts with its gladiators')
    board.click('D3')
    app.shot('squares-chosen')
    board.click('G1')
    game.refuses('G1 is out of reach .ARE-3')
    board.click('C2')
    game.logs('Blue Murmillo moves from D3 to C2')
    board.click('F3')
    board.click('F2')
    game.logs('Blue Retiarius moves from F3 to F2')
    app.key('d')
    game.is_asked('Red School acts')
    board.click('F1')
    game.offers('F2', 'Attack Blue Retiarius F2 with Red Retiarius F1')
    app.shot('squares-play')
    app.quit(game=True)


main()

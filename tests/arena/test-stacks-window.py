#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several units on a hex, in the window: by pointer, by keys, and for the screen reader."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import CHOOSE_MOVE, MOVE_STACK, fill, sentence  # noqa: E402
from table import Game  # noqa: E402

day = pathlib.Path(__file__).resolve().parent / 'data/stacks/rulesets/ludus/scenarios/open-day.acies'
ALL = ('Blue Murmillo, 3 of 3 figures', 'Blue Trainer, Braced', 'Eagle')


def opened(desktop):
    place = desktop.home / 'mine.acies'
    shutil.copy(day, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Open Day'))
    return app, Board(app, columns=7, rows=6), place


def badge(board, hex_name, number):
    """Middle of a badge, in the canvas: as units.c has it."""
    size = board.at('B1')[0] - board.at('A1')[0]
    x, y = ((-0.3, -0.3), (-0.36, 0.03), (-0.26, 0.33))[number - 1]
    middle = board.at(hex_name)
    return round(middle[0] + x * size), round(middle[1] + y * size)


def drag(app, board, start, *hexes):
    board.hover(hexes[0])
    app.drag(board.node, [start] + [board.at(name) for name in hexes])


@scenario('/ui/stacks/pointer')
def pointer(desktop):
    app, board, place = opened(desktop)
    board.says('D5', *ALL)
    app.shot('stacks-edit')
    app.key('s')
    drag(app, board, badge(board, 'D5', 1), 'D5', 'C4')
    board.says('C4', 'Blue Trainer')
    board.says_not('D5', 'Trainer')
    board.drag('D5', 'C4')
    board.says('C4', 'Blue Murmillo', 'Blue Trainer')
    board.says('D5', 'Eagle')
    app.key('ctrl+z', 'ctrl+z')
    board.says('D5', *ALL)
    board.hover('D5')
    app.drag(board.node, [board.at('D5'), board.at('C4')], keys='shift')
    board.says('C4', *ALL)
    board.says_not('D5', 'Eagle')
    app.key('e')
    board.click('C4')
    board.says_not('C4', 'Eagle')
    board.says('C4', 'Blue Murmillo', 'Blue Trainer')
    app.key('ctrl+z')
    app.key('ctrl+s')
    app.wait_until(lambda: place.read_text().count('hex="C4"') == 3, 'three units on C4 in the file')
    app.quit()


@scenario('/ui/stacks/panel')
def panel(desktop):
    """What is selected of them is shown, and all are to be had."""
    app, board, place = opened(desktop)
    app.key('s')
    board.click('D5')
    app.wait_for('label', 'Blue Murmillo')
    app.wait_for('combo box', re.compile(sentence('src/editor/panels/hex-panel.c', 'others_row = ')))
    app.shot('stacks-panel')
    board.hover('D5')
    app.click(board.node, at=badge(board, 'D5', 2))
    app.wait_for('label', 'Eagle')
    app.click('push button', 'Remove Unit')
    board.says_not('D5', 'Eagle')
    board.says('D5', 'Blue Murmillo', 'Blue Trainer')
    app.key('ctrl+s')
    app.wait_until(lambda: 'eagle' not in place.read_text(), 'the file without the eagle')
    app.quit()


@scenario('/ui/stacks/keys')
def keys(desktop):
    app, board, place = opened(desktop)
    app.key('s')
    board.click('D5')
    app.key('Menu')
    app.wait_for('menu item', MOVE_STACK)
    app.shot('stacks-menu')
    app.click('menu item', 'Remove Trainer')
    board.says_not('D5', 'Trainer')
    board.says('D5', 'Blue Murmillo', 'Eagle')
    app.key('ctrl+z')
    board.says('D5', *ALL)
    board.click('D5')
    app.key('Menu')
    app.click('menu item', MOVE_STACK)
    app.key('Up', 'space')
    app.wait_until(lambda: 'Eagle' in board.text and not board.text.startswith('D5'), 'all to have gone up')
    app.key('ctrl+s')
    app.wait_until(lambda: 'hex="D5"' not in place.read_text(), 'the file with nobody on D5')
    app.quit()


@scenario('/ui/stacks/played')
def played(desktop):
    app, board, _ = opened(desktop)
    game = Game.going_on(app, board)
    app.key('F5')
    for school in ('Blue', 'Red'):
        game.is_asked(f'{school} School chooses favours')
        for favour in ('Shields Up', 'Mercy'):
            app.click('push button', f'Take {favour}')
    game.is_asked('Blue School acts with its gladiators')
    app.shot('stacks-play')
    board.hover('D5')
    app.click(board.node, at=badge(board, 'D5', 1))
    app.wait_for('label', re.compile(fill(CHOOSE_MOVE, 'Blue Trainer D5')))
    app.shot('stacks-taken')
    board.click('C4')
    board.says('C4', 'Blue Trainer')
    board.says('D5', 'Blue Murmillo', 'Eagle')
    app.quit(game=True)


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking back: the board at any moment of the game, from the log and by the slider, with nothing to be changed."""
import re

from harness import main, scenario
from table import ASKED, Army, Game, battle

BACK = re.compile('^Looking back: ')
MOMENT = 'Moment of the game'


def row(game, words):
    """A row of the log, brought into view by the list itself."""
    def find():
        rows = game.app.wait_for('list', 'Log of the game').children
        return next((node for node in rows if re.search(words, node.name)), None)
    return game.app.wait_until(find, f'a row “{words}” in the log: {game.log()}')


def look_at(game, words):
    """Clicks on a row; the first click on a busy machine may be swallowed while rows come in."""
    game.app.click(row(game, words))
    game.app.wait_for(ASKED, BACK)


def begin(desktop):
    """Two units of Macedon have moved, a third may still act."""
    rome = Army(units='principes E9 3', hand='mixed-order')
    macedon = Army(units='hetairoi E4 3, peltasts C2 2, peltasts J2 2', hand='mixed-order, line-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    game.order('Mixed Order', 'E4', 'C2', 'J2')
    for start, end in (('E4', 'E5'), ('C2', 'C3')):
        game.board.drag(start, end)
        game.logs(f'move from {start} to {end}')
    return game


@scenario('/ui/look-back/from-the-log')
def from_the_log(desktop):
    game = begin(desktop)
    app, board = game.app, game.board
    assert game.hand()
    look_at(game, 'Macedon plays Mixed Order')
    app.wait_for(ASKED, 'Looking back: Round 1, Macedon’s turn')
    app.wait_for('label', 'Macedon plays Mixed Order')
    board.says('E4', 'Hetairoi')
    board.says_not('E5', 'Hetairoi')
    assert not game.hand(), 'a hand is seen while one looks back'
    app.wait_gone('push button', 'End Moves')
    app.shot('look-back')
    board.click('E4')
    app.key('d', 'p')   # nothing can be done meanwhile
    board.says('E4', 'Hetairoi')
    app.click('push button', 'Back to the Game')
    game.is_asked('Macedon moves and attacks')
    board.says('E5', 'Hetairoi')
    assert game.hand()
    app.quit(game=True)


@scenario('/ui/look-back/by-slider-and-keys')
def by_slider(desktop):
    game = begin(desktop)
    app, board = game.app, game.board
    look_at(game, 'move from E4 to E5')
    board.says('C2', 'Peltasts')
    scale = app.wait_for('slider', MOMENT)
    now = scale.value
    app.click('push button', 'One step forward')
    app.wait_until(lambda: scale.value == now + 1, 'the next moment')
    board.says('C3', 'Peltasts')
    app.click('push button', 'Beginning of the game')
    app.wait_until(lambda: scale.value == 0, 'the first moment')
    board.says('E4', 'Hetairoi')
    assert not app.find('push button', 'One step back').has('sensitive')
    app.click(scale, at=(10, 12))
    app.wait_until(lambda: scale.has('focused'), 'the slider to have the keyboard')
    app.key('Home')
    app.wait_until(lambda: scale.value == 0, 'the first moment again')
    for value in range(1, int(now) + 1):
        app.key('Right')
        app.wait_until(lambda: scale.value == value, f'moment {value}')
    board.says('E5', 'Hetairoi')
    app.key('Left')
    board.says('E4', 'Hetairoi')
    app.key('Escape')
    game.is_asked('Macedon moves and attacks')
    app.quit(game=True)


@scenario('/ui/look-back/undo-comes-back')
def undo_comes_back(desktop):
    game = begin(desktop)
    app, board = game.app, game.board
    look_at(game, 'Macedon plays Mixed Order')
    app.key('ctrl+z')
    game.is_asked('Macedon moves and attacks')
    board.says('C2', 'Peltasts')
    board.says('E5', 'Hetairoi')
    look_at(game, 'move from E4 to E5')
    app.key('F5')   # the board that is edited is no moment of the game
    app.wait_for(None, 'Terrain')
    board.says('E4', 'Hetairoi')
    app.key('F5')
    app.wait_for(ASKED, BACK)
    board.says('E5', 'Hetairoi')
    app.key('Escape')
    game.is_asked('Macedon moves and attacks')
    app.quit(game=True)


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking back: the board at any moment of the game, from the log and by the slider, with nothing to be changed."""
import re

from board import Board
from harness import main, program, scenario
from locales import LOG, PLAYS_ORDER, TO_BEGINNING, fill, ui
from table import ASKED, MOVES, Army, Game, battle

BACK = re.compile('^Looking back: ')
MOMENT = ui('play-look-back.ui', 'scale')


def row(game, words):
    """A row of the log, brought into view by the list itself."""
    def find():
        log = game.app.wait_for('list', LOG)
        return next((node for node, name in zip(log.children, log.child_names) if re.search(words, name or '')), None)
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
    assert not app.has('sensitive', 'push button', 'End Moves'), 'the game can be gone on with'
    app.shot('look-back')
    board.click('E4')
    app.key('d', 'p')   # nothing can be done meanwhile
    board.says('E4', 'Hetairoi')
    app.click('push button', 'Back to the Game')
    game.is_asked(f'Macedon {MOVES}')
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
    app.click('push button', ui('play-look-back.ui', 'look-back.next'))
    app.wait_until(lambda: scale.value == now + 1, 'the next moment')
    board.says('C3', 'Peltasts')
    app.click('push button', TO_BEGINNING)
    app.wait_until(lambda: scale.value == 0, 'the first moment')
    board.says('E4', 'Hetairoi')
    assert not app.find('push button', ui('play-look-back.ui', 'look-back.previous')).has('sensitive')
    app.click(scale, at=(22, 24))   # newer GTK tells places without what pads them
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
    game.is_asked(f'Macedon {MOVES}')
    app.quit(game=True)


@scenario('/ui/look-back/last-turn')
def last_turn(desktop):
    """V shows the other side's turn again, Left and Right step, H brings the hand, and a click or an answer's key acts."""
    game = begin(desktop)
    app, board = game.app, game.board
    app.key('d')
    game.is_asked('Macedon may put cards back')
    app.key('d')
    game.is_asked(f'Rome {fill(PLAYS_ORDER, "")}')
    assert game.hand()
    app.key('v')
    app.wait_for(ASKED, re.compile('^Step 1 of .: Mixed Order'))
    board.says('E4', 'Hetairoi')
    assert not game.hand(), 'a hand is seen while one looks back'
    app.key('Right', 'Right')
    app.wait_for(ASKED, re.compile('^Step 3 of .: E4 → E5'))
    board.says('E5', 'Hetairoi')
    board.says('C2', 'Peltasts')
    step = app.wait_for('push button', re.compile('^Step 4: Peltasts move from C2 to C3'))
    app.click(step)
    app.wait_until(lambda: step.has('pressed'), 'the step to be shown')
    board.says('C3', 'Peltasts')
    app.shot('last-turn')
    app.key('Left')
    board.says('C2', 'Peltasts')
    app.key('h')
    game.is_asked(f'Rome {fill(PLAYS_ORDER, "")}')
    board.says('C3', 'Peltasts')
    assert game.hand()
    app.key('v')
    app.wait_for(ASKED, re.compile('^Step 1 of '))
    board.click('E9')
    game.is_asked(f'Rome {fill(PLAYS_ORDER, "")}')
    app.key('v')
    app.wait_for(ASKED, re.compile('^Step 1 of '))
    app.key('1')
    game.logs('Rome plays Mixed Order')
    app.quit(game=True)


@scenario('/ui/look-back/undo-comes-back')
def undo_comes_back(desktop):
    game = begin(desktop)
    app, board = game.app, game.board
    look_at(game, 'Macedon plays Mixed Order')
    app.key('ctrl+z')
    game.is_asked(f'Macedon {MOVES}')
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
    game.is_asked(f'Macedon {MOVES}')
    app.quit(game=True)


def write(app, text):
    """Writes a note at the moment that is looked at."""
    app.key('w')
    entry = app.wait_for('text', 'New note')
    app.wait_until(lambda: entry.has('focused'), 'the keyboard in the field')
    entry.set_text(text)
    app.wait_until(lambda: entry.text == text, 'the note in its field')
    app.key('Return')
    app.wait_gone('text', 'New note')


def saved(game, place, words):
    """The file of the game, as soon as it says that."""
    game.app.key('ctrl+s')
    game.app.wait_until(lambda: place.exists() and words in place.read_text(), f'{words} in {place.name}')
    return place.read_text()


@scenario('/ui/look-back/notes')
def notes(desktop):
    """Written at the present and at a moment that is looked at; changed, removed, gone to, kept in the file and after a kill."""
    game = begin(desktop)
    app = game.app
    write(app, 'They left the hill')
    app.wait_until(lambda: 'Note: They left the hill' in game.log(), 'the note in the log')
    game.is_asked(f'Macedon {MOVES}')
    look_at(game, 'Macedon plays Mixed Order')
    scale = app.wait_for('slider', MOMENT)
    first = scale.value
    write(app, 'Why not a line? d p & <b>')
    app.wait_for('label', re.compile('Note: Why not a line'))
    app.shot('look-back-notes')
    app.click('push button', 'Next Note')
    app.wait_until(lambda: scale.value > first, 'the next note')
    app.wait_for('label', re.compile('Note: They left the hill'))
    assert not app.find('push button', 'Next Note').has('sensitive')
    app.click('push button', 'Previous Note')
    app.wait_until(lambda: scale.value == first, 'the note before')
    app.key('w')
    entry = app.wait_for('text', 'Note')
    app.wait_until(lambda: entry.has('focused'), 'the keyboard in the field')
    app.key('ctrl+a', 'w', 'd', 'p')   # typed, these are letters
    app.wait_until(lambda: entry.text == 'wdp', 'the letters')
    entry.set_text('Why not an echelon?')
    app.wait_until(lambda: entry.text == 'Why not an echelon?', 'the text')
    app.shot('look-back-note-changed')
    app.key('Return')
    app.wait_gone('text', 'New note')
    app.wait_for('label', re.compile('Note: Why not an echelon'))
    app.key('Escape')
    game.is_asked(f'Macedon {MOVES}')
    place = desktop.home / 'noted.aciesgame'
    app.key('ctrl+s')
    app.choose_file('Save Game', place, 'Save')
    text = saved(game, place, 'echelon')
    assert 'They left the hill' in text and 'Why not a line' not in text, text
    app.key('w')   # at the last moment stands the first one that was written
    app.click(app.wait_for('push button', 'Remove note'))
    app.key('Escape')
    app.wait_until(lambda: 'They left' not in game.log(), 'the note to go')
    game.board.drag('J2', 'J3')
    game.logs('move from J2 to J3')
    app.process.kill()
    app.process.wait()
    app.desktop.apps.remove(app)
    app = desktop.launch([program()])
    app.wait_window(re.compile('^Battle'))
    game = Game.going_on(app, Board(app))
    game.logs('Note: Why not an echelon?')
    assert 'They left' not in game.log(), game.log()
    app.quit(game=True)


@scenario('/ui/look-back/the-board-stays-where-it-is')
def board_stays(desktop):
    game = begin(desktop)
    app, board = game.app, game.board
    before = app.screen_box(board.node)
    look_at(game, 'Macedon plays Mixed Order')
    assert app.screen_box(board.node) == before, (app.screen_box(board.node), before)
    app.click('push button', TO_BEGINNING)
    board.says('E4', 'Hetairoi')
    assert app.screen_box(board.node) == before
    app.key('Escape')
    game.is_asked(f'Macedon {MOVES}')
    assert app.screen_box(board.node) == before
    app.quit(game=True)


@scenario('/ui/look-back/small')
def small(desktop):
    """On the screen of a phone the bar wraps, the window keeps its width, and the column gives way to the board."""
    game = begin(desktop)
    app = game.app
    desktop.display.resize(desktop.display.active_window(), 360, 640)
    app.wait_until(lambda: game.board.node.extents[2] <= 360, 'the small window')
    app.key('F9')
    look_at(game, 'Macedon plays Mixed Order')
    app.wait_gone('list', LOG)
    app.shot('look-back-small')
    for name in 'Back to the Game', TO_BEGINNING:
        left, _, width, _ = app.wait_for('push button', name).extents
        assert 0 <= left and left + width <= 360, f'{name} from {left} to {left + width}'
    app.click('push button', 'Back to the Game')
    game.is_asked(f'Macedon {MOVES}')
    app.key('F9')
    app.wait_for('list', LOG)
    app.shot('column-small')
    app.click('push button', 'Close the Column')
    app.wait_gone('list', LOG)
    app.quit(game=True)


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two to four sides in the window: those that take part have armies, seats and turns, and nobody sees the hand of another."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import HAND_OVER, fill  # noqa: E402
from table import ASKED, Game  # noqa: E402

battles = pathlib.Path(__file__).resolve().parent / 'data/melee/rulesets/melee/scenarios'
SCHOOLS = ('Blue School', 'Red School', 'Green School', 'Gold School')


def opened(desktop, name, title):
    place = desktop.home / 'mine.acies'
    shutil.copy(battles / name, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile(f'^{title}'))
    return app, Board(app, columns=7, rows=6), place


def armies(app):
    return [school for school in SCHOOLS if app.find_all('label', school)]


@scenario('/ui/melee/number')
def number(desktop):
    """The number of schools says whose armies there are; with one more another army is there, and with one less it is gone with its units."""
    app, board, place = opened(desktop, 'three-schools.acies', 'Three Schools')
    app.click('page tab', 'Armies')
    app.wait_until(lambda: armies(app) == list(SCHOOLS[:3]), 'the armies of three')
    app.click('page tab', 'Victory')
    schools = app.wait_for('spin button', re.compile('^Schools'))
    app.shot('melee-victory')
    app.click(schools, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('2')
    app.key('Return')
    app.click('page tab', 'Board')
    board.says_not('F5', 'Murmillo')
    app.click('page tab', 'Armies')
    app.wait_until(lambda: armies(app) == list(SCHOOLS[:2]), 'the armies of two')
    app.shot('melee-two')
    app.click('push button', 'Undo')
    app.click('page tab', 'Board')
    board.says('F5', 'Green Murmillo')
    app.click('page tab', 'Armies')
    app.wait_until(lambda: armies(app) == list(SCHOOLS[:3]), 'the armies of three again')
    app.quit()


@scenario('/ui/melee/played')
def played(desktop):
    """Four at one screen: it is handed on to whose turn it is, and each sees his own favours alone."""
    app, board, _ = opened(desktop, 'two-pairs.acies', 'Two Pairs')
    game = Game.going_on(app, board)
    app.key('F5')
    for school in SCHOOLS:
        app.wait_for('label', school)
    app.shot('melee-play')
    for school in ('Gold', 'Blue', 'Red', 'Green'):
        app.wait_for(ASKED, fill(HAND_OVER, f'{school} School'))
        assert not app.find_all('push button', re.compile('^Take '))
        app.key('Return')
        game.is_asked(f'{school} School chooses favours')
        app.wait_for('push button', 'Take Mercy')
        app.shot(f'melee-{school.lower()}')
        app.click('push button', 'Take Mercy')
    app.wait_for(ASKED, re.compile(f'^{fill(HAND_OVER, "Gold School")}'))
    app.key('Return')
    game.is_asked('Gold School acts with its gladiators')
    app.shot('melee-acts')
    app.quit(game=True)


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles: from the library into a turn, what it was worth, the better choice on the board, again, the best turn, the next."""
import re

from battle import show_battles
from harness import main, program, scenario
from table import ASKED

WORTH = re.compile(r'^Your turn was worth (\d+)%, the best (\d+)%\.$')


def open_next(desktop, game):
    app = desktop.launch([program()])
    show_battles(app)
    app.shot('puzzle-library')
    app.click('push button', f'Next puzzle of {game}')
    app.wait_for('label', 'Find the Best Turn')
    app.wait_for(ASKED)
    return app


@scenario('/ui/puzzle/worse-then-best')
def worse_then_best(desktop):
    app = open_next(desktop, 'Rome vs Carthage')
    app.shot('puzzle-task')
    app.key('d')
    words = app.wait_for('label', WORTH)
    app.shot('puzzle-verdict')
    played, best = (int(number) for number in WORTH.match(words.name).groups())
    assert played < best, words.name
    app.click('push button', 'Show on the Board')
    app.wait_for(ASKED, re.compile('^Looking back: '))
    app.shot('puzzle-where')
    app.click('push button', 'Try Again')
    app.wait_for('label', 'Find the Best Turn')
    app.click('push button', 'Show the Best Turn')
    app.wait_for('label', 'Best Turn')
    app.shot('puzzle-best')
    app.click('push button', 'Next Puzzle')
    app.wait_for('label', 'Find the Best Turn')
    app.shot('puzzle-next')
    app.quit()


main()

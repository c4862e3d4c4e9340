#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a game turned: the decisions that cost most, what would have been better, and their moments on the board.

Puzzles: from the library into a turn, what it was worth, the better choice on the board, again, the best turn, the next.
"""
import os
import pathlib
import re

from acting import cli
from battle import show_battles
from board import Board
from harness import main, program, scenario
from locales import ADVISE
from table import ASKED

ELIS = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets/rome-vs-macedon/scenarios/elis.acies'
POINT = re.compile(r'^(Rome|Macedon) · Round \d+, .*’s turn\. .* \(\d+% to win\)\. Better: .* \(\d+% to win\)$')
WORTH = re.compile(r'^Your turn was worth (\d+)%, the best (\d+)%\.$')
ADVICE = re.compile(r'^(.*?)\. On average .* your chance of winning is \d+%\.$')
HEX = re.compile(r'\b[A-L]\d\b')


def open_ended(desktop):
    """A game that computers have played to its end."""
    game = desktop.home / 'ended.aciesgame'
    cli('play', ELIS, '--players', 'random', '--seed', '3', '--save', game)
    app = desktop.launch([program(), game])
    app.wait_window(re.compile('^Elis'))
    app.wait_for('push button', 'Turning Points')
    return app


def points(app):
    return app.find_all('list item', POINT)


@scenario('/ui/review/leads-to-its-moments')
def moments(desktop):
    app = open_ended(desktop)
    app.shot('review-end')
    app.click('push button', 'Turning Points')
    app.wait_until(lambda: points(app), 'the turning points')
    app.wait_gone('push button', 'Play Again')
    app.shot('review')
    rows = points(app)
    assert len(rows) <= 6, rows
    words = rows[0].name
    app.click(rows[0])
    app.wait_for(ASKED, re.compile('^Looking back: ' + re.escape(re.match(r'.* · (.*?)\.', words).group(1))))
    assert points(app), 'the other moments are still offered'
    app.shot('review-moment')
    app.click('push button', 'Back to the Game')
    assert points(app)
    app.click('push button', 'Back to the Result')
    app.wait_for('push button', 'Play Again')
    app.click('push button', 'Turning Points')   # known by now
    app.wait_until(lambda: points(app), 'the turning points, again')
    app.quit()


@scenario('/ui/review/by-keys-and-back-to-the-result')
def by_keys(desktop):
    app = open_ended(desktop)
    app.key('alt+t')
    app.wait_until(lambda: points(app), 'the turning points')
    app.wait_until(lambda: points(app)[0].has('focused'), 'the first of them to have the keyboard')
    app.key('Down', 'Return')
    app.wait_for(ASKED, re.compile('^Looking back: '))
    app.key('alt+r')
    app.wait_for('push button', 'Play Again')
    app.quit()


def open_next(app, game):
    show_battles(app)
    app.click('push button', f'Next puzzle of {game}')
    app.wait_for('label', 'Find the Best Turn')
    app.wait_for(ASKED)


def decides_or_is_over(app):
    """Waits for a decision or the end; gives whether it is the end."""
    app.wait_until(lambda: app.find('label', 'You Found the Best Turn') or app.has('sensitive', 'push button', ADVISE), 'a decision or the end')
    return app.find('label', 'You Found the Best Turn') is not None


def do_as_advised(app, board):
    """What the computer advises in a puzzle is the best."""
    app.key('a')
    words = ADVICE.match(app.wait_for('alert', ADVICE).name).group(1)
    for name in HEX.findall(words):
        board.click(name)
    if not HEX.search(words):
        app.click('push button', words.removeprefix('Play '))
    app.wait_until(lambda: not app.find('alert', re.compile('^' + re.escape(words))), f'“{words}” to be done')


@scenario('/ui/puzzle/worse-again-and-shown')
def worse(desktop):
    app = desktop.launch([program()])
    open_next(app, 'Rome vs Macedon')
    app.wait_for('label', re.compile('^Rome holds: '))
    app.shot('puzzle-macedon')
    app.key('alt+Home')
    open_next(app, 'Rome vs Carthage')
    app.shot('puzzle-task')
    app.key('d')
    words = app.wait_for('label', WORTH).name
    app.shot('puzzle-verdict')
    played, best = (int(number) for number in WORTH.match(words).groups())
    assert played < best, words
    app.wait_for('label', re.compile('^You chose: Pass This Turn .* Better: Move '))
    app.key('alt+b')
    app.wait_for(ASKED, re.compile('^Looking back: '))
    app.shot('puzzle-where')
    app.key('alt+t')
    app.wait_for('label', 'Find the Best Turn')
    app.key('alt+s')
    app.wait_for('label', 'The Best Turn')
    app.shot('puzzle-shown')
    app.key('alt+Home')
    show_battles(app)
    app.wait_for('label', '0 of 15 puzzles solved')
    app.quit()


@scenario('/ui/puzzle/solved-and-next')
def solved(desktop):
    app = desktop.launch([program()])
    open_next(app, 'Rome vs Carthage')
    title = app.windows[0].name
    board = Board(app)
    while not decides_or_is_over(app):
        do_as_advised(app, board)
    app.shot('puzzle-solved')
    app.key('alt+n')
    app.wait_for('label', 'Find the Best Turn')
    app.wait_until(lambda: app.windows[0].name != title, 'another puzzle')
    app.key('alt+Home')
    show_battles(app)
    app.wait_for('label', '1 of 15 puzzles solved')
    app.click('push button', 'All puzzles of Rome vs Carthage')
    app.wait_for('menu item', 'Behind by One (solved)')
    app.shot('puzzle-menu')
    app.click('menu item', 'Ring of Enemies')
    app.wait_for('label', 'Find the Best Turn')
    app.quit()


main()

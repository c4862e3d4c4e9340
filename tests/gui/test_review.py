#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a game turned: the decisions that cost most, what would have been better, and their moments on the board."""
import os
import pathlib
import re

from acting import cli
from harness import main, program, scenario
from table import ASKED

ELIS = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets/rome-vs-macedon/scenarios/elis.acies'
POINT = re.compile(r'^(Rome|Macedon) · Round \d+, .*’s turn\. .* \(\d+% to win\)\. Better: .* \(\d+% to win\)$')


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


main()

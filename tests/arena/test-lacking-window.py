#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that lacks what it can, in the window: of rounds, morale, sizes of hands, entry hexes and sums nothing is seen."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from battle import show_battles  # noqa: E402
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import BATTLE_BEGINS, STARTS_IN, sentence  # noqa: E402
from table import Game  # noqa: E402

battle = pathlib.Path(__file__).resolve().parent / 'data/lacking/rulesets/pit/scenarios/one-round.acies'
LACKING = re.compile(rf'[Mm]orale|[Hh]and size|Entry|enters here|Last round|{STARTS_IN}|Camp|Round \d|^\d+ figures?( seen)?$')


def opened(desktop):
    place = desktop.home / 'mine.acies'
    shutil.copy(battle, place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^One Round'))
    return app, Board(app, columns=7, rows=6)


def go_to(app, page):
    app.click('page tab', page)
    app.wait_until(lambda: app.has('selected', 'page tab', page), f'the page {page}')


def lacks(app):
    seen = [node.name for node in app.find_all(None, LACKING)]
    assert not seen, seen


@scenario('/ui/lacking/edited')
def edited(desktop):
    app, board = opened(desktop)
    app.wait_for('push button', 'Units')
    lacks(app)   # no tools for camps and entries
    app.key('v')
    board.click('C4')
    lacks(app)
    for page, words in (('Armies', re.compile(r'^3\b.*· 1\b')), ('Victory', None)):
        go_to(app, page)
        if words:
            app.wait_for('label', words)
        if page == 'Victory':
            app.wait_for(None, sentence('src/editor/panels/victory-panel.c', 'acies_ruleset_names_first'))
        app.shot(f'lacking-{page.lower()}')
        lacks(app)
    app.quit()


@scenario('/ui/lacking/library')
def library(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    app.wait_for('push button', 'Open One Round')
    app.shot('lacking-library')
    lacks(app)
    app.quit()


@scenario('/ui/lacking/played')
def played(desktop):
    app, board = opened(desktop)
    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked('Blue School acts with its gladiators')
    app.wait_until(lambda: len(app.find_all('label', 'Crowd’s favour: 3')) == 2, 'the number of both sides by its name')
    app.shot('lacking-play')
    lacks(app)
    assert not app.find_all(None, re.compile(r'^Deck \d')), 'decks that no side has'
    app.wait_for('push button', re.compile(r'^Red School: 6\b.*\b0\b'))
    game.logs(BATTLE_BEGINS)
    app.key('d')
    game.is_asked('Red School acts')
    app.key('d')
    app.wait_for('label', re.compile('Wins$|^A Draw'))
    app.wait_for('label', 'Crowd’s favour')
    app.shot('lacking-end')
    lacks(app)
    app.quit(game=True)


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules beside the board, by keys: F1 for what has the focus, a search, links, and the way back."""
import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from battle import answer_export  # noqa: E402
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from table import Army, Game, battle  # noqa: E402

rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets'
PYDNA = rulesets / 'rome-vs-macedon/scenarios/pydna.acies'
SEARCH = 'Search the rules'


def rules_of(app):
    return app.wait_for('panel', 'Rules')


def reads(app, title):
    """Waits until the rules show this title and have the focus, so that it is read out."""
    return app.wait_until(lambda: any(re.match(title, node.name) for node in rules_of(app).walk(role='panel', state='focused')),
                          lambda: f'the focus on {title}, not {[node.name for node in rules_of(app).walk(role="panel")]}')


@scenario('/ui/rules/keys')
def by_keys(desktop):
    app = desktop.launch([program(), PYDNA])
    Board(app)
    keys = Keyboard(app)
    keys.on_board()
    keys.go('F7')
    app.key('F1')
    reads(app, 'Principes')
    app.shot('rules-unit')
    app.key('F1')   # within the rules, to search
    keys.wait_focus('entry', SEARCH, rules_of(app))
    app.type_text('supported units')
    app.wait_for('list item', re.compile('Supported units$'), within=rules_of(app))
    app.shot('rules-search')
    app.key('Return')
    reads(app, 'RVM-R18')
    app.shot('rules-rule')
    app.key('alt+Left')
    app.wait_for('list item', re.compile('Supported units$'), within=rules_of(app))
    app.key('alt+Left')
    reads(app, 'Principes')
    app.key('Escape')
    keys.says('F7,')
    app.wait_until(lambda: keys.board.has('focused'), 'the board to have the focus')
    app.quit()


@scenario('/ui/rules/in-a-small-window')
def small(desktop):
    """There the rules cover the board, and Escape gives it back. A link is followed by keys."""
    app = desktop.launch([program(), rulesets / 'legio-vi/templates/first-lines.acies'])
    keys = Keyboard(app)
    keys.on_board()
    desktop.display.resize(desktop.display.active_window(), 360, 640)
    app.key('F1')
    keys.wait_focus('entry', SEARCH)
    app.type_text('LVI-H7')
    app.wait_for('list item', re.compile('^LVI-H7 '), within=rules_of(app))
    app.key('Return')
    reads(app, 'LVI-H7')
    app.shot('rules-small')
    app.key('Tab', 'Return')
    reads(app, 'Charge')
    app.key('Escape')
    app.wait_gone('panel', 'Rules')
    keys.wait_focus('table', None)
    app.quit()


@scenario('/ui/rules/reference-card')
def reference_card(desktop):
    """The contents end with the card of the game, for which only the paper is asked."""
    app = desktop.launch([program(), PYDNA])
    Board(app)
    place = desktop.home / 'card.pdf'
    app.click('push button', 'Rules')
    Keyboard(app).wait_focus('entry', SEARCH)
    app.key('Down')
    Keyboard(app).wait_focus('list item', 'Board and turns', rules_of(app))
    app.key('End', 'Tab', 'End')
    Keyboard(app).wait_focus('list item', 'Save as Reference Card…', rules_of(app))
    app.shot('rules-contents')
    app.key('Return')
    dialog = app.wait_window('What to Export')
    app.wait_for('label', 'Reference Card (PDF)', within=dialog)
    app.shot('rules-reference-card')
    answer_export(app)
    app.choose_file('Export Scenario', place, 'Export')
    app.wait_until(place.exists, 'the card')
    app.quit()


@scenario('/ui/rules/refusal')
def refusal(desktop):
    """F1 is about the card at the pointer, then about a refusal, which names its rule by a link."""
    rome = Army(units='triarii E7 3, principes F8 3', hand='mixed-order')
    macedon = Army(units='hetairoi E3 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    app.hover(app.wait_for('push button', 'Mixed Order'))
    app.key('F1')
    reads(app, 'Mixed Order')
    board.click('E7')
    game.refuses(r'\(RVM-R3\)')
    app.shot('rules-refusal')
    app.key('F1')
    reads(app, 'RVM-R3')
    app.shot('rules-play')
    app.key('alt+Left', 'Escape')
    Keyboard(app).wait_focus('table', None)
    board.click('E7')
    game.refuses(r'\(RVM-R3\)')
    app.key('Tab', 'Tab', 'Return')   # over the card, to the link
    reads(app, 'RVM-R3')
    app.click('push button', 'Rules')   # of the header bar, which is pressed
    app.wait_gone('panel', 'Rules')
    app.quit()


main()

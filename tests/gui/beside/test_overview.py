#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player can do, by keys: ? lists it, a row goes to its unit or card, and a refusal to its rule."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from harness import main, scenario  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from table import Army, Game, battle  # noqa: E402

OVERVIEW = 'What you can do'


def rows_of(app):
    return [node.name for node in app.wait_for('panel', OVERVIEW).walk(role='list item')]


def focused(app, pattern):
    Keyboard(app).wait_focus('list item', re.compile(pattern))


@scenario('/ui/overview/keys')
def by_keys(desktop):
    rome = Army(units='triarii E7 3, principes F8 3', hand='mixed-order')
    macedon = Army(units='hetairoi E3 3, peltasts F7 3', hand='mixed-order, charge')
    game = Game(desktop, battle(desktop, rome, macedon))
    app = game.app
    keys = Keyboard(app)
    app.key('question')
    focused(app, 'Mixed Order')
    app.shot('overview-cards')
    assert any(re.search(r'RVM-', row) for row in rows_of(app)), rows_of(app)
    app.key('Return')   # the card is raised, and not yet played
    keys.wait_focus('push button', re.compile('^Mixed Order'))
    app.key('Return')
    app.key('question')
    focused(app, 'Hetairoi E3')
    app.key('Return')   # the cursor is on the unit
    keys.says('E3,')
    app.key('space', 'question')
    app.wait_until(lambda: any('Done' in row for row in rows_of(app)), 'an answer')
    app.shot('overview-orders')
    app.key('End', 'F1')   # the rule of the last refusal
    app.wait_until(lambda: any(re.match('RVM-', node.name) for node in app.wait_for('panel', 'Rules').walk(role='panel', state='focused')), 'the rule')
    app.quit()


@scenario('/ui/overview/in-a-small-window')
def small(desktop):
    """There the overview covers the board; Escape gives it back."""
    rome = Army(units='triarii E7 3, principes F8 3', hand='counter-attack')
    macedon = Army(units='hetairoi E3 3, peltasts F7 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app = game.app
    keys = Keyboard(app)
    desktop.display.resize(desktop.display.active_window(), 360, 640)
    app.key('question')
    keys.wait_focus('list item', re.compile('Mixed Order'))
    app.shot('overview-small')
    app.key('Escape')
    app.wait_gone('panel', OVERVIEW)
    keys.wait_focus('table', None)
    app.quit()


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Legions in the window: a whole game by pointer, of two people at one screen, and what it shows beside the board."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from acting import Play, rulesets  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from table import wait_asked  # noqa: E402
from tables import Tabled  # noqa: E402

SCENARIOS = rulesets / 'legions/scenarios'
ADVISE = 'Ask for Advice'


@scenario('/ui/legions/battle-by-pointer')
def battle_by_pointer(desktop):
    """The window saves the game that was played without it."""
    who = Tabled(desktop, Play(desktop, SCENARIOS / 'first-cards.acies', seed=11))
    seen = set()

    def watch(line):
        seen.add(line.split()[0])
        if line.startswith('done') and 'shot' not in seen:
            seen.add('shot')
            who.app.shot('legions-turn')
    who.act(watch)
    assert {'play', 'take', 'put-back', 'token', 'muster', 'consult', 'requisition'} <= seen, seen


@scenario('/ui/legions/beside-the-board')
def beside_the_board(desktop):
    """Points stand where other games have morale, cards that lie open are listed, and nothing is said of reach."""
    app = desktop.launch([program(), SCENARIOS / 'four-eagles.acies'])
    app.wait_window(re.compile('^Four Eagles'))
    app.wait_for('push button', 'Select')
    assert not app.find('label', 'Reach and Threat')
    app.key('F5')
    app.wait_for('label', 'Battle Line')
    app.wait_for('label', 'Battle Card')
    for side in ('Eagle', 'Wolf', 'Boar', 'Horse'):
        app.wait_for('label', side)
    app.shot('legions-four')


@scenario('/ui/legions/hint')
def hint(desktop):
    """A hint tells what is gained, as nobody loses points."""
    app = desktop.launch([program(), SCENARIOS / 'first-cards.acies'])
    app.wait_window(re.compile('^First Cards'))
    app.key('F5')
    wait_asked(app, re.compile('puts 1 objective back'))
    app.click('push button', ADVISE)
    app.wait_for('alert', re.compile('Points: .* gain.*; your chance to win is then '))
    app.shot('legions-hint')


main()

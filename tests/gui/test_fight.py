#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window tells of a unit and of an attack before it is made."""
import re

from harness import main, scenario
from table import Army, Game, battle


@scenario('/ui/fight/before-the-attack')
def before(desktop):
    """Over a target: the dice and why, the chances, and how it may be answered by cards that nobody has shown."""
    rome = Army(units='triarii E7 3, principes F8 3 testudo, roman-leader E8 3', hand='mixed-order', deck='first-strike, counter-attack')
    macedon = Army(units='hetairoi E6 3, hypaspists F7 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    board.hover('F8')
    app.wait_for('label', 'Principes')
    app.wait_for('label', 'Testudo')
    app.wait_for('label', re.compile('^Infantry of Rome · 3 of 3 figures'))
    board.hover('A1')
    app.wait_gone('label', 'Testudo')
    game.order('Mixed Order', 'E6', 'F7')
    board.click('E6')
    app.wait_for('label', re.compile('an enemy to attack'))
    board.hover('E7')
    app.wait_for('label', 'If Hetairoi E6 attack Triarii E7')
    app.wait_for('label', '3 dice, Combat Point 4')
    app.wait_for('label', re.compile(r'Figures of Hetairoi \(RVM-R13\)'))
    app.wait_for('label', re.compile('^First Strike, before the roll: 4 dice'))
    app.wait_for('label', re.compile('^Counter Attack, if it holds: 4 dice'))
    app.shot('fight-before')
    board.hover('A1')
    app.wait_gone('label', 'If Hetairoi E6 attack Triarii E7')
    app.quit(game=True)


main()

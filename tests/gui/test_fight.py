#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window tells of a unit and of an attack before it is made."""
import os
import re
import signal

from acting import cli, log_of
from board import Board
from harness import main, program, scenario
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


@scenario('/ui/fight/real-dice')
def real_dice(desktop):
    """Who rolls on a table of his own sets the dice by keys and by pointer, or has them rolled."""
    rome = Army(units='principes E7 3, principes G7 3, triarii A9 3', hand='mixed-order')
    macedon = Army(units='peltasts E5 2, peltasts G5 2, hetairoi A1 3', hand='mixed-order')
    saved = desktop.home / 'game.aciesgame'
    cli('play', battle(desktop, rome, macedon), '--seed', '1', '--save', saved)
    text = saved.read_text()
    assert '  <log' in text
    saved.write_text(text.replace('  <log', '  <table dice="entered" hands="open"/>\n  <log', 1))

    app = desktop.launch([program(), saved])
    game = Game.going_on(app, Board(app))
    game.is_asked('Macedon plays an order card')
    game.order('Mixed Order', 'E5', 'G5')
    game.board.click('E5')
    app.wait_for('label', re.compile('an enemy to attack'))
    game.board.click('E7')
    game.is_asked('Macedon rolls 2 dice')
    app.wait_for('push button', 'Die 1 of 2 is not set')
    app.key('6')
    app.wait_for('push button', 'Die 1 of 2 shows 6')
    app.key('BackSpace')
    app.wait_for('push button', 'Die 1 of 2 is not set')
    app.key('KP_1')
    app.wait_for('push button', 'Die 1 of 2 shows 1')
    app.click('push button', 'The next die shows 2')
    app.wait_for('push button', 'Die 2 of 2 shows 2')
    app.shot('fight-real-dice')
    app.key('Return')
    game.is_asked('Macedon moves')
    app.wait_for(None, 'Dice: 2 miss, 1 miss')

    game.board.click('G5')
    app.wait_for('label', re.compile('an enemy to attack'))
    game.board.click('G7')
    game.is_asked('Macedon rolls 2 dice')
    app.click('push button', 'Roll for Me')
    app.wait_gone('push button', 'Roll for Me')
    game.logs('Peltasts G5 attack Principes G7')
    app.quit(game=True)


@scenario('/ui/fight/while-dice-fall')
def while_dice_fall(desktop):
    """Nothing that is clicked or pressed while dice still fall is lost, and the dice are those of the seed."""
    rome = Army(units='principes E7 3, principes G7 3, triarii A9 3', hand='mixed-order')
    macedon = Army(units='peltasts E5 2, peltasts G5 2, hetairoi A1 3', hand='mixed-order')
    scenario_file = battle(desktop, rome, macedon)
    saved = desktop.home / 'game.aciesgame'
    cli('play', scenario_file, '--seed', '2', '--save', saved)
    saved.write_text(saved.read_text().replace('  <log', '  <table hands="open"/>\n  <log', 1))
    commands = 'play mixed-order\norder E5\norder G5\ndone\nattack E5 E7\nattack G5 G7\nplay mixed-order\n'
    cli('play', scenario_file, '--seed', '2', '--save', desktop.home / 'known.aciesgame', text=commands)
    known = log_of(desktop.home / 'known.aciesgame')

    app = desktop.launch([program(), saved])
    game = Game.going_on(app, Board(app))
    game.is_asked('Macedon plays an order card')
    game.order('Mixed Order', 'E5', 'G5')
    game.board.click('E5')
    app.wait_for('label', re.compile('an enemy to attack'))
    places = [app._place(game.board.node, game.board.at(name)) for name in ('E7', 'G5', 'G7')]
    os.kill(app.process.pid, signal.SIGSTOP)   # so that all of it comes before the dice can have fallen
    for place in places:
        app.click_at(*place)
    app.key('1')
    os.kill(app.process.pid, signal.SIGCONT)
    game.logs('Rome plays Mixed Order')
    app.key('ctrl+s')
    app.wait_until(lambda: log_of(saved)[:len(known)] == known, 'the game that the seed gives')
    app.quit()


main()

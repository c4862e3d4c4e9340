#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window tells of a unit and of an attack before it is made."""
import os
import re
import signal

from acting import cli, log_of
from board import Board
from harness import main, program, scenario
from locales import DIE_NOT_SET, LOG, PLAYS_ORDER, POINTED, fill, ui
from table import ASKED, MOVES, Army, Game, battle



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
    app.wait_for('label', re.compile(' E6 .* enemy'))
    board.hover('E7')
    app.wait_for('label', 'If Hetairoi E6 attack Triarii E7')
    app.wait_for('label', '3 dice, Combat Point 4')
    app.wait_for('label', re.compile(r'Figures of Hetairoi \(RVM-R13\)'))
    app.wait_for('label', re.compile('^First Strike, before .*: 4 dice'))
    app.wait_for('label', re.compile('^Counter Attack, if .*: 4 dice'))
    app.shot('fight-before')
    board.hover('A1')
    app.wait_gone('label', 'If Hetairoi E6 attack Triarii E7')
    app.quit(game=True)


def overlap(one, other):
    """Whether two nodes of one window share a point."""
    (x, y, width, height), (left, top, wide, high) = one.extents, other.extents
    return x < left + wide and left < x + width and y < top + high and top < y + height


def pointed(app, board, name, words):
    """What is told of a hex, as soon as it says the words."""
    board.hover(name)
    app.wait_until(lambda: app.find('panel', POINTED) and app.find('label', words, within=app.find('panel', POINTED)), f'{words} to be told of {name}')
    return app.find('panel', POINTED)


def has_its_place(app, board, name, words, over=False):
    """What is told of a unit stands on nothing else, and what there is stays where it is; over: it may lie on the board."""
    def parts():
        return [app.wait_for('list', LOG), app.wait_for(ASKED), board.node]
    board.hover('A9')
    app.wait_gone('panel', POINTED)
    before = [node.extents for node in parts()]
    panel = pointed(app, board, name, words)
    assert [node.extents for node in parts()] == before, 'something moved'
    for node in parts()[:2 if over else 3]:
        assert not overlap(panel, node), f'{panel.extents} lies on {node}, {node.extents}'
    return panel


def maximize(app):
    width = int(app.desktop.size.split('x')[0])
    app.click('push button', 'Maximize')
    app.wait_until(lambda: app.screen_box(app.windows[0])[2] >= width - 20, 'a window as large as the display')


@scenario('/ui/fight/told-in-a-place-of-its-own')
def own_place(desktop):
    """Beside the board, before an attack and in the middle of it; nothing moves for it."""
    rome = Army(units='triarii E7 3, principes F8 3 testudo, roman-leader E8 3', hand='mixed-order', deck='first-strike, counter-attack')
    macedon = Army(units='hetairoi E6 3, hypaspists F7 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    maximize(app)
    app.wait_for('label', re.compile('^Point at a unit or card'))
    game.order('Mixed Order', 'E6', 'F7')
    board.click('F7')
    panel = has_its_place(app, board, 'F8', re.compile('^If Hypaspists F7 attack Principes F8'))
    bottom = panel.extents[1] + panel.extents[3]
    assert bottom <= board.node.extents[1] + board.node.extents[3], 'it is cut off'
    app.shot('fight-beside-forecast')
    board.click('E6')
    board.click('E7')
    game.is_asked('Rome may answer')
    has_its_place(app, board, 'F8', 'Testudo')
    app.shot('fight-beside-combat')
    app.quit(game=True)


@scenario('/ui/fight/told-in-a-narrow-window')
def narrow(desktop):
    """Neither the board nor what is asked is covered or moves in a narrow window."""
    rome = Army(units='velites E7 2, equites C8 2', hand='mixed-order', deck='withdraw', actions=3)
    carthage = Army(units='numidians E5 2, numidians J5 2', hand='mixed-order', actions=3)
    game = Game(desktop, battle(desktop, rome, carthage, against='carthage'), first='Carthage', asked='.')
    app, board = game.app, game.board

    def resize(width, least, most):   # it folds on the way, and needs less then
        def resized():
            desktop.display.resize(desktop.display.active_window(), width, 640)
            return least <= app.windows[0].extents[2] < most
        app.wait_until(resized, f'the window to be {width} wide')
    resize(940, 900, 960)
    has_its_place(app, board, 'J5', re.compile('Numidians'))
    app.shot('fight-narrow')
    has_its_place(app, board, 'C8', re.compile('Equites'))
    asked = app.wait_for(ASKED)
    resize(880, 800, 900)   # the column is over the board, and stays while a hand is chosen in it
    app.key('F9')
    app.wait_gone('list', LOG)
    board.says('J5', 'Numidians')
    places = [node.extents for node in (board.node, asked)]
    app.key('F9')
    app.wait_for('list', LOG)
    has_its_place(app, board, 'C8', re.compile('Equites'), over=True)
    assert [node.extents for node in (board.node, asked)] == places, 'something moved'
    app.shot('fight-narrow-column')
    app.key('Escape')   # from the column
    app.wait_gone('list', LOG)
    app.key('F9')
    app.wait_for('list', LOG)
    app.key('F6', 'Escape')   # from the board
    app.wait_gone('list', LOG)
    app.quit()


@scenario('/ui/fight/real-dice', moving=True)
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
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.order('Mixed Order', 'E5', 'G5')
    game.board.click('E5')
    app.wait_for('label', re.compile(' E5 .* enemy'))
    game.board.click('E7')
    game.is_asked('Macedon rolls 2 dice')
    app.wait_for('push button', fill(DIE_NOT_SET, '1', '2'))
    app.key('6')
    app.wait_for('push button', 'Die 1 of 2 shows 6')
    app.key('BackSpace')
    app.wait_for('push button', fill(DIE_NOT_SET, '1', '2'))
    app.key('KP_1')
    app.wait_for('push button', 'Die 1 of 2 shows 1')
    app.click('push button', re.compile('next die .* 2$'))
    app.wait_for('push button', 'Die 2 of 2 shows 2')
    app.shot('fight-real-dice')
    app.key('Return')
    game.is_asked('Macedon moves')
    app.wait_for(None, 'Dice: 2 miss, 1 miss')

    game.board.click('G5')
    app.wait_for('label', re.compile(' G5 .* enemy'))
    game.board.click('G7')
    game.is_asked('Macedon rolls 2 dice')
    app.click('push button', ui('play-dice.ui', 'dice.roll'))
    game.logs('Peltasts G5 attack Principes G7')
    app.quit(game=True)


@scenario('/ui/fight/while-dice-fall', moving=True)
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
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.order('Mixed Order', 'E5', 'G5')
    game.board.click('E5')
    app.wait_for('label', re.compile(' E5 .* enemy'))
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


@scenario('/ui/fight/a-key-ends-what-moves', moving=True)
def key_ends(desktop):
    """Enter only ends what moves on the board; another key ends it and does what it does otherwise."""
    rome = Army(units='principes E7 3, principes G7 3, triarii A9 3', hand='mixed-order')
    macedon = Army(units='peltasts E5 2, peltasts G5 2, hetairoi A1 3', hand='mixed-order')
    saved = desktop.home / 'game.aciesgame'
    cli('play', battle(desktop, rome, macedon), '--seed', '2', '--save', saved)
    saved.write_text(saved.read_text().replace('  <log', '  <table hands="open"/>\n  <log', 1))
    app = desktop.launch([program(), saved])
    game = Game.going_on(app, Board(app))
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.order('Mixed Order', 'E5', 'G5')
    places = {name: app._place(game.board.node, game.board.at(name)) for name in ('E6', 'G7')}
    game.board.click('E5')
    app.wait_for('label', re.compile(' E5 .* enemy'))
    os.kill(app.process.pid, signal.SIGSTOP)   # so that the key comes while the unit moves
    app.click_at(*places['E6'])
    app.key('Return')   # would deselect the unit on E6
    os.kill(app.process.pid, signal.SIGCONT)
    game.logs('Peltasts move from E5 to E6')
    game.board.click('E7')
    game.logs('Peltasts E6 attack Principes E7')
    game.board.click('G5')
    app.wait_for('label', re.compile(' G5 .* enemy'))
    os.kill(app.process.pid, signal.SIGSTOP)
    app.click_at(*places['G7'])
    app.key('1')
    os.kill(app.process.pid, signal.SIGCONT)
    game.logs('Peltasts G5 attack Principes G7')
    game.logs('Rome plays Mixed Order')
    app.quit(game=True)


@scenario('/ui/fight/the-second-click-answers-nothing', moving=True)
def second_click(desktop):
    """The button for the next question appears where the last one was: what a double click hits there was not meant, nor
    a key that is pressed twice."""
    rome = Army(units='principes E7 3, triarii A9 3', hand='mixed-order')
    macedon = Army(units='peltasts E5 2, hetairoi A1 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app = game.app
    game.play('Mixed Order')
    game.is_asked('may order')
    game.board.click('E5')
    app.click('push button', 'Done Ordering', times=2)
    app.wait_for('push button', 'End Moves')
    game.is_asked(MOVES)
    app.key('d')   # a key answers at once
    app.wait_gone('push button', 'End Moves')
    app.wait_for('alert', '1 unit could still act')
    app.shot('fight-left-out')
    app.key('ctrl+z')
    app.wait_gone('alert', '1 unit could still act')
    game.is_asked(MOVES)
    app.key('ctrl+z')
    app.wait_for('push button', 'Done Ordering')
    app.key('d', 'd')
    game.is_asked(MOVES)
    assert not app.find('alert', '1 unit could still act')
    app.quit(game=True)


main(settings="dice-speed='slow'\n")   # so that a motion is seen

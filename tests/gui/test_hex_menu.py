#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu at a hex, in both views, by keys; and that the hex of the keys stays where it is."""
from battle import scenarios, titled
from board import Board
from harness import main, program, scenario
from locales import LABEL_PLACE
from keyboard import Keyboard
from table import Army, Game, battle


def opened(desktop):
    """Pydna with the pointer on C3, where it stays, and the hex cursor on E8."""
    app = desktop.launch([program(), scenarios / 'pydna.acies'])
    app.wait_window(titled('Pydna'))
    Board(app).hover('C3')
    keys = Keyboard(app)
    keys.on_board()
    keys.go('E8')
    return keys


def open_menu(keys, key, item):
    keys.app.key(key)
    return keys.app.wait_for('menu item', item)


def is_back(keys, hex_name):
    """No menu, the keys on the board, and their hex where it was."""
    keys.app.wait_gone('menu item', 'Copy')
    keys.app.wait_until(lambda: keys.board.has('focused'), 'the board to have the focus')
    keys.says(f'{hex_name},')


@scenario('/ui/hex-menu/edit-by-keys')
def edit(desktop):
    keys = opened(desktop)
    app = keys.app
    open_menu(keys, 'Menu', 'Pick This')
    app.shot('hex-menu-edit')
    app.key('Escape')
    is_back(keys, 'E8')
    open_menu(keys, 'shift+F10', 'Copy')
    app.key('Escape')
    is_back(keys, 'E8')
    app.key('Right')   # one further than where the keys were: the pointer has not taken over
    keys.says('F8,')
    app.quit()


@scenario('/ui/hex-menu/edit-does-it')
def edit_does(desktop):
    keys = opened(desktop)
    app = keys.app
    keys.says('Triarii')
    item = open_menu(keys, 'Menu', 'Clear Hexes')
    app.click(item)
    app.wait_gone('menu item', 'Clear Hexes')
    keys.go('E8')
    keys.says_not('Triarii')
    app.key('ctrl+z')
    keys.says('E8,', 'Triarii')
    open_menu(keys, 'Menu', LABEL_PLACE)
    app.click('menu item', LABEL_PLACE)
    entry = app.wait_for('text', 'Label')
    app.wait_until(lambda: entry.walk(state='focused'), 'the entry to have the focus')
    app.type_text('The gap')
    app.key('Return')
    keys.go('E8')
    keys.says('E8,', 'The gap')
    app.key('ctrl+z')
    app.quit()


@scenario('/ui/hex-menu/a-screen-reader-opens-it')
def spoken(desktop):
    keys = opened(desktop)
    keys.board.do_action('canvas.menu')
    keys.app.wait_for('menu item', 'Copy')
    keys.app.key('Escape')
    is_back(keys, 'E8')
    keys.app.quit()


@scenario('/ui/hex-menu/play')
def play(desktop):
    rome = Army(units='principes E7 3, triarii G8 3', hand='counter-attack')
    macedon = Army(units='hetairoi E4 3, hypaspists G4 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app = game.app
    game.board.hover('C3')
    keys = Keyboard(app)
    keys.on_board()
    keys.go('E4')
    app.key('Menu')   # nothing may be done there yet: it is told why
    game.refuses(r'\bE4\b.* \(RVM-\w+\)')
    game.play('Mixed Order')
    keys.on_board()
    keys.go('E4')
    item = open_menu(keys, 'Menu', 'Order Hetairoi E4')
    app.shot('hex-menu-play')
    app.click(item)
    keys.says('E4,', 'Ordered')
    app.quit()


main()

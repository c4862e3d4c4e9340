#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole battle is made by keys alone, in both games: begun, drawn, set, put right, saved, and played.

The pointer is never moved. Only the path in GTK's own file dialog is put in without keys.
"""
import pathlib
import re
import subprocess

from battle import GAMES, titled
from harness import main, program, scenario
from keyboard import Keyboard, holds_focus, pane_of
from locales import ACTIONS_PER_ROUND, PUT_BACK_IN_DECK, SAME_AS, SPENT, fill
from table import wait_asked


class Maker(Keyboard):
    """A new battle on an empty board."""

    def __init__(self, desktop, game):
        super().__init__(desktop.launch([program()]))
        self.app.wait_window('Acies')
        self.app.key('ctrl+n')
        dialog = self.app.wait_window('New Battle')
        self.choose_game(dialog, game)
        self.wait_focus('list item', 'Empty Board')
        self.app.key('Return')
        self.app.wait_window(titled('New Battle'))
        self.on_board()

    def choose_game(self, dialog, game):
        """By the list of games, which is above that of beginnings; the first game is there already."""
        app = self.app
        self.wait_focus('list item', 'Empty Board')
        games = app.wait_for('combo box', 'Game', within=dialog)
        if app.find('label', game, within=games):
            return
        app.key('shift+Tab', 'space')
        app.wait_until(lambda: app.find('list item', within=games), 'the list of games')
        app.key('Home', *['Down'] * GAMES.index(game), 'Return')
        app.wait_gone('list item', within=games)
        app.wait_for('label', game, within=games)
        app.key('Tab')

    def choose(self, tool, name):
        """A tool, and what it paints, by going through the palette."""
        self.app.key(tool)
        goal = self.app.wait_for('push button', name)
        row = goal.parent
        for _ in row.children:
            before = row.walk('push button', 'pressed')
            if goal in before:
                return
            self.app.key('period')
            self.app.wait_until(lambda before=before: row.walk('push button', 'pressed') != before, 'another choice')
        assert goal.has('pressed'), f'the period does not come to {name}'

    def find_unit(self, name):
        """A unit to be placed, by searching the palette."""
        app = self.app
        app.key('u', 'slash')
        self.wait_focus('entry', 'Search')
        app.key('ctrl+a')
        app.type_text(name)
        app.key('Return')

        def chosen():   # the search may still put other buttons there
            goal = app.find('push button', name)
            return goal is not None and goal.has('pressed')
        app.wait_until(chosen, f'{name} to be chosen')
        self.on_board()

    def use(self, hex_name, *words):
        """Space on a hex, which then says the words."""
        self.go(hex_name)
        self.app.key('space')
        self.says(f'{hex_name},', *words)


def paint(maker, ground, plain):
    """Brushes of two sizes, the eraser key, and undo."""
    app = maker.app
    maker.choose('t', ground)
    app.key('2')
    maker.hints(f'Click to paint {ground} on 7 hexes')
    maker.use('C3', ground)
    for neighbour in ('KP_7', 'KP_6', 'KP_3', 'KP_1', 'KP_4', 'KP_7'):   # round it
        app.key(neighbour)
        maker.says(ground)
    app.key('1')
    maker.use('H4', ground)
    app.key('Right')
    maker.says(f'I4, {plain}')
    app.key('v')
    maker.use('H4')
    app.wait_for('label', re.compile('^H4, '))
    app.key('Delete')
    maker.says(f'H4, {plain}')
    app.key('ctrl+z')
    maker.says(f'H4, {ground}')
    app.key('ctrl+shift+z')
    maker.says(f'H4, {plain}')


def deploy(maker, unit, enemy):
    """Units from the palette; a pair is copied, turned and pasted, one is taken along, one is removed."""
    app = maker.app
    maker.find_unit(enemy)
    maker.use('F1', enemy.split()[-1])
    maker.use('G1', enemy.split()[-1])
    maker.find_unit(unit)
    maker.use('D7', unit.split()[-1])
    maker.use('D8', unit.split()[-1])

    app.key('v')
    maker.use('F1')
    app.key('shift+Right')
    app.wait_for('label', '2 hexes selected')
    app.key('ctrl+c', 'ctrl+v')
    maker.hints(r'\b2 hexes\b')
    maker.go('I2')
    app.key('r', 'space')
    maker.says('I2,', enemy.split()[-1])
    app.key('Escape')
    app.key('KP_3')
    maker.says('J3,', enemy.split()[-1])

    maker.go('D8')
    app.key('m')
    maker.hints(f'Move {unit.split()[-1]} .*keys')
    app.key('Right')
    maker.hints(f'Space puts {unit.split()[-1]} here')
    app.key('space')
    maker.says('E8,', unit.split()[-1])
    app.key('Left')
    maker.says_not(unit.split()[-1])

    app.key('v')
    maker.use('J3')
    app.key('Delete')
    maker.says_not(enemy.split()[-1])


def tab_to(maker, node):
    """Presses Tab until the node has the focus."""
    for _ in range(40):
        if holds_focus(node):
            return
        maker.app.key('Tab')
    raise AssertionError(f'Tab does not lead to {node}')


def fix(maker, impassable):
    """A unit that stands in the water is taken out of it by the button in the list of problems."""
    app = maker.app
    maker.on_board()
    maker.choose('t', impassable)
    maker.use('E8', impassable)
    app.key('F6', 'Right', 'space')
    maker.wait_focus('page tab', re.compile('^Problems'))
    wrong = re.compile(f'E8: .*{impassable}')
    row = app.wait_for('list item', wrong)
    tab_to(maker, app.find('push button', 'Fix All'))
    app.key('Return')
    app.wait_gone('list item', wrong)
    maker.on_board()


def set_numbers(maker, pane, fields):
    """Types what is to be changed of fields that follow each other; Tab leads from each to the next."""
    for name, number in fields:
        field = maker.wait_focus('spin button', name, pane)
        if number is None:
            maker.app.key('Tab')
        else:
            maker.type_number(field, number)


def set_armies(maker, sides, cards, more_numbers):
    """Morale, hand and a deck of one army; the other takes the deck over."""
    app = maker.app
    numbers = [('Morale', 4), ('Hand size', 3)] + [(name, None) for name in more_numbers]
    first, second = sides
    pane = pane_of(maker.first_field(3, 'Armies', 'combo box', 'Moves first'))
    for side in sides:
        tab_to(maker, app.find('spin button', f'{side}: Morale', within=pane))
        set_numbers(maker, pane, [(f'{side}: {name}', number) for name, number in numbers])
    for card, copies in zip(cards, (4, 3)):
        tab_to(maker, app.find('spin button', f'{card}, {first}: copies', within=pane))
        app.key('ctrl+a')
        app.type_text(str(copies))
        app.key('h')
        app.wait_for('push button', fill(PUT_BACK_IN_DECK, card, first), within=pane)
    maker.first_field(3, 'Armies', 'combo box', 'Moves first')
    tab_to(maker, app.find('push button', f'{second}: Start From', within=pane))
    app.key('space')
    goal = app.wait_for('menu item', fill(SAME_AS, first))
    while not goal.has('focused'):
        before = app.node.walk('menu item', state='focused')
        app.key('Down')
        app.wait_until(lambda before=before: app.node.walk('menu item', state='focused') != before, 'another item')
    app.key('Return')
    field = app.wait_for('spin button', f'{cards[0]}, {second}: copies', within=pane)
    app.wait_until(lambda: field.value == 4, f'the deck of {first}')


def tell_and_save(maker, place, title):
    """The title is the last that is wrong; then the file is as good as the command line asks for."""
    app = maker.app
    maker.page(2, 'Battle')
    app.key('ctrl+a')   # of the title: rows of text do not say that they have the focus
    app.type_text(title)
    app.key('Tab')
    app.wait_window(titled(title))
    app.key('ctrl+s')
    app.choose_file('Save Scenario', place, 'Save')
    app.wait_for('label', place.name)
    cli = pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    answer = subprocess.run([cli, 'validate', place], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


def play(maker, words):
    app = maker.app
    app.key('F5')
    wait_asked(app, re.compile(f'^{words}'))
    app.quit()


def make(desktop, game, sides, grounds, units, cards, more_numbers, last_round):
    """From the first window to the first decision of the game."""
    maker = Maker(desktop, game)
    tell = maker.app.tell_effort
    done = tell('to begin')
    plain, rough, impassable = grounds
    paint(maker, rough, plain)
    deploy(maker, *units)
    done = tell('to draw it', done)
    fix(maker, impassable)
    done = tell('to put a problem right', done)
    set_armies(maker, sides, cards, more_numbers)
    maker.type_number(maker.first_field(4, 'Victory', 'spin button', 'Last round'), last_round)
    done = tell('to set armies and victory', done)
    place = desktop.home / 'keys.acies'
    tell_and_save(maker, place, 'Two Banks')
    play(maker, sides[0])
    tell('to save and play it', done)
    tell('in all')
    assert set(maker.app.effort) == {'keys', 'typed letters'}, maker.app.effort
    return place.read_text()


def holds(text, *parts):
    for part in parts:
        assert part in text, f'{part} is not in {text}'


@scenario('/ui/keyboard-battle/rome-vs-carthage')
def carthage(desktop):
    text = make(desktop, 'Rome vs Carthage', ('Rome', 'Carthage'), ('Grass', 'Woods', 'Water'),
                ('Roman Equites', 'Carthaginian Numidians'), ('Mixed Order', 'Cavalry Charge'),
                (ACTIONS_PER_ROUND, SPENT), 6)
    holds(text, '<title>Two Banks</title>', '<army side="rome" morale="4" hand-size="3"', '<army side="carthage" morale="4"')
    assert text.count('<card id="mixed-order" count="4"') == text.count('<card id="cavalry-charge" count="3"') == 2, text


@scenario('/ui/keyboard-battle/rome-vs-macedon')
def macedon(desktop):
    text = make(desktop, 'Rome vs Macedon', ('Rome', 'Macedon'), ('Clear', 'Forest', 'River'),
                ('Principes', 'Hetairoi'), ('Line Order', 'Group Order'), (), 5)
    holds(text, '<title>Two Banks</title>', '<army side="rome" morale="4" hand-size="3"', '<army side="macedon" morale="4"')
    assert text.count('<card id="line-order" count="4"') == text.count('<card id="group-order" count="3"') == 2, text


main()

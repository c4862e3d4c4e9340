#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole battles, drawn from an empty board to the saved file as a designer would, and played.

What it took is written as comments: clicks, drags, keys, letters. A change that makes designing longer shows there.
"""
import json
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from battle import new_battle, scenarios, titled
from board import Board
from harness import main, program, scenario
from locales import PLAYS_ORDER, SET_HAND_OF, fill
from table import Game

TICINUS = scenarios.parents[1] / 'rome-vs-carthage' / 'scenarios' / 'ticinus.acies'
TEXTS = ('title', 'date', 'place', 'author', 'briefing', 'notes')


def cli(*words):
    """What acies-cli writes, when it is content."""
    path = pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    answer = subprocess.run([path, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert answer.returncode == 0, answer.stdout
    return answer.stdout


def content(place):
    """All that a scenario says but its texts, as lines whose order means nothing."""
    def lines(element, above):
        tag = element.tag.partition('}')[2]
        if tag in TEXTS:
            return
        own = ' '.join([above, tag, *(f'{name}={" ".join(sorted(value.split()))}'
                                      for name, value in sorted(element.attrib.items()))])
        yield own
        for child in element:
            yield from lines(child, own)
    return sorted(lines(ElementTree.parse(place).getroot(), ''))


class Designer:
    """A new battle on an empty board, and what a designer does to it."""

    def __init__(self, desktop, ruleset, columns=12):
        self.app = app = desktop.launch([program()])
        app.wait_window('Acies')
        new_battle(app, ruleset)
        if columns != 12:
            app.click('spin button', 'Columns', at=(12, 12))
            app.key('ctrl+a')
            app.type_text(f'{columns}\n')   # the key also creates it
        else:
            app.click('push button', 'Create')   # with an empty board
        app.wait_window(titled('New Battle'))
        self.board = Board(app, columns=columns)
        last = f'{chr(ord("A") + columns - 1)}9'
        self.board.says(last, last)   # as large as Board() takes it to be
        self.so_far = app.tell_effort(f'{ruleset}, an empty board')

    def tell(self, what):
        self.so_far = self.app.tell_effort(what, self.so_far)

    def take(self, key, name):
        """Takes up a tool by its key, and what it paints or places from the palette."""
        self.app.key(key)
        self.app.click('push button', name)

    def place(self, unit, *hexes, side=None):
        """side: whose units the palette is to show before."""
        self.app.key('u')
        if side is not None:
            self.app.click('push button', side)
        self.app.click('push button', unit)
        for name in hexes:
            self.board.click(name)

    def place_sought(self, letters, *hexes):
        """The same by the search, which finds the units of all sides."""
        self.app.key('u', 'slash')
        self.app.wait_until(lambda: self.app.wait_for('entry', 'Search').has('focused'), 'the search to have the focus')
        self.app.type_text(f'{letters}\n')
        for name in hexes:
            self.board.click(name)

    def page(self, name):
        self.app.click('page tab', name)
        self.app.wait_until(lambda: self.app.has('selected', 'page tab', name), f'the page {name}')

    def spins(self, pattern):
        return self.app.find_all('spin button', re.compile(pattern))

    def fill_in(self, pattern, numbers):
        """Types numbers into the fields with such names, from the first to the last, with Tab from one to the next.

        numbers: by name; what is not there stays.
        """
        fields = self.spins(pattern)
        unknown = set(numbers) - {field.name for field in fields}
        assert not unknown, unknown
        last = max(index for index, field in enumerate(fields) if field.name in numbers)
        self.app.click(fields[0], at=(12, 12))
        self.app.key('ctrl+a')
        for field in fields[:last + 1]:
            if field.name in numbers:
                self.app.type_text(str(numbers[field.name]))
            self.app.key('Tab')
        for field in fields:
            if field.name in numbers:
                self.app.wait_until(lambda field=field: field.value == numbers[field.name],
                                    f'{field.name} to be {numbers[field.name]}, not {field.value}')

    def army(self, side, army, start):
        """army: the numbers of the side by name; start: an item of Start From."""
        app = self.app
        self.fill_in(f'^{side}: ', {f'{side}: {name}': number for name, number in army.items()})
        with app.popped_up():
            app.click('push button', f'{side}: Start From')
            app.click('menu item', start)

    def choose(self, name, *keys):
        """Opens a list of choices, and goes through it by keys."""
        with self.app.popped_up():
            self.app.click('combo box', name)
            self.app.key(*keys, 'Return')

    def write(self, **texts):
        """Fills in the page of the texts, in its order: title, date, place, author, briefing, notes."""
        self.app.key('ctrl+2', 'ctrl+a')   # leads to the title
        for name in TEXTS:
            if name in texts:
                self.app.type_text(texts[name])
            self.app.key('Tab')
        self.app.wait_window(titled(texts['title']))

    def save(self, place, *warnings):
        """Saves, and gives what the file says; warnings: the codes of those that are meant."""
        self.app.key('ctrl+s')
        self.app.choose_file('Save Scenario', place, 'Save')
        self.app.wait_for('label', place.name)
        self.app.effort['typed letters'] += len(place.name)   # the dialog was answered without keys
        self.tell('saved')
        self.app.tell_effort('in all')
        found = json.loads(cli('validate', '--json', place))
        assert [finding['code'] for finding in found] == list(warnings), found
        return place.read_text()


def plays_to_its_end(place):
    for seed in range(1, 6):
        assert json.loads(cli('play', '--random', f'--seed={seed}', '--json', place))['over'], seed


@scenario('/ui/build/ticinus')
def ticinus(desktop):
    designer = Designer(desktop, 'Rome vs Carthage')
    app, board = designer.app, designer.board
    designer.take('t', 'Water')
    board.drag('A1', 'A4', 'B5', 'A6', 'A9')
    app.shot('build-ticinus-ground')
    app.key('s')   # both armies stand alike on the left and on the right
    designer.place('Roman Velites', 'D8', 'F8')
    designer.place('Roman Equites', 'E8')
    designer.place('Carthaginian Numidians', 'E1', 'E2', side='Carthage')
    designer.place('Carthaginian Leader', 'F2')
    app.key('s', 's', 's')
    designer.place('Roman Leader', 'F9', side='Rome')
    board.says('H8', 'Velites')
    app.shot('build-ticinus-units')
    designer.tell('Ticinus, ground and units')

    designer.page('Armies')
    designer.choose('Moves first', 'Down')
    numbers = {'Morale': 3}
    designer.army('Rome', numbers, start='Standard Deck')
    designer.army('Carthage', numbers, start='Standard Deck')
    app.shot('build-ticinus-armies')
    designer.tell('Ticinus, both armies')
    designer.page('Victory')
    designer.choose('Losses that change morale', 'Down')
    app.click('check box', 'Each retreat hex that cannot be taken costs one figure')
    app.shot('build-ticinus-victory')
    designer.tell('Ticinus, victory')
    designer.write(title='Ticinus', date='218 BC', place='River Ticinus', author='Acies',
                   briefing='Both commanders rode ahead with their horse.')
    app.shot('build-ticinus-texts')
    designer.tell('Ticinus, texts')
    place = desktop.home / 'ticinus.acies'
    designer.save(place)
    assert content(place) == content(TICINUS), '\n'.join(sorted(set(content(place)) ^ set(content(TICINUS))))
    plays_to_its_end(place)

    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked('Carthage')
    app.wait_for('label', fill(SET_HAND_OF, '0', '3'))
    app.click('push button', 'Take Mixed Order')
    app.wait_for('label', fill(SET_HAND_OF, '1', '3'))
    app.shot('build-ticinus-play')
    app.quit(game=True)


BEVUS = '''In the summer of 200 BC the consul Galba marched into Lyncestis, and Philip V watched his foragers from the woods. \
One morning a Roman column comes down to the two fords of the Bevus, and the light foot of the king lies in wait behind them.

Rome must cross before the pikes are there. Send the Velites first, hold one ford, and win at the other.

Macedon should strike who is in the water, and give up a ford sooner than the phalanx.'''


@scenario('/ui/build/fords-of-the-bevus')
def fords_of_the_bevus(desktop):
    """A battle larger than the box, from nothing to its first card, in few clicks."""
    designer = Designer(desktop, 'Rome vs Macedon', columns=13)
    app, board = designer.app, designer.board
    designer.take('t', 'River')
    app.key('s')
    board.drag('A5', 'C5')
    board.drag('E5', 'G5')
    designer.take('t', 'Forest')
    board.drag('B3', 'C3')
    designer.take('t', 'Hill')
    board.drag('E2', 'F2')
    app.key('l')
    for name, words in (('D5', 'Upper Ford'), ('J5', 'Lower Ford')):
        board.click(name)
        app.wait_for('text', 'Label')
        app.type_text(words)
        app.key('Return')
        app.wait_gone('text', 'Label')
    app.shot('build-bevus-ground')
    designer.tell('Bevus, ground and labels')

    designer.place('Velites', 'D7')
    designer.take('u', 'Principes')
    board.drag('E8', 'F8')
    designer.place_sought('peltasts', 'C3')
    designer.take('u', 'Pezhetairoi')
    board.drag('E3', 'F3')
    app.key('s', 's', 's')
    designer.place('Hetairoi', 'K2')
    designer.place('Macedonian Leader', 'F1')
    designer.place_sought('equites', 'J8')
    designer.place('Roman Leader', 'G9')
    board.says('J7', 'Velites')
    app.shot('build-bevus-units')
    designer.tell('Bevus, units')

    designer.page('Armies')
    designer.choose('Moves first', 'Down')
    designer.army('Rome', {'Morale': 4}, start=re.compile('Pydna$'))
    designer.army('Macedon', {'Morale': 4}, start='Standard Deck')
    app.shot('build-bevus-armies')
    designer.tell('Bevus, both armies')
    designer.page('Victory')
    designer.fill_in('^Last round$', {'Last round': 8})
    designer.tell('Bevus, victory')
    designer.write(title='Fords of the Bevus', date='200 BC', place='River Bevus, Lyncestis', author='Acies', briefing=BEVUS)
    app.shot('build-bevus-texts')
    designer.tell('Bevus, texts')
    app.click('push button', 'Problems, 1 warning')   # of a card that no unit can use
    app.click('push button', 'Fix All')
    app.wait_for('push button', 'Problems, none')
    designer.tell('Bevus, problems')
    place = desktop.home / 'bevus.acies'
    text = designer.save(place, 'board-over-box')
    for part in ('columns="13"', 'hexes="A5 B5 C5 E5 F5 G5 H5 I5 K5 L5 M5"', 'end-round="8"', 'Upper Ford', 'first="macedon"', BEVUS):
        assert part in text, f'{part} not in {text}'
    assert text.count('<unit ') == 16, text
    plays_to_its_end(place)

    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert app.effort['clicks'] + app.effort['drags'] <= 40, app.effort
    game.play('Mixed Order')
    game.is_asked('up to 3 units')
    board.click('C3')
    game.is_asked('up to 2 more units')
    app.shot('build-bevus-play')
    app.quit(game=True)


main()

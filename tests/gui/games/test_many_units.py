#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Twenty units a side, by keys alone: what a usual turn takes."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from harness import main, program, scenario, tap  # noqa: E402
from locales import MOVES_FORMED, SPENDS_ACTIONS, fill, ui  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from lines import GOES_ON, SHOOTS, battle  # noqa: E402

MOST = 60   # presses of a turn
REPEAT = ui('play-decision.ui', 'repeat')
FOOT, HORSE, LIGHT, LEADERS = 'CDEFGHIJKLMNOP', 'RSTU', 'FK', 'EJOT'


def army(foot, light, row, light_row):
    """In a line, with leaders so near that nobody needs a control test."""
    return ', '.join([f'{foot} {column}{row} 8' for column in FOOT] + [f'heavy-cavalry {column}{row} 4' for column in HORSE] +
                     [f'{light} {column}{light_row} 4' for column in LIGHT] +
                     [f'{"general" if column == LEADERS[0] else "commander"} {column}{row} 1' for column in LEADERS])


class Hands(Keyboard):
    def __init__(self, desktop, near, far, rows):
        super().__init__(desktop.launch([program(), battle(desktop, near, far, 24, rows)]))
        self.desktop = desktop
        self.app.wait_window(re.compile('^Lines'))
        self.app.key('F5')
        self.comes_to(fill(SPENDS_ACTIONS, 'Macedon'))
        self.begun = self.app.effort['keys']

    @property
    def asked(self):
        return self.app.wait_for('status bar').name

    def comes_to(self, question):
        self.app.wait_until(lambda: self.asked.startswith(question), f'the question “{question}”')

    def press(self, *keys):
        """Waits until something has come of it: another question, or something that has happened."""
        before = self.sight()
        self.app.key(*keys)
        self.app.wait_until(lambda: self.sight() != before, f'something to come of {keys}')

    def sight(self):
        return [node.name if node else None for node in self.app.node.find_each(('status bar', None), ('log', None))]

    def done(self, *questions):
        for question in questions:
            self.press('d')
            self.comes_to(question)

    def moved(self):
        """How many units have gone somewhere so far, as the game that is kept says."""
        return sum(len(re.findall('^do move ', text, re.MULTILINE)) for text in self.desktop.games())

    def count(self, what):
        presses = self.app.effort['keys'] - self.begun
        tap.comment(f'{what}: {presses} presses')
        assert set(self.app.effort) == {'keys'}, self.app.effort
        assert presses <= MOST, f'{presses} presses, more than {MOST}'


def march(hands, side, forward, first):
    """The first says where it goes, the others follow, horse as well as foot."""
    hands.comes_to(fill(MOVES_FORMED, side))
    hands.app.key('n', 'Return', *[forward] * 4)
    hands.says(f'{first},')
    hands.press('Return')
    while hands.asked.startswith(fill(MOVES_FORMED, side)) and hands.app.has('sensitive', 'push button', REPEAT):
        hands.press('period')


@scenario('/ui/many-units/both-lines-march')
def both_march(desktop):
    """A whole turn: 18 units of each side march four hexes, light troops stay, nobody is near enough to charge."""
    hands = Hands(desktop, army('legionaries', 'velites', 20, 19), army('phalangites', 'javelinmen', 4, 5), rows=24)
    hands.done(fill(SPENDS_ACTIONS, 'Rome'), f'Macedon {SHOOTS}', f'Rome {SHOOTS}', fill(MOVES_FORMED, 'Macedon'))
    march(hands, 'Macedon', 'Down', 'C8')
    march(hands, 'Rome', 'Up', 'C16')
    hands.app.wait_for('label', re.compile('^Round 2 of'))
    hands.app.wait_until(lambda: hands.moved() == 36, lambda: f'36 units to have marched, not {hands.moved()}')
    hands.count('a turn in which both lines march')
    hands.app.kill()


@scenario('/ui/many-units/a-line-moves-by-dice')
def by_dice(desktop):
    """So near that dice say how far each comes: 18 units go a hex forward, one die each, and then stay."""
    hands = Hands(desktop, army('legionaries', 'velites', 14, 16), army('phalangites', 'javelinmen', 7, 5), rows=18)
    hands.done(fill(SPENDS_ACTIONS, 'Rome'), f'Macedon {SHOOTS}', f'Rome {SHOOTS}', fill(MOVES_FORMED, 'Macedon'))
    hands.app.key('n', 'Return')
    hands.press('Return')
    hands.comes_to('Macedon chooses how many dice')
    hands.press('1')
    hands.comes_to('Macedon moves Pikemen C7')
    hands.app.key('Down')
    hands.says('C8,')
    hands.press('Return')
    units = len(FOOT + HORSE)
    while True:
        if GOES_ON.search(hands.asked):
            hands.press('d')
        if not hands.app.has('sensitive', 'push button', REPEAT):
            break
        hands.press('period')   # rolls
        if GOES_ON.search(hands.asked):
            hands.press('period')   # goes
    hands.app.wait_until(lambda: hands.moved() == units, lambda: f'{units} units to have gone, not {hands.moved()}')
    hands.count('a line that moves by dice')
    hands.app.kill()


main()

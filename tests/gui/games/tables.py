# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays at a table of cards and dice: cards are laid on squares, and dice are chosen where they lie.

    ByPointer(desktop, Play(desktop, battle, seed=3)).act()
    ByKeys(desktop, Play(desktop, battle, seed=3)).act()   # reads as a screen reader does, and presses keys and buttons
"""
import re

from acting import Pointer, Spoken
from board import Board

TOKENS = ['Warlord', 'Tactician', 'Quartermaster', 'Infantry', 'Archers', 'Cavalry']
COLOURS = ['Red', 'Grey', 'Green', 'Gold', 'Purple']
LAID = ['Raised Standards', 'Drill', 'Foragers', 'Volley', 'Outriders', 'Laid Plans']
BUTTONS = {'muster': 'Muster', 'requisition': 'Requisition'}
AT = {'set': 'Place the die', 'lose': 'Remove', 'give': 'Put the token', 'take-off': 'Remove the token', 'consult': 'Consult', 'empower': 'Empower',
      'raise': 'Raise', 'lower': 'Lower'}
PRICE = re.compile('^[0-9]+ (point|coin)')


class Table:
    def __init__(self, desktop, play, columns=9, rows=11):
        super().__init__(desktop, play)
        self.board = Board(self.app, columns=columns, rows=rows, squares=True)

    def do(self, line):
        word, *names = line.split()
        before = self.sight(word)
        if word in BUTTONS:
            self.press(BUTTONS[word])
        elif word == 'token':
            self.press(TOKENS[int(names[0]) - 1])
        elif word == 'reward':
            self.press(re.compile(f'^{COLOURS[int(names[0]) - 1]}: '))
        elif word == 'use':
            self.press(f'Use “{LAID[int(names[0]) - 1]}”')
        elif word == 'gain':
            self.press(re.compile(f' {["Black", "Red"][int(names[0]) - 1]} Die$'))
        elif word == 'pay':
            self.nth_answer(int(names[0]))
        elif word in AT:
            self.at(names[0], re.compile(AT[word]))
        elif word == 'transfer':
            self.app.key('Escape')
            self.on_hex(names[0])
            self.on_hex(names[1])
        else:
            super().do(line)
            return
        self.app.wait_until(lambda: self.sight(word) != before, f'something to come of “{line}”')

    def hear(self, words):
        """What dice come to is told in the game's own words."""

    def nth_answer(self, n):
        """Of the buttons below the question, which say what is paid."""
        buttons = [node for node in self.app.find_all('push button', PRICE) if node.is_laid_out]
        self.press(buttons[n - 1].name)

    def at(self, hex_name, offer):
        """What is done there at once, or else by the menu."""
        self.app.key('Escape')
        if offer.search(self.offered(hex_name)):
            self.on_hex(hex_name)
        else:
            self.choose(hex_name, offer)


class ByPointer(Table, Pointer):
    pass


class ByKeys(Table, Spoken):
    pass

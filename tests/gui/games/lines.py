# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays with units that have a facing and a formation, beside what all games have.

    ByPointer(desktop, Play(desktop, battle, seed=3)).act()
    ByKeys(desktop, Play(desktop, battle, seed=3)).act()   # reads as a screen reader does, and presses keys alone
"""
import re

from acting import Pointer, Spoken
from board import Board
from locales import fill, sentence

WORDS = 'src/rulesets/legio-vi/words.c'
ON_THE_SPOT = {verb: fill(sentence(WORDS, f'.name = "{verb}"', 1), '.*')
               for verb in ('go', 'redress', 'form-up', 'steady', 'inspire')}
SHOOTS = fill(sentence('src/rulesets/legio-vi/phases.c', '[LVI_PHASE_SKIRMISH]'), '')
CORNERS = ['North', 'North-east', 'South-east', 'South', 'South-west', 'North-west']
CHOICES = {verb: [sentence(WORDS, f'\ndescribe_{verb} (', number) for number in range(choices)]
           for verb, choices in (('add', 3), ('wheel', 2), ('form', 8), ('then', 3), ('sway', 3))}
CHOICES.update({'face-about': ['Face About'], 're-form': CORNERS})
GOES_ON = re.compile('hex(es)? left$|straight ahead only$')
DOES_SOMETHING = re.compile('|'.join(ON_THE_SPOT.values()))
ANSWERS = 'Possible answers'


class Lines:
    def __init__(self, desktop, play):
        super().__init__(desktop, play)
        self.board = Board(self.app, columns=12, rows=10)

    def do(self, line):
        word, *names = line.split()
        before = self.sight(word)
        if word in CHOICES:
            self.press(CHOICES[word][int(names[0]) - 1 if names else 0])
        elif word in ON_THE_SPOT:
            self.on_the_spot(names[0], re.compile(ON_THE_SPOT[word]))
        elif word == 'attack' and len(names) == 3:
            self.app.key('Escape')
            self.on_hex(names[0])
            self.is_taken(names[0])
            self.choose(names[1], re.compile(f'^Attack .* from {names[2]}$'))
        elif word in ('move', 'step', 'attack'):
            self.send(*names[:2])
        else:
            super().do(line)
            return
        self.app.wait_until(lambda: self.sight(word) != before, f'something to come of “{line}”')

    def send(self, hex_name, to):
        """Who is asked about is taken up already."""
        if not GOES_ON.search(self.asked):
            self.app.key('Escape')
            self.on_hex(hex_name)
            self.is_taken(hex_name)
        self.on_hex(to)

    def is_taken(self, hex_name):
        self.app.wait_for('label', re.compile(f'^Choose .* {hex_name}( |$)'))

    def on_the_spot(self, hex_name, offer):
        """Who goes nowhere does something at once, others at a second click; of several things the menu has all."""
        self.app.key('Escape')
        if not DOES_SOMETHING.search(self.offered(hex_name)):
            self.on_hex(hex_name)
            self.is_taken(hex_name)
        if offer.search(self.offered(hex_name)):
            self.on_hex(hex_name)
        else:
            self.choose(hex_name, offer)

    def hear(self, words):
        """Of dice of two kinds their numbers are told; of those of moves and tests what came of them."""


class ByPointer(Lines, Pointer):
    pass


class ByKeys(Lines, Spoken):
    def press(self, name):
        """By the number of its place."""
        buttons = self.app.wait_for('panel', ANSWERS).walk('push button')
        self.app.key(str([button.name for button in buttons].index(name) + 1))


def army_of(side, units):
    """Words with commas between: "TYPE HEX BASES [PROPERTY...]"."""
    lines = [f'<army side="{side}" morale="1" hand-size="0">']
    for kind, hex_name, bases, *properties in (words.split() for words in units.split(',')):
        lines.append(f'<unit type="{kind}" hex="{hex_name}" figures="{bases}"' +
                     (f' properties="{" ".join(properties)}"' if properties else '') + '/>')
    return '\n'.join(lines + ['</army>'])


def battle(desktop, near, far, columns=12, rows=10):
    """Writes a scenario in which the near army is of Rome and has the initiative; gives its file."""
    place = desktop.home / 'lines.acies'
    place.write_text(f'''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="legio-vi">
<title>Lines</title>
<board columns="{columns}" rows="{rows}"/>
<rules first="near" end-round="4"><switch id="initiative" value="near-side"/></rules>
{army_of('near', near)}
{army_of('far', far)}
</scenario>
''')
    return place

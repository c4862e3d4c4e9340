# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is known already is acted out in the window, command by command.

    play = Play.random(desktop, battle, seed=49)   # two players at random, without a window
    Pointer(desktop, play).act()                   # the same by clicks
    Spoken(desktop, play).act()                    # the same by keys and by what a screen reader presses

Dice are numbered from the seed, so the same commands bring the same dice. In the end the window saves its game,
which has to be the known one.
"""
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ET

from board import Board
from harness import LONG, program
from keyboard import Keyboard
from locales import HAND_OVER, SET_HAND, fill
from patience import wait_for_rest
from table import look, take_seat

ASKED = 'status bar'   # the role of the question
ANSWERS = {'pass': 'p', 'done': 'd', 'yes': 'y'}
rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets'


def cli(*words, text=''):
    path = os.environ.get('ACIES_CLI') or pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    return subprocess.run([path, *words], input=text, check=True, capture_output=True, encoding='utf-8').stdout


def ended_early(desktop, battle, rounds):
    """A copy of a battle that ends with that round at the latest; in a long run the battle itself."""
    if LONG:
        return battle
    place = desktop.home / 'short.acies'
    place.write_text(re.sub(r'end-round="(\d+)"', lambda last: f'end-round="{min(rounds, int(last[1]))}"', battle.read_text()))
    return place


class Play:
    """A game that was played to its end without a window: its file at the beginning, and what was commanded."""

    def __init__(self, desktop, battle, seed):
        whole = desktop.home / 'whole.aciesgame'
        self.begun = desktop.home / 'game.aciesgame'
        cli('play', battle, '--random', '--seed', str(seed), '--save', whole)
        cli('play', battle, '--seed', str(seed), '--save', self.begun)
        self.log = log_of(whole)
        names = ET.parse(rulesets / ET.parse(battle).getroot().get('ruleset') / 'ruleset.xml').getroot()
        self.cards = {card.get('id'): card.get('name') for card in names.iter() if card.tag.endswith('}card')}
        self.types = {kind.get('id'): kind.get('name') for kind in names.iter() if kind.tag.endswith('}unit-type')}


def log_of(game):
    """The commands of a game file, a text each."""
    turns = [node for node in ET.parse(game).getroot().iter() if node.tag.endswith('}turn')]
    return [line.strip() for turn in turns for line in (turn.text or '').splitlines() if line.strip()]


class Actor:
    """The window with a game, and somebody who knows what to do next."""

    def __init__(self, desktop, play):
        self.play = play
        self._signs = None   # nodes that were found; to search the window for them takes longer than to ask them
        self.app = desktop.launch([program(), play.begun])
        self.app.wait_for(ASKED)
        self.board = Board(self.app)

    def act(self, watch=lambda line: None):
        """Does all that was commanded, then saves; watch(line) is called before each command."""
        for line, following in zip(self.play.log, self.play.log[1:] + ['']):
            if line.startswith(('dice ', 'draw ')):
                continue
            self.be_handed_over()
            watch(line)
            self.do(line)
            if following.startswith('dice '):
                self.hear(f"Rolled {following[5:]}: ")
        self.app.wait_for('label', re.compile('Wins$|^A Draw'))
        self.app.key('ctrl+s')
        self.app.wait_until(lambda: log_of(self.play.begun) == self.play.log, 'the same game to be saved')

    def do(self, line):
        word, *names = line.split()
        before = self.sight(word)
        if word in ANSWERS:
            self.app.wait_for(ASKED)
            self.app.key(ANSWERS[word])
        elif word in ('play', 'put-back', 'take'):
            self.use_card(word, self.play.cards[names[0]])
            if names[1:]:
                self.app.wait_until(lambda: self.app.has('pressed', 'push button', self.play.cards[names[0]]), 'the card to be taken up')
            self.on_hexes(names[1:])
        elif word == 'enter':
            self.press(self.play.types[names[0]])
            self.on_hexes(names[1:])
        elif word == 'order' and len(names) == 1 and 'both ends' in self.question():
            self.on_hexes(names * 2)   # a row of one
        else:
            self.on_hexes(names)
        self.app.wait_until(lambda: self.sight(word) != before, f'something to come of “{line}”')

    def sight(self, word):
        """What tells that something has happened: what is asked and announced; while a hand is set, its cards."""
        if self._signs is None or not all(node.is_laid_out for node in self._signs):
            self._signs = [node for node in (self.app.find(ASKED), self.app.find('log')) if node]
        setting = self.app.find('label', re.compile(f'^{SET_HAND}')) if word in ('put-back', 'take') else None
        return [node.name for node in self._signs] + [setting and setting.name]

    @property
    def asked(self):
        return self.app.wait_for(ASKED).name

    def hear(self, words):
        """What a screen reader is told has just happened."""
        self.app.wait_until(lambda: words in self.app.find('log').name, f'“{words}” to be announced')

    def offered(self, hex_name):
        """What a click there would do, or Return."""
        self.point(hex_name)
        return self.app.wait_until(lambda: self.board.node.description, f'something to be offered on {hex_name}')

    def on_hexes(self, names):
        """A unit that was taken up before would take the first hex for its goal."""
        if len(names) > 1:
            self.app.key('Escape')
        for name in names:
            self.on_hex(name)

    def use_card(self, word, name):
        if word == 'play':
            look(self.app)
        self.press(f'Take {name}' if word == 'take' else name)

    def be_handed_over(self):
        """Two people share the screen: who is asked for says that he sits there now."""
        def taken():
            handed = self.question().startswith(fill(HAND_OVER, ''))
            if handed:
                take_seat(self.app)
            return not handed
        wait_for_rest()   # what is told may have come, and the question not yet
        self.app.wait_until(taken, 'the screen to be taken')

    def question(self):
        """What is asked, or to whom the screen is to be handed: who of both is hidden has no words."""
        if not self.sight('')[0]:
            self._signs = None
        return self.sight('')[0]


class Pointer(Actor):
    """By clicks on hexes, cards and buttons."""

    def on_hex(self, name):
        self.board.click(name)

    def press(self, name):
        self.app.click('push button', name)

    def point(self, hex_name):
        """From elsewhere: what is offered on the hex on which the pointer rests may be of before the last command."""
        self.board.hover('A10' if hex_name != 'A10' else 'A9')
        self.board.hover(hex_name)

    def choose(self, hex_name, offer):
        """Of several things that can be done there: the menu has all."""
        self.board.click(hex_name, button=3)
        self.app.click('menu item', offer)


class Spoken(Actor):
    """By what a screen reader says and presses; on the board by its cursor."""

    def __init__(self, desktop, play):
        super().__init__(desktop, play)
        self.keys = Keyboard(self.app)

    def on_hex(self, name):
        self.keys.on_board()
        self.keys.go(name)
        self.app.key('Return')

    def press(self, name):
        self.app.wait_for('push button', name).do_action('click')

    def point(self, hex_name):
        self.keys.on_board()
        self.keys.go(hex_name)

    def choose(self, hex_name, offer):
        """Of several things that can be done under the cursor: the menu has all."""
        self.app.key('Menu')
        goal = self.app.wait_for('menu item', offer)
        self.app.wait_until(lambda: self.app.node.walk('menu item', state='focused'), 'the menu to have the keys')
        while not goal.has('focused'):
            before = self.app.node.walk('menu item', state='focused')
            self.app.key('Down')
            self.app.wait_until(lambda before=before: self.app.node.walk('menu item', state='focused') != before, 'another item')
        self.app.key('Return')

# SPDX-License-Identifier: GPL-3.0-or-later
"""Small battles for the tests of the Play view, and a game of one of them.

    rome = Army(units='principes E7 3, triarii F8 3 testudo', hand='counter-attack')
    macedon = Army(units='hetairoi E4 3', hand='mixed-order, charge', deck='flanking')
    game = Game(desktop, battle(desktop, rome, macedon))

A battle is drawn up so that the cards in the hands are worth playing, and what
the dice do changes nothing that the test relies on.
"""
import re
from dataclasses import dataclass

from atspi import matches
from board import Board
from harness import program
from locales import HAND_OVER, LOG, PLAYS_ORDER, fill, sentence, ui
from patience import Timeout

ASKED = 'status bar'   # the role of the question
LOOK = ui('play-decision.ui', 'look_label')
MOVES = fill(sentence('src/rulesets/battle-of-legends/macedon.c', '.ends = "moves"', 1), '')
HAND = re.compile('^Hand of ')
HANDED = re.compile(f'^{fill(HAND_OVER, "")}')
SEAT = re.compile('^Continue as ')
NAMESPACE = 'https://aciesgame.github.io/ns/scenario'


@dataclass
class Army:
    """Words with commas between: units "TYPE HEX FIGURES [MARK]", reserve "TYPE FIGURES"; cards in hand and deck."""
    units: str
    hand: str
    deck: str = ''
    reserve: str = ''
    entry: str = ''
    actions: int = 0   # of a round, in a game that counts them

    def to_xml(self, side):
        lines = [f'<army side="{side}" morale="5" hand-size="5"' + (f' entry="{self.entry}"' if self.entry else '') +
                 (f' actions="{self.actions}"' if self.actions else '') + '>']
        for words in split(self.units):
            marks = f' marks="{" ".join(words[3:])}"' if words[3:] else ''
            lines.append(f'<unit type="{words[0]}" hex="{words[1]}" figures="{words[2]}"{marks}/>')
        for kind, figures in split(self.reserve):
            lines.append(f'<reserve type="{kind}" figures="{figures}"/>')
        hand = [card for card, in split(self.hand)]
        deck = [card for card, in split(self.deck)]
        for card in dict.fromkeys(hand + deck):
            lines.append(f'<card id="{card}" count="{(hand + deck).count(card)}" hand="{hand.count(card)}"/>')
        return '\n'.join(lines + ['</army>'])


def split(text):
    return [words.split() for words in text.split(',') if words.strip()]


def battle(desktop, rome, enemy, first=None, terrain='', against='macedon', opening=''):
    """Writes the scenario of two armies; gives its file.

    first: the side that moves first, else the enemy of Rome; terrain: elements of the board; against: that enemy;
    opening: the phase that the first round begins with, where it is not the first.
    """
    place = desktop.home / 'battle.acies'
    first = first or against
    position = f'<position round="1" side="{first}" phase="{opening}"/>' if opening else ''
    place.write_text(f'''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="{NAMESPACE}" format="1" ruleset="rome-vs-{against}">
<title>Battle</title>
<board columns="12" rows="9">{terrain}</board>
<rules first="{first}" end-round="3"/>
{position}
{rome.to_xml('rome')}
{enemy.to_xml(against)}
</scenario>
''')
    return place


def take_seat(app):
    """The screen is taken by whom it is to be handed to, if it is; tells whether."""
    button = app.find('push button', SEAT)
    if button is not None:
        button.do_action('click')
    return button is not None


def wait_asked(app, words):
    """The question, as soon as it is asked of whoever has taken the screen: to whom it is to be handed is asked before."""
    def asked():
        question = app.find(ASKED)   # there is one at a time; where none is asked it says to whom the screen goes
        said = question.name if question else ''
        if HANDED.search(said):
            take_seat(app)
            return None
        return question if words.search(said) else None
    return app.wait_until(asked, f'the question {words}')


def look(app):
    """Who is asked in the other's turn looks at his hand, until he has answered."""
    button, hand = app.node.find_each(('push button', LOOK), ('panel', HAND))
    if button is not None and hand is None:
        button.do_action('click')
        app.wait_for('panel', HAND)


def wait_logged(app, is_logged, what):
    """Waits for something in the log. Newer GTK tells no more of it than can be seen, so what does not come is looked for
    above that."""
    try:
        app.wait_until(is_logged, what, 2 if app.lays_out_the_shown else None)
    except Timeout:
        if not (app.lays_out_the_shown and _is_logged_above(app, is_logged)):
            raise


def _is_logged_above(app, is_logged):
    """Turns the log back until that is seen or it begins, and to its end again."""
    log, steps, before, found = app.wait_for('list', LOG), 0, None, None
    while not found and log.child_names != before:
        before, steps = log.child_names, steps + 1
        app.scroll(log, -1)
        found = is_logged()
    app.scroll(log, steps)
    return found


class Game:
    """A battle in the Play view, by pointer and keys."""

    def __init__(self, desktop, path, title='Battle', first='Macedon', asked=fill(PLAYS_ORDER, '')):
        self.app = desktop.launch([program(), path])
        self.app.wait_window(re.compile(f'^{title}'))
        self.board = Board(self.app)
        self.app.key('F5')
        self.is_asked(f'{first} {asked}')

    @classmethod
    def going_on(cls, app, board):
        """The same of a battle that was opened before."""
        game = cls.__new__(cls)
        game.app, game.board = app, board
        return game

    def is_asked(self, words):
        wait_asked(self.app, re.compile(words))

    def goes_on(self, words):
        """What the line below the question says."""
        self.app.wait_for('label', re.compile(words))

    def offers(self, name, words):
        """What a click on a hex is said to do."""
        self.board.hover(name)
        self.app.wait_until(lambda: matches(words, self.board.node.description),
                            lambda: f'"{words}" to be offered on {name}; it is "{self.board.node.description}"')

    def refuses(self, words):
        self.app.wait_for('alert', re.compile(words))

    def card(self, name):
        return self.app.wait_for('push button', name)

    def play(self, name):
        """Clicks on a card; it may be in another hand than a moment ago."""
        def playable():
            look(self.app)
            card = self.app.find('push button', name)
            return card is not None and card.has('sensitive')
        self.app.wait_until(playable, f'{name} to be playable')
        self.app.click('push button', name)

    def press(self, name):
        self.app.click('push button', name)

    def hand(self):
        """Names of the cards that can be seen, and whether each can be played now."""
        look(self.app)
        panel = self.app.find('panel', HAND)
        return {} if panel is None else {node.name: node.has('sensitive') for node in panel.walk('push button')}

    def look(self):
        look(self.app)

    def log(self):
        return '\n'.join(name or '' for name in self.app.wait_for('list', LOG).child_names)

    def logs(self, words):
        wait_logged(self.app, lambda: re.search(words, self.log()), lambda: f'"{words}" in the log: {self.log()}')

    def order(self, card, *hexes):
        self.play(card)
        self.is_asked('may order')
        for name in hexes:
            self.board.click(name)
        def ordered():
            found = self.app.node.find_each(('push button', 'Done Ordering'), (ASKED, re.compile(MOVES)))
            return found if any(found) else None
        done, _ = self.app.wait_until(ordered, 'the units to be ordered')
        if done:
            self.press('Done Ordering')
        self.is_asked(MOVES)

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""BattlePlay in the window: squares with several cards, cards face down, coloured dice with symbols, phases and Tactica."""
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from acting import Play, Pointer, Spoken, cli, rulesets  # noqa: E402
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import CHOOSE_ENEMY, CLICK_TO_PLACE_BESIDE, DIE_OF_KIND_NOT_SET, HAND_OVER, LOG, NEXT_DIE, POINTED, PUT_BACK_IN_DECK, PUT_IN_HAND, fill  # noqa: E402
from table import Game, take_seat  # noqa: E402

BATTLES = rulesets / 'battleplay/scenarios'
SQUARE = re.compile('^[A-Z][0-9]+$')
DIE = re.compile('^Roll Again: (Black|White|Green|Yellow|Red): ')
FIGURES = re.compile('figures?', re.IGNORECASE)


def board_of(app):
    return Board(app, columns=7, rows=3, squares=True)


class Cards:
    """What somebody does who plays cards on squares, beside what all games have."""

    def __init__(self, desktop, play):
        super().__init__(desktop, play)
        self.board = board_of(self.app)

    def do(self, line):
        word, *names = line.split()
        before = self.sight(word)
        if word == 'deploy':
            kind = self.play.types[names[0]]
            step = re.compile(f'^Choose the square where {kind} enters?$')
            if not self.app.find('label', step):   # it stays chosen while another of its type can be laid
                self.press(kind)
            self.app.wait_for('label', step)
            self.on_hex(names[1])
        elif word == 'hold-cards':
            self.press('No More Tactica in This Phase')
        elif word == 'roll-again':   # those that were not rolled again yet are asked for
            self.app.find_all('push button', DIE)[0].do_action('click')
        elif word in ('attack', 'move', 'fight'):
            self.send(*names)
        else:
            super().do(line)
            return
        self.app.wait_until(lambda: self.sight(word) != before, f'something to come of “{line}”')

    def send(self, square, to=None, kind=None):
        """Of several cards on a square a click takes up the first that can do something, the next click the next."""
        if to is None:
            self.on_hex(square)
            return
        self.app.key('Escape')
        self.on_hex(square)
        if kind is not None:
            self.go_on_to(square, self.play.types[kind])
        self.on_hex(to)

    def go_on_to(self, square, card):
        step = re.compile(f'for (.*) {square} to ')

        def taken():
            label = self.app.find('label', step)
            return label and step.search(label.name).group(1)
        while self.app.wait_until(taken, f'a card on {square} to be taken up') != card:
            before = taken()
            self.on_hex(square)
            self.app.wait_until(lambda before=before: taken() != before, f'another card on {square} to be taken up')

    def hear(self, words):
        """Dice that show symbols are named by their colours."""
        if ':' in words[:-2]:
            dice = (die.split(':') for die in words[len('Rolled '):-2].split())
            shown = ', '.join(f'{colour.split("-")[0].capitalize()} {face.capitalize()}' for colour, face in dice)
            self.app.wait_until(lambda: f'Rolled {shown}' in self.app.find('log').name or 'Rolled again: ' in self.app.find('log').name,
                                f'“{shown}” to be announced')


class CardPointer(Cards, Pointer):
    pass


class CardSpoken(Cards, Spoken):
    pass


def begin(desktop, battle, *settings):
    """A game of that battle, by the same dice always; what is to be agreed on first stands in the file."""
    saved = desktop.home / 'game.aciesgame'
    cli('play', BATTLES / f'{battle}.acies', '--seed', '3', '--save', saved)
    text = saved.read_text()
    assert '  <log' in text
    saved.write_text(text.replace('  <log', ''.join(settings) + '  <log', 1))
    app = desktop.launch([program(), saved])
    app.wait_for('status bar')
    return Game.going_on(app, board_of(app))


@scenario('/ui/battleplay/vicus-gothi-by-pointer')
def vicus_gothi(desktop):
    """Each phase to the end: shots, charges, reserves, moves, an open flank, support and fronts."""
    CardPointer(desktop, Play(desktop, BATTLES / 'vicus-gothi.acies', seed=585)).act()


@scenario('/ui/battleplay/telamon-by-screen-reader')
def telamon(desktop):
    """From the first card that is laid face down, with Tactica in between."""
    CardSpoken(desktop, Play(desktop, BATTLES / 'telamon.acies', seed=3)).act()


def tells_nothing(game, card):
    """Neither words on the screen nor those for a screen reader have the name."""
    told = [words for words in game.app.windows[0].words if card in words]
    assert not told, told


@scenario('/ui/battleplay/laid-out-at-one-screen')
def laid_out(desktop):
    """Two people share it: what one has laid face down the other reads nowhere, and sees again when it is his turn."""
    even = (BATTLES / 'telamon.acies').read_text().replace('competent-general', 'talented-general')   # so that they take turns
    (desktop.home / 'even.acies').write_text(even)
    game = begin(desktop, desktop.home / 'even')
    app, board = game.app, game.board
    game.is_asked('Barbaricum .*face down')
    game.goes_on('^Choose .*reserve.* square$')
    board.click('C1')
    game.refuses('^First .* C1$')
    game.press('Talented General')
    game.refuses(r'\(BP-R28\)')
    app.shot('battleplay-reserve')
    game.press('Lowland Warriors')
    board.click('A1')
    game.refuses(r'\(BP-A28\)')
    game.press('Barbarian Heavy Cavalry')
    game.offers('G1', 'Lay Barbarian Heavy Cavalry on G1')
    board.click('G1')
    app.wait_until(lambda: app.find('status bar').name == fill(HAND_OVER, 'Rome'), 'the screen to be handed over')
    tells_nothing(game, 'Cavalry')
    take_seat(app)
    game.is_asked('Rome .*face down')
    board.says('G1', 'Barbarian Face-Down Card')
    board.says_not('G1', 'Face down')   # which its name says
    app.wait_for('panel', POINTED)
    assert not app.find('list', LOG), 'beside a wide board the column is hidden'
    app.key('F9')
    game.logs('Barbarian Face-Down Card .* G1')
    app.key('F9')
    tells_nothing(game, 'Cavalry')
    game.press('Velites')
    board.click('C3')
    app.wait_until(lambda: app.find('status bar').name == fill(HAND_OVER, 'Barbaricum'), 'the screen to be handed over')
    take_seat(app)
    game.is_asked('Barbaricum .*face down')
    game.goes_on('^Choose .*reserve.* card$')
    tells_nothing(game, 'Velites')
    board.says('G1', 'Barbarian Heavy Cavalry, Face down')
    app.shot('battleplay-laid-out')
    game.play('Scouts')
    game.goes_on('^Choose .* Scouts$')
    board.click('C3')
    board.says('C3', 'Roman Velites')
    app.kill()


@scenario('/ui/battleplay/real-dice')
def real_dice(desktop):
    """Chances before a shot, of the card that shoots and of the one that is shot at; then dice as they lie on the table."""
    game = begin(desktop, 'vicus-gothi', '  <table dice="entered" hands="open"/>\n')
    app, board = game.app, game.board
    game.is_asked('Rome .* artillery')
    board.click('E3')
    game.refuses(r'\(BP-R33\)')
    board.click('C3')
    game.goes_on(fill(CHOOSE_ENEMY, 'Scorpio C3'))
    game.offers('C1', 'Attack Slingers C1 with Scorpio C3')
    panel = app.wait_for('panel', POINTED)
    app.wait_for('label', 'If Roman Scorpio C3 attacks Barbarian Slingers C1', panel)
    for words in ('1 die: Green', '1 wound', '33%', 'is destroyed', '17%'):
        app.wait_for('label', words, panel)
    app.shot('battleplay-chances')
    board.click('C1')
    game.is_asked('Rome rolls 1 die')
    app.click('push button', fill(NEXT_DIE, 'Green', 'Skull'))
    app.wait_for('push button', 'Die 1 of 1 (Green) shows Skull')
    app.key('BackSpace')
    app.wait_for('push button', fill(DIE_OF_KIND_NOT_SET, '1', '1', 'Green'))
    app.click('push button', fill(NEXT_DIE, 'Green', 'Cross'))
    app.wait_for('push button', 'Die 1 of 1 (Green) shows Cross')
    app.shot('battleplay-real-dice')
    app.key('Return')
    game.is_asked('Rome .* skirmishers')
    app.key('F9')
    game.logs('Slingers on C1 are wounded')
    board.says('C1', 'Barbarian Slingers, 1 wound')
    board.click('E3')
    game.refuses(r'\(BP-R35\)')
    app.wait_for('label', 'Rome: 1.3 Skirmishers')
    assert not [words for words in app.windows[0].words if FIGURES.search(words)], 'figures are told of'
    app.quit(game=True)


@scenario('/ui/battleplay/edited')
def edited(desktop):
    """A card is laid to others on its square, or in the place of one of its like; a tile is painted; all is taken back."""
    place = desktop.home / 'mine.acies'
    shutil.copy(BATTLES / 'vicus-gothi.acies', place)
    place.chmod(0o644)
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^Vicus Gothi'))
    game = Game.going_on(app, board_of(app))
    board = game.board
    app.key('u')
    assert not app.find('push button', 'Roman Hoplites'), 'the palette has cards of another nation'
    app.click('push button', 'Roman Velites')
    game.offers('B3', fill(CLICK_TO_PLACE_BESIDE, 'Roman Velites', 'Republican Legionaries with Talented General'))
    board.click('B3')
    board.says('B3', 'Roman Republican Legionaries', 'Roman Velites', 'Roman Talented General')
    app.click('push button', 'Roman Triarii')
    board.click('B3')
    board.says('B3', 'Roman Triarii', 'Roman Velites', 'Roman Talented General')
    board.says_not('B3', 'Legionaries')
    app.key('t')
    app.click('push button', 'Rocky Ground')
    board.click('E2')
    board.says('E2', 'Rocky Ground')
    app.key('v')
    board.click('B3')
    app.wait_for('spin button', re.compile('^Wounds '))
    app.shot('battleplay-edit')
    app.key('ctrl+s')
    app.wait_until(lambda: all(words in place.read_text() for words in ('type="triarii" hex="B3"', 'type="velites" hex="B3"', 'E2')),
                   'the file with what was changed')
    app.key('ctrl+z')
    board.says('E2', 'Open Ground')
    app.key('ctrl+z', 'ctrl+z')
    board.says('B3', 'Roman Republican Legionaries', 'Roman Talented General')
    board.says_not('B3', 'Velites')
    app.click('page tab', 'Armies')
    app.click('push button', fill(PUT_IN_HAND, 'Second Wind', 'Rome'))
    app.wait_for('push button', fill(PUT_BACK_IN_DECK, 'Second Wind', 'Rome'))
    assert not app.find('push button', fill(PUT_IN_HAND, 'Rocky Ground 1', 'Rome')), 'tiles go onto the board, into no hand'
    app.key('ctrl+s')
    app.wait_until(lambda: '<card id="second-wind" hand="1"/>' in place.read_text(), 'the file with the card')
    with app.popped_up():   # Rome, Carthage, Greece
        app.click('combo box', 'Near army’s nation')
        app.key('Down', 'Down', 'Return')
    app.wait_for('label', 'Greece')   # the same army, with its new name
    app.wait_for('label', re.compile(r'^\d+ units do not belong to Greece\.'))
    app.shot('battleplay-other-nation')
    app.key('ctrl+z')
    app.wait_gone('label', re.compile('do not belong'))
    app.key('ctrl+shift+z')
    app.click('page tab', 'Board')
    app.key('u')
    app.click('push button', 'Greece')
    app.click('push button', 'Greek Hoplites')
    assert not app.find('push button', 'Greek Velites')
    app.kill()


main()

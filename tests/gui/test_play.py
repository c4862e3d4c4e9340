#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing in the window: two people at one computer, by pointer and by keys."""
import os
import pathlib
import re

from battle import answer_export
from board import Board
from harness import main, program, scenario
from locales import (ADVISE, CHOOSE_MOVE, FORMS_UNITS, IN_PROGRESS, LOG, NOT_EXPORTED, NO_REGULAR, PLAYS_ORDER, SAVE_GAME, SET_HAND_OF,
                     START_ANOTHER, fill, ui)
from table import wait_asked, wait_logged

scenarios = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets/rome-vs-macedon/scenarios'
PYDNA = re.compile('^Pydna')
ASKED = 'status bar'   # the role of the question
DECISION, REPEAT = ui('document-page.ui', 'bar_place'), ui('play-decision.ui', 'repeat')
NEXT, PREVIOUS = ui('play-decision.ui', 'next'), ui('play-decision.ui', 'previous')
WINDOW = re.compile('may (answer|charge|play cards|counter|advance|put its units)')


class Game:
    """A game of Pydna in the Play view. Macedon begins."""

    def __init__(self, desktop, path=scenarios / 'pydna.acies'):
        self.app = desktop.launch([program(), path])
        self.app.wait_window(PYDNA)
        self.board = Board(self.app)
        self.board.says('F7', 'Principes')
        self.places = {}   # of the buttons beside the question, as often as something was asked
        self.app.key('F5')
        self.is_asked(fill(PLAYS_ORDER, 'Macedon'))

    def is_asked(self, words):
        wait_asked(self.app, re.compile(words))
        for button in self.app.wait_for('panel', DECISION).walk('push button'):
            place = 'answers' if button.name not in (ADVISE, NEXT, PREVIOUS, REPEAT) else button.name
            self.places.setdefault(place, set()).add(button.extents)

    def refuses(self, rule):
        self.app.wait_for('alert', re.compile(re.escape(f'({rule})')))

    def card(self, name):
        self.app.click('push button', name)

    def take(self, name):
        """A deck may be longer than the window is high."""
        self.app.wait_for('push button', f'Take {name}').do_action('click')

    def log(self):
        return '\n'.join(name or '' for name in self.app.wait_for('list', LOG).child_names)

    def logs(self, words):
        wait_logged(self.app, lambda: words in self.log(), f'"{words}" in the log: {self.log()}')

    def attack(self):
        """Peltasts G4 throw their javelins at Velites G6; Peltasts I4 are still to act.

        The Velites stand before friends, so they cannot withdraw, and nothing is asked before the roll.
        """
        self.card('Mixed Order')
        self.is_asked('up to 3 units')
        self.board.click('G4')
        self.board.click('I4')
        self.is_asked('1 more unit')
        self.app.click('push button', 'Done Ordering')
        self.is_asked('Macedon moves and attacks')
        self.board.click('G4')
        self.app.wait_for('label', re.compile('an enemy to attack'))
        self.board.click('G6')
        self.app.wait_for('label', 'Last Combat')

    def pass_windows(self):
        """Plays no card where one could be played."""
        while self.app.find(ASKED, WINDOW):
            question = self.app.find(ASKED, WINDOW).name
            self.app.click('push button', 'Pass')
            self.app.wait_until(lambda: not self.app.find(ASKED, question), 'the next question')

    def end_moves(self):
        self.app.click('push button', 'End Moves')
        self.is_asked(fill(FORMS_UNITS, ''))
        self.pass_windows()

    def settle_retreats(self):
        """The dice are not ours: if they drive a unit back, its owner takes the first way."""
        while self.app.find(ASKED, re.compile('retreat to')):
            question = self.app.find(ASKED).name
            self.app.key('n', 'Return')
            self.app.wait_until(lambda: not self.app.find(ASKED, question), 'the retreat to be made')

    def pass_turn(self, side, order, is_last=False):
        """Orders nobody and keeps the hand, but for the card that has to be taken; after the last turn there is no hand to set."""
        self.is_asked(fill(PLAYS_ORDER, f'{side}'))
        self.card(order)
        self.app.click('push button', 'Done Ordering')
        self.is_asked(fill(FORMS_UNITS, f'{side}'))
        self.pass_windows()
        if is_last:
            return
        self.is_asked(f'{side} may put cards back')
        log_has_room(self.app)
        self.app.key('d')
        self.is_asked(f'{side} chooses')
        self.take('Withdraw')


@scenario('/ui/play/a-turn')
def a_turn(desktop):
    game = Game(desktop)
    app = game.app
    game.attack()
    app.shot('play-combat')
    assert app.find('label', re.compile(r'(No hits|\d hits?|\d retreats?|\d hits?, \d retreats?) \(Combat Point 4\)$'))
    assert app.find(None, re.compile(r'^Dice: \d (hit|retreat|miss), \d (hit|retreat|miss)$'))
    game.settle_retreats()
    game.logs('Peltasts G4 attack Velites G6')
    assert re.search(r' roll 2 dice: .*\. .*\nRolled \d \d: \d hits?, \d retreats?\n?', game.log()), game.log()   # small dice to the eye
    game.end_moves()
    game.is_asked('Macedon may put cards back')
    app.shot('play-prepare')
    game.card('Line Order')
    app.wait_for('label', fill(SET_HAND_OF, '3', '5'))
    app.key('Return')   # nothing else is to be done
    game.is_asked('Macedon chooses 2 cards')
    game.take('Charge')
    app.wait_for('label', fill(SET_HAND_OF, '4', '5'))
    app.click('push button', 'Take Line Order')
    game.is_asked(fill(PLAYS_ORDER, 'Rome'))
    app.wait_for('label', 'Rome: Order')
    game.logs('Macedon plays Mixed Order')
    game.logs('Peltasts G4 attack Velites G6')
    game.logs('Rome’s turn')
    answers = sorted(game.places.pop('answers'))
    assert len(answers) == 2, answers
    second, main = answers
    assert main[0] > second[0] and main[1::2] == second[1::2], f'the answers move: {second}, {main}'
    x, _, width, _ = app.find(ASKED).extents
    assert x + width > second[0] + second[2], 'the question does not use the room of an answer that is missing'
    assert len(game.places) == 4 and all(len(places) == 1 for places in game.places.values()), f'buttons move: {game.places}'
    app.quit(game=True)


@scenario('/ui/play/take-ends-putting-back')
def take_ends_putting_back(desktop):
    game = Game(desktop)
    app = game.app
    game.card('Cavalry Assault')
    game.end_moves()
    game.is_asked('Macedon may put cards back')
    game.take('Phalanx')
    game.is_asked(fill(PLAYS_ORDER, 'Rome'))
    app.key('ctrl+z')
    game.is_asked('Macedon may put cards back')
    app.wait_for('label', fill(SET_HAND_OF, '4', '5'))
    assert app.find('label', re.compile('ends your turn'))
    game.card('Group Order')   # and one more when a card has already been taken
    game.take('Phalanx')
    game.is_asked('Macedon chooses 1 card')
    game.card('Line Order')
    app.wait_for('label', fill(SET_HAND_OF, '3', '5'))
    game.is_asked('Macedon chooses 2 cards')
    assert not app.find('label', re.compile('ends your turn'))
    game.card('Phalanx')
    game.is_asked('Macedon may put cards back')
    app.wait_for('label', fill(SET_HAND_OF, '2', '5'))
    app.key('ctrl+z')
    app.wait_for('label', fill(SET_HAND_OF, '3', '5'))
    app.quit(game=True)


@scenario('/ui/play/move-and-undo')
def move_and_undo(desktop):
    game = Game(desktop)
    app, board = game.app, game.board
    game.card('Line Order')
    board.drag('D3', 'E3', 'F3', 'G3', 'H3')
    game.is_asked('Macedon moves and attacks')
    board.says('E3', 'Ordered')
    game.logs('Ordered: Pezhetairoi D3, Pezhetairoi E3')
    board.click('H3')
    app.wait_for('label', fill(CHOOSE_MOVE, 'Pezhetairoi H3'))
    app.shot('play-reach')
    board.click('H4')
    board.says('H4', 'Pezhetairoi')
    board.drag('D3', 'C4')
    board.says('C4', 'Pezhetairoi')
    game.logs('Pezhetairoi move from D3 to C4')
    app.key('ctrl+z')
    board.says('D3', 'Pezhetairoi')
    app.key('ctrl+z')
    board.says('H3', 'Pezhetairoi')
    app.wait_until(lambda: 'move from' not in game.log(), 'the log to forget the moves')
    app.key('ctrl+shift+z')
    board.says('H4', 'Pezhetairoi')
    app.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    app.quit()


@scenario('/ui/play/dice-are-not-undone')
def dice_are_not_undone(desktop):
    game = Game(desktop)
    game.attack()
    rolled = game.log()
    game.app.key('ctrl+z', 'ctrl+z')
    game.board.says('G4', 'Peltasts')
    game.board.says('A6', 'Clear')
    game.app.wait_for('label', 'Last Combat')
    assert game.log() == rolled
    game.app.quit(game=True)


@scenario('/ui/play/what-is-not-allowed-says-why')
def says_why(desktop):
    game = Game(desktop)
    app, board = game.app, game.board
    app.key('Down')
    app.wait_for('label', 'Play a card by its number')
    board.hover('E7')
    app.wait_for('label', 'Play a card')
    board.click('E7')
    app.wait_for('alert', re.compile(rf'E7.*: {fill(PLAYS_ORDER, "Macedon")} \(RVM-'))
    game.card('Line Order')
    board.click('E7')
    game.refuses('RVM-R4')
    app.shot('play-refused')
    board.click('L1')
    game.is_asked('Macedon moves and attacks')
    app.wait_gone('alert', re.compile('RVM'))
    board.click('F3')
    game.refuses('RVM-R4')
    assert not app.find('push button', 'Mixed Order').has('sensitive')
    app.quit(game=True)


@scenario('/ui/play/by-keys-alone')
def by_keys_alone(desktop):
    game = Game(desktop)
    app = game.app
    app.wait_for('push button', 'Mixed Order').do_action('click')
    game.is_asked('up to 3 units')
    app.key('n', 'Return')
    game.logs('Ordered: Hetairoi A1')
    app.key('n', 'Return')
    game.logs('Ordered: Hetairoi A1, Hetairoi B1')
    app.key('d')
    game.is_asked('Macedon moves and attacks')
    app.key('n')
    app.wait_for('label', fill(CHOOSE_MOVE, 'Hetairoi A1'))
    app.key('Escape')
    app.wait_gone('label', fill(CHOOSE_MOVE, 'Hetairoi A1'))
    app.key('n', 'shift+n', 'Down', 'Return')
    game.logs('Hetairoi move from A1 to A2')
    app.quit(game=True)


@scenario('/ui/play/back-to-edit-and-on')
def back_to_edit_and_on(desktop):
    game = Game(desktop)
    app, board = game.app, game.board
    game.card('Line Order')
    board.drag('D3', 'E3', 'F3', 'G3', 'H3')
    board.drag('D3', 'C4')
    board.says('C4', 'Pezhetairoi')
    app.key('F5')
    app.wait_for(None, 'Terrain')
    board.says('D3', 'Pezhetairoi')
    app.key('d', 'd', 'd')   # the keys of Play mean nothing here
    app.key('F5')
    game.is_asked('Macedon moves and attacks')
    board.says('C4', 'Pezhetairoi')
    app.quit(game=True)


@scenario('/ui/play/the-board-has-changed')
def board_has_changed(desktop):
    game = Game(desktop)
    app, board = game.app, game.board

    def change(unit):
        """Takes the unit of a hex off the edited board, and asks for Play."""
        app.key('F5')
        app.wait_for(None, 'Terrain')
        board.says(unit, 'Hetairoi')
        board.click(unit)
        app.key('Delete', 'F5')
        return app.wait_for('dialog', IN_PROGRESS)

    board.says('A1', 'Hetairoi')
    game.card('Line Order')
    board.drag('D3', 'E3', 'F3', 'G3', 'H3')
    board.drag('D3', 'C4')
    board.says('C4', 'Pezhetairoi')

    change('A1')
    app.shot('play-board-has-changed')
    app.key('Escape')
    app.wait_gone('dialog', IN_PROGRESS)
    app.wait_for(None, 'Terrain')

    app.key('F5')
    dialog = app.wait_for('dialog', IN_PROGRESS)
    app.click(app.wait_for('push button', 'Continue Game', within=dialog))
    game.is_asked('Macedon moves and attacks')
    board.says('C4', 'Pezhetairoi')
    board.says('A1', 'Hetairoi')   # the board as it was
    app.key('F5')
    app.wait_for(None, 'Terrain')
    board.says('D3', 'Pezhetairoi')
    app.key('F5')   # was answered, and the board is as it was then
    game.is_asked('Macedon moves and attacks')

    dialog = change('B1')
    app.click(app.wait_for('push button', 'Start New Game', within=dialog))
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.wait_for('push button', 'Save', within=dialog)
    app.click(app.wait_for('push button', 'Start New Game', within=dialog))
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    board.says('D3', 'Pezhetairoi')
    board.says_not('B1', 'Hetairoi')

    app.key('F5')   # nobody has done anything in the new game
    app.wait_for(None, 'Terrain')
    app.key('ctrl+z', 'F5')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    board.says('B1', 'Hetairoi')
    app.key('ctrl+q')
    dialog = app.wait_for('dialog', re.compile('^Save Changes'))
    app.click(app.wait_for('push button', 'Discard', within=dialog))
    app.wait_exit(0)


def log_has_room(app):
    """Eight rows of it, and the last of them to be seen."""
    log = app.wait_for('list', LOG)
    _, top, _, height = log.extents
    assert height >= 8 * 20, height

    def seen():
        _, y, _, rows = log.children[-1].extents
        return y >= top and y + rows <= top + height
    app.wait_until(seen, 'the last row of the log')


def export(app, place):
    app.click('push button', 'Export Report…')
    answer_export(app)
    app.choose_file('Export Game', place, 'Export')


def short_game(desktop):
    """A battle of one round, at its end."""
    place = desktop.home / 'short.acies'
    text = (scenarios / 'pydna.acies').read_text()
    short = re.sub(r'end-round="\d+"', 'end-round="1"', text)
    assert short != text
    place.write_text(short)
    game = Game(desktop, place)
    game.pass_turn('Macedon', 'Mixed Order')
    game.pass_turn('Rome', 'Mixed Order', is_last=True)
    game.app.wait_for('label', 'Macedon Wins')
    return game


@scenario('/ui/play/to-the-end')
def to_the_end(desktop):
    game = short_game(desktop)
    app = game.app
    app.wait_for('label', 'Rome, Figures lost: 0')
    app.wait_for('label', 'Macedon, Morale: 5 → 5')
    app.wait_for('label', desktop.localized('Rome: expected 0.0 hits, rolled 0\nMacedon: expected 0.0 hits, rolled 0'))
    log_has_room(app)
    app.shot('play-end')
    app.click('push button', 'Play Again with the Same Dice')
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.wait_for('label', re.compile('“Pydna” is finished but not saved'), within=dialog)
    app.shot('play-again-asks')
    app.key('Escape')
    app.wait_gone('dialog', START_ANOTHER)
    app.wait_for('label', 'Macedon Wins')
    app.click('push button', 'Play Again with the Same Dice')
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.click(app.wait_for('push button', 'Start New Game', within=dialog))
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    app.wait_gone('label', 'Macedon Wins')
    game.pass_turn('Macedon', 'Mixed Order')
    game.pass_turn('Rome', 'Mixed Order', is_last=True)
    place = desktop.home / 'mine.aciesgame'
    app.click('push button', 'Play Again')
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.click(app.wait_for('push button', 'Save', within=dialog))
    app.choose_file('Save Game', place, 'Save')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert place.exists()
    app.click('push button', 'Main Menu')
    app.click('menu item', re.compile('Restart Game'))   # nobody has done anything in it
    app.wait_gone('menu item')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert not app.find('dialog')
    app.quit()


@scenario('/ui/play/another-board-after-the-end')
def another_board_after_the_end(desktop):
    """To play a board that was changed since would lose the game that ended on it as well."""
    game = short_game(desktop)
    app = game.app
    app.click('push button', 'Back to Edit')
    app.wait_for(None, 'Terrain')
    game.board.says('A1', 'Hetairoi')
    game.board.click('A1')
    app.key('Delete', 'F5')
    app.wait_for('dialog', START_ANOTHER)
    app.key('Escape')
    app.wait_gone('dialog')
    app.wait_for(None, 'Terrain')
    app.key('F5')
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.click(app.wait_for('push button', 'Start New Game', within=dialog))
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.board.says_not('A1', 'Hetairoi')
    app.key('ctrl+q')
    dialog = app.wait_for('dialog', re.compile('^Save Changes'))
    app.click(app.wait_for('push button', 'Discard', within=dialog))
    app.wait_exit(0)


@scenario('/ui/play/a-report-of-the-end')
def report(desktop):
    """As pages and as text, from the end page; where it cannot be written, that is said. Who has it is not asked again."""
    app = short_game(desktop).app
    pages, text = desktop.home / 'short.pdf', desktop.home / 'short.txt'
    app.key('ctrl+w')
    dialog = app.wait_for('dialog', fill(SAVE_GAME, 'Pydna'))
    app.shot('play-end-unsaved')
    app.click(app.wait_for('push button', 'Cancel', within=dialog))
    app.wait_gone('dialog')
    blocked = desktop.home / 'blocked.pdf'
    blocked.symlink_to('/dev/full')
    export(app, blocked)
    app.wait_for('dialog', '')
    app.wait_for('push button', 'Replace', within=app.find('dialog', '')).do_action('click')
    dialog = app.wait_for('dialog', fill(NOT_EXPORTED, 'Pydna'))
    app.wait_for('label', fill(NO_REGULAR, str(blocked)), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    for place in (pages, text):
        export(app, place)
        app.wait_until(place.exists, f'{place.name} to be written')
    assert pages.read_bytes().startswith(b'%PDF')
    told = text.read_text()
    for line in ('Macedon', 'Round 1', 'Morale 5 → 5'):
        assert line in told, told
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.quit()


@scenario('/ui/play/a-large-battle-fits-the-screen')
def large(desktop):
    """Morale in the twenties, twelve rounds and a hand of five: none of it makes the window wider than the screen."""
    app = desktop.launch([program(), scenarios.parents[1] / 'rome-vs-carthage/templates/epic.acies'])
    app.wait_window(re.compile('^Epic Battle'))
    width = int(desktop.size.split('x')[0])
    app.click('push button', 'Maximize')
    app.wait_until(lambda: app.screen_box(app.windows[0])[2] >= width - 20, 'a window as large as the display')
    app.key('F5')
    wait_asked(app, re.compile('^Carthage'))
    app.wait_for('label', re.compile('^20\\b'))
    _, _, needed, _ = app.screen_box(app.windows[0])
    assert needed <= width, needed


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a game: from the library, from Edit, and back; what is agreed on is what is played."""
import os
import pathlib
import re

from acting import cli
from battle import show_battles
from board import Board
from harness import main, program, scenario
from keyboard import Keyboard
from locales import ASK_EACH, HAND_CHOSEN, PLAYS_ORDER, PLAY_COMPUTER, SET_UP, WANTS_UNDO, fill, sentence
from table import Army, Game, battle, wait_asked

rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets'
PYDNA = rulesets / 'rome-vs-macedon/scenarios/pydna.acies'
TICINUS = rulesets / 'rome-vs-carthage/scenarios/ticinus.acies'
EASY, NORMAL, HARD = 'Computer, Easy', 'Computer, Normal', 'Computer, Hard'
SEED = re.compile('^Seed')
PASSES = re.compile('^Pass Automatically')


def dialog_of(app):
    return app.wait_window(SET_UP)


def gone(app):
    app.wait_until(lambda: not any(window.name == SET_UP for window in app.windows), 'the dialog to go')


def choose(app, dialog, row, number, name):
    """Chooses in a row of the dialog, by its place in the list."""
    node = app.wait_for('combo box', row, within=dialog)

    def rows():
        return len(app.find_all('list item', within=node))

    before = rows()   # the one that is chosen is such an item, too
    with app.popped_up():
        app.click(node)
        app.wait_until(lambda: rows() > before, f'the list of {row}')
        app.key('Home', *['Down'] * number, 'Return')
        app.wait_until(lambda: rows() == before and app.find('label', name, within=node), f'{row}: {name}')


def plays(app, dialog, **players):
    """Waits until the rows of the sides show these players."""
    for side, player in players.items():
        app.wait_for('label', player, within=app.wait_for('combo box', side, within=dialog))


def begin(app):
    app.click(app.wait_for('push button', 'Start', within=dialog_of(app)))
    gone(app)


def is_asked(app, words):
    wait_asked(app, re.compile(words))


def open_battle(desktop, path, title):
    app = desktop.launch([program(), path], **desktop.asks)
    app.wait_window(re.compile(f'^{title}'))
    return app


@scenario('/ui/setup/from-edit-and-back')
def from_edit(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    board = Board(app)
    board.says('F7', 'Principes')
    app.key('F5')
    plays(app, dialog_of(app), Macedon='Human', Rome=NORMAL)   # the side that moves first
    assert app.has('checked', 'check box', PASSES)
    app.shot('setup')
    app.key('Escape')
    gone(app)
    app.wait_for(None, 'Terrain')
    app.key('F5')
    dialog_of(app)
    app.key('Return')
    gone(app)
    is_asked(app, fill(PLAYS_ORDER, 'Macedon'))
    app.key('F5')
    app.wait_for(None, 'Terrain')
    app.key('F5')   # the game goes on, and nobody is asked again
    is_asked(app, fill(PLAYS_ORDER, 'Macedon'))
    app.quit()


def play_from_library(app, title):
    show_battles(app)
    app.click(app.wait_for('push button', f'Play {title}'))
    app.click(app.wait_for('menu item', re.compile('^Set Up')))


@scenario('/ui/setup/from-the-library-and-back')
def from_library(desktop):
    app = desktop.launch([program()], **desktop.asks)
    play_from_library(app, 'Ticinus')
    plays(app, dialog_of(app), Carthage='Human', Rome=NORMAL)
    app.key('Escape')
    gone(app)
    app.wait_for('push button', 'Play Ticinus')
    play_from_library(app, 'Ticinus')
    begin(app)
    app.wait_window(re.compile('^Ticinus'))
    is_asked(app, 'Carthage')
    app.quit()


@scenario('/ui/setup/against-the-computer-in-two-clicks')
def two_clicks(desktop):
    """Nothing else is asked, whoever begins; and a game of it that goes on is not lost by that."""
    app = desktop.launch([program()], **desktop.asks)
    show_battles(app)
    app.click(app.wait_for('push button', 'Play Ticinus'))
    items = app.wait_for('menu item', re.compile('^Play ')).parent.walk('menu item')
    assert [item.name for item in items] == [fill(PLAY_COMPUTER, 'Carthage'), fill(PLAY_COMPUTER, 'Rome')], items
    app.shot('library-play')
    app.click('menu item', fill(PLAY_COMPUTER, 'Rome'))
    app.wait_window(re.compile('^Ticinus'))
    is_asked(app, '^Rome ')
    Game.going_on(app, None).logs(fill(HAND_CHOSEN, 'Carthage'))   # by itself
    assert not app.find('push button', re.compile(r'^Carthage \(you\)'))
    app.click('push button', re.compile(r'^Rome \(you\): .* in the deck'))
    app.wait_for('label', 'Victory')
    app.key('Escape')
    app.key('F10')
    app.click(app.wait_for('menu item', 'Game Settings…'))
    dialog = app.wait_window('Game Settings')
    plays(app, dialog, Rome='Human', Carthage=NORMAL)
    app.key('Escape')
    app.quit(game=True)


@scenario('/ui/setup/against-the-computer-by-keys')
def two_keys(desktop):
    app = desktop.launch([program()], **desktop.asks)
    keys = Keyboard(app)
    show_battles(app)
    app.wait_for('push button', 'Play Ticinus')
    for _ in range(60):   # past the battles of another game
        app.key('Tab')
        if keys.focused.name == 'Play Ticinus':
            break
    app.key('Return')
    app.wait_for('menu item', fill(PLAY_COMPUTER, 'Carthage'))
    app.key('Return')
    app.wait_window(re.compile('^Ticinus'))
    is_asked(app, '^Carthage ')   # he who moves first
    app.quit()


@scenario('/ui/setup/a-seed-is-a-number')
def seed(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    app.key('F5')
    dialog = dialog_of(app)
    entry = app.wait_for('text', SEED, within=dialog)
    for wrong in ('18446744073709551616', '-1', '12a'):
        entry.set_text(wrong)
        app.wait_for('alert', re.compile('^A seed is a whole number from 0 to'), within=dialog)
        app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Start', within=dialog), f'{wrong} to be refused')
    entry.set_text('18446744073709551615')
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Start', within=dialog), 'the seed to be accepted')
    app.wait_gone('alert', re.compile('^A seed'))
    begin(app)
    is_asked(app, fill(PLAYS_ORDER, 'Macedon'))
    app.quit()


@scenario('/ui/setup/at-once-from-now-on')
def at_once(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    app.key('F5')
    dialog = dialog_of(app)
    app.click(app.wait_for('check box', ASK_EACH, within=dialog))
    choose(app, dialog, 'Undo', 2, 'Everything')
    choose(app, dialog, 'Rome', 0, 'Human')
    begin(app)
    is_asked(app, fill(PLAYS_ORDER, 'Macedon'))
    app.key('ctrl+o')
    app.choose_file('Open', TICINUS, 'Open')
    app.wait_window(re.compile('^Ticinus'))
    app.key('F5')
    is_asked(app, 'Carthage')
    app.key('shift+F5')   # asks all the same, and remembers
    dialog = dialog_of(app)
    app.wait_for('label', 'Everything', within=dialog)
    plays(app, dialog, Carthage='Human', Rome='Human')
    assert not app.find('check box', ASK_EACH, within=dialog).has('checked')
    app.key('Escape')
    gone(app)
    is_asked(app, 'Carthage')
    app.quit()


@scenario('/ui/setup/a-computer-plays')
def computer(desktop):
    app = open_battle(desktop, TICINUS, 'Ticinus')
    app.key('F5')
    dialog = dialog_of(app)
    choose(app, dialog, 'Carthage', 1, EASY)
    choose(app, dialog, 'Rome', 0, 'Human')
    app.shot('setup-computer')
    begin(app)
    is_asked(app, r'^Rome .*\b3 cards')   # Carthage comes first, and has chosen its hand by itself
    app.quit(game=True)


STRENGTHS = {name: sentence('src/ai/players.c', f'"{player}"', 1) for name, player in ((EASY, 'easy'), (NORMAL, 'normal'), (HARD, 'hard'))}


@scenario('/ui/setup/strengths-say-what-they-are')
def strengths(desktop):
    """In the list, before one is chosen; who plays at random is offered to nobody, but shown where he plays already."""
    app = open_battle(desktop, PYDNA, 'Pydna')
    app.key('F5')
    dialog = dialog_of(app)
    node = app.wait_for('combo box', 'Macedon', within=dialog)
    with app.popped_up():
        app.click(node)
        for name, words in STRENGTHS.items():
            app.wait_for('list item', f'{name}: {words}', within=node)
            app.wait_for('label', words, within=node)
        assert not any('Random' in label.name for label in app.find_all('label', within=node))
        app.shot('setup-strengths')
        app.key('Home', 'Down', 'Down', 'Return')
        app.wait_for('label', f'Moves first · {STRENGTHS[NORMAL]}', within=node)
    begin(app)
    Game.going_on(app, None).logs('Macedon plays ')
    app.quit(game=True)


@scenario('/ui/setup/who-plays-at-random-is-shown')
def at_random(desktop):
    game = desktop.home / 'random.aciesgame'
    cli('play', PYDNA, '--save', game)
    game.write_text(game.read_text().replace('<log', '<table><player side="macedon" computer="1"/></table><log'))
    app = desktop.launch([program(), game])
    app.wait_window(re.compile('^Pydna'))
    app.key('F10')
    app.click(app.wait_for('menu item', 'Game Settings…'))
    dialog = app.wait_window('Game Settings')
    app.wait_for('label', 'Computer, Random', within=app.wait_for('combo box', 'Macedon', within=dialog))
    app.click(app.wait_for('push button', 'Apply', within=dialog))
    Game.going_on(app, None).logs('Macedon plays ')
    app.quit(game=True)


@scenario('/ui/setup/computers-are-watched-and-stopped')
def watched(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    app.key('F5')
    dialog = dialog_of(app)
    for side in ('Rome', 'Macedon'):
        choose(app, dialog, side, 1, EASY)
    begin(app)
    is_asked(app, r'\(computer\) is thinking')
    app.click('push button', 'Stop')
    app.wait_for('push button', 'Continue')
    is_asked(app, r'\(computer\) is waiting')
    app.shot('setup-watched')
    log = Game.going_on(app, None).log
    before = log()
    app.key('F5')
    app.wait_for(None, 'Terrain')
    app.key('F5')
    app.wait_for('push button', 'Continue')
    assert log() == before
    app.click('push button', 'Continue')
    is_asked(app, r'\(computer\) is thinking')
    app.wait_until(lambda: log() != before, 'the game to go on')
    app.quit(game=True)


@scenario('/ui/setup/a-person-takes-over')
def take_over(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    app.key('F5')
    dialog = dialog_of(app)
    for side in ('Rome', 'Macedon'):
        choose(app, dialog, side, 1, EASY)
    begin(app)
    Game.going_on(app, None).logs('plays ')   # a game in which nobody has done anything is not kept
    app.click('push button', 'Stop')
    app.wait_for('push button', 'Continue')
    app.key('F10')
    app.click(app.wait_for('menu item', 'Game Settings…'))
    dialog = app.wait_window('Game Settings')
    assert not app.find('text', SEED, within=dialog)
    assert not app.find('combo box', 'Undo', within=dialog).has('sensitive')
    for side in ('Rome', 'Macedon'):
        choose(app, dialog, side, 0, 'Human')
    app.shot('setup-take-over')
    app.click(app.wait_for('push button', 'Apply', within=dialog))
    app.wait_gone('push button', 'Continue')
    is_asked(app, '^Macedon (?!.*thinking)')
    app.quit(game=True)


@scenario('/ui/setup/taking-back-is-agreed')
def agreed(desktop):
    app = open_battle(desktop, PYDNA, 'Pydna')
    board = Board(app)
    app.key('F5')
    choose(app, dialog_of(app), 'Undo', 1, sentence('ui/setup-dialog.ui', 'id="undo"', 2))
    choose(app, dialog_of(app), 'Rome', 0, 'Human')
    app.click('check box', PASSES)
    begin(app)
    is_asked(app, fill(PLAYS_ORDER, 'Macedon'))
    app.click('push button', 'Mixed Order')
    is_asked(app, 'up to 3 units')
    board.click('G4')
    is_asked(app, 'up to 2 more units')
    app.click('push button', 'Done Ordering')
    is_asked(app, 'Macedon moves and attacks')
    app.key('ctrl+z')   # no dice yet: nobody is asked
    is_asked(app, 'up to 2 more units')
    app.key('ctrl+shift+z')
    is_asked(app, 'Macedon moves and attacks')
    board.click('G4')
    board.click('G6')
    app.wait_for('label', 'Last Combat')
    game = Game.going_on(app, board)
    game.logs('Peltasts G4 attack Velites G6')
    rolled = game.log()
    for answer, text in (('Refuse', rolled), ('Agree', None), ('Redo', rolled)):
        if answer == 'Redo':
            app.key('ctrl+shift+z')
            app.wait_until(lambda: game.log() == rolled, 'the same dice')
            continue
        app.key('ctrl+z')
        dialog = app.wait_for('dialog', fill(WANTS_UNDO, 'Macedon'))
        app.shot(f'setup-undo-{answer.lower()}')
        app.click(app.wait_for('push button', answer, within=dialog))
        app.wait_gone('dialog', fill(WANTS_UNDO, 'Macedon'))
        app.wait_until(lambda: (game.log() == rolled) == (text == rolled), f'what follows from {answer}')
    app.quit(game=True)


@scenario('/ui/setup/who-can-only-pass-passes')
def passes(desktop):
    """The deck holds a card that the hand does not, so Rome is asked: as the hands are open, the answer reveals nothing."""
    rome = Army(units='velites E7 2', hand='mixed-order', deck='withdraw')
    macedon = Army(units='hetairoi E6 3', hand='mixed-order')
    app = desktop.launch([program(), battle(desktop, rome, macedon)])
    app.wait_window(re.compile('^Battle'))
    app.key('shift+F5')
    for agreed_on in (re.compile('^Show All Hands'), PASSES):
        app.click(app.wait_for('check box', agreed_on, within=dialog_of(app)))
    begin(app)
    board = Board(app)
    game = Game.going_on(app, board)
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.order('Mixed Order', 'E6')
    board.click('E6')
    board.click('E7')
    app.wait_for('alert', re.compile('^Rome had no other option and passed'))
    game.logs('Hetairoi E6 roll')
    app.shot('setup-passed')
    app.quit(game=True)


main()

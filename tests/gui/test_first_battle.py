#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first battle: open Pydna from the library, change it, save it, open it again, play a turn."""
import re
import xml.etree.ElementTree as ET

from battle import from_copy, from_data, from_library, scenarios, titled


from battle import GAMES, from_copy, from_library, scenarios, show_battles, titled
from board import Board
from harness import main, program, scenario
from keyboard import Keyboard
from locales import BUNDLED, OPEN_BATTLES, PLAYS_ORDER, fill, sentence
from table import ASKED, Game, wait_asked


@scenario('/ui/library/opens-pydna')
def opens_pydna(desktop):
    app, board = from_library(desktop)
    board.says('F7', 'Clear', 'Principes, 3 of 3 figures')
    board.says('B3', 'Forest')
    app.wait_for('label', BUNDLED)
    app.quit()


@scenario('/ui/library/double-click-opens')
def double_click_opens(desktop):
    app = desktop.launch([program()])
    show_battles(app)
    app.click('label', 'Elis', times=2)   # a card that is seen as a whole, so that nothing moves under the pointer
    app.wait_window(titled('Elis'))
    app.quit()


@scenario('/ui/library/enter-opens')
def enter_opens(desktop):
    app = desktop.launch([program()])
    show_battles(app)
    app.click('label', 'Aous')
    app.key('Return')
    app.wait_window(titled('Aous'))
    app.quit()


@scenario('/ui/library/unfinished-games')
def unfinished_games(desktop):
    """Several games of one battle are told apart by what is shown of each, and Home leads back to each."""
    app = desktop.launch([program()])
    for learn in ('Learn to Play', 'Learn Rome vs Carthage'):
        app.click('push button', learn)
        app.wait_until(lambda: app.find(ASKED), 'the game')
        app.key('alt+Home')
    games = app.wait_for('list', OPEN_BATTLES)
    app.shot('library-unfinished')
    rows = games.find_all('list item')
    assert len(rows) == 2
    for row, game in zip(rows, ('Rome vs Macedon', 'Rome vs Carthage')):
        assert row.find('label', re.compile(f'^{game} · (Lesson: step 1|Round 1) of ')), row.words
    app.click(rows[0])
    app.wait_until(lambda: app.find(ASKED), 'the game')
    app.key('alt+Home')
    app.wait_for('list', OPEN_BATTLES)
    window = desktop.display.active_window()
    desktop.display.resize(window, 360, 640)
    app.wait_until(lambda: desktop.display.place_of(window)[2:] == (360, 640), 'a window as wide as a phone')
    app.kill()


def lesson(desktop, *size):
    """The lesson says its steps, and what is wrong with something else in their place; undo, leave, continue, end it."""
    template = scenarios.parent / 'templates/first-orders.acies'
    wrong = [node.text for node in ET.parse(template).iter('{https://aciesgame.github.io/ns/scenario}wrong')]

    def resize():
        window = desktop.display.active_window()
        desktop.display.resize(window, *size)
        app.wait_until(lambda: desktop.display.place_of(window)[2:] == size, f'a window of {size}')
        return Game.going_on(app, Board(app, columns=9, rows=7))

    def says(words):
        app.wait_for('alert', re.compile(words))
    app = desktop.launch([program()])
    app.click('push button', 'Learn to Play')
    app.wait_window(titled('Learning Battle'))
    game = resize()
    says('^Step 1 of ')
    assert Keyboard(app).focused == game.board.node   # nothing takes the focus from the board
    app.click('push button', 'Next')
    says('^Step 2 of ')
    game.play('Line Order')
    says(f'^Step 2 of .*{re.escape(wrong[0])}')
    game.is_asked(fill(PLAYS_ORDER, 'Rome'))
    game.play('Group Order')
    says('^Step 3 of .* E6')
    app.shot(f'lesson-{size[0]}')
    game.board.click('G6')
    says(re.escape(wrong[1]))
    game.board.click('E6')
    says('^Step 4 of ')
    app.key('ctrl+z')
    says('^Step 3 of ')
    app.key('ctrl+shift+z')
    says('^Step 4 of ')
    app.kill()
    app = desktop.launch([program()])
    app.wait_window(titled('Learning Battle'))
    game = resize()
    says('^Step 4 of ')
    game.press('End Moves')
    says(re.escape(wrong[2]))
    app.key('alt+Home')
    app.wait_until(lambda: 'step 4 of' in app.wait_for('push button', 'Continue').description, 'the step to be said at Home')
    app.click('push button', 'Continue')
    app.click('push button', 'End Lesson')
    app.wait_gone('panel', 'Lesson')
    game.press('End Moves')
    game.is_asked('put cards back')
    app.kill()


@scenario('/ui/library/lesson')
def wide_lesson(desktop):
    lesson(desktop, 1200, 760)


@scenario('/ui/library/lesson-on-a-phone')
def small_lesson(desktop):
    lesson(desktop, 360, 640)


@scenario('/ui/library/search')
def search(desktop):
    app = desktop.launch([program()])
    show_battles(app)
    app.wait_for('push button', 'Open Pydna')
    app.key('ctrl+f')
    app.type_text('thessaly')
    app.wait_gone('label', 'Pydna')
    app.wait_gone('label', 'Rome vs Carthage')   # none of its battles is found
    app.wait_for('label', 'Cynoscephalae')
    app.type_text(' nowhere')
    app.wait_for('label', sentence('ui/library-page.ui', '>nothing-found<'))
    app.key('ctrl+a')
    app.type_text('learn')
    app.wait_gone('label', 'Cynoscephalae')
    for game in GAMES:
        app.wait_for('push button', f'Learn {game}')
    app.quit()


@scenario('/ui/library/first-start')
def first_start(desktop):
    """Learn has the focus: one key begins a game against an easy computer."""
    app = desktop.launch([program()])
    keys = Keyboard(app)

    def wait_focus(name):
        app.wait_until(lambda: keys.focused is not None and keys.focused.name == name, f'the focus on {name}')
    wait_focus('Learn to Play')
    row = app.wait_for('list item', re.compile('^Rome vs Macedon, '))
    assert row.name == 'Rome vs Macedon, Easy, 45 to 60 minutes, 2 players, 4 battles', row.name
    app.click('push button', 'Play Legions')
    app.wait_for('push button', 'Open Old Rivals')
    app.click('page tab', 'Home')
    app.click('push button', 'Learn to Play')
    app.wait_window(titled('Learning Battle'))
    wait_asked(app, re.compile(fill(PLAYS_ORDER, 'Rome')))
    app.key('alt+Home')
    wait_focus('Continue')
    assert app.find('push button', 'Continue').description == 'Learning Battle, Lesson: step 1 of 15'
    app.shot('library-continue')
    app.key('Return')
    app.wait_window(titled('Learning Battle'))
    app.key('F10')
    app.click(app.wait_for('menu item', 'Game Settings…'))
    app.wait_for('label', 'Computer, Easy', within=app.wait_for('combo box', 'Macedon', within=app.wait_window('Game Settings')))
    app.key('Escape')
    app.quit()


@scenario('/ui/edit/first-battle')
def first_battle(desktop):
    app, board, place = from_copy(desktop)
    before = place.read_bytes()
    app.click('push button', 'Terrain')
    app.click('push button', 'Forest')
    board.drag('C2', 'E2')
    for name in ('C2', 'D2', 'E2'):
        board.says(name, 'Forest')
    app.click('push button', 'Units')
    app.click('push button', 'Triarii')
    board.click('J9')
    board.says('J9', 'Triarii, 3 of 3 figures')
    app.key('ctrl+z')
    board.says_not('J9', 'Triarii')
    app.key('ctrl+z')
    board.says('D2', 'Clear')
    app.key('ctrl+shift+z')
    board.says('D2', 'Forest')
    app.key('ctrl+shift+z')
    board.says('J9', 'Triarii')
    app.shot('first-battle')
    app.key('ctrl+s')
    app.wait_until(lambda: place.read_bytes() != before, 'the file to be written')
    app.wait_for('label', 'mine.acies')
    app.quit()

    text = place.read_text()
    assert '<unit type="triarii" hex="J9" figures="3"/>' in text, text
    assert '<terrain type="forest" hexes="C2 D2 E2 B3 J4 F6"/>' in text, text
    app = desktop.launch([program(), place])
    app.wait_window(titled('Pydna'))
    Board(app).says('J9', 'Triarii, 3 of 3 figures')
    app.quit()


@scenario('/ui/edit/undo-all-is-the-file')
def undo_all_is_the_file(desktop):
    app, board, place = from_copy(desktop)
    before = place.read_bytes()
    app.key('t', '2')
    app.click('push button', 'River')
    board.click('F7')
    app.key('e')
    board.click('F7')
    app.key('v')
    board.click('H7')
    app.key('Delete')
    board.says_not('H7', 'Principes')
    while app.wait_for('push button', 'Undo').has('sensitive'):
        app.key('ctrl+z')
    board.says('H7', 'Principes')
    board.says('F7', 'Clear', 'Principes')
    app.wait_gone('label', re.compile('unsaved'))
    app.quit()
    assert place.read_bytes() == before


@scenario('/ui/edit/original-is-saved-elsewhere')
def original_is_saved_elsewhere(desktop):
    app, board = from_data(desktop)
    original = (scenarios / 'pydna.acies').read_bytes()
    app.key('v')
    board.drag('F7', 'F9')
    board.says('F9', 'Principes')
    place = desktop.home / 'own.acies'
    app.key('ctrl+s')
    app.choose_file('Save Scenario', place, 'Save')
    app.wait_until(place.exists, 'the file')
    app.wait_for('label', 'own.acies')
    assert (scenarios / 'pydna.acies').read_bytes() == original
    assert '<unit type="principes" hex="F9" figures="3"/>' in place.read_text()
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.click('page tab', 'Home')
    assert app.wait_for('push button', 'Continue').description == 'Pydna, Rome vs Macedon'
    app.click('page tab', 'My Battles')
    app.wait_for('label', re.compile('^own.acies · '))
    app.quit()


@scenario('/ui/play/and-back')
def play_and_back(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('L9')
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of 11'))
    board.says('L9', 'Forest')
    app.key('F5')
    app.wait_for('push button', 'Terrain')
    board.says('L9', 'Forest')
    app.key('ctrl+z')
    board.says('L9', 'Clear')
    app.quit()


main()

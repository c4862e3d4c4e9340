#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Beginning a new battle: with an empty board of any size, with a template, with a copy of a battle."""
import re

from battle import GAMES, new_battle, scenarios, show_battles, tabs, titled
from board import Board
from harness import main, program, scenario
from locales import NOT_SAVED, PLAYS_ORDER, SAVE_CHANGES, fill
from table import wait_asked


def launch(desktop, *files, **variables):
    app = desktop.launch([program(), *files], **variables)
    app.wait_window('Acies' if not files else re.compile(' — Acies$'))
    return app


def numbers(app):
    """The fields for the size of an empty board."""
    return app.wait_for('spin button', 'Columns'), app.wait_for('spin button', 'Rows')


def selected(app):
    return [row.name for row in app.find_all('list item', within=app.find('list', 'Starting points')) if row.has('selected')]


@scenario('/ui/new/empty-board')
def empty_board(desktop):
    app = launch(desktop)
    new_battle(app, 'Rome vs Macedon')
    app.shot('new-empty')
    assert selected(app) == ['Empty Board']
    app.wait_for('label', '0 units · morale 5 · hand size 5')
    app.click('push button', 'Create')
    app.wait_window(titled('New Battle'))
    app.wait_for('label', NOT_SAVED)
    board = Board(app)
    app.key('u')
    app.click('push button', 'Macedon')
    app.click('push button', 'Hetairoi')
    board.drag('A1', 'D1')
    for letter in 'ABCD':
        board.says(f'{letter}1', 'Hetairoi')
    place = desktop.home / 'new'
    app.key('ctrl+shift+s')
    app.choose_file('Save Scenario', place, 'Save')
    app.wait_until((desktop.home / 'new.acies').exists, 'the file, with our extension')


@scenario('/ui/new/by-two-keys')
def two_keys(desktop):
    app = launch(desktop)
    show_battles(app)
    app.click('push button', 'Open Pydna')
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.key('ctrl+n')   # of the game that was used last
    app.wait_window('New Battle')
    app.key('Return')
    app.wait_window(titled('New Battle'))
    board = Board(app)
    board.says('L9', 'L9')
    app.key('u')
    app.wait_for('push button', 'Principes')
    board.click('A1')   # a board that somebody has touched stays
    new_battle(app, 'Rome vs Carthage')
    app.key('Escape')
    app.wait_gone('list', 'Starting points')
    app.key('ctrl+n')
    app.wait_window('New Battle')
    app.wait_for('label', 'Rome vs Macedon', within=app.wait_for('combo box', 'Game'))   # that of the battle that is shown
    app.key('Escape')
    app.wait_gone('list', 'Starting points')


@scenario('/ui/new/of-any-size')
def any_size(desktop):
    app = launch(desktop)
    new_battle(app, 'Rome vs Carthage')
    columns, rows = numbers(app)
    app.key('Tab', 'ctrl+a')   # from the list to the columns
    app.type_text('7')
    app.key('Tab', 'ctrl+a')
    app.wait_until(lambda: columns.value == 7, '7 columns')
    app.type_text('5')
    app.shot('new-any-size')
    app.key('Return')   # what was typed counts
    app.wait_window(titled('New Battle'))
    board = Board(app, columns=7, rows=5)
    board.says('G5', 'G5')
    board.says('F4', 'F4')   # the last of a short row
    app.key('ctrl+n')
    app.wait_window('New Battle')
    columns, rows = numbers(app)
    assert (columns.value, rows.value) == (12, 9)   # the usual size again
    app.click(columns, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('100')
    app.key('Tab')
    app.wait_until(lambda: columns.value == 64, 'as many columns as a board may have')
    app.click(columns, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('1')
    app.key('Tab')
    app.wait_until(lambda: columns.value == 3, 'as few as it may have')
    app.click(columns, at=(12, 12))
    app.key('ctrl+a')
    app.type_text('8')
    app.key('Escape')   # while the number is half typed
    app.wait_gone('spin button', 'Columns')
    app.key('ctrl+n')
    app.wait_window('New Battle')
    app.key('Escape')


@scenario('/ui/new/by-keys-alone')
def keys_alone(desktop):
    app = launch(desktop)
    app.key('ctrl+n')
    app.wait_window('New Battle')
    game = app.wait_for('combo box', 'Game')
    app.wait_for('label', GAMES[0], within=game)
    app.key('Down', 'shift+Tab', 'space')   # from the list back to the games
    app.wait_until(lambda: len(app.find_all('label', GAMES[0])) > 1, 'the list of games')
    app.key('Home', 'Down', 'Return')
    app.wait_for('label', 'Rome vs Carthage', within=game)
    app.wait_until(lambda: selected(app) == ['Empty Board'], 'the empty board of that game')
    app.key('Tab', 'Tab', 'ctrl+a')   # through the list to the columns
    app.type_text('14')
    app.key('Tab')
    columns, _ = numbers(app)
    app.wait_until(lambda: columns.value == 14, '14 columns')
    app.key('shift+Tab', 'shift+Tab', 'End')   # back to the list
    app.wait_until(lambda: selected(app) == ['Ticinus with Heavy Horse'], 'the last battle')
    app.key('Tab', 'Return')   # to the button that begins
    app.wait_window(titled('Copy of Ticinus with Heavy Horse'))


@scenario('/ui/new/template')
def template(desktop):
    app = launch(desktop)
    beginnings = new_battle(app, 'Rome vs Carthage')
    app.key('Down')
    app.wait_until(lambda: selected(app) == ['Learning Battle'], 'the first template')
    app.wait_for('label', re.compile('^A small .* F5 '))
    app.wait_for('label', '9 columns, 7 rows')
    app.wait_for('label', 'Rome moves first, 6 rounds')
    assert not app.find('spin button', 'Columns')
    app.shot('new-learning')
    app.click(app.wait_for('label', 'Quick Battle', within=beginnings), times=2)
    app.wait_window(titled('Quick Battle'))
    app.wait_for('label', NOT_SAVED)
    Board(app, columns=9, rows=7).says('E7', 'Roman Leader, 3 of 3 figures')
    app.key('ctrl+n')
    app.wait_for('list', 'Starting points')
    app.key('Escape')
    app.wait_gone('list', 'Starting points')
    app.wait_window(titled('Quick Battle'))


@scenario('/ui/new/learning-battle-plays')
def learning(desktop):
    for game, asked in (('Rome vs Macedon', fill(PLAYS_ORDER, 'Rome')), ('Rome vs Carthage', 'Rome')):
        desktop.new_home()
        app = launch(desktop)
        new_battle(app, game)
        app.key('Down')   # all games have a battle of that name, and a click may meet the list of the one before
        app.wait_until(lambda: selected(app) == ['Learning Battle'], 'the first template')
        app.wait_for('label', re.compile('^A small .* F5 '))
        app.key('Return')
        app.wait_window(titled('Learning Battle'))
        app.key('F5')
        wait_asked(app, re.compile(asked))
        app.quit()


@scenario('/ui/new/copy-of-a-battle')
def copy(desktop):
    app = launch(desktop, scenarios / 'elis.acies')
    before = (scenarios / 'pydna.acies').read_bytes()
    new_battle(app, 'Rome vs Macedon')
    app.key('End')
    app.wait_until(lambda: selected(app) == ['Pydna'], 'the last battle')
    app.wait_for('label', '168 BC · Pydna, Macedon')
    app.shot('new-copy')
    app.key('Return')
    app.wait_window(titled('Copy of Pydna'))
    assert [title.lstrip('• ') for title in tabs(app)] == ['Elis', 'Copy of Pydna']
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')
    Board(app).says('F7', 'Principes')
    app.key('ctrl+q')
    app.click(app.wait_for('push button', 'Discard', within=app.wait_for('dialog', fill(SAVE_CHANGES, 'Copy of Pydna'))))
    app.wait_exit(0)
    assert (scenarios / 'pydna.acies').read_bytes() == before


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on a real table: counted by taps, kept, and gone on with."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from battle import from_data, kill_hard, show_battles, shows, titled  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from keyboard import Keyboard  # noqa: E402

LESS = 'Morale of Rome: Less'
COUNT, KNOW = 'Count Only', 'Know the Whole Board'


def rome(app):
    return app.wait_for('panel', 'Rome')


def has_number(app, number):
    app.wait_until(lambda: app.find('label', str(number), within=rome(app)), f'Rome to have {number}')


def next_button(app):
    return app.wait_for('push button', re.compile('^Next: '))


def lose_morale(app, number):
    """Taps, and gives the first reason; then Rome has that number."""
    app.click('push button', LESS)
    reasons = app.wait_for('list', 'Reasons')
    app.click(reasons.find_all('list item')[0])
    app.wait_gone('list', 'Reasons')
    has_number(app, number)


def n_taps(desktop):
    return sum(text.count('tracker morale') for text in desktop.games())


def again(desktop):
    app = desktop.launch([program()])
    app.wait_window(titled('Pydna'))
    app.wait_for('panel', 'Rome')
    assert shows(app, 'Table')
    return app


@scenario('/ui/table/count-only')
def count_only(desktop):
    """From the Library to a game that is tapped, undone, and there again after an end and after a kill."""
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    app.click('push button', 'Play Pydna')
    app.click('menu item', 'At the Table…')
    app.wait_window(titled('Pydna'))
    app.wait_for('check box', COUNT)
    app.shot('table-start')
    app.click('push button', 'Start')
    next_button(app)
    app.shot('table-round')
    has_number(app, 5)
    lose_morale(app, 4)
    step = next_button(app).name
    app.click(next_button(app))
    app.wait_until(lambda: next_button(app).name != step, 'another step')
    app.key('ctrl+z')   # the step, and then the tap
    app.wait_until(lambda: next_button(app).name == step, 'the step before')
    app.key('BackSpace')
    has_number(app, 5)
    lose_morale(app, 4)
    app.quit(game=True)
    app = again(desktop)
    has_number(app, 4)
    before = n_taps(desktop)
    lose_morale(app, 3)
    app.wait_until(lambda: n_taps(desktop) > before, 'the tap in the journal')
    kill_hard(app)
    app = again(desktop)
    has_number(app, 3)
    app.quit(game=True)


@scenario('/ui/table/keys')
def by_keys(desktop):
    """F7 there and back; a clock for each side; the rules are in the column."""
    app, _ = from_data(desktop)
    keys = Keyboard(app)
    app.key('F7')
    keys.wait_focus('check box', COUNT)
    app.key('F7')
    app.wait_until(lambda: shows(app, 'Edit'), 'Edit')
    app.key('F7')
    keys.wait_focus('check box', COUNT)
    clock = app.wait_for('combo box', 'Clock for Each Side')
    with app.popped_up():
        app.click(clock)
        app.wait_until(lambda: len(app.find_all('list item', within=clock)) > 1, 'the list')
        app.key('Home', 'Down', 'Down', 'Return')
        app.wait_for('label', '20 Minutes', within=clock)
    app.click('push button', 'Start')
    keys.wait_focus('push button', re.compile('^Next: '))
    app.click('push button', 'Clock: 20:00, stopped. Start it')
    app.wait_for('push button', re.compile('^Clock: .*running'))
    app.key('F1')
    app.wait_for('panel', 'Rules')
    app.key('F9')
    app.wait_gone('panel', 'Rules')
    app.quit()


@scenario('/ui/table/in-a-small-window')
def small(desktop):
    app, _ = from_data(desktop)
    window = desktop.display.active_window()
    app.key('F7')
    app.wait_for('check box', COUNT)
    desktop.display.resize(window, 360, 640)
    app.wait_gone('push button', 'Library')
    app.shot('table-start-small')
    app.click('push button', 'Start')
    next_button(app)
    app.shot('table-round-small')
    lose_morale(app, 4)
    app.shot('table-tapped-small')
    app.quit()


@scenario('/ui/table/whole-board')
def whole_board(desktop):
    """The program knows the board: moves are entered in Play, and Table shows the numbers."""
    app, _ = from_data(desktop)
    app.key('F7')
    app.click('check box', KNOW)
    app.click('push button', 'Start')
    app.click('push button', 'Enter Moves on the Board')
    app.wait_until(lambda: shows(app, 'Play'), 'Play')
    app.key('F7')
    app.wait_for('push button', 'Enter Moves on the Board')
    app.shot('table-board')
    app.quit()


@scenario('/ui/table/to-screen')
def to_screen(desktop):
    """A game that is only counted goes on as a battle, once its units are placed."""
    app, _ = from_data(desktop)
    app.key('F7')
    app.click('push button', 'Start')
    lose_morale(app, 4)
    app.key('F5')
    dialog = app.wait_for('dialog', None)
    app.click(app.wait_for('push button', 'Open the Battle', within=dialog))
    app.wait_toast(re.compile('^Move each unit'))
    assert shows(app, 'Edit')
    app.key('ctrl+q')
    app.click('push button', 'Discard')
    app.wait_exit()


main()

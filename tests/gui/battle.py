# SPDX-License-Identifier: GPL-3.0-or-later
"""How the tests of the window come by a battle."""
import os
import pathlib
import re
import shutil
import signal

from board import Board
from harness import program
from locales import OPEN_BATTLES
from patience import Timeout

TITLE_END = ' — Acies'
GAMES = ['Rome vs Macedon', 'Rome vs Carthage', 'BattlePlay', 'Legions', 'Legio VI Macedonia']   # as every list of them goes
scenarios = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets/rome-vs-macedon/scenarios'


def titled(battle):
    """What the title of the window begins with."""
    return re.compile(f'^{battle} ')


def show_battles(app):
    """Turns to the page of the Library that has all battles."""
    app.click('page tab', 'Games')


def from_library(desktop, battle='Pydna', **variables):
    """Opens a battle that comes with the program: the program, its board."""
    app = desktop.launch([program()], **variables)
    app.wait_window('Acies')
    show_battles(app)
    app.click('push button', f'Open {battle}')
    app.wait_window(titled(battle))
    return app, Board(app)


def from_data(desktop, battle='Pydna', **variables):
    """The same without the Library, whose cards take several times as long to draw and to scroll through."""
    data = pathlib.Path(variables.get('ACIES_DATA_DIR') or os.environ['ACIES_DATA_DIR'])
    place, = data.glob(f'rulesets/*/scenarios/{battle.lower()}.acies')
    app = desktop.launch([program(), place], **variables)
    app.wait_window(titled(battle))
    return app, Board(app)


def choose_export(app, what=None):
    """Asks for an export of that kind, or of the one that is offered first; the next dialog asks where to."""
    app.key('F10')
    app.click('menu item', 'Export…')
    answer_export(app, what)


def answer_export(app, what=None):
    dialog = app.wait_window('What to Export')
    if what is not None:
        app.click(app.wait_for('label', what, within=dialog))
    app.click(app.wait_for('push button', 'Export…', within=dialog))


def from_copy(desktop, battle='Pydna', **variables):
    """Opens a copy, which is a file of the user's own: the program, its board, the file."""
    place = desktop.home / 'mine.acies'
    shutil.copy(scenarios / f'{battle.lower()}.acies', place)
    place.chmod(0o644)
    app = desktop.launch([program(), place], **variables)
    app.wait_window(titled(battle))
    return app, Board(app), place


def board_menu(app):
    """Opens the menu of the whole board, reach and threat."""
    app.click('push button', 'Whole Board')
    app.wait_for('push button', re.compile('^Mirror'))


def new_battle(app, game):
    """Asks for a new battle, and chooses the game; what it begins as is still the empty board."""
    app.key('ctrl+n')
    dialog = app.wait_window('New Battle')
    games = app.wait_for('combo box', 'Game', within=dialog)
    if not app.find('label', game, within=games):
        with app.popped_up():
            app.click(games)
            app.key('Home', *['Down'] * GAMES.index(game), 'Return')
            app.wait_for('label', game, within=games)
        app.key('Tab')   # to the list, as it is when nothing needs to be chosen
    return app.wait_for('list', 'Starting points', within=dialog)


def journals(desktop):
    """The text of each journal: that of the document, after the lines before it."""
    folder = desktop.home / '.local/state/acies/journal'
    texts = [path.read_text() for path in folder.glob('*') if '.' not in path.name] if folder.is_dir() else []
    return [text[text.index('<?xml'):] for text in texts]


def kill_hard(app):
    """As the kernel does when memory is out: the program can do nothing about it."""
    app.process.send_signal(signal.SIGKILL)
    app.process.wait()
    app.desktop.apps.remove(app)


def is_in_journal(app, words, seconds=None):
    app.wait_until(lambda: any(words in text for text in journals(app.desktop)), f'{words} in the journal', seconds)


def _press(app, window):
    """The button of the documents, which has the name of the one that is shown. The window may lie below another."""
    window = window or next(one for one in app.windows if one.name.endswith(TITLE_END))
    display = app.desktop.display
    own = [one for one in display.windows_of(app.process.pid) if display.title_of(one) == window.name]
    if own and not display.is_focused(own):
        display.activate(own[0])
        app.wait_until(lambda: display.is_focused(own), f'the window {window.name!r} to come to the front')
    app.click(app.wait_for('push button', window.name.removesuffix(TITLE_END), within=window))
    return window


def _open_list(app, window):
    """A window that just comes to the front may close what was opened in it, so a list that has not come is opened again."""
    window = _press(app, window)
    try:
        return app.wait_for('list', OPEN_BATTLES, within=window, seconds=5)
    except Timeout:
        _press(app, window)
        return app.wait_for('list', OPEN_BATTLES, within=window)


def _close_list(app):
    app.key('Escape')
    app.wait_gone('list', OPEN_BATTLES)


def tabs(app, window=None):
    """The names of the open documents in their order, of the window if one is named."""
    names = [row.name for row in _open_list(app, window).find_all('list item')]
    _close_list(app)
    return names


def wait_tabs(app, names, window=None, below=()):
    """Waits until the open documents have these names, and these words are below some."""
    shown = _open_list(app, window)
    app.wait_until(lambda: [row.name for row in shown.find_all('list item')] == list(names),
                   lambda: f'the documents {names}, not {[row.name for row in shown.find_all("list item")]}')
    for words in below:
        app.wait_for('label', words, within=shown)
    _close_list(app)


def show_tab(app, name):
    """Goes to the open document of that name."""
    app.click(app.wait_for('list item', name, within=_open_list(app, None)))
    app.wait_gone('list', OPEN_BATTLES)


def shows(app, view):
    """Whether the header bar says that Edit or Play is shown."""
    button = app.find(re.compile('button'), view)
    return button is not None and (button.has('pressed') or button.has('checked'))

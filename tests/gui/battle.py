# SPDX-License-Identifier: GPL-3.0-or-later
"""How the tests of the window come by a battle."""
import os
import pathlib
import re
import shutil
import signal

from board import Board
from harness import program

GAMES = ['BattlePlay', 'Legio VI Macedonia', 'Legions', 'Rome vs Carthage', 'Rome vs Macedon']   # as every list of them goes
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


def _tab_labels(app, window=None):
    """To assistive technology GTK 4.8 shows no more of a tab than its label; newer GTK shows page tabs that can be
    scrolled."""
    if app.lays_out_the_shown:
        bar = next((bar for bar in app.find_all('page tab list', within=window) if bar.parent.role == 'scroll pane'), None)
    else:
        bar = app.find('filler', 'AdwTabBar', within=window)
    return sorted(app.find_all('label', within=bar), key=lambda label: label.extents[0]) if bar else []


def tabs(app, window=None):
    """The titles of the tabs from left to right, of the window if one is named; none while the bar is hidden, as it is for
    one document."""
    return [label.name for label in _tab_labels(app, window)]


def tab(app, title):
    """The tab with that title, to be clicked or dragged."""
    def labelled():
        return next((label for label in _tab_labels(app) if label.name == title), None)
    return app.wait_until(labelled, f'the tab {title!r}')

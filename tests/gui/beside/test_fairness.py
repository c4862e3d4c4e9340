#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computers play the edited board many times, beside the window: whether it is fair is told, with plots and in words."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from battle import from_copy, new_battle, scenarios, titled  # noqa: E402
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import ui  # noqa: E402
from patience import amid_work  # noqa: E402

PLAY = ui('fairness-window.ui', 'start_button')
VERDICT = re.compile(r'^(The battle seems fair|Macedon is favoured|Rome is favoured)\.$')
CHANGED = re.compile('^The battle has changed since')
SHARE = re.compile(r'^Rome wins \d+% of the games( that have a winner)? \(\d+ to \d+%\)\.$')


def open_window(app):
    app.key('F10')
    app.click('menu item', 'Fairness…')
    return app.wait_window('Fairness')


def choose_games(app, window, key, number):
    row = app.wait_for('label', 'Games', within=window)
    with app.popped_up():
        app.click(row)
        app.key(key, 'Return')
        app.wait_for('label', number, within=window)


def short_elis(desktop, weak=False):
    """A copy in which a game soon ends; weak: with next to no morale for Rome, which a hundred games tell whatever their dice."""
    place = desktop.home / 'mine.acies'
    text = re.sub(r'end-round="\d+"', 'end-round="2"', (scenarios / 'elis.acies').read_text())
    place.write_text(re.sub(r'(side="rome" morale=)"\d+"', r'\1"1"', text) if weak else text)
    app = desktop.launch([program(), place])
    app.wait_window(titled('Elis'))
    return app


def turn_to_board(app):
    """The keys go to the window of the board, which a click alone does not give them."""
    display = app.desktop.display
    x_window = next(one for one in display.windows_of(app.process.pid) if display.title_of(one).startswith('Elis'))
    display.activate(x_window)
    app.wait_until(lambda: display.is_focused([x_window]), 'the keys to go to the board')


def play(app, window):
    app.click(app.wait_for('push button', PLAY, within=window))
    app.wait_for('push button', 'Cancel', within=window)


def wait_played(app, window):
    app.wait_for('push button', PLAY, within=window)
    return app.wait_for('label', SHARE, within=window).name


@scenario('/ui/fairness/report')
def report(desktop):
    """The report stands beside the board, knows when that changes, and compares."""
    app = short_elis(desktop)
    board = Board(app)
    window = open_window(app)
    choose_games(app, window, 'Home', '100')
    play(app, window)
    app.wait_for('progress bar', 'Games played', within=window)
    told = wait_played(app, window)
    app.wait_for('label', VERDICT, within=window)
    app.wait_for('label', re.compile('^Rome .*first'), within=window)
    says = [app.wait_for('image', ui('fairness-window.ui', f'{plot}_plot'), within=window).description for plot in ('share', 'rounds', 'morale')]
    assert re.search(r'Rome: \d+% \(\d+ to \d+%\) after 25 games, \d+% \(\d+ to \d+%\) after 100\.', says[0]), says
    assert re.search(r'reach(es)? the last round', says[1]), says
    assert 'Rome: usually' in says[2] and 'Macedon: usually' in says[2], says
    for text in says:
        app.wait_for('label', text, within=window)
    app.shot('fairness')
    app.bring_into_view(app.find('label', says[2], within=window))
    app.shot('fairness-below')

    app.click(app.wait_for('push button', 'Close', within=window))   # the board is behind it
    app.wait_until(lambda: len(app.windows) == 1, 'the window to close')
    board.click('A1')
    app.key('t')
    app.click('push button', 'Forest')
    board.click('D4')
    board.says('D4', 'Forest')
    app.key('ctrl+shift+f')
    window = app.wait_window('Fairness')
    app.wait_for('label', told, within=window)   # it was kept
    app.wait_for('label', CHANGED, within=window)
    choose_games(app, window, 'Down', '400')
    play(app, window)
    with amid_work():
        app.scroll(app.wait_for('label', 'So far:', within=window), 30)
    wait_played(app, window)
    app.wait_for('label', VERDICT, within=window)
    assert app.screen_box(app.find('push button', PLAY, within=window))[1] < app.screen_box(window)[1], 'the end of the games must not scroll to the top'
    share = re.search(r'(\d+%).*(\(\d+ to \d+%\))', told)
    app.wait_for('label', f'Before your last change: {share[1]} {share[2]}.', within=window)
    assert not app.find('label', CHANGED, within=window)
    app.shot('fairness-compared')
    app.key('Escape')
    app.wait_until(lambda: len(app.windows) == 1, 'the window to close')


@scenario('/ui/fairness/cancelled')
def cancelled(desktop):
    """Editing goes on meanwhile; what was played is shown when it is cancelled, and undo brings its board back."""
    app, board, _ = from_copy(desktop, 'Elis')
    board.click('A1')
    app.key('t')
    app.click('push button', 'Forest')
    window = open_window(app)
    choose_games(app, window, 'End', '1,000')
    app.click(app.wait_for('label', ui('fairness-window.ui', 'alternate'), within=window))
    with amid_work():
        play(app, window)
        app.wait_for('label', re.compile(r'^\d+ of 1000 games, \d+:\d\d left$'), within=window)
        app.wait_for('label', SHARE, within=window)
        app.wait_for('label', 'So far:', within=window)
        app.shot('fairness-under-way')
        app.key('Escape')   # the games go on without their window
        app.wait_until(lambda: len(app.windows) == 1, 'the window to close')
        window = open_window(app)
        app.wait_for('label', 'So far:', within=window)
        board.click('B7')   # left of the window
        board.says('B7', 'Forest')
        app.wait_for('label', CHANGED, within=window)
        app.click(app.wait_for('push button', 'Cancel', within=window))
    wait_played(app, window)
    app.wait_for('label', re.compile(r'^The first player wins \d+% of the games that have a winner'), within=window)
    app.wait_for('label', CHANGED, within=window)
    turn_to_board(app)
    app.key('ctrl+z')
    board.says('B7', 'Clear')
    app.wait_gone('label', CHANGED, within=window)
    app.quit()


@scenario('/ui/fairness/small-change')
def small_change(desktop):
    """Where a side is favoured small changes are looked for; one of them is made in one step, and undone."""
    app = short_elis(desktop, weak=True)
    window = open_window(app)
    choose_games(app, window, 'Home', '100')
    play(app, window)
    wait_played(app, window)
    app.wait_for('label', 'Macedon is favoured.', within=window)
    with amid_work():
        app.click(app.wait_for('push button', 'Find a Small Change', within=window))
        app.wait_for('progress bar', 'Changes tried', within=window)
        app.wait_for('label', re.compile(r'^\d+:\d\d left$'), within=window)
        assert app.lacks('sensitive', 'push button', PLAY, within=window)
        app.shot('fairness-looks-for-a-change')
        app.click(app.wait_for('push button', 'Cancel', within=window))
    app.wait_for('push button', 'Find a Small Change', within=window)
    apply = app.wait_for('push button', re.compile('^Apply: (Rome|Macedon|.* on ).* instead of '), within=window)
    app.wait_for('label', re.compile(r'^Rome wins \d+% of \d+ games? \(\d+ to \d+%\)$'), within=window)
    app.shot('fairness-small-change')
    app.click(apply)
    app.wait_for('label', CHANGED, within=window)
    app.wait_until(lambda: not apply.has('sensitive'), 'what was found for another board to be out of use')
    turn_to_board(app)
    app.key('ctrl+z')   # one step
    app.wait_gone('label', CHANGED, within=window)
    app.wait_until(lambda: apply.has('sensitive'), 'what was found for the board to be of use again')
    app.key('ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    app.quit()


@scenario('/ui/fairness/goes-with-its-tab')
def goes(desktop):
    """It goes with the document it is about, also while games are played."""
    app, _, _ = from_copy(desktop, 'Elis')
    window = open_window(app)
    choose_games(app, window, 'End', '1,000')
    with amid_work():
        play(app, window)
        app.wait_for('label', SHARE, within=window)
        turn_to_board(app)
        app.key('ctrl+w')
        app.wait_until(lambda: not any(one.name == 'Fairness' for one in app.windows), 'the window to go')
    app.quit()


@scenario('/ui/fairness/quits-the-program')
def quits(desktop):
    """The keys of the whole program are its keys, too."""
    app, _, _ = from_copy(desktop, 'Elis')
    window = open_window(app)
    with amid_work():
        play(app, window)
        app.quit()


@scenario('/ui/fairness/not-an-empty-board')
def not_playable(desktop):
    """What cannot be played is told of; in Play there is nothing to find out."""
    app, _, _ = from_copy(desktop, 'Elis')
    new_battle(app, 'Rome vs Macedon')
    app.click('push button', 'Create')
    window = open_window(app)
    app.click(app.wait_for('push button', PLAY, within=window))
    app.wait_for('alert', re.compile('^This battle cannot be played yet'), within=window)
    app.shot('fairness-not-playable')


main()

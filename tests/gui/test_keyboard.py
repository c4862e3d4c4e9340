#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything by keys alone: no scenario here moves or presses the pointer."""
import re

from battle import scenarios, titled
from harness import main, program, scenario
from keyboard import Keyboard
from locales import sentence

KEYPAD_1 = '87'   # the key itself: what it means depends on Num Lock


def opened(desktop, path, title):
    app = desktop.launch([program(), path])
    app.wait_window(titled(title))
    keys = Keyboard(app)
    keys.on_board()
    return keys


@scenario('/ui/keyboard/hex-cursor')
def hex_cursor(desktop):
    keys = opened(desktop, scenarios / 'pydna.acies', 'Pydna')
    app = keys.app
    keys.go('E5')
    keys.says('E5, River')
    for key, there in (('KP_7', 'D4'), ('KP_9', 'E4'), ('KP_4', 'D5'), ('KP_6', 'F5'), ('KP_1', 'D6'), ('KP_3', 'E6')):
        keys.go('E5')
        app.key(key)
        keys.says(f'{there},')
    for key, there in (('Up', 'E4'), ('Down', 'E6'), ('Left', 'D5'), ('Right', 'F5'), ('ctrl+Up', 'D4'), ('ctrl+Down', 'D6')):
        keys.go('E5')
        app.key(key)
        keys.says(f'{there},')
    keys.go('A1')
    keys.says('A1, Clear', 'Hetairoi', '3 of 3 figures')
    app.quit()


@scenario('/ui/keyboard/digits')
def digits(desktop):
    """Digits above the letters choose a brush, whatever Num Lock says; those of the keypad move the hex cursor."""
    keys = opened(desktop, scenarios / 'pydna.acies', 'Pydna')
    app = keys.app
    app.key('t')
    for goes_to in ('L5', 'E6'):   # the key says End, and with Num Lock 1
        keys.go('F5')
        for digit, hexes in (('3', 19), ('2', 7), ('1', 1)):
            app.key(digit)
            keys.hints(rf'Hill .*\b{hexes}\b')
            keys.says('F5,')
        app.key('4', '6', '7', '9', '2')   # four mean nothing here
        keys.hints(r'Hill .*\b7\b')
        keys.says('F5,')
        app.key(KEYPAD_1)
        keys.says(f'{goes_to},')
        app.key('Num_Lock')
    app.quit()


@scenario('/ui/keyboard/shortcuts')
def shortcuts(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.key('ctrl+question')
    dialog = app.wait_window('Keyboard Shortcuts')
    assert app.wait_for('list item', 'New battle', within=dialog).description == 'Ctrl+N'
    app.shot('shortcuts')
    app.type_text('symmetry')
    app.wait_gone('list item', 'New battle', within=dialog)
    assert app.wait_for('list item', re.compile('^Next symmetry'), within=dialog).description == 'S'
    app.type_text(' of a kind')
    app.wait_for('label', sentence('src/app/dialogs/help.c', 'Keyboard Shortcuts")'), within=dialog)
    app.key('Escape')
    app.wait_for('list item', 'New battle', within=dialog)
    app.type_text('ctrl+z')
    app.wait_gone('list item', 'New battle', within=dialog)
    app.wait_for('list item', 'Redo', within=dialog)
    app.key('Escape')
    app.wait_for('list item', 'New battle', within=dialog)
    app.key('Escape')
    app.wait_until(lambda: len(app.windows) == 1, 'the dialog to go')
    app.quit()


@scenario('/ui/keyboard/help')
def shows_help(desktop):
    """Yelp has the pages if it can find them, and the browser one page otherwise; a failure is reported."""
    shown = desktop.home / 'shown'
    for path, text in (('.config/mimeapps.list', '[Default Applications]\ntext/html=show.desktop\nx-scheme-handler/help=show.desktop\n'),
                       ('.local/share/applications/show.desktop', f'[Desktop Entry]\nType=Application\nName=Show\nExec={desktop.home}/yelp %u\n'),
                       ('yelp', f'#!/bin/sh\necho "$1" >{shown}\n'),
                       ('share/help/C/acies/index.page', ''), ('help.html', '<!DOCTYPE html>')):
        (desktop.home / path).parent.mkdir(parents=True, exist_ok=True)
        (desktop.home / path).write_text(text)
    (desktop.home / 'yelp').chmod(0o755)
    page, folders = desktop.home / 'help.html', f'{desktop.home}/share:/usr/local/share:/usr/share'
    for variables, expected in (({'ACIES_HELP_FILE': str(page)}, page), ({'XDG_DATA_DIRS': folders}, 'help:acies'),
                                ({'ACIES_HELP_FILE': '/nowhere.html'}, None)):
        app = desktop.launch([program()], **variables)
        app.wait_window('Acies')
        app.key('ctrl+F1')
        if expected:
            app.wait_until(lambda: shown.exists() and shown.read_text() == f'{expected}\n', f'{expected} to be shown')
            shown.unlink()
        else:
            app.wait_toast(re.compile('^The help cannot be shown: .*nowhere.html'))
        app.quit()


@scenario('/ui/keyboard/pages')
def pages(desktop):
    keys = opened(desktop, scenarios / 'pydna.acies', 'Pydna')
    app = keys.app

    def on_page():   # rows of text do not say that they have the focus
        return keys.focused is None or keys.focused.role != 'page tab'
    app.key('t')
    for number, name in ((2, 'Battle'), (3, 'Armies'), (4, 'Victory')):
        keys.page(number, name)
        app.wait_gone('label', 'Forest')
        app.wait_until(on_page, 'the first field of the page')
        app.key('F6')
        app.wait_until(lambda: not on_page(), 'F6 to lead to the tabs')   # to which of them GTK decides
        app.key('v', 'Delete')   # no tool, and nothing is removed
        app.key('F6')
        app.wait_until(on_page, 'F6 to lead to the page')
    keys.page(1, 'Board')
    app.wait_until(lambda: keys.board.has('focused'), 'the board to have the focus')
    assert app.has('pressed', 'push button', 'Terrain')
    assert app.lacks('sensitive', 'push button', 'Undo')
    app.key('F6')
    app.wait_until(lambda: keys.focused.role == 'page tab', 'F6 to lead to the column')
    app.quit()


@scenario('/ui/keyboard/typing-is-no-key-of-the-board')
def typing(desktop):
    keys = opened(desktop, scenarios.parents[1] / 'rome-vs-carthage/scenarios/ticinus.acies', 'Ticinus')
    app = keys.app
    app.key('u', 'slash')
    search = app.wait_for('entry', 'Search')
    app.wait_until(lambda: search.has('focused') or any(part.has('focused') for part in search.children), 'the search')
    app.key('ctrl+a')   # of the empty entry, not of the board
    app.type_text('carthaginian num')
    app.key('Return')
    app.wait_until(lambda: app.wait_for('push button', 'Carthaginian Numidians').has('pressed'), 'the Numidians')
    assert not app.find('label', re.compile('hexes selected$'))
    app.quit()


main()

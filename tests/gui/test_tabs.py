#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several documents in one window: their tabs, going between them, and closing them."""
import re
import shutil

from battle import from_copy, from_data, new_battle, scenarios, show_battles, show_tab, shows, tabs, titled, wait_tabs
from board import Board, canvas
from harness import main, program, scenario
from locales import BACK_TO_BATTLES, NOT_REOPENED, PLAYS_ORDER, SAVE_CHANGES, SAVE_GAME, fill, sentence
from table import wait_asked


def copies(desktop, *battles):
    """Files of the user's own, named after their battles."""
    places = []
    for battle in battles:
        place = desktop.home / f'{battle.lower()}.acies'
        shutil.copy(scenarios / place.name, place)
        place.chmod(0o644)
        places.append(place)
    return places


def erase(app, hex_name):
    app.key('e')
    board = Board(app)
    board.click(hex_name)
    board.says_not(hex_name, 'figures')


@scenario('/ui/tabs/files-of-the-command-line')
def command_line(desktop):
    app = desktop.launch([program(), *copies(desktop, 'Elis', 'Aous', 'Pydna')])
    app.wait_window(titled('Pydna'))
    wait_tabs(app, ['Elis', 'Aous', 'Pydna'])
    app.shot('tabs')
    app.key('ctrl+Tab')
    app.wait_window(titled('Elis'))
    app.key('ctrl+Next')
    app.wait_window(titled('Aous'))
    app.key('ctrl+Prior', 'ctrl+shift+Tab')
    app.wait_window(titled('Pydna'))
    app.key('alt+2')
    app.wait_window(titled('Aous'))
    app.key('ctrl+shift+Prior')
    wait_tabs(app, ['Aous', 'Elis', 'Pydna'])
    app.quit()


@scenario('/ui/tabs/one-title-twice')
def one_title_twice(desktop):
    """The list says below each title where its file is."""
    elis, pydna = copies(desktop, 'Elis', 'Pydna')
    other = desktop.home / 'old' / 'pydna.acies'
    other.parent.mkdir()
    shutil.copy(pydna, other)
    app = desktop.launch([program(), pydna, elis])
    app.wait_window(titled('Elis'))
    wait_tabs(app, ['Pydna', 'Elis'])
    desktop.launch([program(), other]).wait_exit(0)
    wait_tabs(app, ['Pydna', 'Elis', 'Pydna'])
    erase(app, 'F7')
    wait_tabs(app, ['Pydna', 'Elis', '• Pydna'], below=['~/pydna.acies', '~/old/pydna.acies · unsaved changes'])
    app.shot('tabs-one-title')
    app.key('ctrl+shift+s')
    app.choose_file('Save Scenario', desktop.home / 'second.acies', 'Save')
    wait_tabs(app, ['Pydna', 'Elis', 'Pydna'], below=['~/pydna.acies', '~/second.acies'])
    app.key('ctrl+w')
    wait_tabs(app, ['Pydna', 'Elis'])
    app.quit()


@scenario('/ui/tabs/each-has-its-own-view-and-history')
def own_history(desktop):
    app = desktop.launch([program(), *copies(desktop, 'Elis', 'Pydna')])
    app.wait_window(titled('Pydna'))
    erase(app, 'F7')
    wait_tabs(app, ['Elis', '• Pydna'])
    show_tab(app, 'Elis')
    app.wait_window(titled('Elis'))
    assert not app.find('push button', 'Undo').has('sensitive')
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of 7'))
    app.key('ctrl+Tab')
    app.wait_window(titled('Pydna'))
    app.wait_until(lambda: shows(app, 'Edit'), 'Pydna to be edited still')
    app.key('ctrl+z')
    Board(app).says('F7', 'Principes')
    wait_tabs(app, ['Elis', 'Pydna'])
    app.key('ctrl+Tab')
    app.wait_window(titled('Elis'))
    app.wait_until(lambda: shows(app, 'Play'), 'Elis to be played still')
    app.quit()


@scenario('/ui/tabs/an-open-file-is-shown')
def open_file(desktop):
    elis, pydna = copies(desktop, 'Elis', 'Pydna')
    link = desktop.home / 'link.acies'
    link.symlink_to(elis)
    app = desktop.launch([program(), elis, pydna])
    app.wait_window(titled('Pydna'))
    erase(app, 'F7')
    for name in (elis, pydna, link):
        desktop.launch([program(), name]).wait_exit(0)
        app.wait_window(titled('Pydna' if name == pydna else 'Elis'))
        wait_tabs(app, ['Elis', '• Pydna'])
    app.key('ctrl+q')
    app.click('push button', 'Discard')
    app.wait_exit(0)


@scenario('/ui/tabs/library-and-back')
def library(desktop):
    app, board, _ = from_copy(desktop)
    app.click('push button', 'Library')
    app.wait_window('Acies')
    app.key('ctrl+s', 'F5')   # nothing is shown that they could mean
    app.click('push button', BACK_TO_BATTLES)
    app.wait_window(titled('Pydna'))
    assert shows(app, 'Edit')
    app.key('alt+Home')
    app.wait_window('Acies')
    show_battles(app)
    app.click('push button', 'Open Elis')
    app.wait_window(titled('Elis'))
    wait_tabs(app, ['Pydna', 'Elis'])
    app.key('alt+Home', 'alt+Left')
    app.wait_window(titled('Elis'))
    app.key('ctrl+w')
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.wait_gone('push button', BACK_TO_BATTLES)
    app.key('ctrl+w')
    app.wait_exit(0)


@scenario('/ui/tabs/list-of-documents')
def list_of_documents(desktop):
    """One is chosen, closed, and moved to a window of its own."""
    app = desktop.launch([program(), *copies(desktop, 'Elis', 'Aous', 'Pydna')])
    app.wait_window(titled('Pydna'))
    app.click('push button', 'Pydna')
    app.shot('tabs-list')
    app.click(app.wait_for('list item', 'Aous'))
    app.wait_window(titled('Aous'))
    app.key('e')   # the board has the keys again
    app.wait_until(lambda: canvas(app).has('focused'), 'the board to have the focus')
    app.click('push button', 'Aous')
    app.click('push button', 'Close This Battle')
    app.wait_window(titled('Pydna'))
    wait_tabs(app, ['Elis', 'Pydna'])
    app.click('push button', 'Pydna')
    app.click('push button', 'Move to a New Window')
    app.wait_until(lambda: len(app.windows) == 2, 'another window')
    wait_tabs(app, ['Pydna'], app.wait_window(titled('Pydna')))
    wait_tabs(app, ['Elis'], app.wait_window(titled('Elis')))
    app.quit()


@scenario('/ui/tabs/closing-asks-about-that-one')
def closing_one(desktop):
    elis, pydna = copies(desktop, 'Elis', 'Pydna')
    before = elis.read_bytes()
    app = desktop.launch([program(), elis, pydna])
    app.wait_window(titled('Pydna'))
    app.key('ctrl+Tab')
    app.wait_window(titled('Elis'))
    erase(app, 'E7')
    app.key('ctrl+Tab')
    app.wait_window(titled('Pydna'))
    show_tab(app, '• Elis')
    app.key('ctrl+w')
    dialog = app.wait_for('dialog', fill(SAVE_CHANGES, 'Elis'))
    app.click(app.wait_for('push button', 'Cancel', within=dialog))
    wait_tabs(app, ['• Elis', 'Pydna'])
    app.key('ctrl+w')
    dialog = app.wait_for('dialog', fill(SAVE_CHANGES, 'Elis'))
    app.click(app.wait_for('push button', 'Save', within=dialog))
    app.wait_window(titled('Pydna'))
    assert elis.read_bytes() != before
    app.quit()


@scenario('/ui/tabs/closing-the-window-asks-once')
def closing_all(desktop):
    elis, aous, pydna = copies(desktop, 'Elis', 'Aous', 'Pydna')
    before = {place: place.read_bytes() for place in (elis, aous, pydna)}
    app = desktop.launch([program(), elis, aous, pydna])
    app.wait_window(titled('Pydna'))
    erase(app, 'F7')
    app.key('alt+1')
    app.wait_window(titled('Elis'))
    erase(app, 'E7')
    app.key('alt+F4')
    dialog = app.wait_for('dialog', 'Save Changes?')
    assert not app.find('check box', 'Aous')
    app.shot('tabs-unsaved')
    app.key('Escape')
    app.wait_gone('dialog')
    wait_tabs(app, ['• Elis', 'Aous', '• Pydna'])
    app.key('ctrl+q')
    dialog = app.wait_for('dialog', 'Save Changes?')
    app.click('check box', 'Pydna')
    app.click(app.wait_for('push button', 'Save', within=dialog))
    app.wait_exit(0)
    assert elis.read_bytes() != before[elis]
    assert aous.read_bytes() == before[aous]
    assert pydna.read_bytes() == before[pydna]


@scenario('/ui/tabs/untouched-new-one-makes-room')
def untouched(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    new_battle(app, 'Rome vs Macedon')
    app.click('push button', 'Create')
    app.wait_window(titled('New Battle'))
    desktop.launch([program(), scenarios / 'elis.acies']).wait_exit(0)
    app.wait_window(titled('Elis'))
    app.key('ctrl+w')
    app.wait_window('Acies')   # there was no other tab
    app.quit()


@scenario('/ui/tabs/unsaved-game-is-unsaved-work')
def unsaved_game(desktop):
    app, board = from_data(desktop, 'Elis')
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of 7'))
    app.key('ctrl+w')   # nothing was done yet
    app.wait_window('Acies')
    show_battles(app)
    app.click('push button', 'Open Elis')
    app.wait_window(titled('Elis'))
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of 7'))
    wait_asked(app, re.compile(fill(PLAYS_ORDER, '')))
    order = app.wait_for('push button', re.compile('Order'))
    app.click(order)
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Undo'), 'the order to be played')
    assert app.wait_for('push button', 'Elis').description == sentence('src/app/page/document-header.c', 'if (name == NULL)')
    app.key('ctrl+s')   # what is shown is the game
    app.wait_window('Save Game')
    app.key('Escape')
    app.wait_gone('frame', 'Save Game')
    app.key('ctrl+w')
    dialog = app.wait_for('dialog', fill(SAVE_GAME, 'Elis'))
    app.click(app.wait_for('push button', 'Save', within=dialog))
    place = desktop.home / 'mine.aciesgame'
    app.choose_file('Save Game', place, 'Save')
    app.wait_window('Acies')
    assert place.exists()
    desktop.launch([program(), place]).wait_exit(0)
    app.wait_window(titled('Elis'))
    app.wait_for('label', re.compile('Round 1 of 7'))
    app.key('ctrl+w')   # as it was saved
    app.wait_window('Acies')
    app.quit()


def hex_at(app, point):
    """What the board says of the hex at a point of the canvas."""
    node = canvas(app)
    app.hover(node, (point[0] + 1, point[1]))
    app.hover(node, point)
    app.wait_until(lambda: re.match('[A-L][1-9],', node.name), 'the board to name a hex')
    return node.name


@scenario('/ui/tabs/open-again-at-the-next-start')
def open_again(desktop):
    elis, aous, pydna = copies(desktop, 'Elis', 'Aous', 'Pydna')
    app = desktop.launch([program(), pydna, elis])
    app.wait_window(titled('Elis'))
    fitted = hex_at(app, (150, 150))
    board = canvas(app)
    app.scroll(board, -6, at=(500, 400), keys='ctrl')
    app.wait_until(lambda: hex_at(app, (150, 150)) != fitted, 'the board to be nearer')
    near = hex_at(app, (150, 150))
    app.key('ctrl+Tab')
    app.wait_window(titled('Pydna'))
    app.quit()

    app = desktop.launch([program(), aous])
    app.wait_window(titled('Aous'))
    wait_tabs(app, ['Pydna', 'Elis', 'Aous'])
    show_tab(app, 'Elis')
    app.wait_window(titled('Elis'))
    assert hex_at(app, (150, 150)) == near
    app.quit()

    elis.unlink()
    app = desktop.launch([program()])
    app.wait_toast(fill(NOT_REOPENED, 'elis.acies'))
    wait_tabs(app, ['Pydna', 'Aous'])
    app.shot('tabs-lost')
    app.key('ctrl+w')
    app.wait_window(titled('Pydna'))
    app.key('alt+Home')
    app.wait_window('Acies')
    app.quit()

    app = desktop.launch([program()])
    app.click('push button', BACK_TO_BATTLES)   # the library was shown, over one tab
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.quit()

    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    app.wait_for('push button', 'Open Elis')
    assert not app.find('push button', BACK_TO_BATTLES)
    app.quit()


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each control has a name: all pages, tools and dialogs are walked as a screen reader does, in both games."""
import re

from battle import board_menu, new_battle, scenarios, show_battles, titled
from board import Board
from harness import main, program, scenario
from locales import PLAYS_ORDER, fill
from table import wait_asked

TICINUS = scenarios.parents[1] / 'rome-vs-carthage' / 'scenarios' / 'ticinus.acies'
PYDNA = scenarios / 'pydna.acies'

# What GTK calls a node for which nobody gave a name.
TYPE_NAME = re.compile(r'^(Gtk|Adw|Acies)[A-Z][A-Za-z]+$')
NO_ROLE = ('unknown', 'invalid', 'filler')
TOOLS = {'f': 'Fill', 'u': 'Units', 'e': 'Erase', 'i': 'Pick', 'l': 'Label', 'n': 'Entry', 'c': 'Camp', 't': 'Terrain'}
PAGES = ('Battle', 'Armies', 'Victory', 'Board', 'Problems')


def is_control(seen):
    """Whether it can be focused. What scrolls and what lists rows takes the focus only to hand it on; and a choice has
    the name for all that GTK puts into it."""
    return (not seen.is_window and not any(above.role == 'combo box' for above in seen.all_above()) and
            (seen.role == 'combo box' or seen.has('focusable') and seen.role not in ('scroll pane', 'list')))


def faults(top):
    """The controls that have no name or no role, and where they are. Of stacks, all pages that were shown before count."""
    from look import Look
    told = Look(top).told()
    names = dict(told)
    found = []
    for seen, name in told:
        if is_control(seen) and (not name.strip() or TYPE_NAME.match(name) or seen.role in NO_ROLE):
            way = [f'{above.role} "{names[above]}"' for above in seen.all_above() if not above.node.is_program]
            found.append(f'{seen.role} "{name}" {seen.box} in {" in ".join(way[:5])}')
    return found


class Walk:
    """Looks at what is shown, again and again, and tells all faults at the end."""

    def __init__(self, app):
        self.app = app
        self.found = {}

    def look(self, where):
        """At the whole program.

        Again when something is wrong: pages and popovers come and go a moment after they are asked for.
        """
        now = faults(self.app.node)
        if now:
            self.app.desktop.wait_steady()
            now = faults(self.app.node)
        for fault in now:
            self.found.setdefault(fault, where)

    def tell(self):
        assert not self.found, '\n' + '\n'.join(f'{where}: {fault}' for fault, where in self.found.items())


def choose_page(app, page):
    tab = app.wait_for('page tab', re.compile(f'^{page}'))
    app.click(tab)
    app.wait_until(lambda: app.has('selected', 'page tab', re.compile(f'^{page}')), f'the page {page}')


def walk_edit(desktop, file, title, unit):
    app = desktop.launch([program(), file])
    app.wait_window(titled(title))
    board, walk = Board(app), Walk(app)
    board.click(unit)
    for page in PAGES:
        choose_page(app, page)
        app.desktop.wait_steady()
    walk.look('Edit, all pages')
    choose_page(app, 'Selection')
    for key, tool in TOOLS.items():
        if not app.find('push button', tool):   # a game without camps has no tool for them
            continue
        app.key(key)
        app.wait_until(lambda tool=tool: app.has('pressed', 'push button', tool), f'the tool {tool}')
        walk.look(tool)
    walk.tell()


@scenario('/ui/names/edit-macedon')
def edit_macedon(desktop):
    walk_edit(desktop, PYDNA, 'Pydna', 'F7')


@scenario('/ui/names/edit-carthage')
def edit_carthage(desktop):
    walk_edit(desktop, TICINUS, 'Ticinus', 'E8')


@scenario('/ui/names/library-and-new')
def library(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.wait_for('push button', 'Choose a Battle')
    walk = Walk(app)
    walk.look('library')
    show_battles(app)
    app.wait_for('label', 'Elis')
    walk.look('all battles')
    app.key('ctrl+f')
    app.wait_for('entry', None)
    walk.look('search of the library')
    app.key('Escape')
    for game in ('Rome vs Carthage', 'Rome vs Macedon'):
        new_battle(app, game)
        walk.look(f'new battle of {game}')
        last = app.find_all('list item', within=app.wait_for('list', 'Starting points'))[-1]
        app.click(last)
        app.wait_until(lambda last=last: last.has('selected'), 'another beginning')
        walk.look(f'a copy of a battle of {game}')
        app.key('Escape')
        app.wait_gone('list', 'Starting points')
    walk.tell()


@scenario('/ui/names/dialogs')
def dialogs(desktop):
    app = desktop.launch([program(), PYDNA])
    app.wait_window(titled('Pydna'))
    board, walk = Board(app), Walk(app)
    board.click('F7')
    app.key('Delete')
    board.says_not('F7', 'Principes')
    app.click('push button', 'History')
    app.wait_for('list item', 'Remove Principes from F7, shown now')
    walk.look('history')
    app.key('Escape')
    for button, title in (('Resize…', 'Resize Board'), ('Shift…', 'Shift Board'), ('Mirror…', 'Mirror Board')):
        board_menu(app)
        app.click('push button', re.compile(f'^{button[0]}_?{button[1]}_?{button[2:]}'))
        app.wait_for('dialog', title)
        walk.look(title)
        app.key('Escape')
        app.wait_gone('dialog', title)
    app.key('F10')
    app.wait_for('menu item', re.compile('Keyboard Shortcuts'))
    walk.look('main menu')
    app.click('menu item', 'Legend')
    rules = app.wait_for('panel', 'Rules')
    app.wait_for('list item', 'Principes', within=rules)
    app.wait_for('list item', 'Ordered', within=rules)
    walk.look('legend')
    app.key('alt+Left')
    app.wait_for('list item', 'Dice', within=rules)
    walk.look('contents of the rules')
    app.key('Escape', 'ctrl+question')
    app.wait_window('Keyboard Shortcuts')
    walk.look('keyboard shortcuts')
    walk.tell()


def walk_play(desktop, file, title, asked):
    app = desktop.launch([program(), file])
    app.wait_window(titled(title))
    Board(app)
    walk = Walk(app)
    app.key('F5')
    wait_asked(app, re.compile(asked))
    walk.look(f'{title}, its first question')
    walk.tell()


@scenario('/ui/names/play-macedon')
def play_macedon(desktop):
    walk_play(desktop, PYDNA, 'Pydna', fill(PLAYS_ORDER, 'Macedon'))


@scenario('/ui/names/play-carthage')
def play_carthage(desktop):
    walk_play(desktop, TICINUS, 'Ticinus', 'Carthage')


main()

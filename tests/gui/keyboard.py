# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands that stay on the keys: the window of a battle without a pointer.

    keys = Keyboard(app)
    keys.on_board()
    keys.go('E5')
    keys.says('E5, River')
    keys.first_field(3, 'Armies', 'Moves first')
"""
import re

from board import canvas


def holds_focus(node):
    """Whether the node or a part of it has the focus: a field hands it on to the text in it."""
    return bool(node.walk(state='focused'))


def pane_of(node):
    """What scrolls around a field: to search there takes less time than to search the window."""
    while node.role != 'scroll pane':
        node = node.parent
    return node


class Keyboard:
    """A window, and hands that stay on the keys."""

    def __init__(self, app):
        self.app = app
        self._board = None

    @property
    def board(self):
        if self._board is None:
            self._board = canvas(self.app)
        return self._board

    def on_board(self):
        """The hex cursor has the keys, wherever the focus was."""
        self._board = None   # another battle has another one
        if not self.board.has('focused'):
            self.app.key('F6')
        self.app.wait_until(lambda: self.board.has('focused'), 'the board to have the focus')

    def says(self, *words):
        """Waits until the board says all of it, of the hex under its cursor."""
        self.app.wait_until(lambda: all(word in self.board.name for word in words),
                            lambda: f'{words} to be said of the cursor; it says "{self.board.name}"')

    def says_not(self, word):
        self.app.wait_until(lambda: word not in self.board.name, f'{word} not to be said of the cursor')

    def hints(self, words):
        """Waits until the board says what a press would do."""
        self.app.wait_until(lambda: re.search(words, self.board.description),
                            lambda: f'"{words}" to be said, not "{self.board.description}"')

    def go(self, hex_name):
        """To a hex from wherever the cursor is, by Home, Page Up and the arrows."""
        steps = ['Down'] * (int(hex_name[1:]) - 1) + ['Right'] * (ord(hex_name[0]) - ord('A'))
        self.app.key('Page_Up', 'Home', *steps)
        self.says(f'{hex_name},')

    @property
    def focused(self):
        """What has the focus, among what can be typed into or pressed."""
        return next((node for node in self.app.node.walk(state='focused') if not node.is_program and not node.is_window), None)

    def wait_focus(self, role, name, within=None):
        """Waits until what has that role and name has the focus; gives it."""
        node = self.app.wait_for(role, name, within)
        self.app.wait_until(lambda: holds_focus(node), lambda: f'{node} to have the focus')
        return node

    def page(self, number, name):
        self.app.key(f'ctrl+{number}')
        self.app.wait_until(lambda: self.app.has('selected', 'page tab', re.compile(f'^{name}')), f'the page {name}')

    def first_field(self, number, name, role, field):
        """From anywhere to a page by its key, which leads to its first field; gives that."""
        self.page(number, name)
        return self.wait_focus(role, field)

    def type_number(self, field, number):
        """Types over the number that is there; it counts as soon as the focus goes on, and so it does."""
        self.app.key('ctrl+a')
        self.app.type_text(str(number))
        self.app.key('Tab')
        self.app.wait_until(lambda: field.value == number, lambda: f'{field} to be {number}, not {field.value}')

# SPDX-License-Identifier: GPL-3.0-or-later
"""The board in the window, by the names of its hexes.

    board = Board(app)
    board.click('E5')
    board.drag('C2', 'E2')
    board.says('E5', 'Forest')

A board of squares is Board(app, columns=7, rows=3, squares=True). The board must be fitted to the window, as it is until somebody zooms. Where a
hex is gets worked out here, and is proved each time: the pointer goes there
first, and the board has to name the hex.
"""
import math
import pathlib
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
from locales import ui  # noqa: E402
from patience import Timeout  # noqa: E402

PADDING = 4   # between the board with its rulers and the edge of what is free of controls
ROW_DISTANCE = math.sqrt(3) / 2
HEX_HEIGHT = 2 / math.sqrt(3)
NAME = re.compile(r'^(Board$|[A-Z]+[0-9]+,)')


def canvas(app):
    """The node of the board, as soon as it is there; its name is what a screen reader says.

    The Library shows its battles in tables, too, and is seen for a moment still while it gives way to the board.
    """
    return app.wait_for('table', NAME)


class Board:
    def __init__(self, app, columns=12, rows=9, squares=False):
        self.app = app
        self.row_distance, self.hex_height, self.shift = (1, 1, 0) if squares else (ROW_DISTANCE, HEX_HEIGHT, 0.5)
        self.columns = columns
        self.rows = rows
        self.node = canvas(app)
        self.controls = app.wait_for('panel', ui('document-page.ui', 'controls'))   # on its lower edge

    @property
    def text(self):
        return self.node.name

    @property
    def layout(self):
        """Left and upper edge of the first hex, in the canvas, and the width of a hex."""
        x, y, width, height = self.node.extents
        beside, top, _, _ = self.controls.extents   # right of lists of cards
        width -= 2 * PADDING + beside - x
        height = top - y - 2 * PADDING
        tall = (self.rows - 1) * self.row_distance + self.hex_height
        ruler = 0
        for _ in range(2):   # rulers are on two sides; what they take is estimated with rulers on all
            margin = 40
            for _ in range(12):
                size = min((width + ruler - 2 * margin) / self.columns, (height + ruler - 2 * margin) / tall)
                margin = min(max(size * 0.42, 12), 40)
            rulers, ruler = ruler, margin
        return beside - x + PADDING + (width + rulers - size * self.columns) / 2, PADDING + (height + rulers - size * tall) / 2, size

    def at(self, hex_name, bearing=0, distance=0):
        """Middle of a hex, in the canvas, or what is that far from it in widths of a hex, in degrees clockwise from above."""
        left, top, size = self.layout
        column = ord(hex_name[0]) - ord('A')
        row = int(hex_name[1:]) - 1
        angle = math.radians(bearing)
        return (round(left + size * (column + 0.5 + (row % 2) * self.shift + distance * math.sin(angle))),
                round(top + size * (row * self.row_distance + self.hex_height / 2 - distance * math.cos(angle))))

    def hover(self, hex_name):
        """Puts the pointer on a hex, and waits until the board names it.

        Again when the board gets another size, and when nothing comes of it: a dialog that is just going, or a
        page that is just coming, takes the motion for itself.
        """
        place = None
        again = 0.0

        def named():
            nonlocal place, again
            if place != self.at(hex_name) or time.monotonic() > again:
                place = self.at(hex_name)
                self.app.hover(self.node, place)
                again = time.monotonic() + 2
            return self.text.startswith(f'{hex_name},')
        try:
            self.app.wait_until(named, f'the board to name {hex_name}')
        except Timeout as error:
            raise AssertionError(f'{error}; it says "{self.text}", and is {self.node.extents}') from error

    def click(self, hex_name, button=1, keys=None):
        self.hover(hex_name)
        self.app.click(self.node, at=self.at(hex_name), button=button, keys=keys)

    def drag(self, *hex_names):
        """Presses on the first hex, goes over the others, and releases."""
        self.hover(hex_names[0])
        self.app.drag(self.node, [self.at(name) for name in hex_names])

    def turn(self, hex_name, *bearings, meanwhile=lambda: None):
        """Drags the handle of the unit that is selected there: it stands at the first of the directions."""
        self.hover(hex_name)
        self.app.drag(self.node, [self.at(hex_name, bearings[0], 0.45)] + [self.at(hex_name, bearing, 0.8) for bearing in bearings],
                      meanwhile=meanwhile)

    def says(self, hex_name, *words):
        """Waits until the board, pointed at a hex, says all the words of it."""
        self.hover(hex_name)
        self.app.wait_until(lambda: all(word in self.text for word in words),
                            lambda: f'{words} to be said of {hex_name}; it says "{self.text}"')

    def says_not(self, hex_name, word):
        self.hover(hex_name)
        self.app.wait_until(lambda: word not in self.text, f'{word} not to be said of {hex_name}')

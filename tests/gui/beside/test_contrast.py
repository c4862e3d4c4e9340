#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Text stands out of its ground by 4.5:1, hints too, in each style."""
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from battle import from_copy  # noqa: E402
from harness import main, scenario  # noqa: E402
from patience import wait_for_rest  # noqa: E402

LEAST = 4.5
ENOUGH = 0.3   # of a label that is its ground, which is of one colour then


def luminance(colour):
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Picture:
    """Of the screen, with the place of the window on it."""

    def __init__(self, app):
        self.width, self.height = app.desktop.shape
        wait_for_rest()   # a page that was turned to may not be drawn yet
        app.desktop.wait_steady()
        self.pixels = app.desktop.picture()
        window = app.windows[0]
        self.left, self.top = (there - here for there, here in zip(app.screen_box(window)[:2], window.extents[:2]))

    def contrast_of(self, box):
        """Of a text to its ground; None where the ground has many colours, as under a picture, or is not on the screen."""
        x, y, width, height = box[0] + self.left, box[1] + self.top, box[2], box[3]
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height:
            return None
        colours = collections.Counter()
        for row in range(y, y + height):
            start = 3 * (row * self.width + x)
            line = self.pixels[start:start + 3 * width]
            colours.update(zip(line[::3], line[1::3], line[2::3]))
        ground, number = colours.most_common(1)[0]
        if number < ENOUGH * width * height:
            return None
        return max(ratio(ground, colour) for colour in colours)


def is_in_view(label):
    """Whether it is not scrolled out of what it lies in."""
    x, y, width, height = label.extents
    return all(left <= x and top <= y and x + width <= left + wide and y + height <= top + high
               for left, top, wide, high in (node.extents for node in label.lineage[1:-1] if node.role == 'scroll pane'))


def pale_labels(app):
    """The labels that can be seen and are paler than they may be, with their contrast; what is insensitive may be so."""
    picture = Picture(app)
    found, number = [], 0
    for label in app.find_all('label', re.compile(r'\w\w')):
        if all(node.has('sensitive') for node in [label, *label.lineage[1:4]]) and is_in_view(label):
            contrast = picture.contrast_of(label.extents)
            number += contrast is not None and contrast > 1.1   # else another thing hides it
            if contrast is not None and 1.1 < contrast < LEAST:
                found.append(f'{label.name!r} {contrast:.2f}')
    assert number > 10, f'only {number} labels were seen'
    return found


def look_around(desktop, **variables):
    """The pages of Edit, a game and the Library."""
    app, board, _ = from_copy(desktop, **variables)
    pale = []
    board.hover('F7')
    for keys, page in ('ctrl+1', 'Board'), ('ctrl+2', 'Battle'), ('ctrl+3', 'Armies'):
        app.key(keys)
        app.wait_until(lambda page=page: app.has('selected', 'page tab', page), f'the page {page}')
        pale += pale_labels(app)
    app.key('F5')
    app.wait_for('status bar')
    board.node = app.wait_for('table', re.compile('^(Board$|[A-Z][0-9])'))
    pale += pale_labels(app)
    app.key('alt+Home')
    app.wait_window('Acies')
    pale += pale_labels(app)
    assert not pale, '\n'.join(dict.fromkeys(pale))


@scenario('/ui/contrast/light')
def light(desktop):
    look_around(desktop)


@scenario('/ui/contrast/dark')
def dark(desktop):
    look_around(desktop, ADW_DEBUG_COLOR_SCHEME='prefer-dark')


@scenario('/ui/contrast/high')
def high(desktop):
    look_around(desktop, ADW_DEBUG_HIGH_CONTRAST='1')


main()

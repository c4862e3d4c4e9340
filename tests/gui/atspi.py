# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of assistive technology: roles, states and places, and how they are compared."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
from locales import plain  # noqa: E402

ACTION = 'org.a11y.atspi.Action'
COMPONENT = 'org.a11y.atspi.Component'
TEXT = 'org.a11y.atspi.Text'
WITHIN_WINDOW = 1   # places are told from the corner of the window
NOBODY = '/org/a11y/atspi/null'

# By their numbers, which are the same everywhere. Newer GTK tells some apart that are one with GTK 4.8: a button that
# toggles, a switch, a check box of which one at a time is set, a panel that groups.
ROLES = {0: 'invalid', 2: 'alert', 7: 'check box', 8: 'check menu item', 11: 'combo box', 16: 'dialog', 20: 'filler', 23: 'frame',
         26: 'icon', 27: 'image', 29: 'label', 31: 'list', 32: 'list item', 33: 'menu', 34: 'menu bar', 35: 'menu item',
         37: 'page tab', 38: 'page tab list', 39: 'panel', 40: 'password text', 41: 'popup menu', 42: 'progress bar',
         43: 'push button', 44: 'check box', 45: 'radio menu item', 48: 'scroll bar', 49: 'scroll pane',
         50: 'separator', 51: 'slider', 52: 'spin button', 54: 'status bar', 55: 'table', 56: 'table cell', 61: 'text',
         62: 'push button', 63: 'tool bar', 64: 'tool tip', 67: 'unknown', 69: 'window', 75: 'application', 79: 'entry',
         83: 'heading', 88: 'link', 90: 'table row', 98: 'list box', 99: 'panel', 101: 'notification', 103: 'level bar',
         111: 'log', 115: 'timer', 129: 'push button', 130: 'check box'}
STATES = {'checked': 4, 'expanded': 10, 'focusable': 11, 'focused': 12, 'pressed': 20, 'selected': 23, 'sensitive': 24,
          'visible': 30}   # their bits
LARGEST = 16384   # a side of what is on a screen


def matches(wanted, text):
    """wanted: None, a text to be equal to, or a compiled pattern to be found."""
    if wanted is None:
        return True
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text))
    return wanted == text


def plain_name(name):
    """GTK 4.8 names some buttons by label and content: "Save Save" is Save. What the pseudo-locale says is given in English,
    so that tests find it there."""
    name = plain(name)
    half = len(name) // 2
    return name[:half] if name[:half] + ' ' + name[:half] == name else name


def role_of(number):
    return ROLES.get(number, f'role {number}')


def is_on(states, name):
    """Of states as the program tells them: two numbers, whose bits they are."""
    return bool(states[0] >> STATES[name] & 1)


def has_place(box):
    """Whether that is the place of what is laid out. Newer GTK tells no size of what is not, but what happens to stand
    in the memory."""
    return box is None or (0 < box[2] < LARGEST and 0 < box[3] < LARGEST)


def points_in(box):
    """The middle of a place, and two of its corners."""
    x, y, width, height = box
    return (x + width // 2, y + height // 2), (x + 1, y + 1), (x + width - 2, y + height - 2)

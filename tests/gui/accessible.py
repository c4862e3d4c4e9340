# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program: nodes with a role, a name, states and a place.

Import this only inside a Desktop: the accessibility library binds itself to
the session bus that it finds first.
"""
import math
import re

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

ANSWERS_BY = 300   # seconds: a program that has much to do is silent for long, and none of it has gone away


def set_patience(seconds):
    """How long a program may be silent before it is taken for one that gives no answer any more."""
    Atspi.set_timeout(1000 * seconds, 1000 * seconds)


set_patience(ANSWERS_BY)

# What newer libraries call otherwise, by the name that it has with GTK 4.8.
ROLES = {'button': 'push button', 'toggle button': 'push button', 'grouping': 'panel'}
LARGEST = 16384   # a side of what is on a screen


def matches(wanted, text):
    """wanted: None, a text to be equal to, or a compiled pattern to be found."""
    if wanted is None:
        return True
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text))
    return wanted == text


def plain_name(name):
    """GTK 4.8 names some buttons by mnemonic and content: "_Save Save" or "Save Save" is Save."""
    bare = name.replace('_', '', 1)
    half = len(bare) // 2
    return bare[:half] if bare[:half] + ' ' + bare[:half] == bare else name


class Node:
    """One accessible object. Nothing is remembered: each question goes to the program."""

    def __init__(self, raw, app):
        self.raw = raw
        self.app = app

    def __eq__(self, other):
        return isinstance(other, Node) and self.raw == other.raw

    def __repr__(self):
        return f'{self.role} "{self.name}"'

    @property
    def role(self):
        name = self.raw.get_role_name()
        return ROLES.get(name, name)

    @property
    def name(self):
        return plain_name(self.raw.get_name() or '')

    @property
    def description(self):
        return self.raw.get_description() or ''

    @property
    def text(self):
        """What an entry or a label holds."""
        try:
            return Atspi.Text.get_text(self.raw, 0, Atspi.Text.get_character_count(self.raw))
        except GLib.Error:
            return self.name

    def set_text(self, text):
        """Replaces the content of an entry, without keys."""
        if not Atspi.EditableText.set_text_contents(self.raw, text):
            raise AssertionError(f'{self} takes no text')

    @property
    def value(self):
        """The number of a spin button or a scale."""
        return Atspi.Value.get_current_value(self.raw)

    def has(self, state):
        """States by name: "sensitive", "focused", "pressed", "checked", "selected", "expanded"..."""
        return self.raw.get_state_set().contains(getattr(Atspi.StateType, state.upper()))

    @property
    def parent(self):
        raw = self.raw.get_parent()
        return Node(raw, self.app) if raw else None

    @property
    def is_window(self):
        """A window or dialog; some of GTK's dialogs have no role that says so."""
        parent = self.parent
        return parent is not None and parent.role == 'application'

    @property
    def children(self):
        raws = (self.raw.get_child_at_index(index) for index in range(self.raw.get_child_count()))
        return [Node(raw, self.app) for raw in raws if raw]

    @property
    def extents(self):
        """x, y, width, height within its window (within its popover, plus that popover's own place)."""
        try:
            box = Atspi.Component.get_extents(self.raw, Atspi.CoordType.WINDOW)
            return box.x, box.y, box.width, box.height
        except GLib.Error:
            return None

    @property
    def is_laid_out(self):
        """Visible, and with a place in its window. With GTK 4.8 the hidden page of a stack may be laid out too; newer
        GTK tells no size of it, but what happens to stand in the memory."""
        box = self.extents
        return self.has('visible') and (box is None or (0 < box[2] < LARGEST and 0 < box[3] < LARGEST))

    @property
    def is_hit(self):
        """Whether the program finds something when asked what lies within this node. Nothing is found where
        a stack hides it; but nothing is found in insensitive nodes and below bare icons either."""
        box = self.extents
        if box is None:
            return False
        x, y, width, height = box
        for point in ((x + width // 2, y + height // 2), (x + 1, y + 1), (x + width - 2, y + height - 2)):
            try:
                if Atspi.Component.get_accessible_at_point(self.raw, *point, Atspi.CoordType.WINDOW):
                    return True
            except GLib.Error:
                return False
        return False

    @property
    def is_shown(self):
        """Whether it is on the page that people see. GTK 4.8 does not say, so labels are asked: the nearest
        ones, in the node or beside it, are hit when its page is shown. Newer GTK lays out what is shown alone."""
        if self.app.lays_out_the_shown:
            return True
        node = self
        while node is not None and not node.is_window:
            if node.is_hit:
                return True
            labels = [label for label in node.walk() if label.role == 'label' and not label.is_in_insensitive]
            if labels:
                return any(label.is_hit for label in labels)
            node = node.parent
        return True

    @property
    def is_in_insensitive(self):
        node = self
        while node is not None and node.role != 'application':
            if not node.has('sensitive'):
                return True
            node = node.parent
        return False

    @property
    def actions(self):
        try:
            return [Atspi.Action.get_action_name(self.raw, index)
                    for index in range(Atspi.Action.get_n_actions(self.raw))]
        except GLib.Error:
            return []

    def do_action(self, name='click'):
        """Runs an action by its name, as assistive technology does."""
        actions = self.actions
        if name not in actions:
            raise AssertionError(f'{self} has no action "{name}", only {actions}')
        Atspi.Action.do_action(self.raw, actions.index(name))

    def walk(self, depth=math.inf):
        """This node and all below that are laid out, parents first; with a depth, no deeper than that."""
        try:
            if not self.is_laid_out and self.role != 'application':
                return
            children = self.children if depth > 0 else []
        except GLib.Error:   # it went away while we looked
            return
        yield self
        for child in children:
            yield from child.walk(depth - 1)

    def find_all(self, role=None, name=None):
        """All shown nodes below (and this one) with that role and name; name may be a compiled pattern."""
        return list(self._search(role, name))

    def _search(self, role, name, depth=math.inf):
        for node in self.walk(depth):
            try:
                if matches(role, node.role) and matches(name, node.name) and node.is_shown:
                    yield node
            except GLib.Error:   # it went away while we looked
                continue

    def find(self, role=None, name=None, depth=math.inf):
        """The first such node, or None. What people do not see is not found."""
        return next(self._search(role, name, depth), None)

    def tree(self, depth=0):
        """The nodes below as text, for the message of a failed test."""
        lines = []
        try:
            states = [name for name in ('focused', 'pressed', 'checked', 'selected') if self.has(name)]
            dead = '' if self.has('sensitive') or self.role == 'application' else ' insensitive'
            lines.append(f'{"  " * depth}{self!r} {self.extents}{dead} {" ".join(states)}'.rstrip())
            for child in self.children:
                if child.is_laid_out:
                    lines += child.tree(depth + 1)
        except GLib.Error as error:
            lines.append(f'{"  " * depth}({error.message})')
        return lines


def application(pid, app):
    """The node of the program with that process id, or None while it is not there."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for index in range(desktop.get_child_count()):
        raw = desktop.get_child_at_index(index)
        try:
            if raw and raw.get_process_id() == pid:
                raw.set_cache_mask(Atspi.Cache.NONE)
                return Node(raw, app)
        except GLib.Error:
            continue
    return None

# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program: nodes with a role, a name, states and a place.

A Node remembers nothing: each question goes to the program. To search among them, a Look asks for all nodes at once,
level by level, and is forgotten after the search.
"""
import math
import re

import bus
from bus import ACCESSIBLE, Gone, ask, ask_one, of_property, question

ACTION = 'org.a11y.atspi.Action'
COMPONENT = 'org.a11y.atspi.Component'
TEXT = 'org.a11y.atspi.Text'
WITHIN_WINDOW = 1   # places are told from the corner of the window
NOBODY = '/org/a11y/atspi/null'

# By their numbers, which are the same everywhere. Newer GTK tells some apart that are one with GTK 4.8: a button that
# toggles, a panel that groups.
ROLES = {0: 'invalid', 2: 'alert', 7: 'check box', 8: 'check menu item', 11: 'combo box', 16: 'dialog', 20: 'filler', 23: 'frame',
         26: 'icon', 27: 'image', 29: 'label', 31: 'list', 32: 'list item', 33: 'menu', 34: 'menu bar', 35: 'menu item',
         37: 'page tab', 38: 'page tab list', 39: 'panel', 40: 'password text', 41: 'popup menu', 42: 'progress bar',
         43: 'push button', 44: 'radio button', 45: 'radio menu item', 48: 'scroll bar', 49: 'scroll pane',
         50: 'separator', 51: 'slider', 52: 'spin button', 54: 'status bar', 55: 'table', 56: 'table cell', 61: 'text',
         62: 'push button', 63: 'tool bar', 64: 'tool tip', 67: 'unknown', 69: 'window', 75: 'application', 79: 'entry',
         83: 'heading', 88: 'link', 90: 'table row', 98: 'list box', 99: 'panel', 101: 'notification', 103: 'level bar',
         111: 'log', 115: 'timer', 129: 'push button'}
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
    """GTK 4.8 names some buttons by mnemonic and content: "_Save Save" or "Save Save" is Save."""
    bare = name.replace('_', '', 1)
    half = len(bare) // 2
    return bare[:half] if bare[:half] + ' ' + bare[:half] == bare else name


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


class Node:
    """One accessible object. Nothing is remembered: each question goes to the program."""

    def __init__(self, app, path):
        self.app = app
        self.path = path

    def __eq__(self, other):
        return isinstance(other, Node) and (self.app, self.path) == (other.app, other.path)

    def __hash__(self):
        return hash(self.path)

    def __repr__(self):
        return f'{self.role} "{self.name}"'

    def _ask(self, interface, method, *words):
        return ask_one(self.app.bus_name, self.path, interface, method, *words)

    def _property(self, interface, name):
        answer, = ask(self.app.bus_name, [of_property(self.path, interface, name)])
        if answer is None:
            raise Gone(f'{name} has no answer')
        return answer[0]

    @property
    def role(self):
        return role_of(self._ask(ACCESSIBLE, 'GetRole')[0])

    @property
    def name(self):
        return plain_name(self._property(ACCESSIBLE, 'Name'))

    @property
    def description(self):
        return self._property(ACCESSIBLE, 'Description')

    @property
    def text(self):
        """What an entry or a label holds."""
        try:
            return self._ask(TEXT, 'GetText', 'ii', 0, self._property(TEXT, 'CharacterCount'))[0]
        except Gone:
            return self.name

    def set_text(self, text):
        """Replaces the content of an entry, without keys."""
        if not self._ask('org.a11y.atspi.EditableText', 'SetTextContents', 's', text)[0]:
            raise AssertionError(f'{self} takes no text')

    @property
    def value(self):
        """The number of a spin button or a scale."""
        return self._property('org.a11y.atspi.Value', 'CurrentValue')

    def has(self, state):
        """States by name, see STATES."""
        return is_on(self._ask(ACCESSIBLE, 'GetState')[0], state)

    @property
    def is_program(self):
        return self.path == bus.ROOT

    @property
    def is_window(self):
        """A window or dialog; some of GTK's dialogs have no role that says so."""
        return not self.is_program and self.parent.is_program

    @property
    def parent(self):
        """What it is a part of; of the program itself, nothing."""
        if self.is_program:
            return None
        _, path = self._property(ACCESSIBLE, 'Parent')
        if path == NOBODY:
            raise Gone('what is a part of nothing has gone')
        return Node(self.app, path)

    @property
    def children(self):
        parts, = self._ask(ACCESSIBLE, 'GetChildren')
        return [Node(self.app, path) for _, path in parts]

    @property
    def child_names(self):
        """Of a list, what its rows say."""
        return names_of(self.app, self.children)

    @property
    def extents(self):
        """x, y, width, height within its window (within its popover, plus that popover's own place)."""
        try:
            return self._ask(COMPONENT, 'GetExtents', 'u', WITHIN_WINDOW)[0]
        except Gone:
            return None

    @property
    def is_laid_out(self):
        """Visible, and with a place in its window. With GTK 4.8 the hidden page of a stack may be laid out too."""
        return self.has('visible') and has_place(self.extents)

    @property
    def is_shown(self):
        """Whether it is on the page that people see."""
        return Look(self, 0).is_shown(self)

    @property
    def actions(self):
        try:
            number = self._property(ACTION, 'NActions')
        except Gone:
            return []
        names = ask(self.app.bus_name, [question(self.path, ACTION, 'GetName', 'i', index) for index in range(number)])
        return [answer[0] for answer in names if answer is not None]

    def do_action(self, name='click'):
        """Runs an action by its name, as assistive technology does."""
        actions = self.actions
        if name not in actions:
            raise AssertionError(f'{self} has no action "{name}", only {actions}')
        self._ask(ACTION, 'DoAction', 'i', actions.index(name))

    def walk(self, role=None, state=None):
        """This node and all below that are laid out, parents first: those with that role and in that state."""
        return Look(self).having(role, state)

    def find_all(self, role=None, name=None):
        """All shown nodes below (and this one) with that role and name; name may be a compiled pattern."""
        look = Look(self)
        return [node for node in look.named(role, name) if look.is_shown(node)]

    def find(self, role=None, name=None, depth=math.inf):
        """The first such node, or None; with a depth, no deeper than that. What people do not see is not found."""
        look = Look(self, depth)
        return next((node for node in look.named(role, name) if look.is_shown(node)), None)

    def tree(self):
        """The nodes below as text, for the message of a failed test."""
        return Look(self).lines()


def names_of(app, nodes):
    """The names of many nodes; None for one that has gone."""
    answers = ask(app.bus_name, [of_property(node.path, ACCESSIBLE, 'Name') for node in nodes])
    return [answer and plain_name(answer[0]) for answer in answers]


class Seen:
    """What a look has seen of a node."""

    def __init__(self, node, above, answers):
        role, states, box, parts = answers
        self.node = node
        self.above = above
        self.role = role_of(role[0])
        self.states = states[0]
        self.box = box and box[0]
        self.paths = [path for _, path in parts[0]]
        self.parts = []

    def has(self, state):
        return is_on(self.states, state)

    def all_above(self):
        """What it is a part of, the nearest first."""
        seen = self.above
        while seen is not None:
            yield seen
            seen = seen.above

    @property
    def is_laid_out(self):
        return self.node.is_program or (self.has('visible') and has_place(self.box))

    @property
    def is_window(self):
        return self.above.node.is_program if self.above else self.node.is_window

    def is_in_insensitive(self):
        return any(not seen.has('sensitive') for seen in (self, *self.all_above()) if not seen.node.is_program)

    def walk(self):
        yield self
        for part in self.parts:
            yield from part.walk()


def questions_about(path):
    return [question(path, ACCESSIBLE, 'GetRole'), question(path, ACCESSIBLE, 'GetState'),
            question(path, COMPONENT, 'GetExtents', 'u', WITHIN_WINDOW), question(path, ACCESSIBLE, 'GetChildren')]


class Look:
    """All nodes below one (and that one) that are laid out, as they are at a moment."""

    def __init__(self, node, depth=math.inf):
        self.app = node.app
        self.seen = {}   # by node
        self.hits = {}   # by node: whether it is found where it lies
        self.top = None
        level = [(node, None)]
        while level:
            found = self._see(level)
            level = [(Node(self.app, path), seen) for seen in found for path in seen.paths] if depth > 0 else []
            depth -= 1

    def _see(self, level):
        """Asks about the nodes of a level; gives what was seen of those that are laid out."""
        answers = ask(self.app.bus_name, [about for node, _ in level for about in questions_about(node.path)])
        found = []
        for number, (node, above) in enumerate(level):
            role, states, box, parts = answers[4 * number:4 * number + 4]
            if role is None or states is None or parts is None:   # it went away while we looked
                continue
            seen = Seen(node, above, (role, states, box, parts))
            if seen.is_laid_out:
                found.append(seen)
                self.seen[node] = seen
                if above is None:
                    self.top = seen
                else:
                    above.parts.append(seen)
        return found

    def _all(self):
        return self.top.walk() if self.top else ()

    def having(self, role=None, state=None):
        """The nodes with that role and in that state, parents first."""
        return [seen.node for seen in self._all()
                if matches(role, seen.role) and (state is None or seen.has(state))]

    def named(self, role=None, name=None):
        """The nodes with that role and name, parents first."""
        nodes = self.having(role)
        if name is None:
            return nodes
        return [node for node, found in zip(nodes, names_of(self.app, nodes)) if found is not None and matches(name, found)]

    def is_shown(self, node):
        """Whether it is on the page that people see. GTK 4.8 does not say, so labels are asked: the nearest ones, in
        the node or beside it, are hit when its page is shown. Newer GTK lays out what is shown alone."""
        if self.app.lays_out_the_shown:
            return True
        seen = self.seen.get(node)
        while seen is not None and not seen.is_window:
            if self._is_hit(seen):
                return True
            labels = [part for part in seen.walk() if part.role == 'label' and not part.is_in_insensitive()]
            if labels:
                return any(self._is_hit(label) for label in labels)
            if seen.above is None:
                return Look(seen.node.parent).is_shown(seen.node.parent)
            seen = seen.above
        return seen is not None

    def _is_hit(self, seen):
        """Whether the program finds something when asked what lies within a node. Nothing is found where a stack hides
        it; but nothing is found in insensitive nodes and below bare icons either."""
        if seen.node not in self.hits:
            points = points_in(seen.box) if seen.box else ()
            answers = ask(self.app.bus_name, [question(seen.node.path, COMPONENT, 'GetAccessibleAtPoint', 'iiu', *point,
                                                       WITHIN_WINDOW) for point in points])
            self.hits[seen.node] = any(answer is not None and answer[0][1] != NOBODY for answer in answers)
        return self.hits[seen.node]

    def told(self):
        """All that was seen, parents first: (seen, name)."""
        order = list(self._all())
        return list(zip(order, names_of(self.app, [seen.node for seen in order])))

    def lines(self):
        """What was seen, as text: a node a line, what is in it farther to the right."""
        lines = []
        for seen, name in self.told():
            states = [state for state in ('focused', 'pressed', 'checked', 'selected') if seen.has(state)]
            dead = [] if seen.has('sensitive') or seen.node.is_program else ['insensitive']
            indent = '  ' * len(list(seen.all_above()))
            lines.append(' '.join([f'{indent}{seen.role} "{name}" {seen.box}', *dead, *states]))
        return lines

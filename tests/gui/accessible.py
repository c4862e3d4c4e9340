# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program: nodes with a role, a name, states and a place.

A Node remembers nothing: each question goes to the program. To search among them, a Look (look.py) asks for all of
them at once, and is forgotten after the search.
"""
import math

import bus
from atspi import ACTION, COMPONENT, NOBODY, TEXT, WITHIN_WINDOW, has_place, is_on, matches, plain_name, role_of
from bus import ACCESSIBLE, Gone, ask, ask_one, of_property, question
from locales import plain
from look import Look, about_parts, about_place, about_role, is_hit, names_of


def places_of(app, nodes):
    """The extents of many nodes; None where there is no such thing."""
    return [answer and answer[0] for answer in ask(app.bus_name, [about_place(node.path) for node in nodes])]


def roles_of(app, nodes):
    """The roles of many nodes, which stay the same; None for one that has gone and was never asked."""
    roles = app.memory.roles
    unknown = [node.path for node in nodes if node.path not in roles]
    for path, answer in zip(unknown, ask(app.bus_name, [about_role(path) for path in unknown])):
        if answer is not None:
            roles[path], = answer
    return [role_of(roles[node.path]) if node.path in roles else None for node in nodes]


def texts_of(app, nodes):
    """What entries and labels hold; None for what holds no text."""
    numbers = ask(app.bus_name, [of_property(node.path, TEXT, 'CharacterCount') for node in nodes])
    texts = [(node, number[0]) for node, number in zip(nodes, numbers) if number is not None]
    answers = ask(app.bus_name, [question(node.path, TEXT, 'GetText', 'ii', 0, number) for node, number in texts])
    held = {node: plain(answer[0]) for (node, _), answer in zip(texts, answers) if answer is not None}
    return [held.get(node) for node in nodes]


def _is_listed(lineage):
    """Whether each of them is among the parts of the next one. Newer GTK gives a hidden page its place and what it is a
    part of, too, but does not list it."""
    app = lineage[0].app
    listed = ask(app.bus_name, [about_parts(node.path) for node in lineage[1:]])
    return all(answer is not None and node.path in (path for _, path in answer[0]) for node, answer in zip(lineage, listed))


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
        return plain(self._property(ACCESSIBLE, 'Description'))

    @property
    def text(self):
        """What an entry or a label holds."""
        text, = texts_of(self.app, [self])
        return self.name if text is None else text

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
    def lineage(self):
        """It, and all that it is a part of, up to the program. What earlier answers make one expect is asked at once."""
        above, found, path = self.app.memory.above, [], self.path
        while path != bus.ROOT:
            expected = [path]
            while above.get(expected[-1], bus.ROOT) != bus.ROOT:
                expected.append(above[expected[-1]])
            for child, answer in zip(expected, ask(self.app.bus_name, [of_property(one, ACCESSIBLE, 'Parent') for one in expected])):
                if child != path:
                    break
                if answer is None or answer[0][1] == NOBODY:
                    raise Gone('what is a part of nothing has gone')
                found.append(child)
                above[child] = path = answer[0][1]
        return [Node(self.app, path) for path in (*found, bus.ROOT)]

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
        return Look(self, role=role).having(role, state)

    def find_all(self, role=None, name=None):
        """All shown nodes below (and this one) with that role and name; name may be a compiled pattern."""
        look = Look(self, role=role)
        return [node for node in look.named(role, name) if look.is_shown(node)]

    def find(self, role=None, name=None, depth=math.inf):
        """The first such node, or None; with a depth, no deeper than that. What people do not see is not found, and what
        was seen before and is such a node now is found again."""
        found = self.app.memory.found
        node = found.get((self, role, name, depth))
        if node is None or not node.is_still_below(self, name):
            node = self._find_again(role, name) if name is not None and math.isinf(depth) else None
            if node is None:
                look = Look(self, depth, role)
                node = next((node for node in look.named(role, name) if look.is_shown(node)), None)
            found[self, role, name, depth] = node
        return node

    def _find_again(self, role, name):
        """The first node seen below before that has that name now, or None if only a look can tell."""
        known = [Node(self.app, path) for path in self.app.memory.below(self.path, role)]
        node = next((node for node, said in zip(known, names_of(self.app, known)) if said is not None and matches(name, said)), None)
        return node if node is not None and node.is_still_below(self, name) else None

    def is_still_below(self, top, name):
        """Whether people see it, of a node that they saw there before; it may be so and not be known."""
        try:
            above = self.lineage[:-1]
        except Gone:
            return False
        if not top.is_program and top not in above:
            return False
        places = places_of(self.app, above)
        if not all(has_place(place) for place in places):
            return False
        said, = names_of(self.app, [self])
        if said is None or not matches(name, said):
            return False
        if self.app.lays_out_the_shown:
            return _is_listed(above)
        return is_hit(self, places[0])

    def find_each(self, *wanted):
        """Of each (role, name) the first such node or None, as they are at one moment: a single look for all."""
        look = Look(self)
        return [next((node for node in look.named(role, name) if look.is_shown(node)), None) for role, name in wanted]

    @property
    def words(self):
        """All that it and the nodes below that are laid out say: names, descriptions, and what they hold. What has gone
        meanwhile raises Gone, as others may have come."""
        nodes = Look(self).having()
        names = names_of(self.app, nodes)
        descriptions = ask(self.app.bus_name, [of_property(node.path, ACCESSIBLE, 'Description') for node in nodes])
        texts = texts_of(self.app, nodes)
        if None in names or None in descriptions:
            raise Gone('a part of the view')
        return [words for of_node in zip(names, (said for said, in descriptions), texts) for words in of_node if words]

    def tree(self):
        """The nodes below as text, for the message of a failed test."""
        return Look(self).lines()

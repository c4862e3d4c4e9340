# SPDX-License-Identifier: GPL-3.0-or-later
"""A search among the nodes of a program.

What is a part of what, each node is asked in each search. What else is to be known of a node is asked only when the
search turns on it. Its role stays the same as long as it lives, so that is remembered. So are its parts and whether it
was laid out: with these guesses most questions go off at once, and none of them is the answer.
"""
import functools
import math

from atspi import COMPONENT, NOBODY, WITHIN_WINDOW, has_place, is_on, matches, plain_name, points_in, role_of
from bus import ACCESSIBLE, ROOT, ask, of_property, question


WITHOUT_PARTS = ('image', 'label', 'separator')
CAPTION = ('filler', 'image', 'label', 'panel')
BUTTONS = ('check box', 'page tab', 'push button', 'spin button')   # they keep what they have, so long as it is a caption


def names_of(app, nodes):
    """The names of many nodes; None for one that has gone."""
    answers = ask(app.bus_name, [of_property(node.path, ACCESSIBLE, 'Name') for node in nodes])
    return [answer and plain_name(answer[0]) for answer in answers]


def about_role(path):
    return question(path, ACCESSIBLE, 'GetRole')


def about_states(path):
    return question(path, ACCESSIBLE, 'GetState')


def about_place(path):
    return question(path, COMPONENT, 'GetExtents', 'u', WITHIN_WINDOW)


def about_parts(path):
    return question(path, ACCESSIBLE, 'GetChildren')


def is_hit(node, box):
    """Whether the program finds something when asked what lies within a node. Nothing is found where a stack hides it;
    but nothing is found in insensitive nodes and below bare icons either."""
    answers = ask(node.app.bus_name, [question(node.path, COMPONENT, 'GetAccessibleAtPoint', 'iiu', *point, WITHIN_WINDOW)
                                      for point in (points_in(box) if box else ())])
    return any(answer is not None and answer[0][1] != NOBODY for answer in answers)


class Memory:
    """What earlier looks at a program have seen, by path."""

    def __init__(self):
        self.roles = {}
        self.parts = {}      # paths; a guess
        self.above = {}      # the path of what it is a part of; a guess
        self.hidden = set()  # what was not laid out; a guess
        self.found = {}      # what a search has found; a guess

    def below(self, path, role):
        """The paths of what was last seen below a node, and of that node, in that role."""
        left, met = [path], set()
        while left:
            path = left.pop()
            if path in met:
                continue
            met.add(path)
            if path in self.roles and matches(role, role_of(self.roles[path])):
                yield path
            left += reversed(self.parts.get(path, ()))

    def has_never(self, path, role):
        """Whether nothing, or nothing in that role, is ever below a node: most of a window are such."""
        own = role_of(self.roles[path])
        if own in WITHOUT_PARTS:
            return not self.parts.get(path, True)
        return own in BUTTONS and role not in (None, *CAPTION) and bool(self.parts.get(path)) and self._is_captioned_alone(path)

    def _is_captioned_alone(self, path):
        """Whether no more than a caption is in a node; a button with a menu has more, if only later, and a hidden one lists
        nothing with newer GTK."""
        return path in self.parts and all(role_of(self.roles.get(part, -1)) in CAPTION and self._is_captioned_alone(part)
                                          for part in self.parts[path])


class Seen:
    """What a look has seen of a node."""

    def __init__(self, look, node, above):
        self.look = look
        self.node = node
        self.above = above
        self.role = role_of(look.memory.roles[node.path])
        self.parts = []

    @property
    def states(self):
        """None when it has gone; that it is visible among them means nothing with GTK 4.8."""
        return self.look.fact(about_states, self)

    @property
    def box(self):
        """Its place, or None if it has no such thing."""
        return self.look.fact(about_place, self)

    def has(self, state):
        return self.states is not None and is_on(self.states, state)

    def all_above(self):
        """What it is a part of, the nearest first."""
        seen = self.above
        while seen is not None:
            yield seen
            seen = seen.above

    @functools.cached_property
    def is_laid_out(self):
        """It and all above."""
        is_here = self.node.is_program or has_place(self.box)
        if not is_here:
            self.look.memory.hidden.add(self.node.path)
        return is_here and (self.above is None or self.above.is_laid_out)

    @property
    def is_window(self):
        return self.above.node.is_program if self.above else self.node.is_window

    def is_in_insensitive(self):
        return any(not seen.has('sensitive') for seen in (self, *self.all_above()) if not seen.node.is_program)

    @functools.cached_property
    def labels(self):
        """It, if it is one, and those in it."""
        return ([self] if self.role == 'label' else []) + [label for part in self.parts for label in part.labels]

    def walk(self):
        left = [self]
        while left:
            seen = left.pop()
            yield seen
            left += reversed(seen.parts)


class Look:
    """All nodes below one (and that one) that are laid out, as they are at a moment; if a role is named, with buttons
    only as far as something in that role is in them."""

    def __init__(self, node, depth=math.inf, role=None):
        self.app = node.app
        self.memory = node.app.memory
        self.seen = {}    # by node
        self.hits = {}    # by node: whether it is found where it lies
        self.top = None
        self._depth = depth
        self._role = role
        self._facts = {}     # by question and path
        self._answered = {}  # the paths of parts, by path
        self._unplaced = []  # paths of new nodes with parts, which may be hidden
        level = [(node, None)]
        while level:
            found = self._see(level)
            self._depth -= 1
            level = ([] if self._depth < 0 else
                     [(type(node)(self.app, path), seen) for seen in found for path in self._answered[seen.node.path]])

    def _see(self, level):
        """Sees the nodes of a level; gives what was seen of them."""
        self._ask_ahead([node.path for node, _ in level])
        self._meet([node.path for node, _ in level if node.path not in self._answered])
        found = []
        for node, above in level:
            if self._answered[node.path] is not None and (above is None or above.node.path not in self.memory.hidden):
                seen = Seen(self, node, above)
                self.seen[node] = seen
                if above is None:
                    self.top = seen
                else:
                    above.parts.append(seen)
                found.append(seen)
        return found

    def _ask_ahead(self, paths):
        """Asks those that are known, and those that will be next if nothing has changed, for their parts; those that
        were not laid out, whether they are still so."""
        memory, answered = self.memory, self._answered
        hidden, ahead, left = [], [], [path for path in paths if path not in answered]
        while left:
            path = left.pop()
            if path in answered or path not in memory.parts and path not in memory.hidden:
                continue
            answered[path] = None
            if memory.has_never(path, self._role):
                answered[path] = []
            elif path in memory.hidden:
                hidden.append(path)
            else:
                ahead.append(path)
                left += memory.parts[path] if math.isinf(self._depth) else ()
        answers = ask(self.app.bus_name, [about_place(path) for path in hidden] + [about_parts(path) for path in ahead])
        for path, place in zip(hidden, answers):
            if place is not None and has_place(place[0]):
                del answered[path]   # not any more, so it is as good as new
        for path, parts in zip(ahead, answers[len(hidden):]):
            self._take(path, parts)

    def _take(self, path, parts):
        """What a node has said of its parts; nothing when it has gone."""
        if parts is not None:
            self._answered[path] = self.memory.parts[path] = [part for _, part in parts[0]]

    def _meet(self, paths):
        """Asks nodes that are new for their roles and parts, and those of the level above that have parts for their places:
        what is in one that is not laid out is not followed."""
        unplaced, self._unplaced = self._unplaced, []
        answers = ask(self.app.bus_name, [about_place(path) for path in unplaced] +
                      [kind(path) for path in paths for kind in (about_role, about_parts)])
        for path, place in zip(unplaced, answers):
            self._facts[about_place, path] = place and place[0]
            if not has_place(place and place[0]):
                self.memory.hidden.add(path)
        answers = answers[len(unplaced):]
        for path, role, parts in zip(paths, answers[::2], answers[1::2]):
            self._answered[path] = None
            if role is not None and parts is not None:   # else it went away while we looked
                self.memory.roles[path], = role
                self.memory.hidden.discard(path)
                self._take(path, parts)
                if parts[0] and path != ROOT:
                    self._unplaced.append(path)

    def fact(self, kind, seen):
        """What a node answers to that question; None if it has no answer."""
        if (kind, seen.node.path) not in self._facts:
            self._learn((kind,), [seen])
        return self._facts[kind, seen.node.path]

    def _learn(self, kinds, seen):
        """Asks nodes, and all that they are a part of, those questions, as far as they are not known yet."""
        asked = dict.fromkeys((kind, one.node.path) for part in seen for one in (part, *part.all_above()) for kind in kinds)
        asked = [key for key in asked if key not in self._facts]
        for key, answer in zip(asked, ask(self.app.bus_name, [kind(path) for kind, path in asked])):
            self._facts[key] = answer and answer[0]

    def _laid_out(self, seen):
        """Those that are."""
        seen = list(seen)
        self._learn((about_place,), seen)
        return [one for one in seen if one.is_laid_out]

    def _in_role(self, role):
        return [seen for seen in (self.top.walk() if self.top else ()) if matches(role, seen.role)]

    def having(self, role=None, state=None):
        """The nodes with that role and in that state, parents first."""
        found = self._laid_out(self._in_role(role))
        if state is not None:
            self._learn((about_states,), found)
        return [seen.node for seen in found if state is None or seen.has(state)]

    def named(self, role=None, name=None):
        """The nodes with that role and name, parents first."""
        found = self._in_role(role)
        if name is not None:
            names = names_of(self.app, [seen.node for seen in found])
            found = [seen for seen, said in zip(found, names) if said is not None and matches(name, said)]
        return [seen.node for seen in self._laid_out(found)]

    def is_shown(self, node):
        """Whether it is on the page that people see. GTK 4.8 does not say, so labels are asked: the nearest ones, in
        the node or beside it, are hit when its page is shown. Newer GTK lays out what is shown alone."""
        if self.app.lays_out_the_shown:
            return True
        seen = self.seen.get(node)
        while seen is not None and not seen.is_window:
            if self._is_hit(seen):
                return True
            labels = self._laid_out(seen.labels)
            self._learn((about_states,), labels)
            labels = [label for label in labels if not label.is_in_insensitive()]
            if labels:
                return any(self._is_hit(label) for label in labels)
            if seen.above is None:
                return Look(seen.node.parent).is_shown(seen.node.parent)
            seen = seen.above
        return seen is not None

    def _is_hit(self, seen):
        if seen.node not in self.hits:
            self.hits[seen.node] = is_hit(seen.node, seen.box)
        return self.hits[seen.node]

    def told(self):
        """All that was seen, parents first: (seen, name)."""
        order = self._laid_out(self._in_role(None))
        self._learn((about_states,), order)
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

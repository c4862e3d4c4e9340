#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in the window, from the first order to the end, with a picture of each kind of question."""
import re

from acting import Play, Pointer, Spoken, ended_early, rulesets
from harness import LONG, main, scenario
from locales import LOG

ELIS = rulesets / 'rome-vs-macedon/scenarios/elis.acies'
PYDNA = rulesets / 'rome-vs-macedon/scenarios/pydna.acies'
TICINUS = rulesets / 'rome-vs-carthage/scenarios/ticinus.acies'


class Album:
    """Takes a picture whenever something is asked that was not asked before, and of the end."""

    def __init__(self, actor, name):
        self.actor = actor
        self.name = name
        self.kinds = []

    def watch(self, line):
        """Questions that differ in units, sides and numbers alone are of one kind."""
        kind = ' '.join(word for word in self.actor.asked.split() if re.fullmatch('[a-z,]+', word)) + ' ' + line.split()[0]
        if kind not in self.kinds:
            self.kinds.append(kind)
            self.actor.app.wait_until(self.is_newest_seen, 'the newest row of the log to be seen')
            self.actor.app.shot(f'{self.name}-{len(self.kinds):02}')

    def is_newest_seen(self):
        """Nobody scrolls up here, so the log always ends with what was the last to happen."""
        rows = self.actor.app.find('list', LOG)
        if not rows or not rows.children:
            return not rows   # there is no room for it
        pane = rows.parent
        while pane.role != 'scroll pane':
            pane = pane.parent
        _, row_top, _, row_height = rows.children[-1].extents
        _, top, _, height = pane.extents
        return row_top + row_height <= top + height + 2

    def play(self):
        self.actor.act(self.watch)
        self.actor.app.wait_until(self.is_newest_seen, 'the newest row of the log to be seen')
        self.actor.app.shot(f'{self.name}-end')


@scenario('/ui/whole-game/elis-by-screen-reader')
def elis(desktop):
    """Two rounds, in which there is each kind of command; in a long run all."""
    Spoken(desktop, Play(desktop, ended_early(desktop, ELIS, 2), seed=76 if LONG else 96)).act()


@scenario('/ui/whole-game/ticinus-by-pointer')
def ticinus(desktop):
    """A short game, in which there is each kind of command."""
    Album(Pointer(desktop, Play(desktop, TICINUS, seed=24)), 'whole-ticinus').play()


@scenario('/ui/whole-game/long-ticinus-by-pointer', long=True)
def long_ticinus(desktop):
    Album(Pointer(desktop, Play(desktop, TICINUS, seed=69)), 'long-ticinus').play()


@scenario('/ui/whole-game/pydna-by-pointer', long=True)
def pydna(desktop):
    Album(Pointer(desktop, Play(desktop, PYDNA, seed=13)), 'whole-pydna').play()


main()

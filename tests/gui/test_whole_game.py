#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game in the window, from its first order to its end."""
from acting import Play, Spoken, rulesets
from harness import main, scenario

ELIS = rulesets / 'rome-vs-macedon/scenarios/elis.acies'


@scenario('/ui/whole-game/elis-by-screen-reader')
def elis(desktop):
    Spoken(desktop, Play(desktop, ELIS, seed=49)).act()


main()

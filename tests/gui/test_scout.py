#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What units could do from where a scenario has them: reach under the pointer, threat of a side."""
import re

from battle import board_menu, from_copy, from_data
from harness import main, scenario
from locales import NO_UNIT_POINTED


def shown(app, text):
    app.wait_for('label', re.compile(text))


@scenario('/ui/scout/reach-of-the-unit-under-the-pointer')
def reach(desktop):
    app, board, _ = from_copy(desktop)
    board.hover('L9')
    shown(app, r'^Equites L9: \d+ hexes .*, \d+ .*target')
    app.shot('scout-reach')
    board.hover('A7')
    shown(app, f'^{NO_UNIT_POINTED}$')
    app.key('t')    # what a brush is about to change is shown alone
    board.hover('L9')
    shown(app, f'^{NO_UNIT_POINTED}$')
    app.key('v')
    shown(app, '^Equites L9: ')
    app.key('w')
    app.wait_gone('label', re.compile('^Equites L9: '))
    board_menu(app)
    app.wait_until(lambda: app.lacks('checked', 'check box', re.compile('^Reach of')), 'reach to be off')


@scenario('/ui/scout/threat-of-a-side')
def threat(desktop):
    app, board = from_data(desktop, 'Ticinus')
    board.hover('A1')
    app.shot('scout-none')

    def threats():
        """Those that the menu has checked: of Rome, of Carthage."""
        board_menu(app)
        checked = [app.wait_for('check box', re.compile(f'^Threat .*{side}$')).has('checked') for side in ('Rome', 'Carthage')]
        app.shot(f'scout-menu-{checked}')
        app.key('Escape')
        app.wait_gone('check box', re.compile('^Threat'))
        return checked
    app.key('d')
    assert threats() == [True, False]
    app.key('d')
    assert threats() == [False, True]
    app.key('d')
    assert threats() == [True, True]
    board_menu(app)
    shown(app, 'more units could hit')
    carthage = app.wait_for('check box', re.compile('^Threat .*Carthage$'))
    app.click(carthage)
    app.wait_until(lambda: not carthage.has('checked'), 'the threat of Rome again')
    app.key('Escape')
    app.wait_gone('check box', re.compile('^Threat'))
    app.key('d', 'd', 'd')
    assert threats() == [False, False]


main()

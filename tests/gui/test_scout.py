#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What units could do from where a scenario has them: reach under the pointer, threat of a side."""
import re

from battle import from_copy, from_data
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
    app.wait_until(lambda: app.lacks('checked', 'check box', re.compile('^Reach of')), 'reach to be off')
    app.wait_gone('label', re.compile('^Equites L9: '))


@scenario('/ui/scout/threat-of-a-side')
def threat(desktop):
    app, board = from_data(desktop, 'Ticinus')
    rome = app.wait_for('check box', re.compile('^Threat .*Rome$'))
    carthage = app.wait_for('check box', re.compile('^Threat .*Carthage$'))
    board.hover('A1')
    app.shot('scout-none')
    app.key('d')
    app.wait_until(lambda: rome.has('checked') and not carthage.has('checked'), 'the threat of Rome')
    app.shot('scout-rome')
    app.key('d')
    app.wait_until(lambda: carthage.has('checked') and not rome.has('checked'), 'the threat of Carthage')
    app.key('d')
    app.wait_until(lambda: carthage.has('checked') and rome.has('checked'), 'the threat of both')
    shown(app, 'more units could hit')
    app.shot('scout-both')
    app.click(carthage)
    app.wait_until(lambda: not carthage.has('checked') and rome.has('checked'), 'the threat of Rome again')
    app.key('d')
    app.key('d')
    app.key('d')
    app.wait_until(lambda: not rome.has('checked') and not carthage.has('checked'), 'no threat')


main()

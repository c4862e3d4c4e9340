#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole board in the Edit view: resized, shifted, mirrored."""
import re

from battle import board_menu, from_copy
from board import Board
from harness import main, scenario
from locales import NOTHING_LOST, sentence


def undoes_at_once(app):
    """All of it was one step."""
    app.key('ctrl+z')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'one step to undo')


def set_spin(app, dialog, name, number):
    node = app.wait_for('spin button', name, within=dialog)
    app.click(node, at=(12, 12))
    app.key('ctrl+a')
    app.type_text(str(number))
    app.key('Tab')
    app.wait_until(lambda: node.value == number, f'{name} to be {number}')


@scenario('/ui/whole-board/resize')
def resize(desktop):
    app, board, _ = from_copy(desktop)
    board_menu(app)
    app.click('push button', re.compile('^Re_?size…'))
    dialog = app.wait_for('dialog', 'Resize Board')
    apply = app.wait_for('push button', 'Resize', within=dialog)
    app.wait_for('label', NOTHING_LOST, within=dialog)
    assert not apply.has('sensitive'), 'nothing to apply yet'
    app.shot('resize-board')
    set_spin(app, dialog, 'Rows', 8)
    app.wait_for('label', re.compile(r'^1 item\b'), within=dialog)
    app.wait_for('label', re.compile('^Equites on L9'), within=dialog)
    app.shot('resize-board-loses')
    app.click(app.wait_for('push button', 'Bottom edge', within=dialog))
    app.wait_for('label', re.compile('on .1'), within=dialog)
    set_spin(app, dialog, 'Rows', 11)
    set_spin(app, dialog, 'Columns', 14)
    app.click(app.wait_for('push button', 'Middle', within=dialog))
    app.wait_for('label', NOTHING_LOST, within=dialog)
    app.shot('resize-board-middle')
    app.click(app.wait_for('push button', 'Resize', within=dialog))
    app.wait_gone('dialog', 'Resize Board')
    app.shot('resized-board')
    Board(app, 14, 11).says('B2', 'Hetairoi')
    Board(app, 14, 11).says('D9', 'Equites')
    undoes_at_once(app)
    board.says('A1', 'Hetairoi')


@scenario('/ui/whole-board/mirror-by-keyboard')
def mirror(desktop):
    app, board, _ = from_copy(desktop)
    board_menu(app)
    app.key('alt+m')
    dialog = app.wait_for('dialog', 'Mirror Board')
    app.shot('mirror-board')
    app.click(app.wait_for('check box', sentence('src/editor/dialogs/board-dialogs.c', '[ACIES_SYMMETRY_TOP_BOTTOM]'), within=dialog))
    app.click(app.wait_for('check box', 'Swap Armies', within=dialog))
    app.shot('mirror-board-swap')
    app.click(app.wait_for('push button', 'Mirror', within=dialog))
    app.wait_gone('dialog', 'Mirror Board')
    app.shot('mirrored-board')
    board.says('A9', 'Equites')
    board.says('F2', 'Macedonian Leader')
    undoes_at_once(app)
    board.says('A1', 'Hetairoi')


@scenario('/ui/whole-board/shift')
def shift(desktop):
    app, board, _ = from_copy(desktop)
    board_menu(app)
    app.key('alt+h')
    dialog = app.wait_for('dialog', 'Shift Board')
    app.wait_for('label', re.compile('Hetairoi on L1'), within=dialog)
    app.shot('shift-board')
    app.click(app.wait_for('push button', 'Cancel', within=dialog))
    app.wait_gone('dialog', 'Shift Board')
    board.says('L1', 'Hetairoi')
    assert not app.find('push button', 'Undo').has('sensitive'), 'cancelled'
    board_menu(app)
    app.key('alt+h')
    dialog = app.wait_for('dialog', 'Shift Board')
    app.click(app.wait_for('push button', 'Shift', within=dialog))
    app.wait_gone('dialog', 'Shift Board')
    board.says('B1', 'Hetairoi')
    board.says_not('A1', 'Hetairoi')
    undoes_at_once(app)
    board.says('L1', 'Hetairoi')


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hex maps of Tiled are opened: a dialog asks what their tiles are."""
import re
import shutil

from battle import titled
from board import Board
from desktop import root, unpacked
from harness import main, program, scenario
from locales import NOT_OPENED, NOT_SAVED, fill

CSV = root / 'tests/good/tmx/csv.tmx'
WIDE = unpacked / 'bad/tmx/columns-65.tmx'


def copy(desktop, file):
    return shutil.copy(file, desktop.home)


def asks(app):
    return app.wait_window('Import “csv.tmx”')


def row(app, dialog, word):
    return app.wait_for('combo box', word, within=dialog)


@scenario('/ui/tiled/asks-what-the-tiles-are')
def tiles(desktop):
    """What is not known stands first; what is chosen is imported, told, and remembered for the next map."""
    place = copy(desktop, CSV)
    app = desktop.launch([program(), place])
    dialog = asks(app)
    unknown = row(app, dialog, 'ground:4')
    app.wait_for('label', re.compile('^2 hexes · please choose'), within=unknown)
    app.wait_for('label', re.compile('^1 hex · guessed'), within=row(app, dialog, 'hexHill_02'))
    app.shot('tiled-asks')
    app.click(unknown)
    app.key('Down', 'Down', 'Down', 'Return')   # the fourth terrain
    app.wait_for('label', '2 hexes · chosen', within=row(app, dialog, 'ground:4'))
    app.click('push button', 'Import')
    app.wait_window(titled('csv'))
    app.wait_gone('combo box', 'ground:4')
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')
    Board(app, 5, 4).says('D3', 'Woods')
    app.shot('tiled-imported')
    app.kill()
    app = desktop.launch([program(), place])
    app.wait_for('label', '2 hexes · chosen', within=row(app, asks(app), 'ground:4'))
    app.kill()


@scenario('/ui/tiled/cancel-and-refuse')
def refused(desktop):
    """Nothing is opened; why a map cannot be a board is said in one sentence."""
    app = desktop.launch([program(), copy(desktop, CSV)])
    asks(app)
    app.key('Escape')
    app.wait_gone('push button', 'Import')
    app.wait_window('Acies')
    app.kill()
    app = desktop.launch([program(), copy(desktop, WIDE)])
    dialog = app.wait_for('dialog', fill(NOT_OPENED, 'columns-65.tmx'))
    app.wait_for('label', re.compile(r'\b65 × 4\b.* 64 × 64$'), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.quit()


main()

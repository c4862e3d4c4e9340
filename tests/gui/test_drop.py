#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are dragged out of another program and dropped on the window."""
import os
import re
import shutil
import sys

from battle import from_copy, scenarios, show_battles, show_tab, tabs, titled
from board import Board
from desktop import root
from harness import main, program, scenario
from locales import BUNDLED, NOT_OPENED, NOT_SAVED, UNSAVED_FOUND, fill, sentence

FOREST = re.compile(r'<terrain type="forest" hexes="[^"]*\bL7\b')
UNSAVED = re.compile('unsaved changes')
DESIGNERS = root / 'tests/good/json/unit-slips.json'
PICTURE = root / 'data/screenshots/play.png'


def hold_over(desktop, app, node, *files):
    """Drags files over the middle of a node and holds them there; gives the program they come from."""
    source = desktop.launch([sys.argv[2], *files])
    source.wait_window('Files')
    row = source.wait_for('label', os.path.basename(files[0]))
    source.wait_for('label', 'ready')
    source.drag_over(row, app, node)
    source.wait_for('label', 'wanted')
    return source


def drop(desktop, app, node, *files):
    source = hold_over(desktop, app, node, *files)
    source.release()
    source.wait_for('label', 'taken')


@scenario('/ui/drop/designers-json-on-the-library')
def designers_json(desktop):
    """It becomes a new scenario, the list tells what was put right, and the file stays as it was."""
    place = desktop.home / 'unit-slips.json'
    shutil.copy(DESIGNERS, place)
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    source = hold_over(desktop, app, app.wait_for('label', 'Elis'), place)
    app.shot('drop-held')
    app.wait_for('push button', 'Open Elis')
    source.release()
    source.wait_for('label', 'taken')
    dialog = app.wait_for('dialog', re.compile('“unit-slips.json” Was Imported'))
    app.wait_for('label', re.compile('the strength of Leader'), within=dialog)
    app.wait_for('label', 'unit-slips.json:13 · B2', within=dialog)
    app.shot('drop-imported')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_window(titled('unit-slips'))
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')
    Board(app, 5, 5).says('B1', 'Carthaginian Numidians')
    assert place.read_bytes() == DESIGNERS.read_bytes()
    app.key('ctrl+q')
    app.click('push button', 'Discard')
    app.wait_exit(0)


@scenario('/ui/drop/map-of-tiled')
def map_of_tiled(desktop):
    """The dialog asks what its tiles are; a guess and what is not known are changed, and the board is what was chosen."""
    place = desktop.home / 'csv.tmx'
    shutil.copy(root / 'tests/good/tmx/csv.tmx', place)
    before = place.read_bytes()
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    drop(desktop, app, app.wait_for('label', 'Elis'), place)
    dialog = app.wait_window('Import “csv.tmx”')
    for word, number, told in (('ground:4', 3, '2 hexes · chosen'), ('hexHill_02', 1, '1 hex · chosen')):

        def chosen(word=word, number=number, told=told):   # a list that is still closing swallows what is pressed
            row = app.wait_for('combo box', word, within=dialog)
            app.click(row)
            app.key('Home', *['Down'] * number, 'Return')
            return app.find('label', told, within=app.wait_for('combo box', word, within=dialog))
        app.wait_until(chosen, f'{word} to be chosen')
    app.shot('drop-map')
    app.click('push button', 'Import')
    app.wait_window(titled('csv'))
    app.wait_gone('combo box', 'ground:4')
    board = Board(app, 5, 4)
    board.says('D3', 'Woods')
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')
    assert place.read_bytes() == before
    app.process.terminate()
    app.wait_exit(0)
    app = desktop.launch([program()])
    app.click(app.wait_for('push button', 'Recover csv', within=app.wait_for('dialog', UNSAVED_FOUND)))
    app.wait_window(titled('csv'))
    app.wait_gone('dialog')
    Board(app, 5, 4).says('D3', 'Woods')
    app.process.terminate()


@scenario('/ui/drop/scenario-on-the-board')
def scenario_on_the_board(desktop):
    """The board is another one, not an order to paint or to move."""
    app, board, _ = from_copy(desktop)
    drop(desktop, app, board.node, scenarios / 'elis.acies')
    app.wait_window(titled('Elis'))
    app.wait_for('label', BUNDLED)
    assert app.find('dialog') is None
    app.click('push button', 'Edit')   # keys go to the program that the file came from until somebody clicks
    app.quit()


@scenario('/ui/drop/several-files')
def several_files(desktop):
    """Each file has a tab of its own, in their order; the last one is shown."""
    app = desktop.launch([program()])
    app.wait_window('Acies')
    show_battles(app)
    drop(desktop, app, app.wait_for('label', 'Elis'), scenarios / 'elis.acies', scenarios / 'pydna.acies')
    app.wait_window(titled('Pydna'))
    assert tabs(app) == ['Elis', 'Pydna'], tabs(app)
    assert len(app.windows) == 1, app.windows
    app.click('push button', 'Edit')
    app.quit()


@scenario('/ui/drop/on-unsaved-work')
def on_unsaved_work(desktop):
    """It keeps its tab, so nothing is asked before the other file is shown."""
    app, board, place = from_copy(desktop)
    before = place.read_bytes()
    app.key('t')
    app.click('push button', 'Forest')
    board.click('L7')
    app.wait_for('label', UNSAVED)
    drop(desktop, app, board.node, scenarios / 'elis.acies')
    app.wait_window(titled('Elis'))
    assert app.find('dialog') is None
    show_tab(app, '• Pydna')
    app.wait_window(titled('Pydna'))
    Board(app).says('L7', 'Forest')
    app.wait_for('label', UNSAVED)
    assert place.read_bytes() == before
    app.key('ctrl+s')
    app.wait_until(lambda: FOREST.search(place.read_text()), 'the forest in the file')
    app.quit()


@scenario('/ui/drop/foreign-file-on-unsaved-work')
def foreign_file(desktop):
    """One sentence says what it is and what to do; nothing is asked, and the work is as it was."""
    app, board, place = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('L7')
    app.wait_for('label', UNSAVED)
    drop(desktop, app, board.node, PICTURE)
    dialog = app.wait_for('dialog', fill(NOT_OPENED, 'play.png'))
    app.wait_for('label', re.compile('play.png: ' + sentence('src/formats/foreign.c', '{ "picture"') + '$'), within=dialog)
    app.shot('drop-foreign')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    board.says('L7', 'Forest')
    app.wait_for('label', UNSAVED)
    app.key('ctrl+z')
    board.says('L7', 'Clear')
    app.key('ctrl+shift+z', 'ctrl+s')
    app.wait_for('label', 'mine.acies')
    assert FOREST.search(place.read_text()), place.read_text()
    app.quit()


main()

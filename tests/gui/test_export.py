#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Battles leave the window in the format of another program, and are read back by the command line."""
import json
import os
import pathlib
import re
import subprocess

from battle import answer_export, choose_export, from_data, titled
from board import Board
from desktop import root
from harness import main, program, scenario
from locales import AS_JSON, BUNDLED, END_ROUND, NOT_EXPORTED, NOT_SAVED, NO_REGULAR, NO_TERRAIN, OTHER_TURN, fill, sentence
from table import wait_asked

TICINUS = root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies'
IN_MID_GAME = root / 'tests/good/json/in-mid-game.json'
LEFT_OUT = sentence('src/app/actions/export.c', 'ACIES_EXPORT_SHEET', 1)
TILED = 'Tiled map'
LAST_ROUND = fill(END_ROUND, '6')


def convert(source, target):
    """What acies-cli tells of it, a line each, without the name of the file and the code."""
    cli = pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    result = subprocess.run([cli, 'convert', source, '-o', target], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, check=True)
    return [re.sub(r'^[^:]*: (?:\w+: )?|\s*\[[^]]*\]$', '', line) for line in result.stderr.splitlines()]


def answer_in_front(app, button):
    """GTK asks, over its file dialog, whether a file shall be replaced; a list of completions may be over both."""
    dialog = app.wait_for('dialog', '')
    app.wait_for('push button', button, within=dialog).do_action('click')


def open_designers(desktop, file):
    """A file of the designer's program in the window, and its list of corrections closed."""
    app = desktop.launch([program(), file])
    dialog = app.wait_for('dialog', re.compile('Was Imported'))
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    return app


def close_told(app, name, told):
    """The list of what does not travel as it is holds just that."""
    dialog = app.wait_for('dialog', f'“{name}” Was Exported')
    app.wait_for('label', LEFT_OUT, within=dialog)
    for line in told:
        app.wait_for('label', line, within=dialog)
    assert len(app.wait_for('list', within=dialog).children) == len(told), dialog.tree()
    app.shot(f'export-told-{name}')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')


@scenario('/ui/export/tells-what-does-not-travel')
def what_does_not_travel(desktop):
    """The list holds what the command line prints; the rest comes back as it was."""
    app, board = from_data(desktop, 'Ticinus')
    place, back, again = (desktop.home / name for name in ('out/Ticinus.json', 'back.acies', 'Ticinus.json'))
    place.parent.mkdir()
    app.key('F10')
    app.wait_for('menu item', 'Export…')
    app.shot('export-menu')
    app.click('menu item', 'Export…')
    dialog = app.wait_window('What to Export')
    app.shot('export-what')
    app.wait_for('label', 'Resolution', within=dialog)
    app.click(app.wait_for('label', AS_JSON, within=dialog))
    app.wait_gone('label', 'Resolution', within=dialog)   # which is of pictures
    app.wait_gone('label', 'Options', within=dialog)
    answer_export(app)
    dialog = app.wait_window('Export Scenario')
    assert app.wait_for('text', within=dialog).text == 'Ticinus.json', dialog.tree()
    app.shot('export-dialog')
    app.choose_file('Export Scenario', place, 'Export')
    told = convert(TICINUS, again)
    assert told, 'everything travels'
    close_told(app, 'Ticinus.json', told)
    assert place.read_bytes() == again.read_bytes()
    convert(place, back)
    before, after = TICINUS.read_text(), back.read_text()
    for pattern in ('<unit .*/>', '<terrain .*/>', '<card .*/>', '<board .*>'):
        assert re.findall(pattern, after) == re.findall(pattern, before) != [], pattern
    app.wait_for('label', BUNDLED)   # the scenario is what it was, and where it was
    board.says('A1', 'A1')
    app.quit()


@scenario('/ui/export/edited-and-there-and-back')
def there_and_back(desktop):
    """What was read and changed is written, and what the other program takes otherwise told. Nothing is replaced unasked."""
    place = desktop.home / 'mid.json'
    place.write_bytes(IN_MID_GAME.read_bytes())
    app = open_designers(desktop, place)
    app.wait_window(titled('mid'))
    board = Board(app)
    app.key('t')
    app.click('push button', 'Woods')
    board.click('A1')
    choose_export(app, AS_JSON)
    app.choose_file('Export Scenario', place, 'Export')
    answer_in_front(app, 'Cancel')
    app.wait_gone('dialog', '')
    assert place.read_bytes() == IN_MID_GAME.read_bytes()
    app.wait_window('Export Scenario').find('push button', 'Export').do_action('click')
    answer_in_front(app, 'Replace')
    close_told(app, 'mid.json', [LAST_ROUND, fill(NO_TERRAIN, 'Woods', '1', 'Grass'),
                                 fill(OTHER_TURN, 'Rome', 'Carthage')])
    before, after = json.loads(IN_MID_GAME.read_text()), json.loads(place.read_text())
    assert after['Tiles'] == {**before['Tiles'], '(0,0)': 'Woods'}
    assert after['Units'] == before['Units']
    kept = list((desktop.home / '.local/state/acies/backups').iterdir())
    assert [path.read_bytes() for path in kept] == [IN_MID_GAME.read_bytes()], kept
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')


@scenario('/ui/export/game-as-it-stands')
def game(desktop):
    app = open_designers(desktop, IN_MID_GAME)
    board = Board(app)
    app.key('F5')
    wait_asked(app, re.compile('^Rome activates a unit'))
    board.click('G8')
    board.click('G7')
    wait_asked(app, re.compile('^Carthage'))
    place = desktop.home / 'in-mid-game'
    choose_export(app, AS_JSON)
    app.choose_file('Export Game', place, 'Export')
    close_told(app, 'in-mid-game.json', [LAST_ROUND])
    assert not place.exists()
    before, after = json.loads(IN_MID_GAME.read_text()), json.loads((desktop.home / 'in-mid-game.json').read_text())
    assert '(7,6)' in before['Units'] and '(7,6)' not in after['Units'] and '(6,6)' in after['Units']
    assert (before['CurrentPlayer'], after['CurrentPlayer']) == ('Carthage', 'Carthage')
    assert before['CurrentTurn'] == 'Rome' and 'CurrentTurn' not in after   # who leads has the turn
    convert(desktop.home / 'in-mid-game.json', desktop.home / 'again.acies')
    assert re.search(r'hex="G7"', (desktop.home / 'again.acies').read_text())


@scenario('/ui/export/as-a-map')
def as_a_map(desktop):
    """Of a battle that another format cannot hold a map is offered; the picture of its tiles goes beside it."""
    app, _ = from_data(desktop, 'Pydna')
    place, picture, again = (desktop.home / name for name in ('Pydna.tmx', 'Pydna-tiles.png', 'again/Pydna.tmx'))
    again.parent.mkdir()
    choose_export(app, TILED)
    dialog = app.wait_window('Export Scenario')
    assert app.wait_for('text', within=dialog).text == 'Pydna.tmx', dialog.tree()
    app.choose_file('Export Scenario', place, 'Export')
    close_told(app, 'Pydna.tmx', convert(root / 'data/rulesets/rome-vs-macedon/scenarios/pydna.acies', again))
    assert place.read_bytes() == again.read_bytes()
    assert picture.read_bytes() == (again.parent / 'Pydna-tiles.png').read_bytes()
    # the picture of a map that is gone is somebody's, perhaps
    place.unlink()
    picture.write_text('precious')
    choose_export(app, TILED)
    app.choose_file('Export Scenario', place, 'Export')
    dialog = app.wait_for('dialog', '“Pydna-tiles.png” Already Exists')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    assert picture.read_text() == 'precious' and not place.exists()
    app.quit()


@scenario('/ui/export/another-game-cannot')
def another_game(desktop):
    """A format that cannot hold the battle is not offered; who names it all the same is told why."""
    app, _ = from_data(desktop, 'Pydna')
    app.key('F10')
    app.click('menu item', 'Export…')
    dialog = app.wait_window('What to Export')
    app.wait_for('label', TILED, within=dialog)
    assert app.find('label', AS_JSON, within=dialog) is None
    answer_export(app, TILED)
    app.choose_file('Export Scenario', desktop.home / 'Pydna.json', 'Export')
    dialog = app.wait_for('dialog', fill(NOT_EXPORTED, 'Pydna'))
    app.wait_for('label', re.compile('^Pydna.json: .* Rome vs Carthage.* Rome vs Macedon$'), within=dialog)
    app.shot('export-cannot')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    assert not (desktop.home / 'Pydna.json').exists()
    app.quit()


@scenario('/ui/export/no-place-to-write')
def no_place(desktop):
    """What cannot be written is told, and nothing else happens."""
    app, _ = from_data(desktop, 'Ticinus')
    place = desktop.home / 'full.json'
    place.symlink_to('/dev/full')
    choose_export(app, AS_JSON)
    app.choose_file('Export Scenario', place, 'Export')
    answer_in_front(app, 'Replace')
    dialog = app.wait_for('dialog', fill(NOT_EXPORTED, 'Ticinus'))
    app.wait_for('label', fill(NO_REGULAR, str(place)), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    assert os.readlink(place) == '/dev/full'
    app.quit()


@scenario('/ui/export/replaces-nothing-unasked')
def nothing_unasked(desktop):
    """A name that gets its ending may be the name of a file that GTK did not ask about; so is one to be saved to."""
    app, _ = from_data(desktop, 'Ticinus')
    for ending, title, choose in (('.json', 'Export Scenario', lambda: choose_export(app, AS_JSON)),
                                  ('.acies', 'Save Scenario', lambda: app.key('ctrl+shift+s'))):
        (desktop.home / f'mine{ending}').write_text('precious')
        choose()
        app.choose_file(title, desktop.home / 'mine', title.split()[0])
        dialog = app.wait_for('dialog', f'“mine{ending}” Already Exists')
        app.click(app.wait_for('push button', 'Close', within=dialog))
        app.wait_gone('dialog')
        assert (desktop.home / f'mine{ending}').read_text() == 'precious'
    app.wait_for('label', BUNDLED)
    app.quit()


def report_to(app, folder):
    """Shows the report and saves it; gives its text."""
    app.key('F10')
    app.click(app.wait_for('menu item', 'Report a Problem…'))
    dialog = app.wait_for('dialog', 'Report a Problem')
    shown = app.wait_for('text', 'Text of the report', within=dialog).text
    app.shot('problem')
    app.key('alt+s')
    app.choose_file('Folder for the Report', folder, 'Save')
    return shown


@scenario('/ui/export/problem')
def problem(desktop):
    """A report is a folder with the text that was shown and the game, if one is shown."""
    folder = desktop.home / 'reports'
    folder.mkdir()
    app = desktop.launch([program(), TICINUS])
    app.wait_window(titled('Ticinus'))
    app.key('F5')
    wait_asked(app, re.compile('.'))
    shown = report_to(app, folder)
    app.wait_for('push button', 'Open Folder')
    saved, = folder.iterdir()
    assert {file.name for file in saved.iterdir()} == {'report.txt', 'game.aciesgame'}, list(saved.iterdir())
    assert (saved / 'report.txt').read_text() == shown
    for words in ('^Acies ', '^Libraries: GTK 4', '^Window: ', '^Seed: [0-9]+$', '^Ruleset: rome-vs-carthage, ', '^Last of '):
        assert re.search(words, shown, re.MULTILINE), shown
    app.key('alt+Home')   # to the library, where nothing is open
    app.wait_for('push button', 'Learn to Play')
    report_to(app, folder)
    app.wait_until(lambda: len(list(folder.iterdir())) == 2, 'another report')
    other, = set(folder.iterdir()) - {saved}
    app.wait_until(lambda: (other / 'report.txt').exists(), 'its text')
    assert [file.name for file in other.iterdir()] == ['report.txt']
    app.quit()


main()

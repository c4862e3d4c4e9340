#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of problems in the Edit view: what is wrong, live, and what puts it right."""
import json
import pathlib
import re
import subprocess

from battle import from_copy, scenarios
from board import Board
from desktop import root
from harness import main, program, scenario
from locales import CANNOT_PLAY, sentence

BATTLEPLAY = scenarios.parents[1] / 'battleplay' / 'scenarios'
CARTHAGE = scenarios.parents[1] / 'rome-vs-carthage' / 'scenarios'


def from_altered(desktop, path, *changes):
    """Opens a battle with each old text of its file replaced by the new one."""
    text = path.read_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    place = desktop.home / 'altered.acies'
    place.write_text(text)
    app = desktop.launch([program(), place])
    app.wait_for('page tab', re.compile('^Problems'))
    return app, Board(app)


def counted(app, count):
    return app.wait_for('page tab', f'Problems ({count})' if count else 'Problems')


def open_problems(app, count):
    app.click(counted(app, count))


def row(app, words):
    return app.wait_for('list item', re.compile(words))


def fix_buttons(app):
    return app.find_all('push button', re.compile('^Fix: '))


@scenario('/ui/problems/made-seen-and-fixed')
def made_and_fixed(desktop):
    app, board, _ = from_copy(desktop, 'Elis')
    app.key('t')
    app.click('push button', 'River')
    open_problems(app, 0)
    app.wait_for('label', 'No Problems')
    app.shot('problems-none')
    board.click('E7')
    open_problems(app, 1)   # live: nobody asked for it
    row(app, 'Error: Principes .*E7.* River')
    app.wait_for('label', re.compile(r'^1 error\b'))
    app.wait_for('label', 'E7 · Rome · RVM-T8')
    app.shot('problems')
    app.click(fix_buttons(app)[0])
    counted(app, 0)
    board.says('E7', 'River')
    board.says_not('E7', 'Principes')
    app.key('ctrl+z')   # one step
    counted(app, 1)
    board.says('E7', 'Principes')
    app.key('ctrl+shift+z')
    counted(app, 0)


@scenario('/ui/problems/click-goes-there')
def click_goes_there(desktop):
    app, board = from_altered(desktop, CARTHAGE / 'ticinus.acies', ('<title>', '<title>Wide '),
                              ('columns="12" rows="9"', 'columns="60" rows="60"'),
                              ('</army>\n  <army side="carthage"', '  <unit type="velites" hex="AZ59" figures="9"/>\n  </army>\n  <army side="carthage"'))
    app.key('v')
    open_problems(app, 1)
    app.click(row(app, 'Velites on AZ59: 9 figures'))
    app.click('page tab', 'Selection')
    app.wait_for('label', 'AZ59, Grass')   # the selected hex
    open_problems(app, 1)
    app.click(fix_buttons(app)[0])
    counted(app, 0)


@scenario('/ui/problems/keys-go-to-the-page')
def keys_go(desktop):
    app, _ = from_altered(desktop, CARTHAGE / 'ticinus.acies', ('hand-size="3"', 'hand-size="0"'))
    open_problems(app, 2)
    app.key('F6', 'Right')
    app.wait_until(lambda: counted(app, 2).has('focused'), 'the tab to have the focus')
    app.key('Tab', 'Tab', 'Tab', 'Return')   # the next tab, Fix All, then the first problem
    app.wait_until(lambda: app.has('selected', 'page tab', 'Armies'), 'the page of the armies')
    app.wait_until(lambda: any(item.has('focused') for item in app.find_all('list item', re.compile('^(Error|Warning): '))),
                   'the problem to keep the focus, not a field of the page')


@scenario('/ui/problems/fix-all')
def fix_all(desktop):
    app, board = from_altered(desktop, CARTHAGE / 'ticinus.acies', ('morale="3"', 'morale="0"'))
    app.key('F9')
    app.click('page tab', 'Victory')
    app.wait_gone('page tab', re.compile('^Problems'))
    app.click('push button', 'Problems, 2 errors')   # beside the page
    assert app.has('selected', 'page tab', 'Victory')
    rome, carthage = row(app, 'Rome'), row(app, 'Carthage')
    app.key('F8')
    app.wait_until(lambda: rome.has('focused') and app.has('selected', 'page tab', 'Armies'), 'the first problem, and its page')
    app.shot('problems-beside')
    for key, there in (('F8', carthage), ('F8', rome), ('shift+F8', carthage)):
        app.key(key)
        app.wait_until(lambda there=there: there.has('focused'), f'{key} to lead to {there}')
    app.key('Tab', 'Return')   # its fix
    app.wait_for('push button', 'Problems, 1 error')
    app.key('ctrl+z', 'ctrl+1')
    app.wait_gone('page tab', re.compile('^Problems'))   # F9 hid the column beside the board
    app.key('F9')
    open_problems(app, 2)
    app.wait_for('label', re.compile('^2 errors'))
    app.wait_until(lambda: len(fix_buttons(app)) == 2, 'a button for each')
    app.click('push button', 'Fix All')
    counted(app, 0)
    app.wait_for('label', 'No Problems')
    app.wait_for('push button', 'Problems, none')
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the focus, as the button is gone')
    app.key('u')   # so that tools have their keys
    app.wait_for('push button', 'Roman Leader')
    app.key('ctrl+z')   # all of it was one step
    counted(app, 2)


@scenario('/ui/problems/cards-of-a-stack')
def of_a_stack(desktop):
    """Of several cards on a square the one is moved that may not lie there. What no fix is known for is said."""
    app, _ = from_altered(desktop, BATTLEPLAY / 'vicus-gothi.acies',
                          ('type="slingers" hex="C1"', 'type="slingers" hex="F1"'), ('type="talented-general" hex="B3"', 'type="talented-general" hex="F3"'),
                          ('<title>Vicus Gothi</title>', ''))
    open_problems(app, 3)
    row(app, 'Warning: Talented General .*F3 .*Rome')
    row(app, 'Warning: Slingers .*F1')
    app.wait_for('label', 'F1 · Barbaricum · BP-R18')
    app.wait_for('push button', 'Fix: Move to E1')
    app.shot('problems-stack')
    app.click('push button', 'Fix All')
    app.wait_toast('1 problem is left for you to fix.')
    counted(app, 1)
    app.wait_until(lambda: row(app, 'Warning: .*title').has('focused'), 'the problem that is left to have the focus')
    app.key('ctrl+z')
    counted(app, 3)


def validated(file):
    """What the command line finds in the file: a sentence each."""
    cli = pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    result = subprocess.run([cli, 'validate', '--json', file], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    return json.loads(result.stdout)


@scenario('/ui/problems/what-was-wrong-with-the-file')
def of_the_file(desktop):
    """It stands there as the command line tells it, also while the battle is edited, until the battle is saved."""
    slips = root / 'tests/good/json/unit-slips.json'
    expected = [finding['message'] for finding in validated(slips)]
    assert len({finding['severity'] for finding in validated(slips)}) > 1
    app = desktop.launch([program(), slips])
    dialog = app.wait_for('dialog', re.compile('Was Imported'))
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    open_problems(app, len(expected))

    def told():
        rows = [item.name.split(': ', 1)[1] for item in app.find_all('list item', re.compile('^(Error|Warning|Note|Fixed): '))]
        return sorted(rows) == sorted(expected)
    app.wait_until(told, 'what the command line tells')
    app.shot('problems-of-the-file')
    app.wait_for('label', sentence('src/editor/panels/findings-panel.c', 'sum = g_strdup ('))   # they keep nobody from that
    app.key('t')
    app.click('push button', 'Woods')
    Board(app, 5, 5).click('A1')
    open_problems(app, len(expected))
    app.key('ctrl+s')
    app.choose_file('Save Scenario', desktop.home / 'saved.acies', 'Save')
    counted(app, 0)
    assert validated(desktop.home / 'saved.acies') == []
    app.quit()


@scenario('/ui/problems/what-does-not-fit-on-the-sheet')
def off_the_sheet(desktop):
    """Texts that overflow the printed sheet are problems while they do."""
    words = 'too long for the scenario sheet'
    text = (scenarios / 'pydna.acies').read_text()
    for kind, times in (('briefing', 150), ('notes', 75)):
        long = 'The line advanced over broken ground. ' * times
        text = re.sub(f'<{kind}>.*?</{kind}>', f'<{kind}>{long}</{kind}>', text, flags=re.S)
    path = desktop.home / 'long.acies'
    path.write_text(text)
    expected = [finding['message'] for finding in validated(path)]
    assert expected and all(words in message for message in expected), expected
    app = desktop.launch([program(), path])
    open_problems(app, len(expected))
    for message in expected:
        row(app, re.escape(message))
    app.shot('problems-sheet')
    app.quit()


@scenario('/ui/problems/play-is-refused')
def refused(desktop):
    app, _ = from_altered(desktop, scenarios / 'elis.acies', ('morale="3"', 'morale="0"'), ('end-round="7"', 'end-round="30"'))
    app.key('F5')
    app.wait_for('label', CANNOT_PLAY)
    app.key('Escape')
    app.wait_gone('label', CANNOT_PLAY)
    row(app, 'Error: Rome starts without morale')
    row(app, r'Warning: .*\bround 30\b')
    app.shot('problems-refused')


if __name__ == '__main__':
    main()

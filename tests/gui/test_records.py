#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records in the Library: a game that ends is there, is looked through, deleted and restored, filtered, and exported."""
import re

from acting import cli, rulesets
from harness import main, program, scenario

ELIS = rulesets / 'rome-vs-macedon/scenarios/elis.acies'
ROW = re.compile('^(Won|Lost|Draw|.* won): ')


def folder(desktop):
    return desktop.home / '.local/share/acies/records'


def ended(desktop, name='ended.aciesgame'):
    """A game of two people that computers have played to its end, whose last step can be undone."""
    game = desktop.home / name
    cli('play', ELIS, '--players', 'random', '--seed', '3', '--save', game)
    text = re.sub(r'<table.*?(/>|</table>)', '', game.read_text(), flags=re.S)
    game.write_text(text.replace('<log ', '<table undo="take-backs"/><log '))
    return game


def rows(app):
    return [label for label in app.find_all('label', ROW)]


@scenario('/ui/records/a-game-ends')
def a_game_ends(desktop):
    app = desktop.launch([program(), ended(desktop)])
    app.wait_window(re.compile('^Elis'))
    app.wait_for('push button', 'Records')
    app.shot('records-end')
    app.key('ctrl+z')
    app.wait_gone('push button', 'Records')
    assert not folder(desktop).exists(), 'nothing ended while the program ran'
    app.key('ctrl+shift+z')
    app.wait_for('push button', 'Records')
    app.wait_until(lambda: len(list(folder(desktop).glob('*.aciesgame'))) == 1, 'a record')
    app.click('push button', 'Records')
    app.wait_until(lambda: len(rows(app)) == 1, 'the game in the list')
    app.shot('records')
    app.quit()


main()

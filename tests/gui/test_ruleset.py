#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A scenario of one game becomes one of another, and comes back."""
import re

from battle import from_copy
from harness import main, scenario
from locales import IN_PROGRESS, PLAYS_ORDER, fill
from table import wait_asked


def ask_for_carthage(app):
    """The first of the games that the battle can be one of."""
    dialog = app.wait_for('dialog', re.compile('Ruleset'))
    with app.popped_up():
        app.click(app.wait_for('combo box', re.compile('^Ruleset'), within=dialog))
        app.key('Home', 'Return')
    return dialog


@scenario('/ui/ruleset/changed-and-undone')
def changed(desktop):
    """What cannot come along is told first; board, palettes and art are those of the other game; undo brings all back."""
    app, board, place = from_copy(desktop)
    before = place.read_bytes()
    app.key('F10')
    app.click('menu item', 'Change Ruleset…')
    dialog = ask_for_carthage(app)
    app.wait_for('label', re.compile('^2 units .*: Roman Elephants$'), within=dialog)
    app.shot('ruleset')
    app.key('Escape')
    app.wait_gone('dialog')
    board.says('F7', 'Clear', 'Principes')

    app.key('F10')
    app.click('menu item', 'Change Ruleset…')
    dialog = ask_for_carthage(app)
    app.click(app.wait_for('push button', 'Change', within=dialog))
    board.says('F7', 'Grass', 'Infantry')
    board.says('K8', 'Grass')
    app.key('t')
    app.click('push button', 'Woods')
    board.click('A9')
    board.says('A9', 'Woods')
    app.key('ctrl+s')
    app.wait_until(lambda: 'ruleset="rome-vs-carthage"' in place.read_text(), 'the other ruleset in the file')

    app.key('ctrl+z', 'ctrl+z')
    board.says('F7', 'Clear', 'Principes')
    board.says('K8', 'Elephants')
    app.click('push button', 'Forest')   # the palette is that of this game again
    board.click('A9')
    board.says('A9', 'Forest')
    app.key('ctrl+z', 'ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    assert place.read_bytes() == before
    app.quit()


@scenario('/ui/ruleset/a-game-goes-on-by-its-own')
def game_goes_on(desktop):
    """A game that was begun before is played on by the rules, and with the art, that it began with."""
    app, board, _ = from_copy(desktop)
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of'))
    wait_asked(app, re.compile(fill(PLAYS_ORDER, 'Macedon')))
    app.click('push button', 'Line Order')
    app.wait_for('status bar', re.compile('Macedon orders a row'))
    app.key('F5')
    app.wait_for(None, 'Terrain')
    app.key('F10')
    app.click('menu item', 'Change Ruleset…')
    dialog = ask_for_carthage(app)
    app.click(app.wait_for('push button', 'Change', within=dialog))
    board.says('F7', 'Grass', 'Infantry')
    app.key('F5')
    dialog = app.wait_for('dialog', IN_PROGRESS)
    app.click(app.wait_for('push button', 'Continue Game', within=dialog))
    wait_asked(app, re.compile('Macedon orders a row'))
    app.shot('ruleset-game-goes-on')
    app.key('F5')
    app.wait_for(None, 'Terrain')
    board.says('F7', 'Grass', 'Infantry')


@scenario('/ui/ruleset/not-in-play')
def not_in_play(desktop):
    app, _, _ = from_copy(desktop)
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of'))
    app.key('F10')
    app.wait_for('menu item', 'Export…')
    assert not app.find('menu item', 'Change Ruleset…')


main()

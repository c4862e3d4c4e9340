#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that lie open in the window: in a row for all to take from, and before the sides that laid them."""
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'gui'))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import HAND_OVER, POINTED, SET_HAND, fill  # noqa: E402
from table import ASKED, Game  # noqa: E402

battle = pathlib.Path(__file__).resolve().parent / 'data/rows/rulesets/rows/scenarios/three-schools.acies'
ROW = 'Lots on the Sand'
TAKE = re.compile('^Take (?!None)')
FAVOURS = 'take mercy\n' * 3
SEED = '2'   # one lot of each kind lies open in the first turn


def opened(desktop, place):
    app = desktop.launch([program(), place])
    app.wait_window(re.compile('^(Three Schools|game)'))
    return app, Game.going_on(app, Board(app, columns=7, rows=6))


def played(desktop, commands):
    """A game in which that has been done already, with the same draws always."""
    place = desktop.home / 'game.aciesgame'
    subprocess.run([sys.argv[3], 'play', battle, '--quiet', '--seed', SEED, '--save', place, '--commands', '-'],
                   input=commands, check=True, capture_output=True, encoding='utf-8')
    return opened(desktop, place)


def cards(app, heading):
    """Names of the cards that are listed below a heading; none where it is not there."""
    found = app.find('list', heading)
    return [node.name for node in found.children] if found else []


def offered(app):
    return {node.name for node in app.find_all('push button', TAKE)}


def is_told(app, words):
    """Beside the board, of the card that is pointed at."""
    panel = app.find('panel', POINTED)
    return panel is not None and app.find('label', words, within=panel) is not None


def seated(app, game, school):
    """Nothing is taken before the screen is."""
    app.wait_for(ASKED, fill(HAND_OVER, f'{school} School'))
    assert cards(app, ROW) and not offered(app)
    game.is_asked(f'{school} School may take a lot')   # takes the screen, too


@scenario('/ui/rows/begun')
def begun(desktop):
    """From one's own deck a hand is set; from the row, which is filled then, it is not."""
    place = desktop.home / 'mine.acies'
    shutil.copy(battle, place)
    place.chmod(0o644)
    app, game = opened(desktop, place)
    app.key('F5')
    for school in ('Green', 'Blue', 'Red'):
        app.wait_for(ASKED, fill(HAND_OVER, f'{school} School'))
        app.key('Return')
        game.is_asked(f'{school} School chooses favours')
        app.wait_for('label', re.compile(f'^{SET_HAND}'))
        app.wait_for('label', ROW)
        app.wait_for('label', 'None')
        app.shot(f'rows-favours-{school.lower()}')
        app.click('push button', 'Take Mercy')
    app.wait_for(ASKED, re.compile(f'^{fill(HAND_OVER, "Green School")}'))
    app.wait_until(lambda: cards(app, ROW), 'the lots')
    assert not offered(app)
    app.key('Return')
    game.is_asked('Green School may take a lot')
    assert not app.find('label', re.compile(f'^{SET_HAND}'))
    assert offered(app) == {f'Take {name.split(" ×")[0]}' for name in cards(app, ROW)}
    game.goes_on(r'face-up\b.*\bP$')
    app.shot('rows-begun')
    app.quit(game=True)


@scenario('/ui/rows/taken')
def taken(desktop):
    """By pointer, by keys, and as a screen reader does; what is good for nothing lies before its school for all to see."""
    app, game = played(desktop, FAVOURS)
    seated(app, game, 'Green')
    assert cards(app, ROW) == ['White Lot', 'Red Lot', 'Blank Lot'], cards(app, ROW)
    app.hover(app.find('push button', 'Take Red Lot'))
    app.wait_until(lambda: is_told(app, 'Played like Mercy.') and is_told(app, 'Lots'), 'what a Red Lot does')
    app.shot('rows-pointed')
    app.click('push button', 'Take Red Lot')
    game.is_asked('Green School acts')
    app.wait_until(lambda: cards(app, ROW) == ['White Lot', 'Blank Lot'], 'the row without it')
    assert not offered(app)
    game.logs('Green School takes Red Lot')
    assert 'Red Lot' in game.hand()
    app.key('ctrl+z')
    app.wait_until(lambda: len(offered(app)) == 3, 'the row with it')
    app.key('ctrl+shift+z')
    game.is_asked('Green School acts')
    app.key('d')

    seated(app, game, 'Blue')
    app.key('F6')
    for _ in range(10):
        if app.has('focused', 'push button', 'Take White Lot'):
            break
        app.key('Tab')
    app.wait_until(lambda: is_told(app, 'Played like Shields Up.'), 'what a White Lot does')
    app.key('space')
    game.is_asked('Blue School acts')
    game.logs('Blue School takes White Lot')
    app.key('d')

    seated(app, game, 'Red')
    assert not app.find('list', 'Red School')
    app.wait_for('push button', 'Take Blank Lot').do_action('click')
    game.is_asked('Red School acts')
    app.wait_until(lambda: cards(app, 'Red School') == ['Blank Lot'], 'the lot before its school')
    assert 'Blank Lot' not in cards(app, ROW)
    app.shot('rows-laid')
    app.quit(game=True)


if __name__ == '__main__':
    main()

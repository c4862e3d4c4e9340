#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of the window that the README and software centres show: screenshots.py ACIES FOLDER [--all]

Each is the window alone with its shadow, as a desktop shows it, in a picture of 1000 by 700 pixels: software centres
scale larger ones down until nothing can be read. What there is to see is played here, command by command.

With --all: every screen in every size and style that has to serve, to be looked at before a release.
"""
import os
import re
import subprocess
import sys

from battle import from_data, from_library
from board import Board
from desktop import Desktop, end_cleanly_on_signals, root
from harness import program
from locales import DECLARES_CHARGES, fill
from patience import wait_for_rest
from table import look, wait_asked
from x11 import write_png

WIDTH, HEIGHT = 1000, 700
SHADOW = 60   # pixels for the shadow at both sides together; what falls beyond cannot be seen
SETTINGS = f'window-width={WIDTH - SHADOW}\nwindow-height={HEIGHT - SHADOW}\n'

# Principes have come too far: the phalanx falls upon them.
ELIS = '''play group-order; order H6; attack H6 I4; pass; dice 3 4; retreat I3; move H7 G5; pass; put-back mixed-order;
put-back line-order; take counter-attack; take advance-attack; take mixed-order; play group-order; order F3; move E3 F4;
move E2 F5; move G3 G4; attack G4 G5; pass; pass; dice 5 2 6; pass'''

# Carthage attacks, and may call a second unit to the fight.
TICINUS = '''take cavalry-pursue; done; take advance; take envelopment; take cavalry-counter; done; done; move F8 E5; move E1 F4;
move E8 F5; move G2 E4; move F9 D6; move E2 G4; move G8 G5; move F2 H5; move D8 F6; move H1 H3; move H8 H6; done select;
take flanking; take mixed-order; done; move D6 D3; attack E4 F5; pass; pass; dice 2 6; dice 1; play cavalry-counter; dice 4;
dice 3; pass; attack F5 E4; pass; pass; dice 4; dice 5; pass; attack F4 F5; pass'''

# After the shots and three fights of the charge Barbaricum picks a file.
VICUS_GOTHI = '''attack C3 C1 scorpio; dice green:cross; fight C3; dice white:special; attack A1 A3 javelinmen; dice black:special;
dice black:cross black:cross; attack E3 E1; dice yellow:cross white:blank; dice green:special; attack C1 C3; yes;
dice yellow:special white:cross; dice white:special; attack B3 B1; yes; dice yellow:skull white:blank yellow:cross;
dice green:cross'''

# In the second turn a legion is beside the stream, and a phalanx has faced about before it.
LEUCUS = '''dice d6:4 d6:5; move I12 K8 general; move K12 I8 commander; dice average:4 average:4 d6:5 d6:1 d6:3 d6:4
d6:6 d6:4 d6:4 average:5; move L6 J8 commander; inspire J6; inspire J6; dice d6:5 d6:3; go J11; add 1; dice average:5;
move J11 J10; move J10 J11; go M11; add 1; dice average:4; move M11 M9; attack M9 L7; dice d6:2 d6:1; go I7; add 2;
dice average:3 d6:5; move I7 H8; done; done; go I12; add 1; dice average:4; move I12 H10; go J12; add 1; dice
average:5; move J12 K10; go O12; add 1; dice average:4; move O12 O10; go M12; add 1; dice average:5; move M12 M11;
done; go K6; add 1; dice average:4; move K6 K7; done; go I6; add 1; dice average:5; move I6 I7; done; go M6; add 1;
dice average:4; move M6 N7; done; go O6; add 1; dice average:3; move O6 P7; done; go H6; add 1; dice average:2; done;
step J6 K5; go L6; add 1; dice average:2; done; attack H10 H8; attack M9 L7; attack N7 M9; attack L7 M9; pass; dice
d6:1 d6:3 d6:6 d6:2 d6:2 d6:6 d6:1 d6:5 d6:5; dice d6:2 d6:4 d6:3 d6:3; dice d6:2 d6:1 d6:4 d6:1 d6:6; dice d6:1 d6:5
d6:5 d6:3; dice average:4 d6:4; then 1; dice average:3 d6:3; then 2; dice d6:4 d6:3; move J8 K7; inspire K5; inspire
K5; dice d6:6 d6:2 d6:3; move K8 L7; move I8 H9; inspire L7; dice average:4 d6:6 d6:4 d6:4 d6:4 d6:6 d6:4 average:2;
attack K3 L7; dice d6:6; dice d6:5; go K3; add 2; dice average:3 d6:2; move K3 L4; go J11; add 1; dice average:3; move
J11 I10; redress L7; go N7; add 1; dice average:3; wheel 2; go H6; add 1; dice average:3; move H6 H7; go P7; add 1;
dice average:4; move P7 P8; done; step I7 I6; go K5; add 1; dice average:2; done; go K7; add 1; dice average:3; done;
go L6; add 1; dice average:3; move L6 M7; done; go H12; add 1; dice average:4; move H12 H11; move H11 G10; go K10; add
1; dice average:4; move K10 L9; done; go H9; add 1; dice average:4; done; go K12; add 1; dice average:5; move K12 K11;
done; go O10; add 1; dice average:2; done; done'''

# Eagle has finished a legion, and can lay another card.
RIVALS = '''dice blue:1; dice blue:2; draw river-crossing; draw ready-general; draw great-host; draw twin-standards; put-back
great-host; draw four-legions; draw eager-staff; draw three-colours; put-back four-legions; draw gold-right-upper; draw
purple-centre-both; draw purple-right-upper; draw green-centre-plain; draw redeploy; draw drill; draw oath; draw levy;
take redeploy; take drill; take oath; take levy; draw standards; draw plans; draw strategize; draw redeploy; draw calm;
play gold-right-upper E2; dice red:6; token 2; consult E3 commander-die; take standards; draw volley; done; draw
red-right-lower; play purple-right-upper E8; dice red:3; token 2; play levy; draw red-left-upper; draw
green-right-upper; requisition; put-back red-left-upper; done; draw purple-left-lower; draw omens; play red-right-lower
E1; dice red:4; token 3; play standards; done; draw gold-centre-plain; play green-right-upper F9; dice black:3 black:5;
set E9; token 4; give E9 legion-die; reward 1; dice check:5; play drill; done; draw grey-left-upper; draw mud; play
purple-centre-both E5; dice red:2; pass; done; draw green-right-lower'''


def game_of(desktop, ruleset, title, commands):
    """A game that has come so far, opened in the window."""
    cli = os.path.join(os.path.dirname(program()), '../cli/acies-cli')
    scenario = root / f'data/rulesets/{ruleset}/scenarios/{title}.acies'
    game = desktop.home / f'{title}.aciesgame'
    lines = '\n'.join(line.strip() for line in commands.replace('\n', ' ').split(';'))
    subprocess.run([cli, 'play', scenario, '--quiet', '--seed', '1', '--save', game, '--commands', '-'],
                   input=lines, encoding='utf-8', stdout=subprocess.DEVNULL, check=True)
    app = desktop.launch([program(), game])
    return app, Board(app)


def play(desktop):
    app, board = game_of(desktop, 'rome-vs-macedon', 'elis', ELIS)
    wait_asked(app, re.compile('moves and attacks'))
    board.click('F3')
    board.says('E4', 'Clear')
    return app


def fight(desktop):
    app, board = game_of(desktop, 'rome-vs-carthage', 'ticinus', TICINUS)
    wait_asked(app, re.compile('cards before'))
    look(app)
    board.says('J8', 'Grass')
    return app


def charge(desktop):
    app, board = game_of(desktop, 'battleplay', 'vicus-gothi', VICUS_GOTHI)
    board = Board(app, columns=7, rows=3, squares=True)
    wait_asked(app, re.compile('picks the next file'))
    board.click('D1')
    board.says('D3', 'Roman Republican Legionaries')
    return app


def legion(desktop):
    app, board = game_of(desktop, 'legio-vi', 'leucus', LEUCUS)
    board = Board(app, columns=24, rows=18)
    wait_asked(app, re.compile(fill(DECLARES_CHARGES, '')))
    board.click('H9')
    board.says('H7', 'Peltasts')
    wait_for_rest()   # the odds
    return app


def table(desktop):
    app, board = game_of(desktop, 'legions', 'old-rivals', RIVALS)
    board = Board(app, columns=9, rows=11, squares=True)
    wait_asked(app, re.compile('Eagle may lay an Army card'))
    app.click('push button', 'Grey Left Wing, Upper')
    board.says('E9', 'Green Starting Card')
    app.scroll(board.node, -2, at=board.at('E9'), keys='ctrl')   # else its dice would be small
    app.hover(board.node, board.at('E9'))
    return app


def edit(desktop):
    app, board = from_library(desktop, 'Pydna')
    app.key('d')   # the threat of Rome
    board.click('K8')
    board.says('J8', 'Elephants')
    return app


def armies(desktop):
    app, board = from_library(desktop, 'Cynoscephalae')
    board.says('L9', 'Clear')
    app.click('page tab', 'Armies')
    app.wait_until(lambda: app.has('selected', 'page tab', 'Armies'), 'the page Armies')
    return app


def library(desktop):
    app = desktop.launch([program()])
    app.wait_for('push button', 'Choose a Battle')
    return app


SCENES = {'play': play, 'ticinus': fight, 'battleplay': charge, 'legio-vi': legion, 'legions': table,
          'edit': edit, 'armies': armies, 'library': library}
DARK = ('play', 'edit')   # shown in the dark style, too


def before_play(desktop):
    """A battle that asks who plays before it begins."""
    app, _ = from_data(desktop, 'Pydna', **desktop.asks)
    return app


def keys(*names):
    return lambda app: app.key(*names)


def export(app):
    app.key('F10')
    app.click('menu item', 'Export…')
    app.wait_window('What to Export')


# Further screens: what is opened, what shows it, and whether it covers the window.
SCREENS = {'games': (library, keys('ctrl+2'), False), 'my-battles': (library, keys('ctrl+3'), False),
           'search': (library, keys('ctrl+f', 'p', 'y'), True), 'menu': (library, keys('F10'), True),
           'new': (library, keys('ctrl+n'), True), 'shortcuts': (library, keys('ctrl+question'), True),
           'battle': (edit, keys('ctrl+2'), False), 'edit-armies': (edit, keys('ctrl+3'), False),
           'victory': (edit, keys('ctrl+4'), False), 'edit-folded': (edit, keys('F9'), False), 'edit-menu': (edit, keys('F10'), True),
           'fairness': (edit, keys('ctrl+shift+f'), True), 'export': (edit, export, True), 'new-game': (before_play, keys('F5'), True),
           'play-folded': (play, keys('F9'), False), 'play-alone': (play, keys('F11'), True), 'play-hand': (play, keys('h'), False), 'play-rules': (play, keys('F1'), False)}
SIZES = ((1280, 800), (1920, 1080), (1024, 600), (800, 1280), (360, 640))
CONTRAST = {'ADW_DEBUG_HIGH_CONTRAST': '1'}
# Name, sizes, variables of the program, how large the text is.
STYLES = (('', SIZES, {}, 1), ('-dark', (SIZES[0], SIZES[-1]), {'ACIES_SHOT_DARK': '1'}, 1),
          ('-contrast', (SIZES[0], SIZES[-1]), CONTRAST, 1), ('-large', (SIZES[0],), {}, 2))


def take(desktop, app, path):
    """The window in the middle of its picture, with as much of its shadow as there is room for."""
    windows = desktop.display.windows_of(app.process.pid)
    app.wait_until(lambda: desktop.display.is_focused(windows), 'the window to be the active one')
    desktop.wait_steady()
    width, height, pixels = desktop.display.pixels_of(windows[0])
    left, top = (width - WIDTH) // 2, (height - HEIGHT) // 2
    rows = [pixels[4 * (width * y + left):][:4 * WIDTH] for y in range(top, top + HEIGHT)]
    write_png(path, WIDTH, HEIGHT, b''.join(rows), alpha=True)
    print(path, flush=True)


def take_screen(desktop, app, window, size, show, path):
    """What the screen shows of the window in that size, with what lies over it."""
    display = desktop.display
    display.resize(window, *size)
    app.wait_until(lambda: display.place_of(window)[2:] == size, f'a window of {size[0]}x{size[1]}')
    wait_for_rest()
    show(app)
    wait_for_rest()
    place = display.place_of(window)   # of all of the display, on the full screen
    write_png(path, *place[2:], display.pixels(*place))
    print(path, flush=True)


def start(desktop, scene):
    """The program, and its window."""
    desktop.new_home()
    app = scene(desktop)
    window, = [one for one in desktop.display.windows_of(app.process.pid) if desktop.display.title_of(one)]
    return app, window


def take_all(desktop, folder):
    screens = {name: (scene, keys(), False) for name, scene in SCENES.items()} | SCREENS
    for style, sizes, variables, factor in STYLES:
        os.environ.update(variables)
        desktop.display.scale_texts(factor)
        for name, (scene, show, covers) in screens.items():
            app = None
            for size in sizes:
                shown = app is not None
                if covers or not shown:   # a window does not change its size under a menu or a dialog
                    desktop.close_apps()
                    app, window = start(desktop, scene)
                path = os.path.join(folder, f'{name}-{size[0]}x{size[1]}{style}.png')
                take_screen(desktop, app, window, size, show if covers or not shown else keys(), path)
            desktop.close_apps()
        for variable in variables:
            del os.environ[variable]


def main():
    folder = os.path.abspath(sys.argv[2])
    end_cleanly_on_signals()
    if '--all' in sys.argv:
        with Desktop('1920x1280', settings='window-width=1280\nwindow-height=800\n') as desktop:
            take_all(desktop, folder)
        return
    with Desktop('1280x900', shadows=True, settings=SETTINGS) as desktop:
        for name, scene in SCENES.items():
            for dark in (False, True) if name in DARK else (False,):
                desktop.new_home()
                os.environ['ACIES_SHOT_DARK'] = '1' if dark else ''
                take(desktop, scene(desktop), os.path.join(folder, name + ('-dark' if dark else '') + '.png'))
                desktop.close_apps()


main()

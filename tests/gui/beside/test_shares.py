#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the window the hexes have, in the sizes that people use. `./dev shares` prints it."""
import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from board import Board  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from table import wait_asked  # noqa: E402

os.environ['SIZE'] = '1920x1280'   # of the display

rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets'
PYDNA = 'rome-vs-macedon/scenarios/pydna.acies'
HERACLEA = 'battleplay/scenarios/heraclea.acies'
OLD_RIVALS = 'legions/scenarios/old-rivals.acies'
MAGNESIA = 'legio-vi/scenarios/magnesia.acies'

# Size of the window, and the least share of it, in percent.
PLAY = (((1280, 800), 50), ((1920, 1080), 50), ((1024, 600), 38), ((800, 1280), 33))
EDIT = (((1280, 800), 43), ((1920, 1080), 50))


class Shares:
    """A battle in a window of any size."""

    def __init__(self, desktop, path, columns, rows, squares=False):
        self.app = desktop.launch([program(), rulesets / path])
        self.app.wait_for('push button', 'Undo')
        self.board = Board(self.app, columns, rows, squares)
        self.fields = columns * rows - (0 if squares else rows // 2)

    def play(self):
        self.app.key('F5')
        wait_asked(self.app, re.compile('.'))

    def resize(self, width, height):
        display = self.app.desktop.display
        window, = [one for one in display.windows_of(self.app.process.pid) if display.title_of(one)]
        display.resize(window, width, height)
        self.app.wait_until(lambda: display.place_of(window)[2:] == (width, height), f'a window of {width}x{height}')

    def at_least(self, name, size, least):
        """Waits until the hexes have that share; tells what they have."""
        def share():
            _, _, width = self.board.layout
            return 100 * self.fields * width * width * self.board.row_distance / (size[0] * size[1])
        try:
            self.app.wait_until(lambda: share() >= least, lambda: f'{name} at {size[0]}x{size[1]}: {share():.1f} %, not {least}')
        finally:
            print(f'# {name:20} {size[0]:5}x{size[1]:<5} {share():5.1f} %, at least {least}')


@scenario('/ui/shares/pydna')
def pydna(desktop):
    shares = Shares(desktop, PYDNA, 12, 9)
    for size, least in EDIT:
        shares.resize(*size)
        shares.at_least('Pydna, Edit', size, least)
    shares.app.key('F9')
    shares.resize(1280, 800)
    shares.at_least('Pydna, Edit, folded', (1280, 800), 52)
    shares.app.key('F9')
    shares.play()
    for size, least in PLAY:
        shares.resize(*size)
        shares.at_least('Pydna, Play', size, least)
    shares.resize(1280, 800)
    shares.app.key('F9')
    shares.at_least('Pydna, Play, folded', (1280, 800), 49)


@scenario('/ui/shares/other-boards')
def other_boards(desktop):
    for path, board, least in ((HERACLEA, (7, 3, True), 55), (OLD_RIVALS, (9, 11, True), 34), (MAGNESIA, (24, 18), 54)):
        shares = Shares(desktop, path, *board)
        shares.play()
        shares.resize(1280, 800)
        shares.at_least(path.rpartition('/')[2], (1280, 800), least)
        shares.app.kill()
        desktop.new_home()   # or the killed game comes back beside the next one


main()

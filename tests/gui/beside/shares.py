# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the window the hexes have."""
import os
import pathlib
import re

from board import Board
from harness import program
from patience import wait_for_rest
from table import wait_asked

rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets'
PYDNA = 'rome-vs-macedon/scenarios/pydna.acies'
HERACLEA = 'battleplay/scenarios/heraclea.acies'
FOUR_EAGLES = 'legions/scenarios/four-eagles.acies'
OLD_RIVALS = 'legions/scenarios/old-rivals.acies'
MAGNESIA = 'legio-vi/scenarios/magnesia.acies'


class Shares:
    """A battle in a window of any size."""

    def __init__(self, desktop, path, columns, rows, squares=False, **variables):
        self.app = desktop.launch([program(), rulesets / path], **variables)
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
        self.app.wait_until(lambda: display.place_of(window)[2:] == (width, height), lambda: f'a window of {width}x{height}, not {display.place_of(window)}')
        wait_for_rest()   # of its parts

    def at_least(self, name, size, least):
        """Waits until the hexes have that share; tells what they have."""
        def share():
            _, _, width = self.board.layout
            return 100 * self.fields * width * width * self.board.row_distance / (size[0] * size[1])
        try:
            self.app.wait_until(lambda: share() >= least, lambda: f'{name} at {size[0]}x{size[1]}: {share():.1f} %, not {least}')
        finally:
            print(f'# {name:20} {size[0]:5}x{size[1]:<5} {share():5.1f} %, at least {least}')

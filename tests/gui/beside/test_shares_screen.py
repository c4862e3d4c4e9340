#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the screen the hexes have if the board is alone on it. `./dev shares` prints it."""
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
os.environ['SIZE'] = '1280x800'   # of the display
from harness import main, scenario  # noqa: E402
from shares import PYDNA, Shares  # noqa: E402


@scenario('/ui/shares/board-alone')
def board_alone(desktop):
    shares = Shares(desktop, PYDNA, 12, 9)
    shares.play()
    shares.app.key('F11', 'Return')
    shares.at_least('Pydna, Play, F11', (1280, 800), 57)
    shares.app.kill()


main()

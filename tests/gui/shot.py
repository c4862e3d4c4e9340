#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a picture of a program on a display of its own: shot.py PICTURE PROGRAM [ARGUMENTS]

The window fills the display. SIZE=1280x800 sets its size, ACIES_SHOT_DARK=1 asks for the dark
style. File names among the arguments are those of the caller's folder.
"""
import os
import re
import sys

from desktop import Desktop, end_cleanly_on_signals


def main():
    picture, program, *arguments = sys.argv[1:]
    arguments = [os.path.abspath(word) if os.path.exists(word) else word for word in arguments]
    end_cleanly_on_signals()
    with Desktop() as desktop:
        app = desktop.launch([program, *arguments])
        app.wait_window(re.compile('.'))
        app.click('push button', 'Maximize')
        width = int(desktop.size.split('x')[0])
        app.wait_until(lambda: app.screen_box(app.windows[0])[2] >= width - 20, 'a window as large as the display')
        desktop.display.move(0, 0)
        desktop.shot(picture)
        sys.stderr.write(app.output())


main()

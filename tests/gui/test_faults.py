#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program does where something that it needs is not there, or not as it should be (FAULTS.md)."""
import os
import re
import subprocess

from battle import from_copy, titled
from board import Board
from harness import main, program, scenario

UNSAVED = re.compile('unsaved changes')


def without(environment, *names):
    return {name: value for name, value in environment.items() if name not in names}


def relaunch(desktop, app, words, **variables):
    """Ends the program, and starts it again with the same file by those words of the shell."""
    command = app.process.args
    app.quit()
    return desktop.launch(['/bin/sh', '-c', words, 'sh', *command], **variables)


def erase(app, hex_name='F7'):
    board = Board(app)
    app.key('e')
    board.click(hex_name)
    app.wait_for('label', UNSAVED)


def message(app, heading):
    """Reads what a message with that heading says, and closes it."""
    dialog = app.wait_for('dialog', heading)
    words = ' '.join(label.name for label in app.find_all('label', within=dialog))
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog', heading)
    return words


# --- the process ----------------------------------------------------------------------------------

@scenario('/ui/faults/no-display')
def no_display(desktop):
    """One sentence, the status of what cannot be done, and nothing else; what needs no display works."""
    nowhere = without(desktop.environment(), 'DISPLAY', 'WAYLAND_DISPLAY')
    for environment in (nowhere, {**nowhere, 'DISPLAY': ':4711'}):
        ended = subprocess.run([program()], env=environment, capture_output=True, text=True, check=False)
        assert ended.returncode == 2, ended
        assert re.fullmatch('acies: there is no display to open a window on; [^\n]*\n', ended.stderr), ended.stderr
        assert not ended.stdout, ended.stdout
        for option, words in (('--version', 'Acies '), ('--help', 'Usage:')):
            told = subprocess.run([program(), option], env=environment, capture_output=True, text=True, check=False)
            assert told.returncode == 0 and told.stdout.startswith(words) and not told.stderr, told


@scenario('/ui/faults/limited-file-size')
def limited_file_size(desktop):
    """Files may not become as large as the battle: each try to write it is told, none ends the program, and the file
    stays whole."""
    app, _, place = from_copy(desktop)
    before = place.read_bytes()
    app = relaunch(desktop, app, 'ulimit -f 4; exec "$@"')   # blocks of 512 bytes
    app.wait_window(titled('Pydna'))
    erase(app)
    app.wait_toast(re.compile('^Unsaved work cannot be kept for a crash: '))
    app.key('ctrl+s')
    message(app, 'Could Not Save “Pydna”')
    assert place.read_bytes() == before
    app.wait_for('label', UNSAVED)
    app.key('ctrl+z')
    app.wait_gone('label', UNSAVED)
    app.quit()


@scenario('/ui/faults/closed-streams')
def closed_streams(desktop):
    """Nothing that is opened gets the number of a standard stream, into which anything may write."""
    app, _, place = from_copy(desktop)
    app = relaunch(desktop, app, 'exec "$@" <&- >&- 2>&-')
    app.wait_window(titled('Pydna'))
    streams = [os.readlink(f'/proc/{app.process.pid}/fd/{number}') for number in range(3)]
    assert streams == ['/dev/null'] * 3, streams
    erase(app)
    app.key('ctrl+s')
    app.wait_gone('label', UNSAVED)
    assert place.read_text().rstrip().endswith('>')
    app.quit()


main()

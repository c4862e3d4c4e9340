#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the installed Flatpak as somebody would who has just got it: trial.py [PICTURE]

On a display and a bus of its own the program is started in its sandbox. It opens a scenario through the file portal,
changes it, saves it in its place, saves it under another name through the portal again, prints its map through the
portal into a file, and shows the help in a browser outside, for which a script stands. All of that is done with keys and
the pointer. Ends with status 0 when the files are as they should be, and writes a picture of the window.

Files of the portal are where the sandbox expects them only if /run/user/UID is the box's own: ./dev flatpak sees to that.
"""
import functools
import os
import pathlib
import re
import shutil
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(root / 'tests/gui'))
sys.path.insert(0, str(root / 'tests/support'))
import bus  # noqa: E402
from board import Board  # noqa: E402
from desktop import PROGRAM_ID, Desktop, end_cleanly_on_signals  # noqa: E402
from harness import App  # noqa: E402
from patience import wait_until  # noqa: E402

FIRST_PRINTER = (80, 87)   # its place in the dialog of GTK 3, which is that of the portal
FOREST = re.compile(r'<terrain type="forest" hexes="[^"]*\bL9\b')


class Sandboxed(App):
    """A program that tells its numbers as they are in its sandbox, and is the only one on the bus."""

    @functools.cached_property
    def bus_name(self):
        def present():
            self.check_alive()
            answer = bus.ask(bus.REGISTRY, [bus.question(bus.ROOT, bus.ACCESSIBLE, 'GetChildren')])[0]
            names = [name for name, _ in answer[0]] if answer else []
            told = [bus.ask(name, [bus.of_property(bus.ROOT, bus.ACCESSIBLE, 'Name')])[0] for name in names]
            return next((name for name, answer in zip(names, told) if answer == ('acies',)), None)
        return wait_until(present, 'the program on the bus of assistive technology')

    def _x_windows(self):
        display = self.desktop.display
        windows = [(display.place_of(window), display.pops_up(window), display.title_of(window))
                   for window in reversed(display.all_windows())]
        return [(*place, pops_up, title) for place, pops_up, title in windows if place and title]


def start(desktop, installed):
    """The program as it was installed for the person; home and display are the box's."""
    environment = {**desktop.environment(), 'FLATPAK_USER_DIR': installed}
    for name in ('GTK_USE_PORTAL', 'ACIES_DATA_DIR', 'GSETTINGS_SCHEMA_DIR', 'GSETTINGS_BACKEND'):
        environment.pop(name, None)
    app = Sandboxed(desktop, ['flatpak', 'run', '--user', PROGRAM_ID], environment)
    desktop.apps.append(app)
    return app


def portal_dialog(app, title):
    """The dialog of the portal, which is a program of its own: keys and the pointer are all that is asked of it."""
    display = app.desktop.display
    window = wait_until(lambda: next((window for window in display.all_windows() if display.title_of(window) == title), None),
                        f'the dialog “{title}” of the portal')
    wait_until(lambda: display.is_focused([window]), 'the dialog to have the keys')
    return window


def answer_portal(app, title, path):
    """Names a file to the dialog of the portal."""
    display = app.desktop.display
    window = portal_dialog(app, title)
    if title == 'Open':
        display.chord('ctrl+l')   # its line for a path; to save there is one from the beginning
    app.desktop.wait_steady()
    display.chord('ctrl+a')
    display.type(str(path))
    app.desktop.wait_steady()
    display.chord('Return')
    app.desktop.wait_steady()
    if window in display.all_windows():   # the first one has closed the list of what else begins so
        display.chord('Return')
    wait_until(lambda: window not in display.all_windows(), 'the dialog to go')


def print_map(app, paper):
    """The portal offers no printer here but a file, which it calls output.pdf, in the folder it was started in."""
    display = app.desktop.display
    app.key('ctrl+p')
    app.click('push button', 'Board Only')
    window = portal_dialog(app, 'Print')
    app.desktop.wait_steady()
    x, y, *_ = display.place_of(window)
    display.move(x + FIRST_PRINTER[0], y + FIRST_PRINTER[1])
    for down in (True, False):
        display.button(1, down)
    app.desktop.wait_steady()
    display.chord('alt+p')
    wait_until(lambda: window not in display.all_windows(), 'the dialog to go')
    wait_until(lambda: paper.exists() and paper.read_bytes().rstrip().endswith(b'%%EOF'), 'the map on paper')


def put_browser(folder):
    """The portal starts what the person has chosen for web pages: here a script that names the page."""
    for path, text in (('config/mimeapps.list', '[Default Applications]\ntext/html=browser.desktop\n'),
                       ('data/applications/browser.desktop', f'[Desktop Entry]\nType=Application\nName=Browser\nExec=sh {folder}/browser %u\nMimeType=text/html;\n'),
                       ('browser', f'echo "$1" >{folder}/shown\n')):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    os.environ.update(XDG_CONFIG_HOME=str(folder / 'config'), XDG_DATA_HOME=str(folder / 'data'))


def show_help(app, shown):
    app.key('ctrl+F1')
    wait_until(lambda: shown.exists() and shown.read_text().endswith('\n'), 'the help in the browser')
    page = pathlib.Path(shown.read_text().strip())
    if '<title>Acies Help</title>' not in page.read_text(encoding='utf-8'):
        raise SystemExit(f'trial: {page} is not the help')


def try_out(desktop, installed, picture):
    folder = desktop.folder / 'battles'
    folder.mkdir()
    battle, other = folder / 'mine.acies', folder / 'other.acies'
    shutil.copy(root / 'data/rulesets/rome-vs-macedon/scenarios/pydna.acies', battle)
    battle.chmod(0o644)
    app = start(desktop, installed)
    app.wait_window('Acies')
    app.key('ctrl+o')
    answer_portal(app, 'Open', battle)
    app.wait_window(re.compile('^Pydna'))
    app.wait_for('label', 'mine.acies')
    app.key('t')
    app.click('push button', 'Forest')
    Board(app).click('L9')
    app.key('ctrl+s')
    wait_until(lambda: FOREST.search(battle.read_text()), 'the forest in the file that was opened')
    app.key('ctrl+shift+s')
    answer_portal(app, 'Save Scenario', other)
    wait_until(lambda: other.exists() and other.read_bytes() == battle.read_bytes(), 'the same battle in another file')
    app.wait_for('label', 'other.acies')
    desktop.shot(picture)
    print_map(app, pathlib.Path('output.pdf'))
    show_help(app, pathlib.Path('shown'))
    app.key('ctrl+q')
    app.wait_exit(0)
    if app.complaints():
        raise SystemExit('trial: the program complained:\n' + '\n'.join(app.complaints()))


def main():
    picture = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else 'flatpak.png').absolute()
    data = os.environ.get('XDG_DATA_HOME') or os.path.expanduser('~/.local/share')
    installed = os.environ.get('FLATPAK_USER_DIR') or os.path.join(data, 'flatpak')
    end_cleanly_on_signals()
    papers = tempfile.TemporaryDirectory(prefix='acies-papers-')
    os.chdir(papers.name)   # the portal, too, begins there
    put_browser(pathlib.Path(papers.name))
    with papers, Desktop(runtime=f'/run/user/{os.getuid()}') as desktop:
        try:
            try_out(desktop, installed, picture)
        except BaseException:
            desktop.shot(picture, steady=False)
            for app in desktop.apps:
                sys.stderr.write(app.output())
            raise
    print('Tried out in its sandbox: a scenario was opened, saved and printed through the portal, and the help was shown.')


main()

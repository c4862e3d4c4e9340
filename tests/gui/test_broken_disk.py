#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that is slow, full or only to be read while the program runs, and is mended again (broken-disk.c)."""
import contextlib
import errno
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

from battle import answer_export, from_copy, scenarios, tabs, titled
from board import Board
from harness import main, program, scenario
from locales import NOT_EXPORTED, NOT_SAVED_TO_DISK, fill
from patience import wait_until

module = pathlib.Path(os.environ['MESON_BUILD_ROOT']) / 'tests/gui/broken-disk.so'


class Disk:
    """What is wrong with the disk of a program that is launched with `variables`."""

    def __init__(self, desktop):
        assert module.is_file(), module
        self.faults = desktop.folder / 'faults'
        self.mend()
        loaded = [str(module), desktop.environment().get('LD_PRELOAD')]
        self.variables = {'ACIES_BROKEN_DISK': str(self.faults), 'LD_PRELOAD': ' '.join(filter(None, loaded))}
        if 'ASAN_OPTIONS' in os.environ:   # its library is not the first one then
            self.variables['ASAN_OPTIONS'] = desktop.environment()['ASAN_OPTIONS'] + ':verify_asan_link_order=0'

    def breaks(self, fault, *folders):
        aside = self.faults.with_suffix('.new')
        aside.write_text(''.join(f'{fault} {folder}\n' for folder in folders))
        aside.rename(self.faults)   # it is read at any moment

    def mend(self):
        self.breaks('')


def export(app, place):
    app.key('F10')
    app.click('menu item', 'Export…')
    answer_export(app)
    app.choose_file('Export Scenario', place, 'Export')


def is_begun(app, place):
    """A file is written aside, and is empty as long as the disk halts."""
    app.wait_until(lambda: list(place.parent.glob(f'{place.name}*')), f'{place.name} to be begun')


@scenario('/ui/broken-disk/export-is-finished-before-the-program-ends')
def export_finished(desktop):
    """Whether the last window closes, or the program is told to end."""
    for ends in (lambda app: app.key('ctrl+q'), lambda app: app.process.send_signal(signal.SIGTERM)):
        desktop.new_home()
        disk = Disk(desktop)
        place = desktop.home / 'out' / 'board.png'
        place.parent.mkdir()
        app, *_ = from_copy(desktop, **disk.variables)
        disk.breaks('halted', place.parent)
        export(app, place)
        is_begun(app, place)
        ends(app)
        app.wait_until(lambda app=app: not app.windows, 'the window to close')
        assert not place.exists()
        disk.mend()
        app.wait_exit(0)
        assert place.read_bytes().startswith(b'\x89PNG') and place.read_bytes().endswith(b'IEND\xaeB`\x82')
        assert list(place.parent.iterdir()) == [place]


@scenario('/ui/broken-disk/started-again-while-an-export-goes-on')
def started_again(desktop):
    """What was open is open again, although the program had not ended yet."""
    disk = Disk(desktop)
    place = desktop.home / 'out' / 'board.png'
    place.parent.mkdir()
    app, _, file = from_copy(desktop, **disk.variables)
    disk.breaks('halted', place.parent)
    export(app, place)
    is_begun(app, place)
    app.key('ctrl+q')
    app.wait_until(lambda: not app.windows, 'the window to close')
    desktop.launch([program()]).wait_exit(0)
    app.wait_window(titled('Pydna'))
    app.wait_for('label', file.name)
    disk.mend()
    app.wait_until(place.exists, 'the picture')
    app.quit()


UNKEPT = re.compile('cannot be backed up')


def kept(desktop, folder):
    """The text of each file that stands in that folder of the program."""
    place = desktop.home / '.local/state/acies' / folder
    return [path.read_text() for path in place.glob('*') if '.' not in path.name] if place.is_dir() else []


def hand_over(desktop, place):
    """Another start of the program has its file opened by the one that runs."""
    desktop.launch([program(), place]).wait_exit(0)


def sentences(app):
    """What is told one after the other, until nothing more is."""
    told = set()

    def silent():
        now = {label.name for label in app.find_all('label', UNKEPT)}
        told.update(now)
        return not now
    app.wait_for('label', UNKEPT)
    app.wait_until(silent, 'the sentences to go')
    return told


def cannot_export(app, place, reason):
    export(app, place)
    dialog = app.wait_for('dialog', fill(NOT_EXPORTED, 'Pydna'))
    app.wait_for('label', re.compile(f'{place.name}: .*{reason}'), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    assert not list(place.parent.iterdir())


def cannot_save(app, fault, reason):
    """What is only to be read asks for another place at once."""
    app.key('ctrl+s')
    if fault == 'read-only':
        app.wait_window('Save Scenario')
        app.key('Escape')
        app.wait_until(lambda: len(app.windows) == 1, 'the dialog to go')
        return
    dialog = app.wait_for('dialog', fill(NOT_SAVED_TO_DISK, 'Pydna'))
    app.wait_for('label', re.compile(f'mine.acies: .*{reason}'), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_for('label', re.compile('unsaved changes'))


def goes_on_without(desktop, fault, reason):
    """The program goes on and says so once; mended, the disk has everything, without anything being done."""
    disk = Disk(desktop)
    pictures = [desktop.home / 'out' / f'board.{ending}' for ending in ('png', 'pdf', 'svg')]
    pictures[0].parent.mkdir()
    app, board, file = from_copy(desktop, **disk.variables)
    app.allow('Attempting to (store changes into|set the permissions of)')   # GTK, of the recent files
    app.allow('Trying to snapshot GtkButton \\S+ without a current allocation')   # GTK, of its own file dialogs, seldom
    app.allow('open-tabs.ini')   # ours, counted below
    before = file.read_bytes()
    tabs = desktop.home / '.local/state/acies/open-tabs.ini'
    app.wait_until(tabs.exists, 'the list of what is open')
    other = desktop.home / 'other.acies'
    shutil.copy(scenarios / 'elis.acies', other)
    disk.breaks(fault, desktop.home)

    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    app.key('F5')   # a game is kept, too
    app.wait_for('status bar')
    told = sentences(app)
    assert len(told) == 1 and reason in told.pop(), told
    app.key('F5')
    app.wait_for(None, 'Terrain')
    for picture in pictures:
        cannot_export(app, picture, reason)
    cannot_save(app, fault, reason)
    assert file.read_bytes() == before
    hand_over(desktop, other)
    app.wait_window(titled('Elis'))
    app.key('ctrl+w')
    app.wait_window(titled('Pydna'))
    assert not app.find('label', UNKEPT)
    assert not kept(desktop, 'journal') and not kept(desktop, 'games')

    disk.mend()
    app.wait_until(lambda: any('A9' in text for text in kept(desktop, 'journal')), 'the scenario to be kept')
    app.wait_until(lambda: kept(desktop, 'games'), 'the game to be kept')
    for picture in pictures:
        export(app, picture)
        app.wait_until(picture.exists, f'{picture.name} to be written')
    app.key('ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    assert file.read_bytes() != before
    recent = desktop.home / '.local/share/recently-used.xbel'
    app.wait_until(lambda: {'mine.acies', 'other.acies'} <= set(re.findall(r'/(\w+\.acies)"', recent.read_text())),
                   'the recent files to be kept')
    [version] = (desktop.home / '.local/state/acies/backups').glob('*-1-mine.acies')
    assert version.read_bytes() == before
    assert app.output().count('open-tabs.ini') == 1, app.output()
    app.quit()


@scenario('/ui/broken-disk/report')
def report(desktop):
    """Nothing is left of a report of a problem that cannot be written as a whole."""
    disk = Disk(desktop)
    folder = desktop.home / 'out'
    folder.mkdir()
    app, _, _ = from_copy(desktop, **disk.variables)
    app.allow('Trying to snapshot GtkButton \\S+ without a current allocation')   # GTK, of its own file dialogs, seldom
    app.key('F10')
    app.click('menu item', 'Report a Problem…')
    app.wait_for('dialog', 'Report a Problem')
    disk.breaks('full', folder)
    app.key('alt+s')
    app.choose_file('Folder for the Report', folder, 'Save')
    dialog = app.wait_for('dialog', 'Could Not Save the Report')
    app.wait_for('label', re.compile(desktop.strerror(errno.ENOSPC)), within=dialog)
    app.key('Escape')
    assert not list(folder.iterdir())
    app.quit()


@scenario('/ui/broken-disk/full')
def full(desktop):
    goes_on_without(desktop, 'full', desktop.strerror(errno.ENOSPC))


@scenario('/ui/broken-disk/read-only')
def read_only(desktop):
    goes_on_without(desktop, 'read-only', desktop.strerror(errno.EROFS))


@scenario('/ui/broken-disk/folder-gone')
def folder_gone(desktop):
    """A medium is taken out: nothing can be saved there, all can elsewhere; put in again it is as it was."""
    medium, away = desktop.home / 'medium', desktop.home / 'away'
    medium.mkdir()
    file = medium / 'mine.acies'
    shutil.copy(scenarios / 'pydna.acies', file)
    file.chmod(0o644)
    app = desktop.launch([program(), file])
    app.wait_window(titled('Pydna'))
    board = Board(app)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    before = file.read_bytes()
    medium.rename(away)
    cannot_save(app, 'gone', desktop.strerror(errno.ENOENT))
    app.wait_for('label', re.compile('“mine.acies” no longer exists'))
    away.rename(medium)
    app.key('ctrl+s')
    app.wait_until(lambda: file.read_bytes() != before, 'the file to be saved')
    app.wait_gone('label', re.compile('unsaved changes'))
    app.wait_gone('label', re.compile('no longer exists'))

    medium.rename(away)
    other = desktop.home / 'other.acies'
    app.key('ctrl+shift+s')
    app.choose_file('Save Scenario', other, 'Save')
    app.wait_for('label', 'other.acies')
    assert other.read_bytes() == (away / file.name).read_bytes()
    app.quit()


@contextlib.contextmanager
def busy_machine():
    """Two programs that do nothing but work."""
    works = [subprocess.Popen([sys.executable, '-c', 'while True: pass']) for _ in range(2)]
    try:
        yield
    finally:
        for work in works:
            work.kill()
            work.wait()


def own_copy(desktop):
    file = desktop.home / 'mine.acies'
    shutil.copy(scenarios / 'pydna.acies', file)
    file.chmod(0o644)
    return file


@scenario('/ui/broken-disk/several-starts-at-once')
def several_starts(desktop):
    """One of them has the window, with the file in it once; the others hand over and end."""
    file = own_copy(desktop)
    with busy_machine():
        starts = [desktop.launch([program(), file]) for _ in range(4)]
        wait_until(lambda: sum(app.process.poll() is None for app in starts) == 1, 'one of the starts to be left')
        [app] = [app for app in starts if app.process.poll() is None]
        assert [other.process.returncode for other in starts if other is not app] == [0, 0, 0]
        app.wait_window(titled('Pydna'))
        assert tabs(app) == ['Pydna'], tabs(app)
        app.quit()


@scenario('/ui/broken-disk/ended-as-soon-as-it-shows')
def ended_at_once(desktop):
    """What was open is open at the next start, however the program is ended while it begins."""
    file = own_copy(desktop)
    app = desktop.launch([program(), file])
    app.wait_window(titled('Pydna'))
    app.quit()
    listed = desktop.home / '.local/state/acies/open-tabs.ini'
    with busy_machine():
        for ends in (lambda app: app.process.send_signal(signal.SIGTERM), lambda app: app.process.send_signal(signal.SIGHUP),
                     lambda app: desktop.display.chord('alt+F4')):
            app = desktop.launch([program()])
            app.wait_until(lambda app=app: desktop.display.windows_of(app.process.pid) and
                           desktop.display.is_focused(desktop.display.windows_of(app.process.pid)), 'a window')
            ends(app)
            app.wait_exit(0)
            assert listed.read_text().count('uri=') == 1, listed.read_text()
        app = desktop.launch([program()])   # not even its signals are watched yet
        app.process.send_signal(signal.SIGTERM)
        wait_until(lambda: app.process.poll() is not None, 'the program to end')
    app = desktop.launch([program()])
    app.wait_window(titled('Pydna'))
    app.wait_for('label', 'mine.acies')
    app.quit()


@scenario('/ui/broken-disk/told-to-end-while-saving')
def ended_while_saving(desktop):
    """The file is written whole first, and then nothing is unsaved."""
    disk = Disk(desktop)
    app, board, file = from_copy(desktop, **disk.variables)
    before = file.read_bytes()
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    app.wait_until(lambda: kept(desktop, 'journal'), 'the scenario to be kept')
    disk.breaks('halted', desktop.home)
    desktop.display.chord('ctrl+s')
    app.wait_until(lambda: len(list(desktop.home.glob('mine.acies*'))) > 1 or
                   list((desktop.home / '.local/state/acies').glob('backups/*')), 'the saving to be begun')
    app.process.send_signal(signal.SIGTERM)
    assert file.read_bytes() == before
    disk.mend()
    app.wait_exit(0)
    assert file.read_bytes() != before
    assert file.read_bytes().rstrip().endswith(b'</scenario>')
    assert [path.name for path in desktop.home.glob('mine.acies*')] == ['mine.acies']
    assert not kept(desktop, 'journal')


main()

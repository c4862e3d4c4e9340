#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that is slow, full or only to be read while the program runs, and is mended again (broken-disk.c)."""
import os
import pathlib
import signal

from battle import from_copy
from harness import main, scenario

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


main()

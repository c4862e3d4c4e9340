#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What other programs do to the file of a document, and copies of documents."""
import re

from battle import from_copy, show_tab, tabs, titled
from board import Board
from harness import main, scenario
from locales import CHANGED_OUTSIDE, NOT_SAVED, SAVE_CHANGES, fill

UNSAVED = re.compile('unsaved changes')


def write_aside(place, text):
    """As editors do: another file takes the place of the old one."""
    aside = place.with_suffix('.new')
    aside.write_text(text)
    aside.rename(place)


@scenario('/ui/disk/changed-by-another-program')
def changed(desktop):
    app, board, place = from_copy(desktop)
    other = place.read_text().replace('<title>Pydna</title>', '<title>Pella</title>')
    write_aside(place, other)
    app.wait_for('label', fill(CHANGED_OUTSIDE, 'mine.acies'))
    app.shot('disk-changed')
    app.click('push button', 'Reload')
    app.wait_window(titled('Pella'))
    app.wait_gone('push button', 'Reload')
    assert not app.find('label', UNSAVED)
    app.key('ctrl+z')   # what was reloaded is a step like others
    app.wait_window(titled('Pydna'))

    write_aside(place, other + '\n')
    app.click('push button', 'Keep Mine')
    app.wait_gone('push button', 'Keep Mine')
    app.wait_for('label', UNSAVED)
    app.key('ctrl+s')   # it was asked already
    app.wait_until(lambda: '<title>Pydna</title>' in place.read_text(), 'the file to be written')
    app.wait_gone('label', UNSAVED)

    write_aside(place, other)
    app.wait_for('label', fill(CHANGED_OUTSIDE, 'mine.acies'))
    app.key('ctrl+s')
    dialog = app.wait_for('dialog', 'Overwrite “mine.acies”?')
    app.click(app.wait_for('push button', 'Save', within=dialog))
    app.wait_until(lambda: '<title>Pydna</title>' in place.read_text(), 'the file to be written')
    app.wait_gone('push button', 'Reload')
    app.quit()


@scenario('/ui/disk/gone')
def gone(desktop):
    app, board, place = from_copy(desktop)
    place.unlink()
    app.wait_for('label', re.compile('“mine.acies” no longer exists'))
    app.wait_for('label', UNSAVED)
    app.key('ctrl+s')
    app.wait_until(place.exists, 'the file to be written again')
    app.wait_gone('label', UNSAVED)
    app.quit()


@scenario('/ui/disk/read-only')
def read_only(desktop):
    app, board, place = from_copy(desktop)
    place.chmod(0o444)
    app.quit()
    app = desktop.launch(app.process.args)
    app.wait_window(titled('Pydna'))
    app.wait_for('label', 'mine.acies · read-only')
    before = place.read_bytes()
    app.key('e')
    Board(app).click('F7')
    app.wait_for('label', UNSAVED)
    app.key('ctrl+s')
    other = desktop.home / 'other.acies'
    app.choose_file('Save Scenario', other, 'Save')
    app.wait_until(other.exists, 'the file at its other place')
    app.wait_for('label', 'other.acies')
    assert place.read_bytes() == before
    app.quit()


@scenario('/ui/duplicate')
def duplicate(desktop):
    app, board, place = from_copy(desktop)
    app.key('F10')
    app.click('menu item', 'Duplicate')
    app.wait_window(titled('Copy of Pydna'))
    assert tabs(app) == ['Pydna', '• Copy of Pydna'], tabs(app)
    app.wait_for('label', f'{NOT_SAVED} · unsaved changes')
    app.key('e')
    copy = Board(app)
    copy.click('F7')
    copy.says_not('F7', 'Principes')
    show_tab(app, 'Pydna')
    app.wait_window(titled('Pydna'))
    Board(app).says('F7', 'Principes')
    app.key('ctrl+q')
    dialog = app.wait_for('dialog', fill(SAVE_CHANGES, 'Copy of Pydna'))
    app.click(app.wait_for('push button', 'Discard', within=dialog))
    app.wait_exit(0)


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Unsaved work after the program was killed, damaged files, and files that cannot be written."""
import errno
import os
import pathlib
import re
import shutil
import signal
import time

from battle import answer_export, from_copy, is_in_journal, journals, kill_hard, scenarios, titled
from board import Board
from harness import LONG, main, program, scenario
from locales import EARLIER_VERSIONS, NOT_SAVED, NOT_SAVED_TO_DISK, NO_BACKUP, PRINT_WHAT, TOO_DAMAGED, UNSAVED_FOUND, fill, sentence
from patience import time_in_line


def offer(app):
    return app.wait_for('dialog', UNSAVED_FOUND)


@scenario('/ui/recovery/recover')
def recover(desktop):
    """Edited and killed; the next start offers it, and Save goes where it belongs."""
    app, board, file = from_copy(desktop)
    before = file.read_text()
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    is_in_journal(app, 'A9', seconds=3.5)
    kill_hard(app)
    assert file.read_text() == before
    app = desktop.launch([program()])
    dialog = offer(app)
    app.wait_for('label', 'Pydna', within=dialog)
    app.wait_for('label', 'just now', within=dialog)
    app.wait_for('label', str(file), within=dialog)
    app.shot('recovery-offer')
    app.click(app.wait_for('push button', 'Recover Pydna', within=dialog))
    app.wait_gone('dialog')
    app.wait_window(titled('Pydna'))
    app.wait_for('label', re.compile('^mine.acies · unsaved changes'))
    board = Board(app)
    board.says('A9', 'Forest')
    [kept] = journals(desktop)
    app.key('ctrl+s')
    app.wait_until(lambda: file.read_text() == kept, 'the file to be what was in the journal')
    app.wait_until(lambda: not journals(desktop), 'no journal')
    app.quit()
    app = desktop.launch([program()])
    app.wait_for('label', 'mine.acies')   # open again, and the only tab
    assert not app.find('dialog')
    app.quit()


@scenario('/ui/recovery/discard-undo-later')
def discard(desktop):
    """Several at once; Later keeps, Discard can be taken back until the dialog closes."""
    for battle in ('Elis', 'Pydna'):
        app, board = open_beside_offer(desktop, battle)
        app.key('t')
        app.click('push button', 'Forest')
        board.click('A9')
        is_in_journal(app, f'<title>{battle}')
        kill_hard(app)
    assert len(journals(desktop)) == 2
    app = desktop.launch([program()])
    dialog = offer(app)
    app.click(app.wait_for('push button', 'Discard Elis', within=dialog))
    app.wait_for('push button', 'Keep Elis', within=dialog)
    app.shot('recovery-discarded')
    app.click(app.wait_for('push button', 'Keep Elis', within=dialog))
    app.click(app.wait_for('push button', 'Discard Pydna', within=dialog))
    assert len(journals(desktop)) == 2
    app.click(app.wait_for('push button', 'Later', within=dialog))
    app.wait_gone('dialog')
    app.wait_until(lambda: len(journals(desktop)) == 1, 'one journal to be deleted')
    app.quit()
    app = desktop.launch([program()])
    dialog = offer(app)
    app.wait_for('push button', 'Recover Elis', within=dialog)
    assert not app.find('push button', 'Recover Pydna', within=dialog)
    app.click(app.wait_for('push button', 'Discard Elis', within=dialog))
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_until(lambda: not journals(desktop), 'no journal')
    app.quit()


def open_beside_offer(desktop, battle):
    """A copy of the battle; what an earlier program left is declined."""
    place = desktop.home / f'{battle}.acies'
    shutil.copy(scenarios / f'{battle.lower()}.acies', place)
    place.chmod(0o644)
    left = bool(journals(desktop))
    app = desktop.launch([program(), place])
    app.wait_window(titled(battle))
    if left:
        app.click(app.wait_for('push button', 'Later', within=offer(app)))
        app.wait_gone('dialog')
    return app, Board(app)


@scenario('/ui/recovery/at-once-on-focus-loss')
def focus_loss(desktop):
    """Whoever turns away from the window has the work kept without waiting."""
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    desktop.display.minimize(desktop.display.active_window())
    is_in_journal(app, 'A9', seconds=2)
    app.process.terminate()


@scenario('/ui/recovery/told-to-end')
def told_to_end(desktop):
    """By the session, a terminal or a person: it ends in order, at once, and nothing typed or drawn is lost."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        desktop.new_home()
        app, board, file = from_copy(desktop)
        before = file.read_bytes()
        app.key('t')
        app.click('push button', 'Forest')
        board.click('A9')
        board.says('A9', 'Forest')
        app.process.send_signal(number)
        app.wait_exit(0)
        assert file.read_bytes() == before
        [kept] = journals(desktop)
        assert re.search('type="forest" hexes="[^"]*A9', kept), kept
        app = desktop.launch([program()])
        app.click(app.wait_for('push button', 'Recover Pydna', within=offer(app)))
        app.wait_window(titled('Pydna'))
        app.wait_gone('dialog')
        Board(app).says('A9', 'Forest')
        app.key('ctrl+s')
        app.wait_until(lambda kept=kept, file=file: file.read_text() == kept, 'the file to be what was kept')
        app.process.terminate()
        app.wait_exit(0)
        assert not journals(desktop)   # nothing is unsaved


@scenario('/ui/recovery/told-to-end-under-a-dialog')
def told_to_end_under_a_dialog(desktop):
    """Also while a dialog of GTK's waits in a loop of its own; what is unsaved was kept before it came up."""
    for key, title in (('ctrl+p', 'Print'), ('F10', 'Export Scenario')):
        desktop.new_home()
        app, board, _ = from_copy(desktop)
        app.key('t')
        app.click('push button', 'Forest')
        board.click('A9')
        board.says('A9', 'Forest')
        app.key(key)
        if key == 'F10':
            app.click('menu item', 'Export…')
            answer_export(app)
        else:
            app.wait_for('dialog', PRINT_WHAT)
            app.key('Return')
        app.wait_window(title)
        is_in_journal(app, 'A9')
        app.process.terminate()
        app.wait_exit(0)


@scenario('/ui/recovery/discarded-at-closing-leaves-nothing')
def discarded_at_closing(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    is_in_journal(app, 'A9')
    app.key('ctrl+q')
    app.click(app.wait_for('push button', 'Discard'))
    app.wait_exit(0)
    folder = desktop.home / '.local/state/acies/journal'
    assert not list(folder.glob('*')), list(folder.glob('*'))


@scenario('/ui/recovery/damaged-journal')
def damaged_journal(desktop):
    """It opens as far as it can, as a copy without a place; garbage is only told of. Neither keeps from starting."""
    app, board, file = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    is_in_journal(app, 'A9')
    kill_hard(app)
    folder = desktop.home / '.local/state/acies/journal'
    [path] = [path for path in folder.glob('*') if '.' not in path.name]
    path.write_bytes(path.read_bytes()[:-900])
    (folder / '11111111-2222-4333-8444-555555555555-1').write_bytes(bytes(range(256)) * 9)
    app = desktop.launch([program()])
    dialog = offer(app)
    app.wait_for('label', TOO_DAMAGED, within=dialog)
    app.wait_for('label', sentence('src/app/dialogs/versions-dialog.c', 'findings->list->len > 0)'), within=dialog)
    app.shot('recovery-damaged')
    app.click(app.wait_for('push button', 'Recover Pydna', within=dialog))
    app.wait_for('label', re.compile('^Kept: .* units, .*Dropped: '))
    app.shot('recovery-findings')
    app.process.terminate()


@scenario('/ui/recovery/damaged-file-becomes-a-copy')
def damaged_file(desktop):
    place = desktop.home / 'cut.acies'
    whole = (pathlib.Path(os.environ['ACIES_DATA_DIR']) / 'rulesets/rome-vs-macedon/scenarios/pydna.acies').read_bytes()
    place.write_bytes(whole[:-700])
    app = desktop.launch([program(), place])
    dialog = app.wait_for('dialog', re.compile('cut.acies'))
    app.wait_for('label', re.compile('unsaved copy.*Kept: .* units'), within=dialog)
    app.shot('damaged-file')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_for('label', re.compile('^Damaged copy · unsaved changes'))
    app.key('ctrl+s')
    app.wait_window('Save Scenario')   # it asks for a place
    app.key('Escape')
    assert place.read_bytes() == whole[:-700]
    app.process.terminate()


@scenario('/ui/recovery/a-failed-save-says-so')
def failed_save(desktop):
    """Where the file cannot be written the words say why, and the document stays modified."""
    app, board, file = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    before = file.read_bytes()
    file.unlink()
    file.mkdir()
    app.key('ctrl+s')
    dialog = app.wait_for('dialog', fill(NOT_SAVED_TO_DISK, 'Pydna'))
    app.wait_for('label', re.compile(f'mine.acies: {desktop.strerror(errno.EISDIR)}'), within=dialog)
    app.shot('failed-save')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_for('label', re.compile('unsaved changes'))
    file.rmdir()
    app.key('ctrl+s')
    app.wait_until(file.is_file, 'the file to be saved')
    app.wait_gone('label', re.compile('unsaved changes'))
    assert file.read_bytes() != before
    app.quit()


@scenario('/ui/recovery/full-disk')
def full_disk(desktop):
    """No program may write more than a little: the old file stays whole, and both failures are told."""
    place = desktop.home / 'mine.acies'
    shutil.copy(scenarios / 'pydna.acies', place)
    before = place.read_bytes()
    limited = desktop.home / 'limited'
    limited.write_text('#!/bin/sh\ntrap "" XFSZ\nulimit -S -f 4\nexec "$@"\n')
    limited.chmod(0o755)
    app = desktop.launch([limited, program(), place])
    too_large = desktop.strerror(errno.EFBIG)
    app.allow(too_large)
    app.wait_window(titled('Pydna'))
    board = Board(app)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    app.wait_for('label', re.compile(f'^{fill(NO_BACKUP, ".*")}{too_large}'))
    app.key('ctrl+s')
    dialog = app.wait_for('dialog', fill(NOT_SAVED_TO_DISK, 'Pydna'))
    app.wait_for('label', re.compile(f'mine.acies: .*{too_large}'), within=dialog)
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_for('label', re.compile('unsaved changes'))
    assert place.read_bytes() == before
    assert sorted(path.name for path in desktop.home.glob('*.acies*')) == ['mine.acies']
    app.process.terminate()


@scenario('/ui/recovery/earlier-versions')
def earlier_versions(desktop):
    app, board, file = from_copy(desktop)
    original = file.read_bytes()
    app.key('t')
    app.click('push button', 'Forest')
    for name in ('A9', 'B9'):
        board.click(name)
        board.says(name, 'Forest')
        app.key('ctrl+s')
        app.wait_gone('label', re.compile('unsaved changes'))
    saved = file.read_bytes()
    app.click('push button', 'Main Menu')
    app.click('menu item', 'Earlier Versions…')
    dialog = app.wait_for('dialog', re.compile(fill(EARLIER_VERSIONS, 'mine.acies')))
    buttons = app.wait_until(lambda: app.find_all('push button', re.compile(r'^Open .*:\d\d$'), dialog), 'two versions')
    assert len(buttons) == 2, buttons
    app.shot('earlier-versions')
    app.click(buttons[1])   # the older one, as the file was at first
    app.wait_gone('dialog')
    app.wait_for('label', re.compile(f'^{NOT_SAVED} · unsaved changes'))
    board = Board(app)
    board.says('A9', 'Clear')
    board.says('F7', 'Principes')
    assert file.read_bytes() == saved
    versions = sorted((desktop.home / '.local/state/acies/backups').glob('*-2-mine.acies'))
    assert [path.read_bytes() for path in versions] == [original]
    app.process.terminate()


@scenario('/ui/recovery/earlier-version-brought-back')
def brought_back(desktop):
    """In one step that can be undone; what was there before is kept as a version when that is saved."""
    app, board, file = from_copy(desktop)
    app.click('push button', 'Main Menu')
    app.click('menu item', 'Earlier Versions…')
    dialog = app.wait_for('dialog', re.compile(fill(EARLIER_VERSIONS, 'mine.acies')))
    app.wait_for('label', re.compile('^No earlier versions yet'), within=dialog)
    app.shot('earlier-versions-none')
    app.key('Escape')
    app.wait_gone('dialog')
    original = file.read_bytes()
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    app.key('ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    saved = file.read_bytes()
    app.click('push button', 'Main Menu')
    app.click('menu item', 'Earlier Versions…')
    dialog = app.wait_for('dialog', re.compile(fill(EARLIER_VERSIONS, 'mine.acies')))
    app.click(app.wait_for('push button', re.compile(r'^Restore .*:\d\d$'), within=dialog))
    app.wait_gone('dialog')
    app.wait_for('label', re.compile('^mine.acies · unsaved changes'))
    board.says('A9', 'Clear')
    assert file.read_bytes() == saved
    app.key('ctrl+z')
    board.says('A9', 'Forest')
    app.wait_gone('label', re.compile('unsaved changes'))
    app.key('ctrl+shift+z')
    board.says('A9', 'Clear')
    app.key('ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    assert file.read_bytes() == original
    kept = (desktop.home / '.local/state/acies/backups').glob('*-mine.acies')
    assert saved in [path.read_bytes() for path in kept]
    app.quit()


def kill_at_random(desktop, number):
    """Paints until the program dies; what is kept is compared with what was painted."""
    desktop.new_home()
    app, board, file = from_copy(desktop)
    saved = file.read_bytes()
    app.key('t')
    app.click('push button', 'Forest')
    painted = []
    for name in ('A9', 'C9', 'E9', 'G9', 'I9', 'K9')[:2 + number % 5]:
        board.click(name)
        board.says(name, 'Forest')
        painted.append((time.monotonic() - time_in_line(), name))
        if number % 4 == 3 and len(painted) == 2:
            app.key('ctrl+s')
            app.wait_gone('label', re.compile('unsaved changes'))
            saved = file.read_bytes()
    time.sleep(number * 0.37 % 3.2)   # not a wait: the moment of the kill
    killed = time.monotonic() - time_in_line()   # a busy machine makes it late
    kill_hard(app)
    assert file.read_bytes() == saved, 'the file is not what was saved last'
    owed = [name for when, name in painted if killed - when > 3]
    kept = (journals(desktop) or [saved.decode()])[0]
    forest = re.search('type="forest" hexes="([^"]*)"', kept)
    missing = set(owed) - set((forest[1] if forest else '').split())
    assert not missing, f'{missing} are lost'
    if journals(desktop):
        app = desktop.launch([program()])
        app.click(app.wait_for('push button', 'Recover Pydna', within=offer(app)))
        app.wait_window(titled('Pydna'))
        app.wait_gone('dialog')
        app.key('ctrl+s')
        app.wait_until(lambda: file.read_text() == kept, 'the file to be what was recovered')
        app.quit()
    print(f'# kill {number}: painted {len(painted)}, {len(owed)} longer than 3 s ago, none of these lost', flush=True)


@scenario('/ui/recovery/kills')
def kills(desktop):
    for number in range(10 if LONG else 3):
        kill_at_random(desktop, number)


main()

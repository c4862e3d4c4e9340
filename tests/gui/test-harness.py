#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves on a small program that the harness delivers what it promises, and notices what it should: in a usual run, that
it sees, clicks and types, and that no fault of a program passes."""
import contextlib
import os
import re
import signal
import subprocess

import leaks
from harness import main, program, run_scenario, scenario
from patience import Timeout, adopt_orphans


def start(desktop):
    app = desktop.launch([program()])
    app.wait_window('Harness')
    return app


def status_is(app, pattern):
    app.wait_for('label', re.compile(pattern))


@scenario('/harness/click', long=True)
def click(desktop):
    app = start(desktop)
    app.click('push button', 'Count')
    status_is(app, '^count 1$')
    app.click('push button', 'Count', times=2)
    status_is(app, '^count 3$')
    app.quit()


@scenario('/harness/click-a-place')
def click_a_place(desktop):
    """What the program receives is what was asked for, to the pixel."""
    app = start(desktop)
    area = app.wait_for(name='Area')
    app.click(area, at=(40, 25))
    status_is(app, '^pressed 1 at 40,25$')
    app.click(area, at=(7, 90), button=3)
    status_is(app, '^pressed 3 at 7,90$')


@scenario('/harness/maximized', long=True)
def maximized(desktop):
    app = start(desktop)
    app.click('push button', 'Maximize')
    app.wait_until(lambda: app.screen_box(app.windows[0])[2] > 1000, 'a large window')
    app.click(app.wait_for(name='Area'), at=(40, 25))
    status_is(app, '^pressed 1 at 40,25$')


@scenario('/harness/looks-again-for-its-window', long=True)
def looks_again(desktop):
    """A tooltip that goes away breaks off the search for windows."""
    app = start(desktop)
    search, broken = desktop.display.windows_of, ['first', 'second']

    def breaks_off(process):
        return [] if broken and broken.pop() else search(process)

    desktop.display.windows_of = breaks_off
    try:
        app.click(app.wait_for(name='Area'), at=(40, 25))
    finally:
        desktop.display.windows_of = search
    assert not broken, 'the search was not broken off'
    status_is(app, '^pressed 1 at 40,25$')


@scenario('/harness/drag')
def drag(desktop):
    app = start(desktop)
    app.drag(app.wait_for(name='Area'), [(30, 30), (90, 30), (90, 75)])
    status_is(app, '^dragged 60,45$')


@scenario('/harness/scroll', long=True)
def scroll(desktop):
    app = start(desktop)
    area = app.wait_for(name='Area')
    app.scroll(area, 1)
    status_is(app, '^scrolled 1$')
    app.scroll(area, -1, keys='ctrl')
    status_is(app, '^scrolled -1 with control$')


@scenario('/harness/keys-and-text')
def keys_and_text(desktop):
    app = start(desktop)
    entry = app.wait_for('text', 'Name')
    app.click(entry)
    app.type_text('Pydna 168')
    app.wait_until(lambda: entry.text == 'Pydna 168', 'the text')
    app.key('Return')
    status_is(app, '^typed Pydna 168$')
    entry.set_text('Aous')
    app.key('Return')
    status_is(app, '^typed Aous$')
    app.click('push button', 'Count')   # the entry would undo its own typing
    app.key('ctrl+z')
    status_is(app, '^undone$')


@scenario('/harness/effort', long=True)
def effort(desktop):
    """What a user had to do is counted."""
    app = start(desktop)
    app.click('text', 'Name')
    app.type_text('Pydna\nAous')
    before = app.tell_effort('typed')
    assert before == {'clicks': 1, 'typed letters': 9, 'keys': 1}, before
    area = app.wait_for(name='Area')
    app.drag(area, [(30, 30), (90, 30), (90, 75)])
    app.scroll(area, -2)
    app.click(area, times=2)
    after = app.tell_effort('drawn', before)
    assert after - before == {'clicks': 2, 'drags': 1, 'turns of the wheel': 2}, after


@scenario('/harness/menu', long=True)
def menu(desktop):
    """A menu stands in a window of its own."""
    app = start(desktop)
    app.click('push button', 'Menu')
    app.click(app.wait_for('menu item'))   # the first; newer GTK has no name for it
    status_is(app, '^reset$')


@scenario('/harness/hidden-pages')
def hidden_pages(desktop):
    """Only what is on the page that people see is found."""
    app = start(desktop)
    for shown, hidden, tab in (('one', 'two', 'Two'), ('two', 'one', 'One'), ('one', 'two', 'Two')):
        app.wait_for('label', f'on page {shown}')
        assert len(app.find_all('push button', f'Icon {shown}')) == 2, app.node.tree()
        assert len(app.find_all('spin button')) == 1, app.node.tree()
        assert app.find(name=f'Icon {hidden}') is None, app.node.tree()
        app.click(re.compile('button|tab'), tab)


@scenario('/harness/scrolls-to-what-it-clicks', long=True)
def scrolls(desktop):
    app = start(desktop)
    for row in (29, 3, 17):
        app.click('push button', f'row {row}')
        status_is(app, f'^clicked row {row}$')


@scenario('/harness/action', long=True)
def action(desktop):
    app = start(desktop)
    app.wait_for('push button', 'Count').do_action('click')
    status_is(app, '^count 1$')


@scenario('/harness/file-dialog', long=True)
def file_dialog(desktop):
    app = start(desktop)
    app.click('push button', 'Save')
    app.choose_file('Choose', desktop.home / 'a b.acies', 'Save')
    status_is(app, '^saving a b.acies$')
    (desktop.home / 'a b.acies').write_text('x')
    app.click('push button', 'Open')
    app.choose_file('Choose', desktop.home / 'a b.acies', 'Open')
    status_is(app, '^opening a b.acies$')


@scenario('/harness/shot', long=True)
def shot(desktop):
    app = start(desktop)
    app.shot('harness')
    x, y, width, height = app.screen_box(app.wait_for(name='Area'))
    assert desktop.colour(x + width // 2, y + height // 2) == '#9e2828', 'the area is not painted'
    assert desktop.colour(x + width // 2, y - 20) != '#9e2828', 'something else is'


@scenario('/harness/notices-a-warning', long=True)
def notices_a_warning(desktop):
    app = start(desktop)
    assert app.complaints() == [], app.complaints()
    app.click('push button', 'Warn')
    status_is(app, '^warned$')
    found = app.complaints()
    assert len(found) == 1 and 'a planted warning' in found[0], found
    app.allow('a planted warning')
    assert app.complaints() == []


def faults_after(desktop, button, status):
    """Of a scenario that clicks that button and then quits."""
    def clicks(desktop):
        app = start(desktop)
        app.click('push button', button)
        status_is(app, f'^{status}$')
        app.quit()
    return run_scenario(desktop, f'/{status}', clicks)


@scenario('/harness/a-warning-fails-the-scenario')
def a_warning_fails(desktop):
    faults = faults_after(desktop, 'Warn', 'warned')
    assert len(faults) == 1 and 'a planted warning' in faults[0], faults


LEAKS = """
=================================================================
==28==ERROR: LeakSanitizer: detected memory leaks

Direct leak of 8 byte(s) in 1 object(s) allocated from:
    #0 0x7f40 in __interceptor_malloc ../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:69
    #1 0x7f41 in g_malloc (/lib/x86_64-linux-gnu/libglib-2.0.so.0+0x5a658)
    #2 0x7f42 in adw_clamp_layout_new ../src/adw-clamp-layout.c:300
    #3 0x55a3 in main ../src/app/main.c:20

{ours}Direct leak of 16 byte(s) in 1 object(s) allocated from:
    #0 0x7f40 in __interceptor_malloc ../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:69
    #1 0x7f44  (/lib/x86_64-linux-gnu/libgtk-4.so.1+0x7d8c3)

SUMMARY: AddressSanitizer: 24 byte(s) leaked in 2 allocation(s).
"""
LEAK_OF_OURS = """Direct leak of 32 byte(s) in 1 object(s) allocated from:
    #0 0x7f40 in __interceptor_malloc ../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:69
    #1 0x7f43 in g_strdup (/lib/x86_64-linux-gnu/libglib-2.0.so.0+0x74c5e)
    #2 0x55a4 in acies_window_init ../src/app/main.c:40

"""


def faults_of_a_program_that_tells(words):
    def tells(desktop):
        app = desktop.launch(['/bin/sh', '-c', 'printf %s "$LEAKS" >&2'], LEAKS=words)
        app.process.wait()
    return tells


@scenario('/harness/a-leak-fails-the-scenario-if-it-is-ours')
def a_leak_fails(desktop):
    theirs, ours = LEAKS.format(ours=''), LEAKS.format(ours=LEAK_OF_OURS)
    assert run_scenario(desktop, '/theirs', faults_of_a_program_that_tells(theirs)) == []
    assert leaks.without_theirs('before\n' + theirs + 'after') == 'before\n\nafter'
    faults = run_scenario(desktop, '/ours', faults_of_a_program_that_tells(ours))
    assert faults == ['the program wrote: ' + leaks.OURS], faults
    told = leaks.without_theirs(ours)
    assert LEAK_OF_OURS.strip() in told and 'adw' not in told and 'libgtk' not in told, told


def a_real_leak_fails(desktop):
    faults = faults_after(desktop, 'Leak', 'leaked')
    assert faults == ['the program wrote: ' + leaks.OURS], faults


if 'ACIES_TEST_LEAKS' in os.environ:   # a run of the address sanitizer that asks for leaks
    scenario('/harness/a-real-leak-fails-the-scenario')(a_real_leak_fails)


@scenario('/harness/a-bad-exit-fails-the-scenario')
def a_bad_exit_fails(desktop):
    def exits(desktop):
        desktop.launch(['/bin/sh', '-c', 'exit 3']).process.wait()
    faults = run_scenario(desktop, '/exits', exits)
    assert faults == ['the program ended with status 3'], faults


@scenario('/harness/notices-a-dead-program')
def notices_a_dead_program(desktop):
    app = start(desktop)
    app.process.terminate()
    try:
        app.wait_for('label', 'never')
    except AssertionError as error:
        assert 'has ended with status -15' in str(error), error
    else:
        raise AssertionError('nothing was noticed')


def gives_up_with(wait, words):
    try:
        wait()
    except Timeout as error:
        assert words in str(error), error
    else:
        raise AssertionError('it found what is not there')


@scenario('/harness/gives-up', long=True)
def gives_up(desktop):
    app = start(desktop)
    gives_up_with(lambda: app.wait_for('label', 'never', seconds=0.5), "label 'never'")


@scenario('/harness/waits-while-the-program-works', long=True)
def waits_for_work(desktop):
    """However short its patience: it is for rest."""
    app = start(desktop)
    app.click('push button', 'Toil')
    app.wait_for('label', 'toiled', seconds=0.3)


@scenario('/harness/waits-while-the-machine-is-busy', long=True)
def waits_for_a_processor(desktop):
    """A program that is ready to work and may not is not at rest."""
    app = start(desktop)
    with rival(app):
        app.click('push button', 'Toil')
        app.wait_for('label', 'toiled', seconds=0.3)


@contextlib.contextmanager
def rival(app):
    """Somebody else's work, on the one processor that is left to the program: it has about a fifth of that."""
    tasks = [int(task) for task in os.listdir(f'/proc/{app.process.pid}/task')]
    processor = min(os.sched_getaffinity(0))
    adopt_orphans(False)   # else it would be one of ours
    started = subprocess.run(['sh', '-c', f'taskset -c {processor} timeout 100 sh -c "while :; do :; done" >&- & echo $!'],
                             stdout=subprocess.PIPE, text=True, check=True)
    adopt_orphans()
    try:
        for task in tasks:
            os.sched_setaffinity(task, {processor})
            os.setpriority(os.PRIO_PROCESS, task, 7)
        yield
    finally:
        os.kill(int(started.stdout), signal.SIGTERM)


@scenario('/harness/gives-up-where-nothing-is-done', long=True)
def gives_up_at_rest(desktop):
    app = start(desktop)
    app.click('push button', 'Rest')
    app.wait_for('label', 'rests')
    gives_up_with(lambda: app.wait_for('label', 'rested', seconds=0.5), 'nothing was done any more for 0.5 s')


@scenario('/harness/gives-up-what-never-ends', long=True)
def gives_up_endless(desktop):
    app = start(desktop)
    app.click('push button', 'Toil for Ever')
    gives_up_with(lambda: app.wait_for('label', 'toiled', seconds=0.2), 'the program is still busy after 3 s of work')


@scenario('/harness/exit-status')
def exit_status(desktop):
    app = start(desktop)
    app.key('ctrl+q')
    app.wait_exit(0)
    bad = desktop.launch(['/bin/sh', '-c', 'exit 0'])
    try:
        bad.wait_exit(4)
    except AssertionError as error:
        assert 'ended with status 0, not 4' in str(error), error
    else:
        raise AssertionError('a wrong status passed')


main()

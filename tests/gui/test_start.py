#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program starts, shows its library or the file it was given, and ends."""
import re

from battle import show_battles
from desktop import root
from harness import main, program, scenario
from locales import LEAVE_FULL

PYDNA = root / 'data/rulesets/rome-vs-macedon/scenarios/pydna.acies'


@scenario('/ui/start/library')
def library(desktop):
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.shot('library-first-start')
    show_battles(app)
    for battle in ('Rome vs Carthage', 'Ticinus', 'Rome vs Macedon', 'Elis', 'Aous', 'Cynoscephalae', 'Pydna'):
        app.wait_for('label', battle)
    app.shot('library')
    app.quit()


@scenario('/ui/start/file')
def file(desktop):
    app = desktop.launch([program(), PYDNA])
    app.wait_window(re.compile('Pydna'))
    app.shot('pydna')
    app.quit()


@scenario('/ui/start/file-that-is-not-there')
def missing_file(desktop):
    """The program says so and lives."""
    app = desktop.launch([program(), desktop.home / 'nowhere.acies'])
    dialog = app.wait_for('dialog', re.compile('nowhere.acies'))
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.quit()


@scenario('/ui/start/file-of-the-designer')
def designer_file(desktop):
    """JSON becomes a new scenario, and what was put right is shown."""
    file = desktop.home / 'slips.json'
    file.write_bytes((root / 'tests/good/json/unit-slips.json').read_bytes())
    app = desktop.launch([program(), file])
    dialog = app.wait_for('dialog', re.compile('slips.json'))
    app.wait_for('label', re.compile('the strength of Leader'), within=dialog)
    app.shot('imported')
    app.click(app.wait_for('push button', 'Close', within=dialog))
    app.wait_gone('dialog')
    app.wait_window(re.compile('slips'))
    app.key('ctrl+q')
    app.click(app.wait_for('push button', 'Discard'))
    app.wait_exit(0)


@scenario('/ui/start/about')
def about(desktop):
    """What is new, who made it, where more is to be found, and the licence, of which Escape leads back and out."""
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.key('F10')
    app.click('menu item', 'About Acies')
    app.wait_gone('menu item', 'About Acies')   # a menu that still goes would take the next click for itself
    version = re.search(r"version: '([^']+)'", (root / 'meson.build').read_text())[1]
    app.wait_for('label', version)
    app.shot('about')
    app.click('label', 'What’s New')
    app.wait_until(lambda: any('A scenario sheet to print' in (node.text or '') for node in app.find_all('text')), 'what is new')
    app.shot('about-news')
    app.key('Escape')
    for page, words in (('Details', 'Website'), ('Credits', 'Code by'), ('Legal', re.compile('Board Games$')),
                        ('Acknowledgements', 'Built With')):
        app.wait_for('label', version)
        app.click('label', page)
        app.wait_for(None, words)
        app.shot(f'about-{page.lower()}')
        app.key('Escape')
    app.wait_for('label', version)
    app.key('Escape')
    app.wait_gone('label', version)
    app.quit()


@scenario('/ui/start/full-screen')
def full_screen(desktop):
    """F11 there and back. The battle has the screen for itself, until the pointer is at the upper edge or F10 is pressed;
    in the bar, as in that of the library, is a button to come back by in place of those of the window."""
    app = desktop.launch([program(), PYDNA])
    window = app.wait_window(re.compile('^Pydna'))
    frame = 10   # what older GTK draws around the window there, at both sides together
    screen = tuple(int(number) - frame for number in desktop.size.split('x'))
    before = window.extents[2:]
    assert before < screen

    def wait_size(full):
        app.wait_until(lambda: (window.extents[2:] >= screen) == full, lambda: f'full screen to be {full}, with {window.extents}')

    def wait_full(full):
        wait_size(full)
        app.wait_until(lambda: bool(app.find('push button', LEAVE_FULL)) == full, 'the button that leads back')
        app.wait_until(lambda: bool(app.find('push button', 'Maximize')) != full, 'the buttons of a window')
    app.key('F11')
    wait_size(True)
    app.wait_gone('push button', 'Main Menu')
    app.wait_gone('page tab', 'Selection')
    app.shot('full-screen')
    app.go(screen[0] // 2, 0)
    wait_full(True)
    app.go(screen[0] // 2, screen[1] // 2)
    app.wait_gone('push button', 'Main Menu')
    app.key('F10')
    app.wait_for('check menu item', 'Full Screen')
    app.key('Escape', 'alt+Home')
    show_battles(app)
    app.wait_for('label', 'Elis')
    wait_full(True)
    app.shot('full-screen-library')
    app.key('F11')
    wait_full(False)
    app.wait_until(lambda: window.extents[2:] == before, 'the size of before')
    app.key('F10')
    app.click('check menu item', 'Full Screen')
    wait_full(True)
    app.click('push button', LEAVE_FULL)
    wait_full(False)
    app.key('F11', 'alt+Left')
    wait_size(True)
    app.quit()
    app = desktop.launch([program()])   # which opens as large as it was before
    window = app.wait_window(re.compile('^Pydna'))
    app.wait_until(lambda: window.extents[2:] == before, f'the size of before, not {window.extents}')
    app.quit()


@scenario('/ui/start/second-start')
def second_start(desktop):
    """A second start hands its file to the program that runs, and ends."""
    app = desktop.launch([program()])
    show_battles(app)
    app.wait_for('label', 'Elis')
    second = desktop.launch([program(), PYDNA])
    second.wait_exit(0)
    app.wait_window(re.compile('Pydna'))
    app.quit()


main()

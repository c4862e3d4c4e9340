#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in a pseudo-locale: everything that people read is translated, and nothing leaves the window.

Names are found by their English all the same (`plain_name` in atspi.py).
"""
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
os.environ['ACIES_TEST_LOCALE'] = 'en_XA.UTF-8'

from accessible import places_of  # noqa: E402
from atspi import has_place  # noqa: E402
from bus import ACCESSIBLE, Gone, ask, of_property  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import plain, untranslated  # noqa: E402
from look import Look  # noqa: E402

PAGES = 5   # beside the board
rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']).resolve() / 'rulesets'
# Names of the program, of widgets without a name, of GTK's own buttons, and of keys.
NOT_OURS = re.compile(r'\b(acies|(Gtk|Adw|Acies)[A-Z]\w+|(Minimize|Maximize|Restore|Close)( the window)?|'
                      r'Ctrl|Shift|Alt|Tab|Home|End|Page|Left|Right|Up|Down|Return|Escape|Space|Delete|Insert|KP|Menu|F\d+|'
                      r'Backspace|acies\w*)\b', re.IGNORECASE)


def words_of_data():
    """The texts in the files of rulesets and scenarios, the longest first."""
    texts = set()
    for path in [*rulesets.rglob('*.xml'), *rulesets.rglob('*.acies')]:
        for node in ET.parse(path).iter():
            texts |= {' '.join(text.split()) for text in (node.text, node.tail, *node.attrib.values()) if text}
    return sorted((text for text in texts if re.search(r'[^\W\d_]{2}', text) and not re.fullmatch('[a-z-]+', text)), key=len, reverse=True)


# Without this line, game data must be translated too.
DATA = words_of_data()


def english(text):
    """What is left of a text that was never translated."""
    left = []
    for part in untranslated(text):
        part = ' '.join(part.split())
        for known in DATA:
            if known in part:
                part = re.sub(r'(?<!\w)' + re.escape(known) + r'(?!\w)', ' ', part)
        part = NOT_OURS.sub(' ', part)
        if re.search(r'[^\W\d_]{2}', part):
            left.append(part.strip())
    return left


def faults(app):
    """The nodes whose names or descriptions are English, and those that leave their window."""
    nodes = Look(app.node).having()
    found = []
    for kind in ('Name', 'Description'):
        answers = ask(app.bus_name, [of_property(node.path, ACCESSIBLE, kind) for node in nodes])
        if None in answers:
            raise Gone('a part of the view')
        found += [f'not translated: {words}' for text, in answers for words in english(text)]
    return sorted(set(found)) + outside(app)


def outside(app):
    """The labels and buttons, in no scroll pane, that the edge of their window cuts."""
    found = []
    for window in app.windows:
        look = Look(window)
        shown = [node for node in look.having() if look.seen[node].role in ('label', 'push button', 'check box', 'entry')
                 and not any(seen.role in ('scroll pane', 'popup menu') for seen in look.seen[node].all_above())]
        _, _, width, height = window.extents
        for node, box in zip(shown, places_of(app, shown)):
            if has_place(box) and box and look.is_shown(node) and (
                    box[0] < -1 or box[1] < -1 or box[0] + box[2] > width + 1 or box[1] + box[3] > height + 1):
                found.append(f'outside the window of {width} by {height}: {node} {box}')
    return found


def is_all_right(app, where):
    """Looks at what the window shows, as soon as it has come to rest."""
    app.desktop.wait_steady()
    found = app.wait_until(lambda: (faults(app),), where)[0]
    assert not found, f'{where}:\n' + '\n'.join(found)


def opened(desktop, path):
    app = desktop.launch([program(), path])
    app.wait_for('table', re.compile('^(Board$|[A-Z]+[0-9]+,)'))
    app.click('push button', 'Maximize')
    app.wait_until(lambda: app.windows[0].extents[2] > 1200, 'the window to be as large as the screen')
    return app


def walk(desktop, ruleset, title):
    """All pages beside the board, then Play."""
    app = opened(desktop, rulesets / ruleset / f'scenarios/{title}.acies')
    for number in range(1, PAGES + 1):
        app.key(f'ctrl+{number}')
        is_all_right(app, f'page {number}')
    app.key('F5')
    app.wait_for('status bar')
    is_all_right(app, 'Play')
    app.shot(f'pseudo-{ruleset}')


GAMES = {'battleplay': 'vicus-gothi', 'legio-vi': 'leucus', 'legions': 'old-rivals', 'rome-vs-carthage': 'ticinus',
         'rome-vs-macedon': 'pydna'}


def of_game(ruleset, title):
    @scenario(f'/ui/pseudo/{ruleset}')
    def game(desktop):
        walk(desktop, ruleset, title)


for each_ruleset, each_title in GAMES.items():
    of_game(each_ruleset, each_title)


@scenario('/ui/pseudo/the-check-sees-english')
def sees(desktop):
    assert english('[!! Šàvé !!]') == []
    assert english('[!! Šàvé !!] the file') == ['the file']
    assert plain('[!! Šàvé !!]') == 'Save'


@scenario('/ui/pseudo/library-and-dialogs')
def dialogs(desktop):
    app = desktop.launch([program()])
    app.wait_for('push button', 'Open Pydna')
    is_all_right(app, 'the Library')
    for key, title in (('F1', 'Keyboard Shortcuts'), ('ctrl+n', 'New Battle')):
        app.key(key)
        app.wait_window(title)
        is_all_right(app, title)
        app.key('Escape')
        app.wait_until(lambda: len(app.windows) == 1, 'the dialog to go')


@scenario('/ui/pseudo/dialogs-about-the-board')
def about_the_board(desktop):
    app = opened(desktop, rulesets / 'rome-vs-macedon/scenarios/pydna.acies')
    for button, title in (('Resize…', 'Resize Board'), ('Shift…', 'Shift Board'), ('Mirror…', 'Mirror Board')):
        app.click('push button', button)
        dialog = app.wait_for('dialog', title)
        is_all_right(app, title)
        app.click(app.wait_for('push button', 'Cancel', within=dialog))
        app.wait_gone('dialog', title)


main()

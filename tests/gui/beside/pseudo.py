# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in the pseudo-locale: what is not translated there, what is cut, and what was ever opened.

    app = launch(desktop, path)
    app.key('F1')
    is_all_right(app, 'the shortcuts')

What assistive technology does not say comes from a module that is loaded into the program (shown-text.c).
"""
import functools
import html
import os
import pathlib
import re
import signal
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
os.environ['ACIES_TEST_LOCALE'] = 'en_XA.UTF-8'

from atspi import plain_name  # noqa: E402
from bus import ACCESSIBLE, Gone, ask, of_property  # noqa: E402
from desktop import root, shots_folder  # noqa: E402
from harness import program  # noqa: E402
from locales import IN_PROGRESS, NOT_OPENED, PRINT_WHAT, WANTS_UNDO, fill, plain, untranslated  # noqa: E402
from look import Look  # noqa: E402
from patience import settle  # noqa: E402

rulesets = pathlib.Path(os.environ['ACIES_DATA_DIR']).resolve() / 'rulesets'
MODULE = pathlib.Path(os.environ.get('MESON_BUILD_ROOT', '.')).resolve() / 'tests/gui/shown-text.so'
# Names of the program, of widgets without a name, of GTK's own buttons, and of keys.
NOT_OURS = re.compile(r'\b(acies|(Gtk|Adw|Acies)[A-Z]\w+|(Minimize|Maximize|Restore|Close|Dismiss)( the window)?|'
                      r'Ctrl|Shift|Alt|Tab|Home|End|Page|Left|Right|Up|Down|Return|Escape|Space|Delete|Insert|KP|Menu|F\d+|'
                      r'Backspace|acies\w*)\b', re.IGNORECASE)
# Words of libadwaita's own window about the program.
OF_ABOUT = re.compile(r"\b(What.s New|Details|Website|Report an Issue|Credits|Legal|About|This Application|GTK|JSON-GLib|Libadwaita|Pango|cairo|librsvg|libxml2|EB Garamond|Georg Duffner|SIL Open Font License|Acknowledgements|Code by|Translated by|Version|Back|Troubleshooting|"
                      r'Developed by|Search|Clear|GNU General Public License[^\[]*|This application comes with[^\[]*)\b')
CLEAR = re.compile('Clear [Ee]ntry')   # of GTK; one is also a terrain
FILES = re.compile(r'https?:\S*|\S*\.(acies|aciesgame|json|tmx|pdf|png)\b|(~|/)\S+')


def statements():
    """What rules.xml says, which is English in every language."""
    rules = [rule for path in rulesets.glob('*/rules.xml') for rule in ET.parse(path).getroot().iter()]
    texts = {' '.join(text.split()) for rule in rules for text in (rule.get('id'), rule.get('title'), rule.get('name'), rule.get('source'), rule.text)
             if text}
    return sorted(filter(None, texts), key=len, reverse=True)


STATEMENTS = statements()
OWN = []   # texts of the files of the person, which are never translated
PLACES = []   # where these are


def texts_of_own():
    """What the scenarios, games and maps of the person say, the longest first."""
    texts = set()
    for path in (path for place in PLACES for path in place.rglob('*')):
        if path.suffix in ('.json', '.tmx'):
            texts.add(path.stem)   # the title of what is imported from it
        if path.suffix in ('.acies', '.aciesgame', '.tmx', '.tsx') and path.is_file():
            text = path.read_text(encoding='utf-8', errors='replace')
            texts.update(re.findall(r'>([^<>]*[^\W\d_]{2}[^<>]*)<', text), re.findall(r'<(?:tile|tileset|property) [^>]*?(?:name|type|class|value)="([^"]+)"', text))
    return sorted((html.unescape(' '.join(text.split())) for text in texts), key=len, reverse=True)


def english(text):
    """What is left of a text that was never translated."""
    return _english(text, tuple(OWN))


@functools.cache
def _english(text, own):   # most of a window says the same at each look
    left = []
    for part in untranslated(text):
        part = CLEAR.sub(' ', ' '.join(part.split()))
        for known in (*own, *STATEMENTS):
            if known in part:
                part = re.sub(r'(?<!\w)' + re.escape(known) + r'(?!\w)', ' ', part)
        part = NOT_OURS.sub(' ', FILES.sub(' ', part))
        if re.search(r'[^\W\d_]{2}', part):
            left.append(part.strip())
    return left


# --- what was opened ----------------------------------------------------------------------------

OPENED = set()   # in all scenarios: "widget TYPE", "popover TYPE ID", "window TITLE", "item LABEL"
# In C no name tells which dialog or popover a file makes, so what it shows is written here.
MAKES = re.compile(r'\b(gtk_popover_new|gtk_popover_menu_new_from_model|adw_message_dialog_new|gtk_file_chooser_native_new|'
                   r'gtk_print_operation_new|gtk_drop_down_new\w*|gtk_menu_button_new|adw_window_new|gtk_window_new|'
                   r'(ADW|GTK)_TYPE_(MESSAGE_DIALOG|ABOUT_WINDOW|WINDOW|POPOVER|DIALOG)) ?\(?')
MADE = {
    'app/actions/print.c': 'window Print',
    'app/actions/problem.c': 'window Report a Problem',
    'app/dialogs/export-dialog.c': 'widget AciesExportDialog',
    'app/dialogs/help.c': 'window About',
    'app/dialogs/map-dialog.c': 'widget AciesMapDialog',
    'app/dialogs/new-dialog.c': 'widget AciesNewDialog',
    'app/dialogs/questions.c': ('window “mid.json” Was Imported', f'window {IN_PROGRESS}', 'window Overwrite “mine.acies”?', f'window {PRINT_WHAT}',
                                'window Change the Ruleset?', 'window Save Changes?', f'window {fill(WANTS_UNDO, "Macedon")}',
                                'window Continue on the Screen?'),
    'app/dialogs/setup-dialog.c': 'widget AciesSetupDialog',
    'app/dialogs/versions-dialog.c': ('widget AciesRecoveryDialog', 'widget AciesVersionsDialog'),
    'app/page/history-button.c': 'popover AciesHistoryButton -',
    'app/shared/dialog.c': ('window Open', f'window {fill(NOT_OPENED, "columns-65.tmx")}'),
    'companion/tracker-card.c': 'popover AciesTrackerCard -',
    'editor/dialogs/board-dialogs.c': ('window Mirror Board', 'window Resize Board', 'window Shift Board'),
    'editor/fairness/fairness-window.c': 'widget AciesFairnessWindow',
    'editor/panels/board-menu.c': 'widget AciesBoardMenu',
    'editor/panels/deck-table.c': 'item Standard Deck',
    'editor/edit-menu.c': 'text Label',
    'editor/panels/tool-bar.c': ('popover AciesToolBar -', 'widget AciesSymmetryBox'),
    'widgets/menus.c': 'item Pick This',
}


def missing():
    """What the tree has and no scenario opened, and what is in no list."""
    found = []
    makers = {str(path.relative_to(root / 'src')) for path in (root / 'src').rglob('*.c') if MAKES.search(path.read_text(encoding='utf-8'))}
    found += [f'{path} makes a dialog or popover: say in MADE what it shows' for path in sorted(makers - MADE.keys())]
    found += [f'{path} makes nothing: remove it from MADE' for path in sorted(MADE.keys() - makers)]
    wanted = {one: path for path, what in MADE.items() for one in ((what,) if isinstance(what, str) else what)}
    for path in sorted((root / 'ui').glob('*.ui')):
        wanted.update({what: path.name for what in wanted_of_ui(ET.parse(path).getroot())})
    return found + [f'never opened: {what} ({path})' for what, path in sorted(wanted.items()) if what not in OPENED]


def wanted_of_ui(interface):
    """What a .ui file can show: its widget, the items of its menus, and all that pops up."""
    if interface.find('template') is None:
        title = interface.find('object/property[@name="title"]')
        if title is not None:   # else it belongs to a button of a template
            yield f'window {title.text}'
        return
    template = interface.find('template').get('class')
    if not template.startswith('Acies'):
        return
    yield f'widget {template}'
    for node in interface.iter('object'):
        if node.get('class') in ('GtkMenuButton', 'GtkDropDown', 'AdwComboRow'):
            yield f'popover {template} {node.get("id")}'
    for node in interface.iter('attribute'):
        if node.get('name') == 'label':
            yield f'item {node.text.replace("_", "", 1)}'


# --- what is shown ------------------------------------------------------------------------------

def launch(desktop, *words, **variables):
    preload = [str(MODULE), *filter(None, [desktop.environment().get('LD_PRELOAD')])]
    assert MODULE.exists(), f'{MODULE} is not built'
    PLACES[:] = {desktop.home, *(pathlib.Path(word).parent for word in words if pathlib.Path(word).is_relative_to(desktop.folder))}
    return desktop.launch([program(), *words], LD_PRELOAD=':'.join(preload), ACIES_SHOWN_TEXT=str(desktop.home / 'shown-text'), **variables)


def opened(desktop, *words, **variables):
    """The same, with a board."""
    app = launch(desktop, *words, **variables)
    app.wait_for('table', re.compile('^(Board$|[A-Z]+[0-9]+,)'))
    return app


def shown(app):
    """The lines of the module, each as its parts."""
    place = app.desktop.home / 'shown-text'
    place.unlink(missing_ok=True)
    app.process.send_signal(signal.SIGUSR1)
    app.wait_until(lambda: place.exists() and place.read_text(encoding='utf-8').endswith('end\n'), 'the program to say what it shows')
    return [line.split('\t') for line in place.read_text(encoding='utf-8').splitlines()[:-1]]


def faults_of_text(lines):
    """What is cut, and tooltips that are English."""
    found = []
    for kind, owner, *rest in lines:
        if kind == 'cut':
            found.append(f'cut in {owner}: {rest[0]}')
        elif kind == 'tooltip':
            found += [f'tooltip not translated in {owner}: {words}' for words in english(rest[0])]
        else:
            OPENED.add(' '.join((kind, owner, *filter(None, rest))))
    return found


def faults(app):
    OWN[:] = texts_of_own()
    look = Look(app.node)
    nodes = look.having()
    OPENED.update(f'window {plain(window.name)}' for window in app.windows)
    lines = shown(app)
    answers = ask(app.bus_name, [of_property(node.path, ACCESSIBLE, kind) for kind in ('Name', 'Description') for node in nodes])
    if None in answers:
        raise Gone('a part of the view')
    texts = [text for text, in answers]
    OPENED.update(f'{look.seen[node].role.split()[-1]} {plain_name(text)}' for node, text in zip(nodes, texts)
                  if look.seen[node].role in ('menu item', 'check menu item', 'radio menu item', 'text'))
    found = [f'not translated: {words}' for text in texts for words in english(text)]
    return sorted({*found, *faults_of_text(lines)}) + too_large(app)


def too_large(app):
    """The windows that the screen cuts."""
    screen = [int(side) for side in app.desktop.size.split('x')]
    sizes = {window: window.extents[2:] for window in app.windows}
    return [f'{window} has {width} by {height}' for window, (width, height) in sizes.items() if width > screen[0] or height > screen[1]]


FOUND = []   # faults of the whole scenario, so that one run names all


def is_all_right(app, where, allowed=None):
    """Looks at what the window shows, as soon as it has come to rest."""
    settle()
    found = app.wait_until(lambda: (faults(app),), where)[0]
    if allowed is not None:
        found = [fault for fault in found if english_left(fault, allowed)]
    if found:
        app.desktop.shot(shots_folder() / f'pseudo-{re.sub("[^a-z]+", "-", where.lower())}.png')
        FOUND.append(f'{where}:\n  ' + '\n  '.join(found))


def english_left(fault, allowed):
    """Whether something is left of a fault without what another library says."""
    kind, _, words = fault.partition(': ')
    if kind in ('cut in -', 'tooltip not translated in -'):
        return False
    return kind != 'not translated' or re.search(r'[^\W\d_]{2}', allowed.sub(' ', words))


def nothing_found():
    """At the end of a scenario."""
    found, FOUND[:] = list(FOUND), []
    assert not found, '\n'.join(found)

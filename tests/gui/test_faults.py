#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program does where something that it needs is not there, or not as it should be (FAULTS.md)."""
import os
import re
import shutil
import subprocess

import bus
from battle import answer_export, from_copy, from_data, scenarios, show_battles, titled
from board import Board
from desktop import PROGRAM_ID, root
from harness import main, program, scenario
from locales import GAME_DAMAGED, NOT_OPENED, NOT_SAVED_TO_DISK, NO_BACKUP, NO_FILE_CHOICE, NO_RULES, PLAYS_ORDER, PRINT_WHAT, fill, sentence
from table import wait_asked

FIRST_QUESTION = re.compile(fill(PLAYS_ORDER, ''))
PATIENCE = 300   # seconds, for a program that should end by itself at once
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
    # Newer GTK tells of each word of GDK_DEBUG that it does not know.
    nowhere = without(desktop.environment(), 'DISPLAY', 'WAYLAND_DISPLAY', 'GDK_DEBUG')
    for environment in (nowhere, {**nowhere, 'DISPLAY': ':4711'}):
        ended = subprocess.run([program()], env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert ended.returncode == 2, ended
        assert re.fullmatch('acies: no display found; [^\n]*\n', ended.stderr), ended.stderr
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
    app.wait_toast(re.compile(f'^{fill(NO_BACKUP, "")}'))
    app.key('ctrl+s')
    message(app, fill(NOT_SAVED_TO_DISK, 'Pydna'))
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


# --- settings -------------------------------------------------------------------------------------

def settings_folder(desktop, change=lambda text: text):
    """A folder with our settings alone, changed as somebody else may have them: in the variable that names it."""
    folder = desktop.home / 'schemas'
    folder.mkdir()
    schema = (root / f'data/{PROGRAM_ID}.gschema.xml').read_text()
    (folder / f'{PROGRAM_ID}.gschema.xml').write_text(change(schema))
    subprocess.run(['glib-compile-schemas', str(folder)], check=True)
    return {'GSETTINGS_SCHEMA_DIR': str(folder)}


def without_key(name):
    return lambda schema: re.sub(f'<key name="{name}".*?</key>', '', schema, flags=re.DOTALL)


def told_and_asked(desktop, change):
    """The program goes on without its settings, says so once, and asks what is not remembered."""
    app, _ = from_data(desktop, **settings_folder(desktop, change))
    app.allow('^acies: the installed settings schema is from another version')
    app.key('F5')
    app.click('push button', 'Start')
    wait_asked(app, FIRST_QUESTION)
    app.quit()
    said = [line for line in app.output().splitlines() if line.startswith('acies: the installed settings schema is from another version')]
    assert len(said) == 1, app.output()


@scenario('/ui/faults/settings-without-a-key')
def older_settings(desktop):
    told_and_asked(desktop, without_key('dice-speed'))


@scenario('/ui/faults/settings-with-another-type')
def other_settings(desktop):
    told_and_asked(desktop, lambda schema: re.sub('(name="ruleset" type=)"s"', r'\1"as"', schema).replace("''", '[]'))


def keep_settings(desktop, **values):
    """What is remembered, in a file as another program may have written it; gives the file."""
    place = desktop.home / '.config/glib-2.0/settings/keyfile'
    place.parent.mkdir(parents=True, exist_ok=True)
    lines = ''.join(f'{name.replace("_", "-")}={value}\n' for name, value in values.items())
    place.write_text(f'[io/github/aciesgame/Acies]\n{lines}')
    return place


def opened_size(desktop, **values):
    """How large the window opens with these settings; it is closed again."""
    keep_settings(desktop, **values)
    app = desktop.launch([program()], GSETTINGS_BACKEND='keyfile')
    width, height = app.wait_window('Acies').extents[2:]
    app.quit()
    return width, height


@scenario('/ui/faults/window-size')
def window_size(desktop):
    """Whatever is remembered, the window opens at a size that can be used, within the screen."""
    usual = opened_size(desktop)   # 1240 by 760, with what GTK draws around it
    assert opened_size(desktop, window_width=940, window_height=660) == (usual[0] - 300, usual[1] - 100)
    for numbers in ((0, 0), (-5, 30000), ("'wide'", '[1, 2]'), ('9' * 40, '')):
        size = opened_size(desktop, window_width=numbers[0], window_height=numbers[1])
        assert size == usual, (numbers, size)
    screen = tuple(int(number) for number in desktop.size.split('x'))
    size = opened_size(desktop, window_width=16000, window_height=16000)
    assert size[0] <= screen[0] and size[1] <= screen[1], size


@scenario('/ui/faults/settings-of-other-kinds')
def settings_of_other_kinds(desktop):
    """Values that no setting can have are as if nothing was remembered."""
    keep_settings(desktop, ruleset="'no-such-game'", players="['nobody', 'human', 'x', 'y', 'z']", dice="'loaded'",
                  undo_policy='7', hands_open="'maybe'", pass_automatically='', dice_speed="'never'", set_up_asks='[')
    app, _ = from_data(desktop, GSETTINGS_BACKEND='keyfile')
    app.key('F5')
    wait_asked(app, FIRST_QUESTION)
    app.key('ctrl+n')
    app.wait_window('New Battle')
    app.key('Escape')
    app.wait_gone(None, 'New Battle')
    app.quit()


@scenario('/ui/faults/settings-cannot-be-written')
def settings_not_written(desktop):
    """Nothing is remembered, and nothing else comes of it."""
    folder = desktop.home / '.config/glib-2.0'
    folder.write_text('Something stands in the way.')
    app, _ = from_data(desktop, GSETTINGS_BACKEND='keyfile')
    app.allow('GLib-GIO-WARNING.*Failed to create .*settings')   # by GLib, once
    app.key('F5')
    wait_asked(app, FIRST_QUESTION)
    app.quit()
    assert folder.is_file()


@scenario('/ui/faults/no-settings-of-gtk')
def no_settings_of_gtk(desktop):
    """GTK would abort when its file dialog opens; instead it is said why there is none, and the work stays open."""
    app, _, place = from_copy(desktop)
    command = app.process.args
    app.quit()
    app = desktop.launch(command, XDG_DATA_DIRS=str(desktop.home), **settings_folder(desktop))
    app.allow('Failed to load icon')   # nor is there anything else that comes with the desktop
    app.wait_window(titled('Pydna'))
    erase(app)
    for keys in ('ctrl+o', 'ctrl+shift+s'):
        app.key(keys)
        assert 'XDG_DATA_DIRS' in message(app, NO_FILE_CHOICE)
    app.key('ctrl+s')   # its place is known
    app.wait_gone('label', UNSAVED)
    app.quit()


# --- what comes with a desktop ---------------------------------------------------------------------

@scenario('/ui/faults/no-icons')
def no_icons(desktop):
    """Neither icons, nor types of files, nor anything else that a desktop brings: all is there by name, and works."""
    app, _, place = from_copy(desktop)
    command = app.process.args
    before = place.read_bytes()
    app.quit()
    app = desktop.launch(command, XDG_DATA_DIRS=str(desktop.home / 'nowhere'))
    app.allow('Failed to load icon')
    app.wait_window(titled('Pydna'))
    erase(app)
    app.key('ctrl+s')
    app.wait_gone('label', UNSAVED)
    assert place.read_bytes() != before
    app.key('alt+Home')
    show_battles(app)
    app.wait_for('push button', 'Open Elis')
    app.quit()


@scenario('/ui/faults/no-fonts')
def no_fonts(desktop):
    """Without a single font GTK shows no window: that is said, and the program ends."""
    fonts = desktop.home / 'fonts.conf'
    fonts.write_text('<?xml version="1.0"?><fontconfig/>')
    ended = subprocess.run([program()], env={**desktop.environment(), 'FONTCONFIG_FILE': str(fonts)},
                           capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ended.returncode == 2, ended
    said = [line for line in ended.stderr.splitlines() if line.startswith('acies: ')]
    assert len(said) == 1 and re.search(r'\bfont\b.* FONTCONFIG_FILE\b', said[0]), ended


# --- the data of the program -----------------------------------------------------------------------

def data_folder(desktop):
    """A copy of the data, in the variable that names it."""
    folder = desktop.home / 'data'
    shutil.copytree(root / 'data/rulesets', folder / 'rulesets')
    return folder, {'ACIES_DATA_DIR': str(folder)}


@scenario('/ui/faults/no-data')
def no_data(desktop):
    """The Library says that it is empty; a battle cannot be opened or begun, and that is said."""
    place = desktop.home / 'mine.acies'
    shutil.copy(scenarios / 'pydna.acies', place)
    empty = desktop.home / 'empty'
    empty.mkdir()
    for folder in (empty, desktop.home / 'nowhere'):
        app = desktop.launch([program(), place], ACIES_DATA_DIR=str(folder))
        words = message(app, fill(NOT_OPENED, 'mine.acies'))
        assert f'there are no rulesets in {folder}' in words, words
        app.wait_for('label', sentence('ui/library-page.ui', '>empty<'))
        app.key('ctrl+n')
        assert 'Please reinstall Acies.' in message(app, NO_RULES)
        app.quit()


@scenario('/ui/faults/corrected-rules')
def corrected_rules(desktop):
    """A game of an older edition opens at its last agreed turn, says so, and its file stays whole."""
    folder, variables = data_folder(desktop)
    ruleset = folder / 'rulesets/rome-vs-macedon/ruleset.xml'
    text = re.sub(' edition="([0-9]+)"', lambda match: f' edition="{int(match.group(1)) + 1}"', ruleset.read_text())
    ruleset.write_text(text.replace('attribute="melee-defence" number="3"', 'attribute="melee-defence" number="1"'))
    place = desktop.home / 'old.aciesgame'
    shutil.copy(root / 'tests/saved/1.0.0/rome-vs-macedon/pydna.aciesgame', place)
    before = place.read_bytes()
    app = desktop.launch([program(), place], **variables)
    words = message(app, re.compile('“old.aciesgame” .*Older'))
    assert re.search(r'\bcorrected\b.* before .* round \d', words), words
    assert place.read_bytes() == before
    app.quit()


@scenario('/ui/faults/damaged-ruleset')
def damaged_ruleset(desktop):
    """The Library says which game cannot be read, and has the battles of the others."""
    folder, variables = data_folder(desktop)
    place = folder / 'rulesets/rome-vs-carthage/ruleset.xml'
    place.write_text(place.read_text()[:2000])
    app = desktop.launch([program()], **variables)
    app.wait_for('label', re.compile(f'^{fill(GAME_DAMAGED, "rome-vs-carthage", ".")}'))
    app.shot('damaged-ruleset')
    show_battles(app)
    app.wait_for('push button', 'Open Elis')
    assert not app.find('push button', 'Open Ticinus')
    app.key('ctrl+n')
    app.wait_for('list', 'Starting points', within=app.wait_window('New Battle'))
    app.key('Escape')
    app.wait_gone(None, 'New Battle')
    app.quit()


@scenario('/ui/faults/damaged-rulesets')
def damaged_rulesets(desktop):
    """All that can be said is what is wrong with each, and it is."""
    folder, variables = data_folder(desktop)
    for place in folder.glob('rulesets/*/ruleset.xml'):
        place.write_bytes(b'')
    app = desktop.launch([program()], **variables)
    for game in ('rome-vs-carthage', 'rome-vs-macedon'):
        app.wait_for('label', re.compile(f'^{fill(GAME_DAMAGED, game, ".")}'))
    app.key('ctrl+n')
    message(app, NO_RULES)
    app.quit()


@scenario('/ui/faults/no-theme')
def no_theme(desktop):
    """The board is drawn in plain colours."""
    folder, variables = data_folder(desktop)
    themes = [folder / f'rulesets/{game}/theme.xml' for game in ('rome-vs-carthage', 'rome-vs-macedon')]
    themes[0].unlink()
    themes[1].write_text('<theme')
    for art in folder.glob('rulesets/*/art'):
        shutil.rmtree(art)
    for battle in ('Pydna', 'Ticinus'):
        desktop.close_apps()
        app, board = from_data(desktop, battle, **variables)
        app.allow('^acies-app-Message: .*/(theme.xml|art/)')
        app.key('alt+Home')
        show_battles(app)
        app.wait_for('push button', 'Open Elis')
        app.quit()


# --- buses and portals -----------------------------------------------------------------------------

def edits_by_keys(desktop, **variables):
    """Nobody sees what is in the window: its title, and the file, tell what keys have done."""
    app, _, place = from_copy(desktop)
    command = app.process.args
    before = place.read_text()
    app.quit()
    app = desktop.launch(command, **variables)
    display = desktop.display

    def has_title(words):
        return any(re.search(words, display.title_of(window) or '') for window in display.windows_of(app.process.pid))
    app.wait_until(lambda: has_title('^Pydna '), 'the window')
    app.key('e', 'Page_Up', 'Home', *['Down'] * 6, *['Right'] * 5, 'Return', 'ctrl+s')   # F7
    app.wait_until(lambda: place.read_text() != before, 'the file to be written')
    assert place.read_text().count('<unit ') == before.count('<unit ') - 1
    app.quit()


@scenario('/ui/faults/no-session-bus')
def no_session_bus(desktop):
    """Whether that of assistive technology is there or not, with which GTK alone would crash then."""
    edits_by_keys(desktop, DBUS_SESSION_BUS_ADDRESS='unix:path=/nowhere/bus', AT_SPI_BUS_ADDRESS=bus.address())


@scenario('/ui/faults/no-buses-at-all')
def no_buses(desktop):
    edits_by_keys(desktop, DBUS_SESSION_BUS_ADDRESS='unix:path=/nowhere/bus')


@scenario('/ui/faults/no-assistive-technology')
def no_assistive_technology(desktop):
    edits_by_keys(desktop, GTK_A11Y='none')


@scenario('/ui/faults/no-portals')
def no_portals(desktop):
    """GTK is to ask the desktop for its dialogs, and there is nobody to ask: that is said, and the work goes on."""
    app, _, place = from_copy(desktop)
    command = app.process.args
    app.quit()
    app = desktop.launch(command, GDK_DEBUG='gl-disable,portals', **desktop.empty_bus())
    app.wait_window(titled('Pydna'))
    app.key('ctrl+p')
    app.click(app.wait_for('push button', 'Board Only', within=app.wait_for('dialog', PRINT_WHAT)))
    assert ' PDF ' in message(app, re.compile('Print “Pydna”'))
    for keys in ('ctrl+o', 'ctrl+shift+s'):
        app.key(keys)
        assert 'xdg-desktop-portal' in message(app, NO_FILE_CHOICE)
    app.key('F10')
    app.click('menu item', 'Export…')
    answer_export(app)
    assert 'xdg-desktop-portal' in message(app, NO_FILE_CHOICE)
    app.quit()


main()

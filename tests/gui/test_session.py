#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What was open at the end is open again at the next start: window by window, the tab that was shown at once."""
import configparser
import re
import shutil

import battle
from battle import scenarios, titled
from harness import main, program, scenario
from locales import BACK_TO_BATTLES, NOT_REOPENED, fill


def copies(desktop, *names):
    """Files of the user's own, by name; their titles are the names."""
    places = {}
    for name in names:
        place = places[name] = desktop.home / f'{name.lower()}.acies'
        text = (scenarios / 'elis.acies').read_text()
        place.write_text(text.replace('<title>Elis</title>', f'<title>{name}</title>'))
    return places


def kept(desktop):
    return desktop.home / '.local/state/acies/open-tabs.ini'


def keep(desktop, *windows):
    """Writes what was open: a list of files for each window, and the number of the one that was shown or None."""
    lines = []
    for window, (places, current) in enumerate(windows, 1):
        for index, place in enumerate(places):
            lines += [f'[tab-{len(lines)}]', f'uri={place.as_uri()}', f'window={window}', 'play=false',
                      f'current={"true" if index == current else "false"}']
    kept(desktop).parent.mkdir(parents=True, exist_ok=True)
    kept(desktop).write_text('\n'.join(lines) + '\n')


def read(desktop):
    """The same back: for each window the names of its files, with a star behind the one that was shown."""
    file = configparser.ConfigParser()
    file.read(kept(desktop))
    windows = {}
    for tab in file.sections():
        name = file[tab]['uri'].rpartition('/')[2].removesuffix('.acies')
        windows.setdefault(file[tab]['window'], []).append(name + ('*' if file[tab]['current'] == 'true' else ''))
    return sorted(windows.values())


def wait_tabs(app, title, *names):
    battle.wait_tabs(app, names, app.wait_window(titled(title)))


@scenario('/ui/session/windows-come-back')
def windows_come_back(desktop):
    files = copies(desktop, 'Alpha', 'Beta', 'Gamma', 'Delta')
    keep(desktop, ([files['Alpha'], files['Beta']], 0), ([files['Gamma'], files['Delta']], 1))
    app = desktop.launch([program()])
    wait_tabs(app, 'Alpha', 'Alpha', 'Beta')
    wait_tabs(app, 'Delta', 'Gamma', 'Delta')
    app.shot('session-windows')
    assert len(app.windows) == 2, app.windows
    app.key('ctrl+Page_Up')   # in the window that was used last
    app.wait_window(titled('Gamma'))
    app.quit()
    assert read(desktop) == [['alpha*', 'beta'], ['gamma*', 'delta']], read(desktop)

    app = desktop.launch([program()])
    wait_tabs(app, 'Alpha', 'Alpha', 'Beta')
    wait_tabs(app, 'Gamma', 'Gamma', 'Delta')
    app.key('ctrl+w')
    app.wait_window(titled('Delta'))
    app.quit()
    assert read(desktop) == [['alpha*', 'beta'], ['delta*']], read(desktop)


@scenario('/ui/session/the-shown-one-first')
def shown_first(desktop):
    names = [f'Battle{letter}' for letter in 'abcdefgh']
    files = copies(desktop, *names)
    keep(desktop, ([files[name] for name in names], 5))
    app = desktop.launch([program()])
    app.wait_window(re.compile('^Battle. '))
    assert app.find(None, re.compile('^Battlef ')), 'another one was shown first'
    wait_tabs(app, 'Battlef', *names)
    app.wait_window(titled('Battlef'))   # the others came without being shown
    app.key('ctrl+Page_Down')
    app.wait_window(titled('Battleg'))
    app.key('ctrl+Page_Up', 'ctrl+Page_Up')
    app.wait_window(titled('Battlee'))
    app.quit()
    assert read(desktop) == [[name.lower() + ('*' if name == 'Battlee' else '') for name in names]], read(desktop)


@scenario('/ui/session/gone-and-opened-by-hand')
def gone(desktop):
    files = copies(desktop, 'Alpha', 'Beta', 'Gamma', 'Delta')
    keep(desktop, ([files['Alpha'], files['Beta'], files['Gamma'], files['Delta']], 1))
    files['Beta'].unlink()   # the one that was shown
    app = desktop.launch([program(), files['Delta']])
    app.wait_toast(fill(NOT_REOPENED, 'beta.acies'))
    wait_tabs(app, 'Delta', 'Alpha', 'Gamma', 'Delta')
    app.quit()

    shutil.copy(files['Alpha'], files['Beta'])
    for name in ('Alpha', 'Gamma', 'Delta'):
        files[name].unlink()
    app = desktop.launch([program()])
    app.wait_toast(re.compile('^3 files .*reopened'))
    app.wait_window('Acies')   # the library
    app.quit()
    assert read(desktop) == []


@scenario('/ui/session/behind-the-library')
def behind_the_library(desktop):
    files = copies(desktop, 'Alpha', 'Beta')
    keep(desktop, ([files['Alpha'], files['Beta']], None))
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.click('push button', BACK_TO_BATTLES)
    wait_tabs(app, 'Alpha', 'Alpha', 'Beta')
    app.quit()


main()

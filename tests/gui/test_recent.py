#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""My Battles in the Library: with title and picture, opened again, not found any more, taken off the list and put back."""
import re
import shutil

from battle import scenarios, titled
from harness import main, program, scenario
from locales import FORGET, fill


def opened(desktop, *names):
    """Opens copies in a folder of the user's, one after the other, and goes to the Library."""
    folder = desktop.home / 'Documents' / 'Battles of the Second Macedonian War' / 'Years of Flamininus & others'
    folder.mkdir(parents=True)
    app = None
    for name in names:
        place = folder / f'{name.lower()}.acies'
        shutil.copy(scenarios / place.name, place)
        place.chmod(0o644)
        app = app or desktop.launch([program(), place])
        if app.process.poll() is None and name != names[0]:
            desktop.launch([program(), place]).wait_exit(0)
        app.wait_window(titled(name))
    app.key('alt+Home')
    app.wait_window('Acies')
    show_own(app)
    app.wait_for('list', 'My Battles')
    return app, folder


def show_own(app):
    app.click('page tab', 'My Battles')


def listed(app):
    rows = app.find('list', 'My Battles')
    return [row.name for row in rows.find_all('list item')] if rows else []


def wait_listed(app, *names):
    app.wait_until(lambda: listed(app) == list(names), lambda: f'{names} in the list, not {listed(app)}')


@scenario('/ui/recent/opened-again')
def opened_again(desktop):
    app, _ = opened(desktop, 'Elis', 'Pydna')
    wait_listed(app, 'Pydna', 'Elis')
    app.wait_for('label', 'pydna.acies · ~/Documents/…/Years of Flamininus & others')
    app.shot('my-battles')
    app.key('alt+Left')
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window(titled('Elis'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.click(app.wait_for('label', 'Pydna', within=app.find('list', 'My Battles')))
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    app.click('page tab', 'Home')
    assert app.wait_for('push button', 'Continue').description == 'Pydna, Rome vs Macedon'
    app.key('ctrl+f')
    app.type_text('pydna')   # among all battles, people's own first
    wait_listed(app, 'Pydna')
    app.wait_for('push button', 'Open Pydna')
    app.key('Escape')
    app.wait_gone('list', 'My Battles')
    app.click('page tab', 'Home')
    app.click('push button', 'Continue')
    app.wait_window(titled('Pydna'))
    app.quit()


@scenario('/ui/recent/not-found')
def not_found(desktop):
    app, folder = opened(desktop, 'Elis', 'Pydna')
    app.key('alt+Left')
    app.wait_window(titled('Pydna'))
    app.key('ctrl+w')
    app.wait_window(titled('Elis'))
    (folder / 'pydna.acies').unlink()
    app.key('alt+Home')
    app.wait_window('Acies')
    wait_listed(app, 'pydna.acies', 'Elis')
    app.wait_for('label', 'Not found · ~/Documents/…/Years of Flamininus & others')
    app.bring_into_view(app.find('label', 'Elis'))
    app.shot('recent-not-found')
    app.click('label', 'pydna.acies')   # opens nothing, and says nothing that is not there already
    app.click('push button', fill(FORGET, 'pydna.acies'))
    app.wait_toast(re.compile('“pydna.acies” removed'))
    wait_listed(app, 'Elis')
    app.click('push button', 'Undo')
    wait_listed(app, 'pydna.acies', 'Elis')
    app.quit()


@scenario('/ui/recent/by-keys-and-all-at-once')
def by_keys(desktop):
    app, folder = opened(desktop, 'Aous', 'Elis', 'Pydna')
    wait_listed(app, 'Pydna', 'Elis', 'Aous')
    app.click('push button', fill(FORGET, 'elis.acies'))
    wait_listed(app, 'Pydna', 'Aous')
    app.key('Delete')   # the next one has the focus
    wait_listed(app, 'Pydna')
    app.key('Delete')
    app.wait_gone('list', 'My Battles')
    app.click('push button', 'Undo')
    wait_listed(app, 'Pydna')
    app.click('push button', 'Clear List')
    app.wait_gone('list', 'My Battles')
    assert (folder / 'pydna.acies').exists()
    app.quit()

    app = desktop.launch([program()])
    app.key('alt+Home')
    app.wait_window('Acies')
    app.wait_for('push button', 'Continue')   # with what is open
    show_own(app)
    app.wait_for('label', 'No Battles Yet')
    assert not app.find('list', 'My Battles')
    app.quit()


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""My Battles in the Library: with title and picture, opened again, not found any more, taken off the list and put back.

Records: a game that ends is there, is looked through, deleted and restored, filtered and exported."""
import re
import shutil

from acting import cli
from battle import scenarios, titled
from harness import main, program, scenario
from locales import FORGET, fill

ELIS = scenarios / 'elis.acies'
ROW = re.compile('^(Won|Lost|Draw|.* won): ')


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


# --- records ------------------------------------------------------------------------------------

def folder(desktop):
    return desktop.home / '.local/share/acies/records'


def ended(desktop, name='ended.aciesgame'):
    """A game of two people that computers have played to its end, whose last step can be undone."""
    game = desktop.home / name
    cli('play', ELIS, '--players', 'random', '--seed', '3', '--save', game)
    text = re.sub(r'<table.*?(/>|</table>)', '', game.read_text(), flags=re.S)
    game.write_text(text.replace('<log ', '<table undo="take-backs"/><log '))
    return game


def rows(app):
    return [label.name for label in app.find_all('label', ROW)]


def record(ended, title, computer, won, points=''):
    """A record in which a person had Rome against Macedon."""
    return f'''<game xmlns="https://aciesgame.github.io/ns/game">
  <record xmlns="https://aciesgame.github.io/record" format="1" ended="{ended}" ruleset="rome-vs-macedon" game="Rome vs Macedon" title="{title}" rounds="7" reviewed="yes">
    <side id="rome" name="Rome"{' won="yes"' if won else ''} figures="5" units="2" morale-before="8" morale="6" dice="40" hits="15" expected="12.300"/>
    <side id="macedon" name="Macedon" computer="{computer}"{'' if won else ' won="yes"'} figures="9" units="4" morale-before="8" morale="0" dice="38" hits="11" expected="12.100"/>
    {points}
  </record>
</game>
'''


def open_records(desktop):
    """Three games of a person, the latest lost, and a file that is none."""
    folder(desktop).mkdir(parents=True)
    for name, text in {
        '2026-02-01': record('2026-02-01T10:00:00Z', 'Pydna', 'normal', True),
        '2026-02-02': record('2026-02-02T10:00:00Z', 'Elis', 'easy', True),
        '2026-02-03': record('2026-02-03T10:00:00Z', 'Pydna', 'hard', False,
                             '<point after="20" round="2" turn="macedon" side="rome" win="0.41" best="0.62"/>'),
        '2026-02-04': 'no record',
    }.items():
        (folder(desktop) / f'{name}.aciesgame').write_text(text)
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.click('page tab', 'Records')
    wait_rows(app, 'Lost: Pydna', 'Won: Elis', 'Won: Pydna')
    return app


def wait_rows(app, *titles):
    app.wait_until(lambda: rows(app) == list(titles), lambda: f'{titles} in the list, not {rows(app)}')


@scenario('/ui/records/a-game-ends')
def a_game_ends(desktop):
    app = desktop.launch([program(), ended(desktop)])
    app.wait_window(re.compile('^Elis'))
    app.wait_for('push button', 'Records')
    app.key('ctrl+z')
    app.wait_gone('push button', 'Records')
    assert not folder(desktop).exists(), 'nothing ended while the program ran'
    app.key('ctrl+shift+z')
    app.wait_for('push button', 'Records')
    app.wait_until(lambda: len(list(folder(desktop).glob('*.aciesgame'))) == 1, 'a record')
    app.click('push button', 'Turning Points')
    app.wait_until(lambda: 'reviewed="yes"' in next(folder(desktop).glob('*.aciesgame')).read_text(), 'its turning points')
    app.click('push button', 'Back to the Result')
    app.click('push button', 'Records')
    app.wait_until(lambda: len(rows(app)) == 1, 'the game in the list')
    app.click(app.find('label', ROW))
    app.click('push button', 'Open Game')   # as another document: the record stays as it is
    app.wait_for('push button', 'Records')
    app.key('alt+Home')
    app.click('page tab', 'My Battles')
    assert len(app.find('list', 'My Battles').find_all('list item')) == 1, 'a record is no battle of the user'
    app.quit()


@scenario('/ui/records/deleted-and-restored')
def deleted(desktop):
    app = open_records(desktop)
    app.wait_for('label', re.compile('^1 record could not be read. It is kept in ~/'))
    app.shot('records')
    app.click(app.find('label', 'Lost: Pydna'))
    app.wait_for('label', re.compile('Round 2, Macedon’s turn: Rome had 41% to win, with a better decision 62%$'))
    app.shot('records-details')
    app.click('push button', 'Delete')
    wait_rows(app, 'Won: Elis', 'Won: Pydna')
    app.click('push button', 'Undo')
    wait_rows(app, 'Lost: Pydna', 'Won: Elis', 'Won: Pydna')
    app.click(app.find('label', 'Charts'))
    app.wait_for('label', 'Won 2 of 3 games')
    app.shot('records-charts')
    app.quit()
    assert len(list(folder(desktop).iterdir())) == 4, 'all files are still there'


@scenario('/ui/records/filtered-and-exported')
def filtered(desktop):
    app = open_records(desktop)
    app.key('ctrl+f')
    app.type_text('pyd')
    wait_rows(app, 'Lost: Pydna', 'Won: Pydna')
    app.key('Escape')
    wait_rows(app, 'Lost: Pydna', 'Won: Elis', 'Won: Pydna')
    app.click('push button', 'Export Table…')
    table = desktop.home / 'won.csv'
    app.choose_file('Export Table', table, 'Export')
    app.wait_until(table.exists, 'the table')
    assert [line.split(',')[1:3] for line in table.read_text().splitlines()[1::2]] == [
        ['"rome-vs-macedon"', f'"{title}"'] for title in ('Pydna', 'Elis', 'Pydna')], table.read_text()
    app.quit()


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in a pseudo-locale: everything that people read is translated, and nothing is cut.

Names are found by their English all the same (`plain_name` in atspi.py). The last scenario compares what all others have
opened with what the tree can open.
"""
import pathlib
import re
import shutil
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from pseudo import FOUND, OF_ABOUT, english, is_all_right, launch, missing, nothing_found, opened, rulesets, shown  # noqa: E402

from acting import cli, ended_early  # noqa: E402
from battle import answer_export, is_in_journal, kill_hard, new_battle, show_battles, titled  # noqa: E402
from board import Board  # noqa: E402
from desktop import root, unpacked  # noqa: E402
from harness import LONG, main, scenario  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from locales import (ADVISE, IN_PROGRESS, LABEL_PLACE, LOG, NOT_OPENED, PLAYS_ORDER, PRINT_WHAT, SAVE_CHANGES, SET_UP, START_ANOTHER,  # noqa: E402
                     UNSAVED_FOUND, fill, plain, ui)
from moments import moments  # noqa: E402
from table import ASKED, LOOK, MOVES, SEAT, Army, Game, battle, look, take_seat  # noqa: E402

PAGES = 4   # of Edit
TOOLS = 'tfueilnc'
TOOLS_OF_A_GAME = 'tunc'   # terrain, units, entry and camp: each game has its own, or none
MACEDON = rulesets / 'rome-vs-macedon/scenarios'
# The smallest battle of each: a game of it has the fewest decisions to weigh.
SHORT = {'battleplay': 'templates/first-files', 'legio-vi': 'templates/first-lines', 'legions': 'scenarios/first-cards',
         'rome-vs-carthage': 'templates/first-actions', 'rome-vs-macedon': 'templates/first-orders'}
LOOKED_BACK = ('battleplay', 'rome-vs-macedon')   # in a usual run: the cheapest to weigh
GAMES = {'battleplay': 'vicus-gothi', 'legio-vi': 'leucus', 'legions': 'old-rivals', 'rome-vs-carthage': 'ticinus',
         'rome-vs-macedon': 'pydna'}
OF_FILES = re.compile(r'\b(grass|ground|river|hexHill_02)\b')   # words in the files of this test
FILE_DIALOGS = re.compile('.')   # all in them is GTK's own; what is ours is read by name


def walked(name):
    """A scenario that ends with all that was found in it."""
    def keep(function):
        @scenario(f'/ui/pseudo/{name}')
        def run(desktop):
            FOUND.clear()
            function(desktop)
            nothing_found()
        return run
    return keep


def close(app, key='Escape'):
    """Closes the dialog in front."""
    before = len(app.windows)
    app.key(key)
    app.wait_until(lambda: len(app.windows) < before, 'the dialog to go')


def look_at(app, title, allowed=None):
    """A dialog, and each list that opens in it."""
    window = app.wait_window(title)
    is_all_right(app, str(window.name), allowed)
    return window


def open_lists(app, within, only=None, allowed=None):
    """Opens each list of a dialog."""
    for box in app.find_all('combo box', only, within=within):
        app.bring_into_view(box)
        with app.popped_up():
            app.click(box)
            app.wait_until(lambda: any(line[0] == 'popover' for line in shown(app)), f'the list of {box}')
            is_all_right(app, f'the list of {box.name}', allowed)
            app.key('Escape')


def leave(app):
    """The next program of the scenario knows nothing of this one."""
    app.kill()
    app.desktop.apps.remove(app)
    app.desktop.new_home()


def choose_menu(app, item):
    app.key('F10')
    app.click(app.wait_for('menu item', item))


def copied(desktop):
    """A file of the person's own."""
    place = desktop.home / 'mine.acies'
    shutil.copy(MACEDON / 'pydna.acies', place)
    place.chmod(0o644)
    return place


def paint(app, place):
    app.key('t')
    app.click('push button', 'Forest')
    Board(app).click(place)


# --- pages and games ------------------------------------------------------------------------------

def of_game(ruleset, title):
    path = rulesets / ruleset / f'scenarios/{title}.acies'

    @walked(f'{ruleset}/pages')
    def pages(desktop):
        """All pages of Edit, the problems, Set Up Game, then Play; the tools that are alike in all games for one game alone, unless in
        a long run."""
        app = opened(desktop, path)
        for number in range(1, PAGES + 1):
            app.key(f'ctrl+{number}')
            is_all_right(app, f'{ruleset}, page {number}')
        app.key('ctrl+1', 'F8')
        is_all_right(app, f'{ruleset}, problems')
        app.key('ctrl+1')
        for tool in TOOLS if LONG or ruleset == 'rome-vs-macedon' else TOOLS_OF_A_GAME:
            app.key(tool)
            is_all_right(app, f'{ruleset}, tool {tool}')
        app.key('shift+F5')
        window = look_at(app, SET_UP)
        if ruleset == 'rome-vs-macedon':
            open_lists(app, window)
        close(app)
        app.key('F5')
        app.wait_for(ASKED)
        is_all_right(app, f'{ruleset}, Play')
        app.shot(f'pseudo-{ruleset}')
        choose_menu(app, 'Legend')
        rules = app.wait_for('panel', 'Rules')
        for page in ('Dice', 'Numbers', 'Units', 'Rules'):
            is_all_right(app, f'{ruleset}, rules')
            app.key('alt+Left')
            app.wait_for('list item', 'Dice', within=rules)
            if app.find('list item', page, within=rules):
                app.click(app.find('list item', page, within=rules))
                app.wait_gone('list item', 'Dice', within=rules)
        app.key('F1')
        app.type_text('a')
        app.wait_for('list item', re.compile('.'), within=rules)
        is_all_right(app, f'{ruleset}, search of the rules')
        app.key('Escape')
        if ruleset == 'rome-vs-macedon':
            app.key('F10')
            app.wait_for('menu item', 'Edit This Battle')
            is_all_right(app, 'the main menu in Play')
            app.click('menu item', 'Game Settings…')
            look_at(app, 'Game Settings')

    @walked(f'{ruleset}/moments')
    def later(desktop):
        """The moment before each kind of command that the game knows; in the usual run, before every second or fifth kind."""
        def some(verbs):
            return verbs[::1 if LONG else 2 if len(verbs) < 10 else 5]

        for number, (verb, game) in enumerate(moments(desktop, path, of_kinds=some)):
            app = launch(desktop, game)
            app.wait_for(ASKED)
            assert len(app.windows) == 1, app.windows
            is_all_right(app, f'{ruleset} before {verb}')
            if take_seat(app):
                app.wait_gone('push button', SEAT)
                is_all_right(app, f'{ruleset} before {verb}, the screen taken')
            if app.find('push button', LOOK):
                look(app)
                is_all_right(app, f'{ruleset} before {verb}, the hand')
            if number % 4 == 0:
                app.shot(f'pseudo-{ruleset}-{verb}')
            leave(app)


for each_ruleset, each_title in GAMES.items():
    of_game(each_ruleset, each_title)


# --- the library ------------------------------------------------------------------------------------

@walked('library')
def library(desktop):
    app = launch(desktop)
    is_all_right(app, 'the Library')
    app.click('page tab', 'My Battles')
    is_all_right(app, 'My Battles, without any')
    app.click('page tab', 'Records')
    is_all_right(app, 'Records, without any')
    show_battles(app)
    app.wait_for('push button', 'Open Pydna')
    is_all_right(app, 'all battles')
    app.click(app.find('push button', re.compile('^Play Pydna')) or app.wait_for('push button', re.compile('^Play ')))
    app.wait_for('menu item')
    is_all_right(app, 'the menu of a battle')
    app.key('Escape')
    app.wait_gone('menu item')
    app.key('F10')
    app.wait_for('menu item', 'About Acies')
    is_all_right(app, 'the menu of the Library')
    app.key('Escape')
    app.wait_gone('menu item')
    app.key('ctrl+question')
    look_at(app, 'Keyboard Shortcuts')
    app.type_text('xyzzy')
    is_all_right(app, 'no shortcut')
    app.key('Escape')
    close(app)
    app.key('ctrl+f')
    app.type_text('xyzzy')
    app.wait_gone('push button', 'Open Pydna')
    is_all_right(app, 'no battle')
    app.key('ctrl+a', 'BackSpace')
    for game in ('BattlePlay', 'Legio VI Macedonia', 'Legions', 'Rome vs Carthage', 'Rome vs Macedon'):
        new_battle(app, game)
        is_all_right(app, f'New Battle of {game}')
        close(app)
    app.key('ctrl+n')
    open_lists(app, app.wait_window('New Battle'), 'Game')
    close(app)


@walked('lesson')
def lesson(desktop):
    app = launch(desktop)
    app.click('push button', 'Learn to Play')
    app.wait_for('panel', 'Lesson')
    is_all_right(app, 'what a lesson says first')
    app.click('push button', 'Next')
    app.wait_for('alert', re.compile('2'))
    is_all_right(app, 'a step of a lesson')


@walked('about')
def about(desktop):
    app = launch(desktop)
    choose_menu(app, 'About Acies')
    window = look_at(app, re.compile('About'), OF_ABOUT)
    for page in ('Credits', 'Legal', 'Acknowledgements'):
        app.click(app.wait_for('label', page, within=window))
        app.wait_gone('label', 'Details', within=window)
        is_all_right(app, f'About, {page}', OF_ABOUT)
        app.key('Escape')
        app.wait_for('label', 'Details', within=window)


@walked('problem')
def problem(desktop):
    """The report itself is English in every language."""
    app = launch(desktop)
    choose_menu(app, 'Report a Problem…')
    look_at(app, 'Report a Problem', re.compile(r'Acies \d.*', re.DOTALL))


def write_records(desktop):
    """Two games, whose names have no words."""
    folder = desktop.home / '.local/share/acies/records'
    folder.mkdir(parents=True)
    numbers = 'figures="1" units="2" morale-before="3" morale="4" dice="5" hits="6" expected="7"'
    for day in (1, 2):
        (folder / f'{day}.aciesgame').write_text(f'''<game xmlns="https://aciesgame.github.io/ns/game">
<record xmlns="https://aciesgame.github.io/record" format="1" ended="2026-01-0{day}T00:00:00Z" ruleset="r" game="G" title="1" rounds="8" reviewed="yes">
<side id="a" name="A" won="yes" {numbers}/><side id="b" name="B" computer="normal" {numbers}/>
<point after="1" round="2" turn="a" side="b" win="0.1" best="0.2"/>
</record></game>''')
    (folder / '0.aciesgame').touch()


@walked('recent-files')
def recent(desktop):
    place = copied(desktop)
    write_records(desktop)
    app = launch(desktop, place)
    app.wait_window(titled('Pydna'))
    app.quit()
    app = launch(desktop)
    app.wait_window(titled('Pydna'))
    app.key('alt+Home')
    app.wait_for('push button', 'Continue')
    is_all_right(app, 'the Library with something to continue')
    app.click('page tab', 'My Battles')
    app.wait_for('list', 'My Battles')
    is_all_right(app, 'My Battles')
    app.click('page tab', 'Records')
    app.click(app.wait_for('label', 'Charts'))
    app.click(app.wait_for('label', 'Won: 1'))
    app.wait_for('push button', 'Open Game')
    is_all_right(app, 'Records')
    open_lists(app, app.windows[0])
    app.click('push button', 'Delete')
    app.wait_for('push button', 'Undo')
    is_all_right(app, 'a deleted record')
    app.key('ctrl+o')
    app.wait_window('Open')
    is_all_right(app, 'Open', FILE_DIALOGS)


@walked('imports')
def imports(desktop):
    place = desktop.home / 'mid.json'
    place.write_bytes((root / 'tests/good/json/in-mid-game.json').read_bytes())
    app = launch(desktop, place)
    look_at(app, re.compile('Was Imported'), OF_FILES)
    leave(app)
    app = launch(desktop, shutil.copy(root / 'tests/good/tmx/csv.tmx', desktop.home))
    window = look_at(app, 'Import “csv.tmx”', OF_FILES)
    open_lists(app, window, allowed=OF_FILES)
    leave(app)
    app = launch(desktop, shutil.copy(unpacked / 'bad/tmx/columns-65.tmx', desktop.home))
    look_at(app, fill(NOT_OPENED, 'columns-65.tmx'))


# --- a battle -----------------------------------------------------------------------------------------

@walked('menus-and-dialogs-of-a-battle')
def of_a_battle(desktop):
    app = opened(desktop, copied(desktop))
    board = Board(app)
    paint(app, 'A9')
    app.key('ctrl+z', 'F10')
    app.wait_for('menu item', 'Redo')
    is_all_right(app, 'the main menu')
    app.key('Escape')
    app.wait_gone('menu item')
    app.key('ctrl+3')
    app.click('push button', re.compile('Start From$'))
    app.wait_for('menu item', 'Standard Deck')
    is_all_right(app, 'the decks to start from')
    app.key('Escape')
    app.wait_gone('menu item')
    app.key('ctrl+1')
    for button in ('Symmetry', 'Whole Board'):
        with app.popped_up():
            app.click('push button', button)
            is_all_right(app, f'the menu of {button}')
            app.key('Escape')
    for button in ('Resize…', 'Shift…', 'Mirror…'):
        app.click('push button', 'Whole Board')
        app.click('push button', button)
        window = look_at(app, f'{button[:-1]} Board')
        open_lists(app, window)
        close(app)
    board.click('E8')
    is_all_right(app, 'a unit selected')
    app.key('ctrl+a')
    is_all_right(app, 'the whole board selected')
    app.key('Escape')
    board.click('E8')
    app.key('Menu')
    app.wait_for('menu item', 'Pick This')
    is_all_right(app, 'the menu of a hex')
    app.click('menu item', LABEL_PLACE)
    app.wait_for('text', 'Label')
    is_all_right(app, 'the label of a hex')
    app.type_text('Hill')
    app.key('Return')
    paint(app, 'A9')
    app.click('push button', 'History')
    app.wait_for('list', 'History')
    is_all_right(app, 'the history')
    app.key('Escape')
    app.key('ctrl+shift+p')
    app.wait_for('image', re.compile('^Scenario sheet'))
    is_all_right(app, 'the sheet')
    open_lists(app, app.windows[0], re.compile('^(Paper|Zoom)$'))
    app.key('ctrl+shift+p')
    choose_menu(app, 'Change Ruleset…')
    window = look_at(app, re.compile(r'\bRuleset\b'))
    open_lists(app, window)
    close(app)
    choose_menu(app, 'Export…')
    window = app.wait_window('What to Export')
    is_all_right(app, 'What to Export')
    open_lists(app, window, 'Resolution')
    app.click(app.wait_for('label', 'Scenario Sheet (PDF)', within=window))
    open_lists(app, window, 'Paper')
    answer_export(app)
    app.wait_window('Export Scenario')
    is_all_right(app, 'Export', FILE_DIALOGS)
    close(app)
    app.key('ctrl+p')
    look_at(app, PRINT_WHAT)
    app.key('Return')
    app.wait_window('Print')
    is_all_right(app, 'Print', FILE_DIALOGS)
    close(app)
    app.key('ctrl+w')
    look_at(app, fill(SAVE_CHANGES, 'Pydna'))
    close(app)
    choose_menu(app, 'Duplicate')
    app.wait_window(titled('Copy of Pydna'))
    with app.popped_up():
        app.click('push button', 'Copy of Pydna')
        app.wait_for('push button', 'Close This Battle')
        is_all_right(app, 'two documents')
        app.key('Escape')
    app.key('ctrl+q')
    look_at(app, 'Save Changes?')


@walked('files-and-versions')
def files(desktop):
    place = copied(desktop)
    app = opened(desktop, place)
    choose_menu(app, 'Earlier Versions…')
    look_at(app, re.compile('^Earlier Versions'))
    close(app)
    paint(app, 'A9')
    app.key('ctrl+s')
    app.wait_gone('label', re.compile('unsaved changes'))
    choose_menu(app, 'Earlier Versions…')
    app.wait_for('push button', re.compile('^Restore .*[0-9]'))
    look_at(app, re.compile('^Earlier Versions'))
    close(app)
    other = place.with_suffix('.new')
    other.write_text(place.read_text().replace('<title>Pydna</title>', '<title>Pella</title>'))
    other.rename(place)
    app.wait_for('label', re.compile('was changed by another program'))
    is_all_right(app, 'changed by another program')
    app.key('ctrl+s')
    look_at(app, 'Overwrite “mine.acies”?')
    close(app)
    place.unlink()
    app.wait_for('label', re.compile('no longer exists'))
    is_all_right(app, 'a file that has gone')


@walked('recovery')
def recovery(desktop):
    app = opened(desktop, copied(desktop))
    paint(app, 'A9')
    is_in_journal(app, 'A9', seconds=4)
    kill_hard(app)
    app = launch(desktop)
    look_at(app, UNSAVED_FOUND)


@walked('fairness')
def fairness(desktop):
    place = desktop.home / 'mine.acies'
    text = re.sub(r'end-round="\d+"', 'end-round="2"', (MACEDON / 'elis.acies').read_text())   # a game soon ends
    place.write_text(re.sub(r'(side="rome" morale=)"\d+"', r'\1"1"', text))
    app = opened(desktop, place)
    app.key('ctrl+shift+f')
    window = look_at(app, 'Fairness')
    open_lists(app, window)
    with app.popped_up():
        app.click(app.wait_for('combo box', 'Games', within=window))
        app.key('Home', 'Return')
    app.click(app.wait_for('push button', ui('fairness-window.ui', 'start_button'), within=window))
    app.wait_for('push button', 'Cancel', within=window)
    app.wait_for('push button', 'Find a Small Change', within=window)
    is_all_right(app, 'the result of games')
    app.click(app.wait_for('push button', 'Find a Small Change', within=window))
    app.click(app.wait_for('push button', 'Cancel', within=window))
    app.wait_for('push button', re.compile('^Apply'), within=window)
    is_all_right(app, 'a small change')


# --- a game -------------------------------------------------------------------------------------------

def of_two(desktop, agreed=False):
    """A battle of two units that can fight at once."""
    rome = Army(units='principes E7 3, triarii F8 3 testudo', hand='counter-attack', deck='flanking')
    macedon = Army(units='hetairoi E6 3, peltasts C2 2', hand='mixed-order, charge', deck='withdraw')
    place = battle(desktop, rome, macedon)
    app = opened(desktop, place)
    if agreed:
        app.key('shift+F5')
        window = app.wait_window(SET_UP)
        box = app.wait_for('combo box', 'Undo', within=window)
        with app.popped_up():
            app.click(box)
            app.key('Home', 'Down', 'Return')
        app.click(app.wait_for('push button', 'Start', within=window))
    else:
        app.key('F5')
    return Game.going_on(app, Board(app))


@walked('questions-of-a-game')
def questions(desktop):
    game = of_two(desktop, agreed=True)
    app, board = game.app, game.board
    game.is_asked(fill(PLAYS_ORDER, ''))
    is_all_right(app, 'an order')
    app.click(app.wait_for('push button', re.compile('^Macedon: .* in the deck')))
    is_all_right(app, 'the piles')
    app.key('Escape')
    game.play('Mixed Order')
    game.is_asked('may order')
    app.click('push button', ADVISE)
    app.wait_for('alert', re.compile('chance of winning'))
    is_all_right(app, 'advice')
    app.key('Escape')
    keys = Keyboard(app)
    keys.on_board()
    keys.go('E6')
    app.key('Menu')
    app.wait_for('menu item', 'Order Hetairoi E6')
    is_all_right(app, 'the menu of a hex in Play')
    app.click('menu item', 'Order Hetairoi E6')
    game.press('Done Ordering')
    game.is_asked(MOVES)
    board.click('E6')
    is_all_right(app, 'a unit to move')
    board.hover('E7')
    is_all_right(app, 'before an attack')
    board.click('E7')
    app.wait_for('label', re.compile('Combat'))
    is_all_right(app, 'a combat')
    app.key('w')
    app.wait_for('text', 'New note')
    is_all_right(app, 'a note')
    app.type_text('A note')
    app.key('Return')
    app.wait_gone('text', 'New note')
    app.key('ctrl+z')
    app.wait_until(lambda: len(app.windows) > 1, 'the question of undo')
    is_all_right(app, 'undo')
    close(app)
    app.key('ctrl+shift+p', 'F5')
    app.wait_for(None, 'Terrain')
    paint(app, 'A9')
    app.key('F5')
    look_at(app, IN_PROGRESS)
    close(app)
    app.key('F5')
    look_at(app, IN_PROGRESS)
    app.click('push button', 'Start New Game')
    look_at(app, START_ANOTHER)
    close(app)
    app.key('ctrl+w')
    look_at(app, re.compile('^Save'))


@walked('end-of-a-game')
def end(desktop):
    for ruleset, battle_file in SHORT.items():
        game = desktop.home / f'{ruleset}.aciesgame'
        cli('play', ended_early(desktop, rulesets / ruleset / f'{battle_file}.acies', 2), '--random', '--seed', '3', '--save', str(game))
        text = game.read_text()
        others = ''.join(f'<player side="{side}" computer="1"/>' for side in re.findall('<army side="([^"]*)"', text)[1:])
        game.write_text(text.replace('  <log', f'  <table>{others}</table>\n  <log', 1))   # turning points are those of one side
        app = launch(desktop, game)
        app.wait_for('push button', 'Turning Points')
        is_all_right(app, f'{ruleset}, the end')
        app.shot(f'pseudo-{ruleset}-end')
        if LONG or ruleset in LOOKED_BACK:
            app.click('push button', 'Turning Points')
            app.wait_until(lambda: app.find('push button', 'Back to the Result'), 'the turning points')
            is_all_right(app, f'{ruleset}, turning points')
        leave(app)


@walked('table')
def at_the_table(desktop):
    for ruleset, battle_file in SHORT.items():
        app = opened(desktop, rulesets / ruleset / f'{battle_file}.acies')
        app.key('F7')
        app.wait_for('check box', ui('companion-start.ui', 'trackers'))
        is_all_right(app, f'{ruleset}, the start of a game at a table')
        if ruleset == 'rome-vs-macedon':
            open_lists(app, app.windows[0])
        app.click('push button', ui('companion-start.ui', 'begin'))
        app.wait_for('text', 'Note')
        is_all_right(app, f'{ruleset}, a game at a table')
        for button in (re.compile('^Losses: '), re.compile(': Less$')):
            if app.find('push button', button):   # some games have no figures
                with app.popped_up():
                    app.click('push button', button)
                    app.wait_until(lambda: any(line[0] == 'popover' for line in shown(app)), f'what {button.pattern} shows')
                    is_all_right(app, f'{ruleset}, {button.pattern}')
                    app.key('Escape')
        for page in ('Set-up', 'Cards'):
            if app.find('page tab', page):   # some games have no cards
                app.click('page tab', page)
                is_all_right(app, f'{ruleset}, the page {page} of a game at a table')
        app.key('F5')
        look_at(app, 'Continue on the Screen?')
        close(app)
        leave(app)


@walked('puzzle')
def puzzle(desktop):
    app = opened(desktop, rulesets / 'rome-vs-carthage/puzzles/01.acies')
    app.key('F5')
    app.wait_for('push button', 'Show the Best Turn')
    is_all_right(app, 'the task of a puzzle')
    app.key('d')
    app.wait_for('push button', 'Show on the Board')
    is_all_right(app, 'what a turn was worth')


@walked('looking-back')
def looking_back(desktop):
    game = desktop.home / 'ended.aciesgame'
    cli('play', str(MACEDON / 'elis.acies'), '--players', 'random', '--seed', '3', '--save', str(game))
    app = opened(desktop, game)
    log = app.wait_for('list', LOG)
    app.click(log.children[0])
    app.wait_for(ASKED, re.compile('^Looking back: '))
    is_all_right(app, 'looking back')
    app.key('v')
    app.wait_for(ASKED, re.compile('^Step 1 of '))
    is_all_right(app, 'the last turn')


@walked('real-dice-and-cards')
def real(desktop):
    saved = desktop.home / 'game.aciesgame'
    cli('play', str(rulesets / 'legions/scenarios/two-legates.acies'), '--seed', '1', '--real-dice', '--save', str(saved))
    saved.write_text(re.sub('<table [^>]*/>', '<table dice="entered" hands="open"/>', saved.read_text()))
    app = opened(desktop, saved)
    app.wait_for(ASKED, re.compile('rolls its General'))
    is_all_right(app, 'a real die')
    app.key('6', 'Return')
    app.wait_for(ASKED, re.compile('Wolf rolls its General'))
    app.key('1', 'Return')
    app.wait_for(ASKED, re.compile('draws 1 card'))
    is_all_right(app, 'a real card')


@scenario('/ui/pseudo/the-check-sees-english')
def sees(desktop):
    assert english('[!! Šàvé !!]') == []
    assert english('[!! Šàvé !!] the file') == ['the file']
    assert plain('[!! Šàvé !!]') == 'Save'


@scenario('/ui/pseudo/everything-was-opened')
def everything(desktop):
    assert not missing(), '\n'.join(missing())


main('window-maximized=true')

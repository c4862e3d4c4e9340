#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that were going on when the program ended: there again at the next start, at the very command."""
import random
import re
import time
from dataclasses import dataclass

from battle import from_data, kill_hard, titled
from board import Board
from harness import LONG, main, program, scenario
from locales import GAME_OVER, LOG, PLAYS_ORDER, SAVE_GAME, SET_UP, START_ANOTHER, fill
from table import ASKED, Army, Game, battle, take_seat
from tap import comment

TITLE = re.compile('^Battle')
# Of the game, not of the unit that is pointed at.
NUMBERS = re.compile(rf'^(Round \d|\d+ figures?$|Morale \d|(?!Cards: )\w+: \w+$|{GAME_OVER})')
ATTACK = 'Hetairoi E6 attack Triarii E7: Rome may answer'


def begin(desktop):
    rome = Army(units='triarii E7 1, velites D8 2, velites E8 2', hand='mixed-order, first-strike', deck='withdraw')
    macedon = Army(units='hetairoi E6 3, peltasts E5 2, peltasts F5 2', hand='mixed-order')
    return Game(desktop, battle(desktop, rome, macedon))


def in_combat(desktop):
    """A game in the middle of a combat: Rome is asked."""
    game = begin(desktop)
    game.order('Mixed Order', 'E6')
    game.board.click('E6')
    game.board.click('E7')
    game.is_asked(ATTACK)
    return game


def again(desktop):
    """The program started anew, with nothing to open."""
    app = desktop.launch([program()])
    app.wait_window(TITLE)
    return app, Game.going_on(app, Board(app))


@scenario('/ui/resume/in-the-middle-of-a-combat')
def combat(desktop):
    """Quit without a question; the same question stands there, and undo and redo work."""
    game = in_combat(desktop)
    game.app.quit(game=True)
    app, game = again(desktop)
    game.is_asked(ATTACK)
    app.shot('resume-combat')
    assert not app.find('dialog')
    app.key('ctrl+z')
    game.is_asked('Macedon moves and attacks')
    app.key('ctrl+shift+z')
    game.is_asked(ATTACK)
    game.play('First Strike')
    game.logs('Triarii E7 strike Hetairoi E6 first')
    kill_hard(app)
    app, game = again(desktop)   # also after a kill
    game.logs('Triarii E7 strike Hetairoi E6 first')
    app.key('F5')   # the scenario is there, too, with its file
    app.wait_for(None, 'Terrain')
    app.wait_for('label', 'battle.acies')
    app.quit(game=True)


@scenario('/ui/resume/not-the-tab-that-is-shown')
def other_tab(desktop):
    """A game in a tab that is not shown comes back, too, in its place; of the editor's side of it, that is shown."""
    game = in_combat(desktop)
    app = game.app
    app.key('F5')
    app.wait_for(None, 'Terrain')
    app.key('ctrl+n')
    app.wait_window('New Battle')
    app.key('Escape')
    kill_hard(app)
    app, game = again(desktop)
    app.wait_for(None, 'Terrain')
    app.key('F5')
    game.is_asked(ATTACK)
    app.quit(game=True)


@scenario('/ui/resume/closed-tabs-do-not-come-back')
def closed(desktop):
    """Who discards the game of a tab does not meet it again."""
    game = in_combat(desktop)
    app = game.app
    app.key('ctrl+w')
    dialog = app.wait_for('dialog', fill(SAVE_GAME, 'Battle'))
    app.click(app.wait_for('push button', 'Discard', within=dialog))
    app.wait_window('Acies')
    app.wait_until(lambda: not desktop.games(), 'the game to be forgotten')
    app.quit()
    app = desktop.launch([program()])
    app.wait_window('Acies')
    app.quit()


@scenario('/ui/resume/a-game-with-a-file')
def with_file(desktop):
    """Its file is brought up to date by itself when the tab closes; nothing is asked."""
    game = begin(desktop)
    app = game.app
    game.order('Mixed Order', 'E6')
    place = desktop.home / 'mine.aciesgame'
    app.key('ctrl+s')
    app.choose_file('Save Game', place, 'Save')
    app.wait_until(lambda: place.exists() and 'attack' not in place.read_text(), 'the game to be saved')
    app.wait_for('label', 'mine.aciesgame')
    game.board.click('E6')
    game.board.click('E7')
    game.is_asked(ATTACK)
    app.wait_for('label', re.compile('mine.aciesgame · unsaved'))
    app.key('ctrl+w')
    app.wait_window('Acies')
    assert 'attack E6 E7' in place.read_text()
    app.quit()


@scenario('/ui/resume/a-game-file-of-another-program')
def other_program(desktop):
    """What another program has written to the game's file is not saved over unasked."""
    game = begin(desktop)
    app = game.app
    place = desktop.home / 'mine.aciesgame'
    app.key('ctrl+s')
    app.choose_file('Save Game', place, 'Save')
    app.wait_for('label', 'mine.aciesgame')
    aside = place.with_suffix('.new')
    aside.write_text(place.read_text() + '<!-- of another -->\n')
    aside.rename(place)
    game.order('Mixed Order', 'E6')
    for answer, kept in (('Cancel', True), ('Save', False)):
        app.key('ctrl+s')
        dialog = app.wait_for('dialog', 'Overwrite “mine.aciesgame”?')
        app.click(app.wait_for('push button', answer, within=dialog))
        app.wait_gone('dialog')
        app.wait_until(lambda kept=kept: ('of another' in place.read_text()) == kept, 'the file to be as it was answered')
    app.quit()


@scenario('/ui/resume/not-given-up-unasked')
def anew(desktop):
    game = in_combat(desktop)
    app = game.app
    app.click('push button', 'Main Menu')
    app.click('menu item', re.compile('Restart Game'))
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.wait_for('label', re.compile('“[^”]+” .*in progress'), within=dialog)
    app.shot('resume-anew')
    app.click(app.wait_for('push button', 'Cancel', within=dialog))
    app.wait_gone('dialog')
    game.is_asked(ATTACK)
    app.key('shift+F5')   # nor by another set-up
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.key('Escape')
    app.wait_gone('dialog')
    game.is_asked(ATTACK)
    app.click('push button', 'Main Menu')
    app.click('menu item', re.compile('Restart Game'))
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.click(app.wait_for('push button', 'Save', within=dialog))
    place = desktop.home / 'mine.aciesgame'
    app.choose_file('Save Game', place, 'Save')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert 'attack E6 E7' in place.read_text()
    app.click('push button', 'Main Menu')
    app.click('menu item', re.compile('Restart Game'))   # nobody has done anything in it
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert not app.find('dialog')
    assert 'attack E6 E7' in place.read_text()   # the new game is another
    game.order('Mixed Order', 'E6')
    app.key('shift+F5')
    dialog = app.wait_for('dialog', START_ANOTHER)
    app.click(app.wait_for('push button', 'Start New Game', within=dialog))
    app.wait_window(SET_UP)
    app.key('Escape')
    app.quit(game=True)


def commands(text):
    """The commands in a journal, oldest first, without those that others took the place of."""
    steps, number = [], 0
    for word, _, rest in (line.partition(' ') for line in text.splitlines()):
        if word == 'do':
            steps[number:] = [[]]
            number += 1
        if word in ('do', 'and'):
            steps[number - 1].append(f'{word} {rest}')
        if word == 'step':
            number = int(rest.split()[0])
    return [line for step in steps for line in step]


def kept(desktop):
    """The commands of the one game that is kept."""
    games = desktop.games()
    return commands(games[0]) if games else []


@dataclass
class Sight:
    """What the window says of a game: the question, the rows of the log, numbers of both sides, some hexes."""
    asked: str
    log: list
    numbers: list
    hexes: dict

    @classmethod
    def of(cls, app, board, names):
        app.wait_until(lambda: None if take_seat(app) else app.find(ASKED), 'a question')
        hexes = {}
        for name in names:
            board.hover(name)
            hexes[name] = board.text
        labels = [node.name for node in app.find_all('label', NUMBERS)]
        rows = app.wait_for('list', LOG).child_names
        return cls(app.find(ASKED).name, rows, labels, hexes)

    @classmethod
    def at_rest(cls, app, board, names):
        """As nothing changes any more; and the commands that are kept by then."""
        found = []

        def same():
            found.append((cls.of(app, board, names), kept(app.desktop)))
            return len(found) > 1 and found[-1] == found[-2]
        app.wait_until(same, 'the window to come to rest')
        return found[-1]

    def begins(self, later):
        """Is the log that of a game that went on from here? A row of ordered units grows."""
        rows = later.log[:len(self.log)]
        return rows[:-1] == self.log[:-1] and rows[-1].startswith(self.log[-1])


def act(app, rand):
    """Does something that the window offers."""
    app.key('n', 'Return')
    buttons = [node for node in app.find_all('push button', re.compile('Order$|^Done Ordering$|^Pass$|^End .*'))
               if node.has('sensitive')]
    if buttons:
        app.click(rand.choice(buttons))


@scenario('/ui/resume/random-kills')
def random_kills(desktop):
    """Whenever it is killed, at most the command in flight is lost: what was told and shown before is there again."""
    rand = random.Random(6)
    app, board = from_data(desktop, 'Elis')
    app.key('F5')
    app.wait_for('label', re.compile('Round 1 of'))
    shown = 0
    for number in range(10 if LONG else 2):
        for _ in range(rand.randint(3, 7)):
            act(app, rand)
        names = rand.sample([column + row for column in 'CDEFGHIJ' for row in '2345678'], 4)
        before, told = Sight.at_rest(app, board, names)
        if number % 2:   # else it is killed at rest, and all must be as it was shown
            act(app, rand)
            time.sleep(rand.uniform(0, 0.2))
        kill_hard(app)
        left = kept(desktop)
        assert left[:len(told)] == told, (number, told, left)
        app = desktop.launch([program()])
        board = Board(app)
        app.wait_window(titled('Elis'))
        after, again_kept = Sight.at_rest(app, board, names)
        assert again_kept == left, (again_kept, left)
        assert before.begins(after), (before, after)
        if left == told:
            assert after == before, (before, after)
            shown += 1
    assert shown > 0 and left
    comment(f'{shown} of {number + 1} kills at rest: all as it was shown; {len(left)} commands in the end')
    app.quit(game=True)


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rome against Carthage in the window: each kind of question, and a whole battle from the Library to its end."""
import pathlib
import re
import subprocess

from battle import from_data
from harness import main, program, scenario
from locales import ACTIONS_PER_ROUND, ACTIVATES, CHOOSE_ENEMY, CHOOSE_MOVE, CHOOSE_PATH, GAME_OVER, SET_HAND_OF, fill
from table import MOVES, Army, Game, battle, wait_asked

OVER = re.compile(' wins|^A draw')


def game_of(desktop, rome, carthage, **options):
    """A battle whose hands are set: Carthage has the first turn."""
    path = battle(desktop, rome, carthage, against='carthage', opening='move', **options)
    return Game(desktop, path, first='Carthage', asked=fill(ACTIVATES, ''))


@scenario('/ui/carthage/withdraw-advance-pursue-run')
def withdraw_advance_pursue_run(desktop):
    """Nobody rolls: what is attacked goes away, and the attacker follows."""
    rome = Army(units='velites E7 2, leader A9 3', hand='withdraw, mixed-order', actions=2)
    carthage = Army(units='numidians E6 2, leader L1 3',
                    hand='mixed-order, advance, cavalry-pursue, hit-and-run, flanking', actions=2)
    game = game_of(desktop, rome, carthage)
    app, board = game.app, game.board
    app.wait_for('label', re.compile('2 actions$'))
    game.goes_on('^Choose .* card$')
    board.says('A9', 'Roman Leader, 3 of 3 figures')
    board.hover('A9')
    last = app.wait_for('label', re.compile('^Cards: '))
    app.wait_until(lambda: last.extents[1] + last.extents[3] <= app.find('label', 'Log').extents[1], 'all of the card above the log')
    board.click('E6')
    game.goes_on('Numidians E6 .* enemy')
    app.shot('carthage-turn')
    board.click('E7')
    game.is_asked('Numidians E6 attack Velites E7: Rome ')
    app.wait_for('label', 'Rome: Defend')
    assert game.hand() == {'Mixed Order': False, 'Withdraw': True}, game.hand()
    app.shot('carthage-defend')
    game.play('Withdraw')
    game.is_asked('Rome chooses where Velites E7 withdraw to')
    game.offers('E8', 'Retreat to E8')
    app.shot('carthage-withdraw')
    board.click('E8')
    game.logs('Velites retreat from E7 to E8')
    game.is_asked('Numidians E6 may advance')
    game.play('Advance')
    game.logs('Numidians advance from E6 to E7')
    game.is_asked('Numidians E7 .*pursue')
    game.play('Cavalry Pursue')
    game.is_asked('Carthage chooses where Numidians E7 pursue to')
    game.goes_on(fill(CHOOSE_MOVE, 'Numidians E7'))
    game.offers('D8', 'Move Numidians E7 to D8')
    app.shot('carthage-pursuit')
    board.click('D8')
    game.is_asked('Numidians D8 .*again')
    game.goes_on(fill(CHOOSE_ENEMY, 'Numidians D8'))
    game.press('Done: No Attack')
    game.is_asked('Numidians D8 may break away')
    game.play('Hit and Run')
    game.is_asked('Carthage .* Numidians D8 break')
    app.shot('carthage-run')
    board.click('D6')
    game.logs('Numidians break .*D8 to D6\nCarthage has spent 1 of 2 actions')
    game.is_asked(fill(ACTIVATES, 'Rome'))
    app.wait_for('label', re.compile('1 action$'))
    board.says('D6', 'Numidians, 2 of 2 figures, Passive')
    board.says('E8', 'Retreated')
    app.shot('carthage-after')
    app.key('d')
    game.logs('Rome passes\nRome has spent 1 of 2 actions')
    game.is_asked(fill(ACTIVATES, 'Carthage'))
    board.click('D6')
    game.refuses(r'\(RVC-C')
    app.quit(game=True)


@scenario('/ui/carthage/charge-and-counter')
def charge_and_counter(desktop):
    """Two dice cannot kill the Leader, who never retreats: he strikes back."""
    rome = Army(units='leader E7 3, velites A9 2', hand='cavalry-counter, withdraw', actions=2)
    carthage = Army(units='phoenicians D5 1, infantry F7 3, leader L1 3', hand='cavalry-charge, flanking, mixed-order',
                    actions=2)
    game = game_of(desktop, rome, carthage)
    app, board = game.app, game.board
    board.click('D5')
    board.click('E6')
    game.is_asked('Carthage: Phoenicians E6 may attack')
    board.says('E6', 'Phoenicians, 1 of 2 figures, Moved')
    board.click('E7')
    game.is_asked('Phoenicians E6 attack Roman Leader E7: Carthage may charge')
    app.wait_for('label', re.compile('^1 die, hits on 3 or more'))
    app.wait_for('label', re.compile('^1 die, hits on 3 or more'))
    app.shot('carthage-charge')
    game.play('Cavalry Charge')
    game.is_asked('Carthage .* roll$')
    app.wait_for('label', re.compile('^2 dice, hits on 3 or more'))
    app.wait_for('label', re.compile('^2 dice, hits on 3 or more'))
    assert game.hand() == {'Mixed Order': False, 'Flanking': True}, game.hand()
    game.press('Pass')
    game.logs(r'Phoenicians E6 roll 2 dice: hits on 3 or more\. [^\n]*Cavalry Charge \(RVC-K2\)[^\n]*\nRolled')
    app.wait_for(None, re.compile(r'^Dice:( \d (hit|miss),?){2}$'))
    app.wait_for('label', re.compile(r'^(No hits|\d hits?) \(hits on 3 or more\)$'))
    game.is_asked('Rome may counter-attack')
    app.shot('carthage-counter')
    game.play('Cavalry Counter')
    app.wait_for('label', 'Roman Leader E7 counter-attacks\nPhoenicians E6')
    game.logs('Roman Leader E7 counter-attacks Phoenicians E6 with [123] di(ce|e): hits on 3 or more')
    game.is_asked(fill(ACTIVATES, 'Rome'))
    app.shot('carthage-countered')
    app.quit(game=True)


@scenario('/ui/carthage/mixed-order-and-ways')
def mixed_order(desktop):
    """Two units act in one turn; the archers choose between two ways along an edge."""
    rome = Army(units='pikes E7 3, leader A9 3', hand='withdraw', actions=2)
    carthage = Army(units='archer E5 2, velites H5 2, numidians K5 2, leader L1 3', hand='mixed-order, flanking', actions=2)
    game = game_of(desktop, rome, carthage)
    app, board = game.app, game.board
    game.order('Mixed Order', 'E5', 'H5')
    board.says('H5', 'Velites, 2 of 2 figures, Ready')
    board.click('K5')
    game.refuses(r'\(RVC-C9\)')
    board.click('E5')
    board.click('E7')
    game.is_asked('Carthage .*path.* Archer E5')
    game.goes_on(CHOOSE_PATH)
    app.shot('carthage-ways')
    board.click('D6')
    game.is_asked('Archer E5 attacks Pikes E7: Rome ')
    game.press('Pass')
    game.logs(r'Archer E5 rolls 2 dice: hits on 5 or more\. [^\n]*\nRolled')
    game.is_asked(f'Carthage {MOVES}')
    board.says('E5', 'Archer, 2 of 2 figures, Attacked')
    board.click('H5')
    board.click('H6')
    game.logs('Velites move from H5 to H6')
    game.logs('Carthage has spent 1 of 2 actions')
    game.is_asked(fill(ACTIVATES, 'Rome'))
    board.says('K5', 'Numidians, 2 of 2 figures')
    app.quit(game=True)


def spin_to(app, name, number):
    node = app.wait_for('spin button', name)
    app.click(node, at=(12, 12))
    app.key('ctrl+a')
    app.type_text(str(number))
    app.key('Return')
    app.wait_until(lambda: node.value == number, f'{name} to be {number}')


def select(game, side, *cards):
    """Fills the hand from the deck: that is not the end of it before its side says so."""
    game.is_asked(rf'{side} .*\b{len(cards)} cards')
    for card in cards:
        game.press(f'Take {card}')
    game.is_asked(f'{side} may put cards back')
    game.press('Done: Keep This Hand')


def edit_ticinus(app, board):
    app.key('t')
    app.click('push button', 'Woods')
    board.click('C5')
    app.key('u')
    app.click('push button', 'Carthage')
    app.click('push button', 'Carthaginian Cavalry')
    board.click('C2')
    app.click('push button', 'Rome')
    app.click('push button', 'Roman Archer')
    board.click('C8')
    board.says('C8', 'Roman Archer, 2 of 2 figures')
    board.says('C2', 'Carthaginian Cavalry, 2 of 2 figures')
    app.shot('ticinus-units')
    app.click('page tab', 'Armies')
    spin_to(app, 'Skirmish, Rome: copies', 3)
    app.shot('ticinus-cards')
    app.wait_for('spin button', f'Rome: {ACTIONS_PER_ROUND}')
    app.click('page tab', 'Victory')
    spin_to(app, 'Last round', 1)
    app.shot('ticinus-battle')


@scenario('/ui/carthage/ticinus-from-library-to-end')
def ticinus(desktop):
    app, board = from_data(desktop, 'Ticinus')
    edit_ticinus(app, board)
    place = desktop.home / 'own.acies'
    app.key('ctrl+s')
    app.choose_file('Save Scenario', place, 'Save')
    app.wait_for('label', 'own.acies')
    text = place.read_text()
    for part in ('<unit type="archer" hex="C8" figures="2"/>', '<unit type="cavalry" hex="C2" figures="2"/>',
                 '<terrain type="woods" hexes="C5"/>', '<card id="skirmish" count="3"/>', 'end-round="1"'):
        assert part in text, part

    game = Game.going_on(app, board)
    app.key('F5')
    game.is_asked(r'Carthage .*\b3 cards')
    app.wait_for('label', fill(SET_HAND_OF, '0', '3'))
    app.shot('ticinus-select')
    select(game, 'Carthage', 'Mixed Order', 'Withdraw', 'Advance')
    app.wait_for('label', 'Rome: Select')
    select(game, 'Rome', 'Flanking', 'Skirmish', 'Advance')
    game.is_asked(fill(ACTIVATES, 'Carthage'))
    app.wait_for('label', re.compile('3 actions$'))
    board.click('E2')
    board.click('F6')
    game.logs('Numidians move from E2 to F6\nCarthage has spent 1 of 3 actions')
    game.is_asked(fill(ACTIVATES, 'Rome'))
    board.click('F8')
    board.click('F6')
    game.is_asked('Rome .*path.* Velites F8')
    game.goes_on(CHOOSE_PATH)
    game.offers('F7', 'Attack over F7')
    app.shot('ticinus-way')
    board.click('F7')
    game.is_asked('Velites F8 attack Numidians F6: Carthage ')
    assert game.hand() == {'Mixed Order': False, 'Withdraw': True, 'Advance': False}, game.hand()
    game.press('Pass')
    game.logs('Velites F8 roll 2 dice: hits on 5 or more')
    app.shot('ticinus-rolled')
    play_to_the_end(game)
    app.shot('ticinus-end')
    saved = desktop.home / 'own.aciesgame'
    app.key('F10')
    app.click('menu item', 'Save Game As…')
    app.choose_file('Save Game', saved, 'Save')
    app.wait_until(saved.exists, 'the game in its file')
    app.quit()
    cli = pathlib.Path(program()).parents[1] / 'cli' / 'acies-cli'
    replay = subprocess.run([cli, 'replay', saved], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert replay.returncode == 0, replay.stdout


def play_to_the_end(game):
    """Both sides pass whatever they are asked, until the round is over."""
    app = game.app
    while not OVER.search(asked := wait_asked(app, re.compile('.')).name):
        before = (asked, game.log())
        app.key('p' if app.has('sensitive', 'push button', 'Pass') else 'd')
        app.wait_until(lambda before=before: app.wait_for('status bar').name != before[0] or game.log() != before[1],
                       'the game to go on')
    app.wait_for('label', GAME_OVER)


main()

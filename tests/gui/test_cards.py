#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in the windows of a combat and after it, and what cards let units do, by pointer and by keys."""
import os
import re
import signal
import time

from board import Board
from harness import main, program, scenario
from locales import ADVISE, CHOOSE_CARD_HEX, CHOOSE_MOVE, CHOOSE_RESERVE, FORMS_UNITS, HAND_CHOSEN, PLAYS_ORDER, POINTED, fill
from table import ASKED, HAND, Army, Game, battle

LONGER_THAN_THE_PAUSE = 0.5   # seconds: at once after a turn nobody takes the screen, whatever is held


@scenario('/ui/cards/charge-flank-and-counter')
def charge_flank_and_counter(desktop):
    """The Triarii lose two figures at most, as they form a testudo, and stay, with friends behind them."""
    rome = Army(units='triarii E7 3 testudo, velites D8 2, velites E8 2', hand='mixed-order, counter-attack, testudo')
    macedon = Army(units='hetairoi D5 1, hypaspists F7 3, macedonian-leader A1 3',
                   hand='mixed-order, charge, flanking, advance-attack')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    game.order('Mixed Order', 'D5')
    board.click('D5')
    board.click('E6')
    board.says('E6', 'Hetairoi')
    board.click('E7')
    game.is_asked('Hetairoi E6 attack Triarii E7: Macedon may charge')
    assert game.hand() == {'Charge': True, 'Advance Attack': False, 'Flanking': False}, game.hand()
    app.wait_for('label', '1 die, Combat Point 4')
    app.shot('cards-attack-window')
    game.play('Charge')
    game.is_asked('Macedon .* roll$')
    app.wait_for('label', '2 dice, Combat Point 4')
    app.wait_for('label', re.compile(r'\+1 Charge \(RVM-K9\)'))
    game.play('Flanking')
    game.goes_on(fill(CHOOSE_CARD_HEX, 'Flanking'))
    assert game.card('Flanking').has('pressed')
    board.click('E8')
    game.refuses(r'\bE8\b.* \(RVM-K11\)')
    app.shot('cards-flanking')
    board.click('F7')
    game.is_asked('Rome may counter-attack')
    assert game.hand() == {'Mixed Order': False, 'Counter Attack': True, 'Testudo': False}, game.hand()
    app.wait_for('label', 'Charge · Flanking: Hypaspists F7')
    app.wait_for(None, re.compile(r'^Dice:( \d (hit|retreat|miss),?){3}$'))
    app.shot('cards-counter-window')
    game.play('Counter Attack')
    game.is_asked('Macedon chooses|Macedon may put')
    app.wait_for('label', 'Triarii E7 counter-attack\nHetairoi E6')
    app.shot('cards-after-counter')
    app.quit(game=True)


@scenario('/ui/cards/advance-and-form')
def advance_and_form(desktop):
    """Whatever the dice say, who is attacked falls: before the river nobody can retreat."""
    rome = Army(units='elephants E7 2, roman-leader E8 3, principes B8 3, triarii C8 3',
                hand='mixed-order, advance-attack, testudo, testudo')
    macedon = Army(units='peltasts E6 1, peltasts F5 1, hypaspists D6 3', hand='mixed-order')
    place = battle(desktop, rome, macedon, first='rome', terrain='<terrain type="river" hexes="E5 E4 F4"/>')
    game = Game(desktop, place, first='Rome')
    app, board = game.app, game.board
    game.order('Mixed Order', 'E7')
    board.click('E7')
    board.click('E6')
    game.is_asked('Rome .*Elephants E7')
    app.shot('cards-advance-window')
    game.play('Advance Attack')
    game.goes_on(fill(CHOOSE_CARD_HEX, 'Advance Attack'))
    app.key('Escape')
    app.wait_until(lambda: app.lacks('pressed', 'push button', 'Advance Attack'), 'the card to be put down')
    board.click('F5')   # only one card fits
    game.logs('Elephants advance from E7 to E6')
    game.logs('Peltasts .*eliminated\nRome plays Advance Attack on Peltasts F5')
    game.is_asked(fill(FORMS_UNITS, 'Rome'))
    app.shot('cards-form-window')
    game.play('Testudo')
    board.click('E8')
    game.refuses(r'Roman Leader .* Testudo \(RVM-R23\)')
    board.click('B8')
    game.logs('Rome plays Testudo on Principes B8')
    board.says('B8', 'Principes', 'Testudo')
    app.key('1')   # the one card that is left
    game.goes_on(fill(CHOOSE_CARD_HEX, 'Testudo'))
    app.key('n', 'Return')
    game.logs(f'Rome plays Testudo on Triarii C8\n{fill(HAND_CHOSEN, "Rome")}')
    app.quit(game=True)


@scenario('/ui/cards/first-strike')
def first_strike(desktop):
    """One die of theirs cannot eliminate the Hetairoi, nor drive them back over their friends."""
    rome = Army(units='triarii E7 1, velites D8 2, velites E8 2', hand='mixed-order, first-strike', deck='withdraw')
    macedon = Army(units='hetairoi E6 3, peltasts E5 2, peltasts F5 2', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    game.order('Mixed Order', 'E6')
    board.click('E6')
    board.click('E7')
    game.is_asked('Hetairoi E6 attack Triarii E7: Rome may answer')
    assert game.hand() == {'Mixed Order': False, 'First Strike': True}, game.hand()
    app.click_disabled('push button', 'Mixed Order')
    game.refuses(r'Mixed Order .*\(RVM-A44\)')
    app.shot('cards-defend-window')
    app.key('2')
    app.wait_for('label', 'Triarii E7 strike first\nagainst Hetairoi E6')
    app.wait_for('label', 'Hetairoi E6 attack\nTriarii E7')
    game.logs('Triarii E7 strike Hetairoi E6 first')
    app.shot('cards-first-strike')
    app.quit(game=True)


@scenario('/ui/cards/withdraw')
def withdraw(desktop):
    rome = Army(units='velites E7 2', hand='mixed-order, withdraw')
    macedon = Army(units='hetairoi E6 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    game.order('Mixed Order', 'E6')
    board.click('E6')
    board.click('E7')
    game.is_asked('Rome may answer')
    game.play('Withdraw')
    game.is_asked('Rome chooses where Velites E7 retreat to')
    app.shot('cards-withdraw')
    app.key('n', 'Return')
    game.logs('Velites retreat from E7 to D8')
    app.wait_for('label', re.compile('^Rome plays Withdraw on Velites E7\nVelites retreat from E7 to D8$'))
    app.quit(game=True)


def tells_aside(app, *words):
    """What is told beside the board, as soon as it says the words; it lies on no control."""
    def says():
        panel = app.find('panel', POINTED)
        return panel is not None and all(app.find('label', word, within=panel) for word in words) and panel
    panel = app.wait_until(says, f'{words} beside the board')
    left, top, width, height = panel.extents
    for label in app.find_all('label', within=panel):
        assert label.extents[1] + label.extents[3] <= top + height, f'{label} is cut off'
    for button in app.find_all('push button'):
        x, y, wide, high = button.extents
        assert not (x < left + width and left < x + wide and y < top + height and top < y + high), f'it lies on {button}'
    return panel


@scenario('/ui/cards/hand-rises')
def hand_rises(desktop):
    """With H, and when the pointer rests there; no card moves aside, and what is asked never moves."""
    rome = Army(units='triarii F8 3', hand='mixed-order')
    macedon = Army(units='hypaspists F4 3', hand='mixed-order, charge, leader-action')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    board.hover('A1')

    def height():
        return app.find('push button', 'Charge').extents[3]

    def columns():
        return {node.name: node.extents[::2] for node in app.find('panel', HAND).walk('push button')}
    low, question, places = height(), app.wait_for(ASKED).extents, columns()
    app.key('h')
    app.wait_until(lambda: height() > 2 * low, 'the hand to rise')
    assert app.wait_for(ASKED).extents == question
    assert columns() == places, f'{places}, and risen {columns()}'
    app.shot('cards-raised')
    app.key('Escape')
    app.wait_until(lambda: height() == low, 'the hand to go down')
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the keys again')
    app.hover(game.card('Mixed Order'))
    app.wait_until(lambda: height() > 2 * low, 'the hand to rise under the pointer')
    board.hover('A1')
    app.wait_until(lambda: height() == low, 'the hand to go down again')
    place = app.wait_for('push button', ADVISE).extents
    game.order('Mixed Order', 'F4')
    assert app.wait_for('push button', ADVISE).extents == place
    app.quit()


@scenario('/ui/cards/told-beside-the-board')
def told_beside(desktop):
    """What a card does, and why it cannot be played, covers no other card, neither in the hand nor in the deck."""
    rome = Army(units='triarii F8 3', hand='mixed-order')
    macedon = Army(units='hypaspists F4 3', hand='mixed-order, charge, leader-action', deck='flanking, withdraw, counter-attack')
    game = Game(desktop, battle(desktop, rome, macedon))
    app = game.app
    app.click('push button', 'Maximize')
    app.hover(game.card('Charge'))
    tells_aside(app, 'Charge', re.compile(r'\(RVM-'))
    app.shot('cards-told-why-not')
    app.hover(game.card('Mixed Order'))
    tells_aside(app, 'Mixed Order')
    game.board.hover('A1')
    app.wait_gone('panel', POINTED)
    game.play('Mixed Order')
    game.is_asked('may order')
    game.press('Done Ordering')
    app.wait_until(lambda: app.find(ASKED, re.compile('may put cards back')) or
                   app.find(ASKED, re.compile('may (form|advance|play)')) and app.key('p'), 'the hand to be set')
    take = app.wait_for('push button', 'Take Flanking')
    assert take.description.startswith('Play before you roll'), take.description
    app.hover(take)
    tells_aside(app, 'Flanking')
    app.shot('cards-told-of-the-deck')
    app.quit(game=True)


@scenario('/ui/cards/nothing-but-pass')
def nothing_but_pass(desktop):
    """The deck holds a card that the hand does not: the other side must not learn which of them it is."""
    rome = Army(units='velites E7 2', hand='mixed-order', deck='withdraw')
    macedon = Army(units='hetairoi E6 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon))
    app, board = game.app, game.board
    game.order('Mixed Order', 'E6')
    board.click('E6')
    board.click('E7')
    game.is_asked('Rome may answer')
    game.goes_on('look at your hand')
    app.key('Shift_L')
    game.goes_on(r'\bP\b.*\bH\b')   # who uses the keyboard is told keys
    assert not game.app.find('panel', re.compile('^Hand of '))
    game.look()
    game.goes_on(r'\bP\b.*\bEnter\b')
    assert game.hand() == {'Mixed Order': False}, game.hand()
    app.shot('cards-nothing-but-pass')
    app.key('Return')   # not for the hex under the cursor
    game.logs('Hetairoi E6 roll')
    app.quit(game=True)


@scenario('/ui/cards/change-places-and-step-back')
def change_places_and_step_back(desktop):
    rome = Army(units='principes E7 3, principes F7 3, principes J7 3',
                hand='formation, feint-retreat, withdraw, flanking, charge')
    macedon = Army(units='hypaspists A1 3', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon, first='rome'), first='Rome')
    app, board = game.app, game.board
    game.order('Formation', 'E7', 'F7', 'J7')
    board.click('E7')
    game.goes_on('Principes E7 .*swap')
    game.offers('F7', 'Swap Principes E7 and Principes F7')
    app.shot('cards-swap')
    board.click('F7')
    game.logs('Principes on E7 and Principes on F7 swap places')
    app.key('ctrl+z')
    app.wait_until(lambda: 'change places' not in game.log(), 'the swap to be taken back')
    app.key(*['ctrl+z'] * 5)
    game.is_asked(fill(PLAYS_ORDER, 'Rome'))
    game.order('Feint Retreat', 'E7', 'J7')
    board.click('E7')
    game.goes_on('Principes E7 .*step')
    game.offers('E8', re.compile('Principes E7 step .*E8'))
    game.offers('E6', 'Move Principes E7 to E6')
    app.shot('cards-step')
    board.click('E8')
    game.logs('Principes step .*E7 to E8')
    game.goes_on(fill(CHOOSE_MOVE, 'Principes E8'))
    board.click('E7')
    game.logs('Principes move from E8 to E7')
    app.quit(game=True)


@scenario('/ui/cards/the-reserve-comes-in')
def the_reserve_comes_in(desktop):
    rome = Army(units='velites E7 2', hand='secret-path', entry='A9 B9 C9 D9', reserve='principes 3, equites 2, equites 1')
    macedon = Army(units='peltasts E2 2', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon, first='rome'), first='Rome')
    app, board = game.app, game.board
    game.play('Secret Path')
    game.is_asked('Rome .*reserve')
    game.goes_on(CHOOSE_RESERVE)
    board.click('B9')
    game.refuses('^First .* B9$')
    app.click('push button', 'Equites')
    game.goes_on('^Choose .*Equites')
    app.shot('cards-reserve')
    board.click('E9')
    game.refuses('E9 is not an entry hex')
    app.key('Escape')
    game.goes_on(CHOOSE_RESERVE)
    app.key('1')
    game.goes_on('^Choose .*Principes')
    app.key('n', 'n', 'Return')
    board.says('B9', 'Principes, 3 of 3 figures')
    app.key('1')
    game.goes_on('^Choose .*Equites')
    board.click('A9')
    board.says('A9', 'Equites, 2 of 2 figures')
    game.goes_on('^Choose .*Equites')   # they stay chosen while others wait
    board.click('D9')
    board.says('D9', 'Equites, 1 of 2 figures')
    game.is_asked('may order')
    app.quit(game=True)


def told(app):
    """All that the Play view says to a screen reader: names, descriptions, texts."""
    return app.wait_until(lambda: '\n'.join(app.node.words), 'the view to say something')


@scenario('/ui/cards/nobody-sees-the-other-hand')
def hidden(desktop):
    """Each hand has cards that nobody has played, and that are nowhere else."""
    rome = Army(units='triarii E7 3, velites D8 2', hand='cavalry-assault, first-strike')
    macedon = Army(units='hetairoi E6 3', hand='mixed-order, group-order')
    secret = {'Rome': 'Cavalry Assault', 'Macedon': 'Group Order'}

    def shown(app):
        """Whose cards are told of."""
        text = told(app)
        return {side for side, card in secret.items() if card in text}

    app = desktop.launch([program(), battle(desktop, rome, macedon)])
    app.wait_window(re.compile('^Battle'))
    app.key('F5')
    app.wait_for('push button', re.compile('^Continue as Macedon'))
    assert shown(app) == set(), shown(app)
    app.shot('cards-hand-over')
    game = Game.going_on(app, Board(app))
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    assert shown(app) == {'Macedon'}, shown(app)
    game.order('Mixed Order', 'E6')
    game.board.click('E6')
    game.board.click('E7')
    app.wait_for('status bar', re.compile('Rome may answer'))
    assert shown(app) == set(), shown(app)
    app.desktop.display.key('h', True)
    app.wait_until(lambda: shown(app) == {'Rome'}, 'the hand of Rome while the key is held')
    app.desktop.display.key('h', False)
    app.wait_until(lambda: shown(app) == set(), 'the hand to be covered again')
    game.look()
    assert shown(app) == {'Rome'}, shown(app)
    app.key('p')
    app.wait_gone('status bar', re.compile('Rome may answer'))
    app.wait_until(lambda: app.find('push button', re.compile('^Continue as Macedon')) or app.find(ASKED, re.compile('^Rome chooses')),
                   'the screen to be handed over, or a retreat to be chosen')
    assert shown(app) == set(), shown(app)
    app.quit(game=True)


def about_to_hand_over(desktop):
    """Macedon has moved, and ends its turn by D; gives the game, and what tells whether cards of Rome are seen."""
    rome = Army(units='triarii E9 3', hand='cavalry-assault, line-order')
    macedon = Army(units='hetairoi E1 3', hand='mixed-order')
    app = desktop.launch([program(), battle(desktop, rome, macedon)])
    app.wait_window(re.compile('^Battle'))
    game = Game.going_on(app, Board(app))
    app.key('F5')
    game.is_asked(fill(PLAYS_ORDER, 'Macedon'))
    game.order('Mixed Order', 'E1')

    def seen():
        """Every key before it has been dealt with when the pointer is."""
        game.board.hover('F5')
        game.board.hover('G5')
        return 'Cavalry Assault' in told(app)
    return app, seen


def handed_over(app):
    return app.find('push button', re.compile('^Continue as Rome'))


def takes_the_screen(app, seen):
    app.wait_until(lambda: app.find('status bar', re.compile('^Rome plays')) or app.key('Return'), 'the screen to be taken')
    assert seen()
    app.quit(game=True)


@scenario('/ui/cards/pressed-twice')
def pressed_twice(desktop):
    """Whoever ends a turn, and presses once more at once, does not take the screen for the other."""
    app, seen = about_to_hand_over(desktop)
    os.kill(app.process.pid, signal.SIGSTOP)   # so that all keys come in one moment
    app.key('d', 'Return', 'space')
    os.kill(app.process.pid, signal.SIGCONT)
    app.wait_until(lambda: handed_over(app), 'the turn to end')
    assert not seen()
    assert handed_over(app)
    takes_the_screen(app, seen)


@scenario('/ui/cards/held-down')
def held_down(desktop):
    """Nor who holds a key down."""
    app, seen = about_to_hand_over(desktop)
    app.desktop.display.key('d', True)
    app.wait_until(lambda: handed_over(app), 'the turn to end')
    assert not seen()
    time.sleep(LONGER_THAN_THE_PAUSE)
    app.desktop.display.chord('Return')
    assert not seen()
    app.desktop.display.key('d', False)
    takes_the_screen(app, seen)


main()

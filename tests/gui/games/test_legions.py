#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Legions in the window: a whole game by pointer, of two people at one screen, and what it shows beside the board."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from acting import Play, cli, ended_early, log_of, rulesets  # noqa: E402
from board import Board  # noqa: E402
from harness import LONG, main, program, scenario  # noqa: E402
from locales import ADVISE, sentence  # noqa: E402
from table import Game, wait_asked  # noqa: E402
from tables import ByKeys, ByPointer  # noqa: E402

SCENARIOS = rulesets / 'legions/scenarios'
FIRST_CARDS = SCENARIOS / 'first-cards.acies'


@scenario('/ui/legions/battle-by-pointer')
def battle_by_pointer(desktop):
    """The window saves the game that was played without it."""
    who = ByPointer(desktop, Play(desktop, ended_early(desktop, FIRST_CARDS, 3), seed=11 if LONG else 654))
    seen = set()

    def watch(line):
        seen.add(line.split()[0])
        if line.startswith('done') and 'shot' not in seen:
            seen.add('shot')
            who.app.shot('legions-turn')
    who.act(watch)
    assert {'play', 'take', 'put-back', 'token', 'muster', 'consult', 'requisition', 'transfer'} <= seen, seen


@scenario('/ui/legions/battle-by-keys')
def battle_by_keys(desktop):
    """Another one, by a cursor on the board and by what a screen reader reads and presses."""
    play = Play(desktop, ended_early(desktop, FIRST_CARDS, 2), seed=12 if LONG else 143)
    assert any(line.startswith('lose ') for line in play.log), 'no die is lost'   # nor is one in the other battle
    ByKeys(desktop, play).act()


@scenario('/ui/legions/real-dice-and-cards')
def real_dice_and_cards(desktop):
    """Who owns the box rolls and draws at his table, and tells the program: by keys, by pointer, of a large deck too."""
    saved = desktop.home / 'game.aciesgame'
    cli('play', SCENARIOS / 'two-legates.acies', '--seed', '1', '--real-dice', '--save', saved)
    saved.write_text(re.sub('<table [^>]*/>', '<table dice="entered" hands="open"/>', saved.read_text()))
    app = desktop.launch([program(), saved])
    game = Game.going_on(app, Board(app, columns=9, rows=11, squares=True))
    for side, shown in (('Eagle', '6'), ('Wolf', '1')):
        game.is_asked(f'{side} rolls its General')
        app.key(shown)
        app.wait_for('push button', f'Die 1 of 1 (Blue) shows {shown}')
        app.key('Return')
    game.is_asked('Eagle draws 1 card from “Battle Cards”')
    app.click('push button', 'Drawn: Open Field, 1 left')
    for side in ('Eagle', 'Wolf'):
        game.is_asked(f'{side} draws 3 cards from “Objectives”')
        app.key('r')
        game.is_asked(f'{side} draws 2 cards from “Objectives”')
        app.key('r')
        game.is_asked(f'{side} draws 1 card from “Objectives”')
        app.key('r')
        game.is_asked(f'{side} .* 1 objective')
        app.key('1')
    game.is_asked('Eagle draws 2 cards from “Army Cards”')
    app.shot('legions-draw')
    assert len(app.find_all('push button', re.compile('^Drawn: .*, 1 left$'))) == 28
    app.click('push button', 'Drawn: Red Right Wing, Lower, 1 left')
    game.is_asked('Eagle draws 1 card from “Army Cards”')
    app.key('1')
    game.is_asked('Wolf draws 2 cards from “Army Cards”')
    app.key('ctrl+s')
    app.wait_until(lambda: 'draw red-left-lower' in log_of(saved), 'the second card of the deck to be saved')
    assert {'draw red-right-lower', 'draw open-field'} <= set(log_of(saved)), log_of(saved)
    app.quit(game=True)


@scenario('/ui/legions/beside-the-board')
def beside_the_board(desktop):
    """Points stand where other games have morale, cards that lie open are listed, and nothing is said of reach."""
    app = desktop.launch([program(), SCENARIOS / 'four-eagles.acies'])
    app.wait_window(re.compile('^Four Eagles'))
    app.wait_for('push button', 'Select')
    assert not app.find('label', sentence('ui/board-menu.ui', 'id="scout_box"'))
    app.key('F5')
    app.wait_for('label', 'Battle Line')
    app.wait_for('label', 'Battle Card')
    for side in ('Eagle', 'Wolf', 'Boar', 'Horse'):
        app.wait_for('label', side)
    app.shot('legions-four')


@scenario('/ui/legions/hint')
def hint(desktop):
    """A hint tells what is gained, as nobody loses points."""
    app = desktop.launch([program(), FIRST_CARDS])
    app.wait_window(re.compile('^First Cards'))
    app.key('F5')
    wait_asked(app, re.compile(' 1 objective'))
    app.wait_for('label', re.compile('^Choose a card in your hand'))
    app.click('push button', ADVISE)
    app.wait_for('alert', re.compile('Points: .* gain.*; your chance of winning is '))
    app.shot('legions-hint')


main()

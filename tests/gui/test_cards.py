#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in the windows of a combat and after it, by pointer and by keys."""
import re

from harness import main, scenario
from table import Army, Game, battle


def charge_at_triarii(desktop):
    """Hetairoi D4 are about to attack Triarii E7, beside whom Hypaspists stand.

    The Triarii lose two figures at most, as they form a testudo, and go nowhere, with friends behind them.
    """
    rome = Army(units='triarii E7 3 testudo, velites D8 2, velites E8 2', hand='mixed-order, counter-attack, testudo')
    macedon = Army(units='hetairoi D5 1, hypaspists F7 3, macedonian-leader A1 3',
                   hand='mixed-order, charge, flanking, advance-attack')
    game = Game(desktop, battle(desktop, rome, macedon))
    game.order('Mixed Order', 'D5')
    game.board.click('D5')
    game.board.click('E6')
    game.board.says('E6', 'Hetairoi')
    return game


@scenario('/ui/cards/charge-flank-and-counter')
def charge_flank_and_counter(desktop):
    game = charge_at_triarii(desktop)
    app, board = game.app, game.board
    board.click('E7')
    game.is_asked('Hetairoi E6 attack Triarii E7: Macedon may charge')
    assert game.hand() == {'Charge': True, 'Advance Attack': False, 'Flanking': False}, game.hand()
    app.shot('cards-attack-window')
    game.play('Charge')
    game.is_asked('may play cards before the roll')
    game.play('Flanking')
    game.goes_on('Choose the hex to play Flanking on')
    app.shot('cards-flanking')
    board.click('F7')
    game.is_asked('Rome may counter-attack')
    assert game.hand() == {'Mixed Order': False, 'Counter Attack': True, 'Testudo': False}, game.hand()
    app.shot('cards-counter-window')
    game.play('Counter Attack')
    game.is_asked('Macedon chooses|Macedon may put')
    app.shot('cards-after-counter')
    app.quit()


main()

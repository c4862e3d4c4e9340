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


@scenario('/ui/cards/the-reserve-comes-in')
def the_reserve_comes_in(desktop):
    rome = Army(units='velites E7 2', hand='secret-path', entry='A9 B9 C9', reserve='principes 3, equites 2, equites 1')
    macedon = Army(units='peltasts E2 2', hand='mixed-order')
    game = Game(desktop, battle(desktop, rome, macedon, first='rome'), first='Rome')
    app, board = game.app, game.board
    game.play('Secret Path')
    game.is_asked('Rome brings in its reserve')
    game.goes_on('Choose a unit of the reserve, then its hex')
    board.click('B9')
    game.refuses('Choose first who comes in on B9')
    app.shot('reserve')
    app.click('push button', 'Equites')
    game.goes_on('Choose the hex where Equites come in')
    app.shot('reserve-taken')
    board.click('D9')
    game.refuses('D9 is no entry hex')
    app.key('Escape')
    game.goes_on('Choose a unit of the reserve, then its hex')
    app.key('1')
    game.goes_on('Choose the hex where Principes come in')
    app.key('n', 'n', 'Return')
    board.says('B9', 'Principes, 3 of 3 figures')
    board.click('A9')   # only Equites are left
    board.says('A9', 'Equites, 2 of 2 figures')
    board.says('C9', 'Equites, 1 of 2 figures')   # no choice any more
    game.is_asked('may order')
    app.quit()


main()

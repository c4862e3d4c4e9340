#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Advice of a computer to a person: by button, key and menu, in words and on the board, for who decides and nobody else."""
import re

from harness import main, scenario
from locales import ADVISE
from table import Army, Game, battle

ADVICE = re.compile(r'\. .* your chance of winning is \d+%\.$')
LABEL = 'alert'   # of what is advised, which is spoken


def begin(desktop, hand='mixed-order, line-order'):
    """One unit of each side, beside each other."""
    rome = Army(units='principes E5 3', hand='mixed-order, line-order')
    macedon = Army(units='hetairoi E4 3', hand=hand)
    return Game(desktop, battle(desktop, rome, macedon))


def is_advised(game, words='.'):
    return game.app.wait_until(lambda: next((node for node in game.app.find_all(LABEL, ADVICE) if re.search(words, node.name)), None),
                               f'advice: {words}')


def is_pressed(app):
    button = app.find('push button', ADVISE)
    return button is not None and button.has('pressed')


@scenario('/ui/advice/in-words-and-on-the-board')
def in_words(desktop):
    game = begin(desktop)
    app = game.app
    app.click('push button', ADVISE)
    is_advised(game, '^Play (Mixed|Line) Order')
    app.shot('advice-card')
    game.play('Mixed Order')
    game.is_asked('may order')
    app.wait_until(lambda: not is_pressed(app), 'advice to be gone with its question')
    assert not app.find(LABEL, ADVICE)
    app.key('a')
    is_advised(game, '^Order Hetairoi E4|^Done Ordering')
    app.shot('advice-order')
    app.key('Escape')
    app.wait_until(lambda: not app.find(LABEL, ADVICE), 'advice to be put away')
    app.key('F10')
    app.click(app.wait_for('menu item', ADVISE))
    is_advised(game)
    app.click('push button', ADVISE)
    app.wait_until(lambda: not app.find(LABEL, ADVICE), 'advice to be put away')
    app.quit(game=True)


@scenario('/ui/advice/not-for-what-is-covered-or-not-asked')
def not_offered(desktop):
    """Who is to take the screen gets none; who can do one thing alone is told so."""
    game = begin(desktop, hand='mixed-order')
    app = game.app
    app.click('push button', ADVISE)
    app.wait_for(LABEL, re.compile('^There is only one thing to do now: Play Mixed Order'))
    game.play('Mixed Order')
    app.wait_until(lambda: app.has('sensitive', 'push button', ADVISE), 'advice to be offered')
    game.board.click('E4')
    game.is_asked('moves and attacks')
    game.press('End Moves')
    app.wait_for('push button', re.compile('^Continue as '))
    app.wait_gone('push button', ADVISE)
    app.key('a')
    game.is_asked('Rome')
    app.wait_until(lambda: app.has('sensitive', 'push button', ADVISE), 'advice to be offered')
    assert not app.find(LABEL, ADVICE)
    app.quit(game=True)


main()

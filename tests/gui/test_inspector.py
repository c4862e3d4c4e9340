#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages beside the board: every field, undo and redo of it, and the history."""
import os
import pathlib
import re
import subprocess

from battle import from_copy, from_data, scenarios, shows
from harness import main, scenario
from locales import ACTIONS_PER_ROUND, PUT_BACK_IN_DECK, PUT_IN_HAND, SAME_AS, SPENT, STARTS_IN, fill

UNSAVED = re.compile('unsaved changes')


def cli(*words):
    """What acies-cli says of a file."""
    path = pathlib.Path(os.environ['MESON_BUILD_ROOT']) / 'src/cli/acies-cli'
    return subprocess.run([path, *words], check=True, capture_output=True, text=True).stdout


def go_to(app, page):
    app.click('page tab', page)
    app.wait_until(lambda: app.has('selected', 'page tab', page), f'the page {page}')


def spin(app, name):
    return app.wait_for('spin button', name)


def type_number(app, node, number):
    """Types over the number that is there."""
    app.click(node, at=(12, 12))
    app.key('ctrl+a')
    app.type_text(str(number))
    app.key('Return')


def change(app, name, number):
    """Changes a number, takes it back, and does it again."""
    node = spin(app, name)
    before = node.value
    type_number(app, node, number)
    app.wait_until(lambda: node.value == number, f'{name} to be {number}')
    app.key('ctrl+z')
    app.wait_until(lambda: node.value == before, f'{name} to be {before:g} again')
    app.key('ctrl+shift+z')
    app.wait_until(lambda: node.value == number, f'{name} to be {number} after all')


@scenario('/ui/inspector/clicks-are-one-step')
def clicks(desktop):
    """Who clicks three times on the plus of a number takes them back at once."""
    app, _, _ = from_copy(desktop)
    go_to(app, 'Armies')
    node = spin(app, 'Rome: Morale')
    before = node.value
    _, _, width, height = app.screen_box(node)
    app.click(node, at=(width - 14, height // 2), times=3)
    app.wait_until(lambda: node.value == before + 3, 'three more')
    app.key('ctrl+z')
    app.wait_until(lambda: node.value == before, 'the number as it was')
    app.wait_gone('label', UNSAVED)
    app.quit()


def save(app):
    app.key('ctrl+s')
    app.wait_gone('label', UNSAVED)


@scenario('/ui/inspector/armies')
def armies(desktop):
    app, _, place = from_copy(desktop)
    go_to(app, 'Armies')
    change(app, 'Rome: Morale', 7)
    change(app, 'Rome: Hand size', 6)
    change(app, 'Group Order, Rome: copies', 2)
    app.click('push button', fill(PUT_BACK_IN_DECK, 'Group Order', 'Rome'))
    app.wait_gone('push button', fill(PUT_BACK_IN_DECK, 'Group Order', 'Rome'))
    app.click('label', 'Reserve')
    change(app, 'Rome, reserve: Velites', 2)
    app.wait_for('label', re.compile('2 in reserve'))
    save(app)
    text = place.read_text()
    for part in ('<army side="rome" morale="7" hand-size="6">', '<card id="group-order" count="2"/>',
                 '<reserve type="velites" figures="2"/>'):
        assert part in text, part
    assert cli('validate', place) is not None


def has_focus(node):
    return bool(node.walk(state='focused'))


def tab_to(app, find, most):
    """Presses Tab until what is found has the focus."""
    for _ in range(most):
        node = find()
        if node is not None and has_focus(node):
            return
        app.key('Tab')
    raise AssertionError(f'{find()} is not reached by {most} times Tab')


@scenario('/ui/inspector/armies-by-keys-alone')
def armies_by_keys(desktop):
    app, board, place = from_copy(desktop)
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the focus')
    app.key('ctrl+3')
    app.wait_until(lambda: app.has('selected', 'page tab', 'Armies'), 'the page')
    tab_to(app, lambda: app.find('spin button', 'Rome: Morale'), 10)
    for number in (7, 6):   # morale, hand size
        app.key('ctrl+a')
        app.type_text(str(number))
        app.key('Tab')
    tab_to(app, lambda: app.find('spin button', 'Line Order, Rome: copies'), 20)   # by the other army
    app.key('ctrl+a')
    app.type_text('4')
    app.key('h')   # two in the hand
    app.wait_until(lambda: len(app.find_all('push button', fill(PUT_BACK_IN_DECK, 'Line Order', 'Rome'))) == 2, 'the hand')
    app.key('Tab')
    app.wait_until(lambda: has_focus(app.find('push button', fill(PUT_BACK_IN_DECK, 'Line Order', 'Rome'))), 'the card beside the number')
    app.key('space', 'h', 'h', 'shift+h')
    app.wait_until(lambda: len(app.find_all('push button', fill(PUT_BACK_IN_DECK, 'Line Order', 'Rome'))) == 2, 'the hand once more')
    save(app)
    text = place.read_text()
    for part in ('<army side="rome" morale="7" hand-size="6">', '<card id="line-order" count="4" hand="2"/>'):
        assert part in text, part


@scenario('/ui/inspector/deck-like-a-table')
def deck_like_a_table(desktop):
    app, *_ = from_copy(desktop)
    go_to(app, 'Armies')
    order = [f'{card}, Rome: copies' for card in ('Line Order', 'Group Order', 'Mixed Order')]
    app.click(spin(app, order[0]), at=(12, 12))
    for key, name in (('Return', order[1]), ('Down', order[2]), ('shift+Return', order[1]), ('Up', order[0]), ('Up', order[0]),
                      ('KP_Enter', order[1])):
        app.key(key)
        app.wait_until(lambda name=name: has_focus(spin(app, name)), f'{key} to lead to {name}')
    before = spin(app, order[1]).value
    app.type_text(str(int(before) + 3))
    app.key('Down')
    app.wait_until(lambda: spin(app, order[1]).value == before + 3, 'the number that was typed')
    app.key('Up', 'plus', 'plus', 'minus')
    app.wait_until(lambda: spin(app, order[1]).value == before + 4, 'one more')


def start_from(app, side, item):
    with app.popped_up():
        app.click('push button', f'{side}: Start From')
        app.click('menu item', item)


def start_from_file(app, side, path):
    app.click('push button', f'{side}: Start From')
    app.click('menu item', 'From a File…')
    app.choose_file('Start from a Deck', path, 'Use Deck')


@scenario('/ui/inspector/deck-to-start-from')
def deck_to_start_from(desktop):
    """Each item of the menu is one step, and so is Fill Hand."""
    app, _, place = from_copy(desktop)   # Pydna
    go_to(app, 'Armies')
    charge, group = spin(app, 'Charge, Rome: copies'), spin(app, 'Group Order, Rome: copies')
    assert app.lacks('sensitive', 'push button', 'Rome: Fill Hand'), 'the hand is full'
    start_from(app, 'Rome', 'Empty')
    app.wait_until(lambda: charge.value == group.value == 0, 'no cards')
    app.wait_gone('push button', fill(PUT_BACK_IN_DECK, 'Group Order', 'Rome'))
    assert app.lacks('sensitive', 'push button', 'Rome: Fill Hand'), 'there is nothing to fill it with'
    start_from(app, 'Rome', re.compile('Aous$'))
    app.wait_until(lambda: group.value == 3, 'the deck of another battle')
    app.wait_for('push button', fill(PUT_BACK_IN_DECK, 'Leader Action', 'Rome'))
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Rome: Fill Hand'), 'room in the hand')   # 4 of 5
    app.click('push button', 'Rome: Fill Hand')
    app.wait_for('push button', fill(PUT_BACK_IN_DECK, 'Infantry Assault', 'Rome'))
    app.shot('inspector-deck-started')
    app.key('ctrl+z')
    app.wait_gone('push button', fill(PUT_BACK_IN_DECK, 'Infantry Assault', 'Rome'))
    app.key('ctrl+z')
    app.wait_until(lambda: group.value == 0, 'no cards, by one step')
    start_from_file(app, 'Rome', scenarios / 'aous.acies')
    app.wait_until(lambda: group.value == 3, 'the deck of another file')
    start_from_file(app, 'Rome', scenarios.parents[1] / 'rome-vs-carthage/scenarios/ticinus.acies')
    app.click(app.wait_for('push button', 'Close', within=app.wait_window('Cannot Use This Deck')))
    app.wait_gone('label', 'Cannot Use This Deck')
    app.key('ctrl+z')
    app.wait_until(lambda: group.value == 0, 'no cards, by one step')
    start_from(app, 'Rome', 'Standard Deck')
    app.wait_until(lambda: charge.value == 2, 'the standard deck')
    app.wait_for('push button', fill(PUT_BACK_IN_DECK, 'Cavalry Assault', 'Rome'))
    change(app, 'Group Order, Rome: copies', 9)
    change(app, 'Line Order, Rome: copies', 0)
    group = spin(app, 'Group Order, Macedon: copies')
    before = group.value
    assert before != 9
    start_from(app, 'Macedon', fill(SAME_AS, 'Rome'))
    app.wait_until(lambda: group.value == 9, 'the copies of Rome')
    app.key('ctrl+z')
    app.wait_until(lambda: group.value == before, 'the copies of before, by one step')
    app.key('ctrl+shift+z')
    app.wait_until(lambda: group.value == 9, 'the copies of Rome again')
    save(app)
    army = place.read_text().partition('<army side="macedon"')[2]
    assert '<card id="group-order" count="9"' in army and 'line-order' not in army


@scenario('/ui/inspector/victory')
def victory(desktop):
    app, _, place = from_copy(desktop)
    go_to(app, 'Victory')
    change(app, 'Last round', 12)
    app.wait_for('label', re.compile('^1–60 rounds'))
    change(app, STARTS_IN, 2)
    app.wait_for('label', re.compile('^2–60 rounds'))   # the battle ends no sooner than it begins
    change(app, 'Morale lost for an eliminated Leader', 5)
    save(app)
    text = place.read_text()
    for part in ('end-round="12"', '<position round="2"', '<switch id="morale-for-leader" value="5"/>'):
        assert part in text, part


@scenario('/ui/inspector/texts')
def texts(desktop):
    app, _, place = from_copy(desktop)
    go_to(app, 'Battle')
    briefing = app.wait_for('text', 'Briefing')
    before = briefing.text
    app.click(briefing, at=(40, 20))
    app.key('ctrl+Home')
    app.type_text('At dawn. ')
    app.key('Tab')   # leads on, and takes the text over
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Undo'), 'something to undo')
    save(app)
    assert 'At dawn. ' in place.read_text()
    app.key('ctrl+z')
    app.wait_until(lambda: briefing.text == before, 'the briefing as it was')


@scenario('/ui/inspector/selection')
def selection(desktop):
    app, board, place = from_copy(desktop)
    board.click('F7')
    app.wait_for('label', '1–3 figures')
    app.wait_for('label', re.compile('^Principes .*“Phalanx”$'))
    app.click(app.wait_for('text', re.compile('^Label')))
    app.type_text('The ford')
    app.key('Return')
    board.says('F7', 'The ford')
    app.key('ctrl+z')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'nothing to undo')


@scenario('/ui/inspector/several')
def several(desktop):
    app, board, place = from_copy(desktop)
    board.drag('D6', 'G7')
    app.wait_for('label', '8 hexes selected')
    app.wait_for('label', 'Clear 6, Hill 1, Forest 1')
    app.wait_for('label', '5 units, 13 figures')
    app.wait_for('label', 'Principes')
    app.shot('inspector-several')
    with app.popped_up():
        app.click('combo box', re.compile('^Terrain'))
        app.key('Home', 'Return')   # the first terrain
        app.wait_for('label', 'Clear 8')
    app.click('push button', 'Remove Units')
    app.wait_gone('push button', 'Remove Units')
    board.says_not('F7', 'Principes')
    app.key('ctrl+z')
    app.wait_for('label', '5 units, 13 figures')
    app.key('ctrl+z')
    app.wait_for('label', 'Clear 6, Hill 1, Forest 1')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'nothing to undo after two steps')


@scenario('/ui/inspector/history')
def history(desktop):
    app, board, place = from_copy(desktop)
    app.key('e')
    board.click('F7')
    board.says_not('F7', 'Principes')
    board.click('F6')
    board.says('F6', 'Clear')
    save(app)
    board.click('G7')
    board.says_not('G7', 'Principes')
    app.click('push button', 'History')
    for label in ('Remove Principes from G7', 'Clear Terrain', 'Remove Principes from F7', 'Opened', 'saved'):
        app.wait_for('label', label)
    app.shot('history')
    app.click('label', 'Remove Principes from F7')
    app.key('Escape')
    app.wait_gone('label', 'Opened')
    board.says('F6', 'Forest')
    board.says('G7', 'Principes')
    board.says_not('F7', 'Principes')
    app.click('push button', 'History')
    app.click('label', 'Remove Principes from G7')
    app.key('Escape')
    app.wait_gone('label', 'Opened')
    board.says_not('G7', 'Principes')


@scenario('/ui/inspector/history-of-a-game')
def history_of_a_game(desktop):
    app, _ = from_data(desktop)
    app.key('F5')
    app.wait_until(lambda: shows(app, 'Play'), 'the Play view')
    assert not app.wait_for('push button', 'History').has('sensitive'), 'nothing was done yet'


@scenario('/ui/inspector/actions-of-the-other-game')
def actions(desktop):
    app, _ = from_data(desktop, 'Ticinus')
    go_to(app, 'Armies')
    change(app, f'Rome: {ACTIONS_PER_ROUND}', 4)
    change(app, f'Rome: {SPENT}', 1)
    change(app, 'Mixed Order, Rome: copies', 3)
    go_to(app, 'Victory')
    change(app, 'Last round', 7)


main()

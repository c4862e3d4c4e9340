#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Edit view: each tool, the numbers of a scenario, and unsaved work."""
import re

from battle import from_copy, from_data, show_battles, shows, titled
from board import Board
from harness import main, program, scenario
from locales import CANNOT_PLAY, NOT_OPENED, NOT_SAVED_TO_DISK, PUT_IN_HAND, SAVE_CHANGES, STARTS_IN, fill

UNSAVED = re.compile('unsaved changes')


def spin(app, name):
    return app.wait_for('spin button', name)


def set_number(app, name, number):
    """Types a number over the one that is there."""
    node = spin(app, name)
    app.click(node, at=(12, 12))
    app.key('ctrl+a')
    app.type_text(str(number))
    app.key('Return')
    app.wait_until(lambda: node.value == number, f'{name} to be {number}')


@scenario('/ui/edit/brush-of-seven')
def brush_of_seven(desktop):
    app, board = from_data(desktop, 'Elis')
    app.key('t', '2')
    app.click('push button', 'River')
    board.click('H7')
    for name in ('H7', 'G7', 'I7', 'G6', 'H6', 'G8', 'H8'):
        board.says(name, 'River')
    board.says('H9', 'Clear')
    app.key('ctrl+z')   # all of it was one stroke
    board.says('G7', 'Clear')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'nothing to undo')


@scenario('/ui/edit/fast-stroke-leaves-no-gap')
def fast_stroke(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.hover('A9')
    x, y, *_ = app.screen_box(board.node)
    points = [board.at('A9'), board.at('H9')]
    for (px, py), down in zip(points, (True, False)):
        app.go(x + px, y + py)
        desktop.display.button(1, down)
    for letter in 'ABCDEFGH':
        board.says(f'{letter}9', 'Forest')
    board.says('I9', 'Clear')


@scenario('/ui/edit/escape-takes-a-stroke-back')
def escape(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    board.hover('C2')
    x, y, *_ = app.screen_box(board.node)
    places = [board.at(name) for name in ('C2', 'E2')]
    desktop.display.button(1, True)
    app.go(x + places[1][0], y + places[1][1])
    app.key('Escape')
    app.release()
    for name in ('C2', 'D2', 'E2'):
        board.says(name, 'Clear')
    assert not app.wait_for('push button', 'Undo').has('sensitive')


@scenario('/ui/edit/drag-moves-a-unit')
def drag_moves(desktop):
    app, board, _ = from_copy(desktop)
    board.drag('F7', 'G9')
    board.says('G9', 'Principes')
    board.says_not('F7', 'Principes')
    app.wait_for('label', 'G9, Clear')   # still the selected one
    board.drag('G9', 'G7')               # there is a unit on G7
    app.wait_for('label', re.compile(r'\bG7 already\b'))
    board.says('G9', 'Principes')


@scenario('/ui/edit/right-click-takes-up')
def right_click(desktop):
    app, board, _ = from_copy(desktop)
    board.click('K8', button=3)
    app.wait_until(lambda: app.has('pressed', 'push button', 'Units'), 'the tool for units')
    board.click('C2')
    board.says('C2', 'Elephants, 2 of 2 figures')
    board.click('B3', button=3)
    app.wait_until(lambda: app.has('pressed', 'push button', 'Terrain'), 'the brush')
    board.click('D9')
    board.says('D9', 'Forest')


@scenario('/ui/edit/eraser')
def eraser(desktop):
    app, board, _ = from_copy(desktop)
    app.key('e')
    board.drag('E7', 'H7')
    for name in 'EFGH':
        board.says_not(f'{name}7', 'Principes')
    board.click('F6')
    board.says('F6', 'Clear')
    app.key('ctrl+z', 'ctrl+z')
    board.says('F6', 'Forest')
    board.says('G7', 'Principes')


@scenario('/ui/edit/figures-and-marks')
def figures(desktop):
    app, board, _ = from_copy(desktop)
    board.click('F7')
    app.wait_for('label', re.compile('^Cards: .*Testudo'))
    assert app.find('label', 'Melee attack').parent.find_all('label')[1].name == '2'   # in a row of its table
    set_number(app, 'Figures', 2)
    board.says('F7', '2 of 3 figures')
    app.click('check box', 'Testudo')
    board.says('F7', 'Testudo')
    app.key('ctrl+z', 'ctrl+z')
    board.says('F7', '3 of 3 figures')
    board.says_not('F7', 'Testudo')


@scenario('/ui/edit/numbers')
def numbers(desktop):
    app, board, place = from_copy(desktop)
    app.click('page tab', 'Victory')
    set_number(app, 'Last round', 9)
    for keys in (('a', 'b'), ('BackSpace',)):   # no number: what was there stays
        app.click(spin(app, 'Last round'), at=(12, 12))
        app.key('ctrl+a', *keys, 'Return')
    set_number(app, STARTS_IN, 2)
    app.click('page tab', 'Armies')
    set_number(app, 'Rome: Morale', 6)
    set_number(app, 'Rome: Hand size', 4)
    app.click('page tab', 'Battle')
    title = app.wait_for('text', 'Title')
    app.click(title)
    app.key('ctrl+a')
    app.type_text('Pydna again')
    app.key('Tab')
    app.wait_window(titled('Pydna again'))
    app.click('page tab', 'Armies')
    set_number(app, 'Line Order, Rome: copies', 5)
    app.click('push button', fill(PUT_IN_HAND, 'Line Order', 'Rome'))
    app.wait_for('label', re.compile(r'^57 cards\b.* 6 of 4\b'))
    app.key('ctrl+s')
    app.wait_gone('label', UNSAVED)
    text = place.read_text()
    for part in ('<title>Pydna again</title>', 'end-round="9"', '<army side="rome" morale="6" hand-size="4">',
                 '<card id="line-order" count="5" hand="2"/>',
                 '<position round="2" side="macedon"/>'):
        assert part in text, part
    for _ in range(7):
        app.wait_until(lambda: app.has('sensitive', 'push button', 'Undo'), 'something to undo')
        app.key('ctrl+z')
    app.wait_window(titled('Pydna'))
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'nothing to undo')
    app.click('page tab', 'Victory')
    app.wait_until(lambda: spin(app, 'Last round').value == 11, 'the last round as it was')


@scenario('/ui/edit/rules-of-the-battle')
def rules_of_the_battle(desktop):
    app, board, place = from_copy(desktop)
    app.click('page tab', 'Victory')
    app.wait_for('label', re.compile(r'^1 rule\b'))   # the river at Pydna can be forded
    app.click('push button', re.compile('^Rivers can be forded,.* no$'))
    app.wait_for('label', 'Standard rules')
    assert not app.find('check box', 'Rivers can be forded').has('checked')
    app.click('check box', 'Hills are impassable')
    set_number(app, 'Leader’s full strength', 4)
    app.wait_for('label', re.compile('^2 rules'))
    app.shot('edit-rules')
    app.key('ctrl+s')
    app.wait_gone('label', UNSAVED)
    text = place.read_text()
    assert '<switch id="hills-impassable" value="yes"/>' in text and '<switch id="leader-figures" value="4"/>' in text, text
    assert 'rivers-passable' not in text, text
    app.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    app.wait_for('label', re.compile(r'^1 rule\b'))
    assert app.find('check box', 'Rivers can be forded').has('checked')
    assert spin(app, 'Leader’s full strength').value == 3


@scenario('/ui/edit/typed-title-is-saved')
def typed_title(desktop):
    app, board, place = from_copy(desktop)
    app.click('page tab', 'Battle')
    app.click('text', 'Title')
    app.key('ctrl+a')
    app.type_text('Unfinished')
    app.key('ctrl+s')   # the entry still has the focus
    app.wait_until(lambda: '<title>Unfinished</title>' in place.read_text(), 'the title in the file')


@scenario('/ui/edit/keys-alone')
def keys_alone(desktop):
    app, board, _ = from_copy(desktop)
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the focus')
    app.key('Home')
    app.wait_until(lambda: board.text.startswith('A1,'), 'the hex cursor on A1')
    app.key('Right', 'Right', 'Down', 'u', 'Return')
    app.wait_until(lambda: 'C2, Clear, Roman Principes' in board.text, 'a unit on C2')
    app.key('v', 'm', 'Right')
    app.wait_until(lambda: 'Space puts Principes here' in board.node.description, 'the unit to be carried')
    app.key('Return')
    app.wait_until(lambda: 'D2, Clear, Roman Principes' in board.text, 'the unit on D2')
    app.key('Delete')
    app.wait_until(lambda: board.text == 'D2, Clear', 'the unit to be gone')


@scenario('/ui/edit/assistive-technology-alone')
def assistive(desktop):
    app, board, _ = from_copy(desktop)
    board.node.do_action('canvas.next-hex')
    app.wait_until(lambda: board.text.startswith('A1, Clear, Macedonian Hetairoi, 3 of 3 figures'), 'A1 to be told')
    app.wait_for('push button', 'Erase').do_action()
    app.wait_until(lambda: re.search(r'remove 1\b', board.node.description), 'the eraser to tell what it would do')
    board.node.do_action('canvas.use')
    app.wait_until(lambda: board.text == 'A1, Clear', 'A1 to be empty')
    assert 'Nothing to erase' in board.node.description, board.node.description


@scenario('/ui/edit/zoom-and-pan')
def zoom_and_pan(desktop):
    app, board, _ = from_copy(desktop)
    board.hover('F5')
    middle = board.at('F5')
    app.scroll(board.node, -6, at=middle, keys='ctrl')
    app.hover(board.node, (middle[0] + 1, middle[1]))
    app.wait_until(lambda: board.text.startswith('F5,'), 'F5 to stay under the pointer')
    app.drag(board.node, [middle, (middle[0] + 160, middle[1])], button=2)
    app.hover(board.node, (middle[0] + 161, middle[1]))
    app.wait_until(lambda: board.text.startswith('F5,'), 'F5 to have been drawn along')
    app.key('ctrl+0')
    board.says('A1', 'Hetairoi')
    board.says('L9', 'Clear')


@scenario('/ui/edit/space-pans-and-uses')
def space(desktop):
    app, board, _ = from_copy(desktop)
    app.key('e')
    board.hover('F5')
    middle = board.at('F5')
    app.scroll(board.node, -6, at=middle, keys='ctrl')
    app.drag(board.node, [middle, (middle[0] + 160, middle[1])], keys='space')
    app.hover(board.node, (middle[0] + 161, middle[1]))
    app.wait_until(lambda: board.text.startswith('F5,'), 'F5 to have been drawn along')
    assert 'River' in board.text, 'panning erased ' + board.text
    app.key('ctrl+0', 'Home')
    app.wait_until(lambda: board.text.startswith('A5,'), 'the hex cursor at the beginning of its row')
    app.key('space')
    app.wait_until(lambda: board.text == 'A5, Clear', 'space alone to use the eraser')


@scenario('/ui/edit/every-control-has-a-name')
def names(desktop):
    app, board, _ = from_copy(desktop)
    board.click('F7')
    controls = ('push button', 'toggle button', 'spin button', 'check box', 'page tab', 'text', 'table')
    for page in ('Board', 'Battle', 'Armies', 'Victory'):
        app.click('page tab', page)
        app.wait_until(lambda: app.has('selected', 'page tab', page), f'the page {page}')
        nameless = [node for role in controls for node in app.find_all(role, re.compile('^$|^(Gtk|Adw|Acies)[A-Z]'))]
        assert not nameless, nameless


def change(app, board):
    app.key('e')
    board.click('F7')
    app.wait_for('label', UNSAVED)


@scenario('/ui/unsaved/cancel-discard-save')
def unsaved(desktop):
    app, board, place = from_copy(desktop)
    before = place.read_bytes()
    change(app, board)
    app.key('ctrl+q')
    app.click('push button', 'Cancel')
    app.wait_gone('push button', 'Discard')
    board.says('F7', 'Clear')
    app.key('ctrl+q')
    app.wait_for('label', fill(SAVE_CHANGES, 'Pydna'))
    app.click('push button', 'Discard')
    app.wait_exit(0)
    assert place.read_bytes() == before

    app = desktop.launch([program(), place])
    app.wait_window(titled('Pydna'))
    change(app, Board(app))
    app.key('ctrl+w')
    dialog = app.wait_for('label', fill(SAVE_CHANGES, 'Pydna')).parent
    while dialog.find('push button', 'Save') is None:
        dialog = dialog.parent
    app.click(dialog.find('push button', 'Save'))
    app.wait_window('Acies')
    assert place.read_bytes() != before
    app.quit()


@scenario('/ui/unsaved/write-error')
def write_error(desktop):
    app, board, place = from_copy(desktop)
    change(app, board)
    place.unlink()
    (place / 'in-the-way').mkdir(parents=True)   # nobody, not even root, writes over a folder
    app.key('ctrl+s')
    app.wait_for('label', fill(NOT_SAVED_TO_DISK, 'Pydna'))
    app.key('Escape')
    app.wait_gone('label', fill(NOT_SAVED_TO_DISK, 'Pydna'))
    app.wait_for('label', UNSAVED)


@scenario('/ui/open/faulty-file')
def faulty_file(desktop):
    place = desktop.home / 'faulty.acies'
    place.write_text('''<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-macedon">
  <title>Faulty</title>
  <board columns="12" rows="9">
    <terrain type="swamp" hexes="C7"/>
  </board>
  <rules first="macedon" end-round="5"/>
  <army side="rome" morale="5" hand-size="5">
    <unit type="velites" hex="C6" figures="2"/>
  </army>
  <army side="macedon" morale="5" hand-size="5"/>
</scenario>
''')
    app = desktop.launch([program(), place])
    app.wait_for('label', 'Problems in “faulty.acies”')
    app.wait_for('label', 'faulty.acies:5')
    app.key('Escape')
    app.wait_gone('label', 'Problems in “faulty.acies”')
    Board(app).says('C6', 'Velites')
    app.key('F5')
    app.wait_for('label', CANNOT_PLAY)
    app.key('Escape')
    app.wait_gone('label', CANNOT_PLAY)
    assert shows(app, 'Edit')


@scenario('/ui/open/no-scenario')
def no_scenario(desktop):
    place = desktop.home / 'letter.acies'
    place.write_text('Dear reader\n')
    app = desktop.launch([program(), place])
    app.wait_for('label', fill(NOT_OPENED, 'letter.acies'))
    app.key('Escape')
    app.wait_gone('label', fill(NOT_OPENED, 'letter.acies'))
    show_battles(app)
    app.wait_for('push button', 'Open Pydna')


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tools of the Edit view with pointer and keys, and what is done to a selection."""
import re
import shutil

from battle import from_copy, scenarios, titled
from board import Board
from harness import main, program, scenario
from locales import sentence


def hints(app, board, hex_name, words):
    """Waits until the board, pointed at a hex, says what a click would do."""
    board.hover(hex_name)
    app.wait_until(lambda: re.search(words, board.node.description),
                   f'"{words}" to be said on {hex_name}, not "{board.node.description}"')


@scenario('/ui/tools/each-by-its-key')
def by_keys(desktop):
    app, board, _ = from_copy(desktop)
    for key, hex_name, words in (
            ('t', 'D9', r'Hill .*\b1\b'), ('f', 'E5', r'\b12\b.* River .*Hill'), ('u', 'D9', 'Principes'),
            ('e', 'F7', r'remove 1\b'), ('i', 'B3', 'pick Forest'), ('l', 'C7', ' label '),
            ('n', 'C1', 'reserve .*Rome'), ('c', 'A9', 'camp .*Rome'), ('v', 'F7', 'select Principes')):
        app.key(key)
        hints(app, board, hex_name, words)
    app.key('t', '3')
    hints(app, board, 'F5', r'Hill .*\b19\b')
    app.key('period')
    hints(app, board, 'F5', 'Forest')
    app.key('u', 'period')
    hints(app, board, 'D9', 'Triarii')
    app.wait_until(lambda: app.has('pressed', 'push button', '3 figures'), 'all figures of the type')
    app.key('1')
    app.wait_until(lambda: app.has('pressed', 'push button', '1 figure'), 'one figure by its key')
    app.click('push button', '2 figures')
    board.click('D9')
    board.says('D9', 'Triarii', '2 of 3')
    app.key('ctrl+z')
    app.click('push button', 'Macedon')   # whose units the tray shows then
    hints(app, board, 'D9', 'Hypaspists')
    app.wait_gone('push button', 'Triarii')
    height = board.node.extents[3]
    app.key('shift+F9')
    app.wait_gone('push button', 'Hypaspists')
    app.wait_until(lambda: board.node.extents[3] > height, 'the board to have the room of the tray')
    app.key('shift+F9')
    app.wait_for('push button', 'Hypaspists')


@scenario('/ui/tools/fill-marks-and-camp')
def fill_and_marks(desktop):
    app, board, place = from_copy(desktop)
    app.key('f')
    app.click('push button', 'Forest')
    board.click('E5')
    board.says('L5', 'Forest')
    app.key('n')
    app.click('push button', 'Macedon')
    board.drag('C1', 'E1')
    app.key('c')
    board.click('D2')
    app.shot('tools-camp')
    app.key('ctrl+s')
    app.wait_until(lambda: 'camp="D2"' in place.read_text(), 'the camp in the file')
    assert 'C1 D1 E1' in place.read_text(), place.read_text()
    app.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    board.says('L5', 'River')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'three steps to be all')


@scenario('/ui/tools/right-button-erases-with-shift')
def right_button(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    board.click('F7', button=3, keys='shift')
    board.says_not('F7', 'Principes')
    hints(app, board, 'D9', 'Hill')   # the tool is the same
    board.click('K8', button=3)
    hints(app, board, 'D9', 'Elephants')


@scenario('/ui/tools/selection-is-dragged')
def dragged(desktop):
    app, board, _ = from_copy(desktop)
    board.drag('D1', 'F1')
    app.wait_for('label', '3 hexes selected')
    board.click('G1', keys='shift')
    app.wait_for('label', '4 hexes selected')
    board.click('D1', keys='ctrl')
    app.wait_for('label', '3 hexes selected')
    app.key('Escape')
    app.wait_gone('label', '3 hexes selected')
    board.drag('D9', 'E8')
    app.wait_for('label', '4 hexes selected')
    board.drag('D8', 'D3')   # they would come to lie on others
    app.wait_for('label', re.compile('Principes .*D3'))
    board.says('E8', 'Triarii')
    board.drag('E8', 'E2')
    board.says('E2', 'Triarii')
    board.says('E8', 'Clear')
    app.shot('tools-dragged')
    app.key('ctrl+z')
    board.says('E8', 'Triarii')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'one step to be all')


@scenario('/ui/tools/copy-between-documents')
def between_documents(desktop):
    places = []
    for battle in ('pydna', 'elis'):
        place = desktop.home / f'{battle}.acies'
        shutil.copy(scenarios / place.name, place)
        place.chmod(0o644)
        places.append(place)
    app = desktop.launch([program(), *places])
    app.wait_window(titled('Elis'))
    app.key('ctrl+Tab')
    app.wait_window(titled('Pydna'))
    board = Board(app)
    board.drag('B3', 'C3')   # a wood, and Hypaspists beside it
    app.wait_for('label', '2 hexes selected')
    app.key('ctrl+c', 'ctrl+Tab')
    app.wait_window(titled('Elis'))
    board = Board(app)
    board.hover('F5')
    app.key('ctrl+v')
    app.wait_until(lambda: '2 hexes' in board.node.description, 'the piece to follow the pointer')
    app.key('Escape')
    app.wait_until(lambda: 'select' in board.node.description, 'the piece to be left')
    app.key('ctrl+v')
    app.wait_until(lambda: '2 hexes' in board.node.description, 'the piece again')
    app.key('h')
    board.click('F5')
    board.says('F5', 'Forest')
    board.says('E5', 'Hypaspists')   # flipped: now on the left
    app.key('ctrl+z')
    board.says_not('E5', 'Hypaspists')


@scenario('/ui/tools/copy-as-text')
def copy_as_text(desktop):
    app, board, _ = from_copy(desktop)
    board.drag('B3', 'C3')
    app.wait_for('label', '2 hexes selected')
    app.key('ctrl+c')
    app.click('page tab', 'Battle')
    briefing = app.wait_for('text', 'Briefing')
    app.click(briefing, at=(40, 20))
    app.key('ctrl+a', 'ctrl+v')   # where text is wanted the piece is text
    app.wait_until(lambda: briefing.text.startswith('acies-snippet 1 rome-vs-macedon'), 'the piece as text')
    app.key('ctrl+a', 'ctrl+c')   # and text that says so is a piece
    app.click('page tab', 'Board')
    board.hover('B8')
    app.key('ctrl+v')
    app.wait_until(lambda: '2 hexes' in board.node.description, 'the piece to follow the pointer')
    board.click('B8')
    board.says('C8', 'Hypaspists')


@scenario('/ui/tools/foreign-text-is-refused')
def foreign_text(desktop):
    app, board, place = from_copy(desktop)
    app.click('page tab', 'Battle')
    app.click('text', 'Title')
    app.key('ctrl+a', 'ctrl+c')   # the entry's own
    app.click('page tab', 'Board')
    board.click('D9')
    app.key('ctrl+v')
    app.wait_for('label', sentence('src/engine/edit/snippet.c', 'text, MAGIC'))
    app.click('page tab', 'Battle')
    app.click('text', 'Title')
    app.key('End', 'ctrl+v', 'Tab')
    app.wait_window(titled('PydnaPydna'))


@scenario('/ui/tools/turn-and-flip')
def turn_and_flip(desktop):
    app, board, _ = from_copy(desktop)
    board.drag('K4', 'I4')   # from empty ground over a wood to Peltasts
    app.wait_for('label', '3 hexes selected')
    app.key('h')
    board.says('K4', 'Peltasts')
    app.click('push button', 'Flip')
    board.says('I4', 'Peltasts')
    app.key('r')
    board.says_not('I4', 'Peltasts')
    app.key('ctrl+z')
    board.says('I4', 'Peltasts')
    app.key('ctrl+x')
    board.says('I4', 'Clear')
    board.says('J4', 'Clear')
    app.key('ctrl+z')
    board.says('J4', 'Forest')


def choose_symmetry(app, row):
    app.click('push button', 'Symmetry')
    app.click('push button', sentence('src/editor/panels/tool-bar.c', row))
    app.key('Escape')
    app.wait_gone('push button', sentence('src/editor/panels/tool-bar.c', row))


@scenario('/ui/tools/symmetry')
def symmetry(desktop):
    app, board, _ = from_copy(desktop)
    app.key('t')
    app.click('push button', 'Forest')
    choose_symmetry(app, '[ACIES_SYMMETRY_LEFT_RIGHT]')
    hints(app, board, 'D9', 'on 2 hexes')
    board.drag('C9', 'E9')
    for name in 'CDEHIJ':
        board.says(f'{name}9', 'Forest')
    app.shot('tools-symmetry')
    app.key('u')
    app.click('push button', 'Velites')
    hints(app, board, 'D9', 'Velites; .* I9$')
    choose_symmetry(app, '[ACIES_SYMMETRY_TOP_BOTTOM]')
    board.click('D9')
    board.says('D1', 'Peltasts')
    app.key('ctrl+z', 'ctrl+z')
    board.says('D1', 'Clear')
    board.says('H9', 'Clear')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'two steps to be all')


@scenario('/ui/tools/label')
def label(desktop):
    app, board, place = from_copy(desktop)
    app.key('l')
    board.click('C7')
    app.wait_for('text', 'Label')
    app.type_text('Olocrus ')
    app.key('Return')
    app.wait_gone('text', 'Label')
    board.says('C7', 'Olocrus')
    app.key('Home', 'Right', 'Right', 'space')   # the same by keys
    entry = app.wait_for('text', 'Label')
    app.wait_until(lambda: entry.text == 'Olocrus', 'the label there is')
    app.type_text('Else')
    app.key('Escape')
    app.wait_gone('text', 'Label')
    board.says('C7', 'Olocrus')
    board.click('C7')
    app.wait_for('text', 'Label')
    app.key('ctrl+a', 'BackSpace', 'Return')
    app.wait_gone('text', 'Label')
    board.says_not('C7', 'Olocrus')


@scenario('/ui/tools/palette-search')
def palette(desktop):
    app, board, _ = from_copy(desktop)
    app.key('u', 'slash')
    app.wait_until(lambda: app.wait_for('entry', 'Search').has('focused'), 'the search to have the focus')
    app.type_text('hetai')
    app.wait_gone('push button', 'Principes')
    app.key('Return')
    hints(app, board, 'D9', 'Hetairoi')
    app.wait_for('label', re.compile(r'^85\b.*\b85\b'))
    board.click('D9')
    app.wait_for('label', re.compile(r'^88\b.*\b85\b'))
    entry = app.wait_for('push button', 'Hetairoi')
    count = app.wait_for('label', '1 too many', within=entry)
    assert count.extents[0] >= entry.extents[0] + entry.extents[2] / 2 + 17, 'the number lies over the picture'


@scenario('/ui/tools/palette-stays')
def palette_stays(desktop):
    """A click on an entry that is cut does not move the strip. The chosen entry is in view when the side changes."""
    app, board, _ = from_copy(desktop)
    app.key('u')
    first = app.wait_for('push button', 'Principes')
    pane = next(node for node in first.lineage if node.role == 'scroll pane')
    window = desktop.display.active_window()
    for width in range(1230, 1000, -30):   # until one is cut, which depends on the font
        desktop.display.resize(window, width, 750)
        app.wait_until(lambda width=width: abs(app.windows[0].extents[2] - width) < 3, f'the window to be {width} pixels wide')
        end = pane.extents[0] + pane.extents[2]
        inside = [node for node in app.find_all('push button', within=pane) if node.extents[2] > 40]
        cut = next((node for node in inside if 4 < end - node.extents[0] < node.extents[2]), None)
        if cut:
            break
    last = max(inside, key=lambda node: node.extents[0])
    left = first.extents[0]
    x, y, *_ = app.screen_box(cut)
    app.click_at(x + 2, y + 20)
    app.wait_until(lambda: cut.has('pressed') and board.node.has('focused'), 'the entry that is cut')
    assert first.extents[0] == left, (first.extents[0], left)
    app.click(last)
    for side in ('Macedon', 'Rome'):
        app.click('push button', side)
        app.wait_until(lambda: [node for node in app.find_all('push button', within=pane) if node.has('pressed') and
                                pane.extents[0] <= node.extents[0] <= end - node.extents[2]], f'the unit of {side} in view')


@scenario('/ui/tools/keys-alone')
def keys_alone(desktop):
    app, board, _ = from_copy(desktop)
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the focus')
    app.key('Home', 'Down', 'Right')
    app.wait_until(lambda: board.text.startswith('B2,'), 'the hex cursor on B2')
    app.key('ctrl+Up')
    app.wait_until(lambda: board.text.startswith('C1,'), 'the other neighbour above')
    app.key('ctrl+Down')
    app.wait_until(lambda: board.text.startswith('B2,'), 'the other neighbour below')
    app.key('u', 'period', 'space')
    app.wait_until(lambda: 'Triarii' in board.text, 'a unit by keys')
    app.key('v', 'space', 'shift+Right')
    app.wait_for('label', '2 hexes selected')
    app.key('m', 'Right', 'Right', 'r')
    app.wait_until(lambda: 'puts 2 ' in board.node.description, 'both to be carried')
    app.key('Escape')
    app.wait_until(lambda: 'puts 2 ' not in board.node.description, 'them to be left')
    app.key('ctrl+c', 'ctrl+v', 'Right', 'Return')
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Undo'), 'something to undo')
    app.key('Delete')
    app.key('ctrl+z', 'ctrl+z', 'ctrl+z')
    app.wait_until(lambda: app.lacks('sensitive', 'push button', 'Undo'), 'three steps to be all')
    app.key('u', 'shift+Tab', 'shift+Tab')   # Tab leads from the strip over the board to the tray
    app.wait_until(lambda: any(node.name == 'Symmetry' for node in app.node.walk(state='focused')), 'the strip to have the focus')
    app.key('Tab', 'Tab')
    app.wait_until(lambda: board.node.has('focused'), 'the board to have the focus again')
    app.key('Tab', 'Tab', 'Tab', 'Tab')   # over the buttons of the zoom
    app.wait_until(lambda: app.has('focused', 'push button', 'Rome'), 'the tray to have the focus')


@scenario('/ui/tools/tooltips')
def tooltips(desktop):
    """Of a button from a template, and of one that is made in code."""
    app, _, _ = from_copy(desktop)
    for name, key in (('Copy', 'Ctrl+C'), ('Terrain', 'T')):
        app.hover(app.wait_for(re.compile('button'), name))
        app.wait_for('label', re.compile(rf'\({re.escape(key)}\)$'))


main()

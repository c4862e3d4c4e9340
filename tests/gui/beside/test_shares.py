#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the window the hexes have, in the sizes that people use. `./dev shares` prints it."""
import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from accessible import places_of  # noqa: E402
from harness import main, scenario  # noqa: E402
from locales import COLUMN_EDGE  # noqa: E402
from look import Look  # noqa: E402
from patience import wait_for_rest  # noqa: E402
from shares import FOUR_EAGLES, HERACLEA, MAGNESIA, OLD_RIVALS, PYDNA, Shares  # noqa: E402

os.environ['SIZE'] = '1920x1280'   # of the display

# Size of the window, and the least share of it, in percent.
PLAY = (((1280, 800), 50), ((1920, 1080), 50), ((1024, 600), 45), ((800, 1280), 33), ((620, 610), 55), ((360, 640), 29), ((360, 400), 45))
EDIT = (((1280, 800), 46), ((1920, 1080), 53), ((1024, 600), 46), ((800, 1280), 33))


@scenario('/ui/shares/pydna')
def pydna(desktop):
    shares = Shares(desktop, PYDNA, 12, 9)
    for size, least in EDIT:
        shares.resize(*size)
        shares.at_least('Pydna, Edit', size, least)
    shares.app.key('F9')
    shares.resize(1280, 800)
    shares.at_least('Pydna, Edit, folded', (1280, 800), 52)
    shares.app.key('F9')
    shares.play()
    for size, least in PLAY:
        shares.resize(*size)
        shares.at_least('Pydna, Play', size, least)
    shares.resize(1280, 800)
    shares.app.key('F9')
    shares.at_least('Pydna, Play, folded', (1280, 800), 49)


@scenario('/ui/shares/large-text')
def large_text(desktop):
    """Texts of twice the size: nothing is cut, and the board is still the largest thing."""
    desktop.display.scale_texts(2)
    try:
        shares = Shares(desktop, PYDNA, 12, 9)
        shares.resize(1280, 800)
        shares.play()
        shares.at_least('Pydna, Play, 200 %', (1280, 800), 32)
        shares.app.key('Return')
        shares.at_least('Pydna, Play, 200 %', (1280, 800), 32)
        assert not cut(shares.app, 1280), cut(shares.app, 1280)
        shares.app.kill()
    finally:
        desktop.display.scale_texts(1)


@scenario('/ui/shares/other-boards')
def other_boards(desktop):
    for path, board, least in ((HERACLEA, (7, 3, True), 60), (OLD_RIVALS, (9, 11, True), 34), (MAGNESIA, (24, 18), 54)):
        shares = Shares(desktop, path, *board)
        shares.play()
        shares.resize(1280, 800)
        shares.at_least(path.rpartition('/')[2], (1280, 800), least)
        shares.app.kill()
        desktop.new_home()   # or the killed game comes back beside the next one


@scenario('/ui/shares/column')
def column(desktop):
    """Its edge is dragged, or moved by keys, and stays there; in a narrow window it lies over the board while it is wanted."""
    def edge():
        return shares.app.wait_for('separator', COLUMN_EDGE)

    shares = Shares(desktop, PYDNA, 12, 9, GSETTINGS_BACKEND='keyfile')
    shares.resize(1280, 800)
    before = edge().extents[0]
    shares.app.drag(edge(), [(0, 300), (-60, 300)])
    shares.app.wait_until(lambda: before - 62 <= edge().extents[0] <= before - 58, lambda: f'the edge at {before - 60}, not {edge().extents}')
    dragged = edge().extents[0]
    shares.app.drag(edge(), [(0, 300), (-800, 300)])
    width = shares.app.wait_for('panel', 'Board and Sheet').extents[2]
    assert width > 640, width   # the board keeps its room
    shares.app.drag(edge(), [(0, 300), (dragged - edge().extents[0], 300)])
    shares.app.wait_until(lambda: abs(edge().extents[0] - dragged) <= 2, lambda: f'the edge at {dragged}, not {edge().extents}')
    dragged = edge().extents[0]
    shares.app.key('F6', 'shift+Tab', 'Right')
    shares.app.wait_until(lambda: edge().extents[0] == dragged + 20, 'the edge 20 pixels to the right')
    shares.app.quit()
    shares = Shares(desktop, PYDNA, 12, 9, GSETTINGS_BACKEND='keyfile')
    shares.resize(1280, 800)
    shares.app.wait_until(lambda: edge().extents[0] == dragged + 20, lambda: f'the edge where it was, not at {edge().extents}')
    shares.resize(740, 600)
    shares.app.wait_gone('separator', COLUMN_EDGE)
    shares.app.key('F6')   # to the pages, and back
    shares.app.wait_until(lambda: shares.app.has('focused', 'page tab', 'Board'), 'the pages to have the keys')
    shares.app.key('F6')
    shares.app.wait_until(lambda: shares.board.node.has('focused'), 'the board to have the keys')
    for size, key in (((740, 600), 'F9'), ((500, 700), 'Escape')):
        shares.resize(*size)
        shares.app.key('F9')
        shares.app.wait_for('page tab', 'Selection')
        shares.app.key(key)
        shares.app.wait_gone('page tab', 'Selection')
        shares.app.wait_until(lambda: shares.board.node.has('focused'), 'the board to have the keys')
    shares.app.quit()


def cut(app, width):
    """What reaches over the right edge of the window, except in what scrolls."""
    look = Look(app.node)
    nodes = [node for role in ('push button', 'page tab', 'spin button') for node in look.having(role)]
    beyond = [node for node, place in zip(nodes, places_of(app, nodes)) if place and place[0] + place[2] > width and look.is_shown(node)]
    return [node for node in beyond if not any(above.role == 'scroll pane' for above in node.lineage)]


@scenario('/ui/shares/nothing-is-cut')
def nothing_is_cut(desktop):
    """In each shape, on a page with the board and one without it, and in Play."""
    shares = Shares(desktop, PYDNA, 12, 9)
    app = shares.app
    for size in ((1024, 600), (800, 1280), (740, 600), (612, 640), (612, 600), (360, 600)):
        shares.resize(*size)
        for keys in (('ctrl+1',), ('ctrl+3',), ('ctrl+1', 'F5')):
            app.key(*keys)
            wait_for_rest()   # of the page that comes, not of the one that goes
            assert not cut(app, size[0]), f'{keys} at {size}, cut: {cut(app, size[0])}'
        app.key('F5', 'u')
        app.wait_until(lambda: app.wait_for(None, 'Unit to place').extents[2] >= 200, 'three units beside each other in the tray')
    app.quit()


@scenario('/ui/shares/the-score-has-room')
def score(desktop):
    """With two sides and with four: a number is never cut, and nothing is pushed out of the window."""
    for path, board in ((OLD_RIVALS, (9, 11, True)), (FOUR_EAGLES, (19, 11, True))):
        shares = Shares(desktop, path, *board)
        app = shares.app
        shares.play()
        for size in ((1024, 600), (610, 600), (360, 650)):
            shares.resize(*size)
            assert not cut(app, size[0]), f'{path} at {size}, cut: {cut(app, size[0])}'
            for side in app.find_all('push button', re.compile(' in the deck')):
                assert size[0] > 900 or app.find('label', re.compile(r'^\d+$'), within=side), f'{path} at {size}: {side.words}'
        app.kill()
        desktop.new_home()

main()

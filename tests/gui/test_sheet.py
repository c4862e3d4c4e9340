#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenario sheet beside the map, pictures and pages that leave the window, and the print dialog."""
import re
import zlib

from battle import answer_export, board_menu, choose_export, from_data
from harness import main, scenario
from locales import ALL_FITS, ONLY_SELECTED, PRINT_WHAT

BESIDE_EDGE = 13   # pixels from the edge of the sheet to its title


def sheet_of(app, title, paper='A4'):
    return app.wait_for('image', f'Scenario sheet of “{title}” on {paper}')


@scenario('/ui/sheet/follows-the-scenario')
def follows(desktop):
    """Title, paper and what does not fit show a moment later; hidden it is gone, and so is its edge."""
    app, board = from_data(desktop, 'Pydna')
    assert app.find('image', re.compile('^Scenario sheet of')) is None
    app.key('ctrl+shift+p')
    page = sheet_of(app, 'Pydna')
    for words in ('Rome vs Macedon', 'Pezhetairoi 15', 'Last round 11', 'Rivers can be forded yes'):
        assert words in page.description, page.description
    app.wait_for('label', ALL_FITS)
    app.shot('sheet')
    app.click('page tab', 'Battle')
    title = app.wait_for('text', 'Title')
    title.set_text('The Fall of Macedon')
    app.click(title)
    app.key('Return')
    sheet_of(app, 'The Fall of Macedon')
    app.key('ctrl+z')
    sheet_of(app, 'Pydna')
    title.set_text('W' * 600)
    app.click(title)
    app.key('Return')
    app.wait_for('label', re.compile(r'^The title .*: \d+ lines? '))
    app.shot('sheet-too-long')
    app.key('ctrl+z')
    app.wait_for('label', ALL_FITS)
    app.key('ctrl+1')
    edge = app.wait_for('label', 'Scenario Sheet').extents[0] - BESIDE_EDGE
    board_menu(app)
    app.click('push button', 'Scenario Sheet')
    app.wait_gone('image', re.compile('^Scenario sheet of'))
    app.key('t')
    app.click('push button', 'Forest')
    left, _, _, height = board.node.extents
    app.click(board.node, at=(edge - left, height // 2))
    app.wait_until(lambda: app.has('sensitive', 'push button', 'Undo'), 'the hex to be painted')
    app.kill()


@scenario('/ui/sheet/paper')
def paper(desktop):
    app, _ = from_data(desktop, 'Ticinus')
    board_menu(app)
    app.click('push button', 'Scenario Sheet')
    sheet_of(app, 'Ticinus')
    app.key('ctrl+shift+p')
    app.wait_gone('image', re.compile('^Scenario sheet of'))
    app.key('ctrl+shift+p')
    sheet_of(app, 'Ticinus')
    app.click('combo box', 'Paper')
    app.key('Down', 'Return')
    sheet_of(app, 'Ticinus', 'Letter')
    app.key('F5')   # it goes with Edit
    app.wait_gone('image', re.compile('^Scenario sheet of'))
    app.key('F5')
    sheet_of(app, 'Ticinus', 'Letter')
    app.kill()


@scenario('/ui/sheet/small')
def small(desktop):
    """On the screen of a phone it takes the place of the board, and Escape gives that back."""
    app, _ = from_data(desktop, 'Pydna')
    desktop.display.resize(desktop.display.active_window(), 360, 640)
    strip = app.wait_for('panel', 'Board and Sheet')
    app.wait_until(lambda: strip.extents[2] <= 360, 'the small window')
    for leave in (lambda: app.key('Escape'), lambda: app.click('push button', 'Close the Sheet')):
        app.key('ctrl+shift+p')
        page = sheet_of(app, 'Pydna')
        app.shot('sheet-small')
        assert strip.extents[2] <= 360, strip.extents
        left, _, width, _ = page.extents
        assert 0 <= left < left + width <= 360, page.extents
        leave()
        app.wait_gone('image', re.compile('^Scenario sheet of'))
        app.key('t')   # the board has the keys again
        app.wait_for('push button', 'Forest')
    app.kill()


@scenario('/ui/sheet/zoom')
def zoom(desktop):
    """The whole page, as wide as there is room, or as large as on paper; then it is scrolled by wheel and keys."""
    app, _ = from_data(desktop, 'Pydna')
    app.key('ctrl+shift+p')
    page = sheet_of(app, 'Pydna')

    def choose(words, number):
        def chosen():   # a list that is still closing swallows what is pressed
            app.click('combo box', 'Zoom')
            app.key('Home', *['Down'] * number, 'Return')
            return app.find('label', words, within=app.wait_for('combo box', 'Zoom'))
        app.wait_until(chosen, f'{words} to be chosen')
    choose('Page Width', 1)
    app.wait_until(lambda: page.extents[2] < 600, 'the page to be as wide as there is room')
    choose('100%', 2)
    app.wait_until(lambda: page.extents[2:] == (1122, 793), f'the page to be as large as on paper: {page.extents}')
    app.shot('sheet-full-size')
    top = page.extents[1]
    app.scroll(page.parent.parent, 3)
    app.wait_until(lambda: page.extents[1] < top, 'the page to be scrolled')
    choose('Whole Page', 0)
    app.wait_until(lambda: page.extents[2] < 600, 'the whole page')
    app.kill()


def unpacked(place):
    """A PDF with what is packed in it: newer cairo packs even what says how large a page is."""
    data = place.read_bytes()
    streams = re.findall(rb'stream\r?\n(.*?)endstream', data, re.DOTALL)
    return data + b''.join(zlib.decompressobj().decompress(stream) for stream in streams if stream.startswith(b'\x78'))


@scenario('/ui/sheet/pictures-leave')
def pictures(desktop):
    """What is written is what was chosen, unless the name says that it is another kind."""
    app, _ = from_data(desktop, 'Pydna')
    for name, start, what in (('map.png', b'\x89PNG', None), ('map.svg', b'<?xml', None),
                              ('sheet.pdf', b'%PDF', 'Scenario Sheet (PDF)')):
        place = desktop.home / name
        choose_export(app, what)
        app.choose_file('Export Scenario', place, 'Export')
        app.wait_until(lambda place=place: place.exists(), f'{name} to be written')
        assert place.read_bytes().startswith(start), name
    assert re.search(rb'/MediaBox \[ 0 0 841\.8\d+ 595\.2\d+ \]', unpacked(desktop.home / 'sheet.pdf'))
    app.quit()


@scenario('/ui/sheet/selection-leaves')
def selection(desktop):
    """With several hexes selected the dialog asks whether only they are wanted."""
    app, board = from_data(desktop, 'Pydna')
    app.key('F10')
    app.click('menu item', 'Export…')
    dialog = app.wait_window('What to Export')
    app.wait_for('label', 'Resolution', within=dialog)
    assert app.find('label', ONLY_SELECTED, within=dialog) is None
    app.key('Escape')
    app.wait_gone(None, 'What to Export')
    board.click('E5')
    app.key('ctrl+a')
    app.key('F10')
    app.click('menu item', 'Export…')
    dialog = app.wait_window('What to Export')
    app.click(app.wait_for('label', ONLY_SELECTED, within=dialog))
    app.shot('export-selected')
    answer_export(app, 'Board Drawing (SVG)')
    place = desktop.home / 'all.svg'
    app.choose_file('Export Scenario', place, 'Export')
    app.wait_until(place.exists, 'the drawing to be written')
    app.quit()


@scenario('/ui/sheet/print')
def print_dialog(desktop):
    """It asks what to print, then opens the dialog of printers, and both close without harm."""
    app, _ = from_data(desktop, 'Elis')
    app.key('ctrl+p')
    app.wait_for('dialog', PRINT_WHAT)
    app.shot('print')
    app.key('Escape')
    app.wait_gone('dialog')
    app.key('ctrl+p')
    app.wait_for('dialog', PRINT_WHAT)
    app.key('Return')
    dialog = app.wait_window('Print')
    app.wait_for('push button', 'Cancel', within=dialog)
    app.shot('sheet-print')
    app.key('Escape')
    app.wait_gone(None, 'Print')
    app.quit()


main()

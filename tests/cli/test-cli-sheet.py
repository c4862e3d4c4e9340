#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli sheet, and render where it draws a part of a board or in a given fineness.

usage: test-cli-sheet.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import resource
import subprocess
import sys
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import altered, cli, environment, program, pydna, root, saved_game, something, temp, uncounted, write  # noqa: E402
from locales import GAME_CONTINUES, OFF_BOARD, fill  # noqa: E402


def png_size(path):
    data = path.read_bytes()
    return int.from_bytes(data[16:20], 'big'), int.from_bytes(data[20:24], 'big')


def pdf_pages(path):
    """Width and height of each page, in points."""
    data = path.read_bytes()
    for stream in re.findall(rb'stream\r?\n(.*?)\r?\nendstream', data, re.S):
        try:
            data += zlib.decompress(stream)
        except zlib.error:
            pass   # it was no stream of objects
    boxes = re.findall(rb'/Type /Page\s.*?/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]|/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]', data, re.S)
    return [tuple(round(float(number)) for number in box if number) for box in boxes]


# --- sheet ------------------------------------------------------------------------------------

def each_kind():
    for ending, start in {'pdf': b'%PDF', 'svg': b'<?xml', 'png': b'\x89PNG\r\n'}.items():
        path = temp / f'sheet.{ending}'
        cli('sheet', pydna, '-o', path).expect(0, '', '')
        assert path.read_bytes().startswith(start), ending


def papers():
    for words, size in (([], (842, 595)), (['--paper', 'a4', '--portrait'], (595, 842)), (['--paper', 'letter'], (792, 612)),
                        (['--paper', 'Letter', '--portrait'], (612, 792)), (['--landscape'], (842, 595)),
                        (['--setup'], (595, 842)), (['--setup', '--landscape'], (842, 595))):
        path = temp / 'paper.pdf'
        path.unlink(missing_ok=True)
        cli('sheet', pydna, '-o', path, *words).expect(0, '', '')
        assert pdf_pages(path) == [size], (words, pdf_pages(path))


def fineness():
    cli('sheet', pydna, '-o', temp / 'fine.png', '--dpi', '72').expect(0, '', '')
    assert png_size(temp / 'fine.png') == (842, 596)


def what_does_not_fit():
    path = altered(pydna, 'overlong.acies', '<notes>', '<notes>' + 'All went on as before, from one hill to the next. ' * 380)
    line = re.compile(rf'^{re.escape(str(path))}: warning: .*notes\D+\d+ .* \[text-overflows-sheet\]$', re.M)
    cli('sheet', path, '-o', temp / 'overlong.pdf').expect(0, '', line)
    assert len(pdf_pages(temp / 'overlong.pdf')) == 1
    cli('validate', path).expect(0, line, '')
    findings = cli('validate', '--json', path).expect(0).json()
    assert [finding['code'] for finding in findings] == ['text-overflows-sheet'], findings


def how_much_does_not_fit():
    """What is cut, and how many lines of it: the same from the sheet as from validate, and more where there is more."""
    lines = []
    for times in (300, 380):
        path = altered(pydna, 'overlong.acies', '<notes>', '<notes>' + 'All went on as before, from one hill to the next. ' * times)
        told, found = (re.findall(r'warning: \D+(\d+) .* \[text-overflows-sheet\]', text)
                       for text in (cli('sheet', path, '-o', temp / 'over.pdf').err, cli('validate', path).out))
        assert len(told) == 1 and told == found, (told, found)
        lines += map(int, told)
    assert 30 < lines[1] - lines[0] < 120, lines   # 4,000 letters


def a_game():
    """The battle it began with."""
    game = saved_game()
    cli('sheet', game, '-o', temp / 'game.svg').expect(0, '', '')


def legend():
    """The pieces of a battle, or all of the game."""
    for ending, start in {'pdf': b'%PDF', 'svg': b'<?xml', 'png': b'\x89PNG\r\n'}.items():
        path = temp / f'legend.{ending}'
        cli('legend', pydna, '-o', path).expect(0, '', '')
        assert path.read_bytes().startswith(start), ending
    leucus = root / 'data/rulesets/legio-vi/scenarios/leucus.acies'
    cli('legend', leucus, '-o', temp / 'leucus.png', '--width', '700', '--dark').expect(0, '', '')
    cli('legend', leucus, '-o', temp / 'all.png', '--width', '700', '--complete').expect(0, '', '')
    few, all_of_them = png_size(temp / 'leucus.png'), png_size(temp / 'all.png')
    assert few[0] == all_of_them[0] == 700 and few[1] < all_of_them[1], (few, all_of_them)


def reference():
    """Two pages for each game, on both papers."""
    for paper, size in (('a4', (595, 842)), ('letter', (612, 792))):
        for ruleset in sorted((root / 'data/rulesets').iterdir()):
            path = temp / f'{ruleset.name}-{paper}.pdf'
            cli('reference', ruleset.name, '-o', path, '--paper', paper).expect(0, '', '')
            assert pdf_pages(path) == [size] * 2, (ruleset.name, pdf_pages(path))
    cli('reference', 'chess', '-o', temp / 'chess.pdf').expect(2, '', re.compile(r'.*chess.*'))
    cli('reference', 'legions', '-o', temp / 'legions.png').expect(2, '', re.compile(r'.*OUT\.pdf.*'))


def report():
    """A game as pages and as text; before its end, too."""
    game = saved_game()
    cli('report', game, '-o', temp / 'game.pdf', '--paper', 'letter').expect(0, '', '')
    assert set(pdf_pages(temp / 'game.pdf')) == {(612, 792)}, pdf_pages(temp / 'game.pdf')
    cli('report', game, '-o', temp / 'game.txt').expect(0, '', '')
    text = (temp / 'game.txt').read_text()
    assert 'Round 1 begins' in text and '\n  Luck: ' in text, text[:400]
    cli('report', game, '-o', temp / 'begun.txt', '--at', '1').expect(0, '', '')
    assert len((temp / 'begun.txt').read_text()) < len(text)
    assert f'{GAME_CONTINUES}: Round 1' in (temp / 'begun.txt').read_text()


def wrong_reports():
    game = saved_game()
    never = temp / 'never-told.pdf'
    cli('report', pydna, '-o', never).expect(2, '', re.compile(r'pydna\.acies .*scenario'))
    cli('report', game).expect(2, '', re.compile('-o OUT'))
    cli('report', game, '-o', temp / 'told.svg').expect(2, '', re.compile(r'\.pdf .*\.txt'))
    cli('report', game, '-o', never, '--paper', 'a5').expect(2, '', re.compile('a5'))
    cli('report', game, '-o', never, '--at', '99999').expect(2, '', something())
    assert not never.exists()


def wrong_options():
    never = temp / 'never.pdf'
    for words, complaint in ((['--paper', 'a5'], 'a5'), (['--portrait', '--landscape'], 'not both'), (['--dpi', '10'], '--dpi'),
                             (['--dpi', 'many'], '--dpi')):
        cli('sheet', pydna, '-o', never, *words).expect(2, '', re.compile(complaint))
    cli('sheet', pydna).expect(2, '', re.compile('-o OUT'))
    cli('sheet', pydna, '-o', temp / 'sheet.doc').expect(2, '', re.compile(r'\.png, \.svg .*\.pdf'))
    cli('sheet', pydna, '-o', pydna).expect(2, '', something())
    cli('sheet', temp / 'nothing.acies', '-o', never).expect(2, '', re.compile('nothing'))
    assert not never.exists()


def what_could_be_read():
    bad = altered(pydna, 'half-sheet.acies', 'type="principes"', 'type="nobody"')
    cli('sheet', bad, '-o', temp / 'half.pdf').expect(1, '', re.compile('nobody'))
    assert len(pdf_pages(temp / 'half.pdf')) == 1


def no_room_on_the_disk():
    """What cannot be written whole leaves the file there was."""
    for verb in ('sheet', 'render'):
        path = temp / f'{verb}-limited.pdf'
        path.write_text('old')
        result = subprocess.run([program, verb, pydna, '-o', path], capture_output=True, text=True, env=uncounted,
                                check=False, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        assert result.returncode == 2 and len(result.stderr.splitlines()) == 1, result
        assert path.read_text() == 'old' and not list(temp.glob(f'{verb}-limited.pdf.*'))


# --- render -----------------------------------------------------------------------------------

def render_dpi():
    for words, size in ((['--width', '720', '--dpi', '144'], 1440), (['--width', '720', '--dpi', '36'], 360), (['--width', '720'], 720)):
        (temp / 'dpi.png').unlink(missing_ok=True)
        cli('render', pydna, '-o', temp / 'dpi.png', *words).expect(0, '', '')
        assert png_size(temp / 'dpi.png')[0] == size, words
    for words in ([], ['--dpi', '300']):
        (temp / 'dpi.pdf').unlink(missing_ok=True)
        cli('render', pydna, '-o', temp / 'dpi.pdf', '--width', '720', *words).expect(0, '', '')
        assert pdf_pages(temp / 'dpi.pdf')[0][0] == 720, words
    for dpi in ('0', '35', '1201', '-3', 'fine', ''):
        cli('render', pydna, '-o', temp / 'no.png', '--dpi', dpi).expect(2, '', re.compile('--dpi'))
    cli('render', pydna, '-o', temp / 'no.png', '--width', '16384', '--dpi', '1200').expect(2, '', re.compile('too large'))
    assert not (temp / 'no.png').exists()


def render_selection():
    """The more columns in a picture of one width, the lower it is."""
    heights = {}
    for selection in ('A1:F6', 'F6:A1', 'a1:f6', 'A1:L2', 'E5', 'E5,F5', 'A1:B2, D4'):
        path = temp / 'part.png'
        path.unlink(missing_ok=True)
        cli('render', pydna, '-o', path, '--selection', selection, '--width', '600').expect(0, '', '')
        heights[selection] = (path.read_bytes(), *png_size(path))
    assert heights['A1:F6'] == heights['F6:A1'] == heights['a1:f6']
    assert all(height[1] == 600 for height in heights.values())
    assert heights['A1:L2'][2] < heights['A1:F6'][2] < 600
    assert heights['E5'][2] > 600 > heights['E5,F5'][2]


def render_selection_beyond():
    for selection, complaint in (('M1', fill(OFF_BOARD, 'M1')), ('A10:B12', fill(OFF_BOARD, 'A10:B12')), ('L2', 'L2 is not'),
                                 ('5E', '5E'), ('A1:B2:C3', 'A1:B2:C3'), ('', 'no hex'), (',', 'no hex'), ('A1:', 'A1:')):
        cli('render', pydna, '-o', temp / 'beyond.png', '--selection', selection).expect(2, '', re.compile(re.escape(complaint)))
    assert not (temp / 'beyond.png').exists()
    # What lies on the board of a rectangle that reaches beyond it.
    cli('render', pydna, '-o', temp / 'edge.png', '--selection', 'K8:Z20').expect(0, '', '')


def no_fonts():
    """Empty boxes in place of letters would be no picture; and nobody knows how much room the letters would take."""
    fonts = write('fonts.conf', '<?xml version="1.0"?><fontconfig/>')
    fontless = environment | {'FONTCONFIG_FILE': str(fonts)}
    for verb in ('sheet', 'render'):
        cli(verb, pydna, '-o', temp / 'fontless.pdf', env=fontless).expect(2, '', re.compile(r'\Aacies-cli: .*FONTCONFIG_FILE.*\n\Z'))
        assert not (temp / 'fontless.pdf').exists()
    cli('validate', pydna, env=fontless).expect(0, f'{pydna}: no problems\n', '')


cases = [(f'/cli/sheet/{function.__name__.replace("_", "-")}', function) for function in (
    each_kind, papers, fineness, what_does_not_fit, how_much_does_not_fit, a_game, legend, reference, report, wrong_reports, wrong_options, what_could_be_read,
    no_room_on_the_disk, no_fonts,
    render_dpi, render_selection, render_selection_beyond)]

if __name__ == '__main__':
    tap.run(cases)

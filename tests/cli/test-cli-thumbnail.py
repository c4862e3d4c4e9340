#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli as file managers do for their thumbnails, by the line of data/acies.thumbnailer.

usage: test-cli-thumbnail.py PROGRAM SOURCE-ROOT
"""
import configparser
import pathlib
import re
import shlex
import struct
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import altered, cli, pydna, root, saved_game, temp, write  # noqa: E402

SIZES = (128, 256, 512, 1024)   # those of the specification
PNG = b'\x89PNG\r\n\x1a\n'


def entry_of(path, section):
    parser = configparser.ConfigParser(interpolation=None, delimiters='=')
    parser.optionxform = str
    parser.read(path)
    return parser[section]


THUMBNAILER = entry_of(root / 'data' / 'acies.thumbnailer', 'Thumbnailer Entry')


def thumbnail(path, size, out):
    """What the line does: the file manager puts in what its letters stand for."""
    letters = {'%s': str(size), '%i': str(path), '%u': pathlib.Path(path).as_uri(), '%o': str(out)}
    name, *words = (letters.get(word, word) for word in shlex.split(THUMBNAILER['Exec']))
    assert name == THUMBNAILER['TryExec'] == 'acies-cli', name
    return cli(*words)


def shape_of(path):
    data = path.read_bytes()
    assert data.startswith(PNG), f'{path} is no PNG: {data[:20]}'
    return struct.unpack('>II', data[16:24])


def out_of(name):
    """A file of the name that file managers make up, empty and there already."""
    path = temp / name
    path.write_bytes(b'')
    return path


def each_size():
    for size in SIZES:
        for file in (pydna, saved_game()):
            out = out_of(f'.thumbnail.{size}')
            thumbnail(file, size, out).expect(0, '', '')
            width, height = shape_of(out)
            assert width == size and size / 2 < height <= size, (size, width, height)


def a_tall_board():
    """Its height is what has to fit."""
    path = write('tall.acies', (root / 'tests/good/bare.acies').read_text())
    tall = altered(path, 'tall.acies', re.search('<board[^>]*>', path.read_text())[0], '<board columns="4" rows="60"/>')
    for size in SIZES + (16,):
        out = out_of('tall')
        thumbnail(tall, size, out).expect(0)
        width, height = shape_of(out)
        assert 0.75 * size < height <= size and width < size / 5, (size, width, height)


def the_same_again():
    out = out_of('again.png')
    thumbnail(pydna, 128, out).expect(0, '', '')
    first = out.read_bytes()
    thumbnail(pydna, 128, out).expect(0, '', '')
    assert out.read_bytes() == first


def what_is_damaged():
    """What can be read is shown; a fault would be shown as a file without a picture."""
    bad = altered(pydna, 'damaged.acies', 'type="principes"', 'type="nobody"', 1)
    out = out_of('damaged')
    thumbnail(bad, 128, out).expect(0, '', re.compile('nobody'))
    assert shape_of(out)[0] == 128


def what_is_nothing():
    """Any file may be called so: one line says why not, and nothing is written."""
    for number, data in enumerate((b'', b'\0\xff' * 500, b'<?xml version="1.0"?><html/>', b'A letter, not a battle.', PNG + b'1' * 50,
                                   b'<!DOCTYPE a [<!ENTITY b "c">' + b'<!ENTITY d "&b;&b;">' * 50 + b']><a>&d;</a>')):
        path = write(f'nothing-{number}.acies', data)
        out = out_of('nothing')
        result = thumbnail(path, 128, out).expect(2, '')
        assert len(result.err.splitlines()) == 1, result.err
        assert out.read_bytes() == b'', number
    thumbnail(temp / 'nowhere.acies', 128, out_of('nowhere')).expect(2, '', re.compile('nowhere'))
    thumbnail(temp, 128, out_of('folder')).expect(2, '')


def other_sizes():
    out = temp / 'never'
    for size in ('0', '15', '2049', '-128', '128px', ''):
        cli('render', pydna, '--size', size, '-o', out).expect(2, '', re.compile('--size .* 16 .* 2048'))
    for option in (('--width', '100'), ('--dpi', '72'), ('--selection', 'A1')):
        cli('render', pydna, '--size', '128', *option, '-o', out).expect(2, '', re.compile(f'--size .*{option[0]}'))
    assert not out.exists()


def the_kinds_of_files():
    desktop = entry_of(root / 'data/io.github.aciesgame.Acies.desktop.in', 'Desktop Entry')
    assert THUMBNAILER['MimeType'] == desktop['MimeType']


cases = [each_size, a_tall_board, the_same_again, what_is_damaged, what_is_nothing, other_sizes, the_kinds_of_files]
tap.run([(f'/cli/thumbnail/{case.__name__.replace("_", "-")}', case) for case in cases])

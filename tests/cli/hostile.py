# SPDX-License-Identifier: GPL-3.0-or-later
"""Files made to do harm, for test-cli-files.py: each function writes some into a folder and names them.

All of them are bad, whoever reads them: nothing may come of one but a sentence. Where a bait is named, nobody may take it.
"""
import base64
import contextlib
import functools
import gzip
import os
import socket
import subprocess
import sys
import time
import zlib

MIB = 1 << 20
SCENARIO = '<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="rome-vs-macedon">'
MAP = ('<map version="1.8" orientation="hexagonal" renderorder="right-down" width="{columns}" height="{rows}" tilewidth="90" '
       'tileheight="104" hexsidelength="52" staggeraxis="y" staggerindex="odd">'
       '<tileset firstgid="1" name="t" tilewidth="90" tileheight="104" tilecount="1" columns="1"><tile id="0" type="hill"/></tileset>{more}'
       '<layer id="1" name="T" width="{columns}" height="{rows}"><data {how}>{data}</data></layer></map>')


def write(folder, name, *parts):
    """Parts that are pairs are written so many times."""
    with open(folder / name, 'wb') as file:
        for part in parts:
            text, n = part if isinstance(part, tuple) else (part, 1)
            data = text.encode() if isinstance(text, str) else text
            each = max(1, MIB // max(1, len(data)))
            for done in range(0, n, each):
                file.write(data * min(each, n - done))
    return folder / name


@functools.cache
def packed(n, bits):
    """So many zeros, without ever having them all; bits: of the window, 31 for gzip."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, bits)
    parts = [compressor.compress(bytes(MIB)) for _ in range(n // MIB)]
    return b''.join(parts) + compressor.flush()


def documents(folder, bait, names=None):
    """XML of no particular kind, by name: all, or those named."""
    laughs = ''.join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
    root = SCENARIO + '<title>{}</title><board columns="5" rows="5"/></scenario>'
    rows = {
        'billion-laughs': [f'<!DOCTYPE scenario [<!ENTITY l0 "lol">{laughs}]>', root.format('&l9;')],
        'quadratic': ['<!DOCTYPE scenario [<!ENTITY a "', ('a', 100000), '">]>', SCENARIO, ('&a;', 100000), '</scenario>'],
        'external-entity': [f'<!DOCTYPE scenario [<!ENTITY a SYSTEM "file://{bait.path}">]>', root.format('&a;')],
        'external-entity-asked': [f'<!DOCTYPE scenario [<!ENTITY a SYSTEM "{bait.url}">]>', root.format('&a;')],
        'external-type': [f'<!DOCTYPE scenario SYSTEM "file://{bait.path}">', root.format('')],
        'external-type-asked': [f'<!DOCTYPE scenario PUBLIC "a" "{bait.url}">', root.format('')],
        'parameter-entity': [f'<!DOCTYPE scenario [<!ENTITY % a SYSTEM "{bait.url}"> %a;]>', root.format('')],
        'deep': [SCENARIO, ('<a>', 100000)],
        'attribute-of-50-mib': [SCENARIO.replace('>', ' a="'), ('x', 50 * MIB), '"/>'],
        'attribute-of-3-mib': [SCENARIO.replace('>', ' a="'), ('x', 3 * MIB), '">'],
        'text-of-50-mib': [SCENARIO, ('x', 50 * MIB), '</scenario>'],
        'attributes': [SCENARIO.replace('>', ''), *(f' a{i}="1"' for i in range(100000)), '/>'],
        'attributes-alike': [SCENARIO.replace('>', ''), (' a="1"', 300000), '/>'],
        'namespaces': [SCENARIO, *(f'<a{i} xmlns="{"n" * 300}{i}"/>' for i in range(9000)), '<'],
        'prefixes': [SCENARIO, *(f'<x{i}:a xmlns:x{i}="u{i}">' for i in range(30000))],
        'elements': [SCENARIO, ('<a/>', 900000), '</scenario>'],
        'open-tags': [('<', 3 * MIB)],
        'open-comments': [('<!--', 700000)],
        'open-sections': [SCENARIO, ('<![CDATA[', 400000)],
        'open-quotes': [SCENARIO, ('<a b="', 500000)],
        'ampersands': [SCENARIO, ('&', 3 * MIB)],
        'references': [SCENARIO, ('&#38;', 600000), '<'],
        'one-long-line': [('a', 3 * MIB)],
        'blanks': [(' ', 3 * MIB)],
        'lines': [('\n', 3 * MIB)],
        'zeros': [(b'\0', 3 * MIB)],
        'zeros-of-50-mib': [(b'\0', 50 * MIB)],
        'empty': [],
        'mark-only': [b'\xef\xbb\xbf'],
        'zero-inside': [root.format('a').encode()[:150] + b'\0'],
        'invalid-utf-8': [root.format('x').encode().replace(b'>x<', b'>\xc3\x28\xff<')],
        'utf-16': [('<?xml version="1.0" encoding="UTF-16"?>' + root.format('x')).encode('utf-16')],
        'utf-32': [root.format('x').encode('utf-32')],
        'latin-1': ['<?xml version="1.0" encoding="ISO-8859-1"?>', root.format('x')],
        'utf-7': ['<?xml version="1.0" encoding="UTF-7"?>', root.format('x')],
        'gzipped': [gzip.compress(root.format('x').encode())],
        'gzip-bomb': [packed(300 * MIB, 31)],
        'random': [bytes((i * i * 7919 >> 5) & 255 for i in range(40000))],
    }
    return {name: write(folder, f'{name}.acies', *rows[name]) for name in names or rows}


def places(folder):
    """What is no regular file, or none that can be read."""
    os.mkfifo(folder / 'pipe.acies')
    os.symlink('loop.acies', folder / 'loop.acies')
    os.symlink('/dev/zero', folder / 'zero.acies')
    os.symlink('nowhere', folder / 'dangling.acies')
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(folder / 's.acies'))
    rows = {'pipe': 'pipe.acies', 'loop': 'loop.acies', 'endless': 'zero.acies', 'dangling': 'dangling.acies', 'socket': 's.acies',
            'folder': '.', 'missing': 'nothing.acies', 'long-name': 'a' * 300, 'below-a-file': 's.acies/x', 'no-name': ''}
    return {name: folder / rest for name, rest in rows.items() if rest} | {'null': '/dev/null', 'memory': '/proc/self/mem'}


def oddities(folder):
    """What is a regular file by its mode, and yet none as others are; and one that only an administrator can read."""
    with open(folder / 'sparse.acies', 'wb') as file:
        file.truncate(4 << 30)
    locked = write(folder, 'locked.acies', 'nonsense')
    locked.chmod(0)
    rows = {f'proc-{name}': f'/proc/self/{name}' for name in ('pagemap', 'exe', 'maps', 'status', 'clear_refs')}
    return rows | {'sparse': folder / 'sparse.acies', 'locked': locked, 'no-text': write(folder, os.fsdecode(b'no\xff\xfetext.acies'), 'nonsense')}


@contextlib.contextmanager
def silent_pipe(path):
    """Somebody has it open to write, and writes nothing: its reader waits for ever."""
    os.mkfifo(path)
    writer = os.open(path, os.O_RDWR)
    try:
        yield path
    finally:
        os.close(writer)


@contextlib.contextmanager
def growing(path):
    """It gets longer and longer, faster than most readers are; of zeros, so that no disk is filled."""
    grow = 'import itertools, os, sys, time\nfor n in itertools.count(1): os.truncate(sys.argv[1], n << 20); time.sleep(0.001)'
    path.touch()
    with subprocess.Popen([sys.executable, '-c', grow, path]) as writer:
        try:
            while path.stat().st_size == 0:
                time.sleep(0.01)
            yield path
        finally:
            writer.kill()


def scenarios(folder):
    """Numbers that no board has."""
    rows = {f'columns-{i}': f'<board columns="{number}" rows="5"/>' for i, number in enumerate((10**9, 10**30, -10**9, '1e9', 2**32 + 5, '9' * 100000))}
    return {name: write(folder, f'{name}.acies', SCENARIO, text, '<rules first="rome" end-round="5"/></scenario>') for name, text in rows.items()}


def maps(folder, bait):
    """Maps of Tiled that say they are large, or that unpack to much."""
    zlib_bomb = base64.b64encode(packed(400 * MIB, 15)).decode()
    gzip_bomb = base64.b64encode(packed(400 * MIB, 31)).decode()

    def tmx(how, data, columns=5, rows=5, more=''):
        return MAP.format(how=how, data=data, columns=columns, rows=rows, more=more)
    rows = {
        'zlib-bomb': tmx('encoding="base64" compression="zlib"', zlib_bomb),
        'gzip-bomb': tmx('encoding="base64" compression="gzip"', gzip_bomb),
        'zlib-bomb-of-a-huge-board': tmx('encoding="base64" compression="zlib"', zlib_bomb, 10**9, 10**9),
        'huge-board': tmx('encoding="csv"', '1', 10**9, 10**9),
        'board-of-four-bytes': tmx('encoding="csv"', '1', 65536, 65536),
        'huge-numbers': tmx('encoding="csv"', ','.join(['9' * 40] * 25)),
        'many-numbers': tmx('encoding="csv"', '1,' * 1900000),
        'many-tiles': tmx('', '<tile gid="1"/>' * 90000),
        'many-tilesets': tmx('encoding="csv"', '1', more='<tileset firstgid="2" source="x.tsx"/>' * 40000),
        'deep-groups': tmx('encoding="csv"', '1', more='<group>' * 20000),
        'type': f'<!DOCTYPE map SYSTEM "{bait.url}">' + tmx('encoding="csv"', '1'),
    }
    return {name: write(folder, f'{name}.tmx', text) for name, text in rows.items()}


def baited_map(folder, bait, source):
    """A good map but for a tileset that lies where none may."""
    data = ','.join(['1'] * 25)
    return write(folder, 'baited.tmx', MAP.format(how='encoding="csv"', data=data, columns=5, rows=5,
                                                  more=f'<tileset firstgid="2" source="{source}"/><imagelayer><image source="{bait.path}"/></imagelayer>'))


def jsons(folder):
    rows = {
        'deep-lists': [('[', 100000)],
        'deep-objects': [('{"a":', 100000)],
        'deep-and-closed': [('[', 100000), (']', 100000)],
        'long-number': ['{"a": 1', ('0', 3 * MIB), '}'],
        'long-fraction': ['{"a": 0.', ('1', 3 * MIB), 'e', ('9', 100000), '}'],
        'long-text': ['{"a": "', ('x', 50 * MIB), '"}'],
        'many-values': ['{"a": [', ('1,', 1900000), '1]}'],
        'many-keys': ['{', *(f'"k{i}":1,' for i in range(300000)), '"k":1}'],
        'same-key': ['{', ('"k":1,', 600000), '"k":1}'],
        'half-pair': ['{"a": "', ('\\ud800', 100), '"}'],
        'zero': ['{"a": "\\u0000"}'],
        'utf-16': ['{"a": 1}'.encode('utf-16')],
        'two': ['{} {}'],
        'open': ['{"a": "'],
    }
    return {name: write(folder, f'{name}.json', *parts) for name, parts in rows.items()}


def truncated(folder, path, parts=20):
    """A file cut off at each twentieth."""
    data = path.read_bytes()
    return {f'{path.suffix[1:]}-{i}': write(folder, f'cut-{i}{path.suffix}', data[:len(data) * i // parts]) for i in range(1, parts)}

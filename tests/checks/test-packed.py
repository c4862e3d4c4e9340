#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that a table of small files is unpacked as it says, that a wrong one is refused, and that what a test expects from
now on comes into it."""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import packed  # noqa: E402
import tap  # noqa: E402

TABLE = r'''# Battles.
base ford
| <board columns="4" rows="4">
|   <unit hex="A1" figures="3"/>
|   <unit hex="A2" figures="3"/>
| </board>

== small.acies from ford
- columns="4"
+ columns="2"
after hex="A1"
- figures="3"
+ figures="\{30 9}"
errors: 1: out-of-range
errors: 2: out-of-range

== bytes.acies
| \xFF\x00ä\\n\\
|
| a\nb\x20\
fixed
- b\x20
+ b
'''
FILES = {
    'small.acies': f'<board columns="2" rows="4">\n  <unit hex="A1" figures="{"9" * 30}"/>\n  <unit hex="A2" figures="3"/>\n</board>\n'.encode(),
    'small.errors': b'1: out-of-range\n2: out-of-range\n',
    'bytes.acies': b'\xff\0' + 'ä'.encode() + b'\\n\\\n\na\nb ',
    'bytes.fixed': b'\xff\0' + 'ä'.encode() + b'\\n\\\n\na\nb',
}


def table(text):
    """Returns the table of that text, in a folder of its own."""
    path = pathlib.Path(tempfile.mkdtemp(dir=temp)) / 'some.table'
    path.write_text(text, encoding='utf-8')
    return packed.Table(path)


def unpacked(some):
    folder = some.path.parent / 'files'
    packed.unpack(folder, some.path.with_suffix('.unpacked'), some)
    return folder, {path.name: path.read_bytes() for path in folder.iterdir()}


def unpacks():
    some = table(TABLE)
    folder, files = unpacked(some)
    assert files == FILES, files
    (folder / 'left.acies').touch()
    assert unpacked(some)[1] == FILES


def names_what_it_needs():
    some = table('== a.acies from good/small.acies\n- columns="4"\n+ columns="2"\n')
    unpacked(some)
    stamp, *needed = some.path.with_name('some.unpacked.d').read_text().split()
    assert stamp == f'{some.path.with_suffix(".unpacked")}:', stamp
    assert sorted(needed) == sorted([str(some.path), f'{packed.TESTS}/good/small.acies']), needed


def refuses():
    ford = TABLE.partition('==')[0]
    for text, why in {
            ford: 'no entry starts from ford',
            '== a.acies from ford\n': 'ford',
            ford + '== a.acies from ford\n- figures="3"\n+ figures="4"\n': 'not once but 2 times',
            ford + '== a.acies from ford\n- figures="5"\n+ figures="4"\n': 'not once but 0 times',
            ford + '== a.acies from ford\nafter hex="A2"\n- columns="4"\n': 'not once',
            ford + '== a.acies from ford\n- rows="4"\n+ rows="4"\n': 'not changed',
            ford + '== a.acies from ford\n| whole\n': 'in whole, and from ford',
            '== a.acies\n| a\n== a.acies\n': 'twice',
            '== a.acies\n| a\\x\n': 'unknown escape',
            '== a.acies\n| a\n- a\n': 'out of place',
            '== a.acies\nerrors: 1\n: 2\n': 'not understood'}.items():
        try:
            table(text)
        except ValueError as error:
            assert why in str(error) and 'some.table' in str(error), error
        else:
            raise AssertionError(f'taken: {text}')


def rewrites():
    """A part in lines, one in changes, a new one; and nothing where nothing differs."""
    some = table(TABLE)
    folder, _ = unpacked(some)
    packed.rewrite(folder, some)
    assert some.path.read_text(encoding='utf-8') == TABLE
    new = {'small.errors': b'1: too-few\n', 'bytes.fixed': FILES['bytes.acies'] + b'c', 'bytes.found': b'\\ 1\n2\n',
           'small.open': b'not ended'}
    for name, data in new.items():
        (folder / name).write_bytes(data)
    packed.rewrite(folder, some)
    text = some.path.read_text(encoding='utf-8')
    assert unpacked(packed.Table(some.path))[1] == FILES | new
    assert 'errors: 1: too-few\n\n' in text and '\nfixed\n- b\\x20\n+ b c\n' in text and text.endswith('found: \\\\ 1\nfound: 2\n'), text


def says_any_change():
    """The text of each file of another, whichever is longer."""
    texts = [packed.decode(data) for data in FILES.values()] + ['', '\n', 'x', ' \n', 'one\ntwo\none\ntwo\n', 'one\none\ntwo\n']
    for base in texts:
        for text in texts:
            lines = packed.document_lines(text, base)
            heading = '== b.txt' if lines and lines[0][0] == '|' or not text else '== b.txt from a.txt'
            said = '\n'.join(['== a.txt', *packed.document_lines(base), heading, *lines, ''])
            assert table(said).texts['b.txt', ''] == text, said


with tempfile.TemporaryDirectory() as temp:
    tap.run([(f'/tables/{function.__name__.replace("_", "-")}', function)
             for function in (unpacks, names_what_it_needs, refuses, rewrites, says_any_change)])

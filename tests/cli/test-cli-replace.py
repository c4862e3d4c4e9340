#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What acies-cli replaces, what it does not, and what it says of it.

usage: test-cli-replace.py PROGRAM SOURCE-ROOT
"""
import os
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import INPUT_FILE, cli, elis, pydna, root, saved_game, something, temp, write  # noqa: E402
from locales import KEPT_AS, fill  # noqa: E402

LONG = bool(os.environ.get('ACIES_TEST_LONG'))
plain = root / 'tests/good/json/plain.json'


def verbs():
    """Each verb that writes, and what a file of its kind is: the words before the name, its ending, one of its kind."""
    game = saved_game()
    cli('convert', plain, '-o', temp / 'one.acies').expect(0)
    cli('convert', plain, '-o', temp / 'one.tmx').expect(0)
    one = temp / 'one.acies'
    yield ['play', elis, '--random', '--seed', 4, '--save'], '.aciesgame', game.read_bytes()
    yield ['play', elis, '--random', '--seed', 4, '--save'], '.anything', game.read_bytes()
    yield ['convert', plain, '-o'], '.acies', pathlib.Path(pydna).read_bytes()
    yield ['convert', one, '-o'], '.json', plain.read_bytes()
    yield ['convert', one, '-o'], '.tmx', (temp / 'one.tmx').read_bytes().replace(b'<map ', b'<map class="old" ')
    yield ['convert', '--recover', game, '-o'], '.aciesgame', saved_game('other.aciesgame', 5).read_bytes()
    yield ['validate', pydna, '--fix', '-o'], '.acies', pathlib.Path(elis).read_bytes()


def drawing():
    game = saved_game()
    for words in (['render', pydna, '-w', 100, '-o'], ['sheet', pydna, '-o']):
        for ending in ('.png', '.pdf', '.svg'):
            yield words, ending
    for ending in ('.pdf', '.txt'):
        yield ['report', game, '-o'], ending


def others():
    return {'a scenario': pathlib.Path(pydna).read_bytes(), 'a game': saved_game().read_bytes(), 'notes': b'Remember the hill.\n',
            'a picture': b'\x89PNG\r\n\x1a\nx', 'another JSON': b'{"name": "package"}', 'a drawing': b'%!PS\n', 'bytes': bytes(range(256)) * 9, 'a damaged game': saved_game().read_bytes()[:900],
            'large': b'x' * (17 << 20)}


def kept(result, name):
    """The file that was replaced, which has another name now."""
    return pathlib.Path(re.search(name + fill(KEPT_AS, r'\S*', r'(\S+)') + '$', result.err, re.M)[1])


def spares_what_is_of_another_kind():
    """In a usual run each verb is tried with a third of the others."""
    kinds = {'.acies': 'a scenario', '.aciesgame': 'a game', '.anything': 'a game', '.png': 'a picture'}
    every = list(others().items())
    for number, (words, ending) in enumerate([(words, ending) for words, ending, _ in verbs()] + list(drawing())):
        for name, data in every if LONG else every[number % 3::3]:
            if kinds.get(ending) == name:
                continue
            path = write('spared' + ending, data)
            result = cli(*words, path).expect(2, '', re.compile('--force'))
            assert path.read_bytes() == data and len(result.err.splitlines()) == 1, f'{words} {name}: {result.err}'
            assert result.err.count(str(path)) == 1, result.err


def replaces_its_own_kind_and_says_so():
    for words, ending, old in verbs():
        path = write('own' + ending, old)
        shutil.rmtree(temp / '.local', ignore_errors=True)
        result = cli(*words, path).expect(0)
        assert kept(result, 'own').read_bytes() == old != path.read_bytes(), words
        assert len(re.findall('replaced', result.err)) == 1, result.err


def replaces_what_it_is_told_to():
    for words, ending in [(words, ending) for words, ending, _ in verbs()] + list(drawing()):
        path = write('forced' + ending, 'Remember the hill.\n')
        result = cli(*words, path, '--force').expect(0)
        assert kept(result, 'forced').read_text() == 'Remember the hill.\n' and b'hill.\n' != path.read_bytes()[-6:], words
    path = write('large.aciesgame', b'x' * (17 << 20))
    cli('play', elis, '--random', '--save', path, '--force').expect(0, something(), re.compile('was replaced$'))
    assert path.stat().st_size < 1 << 20


def says_nothing_where_nothing_is_lost():
    """What is new, empty, or the same again."""
    for words, ending, _ in verbs():
        path = write('empty' + ending, '')
        (temp / 'empty-tiles.png').unlink(missing_ok=True)
        for _ in range(2):
            assert 'replaced' not in cli(*words, path).expect(0).err, words
    for words, ending in drawing():
        path = temp / f'drawn-{words[0]}{ending}'
        for _ in range(1 if ending == '.pdf' else 2):  # a PDF tells when it was drawn
            assert 'replaced' not in cli(*words, path).expect(0).err, words


def keeps_a_picture_that_it_replaces():
    """It may be somebody else's, or have been written on."""
    strangers = {'.png': b'\x89PNG\r\n\x1a\n of my own hand', '.pdf': b'%PDF-1.4\n of my own hand', '.svg': b'<html><svg/> of my own hand</html>'}
    for words, ending in drawing():
        path = temp / ('written-on' + ending)
        cli(*words, path).expect(0)
        for old in (path.read_bytes() + b'\nRemember the hill.\n', strangers.get(ending)):
            if old is None:
                continue
            path.write_bytes(old)
            result = cli(*words, path).expect(0, '')
            assert kept(result, 'written-on').read_bytes() == old != path.read_bytes(), words
            assert len(result.err.splitlines()) == 1, result.err
        path.unlink()


def spares_the_picture_beside_a_map():
    one, out, picture = temp / 'one.acies', temp / 'painted.tmx', temp / 'painted-tiles.png'
    cli('convert', plain, '-o', one).expect(0)
    picture.write_bytes(b'\x89PNG\r\n\x1a\n of my own hand')
    result = cli('convert', one, '-o', out).expect(2, '', re.compile('painted-tiles.png.*--force'))
    assert len(result.err.splitlines()) == 1 and not out.exists() and picture.read_bytes().endswith(b'hand')
    result = cli('convert', one, '-o', out, '--force').expect(0, '')
    assert kept(result, 'painted-tiles.png').read_bytes().endswith(b'hand') and out.exists()
    assert 'replaced' not in cli('convert', one, '-o', out).expect(0).err


def says_it_before_the_game():
    """Nobody plays for an hour what cannot be saved: the commands are not even read."""
    notes = write('notes.txt', 'Remember the hill.\n')
    cli('play', pydna, '--commands', temp / 'nothing', '--save', notes).expect(2, '', re.compile('notes.txt.*--force'))


def what_is_read_is_never_replaced():
    path = write('read.acies', pathlib.Path(pydna).read_bytes())
    cli('convert', path, '-o', path, '--force').expect(2, '', INPUT_FILE)
    cli('play', path, '--random', '--save', path, '--force').expect(2, '', INPUT_FILE)
    mapping = write('mapping.json', 'grass=clear\n')
    cli('convert', root / 'tests/good/tmx/csv.tmx', '--mapping', mapping, '-o', mapping, '--force').expect(2, '', INPUT_FILE)
    assert mapping.read_text() == 'grass=clear\n'


cases = [(f'/cli/replace/{function.__name__.replace("_", "-")}', function) for function in (
    spares_what_is_of_another_kind, replaces_its_own_kind_and_says_so, replaces_what_it_is_told_to,
    says_nothing_where_nothing_is_lost, keeps_a_picture_that_it_replaces, spares_the_picture_beside_a_map, says_it_before_the_game,
    what_is_read_is_never_replaced)]

if __name__ == '__main__':
    tap.run(cases)

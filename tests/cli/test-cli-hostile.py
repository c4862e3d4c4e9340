#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli with broken input: files, names, environment, a full disk, a sudden end.

usage: test-cli-hostile.py PROGRAM SOURCE-ROOT
"""
import errno
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import (INPUT_FILE, altered, cli, elis, environment, png_width, program, pydna,  # noqa: E402
                 root, saved_game, something, strerror, temp, uncounted, write)


def usage_with_an_empty_argument():
    for verb in ['validate', 'render', 'play', 'replay', 'legal']:
        cli(verb, '').expect(2, '', re.compile('empty'))
    cli('render', pydna, '-o', '').expect(2, '', re.compile('empty'))
    cli('play', pydna, '--random', '--save', '').expect(2, '', re.compile('empty'))


def usage_of_numbers():
    game = saved_game()
    for verb in (['replay'], ['legal'], ['play', '--random'], ['render', '-o', temp / 'never.png']):
        for number in ('-1', '-2147483648', '2147483648', '010x', '0x10', '+1', '1.0', '', ' 1', b'\xff'):
            cli(*verb, game, '--at', number).expect(2, '', re.compile('--at'))
    cli('replay', game, '--at', '010').expect(0, re.compile('^commands: 10$', re.M), '')
    assert not (temp / 'never.png').exists()


def names_that_are_no_text():
    """Whatever a name holds, each message is a line of UTF-8."""
    text = pathlib.Path(pydna).read_bytes()
    for name in (b'new\nline.acies', b'\x1b[31mred.acies', b'\xff\xfe.acies'):
        path = os.fsencode(temp) + b'/' + name
        result = cli('validate', path).expect(2, '', something())
        assert len(result.err.splitlines()) == 1 and result.err[:-1].isprintable(), result.err
        pathlib.Path(os.fsdecode(path)).write_bytes(text)
        result = cli('validate', path).expect(0, something(), '')
        assert len(result.out.splitlines()) == 1 and result.out[:-1].isprintable(), result.out
        cli('validate', '--json', path).expect(0, something(), '').json()
        cli('legal', path).expect(0, something(), '')
        cli('play', '--random', path, '--save', path + b'game').expect(0, something(), '')
        for words in (['play', pydna, '--commands', path + b'?'], [path], ['list', path], ['play', pydna, '--seed', path],
                      ['play', '--random', pydna, '--save', path + b'/x'], ['render', pydna, '-o', path],
                      ['validate', b'--' + name], ['legal', pydna, path]):
            result = cli(*words).expect(2, None, something())
            assert all(line.isprintable() for line in result.err.splitlines()), result.err


def unusable_files():
    os.mkfifo(temp / 'pipe.acies')
    os.symlink('loop.acies', temp / 'loop.acies')
    rows = {
        'missing': temp / 'nothing.acies',
        'a folder': temp,
        'empty': write('empty.acies', ''),
        'no XML': write('text.acies', 'play line-order\n'),
        'bytes': write('bytes.acies', bytes(range(256)) * 16),
        'another document': write('svg.acies', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a document type': write('dtd.acies', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
        'cut short': write('short.acies', pathlib.Path(pydna).read_text()[:900]),
        'too big': write('big.acies', b'<!-- ' + b'x' * (5 << 20) + b' -->' + pathlib.Path(pydna).read_bytes()),
        'without end': '/dev/zero',
        'a pipe nobody writes to': temp / 'pipe.acies',
        'a link to itself': temp / 'loop.acies',
        'unknown ruleset': altered(pydna, 'chess.acies', 'ruleset="rome-vs-macedon"', 'ruleset="chess"'),
    }
    for name, path in rows.items():
        for verb in (['validate'], ['play'], ['replay'], ['legal'], ['reach', '--unit', 'E7'],
                     ['targets', '--unit', 'E7'], ['render', '-o', temp / 'never.png']):
            result = cli(*verb, path).expect(2, '', something())
            assert len(result.err.splitlines()) == 1, f'{name}: one sentence, please: {result.err}'
            assert result.err.count(str(path)) == 1, f'{name}: the file is not named once: {result.err}'
    assert not (temp / 'never.png').exists()


def unusable_files_have_a_line_where_there_is_one():
    path = write('cut.acies', '<scenario\n\n  oops="')
    cli('validate', path).expect(2, '', re.compile(rf'^{re.escape(str(path))}:\d+: '))


# What libraries say that parse, in any of their versions.
TELL_TALES = re.compile(r"xmlParse|xmlSAX|libxml|json_|json-glib|Json|' expected|expected '|tag expected|expecting|not found|EntityRef|"
                        r"CharRef|AttValue|PCDATA|Premature|Couldn't|attributes construct|mandates|internal error|mismatch|[Ss]tart [Tt]ag|"
                        r"Extra content|redefined|invalid xmlChar|0x0|Unescaped|unparsable|Parse error|parser error|\(null\)")
TOKENS = [b'<', b'>', b'&', b'"', b"'", b'/>', b'</', b'<!--', b'-->', b']]>', b'<![CDATA[', b'<?x?>', b'&#0;', b'&x;', b' x:y="z"', b'\xff',
          b'\xc3', b'\0', b'\x08', b'{', b'}', b'[', b',', b':', b'1.5', b'0x1', b'=', b'=""']


def mutant(chance, data):
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(data))
        kind = chance.randrange(4)
        if kind == 0:
            data = data[:at]
        elif kind == 1:
            data = data[:at] + data[at + chance.randint(1, 40):]
        else:
            data = data[:at] + chance.choice(TOKENS) + data[at + kind - 2:]
        data = data or b' '
    return data


def mutants_are_told_in_plain_words():
    """Whatever is wrong with a file: a status that is defined, lines of text, and no library's words."""
    chance = random.Random(20)
    files = [pathlib.Path(pydna), saved_game(), root / 'tests/good/json/plain.json', root / 'tests/good/tmx/csv.tmx']
    for i in range(4000 if os.environ.get('ACIES_TEST_LONG') else 80):
        path = files[i % len(files)]
        broken = write('mutant' + path.suffix, mutant(chance, path.read_bytes()))
        result = cli('validate', broken)
        told = result.out + result.err
        assert result.status in (0, 1, 2) and told, f'{i}: {result.status} {told}'
        assert all(line.isprintable() for line in told.splitlines()), f'{i}: {told}'
        assert not TELL_TALES.search(told), f'{i}: {TELL_TALES.search(told)}: {told}'
        broken.unlink()


def no_data():
    env = environment | {'ACIES_DATA_DIR': str(temp / 'no-data')}
    for words in (['validate', pydna], ['list'], ['list', 'cards']):
        result = cli(*words, env=env).expect(2, '', re.compile('no rulesets .*no-data'))
        assert len(result.err.splitlines()) == 1, result.err
    assert cli('list', '--json', env=env).expect(2).json()['cards'] == []


def broken_data():
    ruleset = temp / 'broken/rulesets/rome-vs-macedon'
    ruleset.mkdir(parents=True)
    (ruleset / 'ruleset.xml').write_text('<ruleset/>')
    env = environment | {'ACIES_DATA_DIR': str(temp / 'broken')}
    for words in (['validate', pydna], ['list'], ['list', 'cards'], ['play', '--random', pydna]):
        result = cli(*words, env=env).expect(2, '', re.compile('ruleset.xml:1: '))
        assert len(result.err.splitlines()) == 1, result.err


def render_wrong_output():
    cli('render', pydna).expect(2, '', re.compile('-o'))
    for output in ('board.gif', 'board', temp / 'no-folder' / 'board.png', temp, '/proc/board.png'):
        result = cli('render', pydna, '-o', output).expect(2, '', something())
        assert len(result.err.splitlines()) == 1, result.err


def render_follows_links():
    cli('render', pydna, '-w', '200', '-o', temp / 'target.png').expect(0, '', '')
    os.symlink('target.png', temp / 'link.png')
    cli('render', pydna, '-w', '100', '-o', temp / 'link.png').expect(0, '', re.compile('replaced'))
    assert os.readlink(temp / 'link.png') == 'target.png' and png_width(temp / 'target.png') == 100


def render_what_is_too_large():
    cli('render', pydna, '-w', '100', '-o', temp / 'large.png').expect(0, '', '')
    old = (temp / 'large.png').read_bytes()
    result = cli('render', pydna, '-w', '16384', '-o', temp / 'large.png').expect(2, '', re.compile('too large'))
    assert len(result.err.splitlines()) == 1, result.err
    assert (temp / 'large.png').read_bytes() == old
    cli('render', pydna, '-w', '16384', '-o', temp / 'large.svg').expect(0, '', '')


def render_without_a_theme():
    """A folder with data in which the theme cannot be read: the board is still drawn, plainly."""
    data = temp / 'themeless'
    shutil.copytree(root / 'data/rulesets', data / 'rulesets')
    theme = data / 'rulesets/rome-vs-macedon/theme.xml'
    theme.unlink()
    env = environment | {'ACIES_DATA_DIR': str(data)}
    for make in (lambda: None, lambda: os.mkfifo(theme), lambda: os.symlink('/dev/zero', theme), lambda: theme.mkdir()):
        if theme.is_symlink() or theme.exists():
            theme.unlink()
        make()
        result = cli('render', pydna, '-w', '100', '-o', temp / 'plain.png', env=env).expect(0, '', something())
        assert len(result.err.splitlines()) == 1 and 'theme.xml' in result.err, result.err


def play_and_save_where_nothing_can_be_written():
    """Said before anything is played, where it can be known."""
    for place, out in (temp / 'no-folder' / 'game.aciesgame', ''), (temp, ''), ('/proc/game.aciesgame', None):
        result = cli('play', pydna, '--random', '--seed', '1', '--save', place).expect(2, out, something())
        assert len(result.err.splitlines()) == 1, result.err


def writing_what_is_read():
    scenario = write('kept.acies', pathlib.Path(pydna).read_text())
    os.link(scenario, temp / 'other-name.acies')
    os.symlink(scenario, temp / 'link.acies')
    for place in (scenario, temp / 'other-name.acies', temp / 'link.acies'):
        cli('play', '--random', scenario, '--save', place).expect(2, '', INPUT_FILE)
    commands = write('kept.txt', '# nothing\n')
    cli('play', pydna, '--commands', commands, '--save', commands).expect(2, '', INPUT_FILE)
    picture = write('kept.png', pathlib.Path(pydna).read_text())
    cli('render', picture, '-o', picture).expect(2, '', INPUT_FILE)
    assert scenario.read_text() == picture.read_text() == pathlib.Path(pydna).read_text()
    assert commands.read_text() == '# nothing\n'


def saving_beyond_a_limit():
    path = write('limited.aciesgame', saved_game().read_bytes())
    words = [program, 'play', '--random', pydna, '--save', path]
    result = subprocess.run(words, capture_output=True, text=True, env=uncounted, check=False,
                            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
    assert result.returncode == 2 and len(result.stderr.splitlines()) == 1, result
    assert path.read_bytes() == saved_game().read_bytes() and not list(temp.glob('limited.aciesgame.*'))


def killed_while_saving():
    """However soon the program dies, the file is the old one or the new one, whole."""
    path = temp / 'killed.aciesgame'
    old = saved_game().read_bytes()
    seen = set()
    for delay in range(60):
        path.write_bytes(old)
        process = subprocess.Popen([program, 'play', '--random', '--seed', '3', pydna, '--save', path], env=uncounted,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(delay / 2000)
        process.kill()
        process.communicate()
        seen.add(path.read_bytes())
    cli('play', '--random', '--seed', '3', pydna, '--save', path).expect(0)
    assert seen <= {old, path.read_bytes()} and old in seen


def every_way_to_print():
    game = saved_game()
    return [['--help'], ['--version'], ['validate', pydna], ['validate', '--json', pydna], ['replay', game],
            ['legal', pydna], ['show', pydna], ['guide', pydna], ['list'], ['list', '--json'], ['play', '--random', pydna], ['play', '--help'],
            ['simulate', '--json', '--games', '1', '--players', 'random', pydna]]


def a_full_disk():
    """It is named as what it is, however early it was noticed; JSON is English in every language."""
    full_disk = re.compile('|'.join(map(re.escape, (strerror(errno.ENOSPC), os.strerror(errno.ENOSPC)))))
    for words in every_way_to_print():
        with open('/dev/full', 'wb') as full:
            result = cli(*words, stdout=full).expect(2, None, full_disk)
        assert len(result.err.splitlines()) == 1, result.err


def a_reader_that_goes_away():
    for words in every_way_to_print():
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, 'wb') as pipe:
            result = cli(*words, stdout=pipe).expect(2, None, something())
        assert len(result.err.splitlines()) == 1, result.err


def a_closed_standard_output():
    for words in every_way_to_print():
        result = subprocess.run(['sh', '-c', 'exec "$0" "$@" <&- >&-', program, *map(str, words)], env=uncounted,
                                stderr=subprocess.PIPE, check=False)
        assert result.returncode == 2 and len(result.stderr.splitlines()) == 1, result
    subprocess.run(['sh', '-c', 'exec "$0" play --random --seed 11 --save "$1" "$2" <&- >&- 2>&-', program,
                    temp / 'closed.aciesgame', elis], env=uncounted, check=False)
    assert (temp / 'closed.aciesgame').read_bytes() == saved_game().read_bytes()


def output_is_utf_8_in_every_locale():
    for locale in ('C', 'POSIX', 'nowhere_NO'):
        result = cli('help', env=environment | {'LC_ALL': locale}).expect(0, re.compile('“acies-cli COMMAND --help”'))
        assert result.err == '', result.err


cases = [(f'/cli-hostile/{function.__name__.replace("_", "-")}', function) for function in (
    usage_with_an_empty_argument, usage_of_numbers, names_that_are_no_text, unusable_files,
    unusable_files_have_a_line_where_there_is_one, mutants_are_told_in_plain_words, no_data, broken_data, render_wrong_output, render_follows_links,
    render_what_is_too_large, render_without_a_theme, play_and_save_where_nothing_can_be_written,
    writing_what_is_read, saving_beyond_a_limit, killed_while_saving, a_full_disk, a_reader_that_goes_away,
    a_closed_standard_output, output_is_utf_8_in_every_locale)]

if __name__ == '__main__':
    tap.run(cases)

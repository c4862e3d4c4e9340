#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli as people and scripts do: exit statuses, which stream, broken input.

usage: test-cli.py PROGRAM SOURCE-ROOT
"""
import atexit
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / 'support'))
import tap  # noqa: E402

program = str(pathlib.Path(sys.argv[1]).resolve())
root = pathlib.Path(sys.argv[2]).resolve()
scenarios = root / 'data/rulesets/rome-vs-macedon/scenarios'
pydna = str(scenarios / 'pydna.acies')
elis = str(scenarios / 'elis.acies')
temp = pathlib.Path(tempfile.mkdtemp(prefix='acies-cli-'))
atexit.register(shutil.rmtree, temp, ignore_errors=True)
verbs = ['validate', 'render', 'play', 'replay', 'legal', 'list']

environment = {name: value for name, value in os.environ.items()
               if name not in ('DISPLAY', 'WAYLAND_DISPLAY', 'LANGUAGE')}
environment |= {'ACIES_DATA_DIR': str(root / 'data'), 'LC_ALL': 'C.UTF-8', 'HOME': str(temp)}


class Result:
    def __init__(self, words, completed):
        self.words = words
        self.status = completed.returncode
        self.out = completed.stdout.decode() if completed.stdout is not None else None
        self.err = completed.stderr.decode()

    def expect(self, status, out=None, err=None):
        """The exit status; for each stream the exact text, or a compiled pattern that must be found."""
        told = f'{self.words}\nstatus {self.status}\nstdout: {(self.out or "")[:2000]}\nstderr: {self.err[:2000]}'
        assert self.status == status, f'expected status {status}: {told}'
        for name, text, expected in (('stdout', self.out, out), ('stderr', self.err, err)):
            if isinstance(expected, str):
                assert text == expected, f'expected on {name}: {expected!r}\n{told}'
            elif expected is not None:
                assert expected.search(text), f'expected on {name}: {expected.pattern}\n{told}'
        return self

    def json(self):
        return json.loads(self.out)


def cli(*words, stdin='', stdout=subprocess.PIPE, env=environment):
    words = [str(word) for word in words]
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    return Result(words, subprocess.run([program, *words], input=data, stdout=stdout, stderr=subprocess.PIPE,
                                        env=env, timeout=100, check=False))


def something():
    return re.compile('.')


def write(name, text):
    path = temp / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def saved_game(name='game.aciesgame', seed=11, scenario=elis):
    path = temp / name
    if not path.exists():
        cli('play', scenario, '--random', '--seed', seed, '--save', path).expect(0, something(), '')
    return path


def altered(path, name, old, new, count=1):
    text = pathlib.Path(path).read_text()
    assert old in text, f'{old!r} is not in {path}'
    return write(name, text.replace(old, new, count))


def line_of(path, text):
    lines = pathlib.Path(path).read_text().splitlines()
    return next(i for i, line in enumerate(lines, 1) if text in line)


def hash_of(result):
    return re.search(r'^hash: ([0-9a-f]{16})$', result.out, re.M).group(1)


# --- usage ------------------------------------------------------------------------------------

def usage_without_a_verb():
    cli().expect(2, '', something())


def usage_of_an_unknown_verb():
    cli('conquer').expect(2, '', re.compile('conquer'))


def usage_of_unknown_options():
    for verb in verbs:
        cli(verb, pydna, '--frobnicate').expect(2, '', re.compile('frobnicate'))


def usage_without_a_file():
    for verb in ['validate', 'render', 'play', 'replay', 'legal']:
        cli(verb).expect(2, '', re.compile('file'))


def usage_with_one_argument_too_many():
    for verb in ['render', 'play', 'replay', 'legal']:
        cli(verb, pydna, 'surplus').expect(2, '', re.compile('surplus'))
    cli('list', 'cards', 'surplus').expect(2, '', re.compile('surplus'))


def help_of_the_program():
    for word in ('--help', '-h', 'help'):
        result = cli(word).expect(0, something(), '')
        for verb in verbs:
            assert re.search(rf'^  {verb} ', result.out, re.M), verb


def help_of_each_verb():
    for verb in verbs:
        cli(verb, '--help').expect(0, re.compile(rf'acies-cli {verb} \[OPTION'), '')


def version():
    stated = re.search(r"version: '([^']+)'", (root / 'meson.build').read_text()).group(1)
    cli('--version').expect(0, f'acies-cli {stated}\n', '')


def a_file_named_like_an_option():
    path = write('-odd.acies', pathlib.Path(pydna).read_text())
    result = subprocess.run([program, 'validate', '--', path.name], cwd=temp, env=environment,
                            capture_output=True, check=False)
    assert (result.returncode, result.stdout) == (0, b'-odd.acies: good\n'), result


# --- files that cannot be used ----------------------------------------------------------------

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
        for verb in (['validate'], ['play'], ['replay'], ['legal'], ['render', '-o', temp / 'never.png']):
            result = cli(*verb, path).expect(2, '', something())
            assert len(result.err.splitlines()) == 1, f'{name}: one sentence, please: {result.err}'
            assert result.err.count(str(path)) == 1, f'{name}: the file is not named once: {result.err}'
    assert not (temp / 'never.png').exists()


def unusable_files_have_a_line_where_there_is_one():
    path = write('cut.acies', '<scenario\n\n  oops="')
    cli('validate', path).expect(2, '', re.compile(rf'^{re.escape(str(path))}:\d+: '))


def no_data():
    env = environment | {'ACIES_DATA_DIR': str(temp / 'no-data')}
    cli('validate', pydna, env=env).expect(2, '', re.compile('rome-vs-macedon'))


# --- validate ---------------------------------------------------------------------------------

def validate_good_files():
    files = sorted(scenarios.glob('*.acies'))
    assert len(files) == 4
    cli('validate', *files).expect(0, ''.join(f'{path}: good\n' for path in files), '')


def validate_errors():
    path = altered(pydna, 'errors.acies', 'type="principes"', 'type="nobody"')
    line = line_of(path, 'nobody')
    cli('validate', path).expect(1, re.compile(rf'^{re.escape(str(path))}:{line}: error: .+ \[[a-z-]+\]$', re.M), '')


def validate_warnings_are_good():
    path = altered(pydna, 'warnings.acies', 'end-round="11"', 'end-round="60"')
    cli('validate', path).expect(0, re.compile(r': warning: .+ \[too-few-orders, RVM-A13\]$', re.M), '')


def validate_names_the_worst():
    bad = altered(pydna, 'worst.acies', 'type="principes"', 'type="nobody"')
    cli('validate', bad, temp / 'nothing.acies', pydna).expect(2, re.compile(r': error: .*\n.*: good\n', re.S), something())
    cli('validate', bad, pydna).expect(1)


def validate_as_json():
    bad = altered(pydna, 'json.acies', 'type="principes"', 'type="nobody"')
    data = cli('validate', '--json', pydna, bad, temp / 'nothing.acies').expect(2, something(), something()).json()
    assert [entry['file'] for entry in data] == [pydna, str(bad), str(temp / 'nothing.acies')]
    assert data[0]['findings'] == [] and data[2]['findings'] == []
    assert 'nothing.acies' in data[2]['unreadable']
    finding = data[1]['findings'][0]
    assert set(finding) == {'severity', 'code', 'message', 'line', 'hex', 'side', 'rule'}, finding
    assert finding['severity'] == 'error' and finding['line'] == line_of(bad, 'nobody')


def validate_a_game():
    game = saved_game()
    cli('validate', game).expect(0, f'{game}: good\n', '')
    bad = altered(game, 'bad-game.aciesgame', '\ndone\n', '\nwithdraw\n')
    cli('validate', bad).expect(1, re.compile(rf':{line_of(bad, "<turn")}: error: .*“withdraw”.*damaged.*\[command-refused\]'), '')


# --- render -----------------------------------------------------------------------------------

def render_each_kind():
    for ending, start in {'png': b'\x89PNG\r\n', 'svg': b'<?xml', 'pdf': b'%PDF'}.items():
        path = temp / f'pydna.{ending}'
        cli('render', pydna, '-o', path).expect(0, '', '')
        assert path.read_bytes().startswith(start), ending
        assert path.stat().st_size > 5000, ending


def png_width(path):
    return int.from_bytes(path.read_bytes()[16:20], 'big')


def render_width():
    cli('render', pydna, '--width', '480', '-o', temp / 'narrow.png').expect(0, '', '')
    assert png_width(temp / 'narrow.png') == 480
    for width in ('0', '-5', '1000000', 'wide', '99999999999999999999'):
        cli('render', pydna, '--width', width, '-o', temp / 'no.png').expect(2, '', something())
    assert not (temp / 'no.png').exists()


def render_dark():
    cli('render', pydna, '-o', temp / 'light.png').expect(0, '', '')
    cli('render', pydna, '--dark', '-o', temp / 'dark.png').expect(0, '', '')
    assert (temp / 'light.png').read_bytes() != (temp / 'dark.png').read_bytes()


def render_at():
    game = saved_game()
    for name, words in {'end': [], 'start': ['--at', '0'], 'middle': ['--at', '40']}.items():
        cli('render', game, '-o', temp / f'{name}.png', *words).expect(0, '', '')
    cli('render', elis, '-o', temp / 'elis.png').expect(0, '', '')
    pictures = [(temp / f'{name}.png').read_bytes() for name in ('start', 'middle', 'end', 'elis')]
    assert pictures[0] == pictures[3] and len(set(pictures)) == 3


def render_wrong_output():
    cli('render', pydna).expect(2, '', re.compile('-o'))
    for output in ('board.gif', 'board', temp / 'no-folder' / 'board.png', temp, '/proc/board.png'):
        result = cli('render', pydna, '-o', output).expect(2, '', something())
        assert len(result.err.splitlines()) == 1, result.err


def render_follows_links():
    (temp / 'target.png').write_bytes(b'old')
    os.symlink('target.png', temp / 'link.png')
    cli('render', pydna, '-w', '100', '-o', temp / 'link.png').expect(0, '', '')
    assert os.readlink(temp / 'link.png') == 'target.png' and png_width(temp / 'target.png') == 100


def render_what_is_too_large():
    (temp / 'large.png').write_bytes(b'old')
    result = cli('render', pydna, '-w', '16384', '-o', temp / 'large.png').expect(2, '', re.compile('too large'))
    assert len(result.err.splitlines()) == 1, result.err
    assert (temp / 'large.png').read_bytes() == b'old'
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


def render_what_could_be_read():
    bad = altered(pydna, 'half.acies', 'type="principes"', 'type="nobody"')
    cli('render', bad, '-o', temp / 'half.png').expect(1, '', re.compile('nobody'))
    assert png_width(temp / 'half.png') > 0


# --- play -------------------------------------------------------------------------------------

def play_random():
    result = cli('play', pydna, '--random', '--seed', '3').expect(0, something(), '')
    first = result.out.splitlines()[0]
    assert re.match(r'Rome wins|Macedon wins|.*draw', first), first
    for line in ('round: ', 'morale: Rome ', 'figures: Rome ', 'commands: ', 'seed: 3', 'hash: '):
        assert re.search(f'^{line}', result.out, re.M), line


def play_random_follows_the_seed():
    hashes = [hash_of(cli('play', pydna, '--random', '--seed', seed)) for seed in (1, 1, 2, 18446744073709551615)]
    assert hashes[0] == hashes[1] and len(set(hashes)) == 3, hashes


def play_random_without_a_seed_tells_it():
    result = cli('play', elis, '--random').expect(0)
    seed = re.search(r'^seed: (\d+)$', result.out, re.M).group(1)
    assert hash_of(cli('play', elis, '--random', '--seed', seed)) == hash_of(result)


def play_as_json():
    data = cli('play', pydna, '--random', '--seed', '3', '--json').expect(0, something(), '').json()
    text = cli('play', pydna, '--random', '--seed', '3')
    assert data['over'] is True and data['refused'] is None and data['to-act'] is None
    assert data['seed'] == '3' and data['hash'] == hash_of(text)
    assert data['sentence'] == text.out.splitlines()[0]
    assert set(data['morale']) == set(data['figures']) == {'rome', 'macedon'}
    assert data['reason'] in ('morale-zero', 'more-morale', 'more-figures', 'draw')
    assert data['winner'] in ('rome', 'macedon', None)


def first_legal(*words):
    return cli('legal', *words).expect(0).out.splitlines()[0]


def play_lines():
    line = first_legal(pydna)
    commands = write('commands.txt', f'# the first turn\n\n   {line}  \r\n\t\n# that is all\n')
    by_file = cli('play', pydna, '--seed', '1', '--commands', commands).expect(0, re.compile('^commands: 1$', re.M), '')
    by_pipe = cli('play', pydna, '--seed', '1', stdin=f'{line}\n').expect(0)
    by_dash = cli('play', pydna, '--seed', '1', '--commands', '-', stdin=line).expect(0)
    assert by_file.out == by_pipe.out == by_dash.out
    assert re.search('^to act: ', by_file.out, re.M)


def play_nothing():
    cli('play', pydna, '--seed', '1').expect(0, re.compile('^commands: 0$', re.M), '')


def play_refusals():
    line = first_legal(pydna)
    commands = write('refused.txt', f'# one\n{line}\nmove A1 B1\n')
    cli('play', pydna, '--commands', commands).expect(1, '', re.compile(rf'^{re.escape(str(commands))}:3: .+$'))
    commands = write('ruled.txt', 'play withdraw\n')
    cli('play', pydna, '--commands', commands).expect(1, '', re.compile(r':1: .+ \[RVM-[A-Z0-9]+\]$'))
    cli('play', pydna, stdin='paint forest A1').expect(1, '', re.compile('^-:1: '))
    cli('play', pydna, stdin='charge!').expect(1, '', re.compile('charge!'))


def play_refusals_save_nothing():
    cli('play', pydna, '--save', temp / 'refused.aciesgame', stdin='pass\n').expect(1)
    assert not (temp / 'refused.aciesgame').exists()


def play_refusals_as_json():
    data = cli('play', pydna, '--json', stdin='\nplay withdraw\n').expect(1, something(), something()).json()
    assert data['refused']['line'] == 2 and data['refused']['command'] == 'play withdraw'
    assert data['refused']['rule'].startswith('RVM-') and data['refused']['message']
    assert data['commands'] == 0


def play_wrong_options():
    for seed in ('-1', 'x', '', '18446744073709551616', '1.5'):
        cli('play', pydna, '--random', '--seed', seed).expect(2, '', something())
    cli('play', saved_game(), '--random', '--seed', '1').expect(2, '', re.compile('seed'))
    for name in (temp / 'no-commands.txt', temp):
        cli('play', pydna, '--commands', name).expect(2, '', re.compile(re.escape(str(name))))
    cli('play', pydna, stdin=b'\xff\xfe\x00').expect(2, '', something())
    cli('play', pydna, stdin=b'#' * (17 << 20)).expect(2, '', something())


def play_and_save_where_nothing_can_be_written():
    for place in (temp / 'no-folder' / 'game.aciesgame', '/proc/game.aciesgame', temp):
        result = cli('play', pydna, '--random', '--seed', '1', '--save', place).expect(2, something(), something())
        assert len(result.err.splitlines()) == 1, result.err


def play_what_has_errors():
    bad = altered(pydna, 'unplayable.acies', 'type="principes"', 'type="nobody"')
    for verb in ('play', 'legal'):
        cli(verb, bad).expect(1, '', re.compile(rf'^{re.escape(str(bad))}:\d+: error: '))


def log_of(game):
    text = pathlib.Path(game).read_text()
    turns = re.findall(r'<turn [^>]*>\n(.*?)^\s*</turn>', text, re.M | re.S)
    return [line for turn in turns for line in turn.splitlines()]


def play_the_log_of_a_game():
    """Its lines without the dice give the same game from the same seed; and dice that are given are used."""
    game = saved_game()
    final = hash_of(cli('replay', game).expect(0))
    log = log_of(game)
    dice = [i for i, line in enumerate(log) if line.startswith('dice')]
    assert dice, 'nobody rolled'
    whole = '\n'.join(log)
    without = '\n'.join(line for line in log if not line.startswith('dice'))
    assert hash_of(cli('play', elis, '--seed', '11', stdin=without).expect(0)) == final
    assert hash_of(cli('play', elis, '--seed', '99', stdin=whole).expect(0)) == final
    cut = log[:dice[0]]
    count = len(log[dice[0]].split()) - 1
    rolled = {face: hash_of(cli('play', elis, '--seed', '11', stdin='\n'.join([*cut, 'dice' + f' {face}' * count])).expect(0))
              for face in (1, 6)}
    assert rolled[1] != rolled[6]
    cli('play', elis, '--seed', '11', stdin='\n'.join([*cut, 'dice 7'])).expect(1, '', something())


def play_on():
    """A game that is left and taken up again is the same as one played through."""
    game = saved_game()
    log = log_of(game)
    half = temp / 'half.aciesgame'
    cli('play', elis, '--seed', '11', '--save', half, stdin='\n'.join(log[:50])).expect(0)
    rest = '\n'.join(log[50:])
    assert hash_of(cli('play', half, stdin=rest).expect(0)) == hash_of(cli('replay', game))
    assert hash_of(cli('play', game, '--at', '50', stdin=rest).expect(0)) == hash_of(cli('replay', game))
    cli('play', half, '--random').expect(0, re.compile(r'^hash: ', re.M), '')


# --- replay, legal, list ----------------------------------------------------------------------

def replay_good():
    game = saved_game()
    result = cli('replay', game).expect(0, something(), '')
    assert result.out == cli('play', elis, '--random', '--seed', '11').out
    data = cli('replay', game, '--json').expect(0, something(), '').json()
    assert data['verified'] is True and data['hash'] == hash_of(result)


def replay_at():
    game = saved_game()
    length = cli('replay', game, '--json').json()['commands']
    assert cli('replay', game, '--at', '5', '--json').expect(0).json()['commands'] == 5
    assert cli('replay', game, '--at', length).expect(0).out == cli('replay', game).out
    for verb in (['replay'], ['legal'], ['play'], ['render', '-o', temp / 'never.png']):
        for at in (length + 1, -1, 2147483647, 'x', 99999999999999999999):
            cli(*verb, game, '--at', at).expect(2, '', something())


def replay_altered():
    game = saved_game()
    first = re.search(r'hash="([0-9a-f]{16})"', game.read_text()).group(1)
    other = '0' * 16
    cli('replay', altered(game, 'hash.aciesgame', f'hash="{first}"', f'hash="{other}"')).expect(1, '', re.compile('damaged'))
    text = game.read_text()
    fingerprint = re.search(r'fingerprint="([0-9a-f]{16})"', text).group(1)
    both = text.replace(fingerprint, '1' * 16, 1).replace(f'hash="{first}"', f'hash="{other}"')
    cli('replay', write('rules.aciesgame', both)).expect(1, '', re.compile('rules have changed'))


def replay_a_scenario():
    cli('replay', pydna).expect(2, '', re.compile('scenario'))


def legal_lines_are_accepted():
    lines = cli('legal', pydna).expect(0, something(), '').out.splitlines()
    assert len(lines) == len(set(lines)) > 1
    for line in lines:
        cli('play', pydna, stdin=line).expect(0)
    game = saved_game()
    for line in cli('legal', game, '--at', '1').expect(0).out.splitlines():
        cli('play', game, '--at', '1', stdin=line).expect(0)


def legal_as_json():
    data = cli('legal', pydna, '--json').expect(0, something(), '').json()
    assert data['side'] in ('rome', 'macedon') and data['asks']
    assert data['commands'] == cli('legal', pydna).out.splitlines()
    assert data['dice'] == 0


def legal_when_dice_are_awaited():
    game = saved_game()
    at = next(i for i, line in enumerate(log_of(game)) if line.startswith('dice'))
    count = len(log_of(game)[at].split()) - 1
    cli('legal', game, '--at', at).expect(0, '', something())
    data = cli('legal', game, '--at', at, '--json').expect(0, something(), '').json()
    assert data['dice'] == count and data['faces'] == 6 and data['commands'] == []


def legal_after_the_end():
    cli('legal', saved_game()).expect(0, '', re.compile('wins|draw'))
    data = cli('legal', saved_game(), '--json').expect(0, something(), '').json()
    assert data['commands'] == [] and data['side'] is None


def list_kinds():
    counts = {'rulesets': 1, 'unit-types': 12, 'scenarios': 4}
    everything = cli('list').expect(0, something(), '').out.splitlines()
    for kind in ('rulesets', 'unit-types', 'cards', 'terrain', 'scenarios'):
        lines = cli('list', kind).expect(0, something(), '').out.splitlines()
        assert len(lines) == counts.get(kind, len(lines)), kind
        assert [f'{kind}\t{line}' for line in lines] == [line for line in everything if line.startswith(kind + '\t')]
        for line in lines:
            assert re.fullmatch('[a-z0-9]+(-[a-z0-9]+)*', line.split('\t')[0]), line
    cli('list', 'dreams').expect(2, '', re.compile('dreams'))


def list_as_json():
    data = cli('list', '--json').expect(0, something(), '').json()
    assert set(data) == {'rulesets', 'unit-types', 'cards', 'terrain', 'scenarios'}
    for kind, things in data.items():
        assert cli('list', kind, '--json').expect(0).json() == things
    hetairoi = next(thing for thing in data['unit-types'] if thing['id'] == 'hetairoi')
    assert hetairoi['side'] == 'macedon' and hetairoi['class'] == 'cavalry' and hetairoi['march'] > 0
    assert 'counter-attack' in [card['id'] for card in data['cards']]
    for scenario in data['scenarios']:
        cli('validate', scenario['file']).expect(0)


# --- streams ----------------------------------------------------------------------------------

def every_way_to_print():
    game = saved_game()
    return [['--help'], ['--version'], ['validate', pydna], ['validate', '--json', pydna], ['replay', game],
            ['legal', pydna], ['list'], ['list', '--json'], ['play', '--random', pydna], ['play', '--help']]


def a_full_disk():
    for words in every_way_to_print():
        with open('/dev/full', 'wb') as full:
            result = cli(*words, stdout=full).expect(2, None, something())
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
        result = subprocess.run(['sh', '-c', 'exec "$0" "$@" <&- >&-', program, *map(str, words)], env=environment,
                                stderr=subprocess.PIPE, check=False)
        assert result.returncode == 2 and len(result.stderr.splitlines()) == 1, result
    subprocess.run(['sh', '-c', 'exec "$0" play --random --seed 11 --save "$1" "$2" <&- >&- 2>&-', program,
                    temp / 'closed.aciesgame', elis], env=environment, check=False)
    assert (temp / 'closed.aciesgame').read_bytes() == saved_game().read_bytes()


def output_is_utf_8_in_every_locale():
    for locale in ('C', 'POSIX', 'nowhere_NO'):
        result = cli('help', env=environment | {'LC_ALL': locale}).expect(0, re.compile('“acies-cli VERB --help”'))
        assert result.err == '', result.err


def no_display_library():
    libraries = subprocess.run(['ldd', program], capture_output=True, text=True, check=True).stdout
    assert 'libcairo' in libraries and not re.search('libgtk|libgdk-|libadwaita', libraries), libraries


# --- the manual page --------------------------------------------------------------------------

def manual():
    """The page as text, without the marks of roff."""
    text = (root / 'data/acies-cli.1').read_text()
    return re.sub(r'\\f[A-Z]', '', text).replace('\\-', '-')


def manual_has_every_verb_and_option():
    page = manual()
    for verb in verbs:
        assert re.search(rf'^\.BR? {verb}\b', page, re.M), verb
        for option in re.findall(r'--[a-z]+', cli(verb, '--help').out):
            assert option in page, f'{verb} {option}'


def manual_has_every_command():
    source = (root / 'src/engine/command-text.c').read_text()
    rows = re.findall(r'\[ACIES_COMMAND_\w+\]\s*=\s*\{ "([^"]+)",\s*"([^"]*)"', source)
    assert len(rows) > 25, rows
    lines = {re.sub(r'\s+', ' ', re.sub(r'^\.\w+\s+|"', '', line)).strip() for line in manual().splitlines()}
    for name, usage in rows:
        if name != 'start':  # given by the program itself
            assert f'{name} {usage}'.strip() in lines, f'{name} {usage}'


cases = [(f'/cli/{function.__name__.replace("_", "-")}', function) for function in (
    usage_without_a_verb, usage_of_an_unknown_verb, usage_of_unknown_options, usage_without_a_file,
    usage_with_one_argument_too_many, help_of_the_program, help_of_each_verb, version, a_file_named_like_an_option,
    unusable_files, unusable_files_have_a_line_where_there_is_one, no_data,
    validate_good_files, validate_errors, validate_warnings_are_good, validate_names_the_worst, validate_as_json,
    validate_a_game, render_each_kind, render_width, render_dark, render_at, render_wrong_output,
    render_follows_links, render_what_is_too_large, render_without_a_theme, render_what_could_be_read, play_random, play_random_follows_the_seed, play_random_without_a_seed_tells_it,
    play_as_json, play_lines, play_nothing, play_refusals, play_refusals_save_nothing, play_refusals_as_json,
    play_wrong_options, play_and_save_where_nothing_can_be_written, play_what_has_errors, play_the_log_of_a_game,
    play_on, replay_good, replay_at, replay_altered, replay_a_scenario, legal_lines_are_accepted, legal_as_json,
    legal_when_dice_are_awaited, legal_after_the_end, list_kinds, list_as_json, a_full_disk,
    a_reader_that_goes_away, a_closed_standard_output, output_is_utf_8_in_every_locale, no_display_library,
    manual_has_every_verb_and_option, manual_has_every_command)]

if __name__ == '__main__':
    tap.run(cases)

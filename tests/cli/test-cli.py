#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli as people and scripts do: exit statuses, which stream, what comes out.

usage: test-cli.py PROGRAM SOURCE-ROOT
"""
import errno
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import (INPUT_FILE, altered, built, cli, elis, environment, hash_of, line_of, png_width, program, pydna,  # noqa: E402
                 root, saved_game, scenarios, something, strerror, temp, write)

verbs = ['validate', 'render', 'sheet', 'convert', 'play', 'replay', 'show', 'legal', 'reach', 'targets', 'why', 'odds', 'rules', 'list']


# --- usage ------------------------------------------------------------------------------------

def usage_without_a_verb():
    cli().expect(2, '', something())


def usage_of_an_unknown_verb():
    cli('conquer').expect(2, '', re.compile('conquer'))


def usage_of_unknown_options():
    for verb in verbs:
        cli(verb, pydna, '--frobnicate').expect(2, '', re.compile('frobnicate'))


def usage_without_a_file():
    for verb in ['validate', 'render', 'sheet', 'convert', 'play', 'replay', 'show', 'legal', 'reach', 'targets', 'why', 'odds']:
        cli(verb).expect(2, '', re.compile('file'))


def usage_with_one_argument_too_many():
    for verb in ['render', 'sheet', 'convert', 'play', 'replay', 'show', 'legal', 'reach', 'targets']:
        cli(verb, pydna, 'surplus').expect(2, '', re.compile('surplus'))
    cli('list', 'cards', 'surplus').expect(2, '', re.compile('surplus'))
    cli('rules', 'RVM-R1', 'surplus').expect(2, '', re.compile('surplus'))


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
    assert (result.returncode, result.stdout) == (0, b'-odd.acies: no problems\n'), result


# --- validate ---------------------------------------------------------------------------------

def validate_good_files():
    files = sorted(scenarios.glob('*.acies'))
    assert len(files) == 4
    cli('validate', *files).expect(0, ''.join(f'{path}: no problems\n' for path in files), '')


def validate_without_fonts():
    """To load fonts takes longer than all the rest: who complains of a missing list of them has asked for it."""
    no_fonts = {**environment, 'FONTCONFIG_FILE': str(temp / 'no-such-list')}
    for path in (root / 'tests/good/largest.acies', root / 'tests/good/small.acies'):
        result = subprocess.run([program, 'validate', path], env=no_fonts, capture_output=True, text=True, check=False)
        assert (result.returncode, result.stderr) == (0, ''), result
    result = subprocess.run([program, 'sheet', pydna, '-o', temp / 'without.svg'], env=no_fonts, capture_output=True,
                            text=True, check=False)
    assert 'Fontconfig' in result.stderr, result


def validate_errors():
    path = altered(pydna, 'errors.acies', 'type="principes"', 'type="nobody"')
    line = line_of(path, 'nobody')
    cli('validate', path).expect(1, re.compile(rf'^{re.escape(str(path))}:{line}: error: .+ \[[a-z-]+\]$', re.M), '')


def validate_warnings_are_good():
    path = altered(pydna, 'warnings.acies', 'end-round="11"', 'end-round="60"')
    cli('validate', path).expect(0, re.compile(r': warning: .+ \[too-few-orders, RVM-A13\]$', re.M), '')


def validate_names_the_worst():
    bad = altered(pydna, 'worst.acies', 'type="principes"', 'type="nobody"')
    cli('validate', bad, temp / 'nothing.acies', pydna).expect(2, re.compile(r': error: .*\n.*: no problems\n', re.S), something())
    cli('validate', bad, pydna).expect(1)


def validate_tells_many_in_their_order():
    """Which files are read at the same time shows nowhere."""
    paths = [altered(pydna, 'order.acies', 'type="principes"', 'type="nobody"'), temp / 'nothing.acies', pydna, saved_game(), elis]
    alone = [cli('validate', path).expect(status) for path, status in zip(paths, (1, 2, 0, 0, 0))]
    for n in (1, 2, 30):
        cli('validate', *(paths * n)).expect(2, ''.join(one.out for one in alone) * n, ''.join(one.err for one in alone) * n)
    data = [entry for path in paths for entry in cli('validate', '--json', path).json()]
    assert cli('validate', '--json', *(paths * 30)).expect(2).json() == data * 30


def validate_as_json():
    bad = altered(pydna, 'json.acies', 'type="principes"', 'type="nobody"')
    data = cli('validate', '--json', pydna, bad, temp / 'nothing.acies').expect(2, something(), something()).json()
    assert {entry['file'] for entry in data} == {str(bad), str(temp / 'nothing.acies')}
    for finding in data:
        assert set(finding) == {'file', 'severity', 'code', 'message', 'line', 'hex', 'side', 'rule', 'fix'}, finding
    assert data[0]['severity'] == 'error' and data[0]['line'] == line_of(bad, 'nobody') and data[0]['fix'] is None
    assert (data[-1]['code'], data[-1]['message'], data[-1]['line']) == ('unreadable', strerror(errno.ENOENT), 0)
    cut = write('cut.acies', '<battle>\n\n<board')
    data = cli('validate', '--json', cut).expect(2, something(), something()).json()
    assert [(entry['line'], entry['code'], entry['file'], '<board>' in entry['message']) for entry in data] == [(3, 'unreadable', str(cut), True)]
    fixed = cli('validate', '--fix', '--json', cut, '-o', temp / 'never.acies').expect(2, something(), something()).json()
    assert fixed == data and not (temp / 'never.acies').exists(), fixed
    data = cli('validate', '--json', write('number.json', '[\n01]')).expect(2, something(), something()).json()
    assert (data[0]['line'], data[0]['code']) == (2, 'unreadable') and 'number' in data[0]['message'], data
    assert cli('validate', '--json', pydna).expect(0, something(), '').json() == []


def validate_as_json_tells_fixes():
    bad = altered(pydna, 'fixes.acies', 'morale="5"', 'morale="0"')
    (found,) = [entry for entry in cli('validate', '--json', bad).expect(1, something(), '').json() if entry['code'] == 'morale-zero']
    assert (found['side'], found['rule']) == ('rome', 'RVM-R22') and re.fullmatch(r'\D*Morale\D* 5', found['fix']), found


def validate_and_fix():
    bad = altered(pydna, 'unfixed.acies', 'morale="5"', 'morale="0"')
    before = bad.read_bytes()
    out = temp / 'fixed.acies'
    cli('validate', '--fix', bad, '-o', out).expect(0, f'{out}: 1 problem fixed\n{out}: no problems\n', '')
    assert out.read_text() == pathlib.Path(pydna).read_text() and bad.read_bytes() == before
    out.unlink()
    assert cli('validate', '--json', '--fix', bad, '-o', out).expect(0, something(), '').json() == []
    assert out.read_text() == pathlib.Path(pydna).read_text()


def validate_and_fix_what_can_be():
    bad = altered(pydna, 'half.acies', 'end-round="11"', 'end-round="60"')
    out = temp / 'half-fixed.acies'
    text = bad.read_text().replace('<unit type="hetairoi" hex="A1" figures="3"/>', '<unit type="hetairoi" hex="Z1" figures="3"/>')
    text = text.replace('<title>Pydna</title>', '<title></title>')
    bad.write_text(text)
    result = cli('validate', '--fix', bad, '-o', out).expect(0, re.compile(r'1 problem fixed\n.*\[no-title\]\n'), re.compile(r'hex-off-board'))
    assert 'end-round="11"' in out.read_text(), result.out
    cli('validate', out).expect(0, re.compile('no-title'), '')


def validate_fix_refuses():
    cli('validate', '--fix', pydna).expect(2, '', re.compile('-o OUT'))
    cli('validate', pydna, '-o', temp / 'unfixed-out.acies').expect(2, '', re.compile('--fix'))
    cli('validate', '--fix', pydna, pydna, '-o', temp / 'unfixed-out.acies').expect(2, '', re.compile('one file'))
    copy = altered(pydna, 'itself.acies', 'morale="5"', 'morale="0"')
    cli('validate', '--fix', copy, '-o', copy).expect(2, '', something())
    cli('validate', '--fix', saved_game(), '-o', temp / 'unfixed-out.acies').expect(2, '', re.compile('game'))
    cli('validate', '--fix', temp / 'nothing.acies', '-o', temp / 'unfixed-out.acies').expect(2, '', something())
    cli('validate', '--fix', copy, '-o', temp / 'no-folder' / 'out.acies').expect(2, '', something())
    assert not (temp / 'unfixed-out.acies').exists() and 'morale="0"' in copy.read_text()


def validate_a_game():
    game = saved_game()
    cli('validate', game).expect(0, f'{game}: no problems\n', '')
    bad = altered(game, 'bad-game.aciesgame', '\nplay ', '\nwithdraw ')
    cli('validate', bad).expect(1, re.compile(rf':{line_of(bad, "withdraw group-order")}: error: .*“withdraw”.*damaged.*\[command-refused\]'), '')


# --- render -----------------------------------------------------------------------------------

def render_each_kind():
    for ending, start in {'png': b'\x89PNG\r\n', 'svg': b'<?xml', 'pdf': b'%PDF'}.items():
        path = temp / f'pydna.{ending}'
        cli('render', pydna, '-o', path).expect(0, '', '')
        assert path.read_bytes().startswith(start), ending
        assert path.stat().st_size > 5000, ending


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


def render_plain():
    cli('render', pydna, '-o', temp / 'rich.svg').expect(0, '', '')
    cli('render', pydna, '--plain', '-o', temp / 'small.svg').expect(0, '', '')
    assert (temp / 'small.svg').stat().st_size <= 300_000 < (temp / 'rich.svg').stat().st_size <= 2_500_000
    cli('render', pydna, '-o', temp / 'rich.pdf').expect(0, '', '')
    assert (temp / 'rich.pdf').stat().st_size <= 1_000_000


def render_at():
    game = saved_game()
    for name, words in {'end': [], 'start': ['--at', '0'], 'middle': ['--at', '40']}.items():
        cli('render', game, '-o', temp / f'{name}.png', *words).expect(0, '', '')
    cli('render', elis, '-o', temp / 'elis.png').expect(0, '', '')
    pictures = [(temp / f'{name}.png').read_bytes() for name in ('start', 'middle', 'end', 'elis')]
    assert pictures[0] == pictures[3] and len(set(pictures)) == 3


def render_what_could_be_read():
    bad = altered(pydna, 'half.acies', 'type="principes"', 'type="nobody"')
    cli('render', bad, '-o', temp / 'half.png').expect(1, '', re.compile('nobody'))
    assert png_width(temp / 'half.png') > 0


# --- play -------------------------------------------------------------------------------------

def play_random():
    result = cli('play', pydna, '--random', '--seed', '3', '--quiet').expect(0, something(), '')
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


def computers_play():
    """One for all sides or one for each, as the seed has it; who is none of them is named, with who there is."""
    normal = hash_of(cli('play', elis, '--players', 'easy', '--seed', '3', '--quiet'))
    assert hash_of(cli('play', elis, '-p', 'easy,easy', '--seed', '3', '--quiet')) == normal
    by_chance = hash_of(cli('play', elis, '--players', 'random', '--seed', '3', '--quiet'))
    assert by_chance == hash_of(cli('play', elis, '--random', '--seed', '3', '--quiet'))
    assert by_chance == hash_of(cli('play', elis, '--players', 'random, random', '--seed', '3', '--quiet'))
    cli('play', elis, '--players', 'random,easi').expect(2, '', re.compile(r'“easy”\?'))
    cli('play', elis, '--players', 'caesar').expect(2, '', re.compile('random, easy, normal, hard'))
    for who in ('easy,easy,easy', ''):
        cli('play', elis, '--players', who).expect(2, '', something())
    cli('play', elis, '--players', 'easy', '--random').expect(2, '', re.compile('--players'))
    cli('play', elis, '--players', 'easy', '--real-dice').expect(2, '', re.compile('--real-dice'))


def play_as_json():
    data = cli('play', pydna, '--random', '--seed', '3', '--json').expect(0, something(), '').json()
    text = cli('play', pydna, '--random', '--seed', '3', '--quiet')
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


def play_lines_as_other_editors_save_them():
    line = first_legal(pydna)
    for data in (b'\xef\xbb\xbf' + line.encode(), line.encode() + b'\r\n', b'\r\n\t' + line.encode().replace(b' ', b'\t')):
        cli('play', pydna, stdin=data).expect(0, re.compile('^commands: 1$', re.M), '')


def play_nothing():
    cli('play', pydna, '--seed', '1').expect(0, re.compile('^commands: 0$', re.M), '')


def play_refusals():
    line = first_legal(pydna)
    commands = write('refused.txt', f'# one\n{line}\nmove A1 B1\n')
    cli('play', pydna, '-q', '--commands', commands).expect(1, '', re.compile(rf'^{re.escape(str(commands))}:3: .+$'))
    commands = write('ruled.txt', 'play withdraw\n')
    cli('play', pydna, '-q', '--commands', commands).expect(1, '', re.compile(r':1: .+ \[RVM-[A-Z0-9]+\]$'))
    cli('play', pydna, '-q', stdin='paint forest A1').expect(1, '', re.compile('^-:1: '))
    cli('play', pydna, '-q', stdin='charge!').expect(1, '', re.compile('charge!'))


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


def play_what_has_errors():
    bad = altered(pydna, 'unplayable.acies', 'type="principes"', 'type="nobody"')
    for verb in ('play', 'legal'):
        cli(verb, bad).expect(1, '', re.compile(rf'^{re.escape(str(bad))}:\d+: error: '))


def log_of(game):
    text = pathlib.Path(game).read_text()
    turns = re.findall(r'<turn [^>]*>\n(.*?)^\s*</turn>', text, re.M | re.S)
    return [line for turn in turns for line in turn.splitlines()]


def named_log_of(game):
    """The same as a script has to say it: a “done” that ends another step than the one that was open names it."""
    lines = log_of(game)
    while found := re.match(r'-:(\d+): .* has already ended; .*\(use “(done .*)”\)', cli('play', elis, '--seed', '11', '-q', stdin='\n'.join(lines)).err):
        lines[int(found[1]) - 1] = found[2]
    return lines


def play_the_log_of_a_game():
    """Its lines without the dice give the same game from the same seed; and dice that are given are used."""
    game = saved_game()
    final = hash_of(cli('replay', game).expect(0))
    log = named_log_of(game)
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
    cli('play', elis, '--seed', '11', '-q', stdin='\n'.join([*cut, 'dice 7'])).expect(1, '', something())


def play_on():
    """A game that is left and taken up again is the same as one played through."""
    game = saved_game()
    log = named_log_of(game)
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
    assert result.out == cli('play', elis, '--random', '--seed', '11', '--quiet').out
    data = cli('replay', game, '--json').expect(0, something(), '').json()
    assert data['verified'] is True and data['hash'] == hash_of(result)


def replay_at():
    game = saved_game()
    length = cli('replay', game, '--json').json()['commands']
    assert cli('replay', game, '--at', '5', '--json').expect(0).json()['commands'] == 5
    assert cli('replay', game, '--at', length).expect(0).out == cli('replay', game).out
    for verb in (['replay'], ['legal'], ['show'], ['play'], ['render', '-o', temp / 'never.png']):
        for at in (length + 1, -1, 2147483647, 'x', 99999999999999999999):
            cli(*verb, game, '--at', at).expect(2, '', something())


def replay_altered():
    game = saved_game()
    first = re.search(r'<turn [^>]*hash="([0-9a-f]{16})"', game.read_text()).group(1)
    other = '0' * 16
    cli('replay', altered(game, 'hash.aciesgame', f'hash="{first}"', f'hash="{other}"')).expect(1, '', re.compile('damaged'))
    text = game.read_text()
    fingerprint = re.search(r'fingerprint="([0-9a-f]{16})"', text).group(1)
    both = text.replace(fingerprint, '1' * 16, 1).replace(f'hash="{first}"', f'hash="{other}"')
    cli('replay', write('rules.aciesgame', both)).expect(1, '', re.compile(r'installed.* \[turn-differs\]'))


def corrected_rules(name, **changes):
    """An environment with a later edition of Rome vs Macedon, in which those texts of its data are changed, too."""
    data = temp / name
    shutil.copytree(root / 'data/rulesets/rome-vs-macedon', data / 'rulesets/rome-vs-macedon')
    path = data / 'rulesets/rome-vs-macedon/ruleset.xml'
    text = path.read_text()
    for old, new in ((r' edition="(\d+)"', lambda match: f' edition="{int(match.group(1)) + 1}"'), *changes.items()):
        text, n = re.subn(old, new, text)
        assert n > 0, old
    path.write_text(text)
    return environment | {'ACIES_DATA_DIR': str(data)}


def replay_of_an_older_edition():
    """It opens at its last agreed turn, says why, and its file stays whole."""
    game = saved_game()
    n_all = cli('replay', game, '--json').json()['commands']
    without_effect = corrected_rules('later-edition')
    result = cli('replay', game, '--json', env=without_effect).expect(0, something(), re.compile(r'note: .* \[older-edition\]\n$')).json()
    assert (result['verified'], result['rules-corrected'], result['left-out'], result['commands']) == (True, True, 0, n_all)
    env = corrected_rules('corrected', **{'attribute="melee-defence" number="3"': 'attribute="melee-defence" number="1"'})
    said = re.compile(r'warning: .* opens .* \d.*another name.* \[rules-corrected\]\n$')
    result = cli('replay', game, '--json', env=env).expect(1, something(), said).json()
    assert (result['verified'], result['rules-corrected']) == (False, True)
    assert 0 < result['commands'] < n_all and result['commands'] + result['left-out'] == n_all, result
    assert cli('replay', game, '--at', result['commands'], '--json').json()['hash'] == result['hash']
    cli('show', game, env=env).expect(0, something(), said)
    cli('legal', game, env=env).expect(0, something(), said)
    cli('validate', game, env=env).expect(0, said, '')
    before = game.read_bytes()
    cli('play', game, '--commands', '-', '--quiet', '--save', game, env=env).expect(2, '', INPUT_FILE)
    assert game.read_bytes() == before
    again = temp / 'again.aciesgame'
    cli('play', game, '--commands', '-', '--quiet', '--save', again, env=env).expect(0, something(), said)
    assert cli('replay', again, '--json', env=env).expect(0, something(), '').json()['commands'] == result['commands']
    first = re.search(r'<turn [^>]*hash="([0-9a-f]{16})"', again.read_text()).group(1)
    cli('replay', again).expect(0, something(), '')
    cli('replay', altered(again, 'newer.aciesgame', first, '0' * 16)).expect(1, '', re.compile('newer .*Update Acies'))


def replay_tampered():
    """Each kind is named in a sentence with its round and turn, by replay and validate alike."""
    game = saved_game()
    text = game.read_text()
    turns = re.findall(r'    <turn .*?</turn>\n', text, re.S)
    dice = re.search(r'^dice .*$', text, re.M).group(0)
    other = dice[:-1] + ('1' if dice[-1] == '6' else '6')
    seed = re.search(r' seed="\d+"', text).group(0)
    n_cut = len(turns[-1].splitlines()) - 2
    for name, spoiled, words, code in (
            ('dice', text.replace(dice, other, 1), r'Macedon.* 1\).* dice ', 'dice-differ'),
            ('seed', text.replace(seed, ' seed="123"', 1), ' dice ', 'dice-differ'),
            ('cut', text.replace(turns[-1], ''), ' [0-9]+ commands', 'log-cut'),
            ('swapped', text.replace(turns[0] + turns[1], turns[1] + turns[0]), 'Macedon.* 1 ', 'turn-differs'),
            ('command', text.replace('order ', 'order A', 1), r'Rome.* 1\)', 'command-refused')):
        file = write(f'{name}.aciesgame', spoiled)
        for verb in ('replay', 'validate'):
            streams = ('', re.compile(f'{words}.*damaged.* opens .*{code}')) if verb == 'replay' else (re.compile(f'{words}.*{code}'), '')
            cli(verb, file).expect(1, *streams)
    assert re.search(rf' {n_cut} commands .*\[log-cut\]', cli('replay', temp / 'cut.aciesgame').expect(1).err)


def tampered_lines_are_those_of_the_command():
    """Also behind a comment, which may have lines of its own."""
    lines = saved_game().read_text().splitlines()
    moves = [i for i, line in enumerate(lines) if line.startswith(('move ', 'attack '))]
    for at in (moves[0], moves[len(moves) // 2], moves[-1]):
        spoiled = [*lines[:at - 1], '<!-- two', 'lines -->', lines[at - 1], 'move A1 H8', *lines[at + 1:]]
        place = f"{write('line.aciesgame', chr(10).join(spoiled))}:{at + 3}: error: Command "
        assert cli('validate', temp / 'line.aciesgame').expect(1).out.startswith(place), place
        assert cli('replay', temp / 'line.aciesgame').expect(1).err.startswith(place), place
    dice = next(i for i, line in enumerate(lines) if line.startswith('dice '))
    spoiled = [*lines[:dice], lines[dice][:-1] + ('1' if lines[dice][-1] == '6' else '6'), *lines[dice + 1:]]
    assert f':{dice + 1}: error: ' in cli('validate', write('line.aciesgame', chr(10).join(spoiled))).expect(1).out


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
    assert data['dice'] == count and data['faces'] == [list('123456')] * count and data['commands'] == []


def legal_after_the_end():
    cli('legal', saved_game()).expect(0, '', re.compile('wins|draw'))
    data = cli('legal', saved_game(), '--json').expect(0, something(), '').json()
    assert data['commands'] == [] and data['side'] is None


def list_kinds():
    counts = {'rulesets': 5, 'unit-types': 118, 'numbers': 80, 'scenarios': 23, 'templates': 13}
    everything = cli('list').expect(0, something(), '').out.splitlines()
    for kind in ('rulesets', 'unit-types', 'cards', 'terrain', 'numbers', 'scenarios', 'templates', 'findings'):
        lines = cli('list', kind).expect(0, '' if counts.get(kind) == 0 else something(), '').out.splitlines()
        assert len(lines) == counts.get(kind, len(lines)), kind
        assert [f'{kind}\t{line}' for line in lines] == [line for line in everything if line.startswith(kind + '\t')]
        for line in lines:
            assert re.fullmatch('[a-z0-9]+(-[a-z0-9]+)*', line.split('\t')[0]), line
    cli('list', 'dreams').expect(2, '', re.compile('dreams'))


def list_as_json():
    data = cli('list', '--json').expect(0, something(), '').json()
    assert set(data) == {'rulesets', 'unit-types', 'cards', 'terrain', 'numbers', 'scenarios', 'templates', 'findings'}
    for kind, things in data.items():
        assert cli('list', kind, '--json').expect(0).json() == things
    hetairoi = next(thing for thing in data['unit-types'] if thing['id'] == 'hetairoi')
    assert hetairoi['side'] == 'macedon' and hetairoi['class'] == 'cavalry' and hetairoi['march'] > 0
    assert 'counter-attack' in [card['id'] for card in data['cards']]
    assert not {one['file'] for one in data['scenarios']} & {one['file'] for one in data['templates']}
    each = 1 if os.environ.get('ACIES_TEST_LONG') else 3   # fewer battles than any game has: each game has one of them
    for scenario in (data['scenarios'] + data['templates'])[::each]:
        cli('validate', scenario['file']).expect(0)


# --- streams ----------------------------------------------------------------------------------

def no_display_library():
    libraries = subprocess.run(['ldd', built], capture_output=True, text=True, check=True).stdout
    assert 'libcairo' in libraries and not re.search('libgtk|libgdk-|libadwaita|librsvg', libraries), libraries


def pictures_of_themes_without_their_library():
    """It is opened for them alone: what draws none does not miss it, and a board is drawn plain."""
    write('librsvg-2.so.2', 'no library')
    without = environment | {'LD_LIBRARY_PATH': str(temp)}
    plain, usual = temp / 'plain.svg', temp / 'usual.svg'
    cli('validate', pydna, env=without).expect(0, f'{pydna}: no problems\n', '')
    cli('render', pydna, '-o', usual).expect(0, '', '')
    cli('render', pydna, '-o', plain, env=without).expect(0, '', re.compile(r'\A.*librsvg.*\n\Z'))
    assert 0 < plain.stat().st_size < usual.stat().st_size


# --- the help of commands ----------------------------------------------------------------------

def help_has_every_command():
    """Those of the game in the help of “play”, those that change a scenario in that of “why”."""
    source = (root / 'src/engine/core/command-text.c').read_text()
    rows = re.findall(r'\[ACIES_COMMAND_\w+\]\s*=\s*\{ "([^"]+)",\s*"([^"]*)"', source)
    assert len(rows) > 25, rows
    edits = [name for name, _ in rows].index('start')
    for verb, some in (('why', rows[:edits]), ('play', rows[edits + 1:])):
        lines = cli(verb, '--help').expect(0, something(), '').out
        for name, usage in some:
            usage = '[NAME]' if name in ('done', 'pass') else usage
            assert re.search(rf'^  {re.escape(f"{name} {usage}".strip())}(\n {{20}}| +)[a-z]', lines, re.M), f'{verb}: {name} {usage}'


def help_has_the_turn_of_every_game():
    games = cli('play', '--help').expect(0, something(), '').out.split('\nCommands of ')[1:]
    assert [game.split(':')[0] for game in games] and all(re.search(r'^    [A-Z].*[.:]', game, re.M) for game in games), games
    assert {game.split(':')[0] for game in games} == {one['id'] for one in json.loads(cli('list', '--json', 'rulesets').out)}


cases = [(f'/cli/{function.__name__.replace("_", "-")}', function) for function in (
    usage_without_a_verb, usage_of_an_unknown_verb, usage_of_unknown_options, usage_without_a_file,
    usage_with_one_argument_too_many, help_of_the_program, help_of_each_verb, version, a_file_named_like_an_option,
    validate_good_files, validate_without_fonts, validate_errors, validate_warnings_are_good, validate_names_the_worst,
    validate_tells_many_in_their_order, validate_as_json,
    validate_as_json_tells_fixes, validate_and_fix, validate_and_fix_what_can_be, validate_fix_refuses,
    validate_a_game, render_each_kind, render_width, render_dark, render_plain, render_at, render_what_could_be_read, play_random,
    play_random_follows_the_seed, play_random_without_a_seed_tells_it, computers_play, play_as_json, play_lines,
    play_lines_as_other_editors_save_them, play_nothing, play_refusals, play_refusals_save_nothing,
    play_refusals_as_json, play_wrong_options, play_what_has_errors, play_the_log_of_a_game, play_on, replay_good,
    replay_at, replay_altered, replay_of_an_older_edition, replay_tampered, tampered_lines_are_those_of_the_command, replay_a_scenario,
    legal_lines_are_accepted, legal_as_json, legal_when_dice_are_awaited, legal_after_the_end, list_kinds, list_as_json, no_display_library,
    pictures_of_themes_without_their_library,
    help_has_every_command, help_has_the_turn_of_every_game)]

if __name__ == '__main__':
    tap.run(cases)

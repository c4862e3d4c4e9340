#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli convert, and other verbs with files of the designer's program.

usage: test-cli-convert.py PROGRAM SOURCE-ROOT
"""
import json
import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import INPUT_FILE, canonical, cli, differ_from, elis, pydna, root, saved_game, something, temp, unpacked, write  # noqa: E402

good = root / 'tests/good/json'
bad = unpacked / 'bad/json'
plain = good / 'plain.json'


def to_a_scenario():
    out = temp / 'plain.acies'
    cli('convert', plain, '-o', out).expect(0, '', re.compile(r'note: .*\[switch-set'))
    assert out.read_text() == canonical(plain)[0]
    cli('validate', out).expect(0, something(), '')


def tells_each_correction_on_a_line():
    for name in ('every-hex', 'unit-states', 'cards', 'hexes', 'numbers', 'unknown'):
        out = temp / f'{name}.acies'
        result = cli('convert', good / f'{name}.json', '-o', out).expect(0, '', something())
        told = [line for line in result.err.splitlines() if ': error: ' not in line]
        text, findings = canonical(good / f'{name}.json')
        assert not (different := differ_from(told, findings)), different
        assert all(line.startswith(f'{good / name}.json:') for line in result.err.splitlines()), result.err
        assert out.read_text() == text


def tells_what_keeps_it_from_being_played():
    result = cli('convert', good / 'over.json', '-o', temp / 'over.acies').expect(0, '', re.compile(r'error: .*\[morale-zero, RVC-C23\]'))
    assert len(result.err.splitlines()) == len(canonical(good / 'over.json')[1]) + 1, result.err
    cli('validate', temp / 'over.acies').expect(1, re.compile('morale-zero'), '')


def to_json():
    scenario, again = temp / 'third-round.acies', temp / 'third-round.json'
    cli('convert', good / 'third-round.json', '-o', scenario).expect(0)
    result = cli('convert', scenario, '-o', again).expect(0, '', re.compile(r'note: .* 6: .* \[last-round\]$', re.M))
    assert len(result.err.splitlines()) == 1, result.err
    data = json.loads(again.read_text())
    assert data['Players'][0] == {'Faction': 'Rome', 'Morale': 2, 'MaxHand': 3, 'Hand': 0, 'MaxAction': 3, 'Action': 2}
    assert data['Units']['(1,4)'] == {'Faction': 'Carthage', 'Unit': 'Phoenicians', 'State': 'Idle', 'Health': '2'}
    assert data['Tiles']['(4,1)'] == 'Water' and len(data['Tiles']) == 9
    assert data['Cards'].count({'Faction': 'Carthage', 'Card': 'HitAndRun', 'State': 'InDeck'}) == 2
    assert (data['NumberOfRows'], data['NumberOfColumns'], data['EndRound']) == (9, 12, 6)
    assert (data['CurrentPlayer'], data['CurrentGameRound'], data['CurrentGamePhase']) == ('Carthage', 3, 'Turn')
    cli('convert', again, '-o', temp / 'back.acies').expect(0, '', something())
    assert (temp / 'back.acies').read_text().replace('>back<', '>third-round<') == \
        scenario.read_text().replace('>third-round<', '>third-round<')


def back_is_the_same():
    """There and back, every file is the same scenario; what the other program would do otherwise is told."""
    for path in sorted(good.glob('*.json')):
        first, there, back = temp / path.with_suffix('.acies').name, temp / path.name, temp / 'again.acies'
        cli('convert', path, '-o', first).expect(0)
        told = cli('convert', first, '-o', there).expect(0, '', something()).err.splitlines()
        expected = 1 + ('type="woods"' in first.read_text()) + ('"CurrentTurn"' in there.read_text())
        assert len(told) == expected and sum('[last-round]' in line for line in told) == 1, told
        cli('convert', there, '-o', back).expect(0)
        assert back.read_text() == first.read_text(), path


def tells_what_json_cannot_hold():
    scenario = temp / 'noted.acies'
    cli('convert', plain, '-o', scenario).expect(0)
    scenario.write_text(scenario.read_text().replace('<title>plain</title>', '<title>Plain</title>\n  <notes>x</notes>'))
    result = cli('convert', scenario, '-o', temp / 'noted.json').expect(0, '', something())
    assert re.findall(r'“(\w+)”.* \[not-held\]', result.err) == ['title', 'notes'], result.err


def woods_and_the_turn_are_told():
    """They come back, but his program knows nothing of them."""
    scenario, there, back = temp / 'wooded.acies', temp / 'wooded.json', temp / 'back/wooded.acies'
    back.parent.mkdir()
    text = canonical(good / 'in-mid-game.json')[0].replace('in-mid-game', 'wooded')
    scenario.write_text(re.sub(r'(<board .*>\n)', r'\1    <terrain type="woods" hexes="C3 C4"/>\n', text))
    result = cli('convert', scenario, '-o', there).expect(0, '', something())
    lost = re.findall(r'warning: (.*) \[not-held\]', result.err)
    assert [re.findall(r'Woods|\d+|Grass|Rome|Carthage', line) for line in lost] == [['Woods', '2', 'Grass'], ['Rome', 'Carthage']], lost
    data = json.loads(there.read_text())
    assert (data['CurrentPlayer'], data['CurrentTurn'], data['EndRound']) == ('Carthage', 'Rome', 6)
    cli('convert', there, '-o', back).expect(0)
    assert sorted(back.read_text().splitlines()) == sorted(scenario.read_text().splitlines())


def an_attack_under_way_is_told():
    near, out = write('near.json', (good / 'in-mid-game.json').read_text().replace('"(1,6)"', '"(6,6)"')), temp / 'attack.json'
    game = temp / 'attack.aciesgame'
    cli('play', near, '--seed', 1, '--save', game, stdin='attack G8 G7\n').expect(0)
    cli('convert', game, '-o', out).expect(0, '', re.compile(r'warning: .* attack .*\[not-held\]$', re.M))
    attack = write('rolling.json', out.read_text().replace('"CurrentTurnPhase" : "Move"', '"CurrentTurnPhase" : "Roll"'))
    cli('convert', attack, '-o', temp / 'rolling.acies').expect(0, '', re.compile('note: CurrentTurnPhase: .* attack '))

def another_game():
    result = cli('convert', pydna, '-o', temp / 'pydna.json').expect(2, '', re.compile('Rome vs Macedon'))
    assert len(result.err.splitlines()) == 1 and not (temp / 'pydna.json').exists()
    cli('convert', saved_game(), '-o', temp / 'game.acies').expect(2, '', re.compile('game.aciesgame .*scenario'))
    assert not (temp / 'game.acies').exists()


def as_json():
    result = cli('convert', good / 'cards.json', '-o', temp / 'cards.acies', '--json').expect(0, something(), something())
    findings = result.json()['findings']
    assert [finding['code'] for finding in findings].count('unknown-card') == 4
    assert {'severity': 'note', 'line': 5} .items() <= next(f for f in findings if f['code'] == 'hand-above-maximum').items()


def nowhere():
    for out in ('out', 'out.xml', 'out.aciesgame', temp / 'no-folder' / 'out.acies', temp / 'no-folder' / 'out.json', ''):
        result = cli('convert', plain, '-o', out).expect(2, '', something())
        assert len(result.err.splitlines()) == 1, result.err
    cli('convert', plain).expect(2, '', re.compile('-o OUT'))
    same = write('same.json', plain.read_text())
    cli('convert', same, '-o', same).expect(2, '', INPUT_FILE)
    assert same.read_text() == plain.read_text()


def keeps_the_old_file():
    old = pathlib.Path(pydna).read_bytes()
    out = write('old.acies', old)
    for path in sorted(bad.glob('*.json')):
        cli('convert', path, '-o', out).expect(2, '', something())
    assert out.read_bytes() == old


def broken_files():
    """One clear sentence each, with the line."""
    for path in sorted(bad.glob('*.json')):
        result = cli('convert', path, '-o', temp / 'never.acies').expect(2, '', something())
        line = path.with_suffix('.errors').read_text().split(':')[0]
        assert len(result.err.splitlines()) == 1, result.err
        assert result.err.startswith(f'{path}:{line}: '), result.err
    assert not (temp / 'never.acies').exists()


def hostile_files():
    rows = {
        'a folder': temp,
        'missing': temp / 'nothing.json',
        'too big': write('big.json', '{"Units": {}, "Tiles": {}}' + ' ' * (5 << 20)),
        'deep': write('deep.json', '{"a":' * 100000),
        'brackets': write('brackets.json', '[' * 4000000),
        'quotes': write('quotes.json', '{"' + 'x' * 4000000),
        'values': write('values.json', '[' + '0,' * 1000000 + '0]'),
    }
    for name, path in rows.items():
        result = cli('convert', path, '-o', temp / 'never.acies').expect(2, '', something())
        assert len(result.err.splitlines()) == 1, f'{name}: {result.err[:300]}'
    assert not (temp / 'never.acies').exists()


def names_that_are_no_text():
    for name in (b'new\nline.json', b'\x1b[31mred.json', b'\xff\xfe.json'):
        path = os.fsencode(temp) + b'/' + name
        pathlib.Path(os.fsdecode(path)).write_bytes(plain.read_bytes())
        out = path + b'.acies'
        result = cli('convert', path, '-o', out).expect(0, '', something())
        assert all(line.isprintable() for line in result.err.splitlines()), result.err
        cli('validate', out).expect(0, something(), '')


def other_verbs_read_json():
    result = cli('validate', good / 'unit-slips.json').expect(0, re.compile(r'correction: Units/\(0,2\)/Health: '), '')
    assert result.out.count(' warning: Units/') == 7, result.out
    result = cli('validate', '--json', plain).expect(0, something(), '')
    assert result.json()[0]['code'] == 'switch-set'
    cli('validate', bad / 'truncated.json').expect(2, '', re.compile('not JSON'))
    cli('replay', plain).expect(2, '', something())
    cli('play', good / 'in-mid-game.json', stdin='').expect(0, re.compile(r'^round: 2 of 5\nto act: Rome\nmorale: Rome 2, Carthage 4$', re.M), '')
    cli('render', plain, '-w', '100', '-o', temp / 'plain.png').expect(0, '', '')


def a_game_goes_to_json_as_it_stands():
    game, out = temp / 'mid.aciesgame', temp / 'mid.json'
    cli('play', good / 'in-mid-game.json', '--commands', write('commands', 'move G8 G7\n'), '--seed', 1, '--save', game).expect(0)
    cli('convert', game, '-o', out).expect(0)
    data, before = json.loads(out.read_text()), json.loads((good / 'in-mid-game.json').read_text())
    assert (data['CurrentPlayer'], data['EndRound'], data['CurrentGameRound']) == ('Carthage', 6, 2)
    assert 'CurrentTurn' not in data   # it is Carthage's
    assert data['Players'][0]['Action'] == before['Players'][0]['Action'] + 1
    assert data['Units']['(6,6)'] == {'Faction': 'Rome', 'Unit': 'Equites', 'State': 'Passive', 'Health': '2'}
    assert '(7,6)' not in data['Units'] and len(data['Units']) == len(before['Units'])


def recovers_a_damaged_scenario():
    """What is left becomes a sound file; without --recover nothing is written."""
    cut, out = write('cut.acies', pathlib.Path(pydna).read_bytes()[:3000]), temp / 'recovered.acies'
    for words in (['convert', cut, '-o', out], ['validate', cut], ['render', cut, '-o', temp / 'none.png'], ['legal', cut]):
        cli(*words).expect(2, '', re.compile(r'cut\.acies:\d+: .* XML: .*; .*“acies-cli convert --recover”'))
    assert not out.exists()
    result = cli('convert', '--recover', cut, '-o', out)
    result.expect(1, re.compile(r'^Kept: 17 units, .*\. Dropped: 1 [^,]*card\.\n$'), re.compile(r'error: .*\[not-well-formed\]'))
    assert re.search(r'cut\.acies:2: error: .*<army> .*Macedon.* \[missing-element\]', result.err), result.err
    assert result.err.count('[side-without-units]') == 1, result.err
    assert '[not-well-formed]' not in cli('validate', out).expect(1, something(), '').out
    assert cut.read_bytes() == pathlib.Path(pydna).read_bytes()[:3000]


def recovers_every_prefix():
    """However short a file is cut: a status that is defined, and a file that can be read, or none."""
    whole = pathlib.Path(pydna).read_bytes()
    for size in range(0, len(whole), 331):
        cut, out = write('cut.acies', whole[:size]), temp / 'prefix.acies'
        out.unlink(missing_ok=True)
        result = cli('convert', '--recover', cut, '-o', out)
        assert result.status in (1, 2) and out.exists() == (result.status == 1), f'{size}: {result.err}'
        if out.exists():
            assert cli('convert', out, '-o', temp / 'again.acies').expect(0).out == ''


def recovers_as_json_and_to_other_formats():
    cut = write('cut.acies', pathlib.Path(pydna).read_bytes()[:3000])
    result = cli('convert', '--recover', '--json', cut, '-o', temp / 'cut.tmx').expect(1, something(), something())
    assert result.json()['recovered'].startswith('Kept: 17 units')
    assert 'not-well-formed' in [finding['code'] for finding in result.json()['findings']]
    assert 'recovered' not in cli('convert', '--json', pydna, '-o', temp / 'whole.tmx').expect(0).json()


def recovers_a_sound_file():
    """It is as it was, and nothing is wrong with it; files of other programs are read as always."""
    result = cli('convert', '--recover', pydna, '-o', temp / 'sound.acies').expect(0, re.compile('Dropped: nothing'), '')
    assert len(result.out.splitlines()) == 1
    assert (temp / 'sound.acies').read_bytes() == pathlib.Path(pydna).read_bytes()
    cli('convert', '--recover', plain, '-o', temp / 'plain.acies').expect(0, '', something())
    assert (temp / 'plain.acies').read_text() == canonical(plain)[0]


def who_rolls_at_its_table_is_recovered():
    """Of rolled and of real dice."""
    for words, real in ([], False), (['--real-dice'], True):
        game, out = temp / f'rolled-{real}.aciesgame', temp / f'rolled-{real}-again.aciesgame'
        cli('play', elis, *words, '--seed', 5, '--save', game, stdin='play mixed-order\norder D6\ndone order\n').expect(0)
        assert ('dice="entered"' in game.read_text()) == real, game.read_text()[:400]
        cli('convert', '--recover', game, '-o', out).expect(0)
        assert out.read_bytes() == game.read_bytes(), out.read_text()[:400]


def recovers_a_damaged_game():
    """As far as it goes, as a game; the scenario it began with is not it."""
    whole = saved_game().read_bytes()
    cut, out = write('cut.aciesgame', whole[:len(whole) * 2 // 3]), temp / 'recovered.aciesgame'
    cli('convert', '--recover', cut, '-o', temp / 'game.acies').expect(2, '', re.compile('as .aciesgame'))
    result = cli('convert', '--recover', cut, '-o', out).expect(1, something(), something())
    number, lost = map(int, re.findall(r'(\d+) commands', result.out))
    n_all = int(re.search(rb'<log commands="(\d+)"', whole)[1])
    assert number > 10 and number + lost == n_all, result.out
    assert re.search(rf' {n_all - number} commands .*\[log-cut\]', result.err), result.err
    cut = write('cut-turn.aciesgame', whole[:whole.rindex(b'\ndice ')])
    result = cli('convert', '--recover', cut, '-o', temp / 'recovered-turn.aciesgame').expect(1, something(), something())
    assert sum(map(int, re.findall(r'(\d+) commands', result.out))) == n_all, result.out
    assert re.search(r' \d+ commands? .*\. \d+ commands? .*\.', result.err), result.err
    assert f'commands: {number}\n' in cli('replay', out).expect(0, something(), '').out


def recovers_nothing_of_what_is_no_document():
    for name, data in (('noise.acies', bytes(range(256)) * 9), ('empty.acies', b''), ('words.acies', b'<battle/>')):
        result = cli('convert', '--recover', write(name, data), '-o', temp / 'none.acies').expect(2, '', something())
        assert len(result.err.splitlines()) == 1, result.err
    cut = write('cut.acies', pathlib.Path(pydna).read_bytes()[:3000])
    cli('convert', '--recover', cut, '-o', cut).expect(2, '', INPUT_FILE)
    cli('convert', '--recover', cut, '-o', temp / 'no' / 'out.acies').expect(2, '', something())


def help_lists_all_formats():
    told = cli('convert', '--help').expect(0, something(), '').out
    read, written = told.split('The extension of OUT')
    assert all(ending in read for ending in ('(.acies, .aciesgame)', '(.json)', '(.tmx)')), told
    assert re.findall(r'^  (\.\w+) ', written, re.M) == ['.acies', '.json', '.tmx', '.aciesgame'], told
    refused = cli('convert', pydna, '-o', temp / 'board.gif').expect(2, '', something()).err
    assert set(re.findall(r'\.(?!gif)\w+', refused.split(': ', 1)[1])) == {'.acies', '.json', '.tmx'}, refused


def names_foreign_files():
    """Each verb says what it is and what to do, in one sentence; nothing is written."""
    rows = {
        'map.tmj': ('{"layers": [], "tilewidth": 14}', r'Tiled .*JSON .*\.tmx'),
        'old.tmx': ('<?xml version="1.0"?>\n<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n<map version="1.0"/>\n',
                    r'old version .*Tiled.* \.tmx'),
        'board.acies': (b'\x89PNG\r\n\x1a\n', 'picture.* scenario'),
        'war.vmod': (b'PK\x03\x04' + bytes(5 * 1024 * 1024), 'VASSAL.* scenario'),
        'notes.txt': ('What we know of Pydna\n', r'Acies .*\(\.tmx\) .*JSON'),
    }
    for name, (text, told) in rows.items():
        path = write(name, text)
        for words in (['convert', path, '-o', temp / 'never.acies'], ['convert', path, '-o', temp / 'never.acies', '--recover'],
                      ['convert', path, '-o', temp / 'never.acies', '--map', 'a=hill'], ['play', path], ['legal', path]):
            cli(*words).expect(2, '', re.compile(rf'\A{path}: .*{told}.*\n\Z'))
        result = cli('validate', '--json', path).expect(2)
        assert re.search(told, result.json()[0]['message']), result.out
    assert not (temp / 'never.acies').exists()


cases = [(f'/cli/convert/{function.__name__.replace("_", "-")}', function) for function in (
    to_a_scenario, tells_each_correction_on_a_line, tells_what_keeps_it_from_being_played, to_json, back_is_the_same,
    tells_what_json_cannot_hold, woods_and_the_turn_are_told, an_attack_under_way_is_told, another_game, as_json, nowhere, keeps_the_old_file, broken_files, hostile_files,
    names_that_are_no_text, other_verbs_read_json, a_game_goes_to_json_as_it_stands, recovers_a_damaged_scenario,
    recovers_every_prefix, recovers_as_json_and_to_other_formats, recovers_a_sound_file, who_rolls_at_its_table_is_recovered, recovers_a_damaged_game,
    recovers_nothing_of_what_is_no_document, names_foreign_files,
    help_lists_all_formats)]

if __name__ == '__main__':
    tap.run(cases)

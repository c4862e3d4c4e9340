#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays many games by acies-cli simulate: what they come to, however they are shared out, and what interrupts it.

usage: test-cli-simulate.py PROGRAM SOURCE-ROOT
"""
import csv
import errno
import io
import json
import math
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import (altered, built, cli, elis, environment, program, pydna, root, saved_game, something, strerror, temp,  # noqa: E402
                 uncounted, write)
from watch import is_sanitized  # noqa: E402

ticinus = str(root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies')
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
PATIENCE = 100  # seconds without a sign of life
MEMORY = 64 * 1024  # KiB
FOREVER = '100000000'  # games


def by_random(words):
    """Others think, and take their time for it."""
    return words if '--merge' in words or '--players' in words else [*words, '--players', 'random']


def simulate(*words, **options):
    return cli('simulate', *by_random(words), **options)


def whole(scenario, name, *words):
    """All that can be had of a simulation in one piece."""
    table = temp / f'{name}.csv'
    text = simulate(scenario, *words, '--csv', table).expect(0, something(), '').out
    data = simulate(scenario, *words, '--json').expect(0, something(), '').out
    return text, data, table.read_bytes()


def rows_of(table):
    return list(csv.DictReader(io.StringIO(table.decode())))


# --- what they come to

def any_number_of_jobs():
    for scenario in (elis, ticinus):
        words = ['-g', '25', '-s', '9', '--alternate', '--swap']
        first = whole(scenario, 'one', *words, '-j', '1')
        for jobs in ('2', '8'):
            assert whole(scenario, 'more', *words, '--jobs', jobs) == first, jobs


def every_seed_is_another():
    assert simulate(elis, '-s', '1').out != simulate(elis, '-s', '2').out
    own = simulate(elis, '-g', '20').expect(0, something(), '').out
    seed = re.search(r'^seed: (\d+)$', own, re.M)[1]
    assert simulate(elis, '-g', '20', '-s', seed).out == own


def wilson(n, of):
    z = 1.959963984540054
    middle = (n / of + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(n / of * (1 - n / of) / of + z * z / (4 * of * of))
    return middle - half, middle + half


def check_count(count, n, of):
    low, high = wilson(n, of)
    assert count['games'] == n and abs(count['share'] - n / of) < 1e-6, count
    assert abs(count['low'] - low) < 1e-6 and abs(count['high'] - high) < 1e-6, (count, low, high)


def adds_up():
    """What is told in sums is what stands in the rows."""
    for scenario in (elis, ticinus):
        _, data, table = whole(scenario, 'sums', '-g', '60', '-s', '3', '--alternate')
        data, rows = json.loads(data), rows_of(table)
        assert [row['game'] for row in rows] == [str(number) for number in range(1, 61)] and data['played'] == 60, data
        check_count(data['draws'], sum(row['winner'] == '' for row in rows), 60)
        check_count(data['first-wins'], sum(row['winner'] == row['first'] for row in rows), 60)
        for entry in data['ends']:
            assert entry['games'] == sum(row['end'] == entry['reason'] and row['winner'] == (entry['winner'] or '') for row in rows), entry
        assert sum(entry['games'] for entry in data['ends']) == 60
        for entry in data['rounds']:
            assert entry['games'] == sum(row['round'] == str(entry['round']) for row in rows), entry
        assert {row['first'] for row in rows[::2]} == {data['first']} and {row['first'] for row in rows[1::2]}.isdisjoint({data['first']})
        for side in data['sides']:
            name = side['side']
            check_count(side['wins'], sum(row['winner'] == name for row in rows), 60)
            for entry in side['morale']:
                assert entry['games'] == sum(row[f'morale-{name}'] == str(entry['left']) for row in rows), entry
            assert side['figures-left'] == sum(int(row[f'figures-{name}']) for row in rows), side
            for entry in side['losses']:
                assert entry['units'] == sum(int(row[f'units-lost-{name}-{entry["type"]}']) for row in rows), entry
                assert entry['figures'] == sum(int(row[f'figures-lost-{name}-{entry["type"]}']) for row in rows), entry
            for entry in side['cards']:
                assert entry['used'] == sum(int(row[f'used-{name}-{entry["card"]}']) for row in rows), entry


def columns_are_aligned():
    lines = simulate(elis, '-g', '40', '-s', '3', '--swap').expect(0, something(), '').out.splitlines()
    start = lines.index(next(line for line in lines if line.startswith('Winners')))
    ends = [re.match(r' +games +share +low +high', lines[start + 1]).end()]
    rows = lines[start + 2:lines.index('', start)]
    ends += [re.match(r' +\d+( +\d+\.\d%){3}', row).end() for row in rows]
    assert len(set(ends)) == 1, lines
    assert [re.findall('Rome|Macedon|first|[12]', row[ends[0] + 2:]) for row in rows] == [['Rome'], ['Macedon'], [], ['first'], ['1'], ['2']], rows
    assert any(re.match('sides: .*swapped', line) for line in lines), lines


def a_usual_player_plays():
    """Unless others are named."""
    players = re.search('^Players: (.*)$', cli('simulate', '--help').expect(0, something(), '').out, re.M)[1].split(', ')
    out = cli('simulate', elis, '-g', '1').expect(0, something(), '').out
    assert '\nplayers: Rome normal, Macedon normal\n' in out, out
    assert players == ['random', 'easy', 'normal', 'hard'], players
    for player in players[:-1]:   # a game of the last one would take a minute
        text = simulate(elis, '-g', '1', '-s', '1', '--players', f'random,{player}').expect(0, something(), '').out
        assert f'\nplayers: Rome random, Macedon {player}\n' in text, text


def one_game():
    simulate(elis, '-g', '1', '-s', '3').expect(0, re.compile('^games: 1$', re.M), '')


# --- parts

def parts(scenario, n, *words):
    """Each of them is played by a process of its own, all at once."""
    paths = [temp / f'part-{number}.part' for number in range(1, n + 1)]
    running = []
    for number, path in enumerate(paths, 1):
        with path.open('wb') as out:
            running.append(subprocess.Popen([program, 'simulate', scenario, *by_random(words), '--shard', f'{number}/{n}'],
                                            stdout=out, env=environment))
    assert [process.wait(PATIENCE) for process in running] == [0] * n
    return paths


def merged(paths):
    table = temp / 'merged.csv'
    text = simulate('--merge', *paths, '--csv', table).expect(0, something(), '').out
    return text, simulate('--merge', *paths, '--json').expect(0, something(), '').out, table.read_bytes()


def parts_join_to_the_whole():
    for scenario, words, n in ((elis, ['-g', '40', '-s', '5', '--alternate', '--swap'], 3), (ticinus, ['-g', '21', '-s', '6'], 5),
                               (elis, ['-g', '4', '-s', '18446744073709551615'], 4), (elis, ['-g', '3', '-s', '7'], 1)):
        paths = parts(scenario, n, *words)
        assert merged(paths[::-1]) == whole(scenario, 'whole', *words)


def a_title_of_any_letters():
    scenario = altered(elis, 'title.acies', '<title>Elis</title>', '<title>100% “Élis” a,b\\ &amp; %00 %</title>')
    text, _, _ = whole(scenario, 'title', '-g', '2', '-s', '1')
    assert text.startswith('100% “Élis” a,b\\ & %00 % (Rome vs Macedon)\n'), text
    assert merged(parts(scenario, 2, '-g', '2', '-s', '1'))[0] == text


def part(name, *words, scenario=elis):
    return write(name, simulate(scenario, *words).expect(0, something(), '').out)


def refused(sentence, *paths):
    for words in ([], ['--json'], ['--csv', temp / 'refused.csv']):
        simulate('--merge', *words, *paths).expect(2, '', re.compile(rf'\A[^\n]*{sentence}[^\n]*\n\Z'))
    assert not (temp / 'refused.csv').exists()


def parts_that_do_not_fit():
    words = ['-g', '6', '-s', '5']
    one, two, three = (part(f'{number}.part', *words, '--shard', f'{number}/3') for number in (1, 2, 3))
    refused('part 2 of 3 ', three, one)
    refused('part 1 of 3 .* 1 more', three)
    refused('the same part', one, two, three, two)
    refused('different scenarios', one, part('other.part', *words, '--shard', '2/3', scenario=pydna), three)
    refused('different scenarios', one, part('other.part', *words, '--shard', '2/3', scenario=altered(elis, 'other.acies', 'figures="3"', 'figures="2"')))
    refused('different seeds', one, part('other.part', '-g', '6', '-s', '6', '--shard', '2/3'), three)
    refused('different numbers of games', one, part('other.part', '-g', '7', '-s', '5', '--shard', '2/3'), three)
    refused('different numbers of parts', one, part('other.part', *words, '--shard', '2/2'))
    refused('only one .*swaps', one, part('other.part', *words, '--swap', '--shard', '2/3'), three)
    refused('only one .*swaps', one, part('other.part', *words, '--alternate', '--shard', '2/3'), three)
    simulate('--merge', one, two, three).expect(0, something(), '')


def parts_that_are_damaged():
    good = part('good.part', '-g', '2', '-s', '5', '--shard', '1/1')
    lines = good.read_text().splitlines(keepends=True)
    game = next(i for i, line in enumerate(lines) if line.startswith('2,'))
    refused(f'damaged.part:{game + 1}: .*end .* missing', write('damaged.part', ''.join(lines[:game])))
    refused(f'damaged.part:{game + 1}: .*damaged', write('damaged.part', ''.join(lines[:game] + lines[game + 1:])))
    refused(f'damaged.part:{game + 1}: .*damaged', write('damaged.part', ''.join(lines)[:-80]))
    refused('damaged.part:.*damaged', altered(good, 'damaged.part', '\n2,rome,', '\n2,macedon,'))
    refused('damaged.part:.*damaged', altered(good, 'damaged.part', 'end-round 7', 'end-round 8'))
    refused('damaged.part:.*damaged', altered(good, 'damaged.part', 'players random random', 'players random nobody'))
    refused('damaged.part:.*damaged', write('damaged.part', good.read_text() + '\n'))
    refused('damaged.part:.*another version', altered(good, 'damaged.part', 'version 1', 'version 0'))
    refused('damaged.part:.*not installed', altered(good, 'damaged.part', 'ruleset rome-vs-macedon', 'ruleset rome-vs-athens'))
    for text in ('', 'x', '\0' * 3, 'acies-simulation 1', '<scenario/>\n'):
        refused('damaged.part:1: ', write('damaged.part', text))
    refused('pydna.acies:1: .* part ', pydna)
    refused(strerror(errno.ENOENT), temp / 'nowhere.part')
    refused('not a regular file', '/dev/zero')


def other_rules(name, old, new):
    """An environment in which one text of the data of Rome vs Macedon is another."""
    data = temp / name
    shutil.copytree(root / 'data/rulesets/rome-vs-macedon', data / 'rulesets/rome-vs-macedon')
    path = data / 'rulesets/rome-vs-macedon/ruleset.xml'
    text = path.read_text()
    assert old in text, old
    path.write_text(text.replace(old, new))
    return environment | {'ACIES_DATA_DIR': str(data)}


def parts_go_by_the_rules():
    """Another wording, of the rules or of the title, joins; another edition and other data do not."""
    options = ('-g', '4', '-s', '6')
    one = part('rules-1.part', *options, '--shard', '1/2')
    expected = simulate('--merge', one, part('rules-2.part', *options, '--shard', '2/2')).expect(0, something(), '').out
    reworded = other_rules('reworded', 'name="Leadership"', 'name="Command"')
    two = write('reworded.part', simulate(elis, *options, '--shard', '2/2', env=reworded).expect(0, something(), '').out)
    assert simulate('--merge', one, two).expect(0, something(), '').out == expected
    titled = altered(elis, 'titled.acies', '<title>Elis</title>', '<title>The raid on Elis</title>')
    two = write('titled.part', simulate(titled, *options, '--shard', '2/2').expect(0, something(), '').out)
    assert simulate('--merge', one, two).expect(0, something(), '').out == expected
    edition = re.search(r' edition="(\d+)"', (root / 'data/rulesets/rome-vs-macedon/ruleset.xml').read_text()).group(1)
    later = other_rules('later', f' edition="{edition}"', f' edition="{int(edition) + 1}"')
    cli('simulate', '--merge', one, two, env=later).expect(
        2, '', re.compile(f'edition {edition} .*edition {int(edition) + 1} '))
    changed = other_rules('changed', 'attribute="melee-defence" number="3"', 'attribute="melee-defence" number="1"')
    cli('simulate', '--merge', one, two, env=changed).expect(2, '', re.compile('not installed'))


# --- what interrupts it

def hear_all():
    """Whoever began the tests may ignore a signal, as nohup does, and what is ignored stays so in all that they begin."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Running:
    """A simulation that would go on for ever, in a process of its own."""

    def __init__(self, *words, **options):
        self.process = subprocess.Popen([program, 'simulate', elis, '-g', FOREVER, '-s', '4', *map(str, by_random(words))], stderr=subprocess.PIPE,
                                        **{'env': environment, 'preexec_fn': hear_all, **options})

    def end(self, number):
        """Status, standard output and error."""
        self.process.send_signal(number)
        try:
            out, err = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return self.process.returncode, (out or b'').decode(), err.decode()


def wait_for_size(path, process, size):
    """Until the file has so many bytes, as long as somebody writes."""
    while not path.exists() or path.stat().st_size < size:
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.01)


def interrupted_tells_what_there_is():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        table = temp / 'interrupted.csv'
        table.unlink(missing_ok=True)
        running = Running('--json', '--csv', table, '-j', '2', stdout=subprocess.PIPE)
        wait_for_size(table, running.process, 20000)
        status, out, err = running.end(number)
        data = json.loads(out)
        n = data['played']
        assert status == 1 and data['interrupted'] and n > 0, (status, out)
        assert err == f'acies-cli: interrupted after {n} of {FOREVER} games\n', err
        _, expected, rows = whole(elis, 'expected', '-g', str(n), '-s', '4')
        expected = json.loads(expected)
        assert table.read_bytes() == rows
        assert {name: value for name, value in data.items() if name not in ('games', 'interrupted')} == {
            name: value for name, value in expected.items() if name not in ('games', 'interrupted')}


def interrupted_in_words():
    table = temp / 'words.csv'
    running = Running('--csv', table, stdout=subprocess.PIPE)
    wait_for_size(table, running.process, 20000)
    status, out, err = running.end(signal.SIGINT)
    n = re.search(r'interrupted after (\d+) of', err)[1]
    assert status == 1 and re.search(f'\ninterrupted: .* {n} ', out), (status, out, err)


def an_interrupted_part_is_not_joined():
    path = temp / 'interrupted.part'
    with path.open('wb') as out:
        running = Running('--shard', '1/2', stdout=out)
        wait_for_size(path, running.process, 20000)
        status, _, err = running.end(signal.SIGTERM)
    assert status == 1 and 'interrupted after' in err, (status, err)
    refused('interrupted.part:.*interrupted .* [0-9]+ of 50000000 ', path)


def a_killed_one_leaves_its_games():
    table = temp / 'killed.csv'
    running = Running('--csv', table, stdout=subprocess.DEVNULL, env=uncounted)
    wait_for_size(table, running.process, 20000)
    running.process.kill()
    running.process.communicate(timeout=PATIENCE)
    left = table.read_bytes()
    n = left.count(b'\n') - 1
    assert left.startswith(whole(elis, 'expected', '-g', str(n), '-s', '4')[2])


def what_is_ignored_stays_ignored():
    """As nohup has it."""
    table = temp / 'ignored.csv'
    running = Running('--csv', table, stdout=subprocess.PIPE, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    wait_for_size(table, running.process, 20000)
    running.process.send_signal(signal.SIGHUP)
    wait_for_size(table, running.process, table.stat().st_size + 100000)
    assert running.end(signal.SIGINT)[0] == 1


def progress_at_a_terminal():
    master, slave = pty.openpty()
    process = subprocess.Popen([program, 'simulate', elis, '-g', FOREVER, '-s', '4', '--players', 'random'], env=environment, stdout=subprocess.PIPE, stderr=slave)
    os.close(slave)
    said = ''
    while not re.search(rf'\r[1-9][0-9]* of {FOREVER} games, [0-9]+:[0-9][0-9]:[0-9][0-9] left', said):
        assert select.select([master], [], [], PATIENCE)[0], said
        said += os.read(master, 65536).decode()
    assert said.startswith(f'\r0 of {FOREVER} games'), said
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    os.close(master)
    assert process.returncode == 1 and b'interrupted:' in out, out


# --- what it takes, and what cannot be

def takes_little(*words):
    """Of the program itself, whatever watches it."""
    process = subprocess.Popen([built, 'simulate', *map(str, by_random(words))], env=environment, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert status == 0 and (is_sanitized(built) or usage.ru_maxrss <= MEMORY), (status, usage.ru_maxrss)


def memory_does_not_grow():
    """Games are not kept: thousands of them take what a few take."""
    games = 2000 if LONG else 1000
    many = write('many.part', simulate(elis, '-g', games, '-s', '1', '--shard', '1/1').out)
    takes_little(elis, '-g', games, '-j', '8', '--csv', temp / 'many.csv')
    takes_little(elis, '-g', '500', '-j', '256')
    takes_little(elis, '-g', games, '-s', '1', '--shard', '1/1')
    takes_little('--merge', many, '--csv', temp / 'many.csv')


def one_sentence(*words):
    simulate(*words).expect(2, '', re.compile(r'\A[^\n]+\n\Z'))


def wrong_words():
    for words in (['--games', '0'], ['-g', '-1'], ['-g', '1.5'], ['-g', '100000001'], ['-j', '0'], ['-j', '257'], ['-s', 'x'], ['-s', '-1'],
                  ['-s', '18446744073709551616'], ['--players', ''], ['--players', 'random,'], ['--players', 'random,random,random'],
                  ['--shard', '1/2'], ['-s', '1', '--shard', '0/2'], ['-s', '1', '--shard', '3/2'], ['-s', '1', '--shard', '1'],
                  ['-s', '1', '--shard', '1/10001'], ['-s', '1', '--shard', '/'], ['-s', '1', '--shard', ''], ['-s', '1', '--shard', '1/2/3'],
                  ['-s', '1', '-g', '2', '--shard', '1/3'], ['-s', '1', '--shard', '1/2', '--json'],
                  ['-s', '1', '--shard', '1/2', '--csv', temp / 'no.csv'], [pydna]):
        one_sentence(elis, *words)
    assert not (temp / 'no.csv').exists()
    simulate(elis, '--players', 'random,hannibal').expect(2, '', re.compile('^acies-cli: unknown player “hannibal”; use random'))
    for words in (['-g', '1'], ['-s', '1'], ['-j', '1'], ['--players', 'random'], ['--shard', '1/2'], ['--swap'], ['--alternate']):
        one_sentence('--merge', elis, *words)


def wrong_files():
    one_sentence(temp / 'nowhere.acies')
    one_sentence(saved_game())
    simulate(altered(elis, 'wrong.acies', 'hex="H7"', 'hex="Z99"')).expect(1, '', something())
    original = pathlib.Path(elis).read_bytes()
    scenario = write('same.acies', original)
    one_sentence(scenario, '--csv', scenario)
    assert scenario.read_bytes() == original
    kept = part('kept.part', '-g', '2', '-s', '1', '--shard', '1/1')
    text = kept.read_bytes()
    one_sentence('--merge', kept, '--csv', kept)
    assert kept.read_bytes() == text


def wrong_tables():
    for place in ('/dev/full', '/', temp / 'nowhere' / 'a.csv', ''):
        one_sentence(elis, '--csv', place)
    other = write('other.csv', 'a,b\n1,2\n')
    simulate(elis, '--csv', other).expect(2, '', re.compile('--force'))
    assert other.read_text() == 'a,b\n1,2\n'
    simulate(elis, '-g', '2', '-s', '1', '--csv', other, '--force').expect(0, something(), '')
    simulate(elis, '-g', '3', '-s', '1', '--csv', other).expect(0, something(), '')
    assert len(rows_of(other.read_bytes())) == 3


def a_disk_that_becomes_full():
    """What was played is told, with the sentence that says why it was no more."""
    table = temp / 'full.csv'
    result = subprocess.run([program, 'simulate', *by_random([elis, '-g', FOREVER, '-s', '1', '--csv', table])], env=uncounted, text=True, capture_output=True,
                            check=False, timeout=PATIENCE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (30000, 30000)))
    assert result.returncode == 2 and re.fullmatch(r'acies-cli: [^\n]+full\.csv: File too large\n', result.stderr), result.stderr
    assert '\ninterrupted: ' in result.stdout, result.stdout
    for words in ([], ['--json'], ['--shard', '1/2']):
        with open('/dev/full', 'wb') as full:
            simulate(elis, '-s', '1', '-g', '200', *words, stdout=full).expect(2, None, re.compile(rf'\Aacies-cli: .*: ({strerror(errno.ENOSPC)}|{strerror(errno.EIO)})\n\Z'))


tap.run([(f'/cli/simulate/{check.__name__.replace("_", "-")}', check) for check in (
    any_number_of_jobs, every_seed_is_another, adds_up, columns_are_aligned, a_usual_player_plays, one_game, parts_join_to_the_whole, a_title_of_any_letters,
    parts_that_do_not_fit, parts_that_are_damaged, parts_go_by_the_rules, interrupted_tells_what_there_is, interrupted_in_words, an_interrupted_part_is_not_joined,
    a_killed_one_leaves_its_games, what_is_ignored_stays_ignored, progress_at_a_terminal, memory_does_not_grow, wrong_words, wrong_files,
    wrong_tables, a_disk_that_becomes_full)])

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the harnesses with libFuzzer, and adds up in README.md how far they have come.

usage: fuzz.py BUILD-FOLDER [--minutes N] [--merge] [NAME...]

Each harness runs for N minutes (1 by default), beginning with its seeds and with what earlier runs have found worth
keeping, in BUILD-FOLDER/corpus. It stops at the first input that ends it, which is kept in BUILD-FOLDER/finds.
--merge runs nothing: it adds to the seeds of the tree the small inputs that reach what they do not. One that ends the harness
is kept in BUILD-FOLDER/finds, too.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
table = here / 'README.md'
# Dictionary and further seeds, as in meson.build.
HARNESSES = {
    'scenario': ('scenario', ['good', 'bad/semantic']),
    'game': ('scenario', ['good']),
    'ruleset': ('ruleset', []),
    'box': ('ruleset', []),
    'theme': ('ruleset', []),
    'picture': ('picture', []),
    'json': ('json', ['good/json', 'bad/json']),
    'tmx': ('tmx', ['good/tmx', 'bad/tmx']),
    'commands': ('commands', []),
    'part': ('part', []),
}
ROW = re.compile(r'^\| (\w+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (\d+) \|$')
SEED_BYTES = 2048   # no larger input becomes a seed
SEEDS = 20          # at most so many are added


def environment():
    return os.environ | {
        'ACIES_DATA_DIR': str(root / 'data'),
        'G_TEST_SRCDIR': str(root / 'tests'),
        'LC_ALL': 'C.UTF-8',
        'TMPDIR': '/dev/shm' if os.path.isdir('/dev/shm') else tempfile.gettempdir(),
        'ASAN_OPTIONS': 'detect_leaks=1:detect_stack_use_after_return=1',
        'UBSAN_OPTIONS': 'print_stacktrace=1:halt_on_error=1',
        'LSAN_OPTIONS': f'suppressions={root}/tests/support/lsan.supp:print_suppressions=0',
    }


def seeds(build, name):
    """Folders with files that harness begins with; what is expected of a file is none."""
    return [here / 'corpus' / name] + [(build if folder.startswith('bad') else root) / 'tests' / folder
                                       for folder in HARNESSES[name][1]]


def collect(build, name, place):
    """libFuzzer looks into folders in folders, so it gets the seeds in one of their own."""
    for folder in seeds(build, name):
        for path in sorted(folder.iterdir()):
            if path.is_file() and path.suffix != '.errors':
                shutil.copy(path, place / f'{folder.name}-{path.name}')


def run(build, name, minutes):
    """Returns runs, coverage, seconds, and whether something was found."""
    corpus, finds = build / 'corpus' / name, build / 'finds' / name
    began = time.monotonic()
    corpus.mkdir(parents=True, exist_ok=True)
    finds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as begin:
        collect(build, name, pathlib.Path(begin))
        process = subprocess.Popen(
            [build / 'tests/fuzz' / f'fuzz-{name}', f'-max_total_time={round(60 * minutes)}', '-timeout=20', '-rss_limit_mb=2048',
             '-malloc_limit_mb=256', '-print_final_stats=1', f'-dict={here}/dictionaries/{HARNESSES[name][0]}.dict',
             f'-artifact_prefix={finds}/', corpus, begin],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment(), text=True, errors='replace')
        runs = coverage = 0
        kept = []
        for line in process.stderr:
            told = re.match(r'#(\d+)\t.* cov: (\d+)', line)
            if told:
                runs, coverage = int(told[1]), int(told[2])
                continue
            final = re.match(r'stat::number_of_executed_units: +(\d+)', line)
            runs = int(final[1]) if final else runs
            kept.append(line)
        found = process.wait() != 0
    if found:
        sys.stderr.writelines(kept[-80:])
        print(f'fuzz-{name} was ended by an input, kept in {finds}', file=sys.stderr)
    return runs, coverage, round(time.monotonic() - began), found


def read_table():
    rows = {name: [0, 0, 0, 0] for name in HARNESSES}
    for line in table.read_text().splitlines():
        row = ROW.match(line)
        if row and row[1] in rows:
            rows[row[1]] = [int(cell.replace(',', '')) for cell in row.groups()[1:]]
    return rows


def write_table(rows):
    lines = table.read_text().splitlines()
    kept = [line for line in lines if not ROW.match(line)]
    at = max(i for i, line in enumerate(kept) if line.startswith('| ---')) + 1   # of the last table
    told = [f'| {name} | {row[0]:,} | {row[1]:,} | {row[2]:,} | {row[3]} |' for name, row in rows.items()]
    table.write_text('\n'.join(kept[:at] + told + kept[at:]) + '\n')


def merge(build, name):
    """Adds as seeds some of what reaches more, from the smallest to the largest; returns whether something was found."""
    with tempfile.TemporaryDirectory() as begin, tempfile.TemporaryDirectory() as small, tempfile.TemporaryDirectory() as ended:
        collect(build, name, pathlib.Path(begin))
        reached = build / 'corpus' / name
        reached.mkdir(parents=True, exist_ok=True)
        for path in sorted(reached.iterdir(), key=lambda path: path.stat().st_size):
            if path.stat().st_size <= SEED_BYTES:
                shutil.copy(path, small)
        before = set(os.listdir(begin))
        subprocess.run([build / 'tests/fuzz' / f'fuzz-{name}', '-merge=1', f'-artifact_prefix={ended}/', begin, small],
                       env=environment(), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        new = sorted((pathlib.Path(begin) / name for name in set(os.listdir(begin)) - before), key=lambda path: (path.stat().st_size, path.name))
        chosen = new[::max(1, -(-len(new) // SEEDS))]
        for path in chosen:
            shutil.copy(path, here / 'corpus' / name / path.name[:12])
        print(f'{name}: {len(chosen)} of {len(new)} inputs added')
        return keep_finds(name, pathlib.Path(ended), build / 'finds' / name)


def keep_finds(name, ended, finds):
    """Returns whether there are some."""
    found = sorted(path.name for path in ended.iterdir())
    finds.mkdir(parents=True, exist_ok=True)
    for file in found:
        shutil.copy(ended / file, finds)
    if found:
        print(f'fuzz-{name} was ended by {", ".join(found)}, kept in {finds}', file=sys.stderr)
    return bool(found)


def main():
    parser = argparse.ArgumentParser(description='Run the harnesses with libFuzzer.')
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--minutes', type=float, default=1)
    parser.add_argument('--merge', action='store_true')
    parser.add_argument('names', nargs='*', metavar='NAME')
    options = parser.parse_intermixed_args()
    unknown = sorted(set(options.names) - set(HARNESSES))
    if unknown:
        parser.error(f'there is no harness {unknown[0]}, only: {", ".join(HARNESSES)}')
    bad = False
    for name in options.names or HARNESSES:
        if options.merge:
            bad = merge(options.build, name) or bad
            continue
        runs, coverage, seconds, found = run(options.build, name, options.minutes)
        rows = read_table()   # others may have run meanwhile
        row = rows[name]
        rows[name] = [row[0] + runs, max(row[1], coverage), row[2] + seconds, row[3] + found]
        write_table(rows)
        print(f'{name}: {runs:,} runs, {coverage:,} edges' + (', and a find' if found else ''), flush=True)
        bad = bad or found
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())

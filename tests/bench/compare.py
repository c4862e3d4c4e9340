#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole programs against others that do about as much: what each takes, and how many times the other it is.

usage: compare.py ACIES-CLI WRITE-BOARD OPEN-WINDOW EMPTY-WINDOW SOURCE-ROOT

The two run in turn, so that whatever else the machine does disturbs both; the
middle one of several runs counts. Times are those of the clock on the wall,
with the work of the processor behind them. A program that is not installed is left
out, and said to be. Needs a display for the windows; in-box.py gives it one.
"""
import collections
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 15
WARM_UPS = 2
N_FILES = 200
WIDTH = 2064

Run = collections.namedtuple('Run', 'wall cpu memory')  # milliseconds, MB


def run_once(command, environment):
    start = time.perf_counter()
    # Not waited for by subprocess, which would not tell what it took.
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,  # pylint: disable=consider-using-with
                               stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):  # 1: there are faults in the battle, as in one made by chance
        sys.exit(f'compare.py: exit status {process.returncode} of {" ".join(map(str, command))}')
    return Run(wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3, usage.ru_maxrss / 1024)


def middle(runs):
    return Run(*(statistics.median(column) for column in zip(*runs)))


def measure(ours, theirs, environment):
    """The middle run of each, in turn; None for one that is not there."""
    commands = [ours, theirs] if theirs else [ours]
    runs = [[] for _ in commands]
    for i in range(WARM_UPS + RUNS):
        for command, list_of_runs in zip(commands, runs):
            run = run_once(command, environment)
            if i >= WARM_UPS:
                list_of_runs.append(run)
    return [middle(list_of_runs) for list_of_runs in runs] + [None] * (2 - len(commands))


def print_row(what, ours, theirs, aim):
    line = f'{what:<46} {ours.wall:>8.1f} {ours.cpu:>8.1f}'
    if theirs:
        line += f' {theirs.wall:>8.1f} {theirs.cpu:>8.1f} {ours.wall / theirs.wall:>8.2f} {ours.cpu / theirs.cpu:>8.2f}'
    print(f'{line}  {aim or ""}'.rstrip(), flush=True)


def compare(what, ours, theirs, environment, aim=None):
    """@theirs begins with the name of a program and the package that has it."""
    program, package, *arguments = theirs
    there = shutil.which(program)
    mine, others = measure(ours, [there, *arguments] if there else None, environment)
    print_row(what, mine, others, aim)
    if not there:
        print(f'# {program} is not installed (Debian package “{package}”): left out')
    return mine, others


def write_boards(folder, cli, write_board, pydna):
    """The largest board and a usual battle, each for Tiled, too, and the largest many times."""
    big = folder / 'big.acies'
    subprocess.run([write_board, big], check=True)
    for scenario, name in ((big, 'big.tmx'), (pydna, 'pydna.tmx')):
        subprocess.run([cli, 'convert', scenario, '-o', folder / name], check=True, capture_output=True)
    many = folder / 'many'
    many.mkdir()
    files = [many / f'{i}.acies' for i in range(N_FILES)]
    for path in files:
        shutil.copy(big, path)
    return big, files


def compare_all(folder, cli, write_board, open_window, empty_window, root):
    pydna = root / 'data/rulesets/rome-vs-macedon/scenarios/pydna.acies'
    schema = root / 'data/schema/scenario.rng'
    # What is replaced goes to the backups of the state folder.
    environment = {**os.environ, 'QT_QPA_PLATFORM': 'offscreen', 'XDG_STATE_HOME': str(folder / 'state')}
    big, many = write_boards(folder, cli, write_board, pydna)

    print(f'{"milliseconds":<46} {"ours":>8} {"(cpu)":>8} {"other":>8} {"(cpu)":>8} {"times":>8} {"(cpu)":>8}  aim')
    for files, name, aim in (([big], 'one file', 5), (many, f'{N_FILES} files', 1.5)):
        compare(f'validate 64x64, {name} | xmllint', [cli, 'validate', *files],
                ['xmllint', 'libxml2-utils', '--noout', *files], environment, aim)
        compare(f'validate 64x64, {name} | xmllint, schema', [cli, 'validate', *files],
                ['xmllint', 'libxml2-utils', '--noout', '--relaxng', schema, *files], environment)
    for scenario, name, width, aim in ((big, 'big', WIDTH, 3), (pydna, 'pydna', 1200, 3)):
        compare(f'PNG of {scenario.stem}, {width} wide | tmxrasterizer',
                [cli, 'render', scenario, '-o', folder / f'{name}.png', '--width', str(width)],
                ['tmxrasterizer', 'tiled', '--size', str(width), folder / f'{name}.tmx', folder / f'{name}-tiled.png'],
                environment, aim)
    ours, theirs = compare('window with Pydna | empty window of GTK', [open_window, pydna], [empty_window, 'tests/bench'],
                           environment, 2.6)
    print(f'memory of the window: {ours.memory:.0f} MB, {ours.memory - theirs.memory:.0f} MB more than the empty one; aim 60')


def main():
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix='acies-bench-') as folder:
        compare_all(pathlib.Path(folder), *(pathlib.Path(word).resolve() for word in sys.argv[1:]))


main()

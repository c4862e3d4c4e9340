#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells how much of src/ the tests went through, of what gcovr counted, and names what they did not.

usage: coverage.py COUNTS.json UNCOVERED.txt

COUNTS.json is what `gcovr --json` wrote. Prints a row for each folder of src/; writes to UNCOVERED.txt each function that
was never entered, and each run of lines that was never reached in one that was. Ends with status 1 when one of the
rooms that hold the rules has less than its share.
"""
import collections
import itertools
import json
import pathlib
import sys

LEAST = {'engine': 90, 'rulesets': 90, 'formats': 90, 'session': 90}   # percent of lines


def count_lines(entry):
    """Line number -> how often it was reached. gcovr lists braces and declarations, too."""
    return {line['line_number']: line['count'] for line in entry['lines'] if not line.get('gcovr/noncode')}


def runs(counts):
    """(number, count) of lines with code, in order -> [first, last] of each row of lines that was never reached."""
    for reached, row in itertools.groupby(counts, lambda line: line[1] > 0):
        if not reached:
            numbers = [number for number, _ in row]
            yield numbers[0], numbers[-1]


def name_uncovered(entry):
    """Yields a line for each function of a file that was never entered, and each run of lines never reached in others."""
    counts = count_lines(entry)
    starts = sorted((function['lineno'], function['name'], function['execution_count']) for function in entry['functions'])
    bounds = [start for start, _, _ in starts[1:]] + [max(counts, default=0) + 1]
    for (start, name, entered), end in zip(starts, bounds):
        inside = [(number, counts[number]) for number in sorted(counts) if start <= number < end]
        if not entered:
            yield f'{entry["file"]}:{start}: {name} is never entered ({len(inside)} lines)'
            continue
        for first, last in runs(inside):
            yield f'{entry["file"]}:{first}{f"-{last}" if last > first else ""}: in {name}'


def add_up(files):
    """Room of src/ -> lines reached, lines."""
    rooms = collections.defaultdict(lambda: [0, 0])
    for entry in files:
        room = rooms[pathlib.PurePath(entry['file']).parts[1]]
        counts = count_lines(entry).values()
        room[0] += sum(count > 0 for count in counts)
        room[1] += len(counts)
    return rooms


def share(room):
    return 100 * room[0] / room[1]


def main():
    counts, uncovered = map(pathlib.Path, sys.argv[1:3])
    files = [entry for entry in json.loads(counts.read_text())['files'] if entry['file'].startswith('src/') and entry['lines']]
    rooms = add_up(files)
    print(f'{"folder":10} {"lines":>7} {"reached":>8} {"percent":>8} {"least":>6}')
    for name, room in sorted(rooms.items()):
        print(f'{name:10} {room[1]:7} {room[0]:8} {share(room):8.1f} {LEAST.get(name, ""):>6}')
    uncovered.write_text(''.join(f'{line}\n' for entry in files for line in name_uncovered(entry)))
    print(f'What was not reached is named in {uncovered}.')
    low = [name for name, least in LEAST.items() if name not in rooms or share(rooms[name]) < least]
    if low:
        print(f'Too little was reached of: {", ".join(low)}', file=sys.stderr)
    return 1 if low else 0


if __name__ == '__main__':
    sys.exit(main())

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the test cases of the last `meson test` and ends with "N passed, M failed".

usage: run-summary.py BUILDDIR [--status STATUS] [--all [--suite SUITE]... [--no-suite SUITE]...] [--figures]

Meson counts programs; we count the cases inside them, from the TAP that each
program wrote (meson-logs/testlog.json). A case that was planned but never
reached, because its program died, has failed. So has a program that ended
badly although each of its cases passed (a leak found at the exit), and a case
marked TODO: nothing here is allowed to be broken. A script that does not write
TAP is one case.
"""
import argparse
import json
import pathlib
import re
import signal
import sys

CASE = re.compile(r'(?P<verdict>(?:not )?ok)\b\s*(?P<number>\d+)?\s*(?:- )?(?P<name>[^#]*)'
                  r'(?:#\s*(?P<directive>skip|todo)\S*\s*(?P<reason>.*))?', re.IGNORECASE)
PLAN = re.compile(r'1\.\.(?P<count>\d+)(?:\s*#\s*(?P<skip>skip)\S*\s*(?P<reason>.*))?', re.IGNORECASE)
GOOD = {'OK', 'EXPECTEDFAIL'}
NOTES = 5   # that many comments are told of a failed case of which no more is known
LONG = 300   # letters of a line
FRAME = re.compile(r'#   File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<function>.+)')
BAD = {'FAIL', 'ERROR', 'TIMEOUT', 'INTERRUPT', 'UNEXPECTEDPASS'}


def essence(notes):
    """What went wrong, of the comments before a failed case: of a Python traceback its last words, and where in the
    test that was; of anything else the last lines. The rest stands in meson-logs."""
    begin = max((number for number, note in enumerate(notes) if note.startswith('# Traceback ')), default=None)
    if begin is None:
        return notes[-NOTES:]
    trace = notes[begin + 1:]
    frames = [frame for frame in map(FRAME.match, trace) if frame]
    words = next((number for number, note in enumerate(trace) if not note.startswith('#  ')), len(trace))
    places = [frame for frame in frames if pathlib.Path(frame['file']).name.startswith('test')] or frames[-1:]
    where = [f'# at {pathlib.Path(frame["file"]).name}:{frame["line"]} in {frame["function"]}' for frame in places[:1]]
    return trace[words:words + NOTES] + where


class Count:
    """What one program, or all of them, came to. `faults` holds one line a kind of failure."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.skips = []
        self.faults = []

    def fail(self, line, cases=1, notes=()):
        self.failed += cases
        self.faults.append('\n'.join([line, *(f'      {note[:LONG]}' for note in essence(notes))]))

    def add(self, other):
        self.passed += other.passed
        self.failed += other.failed
        self.skips += other.skips
        self.faults += other.faults


def ending(program):
    """How the program ended, in words."""
    code = program.get('returncode', 0)
    if program['result'] == 'TIMEOUT':
        return 'ran out of time'
    if code < 0:
        try:
            return f'was killed by {signal.Signals(-code).name}'
        except ValueError:
            return f'was killed by signal {-code}'
    return f'ended with status {code}'


def last_words(program):
    """The line that most likely says why a program died, or nothing."""
    for text in (program.get('stdout') or '', program.get('stderr') or ''):
        for line in text.splitlines():
            if re.match(r'Bail out!|.*(ERROR:|AddressSanitizer|runtime error)', line):
                return ': ' + line.strip()
    return ''


def count_tap(program):
    """Counts the cases of a program that writes TAP."""
    name = program['name']
    count = Count()
    planned = None
    seen = 0
    notes = []   # comments since the last case
    for line in (program.get('stdout') or '').splitlines():
        plan = PLAN.match(line)
        if plan and planned is None:
            planned = int(plan['count'])
            if planned == 0 and plan['skip']:
                count.skips.append(f'{name}: {plan["reason"] or "no reason given"}')
                return count
            continue
        case = CASE.match(line)
        if not case:
            notes += [line] if line.startswith('#') else []
            continue
        seen += 1
        title = f'{name}: {case["number"] or seen} {case["name"].strip()}'.rstrip()
        directive = (case['directive'] or '').lower()
        reason = f': {case["reason"].strip()}' if case['reason'] else ''
        if directive == 'todo':
            count.fail(f'{title}: marked as not working{reason}')
        elif case['verdict'] != 'ok':
            count.fail(title + reason, notes=notes)
        elif directive == 'skip':
            count.skips.append(title + reason)
        else:
            count.passed += 1
        notes = []

    if planned is not None and seen < planned:
        missing = planned - seen
        count.fail(f'{name}: {missing} of {planned} cases not reached, the program {ending(program)}'
                   f'{last_words(program)}', missing)
    elif seen == 0:
        count.fail(f'{name}: ran no case, the program {ending(program)}{last_words(program)}')
    elif planned is None:
        count.fail(f'{name}: no plan, so cases may be missing; the program {ending(program)}')
    if program['result'] in BAD and count.failed == 0:
        count.fail(f'{name}: its cases passed, but the program {ending(program)}{last_words(program)}')
    return count


def count_plain(program):
    """Counts a program that only has an exit status: it is one case."""
    count = Count()
    if program['result'] in GOOD:
        count.passed = 1
    elif program['result'] == 'SKIP':
        count.skips.append(program['name'])
    else:
        count.fail(f'{program["name"]}: {ending(program)}{last_words(program)}')
    return count


def read_programs(build):
    log = build / 'meson-logs' / 'testlog.json'
    if not log.exists():
        return []
    programs = [json.loads(line) for line in log.read_text().splitlines() if line.strip()]
    for program in programs:
        program['name'] = re.split(' / |:', program['name'])[-1]   # not "project:suite / name" or "suite - project:name"
    return programs


def read_figures(build):
    """What programs counted while they ran."""
    return [line.removeprefix('# ') for program in read_programs(build)
            for line in (program.get('stdout') or '').splitlines() if line.startswith('# figures ')]


def read_known(build):
    """Test name -> what meson knows of it, for each test, run or not."""
    known = build / 'meson-info' / 'intro-tests.json'
    return {test['name']: test for test in json.loads(known.read_text())}


def summarise(build, status, expect_all, suites=None, without=()):
    total = Count()
    programs = read_programs(build)
    known = read_known(build)
    for program in programs:
        tap = program['name'] in known and known[program['name']]['protocol'] == 'tap'
        total.add(count_tap(program) if tap else count_plain(program))
    if expect_all:
        expected = {name for name, test in known.items()
                    if not suites or any(full.split(':')[-1] in suites for full in test['suite'])}
        expected -= {name for name, test in known.items() if any(full.split(':')[-1] in without for full in test['suite'])}
        for name in sorted(expected - {program['name'] for program in programs}):
            total.fail(f'{name}: was not run')
    if status != 0 and total.failed == 0:
        total.fail(f'meson test ended with status {status}')
    return total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--status', type=int, default=0, help='exit status of meson test')
    parser.add_argument('--figures', action='store_true', help='tell the comments that begin with "figures"')
    parser.add_argument('--all', action='store_true', help='each test that meson knows must have run')
    parser.add_argument('--suite', action='append', help='with --all: only those of this suite, or of these')
    parser.add_argument('--no-suite', action='append', default=[], help='with --all: but those of this suite')
    options = parser.parse_args()
    total = summarise(options.build, options.status, options.all, options.suite, options.no_suite)

    for line in read_figures(options.build) if options.figures else []:
        print(line)
    for line in total.skips:
        print(f'SKIP  {line}')
    for line in total.faults:
        print(f'FAIL  {line}')
    if total.passed + total.failed == 0:
        print('no test was run')
    skipped = f', {len(total.skips)} skipped' if total.skips else ''
    print(f'{total.passed} passed, {total.failed} failed{skipped}')
    sys.exit(1 if total.failed or not total.passed else 0)


if __name__ == '__main__':
    main()

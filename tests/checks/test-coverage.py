#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that coverage.py adds up what gcovr counted, names what was not reached, and fails for too little."""
import contextlib
import io
import json
import pathlib
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

coverage = tap.load(here / 'coverage.py')


def entry(name, counts, functions=()):
    """A file as gcovr tells of it: the count of each line from 1 on, None where there is no code."""
    return {'file': name,
            'lines': [{'line_number': n, 'count': count or 0, 'gcovr/noncode': count is None} for n, count in enumerate(counts, 1)],
            'functions': [{'name': name, 'lineno': line, 'execution_count': count} for name, line, count in functions]}


def told(*entries):
    """Returns the status, what was printed, and what was written."""
    with tempfile.TemporaryDirectory() as folder:
        counts, uncovered = pathlib.Path(folder) / 'counts.json', pathlib.Path(folder) / 'uncovered.txt'
        counts.write_text(json.dumps({'files': entries}))
        sys.argv = ['coverage.py', str(counts), str(uncovered)]
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
            status = coverage.main()
        return status, out.getvalue() + err.getvalue(), uncovered.read_text()


def enough(room, reached=9):
    return entry(f'src/{room}/a.c', [1] * reached + [0] * (10 - reached))


ROOMS = list(coverage.LEAST)


def just_enough():
    status, words, _ = told(*map(enough, ROOMS), enough('app', 0), entry('tests/a.c', [0] * 100))
    rows = {row[0]: row[1:] for row in map(str.split, words.splitlines()[1:-1])}
    return [] if (status, rows['engine'], rows['app']) == (0, ['10', '9', '90.0', '90'], ['10', '0', '0.0']) else [words]


def too_little():
    status, words, _ = told(*map(enough, ROOMS[1:]), enough(ROOMS[0], 8))
    return [] if status == 1 and words.endswith(f'Too little was reached of: {ROOMS[0]}\n') else [words]


def a_room_is_missing():
    status, words, _ = told(*map(enough, ROOMS[:-1]))
    return [] if status == 1 and ROOMS[-1] in words else [words]


def named():
    file = entry('src/engine/b.c', [2, 2, 0, None, 0, 2, 0, None, None, 0, 0],
                 [('walk', 1, 2), ('swim', 10, 0)])
    _, _, uncovered = told(*map(enough, ROOMS), file)
    expected = ['src/engine/b.c:3-5: in walk', 'src/engine/b.c:7: in walk', 'src/engine/b.c:10: swim is never entered (2 lines)']
    return [] if uncovered.splitlines() == expected else [uncovered]


tap.run([
    ('/coverage/just-enough', just_enough),
    ('/coverage/too-little', too_little),
    ('/coverage/a-room-is-missing', a_room_is_missing),
    ('/coverage/named', named),
])

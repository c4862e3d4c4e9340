#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that run-summary.py counts honestly, on programs that end in every bad way.

The real meson runs a small script for each case, so that what is tested is what
meson writes down, not what we believe it writes.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

# A scenario that gave up, as tests/support/tap.py tells of it: what the window held comes first, and is long.
RAISES = """echo 1..1; for n in $(seq 60); do echo "# the window held $n"; done; cat <<'END'
# Traceback (most recent call last):
#   File "/src/tests/support/tap.py", line 27, in run
#     faults = function() or []
#              ^^^^^^^^^^
#   File "/src/tests/gui/test_edit.py", line 7, in undo
#     app.wait_for('x')
#   File "/src/tests/gui/test_edit.py", line 99, in helper
#     pass
#   File "/src/tests/gui/harness.py", line 43, in wait_until
#     raise Timeout(what)
# harness.Timeout: waited 20 s for x
# the second line of it
END
echo not ok 1 /gui/a; exit 1"""

# name: (protocol, script, expected last line, expected exit status, a piece of the other lines)
ROWS = {
    'all-pass': ('tap', 'echo 1..2; echo ok 1 a; echo ok 2 b', '2 passed, 0 failed', 0, ''),
    'late-plan': ('tap', 'echo ok 1 a; echo ok 2 b; echo 1..2', '2 passed, 0 failed', 0, ''),
    'one-fails': ('tap', 'echo 1..2; echo ok 1 a; echo "not ok 2 /x/b - why"; exit 1', '1 passed, 1 failed', 1,
                  'FAIL  one-fails: 2 /x/b - why'),
    'tells-why': ('tap', 'echo 1..2; echo "# of a"; echo ok 1 a; echo "# because"; echo "not ok 2 b"; exit 1',
                  '1 passed, 1 failed', 1, '      # because'),
    'raises': ('tap', RAISES, '0 passed, 1 failed', 1, '      # harness.Timeout: waited 20 s for x'),
    'counts': ('tap', 'echo 1..1; echo "# figures a: 7"; echo "# b: 8"; echo ok 1 a', '1 passed, 0 failed', 0, ''),
    'dies-midway': ('tap', 'echo 1..5; echo ok 1 a; echo ok 2 b; echo "Bail out! ERROR:x.c:7"; kill -ABRT $$',
                    '2 passed, 3 failed', 1, '3 of 5 cases not reached, the program was killed by SIGABRT: Bail out!'),
    'dies-before-plan': ('tap', 'kill -SEGV $$', '0 passed, 1 failed', 1, 'was killed by SIGSEGV'),
    'stops-early-with-0': ('tap', 'echo 1..3; echo ok 1 a', '1 passed, 2 failed', 1, '2 of 3 cases not reached'),
    'no-plan': ('tap', 'echo ok 1 a', '1 passed, 1 failed', 1, 'no plan'),
    'too-many': ('tap', 'echo 1..1; echo ok 1 a; echo ok 2 b', '2 passed, 1 failed', 1, ''),
    'leak-at-exit': ('tap', 'echo 1..1; echo ok 1 a; exit 23', '1 passed, 1 failed', 1, 'ended with status 23'),
    'runs-nothing': ('tap', 'echo 1..0', '0 passed, 1 failed', 1, 'ran no case'),
    'says-nothing': ('tap', 'true', '0 passed, 1 failed', 1, 'ran no case'),
    'skips-one': ('tap', 'echo 1..2; echo ok 1 a; echo "ok 2 b # SKIP no bus"', '1 passed, 0 failed, 1 skipped', 0,
                  'SKIP  skips-one: 2 b: no bus'),
    'skips-all': ('tap', 'echo "1..0 # SKIP no tool"', '0 passed, 0 failed, 1 skipped', 1, 'SKIP  skips-all: no tool'),
    'todo-fails': ('tap', 'echo 1..1; echo "not ok 1 a # TODO later"', '0 passed, 1 failed', 1, 'marked as not working'),
    'indented-subtest': ('tap', 'echo 1..1; echo "    not ok 1 inner"; echo ok 1 a', '1 passed, 0 failed', 0, ''),
    'too-slow': ('tap', 'echo 1..2; echo ok 1 a; exec sleep 60', '1 passed, 1 failed', 1, 'ran out of time'),
    'plain-good': ('exitcode', 'true', '1 passed, 0 failed', 0, ''),
    'plain-bad': ('exitcode', 'exit 3', '0 passed, 1 failed', 1, 'plain-bad: ended with status 3'),
    'plain-skip': ('exitcode', 'exit 77', '0 passed, 0 failed, 1 skipped', 1, ''),
}


def run(*command):
    """Runs a command away from the meson that runs us; gives its status and its lines."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(('MESON', 'NINJA'))}
    result = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout.splitlines()


def summary(*arguments):
    return run('/usr/bin/python3', str(here / 'run-summary.py'), *arguments)


def check(row, expected_line, expected_status, status, lines, piece=''):
    faults = []
    if lines[-1] != expected_line:
        faults.append(f'{row}: the last line is "{lines[-1]}", not "{expected_line}"')
    if status != expected_status:
        faults.append(f'{row}: exit status {status}, not {expected_status}')
    if not any(piece in line for line in lines):
        faults.append(f'{row}: no line has "{piece}" in {lines}')
    return faults


def make_project(folder, rows):
    build_file = ["project('fake')"]
    for name, (protocol, script, *_) in rows.items():
        path = folder / f'{name}.sh'
        path.write_text(f'#!/bin/sh\n{script}\n')
        path.chmod(0o755)
        suite = 'odd' if len(build_file) % 2 else ''   # meson writes names of tests in a suite differently
        build_file.append(f"test('{name}', files('{name}.sh'), protocol: '{protocol}', suite: '{suite}', timeout: 2)")
    (folder / 'meson.build').write_text('\n'.join(build_file))
    run('meson', 'setup', str(folder / 'build'), str(folder))
    return folder / 'build'


def run_rows(build):
    """What meson writes of each row, by its name."""
    run('meson', 'test', '--no-rebuild', '-C', str(build))
    lines = (build / 'meson-logs/testlog.json').read_text().splitlines()
    return {json.loads(line)['name'].rpartition(' ')[2]: line for line in lines}


def test_row(build, written, name):
    """As if it alone had run; meson ends with the number of programs that have failed."""
    _, _, line, expected, piece = ROWS[name]
    (build / 'meson-logs/testlog.json').write_text(written[name] + '\n')
    status = int(json.loads(written[name])['result'] not in ('OK', 'SKIP'))
    return check(name, line, expected, *summary(str(build), '--status', str(status)), piece)


def test_together(build):
    """The programs add up, and --all misses those that did not run."""
    status, _ = run('meson', 'test', '--no-rebuild', '-C', str(build), 'all-pass', 'one-fails', 'plain-good')
    faults = check('together', '4 passed, 1 failed', 1, *summary(str(build), '--status', str(status)))
    faults += check('with --all', f'4 passed, {1 + len(ROWS) - 3} failed', 1,
                    *summary(str(build), '--status', str(status), '--all'), 'FAIL  too-slow: was not run')
    odd = set(list(ROWS)[::2])
    faults += check('with --suite', f'4 passed, {1 + len(odd - {"all-pass", "one-fails", "plain-good"})} failed', 1,
                    *summary(str(build), '--status', str(status), '--all', '--suite', 'odd'), 'FAIL  raises: was not run')
    faults += check('with two suites', f'4 passed, {1 + len(odd - {"all-pass", "one-fails", "plain-good"})} failed', 1,
                    *summary(str(build), '--status', str(status), '--all', '--suite', 'odd', '--suite', 'none'),
                    'FAIL  raises: was not run')
    even = ROWS.keys() - odd - {'all-pass', 'one-fails', 'plain-good'}
    faults += check('with --no-suite', f'4 passed, {1 + len(even)} failed', 1,
                    *summary(str(build), '--status', str(status), '--all', '--no-suite', 'odd'), 'FAIL  late-plan: was not run')
    return faults


def test_traceback(build):
    """Of a case that raised: what it said at last and where in the scenario, and no more."""
    status, _ = run('meson', 'test', '--no-rebuild', '-C', str(build), 'raises')
    lines = summary(str(build), '--status', str(status))[1]
    expected = ['FAIL  raises: 1 /gui/a', '      # harness.Timeout: waited 20 s for x', '      # the second line of it',
                '      # at test_edit.py:7 in undo', '0 passed, 1 failed']
    return [] if lines == expected else [f'{lines}']


def test_figures(build):
    """What a program counted is told when it is asked for, and its other comments are not."""
    run('meson', 'test', '--no-rebuild', '-C', str(build), 'counts')
    status, asked = summary(str(build), '--figures')
    silent = summary(str(build))[1]
    expected = ['figures a: 7', '1 passed, 0 failed']
    faults = [] if (status, asked) == (0, expected) else [f'asked: {status} {asked}']
    return faults + ([] if silent == expected[1:] else [f'not asked: {silent}'])


def test_bad_status(build):
    """Meson's own failure is not hidden by good cases."""
    run('meson', 'test', '--no-rebuild', '-C', str(build), 'all-pass')
    return check('status', '2 passed, 1 failed', 1, *summary(str(build), '--status', '125'), 'ended with status 125')


def test_no_log(build):
    (build / 'meson-logs' / 'testlog.json').unlink()
    return check('no log', '0 passed, 0 failed', 1, *summary(str(build)), 'no test was run')


def main():
    with tempfile.TemporaryDirectory() as folder:
        build = make_project(pathlib.Path(folder), ROWS)
        written = run_rows(build)
        cases = [(f'/summary/{name}', lambda name=name: test_row(build, written, name)) for name in ROWS]
        cases += [('/summary/together', lambda: test_together(build)),
                  ('/summary/traceback', lambda: test_traceback(build)),
                  ('/summary/figures', lambda: test_figures(build)),
                  ('/summary/bad-status', lambda: test_bad_status(build)),
                  ('/summary/no-log', lambda: test_no_log(build))]
        tap.run(cases)


if __name__ == '__main__':
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""Running acies-cli for its tests, which are called with PROGRAM SOURCE-ROOT."""
import atexit
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import locales

built = str(pathlib.Path(sys.argv[1]).resolve())
# Another one may run it, and watch it: ./dev valgrind.
program = os.environ.get('ACIES_TEST_PROGRAM') or built
root = pathlib.Path(sys.argv[2]).resolve()
unpacked = pathlib.Path(built).parents[2] / 'tests'   # what tables were unpacked to
scenarios = root / 'data/rulesets/rome-vs-macedon/scenarios'
pydna = str(scenarios / 'pydna.acies')
elis = str(scenarios / 'elis.acies')
temp = pathlib.Path(tempfile.mkdtemp(prefix='acies-cli-'))
atexit.register(shutil.rmtree, temp, ignore_errors=True)

environment = {name: value for name, value in os.environ.items()
               if name not in ('DISPLAY', 'WAYLAND_DISPLAY', 'LANGUAGE')}
environment |= {'ACIES_DATA_DIR': str(root / 'data'), 'HOME': str(temp)}
environment |= locales.environment(os.environ.get('ACIES_TEST_LOCALE', 'C.UTF-8'), pathlib.Path(built).parents[2])

# For a program that is killed or may not write: ./dev coverage is not to take for a count what it leaves half written.
uncounted = environment | {'GCOV_PREFIX': str(temp / 'counts'), 'GCOV_ERROR_FILE': '/dev/null'}
INPUT_FILE = re.compile('input file')   # it is never written to


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
    words = [word if isinstance(word, bytes) else str(word) for word in words]
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    return Result(words, subprocess.run([program, *words], input=data, stdout=stdout, stderr=subprocess.PIPE,
                                        env=env, timeout=100, check=False))


def strerror(number):
    """What the program calls an error of the system."""
    return locales.strerror(environment, number)


def localized(text):
    """A text whose numbers have a decimal point, as the program prints it for people."""
    return locales.localized(environment, text)


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


def png_width(path):
    return int.from_bytes(path.read_bytes()[16:20], 'big')


def canonical(source):
    """What a file of another format becomes, and the lines of findings in the comment behind that."""
    text, _, findings = source.with_suffix('.canonical').read_text(encoding='utf-8').partition('<!-- findings\n')
    return text, findings.removesuffix('-->\n').splitlines()


def differ_from(lines, listed):
    """Those of these lines of findings, or of those that are expected, that have no counterpart there: a line has the code
    of the finding, and all values of the expected one."""
    found = [re.fullmatch(r'.*?:(?:(\d+): )?(\w+): (.*) \[([\w-]+)(?:, [\w-]+)?\]', line).groups() for line in lines]
    expected = [re.fullmatch(r'(\d+): (\w+) ([\w-]+): (.*)', line).groups() for line in listed]
    pairs = list(zip(found, expected))
    return [pair for pair in pairs if not _is_expected(*pair)] + found[len(pairs):] + expected[len(pairs):]


def _is_expected(found, expected):
    number, severity, sentence, code = found
    return (number or expected[0], severity, code) == expected[:3] and all(value in sentence for value in expected[3].replace('…', '').split())

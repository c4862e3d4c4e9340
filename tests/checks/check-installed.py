#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what is installed: all that the programs and the people who use them need, and nothing else; and that a build
without tests has none.

usage: check-installed.py ROOT BUILDDIR
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

APP_ID = 'io.github.aciesgame.Acies'

# Each file matches one of them, and each of them has a file.
EXPECTED = [
    'bin/acies',
    'bin/acies-cli',
    r'share/acies/rulesets/[\w-]+/(ruleset|rules|theme|computer)\.xml',
    r'share/acies/rulesets/[\w-]+/proofs\.txt',     # read by “acies-cli rules”
    r'share/acies/rulesets/[\w-]+/RULINGS\.md',     # read by players and designers of battles
    r'share/acies/rulesets/[\w-]+/sections\.txt',   # the same: where in the rulebook a statement is
    r'share/acies/rulesets/[\w-]+/art/[\w-]+\.svg',
    r'share/acies/rulesets/[\w-]+/scenarios/[\w-]+\.acies',
    r'share/acies/rulesets/[\w-]+/templates/[\w-]+\.acies',
    r'share/acies/rulesets/[\w-]+/puzzles/[\w-]+\.acies',
    r'share/acies/fonts/[\w-]+\.otf',
    r'share/acies/fonts/OFL\.txt',                  # the licence of the fonts
    r'share/acies/schema/\w+\.rng',                 # read by other programs, which check what they write
    rf'share/applications/{APP_ID}\.desktop',
    rf'share/glib-2\.0/schemas/{APP_ID}\.gschema\.xml',
    rf'share/icons/hicolor/scalable/apps/{APP_ID}\.svg',
    rf'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic\.svg',
    rf'share/licenses/{APP_ID}/COPYING',
    r'share/man/man1/acies\.1',
    r'share/man/man1/acies-cli\.1',
    rf'share/metainfo/{APP_ID}\.metainfo\.xml',
    rf'share/mime/packages/{APP_ID}\.xml',
    r'share/thumbnailers/acies\.thumbnailer',
]
TRANSLATIONS = r'share/locale/\w+/LC_MESSAGES/acies\.mo'   # there may be none


def run(*command, **variables):
    """What a program writes; it has to end well."""
    result = subprocess.run([str(word) for word in command], env={**os.environ, **variables}, text=True, check=False,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        raise AssertionError(f'{command[0]} ended with status {result.returncode}:\n{result.stdout}')
    return result.stdout


def install(build, folder):
    """Installs into a folder, as packagers do; gives the folder that stands for the prefix."""
    run('meson', 'install', '-C', build, '--no-rebuild', '--destdir', folder)
    prefix = next(option['value'] for option in json.loads(run('meson', 'introspect', build, '--buildoptions'))
                  if option['name'] == 'prefix')
    return pathlib.Path(folder, *pathlib.Path(prefix).parts[1:])


def faults_of(names):
    """Of a list of installed files."""
    patterns = EXPECTED + [TRANSLATIONS]
    faults = [f'{name} is installed, and nobody uses it' for name in names
              if not any(re.fullmatch(pattern, name) for pattern in patterns)]
    return faults + [f'nothing like {pattern} is installed' for pattern in EXPECTED
                     if not any(re.fullmatch(pattern, name) for name in names)]


def check_list(prefix):
    return faults_of(sorted(str(path.relative_to(prefix)) for path in prefix.rglob('*') if path.is_file()))


def check_rulesets(root, prefix):
    """All files of a game are installed, except its page for readers of the tree."""
    there, here = prefix / 'share/acies/rulesets', root / 'data/rulesets'
    return [f'{path.relative_to(here)} is not installed' for path in sorted(here.rglob('*'))
            if path.is_file() and path.name != 'README.md' and not (there / path.relative_to(here)).is_file()]


def check_runs(prefix):
    """The program that was installed works with the data that was."""
    said = run(prefix / 'bin/acies-cli', 'list', 'scenarios', ACIES_DATA_DIR=str(prefix / 'share/acies'))
    return [] if 'pydna' in said and 'ticinus' in said else [said]


def check_finds():
    """The list is worth something."""
    good = faults_of(['bin/acies'])
    bad = faults_of(['bin/acies', 'share/acies/schema/README.md', 'bin/acies-test'])
    return [] if [fault.split()[0] for fault in bad if fault not in good] == [
        'share/acies/schema/README.md', 'bin/acies-test'] else bad


def check_without_tests(root):
    with tempfile.TemporaryDirectory() as build:
        run('meson', 'setup', build, root, '-Dtests=false')
        said = json.loads(run('meson', 'introspect', build, '--tests', '--benchmarks', '--targets'))
    faults = [f'there is the test {test["name"]}' for test in said['tests'] + said['benchmarks']]
    return faults + [f'{target["name"]} is built' for target in said['targets']
                     if str(root / 'tests') in target['defined_in']]


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        prefix = install(build, folder)
        tap.run([
            ('/installed/list', lambda: check_list(prefix)),
            ('/installed/rulesets', lambda: check_rulesets(root, prefix)),
            ('/installed/runs', lambda: check_runs(prefix)),
            ('/installed/finds', check_finds),
            ('/installed/without-tests', lambda: check_without_tests(root)),
        ])


if __name__ == '__main__':
    main()

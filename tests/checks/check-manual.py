#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the manual pages describe each option that there is, and no other, and that nothing complains of them;
that README.md of the schemas has each key of the JSON output; and what both programs answer without a display.

usage: check-manual.py ROOT BUILDDIR
"""
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

OPTION = re.compile(r'(?<![\w-])(--?[a-z][a-z-]*)')
VERSION = re.compile(r"version: '([^']+)'")
# Said of libraries, not of us.
FOREIGN = {'--help-all', '--help-gapplication'}
# A key that is written: its name after the object, or after the hex that such an object is of. The things of “list” have
# more than the page tells.
KEY = re.compile(r'\b(?:\w+_)?(?:set_\w+ \((?!thing\b)\w+|new_place \(\w+), "([a-z-]+)"')
MOST_LINES = 600
SECTIONS = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'NAMES', 'EXIT STATUS', 'ENVIRONMENT', 'FILES', 'EXAMPLES', 'SEE ALSO']


def run(*command):
    """There is no display."""
    environment = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    return subprocess.run([str(word) for word in command], env=environment, text=True, check=False,
                          stdin=subprocess.DEVNULL, capture_output=True)


def said(*command):
    """What is printed; nothing is complained of, and no display is asked for."""
    result = run(*command)
    if result.returncode or result.stderr:
        raise AssertionError(f'{command} ended with status {result.returncode}: {result.stderr}')
    return result.stdout


def options_of_help(text):
    """Those that begin a line: “  -o, --output=OUT   …”."""
    lines = re.findall(r'^  +(-[^ ].*?)(?:   |$)', text, re.MULTILINE)
    return {option for line in lines for option in OPTION.findall(line)} - FOREIGN


def options_of_page(page):
    """Those that head a paragraph of the section OPTIONS."""
    section = re.search(r'^\.SH OPTIONS\n(.*?)^\.SH', page.read_text(encoding='utf-8'), re.MULTILINE | re.DOTALL)[1]
    heads = re.findall(r'^\.TP\n(.*)$', section, re.MULTILINE)
    return {option for head in heads for option in OPTION.findall(re.sub(r'\\f.|"', '', head.replace('\\-', '-')))}


def differences(helped, told):
    return [f'--help has {name}, the page not' for name in sorted(helped - told)] + \
        [f'the page has {name}, --help not' for name in sorted(told - helped)]


def check_window(page, program):
    return differences(options_of_help(said(program, '--help')), options_of_page(page))


def verbs_of(program):
    return re.findall(r'^  ([a-z]+) +', said(program, '--help').split('Commands:')[1], re.MULTILINE)


def check_command_line(page, program):
    helped = {'-h', '--help', '--version'}
    for verb in verbs_of(program):
        helped |= options_of_help(said(program, verb, '--help'))
    return differences(helped, options_of_page(page))


def check_verbs(page, program):
    text = page.read_text(encoding='utf-8')
    told = set(re.findall(r'^\.SY acies-cli\n\.B[IR] "([a-z]+)\b', text, re.MULTILINE))
    described = {verb for verb in verbs_of(program) if re.search(rf'^\.TP\n\.B\w* {verb}\b', text, re.MULTILINE)}
    return differences(set(verbs_of(program)), told) + differences(set(verbs_of(program)), described)


def faults_of_manual(text):
    """It is short, and has all sections in their order."""
    sections = re.findall(r'^\.SH (.*)$', text, re.MULTILINE)
    return ([f'the page has {text.count(chr(10))} lines, the limit is {MOST_LINES}'] if text.count('\n') > MOST_LINES else []) + \
        ([] if sections == SECTIONS else [f'the sections are {sections}'])


def faults_of_keys(sources, readme):
    """Each key that the sources write is in a table of the part on JSON."""
    part = readme.partition('\n## JSON output')[2]
    written = {key for source in sources for key in KEY.findall(source)}
    described = set(re.findall(r'`([a-z-]+)`', ''.join(re.findall(r'^\|.*$', part, re.MULTILINE))))
    return [f'no table has the key {key}' for key in sorted(written - described)] + ([] if written else ['no key is written'])


def check_keys(root):
    sources = [path.read_text(encoding='utf-8') for path in sorted((root / 'src/cli').glob('*.c'))]
    return faults_of_keys(sources, (root / 'data/schema/README.md').read_text(encoding='utf-8'))


def check_page(page, version):
    """Nothing to complain of for the program that sets it."""
    result = subprocess.run(['groff', '-man', '-ww', '-Tutf8', '-z', str(page)], text=True, check=False, capture_output=True)
    faults = (result.stdout + result.stderr).splitlines()
    head = re.search(r'^\.TH .*"Acies (\S+)"', page.read_text(encoding='utf-8'), re.MULTILINE)[1]
    return faults + ([] if head == version else [f'it is of version {head}'])


def check_versions(window, command_line, version):
    return [f'{program.name}: {found!r}' for program, found, expected in (
        (window, said(window, '--version'), f'Acies {version}\n'),
        (command_line, said(command_line, '--version'), f'acies-cli {version}\n')) if found != expected]


def check_wrong_calls(window, command_line):
    """Status 2 and a sentence; the command line may add where to read on."""
    calls = [[window, *words] for words in (['--foo'], ['-x'], ['--foo', 'nowhere.acies'], ['nowhere.acies', '--foo'], ['--foo', '--version'])]
    calls += [[command_line, *words] for words in (
        [], ['--foo'], ['-x'], ['nothing'], *([verb, '--foo'] for verb in verbs_of(command_line)), ['render', '--width'], ['validate'])]
    results = [(call[1:], call[0], run(*call)) for call in calls]
    return [f'{program.name} {words}: status {result.returncode}, {result.stdout!r}, {result.stderr!r}' for words, program, result in results
            if result.returncode != 2 or result.stdout or not 1 <= len(result.stderr.splitlines()) <= (1 if program == window else 2)]


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    version = VERSION.search((root / 'meson.build').read_text())[1]
    window, command_line = build / 'src/app/acies', build / 'src/cli/acies-cli'
    pages = [root / 'data' / 'acies.1', root / 'data' / 'acies-cli.1']
    tap.run([
        ('/manual/versions', lambda: check_versions(window, command_line, version)),
        ('/manual/wrong-calls', lambda: check_wrong_calls(window, command_line)),
        ('/manual/acies/options', lambda: check_window(pages[0], window)),
        ('/manual/acies-cli/options', lambda: check_command_line(pages[1], command_line)),
        ('/manual/acies-cli/verbs', lambda: check_verbs(pages[1], command_line)),
        ('/manual/acies-cli/sections', lambda: faults_of_manual(pages[1].read_text(encoding='utf-8'))),
        ('/manual/json-keys', lambda: check_keys(root)),
        *((f'/manual/{page.stem}/page', lambda page=page: check_page(page, version)) for page in pages),
    ])


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the manual page tells all that acies-cli can do, and no more: check-man.py ROOT ACIES-CLI

What it can do is asked of the program itself (--help), and of the table of commands in the source.
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / 'support'))
import tap  # noqa: E402

root, cli = pathlib.Path(sys.argv[1]), sys.argv[2]
source = (root / 'data' / 'acies-cli.1').read_text()
page = source.replace('\\-', '-')


def section(title):
    return re.search(rf'^\.SH {title}$(.*?)(?=^\.SH|\Z)', page, re.MULTILINE | re.DOTALL)[1]


def help_of(*words):
    result = subprocess.run([cli, *words, '--help'], text=True, check=True, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE)
    return result.stdout


def told(title):
    """The words that stand as headings in a section: one after each .TP."""
    return set(re.findall(r'^\.TP\n\.BI?R? ([\w-]+)', section(title), re.MULTILINE))


def verbs():
    return set(re.findall(r'^  ([a-z]+)   ', help_of(), re.MULTILINE))


def differences(what, can, tells):
    return ([f'{what} {name} is not in the manual' for name in sorted(can - tells)] +
            [f'{what} {name} is in the manual and nowhere else' for name in sorted(tells - can)])


def check_verbs():
    return differences('the verb', verbs(), told('VERBS'))


def check_options():
    """Options of each verb, in its synopsis and in the list."""
    faults = []
    everything = {'--help', '--version'}
    for verb in sorted(verbs()):
        options = set(re.findall(r'(--[a-z]+)', help_of(verb).split('Options:')[1].split('\n\n')[0])) - {'--help'}
        everything |= options
        synopsis = re.search(rf'^\.B {verb}$(.*?)^\.YS', section('SYNOPSIS'), re.MULTILINE | re.DOTALL)[1]
        shown = set(re.findall(r'(--[a-z]+)', synopsis.replace('-o\n', '--output\n')))
        faults += differences(f'the option of {verb}', options, shown)
    return faults + differences('the option', everything, set(re.findall(r'(--[a-z]+)', section('OPTIONS'))))


def check_commands():
    table = (root / 'src' / 'engine' / 'command-text.c').read_text()
    names = re.findall(r'\[ACIES_COMMAND_\w+\]\s*= \{ "([a-z-]+)"', table)
    return differences('the command', set(names[names.index('start'):]), told('COMMANDS OF A GAME'))


tap.run([('/man/verbs', check_verbs), ('/man/options', check_options), ('/man/commands', check_commands)])

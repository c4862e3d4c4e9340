#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the tables of kinds of finding name each code that is used, and no other: check-findings.py ROOT

A code is the first word with a hyphen in quotes behind a call that adds a
finding. The tables are the arrays of AciesFindingKind.
"""
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

# Functions that are given a code. Whoever writes another one adds its name.
ADDING = re.compile(r'\b(?:acies_findings_(?:add(?:_valist|_about)?)|acies_reader_(?:fault|find)|say|read_id|acies_tmx_say|tell_of|append|take_card|find_at) \(')
# Its next word is the name of an attribute.
REFUSING = re.compile(r'\bacies_reader_refuse \([^"]*"([a-z-]+)"')
CODE = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')
TABLE = re.compile(r'\bAciesFindingKind \w+\[\] = \{(.*?)^\};', re.S | re.M)
ROW = re.compile(r'\{ "([a-z-]+)", (ACIES_SEVERITY_\w+), (TRUE|FALSE), N_ \("([^"]+)"\)(?:, ACIES_ABOUT_\w+)? \}')


def call(text, start):
    """The arguments of a call up to its texts for people: from its bracket to the one that closes it."""
    depth = 1
    for end in range(start, len(text)):
        depth += (text[end] == '(') - (text[end] == ')')
        if depth == 0:
            return text[start:end].split('_ (')[0]
    return ''


def sources(root):
    return {path: path.read_text(encoding='utf-8') for path in sorted((root / 'src').rglob('*.c'))}


def used(texts):
    """Each code with the files it is used in; a call may choose between two."""
    codes = collections.defaultdict(set)
    for path, text in texts.items():
        for code in REFUSING.findall(text):
            codes[code].add(path.name)
        for match in ADDING.finditer(text):
            for code in CODE.findall(call(text, match.end())):
                codes[code].add(path.name)
    return codes


def rows(texts):
    return [row for text in texts.values() for table in TABLE.findall(text) for row in ROW.findall(table)]


def main():
    texts = sources(pathlib.Path(sys.argv[1]))
    codes = used(texts)
    kinds = rows(texts)
    names = [row[0] for row in kinds]

    tap.run([
        ('each-code-is-in-a-table', lambda: [f'{code} of {", ".join(sorted(codes[code]))} is in no table of kinds'
                                             for code in sorted(codes) if code not in names]),
        ('each-kind-is-used', lambda: [f'{name} is in a table and nothing reports it'
                                       for name in names if name not in codes]),
        ('each-code-has-one-kind', lambda: [f'{name} is there twice' for name in sorted(set(names)) if names.count(name) > 1]),
    ])


if __name__ == '__main__':
    main()

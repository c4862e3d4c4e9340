#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that po/POTFILES.in names each file with texts for people, and no other: check-potfiles.py ROOT [--write]

With --write the list is brought up to date instead.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

OWN = ('data/rulesets/', 'src/', 'ui/')   # where files are found, not only listed

MARKED = {
    '.c': re.compile(r'\b(?:N?_|g_dgettext|g_dngettext|ngettext|C_|NC_|g_dpgettext2|acies_agree|acies_agree_unit|acies_refuse_unit) \('),
    '.ui': re.compile(r'translatable="(?:yes|true|1)"'),
}


def listed(root):
    lines = (root / 'po' / 'POTFILES.in').read_text().splitlines()
    return [line for line in lines if line and not line.startswith('#')]


def data(root):
    """Rulesets, and the battles and templates beside them: po/its says what in them is read by people."""
    return [str(path.relative_to(root)) for pattern in ('*/ruleset.xml', '*/scenarios/*.acies', '*/templates/*.acies',
            '*/puzzles/*.acies')
            for path in sorted((root / 'data/rulesets').glob(pattern))]


def with_texts(root):
    """Files below src/ and ui/ in which a text is marked, and data of games."""
    return data(root) + [str(path.relative_to(root)) for top in ('src', 'ui') for path in sorted((root / top).rglob('*'))
            if path.suffix in MARKED and MARKED[path.suffix].search(path.read_text(encoding='utf-8'))]


def missing(root):
    known = listed(root)
    return [f'{name} has texts and is not listed: tests/checks/check-potfiles.py . --write'
            for name in with_texts(root) if name not in known]


def gone(root):
    return [f'{name} is listed and is not there' for name in listed(root) if not (root / name).is_file()]


def unmarked(root):
    names = [name for name in listed(root) if name.startswith(OWN)]
    marked = with_texts(root)
    return [f'{name} is listed and has no text' for name in names if name not in marked]


def in_order(root):
    names = listed(root)
    return [] if names == sorted(set(names)) else ['the list is not sorted, or names a file twice']


def write(root):
    path = root / 'po' / 'POTFILES.in'
    comments = [line for line in path.read_text().splitlines() if line.startswith('#')]
    others = [name for name in listed(root) if not name.startswith(OWN)]
    path.write_text('\n'.join(comments + sorted(set(others + with_texts(root)))) + '\n')


def main():
    root = pathlib.Path(sys.argv[1])
    if '--write' in sys.argv[2:]:
        write(root)
        return
    tap.run([(f'/potfiles/{check.__name__.replace("_", "-")}', lambda check=check: check(root))
             for check in (missing, gone, unmarked, in_order)])


if __name__ == '__main__':
    main()

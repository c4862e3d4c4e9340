#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a file stays one subject, a function about a screen, a folder small enough to survey, and a page for people short.

usage: check-sizes.py ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

FILE_LIMIT = {'.c': 900, '.h': 300}
FUNCTION_LIMIT = 80
# A switch with a few lines for each kind is easier to read in one place than in pieces.
SWITCH_LIMIT = 150
FOLDER_LIMIT = 60
# Words of the pages that people read first.
PAGE_LIMITS = {'README.md': 600, 'CONTRIBUTING.md': 1200, 'src/README.md': 1300, 'tests/README.md': 1000, 'src/ai/README.md': 1000,
               'src/rulesets/README.md': 1000}
NEWS_LIMIT = 25 # lines of a release
COUNTED = ('.c', '.h', '.py')
TOPS = ('src', 'tests')

NAME = re.compile(r'(\w+) \(')


def functions(lines):
    """Yields (name, first line, number of lines between the braces, whether it switches).

    In our style a body stands between a `{` and a `}` alone in column 0; types and tables do not.
    """
    name, start = None, None
    for number, line in enumerate(lines, 1):
        found = NAME.match(line)
        if start is None and found:
            name = found[1]
        if line == '{':
            start = number
        elif line.startswith('}'):
            if line == '}' and start is not None and name:
                body = lines[start:number - 1]
                yield name, start, len(body), any('switch (' in text for text in body)
            name, start = None, None


def measure(path):
    """Faults of one file, as sentences without the file's name."""
    lines = path.read_text(encoding='utf-8').splitlines()
    faults = []
    limit = FILE_LIMIT[path.suffix]
    if len(lines) > limit:
        faults.append(f'{len(lines)} lines, the limit is {limit}')
    for name, start, length, switches in functions(lines):
        limit = SWITCH_LIMIT if switches else FUNCTION_LIMIT
        if length > limit:
            faults.append(f'{start}: {name} has {length} lines, the limit is {limit}')
    return faults


def source_folders(root):
    """Each folder that holds code."""
    return sorted({path.parent for top in TOPS for path in (root / top).rglob('*') if path.suffix in COUNTED})


def faults_of_folder(root, folder):
    """Faults of the files that stand in the folder itself."""
    n = sum(path.suffix in COUNTED for path in folder.iterdir())
    name = str(folder.relative_to(root))
    faults = [f'{name}: {n} files, the limit is {FOLDER_LIMIT}'] if n > FOLDER_LIMIT else []
    for path in sorted(folder.iterdir()):
        if path.suffix not in FILE_LIMIT:
            continue
        faults += [f'{path.relative_to(root)}: {text}' for text in measure(path)]
    return faults


def faults_of_pages(root):
    """Pages that are too long, and releases in NEWS.md with too many lines."""
    faults = []
    for name, limit in PAGE_LIMITS.items():
        words = len((root / name).read_text(encoding='utf-8').split())
        if words > limit:
            faults.append(f'{name}: {words} words, the limit is {limit}')
    for release in (root / 'NEWS.md').read_text(encoding='utf-8').split('\n## ')[1:]:
        n = len(re.findall(r'^- ', release, re.MULTILINE))
        if n > NEWS_LIMIT:
            faults.append(f'NEWS.md: {release.splitlines()[0]} has {n} lines, the limit is {NEWS_LIMIT}')
    return faults


def main():
    root = pathlib.Path(sys.argv[1])
    tap.run([(f'/sizes/{folder.relative_to(root)}', lambda folder=folder: faults_of_folder(root, folder))
             for folder in source_folders(root)] + [('/sizes/pages', lambda: faults_of_pages(root))])


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a file stays one subject, a function about a screen, a folder small enough to survey, and a page for people short.

shape-reasons.txt says why a header, a short file or a hook exists that the rule of shape would not have: NAME, a colon, REASON.

usage: check-sizes.py ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

FILE_LIMIT = {'.c': 900, '.h': 400}
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

REASONS = 'tests/checks/shape-reasons.txt'
# The rooms that the rule of shape has reached.
SHAPED = ('engine', 'rulesets', 'formats', 'ai', 'simulate', 'session', 'render', 'report', 'cli')
SHORT_FILE = 60

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


def sources(root):
    """All files of C, and their texts."""
    return {str(path.relative_to(root)): path.read_text(encoding='utf-8')
            for top in TOPS for path in sorted((root / top).rglob('*')) if path.suffix in FILE_LIMIT}


def lone_headers(texts):
    """Headers that no two files need, beside the file of their own name."""
    users = {}
    for name, text in texts.items():
        for included in re.findall(r'^#include "(.*)"', text, re.MULTILINE):
            if name != f'src/{included[:-2]}.c':
                users.setdefault(f'src/{included}', set()).add(name)
    return {name: 'a header that one file uses' for name in texts if name.endswith('.h') and len(users.get(name, ())) < 2}


def short_files(texts):
    return {name: f'a file of {text.count(chr(10))} lines' for name, text in texts.items() if text.count('\n') < SHORT_FILE}


def lone_hooks(texts):
    """Fields of a table of procedures that one game sets."""
    games = ''.join(text for name, text in texts.items() if name.startswith('src/rulesets/'))
    found = {}
    for text in texts.values():
        for fields, table in re.findall(r'\{\n([^{}]*)\} (Acies\w*Procs);', text) + [
                (fields, table) for table, fields in re.findall(r'struct _(Acies\w*Procs)\n\{\n([^{}]*)\};', text)]:
            fields = re.sub(r'/\*.*?\*/', '', fields, flags=re.DOTALL)
            for field in re.findall(r'\(\*(\w+)\)|(\w+)(?:\[\w+\])?;', re.sub(r'\)\s*\([^()]*\);', ')', fields)):
                name = field[0] or field[1]
                if len(re.findall(rf'\.{name} +=', games)) < 2:
                    found[f'{table}.{name}'] = 'a hook that one game sets'
    return found


def reasons(root):
    lines = (root / REASONS).read_text(encoding='utf-8').splitlines()
    return dict(line.split(': ', 1) for line in lines if line and not line.startswith('#'))


def faults_of_shape(root):
    """What needs a reason and has none, and reasons that nothing needs any more."""
    texts = sources(root)
    shaped = {name: text for name, text in texts.items() if name.split('/')[1] in SHAPED and name.startswith('src/')}
    found = {name: what for name, what in lone_headers(texts).items() if name in shaped} | short_files(shaped) | lone_hooks(shaped)
    known = reasons(root)
    return [f'{name}: {what}; say why in {REASONS}' for name, what in sorted(found.items()) if name not in known] + [
        f'{name} needs no reason any more: remove it from {REASONS}' for name in sorted(known.keys() - found.keys())]


def main():
    root = pathlib.Path(sys.argv[1])
    tap.run([(f'/sizes/{folder.relative_to(root)}', lambda folder=folder: faults_of_folder(root, folder))
             for folder in source_folders(root)] + [
                 ('/sizes/pages', lambda: faults_of_pages(root)), ('/sizes/shape', lambda: faults_of_shape(root))])


if __name__ == '__main__':
    main()

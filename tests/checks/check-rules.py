#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows every statement of a rulebook into the code and into a case that was played.

usage: check-rules.py ROOT TEST-RULES [--write]

A binding statement of data/rulesets/ID/rules.xml is named where it is enforced
(src/rulesets/, ruleset.xml or a scenario) and has a case in
tests/rules/ID/*.rules; a worked example has a case. What counts is that the case ran and passed, so this
runs the program TEST-RULES and reads what it reports. No statement is left out.

What has “rulebook” for its source, a statement or a value, is in a section of the rulebook: data/rulesets/ID/sections.txt
lists these, each with what it states. A source can name lines of the rulebook instead; then these are in a section.

A book in which one statement has a <plain> for players has it and an <example> for each that they meet.

What was found stands in data/rulesets/ID/proofs.txt, for the program to show:
the id of a statement on a line, then its code and its cases. The check fails
when that file is out of date; --write brings it up to date instead.
"""
import collections
import os
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

CODE = ('src/rulesets/**/*.c', 'data/rulesets/{ruleset}/ruleset.xml', 'data/rulesets/{ruleset}/scenarios/*.acies')
# Where an id may stand at all: everywhere we write.
NAMED = ('src/**/*.[ch]', 'src/**/*.md', 'tests/**/*.[ch]', 'tests/**/*.py', 'tests/**/*.rules', 'data/**/*.xml',
         'data/**/*.md', 'data/**/*.acies')
# The tests of the readers name statements that no book has, to see them refused.
WITH_FAULTS = 'tests/formats/**/test-*'
HEAD = """# SPDX-License-Identifier: GPL-3.0-or-later
# The code that enforces each binding statement of rules.xml, and the cases that prove it.
# Written by tests/checks/check-rules.py --write.
"""
REPORT = re.compile(r'(ok|not ok) \d+ /rules/([^/]+)/([^/\s]+)/(\S+)(.*)')
HEADING = re.compile(r'([^/\s]+)/(\S+)')

SECTION = re.compile(r'(\S.*?)(?:, lines (\d+)-(\d+))?$')
LINES = re.compile(r'rulebook lines? ([\d, -]*\d)')

Book = collections.namedtuple('Book', 'ruleset pattern binding proven all order')
Report = collections.namedtuple('Report', 'whole passed failed')


def books(root):
    """The rulebooks of the tree, each with the shape of its ids."""
    for path in sorted(root.glob('data/rulesets/*/rules.xml')):
        rules = {rule.get('id'): rule.get('status') for rule in ET.parse(path).getroot() if rule.get('id')}
        prefix = next(iter(rules)).split('-')[0]
        binding = {name for name, status in rules.items() if status == 'binding'}
        proven = {name for name, status in rules.items() if status != 'flavour'}
        yield Book(path.parent.name, re.compile(rf'\b{prefix}-[A-Z]\d+\b'), binding, proven, set(rules), list(rules))


def by_number(name):
    """Sorts K9 before K10."""
    return re.sub(r'\d+', lambda number: number[0].zfill(4), name)


def in_order(names):
    return sorted(names, key=by_number)


def ids_in(root, book, globs):
    """The ids named, each with the files that name them."""
    found = collections.defaultdict(set)
    for path in {path for glob in globs for path in root.glob(glob)} - set(root.glob(WITH_FAULTS)):
        for name in book.pattern.findall(path.read_text(encoding='utf-8')):
            found[name].add(str(path.relative_to(root)))
    return found


def read_report(text, status):
    """What a run of the cases came to: (ruleset, id, case) of each."""
    passed, failed = set(), set()
    for line in text.splitlines():
        found = REPORT.fullmatch(line)
        if found:
            good = found[1] == 'ok' and not re.search(r'# *(skip|todo)', found[5], re.IGNORECASE)
            (passed if good else failed).add((found[2], found[3], found[4]))
    plan = re.search(r'^1\.\.(\d+)', text, re.MULTILINE)
    whole = plan is not None and int(plan[1]) == len(passed) + len(failed) and status in (0, 1)
    return Report(whole, passed, failed)


def tested(report, book):
    return {name for ruleset, name, _ in report.passed if ruleset == book.ruleset}


def code_of(root, book):
    return ids_in(root, book, [glob.format(ruleset=book.ruleset) for glob in CODE])


def faults_of_code(root, book):
    return [f'{name} is enforced nowhere' for name in in_order(book.binding - set(code_of(root, book)))]


def faults_of_tests(root, book, report):
    return [f'{name} has no case that passed' for name in in_order(book.proven - tested(report, book))]


def faults_of_ids(root, book):
    return [f'{path}: the book has no {name}' for name, paths in sorted(ids_in(root, book, NAMED).items())
            for path in sorted(paths) if name not in book.all]


def headings(text):
    """The name of each case of a file: where rows of words follow a heading, one for each of them."""
    for heading, *lines in (part.splitlines() for part in re.split('^== ', text, flags=re.MULTILINE)[1:]):
        for row in [line.split() for line in lines if line.startswith('with ')] or [[]]:
            yield re.sub(r'\$(\d)', lambda match, row=row: row[int(match[1])], heading)


def faults_of_run(root, book, report):
    """A case that is written but was not played shows here, and so does one about no statement."""
    written = set()
    for path in sorted((root / 'tests/rules' / book.ruleset).glob('*.rules')):
        found = map(HEADING.fullmatch, headings(path.read_text(encoding='utf-8')))
        written |= {(book.ruleset, *heading.groups()) for heading in found if heading}
    faults = [] if report.whole else ['the cases did not all run']
    faults += [f'{name}/{case} did not run' for _, name, case in sorted(written - report.passed - report.failed)]
    faults += [f'{name}/{case} failed' for ruleset, name, case in sorted(report.failed) if ruleset == book.ruleset]
    faults += [f'{name}/{case} is about no statement' for _, name, case in sorted(written) if name not in book.all]
    return faults


def proofs(root, book, report):
    """The text of proofs.txt, in the order of the book."""
    code = code_of(root, book)
    cases = collections.defaultdict(list)
    for ruleset, name, case in sorted(report.passed):
        if ruleset == book.ruleset:
            cases[name].append(f'/rules/{ruleset}/{name}/{case}')
    lines = []
    for name in book.order:
        if name in book.proven:
            lines += [name, *(f'  code {path}' for path in sorted(code[name])), *(f'  test {path}' for path in cases[name])]
    return HEAD + ''.join(f'{line}\n' for line in lines)


def read_sections(text):
    """What each section of the rulebook states, and the lines it has there, by its title."""
    stated, lines, title = {}, {}, None
    for line in text.splitlines():
        if line.startswith('  '):
            stated[title] += line.split()
        elif line and line[0] != '#':
            title, first, last = SECTION.fullmatch(line).groups()
            stated[title] = []
            lines[title] = range(int(first), int(last) + 1) if first else range(0)
    return stated, lines


def from_rulebook(folder):
    """(name, lines) of all that has the rulebook for its source; the lines it names there, if any."""
    for rule in ET.parse(folder / 'rules.xml').getroot():
        source = rule.get('source', '')
        if re.search(r'\brulebook\b', source):
            named = [part.split('-') for found in LINES.findall(source) for part in found.split(', ')]
            yield rule.get('id'), [number for part in named for number in range(int(part[0]), int(part[-1]) + 1)]
    for one in ET.parse(folder / 'ruleset.xml').getroot().iter():
        if one.get('source') == 'rulebook':
            yield (f'attribute:{one.get("attribute")}' if one.get('attribute') else f'number:{one.get("id")}'), []


def faults_of_sections(root, book):
    """What is said to come from the rulebook is in a section of it, and all that a section states is from there."""
    folder = root / 'data/rulesets' / book.ruleset
    path = folder / 'sections.txt'
    stated, lines = read_sections(path.read_text(encoding='utf-8') if path.exists() else '')
    listed = collections.Counter(name for names in stated.values() for name in names)
    sources = dict(from_rulebook(folder))
    faults = [f'{name}: no section of the rulebook has line {line}' for name, numbers in sources.items()
              for line in numbers if not any(line in one for one in lines.values())]
    faults += [f'{name} has the rulebook for its source, and no section states it'
               for name, numbers in sources.items() if not numbers and name not in listed]
    faults += [f'{name} is stated by a section, and the rulebook is not its source' for name in listed if name not in sources]
    return faults + [f'{name} is listed twice' for name, n in listed.items() if n > 1]


def met_by_players(root, book):
    """The statements that players meet: those that refusals and log entries name, that things of the ruleset name, or a lesson."""
    quoted = re.compile(rf'"({book.pattern.pattern})"')
    named = {name for path in root.glob('src/rulesets/**/*.c') for name in quoted.findall(path.read_text(encoding='utf-8'))}
    folder = root / 'data/rulesets' / book.ruleset
    named |= {one.get('rule') for one in ET.parse(folder / 'ruleset.xml').getroot().iter() if one.get('rule')}
    for path in folder.glob('*/*.acies'):
        for lesson in ET.parse(path).getroot().iterfind('{*}lesson'):
            named |= set(book.pattern.findall(ET.tostring(lesson, encoding='unicode')))
    return named & book.all


def faults_of_texts(root, book):
    """A book that explains one statement to players explains all that they meet, each with an example."""
    rules = list(ET.parse(root / 'data/rulesets' / book.ruleset / 'rules.xml').getroot().iterfind('{*}rule'))
    has = {rule.get('id'): {child.tag.rpartition('}')[2] for child in rule} for rule in rules}
    if not any('plain' in found for found in has.values()):
        return []
    return [f'{name} has no <{wanted}>' for name in in_order(met_by_players(root, book)) for wanted in ('plain', 'example')
            if wanted not in has[name]]


def proofs_path(root, book):
    return root / 'data/rulesets' / book.ruleset / 'proofs.txt'


def faults_of_proofs(root, book, report):
    """Cases that did not all pass prove nothing; that they did not is told elsewhere."""
    path = proofs_path(root, book)
    if not report.whole or report.failed:
        return []
    if path.exists() and path.read_text(encoding='utf-8') == proofs(root, book, report):
        return []
    return [f'{path.relative_to(root)} is out of date: tests/checks/check-rules.py . build/tests/test-rules --write']


def write_proofs(root, report):
    if not report.whole or report.failed:
        sys.exit('check-rules.py: not all cases ran and passed; run the test “test-rules”')
    for book in books(root):
        proofs_path(root, book).write_text(proofs(root, book, report), encoding='utf-8')


def tell_counts(root, book, report):
    done = tested(report, book) & book.proven
    cases = sum(ruleset == book.ruleset for ruleset, _, _ in report.passed)
    tap.comment(f'{book.ruleset}: {len(book.proven)} statements that bind or are worked, {len(done)} of them with {cases} cases')
    return []


def checks(root, report):
    """(name, function) of every check, for tap.run()."""
    cases = []
    for book in books(root):
        cases += [
            (f'/trace/{book.ruleset}/run', lambda book=book: faults_of_run(root, book, report)),
            (f'/trace/{book.ruleset}/code', lambda book=book: faults_of_code(root, book)),
            (f'/trace/{book.ruleset}/tests', lambda book=book: faults_of_tests(root, book, report)),
            (f'/trace/{book.ruleset}/ids', lambda book=book: faults_of_ids(root, book)),
            (f'/trace/{book.ruleset}/sections', lambda book=book: faults_of_sections(root, book)),
            (f'/trace/{book.ruleset}/texts', lambda book=book: faults_of_texts(root, book)),
            (f'/trace/{book.ruleset}/proofs', lambda book=book: faults_of_proofs(root, book, report)),
            (f'/trace/{book.ruleset}/counts', lambda book=book: tell_counts(root, book, report)),
        ]
    return cases


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    environment = {**os.environ, 'ACIES_DATA_DIR': str(root / 'data'), 'G_TEST_SRCDIR': str(root / 'tests')}
    run = subprocess.run([sys.argv[2], '--tap'], stdout=subprocess.PIPE, text=True, check=False, env=environment)
    report = read_report(run.stdout, run.returncode)
    if '--write' in sys.argv[3:]:
        write_proofs(root, report)
    else:
        tap.run(checks(root, report))


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that check-rules finds what it is there to find.

Each row changes one thing in a small tree whose book has three statements that
bind, one that does not, and a worked example.
"""
import pathlib
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

rules = tap.load(here / 'check-rules.py')

BOOK = 'data/rulesets/toy/rules.xml'
DATA = 'data/rulesets/toy/ruleset.xml'
CODE = 'src/rulesets/toy.c'
CASES = 'tests/rules/toy/move.rules'
PROOFS = 'data/rulesets/toy/proofs.txt'
SECTIONS = 'data/rulesets/toy/sections.txt'

CLEAN = {
    BOOK: '<rules><rule id="TOY-R1" source="rulebook" status="binding"/><rule id="TOY-R2" source="ruling; rulebook lines 3-4, 9" status="binding"/>'
          '<rule id="TOY-R10" status="binding"/><rule id="TOY-A1" status="flavour"/>'
          '<rule id="TOY-T1" status="worked"/></rules>',
    DATA: '<ruleset><card rule="TOY-R2"/><number id="most" source="rulebook"/><value attribute="march" source="rulebook"/></ruleset>',
    SECTIONS: '# Sections\n\nMoves\n  TOY-R1 number:most\n  attribute:march\n\nEnd, lines 3-9\n',
    CODE: '/* TOY-R1, TOY-R10 */\n',
    CASES: '== TOY-R1/one\nmove A1 A2\n\n== TOY-R1/two\n== TOY-R2/three\n== TOY-R10/four\n== TOY-T1/five\n',
    PROOFS: f'{rules.HEAD}TOY-R1\n  code {CODE}\n  test /rules/toy/TOY-R1/one\n  test /rules/toy/TOY-R1/two\n'
            f'TOY-R2\n  code {DATA}\n  test /rules/toy/TOY-R2/three\n'
            f'TOY-R10\n  code {CODE}\n  test /rules/toy/TOY-R10/four\n'
            f'TOY-T1\n  test /rules/toy/TOY-T1/five\n',
}
OUTPUT = ('1..5\nok 1 /rules/toy/TOY-R1/one\nok 2 /rules/toy/TOY-R1/two\nok 3 /rules/toy/TOY-R2/three\n'
          'ok 4 /rules/toy/TOY-R10/four\nok 5 /rules/toy/TOY-T1/five\n')

OLD = f'{PROOFS} is out of date'

# case: (file, its other text or None for no such file; a report or None for the good one; all findings)
ROWS = {
    'no-code': (CODE, '/* TOY-R10 */', None, ['TOY-R1 is enforced nowhere', OLD]),
    'no-code-in-the-data': (DATA, CLEAN[DATA].replace(' rule="TOY-R2"', ''), None, ['TOY-R2 is enforced nowhere', OLD]),
    'no-sections': (SECTIONS, None, None, [f'{name} has the rulebook for its source, and no section' for name in ('TOY-R1', 'number:most', 'attribute:march')] +
                    [f'TOY-R2: no section of the rulebook has line {line}' for line in (3, 4, 9)]),
    'statement-without-a-section': (SECTIONS, CLEAN[SECTIONS].replace('TOY-R1 ', ''), None, ['TOY-R1 has the rulebook for its source, and no section']),
    'value-without-a-section': (SECTIONS, CLEAN[SECTIONS].replace('attribute:march', ''), None, ['attribute:march has the rulebook for its source']),
    'line-outside-of-all-sections': (SECTIONS, CLEAN[SECTIONS].replace('3-9', '3-8'), None, ['TOY-R2: no section of the rulebook has line 9']),
    'section-that-states-a-ruling': (SECTIONS, CLEAN[SECTIONS].replace('TOY-R1', 'TOY-R1 TOY-R10'), None, ['TOY-R10 is stated by a section, and']),
    'in-two-sections': (SECTIONS, CLEAN[SECTIONS] + '  TOY-R1\n', None, ['TOY-R1 is listed twice']),
    'code-in-another-folder': ('src/engine/toy.c', '/* TOY-R10 */', None, []),
    'code-in-a-scenario': ('data/rulesets/toy/scenarios/a.acies', '<scenario><!-- TOY-R2 --></scenario>', None, [OLD]),
    'no-case': (CASES, CLEAN[CASES].replace('== TOY-R10/four\n', ''), (OUTPUT.replace('1..5', '1..4').replace('ok 4 /rules/toy/TOY-R10/four\n', ''), 0),
                ['TOY-R10 has no case that passed', OLD]),
    'worked-without-a-case': (CASES, CLEAN[CASES].replace('== TOY-T1/five\n', ''), (OUTPUT.replace('1..5', '1..4').rsplit('ok 5', 1)[0], 0),
                              ['TOY-T1 has no case that passed', OLD]),
    'proofs-missing': (PROOFS, None, None, [OLD]),
    'proofs-of-another-case': (PROOFS, CLEAN[PROOFS].replace('TOY-R1/two', 'TOY-R1/too'), None, [OLD]),
    'unknown-in-code': (CODE, '/* TOY-R1 TOY-R3 TOY-R10 */\n', None, [f'{CODE}: the book has no TOY-R3']),
    'unknown-in-data': (DATA, CLEAN[DATA].replace('<card', '<card rule="TOY-K1"/><card', 1), None, [f'{DATA}: the book has no TOY-K1']),
    'unknown-in-a-test': ('tests/test-toy.c', '"TOY-R7"', None, ['tests/test-toy.c: the book has no TOY-R7']),
    'unknown-on-purpose': ('tests/formats/test-toy.c', '"TOY-R7"', None, []),
    'unknown-on-purpose-in-a-room': ('tests/formats/xml/test-toy.c', '"TOY-R7"', None, []),
    'unknown-in-a-case': (CASES, CLEAN[CASES] + 'no TOY-R5 move A1 A2\n', None, [f'{CASES}: the book has no TOY-R5']),
    'texts-of-some': (BOOK, CLEAN[BOOK].replace('<rule id="TOY-R10" status="binding"/>', '<rule id="TOY-R10" status="binding"><plain>x</plain></rule>'),
                      None, ['TOY-R2 has no <plain>', 'TOY-R2 has no <example>']),
    'texts-of-all': (BOOK, CLEAN[BOOK].replace('9" status="binding"/>', '9" status="binding"><plain>x</plain><example>x</example></rule>'), None, []),
    'failed': (CODE, CLEAN[CODE], (OUTPUT.replace('ok 3', 'not ok 3'), 1),
               ['TOY-R2/three failed', 'TOY-R2 has no case that passed']),
    'skipped': (CODE, CLEAN[CODE], (OUTPUT.replace('three', 'three # SKIP no time'), 0),
                ['TOY-R2/three failed', 'TOY-R2 has no case that passed']),
    'one-of-two-is-enough': (CODE, CLEAN[CODE], (OUTPUT.replace('ok 2', 'not ok 2'), 1), ['TOY-R1/two failed']),
    'died': (CODE, CLEAN[CODE], (OUTPUT.rsplit('ok 5', 1)[0], -6),
             ['the cases did not all run', 'TOY-T1/five did not run', 'TOY-T1 has no case that passed']),
    'died-at-the-end': (CODE, CLEAN[CODE], (OUTPUT, -11), ['the cases did not all run']),
    'did-nothing': (CODE, CLEAN[CODE], ('', 127),
                    ['the cases did not all run', 'TOY-R1/one did not run', 'TOY-R1/two did not run', 'TOY-R2/three did not run',
                     'TOY-R10/four did not run', 'TOY-T1/five did not run',
                     *(f'TOY-{name} has no case that passed' for name in ('R1', 'R2', 'R10', 'T1'))]),
    'not-built-in': (CASES, CLEAN[CASES] + '== TOY-R1/six\n', None, ['TOY-R1/six did not run']),
    'row-not-built-in': (CASES, CLEAN[CASES] + '== TOY-R1/of-$1\nwith leader 3\nis value $1 march $2\n', None,
                         ['TOY-R1/of-leader did not run']),
    'about-nothing': (CASES, CLEAN[CASES] + '== moves/six\n', (OUTPUT.replace('1..5', '1..6') + 'ok 6 /rules/toy/moves/six\n', 0),
                      ['moves/six is about no statement']),
}


def findings(tree, output, status):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in tree.items():
            if text is None:
                continue
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        checks = rules.checks(root, rules.read_report(output, status))
        return [fault for name, check in checks if not name.endswith('/counts') for fault in check()]


def finds(name, text, report, expected):
    """Each expected finding begins one of those found, and there are no others."""
    found = findings({**CLEAN, name: text}, *(report or (OUTPUT, 0)))
    missing = [piece for piece in expected if not any(fault.startswith(piece) for fault in found)]
    surplus = [fault for fault in found if not any(fault.startswith(piece) for piece in expected)]
    return [f'not found: {piece}' for piece in missing] + [f'found as well: {fault}' for fault in surplus]


def writes_what_it_accepts():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {**CLEAN, PROOFS: 'old'}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        rules.write_proofs(root, rules.read_report(OUTPUT, 0))
        return [] if (root / PROOFS).read_text() == CLEAN[PROOFS] else [(root / PROOFS).read_text()]


def main():
    cases = [('/check-rules/clean', lambda: findings(CLEAN, OUTPUT, 0)),
             ('/check-rules/writes', writes_what_it_accepts)]
    cases += [(f'/check-rules/{name}', lambda row=row: finds(*row)) for name, row in ROWS.items()]
    tap.run(cases)


if __name__ == '__main__':
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schemas and the loader together.

usage: check-schema.py ROOT BUILT-TESTS

Every good file validates. Every scenario and game of tests/bad is structurally
wrong and fails; that the loader refuses the same files is tested in
test-formats-files. What only the loader can know (bad/semantic) is not asked here.
The schema of rulesets has the attributes that the tables of the loader have, and
needs the same ones.
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

RNG = '{http://relaxng.org/ns/structure/1.0}'
FIELDS = re.compile(r'^static const AciesField (\w+)\[\] = \{$(.*?)^\};$', re.S | re.M)
FIELD = re.compile(r'\{ "([a-z-]+)"(?:, ACIES_FIELD_(\w+))?')
LIST = re.compile(r'^  LIST \("([a-z-]+)", (\w+),', re.M)
SCHEMAS = {'.acies': 'scenario', '.canonical': 'scenario', '.aciesgame': 'game'}


def schema_of(path):
    return SCHEMAS.get(path.suffix, path.stem)   # ruleset.xml, rules.xml, theme.xml


def validate(root, path):
    """What xmllint has to say against the file; nothing when it validates."""
    schema = root / 'data' / 'schema' / f'{schema_of(path)}.rng'
    result = subprocess.run(['xmllint', '--nonet', '--noout', '--relaxng', schema, path],
                            capture_output=True, check=False)
    # 1, 3 and 4 are about the document; anything else means that nothing was tested
    if result.returncode not in (0, 1, 3, 4):
        raise RuntimeError(result.stderr.decode(errors='replace'))
    return [] if result.returncode == 0 else result.stderr.decode(errors='replace').splitlines() or ['?']


def good_files(root):
    rulesets = root / 'data' / 'rulesets'
    good = root / 'tests' / 'good'
    saved = root / 'tests' / 'saved'
    return sorted([*rulesets.glob('*/*.xml'), good / 'box.xml', *rulesets.glob('*/scenarios/*.acies'),
                   *rulesets.glob('*/templates/*.acies'), *rulesets.glob('*/puzzles/*.acies'),
                   *(path for folder in (good, saved) for path in folder.rglob('*') if path.suffix in SCHEMAS)])


def bad_files(built):
    return sorted(path for folder in ('scenario', 'game') for path in (built / 'bad' / folder).iterdir() if path.suffix in SCHEMAS)


def faults_of_bad(root, path):
    return [] if validate(root, path) else [f'{path.name} is wrong, and the schema does not see it']


def attributes(node, defines, needed=True):
    """Each attribute of an element of a schema, and whether it must be there."""
    for child in node:
        name = child.get('name')
        if child.tag == RNG + 'attribute':
            yield name, needed
        elif child.tag == RNG + 'ref':
            yield from attributes(defines.get(name, []), defines, needed)
        elif child.tag != RNG + 'element':
            yield from attributes(child, defines, needed and child.tag != RNG + 'optional')


def faults_of_fields(root):
    code = (root / 'src' / 'formats' / 'ruleset' / 'ruleset-things.c').read_text(encoding='utf-8')
    schema = xml.etree.ElementTree.parse(root / 'data' / 'schema' / 'ruleset.rng').getroot()
    defines = {define.get('name'): define for define in schema.iter(RNG + 'define')}
    tables = {table: dict(FIELD.findall(rows)) for table, rows in FIELDS.findall(code)}
    faults = []
    for element, table in LIST.findall(code):
        fields = {'id': 'NEEDED', 'name': 'NEEDED', **tables[table]}
        said = dict(attributes(next(one for one in schema.iter(RNG + 'element') if one.get('name') == element), defines))
        faults += [f'<{element}> has the attribute {name} in one of loader and schema' for name in sorted(fields.keys() ^ said.keys())]
        faults += [f'<{element}> needs the attribute {name} in one of loader and schema' for name, kind in fields.items()
                   if kind and name in said and said[name] != (kind.startswith('NEEDED') or kind == 'SIDES')]
    return faults if len(tables) > 10 else ['no tables of fields found']


def main():
    root, built = (pathlib.Path(word) for word in sys.argv[1:])
    cases = [(f'/schema/good/{path.relative_to(root)}', lambda path=path: validate(root, path))
             for path in good_files(root)]
    cases += [(f'/schema/bad/{path.name}', lambda path=path: faults_of_bad(root, path)) for path in bad_files(built)]
    cases.append(('/schema/fields', lambda: faults_of_fields(root)))
    tap.run(cases)


if __name__ == '__main__':
    main()

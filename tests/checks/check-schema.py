#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schemas and the loader together.

usage: check-schema.py ROOT BUILT-TESTS

Every good file validates. Every scenario and game of tests/bad is structurally
wrong and fails; that the loader refuses the same files is tested in
test-formats-files. What only the loader can know (bad/semantic) is not asked here.
"""
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

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
    return sorted([*rulesets.glob('*/*.xml'), *rulesets.glob('*/scenarios/*.acies'),
                   *rulesets.glob('*/templates/*.acies'),
                   *(path for folder in (good, saved) for path in folder.rglob('*') if path.suffix in SCHEMAS)])


def bad_files(built):
    return sorted(path for folder in ('scenario', 'game') for path in (built / 'bad' / folder).iterdir() if path.suffix in SCHEMAS)


def faults_of_bad(root, path):
    return [] if validate(root, path) else [f'{path.name} is wrong, and the schema does not see it']


def main():
    root, built = (pathlib.Path(word) for word in sys.argv[1:])
    cases = [(f'/schema/good/{path.relative_to(root)}', lambda path=path: validate(root, path))
             for path in good_files(root)]
    cases += [(f'/schema/bad/{path.name}', lambda path=path: faults_of_bad(root, path)) for path in bad_files(built)]
    tap.run(cases)


if __name__ == '__main__':
    main()

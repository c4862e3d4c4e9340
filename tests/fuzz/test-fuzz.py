#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that fuzz.py loses no input that ends a harness, leaves nothing where it was started, and adds up its table.

A script stands for the harness, and says what libFuzzer would.
"""
import contextlib
import io
import os
import pathlib
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

fuzz = tap.load(here / 'fuzz.py')

HARNESS = """#!/bin/sh
for word; do
  case $word in
    -artifact_prefix=*) place=${word#-artifact_prefix=} ;;
    -merge=1) merging=yes ;;
    -*) ;;
    *) first=${first:-$word} ;;
  esac
done
printf '#7\\tNEW    cov: 41 ft: 1\\nstat::number_of_executed_units: 1000\\n' >&2
[ -z "$ENDED" ] || echo bad >"${place}crash-1"
[ -n "$merging" ] && echo far >"$first/0123456789abcdef"
[ -n "$merging" ] || [ -z "$ENDED" ]
"""
TABLE = '| harness | runs | edges | seconds | finds |\n| --- | --- | --- | --- | --- |\n| theme | 1,500 | 50 | 60 | 1 |\n'


@contextlib.contextmanager
def tree(ended):
    """A tree of tests and a folder it was built in; yields the folder, with the current one empty and beside it."""
    with tempfile.TemporaryDirectory() as name:
        top = pathlib.Path(name)
        program = top / 'build/tests/fuzz/fuzz-theme'
        for folder in (program.parent, top / 'corpus/theme', top / 'empty'):
            folder.mkdir(parents=True)
        (top / 'corpus/theme/seed').write_text('seed')
        (top / 'README.md').write_text(TABLE)
        program.write_text(HARNESS)
        program.chmod(0o755)
        before = fuzz.here, fuzz.table, os.getcwd(), sys.argv
        fuzz.here, fuzz.table = top, top / 'README.md'
        os.chdir(top / 'empty')
        os.environ['ENDED'] = ended
        try:
            yield top
        finally:
            fuzz.here, fuzz.table, folder, sys.argv = before
            os.chdir(folder)


def run(top, *words):
    """Returns status and what was said."""
    sys.argv = ['fuzz.py', str(top / 'build'), *words, 'theme']
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        status = fuzz.main()
    assert not os.listdir(), os.listdir()
    return status, out.getvalue()


def runs_add_up():
    with tree('') as top:
        assert run(top) == (0, 'theme: 1,000 runs, 41 edges\n')
        row = fuzz.read_table()['theme']
        assert row[:2] == [2500, 50] and row[3] == 1, row


def find_of_a_run():
    with tree('yes') as top:
        status, said = run(top)
        assert status == 1 and 'and a find' in said, said
        assert (top / 'build/finds/theme/crash-1').read_text() == 'bad\n'
        assert fuzz.read_table()['theme'][3] == 2


def merge_adds_seeds():
    with tree('') as top:
        assert run(top, '--merge') == (0, 'theme: 1 of 1 inputs added\n')
        assert (top / 'corpus/theme/0123456789ab').read_text() == 'far\n'


def find_of_a_merge():
    """Told each time, whether it was known or not."""
    with tree('yes') as top:
        for _ in range(2):
            status, said = run(top, '--merge')
            assert status == 1 and 'was ended by crash-1, kept in' in said, said
            assert (top / 'build/finds/theme/crash-1').read_text() == 'bad\n'


tap.run([(f'/fuzz-runs/{function.__name__.replace("_", "-")}', function)
         for function in (runs_add_up, find_of_a_run, merge_adds_seeds, find_of_a_merge)])

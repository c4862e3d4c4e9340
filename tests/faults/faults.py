#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants faults in the rules, one at a time, and tells which test catches each.

usage: faults.py ROOT --check          each text to be changed still stands where the lists say
       faults.py ROOT SCRATCH [NAME..]  plant all faults, or those named, in a copy of the tree

The lists are the files *.faults beside this script. A fault is

    == NAME STATEMENT         what is wrong then, and the statement it breaks
    in FILE
    after WORDS               only where one text stands in several places: a text not far before it
    - what stands there, in one line or in several; it must stand there once
    + what is planted instead; nothing: it is taken out

The copy is built once in SCRATCH. Then, for each fault, only what it touches is
built again, and the tests are run, first the cases of the rules: a fault is
caught when a case fails that passed without it.
"""
import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'support'))
import tap  # noqa: E402

# One after the other, until one fails; the quick and telling ones first.
PROGRAMS = ('rules', 'dice', 'rvc-dice', 'engine-path', 'formats-ruleset', 'engine-findings', 'reach', 'legal', 'view',
            'odds', 'odds-play', 'odds-answered', 'odds-answered-play', 'odds-colours', 'lvi-odds')
PATIENCE = 120   # seconds for one program at least; longer for one that takes longer without a fault
AT_MOST = 900    # seconds for one without a fault, however busy the machine is
NEAR = 1600      # so far after its words, in characters, a text may stand
SHOWN = 3        # so many cases are named for a fault
HEADING = re.compile(r'== ([a-z0-9-]+) ((?:RV[CM]|BP|LVI|LEG)-[A-Z]\d+)$')
VERDICT = re.compile(r'(ok|not ok) \d+ (/\S+)')

Fault = collections.namedtuple('Fault', 'name rule file after old new')


def read_list(path):
    """The faults of one file, in its order."""
    head, file, after, old, new = None, None, '', [], []
    for number, line in enumerate([*path.read_text(encoding='utf-8').splitlines(), '== '], 1):
        found = HEADING.match(line)
        if line.startswith('== '):
            if head:
                yield Fault(*head, file, after, '\n'.join(old), '\n'.join(new))
            head, file, after, old, new = found and found.groups(), None, '', [], []
        elif line.startswith('in '):
            file = line[3:]
        elif line.startswith('after '):
            after = line[6:]
        elif line.startswith(('- ', '+ ')):
            (old if line[0] == '-' else new).append(line[2:])
        elif line and line[0] != '#':
            raise ValueError(f'{path.name}:{number}: not understood: {line}')


def all_faults():
    faults = [fault for path in sorted(HERE.glob('*.faults')) for fault in read_list(path)]
    twice = [name for name, n in collections.Counter(fault.name for fault in faults).items() if n > 1]
    if twice:
        raise ValueError(f'planted twice: {" ".join(twice)}')
    return faults


def plant(root, fault):
    """The text of the file with the fault in it; raises where the old text is not to be found once."""
    text = (root / fault.file).read_text(encoding='utf-8')
    words = fault.after or fault.old
    if text.count(words) != 1 or fault.old in ('', fault.new):
        raise ValueError(f'{fault.name}: in {fault.file} this stands {text.count(words)} times, not once: {words}')
    start = text.index(words)
    place = text.find(fault.old, start, start + NEAR)
    if place < 0:
        raise ValueError(f'{fault.name}: in {fault.file}, after {words}, this is not to be found: {fault.old}')
    return text[:place] + fault.new + text[place + len(fault.old):]


def check(root):
    """Each fault can still be planted, and breaks a statement that exists."""
    book = ''.join(path.read_text(encoding='utf-8') for path in root.glob('data/rulesets/*/rules.xml'))

    def case(fault):
        plant(root, fault)
        return [] if f'id="{fault.rule}"' in book else [f'{fault.name}: there is no statement {fault.rule}']

    tap.run([(f'/faults/{fault.name}', lambda fault=fault: case(fault)) for fault in all_faults()])


def files_of(root):
    """All that git knows or would; of a tree that git does not know, as of an unpacked tarball, all but what was built."""
    listed = subprocess.run(['git', '-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
                            check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    names = [name for name in listed.split('\0') if name] or [
        str(path.relative_to(root)) for path in root.rglob('*') if not path.relative_to(root).parts[0].startswith('build')]
    return {name for name in names if (root / name).is_file()}


class Scratch:
    """A copy of the tree that may be broken."""

    def __init__(self, root, folder):
        self.tree = folder / 'tree'
        self.build = folder / 'build'
        self.patience = {}   # by program, seconds
        self.copy(root)
        if not (self.build / 'build.ninja').exists():
            subprocess.run(['meson', 'setup', self.build, self.tree, '-Dbuildtype=debug', '-Doptimization=0'],
                           check=True, stdout=subprocess.DEVNULL)

    def copy(self, root):
        """The tree as it stands; what is the same stays untouched."""
        names = files_of(root)
        for path in [path for path in self.tree.rglob('*') if path.is_file()]:
            if str(path.relative_to(self.tree)) not in names:
                path.unlink()
        for name in names:
            target = self.tree / name
            if target.exists() and target.read_bytes() == (root / name).read_bytes():
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, target)

    def make(self, program):
        """What the compiler has to say, if it is not content."""
        result = subprocess.run(['ninja', '-C', self.build, '--quiet', f'tests/test-{program}'], check=False, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return result.stdout if result.returncode else ''

    def measure(self, program):
        """As run(), before any fault is planted; from then on the program has several times as long as it took."""
        began = time.monotonic()
        failed = self.run(program)
        self.patience[program] = max(PATIENCE, 6 * (time.monotonic() - began))
        return failed

    def run(self, program):
        """Names of the cases that did not pass; a case that never ended is one of them."""
        environment = {**os.environ, 'ACIES_DATA_DIR': str(self.tree / 'data'), 'G_TEST_SRCDIR': str(self.tree / 'tests'),
                       'G_TEST_BUILDDIR': str(self.build / 'tests'), 'G_DEBUG': 'gc-friendly,fatal-warnings',
                       'GSETTINGS_BACKEND': 'memory', 'LC_ALL': 'C.UTF-8'}
        command = [str(self.build / 'tests' / f'test-{program}')]
        listed = subprocess.run([*command, '-l'], check=False, text=True, env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL).stdout.splitlines()
        try:
            said = subprocess.run(command, check=False, text=True, errors='replace', env=environment, timeout=self.patience.get(program, AT_MOST),
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        except subprocess.TimeoutExpired as error:
            said = (error.stdout or b'').decode(errors='replace')
        verdicts = {path: verdict for verdict, path in VERDICT.findall(said)}
        failed = [path for path, verdict in verdicts.items() if verdict != 'ok']
        if not listed:
            failed.append(f'/{program}/(does not start)')
        # The one at which the program ended, if it did.
        failed += [path for path in listed if path[0] == '/' and path not in verdicts][:1]
        return failed


def try_fault(scratch, fault):
    """(whether it was built, the cases that caught it, those of its own statement first)"""
    path = scratch.tree / fault.file
    good = path.read_text(encoding='utf-8')
    try:
        path.write_text(plant(scratch.tree, fault), encoding='utf-8')
        for program in PROGRAMS:
            said = scratch.make(program)
            if said:
                tap.comment(said)
                return False, []
            failed = scratch.run(program)
            if failed:
                return True, sorted(failed, key=lambda name: f'/{fault.rule}/' not in name)
        return True, []
    finally:
        path.write_text(good, encoding='utf-8')


def verdict_on(scratch, fault):
    built, cases = try_fault(scratch, fault)
    if not built:
        return f'NOT BUILT  {fault.name}'
    if not cases:
        return f'SURVIVED   {fault.name} ({fault.rule})'
    more = f' and {len(cases) - SHOWN} more' if len(cases) > SHOWN else ''
    return f'caught     {fault.name} ({fault.rule}): {" ".join(cases[:SHOWN])}{more}'


def run(root, folder, names):
    faults = [fault for fault in all_faults() if not names or fault.name in names]
    scratch = Scratch(root, folder)
    for program in PROGRAMS:
        said = scratch.make(program) or ' '.join(scratch.measure(program))
        if said:
            sys.exit(f'The tree is broken before any fault is planted: {said}')
    survived = 0
    for fault in faults:
        line = verdict_on(scratch, fault)
        survived += not line.startswith('caught')
        print(line, flush=True)
    print(f'{len(faults)} faults planted one at a time, {len(faults) - survived} caught by a named test')
    sys.exit(1 if survived or not faults else 0)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('root', type=pathlib.Path)
    parser.add_argument('scratch', type=pathlib.Path, nargs='?')
    parser.add_argument('names', nargs='*')
    parser.add_argument('--check', action='store_true')
    options = parser.parse_args()
    if options.check:
        check(options.root.resolve())
    elif options.scratch:
        run(options.root.resolve(), options.scratch.resolve(), options.names)
    else:
        parser.error('a folder for the copy is needed')


if __name__ == '__main__':
    main()

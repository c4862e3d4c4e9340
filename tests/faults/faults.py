#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants faults in the rules, one at a time, and reports which test catches each.

usage: faults.py ROOT --check          each fault still applies, once, and changes something
       faults.py ROOT SCRATCH [NAME..]  plant all faults, or those named, in a copy of the tree

The lists are the files *.faults beside this script, one for each game.

    in ROOM                            a folder, for its .c and .h files, FOLDER/BEGINNING*, for some of them,
                                       or a data file; holds until the next
    NAME STATEMENT: OLD => NEW         the fault, the statement it breaks, and the change
    NAME STATEMENT in PLACE: OLD => NEW
      indented lines continue the change

Texts are compared by their tokens: white space, line breaks and comments do not
count, and a string with spaces in it, written "...", matches any other. OLD must
be found exactly once in the room. If it is in several places, PLACE names one: a
function or table (`give_initiative`), or an element of a data file and its id or
side (`unit-type leader`). If OLD needs more words around it to be found, only
what is within {{ }} is changed: `add ({{2 => 3}}, unit)`. Without NEW, OLD is
removed. If one change breaks several statements, commas separate the pairs of
NAME STATEMENT.

Quote the least that is unique and says what is changed, so that code can be
moved, joined and reformatted. Prefer a few more words to the name of a function.

SCRATCH has a copy for each processor, which is built once. Then, for each fault,
only what it touches is built again, and the tests are run, first the cases of its
statement: a fault is caught when a case fails that passed without it.
"""
import argparse
import collections
import functools
import multiprocessing.pool
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

# One after the other, until one fails; the quick and telling ones first.
PROGRAMS = ('rules', 'dice', 'rvc-dice', 'engine-path', 'formats-ruleset', 'engine-findings', 'reach', 'legal', 'view',
            'odds', 'odds-play', 'odds-answered', 'odds-answered-play', 'odds-colours', 'lvi-odds')
PATIENCE = 120   # seconds for one program at least; longer for one that takes longer without a fault
AT_MOST = 900    # seconds for one without a fault, however busy the machine is
SHOWN = 3        # so many cases are named for a fault
VERDICT = re.compile(r'(ok|not ok) \d+ (/\S+)')

PAIRS = r'[a-z0-9-]+ [A-Z]+-[A-Z]\d+'
ENTRY = re.compile(rf'({PAIRS}(?:, {PAIRS})*)(?: in ([\w-]+(?: [\w-]+)?))?:(.*)')
CHANGE = re.compile(r'(?:(.*?)\{\{)?(.*?)=>(.*?)(?:\}\}(.*))?')
# The first group is a token; comments and continued lines of a macro have none.
CODE = re.compile(r"""/\*.*?\*/|//[^\n]*|\\\n|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\w+|->|\+\+|--|<<|>>|&&|\|\||[-+*/%&|^!=<>]=|\S)""", re.DOTALL)
SENTENCE = re.compile(r'".* .*"')
WORD = re.compile(r'\n([^\n]+)')
DATA = re.compile(r'([\w.-]+|\S)')

Fault = collections.namedtuple('Fault', 'name rule room place before old new after')


def read_list(path):
    """The faults of one file, in its order."""
    entries, room = [], None
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        found = ENTRY.fullmatch(line)
        if found:
            entries.append([number, room, *found.groups()])
        elif line.startswith('in '):
            room = line[3:]
        elif line.startswith(' ') and entries:
            entries[-1][-1] += f' {line.strip()}'
        elif line and line[0] != '#':
            raise ValueError(f'{path.name}:{number}: not understood: {line}')
    for number, room, pairs, place, text in entries:
        change = CHANGE.fullmatch(text)
        if room is None or change is None or (change[1] is None) != (change[4] is None):
            raise ValueError(f'{path.name}:{number}: not understood: {pairs}:{text}')
        for pair in pairs.split(', '):
            yield Fault(*pair.split(), room, place, *((part or '').strip() for part in change.groups()))


def all_faults(root):
    faults = [fault for path in sorted(root.glob('tests/faults/*.faults')) for fault in read_list(path)]
    twice = [name for name, n in collections.Counter(fault.name for fault in faults).items() if n > 1]
    if twice:
        raise ValueError(f'planted twice: {" ".join(twice)}')
    return faults


class Room:
    """The tokens of a folder of C or of a data file, each with a line break before and after it."""

    def __init__(self, root, name):
        path = root / name
        self.syntax = DATA if path.is_file() else CODE
        self.files = []   # path, text, where its tokens are in the text, where they begin in .words
        self.words = '\n'
        for path in [path] if path.is_file() else sorted(path.rglob('*.[ch]') if path.is_dir() else root.glob(f'{name}.[ch]')):
            text = path.read_text(encoding='utf-8')
            spans = [found.span() for found in self.syntax.finditer(text) if found[1]]
            self.files.append((path, text, spans, len(self.words) - 1))
            self.words += '\n'.join([*self.split(text), '\f', ''])

    def split(self, text):
        return [SENTENCE.sub('"..."', found[1]) for found in self.syntax.finditer(text) if found[1]]

    def find_all(self, tokens, start=0, end=None):
        needle = '\n'.join(['', *tokens, ''])
        at = self.words.find(needle, start, end)
        while at >= 0:
            yield at
            at = self.words.find(needle, at + 1, end)

    def end_of_definition(self, start):
        """Of the definition whose name is at start; None if the name is only used or declared there."""
        depth = 0
        for token in WORD.finditer(self.words, self.words.index('\n', start + 1)):
            word = token[1]
            if depth == 0 and word in ';,)]}\f':
                return None
            depth += (word in '([{') - (word in ')]}')
            if depth == 0 and word == '}':
                return token.end() + 1

    def end_of_element(self, start, tag):
        head = self.words.index('\n>\n', start)
        return head if self.words[head - 1] == '/' else self.words.index('\n'.join(['', '<', '/', tag, '']), head)

    def find_places(self, place):
        """(start, end) of each definition or element of this name."""
        if place is None:
            return [(0, len(self.words))]
        if self.syntax is CODE:
            ends = [(start, self.end_of_definition(start)) for start in self.find_all([place])]
            return [(start, end) for start, end in ends if end]
        tag, name = place.split(' ')
        heads = re.finditer(rf'\n<\n{re.escape(tag)}\n(?:id|side)\n=\n"\n{re.escape(name)}\n', self.words)
        return [(head.start(), self.end_of_element(head.start(), tag)) for head in heads]

    def position(self, at):
        """(file, number of the token there)"""
        file = [file for file in self.files if file[3] <= at][-1]
        return file, self.words.count('\n', file[3], at)


rooms = functools.lru_cache(maxsize=None)(Room)


def join(left, right):
    return left + (' ' if re.fullmatch(r'\w\w', left[-1:] + right[:1]) else '') + right


def plant(root, fault):
    """The file, and its text with the fault in it; raises if the old text is not found exactly once."""
    room = rooms(root, fault.room)
    before, old, after = (room.split(part) for part in (fault.before, fault.old, fault.after))
    places = room.find_places(fault.place)
    if len(places) != 1:
        raise ValueError(f'{fault.name}: {fault.room} has {len(places)} definitions of {fault.place}, not one')
    found = list(room.find_all(before + old + after, *places[0]))
    if len(found) != 1:
        raise ValueError(f'{fault.name}: found {len(found)} times in {fault.place or fault.room}, not once: '
                         + ' '.join(part for part in (fault.before, fault.old, fault.after) if part)
                         + ' (a fault quotes as much of the code as stands there once)')
    if old == room.split(fault.new):
        raise ValueError(f'{fault.name}: changes nothing: {fault.old} => {fault.new}')
    (path, text, spans, _), first = room.position(found[0])
    first += len(before)
    if old:
        start, end = spans[first][0], spans[first + len(old) - 1][1]
    else:
        start = end = spans[first - 1][1] if before else spans[first][0]
    return path, join(join(text[:start], fault.new), text[end:])


def findings(root):
    """(name, list of what is wrong) for each fault: it still applies, and its statement exists."""
    book = ''.join(path.read_text(encoding='utf-8') for path in root.glob('data/rulesets/*/rules.xml'))
    for fault in all_faults(root):
        found = [] if f'id="{fault.rule}"' in book else [f'{fault.name}: there is no statement {fault.rule}']
        try:
            plant(root, fault)
        except (ValueError, OSError) as error:
            found.append(str(error))
        yield fault.name, found


def check(root):
    tap.run([(f'/faults/{name}', lambda found=found: found) for name, found in findings(root)])


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

    def run(self, program, rule=None):
        """Names of the cases that did not pass, of those of @rule or of all; a case that never ended is one of them."""
        environment = {**os.environ, 'ACIES_DATA_DIR': str(self.tree / 'data'), 'G_TEST_SRCDIR': str(self.tree / 'tests'),
                       'G_TEST_BUILDDIR': str(self.build / 'tests'), 'G_DEBUG': 'gc-friendly,fatal-warnings',
                       'GSETTINGS_BACKEND': 'memory', 'LC_ALL': 'C.UTF-8'}
        command = [str(self.build / 'tests' / f'test-{program}')]
        listed = subprocess.run([*command, '-l'], check=False, text=True, env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL).stdout.splitlines()
        if rule is not None and listed:
            listed = [path for path in listed if f'/{rule}/' in path and path[0] == '/']
            if not listed:
                return []
            command += [word for path in listed for word in ('-p', path)]
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
    path, bad = plant(scratch.tree, fault)
    good = path.read_text(encoding='utf-8')
    try:
        path.write_text(bad, encoding='utf-8')
        for program, rule in [(PROGRAMS[0], fault.rule), *((program, None) for program in PROGRAMS)]:
            said = scratch.make(program)
            if said:
                tap.comment(said)
                return False, []
            failed = scratch.run(program, rule)
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


def prepare(root, folder):
    scratch = Scratch(root, folder)
    for program in PROGRAMS:
        said = scratch.make(program) or ' '.join(scratch.measure(program))
        if said:
            sys.exit(f'The tree is broken before any fault is planted: {said}')
    return scratch


def run(root, folder, names):
    faults = [fault for fault in all_faults(root) if not names or fault.name in names]
    survived = 0
    copies = queue.SimpleQueue()
    for number in range(min(len(os.sched_getaffinity(0)), len(faults))):
        copies.put(prepare(root, folder / str(number)))

    def try_one(fault):
        copy = copies.get()
        try:
            return verdict_on(copy, fault)
        finally:
            copies.put(copy)

    with multiprocessing.pool.ThreadPool(max(1, copies.qsize())) as pool:
        for line in pool.imap(try_one, faults):
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

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives acies-cli files made to do harm, by every way in that it has.

usage: test-cli-files.py PROGRAM SOURCE-ROOT

Whatever a file holds: no crash, 2 s of a processor at most, 256 MiB, nothing opened that the file names and nobody asked,
one sentence, status 2.
"""
import itertools
import os
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import hostile  # noqa: E402
import tap  # noqa: E402
from cli import environment, program, pydna, root, saved_game, temp  # noqa: E402
from watch import Bait, Cost, is_sanitized, is_sentence  # noqa: E402

sanitized = is_sanitized(program)
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
OUT = temp / 'out'
# Every verb that reads a FILE, and what else it needs.
VERBS = [['validate'], ['validate', '--json'], ['show'], ['show', '--json'], ['guide'], ['render', '-o', OUT / 'a.png'], ['sheet', '-o', OUT / 'a.pdf'],
         ['convert', '-o', OUT / 'a.acies'], ['convert', '--recover', '-o', OUT / 'a.acies'], ['convert', '-o', OUT / 'a.json'],
         ['convert', '-o', OUT / 'a.tmx'], ['play', '--random'], ['play', '--random', '--save', OUT / 'a.aciesgame'], ['replay'],
         ['report', '-o', OUT / 'a.txt'], ['legal'], ['reach', '--unit', 'E5'], ['targets', '--unit', 'E5'],
         ['simulate', '-g', '1', '--players', 'random'], ['simulate', '--merge']]
AFTER = [['why', 'move', 'E5', 'E6'], ['odds', 'E5', 'E6']]   # the file stands before the other words


IN_TURN = itertools.count()


def ways(path):
    """In a usual run a third of them, so that three files go them all: one reader reads for every verb."""
    every = [verb + [path] for verb in VERBS] + [[first, path, *rest] for first, *rest in AFTER]
    return every if LONG else every[next(IN_TURN) % 3::3]


def run(*words, env=environment):
    return Cost([program, *words], env, sanitized)


def refused(cost):
    """Faults of a file that is no good to anybody; of JSON the sentence stands on standard output."""
    faults = cost.faults()
    if not faults and (cost.status != 2 or not (is_sentence(cost.err) or '--json' in cost.words)):
        faults = [f'no sentence and status 2: {cost.words[1:]}: status {cost.status}: {cost.err[:600]}']
    return faults


def fresh(name):
    folder = temp / name
    folder.mkdir()
    OUT.mkdir(exist_ok=True)
    return folder


def nothing_written():
    """And that anew for the next."""
    left = sorted(path.name for path in OUT.iterdir())
    return [f'written: {left}'] if left else []


def by_every_way(files, bait):
    faults = []
    for path in files.values():
        for words in ways(path):
            faults += refused(run(*words))
            faults += [f'the bait was taken: {words}'] if bait.taken() else []
    return faults + nothing_written()


def the_bait_works():
    """Else nothing below would prove anything."""
    with Bait(fresh('works')) as bait:
        assert not bait.taken()
        bait.path.read_text()
        assert bait.taken() and not bait.taken()


def documents():
    """All by one way, those with something peculiar by every way."""
    folder = fresh('documents')
    with Bait(folder) as bait:
        files = hostile.documents(folder, bait)
        peculiar = {name: path for name, path in files.items() if name in ('billion-laughs', 'external-entity', 'external-type-asked', 'deep', 'gzip-bomb')}
        faults = by_every_way(peculiar, bait)
        for number, path in enumerate(files.values()):
            # What recovery makes of them is another question: some have elements that can be kept.
            for judge, *verb in in_turn(number, [refused, 'validate'], [Cost.faults, 'convert', '--recover', '-o', OUT / 'kept.acies'], [refused, 'show']):
                faults += judge(run(*verb, path))
            faults += [f'the bait was taken: {path}'] if bait.taken() else []
    shutil.rmtree(folder)
    shutil.rmtree(OUT)
    return faults


def places():
    folder = fresh('places')
    with Bait(folder) as bait:
        return by_every_way(hostile.places(folder), bait)


def oddities():
    """Only an administrator could tell by more than the sentence which of them can be read."""
    folder = fresh('oddities')
    faults = []
    with hostile.growing(folder / 'growing.acies') as growing:
        for path in [*hostile.oddities(folder).values(), growing]:
            for words in (['validate', path], ['show', path], ['convert', '--recover', path, '-o', OUT / 'a.acies']):
                faults += refused(run(*words))
            faults += broken_off(run('play', pydna, '--commands', path))
    return faults + nothing_written()


def silent_data():
    """A pipe that somebody holds and writes nothing to is waited for where it was named, and nowhere else."""
    folder = fresh('silent')
    faults = []
    with hostile.silent_pipe(folder / 'pipe') as pipe:
        for file in 'ruleset.xml', 'rules.xml':
            faults += refused(run('validate', pydna, env=with_data(folder, file, pipe)))
        faults += run('list', 'scenarios', env=with_data(folder, 'scenarios/elis.acies', pipe)).faults()
        for file in 'theme.xml', 'art/unit-velites.svg':
            faults += run('render', pydna, '-o', OUT / 'a.png', env=with_data(folder, file, pipe)).faults()
            (OUT / 'a.png').unlink()
    shutil.rmtree(folder)
    shutil.rmtree(OUT)
    return faults


def scenarios():
    """Read with faults, which are told one by one."""
    faults = []
    for path in hostile.scenarios(fresh('scenarios')).values():
        for words in ways(path):
            cost = run(*words)
            faults += cost.faults() or ([f'accepted: {words}'] if cost.status == 0 and 'convert' not in words else [])
    shutil.rmtree(OUT)
    return faults


def maps():
    folder = fresh('maps')
    with Bait(folder) as bait:
        files = hostile.maps(folder, bait)
        bombs = {name: path for name, path in files.items() if name == 'zlib-bomb'}
        faults = by_every_way(bombs, bait)
        for path in files.values():
            faults += refused(run('validate', path))
            faults += [f'the bait was taken: {path}'] if bait.taken() else []
        (folder / 'bait.tsx').symlink_to(bait.path)
        for source in (bait.path, f'file://{bait.path}', bait.url, 'bait.txt', './bait.txt', bait.url.replace('bait', 'a.tsx'),
                       folder / 'bait.tsx', f'file://{folder}/bait.tsx'):
            path = hostile.baited_map(folder, bait, source)
            faults += run('validate', path).faults()
            faults += [f'the bait was taken: {source}'] if bait.taken() else []
    shutil.rmtree(folder)
    return faults


def jsons():
    folder = fresh('jsons')
    with Bait(folder) as bait:
        files = hostile.jsons(folder)
        faults = by_every_way({'deep-lists': files['deep-lists']}, bait)
        for path in files.values():
            faults += refused(run('validate', path))
    shutil.rmtree(folder)
    return faults


def cut_off():
    folder = fresh('cut-off')
    faults = []
    for path in pathlib.Path(pydna), saved_game(), root / 'tests/good/tmx/csv.tmx', root / 'tests/good/json/plain.json':
        for number, cut in enumerate(hostile.truncated(folder, path).values()):
            for judge, *verb in in_turn(number, [refused, 'validate'], [refused, 'show'], [Cost.faults, 'convert', '--recover', '-o', OUT / 'kept.acies']):
                faults += judge(run(*verb, cut))
    shutil.rmtree(OUT)
    return faults


def texts():
    """Scripts of commands and mappings of tiles are files, too."""
    folder = fresh('texts')
    tmx = root / 'tests/good/tmx/csv.tmx'
    faults = []
    with Bait(folder) as bait:
        files = hostile.documents(folder, bait) | hostile.places(folder)
        files['words'] = hostile.write(folder, 'words.txt', ('move E5 E6 \n', 300000))
        for number, (name, path) in enumerate(files.items()):
            # Nothing but blanks, and nothing at all, are good texts that say nothing.
            silent = name in ('empty', 'mark-only', 'blanks', 'lines', 'null', 'pipe')
            for words in in_turn(number, ['play', pydna, '--commands', path], ['convert', tmx, '--mapping', path, '-o', OUT / 'a.acies']):
                cost = run(*words)
                faults += cost.faults() if silent else broken_off(cost)
    shutil.rmtree(folder)
    shutil.rmtree(OUT)
    return faults


def broken_off(cost):
    """A script of which a line is refused may end with 1, and what was played before is told."""
    faults = cost.faults()
    if not faults and (cost.status == 0 or not is_sentence(cost.err)):
        faults = [f'no sentence: {cost.words[1:]}: status {cost.status}: {cost.err[:600]}']
    return faults


def with_data(folder, relative, path):
    """The environment of a folder with data in which one file is another, as long as none is so that is asked for later."""
    data, game = folder / 'data/rulesets', 'rome-vs-macedon'
    if not data.exists():
        shutil.copytree(root / 'data/rulesets', data)
    for other in (data / game).rglob('*'):
        if other.is_symlink():
            other.unlink()
            shutil.copy(root / 'data/rulesets' / game / other.relative_to(data / game), other)
    target = data / game / relative
    target.unlink()
    target.symlink_to(path)
    return environment | {'ACIES_DATA_DIR': str(data.parent)}


def in_turn(number, *files):
    """In a usual run one of them, as one reader reads them all; in a long run each."""
    return files if LONG else [files[number % len(files)]]


def data_files(folder, bait):
    files = hostile.documents(folder, bait) | hostile.places(folder)
    return {name: path for name, path in files.items() if name not in ('missing', 'dangling', 'loop', 'below-a-file', 'long-name')}


def rulesets():
    folder = fresh('rulesets')
    faults = []
    with Bait(folder) as bait:
        for number, (name, path) in enumerate(data_files(folder, bait).items()):
            for file in in_turn(number, 'ruleset.xml', 'rules.xml'):
                env = with_data(folder, file, path)
                cost = run('validate', pydna, env=env)
                faults += refused(cost) + ([f'the bait was taken: {path}'] if bait.taken() else [])
            if LONG or number % 2 == 0:
                faults += run('list', 'scenarios', env=with_data(folder, 'scenarios/elis.acies', path)).faults()
    shutil.rmtree(folder)
    return faults


def looks():
    """Themes and their pictures: the board is drawn, plainly, and a sentence says why."""
    folder = fresh('looks')
    faults = []
    with Bait(folder) as bait:
        files, drawn = data_files(folder, bait), pictures(folder, bait)
        for number, (name, path) in enumerate((files | drawn).items()):
            for file in in_turn(name in drawn or number, 'theme.xml', 'art/unit-velites.svg'):
                cost = run('render', pydna, '-o', OUT / 'a.png', env=with_data(folder, file, path))
                faults += cost.faults() + ([f'the bait was taken: {path}'] if bait.taken() else [])
                if cost.status != 0 or not is_sentence(cost.err.split('\nacies-cli: ')[0].rstrip('\n') + '\n'):
                    faults.append(f'not drawn with a sentence: {cost.words}: {cost.err[:300]}')
                (OUT / 'a.png').unlink(missing_ok=True)
    shutil.rmtree(folder)
    shutil.rmtree(OUT)
    return faults


def pictures(folder, bait):
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">'
    uses = ''.join(f'<g id="g{i}">' + f'<use xlink:href="#g{i - 1}"/>' * 10 + '</g>' for i in range(1, 10))
    rows = {
        'image': f'<image xlink:href="file://{bait.path}" width="64" height="64"/>',
        'image-asked': f'<image xlink:href="{bait.url}" width="64" height="64"/>',
        'use': f'<use xlink:href="{bait.path}#a"/>',
        'include': f'<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="{bait.path}" parse="text"/>',
        'style': f'<style>@import url("{bait.url}");</style>',
        'laughs': f'<path id="g0" d="M0 0h9v9z"/>{uses}<use xlink:href="#g9"/>',
        'dashes': '<path stroke="#000" stroke-dasharray="0.00001" d="M0 0L64 64"/>',
        'filter': '<filter id="f"><feGaussianBlur stdDeviation="1e6"/><feTurbulence numOctaves="1000000"/></filter><path filter="url(#f)" d="M0 0h64v64z"/>',
        'pattern': '<pattern id="p" width="1e-9" height="1e-9"><path d="M0 0h1v1z"/></pattern><path fill="url(#p)" d="M0 0h64v64z"/>',
        'mirrored': f'<path fill-rule="evenodd" d="M0 0Q9 9 63 1{"T0 63T63 1" * 700}z"/>',
        'arcs': f'<path fill-rule="evenodd" d="M0 0{"a4e3 4e3 0 1 0 1 9" * 400}z"/>',
        'packed-picture': f'<image xlink:href="data:image/png;base64,{"A" * 1000}" width="1e9" height="1e9"/>',
    }
    return {f'picture-{name}': hostile.write(folder, f'picture-{name}.svg', head, text, '</svg>') for name, text in rows.items()}


cases = [(f'/cli-files/{function.__name__.replace("_", "-")}', function) for function in (
    the_bait_works, documents, places, oddities, silent_data, scenarios, maps, jsons, cut_off, texts, rulesets, looks)]

if __name__ == '__main__':
    tap.run(cases)

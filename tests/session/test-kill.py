#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a program that edits and saves at random moments, and looks at what is left.

usage: test-kill.py KILL-EDITOR ROOT

The file must hold what was saved last, whole; the file or what is recovered,
every change older than the journal promises. A part of the kills leaves the
journal its three seconds; for the others it is told to wait less, and a half
second for the writing is allowed for as always. 30 kills, or 300 in a long run
(ACIES_TEST_LONG).
"""
import concurrent.futures
import hashlib
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

EDITOR, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
BATTLE = ROOT / 'data/rulesets/rome-vs-macedon/scenarios/pydna.acies'
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
# Slow builds, such as those with sanitizers, need longer to write.
WRITING = 0.5 * max(1.0, float(os.environ.get('ACIES_TEST_PATIENCE', '20')) / 20)
AT_ONCE = 5

# how many kills, seconds until one at most (None: within a save), milliseconds between changes at most, delay of the
# journal, seconds promised
REAL = (90 if LONG else 10, 9.0, 30, 0, 2.5 + WRITING)
SHORT = (140 if LONG else 12, 2.0, 6, 200, 0.2 + WRITING)
SAVING = (70 if LONG else 8, None, 2, 200, 0.2 + WRITING)
A_SAVE = 0.003   # seconds, about


def run_and_kill(folder, seed, latest, pause, delay):
    """Lines the editor told, as (word, time, digest), and the time when it was killed."""
    environment = {**os.environ, 'XDG_STATE_HOME': str(folder / 'state')}
    shutil.copy(BATTLE, folder / 'mine.acies')
    with subprocess.Popen([EDITOR, 'edit', folder / 'mine.acies', str(seed), str(pause), str(delay)],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment) as editor:
        with concurrent.futures.ThreadPoolExecutor(1) as reader:
            first = editor.stdout.readline()   # from now on it edits
            while latest is None and not first.splitlines()[-1].startswith(b'saving'):
                first += editor.stdout.readline()
            told = reader.submit(editor.stdout.read)
            time.sleep(random.Random(seed).uniform(0, latest or A_SAVE))
            killed = time.monotonic()
            editor.send_signal(signal.SIGKILL)
            text = (first + told.result()).decode()
        if editor.wait() != -signal.SIGKILL:
            raise AssertionError(f'seed {seed}: the editor ended by itself with status {editor.returncode}')
    lines = [line.split() for line in text.splitlines()]
    return [(word, int(when) / 1e6, digest) for word, when, digest in lines], killed


def recovered(folder):
    """Digests of what the next start would offer."""
    environment = {**os.environ, 'XDG_STATE_HOME': str(folder / 'state')}
    answer = subprocess.run([EDITOR, 'recover'], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True, text=True,
                            env=environment)
    lines = [line.split() for line in answer.stdout.splitlines()]
    for _, _, uri in lines:
        if uri != (folder / 'mine.acies').as_uri():
            raise AssertionError(f'it belongs to {uri}')
    return [digest for _, digest, _ in lines]


def judge(told, killed, promised, file, left):
    """What was lost, in words; and how old the oldest lost change was."""
    saves = [index for index, (word, *_) in enumerate(told) if word == 'saved']
    allowed = {told[saves[-1]][2]} | {digest for word, _, digest in told[saves[-1]:] if word == 'saving'}
    faults = []
    if file not in allowed:
        faults.append('the file holds something else than was saved last')
    if len(left) > 1:
        faults.append(f'{len(left)} documents are offered, there was one')
    kept = {file, *left}
    newest = max((index for index, (_, _, digest) in enumerate(told) if digest in kept), default=-1)
    lost = [when for word, when, _ in told[newest + 1:] if word == 'change']
    age = killed - lost[0] if lost else 0.0
    if newest < 0 or age > promised:
        faults.append(f'a change of {age:.2f} s before the end is lost, {promised:.2f} s are promised')
    if not set(left) <= {digest for *_, digest in told}:
        faults.append('what is recovered was never there')
    return faults, age


def kill_once(seed, latest, pause, delay, promised):
    with tempfile.TemporaryDirectory(prefix='acies-kill-') as name:
        folder = pathlib.Path(name)
        told, killed = run_and_kill(folder, seed, latest, pause, delay)
        file = hashlib.sha256((folder / 'mine.acies').read_bytes()).hexdigest()
        faults, age = judge(told, killed, promised, file, recovered(folder))
        words = [word for word, *_ in told]
        return ([f'seed {seed}: {fault}' for fault in faults], age, words.count('change'), words.count('saved') - 1,
                words[-1] == 'saving')


def kill_many(first, kills):
    number, latest, pause, delay, promised = kills
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(lambda seed: kill_once(seed, latest, pause, delay, promised), range(first, first + number)))
    tap.comment(f'{number} kills, {sum(r[2] for r in results)} changes, {sum(r[3] for r in results)} saves, '
                f'{sum(r[4] for r in results)} kills while saving; the oldest change lost was {max(r[1] for r in results):.2f} s '
                f'old, {promised:.2f} s are promised')
    if latest is not None and not any(r[3] for r in results):
        return ['nothing was ever saved']
    if LONG and latest is None and not any(r[4] for r in results):
        return ['no kill came within a save']
    return [fault for r in results for fault in r[0]]


def finds_faults():
    """The judge itself: each kind of loss is told."""
    told = [('saved', 0.0, 'a'), ('change', 1.0, 'b'), ('saving', 2.0, 'b'), ('saved', 2.1, 'b'), ('change', 3.0, 'c'),
            ('change', 6.0, 'd')]
    cases = [('b', ['c'], 0), ('b', ['d'], 0), ('b', [], 1), ('a', ['c'], 1), ('x', ['c'], 1), ('b', ['a'], 1),
             ('b', ['c', 'c'], 1), ('b', ['c', 'y'], 2)]
    return [f'{file} {left}: {judge(told, 7.0, 3.0, file, left)}' for file, left, number in cases
            if len(judge(told, 7.0, 3.0, file, left)[0]) != number]


if __name__ == '__main__':
    tap.run([('/kill/the-judge-finds-faults', finds_faults),
             ('/kill/after-three-seconds', lambda: kill_many(1000, REAL)),
             ('/kill/with-a-shorter-delay', lambda: kill_many(2000, SHORT)),
             ('/kill/within-a-save', lambda: kill_many(3000, SAVING))])

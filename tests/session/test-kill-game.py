#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a program that plays at random moments, and looks where the game stands then.

usage: test-kill-game.py KILL-GAME ROOT

It must stand where it stood when the program told so last, or one command
further: what was being done may be lost, and nothing else. What can be undone
and redone comes back with it. 30 kills, or 300 in a long run (ACIES_TEST_LONG).
"""
import concurrent.futures
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

PLAYER, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
RULESETS = ROOT / 'data/rulesets'
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
AT_ONCE = 5

# battle, how many kills, seconds until one at most, microseconds between two commands at most
RVM = (RULESETS / 'rome-vs-macedon/scenarios/pydna.acies', 150 if LONG else 15, 0.8, 300)
RVC = (RULESETS / 'rome-vs-carthage/scenarios/ticinus.acies', 150 if LONG else 15, 0.8, 300)


def run_and_kill(folder, battle, seed, latest, pause):
    """The lines that the player told before it was killed."""
    environment = {**os.environ, 'XDG_STATE_HOME': str(folder)}
    with subprocess.Popen([PLAYER, 'play', battle, str(seed), str(pause)], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, env=environment) as player:
        with concurrent.futures.ThreadPoolExecutor(1) as reader:
            first = player.stdout.readline()   # from now on it plays
            told = reader.submit(player.stdout.read)
            time.sleep(random.Random(seed).uniform(0, latest))
            player.send_signal(signal.SIGKILL)
            text = (first + told.result()).decode()
        if player.wait() != -signal.SIGKILL:
            raise AssertionError(f'seed {seed}: the player ended by itself with status {player.returncode}')
    return text.splitlines()


def resumed(folder):
    """The lines about what the next start brings back."""
    environment = {**os.environ, 'XDG_STATE_HOME': str(folder)}
    return subprocess.run([PLAYER, 'resume'], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True, text=True,
                          env=environment).stdout.splitlines()


def next_done(battle, seed, pause, number):
    """What an undisturbed run with the same seed tells after so many lines: where the command in flight led to."""
    with tempfile.TemporaryDirectory(prefix='acies-kill-') as name:
        environment = {**os.environ, 'XDG_STATE_HOME': name}
        with subprocess.Popen([PLAYER, 'play', battle, str(seed), str(pause)], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, env=environment) as player:
            for _ in range(number):
                line = player.stdout.readline().decode().strip()
            player.kill()
    return line


def judge(told, left, in_flight):
    """What is wrong, in words; in_flight() is where the command that was being done leads to."""
    stands = next(line for line in reversed(told) if line.startswith('done')).split()[1:]
    now = [line.split()[1:] for line in left]
    if now == [stands]:
        return []
    # a game that begins takes the place of the one before, and for a moment both are there
    if told[-1] == 'doing' and now and all(one in (stands, in_flight().split()[1:]) for one in now):
        return []
    return [f'there are {now}, one game was played at {stands}']


def kill_once(seed, battle, latest, pause):
    with tempfile.TemporaryDirectory(prefix='acies-kill-') as name:
        folder = pathlib.Path(name)
        told = run_and_kill(folder, battle, seed, latest, pause)
        left = resumed(folder)
        if resumed(folder) != left:
            return [f'seed {seed}: looking at it twice is not the same'], 0, False
        faults = judge(told, left, lambda: next_done(battle, seed, pause, len(told) + 1))
        return [f'seed {seed}: {fault}' for fault in faults], told.count('doing'), told[-1] == 'doing'


def kill_many(first, kills):
    battle, number, latest, pause = kills
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(lambda seed: kill_once(seed, battle, latest, pause), range(first, first + number)))
    tap.comment(f'{number} kills after {sum(r[1] for r in results)} commands, {sum(r[2] for r in results)} within one')
    if not any(r[1] for r in results):
        return ['nothing was ever played']
    return [fault for r in results for fault in r[0]]


def finds_faults():
    """The judge itself: each kind of loss is told."""
    told = ['done 0 0 a', 'doing', 'done 1 1 b', 'doing', 'done 2 2 c', 'doing']
    cases = [(['left 2 2 c'], 0), (['left 3 3 d'], 0), (['left 1 1 b'], 1), (['left 2 2 b'], 1), (['left 2 1 c'], 1), ([], 1),
             (['left 2 2 c', ' a fault'], 1), (['left 2 2 c', 'left 1 1 b'], 1), (['left 2 2 c', 'left 3 3 d'], 0)]
    wrong = [f'{left}: {judge(told, left, lambda: "done 3 3 d")}' for left, number in cases
             if len(judge(told, left, lambda: 'done 3 3 d')) != number]
    if not judge(told[:-1], ['left 3 3 d'], lambda: 'done 3 3 d'):
        wrong.append('nothing was in flight')
    return wrong


if __name__ == '__main__':
    tap.run([('/kill-game/the-judge-finds-faults', finds_faults),
             ('/kill-game/rome-vs-macedon', lambda: kill_many(1000, RVM)),
             ('/kill-game/rome-vs-carthage', lambda: kill_many(2000, RVC))])

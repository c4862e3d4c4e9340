#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What strength-ladder says of what it cannot play.

usage: test-ladder.py LADDER
"""
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

ladder = sys.argv[1]
WRONG = {
    'a template': (['--battle', 'quick', 'easy,random'], 'No battle is called quick; templates and files are not played, but '),
    'a file': (['--battle', 'missing.acies', 'easy,random'], 'No battle is called missing.acies; templates'),
    'one of several': (['--battle', 'elis', '--battle', 'nowhere', 'easy,random'], 'No battle is called nowhere; templates'),
    'a player alone': (['--battle', 'elis', 'easy'], 'easy is no pair: '),
    'a third player': (['--battle', 'elis', 'easy,random,normal'], 'easy,random,normal is no pair: '),
    'an unknown player': (['--battle', 'elis', 'easy,random', 'easy,caesar'], 'No player is called caesar.'),
    'no pair': (['--battle', 'elis'], 'Name a pair of players'),
}


def run(words, **changes):
    return subprocess.run([ladder, *words], capture_output=True, text=True, timeout=120, check=False, env={**os.environ, **changes})


def refused(words, sentence, **changes):
    done = run(words, **changes)
    lines = done.stderr.splitlines()
    if done.returncode != 1 or done.stdout or len(lines) != 1 or not lines[0].startswith(sentence):
        return [f'{words}: ended with {done.returncode}, said {done.stdout!r} and {done.stderr!r}']
    return []


def a_battle_is_played():
    done = run(['--games', '2', '--battle', 'elis', 'random,random'])
    if done.returncode != 0 or done.stderr or ' of 2 games' not in done.stdout:
        return [f'ended with {done.returncode}, said {done.stdout!r} and {done.stderr!r}']
    return []


tap.run([(name, lambda words=words, sentence=sentence: refused(words, sentence)) for name, (words, sentence) in WRONG.items()] + [
    ('no rulesets', lambda: refused(['easy,random'], 'No battle was found: ', ACIES_DATA_DIR='/nowhere')),
    ('a battle is played', a_battle_is_played),
])

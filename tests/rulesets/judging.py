# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games by acies-cli, beside a second account of their rules: what the tests of the referees share."""
import random
import re

from cli import cli, something, temp
from referee import Refused

POINTS = 2   # of each game, where what is allowed is compared


def commands_of(game):
    """The lines between the turns of its log."""
    turns = re.findall(r'<turn [^>]*>\n(.*?)</turn>', game.read_text(), re.DOTALL)
    return [line.strip() for turn in turns for line in turn.splitlines() if line.strip()]


def bare(line):
    """What a log says: without the name of what is ended."""
    return re.sub('^(done|pass) .*', r'\1', line)


def compare_allowed(battle, *words):
    listed = {bare(line) for line in cli('legal', *words).expect(0, something(), '').out.splitlines()}
    assert listed == battle.question.options, (words, listed ^ battle.question.options)


def judge(scenario, seed, battle, compare_end):
    """The battle allows each command of a random game, at some points the same as acies-cli, and comes to the same end."""
    game = temp / 'judged.aciesgame'
    game.unlink(missing_ok=True)
    told = cli('play', scenario, '--random', '--seed', seed, '--save', game, '--json').expect(0, something(), '').json()
    commands = commands_of(game)
    assert len(commands) == told['commands'] > 0, told
    played = 0
    for point in sorted(random.Random(seed).sample(range(len(commands)), min(POINTS, len(commands)))):
        battle.play(commands[played:point])
        if battle.question.kind not in ('dice', 'draw'):
            compare_allowed(battle, '--at', point, game)
        played = point
    battle.play(commands[played:])
    assert battle.won == (told['winner'], told['reason']), (battle.won, told)
    compare_end(battle, told)


def refuses(battle, command):
    try:
        battle.play([command])
    except Refused:
        return
    raise AssertionError(f'{command} was allowed')

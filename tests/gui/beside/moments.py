# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments of a game that players at random have played: the one before the first command of each kind."""
from acting import cli, log_of


def moments(desktop, battle, seed=3):
    """(verb, game file) for each verb of the game's log; the game stops before such a command."""
    folder = desktop.home
    whole = folder / 'whole.aciesgame'
    cli('play', battle, '--random', '--seed', str(seed), '--save', whole)
    found = {}
    for number, line in enumerate(log_of(whole)):
        verb = line.split()[0]
        if verb not in found:
            found[verb] = folder / f'{verb}.aciesgame'
            cli('play', whole, '--at', str(number), '--save', found[verb])
    return list(found.items())

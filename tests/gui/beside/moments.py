# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments of a game that players at random have played: the one before the first command of each kind."""
from acting import cli, log_of


def moments(desktop, battle, seed=3, of_kinds=lambda verbs: verbs):
    """(verb, game file) for each verb of the game's log, or for those of them that of_kinds() chooses; the game stops before such
    a command."""
    folder = desktop.home
    whole = folder / 'whole.aciesgame'
    cli('play', battle, '--random', '--seed', str(seed), '--save', whole)
    first = {}
    for number, line in enumerate(log_of(whole)):
        first.setdefault(line.split()[0], number)
    found = [(verb, folder / f'{verb}.aciesgame') for verb in of_kinds(list(first))]
    for verb, game in found:
        cli('play', whole, '--at', str(first[verb]), '--save', game)
    return found

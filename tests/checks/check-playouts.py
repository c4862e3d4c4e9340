#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every battle that random games can be played of is one of those they are played of.

usage: check-playouts.py MESON PROGRAM
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'support'))
import tap  # noqa: E402


def left_out():
    named = re.findall(r"'(/playouts/[^']*)'", pathlib.Path(sys.argv[1]).read_text(encoding='utf-8'))
    listed = subprocess.run([sys.argv[2], '-l'], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    paths = [line for line in listed.splitlines() if line.startswith('/')]
    return [f'{path} is played in no test' for path in paths if not any(path.startswith(name.rstrip('/') + '/') for name in named)]


tap.run([('/playouts/named', left_out)])

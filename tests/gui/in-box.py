#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test program that needs a display on one of its own: in-box.py PROGRAM [ARGUMENTS]

What the program writes and its exit status are handed on.
"""
import subprocess
import sys

from desktop import Desktop, end_cleanly_on_signals


def main():
    end_cleanly_on_signals()
    with Desktop() as desktop:
        return subprocess.run(sys.argv[1:], env=desktop.environment(), stdin=subprocess.DEVNULL, check=False).returncode


sys.exit(main())

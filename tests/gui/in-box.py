#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test program that needs a display on one of its own: in-box.py PROGRAM [ARGUMENTS]

What the program writes and its exit status are handed on; a leak of ours is status 1.
"""
import subprocess
import sys
import tempfile

import leaks
from desktop import Desktop, end_cleanly_on_signals


def main():
    end_cleanly_on_signals()
    with Desktop() as desktop, tempfile.TemporaryFile('w+') as errors:
        try:
            run = subprocess.run(sys.argv[1:], env=desktop.environment(), stdin=subprocess.DEVNULL, stderr=errors, check=False)
        finally:
            errors.seek(0)
            told = leaks.without_theirs(errors.read())
            sys.stderr.write(told)
    return 1 if leaks.OURS in told else run.returncode


sys.exit(main())

# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells our own leaks from those of libraries in what the leak sanitizer reports.

GTK and libadwaita leak a little, and no list of names could tell their leaks
from ours, as they call us and we call them. A leak is ours when one of the
first frames of its stack, which the sanitizer keeps (desktop.py), is a function
of this tree. main() is in no question: all that a program does comes by it.
"""
import pathlib
import re

REPORT = re.compile(r'^=+\n==\d+==ERROR: LeakSanitizer: .*?^SUMMARY: [^\n]*\n?', re.MULTILINE | re.DOTALL)
LEAK = re.compile(r'^(?:Direct|Indirect) leak of .*?(?=^\n|\Z|^SUMMARY: )', re.MULTILINE | re.DOTALL)
FRAME = re.compile(r'^ +#\d+ 0x[0-9a-f]+ in (\S+) \.\./((?:src|tests)/[^:\n]+)', re.MULTILINE)
OURS = 'LeakSanitizer: our own leaks'
ROOT = pathlib.Path(__file__).resolve().parents[2]


def is_ours(leak):
    """Whether this part of a report, one leak with its stack, comes by a function of this tree."""
    return any(function != 'main' and (ROOT / path).exists() for function, path in FRAME.findall(leak))


def without_theirs(text):
    """What a program wrote, where each report of leaks is left with those of ours, or left out if there are none."""
    def keep(report):
        ours = [leak for leak in LEAK.findall(report.group()) if is_ours(leak)]
        return OURS + '\n\n' + '\n'.join(ours) if ours else ''
    return REPORT.sub(keep, text)

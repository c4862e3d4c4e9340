#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the top of the tree holds what belongs there and nothing else: what a program has left lying there does not.

usage: check-tree.py ROOT BUILDDIR

What git is told to ignore, what begins with a dot, and the folder that is built in do not count.
"""
import fnmatch
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

FILES = {'COPYING', 'CONTRIBUTING.md', 'NEWS.md', 'README.md', 'dev', 'meson.build', 'meson_options.txt'}
FOLDERS = {'data', 'flatpak', 'po', 'src', 'tests', 'ui'}


def ignored(root):
    """The patterns of .gitignore that are for the top, of names there; the tarball has that file, too."""
    lines = (root / '.gitignore').read_text(encoding='utf-8').split()
    return [line.strip('/') for line in lines if '/' not in line.strip('/')]


def faults(root, build):
    patterns = ignored(root)
    there = {path.name: path.is_dir() for path in root.iterdir()
             if path != build and path not in build.parents and not path.name.startswith('.')
             and not any(fnmatch.fnmatch(path.name, pattern) for pattern in patterns)}
    strange = [f'{name} does not belong at the top of the tree' for name, is_dir in sorted(there.items())
               if name not in (FOLDERS if is_dir else FILES)]
    return strange + [f'{name} is missing' for name in sorted((FILES | FOLDERS) - set(there))]


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    tap.run([('/tree/top', lambda: faults(root, build))])


if __name__ == '__main__':
    main()

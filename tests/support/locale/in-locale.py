#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test program in the locale that ACIES_TEST_LOCALE names: meson test --wrapper.

A script finds the locale by itself, for the programs that it starts. A test program has no setlocale(), so the module
set-locale.c is loaded into it.
"""
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import locales  # noqa: E402

command = sys.argv[1:]
build = pathlib.Path(os.environ['MESON_BUILD_ROOT']) if 'MESON_BUILD_ROOT' in os.environ else pathlib.Path.cwd()
variables = {}
if pathlib.Path(command[0]).suffix not in ('.py', '.sh'):
    variables = {**locales.environment(os.environ['ACIES_TEST_LOCALE'], build), 'LD_PRELOAD': str(build.resolve() / 'tests/set-locale.so')}
os.execvpe(command[0], command, {**os.environ, **variables})

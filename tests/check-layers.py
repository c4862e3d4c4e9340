#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every folder of src/ includes only what its layer may.

usage: check-layers.py SRC

The table below is the architecture. Linking static libraries proves little
about includes, because each folder can reach every header; this is the guard.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / 'support'))
import tap  # noqa: E402

GLIB = ['glib.h', 'glib/']
GOBJECT = ['glib-object.h']
GIO = ['gio/']
XML = ['libxml/']
JSON = ['json-glib/']
DRAWING = ['cairo.h', 'cairo-', 'pango/', 'librsvg/']
GTK = ['gtk/', 'gdk/', 'graphene.h', 'adwaita.h']
POSIX = ['fcntl.h', 'unistd.h', 'sys/']
C_STANDARD = {f'{name}.h' for name in (
    'assert ctype errno float inttypes limits locale math setjmp signal '
    'stdarg stdbool stddef stdint stdio stdlib string time').split()}
# Written by meson into the build folder.
GENERATED = {'config.h'}

CORE = ['engine', 'rulesets', 'formats', 'render', 'ai', 'session']
WINDOW = GLIB + GOBJECT + GIO + DRAWING + GTK
# folder: (folders it may use besides itself, beginnings of system headers it may use);
# a folder may only use folders that stand above it, so that the table itself cannot hold a circle
LAYERS = {
    'engine':    ([], GLIB),
    'rulesets':  (['engine'], GLIB),
    'formats':   (['engine', 'rulesets'], GLIB + GOBJECT + GIO + XML + JSON + POSIX),
    'render':    (['engine'], GLIB + GOBJECT + DRAWING),
    'ai':        (['engine'], GLIB),
    'session':   (['engine', 'formats', 'ai'], GLIB + GOBJECT + GIO + POSIX),
    'widgets':   (['engine', 'render', 'session'], WINDOW),
    'editor':    (CORE + ['widgets'], WINDOW),
    'play':      (CORE + ['widgets'], WINDOW),
    'companion': (CORE + ['widgets'], WINDOW),
    'app':       (CORE + ['widgets', 'editor', 'play', 'companion'], WINDOW + POSIX),
    'cli':       (CORE, GLIB + GOBJECT + GIO + JSON + POSIX),
}

INCLUDE = re.compile(r'\s*#\s*include\b\s*(?:"(?P<quoted>[^"]*)"|<(?P<angled>[^>]*)>)?')


def why_not(src, folder, quoted, angled):
    """Why the folder may not have this include, or None when it may."""
    folders, systems = LAYERS[folder]
    if quoted is not None:
        if quoted in GENERATED:
            return None
        owner = quoted.split('/')[0]
        if '..' in quoted.split('/') or owner not in LAYERS or not (src / quoted).is_file():
            return 'is no file of ours, named from src/'
        return None if owner in (folder, *folders) else f'belongs to {owner}/, which {folder}/ may not use'
    if angled is not None:
        good = angled in C_STANDARD or any(
            angled == name or (name[-1] in '/-' and angled.startswith(name)) for name in systems)
        return None if good else f'is of no library that {folder}/ may use'
    return 'is computed: name the file'


def faults_of_folder(src, folder):
    if folder not in LAYERS:
        return [f'{folder}/ is not in the table of layers']
    faults = []
    for path in sorted((src / folder).rglob('*.[ch]')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            include = INCLUDE.match(line)
            reason = why_not(src, folder, include['quoted'], include['angled']) if include else None
            if reason:
                name = include['quoted'] or include['angled'] or line.strip()
                faults.append(f'{path.relative_to(src.parent)}:{number}: {name} {reason}')
    return faults


def faults_of_top(src):
    """Code belongs to a folder."""
    return [f'{path.name} is in no folder' for path in sorted(src.glob('*.[ch]'))]


def faults_of_table():
    names = list(LAYERS)
    return [f'{folder}/ may use {other}/, which does not stand above it'
            for position, folder in enumerate(names) for other in LAYERS[folder][0]
            if other not in names[:position]]


def folders(src):
    return sorted(path.name for path in src.iterdir() if path.is_dir())


def faults(src):
    """All faults of a source tree."""
    return [fault for folder in folders(src) for fault in faults_of_folder(src, folder)] + faults_of_top(src)


def main():
    src = pathlib.Path(sys.argv[1])
    cases = [('/layers/table', faults_of_table), ('/layers/top', lambda: faults_of_top(src))]
    cases += [(f'/layers/{folder}', lambda folder=folder: faults_of_folder(src, folder)) for folder in folders(src)]
    tap.run(cases)


if __name__ == '__main__':
    main()

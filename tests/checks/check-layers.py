#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every folder of src/ and below includes only what its layer may, and knows no game by its name.

usage: check-layers.py SRC

The table below is the architecture. Linking static libraries proves little
about includes, because each folder can reach every header; this is the guard.
It allows what is used and nothing in reserve: an arrow that no include needs
any more fails too, so that the table says how things are.
What belongs to one game is in rulesets/ and in the data; the other folders
learn it from there, so that neither the id of a ruleset nor one of its
statements stands in them, not even in a comment, and no text of their code is
a name that the tables of one game alone have: a mark, a switch, a step, a verb.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

GLIB = ['glib.h', 'glib/']
GOBJECT = ['glib-object.h']
GIO = ['gio/']
XML = ['libxml/']
JSON = ['json-glib/']
DRAWING = ['cairo.h', 'cairo-', 'pango/', 'librsvg/']
FONTS = ['fontconfig/']
GTK = ['gtk/', 'gdk/', 'graphene.h', 'adwaita.h']
MODULES = ['gmodule.h']
GLIBC = ['malloc.h']
POSIX = ['fcntl.h', 'glib-unix.h', 'unistd.h', 'sys/']
C_STANDARD = {f'{name}.h' for name in (
    'assert ctype errno float inttypes limits locale math setjmp signal '
    'stdarg stdbool stddef stdint stdio stdlib string time').split()}
# Written by meson into the build folder.
GENERATED = {'config.h'}

GAMES = [f'rulesets/{game}' for game in ('battle-of-legends', 'battleplay', 'legio-vi', 'legions')]
FORMATS = [f'formats/{room}' for room in ('files', 'json', 'xml', 'ruleset', 'scenario', 'game', 'tiled', 'designer')] + ['formats']
STORE = GLIB + GOBJECT + GIO
WINDOW = GLIB + GOBJECT + GIO + DRAWING + GTK
# What the rows have in common that have it; each of them uses all of it.
XML_ROOMS = ['engine', 'engine/find', 'formats/files', 'formats/xml']
VIEW = ['render', 'session', 'widgets']
# folder: (folders it uses besides itself, beginnings of system headers it may use);
# a folder may only use folders that stand above it, so that the table itself cannot hold a circle
LAYERS = {
    'engine/board':      ([], GLIB),
    'engine/ruleset':    (['engine/board'], GLIB),
    'engine/core':       (['engine/board', 'engine/ruleset'], GLIB),
    'engine/edit':       (['engine'], GLIB),
    'engine/find':       (['engine', 'engine/edit'], GLIB),
    'engine/look':       (['engine'], GLIB),
    'engine/odds':       (['engine'], GLIB),
    'engine/view':       (['engine', 'engine/edit'], GLIB),
    'rulesets/shared':   (['engine', 'engine/odds'], GLIB),
    **{game: (['engine', 'engine/find', 'engine/odds', 'rulesets/shared'], GLIB) for game in GAMES},
    'rulesets':          (['engine', 'engine/odds', *GAMES], GLIB),
    'formats/files':     ([], STORE + POSIX),
    'formats/json':      (['formats/files'], STORE + JSON),
    'formats/xml':       (['engine', 'engine/find', 'formats/files'], STORE + XML),
    'formats/ruleset':   ([*XML_ROOMS, 'engine/look', 'rulesets'], STORE),
    'formats/scenario':  ([*XML_ROOMS, 'rulesets', 'formats/ruleset'], STORE),
    'formats/game':      ([*XML_ROOMS, 'formats/ruleset', 'formats/scenario'], STORE),
    'formats/tiled':     ([*XML_ROOMS, 'engine/look', 'formats/ruleset'], STORE),
    'formats/designer':  ([*XML_ROOMS, 'formats/json', 'formats/ruleset'], STORE + JSON),
    'formats':           ([*XML_ROOMS, 'formats/json', 'formats/scenario', 'formats/game', 'formats/tiled', 'formats/designer'], STORE),
    'render':            (['engine', 'engine/edit', 'engine/find', 'engine/look', 'engine/view'], STORE + DRAWING + FONTS + MODULES),
    'ai':                (['engine', 'engine/odds', 'engine/view'], GLIB + GIO),
    'simulate':          (['engine', 'engine/find', 'formats/ruleset', 'ai'], GLIB + GIO + POSIX),
    'session':           ([*XML_ROOMS, 'engine/odds', 'engine/view', 'formats/ruleset', 'formats/scenario', 'formats/game', 'formats', 'ai'],
                          GLIB + GOBJECT + GIO + POSIX),
    'report':            (['engine', 'render', 'session'], GLIB + GOBJECT + DRAWING),
    'widgets':           (['engine', 'engine/odds', 'engine/view', 'render', 'session'], WINDOW + GLIBC),
    'editor/tools':      (['engine', 'engine/edit', 'formats/ruleset', 'session', 'widgets'], WINDOW),
    'editor/dialogs':    (['engine/edit', 'session', 'widgets'], WINDOW),
    'editor/fairness':   (['engine/find', 'simulate', *VIEW], WINDOW),
    'editor/panels':     (['engine', 'engine/edit', 'engine/find', 'engine/view', 'formats/scenario', *VIEW, 'editor/tools', 'editor/dialogs'], WINDOW),
    'editor':            (['engine', 'widgets', 'editor/tools', 'editor/panels'], WINDOW),
    'companion':         (['engine', 'engine/find', 'engine/odds', 'engine/view', 'formats', *VIEW], WINDOW),
    'play/core':         (['engine', 'engine/odds', 'engine/view', 'formats/game', 'render', 'ai', 'session'], GLIB + GOBJECT),
    'play/view':         (['engine', *VIEW, 'play/core'], WINDOW),
    'play/panels':       (['engine', 'engine/odds', 'engine/view', *VIEW, 'play/core', 'play/view'], WINDOW),
    'play':              ([*VIEW, 'play/view', 'play/panels'], WINDOW),
    'app/shared':        (['engine', 'formats/files', 'formats/ruleset', 'formats/game', 'formats/tiled', 'render', 'ai'], WINDOW),
    'app/document':      (['engine', 'engine/find', 'formats/files', 'formats/xml', 'formats/ruleset', 'formats/scenario', 'formats/game', 'formats/designer', 'formats',
                           'render', 'session', 'play/core', 'app/shared'], STORE),
    'app/library':       (['engine', 'formats/files', 'formats/scenario', 'render', 'ai', 'simulate', 'session', 'widgets', 'app/shared', 'app/document'], WINDOW),
    'app/dialogs':       (['engine', 'engine/edit', 'formats/files', 'formats/game', 'formats/tiled', 'ai', *VIEW,
                           'editor/dialogs', 'app/shared', 'app/document'], WINDOW),
    'app/page':          (['session', 'widgets', 'companion', 'editor', 'play', 'app/shared', 'app/document', 'app/dialogs'], WINDOW),
    'app/window':        (['widgets', 'app/shared', 'app/document', 'app/library', 'app/page'], WINDOW),
    'app/recovery':      (['formats/files', 'session', 'widgets', 'app/shared', 'app/window'], WINDOW),
    'app/actions':       (['engine', 'engine/edit', 'formats/files', 'formats', 'render', 'session', 'report', 'editor/fairness',
                           'app/shared', 'app/document', 'app/library', 'app/dialogs', 'app/window', 'app/recovery'], WINDOW),
    'app':               (['formats/files', 'render', 'widgets', 'app/shared', 'app/dialogs', 'app/window', 'app/recovery', 'app/actions'], WINDOW + POSIX),
    'cli':               (['engine', 'engine/find', 'engine/odds', 'engine/view', 'rulesets', *(room for room in FORMATS if room != 'formats/xml'), 'render', 'ai', 'simulate', 'session', 'report'],
                          GLIB + GOBJECT + GIO + JSON + POSIX + GLIBC),
}

# These may know one game from another: the procedures, where also those that games share name the
# statements they enforce, and readers of files that are of one game.
OF_GAMES = ['rulesets', 'rulesets/shared', *GAMES, *FORMATS]
GAME_ID = re.compile(r'\.id = "(?P<id>[^"]+)"')
PROCS = re.compile(r'const AciesProcs acies_(\w+)_procs\b')

# Names that stand in the tables of one game, and mean something else in the engine or above it.
OTHER_WORDS = (
    ('attack play put-back take', 'engine/core engine/ruleset cli', 'a command that every game may have'),
    ('start', 'engine/core', 'a command that every game may have'),
    ('actions', 'engine/core cli', 'a number that a scenario of any game may set, and its command'),
    ('camp spent', 'engine/core engine/ruleset cli', 'a number that a scenario of any game may set, and its command'),
    ('line turn hits retreats defence', 'cli', 'a key of what is said as JSON'),
    ('hits turn', 'session', 'an attribute of a record'),
    ('wounds command', 'cli', 'a key of what is said as JSON'),
    ('ignored-hits', 'cli', 'what a modifier of any game adds to'),
    ('ordered swap', 'cli', 'an option'),
    ('counter-attack', 'engine/core play/panels', 'a kind of fight, in a sentence'),
    ('play', 'app/actions app/library app/page app/recovery', 'a view, and the action that shows it'),
    ('active', 'companion editor/panels play/panels app/dialogs', 'a property of GTK'),
    ('activated', 'app/dialogs', 'a signal of GTK'),
    ('enter', 'widgets', 'a signal of GTK'),
    ('select', 'editor/panels play/view', 'a tool, an item of a menu'),
    ('pick', 'editor', 'a tool'),
    ('clear', 'editor editor/tools', 'what a key or an item of a menu does'),
    ('change', 'companion app/dialogs', 'a column of a table, or what a button does'),
    ('moves', 'companion', 'a signal'),
    ('lines hit', 'play/panels', 'a style, or a part of a widget'),
    ('change', 'app/dialogs', 'a column of a table'),
    ('lines hit', 'play/panels widgets', 'a style, a part of a widget, or what a die comes to'),
)

# Documents of each kind have one way in, which is guarded.
READERS = {
    'formats/json': re.compile(r'\b(?:json_parser_new|json_from_string|json_reader_new)\w*'),
    'formats/xml':  re.compile(r'\b(?:g_markup_parse_context_new|xml\w*CreatePushParserCtxt|xmlRead\w+)'),
}

INCLUDE = re.compile(r'\s*#\s*include\b\s*(?:"(?P<quoted>[^"]*)"|<(?P<angled>[^>]*)>)?')


# Three floors at the bottom of the engine, which are one for all that is above them: 'engine'.
BASE = ['engine/board', 'engine/ruleset', 'engine/core']


def room(folder, user):
    """What the table calls the folder where it says what the user may have."""
    return 'engine' if folder in BASE and user not in BASE else folder


def why_not(src, folder, quoted, angled):
    """Why the folder may not have this include, or None when it may."""
    folders, systems = LAYERS[folder]
    if quoted is not None:
        if quoted in GENERATED:
            return None
        owner = quoted.rpartition('/')[0]
        if '..' in quoted.split('/') or owner not in LAYERS or not (src / quoted).is_file():
            return 'is no file of ours, named from src/'
        return None if room(owner, folder) in (folder, *folders) else f'belongs to {owner}/, which {folder}/ may not use'
    if angled is not None:
        good = angled in C_STANDARD or any(
            angled == name or (name[-1] in '/-' and angled.startswith(name)) for name in systems)
        return None if good else f'is of no library that {folder}/ may use'
    return 'is computed: name the file'


def games(src):
    """What a game is known by: the id of its ruleset, and the letters before its statements and functions.

    The table of procedures in the file of rulesets/ that tells the id has these letters in its name, else the file begins with them.
    """
    words = set()
    for path in sorted((src / 'rulesets').rglob('*.c')):
        text = path.read_text(encoding='utf-8')
        ids = GAME_ID.findall(text)
        words |= {re.escape(word) for word in ids}
        words |= {rf'(?:acies_)?{re.escape(word)}(?![a-z0-9])' for word in PROCS.findall(text) or [path.stem.split('-')[0]] if ids}
    return re.compile(rf'(?<![a-z0-9])(?:{"|".join(sorted(words))})', re.IGNORECASE) if words else None


def lines_of_folder(src, folder):
    """Place and text of each line."""
    for path in sorted((src / folder).glob('*.[ch]')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            yield f'{path.relative_to(src.parent)}:{number}', line


def unused_of_folder(src, folder):
    """What the table allows it, and nobody there includes."""
    includes = [INCLUDE.match(line) for _, line in lines_of_folder(src, folder)]
    used = {room(include['quoted'].rpartition('/')[0], folder) for include in includes if include and include['quoted']}
    return [f'{folder}/ may include {other}/, but nothing there does' for other in LAYERS[folder][0] if other not in used]


def faults_of_folder(src, folder):
    if folder not in LAYERS:
        return [f'{folder}/ is not in the table of layers']
    faults = unused_of_folder(src, folder)
    for place, line in lines_of_folder(src, folder):
        include = INCLUDE.match(line)
        reason = why_not(src, folder, include['quoted'], include['angled']) if include else None
        if reason:
            name = include['quoted'] or include['angled'] or line.strip()
            faults.append(f'{place}: {name} {reason}')
    return faults


INCLUDED = re.compile(r'(?m)^\s*#\s*include\b.*$')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
TABLE = re.compile(r'const char \*const \w+\[\w*\] = \{(.*?)\};', re.S)
ROW = re.compile(r'(?:\.name = |^  \{ )"([a-z0-9-]+)"', re.M)
TEXT = re.compile(r'"([a-z0-9-]+)"')


def texts_of_games(room):
    """The sources of each game of a room. If there are several, a file of one begins with the name of the file that tells its id."""
    texts = {path.stem: path.read_text(encoding='utf-8') for path in sorted(room.glob('*.c'))}
    stems = [stem for stem, text in texts.items() if GAME_ID.search(text)]
    if len(stems) < 2:
        return [list(texts.values())]
    return [[text for name, text in texts.items() if not any(name.startswith(other) for other in stems if other != stem)] for stem in stems]


def names_of_game(texts):
    """What the tables of its procedures call things."""
    tables = [re.sub(r'N_ \("[^"]*"\)', '', table) for text in texts for table in TABLE.findall(text)]
    return {name for table in tables for name in TEXT.findall(table)} | {name for text in texts for name in ROW.findall(text)}


def names_of_one_game(src):
    rooms = [room for room in sorted((src / 'rulesets').iterdir()) if room.is_dir() and room.name != 'shared'] if (src / 'rulesets').is_dir() else []
    names = [name for room in rooms for texts in texts_of_games(room) for name in names_of_game(texts)]
    return {name for name in names if names.count(name) == 1}


def other_words(folder):
    return {word for words, folders, _ in OTHER_WORDS if folder in folders.split() for word in words.split()}


def names_in_folder(src, folder):
    """A name alone is one where it is all of a text; with a hyphen, anywhere in the code."""
    own = names_of_one_game(src) - other_words(folder) if folder not in OF_GAMES else set()
    faults = []
    for path in sorted((src / folder).glob('*.[ch]')) if own else []:
        code = INCLUDED.sub('', path.read_text(encoding='utf-8'))  # a file is not a name of a game
        code = COMMENT.sub(lambda comment: '\n' * comment[0].count('\n'), code)
        for number, line in enumerate(code.splitlines(), 1):
            found = set(TEXT.findall(line)) | set(re.findall(r'(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])', line))
            faults += [f'{path.relative_to(src.parent)}:{number}: {name} is a name of one game, which {folder}/ may not know'
                       for name in sorted(found & own)]
    return faults


def games_in_folder(src, folder):
    game = games(src)
    if game is None or folder in OF_GAMES:
        return []
    found = [(place, game.search(line)) for place, line in lines_of_folder(src, folder)]
    return [f'{place}: {match[0]} is of one game, which {folder}/ may not know' for place, match in found if match]


def other_ways_in(src, folder):
    return [f'{place}: {match[0]} is another way in than that of {owner}/'
            for place, line in lines_of_folder(src, folder) for owner, reader in READERS.items()
            if owner != folder and (match := reader.search(line))]


def faults_of_top(src):
    """Code belongs to a folder, and a folder of the table has code."""
    there = folders(src)
    return [f'{path.name} is in no folder' for path in sorted(src.glob('*.[ch]'))
            ] + [f'{folder}/ is in the table of layers, and has no code' for folder in LAYERS if folder not in there]


def faults_of_table():
    names = list(LAYERS)
    return [f'{folder}/ may use {other}/, which does not stand above it'
            for position, folder in enumerate(names) for other in LAYERS[folder][0]
            if other not in [room(name, folder) for name in names[:position]]]


def folders(src):
    """Those that hold code, and those that hold nothing."""
    return sorted(str(path.relative_to(src)) for path in src.rglob('*')
                  if path.is_dir() and (any(path.glob('*.[ch]')) or not any(path.iterdir())))


def faults(src):
    """All faults of a source tree."""
    return [fault for folder in folders(src)
            for fault in faults_of_folder(src, folder) + games_in_folder(src, folder) + names_in_folder(src, folder) + other_ways_in(src, folder)
            ] + faults_of_top(src)


def main():
    src = pathlib.Path(sys.argv[1])
    cases = [('/layers/table', faults_of_table), ('/layers/top', lambda: faults_of_top(src))]
    cases += [(f'/layers/{folder}', lambda folder=folder: faults_of_folder(src, folder)) for folder in folders(src)]
    cases += [(f'/layers/ways-in/{folder}', lambda folder=folder: other_ways_in(src, folder)) for folder in folders(src)]
    cases += [(f'/layers/games/{folder}', lambda folder=folder: games_in_folder(src, folder))
              for folder in folders(src) if folder not in OF_GAMES]
    cases += [(f'/layers/names/{folder}', lambda folder=folder: names_in_folder(src, folder))
              for folder in folders(src) if folder not in OF_GAMES]
    cases += [('/layers/names/are-known', lambda: [] if names_of_one_game(src) else ['no table of rulesets/ has a name'])]
    cases += [('/layers/games/are-known', lambda: [] if games(src) else ['no file of rulesets/ tells the id of a game'])]
    tap.run(cases)


if __name__ == '__main__':
    main()

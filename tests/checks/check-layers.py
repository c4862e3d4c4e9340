#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every folder of src/ and below includes only what its layer may, and knows no game by its name.

usage: check-layers.py SRC

The table below is the architecture. Linking static libraries proves little
about includes, because each folder can reach every header; this is the guard.
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
GTK = ['gtk/', 'gdk/', 'graphene.h', 'adwaita.h']
POSIX = ['fcntl.h', 'glib-unix.h', 'unistd.h', 'sys/']
C_STANDARD = {f'{name}.h' for name in (
    'assert ctype errno float inttypes limits locale math setjmp signal '
    'stdarg stdbool stddef stdint stdio stdlib string time').split()}
# Written by meson into the build folder.
GENERATED = {'config.h'}

ENGINE = ['engine', 'engine/edit', 'engine/find', 'engine/look', 'engine/odds']
GAMES = ['rulesets/rome-vs-macedon', 'rulesets/rome-vs-carthage']
FORMATS = [f'formats/{room}' for room in ('files', 'json', 'xml', 'ruleset', 'scenario', 'game', 'tiled', 'designer')] + ['formats']
CORE = [*ENGINE, 'rulesets', *FORMATS, 'render', 'ai', 'session', 'report']
EDITOR = ['editor/tools', 'editor/dialogs', 'editor/panels', 'editor']
PLAY = ['play/core', 'play/table', 'play/panels', 'play']
STORE = GLIB + GOBJECT + GIO
WINDOW = GLIB + GOBJECT + GIO + DRAWING + GTK
# folder: (folders it may use besides itself, beginnings of system headers it may use);
# a folder may only use folders that stand above it, so that the table itself cannot hold a circle
LAYERS = {
    'engine':            ([], GLIB),
    'engine/edit':       (['engine'], GLIB),
    'engine/find':       (['engine'], GLIB),
    'engine/look':       (['engine'], GLIB),
    'engine/odds':       (['engine'], GLIB),
    'rulesets/shared':   (ENGINE, GLIB),
    **{game: ([*ENGINE, 'rulesets/shared'], GLIB) for game in GAMES},
    'rulesets':          ([*ENGINE, 'rulesets/shared', *GAMES], GLIB),
    'formats/files':     (['engine'], STORE + POSIX),
    'formats/json':      (['engine', 'formats/files'], STORE + JSON),
    'formats/xml':       (['engine', 'engine/find', 'formats/files'], STORE + XML),
    'formats/ruleset':   (['engine', 'engine/find', 'engine/look', 'rulesets', 'formats/files', 'formats/xml'], STORE),
    'formats/scenario':  (['engine', 'engine/find', 'rulesets', *FORMATS[:4]], STORE),
    'formats/game':      (['engine', 'engine/find', *FORMATS[:5]], STORE),
    'formats/tiled':     (['engine', 'engine/find', *FORMATS[:4]], STORE),
    'formats/designer':  (['engine', 'engine/find', *FORMATS[:4]], STORE + JSON),
    'formats':           (['engine', 'engine/find', *FORMATS[:-1]], STORE),
    'render':            (ENGINE, GLIB + GOBJECT + DRAWING),
    'ai':                (ENGINE, GLIB + GIO),
    'session':           ([*ENGINE, *FORMATS, 'ai'], GLIB + GOBJECT + GIO + POSIX),
    'report':            (['engine', 'render', 'session'], GLIB + GOBJECT + DRAWING),
    'widgets':           (['engine', 'render', 'session'], WINDOW),
    'editor/tools':      ([*CORE, 'widgets'], WINDOW),
    'editor/dialogs':    ([*CORE, 'widgets', 'editor/tools'], WINDOW),
    'editor/panels':     ([*CORE, 'widgets', 'editor/tools', 'editor/dialogs'], WINDOW),
    'editor':            ([*CORE, 'widgets', 'editor/tools', 'editor/dialogs', 'editor/panels'], WINDOW),
    'play/core':         (CORE, GLIB + GOBJECT),
    'play/table':        ([*CORE, 'widgets', 'play/core'], WINDOW),
    'play/panels':       ([*CORE, 'widgets', 'play/core', 'play/table'], WINDOW),
    'play':              ([*CORE, 'widgets', 'play/core', 'play/table', 'play/panels'], WINDOW),
    'app/shared':        (CORE, WINDOW),
    'app/document':      ([*CORE, 'app/shared'], STORE),
    'app/library':       ([*CORE, 'widgets', 'app/shared'], WINDOW),
    'app/dialogs':       ([*CORE, 'widgets', *EDITOR, *PLAY, 'app/shared', 'app/document'], WINDOW),
    'app/page':          ([*CORE, 'widgets', *EDITOR, *PLAY, 'app/shared', 'app/document', 'app/dialogs'], WINDOW),
    'app/window':        (['app/shared', 'app/document', 'app/library', 'app/page'], WINDOW),
    'app/recovery':      ([*CORE, 'widgets', 'app/document', 'app/window'], WINDOW),
    'app/actions':       ([*CORE, 'app/shared', 'app/document', 'app/library', 'app/dialogs', 'app/window', 'app/recovery'], WINDOW),
    'app':               (['app/shared', 'app/window', 'app/recovery', 'app/actions'], WINDOW + POSIX),
    'cli':               (CORE, GLIB + GOBJECT + GIO + JSON + POSIX),
}

# These may know one game from another: the procedures, where also those that games share name the
# statements they enforce, and readers of files that are of one game.
OF_GAMES = ['rulesets', 'rulesets/shared', *GAMES, *FORMATS]
GAME_ID = re.compile(r'\.id = "(?P<id>[^"]+)"')

# Names that stand in the tables of one game, and mean something else in the engine or above it.
OTHER_WORDS = {
    'play attack put-back take': 'a command that every game may have',
    'camp spent': 'a number that a scenario of any game may set, and its command',
    'line turn hits retreats defence': 'a key of what the command line says as JSON',
    'ignored-hits': 'what a modifier of any game adds to',
    'ordered': 'an option of the command line',
    'active enter': 'a property or signal of GTK',
    'select pick': 'a tool of the editor, an item of its menu',
    'counter-attack': 'a kind of fight, in a sentence',
}

# Documents of each kind have one way in, which is guarded.
READERS = {
    'formats/json': re.compile(r'\b(?:json_parser_new|json_from_string|json_reader_new)\w*'),
    'formats/xml':  re.compile(r'\b(?:g_markup_parse_context_new|xml\w*CreatePushParserCtxt|xmlRead\w+)'),
}

INCLUDE = re.compile(r'\s*#\s*include\b\s*(?:"(?P<quoted>[^"]*)"|<(?P<angled>[^>]*)>)?')


def why_not(src, folder, quoted, angled):
    """Why the folder may not have this include, or None when it may."""
    folders, systems = LAYERS[folder]
    if quoted is not None:
        if quoted in GENERATED:
            return None
        owner = quoted.rpartition('/')[0]
        if '..' in quoted.split('/') or owner not in LAYERS or not (src / quoted).is_file():
            return 'is no file of ours, named from src/'
        return None if owner in (folder, *folders) else f'belongs to {owner}/, which {folder}/ may not use'
    if angled is not None:
        good = angled in C_STANDARD or any(
            angled == name or (name[-1] in '/-' and angled.startswith(name)) for name in systems)
        return None if good else f'is of no library that {folder}/ may use'
    return 'is computed: name the file'


def games(src):
    """What a game is known by: the id of its ruleset, and the letters before its statements and functions.

    The name of the file of rulesets/ that tells the id begins with these letters.
    """
    words = set()
    for path in sorted((src / 'rulesets').rglob('*.c')):
        ids = GAME_ID.findall(path.read_text(encoding='utf-8'))
        words |= {re.escape(word) for word in ids}
        words |= {rf'(?:acies_)?{re.escape(path.stem.split("-")[0])}(?![a-z0-9])' for _ in ids}
    return re.compile(rf'(?<![a-z0-9])(?:{"|".join(sorted(words))})', re.IGNORECASE) if words else None


def lines_of_folder(src, folder):
    """Place and text of each line."""
    for path in sorted((src / folder).glob('*.[ch]')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            yield f'{path.relative_to(src.parent)}:{number}', line


def faults_of_folder(src, folder):
    if folder not in LAYERS:
        return [f'{folder}/ is not in the table of layers']
    faults = []
    for place, line in lines_of_folder(src, folder):
        include = INCLUDE.match(line)
        reason = why_not(src, folder, include['quoted'], include['angled']) if include else None
        if reason:
            name = include['quoted'] or include['angled'] or line.strip()
            faults.append(f'{place}: {name} {reason}')
    return faults


COMMENT = re.compile(r'/\*.*?\*/', re.S)
TABLE = re.compile(r'static const char \*const \w+\[\] = \{(.*?)\};', re.S)
ROW = re.compile(r'(?:\.name = |^  \{ )"([a-z0-9-]+)"', re.M)
TEXT = re.compile(r'"([a-z0-9-]+)"')


def names_of_game(room):
    """What the tables of its procedures call things."""
    texts = [path.read_text(encoding='utf-8') for path in sorted(room.glob('*.c'))]
    tables = [re.sub(r'N_ \("[^"]*"\)', '', table) for text in texts for table in TABLE.findall(text)]
    return {name for table in tables for name in TEXT.findall(table)} | {name for text in texts for name in ROW.findall(text)}


def names_of_one_game(src):
    rooms = [names_of_game(room) for room in sorted((src / 'rulesets').iterdir())
             if room.is_dir() and room.name != 'shared'] if (src / 'rulesets').is_dir() else []
    names = [name for room in rooms for name in room]
    others = {word for words in OTHER_WORDS for word in words.split()}
    return {name for name in names if names.count(name) == 1} - others


def names_in_folder(src, folder):
    """A name alone is one where it is all of a text; with a hyphen, anywhere in the code."""
    own = names_of_one_game(src) if folder not in OF_GAMES else set()
    faults = []
    for path in sorted((src / folder).glob('*.[ch]')) if own else []:
        code = COMMENT.sub(lambda comment: '\n' * comment[0].count('\n'), path.read_text(encoding='utf-8'))
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
    """Code belongs to a folder."""
    return [f'{path.name} is in no folder' for path in sorted(src.glob('*.[ch]'))]


def faults_of_table():
    names = list(LAYERS)
    return [f'{folder}/ may use {other}/, which does not stand above it'
            for position, folder in enumerate(names) for other in LAYERS[folder][0]
            if other not in names[:position]]


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

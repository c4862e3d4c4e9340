#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files made to do harm (tests/cli/hostile.py), given to one window that stays open: by further starts, and as what earlier
runs have left. Each is refused by one sentence, costs little, and the window goes on working."""
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))
import hostile  # noqa: E402
import tap  # noqa: E402
from acting import cli  # noqa: E402
from battle import scenarios, titled  # noqa: E402
from board import Board  # noqa: E402
from desktop import root  # noqa: E402
from harness import main, program, scenario  # noqa: E402
from locales import NOT_SAVED, TOO_DAMAGED, UNSAVED_FOUND, fill, sentence  # noqa: E402
from watch import KIBIBYTES, SECONDS, SLOWER, Bait, is_sanitized, is_sentence  # noqa: E402

sanitized = is_sanitized(program())
LIMIT = SECONDS * (SLOWER if sanitized else 1)
TICKS = os.sysconf('SC_CLK_TCK')
NOBODY = '11111111-2222-4333-8444-555555555555'   # a program that is no more
DOCUMENTS = ('billion-laughs', 'external-entity', 'external-entity-asked', 'external-type-asked', 'deep', 'attributes-alike', 'namespaces',
             'elements', 'open-comments', 'open-quotes', 'references', 'blanks', 'zeros-of-50-mib', 'invalid-utf-8', 'gzip-bomb')
JSONS = ('deep-objects', 'long-fraction', 'same-key', 'half-pair')
MAPS = ('zlib-bomb', 'huge-board', 'many-tilesets', 'type')
# Of some files something can be read: a copy is opened, and what is wrong with it is told.
HEADINGS = '^(Could Not Open|Problems in) “{}”$'


class Watch:
    """What a running program takes."""

    def __init__(self, app):
        self.app = app
        self.proc = pathlib.Path(f'/proc/{app.process.pid}')

    def seconds(self):
        """Of a processor, so far."""
        fields = (self.proc / 'stat').read_text().rpartition(')')[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self, name):
        return int(re.search(rf'^{name}:\s+(\d+)', (self.proc / 'status').read_text(), re.MULTILINE)[1])

    @contextlib.contextmanager
    def cheap(self, what, faults):
        (self.proc / 'clear_refs').write_text('5')   # the peak begins anew
        before, memory = self.seconds(), self.memory('VmRSS')
        yield
        seconds, grown = self.seconds() - before, self.memory('VmHWM') - memory
        tap.comment(f'{seconds:.2f} s, {grown} KiB')
        if seconds > LIMIT:
            faults.append(f'{what} takes {seconds} s')
        if grown > KIBIBYTES and not sanitized:
            faults.append(f'{what} takes {grown} KiB')


def start_again(desktop, path):
    """A second start hands the file to the program that runs, and ends."""
    subprocess.run([program(), path], env=desktop.environment(), cwd=desktop.home, check=True, stdin=subprocess.DEVNULL)


def is_told(app, name, faults):
    """A dialog about the file says one sentence; then it is closed."""
    heading = re.compile(HEADINGS.format(re.escape(name)))
    dialog = app.wait_for('dialog', heading)
    words = [label.name for label in app.find_all('label', within=dialog) if not heading.match(label.name)]
    if not words or not is_sentence(words[0] + '\n'):
        faults.append(f'{name} is told by {words}')
    tap.comment(f'{name}: {words[0] if words else None}')
    app.find('push button', 'Close', within=dialog).do_action('click')
    app.wait_gone('dialog', heading)


def shown_name(path):
    return os.fsencode(path.name).decode('utf-8', 'replace')


def give(app, watch, path, faults):
    with watch.cheap(path, faults):
        start_again(app.desktop, path)
        is_told(app, shown_name(path), faults)


def still_works(app):
    place = app.desktop.home / os.fsdecode(b'g\xff\xfed.acies')   # no text, either
    shutil.copy(scenarios / 'pydna.acies', place)
    start_again(app.desktop, place)
    app.wait_window(titled('Pydna'))
    board = Board(app)
    app.key('t')
    app.click('push button', 'Forest')
    board.click('A9')
    board.says('A9', 'Forest')
    app.wait_for('label', f'{shown_name(place)} · unsaved changes')


def state(desktop, *way):
    path = desktop.home.joinpath('.local/state/acies', *way)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def cut(folder):
    """Off in the middle: what is left of a game is opened, of the others it is nothing."""
    game = folder / 'whole.aciesgame'
    cli('play', scenarios / 'pydna.acies', '--random', '--seed', '1', '--save', game)
    files = game, root / 'tests/good/tmx/csv.tmx', root / 'tests/good/json/plain.json'
    return [hostile.write(folder, f'cut{path.suffix}', path.read_bytes()[:path.stat().st_size // 2]) for path in files]


def chosen(folder, bait):
    """All places; of the rest, which the command line is given as a whole, what is peculiar."""
    jsons, maps = hostile.jsons(folder), hostile.maps(folder, bait)
    return [*hostile.documents(folder, bait, DOCUMENTS).values(), *hostile.places(folder).values(), *hostile.oddities(folder).values(),
            *(jsons[name] for name in JSONS), *(maps[name] for name in MAPS), *cut(folder)]


@scenario('/ui/hostile/files')
def files(desktop):
    """One after the other; what the program remembers at its start and of tiles is a pipe that says nothing."""
    folder = desktop.home / 'hostile'
    folder.mkdir()
    faults = []
    with Bait(folder) as bait, hostile.silent_pipe(folder / 'silent.acies') as silent, \
            hostile.silent_pipe(state(desktop, 'tiled-maps')), hostile.silent_pipe(state(desktop, 'open-tabs.ini')):
        some = [*chosen(folder, bait), silent]
        app = desktop.launch([program()])
        app.wait_window('Acies')
        watch = Watch(app)
        for path in some:
            give(app, watch, pathlib.Path(path), faults)
        with hostile.growing(folder / 'growing.acies') as growing:
            give(app, watch, growing, faults)
        assert not bait.taken()
        still_works(app)
    assert not faults, '\n'.join(faults)
    app.process.terminate()


def leave_behind(desktop, bait):
    """As what programs left that are no more: journals, games, and the list of what was open, in which two lead elsewhere."""
    documents = hostile.documents(desktop.home, bait, [*DOCUMENTS, 'attribute-of-3-mib'])
    head = f'Acies-Journal: 1\nTitle: {{}}\nFile: {bait.url}\nTime: 1\n\n'
    journal, games = state(desktop, 'journal', NOBODY), state(desktop, 'games', NOBODY)

    def beside(path, number):
        return path.with_name(f'{path.name}-{number}')
    for number, name in enumerate(('billion-laughs', 'external-entity', 'gzip-bomb', 'attribute-of-3-mib', 'zeros-of-50-mib'), 1):
        text = documents[name].read_bytes()
        beside(journal, number).write_bytes(head.format(name).encode() + text)
        beside(games, number).write_bytes(f'Acies-Game: 2\nScenario: {bait.url}\nGame: file://{bait.path}\nLength: {len(text)}\n\n'.encode() + text)
    beside(journal, 6).mkdir()
    beside(games, 6).symlink_to('/dev/zero')
    beside(journal, 8).write_bytes(head.format('good').encode() + (scenarios / 'pydna.acies').read_bytes())
    os.truncate(beside(games, 3), 4 << 30)
    good = shutil.copy(scenarios / 'elis.acies', desktop.home / 'elis.acies')
    places = [bait.url, f'file://example.org{bait.path}', 'file:///dev/zero', f'file://{desktop.home}/silent',
              *(path.as_uri() for path in documents.values()), good.as_uri()]
    state(desktop, 'open-tabs.ini').write_text(''.join(
        f'[tab-{number}]\nuri={place}\nwindow={-number}\ncurrent=true\nx=nan\nhex-width=1e300\n' for number, place in enumerate(places)))
    return hostile.silent_pipe(beside(journal, 7)), hostile.silent_pipe(beside(games, 7)), hostile.silent_pipe(desktop.home / 'silent')


@scenario('/ui/hostile/left-behind')
def left_behind(desktop):
    """What is damaged is offered as such, or not at all; what is whole comes back, and nothing keeps the program from starting."""
    faults = []
    with Bait(desktop.home) as bait, contextlib.ExitStack() as pipes:
        for pipe in leave_behind(desktop, bait):
            pipes.enter_context(pipe)
        app = desktop.launch([program()])
        app.wait_window(titled('Elis'))
        app.wait_toast(re.compile(fill(sentence('src/app/recovery/recovery.c', '\ntell_unreadable ('), '.')))
        left = state(desktop, 'open-tabs.ini')
        app.wait_until(lambda: 'elis' in left.read_text() and DOCUMENTS[-1] not in left.read_text(), 'all to be tried')
        dialog = app.wait_for('dialog', UNSAVED_FOUND)
        app.wait_until(lambda: len(app.find_all('label', TOO_DAMAGED, within=dialog)) == 4, 'the damaged ones')
        app.click(app.wait_for('push button', 'Recover good', within=dialog))
        app.wait_for('label', f'{NOT_SAVED} · unsaved changes')   # the place elsewhere is none
        assert not bait.taken()
        watch = Watch(app)
        if watch.seconds() > 5 * LIMIT:
            faults.append(f'the start took {watch.seconds()} s')
        if watch.memory('VmHWM') > 2 * KIBIBYTES and not sanitized:
            faults.append(f'the start took {watch.memory("VmHWM")} KiB')
        tap.comment(f'{watch.seconds()} s, {watch.memory("VmHWM")} KiB')
    assert not faults, '\n'.join(faults)
    app.process.terminate()


main()

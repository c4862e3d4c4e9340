# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that drive the real window with real pointer and key events. They write TAP.

    from harness import main, scenario

    @scenario('/ui/open/pydna')
    def open_pydna(desktop):
        app = desktop.launch([program(), 'pydna.acies'])
        app.wait_for('push button', 'Undo')
        app.click('push button', 'Forest')
        app.key('ctrl+z')
        app.shot('pydna')
        app.quit()

    main()

Each scenario starts with an empty home and no program. It fails when it
raises, when a program it started died, or when one wrote anything that was
not expected (App.allow). Wait for a state, never for a time; a wait goes on as
long as the program is busy, and `seconds` are those at rest (patience.py). A
failed scenario tells what the window held, what the program wrote, and leaves
a picture. Of others there are pictures in a long run, and with ACIES_SHOTS=FOLDER.
"""
import collections
import contextlib
import functools
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import leaks  # noqa: E402
import locales  # noqa: E402
import tap  # noqa: E402
from desktop import Desktop, end_cleanly_on_signals, shots_folder  # noqa: E402
from patience import settle, time_in_line, wait_for_rest, wait_until  # noqa: E402

# Said by libraries in a box without a full desktop, whatever the program does.
HARMLESS = re.compile(r'Screen coordinates not supported'
                      r'|dconf-WARNING'
                      r'|unable to send notifications'
                      r'|Unable to acquire session bus'
                      r'|avahi printers will not be available'   # GTK's print dialog, without a system bus
                      r'|gdk_frame_timings_submitted'   # newer GTK, of its own frames
                      r'|Unrecognized value "gl-disable"'   # newer GTK, which is told otherwise (GDK_DISABLE)
                      r'|Unknown key gtk-modules')

SCENARIOS = []
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
MOMENT = 0.05     # seconds that a finger is down, or up between two clicks
APPEARED = 0.4    # seconds in which a button that has just appeared takes no click, with animations
AT_MOST = 6       # such moments that it is down where the machine has no processor for the program
FRAME, SHADOW = 40, 140   # pixels at most of what a window has around itself, at both sides together
TOAST_DEPTH = 6   # of nodes: below the program, its window and what is around all pages; newer libadwaita has two more


def scenario(name, moving=False, long=False):
    """Marks a function(desktop) as one test case; moving: with animations, which it is about; long: only a long run has
    it. A long run has animations in all."""
    def keep(function):
        if LONG or not long:
            SCENARIOS.append((name, function, moving))
        return function
    return keep


def hold():
    """The moment for which a finger is down, and another one as long as the program would like to look and cannot."""
    for _ in range(AT_MOST):
        before = time_in_line()
        time.sleep(MOMENT)
        if time_in_line() - before < MOMENT / 5:
            break


def program():
    """The program under test: the first argument of the script."""
    return os.path.abspath(sys.argv[1])


class App:
    """A running program, seen by a user: nodes to read, a pointer and keys to act."""

    def __init__(self, desktop, command, environment):
        self.desktop = desktop
        self.errors = tempfile.TemporaryFile('a+')   # both read and write it
        self.allowed = []
        self.effort = collections.Counter()   # clicks, drags, keys and turns of the wheel so far
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                                        stdout=self.errors, stderr=self.errors, cwd=desktop.home)

    # --- reading ---

    @functools.cached_property
    def bus_name(self):
        """Of the program, on the bus of assistive technology."""
        import bus

        def present():
            self.check_alive()
            return bus.program_of(self.process.pid)
        return wait_until(present, 'the program on the bus of assistive technology')

    @functools.cached_property
    def node(self):
        """The program itself; its children are its windows."""
        import accessible
        import bus
        return accessible.Node(self, bus.ROOT)

    @functools.cached_property
    def memory(self):
        """Of what was seen in it."""
        import look
        return look.Memory()

    @functools.cached_property
    def lays_out_the_shown(self):
        """Whether its GTK gives a place only to what is shown, unlike GTK 4.8."""
        import bus
        version, = bus.ask(self.bus_name, [bus.of_property(bus.ROOT, 'org.a11y.atspi.Application', 'Version')])[0]
        return [int(number) for number in version.split('.')[:2]] > [4, 8]

    @property
    def windows(self):
        return self.node.children

    def find(self, role=None, name=None, within=None):
        """The first shown node with that role and name (a text or a compiled pattern), or None."""
        return (within or self.node).find(role, name)

    def find_all(self, role=None, name=None, within=None):
        return (within or self.node).find_all(role, name)

    def wait_for(self, role=None, name=None, within=None, seconds=None):
        """The same node, as soon as there is one."""
        return self.wait_until(lambda: self.find(role, name, within), f'{role} {name!r}', seconds)

    def wait_toast(self, words, seconds=None):
        """A message over the window. Such go away by themselves, so only the top of the tree is searched: a busy
        machine may need longer for all of it."""
        depth = TOAST_DEPTH + (2 if self.lays_out_the_shown else 0)
        return self.wait_until(lambda: self.node.find('label', words, depth=depth), f'the message {words!r}', seconds)

    def has(self, state, role, name=None, within=None):
        """Whether there is such a node, and in that state."""
        node = self.find(role, name, within)
        return node is not None and node.has(state)

    def lacks(self, state, role, name=None, within=None):
        """Whether there is such a node, and not in that state."""
        node = self.find(role, name, within)
        return node is not None and not node.has(state)

    def wait_gone(self, role=None, name=None, within=None, seconds=None):
        self.wait_until(lambda: not self.find(role, name, within), f'{role} {name!r} to go', seconds)

    def wait_until(self, condition, what, seconds=None):
        """Waits for any condition of the caller's, and gives up at once when the program dies."""
        from bus import Gone

        def alive_and_true():
            self.check_alive()
            try:
                return condition()
            except Gone:   # what it asked went away meanwhile
                return None
        return wait_until(alive_and_true, what, seconds)

    def wait_window(self, title, seconds=None):
        """A window or dialog by its title (a text or a compiled pattern), mapped on the screen."""
        import atspi

        def mapped():
            for window in self.windows:
                if atspi.matches(title, window.name) and window.is_laid_out and self._x_window(window):
                    return window
            return None
        return self.wait_until(mapped, f'a window {title!r}', seconds)

    # --- acting ---

    def screen_box(self, node):
        """x, y, width, height of a node on the screen.

        GTK tells places within a window, without the frame it draws around itself, and places in a popover
        as if its X window stood where the popover's parent says. So the X window is looked up: the nearest
        node above that has one of its own. It is looked up again when a tooltip goes away meanwhile, as that
        breaks off the search, or when the window is about to get another size or title.
        """
        return self.wait_until(lambda: self._screen_box_now(node), f'{node} to be in a window on the screen')

    def _screen_box_now(self, node):
        from accessible import places_of
        inside = node.lineage[:-1]
        places = places_of(self, inside)
        box, title = places[0], inside[-1].name
        x_windows = self._x_windows()
        most = SHADOW if self.desktop.shadows else FRAME
        for above, base in zip(inside, places):
            for left, top, width, height, pops_up, x_title in x_windows:
                margins = ((width - base[2], height - base[3]) if base else (-1, -1))
                if not pops_up and above is not inside[-1]:
                    continue   # what is in a window may be as large as all of it
                is_that_window = not pops_up and title == x_title
                if margins == (0, 0) or (is_that_window and 0 <= margins[0] == margins[1] <= most):
                    return (left + margins[0] // 2 + box[0] - base[0], top + margins[1] // 2 + box[1] - base[1],
                            box[2], box[3])
        return None

    def _x_windows(self):
        """(x, y, width, height, whether it pops up, title) of each mapped X window of the program, the newest first."""
        display = self.desktop.display
        windows = [(display.place_of(window), display.pops_up(window), locales.plain(display.title_of(window)))
                   for window in display.windows_of(self.process.pid)]
        return [(*place, pops_up, title) for place, pops_up, title in reversed(windows) if place]

    @contextlib.contextmanager
    def popped_up(self):
        """Around what opens a list and closes it again: while it still goes away it would take the next click for itself."""
        before = len(self._x_windows())
        yield
        self.wait_until(lambda: len(self._x_windows()) <= before, 'the list to go away')

    def _x_window(self, node):
        return any(title == node.name for *_, title in self._x_windows())

    def _place(self, node, at):
        """Screen place of a point in a node; its middle when no point is given. What still moves is waited for."""
        wait_for_rest()
        x, y, width, height = self.screen_box(node)
        return (x + at[0], y + at[1]) if at else (x + width // 2, y + height // 2)

    def click(self, target, name=None, at=None, button=1, times=1, keys=None):
        """Clicks on a node, or on the first node with that role and name, waiting for it.

        at: (x, y) within the node instead of its middle; button: 1 left, 2 middle, 3 right;
        keys: a modifier to hold, such as "shift".
        """
        node = self.wait_for(target, name) if isinstance(target, (str, re.Pattern)) else target
        if not node.has('sensitive'):
            raise AssertionError(f'{node} cannot be clicked, it is insensitive')
        self.bring_into_view(node)
        if self.desktop.moving and node.role in ('push button', 'toggle button'):
            time.sleep(APPEARED)
        self.click_at(*self._place(node, at), button, times, keys)

    def click_disabled(self, role, name):
        """Clicks on an insensitive node, which may still say why it is so."""
        node = self.wait_for(role, name)
        if node.has('sensitive'):
            raise AssertionError(f'{node} is not insensitive')
        self.click_at(*self._place(node, None))

    def click_at(self, x, y, button=1, times=1, keys=None):
        """Clicks on a place of the screen."""
        self.effort['clicks'] += times
        self._move(x, y)
        self.check_alive()
        with self._held(keys):
            for number in range(times):
                if number > 0:
                    time.sleep(MOMENT)
                # A finger stays down for a moment: a press and release that a busy program sees in one instant get
                # lost. How long is not for the program to say: what is held becomes something else than a click.
                self.desktop.display.button(button, True)
                hold()
                self.desktop.display.button(button, False)
        settle()

    def bring_into_view(self, node):
        """Turns the wheel over the list or page in which a node lies until most of it can be seen."""
        from accessible import roles_of
        above = node.lineage[1:]
        pane = next((one for one, role in zip(above, roles_of(self, above)) if role == 'scroll pane'), None)
        if pane is None:
            return

        def below():
            """How far the wheel has yet to go: down when above zero."""
            (_, top, _, height), (_, pane_top, _, pane_height) = node.extents, pane.extents
            if 2 * height > pane_height:   # half of it is enough
                top, height = top + height / 2, 0
            else:
                top, height = top + height / 4, height / 2
            return max(top + height - pane_top - pane_height, 0) or min(top - pane_top, 0)

        steps = 1
        for _ in range(200):
            before = below()
            if not before:
                self._bring_from_aside(node, pane)
                return
            self.scroll(pane, steps if before > 0 else -steps)
            self.wait_until(lambda before=before: below() != before, f'{node} to come into view')
            step = abs(below() - before) / steps
            steps = max(1, min(int(abs(below()) / step), 50))
        raise AssertionError(f'{node} does not come into view')

    def _bring_from_aside(self, node, pane):
        """The same in a strip that goes to the sides, which the wheel turns, too."""
        def aside():
            """How far the wheel has yet to go: on when above zero."""
            (left, _, width, _), (pane_left, _, pane_width, _) = node.extents, pane.extents
            middle = left + width / 2
            return max(middle - pane_left - pane_width + 1, 0) or min(middle - pane_left, 0)

        for _ in range(50):
            before = aside()
            if not before:
                return
            self.scroll(pane, 1 if before > 0 else -1)
            self.wait_until(lambda before=before: aside() != before, f'{node} to come into view')
        raise AssertionError(f'{node} does not come into view')

    def hover(self, node, at=None):
        self._move(*self._place(node, at))

    def drag(self, node, points, button=1, keys=None, meanwhile=lambda: None):
        """Presses at the first of the points within a node, goes along the others, does something else, and releases."""
        left, top, *_ = self.screen_box(node)
        self.effort['drags'] += 1
        with self._held(keys):
            self._press_and_go([(left + x, top + y) for x, y in points], button)
            meanwhile()
            self._button(button, False)

    def drag_over(self, node, other, target, at=None):
        """Presses on a node, and goes over a node of another program, or over a point in it; release() drops."""
        self._press_and_go([self._place(node, None), other._place(target, at)])

    def release(self):
        self._button(1, False)

    def _press_and_go(self, places, button=1):
        self._move(*places[0])
        self._button(button, True)
        for (x0, y0), (x1, y1) in zip(places, places[1:]):
            steps = max(2, int(max(abs(x1 - x0), abs(y1 - y0)) / 12))
            for step in range(1, steps + 1):
                self.go(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)

    def scroll(self, node, steps, at=None, keys=None):
        """Turns the wheel over a node: towards the user when steps > 0."""
        self.effort['turns of the wheel'] += abs(steps)
        self._move(*self._place(node, at))
        with self._held(keys):
            for _ in range(abs(steps)):
                self.desktop.display.button(5 if steps > 0 else 4, True)
                self._button(5 if steps > 0 else 4, False)

    def _move(self, x, y):
        # A person's pointer comes over what lies on the way, and arrives before it presses. With GTK 4.8 a list that
        # has gone keeps the pointer until that has moved twice; without the pause move and press come in one frame.
        self.go(max(round(x) - 3, 0), max(round(y) - 3, 0))
        self.go(x, y)

    def go(self, x, y):
        """Moves the pointer to a place of the screen, and lets the program see it there."""
        self.check_alive()
        self.desktop.display.move(x, y)
        settle()

    def _button(self, number, down):
        self.check_alive()
        self.desktop.display.button(number, down)
        settle()

    @contextlib.contextmanager
    def _held(self, keys):
        """While a modifier is held, if one is named."""
        if keys:
            self.desktop.display.key(keys, True)
        try:
            yield
        finally:
            if keys:
                self.desktop.display.key(keys, False)

    def _take_keys(self):
        """Keys go to this program, where there are several: a click alone does not give a window the focus.

        A window that is just coming does not have it yet.
        """
        wait_for_rest()
        self.check_alive()
        if not any(app.process.poll() is None for app in self.desktop.apps if app is not self):
            return
        display = self.desktop.display
        own = display.windows_of(self.process.pid)
        if own and not display.is_focused(own):
            display.activate(own[-1])
            self.wait_until(lambda: display.is_focused(own), 'the keys to go to the window')

    def key(self, *keys):
        """Presses keys or chords one after the other: key("ctrl+z", "Return")."""
        self.effort['keys'] += len(keys)
        for key in keys:
            self._take_keys()
            self.desktop.display.chord(key)

    def type_text(self, text):
        """Types letters; a line break is the key Return."""
        for number, line in enumerate(text.split('\n')):
            if number > 0:
                self.key('Return')
            self._take_keys()
            self.effort['typed letters'] += len(line)
            self.desktop.display.type(line)

    def choose_file(self, title, path, button):
        """Answers GTK's own file dialog with that title: the path into its entry, then the named button."""
        dialog = self.wait_window(title)
        entry = dialog.find('text')
        if entry is None:   # when opening, the entry appears with the first slash
            self.key('slash')
            entry = self.wait_for('text', within=dialog)
        entry.set_text(str(path))
        self.wait_until(lambda: entry.text == str(path), 'the path in the file dialog')
        # A click would only close the list of completions.
        self.wait_for('push button', button, within=dialog).do_action('click')

    def shot(self, name):
        """A picture of the screen for people to look at, if they have named a folder for it, or in a long run."""
        if LONG or 'ACIES_SHOTS' in os.environ:
            self.desktop.shot(shots_folder() / f'{name}.png')
        else:
            settle()

    def tell_effort(self, what, before=None):
        """Writes as a comment what was done since `before`, a copy of `effort`; gives such a copy of now."""
        taken = self.effort - (before or collections.Counter())
        tap.comment(f'{what}: ' + (', '.join(f'{number} {kind}' for kind, number in sorted(taken.items())) or 'nothing'))
        return self.effort.copy()

    # --- ending ---

    def check_alive(self):
        if self.process.poll() is not None:
            raise AssertionError(f'the program has ended with status {self.process.returncode}')

    def wait_exit(self, status=0, seconds=None):
        """The program ends by itself, with that exit status."""
        wait_until(lambda: self.process.poll() is not None, 'the program to end', seconds)
        if self.process.returncode != status:
            raise AssertionError(f'the program ended with status {self.process.returncode}, not {status}')

    def quit(self, game=False):
        """Quits as a user does who has nothing to save; with game, who leaves a game to the next start: no question."""
        self.key('ctrl+q')
        self.wait_exit(0)
        if game:
            assert self.desktop.games(), 'the game was not kept'

    def kill(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def output(self):
        """All that the program wrote, to either stream, without what it tells of leaks that are not ours."""
        self.errors.seek(0)
        return leaks.without_theirs(self.errors.read())

    def allow(self, pattern):
        """The program is expected to write a line that matches, so the scenario does not fail because of it."""
        self.allowed.append(re.compile(pattern))

    def complaints(self):
        """The lines the program wrote that were not allowed; the first line of a report of leaks stands for all of it."""
        told, leak, _ = self.output().partition(leaks.OURS)
        return [line for line in (told + leak).splitlines()
                if line.strip() and not any(pattern.search(line) for pattern in (HARMLESS, *self.allowed))]


def _describe(app):
    """For the failure of a scenario: what the program showed and wrote."""
    tap.comment('the program wrote:\n' + app.output()[-3000:])
    if app.process.poll() is None:
        import bus
        with bus.patience(5):   # it may be silent for good
            name = bus.program_of(app.process.pid)
            tap.comment('the program showed:\n' + '\n'.join(app.node.tree() if name else ['nothing']))


def run_scenario(desktop, name, function, moving=False):
    """Runs one scenario in an empty home; gives the list of its faults, or raises its failure."""
    desktop.new_home(moving)
    try:
        function(desktop)
    except Exception:
        for app in desktop.apps:
            _describe(app)
        desktop.shot(shots_folder() / f'failed{name.replace("/", "-")}.png', steady=False)
        raise
    finally:
        apps = list(desktop.apps)
        desktop.close_apps()
    faults = []
    for app in apps:
        told = app.output()
        if leaks.OURS in told:
            tap.comment(told[told.index(leaks.OURS):])
        faults += [f'the program wrote: {line}' for line in app.complaints()]
        if app.process.returncode not in (0, -signal.SIGTERM):
            faults.append(f'the program ended with status {app.process.returncode}')
    return faults


def main(settings=''):
    """Runs the scenarios of the script in one desktop; settings: lines of those that differ from the usual ones."""
    end_cleanly_on_signals()
    with Desktop(settings=settings) as desktop:
        tap.run([(name, functools.partial(run_scenario, desktop, name, function, moving))
                 for name, function, moving in SCENARIOS])

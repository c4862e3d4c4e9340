#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey plays every game and edits every board: it clicks, drags, scrolls and types at random, anywhere in the window.

The program ends at the first critical message. The seed is a comment of the output; ACIES_MONKEY_SEED=N takes it again.
There are no portals, so no dialog opens in which it could choose, change or delete files of this machine.
"""
import collections
import os
import pathlib
import random
import shutil
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from board import canvas  # noqa: E402
from harness import LONG, main, program, scenario, tap  # noqa: E402
from patience import BLINK, FRAME, LULL, wait_for_rest, wait_until  # noqa: E402

GAMES = {   # the battle that is edited and played of each
    'battleplay': 'heraclea',
    'legio-vi': 'magnesia',
    'legions': 'old-rivals',
    'rome-vs-carthage': 'ticinus',
    'rome-vs-macedon': 'pydna',
}
SECONDS = 120 if LONG else 3   # in Edit, and the same in Play
STRETCH = 20                   # of them, after which it gets the board anew: it may have wandered off
SEED = int(os.environ.get('ACIES_MONKEY_SEED') or random.randrange(1 << 32))
UNSEEN = 5                     # acts before it waits until the program has seen them all
REMEMBERED = 40                # acts that the failure of a test tells

LETTERS = 'abcdefghijklmnopqrstuvwxyz'
PLAIN = [*LETTERS, *'0123456789', 'space', 'Return', 'Return', 'Return', 'Escape', 'Escape', 'Tab', 'Left', 'Right', 'Up', 'Down', 'Home', 'End',
         'Page_Up', 'Page_Down', 'Delete', 'BackSpace', 'Menu', 'plus', 'minus', 'comma', 'period', 'slash', 'KP_Add', 'KP_Enter',
         'F1', 'F2', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11']
AWAY = ('ctrl+shift+d', 'ctrl+shift+i')   # GTK's inspector, in which any property of the program can be set
HELD = ['ctrl', 'ctrl', 'shift', 'alt', 'ctrl+shift']
MODIFIERS = [None, None, None, 'ctrl', 'shift', 'alt']


class Monkey:
    def __init__(self, desktop, game):
        self.desktop = desktop
        self.game = game
        self.random = random.Random(f'{SEED} {game}')
        self.acts = collections.deque(maxlen=REMEMBERED)
        self.number = 0
        self.count = 0
        self.app = None
        self.bus = {}

    # --- the program ---

    def start(self):
        self.desktop.new_home()
        settings = self.desktop.home / '.config/gtk-4.0/settings.ini'   # also in a long run: libadwaita 1.2 crashes when a tab is dragged while it moves
        settings.write_text(settings.read_text().replace('animations=1', 'animations=0'))
        self.bus = self.desktop.empty_bus()
        self.app = self.launch()
        canvas(self.app)

    def launch(self):
        """With a copy of the battle that it has not opened yet. Given to a program that runs, this opens one more tab."""
        self.number += 1
        place = self.desktop.home / f'battle-{self.number}.acies'
        battle = pathlib.Path(os.environ['ACIES_DATA_DIR'], 'rulesets', self.game, 'scenarios', f'{GAMES[self.game]}.acies')
        shutil.copyfile(battle, place)
        app = self.desktop.launch([program(), place], GDK_DEBUG='gl-disable,portals', G_DEBUG='fatal-criticals', **self.bus)
        app.allow('Broken accounting of active state')   # GTK, of its own popovers that go while a button is down
        app.allow('Trying to snapshot AdwTabView')       # libadwaita, of a page that has just gone; it is drawn a frame later
        return app

    def is_running(self):
        """Whether it has not been quit, as it may be; it must not end otherwise."""
        status = self.app.process.poll()
        if status not in (None, 0):
            raise AssertionError(f'the program has ended with status {status}')
        return status is None

    def hand_over(self, other):
        """Waits until the other start has given its file to the program, or is the program as the first has just ended."""
        wait_until(lambda: other.process.poll() is not None or not self.is_running(), 'the file to be given over')
        if other.process.poll() is None:
            self.app = other

    def open_anew(self, plays):
        if self.app is None or not self.is_running():
            self.start()
        else:
            for _ in range(3):
                self.press('Escape')
            wait_for_rest(LULL)   # it may be about to end
            self.hand_over(self.launch())
        if plays:
            self.press('F5')

    # --- what it does ---

    def press(self, keys):
        self.acts.append(f'key {keys}')
        self.desktop.display.chord(keys)
        time.sleep(BLINK)

    def windows(self):
        """The places of its windows on the screen, the newest first. One that was dragged out of the screen is put back:
        GTK 4.8 cannot open a popover there."""
        display = self.desktop.display
        width, height = self.desktop.shape
        found = []
        for window in reversed(display.windows_of(self.app.process.pid)):
            place = display.place_of(window)
            if not place or min(place[2:]) < 2:
                continue
            left, top, wide, high = place
            fits = 0 <= left <= max(width - wide, 0) and 0 <= top <= max(height - high, 0)
            if not fits and not display.pops_up(window):
                display.put(window, 0, 0)
                left = top = 0
            found.append((max(left, 0), max(top, 0), min(left + wide, width) - 1, min(top + high, height) - 1))
        return [(left, top, right, bottom) for left, top, right, bottom in found if left < right and top < bottom]

    def somewhere(self):
        """Any point in one of its windows, mostly that on top; nothing when there is no window."""
        windows = self.windows()
        if not windows:
            return None
        left, top, right, bottom = windows[0] if self.random.random() < 0.7 else self.random.choice(windows)
        return self.random.randint(left, right), self.random.randint(top, bottom)

    def go(self, x, y):
        self.desktop.display.move(x, y)
        time.sleep(BLINK)

    def click(self, place):
        button = self.random.choice([1, 1, 1, 1, 2, 3])
        times = self.random.choice([1, 1, 1, 2])
        self.acts.append(f'click {button} at {place}, {times} times')
        self.go(*place)
        for _ in range(times):
            self.desktop.display.button(button, True)
            self.desktop.display.button(button, False)

    def drag(self, place):
        button = self.random.choice([1, 1, 1, 2, 3])
        end = self.somewhere() or place
        self.acts.append(f'drag {button} from {place} to {end}')
        self.go(*place)
        self.desktop.display.button(button, True)
        for step in (0.1, 0.4, 0.7, 1):
            self.go(*(start + (stop - start) * step for start, stop in zip(place, end)))
            time.sleep(FRAME)
        self.desktop.display.button(button, False)

    def scroll(self, place):
        button, times = self.random.choice([4, 5]), self.random.randint(1, 5)
        self.acts.append(f'wheel {button} at {place}, {times} times')
        self.go(*place)
        for _ in range(times):
            self.desktop.display.button(button, True)
            self.desktop.display.button(button, False)

    def act(self):
        if self.random.random() < 0.4:
            keys = self.random.choice(PLAIN)
            if self.random.random() < 0.25:
                keys = f'{self.random.choice(HELD)}+{keys}'
            if keys not in AWAY:
                self.press(keys)
            return
        place = self.somewhere()
        held = self.random.choice(MODIFIERS)
        if place is None:
            self.open_anew(False)   # it was made small
            return
        if held:
            self.acts.append(f'holds {held}')
            self.desktop.display.key(held, True)
        self.random.choice([self.click, self.click, self.click, self.drag, self.scroll])(place)
        if held:
            self.desktop.display.key(held, False)
        time.sleep(BLINK)

    def go_on(self, plays):
        """For as long as it shall, in Edit or in Play."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            self.open_anew(plays)
            stretch_end = min(time.monotonic() + STRETCH, end)
            while time.monotonic() < stretch_end and self.is_running():
                self.act()
                self.count += 1
                if self.count % UNSEEN == 0:
                    wait_for_rest()


def let_loose(game):
    @scenario(f'/ui/monkey/{game}')
    def run(desktop):
        monkey = Monkey(desktop, game)
        try:
            monkey.go_on(plays=False)
            monkey.go_on(plays=True)
            monkey.is_running()
        except Exception:
            tap.comment(f'ACIES_MONKEY_SEED={SEED}; after {monkey.count} acts, of which the last were:\n' + '\n'.join(monkey.acts))
            raise
        tap.comment(f'ACIES_MONKEY_SEED={SEED}: {monkey.count} acts')


for one in GAMES:
    let_loose(one)
main()

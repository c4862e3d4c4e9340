# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop in a box: X server, session bus, window manager and compositor of our own.

Nothing of the user's session is used, and nothing outlives the `with` block:

    with Desktop() as desktop:
        app = desktop.launch(['build/src/app/acies', 'pydna.acies'])
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import locales  # noqa: E402
from patience import adopt_orphans, wait_until  # noqa: E402
from x11 import Display, write_png  # noqa: E402

PROGRAM_ID = 'io.github.aciesgame.Acies'
root = pathlib.Path(__file__).resolve().parents[2]
unpacked = pathlib.Path(os.environ.get('MESON_BUILD_ROOT', '.')).resolve() / 'tests'   # what tables were unpacked to
STEADY = 0.05   # seconds between two pictures that have to be the same

# Of the caller's session, or made for the C tests: not for a program in the box.
UNWANTED = ('WAYLAND_DISPLAY', 'XAUTHORITY', 'AT_SPI_BUS_ADDRESS', 'NO_AT_BRIDGE', 'GTK_A11Y', 'GTK_THEME', 'GTK_MODULES',
            'GTK_DEBUG', 'GDK_DEBUG', 'G_DEBUG', 'G_MESSAGES_DEBUG', 'MALLOC_CHECK_', 'MALLOC_PERTURB_', 'LANGUAGE',
            'DESKTOP_STARTUP_ID', 'ADW_DEBUG_COLOR_SCHEME')


# Without bindings: for those of its own the window manager takes each click first, and gives it back to the
# program; on a busy machine some get lost on the way.
WINDOW_RULES = '''<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
<focus><focusNew>yes</focusNew></focus>
<keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
<mouse/>
</openbox_config>
'''

EMPTY_BUS = '''<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>
'''


def shots_folder():
    """Where pictures go: the build folder when meson runs us."""
    chosen = os.environ.get('ACIES_SHOTS') or os.path.join(os.environ.get('MESON_BUILD_ROOT', '.'), 'shots')
    os.makedirs(chosen, exist_ok=True)
    return pathlib.Path(chosen)


class Desktop:
    """The box. `home` is the folder that programs in it take for the user's.

    shadows: windows draw their shadow; settings: lines of settings that differ from the usual ones;
    runtime: where sockets stand, if that must not be a folder of its own. Programs run in the locale that the
    environment variable ACIES_TEST_LOCALE names.
    """

    def __init__(self, size=None, shadows=False, settings='', runtime=None):
        self.language = locales.environment(os.environ.get('ACIES_TEST_LOCALE', 'C.UTF-8'), os.environ.get('MESON_BUILD_ROOT', '.'))
        self.size = size or os.environ.get('SIZE', '1280x800')
        self.shadows = shadows
        self.settings = settings
        self.runtime = runtime
        self.processes = []
        self.apps = []
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='acies-desktop-'))
        self.home = self.folder
        self.new_home()

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.close_apps()
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def localized(self, text):
        """A text with a decimal point, as a program in the box writes it."""
        return locales.localized(self.language, text)

    def strerror(self, number):
        """What a program in the box calls an error of the system."""
        return locales.strerror(self.language, number)

    def games(self):
        """The text of each game that is kept while it is played."""
        folder = self.home / '.local/state/acies/games'
        return [path.read_text() for path in folder.glob('*') if path.is_file() and '.' not in path.name] if folder.is_dir() else []

    def new_home(self, moving=False):
        """An empty home, so that a program started next knows nothing of earlier ones. Unless moving, it is that of a
        person who has animations turned off: nothing that can be asked or done differs, and all is there at once."""
        self.home = pathlib.Path(tempfile.mkdtemp(prefix='home-', dir=self.folder))
        settings = self.home / '.config' / 'gtk-4.0' / 'settings.ini'
        settings.parent.mkdir(parents=True)
        self.moving = moving or bool(os.environ.get('ACIES_TEST_LONG'))
        settings.write_text('[Settings]\ngtk-font-name=Cantarell 11\n'   # as on a GNOME desktop
                            f'gtk-enable-animations={int(self.moving)}\n')

    def _start(self):
        adopt_orphans()
        for name in UNWANTED:
            os.environ.pop(name, None)
        if self.runtime is None:
            self.runtime = self.folder / 'runtime'
            self.runtime.mkdir(mode=0o700)
        os.environ.update(XDG_RUNTIME_DIR=str(self.runtime), GDK_BACKEND='x11', GSETTINGS_BACKEND='memory',
                          LC_ALL='C.UTF-8', GTK_USE_PORTAL='0')
        if os.environ.setdefault('GSK_RENDERER', 'cairo') == 'cairo':
            os.environ['GDK_DEBUG'] = 'gl-disable'   # else GTK loads a driver all the same, which leaks
            os.environ['GDK_DISABLE'] = 'gl,vulkan'   # the same to newer GTK
        os.environ['DISPLAY'] = ':' + self._start_and_read(
            lambda fd: ['Xvfb', '-displayfd', fd, '-screen', '0', f'{self.size}x24', '-nolisten', 'tcp', '-noreset'])
        os.environ['DBUS_SESSION_BUS_ADDRESS'] = self._start_and_read(
            lambda fd: ['dbus-daemon', '--session', '--nofork', '--nopidfile', '--nosyslog', f'--print-address={fd}'])
        rules = self.folder / 'openbox.xml'
        rules.write_text(WINDOW_RULES)
        self._spawn(['openbox', '--sm-disable', '--config-file', str(rules)])
        self._spawn(['xcompmgr'])
        self.display = Display()
        wait_until(self.display.is_managed, 'the window manager')
        if self.shadows:
            self.display.allow_shadows()
        self._write_settings()

    def _write_settings(self):
        """The settings of people who start games with F5 alone, play all sides and are asked even if they can only pass. A
        test of the dialog or of the defaults launches with `asks`."""
        folder = self.folder / 'settings'
        folder.mkdir()
        shutil.copy(root / f'data/{PROGRAM_ID}.gschema.xml', folder)
        (folder / 'tests.gschema.override').write_text(f'[{PROGRAM_ID}]\nset-up-asks=false\nplayers={["human"] * 4}\n'
                                                       f'pass-automatically=false\n{self.settings}')
        subprocess.run(['glib-compile-schemas', str(folder)], check=True)
        self.asks = {'GSETTINGS_SCHEMA_DIR': os.environ.get('GSETTINGS_SCHEMA_DIR', str(folder))}
        os.environ['GSETTINGS_SCHEMA_DIR'] = str(folder)

    def _spawn(self, command, **options):
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, **options)
        self.processes.append(process)
        return process

    def _start_and_read(self, command):
        """Starts a server that tells its address on a file descriptor, and returns that address."""
        read_end, write_end = os.pipe()
        self._spawn(command(str(write_end)), pass_fds=[write_end])
        os.close(write_end)
        with os.fdopen(read_end) as answer:
            address = answer.readline().strip()
        if not address:
            raise RuntimeError(f'{command("N")[0]} did not start')
        return address

    def empty_bus(self):
        """Variables for a program on a session bus that has, and starts, nothing, and so no portals either."""
        import bus
        rules = self.home / 'bus.conf'
        rules.write_text(EMPTY_BUS)
        address = self._start_and_read(
            lambda fd: ['dbus-daemon', '--nofork', '--nosyslog', f'--config-file={rules}', f'--print-address={fd}'])
        return {'DBUS_SESSION_BUS_ADDRESS': address, 'AT_SPI_BUS_ADDRESS': bus.address()}

    def environment(self):
        """What a program in the box sees."""
        home = {'HOME': '', 'XDG_CONFIG_HOME': '.config', 'XDG_DATA_HOME': '.local/share',
                'XDG_STATE_HOME': '.local/state', 'XDG_CACHE_HOME': '.cache'}
        variables = {name: str(self.home / folder) for name, folder in home.items()}
        if os.environ.get('ACIES_SHOT_DARK'):
            variables['ADW_DEBUG_COLOR_SCHEME'] = 'prefer-dark'
        modules = [unpacked / 'gui' / f'{name}.so' for name in ('at-once', 'true-places')]   # the last where GTK does not tell the places of things
        loaded = [str(module) for module in modules if module.exists()] + os.environ.get('LD_PRELOAD', '').split()
        if loaded:
            variables['LD_PRELOAD'] = ':'.join(loaded)
        if 'ASAN_OPTIONS' in os.environ:
            # GTK's libraries have no frame pointers: only when it takes its time over each stack does the address
            # sanitizer know it, and everything takes five times as long. Whose leak it is, leaks.py says.
            with_leaks = ':fast_unwind_on_malloc=0:malloc_context_size=15'
            variables['ASAN_OPTIONS'] = os.environ['ASAN_OPTIONS'] + (
                with_leaks if 'ACIES_TEST_LEAKS' in os.environ else ':detect_leaks=0')
            variables['LSAN_OPTIONS'] = os.environ.get('LSAN_OPTIONS', '') + ':exitcode=0'
        return {'ACIES_DATA_DIR': str(root / 'data'), **os.environ, **self.language, **variables}

    def launch(self, command, **variables):
        """Starts a program in the box; closed with the desktop, or with close_apps."""
        from harness import App
        words = [str(word) for word in command]
        words[0] = os.path.abspath(words[0])   # it runs in the home of the box
        app = App(self, words, {**self.environment(), **variables})
        self.apps.append(app)
        return app

    def close_apps(self):
        for app in self.apps:
            app.kill()
        self.apps = []

    def picture(self):
        """The pixels of the whole screen."""
        return self.display.pixels(0, 0, *self.shape)

    @property
    def shape(self):
        return map(int, self.size.split('x'))

    def colour(self, x, y):
        """The colour of one point of the screen, as "#rrggbb"."""
        return '#' + self.display.pixels(round(x), round(y), 1, 1).hex()

    def wait_steady(self):
        """Waits until the screen has stopped changing and shows more than one colour."""
        def steady():
            picture = self.display.pixels_as_kept(0, 0, *self.shape)
            time.sleep(STEADY)
            return self.display.pixels_as_kept(0, 0, *self.shape) == picture and len(set(picture[::4 * 997])) > 1
        wait_until(steady, 'a picture that stands still')

    def shot(self, path, steady=True):
        """Writes a picture of the whole screen, as it is when it has come to rest."""
        if steady:
            self.wait_steady()
        write_png(path, *self.shape, self.picture())
        print(f'# picture: {path}', flush=True)


def end_cleanly_on_signals():
    """A test that is told to stop takes its X server with it."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(1))

# SPDX-License-Identifier: GPL-3.0-or-later
"""The display of the box: its windows and pixels, and a pointer and keys that feel real to every program on it.

All goes over one connection: to start a program for each click takes longer than what it does.
"""
import ctypes
import functools
import re
import struct
import time
import zlib

X = ctypes.CDLL('libX11.so.6')
XTEST = ctypes.CDLL('libXtst.so.6')
Window = ctypes.c_ulong
POINTER = ctypes.POINTER

VIEWABLE = 2          # of a window: it and all that it lies in are mapped
ALL_PLANES = ctypes.c_ulong(~0)
Z_PIXMAP = 2
XA_ATOM = ctypes.c_ulong(4)
PROP_MODE_APPEND = 2
CLIENT_MESSAGE = 33
SUBSTRUCTURE = 1 << 19 | 1 << 20   # who manages windows hears of it
TOLD_OF_PARTS = 1 << 19   # what happens to the windows within one
CREATED, MAPPED = 16, 19
NAMES_OF_MODIFIERS = {'ctrl': 'Control_L', 'shift': 'Shift_L', 'alt': 'Alt_L', 'super': 'Super_L'}
KEY_PAUSE = 0.005     # seconds between letters


class Attributes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ('x', 'y', 'width', 'height', 'border', 'depth')] + [
        ('visual', ctypes.c_void_p), ('root', Window)] + [
        (name, ctypes.c_int) for name in ('of_class', 'bit_gravity', 'win_gravity', 'backing_store')] + [
        ('backing_planes', ctypes.c_ulong), ('backing_pixel', ctypes.c_ulong), ('save_under', ctypes.c_int),
        ('colormap', ctypes.c_ulong), ('map_installed', ctypes.c_int), ('map_state', ctypes.c_int),
        ('all_event_masks', ctypes.c_long), ('your_event_mask', ctypes.c_long), ('do_not_propagate', ctypes.c_long),
        ('override_redirect', ctypes.c_int), ('screen', ctypes.c_void_p)]


class Image(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ('width', 'height', 'xoffset', 'format')] + [('data', ctypes.c_void_p)] + [
        (name, ctypes.c_int) for name in ('byte_order', 'bitmap_unit', 'bitmap_bit_order', 'bitmap_pad', 'depth', 'bytes_per_line')]


class ClientMessage(ctypes.Structure):
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('send_event', ctypes.c_int), ('display', ctypes.c_void_p),
                ('window', Window), ('message', ctypes.c_ulong), ('format', ctypes.c_int), ('data', ctypes.c_long * 5),
                ('room', ctypes.c_char * 192)]


class Event(ctypes.Structure):
    """Of a window in the one that is asked about its parts."""
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('send_event', ctypes.c_int), ('display', ctypes.c_void_p),
                ('within', Window), ('window', Window), ('room', ctypes.c_char * 192)]


X.XOpenDisplay.restype = ctypes.c_void_p
X.XDefaultRootWindow.restype = X.XInternAtom.restype = X.XStringToKeysym.restype = X.XkbKeycodeToKeysym.restype = Window
X.XGetImage.restype = POINTER(Image)
X.XGetImage.argtypes = [ctypes.c_void_p, Window] + 4 * [ctypes.c_int] + [ctypes.c_ulong, ctypes.c_int]

# Windows go away while we ask about them; Xlib would end our program for that.
_bear = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)


class Display:
    """A connection to the display that DISPLAY names."""

    def __init__(self):
        self._display = ctypes.c_void_p(X.XOpenDisplay(None))
        if not self._display:
            raise RuntimeError('there is no display')
        X.XSetErrorHandler(_bear)
        self.root = Window(X.XDefaultRootWindow(self._display))
        self._unmapped = set()   # of those in the root: a window manager keeps a hundred
        X.XSelectInput(self._display, self.root, ctypes.c_long(TOLD_OF_PARTS))

    def _sync(self):
        X.XSync(self._display, 0)

    @functools.cache
    def _atom(self, name):
        return ctypes.c_ulong(X.XInternAtom(self._display, name.encode(), 0))

    # --- windows ---

    def _property(self, window, name):
        """The bytes of a property; nothing if there is none. Numbers of 32 bits come as longs."""
        kind, shape, number, left, data = Window(), ctypes.c_int(), Window(), Window(), POINTER(ctypes.c_char)()
        X.XGetWindowProperty(self._display, Window(window), self._atom(name), ctypes.c_long(0), ctypes.c_long(1024), 0,
                             ctypes.c_ulong(0), *map(ctypes.byref, (kind, shape, number, left, data)))
        if not data:
            return b''
        found = ctypes.string_at(data, number.value * {8: 1, 16: 2, 32: 8}.get(shape.value, 0))
        X.XFree(data)
        return found

    def _numbers(self, window, name):
        data = self._property(window, name)
        return struct.unpack(f'{len(data) // 8}L', data)

    def _parent_and_parts(self, window):
        root, parent, parts, number = Window(), Window(), POINTER(Window)(), ctypes.c_uint()
        if not X.XQueryTree(self._display, Window(window), *map(ctypes.byref, (root, parent, parts, number))):
            return 0, []
        found = parts[:number.value] if number.value else []
        if parts:
            X.XFree(parts)
        return parent.value, found

    def _attributes(self, window):
        attributes = Attributes()
        return attributes if X.XGetWindowAttributes(self._display, Window(window), ctypes.byref(attributes)) else None

    def _hear_of_mapped(self):
        """Takes what the display has told since: what was not mapped may be so now."""
        event = Event()
        while X.XPending(self._display):
            X.XNextEvent(self._display, ctypes.byref(event))
            if event.type in (CREATED, MAPPED):
                self._unmapped.discard(event.window)

    def _is_mapped(self, window):
        attributes = self._attributes(window)
        return bool(attributes and attributes.map_state == VIEWABLE)

    def all_windows(self):
        """The ids of all mapped windows, from the bottom to the top of each level. Nothing is seen within one that is not
        mapped."""
        _, parts = self._parent_and_parts(self.root.value)
        self._hear_of_mapped()
        known = [part for part in parts if part not in self._unmapped]
        found = [part for part in known if self._is_mapped(part)]
        self._unmapped.update(set(known).difference(found))
        left = found[::-1]
        while left:
            _, parts = self._parent_and_parts(left.pop())
            shown = [part for part in parts if self._is_mapped(part)]
            found += shown
            left += reversed(shown)
        return found

    def windows_of(self, process):
        """The same of one process; a program in a sandbox does not tell which it is."""
        return [window for window in self.all_windows() if self._numbers(window, '_NET_WM_PID') == (process,)]

    def place_of(self, window):
        """x, y, width, height on the screen; None when it has gone."""
        attributes = self._attributes(window)
        x, y, below = ctypes.c_int(), ctypes.c_int(), Window()
        if not attributes or not X.XTranslateCoordinates(self._display, Window(window), self.root, 0, 0,
                                                         *map(ctypes.byref, (x, y, below))):
            return None
        return x.value, y.value, attributes.width, attributes.height

    def pops_up(self, window):
        """Whether it is one that window managers leave alone, as those of menus and lists are."""
        attributes = self._attributes(window)
        return bool(attributes and attributes.override_redirect)

    def title_of(self, window):
        return (self._property(window, '_NET_WM_NAME') or self._property(window, 'WM_NAME')).decode()

    def is_managed(self):
        """Whether there is a window manager."""
        return bool(self._numbers(self.root.value, '_NET_SUPPORTING_WM_CHECK'))

    def is_focused(self, windows):
        """Whether the keys go to one of these windows."""
        focus, revert = Window(), ctypes.c_int()
        X.XGetInputFocus(self._display, ctypes.byref(focus), ctypes.byref(revert))
        window = focus.value
        while window not in (0, 1, self.root.value):
            if window in windows:
                return True
            window, _ = self._parent_and_parts(window)
        return False

    def active_window(self):
        return next(iter(self._numbers(self.root.value, '_NET_ACTIVE_WINDOW')), 0)

    def activate(self, window):
        """Asks the window manager to give the keys to a window."""
        message = ClientMessage(type=CLIENT_MESSAGE, display=self._display, window=window, format=32,
                                message=self._atom('_NET_ACTIVE_WINDOW').value, data=(2, 0, 0, 0, 0))
        X.XSendEvent(self._display, self.root, 0, ctypes.c_long(SUBSTRUCTURE), ctypes.byref(message))
        self._sync()

    def minimize(self, window):
        X.XIconifyWindow(self._display, Window(window), 0)
        self._sync()

    def put(self, window, x, y):
        X.XMoveWindow(self._display, Window(window), x, y)
        self._sync()

    def resize(self, window, width, height):
        X.XResizeWindow(self._display, Window(window), width, height)
        self._sync()

    def scale_texts(self, factor):
        """Programs that start from now on have texts of that size."""
        text = f'Xft.dpi: {96 * factor:.0f}'.encode()
        X.XChangeProperty(self._display, self.root, self._atom('RESOURCE_MANAGER'), self._atom('STRING'), 8, 0, text, len(text))
        self._sync()

    # --- pointer and keys ---

    def move(self, x, y):
        XTEST.XTestFakeMotionEvent(self._display, -1, round(x), round(y), ctypes.c_ulong(0))
        self._sync()

    def button(self, number, down):
        XTEST.XTestFakeButtonEvent(self._display, number, int(down), ctypes.c_ulong(0))
        self._sync()

    @functools.cached_property
    def _codes(self):
        """Where the keys are: (code, whether it is its second meaning) by what they mean."""
        first, last = ctypes.c_int(), ctypes.c_int()
        X.XDisplayKeycodes(self._display, ctypes.byref(first), ctypes.byref(last))
        found = {}
        for second in (False, True):
            for code in range(first.value, last.value + 1):
                found.setdefault(X.XkbKeycodeToKeysym(self._display, ctypes.c_ubyte(code), 0, int(second)), (code, second))
        return found

    def _code_of(self, name):
        if re.fullmatch(r'\d\d+', name):   # a code already
            return int(name), False
        meaning = X.XStringToKeysym(NAMES_OF_MODIFIERS.get(name, name).encode()) or (ord(name) if len(name) == 1 else 0)
        if not meaning or meaning not in self._codes:
            raise ValueError(f'there is no key {name!r}')
        return self._codes[meaning]

    def key(self, name, down):
        """Presses a key or lets it go; around that Shift is held, or Num Lock is on, if it takes that."""
        code, is_second = self._code_of(name)
        if is_second and down:
            self._give_second_meaning(name, True)
        self._press(code, down)
        if is_second and not down:
            self._give_second_meaning(name, False)
        self._sync()

    def _press(self, code, down):
        XTEST.XTestFakeKeyEvent(self._display, code, int(down), ctypes.c_ulong(0))

    def _give_second_meaning(self, name, on):
        if name.startswith('KP_'):
            lock, _ = self._code_of('Num_Lock')
            self._press(lock, True)
            self._press(lock, False)
        else:
            self._press(self._code_of('shift')[0], on)

    def chord(self, keys):
        """Presses keys such as "ctrl+z" together, and lets them go."""
        names = re.split(r'\+(?=.)', keys)
        for name in names:
            self.key(name, True)
        for name in reversed(names):
            self.key(name, False)

    def type(self, text):
        for letter in text:
            self.key(letter, True)
            self.key(letter, False)
            time.sleep(KEY_PAUSE)

    # --- pixels ---

    def pixels_as_kept(self, x, y, width, height):
        """Four bytes of each pixel there, as the display keeps them: to be compared."""
        image = X.XGetImage(self._display, self.root, x, y, width, height, ALL_PLANES, Z_PIXMAP)
        data = ctypes.string_at(image.contents.data, 4 * width * height)
        X.XDestroyImage(image)
        return data

    def pixels(self, x, y, width, height):
        """Red, green and blue of each pixel there."""
        data = self.pixels_as_kept(x, y, width, height)
        found = bytearray(3 * width * height)
        for channel in range(3):
            found[channel::3] = data[2 - channel::4]
        return bytes(found)

    def pixels_of(self, window):
        """Width, height, and red, green, blue and alpha of each pixel of a window that a compositor shows, with its shadow."""
        attributes = self._attributes(window)
        width, height = attributes.width, attributes.height
        image = X.XGetImage(self._display, Window(window), 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        data = ctypes.string_at(image.contents.data, 4 * width * height)
        X.XDestroyImage(image)
        found = bytearray(4 * width * height)
        found[3::4] = data[3::4]
        for channel in range(3):
            # Each was multiplied by its alpha, as compositors want it.
            found[channel::4] = bytes(round(value * 255 / alpha) if 0 < alpha < 255 else value
                                      for value, alpha in zip(data[2 - channel::4], data[3::4]))
        return width, height, bytes(found)

    def allow_shadows(self):
        """Says that windows may draw a shadow around themselves, as on a desktop: our window manager does not say it."""
        word = ctypes.c_ulong(self._atom('_GTK_FRAME_EXTENTS').value)
        X.XChangeProperty(self._display, self.root, self._atom('_NET_SUPPORTED'), XA_ATOM, 32, PROP_MODE_APPEND,
                          ctypes.byref(word), 1)
        self._sync()


def _chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def write_png(path, width, height, pixels, alpha=False):
    """pixels: red, green and blue of each, and alpha if there is one."""
    length = (4 if alpha else 3) * width
    rows = b''.join(b'\0' + pixels[start:start + length] for start in range(0, len(pixels), length))
    head = struct.pack('>IIBBBBB', width, height, 8, 6 if alpha else 2, 0, 0, 0)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + _chunk(b'IHDR', head) + _chunk(b'IDAT', zlib.compress(rows, 9 if alpha else 1)) + _chunk(b'IEND', b''))

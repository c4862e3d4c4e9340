# SPDX-License-Identifier: GPL-3.0-or-later
"""Watching a program that is given hostile files: what it takes, and whether it opens what it was tempted to open."""
import ctypes
import os
import resource
import signal
import socket
import subprocess
import tempfile

# What any file may cost. With the address sanitizer all takes longer, and memory is counted otherwise.
SECONDS = 2
KIBIBYTES = 256 * 1024
SLOWER = 15
PATIENCE = 100   # seconds of the clock: only a program that waits for ever takes as long

IN_OPEN = 0x20
libc = ctypes.CDLL(None, use_errno=True)


class Bait:
    """A file that nobody may open and an address that nobody may ask, for as long as the block lasts."""

    def __init__(self, folder):
        self.path = folder / 'bait.txt'
        self.path.write_text('the bait was taken\n')

    def __enter__(self):
        self.watch = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert self.watch >= 0, os.strerror(ctypes.get_errno())
        assert libc.inotify_add_watch(self.watch, os.fsencode(self.path), IN_OPEN) >= 0, os.strerror(ctypes.get_errno())
        self.socket = socket.create_server(('127.0.0.1', 0))
        self.socket.setblocking(False)
        self.url = f'http://127.0.0.1:{self.socket.getsockname()[1]}/bait'
        return self

    def __exit__(self, *_):
        os.close(self.watch)
        self.socket.close()

    def taken(self):
        """Whether it was opened, or asked for, since the last time."""
        asked = opened = False
        try:
            self.socket.accept()[0].close()
            asked = True
        except BlockingIOError:
            pass
        try:
            opened = bool(os.read(self.watch, 65536))
        except BlockingIOError:
            pass
        return asked or opened


def is_sanitized(program):
    with open(program, 'rb') as file:
        return b'__asan_init' in file.read()


def is_sentence(text):
    """A line that people can read."""
    line = text[:-1].replace('\xa0', ' ')   # between a number and its unit
    return text.endswith('\n') and line.isprintable() and line.strip() != '' and len(text) < 2000


class Cost:
    """Status, outputs, and what it took to come there."""

    def __init__(self, words, env, sanitized):
        def limit():
            # A child begins with its parent's limits; the kernel ends it where no test would.
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS * SLOWER * 2, SECONDS * SLOWER * 2))

        if sanitized:
            # Strict, it reads a string to its end at each look into it, and a text of a million lines takes for ever.
            env = env | {'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':strict_string_checks=0'}
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=env,
                                       preexec_fn=limit)
            self.hung = not self.wait(process)
            out.seek(0)
            err.seek(0)
            self.out, self.err = out.read(1 << 20), err.read(1 << 20).decode(errors='replace')
        self.words = words
        self.seconds = self.usage.ru_utime + self.usage.ru_stime
        self.limit = SECONDS * (SLOWER if sanitized else 1)
        self.too_large = not sanitized and self.usage.ru_maxrss > KIBIBYTES

    def wait(self, process):
        """By wait4(), which tells what it took; FALSE when it had to be ended."""
        hung = False

        def end(*_):
            nonlocal hung
            hung = True
            process.kill()

        signal.signal(signal.SIGALRM, end)
        signal.alarm(PATIENCE)
        _, status, self.usage = os.wait4(process.pid, 0)
        signal.alarm(0)
        self.status = process.returncode = os.waitstatus_to_exitcode(status)
        return not hung

    def faults(self):
        told = f'{self.words[1:]}: status {self.status}, {self.seconds:.2f} s, {self.usage.ru_maxrss} KiB: {self.err[:300]}'
        if self.hung:
            return [f'it waits for ever: {told}']
        if self.status not in (0, 1, 2):
            return [f'it died: {told}']
        if self.seconds > self.limit:
            return [f'it takes too long: {told}']
        if self.too_large:
            return [f'it takes too much memory: {told}']
        return []

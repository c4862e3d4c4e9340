# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions to a program on the bus of assistive technology, many at a time.

To be asked a question takes a program little; most of the time goes by until the next one comes. So all that is to be
known is asked before the first answer is read. That is why this is not libatspi, which asks one question after the other.

Import this only inside a Desktop: the bus is found through the session bus.
"""
import contextlib
import functools

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

ACCESSIBLE = 'org.a11y.atspi.Accessible'
REGISTRY = 'org.a11y.atspi.Registry'
ROOT = '/org/a11y/atspi/accessible/root'   # of the registry, and of each program

_patience = 300   # seconds: a program that has much to do is silent for long, and none of it has gone away


class Gone(Exception):
    """What was asked is not there any more, or cannot be asked that."""


@contextlib.contextmanager
def patience(seconds):
    """Within this, how long a program may be silent before it is taken for one that gives no answer any more."""
    global _patience
    before, _patience = _patience, seconds
    yield
    _patience = before


def question(path, interface, method, signature='', *arguments):
    return path, interface, method, GLib.Variant(f'({signature})', arguments) if signature else None


def of_property(path, interface, name):
    return question(path, 'org.freedesktop.DBus.Properties', 'Get', 'ss', interface, name)


@functools.cache
def _connection():
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                 Gio.DBusCallFlags.NONE, -1, None).unpack()
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def ask(program, questions):
    """The answers of the program with that name on the bus, in order; None for what it has no answer to."""
    connection = _connection()
    answers = [None] * len(questions)
    left = len(questions)

    def answered(_, result, number):
        nonlocal left
        left -= 1
        try:
            answers[number] = connection.call_finish(result).unpack()
        except GLib.Error:   # it went away meanwhile, or is nothing that can tell this
            pass
    for number, (path, interface, method, arguments) in enumerate(questions):
        connection.call(program, path, interface, method, arguments, None, Gio.DBusCallFlags.NO_AUTO_START,
                        1000 * _patience, None, answered, number)
    context = GLib.MainContext.default()
    while left > 0:
        context.iteration(True)
    return answers


def ask_one(program, *words):
    answer, = ask(program, [question(*words)])
    if answer is None:
        raise Gone(f'{words[2]} has no answer')
    return answer


def program_of(pid):
    """The name on the bus of the program with that process id; None while it is not there."""
    connection = _connection()
    # It is this question that starts the registry.
    programs, = connection.call_sync(REGISTRY, ROOT, ACCESSIBLE, 'GetChildren', None, None, Gio.DBusCallFlags.NONE,
                                     1000 * _patience, None).unpack()
    names = [name for name, _ in programs]
    pids = ask('org.freedesktop.DBus', [question('/org/freedesktop/DBus', 'org.freedesktop.DBus',
                                                 'GetConnectionUnixProcessID', 's', name) for name in names])
    return next((name for name, answer in zip(names, pids) if answer == (pid,)), None)

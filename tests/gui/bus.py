# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions to a program on the bus of assistive technology, many at a time.

To be asked a question takes a program little; most of the time goes by until the next one comes. So all that is to be
known is asked before the first answer is read. That is why this is not libatspi, which asks one question after the other.

Use this only inside a Desktop: the bus is found through the session bus.
"""
import contextlib
import functools
import os

from wire import NO_AUTO_START, Connection

ACCESSIBLE = 'org.a11y.atspi.Accessible'
REGISTRY = 'org.a11y.atspi.Registry'
DAEMON = 'org.freedesktop.DBus'
ROOT = '/org/a11y/atspi/accessible/root'   # of the registry, and of each program

AT_ONCE = '/acies/at_once', 'acies.AtOnce', 'Ask'   # also in at-once.c
MANY = 2   # a single one goes as it does from a screen reader

_ask_singly = set()   # programs
_patience = 300   # seconds: a program that has much to do is silent for long, and none of it has gone away


class Gone(Exception):
    """What was asked is not there any more, or cannot be asked that."""


@contextlib.contextmanager
def patience(seconds):
    """Within this, how long a program may be silent before it is taken for one that gives no answer any more."""
    global _patience
    before, _patience = _patience, seconds
    try:
        yield
    finally:
        _patience = before


def question(path, interface, method, signature='', *arguments):
    return path, interface, method, signature, arguments


def of_property(path, interface, name):
    return question(path, 'org.freedesktop.DBus.Properties', 'Get', 'ss', interface, name)


@functools.cache
def address():
    """Of the bus of assistive technology."""
    session = Connection(os.environ['DBUS_SESSION_BUS_ADDRESS'])
    (found,), = session.ask('org.a11y.Bus', [question('/org/a11y/bus', 'org.a11y.Bus', 'GetAddress')], _patience)
    return found


@functools.cache
def _connection():
    return Connection(address())


def ask(program, questions):
    """The answers of the program with that name on the bus, in order; None for what it has no answer to: it went away
    meanwhile, or is nothing that can tell this. Of many questions it is asked in one message, if it knows that."""
    if not questions:
        return []
    if len(questions) >= MANY and program not in _ask_singly:
        answers = _connection().ask_at_once(program, AT_ONCE, questions, _patience, NO_AUTO_START)
        if answers is not None:
            return answers
        _ask_singly.add(program)   # at-once.c is not in it, or it has gone
    return _connection().ask(program, questions, _patience, NO_AUTO_START)


def ask_one(program, *words):
    answer, = ask(program, [question(*words)])
    if answer is None:
        raise Gone(f'{words[2]} has no answer')
    return answer


def program_of(pid):
    """The name on the bus of the program with that process id; None while it is not there."""
    # It is this question that starts the registry.
    answer, = _connection().ask(REGISTRY, [question(ROOT, ACCESSIBLE, 'GetChildren')], _patience)
    names = [name for name, _ in answer[0]] if answer else []
    pids = ask(DAEMON, [question('/org/freedesktop/DBus', DAEMON, 'GetConnectionUnixProcessID', 's', name)
                        for name in names])
    return next((name for name, answer in zip(names, pids) if answer == (pid,)), None)

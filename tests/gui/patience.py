# SPDX-License-Identifier: GPL-3.0-or-later
"""How long to wait for what programs do: as long as they do something.

A wait is given up when all programs that this test has started, with the X server and the buses between them, have
been at rest for some seconds: nothing can come of them any more, unless by a clock. Time in which one of them works
is no rest, and neither is time in which it is ready to work and the machine has no processor for it. So a busy
machine makes a wait longer and never fails it, and what never comes is noticed as soon as on an idle machine.
"""
import contextlib
import ctypes
import os
import time

# Seconds at rest. Programs may have clocks of their own: a message that goes away, work that is kept now and then.
PATIENCE = float(os.environ.get('ACIES_TEST_PATIENCE', '20'))
# What works on for ever is given up, too: when it has worked for so many times that.
ENDLESS = 15

GLANCE = 0.02   # seconds between two looks at what the programs do
SELDOM = 0.03   # in a long wait, the share of it that goes by between two of them: they take time of a processor, too
STIR = 0.001    # seconds of work after which a program may show something else; answering us leaves less behind
LULL = 0.2      # seconds after which we ask again, whatever they do; later a share of the rest that was seen
SHARE = 0.125
BLINK = 0.01    # seconds without work after which programs are at rest, for somebody who would like to act
FRAME = 0.025   # seconds; somewhat longer than one lasts
AT_MOST = 0.5   # seconds of work that somebody looks at before he acts all the same
AT_WORK = (b'R', b'D')   # states of a task: it runs or would like to; it waits for a disk

PR_SET_CHILD_SUBREAPER = 36


class Timeout(Exception):
    """Something has not come; the message says what."""


def told(what):
    """What was waited for, in words; where they depend on how it is now, what gives them."""
    if not callable(what):
        return what
    try:
        return what()
    except Exception as fault:   # the wait has failed, and that is to be told
        return f'something ({fault!r})'


def adopt_orphans(adopt=True):
    """Programs that the programs of this test leave behind become its own; the bus starts its services so."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, int(adopt), 0, 0, 0)


class _Task:
    """What is read of a thread again and again: to open a file takes longer than to read it, and to look for the files of
    one thread longer than to know them."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {}
        self.is_there = True
        self.had = self.times = None
        self._started = None

    def read(self, name):
        """What a file of its folder in /proc holds; nothing when it has ended."""
        try:
            if name not in self.files:
                self.files[name] = os.open(f'{self.folder}/{name}', os.O_RDONLY)
            return os.pread(self.files[name], 4096, 0)
        except (FileNotFoundError, ProcessLookupError):
            self.is_there = False   # a thread with that number may come again
            return b''

    def look(self):
        """Reads how long it has run and stood in line, in seconds."""
        had = self.read('schedstat')
        if had != self.had:
            self.had = had
            ran, stood_in_line = map(int, had.split()[:2] or (0, 0))
            self.times = ran / 1e9, (ran + stood_in_line) / 1e9
            self._started = None

    @property
    def started(self):
        """The processes that it has started, by number: no other ones as long as it has not run."""
        if self._started is None:
            self._started = [int(number) for number in self.read('children').split()]
        return self._started

    def adopt(self):
        """What others leave behind may have come to it, whether or not it ran."""
        self._started = None

    def forget(self):
        for file in self.files.values():
            os.close(file)


class _Process:
    """The threads of a process. They are listed again only when there are more or fewer, or when one has ended."""

    def __init__(self, number):
        self.folder = f'/proc/{number}/task'
        self.number_of_links = 0   # the kernel counts a folder for each thread
        self.tasks = {}

    def threads(self):
        try:
            links = os.stat(self.folder).st_nlink
            if links != self.number_of_links or not all(task.is_there for task in self.tasks.values()):
                self._list(links)
        except (FileNotFoundError, ProcessLookupError):
            self.forget()
        return self.tasks.values()

    def _list(self, links):
        known, self.tasks = self.tasks, {}
        for name in os.listdir(self.folder):
            task = known.get(name)
            if task and task.is_there:
                del known[name]
            else:
                task = _Task(f'{self.folder}/{name}')
            self.tasks[name] = task
        self.number_of_links = links
        for task in known.values():
            task.forget()

    def forget(self):
        for task in self.tasks.values():
            task.forget()
        self.tasks, self.number_of_links = {}, 0


_processes = {}   # those that were there at the last look, by number


def _tasks_of_descendants():
    """All threads of all processes that this one has started, directly or not."""
    own = os.getpid()
    found, met, left = [], set(), [own]
    while left:
        process = left.pop()
        met.add(process)
        if process not in _processes:
            _processes[process] = _Process(process)
        for task in _processes[process].threads():
            if process == own:
                task.adopt()
            else:
                task.look()
                found.append(task)
            left += task.started
    for process in _processes.keys() - met:
        _processes.pop(process).forget()
    return found


class Work:
    """What all those programs have had and wanted of the processors so far, and whether they want one now."""

    def __init__(self):
        self.had = {}      # by task, in seconds
        self.wanted = {}   # the same, with the time that it stood in line
        self.is_going_on = False
        for task in _tasks_of_descendants():
            self.had[task], self.wanted[task] = task.times
            self.is_going_on = self.is_going_on or task.read('stat').rpartition(b')')[2][1:2] in AT_WORK

    def is_stirred(self, before):
        """Whether something may be different from then."""
        return (self.is_going_on or self.wanted.keys() != before.wanted.keys() or
                increase(before.wanted, self.wanted) > STIR)


def increase(before, after):
    """Of sums by task; a task that is new has had all of it since then."""
    return sum(max(0, seconds - before.get(task, 0)) for task, seconds in after.items())


def time_in_line():
    """Seconds that our programs have stood in line for a processor so far, all together."""
    work = Work()
    return sum(work.wanted.values()) - sum(work.had.values())


class Rest:
    """The rest, and the work, that a wait has seen so far."""

    def __init__(self, seconds):
        self.patience = seconds
        self.begun = time.monotonic()
        self.rested = 0
        self.worked = 0
        self.last = Work()

    def until_worth_asking(self, what):
        """Returns when what was asked may have another answer, and who gives it has come to rest: to be asked now and then
        makes long work longer. What cannot come any more raises Timeout."""
        begin, came = self.look(), time.monotonic()
        now = came
        while now < came + max(LULL, SHARE * self.rested):
            before, then = self.last, now
            time.sleep(max(GLANCE, min(LULL, SELDOM * (now - self.begun))))
            work, now = self.look(), time.monotonic()
            if not work.is_going_on:
                self.rested += max(0, now - then - increase(before.wanted, work.wanted))
            self.check(what)
            if work.is_stirred(begin) and not work.is_stirred(before):
                return

    def look(self):
        before, self.last = self.last, Work()
        self.worked += increase(before.had, self.last.had)
        return self.last

    def check(self, what):
        if self.rested > self.patience:
            raise Timeout(f'{told(what)} has not come: nothing was done any more for {self.patience:g} s')
        if self.worked > ENDLESS * self.patience:
            raise Timeout(f'{told(what)} has not come, and the program is still busy after {ENDLESS * self.patience:g} s of work')


at_most = AT_MOST


@contextlib.contextmanager
def amid_work(seconds=0.1):
    """While programs work on and on beside what is done here, as on hundreds of games: so much of it is looked at."""
    global at_most
    at_most = seconds
    try:
        yield
    finally:
        at_most = AT_MOST


def wait_for_rest(seconds=BLINK):
    """Returns when nothing has been done for so long, or when something goes on and on, as the game of two computers."""
    first = last = Work()
    while increase(first.had, last.had) < at_most:
        before = last
        time.sleep(seconds)
        last = Work()
        if not last.is_stirred(before):
            return


def settle():
    """Returns when what has just been done with pointer or keys has been seen, and has had its effect. A program looks
    at the pointer once a frame, so it may be at rest for that long before."""
    wait_for_rest(FRAME)


def wait_until(condition, what, seconds=None):
    """Asks again and again until condition() gives something true, and returns that.

    what: words, or what gives them when it has not come; seconds: how long everything may be at rest meanwhile.
    """
    rest = None
    while True:
        result = condition()
        if result:
            return result
        rest = rest or Rest(seconds or PATIENCE)
        rest.until_worth_asking(what)

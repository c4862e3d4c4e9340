# SPDX-License-Identifier: GPL-3.0-or-later
"""acies-cli at a terminal, where it asks and answers are typed."""
import codecs
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios

from cli import environment, program

PATIENCE = 100  # seconds without a sign of life
PROMPT = re.compile(r'(?:^|\n)(?:[A-Za-z]+(?: [A-Za-z]+)?|\[\d+\])?> $')


def take_terminal():
    """As a shell that is used by somebody begins it, also where these tests run under nohup."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Terminal:
    """acies-cli at a terminal of its own; what was typed is not echoed."""

    def __init__(self, *words, stdout=None, env=environment):
        self.master, slave = pty.openpty()
        modes = termios.tcgetattr(slave)
        modes[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, modes)
        self.process = subprocess.Popen(
            [program, *map(str, words)], stdin=slave, stdout=stdout if stdout is not None else slave, stderr=slave, env=env,
            start_new_session=True, preexec_fn=take_terminal)
        os.close(slave)

    def read(self):
        """What is printed up to the next prompt or to the end."""
        text, decoder = '', codecs.getincrementaldecoder('utf-8')()   # what is read may end within a letter
        while not PROMPT.search(text):
            assert select.select([self.master], [], [], PATIENCE)[0], f'no prompt, but {text!r}'
            try:
                more = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                break
            if not more:
                break
            text += decoder.decode(more).replace('\r', '')
        return text

    def say(self, line):
        os.write(self.master, line if isinstance(line, bytes) else f'{line}\n'.encode())
        return self.read()

    def leave(self, status=0):
        """The program has ended."""
        assert self.process.wait(PATIENCE) == status, self.process.returncode
        os.close(self.master)

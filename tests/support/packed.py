#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Unpacks a table of many small files of tests, and writes into it what a test expects from now on.

usage: packed.py unpack FOLDER STAMP TABLE...   write the files into the folder and remove all others there; STAMP and
                                                STAMP.d tell the build that it is done, and from which files
       packed.py rewrite FOLDER TABLE...        take the further parts of each entry from the folder, where they differ

A table has documents that others start from, and entries:

    base NAME [from BASE]      a document
    == FILE [from BASE]        an entry; it becomes FILE and, for each further part, a file with that suffix beside it
    PART [from BASE]           a further part; changes that stand below it are to FILE, if no other base is named
    PART: LINE                 a line of a further part; there may be several
    | LINE                     a line of a document or part
    after WORDS                where the text to be changed follows words that the base has exactly once
    - OLD                      a change: a text of one line or several that the base has exactly once, or the first after WORDS
    + NEW                      what replaces it; nothing, or a lone "+" before the next change: it is removed

A base is one of the table, an entry above, or a file below tests/. Empty lines and lines that begin with "#" are for
readers. \\\\ is a backslash, \\n the end of a line, \\xHH a byte, \\{N TEXT} a text N times; a \\ at the end of the last
line of a document means that it is not ended.
"""
import difflib
import os
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parents[1]
DOCUMENT = re.compile(r'(base|==) (\S+)(?: from (\S+))?$')
PART = re.compile(r'([a-z]+)(?: from (\S+))?$')
PART_LINE = re.compile(r'([a-z]+):(?: (.*))?$')
ESCAPE = re.compile(r'\\(?:x([0-9A-F]{2})|\{(\d+) ([^}]*)\}|([n\\]))')
RUN = re.compile(r'([^\\{}\n]{1,16}?)\1{19,}')   # long enough to be written as \{N TEXT}
WORD = re.compile(r'\S+')


def decode(data):
    return data.decode('utf-8', 'surrogateescape')


def encode(text):
    return text.encode('utf-8', 'surrogateescape')


def unescape(text):
    def meant(match):
        byte, times, again, plain = match.groups()
        if times:
            return int(times) * unescape(again)
        return decode(bytes([int(byte, 16)])) if byte else {'n': '\n', '\\': '\\'}[plain]

    if '\\' in ESCAPE.sub('', text):
        raise ValueError(f'unknown escape: {text}')
    return decode(encode(ESCAPE.sub(meant, text)))


def escape(line):
    """A line as it stands in a table."""
    def plain(text):
        return ''.join('\\\\' if c == '\\' else c if c.isprintable() else ''.join(f'\\x{byte:02X}' for byte in encode(c))
                       for c in text)

    text, at = '', 0
    for run in RUN.finditer(line):
        text += plain(line[at:run.start()]) + f'\\{{{len(run[0]) // len(run[1])} {plain(run[1])}}}'
        at = run.end()
    text += plain(line[at:])
    return text[:-1] + '\\x20' if text.endswith(' ') else text


class Part:
    """A document, or a further part of an entry, as a table says it."""

    def __init__(self, first, base):
        self.first = self.end = first   # its lines in the table
        self.base = base                # None: it has none; '': the entry's own file
        self.whole = []
        self.changes = []               # (after, old lines, new lines)

    def add(self, sign, line):
        if sign == '|':
            self.whole.append(line)
        elif sign == 'after':
            self.changes.append((line, [], []))
        elif sign == '-':
            if not self.changes or self.changes[-1][2]:
                self.changes.append(('', [], []))
            self.changes[-1][1].append(line)
        else:
            self.changes[-1][2].append(line)

    def text(self, base):
        if self.whole and self.base:
            raise ValueError(f'in whole, and from {self.base}')
        if self.whole:
            text = '\n'.join(self.whole)
            is_open = (len(text) - len(text.rstrip('\\'))) % 2
            return ''.join(unescape(line) for line in re.split('(\n)', text[:-1] if is_open else text + '\n'))
        for change in self.changes:
            after, old, new = (unescape('\n'.join(lines)) for lines in ([change[0]], *change[1:]))
            start = base.find(old, base.find(after) + len(after))
            if base.count(after or old) != 1 or start < 0 or old in ('', new):
                raise ValueError(f'not once but {base.count(after or old)} times in the base, or not changed: {after or old}')
            base = base[:start] + new + base[start + len(old):]
        return base


class Table:
    def __init__(self, path):
        self.path = path
        self.lines = path.read_text(encoding='utf-8').split('\n')
        self.documents = {}   # by name, of bases and entries: by name, the first without one, the parts
        self.entries = []     # names
        self.texts = {}       # (document, part)
        self.used = set()     # files that documents start from
        self.read()

    def read(self):
        for number, line in enumerate(self.lines):
            try:
                if line and line[0] != '#':
                    self.read_line(number, line)
            except (ValueError, LookupError) as error:
                raise ValueError(f'{self.path.name}:{number + 1}: {error}: {line}') from error
        for name, parts in self.documents.items():
            for key, part in parts.items():
                try:
                    self.texts[name, key] = part.text('' if part.base is None else self.base(part.base or name))
                except (ValueError, OSError) as error:
                    raise ValueError(f'{self.path.name}:{part.first + 1}: {error}') from error
        unused = self.documents.keys() - set(self.entries) - {part.base for parts in self.documents.values() for part in parts.values()}
        if unused:
            raise ValueError(f'{self.path.name}: no entry starts from {" ".join(sorted(unused))}')

    def read_line(self, number, line):
        document, part_line, part = DOCUMENT.match(line), PART_LINE.match(line), PART.match(line)
        parts = list(self.documents.values())[-1] if self.documents else {}
        if document:
            kind, name, base = document.groups()
            if name in self.documents:
                raise ValueError('twice')
            self.documents[name] = {'': Part(number, base)}
            self.entries += [name] if kind == '==' else []
            return
        if line.startswith('after ') or line[0] in '|-+' and line[1:2] in ('', ' '):
            last = list(parts.values())[-1]
            last.add(*line.split(' ', 1) if ' ' in line else (line, ''))
        elif part_line:
            last = parts.setdefault(part_line[1], Part(number, None))
            last.add('|', part_line[2] or '')
        elif part and part[1] not in parts and parts:
            last = parts[part[1]] = Part(number, part[2] or '')
        else:
            raise ValueError('not understood')
        if last is not list(parts.values())[-1] or last.whole and last.changes:
            raise ValueError('out of place')
        last.end = number + 1

    def base(self, name):
        if (name, '') in self.texts:
            return self.texts[name, '']
        self.used.add(TESTS / name)
        return decode((TESTS / name).read_bytes())

    def files(self):
        """By name, what is in each file; and of which part of which entry it is."""
        return {name if not part else name.rpartition('.')[0] + f'.{part}': (text, name, part)
                for (name, part), text in self.texts.items() if name in self.entries}


def widen(text, start, end):
    """From start to end of a text, with whole words; and words before it, where it does not stand there once."""
    words = [word.span() for word in WORD.finditer(text)]
    touched = [i for i, (first, last) in enumerate(words) if last >= start and first <= end]
    touched = touched or [i for i, (first, _) in enumerate(words) if first >= end][:1] or [len(words) - 1]
    first, last = touched[0], touched[-1]
    start, end = min(start, words[first][0]), max(end, words[last][1])
    for i in range(first, -1, -1):   # along the line
        begin = min(start, words[i][0])
        if '\n' in text[begin:start]:
            break
        if text.count(text[begin:end]) == 1:
            return '', begin, end
    for i in range(first - 1, -1, -1):
        after = text[slice(*words[i])]
        if text.count(after) == 1 and text.find(text[start:end], words[i][1]) == start:
            return after, start, end
    return '', 0, len(text)


def find_changes(old, new):
    """What makes one text of the other, as (after, old, new) of each change."""
    lines = [re.findall('[^\n]*\n|[^\n]+', text) for text in (old, new)]
    done = ''
    for kind, i, j, k, m in difflib.SequenceMatcher(None, *lines, autojunk=False).get_opcodes():
        before, after = ''.join(lines[0][i:j]), ''.join(lines[1][k:m])
        if kind != 'equal':
            text = done + before + ''.join(lines[0][j:])
            head = len(os.path.commonprefix([before, after]))
            tail = len(os.path.commonprefix([before[head:][::-1], after[head:][::-1]]))
            start, end = len(done) + head, len(done) + len(before) - tail
            if kind == 'delete' and done.endswith('\n') and before.endswith('\n'):
                start, end = start - 1, end - 1   # with the end of the line above
            after_words, first, last = widen(text, start, end)
            yield after_words, text[first:last], text[first:start] + after[head:len(after) - tail] + text[end:last]
        done += after


def text_lines(sign, text):
    lines = [escape(line) for line in text.split('\n')]
    if len(lines) > 1 and not lines[0]:
        lines[:2] = ['\\n' + lines[1]]
    return [f'{sign} {line}'.rstrip() for line in lines]


def document_lines(text, base=None):
    """The lines of a table for a document: in whole or as changes, whichever is shorter."""
    whole = [f'| {escape(line)}'.rstrip() for line in text.split('\n')]
    if text.endswith('\n') or not text:
        whole.pop()
    else:
        whole[-1] += '\\'
    if not (base and base.strip()):
        return whole
    changes = list(find_changes(base, text))
    lines = []
    for number, (after, old, new) in enumerate(changes, 1):
        lines += [f'after {escape(after)}'] if after else []
        lines += text_lines('-', old)
        lines += text_lines('+', new) if new or number < len(changes) else []
    return min(lines, whole, key=lambda lines: len('\n'.join(lines)))


def part_lines(part, text, base, heading=None):
    """The lines for a further part: each with its name, or below a heading that was there already or makes them fewer."""
    if not text:
        raise ValueError(f'{part}: a further part cannot be empty')
    below = [heading or part, *document_lines(text, base)]
    if heading or not text.endswith('\n') or below[1:] and below[1][0] != '|':
        return below
    return [f'{part}: {escape(line)}'.rstrip() for line in text.split('\n')[:-1]]


def unpack(folder, stamp, *tables):
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.is_file():
            path.unlink()
    for table in tables:
        for name, (text, *_) in table.files().items():
            (folder / name).write_bytes(encode(text))
    used = {path for table in tables for path in [table.path, *table.used]}
    stamp.with_name(f'{stamp.name}.d').write_text(f'{stamp}: {" ".join(sorted(map(str, used)))}\n', encoding='utf-8')
    stamp.touch()


def rewrite(folder, *tables):
    files = {name for table in tables for name in table.files()}
    for table in tables:
        lines = table.lines[:]
        for name, (text, entry, part) in reversed(table.files().items()):   # from the end: the lines above keep their numbers
            place = table.documents[entry][part]
            if not part:
                for path in sorted(folder.glob(f'{entry.rpartition(".")[0]}.*'), reverse=True):
                    if path.name not in files:
                        end = max(part.end for part in table.documents[entry].values())
                        lines[end:end] = part_lines(path.suffix[1:], decode(path.read_bytes()), text)
            elif (found := decode((folder / name).read_bytes())) != text:
                heading = None if place.base is None else table.lines[place.first]
                lines[place.first:place.end] = part_lines(part, found, table.base(place.base or entry), heading)
        if lines != table.lines:
            table.path.write_text('\n'.join(lines), encoding='utf-8')


def main():
    verb, *paths = sys.argv[1:]
    paths = [pathlib.Path(path) for path in paths]
    {'unpack': unpack, 'rewrite': rewrite}[verb](*(Table(path) if path.suffix == '.table' else path for path in paths))


if __name__ == '__main__':
    main()

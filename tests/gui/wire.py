# SPDX-License-Identifier: GPL-3.0-or-later
"""A connection to a D-Bus daemon, for many small questions at a time.

A look at a window asks hundreds, and by GDBus from Python each takes longer than all that the program has to do for
it. So the few types that these questions and their answers have are written and read here.
"""
import functools
import os
import select
import socket
import struct

CALL, RETURN = 1, 2   # kinds of messages
PATH, INTERFACE, MEMBER, REPLY_SERIAL, DESTINATION, SIGNATURE = 1, 2, 3, 5, 6, 8   # fields of their heads
NO_AUTO_START = 2
REPLY_SERIAL_BEGINS = bytes([REPLY_SERIAL, 1]) + b'u\0'   # a field of eight bytes; its last four are the number
HEAD = struct.Struct('<4sIII')
U32 = struct.Struct('<I')
NUMBERS = {'y': ('<B', 1), 'b': ('<I', 4), 'n': ('<h', 2), 'q': ('<H', 2), 'i': ('<i', 4), 'u': ('<I', 4), 'x': ('<q', 8),
           't': ('<Q', 8), 'd': ('<d', 8)}   # and their alignment
PACKED = {code: (struct.Struct(form), align) for code, (form, align) in NUMBERS.items()}


class Lost(Exception):
    """The daemon has ended the connection."""


def _padded(data, align):
    return data + bytes(-len(data) % align)


def _string(text):
    data = text.encode()
    return U32.pack(len(data)) + data + b'\0'


def _field(code, kind, data):
    return struct.pack('<BB2s', code, 1, kind.encode() + b'\0') + data


@functools.cache
def _fields(destination, interface, method, signature):
    """The fields of a question's head but for the path, which comes first: each begins at a multiple of eight."""
    fields = [_field(INTERFACE, 's', _string(interface)), _field(MEMBER, 's', _string(method)),
              _field(DESTINATION, 's', _string(destination))]
    if signature:
        fields.append(_field(SIGNATURE, 'g', bytes([len(signature)]) + signature.encode() + b'\0'))
    return b''.join(_padded(field, 8) for field in fields[:-1]) + fields[-1]


def _body(signature, arguments):
    data = b''
    for code, argument in zip(signature, arguments):
        if code in 'so':
            data = _padded(data, 4) + _string(argument)
        else:
            form, align = PACKED[code]
            data = _padded(data, align) + form.pack(argument)
    return data


@functools.cache
def _around_serial(flags, destination, question):
    """The bytes of a question before its number and after it: most questions are asked again and again."""
    path, interface, method, signature, arguments = question
    fields = _padded(_field(PATH, 'o', _string(path)), 8) + _fields(destination, interface, method, signature)
    body = _body(signature, arguments) if signature else b''
    message = _padded(HEAD.pack(bytes([ord('l'), CALL, flags, 1]), len(body), 0, len(fields)) + fields, 8) + body
    return message[:8], message[12:]


def call(serial, flags, destination, question):
    """The bytes of a question: path, interface, method, signature, arguments."""
    before, after = _around_serial(flags, destination, question)
    return before + U32.pack(serial) + after


@functools.cache
def _packed(question):
    """A question as one of many in a message: place, interface, method, and the arguments as a tuple, if there are any."""
    path, interface, method, signature, arguments = question
    data = _padded(_padded(_string(path), 4) + _string(interface), 4) + _string(method)
    if not signature:
        return data + b'\1y\0\0'
    kind = f'({signature})'.encode()
    return _padded(data + bytes([len(kind)]) + kind + b'\0', 8) + _body(signature, arguments)


def call_at_once(serial, flags, destination, place, questions):
    """The bytes of one message with many questions."""
    path, interface, method = place
    packed = [_packed(question) for question in questions]
    parts = b''.join(_padded(data, 8) for data in packed[:-1]) + packed[-1]
    fields = _padded(_field(PATH, 'o', _string(path)), 8) + _fields(destination, interface, method, 'a(sssv)')
    head = HEAD.pack(bytes([ord('l'), CALL, flags, 1]), 8 + len(parts), serial, len(fields)) + fields
    return _padded(head, 8) + U32.pack(len(parts)) + bytes(4) + parts


def _type_end(signature, start):
    """Where the type that begins there ends."""
    code = signature[start]
    if code == 'a':
        return _type_end(signature, start + 1)
    if code not in '({':
        return start + 1
    end = start + 1
    while signature[end] not in ')}':
        end = _type_end(signature, end)
    return end + 1


@functools.cache
def _types(signature):
    """The single types of a signature."""
    types, start = [], 0
    while start < len(signature):
        end = _type_end(signature, start)
        types.append(signature[start:end])
        start = end
    return types


@functools.cache
def _reader(kind):
    """A function(data, place) that reads a value of a single type, and gives it with the place after it."""
    code = kind[0]
    if code in PACKED:
        return _number_reader(*PACKED[code])
    if code in 'so':
        return _read_string
    if code == 'g':
        return _read_signature
    if code == 'v':
        return _read_variant
    if code == 'a':
        return _array_reader(_reader(kind[1:]), 8 if kind[1] in '({xtd' else 4)
    return _struct_reader([_reader(part) for part in _types(kind[1:-1])])


def _number_reader(form, align):
    def read(data, place):
        place += -place % align
        return form.unpack_from(data, place)[0], place + form.size
    return read


def _read_string(data, place):
    place += -place % 4
    begin = place + 4
    end = begin + U32.unpack_from(data, place)[0]
    return data[begin:end].decode(), end + 1


def _read_signature(data, place):
    end = place + 1 + data[place]
    return data[place + 1:end].decode(), end + 1


def _read_variant(data, place):
    kind, place = _read_signature(data, place)
    return _reader(kind)(data, place)


def _array_reader(read_part, align):
    def read(data, place):
        place += -place % 4
        length, = U32.unpack_from(data, place)
        place += 4
        place += -place % align   # even where there are no parts
        end = place + length
        parts = []
        while place < end:
            part, place = read_part(data, place)
            parts.append(part)
        return parts, place
    return read


def _struct_reader(readers):
    def read(data, place):
        place += -place % 8
        parts = []
        for read_part in readers:
            part, place = read_part(data, place)
            parts.append(part)
        return tuple(parts), place
    return read


def values(signature, data):
    """The values of a body."""
    found, place = [], 0
    for kind in _types(signature):
        value, place = _reader(kind)(data, place)
        found.append(value)
    return tuple(found)


@functools.cache
def _signature_among(fields):
    """The signature among some fields of a head; nothing if there is none. All answers to a kind of question have the same
    fields, but for the number of the question."""
    place, signature = 0, ''
    while place < len(fields):
        code = fields[place]
        value, place = _read_variant(fields, place + 1)
        place += -place % 8
        if code == SIGNATURE:
            signature = value
    return signature


def _answer(data):
    """Of a whole message: which question it answers, None for none, and its values, None for an error."""
    head_end = 16 + U32.unpack_from(data, 12)[0]
    before, is_reply, after = data[16:head_end].partition(REPLY_SERIAL_BEGINS)
    if not is_reply:
        return None, None
    serial, = U32.unpack_from(after)
    if data[1] != RETURN:
        return serial, None
    signature = _signature_among(before) or _signature_among(after[4:])
    return serial, values(signature, data[head_end + -head_end % 8:])


class Connection:
    """Of a test with the daemon at an address such as unix:path=/tmp/bus."""

    def __init__(self, address):
        words = dict(word.split('=', 1) for word in address.split(';')[0].removeprefix('unix:').split(','))
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(words['path'] if 'path' in words else '\0' + words['abstract'])
        self.socket.sendall(b'\0AUTH EXTERNAL ' + str(os.getuid()).encode().hex().encode() + b'\r\n')
        if not self.socket.recv(4096).startswith(b'OK '):
            raise Lost('the bus does not let us in')
        self.socket.sendall(b'BEGIN\r\n')
        self.socket.setblocking(False)
        self.serial = 0
        self.got = b''
        self.ask('org.freedesktop.DBus', [('/org/freedesktop/DBus', 'org.freedesktop.DBus', 'Hello', '', ())], 60)

    def ask(self, destination, questions, seconds, flags=0):
        """The answers in order; None for what is an error, or has not come when all was silent for some seconds."""
        first = self.serial + 1
        return self._send(b''.join(call(first + number, flags, destination, question)
                                   for number, question in enumerate(questions)), len(questions), seconds)

    def ask_at_once(self, destination, place, questions, seconds, flags=0):
        """The same by one message to that path, interface and method, which knows how; None if there is no such thing."""
        answer, = self._send(call_at_once(self.serial + 1, flags, destination, place, questions), 1, seconds)
        return answer and [found if isinstance(found, tuple) else None for found in answer[0]]

    def _send(self, data, number, seconds):
        """Sends so many messages, and gives the answers to them."""
        first = self.serial + 1
        self.serial += number
        answers = [None] * number
        left = number
        to_send = memoryview(data)
        while left:
            events = select.POLLIN | (select.POLLOUT if to_send else 0)
            poll = select.poll()
            poll.register(self.socket, events)
            ready = poll.poll(1000 * seconds)
            if not ready:
                break
            if ready[0][1] & select.POLLOUT:
                to_send = to_send[self.socket.send(to_send):]
            if ready[0][1] & ~select.POLLOUT:
                for serial, answer in self._receive():
                    if serial is not None and first <= serial:   # else it is one that we no longer wait for
                        answers[serial - first] = answer
                        left -= 1
        return answers

    def _receive(self):
        """What has come: a list of (the number of the question, the answer)."""
        data = self.socket.recv(1 << 16)
        if not data:
            raise Lost('the bus has gone')
        self.got += data
        found, place = [], 0
        while len(self.got) - place >= 16:
            _, body, _, fields = HEAD.unpack_from(self.got, place)
            end = place + 16 + fields + -fields % 8 + body
            if end > len(self.got):
                break
            found.append(_answer(self.got[place:end]))
            place = end
        self.got = self.got[place:]
        return found

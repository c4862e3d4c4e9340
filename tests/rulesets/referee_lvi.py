# SPDX-License-Identifier: GPL-3.0-or-later
"""Shots, pools and results of Legio VI a second time, written from its statements and not from the program.

A Position is read from what acies-cli shows at a terminal. From it are worked out the dice of a shot and of
either side of a combat, what hits, and what a result brings at once: disorder, bases lost, and what friends take
of it. Only types and their numbers come from ruleset.xml; referee_lvi_turn.py knows who fights whom.
"""
import collections
import functools
import re
import xml.etree.ElementTree as ET

SIDES = ('near', 'far')
CORNERS = ('n', 'ne', 'se', 's', 'sw', 'nw')
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))   # north-east and on clockwise
LIGHT = ('light-infantry', 'light-cavalry')
BEASTS = ('elephants', 'chariots')
INFANTRY = ('heavy-infantry', 'medium-infantry', 'light-infantry', 'bowmen')
CAVALRY = ('heavy-cavalry', 'medium-cavalry', 'light-cavalry', 'cataphracts', 'camels')
KINDS = {'heavy-infantry': 'heavy foot', 'medium-infantry': 'medium foot', 'bowmen': 'medium foot', 'heavy-cavalry': 'heavy horse',
         'cataphracts': 'heavy horse', 'medium-cavalry': 'medium horse', 'camels': 'camels'}
ROUGH_HEIGHT = ('hill', 'steep-hill')
GRADES = {'a': 2, 'b': 1, 'c': 0, 'd': -1}


def tag(element):
    return element.tag.split('}')[1]


def other(side):
    return SIDES[1 - SIDES.index(side)]


def half(number):
    return (number + 1) // 2


# Hexes

def axial(name):
    column, row = ord(name[0]) - ord('A'), int(name[1:]) - 1
    return column - (row - row % 2) // 2, row


def name_of(place):
    return f'{chr(ord("A") + place[0] + (place[1] - place[1] % 2) // 2)}{place[1] + 1}'


def distance(one, two):
    q, r = two[0] - one[0], two[1] - one[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def step(place, way):
    return place[0] + STEPS[way % 6][0], place[1] + STEPS[way % 6][1]


def way_to(place, neighbour):
    return STEPS.index((neighbour[0] - place[0], neighbour[1] - place[1]))


def lies_between(place, target, way):
    """LVI-H12: within the lines through the hex in this direction and the one before it, or on them."""
    q, r = target[0] - place[0], target[1] - place[1]
    (a, b), (c, d) = STEPS[way % 6], STEPS[(way - 1) % 6]
    size = a * d - b * c
    return (q * d - r * c) * size >= 0 and (a * r - b * q) * size >= 0


class Type:
    def __init__(self, element):
        self.id, self.name, self.kind = element.get('id'), element.get('name'), element.get('class')
        self.figures = int(element.get('figures'))
        self.skills = (element.get('skills') or '').split()
        self.numbers = {value.get('attribute'): int(value.get('number')) for value in element if value.get('number') is not None}
        self.usual = {value.get('id'): value.get('value') for value in element if tag(value) == 'property' and value.get('value')}
        self.own = {value.get('id') for value in element if tag(value) == 'property'}
        self.forms = next((value.get('options').split() for value in element if value.get('id') == 'formation'), [])


class Book:
    def __init__(self, path):
        root = ET.parse(path).getroot()
        self.types = {one.get('id'): Type(one) for one in root if tag(one) == 'unit-type'}
        self.marks = {one.get('name'): one.get('id') for one in root if tag(one) == 'mark'}
        self.ground = {one.get('name'): one.get('id') for one in root if tag(one) == 'terrain'}
        self.properties = {one.get('name'): one for one in root if tag(one) == 'property'}

    @functools.cache  # noqa: B019
    def type_named(self, name):
        return max((one for one in self.types.values() if name.endswith(one.name)), key=lambda one: len(one.name))


class Unit:
    def __init__(self, kind, side, place, figures):
        self.type, self.side, self.place, self.figures = kind, side, place, figures
        self.marks, self.values = set(), dict(kind.usual)
        self.start = int(kind.usual.get('start', 1))

    def __repr__(self):
        return f'{self.side} {self.type.id} {name_of(self.place)}'

    def read(self, book, words):
        for word in words:
            if word in book.marks:
                self.marks.add(book.marks[word])
            elif ': ' in word and word.split(': ')[0] in book.properties:
                name, value = word.split(': ')
                options = {option.get('name'): option.get('id') for option in book.properties[name]}
                self.values[book.properties[name].get('id')] = options.get(value, value)
        self.start = int(self.values.get('start', self.start))

    @property
    def key(self):
        return self.side, self.type.id, self.start

    @property
    def kind(self):
        return self.type.kind

    @property
    def disorder(self):
        return int(self.values.get('disorder', 0))

    def has(self, skill):
        return skill in self.type.skills

    def is_troops(self):
        return self.kind != 'leaders' and 'rampaging' not in self.marks

    def is_light(self):
        return self.kind in LIGHT

    def is_formed(self):
        return self.kind in BEASTS or (not self.is_light() and 'unformed' not in self.marks)

    def is_shaken(self):
        return 'shaken' in self.marks

    def is_broken(self):
        """LVI-U10."""
        lost = self.start - self.figures
        return 2 * lost > self.start if self.kind in BEASTS else 2 * lost >= self.start

    def formation(self):
        return self.values.get('formation', 'line') if self.is_formed() else None

    def lines(self):
        return int(self.values.get('lines', 1)) if self.formation() in ('line', 'open-ranks') else 1

    def depth(self):
        return int(self.values.get('lines', 1))

    def is_quincunx(self):
        return self.has('legion') and self.formation() == 'line' and self.lines() > 1

    def limit(self):
        """LVI-L10."""
        if self.has('phalanx') and self.figures >= 8:
            return 6
        return 5 + (self.lines() - 1 if self.is_quincunx() else 0)

    def corner(self):
        """Where it faces, if anywhere."""
        facing = {'north': 'n', 'south': 's', 'north-east': 'ne', 'south-east': 'se', 'south-west': 'sw', 'north-west': 'nw'}
        told = self.values.get('facing')
        if told is None or not self.is_formed():
            return None
        return CORNERS.index(facing.get(told.lower(), told))

    def arc(self, place):
        """Front, flank or rear; a unit that faces nowhere has only a front."""
        return self.arc_at(self.place, place)

    def arc_at(self, start, place):
        """The same for a unit that would be on the hex “start”."""
        corner = self.corner()
        if corner is None or lies_between(start, place, corner):
            return 'front'
        return 'rear' if lies_between(start, place, corner + 3) else 'flank'


class Position:
    """What “show” prints."""

    def __init__(self, book, text):
        self.book, self.ground, self.units, sides = book, {}, [], list(SIDES)
        self.initiative, side = None, None
        for line in text.splitlines():
            if re.match(r'\S.*: \d+ .* \d+ bases?\b', line):
                side = sides.pop(0)
            elif line == 'Terrain':
                side = None
            elif side is None and (found := re.match('  ([^:]+): (.*)', line)) and found[1] in book.ground:
                self.ground.update({axial(name): book.ground[found[1]] for name in found[2].split(', ')})
            elif side and (found := re.match(r'  (.+) ([A-Z]\d+): (\d+) of \d+ bases?(.*)', line)):
                unit = Unit(book.type_named(found[1]), side, axial(found[2]), int(found[3]))
                unit.read(book, found[4].split(', ')[1:])
                self.units.append(unit)
        self.round = int(re.search(r'^Round (\d+)', text, re.MULTILINE)[1])

    def troops(self):
        return [unit for unit in self.units if unit.is_troops()]

    def by_key(self):
        return {unit.key: unit for unit in self.troops()}

    def troops_on(self, place):
        return next((unit for unit in self.units if unit.place == place and unit.kind != 'leaders'), None)

    def leader_of(self, unit):
        return next((one for one in self.units if one.kind == 'leaders' and one.place == unit.place and one.side == unit.side), None)

    def ground_of(self, unit):
        return self.ground.get(unit.place, 'clear')

    def is_in_cover(self, unit):
        return self.ground_of(unit) in ('woods', 'defences')

    def is_better_placed(self, unit, enemy):
        """LVI-U8."""
        own, its = self.ground_of(unit), self.ground_of(enemy)
        return ((own in ROUGH_HEIGHT and its not in ROUGH_HEIGHT) or own == 'defences'
                or (its in ('stream', 'ford') and own not in ('stream', 'ford')))


# Shooting

def halves_shots(position, shooter, target):
    arc = target.arc(shooter.place)
    is_foot = target.kind in INFANTRY and target.is_formed()
    return (target.kind in ('light-infantry', 'cataphracts') or position.is_in_cover(target)
            or (is_foot and arc == 'front') or (target.is_quincunx() and arc == 'flank'))


def count_shots(position, shooter, target):
    """LVI-L18, L19 and A2 to A4."""
    far = distance(shooter.place, target.place) > 2
    dice = shooter.figures * shooter.type.numbers['far-shots' if far else 'near-shots']
    if halves_shots(position, shooter, target):
        dice = half(dice)
    return max(dice - shooter.disorder + (target.kind == 'elephants'), 1)


# What is taken at once

class Taking:
    """Disorder and losses, carried out on the units of a position. What friends take of it comes after, one loss after the other.

    The bases of a destroyed unit are not counted in losses: destroyed has the hex of such a unit."""

    def __init__(self, position):
        self.position, self.points, self.losses, self.destroyed = position, collections.Counter(), collections.Counter(), collections.Counter()
        self.gone, self.griefs = [], []

    def disorder(self, unit, points):
        """LVI-L9, A11: of shooting, combat or morale."""
        self.take(unit, points)
        self.spread()

    def lose_base(self, unit):
        self.lose(unit, 1)
        self.spread()

    def destroy(self, unit):
        self.lose(unit, unit.figures)
        self.spread()

    def take(self, unit, points):
        if points == 0 or unit in self.gone:
            return
        self.points[name_of(unit.place)] += points
        while points and not unit.is_shaken():
            unit.values['disorder'] = unit.disorder + 1
            points -= 1
            self.shake(unit)
        self.lose(unit, points)

    def shake(self, unit):
        """LVI-L12: one point less always ends it, so whoever is easier to shake with a base less has no more than that."""
        if unit.disorder >= unit.limit():
            unit.values['disorder'] = unit.limit()
        if unit.disorder >= unit.limit() or unit.is_broken():
            unit.marks.add('shaken')

    def lose(self, unit, bases):
        if unit in self.gone or bases == 0:
            return
        unit.figures -= bases
        if unit.figures > 0:
            self.losses[unit.type.id] += bases
            self.shake(unit)
            return
        self.destroyed[name_of(unit.place)] += 1
        leader = self.position.leader_of(unit)
        self.gone.append(unit)
        self.position.units.remove(unit)
        if not unit.is_light():
            self.griefs.append((unit.side, unit.place, 2))
        if leader:
            self.refuge(leader)

    def spread(self):
        """LVI-L8: friends of whoever is not light take 2 points."""
        while self.griefs:
            side, place, points = self.griefs.pop(0)
            for friend in [one for one in self.position.troops() if one.side == side and distance(one.place, place) <= 2]:
                self.take(friend, points)

    def refuge(self, leader):
        """LVI-R18; nothing says which of equally near ones, so the first in the order of hexes."""
        free = [one for one in self.position.troops() if one.side == leader.side and not self.position.leader_of(one)
                and distance(one.place, leader.place) <= 6]
        if free:
            leader.place = min(free, key=lambda one: (distance(one.place, leader.place), one.place[1], one.place[0])).place
        else:
            self.position.units.remove(leader)
            self.griefs.append((leader.side, leader.place, leader.type.numbers['loss']))

# SPDX-License-Identifier: GPL-3.0-or-later
"""Rome vs Carthage a second time, written from the statements of its book and not from the program.

A Battle reads a scenario and plays a list of commands, each of which must be among
those that it allows itself. Numbers and abilities of units come from ruleset.xml.
"""
import collections
import fractions
import itertools
import pathlib
import xml.etree.ElementTree as ET

Question = collections.namedtuple('Question', 'kind side options')
SIDES = ('rome', 'carthage')
# Column and row of the neighbours of a hex, in even and in odd rows, E and on counterclockwise.
STEPS = (((1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)),
         ((1, 0), (1, -1), (0, -1), (-1, 0), (0, 1), (1, 1)))


class Refused(Exception):
    pass


class Over(Exception):
    pass


def tag(element):
    return element.tag.split('}')[1]


def parse_hex(name):
    letters = name.rstrip('0123456789')
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord('A') + 1
    return column - 1, int(name[len(letters):]) - 1


def hex_name(place):
    return f'{chr(ord("A") + place[0])}{place[1] + 1}'


def middle(place):
    """The middle of a hex on three axes: a step to any hex beside it changes two of them by 1."""
    across, down = place[0] - (place[1] - place[1] % 2) // 2, place[1]
    return across, down, -across - down


def part_in_hex(start, end, place):
    """The part of the line between the middles of two hexes that is in a third one or along its edge, or None.

    A hex has three pairs of edges. At each pair the difference of two axes is 1 more or 1 less than in its middle.
    """
    line, centre = (middle(start), middle(end)), middle(place)
    first, last = fractions.Fraction(0), fractions.Fraction(1)
    for one, other in ((0, 1), (1, 2), (2, 0)):
        here, there = (point[one] - point[other] - centre[one] + centre[other] for point in line)
        if here == there:
            if abs(here) > 1:
                return None
            continue
        ends = sorted(fractions.Fraction(edge - here, there - here) for edge in (-1, 1))
        first, last = max(first, ends[0]), min(last, ends[1])
    return (first, last) if first < last else None


def enemy_of(side):
    return SIDES[1 - SIDES.index(side)]


class Type:
    def __init__(self, element):
        self.name = element.get('id')
        self.skills = (element.get('skills') or '').split()
        self.abilities = (element.get('abilities') or '').split()
        self.values = {value.get('attribute'): int(value.get('number')) for value in element if tag(value) == 'value'}


class Unit:
    def __init__(self, kind, side, place, strength):
        self.kind, self.side, self.place, self.strength = kind, side, place, strength
        self.state = None       # None: Idle
        self.retreated = False

    def __getitem__(self, attribute):
        return self.kind.values[attribute]

    @property
    def light(self):
        return 'light' in self.kind.skills

    @property
    def has_acted(self):
        return self.state not in (None, 'ready')

    def can(self, card):
        return card in self.kind.abilities


class Play:
    """The course of a game, which asks one question after the other."""

    def play(self, commands):
        """Afterwards either won, or the question tells what waits; a second call continues the game."""
        try:
            if self.playing is None:
                self.playing = self.game()
                self.question = next(self.playing)
            for command in commands:
                self.check(command)
                self.question = self.playing.send(command.split())
        except (Over, StopIteration):
            self.question = None


class Battle(Play):
    def __init__(self, ruleset, scenario):
        self.types, self.switches = {}, {}
        for element in ET.parse(pathlib.Path(ruleset) / 'ruleset.xml').getroot():
            if tag(element) == 'unit-type':
                self.types[element.get('id')] = Type(element)
            elif tag(element) == 'switch':
                self.switches[element.get('id')] = element.get('default')
        self.ground, self.units, self.numbers = {}, [], {}
        self.deck, self.hand, self.waiting, self.entries = {}, {}, {}, {}
        self.round, self.resumes, self.active, self.won, self.question, self.playing = 1, None, None, None, None, None
        for element in ET.parse(scenario).getroot():
            getattr(self, 'read_' + tag(element), lambda _: None)(element)

    def read_board(self, element):
        self.size = int(element.get('columns')), int(element.get('rows'))
        for terrain in element:
            self.ground |= {parse_hex(name): terrain.get('type') for name in terrain.get('hexes').split()}

    def read_rules(self, element):
        self.first, self.end_round = element.get('first'), int(element.get('end-round'))
        self.switches |= {switch.get('id'): switch.get('value') for switch in element}

    def read_army(self, element):
        side = element.get('side')
        self.numbers[side] = {name: int(element.get(name, 0)) for name in ('morale', 'hand-size', 'actions', 'spent')}
        self.deck[side], self.hand[side], self.waiting[side] = collections.Counter(), collections.Counter(), []
        self.entries[side] = [parse_hex(name) for name in element.get('entry', '').split()]
        for part in element:
            if tag(part) in ('unit', 'reserve'):
                self.read_unit(side, part)
            elif tag(part) == 'card':
                self.hand[side][part.get('id')] = int(part.get('hand', 0))
                self.deck[side][part.get('id')] = int(part.get('count')) - int(part.get('hand', 0))

    def read_unit(self, side, element):
        unit = Unit(self.types[element.get('type')], side, None, int(element.get('figures')))
        if tag(element) == 'reserve':
            self.waiting[side].append(unit)
            return
        marks = element.get('marks', '').split()
        unit.place, unit.retreated = parse_hex(element.get('hex')), 'retreated' in marks
        unit.state = next((mark for mark in marks if mark != 'retreated'), None)
        self.units.append(unit)

    def read_position(self, element):
        """Whose turn it is in the middle of a round, if it does not begin."""
        self.round = int(element.get('round'))
        self.resumes = element.get('side') if element.get('phase') == 'move' else None

    def check(self, command):
        if self.question.kind == 'dice':
            if not command.startswith('dice ') or len(command.split()) != self.question.options + 1:
                raise Refused(f'{command}: {self.question}')
        elif command not in self.question.options:
            raise Refused(f'{command}: {self.question}')

    # The board (RVC-C1 to C4)

    def beside(self, place):
        return [near for near in (self.step(place, direction) for direction in range(6)) if near]

    def step(self, place, direction):
        across, down = STEPS[place[1] % 2][direction]
        column, row = place[0] + across, place[1] + down
        return (column, row) if 0 <= row < self.size[1] and 0 <= column < self.size[0] - row % 2 else None

    def direction(self, start, end):
        return next(direction for direction in range(6) if self.step(start, direction) == end)

    def distance(self, start, end):
        (across, down), (other_across, other_down) = ((c - (r - r % 2) // 2, r) for c, r in (start, end))
        across, down = across - other_across, down - other_down
        return max(abs(across), abs(down), abs(across + down))

    def unit_at(self, place):
        return next((unit for unit in self.units if unit.place == place), None)

    def is_woods(self, place, switch):
        return self.ground.get(place) == 'woods' and self.switches[switch] == 'yes'

    def is_passable(self, place):
        return place not in self.ground or self.is_woods(place, 'woods-passable')

    def is_free(self, place):
        return place is not None and self.is_passable(place) and not self.unit_at(place)

    def reach(self, unit, most):
        """Hexes where it may end a move, with how many it takes."""
        costs, front = {unit.place: 0}, [unit.place]
        for cost in range(1, most + 1):
            starts = [place for place in front if place == unit.place or not self.is_woods(place, 'woods-stop')]
            front = []
            for place in {near for start in starts for near in self.beside(start)} - set(costs):
                if self.is_passable(place) and (unit.light or not self.unit_at(place)):
                    costs[place] = cost
                    front.append(place)
        return {place: cost for place, cost in costs.items() if not self.unit_at(place)}

    def ways(self, start, end, most):
        """The open ways of an attack: the hexes between (RVC-C15)."""
        if self.distance(start, end) > most:
            return []
        return self.bent_ways(start, end, most) if self.switches['paths-bend'] == 'yes' else self.straight_ways(start, end)

    def is_open(self, place):
        return self.ground.get(place) != 'hill' and not self.is_woods(place, 'woods-block') and not self.unit_at(place)

    def straight_ways(self, start, end):
        """Over the hexes on the line between the two middles. If it runs along an edge, over either hex at the edge."""
        parts = collections.defaultdict(list)
        for place in itertools.product(range(self.size[0]), range(self.size[1])):
            part = part_in_hex(start, end, place) if place[0] < self.size[0] - place[1] % 2 else None
            if part and place not in (start, end):
                parts[part].append(place)
        choices = [[place for place in parts[part] if self.is_open(place)] for part in sorted(parts)]
        return list(itertools.product(*choices))

    def bent_ways(self, start, end, most):
        """The shortest open paths, which go round hills and units."""
        paths, seen = [(start,)], {start}
        for _ in range(most):
            found = [path[1:] for path in paths if end in self.beside(path[-1])]
            if found:
                return found
            paths = [path + (near,) for path in paths for near in self.beside(path[-1])
                     if near not in seen and self.is_open(near)]
            seen |= {path[-1] for path in paths}
        return []

    def targets(self, unit, start, is_first=True):
        enemies = [enemy for enemy in self.units
                   if enemy.side != unit.side and self.ways(unit.place, enemy.place, unit['range'])]
        near = [enemy for enemy in self.units if enemy.side != unit.side and enemy.place in self.beside(start)]
        bound = is_first and self.switches['engaged-bind'] == 'yes' and near
        return [enemy for enemy in enemies if not bound or enemy in near]

    # Rounds and turns (RVC-C5 to C13)

    def leader(self):
        return self.first if (self.round - 1) % 4 < 2 else enemy_of(self.first)

    def game(self):
        while True:
            side, self.resumes = self.resumes, None
            if side is None:
                yield from self.begin_round()
                side = self.leader()
            while any(numbers['spent'] < numbers['actions'] for numbers in self.numbers.values()):
                if self.numbers[side]['spent'] == self.numbers[side]['actions']:
                    side = enemy_of(side)
                yield from self.turn(side)
                self.numbers[side]['spent'] += 1
                side = enemy_of(side)
            if self.round == self.end_round:
                self.end()
            self.round += 1

    def end(self):
        rome, carthage = (self.numbers[side]['morale'] for side in SIDES)
        equal = self.switches['equal-morale']
        if rome != carthage:
            self.won = ('rome' if rome > carthage else 'carthage', 'more-morale')
        elif equal == 'draw':
            self.won = (None, 'draw')
        else:
            self.won = (self.first if equal == 'first' else enemy_of(self.first), 'equal-morale')
        raise Over

    def begin_round(self):
        is_odd = self.round % 2 == 1
        if is_odd:
            for unit in self.units:
                unit.state, unit.retreated = None, False
        if is_odd or self.switches['actions-reset'] == 'every-round':
            for numbers in self.numbers.values():
                numbers['spent'] = 0
        if {'odd-rounds': is_odd, 'every-round': True, 'never': self.round == 1}[self.switches['select']]:
            for side in (self.leader(), enemy_of(self.leader())):
                yield from self.select(side)
                yield from self.deploy(side)

    def select(self, side):
        """Cards back into the deck and out of it, in any order (RVC-C6)."""
        hand, deck = self.hand[side], self.deck[side]
        while True:
            choices = {f'put-back {card}' for card in +hand}
            if hand.total() < self.numbers[side]['hand-size']:
                choices |= {f'take {card}' for card in +deck}
            if not choices:
                return
            answer = yield Question('select', side, choices | {'done'})
            if answer == ['done']:
                return
            source, goal = (hand, deck) if answer[0] == 'put-back' else (deck, hand)
            source[answer[1]] -= 1
            goal[answer[1]] += 1

    def deploy(self, side):
        """Units of a reserve, one after another (RVC-C6)."""
        while True:
            choices = {f'enter {unit.kind.name} {hex_name(place)}'
                       for unit in self.waiting[side] for place in self.entries[side] if self.is_free(place)}
            if not choices:
                return
            answer = yield Question('deploy', side, choices | {'done'})
            if answer == ['done']:
                return
            unit = next(unit for unit in self.waiting[side] if unit.kind.name == answer[1])
            self.waiting[side].remove(unit)
            unit.place = parse_hex(answer[2])
            self.units.append(unit)

    def take_up(self, side):
        """Of a scenario that begins in mid-turn: who acts (RVC-C12), and whether in a Mixed Order (RVC-C9)."""
        under_way = [unit for state in ('active', 'moved') for unit in self.units
                     if unit.side == side and unit.state == state]
        self.acting = next(iter(under_way), None)
        self.is_ordered = len(under_way) > 1 or any(unit.side == side and unit.state == 'ready' for unit in self.units)
        self.walks = {unit: (0, unit.place) for unit in under_way}

    def turn(self, side):
        self.active = side
        self.take_up(side)
        while True:
            options = self.actions_of(side)
            if not options:
                break
            if not self.acting and not self.is_ordered and self.hand[side]['mixed-order'] > 0:
                options.add('play mixed-order')
            answer = yield Question('move', side, options | {'done'})
            if answer == ['done']:
                break
            if answer[0] == 'play':
                yield from self.order(side)
            else:
                yield from self.act(answer)
        for unit in self.units:
            if unit.side == side:
                unit.state = 'passive' if unit.has_acted else None

    def actions_of(self, side):
        options = set()
        for unit in self.units:
            acts = unit is self.acting
            begins = not acts and not unit.has_acted and (unit.state == 'ready' if self.is_ordered else not self.acting)
            waits = not acts and self.is_ordered and unit.state in ('active', 'moved')
            if unit.side != side or not (acts or begins or waits):
                continue
            if begins or unit.state == 'active':
                options |= {f'move {hex_name(unit.place)} {hex_name(place)}' for place in self.reach(unit, unit['march'])}
            if begins or unit.state in ('active', 'moved'):
                start = unit.place if begins else self.walks[unit][1]
                options |= {f'attack {hex_name(unit.place)} {hex_name(target.place)}' for target in self.targets(unit, start)}
        return options

    def order(self, side):
        self.spend(side, 'mixed-order')
        self.is_ordered = True
        for _ in range(3):
            choices = {f'order {hex_name(unit.place)}' for unit in self.units if unit.side == side and unit.state is None}
            if not choices:
                return
            answer = yield Question('order', side, choices | {'done'})
            if answer == ['done']:
                return
            self.unit_at(parse_hex(answer[1])).state = 'ready'

    def act(self, words):
        unit, goal = self.unit_at(parse_hex(words[1])), parse_hex(words[2])
        if unit is not self.acting and unit.state not in ('active', 'moved'):
            self.walks[unit] = 0, unit.place
            unit.state, unit.retreated = 'active', False
        self.acting = unit
        if words[0] == 'attack':
            yield from self.attacks(unit, self.unit_at(goal))
            return
        moved = self.reach(unit, unit['march'])[goal]
        self.walks[unit] = moved, unit.place
        unit.place, unit.state = goal, 'moved' if moved <= unit['attack-move'] else 'marched'

    # Cards

    def spend(self, side, card):
        if card != 'advance':
            self.hand[side][card] -= 1

    def may_hold(self, side, cards):
        """As far as everybody knows."""
        return self.hand[side].total() > 0 and any(self.hand[side][card] + self.deck[side][card] > 0 for card in cards)

    def window(self, name, side, cards, free=()):
        """cards: those whose condition holds, each with the hexes it may name. The answer, or None for a pass."""
        if not free and not self.may_hold(side, cards):
            return None
        held = {f'play {card} {hex_name(place)}' if place else f'play {card}'
                for card, places in cards.items() if self.hand[side][card] > 0 for place in places}
        answer = yield Question(name, side, held | set(free) | {'pass'})
        if answer[0] == 'play':
            self.spend(side, answer[1])
        return None if answer == ['pass'] else answer

    # Combat (RVC-C15 to C29, section 11)

    def attacks(self, unit, target):
        while target:
            target = yield from self.attack(unit, target)
        if unit not in self.units or self.is_pushed or not unit.can('hit-and-run'):
            return
        places = self.reach(unit, unit['march'] - 1)
        if places and (yield from self.window('run-moment', unit.side, {'hit-and-run': [None]})):
            here = hex_name(unit.place)
            answer = yield Question('run', unit.side, {f'move {here} {hex_name(place)}' for place in places} | {'done'})
            if answer != ['done']:
                unit.place = parse_hex(answer[2])

    def attack(self, unit, target):
        """One attack; whom the unit attacks next, in pursuit."""
        unit.state, self.is_pushed = 'attacked', False
        start, goal = unit.place, target.place
        is_melee = goal in self.beside(start)
        way = yield from self.choose_way(unit.side, start, goal, unit['range'])
        dice = 0
        if is_melee and unit.can('cavalry-charge') and self.walks[unit][0] >= 2:
            dice += bool((yield from self.window('attack-moment', unit.side, {'cavalry-charge': [None]})))
        withdrew = yield from self.defend(unit, target, is_melee, way)
        if self.is_pushed or unit not in self.units:
            return None
        if not withdrew:
            dice += yield from self.count_flankers(unit, target)
            yield from self.fight(unit, target, is_melee, way, dice)
            if target in self.units:
                yield from self.counter(unit, target, is_melee, way, goal)
        if self.is_pushed or unit not in self.units or not is_melee or self.unit_at(goal):
            return None
        return (yield from self.advance(unit, target, goal))

    def choose_way(self, side, start, goal, most):
        ways = self.ways(start, goal, most)
        if len(ways) == 1:
            return ways[0]
        answer = yield Question('way', side, {'way ' + ' '.join(hex_name(place) for place in way) for way in ways})
        return tuple(parse_hex(name) for name in answer[1:])

    def defend(self, unit, target, is_melee, way):
        """Has the target withdrawn?"""
        far = self.distance(unit.place, target.place)
        places = [place for place in self.beside(target.place)
                  if self.is_free(place) and self.distance(unit.place, place) > far]
        cards = {'withdraw': [None]} if places and target.can('withdraw') else {}
        if is_melee and target.can('first-strike'):
            cards['first-strike'] = [None]
        answer = yield from self.window('defend-moment', target.side, cards)
        if answer == ['play', 'first-strike']:
            self.is_pushed = yield from self.fight(target, unit, is_melee, way[::-1], 0)
        if answer != ['play', 'withdraw']:
            return False
        place = places[0]
        if len(places) > 1:
            words = yield Question('retreat', target.side, {f'retreat {hex_name(place)}' for place in places})
            place = parse_hex(words[1])
        target.place, target.retreated = place, True
        return True

    def count_flankers(self, unit, target):
        """Any friend flanks. Flanking is an ability of the attacker (RVC-K5, K6, U3)."""
        named, enveloped = [], 0
        flankers = [friend for friend in self.units if friend.side == unit.side and friend is not unit
                    and friend.place in self.beside(target.place)]
        while True:
            fresh = [friend.place for friend in flankers if friend not in named]
            cards = {'flanking': fresh} if fresh and unit.can('flanking') else {}
            if len(flankers) >= 2 and not enveloped:
                cards['envelopment'] = [None]
            answer = yield from self.window('roll-moment', unit.side, cards)
            if not answer:
                return len(named) + enveloped
            if answer[1] == 'envelopment':
                enveloped = len(flankers)
            else:
                named.append(self.unit_at(parse_hex(answer[2])))

    def counter(self, unit, target, is_melee, way, goal):
        is_near = target.place in self.beside(unit.place)
        cards = {'cavalry-counter': [None]} if is_melee and is_near and target.can('cavalry-counter') else {}
        if target.can('skirmish') and self.ways(target.place, unit.place, target['range']):
            cards['skirmish'] = [None]
        if not (yield from self.window('counter-moment', target.side, cards)):
            return
        if target.place == goal:
            way = way[::-1]
        else:
            way = yield from self.choose_way(target.side, target.place, unit.place, target['range'])
        self.is_pushed = yield from self.fight(target, unit, is_near, way, 0)

    def leaders_beside(self, unit):
        return sum('leadership' in other.kind.skills and other.side == unit.side for other in self.units
                   if other.place in self.beside(unit.place))

    def fight(self, striker, struck, is_melee, way, more_dice):
        """Both rolls. Has the struck unit moved back?"""
        kind = 'melee' if is_melee else 'ranged'
        number = striker[f'{kind}-attack'] - (self.leaders_beside(striker) if is_melee else 0)
        faces = yield Question('dice', striker.side, striker.strength + more_dice)
        hits = sum(int(face) >= number for face in faces[1:])
        if hits == 0:
            return False
        faces = yield Question('dice', struck.side, hits)
        number = struck[f'{kind}-defence']
        self.lose(struck, sum(int(face) < number for face in faces[1:]))
        retreats = sum(int(face) == number for face in faces[1:]) - self.leaders_beside(struck)
        if struck not in self.units or retreats <= 0 or 'steadfast' in struck.kind.skills:
            return False
        return self.retreat(struck, self.direction((way or (striker.place,))[-1], struck.place), retreats)

    def lose(self, unit, strength):
        unit.strength -= min(strength, unit.strength)
        if unit.strength > 0:
            return
        self.units.remove(unit)
        loser, winner = self.numbers[unit.side], self.numbers[enemy_of(unit.side)]
        if unit.light and self.switches['morale-counts'] == 'heavy':
            return
        loser['morale'] -= 1
        winner['morale'] += 1
        if loser['morale'] == 0:
            self.won = (enemy_of(unit.side), 'morale-zero')
            raise Over

    def retreat(self, unit, direction, retreats):
        unit.retreated = True
        start, missing, is_stopped = unit.place, (unit['march'] - 1) * retreats, False
        ahead = self.step(unit.place, direction)
        while missing > 0 and not is_stopped and self.is_free(ahead):
            unit.place, missing = ahead, missing - 1
            is_stopped = self.is_woods(ahead, 'woods-stop')
            ahead = self.step(ahead, direction)
        friend = self.unit_at(ahead) if ahead and not is_stopped else None
        has_moved = unit.place != start
        if missing > 0 and self.switches['retreat-losses'] == 'yes' and not (friend and friend.side == unit.side):
            self.lose(unit, missing)
        return has_moved

    def advance(self, unit, target, goal):
        when = self.switches['free-advance']
        is_free = when == 'whenever-empty' or (when == 'after-kill' and target not in self.units)
        cards = {'advance': [None]} if unit.can('advance') else {}
        if not (yield from self.window('advance-moment', unit.side, cards, ['yes'] if is_free else [])):
            return None
        unit.place, unit.state = goal, 'advanced'
        cards = {'cavalry-pursue': [None]} if unit.can('cavalry-pursue') else {}
        if not (yield from self.window('pursue-moment', unit.side, cards)):
            return None
        yield from self.pursue(unit)
        return (yield from self.attack_again(unit))

    def pursue(self, unit):
        """The unit moves as it does before an attack (RVC-K10)."""
        places, start = self.reach(unit, unit['attack-move']), self.walks[unit][1]
        self.walks[unit] = 0, start
        if not places:
            return
        here = hex_name(unit.place)
        answer = yield Question('pursuit', unit.side, {f'move {here} {hex_name(place)}' for place in places} | {'done'})
        if answer != ['done']:
            unit.place = parse_hex(answer[2])
            self.walks[unit] = places[unit.place], start

    def attack_again(self, unit):
        targets = self.targets(unit, unit.place, is_first=False)
        if not targets:
            return None
        here = hex_name(unit.place)
        answer = yield Question('pursuit-attack', unit.side,
                                {f'attack {here} {hex_name(target.place)}' for target in targets} | {'done'})
        return None if answer == ['done'] else self.unit_at(parse_hex(answer[2]))

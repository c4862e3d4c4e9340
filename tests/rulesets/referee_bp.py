# SPDX-License-Identifier: GPL-3.0-or-later
"""BattlePlay a second time, written from the statements of its book and not from the program.

A Battle reads a scenario and plays a list of commands, each of which must be among
those that it allows itself. Dice, numbers and abilities come from ruleset.xml.
"""
import collections
import xml.etree.ElementTree as ET

from referee import Over, Play, Question, Refused, tag

SIDES = ('near', 'far')
COLOURS = ('black', 'white', 'green', 'yellow', 'red')
PHASES = ('battlefield', 'deployment', 'artillery-phase', 'bowfire-phase', 'skirmishers-phase', 'charge-combat', 'exploitation',
          'melee-combat')
MAIN = ('infantry', 'cavalry', 'chariots', 'elephants')
MOUNTED = ('cavalry', 'chariots')
SYMBOLS = ('blank', 'special', 'cross', 'skull')
GROUND = {'woods': {'woods'}, 'rocky-ground': {'rocks'}, 'hill': {'hill'}, 'wooded-hill': {'woods', 'hill'},
          'rocky-hill': {'rocks', 'hill'}, 'waterway': {'water'}}
PREPARED = {'1': ('trees', 2), '2': ('trees', -2), '3': ('mountains', 2), '4': ('mountains', -2)}


def name_of(place):
    return f'{chr(ord("A") + place[0])}{place[1] + 1}'


def place_of(name):
    return ord(name[0]) - ord('A'), int(name[1:]) - 1


def other(side):
    return SIDES[1 - SIDES.index(side)]


class Type:
    def __init__(self, element):
        self.name, self.kind = element.get('id'), element.get('class')
        self.skills = (element.get('skills') or '').split()
        self.dice = {value.get('attribute'): value.get('dice').split() for value in element
                     if tag(value) == 'value' and value.get('dice') is not None}
        self.stars = next(int(value.get('number')) for value in element if tag(value) == 'value' and value.get('attribute') == 'stars')
        self.layer = 0 if self.kind in MAIN else {'artillery': 2, 'generals': 3}.get(self.kind, 1)


class Unit:
    def __init__(self, kind, side, place, figures):
        self.type, self.side, self.place, self.figures = kind, side, place, figures
        self.waits = place is None
        self.hidden = self.acted = False
        self.left = False        # in the exploitation, without being lost

    @property
    def kind(self):
        return self.type.kind

    def is_main(self):
        return self.kind in MAIN

    def lies(self):
        return self.place is not None


class Battle(Play):
    def __init__(self, ruleset, scenario):
        book = ET.parse(ruleset / 'ruleset.xml').getroot()
        self.types = {one.get('id'): Type(one) for one in book if tag(one) == 'unit-type'}
        self.switches = {one.get('id'): one.get('default') for one in book if tag(one) == 'switch'}
        self.cards, self.file = {}, {}
        self.decks = collections.defaultdict(collections.Counter)
        for one in book:
            if tag(one) == 'card':
                self.cards[one.get('id')] = one.get('deck')
                self.decks[one.get('deck')][one.get('id')] = int(one.get('copies'))
                self.file.update({one.get('id'): int(value.get('number')) for value in one if tag(value) == 'value'})
        self.units, self.hand = [], {side: collections.Counter() for side in SIDES}
        self.ground, self.held = collections.defaultdict(set), {side: set() for side in SIDES}
        self.opening = 0
        self.read(ET.parse(scenario).getroot())
        self.lost, self.won, self.question, self.playing = {side: 0 for side in SIDES}, None, None, None
        self.siege = self.switches['siege'] == 'yes'
        self.table = '-b' if self.switches['dice-table'] == 'table-b' else ''
        self.double = self.columns > 7

    def read(self, scenario):
        for part in scenario:
            if tag(part) == 'board':
                self.columns = int(part.get('columns'))
                for terrain in part:
                    for name in terrain.get('hexes', '').split():
                        self.read_ground(place_of(name), GROUND[terrain.get('type')])
            elif tag(part) == 'rules':
                self.first = part.get('first')
                self.switches.update({one.get('id'): one.get('value') for one in part})
            elif tag(part) == 'position':
                self.opening = PHASES.index(part.get('phase', PHASES[0]))
            elif tag(part) == 'army':
                self.read_army(part)

    def read_ground(self, place, tiles):
        if place[1] == 1:
            self.ground[place[0]] = set(tiles)
        elif tiles == {'hill'}:
            self.held[SIDES[place[1] == 0]].add(place[0])

    def read_army(self, army):
        for part in army:
            if tag(part) == 'card':
                self.hand[army.get('side')][part.get('id')] = int(part.get('hand'))
                self.decks[self.cards[part.get('id')]][part.get('id')] -= int(part.get('hand'))
                continue
            place = place_of(part.get('hex')) if tag(part) == 'unit' else None
            self.units.append(Unit(self.types[part.get('type')], army.get('side'), place, int(part.get('figures'))))

    # The course of a game

    def check(self, command):
        if self.question.kind == 'dice':
            kinds = [word.split(':')[0] for word in command.split()[1:]]
            if not command.startswith('dice ') or kinds != self.question.options:
                raise Refused(f'{command}: {self.question}')
        elif command not in self.question.options:
            raise Refused(f'{command}: {self.question}')

    def roll(self, side, dice):
        """The dice that are asked for, by colour, and what they show."""
        words = yield Question('dice', side, [self.die(one) for one in dice])
        return [word.split(':')[1] for word in words[1:]]

    def die(self, colour):
        return colour + self.table if colour in ('green', 'yellow', 'red') else colour

    def draw(self, side, deck, number):
        drawn = []
        while len(drawn) < number and sum(self.decks[deck].values()) > 0:
            words = yield Question('draw', side, {f'draw {card}' for card, copies in self.decks[deck].items() if copies})
            self.decks[deck][words[1]] -= 1
            drawn.append(words[1])
            yield from self.drawn(side, deck, words[1])
        return drawn

    def drawn(self, side, deck, card):
        if deck == 'tactica':
            self.hand[side][card] += 1
        else:
            self.lay_tile(card)
        return
        yield

    def game(self):
        self.symbols = {name: int(self.switches[name]) for name in ('trees', 'mountains')}
        self.defender = other(self.first)
        if self.opening <= 1:
            by_players = self.switches['deployment'] == 'by-the-players'
            for unit in self.units if by_players else []:
                unit.place, unit.hidden, unit.waits = None, True, True
            if self.opening == 0 and not self.siege:
                yield from self.battlefield()
            better = self.better()
            for side in (better, other(better)):
                stars = self.stars(side)
                if stars and self.switches['deal-tactica'] == 'yes':
                    yield from self.draw(side, 'tactica', stars + self.double)
            if by_players:
                yield from self.deployment()
            self.settle()
        self.is_laid = True
        for phase in PHASES[max(self.opening, 2):]:
            yield from self.phase(phase)
        if self.siege:
            self.end(self.defender, 'town-holds')
        if self.lost['near'] == self.lost['far']:
            self.end(None, 'tie')
        self.end(min(SIDES, key=self.lost.get), 'fewer-losses')

    def end(self, winner, reason):
        self.won = (winner, reason)
        raise Over

    # The battlefield (BP-R7 to R13)

    def battlefield(self):
        if self.switches['battle-ground'] == 'drawn':
            for side in (self.defender, self.first):
                for _ in range(int(self.switches[f'prepared-{side}'])):
                    yield from self.prepare(side)
            if self.switches['waterway-beside'] == 'yes' and not any('water' in self.ground[file] for file in (0, self.columns - 1)):
                ends = [file for file in (0, self.columns - 1) if not any(self.on((file, self.row(side))) for side in SIDES)]
                words = yield Question('waterway', self.defender, {f'waterway {name_of((end, 1))}' for end in ends} | {'pass'})
                if words[0] == 'waterway':
                    self.ground[place_of(words[1])[0]] = {'water'}
            for self.half in range(1 + self.double):
                full = {deck: collections.Counter(self.decks[deck]) for deck in ('brown-tiles', 'green-tiles')}
                yield from self.draw(self.better(), 'brown-tiles', self.symbols['mountains'])
                yield from self.draw(self.better(), 'green-tiles', self.symbols['trees'])
                self.decks.update(full)
        for file in range(self.columns):
            if 'hill' in self.ground[file]:
                yield from self.hill(file)

    def prepare(self, side):
        options = {f'prepare {number}' for number, (kind, by) in PREPARED.items() if self.prepared(kind, by) != self.symbols[kind]}
        words = yield Question('prepare', side, options | {'pass'})
        if words[0] == 'prepare':
            kind, by = PREPARED[words[1]]
            self.symbols[kind] = self.prepared(kind, by)

    def prepared(self, kind, by):
        return min(max(self.symbols[kind] + by, 0), 6)

    def lay_tile(self, card):
        number = self.file[card]
        if self.double and self.half == 0 and number == 7:
            number = 2
        if self.double and self.half == 1:
            number = (6 if number == 1 else number) + 7
        tiles = self.ground[number - 1]
        tile = 'hill' if 'hill' in card else 'woods' if card.startswith('woods') else 'rocks'
        if 'water' in tiles or tile in tiles or (tile == 'rocks' and 'woods' in tiles):
            return
        if tile == 'hill' and any(number - 1 in held for held in self.held.values()):
            return
        tiles.add(tile)
        if tile == 'woods':
            tiles.discard('rocks')

    def hill(self, file):
        better, best = self.better(), {}
        for side in (better, other(better)):
            general = self.general(side)
            shown = yield from self.roll(side, general.type.dice['assault'] if general else ['black'])
            best[side] = max(SYMBOLS.index(symbol) for symbol in shown)
        if best['near'] != best['far']:
            self.ground[file].discard('hill')
            self.held[max(SIDES, key=best.get)].add(file)

    # Who stands where

    def row(self, side):
        return 2 if side == 'near' else 0

    def on(self, place):
        return sorted((unit for unit in self.units if unit.place == place), key=lambda unit: unit.type.layer)

    def main_on(self, place):
        return next((unit for unit in self.on(place) if unit.is_main()), None)

    def troops_on(self, place):
        return next((unit for unit in self.on(place) if unit.kind != 'generals'), None)

    def enemy_on(self, place, side):
        return place is not None and any(unit.side != side for unit in self.on(place))

    def front(self, place, side):
        return (place[0], self.row(other(side))) if place[1] == self.row(side) else None

    def army(self, side):
        return [unit for unit in self.units if unit.side == side and (unit.lies() or unit.waits)]

    def general(self, side):
        generals = [unit for unit in self.army(side) if unit.kind == 'generals']
        return max(generals, key=lambda unit: (self.is_laid and unit.lies(), unit.type.stars), default=None)

    def stars(self, side):
        general = self.general(side)
        if general:
            return general.type.stars
        most = max((unit.type.stars for unit in self.units if unit.side == side and unit.kind == 'generals'), default=0)
        return most - 1 if most > 2 else 0

    def better(self):
        near, far = self.stars('near'), self.stars('far')
        return self.first if near == far else 'near' if near > far else 'far'

    def count_main(self, side):
        return sum(unit.is_main() and unit.lies() for unit in self.army(side))

    def is_difficult(self, file):
        return not self.siege and bool(self.ground[file] & {'woods', 'rocks'})

    def has_tile(self, file):
        return not self.siege and bool(self.ground[file] or any(file in self.held[side] for side in SIDES))

    def is_outer(self, file):
        return file in (0, self.columns - 1)

    def naming(self, unit):
        """How a command names it: with its type where it is not the first on its square."""
        first = self.on(unit.place)[0]
        return '' if first is unit else f' {unit.type.name}'

    def settle(self):
        """BP-R22 and R28, also after each fight and move."""
        for unit in self.units:
            if unit.lies() or (unit.waits and unit.kind == 'generals'):
                unit.hidden = False if not self.deploying else unit.hidden
        for unit in self.units:
            if unit.kind == 'generals' and unit.lies() and not any(
                    one.side == unit.side and one.kind != 'generals' and one.lies() and one.place[0] == unit.place[0] for one in self.units):
                unit.place, unit.waits = None, True

    deploying = False
    is_laid = False

    # Deployment (BP-R14 to R22)

    def deployment(self):
        self.deploying = True
        near, far = self.stars('near'), self.stars('far')
        if near == far:
            yield from self.in_turn()
        else:
            lower = 'near' if near < far else 'far'
            yield from self.deploy(lower, abs(near - far))
            yield from self.deploy(other(lower), 0)
        for side in (self.better(), other(self.better())):
            yield from self.redeploy(side)
        self.deploying = False

    def in_turn(self):
        side, going = self.defender, set(SIDES)
        while going:
            if side in going and not any(unit.waits for unit in self.army(side)):
                going.discard(side)
            elif side in going:
                words = yield Question('deploy', side, self.deploy_options(side, 0, False))
                while words[0] == 'play':
                    self.scout(side, words)
                    words = yield Question('deploy', side, self.deploy_options(side, 0, False))
                if words[0] == 'done':
                    going.discard(side)
                else:
                    self.lay(side, words, True)
            side = other(side)

    def deploy(self, side, openly):
        while True:
            words = yield Question('deploy', side, self.deploy_options(side, openly, True))
            if words[0] == 'done':
                return
            if words[0] == 'play':
                self.scout(side, words)
            elif words[0] == 'take-back':
                unit = self.named(words)
                unit.place, unit.waits = None, True
            else:
                self.lay(side, words, openly == 0)
                openly -= openly > 0

    def named(self, words):
        units = self.on(place_of(words[1]))
        return next(unit for unit in units if unit.type.name == words[2]) if len(words) > 2 else units[0]

    def lay(self, side, words, face_down):
        unit = next(one for one in sorted(self.army(side), key=lambda one: -one.figures) if one.waits and one.type.name == words[1])
        unit.place, unit.waits, unit.hidden = place_of(words[2]), False, face_down

    def scout(self, side, words):
        self.hand[side]['scouts'] -= 1
        self.on(place_of(words[2]))[0].hidden = False

    def deploy_options(self, side, openly, takes_back):
        lays = self.lays(side, openly)
        options = set(lays)
        if self.may_be_done(side, openly, lays):
            options.add('done')
        for unit in self.army(side):
            if takes_back and unit.lies() and unit.hidden:
                options.add(f'take-back {name_of(unit.place)}{self.naming(unit)}')
        if self.hand[side]['scouts']:
            places = {unit.place for unit in self.army(other(side)) if unit.lies()}
            options |= {f'play scouts {name_of(place)}' for place in places if self.on(place)[0].hidden}
        return options

    def lays(self, side, openly):
        kinds = {unit.type.name: unit.type for unit in self.army(side) if unit.waits}
        places = [(file, self.row(side)) for file in range(self.columns)]
        return {f'deploy {name} {name_of(place)}' for name, kind in kinds.items() for place in places
                if self.may_lay(side, kind, place, openly)}

    def may_lay(self, side, kind, place, openly):
        if not self.may_stand(side, kind, place):
            return False
        if kind.kind == 'generals':
            troops = self.troops_on(place)
            return openly == 0 and troops is not None and troops.side == side
        return self.leaves_room(side, kind, place)

    def has_room(self, side, kind, place):
        return 'water' not in self.ground[place[0]] and not self.enemy_on(place, side) and all(
            unit.type.layer != kind.layer for unit in self.on(place))

    def may_stand(self, side, kind, place):
        """BP-R16, R17, R19, R42, R43 and A28, as far as one square goes."""
        file = place[0]
        if not self.has_room(side, kind, place):
            return False
        if self.siege and side == self.defender:
            return kind.kind == 'generals' or self.troops_on(place) is None
        if self.siege and kind.kind not in ('infantry', 'artillery', 'generals'):
            return False
        if not self.is_outer(file) or kind.kind == 'generals':
            return True
        if kind.kind in ('artillery', 'elephants'):
            return False
        return kind.kind in (*MOUNTED, 'mounted-skirmishers') or self.has_tile(file)

    def needs(self, side, kind=None, place=None):
        """Squares that wait for infantry and for mounted cards, and whether one waits in vain."""
        waiting, vain = collections.Counter(), False
        for file in range(self.columns) if not (self.siege and side == self.defender) else []:
            square = (file, self.row(side))
            if self.enemy_on(square, side):
                continue
            there = {unit.type.layer: unit.kind for unit in self.on(square)}
            if square == place:
                there[kind.layer] = kind.kind
            main, skirmisher = there.get(0), there.get(1)
            need = None
            if 2 in there and main != 'infantry':
                need = 'infantry'
            elif skirmisher == 'foot-skirmishers' and main != 'infantry' and not (main is None and self.is_difficult(file)):
                need = 'infantry'
            elif skirmisher == 'mounted-skirmishers' and main not in MOUNTED and not (
                    main is None and self.is_outer(file) and not self.has_tile(file)):
                need = 'mounted'
            if need:
                waiting[need] += 1
                vain |= main is not None
        return waiting, vain

    def leaves_room(self, side, kind, place):
        if self.siege and side == self.defender:
            return True
        waiting, vain = self.needs(side, kind, place)
        left = collections.Counter('mounted' if unit.kind in MOUNTED else unit.kind for unit in self.army(side) if unit.waits and unit.is_main())
        before = self.left_out(side, left, None)
        group = 'mounted' if kind.kind in MOUNTED else kind.kind
        if kind.kind in MAIN:
            left[group] -= 1
        if vain or waiting['infantry'] > left['infantry'] or waiting['mounted'] > left['mounted']:
            return False
        after = self.left_out(side, left, place if kind.kind in MAIN else None)
        return after <= before or after <= self.most_in_reserve(side)

    def left_out(self, side, left, taken):
        """Main battle cards without a file, by the best way to give files to cards."""
        files = [file for file in range(self.columns) if 'water' not in self.ground[file] and (file, self.row(side)) != taken
                 and self.main_on((file, self.row(side))) is None]
        cards = [group for group in ('infantry', 'mounted', 'elephants') for _ in range(left[group])]
        owner = {}

        def find(card, seen):
            for file in files:
                if file in seen or not self.fits(cards[card], file):
                    continue
                seen.add(file)
                if file not in owner or find(owner[file], seen):
                    owner[file] = card
                    return True
            return False
        return sum(not find(card, set()) for card in range(len(cards)))

    def fits(self, group, file):
        return not self.is_outer(file) or group == 'mounted' or (group == 'infantry' and self.has_tile(file))

    def most_in_reserve(self, side):
        return 0 if self.siege and side == self.defender else 4 if self.double else 2

    def may_be_done(self, side, openly, lays):
        if not lays:
            return True
        waiting, _ = self.needs(side)
        general = any(self.types[lay.split()[1]].kind == 'generals' for lay in lays)
        kept = sum(unit.waits and unit.kind != 'generals' for unit in self.army(side))
        return openly == 0 and not waiting and not general and kept <= self.most_in_reserve(side)

    def redeploy(self, side):
        if not sum(self.hand[side].values()) or sum(unit.lies() and unit.kind != 'generals' for unit in self.army(side)) < 2:
            return
        swaps = self.swaps(side)
        options = {'pass'} | ({'play redeploy'} if swaps and self.hand[side]['redeploy'] else set())
        words = yield Question('redeploy', side, options)
        if words[0] == 'play':
            self.hand[side]['redeploy'] -= 1
            words = yield Question('swap', side, swaps)
            one, two = (self.main_on(place_of(name)) for name in words[1:])
            one.place, two.place = two.place, one.place

    def swaps(self, side):
        mains = [unit for unit in self.army(side) if unit.lies() and unit.is_main()]
        return {f'swap {name_of(one.place)} {name_of(two.place)}' for one in mains for two in mains
                if one is not two and self.may_swap(one, two.place) and self.may_swap(two, one.place)}

    def may_swap(self, unit, place):
        wanted = {'artillery': ('infantry',), 'foot-skirmishers': ('infantry',), 'mounted-skirmishers': MOUNTED}
        if any(unit.kind not in wanted.get(one.kind, MAIN) for one in self.on(place)):
            return False
        if self.siege:
            return unit.side == self.defender or unit.kind == 'infantry'
        return self.fits('mounted' if unit.kind in MOUNTED else unit.kind, place[0])

    # Phases and picks (BP-R30, R32)

    def phase(self, name):
        for unit in self.units:
            unit.acted = False
        self.passed = set()      # sides that play no more Tactica
        self.seized = False
        self.now = name
        if name == 'exploitation':
            for unit in self.units:
                if unit.lies() and unit.kind == 'foot-skirmishers':
                    unit.place, unit.figures, unit.left = None, 0, True
            self.settle()
        first = self.better()
        stages = {'exploitation': ('reserves', 'moves'), 'melee-combat': ('flank', 'support', 'front')}.get(name, (name,))
        for self.stage in stages:
            yield from self.picks(first)

    def picks(self, side):
        self.ceased = set()
        while True:
            if not self.has_pick(side):
                side = other(side)
            if not self.has_pick(side):
                return
            again = yield from self.pick(side)
            side = side if again else other(side)

    def has_pick(self, side):
        if side in self.ceased:
            return False
        if self.stage == 'reserves':
            return self.most_in_reserve(side) > 0 and any(unit.waits and unit.kind != 'generals' for unit in self.army(side))
        if self.stage == 'moves':
            return any(self.ways(unit) and (not unit.acted or self.is_asked(side)) for unit in self.army(side) if unit.lies())
        return bool(self.fights(side))

    def is_asked(self, side):
        return sum(self.hand[side].values()) > 0 and side not in self.passed

    def pick(self, side):
        """Whether the same side picks again."""
        while True:
            words = yield Question('pick', side, self.pick_options(side))
            if words[0] != 'play':
                break
            self.play_at_pick(side, words)
        again, self.seized = self.seized, False
        if words[0] == 'done':
            self.ceased.add(side)
        elif words[0] == 'deploy':
            self.lay(side, words, False)
        elif words[0] == 'move':
            self.move(side, words)
        elif words[0] == 'fight':
            file = place_of(words[1])[0]
            roller = self.roller(other(side), file)
            yield from self.fight(roller, place_of(words[1]))
        else:
            unit = self.named([words[0], words[1], *words[3:]])
            yield from self.fight(unit, place_of(words[2]))
        return again

    def pick_options(self, side):
        options = self.plays_at_pick(side)
        if self.stage == 'reserves':
            return options | {'done'} | self.reserves(side)
        if self.stage == 'moves':
            for unit in self.army(side):
                if unit.lies() and not unit.acted:
                    options |= {f'move {name_of(unit.place)} {name_of(place)}{self.naming(unit)}' for place in self.ways(unit)}
            return options | {'done'}
        return options | self.fights(side) | ({'done'} if self.stage == 'support' else set())

    def plays_at_pick(self, side):
        hand, options = self.hand[side], set()
        for unit in self.army(side):
            if not unit.lies():
                continue
            told = f'{name_of(unit.place)}{self.naming(unit)}'
            if hand['rally'] and unit.kind != 'generals' and unit.figures < 2:
                options.add(f'play rally {told}')
            if hand['forced-march'] and self.stage == 'moves' and unit.acted and self.ways(unit):
                options.add(f'play forced-march {told}')
        if hand['seize-the-initiative'] and not self.seized:
            options.add('play seize-the-initiative')
        return options

    def play_at_pick(self, side, words):
        self.hand[side][words[1]] -= 1
        if words[1] == 'seize-the-initiative':
            self.seized = True
        elif words[1] == 'rally':
            self.named(words[1:]).figures += 1
        else:
            self.named(words[1:]).acted = False

    # Exploitation (BP-R38)

    def reserves(self, side):
        kinds = {unit.type.name: unit.type for unit in self.army(side) if unit.waits and unit.kind != 'generals'}
        options = set()
        for name, kind in kinds.items():
            for file in range(self.columns):
                if self.may_come_in(side, kind, (file, self.row(side))):
                    options.add(f'deploy {name} {name_of((file, self.row(side)))}')
        return options

    def may_come_in(self, side, kind, place):
        """A card comes in in any file with room; in an assault only infantry does, and artillery beside it."""
        if not self.has_room(side, kind, place):
            return False
        main = self.main_on(place)
        return not self.siege or kind.kind == 'infantry' or (kind.kind == 'artillery' and main is not None and main.kind == 'infantry')

    def ways(self, unit):
        """Where it may go with one step, and the general with a main battle card (BP-A30)."""
        front = self.front(unit.place, unit.side)
        if unit.kind == 'generals' or self.enemy_on(front, unit.side):
            return []
        file, row = unit.place
        places = [(file - 1, row), (file + 1, row)]
        if front:
            places.append(front)
            if unit.kind in (*MOUNTED, 'mounted-skirmishers'):
                places += [(file - 1, front[1]), (file + 1, front[1])]
        taken = {unit.type.layer} | ({one.type.layer for one in self.on(unit.place) if one.kind == 'generals'} if unit.is_main() else set())
        return [place for place in places if 0 <= place[0] < self.columns and 'water' not in self.ground[place[0]]
                and not self.enemy_on(place, unit.side) and not any(one.type.layer in taken for one in self.on(place))]

    def move(self, side, words):
        unit = self.named([words[0], words[1], *words[3:]])
        here, there = unit.place, place_of(words[2])
        unit.place, unit.acted = there, True
        for general in self.on(here):
            if general.kind == 'generals' and unit.is_main():
                general.place = there
        self.settle()

    # Fights (BP-R33 to R40)

    def by_file(self):
        return self.stage in ('bowfire-phase', 'skirmishers-phase', 'charge-combat', 'front')

    def shoots(self):
        return self.stage in ('artillery-phase', 'bowfire-phase', 'skirmishers-phase')

    def may_roll(self, unit):
        if unit.acted or not unit.lies():
            return False
        if self.stage == 'artillery-phase':
            return unit.kind == 'artillery'
        if self.stage == 'bowfire-phase':
            return unit.is_main() and bool(unit.type.dice['bowfire'])
        if self.stage == 'skirmishers-phase':
            return unit.kind in ('foot-skirmishers', 'mounted-skirmishers')
        if self.stage == 'flank':
            return unit.is_main() and self.on_open_flank(unit)
        if self.stage == 'support':
            return unit.kind != 'generals' and not self.enemy_on(self.front(unit.place, unit.side), unit.side)
        return unit.is_main() if self.stage == 'charge-combat' else unit.kind != 'generals'

    def on_open_flank(self, unit):
        file, row = unit.place
        beside = [self.enemy_on((near, row), unit.side) for near in (file - 1, file + 1)]
        return beside.count(True) == 1 and not self.enemy_on(self.front(unit.place, unit.side), unit.side)

    def targets(self, unit):
        file, row = unit.place
        enemy_row, front = self.row(other(unit.side)), self.front(unit.place, unit.side)
        if self.stage == 'artillery-phase':
            places = [(file + by, enemy_row) for by in (-1, 0, 1)] if front else []
        elif self.stage == 'flank':
            places = [(file - 1, row), (file + 1, row)]
        elif self.stage == 'support':
            places = [(beside, either) for beside in (file - 1, file + 1) for either in (0, 2)]
        else:
            places = [front] if front else []
        return [place for place in places if self.target(place, other(unit.side))]

    def target(self, place, side):
        order = {0: 1, 1: 0} if self.shoots() else {}
        units = sorted((unit for unit in self.on(place) if unit.kind != 'generals'), key=lambda unit: order.get(unit.type.layer, unit.type.layer))
        return units[0] if units and units[0].side == side else None

    def roller(self, side, file):
        units = [unit for unit in self.on((file, self.row(side))) if unit.side == side and self.may_roll(unit) and self.targets(unit)]
        return units[0] if units else None

    def fights(self, side):
        options = set()
        if not self.by_file():
            for unit in self.army(side):
                if self.may_roll(unit):
                    options |= {f'attack {name_of(unit.place)} {name_of(place)}{self.naming(unit)}' for place in self.targets(unit)}
            return options
        for file in range(self.columns):
            own, enemy = self.roller(side, file), self.roller(other(side), file)
            if own:
                options |= {f'attack {name_of(own.place)} {name_of(place)}{self.naming(own)}' for place in self.targets(own)}
            elif enemy:
                options.add(f'fight {name_of((file, self.row(side)))}')
        return options

    def fight(self, unit, place):
        answers = []
        rolls = [(unit, self.target(place, other(unit.side)), place)]
        result = yield from self.one_roll(*rolls[0])
        if self.by_file():
            back = self.roller(other(unit.side), place[0])
            if back:
                target = self.target(unit.place, unit.side)
                answer = yield from self.one_roll(back, target, unit.place)
                answers.append((target, answer))
        for target, wounds in [*answers, (rolls[0][1], result)]:
            self.strike(target, wounds)
        self.settle()
        self.look_for_end()

    def one_roll(self, unit, target, place):
        """How many wounds it comes to, of which two destroy."""
        bonus, cards = [], self.together(unit)
        for card in cards:
            card.acted = True
        general = next((one for one in self.on(unit.place) if one.kind == 'generals'), None)
        if general and self.stage in ('charge-combat', 'flank', 'front'):
            words = yield Question('join', unit.side, {'yes', 'pass'})
            bonus = general.type.dice['assault'] if words[0] == 'yes' else []
        steps, ambush = 0, False
        for side in (unit.side, other(unit.side)):
            while self.is_asked(side):
                words = yield Question('before', side, self.before(side, unit, place))
                if words[0] != 'play':
                    self.passed |= {side} if words[0] == 'hold-cards' else set()
                    break
                self.hand[side][words[1]] -= 1
                steps += {'ferocity': 1, 'disorder': -1}.get(words[1], 0)
                ambush |= words[1] == 'ambush'
        dice = self.shifted(cards, place, bonus, ambush, steps)
        ours = len(self.pool(cards[:1], place, bonus, ambush))
        shown = (yield from self.roll(unit.side, dice)) if dice else []
        again, cancelled = set(), 0
        for side in (unit.side, other(unit.side)):
            while self.is_asked(side):
                words = yield Question('after', side, self.after(side, unit, shown, again, cancelled))
                if words[0] != 'play':
                    self.passed |= {side} if words[0] == 'hold-cards' else set()
                    break
                self.hand[side][words[1]] -= 1
                cancelled += words[1] == 'hold-the-line'
                if words[1] != 'hold-the-line':
                    yield from self.roll_again(side, unit, dice, shown, again)
        while self.rolls_again(unit) and len(again) < len(dice):
            if not (yield from self.roll_again(unit.side, unit, dice, shown, again)):
                break
        if 'skull' in shown or ('special' in shown[:ours] and self.special_kills(unit, target, place)):
            return 2
        return max(shown.count('cross') - cancelled, 0)

    def together(self, unit):
        """The cards that make one roll: in front all of a square. Only an S of the first counts (BP-A29)."""
        return [one for one in self.on(unit.place) if one.kind != 'generals'] if self.stage == 'front' else [unit]

    def roll_again(self, side, unit, dice, shown, again):
        if len(again) == len(dice):
            return False
        options = {f'roll-again {number + 1}' for number in range(len(dice)) if number not in again} | {'pass'}
        words = yield Question('again', side, options)
        if words[0] == 'pass':
            return False
        number = int(words[1]) - 1
        again.add(number)
        shown[number] = (yield from self.roll(unit.side, [dice[number]]))[0]
        return True

    def before(self, side, unit, place):
        hand, options = self.hand[side], {'pass', 'hold-cards'}
        if side == unit.side:
            options |= {'play ferocity'} if hand['ferocity'] else set()
            options |= {'play ambush'} if hand['ambush'] and self.has_woods(place[0]) else set()
        elif hand['disorder']:
            options.add('play disorder')
        return options

    def after(self, side, unit, shown, again, cancelled):
        hand, options = self.hand[side], {'pass', 'hold-cards'}
        left = len(again) < len(shown)
        if side == unit.side:
            options |= {'play second-wind'} if hand['second-wind'] and left else set()
            return options
        options |= {'play confusion'} if hand['confusion'] and left else set()
        options |= {'play hold-the-line'} if hand['hold-the-line'] and shown.count('cross') > cancelled else set()
        return options

    def has_woods(self, file):
        return not self.siege and 'woods' in self.ground[file]

    def pool(self, cards, place, bonus, ambush):
        """The dice of the first card, of the general and of the garrison, then those of the other cards."""
        first = cards[0]
        dice = [*self.dice_of(first, place, ambush), *bonus]
        garrison = int(self.switches['garrison'])
        if self.siege and garrison and first.side == self.defender and not self.shoots():
            step = (self.switches['walls'] == 'yes') - (self.switches['siegecraft'] == 'yes')
            dice.append(COLOURS[min(max(garrison - 1 + step, 0), 4)])
        return dice + [die for card in cards[1:] for die in self.dice_of(card, place, ambush)]

    def dice_of(self, card, place, ambush):
        difficult = self.is_difficult(place[0]) and not (ambush and self.has_woods(place[0]))
        if self.siege:
            difficult = card.kind != 'artillery'
        if self.stage == 'bowfire-phase':
            return card.type.dice['bowfire-difficult' if difficult else 'bowfire']
        return card.type.dice['difficult-terrain' if difficult else 'good-going']

    def shifted(self, cards, place, bonus, ambush, steps):
        if self.shoots() and self.has_woods(place[0]):
            steps -= 1
        if not self.siege and place[0] in self.held[other(cards[0].side)]:
            steps -= 1
        if self.stage == 'support':
            steps -= 1
        return [self.lower(die, -steps) for die in self.pool(cards, place, bonus, ambush)]

    def lower(self, colour, by):
        return COLOURS[min(max(COLOURS.index(colour) - by, 0), 4)]

    def rolls_again(self, unit):
        if self.stage == 'flank':
            return True
        return self.stage in ('artillery-phase', 'bowfire-phase') and not self.siege and unit.place[0] in self.held[unit.side]

    def special_kills(self, unit, target, place):
        """For an S skirmishers are infantry or cavalry (BP-A36)."""
        kind = {'foot-skirmishers': 'infantry', 'mounted-skirmishers': 'cavalry'}.get(target.kind, target.kind)
        return not self.shoots() and not self.siege and not self.is_difficult(place[0]) and f'beats-{kind}' in unit.type.skills

    def strike(self, target, wounds):
        if not target.lies() or wounds == 0:
            return
        if wounds < target.figures:
            target.figures -= wounds
            return
        place = target.place
        self.destroy(target)
        if not target.is_main():
            return
        self.lost[target.side] += 1
        for unit in self.on(place):
            if unit.kind == 'artillery':
                self.destroy(unit)
        for unit in self.army(target.side):
            if unit.kind == 'generals' and unit.lies() and unit.place[0] == place[0]:
                self.destroy(unit)

    def destroy(self, unit):
        unit.place, unit.figures, unit.waits = None, 0, False

    def look_for_end(self):
        limit = int(self.switches['rout']) or (3 if self.double else 1)
        left = {side: self.count_main(side) for side in SIDES}
        routed = [side for side in SIDES if self.lost[side] and left[side] <= limit and not (self.siege and side == self.defender)]
        if len(routed) == 2:
            if left['near'] == left['far']:
                self.end(None, 'both-rout')
            self.end(max(SIDES, key=left.get), 'rout')
        if routed:
            self.end(other(routed[0]), 'rout')
        troops = [unit for unit in self.units if unit.side == self.defender and unit.kind != 'generals' and not unit.waits]
        town = sum(unit.lies() or unit.left for unit in troops)
        if self.siege and town <= 2 and town < len(troops):
            self.end(self.first, 'town-falls')

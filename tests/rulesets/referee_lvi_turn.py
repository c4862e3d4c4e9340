# SPDX-License-Identifier: GPL-3.0-or-later
"""Who fights whom in Legio VI, with how many dice, and what it comes to: from the statements and not from the program.

A Turn hears what the log says of charges and of moves after combat, and knows from it the fights of a Combat phase.
A Combat is one of them: two sides with their units, who count their dice, their hits and what the result brings.
"""
import collections
import re

from referee_lvi import BEASTS, CAVALRY, GRADES, INFANTRY, KINDS, SIDES, Taking, axial, distance, half, name_of, other, step, way_to

MOST_DICE, FRONT, VICTORY = 10, 4, 4
MET = re.compile(r'  .+ on ([A-Z]\d+) meets? the enemy on ([A-Z]\d+) and charges?$')
MOVED = re.compile(r'  (.+) on ([A-Z]\d+) (.+) (?:to|stops? on) ([A-Z]\d+)$|  (.+) moves? (from) ([A-Z]\d+) to ([A-Z]\d+)$')


class Pair:
    """Two units that fight each other."""

    def __init__(self, one, two):
        self.units = (one, two)
        self.round = 0
        self.begin()

    def begin(self):
        """For this turn alone: the units that charge or follow up, and the line of a charge. Keys of units."""
        self.round += 1
        self.charging, self.following, self.declared, self.lines = set(), set(), set(), []
        if self.round == 1:
            self.outflanked = set()


class Turn:
    """What has happened that the next combats depend on."""

    def __init__(self):
        self.pairs = {}
        self.followed, self.met, self.began = set(), [], {}
        self.combats, self.unclear = [], 0
        self.begin_charges()
        self.inspired = collections.Counter()

    def begin_charges(self):
        self.declared, self.countered, self.through, self.in_vain = {}, set(), set(), set()

    def begin_round(self):
        self.inspired.clear()
        self.begin_charges()

    # What the log says

    def hear(self, line, game):
        """game.where: the key of the troops on each hex, which this keeps up."""
        if ' on ' not in line and ' from ' not in line:
            return
        where = game.where
        found = re.match(r'  (.+) on ([A-Z]\d+) declares? a charge at ([A-Z]\d+)$', line)
        if found:
            if found[2] in where and found[3] in where:
                self.declared[where[found[2]]] = (where[found[3]], axial(found[2]))
            return
        found = re.match(r'  (.+) on ([A-Z]\d+) counter-charges?$', line)
        if found:
            self.countered.add(where.get(found[2]))
        found = re.match(r'  .* (?:is|are) inspired', line)
        if found:
            self.inspired[where.get(line.split(' on ')[1].split()[0])] += 1
        found = MET.match(line)
        if found:
            self.met.append((where.get(found[1]), where.get(found[2]), self.began.get(where.get(found[1]))))
            return
        found = MOVED.match(line)
        if found and not re.search(r'General|Commander|rushes', line):
            start, verb, end = (found[7], 'move', found[8]) if found[6] else (found[2], found[3], found[4])
            self.began[where.get(start)] = axial(start)
            self.moved(where.get(start), verb)
            if start in where and start != end:
                where[end] = where.pop(start)

    def moved(self, key, verb):
        if 'follow' in verb:
            self.followed.add(key)
        elif 'charge through' in verb or 'charges through' in verb:
            self.through.add(key)
        elif 'meet' in verb:
            self.in_vain.add(key)

    # Who fights whom

    def begin_combats(self, position, initiative):
        units, self.initiative = position.by_key(), initiative
        self.part(position)
        for keys, pair in self.pairs.items():
            pair.begin()
            pair.following = {key for key in keys if key in self.followed}
        self.meet_in_pursuit(units)
        for key, (target, start) in self.declared.items():
            self.charge(units, key, target, start)
        for keys, pair in self.pairs.items():
            self.answer(pair, units)
            pair.declared = {key for key in keys if self.declared.get(key, (None,))[0] in keys}
        self.followed, self.met = set(), []
        return units

    def part(self, position):
        """LVI-R60."""
        units = position.by_key()
        self.pairs = {keys: pair for keys, pair in self.pairs.items() if self.goes_on(keys, units)}

    def goes_on(self, pair, units):
        return all(key in units and 'engaged' in units[key].marks for key in pair) and self.are_beside(pair, units)

    def are_beside(self, pair, units):
        return distance(units[pair[0]].place, units[pair[1]].place) == 1

    def charge(self, units, key, target, start):
        if key not in units or target not in units or key in self.through | self.in_vain:
            return
        unit, enemy = units[key], units[target]
        if unit.place == start and distance(start, self.stood(target, key, enemy.place)) > 1:
            return
        if not self.are_beside((key, target), units) or not {'engaged'} <= unit.marks & enemy.marks:
            return
        pair = self.pair(key, target)
        pair.charging.add(key)
        if start != unit.place:
            pair.lines = [{key: start, target: enemy.place}]
        self.strike(pair, unit, enemy, start)

    def strike(self, pair, unit, enemy, start):
        """LVI-H7."""
        if 'front' not in (enemy.arc(start), enemy.arc(unit.place)):
            pair.outflanked.add(enemy.key)

    def stood(self, target, key, place):
        """LVI-R30, R31: where the target was when this charge came to be moved."""
        start = self.declared[target][1] if target in self.declared else place
        return start if from_right(start, self.initiative) > from_right(self.declared[key][1], self.initiative) else place

    def pair(self, one, two):
        keys = tuple(sorted((one, two)))
        return self.pairs.setdefault(keys, Pair(*keys))

    def answer(self, pair, units):
        """LVI-R31, R32: who counts as charging without having come."""
        for key, enemy in (pair.units, pair.units[::-1]):
            if enemy not in pair.charging or key in pair.charging or key in pair.outflanked:
                continue
            if key in self.countered or key in self.declared:
                pair.charging.add(key)

    def meet_in_pursuit(self, units):
        """LVI-R40, R48; the pursuer may have fought this enemy before, but that fight was over (LVI-R60). It began where the
        pursuit did, and the log does not say over which hex a longer pursuit came to its end."""
        for key, enemy, start in self.met:
            if key in units and enemy in units and self.goes_on((key, enemy), units):
                self.pairs.pop(tuple(sorted((key, enemy))), None)
                pair, place, goal = self.pair(key, enemy), units[key].place, units[enemy].place
                pair.charging.add(key)
                steps = [step(place, way) for way in range(6) if start]
                pair.lines = [{key: one, enemy: goal} for one in steps
                              if distance(one, goal) == 2 and distance(start, one) < distance(start, place)]
                self.strike(pair, units[key], units[enemy], start or place)

    def take_combats(self, position, initiative):
        """LVI-L6, H14, R36 and R37: from right to left; whoever fights the same unit fights it together."""
        units = self.begin_combats(position, initiative)
        for unit in units.values():
            told = 'engaged' in unit.marks and any(one.side != unit.side and distance(one.place, unit.place) == 1 for one in units.values())
            self.unclear += told != any(unit.key in pair for pair in self.pairs)
        left, self.combats, self.taken = dict(self.pairs), [], collections.Counter()
        times = collections.Counter()
        for unit in sorted((one for one in units.values() if one.side == initiative), key=lambda one: from_right(one.place, initiative)):
            while any(unit.key in pair for pair in left):
                taken = self.around(unit.key, left)
                combat = Combat({pair: left.pop(pair) for pair in taken}, self)
                times.update(set(combat.sides['near']) | set(combat.sides['far']))
                self.combats.append(combat)
        for combat in self.combats:
            combat.twice = {key for key, number in times.items() if number > 1}
        self.begin_charges()

    def around(self, key, left):
        taken = [pair for pair in left if key in pair]
        if len(taken) == 1:
            enemy = next(one for one in taken[0] if one != key)
            taken = [pair for pair in left if enemy in pair]
        return taken


def from_right(place, side):
    q, r = place
    across = 2 * q + r
    return (-across, r) if side == 'near' else (across, -r)


class Combat:
    def __init__(self, pairs, turn):
        self.pairs, self.twice, self.told_leads, self.bound, self.places, self.line = pairs, set(), {}, {}, {}, 0
        self.sides = {side: sorted({key for pair in pairs for key in pair if key[0] == side}) for side in SIDES}
        self.turn, self.inspired, self.declarers = turn, turn.inspired, set(turn.declared)

    def has(self, place, units):
        return any(key in units and units[key].place == place for keys in self.sides.values() for key in keys)

    def enemies(self, key):
        return [one for pair in self.pairs if key in pair for one in pair if one != key]

    def enemies_of_bound(self, key):
        """The same for a unit that only supports."""
        return self.enemies(self.bound.get(key, key))

    def does(self, what, key):
        return any(key in getattr(pair, what) for keys, pair in self.pairs.items() if key in keys)

    def is_charged(self, key):
        return any(enemy in pair.charging for keys, pair in self.pairs.items() if key in keys for enemy in keys if enemy != key)

    # Dice (LVI-L33 to L35 and L58 to L61)

    def first_rank(self, unit):
        if unit.formation() == 'column':
            bases = 1
        elif unit.formation() == 'wedge':
            comes = self.does('charging', unit.key) or self.does('following', unit.key)
            bases = min(3 if comes else 2, unit.figures)
        else:
            bases = min(half_up(unit.figures, unit.depth()), FRONT)
        return half(bases) if unit.key in self.twice else bases

    def second_rank(self, unit):
        if unit.lines() < 2 or unit.formation() == 'open-ranks':
            return 0
        first = half_up(unit.figures, unit.lines())
        second = min(first, unit.figures - first, FRONT)
        if unit.key in self.twice:
            second = half(second)
        if unit.has('legion'):
            return half(second)
        began = any(pair.charging for pair in self.pairs.values()) or self.does('following', unit.key)
        return half(second) if unit.has('phalanx') and began else 0

    def base_dice(self, units):
        return min(sum(self.first_rank(unit) * unit.type.numbers['fight'] + self.second_rank(unit) for unit in units), MOST_DICE)

    def added(self, unit, position):
        """By the unit that counts: grade, impetus, riding down, disorder."""
        dice = GRADES[unit.values.get('grade', 'c')] + self.impetus(unit, position)
        if any(enemy.kind in INFANTRY and not enemy.is_formed() for enemy in self.opponents(unit, position)):
            dice += unit.type.numbers['riding-down']
        dice -= 5 if unit.is_shaken() else min(unit.disorder, 4)
        return dice + min(self.inspired[unit.key], 2)

    def impetus(self, unit, position):
        if unit.kind == 'heavy-infantry' and not unit.is_formed():
            return 0
        if unit.kind in CAVALRY and any(self.balks(unit, enemy) for enemy in self.opponents(unit, position)):
            return 0
        ways = {'charge': self.does('charging', unit.key), 'charged': self.is_charged(unit.key),
                'follow-up': self.does('following', unit.key)}
        return max(unit.type.numbers[way] if holds else 0 for way, holds in ways.items())

    def balks(self, unit, enemy):
        """LVI-L59; who is not struck in flank or rear is struck in front."""
        is_front = enemy.kind == 'heavy-infantry' and enemy.is_formed() and not self.is_outflanked(enemy, unit)
        return enemy.kind in ('elephants', 'camels') or (is_front and unit.kind != 'cataphracts')

    def opponents(self, unit, position):
        units = position.by_key()
        return [units[key] for key in self.enemies(unit.key) if key in units]

    def living(self, side, position):
        units = position.by_key()
        return [units[key] for key in self.sides[side] if key in units]

    def lead(self, side, position):
        """LVI-R38, A8."""
        units = self.living(side, position)
        most = max(self.first_rank(unit) for unit in units)
        best = [unit for unit in units if self.first_rank(unit) == most]
        return max(best, key=lambda unit: (self.dice_under(unit, units, position), unit.place == self.told_leads.get(side)))

    def supporters(self, side, position, choice):
        """LVI-H9, R41, R42 and R50: one for each unit, and nothing says which of two."""
        found = [one for unit in self.living(side, position) for one in self.support_of(unit, position, choice)]
        return [one for number, one in enumerate(found) if one not in found[:number]]

    def support_of(self, unit, position, choice):
        able = self.behind(unit, position)
        return [able[choice % len(able)]] if able else []

    def behind(self, unit, position):
        places = [place for enemy in self.opponents(unit, position) for place in self.rear_places(unit, enemy)]
        found = [position.troops_on(place) for place in places]
        return [one for one in found if one and self.supports(one, unit)]

    def rear_places(self, unit, enemy):
        """LVI-H9: the hexes directly behind, by the line of the fight before the last step of a charge."""
        pair = self.pairs[tuple(sorted((unit.key, enemy.key)))]
        line = pair.lines[self.line % len(pair.lines)] if pair.lines else {unit.key: unit.place, enemy.key: enemy.place}
        place, target = line[unit.key], line[enemy.key]
        beyond = (2 * place[0] - target[0], 2 * place[1] - target[1])
        if distance(place, target) == 1:
            places = [beyond]
        else:
            ways = [step(place, way) for way in range(6)]
            least = min(distance(way, beyond) for way in ways)
            places = [way for way in ways if distance(way, beyond) == least]
        return [one for one in places if unit.arc_at(place, one) == 'rear']

    def supports(self, behind, unit):
        if behind.side != unit.side or not behind.is_troops() or not behind.is_formed() or behind.is_shaken() or 'engaged' in behind.marks:
            return False
        if not unit.is_formed() or (unit.has('legion') and behind.has('triarii')):
            return False
        return KINDS.get(unit.kind) is not None and KINDS.get(unit.kind) == KINDS.get(behind.kind)

    def is_deep(self, unit):
        """Its own third line or rank."""
        if unit.formation() == 'wedge':
            return unit.figures >= 6
        return unit.has('legion') and unit.lines() == 3

    def pool(self, side, position):
        return self.dice_under(self.lead(side, position), self.living(side, position), position)

    def dice_under(self, lead, units, position):
        supported = any(self.is_deep(unit) or self.behind(unit, position) for unit in units)
        return max(self.base_dice(units) + self.added(lead, position) + supported, 1)

    # Hits (LVI-L36, L62)

    def number_to_hit(self, side, position):
        unit = self.lead(side, position)
        excused = unit.kind == 'light-infantry' and all(enemy.kind in BEASTS for enemy in self.opponents(unit, position))
        caught = (unit.kind in INFANTRY and unit.key in self.declarers
                  and any(one.kind in (*CAVALRY, 'elephants') and self.did_charge(one.key, unit.key) for one in self.living(other(side), position)))
        hard = ((not unit.is_formed() and not excused) or unit.formation() == 'column' or any(position.is_better_placed(one, unit) for one in self.opponents(unit, position))
                or self.is_struck_from_behind(unit, position) or caught)
        return 6 if hard else 5

    def did_charge(self, key, enemy):
        return any(key in pair.declared for keys, pair in self.pairs.items() if key in keys and enemy in keys)

    def is_struck_from_behind(self, unit, position):
        return any(self.is_outflanked(unit, enemy) and not (unit.is_quincunx() and unit.arc(enemy.place) == 'flank')
                   for enemy in self.opponents(unit, position))

    def is_outflanked(self, unit, enemy):
        """LVI-R39: until it has turned."""
        pair = self.pairs[tuple(sorted((unit.key, enemy.key)))]
        return unit.key in pair.outflanked and unit.arc(enemy.place) != 'front'

    def led_hits(self, side, position):
        leaders = [position.leader_of(self.lead(side, position))]
        return sum(leader is not None and int(leader.values.get('actions', 1)) > int(leader.values.get('wounds', 0)) for leader in leaders)

    # The result (LVI-L37 to L42, R58)

    def carry_out(self, more, position, initiative, order, choice):
        """more: how many hits near has more than far. What is taken at once; nothing says in which order within a side."""
        taking = Taking(position)
        taking.so_far = self.turn.taken.copy()
        both = {side: (self.living(side, position)[::order], self.supporters(side, position, choice)[::order], self.lead(side, position)) for side in SIDES}
        self.places = {unit.key: unit.place for side in SIDES for unit in both[side][0]}
        extra = self.passed(more, position, choice)
        self.bound = {one.key: unit.key for side in SIDES for unit in both[side][0] for one in self.support_of(unit, position, choice)}
        for side in (initiative, other(initiative)):
            own = more if side == 'near' else -more
            self.suffer(taking, own, *both[side], extra)
        return taking

    def suffer(self, taking, own, units, behind, lead, extra):
        points = 0 if own >= VICTORY else 1 if own >= 0 else 2
        for unit in [*units, *behind]:
            if own <= 0 and unit.kind == 'chariots':
                taking.destroy(unit)
            else:
                taking.disorder(unit, self.of_the_worse(taking, unit, points + (unit.key in extra)))
        if own <= -VICTORY and lead not in taking.gone:
            taking.lose_base(lead)

    def of_the_worse(self, taking, unit, points):
        """LVI-R37: for a unit that fights in two combats, and for one that supports in two."""
        more = max(points - taking.so_far[unit.key], 0)
        taking.so_far[unit.key] += more
        return more

    def passed(self, more, position, choice):
        """Who takes a point more because the enemy passes through."""
        units, extra = position.by_key(), set()
        for keys, pair in self.pairs.items():
            for key, enemy in (keys, keys[::-1]):
                if key in units and enemy in units and self.passes(units[key], units[enemy], more if key[0] == 'near' else -more, position):
                    extra.add(enemy)
                    extra.update(one.key for one in self.support_of(units[enemy], position, choice))
        return extra

    def passes(self, unit, enemy, own, position):
        if 1 <= own < VICTORY:
            return unit.kind in BEASTS and enemy.kind in INFANTRY and enemy.is_formed()
        enemies = self.opponents(unit, position)
        return (own == 0 and unit.kind in CAVALRY and self.does('charging', unit.key) and enemy.kind == 'light-infantry'
                and all(one.kind in ('light-infantry', *CAVALRY) for one in enemies))


def half_up(number, parts):
    return -(-number // parts)

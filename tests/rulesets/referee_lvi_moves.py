# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of Legio VI a second time, from its statements and not from the program.

A Moves reads what one command printed, line by line, on a position of its own in which the units move as the log says.
It judges where charges end, who falls back and where to, who has no way back, what a move costs, how far a move in one
command goes, whom pursuers may charge and what a rampaging model that is lost costs its friends.
"""
import collections
import re

from referee_lvi import BEASTS, CAVALRY, STEPS, Taking, axial, distance, name_of, step

ROUGH = ('rough', 'woods', 'marsh', 'steep-hill', 'defences')
WATER = ('stream', 'ford')
PLACE = '([A-Z]\\d+)'
CHARGED = re.compile(f'  .+ on {PLACE} charges? to {PLACE}$')
FELL_BACK = re.compile(f'  .+ on {PLACE} falls? back to {PLACE}$')
LOST_WAY = re.compile(f'  .+ on {PLACE} (?:has|have) no way to retreat and (?:is|are) destroyed$')
MET = re.compile(f'  .+ on {PLACE} meets? the enemy on {PLACE} and charges?$')
PURSUED = re.compile(f'  .+ on {PLACE} pursues? to {PLACE}$')
ROLLED = re.compile(f'  Move of .+ {PLACE}: rolled ([\\d ]+) for (\\d+) hex(?:es)?$')
WALKED = re.compile(f'  .+ moves? from {PLACE} to {PLACE}$')
RAMPAGE = re.compile(f'  Rampage of .+ {PLACE}: rolled (\\d)(?: (\\d))? \\(direction first\\) for (\\d) hex(?:es)?$')
RUSHED = re.compile(f'  .+ on {PLACE} rushes (?:to {PLACE}|off .+)$')
KILLED = re.compile(f'  .+ on {PLACE} (?:is|are) killed to stop the rampage$')
TRIARII = re.compile(f'.+ decides whether .+ {PLACE} retires? behind the triarii$')
MOVED = re.compile(f'  .+ on {PLACE} (.+) (?:to|stops? on) {PLACE}$')
GONE = re.compile(f'  .+ on {PLACE} (?:.*(?:is|are) (?:overrun and )?destroyed|leaves? the board and .*|(?:is|are) killed to stop .*)$')
LEADER = re.compile(r'  (?:\S+ )?(?:General|Commander) ')
EFFECT = re.compile(r'  (?:.*: \d+ points? of disorder$|.* (?:is|are) (?:shaken|destroyed|killed)$|.* loses? bases: |.* has lost their unit )')


class Moves:
    def __init__(self, size, taken_by):
        self.columns, self.rows = size
        self.taken_by, self.named, self.sent, self.counts = taken_by, {}, None, collections.Counter()

    # The board

    def is_on_board(self, place):
        q, r = place
        column = q + (r - r % 2) // 2
        return 0 <= r < self.rows and 0 <= column < self.columns - r % 2

    def can_enter(self, unit, place):
        ground = self.position.ground.get(place, 'clear')
        return (self.is_on_board(place) and ground != 'river'
                and not (unit.kind in (*CAVALRY, 'chariots') and ground in ROUGH))

    def troops_at(self, place):
        return next((one for one in self.position.units if one.place == place and one.kind != 'leaders'), None)

    def is_free(self, unit, place):
        return self.can_enter(unit, place) and self.troops_at(place) is None

    def enemies_of(self, unit):
        return [one for one in self.position.troops() if one.side != unit.side]

    # What one command printed

    def judge(self, position, text, turn, later):
        """later: the position afterwards, None when the game is over."""
        self.position, self.turn, self.later = position, turn, later
        self.faults, self.rolled = [], None
        lines = text.splitlines()
        for number, line in enumerate(lines):
            if LEADER.match(line):
                continue
            self.judge_line(line, lines[number + 1:], not any(EFFECT.match(one) for one in lines[:number]))
            self.follow(line)
        return self.faults

    def fault(self, what):
        self.faults.append(what)

    def judge_line(self, line, rest, is_first):
        for pattern, judge in ((CHARGED, self.charge), (FELL_BACK, self.fall_back), (LOST_WAY, self.lose_way), (MET, self.meet), (TRIARII, self.ask_triarii)):
            if found := pattern.match(line):
                judge(*[self.troops_at(axial(found[1])), *[axial(name) for name in found.groups()[1:]]])
        if found := PURSUED.match(line):
            self.pursue(self.troops_at(axial(found[1])), axial(found[2]), rest)
        if found := ROLLED.match(line):
            self.roll(self.troops_at(axial(found[1])), [int(face) for face in found[2].split()], int(found[3]), rest)
        if found := WALKED.match(line):
            self.walk(self.troops_at(axial(found[1])), axial(found[2]), rest)
        if is_first and (found := RAMPAGE.match(line)):
            self.rampage(self.troops_at(axial(found[1])), [int(face) for face in found.groups()[1:] if face], rest)
        if is_first and (found := KILLED.match(line)):
            self.put_down(self.troops_at(axial(found[1])), rest)

    def follow(self, line):
        """Carries a line out on the position."""
        found = RUSHED.match(line) or MOVED.match(line) or WALKED.match(line) or GONE.match(line)
        unit = found and self.troops_at(axial(found[1]))
        if RUSHED.match(line):
            if unit and 'rampaging' in unit.marks:
                self.position.units.remove(unit)
        elif unit and GONE.match(line):
            self.position.units.remove(unit)
        elif unit:
            unit.place = axial(found[found.lastindex])
            if unit.kind not in BEASTS and re.search(r' (?:evades?|flees?|pursues?) ', line):
                unit.marks.add('unformed')
        elif (found := re.match(f'  .+ on {PLACE} (?:is|are) shaken$', line)) and (unit := self.troops_at(axial(found[1]))):
            unit.marks.add('shaken')

    # Charges (LVI-H7, R57, R61)

    def ways_in(self, position, unit, target):
        """The hexes where a charge from two hexes away may end."""
        self.position = position
        corner = unit.corner()
        ways = range(6) if corner is None else ((corner - 1) % 6, corner)
        found = [(way, step(unit.place, way)) for way in ways]
        return [(way, place) for way, place in found if distance(place, target.place) == 1 and self.is_free(unit, place)
                and any(step(place, ahead) == target.place for ahead in ways)]

    def name(self, position, words):
        """The hex that the owner names for a charge, if any."""
        key = position.troops_on(axial(words[1])).key
        self.named.pop(key, None)
        if len(words) == 4:
            self.named[key] = axial(words[3])

    def charge(self, unit, end):
        goal = self.turn.declared.get(unit and unit.key)
        target = goal and next((one for one in self.position.troops() if one.key == goal[0]), None)
        if not target or distance(unit.place, target.place) != 2:
            return
        self.counts['charges'] += 1
        ways = self.ways_in(self.position, unit, target)
        named = self.named.pop(unit.key, None)
        if named in [place for _, place in ways]:
            best = named
        else:
            best = max(ways, key=lambda way: self.worth(unit, target, way, ways), default=(0, None))[1]
        if end != best:
            self.fault(f'{unit!r} charges {target!r} on {name_of(end)} and not on {best and name_of(best)}')

    def worth(self, unit, target, way, ways):
        """The better of two hexes is the greater."""
        way, place = way
        arcs = {target.arc(unit.place), target.arc(place)}
        strike = 0 if 'front' in arcs else 1 + (target.arc(place) == 'rear')
        friends = sum(distance(place, one.place) for one in self.position.troops() if one.side == unit.side and one is not unit)
        enemies = sum(distance(place, one.place) for one in self.enemies_of(unit))
        edge = place[1] if unit.side == 'near' else -place[1]
        is_left = any((way + 1) % 6 == other for other, _ in ways)
        return strike, -self.ground_cost(unit, (unit.place, place)), enemies, -friends, edge, is_left

    def ground_cost(self, unit, places):
        """LVI-L28, R8 and R26."""
        ground = {self.position.ground.get(place, 'clear') for place in places}
        cost = unit.type.numbers['rough'] if ground & set(ROUGH) else 0
        return cost + bool(ground & set(WATER) and unit.is_formed() and unit.kind != 'elephants')

    def may_charge(self, unit, target):
        """LVI-L31, but for what a control test forbids."""
        if unit.kind == 'bowmen' or unit.is_shaken() or unit.formation() == 'column':
            return False
        if unit.kind == 'light-infantry':
            return target.kind in ('light-infantry', *BEASTS)
        return unit.kind != 'light-cavalry' or target.kind in CAVALRY or not target.is_formed()

    # After combat (LVI-L43 to L45, H9, H10, R48, R50)

    def beaten_by(self, unit):
        """The hexes on which this unit, or the one it supports, fought the enemies that are left."""
        units = self.position.by_key()
        return [combat.places[enemy] for combat in self.turn.combats for enemy in combat.enemies_of_bound(unit.key)
                if enemy in combat.places and enemy in units]

    def leads_away(self, unit, place, enemies):
        return all(distance(place, enemy) > distance(unit.place, enemy) for enemy in enemies)

    def fall_back(self, unit, end):
        enemies = self.beaten_by(unit) if unit else []
        is_twice = unit and sum(bool(combat.enemies_of_bound(unit.key)) for combat in self.turn.combats) > 1
        if not enemies or is_twice or self.named.pop('triarii', None) == unit.key:   # of two combats the worse one counts
            return
        self.counts['steps back'] += 1
        if not self.leads_away(unit, end, enemies):
            self.fault(f'{unit!r} retires to {name_of(end)}, which does not lead away from {[name_of(one) for one in enemies]}')
        open_ways = [place for way in range(6) if self.is_free(unit, place := step(unit.place, way)) and self.leads_away(unit, place, enemies)]
        if open_ways and end not in open_ways:
            self.fault(f'{unit!r} retires to {name_of(end)} through friends, though {name_of(open_ways[0])} is free')
        now = self.later and self.later.by_key().get(unit.key)
        if now and now.place == end and now.is_formed() and now.corner() is not None and all(now.arc(enemy) != 'front' for enemy in enemies):
            self.fault(f'{unit!r} retires to {name_of(end)} and does not face {[name_of(one) for one in enemies]}')

    def lose_way(self, unit):
        enemies = self.beaten_by(unit) if unit else []
        if not enemies:
            return
        self.counts['no ways'] += 1
        reached, waiting = set(), [unit.place]
        while waiting:
            here = waiting.pop()
            for place in [step(here, way) for way in range(6)]:
                is_farther = all(distance(place, enemy) > distance(here, enemy) for enemy in enemies)
                holder = self.troops_at(place)
                if not is_farther or place in reached or not self.can_enter(unit, place):
                    continue
                reached.add(place)
                if holder is None:
                    self.fault(f'{unit!r} is destroyed, though {name_of(place)} leads away')
                    return
                if holder.side == unit.side and holder.is_troops():
                    waiting.append(place)

    def meet(self, unit, place):
        target = self.troops_at(place)
        if not unit or not target:
            return
        self.counts['met'] += 1
        if distance(unit.place, place) != 1 or target.side == unit.side or not self.may_charge(unit, target):
            self.fault(f'{unit!r} may not charge {target!r} in pursuit')

    def pursue(self, unit, end, rest):
        """LVI-R48: it charges all enemies that it has come beside and may charge."""
        if not unit or unit.has('phalanx'):
            return
        told = {axial(found[2]) for line in rest if (found := MET.match(line)) and axial(found[1]) == end}
        fought = self.beaten_by(unit)
        start, now = unit.place, self.later and self.later.by_key().get(unit.key)
        if not now or now.is_shaken():
            return
        if unit.kind not in BEASTS:
            unit.marks.add('unformed')
        gone = {axial(found[1]) for line in rest if (found := GONE.match(line) or re.match(f'  .+ on {PLACE} gives? way ', line))}
        for enemy in self.enemies_of(unit):
            is_new = distance(enemy.place, end) == 1 and distance(enemy.place, start) > 1 and enemy.place not in fought
            is_in_flight = 'routed' in enemy.marks or not self.later or self.later.by_key().get(enemy.key) is None
            is_caught = any(re.match(f'  .+ on {name_of(enemy.place)} (?:is|are) (?:caught|routed)$', line) for line in rest)
            if is_new and not is_in_flight and not is_caught and enemy.place not in told | gone and self.may_charge(unit, enemy):
                self.fault(f'{unit!r} pursues to {name_of(end)} and does not charge {enemy!r}')

    def ask_triarii(self, unit):
        """LVI-R50, A20."""
        now = unit and self.later and self.later.by_key().get(unit.key)
        if not now:
            return
        self.counts['refuges'] += 1
        self.named['triarii'] = unit.key
        if not now.has('legion') or not now.is_formed() or now.depth() != 3:
            self.fault(f'{unit!r} may go behind triarii')

    # Moves (LVI-L27, A5, A24, L49 and R70)

    def roll(self, unit, faces, hexes, rest):
        if not unit:
            return
        self.counts['moves'] += 1
        tires = 5 if unit.kind == 'heavy-infantry' and not unit.has('triarii') else 6
        is_tired = max(faces) >= tires and unit.is_formed() and unit.formation() != 'column'
        told = any(re.match(f'  .+ on {name_of(unit.place)} (?:is|are) tired by the move$', line) for line in rest[:1])
        points = self.taken_by('\n'.join(rest[:2]))[0]
        if told != is_tired:
            self.fault(f'{unit!r} is {"" if told else "not "}tired by {faces}')
        if told and not unit.is_shaken() and points != {name_of(unit.place): 1}:
            self.fault(f'{unit!r} takes {points} for {faces}')
        if hexes != sum(faces) // 2:
            self.fault(f'{unit!r} moves {hexes} hexes for {faces}')
        if self.sent and self.sent[0] == unit.key and len(faces) != 1:
            self.fault(f'{unit!r} rolls {faces} for a move in one command')
        self.rolled = hexes, sum(faces) % 2

    def send(self, words, position, asked):
        """LVI-R70: a player names a hex before the dice are rolled. What is wrong with that, if anything."""
        unit = position.troops_on(axial(words[1]))
        if not unit:
            return []
        self.sent = unit.key, unit.place, axial(words[2])
        near = any(enemy.side != unit.side and min(distance(enemy.place, place) for place in self.sent[1:]) <= 4 for enemy in position.troops())
        if near and not asked:
            return [f'{unit!r} marches to {words[2]}']
        return [f'{asked} dice for a move of {unit!r} in one command'] if asked > 1 else []

    def walk(self, unit, end, rest):
        if not unit:
            return
        self.pass_friends(unit, end)
        if not self.sent or self.sent[0] != unit.key:
            return
        _, start, goal = self.sent
        self.sent = None
        self.counts['sent'] += 1
        if any(re.search(r' moves .+ [A-Z]\d+: \d+ hex', line) for line in rest):
            self.fault(f'{unit!r} goes on after a move in one command')
        if not self.rolled:
            return
        most, least = self.rolled[0] + self.rolled[1] * unit.is_formed(), min(self.rolled[0], distance(start, goal))
        gone = distance(start, end)
        if gone > most or (unit.is_formed() and gone + distance(end, goal) != distance(start, goal)):
            self.fault(f'{unit!r} is sent to {name_of(goal)} with {most} hexes and goes to {name_of(end)}')
        corner = unit.corner()
        is_halted = corner is not None and any(distance(end, one.place) <= 2 and unit.arc_at(end, one.place) == 'front' for one in self.enemies_of(unit))
        is_barred = any(self.troops_at(step(end, way)) for way in range(6))
        if unit.is_formed() and gone < least and not is_halted and not is_barred:
            self.fault(f'{unit!r} is sent to {name_of(goal)} with {least} hexes and goes only to {name_of(end)}')

    def pass_friends(self, unit, end):
        """LVI-L49: only what goes straight is judged, as its way is known."""
        q, r = end[0] - unit.place[0], end[1] - unit.place[1]
        size = distance(unit.place, end)
        if size < 2 or not unit.is_formed() or (q / size, r / size) not in STEPS:
            return
        between = [self.troops_at((unit.place[0] + q // size * part, unit.place[1] + r // size * part)) for part in range(1, size)]
        passed = [one for one in between if one and one.side == unit.side and one.is_troops()]
        for one in passed:
            near = any(distance(enemy.place, one.place) <= 4 for enemy in self.enemies_of(unit))
            expected = int(near and one.is_formed())
            self.counts['passed'] += 1
            now = self.later and self.later.by_key().get(one.key)
            if now and not one.is_shaken() and now.disorder != one.disorder + expected:
                self.fault(f'{unit!r} passes through {one!r}, which has {now.disorder} points and had {one.disorder}')

    # Rampage (LVI-L21, R52, R53)

    def put_down(self, model, rest):
        if model:
            self.counts['put down'] += 1
            self.position.units.remove(model)
            self.compare_loss(Taking(self.position), model.side, model.place, rest)
            self.position.units.append(model)

    def compare_loss(self, taking, side, place, rest):
        taking.griefs.append((side, place, 2))
        taking.spread()
        self.compare(taking, rest)

    def compare(self, taking, rest):
        lines = []
        for line in rest:
            if line.startswith('  Control') or not line.startswith('  ') or KILLED.match(line):
                break
            lines.append(line)
        told = self.taken_by('\n'.join(lines))
        if told != (taking.points, taking.losses, taking.destroyed):
            self.fault(f'a rampage costs {told} and not {(taking.points, taking.losses, taking.destroyed)}')

    def rampage(self, unit, faces, rest):
        """The first rampage of a model."""
        if not unit or 'rampaging' in unit.marks or unit.corner() is None:
            return
        way = unit.corner() + faces[0] - 1
        most = 4 if unit.kind == 'chariots' else 2 + faces[1] // 2
        self.counts['rampages'] += 1
        taking, place = Taking(self.position), unit.place
        unit.figures -= 1
        if unit.figures == 0:
            self.position.units.remove(unit)
        else:
            taking.losses[unit.type.id] += 1
            taking.shake(unit)
        passed, is_lost = [], False
        while True:
            ahead = step(place, way)
            has_room = self.troops_at(place) in (None, unit)
            is_lost = not self.is_on_board(ahead) and not (len(passed) >= most and has_room)
            if is_lost or self.position.ground.get(ahead) == 'river' or (len(passed) >= most and has_room):
                break
            place = ahead
            passed.append(place)
        if any((one := self.troops_at(here)) and one.formation() == 'open-ranks' for here in passed):
            return
        for here in passed:
            one = self.troops_at(here)
            if one and one.is_formed() and one.is_troops():
                taking.disorder(one, 2)
        if is_lost or unit.kind == 'chariots':
            taking.griefs.append((unit.side, place, 2))
            taking.spread()
        self.compare(taking, rest)
        told = next((found[2] for line in rest if (found := RUSHED.match(line))), None)
        expected = None if is_lost else name_of(place)
        if told != expected:
            self.fault(f'{unit!r} rushes to {told} and not to {expected}')

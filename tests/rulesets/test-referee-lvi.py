#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Legio VI by acies-cli, whose shots and combats a second account of its rules judges.

usage: test-referee-lvi.py PROGRAM SOURCE-ROOT

Each game is played at a terminal with dice that this enters. Before each roll referee_lvi.py must ask for as
many; after it, it must count as many hits, see the same result and know what each unit has taken of it.
Small battles are made by chance; of those that come with the program no two units of a type are as large.
"""
import collections
import itertools
import os
import pathlib
import random
import re
import sys
import xml.etree.ElementTree as ET

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / folder) for folder in ('support', 'cli')]
import tap  # noqa: E402
from cli import cli, environment, root, temp, write  # noqa: E402
from terminal import Terminal  # noqa: E402

import referee_lvi  # noqa: E402
import referee_lvi_moves  # noqa: E402
import referee_lvi_turn  # noqa: E402

RULESET = root / 'data/rulesets/legio-vi'
BOOK = referee_lvi.Book(RULESET / 'ruleset.xml')
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
SMALL, EACH = (2000 if LONG else 40), 20   # battles of chance, in all and in a test
PHASES = ('Command', 'Skirmish', 'Manoeuvre', 'Charge', 'Combat', 'After Combat', 'Rally')
NATIONS = {'near': 'Rome', 'far': 'Macedon'}
ATTACK = re.compile(r'  .+? ([A-Z]\d+) (?:attacks?|fights?) .+ ([A-Z]\d+)$')
WEIGHTS = {'attack': 60, 'inspire': 20, 'yes': 10, 'done': 6}   # what is chosen how often
COUNTS = collections.Counter()
COUNTED = ('games', 'shots', 'pools', 'results', 'equal', 'success', 'victory', 'positions',
           'charges', 'moves', 'sent', 'steps back', 'met', 'rampages', 'put down')
SCENARIO = """<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="legio-vi">
  <title>A battle of chance</title>
  <board columns="14" rows="12">
{ground}  </board>
  <rules first="{first}" end-round="{last}">
    <switch id="near-nation" value="rome"/>
    <switch id="far-nation" value="macedon"/>
{switches}  </rules>
  <position round="1" side="{first}" phase="{phase}"/>
{armies}</scenario>
"""


# Battles

def properties_of(chance, kind, side):
    told = {'grade': chance.choice('aabbccd')}
    if kind.own & {'facing'}:
        ahead = 0 if side == 'near' else 3
        told['facing'] = referee_lvi.CORNERS[(ahead + chance.choice([0] * 6 + [1, 5, 2, 3])) % 6]
    if 'lines' in kind.own:
        told['lines'] = chance.randint(1, 3)
    if kind.forms:
        told['formation'] = chance.choice(['line'] * 6 + kind.forms[1:] * 2)
    if 'disorder' in kind.own:
        told['disorder'] = chance.choice([0, 0, 0, 1, 1, 2, 3, 4, 5])
    return ' '.join(f'{name}:{value}' for name, value in told.items() if name in kind.own)


def army(chance, side, places):
    lines, taken = [], set()
    for place in places:
        kind = BOOK.types[chance.choice([one for one in BOOK.types if BOOK.types[one].kind != 'leaders'])]
        figures = chance.choice([1, 2, 3] if kind.kind in referee_lvi.BEASTS else [2, 3, 4, 4, 5, 6, 7, 8, 9, 12])
        if (kind.id, figures) in taken:
            continue
        taken.add((kind.id, figures))
        marks = ' marks="unformed"' if 'formation' in kind.own and chance.random() < 0.15 else ''
        lines.append(f'    <unit type="{kind.id}" hex="{place}" figures="{figures}"{marks} properties="{properties_of(chance, kind, side)}"/>\n')
        if chance.random() < 0.25:
            lines.append(f'    <unit type="{chance.choice(["general", "commander"])}" hex="{place}" figures="1" properties="actions:{chance.randint(1, 3)}"/>\n')
    return f'  <army side="{side}" morale="1" hand-size="0">\n{"".join(lines)}  </army>\n'


def small_battle(chance):
    """Two lines of either side, two hexes apart or three."""
    columns = 'ABCDEFGHIJKLM'
    gap = chance.choice([1, 2, 2, 3])
    places = {side: [f'{column}{row}' for row in rows for column in columns if chance.random() < 0.4]
              for side, rows in (('far', (4, 5)), ('near', (5 + gap, 6 + gap)))}
    ground = ''
    free = [f'{column}{row}' for column in columns for row in range(3, 11)]
    chance.shuffle(free)
    for terrain in ('hill', 'steep-hill', 'woods', 'rough', 'defences', 'stream', 'ford'):
        ground += f'    <terrain type="{terrain}" hexes="{" ".join(free.pop() for _ in range(chance.randint(1, 5)))}"/>\n'
    switches = {'initiative': chance.choice(['diced', 'near-side', 'far-side']), 'near-break': '100', 'far-break': '100',
                'leader-sways': chance.choice(['yes', 'no'])}
    return SCENARIO.format(ground=ground, first=chance.choice(referee_lvi.SIDES), last=chance.choice([2, 3, 4]),
                           phase=chance.choice(['command-phase', 'skirmish-phase', 'manoeuvre-phase', 'charge-phase', 'charge-phase']),
                           switches=''.join(f'    <switch id="{name}" value="{value}"/>\n' for name, value in switches.items()),
                           armies=''.join(army(chance, side, places[side]) for side in referee_lvi.SIDES))


# Judging

class Judge:
    """One game, from its beginning to its end."""

    def __init__(self, scenario, seed):
        self.chance = random.Random(seed)
        self.terminal = Terminal('play', scenario, '--real-dice', '--seed', seed)
        self.turn, self.phase, self.faults = referee_lvi_turn.Turn(), None, []
        self.initiative = next((one.get('value')[:-5] for one in ET.parse(scenario).getroot().iter() if one.get('id') == 'initiative'), None)
        self.pending, self.told, self.question = None, '', ''
        self.text, self.parsed, self.places, self.has_combats = '', None, {}, False
        self.has_parted = None
        self.moves = referee_lvi_moves.Moves(size_of(scenario), taken_by)
        self.hear(self.terminal.read())
        self.look()

    def look(self):
        self.text = self.terminal.say('show')
        self.parsed = self.places = None

    @property
    def position(self):
        self.parsed = self.parsed or referee_lvi.Position(BOOK, self.text)
        return self.parsed

    @property
    def where(self):
        """Whose key is on each hex; the log of a command that moves them keeps it up."""
        if self.places is None:
            self.places = {referee_lvi.name_of(unit.place): unit.key for unit in self.position.troops()}
        return self.places

    def say(self, command):
        before, question, words = self.text, self.question, command.split()
        self.told = self.terminal.say(command)
        self.hear(self.told)
        if not self.is_over():
            self.look()
        self.before, self.said = before, f'{command}\n{self.told}'
        if words[0] == 'attack' and 'done charges' in question and 'a charge at ' not in self.told:
            self.fault(f'“{command}” is refused')
        if words[0] == 'move' and len(words) == 3 and re.search('done (skirmish|manoeuvre)', question):
            is_march = re.search(f' moves? from {words[1]} to ', self.told)
            self.judge_moves(self.moves.send(words, referee_lvi.Position(BOOK, before), 0 if is_march else self.asked()))
        later = None if self.is_over() else self.position
        self.judge_moves(self.moves.judge(referee_lvi.Position(BOOK, before), self.told, self.turn, later))

    def judge_moves(self, faults):
        for fault in faults:
            self.fault(fault)

    def hear(self, text):
        self.told = text
        if '\n  (' in text:
            self.question, self.pending = text, None
        for line in text.splitlines():
            if line in PHASES or line.startswith('Round '):
                self.begin(line)
            elif found := ATTACK.match(line):
                self.pending = found.groups()
            elif found := re.search('  (.*) wins the initiative: ', line):
                self.initiative = next(side for side, name in NATIONS.items() if name == found[1])
            else:
                self.turn.hear(line, self)

    def begin(self, line):
        self.phase = line
        self.has_combats = False
        if line.startswith('Round'):
            self.turn.begin_round()

    def asked(self):
        """How many dice are to be rolled now."""
        found = re.search(r'rolls (\d+) di', self.question)
        return int(found[1]) if found else 0

    def is_over(self):
        return self.told.endswith('acies> ')

    def play(self):
        while not self.is_over():
            dice = self.asked()
            self.part_once()
            if dice and self.pending and self.phase == 'Combat':
                self.judge_combat(dice)
            elif dice and self.pending:
                self.judge_shot(dice)
            elif dice:
                self.say('roll')
            else:
                self.say(self.choose())
        self.terminal.say('quit')
        self.terminal.say('quit')
        self.terminal.process.wait(100)
        os.close(self.terminal.master)
        return self.faults

    def part_once(self):
        """At the first question of a turn, whoever has moved apart fights no longer."""
        if self.has_parted != self.position_round():
            self.has_parted = self.position_round()
            self.turn.part(self.position)

    def position_round(self):
        return re.search(r'^Round (\d+)', self.text, re.MULTILINE)[1]

    def choose(self):
        listed = list(commands_in(self.terminal.say('legal')))
        by_verb = collections.defaultdict(list)
        for line in listed:
            by_verb[line.split()[0]].append(line)
        verb = self.chance.choices(list(by_verb), [WEIGHTS.get(verb, 2) for verb in by_verb])[0]
        command = self.chance.choice(by_verb[verb])
        if verb == 'attack' and 'done charges' in self.question:
            self.judge_declarations(by_verb['attack'])
            self.moves.name(self.position, command.split())
        return command

    def judge_declarations(self, listed):
        """LVI-R57: a charge needs a hex, and of two the owner may name one, unless the target comes itself (LVI-R31)."""
        self.before, self.said = self.text, 'declared'
        named = collections.defaultdict(set)
        for words in map(str.split, listed):
            named[words[1], words[2]].update(words[3:])
        for (start, goal), places in named.items():
            unit, target = (self.position.troops_on(referee_lvi.axial(name)) for name in (start, goal))
            ways = self.moves.ways_in(self.position, unit, target)
            comes = self.turn.declared.get(target.key, (None,))[0] == unit.key
            names = {referee_lvi.name_of(place) for _, place in ways} if len(ways) > 1 and not comes else set()
            is_far = referee_lvi.distance(unit.place, target.place) == 2
            if is_far and (not ways or places != names):
                self.fault(f'{unit!r} charges {target!r} on {places} and not on {names}')
            if not self.moves.may_charge(unit, target):
                self.fault(f'{unit!r} charges {target!r}')

    def throw(self, number):
        """Dice that now and then favour one side."""
        faces = self.chance.choice(['123456', '123456', '111256', '345666'])
        return [int(self.chance.choice(faces)) for _ in range(number)]

    def fault(self, what):
        units = ''.join(f'{line}\n' for line in self.before.splitlines() if re.search(r' of \d+ bases?', line))
        self.faults.append(f'{what}\n{self.said}\n{units}')

    # Shots

    def judge_shot(self, dice):
        shooter, target = (self.position.troops_on(referee_lvi.axial(name)) for name in self.pending)
        self.before, self.said = self.text, f'{shooter!r} shoots at {target!r}'
        expected = referee_lvi.count_shots(self.position, shooter, target)
        if dice != expected:
            self.fault(f'{dice} shots and not {expected}')
        faces = self.throw(dice)
        hits = sum(face == 6 for face in faces)
        phase = self.phase
        taking = referee_lvi.Taking(self.position)
        taking.disorder(target, hits)
        expected, self.pending = states(self.position), None
        self.say('dice ' + ' '.join(f'd6:{face}' for face in faces))
        self.said += f'\n{faces}\n{self.told}'
        COUNTS['shots'] += 1
        if self.phase == phase:
            self.compare(expected, states(self.position))

    def compare(self, expected, found):
        for key in expected.keys() | found.keys():
            if expected.get(key) != found.get(key):
                self.fault(f'{key}: {found.get(key)} and not {expected.get(key)}')
        COUNTS['positions'] += 1

    # Combats

    def judge_combat(self, dice):
        if not self.has_combats:
            self.turn.take_combats(self.position, self.initiative)
            self.has_combats = True
        units, self.before = self.position.by_key(), self.text
        places = [referee_lvi.axial(name) for name in self.pending]
        self.said = f'{self.pending} {self.initiative}'
        if self.turn.unclear:
            self.fault('somebody cannot act now because of a combat that is not known')
            self.turn.unclear = 0
        combat = next((one for one in self.turn.combats if all(one.has(place, units) for place in places)), None)
        if combat is None:
            self.fault('no such combat')
            self.say('roll')
            self.say('roll')
            return
        self.said += f' {combat.sides}'
        sides = [self.position.troops_on(place).side for place in places]
        combat.told_leads = dict(zip(sides, places))
        before = self.before
        self.judge_result(combat, {side: self.judge_pool(combat, side) for side in sides}, before)

    def judge_pool(self, combat, side):
        """The hits of a side."""
        dice, number = self.asked(), combat.number_to_hit(side, self.position)
        pool = self.pool_of(combat, side, dice)
        if dice != pool:
            self.fault(f'{side} rolls {dice} and not {pool}')
        faces = self.throw(dice)
        hits = sum(face >= number for face in faces)
        self.say('dice ' + ' '.join(f'd6:{face}' for face in faces))
        self.said += f'\n{self.told}'
        told = re.search(r': (\d+) hits?$', self.told, re.MULTILINE)
        if not told or int(told[1]) != hits:
            self.fault(f'{side} hits {told and told[1]} and not {hits}')
        COUNTS['pools'] += 1
        return hits

    def pool_of(self, combat, side, dice):
        """By one of the lines on which a pursuer may have come."""
        for combat.line in range(6):
            if combat.pool(side, self.position) == dice:
                break
        return combat.pool(side, self.position)

    def judge_result(self, combat, hits, before):
        sums = {side: hits[side] + combat.led_hits(side, referee_lvi.Position(BOOK, before)) for side in hits}
        more = sums['near'] - sums['far']
        sentence = sentence_of(more, sums)
        if f'  {sentence}\n' not in self.told:
            self.fault(f'not “{sentence}”')
        COUNTS['results'] += 1
        COUNTS[sentence.split()[0].lower() if more else 'equal'] += 1
        told = taken_by(self.told.split(f'{sentence}\n')[-1].split('\nAfter Combat')[0])
        for order, choice, line in itertools.product((1, -1), (0, 1), range(6)):
            combat.line = line
            position = referee_lvi.Position(BOOK, before)
            taking = combat.carry_out(more, position, self.initiative, order, choice)
            expected = taking.points, taking.losses, taking.destroyed
            if told == expected:
                break
        self.turn.taken = taking.so_far
        if told != expected:
            self.fault(f'{told} and not {expected}')
        if self.phase == 'Combat':
            self.compare(states(position), states(self.position))


def taken_by(text):
    """The points and the destroyed units that the log reports by the hex, the bases that others lost by the type."""
    points, losses, destroyed = collections.Counter(), collections.Counter(), collections.Counter()
    for line in text.splitlines():
        if found := re.match(r'  .* on ([A-Z]\d+): (\d+) points? of disorder$', line):
            points[found[1]] += int(found[2])
        elif found := re.match(r'  (.*) loses? (\d+) bases?$', line):
            losses[BOOK.type_named(found[1]).id] += int(found[2])
        elif found := re.match(r'  .* on ([A-Z]\d+) (?:is|are) (?:overrun and )?destroyed$', line):
            destroyed[found[1]] += 1
    return points, losses, destroyed


def commands_in(text):
    for line in text.splitlines():
        head, _, tail = line.strip().partition(': ')
        if line.startswith('  ') and head[-1].isdigit() and ' ' in head and not re.search('[A-Z]', head):
            yield head
        elif line.startswith('  '):
            yield from [head.replace('…', word) if '…' in head else f'{head} {word}' for word in tail.split(', ')] if tail else [head]


def sentence_of(more, hits):
    if more == 0:
        return f'Both sides have {hits["near"]} hit{"s" if hits["near"] != 1 else ""}: the combat is inconclusive'
    word = 'Victory' if abs(more) >= 4 else 'Success'
    most, least = max(hits.values()), min(hits.values())
    return f'{word} for {NATIONS["near" if more > 0 else "far"]}: {most} hit{"s" if most != 1 else ""} to {least}'


def states(position):
    return {unit.key: (unit.figures, unit.disorder, unit.is_shaken()) for unit in position.troops()}


def size_of(path):
    board = next(one for one in ET.parse(path).getroot().iter() if referee_lvi.tag(one) == 'board')
    return int(board.get('columns')), int(board.get('rows'))


def switch_of(root, name):
    """One that is left as it usually is does not stand in the file."""
    found = next((one for one in root.iter() if one.get('id') == name), None)
    if found is None:
        rules = next(one for one in root.iter() if one.tag.endswith('rules'))
        found = ET.SubElement(rules, rules.tag.replace('rules', 'switch'), id=name)
    return found


def told_apart(path):
    """The text of a battle in which no two units of a side and type have as many bases, and the first turns come at once."""
    tree, taken = ET.parse(path), set()
    for army in (one for one in tree.getroot() if referee_lvi.tag(one) == 'army'):
        for unit in (one for one in army if referee_lvi.tag(one) == 'unit' and BOOK.types[one.get('type')].kind != 'leaders'):
            figures = int(unit.get('figures'))
            sizes = sorted(range(1, 13), key=lambda size: (abs(size - figures), size))
            size = next(size for size in sizes if (army.get('side'), unit.get('type'), size) not in taken)
            taken.add((army.get('side'), unit.get('type'), size))
            unit.set('figures', str(size))
    for switch, nation in (('near-nation', 'rome'), ('far-nation', 'macedon')):
        switch_of(tree.getroot(), switch).set('value', nation)
    return ET.tostring(tree.getroot())


def judge(path, seed):
    COUNTS['games'] += 1
    game = Judge(path, seed)
    faults = game.play()
    COUNTS.update(game.moves.counts)
    return [f'seed {seed}: {fault}' for fault in faults]


def judge_battle(path):
    apart = write('apart.acies', told_apart(path))
    return [fault for seed in range(10 if LONG else 1) for fault in judge(apart, seed)]


def judge_small_battles(first):
    faults = []
    for seed in range(first, first + EACH):
        path = write('small.acies', small_battle(random.Random(seed)))
        if cli('validate', path, env=environment).status == 0:
            faults += judge(path, seed)
    return faults


def judged_enough():
    """Each kind of roll and each result has been seen."""
    tap.comment(', '.join(f'{name} {COUNTS[name]}' for name in COUNTED))
    return [f'no {name} have been compared' for name in COUNTED if COUNTS[name] == 0]


def main():
    battles = sorted(RULESET.glob('scenarios/*.acies')) + sorted(RULESET.glob('templates/*.acies'))
    cases = [(f'/referee-lvi/{path.stem}', lambda path=path: judge_battle(path)) for path in battles]
    cases += [(f'/referee-lvi/small-battles-{first}', lambda first=first: judge_small_battles(first)) for first in range(0, SMALL, EACH)]
    tap.run([*cases, ('/referee-lvi/judged-enough', judged_enough)])


if __name__ == '__main__':
    main()

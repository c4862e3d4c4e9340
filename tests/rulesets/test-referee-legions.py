#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of Legions by acies-cli, which a second account of its rules judges at each step.

usage: test-referee-legions.py PROGRAM SOURCE-ROOT

Each game is played at a terminal with dice and cards that this enters. Whatever is asked, referee_legions_turn.py
must ask as well, of the same player and with the same answers; and before each answer all that lies on the table
must be the same. Random choices lean to cards that fit, so that legions are finished.
"""
import collections
import os
import pathlib
import random
import re
import sys
import traceback

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / folder) for folder in ('support', 'cli')]
import tap  # noqa: E402
from cli import cli, environment, root, write  # noqa: E402
from terminal import Terminal  # noqa: E402

import legions_tables  # noqa: E402
import referee_legions as referee  # noqa: E402
from referee_legions_turn import Draw, Found, Game, Roll  # noqa: E402

RULESET = root / 'data/rulesets/legions'
BOOK = referee.Book(RULESET / 'ruleset.xml')
LONG = bool(os.environ.get('ACIES_TEST_LONG'))
GAMES = 160 if LONG else 2   # of each table
COUNTS = collections.Counter()
CARD_NAMES = {card.name: card.id for card in BOOK.cards.values()}
KIND_NAMES = {kind.name: kind.id for kind in BOOK.kinds.values()}
CARDS = re.compile('(' + '|'.join(re.escape(name) for name in sorted(CARD_NAMES, key=len, reverse=True)) + r')(?: ×(\d+))?')
UNIT = re.compile(r'  (.+) ([A-S]\d+)(?:, Value: (\d))?(?:, Token: (\w+))?$')
WEIGHTS = {'play': 12, 'use': 12, 'consult': 5, 'requisition': 6, 'muster': 3, 'empower': 3, 'done': 2, 'pass': 1}
REASONS = {': no Army card is left': 'deck', ': legions of all colours are finished': 'colours', ' after the last round': 'round'}


SEEN = (
    'games', 'positions', 'questions', 'players 2', 'players 3', 'players 4', 'ties', 'ends by the deck', 'ends by the colours', 'ends by the round',
    'legions of two', 'big legions', 'massive legions', 'red squares', 'red and black together',
    'spare dice for coins', 'spare dice that raise', 'spare dice with none to raise', 'rewards without a square', 'second requisitions',
    'red dice over the limit', 'black dice over the limit', 'tokens of a kind too many', 'tokens of a class too many', *referee.KINDS,
    'rewards chosen', *(f'reward {number}' for number in range(1, 8)), 'morale checks', 'checks passed', 'checks with a steady card',
    'checks with omens', 'failed checks for coins', 'failed checks for the only coin', 'failed checks for a point of the General',
    'failed checks for a point of a red die', 'failed checks for nothing',
    'dice lost to a big legion', 'dice lost to a massive legion', 'dice of enemies gone',
    'muster', 'consult', 'empower', 'requisition', 'play', 'use', 'hands too large', 'actions paid with a coin',
    'only payments that cost a die', 'dice that pay their last point', 'payments declined', 'cards from the bottom', 'tables under way',
    'paid with a die', 'paid with coins', 'paid with both', *(card.id for card in BOOK.cards.values() if card.deck in ('command', 'events')))

# Of those, what comes up in less than a third of all games: a usual run may be without it.
RARE = {
    'ends by the colours', 'spare dice for coins', 'spare dice with none to raise', 'black dice over the limit', *(f'reward {number}' for number in range(3, 8)),
    'failed checks for the only coin', 'failed checks for a point of the General', 'failed checks for a point of a red die', 'failed checks for nothing',
    'only payments that cost a die', 'ties', 'ends by the round', 'tables under way',
}

COPIES = {   # in the deck of three players are two of each card, those in hands among them, unless the scenario says how many
    'copies-in-a-hand': {'</army>': '<card id="red-left-upper" hand="1"/>'},
    'copies-that-a-scenario-states': {'</scenario>': '<deck id="army"><card id="red-left-upper" count="1"/></deck>'},
}


class Fault(Exception):
    """The program and the referee differ."""


def check(found, expected, what):
    if found != expected:
        raise Fault(f'{what}: {found} and not {expected}')


# What the program says

def cards_in(text):
    found = collections.Counter()
    for name, number in CARDS.findall(text):
        found[CARD_NAMES[name]] += int(number or 1)
    return found


class Shown:
    """What “show” prints."""

    def __init__(self, text):
        self.sides, self.table = {}, {}
        lines = None
        for line in text.splitlines():
            if found := re.match(r'(\w+): \d+ .*; Points: (\d+)', line):
                lines = self.sides[found[1]] = {'points': int(found[2]), 'units': collections.Counter(), 'laid': collections.Counter()}
            elif line == 'All Sides':
                lines = self.table
            elif line.startswith('  ') and lines is not None:
                self.read(lines, line)

    def read(self, lines, line):
        if found := UNIT.match(line):
            kind = next(KIND_NAMES[name] for name in KIND_NAMES if found[1] == name or found[1].endswith(f' {name}'))
            lines['units'][kind, found[2], int(found[3] or 0), BOOK.tokens.get(found[4])] += 1
        elif found := re.match(r'  Coins (\d+), Blazons (\d+), Banners (\d+)', line):
            lines['resources'] = tuple(map(int, found.groups()))
        elif found := re.match(r'  Actions spent: (\d+)', line):
            lines['actions'] = int(found[1])
        elif found := re.match(r'  Hand: (\d+) cards?, hidden', line):
            lines['hand'] = int(found[1])
        else:
            name, _, told = line.strip().partition(': ')
            decks = {BOOK.decks[deck]: int(number) for deck, number in re.findall(r'([A-Z][A-Za-z ]+) (\d+)', told)} if name == 'Deck' else None
            lines[{'Hand': 'hand', 'Face up': 'laid'}.get(name, name)] = cards_in(told) if decks is None else decks


def commands_in(text):
    """What “legal” lists: in the words of the referee, with the command that says it."""
    found = {}
    for line in text.splitlines():
        if not line.startswith('  '):
            continue
        head, _, tail = line[2:].partition(': ')
        verb = head.split()[0]
        if verb == 'pay':
            points = re.match(r'(\d) points? from the die on (\w+)', tail)
            found[f'pay {points[2]} {points[1]}' if points else 'pay 0'] = head
        elif verb == 'use':
            found[f'use {CARD_NAMES[tail[5:-1]]}'] = head
        elif verb in ('token', 'reward', 'gain'):
            found[head] = head
        elif verb in ('pass', 'done'):
            found[verb] = head
        else:
            words = [head.replace('…', word) if '…' in head else f'{head} {word}' for word in tail.split(', ')] if tail else [head]
            found |= {word: word for word in words}
    return found


class Judge:
    """One game, from its set-up to its points."""

    def __init__(self, path, seed):
        self.chance, self.log = random.Random(seed), []
        self.game = Game(BOOK, path)
        self.lucky = self.chance.choice(self.game.players)   # who draws what he needs
        self.sought = self.chance.choice(['small', 'small', 'large', 'red'])   # which legions are, or red squares
        COUNTS['tables under way'] += self.game.is_under_way
        self.terminal = Terminal('play', path, '--real-dice', '--seed', seed)
        self.told, self.question = self.terminal.read(), ''
        self.hear()

    def hear(self):
        """The sentence that asks stands before the words that answer it; the same one again is not repeated."""
        found = re.findall(r'^(.+)\n  \(', self.told, re.MULTILINE)
        self.question = found[-1] if found else self.question

    def say(self, command):
        self.log.append(f'> {command}')
        self.told = self.terminal.say(command)
        self.log.append(self.told)
        self.hear()

    def is_over(self):
        return self.told.endswith('acies> ')

    def play(self):
        try:
            self.follow()
        except Fault as fault:
            return [self.tell(fault)]
        except Exception:   # where the two have parted before, the referee may come to what cannot be
            return [self.tell(traceback.format_exc())]
        finally:
            self.leave()
            COUNTS.update(self.game.counts)
        return []

    def tell(self, fault):
        return f'{fault}\n' + '\n'.join(self.log[-30:]) + '\n' + self.terminal.say('show')

    def leave(self):
        self.terminal.say('quit')
        self.terminal.say('quit')
        self.terminal.process.wait(100)
        os.close(self.terminal.master)

    def follow(self):
        flow = self.game.play()
        try:
            asked = next(flow)
            while True:
                asked = flow.send(self.answer(asked))
        except StopIteration:
            self.compare_end()

    def answer(self, asked):
        if self.is_over():
            raise Fault(f'the game is over, and the referee asks on: {vars(asked)}')
        if isinstance(asked, Found):
            return self.find(asked)
        if isinstance(asked, Roll):
            self.compare_shown()
            return self.roll(asked)
        listed = self.terminal.say('legal')
        if isinstance(asked, Draw):
            self.compare_shown()
            return self.draw(asked, listed)
        return self.choose(asked, commands_in(listed))

    def asks(self, pattern, what):
        found = re.match(f'{pattern}$', self.question)
        if not found:
            raise Fault(f'“{self.question}”, and not {what}')
        return found

    # Chance

    def roll(self, asked):
        name = asked.player.name
        if asked.what == 'general':
            self.asks(f'{name} .*General.*', f'the General of {name}')
        elif asked.what == 'gained':
            found = self.asks(rf'{name} rolls the (\d+) (?:die|dice) it has gained', f'{name} gains {asked.dice}')
            check(int(found[1]), len(asked.dice), 'dice gained')
        else:
            found = self.asks(rf'{name} .*morale\D+(\d+)\D+(\d+) in 6 .*', f'{name} checks its morale')
            check((int(found[1]), int(found[2])), (asked.passes, min(asked.passes, 6)), 'what passes')
        faces = [self.chance.randint(1, 6) for _ in asked.dice]
        if asked.what == 'general' and self.chance.random() < 0.4:
            faces = [6]
        self.say('dice ' + ' '.join(f'{die}:{face}' for die, face in zip(asked.dice, faces)))
        return faces

    def draw(self, asked, listed):
        deck = next(name for name in BOOK.decks if BOOK.decks[name] == asked.deck)
        self.asks(f'{asked.player.name} draws {asked.number} cards? from “{deck}”', f'{asked.player.name} draws {asked.number} of {deck}')
        found = {card: int(number) for card, number in re.findall(r'draw (\S+) ×(\d+)', listed)}
        hidden = collections.Counter(card for player in self.game.players if player is not asked.player for card in player.hand)
        of_deck = {card: number for card, number in hidden.items() if BOOK.cards[card].deck == asked.deck}
        check(found, dict(asked.cards + collections.Counter(of_deck)), f'cards of {deck} that are not seen')
        if self.is_drawn_out(asked):
            other = next(card for card in asked.cards if card not in asked.top)
            if 'is allowed' in self.terminal.say(f'why draw {other}'):
                raise Fault(f'{other} can be drawn before {set(asked.top)}')
            COUNTS['cards from the bottom'] += 1
            if self.chance.random() < 0.5:   # which card it is, “show” says before the next answer
                self.say('roll')
                return next(iter(asked.top))
        card = self.chance.choice(sorted(asked.top.elements()))
        if asked.deck == 'army' and (asked.player is self.lucky or self.chance.random() < 0.5):
            card = max(sorted(asked.top), key=lambda one: (self.worth(asked.player, one), self.chance.random()))
        self.say(f'draw {card}')
        return card

    def is_drawn_out(self, asked):
        """LEG-B13: all that is left was put under the deck, and there is more than one kind of card."""
        return len(self.game.under[asked.deck]) == asked.cards.total() and len(asked.cards) > 1

    def find(self, asked):
        """Which die of some that are equal was lowered."""
        units = Shown(self.terminal.say('show')).sides[asked.player.name]['units']
        for place in asked.places:
            square, colour = place
            die = asked.player.dice[place]
            if not units[referee.DICE[colour], referee.name_of(square), die.value, die.token]:
                return place
        raise Fault(f'no die of {asked.places} was lowered')

    # Choices

    def worth(self, player, card):
        """How well an Army card fits."""
        return max([self.worth_on(player, card, square) for square in player.places(BOOK.kinds[card])], default=-1)

    def worth_on(self, player, card, square):
        reds = len(player.red_squares())
        player.cards[square] = kind = BOOK.kinds[card]
        legion = player.legion(square)
        worth = len(legion) - 1 + (20 if self.sought == 'red' else 1) * (len(player.red_squares()) - reds)
        if player.is_finished(legion):
            worth += (2 * len(legion) if self.sought == 'large' else 8) + 4 * (kind.colour in player.blazons)
        del player.cards[square]
        return worth

    def choose(self, asked, listed):
        verbs = {command.split()[0] for command in asked.options}
        if asked.sure and not (self.told.endswith(f'{asked.player.name}> ') and set(listed) == asked.options):
            return self.take_for_granted(asked)
        self.compare_shown()
        check(self.told.splitlines()[-1], f'{asked.player.name}> ', f'who is asked to {verbs}')
        if not asked.options <= set(listed) <= asked.options | asked.may:
            raise Fault(f'{verbs}: not listed {asked.options - set(listed)}, listed {set(listed) - asked.options - asked.may}')
        COUNTS['questions'] += 1
        self.look_at_question(asked)
        answer = self.pick(asked, listed)
        self.look_at_die(asked)
        self.say(listed[answer])
        return answer

    def take_for_granted(self, asked):
        """One answer, and it is not asked for."""
        if asked.values:
            asked.shown = asked.values[0]
        return asked.sure

    def look_at_question(self, asked):
        """LEG-Q10: what a choice of rewards says of dice without a square, and what such a die may do."""
        if asked.full is not None:
            found = {f'reward {number}' for number in re.findall(r'reward (\d): .*no free square', self.told)}
            check(found, asked.full, 'rewards without a square')
        if asked.spare:
            colour, face = asked.spare
            coins = BOOK.numbers['spare-die-coins']
            what = f'raise another {colour} die by {face} or take {coins} coins'
            self.asks(f'.* has no free square for the {colour} die: {what}', what)

    def look_at_die(self, asked):
        if asked.values:
            found = self.asks(r'.* chooses a square for the (?:red|black) die that shows (\d)', f'a square for {asked.values}')
            asked.shown = int(found[1])
            if asked.shown not in asked.values:
                raise Fault(f'a die that shows {asked.shown} is placed, and not one of {asked.values}')

    def pick(self, asked, listed):
        commands = sorted(listed)
        lays = [command for command in commands if re.match(r'play \S+ \S', command)]
        if lays and self.chance.random() < 0.95:
            return max(lays, key=lambda one: (self.worth_on(asked.player, one.split()[1], referee.square_of(one.split()[2])), self.chance.random()))
        if asked.full and self.chance.random() < 0.7:
            commands = sorted(asked.full)
        by_verb = collections.defaultdict(list)
        for command in commands:
            by_verb[command.split()[0]].append(command)
        verb = self.chance.choices(list(by_verb), [WEIGHTS.get(verb, 20) for verb in by_verb])[0]
        return self.chance.choice(by_verb[verb])

    # What lies on the table

    def compare_shown(self):
        text = self.terminal.say('show')
        shown, game = Shown(text), self.game
        check(int(re.search(r'^Round (\d+)', text, re.MULTILINE)[1]), game.round, 'the round')
        for player in game.players:
            self.compare_player(player, shown.sides[player.name])
        expected = {'Battle Line': game.line, 'Event': game.events, 'Battle Card': game.battle}
        for name, cards in expected.items():
            check(shown.table.get(name, {}), collections.Counter(cards), name)
        check(shown.table['Deck'], {name: deck.total() for name, deck in game.decks.items()}, 'cards in the decks')
        discards = {card: number for card, number in shown.table.get('Played', {}).items() if BOOK.cards[card].deck != 'army'}
        check(discards, dict(collections.Counter(game.discards)), 'the discard')
        COUNTS['positions'] += 1

    def compare_player(self, player, shown):
        name = player.name
        check(shown['units'], units_of(player), f'the battlefield of {name}')
        check(shown['resources'], (player.coins, len(player.blazons), len(player.banners)), f'coins, Blazons and banners of {name}')
        check(shown['laid'], collections.Counter(player.laid), f'what lies before {name}')
        check(shown['points'], player.points, f'points of {name}')
        hand = shown['hand']
        check(hand, len(player.hand) if isinstance(hand, int) else collections.Counter(player.hand), f'the hand of {name}')
        check(shown['actions'], player.actions, f'Action tokens spent by {name}')

    def compare_end(self):
        if not self.is_over():
            raise Fault('the referee is done, and the game goes on')
        shown = Shown(self.terminal.say('show'))
        for player in self.game.players:
            check(shown.sides[player.name]['points'], player.points, f'points of {player.name} at the end')
            check(shown.sides[player.name]['units'], units_of(player), f'the battlefield of {player.name} at the end')
        winners = self.game.winners()
        names = ' and '.join(player.name for player in winners[0])
        sentence, _, score = self.told.rstrip().splitlines()[-2].partition('; ')
        found = re.match(r'(.+?) wins?(: .*| after the last round)$', sentence)
        check(found[1] if found else sentence.partition(':')[0], names if len(winners) == 1 else 'A draw', 'who wins')
        if found and REASONS.get(found[2]) not in self.game.reasons:
            raise Fault(f'“{sentence}”, and not {self.game.reasons}')
        points = [int(number) for number in re.findall(r'\d+', score.partition('; ')[0])]
        check(sum(points), sum(player.points for player in self.game.players), 'the points of the score')
        COUNTS['games'] += 1
        COUNTS[f'players {len(self.game.players)}'] += 1


def units_of(player):
    found = collections.Counter((kind.id, referee.name_of(square), 0, None) for square, kind in player.cards.items())
    for (square, colour), die in player.dice.items():
        found[referee.DICE[colour], referee.name_of(square), die.value, die.token] += 1
    start = next(square for square, kind in player.cards.items() if kind.id.endswith('-start'))
    found['general', referee.name_of(start), player.general, None] += 1
    return found


def judge(path, seeds):
    return [f'{path.stem}, seed {seed}: {fault}' for seed in seeds for fault in Judge(path, seed).play()]


def judge_chance(first):
    faults = []
    for seed in range(first, first + GAMES):
        path = write('chance.acies', legions_tables.table_of_chance(random.Random(seed), BOOK))
        found = cli('validate', path, env=environment)
        faults += judge(path, [seed]) if found.status == 0 else [f'seed {seed}: a table that cannot be played: {found.out}']
    return faults


def judge_copies(elements):
    """LEG-K4: a table of three whose scenario says more of the Army deck; its elements are put behind those of an army."""
    text = (RULESET / 'scenarios/three-provinces.acies').read_text()
    for end in elements:
        text = text.replace(end, elements[end] + end, 1)
    return judge(write('copies.acies', text), range(1))


def judged_enough():
    """All that matters has been seen."""
    tap.comment(', '.join(f'{name} {COUNTS[name]}' for name in sorted(COUNTS)))
    return [f'no {name} have been seen' for name in SEEN if COUNTS[name] == 0 and (LONG or name not in RARE)]


def main():
    tables = sorted(RULESET.glob('scenarios/*.acies'))
    cases = [(f'/referee-legions/{"four-in-teams" if path.stem == "four-eagles" else path.stem}', lambda path=path: judge(path, range(GAMES)))
             for path in tables]
    cases += [(f'/referee-legions/tables-of-chance-{first}', lambda first=first: judge_chance(first)) for first in range(0, 5 * GAMES, GAMES)]
    cases += [(f'/referee-legions/{name}', lambda elements=elements: judge_copies(elements)) for name, elements in COPIES.items()]
    tap.run([*cases, ('/referee-legions/judged-enough', judged_enough)])


if __name__ == '__main__':
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of Legions a second time, written from its statements and not from the program.

A Table has players with their battlefields, dice, tokens and coins, and knows where a card fits, which legion is
finished, which squares it has, what a morale check takes and who has how many points. Only numbers, cards and
their edges come from ruleset.xml; referee_legions_turn.py plays with it.
"""
import collections
import xml.etree.ElementTree as ET

SEATS = ('first', 'second', 'third', 'fourth')
COLOURS = ('red', 'grey', 'green', 'gold', 'purple')
TOKENS = {'red': ('warlord', 'tactician', 'quartermaster'), 'black': ('infantry', 'archer', 'cavalry')}   # LEG-K2
KINDS = TOKENS['red'] + TOKENS['black']
DICE = {'black': 'legion-die', 'red': 'commander-die'}
COLUMNS, ROWS, MOST, MOST_COINS = 9, 5, 6, 99
LEFT, RIGHT, ABOVE, BELOW = (-1, 0), (1, 0), (0, -1), (0, 1)
CORNERS = {'first': (0, 6), 'second': (0, 0), 'third': (10, 0), 'fourth': (10, 6)}   # of the battlefields
BLACK_DIE, RED_DIE, ARMY_CARDS, REWARD_COINS, TOKEN, RAISE, COMMAND_CARD = 2, 1, 3, 4, 5, 6, 7   # what a Battle card gives


def tag(element):
    return element.tag.split('}')[1]


def square_of(name):
    return ord(name[0]) - ord('A'), int(name[1:]) - 1


def name_of(square):
    return f'{chr(ord("A") + square[0])}{square[1] + 1}'


def step(square, way):
    return square[0] + way[0], square[1] + way[1]


class Card:
    def __init__(self, element):
        self.id, self.name, self.deck, self.effect = (element.get(key) for key in ('id', 'name', 'deck', 'effect'))
        self.copies = int(element.get('copies'))
        self.values = {one.get('attribute'): int(one.get('number')) for one in element if tag(one) == 'value'}

    @property
    def token(self):
        """Whose die a card that stays asks for."""
        return KINDS[self.values['token-needed'] - 1] if 'token-needed' in self.values else None

    @property
    def price(self):
        return self.values['price']

    def stays(self):
        return self.token is not None


class Kind:
    """An Army card, or a starting card, as it lies."""

    def __init__(self, element):
        self.id, self.name, self.colour = element.get('id'), element.get('name'), element.get('class')
        values = {one.get('attribute'): int(one.get('number')) for one in element if tag(one) == 'value'}
        self.open = {LEFT: bool(values.get('open-left')), RIGHT: bool(values.get('open-right'))}
        self.halves = {ABOVE: values.get('red-above', 0), BELOW: values.get('red-below', 0)}
        self.big, self.steady = values.get('big-card', 0), values.get('steady', 0)


class Book:
    def __init__(self, path):
        root = ET.parse(path).getroot()
        self.numbers = {one.get('id'): int(one.get('value')) for one in root if tag(one) == 'number'}
        self.kinds = {one.get('id'): Kind(one) for one in root if tag(one) == 'unit-type'}
        self.cards = {one.get('id'): Card(one) for one in root if tag(one) == 'card'}
        self.switches = {one.get('id'): one.get('default') for one in root if tag(one) == 'switch'}
        self.names = {one.get('id'): one.get('name') for one in root if tag(one) == 'side'}
        self.decks = {one.get('name'): one.get('id') for one in root if tag(one) == 'deck'}
        self.resources = {one.get('id'): int(one.get('start')) for one in root if tag(one) == 'resource'}
        token = next(one for one in root if one.get('id') == 'token')
        self.tokens = {one.get('name'): one.get('id') for one in token if tag(one) == 'option'}
        self.army_copies = next(int(one.get('copies-beyond-two')) for one in root if tag(one) == 'deck' and one.get('id') == 'army')
        self.row = next(int(one.get('row')) for one in root if tag(one) == 'deck' and one.get('id') == 'command')
        self.actions = next(int(one.get('actions')) for one in root if tag(one) == 'army')


class Die:
    def __init__(self, value, token=None):
        self.value, self.token = value, token


class Player:
    def __init__(self, book, seat, colour):
        self.book, self.seat, self.colour, self.name = book, seat, colour, book.names[seat]
        self.cards, self.dice, self.general = {}, {}, MOST
        self.coins, self.banners, self.blazons = book.resources['coins'], set(KINDS), set(COLOURS)
        self.hand, self.laid, self.common = [], [], []
        self.legions, self.points, self.actions, self.used = [], 0, 0, set()
        self.has_requisitioned = False

    # The battlefield

    def holds(self, square):
        left, top = CORNERS[self.seat]
        return left <= square[0] < left + COLUMNS and top <= square[1] < top + ROWS

    def meets(self, kind, square, way):
        """LEG-K3: one edge and whatever lies beside it."""
        beside = step(square, way)
        other = self.cards.get(beside)
        if other is None:
            return not kind.open[way] or self.holds(beside)
        back = other.open[(-way[0], 0)]
        return kind.open[way] == back and (not back or kind.colour == other.colour)

    def fits(self, kind, square):
        return (self.holds(square) and square not in self.cards
                and any(step(square, way) in self.cards for way in (LEFT, RIGHT, ABOVE, BELOW))
                and self.meets(kind, square, LEFT) and self.meets(kind, square, RIGHT))

    def places(self, kind):
        left, top = CORNERS[self.seat]
        squares = [(left + column, top + row) for row in range(ROWS) for column in range(COLUMNS)]
        return [square for square in squares if self.fits(kind, square)]

    def legion(self, square):
        """The squares of the cards that hang together with this one, from left to right."""
        squares = [square]
        for way in (LEFT, RIGHT):
            end = square
            while self.cards[end].open[way] and step(end, way) in self.cards:
                end = step(end, way)
                squares.append(end)
        return sorted(squares)

    def is_finished(self, legion):
        """LEG-K4."""
        return not self.cards[legion[0]].open[LEFT] and not self.cards[legion[-1]].open[RIGHT]

    def black_squares(self):
        legions = {tuple(self.legion(square)) for square in self.cards}
        return {square for legion in legions if self.is_finished(legion) for square in legion[1:]}

    def red_squares(self):
        return {square for square, kind in self.cards.items()
                if step(square, ABOVE) in self.cards and kind.halves[ABOVE] + self.cards[step(square, ABOVE)].halves[BELOW] >= 2}

    def free(self, colour):
        squares = self.black_squares() if colour == 'black' else self.red_squares()
        return {square for square in squares if (square, colour) not in self.dice}

    # Dice and tokens

    def dice_of(self, colour):
        return {place: die for place, die in self.dice.items() if place[1] == colour}

    def count(self, kind):
        return sum(die.token == kind for die in self.dice.values())

    def bare(self, kind):
        """The dice that may have this token: LEG-B5, B6."""
        colour = next(colour for colour in TOKENS if kind in TOKENS[colour])
        return {place: die for place, die in self.dice_of(colour).items() if die.token is None}

    def gainable(self):
        return [kind for kind in KINDS if self.bare(kind)]

    def too_many(self, kind):
        """The dice of which one has to give up its token: LEG-B12, Q6."""
        colour = next(colour for colour in TOKENS if kind in TOKENS[colour])
        if self.count(kind) > self.book.numbers['most-of-a-kind']:
            return [place for place, die in self.dice.items() if die.token == kind]
        with_token = [place for place, die in self.dice_of(colour).items() if die.token]
        return with_token if len(with_token) > self.book.numbers['most-of-a-class'] else []

    def lower(self, place, by):
        """LEG-B3."""
        self.dice[place].value -= by
        if self.dice[place].value <= 0:
            del self.dice[place]

    def raise_die(self, place, by):
        self.dice[place].value = min(self.dice[place].value + by, MOST)

    def raise_general(self, by):
        self.general = min(self.general + by, MOST)

    def gain_coins(self, number):
        self.coins = min(self.coins + number, MOST_COINS)

    def moves(self):
        """The die and the square that it may go to."""
        return [(square, end, colour) for square, colour in self.dice for end in self.free(colour)]

    # Paying

    def can_act(self):
        """LEG-K7."""
        price = self.book.numbers['action-price']
        return self.general > price or self.coins >= price

    def pay_action(self):
        price = self.book.numbers['action-price']
        if self.general > price:
            self.general -= price
        else:
            self.coins -= price

    def payments(self, card):
        """LEG-B22: the points of one die that has the token, the rest in coins."""
        found = set()
        for place, die in self.dice.items():
            if die.token == card.token:
                points = range(max(card.price - self.coins, 0), min(card.price, die.value) + 1)
                found |= {(place if number else None, number) for number in points}
        return found

    # Cards

    def army_cards(self):
        return [card for card in self.hand if self.book.cards[card].deck == 'army']

    def command_cards(self):
        return [card for card in self.hand if self.book.cards[card].deck == 'command']

    def standing(self):
        return [card for card in self.laid if self.book.cards[card].deck == 'command']

    def objectives(self):
        return [card for card in self.hand if self.book.cards[card].deck == 'objective']


def read_scenario(path):
    root = ET.parse(path).getroot()
    rules, position = (next((one for one in root if tag(one) == name), {}) for name in ('rules', 'position'))
    armies = {one.get('side'): list(one) for one in root if tag(one) == 'army'}
    counts = {card.get('id'): int(card.get('count')) for deck in root if tag(deck) == 'deck' for card in deck}
    return rules, position, armies, counts


class Table:
    """All that lies on it."""

    def __init__(self, book, path):
        rules, position, armies, counts = read_scenario(path)
        self.book, self.last_round = book, int(rules.get('end-round'))
        self.switches = book.switches | {one.get('id'): one.get('value') for one in rules}
        self.teams = self.switches['teams'] == 'yes'
        seats = SEATS[:int(self.switches['seats'])]
        self.players = [Player(book, seat, self.switches[f'{seat}-colour']) for seat in seats]
        self.decks, self.under = collections.defaultdict(collections.Counter), collections.defaultdict(list)
        for card in book.cards.values():
            copies = card.copies * (book.army_copies if card.deck == 'army' and len(seats) > 2 else 1)   # LEG-K4
            self.decks[card.deck][card.id] += counts.get(card.id, copies)
        self.line, self.events, self.battle, self.discards = [], [], [], []   # what lies open, and what is put away
        self.is_under_way = position.get('phase') == 'army-phase'
        self.first = next(player for player in self.players if player.seat == rules.get('first')) if self.is_under_way else None
        self.round, self.reasons = int(position.get('round', 1)), set()
        for player in self.players:
            self.lay_out(player, armies[player.seat])

    def lay_out(self, player, army):
        player.coins = next((int(one.get('number')) for one in army if one.get('id') == 'coins'), player.coins)
        for card in [one for one in army if tag(one) == 'card']:
            held = [card.get('id')] * int(card.get('hand'))
            player.hand += held
            self.decks[self.book.cards[card.get('id')].deck] -= collections.Counter(held)
        for unit in [one for one in army if tag(one) == 'unit']:
            kind, square = self.book.kinds[unit.get('type')], square_of(unit.get('hex'))
            words = dict(word.split(':') for word in (unit.get('properties') or '').split())
            if kind.id in DICE.values():
                colour = next(colour for colour in DICE if DICE[colour] == kind.id)
                player.dice[square, colour] = Die(int(words.get('shows', 3)), words.get('token'))   # no banner: he begins with six (LEG-F3)
            elif kind.id == 'general':
                player.general = int(words.get('shows', MOST))
            else:
                player.cards[square] = kind
        for legion in {tuple(player.legion(square)) for square in player.cards}:
            if player.is_finished(legion):
                self.finish(player, legion)

    def number(self, name):
        return self.book.numbers[name]

    def event(self):
        return self.events[0] if self.events else None

    # Who is who

    def order(self, first=None):
        """LEG-B1: all from the First Player on, or from another."""
        start = self.players.index(first or self.first)
        return self.players[start:] + self.players[:start]

    def team(self, player):
        if not self.teams:
            return [player]
        return [one for one in self.players if (self.players.index(one) - self.players.index(player)) % 2 == 0]

    def enemies(self, player):
        """LEG-Q4: the next one first."""
        return [one for one in self.order(player) if one not in self.team(player)]

    def enemy_dice(self, player):
        return [place for enemy in self.enemies(player) for place in enemy.dice]

    # Legions and morale

    def finish(self, player, legion):
        """LEG-K12, K13. The size of what is finished."""
        size, colour = len(legion), player.cards[legion[0]].colour
        before = {one for one, _ in player.legions}
        player.legions.append((colour, size))
        player.blazons.discard(colour)
        player.points += self.number('legion-points')
        if size >= self.number('massive-legion'):
            player.points += self.number('massive-points')
        elif size >= self.number('big-legion'):
            player.points += self.number('big-points')
        if colour not in before and not player.blazons:
            player.points += self.number('all-colours-points')
        return size

    def threshold(self, player, finisher):
        """LEG-B19, B20, Q1: what passes, at most."""
        passes = len(player.dice_of('red')) + sum(kind.steady for kind in player.cards.values())
        if self.switches['big-card-penalty'] == 'yes':
            passes -= sum(kind.big for kind in finisher.cards.values())
        if self.event() == 'omens':
            passes -= self.number('omens-by')
        return max(passes, 0)

    # The end

    def why_over(self):
        """LEG-K11, when a round is over: all that ends it."""
        ends = {'deck': not self.decks['army'].total(), 'colours': any(not player.blazons for player in self.players),
                'round': self.round >= self.last_round}
        return {reason for reason in ends if ends[reason]}

    def reaches(self, players, card):
        """LEG-K14."""
        dice = [die for player in players for die in player.dice.values()]
        reds = [die for player in players for die in player.dice_of('red').values()]
        legions = [legion for player in players for legion in player.legions]
        has = {
            'red-dice': len(reds), 'black-dice': len(dice) - len(reds), 'red-sum': sum(die.value for die in reds),
            'massive-legions': sum(size >= self.number('massive-legion') for _, size in legions), 'legions': len(legions),
            'colours': len({colour for colour, _ in legions}), 'riches': sum(player.coins for player in players),
            'twins': max(sum(player.count(kind) for player in players) for kind in KINDS),
            'ready-general': max(player.general for player in players),
            'standing-orders': sum(len(player.standing()) for player in players),
        }
        return has[card.effect] >= card.values['needs']

    def score(self):
        for player in self.players:
            own = [card for card in player.objectives() if self.reaches([player], self.book.cards[card])]
            common = [card for card in player.common if self.reaches(self.team(player), self.book.cards[card])]
            player.points += (len(own) + len(common)) * self.number('objective-points')

    def winners(self):
        """LEG-K12: those of the teams that are ahead of all others; of more than one where they are equal in all."""
        worth = {tuple(self.team(player)): self.worth(self.team(player)) for player in self.players}
        return [team for team in worth if worth[team] == max(worth.values())]

    def worth(self, team):
        each = ((one.points, len(one.dice_of('black')), len(one.dice_of('red')), one.coins) for one in team)
        return tuple(sum(numbers) for numbers in zip(*each))

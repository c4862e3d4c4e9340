# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Legions from its set-up to its points: from the statements and not from the program.

Game.play() asks for each choice, each roll and each card that is drawn, is sent what came of it, and goes on.
What it asks says who is to choose among what, who rolls which dice, and who draws of which deck.
"""
import collections

import referee_legions as table
from referee_legions import DICE, KINDS, Die, Table, name_of


class Question:
    """What is to be chosen. What is in may is neither demanded nor forbidden by any statement."""

    def __init__(self, player, options, may=(), values=(), full=None, spare=None):
        self.player, self.options, self.may = player, set(options), set(may)
        self.full = full   # of rewards: those with a die for which no square is free
        self.spare = spare   # the die without a square that raises another one or brings coins
        self.values, self.shown = list(values), None   # of dice that are placed: all that wait, and the one that is asked about

    @property
    def sure(self):
        """The only answer, which need not be asked for."""
        return next(iter(self.options)) if len(self.options) == 1 and not self.may else None


class Found:
    """A die of some that are equal was lowered, and no statement says which."""

    def __init__(self, player, places, by):
        self.player, self.places, self.by = player, places, by


class Roll:
    def __init__(self, player, what, dice, passes=None):
        self.player, self.what, self.dice, self.passes = player, what, dice, passes


class Draw:
    """A card that is drawn: one of those that lie on top. In the deck are others beside them."""

    def __init__(self, player, deck, number, cards, top):
        self.player, self.deck, self.number, self.cards, self.top = player, deck, number, cards, top


def die_name(place):
    return f'{name_of(place[0])} {DICE[place[1]]}'


class Game(Table):
    def __init__(self, book, path):
        super().__init__(book, path)
        self.counts = collections.Counter()

    def play(self):
        if self.is_under_way:
            yield from self.begin_in_the_middle()
        else:
            yield from self.find_first()
            yield from self.set_up()
        while True:
            yield from self.begin_round()
            for player in self.order():
                yield from self.turn(player)
            self.reasons = self.why_over()
            if self.reasons:
                break
            self.round += 1
        self.score()
        self.counts.update(f'ends by the {reason}' for reason in self.reasons)
        self.counts['points alike'] += len({self.worth(self.team(player))[0] for player in self.players}) == 1

    # Choosing

    def choose(self, player, verb, places):
        """One of some places: its words go behind the verb."""
        options = {f'{verb} {words}': place for words, place in places.items()}
        answer = yield Question(player, options)
        return options[answer]

    def choose_die(self, player, verb, dice):
        return (yield from self.choose(player, verb, {die_name(place): place for place in dice}))

    # Drawing

    def draw(self, player, deck, number, onto):
        """Fewer where the deck is at its end: LEG-Q17. LEG-Q21: what was discarded of the others is shuffled."""
        for left in range(number, 0, -1):
            if not self.decks[deck].total():
                self.shuffle(deck)
            if not self.decks[deck].total():
                return
            left = min(left, self.decks[deck].total() + self.discarded(deck).total())
            card = yield Draw(player, deck, left, +self.decks[deck], self.top(deck))
            self.decks[deck][card] -= 1
            if self.decks[deck][card] < self.under[deck].count(card):
                self.under[deck].remove(card)
            onto.append(card)

    def top(self, deck):
        """LEG-B13: what was put under it comes last, the first first."""
        above = self.decks[deck] - collections.Counter(self.under[deck])
        return above or collections.Counter(self.under[deck][:1])

    def discarded(self, deck):
        return collections.Counter(card for card in self.discards if self.book.cards[card].deck == deck)

    def shuffle(self, deck):
        self.counts[f'{deck} shuffled again'] += self.discarded(deck).total() > 0
        self.decks[deck] += self.discarded(deck)
        self.discards = [card for card in self.discards if self.book.cards[card].deck != deck]

    def draw_to_hand(self, player, deck, number):
        yield from self.draw(player, deck, number, player.hand)

    def fill_line(self, player):
        yield from self.draw(player, 'command', self.book.row - len(self.line), self.line)

    def put_back(self, player, cards):
        """LEG-B13."""
        card = yield from self.choose(player, 'put-back', {card: card for card in cards})
        deck = self.book.cards[card].deck
        player.hand.remove(card)
        self.decks[deck][card] += 1
        self.under[deck].append(card)

    def has_line(self):
        """LEG-Q21: is there a card to take, in the line or to fill it?"""
        return bool(self.line) or self.decks['command'].total() + self.discarded('command').total() > 0

    def take_of_line(self, player):
        if not self.line:
            return
        card = yield from self.choose(player, 'take', {card: card for card in self.line})
        self.line.remove(card)
        player.hand.append(card)

    # Set-up

    def find_first(self):
        """LEG-F4."""
        rolling = list(self.players)
        while len(rolling) > 1:
            rolls = {}
            for player in rolling:
                (rolls[player],) = yield Roll(player, 'general', ['blue'])
            rolling = [player for player in rolling if rolls[player] == max(rolls.values())]
            self.counts['ties'] += len(rolling) > 1
        self.first = rolling[0]
        for player in self.players:
            player.general = self.number('general-at-first')

    def set_up(self):
        """LEG-F1, F2."""
        yield from self.draw(self.first, 'battle-cards', 1, self.battle)
        if self.teams:
            for player in self.players[:2]:
                yield from self.draw(player, 'objective', 1, player.common)
                player.laid += player.common
        prefix = 'team-' if len(self.players) == 4 else ''
        dealt, kept = self.number(f'{prefix}objectives'), self.number(f'{prefix}objectives-kept')
        for player in self.order():
            yield from self.draw_to_hand(player, 'objective', dealt)
            for _ in range(dealt - kept):
                yield from self.put_back(player, player.objectives())
        for player in self.order():   # a card that a scenario puts into the hand is one of them
            yield from self.draw_to_hand(player, 'army', self.number('first-army-cards') - len(player.army_cards()))
        yield from self.fill_line(self.first)
        for _ in range(self.number('first-command-cards')):
            for player in self.order():
                yield from self.take_of_line(player)
                if not self.line:
                    yield from self.fill_line(player)

    def begin_in_the_middle(self):
        """A scenario that starts with the Army phase: no player rolls to be first, and no hand is dealt."""
        yield from self.draw(self.first, 'battle-cards', 1, self.battle)
        yield from self.fill_line(self.first)

    # Rounds and turns

    def begin_round(self):
        """LEG-K8."""
        self.discards += self.events
        self.events = []
        yield from self.draw(self.first, 'events', 1, self.events)
        self.counts[self.event()] += 1
        for player in self.players:
            if self.event() == 'harvest':
                player.gain_coins(self.number('harvest-coins'))
            elif self.event() == 'festival':
                player.raise_general(self.number('festival-by'))

    def turn(self, player):
        """LEG-K5, K7."""
        player.raise_general(self.number('general-rest'))
        player.actions, player.used, player.has_requisitioned = 0, set(), False
        yield from self.army_phase(player)
        while (yield from self.act(player)):
            pass
        yield from self.draw_to_hand(player, 'army', self.number('draw-at-end'))
        while len(player.army_cards()) > self.number('army-hand'):
            self.counts['hands too large'] += 1
            yield from self.put_back(player, player.army_cards())

    def army_phase(self, player):
        if not player.army_cards():
            return
        options = {f'play {card} {name_of(square)}': (card, square)
                   for card in set(player.army_cards()) for square in player.places(self.book.kinds[card])}
        answer = yield Question(player, {*options, 'pass'})
        if answer != 'pass':
            yield from self.lay(player, *options[answer])

    def lay(self, player, card, square):
        """LEG-B14 to B18."""
        red = player.red_squares()
        player.hand.remove(card)
        player.cards[square] = self.book.kinds[card]
        red, legion, size = player.red_squares() - red, player.legion(square), 0
        squares = {'black': set(), 'red': red}
        if player.is_finished(legion):
            size = self.finish(player, legion)
            squares['black'] = set(legion[1:])
        self.note_laid(size, len(red))
        yield from self.gain_dice(player, {colour: len(squares[colour]) for colour in squares}, squares)
        for _ in range(len(red) + (size > 0)):
            yield from self.gain_token(player)
        if size >= self.number('big-legion'):
            yield from self.reward(player, self.book.kinds[card].colour)
            yield from self.check_morale(player, size)

    def note_laid(self, size, red):
        self.counts['legions of two'] += size == 2
        self.counts['big legions'] += size == 3
        self.counts['massive legions'] += size > 3
        self.counts['red squares'] += red == 1
        self.counts['two red squares at once'] += red == 2
        self.counts['red and black together'] += red > 0 and size > 0

    # Dice

    def gain_dice(self, player, numbers, squares=None):
        """LEG-B9, B11, Q10, Q13: rolled together, placed, and then those over the limit are taken away."""
        squares = squares or {colour: player.free(colour) for colour in numbers}
        dice = [colour for colour in DICE for _ in range(numbers.get(colour, 0))]
        if not dice:
            return
        faces = yield Roll(player, 'gained', dice)
        for colour in DICE:
            values = [face for die, face in zip(dice, faces) if die == colour]
            yield from self.place(player, colour, values, set(squares.get(colour, ())))
            for face in values:
                yield from self.spend_spare(player, colour, face)
        yield from self.take_away(player)

    def spend_spare(self, player, colour, face):
        """LEG-Q10: a die without a square."""
        dice = {f'raise {die_name(place)}': place for place, die in player.dice_of(colour).items() if die.value < table.MOST}
        answer = (yield Question(player, {*dice, 'pass'}, spare=(colour, face))) if dice else 'pass'
        if answer == 'pass':
            player.gain_coins(self.number('spare-die-coins'))
            self.counts['spare dice for coins' if dice else 'spare dice with none to raise'] += 1
        else:
            player.raise_die(dice[answer], face)
            self.counts['spare dice that raise'] += 1

    def take_away(self, player):
        """LEG-B11. Nothing says which colour comes first where there are too many of both."""
        while over := [colour for colour in DICE if len(player.dice_of(colour)) > self.number(f'most-{colour}-dice')]:
            self.counts.update([f'{colour} dice over the limit' for colour in over] if len(over) == 1 else ['both colours over the limit'])
            dice = {f'lose {die_name(place)}': place for place in player.dice if place[1] in over}
            answer = yield (Question(player, dice) if len(over) == 1 else Question(player, (), may=dice))
            del player.dice[dice[answer]]

    def place(self, player, colour, values, squares):
        """As he likes, which is no choice where equal dice take all squares. Values without a square remain."""
        while values and squares:
            places = {f'set {name_of(square)}': square for square in squares}
            if len(set(values)) == 1 and len(values) == len(squares):
                square, value = min(squares), values[0]
            else:
                question = Question(player, places, values=values)
                square = places[(yield question)]
                value = question.shown
            player.dice[square, colour] = Die(value)
            squares.remove(square)
            values.remove(value)

    def gain_token(self, player):
        """LEG-B6, B12, Q6, Q18, K10."""
        kinds = {f'token {KINDS.index(kind) + 1}': kind for kind in player.gainable()}
        if not kinds:
            self.counts['no die for a token'] += 1
            return
        answer = yield Question(player, {*kinds, 'pass'})
        if answer == 'pass':
            return
        kind = kinds[answer]
        place = yield from self.choose_die(player, 'give', player.bare(kind))
        player.dice[place].token = kind
        player.banners.discard(kind)
        self.counts[kind] += 1
        places = player.too_many(kind)
        while places:
            self.counts['tokens of a kind too many' if player.count(kind) > self.number('most-of-a-kind') else 'tokens of a class too many'] += 1
            player.dice[(yield from self.choose_die(player, 'take-off', places))].token = None
            places = player.too_many(kind)

    # After a legion

    def reward(self, player, colour):
        """LEG-B17, K9."""
        if colour == player.colour:
            self.counts['rewards chosen'] += 1
            rewards = {f'reward {number}': one for number, one in enumerate(table.COLOURS, 1)}
            full = {command for command, one in rewards.items() if self.is_full(player, self.given(one))}
            self.counts['rewards without a square'] += len(full)
            colour = rewards[(yield Question(player, rewards, full=full))]
        given = self.given(colour)
        self.counts[f'reward {given}'] += 1
        if given in (table.BLACK_DIE, table.RED_DIE):
            yield from self.gain_dice(player, {'black' if given == table.BLACK_DIE else 'red': self.number('reward-dice')})
        elif given == table.ARMY_CARDS:
            yield from self.draw_to_hand(player, 'army', self.number('reward-cards'))
        elif given == table.REWARD_COINS:
            player.gain_coins(self.number('reward-coins'))
        elif given == table.TOKEN:
            yield from self.gain_token(player)
        elif given == table.RAISE:
            player.raise_general(self.number('reward-raise'))
        elif given == table.COMMAND_CARD:
            yield from self.take_and_fill(player)

    def given(self, colour):
        return self.book.cards[self.battle[0]].values[f'for-{colour}']

    def is_full(self, player, given):
        """LEG-Q10: has a die of this reward no free square?"""
        colour = {table.BLACK_DIE: 'black', table.RED_DIE: 'red'}.get(given)
        return bool(colour) and len(player.free(colour)) < self.number('reward-dice')

    def take_and_fill(self, player):
        """LEG-K6 fills the Battle Line when a card is taken; LEG-Q21 fills an empty one before that."""
        if not self.line:
            self.counts['empty lines filled'] += self.has_line()
            yield from self.fill_line(player)
        yield from self.take_of_line(player)
        yield from self.fill_line(player)

    def check_morale(self, finisher, size):
        """LEG-B19, B21, Q4, Q5."""
        for player in self.enemies(finisher):
            passes = self.threshold(player, finisher)
            self.counts['morale checks'] += 1
            (face,) = yield Roll(player, 'morale', ['check'], passes)
            self.counts['checks passed'] += face <= passes
            self.counts['checks with a steady card'] += any(kind.steady for kind in player.cards.values())
            self.counts['checks with omens'] += self.event() == 'omens'
            if face > passes and not player.dice_of('black'):
                yield from self.pay_for_failing(player)
            elif face > passes:
                massive = size >= self.number('massive-legion')
                self.counts['dice lost to a massive legion' if massive else 'dice lost to a big legion'] += 1
                place = yield from self.choose_die(finisher if massive else player, 'lose', player.dice_of('black'))
                del player.dice[place]

    def pay_for_failing(self, player):
        """LEG-Q5: without a black die."""
        price, reds = self.number('failed-check-coins'), player.dice_of('red')
        if player.coins:
            self.counts['failed checks for coins' if player.coins >= price else 'failed checks for the only coin'] += 1
            player.coins -= min(player.coins, price)
        elif player.general > 1:
            self.counts['failed checks for a point of the General'] += 1
            player.general -= 1
        elif reds:
            most = max(die.value for die in reds.values())
            places = [place for place, die in reds.items() if die.value == most]
            self.counts['failed checks for a point of a red die' if most > 1 else 'failed checks for a red die'] += 1
            self.counts['failed checks with equal red dice'] += len(places) > 1
            player.lower(places[0] if len(places) == 1 else (yield Found(player, places, 1)), 1)
        else:
            self.counts['failed checks for nothing'] += 1

    # Acting

    def act(self, player):
        """One thing that is done, LEG-K6 to K8. Whether he goes on."""
        options, may = {'done'}, set()
        if player.actions < self.book.actions:
            self.list_actions(player, options, may)
        for card in set(player.standing()) - player.used:
            if player.payments(self.book.cards[card]):
                (options if self.does_something(player, card) else may).add(f'use {card}')
        answer = yield Question(player, options, may)
        verb, *words = answer.split()
        self.counts[verb] += 1
        if verb == 'done':
            return False
        if verb == 'use':
            yield from self.use(player, words[0])
        else:
            player.actions += 1
            yield from (self.play_card if verb == "play" else getattr(self, verb))(player, *words)
        return True

    def list_actions(self, player, options, may):
        for card in player.command_cards():
            does = self.book.cards[card].stays() or self.does_something(player, card)
            (options if does else may).add(f'play {card}')
        for place in player.dice_of('red'):
            (options if self.has_line() else may).add(f'consult {die_name(place)}')
        if not player.can_act():
            self.counts['nothing to pay an action with'] += 1
            return
        (options if self.decks['army'].total() else may).add('muster')
        if player.army_cards() and not player.has_requisitioned:
            options.add('requisition')
        self.counts['second requisitions'] += bool(player.army_cards()) and player.has_requisitioned
        for place, die in player.dice_of('red').items():
            (options if die.value < table.MOST else may).add(f'empower {die_name(place)}')

    def place_named(self, name, unit):
        return table.square_of(name), next(colour for colour in DICE if DICE[colour] == unit)

    def pay(self, player):
        self.counts['actions paid with a coin'] += player.general == 1
        player.pay_action()

    def muster(self, player):
        self.pay(player)
        yield from self.draw_to_hand(player, 'army', self.number('muster-cards'))

    def consult(self, player, *words):
        player.lower(self.place_named(*words), self.number('consult-price'))
        yield from self.take_and_fill(player)

    def empower(self, player, *words):
        self.pay(player)
        player.raise_die(self.place_named(*words), self.number('empower-by'))
        yield from ()

    def requisition(self, player):
        self.pay(player)
        player.has_requisitioned = True
        yield from self.put_back(player, player.army_cards())
        player.gain_coins(self.number('requisition-coins') + (self.number('market-coins') if self.event() == 'market' else 0))

    # Command cards

    def play_card(self, player, card):
        player.hand.remove(card)
        if self.book.cards[card].stays():
            player.laid.append(card)
            return
        self.discards.append(card)
        self.counts[card] += 1
        yield from self.have_effect(player, card)

    def use(self, player, card):
        """LEG-B22, K8, Q8, Q20."""
        player.used.add(card)
        self.counts[card] += 1
        payments = {f'pay {name_of(place[0])} {points}' if place else 'pay 0': (place, points)
                    for place, points in player.payments(self.book.cards[card])}
        costs_die = [place for place, points in payments.values() if place and points == player.dice[place].value]
        self.counts['only payments that cost a die'] += bool(costs_die) and len(payments) == 1
        answer = yield Question(player, {*payments, 'pass'} if costs_die or len(payments) > 1 else payments)
        if answer == 'pass':
            self.counts['payments declined'] += 1
            return
        place, points = payments[answer]
        self.counts['dice that pay their last point'] += place in costs_die and points == player.dice[place].value
        coins = self.book.cards[card].price - points
        self.counts['paid with both' if points and coins else 'paid with coins' if coins else 'paid with a die'] += 1
        player.coins -= coins
        if place:
            player.lower(place, points)
        yield from self.have_effect(player, card)

    def does_something(self, player, card):
        effect = self.book.cards[card].effect
        if effect in ('redeploy', 'outriders'):
            return self.event() != 'mud' and bool(player.moves())
        return bool({
            'strategize': player.free('black') | player.free('red'), 'levy': self.decks['army'].total(), 'oath': player.gainable(),
            'ambush': self.enemy_dice(player), 'volley': self.enemy_dice(player), 'plans': self.has_line(),
            'drill': [die for die in player.dice_of('black').values() if die.value < table.MOST],
        }.get(effect, True))

    def have_effect(self, player, card):
        """LEG-K8: what the card says."""
        if not self.does_something(player, card):
            return
        yield from getattr(self, self.book.cards[card].effect)(player)

    def strategize(self, player):
        free = {number: colour for number, colour in (('1', 'black'), ('2', 'red')) if player.free(colour)}
        colour = yield from self.choose(player, 'gain', free)
        yield from self.gain_dice(player, {colour: 1})

    def redeploy(self, player):
        moves = {f'{name_of(start)} {name_of(end)} {DICE[colour]}': (start, end, colour) for start, end, colour in player.moves()}
        start, end, colour = yield from self.choose(player, 'transfer', moves)
        player.dice[end, colour] = player.dice.pop((start, colour))

    outriders = redeploy

    def levy(self, player):
        yield from self.draw_to_hand(player, 'army', self.number('levy-cards'))

    def tribute(self, player):
        player.gain_coins(self.number('tribute-coins'))
        yield from ()

    def oath(self, player):
        yield from self.gain_token(player)

    def ambush(self, player, by='ambush-by'):
        place = yield from self.choose_die(player, 'lower', self.enemy_dice(player))
        owner = next(one for one in self.enemies(player) if place in one.dice)
        owner.lower(place, self.number(by))
        self.counts['dice of enemies gone'] += place not in owner.dice

    def volley(self, player):
        yield from self.ambush(player, 'volley-by')

    def standards(self, player):
        yield from self.check_morale(player, self.number('big-legion'))

    def drill(self, player):
        dice = {place: die for place, die in player.dice_of('black').items() if die.value < table.MOST}
        player.raise_die((yield from self.choose_die(player, 'raise', dice)), self.number('drill-by'))

    def foragers(self, player):
        player.gain_coins(self.number('forage-coins'))
        yield from self.draw_to_hand(player, 'army', self.number('forage-cards'))

    def plans(self, player):
        yield from self.take_and_fill(player)

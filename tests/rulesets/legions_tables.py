# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of Legions in the middle of a game, made by chance: many cards and dice lie there, so that limits are reached."""
import collections

from referee_legions import COLOURS, DICE, SEATS, TOKENS, Die, Player, name_of

MIDDLE = {'first': (4, 8), 'second': (4, 2), 'third': (14, 2), 'fourth': (14, 8)}   # where starting cards lie
SCENARIO = """<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="https://aciesgame.github.io/ns/scenario" format="1" ruleset="legions">
  <title>A table of chance</title>
  <board columns="{columns}" rows="11"/>
  <rules first="{first}" end-round="{last}">
{switches}  </rules>
{position}{armies}  <deck id="army">
{copies}  </deck>
</scenario>
"""


def lay_cards(chance, book, player, cards, number, large):
    """Most of them where a legion grows, to a large one or to any; those that are laid leave the cards."""
    for _ in range(number):
        fitting = [(card, square) for card in cards for square in player.places(book.kinds[card])]
        if not fitting:
            return
        chance.shuffle(fitting)
        card, square = max(fitting[:200 if large else chance.choice([1, 20, 60])], key=lambda one: growth(book, player, *one, large))
        player.cards[square] = book.kinds[card]
        cards.remove(card)


def growth(book, player, card, square, large):
    player.cards[square] = book.kinds[card]
    legion = player.legion(square)
    grown = len(legion) + (player.is_finished(legion) and (-9 if large and len(legion) < 4 else 3))
    del player.cards[square]
    return grown


def lay_dice(chance, book, player):
    """Some players have no black die, so that a failed check costs something else."""
    limits = [('black', 'most-black-dice'), ('red', 'most-red-dice')]
    for colour, most in limits[chance.random() < 0.3:]:
        squares = sorted(player.free(colour))
        chance.shuffle(squares)
        for square in squares[:book.numbers[most]]:
            if chance.random() < 0.95:
                player.dice[square, colour] = Die(chance.choice([1, 1, 2, 3, 4, 5, 6]))
    for kind in [kind for kinds in TOKENS.values() for kind in kinds] * 2:
        bare = sorted(player.bare(kind))
        if bare and chance.random() < 0.6:
            place = chance.choice(bare)
            player.dice[place].token = kind
            if player.too_many(kind):
                player.dice[place].token = None


def set_out(chance, player):
    """In mid-game. A player without a black die often has nothing else to pay for a failed check either."""
    player.general = chance.choice([1, 1, 1, 2, 4, 6])
    if not player.dice_of('black') and chance.random() < 0.7:
        player.general, player.coins = 1, 0
        if chance.random() < 0.3:
            player.dice.clear()
        elif chance.random() < 0.6:
            value = chance.choice([1, 1, 2, 4])
            for die in player.dice.values():
                die.value = value


def fill_hand(chance, book, player, cards):
    """Up to three cards, and one of them finishes a big legion if any does."""
    big = sorted({card for card in cards for square in player.places(book.kinds[card]) if finishes(book, player, card, square) >= 3})
    for choice in [big, *[cards] * chance.randint(0, 2)]:
        if choice:
            card = chance.choice(choice)
            player.hand.append(card)
            cards.remove(card)


def finishes(book, player, card, square):
    """The size of the legion that this card finishes on this square; 0 if it finishes none."""
    player.cards[square] = book.kinds[card]
    legion = player.legion(square)
    size = len(legion) if player.is_finished(legion) else 0
    del player.cards[square]
    return size


def army(player):
    lines = [f'    <unit type="{kind.id}" hex="{name_of(square)}" figures="1"/>\n' for square, kind in sorted(player.cards.items())]
    lines.insert(0, f'    <resource id="coins" number="{player.coins}"/>\n')
    lines.append(f'    <unit type="general" hex="{name_of(MIDDLE[player.seat])}" figures="1" properties="shows:{player.general}"/>\n')
    for (square, colour), die in sorted(player.dice.items()):
        token = f' token:{die.token}' if die.token else ''
        lines.append(f'    <unit type="{DICE[colour]}" hex="{name_of(square)}" figures="1" properties="shows:{die.value}{token}"/>\n')
    lines += [f'    <card id="{card}" hand="{number}"/>\n' for card, number in collections.Counter(player.hand).items()]
    return f'  <army side="{player.seat}" morale="1" hand-size="0" actions="3">\n{"".join(lines)}  </army>\n'


def table_of_chance(chance, book):
    seats = chance.choice([2, 2, 3, 4])
    colours = chance.sample(COLOURS, seats)
    kinds = sorted(card.id for card in book.cards.values() if card.deck == 'army')
    cards = kinds * (book.army_copies if seats > 2 else 1)
    is_under_way, last = chance.random() < 0.4, chance.choice([3, 8, 20])
    players = [Player(book, seat, colour) for seat, colour in zip(SEATS, colours)]
    for player in players:
        player.cards[MIDDLE[player.seat]] = book.kinds[f'{player.colour}-start']
        if seats == 2 and player is players[0]:
            lay_cards(chance, book, player, cards, 22, True)
        else:
            lay_cards(chance, book, player, cards, chance.randint(0, 7), False)
        lay_dice(chance, book, player)
        player.coins = chance.choice([0, 0, 1, 2, 5])
    left = collections.Counter(cards)
    if is_under_way:
        for player in players:
            set_out(chance, player)
            if seats == 2:
                fill_hand(chance, book, player, cards)
    switches = {f'{player.seat}-colour': player.colour for player in players}
    switches |= {'seats': seats, 'teams': 'yes' if seats == 4 else 'no', 'big-card-penalty': chance.choice(['yes', 'yes', 'no'])}
    first = chance.choice(players).seat
    position = f'  <position round="{chance.randint(1, last)}" side="{first}" phase="army-phase"/>\n'
    return SCENARIO.format(
        columns=9 if seats == 2 else 19, last=last, armies=''.join(army(player) for player in players),
        switches=''.join(f'    <switch id="{name}" value="{value}"/>\n' for name, value in switches.items()),
        first=first if is_under_way else 'first', position=position if is_under_way else '',
        copies=''.join(f'    <card id="{card}" count="0"/>\n' for card in kinds if not left[card]))

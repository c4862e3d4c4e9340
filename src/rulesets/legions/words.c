/* words.c - Legions: what its commands and log entries are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

/* LEG-B19, LEG-B20 */
char *
acies_leg_dup_reasons (const AciesState *state,
                       AciesSide         side,
                       AciesSide         by)
{
  const char *const names[] = { _ ("red dice"), _ ("steady cards"), _ ("big cards"), _ ("bad omens") };
  GString          *reasons = g_string_new (NULL);
  int               numbers[G_N_ELEMENTS (names)];

  acies_leg_threshold (state, side, by, numbers);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (numbers[i] != 0)
      /* Translators: what counts for a morale check, and how much: “big cards −1” */
      acies_list_addf (reasons, ACIES_LIST_COMMA, _ ("%1$s %2$+d"), names[i], numbers[i]);
  if (reasons->len == 0)
    g_string_assign (reasons, _ ("no red die"));

  return g_string_free (reasons, FALSE);
}

const char *
acies_leg_token_name (const AciesRuleset *ruleset,
                      guint               token)
{
  const AciesOption *option = g_ptr_array_index (ruleset->properties[LEG_TOKEN].options, token);

  return option->name;
}

static char *
dup_reward (const AciesRuleset *ruleset,
            guint               reward)
{
  const AciesNumber *numbers = ruleset->numbers;
  gulong             dice = (gulong) numbers[LEG_REWARD_DICE].value;
  gulong             cards = (gulong) numbers[LEG_REWARD_CARDS].value;
  gulong             coins = (gulong) numbers[LEG_REWARD_COINS].value;

  switch (reward)
    {
    case LEG_REWARD_RED_DIE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu red die", "%lu red dice", dice), dice);

    case LEG_REWARD_BLACK_DIE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu black die", "%lu black dice", dice), dice);

    case LEG_REWARD_ARMY_CARDS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu Army card", "%lu Army cards", cards), cards);

    case LEG_REWARD_OF_COINS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu coin", "%lu coins", coins), coins);

    case LEG_REWARD_TOKEN:
      return g_strdup (_ ("a token"));

    case LEG_REWARD_GENERAL:
      return g_strdup_printf (_ ("General raised by %d"), numbers[LEG_REWARD_RAISE].value);

    case LEG_REWARD_COMMAND_CARD:
      return g_strdup (_ ("a Command card"));

    default:
      return g_strdup (C_ ("reward", "nothing"));
    }
}

char *
acies_leg_dup_points (const AciesState *state,
                      guint             n_cards,
                      guint             of_all)
{
  GString *why = g_string_new (NULL);

  /* Translators: what a legion brings, and how many points */
  acies_list_addf (why, ACIES_LIST_COMMA, _ ("legion %d"), LEG_NUMBER (state, LEG_LEGION_POINTS));
  if ((int) n_cards >= LEG_NUMBER (state, LEG_MASSIVE))
    /* Translators: behind “legion 1” in a list: more points as it is massive */
    acies_list_addf (why, ACIES_LIST_COMMA, _ ("massive %d"), LEG_NUMBER (state, LEG_MASSIVE_POINTS));
  else if ((int) n_cards >= LEG_NUMBER (state, LEG_BIG))
    /* Translators: behind “legion 1” in a list: more points as it is big */
    acies_list_addf (why, ACIES_LIST_COMMA, _ ("big %d"), LEG_NUMBER (state, LEG_BIG_POINTS));
  if (of_all > 0)
    /* Translators: behind “legion 1” in a list: more points as legions of all colours are finished */
    acies_list_addf (why, ACIES_LIST_COMMA, _ ("all colours %d"), (int) of_all);

  return g_string_free (why, FALSE);
}

/* LEG-K12: what is counted, as far as it takes to see who is ahead, and how much each team has, that of @first before the others. */
char *
acies_leg_describe_score (const AciesState *state,
                          AciesSide         first)
{
  const char *const names[LEG_N_SCORES] = { _ ("points"), _ ("black dice"), _ ("red dice"), _ ("coins") };
  GString          *text = g_string_new (NULL);
  gboolean          equal = TRUE; /* one team has as much as that of @first */

  for (guint what = 0; what < LEG_N_SCORES && equal; what++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);

      equal = FALSE;
      for (guint i = 0; i < state->ruleset->n_sides; i++)
        {
          AciesSide        side = (AciesSide) ((first + i) % state->ruleset->n_sides);
          AciesSide        leader = 0;
          int              score = acies_leg_count_score (state, side, what);
          g_autofree char *team = acies_ruleset_dup_team (state->ruleset, side);

          while (acies_side_is_enemy (state, side, leader))
            leader++;
          if (leader != side)
            continue;
          equal = equal || (acies_side_is_enemy (state, first, side) && score == acies_leg_count_score (state, first, what));
          /* Translators: a side or a team, and how much it has */
          acies_list_addf (numbers, ACIES_LIST_COMMA, _ ("%1$s %2$d"), team != NULL ? team : state->ruleset->sides[side].name, score);
        }
      /* Translators: what is counted, and how much each side has: “points: Rome 7, Carthage 5” */
      acies_list_addf (text, ACIES_LIST_SEMICOLON, _ ("%1$s: %2$s"), names[what], numbers->str);
    }

  return g_string_free (text, FALSE);
}

/* --- verbs ---------------------------------------------------------------------------------- */

static char *
describe_banner (const AciesState *state,
                 int               number)
{
  return g_strdup (acies_leg_token_name (state->ruleset, (guint) number));
}

static char *
dup_coins (guint coins)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u coin", "%u coins", coins), coins);
}

static char *
describe_reward_choice (const AciesState *state,
                        int               number)
{
  guint            kind = acies_leg_reward_of (state, (guint) number - 1);
  g_autofree char *reward = dup_reward (state->ruleset, kind);
  gboolean         is_die = kind == LEG_REWARD_RED_DIE || kind == LEG_REWARD_BLACK_DIE;

  /* LEG-Q10 */
  if (is_die && acies_leg_count_free (state, state->decision.side, kind == LEG_REWARD_RED_DIE ? LEG_DIE_RED : LEG_DIE_BLACK) < (guint) LEG_NUMBER (state, LEG_REWARD_DICE))
    {
      g_autofree char *coins = dup_coins ((guint) LEG_NUMBER (state, LEG_SPARE_COINS));

      /* Translators: a colour, what a legion of it brings, and coins: “Red: 1 red die (no free square: raises a die or brings 2 coins)” */
      return g_strdup_printf (_ ("%1$s: %2$s (no free square: raise a die or gain %3$s)"), state->ruleset->classes[number - 1].name, reward, coins);
    }

  /* Translators: a colour, and what a legion of it brings: “Gold: 3 coins” */
  return g_strdup_printf (_ ("%1$s: %2$s"), state->ruleset->classes[number - 1].name, reward);
}

static char *
describe_use (const AciesState *state,
              int               number)
{
  AciesId card = acies_leg_find_permanent (state, state->turn.active, number);

  /* Translators: a card */
  return g_strdup_printf (_ ("Use “%s”"), state->ruleset->cards[card].name);
}

static char *
describe_payment (const AciesState *state,
                  int               number)
{
  AciesLegPrice        prices[LEG_MOST_PRICES];
  const AciesLegPrice *price = &prices[number - 1];
  g_autofree char     *coins = NULL;
  g_autofree char     *pips = NULL;
  AciesHexName         name;

  acies_leg_list_prices (state, state->decision.side, state->decision.card, prices);
  coins = dup_coins (price->coins);
  if (price->die == ACIES_NO_UNIT)
    return g_steal_pointer (&coins);
  /* Translators: a number, and the square of a die */
  pips = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u point from the die on %2$s", "%1$u points from the die on %2$s", price->pips), price->pips,
                          acies_hex_name (state->units[price->die].hex, name));
  if (price->coins == 0)
    return g_steal_pointer (&pips);

  /* Translators: points of a die, and coins */
  return g_strdup_printf (_ ("%1$s and %2$s"), pips, coins);
}

static char *
describe_gain (const AciesState *state,
               int               number)
{
  return g_strdup (number - 1 == LEG_DIE_RED ? _ ("A Red Die") : _ ("A Black Die"));
}

/* clang-format off */
#define VERB(kind) [kind - ACIES_COMMAND_VERB]
const AciesVerb acies_leg_verbs[LEG_N_VERBS] = {
  VERB (LEG_COMMAND_SET) = {
    .name = "set", .shape = ACIES_VERB_AT, .weight = 16, .help = N_ ("choose a square for the die that was just gained and rolled"),
    .hint = { N_ ("Place the die on %s") }, .step = N_ ("Place a Die on %s"),
    .prompt = { N_ ("Choose a square for the die"), N_ ("Choose a square for the die"), N_ ("Choose a square for the die"), N_ ("Choose a square for the die") },
  },
  VERB (LEG_COMMAND_LOSE) = {
    .name = "lose", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 16, .help = N_ ("remove a die from its square if there are too many or a morale check has failed"),
    .hint = { N_ ("Remove %s") }, .step = N_ ("Remove the Die from %s"),
    .prompt = { N_ ("Choose a die to remove"), N_ ("Choose a die to remove"), N_ ("Choose a die to remove"), N_ ("Choose a die to remove") },
  },
  VERB (LEG_COMMAND_BANNER) = {
    .name = "token", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("gain a token: for red dice 1 Warlord, 2 Tactician, 3 Quartermaster; for black dice 4 Infantry, 5 Archers, 6 Cavalry"),
    .step = N_ ("Gain a Token: %s"), .describe = describe_banner, .is_pointless = acies_leg_is_pointless_banner,
  },
  VERB (LEG_COMMAND_GIVE) = {
    .name = "give", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 16, .help = N_ ("put the gained token on this die"),
    .hint = { N_ ("Put the token on %s") }, .step = N_ ("Put a Token on %s"),
    .prompt = { N_ ("Choose a die for the token"), N_ ("Choose a die for the token"), N_ ("Choose a die for the token"), N_ ("Choose a die for the token") },
  },
  VERB (LEG_COMMAND_DROP) = {
    .name = "take-off", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 16, .is_pointless = acies_leg_is_pointless_drop, .help = N_ ("remove the token from a die if there are too many tokens"),
    .hint = { N_ ("Remove the token from %s") }, .step = N_ ("Remove the Token from %s"),
    .prompt = { N_ ("Choose a token to remove"), N_ ("Choose a token to remove"), N_ ("Choose a token to remove"), N_ ("Choose a token to remove") },
  },
  VERB (LEG_COMMAND_REWARD) = {
    .name = "reward", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("choose the reward for a colour on the Battle card: 1 red, 2 grey, 3 green, 4 gold, 5 purple"),
    .step = N_ ("Choose a Reward: %s"), .describe = describe_reward_choice,
  },
  VERB (LEG_COMMAND_MUSTER) = {
    .name = "muster", .shape = ACIES_VERB_BARE, .weight = 12, .help = N_ ("draw an Army card, for an action and 1 point of the General die or 1 coin"),
    .step = N_ ("Muster"), .button = N_ ("_Muster"),
  },
  VERB (LEG_COMMAND_CONSULT) = {
    .name = "consult", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 12, .help = N_ ("lower a red die and take one of the face-up Command cards, for an action"),
    .hint = { N_ ("Consult (1 action): lower %s and take a Command card") }, .step = N_ ("Consult with the Die on %s"),
    .prompt = { N_ ("Click %s again to consult"), N_ ("Click %s again to consult"), N_ ("Click %s again to consult"), N_ ("Click %s again to consult") },
  },
  VERB (LEG_COMMAND_EMPOWER) = {
    .name = "empower", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 8, .help = N_ ("raise a red die, for an action and 1 point of the General die or 1 coin"),
    .hint = { N_ ("Empower (1 action): raise %s") }, .step = N_ ("Empower the Die on %s"),
    .prompt = { N_ ("Click %s again to empower it"), N_ ("Click %s again to empower it"), N_ ("Click %s again to empower it"), N_ ("Click %s again to empower it") },
  },
  VERB (LEG_COMMAND_REQUISITION) = {
    .name = "requisition", .shape = ACIES_VERB_BARE, .weight = 6, .help = N_ ("put an Army card from your hand under the deck and gain coins, once a turn, for an action and 1 point of the General die or 1 coin"),
    .step = N_ ("Requisition"), .button = N_ ("_Requisition"),
  },
  VERB (LEG_COMMAND_USE) = {
    .name = "use", .shape = ACIES_VERB_CHOICE, .weight = 12, .help = N_ ("use one of your Command cards in play: 1 Raised Standards, 2 Drill, 3 Foragers, 4 Volley, 5 Outriders, 6 Laid Plans"),
    .step = "%s", .describe = describe_use,
  },
  VERB (LEG_COMMAND_PAY) = {
    .name = "pay", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("pay in one of the listed ways: payments with the most points from a die come first, coins alone last"),
    .step = N_ ("Pay %s"), .describe = describe_payment,
  },
  VERB (LEG_COMMAND_GAIN) = {
    .name = "gain", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("gain a die from the supply: 1 black, 2 red"),
    .step = N_ ("Gain %s"), .describe = describe_gain,
  },
  VERB (LEG_COMMAND_RAISE) = {
    .name = "raise", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 16, .help = N_ ("raise one of your black dice, as a card says"),
    .hint = { N_ ("Raise %s") }, .step = N_ ("Raise the Die on %s"),
    .prompt = { N_ ("Choose a die to raise"), N_ ("Choose a die to raise"), N_ ("Choose a die to raise"), N_ ("Choose a die to raise") },
  },
  VERB (LEG_COMMAND_LOWER) = {
    .name = "lower", .shape = ACIES_VERB_AT, .above_main = TRUE, .weight = 16, .help = N_ ("lower an enemy’s black or red die, as a card says"),
    .hint = { N_ ("Lower %s") }, .step = N_ ("Lower the Die on %s"),
    .prompt = { N_ ("Choose a die to lower"), N_ ("Choose a die to lower"), N_ ("Choose a die to lower"), N_ ("Choose a die to lower") },
  },
  VERB (LEG_COMMAND_CARRY) = {
    .name = "transfer", .shape = ACIES_VERB_FROM_TO, .above_main = TRUE, .weight = 16, .help = N_ ("move one of your dice and its token to a free square of its colour"),
    /* Translators: a die, and a square */
    .hint = { N_ ("Move %1$s to %2$s") },
    /* Translators: two squares */
    .step = N_ ("Move a Die from %1$s to %2$s"),
    .prompt = { N_ ("Choose a free square for %s"), N_ ("Choose a free square for %s"), N_ ("Choose a free square for %s"), N_ ("Choose a free square for %s") },
  },
};
/* clang-format on */

/* --- log entries ---------------------------------------------------------------------------------- */

static char *
describe_number (const AciesLogWords *words)
{
  const AciesRuleset  *ruleset = words->ruleset;
  const AciesLogEntry *entry = words->entry;
  int                  n = entry->number;
  int                  by = ABS (entry->number2);
  gulong               coins = (gulong) ABS (n);
  const char          *colour;
  g_autofree char     *reward = NULL;

  switch ((guint) entry->kind)
    {
    case LEG_LOG_FINISHED:
      colour = ruleset->classes[entry->number2].name;
      if (n >= ruleset->numbers[LEG_MASSIVE].value)
        /* Translators: a side, a number of cards, a colour */
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s finishes a massive legion of %2$d card (%3$s)", "%1$s finishes a massive legion of %2$d cards (%3$s)", (gulong) n), words->side, n, colour);
      if (n >= ruleset->numbers[LEG_BIG].value)
        /* Translators: a side, a number of cards, a colour */
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s finishes a big legion of %2$d card (%3$s)", "%1$s finishes a big legion of %2$d cards (%3$s)", (gulong) n), words->side, n, colour);

      /* Translators: a side, a number of cards, a colour */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s finishes a legion of %2$d card (%3$s)", "%1$s finishes a legion of %2$d cards (%3$s)", (gulong) n), words->side, n, colour);

    case LEG_LOG_SET:
      /* Translators: a die, its square, and what it shows */
      return g_strdup_printf (_ ("%1$s is placed on %2$s and shows %3$d"), ruleset->unit_types[entry->unit_type].name, words->hex, n);

    case LEG_LOG_NO_SQUARE:
      /* Translators: a side, and what its die shows */
      return entry->number2 == LEG_DIE_RED ? g_strdup_printf (_ ("%1$s has no free square for the red die that shows %2$d"), words->side, n)
                                           /* Translators: a side, and a number */
                                           : g_strdup_printf (_ ("%1$s has no free square for the black die that shows %2$d"), words->side, n);

    case LEG_LOG_LOWERED:
      /* Translators: a die, its square, by how much it is lowered or raised, and what it shows then */
      return g_strdup_printf (_ ("%1$s on %2$s is lowered by %3$d and shows %4$d"), words->unit, words->hex, by, n);

    case LEG_LOG_RAISED:
      /* Translators: a die, its square, by how much it is raised, and what it shows then */
      return g_strdup_printf (_ ("%1$s on %2$s is raised by %3$d and shows %4$d"), words->unit, words->hex, by, n);

    case LEG_LOG_TOKEN:
      /* Translators: a side, a token, a square */
      return g_strdup_printf (_ ("%1$s gains a token on %3$s: %2$s"), words->side, acies_leg_token_name (ruleset, (guint) n), words->hex);

    case LEG_LOG_DROPPED:
      /* Translators: a side, a token, and the square of the die that has it */
      return g_strdup_printf (_ ("%1$s removes a token from %3$s: %2$s"), words->side, acies_leg_token_name (ruleset, (guint) n), words->hex);

    case LEG_LOG_REWARD:
      reward = dup_reward (ruleset, (guint) n);
      /* Translators: a side, and a reward such as “2 coins” */
      return g_strdup_printf (_ ("%1$s receives a reward: %2$s"), words->side, reward);

    case LEG_LOG_COINS:
      /* Translators: a side, and a number */
      return n > 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gains %2$lu coin", "%1$s gains %2$lu coins", coins), words->side, coins)
                   /* Translators: a side, and a number */
                   : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s pays %2$lu coin", "%1$s pays %2$lu coins", coins), words->side, coins);

    case LEG_LOG_GENERAL:
      /* Translators: a side, by how much its General is lowered to pay or raised, and what it shows then */
      return entry->number2 < 0 ? g_strdup_printf (_ ("%1$s pays %2$d with the General die, which now shows %3$d"), words->side, by, n)
                                /* Translators: a side, by how much its General is raised, and what it shows then */
                                : g_strdup_printf (_ ("The General of %1$s is raised by %2$d and shows %3$d"), words->side, by, n);

    case LEG_LOG_UNDER:
      /* Translators: a side, the name of a deck */
      return g_strdup_printf (_ ("%1$s puts a card under the deck: %2$s"), words->side, ruleset->decks[n].name);

    default: /* LEG_LOG_SCORE */
      /* Translators: a side, and a number */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$d point", "%1$s has %2$d points", (gulong) n), words->side, n);
    }
}

static char *
describe_note (const AciesLogWords *words)
{
  static const char *const actions[] = {
    [LEG_ACTION_MUSTER] = N_ ("%s takes the Muster action"),
    [LEG_ACTION_CONSULT] = N_ ("%s takes the Consult action"),
    [LEG_ACTION_EMPOWER] = N_ ("%s takes the Empower action"),
    [LEG_ACTION_REQUISITION] = N_ ("%s takes the Requisition action"),
  };
  const AciesRuleset  *ruleset = words->ruleset;
  const AciesLogEntry *entry = words->entry;
  const AciesCardType *card = entry->card != ACIES_NO_ID ? &ruleset->cards[entry->card] : NULL;
  const AciesDice     *dice = &entry->dice;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *roll;

  for (guint i = 0; i < dice->n; i++)
    {
      const char *face = acies_face_to_string (acies_ruleset_get_face (ruleset, dice, i), ruleset);

      if (entry->kind == LEG_LOG_ROLLED)
        /* Translators: the colour of a die and what it shows: “Black 4” */
        acies_list_addf (text, ACIES_LIST_COMMA, _ ("%1$s %2$s"), ruleset->die_types[dice->types[i]].name, face);
      else
        acies_list_add (text, ACIES_LIST_COMMA, face);
    }
  roll = text->str;
  switch ((guint) entry->kind)
    {
    case LEG_LOG_FIRST_ROLL:
      /* Translators: a side, and a roll */
      return g_strdup_printf (_ ("%1$s rolls %2$s with its General; the highest roll goes first"), words->side, roll);

    case LEG_LOG_LAID:
      /* Translators: a side, an Army card, a square */
      return g_strdup_printf (_ ("%1$s lays “%2$s” on %3$s"), words->side, ruleset->unit_types[entry->unit_type].name, words->hex);

    case LEG_LOG_ROLLED:
      if (entry->hex != ACIES_NO_HEX)
        /* Translators: a side, the square of the card that it has just laid, and dice: “Black 3, Black 5, Red 2” */
        return g_strdup_printf (_ ("%1$s rolls for the squares completed by the card on %2$s: %3$s"), words->side, words->hex, roll);

      /* Translators: a side, and dice: “Black 3, Red 2” */
      return g_strdup_printf (_ ("%1$s rolls the dice it has gained: %2$s"), words->side, roll);

    case LEG_LOG_LOST_DIE:
      /* Translators: a die, and its square */
      return g_strdup_printf (_ ("%1$s is removed from %2$s"), words->unit, words->hex);

    case LEG_LOG_CHECK:
      return acies_ruleset_get_face (ruleset, &entry->dice, 0)->number <= entry->number
                 /* Translators: a side, a roll, the most that passes, and why it is so much: “red dice +3, big cards −1” */
                 ? g_strdup_printf (_ ("%1$s passes its morale check: rolled %2$s, needed %3$d or less (%4$s)"), words->side, roll, entry->number, entry->reason)
                 /* Translators: a side, a roll, the most that passes, and why it is so much */
                 : g_strdup_printf (_ ("%1$s fails its morale check: rolled %2$s, needed %3$d or less (%4$s)"), words->side, roll, entry->number, entry->reason);

    case LEG_LOG_EVENT:
      /* Translators: the name of an event, and what it does */
      return g_strdup_printf (_ ("%1$s: %2$s"), card->name, card->text);

    case LEG_LOG_USED:
      /* Translators: a side, and a card */
      return g_strdup_printf (_ ("%1$s uses “%2$s”"), words->side, card->name);

    case LEG_LOG_OBJECTIVE:
      /* Translators: a side, an objective, how much it has of what that asks for, and how much it asks for */
      return entry->number > 0 ? g_strdup_printf (_ ("%1$s has achieved “%2$s”: %3$d, needed %4$d"), words->side, card->name, entry->number2, card->values[LEG_CARD_NEEDS])
                               /* Translators: a side, an objective, how much it has of what that asks for, and how much it asks for */
                               : g_strdup_printf (_ ("%1$s has not achieved “%2$s”: %3$d of %4$d"), words->side, card->name, entry->number2, card->values[LEG_CARD_NEEDS]);

    default: /* LEG_LOG_ACTION */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      return g_strdup_printf (_ (actions[CLAMP (entry->number, 0, LEG_ACTION_REQUISITION)]), words->side);
#pragma GCC diagnostic pop
    }
}

/* In the order of the LEG_LOG_... */
/* clang-format off */
const AciesOwnLogEntry acies_leg_log_entries[LEG_N_LOG_KINDS] = {
  { "first-roll", .describe = describe_note },
  { "first-player", .sentence = N_ ("%s goes first") },
  { "objectives-kept", .sentence = N_ ("%s has chosen its objectives") },
  { "card-laid", .describe = describe_note },
  { "legion-finished", .describe = describe_number },
  { "dice-gained", .describe = describe_note },
  { "die-set", .describe = describe_number },
  { "no-square", .describe = describe_number },
  { "die-lost", .describe = describe_note },
  { "die-lowered", .describe = describe_number },
  { "die-raised", .describe = describe_number },
  { "token-gained", .describe = describe_number },
  { "token-lost", .describe = describe_number },
  { "rewarded", .describe = describe_number },
  { "morale-checked", .describe = describe_note },
  { "nothing-to-lose", .sentence = N_ ("%s has no black die to lose") },
  { "coins", .describe = describe_number },
  { "general", .describe = describe_number },
  { "acted", .describe = describe_note },
  { "event-holds", .describe = describe_note },
  { "die-moved", .forms = { ACIES_FORMS ("%1$s moves from %2$s to %3$s", "%1$s move from %2$s to %3$s") } },
  { "card-used", .describe = describe_note },
  { "card-under", .describe = describe_number },
  { "objective", .describe = describe_note },
  { "score", .describe = describe_number },
  { "unpaid", .sentence = N_ ("%s does not pay, so the card has no effect") },
};
/* clang-format on */

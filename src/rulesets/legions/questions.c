/* questions.c - Legions: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "rulesets/legions/legions.h"

#include <glib/gi18n-lib.h>

static void
add_reason (GString    *reasons,
            const char *name,
            int         number)
{
  /* Translators: what counts for a morale check, and how much: “big cards −1” */
  g_autofree char *reason = g_strdup_printf (_ ("%1$s %2$+d"), name, number);

  if (number != 0)
    acies_list_add (reasons, ACIES_LIST_COMMA, reason);
}

/* LEG-B19, LEG-B20 */
char *
acies_leg_dup_reasons (const AciesState *state,
                       AciesSide         side,
                       AciesSide         by)
{
  AciesLegReasons why;
  GString        *reasons = g_string_new (NULL);

  acies_leg_threshold_reasons (state, side, by, &why);
  add_reason (reasons, _ ("red dice"), why.red_dice);
  add_reason (reasons, _ ("steady cards"), why.steady);
  add_reason (reasons, _ ("big cards"), -why.big_cards);
  add_reason (reasons, _ ("bad omens"), -why.omens);
  if (reasons->len == 0)
    g_string_assign (reasons, _ ("no red die"));

  return g_string_free (reasons, FALSE);
}

/* Each reason, and how many of six rolls pass. */
static char *
describe_check (const AciesState *state,
                const char       *side)
{
  AciesSide        checker = state->decision.side;
  int              most = acies_leg_threshold (state, checker, state->turn.active);
  g_autofree char *reasons = acies_leg_dup_reasons (state, checker, state->turn.active);

  /* Translators: a side, the largest roll that passes, how many rolls of six do, and the reasons for that number */
  return g_strdup_printf (_ ("%1$s checks its morale and needs %2$d or less: a %3$d in 6 chance (%4$s)"), side, most, MIN (most, 6), reasons);
}

/* A check says what passes; of dice that are gained, how many. */
static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *asked = &state->decision;

  if (asked->dice[0] == LEG_DIE_CHECK)
    return describe_check (state, side);
  if (asked->dice[0] == LEG_DIE_BLUE)
    return g_strdup_printf (_ ("%s rolls its General: the highest roll goes first"), side);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls the %2$u die it has gained", "%1$s rolls the %2$u dice it has gained", asked->n_dice), side, asked->n_dice);
}

/* LEG-F4, LEG-B10 */
static const char *
find_rule_of_dice (const AciesState *state)
{
  return state->decision.dice[0] == LEG_DIE_BLUE ? "LEG-F4" : state->decision.dice[0] == LEG_DIE_CHECK ? "LEG-B10"
                                                                                                       : "LEG-B9";
}

static char *
describe_keep (const AciesState *state,
               const char       *side)
{
  guint n = state->decision.count;

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s chooses %2$u objective to put back", "%1$s chooses %2$u objectives to put back", n), side, n);
}

static char *
describe_place (const AciesState *state,
                const char       *side)
{
  const AciesLegDie *die = &LEG_BLOCK (state)->pool[0];

  /* Translators: a side, and what the die shows */
  return die->kind == LEG_DIE_RED ? g_strdup_printf (_ ("%1$s chooses a square for the red die that shows %2$u"), side, die->value)
                                  /* Translators: a side, and what the die shows */
                                  : g_strdup_printf (_ ("%1$s chooses a square for the black die that shows %2$u"), side, die->value);
}

static char *
describe_give (const AciesState *state,
               const char       *side)
{
  /* Translators: a side, and the name of a token */
  return g_strdup_printf (_ ("%1$s chooses a die for its token: %2$s"), side, acies_leg_token_name (state->ruleset, LEG_BLOCK (state)->token));
}

static char *
describe_lose (const AciesState *state,
               const char       *side)
{
  AciesSide loser = (AciesSide) (state->decision.count - 1);

  if (loser == state->decision.side)
    return g_strdup_printf (_ ("%s chooses which of its black dice to lose"), side);

  /* Translators: the side that chooses, and the side that loses a die */
  return g_strdup_printf (_ ("%1$s chooses which black die %2$s loses"), side, state->ruleset->sides[loser].name);
}

static char *
describe_pay (const AciesState *state,
              const char       *side)
{
  /* Translators: a side, and a card */
  return g_strdup_printf (_ ("%1$s pays for “%2$s”"), side, state->ruleset->cards[state->decision.card].name);
}

/* LEG-Q10: what it can do is said before it is chosen. */
static char *
describe_spare (const AciesState *state,
                const char       *side)
{
  gulong coins = (gulong) LEG_NUMBER (state, LEG_SPARE_COINS);
  int    shown = state->decision.count;

  /* Translators: a side, what its die shows, and a number of coins */
  return LEG_BLOCK (state)->pool[0].kind == LEG_DIE_RED
             /* Translators: a side, what its die shows, and a number of coins */
             ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has no free square for the red die: raise another red die by %2$d or take %3$lu coin",
                                             "%1$s has no free square for the red die: raise another red die by %2$d or take %3$lu coins", coins),
                                side, shown, coins)
             /* Translators: a side, what its die shows, and a number of coins */
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has no free square for the black die: raise another black die by %2$d or take %3$lu coin",
                                             "%1$s has no free square for the black die: raise another black die by %2$d or take %3$lu coins", coins),
                                side, shown, coins);
}

static char *
describe_hand (const AciesState *state,
               const char       *side)
{
  guint n = state->decision.count;

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has too many Army cards and puts %2$u under the deck", "%1$s has too many Army cards and puts %2$u under the deck", n), side, n);
}

static char *
describe_actions (const AciesState *state,
                  const char       *side)
{
  const AciesSideNumbers *numbers = &state->sides[state->turn.active];
  guint                   left = numbers->spent < numbers->actions ? (guint) (numbers->actions - numbers->spent) : 0;

  if (left == 0)
    return g_strdup_printf (_ ("%s has no actions left and may use cards in play, or end the turn"), side);

  /* Translators: a side, and a number of actions */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s may take %2$u more action (playing a Command card is one), or end the turn",
                                       "%1$s may take %2$u more actions (playing a Command card is one), or end the turn", left),
                          side, left);
}

/* clang-format off */
const AciesQuestion acies_leg_questions[LEG_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "actions", .rule = "LEG-K5", .ends = "turn", .done = N_ ("End _Turn"), .list = acies_leg_list_acts,
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LEG_COMMAND_MUSTER) | ACIES_ANSWER_VERB (LEG_COMMAND_CONSULT) |
               ACIES_ANSWER_VERB (LEG_COMMAND_EMPOWER) | ACIES_ANSWER_VERB (LEG_COMMAND_REQUISITION) | ACIES_ANSWER_VERB (LEG_COMMAND_USE),
    .describe = describe_actions,
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .find_rule = find_rule_of_dice, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [LEG_ASK_KEEP] = {
    .name = "objectives", .rule = "LEG-F2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .describe = describe_keep,
  },
  [LEG_ASK_DRAFT] = {
    .name = "draft", .rule = "LEG-F2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_leg_list_take,
    .sentence = N_ ("%s takes a Command card from the Battle Line"),
  },
  [LEG_ASK_LAY] = {
    .name = "army-card", .rule = "LEG-K5", .ends = "army-phase", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Lay _No Card"),
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .list = acies_leg_list_lay,
    .sentence = N_ ("%s may lay an Army card beside, above or below another of its cards"),
  },
  [LEG_ASK_PLACE] = {
    .name = "square", .rule = "LEG-B9", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_SET), .list = acies_leg_list_set,
    .describe = describe_place,
  },
  [LEG_ASK_LIMIT] = {
    .name = "too-many-dice", .rule = "LEG-B11", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOSE), .list = acies_leg_list_lose,
    .sentence = N_ ("%s has one die too many and removes one"),
  },
  [LEG_ASK_TOKEN] = {
    .name = "token", .rule = "LEG-K10", .ends = "token", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Take _No Token"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_BANNER) | ACIES_ANSWER (PASS), .list = acies_leg_list_banner,
    .sentence = N_ ("%s chooses a token to gain"),
  },
  [LEG_ASK_GIVE] = {
    .name = "die-for-token", .rule = "LEG-B6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_GIVE), .list = acies_leg_list_give,
    .describe = describe_give,
  },
  [LEG_ASK_OVER] = {
    .name = "too-many-tokens", .find_rule = acies_leg_find_surplus_rule, .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_DROP), .list = acies_leg_list_drop,
    .sentence = N_ ("%s has one token too many and removes one"),
  },
  [LEG_ASK_REWARD] = {
    .name = "reward", .rule = "LEG-B17", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_REWARD), .list = acies_leg_list_reward,
    .sentence = N_ ("%s has finished a legion of its starting colour and chooses its reward"),
  },
  [LEG_ASK_LOSE] = {
    .name = "die-to-lose", .rule = "LEG-B21", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOSE), .list = acies_leg_list_lose,
    .describe = describe_lose,
  },
  [LEG_ASK_PAY] = {
    .name = "payment", .rule = "LEG-B22", .ends = "payment", .pass = N_ ("Do _Not Pay"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_PAY) | ACIES_ANSWER (PASS), .list = acies_leg_list_pay,
    .describe = describe_pay,
  },
  [LEG_ASK_GAIN] = {
    .name = "die-to-gain", .rule = "LEG-B2", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_GAIN), .list = acies_leg_list_gain,
    .sentence = N_ ("%s chooses a black or red die to gain"),
  },
  [LEG_ASK_RAISE] = {
    .name = "die-to-raise", .rule = "LEG-B4", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_RAISE), .list = acies_leg_list_raise,
    .sentence = N_ ("%s chooses one of its black dice to raise"),
  },
  [LEG_ASK_LOWER] = {
    .name = "die-to-lower", .rule = "LEG-Q11", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_LOWER), .list = acies_leg_list_lower,
    .sentence = N_ ("%s chooses an enemy die to lower"),
  },
  [LEG_ASK_CARRY] = {
    .name = "die-to-move", .rule = "LEG-B5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LEG_COMMAND_CARRY), .list = acies_leg_list_carry,
    .sentence = N_ ("%s moves one of its dice to a free square"),
  },
  [LEG_ASK_PICK] = {
    .name = "command-card", .rule = "LEG-K6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_leg_list_take,
    .sentence = N_ ("%s takes a Command card from the Battle Line"),
  },
  [LEG_ASK_REQUISITION] = {
    .name = "requisition", .rule = "LEG-K6", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .sentence = N_ ("%s puts an Army card under the deck for coins"),
  },
  [LEG_ASK_HAND] = {
    .name = "hand-limit", .rule = "LEG-K5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (PUT_BACK), .list = acies_leg_list_put_back,
    .describe = describe_hand,
  },
  [LEG_ASK_SPARE] = {
    .name = "die-without-square", .rule = "LEG-Q10", .ends = "die", .asked = ACIES_ASKS_ANYBODY, .pass = N_ ("Take _Coins"),
    .answers = ACIES_ANSWER_VERB (LEG_COMMAND_RAISE) | ACIES_ANSWER (PASS), .list = acies_leg_list_raise,
    .describe = describe_spare,
  },
};
/* clang-format on */

/* points.c - Legions: what a legion brings, the morale of the enemies, objectives, and who has won
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

guint
acies_leg_reward_of (const AciesState *state,
                     guint             colour)
{
  AciesId battle = acies_leg_open_card (state, LEG_DECK_BATTLE);

  return battle != ACIES_NO_ID ? (guint) state->ruleset->cards[battle].values[LEG_CARD_REWARD + colour] : LEG_REWARD_NONE;
}

/* LEG-K9 */
static void
give_reward (AciesResolver *resolver,
             AciesSide      side,
             guint          reward)
{
  const AciesState *state = resolver->state;

  acies_log_entry (resolver, LEG_LOG_REWARD, .side = side, .number = (gint16) reward);
  switch (reward)
    {
    case LEG_REWARD_RED_DIE:
      acies_leg_gain_dice (resolver, side, 0, (guint) LEG_NUMBER (state, LEG_REWARD_DICE), ACIES_NO_HEX);
      break;

    case LEG_REWARD_BLACK_DIE:
      acies_leg_gain_dice (resolver, side, (guint) LEG_NUMBER (state, LEG_REWARD_DICE), 0, ACIES_NO_HEX);
      break;

    case LEG_REWARD_ARMY_CARDS:
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_REWARD_CARDS));
      break;

    case LEG_REWARD_OF_COINS:
      acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_REWARD_COINS));
      break;

    case LEG_REWARD_TOKEN:
      acies_leg_push (resolver, LEG_STEP_TOKEN, side);
      break;

    case LEG_REWARD_GENERAL:
      acies_leg_set_general (resolver, side, LEG_NUMBER (state, LEG_REWARD_RAISE));
      break;

    case LEG_REWARD_COMMAND_CARD:
      acies_leg_push (resolver, LEG_STEP_PICK, side);
      break;

    default:
      break;
    }
}

/* LEG-B17 */
gboolean
acies_leg_check_reward (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  return (command->number >= 1 && command->number <= LEG_N_COLOURS) ||
         acies_refuse (error, "LEG-B17", _ ("Choose a reward from 1 to 5, one for each colour"));
}

void
acies_leg_reward (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  give_reward (resolver, side, acies_leg_reward_of (resolver->state, (guint) command->number - 1));
}

/* --- morale --------------------------------------------------------------------------------- */

/* LEG-Q4: all enemies, the next one first. */
void
acies_leg_push_checks (AciesResolver *resolver,
                       AciesSide      side,
                       guint          size)
{
  const AciesState *state = resolver->state;
  AciesSide         sides[ACIES_MAX_SIDES];
  guint             n = 0;

  LEG_SET (resolver, size, (guint8) size);
  for (AciesSide other = acies_side_next (state, side); other != side; other = acies_side_next (state, other))
    if (acies_side_is_enemy (state, side, other))
      sides[n++] = other;
  while (n > 0)
    acies_leg_push (resolver, LEG_STEP_CHECK, sides[--n]);
}

static int
count_cards_with (const AciesState *state,
                  AciesSide         side,
                  guint             attribute)
{
  int n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i) && state->units[i].side == side)
      n += acies_state_unit_type (state, i)->values[attribute];

  return n;
}

/* LEG-Q1, LEG-Q2, LEG-Q3: the most that passes a check, with so many red dice, steady cards, big cards of the enemy, and bad
 * omens */
static int
sum_terms (const AciesState *state,
           const int         counts[4],
           int               why[4])
{
  int sum = 0;

  why[0] = counts[0];
  why[1] = counts[1];
  why[2] = state->switches[LEG_BIG_PENALTY] ? -counts[2] : 0;
  why[3] = -counts[3] * LEG_NUMBER (state, LEG_OMENS_BY);
  for (guint i = 0; i < 4; i++)
    sum += why[i];

  return MAX (sum, 0);
}

int
acies_leg_threshold (const AciesState *state,
                     AciesSide         side,
                     AciesSide         by,
                     int               why[4])
{
  int counts[] = {
    (int) acies_leg_count_dice (state, side, LEG_COMMANDER_DIE),
    count_cards_with (state, side, LEG_STEADY),
    count_cards_with (state, by, LEG_BIG_CARD),
    acies_leg_event (state) == LEG_OMENS,
  };
  int reasons[4];

  return sum_terms (state, counts, why != NULL ? why : reasons);
}

/* --- what players check on a table --------------------------------------------------------------- */

static void
judge_morale (const AciesState *state,
              const guint8     *counts,
              AciesCheck       *check)
{
  int numbers[] = { counts[0], counts[1], counts[2], counts[3] };
  int why[4];
  int most = sum_terms (state, numbers, why);

  check->die = LEG_DIE_CHECK;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("passes")), 1, most);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("fails and loses a black die")), most + 1, G_MAXINT);
}

/* LEG-B22: points of one die and coins. */
static void
judge_price (const AciesState *state,
             const guint8     *counts,
             AciesCheck       *check)
{
  guint cost = counts[0];

  for (guint pips = MIN (cost, counts[1]) + 1; pips-- > 0;)
    {
      guint            coins = cost - pips;
      g_autofree char *points = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u point of the die", "%u points of the die", pips), pips);
      g_autofree char *money = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u coin", "%u coins", coins), coins);

      if (coins > counts[2])
        continue;
      /* Translators: “2 points of the die” and “1 coin” */
      acies_check_add_choice (check, pips > 0 && coins > 0 ? g_strdup_printf (_ ("%1$s and %2$s"), points, money) : g_strdup (pips > 0 ? points : money));
    }
  if (check->outcomes->len == 0)
    acies_check_add_choice (check, g_strdup (_ ("The price is too high")));
}

/* clang-format off */
const AciesCheckKind acies_leg_checks[] = {
  { NC_ ("check", "Morale Check"), "LEG-Q1", {
      { NC_ ("check", "Red Dice"), "LEG-B10", 2, 5 }, { NC_ ("check", "Steady Cards"), "LEG-Q2", 1, 3 },
      { NC_ ("check", "Big Cards of the Enemy"), "LEG-Q3", 1, 3 }, { NC_ ("check", "Bad Omens"), "LEG-K8", 0, 1 } }, judge_morale },
  { NC_ ("check", "Pay for a Command Card"), "LEG-B22", {
      { NC_ ("check", "Price"), "LEG-B22", 2, 6 }, { NC_ ("check", "Die with the Token"), "LEG-Q8", 3, 6 },
      { NC_ ("check", "Coins"), "LEG-B22", 2, 6 } }, judge_price },
  { 0 },
};
/* clang-format on */

/* LEG-Q5: coins; without one a point of the General, or else of the red die that shows most. */
static void
pay_for_no_die (AciesResolver *resolver,
                AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesUnitId       general = acies_leg_find_general (state, side);
  AciesUnitId       dice[ACIES_MAX_UNITS];
  guint             n = acies_leg_list_dice (state, side, LEG_COMMANDER_DIE, dice);
  guint             best = 0;

  acies_log_side (resolver, LEG_LOG_STOOD, side);
  for (guint i = 1; i < n; i++)
    if (state->units[dice[i]].properties[LEG_VALUE] > state->units[dice[best]].properties[LEG_VALUE])
      best = i;
  if (state->sides[side].resources[LEG_COINS] > 0)
    acies_leg_add_coins (resolver, side, -LEG_NUMBER (state, LEG_SHAKEN_COINS));
  else if (general != ACIES_NO_UNIT && state->units[general].properties[LEG_VALUE] > 1)
    acies_leg_set_general (resolver, side, -1);
  else if (n > 0)
    acies_leg_change_die (resolver, dice[best], -1);
}

void
acies_leg_reward_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;
  int               most = acies_leg_threshold (state, side, state->turn.active, NULL);
  gboolean          massive = LEG_BLOCK (state)->size >= LEG_NUMBER (state, LEG_MASSIVE);
  g_autofree char  *reasons = NULL;
  AciesUnitId       dice[ACIES_MAX_UNITS];
  guint             n = acies_leg_list_dice (state, side, LEG_LEGION_DIE, dice);

  switch (step->kind)
    {
    case LEG_STEP_REWARD:
      if (LEG_BLOCK (state)->colour == acies_leg_starting_colour (state, side))
        acies_question_ask_side (resolver, LEG_ASK_REWARD, side, ACIES_NO_UNIT, 1);
      else
        give_reward (resolver, side, acies_leg_reward_of (state, LEG_BLOCK (state)->colour));
      break;

    case LEG_STEP_CHECK: /* LEG-B10: a die of the supply */
      acies_resolver_ask_dice (resolver, side, ACIES_NO_UNIT, LEG_DIE_CHECK, 1, most);
      acies_leg_push (resolver, LEG_STEP_READ_CHECK, side);
      break;

    case LEG_STEP_READ_CHECK:
      reasons = resolver->events != NULL ? acies_leg_dup_reasons (state, side, state->turn.active) : NULL;
      acies_log_entry (resolver, LEG_LOG_CHECK, .side = side, .dice = state->dice, .number = (gint16) most, .reason = g_intern_string (reasons));
      if (acies_ruleset_get_face (state->ruleset, &state->dice, 0)->number > most)
        acies_leg_push (resolver, LEG_STEP_LOSE, side);
      break;

    default: /* LEG-B21, LEG-Q5: the side that finished a massive legion chooses the die. */
      if (n == 0)
        pay_for_no_die (resolver, side);
      else if (n == 1)
        acies_leg_remove_die (resolver, dice[0]);
      else
        acies_question_ask_side (resolver, LEG_ASK_LOSE, massive ? state->turn.active : side, ACIES_NO_UNIT, side + 1u);
      break;
    }
}

/* --- points ----------------------------------------------------------------------------------- */

/* Points are what decides: they stand where other games have morale. */
void
acies_leg_add_points (AciesResolver *resolver,
                      AciesSide      side,
                      guint          n,
                      const char    *why)
{
  AciesSideNumbers numbers = resolver->state->sides[side];
  int              more = MIN ((int) n, ACIES_MAX_MORALE - numbers.morale);

  if (more == 0)
    return;
  numbers.morale = (gint16) (numbers.morale + more);
  acies_resolver_set_side (resolver, side, &numbers);
  acies_log_entry (resolver, ACIES_LOG_MORALE, .side = side, .number = (gint16) more, .number2 = numbers.morale,
                   .reason = g_intern_string (why));
}

guint
acies_leg_points_of (const AciesState *state,
                     guint             n_cards)
{
  guint points = (guint) LEG_NUMBER (state, LEG_LEGION_POINTS);

  if ((int) n_cards >= LEG_NUMBER (state, LEG_MASSIVE))
    return points + (guint) LEG_NUMBER (state, LEG_MASSIVE_POINTS);

  return points + ((int) n_cards >= LEG_NUMBER (state, LEG_BIG) ? (guint) LEG_NUMBER (state, LEG_BIG_POINTS) : 0);
}

/* LEG-K12, LEG-K13: of legions that a scenario has laid out. */
void
acies_leg_count_laid_out (AciesResolver *resolver,
                          AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesSideNumbers  numbers = state->sides[side];
  guint             colours = acies_leg_colours (state, side);
  AciesLegField     field;
  AciesLegLegion    legions[ACIES_MAX_UNITS];
  guint             n;

  acies_leg_field_find (&field, state);
  n = acies_leg_list_legions (&field, side, TRUE, legions);
  numbers.morale = (gint16) (colours == LEG_ALL_COLOURS ? LEG_NUMBER (state, LEG_ALL_COLOURS_POINTS) : 0);
  for (guint i = 0; i < n; i++)
    numbers.morale = (gint16) (numbers.morale + (int) acies_leg_points_of (state, legions[i].n));
  numbers.morale = MIN (numbers.morale, ACIES_MAX_MORALE);
  numbers.resources[LEG_BLAZONS] = (guint8) (LEG_N_COLOURS - __builtin_popcount (colours));
  acies_resolver_set_side (resolver, side, &numbers);
}

/* --- objectives ----------------------------------------------------------------------------- */

static guint
count_legions (const AciesState *state,
               AciesSide         side,
               guint             at_least)
{
  AciesLegField  field;
  AciesLegLegion legions[ACIES_MAX_UNITS];
  guint          n;
  guint          count = 0;

  acies_leg_field_find (&field, state);
  n = acies_leg_list_legions (&field, side, TRUE, legions);
  for (guint i = 0; i < n; i++)
    count += legions[i].n >= at_least;

  return count;
}

static guint
count_finished (const AciesState *state,
                AciesSide         side)
{
  return count_legions (state, side, 1);
}

static guint
count_big (const AciesState *state,
           AciesSide         side)
{
  int big = LEG_NUMBER (state, LEG_BIG);

  return count_legions (state, side, (guint) big);
}

static guint
count_black_dice (const AciesState *state,
                  AciesSide         side)
{
  return acies_leg_count_dice (state, side, LEG_LEGION_DIE);
}

static guint
count_red_dice (const AciesState *state,
                AciesSide         side)
{
  return acies_leg_count_dice (state, side, LEG_COMMANDER_DIE);
}

static guint
count_coins (const AciesState *state,
             AciesSide         side)
{
  return state->sides[side].resources[LEG_COINS];
}

/* What brings points, and what decides between sides with equal points (LEG-K12). */
const AciesCount acies_leg_counts[] = {
  { N_ ("Finished legions"), count_finished },
  { N_ ("Big and massive legions"), count_big },
  { N_ ("Black dice at the end"), count_black_dice },
  { N_ ("Red dice at the end"), count_red_dice },
  { N_ ("Coins at the end"), count_coins },
  { 0 },
};

/* @sides: bit by side that has it together; of tokens most of a kind, of Generals the highest, of colours each once */
static guint
count_for (const AciesState *state,
           guint             sides,
           guint             effect)
{
  guint tokens[LEG_N_TOKENS] = { 0 };
  guint colours = 0;
  guint n = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesUnitId general = acies_leg_find_general (state, side);
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n_dice;

      if (!((sides >> side) & 1))
        continue;
      switch (effect)
        {
        case LEG_RED_DICE:
          n += acies_leg_count_dice (state, side, LEG_COMMANDER_DIE);
          break;

        case LEG_BLACK_DICE:
          n += acies_leg_count_dice (state, side, LEG_LEGION_DIE);
          break;

        case LEG_MASSIVE_LEGION:
          n += count_legions (state, side, (guint) LEG_NUMBER (state, LEG_MASSIVE));
          break;

        case LEG_LEGIONS:
          n += count_legions (state, side, 0);
          break;

        case LEG_RICHES:
          n += state->sides[side].resources[LEG_COINS];
          break;

        case LEG_STANDING_ORDERS:
          n += acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_LAID);
          break;

        case LEG_TWINS:
          for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
            {
              tokens[token] += acies_leg_count_tokens (state, side, token);
              n = MAX (n, tokens[token]);
            }
          break;

        case LEG_READY_GENERAL:
          if (general != ACIES_NO_UNIT)
            n = MAX (n, state->units[general].properties[LEG_VALUE]);
          break;

        case LEG_COLOURS:
          colours |= acies_leg_colours (state, side);
          n = (guint) __builtin_popcount (colours);
          break;

        default: /* of red dice what they show */
          n_dice = acies_leg_list_dice (state, side, LEG_COMMANDER_DIE, dice);
          for (guint i = 0; i < n_dice; i++)
            n += state->units[dice[i]].properties[LEG_VALUE];
          break;
        }
    }

  return n;
}

/* LEG-K14 */
gboolean
acies_leg_is_met (const AciesState *state,
                  guint             sides,
                  AciesId           card)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  return (int) count_for (state, sides, type->effect) >= type->values[LEG_CARD_NEEDS];
}

static void
score_objective (AciesResolver *resolver,
                 AciesSide      side,
                 AciesId        card,
                 guint          sides)
{
  const AciesState *state = resolver->state;
  guint             points = acies_leg_is_met (state, sides, card) ? (guint) LEG_NUMBER (state, LEG_OBJECTIVE_POINTS) : 0;

  acies_log_entry (resolver, LEG_LOG_OBJECTIVE, .side = side, .card = card, .number = (gint16) points,
                   .number2 = (gint16) count_for (state, sides, state->ruleset->cards[card].effect));
  acies_leg_add_points (resolver, side, points, state->ruleset->cards[card].name);
}

int
acies_leg_count_score (const AciesState *state,
                       AciesSide         side,
                       guint             what)
{
  guint enemies = acies_side_enemies (state, side);
  int   sum = 0;

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    if (((enemies >> other) & 1) == 0)
      sum += what == LEG_SCORE_POINTS  ? state->sides[other].morale
             : what == LEG_SCORE_COINS ? state->sides[other].resources[LEG_COINS]
                                       : (int) acies_leg_count_dice (state, other, what == LEG_SCORE_BLACK ? LEG_LEGION_DIE : LEG_COMMANDER_DIE);

  return sum;
}

static void
end_by_score (AciesResolver *resolver,
              guint          reason)
{
  const AciesState *state = resolver->state;
  AciesSide         best = 0;
  gboolean          shared = FALSE;

  for (AciesSide side = 1; side < state->ruleset->n_sides; side++)
    {
      int lead = 0;

      for (guint what = 0; what < LEG_N_SCORES && lead == 0; what++)
        lead = acies_leg_count_score (state, side, what) - acies_leg_count_score (state, best, what);
      if (!acies_side_is_enemy (state, best, side) || lead < 0)
        continue;
      shared = lead == 0;
      best = shared ? best : side;
    }
  if (shared)
    acies_game_end (resolver, LEG_END_DRAW, ACIES_NO_SIDE);
  else
    acies_game_end (resolver, reason, best);
}

/* LEG-K12: hidden objectives are turned up. */
void
acies_leg_end (AciesResolver *resolver,
               guint          reason)
{
  const AciesState *state = resolver->state;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint team = ((1u << state->ruleset->n_sides) - 1) & ~acies_side_enemies (state, side);

      for (guint i = 0; i < state->ruleset->n_cards; i++)
        {
          if (state->ruleset->cards[i].deck != LEG_DECK_OBJECTIVE)
            continue;
          if (state->cards[side][ACIES_ZONE_LAID][i] > 0)
            score_objective (resolver, side, (AciesId) i, team);
          if (state->cards[side][ACIES_ZONE_HAND][i] == 0)
            continue;
          acies_resolver_move_cards (resolver, side, (AciesId) i, 1, ACIES_ZONE_HAND, ACIES_ZONE_LAID);
          score_objective (resolver, side, (AciesId) i, 1u << side);
        }
      acies_log_entry (resolver, LEG_LOG_SCORE, .side = side, .number = state->sides[side].morale);
    }
  end_by_score (resolver, reason);
}

/* At a table people count the points of objectives too. */
void
acies_leg_judge (AciesResolver *resolver,
                 gboolean       is_over)
{
  if (is_over)
    end_by_score (resolver, LEG_END_ROUNDS);
}

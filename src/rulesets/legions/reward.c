/* reward.c - Legions: what a big or massive legion brings, and the morale of the enemies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/notes.h"

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

  acies_log_entry (resolver, LEG_NOTE_REWARD, .side = side, .number = (gint16) reward);
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
acies_leg_list_reward (const AciesState *state,
                       GArray           *commands)
{
  for (int colour = 1; colour <= LEG_N_COLOURS; colour++)
    {
      AciesCommand command = acies_command_with_number (LEG_COMMAND_REWARD, colour);

      g_array_append_val (commands, command);
    }
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

/* LEG-Q1, LEG-Q2, LEG-Q3 */
int
acies_leg_threshold_reasons (const AciesState *state,
                             AciesSide         side,
                             AciesSide         by,
                             AciesLegReasons  *why)
{
  *why = (AciesLegReasons) {
    .red_dice = (int) acies_leg_count_dice (state, side, LEG_COMMANDER_DIE),
    .steady = count_cards_with (state, side, LEG_STEADY),
    .big_cards = state->switches[LEG_BIG_PENALTY] ? count_cards_with (state, by, LEG_BIG_CARD) : 0,
    .omens = acies_leg_event (state) == LEG_OMENS ? LEG_NUMBER (state, LEG_OMENS_BY) : 0,
  };

  return MAX (why->red_dice + why->steady - why->big_cards - why->omens, 0);
}

int
acies_leg_threshold (const AciesState *state,
                     AciesSide         side,
                     AciesSide         by)
{
  AciesLegReasons why;

  return acies_leg_threshold_reasons (state, side, by, &why);
}

/* LEG-B10: a die of the supply */
static void
check (AciesResolver *resolver,
       AciesSide      side)
{
  acies_resolver_ask_dice (resolver, side, ACIES_NO_UNIT, LEG_DIE_CHECK, 1, acies_leg_threshold (resolver->state, side, resolver->state->turn.active));
  acies_leg_push (resolver, LEG_STEP_READ_CHECK, side);
}

static void
read_check (AciesResolver *resolver,
            AciesSide      side)
{
  const AciesState *state = resolver->state;
  int               most = acies_leg_threshold (state, side, state->turn.active);
  int               shown = acies_ruleset_get_face (state->ruleset, &state->dice, 0)->number;
  AciesNote         note = ACIES_NOTE_INIT (LEG_NOTE_CHECK);

  note.side = side;
  note.dice = state->dice;
  note.number = (gint16) most;
  if (resolver->events != NULL)
    {
      g_autofree char *reasons = acies_leg_dup_reasons (state, side, state->turn.active);

      note.reason = g_intern_string (reasons);
    }
  acies_resolver_note (resolver, note);
  if (shown > most)
    acies_leg_push (resolver, LEG_STEP_LOSE, side);
}

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

  acies_note_side (resolver, LEG_NOTE_STOOD, side);
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

/* LEG-B21, LEG-Q5: of a massive legion who finished it says which die. */
static void
lose (AciesResolver *resolver,
      AciesSide      side)
{
  const AciesState *state = resolver->state;
  gboolean          massive = LEG_BLOCK (state)->size >= LEG_NUMBER (state, LEG_MASSIVE);
  AciesUnitId       dice[ACIES_MAX_UNITS];
  guint             n = acies_leg_list_dice (state, side, LEG_LEGION_DIE, dice);

  if (n == 0)
    pay_for_no_die (resolver, side);
  else if (n == 1)
    acies_leg_remove_die (resolver, dice[0]);
  else
    acies_question_ask_side (resolver, LEG_ASK_LOSE, massive ? state->turn.active : side, ACIES_NO_UNIT, side + 1u);
}

void
acies_leg_reward_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;

  switch (step->kind)
    {
    case LEG_STEP_REWARD:
      if (LEG_BLOCK (state)->colour == acies_leg_starting_colour (state, step->side))
        acies_question_ask_side (resolver, LEG_ASK_REWARD, step->side, ACIES_NO_UNIT, 1);
      else
        give_reward (resolver, step->side, acies_leg_reward_of (state, LEG_BLOCK (state)->colour));
      break;

    case LEG_STEP_CHECK:
      check (resolver, step->side);
      break;

    case LEG_STEP_READ_CHECK:
      read_check (resolver, step->side);
      break;

    default:
      lose (resolver, step->side);
      break;
    }
}

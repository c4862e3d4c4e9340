/* again.c - BattlePlay: dice that are rolled again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

static const AciesBpRoll *
roll_of (const AciesState *state)
{
  return &acies_bp_block (state)->combats[state->n_combats - 1];
}

/* BP-R26, BP-R39 */
gboolean
acies_bp_may_roll_again (const AciesState  *state,
                         const AciesCombat *combat,
                         AciesBpFight       fight)
{
  if (fight == BP_FLANK)
    return TRUE;

  return (fight == BP_SHOT_ARTILLERY || fight == BP_SHOT_BOWS) &&
         acies_bp_holds_hill (state, state->units[combat->attacker].side, acies_hex_column (combat->from));
}

static gboolean
has_die_left (const AciesState *state)
{
  const AciesBpRoll *roll = roll_of (state);

  return (roll->again | (0xffu << roll->n)) % 256u != 0xffu;
}

/* @side: who chooses one die by a card; NO_SIDE: the owner of the roll, as many as he likes. */
void
acies_bp_ask_again (AciesResolver *resolver,
                    AciesSide      side)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[state->n_combats - 1];

  if (!has_die_left (state) || (side == ACIES_NO_SIDE && !acies_bp_may_roll_again (state, combat, roll_of (state)->kind)))
    return;
  if (side == ACIES_NO_SIDE)
    acies_question_ask_side (resolver, BP_ASK_AGAIN, state->units[combat->attacker].side, combat->attacker, 0);
  else
    acies_question_ask_side (resolver, BP_ASK_AGAIN, side, combat->attacker, 1);
}

/* BP-A10: each die once. */
gboolean
acies_bp_check_again (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const AciesBpRoll *roll = roll_of (state);

  if (command->number < 1 || command->number > roll->n)
    return acies_refuse (error, "BP-A10", _ ("This roll has no die %d"), command->number);

  return !((roll->again >> (command->number - 1)) & 1) || acies_refuse (error, "BP-A10", _ ("This die has already been rolled again; each die can be rolled again only once"));
}

void
acies_bp_list_again (const AciesState *state,
                     GArray           *commands)
{
  for (int number = 1; number <= roll_of (state)->n; number++)
    {
      AciesCommand command = acies_command_with_number (BP_COMMAND_AGAIN, number);

      if (acies_bp_check_again (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

void
acies_bp_again (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = state->n_combats - 1u;
  guint             die = (guint) command->number - 1;
  AciesUnitId       attacker = state->combats[i].attacker;
  AciesBpRoll       it = acies_bp_block (state)->combats[i];
  gboolean          by_card = state->decision.count > 0;

  acies_resolver_answered (resolver);
  it.again |= (guint8) (1u << die);
  it.rolls_again = (guint8) (die + 1);
  BP_SET (resolver, combats[i], it);
  if (!by_card)
    acies_step_push (resolver, BP_STEP_AGAIN);
  acies_step_push (resolver, BP_STEP_LAID_AGAIN);
  acies_resolver_ask_dice_of (resolver, state->units[attacker].side, attacker, &it.types[die], 1, 0);
}

char *
acies_bp_describe_die (const AciesState *state,
                       int               number)
{
  const AciesBpRoll  *roll = roll_of (state);
  const AciesRuleset *ruleset = state->ruleset;
  guint               type = roll->types[number - 1];

  /* Translators: a colour of dice, and what one shows: “Yellow: Blank” */
  return g_strdup_printf (_ ("%1$s: %2$s"), ruleset->die_types[type].name,
                          ruleset->symbols[acies_bp_symbol_of (ruleset, type, roll->faces[number - 1])].name);
}

/* crowd.c - a game of gladiators: what the crowd asks for, where a bout lets it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"

#include "engine/core/combat.h"
#include "rulesets/shared/shared.h"

static char *
describe_die (const AciesState *state,
              int               number)
{
  const AciesDice *dice = &state->dice;
  guint            i = (guint) number - 1;

  return g_strdup_printf ("%s %d: %s", state->ruleset->die_types[dice->types[i]].name, number,
                          acies_face_to_string (acies_ruleset_get_face (state->ruleset, dice, i), state->ruleset));
}

const AciesVerb acies_are_salute_verb = {
  .name = "salute",
  .shape = ACIES_VERB_BARE,
  .weight = 8,
  .help = "greet the crowd: the gladiators of the school brace",
  .step = "Salute the Crowd",
  .button = "_Salute",
};

const AciesVerb acies_are_jeer_verb = {
  .name = "jeer",
  .shape = ACIES_VERB_BARE,
  .weight = 8,
  .help = "mock the enemy, who throws one net fewer",
  .step = "Jeer at the Enemy",
  .button = "_Jeer",
};

const AciesVerb acies_are_again_verb = {
  .name = "again",
  .shape = ACIES_VERB_CHOICE,
  .weight = 8,
  .help = "throw the die of that number again",
  .step = "Throw Again: %s",
  .describe = describe_die,
};

/* Whoever is under a hood does not (ARE-13): which of them stand on the sand would be seen by it. */
static gboolean
may_brace (const AciesState *state,
           AciesUnitId       unit,
           AciesSide         side)
{
  return state->units[unit].place == ACIES_PLACE_BOARD && state->units[unit].side == side &&
         !acies_state_unit_has_mark (state, unit, ARE_MARK_BRACED) && !acies_unit_lies_face_down (state, unit);
}

/* Of several the one whose turn comes first. */
static AciesSide
next_enemy (const AciesState *state)
{
  AciesSide side = acies_side_next (state, state->turn.active);

  while (!acies_side_is_enemy (state, state->turn.active, side))
    side = acies_side_next (state, side);

  return side;
}

/* ARE-15 */
gboolean
acies_are_check_salute (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (may_brace (state, i, state->turn.active))
        return TRUE;
    }

  return acies_refuse (error, "ARE-15", "All gladiators of %s brace already", state->ruleset->sides[state->turn.active].name);
}

gboolean
acies_are_check_jeer (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesSide enemy = next_enemy (state);

  return ACIES_BLOCK (state, AciesArenaBlock)->thrown[enemy] < state->ruleset->numbers[ARE_NETS].value ||
         acies_refuse (error, "ARE-15", "%s has no net left to lose", state->ruleset->sides[enemy].name);
}

void
acies_are_salute (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;

  acies_resolver_answered (resolver);
  acies_log_side (resolver, ARE_LOG_SALUTED, side);
  for (AciesUnitId i = 0; i < resolver->state->n_units; i++)
    {
      if (may_brace (resolver->state, i, side))
        acies_unit_set_mark (resolver, i, ARE_MARK_BRACED, TRUE);
    }
}

void
acies_are_jeer (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide enemy = next_enemy (resolver->state);
  guint8    thrown = ACIES_BLOCK (resolver->state, AciesArenaBlock)->thrown[enemy];

  acies_resolver_answered (resolver);
  acies_log_side (resolver, ARE_LOG_JEERED, resolver->state->turn.active);
  ACIES_BLOCK_SET (resolver, AciesArenaBlock, thrown[enemy], (guint8) (thrown + 1));
}

static void
add (const AciesState *state,
     AciesCommand      command,
     GArray           *commands)
{
  if (acies_command_check (&command, state, NULL))
    g_array_append_val (commands, command);
}

void
acies_are_list_greetings (const AciesState *state,
                          GArray           *commands)
{
  add (state, acies_command (ARE_COMMAND_SALUTE), commands);
  add (state, acies_command (ARE_COMMAND_JEER), commands);
}

void
acies_are_ask_crowd (AciesResolver *resolver)
{
  if (acies_are_check_salute (NULL, resolver->state, NULL) || acies_are_check_jeer (NULL, resolver->state, NULL))
    acies_question_ask (resolver, ARE_ASK_CROWD);
}

/* ARE-16 */
gboolean
acies_are_check_again (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  if (command->number < 1 || command->number > state->dice.n)
    return acies_refuse (error, "ARE-16", "No die %d was thrown", command->number);

  return state->dice.results[command->number - 1] != ACIES_DIE_HIT ||
         acies_refuse (error, "ARE-16", "Die %d has hit already", command->number);
}

void
acies_are_list_again (const AciesState *state,
                      GArray           *commands)
{
  for (int number = 1; number <= state->dice.n; number++)
    add (state, acies_command_with_number (ARE_COMMAND_AGAIN, number), commands);
}

/* The dice that stay are counted now: the one that is thrown again lies alone then. */
void
acies_are_again (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       attacker = state->combats[0].attacker;
  guint             thrown = (guint) command->number - 1;
  guint8            type = state->dice.types[thrown];
  AciesArenaFight   fight = { .again = TRUE, .hits = (guint8) acies_dice_count (&state->dice, ACIES_DIE_HIT) };

  for (guint i = 0; i < state->dice.n; i++)
    fight.net |= i != thrown && acies_ruleset_get_face (state->ruleset, &state->dice, i)->symbol == ARE_SYMBOL_NET;
  acies_resolver_answered (resolver);
  ACIES_BLOCK_SET (resolver, AciesArenaBlock, combats[0], fight);
  acies_resolver_ask_dice_of (resolver, state->units[attacker].side, attacker, &type, 1, ARE_FATE_HITS);
}

/* phases.c - the steps of a game, morale, hands and reserves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include "engine/core/question.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

/* --- steps --------------------------------------------------------------------------------------- */

void
acies_step_run (AciesResolver   *resolver,
                const AciesStep *step)
{
  const AciesSharedProcs *legends = acies_legends (resolver->state);
  const AciesStepProc    *self = &legends->steps[step->kind];
  const AciesCombat      *combat = &resolver->state->combats[step->combat];

  /* RVM-K17, RVC-K3: after a withdrawal nothing is rolled or countered, but the hex is empty. */
  if (step->kind >= legends->attack && step->kind < legends->ends &&
      (combat->over || (combat->withdrew && step->kind < legends->emptied)))
    return;
  if (self->phase != 0 && step->combat == 0)
    acies_turn_set_phase (resolver, self->phase);
  legends->run (resolver, step);
}

/* --- morale -------------------------------------------------------------------------------------- */

const AciesGameEnd acies_end_morale_zero = { "morale-zero", N_ ("%s wins: the enemy has no morale left") };

const AciesGameEnd acies_end_more_morale = { "more-morale", N_ ("%s wins: it has more morale after the last round") };

static void
add_morale (AciesResolver *resolver,
            AciesSide      side,
            int            n)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  if (n == 0)
    return;
  numbers.morale = (gint16) (numbers.morale + n);
  acies_resolver_set_side (resolver, side, &numbers);
  acies_log_entry (resolver, ACIES_LOG_MORALE, .side = side, .number = (gint16) n, .number2 = numbers.morale);
}

void
acies_morale_take (AciesResolver *resolver,
                   AciesSide      loser,
                   int            n,
                   gboolean       given)
{
  n = MIN (n, resolver->state->sides[loser].morale);
  add_morale (resolver, loser, -n);
  if (given)
    add_morale (resolver, acies_ruleset_enemy_of (resolver->state->ruleset, loser), n);
}

/* --- hands --------------------------------------------------------------------------------------- */

/* Cards in the hand of @side that it has taken from a deck of its own, and could put back. */
static guint
count_chosen (const AciesState *state,
              AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    n += state->ruleset->cards[i].common ? 0 : state->cards[side][ACIES_ZONE_HAND][i];

  return n;
}

/* Cards that @side could still take. */
static guint
count_room (const AciesState *state,
            AciesSide         side)
{
  guint hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint deck = acies_state_count_cards (state, side, ACIES_ZONE_DECK);

  return hand < state->sides[side].hand_size ? MIN (state->sides[side].hand_size - hand, deck) : 0;
}

void
acies_hand_ask (AciesResolver *resolver,
                guint          decision,
                AciesSide      side)
{
  const AciesState *state = resolver->state;
  guint64           answers = state->ruleset->procs->questions[decision].answers;
  guint             room = answers & ACIES_ANSWER (TAKE) ? count_room (state, side) : 0;
  guint             chosen = answers & ACIES_ANSWER (PUT_BACK) ? count_chosen (state, side) : 0;

  if (room > 0 || chosen > 0)
    acies_question_ask_side (resolver, decision, side, ACIES_NO_UNIT, answers & ACIES_ANSWER (TAKE) ? room : chosen);
}

/* Is the card where it would be taken from, and room for it? */
gboolean
acies_hand_check (const AciesCommand *command,
                  const AciesState   *state,
                  GError            **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  AciesSide               side = state->decision.side;
  const char             *name = state->ruleset->sides[side].name;
  const char             *card = state->ruleset->cards[command->id].name;

  if (command->kind == ACIES_COMMAND_PUT_BACK)
    return acies_check_holds (state, side, command->id, self->rules.put_back, error) &&
           (!state->ruleset->cards[command->id].common ||
            acies_refuse (error, self->rules.put_back, _ ("%s was drawn and cannot be put back"), card));

  if (acies_state_count_copies_in (state, side, command->id, ACIES_ZONE_DECK) == 0)
    /* Translators: a side, and a card */
    return acies_refuse (error, self->rules.take, _ ("%1$s has no %2$s left in its deck"), name, card);

  return count_room (state, side) > 0 ||
         /* Translators: a side, and a number */
         acies_refuse (error, self->rules.take, _ ("The hand of %1$s is full: it holds up to %2$u"), name, state->sides[side].hand_size);
}

/* The step that has asked comes again. */
void
acies_hand_move (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesStepProc *steps = acies_legends (resolver->state)->steps;
  AciesDecision        asked = resolver->state->decision;
  AciesStep            again = { .side = asked.side };

  while (steps[again.kind].moment != asked.kind)
    again.kind++;
  acies_resolver_answered (resolver);
  if (command->kind == ACIES_COMMAND_PUT_BACK)
    acies_resolver_move_cards (resolver, asked.side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DECK);
  else
    acies_resolver_move_cards (resolver, asked.side, command->id, 1, ACIES_ZONE_DECK, ACIES_ZONE_HAND);
  acies_resolver_push_step (resolver, again);
}

void
acies_hand_list (const AciesState *state,
                 GArray           *commands)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_PUT_BACK, ACIES_COMMAND_TAKE };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      for (guint i = 0; acies_question_takes (state, kinds[k]) && i < state->ruleset->n_cards; i++)
        {
          AciesCommand command = acies_command_with_id (kinds[k], (AciesId) i);

          if (acies_hand_check (&command, state, NULL))
            g_array_append_val (commands, command);
        }
    }
}

/* --- reserves ------------------------------------------------------------------------------------ */

const AciesVerb acies_reserve_verb = {
  .name = "enter",
  .shape = ACIES_VERB_RESERVE,
  .weight = 8,
  .help = N_ ("bring a unit of this type from the reserve to an entry hex"),
  /* Translators: what a click does: a unit of the reserve, then a hex */
  .hint = { N_ ("Bring in %1$s on %2$s") },
  .step = N_ ("Bring In %s"),
};

gboolean
acies_reserve_is_waiting (const AciesState *state,
                          AciesSide         side,
                          AciesUnitId       unit)
{
  const AciesUnit *value = &state->units[unit];

  return value->place == ACIES_PLACE_RESERVE && value->side == side && !(value->status & LEGENDS_STAYS_OUT);
}

static AciesUnitId
find_waiting (const AciesState *state,
              AciesSide         side,
              AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_reserve_is_waiting (state, side, (AciesUnitId) i) && state->units[i].type == type &&
          (best == ACIES_NO_UNIT || state->units[i].figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

void
acies_reserve_list (const AciesState *state,
                    AciesSide         side,
                    GArray           *commands)
{
  const AciesSideNumbers *numbers = &state->sides[side];

  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (find_waiting (state, side, (AciesId) type) == ACIES_NO_UNIT)
        continue;
      for (guint i = 0; i < numbers->n_entries; i++)
        {
          AciesCommand command = acies_command_with_id (LEGENDS_COMMAND_ENTER, (AciesId) type);

          command.hex = numbers->entries[i];
          if (acies_state_is_passable (state, command.hex) &&
              acies_stack_obstacle (state, command.hex, (AciesId) type, side, ACIES_NO_UNIT) == ACIES_NO_UNIT)
            g_array_append_val (commands, command);
        }
    }
}

void
acies_reserve_list_asked (const AciesState *state,
                          GArray           *commands)
{
  acies_reserve_list (state, state->decision.side, commands);
}

/* May the side that is asked bring that in? */
gboolean
acies_reserve_check (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesSide    side = state->decision.side;
  const char  *rule = acies_legends (state)->rules.reserve;
  const char  *owner = state->ruleset->sides[side].name;
  AciesHexName name;

  if (find_waiting (state, side, command->id) == ACIES_NO_UNIT)
    /* Translators: a side, and a unit type */
    return acies_refuse (error, rule, _ ("%1$s has no %2$s left in reserve"), owner,
                         state->ruleset->unit_types[command->id].name);
  if (!acies_state_is_entry (state, side, command->hex))
    {
      acies_hex_name (command->hex, name);
      /* Translators: a hex, and a side */
      return acies_board_say (state->board, acies_refuse (error, rule, _ ("%1$s is not an entry hex of %2$s"), name, owner),
                              /* Translators: a square, and a side */
                              acies_refuse (error, rule, _ ("%1$s is not an entry square of %2$s"), name, owner));
    }

  return acies_check_room (state, command->hex, command->id, side, rule, error) && acies_check_passable (state, command->hex, NULL, error);
}

AciesUnitId
acies_reserve_enter (AciesResolver *resolver,
                     AciesSide      side,
                     AciesId        type,
                     AciesHex       hex)
{
  AciesUnitId unit = find_waiting (resolver->state, side, type);
  AciesUnit   value = resolver->state->units[unit];

  value.place = ACIES_PLACE_BOARD;
  value.hex = hex;
  acies_resolver_set_unit (resolver, unit, value);
  acies_log_unit (resolver, ACIES_LOG_ENTERED, unit);

  return unit;
}

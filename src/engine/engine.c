/* engine.c - apply a command, get events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/engine.h"

#include "engine/face-down.h"
#include "engine/procs.h"

#include <string.h>

void
acies_resolver_emit (AciesResolver *self,
                     AciesEvent     event)
{
  acies_event_apply (&event, self->target);
  if (self->events != NULL)
    g_array_append_val (self->events, event);
  else
    acies_event_clear (&event);
}

/* Two values that were set field by field from a common copy differ in bytes
 * only where a field differs; and an event too many does no harm. */
#define SAME(a, b) (memcmp (&(a), &(b), sizeof (a)) == 0)

void
acies_resolver_set_unit (AciesResolver *self,
                         AciesUnitId    unit,
                         AciesUnit      value)
{
  acies_resolver_set_unit_by (self, unit, value, ACIES_CAUSE_USUAL);
}

void
acies_resolver_set_unit_by (AciesResolver *self,
                            AciesUnitId    unit,
                            AciesUnit      value,
                            AciesCause     cause)
{
  AciesEvent event = { ACIES_EVENT_UNIT_SET };

  event.u.unit.cause = cause;
  event.u.unit.unit = unit;
  event.u.unit.before = self->state->units[unit];
  event.u.unit.after = value;
  if (!SAME (event.u.unit.before, event.u.unit.after))
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_terrain (AciesResolver *self,
                            AciesHex       hex,
                            AciesId        terrain)
{
  AciesEvent event = { ACIES_EVENT_TERRAIN_SET };

  event.u.terrain.hex = hex;
  event.u.terrain.before = self->state->board->terrain[hex];
  event.u.terrain.after = terrain;
  if (event.u.terrain.before != terrain)
    acies_resolver_emit (self, event);
}

void
acies_resolver_move_cards (AciesResolver *self,
                           AciesSide      side,
                           AciesId        card,
                           guint          n,
                           guint8         from,
                           guint8         to)
{
  AciesEvent event = { ACIES_EVENT_CARDS_MOVED };

  event.u.cards.side = side;
  event.u.cards.card = card;
  event.u.cards.n = (guint8) n;
  event.u.cards.from = from;
  event.u.cards.to = to;
  if (n > 0)
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_side (AciesResolver          *self,
                         AciesSide               side,
                         const AciesSideNumbers *value)
{
  AciesEvent event = { ACIES_EVENT_SIDE_SET };

  event.u.side.side = side;
  event.u.side.before = self->state->sides[side];
  event.u.side.after = *value;
  if (!SAME (event.u.side.before, event.u.side.after))
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_setup (AciesResolver *self,
                          AciesSetup     value)
{
  AciesEvent event = { ACIES_EVENT_SETUP_SET };

  event.u.setup.before = self->state->setup;
  event.u.setup.after = value;
  if (!SAME (event.u.setup.before, event.u.setup.after))
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_turn (AciesResolver *self,
                         AciesTurn      value)
{
  AciesEvent event = { ACIES_EVENT_TURN_SET };

  event.u.turn.before = self->state->turn;
  event.u.turn.after = value;
  if (!SAME (event.u.turn.before, event.u.turn.after))
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_switch (AciesResolver *self,
                           AciesId        id,
                           int            value)
{
  AciesEvent event = { ACIES_EVENT_SWITCH_SET };

  event.u.switch_.id = id;
  event.u.switch_.before = self->state->switches[id];
  event.u.switch_.after = (gint16) value;
  if (event.u.switch_.before != event.u.switch_.after)
    acies_resolver_emit (self, event);
}

void
acies_resolver_set_outcome (AciesResolver *self,
                            guint          reason,
                            AciesSide      winner)
{
  AciesEvent event = { ACIES_EVENT_OUTCOME_SET };

  g_return_if_fail (reason == ACIES_END_NOT_YET ||
                    (reason < ACIES_MAX_ENDS && self->state->ruleset->procs->ends[reason] != NULL));

  event.u.outcome.before = self->state->outcome;
  event.u.outcome.after = (AciesOutcome) { (guint8) reason, winner };
  acies_resolver_emit (self, event);
}

static void
set_some_of_block (AciesResolver *self,
                   gsize          offset,
                   const guint8  *bytes,
                   gsize          n)
{
  AciesEvent event = { ACIES_EVENT_BLOCK_SET, .u.block = { .offset = (guint16) offset, .n = (guint8) n } };

  if (memcmp (self->state->block + offset, bytes, n) == 0)
    return;
  memcpy (event.u.block.before, self->state->block + offset, n);
  memcpy (event.u.block.after, bytes, n);
  acies_resolver_emit (self, event);
}

void
acies_resolver_set_block (AciesResolver *self,
                          gsize          offset,
                          gconstpointer  bytes,
                          gsize          n)
{
  g_return_if_fail (offset + n <= self->state->ruleset->procs->block_size);

  for (gsize done = 0; done < n; done += ACIES_MAX_CHANGE)
    set_some_of_block (self, offset + done, (const guint8 *) bytes + done, MIN (n - done, ACIES_MAX_CHANGE));
}

void
acies_resolver_push_step (AciesResolver *self,
                          AciesStep      step)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_STEP_PUSHED, .u.step = step });
}

static void
pop_step (AciesResolver *self)
{
  AciesStep top = self->state->steps[self->state->n_steps - 1];

  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_STEP_POPPED, .u.step = top });
}

/* What the ruleset keeps of the combat that is the next one to be pushed. */
static void
clear_next_combat (AciesResolver *self)
{
  static const guint8 nothing[ACIES_MAX_BLOCK];
  const AciesProcs   *procs = self->state->ruleset->procs;

  acies_resolver_set_block (self, procs->combats_at + self->state->n_combats * procs->combat_size, nothing, procs->combat_size);
}

void
acies_resolver_push_combat (AciesResolver     *self,
                            const AciesCombat *combat)
{
  AciesEvent event = { ACIES_EVENT_COMBAT_PUSHED };

  clear_next_combat (self);
  event.u.combat.index = self->state->n_combats;
  event.u.combat.after = *combat;
  acies_resolver_emit (self, event);
}

void
acies_resolver_pop_combat (AciesResolver *self)
{
  AciesEvent event = { ACIES_EVENT_COMBAT_POPPED };

  g_return_if_fail (self->state->n_combats > 0);

  event.u.combat.index = self->state->n_combats - 1;
  event.u.combat.before = self->state->combats[event.u.combat.index];
  acies_resolver_emit (self, event);
  clear_next_combat (self);
}

void
acies_resolver_set_combat (AciesResolver     *self,
                           guint              index,
                           const AciesCombat *combat)
{
  AciesEvent event = { ACIES_EVENT_COMBAT_SET };

  event.u.combat.index = (guint8) index;
  event.u.combat.before = self->state->combats[index];
  event.u.combat.after = *combat;
  if (!SAME (event.u.combat.before, event.u.combat.after))
    acies_resolver_emit (self, event);
}

void
acies_resolver_ask (AciesResolver *self,
                    AciesDecision  decision)
{
  AciesEvent event = { ACIES_EVENT_DECISION_SET };

  event.u.decision.before = self->state->decision;
  event.u.decision.after = decision;
  acies_resolver_emit (self, event);
}

void
acies_resolver_answered (AciesResolver *self)
{
  if (self->state->decision.kind != ACIES_DECISION_NONE)
    acies_resolver_ask (self, (AciesDecision) { .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .card = ACIES_NO_ID, .hex = ACIES_NO_HEX });
}

void
acies_resolver_ask_dice_of (AciesResolver *self,
                            AciesSide      side,
                            AciesUnitId    unit,
                            const guint8  *dice,
                            guint          n,
                            int            point)
{
  AciesDecision decision = { .kind = ACIES_DECISION_DICE,
                             .side = side,
                             .unit = unit,
                             .card = ACIES_NO_ID,
                             .hex = ACIES_NO_HEX,
                             .point = (gint8) CLAMP (point, G_MININT8, G_MAXINT8),
                             .n_dice = (guint8) n };

  g_return_if_fail (n > 0 && n <= ACIES_MAX_DICE);

  for (guint i = 0; i < n; i++)
    {
      g_return_if_fail (dice[i] < self->state->ruleset->n_die_types);
      decision.dice[i] = dice[i];
    }
  acies_resolver_ask (self, decision);
}

void
acies_resolver_ask_dice (AciesResolver *self,
                         AciesSide      side,
                         AciesUnitId    unit,
                         guint8         die,
                         guint          n,
                         int            point)
{
  guint8 dice[ACIES_MAX_DICE];

  memset (dice, die, sizeof dice);
  acies_resolver_ask_dice_of (self, side, unit, dice, n, point);
}

gboolean
acies_resolver_ask_draw (AciesResolver *self,
                         AciesSide      side,
                         AciesUnitId    unit,
                         AciesId        deck,
                         guint          n,
                         guint8         zone)
{
  guint left = acies_state_count_left (self->state, side, deck);

  g_return_val_if_fail (side < self->state->ruleset->n_sides, FALSE);
  g_return_val_if_fail (deck == ACIES_NO_ID || deck < self->state->ruleset->n_decks, FALSE);

  if (MIN (n, left) == 0)
    return FALSE;
  acies_resolver_ask (self, (AciesDecision) { .kind = ACIES_DECISION_DRAW,
                                              .side = side,
                                              .unit = unit,
                                              .card = ACIES_NO_ID,
                                              .hex = ACIES_NO_HEX,
                                              .count = (guint8) MIN (n, left),
                                              .deck = deck,
                                              .zone = zone });

  return TRUE;
}

void
acies_resolver_roll_nothing (AciesResolver *self,
                             int            point)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .point = point } });
}

void
acies_resolver_lay_dice (AciesResolver   *self,
                         const AciesDice *dice)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .after = *dice } });
}

void
acies_resolver_judge_dice (AciesResolver *self,
                           const guint8  *results)
{
  AciesEvent event = { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .after = self->state->dice } };

  memcpy (event.u.dice.after.results, results, self->state->dice.n);
  acies_resolver_emit (self, event);
}

void
acies_resolver_pass_over (AciesResolver         *self,
                          const AciesPassedOver *card)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_PASSED_OVER, .u.passed_over = *card });
}

void
acies_resolver_note (AciesResolver *self,
                     AciesNote      note)
{
  if (self->events == NULL)
    return;

  if (note.unit != ACIES_NO_UNIT)
    {
      note.unit_type = acies_unit_told_type_id (self->state, note.unit);
      note.unit_side = acies_unit_telling_side (self->state, note.unit);
    }
  if (note.other != ACIES_NO_UNIT)
    {
      note.other_type = acies_unit_told_type_id (self->state, note.other);
      note.other_side = acies_unit_telling_side (self->state, note.other);
    }
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_NOTE, .u.note = note });
}

void
acies_resolver_drop_steps (AciesResolver *self)
{
  acies_resolver_answered (self);
  while (self->state->n_steps > 0)
    pop_step (self);
  while (self->state->n_combats > 0)
    acies_resolver_pop_combat (self);
}

static void
run_top_step (AciesResolver *self)
{
  AciesStep step = self->state->steps[self->state->n_steps - 1];

  pop_step (self);
  self->state->ruleset->procs->run_step (self, &step);
}

void
acies_resolver_run (AciesResolver *self)
{
  while (self->state->n_steps > 0 && self->state->decision.kind == ACIES_DECISION_NONE)
    run_top_step (self);
}

/* Builds for debugging look at each position: what broke it is found where it was done. */
static void
assert_ok (const AciesState *state)
{
#ifdef ACIES_CHECKS_STATES
  const char *why = NULL;

  if (!acies_state_is_ok (state, &why))
    g_error ("The position is broken: %s", why);
#endif
}

gboolean
acies_engine_apply (AciesState         *state,
                    const AciesCommand *command,
                    GArray             *events,
                    GError            **error)
{
  AciesResolver resolver = { state, state, events };

  g_return_val_if_fail (state != NULL && command != NULL, FALSE);

  if (!acies_command_check (command, state, error))
    return FALSE;

  acies_command_resolve (command, &resolver);
  acies_resolver_run (&resolver);
  assert_ok (state);

  return TRUE;
}

void
acies_engine_revert (AciesState   *state,
                     const GArray *events)
{
  for (guint i = events->len; i > 0; i--)
    acies_event_revert (&g_array_index (events, AciesEvent, i - 1), state);
  assert_ok (state);
}

void
acies_engine_replay (AciesState   *state,
                     const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    acies_event_apply (&g_array_index (events, AciesEvent, i), state);
  assert_ok (state);
}

AciesState *
acies_engine_new_game (const AciesState *scenario,
                       GArray           *events)
{
  AciesState  *game;
  AciesCommand start = ACIES_COMMAND_INIT (ACIES_COMMAND_START);
  AciesUnitId  ids[ACIES_MAX_UNITS];

  g_return_val_if_fail (scenario->mode == ACIES_MODE_EDIT, NULL);

  game = acies_state_copy (scenario);
  game->n_units = (guint8) acies_state_list_units (scenario, ids);
  for (guint i = 0; i < game->n_units; i++)
    game->units[i] = scenario->units[ids[i]];
  for (guint i = game->n_units; i < scenario->n_units; i++)
    game->units[i] = acies_unit_absent ();
  if (!acies_engine_apply (game, &start, events, NULL))
    g_assert_not_reached ();

  return game;
}

guint
acies_state_strength (const AciesState *state,
                      AciesId           unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->strength != NULL)
    return procs->strength (state, unit_type);

  return state->ruleset->unit_types[unit_type].figures;
}

guint
acies_state_most_figures (const AciesState *state,
                          AciesId           unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs->most_figures != NULL ? procs->most_figures (state, unit_type) : acies_state_strength (state, unit_type);
}

guint
acies_state_morale_for (const AciesState *state,
                        AciesId           unit_type)
{
  const AciesUnitType *type = &state->ruleset->unit_types[unit_type];

  if (state->ruleset->procs->morale != NULL)
    return state->ruleset->procs->morale (state, unit_type);

  return type->morale_switch != ACIES_NO_ID ? (guint) state->switches[type->morale_switch] : type->morale;
}

char *
acies_state_describe (const AciesState *state)
{
  if (state->outcome.reason != ACIES_END_NOT_YET)
    return acies_state_dup_verdict (state);

  return acies_question_describe (state);
}

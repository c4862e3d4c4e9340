/* event.c - one way in and out of a state for each kind of event, and what emits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/event.h"

#include "engine/core/question.h"
#include "engine/core/units.h"

#include <string.h>

/* --- events ------------------------------------------------------------------------------------ */

/* Of a deck in common there is one pile for all, and one row. */
static guint8 *
pile_of (AciesState *state,
         AciesSide   side,
         AciesId     card,
         guint8      zone)
{
  if (!acies_zone_is_of_side (zone) && state->ruleset->cards[card].common)
    side = 0;

  return &state->cards[side][zone][card];
}

/* A card goes under its deck as the last one and leaves from there as the first one. @back: that is reverted */
static void
move_cards (AciesState *state,
            AciesSide   side,
            AciesId     card,
            guint8      from,
            guint8      to,
            guint8      n,
            gboolean    back)
{
  if (from != ACIES_NO_ZONE)
    {
      guint8 *pile = pile_of (state, side, card, from);

      g_assert (*pile >= n);
      *pile -= n;
    }
  if (to != ACIES_NO_ZONE)
    *pile_of (state, side, card, to) += n;
  for (guint i = 0; i < n && from == ACIES_ZONE_UNDER; i++)
    acies_state_take_from_under (state, card, back);
  for (guint i = 0; i < n && to == ACIES_ZONE_UNDER; i++)
    acies_state_put_under (state, card, !back);
}

void
acies_event_apply (const AciesEvent *self,
                   AciesState       *state,
                   gboolean          back)
{
#define VALUE(field) (back ? self->u.field.before : self->u.field.after)
  switch (self->kind)
    {
    case ACIES_EVENT_UNIT_SET:
      /* The list of units ends with the last slot in use: undo of an added unit gives back the very same state. */
      state->units[self->u.unit.unit] = VALUE (unit);
      if (state->units[self->u.unit.unit].place != ACIES_PLACE_ABSENT)
        state->n_units = MAX (state->n_units, self->u.unit.unit + 1);
      while (state->n_units > 0 && state->units[state->n_units - 1].place == ACIES_PLACE_ABSENT)
        state->n_units--;
      break;

    case ACIES_EVENT_TERRAIN_SET:
      acies_board_make_writable (&state->board);
      state->board->terrain[self->u.terrain.hex] = VALUE (terrain);
      break;

    case ACIES_EVENT_BOARD_SIZED:
      acies_board_make_writable (&state->board);
      state->board->columns = VALUE (size).columns;
      state->board->rows = VALUE (size).rows;
      break;

    case ACIES_EVENT_CARDS_MOVED:
      move_cards (state, self->u.cards.side, self->u.cards.card, back ? self->u.cards.to : self->u.cards.from,
                  back ? self->u.cards.from : self->u.cards.to, self->u.cards.n, back);
      break;

    case ACIES_EVENT_SIDE_SET:
      state->sides[self->u.side.side] = VALUE (side);
      break;

    case ACIES_EVENT_SETUP_SET:
      state->setup = VALUE (setup);
      break;

    case ACIES_EVENT_TURN_SET:
      state->turn = VALUE (turn);
      break;

    case ACIES_EVENT_SWITCH_SET:
      state->switches[self->u.switch_.id] = VALUE (switch_);
      acies_state_name_sides (state);
      break;

    case ACIES_EVENT_TEXT_SET:
      acies_texts_make_writable (&state->texts);
      acies_texts_set (state->texts, self->u.text.kind, VALUE (text));
      break;

    case ACIES_EVENT_LABEL_SET:
      acies_texts_make_writable (&state->texts);
      acies_texts_set_label (state->texts, self->u.label.hex, VALUE (label));
      break;

    case ACIES_EVENT_SCENARIO_SET:
      acies_state_assign (state, VALUE (scenario));
      break;

    case ACIES_EVENT_MODE_SET:
      state->mode = VALUE (mode);
      break;

    case ACIES_EVENT_BLOCK_SET:
      memcpy (state->block + self->u.block.offset, VALUE (block), self->u.block.n);
      break;

    case ACIES_EVENT_STEP_PUSHED:
    case ACIES_EVENT_STEP_POPPED:
      if ((self->kind == ACIES_EVENT_STEP_POPPED) == back)
        {
          g_assert (state->n_steps < ACIES_MAX_STEPS);
          state->steps[state->n_steps++] = self->u.step;
        }
      else
        {
          g_assert (state->n_steps > 0);
          state->n_steps--;
        }
      break;

    case ACIES_EVENT_COMBAT_PUSHED:
    case ACIES_EVENT_COMBAT_POPPED:
      if ((self->kind == ACIES_EVENT_COMBAT_POPPED) == back)
        {
          g_assert (state->n_combats < ACIES_MAX_COMBATS);
          state->combats[state->n_combats++] = VALUE (combat);
        }
      else
        {
          g_assert (state->n_combats > 0);
          state->n_combats--;
        }
      break;

    case ACIES_EVENT_COMBAT_SET:
      state->combats[self->u.combat.index] = VALUE (combat);
      break;

    case ACIES_EVENT_DECISION_SET:
      state->decision = VALUE (decision);
      break;

    case ACIES_EVENT_DICE_SET:
      state->dice = VALUE (dice);
      break;

    case ACIES_EVENT_OUTCOME_SET:
      state->outcome = VALUE (outcome);
      break;

    case ACIES_EVENT_PASSED_OVER:
    case ACIES_EVENT_LOG_ENTRY:
      break;

    default:
      g_assert_not_reached ();
    }
#undef VALUE
}

static void
clear_event (AciesEvent *self)
{
  if (self->kind == ACIES_EVENT_TEXT_SET)
    {
      g_clear_pointer (&self->u.text.before, g_ref_string_release);
      g_clear_pointer (&self->u.text.after, g_ref_string_release);
    }
  else if (self->kind == ACIES_EVENT_LABEL_SET)
    {
      g_clear_pointer (&self->u.label.before, g_ref_string_release);
      g_clear_pointer (&self->u.label.after, g_ref_string_release);
    }
  else if (self->kind == ACIES_EVENT_SCENARIO_SET)
    {
      g_clear_pointer (&self->u.scenario.before, acies_state_free);
      g_clear_pointer (&self->u.scenario.after, acies_state_free);
    }
}

GArray *
acies_events_new (void)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AciesEvent));

  g_array_set_clear_func (events, (GDestroyNotify) clear_event);

  return events;
}

/* --- what procedures emit ---------------------------------------------------------------------- */

void
acies_resolver_emit (AciesResolver *self,
                     AciesEvent     event)
{
  acies_event_apply (&event, self->target, FALSE);
  if (self->events != NULL)
    g_array_append_val (self->events, event);
  else
    clear_event (&event);
}

/* Two values that were set field by field from a common copy differ in bytes
 * only where a field differs; and an event too many does no harm. */
#define SAME(a, b) (memcmp (&(a), &(b), sizeof (a)) == 0)

void
acies_resolver_set_unit_by (AciesResolver *self,
                            AciesUnitId    unit,
                            AciesUnit      value,
                            AciesCause     cause)
{
  if (!SAME (self->state->units[unit], value))
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_UNIT_SET, .u.unit = { unit, self->state->units[unit], value, cause } });
}

void
acies_resolver_set_terrain (AciesResolver *self,
                            AciesHex       hex,
                            AciesId        terrain)
{
  AciesId before = self->state->board->terrain[hex];

  if (before != terrain)
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_TERRAIN_SET, .u.terrain = { hex, before, terrain } });
}

void
acies_resolver_move_cards (AciesResolver *self,
                           AciesSide      side,
                           AciesId        card,
                           guint          n,
                           guint8         from,
                           guint8         to)
{
  if (n > 0)
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_CARDS_MOVED, .u.cards = { side, card, from, to, (guint8) n } });
}

void
acies_resolver_set_side (AciesResolver          *self,
                         AciesSide               side,
                         const AciesSideNumbers *value)
{
  if (!SAME (self->state->sides[side], *value))
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_SIDE_SET, .u.side = { side, self->state->sides[side], *value } });
}

void
acies_resolver_set_setup (AciesResolver *self,
                          AciesSetup     value)
{
  if (!SAME (self->state->setup, value))
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_SETUP_SET, .u.setup = { self->state->setup, value } });
}

void
acies_resolver_set_turn (AciesResolver *self,
                         AciesTurn      value)
{
  if (!SAME (self->state->turn, value))
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_TURN_SET, .u.turn = { self->state->turn, value } });
}

void
acies_resolver_set_switch (AciesResolver *self,
                           AciesId        id,
                           int            value)
{
  if (self->state->switches[id] != value)
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_SWITCH_SET, .u.switch_ = { id, self->state->switches[id], (gint16) value } });
}

void
acies_resolver_set_outcome (AciesResolver *self,
                            guint          reason,
                            AciesSide      winner)
{
  g_return_if_fail (reason == ACIES_END_NOT_YET ||
                    (reason < ACIES_MAX_ENDS && self->state->ruleset->procs->ends[reason] != NULL));

  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_OUTCOME_SET, .u.outcome = { self->state->outcome, { (guint8) reason, winner } } });
}

void
acies_resolver_set_block (AciesResolver *self,
                          gsize          offset,
                          gconstpointer  bytes,
                          gsize          n)
{
  g_return_if_fail (offset + n <= acies_state_block_size (self->state));

  for (gsize done = 0; done < n; done += ACIES_MAX_CHANGE)
    {
      gsize         some = MIN (n - done, ACIES_MAX_CHANGE);
      const guint8 *before = self->state->block + offset + done;
      const guint8 *after = (const guint8 *) bytes + done;

      if (memcmp (before, after, some) != 0)
        {
          AciesEvent event = { ACIES_EVENT_BLOCK_SET, .u.block = { .offset = (guint16) (offset + done), .n = (guint8) some } };

          memcpy (event.u.block.before, before, some);
          memcpy (event.u.block.after, after, some);
          acies_resolver_emit (self, event);
        }
    }
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
  clear_next_combat (self);
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_COMBAT_PUSHED, .u.combat = { .index = self->state->n_combats, .after = *combat } });
}

void
acies_resolver_pop_combat (AciesResolver *self)
{
  guint8 index = self->state->n_combats - 1;

  g_return_if_fail (self->state->n_combats > 0);

  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_COMBAT_POPPED, .u.combat = { .index = index, .before = self->state->combats[index] } });
  clear_next_combat (self);
}

void
acies_resolver_set_combat (AciesResolver     *self,
                           guint              index,
                           const AciesCombat *combat)
{
  if (!SAME (self->state->combats[index], *combat))
    acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_COMBAT_SET, .u.combat = { (guint8) index, self->state->combats[index], *combat } });
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
  guint left;

  g_return_val_if_fail (side < self->state->ruleset->n_sides, FALSE);
  g_return_val_if_fail (deck == ACIES_NO_ID || deck < self->state->ruleset->n_decks, FALSE);

  left = acies_state_count_left (self->state, side, deck);
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
acies_resolver_judge_dice (AciesResolver *self,
                           const guint8  *results)
{
  AciesEvent event = { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .after = self->state->dice } };

  memcpy (event.u.dice.after.results, results, self->state->dice.n);
  acies_resolver_emit (self, event);
}

void
acies_question_ask_side (AciesResolver *resolver,
                         guint          kind,
                         AciesSide      side,
                         AciesUnitId    unit,
                         guint          count)
{
  AciesHex hex = unit != ACIES_NO_UNIT ? resolver->state->units[unit].hex : ACIES_NO_HEX;

  acies_resolver_ask (resolver, (AciesDecision) { .kind = (guint8) kind, .side = side, .unit = unit, .card = ACIES_NO_ID, .count = (guint8) count, .hex = hex });
}

void
acies_question_ask (AciesResolver *resolver,
                    guint          kind)
{
  AciesUnitId unit;
  AciesSide   side = acies_question_find_asked (resolver->state, kind, &unit);

  g_return_if_fail (side != ACIES_NO_SIDE);

  acies_question_ask_side (resolver, kind, side, unit, 0);
}

void
acies_question_ask_for (AciesResolver *resolver,
                        guint          kind,
                        AciesId        card,
                        guint          count,
                        AciesHex       hex)
{
  AciesUnitId unit;
  AciesSide   side = acies_question_find_asked (resolver->state, kind, &unit);

  g_return_if_fail (side != ACIES_NO_SIDE);

  acies_resolver_ask (resolver, (AciesDecision) { .kind = (guint8) kind, .side = side, .unit = unit, .card = card, .count = (guint8) count, .hex = hex });
}

void
acies_resolver_log (AciesResolver *self,
                    AciesLogEntry  entry)
{
  if (self->events == NULL)
    return;

  if (entry.unit != ACIES_NO_UNIT)
    {
      entry.unit_type = acies_unit_public_type_id (self->state, entry.unit);
      entry.unit_side = acies_unit_telling_side (self->state, entry.unit);
    }
  if (entry.other != ACIES_NO_UNIT)
    {
      entry.other_type = acies_unit_public_type_id (self->state, entry.other);
      entry.other_side = acies_unit_telling_side (self->state, entry.other);
    }
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_LOG_ENTRY, .u.entry = entry });
}

/* --- steps, and commands ---------------------------------------------------------------------- */

void
acies_resolver_drop_steps (AciesResolver *self)
{
  acies_resolver_answered (self);
  while (self->state->n_steps > 0)
    pop_step (self);
  while (self->state->n_combats > 0)
    acies_resolver_pop_combat (self);
}

void
acies_resolver_run (AciesResolver *self)
{
  while (self->state->n_steps > 0 && self->state->decision.kind == ACIES_DECISION_NONE)
    {
      AciesStep step = self->state->steps[self->state->n_steps - 1];

      pop_step (self);
      self->state->ruleset->procs->run_step (self, &step);
    }
}

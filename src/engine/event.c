/* event.c - one apply and one revert per kind of event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/event.h"

/* The list of units ends with the last slot in use: undo of an added unit gives
 * back the very same state. */
static void
set_unit (AciesState      *state,
          AciesUnitId      id,
          const AciesUnit *value)
{
  state->units[id] = *value;
  if (value->place != ACIES_PLACE_ABSENT)
    state->n_units = MAX (state->n_units, id + 1);
  while (state->n_units > 0 && state->units[state->n_units - 1].place == ACIES_PLACE_ABSENT)
    state->n_units--;
}

static void
set_terrain (AciesState *state,
             AciesHex    hex,
             AciesId     terrain)
{
  acies_board_make_writable (&state->board);
  state->board->terrain[hex] = terrain;
}

static void
set_size (AciesState *state,
          guint8      columns,
          guint8      rows)
{
  acies_board_make_writable (&state->board);
  state->board->columns = columns;
  state->board->rows = rows;
}

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
order_under (AciesState *state,
             AciesId     card,
             guint8      from,
             guint8      to,
             guint8      n,
             gboolean    back)
{
  for (guint i = 0; i < n && from == ACIES_ZONE_UNDER; i++)
    acies_state_take_from_under (state, card, back);
  for (guint i = 0; i < n && to == ACIES_ZONE_UNDER; i++)
    acies_state_put_under (state, card, !back);
}

static void
move_cards (AciesState *state,
            AciesSide   side,
            AciesId     card,
            guint8      from,
            guint8      to,
            guint8      n)
{
  if (from != ACIES_NO_ZONE)
    {
      guint8 *pile = pile_of (state, side, card, from);

      g_assert (*pile >= n);
      *pile -= n;
    }
  if (to != ACIES_NO_ZONE)
    *pile_of (state, side, card, to) += n;
}

static void
set_text (AciesState   *state,
          AciesTextKind kind,
          GRefString   *text)
{
  acies_texts_make_writable (&state->texts);
  acies_texts_set (state->texts, kind, text);
}

static void
set_label (AciesState *state,
           AciesHex    hex,
           GRefString *text)
{
  acies_texts_make_writable (&state->texts);
  acies_texts_set_label (state->texts, hex, text);
}

static void
push_step (AciesState *state,
           AciesStep   step)
{
  g_assert (state->n_steps < ACIES_MAX_STEPS);
  state->steps[state->n_steps++] = step;
}

static void
pop_step (AciesState *state)
{
  g_assert (state->n_steps > 0);
  state->n_steps--;
}

static void
push_combat (AciesState        *state,
             const AciesCombat *combat)
{
  g_assert (state->n_combats < ACIES_MAX_COMBATS);
  state->combats[state->n_combats++] = *combat;
}

static void
pop_combat (AciesState *state)
{
  g_assert (state->n_combats > 0);
  state->n_combats--;
}

void
acies_event_apply (const AciesEvent *self,
                   AciesState       *state)
{
  switch (self->kind)
    {
    case ACIES_EVENT_UNIT_SET:
      set_unit (state, self->u.unit.unit, &self->u.unit.after);
      break;

    case ACIES_EVENT_TERRAIN_SET:
      set_terrain (state, self->u.terrain.hex, self->u.terrain.after);
      break;

    case ACIES_EVENT_BOARD_SIZED:
      set_size (state, self->u.size.columns_after, self->u.size.rows_after);
      break;

    case ACIES_EVENT_CARDS_MOVED:
      move_cards (state, self->u.cards.side, self->u.cards.card,
                  self->u.cards.from, self->u.cards.to, self->u.cards.n);
      order_under (state, self->u.cards.card, self->u.cards.from, self->u.cards.to, self->u.cards.n, FALSE);
      break;

    case ACIES_EVENT_SIDE_SET:
      state->sides[self->u.side.side] = self->u.side.after;
      break;

    case ACIES_EVENT_SETUP_SET:
      state->setup = self->u.setup.after;
      break;

    case ACIES_EVENT_TURN_SET:
      state->turn = self->u.turn.after;
      break;

    case ACIES_EVENT_SWITCH_SET:
      state->switches[self->u.switch_.id] = self->u.switch_.after;
      acies_state_name_sides (state);
      break;

    case ACIES_EVENT_TEXT_SET:
      set_text (state, self->u.text.kind, self->u.text.after);
      break;

    case ACIES_EVENT_LABEL_SET:
      set_label (state, self->u.label.hex, self->u.label.after);
      break;

    case ACIES_EVENT_SCENARIO_SET:
      acies_state_assign (state, self->u.scenario.after);
      break;

    case ACIES_EVENT_MODE_SET:
      state->mode = self->u.mode.after;
      break;

    case ACIES_EVENT_BLOCK_SET:
      memcpy (state->block + self->u.block.offset, self->u.block.after, self->u.block.n);
      break;

    case ACIES_EVENT_STEP_PUSHED:
      push_step (state, self->u.step);
      break;

    case ACIES_EVENT_STEP_POPPED:
      pop_step (state);
      break;

    case ACIES_EVENT_COMBAT_PUSHED:
      push_combat (state, &self->u.combat.after);
      break;

    case ACIES_EVENT_COMBAT_POPPED:
      pop_combat (state);
      break;

    case ACIES_EVENT_COMBAT_SET:
      state->combats[self->u.combat.index] = self->u.combat.after;
      break;

    case ACIES_EVENT_DECISION_SET:
      state->decision = self->u.decision.after;
      break;

    case ACIES_EVENT_DICE_SET:
      state->dice = self->u.dice.after;
      break;

    case ACIES_EVENT_OUTCOME_SET:
      state->outcome = self->u.outcome.after;
      break;

    case ACIES_EVENT_PASSED_OVER:
    case ACIES_EVENT_NOTE:
      break;

    default:
      g_assert_not_reached ();
    }
}

void
acies_event_revert (const AciesEvent *self,
                    AciesState       *state)
{
  switch (self->kind)
    {
    case ACIES_EVENT_UNIT_SET:
      set_unit (state, self->u.unit.unit, &self->u.unit.before);
      break;

    case ACIES_EVENT_TERRAIN_SET:
      set_terrain (state, self->u.terrain.hex, self->u.terrain.before);
      break;

    case ACIES_EVENT_BOARD_SIZED:
      set_size (state, self->u.size.columns_before, self->u.size.rows_before);
      break;

    case ACIES_EVENT_CARDS_MOVED:
      move_cards (state, self->u.cards.side, self->u.cards.card,
                  self->u.cards.to, self->u.cards.from, self->u.cards.n);
      order_under (state, self->u.cards.card, self->u.cards.to, self->u.cards.from, self->u.cards.n, TRUE);
      break;

    case ACIES_EVENT_SIDE_SET:
      state->sides[self->u.side.side] = self->u.side.before;
      break;

    case ACIES_EVENT_SETUP_SET:
      state->setup = self->u.setup.before;
      break;

    case ACIES_EVENT_TURN_SET:
      state->turn = self->u.turn.before;
      break;

    case ACIES_EVENT_SWITCH_SET:
      state->switches[self->u.switch_.id] = self->u.switch_.before;
      acies_state_name_sides (state);
      break;

    case ACIES_EVENT_TEXT_SET:
      set_text (state, self->u.text.kind, self->u.text.before);
      break;

    case ACIES_EVENT_LABEL_SET:
      set_label (state, self->u.label.hex, self->u.label.before);
      break;

    case ACIES_EVENT_SCENARIO_SET:
      acies_state_assign (state, self->u.scenario.before);
      break;

    case ACIES_EVENT_MODE_SET:
      state->mode = self->u.mode.before;
      break;

    case ACIES_EVENT_BLOCK_SET:
      memcpy (state->block + self->u.block.offset, self->u.block.before, self->u.block.n);
      break;

    case ACIES_EVENT_STEP_PUSHED:
      pop_step (state);
      break;

    case ACIES_EVENT_STEP_POPPED:
      push_step (state, self->u.step);
      break;

    case ACIES_EVENT_COMBAT_PUSHED:
      pop_combat (state);
      break;

    case ACIES_EVENT_COMBAT_POPPED:
      push_combat (state, &self->u.combat.before);
      break;

    case ACIES_EVENT_COMBAT_SET:
      state->combats[self->u.combat.index] = self->u.combat.before;
      break;

    case ACIES_EVENT_DECISION_SET:
      state->decision = self->u.decision.before;
      break;

    case ACIES_EVENT_DICE_SET:
      state->dice = self->u.dice.before;
      break;

    case ACIES_EVENT_OUTCOME_SET:
      state->outcome = self->u.outcome.before;
      break;

    case ACIES_EVENT_PASSED_OVER:
    case ACIES_EVENT_NOTE:
      break;

    default:
      g_assert_not_reached ();
    }
}

void
acies_event_clear (AciesEvent *self)
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

const char *
acies_event_name (AciesEventKind kind)
{
  static const char *const names[ACIES_N_EVENTS] = {
    [ACIES_EVENT_UNIT_SET] = "unit-set",
    [ACIES_EVENT_TERRAIN_SET] = "terrain-set",
    [ACIES_EVENT_BOARD_SIZED] = "board-sized",
    [ACIES_EVENT_CARDS_MOVED] = "cards-moved",
    [ACIES_EVENT_SIDE_SET] = "side-set",
    [ACIES_EVENT_SETUP_SET] = "setup-set",
    [ACIES_EVENT_TURN_SET] = "turn-set",
    [ACIES_EVENT_SWITCH_SET] = "switch-set",
    [ACIES_EVENT_TEXT_SET] = "text-set",
    [ACIES_EVENT_LABEL_SET] = "label-set",
    [ACIES_EVENT_SCENARIO_SET] = "scenario-set",
    [ACIES_EVENT_MODE_SET] = "mode-set",
    [ACIES_EVENT_BLOCK_SET] = "block-set",
    [ACIES_EVENT_STEP_PUSHED] = "step-pushed",
    [ACIES_EVENT_STEP_POPPED] = "step-popped",
    [ACIES_EVENT_COMBAT_PUSHED] = "combat-pushed",
    [ACIES_EVENT_COMBAT_POPPED] = "combat-popped",
    [ACIES_EVENT_COMBAT_SET] = "combat-set",
    [ACIES_EVENT_DECISION_SET] = "decision-set",
    [ACIES_EVENT_DICE_SET] = "dice-set",
    [ACIES_EVENT_OUTCOME_SET] = "outcome-set",
    [ACIES_EVENT_PASSED_OVER] = "passed-over",
    [ACIES_EVENT_NOTE] = "note",
  };

  g_return_val_if_fail (kind < ACIES_N_EVENTS, NULL);

  return names[kind];
}

GArray *
acies_events_new (void)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AciesEvent));

  g_array_set_clear_func (events, (GDestroyNotify) acies_event_clear);

  return events;
}

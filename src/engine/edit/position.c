/* position.c - the position of a game as a scenario that starts there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/transform.h"

#include "engine/core/procs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const AciesState *game;
  AciesState       *scenario;
  GPtrArray        *losses; /* or NULL */
} Position;

/* Takes @sentence. */
static void
lose (const Position *self,
      char           *sentence)
{
  if (self->losses != NULL)
    g_ptr_array_add (self->losses, sentence);
  else
    g_free (sentence);
}

/* --- the turn -------------------------------------------------------------------------------- */

static void
take_turn (Position *self)
{
  const AciesState *game = self->game;
  const AciesTurn  *turn = &game->turn;
  AciesTurn        *start = &self->scenario->turn;
  const AciesProcs *procs = game->ruleset->procs;

  *start = (AciesTurn) { .round = MAX (turn->round, 1), .active = turn->active, .order_card = ACIES_NO_ID, .acting = ACIES_NO_UNIT, .started_at = ACIES_NO_HEX };
  if (acies_ruleset_lacks (game->ruleset, ACIES_LACKS_ROUNDS))
    start->round = 1;
  if (turn->phase < procs->n_opening_phases)
    start->phase = turn->phase;
  if (game->outcome.reason != ACIES_END_NOT_YET)
    lose (self, g_strdup (_ ("The game is over; the scenario continues it")));
  else if (game->n_combats > 0)
    lose (self, g_strdup (_ ("The fight in progress is left out")));
  else if (turn->acting != ACIES_NO_UNIT || turn->order_card != ACIES_NO_ID)
    lose (self, g_strdup (_ ("The turn in progress starts again")));
  if (turn->phase != start->phase)
    /* Translators: the phase with which the scenario starts */
    lose (self, g_strdup_printf (_ ("The turn starts again with this phase: %s"), acies_procs_phase_name (procs, start->phase)));
}

/* --- units ----------------------------------------------------------------------------------- */

/* The marks that units of a scenario can have. */
static guint16
kept_marks (const AciesRuleset *ruleset)
{
  guint16 kept = 0;

  for (guint i = 0; i < ruleset->n_marks; i++)
    if (ruleset->marks[i].kept)
      kept |= (guint16) (1u << i);

  return kept;
}

static void
take_units (Position *self)
{
  const AciesRuleset *ruleset = self->game->ruleset;
  AciesState         *to = self->scenario;
  guint16             kept = kept_marks (ruleset);

  for (guint i = 0; i < to->n_units; i++)
    {
      AciesUnit *unit = &to->units[i];
      AciesUnit  fresh = *unit;

      if (unit->place == ACIES_PLACE_ABSENT || unit->place == ACIES_PLACE_LOST || unit->side >= ruleset->n_sides)
        {
          *unit = acies_unit_absent ();
          continue;
        }
      acies_unit_set_fallbacks (ruleset, &fresh);
      unit->status = 0;
      unit->marks = unit->place == ACIES_PLACE_BOARD ? unit->marks & kept : 0;
      for (guint property = 0; property < ruleset->n_properties; property++)
        if (unit->place == ACIES_PLACE_RESERVE || ruleset->properties[property].fixed)
          unit->properties[property] = fresh.properties[property];
    }
  while (to->n_units > 0 && to->units[to->n_units - 1].place == ACIES_PLACE_ABSENT)
    to->n_units--;
}

/* One sentence for each mark or property that some unit loses. */
static void
tell_units (const Position *self)
{
  const AciesRuleset *ruleset = self->game->ruleset;
  guint               start = ruleset->procs->start_property;

  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    {
      guint n = 0;

      for (guint i = 0; i < self->scenario->n_units; i++)
        n += ((self->game->units[i].marks & ~self->scenario->units[i].marks) >> mark & 1) != 0 && self->scenario->units[i].place == ACIES_PLACE_BOARD;
      if (n > 0)
        /* Translators: a number of units, and a mark such as “Ordered” */
        lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u unit loses the mark “%2$s”", "%1$u units lose the mark “%2$s”", n), n, ruleset->marks[mark].name));
    }
  for (guint property = 0; property < ruleset->n_properties; property++)
    {
      guint n = 0;

      for (guint i = 0; i < self->scenario->n_units; i++)
        {
          const AciesUnit *unit = &self->game->units[i];

          if (self->scenario->units[i].place == ACIES_PLACE_ABSENT)
            continue;
          /* A unit that still has what it started with loses nothing. */
          n += property + 1 == start ? unit->figures != unit->properties[property] : unit->properties[property] != self->scenario->units[i].properties[property];
        }
      if (n > 0)
        /* Translators: a number of units, and something that they have, such as “Wounds” */
        lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u unit starts afresh with “%2$s”", "%1$u units start afresh with “%2$s”", n), n, ruleset->properties[property].name));
    }
}

/* --- sides and cards ------------------------------------------------------------------------- */

/* What scenarios of this game cannot set is as in any new scenario. */
static void
take_numbers (Position *self,
              AciesSide side)
{
  const AciesRuleset     *ruleset = self->game->ruleset;
  const AciesSideNumbers *before = &self->game->sides[side];
  AciesSideNumbers       *after = &self->scenario->sides[side];

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    after->morale = ruleset->army.morale;
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
    after->hand_size = ruleset->army.hand_size;
  if (ruleset->army.actions == 0)
    after->actions = after->spent = 0;
  after->spent = MIN (after->spent, after->actions);
  for (guint i = 0; i < ruleset->n_resources; i++)
    {
      const AciesResource *resource = &ruleset->resources[i];

      if (!resource->fixed || before->resources[i] == resource->start)
        continue;
      after->resources[i] = resource->start;
      /* Translators: a side, something that it has, and how many */
      lose (self, g_strdup_printf (_ ("%1$s starts afresh with “%2$s” and loses %3$u"), ruleset->sides[side].name, resource->name, (guint) before->resources[i]));
    }
}

/* Cards that lie open, or under a deck, go to the pile from which the game draws them. */
static void
take_cards (Position *self)
{
  static const AciesZone gone[] = { ACIES_ZONE_ROW, ACIES_ZONE_LAID, ACIES_ZONE_UNDER };
  const AciesRuleset    *ruleset = self->game->ruleset;
  AciesState            *to = self->scenario;

  for (guint i = 0; i < G_N_ELEMENTS (gone); i++)
    {
      guint n = 0;

      for (guint side = 0; side < ACIES_MAX_SIDES; side++)
        for (guint card = 0; card < ruleset->n_cards; card++)
          {
            guint8 copies = to->cards[side][gone[i]][card];

            to->cards[ruleset->cards[card].common ? 0 : side][ACIES_ZONE_DECK][card] += copies;
            to->cards[side][gone[i]][card] = 0;
            n += copies;
          }
      if (n == 0)
        continue;
      if (gone[i] == ACIES_ZONE_ROW)
        lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card that lies open beside a deck goes into it", "%u cards that lie open beside a deck go into it", n), n));
      else if (gone[i] == ACIES_ZONE_LAID)
        lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card that lies before its player goes into the deck", "%u cards that lie before their players go into the deck", n), n));
      else
        lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card that lies under a deck is shuffled into it", "%u cards that lie under a deck are shuffled into it", n), n));
    }
  to->n_under = 0;
  memset (to->under, 0, sizeof to->under);
}

AciesState *
acies_state_dup_as_scenario (const AciesState *state,
                             GPtrArray        *losses)
{
  static const guint8 nothing[ACIES_MAX_BLOCK];
  Position            self = { state, acies_state_copy (state), losses };
  AciesState         *to = self.scenario;

  if (state->mode == ACIES_MODE_EDIT)
    return to;

  to->mode = ACIES_MODE_EDIT;
  take_turn (&self);
  take_units (&self);
  tell_units (&self);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    take_numbers (&self, side);
  take_cards (&self);
  if (memcmp (to->block, nothing, sizeof nothing) != 0)
    lose (&self, g_strdup (_ ("What the game counts for itself during a turn starts afresh")));
  memset (to->block, 0, sizeof to->block);
  memset (to->combats, 0, sizeof to->combats);
  memset (to->steps, 0, sizeof to->steps);
  to->n_combats = to->n_steps = 0;
  to->dice = (AciesDice) { 0 };
  to->decision = (AciesDecision) { .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .card = ACIES_NO_ID, .hex = ACIES_NO_HEX };
  to->outcome = (AciesOutcome) { ACIES_END_NOT_YET, ACIES_NO_SIDE };
  acies_texts_make_writable (&to->texts);
  to->texts->goal = ACIES_GOAL_NONE;
  acies_texts_set_lesson (to->texts, NULL);

  return to;
}

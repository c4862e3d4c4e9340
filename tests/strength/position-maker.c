/* position-maker.c - small positions at the end of battles, made of those that players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/position-maker.h"

#include "ai/players.h"
#include "ai/random-player.h"
#include "ai/roll.h"
#include "engine/engine.h"
#include "engine/find/scenario-find.h"
#include "formats/scenario/scenario-xml.h"
#include "rulesets/shared/units.h"
#include "support/data.h"

#include <stdlib.h>
#include <string.h>

/* Turns before the last one, at most. */
#define MOST_TURNS 16

/* Units and cards that are left, at most. */
#define MOST_OWN 4
#define MOST_ENEMIES 5
#define MOST_CARDS 3

/* Commands that lead on. */
#define MOST_LEADS 8

/* --- some turns are played -------------------------------------------------------------------- */

static AciesCommand
decide (const AciesState *state,
        AciesAiMind      *mind,
        AciesAiRng       *rng)
{
  static const char *const ids[] = { "easy", "normal" };
  g_autoptr (AciesView) view = NULL;

  if (state->decision.kind == ACIES_DECISION_DICE)
    return acies_ai_roll (state, rng);
  view = acies_view_new_deciding (state);

  return acies_ai_player_get (acies_ai_player_find (ids[acies_ai_rng_below (rng, 8) == 0]))->choose (mind, view, rng, NULL);
}

static void
give (AciesState  *state,
      AciesCommand command)
{
  g_autoptr (GError) error = NULL;

  if (!acies_engine_apply (state, &command, NULL, &error))
    g_error ("%s", error->message);
}

/* (nullable): where a turn begins */
static AciesState *
play_some_turns (const AciesState *battle,
                 AciesAiMind      *mind,
                 AciesAiRng       *rng)
{
  g_autoptr (AciesState) state = acies_engine_new_game (battle, NULL);
  guint left = 3 + acies_ai_rng_below (rng, MOST_TURNS - 2);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesTurn before = state->turn;

      if (left == 0 && state->n_combats == 0 && state->turn.order_card == ACIES_NO_ID && state->turn.acting == ACIES_NO_UNIT &&
          state->turn.phase >= state->ruleset->procs->n_round_phases)
        return g_steal_pointer (&state);
      give (state, decide (state, mind, rng));
      if (left > 0 && (state->turn.round != before.round || state->turn.active != before.active))
        left--;
    }

  return NULL;
}

/* --- and it is made small --------------------------------------------------------------------- */

static void
give_number (AciesState      *state,
             AciesCommandKind kind,
             AciesSide        side,
             AciesId          id,
             int              number)
{
  AciesCommand command = acies_command (kind);

  command.side = side;
  command.id = id;
  command.number = (gint16) number;
  give (state, command);
}

static void
set_text (AciesState   *state,
          AciesTextKind kind,
          const char   *words)
{
  AciesCommand command = acies_command (ACIES_COMMAND_TEXT);

  command.id = (AciesId) kind;
  command.text = (char *) words;
  give (state, command);
}

/* A copy in edit mode, as a file of it would be read. */
static AciesState *
reopen (const AciesState *state,
        AciesLibrary     *library)
{
  g_autoptr (GBytes) bytes = acies_scenario_write_bytes (state, NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  return acies_scenario_read (bytes, "position", library, findings, NULL);
}

static guint
nearest (const AciesState *state,
         AciesHex          hex,
         AciesSide         side)
{
  guint least = 999;

  for (guint i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, (AciesUnitId) i) && state->units[i].side == side)
      least = MIN (least, acies_hex_distance (hex, state->units[i].hex));

  return least;
}

/* Takes away those of @side that stand farthest from the other side, until no more than @most are left. */
static void
keep_nearest (AciesState *state,
              AciesSide   side,
              guint       most)
{
  AciesSide other = acies_ruleset_enemy_of (state->ruleset, side);

  for (;;)
    {
      AciesHex farthest = ACIES_NO_HEX;
      guint    distance = 0;
      guint    n = 0;

      for (guint i = 0; i < state->n_units; i++)
        {
          const AciesUnit *unit = &state->units[i];

          if (!acies_state_unit_is_on_board (state, (AciesUnitId) i) || unit->side != side)
            continue;
          n++;
          if (farthest != ACIES_NO_HEX && nearest (state, unit->hex, other) <= distance)
            continue;
          farthest = unit->hex;
          distance = nearest (state, unit->hex, other);
        }
      if (n <= most)
        return;
      give (state, acies_command_on_hex (ACIES_COMMAND_REMOVE, farthest));
    }
}

static void
drop_reserve (AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint type = 0; type < state->ruleset->n_unit_types; type++)
      if (state->ruleset->unit_types[type].sides & (1u << side))
        give_number (state, ACIES_COMMAND_RESERVE, side, (AciesId) type, 0);
}

/* One of those in @counts for which @want_order holds, or that may be any; NO_ID: there is none. */
static AciesId
draw (const AciesRuleset *ruleset,
      guint8             *counts,
      gboolean            orders,
      AciesAiRng         *rng)
{
  guint n = 0;
  guint place;

  for (guint card = 0; card < ruleset->n_cards; card++)
    n += acies_card_is_order (&ruleset->cards[card]) == orders ? counts[card] : 0;
  if (n == 0)
    return ACIES_NO_ID;
  place = acies_ai_rng_below (rng, n);
  for (guint card = 0;; card++)
    {
      guint of_card = acies_card_is_order (&ruleset->cards[card]) == orders ? counts[card] : 0;

      if (place < of_card)
        {
          counts[card]--;
          return (AciesId) card;
        }
      place -= of_card;
    }
}

/* All that the side has left is a hand, drawn of what it has not played: one order, if it may
 * order, and other cards. */
static void
deal (AciesState *state,
      AciesSide   side,
      gboolean    orders,
      AciesAiRng *rng)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint8              counts[ACIES_MAX_CARDS];
  guint8              hand[ACIES_MAX_CARDS] = { 0 };
  guint               n = 1 + acies_ai_rng_below (rng, MOST_CARDS);
  guint               held = 0;

  for (guint card = 0; card < ruleset->n_cards; card++)
    counts[card] = state->cards[side][ACIES_ZONE_DECK][card] + state->cards[side][ACIES_ZONE_HAND][card];
  for (guint i = 0; i <= n; i++)
    {
      AciesId card = i > 0 ? draw (ruleset, counts, FALSE, rng) : orders ? draw (ruleset, counts, TRUE, rng)
                                                                         : ACIES_NO_ID;

      if (card != ACIES_NO_ID)
        hand[card]++, held++;
    }
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      give_number (state, ACIES_COMMAND_CARDS, side, (AciesId) card, 0);
      give_number (state, ACIES_COMMAND_CARDS, side, (AciesId) card, hand[card]);
      give_number (state, ACIES_COMMAND_HAND, side, (AciesId) card, hand[card]);
    }
  give_number (state, ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID, (int) MAX (held, 1));
}

/* No turn comes after that of @side. */
static void
make_last (AciesState *state,
           AciesSide   side)
{
  AciesSide    other = acies_ruleset_enemy_of (state->ruleset, side);
  AciesTurn    turn = state->turn;
  AciesCommand opening = acies_command (ACIES_COMMAND_OPENING);

  give_number (state, ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, turn.round);
  give_number (state, ACIES_COMMAND_FIRST, other, ACIES_NO_ID, 0);
  opening.side = side;
  opening.number = turn.round;
  opening.id = turn.phase;
  give (state, opening);
  if (state->ruleset->army.actions == 0)
    return;
  give_number (state, ACIES_COMMAND_SPENT, other, ACIES_NO_ID, state->sides[other].actions);
  give_number (state, ACIES_COMMAND_SPENT, side, ACIES_NO_ID, state->sides[side].actions - 1);
}

static AciesState *
make_small (const AciesState *state,
            AciesLibrary     *library,
            const char       *title,
            AciesAiRng       *rng)
{
  AciesState *scenario = reopen (state, library);
  AciesSide   side = state->turn.active;
  AciesSide   other = acies_ruleset_enemy_of (state->ruleset, side);
  int         morale = 1 + (int) acies_ai_rng_below (rng, 2);

  set_text (scenario, ACIES_TEXT_TITLE, title);
  set_text (scenario, ACIES_TEXT_BRIEFING, "");
  set_text (scenario, ACIES_TEXT_NOTES, "");
  drop_reserve (scenario);
  keep_nearest (scenario, side, 2 + acies_ai_rng_below (rng, MOST_OWN - 1));
  keep_nearest (scenario, other, 2 + acies_ai_rng_below (rng, MOST_ENEMIES - 1));
  deal (scenario, side, TRUE, rng);
  deal (scenario, other, FALSE, rng);
  make_last (scenario, side);
  give_number (scenario, ACIES_COMMAND_MORALE, side, ACIES_NO_ID, morale);
  give_number (scenario, ACIES_COMMAND_MORALE, other, ACIES_NO_ID, morale + (int) acies_ai_rng_below (rng, 2));

  return scenario;
}

/* --- and led on --------------------------------------------------------------------------------- */

static gboolean
is_sound (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  for (guint i = 0; i < findings->list->len; i++)
    if (((const AciesFinding *) g_ptr_array_index (findings->list, i))->severity == ACIES_SEVERITY_ERROR)
      return FALSE;

  return TRUE;
}

/* Units that may move or attack now. */
static guint
count_able (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();
  guint8 able[ACIES_MAX_UNITS] = { 0 };
  guint  n = 0;

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      AciesUnitId         unit = ACIES_NO_UNIT;

      if (command->kind == ACIES_COMMAND_MOVE || command->kind == ACIES_COMMAND_ATTACK)
        unit = acies_state_unit_at (state, command->hex);
      if (unit != ACIES_NO_UNIT && !able[unit])
        able[unit] = 1, n++;
    }

  return n;
}

/* By chance, until two units may act. */
static gboolean
lead_on (Draft      *self,
         AciesSide   side,
         AciesAiRng *rng)
{
  while (self->start->outcome.reason == ACIES_END_NOT_YET && self->start->turn.active == side &&
         self->start->decision.kind != ACIES_DECISION_DICE && acies_state_deciding_side (self->start) == side)
    {
      g_autoptr (AciesView) view = NULL;
      AciesCommand command;

      if (count_able (self->start) >= 2)
        return TRUE;
      if (self->leads->len == MOST_LEADS)
        return FALSE;
      view = acies_view_new_deciding (self->start);
      command = acies_ai_choose_random (view, rng);
      g_ptr_array_add (self->leads, acies_command_to_string (&command, self->start->ruleset));
      give (self->start, command);
    }

  return FALSE;
}

Draft *
draft_new (const AciesState *battle,
           AciesLibrary     *library,
           const char       *title,
           AciesAiMind      *mind,
           AciesAiRng       *rng)
{
  g_autoptr (AciesState) reached = play_some_turns (battle, mind, rng);
  g_autoptr (AciesState) scenario = reached != NULL ? make_small (reached, library, title, rng) : NULL;
  g_autoptr (Draft) self = NULL;

  if (scenario == NULL || !is_sound (scenario))
    return NULL;
  self = g_new0 (Draft, 1);
  self->scenario = reopen (scenario, library);
  self->leads = g_ptr_array_new_with_free_func (g_free);
  self->start = acies_engine_new_game (self->scenario, NULL);

  return lead_on (self, reached->turn.active, rng) ? g_steal_pointer (&self) : NULL;
}

void
draft_free (Draft *self)
{
  acies_state_free (self->scenario);
  acies_state_free (self->start);
  g_ptr_array_unref (self->leads);
  g_free (self);
}

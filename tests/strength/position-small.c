/* position-small.c - all but a few units and cards is taken away, and no turn is left but one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/position-small.h"

#include "engine/core/engine.h"
#include "formats/scenario/scenario-xml.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

/* Units and cards that are left, at most. */
#define MOST_OWN 4
#define MOST_ENEMIES 5
#define MOST_CARDS 3

static void
give (AciesState  *state,
      AciesCommand command)
{
  g_autoptr (GError) error = NULL;

  if (!acies_engine_apply (state, &command, NULL, &error))
    g_error ("%s", error->message);
}

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

AciesState *
position_reopen (const AciesState *state,
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

/* One of those in @counts that are orders, or of those that are not; NO_ID: there is none. */
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

AciesState *
position_make_small (const AciesState *state,
                     AciesLibrary     *library,
                     const char       *title,
                     AciesAiRng       *rng)
{
  AciesState *scenario = position_reopen (state, library);
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

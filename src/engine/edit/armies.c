/* armies.c - what armies and parts of a board have, and what stands for it in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

/* --- armies ---------------------------------------------------------------------------------- */

AciesArmy
acies_army_count (const AciesState *state,
                  AciesSide         side)
{
  AciesArmy army = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side != side || (unit->place != ACIES_PLACE_BOARD && unit->place != ACIES_PLACE_RESERVE))
        continue;
      army.morale += acies_state_morale_for (state, unit->type);
      if (unit->place == ACIES_PLACE_RESERVE)
        {
          army.reserve++;
          continue;
        }
      army.units++;
      army.figures += unit->figures;
    }

  return army;
}

AciesId
acies_army_find_battle_card (const AciesState *state,
                             AciesSide         side,
                             guint            *n)
{
  AciesId found = ACIES_NO_ID;
  guint   kinds = 0;

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      if (state->ruleset->cards[card].kind != ACIES_CARD_SCENARIO ||
          acies_state_count_copies (state, side, (AciesId) card) == 0)
        continue;
      if (kinds++ == 0)
        found = (AciesId) card;
    }
  if (n != NULL)
    *n = kinds;

  return found;
}

/* --- hexes ----------------------------------------------------------------------------------- */

void
acies_contents_of_hexes (AciesContents    *self,
                         const AciesState *state,
                         const AciesHex   *hexes,
                         guint             n)
{
  *self = (AciesContents) { .hexes = n };
  for (guint i = 0; i < n; i++)
    {
      AciesUnitId ids[ACIES_MAX_LAYERS];
      guint       n_units = acies_stack_list (state, hexes[i], ids);

      self->terrains[state->board->terrain[hexes[i]]]++;
      for (guint j = 0; j < n_units; j++)
        {
          const AciesUnit    *unit = &state->units[ids[j]];
          AciesContentsUnits *sums[] = { &self->types[unit->side][unit->type], &self->sides[unit->side], &self->all };

          for (guint k = 0; k < G_N_ELEMENTS (sums); k++)
            {
              sums[k]->units++;
              sums[k]->figures += unit->figures;
            }
          /* Where scenarios say how large their units are, a small one has lost nobody. */
          self->reduced += state->ruleset->procs->most_figures == NULL && unit->figures < acies_state_strength (state, unit->type);
        }
    }
}

/* --- counterparts ---------------------------------------------------------------------------- */

AciesId
acies_counterpart_type (const AciesRuleset *ruleset,
                        AciesId             type,
                        AciesSide           side)
{
  AciesSide opposite = acies_ruleset_opposite (ruleset, side);
  AciesId   pair = ruleset->unit_types[type].pair;

  if (pair != ACIES_NO_ID && (ruleset->unit_types[pair].sides & (1u << opposite)) != 0)
    return pair;

  return (ruleset->unit_types[type].sides & (1u << opposite)) != 0 ? type : ACIES_NO_ID;
}

guint
acies_counterpart_figures (const AciesState *state,
                           AciesId           from,
                           guint             figures,
                           AciesId           to)
{
  guint full = acies_state_strength (state, to);

  if (from == to)
    return figures;

  return figures >= acies_state_strength (state, from) ? full : MIN (figures, full);
}

/* --- cards of one army for another ----------------------------------------------------------- */

static void
add_cards (GArray          *commands,
           AciesCommandKind kind,
           AciesSide        side,
           AciesId          card,
           guint            number)
{
  AciesCommand command = acies_command_of_side (kind, side, card, number);

  g_array_append_val (commands, command);
}

/* All go to the deck first, so that there are enough for the hand. */
void
acies_deck_add_transfer (GArray           *commands,
                         const AciesState *state,
                         AciesSide         from,
                         AciesSide         to,
                         AciesId           card)
{
  guint    hand = acies_state_count_copies_in (state, from, card, ACIES_ZONE_HAND);
  guint    discard = acies_state_count_copies_in (state, from, card, ACIES_ZONE_DISCARD);
  gboolean is_alike = TRUE;

  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    is_alike = is_alike && acies_state_count_copies_in (state, from, card, zone) == acies_state_count_copies_in (state, to, card, zone);
  if (state->ruleset->cards[card].common || is_alike)
    return;
  if (acies_state_count_copies_in (state, to, card, ACIES_ZONE_HAND) > 0)
    add_cards (commands, ACIES_COMMAND_HAND, to, card, 0);
  if (acies_state_count_copies_in (state, to, card, ACIES_ZONE_DISCARD) > 0)
    add_cards (commands, ACIES_COMMAND_DISCARD, to, card, 0);
  add_cards (commands, ACIES_COMMAND_CARDS, to, card, acies_state_count_copies (state, from, card));
  if (hand > 0)
    add_cards (commands, ACIES_COMMAND_HAND, to, card, hand);
  if (discard > 0)
    add_cards (commands, ACIES_COMMAND_DISCARD, to, card, discard);
}

GArray *
acies_deck_copy_commands (const AciesState *state,
                          AciesSide         from,
                          AciesSide         to)
{
  const AciesRuleset *ruleset = state->ruleset;
  GArray             *commands = acies_commands_new ();

  for (guint card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].kind != ACIES_CARD_SCENARIO && acies_card_is_common (ruleset, (AciesId) card))
      acies_deck_add_transfer (commands, state, from, to, (AciesId) card);

  return commands;
}

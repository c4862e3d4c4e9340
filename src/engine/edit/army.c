/* army.c - how much an army is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/army.h"

#include "engine/core/engine.h"

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

guint
acies_army_count_type (const AciesState *state,
                       AciesId           type)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].type == type &&
         (state->units[i].place == ACIES_PLACE_BOARD || state->units[i].place == ACIES_PLACE_RESERVE);

  return n;
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

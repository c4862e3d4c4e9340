/* armies.c - what armies and parts of a board have, and what stands for it in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <string.h>

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
static void
set_card (GArray           *commands,
          const AciesState *state,
          AciesSide         side,
          AciesId           card,
          guint             copies,
          guint             hand,
          guint             discard)
{
  guint hand_before = acies_state_count_copies_in (state, side, card, ACIES_ZONE_HAND);
  guint discard_before = acies_state_count_copies_in (state, side, card, ACIES_ZONE_DISCARD);
  guint copies_before = acies_state_count_copies (state, side, card);

  if (copies == copies_before && hand == hand_before && discard == discard_before)
    return;
  if (hand_before > 0)
    add_cards (commands, ACIES_COMMAND_HAND, side, card, 0);
  if (discard_before > 0)
    add_cards (commands, ACIES_COMMAND_DISCARD, side, card, 0);
  if (copies != copies_before)
    add_cards (commands, ACIES_COMMAND_CARDS, side, card, copies);
  if (hand > 0)
    add_cards (commands, ACIES_COMMAND_HAND, side, card, hand);
  if (discard > 0)
    add_cards (commands, ACIES_COMMAND_DISCARD, side, card, discard);
}

void
acies_deck_add_transfer (GArray           *commands,
                         const AciesState *state,
                         AciesSide         from,
                         AciesSide         to,
                         AciesId           card)
{
  if (!state->ruleset->cards[card].common)
    set_card (commands, state, to, card, acies_state_count_copies (state, from, card), acies_state_count_copies_in (state, from, card, ACIES_ZONE_HAND),
              acies_state_count_copies_in (state, from, card, ACIES_ZONE_DISCARD));
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

/* --- decks to start from --------------------------------------------------------------------- */

/* @copies, @hand: of each card. The hand takes the first cards up to its size. @keep: whether scenario cards stay as they are */
static GArray *
deck_commands (const AciesState *state,
               AciesSide         side,
               const guint8     *copies,
               const guint8     *hand,
               gboolean          keep)
{
  const AciesRuleset *ruleset = state->ruleset;
  GArray             *commands = acies_commands_new ();
  guint               room = acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE) ? G_MAXUINT : state->sides[side].hand_size;

  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      guint held = MIN (hand[card], room);

      if (ruleset->cards[card].common || (keep && ruleset->cards[card].kind == ACIES_CARD_SCENARIO))
        continue;
      set_card (commands, state, side, (AciesId) card, copies[card], held, 0);
      room -= held;
    }

  return commands;
}

GArray *
acies_deck_standard_commands (const AciesState *state,
                              AciesSide         side)
{
  return deck_commands (state, side, state->ruleset->standard_copies[side], state->ruleset->standard_hand[side], TRUE);
}

GArray *
acies_deck_battle_commands (const AciesState *state,
                            const AciesState *battle,
                            AciesSide         side)
{
  guint8 copies[ACIES_MAX_CARDS] = { 0 };

  for (guint card = 0; card < battle->ruleset->n_cards; card++)
    copies[card] = (guint8) acies_state_count_copies (battle, side, (AciesId) card);

  return deck_commands (state, side, copies, battle->cards[side][ACIES_ZONE_HAND], FALSE);
}

GArray *
acies_deck_clear_commands (const AciesState *state,
                           AciesSide         side)
{
  static const guint8 none[ACIES_MAX_CARDS];

  return deck_commands (state, side, none, none, FALSE);
}

GArray *
acies_hand_fill_commands (const AciesState *state,
                          AciesSide         side)
{
  const guint8 *in_hand = state->cards[side][ACIES_ZONE_HAND];
  const guint8 *in_deck = state->cards[side][ACIES_ZONE_DECK];
  GArray       *commands = acies_commands_new ();
  guint         size = state->sides[side].hand_size;
  guint         hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint         left = hand < size ? MIN (size - hand, acies_state_count_cards (state, side, ACIES_ZONE_DECK)) : 0;
  guint8        held[ACIES_MAX_CARDS];

  /* One copy of each card comes before a second of any. Games list their orders first, so that the hand has different orders. */
  memcpy (held, in_hand, sizeof held);
  for (guint copy = 1; left > 0; copy++)
    for (guint card = 0; card < state->ruleset->n_cards && left > 0; card++)
      if (!state->ruleset->cards[card].common && held[card] < copy && held[card] < in_hand[card] + in_deck[card])
        {
          held[card]++;
          left--;
        }
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (held[card] > in_hand[card])
      add_cards (commands, ACIES_COMMAND_HAND, side, (AciesId) card, held[card]);

  return commands;
}

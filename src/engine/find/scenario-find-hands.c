/* scenario-find-hands.c - starting hands against their decks and sizes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

static AciesCommand
card_command (AciesCommandKind kind,
              AciesSide        side,
              guint            card,
              guint            n)
{
  AciesCommand command = acies_command_with_id (kind, (AciesId) card);

  command.side = side;
  command.number = (gint16) n;

  return command;
}

static AciesCommand
size_command (AciesSide side,
              guint     n)
{
  AciesCommand command = acies_command (ACIES_COMMAND_HAND_SIZE);

  command.side = side;
  command.number = (gint16) n;

  return command;
}

/* The cards listed last go back first: orders come first in the lists of games. */
static void
offer_to_return (const AciesState *state,
                 AciesSide         side,
                 guint             surplus,
                 AciesFinding     *finding)
{
  for (guint i = state->ruleset->n_cards; i > 0 && surplus > 0; i--)
    {
      guint n = state->cards[side][ACIES_ZONE_HAND][i - 1];
      guint back = MIN (n, surplus);

      if (back == 0)
        continue;
      acies_finding_add_fix (finding, _ ("Return Cards to the Deck"), card_command (ACIES_COMMAND_HAND, side, i - 1, n - back));
      surplus -= back;
    }
}

/* One copy of each card in turn, from the first, until the hand is full. */
static void
offer_to_fill (const AciesState *state,
               AciesSide         side,
               guint             missing,
               AciesFinding     *finding)
{
  guint taken[ACIES_MAX_CARDS] = { 0 };
  guint left = MIN (missing, acies_state_count_cards (state, side, ACIES_ZONE_DECK)); /* the rest lies in a deck in common */

  while (left > 0)
    for (guint i = 0; i < state->ruleset->n_cards && left > 0; i++)
      {
        if (taken[i] == acies_state_count_copies_in (state, side, (AciesId) i, ACIES_ZONE_DECK))
          continue;
        taken[i]++;
        left--;
      }
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (taken[i] > 0)
        acies_finding_add_fix (finding, _ ("Fill the Hand"),
                               card_command (ACIES_COMMAND_HAND, side, i, state->cards[side][ACIES_ZONE_HAND][i] + taken[i]));
    }
}

static void
find_no_hand (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  guint            usual = state->ruleset->army.hand_size;
  g_autofree char *label = g_strdup_printf (_ ("Set Hand Size to %u"), usual);
  AciesFinding    *finding;

  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "hand-size-zero",
                                /* Translators: a side */
                                _ ("%s has cards, but its hand size is 0"), state->ruleset->sides[side].name);
  finding->side = side;
  if (usual > 0)
    acies_finding_add_fix (finding, label, size_command (side, usual));
}

static void
find_small_deck (const AciesState *state,
                 AciesSide         side,
                 guint             cards,
                 AciesFindings    *findings)
{
  g_autofree char *label = g_strdup_printf (_ ("Set Hand Size to %u"), cards);
  AciesFinding    *finding;

  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "deck-below-hand-size",
                                /* Translators: a side, its cards, and how many its hand can hold */
                                _ ("%1$s has fewer cards (%2$u) than its hand size (%3$u)"), state->ruleset->sides[side].name, cards,
                                state->sides[side].hand_size);
  finding->side = side;
  acies_finding_add_fix (finding, label, size_command (side, cards));
}

static void
find_hand (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  guint         size = state->sides[side].hand_size;
  guint         hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  AciesFinding *finding = NULL;

  if (hand > size)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "hand-over-size",
                                    /* Translators: a side, the cards in its hand, and how many it can hold */
                                    _ ("The starting hand of %1$s has more cards (%2$u) than its hand size (%3$u)"), name, hand, size);
      offer_to_return (state, side, hand - size, finding);
    }
  else if (hand < size && !state->ruleset->procs->fills_hands)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "hand-below-size",
                                    /* Translators: a side, the cards in its hand, and how many it can hold */
                                    _ ("The starting hand of %1$s has fewer cards (%2$u) than its hand size (%3$u)"), name, hand, size);
      offer_to_fill (state, side, size - hand, finding);
    }
  if (finding == NULL)
    return;
  finding->side = side;
  finding->rule = state->ruleset->procs->rules.setup;
}

/* Nothing has been played when the first turn begins. @side: or ACIES_COMMON */
static void
find_discards (const AciesState *state,
               AciesSide         side,
               AciesFindings    *findings)
{
  AciesFinding *finding;

  if (state->turn.round > 1 || state->turn.active != state->setup.first || state->turn.phase > 0 ||
      acies_state_count_cards (state, side, ACIES_ZONE_DISCARD) == 0)
    return;
  finding = side == ACIES_COMMON
                ? acies_findings_add (findings, ACIES_SEVERITY_WARNING, "discards-at-start",
                                      _ ("A shared deck has discarded cards before the first turn"))
                : acies_findings_add (findings, ACIES_SEVERITY_WARNING, "discards-at-start",
                                      /* Translators: a side */
                                      _ ("%s has discarded cards before the first turn"), state->ruleset->sides[side].name);
  finding->side = side == ACIES_COMMON ? ACIES_NO_SIDE : side;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_state_count_copies_in (state, side, (AciesId) i, ACIES_ZONE_DISCARD) > 0)
        acies_finding_add_fix (finding, _ ("Return Cards to the Deck"), card_command (ACIES_COMMAND_DISCARD, side, i, 0));
    }
}

void
acies_scenario_find_hands (const AciesState *state,
                           AciesFindings    *findings)
{
  gboolean no_size = acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE);

  find_discards (state, ACIES_COMMON, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint cards = acies_state_count_cards (state, side, ACIES_ZONE_HAND) +
                    acies_state_count_cards (state, side, ACIES_ZONE_DECK) +
                    acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK);

      find_discards (state, side, findings);
      if (cards == 0 || no_size)
        continue;
      if (state->sides[side].hand_size == 0)
        find_no_hand (state, side, findings);
      else if (cards < state->sides[side].hand_size)
        find_small_deck (state, side, cards, findings);
      else
        find_hand (state, side, findings);
    }
}

/* scenario-find-box.c - more than the box of the game holds
 *
 * A ruleset that comes in no box says nothing of one, and then nothing is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/box.h"
#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

static void
find_figures (const AciesState *state,
              AciesFindings    *findings)
{
  guint used[ACIES_MAX_UNIT_TYPES] = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD || state->units[i].place == ACIES_PLACE_RESERVE)
        used[state->units[i].type] += state->units[i].figures;
    }
  for (guint i = 0; i < state->ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &state->ruleset->unit_types[i];
      guint                box = (guint) type->box * type->figures;

      if (box == 0 || used[i] <= box)
        continue;
      acies_findings_add (findings, ACIES_SEVERITY_WARNING, "figures-over-box",
                          /* Translators: a number, a unit type, and the number in the box */
                          acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u figure of %2$s; the boxed game has %3$u", "The battle uses %1$u figures of %2$s; the boxed game has %3$u", used[i]),
                                           /* Translators: a number, a unit type, and the number in the box */
                                           g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u base of %2$s; the boxed game has %3$u", "The battle uses %1$u bases of %2$s; the boxed game has %3$u", used[i])),
                          used[i], type->name, box)
          ->side = acies_unit_type_only_side (type);
    }
}

static void
find_tiles (const AciesState *state,
            AciesFindings    *findings)
{
  guint used[ACIES_MAX_TERRAINS];

  acies_board_count_terrains (state->board, used);
  for (guint i = 0; i < state->ruleset->n_terrains; i++)
    {
      const AciesTerrainType *terrain = &state->ruleset->terrains[i];

      if (terrain->box > 0 && used[i] > terrain->box)
        acies_findings_add (findings, ACIES_SEVERITY_WARNING, "tiles-over-box",
                            /* Translators: a number, a kind of terrain, and the number in the box */
                            g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u tile of %2$s; the boxed game has %3$u", "The battle uses %1$u tiles of %2$s; the boxed game has %3$u", used[i]), used[i], terrain->name, terrain->box);
    }
}

static void
find_cards (const AciesState *state,
            AciesFindings    *findings)
{
  guint used = acies_box_count_cards (state);
  guint box = state->ruleset->box_cards;

  if (box > 0 && used > box)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "cards-over-box",
                        /* Translators: a number, and the number in the box */
                        g_dngettext (GETTEXT_PACKAGE, "The decks have %1$u card in total; the boxed game has %2$u", "The decks have %1$u cards in total; the boxed game has %2$u", used), used, box);
}

/* Of a deck in common the ruleset says how many there are. */
static void
find_common_cards (const AciesState *state,
                   AciesFindings    *findings)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardType *card = &state->ruleset->cards[i];
      guint                used = acies_state_count_copies (state, ACIES_COMMON, (AciesId) i);

      if (card->common && used > card->copies)
        acies_findings_add (findings, ACIES_SEVERITY_WARNING, "cards-over-box",
                            /* Translators: a deck, a number, a card, and the number in the box */
                            g_dngettext (GETTEXT_PACKAGE, "“%1$s” has %2$u copy of “%3$s”; the boxed game has %4$u", "“%1$s” has %2$u copies of “%3$s”; the boxed game has %4$u", used), state->ruleset->decks[card->deck].name, used,
                            card->name, card->copies);
    }
}

static void
find_board (const AciesState *state,
            AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;

  if (ruleset->box_tiles == 0 || (state->board->columns <= ruleset->columns && state->board->rows <= ruleset->rows))
    return;
  acies_findings_add (findings, ACIES_SEVERITY_NOTE, "board-over-box",
                      /* Translators: columns and rows of this board, then of that in the box */
                      _ ("The board is %1$u × %2$u; the board of the boxed game is %3$u × %4$u"),
                      state->board->columns, state->board->rows, ruleset->columns, ruleset->rows);
}

static void
find_rounds (const AciesState *state,
             AciesFindings    *findings)
{
  AciesCommand     command = acies_command (ACIES_COMMAND_END_ROUND);
  guint            most = state->ruleset->box_rounds;
  g_autofree char *label = NULL;
  AciesFinding    *finding;

  if (most == 0 || state->setup.end_round <= most || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    return;
  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "end-round-beyond-track",
                                /* Translators: a round, and how many rounds the time track has */
                                g_dngettext (GETTEXT_PACKAGE, "The battle ends in round %1$u; the time track has only %2$u round", "The battle ends in round %1$u; the time track has only %2$u rounds", most), state->setup.end_round, most);
  if (state->turn.round > most)
    return;
  label = g_strdup_printf (_ ("End in Round %u"), most);
  command.number = (gint16) most;
  acies_finding_add_fix (finding, label, command);
}

void
acies_scenario_find_box (const AciesState *state,
                         AciesFindings    *findings)
{
  find_figures (state, findings);
  find_tiles (state, findings);
  find_cards (state, findings);
  find_common_cards (state, findings);
  find_board (state, findings);
  find_rounds (state, findings);
}

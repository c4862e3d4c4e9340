/* scenario-find-cards.c - cards of no use, starting hands, and more than the box of the game holds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/box.h"

#include <glib/gi18n-lib.h>

static gboolean
is_in_use (const AciesUnit *unit)
{
  return unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE;
}

/* --- use ------------------------------------------------------------------------------------- */

/* Why @side cannot do anything with a card it has, the first reason of several. */
static void
find_use (const AciesState *state,
          AciesSide         side,
          AciesId           id,
          AciesFindings    *findings)
{
  const AciesRuleset       *ruleset = state->ruleset;
  const AciesScenarioProcs *procs = ruleset->procs->scenario;
  const AciesCardType      *card = &ruleset->cards[id];
  const char               *name = ruleset->sides[side].name;
  gboolean                  serves = FALSE;
  AciesFinding             *finding = NULL;

  for (guint i = 0; i < state->n_units && !serves; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side != side || !is_in_use (unit))
        continue;
      /* An order serves the units that it may order, an ability those that have it; games know better. */
      if (procs->serves != NULL)
        serves = procs->serves (state, side, id, unit->type);
      else if (card->kind == ACIES_CARD_ORDER || card->kind == ACIES_CARD_SCENARIO)
        serves = (card->unit_types >> unit->type) & 1;
      else
        serves = (ruleset->unit_types[unit->type].abilities >> id) & 1;
    }
  if (!(card->sides & (1u << side)))
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "card-of-other-side", ACIES_NO_HEX, side, card->rule,
                                        /* Translators: a side, and a card */
                                        _ ("%1$s cannot have the card “%2$s”"), name, card->name);
  else if (acies_state_count_units (state, side, ACIES_PLACE_BOARD) == 0)
    return;
  else if (!serves)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "card-without-user", ACIES_NO_HEX, side, card->rule,
                                        /* Translators: a side, and a card */
                                        _ ("No unit of %1$s can use “%2$s”"), name, card->name);
  else if (card->terrain != ACIES_NO_ID && acies_box_count_tiles (state, card->terrain) == 0)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "card-without-terrain", ACIES_NO_HEX, side, card->rule,
                                        /* Translators: a side, a card, and a kind of terrain */
                                        _ ("%1$s has “%2$s”, but the board has no %3$s"), name, card->name,
                                        ruleset->terrains[card->terrain].name);
  if (finding != NULL)
    acies_finding_add_fix (finding, _ ("Remove the Card"), acies_command_of_side (card->common ? ACIES_COMMAND_HAND : ACIES_COMMAND_CARDS, side, id, 0));
}

/* The first scenario card of @side, or ACIES_NO_ID, and how many it has in all. */
static AciesId
find_scenario_card (const AciesState *state,
                    AciesSide         side,
                    guint            *n)
{
  AciesId first = ACIES_NO_ID;

  *n = 0;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint copies = acies_state_count_copies (state, side, (AciesId) i);

      if (state->ruleset->cards[i].kind != ACIES_CARD_SCENARIO || copies == 0)
        continue;
      *n += copies;
      if (first == ACIES_NO_ID)
        first = (AciesId) i;
    }

  return first;
}

/* A battle of one's own may take its cards from any, but both from the same. */
static void
find_scenario_cards (const AciesState *state,
                     AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *title = g_ascii_strdown (state->texts->text[ACIES_TEXT_TITLE], -1);
  const char         *battle = NULL; /* as cards call it */
  gboolean            is_known;

  g_strdelimit (title, " ", '-');
  for (guint i = 0; i < ruleset->n_cards && battle == NULL; i++)
    if (g_strcmp0 (ruleset->cards[i].scenario, title) == 0)
      battle = ruleset->cards[i].scenario;
  is_known = battle != NULL;

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const char   *name = ruleset->sides[side].name;
      guint         n;
      AciesId       card = find_scenario_card (state, side, &n);
      AciesFinding *finding;

      if (n > 1)
        {
          /* Translators: a card */
          g_autofree char *label = g_strdup_printf (_ ("Keep Only “%s”"), ruleset->cards[card].name);

          finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "second-scenario-card", ACIES_NO_HEX, side, NULL,
                                              /* Translators: a side */
                                              _ ("%s has more than one scenario card"), name);
          for (guint i = 0; i < ruleset->n_cards; i++)
            if (ruleset->cards[i].kind == ACIES_CARD_SCENARIO && acies_state_count_copies (state, side, (AciesId) i) > 0)
              acies_finding_add_fix (finding, label, acies_command_of_side (ACIES_COMMAND_CARDS, side, i, i == card));
        }
      if (card == ACIES_NO_ID)
        continue;
      if (battle == NULL)
        battle = ruleset->cards[card].scenario;
      if (g_str_equal (ruleset->cards[card].scenario, battle))
        continue;
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "card-of-other-battle", ACIES_NO_HEX, side, NULL,
                                          /* Translators: a card, and a side */
                                          is_known ? _ ("“%1$s” of %2$s belongs to another battle")
                                                   /* Translators: a card, and a side */
                                                   : _ ("“%1$s” of %2$s belongs to a different battle from the enemy’s scenario card"),
                                          ruleset->cards[card].name, name);
      if (is_known)
        acies_finding_add_fix (finding, _ ("Remove the Card"), acies_command_of_side (ACIES_COMMAND_CARDS, side, card, 0));
    }
}

void
acies_scenario_find_cards (const AciesState *state,
                           AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint card = 0; card < state->ruleset->n_cards; card++)
      {
        if (acies_state_count_copies (state, side, (AciesId) card) > 0)
          find_use (state, side, (AciesId) card, findings);
      }
  find_scenario_cards (state, findings);
}

/* --- hands ----------------------------------------------------------------------------------- */

static void
find_hand (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  const char   *rule = state->ruleset->procs->rules.setup;
  guint         size = state->sides[side].hand_size;
  guint         hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint         left;
  AciesFinding *finding;
  g_autoptr (GArray) commands = NULL;

  if (hand > size)
    {
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "hand-over-size", ACIES_NO_HEX, side, rule,
                                          /* Translators: a side, the cards in its hand, and how many it can hold */
                                          _ ("The starting hand of %1$s has more cards (%2$u) than its hand size (%3$u)"), name, hand, size);
      left = hand - size;
      /* The cards listed last go back first: orders come first in the lists of games. */
      for (guint i = state->ruleset->n_cards; i > 0 && left > 0; i--)
        {
          guint n = state->cards[side][ACIES_ZONE_HAND][i - 1];
          guint back = MIN (n, left);

          if (back > 0)
            acies_finding_add_fix (finding, _ ("Return Cards to the Deck"), acies_command_of_side (ACIES_COMMAND_HAND, side, i - 1, n - back));
          left -= back;
        }
    }
  if (hand >= size || acies_ruleset_has (state->ruleset, ACIES_TRAIT_FILLS_HANDS))
    return;

  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "hand-below-size", ACIES_NO_HEX, side, rule,
                                      /* Translators: a side, the cards in its hand, and how many it can hold */
                                      _ ("The starting hand of %1$s has fewer cards (%2$u) than its hand size (%3$u)"), name, hand, size);
  commands = acies_hand_fill_commands (state, side);
  for (guint i = 0; i < commands->len; i++)
    acies_finding_add_fix (finding, _ ("Fill the Hand"), g_array_index (commands, AciesCommand, i));
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
        acies_finding_add_fix (finding, _ ("Return Cards to the Deck"), acies_command_of_side (ACIES_COMMAND_DISCARD, side, i, 0));
    }
}

void
acies_scenario_find_hands (const AciesState *state,
                           AciesFindings    *findings)
{
  find_discards (state, ACIES_COMMON, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char *name = state->ruleset->sides[side].name;
      guint       size = state->sides[side].hand_size;
      guint       cards = acies_state_count_cards (state, side, ACIES_ZONE_HAND) +
                    acies_state_count_cards (state, side, ACIES_ZONE_DECK) +
                    acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK);
      guint            better = size == 0 ? state->ruleset->army.hand_size : cards;
      g_autofree char *label = NULL;
      AciesFinding    *finding;

      find_discards (state, side, findings);
      if (cards == 0 || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
        continue;
      if (size > 0 && cards >= size)
        {
          find_hand (state, side, findings);
          continue;
        }
      /* No hand although there are cards, or one that the cards cannot fill. */
      if (size == 0)
        finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "hand-size-zero", ACIES_NO_HEX, side, NULL,
                                            /* Translators: a side */
                                            _ ("%s has cards, but its hand size is 0"), name);
      else
        finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "deck-below-hand-size", ACIES_NO_HEX, side, NULL,
                                            /* Translators: a side, its cards, and how many its hand can hold */
                                            _ ("%1$s has fewer cards (%2$u) than its hand size (%3$u)"), name, cards, size);
      label = g_strdup_printf (_ ("Set Hand Size to %u"), better);
      if (better > 0)
        acies_finding_add_fix (finding, label, acies_command_of_side (ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID, better));
    }
}

/* --- the box --------------------------------------------------------------------------------- */

/* A ruleset that comes in no box says nothing of one, and then nothing is found. */

static void
find_figures (const AciesState *state,
              AciesFindings    *findings)
{
  for (guint i = 0; i < state->ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &state->ruleset->unit_types[i];
      guint                box = (guint) type->box * type->figures;
      guint                used = box > 0 ? acies_box_count_needed (state, &(AciesBoxThing) { ACIES_BOX_FIGURES, (AciesId) i, box }) : 0;

      if (used <= box)
        continue;
      acies_findings_add (findings, ACIES_SEVERITY_WARNING, "figures-over-box",
                          /* Translators: a number, a unit type, and the number in the box */
                          acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u figure of %2$s; the boxed game has %3$u", "The battle uses %1$u figures of %2$s; the boxed game has %3$u", used),
                                           /* Translators: a number, a unit type, and the number in the box */
                                           g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u base of %2$s; the boxed game has %3$u", "The battle uses %1$u bases of %2$s; the boxed game has %3$u", used)),
                          used, type->name, box)
          ->side = acies_unit_type_only_side (type);
    }
}

static void
find_cards (const AciesState *state,
            AciesFindings    *findings)
{
  guint all = acies_box_count_cards (state);
  guint box = state->ruleset->box_cards;

  if (box > 0 && all > box)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "cards-over-box",
                        /* Translators: a number, and the number in the box */
                        g_dngettext (GETTEXT_PACKAGE, "The decks have %1$u card in total; the boxed game has %2$u", "The decks have %1$u cards in total; the boxed game has %2$u", all), all, box);
  /* Of a deck in common the ruleset says how many there are. */
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

void
acies_scenario_find_box (const AciesState *state,
                         AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               rounds = ruleset->box_rounds;
  guint               used[ACIES_MAX_TERRAINS];
  g_autofree char    *label = g_strdup_printf (_ ("End in Round %u"), rounds);
  AciesFinding       *finding;

  find_figures (state, findings);
  acies_board_count_terrains (state->board, used);
  for (guint i = 0; i < ruleset->n_terrains; i++)
    if (ruleset->terrains[i].box > 0 && used[i] > ruleset->terrains[i].box)
      acies_findings_add (findings, ACIES_SEVERITY_WARNING, "tiles-over-box",
                          /* Translators: a number, a kind of terrain, and the number in the box */
                          g_dngettext (GETTEXT_PACKAGE, "The battle uses %1$u tile of %2$s; the boxed game has %3$u", "The battle uses %1$u tiles of %2$s; the boxed game has %3$u", used[i]),
                          used[i], ruleset->terrains[i].name, ruleset->terrains[i].box);
  find_cards (state, findings);
  if (ruleset->box_tiles > 0 && (state->board->columns > ruleset->columns || state->board->rows > ruleset->rows))
    acies_findings_add (findings, ACIES_SEVERITY_NOTE, "board-over-box",
                        /* Translators: columns and rows of this board, then of that in the box */
                        _ ("The board is %1$u × %2$u; the board of the boxed game is %3$u × %4$u"),
                        state->board->columns, state->board->rows, ruleset->columns, ruleset->rows);
  if (rounds == 0 || state->setup.end_round <= rounds || acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
    return;
  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "end-round-beyond-track",
                                /* Translators: a round, and how many rounds the time track has */
                                g_dngettext (GETTEXT_PACKAGE, "The battle ends in round %1$u; the time track has only %2$u round", "The battle ends in round %1$u; the time track has only %2$u rounds", rounds), state->setup.end_round, rounds);
  if (state->turn.round <= rounds)
    acies_finding_add_fix (finding, label, acies_command_of_side (ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, rounds));
}

/* scenario-find-cards.c - cards of no use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

static void
offer_copies_of (AciesFinding    *finding,
                 AciesCommandKind kind,
                 const char      *label,
                 AciesId          card,
                 guint            n)
{
  AciesCommand command = acies_command_with_id (kind, card);

  command.side = finding->side;
  command.number = (gint16) n;
  acies_finding_add_fix (finding, label, command);
}

static void
offer_copies (AciesFinding *finding,
              const char   *label,
              AciesId       card,
              guint         n)
{
  offer_copies_of (finding, ACIES_COMMAND_CARDS, label, card, n);
}

/* @rule: (nullable): statement; @message is taken */
static AciesFinding *
take_card (AciesFindings *findings,
           AciesSeverity  severity,
           const char    *code,
           AciesSide      side,
           const char    *rule,
           char          *message)
{
  AciesFinding *finding = acies_findings_add (findings, severity, code, "%s", message);

  finding->side = side;
  finding->rule = rule;
  g_free (message);

  return finding;
}

/* An order serves whom it may order, an ability who has it; games know better. */
static gboolean
serves (const AciesState *state,
        AciesSide         side,
        AciesId           card,
        AciesId           unit_type)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesCardType *type = &ruleset->cards[card];

  if (ruleset->procs->scenario->serves != NULL)
    return ruleset->procs->scenario->serves (state, side, card, unit_type);
  if (type->kind == ACIES_CARD_ORDER || type->kind == ACIES_CARD_SCENARIO)
    return (type->unit_types >> unit_type) & 1;

  return (ruleset->unit_types[unit_type].abilities >> card) & 1;
}

static gboolean
serves_anybody (const AciesState *state,
                AciesSide         side,
                AciesId           card)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) &&
          serves (state, side, card, unit->type))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_terrain (const AciesState *state,
             AciesId           terrain)
{
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    {
      if (state->board->terrain[hex] == terrain)
        return TRUE;
    }

  return FALSE;
}

/* Why @side cannot do anything with a card it has, the first reason of several. */
static void
find_use (const AciesState *state,
          AciesSide         side,
          AciesId           id,
          AciesFindings    *findings)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesCardType *card = &ruleset->cards[id];
  const char          *name = ruleset->sides[side].name;
  AciesFinding        *finding = NULL;

  if (!(card->sides & (1u << side)))
    finding = take_card (findings, ACIES_SEVERITY_ERROR, "card-of-other-side", side, card->rule,
                         /* Translators: a side, and a card */
                         g_strdup_printf (_ ("%1$s cannot have the card “%2$s”"), name, card->name));
  else if (acies_state_count_units (state, side, ACIES_PLACE_BOARD) == 0)
    return;
  else if (!serves_anybody (state, side, id))
    finding = take_card (findings, ACIES_SEVERITY_WARNING, "card-without-user", side, card->rule,
                         /* Translators: a side, and a card */
                         g_strdup_printf (_ ("No unit of %1$s can use “%2$s”"), name, card->name));
  else if (card->terrain != ACIES_NO_ID && !has_terrain (state, card->terrain))
    finding = take_card (findings, ACIES_SEVERITY_WARNING, "card-without-terrain", side, card->rule,
                         /* Translators: a side, a card, and a kind of terrain */
                         g_strdup_printf (_ ("%1$s has “%2$s”, but the board has no %3$s"), name, card->name,
                                          ruleset->terrains[card->terrain].name));
  if (finding != NULL)
    offer_copies_of (finding, card->common ? ACIES_COMMAND_HAND : ACIES_COMMAND_CARDS, _ ("Remove the Card"), id, 0);
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

static void
tell_second (const AciesState *state,
             AciesSide         side,
             AciesId           first,
             AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  /* Translators: a card */
  g_autofree char *label = g_strdup_printf (_ ("Keep Only “%s”"), ruleset->cards[first].name);
  AciesFinding    *finding;

  finding = take_card (findings, ACIES_SEVERITY_WARNING, "second-scenario-card", side, NULL,
                       /* Translators: a side */
                       g_strdup_printf (_ ("%s has more than one scenario card"), ruleset->sides[side].name));
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].kind == ACIES_CARD_SCENARIO && acies_state_count_copies (state, side, (AciesId) i) > 0)
        offer_copies (finding, label, (AciesId) i, i == first ? 1 : 0);
    }
}

/* The battle by whose name the scenario goes, as cards call it; NULL where they know of none. */
static const char *
find_battle (const AciesState *state)
{
  const char      *title = state->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *id = g_ascii_strdown (title, -1);

  g_strdelimit (id, " ", '-');
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (g_strcmp0 (state->ruleset->cards[i].scenario, id) == 0)
        return state->ruleset->cards[i].scenario;
    }

  return NULL;
}

/* A battle of one's own may take its cards from any, but both from the same. */
static void
find_scenario_cards (const AciesState *state,
                     AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  const char         *battle = find_battle (state);
  gboolean            is_known = battle != NULL;

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      guint         n;
      AciesId       card = find_scenario_card (state, side, &n);
      AciesFinding *finding;

      if (n > 1)
        tell_second (state, side, card, findings);
      if (card == ACIES_NO_ID)
        continue;
      if (battle == NULL)
        battle = ruleset->cards[card].scenario;
      if (g_str_equal (ruleset->cards[card].scenario, battle))
        continue;
      finding = take_card (findings, ACIES_SEVERITY_WARNING, "card-of-other-battle", side, NULL,
                           /* Translators: a card, and a side */
                           is_known ? g_strdup_printf (_ ("“%1$s” of %2$s belongs to another battle"), ruleset->cards[card].name,
                                                       ruleset->sides[side].name)
                                    /* Translators: a card, and a side */
                                    : g_strdup_printf (_ ("“%1$s” of %2$s belongs to a different battle from the enemy’s scenario card"),
                                                       ruleset->cards[card].name, ruleset->sides[side].name));
      if (is_known)
        offer_copies (finding, _ ("Remove the Card"), card, 0);
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

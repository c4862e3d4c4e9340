/* macedon-find.c - Rome vs Macedon: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_rvm_kinds[] = {
  { "no-order-card", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has no order card"), ACIES_ABOUT_ARMIES },
  { "too-few-orders", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has fewer order cards than turns"), ACIES_ABOUT_ARMIES },
  { "unit-without-order", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit cannot be ordered by any card of its army") },
  { "mark-without-ability", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has a token for a formation that it cannot form") },
  { "reserve-without-card", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has a reserve, but no card in its deck brings it in"), ACIES_ABOUT_ARMIES },
  { "card-without-reserve", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card brings in a reserve, but the army has none"), ACIES_ABOUT_ARMIES },
  { "reserve-over-entries", ACIES_SEVERITY_WARNING, FALSE, N_ ("There are more units in reserve than entry hexes") },
  { "card-without-camp", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card needs a camp, but the army has none"), ACIES_ABOUT_ARMIES },
  { "camp-without-condition", ACIES_SEVERITY_WARNING, TRUE, N_ ("There is a camp, but an occupied camp costs no morale") },
  { "condition-without-camp", ACIES_SEVERITY_WARNING, TRUE, N_ ("An occupied camp costs morale, but there is no camp"), ACIES_ABOUT_VICTORY },
  { NULL },
};
/* clang-format on */

guint
acies_rvm_camp_loss (const AciesState *state)
{
  return (guint) MAX (state->switches[RVM_CAMP_LOSS], 0);
}

/* RVM-K6, RVM-K19: without a Leader two of the orders do nothing. */
gboolean
acies_rvm_serves (const AciesState *state,
                  AciesSide         side,
                  AciesId           card,
                  AciesId           unit_type)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesCardType *type = &ruleset->cards[card];

  if (type->effect == RVM_EFFECT_LEADER || type->effect == RVM_EFFECT_LEADER_CHARGE)
    return ruleset->unit_types[unit_type].class_ == RVM_CLASS_LEADER;
  if (acies_card_is_order (type))
    return (type->unit_types >> unit_type) & 1;

  return (ruleset->unit_types[unit_type].abilities >> card) & 1;
}

/* RVM-A13 */
static void
find_orders (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  guint       turns = state->setup.end_round >= state->turn.round ? state->setup.end_round - state->turn.round + 1u : 0;
  const char *name = state->ruleset->sides[side].name;
  guint       orders = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_card_is_order (&state->ruleset->cards[i]))
        orders += state->cards[side][ACIES_ZONE_DECK][i] + state->cards[side][ACIES_ZONE_HAND][i];
    }
  if (orders == 0)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "no-order-card", ACIES_NO_HEX, side, "RVM-A13", _ ("%s has no order card"), name);
  else if (orders < turns)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-few-orders", ACIES_NO_HEX, side, "RVM-A13",
                              /* Translators: a side, a number of cards, and a number of turns */
                              _ ("%1$s has fewer order cards (%2$u) than turns (%3$u)"), name, orders, turns);
}

/* RVM-R4: units of types that no card of the side can order; any type can be beside a Leader. If no unit can be ordered, the deck
 * has a finding. */
static void
find_unordered (const AciesState *state,
                AciesSide         side,
                AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint64             types = 0;
  guint64             leaders = 0;
  gboolean            has_leader = FALSE;
  AciesHexName        name;

  for (guint type = 0; type < ruleset->n_unit_types; type++)
    {
      if (ruleset->unit_types[type].class_ == RVM_CLASS_LEADER)
        leaders |= G_GUINT64_CONSTANT (1) << type;
    }
  for (guint i = 0; i < state->n_units; i++)
    has_leader |= state->units[i].side == side && state->units[i].place == ACIES_PLACE_BOARD && (leaders >> state->units[i].type & 1);
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      const AciesCardType *card = &ruleset->cards[i];
      gboolean             leads = card->effect == RVM_EFFECT_LEADER || card->effect == RVM_EFFECT_LEADER_CHARGE;

      if (acies_card_is_order (card) && state->cards[side][ACIES_ZONE_DECK][i] + state->cards[side][ACIES_ZONE_HAND][i] > 0 && (!leads || has_leader))
        types |= card->unit_types | (leads ? leaders : 0);
    }
  for (guint i = 0; types != 0 && i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && unit->place == ACIES_PLACE_BOARD && !(types >> unit->type & 1))
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "unit-without-order", unit->hex, side, "RVM-R4",
                                  /* Translators: a side, a unit, and its hex */
                                  _ ("No card of %1$s can order %2$s on %3$s"), ruleset->sides[side].name,
                                  acies_state_unit_type (state, (AciesUnitId) i)->name, acies_hex_name (unit->hex, name));
    }
}

/* RVM-K15, RVM-K16 */
static void
find_marks (const AciesState *state,
            AciesUnitId       unit,
            AciesFindings    *findings)
{
  static const struct
  {
    guint       mark;
    guint       effect;
    const char *rule;
  } formed[] = {
    { RVM_MARK_TESTUDO, RVM_EFFECT_TESTUDO, "RVM-K15" },
    { RVM_MARK_PHALANX, RVM_EFFECT_PHALANX, "RVM-K16" },
  };
  AciesHexName name;

  for (guint i = 0; i < G_N_ELEMENTS (formed); i++)
    {
      AciesCommand  command;
      AciesFinding *finding;

      if (!acies_state_unit_has_mark (state, unit, formed[i].mark) || acies_type_has_ability (state->ruleset, state->units[unit].type, formed[i].effect))
        continue;
      command = acies_command_on_hex (ACIES_COMMAND_MARK, state->units[unit].hex);
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "mark-without-ability", command.hex, state->units[unit].side, formed[i].rule,
                                          /* Translators: a unit, its hex, and a formation */
                                          _ ("%1$s on %2$s cannot have a “%3$s” token"), acies_state_unit_type (state, unit)->name,
                                          acies_hex_name (command.hex, name), state->ruleset->marks[formed[i].mark].name);
      command.id = (AciesId) formed[i].mark;
      acies_finding_add_fix (finding, _ ("Remove the Token"), command);
    }
}

/* The card of @side with @effect, or ACIES_NO_ID. */
static AciesId
find_card (const AciesState *state,
           AciesSide         side,
           guint             effect)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (state->ruleset->cards[i].effect == effect && acies_state_count_copies (state, side, (AciesId) i) > 0)
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

static void
offer_removal (AciesSide     side,
               AciesId       id,
               AciesFinding *finding)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_CARDS, id);

  command.side = side;
  acies_finding_add_fix (finding, _ ("Remove the Card"), command);
}

/* RVM-K20: one card brings in the whole reserve. RVM-K21: another needs a camp. */
static void
find_idle_cards (const AciesState *state,
                 AciesSide         side,
                 AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;
  AciesId     card = find_card (state, side, RVM_EFFECT_SECRET_PATH);
  AciesId     camp_card = find_card (state, side, RVM_EFFECT_SAVE_THE_CAMP);
  guint       waiting = acies_state_count_units (state, side, ACIES_PLACE_RESERVE);
  guint       entries = state->sides[side].n_entries;

  if (waiting == 0 && card != ACIES_NO_ID)
    offer_removal (side, card,
                   acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "card-without-reserve", ACIES_NO_HEX, side, state->ruleset->cards[card].rule,
                                             /* Translators: a side, and a card */
                                             _ ("%1$s has the card “%2$s”, but no reserve to bring in"), name, state->ruleset->cards[card].name));
  else if (waiting > 0 && card == ACIES_NO_ID)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "reserve-without-card", ACIES_NO_HEX, side, "RVM-K20",
                              _ ("No card of %s brings in its reserve"), name);
  else if (entries > 0 && waiting > entries)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "reserve-over-entries", ACIES_NO_HEX, side, "RVM-K20",
                              /* Translators: a side, a number of units, and a number of hexes */
                              _ ("%1$s has more units in reserve (%2$u) than entry hexes (%3$u); the extra units never come in"), name, waiting, entries);
  if (camp_card != ACIES_NO_ID && state->sides[side].camp == ACIES_NO_HEX)
    offer_removal (side, camp_card,
                   acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "card-without-camp", ACIES_NO_HEX, side, state->ruleset->cards[camp_card].rule,
                                             /* Translators: a side, and a card */
                                             _ ("%1$s has the card “%2$s”, but no camp"), name, state->ruleset->cards[camp_card].name));
}

static void
offer_loss (AciesFinding *finding,
            const char   *label,
            gint16        loss)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, RVM_CAMP_LOSS);

  command.number = loss;
  acies_finding_add_fix (finding, label, command);
}

void
acies_rvm_find (const AciesState *state,
                AciesFindings    *findings)
{
  AciesHex camp = ACIES_NO_HEX;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      find_orders (state, side, findings);
      find_unordered (state, side, findings);
      find_idle_cards (state, side, findings);
      camp = camp == ACIES_NO_HEX ? state->sides[side].camp : camp;
    }
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        find_marks (state, (AciesUnitId) i, findings);
    }
  if (camp != ACIES_NO_HEX && acies_rvm_camp_loss (state) == 0)
    offer_loss (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-without-condition", camp, ACIES_NO_SIDE, "RVM-R27",
                                          _ ("There is a camp, but an occupied camp costs no morale")),
                _ ("Make Camps Cost 1 Morale"), 1);
  else if (camp == ACIES_NO_HEX && acies_rvm_camp_loss (state) != 0)
    offer_loss (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "condition-without-camp", ACIES_NO_HEX, ACIES_NO_SIDE, "RVM-R27",
                                          _ ("An occupied camp costs morale, but neither side has a camp")),
                _ ("Make Camps Cost No Morale"), 0);
}

/* carthage-find.c - Rome vs Carthage: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_rvc_kinds[] = {
  { "several-states", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has several states at once") },
  { "too-many-ready", ACIES_SEVERITY_WARNING, TRUE, N_ ("More units are Ready, Active or Moved than one order allows") },
  { "ready-out-of-turn", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit is Ready during the enemy’s turn") },
  { "all-actions-spent", ACIES_SEVERITY_WARNING, TRUE, N_ ("Neither side has an action left in the first round") },
  { NULL },
};
/* clang-format on */

/* RVC-K1: anybody can be ordered. RVC-K6: what counts is who can flank. */
gboolean
acies_rvc_serves (const AciesState *state,
                  AciesSide         side,
                  AciesId           card,
                  AciesId           unit_type)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               effect = ruleset->cards[card].effect;

  if (effect == RVC_EFFECT_MIXED_ORDER)
    return TRUE;
  if (effect == RVC_EFFECT_ENVELOPMENT)
    return acies_type_has_ability (ruleset, unit_type, RVC_EFFECT_FLANKING);

  return (ruleset->unit_types[unit_type].abilities >> card) & 1;
}

static void
offer_to_unmark (AciesFinding       *finding,
                 const AciesRuleset *ruleset,
                 guint               mark,
                 const char         *label)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_MARK, finding->hex);

  if (!ruleset->marks[mark].kept)
    return;
  command.id = (AciesId) mark;
  acies_finding_add_fix (finding, label, command);
}

/* RVC-C12: whatever it was doing, it counts as having acted. */
static void
find_states (const AciesState *state,
             const AciesUnit  *unit,
             const char       *type,
             AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesHexName        name;
  g_autofree char    *label = NULL;
  AciesFinding       *finding;
  guint               kept = RVC_MARK_PASSIVE;

  if (acies_rvc_has_one_state (unit))
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "several-states", unit->hex, unit->side, "RVC-C12",
                                      /* Translators: a unit, and its hex */
                                      _ ("Several states are set for %1$s on %2$s; in play, the unit counts as having acted"), type,
                                      acies_hex_name (unit->hex, name));
  for (guint mark = 0; mark < ruleset->n_marks && !(unit->marks >> kept & 1); mark++)
    {
      if (mark != RVC_MARK_READY && mark != RVC_MARK_RETREATED && (unit->marks >> mark & 1))
        kept = mark;
    }
  label = g_strdup_printf (_ ("Keep Only “%s”"), ruleset->marks[kept].name);
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    {
      if (mark != kept && mark != RVC_MARK_RETREATED && (unit->marks >> mark & 1))
        offer_to_unmark (finding, ruleset, mark, label);
    }
}

/* Of the units whose side has the turn, in an order that is under way. */
typedef struct
{
  guint limit;
  guint n_active; /* one goes on */
  guint n_moved;
  guint moved; /* of the units before this one */
  guint ready;
} Order;

/* RVC-C9: more units than an order covers; a Moved one too many has acted. */
static void
find_order (const AciesState *state,
            const AciesUnit  *unit,
            const char       *type,
            Order            *order,
            AciesFindings    *findings)
{
  AciesCommand  passive = acies_command_on_hex (ACIES_COMMAND_MARK, unit->hex);
  AciesHexName  name;
  AciesFinding *finding = NULL;

  if (!acies_rvc_has_one_state (unit))
    return;
  if ((unit->marks >> RVC_MARK_READY & 1) && unit->side != state->turn.active)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "ready-out-of-turn", unit->hex, unit->side, "RVC-C9",
                                        /* Translators: a unit, and its hex */
                                        _ ("%1$s on %2$s should not be Ready during the enemy’s turn"), type, acies_hex_name (unit->hex, name));
  else if ((unit->marks >> RVC_MARK_READY & 1) && order->n_active + order->n_moved + ++order->ready > order->limit)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-ready", unit->hex, unit->side, "RVC-C9",
                                        /* Translators: a unit, its hex, and a number */
                                        g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s cannot also be Ready: an order covers only %3$u unit", "%1$s on %2$s cannot also be Ready: an order covers only %3$u units", order->limit), type,
                                        acies_hex_name (unit->hex, name), order->limit);
  if (finding != NULL)
    offer_to_unmark (finding, state->ruleset, RVC_MARK_READY, _ ("Remove “Ready”"));

  if (unit->side != state->turn.active || !(unit->marks >> RVC_MARK_MOVED & 1) || order->n_active + ++order->moved <= MAX (order->limit, 1))
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-ready", unit->hex, unit->side, "RVC-C9",
                                      /* Translators: a unit, its hex, and a number */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s cannot also be Moved: an order covers only %3$u unit; in play, the extra unit counts as having acted", "%1$s on %2$s cannot also be Moved: an order covers only %3$u units; in play, the extra unit counts as having acted", order->limit), type,
                                      acies_hex_name (unit->hex, name), order->limit);
  offer_to_unmark (finding, state->ruleset, RVC_MARK_MOVED, _ ("Mark as Passive"));
  passive.id = RVC_MARK_PASSIVE;
  passive.number = 1;
  if (state->ruleset->marks[RVC_MARK_MOVED].kept && state->ruleset->marks[RVC_MARK_PASSIVE].kept)
    acies_finding_add_fix (finding, _ ("Mark as Passive"), passive);
}

/* RVC-C8 */
static void
find_actions (const AciesState *state,
              AciesFindings    *findings)
{
  AciesFinding *finding;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (state->sides[side].spent < state->sides[side].actions)
        return;
    }
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "all-actions-spent", ACIES_NO_HEX, ACIES_NO_SIDE, "RVC-C8",
                                      _ ("Both sides have already spent all their actions for the starting round"));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesCommand command = acies_command (ACIES_COMMAND_SPENT);

      command.side = side;
      acies_finding_add_fix (finding, _ ("Restore the Actions"), command);
    }
}

void
acies_rvc_find (const AciesState *state,
                AciesFindings    *findings)
{
  /* RVC-K1: the number of units that one order names; 0 if there is no such card. */
  AciesId card = acies_ruleset_find_effect (state->ruleset, RVC_EFFECT_MIXED_ORDER);
  Order   order = { .limit = card != ACIES_NO_ID ? (guint) MAX (state->ruleset->cards[card].values[RVC_VALUE_LIMIT], 0) : 0 };

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || unit->side != state->turn.active || !acies_rvc_has_one_state (unit))
        continue;
      order.n_active |= unit->marks >> RVC_MARK_ACTIVE & 1;
      order.n_moved += unit->marks >> RVC_MARK_MOVED & 1;
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      const char      *type = acies_state_unit_type (state, i)->name;

      if (unit->place != ACIES_PLACE_BOARD)
        continue;
      find_states (state, unit, type, findings);
      find_order (state, unit, type, &order, findings);
    }
  find_actions (state, findings);
}

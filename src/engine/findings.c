/* findings.c - what is wrong with a scenario, whatever its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/findings.h"

#include "engine/path.h"
#include "engine/procs.h"

#include <glib/gi18n-lib.h>

static void
finding_free (AciesFinding *finding)
{
  g_free (finding->code);
  g_free (finding->message);
  g_free (finding);
}

AciesFindings *
acies_findings_new (void)
{
  AciesFindings *self = g_new0 (AciesFindings, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);

  return self;
}

void
acies_findings_free (AciesFindings *self)
{
  g_ptr_array_unref (self->list);
  g_free (self);
}

static AciesFinding *
append (AciesFindings *self,
        AciesSeverity  severity,
        const char    *code,
        char          *message)
{
  AciesFinding *finding = g_new0 (AciesFinding, 1);

  finding->severity = severity;
  finding->code = g_strdup (code);
  finding->message = message;
  finding->hex = ACIES_NO_HEX;
  finding->side = ACIES_NO_SIDE;
  g_ptr_array_add (self->list, finding);

  return finding;
}

AciesFinding *
acies_findings_add_valist (AciesFindings *self,
                           AciesSeverity  severity,
                           const char    *code,
                           const char    *format,
                           va_list        args)
{
  g_return_val_if_fail (severity < ACIES_N_SEVERITIES, NULL);

  if (self->n_added[severity] > ACIES_MAX_FINDINGS)
    return &self->left_out;
  if (self->n_added[severity]++ == ACIES_MAX_FINDINGS)
    return append (self, severity, "too-many-findings", g_strdup (_ ("There is more of this; the rest is not listed")));

  return append (self, severity, code, g_strdup_vprintf (format, args));
}

AciesFinding *
acies_findings_add (AciesFindings *self,
                    AciesSeverity  severity,
                    const char    *code,
                    const char    *format,
                    ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self, severity, code, format, args);
  va_end (args);

  return finding;
}

guint
acies_findings_count (const AciesFindings *self,
                      AciesSeverity        severity)
{
  guint n = 0;

  for (guint i = 0; i < self->list->len; i++)
    n += ((const AciesFinding *) g_ptr_array_index (self->list, i))->severity == severity;

  return n;
}

const char *
acies_severity_id (AciesSeverity severity)
{
  static const char *const ids[] = {
    [ACIES_SEVERITY_ERROR] = "error",
    [ACIES_SEVERITY_WARNING] = "warning",
    [ACIES_SEVERITY_NOTE] = "note",
    [ACIES_SEVERITY_CORRECTION] = "correction",
  };

  g_return_val_if_fail (severity < G_N_ELEMENTS (ids), NULL);

  return ids[severity];
}

static void
find_unit (const AciesState *state,
           AciesUnitId       id,
           AciesFindings    *findings)
{
  const AciesUnit     *unit = &state->units[id];
  const AciesUnitType *type = acies_state_unit_type (state, id);
  guint                strength = acies_state_strength (state, unit->type);
  AciesHexName         name;
  AciesFinding        *finding;

  if (unit->place == ACIES_PLACE_BOARD && !acies_state_is_passable (state, unit->hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "unit-on-impassable",
                                    _ ("%s on %s stands on impassable ground: %s"), type->name,
                                    acies_hex_name (unit->hex, name),
                                    acies_state_terrain_at (state, unit->hex)->name);
      finding->hex = unit->hex;
      finding->side = unit->side;
      finding->rule = acies_path_barrier_rule (state, unit->hex);
    }
  if (unit->figures > strength)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "figures-over-strength",
                                    _ ("%s on %s has %u figures; its strength is %u"), type->name,
                                    acies_hex_name (unit->hex, name), unit->figures, strength);
      finding->hex = unit->hex;
      finding->side = unit->side;
    }
  if (!(type->sides & (1u << unit->side)))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "unit-of-other-side",
                                    _ ("%s on %s is in the army of %s"), type->name,
                                    acies_hex_name (unit->hex, name),
                                    state->ruleset->sides[unit->side].name);
      finding->hex = unit->hex;
      finding->side = unit->side;
    }
}

static gboolean
has_units (const AciesState *state,
           AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side == side && state->units[i].place == ACIES_PLACE_BOARD)
        return TRUE;
    }

  return FALSE;
}

static void
find_cards (const AciesState *state,
            AciesSide         side,
            AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);

  if (hand > state->sides[side].hand_size || (hand < state->sides[side].hand_size && !ruleset->procs->fills_hands))
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "hand-not-of-size",
                        _ ("%s starts with %u cards; its hand size is %u"), ruleset->sides[side].name,
                        hand, state->sides[side].hand_size)
        ->side = side;
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      if (acies_state_count_copies (state, side, (AciesId) card) == 0 || (ruleset->cards[card].sides & (1u << side)))
        continue;
      acies_findings_add (findings, ACIES_SEVERITY_ERROR, "card-of-other-side",
                          _ ("%s has no card “%s”"), ruleset->sides[side].name, ruleset->cards[card].name)
          ->side = side;
    }
}

static void
find_side (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;

  if (!has_units (state, side))
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "side-without-units",
                        _ ("%s has no units on the board"), name)
        ->side = side;
  if (state->sides[side].morale == 0)
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "morale-zero",
                        _ ("%s starts without morale and would lose at once"), name)
        ->side = side;
  find_cards (state, side, findings);
}

void
acies_scenario_find (const AciesState *state,
                     AciesFindings    *findings)
{
  if (*state->texts->text[ACIES_TEXT_TITLE] == '\0')
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "no-title", _ ("The scenario has no title"));
  if (state->turn.round > state->setup.end_round)
    acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                        _ ("It begins in round %u, after its end round %u"), state->turn.round, state->setup.end_round);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    find_side (state, side, findings);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_ABSENT)
        find_unit (state, (AciesUnitId) i, findings);
    }
  if (state->ruleset->procs->find != NULL)
    state->ruleset->procs->find (state, findings);
}

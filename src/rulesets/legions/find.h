/* find.h - Legions: the subjects of what is wrong with a table that is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/legions/legions.h"

G_BEGIN_DECLS

/* About @unit: "E5: ", and @sentence. */
AciesFinding *acies_leg_find_at          (AciesFindings *findings, const AciesState *state, const char *code, AciesSeverity severity, AciesUnitId unit,
                                          const char *rule, const char *sentence);
/* Adds to @finding the fix of the @n @commands, which also removes the dice that have no square after them.
 * There is no fix if it would leave an army without any piece. */
void          acies_leg_find_fix         (AciesFinding *finding, const AciesState *state, const char *label, const AciesCommand *commands, guint n);
/* Adds to the fix of @finding that @unit is taken away, and the dice that would lie on no square without it. */
void          acies_leg_find_removal     (AciesFinding *finding, const AciesState *state, AciesUnitId unit);
/* Whether the board has a battlefield for @side. */
gboolean      acies_leg_has_battlefield  (const AciesState *state, AciesSide side);
/* The starting card in the battlefield of @side, or %ACIES_NO_UNIT. */
AciesUnitId   acies_leg_find_start_card  (const AciesState *state, AciesSide side);
gboolean      acies_leg_find_colour_free (const AciesState *state, int colour);
/* Who chose the colour of @side before it, or %ACIES_NO_SIDE. */
AciesSide     acies_leg_find_sharer      (const AciesState *state, AciesSide side);
AciesCommand  acies_leg_set_switch       (guint id, int value);

/* find-start.c: starting card and General of @side */
void          acies_leg_find_start       (const AciesLegField *field, AciesSide side, AciesFindings *findings);
/* find-lie.c: what lies where it cannot */
void          acies_leg_find_piece       (const AciesLegField *field, AciesUnitId unit, AciesFindings *findings);

G_END_DECLS

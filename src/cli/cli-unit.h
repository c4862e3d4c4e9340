/* cli-unit.h - the unit that "reach" and "targets" are asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/cli.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/**
 * AciesCliUnit:
 * @state: the position: a scenario in edit mode, or a game
 * @unit: on the board
 * @from: where it is imagined to stand, else where it stands
 * @moment: now, or as if it were ordered
 */
typedef struct
{
  AciesState  *state;
  AciesUnitId  unit;
  AciesHex     from;
  AciesMoment  moment;
  gboolean     json;
} AciesCliUnit;

/**
 * acies_cli_unit_open:
 * @takes_from: whether the verb has the option --from
 * @status: (out): when %FALSE is returned, what the verb ends with
 *
 * Reads the verb's words.
 */
gboolean acies_cli_unit_open     (AciesCliUnit       *self,
                                  const AciesCliVerb *verb,
                                  char              **words,
                                  gboolean            takes_from,
                                  AciesCliStatus     *status);
void     acies_cli_unit_clear    (AciesCliUnit       *self);

/* Adds what unit it is to the object that is open in @builder. */
void     acies_cli_unit_json     (const AciesCliUnit *self,
                                  JsonBuilder        *builder);

/* "refused": null, or {message, rule}. */
void     acies_cli_json_refusal  (JsonBuilder        *builder,
                                  const GError       *error);

/* Tells people why an answer is empty: "sentence [rule]". */
void     acies_cli_tell_refusal  (const GError       *error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliUnit, acies_cli_unit_clear)

G_END_DECLS

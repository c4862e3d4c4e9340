/* number.h - numbers of a rulebook that no scenario changes
 *
 * A ruleset's data says them and its procedures read them, so that none stands in
 * code. What a scenario may set is a switch, what a type of units has is a value
 * (ruleset.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char       *id;
  char       *name;
  char       *text;    /* (nullable) */
  char       *unit;    /* (nullable): of measure, such as "hexes" */
  char       *rule;    /* id of the statement that says it */
  const char *source;  /* where it comes from: "rulebook", "derived", "converted", "found-elsewhere" or "reconstructed" */
  gint16      value;
} AciesNumber;

G_END_DECLS

/* flagstones.h - a bout of gladiators on squares, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state; /* as the file has it */
  GBytes       *bytes; /* of the file */
} Flagstones;

void         flagstones_set_up    (Flagstones *self, gconstpointer data);
void         flagstones_tear_down (Flagstones *self, gconstpointer data);

/* (transfer full): the path of the file */
char        *flagstones_dup_path  (void);

AciesCommand flagstones_command   (const char *line, const AciesRuleset *ruleset);

G_END_DECLS

/* dice-entry.h - dice that people rolled on their table, being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"

G_BEGIN_DECLS

typedef struct
{
  guint  n;                      /* dice to enter */
  guint  faces;                  /* of each die */
  guint  cursor;                 /* the die that comes next; n when all are set */
  guint8 values[ACIES_MAX_DICE]; /* 0: not set yet */
} AciesDiceEntry;

/* None is set. */
void         acies_dice_entry_init        (AciesDiceEntry       *self,
                                           guint                 n,
                                           guint                 faces);

/**
 * acies_dice_entry_put:
 *
 * Sets the die under the cursor, which goes on to the next that is not set.
 *
 * Returns: %FALSE when no die shows @face, or all are set; then nothing changes
 */
gboolean     acies_dice_entry_put         (AciesDiceEntry       *self,
                                           guint                 face);

/**
 * acies_dice_entry_back:
 *
 * Takes back the last die that is set before the cursor, to be entered anew.
 *
 * Returns: %FALSE when there is none
 */
gboolean     acies_dice_entry_back        (AciesDiceEntry       *self);

/* The next face is that of @die, set or not. */
void         acies_dice_entry_choose      (AciesDiceEntry       *self,
                                           guint                 die);

gboolean     acies_dice_entry_is_complete (const AciesDiceEntry *self);

/* The command that answers with them; complete they must be. */
AciesCommand acies_dice_entry_to_command  (const AciesDiceEntry *self);

G_END_DECLS

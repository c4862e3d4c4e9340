/* dice-entry.h - dice that people rolled on their table, being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef struct
{
  const AciesRuleset *ruleset;
  guint  n;                      /* dice to enter */
  guint  cursor;                 /* the die that comes next; n when all are set */
  guint8 types[ACIES_MAX_DICE];
  guint8 faces[ACIES_MAX_DICE];  /* 0: not set yet */
} AciesDiceEntry;

/**
 * acies_dice_entry_init:
 * @ruleset: (transfer none): it must outlive @self
 * @types: (nullable): the kind of each of the @n dice, of which none is set; %NULL for none
 */
void         acies_dice_entry_init        (AciesDiceEntry       *self,
                                           const AciesRuleset   *ruleset,
                                           const guint8         *types,
                                           guint                 n);

/* (nullable): the kind of the die under the cursor */
const AciesDieType *acies_dice_entry_get_type (const AciesDiceEntry *self);

/* (nullable): what has been set of @die */
const AciesFace *acies_dice_entry_get_face   (const AciesDiceEntry *self,
                                           guint                 die);

/**
 * acies_dice_entry_put:
 *
 * @face: of its kind, from 1
 *
 * Sets the die under the cursor, which goes on to the next that is not set.
 *
 * Returns: %FALSE when it has no such @face, or all are set; then nothing changes
 */
gboolean     acies_dice_entry_put         (AciesDiceEntry       *self,
                                           guint                 face);

/* The same with the key of a number: the face that shows it, else the face at that place. */
gboolean     acies_dice_entry_type        (AciesDiceEntry       *self,
                                           guint                 number);

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

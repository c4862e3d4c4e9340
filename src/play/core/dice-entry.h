/* dice-entry.h - entry of dice that players rolled at the table
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
  guint  cursor;                 /* the next die to enter; n when all are set */
  guint8 types[ACIES_MAX_DICE];
  guint8 faces[ACIES_MAX_DICE];  /* 0: not set yet */
} AciesDiceEntry;

/**
 * acies_dice_entry_init:
 * @ruleset: (transfer none): must outlive @self
 * @types: (nullable): types of the @n dice; %NULL for no dice
 *
 * Starts with no die set.
 */
void         acies_dice_entry_init        (AciesDiceEntry       *self,
                                           const AciesRuleset   *ruleset,
                                           const guint8         *types,
                                           guint                 n);

/* (transfer none) (nullable): type of the die under the cursor */
const AciesDieType *acies_dice_entry_get_type (const AciesDiceEntry *self);

/* (transfer none) (nullable): face of @die, if set */
const AciesFace *acies_dice_entry_get_face   (const AciesDiceEntry *self,
                                           guint                 die);

/**
 * acies_dice_entry_put:
 * @face: a face of its type, from 1
 *
 * Sets the die under the cursor and moves the cursor to the next unset die.
 *
 * Returns: %FALSE and no change if @face is invalid or all dice are set
 */
gboolean     acies_dice_entry_put         (AciesDiceEntry       *self,
                                           guint                 face);

/* The same for a number key: sets the face with that number, else the face at that position. */
gboolean     acies_dice_entry_type        (AciesDiceEntry       *self,
                                           guint                 number);

/**
 * acies_dice_entry_back:
 *
 * Clears the last set die before the cursor and moves the cursor to it.
 *
 * Returns: %FALSE if there is none
 */
gboolean     acies_dice_entry_back        (AciesDiceEntry       *self);

/* Moves the cursor to @die, whether set or not. */
void         acies_dice_entry_choose      (AciesDiceEntry       *self,
                                           guint                 die);

gboolean     acies_dice_entry_is_complete (const AciesDiceEntry *self);

/* Returns the command with the dice. All must be set. */
AciesCommand acies_dice_entry_to_command  (const AciesDiceEntry *self);

G_END_DECLS

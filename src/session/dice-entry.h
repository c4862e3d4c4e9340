/* dice-entry.h - entering the results of real dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef struct
{
  const AciesRuleset *ruleset;
  guint  n;                      /* number of dice to enter */
  guint  cursor;                 /* index of the next die to enter; @n if all are set */
  guint8 types[ACIES_MAX_DICE];
  guint8 faces[ACIES_MAX_DICE];  /* numbers of the faces, from 1; 0 if the die is not set */
} AciesDiceEntry;

/**
 * acies_dice_entry_init:
 * @ruleset: (transfer none): must outlive @self
 * @types: (nullable): the types of the @n dice; %NULL if @n is 0
 *
 * Starts to enter a roll. No die is set yet.
 */
void         acies_dice_entry_init        (AciesDiceEntry       *self,
                                           const AciesRuleset   *ruleset,
                                           const guint8         *types,
                                           guint                 n);

/* Returns: (transfer none) (nullable): the type of the die at the cursor, if there is one */
const AciesDieType *acies_dice_entry_get_type (const AciesDiceEntry *self);

/* Returns: (transfer none) (nullable): the face of @die; %NULL if it is not set */
const AciesFace *acies_dice_entry_get_face   (const AciesDiceEntry *self,
                                           guint                 die);

/**
 * acies_dice_entry_put:
 * @face: the number of a face, from 1
 *
 * Sets the die at the cursor and moves the cursor to the next die that is not set.
 *
 * Returns: %FALSE if @face is invalid or the cursor is behind the last die; nothing changes then
 */
gboolean     acies_dice_entry_put         (AciesDiceEntry       *self,
                                           guint                 face);

/* Like acies_dice_entry_put(), but sets the face that shows @number if there is one. Used for number keys. */
gboolean     acies_dice_entry_type        (AciesDiceEntry       *self,
                                           guint                 number);

/**
 * acies_dice_entry_back:
 *
 * Finds the last die before the cursor that is set, clears it and moves the cursor to it.
 *
 * Returns: %FALSE if there is no such die
 */
gboolean     acies_dice_entry_back        (AciesDiceEntry       *self);

/* Moves the cursor to @die, even if it is set already. */
void         acies_dice_entry_choose      (AciesDiceEntry       *self,
                                           guint                 die);

gboolean     acies_dice_entry_is_complete (const AciesDiceEntry *self);

/* Returns the command that enters the dice. All dice must be set. */
AciesCommand acies_dice_entry_to_command  (const AciesDiceEntry *self);

G_END_DECLS

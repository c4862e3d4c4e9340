/* dice.h - dice: those that people roll at the table, and how others are seen to fall
 *
 * A roll on the screen is known before it is seen to fall, and the game does not wait for it. Times are in microseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/* --- dice of the table ---------------------------------------------------------------------- */

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

/* --- dice on the screen --------------------------------------------------------------------- */

/* Speed of the animation. */
typedef enum
{
  ACIES_DICE_NORMAL,
  ACIES_DICE_SLOW,
  ACIES_DICE_QUICK,
  ACIES_DICE_AT_ONCE,
} AciesDiceSpeed;

/* A die at one moment. */
typedef struct
{
  gboolean rests;  /* the die lies still and shows the result */
  guint    face;   /* 0: not yet thrown */
  double   turn;   /* rotation in radians */
  double   height; /* above the table, in die sizes */
} AciesDieMoment;

/* Parses a name in the settings, such as "quick"; an unknown name gives the normal speed. */
AciesDiceSpeed acies_dice_speed_parse    (const char     *name);

/* Returns the time from the throw until the last die of a roll lies still. */
gint64         acies_dice_speed_duration (AciesDiceSpeed  speed);

/**
 * acies_die_moment:
 * @face: final face
 * @faces: number of faces, 2 or more
 * @die: index of the die in the roll
 * @n: dice in the roll; they come to rest one after the other
 * @elapsed: time since the throw; negative before it
 * @duration: time of the whole roll; 0 to show the result at once
 */
AciesDieMoment acies_die_moment          (guint           face,
                                          guint           faces,
                                          guint           die,
                                          guint           n,
                                          gint64          elapsed,
                                          gint64          duration);

G_END_DECLS

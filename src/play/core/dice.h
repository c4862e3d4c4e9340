/* dice.h - the animation of dice on the screen
 *
 * The result of a roll is known before the animation starts, and the game does not wait for the animation. All times
 * are in microseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A die at one moment of the animation. */
typedef struct
{
  gboolean rests;  /* whether the die has stopped and shows its result */
  guint    face;   /* number of the visible face, from 1; 0 before the throw */
  double   turn;   /* rotation in radians */
  double   height; /* height above the table, from 1 at the throw to 0 */
} AciesDieMoment;

/* @speed: a name from the settings: "slow", "normal", "quick" or "at-once"; any other name means "normal"
 * Returns: the time from the throw until the last die of a roll stops */
gint64         acies_dice_duration       (const char     *speed);

/**
 * acies_die_moment:
 * @face: the number of the final face, from 1
 * @faces: the number of faces of the die, at least 2
 * @die: the index of the die in the roll
 * @n: the number of dice in the roll, which stop one after the other
 * @elapsed: the time since the throw; negative before the throw
 * @duration: the duration of the whole roll; 0 to show the result at once
 */
AciesDieMoment acies_die_moment          (guint           face,
                                          guint           faces,
                                          guint           die,
                                          guint           n,
                                          gint64          elapsed,
                                          gint64          duration);

G_END_DECLS

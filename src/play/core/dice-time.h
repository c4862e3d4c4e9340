/* dice-time.h - animation of falling dice
 *
 * The roll is known before the animation, and the game does not wait for it. Times are in microseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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

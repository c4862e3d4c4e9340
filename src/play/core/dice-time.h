/* dice-time.h - how dice are seen to fall: what each shows at which moment
 *
 * The roll is known before it is shown: nothing here has a say in it, and
 * nobody waits for it. Times are in microseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How fast a person likes dice to fall. */
typedef enum
{
  ACIES_DICE_NORMAL,
  ACIES_DICE_SLOW,
  ACIES_DICE_QUICK,
  ACIES_DICE_AT_ONCE,
} AciesDiceSpeed;

/* What is seen of a die. */
typedef struct
{
  gboolean rests;  /* it shows its face, and whether it hits */
  guint    face;   /* 0: the hand still holds it */
  double   turn;   /* how far it is tilted, in radians */
  double   height; /* above the table, in sizes of a die */
} AciesDieMoment;

/* By the name in the settings, "quick"; what is not known is the normal one. */
AciesDiceSpeed acies_dice_speed_parse    (const char     *name);

/* From when the dice of one roll leave the hand until the last of them rests. */
gint64         acies_dice_speed_duration (AciesDiceSpeed  speed);

/**
 * acies_die_moment:
 * @face: that it is going to show
 * @faces: that it has, 2 or more
 * @die: its place in the roll
 * @n: dice of the roll; they come to rest one after the other
 * @elapsed: since the roll began; negative before
 * @duration: of the whole roll; 0: it lies there at once
 */
AciesDieMoment acies_die_moment          (guint           face,
                                          guint           faces,
                                          guint           die,
                                          guint           n,
                                          gint64          elapsed,
                                          gint64          duration);

G_END_DECLS

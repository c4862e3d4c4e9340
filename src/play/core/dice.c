/* dice.c - the animation of dice on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/dice.h"

/* Interval at which a falling die changes its face. */
#define TICK 70000

/* The first die stops after this fraction of the duration, the last die at the end. */
#define FIRST_REST 0.6

gint64
acies_dice_duration (const char *speed)
{
  static const struct
  {
    const char *speed;
    gint64      duration;
  } durations[] = { { "slow", 1600 * 1000 }, { "quick", 300 * 1000 }, { "at-once", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (durations); i++)
    {
      if (g_strcmp0 (speed, durations[i].speed) == 0)
        return durations[i].duration;
    }

  return 700 * 1000;
}

/* Never returns the same face for two ticks in a row, because the die would seem to have stopped. */
static guint
passing_face (guint face,
              guint faces,
              guint die,
              guint tick)
{
  guint seen = face - 1;

  for (guint i = 0; i <= tick; i++)
    seen += 1 + (die * 7 + i * 5) % (faces - 1);

  return seen % faces + 1;
}

AciesDieMoment
acies_die_moment (guint  face,
                  guint  faces,
                  guint  die,
                  guint  n,
                  gint64 elapsed,
                  gint64 duration)
{
  AciesDieMoment moment = { TRUE, face, 0, 0 };
  double         part = n > 1 ? (double) die / (n - 1) : 1;
  double         rest = (double) duration * (FIRST_REST + (1 - FIRST_REST) * part);
  double         left;

  if (elapsed >= duration || (double) elapsed >= rest)
    return moment;
  moment.rests = FALSE;
  moment.face = 0;
  if (elapsed < 0)
    return moment;
  left = 1 - (double) elapsed / rest;
  moment.face = passing_face (face, faces, die, (guint) (elapsed / TICK));
  moment.turn = left * (die % 2 == 0 ? 4 : -4);
  moment.height = left * left;

  return moment;
}

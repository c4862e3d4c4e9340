/* dice-time.c - how dice are seen to fall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/dice-time.h"

/* A die shows another face so often. */
#define TICK 70000

/* The first die rests after this part of the time, the last at its end. */
#define FIRST_REST 0.6

AciesDiceSpeed
acies_dice_speed_parse (const char *name)
{
  if (g_strcmp0 (name, "slow") == 0)
    return ACIES_DICE_SLOW;
  if (g_strcmp0 (name, "quick") == 0)
    return ACIES_DICE_QUICK;

  return g_strcmp0 (name, "at-once") == 0 ? ACIES_DICE_AT_ONCE : ACIES_DICE_NORMAL;
}

gint64
acies_dice_speed_duration (AciesDiceSpeed speed)
{
  static const gint64 durations[] = {
    [ACIES_DICE_NORMAL] = 700 * 1000,
    [ACIES_DICE_SLOW] = 1600 * 1000,
    [ACIES_DICE_QUICK] = 300 * 1000,
    [ACIES_DICE_AT_ONCE] = 0,
  };

  return durations[speed];
}

/* Any face but the one shown before: a die that seems to lie still has not fallen. */
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

/* night.h - a game of gladiators under hoods, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/random.h"
#include "arena/arena.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

#define BLUE 0
#define RED  1

typedef struct
{
  AciesLibrary *library;
  AciesState   *game;  /* blue is asked; most of red lies face down */
  AciesAiRng    rng;
} Night;

void        night_set_up    (Night *self, gconstpointer data);
void        night_tear_down (Night *self, gconstpointer data);

/* An AciesPick. */
guint       night_pick      (gpointer rng, guint n);

/* The unit there. */
AciesUnitId night_at        (const AciesState *state, const char *name);

#define NIGHT_TEST(path, function) g_test_add ("/face-down/" path, Night, NULL, night_set_up, function, night_tear_down)

G_END_DECLS

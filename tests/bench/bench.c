/* bench.c - how fast the parts are on which everything else waits
 *
 * Each measurement repeats its work for about a second and prints how often it
 * was done in a second, so that two builds can be compared line by line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random-player.h"
#include "formats/scenario-xml.h"
#include "render/export.h"
#include "session/game.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/pictures.h"

#define SECONDS 1.0
#define BOARD_WIDTH 1600

typedef struct
{
  AciesLibrary *library;
  AciesState   *pydna;
  AciesState   *middle; /* of a random game, where much is allowed */
  AciesTheme   *theme;
  GArray       *list;
  guint64       seed;
} Bench;

/* Does the work once; returns how many units of it were done. */
typedef guint (*BenchFunc) (Bench *self);

static guint
play_game (Bench *self)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->pydna, self->seed, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (self->seed++);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand command = acies_ai_choose_random (state, &rng);

      if (!acies_session_apply (session, &command, NULL))
        g_error ("a legal command was refused");
    }

  return acies_session_count_commands (session);
}

static guint
list_commands (Bench *self)
{
  g_array_set_size (self->list, 0);
  acies_command_list (self->middle, self->list);

  return self->list->len;
}

static guint
copy_state (Bench *self)
{
  g_autoptr (AciesState) copy = acies_state_copy (self->middle);

  return 1;
}

static guint
hash_state (Bench *self)
{
  return acies_state_hash (self->middle) != 0;
}

static guint
draw_board (Bench *self)
{
  cairo_surface_destroy (acies_render_to_surface (self->middle, self->theme, BOARD_WIDTH, FALSE));

  return 1;
}

static guint
load_battle (Bench *self)
{
  acies_state_free (battle_load (self->library, "pydna"));

  return 1;
}

static void
measure (Bench      *self,
         const char *what,
         BenchFunc   run)
{
  g_autoptr (GTimer) timer = g_timer_new ();
  guint64 done = 0;
  double  elapsed;

  do
    {
      done += run (self);
      elapsed = g_timer_elapsed (timer, NULL);
    }
  while (elapsed < SECONDS);
  g_print ("%-28s %12.0f per second\n", what, done / elapsed);
}

/* The first position of a random game in which more than twenty commands are allowed. */
static AciesState *
find_middle (Bench *self)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->pydna, 1, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (1);

  for (self->list->len = 0; self->list->len <= 20;)
    {
      AciesCommand command = acies_ai_choose_random (state, &rng);

      if (!acies_session_apply (session, &command, NULL))
        g_error ("a legal command was refused");
      g_array_set_size (self->list, 0);
      acies_command_list (state, self->list);
    }

  return acies_state_copy (state);
}

int
main (void)
{
  Bench self = { .seed = 1 };

  self.library = acies_library_new (NULL);
  self.list = acies_commands_new ();
  self.pydna = battle_load (self.library, "pydna");
  self.middle = find_middle (&self);
  self.theme = pictures_theme_new (self.pydna->ruleset);

  measure (&self, "commands of random games", play_game);
  measure (&self, "legal commands listed", list_commands);
  measure (&self, "states copied", copy_state);
  measure (&self, "states hashed", hash_state);
  measure (&self, "boards drawn, 1600 pixels", draw_board);
  measure (&self, "scenarios loaded", load_battle);

  acies_theme_free (self.theme);
  acies_state_free (self.middle);
  acies_state_free (self.pydna);
  g_array_unref (self.list);
  acies_library_unref (self.library);

  return 0;
}

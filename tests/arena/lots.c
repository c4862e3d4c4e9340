/* lots.c - the battle of the arena in which schools draw lots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/lots.h"

void
lots_set_up (Lots         *self,
             gconstpointer unused)
{
  self->library = acies_library_new (NULL);
  self->scenario = battle_load (self->library, "drawn-lots");
  self->white = acies_ruleset_find_card (self->scenario->ruleset, "white-lot");
  self->red = acies_ruleset_find_card (self->scenario->ruleset, "red-lot");
  self->blank = acies_ruleset_find_card (self->scenario->ruleset, "blank-lot");
  self->blue_school = acies_ruleset_find_side (self->scenario->ruleset, "blue");
  self->red_school = acies_ruleset_find_side (self->scenario->ruleset, "red");
}

void
lots_tear_down (Lots         *self,
                gconstpointer unused)
{
  acies_state_free (self->scenario);
  acies_library_unref (self->library);
}

/* A game in which both have drawn and chosen nothing yet. */
AciesState *
lots_new_game (Lots       *self,
               const char *lines)
{
  AciesState *game = acies_engine_new_game (self->scenario, NULL);

  lines_apply (game, lines, NULL);

  return game;
}

char *
lots_swap_once (const char *text,
                const char *from,
                const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  g_assert_nonnull (parts[1]);

  return g_strjoinv (to, parts);
}

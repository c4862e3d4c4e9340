/* cli-players.c - computer players that play a game to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-players.h"

#include "cli/cli-near.h"
#include "cli/cli.h"

#include <glib/gi18n.h>

static GPtrArray *
list_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint number = 1; number <= acies_ai_count_players (); number++)
    g_ptr_array_add (ids, (char *) acies_ai_player_get (number)->id);

  return ids;
}

char *
acies_cli_players_dup_ids (void)
{
  g_autoptr (GPtrArray) ids = list_ids ();

  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **) ids->pdata);
}

static void
complain_about (const char *name)
{
  g_autoptr (GPtrArray) ids = list_ids ();
  g_autofree char *all = acies_cli_players_dup_ids ();
  const char      *near = acies_cli_near (name, ids);

  if (near != NULL)
    acies_cli_complain (_ ("“%s” is no computer player; did you mean “%s”?"), name, near);
  else
    acies_cli_complain (_ ("“%s” is no computer player; there are %s"), name, all);
}

gboolean
acies_cli_players_read (AciesCliPlayers    *self,
                        const char         *text,
                        const AciesRuleset *ruleset)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  guint n = g_strv_length (names);

  if (n != 1 && n != ruleset->n_sides)
    {
      acies_cli_complain (_ ("--players takes one name, or one for each side with a comma between"));
      return FALSE;
    }
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const char *name = g_strstrip (names[n == 1 ? 0 : side]);
      guint       number = acies_ai_player_find (name);

      if (number == 0)
        {
          complain_about (name);
          return FALSE;
        }
      self->sides[side] = acies_ai_player_get (number);
    }

  return TRUE;
}

void
acies_cli_players_play (const AciesCliPlayers *self,
                        const AciesCliScript  *game)
{
  const AciesState *state = acies_session_get_state (game->session);
  g_autoptr (AciesAiMind) mind = acies_ai_mind_new ();
  AciesAiRng rng = acies_ai_rng_seeded (~acies_session_get_seed (game->session));

  for (acies_cli_script_roll (game); state->outcome.reason == ACIES_END_NOT_YET; acies_cli_script_roll (game))
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = self->sides[acies_state_deciding_side (state)]->choose (mind, view, &rng, NULL);

      if (!acies_session_apply (game->session, &command, NULL))
        g_error ("A command that was listed is refused");
      if (game->teller != NULL)
        acies_cli_teller_tell (game->teller, FALSE);
    }
}

/* cli-players.c - who plays each side: a person, or a computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-players.h"

#include "cli/cli-near.h"
#include "cli/cli.h"
#include "engine/board/texts.h"

#include <glib/gi18n.h>

/* The id of a person; the computer players have theirs. */
#define HUMAN "human"

static GPtrArray *
list_ids (gboolean people)
{
  GPtrArray *ids = g_ptr_array_new ();

  if (people)
    g_ptr_array_add (ids, (char *) HUMAN);
  for (guint number = 1; number <= acies_ai_count_players (); number++)
    g_ptr_array_add (ids, (char *) acies_ai_player_get (number)->id);

  return ids;
}

static char *
join_ids (gboolean people)
{
  g_autoptr (GPtrArray) ids = list_ids (people);

  g_ptr_array_add (ids, NULL);

  return acies_list_join ((const char *const *) ids->pdata, ACIES_LIST_COMMA);
}

char *
acies_cli_players_dup_ids (void)
{
  return join_ids (FALSE);
}

static void
report_unknown (const char *name,
                gboolean    people)
{
  g_autoptr (GPtrArray) ids = list_ids (people);
  g_autofree char *all = join_ids (people);
  const char      *near = acies_cli_near (name, ids);

  if (near != NULL)
    /* Translators: what was typed, and the nearest name of a player */
    acies_cli_complain (_ ("unknown player “%1$s”; did you mean “%2$s”?"), name, near);
  else
    /* Translators: what was typed, and a list of the names of players */
    acies_cli_complain (_ ("unknown player “%1$s”; use %2$s"), name, all);
}

gboolean
acies_cli_players_read (AciesCliPlayers    *self,
                        const char         *text,
                        gboolean            people,
                        const AciesRuleset *ruleset)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  guint n = g_strv_length (names);

  if (n != 1 && n != ruleset->n_sides)
    {
      acies_cli_complain (_ ("--players needs one name, or one name for each side, separated by commas"));
      return FALSE;
    }
  *self = (AciesCliPlayers) { 0 };
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const char *name = g_strstrip (names[n == 1 ? 0 : side]);
      gboolean    is_person = people && g_str_equal (name, HUMAN);
      guint       number = acies_ai_player_find (name);

      if (number == 0 && !is_person)
        {
          report_unknown (name, people);
          return FALSE;
        }
      self->sides[side] = is_person ? NULL : acies_ai_player_get (number);
      self->n_people += is_person;
    }

  return TRUE;
}

void
acies_cli_players_get (AciesCliPlayers         *self,
                       const AciesGameSettings *settings,
                       const AciesRuleset      *ruleset)
{
  self->n_people = acies_game_settings_count_people (settings, ruleset->n_sides);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    self->sides[side] = settings->players[side] == ACIES_PLAYER_HUMAN ? NULL : acies_ai_player_get (settings->players[side]);
}

void
acies_cli_players_store (const AciesCliPlayers *self,
                         AciesGameSettings     *settings,
                         const AciesRuleset    *ruleset)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    settings->players[side] = self->sides[side] == NULL ? ACIES_PLAYER_HUMAN : (guint8) acies_ai_player_find (self->sides[side]->id);
}

/* Whether a computer has to decide now; dice and draws that are due come first. */
static gboolean
advance (const AciesCliPlayers *self,
         AciesSession          *session,
         gboolean               rolls)
{
  const AciesState *state = acies_session_get_state (session);

  while (rolls && acies_state_awaits_chance (state))
    acies_session_roll (session);

  return state->outcome.reason == ACIES_END_NOT_YET && !acies_state_awaits_chance (state) &&
         self->sides[acies_state_deciding_side (state)] != NULL;
}

void
acies_cli_players_play (const AciesCliPlayers *self,
                        AciesSession          *session,
                        AciesCliTeller        *teller,
                        gboolean               rolls)
{
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (AciesAiMind) mind = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (~acies_session_get_seed (session));

  while (advance (self, session, rolls))
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command;

      if (mind == NULL)
        mind = acies_ai_mind_new ();
      /* As in the window: after an undo the same commands lead to the same game. */
      if (self->n_people > 0)
        rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ acies_ai_rng_mix (acies_session_count_commands (session) + 1));
      command = self->sides[acies_state_deciding_side (state)]->choose (mind, view, &rng, NULL);
      if (!acies_session_apply (session, &command, NULL))
        g_error ("A command that was listed is refused");
      if (teller != NULL)
        acies_cli_teller_tell (teller, FALSE);
    }
}

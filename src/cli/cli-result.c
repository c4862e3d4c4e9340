/* cli-result.c - where a game stands, for people and for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-result.h"

#include "cli/cli-json.h"
#include "cli/cli-show.h"
#include "cli/cli.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"

#include <glib/gi18n.h>

AciesSide
acies_cli_side_to_act (const AciesState *state)
{
  return acies_state_deciding_side (state);
}

static void
append_sides (GString          *line,
              const AciesState *state,
              int (*number) (const AciesState *, AciesSide))
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    g_string_append_printf (line, "%s %s %d", side > 0 ? "," : "",
                            state->ruleset->sides[side].name, number (state, side));
}

static int
morale (const AciesState *state,
        AciesSide         side)
{
  return state->sides[side].morale;
}

static int
figures (const AciesState *state,
         AciesSide         side)
{
  gboolean hides;

  return (int) acies_state_count_seen_figures (state, side, &hides);
}

static gboolean
is_over (const AciesState *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET;
}

void
acies_cli_print_result (AciesSession *session)
{
  const AciesState *state = acies_session_get_state (session);
  g_autofree char  *sentence = acies_state_describe (state);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AciesState) seen = NULL;

  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    g_string_append_printf (text, "%s\n", sentence);
  else
    /* Translators: a sentence that says how the game stands, the round, and the last round */
    g_string_append_printf (text, _ ("%1$s\nround: %2$u of %3$u\n"), sentence, state->turn.round, state->setup.end_round);
  if (!is_over (state))
    /* Translators: a side */
    g_string_append_printf (text, _ ("to act: %s\n"), state->ruleset->sides[acies_cli_side_to_act (state)].name);
  if (state->ruleset->morale_name != NULL)
    g_string_append_printf (text, "%s:", state->ruleset->morale_name);
  else
    g_string_append (text, _ ("morale:"));
  append_sides (text, state, morale);
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES))
    {
      g_string_append_printf (text, "\n%s", acies_units_say (state->ruleset, _ ("figures:"), _ ("bases:")));
      append_sides (text, acies_state_see (state, acies_cli_looker (state, acies_session_get_settings (session)), &seen), figures);
    }
  g_string_append_printf (text, _ ("\ncommands: %u\n"), acies_session_count_commands (session));
  g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", _ ("seed:"), acies_session_get_seed (session));
  g_string_append_printf (text, "%s %016" G_GINT64_MODIFIER "x\n", _ ("hash:"), acies_state_hash (state));
  acies_cli_print ("%s", text->str);
}

static void
add_sides (JsonBuilder      *builder,
           const char       *name,
           const AciesState *state,
           int (*number) (const AciesState *, AciesSide))
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    acies_cli_json_number (builder, state->ruleset->sides[side].id, number (state, side));
  json_builder_end_object (builder);
}

void
acies_cli_json_result (JsonBuilder  *builder,
                       AciesSession *session)
{
  const AciesState   *state = acies_session_get_state (session);
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *sentence = acies_state_describe (state);
  g_autofree char    *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, acies_session_get_seed (session));
  AciesSide           winner = state->outcome.winner;
  g_autoptr (AciesState) seen = NULL;

  acies_cli_json_flag (builder, "over", is_over (state));
  acies_cli_json_string (builder, "reason", acies_outcome_id (&state->outcome, ruleset));
  acies_cli_json_string (builder, "winner", is_over (state) && winner < ruleset->n_sides ? ruleset->sides[winner].id : NULL);
  acies_cli_json_string (builder, "sentence", sentence);
  acies_cli_json_number (builder, "round", state->turn.round);
  acies_cli_json_number (builder, "end-round", state->setup.end_round);
  acies_cli_json_string (builder, "to-act", is_over (state) ? NULL : ruleset->sides[acies_cli_side_to_act (state)].id);
  add_sides (builder, "morale", state, morale);
  add_sides (builder, "figures", acies_state_see (state, acies_cli_looker (state, acies_session_get_settings (session)), &seen), figures);
  acies_cli_json_number (builder, "commands", acies_session_count_commands (session));
  acies_cli_json_string (builder, "seed", seed); /* 64 bits do not fit a number of JSON */
  acies_cli_json_hash (builder, "hash", acies_state_hash (state));
}

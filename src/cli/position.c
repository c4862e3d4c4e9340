/* position.c - acies-cli legal, replay, reach and targets: questions about a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "engine/view/words.h"

#include <glib/gi18n.h>

/* --- the result of a game, or how far it is ------------------------------------------------------ */

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
    g_string_append_printf (text, _ ("to act: %s\n"), state->ruleset->sides[acies_state_deciding_side (state)].name);
  if (state->ruleset->morale_name != NULL)
    g_string_append_printf (text, "%s:", state->ruleset->morale_name);
  else
    g_string_append (text, _ ("morale:"));
  append_sides (text, state, morale);
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES))
    {
      g_string_append_printf (text, "\n%s", acies_units_say (state->ruleset, _ ("figures:"), _ ("bases:")));
      append_sides (text, acies_state_see (state, acies_cli_viewing_side (state, acies_session_get_settings (session)), &seen), figures);
    }
  g_string_append_printf (text, _ ("\ncommands: %u\n"), acies_session_count_commands (session));
  g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", _ ("seed:"), acies_session_get_seed (session));
  g_string_append_printf (text, "%s %016" G_GINT64_MODIFIER "x\n", _ ("hash:"), acies_state_hash (state));
  acies_cli_print ("%s", text->str);
}

static JsonObject *
new_sides (const AciesState *state,
           int (*number) (const AciesState *, AciesSide))
{
  JsonObject *object = json_object_new ();

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    json_object_set_int_member (object, state->ruleset->sides[side].id, number (state, side));

  return object;
}

void
acies_cli_set_result (JsonObject   *object,
                      AciesSession *session)
{
  const AciesState   *state = acies_session_get_state (session);
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *sentence = acies_state_describe (state);
  AciesSide           winner = state->outcome.winner;
  g_autoptr (AciesState) seen = NULL;

  json_object_set_boolean_member (object, "over", is_over (state));
  json_object_set_string_member (object, "reason", acies_outcome_id (&state->outcome, ruleset));
  json_object_set_string_member (object, "winner", is_over (state) && winner < ruleset->n_sides ? ruleset->sides[winner].id : NULL);
  json_object_set_string_member (object, "sentence", sentence);
  json_object_set_int_member (object, "round", state->turn.round);
  json_object_set_int_member (object, "end-round", state->setup.end_round);
  json_object_set_string_member (object, "to-act", is_over (state) ? NULL : ruleset->sides[acies_state_deciding_side (state)].id);
  json_object_set_object_member (object, "morale", new_sides (state, morale));
  json_object_set_object_member (object, "figures", new_sides (acies_state_see (state, acies_cli_viewing_side (state, acies_session_get_settings (session)), &seen), figures));
  json_object_set_int_member (object, "commands", acies_session_count_commands (session));
  acies_cli_set_seed (object, acies_session_get_seed (session));
  acies_cli_set_hash (object, "hash", acies_state_hash (state));
}

/* A damaged log has already been reported as a finding. So the whole log agrees here, unless rules were corrected;
 * then a part of it is enough to open the game. */
AciesCliStatus
acies_cli_replay (const AciesCliVerb *verb,
                  char              **words)
{
  g_auto (AciesCliPosition) asked = { 0 };
  AciesCliStatus status;
  gboolean       verified;

  if (!acies_cli_position_open (&asked, verb, words, 1, 1, N_ ("Show the position after the first N commands instead of the final one"),
                                N_ ("Print the result as JSON"), &status))
    return status;
  if (asked.input->game == NULL)
    return acies_cli_error (_ ("%s is a scenario, not a game"), asked.input->name);

  verified = asked.input->report.verdict == ACIES_GAME_AGREES;
  if (asked.json)
    {
      JsonObject *object = json_object_new ();

      json_object_set_boolean_member (object, "verified", verified);
      json_object_set_boolean_member (object, "rules-corrected", acies_game_report_is_corrected (&asked.input->report));
      json_object_set_int_member (object, "left-out", (int) asked.input->report.rest->len);
      acies_cli_set_result (object, asked.session);
      acies_cli_print_object (object);
    }
  else
    acies_cli_print_result (asked.session);

  return verified ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_legal (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (AciesCliPosition) asked = { 0 };
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (JsonArray) lines = json_array_new ();
  g_autofree char  *sentence = NULL;
  const AciesState *state;
  AciesCliStatus    status;

  if (!acies_cli_position_open (&asked, verb, words, 1, 1, NULL, N_ ("Print the list as JSON"), &status))
    return status;

  state = acies_session_get_state (asked.session);
  sentence = acies_state_describe (state);
  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *line = acies_command_to_named_string (&g_array_index (list, AciesCommand, i), state);

      json_array_add_string_element (lines, line);
      if (!asked.json)
        acies_cli_print ("%s\n", line);
    }
  if (asked.json)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "side", is_over (state) ? NULL : state->ruleset->sides[acies_state_deciding_side (state)].id);
      json_object_set_string_member (object, "asks", sentence);
      acies_cli_set_dice (object, state);
      json_object_set_array_member (object, "commands", g_steal_pointer (&lines));
      acies_cli_print_object (object);
    }
  else if (list->len == 0) /* explain on standard error why the list is empty */
    acies_cli_error ("%s", sentence);

  return ACIES_CLI_GOOD;
}

/* --- the moves and attacks of a unit ------------------------------------------------------------- */

/* A unit on the board, the hex on which it is or is assumed to be, and whether to assume that it is ordered. */
typedef struct
{
  AciesState *state; /* a scenario in edit mode, or a game */
  AciesUnitId unit;
  AciesHex    from;
  AciesMoment moment;
  gboolean    json;
} Asked;

static void
asked_clear (Asked *self)
{
  g_clear_pointer (&self->state, acies_state_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static gboolean
read_hex (const AciesState *state,
          const char       *option,
          const char       *text,
          AciesHex         *hex)
{
  if (!acies_hex_parse (text, hex))
    /* Translators: an option of the command line, and what was typed */
    acies_cli_error (acies_board_say (state->board, _ ("%1$s takes a hex such as E5, not “%2$s”"),
                                      /* Translators: an option of the command line, and what was typed */
                                      _ ("%1$s takes a square such as E5, not “%2$s”")),
                     option, text);
  else if (!acies_board_contains (state->board, *hex))
    acies_cli_error (_ ("%s is not on the board"), text);
  else
    return TRUE;

  return FALSE;
}

/* Parses the command line of a verb. @takes_from: whether the verb has the option --from */
static gboolean
open_asked (Asked              *self,
            const AciesCliVerb *verb,
            char              **words,
            gboolean            takes_from,
            AciesCliStatus     *status)
{
  char              *unit = NULL;
  char              *from_text = NULL;
  char              *at_text = NULL;
  gboolean           ordered = FALSE;
  const GOptionEntry from[] = {
    { "from", 'f', 0, G_OPTION_ARG_FILENAME, &from_text, N_ ("Assume that the unit is on this hex"), N_ ("HEX") },
    { NULL },
  };
  const GOptionEntry entries[] = {
    { "unit", 'u', 0, G_OPTION_ARG_FILENAME, &unit, N_ ("Use the unit on this hex"), N_ ("HEX") },
    { "ordered", 0, 0, G_OPTION_ARG_NONE, &ordered, N_ ("In a game, assume that the unit is ordered and has not acted yet"), NULL },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at_text, N_ ("In a game, use the position after the first N commands instead of the final one"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_ ("Print the answer as JSON"), NULL },
    takes_from ? from[0] : from[1],
    { NULL },
  };
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, status);
  g_autoptr (AciesCliInput) input = NULL;
  AciesHexName name;
  AciesSide    viewing_side;
  int          at = ACIES_CLI_AT_END;

  if (files == NULL)
    return FALSE;
  *status = ACIES_CLI_UNUSABLE;
  if (!acies_cli_read_number ("--at", at_text, 0, G_MAXINT, &at))
    return FALSE;
  self->moment = ordered ? ACIES_MOMENT_ORDERED : ACIES_MOMENT_NOW;
  input = acies_cli_open_sound (files[0], status);
  if (input == NULL)
    return FALSE;
  *status = ACIES_CLI_UNUSABLE;
  self->state = acies_cli_input_dup_known (input, at, &viewing_side);
  if (self->state == NULL)
    return FALSE;
  if (unit == NULL)
    return acies_cli_fail (_ ("no unit given; name its hex with --unit HEX"));
  if (!read_hex (self->state, "--unit", unit, &self->from))
    return FALSE;
  self->unit = acies_state_unit_at (self->state, self->from);
  if (self->unit == ACIES_NO_UNIT)
    acies_cli_error (_ ("there is no unit on %s"), acies_hex_name (self->from, name));
  else if (from_text != NULL && !read_hex (self->state, "--from", from_text, &self->from))
    return FALSE;
  else if (acies_unit_is_hidden_from (self->state, self->unit, viewing_side))
    acies_cli_error (_ ("this unit is face down, so its possible actions are not shown"));
  else
    return TRUE;

  return FALSE;
}

static JsonObject *
new_unit (const Asked *asked)
{
  const AciesRuleset *ruleset = asked->state->ruleset;
  const AciesUnit    *unit = &asked->state->units[asked->unit];
  JsonObject         *object = json_object_new ();

  acies_cli_set_hex (object, "unit", unit->hex);
  json_object_set_string_member (object, "type", ruleset->unit_types[unit->type].id);
  json_object_set_string_member (object, "side", ruleset->sides[unit->side].id);

  return object;
}

/* Prints JSON, or a row for each hex: HEX, the hexes moved, and "attack" or "-". */
AciesCliStatus
acies_cli_reach (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (Asked) asked = { NULL };
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonArray) hexes = json_array_new ();
  JsonObject    *object;
  AciesCliStatus status;

  if (!open_asked (&asked, verb, words, FALSE, &status))
    return status;

  acies_unit_list_destinations (asked.state, asked.unit, asked.moment, destinations, &error);
  for (guint i = 0; i < destinations->len; i++)
    {
      const AciesDestination *one = &g_array_index (destinations, AciesDestination, i);

      object = json_object_new ();
      acies_cli_set_hex (object, "hex", one->hex);
      json_object_set_int_member (object, "cost", one->cost);
      json_object_set_boolean_member (object, "attack", one->attack);
      if (!asked.json)
        acies_cli_print_row (object, "hex cost attack");
      json_array_add_object_element (hexes, object);
    }
  if (asked.json)
    {
      object = new_unit (&asked);
      json_object_set_boolean_member (object, "attack", acies_unit_check_attack_from (asked.state, asked.unit, asked.from, asked.moment, NULL));
      acies_cli_set_refusal (object, error);
      json_object_set_array_member (object, "hexes", g_steal_pointer (&hexes));
      acies_cli_print_object (object);
    }
  else if (error != NULL)
    acies_cli_tell_refusal (error);

  return ACIES_CLI_GOOD;
}

/* The member "path" is the first element of "ways". */
static JsonObject *
new_target (const Asked       *asked,
            const AciesTarget *target)
{
  g_autoptr (GPtrArray) ways = acies_unit_list_shots (asked->state, asked->unit, asked->from, target->unit);
  JsonObject *object = json_object_new ();
  JsonArray  *list = json_array_new ();

  for (guint i = 0; i < ways->len; i++)
    json_array_add_array_element (list, acies_cli_new_hexes ((const AciesHex *) ((GArray *) ways->pdata[i])->data, ((GArray *) ways->pdata[i])->len));
  acies_cli_set_hex (object, "hex", asked->state->units[target->unit].hex);
  json_object_set_string_member (object, "type", acies_unit_public_type (asked->state, target->unit)->id);
  json_object_set_int_member (object, "distance", target->distance);
  json_object_set_array_member (object, "path", json_array_ref (json_array_get_array_element (list, 0)));
  json_object_set_array_member (object, "ways", list);

  return object;
}

AciesCliStatus
acies_cli_targets (const AciesCliVerb *verb,
                   char              **words)
{
  g_auto (Asked) asked = { NULL };
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonArray) list = json_array_new ();
  AciesCliStatus status;
  AciesHexName   name;

  if (!open_asked (&asked, verb, words, TRUE, &status))
    return status;

  acies_unit_list_targets (asked.state, asked.unit, asked.from, targets);
  acies_unit_check_attack_from (asked.state, asked.unit, asked.from, asked.moment, &error);
  for (guint i = 0; i < targets->len; i++)
    {
      JsonObject *target = new_target (&asked, &g_array_index (targets, AciesTarget, i));
      JsonArray  *ways = json_object_get_array_member (target, "ways");

      /* Print a row for each path: HEX, unit type, distance and path. */
      for (guint j = 0; j < json_array_get_length (ways) && !asked.json; j++)
        {
          JsonArray *way = json_array_get_array_element (ways, j);

          acies_cli_print ("%s\t%s\t%" G_GINT64_FORMAT "\t", json_object_get_string_member (target, "hex"),
                           json_object_get_string_member (target, "type"), json_object_get_int_member (target, "distance"));
          for (guint k = 0; k < json_array_get_length (way); k++)
            acies_cli_print ("%s%s", k > 0 ? " " : "", json_array_get_string_element (way, k));
          acies_cli_print ("\n");
        }
      json_array_add_object_element (list, target);
    }
  if (asked.json)
    {
      JsonObject *object = new_unit (&asked);

      acies_cli_set_hex (object, "from", asked.from);
      json_object_set_boolean_member (object, "attack", error == NULL);
      acies_cli_set_refusal (object, error);
      json_object_set_array_member (object, "targets", g_steal_pointer (&list));
      acies_cli_print_object (object);
    }
  else if (error != NULL)
    acies_cli_tell_refusal (error);
  else if (targets->len == 0)
    /* Translators: a hex or a square */
    acies_cli_error (_ ("no enemy can be attacked from %s"), acies_hex_name (asked.from, name));

  return ACIES_CLI_GOOD;
}

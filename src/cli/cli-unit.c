/* cli-unit.c - the unit that "reach" and "targets" are asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-unit.h"

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "engine/board/texts.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>

typedef struct
{
  char    *unit;
  char    *from;
  char    *at_text;
  int      at;
  gboolean ordered;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->unit);
  g_free (self->from);
  g_free (self->at_text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
read_hex (const AciesState *state,
          const char       *option,
          const char       *text,
          AciesHex         *hex)
{
  if (!acies_hex_parse (text, hex))
    /* Translators: an option of the command line, and what was typed */
    acies_cli_complain (acies_board_say (state->board, _ ("%1$s takes a hex such as E5, not “%2$s”"),
                                         /* Translators: an option of the command line, and what was typed */
                                         _ ("%1$s takes a square such as E5, not “%2$s”")),
                        option, text);
  else if (!acies_board_contains (state->board, *hex))
    acies_cli_complain (_ ("%s is not on the board"), text);
  else
    return TRUE;

  return FALSE;
}

static gboolean
find_unit (AciesCliUnit  *self,
           const Options *options)
{
  AciesHexName name;

  if (options->unit == NULL)
    {
      acies_cli_complain (_ ("no unit given; name its hex with --unit HEX"));
      return FALSE;
    }
  if (!read_hex (self->state, "--unit", options->unit, &self->from))
    return FALSE;
  self->unit = acies_state_unit_at (self->state, self->from);
  if (self->unit == ACIES_NO_UNIT)
    {
      acies_cli_complain (_ ("there is no unit on %s"), acies_hex_name (self->from, name));
      return FALSE;
    }

  return options->from == NULL || read_hex (self->state, "--from", options->from, &self->from);
}

static gboolean
open_input (AciesCliUnit   *self,
            const char     *name,
            const Options  *options,
            AciesCliStatus *status)
{
  g_autoptr (AciesCliInput) input = acies_cli_open_sound (name, status);
  AciesSide looker;

  if (input == NULL)
    return FALSE;
  *status = ACIES_CLI_UNUSABLE;
  self->state = acies_cli_input_dup_known (input, options->at, &looker);
  if (self->state == NULL || !find_unit (self, options))
    return FALSE;
  if (!acies_unit_is_hidden_from (self->state, self->unit, looker))
    return TRUE;
  acies_cli_complain (_ ("this unit is face down, so its possible actions are not shown"));

  return FALSE;
}

gboolean
acies_cli_unit_open (AciesCliUnit       *self,
                     const AciesCliVerb *verb,
                     char              **words,
                     gboolean            takes_from,
                     AciesCliStatus     *status)
{
  g_auto (Options) options = { .at = ACIES_CLI_AT_END };
  const GOptionEntry from[] = {
    { "from", 'f', 0, G_OPTION_ARG_FILENAME, &options.from, N_ ("Assume that the unit is on this hex"), N_ ("HEX") },
    { NULL },
  };
  const GOptionEntry entries[] = {
    { "unit", 'u', 0, G_OPTION_ARG_FILENAME, &options.unit, N_ ("Use the unit on this hex"), N_ ("HEX") },
    { "ordered", 0, 0, G_OPTION_ARG_NONE, &options.ordered, N_ ("In a game, assume that the unit is ordered and has not acted yet"), NULL },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("In a game, use the position after the first N commands instead of the final one"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_ ("Print the answer as JSON"), NULL },
    takes_from ? from[0] : from[1],
    { NULL },
  };
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, status);

  if (files == NULL)
    return FALSE;
  *status = ACIES_CLI_UNUSABLE;
  if (!acies_cli_read_number ("--at", options.at_text, 0, G_MAXINT, &options.at))
    return FALSE;
  self->moment = options.ordered ? ACIES_MOMENT_ORDERED : ACIES_MOMENT_NOW;

  return open_input (self, files[0], &options, status);
}

void
acies_cli_unit_clear (AciesCliUnit *self)
{
  g_clear_pointer (&self->state, acies_state_free);
}

void
acies_cli_unit_json (const AciesCliUnit *self,
                     JsonBuilder        *builder)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const AciesUnit    *unit = &self->state->units[self->unit];
  AciesHexName        name;

  acies_cli_json_string (builder, "unit", acies_hex_name (unit->hex, name));
  acies_cli_json_string (builder, "type", ruleset->unit_types[unit->type].id);
  acies_cli_json_string (builder, "side", ruleset->sides[unit->side].id);
}

void
acies_cli_json_refusal (JsonBuilder  *builder,
                        const GError *error)
{
  json_builder_set_member_name (builder, "refused");
  if (error == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "message", error->message);
  acies_cli_json_string (builder, "rule", acies_rule_error_get_rule (error));
  json_builder_end_object (builder);
}

void
acies_cli_tell_refusal (const GError *error)
{
  const char *rule = acies_rule_error_get_rule (error);

  if (rule != NULL)
    acies_cli_complain ("%s [%s]", error->message, rule);
  else
    acies_cli_complain ("%s", error->message);
}

/* cli-targets.c - acies-cli targets: whom a unit may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli-unit.h"

/* Calls @add for each hex of the way of the shot. */
static void
each_hex (const AciesCliUnit *asked,
          const AciesTarget  *target,
          void (*add) (gpointer, const char *),
          gpointer data)
{
  AciesHex path[ACIES_MAX_HEXES];
  guint    n = acies_unit_find_shot (asked->state, asked->unit, asked->from, target->unit, path);

  for (guint i = 0; i < n; i++)
    {
      AciesHexName name;

      add (data, acies_hex_name (path[i], name));
    }
}

static void
append_hex (gpointer    line,
            const char *name)
{
  g_string_append_printf (line, " %s", name);
}

static void
add_hex (gpointer    builder,
         const char *name)
{
  json_builder_add_string_value (builder, name);
}

/* HEX, unit type, distance and the way there, with tabs between. */
static void
print_line (const AciesCliUnit *asked,
            const AciesTarget  *target)
{
  g_autoptr (GString) way = g_string_new (NULL);
  AciesHexName name;

  each_hex (asked, target, append_hex, way);
  acies_cli_print ("%s\t%s\t%u\t%s\n", acies_hex_name (asked->state->units[target->unit].hex, name),
                   acies_state_unit_type (asked->state, target->unit)->id, target->distance, way->str + 1);
}

static void
add_target (JsonBuilder        *builder,
            const AciesCliUnit *asked,
            const AciesTarget  *target)
{
  AciesHexName name;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "hex", acies_hex_name (asked->state->units[target->unit].hex, name));
  acies_cli_json_string (builder, "type", acies_state_unit_type (asked->state, target->unit)->id);
  acies_cli_json_number (builder, "distance", target->distance);
  json_builder_set_member_name (builder, "path");
  json_builder_begin_array (builder);
  each_hex (asked, target, add_hex, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (const AciesCliUnit *asked,
            const GArray       *targets,
            const GError       *refusal)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  AciesHexName name;

  json_builder_begin_object (builder);
  acies_cli_unit_json (asked, builder);
  acies_cli_json_string (builder, "from", acies_hex_name (asked->from, name));
  acies_cli_json_flag (builder, "attack", refusal == NULL);
  acies_cli_json_refusal (builder, refusal);
  json_builder_set_member_name (builder, "targets");
  json_builder_begin_array (builder);
  for (guint i = 0; i < targets->len; i++)
    add_target (builder, asked, &g_array_index (targets, AciesTarget, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

AciesCliStatus
acies_cli_targets (const AciesCliVerb *verb,
                   char              **words)
{
  g_auto (AciesCliUnit) asked = { NULL };
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  g_autoptr (GError) error = NULL;
  AciesCliStatus status;

  if (!acies_cli_unit_open (&asked, verb, words, TRUE, &status))
    return status;

  acies_unit_list_targets (asked.state, asked.unit, asked.from, targets);
  acies_unit_check_attack_from (asked.state, asked.unit, asked.from, asked.moment, &error);
  if (asked.json)
    print_json (&asked, targets, error);
  for (guint i = 0; i < targets->len && !asked.json; i++)
    print_line (&asked, &g_array_index (targets, AciesTarget, i));
  if (error != NULL && !asked.json)
    acies_cli_tell_refusal (error);

  return ACIES_CLI_GOOD;
}

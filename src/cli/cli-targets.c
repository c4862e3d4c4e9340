/* cli-targets.c - acies-cli targets: whom a unit may attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli-unit.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>

static void
print_way (const AciesCliUnit *asked,
           const AciesTarget  *target,
           const GArray       *way)
{
  AciesHexName name;

  acies_cli_print ("%s\t%s\t%u\t", acies_hex_name (asked->state->units[target->unit].hex, name),
                   acies_unit_told_type (asked->state, target->unit)->id, target->distance);
  for (guint i = 0; i < way->len; i++)
    acies_cli_print ("%s%s", i > 0 ? " " : "", acies_hex_name (g_array_index (way, AciesHex, i), name));
  acies_cli_print ("\n");
}

/* HEX, unit type, distance and the way there, with tabs between: a line for each way. */
static void
print_lines (const AciesCliUnit *asked,
             const AciesTarget  *target)
{
  g_autoptr (GPtrArray) ways = acies_unit_list_shots (asked->state, asked->unit, asked->from, target->unit);

  for (guint i = 0; i < ways->len; i++)
    print_way (asked, target, g_ptr_array_index (ways, i));
}

static void
add_way (JsonBuilder  *builder,
         const GArray *way)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < way->len; i++)
    {
      AciesHexName name;

      json_builder_add_string_value (builder, acies_hex_name (g_array_index (way, AciesHex, i), name));
    }
  json_builder_end_array (builder);
}

/* "path" is the first of "ways". */
static void
add_target (JsonBuilder        *builder,
            const AciesCliUnit *asked,
            const AciesTarget  *target)
{
  g_autoptr (GPtrArray) ways = acies_unit_list_shots (asked->state, asked->unit, asked->from, target->unit);
  AciesHexName name;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "hex", acies_hex_name (asked->state->units[target->unit].hex, name));
  acies_cli_json_string (builder, "type", acies_unit_told_type (asked->state, target->unit)->id);
  acies_cli_json_number (builder, "distance", target->distance);
  json_builder_set_member_name (builder, "path");
  add_way (builder, g_ptr_array_index (ways, 0));
  json_builder_set_member_name (builder, "ways");
  json_builder_begin_array (builder);
  for (guint i = 0; i < ways->len; i++)
    add_way (builder, g_ptr_array_index (ways, i));
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
  AciesHexName   name;

  if (!acies_cli_unit_open (&asked, verb, words, TRUE, &status))
    return status;

  acies_unit_list_targets (asked.state, asked.unit, asked.from, targets);
  acies_unit_check_attack_from (asked.state, asked.unit, asked.from, asked.moment, &error);
  if (asked.json)
    print_json (&asked, targets, error);
  for (guint i = 0; i < targets->len && !asked.json; i++)
    print_lines (&asked, &g_array_index (targets, AciesTarget, i));
  if (error != NULL && !asked.json)
    acies_cli_tell_refusal (error);
  else if (targets->len == 0 && !asked.json)
    /* Translators: a hex or a square */
    acies_cli_complain (_ ("no enemy can be attacked from %s"), acies_hex_name (asked.from, name));

  return ACIES_CLI_GOOD;
}

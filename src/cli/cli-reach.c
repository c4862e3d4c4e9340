/* cli-reach.c - acies-cli reach: where a unit may go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli-unit.h"

/* HEX, the hexes moved, and "attack" or "-", with tabs between. */
static void
print_lines (const GArray *destinations)
{
  for (guint i = 0; i < destinations->len; i++)
    {
      const AciesDestination *one = &g_array_index (destinations, AciesDestination, i);
      AciesHexName            name;

      acies_cli_print ("%s\t%u\t%s\n", acies_hex_name (one->hex, name), one->cost, one->attack ? "attack" : "-");
    }
}

static void
add_destination (JsonBuilder            *builder,
                 const AciesDestination *one)
{
  AciesHexName name;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "hex", acies_hex_name (one->hex, name));
  acies_cli_json_number (builder, "cost", one->cost);
  acies_cli_json_flag (builder, "attack", one->attack);
  json_builder_end_object (builder);
}

static void
print_json (const AciesCliUnit *asked,
            const GArray       *destinations,
            const GError       *refusal)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_cli_unit_json (asked, builder);
  acies_cli_json_flag (builder, "attack",
                       acies_unit_check_attack_from (asked->state, asked->unit, asked->from, asked->moment, NULL));
  acies_cli_json_refusal (builder, refusal);
  json_builder_set_member_name (builder, "hexes");
  json_builder_begin_array (builder);
  for (guint i = 0; i < destinations->len; i++)
    add_destination (builder, &g_array_index (destinations, AciesDestination, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

AciesCliStatus
acies_cli_reach (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (AciesCliUnit) asked = { NULL };
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  g_autoptr (GError) error = NULL;
  AciesCliStatus status;

  if (!acies_cli_unit_open (&asked, verb, words, FALSE, &status))
    return status;

  acies_unit_list_destinations (asked.state, asked.unit, asked.moment, destinations, &error);
  if (asked.json)
    print_json (&asked, destinations, error);
  else
    print_lines (destinations);
  if (error != NULL && !asked.json)
    acies_cli_tell_refusal (error);

  return ACIES_CLI_GOOD;
}

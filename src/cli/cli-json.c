/* cli-json.c - results as JSON, for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"

#include "cli/cli.h"
#include "engine/view/view.h"

void
acies_cli_json_string (JsonBuilder *builder,
                       const char  *name,
                       const char  *value)
{
  json_builder_set_member_name (builder, name);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
acies_cli_json_number (JsonBuilder *builder,
                       const char  *name,
                       gint64       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
acies_cli_json_flag (JsonBuilder *builder,
                     const char  *name,
                     gboolean     value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

static void
add_faces (JsonBuilder        *builder,
           const AciesDieType *die)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < die->n_faces; i++)
    if (acies_die_same_face (die, i + 1) == i + 1)
      json_builder_add_string_value (builder, die->faces[i].word);
  json_builder_end_array (builder);
}

/* As the side that draws knows the deck. */
static void
add_draws (JsonBuilder      *builder,
           const AciesState *state)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (state);
  AciesDraw draws[ACIES_MAX_CARDS];
  guint     n = acies_view_list_draws (view, state, draws);

  json_builder_set_member_name (builder, "draws");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      acies_cli_json_string (builder, "card", state->ruleset->cards[draws[i].card].id);
      acies_cli_json_number (builder, "copies", draws[i].n);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
acies_cli_json_dice (JsonBuilder      *builder,
                     const AciesState *state)
{
  guint n = state->decision.kind == ACIES_DECISION_DICE ? state->decision.n_dice : 0;

  acies_cli_json_number (builder, "dice", n);
  json_builder_set_member_name (builder, "faces");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    add_faces (builder, &state->ruleset->die_types[state->decision.dice[i]]);
  json_builder_end_array (builder);
  if (state->decision.kind == ACIES_DECISION_DRAW)
    add_draws (builder, state);
}

void
acies_cli_json_hash (JsonBuilder *builder,
                     const char  *name,
                     guint64      value)
{
  g_autofree char *text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", value);

  acies_cli_json_string (builder, name, text);
}

void
acies_cli_json_finding (JsonBuilder        *builder,
                        const char         *file,
                        const AciesFinding *finding,
                        const AciesRuleset *ruleset)
{
  AciesHexName name;
  gboolean     has_side = ruleset != NULL && finding->side < ruleset->n_sides;

  json_builder_begin_object (builder);
  if (file != NULL)
    acies_cli_json_string (builder, "file", file);
  acies_cli_json_string (builder, "severity", acies_severity_id (finding->severity));
  acies_cli_json_string (builder, "code", finding->code);
  acies_cli_json_string (builder, "message", finding->message);
  acies_cli_json_number (builder, "line", finding->line);
  acies_cli_json_string (builder, "hex", finding->hex != ACIES_NO_HEX ? acies_hex_name (finding->hex, name) : NULL);
  acies_cli_json_string (builder, "side", has_side ? ruleset->sides[finding->side].id : NULL);
  acies_cli_json_string (builder, "rule", finding->rule);
  acies_cli_json_string (builder, "fix", finding->fix_label);
  json_builder_end_object (builder);
}

void
acies_cli_json_findings (JsonBuilder         *builder,
                         const AciesFindings *findings,
                         const AciesRuleset  *ruleset)
{
  json_builder_set_member_name (builder, "findings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < findings->list->len; i++)
    acies_cli_json_finding (builder, NULL, g_ptr_array_index (findings->list, i), ruleset);
  json_builder_end_array (builder);
}

void
acies_cli_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *text = NULL;

  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  acies_cli_print ("%s\n", text);
}

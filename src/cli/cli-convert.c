/* cli-convert.c - acies-cli convert: a scenario in another format
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-input.h"
#include "cli/cli-json.h"
#include "cli/cli-output.h"
#include "cli/cli-picture.h"
#include "cli/cli-tiled.h"
#include "cli/cli.h"
#include "engine/find/scenario-find.h"
#include "formats/exports.h"
#include "formats/save.h"
#include "render/export.h"

#include <glib/gi18n.h>

static GBytes *
paint_cb (const AciesRuleset *ruleset,
          guint               columns,
          int                 width,
          int                 height,
          gpointer            theme,
          GError            **error)
{
  return acies_render_tiles (ruleset, theme, columns, width, height, error);
}

/* Of a game: the position it stands at. */
static gboolean
write_export (AciesCliInput        *input,
              const AciesCliOutput *output,
              const AciesExport    *format,
              gboolean              force,
              GError              **error)
{
  g_autoptr (AciesState) state = acies_cli_input_dup_state (input, ACIES_CLI_AT_END);
  g_autoptr (AciesTheme) theme = acies_cli_load_theme (input);
  g_autoptr (GFile) picture = acies_export_dup_picture (format, output->file, output->name);
  g_auto (AciesCliOutput) beside = ACIES_CLI_OUTPUT_INIT;
  const AciesExportPainter painter = { paint_cb, theme, !force };

  if (picture != NULL)
    acies_cli_output_note (&beside, picture);
  if (!acies_export_save (format, state, output->file, output->name, &painter, input->findings, NULL, error))
    return FALSE;
  acies_cli_output_tell (&beside);

  return TRUE;
}

static gboolean
is_game_name (const char *name)
{
  return g_str_has_suffix (name, ".aciesgame");
}

/* While it was read its dice were entered; who rolls at its table is another thing. */
static gboolean
write_game (AciesCliInput        *input,
            const AciesCliOutput *output,
            GError              **error)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (input->game);

  file->settings.dice = input->dice;

  return acies_game_file_save (file, output->file, input->library, NULL, error);
}

static gboolean
write_ours (AciesCliInput        *input,
            const AciesCliOutput *output,
            GError              **error)
{
  return is_game_name (output->name) ? write_game (input, output, error)
                                     : acies_scenario_save (input->scenario, output->file, input->library, NULL, error);
}

/* Whether a file of that name can be written; says why not. A game becomes one again only when it is recovered. */
static gboolean
may_become (const AciesCliInput *input,
            const char          *output)
{
  g_autofree char *endings = acies_exports_dup_endings ();
  gboolean         ours = g_str_has_suffix (output, ".acies");

  if (input->game != NULL && input->recovered != NULL && is_game_name (output))
    return TRUE;
  if (!ours && acies_exports_find (output) == NULL)
    /* Translators: the name of a file, and endings of names: ".json or .xyz" */
    acies_cli_complain (_ ("%1$s: unknown output format; the file name must end in .acies or %2$s"), output, endings);
  else if (ours && input->game != NULL && input->recovered != NULL)
    /* Translators: the name of a file, and endings of names: ".json or .xyz" */
    acies_cli_complain (_ ("%1$s is a game and cannot be converted to a scenario; recover it as .aciesgame, %2$s"), input->name, endings);
  else if (ours && input->game != NULL)
    /* Translators: the name of a file, and endings of names: ".json or .xyz" */
    acies_cli_complain (_ ("%1$s is a game and cannot be converted to a scenario; convert it to %2$s"), input->name, endings);
  else
    return TRUE;

  return FALSE;
}

/* What keeps the scenario from being played is told, too, and hinders nobody. */
static void
add_errors (AciesCliInput *input)
{
  g_autoptr (AciesFindings) all = acies_findings_new ();

  acies_scenario_find (input->scenario, all);
  for (guint i = 0; i < all->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (all->list, i);

      if (finding->severity == ACIES_SEVERITY_ERROR)
        acies_findings_add_copy (input->findings, finding);
    }
}

static void
report_all (AciesCliInput *input,
            gboolean       json)
{
  g_autoptr (JsonBuilder) builder = json ? json_builder_new () : NULL;

  for (guint i = 0; i < input->findings->list->len; i++)
    {
      g_autofree char *line = acies_cli_dup_finding_line (input->name, g_ptr_array_index (input->findings->list, i));

      acies_cli_report (line);
    }
  if (!json && input->recovered != NULL)
    acies_cli_print_line (input->recovered);
  if (!json)
    return;
  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "file", input->name);
  if (input->recovered != NULL)
    acies_cli_json_string (builder, "recovered", input->recovered);
  acies_cli_json_findings (builder, input->findings, input->scenario->ruleset);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}

/* Reading it went wrong in part, or its log does not agree with the rules. */
static gboolean
is_damaged (AciesCliInput *input)
{
  if (input->game != NULL)
    acies_cli_input_add_findings (input);

  return acies_findings_count (input->findings, ACIES_SEVERITY_ERROR) > 0;
}

/* Options for maps alone would do nothing with any other file; what cannot be opened at all is told when it is. */
static gboolean
is_no_map (const char          *name,
           const AciesCliTiled *tiled)
{
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autofree char  *shown = g_filename_display_name (name);
  AciesDocumentKind kind = ACIES_DOCUMENT_TILED;
  g_autoptr (GBytes) bytes = acies_cli_tiled_is_set (tiled) ? acies_document_load (file, NULL, &kind, NULL) : NULL;

  if (bytes == NULL || kind == ACIES_DOCUMENT_TILED)
    return FALSE;
  acies_cli_complain (_ ("%s is not a Tiled map (.tmx); --ruleset, --map and --mapping need one"), shown);

  return TRUE;
}

/* What was asked for. */
typedef struct
{
  const char   *output;
  AciesCliTiled tiled;
  gboolean      recover;
  gboolean      force;
  gboolean      json;
} Wish;

static AciesCliFile
kind_of (const char *output)
{
  if (g_str_has_suffix (output, ".json"))
    return ACIES_CLI_FILE_DESIGNER;
  if (g_str_has_suffix (output, ".tmx"))
    return ACIES_CLI_FILE_TILED;

  return is_game_name (output) ? ACIES_CLI_FILE_GAME : ACIES_CLI_FILE_SCENARIO;
}

static gboolean
write_output (AciesCliInput *input,
              const Wish    *wish)
{
  const AciesExport *format = acies_exports_find (wish->output);
  g_auto (AciesCliOutput) output = ACIES_CLI_OUTPUT_INIT;
  g_autoptr (GError) error = NULL;
  gboolean written;

  if (!acies_cli_output_open (&output, wish->output, kind_of (wish->output), wish->force))
    return FALSE;
  written = format != NULL ? write_export (input, &output, format, wish->force, &error) : write_ours (input, &output, &error);
  if (written)
    acies_cli_output_tell (&output);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    /* Translators: what is wrong */
    acies_cli_complain (_ ("%s; --force overwrites it"), error->message);
  else
    acies_cli_report (error->message);

  return written;
}

static AciesCliStatus
convert (const char *name,
         const Wish *wish)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = wish->recover ? acies_cli_input_recover (name, &wish->tiled, &error)
                                                  : acies_cli_input_open_tiled (name, &wish->tiled, &error);
  gboolean damaged;

  if (input == NULL)
    {
      acies_cli_report (error->message);
      return ACIES_CLI_UNUSABLE;
    }
  if (!may_become (input, wish->output))
    return ACIES_CLI_UNUSABLE;
  damaged = is_damaged (input);
  if (damaged && !wish->recover)
    {
      acies_cli_input_report (input);
      if (input->report.verdict == ACIES_GAME_AGREES)
        acies_cli_complain (_ ("%s is damaged; use --recover to convert what is left"), input->name);
      return ACIES_CLI_FAULTS;
    }
  if (!write_output (input, wish))
    return ACIES_CLI_UNUSABLE;
  if (g_str_has_suffix (wish->output, ".acies"))
    add_errors (input);
  report_all (input, wish->json);

  return damaged ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

AciesCliStatus
acies_cli_convert (const AciesCliVerb *verb,
                   char              **words)
{
  g_autofree char *output = NULL;
  g_auto (AciesCliTiled) tiled = { 0 };
  gboolean           recover = FALSE;
  gboolean           force = FALSE;
  gboolean           json = FALSE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Write to this file"), N_ ("OUT") },
    { "recover", 0, 0, G_OPTION_ARG_NONE, &recover, N_ ("Read as much of a damaged file as possible"), NULL },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &tiled.ruleset, N_ ("Ruleset for the battle made from a Tiled map"), N_ ("ID") },
    { "map", 0, 0, G_OPTION_ARG_STRING_ARRAY, &tiled.words, N_ ("Terrain for a tile (its name or number) of a Tiled map, or “-” for none"), N_ ("TILE=TERRAIN") },
    { "mapping", 0, 0, G_OPTION_ARG_FILENAME, &tiled.file, N_ ("File with a TILE=TERRAIN line for each tile of a Tiled map"), N_ ("FILE") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Also print corrections and omissions as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, 1, &status);
  if (files == NULL)
    return status;
  if (output == NULL)
    {
      acies_cli_complain (_ ("convert: no output file given; name it with “-o OUT”"));
      return ACIES_CLI_UNUSABLE;
    }
  if (!acies_cli_may_write (output, files[0]) || !acies_cli_may_write (output, tiled.file) || is_no_map (files[0], &tiled))
    return ACIES_CLI_UNUSABLE;

  return convert (files[0], &(const Wish) { output, tiled, recover, force, json });
}

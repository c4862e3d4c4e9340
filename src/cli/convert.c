/* convert.c - acies-cli convert: a scenario in another format
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/find/findings.h"
#include "formats/exports.h"
#include "formats/save.h"
#include "render/export.h"

#include <glib/gi18n.h>

/* The options of the command line. */
typedef struct
{
  char         *output;
  AciesCliTiled tiled;
  gboolean      recover;
  gboolean      force;
  gboolean      json;
} Options;

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

/* Exports a scenario, or the current position of a game. */
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
  acies_cli_output_report (&beside);

  return TRUE;
}

static gboolean
is_game_name (const char *name)
{
  return g_str_has_suffix (name, ".aciesgame");
}

/* Checks whether the input can be converted to a file of that name, and says why not. A game can only be written as a
 * game if it was recovered. */
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
    acies_cli_error (_ ("%1$s: unknown output format; the file name must end in .acies or %2$s"), output, endings);
  else if (ours && input->game != NULL && input->recovered != NULL)
    /* Translators: the name of a file, and endings of names: ".json or .xyz" */
    acies_cli_error (_ ("%1$s is a game and cannot be converted to a scenario; recover it as .aciesgame, %2$s"), input->name, endings);
  else if (ours && input->game != NULL)
    /* Translators: the name of a file, and endings of names: ".json or .xyz" */
    acies_cli_error (_ ("%1$s is a game and cannot be converted to a scenario; convert it to %2$s"), input->name, endings);
  else
    return TRUE;

  return FALSE;
}

static void
report_all (AciesCliInput *input,
            const Options *options)
{
  g_autoptr (AciesFindings) all = acies_findings_new ();
  JsonObject *object = options->json ? json_object_new () : NULL;
  JsonArray  *list = options->json ? json_array_new () : NULL;

  /* Errors that make the scenario unplayable are reported, but the file is written anyway. */
  if (g_str_has_suffix (options->output, ".acies"))
    acies_scenario_find (input->scenario, all);
  for (guint i = 0; i < all->list->len; i++)
    if (((const AciesFinding *) all->list->pdata[i])->severity == ACIES_SEVERITY_ERROR)
      acies_findings_add_copy (input->findings, all->list->pdata[i]);
  for (guint i = 0; i < input->findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (input->findings->list, i);
      g_autofree char    *line = acies_cli_dup_finding_line (input->name, finding);

      acies_cli_report (line);
      if (list != NULL)
        json_array_add_object_element (list, acies_cli_new_finding (NULL, finding, input->scenario->ruleset));
    }
  if (object == NULL)
    {
      if (input->recovered != NULL)
        acies_cli_print_line (input->recovered);
      return;
    }
  json_object_set_string_member (object, "file", input->name);
  if (input->recovered != NULL)
    json_object_set_string_member (object, "recovered", input->recovered);
  json_object_set_array_member (object, "findings", list);
  acies_cli_print_object (object);
}

static gboolean
write_output (AciesCliInput *input,
              const Options *options)
{
  const AciesExport *format = acies_exports_find (options->output);
  gboolean           is_game = is_game_name (options->output);
  AciesCliFile       kind = g_str_has_suffix (options->output, ".json")  ? ACIES_CLI_FILE_DESIGNER
                            : g_str_has_suffix (options->output, ".tmx") ? ACIES_CLI_FILE_TILED
                            : is_game                                    ? ACIES_CLI_FILE_GAME
                                                                         : ACIES_CLI_FILE_SCENARIO;
  g_auto (AciesCliOutput) output = ACIES_CLI_OUTPUT_INIT;
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (GError) error = NULL;
  gboolean written;

  if (!acies_cli_output_open (&output, options->output, kind, options->force))
    return FALSE;
  if (format == NULL && is_game)
    {
      file = acies_game_to_file (input->game);
      /* The replay used entered dice; the file keeps its own dice source. */
      file->settings.dice = input->dice;
    }
  written = format != NULL ? write_export (input, &output, format, options->force, &error)
            : is_game      ? acies_game_file_save (file, output.file, input->library, NULL, &error)
                           : acies_scenario_save (input->scenario, output.file, input->library, NULL, &error);
  if (written)
    acies_cli_output_report (&output);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    /* Translators: what is wrong */
    acies_cli_error (_ ("%s; --force overwrites it"), error->message);
  else
    acies_cli_report (error->message);

  return written;
}

static AciesCliStatus
convert (const char    *name,
         const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, &options->tiled, options->recover, &error);
  gboolean damaged;

  if (input == NULL)
    return acies_cli_report (error->message);
  if (!may_become (input, options->output))
    return ACIES_CLI_UNUSABLE;
  /* Parts of the file could not be read, or its log does not follow the rules. */
  if (input->game != NULL)
    acies_cli_input_add_findings (input);
  damaged = acies_findings_count (input->findings, ACIES_SEVERITY_ERROR) > 0;
  if (damaged && !options->recover)
    {
      acies_cli_input_report (input);
      if (input->report.verdict == ACIES_GAME_AGREES)
        acies_cli_error (_ ("%s is damaged; use --recover to convert what is left"), input->name);
      return ACIES_CLI_FAULTS;
    }
  if (!write_output (input, options))
    return ACIES_CLI_UNUSABLE;
  report_all (input, options);

  return damaged ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

AciesCliStatus
acies_cli_convert (const AciesCliVerb *verb,
                   char              **words)
{
  Options            options = { 0 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Write to this file"), N_ ("OUT") },
    { "recover", 0, 0, G_OPTION_ARG_NONE, &options.recover, N_ ("Read as much of a damaged file as possible"), NULL },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.tiled.ruleset, N_ ("Ruleset for the battle made from a Tiled map"), N_ ("ID") },
    { "map", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.tiled.words, N_ ("Terrain for a tile (its name or number) of a Tiled map, or “-” for none"), N_ ("TILE=TERRAIN") },
    { "mapping", 0, 0, G_OPTION_ARG_FILENAME, &options.tiled.file, N_ ("File with a TILE=TERRAIN line for each tile of a Tiled map"), N_ ("FILE") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("Also print corrections and omissions as JSON"), NULL },
    { NULL },
  };
  AciesDocumentKind kind = ACIES_DOCUMENT_TILED;
  AciesCliStatus    status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (files == NULL)
    return status;
  if (options.output == NULL)
    return acies_cli_error (_ ("convert: no output file given; name it with “-o OUT”"));
  if (!acies_cli_may_write (options.output, files[0]) || !acies_cli_may_write (options.output, options.tiled.file))
    return ACIES_CLI_UNUSABLE;
  /* These options are only for maps. A file that cannot be opened is reported later. */
  if (options.tiled.ruleset != NULL || options.tiled.words != NULL || options.tiled.file != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_path (files[0]);
      g_autofree char *shown = g_filename_display_name (files[0]);
      g_autoptr (GBytes) bytes = acies_document_load (file, NULL, &kind, NULL);

      if (bytes != NULL && kind != ACIES_DOCUMENT_TILED)
        return acies_cli_error (_ ("%s is not a Tiled map (.tmx); --ruleset, --map and --mapping need one"), shown);
    }

  return convert (files[0], &options);
}

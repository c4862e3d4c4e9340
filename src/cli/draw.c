/* draw.c - acies-cli render, sheet, legend, reference and report: a board, a scenario or a game as a picture or on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/core/units.h"
#include "formats/files/file.h"
#include "render/export.h"
#include "render/legend.h"
#include "render/sheet.h"
#include "render/theme.h"
#include "report/report.h"

#include <glib/gi18n.h>
#include <string.h>

#define DEFAULT_WIDTH 1200
#define DEFAULT_SHEET_DPI 150
#define DEFAULT_LEGEND_WIDTH 900

typedef struct
{
  char           *output;
  AciesCliOutput *place;
  char           *width_text;
  char           *dpi_text;
  char           *size_text;
  char           *paper_name;
  char           *at_text;
  char           *selection;
  char           *side;
  int             width;
  int             dpi;
  int             size; /* of a thumbnail, or 0 for no thumbnail */
  int             at;
  AciesPaper      paper;
  gboolean        portrait;
  gboolean        landscape;
  gboolean        setup;
  gboolean        complete;
  gboolean        dark;
  gboolean        plain;
  gboolean        force;
} Options;

/* @bytes: (nullable): the contents of the file, or %NULL if drawing failed with @error */
static gboolean
save_picture (const AciesCliOutput *output,
              GBytes               *bytes,
              const GError         *error)
{
  g_autoptr (GError) failure = NULL;

  /* An existing picture may come from another program or may have been edited by hand, so it is backed up. */
  if (bytes != NULL && output->before != NULL && !g_bytes_equal (output->before, bytes))
    acies_backup_keep (output->file);
  if (bytes != NULL && acies_file_save (output->file, bytes, NULL, &failure))
    {
      acies_cli_output_report (output);
      return TRUE;
    }

  return acies_cli_fail ("%s", bytes == NULL ? error->message : failure->message);
}

static gboolean
have_fonts (void)
{
  const char *fault = acies_fonts_fault ();

  if (fault != NULL)
    acies_cli_error ("%s", fault);

  return fault == NULL;
}

static gboolean
read_paper (const char *name,
            AciesPaper *paper)
{
  if (name == NULL)
    return TRUE;
  for (AciesPaper it = 0; it < ACIES_N_PAPERS; it++)
    if (g_ascii_strcasecmp (name, acies_paper_name (it)) == 0)
      {
        *paper = it;
        return TRUE;
      }

  return acies_cli_fail (_ ("--paper: unknown paper “%s”; use a4 or letter"), name);
}

/* --- the board ----------------------------------------------------------------------------------- */

/* Parses words such as "A1", or "A1:F6" for all hexes of the board in the rectangle. @hexes: receives the hexes; none
 * means all */
static gboolean
read_selection (const AciesBoard *board,
                const char       *selection,
                GArray           *hexes)
{
  g_auto (GStrv) words = g_strsplit_set (selection != NULL ? selection : "", ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (words[i], ":", 3);
      AciesHex from, to;
      guint    before = hexes->len;

      if (*words[i] == '\0')
        continue;
      if (g_strv_length (ends) > 2 || !acies_hex_parse (ends[0], &from) || !acies_hex_parse (ends[1] != NULL ? ends[1] : ends[0], &to))
        return acies_cli_fail (acies_board_say (board, _ ("--selection: “%s” is not a hex such as E5, or a rectangle such as A1:F6"),
                                                _ ("--selection: “%s” is not a square such as E5, or a rectangle such as A1:F6")),
                               words[i]);
      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        if (acies_hex_row (hex) >= MIN (acies_hex_row (from), acies_hex_row (to)) &&
            acies_hex_row (hex) <= MAX (acies_hex_row (from), acies_hex_row (to)) &&
            acies_hex_column (hex) >= MIN (acies_hex_column (from), acies_hex_column (to)) &&
            acies_hex_column (hex) <= MAX (acies_hex_column (from), acies_hex_column (to)))
          g_array_append_val (hexes, hex);
      if (hexes->len == before)
        return acies_cli_fail (_ ("--selection: %s is not on the board"), words[i]);
    }
  if (selection == NULL || hexes->len > 0)
    return TRUE;

  return acies_cli_fail (acies_board_say (board, _ ("--selection: no hex given"), _ ("--selection: no square given")));
}

static gboolean
draw_board (const AciesCliInput *input,
            const AciesState    *state,
            const Options       *options)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  AciesFrame      frame = { .width = options->width, .dpi = options->dpi };
  AciesRenderView view;

  if (!read_selection (state->board, options->selection, hexes))
    return FALSE;
  frame.hexes = (const AciesHex *) hexes->data;
  frame.n_hexes = hexes->len;
  theme = acies_cli_load_theme (input);
  if (options->size > 0)
    {
      bytes = acies_render_to_thumbnail (state, theme, options->size, options->dark, &error);
      return save_picture (options->place, bytes, error);
    }
  acies_render_view_init (&view, state->board, options->width, options->width);
  view.dark = options->dark;
  view.is_plain = options->plain;
  view.show_names = TRUE;
  bytes = acies_render_to_bytes (state, theme, &view, options->output, &frame, &error);

  return save_picture (options->place, bytes, error);
}

/* A scenario is drawn even if it has errors. Read errors are reported, and set the exit status. A picture of a game
 * shows only what every player may see, unless a side is named. */
static AciesCliStatus
render (const char    *name,
        const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, NULL, FALSE, &error);
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesState) seen = NULL;
  const AciesState *state;
  AciesSide         viewing_side;
  gboolean          sound;

  if (input == NULL)
    return acies_cli_report (error->message);
  if (input->game != NULL)
    acies_cli_input_add_findings (input);
  sound = acies_cli_input_report (input);
  session = acies_cli_input_dup_session (input, options->at, 0);
  if (session == NULL)
    return ACIES_CLI_UNUSABLE;
  state = input->game != NULL ? acies_session_get_state (session) : input->scenario;
  viewing_side = state->outcome.reason != ACIES_END_NOT_YET ? ACIES_EVERY_SIDE : ACIES_NO_SIDE;
  if (options->side != NULL)
    {
      viewing_side = strcmp (options->side, "everything") == 0 ? ACIES_EVERY_SIDE : acies_ruleset_find_side (state->ruleset, options->side);
      if (viewing_side == ACIES_NO_SIDE)
        return acies_cli_error (_ ("%1$s: %2$s has no “%3$s”"), "--side", state->ruleset->name, options->side);
    }
  if (!draw_board (input, acies_state_see (state, viewing_side, &seen), options))
    return ACIES_CLI_UNUSABLE;

  /* File managers show no thumbnail if the exit status is an error. */
  return sound || options->size > 0 ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_render (const AciesCliVerb *verb,
                  char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place, .width = DEFAULT_WIDTH, .at = ACIES_CLI_AT_END };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format"), N_ ("OUT.{png,svg,pdf}") },
    { "width", 'w', 0, G_OPTION_ARG_FILENAME, &options.width_text, N_ ("Width in pixels, or in points for a PDF"), N_ ("PX") },
    { "dpi", 0, 0, G_OPTION_ARG_FILENAME, &options.dpi_text, N_ ("Pixels per inch; the width is then in points"), N_ ("N") },
    { "size", 0, 0, G_OPTION_ARG_FILENAME, &options.size_text, N_ ("Draw a PNG thumbnail of at most this width and height"), N_ ("PX") },
    { "selection", 's', 0, G_OPTION_ARG_STRING, &options.selection, N_ ("Draw only these hexes: one or more rectangles"), N_ ("A1:F6") },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &options.dark, N_ ("Use the dark style"), NULL },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &options.plain, N_ ("Draw the ground in flat colours, for a small file"), NULL },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("In a game, use the position after the first N commands instead of the final one"), N_ ("N") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &options.side, N_ ("In a game, show the hidden pieces that this side knows, or all of them with “everything”"), N_ ("SIDE") },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (files == NULL)
    return status;

  if (options.output == NULL)
    acies_cli_error (_ ("no output file given; name it with -o OUT.png, OUT.svg or OUT.pdf"));
  else if (options.size_text != NULL && (options.width_text != NULL || options.dpi_text != NULL || options.selection != NULL))
    acies_cli_error (_ ("--size cannot be used with --width, --dpi or --selection"));
  else if (acies_cli_may_write (options.output, files[0]) && have_fonts () &&
           acies_cli_output_open (options.place, options.output, ACIES_CLI_FILE_PICTURE, options.force) &&
           acies_cli_read_number ("--width", options.width_text, ACIES_RENDER_MIN_WIDTH, ACIES_RENDER_MAX_WIDTH, &options.width) &&
           acies_cli_read_number ("--dpi", options.dpi_text, ACIES_RENDER_MIN_DPI, ACIES_RENDER_MAX_DPI, &options.dpi) &&
           acies_cli_read_number ("--size", options.size_text, ACIES_RENDER_MIN_SIZE, ACIES_RENDER_MAX_SIZE, &options.size) &&
           acies_cli_read_number ("--at", options.at_text, 0, G_MAXINT, &options.at))
    return render (files[0], &options);

  return ACIES_CLI_UNUSABLE;
}

/* --- a scenario on one page ---------------------------------------------------------------------- */

static AciesCliStatus
make_sheet (const char    *name,
            const Options *options)
{
  AciesOrientation orientation = options->portrait    ? ACIES_ORIENTATION_PORTRAIT
                                 : options->landscape ? ACIES_ORIENTATION_LANDSCAPE
                                 : options->setup     ? ACIES_ORIENTATION_PORTRAIT
                                                      : ACIES_ORIENTATION_BOARD;
  AciesPage        page;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, NULL, FALSE, &error);
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (AciesSheet) sheet = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const AciesSheetLoss *losses;
  gboolean              sound;
  guint                 n;

  if (input == NULL)
    return acies_cli_report (error->message);
  sound = acies_cli_input_report (input);
  page = acies_page (options->paper, orientation, input->scenario->board);
  theme = acies_cli_load_theme (input);
  sheet = options->setup ? acies_sheet_new_setup (input->scenario, &page) : acies_sheet_new (input->scenario, &page);
  bytes = acies_sheet_to_bytes (sheet, theme, options->output, options->dpi, &error);
  if (!save_picture (options->place, bytes, error))
    return ACIES_CLI_UNUSABLE;

  /* Report what the page has no room for. */
  losses = acies_sheet_get_losses (sheet, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = acies_sheet_dup_loss (sheet, &losses[i]);
      g_autofree char *line = g_strdup_printf ("%s: %s: %s [text-overflows-sheet]", input->name,
                                               acies_severity_id (ACIES_SEVERITY_WARNING), sentence);

      acies_cli_report (line);
    }

  return sound ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_sheet (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place, .dpi = DEFAULT_SHEET_DPI };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format"), N_ ("OUT.{pdf,svg,png}") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper_name, N_ ("Paper size: a4 or letter"), N_ ("PAPER") },
    { "portrait", 0, 0, G_OPTION_ARG_NONE, &options.portrait, N_ ("Portrait page"), NULL },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options.landscape, N_ ("Landscape page (default: whichever fits the board better)"), NULL },
    { "setup", 0, 0, G_OPTION_ARG_NONE, &options.setup, N_ ("Instead list the steps to set up the battle, with boxes to tick"), NULL },
    { "dpi", 0, 0, G_OPTION_ARG_FILENAME, &options.dpi_text, N_ ("Resolution of a PNG in pixels per inch"), N_ ("N") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (files == NULL)
    return status;

  if (options.output == NULL)
    acies_cli_error (_ ("no output file given; name it with -o OUT.pdf, OUT.svg or OUT.png"));
  else if (options.portrait && options.landscape)
    acies_cli_error (_ ("use --portrait or --landscape, not both"));
  else if (acies_cli_may_write (options.output, files[0]) && have_fonts () &&
           acies_cli_output_open (options.place, options.output, ACIES_CLI_FILE_PICTURE, options.force) &&
           read_paper (options.paper_name, &options.paper) &&
           acies_cli_read_number ("--dpi", options.dpi_text, ACIES_RENDER_MIN_DPI, ACIES_RENDER_MAX_DPI, &options.dpi))
    return make_sheet (files[0], &options);

  return ACIES_CLI_UNUSABLE;
}

/* --- what the pieces are ------------------------------------------------------------------------- */

static AciesCliStatus
make_legend (const char    *name,
             const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, NULL, FALSE, &error);
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (GArray) legend = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const AciesState *state;
  gboolean          sound;

  if (input == NULL)
    return acies_cli_report (error->message);
  sound = acies_cli_input_report (input);
  theme = acies_cli_load_theme (input);
  state = input->scenario;
  legend = acies_legend_new (state->ruleset, theme, options->complete ? NULL : state);
  bytes = acies_legend_to_bytes (legend, state->ruleset, theme, options->output, options->width, options->dark, &error);
  if (!save_picture (options->place, bytes, error))
    return ACIES_CLI_UNUSABLE;

  return sound ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

AciesCliStatus
acies_cli_legend (const AciesCliVerb *verb,
                  char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place, .width = DEFAULT_LEGEND_WIDTH };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format"), N_ ("OUT.{png,svg,pdf}") },
    { "width", 'w', 0, G_OPTION_ARG_FILENAME, &options.width_text, N_ ("Width in pixels, or in points for a PDF"), N_ ("PX") },
    { "complete", 0, 0, G_OPTION_ARG_NONE, &options.complete, N_ ("Show all pieces of the game, not only those in the battle"), NULL },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &options.dark, N_ ("Use the dark style"), NULL },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (files == NULL)
    return status;

  if (options.output == NULL)
    acies_cli_error (_ ("no output file given; name it with -o OUT.png, OUT.svg or OUT.pdf"));
  else if (acies_cli_may_write (options.output, files[0]) && have_fonts () &&
           acies_cli_output_open (options.place, options.output, ACIES_CLI_FILE_PICTURE, options.force) &&
           acies_cli_read_number ("--width", options.width_text, ACIES_RENDER_MIN_WIDTH, ACIES_RENDER_MAX_WIDTH, &options.width))
    return make_legend (files[0], &options);

  return ACIES_CLI_UNUSABLE;
}

/* --- a game on two pages ------------------------------------------------------------------------- */

static AciesCliStatus
make_reference (const char    *ruleset_id,
                const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, &error);
  AciesPage     page = acies_page (options->paper, ACIES_ORIENTATION_PORTRAIT, NULL);
  g_autoptr (AciesState) state = NULL;
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  g_autoptr (GBytes) bytes = NULL;
  AciesCliInput input = { .library = library };

  if (ruleset == NULL)
    return acies_cli_report (error->message);
  input.scenario = state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  theme = acies_cli_load_theme (&input);
  pages = acies_reference_new (state, &page);
  bytes = acies_reference_to_bytes (pages, theme, &error);

  return save_picture (options->place, bytes, error) ? ACIES_CLI_GOOD : ACIES_CLI_UNUSABLE;
}

AciesCliStatus
acies_cli_reference (const AciesCliVerb *verb,
                     char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension is .pdf"), "OUT.pdf" },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper_name, N_ ("Paper size: a4 or letter"), N_ ("PAPER") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) rulesets = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (rulesets == NULL)
    return status;

  if (options.output == NULL || !g_str_has_suffix (options.output, ".pdf"))
    acies_cli_error (_ ("no output file given; name it with -o OUT.pdf"));
  else if (have_fonts () && acies_cli_output_open (options.place, options.output, ACIES_CLI_FILE_PICTURE, options.force) &&
           read_paper (options.paper_name, &options.paper))
    return make_reference (rulesets[0], &options);

  return ACIES_CLI_UNUSABLE;
}

/* --- a game from its start ----------------------------------------------------------------------- */

static AciesCliStatus
write_report (const AciesCliInput *input,
              const Options       *options)
{
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesReport) report = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (input->game == NULL)
    return acies_cli_error (_ ("%s is a scenario, not a game"), input->name);
  session = acies_cli_input_dup_session (input, options->at, 0);
  if (session == NULL)
    return ACIES_CLI_UNUSABLE;
  report = acies_report_new (session);
  if (!g_str_has_suffix (options->output, ".pdf"))
    {
      char *text = acies_report_dup_text (report);

      if (g_str_equal (options->output, "-"))
        {
          acies_cli_print ("%s", text);
          g_free (text);
          return ACIES_CLI_GOOD;
        }
      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      g_autoptr (AciesTheme) theme = acies_cli_load_theme (input);

      bytes = acies_report_to_bytes (report, theme, options->paper, NULL, &error);
    }

  return save_picture (options->place, bytes, error) ? ACIES_CLI_GOOD : ACIES_CLI_UNUSABLE;
}

AciesCliStatus
acies_cli_show_message (const AciesCliVerb *verb,
                        char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place, .at = ACIES_CLI_AT_END };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format. “-” prints text to standard output"), N_ ("OUT.{pdf,txt}") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper_name, N_ ("Paper size of a PDF: a4 or letter"), N_ ("PAPER") },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("Report only the first N commands"), N_ ("N") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  g_autoptr (AciesCliInput) input = NULL;
  AciesCliStatus status;
  gboolean       to_terminal, is_text;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  if (files == NULL)
    return status;
  status = ACIES_CLI_UNUSABLE;
  to_terminal = g_strcmp0 (options.output, "-") == 0;
  is_text = to_terminal || (options.output != NULL && g_str_has_suffix (options.output, ".txt"));
  if (options.output == NULL)
    acies_cli_error (_ ("no output file given; name it with -o OUT.pdf or OUT.txt, or - for standard output"));
  else if (!is_text && !g_str_has_suffix (options.output, ".pdf"))
    acies_cli_error (_ ("%s: unknown report format; the file name must end in .pdf or .txt"), options.output);
  else if ((to_terminal || /* which replaces nothing */
            (acies_cli_may_write (options.output, files[0]) &&
             acies_cli_output_open (options.place, options.output, is_text ? ACIES_CLI_FILE_REPORT : ACIES_CLI_FILE_PICTURE, options.force))) &&
           read_paper (options.paper_name, &options.paper) &&
           acies_cli_read_number ("--at", options.at_text, 0, G_MAXINT, &options.at))
    input = acies_cli_open_sound (files[0], &status);

  return input != NULL ? write_report (input, &options) : status;
}

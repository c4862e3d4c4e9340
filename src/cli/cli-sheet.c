/* cli-sheet.c - acies-cli sheet: a battle on one page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-picture.h"
#include "render/export.h"

#include <glib/gi18n.h>

#define DEFAULT_DPI 150

typedef struct
{
  char          *output;
  AciesCliOutput place;
  char          *paper_name;
  char          *dpi_text;
  AciesPaper     paper;
  int            dpi;
  gboolean       portrait;
  gboolean       landscape;
  gboolean       force;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->output);
  acies_cli_output_clear (&self->place);
  g_free (self->paper_name);
  g_free (self->dpi_text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* What there is no room for is missing on the page: that must be said. */
static void
tell_losses (const AciesCliInput *input,
             const AciesSheet    *sheet)
{
  guint                 n;
  const AciesSheetLoss *losses = acies_sheet_get_losses (sheet, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = acies_sheet_dup_loss (sheet, &losses[i]);
      g_autofree char *line = g_strdup_printf ("%s: %s: %s [text-overflows-sheet]", input->name,
                                               acies_severity_id (ACIES_SEVERITY_WARNING), sentence);

      acies_cli_report (line);
    }
}

static gboolean
draw (const AciesCliInput *input,
      const Options       *options)
{
  AciesOrientation orientation = options->portrait    ? ACIES_ORIENTATION_PORTRAIT
                                 : options->landscape ? ACIES_ORIENTATION_LANDSCAPE
                                                      : ACIES_ORIENTATION_BOARD;
  AciesPage        page = acies_page (options->paper, orientation, input->scenario->board);
  g_autoptr (AciesTheme) theme = acies_cli_load_theme (input);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (input->scenario, &page);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_sheet_to_bytes (sheet, theme, options->output, options->dpi, &error);

  if (!acies_cli_save_picture (&options->place, bytes, error))
    return FALSE;

  tell_losses (input, sheet);

  return TRUE;
}

static AciesCliStatus
make_sheet (const char    *name,
            const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, &error);
  gboolean sound;

  if (input == NULL)
    {
      acies_cli_report (error->message);
      return ACIES_CLI_UNUSABLE;
    }
  sound = acies_cli_input_report (input);
  if (!draw (input, options))
    return ACIES_CLI_UNUSABLE;

  return sound ? ACIES_CLI_GOOD : ACIES_CLI_FAULTS;
}

static gboolean
check_options (Options    *options,
               const char *name)
{
  if (options->output == NULL)
    acies_cli_complain (_ ("no output file given; name it with -o OUT.pdf, OUT.svg or OUT.png"));
  else if (options->portrait && options->landscape)
    acies_cli_complain (_ ("use --portrait or --landscape, not both"));
  else
    return acies_cli_may_write (options->output, name) && acies_cli_have_fonts () &&
           acies_cli_output_open (&options->place, options->output, ACIES_CLI_FILE_PICTURE, options->force) &&
           acies_cli_read_paper (options->paper_name, &options->paper) &&
           acies_cli_read_number ("--dpi", options->dpi_text, ACIES_RENDER_MIN_DPI, ACIES_RENDER_MAX_DPI, &options->dpi);

  return FALSE;
}

AciesCliStatus
acies_cli_sheet (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (Options) options = { .dpi = DEFAULT_DPI };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format"), N_ ("OUT.{pdf,svg,png}") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper_name, N_ ("Paper size: a4 or letter"), N_ ("PAPER") },
    { "portrait", 0, 0, G_OPTION_ARG_NONE, &options.portrait, N_ ("Portrait page"), NULL },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options.landscape, N_ ("Landscape page (default: whichever fits the board better)"), NULL },
    { "dpi", 0, 0, G_OPTION_ARG_FILENAME, &options.dpi_text, N_ ("Resolution of a PNG in pixels per inch"), N_ ("N") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, 1, &status);
  if (files == NULL)
    return status;

  return check_options (&options, files[0]) ? make_sheet (files[0], &options) : ACIES_CLI_UNUSABLE;
}

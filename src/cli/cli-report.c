/* cli-report.c - acies-cli report: a game told from its beginning
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-picture.h"
#include "report/report.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  char          *output;
  AciesCliOutput place;
  char          *paper_name;
  char          *at_text;
  AciesPaper     paper;
  int            at;
  gboolean       force;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->output);
  acies_cli_output_clear (&self->place);
  g_free (self->paper_name);
  g_free (self->at_text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
is_standard_output (const char *output)
{
  return g_str_equal (output, "-");
}

static gboolean
is_text (const char *output)
{
  return is_standard_output (output) || g_str_has_suffix (output, ".txt");
}

static AciesCliStatus
tell (const AciesCliInput *input,
      const Options       *options)
{
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesReport) report = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (input->game == NULL)
    {
      acies_cli_complain (_ ("%s is a scenario, not a game"), input->name);
      return ACIES_CLI_UNUSABLE;
    }
  session = acies_cli_input_dup_session (input, options->at, 0);
  if (session == NULL)
    return ACIES_CLI_UNUSABLE;
  report = acies_report_new (session);
  if (is_text (options->output))
    {
      char *text = acies_report_dup_text (report);

      if (is_standard_output (options->output))
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

  return acies_cli_save_picture (&options->place, bytes, error) ? ACIES_CLI_GOOD : ACIES_CLI_UNUSABLE;
}

/* Standard output replaces nothing. */
static gboolean
check_place (Options    *options,
             const char *name)
{
  AciesCliFile kind = is_text (options->output) ? ACIES_CLI_FILE_REPORT : ACIES_CLI_FILE_PICTURE;

  return is_standard_output (options->output) ||
         (acies_cli_may_write (options->output, name) &&
          acies_cli_output_open (&options->place, options->output, kind, options->force));
}

static gboolean
check_options (Options    *options,
               const char *name)
{
  if (options->output == NULL)
    acies_cli_complain (_ ("no output file given; name it with -o OUT.pdf or OUT.txt, or - for standard output"));
  else if (!is_text (options->output) && !g_str_has_suffix (options->output, ".pdf"))
    acies_cli_complain (_ ("%s: unknown report format; the file name must end in .pdf or .txt"), options->output);
  else
    return check_place (options, name) &&
           acies_cli_read_paper (options->paper_name, &options->paper) &&
           acies_cli_read_number ("--at", options->at_text, 0, G_MAXINT, &options->at);

  return FALSE;
}

AciesCliStatus
acies_cli_tell (const AciesCliVerb *verb,
                char              **words)
{
  g_auto (Options) options = { .at = ACIES_CLI_AT_END };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Output file; its extension sets the format. “-” prints text to standard output"), N_ ("OUT.{pdf,txt}") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper_name, N_ ("Paper size of a PDF: a4 or letter"), N_ ("PAPER") },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("Report only the first N commands"), N_ ("N") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  g_autoptr (AciesCliInput) input = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, 1, &status);
  if (files == NULL)
    return status;
  if (!check_options (&options, files[0]))
    return ACIES_CLI_UNUSABLE;
  input = acies_cli_open_sound (files[0], &status);
  if (input == NULL)
    return status;

  return tell (input, &options);
}

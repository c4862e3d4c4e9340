/* cli.c - options, results and complaints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <locale.h>
#include <stdio.h>

static GOptionContext *
new_context (const AciesCliVerb *verb,
             const GOptionEntry *entries,
             const GOptionEntry *common)
{
  GOptionContext  *context = g_option_context_new (verb->arguments);
  g_autofree char *program = g_strconcat ("acies-cli ", verb->name, NULL);
  g_autofree char *list = verb->dup_list != NULL ? verb->dup_list () : NULL;
  g_autofree char *details = NULL;

  g_set_prgname (program); /* the usage line begins with it */
  /* GLib's own --help would leave the program before its output is checked. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, gettext (verb->summary));
  if (verb->details != NULL)
    details = list != NULL ? g_strdup_printf ("%s\n\n%s", gettext (verb->details), list) : g_strdup (gettext (verb->details));
  if (details != NULL)
    g_option_context_set_description (context, details);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);

  return context;
}

static gboolean
wrong_usage (const AciesCliVerb *verb,
             const char         *message)
{
  acies_cli_complain ("%s: %s", verb->name, message);
  acies_cli_complain (_ ("“acies-cli %s --help” explains the command"), verb->name);

  return FALSE;
}

static gboolean
check_arguments (const AciesCliVerb *verb,
                 char              **arguments,
                 guint               min,
                 guint               max)
{
  guint            n = arguments != NULL ? g_strv_length (arguments) : 0;
  g_autofree char *surplus = NULL;

  for (guint i = 0; i < n; i++)
    {
      if (*arguments[i] == '\0')
        return wrong_usage (verb, _ ("an argument is empty"));
    }
  if (n < min)
    return wrong_usage (verb, n == 0 ? _ ("no file given") : _ ("an argument is missing"));
  if (n <= max)
    return TRUE;
  surplus = g_strdup_printf (_ ("unexpected argument “%s”"), arguments[max]);

  return wrong_usage (verb, surplus);
}

/* JSON and tables are English in every language, for scripts: the names of things too, which are looked up later. */
static gboolean
writes_for_scripts (const GOptionEntry *entries)
{
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    if ((g_str_equal (entry->long_name, "json") && *(const gboolean *) entry->arg_data) ||
        (g_str_equal (entry->long_name, "csv") && *(char *const *) entry->arg_data != NULL))
      return TRUE;

  return FALSE;
}

char **
acies_cli_parse (const AciesCliVerb *verb,
                 const GOptionEntry *entries,
                 char              **words,
                 guint               min,
                 guint               max,
                 AciesCliStatus     *status)
{
  gboolean help = FALSE;
  g_auto (GStrv) arguments = NULL;
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = new_context (verb, entries, common);
  g_auto (GStrv) copy = g_strdupv (words);
  g_autoptr (GError) error = NULL;

  *status = ACIES_CLI_UNUSABLE;
  if (!g_option_context_parse_strv (context, &copy, &error))
    {
      wrong_usage (verb, error->message);
      return NULL;
    }
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      acies_cli_print ("%s", text);
      *status = ACIES_CLI_GOOD;
      return NULL;
    }
  if (!check_arguments (verb, arguments, min, max))
    return NULL;
  if (writes_for_scripts (entries))
    setlocale (LC_MESSAGES, "C");

  return arguments != NULL ? g_steal_pointer (&arguments) : g_new0 (char *, 1);
}

gboolean
acies_cli_read_number (const char *option,
                       const char *text,
                       int         min,
                       int         max,
                       int        *value)
{
  gint64 number;

  if (text == NULL)
    return TRUE;
  if (*text == '+' || !g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    {
      /* Translators: an option of the command line, the least and the most, and what was typed */
      acies_cli_complain (_ ("%1$s takes a number from %2$d to %3$d, not “%4$s”"), option, min, max, text);
      return FALSE;
    }
  *value = (int) number;

  return TRUE;
}

gboolean
acies_cli_may_write (const char *output,
                     const char *input)
{
  GStatBuf out;
  GStatBuf in;

  if (*output == '\0')
    acies_cli_complain (_ ("the name of the output file is empty"));
  else if (input != NULL && g_stat (output, &out) == 0 && g_stat (input, &in) == 0 &&
           out.st_dev == in.st_dev && out.st_ino == in.st_ino)
    acies_cli_complain (_ ("%s is the input file; write to another file"), output);
  else
    return TRUE;

  return FALSE;
}

/* Why something could not be printed, or 0: when the stream is closed, errno no longer says. */
static int output_errno;

static gboolean
remember_failure (gboolean failed)
{
  if (failed && output_errno == 0)
    output_errno = errno;

  return !failed;
}

gboolean
acies_cli_write (const char *text)
{
  return remember_failure (fputs (text, stdout) == EOF);
}

void
acies_cli_flush (void)
{
  remember_failure (fflush (stdout) == EOF);
}

void
acies_cli_print (const char *format,
                 ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  acies_cli_write (text);
}

/* Most letters are ASCII, and of those it is known at once. */
static gboolean
is_control (const char *c)
{
  return (guchar) *c < 0x80 ? g_ascii_iscntrl (*c) : g_unichar_iscntrl (g_utf8_get_char (c));
}

/* Names of files may hold anything, even line feeds and what moves a terminal's
 * cursor; a line stays a line of text. */
static char *
dup_line (const char *start,
          const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *line = g_string_new (start);
  const char      *good = valid; /* from here on nothing has to be replaced */

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    if (is_control (c))
      {
        g_string_append_len (line, good, c - good);
        g_string_append_c (line, '?');
        good = g_utf8_next_char (c);
      }
  g_string_append (line, good);
  g_string_append_c (line, '\n');

  return g_string_free (line, FALSE);
}

void
acies_cli_print_line (const char *line)
{
  g_autofree char *text = dup_line ("", line);

  acies_cli_write (text);
}

void
acies_cli_report (const char *line)
{
  g_autofree char *text = dup_line ("", line);

  fputs (text, stderr);
}

void
acies_cli_complain (const char *format,
                    ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  line = dup_line ("acies-cli: ", text);
  fputs (line, stderr);
}

/* A full disk may show only when the stream is flushed or closed. */
AciesCliStatus
acies_cli_close_output (AciesCliStatus status)
{
  acies_cli_flush ();
  remember_failure (fclose (stdout) == EOF);
  if (output_errno == 0)
    return status;

  acies_cli_complain (_ ("the results cannot be written: %s"), g_strerror (output_errno));

  return ACIES_CLI_UNUSABLE;
}

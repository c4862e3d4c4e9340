/* cli.c - options, complaints, and results as text or JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli.h"

#include "engine/board/texts.h"
#include "engine/view/view.h"

#include <glib/gi18n.h>

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

  g_set_prgname (program); /* the first word of the usage line */
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

static char **
wrong_usage (const AciesCliVerb *verb,
             const char         *message)
{
  acies_cli_error ("%s: %s", verb->name, message);
  acies_cli_error (_ ("“acies-cli %s --help” explains the command"), verb->name);

  return NULL;
}

/* What an option was given is kept until the program ends, which is soon after the verb. */
static void
keep (gpointer value)
{
  static GPtrArray *values;

  if (values == NULL)
    values = g_ptr_array_new ();
  g_ptr_array_add (values, value);
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
  guint n;

  *status = ACIES_CLI_UNUSABLE;
  if (!g_option_context_parse_strv (context, &copy, &error))
    return wrong_usage (verb, error->message);
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    if (entry->arg != G_OPTION_ARG_NONE)
      keep (*(gpointer *) entry->arg_data);
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      acies_cli_print ("%s", text);
      *status = ACIES_CLI_GOOD;
      return NULL;
    }
  n = arguments != NULL ? g_strv_length (arguments) : 0;
  for (guint i = 0; i < n; i++)
    if (*arguments[i] == '\0')
      return wrong_usage (verb, _ ("an argument is empty"));
  if (n < min)
    return wrong_usage (verb, n == 0 ? _ ("no file given") : _ ("an argument is missing"));
  if (n > max)
    {
      g_autofree char *surplus = g_strdup_printf (_ ("unexpected argument “%s”"), arguments[max]);

      return wrong_usage (verb, surplus);
    }
  /* JSON and tables are in English for scripts, including names, which are looked up later. */
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    if ((g_str_equal (entry->long_name, "json") && *(const gboolean *) entry->arg_data) ||
        (g_str_equal (entry->long_name, "csv") && *(char *const *) entry->arg_data != NULL))
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
      return acies_cli_fail (_ ("%1$s takes a number from %2$d to %3$d, not “%4$s”"), option, min, max, text);
    }
  *value = (int) number;

  return TRUE;
}

/* The reason why output failed, or 0. When the stream is closed, errno no longer has it. */
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

/* File names can contain any character, even line feeds and terminal control characters. They must not break a line of
 * text. */
static char *
dup_line (const char *start,
          const char *text)
{
  g_autofree char *valid = NULL;
  GString         *line;
  const char      *good; /* the start of the text that is still to be copied */
  const char      *plain = text;

  /* Most lines are plain ASCII. */
  while (*plain >= ' ' && *plain <= '~')
    plain++;
  if (*plain == '\0')
    return g_strconcat (start, text, "\n", NULL);

  good = valid = g_utf8_make_valid (text, -1);
  line = g_string_new (start);
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
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

AciesCliStatus
acies_cli_report (const char *line)
{
  g_autofree char *text = dup_line ("", line);

  fputs (text, stderr);

  return ACIES_CLI_UNUSABLE;
}

static void
print_error (const char *format,
             va_list     args)
{
  g_autofree char *text = g_strdup_vprintf (format, args);
  g_autofree char *line = dup_line ("acies-cli: ", text);

  fputs (line, stderr);
}

AciesCliStatus
acies_cli_error (const char *format,
                 ...)
{
  va_list args;

  va_start (args, format);
  print_error (format, args);
  va_end (args);

  return ACIES_CLI_UNUSABLE;
}

gboolean
acies_cli_fail (const char *format,
                ...)
{
  va_list args;

  va_start (args, format);
  print_error (format, args);
  va_end (args);

  return FALSE;
}

/* A full disk may show only when the stream is flushed or closed. */
AciesCliStatus
acies_cli_close_output (AciesCliStatus status)
{
  acies_cli_flush ();
  remember_failure (fclose (stdout) == EOF);
  if (output_errno == 0)
    return status;

  return acies_cli_error (_ ("the results cannot be written: %s"), g_strerror (output_errno));
}

/* --- values ---------------------------------------------------------------------------------- */

/* Prints a value and frees it. */
static void
print_value (JsonNode *root)
{
  g_autofree char *text = json_to_string (root, TRUE);

  acies_cli_print ("%s\n", text);
  json_node_unref (root);
}

void
acies_cli_print_object (JsonObject *object)
{
  print_value (json_node_init_object (json_node_alloc (), object));
  json_object_unref (object);
}

void
acies_cli_print_array (JsonArray *array)
{
  print_value (json_node_init_array (json_node_alloc (), array));
  json_array_unref (array);
}

void
acies_cli_print_row (JsonObject *object,
                     const char *columns)
{
  g_auto (GStrv) names = g_strsplit (columns, " ", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonNode *node = json_object_get_member (object, names[i]);
      GType     type = node != NULL ? json_node_get_value_type (node) : G_TYPE_INVALID;

      if (i > 0)
        g_string_append_c (line, '\t');
      if (type == G_TYPE_INT64)
        g_string_append_printf (line, "%" G_GINT64_FORMAT, json_node_get_int (node));
      else if (type == G_TYPE_STRING)
        g_string_append (line, json_node_get_string (node));
      else
        g_string_append (line, type == G_TYPE_BOOLEAN && json_node_get_boolean (node) ? names[i] : "-");
    }
  acies_cli_print ("%s\n", line->str);
}

void
acies_cli_set_hash (JsonObject *object,
                    const char *name,
                    guint64     value)
{
  g_autofree char *text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", value);

  json_object_set_string_member (object, name, text);
}

void
acies_cli_set_seed (JsonObject *object,
                    guint64     seed)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  json_object_set_string_member (object, "seed", text);
}

void
acies_cli_set_hex (JsonObject *object,
                   const char *name,
                   AciesHex    hex)
{
  AciesHexName text;

  json_object_set_string_member (object, name, hex != ACIES_NO_HEX ? acies_hex_name (hex, text) : NULL);
}

JsonArray *
acies_cli_new_hexes (const AciesHex *hexes,
                     guint           n_hexes)
{
  JsonArray   *list = json_array_new ();
  AciesHexName name;

  for (guint i = 0; i < n_hexes; i++)
    json_array_add_string_element (list, acies_hex_name (hexes[i], name));

  return list;
}

void
acies_cli_set_dice (JsonObject       *object,
                    const AciesState *state)
{
  guint      n = state->decision.kind == ACIES_DECISION_DICE ? state->decision.n_dice : 0;
  JsonArray *faces = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      const AciesDieType *die = &state->ruleset->die_types[state->decision.dice[i]];
      JsonArray          *words = json_array_new ();

      for (guint j = 0; j < die->n_faces; j++)
        if (acies_die_same_face (die, j + 1) == j + 1)
          json_array_add_string_element (words, die->faces[j].word);
      json_array_add_array_element (faces, words);
    }
  json_object_set_int_member (object, "dice", n);
  json_object_set_array_member (object, "faces", faces);
  if (state->decision.kind == ACIES_DECISION_DRAW)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesDraw  draws[ACIES_MAX_CARDS];
      guint      n_draws = acies_view_list_draws (view, state, draws);
      JsonArray *list = json_array_new ();

      for (guint i = 0; i < n_draws; i++)
        json_array_add_object_element (list, acies_cli_new_copies (state->ruleset, draws[i].card, draws[i].n));
      json_object_set_array_member (object, "draws", list);
    }
}

JsonObject *
acies_cli_new_copies (const AciesRuleset *ruleset,
                      AciesId             card,
                      guint               n)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "card", ruleset->cards[card].id);
  json_object_set_int_member (object, "copies", n);

  return object;
}

void
acies_cli_set_refusal (JsonObject   *object,
                       const GError *error)
{
  JsonObject *refusal = error != NULL ? json_object_new () : NULL;

  if (refusal != NULL)
    {
      json_object_set_string_member (refusal, "message", error->message);
      json_object_set_string_member (refusal, "rule", acies_rule_error_get_rule (error));
      json_object_set_object_member (object, "refused", refusal);
    }
  else
    json_object_set_null_member (object, "refused");
}

void
acies_cli_tell_refusal (const GError *error)
{
  const char *rule = acies_rule_error_get_rule (error);

  if (rule != NULL)
    acies_cli_error ("%s [%s]", error->message, rule);
  else
    acies_cli_error ("%s", error->message);
}

JsonObject *
acies_cli_new_finding (const char         *file,
                       const AciesFinding *finding,
                       const AciesRuleset *ruleset)
{
  JsonObject *object = json_object_new ();
  gboolean    has_side = ruleset != NULL && finding->side < ruleset->n_sides;

  if (file != NULL)
    json_object_set_string_member (object, "file", file);
  json_object_set_string_member (object, "severity", acies_severity_id (finding->severity));
  json_object_set_string_member (object, "code", finding->code);
  json_object_set_string_member (object, "message", finding->message);
  json_object_set_int_member (object, "line", finding->line);
  acies_cli_set_hex (object, "hex", finding->hex);
  json_object_set_string_member (object, "side", has_side ? ruleset->sides[finding->side].id : NULL);
  json_object_set_string_member (object, "rule", finding->rule);
  json_object_set_string_member (object, "fix", finding->fix_label);

  return object;
}

char *
acies_cli_dup_finding_line (const char         *name,
                            const AciesFinding *finding)
{
  g_autofree char *line = finding->line > 0 ? g_strdup_printf (":%d", finding->line) : NULL;

  return g_strconcat (name, line != NULL ? line : "", ": ", acies_severity_id (finding->severity), ": ", finding->message,
                      " [", finding->code, finding->rule != NULL ? ", " : "", finding->rule != NULL ? finding->rule : "", "]", NULL);
}

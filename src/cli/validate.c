/* validate.c - acies-cli validate: problems of files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "formats/save.h"
#include "render/sheet.h"

#include <glib/gi18n.h>

#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define MOST_THREADS 8
#define AHEAD 8 /* the most files that are read ahead of printing */

/* --- many files at once -------------------------------------------------------------------------- */

/* Each processor reads files ahead of printing, but only a limited number, so that memory does not grow with the
 * number of files. A single file is read without threads. A thread keeps only the findings of a file, so the next file
 * reuses its memory. */

typedef struct
{
  const char         *name;
  AciesFindings      *findings; /* NULL with @error */
  const AciesRuleset *ruleset;  /* of the library */
  GError             *error;
  gboolean            is_done;
} Item;

typedef struct
{
  AciesLibrary *library;
  Item         *items;
  guint         n_items;
  GThread      *threads[MOST_THREADS];
  guint         n_threads;

  GMutex   mutex; /* protects the following members and Item.is_done */
  GCond    cond;  /* signalled when one of them changes */
  guint    n_begun;
  guint    n_told;
  gboolean is_over;
} Batch;

static void
item_clear (Item *self)
{
  g_clear_pointer (&self->findings, acies_findings_free);
  g_clear_error (&self->error);
}

static gboolean
may_begin (const Batch *self)
{
  return self->n_begun < MIN (self->n_items, self->n_told + AHEAD);
}

static void
find_in (Item         *self,
         AciesLibrary *library)
{
  g_autoptr (AciesCliInput) input = acies_cli_input_open (self->name, library, NULL, FALSE, &self->error);

  if (input == NULL)
    return;
  acies_cli_input_add_findings (input);
  acies_sheet_find (input->scenario, input->findings);
  self->ruleset = input->scenario->ruleset;
  self->findings = g_steal_pointer (&input->findings);
}

/* Call with the lock held. The lock is released while the file is read. */
static void
do_one (Batch *self)
{
  Item *item = &self->items[self->n_begun++];

  g_mutex_unlock (&self->mutex);
  find_in (item, self->library);
  g_mutex_lock (&self->mutex);
  item->is_done = TRUE;
  g_cond_broadcast (&self->cond);
}

static gpointer
work_thread (gpointer data)
{
  Batch                          *self = data;
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  while (!self->is_over && self->n_begun < self->n_items)
    if (may_begin (self))
      do_one (self);
    else
      g_cond_wait (&self->cond, &self->mutex);

  return NULL;
}

static Batch *
batch_new (char **names)
{
  Batch *self = g_new0 (Batch, 1);
  guint  most;

#ifdef __GLIBC__
  /* The next file needs the same memory again. Returning it to the system in between would take a tenth of the time. */
  mallopt (M_TRIM_THRESHOLD, 16 * 1024 * 1024);
  mallopt (M_TOP_PAD, 1024 * 1024);
#endif
  self->library = acies_library_new (NULL);
  self->n_items = g_strv_length (names);
  self->items = g_new0 (Item, self->n_items);
  for (guint i = 0; i < self->n_items; i++)
    self->items[i].name = names[i];
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);

  /* The main thread also reads files, so this works even if no thread can be created. */
  most = MIN (MIN (g_get_num_processors (), MOST_THREADS), self->n_items);
  while (self->n_threads + 1 < most)
    {
      GThread *thread = g_thread_try_new ("validate", work_thread, self, NULL);

      if (thread == NULL)
        break;
      self->threads[self->n_threads++] = thread;
    }

  return self;
}

static void
batch_free (Batch *self)
{
  g_mutex_lock (&self->mutex);
  self->is_over = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
  for (guint i = 0; i < self->n_threads; i++)
    g_thread_join (self->threads[i]);
  for (guint i = 0; i < self->n_items; i++)
    item_clear (&self->items[i]);
  g_free (self->items);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  acies_library_unref (self->library);
  g_free (self);
}

/* Returns the next file, and frees the findings of the previous one. */
static const Item *
batch_next (Batch *self)
{
  Item *item = &self->items[self->n_told];

  if (self->n_told > 0)
    item_clear (item - 1);
  g_mutex_lock (&self->mutex);
  while (!item->is_done)
    if (may_begin (self))
      do_one (self);
    else
      g_cond_wait (&self->cond, &self->mutex);
  self->n_told++;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);

  return item;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Batch, batch_free)

/* --- findings ------------------------------------------------------------------------------------ */

/* Prints the findings of a file, or adds them to @list. @list: (nullable) */
static AciesCliStatus
tell (const char          *name,
      const AciesFindings *findings,
      const AciesRuleset  *ruleset,
      JsonArray           *list)
{
  g_autofree char *none = g_strdup_printf (_ ("%s: no problems"), name);

  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      g_autofree char    *line = acies_cli_dup_finding_line (name, finding);

      if (list != NULL)
        json_array_add_object_element (list, acies_cli_new_finding (name, finding, ruleset));
      else
        acies_cli_print_line (line);
    }
  if (findings->list->len == 0 && list == NULL)
    acies_cli_print_line (none);

  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0 ? ACIES_CLI_FAULTS : ACIES_CLI_GOOD;
}

/* An unreadable file has no findings, so its error is reported like a finding. @reason has the form "FILE:LINE: error"
 * or "FILE: error". */
static AciesCliStatus
tell_unreadable (const char *name,
                 const char *reason,
                 JsonArray  *list)
{
  g_autofree char *file = g_filename_display_name (name);
  const char      *rest = g_str_has_prefix (reason, file) ? reason + strlen (file) : NULL;
  AciesFinding     finding = { .severity = ACIES_SEVERITY_ERROR, .code = (char *) "unreadable", .hex = ACIES_NO_HEX, .side = ACIES_NO_SIDE };

  acies_cli_report (reason);
  if (rest != NULL && rest[0] == ':' && g_ascii_isdigit (rest[1]))
    {
      char *end = NULL;

      finding.line = (int) strtol (rest + 1, &end, 10);
      rest = end;
    }
  finding.message = (char *) (rest != NULL && g_str_has_prefix (rest, ": ") ? rest + strlen (": ") : reason);
  if (list != NULL)
    json_array_add_object_element (list, acies_cli_new_finding (file, &finding, NULL));

  return ACIES_CLI_UNUSABLE;
}

/* Findings from reading the file are printed first, because fixing and saving loses them. */
static AciesCliStatus
fix_file (const char           *name,
          const AciesCliOutput *output,
          JsonArray            *list)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, NULL, FALSE, &error);
  g_autoptr (AciesFindings) left = acies_findings_new ();
  g_autoptr (GArray) commands = NULL;
  g_autofree char *fixed = NULL;
  guint            n;

  if (input == NULL)
    return tell_unreadable (name, error->message, list);
  if (input->game != NULL)
    return acies_cli_error (_ ("%s is a game; only scenarios can be fixed"), input->name);
  for (guint i = 0; i < input->findings->list->len; i++)
    {
      g_autofree char *line = acies_cli_dup_finding_line (input->name, g_ptr_array_index (input->findings->list, i));

      acies_cli_report (line);
    }
  commands = acies_scenario_fix_all (input->scenario, &n);
  for (guint i = 0; i < commands->len; i++)
    acies_engine_apply (input->scenario, &g_array_index (commands, AciesCommand, i), NULL, NULL);
  if (!acies_scenario_save (input->scenario, output->file, input->library, NULL, &error))
    return acies_cli_report (error->message);
  acies_cli_output_report (output);
  acies_scenario_find (input->scenario, left);
  /* Translators: the name of a file, and a number */
  fixed = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u problem fixed", "%1$s: %2$u problems fixed", n), output->name, n);
  if (list == NULL)
    acies_cli_print_line (fixed);

  return tell (output->name, left, input->scenario->ruleset, list);
}

static AciesCliStatus
validate_files (char     **files,
                JsonArray *list)
{
  g_autoptr (Batch) batch = batch_new (files);
  AciesCliStatus worst = ACIES_CLI_GOOD;

  for (guint i = 0; i < batch->n_items; i++)
    {
      const Item      *item = batch_next (batch);
      g_autofree char *name = g_filename_display_name (item->name);
      AciesCliStatus   status = item->findings != NULL ? tell (name, item->findings, item->ruleset, list)
                                                       : tell_unreadable (item->name, item->error->message, list);

      worst = MAX (worst, status);
    }

  return worst;
}

AciesCliStatus
acies_cli_validate (const AciesCliVerb *verb,
                    char              **words)
{
  gboolean json = FALSE;
  gboolean fix = FALSE;
  gboolean force = FALSE;
  char    *output = NULL;
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  const GOptionEntry entries[] = {
    { "fix", 0, 0, G_OPTION_ARG_NONE, &fix, N_ ("Fix as many problems as possible and write the scenario to OUT"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Write to this file"), N_ ("OUT") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the findings as JSON"), NULL },
    { NULL },
  };
  AciesCliStatus status;
  g_auto (GStrv) files = acies_cli_parse (verb, entries, words, 1, G_MAXUINT, &status);

  if (files == NULL)
    return status;
  status = ACIES_CLI_UNUSABLE;
  /* The two options must be used together. */
  if (fix != (output != NULL))
    acies_cli_error (_ ("validate: use “--fix” and “-o OUT” together; the fixed scenario is written to OUT"));
  else if (fix && files[1] != NULL)
    acies_cli_error (_ ("validate: “--fix” takes one file at a time"));
  else if (!fix || (acies_cli_may_write (output, files[0]) && acies_cli_output_open (&place, output, ACIES_CLI_FILE_SCENARIO, force)))
    {
      g_autoptr (JsonArray) list = json ? json_array_new () : NULL;

      status = fix ? fix_file (files[0], &place, list) : validate_files (files, list);
      if (json)
        acies_cli_print_array (g_steal_pointer (&list));
    }

  return status;
}

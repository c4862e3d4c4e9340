/* cli-tell.c - what happens in a game, told line by line as it happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-tell.h"

#include "cli/cli.h"
#include "session/record.h"

struct _AciesCliTeller
{
  AciesRecord    *record;
  AciesRecordRow *last; /* (nullable): told last; it may have grown since */
  guint           n;    /* rows that are told */
  guint           n_lines;
};

static AciesRecordRow *
last_told (AciesCliTeller *self)
{
  return self->n > 0 ? acies_record_get_row (self->record, self->n - 1) : NULL;
}

void
acies_cli_teller_skip (AciesCliTeller *self)
{
  self->n = acies_record_count (self->record);
  g_set_object (&self->last, last_told (self));
}

AciesCliTeller *
acies_cli_teller_new (AciesSession *session)
{
  AciesCliTeller *self = g_new0 (AciesCliTeller, 1);

  self->record = acies_record_new (session);
  if (acies_session_count_commands (session) > 0)
    acies_cli_teller_skip (self);

  return self;
}

void
acies_cli_teller_free (AciesCliTeller *self)
{
  g_clear_object (&self->last);
  g_clear_object (&self->record);
  g_free (self);
}

/* Headings stand apart. */
static void
print_row (AciesCliTeller *self,
           AciesRecordRow *row)
{
  g_autofree char *line = NULL;

  switch (acies_record_row_get_kind (row))
    {
    case ACIES_ROW_ROUND:
    case ACIES_ROW_TURN:
    case ACIES_ROW_PART:
    case ACIES_ROW_END:
      if (self->n_lines > 0)
        acies_cli_print ("\n");
      line = g_strdup (acies_record_row_get_text (row));
      break;

    case ACIES_ROW_PLAIN:
    case ACIES_ROW_ROLL:
    default:
      line = g_strdup_printf ("  %s", acies_record_row_get_text (row));
      break;
    }
  acies_cli_print_line (line);
  self->n_lines++;
}

guint
acies_cli_teller_tell (AciesCliTeller *self,
                       gboolean        all)
{
  guint n = acies_record_count (self->record);

  if (self->n > 0 && last_told (self) != self->last)
    self->n--;
  if (!all && n > self->n && acies_record_row_may_grow (acies_record_get_row (self->record, n - 1)))
    n--;
  while (self->n < n)
    print_row (self, acies_record_get_row (self->record, self->n++));
  g_set_object (&self->last, last_told (self));

  return self->n_lines;
}

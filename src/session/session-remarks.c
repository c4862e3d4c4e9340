/* session-remarks.c - what people write beside a game while it goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "session/session-private.h"

#include <glib/gi18n-lib.h>

const GPtrArray *
acies_session_get_remarks (AciesSession *self)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self), NULL);

  return self->remarks;
}

guint
acies_session_get_remark_moment (AciesSession      *self,
                                 const AciesRemark *remark)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && remark != NULL, 0);

  return MIN (remark->command, acies_session_count_commands (self));
}

static void
tell (AciesSession *self)
{
  acies_remarks_sort (self->remarks);
  self->remarks_version++;
  g_signal_emit_by_name (self, "remarks-changed");
  acies_session_emit_history (self);
}

static gboolean
check (const char *text,
       GError    **error)
{
  if (acies_remark_is_sound (text))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
               g_dngettext (GETTEXT_PACKAGE, "A note must be one line of at most %d character", "A note must be one line of at most %d characters", ACIES_REMARK_LONGEST), ACIES_REMARK_LONGEST);

  return FALSE;
}

gboolean
acies_session_add_remark (AciesSession *self,
                          guint         command,
                          const char   *text,
                          GError      **error)
{
  g_return_val_if_fail (ACIES_IS_SESSION (self) && self->scenario != NULL && !self->emitting, FALSE);

  if (!check (text, error))
    return FALSE;
  if (self->remarks->len >= ACIES_REMARKS_MOST)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG, g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d note", "A game can have at most %d notes", ACIES_REMARKS_MOST), ACIES_REMARKS_MOST);
      return FALSE;
    }
  acies_remarks_add (self->remarks, MIN (command, acies_session_count_commands (self)), text);
  tell (self);

  return TRUE;
}

gboolean
acies_session_edit_remark (AciesSession *self,
                           guint         id,
                           const char   *text,
                           GError      **error)
{
  AciesRemark *remark;

  g_return_val_if_fail (ACIES_IS_SESSION (self) && !self->emitting, FALSE);

  remark = acies_remarks_find (self->remarks, id);
  g_return_val_if_fail (remark != NULL, FALSE);
  if (!check (text, error))
    return FALSE;
  if (g_str_equal (remark->text, text))
    return TRUE;
  g_free (remark->text);
  remark->text = g_strdup (text);
  tell (self);

  return TRUE;
}

void
acies_session_remove_remark (AciesSession *self,
                             guint         id)
{
  AciesRemark *remark;

  g_return_if_fail (ACIES_IS_SESSION (self) && !self->emitting);

  remark = acies_remarks_find (self->remarks, id);
  g_return_if_fail (remark != NULL);
  g_ptr_array_remove (self->remarks, remark);
  tell (self);
}

void
acies_session_load_remarks (AciesSession    *self,
                            const GPtrArray *remarks)
{
  guint n_commands = acies_session_count_commands (self);

  g_ptr_array_unref (self->remarks);
  self->remarks = acies_remarks_copy (remarks);
  for (guint i = 0; i < self->remarks->len; i++)
    {
      AciesRemark *remark = self->remarks->pdata[i];

      remark->command = MIN (remark->command, n_commands);
    }
  self->remarks_version++;
  self->remarks_saved = self->remarks_version;
}

gboolean
acies_session_restore_remark (AciesSession *self,
                              guint         id,
                              guint         command,
                              const char   *text)
{
  AciesRemark *remark = acies_remarks_find (self->remarks, id);

  self->remarks_version++;
  if (text == NULL)
    return remark != NULL && g_ptr_array_remove (self->remarks, remark);
  if (id == 0 || !acies_remark_is_sound (text) || (remark == NULL && self->remarks->len >= ACIES_REMARKS_MOST))
    return FALSE;
  if (remark == NULL)
    remark = acies_remarks_add (self->remarks, command, text);
  g_free (remark->text);
  remark->text = g_strdup (text);
  remark->id = id;
  remark->command = command;
  acies_remarks_sort (self->remarks);

  return TRUE;
}

/* What was undone cannot come back any more, so its remarks stay where the game goes on. */
void
acies_session_push (AciesSession *self,
                    AciesEntry   *entry)
{
  guint    n_commands = acies_session_count_commands (self);
  gboolean moved = FALSE;

  for (guint i = 0; i < self->remarks->len; i++)
    {
      AciesRemark *remark = self->remarks->pdata[i];

      moved = moved || remark->command > n_commands;
      remark->command = MIN (remark->command, n_commands);
    }
  acies_history_push (&self->history, entry);
  if (!moved)
    return;
  acies_remarks_sort (self->remarks);
  self->remarks_version++;
}

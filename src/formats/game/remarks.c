/* remarks.c - what people have written beside a game, each at its moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/remarks.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
remark_free (AciesRemark *self)
{
  g_free (self->text);
  g_free (self);
}

GPtrArray *
acies_remarks_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) remark_free);
}

static gpointer
remark_copy (gconstpointer source,
             gpointer      unused)
{
  AciesRemark *copy = g_memdup2 (source, sizeof *copy);

  copy->text = g_strdup (copy->text);

  return copy;
}

GPtrArray *
acies_remarks_copy (const GPtrArray *self)
{
  GPtrArray *copy = acies_remarks_new ();

  for (guint i = 0; i < self->len; i++)
    g_ptr_array_add (copy, remark_copy (self->pdata[i], NULL));

  return copy;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const AciesRemark *one = *(const AciesRemark *const *) a;
  const AciesRemark *other = *(const AciesRemark *const *) b;

  if (one->command != other->command)
    return one->command < other->command ? -1 : 1;

  return one->id < other->id ? -1 : one->id > other->id;
}

void
acies_remarks_sort (GPtrArray *self)
{
  g_ptr_array_sort (self, compare);
}

AciesRemark *
acies_remarks_add (GPtrArray  *self,
                   guint       command,
                   const char *text)
{
  AciesRemark *remark = g_new0 (AciesRemark, 1);

  for (guint i = 0; i < self->len; i++)
    remark->id = MAX (remark->id, ((AciesRemark *) self->pdata[i])->id);
  remark->id++;
  remark->command = command;
  remark->text = g_strdup (text);
  g_ptr_array_add (self, remark);

  return remark;
}

AciesRemark *
acies_remarks_find (const GPtrArray *self,
                    guint            id)
{
  for (guint i = 0; i < self->len; i++)
    if (((AciesRemark *) self->pdata[i])->id == id)
      return self->pdata[i];

  return NULL;
}

gboolean
acies_remark_is_sound (const char *text)
{
  gboolean is_blank = TRUE;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!acies_text_is_readable (text) || g_utf8_strlen (text, -1) > ACIES_REMARK_LONGEST)
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar     c = g_utf8_get_char (text);
      GUnicodeType type = g_unichar_type (c);

      if (c == '\n' || c == '\t' || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        return FALSE;
      is_blank = is_blank && g_unichar_isspace (c);
    }

  return !is_blank;
}

/* --- as XML --------------------------------------------------------------------------------- */

static void
read_remark (const AciesReader  *reader,
             const AciesXmlNode *node,
             GPtrArray          *self)
{
  g_autofree char *text = acies_reader_dup_content (reader, node);
  int              command;
  gboolean         good = acies_reader_number (reader, node, "after", 0, ACIES_REMARK_LAST_MOMENT, &command);

  acies_reader_check_attributes (reader, node, "after");
  if (text != NULL && !acies_remark_is_sound (text))
    acies_reader_fault (reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A note must be one line of at most %d character", "A note must be one line of at most %d characters", ACIES_REMARK_LONGEST), ACIES_REMARK_LONGEST);
  else if (good && text != NULL)
    acies_remarks_add (self, (guint) command, text);
}

void
acies_remarks_read (const AciesReader  *reader,
                    const AciesXmlNode *node,
                    GPtrArray          *self)
{
  g_autoptr (GPtrArray) children = acies_reader_children (reader, node);

  acies_reader_check_attributes (reader, node, "");
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (!g_str_equal (child->name, "remark"))
        {
          acies_reader_unknown (reader, child);
        }
      else if (self->len < ACIES_REMARKS_MOST)
        {
          read_remark (reader, child, self);
        }
      else
        {
          acies_reader_fault (reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d note", "A game can have at most %d notes", ACIES_REMARKS_MOST), ACIES_REMARKS_MOST);
          break;
        }
    }
  acies_remarks_sort (self);
}

void
acies_remarks_append (GString         *out,
                      const GPtrArray *self)
{
  if (self->len == 0)
    return;
  g_string_append (out, "  <remarks>\n");
  for (guint i = 0; i < self->len; i++)
    {
      const AciesRemark *remark = self->pdata[i];

      g_string_append (out, "    <remark");
      acies_xml_append_number (out, "after", (int) remark->command);
      g_string_append_c (out, '>');
      acies_xml_append_text (out, remark->text);
      g_string_append (out, "</remark>\n");
    }
  g_string_append (out, "  </remarks>\n");
}

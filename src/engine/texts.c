/* texts.c - what people read about a scenario, and what others wrote into its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/texts.h"

static void
extra_free (AciesExtra *extra)
{
  g_free (extra->anchor);
  g_free (extra->markup);
  g_free (extra);
}

AciesTexts *
acies_texts_new (void)
{
  AciesTexts *self = g_new0 (AciesTexts, 1);

  g_atomic_ref_count_init (&self->ref_count);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    self->text[i] = g_ref_string_new_intern ("");
  self->extras = g_ptr_array_new_with_free_func ((GDestroyNotify) extra_free);

  return self;
}

AciesTexts *
acies_texts_ref (AciesTexts *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
acies_texts_unref (AciesTexts *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    g_ref_string_release (self->text[i]);
  g_ptr_array_unref (self->extras);
  g_free (self);
}

gboolean
acies_texts_equal (const AciesTexts *a,
                   const AciesTexts *b)
{
  if (a == b)
    return TRUE;
  if (a->extras->len != b->extras->len)
    return FALSE;
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    {
      if (!g_str_equal (a->text[i], b->text[i]))
        return FALSE;
    }
  for (guint i = 0; i < a->extras->len; i++)
    {
      const AciesExtra *one = g_ptr_array_index (a->extras, i);
      const AciesExtra *other = g_ptr_array_index (b->extras, i);

      if (!g_str_equal (one->anchor, other->anchor) || !g_str_equal (one->markup, other->markup))
        return FALSE;
    }

  return TRUE;
}

void
acies_texts_make_writable (AciesTexts **texts)
{
  AciesTexts *own;

  if (g_atomic_ref_count_compare (&(*texts)->ref_count, 1))
    return;

  own = acies_texts_new ();
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    acies_texts_set (own, i, (*texts)->text[i]);
  for (guint i = 0; i < (*texts)->extras->len; i++)
    {
      const AciesExtra *extra = g_ptr_array_index ((*texts)->extras, i);

      acies_texts_add_extra (own, extra->anchor, extra->markup);
    }
  acies_texts_unref (*texts);
  *texts = own;
}

void
acies_texts_set (AciesTexts   *self,
                 AciesTextKind kind,
                 const char   *text)
{
  GRefString *before;

  g_return_if_fail (kind < ACIES_N_TEXTS && text != NULL);

  before = self->text[kind];
  self->text[kind] = g_ref_string_new (text);
  g_ref_string_release (before);
}

void
acies_texts_add_extra (AciesTexts *self,
                       const char *anchor,
                       const char *markup)
{
  AciesExtra *extra = g_new0 (AciesExtra, 1);

  extra->anchor = g_strdup (anchor);
  extra->markup = g_strdup (markup);
  g_ptr_array_add (self->extras, extra);
}

gboolean
acies_text_is_readable (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_iscntrl (c) && c != '\n' && c != '\t')
        return FALSE;
      if (c == 0xfffe || c == 0xffff)
        return FALSE;
    }

  return TRUE;
}

char *
acies_text_shorten (const char *text,
                    guint       longest)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, g_string_free (out, FALSE));

  for (guint n = 0; *text != '\0' && n < longest; n++)
    {
      gunichar c = g_utf8_get_char_validated (text, -1);
      gboolean valid = c < 0x110000;

      g_string_append_unichar (out, !valid ? 0xfffd : g_unichar_isprint (c) ? c
                                                                            : ' ');
      text = valid ? g_utf8_next_char (text) : text + 1;
    }
  if (*text != '\0')
    g_string_append (out, "…");

  return g_string_free (out, FALSE);
}

const char *
acies_text_id (AciesTextKind kind)
{
  static const char *const ids[ACIES_N_TEXTS] = {
    [ACIES_TEXT_TITLE] = "title",
    [ACIES_TEXT_DATE] = "date",
    [ACIES_TEXT_PLACE] = "place",
    [ACIES_TEXT_AUTHOR] = "author",
    [ACIES_TEXT_BRIEFING] = "briefing",
    [ACIES_TEXT_NOTES] = "notes",
  };

  g_return_val_if_fail (kind < ACIES_N_TEXTS, NULL);

  return ids[kind];
}

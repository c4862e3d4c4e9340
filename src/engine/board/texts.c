/* texts.c - what people read about a scenario, lists of words, and why a command was refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_SUBTAG 8

const char *const acies_goal_ids[ACIES_N_GOALS] = { "easy", "medium", "hard", NULL };

static void
extra_free (AciesExtra *extra)
{
  g_free (extra->anchor);
  g_free (extra->markup);
  g_free (extra);
}

static void
label_clear (AciesLabel *label)
{
  g_clear_pointer (&label->text, g_ref_string_release);
}

static void
alternative_clear (AciesAlternative *alternative)
{
  g_clear_pointer (&alternative->language, g_ref_string_release);
  g_clear_pointer (&alternative->text, g_ref_string_release);
}

/* --- lessons -------------------------------------------------------------------------------- */

static void
lesson_step_free (AciesLessonStep *step)
{
  g_free (step->when);
  g_free (step->points);
  g_free (step->text);
  g_free (step->wrong);
  g_ptr_array_unref (step->accepts);
  g_free (step);
}

AciesLesson *
acies_lesson_new (const char *side,
                  guint64     seed)
{
  AciesLesson *self = g_new0 (AciesLesson, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->side = g_strdup (side);
  self->seed = seed;
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) lesson_step_free);

  return self;
}

AciesLesson *
acies_lesson_ref (AciesLesson *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
acies_lesson_unref (AciesLesson *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->side);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

AciesLessonStep *
acies_lesson_add_step (AciesLesson *self)
{
  AciesLessonStep *step = g_new0 (AciesLessonStep, 1);

  step->accepts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->steps, step);

  return step;
}

static gboolean
lesson_step_equal (const AciesLessonStep *a,
                   const AciesLessonStep *b)
{
  if (g_strcmp0 (a->when, b->when) != 0 || g_strcmp0 (a->points, b->points) != 0 || g_strcmp0 (a->text, b->text) != 0 ||
      g_strcmp0 (a->wrong, b->wrong) != 0 || a->accepts->len != b->accepts->len)
    return FALSE;
  for (guint i = 0; i < a->accepts->len; i++)
    if (!g_str_equal (a->accepts->pdata[i], b->accepts->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
lesson_equal (const AciesLesson *a,
              const AciesLesson *b)
{
  if (a == NULL || b == NULL || a == b)
    return a == b;
  if (!g_str_equal (a->side, b->side) || a->seed != b->seed || a->steps->len != b->steps->len)
    return FALSE;
  for (guint i = 0; i < a->steps->len; i++)
    if (!lesson_step_equal (a->steps->pdata[i], b->steps->pdata[i]))
      return FALSE;

  return TRUE;
}

void
acies_texts_set_lesson (AciesTexts  *self,
                        AciesLesson *lesson)
{
  AciesLesson *before = self->lesson;

  self->lesson = lesson != NULL ? acies_lesson_ref (lesson) : NULL;
  g_clear_pointer (&before, acies_lesson_unref);
}

/* --- texts ---------------------------------------------------------------------------------- */

AciesTexts *
acies_texts_new (void)
{
  AciesTexts *self = g_new0 (AciesTexts, 1);

  g_atomic_ref_count_init (&self->ref_count);
  /* Not interned: while one thread lets go of the last, another may be given it. */
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    self->text[i] = g_ref_string_new ("");
  self->alternatives = g_array_new (FALSE, FALSE, sizeof (AciesAlternative));
  g_array_set_clear_func (self->alternatives, (GDestroyNotify) alternative_clear);
  self->labels = g_array_new (FALSE, FALSE, sizeof (AciesLabel));
  g_array_set_clear_func (self->labels, (GDestroyNotify) label_clear);
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
  g_array_unref (self->alternatives);
  g_array_unref (self->labels);
  g_ptr_array_unref (self->extras);
  g_clear_pointer (&self->lesson, acies_lesson_unref);
  g_free (self);
}

gboolean
acies_texts_equal (const AciesTexts *a,
                   const AciesTexts *b)
{
  if (a == b)
    return TRUE;
  if (a->goal != b->goal || a->alternatives->len != b->alternatives->len || a->labels->len != b->labels->len || a->extras->len != b->extras->len)
    return FALSE;
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    if (!g_str_equal (a->text[i], b->text[i]))
      return FALSE;
  for (guint i = 0; i < a->alternatives->len; i++)
    {
      const AciesAlternative *one = &g_array_index (a->alternatives, AciesAlternative, i);
      const AciesAlternative *other = &g_array_index (b->alternatives, AciesAlternative, i);

      if (one->kind != other->kind || !g_str_equal (one->language, other->language) || g_strcmp0 (one->text, other->text) != 0)
        return FALSE;
    }
  for (guint i = 0; i < a->labels->len; i++)
    {
      const AciesLabel *one = &g_array_index (a->labels, AciesLabel, i);
      const AciesLabel *other = &g_array_index (b->labels, AciesLabel, i);

      if (one->hex != other->hex || !g_str_equal (one->text, other->text))
        return FALSE;
    }
  for (guint i = 0; i < a->extras->len; i++)
    {
      const AciesExtra *one = g_ptr_array_index (a->extras, i);
      const AciesExtra *other = g_ptr_array_index (b->extras, i);

      if (!g_str_equal (one->anchor, other->anchor) || !g_str_equal (one->markup, other->markup))
        return FALSE;
    }

  return lesson_equal (a->lesson, b->lesson);
}

void
acies_texts_make_writable (AciesTexts **texts)
{
  AciesTexts *own;

  if (g_atomic_ref_count_compare (&(*texts)->ref_count, 1))
    return;

  own = acies_texts_new ();
  own->goal = (*texts)->goal;
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    acies_texts_set (own, i, (*texts)->text[i]);
  acies_texts_copy_alternatives (own, *texts);
  acies_texts_set_lesson (own, (*texts)->lesson);
  for (guint i = 0; i < (*texts)->labels->len; i++)
    {
      AciesLabel label = g_array_index ((*texts)->labels, AciesLabel, i);

      g_ref_string_acquire (label.text);
      g_array_append_val (own->labels, label);
    }
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

/* --- languages ------------------------------------------------------------------------------ */

void
acies_texts_add_alternative (AciesTexts   *self,
                             AciesTextKind kind,
                             const char   *language,
                             const char   *text)
{
  AciesAlternative alternative = { kind, g_ref_string_new (language), text != NULL ? g_ref_string_new (text) : NULL };
  guint            at = self->alternatives->len;

  while (at > 0 && g_array_index (self->alternatives, AciesAlternative, at - 1).kind > kind)
    at--;
  g_array_insert_val (self->alternatives, at, alternative);
}

void
acies_texts_copy_alternatives (AciesTexts       *self,
                               const AciesTexts *from)
{
  for (guint i = 0; i < from->alternatives->len; i++)
    {
      const AciesAlternative *one = &g_array_index (from->alternatives, AciesAlternative, i);

      acies_texts_add_alternative (self, one->kind, one->language, one->text);
    }
}

/* @tag: "" for the default. @exactly: else "pt" also means any Portuguese. Returns: the index of the alternative, or G_MAXUINT */
static guint
find_alternative (const AciesTexts *self,
                  AciesTextKind     kind,
                  const char       *tag,
                  gboolean          exactly)
{
  gsize length = strlen (tag);

  for (guint i = 0; i < self->alternatives->len; i++)
    {
      const AciesAlternative *one = &g_array_index (self->alternatives, AciesAlternative, i);

      if (one->kind == kind && g_ascii_strncasecmp (one->language, tag, length) == 0 &&
          (one->language[length] == '\0' || (!exactly && one->language[length] == '-')))
        return i;
    }

  return G_MAXUINT;
}

/* The default, else the first of all. */
static guint
find_default (const AciesTexts *self,
              AciesTextKind     kind)
{
  guint found = find_alternative (self, kind, "", TRUE);

  for (guint i = 0; found == G_MAXUINT && i < self->alternatives->len; i++)
    if (g_array_index (self->alternatives, AciesAlternative, i).kind == kind)
      found = i;

  return found;
}

void
acies_texts_choose (AciesTexts        *self,
                    const char *const *locales)
{
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      guint             best = G_MAXUINT;
      gboolean          has_languages = FALSE;
      AciesAlternative *shown;

      for (guint i = 0; locales[i] != NULL && best == G_MAXUINT; i++)
        {
          g_autofree char *tag = g_strdelimit (g_strdup (locales[i]), "_", '-');

          if (*tag == '\0')
            continue;
          best = find_alternative (self, kind, tag, TRUE);
          if (best == G_MAXUINT)
            best = find_alternative (self, kind, tag, FALSE);
        }
      if (best == G_MAXUINT)
        best = find_default (self, kind);
      if (best == G_MAXUINT)
        continue;
      shown = &g_array_index (self->alternatives, AciesAlternative, best);
      acies_texts_set (self, kind, shown->text);
      /* Only a text that is given once, for all languages, needs no alternative. */
      for (guint i = 0; i < self->alternatives->len; i++)
        {
          const AciesAlternative *one = &g_array_index (self->alternatives, AciesAlternative, i);

          has_languages |= one->kind == kind && *one->language != '\0';
        }
      if (has_languages)
        g_clear_pointer (&shown->text, g_ref_string_release);
      else
        g_array_remove_index (self->alternatives, best);
    }
}

const char *
acies_texts_get_default (const AciesTexts *self,
                         AciesTextKind     kind)
{
  guint       found = find_default (self, kind);
  const char *text = found != G_MAXUINT ? g_array_index (self->alternatives, AciesAlternative, found).text : NULL;

  return text != NULL ? text : self->text[kind];
}

/* --- comments and labels -------------------------------------------------------------------- */

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

/* Returns: where the label of @hex stands, or where it would */
static guint
find_label (const AciesTexts *self,
            AciesHex          hex)
{
  guint first = 0;
  guint end = self->labels->len;

  while (first < end)
    {
      guint middle = (first + end) / 2;

      if (g_array_index (self->labels, AciesLabel, middle).hex < hex)
        first = middle + 1;
      else
        end = middle;
    }

  return first;
}

static gboolean
has_label (const AciesTexts *self,
           guint             index,
           AciesHex          hex)
{
  return index < self->labels->len && g_array_index (self->labels, AciesLabel, index).hex == hex;
}

const char *
acies_texts_get_label (const AciesTexts *self,
                       AciesHex          hex)
{
  guint index = find_label (self, hex);

  return has_label (self, index, hex) ? g_array_index (self->labels, AciesLabel, index).text : NULL;
}

void
acies_texts_set_label (AciesTexts *self,
                       AciesHex    hex,
                       const char *text)
{
  guint      index = find_label (self, hex);
  AciesLabel label = { .hex = hex };

  g_return_if_fail (hex < ACIES_MAX_HEXES);

  if (text != NULL && *text != '\0')
    label.text = g_ref_string_new (text);
  if (has_label (self, index, hex))
    g_array_remove_index (self->labels, index);
  if (label.text != NULL)
    g_array_insert_val (self->labels, index, label);
}

gboolean
acies_text_is_label (const char *text)
{
  gsize length;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!acies_text_is_readable (text) || strpbrk (text, "\n\t") != NULL)
    return FALSE;
  length = strlen (text);

  return length > 0 && text[0] != ' ' && text[length - 1] != ' ' && g_utf8_strlen (text, -1) <= ACIES_MAX_LABEL;
}

gboolean
acies_text_is_language (const char *tag)
{
  guint length = 0;

  g_return_val_if_fail (tag != NULL, FALSE);

  if (strlen (tag) > ACIES_MAX_LANGUAGE_TAG)
    return FALSE;
  for (const char *c = tag; *c != '\0'; c++)
    {
      gboolean in_first = memchr (tag, '-', (gsize) (c - tag)) == NULL;

      if (*c == '-' ? length == 0 : !(in_first ? g_ascii_isalpha (*c) : g_ascii_isalnum (*c)))
        return FALSE;
      length = *c == '-' ? 0 : length + 1;
      if (length > LONGEST_SUBTAG)
        return FALSE;
    }

  return length > 0;
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

/* --- lists ---------------------------------------------------------------------------------- */

void
acies_list_add (GString      *list,
                AciesListKind kind,
                const char   *item)
{
  static const char *const formats[] = {
    /* Translators: the things of a list so far, and the next one: “Rome, Carthage” */
    [ACIES_LIST_COMMA] = NC_ ("list", "%1$s, %2$s"),
    /* Translators: the things of a list so far, and the next one, if they have commas: “63, 1; 63, 3” */
    [ACIES_LIST_SEMICOLON] = NC_ ("list", "%1$s; %2$s"),
    /* Translators: the things of a list so far, and the next one, in a narrow place: “17 units · morale 6” */
    [ACIES_LIST_DOT] = NC_ ("list", "%1$s · %2$s"),
    /* Translators: the things of a list but the last, and the last: “Rome, Carthage and Syracuse” */
    [ACIES_LIST_AND] = NC_ ("list", "%1$s and %2$s"),
    /* Translators: the things of a list but the last, and the last: “.pdf, .svg or .png” */
    [ACIES_LIST_OR] = NC_ ("list", "%1$s or %2$s"),
  };
  g_autofree char *before = g_strdup (list->str);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (list->len > 0)
    g_string_printf (list, g_dpgettext2 (GETTEXT_PACKAGE, "list", formats[kind]), before, item);
  else
    g_string_assign (list, item);
#pragma GCC diagnostic pop
}

void
acies_list_addf (GString      *list,
                 AciesListKind kind,
                 const char   *format,
                 ...)
{
  g_autofree char *item = NULL;
  va_list          args;

  va_start (args, format);
  item = g_strdup_vprintf (format, args);
  va_end (args);
  acies_list_add (list, kind, item);
}

char *
acies_list_join (const char *const *items,
                 AciesListKind      kind)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL; i++)
    acies_list_add (list, kind >= ACIES_LIST_AND && items[i + 1] != NULL ? ACIES_LIST_COMMA : kind, items[i]);

  return g_string_free (list, FALSE);
}

/* --- refusals -------------------------------------------------------------------------------- */

typedef struct
{
  const char *rule; /* a static string, or NULL */
} AciesRuleErrorPrivate;

static void
acies_rule_error_private_init (AciesRuleErrorPrivate *self)
{
  self->rule = NULL;
}

static void
acies_rule_error_private_copy (const AciesRuleErrorPrivate *from,
                               AciesRuleErrorPrivate       *to)
{
  to->rule = from->rule;
}

static void
acies_rule_error_private_clear (AciesRuleErrorPrivate *self)
{
}

G_DEFINE_EXTENDED_ERROR (AciesRuleError, acies_rule_error)

gboolean
acies_refuse_with (GError       **error,
                   AciesRuleError code,
                   const char    *rule,
                   const char    *format,
                   ...)
{
  va_list args;

  va_start (args, format);
  *error = g_error_new_valist (ACIES_RULE_ERROR, code, format, args);
  va_end (args);
  acies_rule_error_get_private (*error)->rule = rule;

  return FALSE;
}

const char *
acies_rule_error_get_rule (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != ACIES_RULE_ERROR)
    return NULL;

  return acies_rule_error_get_private (error)->rule;
}

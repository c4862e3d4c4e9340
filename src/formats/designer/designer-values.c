/* designer-values.c - keys, numbers, names and hexes of the designer's files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer-parts.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define LONGEST_NAME 100
#define MOST_KEYS 16
#define LARGEST 1e15 /* every whole number up to it is a double of its own */

/* --- reporting ------------------------------------------------------------------------------ */

/* Of what is missing: the line of what it is missing in. */
static int
find_line (const AciesDesignerReader *self,
           const char                *path)
{
  g_autofree char *place = g_strdup (path);
  int              line = GPOINTER_TO_INT (g_hash_table_lookup (self->document->lines, place));

  while (line == 0 && *place != '\0')
    {
      *strrchr (place, '/') = '\0';
      line = GPOINTER_TO_INT (g_hash_table_lookup (self->document->lines, place));
    }

  return line;
}

AciesFinding *
acies_designer_say (const AciesDesignerReader *self,
                    AciesSeverity              severity,
                    const char                *code,
                    const char                *path,
                    const char                *format,
                    ...)
{
  g_autofree char *place = acies_text_shorten (path + (*path == '/'), ACIES_LONGEST_QUOTE);
  g_autofree char *sentence = NULL;
  AciesFinding    *finding;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  if (*place != '\0')
    /* Translators: the place in a file, such as “Units/(1,4)/State”, and what is said about it */
    finding = acies_findings_add (self->findings, severity, code, _ ("%1$s: %2$s"), place, sentence);
  else
    finding = acies_findings_add (self->findings, severity, code, "%s", sentence);
  finding->line = find_line (self, path);

  return finding;
}

char *
acies_designer_path (const char *path,
                     const char *key)
{
  return g_strconcat (path, "/", key, NULL);
}

/* --- names ---------------------------------------------------------------------------------- */

/* Are they the same but for capitals and what is no letter? */
static gboolean
is_like (const char *a,
         const char *b)
{
  while (TRUE)
    {
      while (*a != '\0' && !g_ascii_isalnum (*a))
        a++;
      while (*b != '\0' && !g_ascii_isalnum (*b))
        b++;
      if (g_ascii_tolower (*a) != g_ascii_tolower (*b))
        return FALSE;
      if (*a == '\0')
        return TRUE;
      a++;
      b++;
    }
}

char *
acies_designer_camel (const char *id)
{
  GString *camel = g_string_new (NULL);
  gboolean begins = TRUE;

  for (; *id != '\0'; id++)
    {
      if (*id != '-')
        g_string_append_c (camel, begins ? g_ascii_toupper (*id) : *id);
      begins = *id == '-';
    }

  return g_string_free (camel, FALSE);
}

AciesId
acies_designer_find (const AciesDesignerReader *self,
                     const char                *path,
                     gconstpointer              list,
                     gsize                      size,
                     guint                      n,
                     const char                *text)
{
  for (guint i = 0; i < n; i++)
    {
      const char      *id = *(const char *const *) ((const char *) list + i * size);
      g_autofree char *camel = NULL;
      g_autofree char *shown = NULL;

      if (!is_like (id, text))
        continue;
      camel = acies_designer_camel (id);
      shown = acies_text_shorten (text, ACIES_LONGEST_QUOTE);
      if (!g_str_equal (camel, text))
        acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", path, _ ("“%1$s” was read as “%2$s”"), shown, camel);
      return (AciesId) i;
    }

  return ACIES_NO_ID;
}

char *
acies_designer_dup_title (const char *name)
{
  g_autofree char *base = g_path_get_basename (name);
  char            *dot = strrchr (base, '.');

  if (dot != NULL && dot != base)
    *dot = '\0';

  return acies_text_shorten (base, LONGEST_NAME);
}

/* --- members -------------------------------------------------------------------------------- */

/* The name under which the object has @key, or NULL. */
static const char *
find_key (JsonObject *object,
          const char *key)
{
  JsonObjectIter iter;
  const char    *name;

  if (json_object_has_member (object, key))
    return key;
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      if (is_like (name, key))
        return name;
    }

  return NULL;
}

JsonNode *
acies_designer_get (JsonObject *object,
                    const char *key)
{
  const char *name = find_key (object, key);
  JsonNode   *node = name != NULL ? json_object_get_member (object, name) : NULL;

  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

void
acies_designer_check_keys (const AciesDesignerReader *self,
                           JsonObject                *object,
                           const char                *path,
                           const char *const         *keys)
{
  const char    *names[MOST_KEYS] = { NULL };
  JsonObjectIter iter;
  const char    *name;

  g_return_if_fail (g_strv_length ((char **) keys) <= MOST_KEYS);

  for (guint i = 0; keys[i] != NULL; i++)
    names[i] = find_key (object, keys[i]);
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      g_autofree char *own = acies_designer_path (path, name);
      guint            i = 0;

      while (keys[i] != NULL && g_strcmp0 (names[i], name) != 0)
        i++;
      if (keys[i] == NULL)
        acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-key", own, _ ("unknown key; it was left out"));
      else if (!g_str_equal (keys[i], name))
        {
          acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", own, _ ("read as “%s”"), keys[i]);
          /* What is said of the member under its usual name is said of the line it has. */
          g_hash_table_insert (self->document->lines, acies_designer_path (path, keys[i]), GINT_TO_POINTER (find_line (self, own)));
        }
    }
}

static void
say_missing (const AciesDesignerReader *self,
             const char                *path)
{
  acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", path, _ ("missing; treated as empty"));
}

static void
say_wrong_kind (const AciesDesignerReader *self,
                const char                *path)
{
  acies_designer_say (self, ACIES_SEVERITY_WARNING, "wrong-kind", path, _ ("unexpected value; it was left out"));
}

JsonObject *
acies_designer_as_object (const AciesDesignerReader *self,
                          JsonNode                  *node,
                          const char                *path)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  say_wrong_kind (self, path);

  return NULL;
}

JsonObject *
acies_designer_get_object (const AciesDesignerReader *self,
                           JsonObject                *object,
                           const char                *path,
                           const char                *key)
{
  JsonNode        *node = acies_designer_get (object, key);
  g_autofree char *own = acies_designer_path (path, key);

  if (node != NULL)
    return acies_designer_as_object (self, node, own);
  say_missing (self, own);

  return NULL;
}

JsonArray *
acies_designer_get_array (const AciesDesignerReader *self,
                          JsonObject                *object,
                          const char                *path,
                          const char                *key)
{
  JsonNode        *node = acies_designer_get (object, key);
  g_autofree char *own = acies_designer_path (path, key);

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  if (node == NULL)
    say_missing (self, own);
  else
    say_wrong_kind (self, own);

  return NULL;
}

const char *
acies_designer_text (JsonObject *object,
                     const char *key)
{
  JsonNode *node = acies_designer_get (object, key);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

/* --- numbers -------------------------------------------------------------------------------- */

/* A program may write 3 as 3.0. What is too large stays too large. */
static gboolean
take_whole (double  value,
            gint64 *number)
{
  if (trunc (value) != value)
    return FALSE;
  *number = (gint64) CLAMP (value, -LARGEST, LARGEST);

  return TRUE;
}

gboolean
acies_designer_node_number (JsonNode *node,
                            gint64   *number)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  if (type == G_TYPE_INT64)
    {
      *number = json_node_get_int (node);
      return TRUE;
    }
  if (type == G_TYPE_DOUBLE)
    return take_whole (json_node_get_double (node), number);
  if (type == G_TYPE_STRING)
    {
      g_autofree char *text = g_strstrip (g_strndup (json_node_get_string (node), LONGEST_NAME));
      char            *end;
      double           value = g_ascii_strtod (text, &end);

      return strspn (text, "+-.0123456789eE") == strlen (text) && *text != '\0' && *end == '\0' && take_whole (value, number);
    }

  return FALSE;
}

void
acies_designer_number (const AciesDesignerReader *self,
                       JsonObject                *object,
                       const char                *path,
                       const char                *key,
                       int                        min,
                       int                        max,
                       int                       *value)
{
  JsonNode        *node = acies_designer_get (object, key);
  g_autofree char *own = acies_designer_path (path, key);
  gint64           number;

  if (node == NULL)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", own, _ ("missing; set to %d"), *value);
  else if (!acies_designer_node_number (node, &number))
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "bad-number", own, _ ("not a whole number; set to %d"), *value);
  else
    {
      *value = (int) CLAMP (number, min, max);
      if (*value != number)
        {
          g_autofree char *given = g_strdup_printf ("%" G_GINT64_FORMAT, number);

          /* Translators: the number that is used, the one that the file has, and the limits */
          acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "out-of-range", own,
                              /* Translators: the number that is used, the one that the file has, and the limits */
                              _ ("set to %1$d, because %2$s is not between %3$d and %4$d"), *value, given, min, max);
        }
      else if (json_node_get_value_type (node) == G_TYPE_STRING)
        acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "number-in-quotes", own, _ ("the number is in quotes"));
    }
}

/* --- hexes and sides ------------------------------------------------------------------------ */

/* Reads an optional minus and up to four digits. */
static gboolean
take_number (const char **text,
             int         *number)
{
  int sign = **text == '-' ? -1 : 1;
  int digits = 0;

  *text += **text == '-';
  for (*number = 0; g_ascii_isdigit (**text) && digits < 4; digits++, (*text)++)
    *number = *number * 10 + **text - '0';
  *number *= sign;

  return digits > 0;
}

/* "(row,column)", with or without the parentheses. */
static gboolean
parse_hex (const char *key,
           int        *row,
           int        *column)
{
  g_autofree char *text = g_strndup (key, LONGEST_NAME);
  const char      *at;
  gsize            length;

  at = g_strstrip (text);
  length = strlen (at);
  if (length >= 2 && at[0] == '(' && at[length - 1] == ')')
    {
      text[length - 1] = '\0';
      at++;
    }
  if (!take_number (&at, row))
    return FALSE;
  at += strspn (at, " ");
  if (*at++ != ',')
    return FALSE;
  at += strspn (at, " ");

  return take_number (&at, column) && *at == '\0';
}

gboolean
acies_designer_read_hex (const AciesDesignerReader *self,
                         const char                *path,
                         const char                *key,
                         AciesSeverity              severity,
                         AciesHex                  *hex)
{
  g_autofree char *usual = NULL;
  int              row;
  int              column;

  if (!parse_hex (key, &row, &column))
    {
      acies_designer_say (self, ACIES_SEVERITY_WARNING, "bad-hex", path, _ ("not a hex such as (1,4); it was left out"));
      return FALSE;
    }
  *hex = row >= 0 && row < ACIES_MAX_ROWS && column >= 0 && column < ACIES_MAX_COLUMNS ? acies_hex ((guint) column, (guint) row)
                                                                                       : ACIES_NO_HEX;
  if (*hex == ACIES_NO_HEX || !acies_board_contains (self->state->board, *hex))
    {
      acies_designer_say (self, severity, "hex-off-board", path,
                          row & 1 && column == self->state->board->columns - 1
                              ? _ ("there is no such hex: every second row is one hex shorter; it was left out")
                              : _ ("there is no such hex on the board; it was left out"));
      return FALSE;
    }
  usual = g_strdup_printf ("(%d,%d)", row, column);
  if (!g_str_equal (usual, key))
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", path, _ ("read as “%s”"), usual)->hex = *hex;

  return TRUE;
}

AciesId
acies_designer_read_id (const AciesDesignerReader *self,
                        JsonObject                *object,
                        const char                *path,
                        const char                *key,
                        gconstpointer              list,
                        gsize                      size,
                        guint                      n,
                        const char                *code,
                        const char                *missing)
{
  const char      *text = acies_designer_text (object, key);
  g_autofree char *own = acies_designer_path (path, key);
  AciesId          id = text != NULL ? acies_designer_find (self, own, list, size, n, text) : ACIES_NO_ID;

  if (id == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, code, own, "%s", missing);

  return id;
}

AciesSide
acies_designer_read_side (const AciesDesignerReader *self,
                          JsonObject                *object,
                          const char                *path)
{
  const AciesRuleset *ruleset = self->ruleset;

  return acies_designer_read_id (self, object, path, "Faction", ruleset->sides, sizeof *ruleset->sides, ruleset->n_sides, "unknown-side",
                                 _ ("this must name one of the two armies; the entry was left out"));
}

/* dice.c - kinds of dice, and dice that have fallen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/dice.h"

#include "engine/ruleset.h"
#include "engine/texts.h"

#include <glib/gi18n-lib.h>

guint
acies_dice_count (const AciesDice *self,
                  AciesDieResult   result)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += self->results[i] == result;

  return n;
}

guint
acies_die_find_face (const AciesDieType *self,
                     const char         *word)
{
  for (guint i = 0; i < self->n_faces; i++)
    {
      if (g_str_equal (self->faces[i].word, word))
        return i + 1;
    }

  return 0;
}

guint
acies_die_same_face (const AciesDieType *self,
                     guint               face)
{
  g_return_val_if_fail (face > 0 && face <= self->n_faces, 0);

  return acies_die_find_face (self, self->faces[face - 1].word);
}

char *
acies_die_dup_faces (const AciesDieType *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_faces; i++)
    {
      if (acies_die_same_face (self, i + 1) == i + 1)
        g_string_append_printf (text, i > 0 ? " %s" : "%s", self->faces[i].word);
    }

  return g_string_free (text, FALSE);
}

void
acies_die_add_face (AciesDieType *self,
                    int           number,
                    AciesId       symbol,
                    const char   *word)
{
  g_return_if_fail (self->n_faces < ACIES_MAX_FACES);

  self->faces[self->n_faces++] = (AciesFace) { (gint16) number, symbol, g_strdup (word) };
}

const AciesFace *
acies_ruleset_get_face (const AciesRuleset *self,
                        const AciesDice    *dice,
                        guint               i)
{
  g_return_val_if_fail (i < dice->n && dice->types[i] < self->n_die_types, NULL);
  g_return_val_if_fail (dice->faces[i] > 0 && dice->faces[i] <= self->die_types[dice->types[i]].n_faces, NULL);

  return &self->die_types[dice->types[i]].faces[dice->faces[i] - 1];
}

const char *
acies_face_to_string (const AciesFace    *face,
                      const AciesRuleset *self)
{
  return face->symbol != ACIES_NO_ID ? self->symbols[face->symbol].name : face->word;
}

const char *
acies_face_to_sign (const AciesFace    *face,
                    const AciesRuleset *self)
{
  const AciesSymbol *symbol = face->symbol != ACIES_NO_ID ? &self->symbols[face->symbol] : NULL;

  if (symbol == NULL)
    return face->word;

  return symbol->sign != NULL ? symbol->sign : symbol->name;
}

char *
acies_dice_count_to_string (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", n), n);
}

char *
acies_dice_pool_to_string (const AciesDicePool *self,
                           const AciesRuleset  *ruleset)
{
  const char *names[ACIES_MAX_POOL + 1] = { NULL };

  if (self->n == 0)
    /* Translators: in place of the dice that a unit rolls */
    return g_strdup (C_ ("dice", "none"));
  for (guint i = 0; i < self->n; i++)
    names[i] = ruleset->die_types[self->dice[i]].name;

  return acies_list_join (names, ACIES_LIST_COMMA);
}

/* property.c - a unit, and what it has beside figures and marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ruleset/property.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const facings[ACIES_N_FACINGS] = {
  [ACIES_FACING_N] = "n",
  [ACIES_FACING_NE] = "ne",
  [ACIES_FACING_SE] = "se",
  [ACIES_FACING_S] = "s",
  [ACIES_FACING_SW] = "sw",
  [ACIES_FACING_NW] = "nw",
};

void
acies_facing_front (AciesFacing     self,
                    AciesDirection *left,
                    AciesDirection *right)
{
  static const AciesDirection clockwise[ACIES_N_DIRECTIONS] = {
    ACIES_DIRECTION_NW, ACIES_DIRECTION_NE, ACIES_DIRECTION_E,
    ACIES_DIRECTION_SE, ACIES_DIRECTION_SW, ACIES_DIRECTION_W
  };

  *left = clockwise[self];
  *right = clockwise[(self + 1) % ACIES_N_DIRECTIONS];
}

guint
acies_property_fallback (const AciesRuleset *ruleset,
                         AciesId             type,
                         AciesSide           side,
                         guint               property)
{
  if (!acies_unit_type_has_property (ruleset, type, property))
    return 0;
  if (ruleset->properties[property].kind == ACIES_PROPERTY_FACING)
    return ruleset->sides[side].home == ACIES_HOME_TOP ? ACIES_FACING_S : ACIES_FACING_N;

  return ruleset->unit_types[type].properties[property].fallback;
}

void
acies_unit_set_fallbacks (const AciesRuleset *ruleset,
                          AciesUnit          *unit)
{
  memset (unit->properties, 0, sizeof unit->properties);
  for (guint i = 0; i < ruleset->n_properties; i++)
    unit->properties[i] = (guint8) acies_property_fallback (ruleset, unit->type, unit->side, i);
}

gboolean
acies_property_allows (const AciesRuleset *ruleset,
                       AciesId             type,
                       guint               property,
                       int                 value)
{
  const AciesPropertyLimits *limits = &ruleset->unit_types[type].properties[property];

  if (!acies_unit_type_has_property (ruleset, type, property))
    return value == 0;
  if (value < limits->min || value > limits->max)
    return FALSE;

  return ruleset->properties[property].kind != ACIES_PROPERTY_CHOICE || (limits->options >> value & 1) != 0;
}

/* --- words ---------------------------------------------------------------------------------- */

static const AciesOption *
option_of (const AciesProperty *self,
           int                  value)
{
  g_return_val_if_fail (value >= 0 && (guint) value < self->options->len, NULL);

  return g_ptr_array_index (self->options, value);
}

char *
acies_property_value_to_string (const AciesProperty *self,
                                int                  value)
{
  switch (self->kind)
    {
    case ACIES_PROPERTY_NUMBER:
      return g_strdup_printf ("%d", value);

    case ACIES_PROPERTY_CHOICE:
      return g_strdup (option_of (self, value)->id);

    case ACIES_PROPERTY_FACING:
      return g_strdup (facings[value % ACIES_N_FACINGS]);

    default:
      g_assert_not_reached ();
    }
}

gboolean
acies_property_value_parse (const AciesProperty *self,
                            const char          *text,
                            gint16              *value)
{
  gint64 number;

  g_return_val_if_fail (text != NULL && value != NULL, FALSE);

  switch (self->kind)
    {
    case ACIES_PROPERTY_NUMBER:
      if (*text == '+' || !g_ascii_string_to_signed (text, 10, 0, ACIES_MAX_PROPERTY, &number, NULL))
        return FALSE;
      *value = (gint16) number;
      return TRUE;

    case ACIES_PROPERTY_CHOICE:
      return acies_options_find (self->options, text, value);

    case ACIES_PROPERTY_FACING:
      for (*value = 0; *value < ACIES_N_FACINGS && !g_str_equal (facings[*value], text);)
        (*value)++;
      return *value < ACIES_N_FACINGS;

    default:
      g_assert_not_reached ();
    }
}

char *
acies_property_value_dup_name (const AciesProperty *self,
                               int                  value)
{
  static const char *const names[ACIES_N_FACINGS] = {
    /* Translators: where a unit on a board faces */
    [ACIES_FACING_N] = N_ ("North"),
    [ACIES_FACING_NE] = N_ ("North-east"),
    [ACIES_FACING_SE] = N_ ("South-east"),
    [ACIES_FACING_S] = N_ ("South"),
    [ACIES_FACING_SW] = N_ ("South-west"),
    [ACIES_FACING_NW] = N_ ("North-west"),
  };

  if (self->kind == ACIES_PROPERTY_CHOICE)
    return g_strdup (option_of (self, value)->name);
  if (self->kind == ACIES_PROPERTY_FACING)
    return g_strdup (_ (names[value % ACIES_N_FACINGS]));

  return g_strdup_printf ("%d", value);
}

char *
acies_property_describe (const AciesProperty *self,
                         int                  value)
{
  g_autofree char *name = acies_property_value_dup_name (self, value);

  /* Translators: what a unit has, and its value: "Formation: Wedge" */
  return g_strdup_printf (_ ("%1$s: %2$s"), self->name, name);
}

char *
acies_unit_properties_to_string (const AciesRuleset *ruleset,
                                 const AciesUnit    *unit)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      g_autofree char *value = NULL;

      if (!acies_unit_tells_property (ruleset, unit, i))
        continue;
      value = acies_property_value_to_string (&ruleset->properties[i], unit->properties[i]);
      g_string_append_printf (words, "%s%s:%s", words->len > 0 ? " " : "", ruleset->properties[i].id, value);
    }

  return g_string_free (words, FALSE);
}

AciesId
acies_property_parse_word (const AciesRuleset *ruleset,
                           const char         *word,
                           gint16             *value)
{
  const char      *colon = strchr (word, ':');
  g_autofree char *id = colon != NULL ? g_strndup (word, (gsize) (colon - word)) : NULL;
  AciesId          property = id != NULL ? acies_ruleset_find_property (ruleset, id) : ACIES_NO_ID;

  return property != ACIES_NO_ID && acies_property_value_parse (&ruleset->properties[property], colon + 1, value) ? property : ACIES_NO_ID;
}

char *
acies_unit_value_dup_properties (const AciesRuleset *ruleset,
                                 const AciesUnit    *unit,
                                 gboolean            facing)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      const AciesProperty *property = &ruleset->properties[i];
      g_autofree char     *one = NULL;

      if (!acies_unit_type_has_property (ruleset, unit->type, i) || (property->kind == ACIES_PROPERTY_FACING && !facing) ||
          (property->quiet && unit->properties[i] == acies_property_fallback (ruleset, unit->type, unit->side, i)))
        continue;
      one = acies_property_describe (property, unit->properties[i]);
      acies_list_add (told, ACIES_LIST_COMMA, one);
    }

  return told->len > 0 ? g_strdup (told->str) : NULL;
}

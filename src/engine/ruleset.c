/* ruleset.c - what a ruleset's data says: life, death and look-ups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ruleset.h"

#include "engine/equivalent.h"
#include "engine/procs.h"

static void
option_free (AciesOption *option)
{
  g_free (option->id);
  g_free (option->name);
  g_free (option->adjective);
  g_free (option->letter);
  g_free (option);
}

static void
rule_free (AciesRule *rule)
{
  g_free (rule->id);
  g_free (rule->title);
  g_free (rule->text);
  g_free (rule->source);
  g_free (rule);
}

AciesRuleset *
acies_ruleset_new (void)
{
  AciesRuleset *self = g_new0 (AciesRuleset, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->family = g_ptr_array_new_with_free_func (g_free);
  self->n_layers = 1;
  self->english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->equivalents = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_equivalent_free);
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) rule_free);
  for (guint i = 0; i < ACIES_MAX_SWITCHES; i++)
    self->switches[i].options = g_ptr_array_new_with_free_func ((GDestroyNotify) option_free);
  for (guint i = 0; i < ACIES_MAX_PROPERTIES; i++)
    self->properties[i].options = g_ptr_array_new_with_free_func ((GDestroyNotify) option_free);
  self->face_down = ACIES_NO_ID;
  self->n_pools = 1;
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    self->sides[i].named_by = self->sides[i].plays_by = self->sides[i].team_by = ACIES_NO_ID;
  for (guint i = 0; i < ACIES_MAX_MARKS; i++)
    self->marks[i].card = ACIES_NO_ID;
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    self->cards[i].deck = ACIES_NO_ID;
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    self->computer.worths[i] = acies_worth_usual (i);
  for (guint i = 0; i < ACIES_N_HABITS; i++)
    self->computer.habits[i] = acies_habit_usual (i);
  for (guint i = 0; i < ACIES_N_LEVELS; i++)
    self->computer.levels[i] = acies_level_usual (i);

  return self;
}

AciesRuleset *
acies_ruleset_ref (AciesRuleset *self)
{
  g_atomic_ref_count_inc (&acies_ruleset_base (self)->ref_count);

  return self;
}

static void
free_strings (char *const *strings[],
              guint        n)
{
  for (guint i = 0; i < n; i++)
    g_free (*strings[i]);
}

#define FREE_STRINGS(...)                           \
  G_STMT_START                                      \
  {                                                 \
    char *const *strings[] = { __VA_ARGS__ };       \
    free_strings (strings, G_N_ELEMENTS (strings)); \
  }                                                 \
  G_STMT_END

static void
free_lists (AciesRuleset *self)
{
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    FREE_STRINGS (&self->sides[i].id, &self->sides[i].name, &self->sides[i].adjective,
                  &self->sides[i].letter);
  for (guint i = 0; i < ACIES_MAX_RESOURCES; i++)
    FREE_STRINGS (&self->resources[i].id, &self->resources[i].name, &self->resources[i].text, &self->resources[i].rule);
  for (guint i = 0; i < ACIES_MAX_CLASSES; i++)
    FREE_STRINGS (&self->classes[i].id, &self->classes[i].name);
  for (guint i = 0; i < ACIES_MAX_ATTRIBUTES; i++)
    FREE_STRINGS (&self->attributes[i].id, &self->attributes[i].name, &self->attributes[i].unit);
  for (guint i = 0; i < ACIES_MAX_SYMBOLS; i++)
    FREE_STRINGS (&self->symbols[i].id, &self->symbols[i].name, &self->symbols[i].sign);
  for (guint i = 0; i < ACIES_MAX_SKILLS; i++)
    FREE_STRINGS (&self->skills[i].id, &self->skills[i].name, &self->skills[i].text,
                  &self->skills[i].rule);
  for (guint i = 0; i < ACIES_MAX_MARKS; i++)
    FREE_STRINGS (&self->marks[i].id, &self->marks[i].name, &self->marks[i].rule, &self->marks[i].back);
  for (guint i = 0; i < ACIES_MAX_TERRAINS; i++)
    {
      FREE_STRINGS (&self->terrains[i].id, &self->terrains[i].name, &self->terrains[i].text,
                    &self->terrains[i].rule);
      g_strfreev (self->terrains[i].aliases);
    }
  for (guint i = 0; i < ACIES_MAX_NUMBERS; i++)
    FREE_STRINGS (&self->numbers[i].id, &self->numbers[i].name, &self->numbers[i].text,
                  &self->numbers[i].unit, &self->numbers[i].rule);
  for (guint i = 0; i < ACIES_MAX_UNIT_TYPES; i++)
    FREE_STRINGS (&self->unit_types[i].id, &self->unit_types[i].name, &self->unit_types[i].text);
  for (guint i = 0; i < ACIES_MAX_DECKS; i++)
    FREE_STRINGS (&self->decks[i].id, &self->decks[i].name, &self->decks[i].row_name);
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    {
      FREE_STRINGS (&self->cards[i].id, &self->cards[i].name, &self->cards[i].text,
                    &self->cards[i].rule, &self->cards[i].scenario);
      g_strfreev (self->cards[i].aliases);
    }
  for (guint i = 0; i < ACIES_MAX_MODIFIERS; i++)
    g_free (self->modifiers[i].rule);
}

static void
free_switches (AciesRuleset *self)
{
  for (guint i = 0; i < ACIES_MAX_SWITCHES; i++)
    {
      AciesSwitch *one = &self->switches[i];

      FREE_STRINGS (&one->id, &one->name, &one->text, &one->rule, &one->group, &one->unit);
      g_ptr_array_unref (one->options);
    }
}

static void
free_properties (AciesRuleset *self)
{
  for (guint i = 0; i < ACIES_MAX_PROPERTIES; i++)
    {
      AciesProperty *one = &self->properties[i];

      FREE_STRINGS (&one->id, &one->name, &one->text, &one->rule);
      g_ptr_array_unref (one->options);
    }
}

static void
free_dice (AciesRuleset *self)
{
  for (guint i = 0; i < ACIES_MAX_DIE_TYPES; i++)
    {
      AciesDieType *die = &self->die_types[i];

      FREE_STRINGS (&die->id, &die->name);
      for (guint face = 0; face < die->n_faces; face++)
        g_free (die->faces[face].word);
    }
}

void
acies_ruleset_unref (AciesRuleset *self)
{
  self = acies_ruleset_base (self);
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  FREE_STRINGS (&self->id, &self->name, &self->summary, &self->morale_name);
  free_lists (self);
  free_switches (self);
  free_properties (self);
  free_dice (self);
  g_ptr_array_unref (self->rules);
  g_hash_table_unref (self->english);
  g_ptr_array_unref (self->equivalents);
  g_ptr_array_unref (self->family);
  g_free (self);
}

/* Every list's element begins with its id. */
static guint8
find (gconstpointer list,
      gsize         size,
      guint         n,
      const char   *id)
{
  g_return_val_if_fail (id != NULL, ACIES_NO_ID);

  for (guint i = 0; i < n; i++)
    {
      const char *const *one = (gconstpointer) ((const guint8 *) list + i * size);

      if (*one != NULL && **one == *id && g_str_equal (*one, id))
        return (guint8) i;
    }

  return ACIES_NO_ID;
}

AciesSide
acies_ruleset_find_side (const AciesRuleset *self,
                         const char         *id)
{
  return find (self->sides, sizeof self->sides[0], self->n_sides, id);
}

AciesId
acies_ruleset_find_symbol (const AciesRuleset *self,
                           const char         *id)
{
  return find (self->symbols, sizeof self->symbols[0], self->n_symbols, id);
}

AciesId
acies_ruleset_find_die_type (const AciesRuleset *self,
                             const char         *id)
{
  return find (self->die_types, sizeof self->die_types[0], self->n_die_types, id);
}

AciesId
acies_ruleset_find_resource (const AciesRuleset *self,
                             const char         *id)
{
  return find (self->resources, sizeof self->resources[0], self->n_resources, id);
}

AciesId
acies_ruleset_find_class (const AciesRuleset *self,
                          const char         *id)
{
  return find (self->classes, sizeof self->classes[0], self->n_classes, id);
}

AciesId
acies_ruleset_find_attribute (const AciesRuleset *self,
                              const char         *id)
{
  return find (self->attributes, sizeof self->attributes[0], self->n_attributes, id);
}

AciesId
acies_ruleset_find_skill (const AciesRuleset *self,
                          const char         *id)
{
  return find (self->skills, sizeof self->skills[0], self->n_skills, id);
}

AciesId
acies_ruleset_find_mark (const AciesRuleset *self,
                         const char         *id)
{
  return find (self->marks, sizeof self->marks[0], self->n_marks, id);
}

AciesId
acies_ruleset_find_property (const AciesRuleset *self,
                             const char         *id)
{
  return find (self->properties, sizeof self->properties[0], self->n_properties, id);
}

AciesId
acies_ruleset_find_terrain (const AciesRuleset *self,
                            const char         *id)
{
  return find (self->terrains, sizeof self->terrains[0], self->n_terrains, id);
}

AciesId
acies_ruleset_find_switch (const AciesRuleset *self,
                           const char         *id)
{
  return find (self->switches, sizeof self->switches[0], self->n_switches, id);
}

AciesId
acies_ruleset_find_number (const AciesRuleset *self,
                           const char         *id)
{
  return find (self->numbers, sizeof self->numbers[0], self->n_numbers, id);
}

AciesId
acies_ruleset_find_unit_type (const AciesRuleset *self,
                              const char         *id)
{
  return find (self->unit_types, sizeof self->unit_types[0], self->n_unit_types, id);
}

AciesId
acies_ruleset_find_card (const AciesRuleset *self,
                         const char         *id)
{
  return find (self->cards, sizeof self->cards[0], self->n_cards, id);
}

AciesId
acies_ruleset_find_deck (const AciesRuleset *self,
                         const char         *id)
{
  return find (self->decks, sizeof self->decks[0], self->n_decks, id);
}

const AciesRule *
acies_ruleset_find_rule (const AciesRuleset *self,
                         const char         *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->rules->len; i++)
    {
      const AciesRule *rule = g_ptr_array_index (self->rules, i);

      if (g_str_equal (rule->id, id))
        return rule;
    }

  return NULL;
}

AciesId
acies_ruleset_find_opening_phase (const AciesRuleset *self,
                                  const char         *id)
{
  for (guint i = 0; i < self->procs->n_opening_phases; i++)
    {
      if (g_strcmp0 (self->procs->names.phases[i], id) == 0)
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

AciesSide
acies_unit_type_only_side (const AciesUnitType *self)
{
  guint side = 0;

  if (self->sides == 0 || (self->sides & (self->sides - 1)) != 0)
    return ACIES_NO_SIDE;
  while (!((self->sides >> side) & 1))
    side++;

  return (AciesSide) side;
}

gboolean
acies_ruleset_may_have_mark (const AciesRuleset *self,
                             AciesId             type,
                             AciesId             mark)
{
  AciesId card;

  g_return_val_if_fail (type < self->n_unit_types && mark < self->n_marks, FALSE);

  card = self->marks[mark].card;

  return card == ACIES_NO_ID || ((self->unit_types[type].abilities >> card) & 1) != 0;
}

char *
acies_attribute_value_to_string (const AciesRuleset *self,
                                 guint               attribute,
                                 int                 value)
{
  return self->attributes[attribute].is_dice ? acies_dice_pool_to_string (&self->pools[value], self) : g_strdup_printf ("%d", value);
}

gboolean
acies_attribute_is_told (const AciesRuleset *self,
                         guint               attribute,
                         int                 value)
{
  const AciesAttribute *it = &self->attributes[attribute];

  return value != 0 || (!it->quiet && !it->is_dice && it->unit != NULL);
}

AciesSide
acies_ruleset_enemy_of (const AciesRuleset *self,
                        AciesSide           side)
{
  g_return_val_if_fail (self->n_sides == 2 && side < 2, ACIES_NO_SIDE);

  return 1 - side;
}

char *
acies_switch_value_to_string (const AciesSwitch *self,
                              int                value)
{
  const AciesOption *option;

  switch (self->type)
    {
    case ACIES_SWITCH_BOOLEAN:
      return g_strdup (value != 0 ? "yes" : "no");

    case ACIES_SWITCH_NUMBER:
      return g_strdup_printf ("%d", value);

    case ACIES_SWITCH_CHOICE:
      g_return_val_if_fail (value >= 0 && (guint) value < self->options->len, NULL);
      option = g_ptr_array_index (self->options, value);
      return g_strdup (option->id);

    default:
      g_assert_not_reached ();
    }
}

gboolean
acies_options_find (const GPtrArray *options,
                    const char      *id,
                    gint16          *index)
{
  for (guint i = 0; i < options->len; i++)
    {
      const AciesOption *option = g_ptr_array_index (options, i);

      if (g_str_equal (option->id, id))
        {
          *index = (gint16) i;
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
acies_switch_value_parse (const AciesSwitch *self,
                          const char        *text,
                          gint16            *value)
{
  gint64 number;

  g_return_val_if_fail (text != NULL && value != NULL, FALSE);

  switch (self->type)
    {
    case ACIES_SWITCH_BOOLEAN:
      *value = g_str_equal (text, "yes");
      return *value || g_str_equal (text, "no");

    case ACIES_SWITCH_NUMBER:
      if (*text == '+' || !g_ascii_string_to_signed (text, 10, self->min, self->max, &number, NULL))
        return FALSE;
      *value = (gint16) number;
      return TRUE;

    case ACIES_SWITCH_CHOICE:
      return acies_options_find (self->options, text, value);

    default:
      g_assert_not_reached ();
    }
}

gint16
acies_switch_fallback_in (const AciesSwitch *self,
                          guint              edition)
{
  return edition < self->fallback_since ? self->fallback_before : self->fallback;
}

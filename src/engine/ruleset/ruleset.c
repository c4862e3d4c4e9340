/* ruleset.c - what a ruleset's data says: life, look-ups, dice, boards, and its likes in others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ruleset/ruleset.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

/* --- the computer's numbers ------------------------------------------------------------------ */

typedef struct
{
  const char *name;
  int         usual;
} Number;

static const Number worths[ACIES_N_WORTHS] = {
  [ACIES_WORTH_MORALE] = { "morale", 2000 },
  [ACIES_WORTH_MORALE_LATE] = { "morale-late", 500 },
  [ACIES_WORTH_FIGURES] = { "figures", 3000 },
  [ACIES_WORTH_FIGURES_LATE] = { "figures-late", 100 },
  [ACIES_WORTH_UNITS] = { "units", 1000 },
  [ACIES_WORTH_SOUND] = { "sound", 2000 },
  [ACIES_WORTH_RESERVE] = { "reserve", 0 },
  [ACIES_WORTH_THREAT] = { "threat", 300 },
  [ACIES_WORTH_THREAT_LATER] = { "threat-later", 150 },
  [ACIES_WORTH_KILL] = { "kill", 500 },
  [ACIES_WORTH_KILL_LATER] = { "kill-later", 250 },
  [ACIES_WORTH_NEAR] = { "near", 100 },
  [ACIES_WORTH_CAMP] = { "camp", 400 },
  [ACIES_WORTH_CAMP_NEAR] = { "camp-near", 100 },
  [ACIES_WORTH_CARDS] = { "cards", 100 },
  [ACIES_WORTH_TEMPO] = { "tempo", 0 },
};

static const Number habits[ACIES_N_HABITS] = {
  [ACIES_HABIT_MORALE] = { "morale", 2000 },
  [ACIES_HABIT_FEAR] = { "fear", 350 },
  [ACIES_HABIT_SECOND] = { "second", 400 },
  [ACIES_HABIT_SOON] = { "soon", 600 },
  [ACIES_HABIT_FAR] = { "far", 250 },
  [ACIES_HABIT_NEAR] = { "near", 0 },
  [ACIES_HABIT_SUPPORT] = { "support", 0 },
  [ACIES_HABIT_ATTACK] = { "attack", 200 },
  [ACIES_HABIT_ANSWER] = { "answer", 0 },
  [ACIES_HABIT_BAR] = { "bar", 500 },
  [ACIES_HABIT_ORDER_FEAR] = { "order-fear", 0 },
  [ACIES_HABIT_NEIGHBOUR] = { "neighbour", 300 },
  [ACIES_HABIT_CARD] = { "card", 300 },
  [ACIES_HABIT_ORDER_CARD] = { "order-card", 0 },
  [ACIES_HABIT_FIRST_ORDER] = { "first-order", 2000 },
  [ACIES_HABIT_NEXT_ORDER] = { "next-order", -200 },
  [ACIES_HABIT_CAMP] = { "camp", 0 },
  [ACIES_HABIT_BRING_IN] = { "bring-in", 1000 },
  [ACIES_HABIT_VERB] = { "verb", -100 },
  [ACIES_HABIT_YES] = { "yes", 300 },
  [ACIES_HABIT_PASS] = { "pass", 0 },
  [ACIES_HABIT_AHEAD] = { "ahead", 1500 },
  [ACIES_HABIT_FLANK] = { "flank", 1500 },
  [ACIES_HABIT_BESIDE] = { "beside", 300 },
  [ACIES_HABIT_FREE] = { "free", 300 },
  [ACIES_HABIT_LEAD] = { "lead", 500 },
  [ACIES_HABIT_RESULT] = { "result", 1000 },
  [ACIES_HABIT_SOUND] = { "sound", 1000 },
  [ACIES_HABIT_BEHIND] = { "behind", 300 },
  [ACIES_HABIT_DICE] = { "dice", 500 },
};

static const Number levels[ACIES_N_LEVELS] = {
  [ACIES_LEVEL_NORMAL] = { "normal", 88 },
  [ACIES_LEVEL_HARD] = { "hard", 150000 },
  [ACIES_LEVEL_HINT] = { "hint", 30000 },
};

const char *
acies_level_name (AciesLevel level)
{
  return levels[level].name;
}

guint
acies_level_usual (AciesLevel level)
{
  return (guint) levels[level].usual;
}

const char *
acies_worth_name (AciesWorth worth)
{
  return worths[worth].name;
}

const char *
acies_habit_name (AciesHabit habit)
{
  return habits[habit].name;
}

/* --- life and death -------------------------------------------------------------------------- */

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
equivalent_free (AciesEquivalent *self)
{
  g_free (self->ruleset);
  g_free (self->as);
  g_free (self);
}

static void
rule_free (AciesRule *rule)
{
  g_free (rule->id);
  g_free (rule->title);
  g_free (rule->text);
  g_free (rule->source);
  g_free (rule->chapter);
  g_free (rule->plain);
  g_free (rule->example);
  g_free (rule);
}

static void
term_free (AciesTerm *term)
{
  g_free (term->name);
  g_free (term->text);
  g_free (term->rule);
  g_free (term);
}

AciesRuleset *
acies_ruleset_new (void)
{
  AciesRuleset *self = g_new0 (AciesRuleset, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->family = g_ptr_array_new_with_free_func (g_free);
  self->n_layers = 1;
  self->english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->equivalents = g_ptr_array_new_with_free_func ((GDestroyNotify) equivalent_free);
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) rule_free);
  self->terms = g_ptr_array_new_with_free_func ((GDestroyNotify) term_free);
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
    self->computer.worths[i] = (gint16) worths[i].usual;
  for (guint i = 0; i < ACIES_N_HABITS; i++)
    self->computer.habits[i] = (gint16) habits[i].usual;
  for (guint i = 0; i < ACIES_N_LEVELS; i++)
    self->computer.levels[i] = (guint) levels[i].usual;

  return self;
}

AciesRuleset *
acies_ruleset_ref (AciesRuleset *self)
{
  g_atomic_ref_count_inc (&acies_ruleset_base (self)->ref_count);

  return self;
}

/* Lists of which each element begins with so many strings. */
static const struct
{
  gsize at;
  gsize size;
  guint n;
  guint strings;
} lists[] = {
/* clang-format off */
#define LIST(list, strings) \
  { G_STRUCT_OFFSET (AciesRuleset, list), sizeof (((AciesRuleset *) NULL)->list[0]), G_N_ELEMENTS (((AciesRuleset *) NULL)->list), strings }
  LIST (sides, 4), LIST (resources, 4), LIST (round_steps, 4), LIST (tracker_reasons, 3), LIST (classes, 2), LIST (attributes, 3), LIST (symbols, 3), LIST (die_types, 2), LIST (skills, 4), LIST (marks, 3),
  LIST (properties, 4), LIST (terrains, 4), LIST (switches, 6), LIST (numbers, 5), LIST (unit_types, 3), LIST (decks, 2), LIST (cards, 5),
#undef LIST
  /* clang-format on */
};

static void
free_lists (AciesRuleset *self)
{
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < lists[list].n; i++)
      for (guint string = 0; string < lists[list].strings; string++)
        g_free (G_STRUCT_MEMBER (char *, self, lists[list].at + i * lists[list].size + string * sizeof (char *)));
  for (guint i = 0; i < ACIES_MAX_MARKS; i++)
    g_free (self->marks[i].back);
  for (guint i = 0; i < ACIES_MAX_TERRAINS; i++)
    g_strfreev (self->terrains[i].aliases);
  for (guint i = 0; i < ACIES_MAX_DECKS; i++)
    g_free (self->decks[i].row_name);
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    g_strfreev (self->cards[i].aliases);
  for (guint i = 0; i < ACIES_MAX_MODIFIERS; i++)
    g_free (self->modifiers[i].rule);
  for (guint i = 0; i < ACIES_MAX_SWITCHES; i++)
    g_ptr_array_unref (self->switches[i].options);
  for (guint i = 0; i < ACIES_MAX_PROPERTIES; i++)
    g_ptr_array_unref (self->properties[i].options);
  for (guint i = 0; i < ACIES_MAX_DIE_TYPES; i++)
    for (guint face = 0; face < self->die_types[i].n_faces; face++)
      g_free (self->die_types[i].faces[face].word);
}

void
acies_ruleset_unref (AciesRuleset *self)
{
  self = acies_ruleset_base (self);
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_free (self->overview.line);
  g_free (self->overview.learn);
  g_free (self->morale_name);
  free_lists (self);
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->terms);
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

/* clang-format off */
#define FIND(Type, thing, list) \
  Type acies_ruleset_find_##thing (const AciesRuleset *self, const char *id) { return find (self->list, sizeof self->list[0], self->n_##list, id); }

FIND (AciesSide, side, sides)
FIND (AciesId, resource, resources)
FIND (AciesId, round_step, round_steps)
FIND (AciesId, tracker_reason, tracker_reasons)
FIND (AciesId, class, classes)
FIND (AciesId, attribute, attributes)
FIND (AciesId, symbol, symbols)
FIND (AciesId, die_type, die_types)
FIND (AciesId, skill, skills)
FIND (AciesId, mark, marks)
FIND (AciesId, property, properties)
FIND (AciesId, terrain, terrains)
FIND (AciesId, switch, switches)
FIND (AciesId, number, numbers)
FIND (AciesId, unit_type, unit_types)
FIND (AciesId, deck, decks)
FIND (AciesId, card, cards)
/* clang-format on */

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

const AciesRule *
acies_ruleset_next_rule_in (const AciesRuleset *self,
                            const char        **at)
{
  for (const char *c = *at; *c != '\0'; c++)
    {
      gsize            length = strspn (c, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-");
      const AciesRule *rule = NULL;

      if (length == 0)
        continue;
      /* A full stop or a dash at the end is punctuation. */
      for (gsize size = length; rule == NULL && size > 0 && (size == length || !g_ascii_isalnum (c[size])); size--)
        {
          g_autofree char *id = g_strndup (c, size);

          rule = acies_ruleset_find_rule (self, id);
        }
      if (rule != NULL)
        {
          *at = c;
          return rule;
        }
      c += length - 1;
    }

  return NULL;
}

static void
add_named (const AciesRuleset *self,
           const AciesRule    *rule,
           const AciesRule    *wanted,
           GPtrArray          *list)
{
  const char *const texts[] = { rule->text, rule->plain, rule->example };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (const char *at = texts[i]; at != NULL;)
      {
        const AciesRule *named = acies_ruleset_next_rule_in (self, &at);
        const AciesRule *other = wanted == NULL ? named : named == wanted ? rule
                                                                          : NULL;

        if (named == NULL)
          break;
        at += strlen (named->id);
        if (other != NULL && !(wanted == NULL && other == rule) && !g_ptr_array_find (list, other, NULL))
          g_ptr_array_add (list, (gpointer) other);
      }
}

GPtrArray *
acies_ruleset_list_related (const AciesRuleset *self,
                            const AciesRule    *rule)
{
  GPtrArray *list = g_ptr_array_new ();

  add_named (self, rule, NULL, list);
  for (guint i = 0; i < self->rules->len; i++)
    if (g_ptr_array_index (self->rules, i) != rule)
      add_named (self, g_ptr_array_index (self->rules, i), rule, list);

  return list;
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

guint
acies_ruleset_side_option (const AciesRuleset *self,
                           AciesSide           side)
{
  AciesId          named_by = self->sides[side].named_by;
  const GPtrArray *options = named_by != ACIES_NO_ID ? self->switches[named_by].options : NULL;

  for (guint i = 0; options != NULL && i < options->len; i++)
    if (((const AciesOption *) g_ptr_array_index (options, i))->name == self->sides[side].name)
      return i;

  return 0;
}

const char *
acies_ruleset_side_option_id (const AciesRuleset *self,
                              AciesSide           side)
{
  AciesId named_by = self->sides[side].named_by;

  if (named_by == ACIES_NO_ID)
    return NULL;

  return ((const AciesOption *) g_ptr_array_index (self->switches[named_by].options, acies_ruleset_side_option (self, side)))->id;
}

gboolean
acies_ruleset_may_have_type (const AciesRuleset *self,
                             AciesSide           side,
                             AciesId             type)
{
  AciesId  named_by = self->sides[side].named_by;
  guint    own = acies_ruleset_side_option (self, side);
  gboolean belongs = FALSE, to_others = FALSE;

  for (guint i = 0; named_by != ACIES_NO_ID && i < self->switches[named_by].options->len; i++)
    {
      AciesId skill = ((const AciesOption *) g_ptr_array_index (self->switches[named_by].options, i))->skill;

      if (skill == ACIES_NO_ID || !((self->unit_types[type].skills >> skill) & 1))
        continue;
      belongs = belongs || i == own;
      to_others = to_others || i != own;
    }

  return ((self->unit_types[type].sides >> side) & 1) && (belongs || !to_others);
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
  const AciesDicePool *pool;
  const char          *names[ACIES_MAX_POOL + 1] = { NULL };

  if (!self->attributes[attribute].is_dice)
    return g_strdup_printf ("%d", value);
  pool = &self->pools[value];
  if (pool->n == 0)
    /* Translators: in place of the dice that a unit rolls */
    return g_strdup (C_ ("dice", "none"));
  for (guint i = 0; i < pool->n; i++)
    names[i] = self->die_types[pool->dice[i]].name;

  return acies_list_join (names, ACIES_LIST_COMMA);
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
  switch (self->type)
    {
    case ACIES_SWITCH_BOOLEAN:
      return g_strdup (value != 0 ? "yes" : "no");

    case ACIES_SWITCH_NUMBER:
      return g_strdup_printf ("%d", value);

    case ACIES_SWITCH_CHOICE:
      g_return_val_if_fail (value >= 0 && (guint) value < self->options->len, NULL);
      return g_strdup (((const AciesOption *) g_ptr_array_index (self->options, value))->id);

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

/* --- things in English, and in other rulesets ------------------------------------------------ */

/* Where a ruleset has its lists of things, each of which begins with its id and its name. */
static const struct
{
  const char *name;
  gsize       at;
  gsize       size;
  gsize       n_at;
} things[ACIES_N_THINGS] = {
/* clang-format off */
#define THING(name, list) \
  { name, G_STRUCT_OFFSET (AciesRuleset, list), sizeof (((AciesRuleset *) NULL)->list[0]), G_STRUCT_OFFSET (AciesRuleset, n_##list) }
  [ACIES_THING_SIDE] = THING ("side", sides),
  [ACIES_THING_TERRAIN] = THING ("terrain", terrains),
  [ACIES_THING_UNIT_TYPE] = THING ("unit-type", unit_types),
  [ACIES_THING_MARK] = THING ("mark", marks),
  [ACIES_THING_SWITCH] = THING ("switch", switches),
  [ACIES_THING_CARD] = THING ("card", cards),
#undef THING
  /* clang-format on */
};

const char *
acies_thing_name (AciesThing thing)
{
  g_return_val_if_fail (thing < ACIES_N_THINGS, NULL);

  return things[thing].name;
}

AciesId
acies_thing_find (AciesThing          thing,
                  const AciesRuleset *ruleset,
                  const char         *id)
{
  g_return_val_if_fail (thing < ACIES_N_THINGS, ACIES_NO_ID);

  return find (G_STRUCT_MEMBER_P (ruleset, things[thing].at), things[thing].size, G_STRUCT_MEMBER (guint, ruleset, things[thing].n_at), id);
}

/* Id and name. */
static const char *const *
strings_of (AciesThing          thing,
            const AciesRuleset *ruleset,
            AciesId             id)
{
  return G_STRUCT_MEMBER_P (ruleset, things[thing].at + id * things[thing].size);
}

const char *
acies_thing_get_english (AciesThing          thing,
                         const AciesRuleset *ruleset,
                         AciesId             id)
{
  const char *const   *strings = strings_of (thing, ruleset, id);
  const AciesSideType *side = thing == ACIES_THING_SIDE ? &ruleset->sides[id] : NULL;
  g_autofree char     *key = NULL;
  const char          *english;

  if (g_hash_table_size (ruleset->english) == 0)
    return strings[1];
  /* A side may have the name of an option. */
  if (side != NULL && ruleset->base != NULL && side->name != ruleset->base->sides[id].name)
    key = g_strdup_printf ("option/%s/%s", ruleset->switches[side->named_by].id, acies_ruleset_side_option_id (ruleset, id));
  else
    key = g_strdup_printf ("%s/%s", things[thing].name, strings[0]);
  english = g_hash_table_lookup (ruleset->english, key);

  return english != NULL ? english : strings[1];
}

/* The index of @id in @to, if it may be that side's. */
static AciesId
accept (AciesThing          thing,
        const AciesRuleset *to,
        const char         *id,
        AciesSide           side)
{
  AciesId found = acies_thing_find (thing, to, id);
  guint   sides = G_MAXUINT;

  if (found != ACIES_NO_ID && thing == ACIES_THING_UNIT_TYPE)
    sides = to->unit_types[found].sides;
  else if (found != ACIES_NO_ID && thing == ACIES_THING_CARD)
    sides = to->cards[found].sides;

  return side == ACIES_NO_SIDE || ((sides >> side) & 1) != 0 ? found : ACIES_NO_ID;
}

AciesId
acies_equivalent_find (AciesThing          thing,
                       const AciesRuleset *from,
                       AciesId             id,
                       const AciesRuleset *to,
                       AciesSide           side)
{
  const char *name = *strings_of (thing, from, id);
  AciesId     found = accept (thing, to, name, side);

  for (guint i = 0; found == ACIES_NO_ID && i < from->equivalents->len; i++)
    {
      const AciesEquivalent *one = g_ptr_array_index (from->equivalents, i);

      if (one->thing == thing && one->id == id && g_str_equal (one->ruleset, to->id))
        found = accept (thing, to, one->as, side);
    }
  for (guint i = 0; found == ACIES_NO_ID && i < to->equivalents->len; i++)
    {
      const AciesEquivalent *one = g_ptr_array_index (to->equivalents, i);

      if (one->thing == thing && g_str_equal (one->ruleset, from->id) && g_str_equal (one->as, name))
        found = accept (thing, to, *strings_of (thing, to, one->id), side);
    }

  return found;
}

/* --- dice ------------------------------------------------------------------------------------ */

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

/* --- boards ---------------------------------------------------------------------------------- */

AciesSide
acies_board_owner (const AciesBoard   *self,
                   const AciesRuleset *ruleset,
                   AciesHex            hex)
{
  for (guint i = 0; i < ruleset->n_areas; i++)
    {
      const AciesBoardArea *area = &ruleset->areas[i];

      if (acies_board_has_area (self, ruleset, area) &&
          acies_hex_column (hex) >= acies_hex_column (area->first) && acies_hex_column (hex) <= acies_hex_column (area->last) &&
          acies_hex_row (hex) >= acies_hex_row (area->first) && acies_hex_row (hex) <= acies_hex_row (area->last))
        return area->side;
    }

  return ACIES_NO_SIDE;
}

gboolean
acies_ruleset_has_size (const AciesRuleset *self,
                        guint               columns,
                        guint               rows)
{
  guint i = 0;

  while (i < self->n_sizes && (self->sizes[i].columns != columns || self->sizes[i].rows != rows))
    i++;

  return self->layout == ACIES_BOARD_HEXES || i < self->n_sizes;
}

gboolean
acies_ruleset_check_size (const AciesRuleset *ruleset,
                          guint               columns,
                          guint               rows,
                          GError            **error)
{
  g_autoptr (GString) sizes = NULL;

  if (acies_ruleset_has_size (ruleset, columns, rows))
    return TRUE;
  sizes = g_string_new (NULL);
  for (guint i = 0; i < ruleset->n_sizes; i++)
    {
      g_autofree char *name = acies_board_size_dup_name (ruleset->sizes[i].columns, ruleset->sizes[i].rows);

      acies_list_add (sizes, ACIES_LIST_COMMA, name);
    }

  return ruleset->n_sizes == 1
             /* Translators: columns and rows that a board has, and the only size there is: "7 × 3" */
             ? acies_refuse_limit (error, _ ("The board is %1$u × %2$u squares; this game needs %3$s"), columns, rows, sizes->str)
             /* Translators: columns and rows that a board has, and the sizes there are: "7 × 3, 14 × 3" */
             : acies_refuse_limit (error, _ ("The board is %1$u × %2$u squares; this game needs one of these sizes: %3$s"),
                                   columns, rows, sizes->str);
}

gboolean
acies_ruleset_check_layout (const AciesRuleset *ruleset,
                            const AciesBoard   *board,
                            GError            **error)
{
  if (board->layout == ruleset->layout)
    return acies_ruleset_check_size (ruleset, board->columns, board->rows, error);

  return ruleset->layout == ACIES_BOARD_SQUARES
             ? acies_refuse_limit (error, _ ("A battle on hexes cannot be converted to a game played on squares"))
             : acies_refuse_limit (error, _ ("A battle on squares cannot be converted to a game played on hexes"));
}

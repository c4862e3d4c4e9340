/* equivalent.c - what stands for a thing of one ruleset in another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/equivalent.h"

void
acies_equivalent_free (AciesEquivalent *self)
{
  g_free (self->ruleset);
  g_free (self->as);
  g_free (self);
}

const char *
acies_thing_name (AciesThing thing)
{
  static const char *const names[ACIES_N_THINGS] = {
    [ACIES_THING_SIDE] = "side",
    [ACIES_THING_TERRAIN] = "terrain",
    [ACIES_THING_UNIT_TYPE] = "unit-type",
    [ACIES_THING_MARK] = "mark",
    [ACIES_THING_SWITCH] = "switch",
    [ACIES_THING_CARD] = "card",
  };

  g_return_val_if_fail (thing < ACIES_N_THINGS, NULL);

  return names[thing];
}

AciesId
acies_thing_find (AciesThing          thing,
                  const AciesRuleset *ruleset,
                  const char         *id)
{
  switch (thing)
    {
    case ACIES_THING_SIDE:
      return acies_ruleset_find_side (ruleset, id);
    case ACIES_THING_TERRAIN:
      return acies_ruleset_find_terrain (ruleset, id);
    case ACIES_THING_UNIT_TYPE:
      return acies_ruleset_find_unit_type (ruleset, id);
    case ACIES_THING_MARK:
      return acies_ruleset_find_mark (ruleset, id);
    case ACIES_THING_SWITCH:
      return acies_ruleset_find_switch (ruleset, id);
    case ACIES_THING_CARD:
      return acies_ruleset_find_card (ruleset, id);
    default:
      g_assert_not_reached ();
    }
}

static const char *
id_of (AciesThing          thing,
       const AciesRuleset *ruleset,
       AciesId             id)
{
  switch (thing)
    {
    case ACIES_THING_SIDE:
      return ruleset->sides[id].id;
    case ACIES_THING_TERRAIN:
      return ruleset->terrains[id].id;
    case ACIES_THING_UNIT_TYPE:
      return ruleset->unit_types[id].id;
    case ACIES_THING_MARK:
      return ruleset->marks[id].id;
    case ACIES_THING_SWITCH:
      return ruleset->switches[id].id;
    case ACIES_THING_CARD:
      return ruleset->cards[id].id;
    default:
      g_assert_not_reached ();
    }
}

static const char *
name_of (AciesThing          thing,
         const AciesRuleset *ruleset,
         AciesId             id)
{
  switch (thing)
    {
    case ACIES_THING_SIDE:
      return ruleset->sides[id].name;
    case ACIES_THING_TERRAIN:
      return ruleset->terrains[id].name;
    case ACIES_THING_UNIT_TYPE:
      return ruleset->unit_types[id].name;
    case ACIES_THING_MARK:
      return ruleset->marks[id].name;
    case ACIES_THING_SWITCH:
      return ruleset->switches[id].name;
    case ACIES_THING_CARD:
      return ruleset->cards[id].name;
    default:
      g_assert_not_reached ();
    }
}

/* A side may have the name of an option. */
static char *
dup_english_key (AciesThing          thing,
                 const AciesRuleset *ruleset,
                 AciesId             id)
{
  const AciesSideType *side = thing == ACIES_THING_SIDE ? &ruleset->sides[id] : NULL;

  if (side != NULL && ruleset->base != NULL && side->name != ruleset->base->sides[id].name)
    return g_strdup_printf ("option/%s/%s", ruleset->switches[side->named_by].id, acies_ruleset_side_option_id (ruleset, id));

  return g_strdup_printf ("%s/%s", acies_thing_name (thing), id_of (thing, ruleset, id));
}

const char *
acies_thing_get_english (AciesThing          thing,
                         const AciesRuleset *ruleset,
                         AciesId             id)
{
  g_autofree char *key = NULL;
  const char      *english = NULL;

  if (g_hash_table_size (ruleset->english) > 0)
    {
      key = dup_english_key (thing, ruleset, id);
      english = g_hash_table_lookup (ruleset->english, key);
    }

  return english != NULL ? english : name_of (thing, ruleset, id);
}

static gboolean
may_belong_to (AciesThing          thing,
               const AciesRuleset *ruleset,
               AciesId             id,
               AciesSide           side)
{
  if (side == ACIES_NO_SIDE)
    return TRUE;
  if (thing == ACIES_THING_UNIT_TYPE)
    return (ruleset->unit_types[id].sides & (1u << side)) != 0;
  return thing != ACIES_THING_CARD || (ruleset->cards[id].sides & (1u << side)) != 0;
}

/* The index of @id in @to, if it may be that side's. */
static AciesId
accept (AciesThing          thing,
        const AciesRuleset *to,
        const char         *id,
        AciesSide           side)
{
  AciesId found = acies_thing_find (thing, to, id);

  return found != ACIES_NO_ID && may_belong_to (thing, to, found, side) ? found : ACIES_NO_ID;
}

AciesId
acies_equivalent_find (AciesThing          thing,
                       const AciesRuleset *from,
                       AciesId             id,
                       const AciesRuleset *to,
                       AciesSide           side)
{
  const char *name = id_of (thing, from, id);
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
        found = accept (thing, to, id_of (thing, to, one->id), side);
    }
  return found;
}

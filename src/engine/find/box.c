/* box.c - what a boxed game contains, and what a battle lacks of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/box.h"

#include "engine/core/procs.h"

#include <glib/gi18n-lib.h>

static void
add (GArray      *box,
     AciesBoxKind kind,
     AciesId      id,
     guint        number)
{
  AciesBoxThing thing = { kind, id, number };

  if (number > 0)
    g_array_append_val (box, thing);
}

GArray *
acies_box_new (const AciesRuleset *ruleset)
{
  GArray *box = g_array_new (FALSE, FALSE, sizeof (AciesBoxThing));

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    add (box, ACIES_BOX_FIGURES, (AciesId) i, (guint) ruleset->unit_types[i].box * ruleset->unit_types[i].figures);
  for (guint i = 0; i < ruleset->n_terrains; i++)
    add (box, ACIES_BOX_TILES, (AciesId) i, ruleset->terrains[i].box);
  add (box, ACIES_BOX_CARDS, ACIES_NO_ID, ruleset->box_cards);
  add (box, ACIES_BOX_ROUNDS, ACIES_NO_ID, acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS) ? 0 : ruleset->box_rounds);

  return box;
}

char *
acies_box_dup_name (const AciesRuleset  *ruleset,
                    const AciesBoxThing *thing)
{
  switch (thing->kind)
    {
    case ACIES_BOX_FIGURES:
      if (ruleset->unit_types[thing->id].figures == 1)
        return g_strdup (ruleset->unit_types[thing->id].name);

      /* Translators: a unit type */
      return g_strdup_printf (acies_units_say (ruleset, _ ("Figures of %s"), _ ("Bases of %s")), ruleset->unit_types[thing->id].name);

    case ACIES_BOX_TILES:
      /* Translators: a kind of terrain */
      return g_strdup_printf (_ ("Tiles of %s"), ruleset->terrains[thing->id].name);

    case ACIES_BOX_CARDS:
      return g_strdup (_ ("Cards"));

    case ACIES_BOX_ROUNDS:
    default:
      return g_strdup (_ ("Rounds on the time track"));
    }
}

/* --- what a scenario needs --------------------------------------------------------------------- */

static gboolean
is_in_use (const AciesUnit *unit)
{
  return unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE;
}

guint
acies_box_count_units (const AciesState *state,
                       AciesId           type)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].type == type && is_in_use (&state->units[i]);

  return n;
}

guint
acies_box_count_figures (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += is_in_use (&state->units[i]) ? state->units[i].figures : 0;

  return n;
}

guint
acies_box_count_tiles (const AciesState *state,
                       AciesId           terrain)
{
  guint n = 0;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    n += state->board->terrain[hex] == terrain;

  return n;
}

guint
acies_box_count_cards (const AciesState *state)
{
  guint n = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
      n += acies_state_count_cards (state, side, zone);
  n += acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD) +
       acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_ROW) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_UNDER);

  return n;
}

guint
acies_box_count_needed (const AciesState    *state,
                        const AciesBoxThing *thing)
{
  guint n = 0;

  if (thing->kind == ACIES_BOX_TILES)
    return acies_box_count_tiles (state, thing->id);
  if (thing->kind == ACIES_BOX_CARDS)
    return acies_box_count_cards (state);
  if (thing->kind == ACIES_BOX_ROUNDS)
    return state->setup.end_round;
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].type == thing->id && is_in_use (&state->units[i]))
      n += state->units[i].figures;

  return n;
}

static char *
dup_lack (const AciesRuleset  *ruleset,
          const AciesBoxThing *thing,
          guint                n)
{
  const char *type = thing->kind == ACIES_BOX_FIGURES ? ruleset->unit_types[thing->id].name : NULL;

  switch (thing->kind)
    {
    case ACIES_BOX_FIGURES:
      if (ruleset->unit_types[thing->id].figures == 1)
        /* Translators: a number, and a unit type: “Your box lacks 2 × Leader” */
        return g_strdup_printf (_ ("Your box lacks %1$u × %2$s"), n, type);

      /* Translators: a number, and a unit type */
      return g_strdup_printf (acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "Your box lacks %1$u figure of %2$s", "Your box lacks %1$u figures of %2$s", n),
                                               /* Translators: a number, and a unit type */
                                               g_dngettext (GETTEXT_PACKAGE, "Your box lacks %1$u base of %2$s", "Your box lacks %1$u bases of %2$s", n)),
                              n, type);

    case ACIES_BOX_TILES:
      /* Translators: a number, and a kind of terrain */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your box lacks %1$u tile of %2$s", "Your box lacks %1$u tiles of %2$s", n), n, ruleset->terrains[thing->id].name);

    case ACIES_BOX_CARDS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your box lacks %u card", "Your box lacks %u cards", n), n);

    case ACIES_BOX_ROUNDS:
    default:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The time track lacks %u round", "The time track lacks %u rounds", n), n);
    }
}

GPtrArray *
acies_box_list_lacks (const GArray     *box,
                      const AciesState *state)
{
  GPtrArray *lacks = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < box->len; i++)
    {
      const AciesBoxThing *thing = &g_array_index (box, AciesBoxThing, i);
      guint                needed = acies_box_count_needed (state, thing);

      if (needed > thing->number)
        g_ptr_array_add (lacks, dup_lack (state->ruleset, thing, needed - thing->number));
    }

  return lacks;
}

/* look.c - how a ruleset's board and pieces look, as its theme.xml says: words, numbers and pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/look/look.h"

#include <string.h>

static GHashTable *
new_pictures (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
}

AciesLook *
acies_look_new (void)
{
  AciesLook *self = g_atomic_rc_box_new0 (AciesLook);

  G_STATIC_ASSERT (ACIES_NO_COLOUR == 0xffffffff);
  memset (&self->light, 0xff, sizeof self->light);
  memset (&self->dark, 0xff, sizeof self->dark);
  memset (self->edges, ACIES_NO_ID, sizeof self->edges);
  memset (self->die_of, ACIES_NO_ID, sizeof self->die_of);
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      self->shields[i] = i % 2 == 0 ? ACIES_SHIELD_ASPIS : ACIES_SHIELD_SCUTUM;
      self->option_emblems[i] = new_pictures ();
      self->option_corners[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    }
  self->tokens = new_pictures ();

  return self;
}

AciesLook *
acies_look_ref (AciesLook *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
free_pictures (GBytes **pictures,
               guint    n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&pictures[i], g_bytes_unref);
}

static void
clear (gpointer data)
{
  AciesLook *self = data;

  free_pictures (self->emblems, G_N_ELEMENTS (self->emblems));
  free_pictures (self->terrains, G_N_ELEMENTS (self->terrains));
  free_pictures (self->unit_types, G_N_ELEMENTS (self->unit_types));
  free_pictures (self->marks, G_N_ELEMENTS (self->marks));
  free_pictures (self->symbols, G_N_ELEMENTS (self->symbols));
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      g_hash_table_unref (self->option_emblems[i]);
      g_hash_table_unref (self->option_corners[i]);
    }
  g_hash_table_unref (self->tokens);
}

void
acies_look_unref (AciesLook *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* --- tiles ----------------------------------------------------------------------------------- */

guint
acies_tile_list (const AciesRuleset *ruleset,
                 AciesTile          *tiles)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->n_terrains; i++)
    tiles[n++] = (AciesTile) { (AciesId) i, ACIES_NO_ID, ACIES_NO_SIDE };
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (guint i = 0; i < ruleset->n_unit_types; i++)
      if (ruleset->unit_types[i].sides & (1u << side))
        tiles[n++] = (AciesTile) { ACIES_NO_ID, (AciesId) i, side };

  return n;
}

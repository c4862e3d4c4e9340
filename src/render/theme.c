/* theme.c - a theme and its plain beginnings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/theme.h"

G_DEFINE_QUARK (acies - theme - error - quark, acies_theme_error)

/* Enough to draw any ruleset: the first terrain is clear ground. */
static const AciesColour side_colours[ACIES_MAX_SIDES] = {
  { 0.62, 0.16, 0.17 }, { 0.13, 0.31, 0.48 }, { 0.18, 0.42, 0.25 }, { 0.45, 0.29, 0.49 }
};

static void
fill_light (AciesStyle *style)
{
  acies_colour_parse ("#EFE7D6", &style->paper);
  acies_colour_parse ("#B9AB86", &style->grid);
  acies_colour_parse ("#6B5B3C", &style->label);
  acies_colour_parse ("#FFF8E8", &style->device);
  acies_colour_parse ("#E9B949", &style->gold);
  acies_colour_parse ("#C8372D", &style->alert);
  acies_colour_parse ("#E4DFBF", &style->ground[0]);
}

static void
fill_dark (AciesStyle *style)
{
  acies_colour_parse ("#1E1D1A", &style->paper);
  acies_colour_parse ("#5E5946", &style->grid);
  acies_colour_parse ("#B9AE93", &style->label);
  acies_colour_parse ("#FFF4DF", &style->device);
  acies_colour_parse ("#F0C04F", &style->gold);
  acies_colour_parse ("#F06A5A", &style->alert);
  acies_colour_parse ("#3C3B2F", &style->ground[0]);
}

static void
fill_lists (AciesStyle *style)
{
  for (guint i = 0; i < ACIES_MAX_TERRAINS; i++)
    {
      style->ground[i] = acies_colour_mix (&style->ground[0], &style->label, i == 0 ? 0 : 0.15);
      style->ink[i] = acies_colour_mix (&style->ground[i], &style->label, 0.4);
    }
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    style->side[i] = side_colours[i];
}

AciesTheme *
acies_theme_new_plain (const AciesRuleset *ruleset)
{
  AciesTheme *self = g_new0 (AciesTheme, 1);

  fill_light (&self->light);
  fill_dark (&self->dark);
  fill_lists (&self->light);
  fill_lists (&self->dark);
  for (guint i = 0; i < ruleset->n_sides; i++)
    self->shields[i] = i % ACIES_N_SHIELDS;
  self->tokens = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) acies_picture_free);
  self->pieces = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
  return self;
}

AciesTheme *
acies_theme_new_like (const AciesTheme   *self,
                      const AciesRuleset *ruleset)
{
  AciesTheme *theme = self->path != NULL ? acies_theme_new_from_file (self->path, ruleset, NULL) : NULL;

  return theme != NULL ? theme : acies_theme_new_plain (ruleset);
}

static void
free_pictures (AciesPicture **pictures,
               guint          n)
{
  for (guint i = 0; i < n; i++)
    g_clear_pointer (&pictures[i], acies_picture_free);
}

void
acies_theme_free (AciesTheme *self)
{
  if (self == NULL)
    return;
  free_pictures (self->emblems, G_N_ELEMENTS (self->emblems));
  free_pictures (self->terrains, G_N_ELEMENTS (self->terrains));
  free_pictures (self->unit_types, G_N_ELEMENTS (self->unit_types));
  free_pictures (self->marks, G_N_ELEMENTS (self->marks));
  g_hash_table_unref (self->tokens);
  g_hash_table_unref (self->pieces);
  g_free (self->path);
  g_free (self);
}

const AciesStyle *
acies_theme_style (const AciesTheme *self,
                   gboolean          dark)
{
  return dark ? &self->dark : &self->light;
}

AciesPicture *
acies_theme_token (const AciesTheme *self,
                   const char       *id)
{
  return g_hash_table_lookup (self->tokens, id);
}

/* theme.c - how a ruleset looks: pictures and colours, from what a theme.xml says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/theme.h"

#include <fontconfig/fontconfig.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* --- fonts ------------------------------------------------------------------------------- */

static gpointer
add_fonts (gpointer data)
{
  static const char *const files[] = { "EBGaramond08-Regular.otf", "EBGaramond08-Italic.otf" };
  const char              *folder = g_getenv ("ACIES_DATA_DIR");

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder != NULL && *folder != '\0' ? folder : ACIES_PKGDATADIR, "fonts", files[i], NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        FcConfigAppFontAddFile (NULL, (const FcChar8 *) path);
    }
  return NULL;
}

/* A map of fonts keeps those that it found first, and widgets may have used that of Pango before ours are added. */
static PangoFontMap *
find_map (void)
{
  static GOnce    once = G_ONCE_INIT;
  static GPrivate map = G_PRIVATE_INIT (g_object_unref);
  PangoFontMap   *fonts;

  g_once (&once, add_fonts, NULL);
  fonts = g_private_get (&map);
  if (fonts == NULL)
    g_private_set (&map, fonts = pango_cairo_font_map_new ());
  return fonts;
}

PangoContext *
acies_fonts_new_context (void)
{
  return pango_font_map_create_context (find_map ());
}

PangoLayout *
acies_fonts_new_layout (cairo_t    *cr,
                        const char *font,
                        const char *text,
                        double      size,
                        double      spacing)
{
  /* A map of one's own costs some milliseconds, which letters in the fonts of widgets need not wait for. */
  gboolean              is_ours = g_str_has_prefix (font, ACIES_FONT_SERIF);
  PangoContext         *context = is_ours ? acies_fonts_new_context () : pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout          *layout = pango_layout_new (context);
  PangoFontDescription *description = pango_font_description_from_string (font);
  PangoAttrList        *attributes = pango_attr_list_new ();

  /* The numbers of this font are of the height of small letters otherwise, and its 1 is an I. */
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum=1"));
  pango_cairo_update_context (cr, context);
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  if (spacing > 0)
    pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((int) (spacing * size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (description);
  g_object_unref (context);
  return layout;
}

/* The fonts of the program alone are not enough for a window. */
const char *
acies_fonts_fault (void)
{
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoFontDescription) any = pango_font_description_from_string ("Sans 11");
  g_autoptr (PangoFont) font = pango_font_map_load_font (fonts, context, any);

  g_object_unref (context);
  return font == NULL ? _ ("no font found; install a font, or check the environment variable FONTCONFIG_FILE") : NULL;
}

/* --- a theme and its plain beginnings ---------------------------------------------------- */

/* Enough to draw any ruleset: the first terrain is clear ground. */
static const AciesColour side_colours[ACIES_MAX_SIDES] = {
  { 0.62, 0.16, 0.17 }, { 0.13, 0.31, 0.48 }, { 0.18, 0.42, 0.25 }, { 0.45, 0.29, 0.49 }
};

/* The colours of a style from those that it has without a theme; its ground is clear. */
static AciesStyle
plain_style (guint32 paper,
             guint32 grid,
             guint32 label,
             guint32 device,
             guint32 gold,
             guint32 alert,
             guint32 ground)
{
  AciesStyle  style = { 0 };
  AciesColour clear = acies_colour_of (ground);

  style.paper = acies_colour_of (paper);
  style.grid = acies_colour_of (grid);
  style.label = acies_colour_of (label);
  style.device = acies_colour_of (device);
  style.gold = acies_colour_of (gold);
  style.alert = acies_colour_of (alert);
  for (guint i = 0; i < ACIES_MAX_TERRAINS; i++)
    {
      style.ground[i] = acies_colour_mix (&clear, &style.label, i == 0 ? 0 : 0.15);
      style.ink[i] = acies_colour_mix (&style.ground[i], &style.label, 0.4);
    }
  memcpy (style.side, side_colours, sizeof style.side);
  for (guint i = 0; i < ACIES_MAX_DIE_TYPES; i++)
    {
      style.die[i] = style.paper;
      style.die_ink[i] = style.label;
    }
  return style;
}

/* The colours of the land that no terrain owns. */
static void
set_land (AciesStyle   *style,
          const guint32 numbers[])
{
  AciesColour *const colours[] = { &style->lit, &style->shade, &style->sand, &style->damp, &style->timber, &style->earth, &style->canvas };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    *colours[i] = acies_colour_of (numbers[i]);
}

/* White paper, and pale colours of the land. */
static void
set_print (AciesTheme *self)
{
  AciesStyle *print = &self->print;

  *print = self->light;
  print->paper = acies_colour_of (0xFFFFFF);
  print->sand = acies_colour_lighter (&print->sand, 0.4);
  print->earth = acies_colour_lighter (&print->earth, 0.3);
  for (guint i = 0; i < ACIES_MAX_TERRAINS; i++)
    {
      print->ground[i] = acies_colour_lighter (&print->ground[i], 0.5);
      print->ink[i] = acies_colour_lighter (&print->ink[i], 0.4);
    }
}

AciesTheme *
acies_theme_new_plain (const AciesRuleset *ruleset)
{
  AciesTheme *self = g_new0 (AciesTheme, 1);

  self->layout = ruleset->layout;
  self->light = plain_style (0xEFE7D6, 0x2E2413, 0x6B5B3C, 0xFFF8E8, 0xE9B949, 0xC8372D, 0xDFD5AE);
  set_land (&self->light, (const guint32[]) { 0xFFF3D0, 0x5A3F20, 0xE0CFA3, 0x9DB07A, 0x7A5530, 0xB08F5C, 0xEFE3C8 });
  self->dark = plain_style (0x1E1D1A, 0xEFE3C4, 0xB9AE93, 0xFFF4DF, 0xF0C04F, 0xF06A5A, 0x3D3A2E);
  set_land (&self->dark, (const guint32[]) { 0xD0B478, 0x110D08, 0x7C704E, 0x4A6446, 0x7A5A38, 0x7D6740, 0xE6D9B8 });
  set_print (self);
  memset (self->edges, ACIES_NO_ID, sizeof self->edges);
  memset (self->die_of, ACIES_NO_ID, sizeof self->die_of);
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      self->shields[i] = i % 2 == 0 ? ACIES_SHIELD_ASPIS : ACIES_SHIELD_SCUTUM;
      self->option_emblems[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) acies_picture_free);
    }
  self->tokens = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) acies_picture_free);
  return self;
}

/* --- what a file says -------------------------------------------------------------------- */

static void
take_colours (AciesColour   *colours,
              const guint32 *numbers,
              guint          n)
{
  for (guint i = 0; i < n; i++)
    if (numbers[i] != ACIES_NO_COLOUR)
      colours[i] = acies_colour_of (numbers[i]);
}

static void
take_style (AciesStyle             *style,
            const AciesLookColours *colours)
{
  AciesColour *tints[ACIES_N_TINTS] = {
    [ACIES_TINT_PAPER] = &style->paper,
    [ACIES_TINT_GRID] = &style->grid,
    [ACIES_TINT_LABEL] = &style->label,
    [ACIES_TINT_DEVICE] = &style->device,
    [ACIES_TINT_GOLD] = &style->gold,
    [ACIES_TINT_ALERT] = &style->alert,
  };

  for (guint i = 0; i < ACIES_N_TINTS; i++)
    take_colours (tints[i], &colours->tint[i], 1);
  take_colours (style->ground, colours->ground, G_N_ELEMENTS (style->ground));
  take_colours (style->ink, colours->ink, G_N_ELEMENTS (style->ink));
  take_colours (style->side, colours->side, G_N_ELEMENTS (style->side));
  take_colours (style->class_, colours->class_, G_N_ELEMENTS (style->class_));
  for (guint i = 0; i < ACIES_MAX_CLASSES; i++)
    style->has_class[i] = colours->class_[i] != ACIES_NO_COLOUR;
  take_colours (style->die, colours->die, G_N_ELEMENTS (style->die));
  take_colours (style->die_ink, colours->die_ink, G_N_ELEMENTS (style->die_ink));
}

static gboolean
load_pictures (AciesPicture **pictures,
               GBytes *const *svgs,
               guint          n,
               GError       **error)
{
  for (guint i = 0; i < n; i++)
    if (svgs[i] != NULL && (pictures[i] = acies_picture_new (svgs[i], error)) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
load_named (GHashTable *pictures,
            GHashTable *svgs,
            GError    **error)
{
  GHashTableIter iter;
  gpointer       id, svg;

  g_hash_table_iter_init (&iter, svgs);
  while (g_hash_table_iter_next (&iter, &id, &svg))
    {
      AciesPicture *picture = acies_picture_new (svg, error);

      if (picture == NULL)
        return FALSE;
      g_hash_table_insert (pictures, g_strdup (id), picture);
    }
  return TRUE;
}

AciesTheme *
acies_theme_new (AciesLook          *look,
                 const AciesRuleset *ruleset,
                 GError            **error)
{
  g_autoptr (AciesTheme) self = acies_theme_new_plain (ruleset);
  gboolean is_loaded;

  self->look = acies_look_ref (look);
  take_style (&self->light, &look->light);
  take_style (&self->dark, &look->dark);
  set_print (self);
  memcpy (self->shields, look->shields, sizeof self->shields);
  memcpy (self->patterns, look->patterns, sizeof self->patterns);
  memcpy (self->mark_looks, look->mark_looks, sizeof self->mark_looks);
  memcpy (self->gold_trim, look->gold_trim, sizeof self->gold_trim);
  memcpy (self->edges, look->edges, sizeof self->edges);
  memcpy (self->die_of, look->die_of, sizeof self->die_of);
  memcpy (self->own_dice, look->own_dice, sizeof self->own_dice);
  memcpy (self->die_shapes, look->die_shapes, sizeof self->die_shapes);
  is_loaded = load_pictures (self->emblems, look->emblems, G_N_ELEMENTS (self->emblems), error) &&
              load_pictures (self->unit_types, look->unit_types, G_N_ELEMENTS (self->unit_types), error) &&
              load_pictures (self->marks, look->marks, G_N_ELEMENTS (self->marks), error) &&
              load_pictures (self->symbols, look->symbols, G_N_ELEMENTS (self->symbols), error) &&
              load_named (self->tokens, look->tokens, error);
  for (guint i = 0; i < ACIES_MAX_SIDES && is_loaded; i++)
    is_loaded = load_named (self->option_emblems[i], look->option_emblems[i], error);

  return is_loaded ? g_steal_pointer (&self) : NULL;
}

AciesTheme *
acies_theme_new_like (const AciesTheme   *self,
                      const AciesRuleset *ruleset)
{
  AciesTheme *theme = self->look != NULL ? acies_theme_new (self->look, ruleset, NULL) : NULL;

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
  g_clear_pointer (&self->pieces, g_hash_table_unref); /* drawings of which contain those of pictures */
  g_clear_pointer (&self->stamps, g_hash_table_unref);
  free_pictures (self->emblems, G_N_ELEMENTS (self->emblems));
  free_pictures (self->unit_types, G_N_ELEMENTS (self->unit_types));
  free_pictures (self->marks, G_N_ELEMENTS (self->marks));
  free_pictures (self->symbols, G_N_ELEMENTS (self->symbols));
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    g_hash_table_unref (self->option_emblems[i]);
  g_hash_table_unref (self->tokens);
  g_clear_pointer (&self->look, acies_look_unref);
  g_free (self);
}

const AciesStyle *
acies_theme_style (const AciesTheme *self,
                   gboolean          dark)
{
  return dark ? &self->dark : &self->light;
}

AciesCorners
acies_theme_corners (const AciesTheme *self,
                     AciesSide         side,
                     const char       *option)
{
  return self->look != NULL && option != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->look->option_corners[side], option)) : ACIES_CORNERS_PLAIN;
}

AciesPicture *
acies_theme_emblem (const AciesTheme *self,
                    AciesSide         side,
                    const char       *option)
{
  AciesPicture *picture = option != NULL ? g_hash_table_lookup (self->option_emblems[side], option) : NULL;

  return picture != NULL ? picture : self->emblems[side];
}

AciesPicture *
acies_theme_token (const AciesTheme *self,
                   const char       *id)
{
  return g_hash_table_lookup (self->tokens, id);
}

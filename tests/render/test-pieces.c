/* test-pieces.c - what stands where on a piece, and the legend that explains it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "render/legend.h"
#include "support/battles.h"
#include "support/pictures.h"

#include <math.h>
#include <string.h>

#define PIECE 96 /* pixels of a hex */
#define SMALL_PIECE 44
#define TINY_PIECE 30

/* The piece in the middle of a square of two hexes, on @ground (0xRRGGBB). */
static cairo_surface_t *
draw (AciesPiece piece,
      double     width,
      guint32    ground)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width * 2, (int) width * 2);
  cairo_t         *cr = cairo_create (surface);
  AciesColour      colour = acies_colour_of (ground);

  acies_colour_set (&colour, cr, 1);
  cairo_paint (cr);
  piece.x = piece.y = width;
  piece.hex_width = width;
  acies_piece_draw (&piece, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* A piece of the type as it is when new. @properties: for its properties */
static AciesPiece
new_piece (const AciesRuleset *ruleset,
           AciesTheme         *theme,
           const char         *type,
           AciesSide           side,
           guint8             *properties)
{
  AciesUnit  unit = acies_unit_absent ();
  AciesPiece piece = acies_piece (ruleset, theme, acies_ruleset_find_unit_type (ruleset, type), side, 0, 0, 0);

  unit.type = piece.type;
  unit.side = side;
  acies_unit_set_fallbacks (ruleset, &unit);
  piece.figures = piece.full = ruleset->unit_types[piece.type].figures;
  piece.properties = memcpy (properties, unit.properties, sizeof unit.properties);
  return piece;
}

/* --- signs ---------------------------------------------------------------------------------- */

/* Where a sign may be, in shares of the width of a hex from the centre. */
typedef struct
{
  const char *property; /* NULL: the strength */
  guint8      value;
  double      left;
  double      top;
  double      right;
  double      bottom;
} Sign;

static const Sign sign_places[] = {
  { NULL, 6, 0.05, -0.36, 0.40, 0.00 },
  { "grade", 3, 0.08, -0.08, 0.40, 0.19 },
  { "formation", 1, -0.40, 0.18, -0.11, 0.40 },
  { "formation", 3, -0.40, 0.18, -0.11, 0.40 },
  { "disorder", 3, -0.14, 0.18, 0.36, 0.40 },
  { "disorder", 7, -0.14, 0.18, 0.36, 0.40 },
};

/* Each is in its own place, whatever the unit faces, and changes none of the others. */
static void
test_signs_have_places (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  const AciesRuleset *ruleset = battle->ruleset;
  g_autoptr (AciesTheme) theme = pictures_theme_new (ruleset);
  guint8     properties[ACIES_MAX_PROPERTIES];
  AciesPiece piece = new_piece (ruleset, theme, "legionaries", 0, properties);
  guint      facing = acies_ruleset_find_property (ruleset, "facing");

  for (guint i = 0; i < 4 * ACIES_N_FACINGS * G_N_ELEMENTS (sign_places); i++)
    {
      const Sign      *sign = &sign_places[i % G_N_ELEMENTS (sign_places)];
      guint            k = i / G_N_ELEMENTS (sign_places), changed = 0;
      double           width = k % 2 == 0 ? PIECE : SMALL_PIECE;
      AciesPiece       other;
      guint8           values[ACIES_MAX_PROPERTIES];
      cairo_surface_t *plain, *with_sign;

      piece.side = (AciesSide) (k / 2 % 2); /* either shield */
      properties[facing] = (guint8) (k / 4);
      other = piece;
      other.properties = memcpy (values, properties, sizeof values);
      if (sign->property == NULL)
        other.figures = sign->value;
      else
        values[acies_ruleset_find_property (ruleset, sign->property)] = sign->value;
      plain = draw (piece, width, 0xDFD5AE);
      with_sign = draw (other, width, 0xDFD5AE);
      for (guint pixel = 0; pixel < 4 * width * width; pixel++)
        {
          guint  x = pixel % (2 * (guint) width), y = pixel / (2 * (guint) width);
          double right = (x + 0.5 - width) / width, down = (y + 0.5 - width) / width;

          if (pictures_pixel (plain, x, y) == pictures_pixel (with_sign, x, y))
            continue;
          changed++;
          g_assert_cmpfloat (right, >, sign->left);
          g_assert_cmpfloat (right, <, sign->right);
          g_assert_cmpfloat (down, >, sign->top);
          g_assert_cmpfloat (down, <, sign->bottom);
        }
      g_assert_cmpuint (changed, >, width * width / 200);
      cairo_surface_destroy (plain);
      cairo_surface_destroy (with_sign);
    }
}

static guint
count_changes (cairo_surface_t *a,
               cairo_surface_t *b)
{
  guint n = pictures_count_different (a, b, 0);

  cairo_surface_destroy (b);
  return n;
}

/* A counter that is seen from afar keeps its strength, its facing and its disorder. */
static void
test_tiny_pieces_show_most (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  const AciesRuleset *ruleset = battle->ruleset;
  g_autoptr (AciesTheme) theme = pictures_theme_new (ruleset);
  guint8           properties[ACIES_MAX_PROPERTIES];
  AciesPiece       piece = new_piece (ruleset, theme, "legionaries", 0, properties);
  cairo_surface_t *plain = draw (piece, TINY_PIECE, 0xDFD5AE);

  piece.figures = 6;
  g_assert_cmpuint (count_changes (plain, draw (piece, TINY_PIECE, 0xDFD5AE)), >, 10);
  piece.figures = 8;
  properties[acies_ruleset_find_property (ruleset, "disorder")] = 2;
  g_assert_cmpuint (count_changes (plain, draw (piece, TINY_PIECE, 0xDFD5AE)), >, 10);
  properties[acies_ruleset_find_property (ruleset, "disorder")] = 0;
  properties[acies_ruleset_find_property (ruleset, "facing")] = ACIES_FACING_SE;
  g_assert_cmpuint (count_changes (plain, draw (piece, TINY_PIECE, 0xDFD5AE)), >, 10);
  properties[acies_ruleset_find_property (ruleset, "facing")] = ACIES_FACING_N;
  properties[acies_ruleset_find_property (ruleset, "grade")] = 3;
  g_assert_cmpuint (count_changes (plain, draw (piece, TINY_PIECE, 0xDFD5AE)), ==, 0);
  cairo_surface_destroy (plain);
}

/* Dots have the colour of gold, and from the fifth on that of a warning. */
static void
test_fifth_dot_warns (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  AciesColour alert = acies_colour_lighter (&theme->light.alert, 0.3);
  guint8      properties[ACIES_MAX_PROPERTIES];
  AciesPiece  piece = new_piece (battle->ruleset, theme, "velites", 1, properties);

  for (guint8 n = 3; n < 7; n++)
    {
      cairo_surface_t *surface;
      guint            red;

      properties[acies_ruleset_find_property (battle->ruleset, "disorder")] = n;
      surface = draw (piece, PIECE, 0xDFD5AE);
      red = pictures_count (surface, PIECE, PIECE * 1.28, PIECE * 0.3, acies_colour_to_number (&alert));
      g_assert_cmpuint (red, >=, n > ACIES_PIECE_BAD_PIPS ? (n - ACIES_PIECE_BAD_PIPS) * 12 : 0);
      g_assert_cmpuint (red, <=, n > ACIES_PIECE_BAD_PIPS ? (n - ACIES_PIECE_BAD_PIPS) * 60 : 0);
      cairo_surface_destroy (surface);
    }
}

static cairo_surface_t *
draw_die (const AciesRuleset *ruleset,
          AciesTheme         *theme,
          guint8              face,
          guint8              token)
{
  guint8     properties[ACIES_MAX_PROPERTIES];
  AciesPiece piece = new_piece (ruleset, theme, "commander-die", 0, properties);

  properties[acies_ruleset_find_property (ruleset, "token")] = token;
  properties[acies_ruleset_find_property (ruleset, "token") - 1] = face;
  return draw (piece, PIECE, 0);
}

/* A token leaves all pips of its die visible. */
static void
test_tokens_keep_off_pips (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "old-rivals");
  const AciesRuleset *ruleset = battle->ruleset;
  g_autoptr (AciesTheme) theme = pictures_theme_new (ruleset);
  cairo_surface_t *one = draw_die (ruleset, theme, 1, 0);
  cairo_surface_t *six = draw_die (ruleset, theme, 6, 0);
  cairo_surface_t *with_token = draw_die (ruleset, theme, 6, 1);
  guint            pips = 0, signs = 0, both = 0;

  for (guint i = 0; i < PIECE * PIECE * 4; i++)
    {
      guint    x = i % (PIECE * 2), y = i / (PIECE * 2);
      gboolean of_pip = pictures_pixel (one, x, y) != pictures_pixel (six, x, y);
      gboolean of_sign = pictures_pixel (six, x, y) != pictures_pixel (with_token, x, y);

      pips += of_pip;
      signs += of_sign;
      both += of_pip && of_sign;
    }
  g_assert_cmpuint (pips, >, 50);
  g_assert_cmpuint (signs, >, 50);
  g_assert_cmpuint (both, ==, 0);
  cairo_surface_destroy (one);
  cairo_surface_destroy (six);
  cairo_surface_destroy (with_token);
}

/* --- pieces that share a hex ---------------------------------------------------------------- */

/* How many pixels of that colour on a piece a badge covers. */
static guint
count_covered (const AciesPiece  *piece,
               const AciesColour *colour,
               AciesBoardLayout   shape,
               guint              number)
{
  AciesLayout      layout = { .shape = shape, .columns = 1, .rows = 1, .hex_width = PIECE };
  AciesBadge       badge = acies_badge_place (&layout, acies_hex (0, 0), number, 1);
  cairo_surface_t *surface = draw (*piece, PIECE, 0x808080);
  double           x, y;
  guint            n;

  acies_layout_centre (&layout, acies_hex (0, 0), &x, &y);
  n = pictures_count (surface, PIECE + badge.x - x, PIECE + badge.y - y, badge.hex_width * 0.34, acies_colour_to_number (colour));
  cairo_surface_destroy (surface);
  return n;
}

static void
test_badges_leave_room (void)
{
  static const struct
  {
    const char      *battle;
    const char      *type;
    AciesBoardLayout shape;
    guint            number;
    guint            most; /* pixels of a device */
  } rows[] = {
    { "telamon", "gaesatae", ACIES_BOARD_SQUARES, 1, 0 },
    { "telamon", "gaesatae", ACIES_BOARD_SQUARES, 2, 0 },
    { "leucus", "legionaries", ACIES_BOARD_HEXES, 1, 20 },
    { "first-cards", "gold-start", ACIES_BOARD_SQUARES, ACIES_MAX_BADGES + ACIES_SPOT_MIDDLE, 60 }, /* of its ring */
    { "first-cards", "green-right-lower", ACIES_BOARD_SQUARES, ACIES_MAX_BADGES + ACIES_SPOT_TOP, 10 },
    { "first-cards", "purple-centre-plain", ACIES_BOARD_SQUARES, ACIES_MAX_BADGES + ACIES_SPOT_TOP, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesLibrary) library = acies_library_new (NULL);
      g_autoptr (AciesState) battle = battle_load (library, rows[i].battle);
      g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
      guint8     properties[ACIES_MAX_PROPERTIES];
      AciesPiece piece = new_piece (battle->ruleset, theme, rows[i].type, 0, properties);

      piece.is_shared = TRUE;
      g_assert_cmpuint (count_covered (&piece, &piece.style->device, rows[i].shape, rows[i].number), <=, rows[i].most);
    }
}

/* Whatever the unit faces, a leader with it leaves most of the point visible. */
static void
test_badges_leave_facing (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  guint8     properties[ACIES_MAX_PROPERTIES];
  AciesPiece piece = new_piece (battle->ruleset, theme, "legionaries", 0, properties);

  for (guint8 facing = 0; facing < ACIES_N_FACINGS; facing++)
    {
      cairo_surface_t *surface;
      guint            all;

      properties[acies_ruleset_find_property (battle->ruleset, "facing")] = facing;
      surface = draw (piece, PIECE, 0x808080);
      all = pictures_count (surface, PIECE, PIECE, PIECE * 0.7, acies_colour_to_number (&piece.style->gold));
      g_assert_cmpuint (all, >, 80);
      g_assert_cmpuint (2 * count_covered (&piece, &piece.style->gold, ACIES_BOARD_HEXES, 1), <, all);
      cairo_surface_destroy (surface);
    }
}

/* A piece that has acted is mixed with the ground, which is paler in print: what is drawn for print is not kept for a
 * screen. */
static void
test_styles_are_kept_apart (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  guint8           properties[ACIES_MAX_PROPERTIES];
  AciesPiece       piece = new_piece (battle->ruleset, theme, "principes", 0, properties);
  cairo_surface_t *printed;

  piece.marks = 1u << acies_ruleset_find_mark (battle->ruleset, "activated");
  piece.style = &theme->print;
  printed = draw (piece, PIECE, 0);
  piece.style = &theme->light;
  g_assert_cmpuint (count_changes (printed, draw (piece, PIECE, 0)), >, PIECE);
  cairo_surface_destroy (printed);
}

/* --- in a wood ------------------------------------------------------------------------------ */

/* Around a piece there is a pale line. */
static void
test_pieces_stand_out_in_woods (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  static const char *const types[] = { "principes", "pezhetairoi" };

  for (guint i = 0; i < 4; i++)
    {
      guint8           properties[ACIES_MAX_PROPERTIES];
      AciesPiece       piece = new_piece (battle->ruleset, theme, types[i % 2], (AciesSide) (i % 2), properties);
      double           width = i < 2 ? PIECE : SMALL_PIECE;
      cairo_surface_t *surface = draw (piece, width, 0x6E8252);
      guint32          palest = 0;

      for (double x = width; x > width / 2; x--)
        palest = MAX (palest, x < width * 0.68 ? pictures_pixel (surface, x, width) >> 8 & 0xFF : 0); /* its green */
      g_assert_cmpuint (palest, >, 0xA8);
      cairo_surface_destroy (surface);
    }
}

/* --- the legend ----------------------------------------------------------------------------- */

static gboolean
tells_property (const GArray *legend,
                guint         i,
                guint         value)
{
  for (guint k = 0; k < legend->len; k++)
    if (g_array_index (legend, AciesLegendEntry, k).is_sign && g_array_index (legend, AciesLegendEntry, k).properties[i] == value)
      return TRUE;
  return FALSE;
}

/* It has each type of each game, and each sign that a piece can have. */
static void
test_legend_is_complete (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint r = 0; ids[r] != NULL; r++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[r], NULL);
      g_autoptr (AciesTheme) theme = pictures_theme_new (ruleset);
      g_autoptr (GArray) legend = acies_legend_new (ruleset, theme, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) png = acies_legend_to_bytes (legend, ruleset, theme, "legend.png", 700, r % 2 != 0, &error);
      guint8 seen[ACIES_MAX_UNIT_TYPES] = { 0 };
      guint  marks = 0, n_signs = 0;

      g_assert_no_error (error);
      g_assert_nonnull (png);
      for (guint i = 0; i < legend->len; i++)
        {
          const AciesLegendEntry *entry = &g_array_index (legend, AciesLegendEntry, i);

          if (!entry->is_sign)
            g_assert_cmpstr (entry->text, ==, ruleset->unit_types[entry->type].name);
          g_assert_cmpuint (strlen (entry->text), >, 0);
          seen[entry->type] += !entry->is_sign;
          marks |= entry->marks;
          n_signs += entry->is_sign;
        }
      for (guint type = 0; type < ruleset->n_unit_types; type++)
        g_assert_cmpuint (seen[type], ==, 1);
      for (guint mark = 0; mark < ruleset->n_marks; mark++)
        g_assert_cmpint ((marks >> mark) & 1, ==, theme->mark_looks[mark] != ACIES_MARK_HIDDEN || mark == ruleset->face_down);
      for (guint i = 0; i < ruleset->n_properties; i++)
        for (guint value = 0; ruleset->properties[i].options != NULL && value < ruleset->properties[i].options->len; value++)
          if (((AciesOption *) g_ptr_array_index (ruleset->properties[i].options, value))->letter != NULL)
            g_assert_true (tells_property (legend, i, value));
      g_assert_cmpuint (n_signs, >=, 4);
    }
}

/* That of a battle has the types of its units alone. */
static void
test_legend_of_battle (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  g_autoptr (GArray) legend = acies_legend_new (battle->ruleset, theme, battle);
  guint n = 0, wanted = 0;

  for (guint i = 0; i < legend->len; i++)
    n += !g_array_index (legend, AciesLegendEntry, i).is_sign;
  for (guint type = 0; type < battle->ruleset->n_unit_types; type++)
    {
      guint sides = 0;

      for (guint i = 0; i < battle->n_units; i++)
        if (battle->units[i].type == type)
          sides |= 1u << battle->units[i].side;
      wanted += sides != 0;
    }
  g_assert_cmpuint (wanted, >, 10);
  g_assert_cmpuint (n, ==, wanted);
}

/* How often a letter stands in a legend of one piece whose name is @text. */
static guint
count_letters (const AciesRuleset *ruleset,
               AciesTheme         *theme,
               const char         *text)
{
  AciesLegendEntry entry = { .text = (char *) text };
  g_autoptr (GArray) legend = g_array_new (FALSE, FALSE, sizeof entry);
  g_autoptr (GBytes) svg = acies_legend_to_bytes (g_array_append_val (legend, entry), ruleset, theme, "legend.svg", 700, FALSE, NULL);
  g_autofree char *contents = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  g_auto (GStrv) parts = g_strsplit (contents, "#glyph", -1);

  return g_strv_length (parts);
}

static void
test_legend_writes_once (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);

  g_assert_cmpuint (count_letters (battle->ruleset, theme, "MMMMM"), ==, count_letters (battle->ruleset, theme, "M") + 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pieces/signs-have-places", test_signs_have_places);
  g_test_add_func ("/pieces/tiny-pieces-show-most", test_tiny_pieces_show_most);
  g_test_add_func ("/pieces/fifth-dot-warns", test_fifth_dot_warns);
  g_test_add_func ("/pieces/tokens-keep-off-pips", test_tokens_keep_off_pips);
  g_test_add_func ("/pieces/badges-leave-room", test_badges_leave_room);
  g_test_add_func ("/pieces/badges-leave-facing", test_badges_leave_facing);
  g_test_add_func ("/pieces/styles-are-kept-apart", test_styles_are_kept_apart);
  g_test_add_func ("/pieces/stand-out-in-woods", test_pieces_stand_out_in_woods);
  g_test_add_func ("/legend/complete", test_legend_is_complete);
  g_test_add_func ("/legend/battle", test_legend_of_battle);
  g_test_add_func ("/legend/writes-once", test_legend_writes_once);
  return g_test_run ();
}

/* legend.c - what the pieces of a game are, and what the signs on them mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/legend.h"

#include "engine/core/procs.h"
#include "engine/core/units.h"
#include "render/files.h"
#include "render/piece.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesTheme   *theme;
  const AciesState   *state;
  GArray             *entries;
  guint               sides[ACIES_MAX_UNIT_TYPES]; /* one bit for each side that has the type; 0 if the legend lacks it */
} Legend;

const char *
acies_legend_heading (gboolean is_sign)
{
  return is_sign ? _ ("Signs on the Pieces") : _ ("Pieces");
}

const char *
acies_legend_strength_name (const AciesRuleset *ruleset)
{
  return acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS) ? _ ("Wounds") : acies_units_say (ruleset, _ ("Figures"), _ ("Bases"));
}

/* --- entries ----------------------------------------------------------------------------- */

/* Adds a piece of the type as it is when new. @text: (transfer full): what is said of it */
static AciesLegendEntry *
add (Legend   *self,
     AciesId   type,
     AciesSide side,
     gboolean  is_sign,
     char     *text)
{
  AciesUnit        unit = acies_unit_absent ();
  AciesLegendEntry entry = { .is_sign = is_sign, .type = type, .side = side, .text = text };

  unit.type = type;
  unit.side = side;
  acies_unit_set_fallbacks (self->ruleset, &unit);
  memcpy (entry.properties, unit.properties, sizeof entry.properties);
  entry.figures = entry.full = self->state != NULL ? acies_state_strength (self->state, type) : self->ruleset->unit_types[type].figures;
  g_array_append_val (self->entries, entry);
  return &g_array_index (self->entries, AciesLegendEntry, self->entries->len - 1);
}

static AciesSide
first_side (const Legend *self,
            AciesId       type)
{
  return (AciesSide) g_bit_nth_lsf (self->sides[type], -1);
}

static AciesLegendEntry *
add_sign (Legend *self,
          AciesId type,
          char   *text)
{
  return add (self, type, first_side (self, type), TRUE, text);
}

static gboolean
is_counted (const Legend *self,
            AciesId       type)
{
  return self->sides[type] != 0 && self->theme->die_of[type] == ACIES_NO_ID && self->ruleset->unit_types[type].figures != 1;
}

static void
add_strength (Legend *self)
{
  const char *strength = acies_legend_strength_name (self->ruleset);
  gboolean    is_said[2] = { FALSE, FALSE };

  for (AciesId type = 0; type < self->ruleset->n_unit_types; type++)
    {
      guint             is_number = acies_piece_has_signs (self->ruleset, type);
      AciesLegendEntry *entry;

      if (!is_counted (self, type) || is_said[is_number])
        continue;
      is_said[is_number] = TRUE;
      /* Translators: the number on a piece means this, such as “Bases” */
      entry = add_sign (self, type, g_strdup_printf (is_number ? _ ("Number: %s") : _ ("Squares or dots: %s; hollow if lost"), strength));
      if (!is_number)
        entry->figures--;
    }
}

/* What a gold edge, or the ring of a card, tells of its types. */
static void
add_gold (Legend *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  gboolean is_tile = self->theme->shields[0] == ACIES_SHIELD_TILE;
  AciesId  first = ACIES_NO_ID;

  for (AciesId type = 0; type < self->ruleset->n_unit_types; type++)
    if (self->theme->gold_trim[type] && self->sides[type] != 0)
      {
        g_autofree char *name = is_tile ? acies_piece_dup_tile_name (self->ruleset, type) : g_strdup (self->ruleset->unit_types[type].name);

        if (strstr (names->str, name) == NULL)
          acies_list_add (names, ACIES_LIST_COMMA, name);
        first = MIN (first, type);
      }
  if (first != ACIES_NO_ID)
    /* Translators: names of pieces, such as “General” */
    add_sign (self, first, g_strdup_printf (is_tile ? _ ("Ring: %s") : _ ("Gold edge: %s"), names->str));
}

/* Whose a piece is, where pieces do not have the colour of their class. */
static void
add_sides (Legend *self)
{
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    {
      const char *name = self->ruleset->sides[side].name;
      AciesId     type = 0;

      while (type < self->ruleset->n_unit_types &&
             (((self->sides[type] >> side) & 1) == 0 || self->theme->die_of[type] != ACIES_NO_ID || self->theme->light.has_class[self->ruleset->unit_types[type].class_]))
        type++;
      if (type == self->ruleset->n_unit_types)
        continue;
      if (self->theme->shields[side] == ACIES_SHIELD_CARD && acies_ruleset_side_option_id (self->ruleset, side) != NULL)
        /* Translators: the name of an army, such as “Rome” */
        add (self, type, side, TRUE, g_strdup_printf (_ ("Colour, corners and emblem: %s"), name));
      else
        /* Translators: the name of an army, such as “Rome” */
        add (self, type, side, TRUE, g_strdup_printf (_ ("Colour and outline: %s"), name));
    }
}

static void
add_choices (Legend *self,
             guint   i)
{
  const AciesProperty *property = &self->ruleset->properties[i];

  for (guint value = 0; value < property->options->len; value++)
    for (AciesId type = 0; type < self->ruleset->n_unit_types; type++)
      if (self->sides[type] != 0 && acies_unit_type_has_property (self->ruleset, type, i) && acies_property_allows (self->ruleset, type, i, (int) value))
        {
          if (((const AciesOption *) g_ptr_array_index (property->options, value))->letter != NULL)
            add_sign (self, type, acies_property_describe (property, (int) value))->properties[i] = (guint8) value;
          break;
        }
}

static void
add_property (Legend *self,
              guint   i)
{
  const AciesProperty *property = &self->ruleset->properties[i];
  AciesId              type = 0;

  while (type < self->ruleset->n_unit_types && (self->sides[type] == 0 || !acies_unit_type_has_property (self->ruleset, type, i)))
    type++;
  if (type == self->ruleset->n_unit_types)
    return;
  if (property->shown == ACIES_SHOWN_SIGN && property->kind == ACIES_PROPERTY_CHOICE)
    add_choices (self, i);
  else if (property->shown == ACIES_SHOWN_SIGN)
    /* Translators: a number in a disc means this, such as “Experience” */
    add_sign (self, type, g_strdup_printf (_ ("Number in a disc: %s"), property->name))->properties[i] = property->max;
  else if (property->shown == ACIES_SHOWN_POINT)
    /* Translators: a gold point at a piece means this, such as “Facing” */
    add_sign (self, type, g_strdup_printf (_ ("Gold point: %s"), property->name));
  else if (property->shown == ACIES_SHOWN_PIPS)
    /* Translators: dots on a piece count this, such as “Disorder” */
    add_sign (self, type, g_strdup_printf (property->max > ACIES_PIECE_BAD_PIPS ? _ ("Dots: %s, red from the fifth on") : _ ("Dots: %s"), property->name))->properties[i] = property->max;
}

static void
add_marks (Legend *self)
{
  for (AciesId mark = 0; mark < self->ruleset->n_marks; mark++)
    {
      AciesId type = 0;

      while (type < self->ruleset->n_unit_types && (self->sides[type] == 0 || self->theme->die_of[type] != ACIES_NO_ID || !acies_ruleset_may_have_mark (self->ruleset, type, mark)))
        type++;
      if (type < self->ruleset->n_unit_types && (self->theme->mark_looks[mark] != ACIES_MARK_HIDDEN || mark == self->ruleset->face_down))
        add_sign (self, type, g_strdup (self->ruleset->marks[mark].name))->marks = 1u << mark;
    }
}

static void
add_edges (Legend *self)
{
  for (guint die = 0; die <= self->ruleset->n_die_types; die++)
    {
      AciesId wanted = die < self->ruleset->n_die_types ? (AciesId) die : ACIES_EDGE_WALL;
      AciesId found = ACIES_NO_ID;

      for (AciesId type = 0; type < self->ruleset->n_unit_types; type++)
        for (guint edge = 0; edge < ACIES_N_EDGES; edge++)
          if (self->theme->edges[edge][type] == wanted && self->sides[type] != 0)
            found = MIN (found, type);
      if (found == ACIES_NO_ID)
        continue;
      /* Translators: the name of a kind of die, such as “Black” */
      add_sign (self, found, wanted == ACIES_EDGE_WALL ? g_strdup (_ ("Dark wall: a closed side")) : g_strdup_printf (_ ("Two halves that meet: a place for a die (%s)"), self->ruleset->die_types[die].name));
    }
}

static void
clear_entry (gpointer data)
{
  AciesLegendEntry *entry = data;

  g_free (entry->text);
  g_free (entry->strength);
}

GArray *
acies_legend_new (const AciesRuleset *ruleset,
                  const AciesTheme   *theme,
                  const AciesState   *state)
{
  Legend self = { .ruleset = ruleset, .theme = theme, .state = state, .entries = g_array_new (FALSE, FALSE, sizeof (AciesLegendEntry)) };

  g_array_set_clear_func (self.entries, clear_entry);
  /* In a game whose pieces come from a supply any of them can be laid. */
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    if (state == NULL || acies_ruleset_has (ruleset, ACIES_TRAIT_SUPPLIES))
      self.sides[type] = ruleset->unit_types[type].sides;
  for (guint i = 0; state != NULL && i < state->n_units; i++)
    if (state->units[i].place != ACIES_PLACE_ABSENT && state->units[i].type < ruleset->n_unit_types)
      self.sides[state->units[i].type] |= 1u << state->units[i].side;
  for (AciesId type = 0; type < ruleset->n_unit_types; type++)
    if (self.sides[type] != 0)
      {
        AciesLegendEntry *entry = add (&self, type, first_side (&self, type), FALSE, g_strdup (ruleset->unit_types[type].name));

        if (is_counted (&self, type))
          /* Translators: “Figures”, “Bases” or “Wounds”, and how many of them a unit has */
          entry->strength = g_strdup_printf (_ ("%1$s: %2$u"), acies_legend_strength_name (ruleset), entry->figures);
      }
  add_sides (&self);
  add_strength (&self);
  add_gold (&self);
  add_edges (&self);
  for (guint i = 0; i < ruleset->n_properties; i++)
    add_property (&self, i);
  add_marks (&self);
  return self.entries;
}

/* --- drawing ----------------------------------------------------------------------------- */

#define MARGIN 16.0
#define COLUMN 210.0 /* least width of a column */
#define PICTURE 62.0 /* width and height of the room for a piece */
#define PIECE 50.0   /* width of its hex: points and badges reach out of it */
#define GAP 10.0
#define TEXT_SIZE 12.0
#define HEADING_SIZE 17.0

typedef struct
{
  const GArray       *legend;
  const AciesRuleset *ruleset;
  AciesTheme         *theme;
  const AciesStyle   *style;
  double              width;
  double              height; /* of what was drawn */
} Page;

/* Returns: the height of the text, which is drawn in the middle of @least if it is lower */
static double
draw_text (const Page *self,
           cairo_t    *cr,
           const char *text,
           const char *family,
           double      size,
           double      x,
           double      y,
           double      width,
           double      least)
{
  g_autoptr (PangoLayout) layout = acies_fonts_new_layout (cr, family, text, size, 0);
  AciesColour ink = self->style == &self->theme->dark ? self->style->device : acies_colour_darker (&self->style->label, 0.6);
  int         height;

  pango_layout_set_single_paragraph_mode (layout, FALSE);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_size (layout, NULL, &height);
  acies_colour_set (&ink, cr, 1);
  cairo_move_to (cr, x, y + MAX (0, (least - (double) height / PANGO_SCALE) / 2));
  pango_cairo_show_layout (cr, layout);
  return MAX (least, (double) height / PANGO_SCALE);
}

/* Rows of as many columns as there is room for, below a heading for each part. */
static void
draw_page (cairo_t *cr,
           double   scale,
           gpointer data)
{
  Page    *self = data;
  double   room = self->width - 2 * MARGIN;
  guint    n_columns = MAX (1, (guint) ((room + GAP) / (COLUMN + GAP)));
  double   step = (room + GAP) / n_columns;
  double   y = MARGIN, height = 0;
  guint    column = 0;
  gboolean was_sign = TRUE;

  acies_colour_set (&self->style->paper, cr, 1);
  cairo_paint (cr);
  for (guint i = 0; i < self->legend->len; i++)
    {
      const AciesLegendEntry *entry = &g_array_index (self->legend, AciesLegendEntry, i);
      gboolean                begins = entry->is_sign != was_sign;
      g_autofree char        *text = entry->strength != NULL ? g_strdup_printf ("%s\n%s", entry->text, entry->strength) : g_strdup (entry->text);
      AciesPiece              piece = acies_piece (self->ruleset, self->theme, entry->type, entry->side, 0, 0, PIECE);
      double                  x, text_height;

      if (begins || column == n_columns)
        {
          y += height;
          height = column = 0;
        }
      if (begins)
        y += GAP + draw_text (self, cr, acies_legend_heading (entry->is_sign), ACIES_FONT_SERIF, HEADING_SIZE, MARGIN, y, room, 0);
      x = MARGIN + column++ * step;
      piece.x = x + PICTURE / 2;
      piece.y = y + PICTURE / 2;
      piece.style = self->style;
      piece.figures = entry->figures;
      piece.full = entry->full;
      piece.marks = entry->marks;
      piece.properties = entry->properties;
      piece.scale = scale;
      acies_piece_draw (&piece, cr);
      text_height = draw_text (self, cr, text, "Sans", TEXT_SIZE, x + PICTURE + GAP, y, step - GAP - PICTURE - GAP, PICTURE);
      height = MAX (height, text_height);
      was_sign = entry->is_sign;
    }
  self->height = y + height + MARGIN;
}

GBytes *
acies_legend_to_bytes (const GArray       *legend,
                       const AciesRuleset *ruleset,
                       AciesTheme         *theme,
                       const char         *name,
                       int                 width,
                       gboolean            dark,
                       GError            **error)
{
  Page               page = { legend, ruleset, theme, acies_theme_style (theme, dark), width, 0 };
  cairo_surface_t   *trial = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t           *cr = cairo_create (trial);
  AciesPictureFormat format;

  draw_page (cr, 1, &page); /* to find its height */
  cairo_destroy (cr);
  cairo_surface_destroy (trial);
  return acies_picture_find_format (name, &format, error) ? acies_picture_to_bytes (format, width, ceil (page.height), 1, draw_page, &page, error) : NULL;
}

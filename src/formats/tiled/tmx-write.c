/* tmx-write.c - a battle as a map of Tiled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "engine/core/units.h"
#include "engine/look/look.h"
#include "engine/ruleset/property.h"
#include "engine/ruleset/ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The objects: units, labels, camps and entries. */
#define MOST_OBJECTS (ACIES_MAX_UNITS + ACIES_MAX_HEXES + ACIES_MAX_SIDES * (1 + ACIES_MAX_ENTRIES))

/* Layers and groups, with their ids in the file. */
enum
{
  LAYER_TERRAIN = 1,
  LAYER_PLACES,
  LAYER_UNITS,
  N_LAYERS,
};

typedef struct
{
  const AciesState *state;
  AciesFindings    *findings;
  GString          *out;
  gboolean          squares;     /* of the board */
  int               tile_height; /* in pixels */
  AciesTile         tiles[ACIES_MAX_TILES];
  guint             n_tiles;
  int               n_objects;
} Writer;

/* --- words ---------------------------------------------------------------------------------- */

/* An attribute cannot contain line breaks, because XML readers turn them into spaces. */
static void
add_property (const Writer *self,
              const char   *indent,
              const char   *name,
              const char   *value)
{
  acies_xml_append (self->out, strpbrk (value, "\n\t") == NULL ? "%s<property name=\"%s\" value=\"%s\"/>\n" : "%s<property name=\"%s\">%s</property>\n",
                    indent, name, value);
}

/* Reports content that the file format cannot store. */
static void G_GNUC_PRINTF (2, 3)
    lose (const Writer *self,
          const char   *format,
          ...)
{
  va_list args;

  va_start (args, format);
  acies_findings_add_valist (self->findings, ACIES_SEVERITY_WARNING, "not-held", format, args);
  va_end (args);
}

/* --- tiles ---------------------------------------------------------------------------------- */

char *
acies_tmx_dup_picture_name (const char *name)
{
  g_autofree char *stem = g_path_get_basename (name);
  char            *dot = strrchr (stem, '.');

  if (dot != NULL && dot != stem)
    *dot = '\0';

  return g_strconcat (stem, "-tiles.png", NULL);
}

static void
write_tileset (const Writer *self,
               const char   *name)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autofree char    *picture = acies_tmx_dup_picture_name (name);
  guint               rows = (self->n_tiles + ACIES_TMX_TILE_COLUMNS - 1) / ACIES_TMX_TILE_COLUMNS;

  acies_xml_append (self->out, " <tileset firstgid=\"1\" name=\"%s\" tilewidth=\"%d\" tileheight=\"%d\" tilecount=\"%u\" columns=\"%d\" objectalignment=\"center\">\n",
                    ruleset->id, ACIES_TMX_TILE_WIDTH, self->tile_height, self->n_tiles, ACIES_TMX_TILE_COLUMNS);
  acies_xml_append (self->out, "  <image source=\"%s\" width=\"%d\" height=\"%d\"/>\n", picture, ACIES_TMX_TILE_COLUMNS * ACIES_TMX_TILE_WIDTH,
                    (int) rows * self->tile_height);
  for (guint i = 0; i < self->n_tiles; i++)
    {
      const AciesTile *tile = &self->tiles[i];
      gboolean         is_terrain = tile->terrain != ACIES_NO_ID;

      acies_xml_append (self->out, "  <tile id=\"%u\" type=\"%s\">\n   <properties>\n", i,
                        is_terrain ? ruleset->terrains[tile->terrain].id : ruleset->unit_types[tile->type].id);
      add_property (self, "    ", is_terrain ? "terrain" : "side", is_terrain ? ruleset->terrains[tile->terrain].id : ruleset->sides[tile->side].id);
      g_string_append (self->out, "   </properties>\n  </tile>\n");
    }
  g_string_append (self->out, " </tileset>\n");
}

static void
write_terrain (const Writer *self)
{
  const AciesBoard *board = self->state->board;

  acies_xml_append (self->out, " <layer id=\"%d\" name=\"Terrain\" width=\"%d\" height=\"%d\">\n  <data encoding=\"csv\">\n", LAYER_TERRAIN, board->columns, board->rows);
  for (guint row = 0; row < board->rows; row++)
    {
      for (guint column = 0; column < board->columns; column++)
        {
          AciesHex hex = acies_hex (column, row);
          guint    gid = acies_board_contains (board, hex) ? 1u + board->terrain[hex] : 0;

          g_string_append_printf (self->out, "%s%u", column > 0 ? "," : "", gid);
        }
      g_string_append (self->out, row + 1u < board->rows ? ",\n" : "\n");
    }
  g_string_append (self->out, "  </data>\n </layer>\n");
}

/* --- objects -------------------------------------------------------------------------------- */

/* Units of higher layers are to the right of the others on their hex, but never beyond its edge. */
#define LAYER_SHIFT 8

/* Starts an object at the centre of @hex, or around it. The caller continues with attributes. */
static void
open_object (Writer     *self,
             const char *name,
             const char *class_,
             AciesHex    hex,
             gboolean    around,
             guint       layer)
{
  gboolean is_shifted = !self->squares && (acies_hex_row (hex) & 1) != 0;
  int      x = (int) acies_hex_column (hex) * ACIES_TMX_TILE_WIDTH + (is_shifted ? ACIES_TMX_TILE_WIDTH / 2 : 0) +
          (int) layer * ACIES_TMX_TILE_WIDTH / LAYER_SHIFT;
  int y = (int) acies_hex_row (hex) * (self->squares ? ACIES_TMX_TILE_WIDTH : ACIES_TMX_ROW_HEIGHT);

  acies_xml_append (self->out, "  <object id=\"%d\" name=\"%s\" type=\"%s\" x=\"%d\" y=\"%d\"", ++self->n_objects, name, class_,
                    around ? x : x + ACIES_TMX_TILE_WIDTH / 2, around ? y : y + self->tile_height / 2);
}

static void
add_size (const Writer *self)
{
  acies_xml_append (self->out, " width=\"%d\" height=\"%d\"", ACIES_TMX_TILE_WIDTH, self->tile_height);
}

static void
write_unit (Writer          *self,
            const AciesUnit *unit)
{
  const AciesRuleset  *ruleset = self->state->ruleset;
  const AciesUnitType *type = &ruleset->unit_types[unit->type];
  g_autoptr (GString) marks = g_string_new (NULL);
  g_autofree char *properties = acies_unit_properties_to_string (ruleset, unit);
  guint            gid = 0; /* of its picture */
  AciesHexName     hex;

  /* Only marks that a scenario can start with; the others belong to a turn in play. */
  for (guint i = 0; i < ruleset->n_marks; i++)
    if ((unit->marks & (1u << i)) && ruleset->marks[i].kept)
      g_string_append_printf (marks, "%s%s", marks->len > 0 ? " " : "", ruleset->marks[i].id);
    else if (unit->marks & (1u << i))
      /* Translators: a mark, a unit type, and a hex */
      lose (self, _ ("The mark “%1$s” of %2$s on %3$s is left out"), ruleset->marks[i].name, type->name, acies_hex_name (unit->hex, hex));
  for (guint i = 0; i < self->n_tiles && gid == 0; i++)
    if (self->tiles[i].terrain == ACIES_NO_ID && self->tiles[i].type == unit->type && self->tiles[i].side == unit->side)
      gid = i + 1;
  open_object (self, acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, unit->type), type->id, unit->hex, FALSE, acies_stack_layer (ruleset, unit->type));
  if (gid != 0)
    {
      acies_xml_append (self->out, " gid=\"%u\"", gid);
      add_size (self);
    }
  acies_xml_append (self->out, ">\n   <properties>\n    <property name=\"figures\" type=\"int\" value=\"%d\"/>\n", unit->figures);
  if (marks->len > 0)
    add_property (self, "    ", "marks", marks->str);
  if (*properties != '\0')
    add_property (self, "    ", "properties", properties);
  add_property (self, "    ", "side", ruleset->sides[unit->side].id);
  g_string_append (self->out, "   </properties>\n");
  if (gid == 0)
    g_string_append (self->out, "   <point/>\n");
  g_string_append (self->out, "  </object>\n");
}

static void
write_units (Writer *self)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_state_list_units (self->state, ids);
  guint       n_reserve = 0;

  acies_xml_append (self->out, " <objectgroup id=\"%d\" name=\"Units\">\n", LAYER_UNITS);
  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &self->state->units[ids[i]];

      n_reserve += unit->place == ACIES_PLACE_RESERVE;
      if (unit->place == ACIES_PLACE_BOARD)
        write_unit (self, unit);
    }
  g_string_append (self->out, " </objectgroup>\n");
  if (n_reserve > 0)
    lose (self, g_dngettext (GETTEXT_PACKAGE, "%u unit in reserve is left out", "%u units in reserve are left out", n_reserve), n_reserve);
}

static void
write_place (Writer     *self,
             const char *class_,
             const char *name,
             AciesHex    hex,
             AciesSide   side)
{
  open_object (self, name, class_, hex, FALSE, 0);
  g_string_append (self->out, ">\n   <properties>\n");
  add_property (self, "    ", "side", self->state->ruleset->sides[side].id);
  g_string_append (self->out, "   </properties>\n   <point/>\n  </object>\n");
}

static void
write_places (Writer *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const GArray       *labels = self->state->texts->labels;

  acies_xml_append (self->out, " <objectgroup id=\"%d\" name=\"Labels\">\n", LAYER_PLACES);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &self->state->sides[side];
      g_autofree char        *camp = g_strdup_printf ("Camp of %s", acies_thing_get_english (ACIES_THING_SIDE, ruleset, side));
      g_autofree char        *entry = g_strdup_printf ("Entry of %s", acies_thing_get_english (ACIES_THING_SIDE, ruleset, side));

      if (numbers->camp != ACIES_NO_HEX)
        write_place (self, ACIES_TMX_CAMP, camp, numbers->camp, side);
      for (guint i = 0; i < numbers->n_entries; i++)
        write_place (self, ACIES_TMX_ENTRY, entry, numbers->entries[i], side);
    }
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);

      open_object (self, label->text, ACIES_TMX_LABEL, label->hex, TRUE, 0);
      add_size (self);
      acies_xml_append (self->out, ">\n   <text wrap=\"1\" pixelsize=\"18\" halign=\"center\" valign=\"center\">%s</text>\n  </object>\n", label->text);
    }
  g_string_append (self->out, " </objectgroup>\n");
}

/* --- what has no place there ---------------------------------------------------------------- */

static void
lose_rest (const Writer *self)
{
  const AciesState *state = self->state;
  g_autoptr (AciesState) usual = acies_state_new (state->ruleset, ACIES_MIN_COLUMNS, ACIES_MIN_ROWS);
  guint n_cards = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
      n_cards += acies_state_count_cards (state, side, zone);
  if (n_cards > 0)
    lose (self, _ ("Decks and hands are left out"));
  lose (self, _ ("The settings of the battle and its armies are left out, such as the last round, the first player and morale"));
  if (memcmp (usual->switches, state->switches, sizeof usual->switches) != 0)
    lose (self, _ ("The battle’s changes to the rules are left out"));
  if (state->texts->alternatives->len > 0)
    lose (self, _ ("Texts in other languages are left out"));
  if (state->texts->lesson != NULL)
    lose (self, _ ("The lesson is left out"));
  if (state->texts->extras->len > 0)
    lose (self, _ ("Comments are left out"));
  if (state->texts->goal != ACIES_GOAL_NONE)
    lose (self, _ ("The goal of the puzzle is left out"));
  if (state->mode == ACIES_MODE_PLAY)
    lose (self, _ ("The current round and turn are left out"));
}

/* --- the whole ------------------------------------------------------------------------------ */

/* Writes the start tag of the map, and its properties. */
static void
write_head (const Writer *self)
{
  const AciesBoard *board = self->state->board;
  const AciesTexts *texts = self->state->texts;

  acies_xml_append (self->out, "<map version=\"1.8\" orientation=\"%s\" renderorder=\"right-down\" width=\"%d\" height=\"%d\" tilewidth=\"%d\" tileheight=\"%d\" infinite=\"0\"",
                    self->squares ? "orthogonal" : "hexagonal", board->columns, board->rows, ACIES_TMX_TILE_WIDTH, self->tile_height);
  if (!self->squares)
    acies_xml_append (self->out, " hexsidelength=\"%d\" staggeraxis=\"y\" staggerindex=\"odd\"", ACIES_TMX_SIDE_LENGTH);
  acies_xml_append (self->out, " nextlayerid=\"%d\" nextobjectid=\"%d\">\n <properties>\n", N_LAYERS, MOST_OBJECTS + 1);
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    if (*acies_texts_get_default (texts, kind) != '\0')
      add_property (self, "  ", acies_text_id (kind), acies_texts_get_default (texts, kind));
  add_property (self, "  ", "ruleset", self->state->ruleset->id);
  g_string_append (self->out, " </properties>\n");
}

char *
acies_tmx_write (const AciesState *state,
                 const char       *name,
                 AciesFindings    *findings,
                 GError          **error)
{
  Writer self = { .state = state, .findings = findings, .out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") };

  self.squares = state->board->layout == ACIES_BOARD_SQUARES;
  self.tile_height = self.squares ? ACIES_TMX_TILE_WIDTH : ACIES_TMX_TILE_HEIGHT;
  self.n_tiles = acies_tile_list (state->ruleset, self.tiles);
  write_head (&self);
  write_tileset (&self, name);
  write_terrain (&self);
  write_places (&self);
  write_units (&self);
  g_string_append (self.out, "</map>\n");
  lose_rest (&self);

  return g_string_free (self.out, FALSE);
}

/* tmx-read.c - a map of Tiled: what kind of map it is, how it lies on a board of ours, and the objects on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "engine/board/texts.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_OBJECTS 10000

/* --- the kind of map ------------------------------------------------------------------------ */

char *
acies_tmx_dup_wrong_orientation (const char *orientation)
{
  return g_strdup_printf (_ ("the map is “%s”, which cannot become a board; please choose Hexagonal or Staggered in Tiled under Map Properties, Orientation"),
                          orientation);
}

static gboolean
check_shape (const AciesTmxReader *self,
             const AciesXmlNode   *root,
             GError              **error)
{
  g_autofree char *orientation = acies_tmx_dup_name (root, "orientation");
  g_autofree char *axis = acies_tmx_dup_name (root, "staggeraxis");
  g_autofree char *index = acies_tmx_dup_name (root, "staggerindex");

  if (*orientation == '\0')
    return acies_tmx_refuse (self, root, error, _ ("<map> has no orientation, so this is not a Tiled map"));
  if (!g_str_equal (orientation, "hexagonal") && !g_str_equal (orientation, "staggered") && !g_str_equal (orientation, "orthogonal"))
    {
      g_autofree char *wrong = acies_tmx_dup_wrong_orientation (orientation);

      return acies_tmx_refuse (self, root, error, "%s", wrong);
    }
  if (*axis != '\0' && !g_str_equal (axis, "x") && !g_str_equal (axis, "y"))
    return acies_tmx_refuse (self, root, error, _ ("“staggeraxis” of <map> must be x or y, not “%s”"), axis);
  if (*index != '\0' && !g_str_equal (index, "odd") && !g_str_equal (index, "even"))
    return acies_tmx_refuse (self, root, error, _ ("“staggerindex” of <map> must be “odd” or “even”, not “%s”"), index);

  return TRUE;
}

static gboolean
read_frame (AciesTmxReader     *self,
            const AciesXmlNode *root,
            GError            **error)
{
  AciesTmxFrame *frame = &self->frame;
  int            infinite;
  int            most_columns, most_rows, least_columns, least_rows;

  if (!check_shape (self, root, error))
    return FALSE;
  frame->squares = g_str_equal (acies_xml_get (root, "orientation"), "orthogonal");
  frame->by_columns = !frame->squares && g_strcmp0 (acies_xml_get (root, "staggeraxis"), "x") == 0;
  frame->even = g_strcmp0 (acies_xml_get (root, "staggerindex"), "even") == 0;
  frame->diamonds = g_str_equal (acies_xml_get (root, "orientation"), "staggered");
  if (!acies_tmx_number (self, root, "width", 1, G_MAXINT, 1, &frame->columns, error) ||
      !acies_tmx_number (self, root, "height", 1, G_MAXINT, 1, &frame->rows, error) ||
      !acies_tmx_number (self, root, "tilewidth", 1, ACIES_TMX_MAX_PIXELS, 1, &frame->tile_width, error) ||
      !acies_tmx_number (self, root, "tileheight", 1, ACIES_TMX_MAX_PIXELS, 1, &frame->tile_height, error) ||
      /* A staggered or orthogonal map can have a side length from the time when it was hexagonal, which means
       * nothing. */
      (!frame->diamonds && !frame->squares &&
       !acies_tmx_number (self, root, "hexsidelength", 0, frame->by_columns ? frame->tile_width : frame->tile_height, 0, &frame->side_length, error)) ||
      !acies_tmx_number (self, root, "infinite", 0, 1, 0, &infinite, error))
    return FALSE;
  frame->infinite = infinite;
  self->map->line = root->line;
  self->map->layout = frame->squares ? ACIES_BOARD_SQUARES : ACIES_BOARD_HEXES;

  if (infinite)
    return TRUE;
  /* The columns of a turned map become rows. */
  most_columns = frame->by_columns ? ACIES_MAX_ROWS : ACIES_MAX_COLUMNS;
  most_rows = frame->by_columns ? ACIES_MAX_COLUMNS : ACIES_MAX_ROWS;
  least_columns = frame->by_columns ? ACIES_MIN_ROWS : ACIES_MIN_COLUMNS;
  least_rows = frame->by_columns ? ACIES_MIN_COLUMNS : ACIES_MIN_ROWS;
  if (frame->columns > most_columns || frame->rows > most_rows)
    /* Translators: columns and rows of the map, and the most of both */
    return acies_tmx_refuse (self, root, error, _ ("the map is %1$d × %2$d; a board is at most %3$d × %4$d"),
                             frame->columns, frame->rows, most_columns, most_rows);
  if (frame->columns < least_columns || frame->rows < least_rows)
    /* Translators: columns and rows of the map, and the least of both */
    return acies_tmx_refuse (self, root, error, _ ("the map is %1$d × %2$d; a board is at least %3$d × %4$d"),
                             frame->columns, frame->rows, least_columns, least_rows);

  return TRUE;
}

/* --- how it lies on a board -----------------------------------------------------------------
 *
 * Of our board every second row, the second one first, lies half a hex to the
 * right and is one hex shorter. A map may shift its first row instead, may have
 * rows of one length, and may have staggered columns: then it is turned by 90
 * degrees to the right, which makes rows of its columns and leaves neighbours
 * what they are. Places along a row are counted in half tiles here. */

/* The first and the last position of tiles in each row of the board, in half tiles of the map. */
typedef struct
{
  gint64 low;
  gint64 high;
} Bounds;

/* Returns whether the row is shifted right, or the column down, by half a tile. */
static gboolean
is_shifted (const AciesTmxFrame *frame,
            int                  line)
{
  return !frame->squares && ((line & 1) != 0) != frame->even;
}

/* Returns: the row of the map, or the column if the columns are staggered */
static int
line_of (const AciesTmxFrame *frame,
         int                  column,
         int                  row)
{
  return frame->by_columns ? column : row;
}

/* Returns: the position of a tile from left to right, after turning the map */
static gint64
half_of (const AciesTmxFrame *frame,
         int                  column,
         int                  row)
{
  gint64 half = 2 * (gint64) (frame->by_columns ? row : column) + is_shifted (frame, line_of (frame, column, row));

  return frame->by_columns ? -half : half;
}

/* Returns: the hex of the board for a cell of the map, or ACIES_NO_HEX */
static AciesHex
place (const AciesTmxReader *self,
       int                   column,
       int                   row)
{
  const AciesTmxFrame *frame = &self->frame;
  gint64               our_row = (gint64) line_of (frame, column, row) - frame->first;
  gint64               odd = !frame->squares && (our_row & 1);
  gint64               half = half_of (frame, column, row) - frame->left - odd;

  if (our_row < 0 || our_row >= self->map->rows || half < 0 || half / 2 >= self->map->columns - odd)
    return ACIES_NO_HEX;

  return acies_hex ((guint) (half / 2), (guint) our_row);
}

/* --- how large the board is ------------------------------------------------------------------------ */

static void
include (const AciesTmxFrame *frame,
         Bounds              *bounds,
         int                  column,
         int                  row)
{
  gint64 half = half_of (frame, column, row);
  gint64 odd = !frame->squares && (((gint64) line_of (frame, column, row) - frame->first) & 1);

  bounds->low = MIN (bounds->low, half - odd);
  bounds->high = MAX (bounds->high, half + odd);
}

static gint64
count_columns (const Bounds *bounds)
{
  return (bounds->high - bounds->low) / 2 + 1;
}

static void
include_tiles (const AciesTmxReader *self,
               Bounds               *bounds)
{
  for (guint i = 0; i < self->layers->len; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        {
          const AciesTmxCell *cell = &g_array_index (layer->cells, AciesTmxCell, j);

          include (&self->frame, bounds, cell->column, cell->row);
        }
    }
}

/* The part that has tiles. */
static gboolean
fit_infinite (AciesTmxReader     *self,
              const AciesXmlNode *root,
              GError            **error)
{
  Bounds bounds = { G_MAXINT64, G_MININT64 };
  gint64 columns, rows;
  int    last = G_MININT;

  self->frame.first = G_MAXINT;
  for (guint i = 0; i < self->layers->len; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        {
          const AciesTmxCell *cell = &g_array_index (layer->cells, AciesTmxCell, j);

          self->frame.first = MIN (self->frame.first, line_of (&self->frame, cell->column, cell->row));
          last = MAX (last, line_of (&self->frame, cell->column, cell->row));
        }
    }
  if (self->frame.first > last)
    return acies_tmx_refuse (self, root, error, _ ("the map has no tiles"));
  include_tiles (self, &bounds);
  columns = count_columns (&bounds);
  rows = (gint64) last - self->frame.first + 1;
  if (columns > ACIES_MAX_COLUMNS || rows > ACIES_MAX_ROWS)
    {
      g_autofree char *size = g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT, columns, rows);

      return acies_tmx_refuse (self, root, error,
                               acies_board_say (self->map,
                                                /* Translators: columns and rows, as “65 × 1”, and the most columns and rows */
                                                _ ("the part with tiles would make a board of %1$s hexes; the largest board is %2$d × %3$d"),
                                                /* Translators: columns and rows, as “65 × 1”, and the most columns and rows */
                                                _ ("the part with tiles would make a board of %1$s squares; the largest board is %2$d × %3$d")),
                               size, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
    }
  self->frame.left = bounds.low;
  self->map->columns = MAX ((guint) columns, ACIES_MIN_COLUMNS);
  self->map->rows = MAX ((guint) rows, ACIES_MIN_ROWS);

  return TRUE;
}

/* Finds the part of the map that becomes the board, and its size. Call after reading the layers. */
static gboolean
fit (AciesTmxReader     *self,
     const AciesXmlNode *root,
     GError            **error)
{
  AciesTmxFrame *frame = &self->frame;
  Bounds         bounds = { G_MAXINT64, G_MININT64 };
  Bounds         wide;

  if (frame->diamonds)
    acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "map-of-diamonds",
                   _ ("The map is staggered, not hexagonal: each of its tiles became a hex"));
  if (frame->by_columns)
    acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "map-turned",
                   _ ("The map has staggered columns, but a board has staggered rows: the map was rotated by 90° clockwise, so its left edge is now the top of the board"));
  if (frame->infinite)
    return fit_infinite (self, root, error);

  /* The whole map is the board. Every second row extends beyond the others by half a tile, and counts in full if it
   * has a tile there. */
  frame->first = 0;
  include (frame, &bounds, 0, 0);
  include (frame, &bounds, frame->by_columns ? 0 : frame->columns - 1, frame->by_columns ? frame->rows - 1 : 0);
  wide = bounds;
  include_tiles (self, &wide);
  if (count_columns (&wide) > count_columns (&bounds) && count_columns (&wide) <= ACIES_MAX_COLUMNS)
    {
      acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "board-widened",
                     _ ("Tiles at the edge of the map stick out by half a hex, so the board is one column wider"));
      bounds = wide;
    }
  frame->left = bounds.low;
  self->map->columns = (guint) count_columns (&bounds);
  self->map->rows = (guint) (frame->by_columns ? frame->columns : frame->rows);

  return TRUE;
}

/* --- the board: tiles and kinds ------------------------------------------------------------------------ */

typedef struct
{
  AciesTmxReader *reader;
  GHashTable     *tiles;   /* gid -> 1 + index */
  GHashTable     *kinds;   /* word in lower case -> 1 + index */
  GHashTable     *dropped; /* kind -> GPtrArray of char*: the positions of its omitted tiles, as Tiled shows them */
} Maker;

/* Returns: the tile's index */
static guint
find_tile (Maker  *self,
           guint32 gid,
           int     line)
{
  AciesTmx        *map = self->reader->map;
  guint            index = GPOINTER_TO_UINT (g_hash_table_lookup (self->tiles, GUINT_TO_POINTER (gid)));
  AciesTmxTile    *tile;
  const char      *word;
  g_autofree char *key = NULL;

  if (index > 0)
    return index - 1;
  tile = g_new0 (AciesTmxTile, 1);
  tile->gid = gid;
  tile->words = acies_tmx_tilesets_dup_words (self->reader->tilesets, gid, &tile->n_numbers);
  word = tile->words[MIN (tile->n_numbers, g_strv_length (tile->words) - 1)];
  key = g_utf8_casefold (word, -1);
  tile->kind = GPOINTER_TO_UINT (g_hash_table_lookup (self->kinds, key)) - 1;
  if (tile->kind == G_MAXUINT)
    {
      AciesTmxKind *kind = g_new0 (AciesTmxKind, 1);

      kind->word = g_strdup (word);
      kind->line = line;
      kind->first_tile = map->tiles->len;
      tile->kind = map->kinds->len;
      g_ptr_array_add (map->kinds, kind);
      g_hash_table_insert (self->kinds, g_steal_pointer (&key), GUINT_TO_POINTER (map->kinds->len));
    }
  g_ptr_array_add (map->tiles, tile);
  g_hash_table_insert (self->tiles, GUINT_TO_POINTER (gid), GUINT_TO_POINTER (map->tiles->len));

  return map->tiles->len - 1;
}

static void
add_cell (Maker              *self,
          guint               layer,
          const AciesTmxCell *cell)
{
  AciesTmx  *map = self->reader->map;
  AciesHex   hex = place (self->reader, cell->column, cell->row);
  guint      index = find_tile (self, cell->gid, ((AciesTmxLayer *) g_ptr_array_index (self->reader->layers, layer))->line);
  gpointer   kind = GUINT_TO_POINTER (((AciesTmxTile *) g_ptr_array_index (map->tiles, index))->kind);
  GPtrArray *places = g_hash_table_lookup (self->dropped, kind);

  if (hex != ACIES_NO_HEX)
    {
      map->cells[layer * ACIES_MAX_HEXES + hex] = index + 1;
      return;
    }
  if (places == NULL)
    {
      places = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (self->dropped, kind, places);
    }
  g_ptr_array_add (places, g_strdup_printf ("%d, %d", cell->column, cell->row));
}

static gboolean
make_board (AciesTmxReader     *self,
            const AciesXmlNode *root,
            GError            **error)
{
  AciesTmx *map = self->map;
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) dropped = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  Maker maker = { self, tiles, kinds, dropped };
  guint n_covered = 0;

  if (!fit (self, root, error))
    return FALSE;
  map->n_layers = self->layers->len;
  map->cells = g_new0 (guint32, MAX (map->n_layers, 1) * ACIES_MAX_HEXES);
  for (guint i = 0; i < map->n_layers; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        add_cell (&maker, i, &g_array_index (layer->cells, AciesTmxCell, j));
    }
  for (guint i = 0; i < map->n_layers * ACIES_MAX_HEXES; i++)
    if (map->cells[i] > 0)
      {
        const AciesTmxTile *tile = g_ptr_array_index (map->tiles, map->cells[i] - 1);

        ((AciesTmxKind *) g_ptr_array_index (map->kinds, tile->kind))->n_hexes++;
      }
  /* Leave out tiles beyond a board of the maximum width. */
  for (guint i = 0; i < map->kinds->len; i++)
    {
      const AciesTmxKind *kind = g_ptr_array_index (map->kinds, i);
      GPtrArray          *places = g_hash_table_lookup (dropped, GUINT_TO_POINTER (i));
      g_autofree char    *list = NULL;

      if (places == NULL)
        continue;
      g_ptr_array_add (places, NULL);
      list = acies_list_join ((const char *const *) places->pdata, ACIES_LIST_SEMICOLON);
      acies_tmx_say (self, kind->line, ACIES_SEVERITY_WARNING, "tile-dropped",
                     /* Translators: a tile, a list of places as “63, 1; 63, 3”, and the most columns */
                     g_dngettext (GETTEXT_PACKAGE, "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d column", "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d columns", ACIES_MAX_COLUMNS),
                     kind->word, list, ACIES_MAX_COLUMNS);
    }
  /* If layers overlap, tell the user which tiles count. */
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      guint n = 0;

      for (guint layer = 0; layer < map->n_layers; layer++)
        n += map->cells[layer * ACIES_MAX_HEXES + hex] > 0;
      n_covered += n > 1;
    }
  if (n_covered > 0)
    acies_tmx_say (self, ((AciesTmxLayer *) g_ptr_array_index (self->layers, 1))->line, ACIES_SEVERITY_NOTE, "layers-covered",
                   acies_board_say (map,
                                    g_dngettext (GETTEXT_PACKAGE, "On %u hex, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u hexes, tiles of several layers overlap; the topmost tile is used", n_covered),
                                    g_dngettext (GETTEXT_PACKAGE, "On %u square, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u squares, tiles of several layers overlap; the topmost tile is used", n_covered)),
                   n_covered);

  return TRUE;
}

/* --- objects: where they are ---------------------------------------------------------------------- */

/* Returns: the hex or square of our board that contains a point of the map, or ACIES_NO_HEX */
static AciesHex
hex_at (const AciesTmxReader *self,
        double                x,
        double                y)
{
  const AciesTmxFrame *frame = &self->frame;
  double               length = frame->by_columns ? frame->tile_height : frame->tile_width;
  double               height = frame->by_columns ? frame->tile_width : frame->tile_height;
  double               along = (frame->by_columns ? y : x) / length;
  double               across = ((frame->by_columns ? x : y) - height / 2) / ((height + frame->side_length) / 2);
  double               best = HUGE_VAL;
  int                  best_cell = 0, best_line = 0;

  if (frame->squares)
    {
      along = floor (x / frame->tile_width);
      across = floor (y / frame->tile_height);
    }
  if (fabs (across) > 2.0 * ACIES_TMX_FARTHEST || fabs (along) > 2.0 * ACIES_TMX_FARTHEST)
    return ACIES_NO_HEX;
  if (frame->squares)
    return place (self, (int) along, (int) across);
  for (double line = floor (across) - 1; line <= floor (across) + 2; line++)
    {
      double shift = is_shifted (frame, (int) line) ? 0.5 : 0;
      double cell = floor (along - shift);
      double off = along - (cell + 0.5 + shift);
      double away = across - line;
      double distance = 3 * off * off + 2.25 * away * away; /* scaled so that all hexes are regular */

      if (distance >= best)
        continue;
      best = distance;
      best_cell = (int) cell;
      best_line = (int) line;
    }

  return frame->by_columns ? place (self, best_line, best_cell) : place (self, best_cell, best_line);
}

/* --- objects: what they are ---------------------------------------------------------------------- */

static void
read_object (AciesTmxReader     *self,
             const AciesXmlNode *node,
             double              x,
             double              y)
{
  AciesTmxObject     *object = g_new0 (AciesTmxObject, 1);
  const AciesXmlNode *text = acies_tmx_child (node, "text");
  const char         *id_text = acies_xml_get (node, "id");
  const char         *gid_text = acies_xml_get (node, "gid");
  double              anchor_x = 0, anchor_y = 0;
  g_autofree char *template = acies_tmx_dup_name (node, "template");
  const AciesTmxTileData *tile = NULL;
  gint64                  id = 0;
  guint64                 gid = 0;

  if (id_text != NULL && g_ascii_string_to_signed (id_text, 10, 1, G_MAXINT, &id, NULL))
    object->id = (int) id;
  object->name = acies_tmx_dup_name (node, "name");
  object->class_ = acies_tmx_dup_class (node);
  object->properties = acies_tmx_dup_properties (node);
  object->text = text != NULL ? acies_xml_dup_text (text) : NULL;
  object->line = node->line;
  /* Reported once for each template, because a map can use a template many times. */
  if (*template != '\0' && g_hash_table_add (self->templates, g_strdup (template)))
    acies_tmx_say (self, node->line, ACIES_SEVERITY_WARNING, "template-unread",
                   _ ("The template “%s” was not read; its objects have only the data from the map"), template);
  if (gid_text != NULL && g_ascii_string_to_unsigned (gid_text, 10, 0, G_MAXUINT32, &gid, NULL) && (gid &= ACIES_TMX_GID_BITS) != 0)
    tile = acies_tmx_tilesets_find (self->tilesets, (guint32) gid, &anchor_x, &anchor_y);
  /* Take values that the object lacks from its tile. */
  if (tile != NULL)
    {
      GHashTableIter iter;
      gpointer       name, value;

      if (*object->class_ == '\0')
        {
          g_free (object->class_);
          object->class_ = g_strdup (tile->class_);
        }
      g_hash_table_iter_init (&iter, tile->properties);
      while (g_hash_table_iter_next (&iter, &name, &value))
        if (!g_hash_table_contains (object->properties, name))
          g_hash_table_insert (object->properties, g_strdup (name), g_strdup (value));
    }
  /* The centre of a rectangle or a picture, or the point itself. */
  x += acies_tmx_pixels (node, "x") + acies_tmx_pixels (node, "width") * (0.5 - anchor_x);
  y += acies_tmx_pixels (node, "y") + acies_tmx_pixels (node, "height") * (0.5 - anchor_y);
  object->hex = hex_at (self, x, y);
  g_ptr_array_add (self->map->objects, object);
}

/* Reads the objects in @node, also those in groups. @x, @y: its corner */
static void
read_objects (AciesTmxReader     *self,
              const AciesXmlNode *node,
              double              x,
              double              y)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      double own_x = x + acies_tmx_pixels (child, "offsetx");
      double own_y = y + acies_tmx_pixels (child, "offsety");

      /* A hidden group has already been reported for its layers. */
      if (acies_xml_is (child, NULL, "group") && g_strcmp0 (acies_xml_get (child, "visible"), "0") != 0)
        read_objects (self, child, own_x, own_y);
      if (!acies_xml_is (child, NULL, "objectgroup") || acies_tmx_is_hidden (self, child))
        continue;
      for (const AciesXmlNode *one = child->children; one != NULL; one = one->next)
        {
          if (!acies_xml_is (one, NULL, "object"))
            continue;
          if (self->map->objects->len == MAX_OBJECTS)
            {
              acies_tmx_say (self, one->line, ACIES_SEVERITY_WARNING, "too-many-objects",
                             g_dngettext (GETTEXT_PACKAGE, "The map has more than %d object; the others were left out", "The map has more than %d objects; the others were left out", MAX_OBJECTS), MAX_OBJECTS);
              break;
            }
          read_object (self, one, own_x, own_y);
        }
    }
}

/* --- the whole ------------------------------------------------------------------------------ */

static void
tile_free (AciesTmxTile *tile)
{
  g_strfreev (tile->words);
  g_free (tile);
}

static void
kind_free (AciesTmxKind *kind)
{
  g_free (kind->word);
  g_free (kind);
}

static void
object_free (AciesTmxObject *self)
{
  g_free (self->name);
  g_free (self->class_);
  g_hash_table_unref (self->properties);
  g_free (self->text);
  g_free (self);
}

static void
layer_free (AciesTmxLayer *layer)
{
  g_free (layer->name);
  g_array_unref (layer->cells);
  g_free (layer);
}

void
acies_tmx_free (AciesTmx *self)
{
  g_free (self->name);
  g_free (self->cells);
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->kinds);
  g_ptr_array_unref (self->objects);
  g_clear_pointer (&self->properties, g_hash_table_unref);
  g_free (self);
}

AciesTmx *
acies_tmx_read (GBytes        *bytes,
                const char    *name,
                GFile         *file,
                AciesFindings *findings,
                GError       **error)
{
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, name, error);
  g_autoptr (AciesTmx) map = NULL;
  AciesTmxReader      self = { .file = file, .findings = findings };
  const AciesXmlNode *root;
  gboolean            good;

  if (document == NULL)
    return NULL;
  root = acies_xml_root (document);
  self.map = map = g_new0 (AciesTmx, 1);
  map->name = g_strdup (name);
  map->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) tile_free);
  map->kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) kind_free);
  map->objects = g_ptr_array_new_with_free_func ((GDestroyNotify) object_free);
  self.templates = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.layers = g_ptr_array_new_with_free_func ((GDestroyNotify) layer_free);
  good = acies_xml_is (root, NULL, "map");
  map->properties = acies_tmx_dup_properties (root);
  if (!good)
    /* Translators: the name of a file, and a line */
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT, _ ("%1$s:%2$d: this is not a Tiled map"), name, root->line);
  else
    good = read_frame (&self, root, error) && (self.tilesets = acies_tmx_tilesets_read (&self, root, error)) != NULL &&
           acies_tmx_read_layers (&self, root, 0, 0, error) && make_board (&self, root, error);
  if (good)
    read_objects (&self, root, 0, 0);
  g_clear_pointer (&self.tilesets, acies_tmx_tilesets_free);
  g_hash_table_unref (self.templates);
  g_ptr_array_unref (self.layers);

  return good ? g_steal_pointer (&map) : NULL;
}

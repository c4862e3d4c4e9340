/* tmx-read.c - a map of Tiled: what kind of map it is, and looking into it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- looking, reporting --------------------------------------------------------------------- */

gboolean
acies_tmx_refuse (const AciesTmxReader *self,
                  const AciesXmlNode   *node,
                  GError              **error,
                  const char           *format,
                  ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", self->map->name, node->line, what);

  return FALSE;
}

AciesFinding *
acies_tmx_say (const AciesTmxReader *self,
               int                   line,
               AciesSeverity         severity,
               const char           *code,
               const char           *format,
               ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self->findings, severity, code, format, args);
  va_end (args);
  finding->line = line;

  return finding;
}

gboolean
acies_tmx_number (const AciesTmxReader *self,
                  const AciesXmlNode   *node,
                  const char           *name,
                  int                   min,
                  int                   max,
                  int                   fallback,
                  int                  *value,
                  GError              **error)
{
  const char      *text = acies_xml_get (node, name);
  g_autofree char *shown = NULL;
  gint64           number;

  *value = fallback;
  if (text == NULL)
    return TRUE;
  if (g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    {
      *value = (int) number;
      return TRUE;
    }
  shown = acies_text_shorten (text, ACIES_LONGEST_QUOTE);

  /* Translators: an attribute, its element, the limits, and the value */
  return acies_tmx_refuse (self, node, error, _ ("“%1$s” of <%2$s> must be a number from %3$d to %4$d, not “%5$s”"), name,
                           node->name, min, max, shown);
}

const AciesXmlNode *
acies_tmx_child (const AciesXmlNode *node,
                 const char         *name)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (acies_xml_is (child, NULL, name))
        return child;
    }

  return NULL;
}

char *
acies_tmx_dup_name (const AciesXmlNode *node,
                    const char         *attribute)
{
  const char *value = acies_xml_get (node, attribute);
  char       *shown = acies_text_shorten (value != NULL ? value : "", ACIES_LONGEST_QUOTE);

  return g_strstrip (shown);
}

char *
acies_tmx_dup_class (const AciesXmlNode *node)
{
  return acies_tmx_dup_name (node, acies_xml_get (node, "class") != NULL ? "class" : "type");
}

/* A long value stands in the element, a short one in its attribute. */
static char *
dup_value (const AciesXmlNode *property)
{
  const char *value = acies_xml_get (property, "value");

  return value != NULL ? g_strdup (value) : acies_xml_dup_text (property);
}

GHashTable *
acies_tmx_dup_properties (const AciesXmlNode *node)
{
  GHashTable         *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const AciesXmlNode *list = acies_tmx_child (node, "properties");

  for (const AciesXmlNode *child = list != NULL ? list->children : NULL; child != NULL; child = child->next)
    {
      if (acies_xml_is (child, NULL, "property") && acies_xml_get (child, "name") != NULL)
        g_hash_table_replace (table, g_ascii_strdown (acies_xml_get (child, "name"), -1), dup_value (child));
    }

  return table;
}

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

/* Of a turned map the columns become rows. */
static gboolean
check_size (const AciesTmxReader *self,
            const AciesXmlNode   *root,
            GError              **error)
{
  const AciesTmxFrame *frame = &self->frame;
  int                  most_columns = frame->by_columns ? ACIES_MAX_ROWS : ACIES_MAX_COLUMNS;
  int                  most_rows = frame->by_columns ? ACIES_MAX_COLUMNS : ACIES_MAX_ROWS;
  int                  least_columns = frame->by_columns ? ACIES_MIN_ROWS : ACIES_MIN_COLUMNS;
  int                  least_rows = frame->by_columns ? ACIES_MIN_COLUMNS : ACIES_MIN_ROWS;

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

/* Of a staggered or orthogonal map a length that is left from when it was hexagonal means nothing. */
static gboolean
read_side_length (AciesTmxReader     *self,
                  const AciesXmlNode *root,
                  GError            **error)
{
  AciesTmxFrame *frame = &self->frame;
  int            longest = frame->by_columns ? frame->tile_width : frame->tile_height;

  return frame->diamonds || frame->squares || acies_tmx_number (self, root, "hexsidelength", 0, longest, 0, &frame->side_length, error);
}

static gboolean
read_frame (AciesTmxReader     *self,
            const AciesXmlNode *root,
            GError            **error)
{
  AciesTmxFrame *frame = &self->frame;
  int            infinite;

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
      !read_side_length (self, root, error) ||
      !acies_tmx_number (self, root, "infinite", 0, 1, 0, &infinite, error))
    return FALSE;
  frame->infinite = infinite;
  self->map->line = root->line;
  self->map->layout = frame->squares ? ACIES_BOARD_SQUARES : ACIES_BOARD_HEXES;

  return infinite || check_size (self, root, error);
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

static AciesTmx *
new_map (const char *name)
{
  AciesTmx *self = g_new0 (AciesTmx, 1);

  self->name = g_strdup (name);
  self->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) tile_free);
  self->kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) kind_free);
  self->objects = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_tmx_object_free);

  return self;
}

static gboolean
read_root (AciesTmxReader     *self,
           const AciesXmlNode *root,
           GError            **error)
{
  if (!acies_xml_is (root, NULL, "map"))
    {
      /* Translators: the name of a file, and a line */
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT, _ ("%1$s:%2$d: this is not a Tiled map"),
                   self->map->name, root->line);
      return FALSE;
    }
  self->map->properties = acies_tmx_dup_properties (root);
  if (!read_frame (self, root, error))
    return FALSE;
  self->tilesets = acies_tmx_tilesets_read (self, root, error);
  if (self->tilesets == NULL || !acies_tmx_read_layers (self, root, 0, 0, error) || !acies_tmx_make_board (self, root, error))
    return FALSE;
  acies_tmx_read_objects (self, root, 0, 0);

  return TRUE;
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
  AciesTmxReader self = { .file = file, .findings = findings };
  gboolean       good;

  if (document == NULL)
    return NULL;
  self.map = map = new_map (name);
  self.layers = g_ptr_array_new_with_free_func ((GDestroyNotify) layer_free);
  good = read_root (&self, acies_xml_root (document), error);
  g_clear_pointer (&self.tilesets, acies_tmx_tilesets_free);
  g_clear_pointer (&self.templates, g_hash_table_unref);
  g_ptr_array_unref (self.layers);

  return good ? g_steal_pointer (&map) : NULL;
}

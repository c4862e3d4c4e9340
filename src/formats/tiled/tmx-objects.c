/* tmx-objects.c - what lies on a map besides tiles: units, camps, entries, labels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_OBJECTS 10000

void
acies_tmx_object_free (AciesTmxObject *self)
{
  g_free (self->name);
  g_free (self->class_);
  g_hash_table_unref (self->properties);
  g_free (self->text);
  g_free (self);
}

/* --- where it is ---------------------------------------------------------------------------- */

double
acies_tmx_pixels (const AciesXmlNode *node,
                  const char         *name)
{
  const char *text = acies_xml_get (node, name);
  double      value = text != NULL ? g_ascii_strtod (text, NULL) : 0;

  return isfinite (value) ? CLAMP (value, -1e12, 1e12) : 0;
}

/* How far the middle of the cell of a line is, measured so that all hexes are regular. */
static double
distance_to (const AciesTmxFrame *frame,
             double               cell,
             double               line,
             double               along,
             double               across)
{
  double shift = acies_tmx_is_shifted (frame, (int) line) ? 0.5 : 0;
  double off = along - (cell + 0.5 + shift);
  double away = across - line;

  return 3 * off * off + 2.25 * away * away;
}

static AciesHex
square_at (const AciesTmxReader *self,
           double                x,
           double                y)
{
  double column = floor (x / self->frame.tile_width);
  double row = floor (y / self->frame.tile_height);

  if (fabs (column) > 2.0 * ACIES_TMX_FARTHEST || fabs (row) > 2.0 * ACIES_TMX_FARTHEST)
    return ACIES_NO_HEX;

  return acies_tmx_place (self, (int) column, (int) row);
}

/* The hex of our board in which a point of the map lies, or ACIES_NO_HEX. */
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

  if (fabs (across) > 2.0 * ACIES_TMX_FARTHEST || fabs (along) > 2.0 * ACIES_TMX_FARTHEST)
    return ACIES_NO_HEX;
  for (double line = floor (across) - 1; line <= floor (across) + 2; line++)
    {
      double shift = acies_tmx_is_shifted (frame, (int) line) ? 0.5 : 0;
      double cell = floor (along - shift);
      double distance = distance_to (frame, cell, line, along, across);

      if (distance >= best)
        continue;
      best = distance;
      best_cell = (int) cell;
      best_line = (int) line;
    }

  return frame->by_columns ? acies_tmx_place (self, best_line, best_cell) : acies_tmx_place (self, best_cell, best_line);
}

/* The middle of the object: of a rectangle or a picture; else the point itself. */
static void
find_middle (const AciesTmxReader *self,
             const AciesXmlNode   *node,
             guint32               gid,
             double               *x,
             double               *y)
{
  double width = acies_tmx_pixels (node, "width");
  double height = acies_tmx_pixels (node, "height");
  double anchor_x = 0, anchor_y = 0;

  if (gid != 0)
    acies_tmx_tilesets_get_anchor (self->tilesets, gid, &anchor_x, &anchor_y);
  *x += acies_tmx_pixels (node, "x") + width * (0.5 - anchor_x);
  *y += acies_tmx_pixels (node, "y") + height * (0.5 - anchor_y);
}

/* --- what it is ----------------------------------------------------------------------------- */

/* What the tile of the object says and the object does not. */
static void
inherit (AciesTmxObject         *object,
         const AciesTmxTilesets *tilesets,
         guint32                 gid)
{
  GHashTable    *properties = acies_tmx_tilesets_get_properties (tilesets, gid);
  GHashTableIter iter;
  gpointer       name, value;

  if (*object->class_ == '\0')
    {
      g_free (object->class_);
      object->class_ = g_strdup (acies_tmx_tilesets_get_class (tilesets, gid));
    }
  if (properties == NULL)
    return;
  g_hash_table_iter_init (&iter, properties);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (!g_hash_table_contains (object->properties, name))
      g_hash_table_insert (object->properties, g_strdup (name), g_strdup (value));
}

static int
get_id (const AciesXmlNode *node)
{
  const char *text = acies_xml_get (node, "id");
  gint64      id = 0;

  return text != NULL && g_ascii_string_to_signed (text, 10, 1, G_MAXINT, &id, NULL) ? (int) id : 0;
}

static guint32
get_gid (const AciesXmlNode *node)
{
  const char *text = acies_xml_get (node, "gid");
  guint64     gid = 0;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &gid, NULL))
    return 0;

  return (guint32) gid & ACIES_TMX_GID_BITS;
}

/* Said once of each: a map may use one a hundred times. */
static void
tell_template (AciesTmxReader     *self,
               const AciesXmlNode *node)
{
  g_autofree char *name = acies_tmx_dup_name (node, "template");

  if (*name == '\0')
    return;
  if (self->templates == NULL)
    self->templates = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_contains (self->templates, name))
    return;
  acies_tmx_say (self, node->line, ACIES_SEVERITY_WARNING, "template-unread",
                 _ ("The template “%s” was not read; its objects have only the data from the map"), name);
  g_hash_table_add (self->templates, g_steal_pointer (&name));
}

static void
read_object (AciesTmxReader     *self,
             const AciesXmlNode *node,
             double              x,
             double              y)
{
  AciesTmxObject     *object = g_new0 (AciesTmxObject, 1);
  const AciesXmlNode *text = acies_tmx_child (node, "text");
  guint32             gid = get_gid (node);

  object->id = get_id (node);
  object->name = acies_tmx_dup_name (node, "name");
  object->class_ = acies_tmx_dup_class (node);
  object->properties = acies_tmx_dup_properties (node);
  object->text = text != NULL ? acies_xml_dup_text (text) : NULL;
  object->line = node->line;
  tell_template (self, node);
  if (gid != 0)
    inherit (object, self->tilesets, gid);
  find_middle (self, node, gid, &x, &y);
  object->hex = self->frame.squares ? square_at (self, x, y) : hex_at (self, x, y);
  g_ptr_array_add (self->map->objects, object);
}

static gboolean
is_hidden (const AciesXmlNode *node)
{
  return g_strcmp0 (acies_xml_get (node, "visible"), "0") == 0;
}

static void
read_group (AciesTmxReader     *self,
            const AciesXmlNode *node,
            double              x,
            double              y)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (!acies_xml_is (child, NULL, "object"))
        continue;
      if (self->map->objects->len == MAX_OBJECTS)
        {
          acies_tmx_say (self, child->line, ACIES_SEVERITY_WARNING, "too-many-objects",
                         g_dngettext (GETTEXT_PACKAGE, "The map has more than %d object; the others were left out", "The map has more than %d objects; the others were left out", MAX_OBJECTS), MAX_OBJECTS);
          return;
        }
      read_object (self, child, x, y);
    }
}

void
acies_tmx_read_objects (AciesTmxReader     *self,
                        const AciesXmlNode *node,
                        double              x,
                        double              y)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      double own_x = x + acies_tmx_pixels (child, "offsetx");
      double own_y = y + acies_tmx_pixels (child, "offsety");

      if (!acies_xml_is (child, NULL, "group") && !acies_xml_is (child, NULL, "objectgroup"))
        continue;
      if (is_hidden (child) && acies_xml_is (child, NULL, "objectgroup"))
        {
          g_autofree char *name = acies_tmx_dup_name (child, "name");

          acies_tmx_say (self, child->line, ACIES_SEVERITY_NOTE, "layer-hidden", _ ("The layer “%s” is hidden; it was left out"), name);
        }
      else if (acies_xml_is (child, NULL, "objectgroup"))
        read_group (self, child, own_x, own_y);
      else if (!is_hidden (child))
        acies_tmx_read_objects (self, child, own_x, own_y);
    }
}

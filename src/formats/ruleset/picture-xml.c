/* picture-xml.c - the pictures of a theme, read and found harmless
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/picture-xml.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* What fills a shape just where it stands. Nothing here points at anything else, is drawn more than once, or needs a
 * picture of its own before it can be drawn, as opacity of a group does; and a line that is drawn is many shapes. */
static const char *const elements[] = { "circle", "defs", "desc", "ellipse", "g", "metadata", "path", "polygon", "polyline", "rect", "title", NULL };
static const char *const words[] = { "fill", "fill-rule", "id", "preserveAspectRatio", "version", NULL };
static const char *const numbers[] = { "cx", "cy", "d", "fill-opacity", "height", "points", "r", "rx", "ry", "viewBox", "width", "x", "y", NULL };

static gboolean G_GNUC_PRINTF (4, 5)
    refuse (const char         *path,
            const AciesXmlNode *node,
            GError            **error,
            const char         *format,
            ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", path, node->line, what);

  return FALSE;
}

/* --- attributes ----------------------------------------------------------------------------- */

/* Sizes that nobody draws would make one curve as long as thousands. */
static gboolean
has_small_numbers (const char *value,
                   double      most)
{
  while (*value != '\0')
    {
      char  *end = NULL;
      double number = g_ascii_isdigit (*value) || *value == '.' ? g_ascii_strtod (value, &end) : 0;

      if (number > most)
        return FALSE;
      value = end != NULL && end > value ? end : value + 1;
    }

  return TRUE;
}

static gboolean
check_attribute (const AciesXmlNode      *node,
                 const AciesXmlAttribute *attribute,
                 double                   most,
                 const char              *path,
                 GError                 **error)
{
  g_autofree char *name = acies_reader_shorten (attribute->name);

  if (attribute->ns != NULL) /* drawing programs note things of their own */
    return TRUE;
  if (g_strv_contains (words, attribute->name))
    return strstr (attribute->value, "url") == NULL ||
           refuse (path, node, error, _ ("the attribute “%s” in a picture must not contain “url”"), name);
  if (!g_strv_contains (numbers, attribute->name))
    return refuse (path, node, error, _ ("a picture must not have the attribute “%s”"), name);
  /* A curve that goes on from the one before mirrors its bend, and a row of them bends further and further. */
  if (g_str_equal (attribute->name, "d") && strpbrk (attribute->value, "Tt") != NULL)
    return refuse (path, node, error, _ ("a path in a picture must not use “T”; use “Q” instead"));

  return has_small_numbers (attribute->value, most) ||
         /* Translators: an attribute, and a number */
         refuse (path, node, error, _ ("the attribute “%1$s” in a picture has a number above %2$d"), name, (int) most);
}

static gboolean
check_attributes (const AciesXmlNode *node,
                  double              most,
                  const char         *path,
                  GError            **error)
{
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    if (!check_attribute (node, attribute, most, path, error))
      return FALSE;

  return TRUE;
}

/* --- elements ------------------------------------------------------------------------------- */

static gboolean check_inside (const AciesXmlNode *node, double most, const char *path, GError **error);

static gboolean
check_node (const AciesXmlNode *node,
            double              most,
            const char         *path,
            GError            **error)
{
  g_autofree char *name = NULL;

  if (node->kind == ACIES_XML_INSTRUCTION) /* such as one for a style sheet */
    return refuse (path, node, error, _ ("a picture must not have a processing instruction (<? … ?>)"));
  if (node->kind != ACIES_XML_ELEMENT)
    return TRUE;
  name = acies_reader_shorten (node->name);
  if (g_strcmp0 (node->ns, ACIES_SVG_NS) != 0 || !g_strv_contains (elements, node->name))
    return refuse (path, node, error, _ ("a picture must not have <%s>"), name);

  return check_attributes (node, most, path, error) && check_inside (node, most, path, error);
}

static gboolean
check_inside (const AciesXmlNode *node,
              double              most,
              const char         *path,
              GError            **error)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    if (!check_node (child, most, path, error))
      return FALSE;

  return TRUE;
}

/* Its size in the units of its shapes; without one, or with a tiny one, small numbers would not be small. */
static gboolean
check_box (const AciesXmlNode *root,
           double             *longer,
           const char         *path,
           GError            **error)
{
  const char *value = acies_xml_get (root, "viewBox");
  g_auto (GStrv) parts = g_strsplit_set (value != NULL ? value : "", " ,", -1);
  double sides[4] = { 0 };
  guint  n = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      {
        char  *end;
        double side = g_ascii_strtod (parts[i], &end);

        if (n < G_N_ELEMENTS (sides))
          sides[n] = *end == '\0' && isfinite (side) ? side : 0;
        n++;
      }
  *longer = MAX (sides[2], sides[3]);
  if (n == G_N_ELEMENTS (sides) && sides[2] >= ACIES_PICTURE_MIN_SIDE && sides[3] >= ACIES_PICTURE_MIN_SIDE)
    return TRUE;

  /* Translators: a width, and a height; viewBox stays as it is */
  return refuse (path, root, error, _ ("a picture needs a viewBox of at least %1$d by %2$d"), ACIES_PICTURE_MIN_SIDE, ACIES_PICTURE_MIN_SIDE);
}

GBytes *
acies_picture_load (const char *path,
                    GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, name, ACIES_PICTURE_MAX_BYTES, error);
  g_autoptr (AciesXmlNode) document = NULL;
  const AciesXmlNode *root;
  double              longer;

  if (bytes != NULL)
    document = acies_xml_parse (bytes, name, error);
  if (document == NULL)
    return NULL;
  root = acies_xml_root (document);
  if (!acies_xml_is (root, ACIES_SVG_NS, "svg"))
    {
      refuse (name, root, error, _ ("not an SVG picture"));
      return NULL;
    }
  for (const AciesXmlNode *node = document->children; node != NULL; node = node->next)
    if (node != root && !check_node (node, ACIES_PICTURE_MAX_NUMBER, name, error))
      return NULL;
  if (!check_attributes (root, ACIES_PICTURE_MAX_NUMBER, name, error) || !check_box (root, &longer, name, error) ||
      !check_inside (root, longer * ACIES_PICTURE_MAX_SIDES, name, error))
    return NULL;

  return g_steal_pointer (&bytes);
}

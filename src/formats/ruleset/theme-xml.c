/* theme-xml.c - reading theme.xml, and its pictures, which are found harmless
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/theme-xml.h"

#include "engine/board/texts.h"
#include "engine/core/units.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* --- pictures ------------------------------------------------------------------------------- */

/* The allowed elements only fill a shape in place. They do not refer to other elements, repeat anything, or need an
 * intermediate picture, as the opacity of a group does. Strokes are not allowed, because a stroke is drawn as many
 * shapes. */
static const char *const svg_elements[] = { "circle", "defs", "desc", "ellipse", "g", "metadata", "path", "polygon", "polyline", "rect", "title", NULL };
static const char *const svg_words[] = { "fill", "fill-rule", "id", "preserveAspectRatio", "version", NULL };
static const char *const svg_numbers[] = { "cx", "cy", "d", "fill-opacity", "height", "points", "r", "rx", "ry", "viewBox", "width", "x", "y", NULL };

/* A picture being checked. */
typedef struct
{
  const char *path;
  GError    **error;
  double      most; /* the largest allowed number */
} Picture;

static gboolean G_GNUC_PRINTF (3, 4)
    refuse_picture (const Picture      *self,
                    const AciesXmlNode *node,
                    const char         *format,
                    ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (self->error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", self->path, node->line, what);

  return FALSE;
}

/* Absurd sizes would make one curve as long as thousands of curves. */
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
check_attributes (const Picture      *self,
                  const AciesXmlNode *node)
{
  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    {
      const char *name = ACIES_QUOTE (attribute->name);

      if (attribute->ns != NULL) /* drawing programs add data of their own */
        continue;
      if (g_strv_contains (svg_words, attribute->name))
        {
          if (strstr (attribute->value, "url") != NULL)
            return refuse_picture (self, node, _ ("the attribute “%s” in a picture must not contain “url”"), name);
          continue;
        }
      if (!g_strv_contains (svg_numbers, attribute->name))
        return refuse_picture (self, node, _ ("a picture must not have the attribute “%s”"), name);
      /* A smooth curve mirrors the control point of the previous one, so a series of them can grow without limit. */
      if (g_str_equal (attribute->name, "d") && strpbrk (attribute->value, "Tt") != NULL)
        return refuse_picture (self, node, _ ("a path in a picture must not use “T”; use “Q” instead"));
      if (!has_small_numbers (attribute->value, self->most))
        /* Translators: an attribute, and a number */
        return refuse_picture (self, node, _ ("the attribute “%1$s” in a picture has a number above %2$d"), name, (int) self->most);
    }

  return TRUE;
}

/* Checks the children of @node, except @other. */
static gboolean
check_inside (const Picture      *self,
              const AciesXmlNode *node,
              const AciesXmlNode *other)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->kind == ACIES_XML_INSTRUCTION && child != other) /* such as a style sheet */
        return refuse_picture (self, child, _ ("a picture must not have a processing instruction (<? … ?>)"));
      if (child->kind != ACIES_XML_ELEMENT || child == other)
        continue;
      if (g_strcmp0 (child->ns, ACIES_SVG_NS) != 0 || !g_strv_contains (svg_elements, child->name))
        return refuse_picture (self, child, _ ("a picture must not have <%s>"), ACIES_QUOTE (child->name));
      if (!check_attributes (self, child) || !check_inside (self, child, other))
        return FALSE;
    }

  return TRUE;
}

GBytes *
acies_picture_load (const char *path,
                    GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, name, ACIES_PICTURE_MAX_BYTES, error);
  g_autoptr (AciesXmlNode) document = NULL;
  Picture             self = { name, error, ACIES_PICTURE_MAX_NUMBER };
  const AciesXmlNode *root;
  const char         *box;
  g_auto (GStrv) parts = NULL;
  double sides[4] = { 0 };
  guint  n = 0;

  if (bytes != NULL)
    document = acies_xml_parse (bytes, name, error);
  if (document == NULL)
    return NULL;
  root = acies_xml_root (document);
  if (!acies_xml_is (root, ACIES_SVG_NS, "svg"))
    {
      refuse_picture (&self, root, _ ("not an SVG picture"));
      return NULL;
    }
  if (!check_inside (&self, document, root) || !check_attributes (&self, root))
    return NULL;
  /* With a missing or tiny size, even small numbers would be large. */
  box = acies_xml_get (root, "viewBox");
  parts = g_strsplit_set (box != NULL ? box : "", " ,", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      {
        char  *end;
        double side = g_ascii_strtod (parts[i], &end);

        if (n < G_N_ELEMENTS (sides))
          sides[n] = *end == '\0' && isfinite (side) ? side : 0;
        n++;
      }
  if (n != G_N_ELEMENTS (sides) || sides[2] < ACIES_PICTURE_MIN_SIDE || sides[3] < ACIES_PICTURE_MIN_SIDE)
    {
      /* Translators: a width, and a height; viewBox stays as it is */
      refuse_picture (&self, root, _ ("a picture needs a viewBox of at least %1$d by %2$d"), ACIES_PICTURE_MIN_SIDE, ACIES_PICTURE_MIN_SIDE);
      return NULL;
    }
  self.most = MAX (sides[2], sides[3]) * ACIES_PICTURE_MAX_SIDES;

  return check_inside (&self, root, NULL) ? g_steal_pointer (&bytes) : NULL;
}

/* --- a theme -------------------------------------------------------------------------------- */

static const char *const shields[] = { "aspis", "scutum", "card", "tablet", "tile", NULL };
static const char *const patterns[] = { "plain", "tufts", "contours", "trees", "waves", "palisade", "slopes", "stream",
                                        "ford", "rocks", "reeds", "rampart", "wooded-hill", "rocky-hill", NULL };
static const char *const mark_looks[] = { "hidden", "ring", "dim", "badge", NULL };
static const char *const die_shapes[] = { "square", "circle", "diamond", "pentagon", "hexagon", NULL };
static const char *const corners[] = { "plain", "round", "hollow", "stepped", NULL };
static const char *const trims[] = { "none", "gold", NULL };
static const char *const styles[] = { "light", "dark", NULL };
static const char *const tints[] = { "paper", "grid", "label", "device", "gold", "alert", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (shields) == ACIES_N_SHIELDS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (corners) == ACIES_N_CORNERS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (patterns) == ACIES_N_PATTERNS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mark_looks) == ACIES_N_MARK_LOOKS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (die_shapes) == ACIES_N_DIE_SHAPES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (tints) == ACIES_N_TINTS + 1);
G_STATIC_ASSERT (sizeof (AciesShield) == sizeof (guint)); /* the type of all enums that are read from words */

/* The limits are higher than any ruleset needs. Each picture takes time and memory. */
#define MOST_PICTURES 256
#define MOST_PICTURE_BYTES (48 * 1024)

typedef struct
{
  AciesReader         reader;
  const AciesRuleset *ruleset;
  AciesLook          *look;
  AciesLookColours   *colours; /* of the style being read, or NULL outside a style */
  char               *folder;
  guint               n_pictures;
  gsize               n_picture_bytes;
  GError             *no_picture; /* the error of the first file that cannot be loaded */
} Theme;

/* --- attributes ----------------------------------------------------------------------------- */

static void
refuse (const Theme        *self,
        const AciesXmlNode *node,
        const char         *name,
        const char         *value)
{
  acies_reader_refuse (&self->reader, node, "bad-value", name, value, _ ("“%1$s” of <%2$s> cannot be “%3$s”"));
}

static void
read_colour (const Theme        *self,
             const AciesXmlNode *node,
             const char         *name,
             guint32            *colour)
{
  const char *value = acies_reader_require (&self->reader, node, name);

  if (value == NULL)
    return;
  if (strlen (value) == 7 && value[0] == '#' && strspn (value + 1, "0123456789abcdefABCDEF") == 6)
    *colour = (guint32) g_ascii_strtoull (value + 1, NULL, 16);
  else
    refuse (self, node, name, value);
}

/* Returns: (transfer full) (nullable): the contents of the file that an attribute names, in the folder or below it. A
 * file can be named many times. Only the first file that cannot be loaded is reported. */
static GBytes *
read_picture (Theme              *self,
              const AciesXmlNode *node,
              const char         *name)
{
  const char      *value = acies_xml_get (node, name);
  g_autofree char *path = value != NULL ? g_build_filename (self->folder, value, NULL) : NULL;
  GBytes          *picture = NULL;

  if (value == NULL)
    return NULL;
  if (g_path_is_absolute (value) || strstr (value, "..") != NULL || strpbrk (value, "\n\t") != NULL || !acies_text_is_readable (value))
    refuse (self, node, name, value);
  else if (self->n_pictures >= MOST_PICTURES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "There is more than %d picture", "There are more than %d pictures", MOST_PICTURES), MOST_PICTURES);
  else if (self->n_picture_bytes > MOST_PICTURE_BYTES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "The pictures are larger than %d byte in total", "The pictures are larger than %d bytes in total", MOST_PICTURE_BYTES), MOST_PICTURE_BYTES);
  else
    {
      picture = acies_picture_load (path, self->no_picture == NULL ? &self->no_picture : NULL);
      self->n_pictures++;
      self->n_picture_bytes += picture != NULL ? g_bytes_get_size (picture) : 0;
    }

  return picture;
}

/* --- things of the ruleset ------------------------------------------------------------------ */

static void
read_emblem (Theme              *self,
             const AciesXmlNode *node,
             AciesId             side)
{
  const char *option = acies_reader_require (&self->reader, node, "option");
  guint       shape = acies_reader_word (&self->reader, node, "corners", corners);
  g_autoptr (GBytes) picture = NULL;
  gboolean is_option = FALSE;
  gint16   index;

  acies_reader_check_leaf (&self->reader, node, "option art corners");
  /* Any option of any choice: a theme does not know which switch names the sides. */
  for (guint i = 0; option != NULL && i < self->ruleset->n_switches; i++)
    is_option = is_option || (self->ruleset->switches[i].options != NULL && acies_options_find (self->ruleset->switches[i].options, option, &index));
  if (option != NULL && !is_option)
    refuse (self, node, "option", option);
  else if (option != NULL && acies_reader_require (&self->reader, node, "art") != NULL)
    picture = read_picture (self, node, "art");
  if (picture == NULL)
    return;
  g_hash_table_replace (self->look->option_emblems[side], g_strdup (option), g_steal_pointer (&picture));
  g_hash_table_replace (self->look->option_corners[side], g_strdup (option), GUINT_TO_POINTER (shape));
}

typedef enum
{
  FIELD_WORD,    /* the index of a word, stored in an enum or a gboolean */
  FIELD_DIE,     /* an id, stored as an AciesId */
  FIELD_EDGE,    /* the same, or “wall” */
  FIELD_PICTURE, /* into a GBytes */
  FIELD_COLOUR,  /* a required number */
} FieldKind;

/* An attribute, and the array of looks or colours that has an element for each item. */
typedef struct
{
  const char        *name;
  FieldKind          kind;
  gsize              offset;
  const char *const *words;
} Field;

#define IN_LOOK(array) G_STRUCT_OFFSET (AciesLook, array)
#define IN_COLOURS(array) G_STRUCT_OFFSET (AciesLookColours, array)

/* Elements for items of the ruleset, with their ids. */
/* clang-format off */
static const struct
{
  const char      *name;
  gboolean         in_style;
  AciesId        (*find)     (const AciesRuleset *ruleset, const char *id);
  Field            fields[8];
} things[] = {
  { "side", FALSE, acies_ruleset_find_side, { { "shield", FIELD_WORD, IN_LOOK (shields), shields }, { "emblem", FIELD_PICTURE, IN_LOOK (emblems) } } },
  { "side", TRUE, acies_ruleset_find_side, { { "colour", FIELD_COLOUR, IN_COLOURS (side) } } },
  { "terrain", FALSE, acies_ruleset_find_terrain, { { "pattern", FIELD_WORD, IN_LOOK (patterns), patterns }, { "art", FIELD_PICTURE, IN_LOOK (terrains) } } },
  { "terrain", TRUE, acies_ruleset_find_terrain, { { "ground", FIELD_COLOUR, IN_COLOURS (ground) }, { "ink", FIELD_COLOUR, IN_COLOURS (ink) } } },
  { "unit-type", FALSE, acies_ruleset_find_unit_type, { { "die", FIELD_DIE, IN_LOOK (die_of) }, { "trim", FIELD_WORD, IN_LOOK (gold_trim), trims }, { "art", FIELD_PICTURE, IN_LOOK (unit_types) }, { "left", FIELD_EDGE, IN_LOOK (edges[ACIES_EDGE_LEFT]) }, { "right", FIELD_EDGE, IN_LOOK (edges[ACIES_EDGE_RIGHT]) }, { "above", FIELD_EDGE, IN_LOOK (edges[ACIES_EDGE_ABOVE]) }, { "below", FIELD_EDGE, IN_LOOK (edges[ACIES_EDGE_BELOW]) } } },
  { "class", TRUE, acies_ruleset_find_class, { { "colour", FIELD_COLOUR, IN_COLOURS (class_) } } },
  { "mark", FALSE, acies_ruleset_find_mark, { { "show", FIELD_WORD, IN_LOOK (mark_looks), mark_looks }, { "art", FIELD_PICTURE, IN_LOOK (marks) } } },
  { "die", FALSE, acies_ruleset_find_die_type, { { "shape", FIELD_WORD, IN_LOOK (die_shapes), die_shapes } } },
  { "die", TRUE, acies_ruleset_find_die_type, { { "colour", FIELD_COLOUR, IN_COLOURS (die) }, { "ink", FIELD_COLOUR, IN_COLOURS (die_ink) } } },
  { "symbol", FALSE, acies_ruleset_find_symbol, { { "art", FIELD_PICTURE, IN_LOOK (symbols) } } },
};
/* clang-format on */

static void
read_field (Theme              *self,
            const AciesXmlNode *node,
            const Field        *field,
            AciesId             index)
{
  gpointer    place = G_STRUCT_MEMBER_P (self->look, field->offset);
  const char *value = acies_xml_get (node, field->name);
  AciesId     die;

  switch (field->kind)
    {
    case FIELD_WORD:
      ((guint *) place)[index] = acies_reader_word (&self->reader, node, field->name, field->words);
      break;

    case FIELD_DIE:
    case FIELD_EDGE:
      if (field->kind == FIELD_EDGE && g_strcmp0 (value, "wall") == 0)
        {
          ((AciesId *) place)[index] = ACIES_EDGE_WALL;
          break;
        }
      ((AciesId *) place)[index] = die = value != NULL ? acies_ruleset_find_die_type (self->ruleset, value) : ACIES_NO_ID;
      if (value != NULL && die == ACIES_NO_ID)
        refuse (self, node, field->name, value);
      break;

    case FIELD_PICTURE:
      g_clear_pointer (&((GBytes **) place)[index], g_bytes_unref);
      ((GBytes **) place)[index] = read_picture (self, node, field->name);
      break;

    case FIELD_COLOUR:
    default:
      read_colour (self, node, field->name, &((guint32 *) G_STRUCT_MEMBER_P (self->colours, field->offset))[index]);
    }
}

/* Returns: %FALSE if the element is not allowed here */
static gboolean
read_thing (Theme              *self,
            const AciesXmlNode *node)
{
  g_autoptr (GString) known = g_string_new ("id");
  guint               kind = 0;
  gboolean            is_side, is_face_down;
  const AciesXmlNode *child = NULL;
  const Field        *fields;
  const char         *id;
  AciesId             index;

  while (kind < G_N_ELEMENTS (things) && (strcmp (things[kind].name, node->name) != 0 || things[kind].in_style != (self->colours != NULL)))
    kind++;
  if (kind == G_N_ELEMENTS (things))
    return FALSE;
  fields = things[kind].fields;
  is_side = things[kind].find == acies_ruleset_find_side && self->colours == NULL;
  if (!is_side)
    {
      acies_reader_check_content (&self->reader, node);
      acies_reader_next (&self->reader, node, NULL, "");
    }
  id = acies_reader_require (&self->reader, node, "id");
  index = id != NULL ? things[kind].find (self->ruleset, id) : ACIES_NO_ID;
  if (index == ACIES_NO_ID)
    {
      if (id != NULL)
        refuse (self, node, "id", id);
      return TRUE;
    }

  is_face_down = things[kind].find == acies_ruleset_find_mark && index == self->ruleset->face_down;
  for (guint i = 0; fields[i].name != NULL; i++)
    g_string_append_printf (known, " %s", fields[i].name);
  acies_reader_check_attributes (&self->reader, node, is_face_down ? g_string_append (known, " back")->str : known->str);
  for (guint i = 0; fields[i].name != NULL; i++)
    read_field (self, node, &fields[i], index);
  if (is_face_down)
    {
      GBytes **back = &self->look->unit_types[acies_ruleset_back_type (self->ruleset)];

      g_clear_pointer (back, g_bytes_unref);
      *back = read_picture (self, node, "back");
    }
  if (things[kind].find == acies_ruleset_find_die_type)
    self->look->own_dice[index] = TRUE;
  if (is_side)
    acies_reader_check_content (&self->reader, node);
  while (is_side && (child = acies_reader_next (&self->reader, node, child, "emblem")) != NULL)
    read_emblem (self, child, index);

  return TRUE;
}

/* --- the rest ------------------------------------------------------------------------------- */

static void
read_style (Theme              *self,
            const AciesXmlNode *node)
{
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "id");
  if (acies_reader_require (&self->reader, node, "id") == NULL)
    return;
  self->colours = acies_reader_word (&self->reader, node, "id", styles) == 1 ? &self->look->dark : &self->look->light;
  while ((child = acies_reader_next (&self->reader, node, child, NULL)) != NULL)
    {
      if (strcmp (child->name, "colour") == 0)
        {
          acies_reader_check_leaf (&self->reader, child, "of value");
          if (acies_reader_require (&self->reader, child, "of") != NULL)
            read_colour (self, child, "value", &self->colours->tint[acies_reader_word (&self->reader, child, "of", tints)]);
        }
      else if (!read_thing (self, child))
        acies_reader_unknown (&self->reader, child);
    }
  self->colours = NULL;
}

static void
read_theme (Theme              *self,
            const AciesXmlNode *root)
{
  const AciesXmlNode *child = NULL;
  const char         *id;

  acies_reader_check_content (&self->reader, root);
  id = acies_reader_require (&self->reader, root, "ruleset");
  acies_reader_check_attributes (&self->reader, root, "format ruleset");
  acies_reader_check_format (&self->reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && strcmp (id, self->ruleset->id) != 0)
    refuse (self, root, "ruleset", id);
  while ((child = acies_reader_next (&self->reader, root, child, NULL)) != NULL)
    {
      if (strcmp (child->name, "token") == 0)
        {
          const char *token = acies_reader_require (&self->reader, child, "id");
          g_autoptr (GBytes) picture = read_picture (self, child, "art");

          acies_reader_check_leaf (&self->reader, child, "id art");
          if (token != NULL && picture != NULL)
            g_hash_table_replace (self->look->tokens, g_strdup (token), g_steal_pointer (&picture));
        }
      else if (strcmp (child->name, "style") == 0)
        read_style (self, child);
      else if (!read_thing (self, child))
        acies_reader_unknown (&self->reader, child);
    }
}

AciesLook *
acies_look_load (const char         *path,
                 const AciesRuleset *ruleset,
                 GError            **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesLook) look = acies_look_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_THEME_MAX_BYTES, error);
  g_autoptr (AciesXmlNode) document = NULL;
  g_autofree char    *folder = g_path_get_dirname (path);
  const AciesFinding *first = NULL;
  guint               n_faults;
  Theme               self = { .reader = { ACIES_THEME_NS, findings }, .ruleset = acies_ruleset_base ((AciesRuleset *) ruleset), .look = look, .folder = folder };

  if (bytes != NULL)
    document = acies_reader_parse (bytes, path, ACIES_THEME_NS, "theme", error);
  if (document == NULL)
    return NULL;
  read_theme (&self, acies_xml_root (document));
  n_faults = acies_findings_count (findings, ACIES_SEVERITY_ERROR);
  if (n_faults == 0 && self.no_picture != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&self.no_picture));
      return NULL;
    }
  g_clear_error (&self.no_picture);
  if (n_faults == 0)
    return g_steal_pointer (&look);

  acies_reader_sort (findings, 0);
  for (guint i = 0; first == NULL || first->severity != ACIES_SEVERITY_ERROR; i++)
    first = g_ptr_array_index (findings->list, i);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
               /* Translators: a file, a line, what is wrong there, how many errors there are */
               g_dngettext (GETTEXT_PACKAGE, "%1$s:%2$d: %3$s (%4$u error)", "%1$s:%2$d: %3$s (%4$u errors)", n_faults),
               path, first->line, first->message, n_faults);

  return NULL;
}

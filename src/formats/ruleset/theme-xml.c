/* theme-xml.c - reads theme.xml
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/theme-xml.h"

#include "engine/board/texts.h"
#include "engine/core/units.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/picture-xml.h"
#include "formats/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const shields[] = { "aspis", "scutum", "card", "tablet", "tile", NULL };
static const char *const patterns[] = { "plain", "tufts", "contours", "trees", "waves", "palisade", "slopes", NULL };
static const char *const mark_looks[] = { "hidden", "ring", "dim", "badge", NULL };
static const char *const die_shapes[] = { "square", "circle", "diamond", "pentagon", "hexagon", NULL };
static const char *const trims[] = { "none", "gold", NULL };
static const char *const styles[] = { "light", "dark", NULL };
static const char *const tints[] = { "paper", "grid", "label", "device", "gold", "alert", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (shields) == ACIES_N_SHIELDS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (patterns) == ACIES_N_PATTERNS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mark_looks) == ACIES_N_MARK_LOOKS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (die_shapes) == ACIES_N_DIE_SHAPES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (tints) == ACIES_N_TINTS + 1);

/* A ruleset has fewer things; each picture takes time and memory, so do all together. */
#define MOST_PICTURES 256
#define MOST_PICTURE_BYTES (48 * 1024)

typedef struct
{
  AciesReader         reader;
  const AciesRuleset *ruleset;
  AciesLook          *look;
  AciesLookColours   *colours; /* of the style being read, or NULL outside of one */
  char               *folder;
  guint               n_pictures;
  gsize               n_picture_bytes;
  GError             *no_picture; /* why the first of those that cannot be had cannot */
} Theme;

/* --- attributes ----------------------------------------------------------------------------- */

static void
refuse (const Theme        *self,
        const AciesXmlNode *node,
        const char         *name,
        const char         *value)
{
  g_autofree char *shown = acies_reader_shorten (value);

  acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> cannot be “%3$s”"), name, node->name, shown);
}

/* The index of a word in a list; a left out attribute means the first. */
static guint
read_word (const Theme        *self,
           const AciesXmlNode *node,
           const char         *name,
           const char *const  *words)
{
  const char *value = acies_xml_get (node, name);

  for (guint i = 0; value != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], value) == 0)
      return i;
  if (value != NULL)
    refuse (self, node, name, value);
  return 0;
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

/* Of those that cannot be had the first is told. */
static GBytes *
load_picture (Theme      *self,
              const char *value)
{
  g_autofree char *path = g_build_filename (self->folder, value, NULL);
  GBytes          *picture = acies_picture_load (path, self->no_picture == NULL ? &self->no_picture : NULL);

  self->n_pictures++;
  self->n_picture_bytes += picture != NULL ? g_bytes_get_size (picture) : 0;

  return picture;
}

/* A small file may be named very often. */
static gboolean
check_room (const Theme        *self,
            const AciesXmlNode *node)
{
  if (self->n_pictures >= MOST_PICTURES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "There is more than %d picture", "There are more than %d pictures", MOST_PICTURES), MOST_PICTURES);
  else if (self->n_picture_bytes > MOST_PICTURE_BYTES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "The pictures are larger than %d byte in total", "The pictures are larger than %d bytes in total", MOST_PICTURE_BYTES), MOST_PICTURE_BYTES);
  else
    return TRUE;

  return FALSE;
}

/* The name of a file in the folder, or below, that can be told in a line. */
static gboolean
is_name_inside (const char *value)
{
  return !g_path_is_absolute (value) && strstr (value, "..") == NULL && strpbrk (value, "\n\t") == NULL && acies_text_is_readable (value);
}

/* Returns: (transfer full) (nullable): what is in the file that an attribute names, in the folder or below */
static GBytes *
read_picture_of (Theme              *self,
                 const AciesXmlNode *node,
                 const char         *name)
{
  const char *value = acies_xml_get (node, name);

  if (value == NULL)
    return NULL;
  if (is_name_inside (value))
    return check_room (self, node) ? load_picture (self, value) : NULL;
  refuse (self, node, name, value);
  return NULL;
}

static void
read_picture (Theme              *self,
              const AciesXmlNode *node,
              const char         *name,
              GBytes            **picture)
{
  g_clear_pointer (picture, g_bytes_unref);
  *picture = read_picture_of (self, node, name);
}

/* --- things of the ruleset ------------------------------------------------------------------ */

/* Of some choice: which one a side is named by is not told here. */
static gboolean
is_option (const AciesRuleset *ruleset,
           const char         *id)
{
  for (guint i = 0; i < ruleset->n_switches; i++)
    for (guint j = 0; ruleset->switches[i].options != NULL && j < ruleset->switches[i].options->len; j++)
      if (strcmp (((const AciesOption *) ruleset->switches[i].options->pdata[j])->id, id) == 0)
        return TRUE;
  return FALSE;
}

static void
read_emblem (Theme              *self,
             const AciesXmlNode *node,
             AciesId             side)
{
  const char *option = acies_reader_require (&self->reader, node, "option");
  g_autoptr (GBytes) picture = NULL;

  acies_reader_check_attributes (&self->reader, node, "option art");
  acies_reader_check_empty (&self->reader, node);
  if (option != NULL && !is_option (self->ruleset, option))
    refuse (self, node, "option", option);
  else if (option != NULL && acies_reader_require (&self->reader, node, "art") != NULL)
    picture = read_picture_of (self, node, "art");
  if (picture != NULL)
    g_hash_table_replace (self->look->option_emblems[side], g_strdup (option), g_steal_pointer (&picture));
}

static void
read_side (Theme              *self,
           const AciesXmlNode *node,
           AciesId             side)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  acies_reader_check_attributes (&self->reader, node, "id shield emblem");
  self->look->shields[side] = read_word (self, node, "shield", shields);
  read_picture (self, node, "emblem", &self->look->emblems[side]);
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (strcmp (child->name, "emblem") == 0)
        read_emblem (self, child, side);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

static void
read_side_colour (Theme              *self,
                  const AciesXmlNode *node,
                  AciesId             side)
{
  acies_reader_check_attributes (&self->reader, node, "id colour");
  read_colour (self, node, "colour", &self->colours->side[side]);
}

static void
read_terrain (Theme              *self,
              const AciesXmlNode *node,
              AciesId             terrain)
{
  acies_reader_check_attributes (&self->reader, node, "id pattern art");
  self->look->patterns[terrain] = read_word (self, node, "pattern", patterns);
  read_picture (self, node, "art", &self->look->terrains[terrain]);
}

static void
read_terrain_colours (Theme              *self,
                      const AciesXmlNode *node,
                      AciesId             terrain)
{
  acies_reader_check_attributes (&self->reader, node, "id ground ink");
  read_colour (self, node, "ground", &self->colours->ground[terrain]);
  read_colour (self, node, "ink", &self->colours->ink[terrain]);
}

static void
read_unit_type (Theme              *self,
                const AciesXmlNode *node,
                AciesId             type)
{
  const char *die = acies_xml_get (node, "die");

  acies_reader_check_attributes (&self->reader, node, "id art trim die");
  self->look->die_of[type] = die != NULL ? acies_ruleset_find_die_type (self->ruleset, die) : ACIES_NO_ID;
  if (die != NULL && self->look->die_of[type] == ACIES_NO_ID)
    refuse (self, node, "die", die);
  self->look->gold_trim[type] = read_word (self, node, "trim", trims) == 1;
  read_picture (self, node, "art", &self->look->unit_types[type]);
}

static void
read_mark (Theme              *self,
           const AciesXmlNode *node,
           AciesId             mark)
{
  acies_reader_check_attributes (&self->reader, node, mark == self->ruleset->face_down ? "id show art back" : "id show art");
  self->look->mark_looks[mark] = read_word (self, node, "show", mark_looks);
  read_picture (self, node, "art", &self->look->marks[mark]);
  if (mark == self->ruleset->face_down)
    read_picture (self, node, "back", &self->look->unit_types[acies_ruleset_back_type (self->ruleset)]);
}

static void
read_die (Theme              *self,
          const AciesXmlNode *node,
          AciesId             type)
{
  acies_reader_check_attributes (&self->reader, node, "id shape");
  self->look->own_dice[type] = TRUE;
  self->look->die_shapes[type] = read_word (self, node, "shape", die_shapes);
}

static void
read_die_colours (Theme              *self,
                  const AciesXmlNode *node,
                  AciesId             type)
{
  acies_reader_check_attributes (&self->reader, node, "id colour ink");
  self->look->own_dice[type] = TRUE;
  read_colour (self, node, "colour", &self->colours->die[type]);
  read_colour (self, node, "ink", &self->colours->die_ink[type]);
}

static void
read_class_colour (Theme              *self,
                   const AciesXmlNode *node,
                   AciesId             class_)
{
  acies_reader_check_attributes (&self->reader, node, "id colour");
  read_colour (self, node, "colour", &self->colours->class_[class_]);
}

static void
read_symbol (Theme              *self,
             const AciesXmlNode *node,
             AciesId             symbol)
{
  acies_reader_check_attributes (&self->reader, node, "id art");
  read_picture (self, node, "art", &self->look->symbols[symbol]);
}

/* Elements that stand for a thing of the ruleset, named by its id. */
static const struct
{
  const char *name;
  gboolean    in_style;
  gboolean    has_children;
  AciesId (*find) (const AciesRuleset *ruleset,
                   const char         *id);
  void (*read) (Theme              *self,
                const AciesXmlNode *node,
                AciesId             index);
} things[] = {
  { "side", FALSE, TRUE, acies_ruleset_find_side, read_side },
  { "side", TRUE, FALSE, acies_ruleset_find_side, read_side_colour },
  { "terrain", FALSE, FALSE, acies_ruleset_find_terrain, read_terrain },
  { "terrain", TRUE, FALSE, acies_ruleset_find_terrain, read_terrain_colours },
  { "unit-type", FALSE, FALSE, acies_ruleset_find_unit_type, read_unit_type },
  { "class", TRUE, FALSE, acies_ruleset_find_class, read_class_colour },
  { "mark", FALSE, FALSE, acies_ruleset_find_mark, read_mark },
  { "die", FALSE, FALSE, acies_ruleset_find_die_type, read_die },
  { "die", TRUE, FALSE, acies_ruleset_find_die_type, read_die_colours },
  { "symbol", FALSE, FALSE, acies_ruleset_find_symbol, read_symbol },
};

/* Returns: %FALSE when there are no such things here */
static gboolean
read_thing (Theme              *self,
            const AciesXmlNode *node)
{
  guint       kind = 0;
  const char *id;
  AciesId     index;

  while (kind < G_N_ELEMENTS (things) && (strcmp (things[kind].name, node->name) != 0 || things[kind].in_style != (self->colours != NULL)))
    kind++;
  if (kind == G_N_ELEMENTS (things))
    return FALSE;
  if (!things[kind].has_children)
    acies_reader_check_empty (&self->reader, node);
  id = acies_reader_require (&self->reader, node, "id");
  index = id != NULL ? things[kind].find (self->ruleset, id) : ACIES_NO_ID;
  if (index != ACIES_NO_ID)
    things[kind].read (self, node, index);
  else if (id != NULL)
    refuse (self, node, "id", id);
  return TRUE;
}

/* --- the rest ------------------------------------------------------------------------------- */

static void
read_token (Theme              *self,
            const AciesXmlNode *node)
{
  const char *id = acies_reader_require (&self->reader, node, "id");
  g_autoptr (GBytes) picture = read_picture_of (self, node, "art");

  acies_reader_check_attributes (&self->reader, node, "id art");
  acies_reader_check_empty (&self->reader, node);
  if (id != NULL && picture != NULL)
    g_hash_table_replace (self->look->tokens, g_strdup (id), g_steal_pointer (&picture));
}

static void
read_tint (const Theme        *self,
           const AciesXmlNode *node)
{
  acies_reader_check_attributes (&self->reader, node, "of value");
  acies_reader_check_empty (&self->reader, node);
  if (acies_reader_require (&self->reader, node, "of") != NULL)
    read_colour (self, node, "value", &self->colours->tint[read_word (self, node, "of", tints)]);
}

static void
read_style (Theme              *self,
            const AciesXmlNode *node)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  acies_reader_check_attributes (&self->reader, node, "id");
  if (acies_reader_require (&self->reader, node, "id") == NULL)
    return;
  self->colours = read_word (self, node, "id", styles) == 1 ? &self->look->dark : &self->look->light;
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (strcmp (child->name, "colour") == 0)
        read_tint (self, child);
      else if (!read_thing (self, child))
        acies_reader_unknown (&self->reader, child);
    }
  self->colours = NULL;
}

static void
read_theme (Theme              *self,
            const AciesXmlNode *root)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, root);
  const char *id = acies_reader_require (&self->reader, root, "ruleset");

  acies_reader_check_attributes (&self->reader, root, "format ruleset");
  acies_reader_check_format (&self->reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && strcmp (id, self->ruleset->id) != 0)
    refuse (self, root, "ruleset", id);
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (strcmp (child->name, "token") == 0)
        read_token (self, child);
      else if (strcmp (child->name, "style") == 0)
        read_style (self, child);
      else if (!read_thing (self, child))
        acies_reader_unknown (&self->reader, child);
    }
}

static gboolean
check (Theme      *self,
       const char *path,
       GError    **error)
{
  guint               n_faults = acies_findings_count (self->reader.findings, ACIES_SEVERITY_ERROR);
  const AciesFinding *first = NULL;

  if (n_faults == 0 && self->no_picture == NULL)
    return TRUE;
  if (n_faults == 0)
    {
      g_propagate_error (error, g_steal_pointer (&self->no_picture));
      return FALSE;
    }
  g_clear_error (&self->no_picture);
  acies_reader_sort (&self->reader, 0);
  for (guint i = 0; first == NULL || first->severity != ACIES_SEVERITY_ERROR; i++)
    first = g_ptr_array_index (self->reader.findings->list, i);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
               /* Translators: a file, a line, what is wrong there, how many errors there are */
               g_dngettext (GETTEXT_PACKAGE, "%1$s:%2$d: %3$s (%4$u error)", "%1$s:%2$d: %3$s (%4$u errors)", n_faults),
               path, first->line, first->message, n_faults);
  return FALSE;
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
  g_autofree char *folder = g_path_get_dirname (path);
  Theme            self = { .reader = { ACIES_THEME_NS, findings }, .ruleset = acies_ruleset_base ((AciesRuleset *) ruleset), .look = look, .folder = folder };

  if (bytes != NULL)
    document = acies_reader_parse (bytes, path, ACIES_THEME_NS, "theme", error);
  if (document == NULL)
    return NULL;
  read_theme (&self, acies_xml_root (document));
  return check (&self, path, error) ? g_steal_pointer (&look) : NULL;
}

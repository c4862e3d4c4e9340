/* theme-xml.c - reads theme.xml
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/theme.h"

#include "render/read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const shield_names[ACIES_N_SHIELDS] = { "aspis", "scutum" };
static const char *const pattern_names[ACIES_N_PATTERNS] = {
  "plain", "tufts", "contours", "trees", "waves", "palisade"
};
static const char *const look_names[ACIES_N_MARK_LOOKS] = { "hidden", "ring", "dim", "badge" };

typedef struct
{
  const AciesRuleset *ruleset;
  AciesTheme         *theme;
  AciesStyle         *style; /* being read, or NULL outside of a style */
  char               *folder;
} Reader;

/* One element as it stands in the file. */
typedef struct
{
  const char  *name;
  const char **names;
  const char **values;
} Element;

static const char *
attribute (const Element *element,
           const char    *name)
{
  for (guint i = 0; element->names[i] != NULL; i++)
    if (strcmp (element->names[i], name) == 0)
      return element->values[i];
  return NULL;
}

static const char *
needed (const Element *element,
        const char    *name,
        GError       **error)
{
  const char *value = attribute (element, name);

  if (value == NULL)
    g_set_error (error, ACIES_THEME_ERROR, ACIES_THEME_ERROR_INVALID,
                 _ ("<%s> has no attribute “%s”"), element->name, name);
  return value;
}

static gboolean
is_unknown (const Element *element,
            const char    *value,
            GError       **error)
{
  g_set_error (error, ACIES_THEME_ERROR, ACIES_THEME_ERROR_INVALID,
               _ ("<%s> cannot have “%s”"), element->name, value);
  return FALSE;
}

/* The index of a word in a list; a left out attribute keeps the first. */
static gboolean
read_word (const Element     *element,
           const char        *name,
           const char *const *words,
           guint              n_words,
           guint             *index,
           GError           **error)
{
  const char *value = attribute (element, name);

  *index = 0;
  if (value == NULL)
    return TRUE;
  for (guint i = 0; i < n_words; i++)
    if (strcmp (words[i], value) == 0)
      {
        *index = i;
        return TRUE;
      }
  return is_unknown (element, value, error);
}

/* The picture an attribute names; a left out attribute is no picture. */
static gboolean
read_picture (Reader        *self,
              const Element *element,
              const char    *name,
              AciesPicture **picture,
              GError       **error)
{
  const char      *value = attribute (element, name);
  g_autofree char *path = NULL;

  if (value == NULL)
    return TRUE;
  path = g_build_filename (self->folder, value, NULL);
  acies_picture_free (*picture);
  *picture = acies_picture_new_from_file (path, error);
  return *picture != NULL;
}

static gboolean
read_colour (const Element *element,
             const char    *name,
             AciesColour   *colour,
             GError       **error)
{
  const char *value = needed (element, name, error);

  if (value == NULL)
    return FALSE;
  return acies_colour_parse (value, colour) || is_unknown (element, value, error);
}

static gboolean
read_theme (Reader        *self,
            const Element *element,
            GError       **error)
{
  const char *id = needed (element, "ruleset", error);
  const char *format = id != NULL ? needed (element, "format", error) : NULL;

  if (format == NULL)
    return FALSE;
  if (strcmp (id, self->ruleset->id) != 0)
    return is_unknown (element, id, error);
  return strcmp (format, "1") == 0 || is_unknown (element, format, error);
}

static gboolean
read_side (Reader        *self,
           const Element *element,
           AciesId        side,
           GError       **error)
{
  guint shield;

  if (self->style != NULL)
    return read_colour (element, "colour", &self->style->side[side], error);
  if (!read_word (element, "shield", shield_names, ACIES_N_SHIELDS, &shield, error))
    return FALSE;
  self->theme->shields[side] = shield;
  return read_picture (self, element, "emblem", &self->theme->emblems[side], error);
}

static gboolean
read_terrain (Reader        *self,
              const Element *element,
              AciesId        terrain,
              GError       **error)
{
  guint pattern;

  if (self->style != NULL)
    return read_colour (element, "ground", &self->style->ground[terrain], error) && read_colour (element, "ink", &self->style->ink[terrain], error);
  if (!read_word (element, "pattern", pattern_names, ACIES_N_PATTERNS, &pattern, error))
    return FALSE;
  self->theme->patterns[terrain] = pattern;
  return read_picture (self, element, "art", &self->theme->terrains[terrain], error);
}

static gboolean
read_unit_type (Reader        *self,
                const Element *element,
                AciesId        type,
                GError       **error)
{
  static const char *const trims[] = { "none", "gold" };
  guint                    trim;

  if (!read_word (element, "trim", trims, G_N_ELEMENTS (trims), &trim, error))
    return FALSE;
  self->theme->gold_trim[type] = trim == 1;
  return read_picture (self, element, "art", &self->theme->unit_types[type], error);
}

static gboolean
read_mark (Reader        *self,
           const Element *element,
           AciesId        mark,
           GError       **error)
{
  guint look;

  if (!read_word (element, "show", look_names, ACIES_N_MARK_LOOKS, &look, error))
    return FALSE;
  self->theme->mark_looks[mark] = look;
  return read_picture (self, element, "art", &self->theme->marks[mark], error);
}

static gboolean
read_token (Reader        *self,
            const Element *element,
            GError       **error)
{
  const char   *id = needed (element, "id", error);
  AciesPicture *picture = NULL;

  if (id == NULL || !read_picture (self, element, "art", &picture, error))
    return FALSE;
  if (picture != NULL)
    g_hash_table_replace (self->theme->tokens, g_strdup (id), picture);
  return TRUE;
}

static gboolean
read_style (Reader        *self,
            const Element *element,
            GError       **error)
{
  static const char *const ids[] = { "light", "dark" };
  guint                    style;

  if (needed (element, "id", error) == NULL || !read_word (element, "id", ids, G_N_ELEMENTS (ids), &style, error))
    return FALSE;
  self->style = style == 1 ? &self->theme->dark : &self->theme->light;
  return TRUE;
}

static gboolean
read_style_colour (Reader        *self,
                   const Element *element,
                   GError       **error)
{
  const char *of = needed (element, "of", error);
  struct
  {
    const char  *name;
    AciesColour *colour;
  } colours[] = {
    { "paper", &self->style->paper }, { "grid", &self->style->grid }, { "label", &self->style->label }, { "device", &self->style->device }, { "gold", &self->style->gold }, { "alert", &self->style->alert }
  };

  if (of == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (strcmp (colours[i].name, of) == 0)
      return read_colour (element, "value", colours[i].colour, error);
  return is_unknown (element, of, error);
}

/* Elements that stand for a thing of the ruleset, named by its id. */
static const struct
{
  const char *name;
  AciesId (*find) (const AciesRuleset *, const char *);
  gboolean (*read) (Reader *, const Element *, AciesId, GError **);
} things[] = {
  { "side", acies_ruleset_find_side, read_side },
  { "terrain", acies_ruleset_find_terrain, read_terrain },
  { "unit-type", acies_ruleset_find_unit_type, read_unit_type },
  { "mark", acies_ruleset_find_mark, read_mark },
};

static gboolean
read_thing (Reader        *self,
            const Element *element,
            guint          kind,
            GError       **error)
{
  const char *id = needed (element, "id", error);
  AciesId     index = id != NULL ? things[kind].find (self->ruleset, id) : ACIES_NO_ID;

  if (id == NULL)
    return FALSE;
  if (index == ACIES_NO_ID)
    return is_unknown (element, id, error);
  return things[kind].read (self, element, index, error);
}

static gboolean
read_element (Reader        *self,
              const Element *element,
              GError       **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (strcmp (element->name, things[i].name) == 0)
      return read_thing (self, element, i, error);
  if (strcmp (element->name, "theme") == 0)
    return read_theme (self, element, error);
  if (strcmp (element->name, "token") == 0)
    return read_token (self, element, error);
  if (strcmp (element->name, "style") == 0)
    return read_style (self, element, error);
  if (strcmp (element->name, "colour") == 0 && self->style != NULL)
    return read_style_colour (self, element, error);
  g_set_error (error, ACIES_THEME_ERROR, ACIES_THEME_ERROR_INVALID, _ ("<%s> is not known here"), element->name);
  return FALSE;
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *name,
                  const char         **names,
                  const char         **values,
                  gpointer             data,
                  GError             **error)
{
  Element element = { name, names, values };

  read_element (data, &element, error);
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *name,
                gpointer             data,
                GError             **error)
{
  Reader *self = data;

  if (strcmp (name, "style") == 0)
    self->style = NULL;
}

static gboolean
parse (Reader     *self,
       const char *text,
       gsize       length,
       const char *path,
       GError    **error)
{
  static const GMarkupParser parser = { .start_element = start_element_cb, .end_element = end_element_cb };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, self, NULL);

  if (g_markup_parse_context_parse (context, text, length, error) && g_markup_parse_context_end_parse (context, error))
    return TRUE;
  g_prefix_error (error, "%s: ", path);
  return FALSE;
}

AciesTheme *
acies_theme_new_from_file (const char         *path,
                           const AciesRuleset *ruleset,
                           GError            **error)
{
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (ruleset);
  g_autofree char *text = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  gsize            length;
  Reader           reader = { .ruleset = ruleset, .theme = theme, .folder = folder };

  if (!acies_render_read (path, &text, &length, error))
    return NULL;
  if (!parse (&reader, text, length, path, error))
    return NULL;
  theme->path = g_strdup (path);
  return g_steal_pointer (&theme);
}

/* tmx-build.c - a map of Tiled as a scenario of some ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const AciesTmx        *map;
  const AciesRuleset    *ruleset;
  const AciesTmxMapping *mapping;
  AciesFindings         *findings;
  AciesState            *state;
} Builder;

static AciesFinding *G_GNUC_PRINTF (5, 6)
    tell_of (const Builder        *self,
             const AciesTmxObject *object,
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
  if (object != NULL)
    {
      finding->line = object->line;
      finding->hex = object->hex;
    }

  return finding;
}

/* --- which game ----------------------------------------------------------------------------- */

gboolean
acies_tmx_check_ruleset (const AciesTmx     *self,
                         const AciesRuleset *ruleset,
                         GError            **error)
{
  g_autoptr (GError) cause = NULL;
  gboolean is_alike = ruleset->layout == self->layout;

  if (is_alike && acies_ruleset_check_size (ruleset, self->columns, self->rows, &cause))
    return TRUE;
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", self->name, self->line,
               is_alike ? cause->message
                        : acies_board_say (self, _ ("a hex map cannot become a battle for a game played on squares"),
                                           _ ("a square map cannot become a battle for a game played on hexes")));

  return FALSE;
}

AciesRuleset *
acies_tmx_choose_ruleset (const AciesTmx *self,
                          AciesLibrary   *library,
                          GError        **error)
{
  const char *named = g_hash_table_lookup (self->properties, "ruleset");
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  g_autoptr (GError) cause = NULL;
  AciesRuleset *best = NULL;
  guint         most = 0;

  if (named != NULL && g_strv_contains ((const char *const *) ids, named))
    {
      best = acies_library_get_ruleset (library, named, error);
      return best != NULL && acies_tmx_check_ruleset (self, best, error) ? best : NULL;
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], error);
      guint         n = 0; /* number of tile and object kinds that it knows */

      if (ruleset == NULL)
        return NULL;
      for (guint j = 0; j < self->kinds->len; j++)
        {
          const AciesTmxKind *kind = g_ptr_array_index (self->kinds, j);
          const AciesTmxTile *tile = g_ptr_array_index (self->tiles, kind->first_tile);

          n += acies_tmx_guess_terrain (ruleset, tile->words + tile->n_numbers) != ACIES_NO_ID;
        }
      for (guint j = 0; j < self->objects->len; j++)
        n += acies_tmx_object_unit_type (g_ptr_array_index (self->objects, j), ruleset) != ACIES_NO_ID;
      if (ruleset->layout != self->layout || !acies_tmx_check_ruleset (self, ruleset, cause == NULL ? &cause : NULL))
        continue;
      /* If several know the same number, the one that leaves out the fewest of its terrains: the map was probably
       * drawn for it. */
      if (best != NULL && n <= most && (n < most || ruleset->n_terrains >= best->n_terrains))
        continue;
      best = ruleset;
      most = n;
    }
  if (best == NULL && ids[0] == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("No rulesets found"));
  else if (best == NULL && cause != NULL) /* of a ruleset whose boards have the same layout */
    g_propagate_error (error, g_steal_pointer (&cause));
  else if (best == NULL)
    {
      g_autofree char *what = self->layout == ACIES_BOARD_SQUARES ? acies_tmx_dup_wrong_orientation ("orthogonal")
                                                                  : g_strdup (_ ("no installed game is played on hexes"));

      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", self->name, self->line, what);
    }

  return best;
}

/* --- the ground ----------------------------------------------------------------------------- */

static void
paint (const Builder *self)
{
  AciesBoard          *board = self->state->board;
  g_autofree gboolean *unknown = g_new0 (gboolean, self->map->kinds->len + 1);

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    for (guint layer = self->map->n_layers; layer-- > 0;)
      {
        guint32             cell = self->map->cells[layer * ACIES_MAX_HEXES + hex];
        const AciesTmxTile *tile = cell > 0 ? g_ptr_array_index (self->map->tiles, cell - 1) : NULL;
        AciesId             terrain = 0;
        AciesTmxSource      source = tile != NULL ? acies_tmx_mapping_look_up (self->mapping, self->ruleset, tile, &terrain) : ACIES_TMX_IGNORED;

        if (source == ACIES_TMX_IGNORED)
          continue;
        unknown[tile->kind] |= source == ACIES_TMX_UNKNOWN;
        board->terrain[hex] = terrain;
        break;
      }
  for (guint i = 0; i < self->map->kinds->len; i++)
    {
      const AciesTmxKind *kind = g_ptr_array_index (self->map->kinds, i);

      if (unknown[i])
        tell_of (self, NULL, ACIES_SEVERITY_WARNING, "tile-unmapped",
                 acies_board_say (board,
                                  /* Translators: a tile, a number, and a kind of terrain */
                                  g_dngettext (GETTEXT_PACKAGE, "“%1$s” (%2$u hex) is not mapped to a terrain; it is now “%3$s”",
                                               "“%1$s” (%2$u hexes) is not mapped to a terrain; it is now “%3$s”", kind->n_hexes),
                                  /* Translators: a tile, a number, and a kind of terrain */
                                  g_dngettext (GETTEXT_PACKAGE, "“%1$s” (%2$u square) is not mapped to a terrain; it is now “%3$s”",
                                               "“%1$s” (%2$u squares) is not mapped to a terrain; it is now “%3$s”", kind->n_hexes)),
                 kind->word, kind->n_hexes, self->ruleset->terrains[0].name)
            ->line = kind->line;
    }
}

/* --- units ---------------------------------------------------------------------------------- */

static const char *
get_property (const AciesTmxObject *object,
              const char           *name)
{
  return g_hash_table_lookup (object->properties, name);
}

static AciesSide
read_side (const Builder        *self,
           const AciesTmxObject *object,
           const char           *what)
{
  const char *text = get_property (object, "side");
  AciesSide   side = text != NULL ? acies_tmx_find_side (self->ruleset, text) : ACIES_NO_SIDE;

  if (side != ACIES_NO_SIDE)
    {
      /* A map does not say how many sides take part, so as many as it needs take part. */
      if (side >= self->state->ruleset->n_sides)
        {
          AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, self->ruleset->sides[side].plays_by);

          command.number = (gint16) (side + 1);
          acies_engine_apply (self->state, &command, NULL, NULL);
        }
      return side;
    }
  if (text == NULL)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "no-side", _ ("“%s” has no property “side”; it was left out"), what);
  else
    /* Translators: an object of a map, its side, and a game */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-side", _ ("“%1$s” has the side “%2$s”, which %3$s does not have; it was left out"),
             what, ACIES_QUOTE (text), self->ruleset->name);

  return ACIES_NO_SIDE;
}

static guint8
read_figures (const Builder        *self,
              const AciesTmxObject *object,
              AciesId               type)
{
  guint       strength = acies_state_strength (self->state, type);
  const char *text = get_property (object, "figures");
  gint64      figures;

  if (text == NULL)
    return (guint8) strength;
  if (g_ascii_string_to_signed (text, 10, 1, ACIES_MAX_FIGURES, &figures, NULL))
    return (guint8) figures;
  /* Translators: the largest number, what the map has, and the number that is used */
  tell_of (self, object, ACIES_SEVERITY_CORRECTION, "bad-figures", g_dngettext (GETTEXT_PACKAGE, "A unit can have 1 to %1$d figure, not “%2$s”; it now has %3$u", "A unit can have 1 to %1$d figures, not “%2$s”; it now has %3$u", ACIES_MAX_FIGURES),
           ACIES_MAX_FIGURES, ACIES_QUOTE (text), strength);

  return (guint8) strength;
}

static guint16
read_marks (const Builder        *self,
            const AciesTmxObject *object)
{
  const char *text = get_property (object, "marks");
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " ,", 64);
  guint16 marks = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      AciesId mark = acies_ruleset_find_mark (self->ruleset, words[i]);

      if (mark != ACIES_NO_ID && self->ruleset->marks[mark].kept)
        marks |= (guint16) (1u << mark);
      else if (*words[i] != '\0')
        tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-mark", _ ("A unit cannot start with the mark “%s”; it was left out"), ACIES_QUOTE (words[i]));
    }

  return marks;
}

static void
read_properties (const Builder        *self,
                 const AciesTmxObject *object,
                 AciesUnit            *unit)
{
  const char *text = get_property (object, "properties");
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " ,", 64);

  acies_unit_set_fallbacks (self->ruleset, unit);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint16  value = 0;
      AciesId property = acies_property_parse_word (self->ruleset, words[i], &value);

      if (property != ACIES_NO_ID && !self->ruleset->properties[property].fixed && acies_property_allows (self->ruleset, unit->type, property, value))
        unit->properties[property] = (guint8) value;
      else if (*words[i] != '\0')
        tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-property", _ ("A unit cannot start with the property “%s”; it was left out"), ACIES_QUOTE (words[i]));
    }
}

static void
add_unit (const Builder        *self,
          const AciesTmxObject *object,
          AciesId               type)
{
  AciesState *state = self->state;
  const char *name = self->ruleset->unit_types[type].name;
  AciesUnit   unit = { .place = ACIES_PLACE_BOARD, .type = type, .hex = object->hex };

  unit.side = acies_unit_type_only_side (&self->ruleset->unit_types[type]);
  if (unit.side == ACIES_NO_SIDE || get_property (object, "side") != NULL)
    unit.side = read_side (self, object, name);
  if (unit.side == ACIES_NO_SIDE)
    return;
  if (object->hex == ACIES_NO_HEX)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "object-off-board", _ ("“%s” is off the board; it was left out"), name);
  else if (acies_stack_obstacle (state, object->hex, type, unit.side, ACIES_NO_UNIT) != ACIES_NO_UNIT)
    {
      AciesUnitId      obstacle = acies_stack_obstacle (state, object->hex, type, unit.side, ACIES_NO_UNIT);
      g_autofree char *there = acies_stack_dup_names (state, object->hex);

      if (self->ruleset->n_layers == 1)
        tell_of (self, object, ACIES_SEVERITY_WARNING, "hex-occupied", _ ("The hex already has a unit; “%s” was left out"), name);
      else if (state->units[obstacle].side != unit.side)
        /* Translators: the unit that is there, and the one that is left out */
        tell_of (self, object, ACIES_SEVERITY_WARNING, "hex-occupied", _ ("Another side already has %1$s on the hex; “%2$s” was left out"), there, name);
      else
        /* Translators: the unit that is there, and the one that is left out */
        tell_of (self, object, ACIES_SEVERITY_WARNING, "hex-occupied", _ ("The hex already has %1$s and no room for another unit; “%2$s” was left out"), there, name);
    }
  else if (state->n_units == ACIES_MAX_UNITS)
    /* Translators: the largest number, and a unit */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "too-many-units", g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %1$d unit; “%2$s” was left out", "A scenario can have at most %1$d units; “%2$s” was left out", ACIES_MAX_UNITS), ACIES_MAX_UNITS, name);
  else
    {
      unit.figures = read_figures (self, object, type);
      unit.marks = read_marks (self, object);
      read_properties (self, object, &unit);
      state->units[state->n_units++] = unit;
    }
}

/* --- marks of the board --------------------------------------------------------------------- */

/* Reads a camp or an entry hex, depending on @class_. */
static void
add_place (const Builder        *self,
           const AciesTmxObject *object,
           const char           *class_)
{
  AciesSide         side = read_side (self, object, class_);
  AciesSideNumbers *numbers = &self->state->sides[side != ACIES_NO_SIDE ? side : 0];
  guint             at = 0;

  if (side == ACIES_NO_SIDE)
    return;
  while (at < numbers->n_entries && numbers->entries[at] < object->hex)
    at++;
  if (object->hex == ACIES_NO_HEX)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "object-off-board", _ ("“%s” is off the board; it was left out"), class_);
  else if (g_str_equal (class_, ACIES_TMX_CAMP) && numbers->camp != ACIES_NO_HEX)
    /* Translators: a side */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "second-camp", _ ("%s already has a camp; this one was left out"), self->ruleset->sides[side].name);
  else if (g_str_equal (class_, ACIES_TMX_CAMP))
    numbers->camp = object->hex;
  else if (at < numbers->n_entries && numbers->entries[at] == object->hex)
    return;
  else if (numbers->n_entries == ACIES_MAX_ENTRIES)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "too-many-entries",
             acies_board_say (self->map, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry hex; this one was left out", "A side can have at most %d entry hexes; this one was left out", ACIES_MAX_ENTRIES),
                              g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry square; this one was left out", "A side can have at most %d entry squares; this one was left out", ACIES_MAX_ENTRIES)),
             ACIES_MAX_ENTRIES);
  else
    {
      memmove (&numbers->entries[at + 1], &numbers->entries[at], (numbers->n_entries - at) * sizeof *numbers->entries);
      numbers->entries[at] = object->hex;
      numbers->n_entries++;
    }
}

/* Reads a label: the text of a text object, or the name of a label object. */
static void
add_label (const Builder        *self,
           const AciesTmxObject *object)
{
  g_autofree char *words = g_strstrip (g_strdup (object->text != NULL ? object->text : object->name));
  const char      *shown = ACIES_QUOTE (words);

  if (*words == '\0' && object->id > 0)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "bad-label", _ ("The label with the id %d has no text; it was left out"), object->id);
  else if (*words == '\0')
    tell_of (self, object, ACIES_SEVERITY_WARNING, "bad-label", _ ("A label has no text; it was left out"));
  else if (object->hex == ACIES_NO_HEX)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "object-off-board", _ ("“%s” is off the board; it was left out"), shown);
  else if (!acies_text_is_label (words))
    /* Translators: words of a map, and the largest number */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "bad-label", g_dngettext (GETTEXT_PACKAGE, "“%1$s” is not one line of 1 to %2$d character; it was left out", "“%1$s” is not one line of 1 to %2$d characters; it was left out", ACIES_MAX_LABEL), shown, ACIES_MAX_LABEL);
  else if (acies_texts_get_label (self->state->texts, object->hex) != NULL)
    tell_of (self, object, ACIES_SEVERITY_WARNING, "duplicate-label",
             acies_board_say (self->map, _ ("The hex already has a label; “%s” was left out"),
                              _ ("The square already has a label; “%s” was left out")),
             shown);
  else
    acies_texts_set_label (self->state->texts, object->hex, words);
}

static void
add_object (const Builder        *self,
            const AciesTmxObject *object)
{
  AciesId     type = acies_tmx_object_unit_type (object, self->ruleset);
  const char *what = *object->class_ != '\0' ? object->class_ : object->name;
  const char *game = self->ruleset->name;

  if (type != ACIES_NO_ID)
    add_unit (self, object, type);
  else if (g_str_equal (object->class_, ACIES_TMX_CAMP) || g_str_equal (object->class_, ACIES_TMX_ENTRY))
    add_place (self, object, object->class_);
  else if (object->text != NULL || g_str_equal (object->class_, ACIES_TMX_LABEL))
    add_label (self, object);
  else if (*what != '\0')
    /* Translators: an object of a map, and a game */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-object", _ ("The object “%1$s” is not a unit of %2$s; it was left out"), what, game);
  else if (object->id > 0) /* Tiled shows the id, with which an object without a name can be found */
    tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-object",
             /* Translators: the number of an object, and a game */
             _ ("The object with the id %1$d has neither class nor name, so it is not a unit of %2$s; it was left out"), object->id, game);
  else
    tell_of (self, object, ACIES_SEVERITY_WARNING, "unknown-object",
             _ ("An object has neither class nor name, so it is not a unit of %s; it was left out"), game);
}

/* --- the whole ------------------------------------------------------------------------------ */

static void
set_texts (const Builder *self)
{
  AciesTexts *texts = self->state->texts;

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      const char *text = g_hash_table_lookup (self->map->properties, acies_text_id (kind));

      if (text == NULL)
        continue;
      if (acies_text_is_readable (text) && strlen (text) <= ACIES_MAX_TEXT)
        acies_texts_set (texts, kind, text);
      else
        tell_of (self, NULL, ACIES_SEVERITY_WARNING, "bad-text", _ ("The text “%s” is too long or cannot be read; it was left out"), acies_text_id (kind));
    }
  if (*texts->text[ACIES_TEXT_TITLE] == '\0')
    {
      g_autofree char *title = g_path_get_basename (self->map->name);
      char            *dot = strrchr (title, '.');

      if (dot != NULL && dot != title)
        *dot = '\0';
      acies_texts_set (texts, ACIES_TEXT_TITLE, acies_text_is_readable (title) ? title : "");
    }
}

AciesState *
acies_tmx_build (const AciesTmx        *self,
                 AciesRuleset          *ruleset,
                 const AciesTmxMapping *mapping,
                 AciesFindings         *findings)
{
  AciesState *state;
  Builder     builder = { self, ruleset, mapping, findings, NULL };

  g_return_val_if_fail (ruleset->layout == self->layout && acies_ruleset_has_size (ruleset, self->columns, self->rows), NULL);

  builder.state = state = acies_state_new (ruleset, self->columns, self->rows);
  set_texts (&builder);
  paint (&builder);
  for (guint i = 0; i < self->objects->len; i++)
    add_object (&builder, g_ptr_array_index (self->objects, i));

  return state;
}

/* cli-tiled.c - a map of Tiled as the FILE of a verb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-tiled.h"

#include "formats/files/file.h"

#include <glib/gi18n.h>

#define MAX_MAPPING_BYTES (256 * 1024)

void
acies_cli_tiled_clear (AciesCliTiled *self)
{
  g_free (self->ruleset);
  g_strfreev (self->words);
  g_free (self->file);
}

gboolean
acies_cli_tiled_is_set (const AciesCliTiled *self)
{
  return self->ruleset != NULL || self->words != NULL || self->file != NULL;
}

/* --- what was given ------------------------------------------------------------------------- */

static gboolean
add_file (AciesTmxMapping    *mapping,
          const char         *path,
          const AciesRuleset *ruleset,
          GError            **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load (file, name, MAX_MAPPING_BYTES, NULL, error);

  if (bytes == NULL || !acies_tmx_mapping_read (mapping, bytes, name, error))
    return FALSE;
  if (acies_tmx_mapping_check (mapping, ruleset, error))
    return TRUE;
  g_prefix_error (error, "%s: ", name);

  return FALSE;
}

/* The words may be wrong in themselves, name no terrain or no tile. */
static gboolean
add_words (AciesTmxMapping    *mapping,
           char              **words,
           const AciesTmx     *map,
           const AciesRuleset *ruleset,
           GError            **error)
{
  g_autoptr (AciesTmxMapping) own = acies_tmx_mapping_new ();
  gboolean good = TRUE;

  for (guint i = 0; good && words[i] != NULL; i++)
    good = acies_tmx_mapping_add_line (own, words[i], error);
  good = good && acies_tmx_mapping_check (own, ruleset, error) && acies_tmx_mapping_check_tiles (own, map, error);
  if (!good)
    g_prefix_error (error, "acies-cli: --map: ");
  for (guint i = 0; good && words[i] != NULL; i++)
    good = acies_tmx_mapping_add_line (mapping, words[i], error);

  return good;
}

static gboolean
fill_mapping (const AciesCliTiled *self,
              AciesTmxMapping     *mapping,
              const AciesTmx      *map,
              const AciesRuleset  *ruleset,
              GError             **error)
{
  return (self->file == NULL || add_file (mapping, self->file, ruleset, error)) &&
         (self->words == NULL || add_words (mapping, self->words, map, ruleset, error));
}

/* --- what becomes of it --------------------------------------------------------------------- */

static AciesRuleset *
choose (const AciesCliTiled *self,
        AciesCliInput       *input,
        const AciesTmx      *map,
        GError             **error)
{
  AciesRuleset *ruleset;

  if (self->ruleset != NULL)
    {
      ruleset = acies_library_get_ruleset (input->library, self->ruleset, error);
      if (ruleset == NULL)
        g_prefix_error (error, "acies-cli: --ruleset: ");
      return ruleset != NULL && acies_tmx_check_ruleset (map, ruleset, error) ? ruleset : NULL;
    }
  ruleset = acies_tmx_choose_ruleset (map, input->library, error);
  if (ruleset != NULL && g_strcmp0 (g_hash_table_lookup (map->properties, "ruleset"), ruleset->id) != 0)
    acies_findings_add (input->findings, ACIES_SEVERITY_NOTE, "ruleset-guessed",
                        _ ("The ruleset was guessed: %s; use “acies-cli convert --ruleset” to choose another one"), ruleset->name);

  return ruleset;
}

/* How often a tile was mapped to nothing. */
static guint
count_unmapped (const AciesFindings *findings)
{
  guint n = 0;

  for (guint i = 0; i < findings->list->len; i++)
    n += g_str_equal (((const AciesFinding *) g_ptr_array_index (findings->list, i))->code, "tile-unmapped");

  return n;
}

/* Says once for all tiles how they are mapped, by one of them that needs it. */
static void
tell_how_to_map (AciesCliInput         *input,
                 const AciesTmx        *map,
                 const AciesRuleset    *ruleset,
                 const AciesTmxMapping *mapping)
{
  for (guint i = 0; i < map->kinds->len && count_unmapped (input->findings) > 0; i++)
    {
      const AciesTmxKind *kind = g_ptr_array_index (map->kinds, i);
      AciesId             terrain;
      g_autofree char    *words = NULL;
      g_autofree char    *shown = NULL;
      g_autofree char    *terrains = NULL;

      if (acies_tmx_mapping_look_up (mapping, ruleset, g_ptr_array_index (map->tiles, kind->first_tile), &terrain) != ACIES_TMX_UNKNOWN)
        continue;
      words = g_strdup_printf ("%s=%s", kind->word, ruleset->terrains[MIN (1, ruleset->n_terrains - 1)].id);
      shown = g_shell_quote (words);
      terrains = acies_tmx_dup_terrains (ruleset);
      acies_findings_add (input->findings, ACIES_SEVERITY_NOTE, "map-tiles",
                          /* Translators: an example such as “grass=clear”, a game, and a list of its terrains */
                          _ ("To set the terrain of a tile, use “acies-cli convert --map”, for example --map %1$s; the terrains of %2$s are %3$s"),
                          shown, ruleset->name, terrains);
      return;
    }
}

gboolean
acies_cli_tiled_read (const AciesCliTiled *self,
                      AciesCliInput       *input,
                      GBytes              *bytes,
                      GFile               *file,
                      GError             **error)
{
  const AciesCliTiled nothing = { 0 };
  g_autoptr (AciesTmx) map = acies_tmx_read (bytes, input->name, file, input->findings, error);
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  AciesRuleset *ruleset;

  if (self == NULL)
    self = &nothing;
  ruleset = map != NULL ? choose (self, input, map, error) : NULL;
  if (ruleset == NULL || !fill_mapping (self, mapping, map, ruleset, error))
    return FALSE;
  input->scenario = acies_tmx_build (map, ruleset, mapping, input->findings);
  tell_how_to_map (input, map, ruleset, mapping);

  return TRUE;
}

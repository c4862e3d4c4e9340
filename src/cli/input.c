/* input.c - the FILE of a verb: a scenario, a map of Tiled, or a game at some position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/core/units.h"
#include "engine/find/findings.h"
#include "engine/view/view.h"
#include "formats/designer/designer.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/game/game-xml.h"
#include "formats/game/recover.h"
#include "formats/json/json.h"
#include "formats/save.h"
#include "formats/scenario/scenario-xml.h"
#include "formats/tiled/tmx.h"
#include "session/log.h"

#include <glib/gi18n.h>

#define MAX_MAPPING_BYTES (256 * 1024)

/* --- a map of Tiled ------------------------------------------------------------------------------ */

/* Adds the mappings of a file. */
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

/* Reports malformed words, unknown terrains and unknown tiles. */
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

/* Adds one note for all unmapped tiles, which explains --map with one of them as an example. */
static void
tell_how_to_map (AciesCliInput         *input,
                 const AciesTmx        *map,
                 const AciesRuleset    *ruleset,
                 const AciesTmxMapping *mapping)
{
  gboolean lacks = FALSE;

  for (guint i = 0; i < input->findings->list->len; i++)
    lacks = lacks || g_str_equal (((const AciesFinding *) g_ptr_array_index (input->findings->list, i))->code, "tile-unmapped");
  for (guint i = 0; i < map->kinds->len && lacks; i++)
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

/* Faults of the map or of @options are errors that name the place. */
static gboolean
read_tiled (AciesCliInput       *self,
            GFile               *file,
            GBytes              *bytes,
            const AciesCliTiled *options,
            GError             **error)
{
  const AciesCliTiled  nothing = { 0 };
  const AciesCliTiled *tiled = options != NULL ? options : &nothing;
  g_autoptr (AciesTmx) map = acies_tmx_read (bytes, self->name, file, self->findings, error);
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  AciesRuleset *ruleset = map != NULL ? choose (tiled, self, map, error) : NULL;

  if (ruleset == NULL ||
      (tiled->file != NULL && !add_file (mapping, tiled->file, ruleset, error)) ||
      (tiled->words != NULL && !add_words (mapping, tiled->words, map, ruleset, error)))
    return FALSE;
  self->scenario = acies_tmx_build (map, ruleset, mapping, self->findings);
  tell_how_to_map (self, map, ruleset, mapping);

  return TRUE;
}

/* --- reading ------------------------------------------------------------------------------------- */

/* Replays the log of a game up to the first difference, which the report describes. */
static gboolean
take_game (AciesCliInput *self,
           AciesGameFile *file)
{
  if (file == NULL)
    return FALSE;
  self->scenario = acies_state_copy (file->scenario);
  self->dice = file->settings.dice;
  self->game = acies_game_open (file, ACIES_DICE_ENTERED, &self->report);
  acies_game_file_free (file);

  return TRUE;
}

/* The content of a file decides its kind, not its name. Most files are scenarios, so these are parsed only once. */
static gboolean
read_any (AciesCliInput       *self,
          GFile               *file,
          GBytes              *bytes,
          const AciesCliTiled *tiled,
          GError             **error)
{
  g_autoptr (GError) no_scenario = NULL;
  AciesDocumentKind kind;

  if (acies_json_is (bytes, self->name))
    {
      self->scenario = acies_designer_read (bytes, self->name, self->library, self->findings, error);
      return self->scenario != NULL;
    }
  self->scenario = acies_scenario_read (bytes, self->name, self->library, self->findings, &no_scenario);
  if (self->scenario != NULL)
    return TRUE;
  kind = g_error_matches (no_scenario, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT) ? acies_document_kind (bytes, self->name) : ACIES_DOCUMENT_SCENARIO;
  if (kind == ACIES_DOCUMENT_GAME)
    return take_game (self, acies_game_read (bytes, self->name, self->library, self->findings, error));
  if (kind == ACIES_DOCUMENT_TILED)
    return read_tiled (self, file, bytes, tiled, error);
  g_propagate_error (error, g_steal_pointer (&no_scenario));

  return FALSE;
}

/* Only our own formats can be recovered; readers for other formats are lenient anyway. */
static gboolean
recover_any (AciesCliInput       *self,
             GFile               *file,
             GBytes              *bytes,
             const AciesCliTiled *tiled,
             GError             **error)
{
  AciesDocumentKind kind = acies_document_kind (bytes, self->name);
  g_autofree char  *board = NULL;
  g_autofree char  *kept = NULL;
  g_autofree char  *dropped = NULL;
  guint             n = 0, n_dropped = 0;

  if (kind == ACIES_DOCUMENT_DESIGNER || kind == ACIES_DOCUMENT_TILED)
    return read_any (self, file, bytes, tiled, error);
  if (kind == ACIES_DOCUMENT_SCENARIO || !take_game (self, acies_game_recover (bytes, self->name, self->library, self->findings, NULL)))
    self->scenario = acies_scenario_recover (bytes, self->name, self->library, self->findings, error);
  if (self->scenario == NULL)
    return FALSE;
  board = acies_recover_describe (bytes, self->scenario);
  if (self->game != NULL)
    {
      n = acies_session_count_commands (self->game);
      n_dropped = self->report.rest->len + self->report.n_missing;
      kept = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command of the game was kept.", "%u commands of the game were kept.", n), n);
    }
  if (n_dropped > 0)
    dropped = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command was lost.", "%u commands were lost.", n_dropped), n_dropped);
  self->recovered = g_strjoin (" ", board, kept, dropped, NULL);

  return TRUE;
}

static AciesCliInput *
new_input (const char   *name,
           AciesLibrary *library)
{
  AciesCliInput *self = g_new0 (AciesCliInput, 1);

  self->name = g_filename_display_name (name);
  self->library = library;
  self->findings = acies_findings_new ();

  return self;
}

AciesCliInput *
acies_cli_input_open (const char          *name,
                      AciesLibrary        *library,
                      const AciesCliTiled *tiled,
                      gboolean             recover,
                      GError             **error)
{
  g_autoptr (AciesCliInput) self = new_input (name, library != NULL ? acies_library_ref (library) : acies_library_new (NULL));
  g_autoptr (AciesCliInput) damaged = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GBytes) bytes = acies_document_load (file, self->name, NULL, error);
  g_autofree char *message = NULL;

  if (bytes == NULL)
    return NULL;
  if (recover ? recover_any (self, file, bytes, tiled, error) : read_any (self, file, bytes, tiled, error))
    return g_steal_pointer (&self);
  if (recover || error == NULL)
    return NULL;
  /* The error message suggests --recover if that would work. */
  damaged = new_input (name, acies_library_ref (self->library));
  if (!recover_any (damaged, file, bytes, tiled, NULL))
    return NULL;
  /* Translators: what is wrong */
  message = g_strdup_printf (_ ("%s; use “acies-cli convert --recover” to read what is left"), (*error)->message);
  g_free ((*error)->message);
  (*error)->message = g_steal_pointer (&message);

  return NULL;
}

void
acies_cli_input_free (AciesCliInput *self)
{
  g_clear_object (&self->game);
  g_clear_pointer (&self->scenario, acies_state_free);
  acies_game_report_clear (&self->report);
  g_clear_pointer (&self->findings, acies_findings_free);
  g_clear_pointer (&self->library, acies_library_unref);
  g_free (self->recovered);
  g_free (self->name);
  g_free (self);
}

void
acies_cli_input_add_findings (AciesCliInput *self)
{
  AciesGameVerdict verdict = self->report.verdict;
  g_autofree char *report = NULL;
  g_autofree char *told = NULL;
  /* A recovered game needs no such advice. */
  const char *way = self->recovered == NULL ? _ ("“acies-cli convert --recover” keeps the game up to that point.") : NULL;

  acies_scenario_find (self->scenario, self->findings);
  if (self->game == NULL)
    return;
  acies_game_report_find_corrections (&self->report, self->scenario->ruleset, self->findings);
  if (acies_game_report_is_corrected (&self->report))
    return;
  report = acies_game_report_to_string (&self->report, self->scenario->ruleset);
  if (report == NULL)
    return;
  told = g_strjoin (" ", report, way, NULL);
  acies_findings_add (self->findings, ACIES_SEVERITY_ERROR,
                      verdict == ACIES_GAME_REFUSED      ? "command-refused"
                      : verdict == ACIES_GAME_OTHER_DICE ? "dice-differ"
                      : verdict == ACIES_GAME_OTHER_DRAW ? "draw-differs"
                      : verdict == ACIES_GAME_CUT        ? "log-cut"
                                                         : "turn-differs",
                      "%s", told)
      ->line = self->report.file_line;
}

gboolean
acies_cli_input_report (const AciesCliInput *self)
{
  for (guint i = 0; i < self->findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (self->findings->list, i);
      g_autofree char    *line = acies_cli_dup_finding_line (self->name, finding);

      if (finding->severity == ACIES_SEVERITY_ERROR || acies_game_is_correction (finding))
        acies_cli_report (line);
    }

  return acies_findings_count (self->findings, ACIES_SEVERITY_ERROR) == 0;
}

AciesCliInput *
acies_cli_open_sound (const char     *name,
                      AciesCliStatus *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesCliInput) input = acies_cli_input_open (name, NULL, NULL, FALSE, &error);

  *status = ACIES_CLI_UNUSABLE;
  if (input == NULL)
    {
      acies_cli_report (error->message);
      return NULL;
    }

  acies_cli_input_add_findings (input);
  *status = ACIES_CLI_FAULTS;

  return acies_cli_input_report (input) ? g_steal_pointer (&input) : NULL;
}

static gboolean
check_at (const AciesCliInput *self,
          int                  at)
{
  guint n = self->game != NULL ? acies_session_count_commands (self->game) : 0;

  if (at == ACIES_CLI_AT_END || (at >= 0 && (guint) at <= n))
    return TRUE;

  /* Translators: the name of a file, the number of commands that was asked for, and how many the game has */
  return acies_cli_fail (g_dngettext (GETTEXT_PACKAGE, "%1$s: no position after %2$d command; the game has only %3$u", "%1$s: no position after %2$d commands; the game has only %3$u", (gulong) at), self->name, at, n);
}

AciesSession *
acies_cli_input_dup_session (const AciesCliInput *self,
                             int                  at,
                             guint64              seed)
{
  AciesSession    *copy;
  const GPtrArray *notes;
  g_autoptr (GArray) log = NULL;

  if (!check_at (self, at))
    return NULL;
  if (self->game == NULL)
    return acies_session_new_game (self->scenario, seed, ACIES_DICE_ENTERED);
  if (at == ACIES_CLI_AT_END)
    return g_object_ref (self->game);

  /* Copy the game with only its first commands, and with nothing to redo. */
  copy = acies_session_new_game_at (acies_session_get_scenario (self->game), acies_session_get_seed (self->game), ACIES_DICE_ENTERED,
                                    acies_session_get_settings (self->game)->depth);
  notes = acies_session_get_notes (self->game);
  log = acies_session_dup_log (self->game);
  acies_session_set_settings (copy, acies_session_get_settings (self->game));
  for (int i = 0; i < at; i++)
    acies_session_apply (copy, &g_array_index (log, AciesCommand, i), NULL);
  for (guint i = 0; i < notes->len; i++)
    {
      const AciesNote *note = g_ptr_array_index (notes, i);

      if (note->command <= (guint) at)
        acies_session_add_note (copy, note->command, note->text, NULL);
    }

  return copy;
}

AciesState *
acies_cli_input_dup_state (const AciesCliInput *self,
                           int                  at)
{
  g_autoptr (AciesSession) session = NULL;

  if (self->game == NULL)
    return check_at (self, at) ? acies_state_copy (self->scenario) : NULL;
  session = acies_cli_input_dup_session (self, at, 0);

  return session != NULL ? acies_state_copy (acies_session_get_state (session)) : NULL;
}

AciesState *
acies_cli_input_dup_known (const AciesCliInput *self,
                           int                  at,
                           AciesSide           *viewing_side)
{
  g_autoptr (AciesState) state = acies_cli_input_dup_state (self, at);
  AciesState *known = NULL;

  *viewing_side = ACIES_EVERY_SIDE;
  if (state == NULL || self->game == NULL)
    return g_steal_pointer (&state);
  *viewing_side = acies_cli_viewing_side (state, acies_session_get_settings (self->game));
  acies_state_know (state, *viewing_side, &known);

  return known != NULL ? known : g_steal_pointer (&state);
}

gboolean
acies_cli_position_open (AciesCliPosition   *self,
                         const AciesCliVerb *verb,
                         char              **words,
                         guint               min,
                         guint               max,
                         const char         *at_help,
                         const char         *json_help,
                         AciesCliStatus     *status)
{
  const char        *usual = N_ ("In a game, use the position after the first N commands instead of the final one");
  char              *at_text = NULL;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at_text, at_help != NULL ? at_help : usual, N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, json_help, NULL },
    { NULL },
  };
  int at = ACIES_CLI_AT_END;

  self->arguments = acies_cli_parse (verb, entries, words, min, max, status);
  if (self->arguments == NULL)
    return FALSE;
  *status = ACIES_CLI_UNUSABLE;
  if (!acies_cli_read_number ("--at", at_text, 0, G_MAXINT, &at))
    return FALSE;
  self->input = acies_cli_open_sound (self->arguments[0], status);
  if (self->input == NULL)
    return FALSE;
  self->session = acies_cli_input_dup_session (self->input, at, 0);
  *status = ACIES_CLI_UNUSABLE;

  return self->session != NULL;
}

void
acies_cli_position_clear (AciesCliPosition *self)
{
  g_clear_pointer (&self->arguments, g_strfreev);
  g_clear_pointer (&self->input, acies_cli_input_free);
  g_clear_object (&self->session);
}

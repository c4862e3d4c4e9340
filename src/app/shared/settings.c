/* settings.c - settings that the program remembers: last ruleset, game settings and map tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/settings.h"

#include "ai/players.h"
#include "engine/core/engine.h"
#include "formats/files/file.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- untrusted key files -------------------------------------------------------------------- */

GKeyFile *
acies_key_file_load (const char *path)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, ACIES_KEY_FILE_MAX_BYTES, &error);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (bytes != NULL && g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, &error))
    return g_steal_pointer (&file);
  g_debug ("%s", error->message);
  return g_key_file_new ();
}

/* --- settings ------------------------------------------------------------------------------- */

#define KEY_RULESET "ruleset"

/* All settings that the program uses. GLib aborts if a setting is missing or has another type. */
static const struct
{
  const char *name;
  const char *type;
} keys[] = {
  { "window-width", "i" },
  { "window-height", "i" },
  { "window-maximized", "b" },
  { "column-hidden", "b" },
  { "column-width", "i" },
  { "column-height", "i" },
  { "column-hidden-wide-board", "b" },
  { "tray-hidden", "b" },
  { "ruleset", "s" },
  { "set-up-asks", "b" },
  { "players", "as" },
  { "dice", "s" },
  { "undo-policy", "s" },
  { "hands-open", "b" },
  { "pass-automatically", "b" },
  { "dice-speed", "s" },
  { "puzzles-solved", "as" },
};

static GSettingsSchema *
find_schema (const char *id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  return source != NULL ? g_settings_schema_source_lookup (source, id, TRUE) : NULL;
}

gboolean
acies_settings_are_installed (const char *id)
{
  g_autoptr (GSettingsSchema) schema = find_schema (id);

  return schema != NULL;
}

static gboolean
has_key (GSettingsSchema *schema,
         const char      *name,
         const char      *type)
{
  g_autoptr (GSettingsSchemaKey) key = NULL;

  if (!g_settings_schema_has_key (schema, name))
    return FALSE;
  key = g_settings_schema_get_key (schema, name);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (type));
}

static gboolean
has_keys (GSettingsSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!has_key (schema, keys[i].name, keys[i].type))
      return FALSE;
  return TRUE;
}

GSettings *
acies_settings_new_if_installed (void)
{
  static gboolean told = FALSE;
  g_autoptr (GSettingsSchema) schema = find_schema (ACIES_APP_ID);

  if (schema == NULL)
    return NULL;
  if (has_keys (schema))
    return g_settings_new_full (schema, NULL, NULL);
  if (!told)
    g_printerr ("acies: %s\n", _ ("the installed settings schema is from another version, so window sizes and game settings are not remembered"));
  told = TRUE;
  return NULL;
}

char *
acies_settings_dup_ruleset (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings != NULL ? g_settings_get_string (settings, KEY_RULESET) : g_strdup ("");
}

void
acies_settings_set_ruleset (const char *id)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings != NULL)
    g_settings_set_string (settings, KEY_RULESET, id);
}

/* --- the last game -------------------------------------------------------------------------- */

#define KEY_ASKS "set-up-asks"
#define KEY_PLAYERS "players"
#define KEY_DICE "dice"
#define KEY_UNDO "undo-policy"
#define KEY_HANDS_OPEN "hands-open"
#define KEY_PASSES "pass-automatically"

#define HUMAN "human"

/* Values of the settings. */
static const char *const dice_ids[] = { [ACIES_DICE_ROLLED] = "rolled", [ACIES_DICE_ENTERED] = "entered" };
static const char *const undo_ids[ACIES_N_UNDO_POLICIES] = {
  [ACIES_UNDO_LAST_DICE] = "last-dice",
  [ACIES_UNDO_TAKE_BACKS] = "everything",
  [ACIES_UNDO_AGREED] = "agreed",
};

static guint
load_choice (GSettings         *settings,
             const char        *key,
             const char *const *ids,
             guint              n)
{
  g_autofree char *id = g_settings_get_string (settings, key);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return 0;
}

static void
set_players_against (guint8     *players,
                     AciesSide   person,
                     const char *opponent)
{
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    players[side] = side == person ? ACIES_PLAYER_HUMAN : (guint8) acies_ai_player_find (opponent);
}

/* Returns: the side that moves first, or side 0 if that is decided during the game */
static AciesSide
suggested_person (const AciesState *battle)
{
  AciesSide first = acies_state_first_side (battle);

  return first != ACIES_NO_SIDE ? first : 0;
}

/* Keeps the suggested players if the user has never chosen others. Unknown computer players become human. */
static void
load_players (GSettings *settings,
              guint8    *players)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, KEY_PLAYERS);

  if (ids[0] == NULL)
    return;
  memset (players, ACIES_PLAYER_HUMAN, ACIES_MAX_SIDES);
  for (guint side = 0; side < ACIES_MAX_SIDES && ids[side] != NULL; side++)
    players[side] = (guint8) acies_ai_player_find (ids[side]);
}

/* Stores nothing if the user has kept the suggested players, so that the next battle suggests its own. */
static void
store_players (GSettings        *settings,
               const guint8     *players,
               const AciesState *battle)
{
  const char *ids[ACIES_MAX_SIDES + 1] = { NULL };
  guint8      suggested[ACIES_MAX_SIDES];

  set_players_against (suggested, suggested_person (battle), ACIES_OPPONENT_NORMAL);
  if (memcmp (players, suggested, battle->ruleset->n_sides) == 0)
    {
      g_settings_reset (settings, KEY_PLAYERS);
      return;
    }
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    ids[side] = players[side] == ACIES_PLAYER_HUMAN ? HUMAN : acies_ai_player_get (players[side])->id;
  g_settings_set_strv (settings, KEY_PLAYERS, ids);
}

AciesGameSettings
acies_setup_memory_load (const AciesState *battle)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  AciesGameSettings loaded = ACIES_GAME_SETTINGS_DEFAULT;

  set_players_against (loaded.players, suggested_person (battle), ACIES_OPPONENT_NORMAL);
  loaded.passes_alone = TRUE;
  if (settings == NULL)
    return loaded;
  loaded.dice = load_choice (settings, KEY_DICE, dice_ids, G_N_ELEMENTS (dice_ids));
  loaded.undo = load_choice (settings, KEY_UNDO, undo_ids, G_N_ELEMENTS (undo_ids));
  load_players (settings, loaded.players);
  loaded.hands_open = g_settings_get_boolean (settings, KEY_HANDS_OPEN);
  loaded.passes_alone = g_settings_get_boolean (settings, KEY_PASSES);
  return loaded;
}

AciesGameSettings
acies_setup_memory_load_against (const AciesState *battle,
                                 AciesSide         person,
                                 const char       *opponent)
{
  AciesGameSettings loaded = acies_setup_memory_load (battle);

  set_players_against (loaded.players, person, opponent);
  return loaded;
}

void
acies_setup_memory_store (const AciesGameSettings *stored,
                          const AciesState        *battle)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings == NULL)
    return;
  g_settings_set_string (settings, KEY_DICE, dice_ids[stored->dice]);
  g_settings_set_string (settings, KEY_UNDO, undo_ids[stored->undo]);
  store_players (settings, stored->players, battle);
  g_settings_set_boolean (settings, KEY_HANDS_OPEN, stored->hands_open);
  g_settings_set_boolean (settings, KEY_PASSES, stored->passes_alone);
}

/* Without settings, there is no last game whose settings could be used. */
gboolean
acies_setup_memory_asks (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings == NULL || g_settings_get_boolean (settings, KEY_ASKS);
}

/* --- puzzles -------------------------------------------------------------------------------- */

#define KEY_SOLVED "puzzles-solved"

GStrv
acies_puzzle_memory_load (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings != NULL ? g_settings_get_strv (settings, KEY_SOLVED) : g_new0 (char *, 1);
}

void
acies_puzzle_memory_add (const char *id)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  g_auto (GStrv) solved = acies_puzzle_memory_load ();
  g_autoptr (GStrvBuilder) more = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (settings == NULL || g_strv_contains ((const char *const *) solved, id))
    return;
  g_strv_builder_addv (more, (const char **) solved);
  g_strv_builder_add (more, id);
  all = g_strv_builder_end (more);
  g_settings_set_strv (settings, KEY_SOLVED, (const char *const *) all);
}

/* --- map tiles ------------------------------------------------------------------------------ */

#define GROUP_LAST "last"      /* key "ruleset": the id of the ruleset */
#define GROUP_TILES "mappings" /* for each ruleset id, the lines of its mapping */
#define MAX_LENGTH (64 * 1024) /* of a mapping in bytes; a longer one is not stored */

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "acies", "tiled-maps", NULL);
}

static GKeyFile *
load (void)
{
  g_autofree char *path = dup_path ();

  return acies_key_file_load (path);
}

char *
acies_map_memory_dup_ruleset (void)
{
  g_autoptr (GKeyFile) file = load ();

  return g_key_file_get_string (file, GROUP_LAST, "ruleset", NULL);
}

AciesTmxMapping *
acies_map_memory_load (const char *ruleset)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *lines = g_key_file_get_string (file, GROUP_TILES, ruleset, NULL);
  AciesTmxMapping *mapping = acies_tmx_mapping_new ();
  g_autoptr (GBytes) bytes = lines != NULL ? g_bytes_new (lines, strlen (lines)) : NULL;

  if (bytes != NULL)
    acies_tmx_mapping_read (mapping, bytes, ruleset, NULL);
  return mapping;
}

/* Leaves out tiles without a name, because their numbers differ from map to map. */
static char *
dup_names (const AciesTmxMapping *mapping)
{
  g_autofree char *all = acies_tmx_mapping_to_string (mapping);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);
  GString *names = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !g_str_has_prefix (lines[i] + strspn (lines[i], "0123456789"), " = "))
      g_string_append_printf (names, "%s\n", lines[i]);
  return g_string_free (names, FALSE);
}

void
acies_map_memory_store (const char            *ruleset,
                        const AciesTmxMapping *mapping)
{
  g_autoptr (GKeyFile) file = load ();
  g_autofree char *lines = dup_names (mapping);
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_key_file_set_string (file, GROUP_LAST, "ruleset", ruleset);
  g_key_file_set_string (file, GROUP_TILES, ruleset, strlen (lines) <= MAX_LENGTH ? lines : "");
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_key_file_save_to_file (file, path, NULL);
}

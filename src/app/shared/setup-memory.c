/* setup-memory.c - how a game was set up last: what the next one begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/setup-memory.h"

#include "ai/players.h"
#include "app/shared/settings.h"

#define KEY_ASKS "set-up-asks"
#define KEY_PLAYERS "players"
#define KEY_DICE "dice"
#define KEY_UNDO "undo-policy"
#define KEY_HANDS_OPEN "hands-open"
#define KEY_PASSES_ALONE "passes-alone"
#define KEY_SPEED "dice-speed"

#define HUMAN "human"
#define SPEED_BY_DEFAULT "normal"

/* As the settings write them. */
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

/* A computer player that there no longer is becomes a person. */
static void
load_players (GSettings *settings,
              guint8    *players)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, KEY_PLAYERS);

  for (guint side = 0; side < ACIES_MAX_SIDES && ids[side] != NULL; side++)
    players[side] = (guint8) acies_ai_player_find (ids[side]);
}

static void
store_players (GSettings    *settings,
               const guint8 *players)
{
  const char *ids[ACIES_MAX_SIDES + 1] = { NULL };

  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    ids[side] = players[side] == ACIES_PLAYER_HUMAN ? HUMAN : acies_ai_player_get (players[side])->id;
  g_settings_set_strv (settings, KEY_PLAYERS, ids);
}

AciesGameSettings
acies_setup_memory_load (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();
  AciesGameSettings loaded = ACIES_GAME_SETTINGS_DEFAULT;

  if (settings == NULL)
    return loaded;
  loaded.dice = load_choice (settings, KEY_DICE, dice_ids, G_N_ELEMENTS (dice_ids));
  loaded.undo = load_choice (settings, KEY_UNDO, undo_ids, G_N_ELEMENTS (undo_ids));
  load_players (settings, loaded.players);
  loaded.hands_open = g_settings_get_boolean (settings, KEY_HANDS_OPEN);
  loaded.passes_alone = g_settings_get_boolean (settings, KEY_PASSES_ALONE);
  return loaded;
}

AciesGameSettings
acies_setup_memory_load_against (AciesSide   person,
                                 const char *opponent)
{
  AciesGameSettings loaded = acies_setup_memory_load ();

  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    loaded.players[side] = side == person ? ACIES_PLAYER_HUMAN : (guint8) acies_ai_player_find (opponent);
  return loaded;
}

void
acies_setup_memory_store (const AciesGameSettings *stored)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings == NULL)
    return;
  g_settings_set_string (settings, KEY_DICE, dice_ids[stored->dice]);
  g_settings_set_string (settings, KEY_UNDO, undo_ids[stored->undo]);
  store_players (settings, stored->players);
  g_settings_set_boolean (settings, KEY_HANDS_OPEN, stored->hands_open);
  g_settings_set_boolean (settings, KEY_PASSES_ALONE, stored->passes_alone);
}

/* Where nothing can be remembered there is nothing to begin with but what is asked for. */
gboolean
acies_setup_memory_asks (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings == NULL || g_settings_get_boolean (settings, KEY_ASKS);
}

void
acies_setup_memory_set_asks (gboolean asks)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings != NULL)
    g_settings_set_boolean (settings, KEY_ASKS, asks);
}

char *
acies_setup_memory_dup_speed (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings != NULL ? g_settings_get_string (settings, KEY_SPEED) : g_strdup (SPEED_BY_DEFAULT);
}

void
acies_setup_memory_set_speed (const char *speed)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings != NULL)
    g_settings_set_string (settings, KEY_SPEED, speed);
}

/* setup-memory.c - the settings of the last game, which the next one starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/setup-memory.h"

#include "ai/players.h"
#include "app/shared/settings.h"
#include "engine/core/engine.h"

#include <string.h>

#define KEY_ASKS "set-up-asks"
#define KEY_PLAYERS "players"
#define KEY_DICE "dice"
#define KEY_UNDO "undo-policy"
#define KEY_HANDS_OPEN "hands-open"
#define KEY_PASSES "pass-automatically"
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

static void
set_players_against (guint8     *players,
                     AciesSide   person,
                     const char *opponent)
{
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    players[side] = side == person ? ACIES_PLAYER_HUMAN : (guint8) acies_ai_player_find (opponent);
}

/* The side that moves first; where the game decides that later, the first of the rules. */
static AciesSide
suggested_person (const AciesState *battle)
{
  AciesSide first = acies_state_first_side (battle);

  return first != ACIES_NO_SIDE ? first : 0;
}

/* Without a choice the players of each battle depend on its first side. A computer player that no longer exists becomes a
 * human. */
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

/* A player who starts with the suggested players has not chosen: the next battle suggests its own first side. */
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

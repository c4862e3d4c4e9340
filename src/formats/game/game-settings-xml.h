/* game-settings-xml.h - how a game is played at the table, in the file of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-settings.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

/**
 * acies_game_settings_read:
 * @node: a <table>
 * @mixed: (out): some dice were entered, though they are rolled now
 */
void acies_game_settings_read   (const AciesReader       *reader,
                                 const AciesXmlNode      *node,
                                 const AciesRuleset      *ruleset,
                                 AciesGameSettings       *settings,
                                 gboolean                *mixed);

/* Appends nothing when all is as it is without a <table>. */
void acies_game_settings_append (GString                 *out,
                                 const AciesGameSettings *settings,
                                 gboolean                 mixed,
                                 const AciesRuleset      *ruleset);

G_END_DECLS

/* setup-dialog.h - a dialog for the settings of a game: players, dice, undo and so on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/game/game-settings.h"
#include "render/theme.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SETUP_DIALOG (acies_setup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesSetupDialog, acies_setup_dialog, ACIES, SETUP_DIALOG, AdwWindow)

/**
 * AciesSetupDialog::begin:
 *
 * Emitted when the user confirms the settings; then the dialog closes. The dialog itself stores the speed and
 * whether to ask before each game. To remember the other settings, the handler calls acies_setup_memory_store().
 */

/**
 * acies_setup_dialog_new:
 * @parent: the parent window
 * @state: the scenario or game
 * @theme: (transfer none): the theme of its ruleset; the ruleset and the theme must outlive the dialog
 *
 * Returns: (transfer none): the dialog with the settings of the last game, to be presented; GTK owns it
 */
AciesSetupDialog *acies_setup_dialog_new          (GtkWindow        *parent,
                                                   const AciesState *state,
                                                   AciesTheme       *theme);

/**
 * acies_setup_dialog_show_game:
 * @settings: the current settings of a game in progress
 *
 * Uses the dialog for a game in progress. The user can change players, dice and speed, but not undo and open hands, and
 * there is no seed.
 */
void              acies_setup_dialog_show_game    (AciesSetupDialog        *self,
                                                   const AciesGameSettings *settings);

AciesGameSettings acies_setup_dialog_get_settings (AciesSetupDialog *self);

/* Returns: the seed that the user entered, or a random one */
guint64           acies_setup_dialog_get_seed     (AciesSetupDialog *self);

G_END_DECLS

/* setup-dialog.h - asks for the settings of a game: players, dice and undo
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
 * A game is wanted as it is set up now; the dialog goes away. It remembers speed and asking itself; to remember
 * the rest for the next games is up to the one who shows it.
 */

/**
 * acies_setup_dialog_new:
 * @parent: what it is shown over
 * @state: the battle; only looked at
 * @theme: (transfer none): of its ruleset; both must outlive the dialog
 *
 * Returns: (transfer none): the dialog as games were set up last, to be
 *   presented; GTK owns it
 */
AciesSetupDialog *acies_setup_dialog_new          (GtkWindow        *parent,
                                                   const AciesState *state,
                                                   AciesTheme       *theme);

/**
 * acies_setup_dialog_show_game:
 * @settings: as a game is played that goes on
 *
 * From now on it is about that game: who plays, dice and speed can be changed;
 * what was agreed on about undo and open hands stays, and there is no seed.
 * "begin" then means that it goes on like this.
 */
void              acies_setup_dialog_show_game    (AciesSetupDialog        *self,
                                                   const AciesGameSettings *settings);

AciesGameSettings acies_setup_dialog_get_settings (AciesSetupDialog *self);

/* The number that was entered, or else a random one. */
guint64           acies_setup_dialog_get_seed     (AciesSetupDialog *self);

G_END_DECLS

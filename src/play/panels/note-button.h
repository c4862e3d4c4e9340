/* note-button.h - what people write at the moment of the game that is looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_NOTE_BUTTON (acies_note_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesNoteButton, acies_note_button, ACIES, NOTE_BUTTON, GtkWidget)

/**
 * acies_note_button_set_table:
 * @table: the table whose game is written about. Set once
 *
 * The button opens a list of what stands at the moment, with room for one more.
 */
void acies_note_button_set_table (AciesNoteButton *self,
                                  AciesGameTable    *table);

G_END_DECLS

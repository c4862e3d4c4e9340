/* note-button.h - what people write at the moment of the game that is looked at
 *
 * The button opens a list of what stands at the moment, with room for one more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_NOTE_BUTTON (acies_note_button_get_type ())
G_DECLARE_FINAL_TYPE (AciesNoteButton, acies_note_button, ACIES, NOTE_BUTTON, AciesPanel)

G_END_DECLS

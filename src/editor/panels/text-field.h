/* text-field.h - a text of the scenario, of one line or of many
 *
 * What is typed becomes one step of undo when the field is left or nobody has
 * typed for a moment. A field takes no more than a text may hold, and no
 * characters that no file can.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_TEXT_FIELD (acies_text_field_get_type ())
G_DECLARE_FINAL_TYPE (AciesTextField, acies_text_field, ACIES, TEXT_FIELD, GObject)

/**
 * acies_text_field_new:
 * @editor: (transfer none): must outlive the field
 * @title: translated: what is asked for
 * @help: (nullable): translated: what it is for
 * @many_lines: a text of many lines, with room for them
 */
AciesTextField *acies_text_field_new    (AciesEditor    *editor,
                                         AciesTextKind   kind,
                                         const char     *title,
                                         const char     *help,
                                         gboolean        many_lines);

/* (transfer none): an #AdwEntryRow, or an #AdwPreferencesGroup with the text of many lines */
GtkWidget      *acies_text_field_get_widget (AciesTextField *self);

/* The scenario has changed: what was typed and not taken over yet stays while the field is in use. */
void            acies_text_field_refresh (AciesTextField *self);

/* Gives what was typed and not taken over yet to the session. */
void            acies_text_field_flush  (AciesTextField *self);

G_END_DECLS

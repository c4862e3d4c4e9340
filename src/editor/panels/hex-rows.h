/* hex-rows.h - what can be set about a hex itself: its ground, its name, whose camp and entry it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_HEX_ROWS (acies_hex_rows_get_type ())
G_DECLARE_FINAL_TYPE (AciesHexRows, acies_hex_rows, ACIES, HEX_ROWS, GtkWidget)

/**
 * acies_hex_rows_set_editor:
 * @editor: (transfer none): must outlive the rows
 */
void acies_hex_rows_set_editor (AciesHexRows *self,
                                AciesEditor  *editor);

/* The editor has another scenario: begins again with what its ruleset declares. */
void acies_hex_rows_rebuild    (AciesHexRows *self);

/* The scenario has changed, or @hex is selected now; with ACIES_NO_HEX nothing is. */
void acies_hex_rows_refresh    (AciesHexRows *self,
                                AciesHex      hex);

G_END_DECLS

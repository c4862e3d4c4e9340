/* hex-panel.h - the selected hex and what can be set about the unit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_HEX_PANEL (acies_hex_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHexPanel, acies_hex_panel, ACIES, HEX_PANEL, GtkWidget)

/**
 * acies_hex_panel_set_editor:
 * @editor: (transfer none): must outlive the panel
 */
void acies_hex_panel_set_editor (AciesHexPanel *self,
                                 AciesEditor   *editor);

/* The editor has another scenario, with art of @theme (transfer none). */
void acies_hex_panel_rebuild    (AciesHexPanel *self,
                                 AciesTheme    *theme);

/* The selection or the scenario has changed. */
void acies_hex_panel_refresh    (AciesHexPanel *self);

G_END_DECLS

/* map-dialog.h - a dialog to import a Tiled map, for the game and the terrain of each tile, with a preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"
#include "formats/tiled/tmx.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_MAP_DIALOG (acies_map_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesMapDialog, acies_map_dialog, ACIES, MAP_DIALOG, AdwWindow)

/**
 * acies_map_dialog_new:
 * @map: (transfer full): the map to import
 * @name: the file name for display
 * @error: set if there is no ruleset
 *
 * The dialog emits "import" once when the user confirms, and closes.
 *
 * Returns: (transfer none) (nullable): the dialog, to be presented; %NULL on error
 */
AciesMapDialog *acies_map_dialog_new   (GtkWindow        *parent,
                                        AciesCatalog     *catalog,
                                        AciesTmx         *map,
                                        const char       *name,
                                        GError          **error);

/**
 * acies_map_dialog_get_mapping:
 *
 * Returns: (transfer none): the terrain chosen for each tile; see acies_map_memory_store()
 */
const AciesTmxMapping *acies_map_dialog_get_mapping (AciesMapDialog *self);

/**
 * acies_map_dialog_build:
 * @findings: receives a finding for everything that cannot be imported
 * Returns: (transfer full): the imported scenario
 */
AciesState     *acies_map_dialog_build (AciesMapDialog   *self,
                                        AciesFindings    *findings);

G_END_DECLS

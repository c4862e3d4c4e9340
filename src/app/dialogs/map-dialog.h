/* map-dialog.h - asks how to import a map of Tiled: the game, and the terrain of each tile
 *
 * Beside the list the board is shown as it would be.
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
 * @map: (transfer full): what is imported
 * @name: of its file, for people
 * @error: when there is no ruleset
 *
 * Emits "import" once, when that was chosen, and closes.
 *
 * Returns: (transfer none) (nullable): the dialog, to be presented
 */
AciesMapDialog *acies_map_dialog_new   (GtkWindow        *parent,
                                        AciesCatalog     *catalog,
                                        AciesTmx         *map,
                                        const char       *name,
                                        GError          **error);

/**
 * acies_map_dialog_get_mapping:
 *
 * Returns: (transfer none): what of the map was chosen to be what of the game, worth remembering for the next one
 */
const AciesTmxMapping *acies_map_dialog_get_mapping (AciesMapDialog *self);

/**
 * acies_map_dialog_build:
 * @findings: what has no place in the scenario is added
 * Returns: (transfer full): the scenario as it was chosen
 */
AciesState     *acies_map_dialog_build (AciesMapDialog   *self,
                                        AciesFindings    *findings);

G_END_DECLS

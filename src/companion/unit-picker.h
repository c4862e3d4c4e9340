/* unit-picker.h - a grid of unit types, of which one is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_UNIT_PICKER (acies_unit_picker_get_type ())
G_DECLARE_FINAL_TYPE (AciesUnitPicker, acies_unit_picker, ACIES, UNIT_PICKER, GtkWidget)

/**
 * AciesUnitPicker::picked:
 *
 * The user has chosen a type.
 */

/**
 * acies_unit_picker_set:
 * @battle: must outlive the picker, as must @theme
 * @side: the side whose types are shown: those of its units in @battle. All other types are shown on demand, or at once if
 *   the side has no units.
 *
 * Shows the types of a side. No type is chosen then.
 */
void    acies_unit_picker_set          (AciesUnitPicker    *self,
                                        const AciesState   *battle,
                                        AciesTheme         *theme,
                                        AciesSide           side);

/* Returns: the chosen type, or %ACIES_NO_ID */
AciesId acies_unit_picker_get          (AciesUnitPicker    *self);

/* Chooses @type without a signal; %ACIES_NO_ID: none. */
void    acies_unit_picker_choose       (AciesUnitPicker    *self,
                                        AciesId             type);

/* Makes the types outside of @types insensitive. @types: bit mask of unit types */
void    acies_unit_picker_allow        (AciesUnitPicker    *self,
                                        guint64             types);

/* Hides the names below the pieces, or shows them. */
void    acies_unit_picker_set_compact  (AciesUnitPicker    *self,
                                        gboolean            compact);

G_END_DECLS

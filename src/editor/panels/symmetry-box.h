/* symmetry-box.h - which symmetry the tools paint by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SYMMETRY_BOX (acies_symmetry_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesSymmetryBox, acies_symmetry_box, ACIES, SYMMETRY_BOX, GtkWidget)

/**
 * acies_symmetry_box_set_editor:
 * @editor: (transfer none): must outlive the box
 */
void acies_symmetry_box_set_editor (AciesSymmetryBox *self,
                                    AciesEditor      *editor);

/* The scenario, or its board, is another. */
void acies_symmetry_box_refresh    (AciesSymmetryBox *self);

/* The icon of the symmetry, and its name. */
const char *acies_symmetry_icon    (AciesSymmetry     symmetry);
const char *acies_symmetry_name    (AciesSymmetry     symmetry);

G_END_DECLS

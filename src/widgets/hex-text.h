/* hex-text.h - descriptions of hexes and unit types, and the status line of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/**
 * acies_unit_type_text:
 * Returns: (transfer full): the name of @type; if several sides can have it, with the side: "Roman Velites"
 */
char *acies_unit_type_text (const AciesRuleset *ruleset,
                            AciesId             type,
                            AciesSide           side);

/**
 * acies_unit_type_numbers_text:
 * Returns: (transfer full): the attributes and skills of @type, and on a second line the cards that it can use
 */
char *acies_unit_type_numbers_text (const AciesRuleset *ruleset,
                                    AciesId             type);

/**
 * acies_unit_numbers_show:
 *
 * Fills @numbers with the attributes of @type, one in each row. Hides @numbers if @type is only the back of others.
 */
void  acies_unit_numbers_show (GtkGrid            *numbers,
                               const AciesRuleset *ruleset,
                               AciesId             type);

/**
 * acies_hex_text:
 * @hex: a hex, or %ACIES_NO_HEX
 *
 * Returns: (transfer full): the hex, its terrain and label, and its units with strength and marks, main unit first,
 *   such as "E5, Forest, Roman Principes, 3 of 3 figures, Ordered; Roman Leader"; "" off the board
 */
char *acies_hex_text      (const AciesState *state,
                           AciesHex          hex);

#define ACIES_TYPE_STATUS_LINE (acies_status_line_get_type ())
G_DECLARE_FINAL_TYPE (AciesStatusLine, acies_status_line, ACIES, STATUS_LINE, GtkWidget)

/**
 * acies_status_line_set_canvas:
 * @canvas: (nullable): the canvas whose hovered hex and description are shown
 */
void       acies_status_line_set_canvas (AciesStatusLine *self,
                                         AciesCanvas     *canvas);

G_END_DECLS

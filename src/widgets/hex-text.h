/* hex-text.h - a hex in words, for screen readers and the line below the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/**
 * acies_unit_type_text:
 * Returns: (transfer full): the name of @type in the army of @side; if several armies can have it, with the
 *   side: "Roman Velites"
 */
char *acies_unit_type_text (const AciesRuleset *ruleset,
                            AciesId             type,
                            AciesSide           side);

/**
 * acies_unit_type_numbers_text:
 * Returns: (transfer full): the numbers and skills of @type, and in a second line the cards that it can use
 */
char *acies_unit_type_numbers_text (const AciesRuleset *ruleset,
                                    AciesId             type);

/**
 * acies_unit_numbers_show:
 *
 * Shows the numbers of @type in @numbers, each in a row; nothing for a type that only hides others.
 */
void  acies_unit_numbers_show (GtkGrid            *numbers,
                               const AciesRuleset *ruleset,
                               AciesId             type);

/**
 * acies_hex_text:
 * @hex: a hex, or %ACIES_NO_HEX
 *
 * Returns: (transfer full): the hex, its terrain, and its units with strength and marks, main unit first: "E5,
 *   Forest, Principes, 3 of 3 figures, Ordered; Leader, 1 of 1 figures"; "" off the board
 */
char *acies_hex_text      (const AciesState *state,
                           AciesHex          hex);

#define ACIES_TYPE_STATUS_LINE (acies_status_line_get_type ())
G_DECLARE_FINAL_TYPE (AciesStatusLine, acies_status_line, ACIES, STATUS_LINE, GtkWidget)

/**
 * acies_status_line_set_canvas:
 * @canvas: (nullable): the canvas to describe
 */
void       acies_status_line_set_canvas (AciesStatusLine *self,
                                         AciesCanvas     *canvas);

/* The most lines of the hex and of the hint, 1 or 2. The height is that of so many lines, whatever the text. */
void       acies_status_line_set_lines  (AciesStatusLine *self,
                                         guint            lines);

/* The hint is below the hex instead of beside it. */
void       acies_status_line_set_stacked (AciesStatusLine *self,
                                          gboolean         stacked);

G_END_DECLS

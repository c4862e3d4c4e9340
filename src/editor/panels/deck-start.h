/* deck-start.h - a menu of decks to start from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

/**
 * acies_deck_start_new:
 * @editor: (transfer none): must outlive the button, and has a scenario
 *
 * Its items replace the deck of @side by the standard deck, the deck of a bundled battle, of another side or of a file, or no
 * cards: one undo step each.
 *
 * Returns: (transfer floating): a menu button
 */
GtkWidget *acies_deck_start_new       (AciesEditor *editor,
                                       AciesSide    side);

/**
 * acies_deck_start_from_file:
 * @file: a scenario of the same ruleset
 *
 * Replaces the deck of @side by the one it has there, in one undo step.
 *
 * Returns: %FALSE with an error that can be shown, if @file cannot be used
 */
gboolean   acies_deck_start_from_file (AciesEditor *editor,
                                       AciesSide    side,
                                       GFile       *file,
                                       GError     **error);

G_END_DECLS

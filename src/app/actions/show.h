/* show.h - a document that people have asked for gets its tab
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* In place of a new one that nobody has touched. */
void acies_action_show_new    (AciesWindow         *window,
                               AciesDocument       *document);

/* The same for one that @file was opened as: shows what was found in the file, too. */
void acies_action_show_opened (AciesWindow         *window,
                               AciesDocument       *document,
                               GFile               *file,
                               const AciesFindings *findings);

G_END_DECLS

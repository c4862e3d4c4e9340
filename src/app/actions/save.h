/* save.h - writes scenarios and games to their files, or asks where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* What waits for an answer of people: called exactly once, with whether it was done. */
typedef void (*AciesActionDone) (AciesWindow *window,
                                 gpointer     data,
                                 gboolean     done);

/**
 * acies_action_save_page:
 * @done: (nullable): told whether it was saved; that may be much later, when a
 *   place for it must be chosen
 */
void acies_action_save_page    (AciesWindow       *window,
                                AciesDocumentPage *page,
                                AciesActionDone    done,
                                gpointer           data);
void acies_action_save_page_as (AciesWindow       *window,
                                AciesDocumentPage *page,
                                AciesActionDone    done,
                                gpointer           data);

/* Writes the game that is played, with its log, to its file; one without a file is asked where to. */
void acies_action_save_game    (AciesWindow       *window,
                                AciesDocumentPage *page,
                                AciesActionDone    done,
                                gpointer           data);
void acies_action_save_game_as (AciesWindow       *window,
                                AciesDocumentPage *page,
                                AciesActionDone    done,
                                gpointer           data);

G_END_DECLS

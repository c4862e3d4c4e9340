/* recovery.h - unsaved work: kept while the program runs, offered when it starts again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

typedef struct _AciesRecovery AciesRecovery;

/* Of the whole program; there is one. @application: whose windows report what fails; must outlive it */
AciesRecovery      *acies_recovery_new        (GtkApplication *application,
                                               AciesCatalog  *catalog);
void                acies_recovery_free       (AciesRecovery *self);

/**
 * acies_recovery_watch:
 *
 * From now on the unsaved work of all documents of @window is kept, scenarios and
 * games, until it is saved or let go; at once whenever people turn away from @window.
 * If that fails, the program's windows report it.
 */
void                acies_recovery_watch      (AciesRecovery *self,
                                               AciesWindow   *window);

/**
 * acies_recovery_resume_game:
 * @file: (nullable): of a scenario or game, or where a game is kept; %NULL: any
 *
 * Takes up a game that was going on when a program ended. What cannot be resumed
 * is reported by the windows.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when no game of @file
 *   was left
 */
AciesDocument      *acies_recovery_resume_game (AciesRecovery *self,
                                                GFile         *file);

/* Keeps what is not kept yet now: before something that may go wrong. */
void                acies_recovery_flush      (AciesRecovery *self);

/* The program must end: writes it, waits until that is done, and leaves it to the next start. */
void                acies_recovery_leave      (AciesRecovery *self);

/**
 * acies_recovery_claim:
 * Returns: (transfer full) (element-type AciesJournalFile): the scenarios that programs that
 *   ended have left; nothing when asked again
 */
GPtrArray          *acies_recovery_claim      (AciesRecovery *self);

/**
 * acies_recovery_open:
 * @left: one of them
 * @findings, @error: as acies_document_recover()
 *
 * Returns: (transfer full) (nullable): the document
 */
AciesDocument      *acies_recovery_open       (AciesRecovery          *self,
                                               const AciesJournalFile *left,
                                               AciesFindings          *findings,
                                               GError                **error);

/* It is not wanted: deletes the journal of what was claimed. */
void                acies_recovery_discard    (AciesRecovery          *self,
                                               const AciesJournalFile *left);

G_END_DECLS

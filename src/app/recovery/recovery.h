/* recovery.h - keeps unsaved work in journals, and recovers it at the next start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

typedef struct _AciesRecovery AciesRecovery;

/* Create only one. @application: must outlive it; its windows show error messages */
AciesRecovery      *acies_recovery_new        (GtkApplication *application,
                                               AciesCatalog  *catalog);
void                acies_recovery_free       (AciesRecovery *self);

/**
 * acies_recovery_watch:
 *
 * Keeps journals for all documents that are added to @window, both for scenarios and games. Writes unwritten changes
 * whenever the user leaves @window. Failures are shown in the program's windows.
 */
void                acies_recovery_watch      (AciesRecovery *self,
                                               AciesWindow   *window);

/**
 * acies_recovery_resume_game:
 * @file: (nullable): the file of a scenario or game, or the journal of a game; %NULL for any game
 *
 * Recovers a game that was in progress when the program last ended. Problems are shown in the program's windows.
 *
 * Returns: (transfer full) (nullable): the document; %NULL if no matching game can be recovered
 */
AciesDocument      *acies_recovery_resume_game (AciesRecovery *self,
                                                GFile         *file);

/* Starts writing all unwritten changes to the journals. Call this function before a risky operation. */
void                acies_recovery_flush      (AciesRecovery *self);

/* Writes all unwritten changes, waits for the result, and leaves the journals for the next start. */
void                acies_recovery_leave      (AciesRecovery *self);

/**
 * acies_recovery_claim:
 * Returns: (transfer full) (element-type AciesJournalFile): unsaved scenarios from earlier runs, the latest first;
 *   empty after the first call
 */
GPtrArray          *acies_recovery_claim      (AciesRecovery *self);

/**
 * acies_recovery_open:
 * @left: a journal from acies_recovery_claim()
 * @findings, @error: as in acies_document_recover()
 *
 * Returns: (transfer full) (nullable): the document
 */
AciesDocument      *acies_recovery_open       (AciesRecovery          *self,
                                               const AciesJournalFile *left,
                                               AciesFindings          *findings,
                                               GError                **error);

G_END_DECLS

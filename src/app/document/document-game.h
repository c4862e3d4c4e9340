/* document-game.h - the game played on a document: begun, saved, kept, and back after the program ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"
#include "session/journal.h"

G_BEGIN_DECLS

/**
 * AciesDocument::game-told:
 * @message: one sentence for people
 *
 * The game's file could not be brought up to date, or another program has changed or
 * removed it. It is told once; play goes on, and it is tried again.
 */

/**
 * AciesDocument::game-unkept:
 * @message: why, one sentence
 *
 * The game could not be kept for a crash. It is told once until it can be again;
 * play goes on, and it is tried again and again.
 */

/* Returns: whether there is a game that cannot be kept for a crash at present */
gboolean       acies_document_game_is_unkept (AciesDocument *self);

/**
 * acies_document_keep_games:
 * @folder: of games that are being played
 *
 * From now on the game is kept there, command by command, until the document is
 * let go or acies_document_leave_game(); and a game that has a file has it
 * brought up to date at the end of each turn.
 */
void           acies_document_keep_games      (AciesDocument              *self,
                                               AciesJournalFolder         *folder,
                                               AciesLibrary               *library);

/**
 * acies_document_resume:
 * @left: a journal that was claimed from @folder
 * @with_scenario: open the file of the scenario, too, if it is there
 * @fault: (out) (transfer full) (nullable): what is wrong with the journal, in a
 *   sentence for people; the game stands before that, and the journal is put by
 * @error: why there is no game in it; the journal is put by
 *
 * Returns: (transfer full): the document with the game as it stood, and the
 *   files of both; or %NULL
 */
AciesDocument *acies_document_resume          (const AciesJournalFile     *left,
                                               gboolean                    with_scenario,
                                               AciesJournalFolder         *folder,
                                               AciesLibrary               *library,
                                               char                      **fault,
                                               GError                    **error);

/**
 * acies_document_note_report:
 * @game: that was reported; another one than the document's does not matter
 * @n_commands: how many it had then
 */
void           acies_document_note_report     (AciesDocument              *self,
                                               AciesSession               *game,
                                               guint                       n_commands);

/**
 * acies_document_would_lose_game:
 *
 * Returns: whether closing loses a game: one that nobody has saved as it stands,
 *   unless it has ended and a report tells of it
 */
gboolean       acies_document_would_lose_game (AciesDocument              *self);

/* The program ends: the game stays kept, for the next start. */
void           acies_document_leave_game      (AciesDocument              *self);

/* Whether a game that is left here now would come back at the next start, and is worth it. */
gboolean       acies_document_game_is_kept    (AciesDocument              *self);

/* (nullable) (transfer full): where the game is kept */
GFile         *acies_document_dup_game_journal (AciesDocument             *self);

/**
 * acies_document_update_game_file:
 * @error: (nullable): why it could not be written
 *
 * Brings the game's own file up to date, if it has one and needs it. What
 * another program has written to the file meanwhile is left alone.
 *
 * Returns: whether the file now has the game as it stands
 */
gboolean       acies_document_update_game_file (AciesDocument             *self,
                                               GError                    **error);

/**
 * acies_document_take_game:
 *
 * @other is the same battle as it was saved: its game goes on here, with its
 * file and as it is kept.
 */
void           acies_document_take_game       (AciesDocument              *self,
                                               AciesDocument              *other);

/* Whether the file of the game, which there is, is as this document has written or read it. */
gboolean acies_document_game_file_is_ours (AciesDocument *self);

G_END_DECLS

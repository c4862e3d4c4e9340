/* save-question.h - asks what of unsaved work shall be saved before it would be lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SAVE_QUESTION (acies_save_question_get_type ())
G_DECLARE_FINAL_TYPE (AciesSaveQuestion, acies_save_question, ACIES, SAVE_QUESTION, AdwMessageDialog)

/* What "response" may tell of the question; anything else: do nothing. */
#define ACIES_SAVE_ANSWER_SAVE    "save"    /* what acies_save_question_wants() says */
#define ACIES_SAVE_ANSWER_DISCARD "discard" /* all of it may be lost */

/**
 * acies_save_question_new_for_one:
 * @parent: what it is shown over
 * @document: with one thing that would be lost; only looked at
 * @game: the game on the board; else the scenario
 *
 * Returns: (transfer none): the question, to be presented; GTK owns it
 */
AciesSaveQuestion *acies_save_question_new_for_one     (GtkWindow         *parent,
                                                        AciesDocument     *document,
                                                        gboolean           game);

/* Likewise, before another game takes the place of the one on the board. */
AciesSaveQuestion *acies_save_question_new_for_another (GtkWindow         *parent,
                                                        AciesDocument     *document);

/* Likewise, about the things that acies_save_question_add() lists. */
AciesSaveQuestion *acies_save_question_new_for_several (GtkWindow         *parent);
void               acies_save_question_add             (AciesSaveQuestion *self,
                                                        AciesDocument     *document,
                                                        gboolean           game);

/**
 * acies_save_question_wants:
 * @n: of the things, in the order in which they were listed, from 0; the only
 *   thing is always wanted
 *
 * Returns: whether "Save" means it, as long as the question is open
 */
gboolean           acies_save_question_wants           (AciesSaveQuestion *self,
                                                        guint              n);

G_END_DECLS

/* questions.h - what the program asks and says in a few words: about unsaved work, games, steps to undo, problems
 *
 * Each question is (transfer none), to be presented; GTK owns it. Its "response" is one of the answers named here;
 * anything else means to do nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* --- unsaved work --------------------------------------------------------------------------- */

#define ACIES_SAVE_ANSWER_SAVE    "save"    /* what acies_save_question_wants() says */
#define ACIES_SAVE_ANSWER_DISCARD "discard" /* all of it may be lost */

/**
 * acies_save_question_new_for_one:
 * @document: with one thing that would be lost; only looked at
 * @work: which of it
 */
AdwMessageDialog *acies_save_question_new_for_one     (GtkWindow        *parent,
                                                       AciesDocument    *document,
                                                       AciesWork         work);

/* Before another game takes the place of the one on the board. */
AdwMessageDialog *acies_save_question_new_for_another (GtkWindow        *parent,
                                                       AciesDocument    *document);

/* About the things that acies_save_question_add() lists. */
AdwMessageDialog *acies_save_question_new_for_several (GtkWindow        *parent);
void              acies_save_question_add             (AdwMessageDialog *self,
                                                       AciesDocument    *document,
                                                       AciesWork         work);

/**
 * acies_save_question_wants:
 * @n: of the things, in the order in which they were listed, from 0; the only
 *   thing is always wanted
 *
 * Returns: whether "Save" means it, as long as the question is open
 */
gboolean          acies_save_question_wants           (AdwMessageDialog *self,
                                                       guint             n);

#define ACIES_OVERWRITE_ANSWER_SAVE "save"

/* Before what another program has written to the file called @name is replaced. */
AdwMessageDialog *acies_overwrite_question_new        (GtkWindow        *parent,
                                                       const char       *name);

/* --- games ---------------------------------------------------------------------------------- */

#define ACIES_GAME_GO_ON "go-on" /* play the game that there is, on the board as it was */
#define ACIES_GAME_ANEW  "anew"  /* play on the board as it is now; it may have to be saved before */

/* What becomes of a game whose board was changed meanwhile. */
AdwMessageDialog *acies_game_question_new             (GtkWindow        *parent);

#define ACIES_UNDO_ANSWER_AGREE "agree"

/* Asks the other sides before the last step of @session, which is only looked at, is undone. */
AdwMessageDialog *acies_undo_question_new             (GtkWindow        *parent,
                                                       AciesSession     *session);

/* --- paper ---------------------------------------------------------------------------------- */

#define ACIES_PRINT_ANSWER_SHEET "sheet"
#define ACIES_PRINT_ANSWER_MAP   "map"

/* What is to be printed, if the dialog for printers cannot ask. */
AdwMessageDialog *acies_print_question_new            (GtkWindow        *parent);

/* --- rulesets ------------------------------------------------------------------------------- */

#define ACIES_RULESET_ANSWER_CHANGE "change"

/**
 * acies_ruleset_question_new:
 * @session: of the scenario; only looked at
 * @rulesets: (element-type AciesRuleset): those it could change to, one at least
 *
 * To which one to change; says what cannot be converted.
 */
AdwMessageDialog *acies_ruleset_question_new          (GtkWindow        *parent,
                                                       AciesSession     *session,
                                                       GPtrArray        *rulesets);

/* (transfer none): the one that is chosen now */
AciesRuleset     *acies_ruleset_question_get_chosen   (AdwMessageDialog *self);

/* --- problems ------------------------------------------------------------------------------- */

/**
 * acies_findings_dialog_show:
 * @heading: what the matter is, in few words
 * @body: one sentence about it
 * @name: (nullable): the file's name, shown before a line number
 * @findings: they are listed errors first, else in their order
 */
void              acies_findings_dialog_show          (GtkWindow           *parent,
                                                       const char          *heading,
                                                       const char          *body,
                                                       const char          *name,
                                                       const AciesFindings *findings);

G_END_DECLS

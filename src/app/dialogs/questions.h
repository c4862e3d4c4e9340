/* questions.h - short questions and messages: unsaved work, games, undo, printing, rulesets, problems
 *
 * All questions are returned (transfer none), to be presented; GTK owns them. Their "response" is one of the answers
 * defined here; any other response means cancel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* --- unsaved work --------------------------------------------------------------------------- */

#define ACIES_SAVE_ANSWER_SAVE    "save"    /* save the work for which acies_save_question_wants() returns TRUE */
#define ACIES_SAVE_ANSWER_DISCARD "discard" /* discard everything */

/**
 * acies_save_question_new_for_one:
 * @document: a document with unsaved work
 * @work: the part that is not saved
 */
AdwMessageDialog *acies_save_question_new_for_one     (GtkWindow        *parent,
                                                       AciesDocument    *document,
                                                       AciesWork         work);

/* Asks whether to save the game of @document before another game replaces it. */
AdwMessageDialog *acies_save_question_new_for_another (GtkWindow        *parent,
                                                       AciesDocument    *document);

/* Asks about several items, which acies_save_question_add() adds. */
AdwMessageDialog *acies_save_question_new_for_several (GtkWindow        *parent);
void              acies_save_question_add             (AdwMessageDialog *self,
                                                       AciesDocument    *document,
                                                       AciesWork         work);

/**
 * acies_save_question_wants:
 * @n: the index of the item, in the order in which the items were added
 *
 * Call this function only while the question is open.
 *
 * Returns: whether "Save" applies to the item; always %TRUE for a question about one item
 */
gboolean          acies_save_question_wants           (AdwMessageDialog *self,
                                                       guint             n);

#define ACIES_OVERWRITE_ANSWER_SAVE "save"

/* Asks whether to overwrite the changes that another program has made to a file. @name: the name of the file */
AdwMessageDialog *acies_overwrite_question_new        (GtkWindow        *parent,
                                                       const char       *name);

/* --- games ---------------------------------------------------------------------------------- */

#define ACIES_GAME_GO_ON "go-on" /* continue the current game with the battle as it was */
#define ACIES_GAME_ANEW  "anew"  /* start a new game with the edited battle; the current one may need saving */

/* Asks what to do with a game if its scenario has been edited since it started. */
AdwMessageDialog *acies_game_question_new             (GtkWindow        *parent);

#define ACIES_TO_SCREEN_OPEN "open"

/* Asks whether to go on with a game of which only the trackers are known, as a battle whose units must be placed. */
AdwMessageDialog *acies_to_screen_question_new        (GtkWindow        *parent);

#define ACIES_UNDO_ANSWER_AGREE "agree"

/* Asks the other sides whether they agree to undo the last step of @session. */
AdwMessageDialog *acies_undo_question_new             (GtkWindow        *parent,
                                                       AciesSession     *session);

/* --- printing ------------------------------------------------------------------------------- */

#define ACIES_PRINT_ANSWER_SHEET "sheet"
#define ACIES_PRINT_ANSWER_MAP   "map"
#define ACIES_PRINT_ANSWER_SETUP "setup"
#define ACIES_PRINT_ANSWER_REFERENCE "reference"

/* Asks what to print. */
AdwMessageDialog *acies_print_question_new            (GtkWindow        *parent);

/* --- rulesets ------------------------------------------------------------------------------- */

#define ACIES_RULESET_ANSWER_CHANGE "change"

/**
 * acies_ruleset_question_new:
 * @session: the session that edits the scenario
 * @rulesets: (element-type AciesRuleset): the possible new rulesets, at least one
 *
 * Asks for the new ruleset, and lists what cannot be converted to it. Does not change the scenario.
 */
AdwMessageDialog *acies_ruleset_question_new          (GtkWindow        *parent,
                                                       AciesSession     *session,
                                                       GPtrArray        *rulesets);

/* (transfer none): the selected ruleset */
AciesRuleset     *acies_ruleset_question_get_chosen   (AdwMessageDialog *self);

/* --- problems ------------------------------------------------------------------------------- */

/**
 * acies_findings_dialog_show:
 * @heading: a short summary
 * @body: one sentence with the details
 * @name: (nullable): the file name to show before line numbers
 * @findings: the findings to list, sorted by severity with errors first; without any, nothing is shown
 */
void              acies_findings_dialog_show          (GtkWindow           *parent,
                                                       const char          *heading,
                                                       const char          *body,
                                                       const char          *name,
                                                       const AciesFindings *findings);

G_END_DECLS

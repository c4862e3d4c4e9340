/* question.h - what is asked now: a question of the game (rows.h), dice, or a card to be drawn
 *
 * A question is asked by what everybody can see: a moment for cards opens where a card
 * of its kind could be in the hand, not where it is. So nothing that is asked, offered
 * or refused tells about the enemy's hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* What is asked now, in one word. */
const char          *acies_question_name    (const AciesState *state);

/* Is a command of @kind an answer to what is asked now? */
gboolean             acies_question_takes   (const AciesState *state,
                                             AciesCommandKind  kind);

/* The statement that has the side answer what is asked now. */
const char          *acies_question_rule    (const AciesState *state);

/* (nullable): what "done" or "pass" would end now */
const char          *acies_question_end     (const AciesState *state);

/* (nullable): what the button of "done", "pass" or "yes" says, translated; NULL: the common words */
const char          *acies_question_button  (const AciesState *state,
                                             AciesCommandKind  kind);

/* Adds all answers there are; never asked while chance is. */
void                 acies_question_list    (const AciesState *state,
                                             GArray           *commands);

/* (transfer full): one sentence: who decides, and what. */
char *acies_state_describe (const AciesState *state);

/**
 * acies_question_find_asked:
 * @kind: of decision
 * @unit: (out): that it is about, or %ACIES_NO_UNIT
 *
 * Returns: the side that its row says; no side for %ACIES_ASKS_ANYBODY
 */
AciesSide            acies_question_find_asked (const AciesState *state,
                                             guint             kind,
                                             AciesUnitId      *unit);

/**
 * acies_command_check_known:
 *
 * Says whether the game has commands of the kind at all.
 */
gboolean     acies_command_check_known (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/**
 * acies_command_check_asked:
 * @state: of a game
 *
 * Says whether any command of the kind can be given at this moment.
 */
gboolean     acies_command_check_asked (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* The same of @command, with the reason that it alone has. */
gboolean             acies_question_check   (const AciesState   *state,
                                             const AciesCommand *command,
                                             GError            **error);

/* --- draws ----------------------------------------------------------------------------------
 *
 * No order of a deck is in the state, only how many of each card it has. So a draw
 * is a decision that chance answers, like dice (ACIES_DECISION_DRAW): any card that
 * is left, each as likely as it has copies. Who answers dice answers it: a seed, a
 * player with real cards, a log, a test. Cards that were put under a deck have an
 * order: when nothing else is left, the first of them is the only one to draw. */

typedef struct
{
  AciesId card;
  guint   n;     /* copies that are left: its weight */
} AciesDraw;

/**
 * acies_draw_list:
 * @state: awaits a card
 * @draws: room for %ACIES_MAX_CARDS
 * Returns: how many kinds of cards may be drawn; @draws has them in the order of the ruleset
 */
guint        acies_draw_list      (const AciesState  *state,
                                   AciesDraw         *draws);

/* The zone that the card comes from: the deck, or when that is drawn out, what was put under it. */
AciesZone    acies_draw_zone      (const AciesState  *state);

/* Does @state await a card that only who draws it will see? */
gboolean     acies_draw_is_secret (const AciesState  *state);

/* Is @card one of them? */
gboolean     acies_draw_check     (const AciesState  *state,
                                   AciesId            card,
                                   GError           **error);

/**
 * acies_draw_pick:
 * @state: awaits a card
 * @pick: is asked once, for one of all cards that are left, which lie in the order of the ruleset
 * Returns: the command that draws it
 */
AciesCommand acies_draw_pick      (const AciesState  *state,
                                   AciesPick          pick,
                                   gpointer           source);

/**
 * acies_draw_describe:
 * @state: awaits a card
 * Returns: (transfer full): a sentence that says who draws, from what, and how many more follow
 */
char        *acies_draw_describe  (const AciesState  *state);

G_END_DECLS

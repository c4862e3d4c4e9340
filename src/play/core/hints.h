/* hints.h - the words around a choice: what a click does, what a button is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * acies_choices_dup_hint:
 * @hex: the hex pointed at, or %ACIES_NO_HEX
 *
 * Returns: (transfer full) (nullable): what a click there does, one sentence;
 *   %NULL when it does nothing
 */
char       *acies_choices_dup_hint     (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesTaken          taken,
                                        AciesHex            hex);

/**
 * acies_command_dup_hint:
 * @self: an allowed command that names a hex
 *
 * Returns: (transfer full): what it does, a few words
 */
char       *acies_command_dup_hint     (const AciesCommand *self,
                                        const AciesState   *state);

/**
 * acies_choices_dup_unit_hint:
 * @type: which of several there, as AciesTaken has it
 *
 * Returns: (transfer full) (nullable): that the unit on @hex can be taken up, or
 *   put down if it is; %NULL where none can
 */
char       *acies_choices_dup_unit_hint (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken,
                                         AciesHex            hex,
                                         AciesId             type);

/**
 * acies_choices_dup_next_step:
 *
 * Returns: (transfer full) (nullable): how to go on, with what is taken up or
 *   with nothing: the part of the question that acies_state_describe() leaves to
 *   the view
 */
char       *acies_choices_dup_next_step (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken);

/**
 * acies_choices_dup_unclear:
 * @command: one of those that a click may mean
 *
 * Returns: (transfer full): what has to be taken up first, one sentence
 */
char       *acies_choices_dup_unclear  (const AciesCommand *command,
                                        const AciesState   *state);

/**
 * acies_choices_dup_idle:
 * @hex: one on which nothing can be meant now
 *
 * Returns: (transfer full): that, with the question that waits and its rule
 */
char       *acies_choices_dup_idle     (const AciesState   *state,
                                        AciesHex            hex);

/**
 * acies_choices_button_label:
 * @kind: PASS, DONE or YES
 *
 * Returns: what the button of that command is called among these choices, with
 *   a mnemonic
 */
const char *acies_choices_button_label (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesCommandKind    kind);

/**
 * acies_choices_dup_button:
 * @command: one of these choices that a button gives: pass, done, yes, or one that
 *   only this game has
 *
 * Returns: (transfer full): what that button is called, with a mnemonic if it has one
 */
char       *acies_choices_dup_button   (const AciesChoices *self,
                                        const AciesState   *state,
                                        const AciesCommand *command);

/**
 * acies_refusal_dup_text:
 * @error: why a command is refused
 *
 * Returns: (transfer full): the sentence with the id of its rule
 */
char       *acies_refusal_dup_text     (const GError       *error);

/**
 * acies_choices_dup_card_refusal:
 * @kind: PLAY, TAKE or PUT_BACK
 *
 * Returns: (transfer full) (nullable): why the card cannot be used so now, on no
 *   hex, %NULL when it can
 */
char       *acies_choices_dup_card_refusal (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesCommandKind    kind,
                                            AciesId             card);

/**
 * acies_phase_dup_name:
 * Returns: (transfer full): the phase of the turn, "Prepare"
 */
char       *acies_phase_dup_name       (const AciesState   *state);

/**
 * acies_card_sort_name:
 * Returns: what sort of card it is, in a word: the name of its deck, or of a side's own
 *   the kind, "Order", "Offensive", ...
 */
const char *acies_card_sort_name       (const AciesRuleset *ruleset,
                                        AciesId             card);

G_END_DECLS

/* hints.h - texts about the player's choices: effects of clicks, labels of buttons, reasons for refusals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * acies_choices_dup_hint:
 * @hex: the hex under the pointer, or %ACIES_NO_HEX
 *
 * Returns: (transfer full) (nullable): the effect of a click on @hex, in one sentence; %NULL if it has no effect
 */
char       *acies_choices_dup_hint     (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesTaken          taken,
                                        AciesHex            hex);

/**
 * acies_command_dup_hint:
 * @self: a legal command that names a hex
 *
 * Returns: (transfer full): the effect of the command, in a few words
 */
char       *acies_command_dup_hint     (const AciesCommand *self,
                                        const AciesState   *state);

/**
 * acies_choices_dup_unit_hint:
 * @type: the type of a unit on @hex, or %ACIES_NO_ID for the main unit, as in AciesTaken.type
 *
 * Returns: (transfer full) (nullable): a menu item that selects or deselects the unit; %NULL if it cannot be selected
 */
char       *acies_choices_dup_unit_hint (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken,
                                         AciesHex            hex,
                                         AciesId             type);

/**
 * acies_choices_dup_next_step:
 * Returns: (transfer full) (nullable): what the player can do next with the selection, or without one. This sentence
 *   complements the question of acies_state_describe()
 */
char       *acies_choices_dup_next_step (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken);

/**
 * acies_choices_dup_left_out:
 * Returns: (transfer full) (nullable): how many units could still move or attack if the player ends the step now with
 *   "done"; %NULL if there are none
 */
char       *acies_choices_dup_left_out (const AciesChoices *self,
                                        const AciesState   *state);

/**
 * acies_choices_dup_unclear:
 * @command: one of the possible commands of a click (%ACIES_CLICK_UNCLEAR)
 *
 * Returns: (transfer full): what the player must select first, in one sentence
 */
char       *acies_choices_dup_unclear  (const AciesCommand *command,
                                        const AciesState   *state);

/**
 * acies_choices_dup_idle:
 * @hex: a hex on which no command is possible
 *
 * Returns: (transfer full): a sentence that says so and gives the current question and its rule
 */
char       *acies_choices_dup_idle     (const AciesState   *state,
                                        AciesHex            hex);

/**
 * acies_choices_button_label:
 * @kind: PASS, DONE or YES
 *
 * Returns: (transfer none): the label of the button for the current question, with a mnemonic
 */
const char *acies_choices_button_label (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesCommandKind    kind);

/**
 * acies_choices_dup_button:
 * @command: a legal command that has a button: pass, done, yes, or acies_choices_has_button()
 *
 * Returns: (transfer full): the label of the button, possibly with a mnemonic
 */
char       *acies_choices_dup_button   (const AciesChoices *self,
                                        const AciesState   *state,
                                        const AciesCommand *command);

/**
 * acies_refusal_dup_text:
 * @error: an error from a refused command
 *
 * Returns: (transfer full): the message, followed by the id of the rule if there is one
 */
char       *acies_refusal_dup_text     (const GError       *error);

/**
 * acies_command_dup_refusal:
 *
 * Returns: (transfer full) (nullable): why the rules forbid the command, or the question if it is no answer to that, and the
 *   id of the rule; %NULL if it is legal
 */
char       *acies_command_dup_refusal (const AciesCommand *self,
                                       const AciesState   *state);

/**
 * acies_choices_dup_card_refusal:
 * @kind: PLAY, TAKE or PUT_BACK
 *
 * Returns: (transfer full) (nullable): why the player cannot use the card like this now; %NULL if they can
 */
char       *acies_choices_dup_card_refusal (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesCommandKind    kind,
                                            AciesId             card);

/**
 * acies_choices_dup_waiting_refusal:
 * @type: a type from acies_choices_list_waiting()
 *
 * Returns: (transfer full) (nullable): why no unit of @type can enter now; %NULL if one can
 */
char       *acies_choices_dup_waiting_refusal (const AciesChoices *self,
                                               const AciesState   *state,
                                               AciesId             type);

/**
 * acies_card_sort_name:
 * Returns: (transfer none): the name of the card's deck or, for a side's own deck, the kind of card, such as "Order"
 */
const char *acies_card_sort_name       (const AciesRuleset *ruleset,
                                        AciesId             card);

/* --- the computer's advice (in advice-text.c) ----------------------------------------------- */

/**
 * acies_advice_dup_command:
 * @command: a legal command
 *
 * Returns: (transfer full): the effect of @command in a few words, such as "Attack Peltasts D5 with Velites D4"
 */
char *acies_advice_dup_command (const AciesCommand  *command,
                                const AciesState    *state);

/**
 * acies_advice_dup_reason:
 * Returns: (transfer full): the expected losses and the chance of winning, as text without a full stop
 */
char *acies_advice_dup_reason  (const AciesAiAdvice *self,
                                const AciesRuleset  *ruleset);

/* @chance: a chance from 0 to 1
 * Returns: (transfer full): the chance as a percentage, such as "62%" */
char *acies_advice_dup_chance  (double               chance);

G_END_DECLS

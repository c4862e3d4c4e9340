/* hints.h - texts about choices: effects of clicks and labels of buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * acies_choices_dup_hint:
 * @hex: hex under the pointer, or %ACIES_NO_HEX
 *
 * Returns: (transfer full) (nullable): the effect of a click, in one sentence; %NULL if it has none
 */
char       *acies_choices_dup_hint     (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesTaken          taken,
                                        AciesHex            hex);

/**
 * acies_command_dup_hint:
 * @self: a legal command that names a hex
 *
 * Returns: (transfer full): its effect in a few words
 */
char       *acies_command_dup_hint     (const AciesCommand *self,
                                        const AciesState   *state);

/**
 * acies_choices_dup_unit_hint:
 * @type: type of the unit if several are on @hex, as in AciesTaken
 *
 * Returns: (transfer full) (nullable): that the unit on @hex can be selected or deselected; %NULL if it cannot
 */
char       *acies_choices_dup_unit_hint (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken,
                                         AciesHex            hex,
                                         AciesId             type);

/**
 * acies_choices_dup_next_step:
 *
 * Returns: (transfer full) (nullable): how to continue with or without a selection; acies_state_describe()
 *   leaves this part of the question to the view
 */
char       *acies_choices_dup_next_step (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesTaken          taken);

/**
 * acies_choices_dup_left_out:
 *
 * Returns: (transfer full) (nullable): how many units could still act, by the list of commands, for a player who ends
 *   their step with "done"; %NULL if there are none
 */
char       *acies_choices_dup_left_out (const AciesChoices *self,
                                        const AciesState   *state);

/**
 * acies_choices_dup_unclear:
 * @command: one of the possible commands of a click
 *
 * Returns: (transfer full): what to select first, in one sentence
 */
char       *acies_choices_dup_unclear  (const AciesCommand *command,
                                        const AciesState   *state);

/**
 * acies_choices_dup_idle:
 * @hex: a hex without a possible command
 *
 * Returns: (transfer full): that no command is possible there, with the current question and its rule
 */
char       *acies_choices_dup_idle     (const AciesState   *state,
                                        AciesHex            hex);

/**
 * acies_choices_button_label:
 * @kind: PASS, DONE or YES
 *
 * Returns: (transfer none): the button's label for these choices, with a mnemonic
 */
const char *acies_choices_button_label (const AciesChoices *self,
                                        const AciesState   *state,
                                        AciesCommandKind    kind);

/**
 * acies_choices_dup_button:
 * @command: one of these choices with a button: pass, done, yes, or a command of this game only
 *
 * Returns: (transfer full): the button's label, perhaps with a mnemonic
 */
char       *acies_choices_dup_button   (const AciesChoices *self,
                                        const AciesState   *state,
                                        const AciesCommand *command);

/* (transfer full) (nullable): what such a command does, if it is an action of this game only with a button of its own */
char       *acies_choices_dup_button_help (const AciesChoices *self,
                                        const AciesState   *state,
                                        const AciesCommand *command);

/**
 * acies_refusal_dup_text:
 * @error: why a command is refused
 *
 * Returns: (transfer full): the message with the id of its rule
 */
char       *acies_refusal_dup_text     (const GError       *error);

/**
 * acies_choices_dup_card_refusal:
 * @kind: PLAY, TAKE or PUT_BACK
 *
 * Returns: (transfer full) (nullable): why the card cannot be used in that way now; %NULL if it can
 */
char       *acies_choices_dup_card_refusal (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesCommandKind    kind,
                                            AciesId             card);

/**
 * acies_choices_dup_waiting_refusal:
 * @type: a type of the reserve, while units can enter
 *
 * Returns: (transfer full) (nullable): why no unit of @type can enter now; %NULL if one can
 */
char       *acies_choices_dup_waiting_refusal (const AciesChoices *self,
                                               const AciesState   *state,
                                               AciesId             type);

/**
 * acies_phase_dup_name:
 * Returns: (transfer full): the name of the phase, such as "Prepare"
 */
char       *acies_phase_dup_name       (const AciesState   *state);

/**
 * acies_card_sort_name:
 * Returns: (transfer none): the name of the card's deck; for a card of a side's own deck its kind: "Order",
 *   "Offensive", ...
 */
const char *acies_card_sort_name       (const AciesRuleset *ruleset,
                                        AciesId             card);

G_END_DECLS

/* explain.h - why a command is refused, for somebody who asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * AciesExplanation:
 * @allowed: whether the command may be given now
 * @sentence: one translated sentence: that it is allowed, or why it is not
 * @rule: (nullable): the statement that forbids it: always there for what is
 *   refused in a game; of a scenario's limits the rulebook says nothing
 */
typedef struct
{
  gboolean         allowed;
  char            *sentence;
  const AciesRule *rule;      /* of the state's ruleset */
} AciesExplanation;

/**
 * acies_command_explain:
 * @explanation: (out caller-allocates): clear it with acies_explanation_clear()
 *
 * Checks the command as acies_command_check() does; of a card that is not asked
 * for now it says what acies_card_check() does. Never changes anything.
 */
void acies_command_explain    (const AciesCommand *self,
                               const AciesState   *state,
                               AciesExplanation   *explanation);
void acies_explanation_clear  (AciesExplanation   *self);

/**
 * acies_card_check:
 * @side: whose hand @card is in, or %ACIES_NO_SIDE for whoever could play it
 *
 * A card that is not asked for now may have a condition that does not hold in the
 * attack that is going on: that tells more than that the moment is another.
 *
 * Returns: %FALSE, with the condition in @error; %TRUE where there is nothing to say
 */
gboolean acies_card_check     (const AciesState   *state,
                               AciesSide           side,
                               AciesId             card,
                               GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesExplanation, acies_explanation_clear)

G_END_DECLS

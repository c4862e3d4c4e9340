/* prepare.c - Rome vs Macedon: the hand is set at the end of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

/* RVM-D17, RVM-A33: the hand is only touched here. RVM-A31: chosen freely from the
 * own deck; what was played does not come back. RVM-A34: up to the hand size,
 * while the deck lasts. */
const AciesHandProcs acies_rvm_hand = {
  .ask_put_back = RVM_ASK_PUT_BACK,
  .ask_take = RVM_ASK_TAKE,
  .step_put_back = RVM_STEP_PUT_BACK,
  .step_take = RVM_STEP_TAKE,
  .put_back_rule = "RVM-R20",
  .take_rule = "RVM-A31",
};

/* RVM-R20 */
void
acies_rvm_ask_put_back (AciesResolver   *resolver,
                        const AciesStep *step)
{
  acies_hand_ask_put_back (&acies_rvm_hand, resolver, resolver->state->turn.active);
}

void
acies_rvm_ask_take (AciesResolver   *resolver,
                    const AciesStep *step)
{
  acies_hand_ask_take (&acies_rvm_hand, resolver, resolver->state->turn.active);
}

gboolean
acies_rvm_check_hand (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return acies_hand_check (&acies_rvm_hand, command, state, error);
}

void
acies_rvm_move_card (const AciesCommand *command,
                     AciesResolver      *resolver)
{
  acies_hand_move (&acies_rvm_hand, command, resolver);
}

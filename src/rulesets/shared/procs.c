/* procs.c - has a game the tables that the procedures it shares read?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/procs.h"

#include "rulesets/shared/acts.h"
#include "rulesets/shared/hand.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/reserve.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/targets.h"

static gboolean
has_check (const AciesProcs *procs,
           gboolean (*check) (const AciesCommand *, const AciesState *, GError **))
{
  for (guint i = 0; i < ACIES_N_COMMANDS; i++)
    {
      if (procs->commands[i].check == check)
        return TRUE;
    }

  return FALSE;
}

static gboolean
lists (const AciesProcs *procs,
       void (*list) (const AciesState *, GArray *))
{
  for (guint i = 0; i < procs->n_questions; i++)
    {
      if (procs->questions[i].list == list)
        return TRUE;
    }

  return FALSE;
}

static gboolean
shares_acts (const AciesProcs *procs)
{
  return has_check (procs, acies_act_check_move) || lists (procs, acies_act_list) ||
         procs->reach.list_destinations == acies_act_list_destinations || procs->reach.check_attack_from == acies_act_check_attack_from;
}

static gboolean
shares_hand (const AciesProcs *procs)
{
  return has_check (procs, acies_hand_check) || lists (procs, acies_hand_list_put_back) || lists (procs, acies_hand_list_take) ||
         lists (procs, acies_hand_list_both);
}

static gboolean
shares_moments (const AciesProcs *procs)
{
  return has_check (procs, acies_card_moments_check) || lists (procs, acies_card_moments_list) ||
         procs->check_card == acies_card_moments_check_card;
}

static gboolean
shares_reserve (const AciesProcs *procs)
{
  return has_check (procs, acies_reserve_check) || lists (procs, acies_reserve_list_asked);
}

static gboolean
shares_targets (const AciesProcs *procs)
{
  const AciesReachProcs *reach = &procs->reach;

  return reach->list_targets == acies_target_list || reach->mark_targets == acies_target_mark || reach->attack_distance == acies_target_distance;
}

const char *
acies_shared_procs_find_missing (const AciesProcs *procs)
{
  static const AciesSharedProcs none;
  const AciesSharedProcs       *self = procs->shared != NULL ? procs->shared : &none;

  if (procs->run_step == acies_step_run && self->steps.rows == NULL)
    return "shared.steps";
  if (shares_moments (procs) && self->moments.cards == NULL)
    return "shared.moments";
  if (shares_acts (procs) && (self->acts.may_move == NULL || self->acts.may_attack == NULL || self->acts.attack_after == NULL || self->acts.refuse_move == NULL))
    return "shared.acts";
  if (shares_targets (procs) && self->targets.range == NULL)
    return "shared.targets";
  if (shares_hand (procs) && self->hand.ask_take == ACIES_DECISION_NONE && self->hand.ask_put_back == ACIES_DECISION_NONE)
    return "shared.hand";

  return shares_reserve (procs) && self->reserve.rule == NULL ? "shared.reserve" : NULL;
}

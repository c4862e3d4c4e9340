/* reach.c - Rome vs Carthage: where a unit may go, and whom it may attack from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

static gboolean
is_after_attack (const AciesState *state,
                 gboolean          ordered)
{
  return !ordered && (state->decision.kind == RVC_ASK_PURSUIT || state->decision.kind == RVC_ASK_RUN);
}

/* RVC-K10: the pursuer may attack again. */
static gboolean
may_attack_again (const AciesState *state,
                  AciesUnitId       unit,
                  guint             moved,
                  GError          **error)
{
  return TRUE;
}

/* RVC-C13, RVC-C14; RVC-C4: on a held hex nobody stops. */
gboolean
acies_rvc_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  if (!is_after_attack (state, ordered))
    return acies_act_list_destinations (state, unit, ordered, list, error);
  if (!acies_rvc_check_mover (state, unit, error))
    return FALSE;
  if (state->decision.kind == RVC_ASK_PURSUIT)
    acies_list_destinations (state, unit, acies_rvc_pursuit_steps (state), may_attack_again, list);
  else /* RVC-K11: its activation ends with the run. */
    acies_list_destinations (state, unit, acies_rvc_run_steps (state), NULL, list);

  return TRUE;
}

/* After an attack: from where it pursues to, never from where it runs to. */
static gboolean
check_from_pursuit (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    GError          **error)
{
  AciesCommand move = acies_command_on_hexes (ACIES_COMMAND_MOVE, state->units[unit].hex, from);

  if (!acies_rvc_check_mover (state, unit, error))
    return FALSE;
  if (state->decision.kind == RVC_ASK_RUN)
    /* Translators: a unit */
    return acies_refuse (error, "RVC-K11", acies_agree_unit (state, unit, "%s cannot attack after Hit and Run", "%s cannot attack after Hit and Run"),
                         acies_state_unit_type (state, unit)->name);

  return acies_rvc_check_pursuit (&move, state, error);
}

gboolean
acies_rvc_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  if (is_after_attack (state, ordered) && from != state->units[unit].hex)
    return check_from_pursuit (state, unit, from, error);
  if (state->decision.kind == RVC_ASK_PURSUIT_ATTACK && from == state->units[unit].hex && !ordered)
    return acies_rvc_check_pursuer (state, unit, error);

  return acies_act_check_attack_from (state, unit, from, ordered, error);
}

/* RVC-C15, RVC-C21: its last step says which way the target is driven. */
void
acies_rvc_list_shots (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          from,
                      AciesUnitId       target,
                      GPtrArray        *shots)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  AciesHex    at = state->units[target].hex;
  guint       n = acies_rvc_list_ways (state, unit, from, at, ways);

  for (guint i = 0; i < n; i++)
    {
      GArray *shot = g_array_new (FALSE, FALSE, sizeof (AciesHex));

      g_array_append_val (shot, from);
      g_array_append_vals (shot, ways[i].hex, ways[i].n);
      g_array_append_val (shot, at);
      g_ptr_array_add (shots, shot);
    }
}

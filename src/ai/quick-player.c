/* quick-player.c - a player who does what looks good at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/quick-player.h"

#include "ai/choices.h"

AciesCommand
acies_ai_choose_quickly (AciesAiMind         *mind,
                         const AciesView     *view,
                         const AciesAiManner *manner,
                         AciesAiRng          *rng)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) list = acies_commands_new ();

  acies_ai_list_choices (state, list);
  g_return_val_if_fail (list->len > 0, acies_command (ACIES_COMMAND_PASS));

  return g_array_index (list, AciesCommand,
                        acies_ai_pick_quickly (acies_ai_mind_get_lore (mind, state, 0), state, list, manner, rng));
}

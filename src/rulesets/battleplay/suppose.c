/* suppose.c - BattlePlay: what somebody supposes of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/suppose.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const char *const acies_bp_supposed[] = {
  "siege", "garrison", "walls", "siegecraft", "open-flank", "supporting-file", "general", "second-table", NULL
};
/* clang-format on */

static gboolean
refuse_words (GError    **error,
              const char *format,
              const char *name)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, format, name);
#pragma GCC diagnostic pop

  return FALSE;
}

/* Of several of a kind each counts, as in play (BP-A2). A card after which dice are chosen is none. */
static gboolean
read_card (const AciesRuleset     *ruleset,
           const AciesSupposition *one,
           AciesBpRoll            *roll,
           GError                **error)
{
  switch (ruleset->cards[one->id].effect)
    {
    case BP_FEROCITY:
      roll->raised = (guint8) (roll->raised + one->count);
      return TRUE;

    case BP_DISORDER:
      roll->lowered = (guint8) (roll->lowered + one->count);
      return TRUE;

    case BP_AMBUSH:
      roll->ambushes |= one->count > 0;
      return TRUE;

    case BP_HOLD_THE_LINE:
      roll->cancelled = (guint8) (roll->cancelled + one->count);
      return TRUE;

    default:
      return refuse_words (error, _ ("“%s” has no effect on the odds of a roll"), ruleset->cards[one->id].id);
    }
}

gboolean
acies_bp_read_suppositions (const AciesRuleset *ruleset,
                            const GArray       *suppositions,
                            AciesBpRoll        *roll,
                            guint8             *holds,
                            GError            **error)
{
  for (guint i = 0; i < BP_N_SUPPOSED; i++)
    holds[i] = 0;
  for (guint i = 0; suppositions != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *one = &g_array_index (suppositions, AciesSupposition, i);

      if (!one->is_card)
        holds[one->id] = one->count;
      else if (!read_card (ruleset, one, roll, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
acies_bp_check_ambush (const AciesState  *state,
                       const AciesCombat *combat,
                       GError           **error)
{
  return acies_bp_has_woods (state, acies_hex_column (combat->at)) ||
         acies_refuse (error, "BP-K6", _ ("Ambush works only when a card of your own fights in woods"));
}

gboolean
acies_bp_check_lead (AciesBpFight fight,
                     GError     **error)
{
  return acies_bp_may_lead (fight) ||
         acies_refuse (error, "BP-A21", _ ("A general can join only the fight of the card on the same square, in its own file or on an open flank"));
}

gboolean
acies_bp_suppose_in_play (const AciesState  *state,
                          const AciesCombat *combat,
                          const GArray      *suppositions,
                          AciesBpRoll       *roll,
                          GError           **error)
{
  guint8 holds[BP_N_SUPPOSED];

  if (!acies_bp_read_suppositions (state->ruleset, suppositions, roll, holds, error))
    return FALSE;
  for (guint i = 0; i < BP_N_SUPPOSED; i++)
    {
      if (holds[i] > 0 && i != BP_SUPPOSED_GENERAL)
        return refuse_words (error, _ ("“%s” is already decided by the position and cannot be assumed"), acies_bp_supposed[i]);
    }
  if (holds[BP_SUPPOSED_GENERAL] > 1)
    return refuse_words (error, _ ("“%s” takes no number here"), acies_bp_supposed[BP_SUPPOSED_GENERAL]);
  roll->leads |= holds[BP_SUPPOSED_GENERAL];
  if (roll->leads && !acies_bp_check_lead (roll->kind, error))
    return FALSE;
  if (roll->leads && acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS) == ACIES_NO_UNIT)
    return acies_refuse (error, "BP-A21", _ ("There is no general with that card"));

  return !roll->ambushes || acies_bp_check_ambush (state, combat, error);
}

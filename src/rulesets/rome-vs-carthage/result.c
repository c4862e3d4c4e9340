/* result.c - Rome vs Carthage: the two rolls of an attack and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"
#include "rulesets/rome-vs-carthage/dice.h"
#include "rulesets/shared/notes.h"

#include <glib/gi18n-lib.h>

/* RVC-C16: counted at this moment. */
void
acies_rvc_roll (AciesResolver   *resolver,
                const AciesStep *step)
{
  AciesFactors factors = acies_rvc_read_factors (resolver->state, &resolver->state->combats[step->combat]);
  g_autoptr (AciesOdds) why = resolver->events != NULL ? acies_rvc_explain_attack (&factors) : NULL;

  acies_attack_roll (resolver, step->combat, acies_factors_n_dice (&factors), acies_rvc_factors_attack_number (&factors), why);
}

/* RVC-C16, RVC-C17; worked in RVC-T01. */
void
acies_rvc_hits (AciesResolver   *resolver,
                const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[step->combat];
  AciesFactors      factors = acies_rvc_read_factors (state, &combat);

  acies_factors_judge_dice (resolver, acies_rvc_factors_attack_number (&factors), G_MAXINT, ROLL_NOTHING);
  combat.hits = (guint8) acies_dice_count (&state->dice, ACIES_DIE_HIT);
  acies_resolver_set_combat (resolver, step->combat, &combat);
  acies_note_rolled (resolver, state->units[combat.attacker].side, combat.hits, -1);
}

/* RVC-C18: one die for each hit. */
void
acies_rvc_defence (AciesResolver   *resolver,
                   const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[step->combat];
  AciesFactors       factors = acies_rvc_read_factors (state, combat);

  if (combat->hits > 0)
    acies_resolver_ask_dice (resolver, state->units[combat->target].side, combat->target, ROLL_DIE, combat->hits,
                             acies_rvc_factors_defence_number (&factors));
}

/* RVC-C18; worked in RVC-T02. */
static guint
count_defence (AciesResolver *resolver,
               AciesCombat   *combat)
{
  const AciesState *state = resolver->state;
  AciesFactors      factors = acies_rvc_read_factors (state, combat);
  int               number = acies_rvc_factors_defence_number (&factors);
  AciesNote         note = ACIES_NOTE_INIT (ACIES_NOTE_DEFENCE);
  guint             wounds;

  acies_factors_judge_dice (resolver, G_MININT, number - 1, number);
  wounds = acies_dice_count (&state->dice, ACIES_DIE_HIT);
  combat->retreats = (guint8) acies_dice_count (&state->dice, ACIES_DIE_RETREAT);
  note.side = state->units[combat->target].side;
  note.unit = combat->target;
  note.dice = state->dice;
  note.number = (gint16) wounds;
  note.number2 = combat->retreats;
  if (resolver->events != NULL)
    {
      g_autofree char *why = acies_rvc_describe_defence (&factors);

      note.reason = g_intern_string (why);
    }
  acies_resolver_note (resolver, note);

  return wounds;
}

/* RVC-C19: Leaders beside it help; one that is steadfast never goes. RVC-T03. */
static guint
count_retreats_left (AciesResolver     *resolver,
                     const AciesCombat *combat)
{
  AciesFactors factors = acies_rvc_read_factors (resolver->state, combat);
  guint        n = MIN (acies_rvc_factors_ignored_retreats (&factors), combat->retreats);
  guint        n_leaders = factors.counts[RVC_IF_TARGET_BESIDE_LEADER];

  if (n > 0)
    {
      g_autofree char *why = factors.counts[RVC_IF_TARGET_STEADFAST] > 0
                                 ? g_strdup (_ ("A Leader never retreats"))
                                 : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Leader is beside the target", "%u Leaders are beside the target", n_leaders), n_leaders);

      acies_note_spared (resolver, ACIES_NOTE_IGNORED_RETREATS, combat->target, n, "RVC-C19", why);
    }

  return combat->retreats - n;
}

/* RVC-C27: pushed back = moved at least one hex. */
static void
remember_push (AciesResolver *resolver,
               AciesUnitId    unit)
{
  if (resolver->state->combats[0].attacker == unit)
    RVC_SET (resolver, combats[0].pushed, TRUE);
}

/* RVC-C21, RVC-C28: what it has done before stays as it is. */
static void
drive_back (AciesResolver *resolver,
            guint          index,
            guint          retreats)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->combats[index].target;
  AciesHex          from = state->units[unit].hex;
  AciesRvcRetreat   plan = acies_rvc_plan_retreat (state, unit, acies_rvc_direction_of_attack (state, index), retreats);

  acies_unit_set_mark (resolver, unit, RVC_MARK_RETREATED, TRUE);
  if (plan.moved > 0)
    {
      acies_unit_set_hex (resolver, unit, plan.to);
      remember_push (resolver, unit);
      acies_note_move (resolver, ACIES_NOTE_RETREATED, unit, from, plan.to);
    }
  if (plan.supported)
    acies_note_spared (resolver, ACIES_NOTE_SUPPORTED, unit, 0, "RVC-C21", NULL);
  if (plan.losses == 0 && !plan.supported && (plan.missed > 0 || plan.moved == 0))
    acies_note_unit (resolver, RVC_NOTE_HELD, unit);
  acies_rvc_lose_figures (resolver, unit, plan.losses, ACIES_NOTE_NO_RETREAT);
}

/* RVC-C20: wounds first; the dead do not retreat. RVC-T13, RVC-T14 and RVC-T15 tell how often which. */
void
acies_rvc_result (AciesResolver   *resolver,
                  const AciesStep *step)
{
  AciesCombat combat = resolver->state->combats[step->combat];
  guint       wounds;
  guint       retreats;

  if (combat.hits == 0)
    return;
  wounds = count_defence (resolver, &combat);
  acies_resolver_set_combat (resolver, step->combat, &combat);
  if (acies_rvc_lose_figures (resolver, combat.target, wounds, ACIES_NOTE_HIT))
    return;
  retreats = count_retreats_left (resolver, &combat);
  if (retreats > 0)
    drive_back (resolver, step->combat, retreats);
}

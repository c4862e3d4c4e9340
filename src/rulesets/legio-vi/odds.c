/* odds.c - Legio VI: exact chances of a shot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "engine/odds/odds-procs.h"

#include <glib/gi18n-lib.h>

/* What becomes of who takes disorder. */
typedef struct
{
  guint disorder;
  guint limit;
  guint figures;
} Target;

/* LVI-L9: beyond the limit points cost bases. */
static guint
count_losses (const Target *target,
              guint         points)
{
  guint spared = target->limit - MIN (target->limit, target->disorder);

  return MIN (target->figures, points - MIN (points, spared));
}

static AciesOdds *
tell (const AciesRuleset *ruleset,
      const AciesLviShot *shot,
      const Target       *target,
      int                 least,
      AciesOdds          *odds)
{
  AciesLviPool pool;
  guint        hit = 0;
  AciesThrow   all;

  acies_lvi_pool_of (ruleset, shot, &pool);
  for (guint i = 0; i < ruleset->die_types[LVI_D6].n_faces; i++)
    hit += ruleset->die_types[LVI_D6].faces[i].number >= least;
  odds->target_figures = target->figures;
  odds->n_dice = (guint) pool.n;
  odds->point = odds->defence = ACIES_NO_POINT;
  for (guint i = 0; i < pool.n_reasons; i++)
    acies_odds_add_reason (odds, ACIES_REASON_DICE, pool.reasons[i].number, g_strdup (pool.reasons[i].text), pool.reasons[i].rule);
  if (!acies_throw_init (&all, odds->n_dice, hit, 0, ruleset->die_types[LVI_D6].n_faces - hit))
    return odds;
  for (guint hits = 0; hits <= odds->n_dice; hits++)
    {
      guint       losses = count_losses (target, hits);
      AciesChance chance = { .hits = (guint8) hits, .wounds = (guint8) hits, .losses = (guint8) losses, .eliminated = losses == target->figures, .numerator = all.ways[hits][0], .denominator = all.total };

      if (chance.numerator > 0)
        acies_odds_add_chance (odds, &chance);
    }
  acies_odds_finish (odds);

  return odds;
}

static gboolean
check_nothing_supposed (const GArray *suppositions,
                        GError      **error)
{
  if (suppositions == NULL || suppositions->len == 0)
    return TRUE;
  g_set_error_literal (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("No conditions can be assumed in this game"));

  return FALSE;
}

/* --- hand to hand ------------------------------------------------------------------------------- */

/* Of the combat that is fought, the place of the roll between them that is still to come; -1: there is none. */
static int
find_open (const AciesState *state,
           AciesUnitId       unit,
           AciesUnitId       target)
{
  for (int i = state->n_combats - 1; i >= 0; i--)
    {
      if (state->combats[i].melee && state->combats[i].attacker == unit && state->combats[i].target == target)
        return i;
    }

  return -1;
}

/* Who could shoot does so in other phases than that of charges. */
static gboolean
is_hand_to_hand (const AciesState *state,
                 AciesUnitId       unit,
                 AciesUnitId       target)
{
  if (unit == ACIES_NO_UNIT || target == ACIES_NO_UNIT || state->units[unit].side == state->units[target].side)
    return FALSE;

  return find_open (state, unit, target) >= 0 || acies_lvi_has (state, unit, LVI_MARK_ENGAGED) || acies_lvi_value (state, unit, LVI_RANGE) == 0 ||
         (state->mode == ACIES_MODE_PLAY && state->turn.phase >= LVI_PHASE_CHARGE);
}

static AciesOdds *
odds_hand_to_hand (const AciesState *state,
                   AciesUnitId       unit,
                   AciesUnitId       target,
                   GError          **error)
{
  int            open = find_open (state, unit, target);
  AciesLviCombat combat;

  if (open >= 0)
    {
      gboolean answers = state->combats[open].kind == ACIES_COMBAT_COUNTER;

      acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
      return acies_lvi_odds_of_melee (state, &combat, unit, target, answers ? acies_lvi_block (state)->hits[state->units[target].side] : -1, error);
    }
  if (acies_lvi_combat_between (state, unit, target, &combat))
    return acies_lvi_odds_of_melee (state, &combat, unit, target, -1, error);

  return acies_lvi_odds_of_charge (state, unit, target, error);
}

/* --- both --------------------------------------------------------------------------------------- */

AciesOdds *
acies_lvi_odds_of_attack (const AciesState *state,
                          AciesHex          from,
                          AciesHex          at,
                          const GArray     *suppositions,
                          GError          **error)
{
  AciesUnitId  unit = acies_state_unit_at (state, from);
  AciesUnitId  target = acies_state_unit_at (state, at);
  AciesLviShot shot;
  AciesOdds   *odds;
  Target       of;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (is_hand_to_hand (state, unit, target))
    return odds_hand_to_hand (state, unit, target, error);
  if (unit == ACIES_NO_UNIT || target == ACIES_NO_UNIT || state->units[unit].side == state->units[target].side || !acies_lvi_is_near (state, target) ||
      acies_lvi_distance (state, unit, from, target, NULL) == 0)
    {
      acies_refuse (error, "LVI-L17", _ ("No unit on the first hex can shoot at the second"));
      return NULL;
    }
  acies_lvi_shot_of (state, unit, from, target, &shot);
  of = (Target) { acies_lvi_property (state, target, LVI_DISORDER), acies_lvi_limit (state, target), state->units[target].figures };
  if (acies_state_unit_has_mark (state, target, LVI_MARK_SHAKEN))
    of.disorder = of.limit;
  odds = acies_odds_new ();
  odds->attacker = state->units[unit].type;
  odds->target = state->units[target].type;
  odds->attacker_figures = state->units[unit].figures;

  return tell (state->ruleset, &shot, &of, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT), odds);
}

/* As near as shots are best, at the front of a target that is formed if such units are. */
AciesOdds *
acies_lvi_odds_of_duel (const AciesState *state,
                        const AciesDuel  *duel,
                        const GArray     *suppositions,
                        GError          **error)
{
  const AciesUnitType *types = state->ruleset->unit_types;
  AciesLviShot         shot = { .bases = duel->attacker_figures, .per_base = (guint) types[duel->attacker].values[LVI_NEAR_SHOTS] };
  Target               of = { 0, (guint) acies_lvi_number (state, LVI_NUMBER_SHAKEN_AT), duel->target_figures };
  guint                class_ = types[duel->target].class_;
  AciesOdds           *odds;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (!duel->ranged)
    return acies_lvi_odds_of_meeting (state, duel, error);
  if (shot.per_base == 0)
    {
      acies_refuse (error, "LVI-L17", _ ("A unit of this type cannot shoot at such a target"));
      return NULL;
    }
  shot.at_elephants = class_ == LVI_ELEPHANTS;
  if (LVI_CLASS (class_) & LVI_INFANTRY & ~LVI_LIGHTS)
    {
      shot.halved = _ ("Halved: front of formed infantry");
      shot.halved_by = "LVI-A16";
    }
  acies_lvi_halve_by_cover (&shot, duel->target_terrain);
  acies_lvi_halve_by_class (&shot, class_);
  odds = acies_odds_new ();
  odds->attacker = duel->attacker;
  odds->target = duel->target;
  odds->attacker_figures = duel->attacker_figures;

  return tell (state->ruleset, &shot, &of, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT), odds);
}

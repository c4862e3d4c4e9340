/* odds.c - BattlePlay: exact chances of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "engine/odds/odds-procs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In how many ways dice come to so many wounds; two and more are all the same, as they kill. */
typedef struct
{
  AciesWays ways[BP_FULL + 1];
  AciesWays total;
} Wounds;

typedef struct
{
  AciesCombat  combat;
  AciesBpFight fight;
  AciesBpPool  pool;
  gboolean     again;
  gboolean     special; /* it kills */
  guint        figures; /* of the target */
} Roll;

static guint
wounds_of (const Roll *self,
           guint       symbol)
{
  if (symbol == BP_SKULL || (symbol == BP_SPECIAL && self->special))
    return BP_FULL;

  return symbol == BP_CROSS;
}

/* Of one die: a blank, and a special that does nothing, are rolled again where that may be. */
static void
add_die (const AciesRuleset *ruleset,
         const Roll         *roll,
         guint               die,
         Wounds             *wounds)
{
  const AciesDieType *type = &ruleset->die_types[die];
  guint               times = roll->again ? type->n_faces : 1;
  guint               faces[BP_FULL + 1] = { 0 };
  Wounds              sum = { .total = wounds->total * type->n_faces * times };

  for (guint i = 0; i < type->n_faces; i++)
    faces[wounds_of (roll, type->faces[i].symbol)]++;
  for (guint had = 0; had <= BP_FULL; had++)
    {
      for (guint more = 0; more <= BP_FULL; more++)
        {
          guint ways = faces[more] * times;

          if (roll->again)
            ways = (more == 0 ? 0 : faces[more] * times) + faces[0] * faces[more];
          sum.ways[MIN (had + more, BP_FULL)] += wounds->ways[had] * ways;
        }
    }
  *wounds = sum;
}

static void
explain (const Roll *roll,
         AciesOdds  *odds)
{
  for (guint i = 0; i < roll->pool.n_reasons; i++)
    {
      const AciesBpReason *reason = &roll->pool.reasons[i];

      if (reason->steps == 0)
        acies_odds_add_reason (odds, ACIES_REASON_DICE, (int) reason->n, g_strdup (reason->reason), reason->rule);
      else
        /* Translators: a reason, and by how many colours it changes dice: “Woods give cover: −1 colour” */
        acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %+d colour", "%s: %+d colours", (gulong) ABS (reason->steps)),
                                                reason->reason, reason->steps),
                               reason->rule);
    }
  if (roll->again)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("Dice may be rolled again")), roll->fight == BP_FLANK ? "BP-R39" : "BP-R26");
}

static AciesOdds *
count (const AciesRuleset *ruleset,
       const Roll         *roll,
       AciesOdds          *odds)
{
  Wounds wounds = { .ways = { 1 }, .total = 1 };

  explain (roll, odds);
  odds->n_dice = roll->pool.n;
  odds->has_kinds = TRUE;
  memcpy (odds->kinds, roll->pool.dice, roll->pool.n);
  odds->melee = roll->combat.melee;
  odds->point = ACIES_NO_POINT;
  odds->defence = ACIES_NO_POINT;
  for (guint i = 0; i < roll->pool.n; i++)
    add_die (ruleset, roll, roll->pool.dice[i], &wounds);
  for (guint n = 0; n <= BP_FULL; n++)
    {
      AciesChance chance = { .hits = (guint8) n, .wounds = (guint8) n, .losses = (guint8) MIN (n, roll->figures), .eliminated = n >= roll->figures, .numerator = wounds.ways[n], .denominator = wounds.total };

      if (wounds.ways[n] > 0)
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
  g_set_error_literal (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("Nothing can be supposed of a roll in this game"));

  return FALSE;
}

static const AciesCombat *
find_open (const AciesState *state,
           AciesHex          from,
           AciesHex          at)
{
  for (guint i = state->n_combats; i > 0; i--)
    {
      if (state->combats[i - 1].from == from && state->combats[i - 1].at == at)
        return &state->combats[i - 1];
    }

  return NULL;
}

/* Who stands on @from and would roll at what stands on @at. */
static AciesUnitId
find_fighter (const AciesState *state,
              AciesHex          from,
              AciesHex          at)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, from, ids);

  for (guint i = 0; i < n; i++)
    {
      AciesBpFight fight = acies_bp_fight_between (state, ids[i], from, at);

      if (fight != BP_NO_FIGHT && acies_bp_target_on (state, acies_bp_enemy (state->units[ids[i]].side), at, fight) != ACIES_NO_UNIT)
        return ids[i];
    }

  return ACIES_NO_UNIT;
}

AciesOdds *
acies_bp_odds_of_attack (const AciesState *state,
                         AciesHex          from,
                         AciesHex          at,
                         const GArray     *suppositions,
                         GError          **error)
{
  g_autoptr (AciesOdds) odds = NULL;
  const AciesCombat *open = find_open (state, from, at);
  AciesBpRoll        it = { 0 };
  Roll               roll = { 0 };

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (open != NULL)
    {
      roll.combat = *open;
      it = acies_bp_block (state)->combats[open - state->combats];
    }
  else
    {
      roll.combat.attacker = find_fighter (state, from, at);
      if (roll.combat.attacker == ACIES_NO_UNIT)
        {
          acies_refuse (error, "BP-R32", _ ("Nobody there can roll at what stands on the other square"));
          return NULL;
        }
      it.kind = (guint8) acies_bp_fight_between (state, roll.combat.attacker, from, at);
      roll.combat.target = acies_bp_target_on (state, acies_bp_enemy (state->units[roll.combat.attacker].side), at, it.kind);
      roll.combat.from = from;
      roll.combat.at = at;
      roll.combat.melee = it.kind > BP_SHOT_SKIRMISHERS;
    }
  roll.fight = it.kind;
  acies_bp_pool_of (state, &roll.combat, &it, &roll.pool);
  roll.again = acies_bp_may_roll_again (state, &roll.combat, roll.fight);
  roll.special = acies_bp_symbol_kills (state, &roll.combat, BP_SPECIAL);
  roll.figures = state->units[roll.combat.target].figures;
  odds = acies_odds_new ();
  odds->attacker = state->units[roll.combat.attacker].type;
  odds->target = state->units[roll.combat.target].type;
  odds->attacker_figures = state->units[roll.combat.attacker].figures;
  odds->target_figures = roll.figures;

  return count (state->ruleset, &roll, g_steal_pointer (&odds));
}

static AciesBpFight
fight_of_type (const AciesRuleset *ruleset,
               const AciesDuel    *duel)
{
  const AciesUnitType *type = &ruleset->unit_types[duel->attacker];

  if (type->class_ == BP_ARTILLERY)
    return BP_SHOT_ARTILLERY;
  if (type->class_ == BP_FOOT_SKIRMISHERS || type->class_ == BP_MOUNTED_SKIRMISHERS)
    return BP_SHOT_SKIRMISHERS;
  if (duel->ranged && type->values[BP_SHOOT_GOOD] != 0)
    return BP_SHOT_BOWS;

  return type->class_ == BP_GENERALS || duel->ranged ? BP_NO_FIGHT : BP_CHARGE;
}

/* BP-R24, BP-R26: that of the file, and a hill for who holds it. BP-R44: at a town all but artillery roll as on rocky ground. */
AciesId
acies_bp_ground_at (const AciesState *state,
                    AciesHex          hex)
{
  static const AciesId with_hill[] = { BP_HILL, BP_WOODED_HILL, BP_ROCKY_HILL };
  guint                file = acies_hex_column (hex);
  guint                kind = acies_bp_has_woods (state, file) ? 1 : acies_bp_is_difficult (state, file) ? 2
                                                                                                         : 0;
  AciesSide            side = acies_hex_row (hex) == acies_bp_row (state, 0) ? 0 : 1;

  if (state->switches[BP_SWITCH_SIEGE])
    return BP_ROCKY;

  return acies_bp_holds_hill (state, side, file) ? with_hill[kind] : (AciesId) (BP_CLEAR + kind);
}

AciesOdds *
acies_bp_odds_of_duel (const AciesState *state,
                       const AciesDuel  *duel,
                       const GArray     *suppositions,
                       GError          **error)
{
  static const guint   skills[] = { BP_SKILL_BEATS_INFANTRY, BP_SKILL_BEATS_CAVALRY, BP_SKILL_BEATS_ELEPHANTS };
  static const guint   classes[] = { BP_INFANTRY, BP_CAVALRY, BP_ELEPHANTS };
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesUnitType *attacker = &ruleset->unit_types[duel->attacker];
  AciesId              ground = duel->target_terrain;
  gboolean             difficult = acies_bp_ground_is_difficult (ground);
  Roll                 roll = { .fight = fight_of_type (ruleset, duel) };
  AciesOdds           *odds;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (roll.fight == BP_NO_FIGHT)
    {
      acies_refuse (error, duel->ranged ? "BP-R25" : "BP-R27",
                    duel->ranged ? acies_agree (attacker, "%s does not shoot", "%s do not shoot")
                                 : acies_agree (attacker, "%s does not fight alone", "%s do not fight alone"),
                    attacker->name);
      return NULL;
    }
  acies_bp_pool_of_types (state, duel->attacker, roll.fight, ground, &roll.pool);
  roll.combat.melee = roll.fight == BP_CHARGE;
  for (guint i = 0; i < G_N_ELEMENTS (skills); i++)
    roll.special |= roll.combat.melee && !difficult && ((attacker->skills >> skills[i]) & 1) && ruleset->unit_types[duel->target].class_ == classes[i];
  roll.figures = duel->target_figures;
  odds = acies_odds_new ();
  odds->attacker = duel->attacker;
  odds->target = duel->target;
  odds->attacker_figures = duel->attacker_figures;
  odds->target_figures = duel->target_figures;

  return count (ruleset, &roll, odds);
}

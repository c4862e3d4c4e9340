/* odds.c - BattlePlay: exact chances of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/suppose.h"

#include "engine/odds/odds-procs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In how many ways dice show so many crosses and nothing that kills; where one does, crosses are all the same. */
typedef struct
{
  AciesWays ways[BP_MAX_POOL + 1];
  AciesWays kills;
  AciesWays total;
} Crosses;

typedef struct
{
  AciesCombat  combat;
  AciesBpFight fight;
  AciesBpPool  pool;
  gboolean     again;
  gboolean     special;   /* one of the attacker's dice kills */
  guint        cancelled; /* crosses */
  guint        figures;   /* of the target */
} Roll;

/* Faces of a die that kill, show a cross, do nothing; in ways of both throws where it may be rolled again, and a
 * blank, and a special that does nothing, are. */
static void
read_die (const AciesRuleset *ruleset,
          const Roll         *roll,
          guint               die,
          gboolean            special,
          guint              *kill,
          guint              *cross,
          guint              *none)
{
  const AciesDieType *type = &ruleset->die_types[die];
  guint               n = type->n_faces;

  *kill = *cross = 0;
  for (guint i = 0; i < n; i++)
    {
      guint symbol = type->faces[i].symbol;

      *kill += symbol == BP_SKULL || (symbol == BP_SPECIAL && special);
      *cross += symbol == BP_CROSS;
    }
  *none = n - *kill - *cross;
  if (!roll->again)
    return;
  *kill *= n + *none;
  *cross *= n + *none;
  *none *= *none;
}

static void
add_die (const AciesRuleset *ruleset,
         const Roll         *roll,
         guint               i,
         Crosses            *crosses)
{
  guint kill, cross, none;

  read_die (ruleset, roll, roll->pool.dice[i], roll->special && i + roll->pool.n_of_others < roll->pool.n, &kill, &cross, &none);
  crosses->kills = crosses->kills * (kill + cross + none) + (crosses->total - crosses->kills) * kill;
  for (guint n = BP_MAX_POOL + 1; n-- > 0;)
    crosses->ways[n] = crosses->ways[n] * none + (n > 0 ? crosses->ways[n - 1] * cross : 0);
  crosses->total *= kill + cross + none;
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
        acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                               /* Translators: why a die changes, and by how many colours: “Woods give cover: −1 colour” */
                               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$+d colour", "%1$s: %2$+d colours", (gulong) ABS (reason->steps)),
                                                reason->reason, reason->steps),
                               reason->rule);
    }
  if (roll->cancelled > 0)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                           g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u cross is cancelled", "%u crosses are cancelled", roll->cancelled), roll->cancelled), "BP-K9");
  if (roll->again)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("Dice can be rolled again")), roll->fight == BP_FLANK ? "BP-R39" : "BP-R26");
}

static AciesOdds *
count (const AciesRuleset *ruleset,
       const Roll         *roll,
       AciesOdds          *odds)
{
  Crosses   crosses = { .ways = { 1 }, .total = 1 };
  AciesWays wounds[BP_FULL + 1] = { 0 };

  explain (roll, odds);
  odds->n_dice = roll->pool.n;
  odds->has_kinds = TRUE;
  memcpy (odds->kinds, roll->pool.dice, roll->pool.n);
  odds->melee = roll->combat.melee;
  odds->point = ACIES_NO_POINT;
  odds->defence = ACIES_NO_POINT;
  for (guint i = 0; i < roll->pool.n; i++)
    add_die (ruleset, roll, i, &crosses);
  for (guint n = 0; n <= roll->pool.n; n++)
    wounds[MIN (n - MIN (n, roll->cancelled), BP_FULL)] += crosses.ways[n];
  wounds[BP_FULL] += crosses.kills;
  for (guint n = 0; n <= BP_FULL; n++)
    {
      AciesChance chance = { .hits = (guint8) n, .wounds = (guint8) n, .losses = (guint8) MIN (n, roll->figures), .eliminated = n >= roll->figures, .numerator = wounds[n], .denominator = crosses.total };

      if (wounds[n] > 0)
        acies_odds_add_chance (odds, &chance);
    }
  acies_odds_finish (odds);

  return odds;
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

/* Of the roll that @it tells of. */
static AciesOdds *
tell (const AciesState  *state,
      const AciesCombat *combat,
      const AciesBpRoll *it,
      guint              attacker_figures,
      guint              target_figures)
{
  AciesOdds *odds = acies_odds_new ();
  Roll       roll = { .combat = *combat, .fight = it->kind, .cancelled = it->cancelled, .figures = target_figures };

  acies_bp_pool_of (state, combat, it, &roll.pool);
  roll.again = acies_bp_may_roll_again (state, combat, it->kind);
  roll.special = acies_bp_special_kills (state, combat);
  odds->attacker = state->units[combat->attacker].type;
  odds->target = state->units[combat->target].type;
  odds->attacker_figures = attacker_figures;
  odds->target_figures = target_figures;

  return count (state->ruleset, &roll, odds);
}

/* One that is declared now. */
static gboolean
find_attack (const AciesState *state,
             AciesHex          from,
             AciesHex          at,
             AciesCombat      *combat,
             AciesBpRoll      *roll,
             GError          **error)
{
  *combat = (AciesCombat) { .attacker = find_fighter (state, from, at), .from = from, .at = at };
  if (combat->attacker == ACIES_NO_UNIT)
    return acies_refuse (error, "BP-R32", _ ("No card on the first square can roll against one on the second"));
  roll->kind = (guint8) acies_bp_fight_between (state, combat->attacker, from, at);
  combat->target = acies_bp_target_on (state, acies_bp_enemy (state->units[combat->attacker].side), at, roll->kind);
  combat->melee = roll->kind > BP_SHOT_SKIRMISHERS;

  return TRUE;
}

AciesOdds *
acies_bp_odds_of_attack (const AciesState *state,
                         AciesHex          from,
                         AciesHex          at,
                         const GArray     *suppositions,
                         GError          **error)
{
  const AciesCombat *open = find_open (state, from, at);
  AciesCombat        combat;
  AciesBpRoll        roll = { 0 };

  if (open != NULL)
    {
      combat = *open;
      roll = acies_bp_block (state)->combats[open - state->combats];
    }
  else if (!find_attack (state, from, at, &combat, &roll, error))
    return NULL;
  if (!acies_bp_suppose_in_play (state, &combat, suppositions, &roll, error))
    return NULL;

  return tell (state, &combat, &roll, state->units[combat.attacker].figures, state->units[combat.target].figures);
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
  AciesCombat combat = { 0 };
  AciesBpRoll roll = { 0 };
  g_autoptr (AciesState) meeting = acies_bp_new_meeting (state, duel, suppositions, &combat, &roll, error);

  return meeting != NULL ? tell (meeting, &combat, &roll, duel->attacker_figures, duel->target_figures) : NULL;
}

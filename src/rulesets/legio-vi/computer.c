/* computer.c - Legio VI: exact chances of a combat and of a shot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "engine/odds/odds.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What one side rolls. */
typedef struct
{
  AciesUnitId  lead;
  AciesLviPool pool;
  int          hit;
  const char  *hampered; /* (nullable) */
  guint        led;      /* hits without a roll */
  AciesThrow throw;
} Roll;

static guint
count_faces (const AciesRuleset *ruleset,
             int                 least)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->die_types[LVI_D6].n_faces; i++)
    n += ruleset->die_types[LVI_D6].faces[i].number >= least;

  return n;
}

/* @rolled: hits with those of the leader, where that roll has fallen; else -1 */
static gboolean
read_roll (const AciesState     *state,
           const AciesLviCombat *combat,
           AciesSide             side,
           int                   rolled,
           Roll                 *self)
{
  guint faces = state->ruleset->die_types[LVI_D6].n_faces;
  guint hitting;

  self->lead = acies_lvi_melee_pool (state, combat, side, &self->pool);
  self->hit = acies_lvi_melee_hit (state, combat, self->lead, &self->hampered);
  self->led = rolled >= 0 ? (guint) rolled : acies_lvi_leader_hits (state, self->lead);
  hitting = count_faces (state->ruleset, self->hit);

  return acies_throw_init (&self->throw, rolled >= 0 ? 0 : (guint) self->pool.n, hitting, 0, faces - hitting);
}

static AciesOdds *
odds_new (const AciesState   *state,
          AciesUnitId         unit,
          AciesUnitId         target,
          const AciesLviPool *pool)
{
  AciesOdds *odds = acies_odds_new ();

  odds->attacker = state->units[unit].type;
  odds->target = state->units[target].type;
  odds->attacker_figures = state->units[unit].figures;
  odds->target_figures = state->units[target].figures;
  odds->n_dice = (guint) pool->n;
  odds->point = odds->defence = ACIES_NO_POINT;
  for (guint i = 0; i < pool->n_reasons; i++)
    acies_odds_add_reason (odds, ACIES_REASON_DICE, pool->reasons[i].number, g_strdup (pool->reasons[i].text), pool->reasons[i].rule);

  return odds;
}

static void
set_effects (const AciesState *state,
             int               hit,
             AciesOdds        *odds)
{
  memset (odds->kinds, LVI_D6, odds->n_dice);
  for (guint i = 0; i < odds->n_dice; i++)
    acies_odds_set_effects (odds, i, &state->ruleset->die_types[LVI_D6], hit, G_MAXINT, G_MININT);
}

static void
explain (const AciesState *state,
         const Roll       *own,
         const Roll       *enemy,
         gboolean          known,
         AciesOdds        *odds)
{
  int victory = acies_lvi_number (state, LVI_NUMBER_VICTORY);

  if (own->hampered != NULL)
    acies_odds_add_reason (odds, ACIES_REASON_TARGET_NUMBER, own->hit - acies_lvi_number (state, LVI_NUMBER_HIT), g_strdup (own->hampered), "LVI-L36");
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup_printf (_ ("A die hits on %d or more"), own->hit), "LVI-L36");
  if (own->led > 0)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("The leader adds a hit")), "LVI-L62");
  if (known)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The enemy has %u hit", "The enemy has %u hits", enemy->led), enemy->led), "LVI-L37");
  else
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                           /* Translators: how many dice the enemy rolls in the same combat, and the least number that hits */
                           g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The enemy rolls %1$d die, which hits on %2$d or more", "The enemy rolls %1$d dice, which hit on %2$d or more", (gulong) enemy->pool.n),
                                            enemy->pool.n, enemy->hit),
                           "LVI-L37");
  /* What the difference of the hits makes. */
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                         /* Translators: results of a combat; both numbers are the same */
                         g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A victory is %1$d or more hits ahead of the enemy, a defeat %2$d or more behind; anything between is a success, a set-back or inconclusive",
                                                       "A victory is %1$d or more hits ahead of the enemy, a defeat %2$d or more behind; anything between is a success, a set-back or inconclusive", (gulong) victory),
                                          victory, victory),
                         "LVI-L37");
}

/* @enemy_hits: where the enemy has rolled already; else -1 */
static AciesOdds *
odds_of_melee (const AciesState     *state,
               const AciesLviCombat *combat,
               AciesUnitId           unit,
               AciesUnitId           target,
               int                   enemy_hits,
               GError              **error)
{
  g_autoptr (AciesOdds) odds = NULL;
  AciesSide side = state->units[unit].side;
  Roll      own, enemy;
  gboolean  fits = read_roll (state, combat, side, -1, &own) && read_roll (state, combat, acies_lvi_enemy (side), enemy_hits, &enemy);
  AciesWays total;

  odds = odds_new (state, unit, target, &own.pool);
  if (!fits || !acies_ways_multiply (&total, own.throw.total, enemy.throw.total))
    {
      acies_odds_refuse_count (odds, error);
      return NULL;
    }
  odds->melee = TRUE;
  odds->has_results = TRUE;
  set_effects (state, own.hit, odds);
  explain (state, &own, &enemy, enemy_hits >= 0, odds);
  for (guint own_hits = 0; own_hits <= own.throw.n; own_hits++)
    {
      for (guint hits = 0; hits <= enemy.throw.n; hits++)
        {
          AciesLviLevel level = acies_lvi_level (state, (int) (own_hits + own.led) - (int) (hits + enemy.led));
          guint         losses = acies_lvi_count_losses (state, combat, target, LVI_IS_VICTORIOUS - level);
          AciesChance   chance = { .result = (guint8) level, .losses = (guint8) losses, .denominator = total };

          chance.eliminated = losses == state->units[target].figures;
          chance.numerator = own.throw.ways[own_hits][0] * enemy.throw.ways[hits][0];
          if (chance.numerator > 0)
            acies_odds_add_chance (odds, &chance);
        }
    }
  acies_odds_finish (odds);

  return g_steal_pointer (&odds);
}

/* LVI-H7: of a fight that has not begun, as if the enemy stood where it is. */
static AciesOdds *
odds_of_charge (const AciesState *state,
                AciesUnitId       unit,
                AciesUnitId       target,
                GError          **error)
{
  g_autoptr (AciesState) copy = NULL;
  AciesResolver  resolver;
  AciesLviCombat combat;
  AciesHex       from = state->units[unit].hex;

  if (!acies_lvi_check_charges (state, unit, target, error))
    return NULL;
  copy = acies_state_copy (state);
  resolver = (AciesResolver) { copy, copy, NULL };
  acies_lvi_put (&resolver, unit, acies_lvi_charge_hex (state, unit, target, 0));
  acies_lvi_suppose_combat (copy, unit, target, from, &combat);

  return odds_of_melee (copy, &combat, unit, target, -1, error);
}

/* LVI-L9: points beyond the @spared ones cost bases. */
static AciesOdds *
odds_of_shot (const AciesState *state,
              AciesUnitId       unit,
              AciesUnitId       target,
              guint             spared)
{
  guint        figures = state->units[target].figures;
  guint        hit = count_faces (state->ruleset, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT));
  AciesOdds   *odds;
  AciesLviPool pool;
  AciesThrow   all;

  acies_lvi_shot_pool (state, unit, state->units[unit].hex, target, &pool);
  odds = odds_new (state, unit, target, &pool);
  set_effects (state, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT), odds);
  odds->spared = spared;
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup_printf (_ ("A die hits on %d"), acies_lvi_number (state, LVI_NUMBER_SHOT_HIT)), "LVI-L19");
  if (acies_lvi_is_beast (state, target))
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("A hit may kill an animal or drive it mad")), "LVI-L20");
  if (acies_stack_in_layer (state, state->units[target].hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("A hit is a risk to the leader with the target")), "LVI-L16");
  if (!acies_throw_init (&all, odds->n_dice, hit, 0, state->ruleset->die_types[LVI_D6].n_faces - hit))
    return odds;
  for (guint hits = 0; hits <= odds->n_dice; hits++)
    {
      guint       losses = MIN (figures, hits - MIN (hits, spared));
      AciesChance chance = { .hits = (guint8) hits, .wounds = (guint8) hits, .losses = (guint8) losses, .eliminated = losses == figures, .numerator = all.ways[hits][0], .denominator = all.total };

      if (chance.numerator > 0)
        acies_odds_add_chance (odds, &chance);
    }
  acies_odds_finish (odds);

  return odds;
}

/* LVI-L9, LVI-L19 */
char *
acies_lvi_describe_spared (guint hits,
                           guint spared)
{
  if (hits == 0)
    return g_strdup (_ ("no disorder"));
  if (hits == spared)
    return g_strdup (_ ("shaken"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u point of disorder", "%u points of disorder", hits), hits);
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

AciesOdds *
acies_lvi_odds_of_attack (const AciesState *state,
                          AciesHex          from,
                          AciesHex          at,
                          const GArray     *suppositions,
                          GError          **error)
{
  AciesUnitId    unit = acies_state_unit_at (state, from);
  AciesUnitId    target = acies_state_unit_at (state, at);
  gboolean       enemies = unit != ACIES_NO_UNIT && target != ACIES_NO_UNIT && state->units[unit].side != state->units[target].side;
  int            open = enemies ? state->n_combats - 1 : -1; /* the roll between them that is still to come; -1: none */
  int            enemy_hits = -1;
  guint          limit, disorder;
  AciesLviCombat combat;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  while (open >= 0 && !(state->combats[open].melee && state->combats[open].attacker == unit && state->combats[open].target == target))
    open--;
  if (open >= 0)
    {
      acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
      if (state->combats[open].kind == ACIES_COMBAT_COUNTER)
        enemy_hits = acies_lvi_block (state)->hits[state->units[target].side];
      return odds_of_melee (state, &combat, unit, target, enemy_hits, error);
    }
  /* A unit that could shoot does so in other phases than that of charges. */
  if (enemies && (acies_lvi_has (state, unit, LVI_MARK_ENGAGED) || acies_lvi_value (state, unit, LVI_RANGE) == 0 ||
                  (state->mode == ACIES_MODE_PLAY && state->turn.phase >= LVI_PHASE_CHARGE)))
    {
      acies_lvi_gather (state, unit, &combat);
      for (guint i = 0; i < combat.n; i++)
        {
          if (acies_lvi_opponent (&combat.contacts[i], unit) == target)
            return odds_of_melee (state, &combat, unit, target, -1, error);
        }
      return odds_of_charge (state, unit, target, error);
    }
  if (!enemies || !acies_lvi_is_near (state, target) || acies_lvi_distance (state, unit, from, target, NULL) == 0)
    {
      acies_refuse (error, "LVI-L17", _ ("No unit on the first hex can shoot at the second"));
      return NULL;
    }
  limit = acies_lvi_limit (state, target);
  disorder = acies_lvi_has (state, target, LVI_MARK_SHAKEN) ? limit : MIN (limit, acies_lvi_property (state, target, LVI_DISORDER));

  return odds_of_shot (state, unit, target, limit - disorder);
}

static AciesUnitId
place (AciesState *state,
       AciesId     type,
       AciesSide   side,
       guint       figures,
       AciesId     terrain,
       AciesHex    hex)
{
  AciesResolver resolver = { state, state, NULL };
  AciesUnitId   unit = acies_suppositions_place (state, type, side, hex);
  AciesUnit     value = state->units[unit];

  value.figures = (guint8) figures;
  if (!acies_lvi_is_leader (state, unit))
    value.properties[LVI_START] = (guint8) figures;
  acies_resolver_set_unit (&resolver, unit, value);
  acies_resolver_set_terrain (&resolver, hex, terrain);

  return unit;
}

/* Both stand in the front of each other, away from edges: a charge of one type on the front of another, or a shot from the next hex. */
AciesOdds *
acies_lvi_odds_of_duel (const AciesState *state,
                        const AciesDuel  *duel,
                        const GArray     *suppositions,
                        GError          **error)
{
  g_autoptr (AciesState) copy = NULL;
  AciesUnitId unit, target;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (duel->ranged && state->ruleset->unit_types[duel->attacker].values[LVI_NEAR_SHOTS] == 0)
    {
      acies_refuse (error, "LVI-L17", _ ("A unit of this type cannot shoot at such a target"));
      return NULL;
    }
  copy = acies_state_copy (state);
  unit = place (copy, duel->attacker, 0, duel->attacker_figures, duel->attacker_terrain, acies_hex (4, 5));
  target = place (copy, duel->target, 1, duel->target_figures, duel->target_terrain, acies_hex (4, 4));
  if (!duel->ranged)
    return odds_of_charge (copy, unit, target, error);

  return odds_of_shot (copy, unit, target, (guint) acies_lvi_number (state, LVI_NUMBER_SHAKEN_AT));
}

/* --- what players check on a table --------------------------------------------------------------- */

/* LVI-L15 */
static void
judge_control (const AciesState *state,
               const guint8     *counts,
               AciesCheck       *check)
{
  int halt = acies_lvi_number (state, LVI_NUMBER_CONTROL_HALT) - counts[1];
  int repeat = acies_lvi_number (state, LVI_NUMBER_CONTROL_REPEAT) - counts[1];

  check->die = counts[0] > 0 ? LVI_AVERAGE : LVI_D6;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("halts")), 1, halt);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("obeys its owner")), halt + 1, repeat - 1);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("repeats its last move")), repeat, G_MAXINT);
}

/* LVI-L22 */
static void
judge_rampage (const AciesState *state,
               const guint8     *counts,
               AciesCheck       *check)
{
  int least = acies_lvi_number (state, LVI_NUMBER_STOP) - acies_lvi_number (state, LVI_NUMBER_STOP_MORE) * counts[0];

  check->die = LVI_D6;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("are destroyed")), least, G_MAXINT);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("rampage on")), 1, least - 1);
}

/* LVI-L16 */
static void
judge_risk (const AciesState *state,
            const guint8     *counts,
            AciesCheck       *check)
{
  int risk = acies_lvi_number (state, LVI_NUMBER_RISK);

  check->die = LVI_D6;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("in danger: roll again")), 1, risk);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("unharmed")), risk + 1, G_MAXINT);
}

/* LVI-L16: a second wound kills. */
static void
judge_danger (const AciesState *state,
              const guint8     *counts,
              AciesCheck       *check)
{
  int wounded = acies_lvi_number (state, LVI_NUMBER_WOUNDED);
  int killed = counts[0] > 0 ? wounded : acies_lvi_number (state, LVI_NUMBER_KILLED);

  check->die = LVI_D6;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("killed")), 1, killed);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("wounded")), killed + 1, wounded);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("unharmed")), MAX (killed, wounded) + 1, G_MAXINT);
}

/* LVI-L50 */
static void
judge_gaps (const AciesState *state,
            const guint8     *counts,
            AciesCheck       *check)
{
  int most = acies_lvi_number (state, LVI_NUMBER_GAPS);

  check->die = LVI_D6;
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("run through the gaps")), 1, most);
  acies_check_add_range (check, state->ruleset, g_strdup (_ ("charge home")), most + 1, G_MAXINT);
}

/* clang-format off */
const AciesCheckKind acies_lvi_checks[] = {
  { NC_ ("check", "Control Test"), "LVI-L15", {
      { NC_ ("check", "Grade A, or Light of Grade B or C"), "LVI-L15", 0, 1 },
      { NC_ ("check", "Charging, Looting, Routed or Pursuing"), "LVI-L15", 0, 1 } }, judge_control },
  { NC_ ("check", "Risk to a Leader"), "LVI-L16", { { 0 } }, judge_risk },
  { NC_ ("check", "Leader in Danger"), "LVI-L16", { { NC_ ("check", "Wounded Before"), "LVI-L16", 0, 1 } }, judge_danger },
  { NC_ ("check", "Rampaging Elephants"), "LVI-L22", { { NC_ ("check", "Turns After the First"), "LVI-L22", 0, 3 } }, judge_rampage },
  { NC_ ("check", "Open Ranks"), "LVI-L50", { { 0 } }, judge_gaps },
  { 0 },
};
/* clang-format on */

/* computer.c - Legio VI: exact chances of a combat and of a shot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "engine/odds/odds.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* Where those stand that meet nowhere: in the front of each other, away from edges. */
#define ATTACKER_HEX acies_hex (4, 5)
#define TARGET_HEX acies_hex (4, 4)

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

/* --- why --------------------------------------------------------------------------------------- */

static void
explain (const AciesState *state,
         const Roll       *own,
         const Roll       *enemy,
         gboolean          known,
         AciesOdds        *odds)
{
  int victory = acies_lvi_number (state, LVI_NUMBER_VICTORY);

  for (guint i = 0; i < own->pool.n_reasons; i++)
    acies_odds_add_reason (odds, ACIES_REASON_DICE, own->pool.reasons[i].number, g_strdup (own->pool.reasons[i].text), own->pool.reasons[i].rule);
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

/* --- chances ----------------------------------------------------------------------------------- */

static gboolean
count (const AciesState     *state,
       const AciesLviCombat *combat,
       const Roll           *own,
       const Roll           *enemy,
       AciesUnitId           target,
       AciesOdds            *odds,
       GError              **error)
{
  AciesWays total;

  if (!acies_ways_multiply (&total, own->throw.total, enemy->throw.total))
    return acies_odds_refuse_count (odds, error);
  for (guint own_hits = 0; own_hits <= own->throw.n; own_hits++)
    {
      for (guint hits = 0; hits <= enemy->throw.n; hits++)
        {
          AciesLviLevel level = acies_lvi_level (state, (int) (own_hits + own->led) - (int) (hits + enemy->led));
          guint         losses = acies_lvi_count_losses (state, combat, target, LVI_IS_VICTORIOUS - level);
          AciesChance   chance = { .result = (guint8) level, .losses = (guint8) losses, .denominator = total };

          chance.eliminated = losses == state->units[target].figures;
          chance.numerator = own->throw.ways[own_hits][0] * enemy->throw.ways[hits][0];
          if (chance.numerator > 0)
            acies_odds_add_chance (odds, &chance);
        }
    }
  acies_odds_finish (odds);

  return TRUE;
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
  g_autoptr (AciesOdds) odds = acies_odds_new ();
  AciesSide side = state->units[unit].side;
  Roll      own, enemy;
  gboolean  fits = read_roll (state, combat, side, -1, &own) && read_roll (state, combat, acies_lvi_enemy (side), enemy_hits, &enemy);

  odds->attacker = state->units[unit].type;
  odds->target = state->units[target].type;
  odds->attacker_figures = state->units[unit].figures;
  odds->target_figures = state->units[target].figures;
  odds->melee = TRUE;
  odds->n_dice = (guint) own.pool.n;
  odds->point = odds->defence = ACIES_NO_POINT;
  odds->has_results = TRUE;
  if (!fits)
    {
      acies_odds_refuse_count (odds, error);
      return NULL;
    }
  explain (state, &own, &enemy, enemy_hits >= 0, odds);

  return count (state, combat, &own, &enemy, target, odds, error) ? g_steal_pointer (&odds) : NULL;
}

/* --- that are not fought yet ------------------------------------------------------------------- */

/* LVI-H7: as if the enemy stood where he is. */
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

/* --- shots ------------------------------------------------------------------------------------- */

/* What becomes of who takes disorder. */
typedef struct
{
  guint disorder;
  guint limit;
  guint figures;
} Target;

/* LVI-L9: beyond the limit points cost bases. @attacker, @figures: who shoots, with how many bases */
static AciesOdds *
odds_of_shot (const AciesState   *state,
              const AciesLviPool *pool,
              AciesId             attacker,
              guint               figures,
              AciesId             type,
              const Target       *target)
{
  const AciesDieType *die = &state->ruleset->die_types[LVI_D6];
  AciesOdds          *odds = acies_odds_new ();
  guint               hit = count_faces (state->ruleset, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT));
  guint               spared = target->limit - MIN (target->limit, target->disorder);
  AciesThrow          all;

  odds->attacker = attacker;
  odds->target = type;
  odds->attacker_figures = figures;
  odds->target_figures = target->figures;
  odds->n_dice = (guint) pool->n;
  odds->point = odds->defence = ACIES_NO_POINT;
  for (guint i = 0; i < pool->n_reasons; i++)
    acies_odds_add_reason (odds, ACIES_REASON_DICE, pool->reasons[i].number, g_strdup (pool->reasons[i].text), pool->reasons[i].rule);
  if (!acies_throw_init (&all, odds->n_dice, hit, 0, die->n_faces - hit))
    return odds;
  for (guint hits = 0; hits <= odds->n_dice; hits++)
    {
      guint       losses = MIN (target->figures, hits - MIN (hits, spared));
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

/* Of a roll that is still to come, of a fight, or of a charge that could be declared. */
static AciesOdds *
odds_hand_to_hand (const AciesState *state,
                   AciesUnitId       unit,
                   AciesUnitId       target,
                   int               open,
                   GError          **error)
{
  AciesLviCombat combat;
  int            enemy_hits = -1;

  if (open >= 0)
    {
      acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
      if (state->combats[open].kind == ACIES_COMBAT_COUNTER)
        enemy_hits = acies_lvi_block (state)->hits[state->units[target].side];
    }
  else if (!acies_lvi_combat_between (state, unit, target, &combat))
    return odds_of_charge (state, unit, target, error);

  return odds_of_melee (state, &combat, unit, target, enemy_hits, error);
}

/* --- both -------------------------------------------------------------------------------------- */

AciesOdds *
acies_lvi_odds_of_attack (const AciesState *state,
                          AciesHex          from,
                          AciesHex          at,
                          const GArray     *suppositions,
                          GError          **error)
{
  AciesUnitId  unit = acies_state_unit_at (state, from);
  AciesUnitId  target = acies_state_unit_at (state, at);
  AciesLviPool pool;
  Target       of;
  gboolean     enemies;
  int          open;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  enemies = unit != ACIES_NO_UNIT && target != ACIES_NO_UNIT && state->units[unit].side != state->units[target].side;
  open = enemies ? find_open (state, unit, target) : -1;
  /* A unit that could shoot does so in other phases than that of charges. */
  if (enemies && (open >= 0 || acies_lvi_has (state, unit, LVI_MARK_ENGAGED) || acies_lvi_value (state, unit, LVI_RANGE) == 0 ||
                  (state->mode == ACIES_MODE_PLAY && state->turn.phase >= LVI_PHASE_CHARGE)))
    return odds_hand_to_hand (state, unit, target, open, error);
  if (!enemies || !acies_lvi_is_near (state, target) ||
      acies_lvi_distance (state, unit, from, target, NULL) == 0)
    {
      acies_refuse (error, "LVI-L17", _ ("No unit on the first hex can shoot at the second"));
      return NULL;
    }
  acies_lvi_shot_pool (state, unit, from, target, &pool);
  of = (Target) { acies_lvi_property (state, target, LVI_DISORDER), acies_lvi_limit (state, target), state->units[target].figures };
  if (acies_lvi_has (state, target, LVI_MARK_SHAKEN))
    of.disorder = of.limit;

  return odds_of_shot (state, &pool, state->units[unit].type, state->units[unit].figures, state->units[target].type, &of);
}

AciesOdds *
acies_lvi_odds_of_duel (const AciesState *state,
                        const AciesDuel  *duel,
                        const GArray     *suppositions,
                        GError          **error)
{
  Target       of = { 0, (guint) acies_lvi_number (state, LVI_NUMBER_SHAKEN_AT), duel->target_figures };
  AciesLviPool pool;

  if (!check_nothing_supposed (suppositions, error))
    return NULL;
  if (!duel->ranged)
    {
      /* A charge of one type on the front of another. */
      g_autoptr (AciesState) copy = acies_state_copy (state);
      AciesUnitId unit = place (copy, duel->attacker, 0, duel->attacker_figures, duel->attacker_terrain, ATTACKER_HEX);
      AciesUnitId target = place (copy, duel->target, 1, duel->target_figures, duel->target_terrain, TARGET_HEX);

      return odds_of_charge (copy, unit, target, error);
    }
  if (!acies_lvi_duel_pool (state, duel, &pool))
    {
      acies_refuse (error, "LVI-L17", _ ("A unit of this type cannot shoot at such a target"));
      return NULL;
    }

  return odds_of_shot (state, &pool, duel->attacker, duel->attacker_figures, duel->target, &of);
}

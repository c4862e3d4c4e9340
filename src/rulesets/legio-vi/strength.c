/* strength.c - Legio VI: how many dice a side rolls in combat, why, and what hits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* LVI-H15, LVI-U13: bases of a wedge that fight, by its ranks. */
#define BASES_OF_TWO_RANKS 3
#define BASES_OF_A_POINT 2

/* --- bases -------------------------------------------------------------------------------------- */

static guint
lines_of (const AciesState *state,
          AciesUnitId       unit)
{
  return MAX (1, acies_lvi_property (state, unit, LVI_LINES));
}

static gboolean
has_momentum (const AciesState     *state,
              const AciesLviCombat *combat,
              AciesUnitId           unit)
{
  return acies_lvi_momentum (state, combat, unit) <= LVI_FOLLOWS;
}

static guint
first_line (const AciesState     *state,
            const AciesLviCombat *combat,
            AciesUnitId           unit)
{
  guint figures = state->units[unit].figures;
  guint formation = acies_lvi_is_formed (state, unit) ? acies_lvi_property (state, unit, LVI_FORMATION) : LVI_LINE;
  guint front = (guint) acies_lvi_number (state, LVI_NUMBER_FRONT_BASES);

  if (formation == LVI_COLUMN)
    return MIN (figures, 1);
  if (formation == LVI_WEDGE)
    return MIN (figures, has_momentum (state, combat, unit) ? BASES_OF_TWO_RANKS : BASES_OF_A_POINT);

  return MIN (front, (figures + lines_of (state, unit) - 1) / lines_of (state, unit));
}

/* LVI-H8, LVI-R37 */
static guint
engaged_bases (const AciesState     *state,
               const AciesLviCombat *combat,
               AciesUnitId           unit)
{
  guint n = first_line (state, combat, unit);

  return acies_lvi_fights_elsewhere (state, combat, unit) ? (n + 1) / 2 : n;
}

/* LVI-L56: those of a pursuer who strikes: it is in no combat. */
guint
acies_lvi_striking_bases (const AciesState *state,
                          AciesUnitId       unit)
{
  const AciesLviCombat none = { 0 };

  return first_line (state, &none, unit);
}

/* LVI-L33, LVI-R40 */
static gboolean
has_second_line (const AciesState     *state,
                 const AciesLviCombat *combat,
                 AciesUnitId           unit)
{
  if (acies_lvi_is_quincunx (state, unit))
    return TRUE;

  return acies_unit_has_skill (state, unit, LVI_SKILL_PHALANX) && acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_FORMATION) == LVI_LINE &&
         (acies_lvi_is_charge (combat) || acies_lvi_momentum (state, combat, unit) == LVI_FOLLOWS);
}

static guint
second_line (const AciesState     *state,
             const AciesLviCombat *combat,
             AciesUnitId           unit)
{
  guint figures = state->units[unit].figures;
  guint first = (figures + lines_of (state, unit) - 1) / lines_of (state, unit);

  if (lines_of (state, unit) < 2 || !has_second_line (state, combat, unit))
    return 0;

  return (MIN (engaged_bases (state, combat, unit), figures - first) + 1) / 2;
}

static void
add_bases (const AciesState     *state,
           const AciesLviCombat *combat,
           AciesSide             side,
           AciesLviPool         *pool)
{
  AciesUnitId units[LVI_MAX_FIGHTERS];
  guint       n = acies_lvi_list_fighters (state, combat, side, units);
  int         first = 0, second = 0, most = acies_lvi_number (state, LVI_NUMBER_MOST_DICE);

  for (guint i = 0; i < n; i++)
    {
      first += (int) engaged_bases (state, combat, units[i]) * acies_lvi_value (state, units[i], LVI_FIGHT);
      second += (int) second_line (state, combat, units[i]);
    }
  acies_lvi_pool_add (pool, _ ("Fighting bases"), "LVI-L33", first);
  acies_lvi_pool_add (pool, _ ("Half of the second line"), "LVI-L33", second);
  acies_lvi_pool_add (pool, _ ("Maximum dice from bases"), "LVI-L33", MIN (0, most - pool->n));
}

/* --- what the unit with most bases adds --------------------------------------------------------- */

static gboolean
any_enemy (const AciesState     *state,
           const AciesLviCombat *combat,
           AciesUnitId           unit,
           guint                 classes,
           gboolean              formed)
{
  for (guint i = 0; i < combat->n; i++)
    {
      AciesUnitId enemy = acies_lvi_opponent (&combat->contacts[i], unit);

      if (enemy != ACIES_NO_UNIT && acies_lvi_is_of (state, enemy, classes) && acies_lvi_is_formed (state, enemy) == formed)
        return TRUE;
    }

  return FALSE;
}

/* LVI-L59: of horse that strikes the flank or rear of heavy infantry that is not so. */
static gboolean
faces_heavy_infantry (const AciesState     *state,
                      const AciesLviCombat *combat,
                      AciesUnitId           unit)
{
  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, unit);

      if (enemy != ACIES_NO_UNIT && acies_lvi_is_of (state, enemy, LVI_CLASS (LVI_HEAVY_INFANTRY)) && acies_lvi_is_formed (state, enemy) &&
          (contact->b == unit + 1 || contact->arc == LVI_FRONT))
        return TRUE;
    }

  return FALSE;
}

/* LVI-L59, LVI-A21 */
static guint
impetus (const AciesState     *state,
         const AciesLviCombat *combat,
         AciesUnitId           unit)
{
  static const guint attributes[] = {
    [LVI_CHARGES] = LVI_CHARGE,
    [LVI_FOLLOWS] = LVI_FOLLOW_UP,
    [LVI_IS_CHARGED] = LVI_CHARGED,
  };
  AciesLviMomentum momentum = acies_lvi_momentum (state, combat, unit);
  guint            wild = LVI_CLASS (LVI_ELEPHANTS) | LVI_CLASS (LVI_CAMELS);

  if (momentum == LVI_STANDS || (acies_lvi_is_of (state, unit, LVI_CLASS (LVI_HEAVY_INFANTRY)) && !acies_lvi_is_formed (state, unit)))
    return 0;
  if (acies_lvi_is_of (state, unit, LVI_CAVALRY) && (any_enemy (state, combat, unit, wild, TRUE) || any_enemy (state, combat, unit, wild, FALSE)))
    return 0;
  if (acies_lvi_is_of (state, unit, LVI_CAVALRY & ~LVI_CLASS (LVI_CATAPHRACTS)) && faces_heavy_infantry (state, combat, unit))
    return 0;

  return (guint) acies_lvi_value (state, unit, attributes[momentum]);
}

static guint
inspiration (const AciesState *state,
             AciesUnitId       unit)
{
  guint times = acies_lvi_has (state, unit, LVI_MARK_INSPIRED);

  for (guint i = 0; i < LVI_MAX_AGAIN; i++)
    times += acies_lvi_block (state)->again[i] == unit + 1;

  return MIN (times, (guint) acies_lvi_number (state, LVI_NUMBER_MOST_INSPIRED));
}

static void
add_grade (const AciesState *state,
           AciesUnitId       unit,
           AciesLviPool     *pool)
{
  guint grade = acies_lvi_property (state, unit, LVI_GRADE);

  if (grade == LVI_GRADE_A)
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_A, _ ("Grade A"), 1);
  else if (grade == LVI_GRADE_B)
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_B, _ ("Grade B"), 1);
  else if (grade == LVI_GRADE_D)
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_D, _ ("Grade D"), 1);
}

/* LVI-L61, LVI-A6 */
static void
add_disorder (const AciesState *state,
              AciesUnitId       unit,
              AciesLviPool     *pool)
{
  guint points = MIN (acies_lvi_property (state, unit, LVI_DISORDER), (guint) acies_lvi_number (state, LVI_NUMBER_MOST_DISORDER));

  if (acies_lvi_has (state, unit, LVI_MARK_SHAKEN))
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_SHAKEN, _ ("Shaken"), 1);
  else
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_DISORDERED, _ ("Disorder"), points);
}

static void
fill_pool (const AciesState     *state,
           const AciesLviCombat *combat,
           AciesUnitId           lead,
           AciesLviPool         *pool)
{
  AciesSide side = state->units[lead].side;

  *pool = (AciesLviPool) { 0 };
  add_bases (state, combat, side, pool);
  add_grade (state, lead, pool);
  acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_INSPIRED, _ ("Inspired by its leader"), inspiration (state, lead));
  acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_SUPPORTED, _ ("Supported from behind"), acies_lvi_is_supported (state, combat, side));
  acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_IMPETUS, _ ("Impetus"), impetus (state, combat, lead));
  if (any_enemy (state, combat, lead, LVI_INFANTRY, FALSE))
    acies_lvi_pool_modify (pool, state->ruleset, LVI_IF_RIDING_DOWN, _ ("Rides down unformed infantry"), (guint) acies_lvi_value (state, lead, LVI_RIDING_DOWN));
  add_disorder (state, lead, pool);
  acies_lvi_pool_add (pool, _ ("At least one die"), "LVI-L34", pool->n < 1 ? 1 - pool->n : 0);
  pool->n = MIN (pool->n, ACIES_MAX_DICE);
}

/* LVI-R38, LVI-A8: who speaks for its side: most bases, then most dice, then the one farthest to the right. */
AciesUnitId
acies_lvi_melee_pool (const AciesState     *state,
                      const AciesLviCombat *combat,
                      AciesSide             side,
                      AciesLviPool         *pool)
{
  AciesUnitId units[LVI_MAX_FIGHTERS];
  guint       n = acies_lvi_list_fighters (state, combat, side, units);
  AciesUnitId lead = ACIES_NO_UNIT;
  guint       most = 0;

  for (guint i = 0; i < n; i++)
    {
      guint        bases = engaged_bases (state, combat, units[i]);
      AciesLviPool other;

      if (lead != ACIES_NO_UNIT && bases < most)
        continue;
      fill_pool (state, combat, units[i], &other);
      if (lead != ACIES_NO_UNIT && bases == most &&
          (other.n < pool->n || (other.n == pool->n && acies_lvi_rank (state, units[i]) < acies_lvi_rank (state, lead))))
        continue;
      lead = units[i];
      most = bases;
      *pool = other;
    }

  return lead;
}

/* --- what hits ---------------------------------------------------------------------------------- */

static gboolean
is_high (const AciesState *state,
         AciesUnitId       unit)
{
  AciesId terrain = state->board->terrain[state->units[unit].hex];

  return terrain == LVI_HILL || terrain == LVI_STEEP_HILL;
}

static gboolean
is_in_water (const AciesState *state,
             AciesUnitId       unit)
{
  AciesId terrain = state->board->terrain[state->units[unit].hex];

  return terrain == LVI_STREAM || terrain == LVI_FORD;
}

/* LVI-U8 */
static gboolean
has_better_ground (const AciesState *state,
                   AciesUnitId       unit,
                   AciesUnitId       enemy)
{
  return (is_high (state, unit) && !is_high (state, enemy)) || state->board->terrain[state->units[unit].hex] == LVI_DEFENCES ||
         (is_in_water (state, enemy) && !is_in_water (state, unit));
}

/* LVI-A10 */
static gboolean
is_caught_charging (const AciesState      *state,
                    const AciesLviContact *contact,
                    AciesUnitId            unit,
                    AciesUnitId            enemy)
{
  gboolean charged_it = contact->kind == LVI_MET_BOTH_CHARGED || (contact->kind == LVI_MET_CHARGED && contact->b == unit + 1);

  return charged_it && !(contact->marks & LVI_COUNTERED) && acies_lvi_is_of (state, unit, LVI_INFANTRY) && acies_lvi_has (state, unit, LVI_MARK_CHARGING) &&
         acies_lvi_is_of (state, enemy, LVI_CAVALRY | LVI_CLASS (LVI_ELEPHANTS));
}

/* LVI-L36: of a legion in quincunx only the rear. */
static gboolean
is_struck_from_behind (const AciesState      *state,
                       const AciesLviContact *contact,
                       AciesUnitId            unit)
{
  return contact->b == unit + 1 && (contact->arc == LVI_REAR || (contact->arc == LVI_FLANK && !acies_lvi_is_quincunx (state, unit)));
}

static const char *
hampered_by_enemy (const AciesState     *state,
                   const AciesLviCombat *combat,
                   AciesUnitId           unit)
{
  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, unit);

      if (enemy == ACIES_NO_UNIT)
        continue;
      if (is_struck_from_behind (state, contact, unit))
        return _ ("charged in the flank or rear");
      if (has_better_ground (state, enemy, unit))
        return _ ("the enemy is on better ground");
      if (is_caught_charging (state, contact, unit, enemy))
        return _ ("caught by a charge while charging");
    }

  return NULL;
}

/* LVI-L36; NULL: nothing does. */
static const char *
hampered_by (const AciesState     *state,
             const AciesLviCombat *combat,
             AciesUnitId           unit)
{
  gboolean only_beasts = !any_enemy (state, combat, unit, ~LVI_BEASTS, TRUE) && !any_enemy (state, combat, unit, ~LVI_BEASTS, FALSE);

  if (!acies_lvi_is_formed (state, unit) && !(acies_lvi_is_of (state, unit, LVI_CLASS (LVI_LIGHT_INFANTRY)) && only_beasts))
    return _ ("unformed");
  if (acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_FORMATION) == LVI_COLUMN)
    return _ ("in column");

  return hampered_by_enemy (state, combat, unit);
}

/* The least number that hits for the side of @lead. @why: (out) (nullable): what makes it more than usual, translated; NULL: nothing */
int
acies_lvi_melee_hit (const AciesState     *state,
                     const AciesLviCombat *combat,
                     AciesUnitId           lead,
                     const char          **why)
{
  const AciesRuleset *ruleset = state->ruleset;
  const char         *reason = hampered_by (state, combat, lead);
  int                 hit = acies_lvi_number (state, LVI_NUMBER_HIT);

  for (guint i = 0; i < ruleset->n_modifiers && reason != NULL; i++)
    {
      if (ruleset->modifiers[i].condition == LVI_IF_HAMPERED && ruleset->modifiers[i].target == ACIES_MODIFIES_TARGET_NUMBER)
        hit += ruleset->modifiers[i].add;
    }
  if (why != NULL)
    *why = reason;

  return hit;
}

/* LVI-L62, LVI-A22: hits without a roll of the leader with @unit. */
guint
acies_lvi_leader_hits (const AciesState *state,
                       AciesUnitId       unit)
{
  AciesUnitId leader = acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS);

  if (leader == ACIES_NO_UNIT || acies_lvi_property (state, leader, LVI_ACTIONS) <= acies_lvi_property (state, leader, LVI_WOUNDS))
    return 0;

  return (guint) acies_lvi_value (state, leader, LVI_OWN_HITS);
}

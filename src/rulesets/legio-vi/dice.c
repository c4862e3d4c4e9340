/* dice.c - Legio VI: how many dice a unit or a side rolls, why, and what hits; shots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* The side of @unit rolls @n dice for it, which the step @step reads. */
void
acies_lvi_ask_d6 (AciesResolver *resolver,
                  AciesUnitId    unit,
                  guint          n,
                  guint          step)
{
  acies_step_push (resolver, step);
  acies_resolver_ask_dice (resolver, resolver->state->units[unit].side, unit, LVI_D6, n, 0);
}

int
acies_lvi_shown (const AciesState *state,
                 guint             die)
{
  return acies_ruleset_get_face (state->ruleset, &state->dice, die)->number;
}

guint
acies_lvi_inches (const AciesState *state)
{
  guint inches = 0;

  for (guint i = 0; i < state->dice.n; i++)
    inches += (guint) acies_lvi_shown (state, i);

  return inches;
}

/* What the dice that have fallen were for. */
void
acies_lvi_log_dice (AciesResolver *resolver,
                    AciesLogKind   kind,
                    AciesUnitId    unit,
                    guint          number,
                    guint          number2)
{
  acies_log_entry (resolver, kind, .unit = unit, .hex = resolver->state->units[unit].hex, .dice = resolver->state->dice,
                   .number = (gint16) number, .number2 = (gint16) number2);
}

/* LVI-L19 */
guint
acies_lvi_judge (AciesResolver *resolver,
                 int            hit)
{
  const AciesState *state = resolver->state;
  guint8            results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    results[i] = acies_lvi_shown (state, i) >= hit ? ACIES_DIE_HIT : ACIES_DIE_MISS;
  acies_resolver_judge_dice (resolver, results);

  return acies_dice_count (&state->dice, ACIES_DIE_HIT);
}

static void
pool_add (AciesLviPool *pool,
          const char   *text,
          const char   *rule,
          int           number)
{
  if (number == 0)
    return;
  pool->reasons[pool->n_reasons++] = (AciesLviReason) { text, rule, number };
  pool->n += number;
}

/* What the data add for each time that a condition holds. */
static void
pool_modify (AciesLviPool       *pool,
             const AciesRuleset *ruleset,
             guint               condition,
             const char         *text,
             guint               times)
{
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &ruleset->modifiers[i];

      if (modifier->condition == condition && modifier->target == ACIES_MODIFIES_DICE)
        pool_add (pool, text, modifier->rule, modifier->add * (int) times);
    }
}

/* LVI-A4: the dice of @unit, which shoots from @from at @target. LVI-A3: bases, half of them, disorder, elephants, and one at least. */
void
acies_lvi_shot_pool (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          from,
                     AciesUnitId       target,
                     AciesLviPool     *pool)
{
  AciesHex    at = state->units[target].hex;
  gboolean    near = acies_hex_distance (from, at) <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR);
  AciesLviArc arc = acies_lvi_arc_of (state, target, from);
  guint       class_ = acies_lvi_class (state, target);
  AciesId     terrain = state->board->terrain[at];
  const char *halved = NULL, *rule = "LVI-L18";

  *pool = (AciesLviPool) { 0 };
  pool_add (pool, _ ("Shooting bases"), "LVI-L18", state->units[unit].figures * acies_lvi_value (state, unit, near ? LVI_NEAR_SHOTS : LVI_FAR_SHOTS));
  /* LVI-A2: halved once, for whatever reason. */
  if (class_ == LVI_LIGHT_INFANTRY)
    halved = _ ("Halved: light infantry target");
  else if (class_ == LVI_CATAPHRACTS)
    halved = _ ("Halved: cataphract target");
  else if (terrain == LVI_WOODS || terrain == LVI_DEFENCES)
    {
      halved = _ ("Halved: target in cover");
      rule = "LVI-U12";
    }
  else if (acies_lvi_is_of (state, target, LVI_INFANTRY) && acies_lvi_is_formed (state, target))
    {
      rule = "LVI-A16";
      if (arc == LVI_FRONT)
        halved = _ ("Halved: front of formed infantry");
      else if (arc == LVI_FLANK && acies_lvi_is_quincunx (state, target))
        halved = _ ("Halved: flank of a quincunx");
    }
  if (halved != NULL)
    pool_add (pool, halved, rule, -(pool->n / 2));
  pool_modify (pool, state->ruleset, LVI_IF_SHOOTING_IN_DISORDER, _ ("Disorder of the shooters"), acies_lvi_property (state, unit, LVI_DISORDER));
  pool_modify (pool, state->ruleset, LVI_IF_AT_ELEPHANTS, _ ("Against elephants"), class_ == LVI_ELEPHANTS);
  pool_add (pool, _ ("At least one die"), "LVI-L19", pool->n < 1 ? 1 - pool->n : 0);
  pool->n = MIN (pool->n, ACIES_MAX_DICE);
}

/* Why @unit rolls so many dice, and from which number they hit. @hampered: (nullable): why not from the usual one */
void
acies_lvi_log_pool (AciesResolver      *resolver,
                    AciesUnitId         unit,
                    const AciesLviPool *pool,
                    int                 hit,
                    const char         *hampered)
{
  g_autoptr (GString) text = NULL;

  if (resolver->events == NULL)
    return;
  text = g_string_new (NULL);
  for (guint i = 0; i < pool->n_reasons; i++)
    g_string_append_printf (text, i > 0 ? ", %+d %s" : "%+d %s", pool->reasons[i].number, pool->reasons[i].text);
  if (hampered != NULL)
    g_string_append_printf (text, "; %s", hampered);
  acies_log_entry (resolver, LVI_LOG_HITS_FROM, .unit = unit, .hex = resolver->state->units[unit].hex, .number = (gint16) hit, .reason = g_intern_string (text->str));
}

/* LVI-R8 */
static gboolean
is_high (const AciesState *state,
         AciesHex          hex)
{
  AciesId terrain = state->board->terrain[hex];

  return terrain == LVI_HILL || terrain == LVI_STEEP_HILL;
}

/* LVI-H24, LVI-R20: the hexes of some shortest way from @from to @at; 0: all are blocked (LVI-R8). Else how many, with both ends. */
static guint
find_view (const AciesState *state,
           AciesHex          from,
           AciesHex          at,
           gboolean          from_above,
           AciesHex         *path)
{
  guint distance = acies_hex_distance (from, at);

  path[0] = from;
  if (distance == 0)
    return 1;
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex    next = acies_board_neighbour (state->board, from, (AciesDirection) d);
      AciesUnitId there;
      guint       n;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, at) >= distance)
        continue;
      there = acies_stack_in_layer (state, next, 0);
      if (next != at && (acies_state_blocks_range_at (state, next) || (!from_above && is_high (state, next)) ||
                         (there != ACIES_NO_UNIT && !acies_lvi_is_light (state, there))))
        continue;
      n = find_view (state, next, at, from_above, path + 1);
      if (n > 0)
        return n + 1;
    }

  return 0;
}

/* LVI-L17, LVI-H24; @path (nullable): room for ACIES_MAX_HEXES. */
guint
acies_lvi_distance (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesUnitId       target,
                    AciesHex         *path)
{
  AciesHex own[ACIES_MAX_COLUMNS];
  AciesHex at = state->units[target].hex;
  guint    distance = acies_hex_distance (from, at);

  if (distance == 0 || distance > (guint) acies_lvi_value (state, unit, LVI_RANGE))
    return 0;

  return find_view (state, from, at, is_high (state, from) || is_high (state, at), path != NULL ? path : own) > 0 ? distance : 0;
}

/* --- who may shoot ----------------------------------------------------------------------------- */

/* LVI-L4, LVI-A15 */
static gboolean
check_shooter (const AciesState *state,
               AciesUnitId       unit,
               GError          **error)
{
  if (acies_lvi_value (state, unit, LVI_RANGE) == 0)
    return acies_refuse_unit (error, "LVI-L17", state, unit, "%s cannot shoot", "%s cannot shoot");

  return acies_lvi_is_light (state, unit) || acies_lvi_is_formed (state, unit) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "LVI-A15", state, unit, "%s can shoot only when formed", "%s can shoot only when formed");
}

static gboolean
check_target (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          from,
              AciesUnitId       target,
              GError          **error)
{
  AciesHex at = state->units[target].hex;

  if (!acies_lvi_is_near (state, target))
    return acies_refuse_unit (error, "LVI-R21", state, target, "%s cannot be shot at", "%s cannot be shot at");
  if (acies_lvi_has (state, target, LVI_MARK_ENGAGED))
    return acies_refuse_unit (error, "LVI-L17", state, target, "%s is in combat and cannot be shot at", "%s are in combat and cannot be shot at");
  if (acies_hex_distance (from, at) > (guint) acies_lvi_value (state, unit, LVI_RANGE))
    return acies_refuse_unit (error, "LVI-L17", state, target, "%s is out of range", "%s are out of range");
  if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_in_front (state, unit, from, at))
    return acies_refuse_unit (error, "LVI-H24", state, target, "%s is not in front of the shooters", "%s are not in front of the shooters");

  return acies_lvi_distance (state, unit, from, target, NULL) > 0 ||
         acies_refuse_unit (error, "LVI-R20", state, target, "%s is out of sight", "%s are out of sight");
}

/* In the Charge phase an attack is a charge. */
gboolean
acies_lvi_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (state->turn.phase == LVI_PHASE_CHARGE)
    return acies_lvi_check_declare (command, state, error);
  if (command->via != ACIES_NO_HEX)
    return acies_refuse (error, "LVI-R57", _ ("Name only the target: a third hex is only for charges"));

  return acies_lvi_check_may_act (state, command->hex, unit, error) && check_shooter (state, unit, error) &&
         acies_check_enemy_on (state, state->turn.active, command->to, "LVI-R21", error) &&
         check_target (state, unit, command->hex, acies_state_unit_at (state, command->to), error);
}

void
acies_lvi_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesCombat       combat = { .kind = ACIES_COMBAT_ATTACK, .attacker = unit, .from = command->hex, .at = command->to };
  AciesLviPool      pool;

  if (state->turn.phase == LVI_PHASE_CHARGE)
    {
      acies_lvi_declare (command, resolver);
      return;
    }
  combat.target = acies_state_unit_at (state, command->to);
  acies_lvi_shot_pool (state, unit, command->hex, combat.target, &pool);
  /* LVI-L3: twice, or once beside a move; bowmen once instead of one. */
  if (!acies_lvi_is_light (state, unit) || acies_lvi_has (state, unit, LVI_MARK_SHOT) || acies_lvi_has (state, unit, LVI_MARK_MOVED))
    acies_unit_set_mark (resolver, unit, LVI_MARK_ACTED, TRUE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_SHOT, TRUE);
  acies_lvi_set_did (resolver, unit, LVI_DID_SHOOT);
  acies_resolver_push_combat (resolver, &combat);
  acies_log_declared (resolver, &combat);
  acies_step_push (resolver, LVI_STEP_ACT);
  acies_step_push_all (resolver, LVI_STEP_SHOT_READ, LVI_STEP_END_SHOT);
  acies_resolver_ask_dice (resolver, state->turn.active, unit, LVI_D6, (guint) pool.n, 0);
  acies_log_attack (resolver, &combat, 0, (guint) pool.n);
  acies_lvi_log_pool (resolver, unit, &pool, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT), NULL);
}

void
acies_lvi_read_shot (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[0];
  AciesUnitId       leader = acies_stack_in_layer (state, combat.at, LVI_LAYER_LEADERS);
  guint             hits = acies_lvi_judge (resolver, acies_lvi_number (state, LVI_NUMBER_SHOT_HIT));

  acies_log_rolled (resolver, state->units[combat.attacker].side, hits, -1);
  combat.hits = (guint8) hits;
  acies_resolver_set_combat (resolver, 0, &combat);
  acies_lvi_points (resolver, combat.target, hits, LVI_CAUSE_SHOT);
  if (hits == 0 || !acies_state_unit_is_on_board (state, combat.target))
    return;
  if (acies_lvi_is_beast (state, combat.target))
    acies_lvi_add_task (resolver, LVI_TASK_CRITICAL, combat.target, FALSE);
  if (leader != ACIES_NO_UNIT && acies_state_unit_is_on_board (state, leader))
    acies_lvi_add_task (resolver, LVI_TASK_RISK, leader, FALSE);
  acies_lvi_next_task (resolver, NULL);
}

gboolean
acies_lvi_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  return (ordered || acies_lvi_check_may_act (state, state->units[unit].hex, unit, error)) && check_shooter (state, unit, error);
}

guint
acies_lvi_list_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesUnitId      *targets)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units && check_shooter (state, unit, NULL); i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->place == ACIES_PLACE_BOARD && other->side != state->units[unit].side && check_target (state, unit, from, i, NULL))
        targets[n++] = i;
    }

  return n;
}

void
acies_lvi_mark_targets (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        guint8           *hexes)
{
  AciesHex path[ACIES_MAX_COLUMNS];
  guint    range = check_shooter (state, unit, NULL) ? (guint) acies_lvi_value (state, unit, LVI_RANGE) : 0;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    hexes[hex] = hex != from && acies_hex_distance (from, hex) <= range &&
                 (acies_lvi_is_light (state, unit) || acies_lvi_is_in_front (state, unit, from, hex)) &&
                 find_view (state, from, hex, is_high (state, from) || is_high (state, hex), path) > 0;
}

/* --- combat ------------------------------------------------------------------------------------ */

/* LVI-H15, LVI-U13: bases of a wedge that fight, by its ranks. */
#define BASES_OF_TWO_RANKS 3
#define BASES_OF_A_POINT 2

static guint
lines_of (const AciesState *state,
          AciesUnitId       unit)
{
  return MAX (1, acies_lvi_property (state, unit, LVI_LINES));
}

/* The bases that fight. A pursuer that strikes is in no combat (LVI-L56). */
guint
acies_lvi_first_line (const AciesState     *state,
                      const AciesLviCombat *combat,
                      AciesUnitId           unit)
{
  guint figures = state->units[unit].figures;
  guint formation = acies_lvi_is_formed (state, unit) ? acies_lvi_property (state, unit, LVI_FORMATION) : LVI_LINE;
  guint front = (guint) acies_lvi_number (state, LVI_NUMBER_FRONT_BASES);

  if (formation == LVI_COLUMN)
    return MIN (figures, 1);
  if (formation == LVI_WEDGE)
    return MIN (figures, acies_lvi_momentum (state, combat, unit) <= LVI_FOLLOWS ? BASES_OF_TWO_RANKS : BASES_OF_A_POINT);

  return MIN (front, (figures + lines_of (state, unit) - 1) / lines_of (state, unit));
}

/* LVI-H8, LVI-R37 */
static guint
engaged_bases (const AciesState     *state,
               const AciesLviCombat *combat,
               AciesUnitId           unit)
{
  guint n = acies_lvi_first_line (state, combat, unit);

  return acies_lvi_fights_elsewhere (state, combat, unit) ? (n + 1) / 2 : n;
}

/* LVI-L33, LVI-R40 */
static guint
second_line (const AciesState     *state,
             const AciesLviCombat *combat,
             AciesUnitId           unit)
{
  guint    figures = state->units[unit].figures;
  guint    first = (figures + lines_of (state, unit) - 1) / lines_of (state, unit);
  gboolean phalanx = acies_unit_has_skill (state, unit, LVI_SKILL_PHALANX) && acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_FORMATION) == LVI_LINE;
  gboolean charge = FALSE; /* of this turn has begun the combat */

  for (guint i = 0; i < combat->n; i++)
    charge |= combat->contacts[i].kind == LVI_MET_CHARGED || combat->contacts[i].kind == LVI_MET_BOTH_CHARGED;
  if (lines_of (state, unit) < 2)
    return 0;
  if (!acies_lvi_is_quincunx (state, unit) && !(phalanx && (charge || acies_lvi_momentum (state, combat, unit) == LVI_FOLLOWS)))
    return 0;

  return (MIN (engaged_bases (state, combat, unit), figures - first) + 1) / 2;
}

/* A bit for each class of the enemies of @unit; of those that are not formed, or of all. */
static guint
classes_against (const AciesState     *state,
                 const AciesLviCombat *combat,
                 AciesUnitId           unit,
                 gboolean              unformed)
{
  guint classes = 0;

  for (guint i = 0; i < combat->n; i++)
    {
      AciesUnitId enemy = acies_lvi_opponent (&combat->contacts[i], unit);

      if (enemy != ACIES_NO_UNIT && !(unformed && acies_lvi_is_formed (state, enemy)))
        classes |= LVI_CLASS (acies_lvi_class (state, enemy));
    }

  return classes;
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
  if (acies_lvi_is_of (state, unit, LVI_CAVALRY) && (classes_against (state, combat, unit, FALSE) & wild))
    return 0;
  /* Horse has none against formed heavy infantry, unless it strikes the flank or rear. */
  for (guint i = 0; i < combat->n && acies_lvi_is_of (state, unit, LVI_CAVALRY & ~LVI_CLASS (LVI_CATAPHRACTS)); i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, unit);

      if (enemy != ACIES_NO_UNIT && acies_lvi_is_of (state, enemy, LVI_CLASS (LVI_HEAVY_INFANTRY)) && acies_lvi_is_formed (state, enemy) &&
          (contact->b == unit + 1 || contact->arc == LVI_FRONT))
        return 0;
    }

  return (guint) acies_lvi_value (state, unit, attributes[momentum]);
}

static void
fill_pool (const AciesState     *state,
           const AciesLviCombat *combat,
           AciesUnitId           lead,
           AciesLviPool         *pool)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side = state->units[lead].side;
  AciesUnitId         units[LVI_MAX_FIGHTERS];
  guint               n = acies_lvi_list_fighters (state, combat, side, units);
  int                 first = 0, second = 0;
  guint               inspired = acies_lvi_has (state, lead, LVI_MARK_INSPIRED);
  guint               grade = acies_lvi_property (state, lead, LVI_GRADE);
  guint               disorder = MIN (acies_lvi_property (state, lead, LVI_DISORDER), (guint) acies_lvi_number (state, LVI_NUMBER_MOST_DISORDER));

  for (guint i = 0; i < LVI_MAX_AGAIN; i++)
    inspired += acies_lvi_block (state)->again[i] == lead + 1;
  *pool = (AciesLviPool) { 0 };
  for (guint i = 0; i < n; i++)
    {
      first += (int) engaged_bases (state, combat, units[i]) * acies_lvi_value (state, units[i], LVI_FIGHT);
      second += (int) second_line (state, combat, units[i]);
    }
  pool_add (pool, _ ("Fighting bases"), "LVI-L33", first);
  pool_add (pool, _ ("Half of the second line"), "LVI-L33", second);
  pool_add (pool, _ ("Maximum dice from bases"), "LVI-L33", MIN (0, acies_lvi_number (state, LVI_NUMBER_MOST_DICE) - pool->n));
  if (grade == LVI_GRADE_A)
    pool_modify (pool, ruleset, LVI_IF_A, _ ("Grade A"), 1);
  else if (grade == LVI_GRADE_B)
    pool_modify (pool, ruleset, LVI_IF_B, _ ("Grade B"), 1);
  else if (grade == LVI_GRADE_D)
    pool_modify (pool, ruleset, LVI_IF_D, _ ("Grade D"), 1);
  pool_modify (pool, ruleset, LVI_IF_INSPIRED, _ ("Inspired by its leader"), MIN (inspired, (guint) acies_lvi_number (state, LVI_NUMBER_MOST_INSPIRED)));
  pool_modify (pool, ruleset, LVI_IF_SUPPORTED, _ ("Supported from behind"), acies_lvi_is_supported (state, combat, side));
  pool_modify (pool, ruleset, LVI_IF_IMPETUS, _ ("Impetus"), impetus (state, combat, lead));
  if (classes_against (state, combat, lead, TRUE) & LVI_INFANTRY)
    pool_modify (pool, ruleset, LVI_IF_RIDING_DOWN, _ ("Rides down unformed infantry"), (guint) acies_lvi_value (state, lead, LVI_RIDING_DOWN));
  if (acies_lvi_has (state, lead, LVI_MARK_SHAKEN)) /* LVI-L61, LVI-A6 */
    pool_modify (pool, ruleset, LVI_IF_SHAKEN, _ ("Shaken"), 1);
  else
    pool_modify (pool, ruleset, LVI_IF_DISORDERED, _ ("Disorder"), disorder);
  pool_add (pool, _ ("At least one die"), "LVI-L34", pool->n < 1 ? 1 - pool->n : 0);
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

/* LVI-L36; NULL: nothing does. */
static const char *
hampered_by (const AciesState     *state,
             const AciesLviCombat *combat,
             AciesUnitId           unit)
{
  gboolean formed = acies_lvi_is_formed (state, unit);
  gboolean only_beasts = (classes_against (state, combat, unit, FALSE) & ~LVI_BEASTS) == 0;
  AciesHex hex = state->units[unit].hex;

  if (!formed && !(acies_lvi_is_of (state, unit, LVI_CLASS (LVI_LIGHT_INFANTRY)) && only_beasts))
    return _ ("unformed");
  if (formed && acies_lvi_property (state, unit, LVI_FORMATION) == LVI_COLUMN)
    return _ ("in column");
  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, unit);
      gboolean               is_b = contact->b == unit + 1;
      AciesHex               at;

      if (enemy == ACIES_NO_UNIT)
        continue;
      /* Of a legion in quincunx only the rear. */
      if (is_b && (contact->arc == LVI_REAR || (contact->arc == LVI_FLANK && !acies_lvi_is_quincunx (state, unit))))
        return _ ("charged in the flank or rear");
      /* LVI-U8 */
      at = state->units[enemy].hex;
      if ((is_high (state, at) && !is_high (state, hex)) || state->board->terrain[at] == LVI_DEFENCES ||
          (acies_lvi_ground (state, hex) == LVI_TOOK_WATER && acies_lvi_ground (state, at) != LVI_TOOK_WATER))
        return _ ("the enemy is on better ground");
      /* LVI-A10 */
      if ((contact->kind == LVI_MET_BOTH_CHARGED || (contact->kind == LVI_MET_CHARGED && is_b)) && !(contact->marks & LVI_COUNTERED) &&
          acies_lvi_is_of (state, unit, LVI_INFANTRY) && acies_lvi_has (state, unit, LVI_MARK_CHARGING) && acies_lvi_is_of (state, enemy, LVI_CAVALRY | LVI_CLASS (LVI_ELEPHANTS)))
        return _ ("caught by a charge while charging");
    }

  return NULL;
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

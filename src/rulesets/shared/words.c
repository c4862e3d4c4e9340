/* words.c - lines of the log, and what games refuse in the same words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/shared.h"

#include "engine/core/reach.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

/* --- lines of the log ---------------------------------------------------------------------------- */

void
acies_log_round (AciesResolver *resolver)
{
  acies_log_entry (resolver, ACIES_LOG_ROUND, .number = resolver->state->turn.round);
}

void
acies_log_side (AciesResolver *resolver,
                AciesLogKind   kind,
                AciesSide      side)
{
  acies_log_entry (resolver, kind, .side = side);
}

void
acies_log_unit (AciesResolver *resolver,
                AciesLogKind   kind,
                AciesUnitId    unit)
{
  acies_log_move (resolver, kind, unit, resolver->state->units[unit].hex, ACIES_NO_HEX);
}

void
acies_log_move (AciesResolver *resolver,
                AciesLogKind   kind,
                AciesUnitId    unit,
                AciesHex       from,
                AciesHex       to)
{
  acies_log_entry (resolver, kind, .unit = unit, .hex = from, .to = to);
}

void
acies_log_spared (AciesResolver *resolver,
                  AciesLogKind   kind,
                  AciesUnitId    unit,
                  guint          n,
                  const char    *rule,
                  const char    *why)
{
  acies_log_entry (resolver, kind, .unit = unit, .number = (gint16) n, .rule = rule,
                   .reason = why != NULL ? g_intern_string (why) : NULL);
}

static AciesLogEntry
new_fight (const AciesState  *state,
           const AciesCombat *combat,
           AciesLogKind       kind)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (kind);

  entry.side = state->units[combat->attacker].side;
  entry.unit = combat->attacker;
  entry.other = combat->target;
  entry.hex = combat->from;
  entry.to = combat->at;

  return entry;
}

void
acies_log_declared (AciesResolver     *resolver,
                    const AciesCombat *combat)
{
  AciesLogEntry entry = new_fight (resolver->state, combat, ACIES_LOG_DECLARED);

  entry.number = combat->melee && acies_ruleset_has (resolver->state->ruleset, ACIES_TRAIT_MUTUAL);
  acies_resolver_log (resolver, entry);
}

void
acies_log_attack (AciesResolver     *resolver,
                  const AciesCombat *combat,
                  int                point,
                  guint              n_dice)
{
  acies_log_attack_why (resolver, combat, point, n_dice, NULL);
}

void
acies_log_attack_why (AciesResolver     *resolver,
                      const AciesCombat *combat,
                      int                point,
                      guint              n_dice,
                      const AciesOdds   *why)
{
  static const AciesLogKind kinds[] = { ACIES_LOG_ATTACK, ACIES_LOG_STRIKE, ACIES_LOG_COUNTER };
  AciesLogEntry             entry = new_fight (resolver->state, combat, kinds[combat->kind]);
  g_autofree char          *reasons = why != NULL ? acies_odds_dup_reasons (why, resolver->state->ruleset, "; ") : NULL;

  entry.reason = reasons != NULL ? g_intern_string (reasons) : NULL;
  entry.number = (gint16) point;
  entry.number2 = (gint16) n_dice;
  acies_resolver_log (resolver, entry);
}

void
acies_log_rolled (AciesResolver *resolver,
                  AciesSide      side,
                  guint          hits,
                  int            retreats)
{
  acies_log_entry (resolver, ACIES_LOG_ROLLED, .side = side, .dice = resolver->state->dice, .number = (gint16) hits,
                   .number2 = (gint16) retreats);
}

void
acies_log_card (AciesResolver *resolver,
                AciesSide      side,
                AciesId        card,
                AciesUnitId    unit)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_CARD);

  entry.side = side;
  entry.card = card;
  entry.unit = unit;
  if (unit != ACIES_NO_UNIT)
    entry.hex = resolver->state->units[unit].hex;
  acies_resolver_log (resolver, entry);
}

/* --- refusals ------------------------------------------------------------------------------------ */

gboolean (acies_refuse_unit) (GError          **error,
                              const char       *rule,
                              const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many)
{
  g_autofree char *label = error != NULL ? acies_unit_label (state, unit) : NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return acies_refuse (error, rule, acies_agree_unit (state, unit, one, many), label);
#pragma GCC diagnostic pop
}

gboolean
acies_refuse_enemy (GError          **error,
                    const char       *rule,
                    const AciesState *state,
                    AciesUnitId       unit)
{
  g_autofree char *label = error != NULL ? acies_unit_label (state, unit) : NULL;

  return acies_refuse (error, rule,
                       /* Translators: a unit, its side, and the side whose turn it is */
                       acies_agree_unit (state, unit, "%1$s belongs to %2$s, but it is the turn of %3$s",
                                         "%1$s belong to %2$s, but it is the turn of %3$s"),
                       label, state->ruleset->sides[state->units[unit].side].name,
                       state->ruleset->sides[state->turn.active].name);
}

gboolean
acies_refuse_nobody (GError    **error,
                     const char *rule,
                     AciesHex    hex)
{
  AciesHexName name;

  return acies_refuse (error, rule, _ ("There is no unit on %s"), acies_hex_name (hex, name));
}

gboolean
acies_check_own (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 const char       *rule,
                 GError          **error)
{
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, rule, hex);

  return state->units[unit].side == state->turn.active || acies_refuse_enemy (error, rule, state, unit);
}

gboolean
acies_check_own_on (const AciesState *state,
                    AciesHex          hex,
                    const char       *rule,
                    GError          **error)
{
  return acies_check_own (state, acies_state_unit_at (state, hex), hex, rule, error);
}

gboolean
acies_check_enemy_on (const AciesState *state,
                      AciesSide         side,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesUnitId  unit = acies_state_unit_at (state, hex);
  AciesHexName name;

  return (unit != ACIES_NO_UNIT && state->units[unit].side != side) ||
         /* Translators: a hex or a square */
         acies_refuse (error, rule, _ ("There is no enemy on %s"), acies_hex_name (hex, name));
}

/* RVM-R1: nobody comes to where somebody is. */
static gboolean
check_no_unit (const AciesState *state,
               AciesUnitId       unit,
               const char       *rule,
               GError          **error)
{
  AciesHexName name;

  /* Translators: a hex, and a unit */
  return unit == ACIES_NO_UNIT || acies_refuse (error, rule, _ ("%1$s is occupied by %2$s"), acies_hex_name (state->units[unit].hex, name),
                                                acies_unit_public_type (state, unit)->name);
}

gboolean
acies_check_empty (const AciesState *state,
                   AciesHex          hex,
                   const char       *rule,
                   GError          **error)
{
  return check_no_unit (state, acies_state_unit_at (state, hex), rule, error);
}

gboolean
acies_check_room (const AciesState *state,
                  AciesHex          hex,
                  AciesId           type,
                  AciesSide         side,
                  const char       *rule,
                  GError          **error)
{
  return check_no_unit (state, acies_stack_obstacle (state, hex, type, side, ACIES_NO_UNIT), rule, error);
}

gboolean
acies_check_passable (const AciesState *state,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesHexName name;

  return acies_state_is_passable (state, hex) ||
         /* Translators: a hex, and a kind of terrain */
         acies_refuse (error, rule != NULL ? rule : acies_path_barrier_rule (state, hex), _ ("%1$s is impassable: %2$s"),
                       acies_hex_name (hex, name), acies_state_terrain_at (state, hex)->name);
}

gboolean
acies_check_holds (const AciesState *state,
                   AciesSide         side,
                   AciesId           card,
                   const char       *rule,
                   GError          **error)
{
  return state->cards[side][ACIES_ZONE_HAND][card] > 0 ||
         /* Translators: a side, and a card */
         acies_refuse (error, rule, _ ("%1$s does not hold %2$s"), state->ruleset->sides[side].name, state->ruleset->cards[card].name);
}

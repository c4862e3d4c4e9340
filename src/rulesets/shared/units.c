/* units.c - units and morale: what the procedures of rulesets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/units.h"

#include "rulesets/shared/procs.h"

AciesId
acies_ruleset_find_effect (const AciesRuleset *ruleset,
                           guint               effect)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].effect == effect)
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

gboolean
acies_card_is_order (const AciesCardType *card)
{
  return card->kind == ACIES_CARD_ORDER || card->kind == ACIES_CARD_SCENARIO;
}

gboolean
acies_type_has_skill (const AciesRuleset *ruleset,
                      AciesId             type,
                      guint               skill)
{
  return (ruleset->unit_types[type].skills >> skill) & 1;
}

gboolean
acies_unit_has_skill (const AciesState *state,
                      AciesUnitId       unit,
                      guint             skill)
{
  return acies_type_has_skill (state->ruleset, state->units[unit].type, skill);
}

gboolean
acies_type_has_ability (const AciesRuleset *ruleset,
                        AciesId             type,
                        guint               effect)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].effect == effect && ((ruleset->unit_types[type].abilities >> i) & 1))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_hex_is_free (const AciesState *state,
                   AciesHex          hex)
{
  return acies_state_is_passable (state, hex) && acies_state_unit_at (state, hex) == ACIES_NO_UNIT;
}

gboolean
acies_unit_has_friend_on (const AciesState *state,
                          AciesUnitId       unit,
                          AciesHex          hex)
{
  AciesUnitId there = acies_state_unit_at (state, hex);

  return there != ACIES_NO_UNIT && state->units[there].side == state->units[unit].side;
}

static gboolean
stands_beside (const AciesState *state,
               const AciesUnit  *unit,
               AciesHex          hex,
               AciesSide         side)
{
  return unit->place == ACIES_PLACE_BOARD && unit->side == side && acies_board_is_adjacent (state->board, unit->hex, hex);
}

gboolean
acies_units_any_beside (const AciesState *state,
                        AciesHex          hex,
                        AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (stands_beside (state, &state->units[i], hex, side))
        return TRUE;
    }

  return FALSE;
}

guint
acies_unit_count_beside (const AciesState *state,
                         AciesUnitId       unit,
                         guint             skill)
{
  const AciesUnit *self = &state->units[unit];
  guint            n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += i != unit && stands_beside (state, &state->units[i], self->hex, self->side) &&
         acies_unit_has_skill (state, (AciesUnitId) i, skill);

  return n;
}

guint
acies_units_list_enemies (const AciesState *state,
                          AciesSide         side,
                          AciesUnitId      *ids)
{
  guint enemies = acies_side_enemies (state, side);
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && ((enemies >> state->units[i].side) & 1))
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}

gboolean
acies_combat_counts_flanker (const AciesCombat *combat,
                             AciesUnitId        unit)
{
  for (guint i = 0; i < combat->n_flankers; i++)
    {
      if (combat->flankers[i] == unit)
        return TRUE;
    }

  return FALSE;
}

guint
acies_units_list_flankers (const AciesState  *state,
                           const AciesCombat *combat,
                           gboolean           with_counted,
                           AciesUnitId       *ids)
{
  const AciesFlankProcs *self = &acies_shared_procs (state)->flanks;
  AciesHex               hex = state->units[combat->target].hex;
  AciesSide              side = state->units[combat->attacker].side;
  guint                  n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (i != combat->attacker && stands_beside (state, &state->units[i], hex, side) &&
          (with_counted || !acies_combat_counts_flanker (combat, (AciesUnitId) i)) &&
          (self->any_friend || acies_type_has_ability (state->ruleset, state->units[i].type, self->flanking)))
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}

void
acies_unit_set_property (AciesResolver *resolver,
                         AciesUnitId    unit,
                         guint          property,
                         guint          value)
{
  AciesUnit changed = resolver->state->units[unit];

  changed.properties[property] = (guint8) value;
  acies_resolver_set_unit (resolver, unit, changed);
}

void
acies_unit_set_mark (AciesResolver *resolver,
                     AciesUnitId    unit,
                     guint          mark,
                     gboolean       on)
{
  AciesUnit value = resolver->state->units[unit];

  if (on)
    value.marks |= (guint16) (1u << mark);
  else
    value.marks &= (guint16) ~(1u << mark);
  acies_resolver_set_unit (resolver, unit, value);
}

/* One line says what it loses and that it is eliminated, unless the game has its own words for the loss. */
static void
eliminate (AciesResolver *resolver,
           AciesUnitId    unit,
           AciesCause     cause)
{
  AciesUnit value = resolver->state->units[unit];
  AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_ELIMINATED);

  note.unit = unit;
  note.hex = value.hex;
  note.number = cause != ACIES_CAUSE_OWN ? value.figures : 0;
  note.number2 = cause == ACIES_CAUSE_BARRED;

  value.place = ACIES_PLACE_LOST;
  value.figures = 0;
  value.hex = ACIES_NO_HEX;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, cause);
  acies_resolver_note (resolver, note);
}

/* A note of the game's own tells it in other words than that it was hit. */
static AciesCause
cause_of (AciesNoteKind kind)
{
  if (kind >= ACIES_N_NOTES)
    return ACIES_CAUSE_OWN;

  return kind == ACIES_NOTE_NO_RETREAT ? ACIES_CAUSE_BARRED : ACIES_CAUSE_USUAL;
}

void
acies_unit_destroy (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesNoteKind  kind)
{
  AciesUnit value = resolver->state->units[unit];
  AciesHex  hex = value.hex;

  value.place = ACIES_PLACE_LOST;
  value.figures = 0;
  value.hex = ACIES_NO_HEX;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, kind == ACIES_NOTE_ELIMINATED ? ACIES_CAUSE_OWN : ACIES_CAUSE_DESTROYED);
  acies_note_move (resolver, kind, unit, hex, ACIES_NO_HEX);
}

gboolean
acies_unit_lose_figures (AciesResolver *resolver,
                         AciesUnitId    unit,
                         guint          n,
                         AciesNoteKind  kind)
{
  AciesUnit value = resolver->state->units[unit];
  AciesNote note = ACIES_NOTE_INIT (kind);

  n = MIN (n, value.figures);
  if (n == 0)
    return FALSE;
  note.unit = unit;
  note.hex = value.hex;
  note.number = (gint16) n;
  if (n < value.figures || cause_of (kind) == ACIES_CAUSE_OWN)
    acies_resolver_note (resolver, note);
  if (n == value.figures)
    {
      eliminate (resolver, unit, cause_of (kind));
      return TRUE;
    }
  value.figures = (guint8) (value.figures - n);
  acies_resolver_set_unit_by (resolver, unit, value, cause_of (kind));

  return FALSE;
}

static void
add_morale (AciesResolver *resolver,
            AciesSide      side,
            int            n)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  if (n == 0)
    return;
  numbers.morale = (gint16) (numbers.morale + n);
  acies_resolver_set_side (resolver, side, &numbers);
  acies_log_entry (resolver, ACIES_NOTE_MORALE, .side = side, .number = (gint16) n, .number2 = numbers.morale);
}

void
acies_morale_take (AciesResolver *resolver,
                   AciesSide      loser,
                   int            n,
                   gboolean       given)
{
  n = MIN (n, resolver->state->sides[loser].morale);
  add_morale (resolver, loser, -n);
  if (given)
    add_morale (resolver, acies_ruleset_enemy_of (resolver->state->ruleset, loser), n);
}

void
acies_unit_set_hex (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesHex       to)
{
  AciesUnit value = resolver->state->units[unit];

  value.hex = to;
  acies_resolver_set_unit (resolver, unit, value);
}

/* field.c - Legions: what lies on the battlefields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

void
acies_leg_field_find (AciesLegField    *self,
                      const AciesState *state)
{
  self->state = state;
  acies_occupants_find (&self->who, state);
}

AciesUnitId
acies_leg_card_at (const AciesLegField *self,
                   AciesHex             hex)
{
  return acies_occupants_in_layer (&self->who, hex, LEG_LAYER_CARD);
}

const AciesUnitType *
acies_leg_type_at (const AciesLegField *self,
                   AciesHex             hex)
{
  AciesUnitId card = acies_leg_card_at (self, hex);

  return card != ACIES_NO_UNIT ? acies_state_unit_type (self->state, card) : NULL;
}

AciesUnitId
acies_leg_die_at (const AciesLegField *self,
                  AciesHex             hex,
                  guint                kind)
{
  return acies_occupants_in_layer (&self->who, hex, LEG_LAYER_BLACK + kind);
}

gboolean
acies_leg_has_neighbour (const AciesLegField *self,
                         AciesHex             hex)
{
  static const AciesDirection ways[] = { ACIES_DIRECTION_N, ACIES_DIRECTION_E, ACIES_DIRECTION_S, ACIES_DIRECTION_W };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (acies_leg_card_at (self, acies_board_neighbour (self->state->board, hex, ways[i])) != ACIES_NO_UNIT)
      return TRUE;

  return FALSE;
}

AciesId
acies_leg_type_of_class (const AciesRuleset *ruleset,
                         guint               class_)
{
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if (ruleset->unit_types[i].class_ == class_)
      return (AciesId) i;

  return ACIES_NO_ID;
}

static AciesHex
beside (const AciesLegField *self,
        AciesHex             hex,
        AciesDirection       direction)
{
  return acies_board_neighbour (self->state->board, hex, direction);
}

/* LEG-F5, LEG-K3: of two halves, or the whole one of a starting card. */
#define WHOLE 2

gboolean
acies_leg_is_red_square (const AciesLegField *self,
                         AciesHex             hex)
{
  const AciesUnitType *lower = acies_leg_type_at (self, hex);
  const AciesUnitType *upper = acies_leg_type_at (self, beside (self, hex, ACIES_DIRECTION_N));

  return lower != NULL && upper != NULL && lower->values[LEG_ABOVE] + upper->values[LEG_BELOW] >= WHOLE;
}

/* LEG-K3: the open edges of neighbours meet. */
static gboolean
goes_on (const AciesLegField *self,
         AciesHex             left,
         AciesHex             right)
{
  const AciesUnitType *one = acies_leg_type_at (self, left);
  const AciesUnitType *other = acies_leg_type_at (self, right);

  return one != NULL && other != NULL && one->values[LEG_RIGHT] > 0 && other->values[LEG_LEFT] > 0 && one->class_ == other->class_;
}

void
acies_leg_legion_at (const AciesLegField *self,
                     AciesHex             hex,
                     AciesLegLegion      *legion)
{
  AciesHex last = hex;

  *legion = (AciesLegLegion) { .first = hex, .n = 1, .colour = acies_leg_type_at (self, hex)->class_ };
  while (goes_on (self, beside (self, legion->first, ACIES_DIRECTION_W), legion->first))
    {
      legion->first = beside (self, legion->first, ACIES_DIRECTION_W);
      legion->n++;
    }
  while (goes_on (self, last, beside (self, last, ACIES_DIRECTION_E)))
    {
      last = beside (self, last, ACIES_DIRECTION_E);
      legion->n++;
    }
  legion->finished = acies_leg_type_at (self, legion->first)->values[LEG_LEFT] == 0 && acies_leg_type_at (self, last)->values[LEG_RIGHT] == 0;
}

/* LEG-K4 */
gboolean
acies_leg_is_black_square (const AciesLegField *self,
                           AciesHex             hex)
{
  AciesLegLegion legion;

  if (acies_leg_card_at (self, hex) == ACIES_NO_UNIT || !goes_on (self, beside (self, hex, ACIES_DIRECTION_W), hex))
    return FALSE;
  acies_leg_legion_at (self, hex, &legion);

  return legion.finished;
}

gboolean
acies_leg_is_free_square (const AciesLegField *self,
                          AciesSide            side,
                          AciesHex             hex,
                          guint                kind)
{
  AciesUnitId card = acies_leg_card_at (self, hex);

  return card != ACIES_NO_UNIT && self->state->units[card].side == side && acies_leg_die_at (self, hex, kind) == ACIES_NO_UNIT &&
         (kind == LEG_DIE_RED ? acies_leg_is_red_square (self, hex) : acies_leg_is_black_square (self, hex));
}

guint
acies_leg_list_free (const AciesLegField *self,
                     AciesSide            side,
                     guint                kind,
                     AciesHex            *hexes)
{
  const AciesBoard *board = self->state->board;
  guint             n = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      if (acies_leg_is_free_square (self, side, hex, kind))
        hexes[n++] = hex;
    }

  return n;
}

guint
acies_leg_count_free (const AciesState *state,
                      AciesSide         side,
                      guint             kind)
{
  AciesLegField field;
  AciesHex      hexes[ACIES_MAX_UNITS];

  acies_leg_field_find (&field, state);

  return acies_leg_list_free (&field, side, kind, hexes);
}

guint
acies_leg_list_legions (const AciesLegField *self,
                        AciesSide            side,
                        gboolean             finished,
                        AciesLegLegion      *legions)
{
  const AciesState *state = self->state;
  guint             n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || unit->side != side || acies_leg_card_at (self, unit->hex) != i ||
          goes_on (self, beside (self, unit->hex, ACIES_DIRECTION_W), unit->hex))
        continue;
      acies_leg_legion_at (self, unit->hex, &legions[n]);
      n += legions[n].finished == finished;
    }

  return n;
}

guint
acies_leg_colours (const AciesState *state,
                   AciesSide         side)
{
  AciesLegField  field;
  AciesLegLegion legions[ACIES_MAX_UNITS];
  guint          colours = 0;
  guint          n;

  acies_leg_field_find (&field, state);
  n = acies_leg_list_legions (&field, side, TRUE, legions);
  for (guint i = 0; i < n; i++)
    colours |= 1u << legions[i].colour;

  return colours;
}

gboolean
acies_leg_is_die (const AciesState *state,
                  AciesUnitId       unit,
                  AciesSide         side,
                  guint             class_)
{
  return acies_state_unit_is_on_board (state, unit) && state->units[unit].side == side && acies_state_unit_type (state, unit)->class_ == class_;
}

guint
acies_leg_count_dice (const AciesState *state,
                      AciesSide         side,
                      guint             class_)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n += acies_leg_is_die (state, i, side, class_);

  return n;
}

guint
acies_leg_list_dice (const AciesState *state,
                     AciesSide         side,
                     guint             class_,
                     AciesUnitId      *dice)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      guint at = n;

      if (!acies_leg_is_die (state, i, side, class_))
        continue;
      for (; at > 0 && state->units[dice[at - 1]].hex > state->units[i].hex; at--)
        dice[at] = dice[at - 1];
      dice[at] = i;
      n++;
    }

  return n;
}

AciesUnitId
acies_leg_find_general (const AciesState *state,
                        AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_leg_is_die (state, i, side, LEG_GENERAL_DIE))
      return i;

  return ACIES_NO_UNIT;
}

guint
acies_leg_class_of_die (guint kind)
{
  return LEG_LEGION_DIE + kind;
}

guint
acies_leg_class_of_token (guint token)
{
  return token < LEG_INFANTRY ? LEG_COMMANDER_DIE : LEG_LEGION_DIE;
}

guint
acies_leg_count_tokens (const AciesState *state,
                        AciesSide         side,
                        guint             token)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n += acies_leg_is_die (state, i, side, acies_leg_class_of_token (token)) && state->units[i].properties[LEG_TOKEN] == token;

  return n;
}

guint
acies_leg_count_tokens_of_class (const AciesState *state,
                                 AciesSide         side,
                                 guint             token)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n += acies_leg_is_die (state, i, side, acies_leg_class_of_token (token)) && state->units[i].properties[LEG_TOKEN] != LEG_NO_TOKEN;

  return n;
}

/* LEG-B17: that of the card with the General, or before one lies there what the scenario says. */
guint
acies_leg_starting_colour (const AciesState *state,
                           AciesSide         side)
{
  AciesUnitId general = acies_leg_find_general (state, side);
  AciesUnitId card = general != ACIES_NO_UNIT ? acies_stack_in_layer (state, state->units[general].hex, LEG_LAYER_CARD) : ACIES_NO_UNIT;

  return card != ACIES_NO_UNIT ? acies_state_unit_type (state, card)->class_ : (guint) state->switches[LEG_COLOUR_OF_FIRST + side];
}

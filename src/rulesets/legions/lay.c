/* lay.c - Legions: what lies on the battlefields, Army cards that are laid, and legions finished by them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/ruleset/property.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

void
acies_leg_field_find (AciesLegField    *self,
                      const AciesState *state)
{
  self->state = state;
  acies_occupants_find (&self->who, state);
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
    if (acies_leg_is_free_square (self, side, hex, kind))
      hexes[n++] = hex;

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

/* --- Army cards that are laid ----------------------------------------------------------------- */

/* LEG-K3: why an edge does not fit, a sentence without arguments, or NULL. An open edge is for a card beside it; against an edge that
 * is not, or off the battlefield, nothing could be laid. */
static const char *
edge_problem (const AciesLegField *self,
              AciesSide            side,
              const AciesUnitType *type,
              AciesHex             hex,
              guint                edge)
{
  const AciesState    *state = self->state;
  gboolean             is_left = edge == LEG_LEFT;
  AciesHex             at = acies_board_neighbour (state->board, hex, is_left ? ACIES_DIRECTION_W : ACIES_DIRECTION_E);
  const AciesUnitType *other = at != ACIES_NO_HEX ? acies_leg_type_at (self, at) : NULL;
  gboolean             open = type->values[edge] > 0;
  gboolean             meets = other != NULL && other->values[is_left ? LEG_RIGHT : LEG_LEFT] > 0;

  if (other == NULL)
    {
      if (!open || (at != ACIES_NO_HEX && acies_board_owner (state->board, state->ruleset, at) == side))
        return NULL;

      return is_left ? N_ ("The card’s left edge is open and needs a square of your battlefield beside it")
                     : N_ ("The card’s right edge is open and needs a square of your battlefield beside it");
    }
  if (open == meets && (!open || other->class_ == type->class_))
    return NULL;
  if (!open)
    return is_left ? N_ ("The card’s left edge is closed, but the edge beside it is open: a closed edge must meet a closed edge")
                   : N_ ("The card’s right edge is closed, but the edge beside it is open: a closed edge must meet a closed edge");
  if (meets)
    return is_left ? N_ ("The card’s left edge is open, but the edge beside it has a different colour: an open edge must meet an open edge of the same colour")
                   : N_ ("The card’s right edge is open, but the edge beside it has a different colour: an open edge must meet an open edge of the same colour");

  return is_left ? N_ ("The card’s left edge is open, but the edge beside it is closed: an open edge must meet an open edge of the same colour")
                 : N_ ("The card’s right edge is open, but the edge beside it is closed: an open edge must meet an open edge of the same colour");
}

/* @why: (out): the sentence that says why not, without arguments */
static gboolean
may_lay (const AciesLegField *self,
         AciesSide            side,
         AciesId              type,
         AciesHex             hex,
         const char         **why)
{
  const AciesState    *state = self->state;
  const AciesUnitType *card = &state->ruleset->unit_types[type];

  if (!acies_board_contains (state->board, hex) || acies_board_owner (state->board, state->ruleset, hex) != side)
    *why = N_ ("This square is outside your battlefield: lay Army cards on your own");
  else if (acies_leg_card_at (self, hex) != ACIES_NO_UNIT)
    *why = N_ ("There is already a card on this square");
  else if (!acies_leg_has_neighbour (self, hex))
    *why = N_ ("No card is next to this square: lay Army cards beside, above or below another card");
  else if ((*why = edge_problem (self, side, card, hex, LEG_LEFT)) == NULL)
    *why = edge_problem (self, side, card, hex, LEG_RIGHT);

  return *why == NULL;
}

AciesId
acies_leg_type_of_card (const AciesRuleset *ruleset,
                        AciesId             card)
{
  guint64 types = ruleset->cards[card].unit_types;

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if ((types >> i) & 1)
      return (AciesId) i;

  return ACIES_NO_ID;
}

/* LEG-K5 */
gboolean
acies_leg_check_lay (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side = state->decision.side;
  AciesLegField       field;
  const char         *why;

  if (ruleset->cards[command->id].deck != LEG_DECK_ARMY)
    /* Translators: a card */
    return acies_refuse (error, "LEG-K5", _ ("“%s” is not an Army card; in the Army phase, lay an Army card or pass"), ruleset->cards[command->id].name);
  if (state->cards[side][ACIES_ZONE_HAND][command->id] == 0)
    return acies_refuse (error, "LEG-K5", _ ("%1$s does not hold “%2$s”"), ruleset->sides[side].name, ruleset->cards[command->id].name);
  if (command->hex == ACIES_NO_HEX)
    return acies_refuse (error, "LEG-K5", _ ("Choose a square for the Army card"));
  acies_leg_field_find (&field, state);

  return may_lay (&field, side, acies_leg_type_of_card (ruleset, command->id), command->hex, &why) ||
         acies_refuse (error, "LEG-K3", "%s", _ (why));
}

void
acies_leg_list_lay (const AciesState *state,
                    GArray           *commands)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side = state->decision.side;
  AciesLegField       field;
  const char         *why;

  acies_leg_field_find (&field, state);
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) card);

      if (ruleset->cards[card].deck != LEG_DECK_ARMY || state->cards[side][ACIES_ZONE_HAND][card] == 0)
        continue;
      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        {
          command.hex = hex;
          if (may_lay (&field, side, acies_leg_type_of_card (ruleset, (AciesId) card), hex, &why))
            g_array_append_val (commands, command);
        }
    }
}

/* A piece of @type comes onto @hex; @value: what it shows, if it is a die, or 0 */
void
acies_leg_put (AciesResolver *resolver,
               AciesLogKind   kind,
               AciesSide      side,
               AciesId        type,
               AciesHex       hex,
               guint          value)
{
  AciesUnitId slot = acies_state_free_slot (resolver->state);
  AciesUnit   unit = { .place = ACIES_PLACE_BOARD, .type = type, .side = side, .figures = 1, .hex = hex };

  acies_unit_set_fallbacks (resolver->state->ruleset, &unit);
  if (value > 0)
    unit.properties[LEG_VALUE] = (guint8) value;
  acies_resolver_set_unit (resolver, slot, unit);
  acies_log_entry (resolver, kind, .side = side, .unit = slot, .unit_type = type, .hex = hex, .number = (gint16) value);
}

/* LEG-B18: dice, then tokens, then the reward, then the enemies' morale. What comes first is pushed last.
 * LEG-B14, LEG-Q12: of a legion of two cards there is neither reward nor morale. */
void
acies_leg_lay (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->decision.side;
  guint             colours_before = acies_leg_colours (state, side);
  guint             n_red;
  AciesHex          below = acies_board_neighbour (state->board, command->hex, ACIES_DIRECTION_S);
  AciesLegField     field;
  AciesLegLegion    legion;

  acies_resolver_answered (resolver);
  /* It counts among those that were played: no Army card comes back from there. */
  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  acies_leg_put (resolver, LEG_LOG_LAID, side, acies_leg_type_of_card (state->ruleset, command->id), command->hex, 0);
  acies_leg_field_find (&field, state);
  acies_leg_legion_at (&field, command->hex, &legion);
  n_red = acies_leg_is_red_square (&field, command->hex) + (below != ACIES_NO_HEX && acies_leg_is_red_square (&field, below));
  if (legion.finished)
    {
      /* LEG-K13, LEG-K12: the first legion of a colour takes a Blazon; all five bring points. */
      guint            colours = colours_before | 1u << legion.colour;
      gboolean         has_all = colours != colours_before && colours == LEG_ALL_COLOURS;
      guint            of_all = has_all ? (guint) LEG_NUMBER (state, LEG_ALL_COLOURS_POINTS) : 0;
      g_autofree char *why = acies_leg_dup_points (state, legion.n, of_all);

      acies_log_entry (resolver, LEG_LOG_FINISHED, .side = side, .number = (gint16) legion.n, .number2 = (gint16) legion.colour);
      if (colours != colours_before)
        acies_side_set_resource (resolver, side, LEG_BLAZONS, state->sides[side].resources[LEG_BLAZONS] - 1u);
      acies_leg_add_points (resolver, side, acies_leg_points_of (state, legion.n) + of_all, why);
      LEG_SET (resolver, size, (guint8) legion.n);
      LEG_SET (resolver, colour, (guint8) legion.colour);
      if ((int) legion.n >= LEG_NUMBER (state, LEG_BIG))
        {
          acies_leg_push_checks (resolver, side, legion.n);
          acies_leg_push (resolver, LEG_STEP_REWARD, side);
        }
      acies_leg_push (resolver, LEG_STEP_TOKEN, side);
    }
  /* LEG-B8 */
  for (guint i = 0; i < n_red; i++)
    acies_leg_push (resolver, LEG_STEP_TOKEN, side);
  acies_leg_gain_dice (resolver, side, legion.finished ? legion.n - 1 : 0, n_red, command->hex);
}

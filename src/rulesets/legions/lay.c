/* lay.c - Legions: Army cards are laid, and legions finished by them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "engine/ruleset/property.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/turns.h"

#include <glib/gi18n-lib.h>

/* LEG-K3: an open edge is for a card beside it; against an edge that is not, or off the battlefield, nothing could be laid. */
static gboolean
edge_fits (const AciesLegField *self,
           AciesSide            side,
           const AciesUnitType *type,
           AciesHex             hex,
           guint                edge)
{
  const AciesState    *state = self->state;
  AciesHex             at = acies_board_neighbour (state->board, hex, edge == LEG_LEFT ? ACIES_DIRECTION_W : ACIES_DIRECTION_E);
  const AciesUnitType *other = at != ACIES_NO_HEX ? acies_leg_type_at (self, at) : NULL;
  gboolean             open = type->values[edge] > 0;

  if (other != NULL)
    return open == (other->values[edge == LEG_LEFT ? LEG_RIGHT : LEG_LEFT] > 0) && (!open || other->class_ == type->class_);

  return !open || (at != ACIES_NO_HEX && acies_board_owner (state->board, state->ruleset, at) == side);
}

/* Why an edge does not fit: a sentence without arguments. */
static const char *
edge_problem (const AciesLegField *self,
              const AciesUnitType *type,
              AciesHex             hex,
              guint                edge)
{
  gboolean             is_left = edge == LEG_LEFT;
  AciesHex             at = acies_board_neighbour (self->state->board, hex, is_left ? ACIES_DIRECTION_W : ACIES_DIRECTION_E);
  const AciesUnitType *other = at != ACIES_NO_HEX ? acies_leg_type_at (self, at) : NULL;

  if (other == NULL)
    return is_left ? N_ ("The card’s left edge is open and needs a square of your battlefield beside it")
                   : N_ ("The card’s right edge is open and needs a square of your battlefield beside it");
  if (type->values[edge] == 0)
    return is_left ? N_ ("The card’s left edge is closed, but the edge beside it is open: a closed edge must meet a closed edge")
                   : N_ ("The card’s right edge is closed, but the edge beside it is open: a closed edge must meet a closed edge");
  if (other->values[is_left ? LEG_RIGHT : LEG_LEFT] != 0)
    return is_left ? N_ ("The card’s left edge is open, but the edge beside it has a different colour: an open edge must meet an open edge of the same colour")
                   : N_ ("The card’s right edge is open, but the edge beside it has a different colour: an open edge must meet an open edge of the same colour");

  return is_left ? N_ ("The card’s left edge is open, but the edge beside it is closed: an open edge must meet an open edge of the same colour")
                 : N_ ("The card’s right edge is open, but the edge beside it is closed: an open edge must meet an open edge of the same colour");
}

/* @why: (out): the sentence that says why not, without arguments */
gboolean
acies_leg_may_lay (const AciesLegField *self,
                   AciesSide            side,
                   AciesId              type,
                   AciesHex             hex,
                   const char         **why)
{
  const AciesState    *state = self->state;
  const AciesUnitType *card = &state->ruleset->unit_types[type];

  *why = NULL;
  if (!acies_board_contains (state->board, hex) || acies_board_owner (state->board, state->ruleset, hex) != side)
    *why = N_ ("This square is outside your battlefield: lay Army cards on your own");
  else if (acies_leg_card_at (self, hex) != ACIES_NO_UNIT)
    *why = N_ ("There is already a card on this square");
  else if (!acies_leg_has_neighbour (self, hex))
    *why = N_ ("No card is next to this square: lay Army cards beside, above or below another card");
  else if (!edge_fits (self, side, card, hex, LEG_LEFT))
    *why = edge_problem (self, card, hex, LEG_LEFT);
  else if (!edge_fits (self, side, card, hex, LEG_RIGHT))
    *why = edge_problem (self, card, hex, LEG_RIGHT);

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

  return acies_leg_may_lay (&field, side, acies_leg_type_of_card (ruleset, command->id), command->hex, &why) ||
         acies_refuse (error, "LEG-K3", "%s", _ (why));
}

void
acies_leg_list_lay (const AciesState *state,
                    GArray           *commands)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side = state->decision.side;
  AciesLegField       field;

  acies_leg_field_find (&field, state);
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) card);
      const char  *why;

      if (ruleset->cards[card].deck != LEG_DECK_ARMY || state->cards[side][ACIES_ZONE_HAND][card] == 0)
        continue;
      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        {
          command.hex = hex;
          if (acies_leg_may_lay (&field, side, acies_leg_type_of_card (ruleset, (AciesId) card), hex, &why))
            g_array_append_val (commands, command);
        }
    }
}

static void
put_card (AciesResolver *resolver,
          AciesSide      side,
          AciesId        type,
          AciesHex       hex)
{
  AciesUnitId slot = acies_state_free_slot (resolver->state);
  AciesUnit   unit = { .place = ACIES_PLACE_BOARD, .type = type, .side = side, .figures = 1, .hex = hex };

  acies_unit_set_fallbacks (resolver->state->ruleset, &unit);
  acies_resolver_set_unit (resolver, slot, unit);
  acies_log_entry (resolver, LEG_NOTE_LAID, .side = side, .unit = slot, .unit_type = type, .hex = hex);
}

/* LEG-K13, LEG-K12: the first legion of a colour takes a Blazon; all five bring points. */
static void
count_legion (AciesResolver        *resolver,
              AciesSide             side,
              const AciesLegLegion *legion,
              guint                 colours_before)
{
  const AciesState *state = resolver->state;
  guint             colours = colours_before | 1u << legion->colour;
  gboolean          has_all = colours != colours_before && colours == (1u << LEG_N_COLOURS) - 1;
  guint             of_all = has_all ? (guint) LEG_NUMBER (state, LEG_ALL_COLOURS_POINTS) : 0;
  g_autofree char  *why = acies_leg_dup_points (state, legion->n, of_all);

  acies_log_entry (resolver, LEG_NOTE_FINISHED, .side = side, .number = (gint16) legion->n, .number2 = (gint16) legion->colour);
  if (colours != colours_before)
    acies_side_set_resource (resolver, side, LEG_BLAZONS, state->sides[side].resources[LEG_BLAZONS] - 1u);
  acies_leg_add_points (resolver, side, acies_leg_points_of (state, legion->n) + of_all, why);
}

/* LEG-B18: dice, then tokens, then the reward, then the enemies' morale. What comes first is pushed last.
 * LEG-B14, LEG-Q12: of a legion of two cards there is neither reward nor morale. */
static void
push_legion (AciesResolver        *resolver,
             AciesSide             side,
             const AciesLegLegion *legion)
{
  LEG_SET (resolver, size, (guint8) legion->n);
  LEG_SET (resolver, colour, (guint8) legion->colour);
  if ((int) legion->n >= LEG_NUMBER (resolver->state, LEG_BIG))
    {
      acies_leg_push_checks (resolver, side, legion->n);
      acies_leg_push (resolver, LEG_STEP_REWARD, side);
    }
  acies_leg_push (resolver, LEG_STEP_TOKEN, side);
}

void
acies_leg_lay (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->decision.side;
  guint             colours = acies_leg_colours (state, side);
  guint             n_red;
  AciesHex          below = acies_board_neighbour (state->board, command->hex, ACIES_DIRECTION_S);
  AciesLegField     field;
  AciesLegLegion    legion;

  acies_resolver_answered (resolver);
  /* It counts among those that were played: no Army card comes back from there. */
  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  put_card (resolver, side, acies_leg_type_of_card (state->ruleset, command->id), command->hex);
  acies_leg_field_find (&field, state);
  acies_leg_legion_at (&field, command->hex, &legion);
  n_red = acies_leg_is_red_square (&field, command->hex) + (below != ACIES_NO_HEX && acies_leg_is_red_square (&field, below));
  if (legion.finished)
    {
      count_legion (resolver, side, &legion, colours);
      push_legion (resolver, side, &legion);
    }
  /* LEG-B8 */
  for (guint i = 0; i < n_red; i++)
    acies_leg_push (resolver, LEG_STEP_TOKEN, side);
  acies_leg_gain_dice (resolver, side, legion.finished ? legion.n - 1 : 0, n_red, command->hex);
}

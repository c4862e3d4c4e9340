/* effect.c - Legions: what Command cards do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- which dice ----------------------------------------------------------------------------- */

/* Cards raise black dice, a die without a free square those of its colour. */
static guint
class_raised (const AciesState *state)
{
  return state->decision.kind == LEG_ASK_SPARE ? acies_leg_class_of_die (LEG_BLOCK (state)->pool[0].kind) : LEG_LEGION_DIE;
}

/* LEG-B4: one's own, and not yet at six. */
static gboolean
is_raisable (const AciesState *state,
             AciesUnitId       die,
             AciesSide         side)
{
  return acies_leg_is_die (state, die, side, class_raised (state)) && state->units[die].properties[LEG_VALUE] < LEG_DIE_MOST;
}

gboolean
acies_leg_can_raise (const AciesState *state,
                     AciesSide         side,
                     guint             class_)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_leg_is_die (state, i, side, class_) && state->units[i].properties[LEG_VALUE] < LEG_DIE_MOST)
      return TRUE;

  return FALSE;
}

/* LEG-Q11: an enemy's black or red one. */
static gboolean
is_lowerable (const AciesState *state,
              AciesUnitId       die,
              AciesSide         side)
{
  AciesSide owner = die < state->n_units ? state->units[die].side : ACIES_NO_SIDE;

  return owner != ACIES_NO_SIDE && acies_side_is_enemy (state, side, owner) &&
         (acies_leg_is_die (state, die, owner, LEG_LEGION_DIE) || acies_leg_is_die (state, die, owner, LEG_COMMANDER_DIE));
}

static gboolean
can_lower (const AciesState *state,
           AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (is_lowerable (state, i, side))
      return TRUE;

  return FALSE;
}

static gboolean
can_carry (const AciesState *state,
           AciesSide         side)
{
  for (guint kind = LEG_DIE_BLACK; kind <= LEG_DIE_RED; kind++)
    if (acies_leg_count_dice (state, side, acies_leg_class_of_die (kind)) > 0 && acies_leg_count_free (state, side, kind) > 0)
      return TRUE;

  return FALSE;
}

/* --- what is possible at all ---------------------------------------------------------------- */

/* Asked of open facts alone. */
gboolean
acies_leg_effect_is_possible (const AciesState *state,
                              AciesSide         side,
                              AciesId           card,
                              GError          **error)
{
  switch (state->ruleset->cards[card].effect)
    {
    case LEG_STRATEGIZE:
      return acies_leg_count_free (state, side, LEG_DIE_BLACK) + acies_leg_count_free (state, side, LEG_DIE_RED) > 0 ||
             acies_refuse (error, "LEG-Q10", _ ("There is no free square for a die"));

    case LEG_REDEPLOY:
    case LEG_OUTRIDERS:
      if (acies_leg_event (state) == LEG_MUD)
        return acies_refuse (error, "LEG-K8", _ ("Mud: no die can be moved this round"));

      /* Translators: a side */
      return can_carry (state, side) || acies_refuse (error, "LEG-B5", _ ("%s has no die that can be moved to a free square"), state->ruleset->sides[side].name);

    case LEG_LEVY:
      return acies_state_count_left (state, side, LEG_DECK_ARMY) > 0 ||
             acies_refuse (error, "LEG-Q17", _ ("No Army card is left in the deck"));

    case LEG_OATH:
      /* Translators: a side */
      return acies_leg_can_take_token (state, side) || acies_refuse (error, "LEG-B6", _ ("%s has no die without a token"), state->ruleset->sides[side].name);

    case LEG_AMBUSH:
    case LEG_VOLLEY:
      return can_lower (state, side) || acies_refuse (error, "LEG-Q11", _ ("No enemy has a black or red die"));

    case LEG_DRILL:
      return acies_leg_can_raise (state, side, LEG_LEGION_DIE) ||
             /* Translators: a side */
             acies_refuse (error, "LEG-B4", _ ("%s has no black die that can be raised"), state->ruleset->sides[side].name);

    case LEG_PLANS:
      return acies_leg_check_line (state, error);

    default:
      return TRUE;
    }
}

void
acies_leg_do_effect (AciesResolver *resolver,
                     AciesSide      side,
                     AciesId        card)
{
  const AciesState *state = resolver->state;

  switch (state->ruleset->cards[card].effect)
    {
    case LEG_STRATEGIZE:
      acies_question_ask_side (resolver, LEG_ASK_GAIN, side, ACIES_NO_UNIT, 1);
      break;

    case LEG_REDEPLOY:
    case LEG_OUTRIDERS:
      acies_question_ask_side (resolver, LEG_ASK_CARRY, side, ACIES_NO_UNIT, 1);
      break;

    case LEG_LEVY:
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_LEVY_CARDS));
      break;

    case LEG_TRIBUTE:
      acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_TRIBUTE_COINS));
      break;

    case LEG_OATH:
      acies_leg_push (resolver, LEG_STEP_TOKEN, side);
      break;

    case LEG_AMBUSH:
      acies_question_ask_side (resolver, LEG_ASK_LOWER, side, ACIES_NO_UNIT, (guint) LEG_NUMBER (state, LEG_AMBUSH_BY));
      break;

    case LEG_VOLLEY:
      acies_question_ask_side (resolver, LEG_ASK_LOWER, side, ACIES_NO_UNIT, (guint) LEG_NUMBER (state, LEG_VOLLEY_BY));
      break;

    case LEG_STANDARDS:
      acies_leg_push_checks (resolver, side, (guint) LEG_NUMBER (state, LEG_BIG));
      break;

    case LEG_DRILL:
      acies_question_ask_side (resolver, LEG_ASK_RAISE, side, ACIES_NO_UNIT, (guint) LEG_NUMBER (state, LEG_DRILL_BY));
      break;

    case LEG_FORAGERS:
      acies_leg_add_coins (resolver, side, LEG_NUMBER (state, LEG_FORAGE_COINS));
      acies_leg_ask_army_cards (resolver, side, (guint) LEG_NUMBER (state, LEG_FORAGE_CARDS));
      break;

    case LEG_PLANS:
      acies_leg_push (resolver, LEG_STEP_PICK, side);
      break;

    default:
      break;
    }
}

/* --- a die from the supply ------------------------------------------------------------------ */

gboolean
acies_leg_check_gain (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (command->number < 1 || command->number > LEG_DIE_RED + 1)
    return acies_refuse (error, "LEG-B2", _ ("Choose a black die (1) or a red die (2)"));

  return acies_leg_count_free (state, state->decision.side, (guint) command->number - 1) > 0 ||
         acies_refuse (error, "LEG-Q10", _ ("No square of that colour is free"));
}

void
acies_leg_list_gain (const AciesState *state,
                     GArray           *commands)
{
  for (int number = 1; number <= LEG_DIE_RED + 1; number++)
    {
      AciesCommand command = acies_command_with_number (LEG_COMMAND_GAIN, number);

      if (acies_leg_check_gain (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

void
acies_leg_gain (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;
  guint     kind = (guint) command->number - 1;

  acies_resolver_answered (resolver);
  acies_leg_gain_dice (resolver, side, kind == LEG_DIE_BLACK, kind == LEG_DIE_RED, ACIES_NO_HEX);
}

/* --- raised, lowered ------------------------------------------------------------------------ */

static void
list_dice (const AciesState *state,
           AciesCommandKind  kind,
           gboolean (*may) (const AciesState *, AciesUnitId, AciesSide),
           GArray *commands)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      AciesCommand command;

      if (!may (state, i, state->decision.side))
        continue;
      command = acies_command_on_unit (kind, state, i);
      g_array_append_val (commands, command);
    }
}

gboolean
acies_leg_check_raise (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  if (die != ACIES_NO_UNIT && is_raisable (state, die, state->decision.side))
    return TRUE;
  if (state->decision.kind == LEG_ASK_SPARE)
    return acies_refuse (error, "LEG-Q10", _ ("Choose one of your own dice of the same colour that shows less than 6"));

  return acies_refuse (error, "LEG-B4", _ ("Choose one of your own black dice that shows less than 6"));
}

void
acies_leg_list_raise (const AciesState *state,
                      GArray           *commands)
{
  list_dice (state, LEG_COMMAND_RAISE, is_raisable, commands);
}

void
acies_leg_raise (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);
  int         by = resolver->state->decision.count;
  AciesSide   side = resolver->state->decision.side;
  gboolean    is_spare = resolver->state->decision.kind == LEG_ASK_SPARE;

  acies_resolver_answered (resolver);
  acies_leg_change_die (resolver, die, by);
  if (is_spare)
    acies_leg_use_spare (resolver, side);
}

gboolean
acies_leg_check_lower (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  return (die != ACIES_NO_UNIT && is_lowerable (state, die, state->decision.side)) ||
         acies_refuse (error, "LEG-Q11", _ ("Choose an enemy’s black or red die"));
}

void
acies_leg_list_lower (const AciesState *state,
                      GArray           *commands)
{
  list_dice (state, LEG_COMMAND_LOWER, is_lowerable, commands);
}

void
acies_leg_lower (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);
  int         by = resolver->state->decision.count;

  acies_resolver_answered (resolver);
  acies_leg_change_die (resolver, die, -by);
}

/* --- moved ---------------------------------------------------------------------------------- */

/* LEG-B5 */
gboolean
acies_leg_check_carry (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesSide     side = state->decision.side;
  AciesUnitId   die = acies_command_unit (command, state);
  AciesLegField field;
  guint         kind;

  if (die == ACIES_NO_UNIT || !(acies_leg_is_die (state, die, side, LEG_LEGION_DIE) || acies_leg_is_die (state, die, side, LEG_COMMANDER_DIE)))
    return acies_refuse (error, "LEG-B5", _ ("Choose one of your own black or red dice"));
  kind = acies_state_unit_type (state, die)->class_ - LEG_LEGION_DIE;
  acies_leg_field_find (&field, state);
  if (acies_board_contains (state->board, command->to) && acies_leg_is_free_square (&field, side, command->to, kind))
    return TRUE;

  return kind == LEG_DIE_RED ? acies_refuse (error, "LEG-B5", _ ("A red die needs a free red square"))
                             : acies_refuse (error, "LEG-B5", _ ("A black die needs a free black square"));
}

static void
list_carry_of (const AciesLegField *field,
               guint                kind,
               GArray              *commands)
{
  const AciesState *state = field->state;
  AciesHex          hexes[ACIES_MAX_UNITS];
  AciesUnitId       dice[ACIES_MAX_UNITS];
  guint             n_hexes = acies_leg_list_free (field, state->decision.side, kind, hexes);
  guint             n_dice = acies_leg_list_dice (state, state->decision.side, acies_leg_class_of_die (kind), dice);

  for (guint i = 0; i < n_dice; i++)
    for (guint j = 0; j < n_hexes; j++)
      {
        AciesCommand command = acies_command_on_unit (LEG_COMMAND_CARRY, state, dice[i]);

        command.to = hexes[j];
        g_array_append_val (commands, command);
      }
}

void
acies_leg_list_carry (const AciesState *state,
                      GArray           *commands)
{
  AciesLegField field;

  acies_leg_field_find (&field, state);
  list_carry_of (&field, LEG_DIE_BLACK, commands);
  list_carry_of (&field, LEG_DIE_RED, commands);
}

void
acies_leg_carry (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);
  AciesHex    from = command->hex;

  acies_resolver_answered (resolver);
  acies_unit_set_hex (resolver, die, command->to);
  acies_note_move (resolver, LEG_NOTE_CARRIED, die, from, command->to);
}

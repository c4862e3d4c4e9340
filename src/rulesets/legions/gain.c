/* gain.c - Legions: dice that are gained, rolled together and placed, and what happens to those there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "engine/ruleset/property.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

static void
forget_pool (AciesResolver *resolver)
{
  LEG_SET (resolver, made_at[0], 0);
  LEG_SET (resolver, made_at[1], 0);
  LEG_SET (resolver, gained[LEG_DIE_BLACK], 0);
  LEG_SET (resolver, gained[LEG_DIE_RED], 0);
}

/* LEG-B9 */
void
acies_leg_gain_dice (AciesResolver *resolver,
                     AciesSide      side,
                     guint          n_black,
                     guint          n_red,
                     AciesHex       made_at)
{
  if (n_black + n_red == 0)
    return;
  LEG_SET (resolver, gained[LEG_DIE_BLACK], (guint8) n_black);
  LEG_SET (resolver, gained[LEG_DIE_RED], (guint8) n_red);
  LEG_SET (resolver, made_at[0], made_at != ACIES_NO_HEX ? (guint8) (acies_hex_column (made_at) + 1) : 0);
  LEG_SET (resolver, made_at[1], made_at != ACIES_NO_HEX ? (guint8) (acies_hex_row (made_at) + 1) : 0);
  acies_leg_push (resolver, LEG_STEP_LIMIT, side);
  acies_leg_push (resolver, LEG_STEP_PLACE, side);
  acies_leg_push (resolver, LEG_STEP_READ_DICE, side);
  acies_leg_push (resolver, LEG_STEP_ROLL_DICE, side);
}

static AciesHex
made_at (const AciesState *state)
{
  const guint8 *at = LEG_BLOCK (state)->made_at;

  return at[0] > 0 ? acies_hex (at[0] - 1u, at[1] - 1u) : ACIES_NO_HEX;
}

/* LEG-B16: a square that the card which was laid has made: of its legion, or red above or below it. */
static gboolean
is_new_square (const AciesLegField *field,
               AciesHex             hex,
               guint                kind)
{
  AciesHex       card = made_at (field->state);
  AciesLegLegion legion;

  if (card == ACIES_NO_HEX)
    return TRUE;
  if (kind == LEG_DIE_RED)
    return hex == card || hex == acies_board_neighbour (field->state->board, card, ACIES_DIRECTION_S);
  acies_leg_legion_at (field, card, &legion);

  return acies_hex_row (hex) == acies_hex_row (card) && hex > legion.first && hex < legion.first + legion.n;
}

/* Where the first die of the pool may be placed. */
static guint
list_places (const AciesState *state,
             AciesSide         side,
             guint             kind,
             AciesHex         *hexes)
{
  AciesLegField field;
  guint         n_free;
  guint         n = 0;

  acies_leg_field_find (&field, state);
  n_free = acies_leg_list_free (&field, side, kind, hexes);
  for (guint i = 0; i < n_free; i++)
    {
      if (is_new_square (&field, hexes[i], kind))
        hexes[n++] = hexes[i];
    }

  return n;
}

static void
roll (AciesResolver *resolver,
      AciesSide      side)
{
  guint8 dice[ACIES_MAX_DICE];
  guint  n = 0;

  for (guint kind = LEG_DIE_BLACK; kind <= LEG_DIE_RED; kind++)
    for (guint i = 0; i < LEG_BLOCK (resolver->state)->gained[kind] && n < LEG_POOL; i++)
      dice[n++] = (guint8) kind;
  LEG_SET (resolver, gained[LEG_DIE_BLACK], (guint8) n);
  if (n > 0)
    acies_resolver_ask_dice_of (resolver, side, ACIES_NO_UNIT, dice, n, 0);
}

/* Reading takes them from the table into the hand of who places them. */
static void
read_dice (AciesResolver *resolver,
           AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesNote         note = ACIES_NOTE_INIT (LEG_NOTE_ROLLED);
  guint             n = LEG_BLOCK (state)->gained[LEG_DIE_BLACK];

  for (guint i = 0; i < n; i++)
    {
      AciesLegDie die = { state->dice.types[i], (guint8) acies_ruleset_get_face (state->ruleset, &state->dice, i)->number };

      LEG_SET (resolver, pool[i], die);
    }
  note.side = side;
  note.dice = state->dice;
  note.hex = made_at (state);
  if (n > 0)
    acies_resolver_note (resolver, note);
}

static guint
count_pool (const AciesState *state)
{
  guint n = 0;

  while (n < LEG_POOL && LEG_BLOCK (state)->pool[n].value > 0)
    n++;

  return n;
}

/* The others move up. */
static void
drop_first (AciesResolver *resolver)
{
  for (guint i = 0; i < LEG_POOL; i++)
    {
      AciesLegDie next = i + 1 < LEG_POOL ? LEG_BLOCK (resolver->state)->pool[i + 1] : (AciesLegDie) { 0 };

      LEG_SET (resolver, pool[i], next);
    }
}

/* The first of the pool goes onto @hex. */
static void
place_first (AciesResolver *resolver,
             AciesSide      side,
             AciesHex       hex)
{
  const AciesState *state = resolver->state;
  AciesLegDie       die = LEG_BLOCK (state)->pool[0];
  AciesUnitId       slot = acies_state_free_slot (state);
  AciesUnit         unit = { .place = ACIES_PLACE_BOARD, .type = acies_leg_type_of_class (state->ruleset, acies_leg_class_of_die (die.kind)), .side = side, .figures = 1, .hex = hex };

  acies_unit_set_fallbacks (state->ruleset, &unit);
  unit.properties[LEG_VALUE] = die.value;
  acies_resolver_set_unit (resolver, slot, unit);
  acies_log_entry (resolver, LEG_NOTE_SET, .side = side, .unit = slot, .unit_type = unit.type, .hex = hex, .number = die.value);
  drop_first (resolver);
}

/* LEG-Q10: a die without a free square raises another of its colour, or brings coins. */
static void
ask_spare (AciesResolver *resolver,
           AciesSide      side)
{
  AciesLegDie die = LEG_BLOCK (resolver->state)->pool[0];

  acies_log_entry (resolver, LEG_NOTE_NO_SQUARE, .side = side, .number = die.value, .number2 = die.kind);
  if (acies_leg_can_raise (resolver->state, side, acies_leg_class_of_die (die.kind)))
    acies_question_ask_side (resolver, LEG_ASK_SPARE, side, ACIES_NO_UNIT, die.value);
  else
    acies_leg_take_spare_coins (resolver, side);
}

void
acies_leg_use_spare (AciesResolver *resolver,
                     AciesSide      side)
{
  drop_first (resolver);
  acies_leg_push (resolver, LEG_STEP_PLACE, side);
}

void
acies_leg_take_spare_coins (AciesResolver *resolver,
                            AciesSide      side)
{
  acies_leg_add_coins (resolver, side, LEG_NUMBER (resolver->state, LEG_SPARE_COINS));
  acies_leg_use_spare (resolver, side);
}

/* Nothing is to be chosen where there is one square, or where all that are left show the same and fill all squares. */
static gboolean
is_forced (const AciesState *state,
           guint             n_places)
{
  const AciesLegDie *pool = LEG_BLOCK (state)->pool;
  guint              n = 0;

  while (n < LEG_POOL && pool[n].value == pool[0].value && pool[n].kind == pool[0].kind)
    n++;

  return n_places == 1 || (n == n_places && (n == LEG_POOL || pool[n].value == 0 || pool[n].kind != pool[0].kind));
}

/* LEG-B5, LEG-B9 */
static void
place (AciesResolver *resolver,
       AciesSide      side)
{
  AciesHex hexes[ACIES_MAX_UNITS];
  guint    n;

  if (count_pool (resolver->state) == 0)
    {
      forget_pool (resolver);
      return;
    }
  n = list_places (resolver->state, side, LEG_BLOCK (resolver->state)->pool[0].kind, hexes);
  if (n == 0)
    {
      ask_spare (resolver, side);
      return;
    }
  if (!is_forced (resolver->state, n))
    {
      acies_question_ask_side (resolver, LEG_ASK_PLACE, side, ACIES_NO_UNIT, count_pool (resolver->state));
      return;
    }
  place_first (resolver, side, hexes[0]);
  acies_leg_push (resolver, LEG_STEP_PLACE, side);
}

static gboolean
is_place (const AciesState *state,
          AciesHex          hex)
{
  AciesHex hexes[ACIES_MAX_UNITS];
  guint    n = list_places (state, state->decision.side, LEG_BLOCK (state)->pool[0].kind, hexes);

  for (guint i = 0; i < n; i++)
    if (hexes[i] == hex)
      return TRUE;

  return FALSE;
}

gboolean
acies_leg_check_set (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  guint         kind = LEG_BLOCK (state)->pool[0].kind;
  AciesLegField field;

  if (command->type == ACIES_NO_ID && is_place (state, command->hex))
    return TRUE;
  acies_leg_field_find (&field, state);
  if (acies_leg_is_free_square (&field, state->decision.side, command->hex, kind))
    return acies_refuse (error, kind == LEG_DIE_RED ? "LEG-B9" : "LEG-B16", _ ("Place the die on one of the squares just completed"));

  return kind == LEG_DIE_RED
             ? acies_refuse (error, "LEG-B5", _ ("A red die needs a free red square"))
             : acies_refuse (error, "LEG-B5", _ ("A black die needs a free black square"));
}

void
acies_leg_list_set (const AciesState *state,
                    GArray           *commands)
{
  AciesHex hexes[ACIES_MAX_UNITS];
  guint    n = list_places (state, state->decision.side, LEG_BLOCK (state)->pool[0].kind, hexes);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (LEG_COMMAND_SET, hexes[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_leg_set (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  place_first (resolver, side, command->hex);
  acies_leg_push (resolver, LEG_STEP_PLACE, side);
}

/* --- too many, or lost ---------------------------------------------------------------------- */

/* LEG-B11, LEG-Q13: when all are placed, the class of dice of which @side has more than it may, or -1 */
static int
find_surplus (const AciesState *state,
              AciesSide         side)
{
  if ((int) acies_leg_count_dice (state, side, LEG_COMMANDER_DIE) > LEG_NUMBER (state, LEG_MOST_RED))
    return LEG_COMMANDER_DIE;
  if ((int) acies_leg_count_dice (state, side, LEG_LEGION_DIE) > LEG_NUMBER (state, LEG_MOST_BLACK))
    return LEG_LEGION_DIE;

  return -1;
}

void
acies_leg_gain_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  switch (step->kind)
    {
    case LEG_STEP_ROLL_DICE:
      roll (resolver, step->side);
      break;

    case LEG_STEP_READ_DICE:
      read_dice (resolver, step->side);
      break;

    case LEG_STEP_PLACE:
      place (resolver, step->side);
      break;

    default:
      if (find_surplus (resolver->state, step->side) >= 0)
        acies_question_ask_side (resolver, LEG_ASK_LIMIT, step->side, ACIES_NO_UNIT, 1);
      break;
    }
}

/* Whose dice the question is about, and of which class. */
static void
find_losses (const AciesState *state,
             AciesSide        *side,
             guint            *class_)
{
  gboolean is_limit = state->decision.kind == LEG_ASK_LIMIT;

  *side = is_limit ? state->decision.side : (AciesSide) (state->decision.count - 1);
  *class_ = is_limit ? (guint) find_surplus (state, *side) : LEG_LEGION_DIE;
}

/* LEG-B11, LEG-B21 */
gboolean
acies_leg_check_lose (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const char *rule = state->decision.kind == LEG_ASK_LIMIT ? "LEG-B11" : "LEG-B21";
  AciesUnitId die = acies_command_unit (command, state);
  AciesSide   side;
  guint       class_;

  find_losses (state, &side, &class_);
  if (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, side, class_))
    return TRUE;

  /* Translators: a side */
  return class_ == LEG_COMMANDER_DIE ? acies_refuse (error, rule, _ ("%s has no red die on that square"), state->ruleset->sides[side].name)
                                     /* Translators: a side */
                                     : acies_refuse (error, rule, _ ("%s has no black die on that square"), state->ruleset->sides[side].name);
}

void
acies_leg_list_lose (const AciesState *state,
                     GArray           *commands)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  AciesSide   side;
  guint       class_;
  guint       n;

  find_losses (state, &side, &class_);
  n = acies_leg_list_dice (state, side, class_, dice);
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (LEG_COMMAND_LOSE, state, dice[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_leg_lose (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);
  AciesSide   side = resolver->state->decision.side;
  gboolean    is_limit = resolver->state->decision.kind == LEG_ASK_LIMIT;

  acies_resolver_answered (resolver);
  acies_leg_remove_die (resolver, die);
  if (is_limit)
    acies_leg_push (resolver, LEG_STEP_LIMIT, side);
}

/* LEG-Q7, LEG-Q15: its token goes back to the supply, as all do that lie on no die. */
void
acies_leg_remove_die (AciesResolver *resolver,
                      AciesUnitId    die)
{
  acies_note_unit (resolver, LEG_NOTE_LOST_DIE, die);
  acies_resolver_set_unit (resolver, die, acies_unit_absent ());
}

/* LEG-B3, LEG-B7 */
void
acies_leg_change_die (AciesResolver *resolver,
                      AciesUnitId    die,
                      int            by)
{
  const AciesState *state = resolver->state;
  gboolean          is_general = acies_state_unit_type (state, die)->class_ == LEG_GENERAL_DIE;
  int               value = CLAMP (state->units[die].properties[LEG_VALUE] + by, is_general ? 1 : 0, LEG_DIE_MOST);
  AciesNote         note = ACIES_NOTE_INIT (by > 0 ? LEG_NOTE_RAISED : LEG_NOTE_LOWERED);

  if (value == 0)
    {
      acies_leg_remove_die (resolver, die);
      return;
    }
  if (value == state->units[die].properties[LEG_VALUE])
    return;
  note.number2 = (gint16) (value - state->units[die].properties[LEG_VALUE]);
  acies_unit_set_property (resolver, die, LEG_VALUE, (guint) value);
  note.side = state->units[die].side;
  note.unit = die;
  note.unit_type = state->units[die].type;
  note.hex = state->units[die].hex;
  note.number = (gint16) value;
  acies_resolver_note (resolver, note);
}

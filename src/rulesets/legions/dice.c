/* dice.c - Legions: dice that are gained, placed, changed and lost, and tokens on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/ruleset/property.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

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

/* Where the first die of the pool may be placed. LEG-B16: on squares that the card which was laid has made: of its legion, or red above or below it. */
static guint
list_places (const AciesState *state,
             AciesSide         side,
             AciesHex         *hexes)
{
  guint          kind = LEG_BLOCK (state)->pool[0].kind;
  AciesHex       card = made_at (state);
  AciesLegField  field;
  AciesLegLegion legion = { 0 };
  guint          n_free;
  guint          n = 0;

  acies_leg_field_find (&field, state);
  n_free = acies_leg_list_free (&field, side, kind, hexes);
  if (card == ACIES_NO_HEX)
    return n_free;
  if (kind == LEG_DIE_BLACK)
    acies_leg_legion_at (&field, card, &legion);
  for (guint i = 0; i < n_free; i++)
    {
      AciesHex hex = hexes[i];

      if (kind == LEG_DIE_RED ? hex == card || hex == acies_board_neighbour (state->board, card, ACIES_DIRECTION_S)
                              : acies_hex_row (hex) == acies_hex_row (card) && hex > legion.first && hex < legion.first + legion.n)
        hexes[n++] = hex;
    }

  return n;
}

/* The others move up. */
void
acies_leg_use_spare (AciesResolver *resolver,
                     AciesSide      side)
{
  for (guint i = 0; i < LEG_POOL; i++)
    {
      AciesLegDie next = i + 1 < LEG_POOL ? LEG_BLOCK (resolver->state)->pool[i + 1] : (AciesLegDie) { 0 };

      LEG_SET (resolver, pool[i], next);
    }
  acies_leg_push (resolver, LEG_STEP_PLACE, side);
}

/* The first of the pool goes onto @hex. */
static void
place_first (AciesResolver *resolver,
             AciesSide      side,
             AciesHex       hex)
{
  AciesLegDie die = LEG_BLOCK (resolver->state)->pool[0];

  acies_leg_put (resolver, LEG_LOG_SET, side, acies_leg_type_of_class (resolver->state->ruleset, acies_leg_class_of_die (die.kind)), hex, die.value);
  acies_leg_use_spare (resolver, side);
}

/* LEG-Q10: a die without a free square raises another of its colour, or brings coins. */
void
acies_leg_take_spare_coins (AciesResolver *resolver,
                            AciesSide      side)
{
  acies_leg_add_coins (resolver, side, LEG_NUMBER (resolver->state, LEG_SPARE_COINS));
  acies_leg_use_spare (resolver, side);
}

/* LEG-B5, LEG-B9. There is no choice with one square, or if all dice that are left show the same and fill all squares. */
static void
place (AciesResolver *resolver,
       AciesSide      side)
{
  const AciesState  *state = resolver->state;
  const AciesLegDie *pool = LEG_BLOCK (state)->pool;
  AciesLegDie        die = pool[0];
  AciesHex           hexes[ACIES_MAX_UNITS];
  guint              n_pool = 0;
  guint              n = 0; /* dice that show the same as the first */
  guint              n_places;

  while (n_pool < LEG_POOL && pool[n_pool].value > 0)
    n_pool++;
  if (n_pool == 0)
    {
      LEG_SET (resolver, made_at[0], 0);
      LEG_SET (resolver, made_at[1], 0);
      LEG_SET (resolver, gained[LEG_DIE_BLACK], 0);
      LEG_SET (resolver, gained[LEG_DIE_RED], 0);
      return;
    }
  n_places = list_places (state, side, hexes);
  while (n < LEG_POOL && pool[n].value == pool[0].value && pool[n].kind == pool[0].kind)
    n++;
  if (n_places == 0)
    {
      acies_log_entry (resolver, LEG_LOG_NO_SQUARE, .side = side, .number = die.value, .number2 = die.kind);
      if (acies_leg_can_raise (state, side, acies_leg_class_of_die (die.kind)))
        acies_question_ask_side (resolver, LEG_ASK_SPARE, side, ACIES_NO_UNIT, die.value);
      else
        acies_leg_take_spare_coins (resolver, side);
    }
  else if (n_places == 1 || (n == n_places && (n == LEG_POOL || pool[n].value == 0 || pool[n].kind != pool[0].kind)))
    place_first (resolver, side, hexes[0]);
  else
    acies_question_ask_side (resolver, LEG_ASK_PLACE, side, ACIES_NO_UNIT, n_pool);
}

gboolean
acies_leg_check_set (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  guint         kind = LEG_BLOCK (state)->pool[0].kind;
  AciesHex      hexes[ACIES_MAX_UNITS];
  guint         n = command->type == ACIES_NO_ID ? list_places (state, state->decision.side, hexes) : 0;
  AciesLegField field;

  for (guint i = 0; i < n; i++)
    if (hexes[i] == command->hex)
      return TRUE;
  acies_leg_field_find (&field, state);
  if (acies_leg_is_free_square (&field, state->decision.side, command->hex, kind))
    return acies_refuse (error, kind == LEG_DIE_RED ? "LEG-B9" : "LEG-B16", _ ("Place the die on one of the squares just completed"));

  return acies_leg_refuse_square (kind, error);
}

void
acies_leg_list_set (const AciesState *state,
                    GArray           *commands)
{
  AciesHex hexes[ACIES_MAX_UNITS];
  guint    n = list_places (state, state->decision.side, hexes);

  acies_list_on (LEG_COMMAND_SET, hexes, n, commands);
}

void
acies_leg_set (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  place_first (resolver, side, command->hex);
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
  const AciesState *state = resolver->state;
  guint8            dice[ACIES_MAX_DICE];
  guint             n = 0;

  switch (step->kind)
    {
    case LEG_STEP_ROLL_DICE:
      for (guint kind = LEG_DIE_BLACK; kind <= LEG_DIE_RED; kind++)
        for (guint i = 0; i < LEG_BLOCK (state)->gained[kind] && n < LEG_POOL; i++)
          dice[n++] = (guint8) kind;
      LEG_SET (resolver, gained[LEG_DIE_BLACK], (guint8) n);
      if (n > 0)
        acies_resolver_ask_dice_of (resolver, step->side, ACIES_NO_UNIT, dice, n, 0);
      break;

    case LEG_STEP_READ_DICE: /* from the table into the pool of the side that places them */
      n = LEG_BLOCK (state)->gained[LEG_DIE_BLACK];
      for (guint i = 0; i < n; i++)
        {
          AciesLegDie die = { state->dice.types[i], (guint8) acies_ruleset_get_face (state->ruleset, &state->dice, i)->number };

          LEG_SET (resolver, pool[i], die);
        }
      if (n > 0)
        acies_log_entry (resolver, LEG_LOG_ROLLED, .side = step->side, .dice = state->dice, .hex = made_at (state));
      break;

    case LEG_STEP_PLACE:
      place (resolver, step->side);
      break;

    default:
      if (find_surplus (state, step->side) >= 0)
        acies_question_ask_side (resolver, LEG_ASK_LIMIT, step->side, ACIES_NO_UNIT, 1);
      break;
    }
}

/* LEG-B11, LEG-B21 */
gboolean
acies_leg_check_lose (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  gboolean    is_limit = state->decision.kind == LEG_ASK_LIMIT;
  const char *rule = is_limit ? "LEG-B11" : "LEG-B21";
  AciesUnitId die = acies_command_unit (command, state);
  AciesSide   side = is_limit ? state->decision.side : (AciesSide) (state->decision.count - 1);
  guint       class_ = is_limit ? (guint) find_surplus (state, side) : LEG_LEGION_DIE;

  if (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, side, class_))
    return TRUE;

  /* Translators: a side */
  return class_ == LEG_COMMANDER_DIE ? acies_refuse (error, rule, _ ("%s has no red die on that square"), state->ruleset->sides[side].name)
                                     /* Translators: a side */
                                     : acies_refuse (error, rule, _ ("%s has no black die on that square"), state->ruleset->sides[side].name);
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
  acies_log_unit (resolver, LEG_LOG_LOST_DIE, die);
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
  int               shown = state->units[die].properties[LEG_VALUE];
  int               value = CLAMP (shown + by, is_general ? 1 : 0, LEG_DIE_MOST);

  if (value == 0)
    {
      acies_leg_remove_die (resolver, die);
      return;
    }
  if (value == shown)
    return;
  acies_unit_set_property (resolver, die, LEG_VALUE, (guint) value);
  acies_log_entry (resolver, by > 0 ? LEG_LOG_RAISED : LEG_LOG_LOWERED, .side = state->units[die].side, .unit = die, .unit_type = state->units[die].type,
                   .hex = state->units[die].hex, .number = (gint16) value, .number2 = (gint16) (value - shown));
}

/* --- tokens ----------------------------------------------------------------------------------- */

/* LEG-B6: dice of its class that have none. */
static guint
list_bare_dice (const AciesState *state,
                AciesSide         side,
                guint             token,
                AciesUnitId      *dice)
{
  guint n_dice = acies_leg_list_dice (state, side, acies_leg_class_of_token (token), dice);
  guint n = 0;

  for (guint i = 0; i < n_dice; i++)
    if (state->units[dice[i]].properties[LEG_TOKEN] == LEG_NO_TOKEN)
      dice[n++] = dice[i];

  return n;
}

static gboolean
has_bare_die (const AciesState *state,
              AciesSide         side,
              guint             token)
{
  AciesUnitId dice[ACIES_MAX_UNITS];

  return list_bare_dice (state, side, token, dice) > 0;
}

gboolean
acies_leg_can_take_token (const AciesState *state,
                          AciesSide         side)
{
  return has_bare_die (state, side, LEG_WARLORD) || has_bare_die (state, side, LEG_INFANTRY);
}

static gboolean
has_too_many_of_a_kind (const AciesState *state,
                        AciesSide         side)
{
  gboolean of_kind = FALSE;

  for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    of_kind |= (int) acies_leg_count_tokens (state, side, token) > LEG_NUMBER (state, LEG_MOST_OF_KIND);

  return of_kind;
}

/* LEG-B6, LEG-B12, LEG-Q6: of those that lie there now, one is too many of its kind, or else of its class. */
static gboolean
is_surplus (const AciesState *state,
            AciesUnitId       die,
            AciesSide         side)
{
  guint    token;
  gboolean of_kind;

  if (!acies_state_unit_is_on_board (state, die) || state->units[die].side != side || state->units[die].properties[LEG_TOKEN] == LEG_NO_TOKEN)
    return FALSE;
  token = state->units[die].properties[LEG_TOKEN];
  if ((int) acies_leg_count_tokens (state, side, token) > LEG_NUMBER (state, LEG_MOST_OF_KIND))
    return TRUE;
  of_kind = has_too_many_of_a_kind (state, side);

  return !of_kind && (int) acies_leg_count_tokens_of_class (state, side, token) > LEG_NUMBER (state, LEG_MOST_OF_CLASS);
}

/* LEG-B12: of a kind; LEG-Q6: of a class */
const char *
acies_leg_find_surplus_rule (const AciesState *state)
{
  return has_too_many_of_a_kind (state, state->decision.side) ? "LEG-B12" : "LEG-Q6";
}

/* LEG-Q18: a player's own banners give one of each kind, the supply all others. */
static void
put_token (AciesResolver *resolver,
           AciesUnitId    die,
           guint          token)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->units[die].side;
  guint             banners = LEG_BLOCK (state)->banners[side];

  acies_unit_set_property (resolver, die, LEG_TOKEN, token);
  acies_log_entry (resolver, LEG_LOG_TOKEN, .side = side, .hex = state->units[die].hex, .number = (gint16) token);
  acies_leg_push (resolver, LEG_STEP_OVER, side);
  if ((banners >> token) & 1 || state->sides[side].resources[LEG_BANNERS] == 0)
    return;
  LEG_SET (resolver, banners[side], (guint8) (banners | 1u << token));
  acies_side_set_resource (resolver, side, LEG_BANNERS, state->sides[side].resources[LEG_BANNERS] - 1u);
}

void
acies_leg_token_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;
  guint             token = LEG_BLOCK (state)->token;
  AciesUnitId       dice[ACIES_MAX_UNITS];
  guint             n = step->kind == LEG_STEP_GIVE && token != LEG_NO_TOKEN ? list_bare_dice (state, side, token, dice) : 0;
  AciesUnitId       surplus = 0;

  if (step->kind == LEG_STEP_TOKEN && acies_leg_can_take_token (state, side))
    acies_question_ask_side (resolver, LEG_ASK_TOKEN, side, ACIES_NO_UNIT, 1);
  else if (n == 1)
    put_token (resolver, dice[0], token);
  else if (n > 1)
    acies_question_ask_side (resolver, LEG_ASK_GIVE, side, ACIES_NO_UNIT, 1);
  if (step->kind != LEG_STEP_OVER)
    return;
  while (surplus < state->n_units && !is_surplus (state, surplus, side))
    surplus++;
  if (surplus < state->n_units)
    acies_question_ask_side (resolver, LEG_ASK_OVER, side, ACIES_NO_UNIT, 1);
  else
    LEG_SET (resolver, token, LEG_NO_TOKEN);
}

gboolean
acies_leg_check_banner (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  if (command->number < LEG_WARLORD || command->number >= LEG_N_TOKENS)
    return acies_refuse (error, "LEG-K2", _ ("There is no token number %d"), command->number);
  if (has_bare_die (state, state->decision.side, (guint) command->number))
    return TRUE;

  return acies_leg_class_of_token ((guint) command->number) == LEG_COMMANDER_DIE
             ? acies_refuse (error, "LEG-B6", _ ("A Commander token needs a red die without a token"))
             : acies_refuse (error, "LEG-B6", _ ("A Legion token needs a black die without a token"));
}

void
acies_leg_banner (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  LEG_SET (resolver, token, (guint8) command->number);
  acies_leg_push (resolver, LEG_STEP_GIVE, side);
}

/* One of that kind would have to come off again. */
gboolean
acies_leg_is_pointless_banner (const AciesState   *state,
                               const AciesCommand *command)
{
  AciesSide side = state->decision.side;
  guint     token = (guint) command->number;
  int       of_kind = (int) acies_leg_count_tokens (state, side, token);

  return of_kind >= LEG_NUMBER (state, LEG_MOST_OF_KIND) ||
         (of_kind > 0 && (int) acies_leg_count_tokens_of_class (state, side, token) >= LEG_NUMBER (state, LEG_MOST_OF_CLASS));
}

gboolean
acies_leg_check_give (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);
  guint       class_ = acies_leg_class_of_token (LEG_BLOCK (state)->token);

  return (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, state->decision.side, class_) && state->units[die].properties[LEG_TOKEN] == LEG_NO_TOKEN) ||
         acies_refuse (error, "LEG-B6", _ ("Choose a die of the token’s colour that has no token yet"));
}

void
acies_leg_give (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);

  acies_resolver_answered (resolver);
  put_token (resolver, die, LEG_BLOCK (resolver->state)->token);
}

gboolean
acies_leg_check_drop (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  return (die != ACIES_NO_UNIT && is_surplus (state, die, state->decision.side)) ||
         acies_refuse (error, acies_leg_find_surplus_rule (state), _ ("Choose a token of a kind that is over the limit"));
}

/* Of questions with "lose", "give" or "take-off". */
void
acies_leg_list_dice_asked_for (const AciesState *state,
                               GArray           *commands)
{
  guint            asked = state->decision.kind;
  AciesCommandKind kind = asked == LEG_ASK_GIVE ? LEG_COMMAND_GIVE : asked == LEG_ASK_OVER ? LEG_COMMAND_DROP
                                                                                           : LEG_COMMAND_LOSE;
  AciesSide        side = asked == LEG_ASK_LOSE ? (AciesSide) (state->decision.count - 1) : state->decision.side;

  for (guint class_ = LEG_LEGION_DIE; class_ <= LEG_COMMANDER_DIE; class_++)
    {
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n = acies_leg_list_dice (state, side, class_, dice);

      for (guint i = 0; i < n; i++)
        acies_list_allowed (state, acies_command_on_unit (kind, state, dice[i]), commands);
    }
}

void
acies_leg_drop (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       die = acies_command_unit (command, state);
  AciesSide         side = state->decision.side;

  acies_resolver_answered (resolver);
  acies_log_entry (resolver, LEG_LOG_DROPPED, .side = side, .hex = state->units[die].hex, .number = state->units[die].properties[LEG_TOKEN]);
  acies_unit_set_property (resolver, die, LEG_TOKEN, LEG_NO_TOKEN);
  acies_leg_push (resolver, LEG_STEP_OVER, side);
}

/* It is of the kind that was gained just now, and one of another kind can come off. */
gboolean
acies_leg_is_pointless_drop (const AciesState   *state,
                             const AciesCommand *command)
{
  AciesUnitId die = acies_command_unit (command, state);
  guint       token = LEG_BLOCK (state)->token;

  return die != ACIES_NO_UNIT && state->units[die].properties[LEG_TOKEN] == token &&
         (int) acies_leg_count_tokens (state, state->decision.side, token) <= LEG_NUMBER (state, LEG_MOST_OF_KIND);
}

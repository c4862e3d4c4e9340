/* token.c - Legions: tokens on dice
 *
 * A token is a property of its die, so it moves and is lost with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

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
    {
      if (state->units[dice[i]].properties[LEG_TOKEN] == LEG_NO_TOKEN)
        dice[n++] = dice[i];
    }

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

static gboolean
has_surplus (const AciesState *state,
             AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (is_surplus (state, i, side))
      return TRUE;

  return FALSE;
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
  acies_log_entry (resolver, LEG_NOTE_TOKEN, .side = side, .hex = state->units[die].hex, .number = (gint16) token);
  acies_leg_push (resolver, LEG_STEP_OVER, side);
  if ((banners >> token) & 1 || state->sides[side].resources[LEG_BANNERS] == 0)
    return;
  LEG_SET (resolver, banners[side], (guint8) (banners | 1u << token));
  acies_side_set_resource (resolver, side, LEG_BANNERS, state->sides[side].resources[LEG_BANNERS] - 1u);
}

static void
give (AciesResolver *resolver,
      AciesSide      side)
{
  guint       token = LEG_BLOCK (resolver->state)->token;
  AciesUnitId dice[ACIES_MAX_UNITS];
  guint       n = token != LEG_NO_TOKEN ? list_bare_dice (resolver->state, side, token, dice) : 0;

  if (n == 1)
    put_token (resolver, dice[0], token);
  else if (n > 1)
    acies_question_ask_side (resolver, LEG_ASK_GIVE, side, ACIES_NO_UNIT, 1);
}

void
acies_leg_token_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  if (step->kind == LEG_STEP_TOKEN && acies_leg_can_take_token (resolver->state, step->side))
    acies_question_ask_side (resolver, LEG_ASK_TOKEN, step->side, ACIES_NO_UNIT, 1);
  else if (step->kind == LEG_STEP_GIVE)
    give (resolver, step->side);
  else if (step->kind == LEG_STEP_OVER && has_surplus (resolver->state, step->side))
    acies_question_ask_side (resolver, LEG_ASK_OVER, step->side, ACIES_NO_UNIT, 1);
  else if (step->kind == LEG_STEP_OVER)
    LEG_SET (resolver, token, LEG_NO_TOKEN);
}

/* --- which kind ----------------------------------------------------------------------------- */

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
acies_leg_list_banner (const AciesState *state,
                       GArray           *commands)
{
  for (int token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    {
      AciesCommand command = acies_command_with_number (LEG_COMMAND_BANNER, token);

      if (acies_leg_check_banner (&command, state, NULL))
        g_array_append_val (commands, command);
    }
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

/* --- on which die --------------------------------------------------------------------------- */

gboolean
acies_leg_check_give (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  AciesUnitId die = acies_command_unit (command, state);
  guint       n = list_bare_dice (state, state->decision.side, LEG_BLOCK (state)->token, dice);

  for (guint i = 0; i < n; i++)
    if (dice[i] == die)
      return TRUE;

  return acies_refuse (error, "LEG-B6", _ ("Choose a die of the token’s colour that has no token yet"));
}

void
acies_leg_list_give (const AciesState *state,
                     GArray           *commands)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  guint       n = list_bare_dice (state, state->decision.side, LEG_BLOCK (state)->token, dice);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (LEG_COMMAND_GIVE, state, dice[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_leg_give (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);

  acies_resolver_answered (resolver);
  put_token (resolver, die, LEG_BLOCK (resolver->state)->token);
}

/* --- which is taken off again --------------------------------------------------------------- */

gboolean
acies_leg_check_drop (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  return (die != ACIES_NO_UNIT && is_surplus (state, die, state->decision.side)) ||
         acies_refuse (error, acies_leg_find_surplus_rule (state), _ ("Choose a token of a kind that is over the limit"));
}

void
acies_leg_list_drop (const AciesState *state,
                     GArray           *commands)
{
  for (guint class_ = LEG_LEGION_DIE; class_ <= LEG_COMMANDER_DIE; class_++)
    {
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n = acies_leg_list_dice (state, state->decision.side, class_, dice);

      for (guint i = 0; i < n; i++)
        {
          AciesCommand command = acies_command_on_unit (LEG_COMMAND_DROP, state, dice[i]);

          if (is_surplus (state, dice[i], state->decision.side))
            g_array_append_val (commands, command);
        }
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
  acies_log_entry (resolver, LEG_NOTE_DROPPED, .side = side, .hex = state->units[die].hex,
                   .number = state->units[die].properties[LEG_TOKEN]);
  acies_unit_set_property (resolver, die, LEG_TOKEN, LEG_NO_TOKEN);
  acies_leg_push (resolver, LEG_STEP_OVER, side);
}

/* It is of the kind that was gained just now, and one of another kind can come off. */
gboolean
acies_leg_is_pointless_drop (const AciesState   *state,
                             const AciesCommand *command)
{
  AciesUnitId die = acies_command_unit (command, state);

  guint token = LEG_BLOCK (state)->token;

  return die != ACIES_NO_UNIT && state->units[die].properties[LEG_TOKEN] == token &&
         (int) acies_leg_count_tokens (state, state->decision.side, token) <= LEG_NUMBER (state, LEG_MOST_OF_KIND);
}

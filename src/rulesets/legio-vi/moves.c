/* moves.c - Legio VI: marches, and moves by dice
 *
 * "move" names a hex. A unit that can march there marches; any other rolls its average
 * die and goes there, or as far on its way as the die allows. "go" is for players who add
 * dice or decide after the roll; then the unit acts until it has no hexes left or its
 * owner is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

void
acies_lvi_set_did (AciesResolver *resolver,
                   AciesUnitId    unit,
                   guint          did)
{
  AciesUnit value = resolver->state->units[unit];

  value.status = (guint8) ((value.status & ~LVI_DID) | did);
  acies_resolver_set_unit (resolver, unit, value);
}

void
acies_lvi_has_moved (AciesResolver *resolver,
                     AciesUnitId    unit,
                     guint          did)
{
  acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, unit, did);
}

/* LVI-R3, LVI-R18: its leader goes with it, and one of the enemy who stood alone there makes room. */
void
acies_lvi_put (AciesResolver *resolver,
               AciesUnitId    unit,
               AciesHex       to)
{
  const AciesState *state = resolver->state;
  AciesUnitId       leader = acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS);
  AciesUnitId       alone = acies_stack_in_layer (state, to, LVI_LAYER_LEADERS);

  if (alone != ACIES_NO_UNIT && state->units[alone].side != state->units[unit].side)
    acies_lvi_dislodge (resolver, alone);
  if (leader != ACIES_NO_UNIT && leader != unit)
    acies_unit_set_hex (resolver, leader, to);
  acies_unit_set_hex (resolver, unit, to);
}

/* LVI-L28, LVI-R26 */
void
acies_lvi_step_on_ground (AciesResolver *resolver,
                          AciesUnitId    unit,
                          AciesHex       from,
                          AciesHex       to)
{
  guint8 taken = acies_lvi_block (resolver->state)->taken;
  guint  points = acies_lvi_ground_points (resolver->state, unit, from, to, &taken);

  LVI_SET (resolver, taken, taken);
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_MOVE);
}

/* LVI-L49: both where it happens, on the hex of @other. */
void
acies_lvi_pass_friend (AciesResolver *resolver,
                       AciesUnitId    unit,
                       AciesUnitId    other)
{
  const AciesState *state = resolver->state;
  AciesUnitId       both[] = { unit, other };
  AciesHex          hex = state->units[other].hex;

  if (!acies_lvi_is_formed (state, unit) || !acies_lvi_is_formed (state, other))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      if (acies_lvi_enemy_within (state, state->units[unit].side, hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)))
        acies_lvi_points (resolver, both[i], (guint) acies_lvi_number (state, LVI_NUMBER_PASSAGE), LVI_CAUSE_MOVE);
    }
}

/* Returns: %FALSE if a unit that gave way has taken the room, so that @unit stays (LVI-R28) */
static gboolean
take_step (AciesResolver *resolver,
           AciesUnitId    unit,
           AciesHex       to)
{
  const AciesState *state = resolver->state;
  AciesHex          from = state->units[unit].hex;
  guint             last = LVI_LAST_OTHER, before = acies_lvi_block (state)->last;
  AciesUnitId       passed = ACIES_NO_UNIT;

  if (!acies_lvi_has_room (state, unit, to))
    return FALSE;
  for (guint right = 0; right < 2; right++)
    {
      AciesHex next = acies_lvi_ahead (state, unit, from, right);

      if (next == to)
        last = LVI_LAST_LEFT + right;
      else if (next != ACIES_NO_HEX && acies_lvi_ahead (state, unit, next, right) == to)
        passed = acies_stack_in_layer (state, next, 0);
    }
  LVI_SET (resolver, last, (guint8) (last == before || before == LVI_LAST_OTHER ? LVI_LAST_OTHER : last));
  if (passed != ACIES_NO_UNIT)
    acies_lvi_pass_friend (resolver, unit, passed);
  acies_lvi_put (resolver, unit, to);
  acies_lvi_step_on_ground (resolver, unit, from, to);

  return TRUE;
}

/* Units without a facing pass through friends, so of their way only the ground counts. Returns the hexes the unit has gone. */
static guint
walk (AciesResolver      *resolver,
      const AciesLviWays *ways,
      AciesHex            to)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = ways->unit;
  AciesHex          from = ways->start;
  AciesHex          way[LVI_MAX_WAY * 2];
  guint             n = acies_lvi_trace (ways, to, way);
  guint             cost = ways->cost[to] - 1u;

  if (acies_lvi_is_formed (state, unit))
    {
      AciesUnitId enemies[ACIES_MAX_UNITS];
      guint       n_enemies = acies_lvi_list_ahead (state, unit, from, enemies);

      /* LVI-H17 */
      for (guint i = 0; i < n_enemies; i++)
        {
          AciesHex       light = state->units[enemies[i]].hex, back;
          AciesLviSurvey survey;

          acies_lvi_survey (&survey, state, state->units[enemies[i]].side);
          back = acies_lvi_way_back (&survey, enemies[i], from);
          if (back == ACIES_NO_HEX)
            continue;
          acies_lvi_put (resolver, enemies[i], back);
          acies_log_move (resolver, LVI_LOG_GAVE_WAY, enemies[i], light, back);
        }
      for (guint i = 0; i < n; i++)
        if (!take_step (resolver, unit, way[i]))
          {
            cost = ways->left;
            break;
          }
    }
  else
    {
      for (guint i = 0; i < n; i++)
        acies_lvi_step_on_ground (resolver, unit, i > 0 ? way[i - 1] : from, way[i]);
      acies_lvi_put (resolver, unit, n > 0 ? way[n - 1] : from);
    }
  if (state->units[unit].hex != from)
    acies_log_move (resolver, ACIES_LOG_MOVED, unit, from, state->units[unit].hex);

  return cost;
}

/* --- a move ------------------------------------------------------------------------------------ */

static void
begin_move (AciesResolver *resolver,
            guint          hexes,
            gboolean       odd)
{
  LVI_SET (resolver, hexes, (guint8) hexes);
  LVI_SET (resolver, left, (guint8) hexes);
  LVI_SET (resolver, odd, (guint8) odd);
  LVI_SET (resolver, last, LVI_LAST_NONE);
  LVI_SET (resolver, taken, 0);
  LVI_SET (resolver, aim, acies_block_hex (ACIES_NO_HEX));
}

/* LVI-L3, LVI-L4, LVI-H16 */
void
acies_lvi_end_move (AciesResolver *resolver)
{
  AciesTurn            turn = resolver->state->turn;
  AciesUnitId          unit = turn.acting;
  const AciesLviBlock *block = acies_lvi_block (resolver->state);
  gboolean             light = acies_lvi_is_light (resolver->state, unit);
  gboolean             stirred = turn.moved > 0 || block->left < block->hexes || block->last != LVI_LAST_NONE;

  acies_lvi_set_did (resolver, unit, turn.moved > 0 ? MIN (turn.moved, LVI_DID_FORWARD) : stirred ? LVI_DID_TURN
                                                                                                  : LVI_DID_NOTHING);
  acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, light || stirred);
  if (!light || acies_lvi_has (resolver->state, unit, LVI_MARK_SHOT))
    acies_unit_set_mark (resolver, unit, LVI_MARK_ACTED, TRUE);
  begin_move (resolver, 0, FALSE);
  acies_turn_clear_acting (&turn);
  acies_resolver_set_turn (resolver, turn);
}

/* Asks what it does next, if it can do anything. */
void
acies_lvi_go_on (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  g_autoptr (GArray) commands = acies_commands_new ();

  acies_lvi_list_go_on (state, commands);
  if (commands->len > 0)
    acies_question_ask_side (resolver, LVI_ASK_GO_ON, state->turn.active, state->turn.acting, 0);
  else
    {
      acies_lvi_end_move (resolver);
      acies_step_push (resolver, LVI_STEP_ACT);
    }
}

static gboolean
refuse_way (const AciesState   *state,
            const AciesLviWays *ways,
            AciesHex            to,
            GError            **error)
{
  AciesUnitId  unit = ways->unit;
  AciesHexName name;

  if (to == ways->start)
    /* Translators: a hex or a square */
    return acies_refuse (error, "LVI-H4", _ ("The unit is already on %s"), acies_hex_name (to, name));
  if (!acies_lvi_has_room (state, unit, to))
    /* Translators: a hex or a square */
    return acies_refuse (error, "LVI-H2", _ ("There is no room on %s"), acies_hex_name (to, name));
  if (!acies_state_is_passable (state, to))
    /* Translators: a hex or a square */
    return acies_refuse (error, "LVI-R8", _ ("%s cannot be entered"), acies_hex_name (to, name));
  if (!acies_lvi_may_enter (state, unit, to))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L28", state, unit, "%s cannot enter rough ground", "%s cannot enter rough ground");
  if (ways->march && acies_lvi_enemy_within (state, state->units[unit].side, to, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)))
    return acies_refuse (error, "LVI-H23", _ ("A march cannot go that close to the enemy"));
  if (acies_lvi_is_formed (state, unit) && !acies_lvi_is_in_front (state, unit, ways->start, to))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L28", state, unit, "%s can move only straight ahead", "%s can move only straight ahead");
  if (!acies_lvi_is_formed (state, unit) && acies_lvi_enemy_within (state, state->units[unit].side, to, 1))
    return acies_refuse (error, "LVI-R25", _ ("A unit can move next to an enemy only by charging"));
  if (acies_hex_distance (ways->start, to) > ways->left)
    /* Translators: a hex or a square */
    return acies_refuse (error, ways->march ? "LVI-L24" : "LVI-L25", _ ("%s is too far away"), acies_hex_name (to, name));

  /* Translators: a hex or a square */
  return acies_refuse (error, "LVI-L23", _ ("An enemy or another obstacle blocks the way to %s"), acies_hex_name (to, name));
}

gboolean
acies_lvi_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId    unit = acies_command_unit (command, state);
  gboolean       goes_on = state->decision.kind == LVI_ASK_GO_ON;
  AciesLviSurvey survey;
  AciesLviWays   ways, roll;

  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "LVI-L1", command->hex);
  if (goes_on && unit != state->turn.acting)
    return acies_refuse_unit (error, "LVI-L4", state, state->turn.acting, "%s is moving: finish its move first", "%s are moving: finish their move first");
  if (!goes_on && acies_lvi_is_leader (state, unit))
    return acies_lvi_check_ride (state, unit, command->to, error);
  /* LVI-L24, LVI-R70: a march, or else a move by one die. */
  if (!goes_on && !acies_lvi_check_may_move (state, command->hex, unit, error))
    return FALSE;
  acies_lvi_survey (&survey, state, state->units[unit].side);
  acies_lvi_find_ways (&ways, &survey, unit, goes_on ? acies_lvi_inches_left (state) : 2 * acies_lvi_march (state, unit), !goes_on);
  if (acies_lvi_leads_to (&ways, command->to))
    return TRUE;
  if (goes_on)
    return refuse_way (state, &ways, command->to, error);
  acies_lvi_find_ways (&roll, &survey, unit, acies_lvi_most_inches (state, unit), FALSE);

  return acies_lvi_leads_to (&roll, command->to) ||
         refuse_way (state, acies_lvi_survey_enemy_within (&survey, roll.start, (guint) acies_lvi_number (state, LVI_NUMBER_FAR)) ? &roll : &ways,
                     command->to, error);
}

static const AciesDicePool *
pool_of (const AciesState *state,
         AciesUnitId       unit)
{
  return &state->ruleset->pools[acies_lvi_value (state, unit, LVI_MOVING)];
}

/* The most that its first die shows. */
guint
acies_lvi_most_inches (const AciesState *state,
                       AciesUnitId       unit)
{
  const AciesDieType *die = &state->ruleset->die_types[pool_of (state, unit)->dice[0]];
  int                 most = 0;

  for (guint face = 0; face < die->n_faces; face++)
    most = MAX (most, die->faces[face].number);

  return (guint) most;
}

static void
roll (AciesResolver *resolver,
      guint          added)
{
  const AciesState    *state = resolver->state;
  const AciesDicePool *pool = pool_of (state, state->turn.acting);

  acies_step_push (resolver, LVI_STEP_MOVE_ROLLED);
  acies_resolver_ask_dice_of (resolver, state->turn.active, state->turn.acting, pool->dice, MIN (1 + added, pool->n), 0);
}

/* LVI-R70: AciesProcs.foresee, of a move by one die. */
char *
acies_lvi_foresee (const AciesState   *state,
                   const AciesCommand *command)
{
  AciesUnitId         unit = command->kind == ACIES_COMMAND_MOVE ? acies_command_unit (command, state) : ACIES_NO_UNIT;
  const AciesDieType *die;
  AciesLviSurvey      survey;
  AciesLviWays        ways;
  guint               least;

  if (unit == ACIES_NO_UNIT || state->decision.kind == LVI_ASK_GO_ON || acies_lvi_is_leader (state, unit))
    return NULL;
  acies_lvi_survey (&survey, state, state->units[unit].side);
  acies_lvi_find_ways (&ways, &survey, unit, 2 * acies_lvi_march (state, unit), TRUE);
  if (acies_lvi_leads_to (&ways, command->to))
    return NULL;
  die = &state->ruleset->die_types[pool_of (state, unit)->dice[0]];
  least = acies_lvi_most_inches (state, unit);
  for (guint face = 0; face < die->n_faces; face++)
    {
      guint inches = (guint) die->faces[face].number;

      acies_lvi_find_ways (&ways, &survey, unit, inches, FALSE);
      if (acies_lvi_leads_to (&ways, command->to))
        least = MIN (least, inches);
    }

  /* Translators: what comes of a move: what the die has to show for the unit to reach the hex */
  return g_strdup_printf (_ ("needs %u or more on one die"), least);
}

/* LVI-R15: as far as the way is open, to the hex that is most straight ahead; of two the left. */
void
acies_lvi_repeat_move (AciesResolver *resolver,
                       AciesUnitId    unit,
                       guint          hexes)
{
  AciesFacing    facing = acies_lvi_property (resolver->state, unit, LVI_FACING);
  AciesHex       best = ACIES_NO_HEX;
  int            best_bend = 0;
  AciesLviSurvey survey;
  AciesLviWays   ways;

  acies_lvi_survey (&survey, resolver->state, resolver->state->units[unit].side);
  acies_lvi_find_ways (&ways, &survey, unit, 2 * hexes, FALSE);
  for (guint i = 0; i < ways.n; i++)
    {
      AciesHex    hex = ways.list[i];
      AciesVector way = acies_vector_rotate (acies_hex_vector (ways.start, hex), -(int) facing);
      int         bend = ABS (2 * way.q + way.r);

      if (!acies_lvi_leads_to (&ways, hex))
        continue;
      if (best == ACIES_NO_HEX || ways.cost[hex] > ways.cost[best] || (ways.cost[hex] == ways.cost[best] && bend < best_bend))
        {
          best = hex;
          best_bend = bend;
        }
    }
  begin_move (resolver, hexes, FALSE);
  acies_turn_begin_acting (resolver, resolver->state->turn, unit);
  if (best != ACIES_NO_HEX)
    acies_turn_set_moved (resolver, walk (resolver, &ways, best));
  acies_lvi_end_move (resolver);
}

void
acies_lvi_move (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  gboolean          goes_on = state->decision.kind == LVI_ASK_GO_ON;
  guint             left = goes_on ? acies_lvi_block (state)->left : acies_lvi_march (state, unit);
  guint             gone;
  AciesLviSurvey    survey;
  AciesLviWays      ways;

  if (!goes_on && acies_lvi_is_leader (state, unit))
    {
      acies_lvi_ride (resolver, unit, command->to);
      return;
    }
  acies_lvi_survey (&survey, state, state->units[unit].side);
  acies_lvi_find_ways (&ways, &survey, unit, goes_on ? acies_lvi_inches_left (state) : 2 * left, !goes_on);
  if (goes_on)
    {
      acies_resolver_answered (resolver);
      gone = walk (resolver, &ways, command->to);
      LVI_SET (resolver, left, (guint8) (left - MIN (left, gone)));
      if (gone > left)
        LVI_SET (resolver, odd, 0);
      acies_turn_set_moved (resolver, state->turn.moved + gone);
      acies_lvi_go_on (resolver);
      return;
    }
  /* LVI-L24, LVI-R70 */
  begin_move (resolver, left, FALSE);
  acies_turn_begin_acting (resolver, state->turn, unit);
  if (acies_lvi_leads_to (&ways, command->to))
    {
      acies_turn_set_moved (resolver, walk (resolver, &ways, command->to));
      acies_lvi_end_move (resolver);
      acies_step_push (resolver, LVI_STEP_ACT);
    }
  else
    {
      LVI_SET (resolver, aim, acies_block_hex (command->to));
      roll (resolver, 0);
    }
}

/* --- dice -------------------------------------------------------------------------------------- */

/* LVI-R22: also where it could march. */
gboolean
acies_lvi_check_go (const AciesCommand *command,
                    const AciesState   *state,
                    GError            **error)
{
  return acies_lvi_check_may_move (state, command->hex, acies_command_unit (command, state), error);
}

void
acies_lvi_go (const AciesCommand *command,
              AciesResolver      *resolver)
{
  AciesUnitId unit = acies_state_unit_at (resolver->state, command->hex);

  begin_move (resolver, 0, FALSE);
  acies_turn_begin_acting (resolver, resolver->state->turn, unit);
  if (pool_of (resolver->state, unit)->n > 1)
    acies_question_ask_side (resolver, LVI_ASK_ADD, resolver->state->turn.active, unit, 0);
  else
    roll (resolver, 0);
}

/* LVI-H5 */
gboolean
acies_lvi_check_add (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  guint most = pool_of (state, state->turn.acting)->n;

  return (command->number >= 1 && command->number <= (int) most) ||
         acies_refuse (error, "LVI-L25", g_dngettext (GETTEXT_PACKAGE, "At most %u die can be added", "At most %u dice can be added", most - 1), most - 1);
}

void
acies_lvi_add (const AciesCommand *command,
               AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  roll (resolver, (guint) command->number - 1);
}

/* LVI-H5, LVI-R23 */
void
acies_lvi_read_move (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->turn.acting;
  guint             inches = acies_lvi_inches (state);
  int               tires = acies_lvi_value (state, unit, LVI_TIRES);
  gboolean          tired = FALSE;
  AciesHex          aim = acies_block_get_hex (acies_lvi_block (state)->aim);
  AciesHex          way[LVI_MAX_WAY * 2];
  AciesLviSurvey    survey;
  AciesLviWays      ways, planned;
  guint             n;

  acies_lvi_log_dice (resolver, LVI_LOG_MOVE_ROLLED, unit, inches / 2, 0);
  begin_move (resolver, inches / 2, inches % 2 == 1 && acies_lvi_is_formed (state, unit));
  /* LVI-L27, LVI-A5, LVI-A24: one die is enough. */
  for (guint i = 0; i < state->dice.n; i++)
    tired |= tires > 0 && acies_lvi_shown (state, i) >= tires;
  if (tired && acies_lvi_is_formed (state, unit) && acies_lvi_property (state, unit, LVI_FORMATION) != LVI_COLUMN)
    {
      acies_log_unit (resolver, LVI_LOG_TIRED, unit);
      acies_lvi_points (resolver, unit, 1, LVI_CAUSE_MOVE);
    }
  if (aim == ACIES_NO_HEX)
    {
      acies_lvi_go_on (resolver);
      return;
    }
  acies_lvi_survey (&survey, state, state->units[unit].side);
  acies_lvi_find_ways (&ways, &survey, unit, acies_lvi_inches_left (state), FALSE);
  if (!acies_lvi_leads_to (&ways, aim))
    {
      /* LVI-R70: the hex on the way there that the dice take it to. */
      acies_lvi_find_ways (&planned, &survey, unit, acies_lvi_most_inches (state, unit), FALSE);
      n = acies_lvi_trace (&planned, aim, way);
      while (n > 0 && !acies_lvi_leads_to (&ways, way[n - 1]))
        n--;
      aim = n > 0 ? way[n - 1] : ways.start;
    }
  if (aim != ways.start)
    acies_turn_set_moved (resolver, walk (resolver, &ways, aim));
  acies_lvi_end_move (resolver);
  acies_step_push (resolver, LVI_STEP_ACT);
}

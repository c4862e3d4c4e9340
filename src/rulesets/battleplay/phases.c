/* phases.c - BattlePlay: the course of a battle: its phases, whose pick it is, what may be picked, and what is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

AciesBpFight
acies_bp_fight_of_phase (const AciesState *state)
{
  static const AciesBpFight of_melee[] = { BP_FLANK, BP_SUPPORT, BP_FRONT };

  switch (state->turn.phase)
    {
    case BP_PHASE_ARTILLERY:
      return BP_SHOT_ARTILLERY;

    case BP_PHASE_BOWFIRE:
      return BP_SHOT_BOWS;

    case BP_PHASE_SKIRMISHERS:
      return BP_SHOT_SKIRMISHERS;

    case BP_PHASE_CHARGE:
      return BP_CHARGE;

    case BP_PHASE_MELEE:
      return of_melee[MIN (acies_bp_block (state)->stage, BP_STAGE_FRONTS)];

    default:
      return BP_NO_FIGHT;
    }
}

/* BP-A35: artillery is not. */
static gboolean
is_by_file (AciesBpFight fight)
{
  return fight == BP_SHOT_BOWS || fight == BP_SHOT_SKIRMISHERS || fight == BP_CHARGE || fight == BP_FRONT;
}

/* --- who may fight -------------------------------------------------------------------------- */

/* BP-A12: skirmishers do not roll in a charge. BP-A18: either side supports. */
gboolean
acies_bp_may_fight (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesBpFight      fight)
{
  AciesSide side = state->units[unit].side;

  switch (fight)
    {
    case BP_SHOT_ARTILLERY:
      return acies_bp_class (state, unit) == BP_ARTILLERY;

    case BP_SHOT_BOWS:
      return acies_bp_is_main (state, unit) && acies_state_unit_type (state, unit)->values[BP_SHOOT_GOOD] != 0;

    case BP_SHOT_SKIRMISHERS:
      return acies_bp_class (state, unit) == BP_FOOT_SKIRMISHERS || acies_bp_class (state, unit) == BP_MOUNTED_SKIRMISHERS;

    case BP_FLANK: /* BP-R39 */
      return acies_bp_is_main (state, unit) && !acies_bp_enemy_stands_on (state, acies_bp_front (state, from, side), side) &&
             acies_bp_enemy_stands_on (state, acies_board_neighbour (state->board, from, ACIES_DIRECTION_E), side) !=
                 acies_bp_enemy_stands_on (state, acies_board_neighbour (state->board, from, ACIES_DIRECTION_W), side);

    case BP_SUPPORT:
      return !acies_bp_is_general (state, unit) && !acies_bp_enemy_stands_on (state, acies_bp_front (state, from, side), side);

    case BP_CHARGE:
      return acies_bp_is_main (state, unit);

    case BP_FRONT:
      return !acies_bp_is_general (state, unit);

    default:
      return FALSE;
    }
}

/* Whom a fight on @hex would be with: the card of @side. BP-R33 to BP-R36, BP-A11. */
AciesUnitId
acies_bp_target_on (const AciesState *state,
                    AciesSide         side,
                    AciesHex          hex,
                    AciesBpFight      fight)
{
  gboolean    shot = fight <= BP_SHOT_SKIRMISHERS;
  AciesUnitId ids[] = { acies_stack_in_layer (state, hex, shot ? 1 : 0), acies_stack_in_layer (state, hex, shot ? 0 : 1),
                        acies_stack_in_layer (state, hex, 2) };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (ids[i] != ACIES_NO_UNIT)
        return state->units[ids[i]].side == side ? ids[i] : ACIES_NO_UNIT;
    }

  return ACIES_NO_UNIT;
}

gboolean
acies_bp_reaches (const AciesState *state,
                  AciesUnitId       unit,
                  AciesHex          from,
                  AciesHex          to,
                  AciesBpFight      fight)
{
  AciesSide side = state->units[unit].side;
  AciesHex  front = acies_bp_front (state, from, side);
  int       files = (int) acies_hex_column (to) - (int) acies_hex_column (from);
  gboolean  in_enemy_row = acies_hex_row (to) == acies_bp_row (state, acies_bp_enemy (side));

  if (fight == BP_SHOT_ARTILLERY)
    return front != ACIES_NO_HEX && in_enemy_row && ABS (files) <= 1;
  if (fight == BP_FLANK)
    return acies_hex_row (to) == acies_hex_row (from) && ABS (files) == 1;
  if (fight == BP_SUPPORT)
    return ABS (files) == 1;

  return to == front;
}

/* What would be between them; in play, in this phase. */
AciesBpFight
acies_bp_fight_between (const AciesState *state,
                        AciesUnitId       unit,
                        AciesHex          from,
                        AciesHex          to)
{
  static const AciesBpFight kinds[] = { BP_SHOT_ARTILLERY, BP_SHOT_SKIRMISHERS, BP_CHARGE, BP_FLANK, BP_SUPPORT };
  AciesBpFight              now = state->mode == ACIES_MODE_PLAY ? acies_bp_fight_of_phase (state) : BP_NO_FIGHT;
  AciesSide                 enemy = acies_bp_enemy (state->units[unit].side);

  if (now != BP_NO_FIGHT)
    return acies_bp_may_fight (state, unit, from, now) && acies_bp_reaches (state, unit, from, to, now) &&
                   acies_bp_target_on (state, enemy, to, now) != ACIES_NO_UNIT
               ? now
               : BP_NO_FIGHT;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (acies_bp_may_fight (state, unit, from, kinds[i]) && acies_bp_reaches (state, unit, from, to, kinds[i]))
        return kinds[i];
    }

  return BP_NO_FIGHT;
}

static gboolean
has_acted (const AciesState *state,
           AciesUnitId       unit)
{
  return acies_state_unit_has_mark (state, unit, BP_MARK_ACTED);
}

/* The card of @side that rolls in the file, if it has an enemy to roll at. In a melee the others on its square roll with it (BP-A29). */
static AciesUnitId
find_roller (const AciesState *state,
             AciesSide         side,
             guint             file,
             AciesBpFight      fight)
{
  AciesHex    hex = acies_bp_square (state, file, side);
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = 0; i < n; i++)
    {
      if (state->units[ids[i]].side == side && !has_acted (state, ids[i]) && acies_bp_may_fight (state, ids[i], hex, fight) &&
          acies_bp_target_on (state, acies_bp_enemy (side), acies_bp_front (state, hex, side), fight) != ACIES_NO_UNIT)
        return ids[i];
    }

  return ACIES_NO_UNIT;
}

/* BP-R37, BP-A17, BP-A20: who rolls at the same time on the other side of the file. */
AciesUnitId
acies_bp_answer_of (const AciesState *state,
                    AciesUnitId       unit,
                    AciesUnitId       target,
                    AciesBpFight      fight)
{
  if (!is_by_file (fight))
    return ACIES_NO_UNIT;

  return find_roller (state, state->units[target].side, acies_hex_column (state->units[unit].hex), fight);
}

/* --- checks --------------------------------------------------------------------------------- */

/* By kinds of fight: who alone can fight, and whom. */
static const struct
{
  const char *rule;
  const char *fighter, *target;
} refusals[] = {
  [BP_SHOT_ARTILLERY] = { "BP-R33", N_ ("Only artillery can shoot now"), N_ ("Artillery can shoot only at enemies straight ahead or one file to the side") },
  [BP_SHOT_BOWS] = { "BP-R34", N_ ("Only bowmen can shoot now"), N_ ("Bowmen can shoot only at enemies straight ahead") },
  [BP_SHOT_SKIRMISHERS] = { "BP-R35", N_ ("Only skirmishers can shoot now"), N_ ("Skirmishers can shoot only at enemies straight ahead") },
  [BP_CHARGE] = { "BP-R36", N_ ("Only main battle cards can fight now"), N_ ("Cards can fight only enemies straight ahead") },
  [BP_FLANK] = { "BP-R39", N_ ("Only main battle cards on an open flank can roll first"), N_ ("A card on an open flank can roll only against the enemy beside it") },
  [BP_SUPPORT] = { "BP-R40", N_ ("Only troop cards with no enemy in front can support a neighbouring file"), N_ ("A card can support only against an enemy in a neighbouring file") },
  [BP_FRONT] = { "BP-R40", N_ ("A general cannot fight alone"), N_ ("Cards can fight only enemies straight ahead") },
};

gboolean
acies_bp_check_attack (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId  unit = acies_command_unit (command, state);
  AciesBpFight fight = acies_bp_fight_of_phase (state);

  if (fight == BP_NO_FIGHT)
    return acies_refuse (error, "BP-R32", _ ("No card fights in this phase"));
  if (!acies_check_own (state, unit, command->hex, "BP-R30", error))
    return FALSE;
  if (has_acted (state, unit))
    return acies_refuse_unit (error, "BP-R32", state, unit, _ ("%s has already rolled in this phase"), _ ("%s have already rolled in this phase"));
  if (!acies_bp_may_fight (state, unit, command->hex, fight))
    return acies_refuse (error, fight == BP_FRONT ? "BP-R27" : refusals[fight].rule, "%s", _ (refusals[fight].fighter));
  if (command->to == ACIES_NO_HEX || !acies_bp_reaches (state, unit, command->hex, command->to, fight) ||
      acies_bp_target_on (state, acies_bp_enemy (state->turn.active), command->to, fight) == ACIES_NO_UNIT)
    return acies_refuse (error, refusals[fight].rule, "%s", _ (refusals[fight].target));

  return !is_by_file (fight) || unit == find_roller (state, state->turn.active, acies_hex_column (command->hex), fight) ||
         acies_refuse (error, "BP-A29", _ ("Choose the main card of the file: the other cards on its square roll with it"));
}

/* BP-R30: also a file in which the enemy alone rolls is picked. */
gboolean
acies_bp_check_fight (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesBpFight fight = acies_bp_fight_of_phase (state);
  AciesUnitId  unit = acies_command_unit (command, state);
  AciesSide    side = state->turn.active;
  guint        file = acies_hex_column (command->hex);

  if (!is_by_file (fight))
    return acies_refuse (error, "BP-R30", _ ("No file can be picked now"));
  if (!acies_check_own (state, unit, command->hex, "BP-R30", error))
    return FALSE;
  if (unit != acies_state_unit_at (state, command->hex) || acies_hex_row (command->hex) != acies_bp_row (state, side))
    return acies_refuse (error, "BP-R30", _ ("Choose the main card of the file"));
  if (find_roller (state, side, file, fight) != ACIES_NO_UNIT)
    /* Translators: a side */
    return acies_refuse (error, "BP-R30", _ ("A card of %s rolls in that file: attack with it instead"), state->ruleset->sides[side].name);

  return find_roller (state, acies_bp_enemy (side), file, fight) != ACIES_NO_UNIT ||
         acies_refuse (error, "BP-R30", _ ("No card rolls in that file"));
}

/* By files, or by cards. */
static void
list_fights (const AciesState *state,
             GArray           *commands)
{
  AciesBpFight fight = acies_bp_fight_of_phase (state);
  AciesSide    side = state->turn.active;

  for (guint file = 0; file < state->board->columns && is_by_file (fight); file++)
    {
      AciesHex     hex = acies_bp_square (state, file, side);
      AciesUnitId  roller = find_roller (state, side, file, fight);
      AciesCommand command = roller != ACIES_NO_UNIT ? acies_command_on_unit (ACIES_COMMAND_ATTACK, state, roller) : acies_command_on_hex (BP_COMMAND_FIGHT, hex);

      if (roller != ACIES_NO_UNIT)
        command.to = acies_bp_front (state, hex, side);
      acies_list_allowed (state, command, commands);
    }
  for (AciesUnitId unit = 0; unit < state->n_units && fight != BP_NO_FIGHT && !is_by_file (fight); unit++)
    {
      if (state->units[unit].place != ACIES_PLACE_BOARD || state->units[unit].side != side || has_acted (state, unit) ||
          !acies_bp_may_fight (state, unit, state->units[unit].hex, fight))
        continue;
      for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
        {
          AciesCommand command = acies_command_on_unit (ACIES_COMMAND_ATTACK, state, unit);

          command.to = hex;
          acies_list_allowed (state, command, commands);
        }
    }
}

/* Is anything there for @side to pick, by what everybody sees? */
static gboolean
has_fight (const AciesState *state,
           AciesSide         side,
           AciesBpFight      fight)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || has_acted (state, (AciesUnitId) i) || (unit->side != side && !is_by_file (fight)) ||
          !acies_bp_may_fight (state, (AciesUnitId) i, unit->hex, fight))
        continue;
      for (AciesUnitId target = 0; target < state->n_units; target++)
        {
          const AciesUnit *other = &state->units[target];

          if (other->place == ACIES_PLACE_BOARD && other->side != unit->side && acies_bp_reaches (state, (AciesUnitId) i, unit->hex, other->hex, fight) &&
              acies_bp_target_on (state, other->side, other->hex, fight) != ACIES_NO_UNIT)
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
has_pick (const AciesState *state,
          AciesSide         side)
{
  const AciesBpBlock *block = acies_bp_block (state);

  if (block->ceased[side])
    return FALSE;
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    return has_fight (state, side, acies_bp_fight_of_phase (state));

  /* What lies in reserve is not told, nor whether it could come in. */
  if (block->stage == BP_STAGE_RESERVES)
    return acies_bp_most_in_reserve (state, side) > 0 && acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE) > 0;
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (state->units[unit].place == ACIES_PLACE_BOARD && state->units[unit].side == side && acies_bp_can_move (state, unit) &&
          (!has_acted (state, unit) || acies_bp_may_ask (state, side)))
        return TRUE;
    }

  return FALSE;
}

static void
list_picks (const AciesState *state,
            GArray           *commands)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    list_fights (state, commands);
  else if (acies_bp_block (state)->stage == BP_STAGE_RESERVES)
    acies_bp_list_deploy (state, commands);
  else
    acies_bp_list_moves (state, commands);
  acies_bp_list_plays (state, commands);
}

/* A step of @side, which is about the fight that goes on, if one does. */
void
acies_bp_push_side (AciesResolver *resolver,
                    guint          step,
                    AciesSide      side)
{
  guint n = resolver->state->n_combats;

  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .combat = (guint8) (n - (n > 0)), .side = side });
}

/* --- the beginning -------------------------------------------------------------------------- */

/* Steps are pushed in reverse. A battle may begin with any phase. BP-R7 to BP-R12, BP-R48; a siege has no terrain (BP-R42). */
void
acies_bp_start (const AciesCommand *command,
                AciesResolver      *resolver)
{
  static const guint prepared_by[] = { BP_SWITCH_PREPARED_NEAR, BP_SWITCH_PREPARED_FAR };
  const AciesState  *state = resolver->state;
  const gint16      *switches = state->switches;
  guint              phase = state->turn.phase;

  acies_game_begin (resolver);
  for (AciesSide side = 0; side < 2; side++)
    {
      AciesSideNumbers numbers = state->sides[side];

      /* Until the armies are laid out, all there are. */
      numbers.morale = (gint16) acies_bp_count_main (state, side);
      for (guint i = 0; i < state->n_units && switches[BP_SWITCH_DEPLOYMENT] == BP_BY_PLAYERS && phase <= BP_PHASE_DEPLOYMENT; i++)
        numbers.morale += state->units[i].side == side && state->units[i].place == ACIES_PLACE_RESERVE && acies_bp_is_main (state, (AciesUnitId) i);
      acies_resolver_set_side (resolver, side, &numbers);
    }
  BP_SET (resolver, trees, (guint8) switches[BP_SWITCH_TREES]);
  BP_SET (resolver, mountains, (guint8) switches[BP_SWITCH_MOUNTAINS]);
  if (phase > BP_PHASE_DEPLOYMENT)
    {
      acies_turn_set_phase (resolver, phase - 1);
      acies_step_push (resolver, BP_STEP_NEXT_PHASE);
      return;
    }
  acies_step_push (resolver, BP_STEP_NEXT_PHASE);
  acies_step_push (resolver, BP_STEP_REVEAL);
  if (switches[BP_SWITCH_DEPLOYMENT] == BP_BY_PLAYERS)
    acies_bp_begin_deployment (resolver);
  acies_bp_push_side (resolver, BP_STEP_TACTICA, acies_bp_enemy (acies_bp_better (state)));
  acies_bp_push_side (resolver, BP_STEP_TACTICA, acies_bp_better (state));
  if (phase != BP_PHASE_GROUND || switches[BP_SWITCH_SIEGE])
    return;
  acies_step_push (resolver, BP_STEP_HILL);
  if (switches[BP_SWITCH_GROUND] != BP_GROUND_DRAWN)
    return;
  if (acies_bp_is_double (state))
    {
      acies_step_push_all (resolver, BP_STEP_BROWN, BP_STEP_GREEN);
      acies_step_push (resolver, BP_STEP_SECOND_HALF);
    }
  acies_step_push_all (resolver, BP_STEP_BROWN, BP_STEP_GREEN);
  if (switches[BP_SWITCH_WATERWAY])
    acies_step_push (resolver, BP_STEP_WATERWAY);
  for (guint i = 0; i < 2; i++)
    {
      AciesSide side = i == 0 ? state->setup.first : acies_bp_defender (state);

      for (int n = 0; n < switches[prepared_by[side]]; n++)
        acies_bp_push_side (resolver, BP_STEP_PREPARE, side);
    }
}

/* BP-A34: who picks first, whatever becomes of generals. */
static void
begin_phase (AciesResolver *resolver,
             guint          phase)
{
  static const guint8 none[2];
  const AciesState   *state = resolver->state;

  acies_turn_set_phase (resolver, phase > BP_PHASE_DEPLOYMENT ? phase : BP_PHASE_ARTILLERY);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_ACTED, FALSE);
    }
  BP_SET (resolver, stage, 0);
  BP_SET (resolver, seized, 0);
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, ceased), none, sizeof none);
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, held), none, sizeof none);
  acies_log_entry (resolver, BP_LOG_PHASE, .number = state->turn.phase);
  if (phase == BP_PHASE_EXPLOITATION)
    acies_bp_pull_off (resolver);
  BP_SET (resolver, first, acies_bp_better (state));
  acies_bp_push_side (resolver, BP_STEP_PICK, acies_bp_block (state)->first);
}

/* BP-K11: who has seized the initiative picks again. */
void
acies_bp_next_pick (AciesResolver *resolver)
{
  AciesSide side = resolver->state->turn.active;

  acies_bp_push_side (resolver, BP_STEP_PICK, acies_bp_block (resolver->state)->seized ? side : acies_bp_enemy (side));
  BP_SET (resolver, seized, 0);
}

void
acies_bp_phase_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  static const guint  n_stages[] = { [BP_PHASE_EXPLOITATION] = BP_STAGE_MOVES + 1, [BP_PHASE_MELEE] = BP_STAGE_FRONTS + 1 };
  static const guint8 none[2];
  const AciesState   *state = resolver->state;
  const AciesBpBlock *block = acies_bp_block (state);
  AciesTurn           turn = state->turn;
  guint               stage = block->stage + 1u;
  guint               stars;

  switch (step->kind)
    {
    case BP_STEP_PICK: /* BP-R30: the sides pick in turn, until neither the stage nor the phase (BP-R32, BP-R38, BP-R40) has a pick left. */
      turn.active = has_pick (state, step->side) ? step->side : acies_bp_enemy (step->side);
      if (has_pick (state, turn.active))
        acies_resolver_set_turn (resolver, turn);
      else if (stage < n_stages[turn.phase])
        {
          BP_SET (resolver, stage, (guint8) stage);
          acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, ceased), none, sizeof none);
          acies_bp_push_side (resolver, BP_STEP_PICK, acies_bp_block (resolver->state)->first);
        }
      else
        acies_step_push (resolver, BP_STEP_NEXT_PHASE);
      break;

    case BP_STEP_TACTICA: /* BP-R47, BP-R48: as many cards as the general has stars */
      stars = state->switches[BP_SWITCH_TACTICA] ? acies_bp_stars (state, step->side) : 0;
      if (stars > 0)
        acies_resolver_ask_draw (resolver, step->side, ACIES_NO_UNIT, BP_DECK_TACTICA, stars + acies_bp_is_double (resolver->state), ACIES_ZONE_HAND);
      break;

    default:
      if (turn.phase < BP_PHASE_MELEE)
        begin_phase (resolver, turn.phase < BP_PHASE_DEPLOYMENT ? BP_PHASE_ARTILLERY : turn.phase + 1u);
      else
        acies_bp_judge (resolver, TRUE);
      break;
    }
}

/* --- questions -------------------------------------------------------------------------------- */

static char *
describe_pick (const AciesState *state,
               const char       *side)
{
  static const char *const of_fight[] = {
    [BP_SHOT_ARTILLERY] = N_ ("%s chooses an artillery card and its target"),
    [BP_SHOT_BOWS] = N_ ("%s picks the next file for bowfire"),
    [BP_SHOT_SKIRMISHERS] = N_ ("%s picks the next file for skirmishers to shoot in"),
    [BP_CHARGE] = N_ ("%s picks the next file to charge in"),
    [BP_FLANK] = N_ ("%s picks a card on an open flank to roll first"),
    [BP_SUPPORT] = N_ ("%s may let a card support a neighbouring file"),
    [BP_FRONT] = N_ ("%s picks the next file to fight in"),
  };
  AciesBpFight fight = acies_bp_fight_of_phase (state);

  if (fight != BP_NO_FIGHT)
    return g_strdup_printf (_ (of_fight[fight]), side);

  return g_strdup_printf (acies_bp_block (state)->stage == BP_STAGE_RESERVES ? _ ("%s may bring in a card from the reserve") : _ ("%s may move a card"), side);
}

static const char *
find_end_of_pick (const AciesState *state)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    return "supports";

  return acies_bp_block (state)->stage == BP_STAGE_RESERVES ? "reserves" : "moves";
}

static const char *
find_done_of_pick (const AciesState *state)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    return N_ ("_Done: No More Support");

  return acies_bp_block (state)->stage == BP_STAGE_RESERVES ? N_ ("_Done: No More Reserves") : N_ ("_Done: No More Moves");
}

static char *
describe_deploy (const AciesState *state,
                 const char       *side)
{
  guint open = acies_bp_block (state)->open;
  guint left = acies_state_count_units (state, state->decision.side, ACIES_PLACE_RESERVE);

  if (open > 0)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays %2$u more card face up", "%1$s lays %2$u more cards face up", open), side, open);
  if (acies_bp_stars (state, 0) == acies_bp_stars (state, 1))
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays a card face down (%2$u card left)", "%1$s lays a card face down (%2$u cards left)", left), side, left);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays out its army face down (%2$u card left)", "%1$s lays out its army face down (%2$u cards left)", left), side, left);
}

static char *
describe_again (const AciesState *state,
                const char       *side)
{
  return g_strdup_printf (state->decision.count > 0 ? _ ("%s chooses a die to roll again") : _ ("%s may roll dice again, each die once"), side);
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *decision = &state->decision;

  if (state->n_combats == 0)
    return g_strdup_printf (_ ("%s rolls for the hill"), side);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die", "%1$s rolls %2$u dice", decision->n_dice), side, decision->n_dice);
}

#define TACTICA ACIES_ANSWER (PLAY) | ACIES_ANSWER_VERB (BP_COMMAND_HOLD) | ACIES_ANSWER (PASS)

/* clang-format off */
const AciesQuestion acies_bp_questions[BP_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "pick", .rule = "BP-R30", .find_end = find_end_of_pick, .find_done = find_done_of_pick, .list = list_picks, .describe = describe_pick,
    .answers = ACIES_ANSWER (ATTACK) | ACIES_ANSWER (MOVE) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE) |
               ACIES_ANSWER_VERB (BP_COMMAND_DEPLOY) | ACIES_ANSWER_VERB (BP_COMMAND_FIGHT),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [BP_ASK_PREPARE] = {
    .name = "prepare", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R8", .ends = "prepare", .list = acies_list_choices,
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_PREPARE) | ACIES_ANSWER (PASS), .pass = N_ ("_Pass: No Change"),
    .sentence = N_ ("%s may prepare the battlefield"),
  },
  [BP_ASK_WATERWAY] = {
    .name = "waterway", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R9", .ends = "waterway", .list = acies_bp_list_waterway,
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_WATERWAY) | ACIES_ANSWER (PASS), .pass = N_ ("_No Waterway"),
    .sentence = N_ ("%s may put the waterway in the first or the last file"),
  },
  [BP_ASK_DEPLOY] = {
    .name = "deploy", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R15", .ends = "deploy", .done = N_ ("_Done: The Army Is Ready"),
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_DEPLOY) | ACIES_ANSWER_VERB (BP_COMMAND_TAKE_BACK) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE),
    .list = acies_bp_list_deploy, .describe = describe_deploy,
  },
  [BP_ASK_REDEPLOY] = {
    .name = "redeploy", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-K8", .ends = "redeploy", .pass = N_ ("_Pass: Do Not Redeploy"),
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .list = acies_bp_list_plays,
    .sentence = N_ ("%s may play Redeploy before the cards are turned face up"),
  },
  [BP_ASK_SWAP] = {
    .name = "swap", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-K8", .answers = ACIES_ANSWER_VERB (BP_COMMAND_SWAP), .list = acies_bp_list_swap,
    .sentence = N_ ("%s chooses two main battle cards to swap"),
  },
  [BP_ASK_JOIN] = {
    .name = "join", .asked = ACIES_ASKS_ATTACKER, .rule = "BP-R27", .ends = "join",
    .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS), .yes = N_ ("_Yes: Join the Fight"), .pass = N_ ("_No: Stay Back"),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s: does the general join the fight of %2$s?", "%1$s: does the general join the fight of %2$s?") },
  },
  [BP_ASK_BEFORE] = {
    .name = "before-roll", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R47", .ends = "before", .answers = TACTICA, .pass = N_ ("_Pass: No Card"),
    .list = acies_bp_list_plays,
    /* Translators: a side, a unit and its hex */
    .forms = { ACIES_FORMS ("%1$s may play Tactica cards before the roll of %2$s", "%1$s may play Tactica cards before the roll of %2$s") },
  },
  [BP_ASK_AFTER] = {
    .name = "after-roll", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R47", .ends = "after", .answers = TACTICA, .pass = N_ ("_Pass: No Card"),
    .list = acies_bp_list_plays,
    /* Translators: a side, a unit and its hex */
    .forms = { ACIES_FORMS ("%1$s may play Tactica cards after the roll of %2$s", "%1$s may play Tactica cards after the roll of %2$s") },
  },
  [BP_ASK_AGAIN] = {
    .name = "again-moment", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-A10", .ends = "again", .answers = ACIES_ANSWER_VERB (BP_COMMAND_AGAIN) | ACIES_ANSWER (PASS),
    .pass = N_ ("_Keep the Dice"), .list = acies_list_choices, .describe = describe_again,
  },
};
/* clang-format on */

/* pick.c - BattlePlay: who may fight whom, and what there is to pick
 *
 * Artillery, open flanks and supporting files are picked card by card. All else is
 * picked file by file: in a file the cards of both sides roll, and at the same time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

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

static gboolean
enemy_beside (const AciesState *state,
              AciesHex          hex,
              AciesSide         side,
              AciesDirection    direction)
{
  return acies_bp_enemy_stands_on (state, acies_board_neighbour (state->board, hex, direction), side);
}

/* BP-R39 */
static gboolean
is_on_open_flank (const AciesState *state,
                  AciesHex          hex,
                  AciesSide         side)
{
  return !acies_bp_enemy_stands_on (state, acies_bp_front (state, hex, side), side) &&
         enemy_beside (state, hex, side, ACIES_DIRECTION_E) != enemy_beside (state, hex, side, ACIES_DIRECTION_W);
}

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
      return acies_bp_is_skirmisher (state, unit);

    case BP_FLANK:
      return acies_bp_is_main (state, unit) && is_on_open_flank (state, from, side);

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

/* --- files ---------------------------------------------------------------------------------- */

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

static gboolean
refuse_fighter (const AciesState *state,
                AciesUnitId       unit,
                AciesBpFight      fight,
                GError          **error)
{
  switch (fight)
    {
    case BP_SHOT_ARTILLERY:
      return acies_refuse (error, "BP-R33", _ ("Only artillery can shoot now"));

    case BP_SHOT_BOWS:
      return acies_refuse (error, "BP-R34", _ ("Only bowmen can shoot now"));

    case BP_SHOT_SKIRMISHERS:
      return acies_refuse (error, "BP-R35", _ ("Only skirmishers can shoot now"));

    case BP_FLANK:
      return acies_refuse (error, "BP-R39", _ ("Only main battle cards on an open flank can roll first"));

    case BP_SUPPORT:
      return acies_refuse (error, "BP-R40", _ ("Only troop cards with no enemy in front can support a neighbouring file"));

    case BP_FRONT:
      return acies_refuse (error, "BP-R27", _ ("A general cannot fight alone"));

    default:
      return acies_refuse (error, "BP-R36", _ ("Only main battle cards can fight now"));
    }
}

static gboolean
refuse_target (AciesBpFight fight,
               GError     **error)
{
  switch (fight)
    {
    case BP_SHOT_ARTILLERY:
      return acies_refuse (error, "BP-R33", _ ("Artillery can shoot only at enemies straight ahead or one file to the side"));

    case BP_SHOT_BOWS:
      return acies_refuse (error, "BP-R34", _ ("Bowmen can shoot only at enemies straight ahead"));

    case BP_SHOT_SKIRMISHERS:
      return acies_refuse (error, "BP-R35", _ ("Skirmishers can shoot only at enemies straight ahead"));

    case BP_FLANK:
      return acies_refuse (error, "BP-R39", _ ("A card on an open flank can roll only against the enemy beside it"));

    case BP_SUPPORT:
      return acies_refuse (error, "BP-R40", _ ("A card can support only against an enemy in a neighbouring file"));

    default:
      return acies_refuse (error, fight == BP_CHARGE ? "BP-R36" : "BP-R40", _ ("Cards can fight only enemies straight ahead"));
    }
}

gboolean
acies_bp_check_attack (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId  unit = acies_command_unit (command, state);
  AciesBpFight fight = acies_bp_fight_of_phase (state);

  if (fight == BP_NO_FIGHT)
    return acies_refuse (error, "BP-R32", _ ("No card fights in this phase"));
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "BP-R30", command->hex);
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "BP-R30", state, unit);
  if (has_acted (state, unit))
    return acies_refuse_unit (error, "BP-R32", state, unit, _ ("%s has already rolled in this phase"), _ ("%s have already rolled in this phase"));
  if (!acies_bp_may_fight (state, unit, command->hex, fight))
    return refuse_fighter (state, unit, fight, error);

  if (command->to == ACIES_NO_HEX || !acies_bp_reaches (state, unit, command->hex, command->to, fight) ||
      acies_bp_target_on (state, acies_bp_enemy (state->turn.active), command->to, fight) == ACIES_NO_UNIT)
    return refuse_target (fight, error);

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
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "BP-R30", command->hex);
  if (state->units[unit].side != side)
    return acies_refuse_enemy (error, "BP-R30", state, unit);
  if (unit != acies_state_unit_at (state, command->hex) || acies_hex_row (command->hex) != acies_bp_row (state, side))
    return acies_refuse (error, "BP-R30", _ ("Choose the main card of the file"));
  if (find_roller (state, side, file, fight) != ACIES_NO_UNIT)
    /* Translators: a side */
    return acies_refuse (error, "BP-R30", _ ("A card of %s rolls in that file: attack with it instead"), state->ruleset->sides[side].name);

  return find_roller (state, acies_bp_enemy (side), file, fight) != ACIES_NO_UNIT ||
         acies_refuse (error, "BP-R30", _ ("No card rolls in that file"));
}

/* --- lists ---------------------------------------------------------------------------------- */

static void
add_attack (const AciesState *state,
            AciesUnitId       unit,
            AciesHex          to,
            GArray           *commands)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_ATTACK, state, unit);

  command.to = to;
  if (acies_board_contains (state->board, to) && acies_bp_check_attack (&command, state, NULL))
    g_array_append_val (commands, command);
}

static void
list_by_file (const AciesState *state,
              AciesBpFight      fight,
              GArray           *commands)
{
  AciesSide side = state->turn.active;

  for (guint file = 0; file < state->board->columns; file++)
    {
      AciesHex     hex = acies_bp_square (state, file, side);
      AciesUnitId  roller = find_roller (state, side, file, fight);
      AciesCommand command = acies_command_on_hex (BP_COMMAND_FIGHT, hex);

      if (roller != ACIES_NO_UNIT)
        add_attack (state, roller, acies_bp_front (state, hex, side), commands);
      else if (acies_bp_check_fight (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

static void
list_by_card (const AciesState *state,
              AciesBpFight      fight,
              GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || unit->side != state->turn.active || has_acted (state, (AciesUnitId) i) ||
          !acies_bp_may_fight (state, (AciesUnitId) i, unit->hex, fight))
        continue;
      for (int row = 0; row < state->board->rows; row += 2)
        {
          for (int by = -1; by <= 1; by++)
            add_attack (state, (AciesUnitId) i, acies_hex ((guint) ((int) acies_hex_column (unit->hex) + by) % ACIES_MAX_COLUMNS, (guint) row), commands);
        }
    }
}

void
acies_bp_list_fights (const AciesState *state,
                      GArray           *commands)
{
  AciesBpFight fight = acies_bp_fight_of_phase (state);

  if (is_by_file (fight))
    list_by_file (state, fight, commands);
  else if (fight != BP_NO_FIGHT)
    list_by_card (state, fight, commands);
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
has_move (const AciesState *state,
          AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side && acies_bp_can_move (state, unit) &&
          (!has_acted (state, unit) || acies_bp_may_ask (state, side)))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_bp_has_pick (const AciesState *state,
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

  return has_move (state, side);
}

void
acies_bp_list_picks (const AciesState *state,
                     GArray           *commands)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    acies_bp_list_fights (state, commands);
  else if (acies_bp_block (state)->stage == BP_STAGE_RESERVES)
    acies_bp_list_deploy (state, commands);
  else
    acies_bp_list_moves (state, commands);
  acies_bp_list_plays (state, commands);
}

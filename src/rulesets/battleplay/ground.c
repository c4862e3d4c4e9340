/* ground.c - BattlePlay: the battlefield: squares, files, who stands there, and how tiles come to lie on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* BP-A13: beyond the enemy's row the board ends. */
AciesHex
acies_bp_front (const AciesState *state,
                AciesHex          hex,
                AciesSide         side)
{
  return acies_hex_row (hex) == acies_bp_row (state, side) ? acies_bp_square (state, acies_hex_column (hex), acies_bp_enemy (side)) : ACIES_NO_HEX;
}

static AciesId
ground_of (const AciesState *state,
           guint             file)
{
  return state->board->terrain[acies_hex (file, BP_GROUND_ROW)];
}

/* BP-R13, BP-R42; BP-A40: a hill alone is not difficult. */
gboolean
acies_bp_is_difficult (const AciesState *state,
                       guint             file)
{
  AciesId ground = state->switches[BP_SWITCH_SIEGE] ? BP_CLEAR : ground_of (state, file);

  return ground == BP_ROCKY || ground == BP_ROCKY_HILL || ground == BP_WOODS || ground == BP_WOODED_HILL;
}

gboolean
acies_bp_has_woods (const AciesState *state,
                    guint             file)
{
  AciesId ground = ground_of (state, file);

  return !state->switches[BP_SWITCH_SIEGE] && (ground == BP_WOODS || ground == BP_WOODED_HILL);
}

/* BP-A28: nobody stands, moves or fights there. */
gboolean
acies_bp_is_water (const AciesState *state,
                   guint             file)
{
  return ground_of (state, file) == BP_WATERWAY;
}

/* BP-R12, BP-A9: one that was won lies at the edge of its side. */
gboolean
acies_bp_holds_hill (const AciesState *state,
                     AciesSide         side,
                     guint             file)
{
  return !state->switches[BP_SWITCH_SIEGE] && state->board->terrain[acies_bp_square (state, file, side)] == BP_HILL;
}

/* BP-R19, BP-A37: any tile is terrain, also a hill that was pulled to an edge. */
gboolean
acies_bp_has_tile (const AciesState *state,
                   guint             file)
{
  if (state->switches[BP_SWITCH_SIEGE])
    return FALSE;

  return ground_of (state, file) != BP_CLEAR || acies_bp_holds_hill (state, 0, file) || acies_bp_holds_hill (state, 1, file);
}

gboolean
acies_bp_enemy_stands_on (const AciesState *state,
                          AciesHex          hex,
                          AciesSide         side)
{
  AciesUnitId unit = hex != ACIES_NO_HEX ? acies_state_unit_at (state, hex) : ACIES_NO_UNIT;

  return unit != ACIES_NO_UNIT && state->units[unit].side != side;
}

/* Any card but a general, the main one first. */
AciesUnitId
acies_bp_troops_on (const AciesState *state,
                    AciesHex          hex)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  return unit != ACIES_NO_UNIT && !acies_bp_is_general (state, unit) ? unit : ACIES_NO_UNIT;
}

gboolean
acies_bp_has_troops (const AciesState *state,
                     AciesSide         side,
                     guint             file)
{
  for (AciesSide row = 0; row < 2; row++)
    {
      AciesUnitId troops = acies_bp_troops_on (state, acies_bp_square (state, file, row));

      if (troops != ACIES_NO_UNIT && state->units[troops].side == side)
        return TRUE;
    }

  return FALSE;
}

/* Who leads: of several the one with most stars, but from the deployment on first one of those on the board. */
AciesUnitId
acies_bp_general_of (const AciesState *state,
                     AciesSide         side)
{
  gboolean    is_laid = state->turn.phase > BP_PHASE_DEPLOYMENT;
  AciesUnitId best = ACIES_NO_UNIT;
  int         most = -1;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      int              rank;

      if (unit->side != side || (unit->place != ACIES_PLACE_BOARD && unit->place != ACIES_PLACE_RESERVE) ||
          !acies_bp_is_general (state, (AciesUnitId) i))
        continue;
      rank = state->ruleset->unit_types[unit->type].values[BP_STARS] + (is_laid && unit->place == ACIES_PLACE_BOARD ? G_MAXINT8 : 0);
      if (rank > most)
        {
          most = rank;
          best = (AciesUnitId) i;
        }
    }

  return best;
}

/* Of the general, or of who takes over for him. BP-A22: of those who were killed, for the best, as one of them may have led. */
guint
acies_bp_stars (const AciesState *state,
                AciesSide         side)
{
  AciesUnitId general = acies_bp_general_of (state, side);
  int         most = 0;

  if (general != ACIES_NO_UNIT)
    return (guint) acies_state_unit_type (state, general)->values[BP_STARS];
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && unit->place == ACIES_PLACE_LOST && acies_bp_is_general (state, (AciesUnitId) i))
        most = MAX (most, state->ruleset->unit_types[unit->type].values[BP_STARS]);
    }

  return acies_bp_stars_after ((guint) most);
}

/* BP-R30 */
AciesSide
acies_bp_better (const AciesState *state)
{
  guint stars[] = { acies_bp_stars (state, 0), acies_bp_stars (state, 1) };

  if (stars[0] == stars[1])
    return state->setup.first;

  return stars[0] > stars[1] ? 0 : 1;
}

/* BP-A23: the reserve does not count. */
guint
acies_bp_count_main (const AciesState *state,
                     AciesSide         side)
{
  guint n = 0;

  if (state->mode == ACIES_MODE_TABLE) /* as people have counted them */
    return (guint) state->sides[side].morale;
  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == side && state->units[i].place == ACIES_PLACE_BOARD && acies_bp_is_main (state, (AciesUnitId) i);

  return n;
}

guint
acies_bp_count_troops (const AciesState *state,
                       AciesSide         side,
                       AciesPlace        place)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == side && state->units[i].place == place && !acies_bp_is_general (state, (AciesUnitId) i);

  return n;
}

/* Main battle cards on the board are what the game counts as morale. */
void
acies_bp_update_main (AciesResolver *resolver,
                      AciesSide      side)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.morale = (gint16) acies_bp_count_main (resolver->state, side);
  acies_resolver_set_side (resolver, side, &numbers);
}

/* --- the region ----------------------------------------------------------------------------- */

#define BP_PREPARED_BY 2 /* symbols, by one card (BP-A27) */
#define HALF 7

static guint
prepared (guint    symbols,
          gboolean more)
{
  return (guint) CLAMP ((int) symbols + (more ? BP_PREPARED_BY : -BP_PREPARED_BY), 0, BP_MAX_SYMBOLS);
}

/* BP-R8, BP-A27 */
gboolean
acies_bp_check_prepare (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  gboolean trees = command->number <= BP_PREPARE_FEWER_TREES;
  guint    now = trees ? acies_bp_block (state)->trees : acies_bp_block (state)->mountains;
  gboolean more = command->number % 2 == 1;

  if (command->number < BP_PREPARE_MORE_TREES || command->number > BP_PREPARE_FEWER_MOUNTAINS)
    return acies_refuse (error, "BP-R8", _ ("Choose 1 (more trees), 2 (fewer trees), 3 (more mountains) or 4 (fewer mountains)"));

  return prepared (now, more) != now ||
         acies_refuse (error, "BP-A27", more ? _ ("There are not enough tiles for more of this terrain") : trees ? _ ("No trees are left to remove")
                                                                                                                 : _ ("No mountains are left to remove"));
}

void
acies_bp_prepare (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesBpBlock *block = acies_bp_block (resolver->state);
  AciesSide           side = resolver->state->decision.side;
  gboolean            more = command->number % 2 == 1;

  acies_resolver_answered (resolver);
  acies_log_entry (resolver, BP_LOG_PREPARED, .side = side, .number = command->number);
  if (command->number <= BP_PREPARE_FEWER_TREES)
    BP_SET (resolver, trees, (guint8) prepared (block->trees, more));
  else
    BP_SET (resolver, mountains, (guint8) prepared (block->mountains, more));
}

/* BP-R9, BP-A28 */
gboolean
acies_bp_check_waterway (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesHexName name;

  if (!acies_board_contains (state->board, command->hex) || acies_hex_row (command->hex) != BP_GROUND_ROW ||
      !acies_bp_is_outer (state, acies_hex_column (command->hex)))
    /* Translators: a hex or a square */
    return acies_refuse (error, "BP-R9", _ ("Put the waterway in the middle row of the first or the last file, not on %s"), acies_hex_name (command->hex, name));
  for (AciesSide row = 0; row < 2; row++)
    {
      if (acies_state_unit_at (state, acies_bp_square (state, acies_hex_column (command->hex), row)) != ACIES_NO_UNIT)
        return acies_refuse (error, "BP-A28", _ ("The waterway cannot go in that file: there are cards in it"));
    }

  return TRUE;
}

void
acies_bp_list_waterway (const AciesState *state,
                        GArray           *commands)
{
  acies_list_allowed (state, acies_command_on_hex (BP_COMMAND_WATERWAY, acies_hex (0, BP_GROUND_ROW)), commands);
  acies_list_allowed (state, acies_command_on_hex (BP_COMMAND_WATERWAY, acies_hex (state->board->columns - 1u, BP_GROUND_ROW)), commands);
}

void
acies_bp_waterway (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  acies_resolver_set_terrain (resolver, command->hex, BP_WATERWAY);
  acies_log_entry (resolver, BP_LOG_LAID, .hex = command->hex, .number = BP_WATERWAY);
}

/* --- tiles ---------------------------------------------------------------------------------- */

/* BP-R11: a duplicate has no effect, and a hill that a side holds is one of its file as well. BP-A28: nothing lies in the waterway. */
void
acies_bp_draw (const AciesCommand *command,
               AciesResolver      *resolver)
{
  static const AciesId with[][3] = {
    [BP_CLEAR] = { BP_ROCKY, BP_WOODS, BP_HILL },
    [BP_WOODS] = { ACIES_NO_ID, ACIES_NO_ID, BP_WOODED_HILL },
    [BP_ROCKY] = { ACIES_NO_ID, BP_WOODS, BP_ROCKY_HILL },
    [BP_HILL] = { BP_ROCKY_HILL, BP_WOODED_HILL, ACIES_NO_ID },
    [BP_WOODED_HILL] = { ACIES_NO_ID, ACIES_NO_ID, ACIES_NO_ID },
    [BP_ROCKY_HILL] = { ACIES_NO_ID, BP_WOODED_HILL, ACIES_NO_ID },
    [BP_WATERWAY] = { ACIES_NO_ID, ACIES_NO_ID, ACIES_NO_ID },
  };
  const AciesState    *state = resolver->state;
  const AciesCardType *card = &state->ruleset->cards[command->id];
  guint                number = (guint) card->values[BP_VALUE_FILE];
  guint                file = number - 1;
  AciesId              ground;

  acies_draw_move (command, resolver);
  if (card->deck == BP_DECK_TACTICA)
    return;
  if (acies_bp_is_double (state)) /* BP-R48: a 7 in the left half is a 2, a 1 in the right half a 6. */
    file = acies_bp_block (state)->half == 0 ? (number == HALF ? 1 : file) : HALF + (number == 1 ? 5 : file);
  ground = with[ground_of (state, file)][card->effect - BP_TILE_ROCKY];
  if (ground == ACIES_NO_ID || (card->effect == BP_TILE_HILL && (acies_bp_holds_hill (state, 0, file) || acies_bp_holds_hill (state, 1, file))))
    {
      acies_log_entry (resolver, BP_LOG_DISCARDED, .card = command->id);
      return;
    }
  acies_resolver_set_terrain (resolver, acies_hex (file, BP_GROUND_ROW), ground);
  acies_log_entry (resolver, BP_LOG_LAID, .hex = acies_hex (file, BP_GROUND_ROW), .number = ground);
}

void
acies_bp_ground_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState   *state = resolver->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesBpBlock *block = acies_bp_block (state);

  if (step->kind == BP_STEP_PREPARE)
    acies_question_ask_side (resolver, BP_ASK_PREPARE, step->side, ACIES_NO_UNIT, 0);
  else if (step->kind == BP_STEP_SECOND_HALF) /* BP-R48: each half is drawn from all tiles. */
    {
      for (AciesId card = 0; card < ruleset->n_cards; card++)
        {
          if (ruleset->cards[card].effect <= BP_TILE_HILL)
            acies_resolver_move_cards (resolver, 0, card, acies_state_pile (state, 0, card, ACIES_ZONE_DISCARD), ACIES_ZONE_DISCARD, ACIES_ZONE_DECK);
        }
      BP_SET (resolver, half, 1);
    }
  else if (step->kind == BP_STEP_BROWN) /* BP-R10: brown tiles first */
    acies_resolver_ask_draw (resolver, acies_bp_better (state), ACIES_NO_UNIT, BP_DECK_BROWN, block->mountains, ACIES_ZONE_DISCARD);
  else if (step->kind == BP_STEP_GREEN)
    acies_resolver_ask_draw (resolver, acies_bp_better (state), ACIES_NO_UNIT, BP_DECK_GREEN, block->trees, ACIES_ZONE_DISCARD);
  else if (!acies_bp_is_water (state, 0) && !acies_bp_is_water (state, state->board->columns - 1u))
    /* BP-R9: there is one alone, and it may lie there from the beginning; one in an inner file is none of the book. */
    acies_question_ask_side (resolver, BP_ASK_WATERWAY, acies_bp_defender (state), ACIES_NO_UNIT, 0);
}

static void
roll_for_hill (AciesResolver *resolver,
               AciesSide      side)
{
  AciesBpPool pool;

  acies_bp_pool_of_general (resolver->state, side, &pool);
  acies_resolver_ask_dice_of (resolver, side, ACIES_NO_UNIT, pool.dice, pool.n, 0);
}

/* The best of the dice that lie there. @needed: the symbol to beat, or -1 for the first side that rolls */
static guint8
read_dice (AciesResolver *resolver,
           AciesSide      side,
           int            needed)
{
  const AciesState *state = resolver->state;
  AciesUnitId       general = acies_bp_general_of (state, side);
  guint             best = BP_BLANK;

  for (guint i = 0; i < state->dice.n; i++)
    best = MAX (best, acies_bp_symbol_of (state->ruleset, state->dice.types[i], state->dice.faces[i]));
  acies_log_entry (resolver, BP_LOG_HILL_ROLL, .side = side, .hex = acies_hex (acies_bp_block (state)->file, BP_GROUND_ROW),
                   .dice = state->dice, .number = (gint16) (general != ACIES_NO_UNIT ? acies_bp_stars (state, side) : 0),
                   .number2 = (gint16) (needed < 0 ? 0 : needed + 1));

  return (guint8) best;
}

/* BP-R12, in the order of files. BP-R2: symbols are in the order of their worth. The woods or rocks below a hill that is won stay in the centre. */
void
acies_bp_hill_step (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             file = acies_bp_block (state)->file;
  AciesSide         first = acies_bp_better (state);

  if (step->kind == BP_STEP_HILL_WON)
    {
      AciesHex  hex = acies_hex (file, BP_GROUND_ROW);
      AciesId   ground = state->board->terrain[hex];
      guint8    of_first = acies_bp_block (state)->symbol;
      guint8    of_other = read_dice (resolver, acies_bp_enemy (first), of_first);
      AciesSide side = of_first > of_other ? first : acies_bp_enemy (first);

      if (of_first == of_other)
        acies_log_entry (resolver, BP_LOG_HILL_STAYS, .hex = hex);
      else
        {
          acies_resolver_set_terrain (resolver, hex, ground == BP_WOODED_HILL ? BP_WOODS : ground == BP_ROCKY_HILL ? BP_ROCKY
                                                                                                                   : BP_CLEAR);
          acies_resolver_set_terrain (resolver, acies_bp_square (state, file, side), BP_HILL);
          acies_log_entry (resolver, BP_LOG_HILL_WON, .side = side, .hex = acies_bp_square (state, file, side));
        }
      BP_SET (resolver, file, (guint8) (file + 1));
      acies_step_push (resolver, BP_STEP_HILL);
      return;
    }
  if (step->kind == BP_STEP_HILL_ANSWER)
    {
      BP_SET (resolver, symbol, read_dice (resolver, first, -1));
      roll_for_hill (resolver, acies_bp_enemy (first));
      return;
    }
  while (file < state->board->columns && ground_of (state, file) != BP_HILL && ground_of (state, file) != BP_WOODED_HILL && ground_of (state, file) != BP_ROCKY_HILL)
    file++;
  if (file == state->board->columns)
    return;
  BP_SET (resolver, file, (guint8) file);
  acies_step_push_all (resolver, BP_STEP_HILL_ANSWER, BP_STEP_HILL_WON);
  roll_for_hill (resolver, first);
}

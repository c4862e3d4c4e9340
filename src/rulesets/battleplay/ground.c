/* ground.c - BattlePlay: from the region of the map to the battlefield
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/draws.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"

#include <glib/gi18n-lib.h>

#define GROUND_ROW 1
#define BP_PREPARED_BY 2 /* symbols, by one card (BP-A27) */
#define HALF 7

/* --- the region ----------------------------------------------------------------------------- */

static guint
prepared (const AciesState *state,
          int               symbols,
          gboolean          more)
{
  return (guint) CLAMP (symbols + (more ? BP_PREPARED_BY : -BP_PREPARED_BY), 0, BP_MAX_SYMBOLS);
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

  return prepared (state, (int) now, more) != now ||
         acies_refuse (error, "BP-A27", more ? _ ("There are not enough tiles for more of this terrain") : trees ? _ ("No trees are left to remove")
                                                                                                                 : _ ("No mountains are left to remove"));
}

void
acies_bp_list_prepare (const AciesState *state,
                       GArray           *commands)
{
  for (int number = BP_PREPARE_MORE_TREES; number <= BP_PREPARE_FEWER_MOUNTAINS; number++)
    {
      AciesCommand command = acies_command_with_number (BP_COMMAND_PREPARE, number);

      if (acies_bp_check_prepare (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

void
acies_bp_prepare (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesBpBlock *block = acies_bp_block (resolver->state);
  gboolean            more = command->number % 2 == 1;
  AciesNote           note = ACIES_NOTE_INIT (BP_NOTE_PREPARED);

  note.side = resolver->state->decision.side;
  note.number = command->number;
  acies_resolver_answered (resolver);
  acies_resolver_note (resolver, note);
  if (command->number <= BP_PREPARE_FEWER_TREES)
    BP_SET (resolver, trees, (guint8) prepared (resolver->state, block->trees, more));
  else
    BP_SET (resolver, mountains, (guint8) prepared (resolver->state, block->mountains, more));
}

/* BP-R9, BP-A28 */
gboolean
acies_bp_check_waterway (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesHexName name;

  if (!acies_board_contains (state->board, command->hex) || acies_hex_row (command->hex) != GROUND_ROW ||
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
  AciesHex hexes[] = { acies_hex (0, GROUND_ROW), acies_hex (state->board->columns - 1u, GROUND_ROW) };

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      AciesCommand command = acies_command_on_hex (BP_COMMAND_WATERWAY, hexes[i]);

      if (acies_bp_check_waterway (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

static void
lay (AciesResolver *resolver,
     AciesHex       hex,
     AciesId        terrain)
{
  acies_resolver_set_terrain (resolver, hex, terrain);
  acies_bp_note_hex (resolver, BP_NOTE_LAID, ACIES_NO_SIDE, hex, terrain);
}

void
acies_bp_waterway (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  lay (resolver, command->hex, BP_WATERWAY);
}

/* --- tiles ---------------------------------------------------------------------------------- */

/* BP-R48: a 7 in the left half is a 2, a 1 in the right half a 6. */
static guint
file_of_tile (const AciesState *state,
              AciesId           card)
{
  guint number = (guint) state->ruleset->cards[card].values[BP_VALUE_FILE];

  if (!acies_bp_is_double (state))
    return number - 1;
  if (acies_bp_block (state)->half == 0)
    return number == HALF ? 1 : number - 1;

  return HALF + (number == 1 ? 5 : number - 1);
}

/* BP-R11: NO_ID for a duplicate; BP-A28: nothing lies in the waterway. */
static AciesId
ground_with (AciesId ground,
             guint   tile)
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

  return with[ground][tile - BP_TILE_ROCKY];
}

/* BP-R11: a hill that was taken is one of its file as well. */
static gboolean
has_taken_hill (const AciesState *state,
                guint             file)
{
  return acies_bp_holds_hill (state, 0, file) || acies_bp_holds_hill (state, 1, file);
}

static void
lay_tile (AciesResolver *resolver,
          AciesId        card)
{
  const AciesState *state = resolver->state;
  guint             tile = state->ruleset->cards[card].effect;
  AciesHex          hex = acies_hex (file_of_tile (state, card), GROUND_ROW);
  AciesId           ground = ground_with (state->board->terrain[hex], tile);

  if (ground != ACIES_NO_ID && !(tile == BP_TILE_HILL && has_taken_hill (state, acies_hex_column (hex))))
    {
      lay (resolver, hex, ground);
      return;
    }
  acies_log_entry (resolver, BP_NOTE_DISCARDED, .card = card);
}

void
acies_bp_draw (const AciesCommand *command,
               AciesResolver      *resolver)
{
  gboolean tile = resolver->state->decision.deck != BP_DECK_TACTICA;

  acies_draw_move (command, resolver);
  if (tile)
    lay_tile (resolver, command->id);
}

/* BP-R48: each half is drawn from all tiles. */
static void
begin_second_half (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (state->ruleset->cards[i].effect <= BP_TILE_HILL)
        acies_resolver_move_cards (resolver, 0, (AciesId) i, acies_state_pile (state, 0, (AciesId) i, ACIES_ZONE_DISCARD), ACIES_ZONE_DISCARD,
                                   ACIES_ZONE_DECK);
    }
  BP_SET (resolver, half, 1);
}

/* BP-R9: there is one alone, and it may lie there from the beginning; one in an inner file is none of the book. */
static void
ask_for_waterway (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  if (!acies_bp_is_water (state, 0) && !acies_bp_is_water (state, state->board->columns - 1u))
    acies_question_ask_side (resolver, BP_ASK_WATERWAY, acies_bp_defender (state), ACIES_NO_UNIT, 0);
}

void
acies_bp_ground_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;

  if (step->kind == BP_STEP_PREPARE)
    acies_question_ask_side (resolver, BP_ASK_PREPARE, step->side, ACIES_NO_UNIT, 0);
  else if (step->kind == BP_STEP_WATERWAY)
    ask_for_waterway (resolver);
  else if (step->kind == BP_STEP_SECOND_HALF)
    begin_second_half (resolver);
  else if (step->kind == BP_STEP_BROWN) /* BP-R10: brown tiles first */
    acies_resolver_ask_draw (resolver, acies_bp_better (state), ACIES_NO_UNIT, BP_DECK_BROWN, acies_bp_block (state)->mountains, ACIES_ZONE_DISCARD);
  else
    acies_resolver_ask_draw (resolver, acies_bp_better (state), ACIES_NO_UNIT, BP_DECK_GREEN, acies_bp_block (state)->trees, ACIES_ZONE_DISCARD);
}

/* --- hills ---------------------------------------------------------------------------------- */

/* BP-R12, in the order of files. */
static gboolean
find_hill (const AciesState *state,
           guint             from,
           guint            *file)
{
  for (guint i = from; i < state->board->columns; i++)
    {
      AciesId ground = state->board->terrain[acies_hex (i, GROUND_ROW)];

      *file = i;
      if (ground == BP_HILL || ground == BP_WOODED_HILL || ground == BP_ROCKY_HILL)
        return TRUE;
    }

  return FALSE;
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
  acies_log_entry (resolver, BP_NOTE_HILL_ROLL, .side = side, .hex = acies_hex (acies_bp_block (state)->file, GROUND_ROW),
                   .dice = state->dice, .number = (gint16) (general != ACIES_NO_UNIT ? acies_bp_stars (state, side) : 0),
                   .number2 = (gint16) (needed < 0 ? 0 : needed + 1));

  return (guint8) best;
}

/* The woods or rocks on it stay in the centre. */
static void
win_hill (AciesResolver *resolver,
          AciesSide      side)
{
  guint    file = acies_bp_block (resolver->state)->file;
  AciesHex hex = acies_hex (file, GROUND_ROW);
  AciesId  ground = resolver->state->board->terrain[hex];

  acies_resolver_set_terrain (resolver, hex, ground == BP_WOODED_HILL ? BP_WOODS : ground == BP_ROCKY_HILL ? BP_ROCKY
                                                                                                           : BP_CLEAR);
  acies_resolver_set_terrain (resolver, acies_bp_square (resolver->state, file, side), BP_HILL);
  acies_bp_note_hex (resolver, BP_NOTE_HILL_WON, side, acies_bp_square (resolver->state, file, side), 0);
}

/* BP-R2: symbols stand in the order of their worth. */
static void
decide_hill (AciesResolver *resolver)
{
  AciesSide first = acies_bp_better (resolver->state);
  guint8    of_first = acies_bp_block (resolver->state)->symbol;
  guint8    of_other = read_dice (resolver, acies_bp_enemy (first), of_first);

  if (of_first == of_other)
    acies_bp_note_hex (resolver, BP_NOTE_HILL_STAYS, ACIES_NO_SIDE, acies_hex (acies_bp_block (resolver->state)->file, GROUND_ROW), 0);
  else
    win_hill (resolver, of_first > of_other ? first : acies_bp_enemy (first));
  BP_SET (resolver, file, (guint8) (acies_bp_block (resolver->state)->file + 1));
  acies_step_push (resolver, BP_STEP_HILL);
}

void
acies_bp_hill_step (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             file;

  if (step->kind == BP_STEP_HILL_WON)
    decide_hill (resolver);
  else if (step->kind == BP_STEP_HILL_ANSWER)
    {
      BP_SET (resolver, symbol, read_dice (resolver, acies_bp_better (state), -1));
      roll_for_hill (resolver, acies_bp_enemy (acies_bp_better (state)));
    }
  else if (find_hill (state, acies_bp_block (state)->file, &file))
    {
      BP_SET (resolver, file, (guint8) file);
      acies_step_push_all (resolver, BP_STEP_HILL_ANSWER, BP_STEP_HILL_WON);
      roll_for_hill (resolver, acies_bp_better (state));
    }
}

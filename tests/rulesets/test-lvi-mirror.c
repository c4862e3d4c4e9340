/* test-lvi-mirror.c - Legio VI: a fight and its mirror image come out alike
 *
 * On random boards one unit charges, both sides answer at random, and the same dice fall
 * in the mirror image. Front, flank and rear, the hex where a charge ends, support, falling
 * back, flight and pursuit know no left and right (LVI-R61), so the units must end on
 * mirrored hexes. Only one side declares a charge: who fights first does depend on left and right (LVI-H14).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/odds/odds.h"
#include "engine/ruleset/property.h"
#include "formats/ruleset/library.h"
#include "rulesets/legio-vi/parts.h"
#include "support/lines.h"

#define RULESET "legio-vi"
#define N_BOARDS 3000
#define COLUMNS 24
#define ROWS 18
#define MIDDLE 8 /* hexes from each edge where units fight */
#define N_ANCHORS 8

/* What was compared; else little would prove much. */
typedef struct
{
  guint charges;
  guint flanks;
  guint rears;
  guint choices; /* of the hex */
  guint supported;
  guint fell_back;
  guint fled;
  guint pursued;
  guint rampages; /* whose way a die says, clockwise: no image */
} Tally;

static AciesHex
mirror (AciesHex hex)
{
  guint row = acies_hex_row (hex);

  return hex == ACIES_NO_HEX ? hex : acies_hex (COLUMNS - 1 - row % 2 - acies_hex_column (hex), row);
}

/* --- boards ------------------------------------------------------------------------------------- */

static void
add_unit (AciesState *state,
          AciesUnit   unit,
          AciesHex    hex,
          AciesFacing facing)
{
  if (acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
    return;
  unit.place = ACIES_PLACE_BOARD;
  unit.hex = hex;
  acies_unit_set_fallbacks (state->ruleset, &unit);
  if (acies_unit_type_has_property (state->ruleset, unit.type, LVI_FACING))
    unit.properties[LVI_FACING] = (guint8) facing;
  state->units[state->n_units++] = unit;
}

static AciesState *
new_board (AciesRuleset *ruleset)
{
  AciesState *state = acies_state_new (ruleset, COLUMNS, ROWS);

  lines_apply (state, "switch initiative far-side\nopening near 1 charge-phase", NULL);

  return state;
}

/* Units of both sides in the middle, some with another one behind, and beside one edge a line of one side, so that no two hexes are as far from it. */
static void
scatter (AciesState *state,
         AciesState *image,
         AciesAiRng *rng)
{
  const AciesRuleset *ruleset = state->ruleset;
  guint               n = 4 + acies_ai_rng_below (rng, 6);
  AciesSide           anchors = (AciesSide) acies_ai_rng_below (rng, 2);

  for (guint i = 0; i < n; i++)
    {
      AciesId     type = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
      AciesHex    hex = acies_hex (MIDDLE + acies_ai_rng_below (rng, 6), 6 + acies_ai_rng_below (rng, 6));
      AciesFacing facing = (AciesFacing) acies_ai_rng_below (rng, ACIES_N_FACINGS);
      AciesUnit   unit = { .type = type, .side = (AciesSide) acies_ai_rng_below (rng, 2), .figures = (guint8) (1 + acies_ai_rng_below (rng, 4)) };

      if (ruleset->unit_types[type].class_ == LVI_LEADERS)
        continue;
      if (acies_ai_rng_below (rng, 6) == 0 && acies_ruleset_may_have_mark (ruleset, type, LVI_MARK_UNFORMED))
        unit.marks = 1u << LVI_MARK_UNFORMED;
      add_unit (state, unit, hex, facing);
      add_unit (image, unit, mirror (hex), acies_facing_flip (facing));
      if (acies_ai_rng_below (rng, 2) == 0)
        {
          AciesDirection rear[2];

          acies_facing_front (acies_facing_turn (facing, ACIES_N_FACINGS / 2), &rear[0], &rear[1]);
          hex = acies_hex_neighbour (hex, rear[acies_ai_rng_below (rng, 2)]);
          add_unit (state, unit, hex, facing);
          add_unit (image, unit, mirror (hex), acies_facing_flip (facing));
        }
    }
  for (guint i = 0; i < N_ANCHORS; i++)
    {
      AciesUnit unit = { .type = acies_ruleset_find_unit_type (ruleset, "hoplites"), .side = anchors, .figures = 4 };
      AciesHex  hex = acies_hex (COLUMNS - 2, 4 + i);

      add_unit (state, unit, hex, ACIES_FACING_N);
      add_unit (image, unit, mirror (hex), ACIES_FACING_N);
    }
}

/* --- comparing ---------------------------------------------------------------------------------- */

static AciesUnitId
find_image (const AciesState *state,
            AciesUnitId       unit,
            const AciesState *image)
{
  return acies_stack_in_layer (image, mirror (state->units[unit].hex), 0);
}

static void
assert_alike (const AciesState *state,
              const AciesState *image,
              guint             board)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      const AciesUnit *other;
      AciesUnitId      there;
      AciesHexName     name;

      if (unit->place != ACIES_PLACE_BOARD)
        continue;
      there = find_image (state, (AciesUnitId) i, image);
      if (there == ACIES_NO_UNIT)
        g_error ("board %u: nothing stands like %s on %s", board, state->ruleset->unit_types[unit->type].name, acies_hex_name (unit->hex, name));
      other = &image->units[there];
      g_assert_cmpuint (other->type, ==, unit->type);
      g_assert_cmpuint (other->figures, ==, unit->figures);
      g_assert_cmphex (other->marks, ==, unit->marks);
      g_assert_cmpuint (other->properties[LVI_DISORDER], ==, unit->properties[LVI_DISORDER]);
      if (acies_lvi_is_formed (state, (AciesUnitId) i))
        g_assert_cmpuint (other->properties[LVI_FACING], ==, acies_facing_flip ((AciesFacing) unit->properties[LVI_FACING]));
    }
  g_assert_cmpuint (image->turn.phase, ==, state->turn.phase);
  g_assert_cmpuint (image->decision.kind, ==, state->decision.kind);
  g_assert_cmpuint (image->decision.n_dice, ==, state->decision.n_dice);
}

static void
assert_same_odds (const AciesState   *state,
                  const AciesState   *image,
                  const AciesCommand *charge,
                  Tally              *tally)
{
  g_autoptr (AciesOdds) one = acies_odds_new_for_attack (state, charge->hex, charge->to, NULL, NULL);
  g_autoptr (AciesOdds) other = acies_odds_new_for_attack (image, mirror (charge->hex), mirror (charge->to), NULL, NULL);

  g_assert_true (one != NULL && other != NULL);
  g_assert_cmpuint (one->n_dice, ==, other->n_dice);
  g_assert_cmpuint (one->chances->len, ==, other->chances->len);
  for (guint i = 0; i < one->chances->len; i++)
    g_assert_cmpuint (g_array_index (one->chances, AciesChance, i).numerator, ==, g_array_index (other->chances, AciesChance, i).numerator);
  for (guint i = 0; i < one->reasons->len; i++)
    tally->supported += strstr (g_array_index (one->reasons, AciesReason, i).text, "Supported") != NULL;
}

/* --- playing ------------------------------------------------------------------------------------ */

static void
apply (AciesState   *state,
       AciesState   *image,
       AciesCommand *command,
       Tally        *tally)
{
  AciesCommand reflected = acies_command_copy (command);
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GError) error = NULL;

  reflected.hex = mirror (command->hex);
  reflected.to = mirror (command->to);
  reflected.via = mirror (command->via);
  acies_engine_apply (state, command, events, &error);
  g_assert_no_error (error);
  acies_engine_apply (image, &reflected, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind != ACIES_EVENT_LOG_ENTRY)
        continue;
      tally->fell_back += event->u.entry.kind == LVI_LOG_FELL_BACK;
      tally->fled += event->u.entry.kind == LVI_LOG_FLED;
      tally->pursued += event->u.entry.kind == LVI_LOG_PURSUED;
      tally->rampages += event->u.entry.kind == LVI_LOG_RAMPAGES;
    }
  acies_command_clear (&reflected);
}

static void
answer (AciesState *state,
        AciesState *image,
        AciesAiRng *rng,
        Tally      *tally)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) images = acies_commands_new ();
  AciesCommand done = acies_command (ACIES_COMMAND_DONE);

  acies_command_list (state, list);
  acies_command_list (image, images);
  g_assert_cmpuint (list->len, ==, images->len);
  if (state->decision.kind == ACIES_DECISION_NONE)
    apply (state, image, &done, tally);
  else
    apply (state, image, &g_array_index (list, AciesCommand, acies_ai_rng_below (rng, list->len)), tally);
}

/* One charge, with all that comes of it. */
static void
play (AciesState *state,
      AciesState *image,
      AciesAiRng *rng,
      guint       board,
      Tally      *tally)
{
  g_autoptr (GArray) list = acies_commands_new ();
  guint        rampages = tally->rampages;
  AciesCommand charge;

  acies_command_list (state, list);
  for (guint i = list->len; i > 0; i--)
    {
      if (g_array_index (list, AciesCommand, i - 1).kind != ACIES_COMMAND_ATTACK)
        g_array_remove_index (list, i - 1);
    }
  if (state->turn.phase != LVI_PHASE_CHARGE || state->turn.active != 0 || list->len == 0)
    return;
  charge = g_array_index (list, AciesCommand, acies_ai_rng_below (rng, list->len));
  tally->charges++;
  tally->choices += charge.via != ACIES_NO_HEX;
  assert_same_odds (state, image, &charge, tally);
  apply (state, image, &charge, tally);
  while (state->turn.round == 1 && state->outcome.reason == ACIES_END_NOT_YET && tally->rampages == rampages)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, 0);

      assert_alike (state, image, board);
      if (state->decision.kind == ACIES_DECISION_DICE)
        {
          AciesCommand dice = acies_ai_roll (state, rng);

          tally->flanks += contact->a > 0 && contact->kind == LVI_MET_CHARGED && contact->arc == LVI_FLANK;
          tally->rears += contact->a > 0 && contact->kind == LVI_MET_CHARGED && contact->arc == LVI_REAR;
          apply (state, image, &dice, tally);
        }
      else
        answer (state, image, rng, tally);
    }
}

static void
test_boards (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, RULESET, NULL);
  AciesAiRng    rng = acies_ai_rng_seeded (1);
  Tally         tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) board = new_board (ruleset);
      g_autoptr (AciesState) reflected = new_board (ruleset);
      g_autoptr (AciesState) state = NULL;
      g_autoptr (AciesState) image = NULL;

      scatter (board, reflected, &rng);
      state = acies_engine_new_game (board, NULL);
      image = acies_engine_new_game (reflected, NULL);
      play (state, image, &rng, n, &tally);
    }
  g_test_message ("%u charges, %u flanks, %u rears, %u choices, %u supported, %u fell back, %u fled, %u pursued", tally.charges, tally.flanks, tally.rears,
                  tally.choices, tally.supported, tally.fell_back, tally.fled, tally.pursued);
  g_assert_cmpuint (tally.charges, >, 500);
  g_assert_cmpuint (tally.flanks, >, 50);
  g_assert_cmpuint (tally.rears, >, 20);
  g_assert_cmpuint (tally.choices, >, 50);
  g_assert_cmpuint (tally.supported, >, 20);
  g_assert_cmpuint (tally.fell_back, >, 50);
  g_assert_cmpuint (tally.fled, >, 100);
  g_assert_cmpuint (tally.pursued, >, 50);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/legio-vi/mirror/boards", test_boards);

  return g_test_run ();
}

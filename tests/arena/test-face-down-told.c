/* test-face-down-told.c - what is shown and told of pieces that lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/night.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "formats/scenario/scenario-xml.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/lines.h"

/* --- who knows what --------------------------------------------------------------------------- */

static void
test_hidden_from (Night        *self,
                  gconstpointer data)
{
  AciesUnitId own = night_at (self->game, "D5");
  AciesUnitId other = night_at (self->game, "B2");
  AciesUnitId open = night_at (self->game, "F2");

  g_assert_true (acies_unit_is_hidden_from (self->game, other, BLUE));
  g_assert_false (acies_unit_is_hidden_from (self->game, other, RED));
  g_assert_false (acies_unit_is_hidden_from (self->game, own, BLUE));
  g_assert_true (acies_unit_is_hidden_from (self->game, own, ACIES_NO_SIDE));
  g_assert_false (acies_unit_is_hidden_from (self->game, own, ACIES_EVERY_SIDE));
  g_assert_false (acies_unit_is_hidden_from (self->game, open, BLUE));
  g_assert_true (acies_unit_lies_face_down (self->game, own));
  g_assert_true (acies_state_hides_from (self->game, BLUE));
  g_assert_false (acies_state_hides_from (self->game, ACIES_EVERY_SIDE));
}

static void
test_nothing_hidden_while_edited (Night        *self,
                                  gconstpointer data)
{
  g_autoptr (AciesState) scenario = battle_load (self->library, "under-hoods");

  g_assert_false (acies_state_hides_from (scenario, ACIES_NO_SIDE));
  g_assert_cmpuint (acies_unit_public_type_id (scenario, night_at (scenario, "B2")), ==, scenario->units[night_at (scenario, "B2")].type);
}

static void
test_named_by_back (Night        *self,
                    gconstpointer data)
{
  AciesUnitId      unit = night_at (self->game, "B2");
  g_autofree char *label = acies_unit_label (self->game, unit);
  g_autofree char *own = acies_unit_true_label (self->game, unit);

  g_assert_cmpstr (label, ==, "Red Hooded Gladiator B2");
  g_assert_cmpstr (own, ==, "Red Dimachaerus B2");
  g_assert_cmpstr (acies_unit_public_type (self->game, unit)->name, ==, "Hooded Gladiator");
}

/* A copy for somebody's eyes has nothing of what he may not see. */
static void
test_seen (Night        *self,
           gconstpointer data)
{
  AciesId back = acies_ruleset_back_type (self->game->ruleset);

  for (AciesSide side = 0; side < 2; side++)
    {
      g_autoptr (AciesState) seen = acies_state_new_seen (self->game, side);

      g_assert_cmpuint (seen->n_units, ==, self->game->n_units);
      for (guint i = 0; i < seen->n_units; i++)
        {
          gboolean hidden = acies_unit_is_hidden_from (self->game, (AciesUnitId) i, side);

          g_assert_cmpuint (seen->units[i].hex, ==, self->game->units[i].hex);
          g_assert_cmpuint (seen->units[i].side, ==, self->game->units[i].side);
          g_assert_cmpuint (seen->units[i].type, ==, hidden ? back : self->game->units[i].type);
          g_assert_cmpuint (seen->units[i].figures, ==, hidden ? 1 : self->game->units[i].figures);
        }
    }
}

static void
test_seen_without_copy (Night        *self,
                        gconstpointer data)
{
  AciesState *copy = NULL;

  g_assert_true (acies_state_see (self->game, ACIES_EVERY_SIDE, &copy) == self->game);
  g_assert_null (copy);
  g_assert_true (acies_state_see (self->game, BLUE, &copy) == copy);
  g_assert_nonnull (copy);
  g_assert_true (acies_state_see (self->game, RED, &copy) == copy);
  g_assert_cmpuint (copy->units[night_at (copy, "B2")].type, ==, self->game->units[night_at (self->game, "B2")].type);
  acies_state_free (copy);
}

/* --- telling ---------------------------------------------------------------------------------- */

static void
test_undone_by_name (Night        *self,
                     gconstpointer data)
{
  g_autoptr (AciesState) scenario = battle_load (self->library, "under-hoods");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 3, ACIES_DICE_ROLLED);
  static const char *const lines[] = { "take mercy", "take shields", "take mercy", "take shields", "enter retiarius D6" };
  g_autofree char         *name = NULL;
  guint64                  before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

      before = acies_state_hash (acies_session_get_state (session));
      g_assert_true (acies_command_parse (lines[i], scenario->ruleset, &command, NULL));
      g_assert_true (acies_session_apply (session, &command, NULL));
    }
  name = acies_session_dup_undo_label (session);
  g_assert_cmpstr (name, ==, "Let Hooded Gladiator Come In on D6");
  acies_session_undo (session);
  g_assert_cmpuint (acies_state_hash (acies_session_get_state (session)), ==, before);
}

/* The mark goes into the file and comes out of it. */
static void
test_round_trip (Night        *self,
                 gconstpointer data)
{
  g_autoptr (AciesState) scenario = battle_load (self->library, "under-hoods");
  g_autoptr (AciesState) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesCommand on = { .kind = ACIES_COMMAND_MARK, .hex = lines_hex ("F2"), .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = scenario->ruleset->face_down, .number = 1 };

  g_assert_true (acies_engine_apply (scenario, &on, NULL, NULL));
  bytes = acies_scenario_write_bytes (scenario, NULL);
  again = acies_scenario_read (bytes, "hoods.acies", self->library, findings, NULL);
  g_assert_nonnull (again);
  g_assert_true (acies_state_equal (scenario, again));
  g_assert_true (acies_state_unit_has_mark (again, night_at (again, "F2"), again->ruleset->face_down));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  NIGHT_TEST ("hidden-from", test_hidden_from);
  NIGHT_TEST ("nothing-hidden-while-edited", test_nothing_hidden_while_edited);
  NIGHT_TEST ("named-by-back", test_named_by_back);
  NIGHT_TEST ("seen", test_seen);
  NIGHT_TEST ("seen-without-copy", test_seen_without_copy);
  NIGHT_TEST ("undo-name", test_undone_by_name);
  NIGHT_TEST ("round-trip", test_round_trip);

  return g_test_run ();
}

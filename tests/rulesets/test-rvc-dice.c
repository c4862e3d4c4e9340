/* test-rvc-dice.c - Rome vs Carthage: what no battle can show, because its numbers are alike
 *
 * Every type of the table has the same defence in melee and at a distance. Here it
 * is given others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/carthage.h"
#include "support/data.h"
#include "support/lines.h"

#define MELEE_DEFENCE 6
#define RANGED_DEFENCE 2

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
} Fixture;

/* An archer on E5, attacked from C5, two hexes away, or from F5, beside it. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  AciesRuleset *ruleset;
  AciesId       archer;

  self->library = acies_library_new (NULL);
  ruleset = acies_library_get_ruleset (self->library, "rome-vs-carthage", NULL);
  archer = acies_ruleset_find_unit_type (ruleset, "archer");
  ruleset->unit_types[archer].values[LEGENDS_MELEE_DEFENCE] = MELEE_DEFENCE;
  ruleset->unit_types[archer].values[LEGENDS_RANGED_DEFENCE] = RANGED_DEFENCE;
  self->state = acies_state_new (ruleset, 9, 9);
  lines_apply (self->state,
               "place archer C5 2 rome\nplace archer F5 2 rome\nplace archer E5 2 carthage\nplace infantry A1 3 carthage\n"
               "opening rome 1 move",
               NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

/* RVC-C18: what one defence die of @face does to the archer on E5 that was hit once. */
static void
defend (Fixture    *self,
        const char *attack,
        const char *face)
{
  g_autoptr (AciesState) game = acies_engine_new_game (self->state, NULL);
  g_autofree char *lines = g_strdup_printf ("%s\ndice 6 1\ndice %s", attack, face);

  lines_apply (game, lines, NULL);
  acies_state_free (self->state);
  self->state = g_steal_pointer (&game);
}

static guint
figures_at (Fixture    *self,
            const char *name)
{
  AciesHex    hex;
  AciesUnitId unit;

  g_assert_true (acies_hex_parse (name, &hex));
  unit = acies_state_unit_at (self->state, hex);

  return unit != ACIES_NO_UNIT ? self->state->units[unit].figures : 0;
}

static void
test_melee (Fixture      *self,
            gconstpointer data)
{
  defend (self, "attack F5 E5", "5");
  g_assert_cmpuint (figures_at (self, "E5"), ==, 1);
}

static void
test_ranged (Fixture      *self,
             gconstpointer data)
{
  defend (self, "attack C5 E5", "3");
  g_assert_cmpuint (figures_at (self, "E5"), ==, 2);
}

static void
test_ranged_wound (Fixture      *self,
                   gconstpointer data)
{
  defend (self, "attack C5 E5", "1");
  g_assert_cmpuint (figures_at (self, "E5"), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/rvc-dice/RVC-C18/melee-defence-in-melee", Fixture, NULL, set_up, test_melee, tear_down);
  g_test_add ("/rvc-dice/RVC-C18/ranged-defence-at-a-distance", Fixture, NULL, set_up, test_ranged, tear_down);
  g_test_add ("/rvc-dice/RVC-C18/wounds-below-the-ranged-defence", Fixture, NULL, set_up, test_ranged_wound, tear_down);

  return g_test_run ();
}

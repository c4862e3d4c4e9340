/* test-other-dice.c - rolls that no battle can show: data may have other dice, and take more of them away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/odds/odds.h"
#include "rulesets/battle-of-legends/carthage.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "support/data.h"
#include "support/lines.h"

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *game;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer id)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, id, NULL);
  g_assert_nonnull (self->ruleset);
  self->game = NULL;
}

static void
tear_down (Fixture      *self,
           gconstpointer id)
{
  g_clear_pointer (&self->game, acies_state_free);
  acies_library_unref (self->library);
}

static void
begin (Fixture    *self,
       const char *position,
       const char *lines)
{
  g_autoptr (AciesState) state = acies_state_new (self->ruleset, 9, 9);

  lines_apply (state, position, NULL);
  self->game = acies_engine_new_game (state, NULL);
  lines_apply (self->game, lines, NULL);
}

static void
add_faces (AciesDieType *die,
           guint         n)
{
  while (die->n_faces < n)
    {
      g_autofree char *word = g_strdup_printf ("%u", die->n_faces + 1);

      acies_die_add_face (die, (int) die->n_faces + 1, ACIES_NO_ID, word);
    }
}

/* The last of its faces, which showed a number, shows a symbol. */
static void
draw_symbol (AciesRuleset *ruleset,
             AciesDieType *die)
{
  AciesFace *face = &die->faces[die->n_faces - 1];

  ruleset->symbols[0] = (AciesSymbol) { g_strdup ("eagle"), g_strdup ("Eagle"), NULL };
  ruleset->n_symbols = 1;
  g_free (face->word);
  *face = (AciesFace) { 0, 0, g_strdup ("eagle") };
}

static AciesModifier *
find_modifier (AciesRuleset *ruleset,
               const char   *condition)
{
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      if (g_str_equal (ruleset->procs->names.conditions[ruleset->modifiers[i].condition], condition))
        return &ruleset->modifiers[i];
    }
  g_error ("No modifier has %s", condition);
}

/* A unit beside a Leader rolls so many more dice. */
static void
let_leaders_add (AciesRuleset *ruleset,
                 int           n)
{
  AciesModifier *modifier = find_modifier (ruleset, "attacker-beside-leader");

  modifier->target = ACIES_MODIFIES_DICE;
  modifier->add = (gint8) n;
}

static guint
figures_on (const AciesState *state,
            const char       *name)
{
  AciesHex    hex;
  AciesUnitId unit;

  g_assert_true (acies_hex_parse (name, &hex));
  unit = acies_state_unit_at (state, hex);

  return unit != ACIES_NO_UNIT ? state->units[unit].figures : 0;
}

static AciesOdds *
odds_of (const AciesState *state,
         const char       *from,
         const char       *at,
         GError          **error)
{
  AciesHex one;
  AciesHex other;

  g_assert_true (acies_hex_parse (from, &one));
  g_assert_true (acies_hex_parse (at, &other));

  return acies_odds_new_for_attack (state, one, other, NULL, error);
}

static void
assert_too_many (const AciesState *state,
                 const char       *from,
                 const char       *at)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (odds_of (state, from, at, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
}

/* 32 dice of 17 faces fall in more ways than 128 bits hold. */
static void
one_roll_of_too_many (Fixture      *self,
                      gconstpointer id)
{
  let_leaders_add (self->ruleset, 29);
  add_faces (&self->ruleset->die_types[0], 17);
  begin (self, "place principes E6 3\nplace roman-leader E7 3\nplace pezhetairoi E5 3\ncards rome mixed-order 1\nhand rome mixed-order 1",
         "play mixed-order\norder E6");
  assert_too_many (self->game, "E6", "E5");
}

/* The answers to 32 hits, which are known. */
static void
answers_of_too_many (Fixture      *self,
                     gconstpointer id)
{
  add_faces (&self->ruleset->die_types[0], 17);
  begin (self, "place infantry E6 3 rome\nplace infantry E5 3 carthage\nopening rome 1 move", "attack E6 E5\ndice 6 6 6");
  g_assert_cmpuint (self->game->decision.n_dice, ==, 3);
  self->game->combats[0].hits = ACIES_MAX_DICE;
  assert_too_many (self->game, "E6", "E5");
}

/* Dice that fall in few ways are counted, however many they are. */
static void
many_of_few_ways (Fixture      *self,
                  gconstpointer id)
{
  AciesId pezhetairoi = acies_ruleset_find_unit_type (self->ruleset, "pezhetairoi");
  g_autoptr (AciesOdds) odds = NULL;

  let_leaders_add (self->ruleset, 29);
  add_faces (&self->ruleset->die_types[0], 20);
  self->ruleset->unit_types[pezhetairoi].values[LEGENDS_MELEE_DEFENCE] = 30;
  begin (self, "place principes E6 3\nplace roman-leader E7 3\nplace pezhetairoi E5 3\ncards rome mixed-order 1\nhand rome mixed-order 1",
         "play mixed-order\norder E6");
  odds = odds_of (self->game, "E6", "E5", NULL);
  g_assert_cmpuint (odds->n_dice, ==, ACIES_MAX_DICE);
  g_assert_cmpuint (odds->chances->len, ==, 1);
  g_assert_cmpuint (odds->total, ==, 1);
}

/* The dice of the attack before lie there, and hit nobody. */
static void
no_dice_after_a_hit (Fixture      *self,
                     gconstpointer id)
{
  g_autoptr (GArray) events = acies_events_new ();

  let_leaders_add (self->ruleset, -24);
  begin (self,
         "place infantry A6 3 rome\nplace infantry A5 3 carthage\nplace infantry E6 3 rome\nplace leader E7 2 rome\n"
         "place infantry E5 3 carthage\nopening rome 1 move",
         "attack A6 A5\ndice 6 6 6\ndice 1 1 6\ndone");
  g_assert_cmpuint (figures_on (self->game, "A5"), ==, 1);
  lines_apply (self->game, "attack E6 E5", events);
  g_assert_cmpuint (self->game->dice.n, ==, 0);
  g_assert_cmpint (self->game->decision.kind, !=, ACIES_DECISION_DICE);
  g_assert_cmpuint (figures_on (self->game, "E5"), ==, 3);
}

/* A symbol is no number, so that it neither hits, drives back nor wounds. */
static void
symbols_of_an_attack (Fixture      *self,
                      gconstpointer id)
{
  g_autoptr (AciesOdds) odds = NULL;

  draw_symbol (self->ruleset, &self->ruleset->die_types[0]);
  begin (self, "place principes E6 3\nplace pezhetairoi E5 3\ncards rome mixed-order 1\nhand rome mixed-order 1",
         "play mixed-order\norder E6");
  g_assert_cmpuint (acies_factors_count_faces (self->ruleset, G_MININT, G_MAXINT), ==, 5);
  odds = odds_of (self->game, "E6", "E5", NULL);
  g_assert_cmpuint (odds->total, ==, 216);
  lines_apply (self->game, "attack E6 E5\ndice eagle 5 eagle", NULL);
  g_assert_cmpuint (figures_on (self->game, "E5"), ==, 2);
}

static void
symbols_of_a_defence (Fixture      *self,
                      gconstpointer id)
{
  draw_symbol (self->ruleset, &self->ruleset->die_types[0]);
  begin (self, "place infantry E6 3 rome\nplace infantry E5 3 carthage\nopening rome 1 move", "attack E6 E5\ndice 5 5 eagle");
  g_assert_cmpuint (self->game->decision.n_dice, ==, 2);
  lines_apply (self->game, "dice eagle 1", NULL);
  g_assert_cmpuint (figures_on (self->game, "E5"), ==, 2);
}

#define MACEDON "rome-vs-macedon"
#define CARTHAGE "rome-vs-carthage"
#define ADD(id, path, function) g_test_add ("/other-dice/" id "/" path, Fixture, id, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (MACEDON, "one-roll-of-too-many", one_roll_of_too_many);
  ADD (MACEDON, "many-of-few-ways", many_of_few_ways);
  ADD (MACEDON, "symbols-of-an-attack", symbols_of_an_attack);
  ADD (CARTHAGE, "answers-of-too-many", answers_of_too_many);
  ADD (CARTHAGE, "no-dice-after-a-hit", no_dice_after_a_hit);
  ADD (CARTHAGE, "symbols-of-a-defence", symbols_of_a_defence);

  return g_test_run ();
}

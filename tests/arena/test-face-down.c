/* test-face-down.c - what others know of pieces that lie face down, and how a view deals them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/night.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "engine/view/words.h"
#include "support/lines.h"

#include <string.h>

#define N_PERMUTED 1000
#define N_FILLED 2000

/* --- views ------------------------------------------------------------------------------------ */

static void
swap (AciesState *state,
      guint       one,
      guint       other)
{
  AciesUnit unit = state->units[one];

  state->units[one] = state->units[other];
  state->units[other] = unit;
}

/* What lies there changes places, then all units change numbers: the one who looks sees none of it. */
static void
permute (AciesState *state,
         AciesAiRng *rng)
{
  for (guint i = state->n_units; i > 1; i--)
    {
      guint other = acies_ai_rng_below (rng, i);

      if (acies_unit_is_hidden_from (state, (AciesUnitId) (i - 1), BLUE) && acies_unit_is_hidden_from (state, (AciesUnitId) other, BLUE))
        {
          AciesUnit *a = &state->units[i - 1];
          AciesUnit *b = &state->units[other];
          AciesUnit  places = *a;

          a->hex = b->hex;
          a->place = b->place;
          b->hex = places.hex;
          b->place = places.place;
        }
    }
  for (guint i = state->n_units; i > 1; i--)
    swap (state, i - 1, acies_ai_rng_below (rng, i));
}

/* Why not: of what is no command of the list, and of enemies. */
static char *
dup_refusals (const AciesState *state)
{
  static const char *const lines[] = { "move B2 B3", "attack D5 E2", "throw E5 B2", "throw E5 C2", "move E5 C2", "brace C2", "attack B5 E5", "enter murmillo A6", "enter retiarius D4", "move D5 E2" };
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_auto (AciesExplanation) why = { 0 };

      g_assert_true (acies_command_parse (lines[i], state->ruleset, &command, NULL));
      acies_command_explain (&command, state, &why);
      g_assert_false (why.allowed);
      g_string_append_printf (all, "%s\n", why.sentence);
    }

  return g_string_free (g_steal_pointer (&all), FALSE);
}

/* The log of a turn of blue's in which it meets nobody under a hood. */
static char *
dup_log (const AciesState *state)
{
  static const char *const lines[] = { "move B5 B4", "brace E5", "done", "move B2 B3", "move E2 E3" };
  g_autoptr (AciesState) after = acies_state_copy (state);
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GArray) events = acies_events_new ();

      g_assert_true (acies_command_parse (lines[i], state->ruleset, &command, NULL));
      g_assert_true (acies_engine_apply (after, &command, events, NULL));
      for (guint j = 0; j < events->len; j++)
        {
          const AciesEvent *event = &g_array_index (events, AciesEvent, j);
          g_autofree char  *line = event->kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&event->u.entry, state->ruleset) : NULL;

          if (line != NULL)
            g_string_append_printf (log, "%s\n", line);
        }
    }

  return g_string_free (g_steal_pointer (&log), FALSE);
}

static void
test_alike (Night        *self,
            gconstpointer data)
{
  g_autoptr (AciesView) view = acies_view_new (self->game, BLUE);
  g_autofree char *question = acies_state_describe (self->game);
  g_autofree char *list = lines_list (self->game);
  g_autofree char *refusals = dup_refusals (self->game);
  g_autofree char *log = dup_log (self->game);
  guint            n_differ = 0;

  g_assert_nonnull (strstr (log, "Red Hooded Gladiator moves from B2 to B3"));
  for (guint i = 0; i < N_PERMUTED; i++)
    {
      g_autoptr (AciesState) other = acies_state_copy (self->game);
      g_autoptr (AciesView) seen = NULL;
      g_autofree char *same_question = NULL;
      g_autofree char *same_list = NULL;
      g_autofree char *same_refusals = NULL;
      g_autofree char *same_log = NULL;

      permute (other, &self->rng);
      n_differ += other->units[night_at (other, "B2")].type != self->game->units[night_at (self->game, "B2")].type;
      seen = acies_view_new (other, BLUE);
      g_assert_true (acies_view_equal (view, seen));
      same_question = acies_state_describe (other);
      same_list = lines_list (other);
      same_refusals = dup_refusals (other);
      same_log = dup_log (other);
      g_assert_cmpstr (question, ==, same_question);
      g_assert_cmpstr (list, ==, same_list);
      g_assert_cmpstr (refusals, ==, same_refusals);
      g_assert_cmpstr (log, ==, same_log);
    }
  g_assert_cmpuint (n_differ, >, N_PERMUTED / 4);
}

static void
assert_differs (const Night      *self,
                const AciesState *other)
{
  g_autoptr (AciesView) view = acies_view_new (self->game, BLUE);
  g_autoptr (AciesView) seen = acies_view_new (other, BLUE);

  g_assert_false (acies_view_equal (view, seen));
}

/* Where somebody stands, what stands openly, and which there are at all. */
static void
test_open_facts_differ (Night        *self,
                        gconstpointer data)
{
  g_autoptr (AciesState) moved = acies_state_copy (self->game);
  g_autoptr (AciesState) weaker = acies_state_copy (self->game);
  g_autoptr (AciesState) turned = acies_state_copy (self->game);
  g_autoptr (AciesState) others = acies_state_copy (self->game);
  g_autoptr (AciesState) own = acies_state_copy (self->game);
  g_autoptr (AciesState) wounded = acies_state_copy (self->game);

  moved->units[night_at (moved, "B2")].hex = lines_hex ("B3");
  assert_differs (self, moved);
  weaker->units[night_at (weaker, "F2")].figures = 1;
  assert_differs (self, weaker);
  turned->units[night_at (turned, "B2")].marks = 0;
  assert_differs (self, turned);
  others->units[night_at (others, "B2")].type = 0;
  assert_differs (self, others);
  own->units[night_at (own, "B5")].type = 1;
  assert_differs (self, own);
  wounded->units[night_at (wounded, "E2")].figures = 1;
  assert_differs (self, wounded);
}

/* Who is asked about, acts, fights or is named by the block is so in the view, too, by where it is. */
static void
test_roles_follow_places (Night        *self,
                          gconstpointer data)
{
  g_autoptr (AciesState) filled = NULL;
  g_autoptr (AciesView) view = NULL;
  AciesState *game = self->game;
  AciesUnitId asked = night_at (game, "B2");
  AciesUnitId acts = night_at (game, "C2");
  AciesCombat combat = { .attacker = night_at (game, "E2"), .target = night_at (game, "E5"), .n_flankers = 1, .flankers = { night_at (game, "F2") } };

  game->decision.unit = asked;
  game->turn.acting = acts;
  game->combats[0] = combat;
  game->n_combats = 1;
  ((AciesArenaBlock *) game->block)->entered = (guint8) (night_at (game, "B5") + 1);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (AciesView) again = NULL;

      g_clear_pointer (&view, acies_view_free);
      g_clear_pointer (&filled, acies_state_free);
      view = acies_view_new (game, BLUE);
      filled = acies_view_fill (view, night_pick, &self->rng);
      g_assert_cmpuint (filled->units[filled->decision.unit].hex, ==, lines_hex ("B2"));
      g_assert_cmpuint (filled->units[filled->turn.acting].hex, ==, lines_hex ("C2"));
      g_assert_cmpuint (filled->units[filled->combats[0].attacker].hex, ==, lines_hex ("E2"));
      g_assert_cmpuint (filled->units[filled->combats[0].target].hex, ==, lines_hex ("E5"));
      g_assert_cmpuint (filled->units[filled->combats[0].flankers[0]].hex, ==, lines_hex ("F2"));
      g_assert_cmpuint (filled->units[ACIES_BLOCK (filled, AciesArenaBlock)->entered - 1].hex, ==, lines_hex ("B5"));
      again = acies_view_new (filled, BLUE);
      g_assert_true (acies_view_equal (view, again));
    }
}

/* Two who wait are told apart by the question about one of them alone, whatever their numbers are. */
static void
test_roles_in_reserve (Night        *self,
                       gconstpointer data)
{
  g_autoptr (AciesState) other = acies_state_copy (self->game);
  g_autoptr (AciesView) view = NULL;
  g_autoptr (AciesView) seen = NULL;
  AciesUnitId waiting[2];
  guint       n = 0;

  for (guint i = 0; i < other->n_units; i++)
    {
      if (other->units[i].side == RED && other->units[i].place == ACIES_PLACE_RESERVE)
        waiting[n++] = (AciesUnitId) i;
    }
  g_assert_cmpuint (n, ==, 2);
  self->game->decision.unit = waiting[0];
  other->decision.unit = waiting[1];
  view = acies_view_new (self->game, BLUE);
  seen = acies_view_new (other, BLUE);
  g_assert_true (acies_view_equal (view, seen));
}

/* --- filling ---------------------------------------------------------------------------------- */

static int
compare_things (gconstpointer a,
                gconstpointer b)
{
  const AciesUnit *one = a;
  const AciesUnit *other = b;

  return (one->type - other->type) * 1000 + one->figures - other->figures;
}

/* What red has under hoods, in order. */
static guint
list_hidden (const AciesState *state,
             AciesUnit        *things)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_unit_is_hidden_from (state, (AciesUnitId) i, BLUE))
        things[n++] = state->units[i];
    }
  qsort (things, n, sizeof *things, compare_things);

  return n;
}

static void
check_filled (const AciesState *truth,
              const AciesState *filled)
{
  AciesUnit   things[ACIES_MAX_UNITS];
  AciesUnit   others[ACIES_MAX_UNITS];
  guint       n = list_hidden (truth, things);
  const char *why = NULL;

  g_assert_true (acies_state_is_ok (filled, &why));
  g_assert_cmpuint (list_hidden (filled, others), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (compare_things (&things[i], &others[i]), ==, 0);
      g_assert_true (others[i].place != ACIES_PLACE_RESERVE || acies_are_may_lie (filled, RED, others[i].type, ACIES_NO_HEX));
    }
}

static void
test_filled (Night        *self,
             gconstpointer data)
{
  static const char *const places[] = { "B2", "C2", "E2" };
  g_autoptr (AciesView) view = acies_view_new (self->game, BLUE);
  guint seen[G_N_ELEMENTS (places)][3] = { 0 };
  guint weak_waits = 0;

  for (guint i = 0; i < N_FILLED; i++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, night_pick, &self->rng);

      check_filled (self->game, filled);
      for (guint place = 0; place < G_N_ELEMENTS (places); place++)
        seen[place][filled->units[night_at (filled, places[place])].type]++;
      for (guint j = 0; j < filled->n_units; j++)
        weak_waits += filled->units[j].side == RED && filled->units[j].place == ACIES_PLACE_RESERVE && filled->units[j].figures == 1;
    }
  /* Of the ways 1 murmillo, 2 retiarii and 2 dimachaeri can lie on 3 hexes and wait, each is as likely. */
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    {
      g_assert_cmpuint (seen[place][0], >, N_FILLED * 26 / 100);
      g_assert_cmpuint (seen[place][0], <, N_FILLED * 41 / 100);
      g_assert_cmpuint (seen[place][1], >, N_FILLED * 26 / 100);
      g_assert_cmpuint (seen[place][2], >, N_FILLED * 26 / 100);
    }
  g_assert_cmpuint (weak_waits, >, N_FILLED * 42 / 100);
  g_assert_cmpuint (weak_waits, <, N_FILLED * 58 / 100);
}

/* Hardly any shuffle is allowed: most of them are light, and there is one place for the heavy one. */
static void
test_filled_with_little_choice (Night        *self,
                                gconstpointer data)
{
  g_autoptr (AciesView) view = NULL;
  guint murmillo_on[2] = { 0 };

  for (guint i = 0; i < self->game->n_units; i++)
    {
      AciesUnit *unit = &self->game->units[i];

      if (unit->side != RED || unit->hex == lines_hex ("E2") || unit->hex == lines_hex ("C2"))
        continue;
      unit->place = ACIES_PLACE_RESERVE;
      unit->hex = ACIES_NO_HEX;
      unit->type = 1;
      unit->marks = (guint16) (1u << self->game->ruleset->face_down);
    }
  view = acies_view_new (self->game, BLUE);
  for (guint i = 0; i < N_FILLED; i++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, night_pick, &self->rng);

      check_filled (self->game, filled);
      murmillo_on[0] += filled->units[night_at (filled, "E2")].type == 0;
      murmillo_on[1] += filled->units[night_at (filled, "C2")].type == 0;
    }
  g_assert_cmpuint (murmillo_on[0] + murmillo_on[1], ==, N_FILLED);
  g_assert_cmpuint (MIN (murmillo_on[0], murmillo_on[1]), >, N_FILLED / 3);
}

/* A heavy one waits against the rule: nothing fits, and what is dealt does not depend on where it is. */
static void
test_filled_against_the_rule (Night        *self,
                              gconstpointer data)
{
  g_autoptr (AciesView) view = NULL;
  g_autoptr (AciesState) first = NULL;

  for (guint i = 0; i < self->game->n_units; i++)
    {
      if (acies_unit_is_hidden_from (self->game, (AciesUnitId) i, BLUE))
        self->game->units[i].type = 0;
    }
  view = acies_view_new (self->game, BLUE);
  first = acies_view_fill (view, night_pick, &self->rng);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, night_pick, &self->rng);

      g_assert_true (acies_state_is_ok (filled, NULL));
      g_assert_cmpuint (filled->units[night_at (filled, "B2")].figures, ==, first->units[night_at (first, "B2")].figures);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  NIGHT_TEST ("view/alike", test_alike);
  NIGHT_TEST ("view/open-facts-differ", test_open_facts_differ);
  NIGHT_TEST ("view/roles-follow-places", test_roles_follow_places);
  NIGHT_TEST ("view/roles-in-reserve", test_roles_in_reserve);
  NIGHT_TEST ("fill/every-type-everywhere", test_filled);
  NIGHT_TEST ("fill/little-choice", test_filled_with_little_choice);
  NIGHT_TEST ("fill/against-the-rule", test_filled_against_the_rule);

  return g_test_run ();
}

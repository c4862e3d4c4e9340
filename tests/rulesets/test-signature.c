/* test-signature.c - one number for the course of 200 random games
 *
 * Made of how much is allowed at each point, what is done and how it ends, and not
 * of how we keep it in memory. So it is the same on every machine, and changes with
 * the rules, what is listed as legal, the random player or the random boards; where
 * no change was meant, one has happened by mistake. The numbers are in
 * tests/signature/RULESET.txt, a line for each battle and one for small boards, which
 * are made like the battle of the first line; ACIES_REWRITE writes them anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "session/rng.h"
#include "support/battles.h"
#include "support/odd-board.h"
#include "support/rewrite.h"

#include "engine/core/engine.h"

#include <string.h>

#define N_GAMES 40 /* of each battle and on small boards */
#define SMALL_BOARDS "small-boards"

typedef struct
{
  guint64 value;
  guint64 n_commands;
} Signature;

/* A line of a file: a battle, or small boards made like a battle. */
typedef struct
{
  AciesLibrary *library;
  Rewrite      *file;
  guint         index;
  char         *name;
  char         *battle;
} Line;

static void
line_free (Line *self)
{
  rewrite_unref (self->file);
  acies_library_unref (self->library);
  g_free (self->name);
  g_free (self->battle);
  g_free (self);
}

/* FNV-1a, a number at a time. */
static void
add_number (Signature *self,
            guint64    number)
{
  self->value = (self->value ^ number) * G_GUINT64_CONSTANT (0x100000001b3);
  self->value ^= self->value >> 32;
}

static void
add_text (Signature  *self,
          const char *text)
{
  for (; *text != '\0'; text++)
    add_number (self, (guchar) *text);
}

static void
add_end (Signature        *self,
         const AciesState *state)
{
  add_number (self, state->outcome.reason);
  add_number (self, state->outcome.winner);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      add_number (self, (guint64) state->sides[side].morale);
      add_number (self, acies_state_count_figures (state, side));
    }
}

static AciesCommand
next_command (const AciesState *state,
              guint64           seed,
              guint            *n_rolls,
              AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = NULL;

  if (acies_state_awaits_chance (state))
    return acies_rng_answer (seed, (*n_rolls)++, state);
  view = acies_view_new_deciding (state);

  return acies_ai_choose_random (view, rng);
}

static void
add_game (Signature        *self,
          const AciesState *scenario,
          guint64           seed)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (GArray) list = acies_commands_new ();
  AciesAiRng rng = acies_ai_rng_seeded (seed);
  guint      n_rolls = 0;

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand     command = next_command (state, seed, &n_rolls, &rng);
      g_autofree char *line = acies_command_to_string (&command, state->ruleset);

      g_array_set_size (list, 0);
      acies_command_list (state, list);
      add_number (self, list->len);
      add_text (self, line);
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
      self->n_commands++;
    }
  add_end (self, state);
}

static char *
dup_first_word (const char *line)
{
  return g_strndup (line, strcspn (line, " "));
}

/* Is it "elis 0123456789abcdef 5012": the name, the number, and how many commands there were? */
static gboolean
is_signature (const char *line)
{
  return *line != '#' && strchr (line, ' ') != NULL;
}

static void
expect (const Line      *line,
        const Signature *signature)
{
  g_autofree char *found = g_strdup_printf ("%s %016" G_GINT64_MODIFIER "x %" G_GUINT64_FORMAT, line->name,
                                            signature->value, signature->n_commands);

  rewrite_expect (line->file, line->index, found);
}

static void
test_battle (gconstpointer data)
{
  const Line *line = data;
  g_autoptr (AciesState) scenario = battle_load (line->library, line->battle);
  Signature signature = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    add_game (&signature, scenario, seed);
  expect (line, &signature);
}

static void
test_small_boards (gconstpointer data)
{
  const Line *line = data;
  g_autoptr (AciesState) like = battle_load (line->library, line->battle);
  AciesAiRng rng = acies_ai_rng_seeded (5);
  Signature  signature = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (AciesState) scenario = small_board_new (like, &rng);

      add_game (&signature, scenario, seed);
    }
  expect (line, &signature);
}

static void
add_line (AciesLibrary *library,
          Rewrite      *file,
          guint         index,
          const char   *ruleset_id,
          const char   *first)
{
  Line            *line = g_new0 (Line, 1);
  g_autofree char *path = NULL;
  gboolean         is_small;

  line->library = acies_library_ref (library);
  line->file = rewrite_ref (file);
  line->index = index;
  line->name = dup_first_word (rewrite_get_line (file, index));
  is_small = g_str_equal (line->name, SMALL_BOARDS);
  line->battle = g_strdup (is_small ? first : line->name);
  path = g_strjoin ("/", "/signature", ruleset_id, line->name, NULL);
  g_test_add_data_func_full (path, line, is_small ? test_small_boards : test_battle, (GDestroyNotify) line_free);
}

static gboolean
has_line (Rewrite    *file,
          const char *name)
{
  g_autofree char *beginning = g_strconcat (name, " ", NULL);

  for (guint i = 0; i < rewrite_count_lines (file); i++)
    {
      if (g_str_has_prefix (rewrite_get_line (file, i), beginning))
        return TRUE;
    }

  return FALSE;
}

/* Every battle and template has its line, and so have small boards. */
static void
check_complete (AciesLibrary *library,
                Rewrite      *file,
                const char   *ruleset_id)
{
  g_auto (GStrv) names = battles_list (library, ruleset_id);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!has_line (file, names[i]))
        g_error ("%s has no line for %s", ruleset_id, names[i]);
    }
  if (!has_line (file, SMALL_BOARDS))
    g_error ("%s has no line for small boards", ruleset_id);
}

static void
add_ruleset (AciesLibrary *library,
             const char   *ruleset_id)
{
  g_autofree char *base = g_strconcat (ruleset_id, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "signature", base, NULL);
  g_autofree char *first = NULL;
  Rewrite         *file = rewrite_open (path);

  for (guint i = 0; i < rewrite_count_lines (file); i++)
    {
      if (!is_signature (rewrite_get_line (file, i)))
        continue;
      if (first == NULL)
        first = dup_first_word (rewrite_get_line (file, i));
      add_line (library, file, i, ruleset_id, first);
    }
  check_complete (library, file, ruleset_id);
  rewrite_unref (file);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; rulesets[i] != NULL; i++)
    add_ruleset (library, rulesets[i]);

  return g_test_run ();
}

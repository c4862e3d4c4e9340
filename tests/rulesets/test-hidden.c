/* test-hidden.c - nothing that a side is asked, offered or refused depends on what is hidden from it
 *
 * Random games are played, and at every position of them each side's view is
 * filled in several ways. What one can ask the engine must be the same in the
 * true game and in all that look like it, and stay so after the next command.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "engine/view/words.h"
#include "session/rng.h"
#include "support/battles.h"
#include "support/lines.h"
#include "support/odd-board.h"

#include <string.h>

#define N_GAMES 3        /* of each battle */
#define ENOUGH 120       /* positions: of a large battle fewer games hold them */
#define N_FILLS 3        /* of each view */
#define EACH many (3, 1) /* one position in so many of a battle is looked at */
#define N_ASKED 12       /* commands at random, at each position */
#define ONE_IN 40        /* of the filled views are played to their end */

/* What was looked at, so that a run that looks at nothing fails. */
typedef struct
{
  guint n_positions;
  guint n_differing; /* filled views that are not the true game */
  guint n_refused;
  guint n_accepted;
  guint n_hiding;   /* positions in which somebody holds cards, or something lies face down */
  guint n_secret;   /* choices that must look the same to the enemy */
  guint n_choosing; /* commands of that kind, where any can be given */
  guint n_followed; /* commands given in the true game and in a filled view */
  guint n_ended;
} Tally;

static guint
pick (gpointer rng,
      guint    n)
{
  return acies_ai_rng_below (rng, n);
}

/* --- what one can ask the engine ------------------------------------------------------------ */

/* A view gives units numbers of its own where pieces may lie face down: it is asked where the unit is. */
static AciesHex
place_of (const AciesState *state,
          AciesUnitId       unit)
{
  return unit != ACIES_NO_UNIT ? state->units[unit].hex : ACIES_NO_HEX;
}

static void
assert_same_decision (const AciesState *truth,
                      const AciesState *filled)
{
  const AciesDecision *a = &truth->decision;
  const AciesDecision *b = &filled->decision;

  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->side, ==, b->side);
  g_assert_cmpuint (place_of (truth, a->unit), ==, place_of (filled, b->unit));
  g_assert_cmpuint (a->card, ==, b->card);
  g_assert_cmpuint (a->n_dice, ==, b->n_dice);
  g_assert_cmpmem (a->dice, a->n_dice, b->dice, b->n_dice);
  g_assert_cmpint (a->point, ==, b->point);
  g_assert_cmpuint (a->count, ==, b->count);
  g_assert_cmpuint (a->deck, ==, b->deck);
  g_assert_cmpuint (a->zone, ==, b->zone);
  g_assert_cmpuint (a->hex, ==, b->hex);
}

/* Of a unit, of the board, or none. */
static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  switch (acies_ai_rng_below (rng, 3))
    {
    case 0:
      return state->units[acies_ai_rng_below (rng, state->n_units)].hex;

    case 1:
      return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);

    default:
      return ACIES_NO_HEX;
    }
}

/* What a deck still has is the business of who answers for chance. */
static gboolean
is_draw (const AciesState *state,
         AciesCommandKind  kind)
{
  return kind == ACIES_COMMAND_DRAW && state->decision.kind == ACIES_DECISION_DRAW;
}

/* Where there are no cards. */
static gboolean
names_no_card (const AciesState *state,
               AciesCommandKind  kind)
{
  return state->ruleset->n_cards == 0 && strstr (acies_command_usage (kind, state->ruleset->procs), "CARD") != NULL;
}

/* A line as somebody might type it: of a kind that answers what is asked, or of any other. */
static char *
any_line (const AciesState *state,
          AciesAiRng       *rng)
{
  AciesCommand command = acies_command (ACIES_COMMAND_PASS);
  gboolean     answers = !acies_state_awaits_chance (state) && acies_ai_rng_below (rng, 2) == 0;

  do
    command.kind = ACIES_COMMAND_START + acies_ai_rng_below (rng, ACIES_FIRST_TRACKER_COMMAND - ACIES_COMMAND_START);
  while (acies_command_name (command.kind, state->ruleset->procs) == NULL || names_no_card (state, command.kind) || is_draw (state, command.kind) || (answers && !acies_question_takes (state, command.kind)));
  command.hex = any_hex (state, rng);
  command.to = any_hex (state, rng);
  if (strstr (acies_command_usage (command.kind, state->ruleset->procs), "TYPE") != NULL)
    command.id = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_unit_types);
  else if (state->ruleset->n_cards > 0)
    command.id = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_cards);
  if (strstr (acies_command_usage (command.kind, state->ruleset->procs), "NUMBER") != NULL)
    command.number = (gint16) (1 + acies_ai_rng_below (rng, 8));
  command.dice.n = (guint8) (1 + acies_ai_rng_below (rng, 4));
  memset (command.dice.faces, 1, sizeof command.dice.faces);

  return acies_command_to_string (&command, state->ruleset);
}

/* What a player would read: that it is allowed, why it is not, or that it is no command at all. */
static char *
dup_verdict (const AciesState *state,
             const char       *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_auto (AciesExplanation) why = { 0 };
  g_autoptr (GError) error = NULL;

  if (!acies_command_parse (line, state->ruleset, &command, &error))
    return g_strdup (error->message);
  if (acies_command_check (&command, state, &error))
    return g_strdup ("allowed");
  acies_command_explain (&command, state, &why);

  return g_strdup_printf ("%s (%d, %s); %s", error->message, error->code, acies_rule_error_get_rule (error), why.sentence);
}

static void
check_verdicts (const AciesState *truth,
                const AciesState *filled,
                AciesAiRng       *rng,
                Tally            *tally)
{
  for (guint i = 0; i < N_ASKED; i++)
    {
      g_autofree char *line = any_line (truth, rng);
      g_autofree char *one = dup_verdict (truth, line);
      g_autofree char *other = dup_verdict (filled, line);

      g_assert_cmpstr (one, ==, other);
      if (g_str_equal (one, "allowed"))
        tally->n_accepted++;
      else
        tally->n_refused++;
    }
}

/* --- one position --------------------------------------------------------------------------- */

static void
assert_ok (const AciesState *state)
{
  const char *why = NULL;

  if (!acies_state_is_ok (state, &why))
    g_error ("a filled view is broken: %s", why);
}

/* A filled view looks like the true game to the one whose view it is. */
static void
check_looks_the_same (const AciesState *truth,
                      const AciesState *filled,
                      const AciesView  *view)
{
  g_autoptr (AciesView) again = acies_view_new (filled, acies_view_get_side (view));
  g_autofree char *question = acies_state_describe (truth);
  g_autofree char *same = acies_state_describe (filled);

  assert_ok (filled);
  g_assert_true (acies_view_equal (view, again));
  assert_same_decision (truth, filled);
  g_assert_cmpstr (question, ==, same);
}

static void
check_options (const AciesState *truth,
               const AciesState *filled,
               AciesAiRng       *rng,
               Tally            *tally)
{
  g_autofree char *list = lines_list (truth);
  g_autofree char *same = lines_list (filled);

  g_assert_cmpstr (list, ==, same);
  check_verdicts (truth, filled, rng, tally);
}

static AciesCommand
next_command (const AciesState *state,
              guint64           seed,
              guint             n,
              AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = NULL;

  if (acies_state_awaits_chance (state))
    return acies_rng_answer (seed, n, state);
  view = acies_view_new_deciding (state);

  return acies_ai_choose_random (view, rng);
}

static void
play_to_the_end (AciesState *state,
                 AciesAiRng *rng,
                 Tally      *tally)
{
  guint64 seed = acies_ai_rng_next (rng);

  for (guint n = 0; state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command = next_command (state, seed, n, rng);

      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
      assert_ok (state);
    }
  tally->n_ended++;
}

/* --- the next command ----------------------------------------------------------------------- */

/* Whether it may be given is the business of the hand of the one who gives it. */
static gboolean
is_about_cards (AciesCommandKind kind)
{
  return kind == ACIES_COMMAND_PLAY || kind == ACIES_COMMAND_PUT_BACK || kind == ACIES_COMMAND_TAKE ||
         kind == ACIES_COMMAND_PASS;
}

static gboolean
holds_hidden (const AciesState *state,
              AciesSide         side,
              AciesHex          hex)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = 0; i < n; i++)
    if (acies_unit_is_hidden_from (state, ids[i], side))
      return TRUE;

  return FALSE;
}

/* Of who gives it: what lies there may be something else, which cannot do that, or must not be left there. */
static gboolean
is_of_hidden (const AciesState   *state,
              AciesSide           side,
              const AciesCommand *command)
{
  gboolean reserve = acies_command_verb (command->kind, state->ruleset->procs) != NULL && command->id != ACIES_NO_ID;

  return holds_hidden (state, side, command->hex) || holds_hidden (state, side, command->to) ||
         ((reserve || command->kind == ACIES_COMMAND_DONE) && acies_state_hides_from (state, side));
}

/* What lay face down is turned up, or at the end what was held: from here on the two games look different. */
static gboolean
reveals (const AciesState *before,
         const GArray     *events)
{
  AciesId  mark = before->ruleset->face_down;
  gboolean lays = FALSE;

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      lays |= event->kind == ACIES_EVENT_CARDS_MOVED && event->u.cards.from == ACIES_ZONE_HAND && event->u.cards.to == ACIES_ZONE_LAID;
      if (lays && event->kind == ACIES_EVENT_OUTCOME_SET)
        return TRUE;
    }
  for (guint i = 0; mark != ACIES_NO_ID && i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_UNIT_SET && (event->u.unit.before.marks & ~event->u.unit.after.marks) >> mark & 1)
        return TRUE;
    }

  return FALSE;
}

static char *
dup_notes (const GArray       *events,
           const AciesRuleset *ruleset)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      g_autofree char  *line = NULL;

      if (event->kind != ACIES_EVENT_LOG_ENTRY)
        continue;
      line = acies_log_entry_to_string (&event->u.entry, ruleset);
      g_string_append_printf (lines, "%s\n", line);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* The same command leads from positions that look the same to positions that do,
 * and the log tells the same. */
static void
check_follows (const AciesState   *truth,
               AciesState         *filled,
               AciesSide           side,
               const AciesCommand *command,
               Tally              *tally)
{
  g_autoptr (AciesState) after = acies_state_copy (truth);
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GArray) other_events = acies_events_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesView) view = NULL;
  g_autoptr (AciesView) other_view = NULL;
  g_autofree char *notes = NULL;
  g_autofree char *other_notes = NULL;

  g_assert_true (acies_engine_apply (after, command, events, NULL));
  if (!acies_engine_apply (filled, command, other_events, &error))
    {
      if (command->kind != ACIES_COMMAND_DRAW &&
          (side == acies_state_deciding_side (truth) || (!is_about_cards (command->kind) && !is_of_hidden (truth, side, command))))
        {
          g_autofree char *line = acies_command_to_string (command, truth->ruleset);

          g_error ("“%s” of side %d is allowed in the true game only, not in one that side %d sees: %s", line,
                   acies_state_deciding_side (truth), side, error->message);
        }
      return;
    }
  if (reveals (truth, events))
    return;

  view = acies_view_new (after, side);
  other_view = acies_view_new (filled, side);
  notes = dup_notes (events, truth->ruleset);
  other_notes = dup_notes (other_events, truth->ruleset);
  g_assert_cmpstr (notes, ==, other_notes);
  assert_same_decision (after, filled);
  g_assert_true (acies_view_equal (view, other_view));
  tally->n_followed++;
}

/* What may be done, or drawn. */
static void
list_all (const AciesState *state,
          GArray           *list)
{
  AciesDraw draws[ACIES_MAX_CARDS];
  guint     n = state->decision.kind == ACIES_DECISION_DRAW && state->decision.zone == ACIES_ZONE_HAND ? acies_draw_list (state, draws) : 0;

  acies_command_list (state, list);
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_DRAW, draws[i].card);

      g_array_append_val (list, command);
    }
}

/* Everybody has seen it, so everybody sees who takes it. */
static gboolean
lies_open (const AciesState   *state,
           const AciesCommand *command)
{
  return command->kind == ACIES_COMMAND_TAKE && acies_state_pile (state, state->decision.side, command->id, ACIES_ZONE_ROW) > 0;
}

/* Which card the enemy puts back, takes or draws (@kind) is not seen, neither on the table nor in the log. */
static void
check_secrets (const AciesState *truth,
               AciesSide         side,
               AciesCommandKind  kind,
               Tally            *tally)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (AciesView) seen = NULL;
  g_autofree char *told = NULL;

  list_all (truth, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autoptr (AciesState) after = acies_state_copy (truth);
      g_autoptr (GArray) events = acies_events_new ();
      g_autoptr (AciesView) view = NULL;
      g_autofree char *notes = NULL;

      if (command->kind != kind || lies_open (truth, command))
        continue;
      tally->n_choosing++;
      g_assert_true (acies_engine_apply (after, command, events, NULL));
      view = acies_view_new (after, side);
      notes = dup_notes (events, truth->ruleset);
      if (seen == NULL)
        {
          seen = g_steal_pointer (&view);
          told = g_steal_pointer (&notes);
          continue;
        }
      g_assert_true (acies_view_equal (seen, view));
      g_assert_cmpstr (told, ==, notes);
      tally->n_secret++;
    }
}

/* --- games ---------------------------------------------------------------------------------- */

static void
check_side (const AciesState   *truth,
            AciesSide           side,
            const AciesCommand *command,
            AciesAiRng         *rng,
            Tally              *tally)
{
  g_autoptr (AciesView) view = acies_view_new (truth, side);
  gboolean decides = side == acies_state_deciding_side (truth);

  for (guint i = 0; i < N_FILLS; i++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, pick, rng);

      tally->n_differing += !acies_state_equal (truth, filled);
      check_looks_the_same (truth, filled, view);
      if (decides)
        check_options (truth, filled, rng, tally);
      if (acies_ai_rng_below (rng, ONE_IN) == 0)
        play_to_the_end (filled, rng, tally);
      else
        check_follows (truth, filled, side, command, tally);
    }
  if (decides)
    return;
  check_secrets (truth, side, ACIES_COMMAND_PUT_BACK, tally);
  check_secrets (truth, side, ACIES_COMMAND_TAKE, tally);
  check_secrets (truth, side, ACIES_COMMAND_DRAW, tally);
}

/* Something is known to one side alone. */
static gboolean
is_hiding (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (acies_state_count_cards (state, side, ACIES_ZONE_HAND) > 0 || acies_state_hides_from (state, side))
      return TRUE;

  return FALSE;
}

static void
check_game (const AciesState *scenario,
            guint64           seed,
            guint             each,
            Tally            *tally)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  for (guint n = 0; state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command = next_command (state, seed, n, &rng);

      if (n % each == seed % each)
        {
          for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
            check_side (state, side, &command, &rng, tally);
          tally->n_positions++;
          tally->n_hiding += is_hiding (state);
        }
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }
}

static void
check_tally (const Tally *tally)
{
  g_test_message ("positions: %u, filled otherwise: %u, followed: %u, played to the end: %u", tally->n_positions,
                  tally->n_differing, tally->n_followed, tally->n_ended);
  g_test_message ("refused alike: %u, allowed alike: %u, choices unseen: %u", tally->n_refused, tally->n_accepted,
                  tally->n_secret);
  if (tally->n_hiding == 0)
    return; /* a battle without cards, in which all lies open: both sides know everything */
  g_assert_cmpuint (tally->n_differing, >, tally->n_hiding);
  g_assert_cmpuint (tally->n_followed, >, tally->n_positions);
  g_assert_cmpuint (tally->n_ended, >, N_GAMES);
  g_assert_cmpuint (tally->n_refused, >, tally->n_positions);
  g_assert_cmpuint (tally->n_accepted, >, tally->n_positions);
  if (tally->n_choosing > 0)
    g_assert_cmpuint (tally->n_secret, >, N_GAMES);
}

static gboolean
wants_more (const Tally *tally,
            guint64      n_games)
{
  guint times = many (1, 125);

  if (n_games < times * N_GAMES && tally->n_positions < times * ENOUGH)
    return TRUE;
  return tally->n_choosing > 0 && tally->n_secret <= N_GAMES && n_games < 4 * N_GAMES;
}

static void
test_battle (gconstpointer data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, data);
  Tally tally = { 0 };

  for (guint64 seed = 0; wants_more (&tally, seed); seed++)
    check_game (scenario, 2000 + seed, EACH, &tally);
  check_tally (&tally);
}

static void
test_small_boards (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) like = battle_load_first (library, ruleset_id);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  Tally      tally = { 0 };

  for (guint64 seed = 0; wants_more (&tally, seed); seed++)
    {
      g_autoptr (AciesState) scenario = small_board_new (like, &rng);

      check_game (scenario, seed, 1, &tally);
    }
  check_tally (&tally);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  battles_add_tests (library, "/hidden", "nothing-depends-on-it", test_battle);
  rulesets_add_tests (library, "/hidden", "small-boards/nothing-depends-on-it", test_small_boards);

  return g_test_run ();
}

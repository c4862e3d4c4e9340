/* test-fights-told.c - the record of the fights of a game adds up to what its notes tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/procs.h"
#include "session/fights.h"
#include "support/battles.h"
#include "support/random-games.h"

#define SEEDS 4
#define NTH(array, type, i) (&g_array_index (array, type, i))

static AciesLibrary *library;

/* What the log tells of a game, and what its fights add up to. */
typedef struct
{
  guint attacks, strikes, counters, rolls, defences, hits, wounds, retreats, dice;
  guint figures, eliminated, withdrawn;
  int   morale;
  int   points;
} Sums;

typedef struct
{
  Sums     sums;
  gboolean once;  /* nothing is rolled again */
  guint    hits;  /* of the last roll */
  gboolean costs; /* the note before is of a lost unit, or of the morale that costs */
} Told;

static void
sum_note (const AciesNote *note,
          guint            command,
          gpointer         data)
{
  Told    *told = data;
  Sums    *sums = &told->sums;
  gboolean rolls = note->kind == ACIES_NOTE_ATTACK || note->kind == ACIES_NOTE_STRIKE || note->kind == ACIES_NOTE_COUNTER;
  gboolean fell = note->kind == ACIES_NOTE_ROLLED || note->kind == ACIES_NOTE_DEFENCE;

  sums->attacks += note->kind == ACIES_NOTE_DECLARED;
  sums->strikes += note->kind == ACIES_NOTE_STRIKE;
  sums->counters += note->kind == ACIES_NOTE_COUNTER;
  sums->rolls += note->kind == ACIES_NOTE_ROLLED;
  sums->defences += note->kind == ACIES_NOTE_DEFENCE;
  sums->points += rolls ? note->number * 64 + note->unit + note->other * 4 : 0;
  if (note->kind == ACIES_NOTE_ROLLED)
    sums->hits += told->hits = (guint) note->number;
  if (note->kind >= ACIES_N_NOTES && note->dice.n > 0 && !told->once) /* some were rolled again, and all of them are told once more */
    {
      sums->hits -= told->hits;
      sums->hits += told->hits = acies_dice_count (&note->dice, ACIES_DIE_HIT);
    }
  sums->wounds += note->kind == ACIES_NOTE_DEFENCE ? (guint) note->number : 0;
  sums->retreats += fell ? (guint) MAX (note->number2, 0) : 0;
  sums->dice += fell ? note->dice.n : 0;
  if (note->kind == ACIES_NOTE_HIT || note->kind == ACIES_NOTE_NO_RETREAT)
    sums->figures += (guint) note->number;
  sums->eliminated += note->kind == ACIES_NOTE_ELIMINATED;
  sums->withdrawn += note->kind == ACIES_NOTE_RETREATED;
  told->costs = note->kind == ACIES_NOTE_ELIMINATED || (told->costs && note->kind == ACIES_NOTE_MORALE);
  sums->morale += told->costs && note->kind == ACIES_NOTE_MORALE ? ABS (note->number) : 0;
}

static void
sum_roll (Sums                 *sums,
          const AciesFight     *fight,
          const AciesFightRoll *roll)
{
  gboolean is_defence = roll == &fight->defence;

  if (!roll->rolled)
    return;
  sums->rolls += !is_defence;
  sums->defences += is_defence;
  sums->points += is_defence ? 0 : roll->point * 64 + fight->attacker.unit + fight->target.unit * 4;
  sums->hits += is_defence ? 0 : roll->hits;
  sums->wounds += is_defence ? roll->hits : 0;
  sums->retreats += roll->retreats;
  sums->dice += roll->dice.n;
}

static void
sum_fight (Sums             *sums,
           const AciesFight *fight)
{
  sums->attacks += fight->kind == ACIES_COMBAT_ATTACK;
  sums->strikes += fight->kind == ACIES_COMBAT_STRIKE;
  sums->counters += fight->kind == ACIES_COMBAT_COUNTER;
  sum_roll (sums, fight, &fight->roll);
  sum_roll (sums, fight, &fight->defence);
  for (guint i = 0; i < fight->losses->len; i++)
    {
      sums->figures += NTH (fight->losses, AciesFightLoss, i)->figures;
      sums->eliminated += NTH (fight->losses, AciesFightLoss, i)->eliminated;
    }
  for (guint i = 0; i < fight->moves->len; i++)
    sums->withdrawn += NTH (fight->moves, AciesFightMove, i)->unit.unit == fight->target.unit;
  for (guint i = 0; i < fight->morale->len; i++)
    sums->morale += ABS (NTH (fight->morale, AciesFightMorale, i)->change);
}

static char *
dup_sums (const Sums *sums)
{
  return g_strdup_printf ("attacks %u strikes %u counters %u; rolls %u defences %u hits %u wounds %u retreats %u dice %u points %d; "
                          "figures %u eliminated %u withdrawn %u morale %d",
                          sums->attacks, sums->strikes, sums->counters, sums->rolls, sums->defences, sums->hits, sums->wounds, sums->retreats,
                          sums->dice, sums->points, sums->figures, sums->eliminated, sums->withdrawn, sums->morale);
}

/* What means nothing in the game is told by no note. */
static void
leave_out_what_is_lacking (const AciesRuleset *ruleset,
                           Sums               *sums)
{
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    sums->figures = 0;
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    sums->morale = 0;
}

/* Where a fight is one roll much else comes of it: leaders fall with their unit, animals break loose and leave theirs. That
 * is told by notes of the game's own, as are those who are lost in no fight. */
static void
leave_out_what_else_comes (Sums *sums)
{
  sums->figures = sums->eliminated = sums->withdrawn = 0;
}

static void
agrees_with_notes (gconstpointer battle)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesFights) fights = acies_fights_of (session);
      Told             told = { .once = acies_session_get_state (session)->ruleset->procs->rolls_once };
      Sums             sums = { 0 };
      g_autofree char *of_log = NULL;
      g_autofree char *of_fights = NULL;

      acies_session_foreach_note (session, 0, sum_note, &told);
      for (guint i = 0; i < acies_fights_count (fights); i++)
        sum_fight (&sums, acies_fights_get (fights, i));
      if (acies_session_get_state (session)->ruleset->procs->rolls_once)
        {
          leave_out_what_else_comes (&told.sums);
          leave_out_what_else_comes (&sums);
        }
      leave_out_what_is_lacking (acies_session_get_state (session)->ruleset, &sums);
      g_assert_cmpuint (told.sums.attacks, >, 0);
      of_log = dup_sums (&told.sums);
      of_fights = dup_sums (&sums);
      g_assert_cmpstr (of_log, ==, of_fights);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  battles_add_tests (library, "/fights", "agrees-with-notes", agrees_with_notes);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}

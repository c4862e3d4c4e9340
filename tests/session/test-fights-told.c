/* test-fights-told.c - the record of the fights of a game adds up to what its entries tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "session/fights.h"
#include "session/log.h"
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
  Sums     apart; /* what log entries tell that come while nobody fights, and what has changed then */
  Sums     changed;
  guint    fights; /* that go on */
  guint    hits;   /* of the last roll */
  gboolean costs;  /* the entry before is of a lost unit, or of the morale that costs */

  const AciesRuleset *ruleset;
} Told;

/* A game may tell of rolls in its own words. */
static gboolean
is_own_note (const Told          *told,
             const AciesLogEntry *entry,
             const char          *name)
{
  return entry->kind >= ACIES_N_LOG_KINDS && g_str_equal (told->ruleset->procs->log_entries[entry->kind - ACIES_N_LOG_KINDS].name, name);
}

static void
sum_note (Told                *told,
          const AciesLogEntry *entry)
{
  Sums    *sums = &told->sums;
  gboolean counters = entry->kind == ACIES_LOG_COUNTER || is_own_note (told, entry, "rolls-back");
  gboolean rolls = entry->kind == ACIES_LOG_ATTACK || entry->kind == ACIES_LOG_STRIKE || counters || is_own_note (told, entry, "rolls");
  gboolean fell = entry->kind == ACIES_LOG_ROLLED || entry->kind == ACIES_LOG_DEFENCE;

  sums->attacks += entry->kind == ACIES_LOG_DECLARED;
  sums->strikes += entry->kind == ACIES_LOG_STRIKE;
  sums->counters += counters;
  sums->rolls += entry->kind == ACIES_LOG_ROLLED;
  sums->defences += entry->kind == ACIES_LOG_DEFENCE;
  sums->points += rolls ? entry->number * 64 + entry->unit + entry->other * 4 : 0;
  if (entry->kind == ACIES_LOG_ROLLED)
    sums->hits += told->hits = (guint) entry->number;
  if (is_own_note (told, entry, "rolled-again")) /* all of the dice are told once more */
    {
      sums->hits -= told->hits;
      sums->hits += told->hits = acies_dice_count (&entry->dice, ACIES_DIE_HIT);
    }
  sums->wounds += entry->kind == ACIES_LOG_DEFENCE ? (guint) entry->number : 0;
  sums->retreats += fell ? (guint) MAX (entry->number2, 0) : 0;
  sums->dice += fell ? entry->dice.n : 0;
  sums->withdrawn += entry->kind == ACIES_LOG_RETREATED;
  told->costs = entry->kind == ACIES_LOG_ELIMINATED || (told->costs && entry->kind == ACIES_LOG_MORALE);
  sums->morale += told->costs && entry->kind == ACIES_LOG_MORALE ? ABS (entry->number) : 0;
}

static void
sum_losses_of_note (Sums                *sums,
                    const AciesLogEntry *entry)
{
  if (entry->kind == ACIES_LOG_HIT || entry->kind == ACIES_LOG_NO_RETREAT || entry->kind == ACIES_LOG_ELIMINATED)
    sums->figures += (guint) entry->number;
  sums->eliminated += entry->kind == ACIES_LOG_ELIMINATED;
}

/* What the game tells in its own words is none of these. */
static void
sum_loss (Sums      *sums,
          guint      figures,
          gboolean   gone,
          AciesCause cause)
{
  gboolean usual = cause == ACIES_CAUSE_USUAL || cause == ACIES_CAUSE_BARRED;

  sums->figures += usual ? figures : 0;
  sums->eliminated += gone && cause != ACIES_CAUSE_BESIDE && cause != ACIES_CAUSE_WITHDRAWN && cause != ACIES_CAUSE_DESTROYED;
}

static void
sum_change (Sums             *sums,
            const AciesEvent *event)
{
  const AciesUnit *before = &event->u.unit.before;
  const AciesUnit *after = &event->u.unit.after;
  gboolean         gone = after->place == ACIES_PLACE_LOST;

  if (event->kind == ACIES_EVENT_UNIT_SET && before->place == ACIES_PLACE_BOARD && (gone || after->figures < before->figures))
    sum_loss (sums, (guint) (before->figures - after->figures), gone, event->u.unit.cause);
}

static void
sum_command (const AciesCommand *command,
             const AciesEvent   *events,
             guint               n_events,
             guint               number,
             gpointer            data)
{
  Told *told = data;

  for (guint i = 0; i < n_events; i++)
    {
      const AciesEvent *event = &events[i];

      told->fights += event->kind == ACIES_EVENT_COMBAT_PUSHED;
      told->fights -= event->kind == ACIES_EVENT_COMBAT_POPPED;
      if (told->fights == 0)
        sum_change (&told->changed, event);
      if (event->kind != ACIES_EVENT_LOG_ENTRY)
        continue;
      sum_note (told, &event->u.entry);
      sum_losses_of_note (told->fights > 0 ? &told->sums : &told->apart, &event->u.entry);
    }
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
      const AciesFightLoss *loss = NTH (fight->losses, AciesFightLoss, i);

      sum_loss (sums, loss->figures, loss->eliminated, loss->cause);
    }
  for (guint i = 0; i < fight->moves->len; i++)
    {
      const AciesFightMove *move = NTH (fight->moves, AciesFightMove, i);

      sums->withdrawn += move->unit.unit == fight->target.unit && move->cause == ACIES_CAUSE_USUAL;
    }
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

/* What means nothing in the game is told by no entry. */
static void
leave_out_what_is_lacking (const AciesRuleset *ruleset,
                           Sums               *sums)
{
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    sums->morale = 0;
}

static void
assert_same (const Sums *log,
             const Sums *record)
{
  g_autofree char *of_log = dup_sums (log);
  g_autofree char *of_record = dup_sums (record);

  g_assert_cmpstr (of_log, ==, of_record);
}

static void
agrees_with_notes (gconstpointer battle)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesFights) fights = acies_fights_of (session);
      Told told = { .ruleset = acies_session_get_state (session)->ruleset };
      Sums sums = { 0 };

      acies_session_foreach_command (session, 0, sum_command, &told);
      for (guint i = 0; i < acies_fights_count (fights); i++)
        sum_fight (&sums, acies_fights_get (fights, i));
      leave_out_what_is_lacking (told.ruleset, &sums);
      g_assert_cmpuint (told.sums.attacks, >, 0);
      assert_same (&told.sums, &sums);
      assert_same (&told.apart, &told.changed);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  battles_add_tests_where (library, ruleset_has_fights, "/fights", "agrees-with-notes", agrees_with_notes);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}

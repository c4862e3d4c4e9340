/* fight-text.c - descriptions of a fight: the odds of its next roll, and its results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/fight-text.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/view/words.h"

#include <glib/gi18n-lib.h>

/* --- results -------------------------------------------------------------------------------- */

const AciesFightRoll *
acies_fight_get_roll (const AciesFight *self,
                      gboolean          is_defence)
{
  return is_defence ? &self->defence : &self->roll;
}

/* --- dice ----------------------------------------------------------------------------------- */

/* Returns a text such as "2 hits, 1 retreat", or @nothing. */
static char *
dup_counts (const AciesFightRoll *roll,
            const char           *hits,
            const char           *nothing)
{
  g_autofree char *retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u retreat", "%u retreats", roll->retreats),
                                               roll->retreats);

  if (roll->hits + roll->retreats == 0)
    return g_strdup (nothing);
  if (roll->retreats == 0)
    return g_strdup (hits);
  if (roll->hits == 0)
    return g_steal_pointer (&retreats);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%1$s, %2$s"), hits, retreats);
}

static char *
dup_sum (const AciesFightRoll *roll,
         const AciesRuleset   *ruleset)
{
  g_autofree char *hits = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hit", "%u hits", roll->hits), roll->hits);
  g_autofree char *counts = dup_counts (roll, hits, _ ("No hits"));
  g_autofree char *point = acies_point_to_string (roll->point, ruleset);

  if (point == NULL)
    return g_steal_pointer (&counts);

  /* Translators: "2 hits, 1 retreat", then "Combat Point 4" or the like */
  return g_strdup_printf (_ ("%1$s (%2$s)"), counts, point);
}

static char *
dup_defence (const AciesFightRoll *roll)
{
  g_autofree char *wounds = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wound", "%u wounds", roll->hits), roll->hits);
  g_autofree char *counts = dup_counts (roll, wounds, _ ("all hits blocked"));

  /* Translators: "2 wounds, 1 retreat", of the defender's dice */
  return g_strdup_printf (_ ("Defence: %s"), counts);
}

char *
acies_fight_roll_to_string (const AciesFightRoll *self,
                            const AciesRuleset   *ruleset)
{
  return self->is_defence ? dup_defence (self) : dup_sum (self, ruleset);
}

static int
compare_dice (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const AciesDice *dice = data;
  guint            i = *(const guint8 *) a;
  guint            j = *(const guint8 *) b;
  int              better = dice->results[j] - dice->results[i];

  return better != 0 ? better : dice->faces[j] - dice->faces[i];
}

static AciesDice
sort_dice (const AciesDice *dice)
{
  AciesDice sorted = { .n = dice->n };
  guint8    order[ACIES_MAX_DICE];

  for (guint i = 0; i < dice->n; i++)
    order[i] = (guint8) i;
  g_qsort_with_data (order, (int) dice->n, sizeof (guint8), compare_dice, (gpointer) dice);
  for (guint i = 0; i < dice->n; i++)
    {
      sorted.types[i] = dice->types[order[i]];
      sorted.faces[i] = dice->faces[order[i]];
      sorted.results[i] = dice->results[order[i]];
    }

  return sorted;
}

/* --- cards ---------------------------------------------------------------------------------- */

/* Returns the card, with the unit on which it was played unless that is the attacker. */
static char *
dup_card (const AciesFight     *fight,
          const AciesFightCard *card,
          const AciesRuleset   *ruleset)
{
  const char      *name = ruleset->cards[card->card].name;
  g_autofree char *unit = NULL;
  AciesHexName     hex;

  if (card->on.unit == fight->attacker.unit || card->on.type == ACIES_NO_ID)
    return g_strdup (name);

  unit = acies_unit_type_dup_name (ruleset, card->on.type, card->on.told_side);

  /* Translators: a card, the unit it is played on and its hex */
  return g_strdup_printf (_ ("%1$s: %2$s %3$s"), name, unit, acies_hex_name (card->on.hex, hex));
}

/* Returns the text of the log for a card of the attacked side. */
static char *
dup_answer (const AciesFightCard *card,
            const AciesRuleset   *ruleset)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_CARD);

  entry.side = card->side;
  entry.card = card->card;
  entry.unit_type = card->on.type;
  entry.unit_side = card->on.told_side;
  entry.hex = card->on.hex;

  return acies_log_entry_to_string (&entry, ruleset);
}

/* Returns the command with which the attacker moves after the fight. Cards played later do not belong to the fight. */
static guint
find_going_on (const AciesFight *fight)
{
  for (guint i = 0; i < fight->moves->len; i++)
    {
      const AciesFightMove *move = &g_array_index (fight->moves, AciesFightMove, i);

      if (move->unit.unit == fight->attacker.unit && move->cause == ACIES_CAUSE_USUAL)
        return move->command;
    }

  return G_MAXUINT;
}

static void
add_cards (AciesFightText     *self,
           const AciesRuleset *ruleset)
{
  guint last = find_going_on (self->fight);

  for (guint i = 0; i < self->fight->cards->len; i++)
    {
      const AciesFightCard *card = &g_array_index (self->fight->cards, AciesFightCard, i);

      if (card->side != self->fight->attacker.side)
        g_ptr_array_add (self->lines, dup_answer (card, ruleset));
      else if (card->command <= last)
        g_ptr_array_add (self->cards, dup_card (self->fight, card, ruleset));
    }
}

/* --- consequences --------------------------------------------------------------------------- */

/* A sentence, with the command and event that caused it. */
typedef struct
{
  guint command;
  guint event;
  char *text;
} Line;

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const Line *x = a;
  const Line *y = b;

  if (x->command != y->command)
    return x->command < y->command ? -1 : 1;

  return x->event < y->event ? -1 : x->event > y->event;
}

/* Adds the text that the log has for @entry. */
static void
add_line (GArray              *lines,
          const AciesLogEntry *entry,
          guint                command,
          guint                event,
          const AciesRuleset  *ruleset)
{
  Line line = { command, event, acies_log_entry_to_string (entry, ruleset) };

  g_array_append_val (lines, line);
}

static AciesLogEntry
note_of (AciesLogKind          kind,
         const AciesFightUnit *unit)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (kind);

  entry.unit = unit->unit;
  entry.unit_type = unit->type;
  entry.unit_side = unit->told_side;
  entry.hex = unit->hex;

  return entry;
}

static void
add_losses (GArray             *lines,
            const AciesFight   *fight,
            const AciesRuleset *ruleset)
{
  for (guint i = 0; i < fight->losses->len; i++)
    {
      const AciesFightLoss *loss = &g_array_index (fight->losses, AciesFightLoss, i);
      AciesLogEntry         lost = note_of (loss->cause == ACIES_CAUSE_BARRED ? ACIES_LOG_NO_RETREAT : ACIES_LOG_HIT, &loss->unit);
      AciesLogEntry         eliminated = note_of (ACIES_LOG_ELIMINATED, &loss->unit);

      lost.number = (gint16) loss->figures;
      if (loss->cause == ACIES_CAUSE_BESIDE || loss->cause == ACIES_CAUSE_WITHDRAWN || loss->cause == ACIES_CAUSE_DESTROYED)
        continue;
      if (loss->cause != ACIES_CAUSE_OWN) /* otherwise the game writes its own log entry */
        {
          eliminated.number = (gint16) loss->figures;
          eliminated.number2 = loss->cause == ACIES_CAUSE_BARRED;
        }
      if (!loss->eliminated && loss->cause != ACIES_CAUSE_OWN)
        add_line (lines, &lost, loss->command, loss->event, ruleset);
      if (loss->eliminated)
        add_line (lines, &eliminated, loss->command, loss->event, ruleset);
    }
}

/* Only for the target. The log shows where the attacker advances. */
static void
add_retreats (GArray             *lines,
              const AciesFight   *fight,
              const AciesRuleset *ruleset)
{
  for (guint i = 0; i < fight->moves->len; i++)
    {
      const AciesFightMove *move = &g_array_index (fight->moves, AciesFightMove, i);
      AciesLogEntry         entry = note_of (ACIES_LOG_RETREATED, &move->unit);

      entry.to = move->to;
      if (move->unit.unit == fight->target.unit && move->cause == ACIES_CAUSE_USUAL)
        add_line (lines, &entry, move->command, move->event, ruleset);
    }
}

/* In games without morale, the losses already say this. */
static void
add_morale (GArray             *lines,
            const AciesFight   *fight,
            const AciesRuleset *ruleset)
{
  for (guint i = 0; i < fight->morale->len && !acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE); i++)
    {
      const AciesFightMorale *morale = &g_array_index (fight->morale, AciesFightMorale, i);
      AciesLogEntry           entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_MORALE);

      entry.side = morale->side;
      entry.number = (gint16) morale->change;
      entry.number2 = (gint16) morale->left;
      add_line (lines, &entry, morale->command, morale->event, ruleset);
    }
}

/* Returns whether the record of fights contains the same information as @entry. */
static gboolean
is_fact (const AciesLogEntry *entry)
{
  return entry->kind == ACIES_LOG_HIT || entry->kind == ACIES_LOG_NO_RETREAT || entry->kind == ACIES_LOG_ELIMINATED ||
         entry->kind == ACIES_LOG_RETREATED || entry->kind == ACIES_LOG_MORALE;
}

/* Adds the log entries that explain the results. Everything else has its own text here or is left to the log. */
static void
add_comments (GArray             *lines,
              const AciesFight   *fight,
              const AciesRuleset *ruleset)
{
  for (guint i = 0; i < fight->told->len; i++)
    {
      const AciesFightTold *told = &g_array_index (fight->told, AciesFightTold, i);

      if (acies_log_entry_is_of_fight (&told->entry, ruleset) && !is_fact (&told->entry))
        add_line (lines, &told->entry, told->command, told->event, ruleset);
    }
}

static void
add_lines (AciesFightText     *self,
           const AciesRuleset *ruleset)
{
  const AciesFight *fight = self->fight;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));

  add_losses (lines, fight, ruleset);
  add_retreats (lines, fight, ruleset);
  add_morale (lines, fight, ruleset);
  add_comments (lines, fight, ruleset);
  g_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (self->lines, g_array_index (lines, Line, i).text);
  if (fight->roll.rolled && fight->roll.hits + fight->roll.retreats == 0)
    g_ptr_array_add (self->lines, g_strdup (_ ("No effect on the target")));
  if (fight->outcome.reason != ACIES_END_NOT_YET)
    g_ptr_array_add (self->lines, acies_end_reason_to_string (&fight->outcome, ruleset));
}

AciesFightText *
acies_fight_text_new (const AciesFight   *fight,
                      const AciesRuleset *ruleset)
{
  AciesFightText *self = g_new0 (AciesFightText, 1);

  self->fight = fight;
  for (guint i = 0; i < ACIES_N_FIGHT_ROLLS; i++)
    self->dice[i] = sort_dice (&acies_fight_get_roll (fight, i > 0)->dice);
  self->cards = g_ptr_array_new_with_free_func (g_free);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  add_cards (self, ruleset);
  add_lines (self, ruleset);

  return self;
}

void
acies_fight_text_free (AciesFightText *self)
{
  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

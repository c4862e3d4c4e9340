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

/* --- odds ----------------------------------------------------------------------------------- */

/* "2 dice: Yellow, White" */
static char *
dup_dice (const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  g_autofree char *dice = acies_dice_count_to_string (odds->n_dice);
  g_autoptr (GString) kinds = g_string_new (NULL);

  if (!odds->has_kinds)
    return g_steal_pointer (&dice);
  for (guint i = 0; i < odds->n_dice; i++)
    acies_list_add (kinds, ACIES_LIST_COMMA, ruleset->die_types[odds->kinds[i]].name);

  /* Translators: "2 dice", then their kinds: "Yellow, White" */
  return g_strdup_printf (_ ("%1$s: %2$s"), dice, kinds->str);
}

/* Returns the dice of the attack roll and the number they are compared with, if there is one. */
static char *
dup_roll (const AciesOdds    *odds,
          const AciesRuleset *ruleset)
{
  g_autofree char *dice = dup_dice (odds, ruleset);
  g_autofree char *point = NULL;

  if (odds->point == ACIES_NO_POINT)
    return g_steal_pointer (&dice);
  point = acies_point_to_string (odds->point, ruleset);

  /* Translators: "4 dice", then "Combat Point 4" or the like */
  return g_strdup_printf (_ ("%1$s, %2$s"), dice, point);
}

char *
acies_forecast_dup_title (const AciesOdds    *odds,
                          const AciesRuleset *ruleset)
{
  g_autofree char *attack = dup_roll (odds, ruleset);
  g_autofree char *defence = acies_odds_describe_defence (odds, ruleset);

  /* Translators: of the attack, such as "3 dice, hits on 4 or more"; and what the dice rolled for its hits do */
  return defence != NULL ? g_strdup_printf (_ ("%1$s; %2$s"), attack, defence) : g_steal_pointer (&attack);
}

/* @field: the offset of a guint8 in AciesChance */
static double
sum_chances (const AciesOdds *odds,
             gsize            field,
             guint            what)
{
  double sum = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      if (G_STRUCT_MEMBER (guint8, chance, field) == what)
        sum += (double) chance->numerator / (double) chance->denominator;
    }

  return sum;
}

double
acies_forecast_chance (const AciesOdds *odds,
                       guint            losses)
{
  return sum_chances (odds, offsetof (AciesChance, losses), losses);
}

double
acies_forecast_chance_of_hits (const AciesOdds *odds,
                               guint            hits)
{
  return sum_chances (odds, offsetof (AciesChance, hits), hits);
}

double
acies_forecast_chance_of_retreat (const AciesOdds *odds)
{
  return (double) acies_odds_count_retreats (odds) / (double) odds->total;
}

double
acies_forecast_chance_of_costly_retreat (const AciesOdds *odds)
{
  return (double) acies_odds_count_costly_retreats (odds) / (double) odds->total;
}

double
acies_forecast_chance_of_result (const AciesOdds *odds,
                                 guint            result)
{
  return sum_chances (odds, offsetof (AciesChance, result), result);
}

char *
acies_forecast_dup_losses (const AciesOdds    *odds,
                           guint               losses,
                           const AciesRuleset *ruleset)
{
  gboolean wounds = acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS);

  if (losses == 0)
    return g_strdup (wounds ? _ ("no wound") : _ ("no losses"));
  if (losses >= odds->target_figures)
    return g_strdup (wounds ? _ ("is destroyed") : _ ("eliminated"));
  if (wounds)
    return acies_wounds_to_string (losses);

  return g_strdup_printf (_ ("loses %u"), losses);
}

char *
acies_forecast_dup_percent (double chance)
{
  if (chance > 0 && chance < 0.01)
    return g_strdup (_ ("< 1%"));
  if (chance > 0.99 && chance < 1 - 1e-9)
    return g_strdup (_ ("> 99%"));

  /* Translators: a chance; a space before the percent sign, if your language has one, is one at which no line breaks */
  return g_strdup_printf (_ ("%.0f%%"), chance * 100);
}

const AciesAnswer *
acies_forecast_find_strike (const GArray *answers)
{
  for (guint i = 0; answers != NULL && i < answers->len; i++)
    {
      const AciesAnswer *answer = &g_array_index (answers, AciesAnswer, i);

      if (answer->card == ACIES_NO_ID && answer->before)
        return answer;
    }

  return NULL;
}

/* Returns the odds of the attack after @answer. For a strike without a card, AciesForecastView shows most of them. */
static char *
dup_attack_after (const AciesAnswer  *answer,
                  const AciesRuleset *ruleset)
{
  gboolean         wounds = acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS);
  g_autofree char *none = acies_forecast_dup_percent (1 - answer->attack);
  g_autofree char *loss = acies_forecast_dup_percent (1 - answer->losses[0]);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->losses[answer->figures]);

  if (answer->attack <= 0)
    return g_strdup (_ ("No attack follows."));
  if (answer->card == ACIES_NO_ID)
    /* Translators: a chance such as "12%" */
    return g_strdup_printf (_ ("Chance that no attack follows: %s"), none);
  if (1 - answer->attack < 1e-9)
    /* Translators: what comes after an answer to it; two chances such as "12%" */
    return g_strdup_printf (wounds ? _ ("Odds for the target: wounded or worse %1$s, destroyed %2$s")
                                   /* Translators: what comes after an answer to it; two chances such as "12%" */
                                   : acies_units_say (ruleset, _ ("Odds for the target: loses figures %1$s, eliminated %2$s"),
                                                      /* Translators: what comes after an answer to it; two chances such as "12%" */
                                                      _ ("Odds for the target: loses bases %1$s, eliminated %2$s")),
                            loss, elimination);

  /* Translators: what comes after an answer to it; three chances such as "12%" */
  return g_strdup_printf (wounds ? _ ("Odds for the target: wounded or worse %1$s, destroyed %2$s; no attack %3$s")
                                 /* Translators: what comes after an answer to it; three chances such as "12%" */
                                 : acies_units_say (ruleset, _ ("Odds for the target: loses figures %1$s, eliminated %2$s; no attack %3$s"),
                                                    /* Translators: what comes after an answer to it; three chances such as "12%" */
                                                    _ ("Odds for the target: loses bases %1$s, eliminated %2$s; no attack %3$s")),
                          loss, elimination, none);
}

/* Returns whether the target rolls without a card, whatever the result of the attack. */
static gboolean
rolls_back (const AciesAnswer *answer)
{
  return answer->card == ACIES_NO_ID && !answer->before && answer->odds != NULL;
}

static char *
dup_rolling_back (const AciesAnswer  *answer,
                  const AciesRuleset *ruleset)
{
  g_autofree char *roll = dup_roll (answer->odds, ruleset);
  g_autofree char *loss = acies_forecast_dup_percent (answer->loss);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->elimination);

  if (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: of the target of an attack: "2 dice: Yellow, White", two chances such as "12%" */
    return g_strdup_printf (_ ("Rolls in return (%1$s): attacker wounded or worse %2$s, destroyed %3$s"), roll, loss, elimination);

  /* Translators: of the target of an attack: "2 dice: Yellow, White", two chances such as "12%" */
  return g_strdup_printf (_ ("Rolls in return (%1$s): attacker hit %2$s, eliminated %3$s"), roll, loss, elimination);
}

static char *
dup_answer_itself (const AciesAnswer  *answer,
                   const AciesRuleset *ruleset)
{
  const char      *name = answer->card != ACIES_NO_ID ? ruleset->cards[answer->card].name : _ ("Strikes without a card");
  const char      *when = answer->before ? _ ("before the roll") : _ ("if the target holds");
  g_autofree char *roll = NULL;
  g_autofree char *loss = acies_forecast_dup_percent (answer->loss);
  g_autofree char *elimination = acies_forecast_dup_percent (answer->elimination);

  if (answer->odds == NULL)
    /* Translators: a card, "before the roll" */
    return g_strdup_printf (_ ("%1$s, %2$s"), name, when);
  if (rolls_back (answer))
    return dup_rolling_back (answer, ruleset);
  roll = dup_roll (answer->odds, ruleset);
  if (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: a card, "before the roll", "3 dice: Yellow", two chances such as "12%" */
    return g_strdup_printf (_ ("%1$s, %2$s: %3$s; attacker wounded or worse %4$s, destroyed %5$s"), name, when, roll, loss, elimination);
  if (answer->elimination <= 0)
    /* Translators: a card, "before the roll", "3 dice, Combat Point 4", a chance such as "12%" */
    return g_strdup_printf (acies_units_say (ruleset, _ ("%1$s, %2$s: %3$s; attacker loses figures %4$s"),
                                             /* Translators: a card, "before the roll", "3 dice, Combat Point 4", a chance such as "12%" */
                                             _ ("%1$s, %2$s: %3$s; attacker loses bases %4$s")),
                            name, when, roll, loss);

  /* Translators: a card, "before the roll", "3 dice, Combat Point 4", two chances such as "12%" */
  return g_strdup_printf (acies_units_say (ruleset, _ ("%1$s, %2$s: %3$s; attacker loses figures %4$s, eliminated %5$s"),
                                           /* Translators: a card, "before the roll", "3 dice, Combat Point 4", two chances such as "12%" */
                                           _ ("%1$s, %2$s: %3$s; attacker loses bases %4$s, eliminated %5$s")),
                          name, when, roll, loss, elimination);
}

char *
acies_forecast_dup_answer (const AciesAnswer  *answer,
                           const AciesRuleset *ruleset)
{
  g_autofree char *itself = dup_answer_itself (answer, ruleset);
  g_autofree char *after = NULL;

  if (!answer->before)
    return g_steal_pointer (&itself);
  after = dup_attack_after (answer, ruleset);

  return g_strdup_printf ("%s\n%s", itself, after);
}

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

/* log-entry.c - what happened, as sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/log-entry.h"

#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

char *
acies_unit_type_dup_name (const AciesRuleset *ruleset,
                          AciesId             type,
                          AciesSide           side)
{
  const char *name = ruleset->unit_types[type].name;

  if (side == ACIES_NO_SIDE || g_str_has_prefix (name, ruleset->sides[side].adjective)) /* it says so itself */
    return g_strdup (name);

  /* Translators: whose units, as an adjective, and their name: "Roman Velites" */
  return g_strdup_printf (_ ("%1$s %2$s"), ruleset->sides[side].adjective, name);
}

const char *
acies_agree (const AciesUnitType *type,
             const char          *one,
             const char          *many)
{
  return g_dngettext (GETTEXT_PACKAGE, one, many, type->is_one ? 1 : 2);
}

const char *
acies_agree_unit (const AciesState *state,
                  AciesUnitId       unit,
                  const char       *one,
                  const char       *many)
{
  return acies_agree (acies_unit_public_type (state, unit), one, many);
}

static char *
dup_name (const AciesRuleset *ruleset,
          AciesId             type,
          AciesSide           side)
{
  return type != ACIES_NO_ID ? acies_unit_type_dup_name (ruleset, type, side) : g_strdup ("?");
}

char *
acies_log_entry_dup_unit (const AciesLogEntry *self,
                          const AciesRuleset  *ruleset)
{
  return dup_name (ruleset, self->unit_type, self->unit_side);
}

char *
acies_point_to_string (int                 point,
                       const AciesRuleset *ruleset)
{
  if (ruleset->procs->point_format == NULL)
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (ruleset->procs->point_format), point);
#pragma GCC diagnostic pop
}

/* @sentence, with why it is so if the entry says it. */
static char *
add_reason (char                *sentence,
            const AciesLogEntry *entry)
{
  g_autofree char *itself = sentence;

  if (entry->reason == NULL)
    return g_steal_pointer (&itself);

  /* Translators: a sentence of the log, then why it is so: "Infantry E6 roll 3 dice: hits on 3 or more", "+3 Figures of Infantry; …" */
  return g_strdup_printf (_ ("%1$s. %2$s"), itself, entry->reason);
}

/* Of dice that are compared with the point of the entry, or with nothing. */
static char *
describe_fight (const AciesLogWords *words)
{
  const AciesLogEntry *self = words->entry;
  const AciesUnitType *type = words->type;
  const char          *unit = words->unit;
  const char          *hex = words->hex;
  g_autofree char     *dice = acies_dice_count_to_string ((guint) self->number2);
  g_autofree char     *point = acies_point_to_string (self->number, words->ruleset);
  char                *sentence;

  if (self->kind == ACIES_LOG_STRIKE && point == NULL)
    /* Translators: a unit and its hex, an enemy and its hex, then “3 dice” */
    sentence = g_strdup_printf (acies_agree (type, "%1$s %2$s strikes %3$s %4$s first with %5$s", "%1$s %2$s strike %3$s %4$s first with %5$s"),
                                unit, hex, words->other, words->to, dice);
  else if (self->kind == ACIES_LOG_STRIKE)
    /* Translators: a unit and its hex, an enemy and its hex, then “3 dice”, and “Combat Point 4” or the like */
    sentence = g_strdup_printf (acies_agree (type, "%1$s %2$s strikes %3$s %4$s first with %5$s: %6$s", "%1$s %2$s strike %3$s %4$s first with %5$s: %6$s"),
                                unit, hex, words->other, words->to, dice, point);
  else if (self->kind == ACIES_LOG_COUNTER && point == NULL)
    /* Translators: a unit and its hex, an enemy and its hex, then “3 dice” */
    sentence = g_strdup_printf (acies_agree (type, "%1$s %2$s rolls in return against %3$s %4$s with %5$s", "%1$s %2$s roll in return against %3$s %4$s with %5$s"),
                                unit, hex, words->other, words->to, dice);
  else if (self->kind == ACIES_LOG_COUNTER)
    /* Translators: a unit and its hex, an enemy and its hex, then “3 dice”, and “Combat Point 4” or the like */
    sentence = g_strdup_printf (acies_agree (type, "%1$s %2$s counter-attacks %3$s %4$s with %5$s: %6$s", "%1$s %2$s counter-attack %3$s %4$s with %5$s: %6$s"),
                                unit, hex, words->other, words->to, dice, point);
  else if (point == NULL)
    /* Translators: a unit and its hex, then “3 dice” */
    sentence = g_strdup_printf (acies_agree (type, "%1$s on %2$s rolls %3$s", "%1$s on %2$s roll %3$s"), unit, hex, dice);
  else
    /* Translators: a unit and its hex, then “3 dice”, and “Combat Point 4” or the like */
    sentence = g_strdup_printf (acies_agree (type, "%1$s %2$s rolls %3$s: %4$s", "%1$s %2$s roll %3$s: %4$s"), unit, hex, dice, point);

  return add_reason (sentence, self);
}

static char *
dup_figures (const AciesRuleset *ruleset,
             int                 n)
{
  return g_strdup_printf (acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%d figure", "%d figures", (gulong) n),
                                           g_dngettext (GETTEXT_PACKAGE, "%d base", "%d bases", (gulong) n)),
                          n);
}

static char *
dup_retreats (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u retreat", "%u retreats", n), n);
}

/* In one line, with what the unit loses. */
char *
acies_roll_to_string (const AciesDice    *dice,
                      gboolean            is_defence,
                      gboolean            drives_back,
                      const AciesRuleset *ruleset)
{
  /* With the kinds of dice, if those have symbols of their own: "Yellow Skull, White Blank"; else "2 5 6" */
  gboolean names = ruleset->n_die_types > 1 && ruleset->n_symbols > 0;
  g_autoptr (GString) faces = g_string_new (NULL);
  guint            hits = acies_dice_count (dice, ACIES_DIE_HIT);
  guint            retreats = acies_dice_count (dice, ACIES_DIE_RETREAT);
  g_autofree char *hits_text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hit", "%u hits", hits), hits);
  g_autofree char *wounds_text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wound", "%u wounds", hits), hits);
  g_autofree char *retreats_text = dup_retreats (retreats);

  for (guint i = 0; i < dice->n; i++)
    {
      const char *face = acies_face_to_string (acies_ruleset_get_face (ruleset, dice, i), ruleset);

      if (names)
        g_string_append_printf (faces, "%s%s %s", i > 0 ? ", " : "", ruleset->die_types[dice->types[i]].name, face);
      else
        g_string_append_printf (faces, i > 0 ? " %s" : "%s", face);
    }
  if (is_defence)
    /* Translators: the faces of the defender's dice, “2 wounds” and “1 retreat” */
    return g_strdup_printf (_ ("Defended with %1$s: %2$s, %3$s"), faces->str, wounds_text, retreats_text);
  if (acies_ruleset_has (ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: the dice and their faces; what they come to is said of the unit that is hit */
    return g_strdup_printf (_ ("Rolled %s"), faces->str);
  if (!drives_back)
    /* Translators: the faces of the dice, and “2 hits” */
    return g_strdup_printf (_ ("Rolled %1$s: %2$s"), faces->str, hits_text);

  /* Translators: the faces of the dice, “2 hits” and “1 retreat” */
  return g_strdup_printf (_ ("Rolled %1$s: %2$s, %3$s"), faces->str, hits_text, retreats_text);
}

static char *
describe_roll (const AciesLogWords *words)
{
  const AciesLogEntry *self = words->entry;
  gboolean             is_defence = self->kind == ACIES_LOG_DEFENCE;
  char                *sentence = acies_roll_to_string (&self->dice, is_defence, self->number2 >= 0, words->ruleset);

  return is_defence ? add_reason (sentence, self) : sentence;
}

static char *
describe_round (const AciesLogWords *words)
{
  return acies_ruleset_lacks (words->ruleset, ACIES_LACKS_ROUNDS) ? g_strdup (_ ("The battle begins"))
                                                                  : g_strdup_printf (_ ("Round %d begins"), words->entry->number);
}

static char *
describe_card (const AciesLogWords *words)
{
  const char *card = words->ruleset->cards[words->entry->card].name;

  if (words->entry->unit_type == ACIES_NO_ID)
    /* Translators: a side, and a card */
    return g_strdup_printf (_ ("%1$s plays %2$s"), words->side, card);

  /* Translators: a side, a card, a unit and its hex */
  return g_strdup_printf (_ ("%1$s plays %2$s on %3$s %4$s"), words->side, card, words->unit, words->hex);
}

/* What goes into a hand is nobody else's to know. */
static char *
describe_draw (const AciesLogWords *words)
{
  const AciesLogEntry *self = words->entry;
  const AciesRuleset  *ruleset = words->ruleset;

  if (self->number2 == ACIES_ZONE_ROW)
    /* Translators: a card, then what people call the row of open cards beside a deck */
    return g_strdup_printf (_ ("%1$s is now face up (%2$s)"), ruleset->cards[self->card].name, ruleset->decks[self->number].row_name);
  if (self->card != ACIES_NO_ID)
    /* Translators: a side, then a card */
    return g_strdup_printf (_ ("%1$s draws %2$s"), words->side, ruleset->cards[self->card].name);
  if (self->number == ACIES_NO_ID)
    return g_strdup_printf (_ ("%s draws a card"), words->side);

  /* Translators: a side, then the name of a deck */
  return g_strdup_printf (_ ("%1$s draws a card from “%2$s”"), words->side, ruleset->decks[self->number].name);
}

static char *
describe_taken (const AciesLogWords *words)
{
  /* Translators: a side, then a card that lay open for all */
  return g_strdup_printf (_ ("%1$s takes %2$s"), words->side, words->ruleset->cards[words->entry->card].name);
}

static char *
describe_tracked (const AciesLogWords *words)
{
  if (words->entry->side == ACIES_NO_SIDE)
    return g_strdup (words->entry->reason);
  /* Translators: a side, and what people have counted at a table: “Rome: Morale -1, now 4” */
  return g_strdup_printf (C_ ("at a table", "%1$s: %2$s"), words->side, words->entry->reason);
}

static char *
describe_not_asked (const AciesLogWords *words)
{
  /* Translators: why a card cannot be played, a side and the card: "Principes E5 have no hex to withdraw to: Rome cannot play Withdraw" */
  return g_strdup_printf (_ ("%1$s: %2$s cannot play %3$s"), words->entry->reason, words->side, words->ruleset->cards[words->entry->card].name);
}

static char *
describe_declared (const AciesLogWords *words)
{
  if (words->entry->number > 0)
    /* Translators: a unit and its hex, then an enemy and its hex */
    return g_strdup_printf (acies_agree (words->type, "%1$s %2$s fights %3$s %4$s", "%1$s %2$s fight %3$s %4$s"), words->unit, words->hex, words->other, words->to);

  /* Translators: a unit and its hex, then an enemy and its hex */
  return g_strdup_printf (acies_agree (words->type, "%1$s %2$s attacks %3$s %4$s", "%1$s %2$s attack %3$s %4$s"), words->unit, words->hex, words->other, words->to);
}

static char *
add_score (const char *sentence,
           const char *score)
{
  if (score == NULL)
    return g_strdup (sentence);

  /* Translators: how a game ended, and the score: “Rome wins: the enemy is routed; lost 2 against 3 main battle cards” */
  return g_strdup_printf (_ ("%1$s; %2$s"), sentence, score);
}

static char *
describe_end (const AciesLogWords *words)
{
  AciesOutcome     outcome = { (guint8) words->entry->number, words->entry->side };
  g_autofree char *sentence = acies_end_reason_to_string (&outcome, words->ruleset);

  return add_score (sentence, words->entry->reason);
}

static char *
describe_eliminated (const AciesLogWords *words)
{
  const AciesUnitType *type = words->type;
  int                  n = words->entry->number;
  g_autofree char     *figures = dup_figures (words->ruleset, n);

  if (acies_ruleset_has (words->ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: a unit */
    return g_strdup_printf (acies_agree (type, "%s is destroyed", "%s are destroyed"), words->unit);
  if (n == 0)
    /* Translators: a unit */
    return g_strdup_printf (acies_agree (type, "%s is eliminated", "%s are eliminated"), words->unit);
  if (words->entry->number2 > 0)
    /* Translators: a unit, and “2 figures” */
    return g_strdup_printf (acies_agree (type, "%1$s cannot retreat, loses %2$s and is eliminated", "%1$s cannot retreat, lose %2$s and are eliminated"), words->unit,
                            figures);

  /* Translators: a unit, and “2 figures” */
  return g_strdup_printf (acies_agree (type, "%1$s loses %2$s and is eliminated", "%1$s lose %2$s and are eliminated"), words->unit, figures);
}

static char *
describe_ignored (const AciesLogWords *words)
{
  const AciesLogEntry *self = words->entry;
  const AciesUnitType *type = words->type;
  g_autofree char     *retreats = dup_retreats ((guint) MAX (self->number, 0));

  if (self->kind == ACIES_LOG_IGNORED_RETREATS)
    /* Translators: a unit, and “2 retreats” */
    return add_reason (g_strdup_printf (acies_agree (type, "%1$s ignores %2$s", "%1$s ignore %2$s"), words->unit, retreats), self);
  if (self->number > 0)
    /* Translators: a unit, and “2 retreats” */
    return g_strdup_printf (acies_agree (type, "%1$s is supported from behind and ignores %2$s", "%1$s are supported from behind and ignore %2$s"),
                            words->unit, retreats);

  /* Translators: a unit */
  return g_strdup_printf (acies_agree (type, "%s is supported from behind and retreats no farther", "%s are supported from behind and retreat no farther"),
                          words->unit);
}

static char *
describe_loss (const AciesLogWords *words)
{
  const AciesUnitType *type = words->type;
  g_autofree char     *figures = dup_figures (words->ruleset, words->entry->number);

  if (words->entry->kind == ACIES_LOG_NO_RETREAT)
    /* Translators: a unit, and “2 figures” */
    return g_strdup_printf (acies_agree (type, "%1$s cannot retreat and loses %2$s", "%1$s cannot retreat and lose %2$s"), words->unit, figures);

  /* Translators: a unit, and “2 figures” */
  return g_strdup_printf (acies_agree (type, "%1$s loses %2$s", "%1$s lose %2$s"), words->unit, figures);
}

static char *
describe_morale (const AciesLogWords *words)
{
  const AciesLogEntry *self = words->entry;
  const char          *morale = words->ruleset->morale_name;
  g_autofree char     *change = NULL;

  if (morale != NULL)
    /* Translators: what a game counts instead of morale, a side, and numbers: "Main battle cards: Rome loses 1, 4 left" */
    change = g_strdup_printf (self->number < 0 ? _ ("%1$s: %2$s loses %3$d, %4$d left")
                                               /* Translators: what a game counts instead of morale, a side, how much it gains, and how much it has then */
                                               : _ ("%1$s: %2$s gains %3$d, now %4$d"),
                              morale, words->side, ABS (self->number), self->number2);
  else
    /* Translators: a side, how much it loses, and how much is left */
    change = g_strdup_printf (self->number < 0 ? _ ("%1$s loses %2$d morale, %3$d left")
                                               /* Translators: a side, how much it gains, and how much it has then */
                                               : _ ("%1$s gains %2$d morale, now %3$d"),
                              words->side, ABS (self->number), self->number2);
  if (self->reason == NULL)
    return g_steal_pointer (&change);

  /* Translators: who gains how many points, and what for: “Points: Eagle gains 2, now 5 (legion 1, big 1)” */
  return g_strdup_printf (_ ("%1$s (%2$s)"), change, self->reason);
}

/* What every game may report. */
static const AciesOwnLogEntry general[ACIES_N_LOG_KINDS] = {
  [ACIES_LOG_ROUND] = { .describe = describe_round },
  [ACIES_LOG_TURN] = { .sentence = N_ ("%s’s turn") },
  [ACIES_LOG_CARD] = { .describe = describe_card },
  /* Translators: a unit, and its hex */
  [ACIES_LOG_ORDERED] = { .forms = { ACIES_FORMS ("%1$s %2$s is ordered", "%1$s %2$s are ordered") } },
  /* Translators: a unit, and its hex */
  [ACIES_LOG_ENTERED] = { .forms = { ACIES_FORMS ("%1$s enters at %2$s", "%1$s enter at %2$s") } },
  /* Translators: a unit, and two hexes */
  [ACIES_LOG_MOVED] = { .forms = { ACIES_FORMS ("%1$s moves from %2$s to %3$s", "%1$s move from %2$s to %3$s") } },
  /* Translators: a unit, and two hexes */
  [ACIES_LOG_ADVANCED] = { .forms = { ACIES_FORMS ("%1$s advances from %2$s to %3$s", "%1$s advance from %2$s to %3$s") } },
  [ACIES_LOG_DECLARED] = { .describe = describe_declared },
  [ACIES_LOG_ATTACK] = { .describe = describe_fight },
  [ACIES_LOG_STRIKE] = { .describe = describe_fight },
  [ACIES_LOG_COUNTER] = { .describe = describe_fight },
  [ACIES_LOG_ROLLED] = { .describe = describe_roll },
  [ACIES_LOG_DEFENCE] = { .describe = describe_roll },
  [ACIES_LOG_IGNORED_RETREATS] = { .describe = describe_ignored, .of_fight = TRUE, .brief = NC_ ("over a unit", "Standing Firm") },
  [ACIES_LOG_SUPPORTED] = { .describe = describe_ignored, .of_fight = TRUE, .brief = NC_ ("over a unit", "Supported") },
  [ACIES_LOG_HIT] = { .describe = describe_loss, .of_fight = TRUE },
  [ACIES_LOG_NO_RETREAT] = { .describe = describe_loss, .of_fight = TRUE },
  /* Translators: a unit, and two hexes */
  [ACIES_LOG_RETREATED] = { .forms = { ACIES_FORMS ("%1$s retreats from %2$s to %3$s", "%1$s retreat from %2$s to %3$s") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Retreat") },
  [ACIES_LOG_ELIMINATED] = { .describe = describe_eliminated, .of_fight = TRUE, .brief = NC_ ("over a unit", "Eliminated") },
  [ACIES_LOG_MORALE] = { .describe = describe_morale, .of_fight = TRUE },
  [ACIES_LOG_HAND_SET] = { .sentence = N_ ("%s has chosen its hand") },
  [ACIES_LOG_NOT_ASKED] = { .describe = describe_not_asked },
  [ACIES_LOG_DREW] = { .describe = describe_draw },
  [ACIES_LOG_TOOK] = { .describe = describe_taken },
  [ACIES_LOG_TRACKED] = { .describe = describe_tracked },
  [ACIES_LOG_GAME_OVER] = { .describe = describe_end },
};

static const AciesOwnLogEntry *
row_of (const AciesLogEntry *self,
        const AciesRuleset  *ruleset)
{
  g_return_val_if_fail (self->kind < ACIES_N_LOG_KINDS + ruleset->procs->n_log_entries, NULL);

  return self->kind < ACIES_N_LOG_KINDS ? &general[self->kind] : &ruleset->procs->log_entries[self->kind - ACIES_N_LOG_KINDS];
}

gboolean
acies_log_entry_is_of_fight (const AciesLogEntry *self,
                             const AciesRuleset  *ruleset)
{
  return row_of (self, ruleset)->of_fight;
}

gboolean
acies_log_entry_is_heading (const AciesLogEntry *self,
                            const AciesRuleset  *ruleset)
{
  return row_of (self, ruleset)->heading;
}

const char *
acies_log_entry_get_brief (const AciesLogEntry *self,
                           const AciesRuleset  *ruleset)
{
  const char *brief = row_of (self, ruleset)->brief;

  return brief != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "over a unit", brief) : NULL;
}

char *
acies_log_entry_to_string (const AciesLogEntry *self,
                           const AciesRuleset  *ruleset)
{
  static const AciesUnitType nobody;
  const AciesOwnLogEntry    *row = row_of (self, ruleset);
  g_autofree char           *unit = acies_log_entry_dup_unit (self, ruleset);
  g_autofree char           *other = dup_name (ruleset, self->other_type, self->other_side);
  AciesHexName               hex;
  AciesHexName               to;
  const AciesLogWords        words = {
           .entry = self,
           .ruleset = ruleset,
           .type = self->unit_type != ACIES_NO_ID ? &ruleset->unit_types[self->unit_type] : &nobody,
           .side = self->side != ACIES_NO_SIDE ? ruleset->sides[self->side].name : "?",
           .unit = unit,
           .other = other,
           .hex = acies_hex_name (self->hex, hex),
           .to = acies_hex_name (self->to, to),
  };

  if (row->describe != NULL)
    return row->describe (&words);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (row->sentence != NULL)
    return g_strdup_printf (_ (row->sentence), words.side);
  return g_strdup_printf (acies_agree (words.type, row->forms[0], row->forms[1]), words.unit, words.hex, words.to);
#pragma GCC diagnostic pop
}

char *
acies_ruleset_dup_morale (const AciesRuleset *self,
                          int                 morale)
{
  if (self->morale_name != NULL)
    /* Translators: what a game counts instead of morale, and the number: "Main battle cards: 5" */
    return g_strdup_printf (_ ("%1$s: %2$d"), self->morale_name, morale);

  return g_strdup_printf (_ ("Morale %d"), morale);
}

/* NULL: there is no such end. */
static const AciesGameEnd *
end_of (const AciesOutcome *self,
        const AciesRuleset *ruleset)
{
  g_return_val_if_fail (self->reason < ACIES_MAX_ENDS, NULL);

  return ruleset->procs->ends[self->reason];
}

const char *
acies_outcome_id (const AciesOutcome *self,
                  const AciesRuleset *ruleset)
{
  const AciesGameEnd *end = end_of (self, ruleset);

  return end != NULL ? end->id : "not-yet";
}

char *
acies_outcome_dup_title (const AciesOutcome *self,
                         const AciesRuleset *ruleset)
{
  g_autofree char *team = self->winner != ACIES_NO_SIDE ? acies_ruleset_dup_team (ruleset, self->winner) : NULL;

  if (self->winner == ACIES_NO_SIDE)
    return g_strdup (_ ("A Draw"));
  return team != NULL ? g_strdup_printf (_ ("%s Win"), team)
                      /* Translators: a side */
                      : g_strdup_printf (_ ("%s Wins"), ruleset->sides[self->winner].name);
}

char *
acies_end_reason_to_string (const AciesOutcome *outcome,
                            const AciesRuleset *ruleset)
{
  const AciesGameEnd *end = end_of (outcome, ruleset);
  g_autofree char    *team = outcome->winner != ACIES_NO_SIDE ? acies_ruleset_dup_team (ruleset, outcome->winner) : NULL;
  const char         *winner = outcome->winner != ACIES_NO_SIDE ? ruleset->sides[outcome->winner].name : "?";

  if (end == NULL)
    return g_strdup (_ ("The game continues"));

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return team != NULL && end->together != NULL ? g_strdup_printf (_ (end->together), team) : g_strdup_printf (_ (end->sentence), winner);
#pragma GCC diagnostic pop
}

char *
acies_state_dup_score (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           winner = state->outcome.winner != ACIES_NO_SIDE ? state->outcome.winner : 0;
  AciesSide           other = winner == 0 ? 1 : 0;
  int                 morale[] = { state->sides[winner].morale, state->sides[other].morale };
  guint               figures = acies_state_count_figures (state, winner);

  if (state->outcome.reason == ACIES_END_NOT_YET)
    return NULL;
  if (ruleset->procs->describe_score != NULL)
    return ruleset->procs->describe_score (state, winner);
  if (ruleset->n_sides != 2 || acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return NULL;
  if (morale[0] == morale[1] && !acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    /* Translators: morale that both sides have at the end, and the figures of the winner and the other side */
    return g_strdup_printf (acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "morale %1$d each, %2$u figure against %3$u", "morale %1$d each, %2$u figures against %3$u", figures),
                                             /* Translators: morale that both sides have at the end, and the bases of the winner and the other side */
                                             g_dngettext (GETTEXT_PACKAGE, "morale %1$d each, %2$u base against %3$u", "morale %1$d each, %2$u bases against %3$u", figures)),
                            morale[0], figures, acies_state_count_figures (state, other));
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, of the winner and of the other side */
    return g_strdup_printf (_ ("%1$s: %2$d against %3$d"), ruleset->morale_name, morale[0], morale[1]);

  /* Translators: of the winner and of the other side */
  return g_strdup_printf (_ ("morale %1$d against %2$d"), morale[0], morale[1]);
}

char *
acies_state_dup_verdict (const AciesState *state)
{
  g_autofree char *sentence = acies_end_reason_to_string (&state->outcome, state->ruleset);
  g_autofree char *score = acies_state_dup_score (state);

  return add_score (sentence, score);
}

AciesSide
acies_unit_telling_side (const AciesState *state,
                         AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];

  if (acies_unit_lies_face_down (state, unit) || acies_ruleset_is_back (state->ruleset, it->type))
    return it->side;
  if (acies_unit_type_only_side (acies_state_unit_type (state, unit)) != ACIES_NO_SIDE)
    return ACIES_NO_SIDE;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->place != ACIES_PLACE_ABSENT && other->type == it->type && other->side != it->side)
        return it->side;
    }

  return ACIES_NO_SIDE;
}

static char *
dup_label (const AciesState *state,
           AciesUnitId       unit,
           AciesId           type)
{
  g_autofree char *name = acies_unit_type_dup_name (state->ruleset, type, acies_unit_telling_side (state, unit));
  AciesHexName     hex;

  if (state->units[unit].hex == ACIES_NO_HEX)
    return g_steal_pointer (&name);

  return g_strdup_printf ("%s %s", name, acies_hex_name (state->units[unit].hex, hex));
}

char *
acies_unit_label (const AciesState *state,
                  AciesUnitId       unit)
{
  return dup_label (state, unit, acies_unit_public_type_id (state, unit));
}

char *
acies_unit_true_label (const AciesState *state,
                       AciesUnitId       unit)
{
  return dup_label (state, unit, state->units[unit].type);
}

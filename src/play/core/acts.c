/* acts.c - what a change of the game looks like on the board, as acts with times
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/acts.h"

#include "engine/board/board.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "engine/odds/answers.h"
#include "engine/view/view.h"
#include "play/core/fight-text.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Durations in milliseconds, while a roll of dice takes USUAL_ROLL. */
#define USUAL_ROLL 700
#define FIRST_STEP 260
#define NEXT_STEP 110
#define LONGEST_GLIDE 900
#define FADE 600
#define WORDS 1500
#define PLAYED 1300
#define DRAWN 700
#define END 3500

/* The next acts begin before words have risen and a fallen unit has faded. */
#define LOSS_SEEN 400

/* The maximum duration of one change, for example if the user jumps over many steps. */
#define LONGEST 6000

/* Results with a lower chance are marked. The chance of more dice is not counted: it would take too long. */
#define RARE 0.05
#define MOST_COUNTED_DICE 8

/* Acts of one beat happen at the same time, and those of the next beat after them. */
typedef enum
{
  BEAT_NONE,
  BEAT_GLIDE,
  BEAT_LOSS,
  BEAT_DICE,
  BEAT_CARD,
} Beat;

typedef struct
{
  AciesActs  *acts;
  AciesState *state; /* before the next event */
  AciesState *seen;  /* (nullable): memory for the state as the viewer sees it */
  AciesSide   viewer;
  guint       roll;
  Beat        beat;
  guint       start; /* of the beat */
  guint       end;
  AciesState *asked;   /* (nullable): the state that asked for the last dice */
  AciesHex    dice_at; /* place of the last dice, or NO_HEX */
  AciesDice   dice;    /* the last dice, once they are judged */
  guint       fallen;  /* when they lie */
  gboolean    marked;  /* whether a result of the last dice has been marked as rare */
} Reader;

static guint
last_for (const Reader *self,
          guint         duration)
{
  return duration * self->roll / USUAL_ROLL;
}

/* --- beats ---------------------------------------------------------------------------------- */

static void
begin_beat (Reader *self,
            Beat    beat)
{
  if (self->beat == beat && beat != BEAT_DICE && beat != BEAT_CARD)
    return;
  self->beat = beat;
  self->start = self->end;
}

static AciesAct *
add (Reader      *self,
     AciesActKind kind,
     guint        start,
     guint        duration,
     guint        blocks)
{
  AciesAct act = {
    .kind = kind,
    .start = start,
    .duration = last_for (self, duration),
    .unit = ACIES_NO_UNIT,
    .before = acies_unit_absent (),
    .after = acies_unit_absent (),
    .hex = ACIES_NO_HEX,
    .side = ACIES_NO_SIDE,
    .from = ACIES_NO_ZONE,
    .to = ACIES_NO_ZONE,
    .card = ACIES_NO_ID,
  };

  g_array_append_val (self->acts->acts, act);
  self->end = MAX (self->end, start + last_for (self, blocks));
  self->acts->duration = MAX (self->acts->duration, start + act.duration);
  return &g_array_index (self->acts->acts, AciesAct, self->acts->acts->len - 1);
}

/* Returns: (nullable): the last act of @unit, or of any unit for NO_UNIT, with one of the kinds up to @most */
static AciesAct *
find_last (const AciesActs *acts,
           AciesUnitId      unit,
           AciesActKind     most)
{
  for (guint i = acts->acts->len; i > 0; i--)
    {
      AciesAct *act = &g_array_index (acts->acts, AciesAct, i - 1);

      if (act->unit == unit && act->kind <= most)
        return act;
    }

  return NULL;
}

/* --- units ---------------------------------------------------------------------------------- */

/* The size of a unit without its padding. */
#define LOOK (G_STRUCT_OFFSET (AciesUnit, properties) + sizeof (((AciesUnit *) NULL)->properties))

static AciesUnit
see_unit (Reader     *self,
          AciesUnitId unit,
          guint8     *badge)
{
  const AciesState *seen = acies_state_see (self->state, self->viewer, &self->seen);

  *badge = (guint8) (acies_state_unit_is_on_board (seen, unit) ? acies_stack_badge (seen, unit) : 0);
  return seen->units[unit];
}

/* Finds the path of a move. It is straight for a hidden unit, whose path would reveal its type, and for a move that the usual
 * rules do not allow, such as a retreat. @path: room for ACIES_MAX_HEXES hexes */
static guint
find_path (Reader     *self,
           AciesUnitId unit,
           AciesHex    from,
           AciesHex    to,
           AciesHex   *path)
{
  guint distance = acies_board_distance (self->state->board, from, to);
  guint n = 0;

  if (distance > 1 && !acies_unit_is_hidden_from (self->state, unit, self->viewer))
    n = acies_unit_find_way (self->state, unit, to, path);
  if (n > 1 && n <= distance + 3)
    return n;
  path[0] = from;
  path[1] = to;
  return 2;
}

/* Extends the last glide of the unit if the move continues it. */
static void
add_glide (Reader         *self,
           AciesUnitId     unit,
           const AciesAct *seen,
           const AciesHex *path,
           guint           n)
{
  AciesAct *last = find_last (self->acts, unit, ACIES_ACT_ENTER);
  gboolean  goes_on = last != NULL && last->kind == ACIES_ACT_GLIDE && self->beat == BEAT_GLIDE &&
                     last->first + last->n_path == self->acts->path->len;
  guint     last_end = last != NULL ? last->start + last->duration : 0;
  guint     duration;
  AciesAct *act;

  if (!goes_on)
    begin_beat (self, BEAT_GLIDE);
  act = goes_on ? last : add (self, ACIES_ACT_GLIDE, self->start, 0, 0);
  if (!goes_on)
    {
      act->unit = unit;
      act->before = seen->before;
      act->badge = seen->badge;
      act->first = self->acts->path->len;
      act->start = MAX (act->start, last_end);
    }
  act->after = seen->after;
  act->badge_after = seen->badge_after;
  act->hex = seen->after.hex;
  g_array_append_vals (self->acts->path, path + (goes_on ? 1 : 0), n - (goes_on ? 1 : 0));
  act->n_path = self->acts->path->len - act->first;
  duration = MIN (FIRST_STEP + NEXT_STEP * (act->n_path - 2), LONGEST_GLIDE);
  act->duration = last_for (self, duration);
  self->end = MAX (self->end, act->start + act->duration);
  self->acts->duration = MAX (self->acts->duration, act->start + act->duration);
}

static AciesAct *
add_words (Reader  *self,
           AciesHex hex,
           char    *text,
           gboolean is_bad)
{
  AciesAct *act;

  begin_beat (self, BEAT_LOSS);
  act = add (self, ACIES_ACT_WORDS, self->start, WORDS, LOSS_SEEN);
  act->hex = hex;
  act->text = text;
  act->is_bad = is_bad;
  return act;
}

/* --- rare results --------------------------------------------------------------------------- */

typedef struct
{
  AciesUnitId unit;
  AciesUnit   left;   /* the unit after the roll */
  double      chance; /* that it is left with at most so many figures */
} Loss;

static guint
count_left (const AciesUnit *unit)
{
  return unit->place == ACIES_PLACE_BOARD ? unit->figures : 0;
}

static void
add_chance (AciesState *state,
            double      chance,
            gpointer    data)
{
  Loss *loss = data;

  if (count_left (&state->units[loss->unit]) <= count_left (&loss->left))
    loss->chance += chance;
}

/* @text: a format for the chance, as one result of so many */
static void
mark_rare (Reader     *self,
           double      chance,
           const char *text,
           guint       start,
           AciesUnitId unit,
           AciesHex    hex)
{
  AciesAct *act;

  if (chance >= RARE || chance <= 0)
    return;
  self->marked = TRUE;
  act = add (self, ACIES_ACT_RARE, start, WORDS, LOSS_SEEN);
  act->unit = unit;
  act->hex = hex;
  act->text = g_strdup_printf (text, 1 / chance);
}

/* Marks a loss by the last dice if it had a small chance. */
static void
mark_rare_loss (Reader          *self,
                AciesUnitId      unit,
                const AciesUnit *after,
                AciesHex         hex)
{
  Loss loss = { unit, *after, 0 };

  if (self->asked == NULL || self->marked || self->asked->decision.n_dice > MOST_COUNTED_DICE ||
      acies_state_hides_from (self->asked, self->viewer) || count_left (&self->asked->units[unit]) <= count_left (after))
    return;
  acies_outcomes_foreach (self->asked, add_chance, &loss);
  /* Translators: a chance: "1 in 40" */
  mark_rare (self, loss.chance, _ ("1 in %.0f"), self->start, unit, hex);
}

/* Returns: the chance that no die of a roll hits. Each face is tried with all dice. */
static double
find_chance_of_no_hit (const AciesState *asked)
{
  g_autoptr (AciesState) copy = acies_state_copy (asked);
  guint  n_misses[ACIES_MAX_DICE] = { 0 };
  double chance = 1;

  for (guint face = 1; face <= acies_outcomes_most_faces (asked); face++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      const AciesDice *judged = acies_outcomes_throw_face (copy, face, events) ? acies_outcomes_find_judged (events) : NULL;

      for (guint i = 0; i < asked->decision.n_dice; i++)
        n_misses[i] += face <= asked->ruleset->die_types[asked->decision.dice[i]].n_faces && (judged == NULL || judged->results[i] != ACIES_DIE_HIT);
      acies_engine_revert (copy, events);
    }
  for (guint i = 0; i < asked->decision.n_dice; i++)
    chance *= (double) n_misses[i] / asked->ruleset->die_types[asked->decision.dice[i]].n_faces;
  return chance;
}

/* Marks that the last dice have hit nothing if that had a small chance, unless the target has lost figures in another way. */
static void
mark_rare_miss (Reader *self)
{
  const AciesState  *asked = self->asked;
  const AciesCombat *combat = asked != NULL && asked->n_combats > 0 ? &asked->combats[asked->n_combats - 1] : NULL;
  gboolean           is_defence = combat != NULL && asked->decision.unit == combat->target;

  if (combat == NULL || self->marked || self->dice.n == 0 || acies_dice_count (&self->dice, ACIES_DIE_HIT) > 0 ||
      acies_state_hides_from (asked, self->viewer) ||
      count_left (&self->state->units[combat->target]) < count_left (&asked->units[combat->target]))
    return;
  /* Translators: a chance: "1 in 40" */
  mark_rare (self, find_chance_of_no_hit (asked), is_defence ? _ ("1 in %.0f: no wound") : _ ("1 in %.0f: no hit"),
             self->fallen, combat->target, combat->at);
}

/* --- events --------------------------------------------------------------------------------- */

static gboolean
is_on_board (const AciesUnit *unit)
{
  return unit->place == ACIES_PLACE_BOARD;
}

/* A loss comes after the dice. Other changes, such as a mark for a unit that has moved, come with what the unit does. */
static void
add_change (Reader           *self,
            const AciesEvent *event,
            const AciesAct   *seen)
{
  AciesUnitId     unit = event->u.unit.unit;
  const AciesAct *last = find_last (self->acts, unit, ACIES_ACT_ENTER);
  guint           last_end = last != NULL ? last->start + last->duration : 0;
  guint           lost = seen->before.figures > seen->after.figures ? seen->before.figures - seen->after.figures : 0;
  gboolean        falls = is_on_board (&seen->before) && !is_on_board (&seen->after);
  gboolean        enters = !is_on_board (&seen->before);
  AciesActKind    kind = enters ? ACIES_ACT_ENTER : !falls                                                                                      ? ACIES_ACT_CHANGE
                                                : event->u.unit.after.place == ACIES_PLACE_LOST && event->u.unit.cause != ACIES_CAUSE_WITHDRAWN ? ACIES_ACT_FALL
                                                                                                                                                : ACIES_ACT_LEAVE;
  AciesAct       *act;

  if (falls || enters || lost > 0 || self->beat == BEAT_DICE)
    begin_beat (self, BEAT_LOSS);
  act = add (self, kind, self->start, kind == ACIES_ACT_CHANGE ? 0 : FADE, kind == ACIES_ACT_CHANGE ? 0 : LOSS_SEEN);
  act->unit = unit;
  act->before = seen->before;
  act->after = seen->after;
  act->badge = seen->badge;
  act->badge_after = seen->badge_after;
  act->hex = falls ? seen->before.hex : seen->after.hex;
  act->side = seen->before.side;
  if (kind != ACIES_ACT_CHANGE)
    return;
  act->start = MAX (act->start, last_end);
  self->acts->duration = MAX (self->acts->duration, act->start);
}

/* Figures that come off a unit that is hidden, or that the game itself reports, are not counted over the board. */
static void
add_loss_words (Reader           *self,
                const AciesEvent *event,
                const AciesAct   *seen)
{
  int lost = seen->before.figures - seen->after.figures;

  if (lost <= 0 || seen->before.type != seen->after.type || !is_on_board (&seen->after) ||
      event->u.unit.cause == ACIES_CAUSE_BESIDE || event->u.unit.cause == ACIES_CAUSE_WITHDRAWN)
    return;
  /* Translators: figures that a unit loses, over the unit on the board: "−2" */
  add_words (self, seen->after.hex, g_strdup_printf (_ ("−%d"), lost), TRUE);
}

/* Reads the event, which this function applies. */
static void
read_unit (Reader           *self,
           const AciesEvent *event)
{
  AciesUnitId unit = event->u.unit.unit;
  AciesHex    path[ACIES_MAX_HEXES];
  AciesAct    seen = { 0 };
  guint       n = 0;

  seen.before = see_unit (self, unit, &seen.badge);
  if (is_on_board (&event->u.unit.before) && is_on_board (&event->u.unit.after) && event->u.unit.before.hex != event->u.unit.after.hex)
    n = find_path (self, unit, event->u.unit.before.hex, event->u.unit.after.hex, path);
  acies_event_apply (event, self->state, FALSE);
  seen.after = see_unit (self, unit, &seen.badge_after);
  if (!is_on_board (&seen.before) && !is_on_board (&seen.after))
    return;
  if (n > 0)
    add_glide (self, unit, &seen, path, n);
  if (n > 0 && seen.before.figures <= seen.after.figures)
    return;
  if (n > 0)
    seen.before.hex = seen.after.hex;
  if (memcmp (&seen.before, &seen.after, LOOK) == 0 && seen.badge == seen.badge_after)
    return;
  add_change (self, event, &seen);
  add_loss_words (self, event, &seen);
  mark_rare_loss (self, unit, &event->u.unit.after, event->u.unit.before.hex);
}

/* Dice fall beside the target, or else beside the unit that rolls. */
static AciesHex
find_place_of_dice (const AciesState *state)
{
  const AciesDecision *asked = &state->decision;

  if (state->n_combats > 0)
    return state->combats[state->n_combats - 1].at;
  if (acies_state_unit_is_on_board (state, asked->unit))
    return state->units[asked->unit].hex;
  return acies_state_unit_is_on_board (state, state->turn.acting) ? state->units[state->turn.acting].hex : ACIES_NO_HEX;
}

static void
read_decision (Reader              *self,
               const AciesDecision *after)
{
  if (after->kind != ACIES_DECISION_DICE)
    return;
  mark_rare_miss (self);
  self->dice.n = 0;
  if (self->asked == NULL)
    self->asked = acies_state_copy (self->state);
  else
    acies_state_assign (self->asked, self->state);
  self->marked = FALSE;
  self->dice_at = find_place_of_dice (self->state);
}

static void
describe_dice (AciesAct         *act,
               const AciesDice  *dice,
               const AciesState *asked)
{
  gboolean       is_defence = asked->n_combats > 0 && asked->decision.unit == asked->combats[asked->n_combats - 1].target;
  AciesFightRoll roll = { .is_defence = is_defence, .point = asked->decision.point, .hits = acies_dice_count (dice, ACIES_DIE_HIT), .retreats = acies_dice_count (dice, ACIES_DIE_RETREAT) };

  act->dice = *dice;
  g_clear_pointer (&act->text, g_free);
  if (dice->results[0] != ACIES_DIE_UNREAD)
    act->text = acies_fight_roll_to_string (&roll, asked->ruleset);
}

/* Dice fall first, and are judged by another event. */
static void
read_dice (Reader           *self,
           const AciesEvent *event)
{
  const AciesDice *dice = &event->u.dice.after;
  AciesAct        *last = self->beat == BEAT_DICE ? find_last (self->acts, ACIES_NO_UNIT, ACIES_ACT_DICE) : NULL;
  AciesAct        *act;

  if (dice->n == 0 || self->asked == NULL)
    return;
  if (last != NULL && last->kind == ACIES_ACT_DICE && last->dice.n == dice->n && memcmp (last->dice.faces, dice->faces, dice->n) == 0)
    act = last;
  else
    {
      begin_beat (self, BEAT_DICE);
      act = add (self, ACIES_ACT_DICE, self->start, USUAL_ROLL, USUAL_ROLL);
      act->hex = self->dice_at;
      act->side = self->asked->decision.side;
    }
  describe_dice (act, dice, self->asked);
  if (dice->results[0] != ACIES_DIE_UNREAD)
    self->dice = *dice;
  self->fallen = act->start + act->duration;
}

/* The words stand where the unit is then. */
static void
read_entry (Reader              *self,
            const AciesLogEntry *entry)
{
  const char *brief = acies_log_entry_get_brief (entry, self->state->ruleset);
  AciesAct   *glide = find_last (self->acts, entry->unit, ACIES_ACT_ENTER);
  AciesHex    hex = entry->to != ACIES_NO_HEX ? entry->to : entry->hex;
  AciesAct   *act;

  if (brief == NULL || entry->hex == ACIES_NO_HEX)
    return;
  if (glide == NULL || glide->kind != ACIES_ACT_GLIDE || self->beat != BEAT_GLIDE)
    {
      add_words (self, hex, g_strdup (brief), entry->kind == ACIES_LOG_ELIMINATED);
      return;
    }
  hex = glide->hex;
  act = add (self, ACIES_ACT_WORDS, glide->start, WORDS, 0);
  act->hex = hex;
  act->text = g_strdup (brief);
}

/* Only cards of which all players know that they move, and what the viewer knows about them. */
static void
read_cards (Reader           *self,
            const AciesEvent *event)
{
  guint8    from = event->u.cards.from, to = event->u.cards.to;
  AciesSide side = event->u.cards.side;
  gboolean  is_played = from == ACIES_ZONE_HAND && (to == ACIES_ZONE_DISCARD || to == ACIES_ZONE_LAID || to == ACIES_NO_ZONE);
  gboolean  is_drawn = from == ACIES_ZONE_DECK && to == ACIES_ZONE_HAND;
  AciesAct *act;

  if (!is_played && !is_drawn)
    return;
  begin_beat (self, BEAT_CARD);
  act = add (self, ACIES_ACT_CARD, self->start, is_played ? PLAYED : DRAWN, is_played ? PLAYED / 2 : DRAWN / 4);
  act->side = side;
  act->from = from;
  act->to = to;
  if (side != self->viewer && to != ACIES_ZONE_DISCARD && to != ACIES_ZONE_LAID)
    return;
  act->card = event->u.cards.card;
  act->text = g_strdup (self->state->ruleset->cards[act->card].name);
}

static void
read_outcome (Reader             *self,
              const AciesOutcome *outcome)
{
  AciesAct *act;

  if (outcome->reason == ACIES_END_NOT_YET)
    return;
  self->start = self->end;
  self->beat = BEAT_NONE;
  act = add (self, ACIES_ACT_END, self->start, END, END);
  act->side = outcome->winner;
  act->text = acies_outcome_dup_title (outcome, self->state->ruleset);
}

static void
read_event (Reader           *self,
            const AciesEvent *event)
{
  if (event->kind == ACIES_EVENT_UNIT_SET)
    {
      read_unit (self, event);
      return;
    }
  acies_event_apply (event, self->state, FALSE);
  switch (event->kind)
    {
    case ACIES_EVENT_DECISION_SET:
      read_decision (self, &event->u.decision.after);
      break;

    case ACIES_EVENT_DICE_SET:
      read_dice (self, event);
      break;

    case ACIES_EVENT_LOG_ENTRY:
      read_entry (self, &event->u.entry);
      break;

    case ACIES_EVENT_CARDS_MOVED:
      read_cards (self, event);
      break;

    case ACIES_EVENT_OUTCOME_SET:
      read_outcome (self, &event->u.outcome.after);
      break;

    default:
      break;
    }
}

/* --- the acts ------------------------------------------------------------------------------- */

static void
clear_act (gpointer act)
{
  g_free (((AciesAct *) act)->text);
}

static gboolean
is_of_play (const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      guint kind = g_array_index (events, AciesEvent, i).kind;

      if (kind == ACIES_EVENT_SCENARIO_SET || kind == ACIES_EVENT_MODE_SET || kind == ACIES_EVENT_BOARD_SIZED)
        return FALSE;
    }

  return TRUE;
}

/* Changes alone, such as the marks of a new turn, are shown at once by the board. */
static void
drop_mere_changes (AciesActs *self)
{
  for (guint i = 0; i < self->acts->len; i++)
    {
      if (g_array_index (self->acts, AciesAct, i).kind != ACIES_ACT_CHANGE)
        return;
    }
  g_array_set_size (self->acts, 0);
  self->duration = self->settled = 0;
}

static void
shorten (AciesActs *self)
{
  if (self->duration <= LONGEST)
    return;
  for (guint i = 0; i < self->acts->len; i++)
    {
      AciesAct *act = &g_array_index (self->acts, AciesAct, i);

      act->start = (guint) ((guint64) act->start * LONGEST / self->duration);
      act->duration = (guint) ((guint64) act->duration * LONGEST / self->duration);
    }
  self->settled = (guint) ((guint64) self->settled * LONGEST / self->duration);
  self->duration = LONGEST;
}

AciesActs *
acies_acts_new (const AciesState *state,
                const GArray     *events,
                AciesSide         viewer,
                guint             roll)
{
  Reader reader = { .acts = g_new0 (AciesActs, 1), .viewer = viewer, .roll = roll, .dice_at = ACIES_NO_HEX };

  reader.acts->acts = g_array_new (FALSE, FALSE, sizeof (AciesAct));
  g_array_set_clear_func (reader.acts->acts, clear_act);
  reader.acts->path = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  if (!is_of_play (events))
    return reader.acts;
  reader.state = acies_state_copy (state);
  for (guint i = events->len; i > 0; i--)
    acies_event_apply (&g_array_index (events, AciesEvent, i - 1), reader.state, TRUE);
  read_decision (&reader, &reader.state->decision);
  for (guint i = 0; i < events->len; i++)
    read_event (&reader, &g_array_index (events, AciesEvent, i));
  mark_rare_miss (&reader);
  reader.acts->settled = reader.end;
  drop_mere_changes (reader.acts);
  shorten (reader.acts);
  g_clear_pointer (&reader.state, acies_state_free);
  g_clear_pointer (&reader.seen, acies_state_free);
  g_clear_pointer (&reader.asked, acies_state_free);
  return reader.acts;
}

void
acies_acts_free (AciesActs *self)
{
  g_array_unref (self->acts);
  g_array_unref (self->path);
  g_free (self);
}

gboolean
acies_acts_mark_units (const AciesActs *self,
                       guint8          *units)
{
  gboolean any = FALSE;

  memset (units, 0, ACIES_MAX_UNITS);
  for (guint i = 0; i < self->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (self->acts, AciesAct, i);

      if (act->kind > ACIES_ACT_ENTER)
        continue;
      units[act->unit] = 1;
      any = TRUE;
    }

  return any;
}

double
acies_act_progress (const AciesAct *self,
                    guint           time)
{
  if (time >= self->start + self->duration)
    return 1;
  return time <= self->start ? 0 : (double) (time - self->start) / self->duration;
}

/* Returns: (nullable): the act of @unit that has begun last; before all of them, the first one */
static const AciesAct *
find_current (const AciesActs *self,
              AciesUnitId      unit,
              guint            time)
{
  const AciesAct *current = NULL;

  for (guint i = 0; i < self->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (self->acts, AciesAct, i);

      if (act->unit == unit && act->kind <= ACIES_ACT_ENTER && (current == NULL || act->start <= time))
        current = act;
    }

  return current;
}

/* Starts and stops gently. */
static double
ease (double part)
{
  return part * part * (3 - 2 * part);
}

static void
place_on_path (const AciesActs *self,
               const AciesAct  *act,
               double           progress,
               AciesSprite     *sprite)
{
  double way = ease (progress) * (act->n_path - 1);
  guint  step = MIN ((guint) way, act->n_path - 2);

  sprite->from = g_array_index (self->path, AciesHex, act->first + step);
  sprite->to = g_array_index (self->path, AciesHex, act->first + step + 1);
  sprite->part = way - step;
  sprite->badge_to = act->badge_after;
}

gboolean
acies_acts_find_sprite (const AciesActs *self,
                        AciesUnitId      unit,
                        guint            time,
                        AciesSprite     *sprite)
{
  const AciesAct *act = find_current (self, unit, time);
  double          progress = act != NULL ? acies_act_progress (act, time) : 0;
  gboolean        is_done = act != NULL && progress >= 1 && time >= act->start;

  if (act == NULL)
    return FALSE;
  *sprite = (AciesSprite) { .unit = is_done ? act->after : act->before, .badge = is_done ? act->badge_after : act->badge, .opacity = 1 };
  if (act->kind == ACIES_ACT_ENTER)
    {
      sprite->unit = act->after;
      sprite->badge = act->badge_after;
      sprite->opacity = progress;
    }
  else if (act->kind == ACIES_ACT_FALL || act->kind == ACIES_ACT_LEAVE)
    {
      sprite->unit = act->before;
      sprite->badge = act->badge;
      sprite->opacity = 1 - progress;
    }
  sprite->from = sprite->to = sprite->unit.hex;
  sprite->badge_to = sprite->badge;
  if (act->kind == ACIES_ACT_GLIDE)
    place_on_path (self, act, progress, sprite);
  return sprite->opacity > 0;
}

/* last-turn.c - what happened since a side last had its turn, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/last-turn.h"

#include "engine/board/texts.h"
#include "session/log.h"

#include <glib/gi18n-lib.h>

/* --- what happened on the board ------------------------------------------------------------- */

typedef struct
{
  guint   last;
  GArray *events;
} Reader;

static void
read_command (const AciesCommand *command,
              const AciesEvent   *events,
              guint               n_events,
              guint               number,
              gpointer            data)
{
  Reader *self = data;

  if (command != NULL && number <= self->last)
    g_array_append_vals (self->events, events, n_events);
}

GArray *
acies_list_events (AciesSession *game,
                   guint         first,
                   guint         last)
{
  Reader reader = { last, g_array_new (FALSE, FALSE, sizeof (AciesEvent)) };

  acies_session_foreach_command (game, first, read_command, &reader);

  return reader.events;
}

void
acies_trails_append (const AciesState *state,
                     const GArray     *events,
                     gboolean          whole,
                     GArray           *trails)
{
  guint ends[ACIES_MAX_UNITS] = { 0 }; /* for each unit, the number of trails up to its last one */

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent  *event = &g_array_index (events, AciesEvent, i);
      const AciesUnit   *before = &event->u.unit.before;
      const AciesUnit   *after = &event->u.unit.after;
      const AciesCombat *combat = &event->u.combat.after;
      AciesTrail         trail;
      guint             *end;

      if (event->kind == ACIES_EVENT_COMBAT_PUSHED && whole)
        trail = (AciesTrail) { ACIES_TRAIL_ATTACK, TRUE, FALSE, state->units[combat->attacker].side, combat->from, combat->at };
      else if (event->kind == ACIES_EVENT_UNIT_SET && before->place == ACIES_PLACE_BOARD && after->place == ACIES_PLACE_BOARD && before->hex != after->hex)
        trail = (AciesTrail) { ACIES_TRAIL_MOVE, whole != FALSE, FALSE, before->side, before->hex, after->hex };
      else
        continue;
      g_array_append_val (trails, trail);
      if (trail.kind != ACIES_TRAIL_MOVE)
        continue;
      end = &ends[event->u.unit.unit];
      if (*end > 0 && g_array_index (trails, AciesTrail, *end - 1).to == trail.from)
        g_array_index (trails, AciesTrail, *end - 1).goes_on = TRUE;
      *end = trails->len;
    }
}

/* --- steps ---------------------------------------------------------------------------------- */

static void
step_free (gpointer data)
{
  AciesTurnStep *self = data;

  g_free (self->title);
  g_free (self->text);
  g_free (self->result);
  g_free (self);
}

void
acies_last_turn_free (AciesLastTurn *self)
{
  g_ptr_array_unref (self->steps);
  g_free (self);
}

/* Adds the number of fights in progress when each command was given, for the commands from 1. */
static void
count_fights (const AciesCommand *command,
              const AciesEvent   *events,
              guint               n_events,
              guint               number,
              gpointer            data)
{
  GByteArray *fights = data;
  guint8      n = fights->data[fights->len - 1];

  for (guint i = 0; i < n_events; i++)
    n = (guint8) (n + (events[i].kind == ACIES_EVENT_COMBAT_PUSHED) - (events[i].kind == ACIES_EVENT_COMBAT_POPPED));
  if (command != NULL)
    g_byte_array_append (fights, &n, 1);
}

/* Returns whether the row continues the step: it comes from the same command, or from the same fight. */
static gboolean
goes_on (const AciesTurnStep  *step,
         const AciesRecordRow *row,
         const GByteArray     *fights,
         const AciesRuleset   *ruleset)
{
  return step != NULL && (row->command == step->command || fights->data[row->command] > 0 ||
                          row->entry.kind == ACIES_LOG_ADVANCED || acies_log_entry_is_of_fight (&row->entry, ruleset));
}

/* Returns: (transfer full): a few words for the first row of a step */
static char *
dup_title (const AciesRecordRow *row,
           const AciesRuleset   *ruleset)
{
  const AciesLogEntry *entry = &row->entry;
  AciesHexName         from;
  AciesHexName         to;

  acies_hex_name (entry->hex, from);
  acies_hex_name (entry->to, to);
  switch (entry->kind)
    {
    case ACIES_LOG_CARD:
      return g_strdup (ruleset->cards[entry->card].name);

    case ACIES_LOG_MOVED:
    case ACIES_LOG_ADVANCED:
      /* Translators: the hexes that a unit has left and reached */
      return g_strdup_printf (_ ("%1$s → %2$s"), from, to);

    case ACIES_LOG_DECLARED:
      /* Translators: the hexes of a unit and of its target */
      return g_strdup_printf (_ ("%1$s attacks %2$s"), from, to);

    default:
      return g_strdup (row->text);
    }
}

/* Returns: (transfer full) (nullable): what came of it */
static char *
dup_result (AciesRecordRow     *row,
            const AciesRuleset *ruleset)
{
  g_autofree char *unit = acies_log_entry_dup_unit (&row->entry, ruleset);

  return row->entry.kind == ACIES_LOG_ELIMINATED ? g_strdup_printf (_ ("%s lost"), unit) : acies_record_row_dup_result (row);
}

/* The reasons for the number of dice, and cards that could not be played, are too long for the words of a step. */
static void
add_row (AciesTurnStep  *step,
         AciesRecordRow *row)
{
  g_autofree char *text = NULL;

  step->command = row->command;
  if (step->text != NULL && (row->entry.kind == ACIES_LOG_ATTACK || row->entry.kind == ACIES_LOG_NOT_ASKED))
    return;
  text = step->text;
  step->text = text != NULL ? g_strjoin (" · ", text, row->text, NULL) : g_strdup (row->text);
}

static void
read_rows (AciesLastTurn      *self,
           AciesRecord        *record,
           guint               last,
           const GByteArray   *fights,
           const AciesRuleset *ruleset)
{
  AciesTurnStep *step = NULL;

  for (guint i = acies_record_find (record, self->first); i < acies_record_count (record); i++)
    {
      AciesRecordRow *row = acies_record_get_row (record, i);
      gboolean        is_loss = row->entry.kind == ACIES_LOG_ELIMINATED;

      if (row->command <= self->first || row->command > last || row->kind == ACIES_ROW_ROUND || row->kind == ACIES_ROW_TURN || row->kind == ACIES_ROW_PART)
        continue;
      if (!goes_on (step, row, fights, ruleset))
        {
          step = g_new0 (AciesTurnStep, 1);
          step->title = dup_title (row, ruleset);
          g_ptr_array_add (self->steps, step);
        }
      add_row (step, row);
      if (step->result == NULL || is_loss)
        {
          g_free (step->result);
          step->result = dup_result (row, ruleset);
        }
    }
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autofree char *title = NULL;

      step = self->steps->pdata[i];
      if (step->result == NULL)
        continue;
      title = step->title;
      /* Translators: what was done, and what came of it: “F4 attacks E6: 2 hits” */
      step->title = g_strdup_printf (_ ("%1$s: %2$s"), title, step->result);
    }
}

AciesLastTurn *
acies_last_turn_new (AciesSession *game,
                     AciesRecord  *record,
                     AciesSide     side)
{
  g_autoptr (AciesLastTurn) self = NULL;
  g_autoptr (GByteArray) fights = NULL;
  guint first;
  guint last;

  if (!acies_record_find_last_turn (record, side, &first, &last))
    return NULL;
  self = g_new0 (AciesLastTurn, 1);
  self->first = first;
  self->steps = g_ptr_array_new_with_free_func (step_free);
  fights = g_byte_array_append (g_byte_array_new (), (guint8[]) { 0, 0 }, 2);
  acies_session_foreach_command (game, 0, count_fights, fights);
  read_rows (self, record, last, fights, acies_session_get_state (game)->ruleset);

  return self->steps->len > 0 ? g_steal_pointer (&self) : NULL;
}

guint
acies_last_turn_get_end (const AciesLastTurn *self,
                         guint                step)
{
  return step == 0 ? self->first : ((const AciesTurnStep *) self->steps->pdata[MIN (step, self->steps->len) - 1])->command;
}

guint
acies_last_turn_count_ended (const AciesLastTurn *self,
                             guint                command)
{
  guint n = self->steps->len;

  while (n > 0 && acies_last_turn_get_end (self, n) > command)
    n--;

  return n;
}

gboolean
acies_last_turn_has (const AciesLastTurn *self,
                     guint                command)
{
  return command >= self->first && command <= acies_last_turn_get_end (self, self->steps->len);
}

/* record.c - what has happened in a game, row by row, and at which moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/record.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "session/log.h"

#include <glib/gi18n-lib.h>

/* --- a row -------------------------------------------------------------------------------------- */

G_DEFINE_FINAL_TYPE (AciesRecordRow, acies_record_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NOTES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

char *
acies_record_row_dup_result (AciesRecordRow *self)
{
  gboolean         is_defence;
  gulong           n;
  gulong           n_retreats;
  g_autofree char *hits = NULL;
  g_autofree char *retreats = NULL;

  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  if (self->kind != ACIES_ROW_ROLL)
    return NULL;
  is_defence = self->entry.kind == ACIES_LOG_DEFENCE;
  n = (gulong) self->entry.number;
  n_retreats = (gulong) MAX (self->entry.number2, 0);
  if (n + n_retreats == 0)
    return g_strdup (is_defence ? _ ("all hits blocked") : _ ("No hits"));
  hits = g_strdup_printf (is_defence ? g_dngettext (GETTEXT_PACKAGE, "%lu wound", "%lu wounds", n)
                                     : g_dngettext (GETTEXT_PACKAGE, "%lu hit", "%lu hits", n),
                          n);
  retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu retreat", "%lu retreats", n_retreats), n_retreats);
  if (n == 0 || n_retreats == 0)
    return n == 0 ? g_steal_pointer (&retreats) : g_steal_pointer (&hits);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%1$s, %2$s"), hits, retreats);
}

gboolean
acies_record_row_may_grow (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), FALSE);

  return self->entry.kind == ACIES_LOG_ORDERED;
}

static void
acies_record_row_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_NOTES)
    g_value_set_string (value, ACIES_RECORD_ROW (object)->notes);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_record_row_finalize (GObject *object)
{
  AciesRecordRow *self = ACIES_RECORD_ROW (object);

  g_free (self->text);
  g_free (self->notes);

  G_OBJECT_CLASS (acies_record_row_parent_class)->finalize (object);
}

static void
acies_record_row_class_init (AciesRecordRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_record_row_get_property;
  object_class->finalize = acies_record_row_finalize;
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_record_row_init (AciesRecordRow *self)
{
}

/* --- the record --------------------------------------------------------------------------------- */

/* When it is: the round, and whose turn or ACIES_NO_SIDE. It began with that command. */
typedef struct
{
  guint     command;
  guint     round;
  AciesSide side;
} Moment;

/* A log entry, its place among the events of the command that brought it, and when it was. */
typedef struct
{
  AciesLogEntry entry;
  guint         event;
  Moment        moment;
} Told;

struct _AciesRecord
{
  GObject parent_instance;

  AciesSession *session;
  GArray       *rounds;  /* of AciesRecordRound */
  GArray       *moments; /* of Moment, one of a command at most */
  Moment        now;     /* as far as it is told of */
  GArray       *told;    /* of Told */
  GPtrArray    *rows;    /* of AciesRecordRow */
  GByteArray   *actors;  /* of AciesSide, for each command; NO_SIDE if it is no action (acies_record_find_last_turn()) */
  AciesTurn     turn;    /* when the next command is given */
  AciesDecision decision;
  guint         n_commands; /* that are told of */
  gboolean      begun;      /* the beginning is told of */
  gboolean      noted;      /* a row has notes */
};

static void acies_record_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesRecord, acies_record, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, acies_record_list_init))

static const AciesRuleset *
ruleset_of (AciesRecord *self)
{
  return acies_session_get_state (self->session)->ruleset;
}

static const Told *
nth_told (AciesRecord *self,
          guint        i)
{
  return &g_array_index (self->told, Told, i);
}

static AciesRecordRow *
last_row (AciesRecord *self)
{
  return self->rows->len > 0 ? g_ptr_array_index (self->rows, self->rows->len - 1) : NULL;
}

/* Units ordered one after the other are one row. */
static gboolean
goes_on (AciesRecordRow      *row,
         const AciesLogEntry *entry)
{
  return row != NULL && acies_record_row_may_grow (row) && entry->kind == ACIES_LOG_ORDERED;
}

/* @before: (nullable): the text of the last row, which the new one continues: a new object, so that views see that it differs */
static AciesRecordRow *
row_new (AciesRecord *self,
         const Told  *told,
         guint        first,
         const char  *before)
{
  AciesRecordRow      *row = g_object_new (ACIES_TYPE_RECORD_ROW, NULL);
  const AciesLogEntry *entry = &told->entry;
  const AciesRuleset  *ruleset = ruleset_of (self);

  row->command = told->moment.command;
  row->event = told->event;
  row->first = first;
  row->entry = *entry;
  row->round = told->moment.round;
  row->side = told->moment.side;
  switch (entry->kind)
    {
    case ACIES_LOG_ROUND:
      row->kind = ACIES_ROW_ROUND;
      break;

    case ACIES_LOG_TURN:
      row->kind = ACIES_ROW_TURN;
      break;

    case ACIES_LOG_ROLLED:
    case ACIES_LOG_DEFENCE:
      row->kind = ACIES_ROW_ROLL;
      break;

    case ACIES_LOG_GAME_OVER:
      row->kind = ACIES_ROW_END;
      break;

    default:
      row->kind = acies_log_entry_is_heading (entry, ruleset) ? ACIES_ROW_PART : ACIES_ROW_PLAIN;
      break;
    }
  if (entry->kind == ACIES_LOG_ORDERED)
    {
      g_autofree char *unit = acies_log_entry_dup_unit (entry, ruleset);
      AciesHexName     name;
      const char      *hex = acies_hex_name (entry->hex, name);
      /* Translators: a unit and its hex: “Hetairoi A1” */
      g_autofree char *unit_hex = g_strdup_printf (_ ("%1$s %2$s"), unit, hex);
      GString         *list = g_string_new (before);

      if (before == NULL)
        /* Translators: a unit and its hex; a list of such if there are more */
        g_string_append_printf (list, _ ("Ordered: %s"), unit_hex);
      else
        acies_list_add (list, ACIES_LIST_COMMA, unit_hex);
      row->text = g_string_free (list, FALSE);
    }
  else
    {
      row->text = acies_log_entry_to_string (entry, ruleset);
    }

  return row;
}

static void
add_row (AciesRecord *self,
         guint        i)
{
  const Told     *told = nth_told (self, i);
  AciesRecordRow *last = last_row (self);
  AciesRecordRow *row = goes_on (last, &told->entry) ? row_new (self, told, last->first, last->text) : row_new (self, told, i, NULL);

  if (goes_on (last, &told->entry))
    g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
  g_ptr_array_add (self->rows, row);
}

static Moment *
last_moment (AciesRecord *self)
{
  return &g_array_index (self->moments, Moment, self->moments->len - 1);
}

static Moment
moment_of (AciesRecord     *self,
           const AciesTurn *turn,
           guint            command)
{
  gboolean is_turn = turn->phase >= ruleset_of (self)->procs->n_round_phases;

  return (Moment) { command, turn->round, is_turn ? turn->active : ACIES_NO_SIDE };
}

/* Returns the side that acts with the next command, or NO_SIDE. */
static AciesSide
find_actor (AciesRecord        *self,
            const AciesCommand *command)
{
  gboolean  is_chance = self->decision.kind == ACIES_DECISION_DICE || self->decision.kind == ACIES_DECISION_DRAW;
  AciesSide side = self->decision.kind == ACIES_DECISION_NONE ? self->turn.active : self->decision.side;
  gboolean  is_turn = moment_of (self, &self->turn, 0).side == ACIES_NO_SIDE || side == self->turn.active;

  return is_chance || !is_turn || command->kind == ACIES_COMMAND_PASS ? ACIES_NO_SIDE : side;
}

static void
keep_events (const AciesCommand *command,
             const AciesEvent   *events,
             guint               n_events,
             guint               number,
             gpointer            data)
{
  AciesRecord *self = data;

  if (command == NULL && self->begun)
    return;
  if (command != NULL)
    g_byte_array_append (self->actors, (AciesSide[]) { find_actor (self, command) }, 1);
  for (guint i = 0; i < n_events; i++)
    {
      const AciesTurn *turn = &events[i].u.turn.after;

      self->now.command = number;
      if (events[i].kind == ACIES_EVENT_TURN_SET)
        {
          const AciesRecordRound round = { turn->round, number, i };

          self->turn = *turn;
          if (turn->round != events[i].u.turn.before.round && number > 0)
            g_array_append_val (self->rounds, round);
          self->now = moment_of (self, turn, number);
          /* The last change of a command counts. */
          if (last_moment (self)->command == number)
            *last_moment (self) = self->now;
          else if (last_moment (self)->round != self->now.round || last_moment (self)->side != self->now.side)
            g_array_append_val (self->moments, self->now);
        }
      else if (events[i].kind == ACIES_EVENT_DECISION_SET)
        {
          self->decision = events[i].u.decision.after;
        }
      /* A turn that was prepared when the game ended is no turn of any side. */
      else if (events[i].kind == ACIES_EVENT_OUTCOME_SET && last_moment (self)->command == number && self->moments->len > 1)
        {
          g_array_set_size (self->moments, self->moments->len - 1);
        }
      else if (events[i].kind == ACIES_EVENT_LOG_ENTRY)
        {
          const Told told = { events[i].u.entry, i, self->now };

          g_array_append_val (self->told, told);
        }
    }
}

/* A note is shown on the last row that had happened by then: a command may have no row of its own. */
static void
show_notes (AciesRecord *self)
{
  const GPtrArray *notes = acies_session_get_notes (self->session);
  guint            next = 0;

  if (notes->len == 0 && !self->noted)
    return;
  self->noted = notes->len > 0;
  for (guint i = 0; i < self->rows->len; i++)
    {
      AciesRecordRow *row = self->rows->pdata[i];
      guint           end = i + 1 < self->rows->len ? acies_record_get_row (self, i + 1)->command : G_MAXUINT;
      g_autoptr (GString) text = g_string_new (NULL);

      for (; next < notes->len && ((AciesNote *) notes->pdata[next])->command < end; next++)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", ((AciesNote *) notes->pdata[next])->text);
      if (g_strcmp0 (row->notes, text->len > 0 ? text->str : NULL) == 0)
        continue;
      g_free (row->notes);
      row->notes = text->len > 0 ? g_strdup (text->str) : NULL;
      g_object_notify_by_pspec (G_OBJECT (row), properties[PROP_NOTES]);
    }
}

/* The events that are emitted together have either come or gone. Rows of later commands are forgotten; a row that keeps some of
 * its entries is made again. */
void
acies_record_follow (AciesRecord *self)
{
  guint n_rows, n_told, n_commands, first, next;

  g_return_if_fail (ACIES_IS_RECORD (self));

  n_rows = first = self->rows->len;
  n_told = next = self->told->len;
  n_commands = acies_session_count_commands (self->session);
  if (n_commands >= self->n_commands)
    {
      acies_session_foreach_command (self->session, self->n_commands, keep_events, self);
      self->begun = TRUE;
      if (self->told->len > n_told && goes_on (last_row (self), &nth_told (self, n_told)->entry))
        first--;
    }
  else
    {
      while (n_told > 0 && nth_told (self, n_told - 1)->moment.command > n_commands)
        n_told--;
      while (g_array_index (self->rounds, AciesRecordRound, self->rounds->len - 1).command > n_commands)
        g_array_set_size (self->rounds, self->rounds->len - 1);
      while (last_moment (self)->command > n_commands)
        g_array_set_size (self->moments, self->moments->len - 1);
      g_byte_array_set_size (self->actors, n_commands);
      self->turn = acies_session_get_state (self->session)->turn;
      self->decision = acies_session_get_state (self->session)->decision;
      self->now = moment_of (self, &self->turn, n_commands);
      next = n_told;
      g_array_set_size (self->told, n_told);
      while (last_row (self) != NULL && (last_row (self)->first >= n_told || last_row (self)->command > n_commands))
        {
          next = MIN (next, last_row (self)->first);
          g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
        }
      first = self->rows->len;
    }
  self->n_commands = n_commands;
  while (next < self->told->len)
    add_row (self, next++);
  if (first < n_rows || self->rows->len > n_rows)
    g_list_model_items_changed (G_LIST_MODEL (self), first, n_rows - first, self->rows->len - first);
  show_notes (self);
}

guint
acies_record_count (AciesRecord *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD (self), 0);

  return self->rows->len;
}

AciesRecordRow *
acies_record_get_row (AciesRecord *self,
                      guint        i)
{
  g_return_val_if_fail (ACIES_IS_RECORD (self) && i < self->rows->len, NULL);

  return g_ptr_array_index (self->rows, i);
}

guint
acies_record_find (AciesRecord *self,
                   guint        command)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (ACIES_IS_RECORD (self), 0);

  /* the first row that comes later */
  high = self->rows->len;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (acies_record_get_row (self, middle)->command > command)
        high = middle;
      else
        low = middle + 1;
    }

  return low > 0 ? low - 1 : 0;
}

char *
acies_moment_to_string (guint               round,
                        AciesSide           side,
                        const AciesRuleset *ruleset)
{
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
    return side == ACIES_NO_SIDE ? g_strdup (_ ("The battle")) : g_strdup_printf (_ ("%s’s turn"), ruleset->sides[side].name);
  if (side == ACIES_NO_SIDE)
    return g_strdup_printf (_ ("Round %u"), round);

  /* Translators: a moment of a game: "Round 2, Rome’s turn" */
  return g_strdup_printf (_ ("Round %1$u, %2$s’s turn"), round, ruleset->sides[side].name);
}

char *
acies_record_dup_moment (AciesRecord *self,
                         guint        command)
{
  const Moment *moment;
  guint         i;

  g_return_val_if_fail (ACIES_IS_RECORD (self), NULL);

  for (i = self->moments->len; i > 1 && g_array_index (self->moments, Moment, i - 1).command > command; i--)
    ;
  moment = &g_array_index (self->moments, Moment, i - 1);

  return acies_moment_to_string (moment->round, moment->side, ruleset_of (self));
}

guint
acies_record_count_rounds (AciesRecord *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD (self), 0);

  return self->rounds->len;
}

const AciesRecordRound *
acies_record_get_round (AciesRecord *self,
                        guint        i)
{
  g_return_val_if_fail (ACIES_IS_RECORD (self) && i < self->rounds->len, NULL);

  return &g_array_index (self->rounds, AciesRecordRound, i);
}

gboolean
acies_record_find_last_turn (AciesRecord *self,
                             AciesSide    side,
                             guint       *first,
                             guint       *last)
{
  const AciesSide *actors;
  guint            n;

  g_return_val_if_fail (ACIES_IS_RECORD (self), FALSE);

  actors = self->actors->data;
  n = self->actors->len;
  while (n > 0 && (actors[n - 1] == side || actors[n - 1] == ACIES_NO_SIDE))
    n--;
  if (n == 0)
    return FALSE;
  for (*last = n; *last < self->actors->len && actors[*last] != side; ++*last)
    ;
  for (*first = n - 1; n > 0 && actors[n - 1] != side; n--)
    if (actors[n - 1] != ACIES_NO_SIDE)
      *first = n - 1;

  return TRUE;
}

void
acies_record_list_hexes (AciesRecord *self,
                         guint        row,
                         GArray      *hexes)
{
  guint end;

  g_return_if_fail (ACIES_IS_RECORD (self) && row < self->rows->len);

  end = row + 1 < self->rows->len ? acies_record_get_row (self, row + 1)->first : self->told->len;
  for (guint i = acies_record_get_row (self, row)->first; i < end; i++)
    {
      const AciesLogEntry *entry = &nth_told (self, i)->entry;

      if (entry->hex != ACIES_NO_HEX)
        g_array_append_val (hexes, entry->hex);
      if (entry->to != ACIES_NO_HEX)
        g_array_append_val (hexes, entry->to);
    }
}

static GType
get_item_type (GListModel *model)
{
  return ACIES_TYPE_RECORD_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return ACIES_RECORD (model)->rows->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  AciesRecord *self = ACIES_RECORD (model);

  return position < self->rows->len ? g_object_ref (g_ptr_array_index (self->rows, position)) : NULL;
}

static void
acies_record_list_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
acies_record_finalize (GObject *object)
{
  AciesRecord *self = ACIES_RECORD (object);

  g_clear_object (&self->session);
  g_array_unref (self->rounds);
  g_array_unref (self->moments);
  g_array_unref (self->told);
  g_byte_array_unref (self->actors);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (acies_record_parent_class)->finalize (object);
}

static void
acies_record_class_init (AciesRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_record_finalize;
}

static void
acies_record_init (AciesRecord *self)
{
  self->rounds = g_array_new (FALSE, FALSE, sizeof (AciesRecordRound));
  self->moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  self->told = g_array_new (FALSE, FALSE, sizeof (Told));
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->actors = g_byte_array_new ();
}

AciesRecord *
acies_record_new (AciesSession *session)
{
  AciesRecord *self;
  g_autoptr (AciesState) start = NULL;
  AciesRecordRound first = { 0 };

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  self = g_object_new (ACIES_TYPE_RECORD, NULL);
  self->session = g_object_ref (session);
  start = acies_session_dup_position (session, 0);
  first.round = start->turn.round;
  g_array_append_val (self->rounds, first);
  self->turn = start->turn;
  self->decision = start->decision;
  self->now = moment_of (self, &start->turn, 0);
  g_array_append_val (self->moments, self->now);
  g_signal_connect_object (session, "changed", G_CALLBACK (acies_record_follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notes-changed", G_CALLBACK (show_notes), self, G_CONNECT_SWAPPED);
  acies_record_follow (self);

  return self;
}

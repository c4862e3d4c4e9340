/* record.c - what has happened in a game, row by row, and at which moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/record.h"

#include "session/session-remarks.h"

#include <glib/gi18n-lib.h>

struct _AciesRecordRow
{
  GObject parent_instance;

  guint8         kind; /* AciesRowKind */
  AciesSide      side;
  guint          round;
  guint          command;
  guint          first; /* of its notes among those of the record */
  AciesNote      note;
  AciesFightRoll roll; /* of a roll */
  char          *text;
  char          *remarks; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AciesRecordRow, acies_record_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REMARKS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* A note and the command that brought it. */
typedef struct
{
  AciesNote note;
  guint     command;
  guint     nth_roll; /* so many rolls of its command are told before it */
} Told;

struct _AciesRecord
{
  GObject parent_instance;

  AciesSession *session;
  AciesFights  *fights;
  GArray       *told;       /* of Told */
  GPtrArray    *rows;       /* of AciesRecordRow */
  guint         n_commands; /* that are told of */
  gboolean      begun;      /* the beginning is told of */
  gboolean      remarked;   /* a row has remarks */
};

static void acies_record_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesRecord, acies_record, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, acies_record_list_init))

/* --- a row ---------------------------------------------------------------------------------- */

AciesRowKind
acies_record_row_get_kind (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), ACIES_ROW_PLAIN);

  return self->kind;
}

const char *
acies_record_row_get_text (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->text;
}

const AciesFightRoll *
acies_record_row_get_roll (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->kind == ACIES_ROW_ROLL ? &self->roll : NULL;
}

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
  is_defence = self->roll.is_defence;
  n = self->roll.hits;
  n_retreats = self->roll.retreats;
  if (n + n_retreats == 0)
    return g_strdup (is_defence ? _ ("all hits blocked") : _ ("No hit"));
  hits = g_strdup_printf (is_defence ? g_dngettext (GETTEXT_PACKAGE, "%lu wound", "%lu wounds", n)
                                     : g_dngettext (GETTEXT_PACKAGE, "%lu hit", "%lu hits", n),
                          n);
  retreats = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu retreat", "%lu retreats", n_retreats), n_retreats);
  if (n == 0 || n_retreats == 0)
    return n == 0 ? g_steal_pointer (&retreats) : g_steal_pointer (&hits);

  /* Translators: "2 hits", "1 retreat" */
  return g_strdup_printf (_ ("%s, %s"), hits, retreats);
}

guint
acies_record_row_get_command (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), 0);

  return self->command;
}

const AciesNote *
acies_record_row_get_note (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return &self->note;
}

guint
acies_record_row_get_round (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), 0);

  return self->round;
}

AciesSide
acies_record_row_get_side (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), ACIES_NO_SIDE);

  return self->side;
}

const char *
acies_record_row_get_remarks (AciesRecordRow *self)
{
  g_return_val_if_fail (ACIES_IS_RECORD_ROW (self), NULL);

  return self->remarks;
}

static void
set_remarks (AciesRecordRow *self,
             const char     *remarks)
{
  if (g_strcmp0 (self->remarks, remarks) == 0)
    return;
  g_free (self->remarks);
  self->remarks = g_strdup (remarks);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMARKS]);
}

static void
acies_record_row_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_REMARKS)
    g_value_set_string (value, ACIES_RECORD_ROW (object)->remarks);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_record_row_finalize (GObject *object)
{
  AciesRecordRow *self = ACIES_RECORD_ROW (object);

  g_free (self->text);
  g_free (self->remarks);

  G_OBJECT_CLASS (acies_record_row_parent_class)->finalize (object);
}

static void
acies_record_row_class_init (AciesRecordRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_record_row_get_property;
  object_class->finalize = acies_record_row_finalize;
  properties[PROP_REMARKS] = g_param_spec_string ("remarks", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_record_row_init (AciesRecordRow *self)
{
}

/* --- making rows of notes ------------------------------------------------------------------- */

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

static AciesRowKind
kind_of (const AciesNote *note)
{
  switch (note->kind)
    {
    case ACIES_NOTE_ROUND:
      return ACIES_ROW_ROUND;

    case ACIES_NOTE_TURN:
      return ACIES_ROW_TURN;

    case ACIES_NOTE_ROLLED:
    case ACIES_NOTE_DEFENCE:
      return ACIES_ROW_ROLL;

    case ACIES_NOTE_GAME_OVER:
      return ACIES_ROW_END;

    default:
      return ACIES_ROW_PLAIN;
    }
}

static AciesRecordRow *
last_row (AciesRecord *self)
{
  return self->rows->len > 0 ? g_ptr_array_index (self->rows, self->rows->len - 1) : NULL;
}

/* A long row of ordered units is one line. */
static gboolean
goes_on (const AciesRecordRow *row,
         const AciesNote      *note)
{
  return row != NULL && row->note.kind == ACIES_NOTE_ORDERED && note->kind == ACIES_NOTE_ORDERED;
}

static char *
dup_ordered (AciesRecord     *self,
             const char      *before,
             const AciesNote *note)
{
  g_autofree char *unit = acies_note_dup_unit (note, ruleset_of (self));
  AciesHexName     hex;

  acies_hex_name (note->hex, hex);
  if (before == NULL)
    return g_strdup_printf (_ ("Ordered: %s %s"), unit, hex);

  /* Translators: a list of units with one more: name and hex */
  return g_strdup_printf (_ ("%s, %s %s"), before, unit, hex);
}

static AciesRecordRow *
row_new (AciesRecord          *self,
         const AciesRecordRow *last,
         const Told           *told,
         guint                 first)
{
  AciesRecordRow       *row = g_object_new (ACIES_TYPE_RECORD_ROW, NULL);
  const AciesNote      *note = &told->note;
  const AciesFightRoll *roll;

  row->kind = kind_of (note);
  row->command = told->command;
  row->first = first;
  row->note = *note;
  row->round = row->kind == ACIES_ROW_ROUND ? (guint) note->number : last != NULL ? last->round
                                                                                  : 0;
  row->side = row->kind == ACIES_ROW_TURN                    ? note->side
              : row->kind == ACIES_ROW_ROUND || last == NULL ? ACIES_NO_SIDE
                                                             : last->side;
  if (row->kind == ACIES_ROW_ROLL && (roll = acies_fights_find_roll (self->fights, told->command, told->nth_roll)) != NULL)
    row->roll = *roll;
  row->text = note->kind == ACIES_NOTE_ORDERED ? dup_ordered (self, NULL, note) : acies_note_to_string (note, ruleset_of (self));

  return row;
}

/* The last row with one more unit; a new object, so that views see that it differs. */
static AciesRecordRow *
row_with (AciesRecord    *self,
          AciesRecordRow *row,
          const Told     *told)
{
  AciesRecordRow *longer = row_new (self, row, told, row->first);

  g_free (longer->text);
  longer->text = dup_ordered (self, row->text, &told->note);

  return longer;
}

static void
add_row (AciesRecord *self,
         guint        i)
{
  const Told     *told = nth_told (self, i);
  AciesRecordRow *last = last_row (self);
  AciesRecordRow *longer;

  if (!goes_on (last, &told->note))
    {
      g_ptr_array_add (self->rows, row_new (self, last, told, i));
      return;
    }
  longer = row_with (self, last, told);
  g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
  g_ptr_array_add (self->rows, longer);
}

/* --- following the session ------------------------------------------------------------------ */

static void
keep_note (const AciesNote *note,
           guint            command,
           gpointer         data)
{
  AciesRecord *self = data;
  Told         told = { *note, command, 0 };
  const Told  *last = self->told->len > 0 ? nth_told (self, self->told->len - 1) : NULL;

  if (last != NULL && last->command == command)
    told.nth_roll = last->nth_roll + (kind_of (&last->note) == ACIES_ROW_ROLL);
  if (command > 0 || !self->begun)
    g_array_append_val (self->told, told);
}

/* Views hear which rows differ: those from @first on. */
static void
tell (AciesRecord *self,
      guint        first,
      guint        n_before)
{
  g_list_model_items_changed (G_LIST_MODEL (self), first, n_before - first, self->rows->len - first);
}

static void
grow (AciesRecord *self,
      guint        n_commands)
{
  guint n_told = self->told->len;
  guint n_rows = self->rows->len;
  guint first = n_rows;

  acies_fights_follow (self->fights);
  acies_session_foreach_note (self->session, self->n_commands, keep_note, self);
  self->n_commands = n_commands;
  self->begun = TRUE;
  if (self->told->len == n_told)
    return;
  if (goes_on (last_row (self), &nth_told (self, n_told)->note))
    first--;
  for (guint i = n_told; i < self->told->len; i++)
    add_row (self, i);
  tell (self, first, n_rows);
}

/* Forgets the rows of the notes from @n_told on; a row that keeps some of its notes is made anew. */
static void
shrink (AciesRecord *self,
        guint        n_commands)
{
  guint n_rows = self->rows->len;
  guint n_told = self->told->len;
  guint first;

  while (n_told > 0 && nth_told (self, n_told - 1)->command > n_commands)
    n_told--;
  self->n_commands = n_commands;
  if (n_told == self->told->len)
    return;
  g_array_set_size (self->told, n_told);
  while (last_row (self) != NULL && last_row (self)->first >= n_told)
    g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
  first = self->rows->len;
  if (last_row (self) != NULL && last_row (self)->command > n_commands)
    {
      guint i = last_row (self)->first;

      first--;
      g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
      while (i < n_told)
        add_row (self, i++);
    }
  tell (self, first, n_rows);
}

/* The last row that had happened by then has the remark: a command may have no row of its own. */
static void
show_remarks (AciesRecord *self)
{
  const GPtrArray *remarks = acies_session_get_remarks (self->session);
  guint            next = 0;

  if (remarks->len == 0 && !self->remarked)
    return;
  self->remarked = remarks->len > 0;
  for (guint i = 0; i < self->rows->len; i++)
    {
      gboolean is_last = i + 1 == self->rows->len;
      guint    end = is_last ? G_MAXUINT : acies_record_get_row (self, i + 1)->command;
      g_autoptr (GString) text = g_string_new (NULL);

      for (; next < remarks->len && ((AciesRemark *) remarks->pdata[next])->command < end; next++)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", ((AciesRemark *) remarks->pdata[next])->text);
      set_remarks (acies_record_get_row (self, i), text->len > 0 ? text->str : NULL);
    }
}

/* What is told at once has either come or gone. */
void
acies_record_follow (AciesRecord *self)
{
  guint n_commands;

  g_return_if_fail (ACIES_IS_RECORD (self));

  n_commands = acies_session_count_commands (self->session);
  if (n_commands < self->n_commands)
    shrink (self, n_commands);
  else
    grow (self, n_commands);
  show_remarks (self);
}

/* --- asking --------------------------------------------------------------------------------- */

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
  if (side == ACIES_NO_SIDE)
    return g_strdup_printf (_ ("Round %u"), round);

  /* Translators: a moment of a game: "Round 2, Rome’s turn" */
  return g_strdup_printf (_ ("Round %u, %s’s turn"), round, ruleset->sides[side].name);
}

char *
acies_record_dup_moment (AciesRecord *self,
                         guint        command)
{
  AciesRecordRow *row;

  g_return_val_if_fail (ACIES_IS_RECORD (self) && self->rows->len > 0, NULL);

  row = acies_record_get_row (self, acies_record_find (self, command));

  return acies_moment_to_string (row->round, row->side, ruleset_of (self));
}

/* --- the class ------------------------------------------------------------------------------ */

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
  g_clear_object (&self->fights);
  g_array_unref (self->told);
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
  self->told = g_array_new (FALSE, FALSE, sizeof (Told));
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

AciesRecord *
acies_record_new (AciesSession *session)
{
  AciesRecord *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  self = g_object_new (ACIES_TYPE_RECORD, NULL);
  self->session = g_object_ref (session);
  self->fights = acies_fights_of (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (acies_record_follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "remarks-changed", G_CALLBACK (show_remarks), self, G_CONNECT_SWAPPED);
  grow (self, acies_session_count_commands (session));
  show_remarks (self);

  return self;
}

/* look-back-bar.c - the position that the user looks back at, and buttons to go to other positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "session/log.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Distance in pixels from the mark of a note within which its tooltip is shown. */
#define NEAR_MARK 6

/* The rounds below the slider are numbered only if there are at most this many. */
#define MOST_NUMBERS 16

/* In pixels: the gap between parts, the room that text and slider want beyond their minimum, and sizes in a narrow window. */
#define GAP 12
#define ROOM 30
#define SMALL_WORDS 200
#define SMALL_MARGIN 6

struct _AciesLookBackBar
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesRecord    *marked;   /* (nullable): the log whose rounds are marked on the slider */
  guint           n_marked; /* number of commands when they were marked */
  GSignalGroup   *signals;  /* signals of the session */
  gboolean        updating;

  GtkWidget     *row;
  GtkWidget     *words;
  GtkWidget     *moves; /* contains the slider and its buttons */
  GtkLabel      *moment;
  GtkLabel      *note;
  GtkScale      *scale;
  GtkAdjustment *place;
  GtkWidget     *previous_note;
};

G_DEFINE_FINAL_TYPE (AciesLookBackBar, acies_look_back_bar, ACIES_TYPE_PANEL)

/* Returns the log entries of the last command before the position. */
static char *
dup_note (AciesRecord *record,
          guint        command)
{
  guint last = acies_record_find (record, command);
  guint first = last;
  g_autoptr (GString) text = g_string_new (NULL);

  while (first > 0 && acies_record_get_row (record, first - 1)->command ==
                          acies_record_get_row (record, last)->command)
    first--;
  for (guint i = first; i <= last; i++)
    g_string_append_printf (text, i > first ? " · %s" : "%s", acies_record_get_row (record, i)->text);

  return g_strdup (text->str);
}

static const GPtrArray *
get_notes (AciesLookBackBar *self)
{
  return acies_session_get_notes (acies_game_table_get_session (self->table));
}

/* Returns the position of the note with index @i. */
static guint
moment_of (AciesLookBackBar *self,
           guint             i)
{
  return acies_session_get_note_moment (acies_game_table_get_session (self->table), get_notes (self)->pdata[i]);
}

/* Returns: (transfer full): the notes at positions from @first to @last; "" if there are none */
static char *
dup_notes (AciesLookBackBar *self,
           guint             first,
           guint             last)
{
  const GPtrArray *notes = get_notes (self);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++)
    if (moment_of (self, i) >= first && moment_of (self, i) <= last)
      acies_list_add (text, ACIES_LIST_DOT, ((const AciesNote *) notes->pdata[i])->text);

  return g_strdup (text->str);
}

/* Returns: the nearest position with notes before or after @command; @command if there is none */
static guint
find_noted (AciesLookBackBar *self,
            guint             command,
            gboolean          forward)
{
  guint found = command;

  for (guint i = 0; i < get_notes (self)->len; i++)
    {
      guint moment = moment_of (self, i);

      if (forward ? moment > command && (found == command || moment < found) : moment < command)
        found = moment;
    }

  return found;
}

static void
mark_notes (AciesLookBackBar *self)
{
  for (guint i = 0; i < get_notes (self)->len; i++)
    gtk_scale_add_mark (self->scale, moment_of (self, i), GTK_POS_TOP, NULL);
}

static void
mark_rounds (AciesLookBackBar *self,
             AciesRecord      *record,
             guint             n_commands)
{
  guint    n_rounds = acies_record_count_rounds (record);
  gboolean numbered = n_rounds <= MOST_NUMBERS && !acies_ruleset_lacks (acies_game_table_get_state (self->table)->ruleset, ACIES_LACKS_ROUNDS);

  if (self->marked == record && self->n_marked == n_commands)
    return;
  g_set_object (&self->marked, record);
  self->n_marked = n_commands;
  gtk_scale_clear_marks (self->scale);
  for (guint i = 0; i < n_rounds; i++)
    {
      const AciesRecordRound *round = acies_record_get_round (record, i);
      g_autofree char        *number = g_strdup_printf ("%u", round->round);

      gtk_scale_add_mark (self->scale, round->command, GTK_POS_BOTTOM, numbered ? number : NULL);
    }
  mark_notes (self);
}

/* Returns the step of the last turn that has ended in the position, or NULL. */
static const AciesTurnStep *
find_step (AciesLookBackBar *self)
{
  const AciesLastTurn *turn = acies_game_table_get_last_turn (self->table);
  guint                step = acies_game_table_get_step (self->table);

  return step > 0 ? turn->steps->pdata[step - 1] : NULL;
}

/* Shows the log entries and notes, and adds the notes to the accessible value of the slider. */
static void
show_words (AciesLookBackBar *self,
            AciesRecord      *record,
            guint             command,
            const char       *moment)
{
  const AciesTurnStep *step = find_step (self);
  g_autofree char     *note = step != NULL ? g_strdup (step->text) : dup_note (record, command);
  g_autofree char     *notes = dup_notes (self, command, command);
  gboolean             has_notes = *notes != '\0';
  /* Translators: what happened at a moment, and what people wrote there */
  g_autofree char *text = has_notes ? g_strdup_printf (_ ("%1$s. Note: %2$s"), note, notes) : g_strdup (note);
  g_autofree char *told = has_notes ? g_strdup_printf (_ ("%1$s. Note: %2$s"), moment, notes) : g_strdup (moment);

  gtk_label_set_text (self->note, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, told, -1);
}

static void
enable_moves (AciesLookBackBar *self,
              guint             command,
              guint             n_commands)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.first", command > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.previous", command > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.next", command < n_commands);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.last", command < n_commands);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.previous-note", find_noted (self, command, FALSE) != command);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.next-note", find_noted (self, command, TRUE) != command);
  gtk_widget_set_visible (self->previous_note, get_notes (self)->len > 0); /* and the button for the next note */
}

static char *
dup_told (AciesLookBackBar *self,
          const char       *moment)
{
  const AciesTurnStep *step = find_step (self);
  guint                n = acies_game_table_get_step (self->table);

  if (step == NULL)
    /* Translators: a moment of the game: "Looking back: Round 2, Rome’s turn" */
    return g_strdup_printf (_ ("Looking back: %s"), moment);

  /* Translators: what happened in a turn, in steps: "Step 2 of 5: F4 attacks E6: 2 hits" */
  return g_strdup_printf (_ ("Step %1$u of %2$u: %3$s"), n, acies_game_table_get_last_turn (self->table)->steps->len, step->title);
}

static void
show_moment (AciesLookBackBar *self)
{
  AciesRecord     *record = acies_game_table_get_record (self->table);
  guint            n_commands = acies_game_table_count_moments (self->table);
  guint            command = acies_game_table_get_moment (self->table);
  g_autofree char *moment = acies_record_dup_moment (record, command);
  g_autofree char *told = dup_told (self, moment);

  gtk_label_set_text (self->moment, told);
  show_words (self, record, command, moment);
  self->updating = TRUE;
  gtk_adjustment_set_upper (self->place, n_commands);
  gtk_adjustment_set_value (self->place, command);
  self->updating = FALSE;
  mark_rounds (self, record, n_commands);
  enable_moves (self, command, n_commands);
  gtk_widget_set_visible (self->moves, acies_game_table_get_last_turn (self->table) == NULL); /* its steps have a row of their own */
}

static void
acies_look_back_bar_refresh (AciesPanel *panel,
                             GArray     *events,
                             gboolean    forward)
{
  AciesLookBackBar *self = ACIES_LOOK_BACK_BAR (panel);
  gboolean          looking = acies_game_table_is_looking_back (self->table);

  g_signal_group_set_target (self->signals, acies_game_table_get_session (self->table));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look-back.end", looking);
  if (looking)
    show_moment (self);
  else if (self->marked == NULL && acies_game_table_get_record (self->table) != NULL)
    mark_rounds (self, acies_game_table_get_record (self->table), acies_game_table_count_moments (self->table)); /* so that the height of the bar is known in advance */
}

static void
notes_changed_cb (AciesLookBackBar *self)
{
  g_clear_object (&self->marked);
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE);
}

/* Shows a note as a tooltip near its mark. */
static gboolean
tooltip_cb (AciesLookBackBar *self,
            int               x,
            int               y,
            gboolean          keyboard,
            GtkTooltip       *tooltip)
{
  GdkRectangle     trough;
  double           upper = gtk_adjustment_get_upper (self->place);
  double           there, near;
  g_autofree char *text = NULL;

  gtk_range_get_range_rect (GTK_RANGE (self->scale), &trough);
  if (keyboard || trough.width <= 0 || !acies_game_table_is_looking_back (self->table))
    return FALSE;
  there = (x - trough.x) * upper / trough.width;
  near = NEAR_MARK * upper / trough.width;
  text = dup_notes (self, (guint) MAX (there - near + 0.5, 0), (guint) MAX (there + near + 0.5, 0));
  gtk_tooltip_set_text (tooltip, text);

  return *text != '\0';
}

static void
moved_cb (AciesLookBackBar *self)
{
  if (!self->updating)
    acies_game_table_look_back (self->table, (guint) (gtk_adjustment_get_value (self->place) + 0.5));
}

static void
go_cb (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  AciesLookBackBar *self = ACIES_LOOK_BACK_BAR (widget);
  guint             command = acies_game_table_get_moment (self->table);

  if (g_str_equal (action, "look-back.first"))
    acies_game_table_look_back (self->table, 0);
  else if (g_str_equal (action, "look-back.previous"))
    acies_game_table_look_back (self->table, command - 1);
  else if (g_str_equal (action, "look-back.next"))
    acies_game_table_look_back (self->table, command + 1);
  else if (g_str_equal (action, "look-back.previous-note"))
    acies_game_table_look_back (self->table, find_noted (self, command, FALSE));
  else if (g_str_equal (action, "look-back.next-note"))
    acies_game_table_look_back (self->table, find_noted (self, command, TRUE));
  else
    acies_game_table_look_back (self->table, acies_game_table_count_moments (self->table));
}

static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  acies_game_table_end_looking_back (ACIES_LOOK_BACK_BAR (widget)->table);
}

void
acies_look_back_bar_set_small (AciesLookBackBar *self,
                               gboolean          small)
{
  g_return_if_fail (ACIES_IS_LOOK_BACK_BAR (self));

  /* The width gives the text a line of its own. */
  gtk_widget_set_size_request (self->words, small ? SMALL_WORDS : -1, -1);
  gtk_widget_set_margin_top (self->row, small ? SMALL_MARGIN : 0);
  gtk_widget_set_margin_bottom (self->row, small ? SMALL_MARGIN : 0);
}

static gboolean
acies_look_back_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ACIES_LOOK_BACK_BAR (widget)->scale));
}

static void
acies_look_back_bar_dispose (GObject *object)
{
  AciesLookBackBar *self = ACIES_LOOK_BACK_BAR (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->marked);

  G_OBJECT_CLASS (acies_look_back_bar_parent_class)->dispose (object);
}

static void
acies_look_back_bar_class_init (AciesLookBackBarClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  const char      *moves[] = { "look-back.first", "look-back.previous", "look-back.next", "look-back.last",
                               "look-back.previous-note", "look-back.next-note" };

  G_OBJECT_CLASS (klass)->dispose = acies_look_back_bar_dispose;
  panel_class->refresh = acies_look_back_bar_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesLookBackBar, table);
  widget_class->grab_focus = acies_look_back_bar_grab_focus;

  acies_panel_class_set_template (panel_class, "play-look-back.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, row);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, words);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, moves);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, moment);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, note);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, scale);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, place);
  gtk_widget_class_bind_template_child (widget_class, AciesLookBackBar, previous_note);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, tooltip_cb);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_install_action (widget_class, moves[i], NULL, go_cb);
  gtk_widget_class_install_action (widget_class, "look-back.end", NULL, end_cb);
}

static void
acies_look_back_bar_init (AciesLookBackBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->row, acies_wrap_layout_new (GAP, ROOM));
  acies_tooltip_when_cut (self->moment);
  acies_tooltip_when_cut (self->note);
  self->signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notes-changed", G_CALLBACK (notes_changed_cb), self);
}

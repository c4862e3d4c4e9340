/* round-page.c - round, step, the numbers of the sides and the log of a game at a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/round-page.h"

#include "companion/tap.h"
#include "companion/tracker-card.h"
#include "engine/core/log-entry.h"
#include "engine/core/question.h"
#include "engine/core/tracker.h"
#include "session/log.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

/* The last entries of the log are shown; the others are in the file. */
#define MOST_ENTRIES 60

struct _AciesRoundPage
{
  GtkWidget parent_instance;

  AciesSession *session;
  GtkWidget    *cards[ACIES_MAX_SIDES];
  GPtrArray    *steps; /* (element-type GtkToggleButton): not owned */
  guint         timer;
  gboolean      showing;

  GtkWidget *child;
  GtkLabel  *round;
  GtkWidget *corrections; /* the buttons that correct the round */
  GtkWidget *step_box;
  GtkLabel  *help;
  GtkWidget *back;
  GtkButton *next;
  GtkWidget *verdict;
  GtkLabel  *result;
  GtkWidget *end;
  GtkBox    *sides;
  GtkWidget *log;
  GtkEntry  *note;
};

G_DEFINE_FINAL_TYPE (AciesRoundPage, acies_round_page, GTK_TYPE_WIDGET)

enum
{
  LISTS,
  MOVES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const AciesState *
state_of (AciesRoundPage *self)
{
  return acies_session_get_state (self->session);
}

static gboolean
is_table (AciesRoundPage *self)
{
  return state_of (self)->mode == ACIES_MODE_TABLE;
}

/* --- round and step ---------------------------------------------------------------------------- */

static void
correct_round (AciesRoundPage *self,
               int             by)
{
  AciesCommand command = acies_command_with_number (ACIES_COMMAND_TRACK_ROUND, state_of (self)->turn.round + by);

  acies_tap (GTK_WIDGET (self), self->session, &command);
}

static void
less_cb (AciesRoundPage *self)
{
  correct_round (self, -1);
}

static void
more_cb (AciesRoundPage *self)
{
  correct_round (self, 1);
}

static void
step_cb (AciesRoundPage  *self,
         GtkToggleButton *button)
{
  AciesCommand command;

  if (self->showing)
    return;
  command = acies_command_of_side (ACIES_COMMAND_TRACK_TURN, state_of (self)->turn.active, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "step")), 0);
  if (!gtk_toggle_button_get_active (button)) /* the current step stays */
    gtk_toggle_button_set_active (button, TRUE);
  else if (command.id != state_of (self)->turn.phase)
    acies_tap (GTK_WIDGET (self), self->session, &command);
}

/* The clock of the side whose turn ends stops and gains its increment, and that of the next one starts. */
static void
add_clock (AciesRoundPage *self,
           GArray         *commands)
{
  const AciesState *state = state_of (self);
  AciesTrackerNext  next = acies_tracker_find_next (state);
  guint8            running = acies_tracker (state)->running;
  AciesSide         side = (AciesSide) (running - 1);
  guint             left;
  AciesCommand      command;

  if (running == 0 || next.turn.active == state->turn.active)
    return;
  left = acies_tap_clock (self->session, side);
  command = acies_command_of_side (ACIES_COMMAND_TRACK_CLOCK, side, ACIES_NO_ID, MIN (left + acies_tracker (state)->increment, ACIES_MAX_CLOCK));
  command.number2 = (gint16) (next.turn.active + 1);
  g_array_append_val (commands, command);
}

static void
next_cb (AciesRoundPage *self)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_TRACK_NEXT);

  if (!is_table (self))
    {
      g_signal_emit (self, signals[MOVES], 0);
      return;
    }
  add_clock (self, commands);
  g_array_append_val (commands, command);
  acies_tap_all (GTK_WIDGET (self), self->session, commands);
}

static void
back_cb (AciesRoundPage *self)
{
  if (acies_session_can_undo (self->session))
    acies_session_undo (self->session);
}

static void
end_cb (AciesRoundPage *self)
{
  AciesCommand command = acies_command (ACIES_COMMAND_TRACK_END);

  acies_tap (GTK_WIDGET (self), self->session, &command);
}

/* --- showing ------------------------------------------------------------------------------------- */

static void
show_round (AciesRoundPage *self)
{
  const AciesState *state = state_of (self);
  /* Translators: the round, and the last round */
  g_autofree char *text = g_strdup_printf (_ ("Round %1$d of %2$d"), state->turn.round, state->setup.end_round);

  gtk_label_set_text (self->round, acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) ? state->ruleset->name : text);
  gtk_widget_set_visible (self->corrections, is_table (self) && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS));
}

static void
show_steps (AciesRoundPage *self)
{
  const AciesState     *state = state_of (self);
  const AciesRoundStep *step = is_table (self) ? acies_tracker_get_step (state) : NULL;
  g_autofree char      *described = acies_state_describe (state);
  g_autofree char      *text = step == NULL || step->text == NULL ? g_steal_pointer (&described)
                               : step->rule != NULL               ? g_strdup_printf ("%s (%s)", step->text, step->rule)
                                                                  : g_strdup (step->text);

  self->showing = TRUE;
  for (guint i = 0; i < self->steps->len; i++)
    gtk_toggle_button_set_active (self->steps->pdata[i], i == state->turn.phase);
  self->showing = FALSE;
  gtk_widget_set_visible (self->step_box, self->steps->len > 0 && state->outcome.reason == ACIES_END_NOT_YET);
  acies_rule_link_set_words (self->help, text, state->ruleset);
  gtk_widget_set_visible (GTK_WIDGET (self->help), state->outcome.reason == ACIES_END_NOT_YET);
}

/* What the main button does: the next step, the next side, the next round, or the end of the game. */
static char *
dup_next (AciesRoundPage *self)
{
  const AciesState   *state = state_of (self);
  const AciesRuleset *ruleset = state->ruleset;
  AciesTrackerNext    next;

  if (!is_table (self))
    return g_strdup (_ ("Enter Moves on the Board"));
  next = acies_tracker_find_next (state);
  if (next.ends_game)
    return g_strdup (_ ("End the Game"));
  if (next.turn.round != state->turn.round)
    return g_strdup_printf (_ ("Next: Round %d"), next.turn.round);
  if (next.turn.active != state->turn.active && next.turn.phase < ruleset->n_round_steps && ruleset->round_steps[next.turn.phase].of != ACIES_STEP_OF_ALL)
    return g_strdup_printf (_ ("Next: %s"), ruleset->sides[next.turn.active].name);
  return next.turn.phase < ruleset->n_round_steps ? g_strdup_printf (_ ("Next: %s"), ruleset->round_steps[next.turn.phase].name) : g_strdup (_ ("Next Step"));
}

static void
show_result (AciesRoundPage *self)
{
  const AciesState *state = state_of (self);
  AciesOutcome      outcome = state->outcome;
  gboolean          is_over = outcome.reason != ACIES_END_NOT_YET;
  gboolean          ends = is_over || (is_table (self) && acies_tracker_find_outcome (state, &outcome));
  g_autofree char  *text = is_over ? acies_state_dup_verdict (state) : ends ? acies_end_reason_to_string (&outcome, state->ruleset)
                                                                            : g_strdup ("");

  gtk_widget_set_visible (self->verdict, ends);
  gtk_widget_set_visible (self->end, ends && !is_over);
  gtk_label_set_text (self->result, text);
}

static void
show_buttons (AciesRoundPage *self)
{
  g_autofree char *text = dup_next (self);

  gtk_button_set_label (self->next, text);
  acies_style_set (GTK_WIDGET (self->next), "suggested-action", !gtk_widget_get_visible (self->end));
  gtk_widget_set_visible (GTK_WIDGET (self->next), state_of (self)->outcome.reason == ACIES_END_NOT_YET);
  gtk_widget_set_sensitive (self->back, acies_session_can_undo (self->session));
}

static gboolean
tick_cb (gpointer data)
{
  AciesRoundPage *self = data;

  for (guint side = 0; side < state_of (self)->ruleset->n_sides; side++)
    acies_tracker_card_tick (ACIES_TRACKER_CARD (self->cards[side]));
  return G_SOURCE_CONTINUE;
}

/* The clock only ticks while it is seen; the time is counted anyway. */
static void
follow_clock (AciesRoundPage *self)
{
  gboolean runs = self->session != NULL && is_table (self) && acies_tracker (state_of (self))->running > 0 && gtk_widget_get_mapped (GTK_WIDGET (self));

  if (runs && self->timer == 0)
    self->timer = g_timeout_add_seconds (1, tick_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->timer, g_source_remove);
}

/* --- the log ----------------------------------------------------------------------------------------- */

/* "12:34  Rome: Morale -1, now 4" */
static void
list_entry_cb (const AciesCommand *command,
               const AciesEvent   *events,
               guint               n,
               guint               number,
               gpointer            data)
{
  gpointer           *both = data;
  const AciesRuleset *ruleset = both[0];
  GPtrArray          *lines = both[1];
  const GPtrArray    *notes = both[2];
  guint               seconds = command != NULL ? command->seconds : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = events[i].kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&events[i].u.entry, ruleset) : NULL;

      if (text != NULL)
        g_ptr_array_add (lines, seconds > 0 ? g_strdup_printf ("%u:%02u  %s", seconds / 60, seconds % 60, text) : g_steal_pointer (&text));
    }
  for (guint i = 0; i < notes->len; i++)
    {
      const AciesNote *note = notes->pdata[i];

      if (note->command == number)
        g_ptr_array_add (lines, g_strdup_printf ("“%s”", note->text));
    }
}

static void
show_log (AciesRoundPage *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gpointer both[] = { state_of (self)->ruleset, lines, (gpointer) acies_session_get_notes (self->session) };

  acies_session_foreach_command (self->session, 0, list_entry_cb, both);
  acies_box_clear (GTK_BOX (self->log));
  for (guint i = lines->len; i > 0 && lines->len - i < MOST_ENTRIES; i--)
    {
      GtkWidget *label = gtk_label_new (lines->pdata[i - 1]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (self->log), label);
    }
}

static void
noted_cb (AciesRoundPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->note));

  if (!acies_note_is_sound (text))
    return;
  acies_session_add_note (self->session, acies_session_count_commands (self->session), text, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->note), "");
}

static void
refresh (AciesRoundPage *self)
{
  show_round (self);
  show_steps (self);
  show_result (self);
  show_buttons (self);
  for (guint side = 0; side < state_of (self)->ruleset->n_sides; side++)
    acies_tracker_card_refresh (ACIES_TRACKER_CARD (self->cards[side]));
  show_log (self);
  follow_clock (self);
}

/* --- setting up --------------------------------------------------------------------------------------- */

static void
emit_lists (AciesRoundPage *self,
            guint           side)
{
  g_signal_emit (self, signals[LISTS], 0, side);
}

static void
add_steps (AciesRoundPage *self)
{
  const AciesRuleset *ruleset = state_of (self)->ruleset;

  gtk_widget_set_layout_manager (self->step_box, acies_wrap_layout_new (6, 0));
  for (guint i = 0; is_table (self) && i < ruleset->n_round_steps; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (ruleset->round_steps[i].name);

      gtk_widget_add_css_class (button, "touch");
      acies_tooltip_set (button, _ ("Correct the Step"));
      acies_accessible_name (button, ruleset->round_steps[i].name);
      g_object_set_data (G_OBJECT (button), "step", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "toggled", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (button, self->step_box);
      g_ptr_array_add (self->steps, button);
    }
}

void
acies_round_page_set_session (AciesRoundPage *self,
                              AciesSession   *session,
                              AciesTheme     *theme)
{
  g_return_if_fail (ACIES_IS_ROUND_PAGE (self) && self->session == NULL);

  self->session = g_object_ref (session);
  add_steps (self);
  for (guint side = 0; side < state_of (self)->ruleset->n_sides; side++)
    {
      self->cards[side] = acies_tracker_card_new (session, theme, (AciesSide) side);
      gtk_widget_set_hexpand (self->cards[side], TRUE);
      g_signal_connect_object (self->cards[side], "lists", G_CALLBACK (emit_lists), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->sides, self->cards[side]);
    }
  g_object_connect (session,
                    "swapped-object-signal::changed", refresh, self,
                    "swapped-object-signal::history-changed", show_buttons, self,
                    "swapped-object-signal::notes-changed", show_log, self,
                    NULL);
  refresh (self);
}

void
acies_round_page_add (AciesRoundPage *self,
                      GtkWidget      *widget)
{
  g_return_if_fail (ACIES_IS_ROUND_PAGE (self));

  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->sides))), widget, GTK_WIDGET (self->sides));
}

void
acies_round_page_set_shape (AciesRoundPage *self,
                            AciesShapeKind  shape)
{
  gboolean narrow = shape == ACIES_SHAPE_SMALL || (self->session != NULL && state_of (self)->ruleset->n_sides > 2);

  g_return_if_fail (ACIES_IS_ROUND_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sides), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
acies_round_page_take_focus (AciesRoundPage *self)
{
  g_return_if_fail (ACIES_IS_ROUND_PAGE (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->next)) ? GTK_WIDGET (self->next) : self->back);
}

static void
acies_round_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_round_page_parent_class)->map (widget);
  follow_clock (ACIES_ROUND_PAGE (widget));
}

static void
acies_round_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_round_page_parent_class)->unmap (widget);
  follow_clock (ACIES_ROUND_PAGE (widget));
}

static void
acies_round_page_dispose (GObject *object)
{
  AciesRoundPage *self = ACIES_ROUND_PAGE (object);
  GtkWidget      *button;

  g_clear_handle_id (&self->timer, g_source_remove);
  while (self->step_box != NULL && (button = gtk_widget_get_first_child (self->step_box)) != NULL)
    gtk_widget_unparent (button);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_ROUND_PAGE);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_round_page_parent_class)->dispose (object);
}

static void
acies_round_page_class_init (AciesRoundPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_round_page_dispose;
  widget_class->map = acies_round_page_map;
  widget_class->unmap = acies_round_page_unmap;
  signals[LISTS] = g_signal_new ("lists", ACIES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVES] = g_signal_new ("moves", ACIES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-round.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, child);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, round);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, corrections);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, step_box);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, help);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, back);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, next);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, result);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, end);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, sides);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, log);
  gtk_widget_class_bind_template_child (widget_class, AciesRoundPage, note);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, end_cb);
  gtk_widget_class_bind_template_callback (widget_class, noted_cb);
}

static void
acies_round_page_init (AciesRoundPage *self)
{
  self->steps = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

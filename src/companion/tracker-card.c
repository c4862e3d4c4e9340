/* tracker-card.c - the numbers of one side at a table, to be changed by tapping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/tracker-card.h"

#include "companion/tap.h"
#include "engine/core/tracker.h"
#include "engine/view/words.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* Size of the emblem in pixels. */
#define EMBLEM 36

/* A clock with less than this many seconds is shown as a warning. */
#define SHORT_TIME 60

/* A number of the side. */
typedef struct
{
  AciesCommandKind kind;
  AciesId          resource; /* or NO_ID */
  AciesTracks      tracks;
  const char      *name;
  GtkLabel        *value;
  GtkWidget       *buttons[2]; /* less, more */
} Row;

struct _AciesTrackerCard
{
  GtkWidget parent_instance;

  AciesSession *session;
  AciesTheme   *theme;
  AciesSide     side;
  gboolean      can_tap;

  GtkWidget *box;
  GtkWidget *emblem;
  GtkLabel  *name;
  GtkLabel  *status;
  GtkWidget *clock;
  GtkLabel  *time;
  GArray    *rows; /* (element-type Row) */
  GtkWidget *piles;
  GtkLabel  *figures;
  GtkLabel  *cards;
};

G_DEFINE_FINAL_TYPE (AciesTrackerCard, acies_tracker_card, GTK_TYPE_WIDGET)

static guint lists_signal;

static const AciesState *
state_of (AciesTrackerCard *self)
{
  return acies_session_get_state (self->session);
}

/* --- changing a number ------------------------------------------------------------------------- */

static int
value_of (AciesTrackerCard *self,
          const Row        *row)
{
  const AciesSideNumbers *numbers = &state_of (self)->sides[self->side];

  if (row->kind == ACIES_COMMAND_TRACK_MORALE)
    return numbers->morale;
  return row->kind == ACIES_COMMAND_TRACK_ACTIONS ? numbers->spent : numbers->resources[row->resource];
}

static void
change (AciesTrackerCard *self,
        const Row        *row,
        int               by,
        AciesId           reason)
{
  AciesCommand command = acies_command_of_side (row->kind, self->side, row->resource, 0);

  command.number = (gint16) by;
  command.type = reason;
  acies_tap (GTK_WIDGET (self), self->session, &command);
}

static void
reason_chosen_cb (GtkListBox    *list,
                  GtkListBoxRow *chosen,
                  gpointer       data)
{
  AciesTrackerCard         *self = data;
  GtkWidget                *popover = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER);
  const Row                *row = &g_array_index (self->rows, Row, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "row")));
  gboolean                  more = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (list), "more"));
  AciesId                   id = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chosen), "reason"));
  const AciesTrackerReason *reason = id != ACIES_NO_ID ? &state_of (self)->ruleset->tracker_reasons[id] : NULL;
  int                       amount = reason != NULL && reason->amount > 0 && reason->gains == more ? reason->amount : 1;

  gtk_popover_popdown (GTK_POPOVER (popover));
  change (self, row, more ? amount : -amount, id);
}

static void
add_reason (GtkWidget  *list,
            const char *name,
            int         amount,
            AciesId     id)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  g_autofree char *text = g_strdup_printf ("%+d  %s", amount, name);
  GtkWidget       *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_add_css_class (row, "touch-row");
  g_object_set_data (G_OBJECT (row), "reason", GUINT_TO_POINTER (id));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
closed_cb (GtkPopover *popover)
{
  g_idle_add_once ((GSourceOnceFunc) gtk_widget_unparent, popover);
}

static void
pop_up (GtkWidget *over,
        GtkWidget *child)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_set_parent (popover, over);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Asks for the reason, if the ruleset has some for this number. */
static void
tapped_cb (GtkWidget        *button,
           AciesTrackerCard *self)
{
  const AciesRuleset *ruleset = state_of (self)->ruleset;
  guint               at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
  gboolean            more = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "more"));
  const Row          *row = &g_array_index (self->rows, Row, at);
  GtkWidget          *list = gtk_list_box_new ();
  guint               n = 0;

  for (guint pass = 0; pass < 2 && row->kind != ACIES_COMMAND_TRACK_ACTIONS; pass++)
    for (guint i = 0; i < ruleset->n_tracker_reasons; i++)
      {
        const AciesTrackerReason *reason = &ruleset->tracker_reasons[i];

        if (reason->tracks != row->tracks || (reason->gains == more) != (pass == 0) || (pass == 1 && reason->amount > 0))
          continue;
        add_reason (list, reason->name, (more ? 1 : -1) * (pass == 0 ? MAX (reason->amount, 1) : 1), (AciesId) i);
        n++;
      }
  if (n == 0)
    {
      g_object_ref_sink (list);
      g_object_unref (list);
      change (self, row, more ? 1 : -1, ACIES_NO_ID);
      return;
    }
  add_reason (list, _ ("another reason"), more ? 1 : -1, ACIES_NO_ID);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  acies_accessible_name (list, _ ("Reasons"));
  g_object_set_data (G_OBJECT (list), "row", GUINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (list), "more", GINT_TO_POINTER (more));
  g_signal_connect_object (list, "row-activated", G_CALLBACK (reason_chosen_cb), self, 0);
  pop_up (button, list);
}

static void
add_row (AciesTrackerCard *self,
         AciesCommandKind  kind,
         AciesTracks       tracks,
         AciesId           resource,
         const char       *name)
{
  static const char *const icons[] = { "list-remove-symbolic", "list-add-symbolic" };

  Row        row = { kind, resource, tracks, name, GTK_LABEL (gtk_label_new (NULL)), { NULL, NULL } };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget  *button = gtk_button_new_from_icon_name (icons[i]);
      const char *side = state_of (self)->ruleset->sides[self->side].name;
      /* Translators: a number that the side has, such as “Morale”, and the side */
      g_autofree char *less = g_strdup_printf (C_ ("tracker", "%1$s of %2$s: Less"), name, side);
      /* Translators: a number that the side has, such as “Morale”, and the side */
      g_autofree char *more = g_strdup_printf (C_ ("tracker", "%1$s of %2$s: More"), name, side);
      const char      *tip = i == 0 ? less : more;

      gtk_widget_add_css_class (button, "touch");
      acies_tooltip_set (button, tip);
      acies_accessible_name (button, tip);
      gtk_widget_set_visible (button, self->can_tap);
      g_object_set_data (G_OBJECT (button), "row", GUINT_TO_POINTER (self->rows->len));
      g_object_set_data (G_OBJECT (button), "more", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (tapped_cb), self, 0);
      row.buttons[i] = button;
    }
  gtk_widget_add_css_class (GTK_WIDGET (row.value), "table-number");
  gtk_label_set_width_chars (row.value, 3);
  gtk_box_append (GTK_BOX (box), row.buttons[0]);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.value));
  gtk_box_append (GTK_BOX (box), row.buttons[1]);
  gtk_box_append (GTK_BOX (self->box), box);
  g_array_append_val (self->rows, row);
}

/* --- losses --------------------------------------------------------------------------------------- */

static void
lost_cb (GtkWidget        *button,
         AciesTrackerCard *self)
{
  const AciesState *state = state_of (self);
  AciesId           type = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "type"));
  GtkLabel         *left = g_object_get_data (G_OBJECT (button), "left");
  guint             lost = acies_state_count_units (state, self->side, ACIES_PLACE_LOST);
  AciesCommand      command = acies_command_of_side (ACIES_COMMAND_TRACK_LOSSES, self->side, type, 0);
  g_autofree char  *text = NULL;

  command.number = (gint16) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "change"));
  if (!acies_tap (GTK_WIDGET (self), self->session, &command))
    return;
  text = g_strdup_printf ("%u", acies_tracker_count_figures (state, self->side, type));
  gtk_label_set_text (left, text);
  if (acies_state_count_units (state, self->side, ACIES_PLACE_LOST) > lost && acies_state_morale_for (state, type) > 0)
    acies_tap_tell (GTK_WIDGET (self), _ ("A unit is eliminated. Also change what that costs"));
}

static void
add_losses (AciesTrackerCard *self,
            GtkWidget        *grid,
            AciesId           type,
            int               line)
{
  const AciesState *state = state_of (self);
  const char       *name = state->ruleset->unit_types[type].name;
  GtkWidget        *label = gtk_label_new (name);
  g_autofree char  *text = g_strdup_printf ("%u", acies_tracker_count_figures (state, self->side, type));
  GtkWidget        *left = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (left, "table-number");
  gtk_grid_attach (GTK_GRID (grid), label, 0, line, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), left, 2, line, 1, 1);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget       *button = gtk_button_new_from_icon_name (i == 0 ? "list-remove-symbolic" : "list-add-symbolic");
      g_autofree char *tip = g_strdup_printf (i == 0 ? _ ("%s: One Figure Lost") : _ ("%s: One Figure Back"), name);

      gtk_widget_add_css_class (button, "touch");
      acies_tooltip_set (button, tip);
      acies_accessible_name (button, tip);
      gtk_widget_set_visible (button, self->can_tap);
      g_object_set_data (G_OBJECT (button), "type", GUINT_TO_POINTER (type));
      g_object_set_data (G_OBJECT (button), "left", left);
      g_object_set_data (G_OBJECT (button), "change", GINT_TO_POINTER (i == 0 ? 1 : -1));
      g_signal_connect_object (button, "clicked", G_CALLBACK (lost_cb), self, 0);
      gtk_grid_attach (GTK_GRID (grid), button, i == 0 ? 1 : 3, line, 1, 1);
    }
}

static void
losses_cb (GtkWidget        *button,
           AciesTrackerCard *self)
{
  const AciesState *state = state_of (self);
  GtkWidget        *grid = gtk_grid_new ();
  int               line = 0;
  gboolean          has[ACIES_MAX_UNIT_TYPES] = { FALSE };

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place != ACIES_PLACE_ABSENT && state->units[i].side == self->side)
      has[state->units[i].type] = TRUE;
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    if (has[type])
      add_losses (self, grid, (AciesId) type, line++);
  pop_up (button, grid);
}

/* --- the clock ------------------------------------------------------------------------------------ */

static void
clock_cb (AciesTrackerCard *self)
{
  gboolean     runs = acies_tracker (state_of (self))->running == self->side + 1;
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_TRACK_CLOCK, self->side, ACIES_NO_ID, acies_tap_clock (self->session, self->side));

  command.number2 = runs ? 0 : (gint16) (self->side + 1);
  acies_tap (GTK_WIDGET (self), self->session, &command);
}

static gboolean
has_clock (AciesTrackerCard *self)
{
  return state_of (self)->mode == ACIES_MODE_TABLE &&
         (acies_tracker_clock (state_of (self), self->side) > 0 || acies_tracker (state_of (self))->running > 0);
}

void
acies_tracker_card_tick (AciesTrackerCard *self)
{
  guint            left;
  gboolean         runs;
  g_autofree char *text = NULL;
  g_autofree char *tip = NULL;

  g_return_if_fail (ACIES_IS_TRACKER_CARD (self));

  gtk_widget_set_visible (self->clock, has_clock (self));
  if (!has_clock (self))
    return;
  left = acies_tap_clock (self->session, self->side);
  runs = acies_tracker (state_of (self))->running == self->side + 1;
  text = left >= 3600 ? g_strdup_printf ("%u:%02u:%02u", left / 3600, left / 60 % 60, left % 60) : g_strdup_printf ("%u:%02u", left / 60, left % 60);
  gtk_label_set_text (self->time, text);
  acies_style_set (self->clock, "running", runs);
  acies_style_set (self->clock, "short", left < SHORT_TIME);
  /* Translators: the time that is left for a side, as in “21:40” */
  tip = g_strdup_printf (runs ? _ ("Clock: %s, running. Pause it") : _ ("Clock: %s, stopped. Start it"), text);
  acies_tooltip_set (self->clock, runs ? _ ("Pause the Clock") : _ ("Start the Clock"));
  acies_accessible_name (self->clock, tip);
}

/* --- all of it ------------------------------------------------------------------------------------ */

/* A button says what it opens; its label only has the numbers. */
static void
show_pile (GtkLabel   *label,
           const char *opens,
           const char *numbers)
{
  /* Translators: what a button opens, and the numbers on it, as in “Losses: 42 figures” */
  g_autofree char *name = g_strdup_printf (C_ ("pile", "%1$s: %2$s"), opens, numbers);

  gtk_label_set_text (label, numbers);
  acies_accessible_name (gtk_widget_get_parent (GTK_WIDGET (label)), name);
}

static void
show_piles (AciesTrackerCard *self)
{
  const AciesState *state = state_of (self);
  g_autoptr (GString) cards = g_string_new (NULL);
  gboolean         table = state->mode == ACIES_MODE_TABLE;
  g_autofree char *figures = acies_figures_to_string (state->ruleset, table ? acies_tracker_count_figures (state, self->side, ACIES_NO_ID)
                                                                            : acies_state_count_figures (state, self->side));
  guint            hand = 0;

  show_pile (self->figures, _ ("Losses"), figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES));
  for (guint deck = 0; deck <= state->ruleset->n_decks; deck++)
    {
      AciesId id = deck < state->ruleset->n_decks ? (AciesId) deck : ACIES_NO_ID;

      hand += table ? acies_tracker_count_hand (state, self->side, id) : acies_state_count_deck (state, self->side, id, ACIES_ZONE_HAND);
    }
  g_string_printf (cards, _ ("Hand %u"), hand);
  if (acies_state_count_deck (acies_session_get_scenario (self->session), self->side, ACIES_NO_ID, ACIES_ZONE_DECK) > 0)
    {
      g_string_append (cards, " · ");
      g_string_append_printf (cards, _ ("Deck %u"),
                              table ? acies_tracker_count_deck (state, self->side, ACIES_NO_ID) : acies_state_count_left (state, self->side, ACIES_NO_ID));
    }
  show_pile (self->cards, _ ("Cards"), cards->str);
}

void
acies_tracker_card_refresh (AciesTrackerCard *self)
{
  const AciesState *state;
  gboolean          active;

  g_return_if_fail (ACIES_IS_TRACKER_CARD (self));

  state = state_of (self);
  active = state->outcome.reason == ACIES_END_NOT_YET && state->turn.active == self->side &&
           (state->mode != ACIES_MODE_TABLE || acies_tracker_get_step (state) == NULL || acies_tracker_get_step (state)->of != ACIES_STEP_OF_ALL);
  gtk_label_set_text (self->name, state->ruleset->sides[self->side].name);
  gtk_label_set_text (self->status, active ? _ ("has the turn") : "");
  acies_style_set (GTK_WIDGET (self), "active", active);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row       *row = &g_array_index (self->rows, Row, i);
      g_autofree char *text = g_strdup_printf ("%d", value_of (self, row));

      gtk_label_set_text (row->value, text);
    }
  show_piles (self);
  acies_tracker_card_tick (self);
  gtk_widget_queue_draw (self->emblem);
}

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesTrackerCard *self = data;

  acies_sketch_emblem (cr, GTK_WIDGET (area), self->theme, state_of (self)->ruleset, self->side, width / 2.0, height / 2.0, EMBLEM);
}

static void
emit_lists (AciesTrackerCard *self)
{
  g_signal_emit (self, lists_signal, 0, (guint) self->side);
}

static void
acies_tracker_card_dispose (GObject *object)
{
  AciesTrackerCard *self = ACIES_TRACKER_CARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_pointer (&self->rows, g_array_unref);
  G_OBJECT_CLASS (acies_tracker_card_parent_class)->dispose (object);
}

static void
acies_tracker_card_class_init (AciesTrackerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_tracker_card_dispose;
  lists_signal = g_signal_new ("lists", ACIES_TYPE_TRACKER_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_tracker_card_init (AciesTrackerCard *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
}

static void
build_head (AciesTrackerCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->emblem = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->emblem), EMBLEM);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->emblem), EMBLEM);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->emblem), draw_emblem, self, NULL);
  self->name = GTK_LABEL (gtk_label_new (NULL));
  self->status = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_xalign (self->status, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "title-2");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->status));
  self->time = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "table-number");
  self->clock = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->clock), GTK_WIDGET (self->time));
  gtk_widget_add_css_class (self->clock, "flat");
  gtk_widget_add_css_class (self->clock, "clock");
  g_signal_connect_object (self->clock, "clicked", G_CALLBACK (clock_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), self->emblem);
  gtk_box_append (GTK_BOX (head), words);
  gtk_box_append (GTK_BOX (head), self->clock);
  gtk_box_append (GTK_BOX (self->box), head);
}

static GtkWidget *
add_pile (AciesTrackerCard *self,
          GtkLabel        **label,
          const char       *tip,
          GCallback         callback)
{
  GtkWidget *button = gtk_button_new ();

  *label = GTK_LABEL (gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (*label));
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_set_hexpand (button, TRUE);
  acies_tooltip_set (button, tip);
  if (callback != NULL)
    g_signal_connect_object (button, "clicked", callback, self, 0);
  gtk_box_append (GTK_BOX (self->piles), button);

  return button;
}

GtkWidget *
acies_tracker_card_new (AciesSession *session,
                        AciesTheme   *theme,
                        AciesSide     side)
{
  AciesTrackerCard   *self = g_object_new (ACIES_TYPE_TRACKER_CARD, NULL);
  const AciesState   *state = acies_session_get_state (session);
  const AciesRuleset *ruleset = state->ruleset;
  GtkWidget          *losses, *lists;

  self->session = g_object_ref (session);
  self->theme = theme;
  self->side = side;
  self->can_tap = state->mode == ACIES_MODE_TABLE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-card");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  acies_accessible_name (GTK_WIDGET (self), ruleset->sides[side].name);
  build_head (self);
  add_row (self, ACIES_COMMAND_TRACK_MORALE, ACIES_TRACKS_MORALE, ACIES_NO_ID, ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"));
  for (guint i = 0; i < ruleset->n_resources; i++)
    add_row (self, ACIES_COMMAND_TRACK_RESOURCE, ACIES_TRACKS_RESOURCES, (AciesId) i, ruleset->resources[i].name);
  if (ruleset->army.actions > 0)
    add_row (self, ACIES_COMMAND_TRACK_ACTIONS, ACIES_TRACKS_RESOURCES, ACIES_NO_ID, _ ("Actions spent"));
  self->piles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  losses = add_pile (self, &self->figures, _ ("Losses"), G_CALLBACK (losses_cb));
  gtk_widget_set_visible (losses, !acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES));
  lists = add_pile (self, &self->cards, _ ("Cards"), NULL);
  g_signal_connect_object (lists, "clicked", G_CALLBACK (emit_lists), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (lists, ruleset->n_cards > 0);
  gtk_box_append (GTK_BOX (self->box), self->piles);
  acies_tracker_card_refresh (self);

  return GTK_WIDGET (self);
}

/* hand-panel.c - the hand that is shown (acies_game_table_get_viewer())
 *
 * A hand that peeks shows only the titles of its cards, or only a button in a low window. It rises when the user points
 * at it, moves the focus to it or presses H. It then covers a part of the board; nothing else moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "play/core/answers.h"
#include "play/core/hints.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

#define REST 150 /* time in milliseconds for which the pointer must be on the hand before it rises */

struct _AciesHandPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesHandKind   kind;
  AciesSide       side;                   /* the side whose hand it is, or NO_SIDE */
  AciesCardView  *views[ACIES_MAX_CARDS]; /* by card; NULL if the hand has no copy */

  GtkWidget *opener; /* the button of ACIES_HAND_BUTTON */
  GtkWidget *opener_label;
  GtkLabel  *opener_count;
  GtkWidget *scroller;
  GtkBox    *cards;
  GPtrArray *titles; /* (element-type GtkWidget): in a list, the headings of the decks */

  GtkEventControllerMotion *motion;
  GtkEventControllerFocus  *focus;
  GtkWidget                *focus_before; /* (nullable): weak reference: the focus before the hand had it */
  guint                     rest_id;
  gboolean                  raised;
  int                       low_height; /* the height of the titles */
};

G_DEFINE_FINAL_TYPE (AciesHandPanel, acies_hand_panel, ACIES_TYPE_PANEL)

/* --- peeking and rising -------------------------------------------------------------------------- */

static gboolean
has_focus (AciesHandPanel *self)
{
  return gtk_event_controller_focus_contains_focus (self->focus);
}

/* Moves the focus from a hidden card to the button. */
static void
show_scroller (AciesHandPanel *self)
{
  gboolean shown = self->kind != ACIES_HAND_BUTTON || self->raised;

  if (!shown && gtk_widget_get_focus_child (GTK_WIDGET (self)) == self->scroller)
    gtk_widget_grab_focus (self->opener);
  gtk_widget_set_visible (self->scroller, shown);
}

static void
set_raised (AciesHandPanel *self,
            gboolean        raised)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (self->kind == ACIES_HAND_OPEN || self->kind == ACIES_HAND_LIST)
    raised = self->kind == ACIES_HAND_OPEN;
  if (self->raised == raised)
    return;
  self->raised = raised;
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    if (self->views[i] != NULL)
      acies_card_view_set_open (self->views[i], raised);
  show_scroller (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A selected card needs a hex, which can be under the hand, so the hand does not rise. */
static gboolean
has_taken (AciesHandPanel *self)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);

  return taken.id != ACIES_NO_ID && !taken.waits;
}

static gboolean
rested_cb (gpointer data)
{
  AciesHandPanel *self = data;

  self->rest_id = 0;
  set_raised (self, TRUE);

  return G_SOURCE_REMOVE;
}

/* The hand rises after a delay, because the pointer can be on its way to the answers. */
static void
pointer_cb (AciesHandPanel *self)
{
  if (!gtk_event_controller_motion_contains_pointer (self->motion))
    set_raised (self, has_focus (self) && !has_taken (self));
  else if (!self->raised && self->rest_id == 0 && !has_taken (self))
    self->rest_id = g_timeout_add (REST, rested_cb, self);
}

static void
focus_cb (AciesHandPanel *self)
{
  set_raised (self, (has_focus (self) || gtk_event_controller_motion_contains_pointer (self->motion)) && !has_taken (self));
}

static void
selection_changed_cb (AciesHandPanel *self)
{
  if (has_taken (self))
    set_raised (self, FALSE);
}

static void
remember_focus (AciesHandPanel *self,
                GtkWidget      *focus)
{
  if (self->focus_before != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->focus_before), (gpointer *) &self->focus_before);
  self->focus_before = focus;
  if (focus != NULL)
    g_object_add_weak_pointer (G_OBJECT (focus), (gpointer *) &self->focus_before);
}

static void
give_focus_back (AciesHandPanel *self)
{
  if (self->focus_before != NULL)
    gtk_widget_grab_focus (self->focus_before);
  else
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
}

/* Moves the focus to the hand, or back to where it was. */
static void
toggle_focus (AciesHandPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!has_focus (self))
    {
      remember_focus (self, focus);
      set_raised (self, TRUE);
      gtk_widget_child_focus (self->scroller, GTK_DIR_TAB_FORWARD);
    }
  else
    give_focus_back (self);
}

static void
raise_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  toggle_focus (ACIES_HAND_PANEL (widget));
}

static void
acies_hand_panel_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  AciesHandPanel *self = ACIES_HAND_PANEL (widget);

  gtk_widget_measure (self->kind == ACIES_HAND_BUTTON ? self->opener : self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->kind != ACIES_HAND_PEEKS)
    return;
  if (!self->raised)
    self->low_height = *natural;
  *minimum = *natural = self->low_height;
}

/* The cards above the button have their natural width, limited to the width of the row. */
static void
allocate_above_opener (AciesHandPanel *self,
                       int             width)
{
  GtkWidget    *widget = GTK_WIDGET (self);
  int           room = gtk_widget_get_width (gtk_widget_get_parent (widget));
  GtkAllocation place;

  if (!gtk_widget_should_layout (self->scroller))
    return;
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
  place.width = MIN (place.width, room);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, place.width, NULL, &place.height, NULL, NULL);
  place.x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - place.width : 0;
  place.y = -place.height;
  gtk_widget_size_allocate (self->scroller, &place, -1);
}

static void
acies_hand_panel_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AciesHandPanel *self = ACIES_HAND_PANEL (widget);
  GtkAllocation   place = { 0, 0, width, height };

  if (self->kind == ACIES_HAND_BUTTON)
    {
      gtk_widget_size_allocate (self->opener, &place, -1);
      allocate_above_opener (self, width);
      return;
    }
  if (self->raised && self->kind == ACIES_HAND_PEEKS)
    gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, width, NULL, &place.height, NULL, NULL);
  place.y = height - place.height;
  gtk_widget_size_allocate (self->scroller, &place, -1);
}

static GtkSizeRequestMode
acies_hand_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- the cards ----------------------------------------------------------------------------------- */

static void
remove_card (AciesHandPanel *self,
             guint           card)
{
  if (self->views[card] != NULL)
    gtk_box_remove (self->cards, GTK_WIDGET (self->views[card]));
  self->views[card] = NULL;
}

/* Keeps the order of the ruleset: inserts the card after the last card that precedes it. */
static void
insert_card (AciesHandPanel *self,
             guint           card)
{
  GtkWidget *before = NULL;

  for (guint i = card; i > 0 && before == NULL; i--)
    before = (GtkWidget *) self->views[i - 1];
  self->views[card] = ACIES_CARD_VIEW (acies_card_view_new (self->table, (AciesId) card));
  acies_card_view_set_open (self->views[card], self->raised);
  gtk_box_insert_child_after (self->cards, GTK_WIDGET (self->views[card]), before);
}

static void
remove_cards (AciesHandPanel *self)
{
  for (guint i = 0; i < ACIES_MAX_CARDS; i++)
    remove_card (self, i);
}

/* Units in reserve and answers use the number keys before cards do. */
static gboolean
has_number_keys (AciesHandPanel *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  AciesId             waiting[ACIES_MAX_UNIT_TYPES];

  return choices != NULL && acies_choices_list_waiting (choices, acies_game_table_get_state (self->table), waiting) == 0 &&
         acies_answer_keys_find (choices, acies_game_table_get_state (self->table), 1) == NULL;
}

static void
show_cards (AciesHandPanel   *self,
            const AciesState *state)
{
  gboolean keys = has_number_keys (self);
  guint    place = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint copies = state->cards[self->side][ACIES_ZONE_HAND][i];

      if (copies == 0)
        remove_card (self, i);
      else if (self->views[i] == NULL)
        insert_card (self, i);
      if (copies > 0)
        acies_card_view_refresh (self->views[i], copies, keys ? ++place : 0);
    }
}

static GtkWidget *
add_title (AciesHandPanel *self,
           const char     *name,
           GtkWidget      *before)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (title, "heading");
  acies_mark_title (title, name, FALSE);
  gtk_box_insert_child_after (self->cards, title, before);
  g_ptr_array_add (self->titles, title);

  return title;
}

static void
remove_titles (AciesHandPanel *self)
{
  for (guint i = 0; i < self->titles->len; i++)
    gtk_box_remove (self->cards, self->titles->pdata[i]);
  g_ptr_array_set_size (self->titles, 0);
}

static gboolean
is_usable (AciesHandPanel *self,
           guint           card)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  return self->views[card] != NULL && choices != NULL &&
         acies_choices_find_card (choices, acies_game_table_get_card_use (self->table), (AciesId) card) != NULL;
}

/* In a list, cards are below the name of their deck. The name, or the button, is marked if one of the cards can be
 * used. If no card can be used, a hand above the button is closed. */
static void
show_titles (AciesHandPanel   *self,
             const AciesState *state)
{
  const char *name = NULL;
  GtkWidget  *title = NULL;
  GtkWidget  *before = NULL;
  gboolean    any = FALSE;

  remove_titles (self);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const char *sort = acies_card_sort_name (state->ruleset, (AciesId) i);

      any = any || is_usable (self, i);
      if (self->views[i] == NULL || self->kind != ACIES_HAND_LIST)
        continue;
      if (g_strcmp0 (sort, name) != 0)
        title = add_title (self, sort, before);
      if (is_usable (self, i))
        acies_mark_title (title, sort, TRUE);
      name = sort;
      before = GTK_WIDGET (self->views[i]);
    }
  acies_mark_title (self->opener_label, C_ ("cards", "Hand"), any);
  if (self->kind == ACIES_HAND_BUTTON && !any && has_focus (self))
    give_focus_back (self);
}

static void
tell_owner (AciesHandPanel   *self,
            const AciesState *state)
{
  guint            hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  const char      *side = state->ruleset->sides[self->side].name;
  g_autofree char *text = NULL;
  char             count[8];

  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    /* Translators: for a screen reader: a side, cards in its hand */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand of %1$s, %2$u card", "Hand of %1$s, %2$u cards", hand), side, hand);
  else
    /* Translators: for a screen reader: a side, cards in its hand, cards it may hold */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand of %1$s, %2$u of %3$u card", "Hand of %1$s, %2$u of %3$u cards", state->sides[self->side].hand_size), side, hand, state->sides[self->side].hand_size);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->opener), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_snprintf (count, sizeof count, "%u", hand);
  gtk_label_set_text (self->opener_count, count);
}

/* Returns whether to show the hand. It is hidden in games without cards, at the end, and while the reserve, the
 * dice, the card to draw, the hand-over or the look-back bar replaces it. */
static gboolean
is_wanted (AciesHandPanel   *self,
           const AciesState *state)
{
  return state != NULL && state->ruleset->n_cards > 0 && state->outcome.reason == ACIES_END_NOT_YET &&
         !acies_state_awaits_chance (state) &&
         acies_game_table_get_seat (self->table).kind != ACIES_VIEWER_HAND_OVER &&
         acies_game_table_shows_hand (self->table) && !acies_game_table_is_looking_back (self->table);
}

/* Rings the hand or, if only its button shows, the button also for one of its cards. */
static void
show_guided (AciesHandPanel *self)
{
  gboolean hand = acies_game_table_guides_to (self->table, ACIES_POINT_HAND, 0);
  gboolean card = FALSE;

  for (guint i = 0; i < ACIES_MAX_CARDS && !card; i++)
    card = self->views[i] != NULL && acies_game_table_guides_to (self->table, ACIES_POINT_CARD, i);
  acies_style_set (GTK_WIDGET (self->cards), "guided", hand);
  acies_style_set (self->opener, "guided", hand || card);
}

static void
acies_hand_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesHandPanel   *self = ACIES_HAND_PANEL (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesSide         side = acies_game_table_get_viewer (self->table);

  if (events == NULL || side != self->side)
    {
      remove_titles (self);
      remove_cards (self);
    }
  self->side = side;
  gtk_widget_set_visible (GTK_WIDGET (self), is_wanted (self, state));
  if (side == ACIES_NO_SIDE)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("All cards are hidden"), -1);
      return;
    }
  show_cards (self, state);
  show_titles (self, state);
  show_guided (self);
  tell_owner (self, state);
}

static void
acies_hand_panel_dispose (GObject *object)
{
  AciesHandPanel *self = ACIES_HAND_PANEL (object);

  g_clear_handle_id (&self->rest_id, g_source_remove);
  remember_focus (self, NULL);
  memset (self->views, 0, sizeof self->views);
  g_clear_pointer (&self->titles, g_ptr_array_unref);

  G_OBJECT_CLASS (acies_hand_panel_parent_class)->dispose (object);
}

static void
acies_hand_panel_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_HAND_PANEL (panel)->table, "advised", G_CALLBACK (show_guided), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (ACIES_HAND_PANEL (panel)->table, "selection-changed", G_CALLBACK (selection_changed_cb), panel, G_CONNECT_SWAPPED);
}

static void
acies_hand_panel_class_init (AciesHandPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_hand_panel_dispose;
  panel_class->refresh = acies_hand_panel_refresh;
  panel_class->model_set = acies_hand_panel_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesHandPanel, table);

  widget_class->measure = acies_hand_panel_measure;
  widget_class->size_allocate = acies_hand_panel_size_allocate;
  widget_class->get_request_mode = acies_hand_panel_get_request_mode;
  acies_panel_class_set_template (panel_class, "play-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, opener);
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, opener_label);
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, opener_count);
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesHandPanel, cards);
  gtk_widget_class_bind_template_callback (widget_class, toggle_focus);
  gtk_widget_class_install_action (widget_class, "hand.raise", NULL, raise_cb);
}

static void
acies_hand_panel_init (AciesHandPanel *self)
{
  self->side = ACIES_NO_SIDE;
  self->titles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->scroller));
  self->motion = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (gtk_event_controller_focus_new ());
  g_signal_connect_swapped (self->motion, "notify::contains-pointer", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (self->focus, "notify::contains-focus", G_CALLBACK (focus_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->motion));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->focus));
}

void
acies_hand_panel_set_kind (AciesHandPanel *self,
                           AciesHandKind   kind)
{
  gboolean is_list = kind == ACIES_HAND_LIST;

  g_return_if_fail (ACIES_IS_HAND_PANEL (self));

  self->kind = kind;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards), is_list ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (GTK_WIDGET (self->cards), is_list ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), is_list ? GTK_POLICY_NEVER : GTK_POLICY_EXTERNAL,
                                  is_list ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), is_list);
  gtk_widget_set_visible (self->opener, kind == ACIES_HAND_BUTTON);
  show_scroller (self);
  focus_cb (self);
  if (self->side != ACIES_NO_SIDE)
    show_titles (self, acies_game_table_get_state (self->table));
}

gboolean
acies_hand_panel_show_card (AciesHandPanel *self,
                            AciesId         card)
{
  g_return_val_if_fail (ACIES_IS_HAND_PANEL (self), FALSE);

  if (self->views[card] == NULL)
    return FALSE;
  if (!has_focus (self))
    remember_focus (self, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  set_raised (self, TRUE);

  return gtk_widget_child_focus (GTK_WIDGET (self->views[card]), GTK_DIR_TAB_FORWARD);
}

/* set-up-page.c - the guide to set up a battle on a table: a board that fills step by step, and what to tick off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/set-up-page.h"

#include "companion/box-check.h"
#include "engine/view/guide.h"
#include "session/session.h"
#include "widgets/accessible.h"
#include "widgets/canvas.h"
#include "widgets/controls.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define GAP 8
#define SWATCH 54        /* in pixels */
#define PANEL 440        /* width of the steps beside the board, */
#define NARROW_PANEL 330 /* and in a window that is not wide */
#define TICK_KEY "acies-tick"

struct _AciesSetUpPage
{
  GtkWidget parent_instance;

  AciesTheme      *theme;
  AciesSetupGuide *guide;   /* or NULL before there is a state */
  AciesSession    *session; /* what has been ticked off */
  GHashTable      *done;    /* the AciesSetupTick that have been ticked off, as a set */
  guint            current; /* the step that is shown */
  gboolean         turned;  /* whether the board is seen from the other side of the table */
  gboolean         hides;   /* whether hands are shown only to those who ask for them */

  GtkWidget         *box;
  GtkWidget         *board_place;
  GtkWidget         *panel;
  GtkScrolledWindow *scroller;
  AciesCanvas       *canvas;
  AciesBoxCheck     *box_check;
  GtkBox            *swatch_place;
  AciesSwatch       *swatch;
  GtkLabel          *caption;
  GtkLabel          *title;
  GtkLabel          *detail;
  GtkWidget         *ticks;
  GtkListBox        *steps;
  GtkLabel          *losses;
  GtkWidget         *actions;
  GtkWidget         *back_button;
  GtkWidget         *done_button;
};

G_DEFINE_FINAL_TYPE (AciesSetUpPage, acies_set_up_page, GTK_TYPE_WIDGET)

enum
{
  SKIPPED,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is done ---------------------------------------------------------------------------- */

static const AciesSetupStep *
get_step (const AciesSetUpPage *self,
          guint                 index)
{
  return g_ptr_array_index (self->guide->steps, index);
}

static gboolean
is_done (const AciesSetUpPage *self,
         const AciesSetupTick *tick)
{
  return g_hash_table_contains (self->done, tick);
}

static guint
count_done (const AciesSetUpPage *self,
            const AciesSetupStep *step)
{
  guint n = 0;

  for (guint i = 0; i < step->ticks->len; i++)
    n += is_done (self, g_ptr_array_index (step->ticks, i));

  return n;
}

static gboolean
is_step_done (const AciesSetUpPage *self,
              guint                 index)
{
  return count_done (self, get_step (self, index)) == get_step (self, index)->ticks->len;
}

/* --- the board ------------------------------------------------------------------------------- */

/* What is ticked off, in the order of the guide: the same whatever the order of the ticks. */
static void
show_board (AciesSetUpPage *self)
{
  AciesState *state = acies_state_copy (self->guide->start);

  for (guint i = 0; i < self->guide->steps->len; i++)
    for (guint j = 0; j < get_step (self, i)->ticks->len; j++)
      {
        const AciesSetupTick *tick = g_ptr_array_index (get_step (self, i)->ticks, j);

        if (is_done (self, tick))
          acies_setup_tick_apply (tick, state);
      }
  g_clear_object (&self->session);
  self->session = acies_session_new_edit (state);
  acies_canvas_set_session (self->canvas, self->session);
}

static void
show_rings (AciesSetUpPage *self)
{
  const AciesSetupStep *step = get_step (self, self->current);
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  for (guint i = 0; i < step->ticks->len; i++)
    {
      const AciesSetupTick *tick = g_ptr_array_index (step->ticks, i);

      for (guint j = 0; j < tick->hexes->len && !is_done (self, tick); j++)
        {
          AciesHighlight ring = { .hex = g_array_index (tick->hexes, AciesHex, j), .kind = step->kind == ACIES_SETUP_BOARD ? ACIES_HIGHLIGHT_SELECTED : ACIES_HIGHLIGHT_CHOSEN };

          g_array_append_val (highlights, ring);
        }
    }
  acies_canvas_set_highlights (self->canvas, (const AciesHighlight *) highlights->data, highlights->len);
}

/* --- the steps ------------------------------------------------------------------------------- */

/* Where the pieces of a step go, each place once; "" for a step about something else. */
static char *
dup_places (const AciesSetupStep *step)
{
  GString *places = g_string_new (NULL);

  for (guint i = 0; i < step->ticks->len; i++)
    {
      const char *label = ((const AciesSetupTick *) g_ptr_array_index (step->ticks, i))->label;
      gboolean    is_new = step->kind == ACIES_SETUP_TERRAIN || step->kind == ACIES_SETUP_UNITS || step->kind == ACIES_SETUP_MARKS;

      for (guint j = 0; j < i && is_new; j++)
        is_new = !g_str_equal (((const AciesSetupTick *) g_ptr_array_index (step->ticks, j))->label, label);
      if (is_new)
        acies_list_add (places, ACIES_LIST_COMMA, label);
    }

  return g_string_free (places, FALSE);
}

static GtkWidget *
new_row (const AciesSetupStep *step)
{
  GtkWidget       *row = g_object_new (GTK_TYPE_BOX, "spacing", 10, NULL);
  GtkWidget       *mark = gtk_image_new ();
  GtkWidget       *name = gtk_label_new (step->name);
  g_autofree char *text = dup_places (step);
  GtkWidget       *places = gtk_label_new (text);

  gtk_widget_add_css_class (row, "setup-row");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (places), 1);
  gtk_label_set_ellipsize (GTK_LABEL (places), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (places, TRUE);
  gtk_widget_add_css_class (places, "dim-label");
  acies_tooltip_when_cut (GTK_LABEL (places));
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), places);

  return row;
}

static void
show_row (AciesSetUpPage *self,
          guint           index)
{
  GtkListBoxRow   *row = gtk_list_box_get_row_at_index (self->steps, (int) index);
  GtkWidget       *mark = gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  GtkWidget       *name = gtk_widget_get_next_sibling (mark);
  gboolean         done = is_step_done (self, index);
  g_autofree char *words = g_strdup_printf (done ? _ ("%s, done") : "%s", get_step (self, index)->name);

  gtk_image_set_from_icon_name (GTK_IMAGE (mark), done ? "checkbox-checked-symbolic" : index == self->current ? "go-next-symbolic"
                                                                                                              : "checkbox-symbolic");
  acies_style_set (mark, "success", done);
  acies_style_set (name, "heading", index == self->current);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_rows (AciesSetUpPage *self)
{
  for (guint i = 0; i < self->guide->steps->len; i++)
    show_row (self, i);
  gtk_list_box_select_row (self->steps, gtk_list_box_get_row_at_index (self->steps, (int) self->current));
}

static void
fill_rows (AciesSetUpPage *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->steps, 0)) != NULL)
    gtk_list_box_remove (self->steps, GTK_WIDGET (row));
  for (guint i = 0; i < self->guide->steps->len; i++)
    gtk_list_box_append (self->steps, new_row (get_step (self, i)));
}

/* --- the current step ------------------------------------------------------------------------ */

static void
show_caption (AciesSetUpPage *self)
{
  const AciesSetupStep *step = get_step (self, self->current);
  guint                 pieces = acies_setup_guide_count (self->guide, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the number of a step, and of how many */
  acies_list_addf (text, ACIES_LIST_DOT, _ ("Step %1$u of %2$u"), self->current + 1, self->guide->steps->len);
  if (step->side != ACIES_NO_SIDE)
    acies_list_add (text, ACIES_LIST_DOT, self->guide->scenario->ruleset->sides[step->side].name);
  /* Translators: how many pieces are on the board, and of how many */
  acies_list_addf (text, ACIES_LIST_DOT, g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u piece", "%1$u of %2$u pieces", pieces),
                   acies_setup_guide_count (self->guide, self->done), pieces);
  gtk_label_set_text (self->caption, text->str);
}

static void
show_done (AciesSetUpPage *self)
{
  show_board (self);
  show_rings (self);
  show_caption (self);
  show_rows (self);
}

static void
toggled_cb (GtkCheckButton *button,
            AciesSetUpPage *self)
{
  AciesSetupTick *tick = g_object_get_data (G_OBJECT (button), TICK_KEY);

  if (gtk_check_button_get_active (button) == is_done (self, tick))
    return;
  if (gtk_check_button_get_active (button))
    g_hash_table_add (self->done, tick);
  else
    g_hash_table_remove (self->done, tick);
  show_done (self);
}

/* A large button with what to tick off, and more about it below. */
static GtkWidget *
new_tick (AciesSetUpPage *self,
          AciesSetupTick *tick)
{
  GtkWidget       *button = gtk_check_button_new ();
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *label = gtk_label_new (tick->label);
  g_autofree char *name = acies_setup_tick_dup_text (tick);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (words), label);
  if (tick->detail != NULL)
    {
      GtkWidget *detail = gtk_label_new (tick->detail);

      gtk_label_set_xalign (GTK_LABEL (detail), 0);
      gtk_label_set_wrap (GTK_LABEL (detail), TRUE);
      gtk_widget_add_css_class (detail, "caption");
      gtk_box_append (GTK_BOX (words), detail);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), words);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), is_done (self, tick));
  gtk_widget_add_css_class (button, "setup-tick");
  gtk_widget_set_focus_on_click (button, FALSE); /* so that Enter still goes to the next step */
  acies_accessible_name (button, name);
  g_object_set_data (G_OBJECT (button), TICK_KEY, tick);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);

  return button;
}

static void
fill_ticks (AciesSetUpPage       *self,
            const AciesSetupStep *step)
{
  acies_box_clear (GTK_BOX (self->ticks));
  for (guint i = 0; i < step->ticks->len; i++)
    gtk_box_append (GTK_BOX (self->ticks), new_tick (self, g_ptr_array_index (step->ticks, i)));
}

static void
show_hand_cb (AciesSetUpPage *self)
{
  fill_ticks (self, get_step (self, self->current));
  acies_set_up_page_take_focus (self);
}

/* In a game, a hand is shown only after its player has the screen. */
static void
offer_hand (AciesSetUpPage       *self,
            const AciesSetupStep *step)
{
  g_autofree char *label = g_strdup_printf (_ ("Show the Hand of %s"), self->guide->scenario->ruleset->sides[step->side].name);
  GtkWidget       *button = gtk_button_new_with_label (label);

  acies_box_clear (GTK_BOX (self->ticks));
  gtk_widget_add_css_class (button, "setup-button");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (show_hand_cb), self);
  gtk_box_append (GTK_BOX (self->ticks), button);
}

static void
show_picture (AciesSetUpPage       *self,
              const AciesSetupStep *step)
{
  const AciesRuleset *ruleset = self->guide->scenario->ruleset;

  gtk_widget_set_visible (GTK_WIDGET (self->swatch_place), step->type != ACIES_NO_ID || step->terrain != ACIES_NO_ID);
  if (step->type != ACIES_NO_ID)
    acies_swatch_show_unit (self->swatch, ruleset, self->theme, step->type, step->side, 0, 0, 0, NULL);
  else if (step->terrain != ACIES_NO_ID)
    acies_swatch_show_terrain (self->swatch, self->theme, step->terrain);
  else
    acies_swatch_show_nothing (self->swatch);
}

static void
show_step (AciesSetUpPage *self)
{
  const AciesSetupStep *step = get_step (self, self->current);

  gtk_label_set_text (self->title, step->title);
  gtk_label_set_text (self->detail, step->detail != NULL ? step->detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), step->detail != NULL);
  show_picture (self, step);
  if (self->hides && step->kind == ACIES_SETUP_HAND)
    offer_hand (self, step);
  else
    fill_ticks (self, step);
  gtk_widget_set_sensitive (self->back_button, self->current > 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  show_done (self);
}

static void
go_to (AciesSetUpPage *self,
       guint           index)
{
  if (index == self->current)
    return;
  self->current = index;
  show_step (self);
}

static void
back_cb (AciesSetUpPage *self)
{
  if (self->guide != NULL && self->current > 0)
    go_to (self, self->current - 1);
}

/* Goes to the next step of which something is left, from there to the end and then from the start. */
static void
done_cb (AciesSetUpPage *self)
{
  const AciesSetupStep *step;
  guint                 n, next;

  if (self->guide == NULL)
    return;
  step = get_step (self, self->current);
  n = self->guide->steps->len;
  for (guint i = 0; i < step->ticks->len; i++)
    g_hash_table_add (self->done, g_ptr_array_index (step->ticks, i));
  for (next = self->current + 1; next < self->current + n && is_step_done (self, next % n); next++)
    ;
  if (next < self->current + n)
    go_to (self, next % n);
  else
    {
      show_step (self);
      g_signal_emit (self, signals[FINISHED], 0);
    }
}

static gboolean
key_back_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  back_cb (ACIES_SET_UP_PAGE (widget));

  return GDK_EVENT_STOP;
}

static gboolean
key_done_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  done_cb (ACIES_SET_UP_PAGE (widget));

  return GDK_EVENT_STOP;
}

static void
skip_cb (AciesSetUpPage *self)
{
  g_signal_emit (self, signals[SKIPPED], 0);
}

static void
row_activated_cb (AciesSetUpPage *self,
                  GtkListBoxRow  *row)
{
  go_to (self, (guint) gtk_list_box_row_get_index (row));
}

/* The ticks of the hex are changed by their buttons, which say so. */
static void
hex_activated_cb (AciesSetUpPage *self,
                  guint           hex)
{
  gboolean found = FALSE;

  for (GtkWidget *button = gtk_widget_get_first_child (self->ticks); button != NULL && !found; button = gtk_widget_get_next_sibling (button))
    {
      const AciesSetupTick *tick = g_object_get_data (G_OBJECT (button), TICK_KEY);

      for (guint i = 0; tick != NULL && i < tick->hexes->len && !found; i++)
        found = g_array_index (tick->hexes, AciesHex, i) == hex && !is_done (self, tick);
      if (found)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (button), TRUE);
    }
}

/* --- the board from the other side of the table ---------------------------------------------- */

static void
measure_board (GtkWidget     *place,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (place), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate_board (GtkWidget *place,
                int        width,
                int        height,
                int        baseline)
{
  AciesSetUpPage *self = ACIES_SET_UP_PAGE (gtk_widget_get_ancestor (place, ACIES_TYPE_SET_UP_PAGE));
  GskTransform   *transform = NULL;

  if (self->turned)
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  gtk_widget_allocate (gtk_widget_get_first_child (place), width, height, -1, transform);
}

static void
turned_cb (AciesSetUpPage  *self,
           GParamSpec      *pspec,
           GtkToggleButton *button)
{
  self->turned = gtk_toggle_button_get_active (button);
  gtk_widget_queue_allocate (self->board_place);
}

/* --- the widget ------------------------------------------------------------------------------ */

void
acies_set_up_page_set_state (AciesSetUpPage   *self,
                             const AciesState *state,
                             AciesTheme       *theme)
{
  g_autofree char *losses = NULL;

  g_return_if_fail (ACIES_IS_SET_UP_PAGE (self));
  g_return_if_fail (state != NULL && theme != NULL);

  acies_box_clear (GTK_BOX (self->ticks)); /* they point into the guide */
  acies_canvas_set_session (self->canvas, NULL);
  g_hash_table_remove_all (self->done);
  g_clear_pointer (&self->guide, acies_setup_guide_free);
  self->theme = theme;
  self->hides = state->mode != ACIES_MODE_EDIT && state->outcome.reason == ACIES_END_NOT_YET;
  self->guide = acies_setup_guide_new (state);
  self->current = 0;
  g_ptr_array_add (self->guide->losses, NULL);
  losses = g_strjoinv ("\n", (char **) self->guide->losses->pdata);
  g_ptr_array_set_size (self->guide->losses, (int) self->guide->losses->len - 1);
  gtk_label_set_text (self->losses, losses);
  gtk_widget_set_visible (GTK_WIDGET (self->losses), *losses != '\0');
  acies_canvas_set_theme (self->canvas, theme);
  acies_box_check_set_state (self->box_check, self->guide->scenario);
  fill_rows (self);
  show_step (self);
}

const AciesState *
acies_set_up_page_get_shown (AciesSetUpPage *self)
{
  g_return_val_if_fail (ACIES_IS_SET_UP_PAGE (self), NULL);

  return self->session != NULL ? acies_session_get_state (self->session) : NULL;
}

void
acies_set_up_page_set_shape (AciesSetUpPage *self,
                             AciesShapeKind  shape)
{
  gboolean beside = shape <= ACIES_SHAPE_NARROW;

  g_return_if_fail (ACIES_IS_SET_UP_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->panel, !beside);
  gtk_widget_set_size_request (self->panel, !beside ? -1 : shape == ACIES_SHAPE_NARROW ? NARROW_PANEL
                                                                                       : PANEL,
                               -1);
}

void
acies_set_up_page_take_focus (AciesSetUpPage *self)
{
  g_return_if_fail (ACIES_IS_SET_UP_PAGE (self));

  gtk_widget_grab_focus (self->done_button);
}

static void
acies_set_up_page_dispose (GObject *object)
{
  AciesSetUpPage *self = ACIES_SET_UP_PAGE (object);

  if (self->canvas != NULL)
    acies_canvas_set_session (self->canvas, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  self->canvas = NULL;
  g_clear_object (&self->session);
  g_clear_pointer (&self->done, g_hash_table_unref);
  g_clear_pointer (&self->guide, acies_setup_guide_free);
  G_OBJECT_CLASS (acies_set_up_page_parent_class)->dispose (object);
}

static void
acies_set_up_page_class_init (AciesSetUpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_set_up_page_dispose;
  signals[SKIPPED] = g_signal_new ("skipped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ACIES_TYPE_CANVAS);
  g_type_ensure (ACIES_TYPE_BOX_CHECK);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "set-up-page");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, key_done_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_BackSpace, 0, key_back_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-set-up.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, box);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, board_place);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, panel);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, box_check);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, swatch_place);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, caption);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, title);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, detail);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, ticks);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, steps);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, losses);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, actions);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetUpPage, done_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, skip_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, hex_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, turned_cb);
}

static void
acies_set_up_page_init (AciesSetUpPage *self)
{
  self->done = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->swatch = ACIES_SWATCH (acies_swatch_new (SWATCH));
  gtk_box_append (self->swatch_place, GTK_WIDGET (self->swatch));
  gtk_widget_set_layout_manager (self->board_place, gtk_custom_layout_new (NULL, measure_board, allocate_board));
  gtk_widget_set_layout_manager (self->ticks, acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (self->actions, acies_wrap_layout_new (GAP, 0));
}

GtkWidget *
acies_set_up_page_new (void)
{
  return g_object_new (ACIES_TYPE_SET_UP_PAGE, NULL);
}

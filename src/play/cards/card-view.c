/* card-view.c - one kind of card in a hand, as a button that plays it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/cards/card-view.h"

#include "play/cards/card-sketch.h"
#include "play/core/hints.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#define PIECE 52 /* pixels of what a card becomes */

struct _AciesCardView
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  AciesId         card;
  char           *refusal; /* why it cannot be used now, or NULL */

  GtkEventControllerMotion *motion;
  GtkEventControllerFocus  *focus;

  GtkWidget   *button;
  GtkWidget   *head;
  GtkWidget   *device;
  GtkLabel    *name;
  GtkLabel    *count;
  GtkLabel    *key;  /* that plays it */
  GtkRevealer *fold; /* around the body and the verb: a closed card has their width, so that it stays under the pointer */
  GtkWidget   *body; /* its text, and what it becomes */
  GtkLabel    *text;
  GtkLabel    *verb;
};

G_DEFINE_FINAL_TYPE (AciesCardView, acies_card_view, GTK_TYPE_WIDGET)

const char *
acies_card_kind_css_class (AciesCardKind kind)
{
  static const char *const classes[] = {
    [ACIES_CARD_ORDER] = "card-order",
    [ACIES_CARD_OFFENSIVE] = "card-offensive",
    [ACIES_CARD_DEFENSIVE] = "card-defensive",
    [ACIES_CARD_SCENARIO] = "card-scenario",
  };

  return classes[kind];
}

static const AciesCardType *
type_of (AciesCardView *self)
{
  return &acies_game_table_get_state (self->table)->ruleset->cards[self->card];
}

static void
clicked_cb (AciesCardView *self)
{
  acies_game_table_use_card (self->table, self->card);
}

/* An insensitive button hears nothing of this; what holds it does, and tells why. */
static void
pressed_cb (AciesCardView *self)
{
  if (!gtk_widget_is_sensitive (self->button))
    acies_game_table_use_card (self->table, self->card);
}

static void
show_taken (AciesCardView *self)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);
  gboolean   is_taken = taken.id == self->card && taken.id != ACIES_NO_ID && !taken.waits;

  if (is_taken)
    gtk_widget_add_css_class (self->button, "taken");
  else
    gtk_widget_remove_css_class (self->button, "taken");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_taken ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* What a computer advises to use is marked as on the board. */
static void
show_advised (AciesCardView *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self->table);
  AciesCommandKind     use = acies_game_table_get_card_use (self->table);

  if (advice != NULL && advice->command.kind == use && advice->command.id == self->card)
    gtk_widget_add_css_class (self->button, "advised");
  else
    gtk_widget_remove_css_class (self->button, "advised");
}

static void
tell (AciesCardView *self,
      const char    *refusal)
{
  const AciesCardType *type = type_of (self);
  const char          *sort = acies_card_sort_name (acies_game_table_get_state (self->table)->ruleset, self->card);

  /* Translators: the kind of a card or its deck, what it does or why it cannot be played */
  g_autofree char *spoken = g_strdup_printf (_ ("%1$s. %2$s"), sort, refusal != NULL ? refusal : type->text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, type->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken,
                                  -1);
}

static gboolean
is_pointed (AciesCardView *self)
{
  return gtk_event_controller_motion_contains_pointer (self->motion) || gtk_event_controller_focus_contains_focus (self->focus);
}

/* Meanwhile another card or a hex may be. */
static gboolean
is_told (AciesCardView *self)
{
  const char *refusal;

  return acies_game_table_get_pointed_card (self->table, &refusal) == self->card;
}

/* What it does, and why not now, is told beside the board: a tooltip would cover the cards beside it. */
static void
point (AciesCardView *self)
{
  acies_game_table_point_card (self->table, self->card, self->refusal);
}

/* The pointer or the focus has come or gone; the other may still be here. */
static void
pointed_cb (AciesCardView      *self,
            GParamSpec         *property,
            GtkEventController *controller)
{
  gboolean has_come;

  g_object_get (controller, property->name, &has_come, NULL);
  if (has_come)
    point (self);
  else if (!is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
}

static void
show_key (AciesCardView *self,
          guint          key)
{
  g_autofree char *text = g_strdup_printf ("%u", key);

  gtk_label_set_text (self->key, text);
  gtk_widget_set_visible (GTK_WIDGET (self->key), key > 0 && key < 10);
}

void
acies_card_view_set_open (AciesCardView *self,
                          gboolean       open)
{
  g_return_if_fail (ACIES_IS_CARD_VIEW (self));

  gtk_revealer_set_reveal_child (self->fold, open);
  if (open)
    gtk_widget_add_css_class (self->button, "open");
  else
    gtk_widget_remove_css_class (self->button, "open");
}

void
acies_card_view_refresh (AciesCardView *self,
                         guint          copies,
                         guint          key)
{
  const AciesState   *state = acies_game_table_get_state (self->table);
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  g_autofree char    *count = g_strdup_printf ("×%u", copies);
  AciesCommandKind    use = acies_game_table_get_card_use (self->table);
  g_autofree char    *refusal = acies_choices_dup_card_refusal (choices, state, use, self->card);

  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), copies > 1);
  gtk_label_set_text (self->verb, _ ("Put Back"));
  gtk_widget_set_visible (GTK_WIDGET (self->verb), use == ACIES_COMMAND_PUT_BACK);
  show_key (self, key);
  gtk_label_set_lines (self->text, use == ACIES_COMMAND_PUT_BACK ? 3 : 4);
  gtk_widget_set_sensitive (self->button, refusal == NULL);
  tell (self, refusal);
  g_free (self->refusal);
  self->refusal = g_steal_pointer (&refusal);
  if (is_pointed (self) && is_told (self))
    point (self);
  show_taken (self);
  show_advised (self);
}

/* A closed card is as wide as an open one, so that it stays under the pointer when the hand rises. */
static void
acies_card_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  AciesCardView *self = ACIES_CARD_VIEW (widget);
  int            least;
  int            usual;

  gtk_widget_measure (self->button, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  gtk_widget_measure (gtk_revealer_get_child (self->fold), orientation, -1, &least, &usual, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, usual);
}

static void
acies_card_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  gtk_widget_allocate (ACIES_CARD_VIEW (widget)->button, width, height, baseline, NULL);
}

static GtkSizeRequestMode
acies_card_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_card_view_dispose (GObject *object)
{
  AciesCardView *self = ACIES_CARD_VIEW (object);

  if (self->table != NULL && is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_CARD_VIEW);
  g_clear_object (&self->table);
  g_clear_pointer (&self->refusal, g_free);

  G_OBJECT_CLASS (acies_card_view_parent_class)->dispose (object);
}

static void
acies_card_view_class_init (AciesCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_card_view_dispose;

  widget_class->measure = acies_card_view_measure;
  widget_class->size_allocate = acies_card_view_size_allocate;
  widget_class->get_request_mode = acies_card_view_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, button);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, head);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, device);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, name);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, count);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, fold);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, body);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, key);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, text);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, verb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
draw_device (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesCardView *self = data;
  double         size = MIN (width, height);
  GdkRGBA        colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  acies_sketch_card_kind (cr, type_of (self)->kind, (width - size) / 2, (height - size) / 2, size);
}

/* To the pointer or the focus. */
static void
listen (AciesCardView      *self,
        GtkEventController *controller,
        const char         *signal)
{
  g_signal_connect_swapped (controller, signal, G_CALLBACK (pointed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
acies_card_view_init (AciesCardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  acies_tooltip_when_cut (self->name);
  acies_tooltip_when_cut (self->text);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->device), draw_device, self, NULL);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  self->motion = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (gtk_event_controller_focus_new ());
  listen (self, GTK_EVENT_CONTROLLER (self->motion), "notify::contains-pointer");
  listen (self, GTK_EVENT_CONTROLLER (self->focus), "notify::contains-focus");
}

/* The piece of one type that @type is laid as, where pieces have the colour of their class; or NO_ID. */
static AciesId
find_piece (const AciesCardType *type,
            const AciesRuleset  *ruleset,
            AciesTheme          *theme)
{
  int first = g_bit_nth_lsf (type->unit_types, -1);

  if (theme == NULL || first < 0 || type->unit_types >> first != 1)
    return ACIES_NO_ID;

  return theme->light.has_class[ruleset->unit_types[first].class_] ? (AciesId) first : ACIES_NO_ID;
}

static void
show_piece (AciesCardView       *self,
            const AciesCardType *type)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesTheme       *theme = acies_game_table_get_theme (self->table);
  AciesId           piece = find_piece (type, state->ruleset, theme);
  GtkWidget        *swatch;

  if (piece == ACIES_NO_ID)
    return;
  swatch = acies_swatch_new (PIECE);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (swatch, 6);
  acies_swatch_show_unit (ACIES_SWATCH (swatch), state->ruleset, theme, piece, 0, 0, 0, NULL);
  gtk_box_append (GTK_BOX (self->body), swatch);
}

GtkWidget *
acies_card_view_new (AciesGameTable *table,
                     AciesId         card)
{
  AciesCardView       *self = g_object_new (ACIES_TYPE_CARD_VIEW, NULL);
  const AciesCardType *type;

  self->table = g_object_ref (table);
  self->card = card;
  type = type_of (self);
  gtk_label_set_text (self->name, type->name);
  gtk_label_set_text (self->text, type->text);
  gtk_widget_add_css_class (self->head, acies_card_kind_css_class (type->kind));
  show_piece (self, type);
  g_signal_connect_object (table, "selection-changed", G_CALLBACK (show_taken), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "advised", G_CALLBACK (show_advised), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* cards.c - widgets for a card: as a button in a hand, and as a row in a list with a button that takes the card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/hints.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#include <math.h>

#define TEXT_LINES 3 /* lines of text on a card that has enough space */

/* --- icons for the kinds of cards, drawn in a square from 0 to 1 ---------------------------- */

static void
draw_standard (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.09);
  cairo_move_to (cr, 0.5, 0.02);
  cairo_line_to (cr, 0.5, 0.98);
  cairo_move_to (cr, 0.12, 0.16);
  cairo_line_to (cr, 0.88, 0.16);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.18, 0.16);
  cairo_line_to (cr, 0.82, 0.16);
  cairo_line_to (cr, 0.82, 0.66);
  cairo_line_to (cr, 0.66, 0.58);
  cairo_line_to (cr, 0.5, 0.7);
  cairo_line_to (cr, 0.34, 0.58);
  cairo_line_to (cr, 0.18, 0.66);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Draws a sword with its hilt at the bottom left and its point at the top right. */
static void
draw_sword (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.13);
  cairo_move_to (cr, 0.1, 0.9);
  cairo_line_to (cr, 0.8, 0.2);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.96, 0.04);
  cairo_line_to (cr, 0.9, 0.22);
  cairo_line_to (cr, 0.78, 0.1);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.1);
  cairo_move_to (cr, 0.14, 0.62);
  cairo_line_to (cr, 0.38, 0.86);
  cairo_stroke (cr);
}

static void
draw_swords (cairo_t *cr)
{
  draw_sword (cr);
  cairo_translate (cr, 1, 0);
  cairo_scale (cr, -1, 1);
  draw_sword (cr);
}

static void
draw_shield (cairo_t *cr)
{
  cairo_move_to (cr, 0.5, 0.03);
  cairo_curve_to (cr, 0.66, 0.12, 0.78, 0.15, 0.92, 0.15);
  cairo_curve_to (cr, 0.94, 0.55, 0.82, 0.82, 0.5, 0.97);
  cairo_curve_to (cr, 0.18, 0.82, 0.06, 0.55, 0.08, 0.15);
  cairo_curve_to (cr, 0.22, 0.15, 0.34, 0.12, 0.5, 0.03);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_star (cairo_t *cr)
{
  for (guint i = 0; i < 10; i++)
    {
      double radius = i % 2 == 0 ? 0.5 : 0.21;
      double angle = -G_PI_2 + i * G_PI / 5;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.53 + radius * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* The icons distinguish the kinds of cards without colour. @x, @y: the top left corner */
static void
draw_card_kind (cairo_t      *cr,
                AciesCardKind kind,
                double        x,
                double        y,
                double        size)
{
  static void (*const devices[]) (cairo_t *) = {
    [ACIES_CARD_ORDER] = draw_standard,
    [ACIES_CARD_OFFENSIVE] = draw_swords,
    [ACIES_CARD_DEFENSIVE] = draw_shield,
    [ACIES_CARD_SCENARIO] = draw_star,
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  devices[kind](cr);
  cairo_restore (cr);
}

/* --- pointing at a card --------------------------------------------------------------------- */

typedef struct
{
  AciesGameTable *table;
  AciesId         card;
  char           *refusal; /* (nullable): why it cannot be used now */

  GtkEventControllerMotion *motion;
  GtkEventControllerFocus  *focus;
} Shown;

static const AciesCardType *
type_of (const Shown *self)
{
  return &acies_game_table_get_state (self->table)->ruleset->cards[self->card];
}

static gboolean
is_pointed (const Shown *self)
{
  return gtk_event_controller_motion_contains_pointer (self->motion) || gtk_event_controller_focus_contains_focus (self->focus);
}

/* The pointer or the focus has entered or left the card. If it has left, the other can still be on the card. */
static void
pointed_cb (Shown              *self,
            GParamSpec         *property,
            GtkEventController *controller)
{
  gboolean has_come;

  g_object_get (controller, property->name, &has_come, NULL);
  if (has_come)
    acies_game_table_point_card (self->table, self->card, self->refusal);
  else if (!is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
}

static void
shown_init (Shown     *self,
            GtkWidget *widget)
{
  self->motion = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (gtk_event_controller_focus_new ());
  g_signal_connect_swapped (self->motion, "notify::contains-pointer", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->focus, "notify::contains-focus", G_CALLBACK (pointed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->motion));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->focus));
}

/* Must be called before the widget loses its controllers. */
static void
shown_leave (Shown *self)
{
  if (self->table != NULL && is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
}

static void
shown_clear (Shown *self)
{
  g_clear_object (&self->table);
  g_clear_pointer (&self->refusal, g_free);
}

/* --- a card in a hand ----------------------------------------------------------------------- */

#define PIECE 52 /* size in pixels of the unit that a card becomes */

struct _AciesCardView
{
  GtkWidget parent_instance;

  Shown        shown;
  GtkWidget   *button;
  GtkWidget   *head;
  GtkWidget   *device;
  GtkLabel    *name;
  GtkLabel    *count;
  GtkLabel    *key;  /* the key that plays it */
  GtkRevealer *fold; /* contains the body and the verb */
  GtkWidget   *body; /* its text and the unit that it becomes */
  GtkLabel    *text;
  GtkLabel    *verb;
};

G_DEFINE_FINAL_TYPE (AciesCardView, acies_card_view, GTK_TYPE_WIDGET)

static const char *
css_class_of (AciesCardKind kind)
{
  static const char *const classes[] = {
    [ACIES_CARD_ORDER] = "card-order",
    [ACIES_CARD_OFFENSIVE] = "card-offensive",
    [ACIES_CARD_DEFENSIVE] = "card-defensive",
    [ACIES_CARD_SCENARIO] = "card-scenario",
  };

  return classes[kind];
}

static void
clicked_cb (AciesCardView *self)
{
  acies_game_table_use_card (self->shown.table, self->shown.card);
}

/* An insensitive button does not receive clicks. Its parent does, so that the reason can be shown. */
static void
pressed_cb (AciesCardView *self)
{
  if (!gtk_widget_is_sensitive (self->button))
    acies_game_table_use_card (self->shown.table, self->shown.card);
}

static void
show_taken (AciesCardView *self)
{
  AciesTaken taken = acies_game_table_get_taken (self->shown.table);
  gboolean   is_taken = taken.id == self->shown.card && taken.id != ACIES_NO_ID && !taken.waits;

  acies_style_set (self->button, "taken", is_taken);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_taken ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Marks the card that the computer advises to use, and the one that the lesson points at. */
static void
show_advised (AciesCardView *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self->shown.table);
  AciesCommandKind     use = acies_game_table_get_card_use (self->shown.table);

  acies_style_set (self->button, "advised", advice != NULL && advice->command.kind == use && advice->command.id == self->shown.card);
  acies_style_set (self->button, "guided", acies_game_table_guides_to (self->shown.table, ACIES_POINT_CARD, self->shown.card));
}

static void
tell (AciesCardView *self,
      const char    *refusal)
{
  const AciesCardType *type = type_of (&self->shown);
  const char          *sort = acies_card_sort_name (acies_game_table_get_state (self->shown.table)->ruleset, self->shown.card);

  /* Translators: the kind of a card or its deck, what it does or why it cannot be played */
  g_autofree char *spoken = g_strdup_printf (_ ("%1$s. %2$s"), sort, refusal != NULL ? refusal : type->text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, type->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken,
                                  -1);
}

/* Returns whether the table still considers this card as pointed at, and not another card or a hex. */
static gboolean
is_told (AciesCardView *self)
{
  const char *refusal;

  return acies_game_table_get_pointed_card (self->shown.table, &refusal) == self->shown.card;
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
  acies_style_set (self->button, "open", open);
}

void
acies_card_view_refresh (AciesCardView *self,
                         guint          copies,
                         guint          key)
{
  const AciesState   *state = acies_game_table_get_state (self->shown.table);
  const AciesChoices *choices = acies_game_table_get_choices (self->shown.table);
  g_autofree char    *count = g_strdup_printf ("×%u", copies);
  AciesCommandKind    use = acies_game_table_get_card_use (self->shown.table);
  g_autofree char    *refusal = acies_choices_dup_card_refusal (choices, state, use, self->shown.card);

  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), copies > 1);
  gtk_label_set_text (self->verb, _ ("Put Back"));
  gtk_widget_set_visible (GTK_WIDGET (self->verb), use == ACIES_COMMAND_PUT_BACK);
  show_key (self, key);
  gtk_label_set_lines (self->text, use == ACIES_COMMAND_PUT_BACK ? 3 : 4);
  gtk_widget_set_sensitive (self->button, refusal == NULL);
  tell (self, refusal);
  g_free (self->shown.refusal);
  self->shown.refusal = g_steal_pointer (&refusal);
  if (is_pointed (&self->shown) && is_told (self))
    acies_game_table_point_card (self->shown.table, self->shown.card, self->shown.refusal);
  show_taken (self);
  show_advised (self);
}

/* A closed card is as wide as an open one, so that it stays under the pointer when the hand rises. The width does not
 * depend on the height. */
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

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->button, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  gtk_widget_measure (self->head, orientation, -1, minimum, natural, NULL, NULL);
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

  shown_leave (&self->shown);
  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_CARD_VIEW);
  shown_clear (&self->shown);

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
  draw_card_kind (cr, type_of (&self->shown)->kind, (width - size) / 2, (height - size) / 2, size);
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
  shown_init (&self->shown, GTK_WIDGET (self));
}

/* Returns the unit type that the card becomes, if there is only one and its class has a colour; otherwise NO_ID. */
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
  const AciesState *state = acies_game_table_get_state (self->shown.table);
  AciesTheme       *theme = acies_game_table_get_theme (self->shown.table);
  AciesId           piece = find_piece (type, state->ruleset, theme);
  GtkWidget        *swatch;

  if (piece == ACIES_NO_ID)
    return;
  swatch = acies_swatch_new (PIECE);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (swatch, 6);
  acies_swatch_show_unit (ACIES_SWATCH (swatch), state->ruleset, theme, piece, 0, 0, 0, 0, NULL);
  gtk_box_append (GTK_BOX (self->body), swatch);
}

static void
set_topic (GtkWidget           *widget,
           const AciesCardType *type)
{
  g_autofree char *topic = g_strconcat ("card:", type->id, NULL);

  acies_topic_set (widget, topic);
}

GtkWidget *
acies_card_view_new (AciesGameTable *table,
                     AciesId         card)
{
  AciesCardView       *self = g_object_new (ACIES_TYPE_CARD_VIEW, NULL);
  const AciesCardType *type;

  self->shown.table = g_object_ref (table);
  self->shown.card = card;
  type = type_of (&self->shown);
  set_topic (GTK_WIDGET (self), type);
  gtk_label_set_text (self->name, type->name);
  gtk_label_set_text (self->text, type->text);
  gtk_label_set_max_width_chars (self->text, CLAMP ((int) (g_utf8_strlen (type->text, -1) / TEXT_LINES), 24, 46));
  gtk_widget_add_css_class (self->head, css_class_of (type->kind));
  show_piece (self, type);
  g_signal_connect_object (table, "selection-changed", G_CALLBACK (show_taken), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "advised", G_CALLBACK (show_advised), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* --- a card in a list ----------------------------------------------------------------------- */

struct _AciesCardRow
{
  GtkListBoxRow parent_instance;

  Shown      shown;
  GtkWidget *count;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (AciesCardRow, acies_card_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

AciesId
acies_card_row_get_card (AciesCardRow *self)
{
  g_return_val_if_fail (ACIES_IS_CARD_ROW (self), ACIES_NO_ID);

  return self->shown.card;
}

void
acies_card_row_set_count (AciesCardRow *self,
                          guint         copies,
                          gboolean      is_counted)
{
  const char      *name;
  g_autofree char *count = g_strdup_printf ("×%u", copies);
  g_autofree char *both = NULL;

  g_return_if_fail (ACIES_IS_CARD_ROW (self));

  name = type_of (&self->shown)->name;
  both = g_strdup_printf ("%s %s", name, count);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_widget_set_visible (self->count, is_counted);
  acies_accessible_name (GTK_WIDGET (self), is_counted ? both : name);
}

void
acies_card_row_offer (AciesCardRow *self,
                      gboolean      offered,
                      gboolean      sensitive)
{
  g_return_if_fail (ACIES_IS_CARD_ROW (self));

  gtk_widget_set_visible (self->take, offered);
  gtk_widget_set_sensitive (self->take, sensitive);
}

static void
acies_card_row_dispose (GObject *object)
{
  AciesCardRow *self = ACIES_CARD_ROW (object);

  shown_leave (&self->shown);
  shown_clear (&self->shown);

  G_OBJECT_CLASS (acies_card_row_parent_class)->dispose (object);
}

static void
acies_card_row_class_init (AciesCardRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_card_row_dispose;

  signals[TAKEN] = g_signal_new ("taken", ACIES_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_card_row_init (AciesCardRow *self)
{
  shown_init (&self->shown, GTK_WIDGET (self));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deck-row");
}

/* --- parts of the row ------------------------------------------------------------------------ */

static void
take_cb (AciesCardRow *self)
{
  g_signal_emit (self, signals[TAKEN], 0);
}

static GtkWidget *
append_label (GtkBox     *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);

  return label;
}

/* A click does not move the focus, so that the effect of the card is shown only while the pointer is on it. */
static GtkWidget *
new_take_button (AciesCardRow        *self,
                 const AciesCardType *type)
{
  GtkWidget       *button = gtk_button_new_with_label (_ ("Take"));
  g_autofree char *label = g_strdup_printf (_ ("Take %s"), type->name);

  acies_accessible_name (button, label);
  acies_accessible_describe (button, type->text);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_SWAPPED);

  return button;
}

GtkWidget *
acies_card_row_new (AciesGameTable *table,
                    AciesId         card,
                    const char     *sort)
{
  AciesCardRow        *self = g_object_new (ACIES_TYPE_CARD_ROW, NULL);
  const AciesCardType *type = &acies_game_table_get_state (table)->ruleset->cards[card];
  GtkBox              *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9));
  GtkWidget           *stripe = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget           *name;

  self->shown.table = g_object_ref (table);
  self->shown.card = card;
  set_topic (GTK_WIDGET (self), type);
  gtk_widget_add_css_class (stripe, "card-mark");
  gtk_widget_add_css_class (stripe, css_class_of (type->kind));
  gtk_box_append (box, stripe);
  name = append_label (box, type->name, NULL);
  g_object_set (name, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
  acies_tooltip_when_cut (GTK_LABEL (name));
  if (sort != NULL)
    append_label (box, sort, "dim-label");
  self->count = append_label (box, NULL, "numeric");
  self->take = new_take_button (self, type);
  gtk_box_append (box, self->take);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (box));
  acies_accessible_describe (GTK_WIDGET (self), type->text);

  return GTK_WIDGET (self);
}

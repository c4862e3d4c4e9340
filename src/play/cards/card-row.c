/* card-row.c - one kind of card in a list beside the board: its name, how many, and a button that takes one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/cards/card-row.h"

#include "play/cards/card-view.h"
#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesCardRow
{
  GtkListBoxRow parent_instance;

  AciesGameTable *table;
  AciesId         card;

  GtkEventControllerMotion *motion;
  GtkEventControllerFocus  *focus;

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

  return self->card;
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

  name = acies_game_table_get_state (self->table)->ruleset->cards[self->card].name;
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

/* --- what the card does is told beside the board ---------------------------------------------- */

static gboolean
is_pointed (AciesCardRow *self)
{
  return gtk_event_controller_motion_contains_pointer (self->motion) || gtk_event_controller_focus_contains_focus (self->focus);
}

/* The pointer or the focus has come or gone; the other may still be here. */
static void
pointed_cb (AciesCardRow       *self,
            GParamSpec         *property,
            GtkEventController *controller)
{
  gboolean has_come;

  g_object_get (controller, property->name, &has_come, NULL);
  if (has_come)
    acies_game_table_point_card (self->table, self->card, NULL);
  else if (!is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
}

static void
listen (AciesCardRow       *self,
        GtkEventController *controller,
        const char         *signal)
{
  g_signal_connect_swapped (controller, signal, G_CALLBACK (pointed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
acies_card_row_dispose (GObject *object)
{
  AciesCardRow *self = ACIES_CARD_ROW (object);

  if (self->table != NULL && is_pointed (self))
    acies_game_table_leave_card (self->table, self->card);
  g_clear_object (&self->table);

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
  self->motion = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (gtk_event_controller_focus_new ());
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deck-row");
}

/* --- its parts --------------------------------------------------------------------------------- */

static void
take_cb (AciesCardRow *self)
{
  g_signal_emit (self, signals[TAKEN], 0);
}

static GtkWidget *
new_stripe (AciesCardKind kind)
{
  GtkWidget *stripe = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (stripe, "card-mark");
  gtk_widget_add_css_class (stripe, acies_card_kind_css_class (kind));

  return stripe;
}

static GtkWidget *
new_name (const char *text)
{
  GtkWidget *name = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  acies_tooltip_when_cut (GTK_LABEL (name));

  return name;
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A click leaves the focus where it is: what the card does is told no longer than the pointer stays. */
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

  self->table = g_object_ref (table);
  self->card = card;
  self->count = new_label (NULL, "numeric");
  self->take = new_take_button (self, type);
  gtk_box_append (box, new_stripe (type->kind));
  gtk_box_append (box, new_name (type->name));
  if (sort != NULL)
    gtk_box_append (box, new_label (sort, "dim-label"));
  gtk_box_append (box, self->count);
  gtk_box_append (box, self->take);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (box));
  acies_accessible_describe (GTK_WIDGET (self), type->text);
  listen (self, GTK_EVENT_CONTROLLER (self->motion), "notify::contains-pointer");
  listen (self, GTK_EVENT_CONTROLLER (self->focus), "notify::contains-focus");

  return GTK_WIDGET (self);
}

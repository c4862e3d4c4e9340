/* card-view.c - one kind of card in a hand, as a button that plays it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/card-view.h"

#include "play/hints.h"

#include <glib/gi18n-lib.h>

struct _AciesCardView
{
  GtkWidget parent_instance;

  AciesGameTable  *table;
  AciesId          card;
  AciesCommandKind use; /* what a click does with it now */

  GtkWidget *button;
  GtkWidget *stripe;
  GtkLabel  *name;
  GtkLabel  *count;
  GtkLabel  *text;
  GtkLabel  *verb;
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
  AciesCommand command = acies_command_with_id (self->use, self->card);

  acies_game_table_send (self->table, &command);
}

static void
tell (AciesCardView *self,
      const char    *refusal)
{
  const AciesCardType *type = type_of (self);
  g_autofree char     *tooltip = NULL;

  tooltip = g_strdup_printf (refusal != NULL ? "%s · %s\n%s\n\n%s" : "%s · %s\n%s",
                             type->name, acies_card_kind_name (type->kind), type->text, refusal);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, type->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, refusal != NULL ? refusal : type->text,
                                  -1);
}

void
acies_card_view_refresh (AciesCardView *self,
                         guint          copies)
{
  const AciesState   *state = acies_game_table_get_state (self->table);
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  g_autofree char    *count = g_strdup_printf ("×%u", copies);
  g_autofree char    *refusal = NULL;

  self->use = acies_choices_has (choices, ACIES_COMMAND_PUT_BACK) ? ACIES_COMMAND_PUT_BACK : ACIES_COMMAND_PLAY;
  refusal = acies_choices_dup_card_refusal (state, self->use, self->card);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), copies > 1);
  gtk_label_set_text (self->verb, _ ("Put Back"));
  gtk_widget_set_visible (GTK_WIDGET (self->verb), self->use == ACIES_COMMAND_PUT_BACK);
  gtk_label_set_lines (self->text, self->use == ACIES_COMMAND_PUT_BACK ? 3 : 4);
  gtk_widget_set_sensitive (self->button, refusal == NULL);
  tell (self, refusal);
}

static void
acies_card_view_dispose (GObject *object)
{
  AciesCardView *self = ACIES_CARD_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_CARD_VIEW);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_card_view_parent_class)->dispose (object);
}

static void
acies_card_view_class_init (AciesCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_card_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, button);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, stripe);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, name);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, count);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, text);
  gtk_widget_class_bind_template_child (widget_class, AciesCardView, verb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
acies_card_view_init (AciesCardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  gtk_widget_add_css_class (self->stripe, acies_card_kind_css_class (type->kind));

  return GTK_WIDGET (self);
}

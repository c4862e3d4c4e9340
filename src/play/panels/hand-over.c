/* hand-over.c - handing over a shared screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

/* The gap between text and button, and the least width of the text; the button is below it if there is less room. */
#define GAP 12
#define SENTENCE_ROOM 140

struct _AciesHandOver
{
  AciesPanel parent_instance;

  AciesGameTable *table;

  GtkWidget *row;
  GtkWidget *emblem;
  GtkLabel  *title;
  GtkLabel  *question;
  GtkButton *take;
  GtkLabel  *take_label;
};

G_DEFINE_FINAL_TYPE (AciesHandOver, acies_hand_over, ACIES_TYPE_PANEL)

static void
show_words (AciesHandOver    *self,
            const AciesState *state,
            AciesSide         side)
{
  const char *name = state->ruleset->sides[side].name;
  /* Translators: a side, whose player is to sit down at the screen now */
  g_autofree char *title = g_strdup_printf (_ ("Hand the screen to %s"), name);
  g_autofree char *asked = acies_state_describe (state);
  /* Translators: what a side is asked, a sentence without its full stop */
  g_autofree char *question = g_strdup_printf (_ ("%s. All cards stay hidden until you confirm."), asked);
  /* Translators: of the button with which the player of that side takes the screen */
  g_autofree char *take = g_strdup_printf (_ ("Continue as %s"), name);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->question, question);
  gtk_label_set_text (self->take_label, take);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->take), GTK_ACCESSIBLE_PROPERTY_LABEL, take,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
}

static void
take_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_game_table_take_seat (ACIES_HAND_OVER (widget)->table);
}

static void
acies_hand_over_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesHandOver    *self = ACIES_HAND_OVER (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesViewer       seat = acies_game_table_get_seat (self->table);
  gboolean          wanted = state != NULL && seat.kind == ACIES_VIEWER_HAND_OVER;

  if (wanted)
    show_words (self, state, seat.side);
  else
    gtk_label_set_text (self->title, "");
  acies_sketch_show_emblem (self->emblem, self->table, seat.side);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.take", wanted);
}

void
acies_hand_over_set_shape (AciesHandOver *self,
                           AciesShapeKind shape,
                           gboolean       low)
{
  gboolean is_small = shape == ACIES_SHAPE_SMALL;
  gboolean one_line = low && !is_small;

  gtk_label_set_lines (self->question, one_line ? 1 : 2);
  gtk_label_set_wrap (self->question, !one_line);
  gtk_widget_set_margin_top (self->row, is_small ? GAP / 2 : 0);
  gtk_widget_set_margin_bottom (self->row, is_small ? GAP / 2 : 0);
}

static void
acies_hand_over_class_init (AciesHandOverClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_hand_over_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesHandOver, table);

  acies_panel_class_set_template (panel_class, "play-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, row);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, title);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, question);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, take);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, take_label);
  gtk_widget_class_install_action (widget_class, "seat.take", NULL, take_cb);
}

static void
acies_hand_over_init (AciesHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->row, acies_wrap_layout_new (GAP, SENTENCE_ROOM));
  acies_tooltip_when_cut (self->question);
}

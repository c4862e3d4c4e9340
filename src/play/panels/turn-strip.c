/* turn-strip.c - the score: the sides, whose turn, phase and round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/turn-strip.h"

#include "engine/core/engine.h"
#include "play/core/choices.h"
#include "play/core/hints.h"
#include "play/panels/side-status.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesTurnStrip
{
  GtkWidget parent_instance;

  AciesGameTable  *table;
  guint            n_sides;
  AciesShapeKind   shape;
  AciesSideStatus *statuses[ACIES_MAX_SIDES];

  GtkWidget *box;
  GtkBox    *start;
  GtkBox    *end;
  GtkLabel  *turn;
  GtkLabel  *round;
};

G_DEFINE_FINAL_TYPE (AciesTurnStrip, acies_turn_strip, GTK_TYPE_WIDGET)

static void
remove_statuses (AciesTurnStrip *self)
{
  for (guint i = 0; i < self->n_sides; i++)
    gtk_box_remove (i % 2 == 0 ? self->start : self->end, GTK_WIDGET (self->statuses[i]));
  self->n_sides = 0;
}

/* Another game may have other sides: those of even number left, the others right. */
static void
rebuild (AciesTurnStrip   *self,
         const AciesState *state)
{
  remove_statuses (self);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      GtkWidget *status = acies_side_status_new (self->table, side);

      self->statuses[side] = ACIES_SIDE_STATUS (status);
      gtk_box_append (side % 2 == 0 ? self->start : self->end, status);
    }
  self->n_sides = state->ruleset->n_sides;
}

static void
show_turn (AciesTurnStrip   *self,
           const AciesState *state)
{
  g_autofree char *phase = acies_phase_dup_name (state);
  AciesSide        side = acies_choices_whose_phase (state);
  gboolean         small = self->shape == ACIES_SHAPE_SMALL;
  g_autofree char *turn = side == ACIES_NO_SIDE ? g_strdup (_ ("The Game Is Over"))
                          : small               ? g_strdup (phase)
                                  /* Translators: a side, then the phase it is in: "Rome: Prepare" */
                                  : g_strdup_printf (_ ("%1$s: %2$s"), state->ruleset->sides[side].name, phase);
  g_autofree char *round = g_strdup_printf (small ? "%u/%u" : _ ("Round %1$u of %2$u"), state->turn.round, state->setup.end_round);
  gboolean         rounds = !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS);

  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->round, round);
  gtk_widget_set_visible (GTK_WIDGET (self->round), rounds);
}

static void
table_changed_cb (AciesTurnStrip *self,
                  GArray         *events,
                  gboolean        forward)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  if (state == NULL)
    {
      remove_statuses (self);
      return;
    }
  if (events == NULL)
    rebuild (self, state);
  for (guint i = 0; i < self->n_sides; i++)
    acies_side_status_refresh (self->statuses[i], self->shape);
  show_turn (self, state);
}

void
acies_turn_strip_set_shape (AciesTurnStrip *self,
                            AciesShapeKind  shape)
{
  g_return_if_fail (ACIES_IS_TURN_STRIP (self));

  self->shape = shape;
  if (acies_game_table_get_state (self->table) != NULL)
    show_turn (self, acies_game_table_get_state (self->table));
  for (guint i = 0; i < self->n_sides; i++)
    acies_side_status_refresh (self->statuses[i], shape);
}

static void
acies_turn_strip_dispose (GObject *object)
{
  AciesTurnStrip *self = ACIES_TURN_STRIP (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_TURN_STRIP);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_turn_strip_parent_class)->dispose (object);
}

static void
acies_turn_strip_class_init (AciesTurnStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_turn_strip_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, box);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, start);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, end);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, turn);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, round);
}

static void
acies_turn_strip_init (AciesTurnStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_tooltip_when_cut (self->turn);
  acies_tooltip_when_cut (self->round);
}

GtkWidget *
acies_turn_strip_new (AciesGameTable *table)
{
  AciesTurnStrip *self = g_object_new (ACIES_TYPE_TURN_STRIP, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  table_changed_cb (self, NULL, TRUE);

  return GTK_WIDGET (self);
}

/* start-page.c - how a game on a real table starts: what the program knows of it, and its clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/start-page.h"

#include <adwaita.h>

struct _AciesStartPage
{
  GtkWidget parent_instance;

  GtkWidget      *child;
  GtkCheckButton *trackers;
  GtkCheckButton *position;
  GtkWidget      *clocks; /* only trackers have them */
  AdwComboRow    *clock;
  AdwComboRow    *increment;
};

G_DEFINE_FINAL_TYPE (AciesStartPage, acies_start_page, GTK_TYPE_WIDGET)

/* The choices of the rows, in minutes and in seconds. */
static const guint8 minutes[] = { 0, 10, 20, 30, 45, 60 };
static const guint8 increments[] = { 0, 5, 10, 30 };

static void
begin_cb (AciesStartPage *self)
{
  g_signal_emit_by_name (self, "begin");
}

AciesDepth
acies_start_page_get_depth (AciesStartPage *self)
{
  g_return_val_if_fail (ACIES_IS_START_PAGE (self), ACIES_DEPTH_TRACKERS);

  return gtk_check_button_get_active (self->position) ? ACIES_DEPTH_POSITION : ACIES_DEPTH_TRACKERS;
}

void
acies_start_page_set_clocks (AciesStartPage *self,
                             AciesSession   *game)
{
  const AciesRuleset *ruleset = acies_session_get_state (game)->ruleset;
  g_autoptr (GArray) commands = acies_commands_new ();
  guint        seconds = 60u * minutes[adw_combo_row_get_selected (self->clock)];
  AciesCommand command = acies_command_with_number (ACIES_COMMAND_TRACK_INCREMENT, increments[adw_combo_row_get_selected (self->increment)]);

  g_return_if_fail (ACIES_IS_START_PAGE (self));

  if (acies_start_page_get_depth (self) != ACIES_DEPTH_TRACKERS || seconds == 0)
    return;
  if (command.number > 0)
    g_array_append_val (commands, command);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      command = acies_command_of_side (ACIES_COMMAND_TRACK_CLOCK, side, ACIES_NO_ID, seconds);
      g_array_append_val (commands, command);
    }
  acies_session_apply_all (game, commands, NULL, NULL);
}

void
acies_start_page_take_focus (AciesStartPage *self)
{
  g_return_if_fail (ACIES_IS_START_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (gtk_check_button_get_active (self->position) ? self->position : self->trackers));
}

static void
acies_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_START_PAGE);
  G_OBJECT_CLASS (acies_start_page_parent_class)->dispose (object);
}

static void
acies_start_page_class_init (AciesStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_start_page_dispose;
  g_signal_new ("begin", ACIES_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/companion-start.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, child);
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, trackers);
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, position);
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, clocks);
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, clock);
  gtk_widget_class_bind_template_child (widget_class, AciesStartPage, increment);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
}

static void
acies_start_page_init (AciesStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

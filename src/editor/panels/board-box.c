/* board-box.c - buttons for what changes the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/board-box.h"

#include "editor/dialogs/board-dialog.h"

struct _AciesBoardBox
{
  GtkWidget parent_instance;

  AciesSession *session; /* or NULL */
  GtkWidget    *box;
};

G_DEFINE_FINAL_TYPE (AciesBoardBox, acies_board_box, GTK_TYPE_WIDGET)

void
acies_board_box_set_session (AciesBoardBox *self,
                             AciesSession  *session)
{
  g_return_if_fail (ACIES_IS_BOARD_BOX (self));

  g_set_object (&self->session, session);
  gtk_widget_set_sensitive (GTK_WIDGET (self), session != NULL);
}

static GtkWindow *
get_window (AciesBoardBox *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
resize_cb (AciesBoardBox *self)
{
  acies_resize_dialog_present (get_window (self), self->session);
}

static void
shift_cb (AciesBoardBox *self)
{
  acies_shift_dialog_present (get_window (self), self->session);
}

static void
mirror_cb (AciesBoardBox *self)
{
  acies_mirror_dialog_present (get_window (self), self->session);
}

static void
acies_board_box_dispose (GObject *object)
{
  AciesBoardBox *self = ACIES_BOARD_BOX (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_BOARD_BOX);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_board_box_parent_class)->dispose (object);
}

static void
acies_board_box_class_init (AciesBoardBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_board_box_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/board-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBoardBox, box);
  gtk_widget_class_bind_template_callback (widget_class, resize_cb);
  gtk_widget_class_bind_template_callback (widget_class, shift_cb);
  gtk_widget_class_bind_template_callback (widget_class, mirror_cb);
}

static void
acies_board_box_init (AciesBoardBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

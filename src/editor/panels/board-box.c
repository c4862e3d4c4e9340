/* board-box.c - buttons for what changes the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/board-box.h"

#include "editor/dialogs/board-dialogs.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesBoardBox
{
  GtkWidget parent_instance;

  AciesSession *session; /* or NULL */
  GtkWidget    *box;
  GtkWidget    *resize;
  GtkWidget    *shift;
  GtkWidget    *mirror;
};

G_DEFINE_FINAL_TYPE (AciesBoardBox, acies_board_box, GTK_TYPE_WIDGET)

/* What cannot be done to the board says why. */
static void
name_buttons (AciesBoardBox    *self,
              const AciesBoard *board)
{
  const struct
  {
    GtkWidget   *button;
    AciesReshape reshape;
    const char  *tooltip;
  } buttons[] = {
    { self->resize, ACIES_RESHAPE_SIZE, _ ("Change the number of columns and rows") },
    { self->shift, ACIES_RESHAPE_SHIFT, _ ("Shift everything on the board") },
    { self->mirror, ACIES_RESHAPE_MIRROR, _ ("Mirror or rotate the board, or swap the armies") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      const char *refusal = acies_reshape_refusal (board, buttons[i].reshape);

      gtk_widget_set_sensitive (buttons[i].button, refusal == NULL);
      acies_tooltip_set (buttons[i].button, refusal != NULL ? refusal : buttons[i].tooltip);
      gtk_accessible_update_property (GTK_ACCESSIBLE (buttons[i].button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      refusal != NULL ? refusal : buttons[i].tooltip, -1);
    }
}

void
acies_board_box_set_session (AciesBoardBox *self,
                             AciesSession  *session)
{
  g_return_if_fail (ACIES_IS_BOARD_BOX (self));

  g_set_object (&self->session, session);
  gtk_widget_set_sensitive (GTK_WIDGET (self), session != NULL);
  if (session != NULL)
    name_buttons (self, acies_session_get_state (session)->board);
}

static GtkWindow *
get_window (AciesBoardBox *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* The box is in a menu. */
static void
close_menu (AciesBoardBox *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
resize_cb (AciesBoardBox *self)
{
  close_menu (self);
  acies_resize_dialog_present (get_window (self), self->session);
}

static void
shift_cb (AciesBoardBox *self)
{
  close_menu (self);
  acies_shift_dialog_present (get_window (self), self->session);
}

static void
mirror_cb (AciesBoardBox *self)
{
  close_menu (self);
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
  gtk_widget_class_bind_template_child (widget_class, AciesBoardBox, resize);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardBox, shift);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardBox, mirror);
  gtk_widget_class_bind_template_callback (widget_class, close_menu);
  gtk_widget_class_bind_template_callback (widget_class, resize_cb);
  gtk_widget_class_bind_template_callback (widget_class, shift_cb);
  gtk_widget_class_bind_template_callback (widget_class, mirror_cb);
}

static void
acies_board_box_init (AciesBoardBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* version-row.c - one version of a scenario in a list: its picture, its age, what can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/version-row.h"

#include "app/shared/dialog.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/tooltip.h"

#include <adwaita.h>

#define GAP 12
#define LIST_WIDTH 560
#define LIST_HEIGHT 340
#define PICTURE_WIDTH 200

struct _AciesVersionRow
{
  GtkListBoxRow parent_instance;

  AciesBoardPicture *picture;
  GtkBox            *words;
  GtkBox            *buttons;
};

G_DEFINE_FINAL_TYPE (AciesVersionRow, acies_version_row, GTK_TYPE_LIST_BOX_ROW)

static GtkWidget *
add_label (AciesVersionRow *self,
           const char      *text,
           const char      *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (self->words, label);
  return label;
}

GtkWidget *
acies_version_row_new (const char *title,
                       const char *age,
                       const char *place)
{
  AciesVersionRow *self = g_object_new (ACIES_TYPE_VERSION_ROW, NULL);
  GtkWidget       *label;

  label = add_label (self, title, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  add_label (self, age, "body");
  label = add_label (self, place, "dim-label");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_START);
  acies_tooltip_set (label, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, age, -1);
  return GTK_WIDGET (self);
}

void
acies_version_row_set_picture (AciesVersionRow  *self,
                               const AciesState *state,
                               AciesTheme       *theme)
{
  g_return_if_fail (ACIES_IS_VERSION_ROW (self));

  acies_board_picture_set_state (self->picture, state, theme);
}

void
acies_version_row_warn (AciesVersionRow *self,
                        const char      *text)
{
  GtkWidget *label;

  g_return_if_fail (ACIES_IS_VERSION_ROW (self));

  label = add_label (self, text, "warning");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
}

GtkWidget *
acies_version_row_add_button (AciesVersionRow *self,
                              const char      *label,
                              const char      *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_val_if_fail (ACIES_IS_VERSION_ROW (self), NULL);

  acies_accessible_name (button, name);
  gtk_box_append (self->buttons, button);
  return button;
}

void
acies_version_row_set_faded (AciesVersionRow *self,
                             gboolean         faded)
{
  g_return_if_fail (ACIES_IS_VERSION_ROW (self));

  gtk_widget_set_opacity (GTK_WIDGET (self->picture), faded ? 0.4 : 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->words), !faded);
}

GtkListBox *
acies_version_list_new (AdwMessageDialog *dialog,
                        const char       *name,
                        GtkWidget       **scroller)
{
  return acies_dialog_list_new (dialog, name, LIST_WIDTH, LIST_HEIGHT, scroller);
}

static void
acies_version_row_class_init (AciesVersionRowClass *klass)
{
}

static void
acies_version_row_init (AciesVersionRow *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *clamp = adw_clamp_new ();

  self->picture = g_object_new (ACIES_TYPE_BOARD_PICTURE, "valign", GTK_ALIGN_CENTER, NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), PICTURE_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), PICTURE_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->picture));
  self->words = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP));
  gtk_widget_set_halign (GTK_WIDGET (self->buttons), GTK_ALIGN_END);
  gtk_widget_set_vexpand (GTK_WIDGET (self->words), TRUE);
  gtk_widget_set_hexpand (side, TRUE);
  gtk_widget_set_margin_start (content, GAP);
  gtk_widget_set_margin_end (content, GAP);
  gtk_widget_set_margin_top (content, GAP);
  gtk_widget_set_margin_bottom (content, GAP);
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->buttons));
  gtk_box_append (GTK_BOX (content), clamp);
  gtk_box_append (GTK_BOX (content), side);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
}

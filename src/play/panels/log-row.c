/* log-row.c - one row of the log: words, small dice, the emblem of whose turn begins, and what people wrote there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/log-row.h"

#include "play/panels/sketch.h"

#include <glib/gi18n-lib.h>

#define DIE 18
#define GAP 3
#define DICE_IN_LINE 12
#define EMBLEM 20

struct _AciesLogRow
{
  GtkWidget parent_instance;

  AciesRecordRow *row;
  AciesTheme     *theme;
  AciesRuleset   *ruleset;

  GtkWidget *picture; /* dice, or an emblem */
  GtkWidget *words;   /* all the rest */
  GtkWidget *label;
  GtkWidget *notes; /* beside their icon */

  GSignalGroup *signals; /* of the row */
};

G_DEFINE_FINAL_TYPE (AciesLogRow, acies_log_row, GTK_TYPE_WIDGET)

static const char *const heading_classes[] = {
  [ACIES_ROW_ROUND] = "log-round",
  [ACIES_ROW_TURN] = "log-turn",
  [ACIES_ROW_PART] = "log-turn",
  [ACIES_ROW_PLAIN] = NULL,
  [ACIES_ROW_ROLL] = NULL,
  [ACIES_ROW_END] = "log-round",
};

static void
draw_dice (AciesLogRow *self,
           cairo_t     *cr)
{
  const AciesDice *dice = &self->row->entry.dice;

  for (guint i = 0; i < dice->n; i++)
    acies_sketch_die (cr, self->picture, self->theme, self->ruleset, dice->types[i], acies_ruleset_get_face (self->ruleset, dice, i),
                      dice->results[i], (i % DICE_IN_LINE) * (DIE + GAP), (i / DICE_IN_LINE) * (DIE + GAP), DIE);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  AciesLogRow *self = data;

  if (self->row == NULL || self->theme == NULL)
    return;
  if (self->row->kind == ACIES_ROW_ROLL)
    draw_dice (self, cr);
  else if (self->row->kind == ACIES_ROW_TURN)
    acies_sketch_emblem (cr, self->picture, self->theme, self->ruleset, self->row->side, width / 2.0, height / 2.0, EMBLEM);
}

static void
size_picture (AciesLogRow *self)
{
  GtkDrawingArea *area = GTK_DRAWING_AREA (self->picture);
  AciesRowKind    kind = self->row->kind;
  gboolean        is_roll = kind == ACIES_ROW_ROLL;
  int             n = is_roll ? self->row->entry.dice.n : 0;
  int             lines = (n + DICE_IN_LINE - 1) / DICE_IN_LINE;

  gtk_widget_set_visible (self->picture, is_roll || kind == ACIES_ROW_TURN);
  gtk_drawing_area_set_content_width (area, is_roll ? MIN (n, DICE_IN_LINE) * (DIE + GAP) : EMBLEM);
  gtk_drawing_area_set_content_height (area, is_roll ? MAX (lines * (DIE + GAP) - GAP, 0) : EMBLEM);
  gtk_widget_queue_draw (self->picture);
}

/* Its list item is read as a whole: the sentence names the dice, too. GTK 4.8 has no way to say so in advance. */
static void
speak (AciesLogRow *self)
{
  GtkWidget  *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *notes = self->row->notes;
  const char *text = self->row->text;
  /* Translators: a sentence of the log, and what people have written at that moment */
  g_autofree char *both = notes != NULL ? g_strdup_printf (_ ("%1$s. Note: %2$s"), text, notes) : g_strdup (text);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
}

static void
show_notes (AciesLogRow *self)
{
  const char *notes = self->row->notes;

  gtk_label_set_text (GTK_LABEL (self->notes), notes != NULL ? notes : "");
  gtk_widget_set_visible (gtk_widget_get_parent (self->notes), notes != NULL);
  speak (self);
}

void
acies_log_row_show (AciesLogRow    *self,
                    AciesRecordRow *row,
                    AciesRuleset   *ruleset,
                    AciesTheme     *theme)
{
  g_autofree char *result = NULL;
  const char      *heading;

  g_return_if_fail (ACIES_IS_LOG_ROW (self) && ACIES_IS_RECORD_ROW (row));

  g_set_object (&self->row, row);
  g_signal_group_set_target (self->signals, row);
  self->theme = theme;
  self->ruleset = ruleset;
  result = acies_record_row_dup_result (row);
  gtk_label_set_text (GTK_LABEL (self->label), result != NULL ? result : row->text);
  heading = heading_classes[row->kind];
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { heading, NULL });
  size_picture (self);
  show_notes (self);
}

static void
acies_log_row_dispose (GObject *object)
{
  AciesLogRow *self = ACIES_LOG_ROW (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_object (&self->signals);
  g_clear_object (&self->row);

  G_OBJECT_CLASS (acies_log_row_parent_class)->dispose (object);
}

static void
acies_log_row_class_init (AciesLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_row_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
new_notes (AciesLogRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                  "document-edit-symbolic", "pixel-size", 12, "valign", GTK_ALIGN_START, "margin-top", 3, NULL);

  self->notes = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), self->notes);
  gtk_widget_add_css_class (box, "log-note");

  return box;
}

static void
acies_log_row_init (AciesLogRow *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);

  self->picture = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                "valign", GTK_ALIGN_CENTER, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw_cb, self, NULL);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));

  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, NULL);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->words), self->label);
  gtk_box_append (GTK_BOX (self->words), new_notes (self));
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->signals = g_signal_group_new (ACIES_TYPE_RECORD_ROW);
  g_signal_group_connect_swapped (self->signals, "notify::notes", G_CALLBACK (show_notes), self);
}

GtkWidget *
acies_log_row_new (void)
{
  return g_object_new (ACIES_TYPE_LOG_ROW, NULL);
}

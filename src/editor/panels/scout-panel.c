/* scout-panel.c - which reach and threat is shown on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/scout-panel.h"

#include <glib/gi18n-lib.h>

struct _AciesScoutPanel
{
  GtkWidget parent_instance;

  AciesScout     *scout;
  GtkWidget      *box;
  GtkCheckButton *reach;
  GtkWidget      *sides; /* one check for each */
  GtkLabel       *summary;
  GtkWidget      *legend;
  gboolean        refreshing;
};

G_DEFINE_FINAL_TYPE (AciesScoutPanel, acies_scout_panel, GTK_TYPE_WIDGET)

/* What the checks say, as bits by side. */
static guint
checked_sides (AciesScoutPanel *self)
{
  guint threats = 0;
  guint side = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (self->sides); check != NULL; check = gtk_widget_get_next_sibling (check))
    threats |= (guint) gtk_check_button_get_active (GTK_CHECK_BUTTON (check)) << side++;
  return threats;
}

static void
toggled_cb (AciesScoutPanel *self)
{
  if (self->refreshing)
    return;
  acies_scout_set_reach (self->scout, gtk_check_button_get_active (self->reach));
  acies_scout_set_threats (self->scout, checked_sides (self));
}

/* Its room is kept, or the panel would jump as the pointer moves over units. */
static void
show_summary (AciesScoutPanel *self)
{
  const char *summary = acies_scout_get_summary (self->scout);

  gtk_label_set_text (self->summary, summary != NULL ? summary : _ ("No unit under the pointer"));
}

static void
refresh (AciesScoutPanel *self)
{
  guint threats = acies_scout_get_threats (self->scout);
  guint side = 0;

  self->refreshing = TRUE;
  gtk_check_button_set_active (self->reach, acies_scout_get_reach (self->scout));
  for (GtkWidget *check = gtk_widget_get_first_child (self->sides); check != NULL; check = gtk_widget_get_next_sibling (check))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), (threats >> side++) & 1);
  gtk_widget_set_visible (self->legend, threats != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), acies_scout_get_reach (self->scout));
  show_summary (self);
  self->refreshing = FALSE;
}

void
acies_scout_panel_rebuild (AciesScoutPanel    *self,
                           const AciesRuleset *ruleset)
{
  GtkWidget *child;

  g_return_if_fail (ACIES_IS_SCOUT_PANEL (self));

  while ((child = gtk_widget_get_first_child (self->sides)) != NULL)
    gtk_box_remove (GTK_BOX (self->sides), child);
  for (guint side = 0; ruleset != NULL && side < ruleset->n_sides; side++)
    {
      g_autofree char *label = g_strdup_printf (_ ("Threat of %s"), ruleset->sides[side].name);
      GtkWidget       *check = gtk_check_button_new_with_label (label);

      gtk_widget_set_tooltip_text (check, _ ("Shades the hexes that its units could hit if they were ordered (D)"));
      g_signal_connect_swapped (check, "toggled", G_CALLBACK (toggled_cb), self);
      gtk_box_append (GTK_BOX (self->sides), check);
    }
  refresh (self);
}

void
acies_scout_panel_set_scout (AciesScoutPanel *self,
                             AciesScout      *scout)
{
  g_return_if_fail (ACIES_IS_SCOUT_PANEL (self));

  self->scout = g_object_ref (scout);
  g_signal_connect_object (scout, "notify::reach", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scout, "notify::threats", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scout, "notify::summary", G_CALLBACK (show_summary), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
acies_scout_panel_dispose (GObject *object)
{
  AciesScoutPanel *self = ACIES_SCOUT_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->scout);
  G_OBJECT_CLASS (acies_scout_panel_parent_class)->dispose (object);
}

static void
acies_scout_panel_class_init (AciesScoutPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_scout_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
new_heading (void)
{
  GtkWidget *heading = gtk_label_new (_ ("Reach and Threat"));

  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  return heading;
}

static GtkWidget *
new_caption (const char *text)
{
  GtkWidget *caption = gtk_label_new (text);

  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_add_css_class (caption, "caption");
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  return caption;
}

static void
acies_scout_panel_init (AciesScoutPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->reach = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("Reach of the unit under the pointer")));
  self->sides = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->summary = GTK_LABEL (new_caption (NULL));
  self->legend = new_caption (_ ("The darker a hex, the more units could hit it."));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->reach),
                               _ ("Shows where the unit could go, paler where it could not attack any more, and whom it could hit (W)"));
  g_signal_connect_swapped (self->reach, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->box), new_heading ());
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->reach));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->summary));
  gtk_box_append (GTK_BOX (self->box), self->sides);
  gtk_box_append (GTK_BOX (self->box), self->legend);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

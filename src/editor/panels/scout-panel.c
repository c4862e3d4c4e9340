/* scout-panel.c - which reach and threat is shown on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/scout-panel.h"

#include "engine/core/engine.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesScoutPanel
{
  GtkWidget parent_instance;

  AciesScout *scout;
  GtkWidget  *box;
  GtkWidget  *reach; /* a check */
  GtkWidget  *sides; /* one check for each */
  GtkWidget  *legend;
};

G_DEFINE_FINAL_TYPE (AciesScoutPanel, acies_scout_panel, GTK_TYPE_WIDGET)

/* --- bindings ------------------------------------------------------------------------------- */

static gboolean
to_checked (GBinding     *binding,
            const GValue *threats,
            GValue       *checked,
            gpointer      side)
{
  g_value_set_boolean (checked, (g_value_get_uint (threats) >> GPOINTER_TO_UINT (side)) & 1);
  return TRUE;
}

static gboolean
from_checked (GBinding     *binding,
              const GValue *checked,
              GValue       *threats,
              gpointer      side)
{
  g_autoptr (AciesScout) scout = ACIES_SCOUT (g_binding_dup_source (binding));
  guint bit = 1u << GPOINTER_TO_UINT (side);
  guint others = acies_scout_get_threats (scout) & ~bit;

  g_value_set_uint (threats, g_value_get_boolean (checked) ? others | bit : others);
  return TRUE;
}

static gboolean
has_threats (GBinding     *binding,
             const GValue *threats,
             GValue       *visible,
             gpointer      nothing)
{
  g_value_set_boolean (visible, g_value_get_uint (threats) != 0);
  return TRUE;
}

/* Its room is kept, so that the column does not jump as the pointer moves over units. */
static gboolean
to_text (GBinding     *binding,
         const GValue *summary,
         GValue       *text,
         gpointer      nothing)
{
  const char *said = g_value_get_string (summary);

  g_value_set_string (text, said != NULL ? said : _ ("No unit under the pointer"));
  return TRUE;
}

void
acies_scout_panel_rebuild (AciesScoutPanel    *self,
                           const AciesRuleset *ruleset)
{
  GtkWidget *child;

  g_return_if_fail (ACIES_IS_SCOUT_PANEL (self));

  /* Of a game in which nothing moves or hits there is nothing to see. */
  gtk_widget_set_visible (GTK_WIDGET (self), ruleset == NULL || ruleset->procs->reach.march != NULL);
  if (ruleset != NULL)
    gtk_label_set_text (GTK_LABEL (self->legend), acies_board_say (ruleset, _ ("The darker a hex, the more units could hit it."),
                                                                   _ ("The darker a square, the more units could hit it.")));
  while ((child = gtk_widget_get_first_child (self->sides)) != NULL)
    gtk_box_remove (GTK_BOX (self->sides), child);
  for (guint side = 0; ruleset != NULL && side < ruleset->n_sides; side++)
    {
      /* Translators: a side */
      g_autofree char *label = g_strdup_printf (_ ("Threat from %s"), ruleset->sides[side].name);
      GtkWidget       *check = gtk_check_button_new_with_label (label);

      acies_tooltip_set (check, acies_board_say (ruleset, _ ("Shades the hexes that this side’s units could hit if ordered (D)"),
                                                 _ ("Shades the squares that this side’s units could hit if ordered (D)")));
      g_object_bind_property_full (self->scout, "threats", check, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                   to_checked, from_checked, GUINT_TO_POINTER (side), NULL);
      gtk_box_append (GTK_BOX (self->sides), check);
    }
}

void
acies_scout_panel_set_scout (AciesScoutPanel *self,
                             AciesScout      *scout)
{
  g_return_if_fail (ACIES_IS_SCOUT_PANEL (self));

  self->scout = g_object_ref (scout);
  g_object_bind_property (scout, "reach", self->reach, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (scout, "threats", self->legend, "visible", G_BINDING_SYNC_CREATE, has_threats, NULL, NULL, NULL);
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

GtkWidget *
acies_scout_summary_new (AciesScout *scout)
{
  GtkWidget *summary = new_caption (NULL);

  g_object_bind_property (scout, "reach", summary, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (scout, "summary", summary, "label", G_BINDING_SYNC_CREATE, to_text, NULL, NULL, NULL);
  return summary;
}

static void
acies_scout_panel_init (AciesScoutPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->reach = gtk_check_button_new_with_label (_ ("Reach of the unit under the pointer"));
  self->sides = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->legend = new_caption (NULL);
  acies_tooltip_set (self->reach,
                     _ ("Shows where the unit could move (paler if it could not attack afterwards) and which enemies it could hit (W)"));
  gtk_box_append (GTK_BOX (self->box), new_heading ());
  gtk_box_append (GTK_BOX (self->box), self->reach);
  gtk_box_append (GTK_BOX (self->box), self->sides);
  gtk_box_append (GTK_BOX (self->box), self->legend);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

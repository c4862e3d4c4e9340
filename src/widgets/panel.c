/* panel.c - base class of widgets that show a model: the table of a game, or the editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/panel.h"

typedef struct
{
  GObject *model;
  gboolean is_stale;   /* not mapped when the model changed */
  gboolean is_unbuilt; /* and everything can have changed */
} AciesPanelPrivate;

enum
{
  PROP_0,
  PROP_MODEL,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AciesPanel, acies_panel, GTK_TYPE_WIDGET)

void
acies_panel_refresh (AciesPanel *self,
                     GArray     *events,
                     gboolean    forward)
{
  AciesPanelPrivate *priv = acies_panel_get_instance_private (self);
  AciesPanelClass   *klass = ACIES_PANEL_GET_CLASS (self);

  if (priv->model == NULL)
    return;
  priv->is_stale = !klass->refreshes_unseen && !gtk_widget_get_mapped (GTK_WIDGET (self));
  priv->is_unbuilt = priv->is_stale && (priv->is_unbuilt || events == NULL);
  if (!priv->is_stale)
    klass->refresh (self, events, forward);
}

static void
acies_panel_map (GtkWidget *widget)
{
  AciesPanelPrivate *priv = acies_panel_get_instance_private (ACIES_PANEL (widget));
  g_autoptr (GArray) nothing = g_array_new (FALSE, FALSE, 1);

  GTK_WIDGET_CLASS (acies_panel_parent_class)->map (widget);
  if (priv->is_stale)
    acies_panel_refresh (ACIES_PANEL (widget), priv->is_unbuilt ? NULL : nothing, TRUE);
}

/* Points the member of the subclass at the model. */
static void
set_member (AciesPanel *self,
            gpointer    model)
{
  G_STRUCT_MEMBER (gpointer, self, ACIES_PANEL_GET_CLASS (self)->model_offset) = model;
}

static void
acies_panel_set_property (GObject      *object,
                          guint         number,
                          const GValue *value,
                          GParamSpec   *spec)
{
  AciesPanel        *self = ACIES_PANEL (object);
  AciesPanelPrivate *priv = acies_panel_get_instance_private (self);

  g_return_if_fail (priv->model == NULL);

  priv->model = g_value_dup_object (value);
  if (priv->model == NULL)
    return; /* a binding in a template, before there is a model */
  set_member (self, priv->model);
  g_signal_connect_object (priv->model, "changed", G_CALLBACK (acies_panel_refresh), self, G_CONNECT_SWAPPED);
  if (ACIES_PANEL_GET_CLASS (self)->model_set != NULL)
    ACIES_PANEL_GET_CLASS (self)->model_set (self);
  acies_panel_refresh (self, NULL, TRUE);
}

static void
acies_panel_get_property (GObject    *object,
                          guint       number,
                          GValue     *value,
                          GParamSpec *spec)
{
  AciesPanelPrivate *priv = acies_panel_get_instance_private (ACIES_PANEL (object));

  g_value_set_object (value, priv->model);
}

static void
acies_panel_dispose (GObject *object)
{
  AciesPanel        *self = ACIES_PANEL (object);
  AciesPanelPrivate *priv = acies_panel_get_instance_private (self);
  GtkWidget         *child;

  if (ACIES_PANEL_GET_CLASS (self)->has_template)
    gtk_widget_dispose_template (GTK_WIDGET (self), G_OBJECT_TYPE (self));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  set_member (self, NULL);
  g_clear_object (&priv->model);

  G_OBJECT_CLASS (acies_panel_parent_class)->dispose (object);
}

void
acies_panel_class_set_template (AciesPanelClass *klass,
                                const char      *name)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  g_autofree char *path = g_strconcat ("/io/github/aciesgame/Acies/", name, NULL);

  klass->has_template = TRUE;
  gtk_widget_class_set_template_from_resource (widget_class, path);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_panel_class_init (AciesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = acies_panel_set_property;
  G_OBJECT_CLASS (klass)->get_property = acies_panel_get_property;
  G_OBJECT_CLASS (klass)->dispose = acies_panel_dispose;
  widget_class->map = acies_panel_map;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_MODEL,
                                   g_param_spec_object ("model", NULL, NULL, G_TYPE_OBJECT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
acies_panel_init (AciesPanel *self)
{
}

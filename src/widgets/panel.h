/* panel.h - base class of widgets that show a model: the table of a game, or the editor
 *
 * The property "model" is set once. The panel refreshes when the model emits "changed"; if it is not mapped then, it
 * refreshes when it is mapped.
 *
 * A subclass binds a member of its instances to the model, as it binds children of its template. A panel owns its
 * model, template and children; dispose releases them and sets their members to %NULL.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PANEL (acies_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (AciesPanel, acies_panel, ACIES, PANEL, GtkWidget)

/**
 * AciesPanelClass:
 * @refresh: shows the model. The arguments are those of "changed". @events is %NULL if everything can have changed, and
 *   empty for a delayed refresh
 * @model_set: (nullable): called once when the model is set, for example to connect other signals
 * @refreshes_unseen: whether to refresh immediately even if the panel is not mapped, because @refresh shows and hides
 *   the panel, enables actions with keys, or removes data of another game
 */
struct _AciesPanelClass
{
  GtkWidgetClass parent_class;

  void     (*refresh)   (AciesPanel *self,
                         GArray     *events,
                         gboolean    forward);
  void     (*model_set) (AciesPanel *self);
  gboolean   refreshes_unseen;

  /*< private >*/
  gsize      model_offset;
  gboolean   has_template;
};

/**
 * acies_panel_class_bind_model:
 * @klass: the class of @Type
 * @member: the instance member that the panel sets to the model, and to %NULL in dispose
 */
#define acies_panel_class_bind_model(klass, Type, member) \
  (ACIES_PANEL_CLASS (klass)->model_offset = G_STRUCT_OFFSET (Type, member))

/**
 * acies_panel_class_set_template:
 * @name: the file name of the template in the resources, such as "play-end.ui"
 *
 * Sets the template, and the accessible role "group".
 */
void acies_panel_class_set_template (AciesPanelClass *klass,
                                     const char      *name);

/* Refreshes the panel, see AciesPanelClass. Does nothing without a model. */
void acies_panel_refresh            (AciesPanel      *self,
                                     GArray          *events,
                                     gboolean         forward);

G_END_DECLS

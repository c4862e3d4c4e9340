/* panel.h - a part of the window that shows a model: the table of a game, or the editor
 *
 * A panel has a property "model", set once, and listens to its signal "changed". It is refreshed when it is seen: a change
 * while it is not mapped waits until then.
 *
 * A class declares where its instances keep the model, as it declares children of its template. Instances hold the model,
 * their template and their children until they are disposed; all are %NULL after that.
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
 * @refresh: shows the model. Its arguments are those of "changed". @events are %NULL if everything may be different, and empty
 *   for what happened while the panel was not seen
 * @model_set: (nullable): called once, when there is a model: connects further signals, makes what needs it
 * @refreshes_unseen: whether it is refreshed at once even if it is not seen, because @refresh shows and hides the panel, enables
 *   actions that have keys, or drops what is of another game
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
 * @member: of the instance: a pointer to the model, which the panel sets and clears
 */
#define acies_panel_class_bind_model(klass, Type, member) \
  (ACIES_PANEL_CLASS (klass)->model_offset = G_STRUCT_OFFSET (Type, member))

/**
 * acies_panel_class_set_template:
 * @name: of the file among the resources, "play-end.ui"
 *
 * The panel is a group for assistive technology.
 */
void acies_panel_class_set_template (AciesPanelClass *klass,
                                     const char      *name);

/* Does nothing without a model. */
void acies_panel_refresh            (AciesPanel      *self,
                                     GArray          *events,
                                     gboolean         forward);

G_END_DECLS

/* battle-panel.c - what people read about the scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/text-field.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static const struct
{
  const char *title;
  const char *help; /* of a text of many lines */
} texts[ACIES_N_TEXTS] = {
  [ACIES_TEXT_TITLE] = { N_ ("Title"), NULL },
  [ACIES_TEXT_DATE] = { N_ ("Date"), NULL },
  [ACIES_TEXT_PLACE] = { N_ ("Place"), NULL },
  [ACIES_TEXT_AUTHOR] = { N_ ("Author"), NULL },
  [ACIES_TEXT_BRIEFING] = { N_ ("Briefing"), N_ ("Background for the players") },
  [ACIES_TEXT_NOTES] = { N_ ("Notes"), N_ ("Special rules, sources and setup advice") },
};

struct _AciesBattlePanel
{
  AciesPanel parent_instance;

  AciesEditor    *editor;
  GtkWidget      *box;
  AciesTextField *fields[ACIES_N_TEXTS];
};

G_DEFINE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, ACIES_TYPE_PANEL)

void
acies_battle_panel_flush (AciesBattlePanel *self)
{
  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    acies_text_field_flush (self->fields[kind]);
}

static void
add_field (AciesBattlePanel *self,
           AciesTextKind     kind,
           GtkWidget        *lines)
{
  const char *help = texts[kind].help;
  GtkWidget  *widget;

  self->fields[kind] = acies_text_field_new (self->editor, kind, gettext (texts[kind].title),
                                             help != NULL ? gettext (help) : NULL, help != NULL);
  widget = acies_text_field_get_widget (self->fields[kind]);
  if (help != NULL)
    gtk_box_append (GTK_BOX (self->box), widget);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (lines), widget);
}

static void
acies_battle_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (panel);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    acies_text_field_refresh (self->fields[kind]);
}

static void
acies_battle_panel_model_set (AciesPanel *panel)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (panel);
  GtkWidget        *lines = adw_preferences_group_new ();

  gtk_box_append (GTK_BOX (self->box), lines);
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    add_field (self, kind, lines);
}

static void
acies_battle_panel_dispose (GObject *object)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (object);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    g_clear_object (&self->fields[kind]);
  G_OBJECT_CLASS (acies_battle_panel_parent_class)->dispose (object);
}

static void
acies_battle_panel_class_init (AciesBattlePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_battle_panel_dispose;
  panel_class->refresh = acies_battle_panel_refresh;
  panel_class->model_set = acies_battle_panel_model_set;
  panel_class->refreshes_unseen = TRUE; /* what stands in a text can be asked for at any time */
  acies_panel_class_bind_model (klass, AciesBattlePanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "battle-panel");
}

static void
acies_battle_panel_init (AciesBattlePanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* announcer.c - what has just happened, for people who hear the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/announcer.h"

#include "engine/core/event.h"
#include "engine/core/log-entry.h"

#include <glib/gi18n-lib.h>

struct _AciesAnnouncer
{
  AciesPanel parent_instance;

  AciesGameTable *table;
};

G_DEFINE_FINAL_TYPE (AciesAnnouncer, acies_announcer, ACIES_TYPE_PANEL)

static char *
dup_words (AciesAnnouncer *self,
           const GArray   *events)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      g_autofree char  *note = event->kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&event->u.entry, ruleset) : NULL;

      if (note != NULL)
        g_string_append_printf (words, "%s%s.", words->len > 0 ? " " : "", note);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
acies_announcer_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesAnnouncer  *self = ACIES_ANNOUNCER (panel);
  g_autofree char *words = NULL;

  if (events != NULL && events->len == 0)
    return;
  if (events != NULL && forward)
    words = dup_words (self, events);
  else if (events != NULL)
    words = g_strdup (_ ("Undone"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : "", -1);
}

static void
acies_announcer_class_init (AciesAnnouncerClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_announcer_refresh;
  acies_panel_class_bind_model (klass, AciesAnnouncer, table);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LOG);
}

/* What has no size is not there for assistive technology. */
static void
acies_announcer_init (AciesAnnouncer *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), 1, 1);
}

GtkWidget *
acies_announcer_new (AciesGameTable *table)
{
  return g_object_new (ACIES_TYPE_ANNOUNCER, "model", table, NULL);
}

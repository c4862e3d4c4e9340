/* fairness.c - whether the scenario that is edited is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/fairness.h"

#include "editor/fairness/fairness-window.h"

static AciesTheme *
find_theme (gpointer            catalog,
            const AciesRuleset *ruleset)
{
  return acies_catalog_get_theme (catalog, ruleset);
}

void
acies_action_fairness (AciesWindow *self)
{
  AciesDocumentPage   *page = acies_window_get_page (self);
  AciesSession        *session = acies_document_get_edit (acies_window_get_document (self));
  gboolean             is_new;
  AciesFairnessWindow *window;

  window = acies_fairness_window_of (session, GTK_WINDOW (self), find_theme, acies_window_get_catalog (self), &is_new);
  if (is_new)
    {
      g_signal_connect_object (window, "starting", G_CALLBACK (acies_document_page_flush), page, G_CONNECT_SWAPPED);
      /* To stand over another does not make a window one of the program, whose keys it needs. */
      gtk_window_set_application (GTK_WINDOW (window), gtk_window_get_application (GTK_WINDOW (self)));
    }
  gtk_window_present (GTK_WINDOW (window));
}

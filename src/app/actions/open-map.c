/* open-map.c - maps of Tiled: asks what they shall become, and opens that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/open-map.h"

#include "app/actions/show.h"
#include "app/dialogs/map-dialog.h"
#include "app/shared/place-text.h"
#include "app/shared/settings.h"

/* The map that a dialog asks about. */
typedef struct
{
  GFile         *file;
  AciesFindings *findings; /* what the reader left out */
} Errand;

static void
errand_free (gpointer  data,
             GClosure *closure)
{
  Errand *errand = data;

  g_object_unref (errand->file);
  acies_findings_free (errand->findings);
  g_free (errand);
}

static void
import_cb (AciesMapDialog *dialog,
           Errand         *errand)
{
  AciesWindow *self = ACIES_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  AciesState  *state = acies_map_dialog_build (dialog, errand->findings);
  const char  *ruleset = state->ruleset->id;
  g_autoptr (AciesDocument) document = acies_document_new_imported (state, errand->file, errand->findings);

  acies_map_memory_store (ruleset, acies_map_dialog_get_mapping (dialog));
  acies_action_show_opened (self, document, errand->file, errand->findings);
}

static void
ask (AciesWindow   *self,
     GFile         *file,
     AciesTmx      *map,
     AciesFindings *findings,
     GError       **error)
{
  g_autofree char *shown = acies_place_name (file);
  AciesMapDialog  *dialog = acies_map_dialog_new (GTK_WINDOW (self), acies_window_get_catalog (self), map, shown, error);
  Errand          *errand = g_new0 (Errand, 1);

  errand->file = g_object_ref (file);
  errand->findings = findings;
  if (dialog == NULL)
    {
      errand_free (errand, NULL);
      return;
    }
  g_signal_connect_data (dialog, "import", G_CALLBACK (import_cb), errand, errand_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_action_open_map (AciesWindow *self,
                       GFile       *file,
                       GBytes      *bytes,
                       GError     **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesTmx *map = acies_tmx_read (bytes, name, file, findings, error);

  if (map != NULL)
    ask (self, file, map, g_steal_pointer (&findings), error);
}

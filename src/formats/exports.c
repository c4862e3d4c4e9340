/* exports.c - the formats of other programs that a battle can be written in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/exports.h"

#include "formats/designer.h"
#include "formats/file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const AciesExport exports[] = {
  { N_ ("JSON of the designer’s program"), ".json", acies_designer_write },
};

const AciesExport *
acies_exports (guint *n_exports)
{
  *n_exports = G_N_ELEMENTS (exports);

  return exports;
}

const AciesExport *
acies_exports_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    if (g_str_has_suffix (name, exports[i].ending))
      return &exports[i];

  return NULL;
}

char *
acies_exports_dup_endings (void)
{
  const char *endings[G_N_ELEMENTS (exports) + 1] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    endings[i] = exports[i].ending;

  /* Translators: stands between the endings of names of files: ".json or .xyz" */
  return g_strjoinv (_ (" or "), (char **) endings);
}

gboolean
acies_export_can_hold (const AciesExport *self,
                       const AciesState  *state,
                       const char        *name,
                       GError           **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *text = self->write (state, name, findings, error);

  return text != NULL;
}

gboolean
acies_export_save (const AciesExport *self,
                   const AciesState  *state,
                   GFile             *file,
                   const char        *name,
                   AciesFindings     *findings,
                   GCancellable      *cancellable,
                   GError           **error)
{
  g_autoptr (GBytes) bytes = NULL;
  char *text = self->write (state, name, findings, error);

  if (text == NULL)
    return FALSE;
  bytes = g_bytes_new_take (text, strlen (text));
  acies_file_keep_backup (file);

  return acies_file_save (file, bytes, cancellable, error);
}

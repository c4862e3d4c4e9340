/* exports.c - the formats of other programs that a battle can be written in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/exports.h"

#include "engine/board/texts.h"
#include "formats/designer/designer.h"
#include "formats/files/file.h"
#include "formats/tiled/tmx.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const AciesExport exports[] = {
  { N_ ("JSON for the designer’s program"), ".json", acies_designer_write },
  { N_ ("Tiled map"), ".tmx", acies_tmx_write, acies_tmx_dup_picture_name, ACIES_TMX_TILE_COLUMNS, ACIES_TMX_TILE_WIDTH, ACIES_TMX_TILE_HEIGHT },
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

  return acies_list_join (endings, ACIES_LIST_OR);
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

GFile *
acies_export_dup_picture (const AciesExport *self,
                          GFile             *file,
                          const char        *name)
{
  g_autofree char *own = self->dup_picture_name != NULL ? self->dup_picture_name (name) : NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);

  return own != NULL && folder != NULL ? g_file_get_child (folder, own) : NULL;
}

static gboolean
save (GFile        *file,
      GBytes       *bytes,
      GCancellable *cancellable,
      GError      **error)
{
  acies_backup_keep (file);

  return acies_file_save (file, bytes, cancellable, error);
}

/* Saves the picture first, because a map without it is useless. If saving the map fails, restores the old picture. */
gboolean
acies_export_save (const AciesExport        *self,
                   const AciesState         *state,
                   GFile                    *file,
                   const char               *name,
                   const AciesExportPainter *painter,
                   AciesFindings            *findings,
                   GCancellable             *cancellable,
                   GError                  **error)
{
  g_autoptr (GFile) picture = acies_export_dup_picture (self, file, name);
  char *text = self->write (state, name, findings, error);
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
  g_autoptr (GBytes) drawn = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GError) cause = NULL;

  if (text == NULL)
    return FALSE;
  if (picture == NULL)
    return save (file, bytes, cancellable, error);
  drawn = painter->paint (state->ruleset, self->columns, self->tile_width,
                          state->ruleset->layout == ACIES_BOARD_SQUARES ? self->tile_width : self->tile_height, painter->data, error);
  if (drawn == NULL)
    return FALSE;
  before = acies_file_load_regular (picture, NULL, ACIES_MAX_BACKUP_BYTES, &cause);
  if (before == NULL && !g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  /* A user may have drawn the existing picture. If it equals the new one, nothing is lost. */
  if (painter->spares && before != NULL && g_bytes_get_size (before) > 0 && !g_bytes_equal (before, drawn))
    {
      g_autofree char *shown = g_file_get_parse_name (picture);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _ ("%s already exists and is not the tile picture of this map"), shown);
      return FALSE;
    }
  if (!save (picture, drawn, cancellable, error))
    return FALSE;
  if (save (file, bytes, cancellable, error))
    return TRUE;
  if (before != NULL)
    acies_file_save (picture, before, NULL, NULL);
  else
    g_file_delete (picture, NULL, NULL);

  return FALSE;
}

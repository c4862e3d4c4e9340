/* exports.h - the formats of other programs to which a battle can be exported
 *
 * The app and the command line offer every entry of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/core/state.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AciesExportPaint:
 * @columns: number of tiles in a row
 * @width: width of a tile in pixels
 * @height: height of a tile in pixels
 *
 * Draws the tiles of @ruleset. The caller of acies_export_save() provides it, because formats do not draw.
 *
 * Returns: (transfer full): a PNG of all tiles in the order of acies_tile_list(), or %NULL
 */
typedef GBytes *(*AciesExportPaint) (const AciesRuleset *ruleset,
                                     guint               columns,
                                     int                 width,
                                     int                 height,
                                     gpointer            data,
                                     GError            **error);

typedef struct
{
  AciesExportPaint paint;
  gpointer         data;
  gboolean         spares; /* keep an existing different picture and write nothing: %G_IO_ERROR_EXISTS */
} AciesExportPainter;

typedef struct
{
  const char *name;    /* untranslated, for people */
  const char *ending;  /* extension of file names, with the dot */

  /* (transfer full) (nullable): the text of the file; data that the format cannot hold is added to the findings */
  char     *(*write)  (const AciesState *state,
                       const char       *name,
                       AciesFindings    *findings,
                       GError          **error);

  /* (nullable): returns the name of the tile picture for a file of that name */
  char     *(*dup_picture_name) (const char *name);
  guint       columns;          /* tiles in a row of the picture */
  int         tile_width;
  int         tile_height;
} AciesExport;

const AciesExport *acies_exports           (guint             *n_exports);

/* (nullable): the format for a file name, by its extension */
const AciesExport *acies_exports_find      (const char        *name);

/* (transfer full): the extensions of all formats, for a message */
char              *acies_exports_dup_endings (void);

/**
 * acies_export_can_hold:
 * @name: of the target file, at the start of the message
 * @error: why the format cannot hold this battle
 */
gboolean           acies_export_can_hold   (const AciesExport *self,
                                            const AciesState  *state,
                                            const char        *name,
                                            GError           **error);

/* (transfer full) (nullable): the picture written next to @file */
GFile             *acies_export_dup_picture (const AciesExport *self,
                                            GFile             *file,
                                            const char        *name);

/**
 * acies_export_save:
 * @state: a scenario, or a game whose position is written
 * @file: replaced as a whole or left unchanged; the previous version is kept as a backup
 * @name: of the file, for messages
 * @painter: draws the picture next to the file, if the format has one; both files are written or neither
 * @findings: gets the data that the format cannot hold
 * @error: as acies_file_save(), or why the format cannot hold this battle
 */
gboolean           acies_export_save       (const AciesExport *self,
                                            const AciesState  *state,
                                            GFile             *file,
                                            const char        *name,
                                            const AciesExportPainter *painter,
                                            AciesFindings     *findings,
                                            GCancellable      *cancellable,
                                            GError           **error);

G_END_DECLS

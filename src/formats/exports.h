/* exports.h - the formats of other programs to which a battle can be exported
 *
 * The app and the command line offer all formats of acies_exports().
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
 * Draws the tiles of @ruleset. The caller of acies_export_save() provides this function, because src/formats has no code to draw.
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
  gboolean         spares; /* TRUE: if a different picture exists, saving writes nothing and fails with %G_IO_ERROR_EXISTS */
} AciesExportPainter;

typedef struct
{
  const char *name;    /* untranslated name, shown to users */
  const char *ending;  /* file name extension, with the dot */

  /* Returns: (transfer full) (nullable): the text of the file. Adds a finding for data that the format cannot hold. */
  char     *(*write)  (const AciesState *state,
                       const char       *name,
                       AciesFindings    *findings,
                       GError          **error);

  /* (nullable): returns the name of the tile picture for the file @name */
  char     *(*dup_picture_name) (const char *name);
  guint       columns;          /* number of tiles in a row of the picture */
  int         tile_width;
  int         tile_height;
} AciesExport;

const AciesExport *acies_exports           (guint             *n_exports);

/* Returns: (nullable): the format for the extension of the file name @name */
const AciesExport *acies_exports_find      (const char        *name);

/* Returns: (transfer full): the extensions of all formats, for a message */
char              *acies_exports_dup_endings (void);

/**
 * acies_export_can_hold:
 * @name: the name of the target file; the error message starts with this name
 * @error: the reason why the format cannot hold the battle
 */
gboolean           acies_export_can_hold   (const AciesExport *self,
                                            const AciesState  *state,
                                            const char        *name,
                                            GError           **error);

/* Returns: (transfer full) (nullable): the picture file next to @file; %NULL if the format has no picture */
GFile             *acies_export_dup_picture (const AciesExport *self,
                                            GFile             *file,
                                            const char        *name);

/**
 * acies_export_save:
 * @state: a scenario or a game; only the current position of a game is written
 * @file: the target file. Its previous version is kept as a backup. On errors, the file stays unchanged.
 * @name: the file name, for messages
 * @painter: draws the picture next to @file, if the format has a picture; either both files are written or neither file is
 * @findings: receives findings for data that the format cannot hold
 * @error: the errors of acies_file_save(), or the reason why the format cannot hold the battle
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

/* exports.h - export to the file formats of other programs
 *
 * The app and the command line offer every format that acies_exports() returns.
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
 * @columns: number of tiles per row
 * @width: width of a tile in pixels
 * @height: height of a tile in pixels
 *
 * A callback that draws the tiles of @ruleset. The caller of acies_export_save() supplies it, because src/formats
 * cannot draw.
 *
 * Returns: (transfer full) (nullable): a PNG image of all tiles in the order of acies_tile_list(), or %NULL on error
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
  gboolean         spares; /* TRUE: if an existing picture differs, save nothing and fail with %G_IO_ERROR_EXISTS */
} AciesExportPainter;

typedef struct
{
  const char *name;    /* untranslated display name */
  const char *ending;  /* file name extension, including the dot */

  /* Returns: (transfer full) (nullable): the contents of the file. Adds findings for data that the format cannot
   *   represent. */
  char     *(*write)  (const AciesState *state,
                       const char       *name,
                       AciesFindings    *findings,
                       GError          **error);

  /* (nullable): returns (transfer full) the name of the tile picture that belongs to the file @name */
  char     *(*dup_picture_name) (const char *name);
  guint       columns;          /* number of tiles per row in the picture */
  int         tile_width;
  int         tile_height;
} AciesExport;

const AciesExport *acies_exports           (guint             *n_exports);

/* Returns: (nullable): the format that matches the extension of the file name @name */
const AciesExport *acies_exports_find      (const char        *name);

/* Returns: (transfer full): the extensions of all formats as one string, for messages */
char              *acies_exports_dup_endings (void);

/**
 * acies_export_can_hold:
 * @name: name of the target file; the error message starts with this name
 *
 * Checks that the format can represent the battle. If it cannot, @error gives the reason.
 */
gboolean           acies_export_can_hold   (const AciesExport *self,
                                            const AciesState  *state,
                                            const char        *name,
                                            GError           **error);

/* Returns: (transfer full) (nullable): the picture file next to @file, or %NULL if the format has no picture */
GFile             *acies_export_dup_picture (const AciesExport *self,
                                            GFile             *file,
                                            const char        *name);

/**
 * acies_export_save:
 * @state: a scenario or a game; for a game, only the current position is exported
 * @file: the target file; an existing file is kept as a backup
 * @name: the name of the file, for messages
 * @painter: draws the picture that is saved next to @file, if the format has one
 * @findings: receives findings for data that the format cannot represent
 * @error: an error from acies_file_save(), or the reason that the format cannot represent the battle
 *
 * Saves the battle to @file. On error, neither @file nor the picture is changed.
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

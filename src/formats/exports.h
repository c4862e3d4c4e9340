/* exports.h - the formats of other programs that a battle can be written in
 *
 * Each is one entry of a table: window and command line offer what stands there.
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
 * @columns: how many tiles stand beside each other
 * @width: of each in pixels
 * @height: of each in pixels
 *
 * Formats do not draw: the caller does, who knows how the ruleset looks.
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
  gboolean         spares; /* another picture is not replaced: then nothing is written, %G_IO_ERROR_EXISTS */
} AciesExportPainter;

typedef struct
{
  const char *name;    /* for people, to be translated */
  const char *ending;  /* of its files' names, with the dot */

  /* (transfer full) (nullable): the text of a file, with what it cannot hold among the findings */
  char     *(*write)  (const AciesState *state,
                       const char       *name,
                       AciesFindings    *findings,
                       GError          **error);

  /* (nullable): the name of the picture of the tiles that goes beside a file of that name */
  char     *(*dup_picture_name) (const char *name);
  guint       columns;          /* of that picture */
  int         tile_width;
  int         tile_height;
} AciesExport;

/* The table. */
const AciesExport *acies_exports           (guint             *n_exports);

/* (nullable): the format that files of this name have */
const AciesExport *acies_exports_find      (const char        *name);

/**
 * acies_exports_dup_endings:
 *
 * Returns: (transfer full): the endings of all formats, for a message
 */
char              *acies_exports_dup_endings (void);

/**
 * acies_export_can_hold:
 * @name: of the file that would be written; the message begins with it
 * @error: why no battle like this can be written so
 */
gboolean           acies_export_can_hold   (const AciesExport *self,
                                            const AciesState  *state,
                                            const char        *name,
                                            GError           **error);

/**
 * acies_export_dup_picture:
 * Returns: (transfer full) (nullable): the file that is written beside @file
 */
GFile             *acies_export_dup_picture (const AciesExport *self,
                                            GFile             *file,
                                            const char        *name);

/**
 * acies_export_save:
 * @state: a scenario; or a game, of which the position is written
 * @file: it is replaced as a whole or stays as it was; the version before it is
 *   kept as a backup
 * @name: what messages call the file
 * @painter: draws the picture that goes beside it, if one does; of the two files both
 *   are written or none
 * @findings: what such a file cannot hold is added
 * @error: as acies_file_save(), or why no battle like this can be written so
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

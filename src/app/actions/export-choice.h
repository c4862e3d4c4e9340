/* export-choice.h - the table of all file types for export
 *
 * It contains formats of other programs, images of the board, the scenario sheet, the reference card and game reports.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/exports.h"
#include "render/export.h"
#include "report/report.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_EXPORT_FORMAT,  /* the format of another program */
  ACIES_EXPORT_MAP,
  ACIES_EXPORT_SHEET,
  ACIES_EXPORT_SETUP,     /* page of steps to set up the battle */
  ACIES_EXPORT_REFERENCE, /* reference card of the rules */
  ACIES_EXPORT_REPORT,  /* game report as PDF */
  ACIES_EXPORT_LOG,     /* game report as text */
} AciesExportKind;

typedef struct
{
  AciesExportKind    kind;
  const char        *name;    /* untranslated, for the user */
  const char        *ending;  /* extension with the dot */
  const AciesExport *format;  /* NULL unless @kind is ACIES_EXPORT_FORMAT */
} AciesExportChoice;

/**
 * acies_export_choices:
 * @state: a scenario or a game
 *
 * Returns: (transfer full) (element-type AciesExportChoice): the file types for @state, at least one; reports come
 *   first if @state is an ended game
 */
GArray                  *acies_export_choices     (const AciesState        *state);

/* Returns: (transfer full) (element-type AciesExportChoice): only the reference card */
GArray                  *acies_export_choices_reference (void);

/**
 * acies_export_choice_find:
 * @chosen: (nullable): the file type that the user selected
 * @name: the file name that the user entered
 *
 * Finds the file type that the user means. It can be a format that cannot hold the battle; acies_export_order_run()
 * then explains the reason.
 *
 * Returns: @chosen if @name has its extension or an unknown one; otherwise the first type with the extension of @name
 */
AciesExportChoice        acies_export_choice_find (const GArray            *choices,
                                                   const AciesExportChoice *chosen,
                                                   const char              *name);

/**
 * AciesExportOrder:
 *
 * An export with copies of all its data, so that it can run in another thread.
 */
typedef struct
{
  AciesExportChoice  choice;
  AciesState        *state;
  AciesState        *scenario;  /* for the scenario sheet and the reference card */
  AciesTheme        *theme;     /* a copy */
  AciesPaper         paper;
  int                dpi;       /* for PNG */
  gboolean           names;     /* whether the board shows the names of hexes without a piece */
  gboolean           plain;     /* whether the ground is drawn plainly */
  GArray            *hexes;     /* (nullable) (element-type AciesHex): the only hexes to draw */
  AciesReport       *report;    /* for REPORT and LOG, set by the caller; otherwise NULL */
  GFile             *file;
  AciesFindings     *findings;  /* receives what the file cannot hold */
} AciesExportOrder;

AciesExportOrder        *acies_export_order_new   (const AciesExportChoice *choice,
                                                   const AciesState        *state,
                                                   const AciesState        *scenario,
                                                   const AciesTheme        *theme,
                                                   GFile                   *file);
void                     acies_export_order_free  (AciesExportOrder        *self);

/**
 * acies_export_order_run:
 * @error: an error from acies_export_save(), or %ACIES_RENDER_ERROR
 *
 * Replaces the file atomically.
 */
gboolean                 acies_export_order_run   (AciesExportOrder        *self,
                                                   GCancellable            *cancellable,
                                                   GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesExportOrder, acies_export_order_free)

G_END_DECLS

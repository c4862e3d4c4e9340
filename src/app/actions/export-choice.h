/* export-choice.h - everything that a battle can leave the window as
 *
 * The formats of other programs, pictures of the map, the scenario sheet, the
 * report of a game: one table, whatever folder writes them.
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
  ACIES_EXPORT_FORMAT,  /* of another program */
  ACIES_EXPORT_MAP,
  ACIES_EXPORT_SHEET,
  ACIES_EXPORT_REPORT,  /* of a game, as a PDF */
  ACIES_EXPORT_LOG,     /* the same as text */
} AciesExportKind;

typedef struct
{
  AciesExportKind    kind;
  const char        *name;    /* for people, to be translated */
  const char        *ending;  /* with the dot */
  const AciesExport *format;  /* of another program, or NULL */
} AciesExportChoice;

/**
 * acies_export_choices:
 * @state: a scenario, or a game; when it is over its report comes first
 *
 * Returns: (transfer full) (element-type AciesExportChoice): what @state can
 *   leave as, never nothing
 */
GArray                  *acies_export_choices     (const AciesState        *state);

/**
 * acies_export_choice_find:
 * @chosen: (nullable): the one that was picked from the list
 * @name: of the file, which may say something else
 *
 * Returns: what is meant: @chosen where @name has its ending or none that is
 *   known; else the first with that ending. A format that cannot hold the battle
 *   is found by its ending, too, so that it can say why.
 */
AciesExportChoice        acies_export_choice_find (const GArray            *choices,
                                                   const AciesExportChoice *chosen,
                                                   const char              *name);

/**
 * AciesExportOrder:
 *
 * What is to be written, as it is when people ask for it: it can be carried out
 * on another thread.
 */
typedef struct
{
  AciesExportChoice  choice;
  AciesState        *state;
  AciesState        *scenario;  /* that the sheet is about */
  AciesTheme        *theme;     /* its own */
  AciesPaper         paper;
  int                dpi;       /* of a PNG */
  gboolean           names;     /* whether hexes without a piece show their names on a board */
  GArray            *hexes;     /* (nullable) (element-type AciesHex): only these */
  AciesReport       *report;    /* for REPORT and LOG, set by who asks for them; else NULL */
  GFile             *file;
  AciesFindings     *findings;  /* what such a file cannot hold is added */
} AciesExportOrder;

AciesExportOrder        *acies_export_order_new   (const AciesExportChoice *choice,
                                                   const AciesState        *state,
                                                   const AciesState        *scenario,
                                                   const AciesTheme        *theme,
                                                   GFile                   *file);
void                     acies_export_order_free  (AciesExportOrder        *self);

/**
 * acies_export_order_run:
 * @error: as acies_export_save(), or %ACIES_RENDER_ERROR
 *
 * The file is replaced as a whole, or stays as it was.
 */
gboolean                 acies_export_order_run   (AciesExportOrder        *self,
                                                   GCancellable            *cancellable,
                                                   GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesExportOrder, acies_export_order_free)

G_END_DECLS

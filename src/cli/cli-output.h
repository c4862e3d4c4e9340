/* cli-output.h - the file that a verb writes, and what it takes the place of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AciesCliFile:
 *
 * What a verb writes. Only a file that can be read as the same is replaced unasked.
 */
typedef enum
{
  ACIES_CLI_FILE_SCENARIO,
  ACIES_CLI_FILE_GAME,
  ACIES_CLI_FILE_GAME_ASKED, /* a game, where somebody is asked for its name who can give no options */
  ACIES_CLI_FILE_DESIGNER, /* of the designer's program */
  ACIES_CLI_FILE_TILED,    /* a map */
  ACIES_CLI_FILE_PICTURE,  /* PNG, SVG or PDF, as the name ends */
  ACIES_CLI_FILE_REPORT,   /* in text */
} AciesCliFile;

/**
 * AciesCliOutput:
 * @before: (nullable): what the file holds before it is written; %NULL for
 *   nothing, or more than is kept
 * @other: it cannot be read as that kind, and is replaced because that was asked for
 */
typedef struct
{
  GFile    *file;
  char     *name;
  GBytes   *before;
  gboolean  other;
} AciesCliOutput;

#define ACIES_CLI_OUTPUT_INIT { NULL }

/**
 * acies_cli_output_open:
 * @path: (nullable): %NULL opens nothing, and is good
 * @force: a file that cannot be read as that kind may be replaced, too
 *
 * Before anything else is done: nobody shall play a game that cannot be saved.
 *
 * Returns: %FALSE after a complaint: what is there cannot be read as that kind, or nothing can be written there
 */
gboolean acies_cli_output_open  (AciesCliOutput       *self,
                                 const char           *path,
                                 AciesCliFile          kind,
                                 gboolean              force);

/**
 * acies_cli_output_note:
 *
 * The same for a file that may be of any kind, as another hand looks after it.
 */
void     acies_cli_output_note  (AciesCliOutput       *self,
                                 GFile                *file);

/**
 * acies_cli_output_tell:
 *
 * After it was written: says on standard error that something was replaced, and
 * where it lies now if it was kept.
 */
void     acies_cli_output_tell  (const AciesCliOutput *self);
void     acies_cli_output_clear (AciesCliOutput       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliOutput, acies_cli_output_clear)

G_END_DECLS

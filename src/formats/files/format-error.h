/* format-error.h - errors that prevent a file from being opened or saved
 *
 * The message of an error is "FILE:LINE: problem". Problems in a file that can still be opened are findings
 * (engine/find/findings.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_FORMAT_ERROR_NOT_XML,         /* not well-formed XML */
  ACIES_FORMAT_ERROR_REFUSED,         /* well-formed, but not accepted; for example, XML with a document type,
                                         an encoding other than UTF-8 or deep nesting */
  ACIES_FORMAT_ERROR_TOO_BIG,         /* the file is too large, or the game has too many notes */
  ACIES_FORMAT_ERROR_WRONG_ROOT,      /* the root element belongs to another kind of document */
  ACIES_FORMAT_ERROR_UNKNOWN_RULESET, /* the ruleset is not installed */
  ACIES_FORMAT_ERROR_NO_BOARD,        /* scenario without a board, or game without a scenario */
  ACIES_FORMAT_ERROR_INVALID,         /* ruleset or theme with errors; see the findings */
  ACIES_FORMAT_ERROR_NOT_SAME,        /* the file was not saved, because reading it back would give different
                                         data; or a journal is damaged */
  ACIES_FORMAT_ERROR_NOT_JSON,        /* not well-formed JSON */
} AciesFormatError;

#define ACIES_FORMAT_ERROR (acies_format_error_quark ())
GQuark acies_format_error_quark (void);

G_END_DECLS

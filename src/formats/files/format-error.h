/* format-error.h - why a file cannot be opened or saved at all
 *
 * Faults inside a file that could be opened are findings (engine/find/findings.h).
 * The message of an error about a file is "FILE:LINE: what is wrong".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AciesFormatError:
 * @ACIES_FORMAT_ERROR_NOT_XML: not XML, or not well-formed
 * @ACIES_FORMAT_ERROR_REFUSED: XML we do not read: a document type, another
 *   encoding than UTF-8, nested too deeply, too many elements or attributes
 * @ACIES_FORMAT_ERROR_TOO_BIG: more bytes than any of our files has
 * @ACIES_FORMAT_ERROR_WRONG_ROOT: some other kind of document
 * @ACIES_FORMAT_ERROR_UNKNOWN_RULESET: no such ruleset is installed
 * @ACIES_FORMAT_ERROR_NO_BOARD: a scenario without a board
 * @ACIES_FORMAT_ERROR_INVALID: a ruleset with faults; see the findings
 * @ACIES_FORMAT_ERROR_NOT_SAME: what would be written does not read back as
 *   what was to be saved, so nothing was written
 * @ACIES_FORMAT_ERROR_NOT_JSON: not JSON, or not well-formed
 */
typedef enum
{
  ACIES_FORMAT_ERROR_NOT_XML,
  ACIES_FORMAT_ERROR_REFUSED,
  ACIES_FORMAT_ERROR_TOO_BIG,
  ACIES_FORMAT_ERROR_WRONG_ROOT,
  ACIES_FORMAT_ERROR_UNKNOWN_RULESET,
  ACIES_FORMAT_ERROR_NO_BOARD,
  ACIES_FORMAT_ERROR_INVALID,
  ACIES_FORMAT_ERROR_NOT_SAME,
  ACIES_FORMAT_ERROR_NOT_JSON,
} AciesFormatError;

#define ACIES_FORMAT_ERROR (acies_format_error_quark ())
GQuark acies_format_error_quark (void);

G_END_DECLS

/* format-error.h - why a file cannot be opened or saved
 *
 * Faults in a file that can be opened are findings (engine/find/findings.h). The message of an error about a file is
 * "FILE:LINE: what is wrong".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_FORMAT_ERROR_NOT_XML,         /* not XML, or not well-formed */
  ACIES_FORMAT_ERROR_REFUSED,         /* unsupported XML: a document type, an encoding other than UTF-8, deep nesting, or too
                                         many elements or attributes */
  ACIES_FORMAT_ERROR_TOO_BIG,         /* larger than any Acies file */
  ACIES_FORMAT_ERROR_WRONG_ROOT,      /* the root element of another kind of document */
  ACIES_FORMAT_ERROR_UNKNOWN_RULESET, /* the ruleset is not installed */
  ACIES_FORMAT_ERROR_NO_BOARD,        /* a scenario without a board */
  ACIES_FORMAT_ERROR_INVALID,         /* a ruleset with faults; see the findings */
  ACIES_FORMAT_ERROR_NOT_SAME,        /* reading the document back gives another result; nothing was written */
  ACIES_FORMAT_ERROR_NOT_JSON,        /* not JSON, or not well-formed */
} AciesFormatError;

#define ACIES_FORMAT_ERROR (acies_format_error_quark ())
GQuark acies_format_error_quark (void);

G_END_DECLS

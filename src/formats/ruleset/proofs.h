/* proofs.h - reader for proofs.txt, which lists the code and the tests for each statement of a rulebook
 *
 * The test suite writes proofs.txt. The id of each statement is on a line of its own, followed by the lines for this
 * statement. Each of these lines is indented by two spaces and consists of the word "code" and a file name, or of the
 * word "test" and the name of a test case. Empty lines and lines that start with # are ignored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesProofs AciesProofs;

typedef struct
{
  GPtrArray *code;  /* (element-type utf8): source and data files that implement the statement */
  GPtrArray *tests; /* (element-type utf8): test cases that verify the statement and have passed */
} AciesProof;

/**
 * acies_proofs_load:
 * @folder: the folder of the ruleset; if it does not contain proofs.txt, no statement has proofs
 * @error: %ACIES_FORMAT_ERROR with the message "FILE:LINE: problem", or the errors of acies_file_load_regular()
 *
 * Returns: (transfer full) (nullable): the proofs of the ruleset's statements, or %NULL on error
 */
AciesProofs      *acies_proofs_load (const char         *folder,
                                     const AciesRuleset *ruleset,
                                     GError            **error);
void              acies_proofs_free (AciesProofs        *self);

/* Returns: (transfer none): the proofs of the statement with @id; both lists are empty if it has none */
const AciesProof *acies_proofs_find (const AciesProofs  *self,
                                     const char         *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesProofs, acies_proofs_free)

G_END_DECLS

/* proofs.h - reads proofs.txt: the code and the tests for each statement of a rulebook
 *
 * The tests write proofs.txt. A line with the id of a statement is followed by lines indented by two spaces: "code" or
 * "test", and the name of a file or test case. Lines that start with # are ignored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesProofs AciesProofs;

typedef struct
{
  GPtrArray *code;  /* of char*: source and data files */
  GPtrArray *tests; /* of char*: test cases that passed */
} AciesProof;

/**
 * acies_proofs_load:
 * @folder: the folder of the ruleset; if it has no proofs.txt, no statement has proofs
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR, with the message "FILE:LINE: what is wrong"
 *
 * Returns: (transfer full): the proofs of the ruleset's statements, or %NULL
 */
AciesProofs      *acies_proofs_load (const char         *folder,
                                     const AciesRuleset *ruleset,
                                     GError            **error);
void              acies_proofs_free (AciesProofs        *self);

/* Returns: (transfer none): the proofs of the statement; empty lists for a statement without proofs */
const AciesProof *acies_proofs_find (const AciesProofs  *self,
                                     const char         *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesProofs, acies_proofs_free)

G_END_DECLS

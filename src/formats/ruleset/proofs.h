/* proofs.h - reading proofs.txt: what enforces and what proves each statement of a rulebook
 *
 * A list that the tests write: the id of a statement alone on its line, below it
 * lines of two blanks, "code" or "test", and the name of a file or of a case.
 * Lines that begin with # say nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesProofs AciesProofs;

/**
 * AciesProof:
 * @code: (element-type utf8): files of the source, and of the ruleset's data
 * @tests: (element-type utf8): cases that ran and passed
 */
typedef struct
{
  GPtrArray *code;
  GPtrArray *tests;
} AciesProof;

/**
 * acies_proofs_load:
 * @folder: of the ruleset; without the file in it there are no proofs
 * @error: "FILE:LINE: what is wrong", %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): what the file says of the ruleset's statements, or %NULL
 */
AciesProofs      *acies_proofs_load (const char         *folder,
                                     const AciesRuleset *ruleset,
                                     GError            **error);
void              acies_proofs_free (AciesProofs        *self);

/**
 * acies_proofs_find:
 * Returns: (transfer none): of the statement; with empty lists when nothing is said of it
 */
const AciesProof *acies_proofs_find (const AciesProofs  *self,
                                     const char         *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesProofs, acies_proofs_free)

G_END_DECLS

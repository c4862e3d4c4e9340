/* cli-batch.h - many files looked through at once, and told one after the other
 *
 * Each processor reads files ahead of what is told, and only so many that memory
 * does not grow with their number. One file is read without a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-input.h"

G_BEGIN_DECLS

typedef struct _AciesCliBatch AciesCliBatch;

/**
 * acies_cli_batch_new:
 * @names: of the files; they outlive the batch
 * @library: whose rulesets all use
 */
AciesCliBatch *acies_cli_batch_new  (char         **names,
                                     AciesLibrary  *library);
void           acies_cli_batch_free (AciesCliBatch *self);

/**
 * acies_cli_batch_next:
 * @error: why the file cannot be read at all
 *
 * To be called once for each of the names.
 *
 * Returns: (transfer full): the next file, with all that is found in it
 */
AciesCliInput *acies_cli_batch_next (AciesCliBatch *self,
                                     GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliBatch, acies_cli_batch_free)

G_END_DECLS

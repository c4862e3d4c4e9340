/* format-kinds.h - the kinds of finding of files, and the list of all kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

/* What readers and writers of files report. Ends with a kind without code. */
extern const AciesFindingKind acies_format_kinds[];

/**
 * acies_finding_kinds_list:
 *
 * Returns: (transfer container) (element-type AciesFindingKind): every kind this
 *   program knows: of all scenarios, of each game, of files
 */
GPtrArray *acies_finding_kinds_list (void);

G_END_DECLS

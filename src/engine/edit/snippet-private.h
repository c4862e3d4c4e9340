/* snippet-private.h - what the parts of a snippet share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/snippet.h"

G_BEGIN_DECLS

/* Returns: (transfer full): one without hexes */
AciesSnippet *acies_snippet_new  (AciesRuleset *ruleset);

/* Puts its hexes into their order. */
void          acies_snippet_sort (AciesSnippet *self);

G_END_DECLS

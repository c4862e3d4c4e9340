/* catalog.h - what comes with the program: rulesets, their battles, their art
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "render/theme.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ACIES_TYPE_CATALOG (acies_catalog_get_type ())
G_DECLARE_FINAL_TYPE (AciesCatalog, acies_catalog, ACIES, CATALOG, GObject)

AciesCatalog *acies_catalog_new         (void);

/* (transfer none): rulesets and their battles, found when first asked for */
AciesLibrary *acies_catalog_get_library (AciesCatalog       *self);

/* (transfer full) (element-type AciesRuleset): those that can be read; the one to learn first, then the easier ones first */
GPtrArray    *acies_catalog_list_rulesets (AciesCatalog     *self);

/* (transfer full) (nullable): path of the template for learning the game */
char         *acies_catalog_dup_learn_path (AciesCatalog    *self,
                                         const AciesRuleset *ruleset);

/**
 * acies_catalog_get_theme:
 *
 * Returns: (transfer none): art and colours of @ruleset; lives as long as the
 *   catalog. A theme that cannot be read is replaced by a plain one.
 */
AciesTheme   *acies_catalog_get_theme   (AciesCatalog       *self,
                                         const AciesRuleset *ruleset);

G_END_DECLS

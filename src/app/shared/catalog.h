/* catalog.h - the installed rulesets with their battles and themes
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

/* (transfer none): the installed rulesets and battles; loaded on the first call */
AciesLibrary *acies_catalog_get_library (AciesCatalog       *self);

/* (transfer container) (element-type AciesRuleset): the readable rulesets: first the one to learn first, then by
 * difficulty */
GPtrArray    *acies_catalog_list_rulesets (AciesCatalog     *self);

/* (transfer full) (nullable): the path of the learning battle of @ruleset */
char         *acies_catalog_dup_learn_path (AciesCatalog    *self,
                                         const AciesRuleset *ruleset);

/**
 * acies_catalog_get_theme:
 *
 * Returns: (transfer none): the theme of @ruleset, owned by the catalog; a plain theme if it cannot be read
 */
AciesTheme   *acies_catalog_get_theme   (AciesCatalog       *self,
                                         const AciesRuleset *ruleset);

G_END_DECLS

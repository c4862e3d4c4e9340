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

/**
 * acies_catalog_get_theme:
 *
 * Returns: (transfer none): art and colours of @ruleset; lives as long as the
 *   catalog. A theme that cannot be read is replaced by a plain one.
 */
AciesTheme   *acies_catalog_get_theme   (AciesCatalog       *self,
                                         const AciesRuleset *ruleset);

G_END_DECLS

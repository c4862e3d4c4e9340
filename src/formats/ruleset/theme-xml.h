/* theme-xml.h - reading how a ruleset looks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/look/look.h"

G_BEGIN_DECLS

#define ACIES_THEME_NS        "https://aciesgame.github.io/ns/theme"
#define ACIES_THEME_MAX_BYTES (1024 * 1024)

/**
 * acies_look_load:
 * @path: of a theme.xml; its pictures are named relative to it
 * @error: %ACIES_FORMAT_ERROR, with file, line and the first fault, or what
 *   acies_file_load() says; of a picture what acies_picture_load() says
 *
 * Returns: (transfer full): what it says of the things of @ruleset, or %NULL
 *   when anything is wrong
 */
AciesLook *acies_look_load (const char         *path,
                            const AciesRuleset *ruleset,
                            GError            **error);

G_END_DECLS

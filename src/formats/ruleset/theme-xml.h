/* theme-xml.h - reads the theme of a ruleset
 *
 * An SVG file can load other files, and can take hours or gigabytes of memory to draw. Pictures of a theme are silhouettes that
 * need only filled shapes, so everything else is refused before drawing.
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
 * @path: the path of a theme.xml; picture paths in the file are relative to the folder of the file
 * @error: %ACIES_FORMAT_ERROR with file, line and the first fault, or errors of acies_file_load() or acies_picture_load()
 *
 * Returns: (transfer full): the look of @ruleset, or %NULL on errors
 */
AciesLook *acies_look_load (const char         *path,
                            const AciesRuleset *ruleset,
                            GError            **error);

#define ACIES_SVG_NS            "http://www.w3.org/2000/svg"
/* A shape of 1,000 lines that all cross each other takes one second to fill. 2,000 lines take four seconds. */
#define ACIES_PICTURE_MAX_BYTES (8 * 1024)
/* A viewBox is at least MIN_SIDE wide and high. Numbers have absolute values up to MAX_NUMBER and, in shapes, up to MAX_SIDES
 * times the longer side of the viewBox, because huge arcs take seconds to draw even if barely visible. */
#define ACIES_PICTURE_MIN_SIDE   16
#define ACIES_PICTURE_MAX_NUMBER 4096
#define ACIES_PICTURE_MAX_SIDES  4

/**
 * acies_picture_load:
 * @path: the path of an SVG file
 * @error: %ACIES_FORMAT_ERROR with file, line and the first fault, or the errors of acies_file_load()
 *
 * Returns: (transfer full): the content of the file, or %NULL on errors, such as content other than filled shapes
 */
GBytes *acies_picture_load (const char  *path,
                            GError     **error);

G_END_DECLS

/* theme-xml.h - reading how a ruleset looks
 *
 * SVG can ask for other files, for hours of work and for gigabytes. A picture of
 * a theme is a silhouette, for which filled shapes in their places are enough; all
 * else is refused before anything draws it.
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

#define ACIES_SVG_NS            "http://www.w3.org/2000/svg"
/* A thousand lines that all cross each other take a second to fill, and twice as many take four. */
#define ACIES_PICTURE_MAX_BYTES (8 * 1024)
/* Of a viewBox both sides are at least so long, and no number is further from 0; within it none is above so many times
 * its longer side, as arcs of a circle that hardly shows take seconds. */
#define ACIES_PICTURE_MIN_SIDE   16
#define ACIES_PICTURE_MAX_NUMBER 4096
#define ACIES_PICTURE_MAX_SIDES  4

/**
 * acies_picture_load:
 * @path: of an SVG file
 * @error: %ACIES_FORMAT_ERROR, with file, line and the first fault, or what
 *   acies_file_load() says
 *
 * Returns: (transfer full): what is in the file, or %NULL when it is more than
 *   shapes that are filled
 */
GBytes *acies_picture_load (const char  *path,
                            GError     **error);

G_END_DECLS

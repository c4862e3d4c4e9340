/* theme-xml.h - reads the theme of a ruleset
 *
 * An SVG file can load other files, and drawing it can take hours or gigabytes of memory. The pictures of a theme are
 * silhouettes, which need only filled shapes. Pictures with any other content are therefore rejected before they are
 * drawn.
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
 * @path: the path of a theme.xml file; paths of pictures in the file are relative to its folder
 * @error: %ACIES_FORMAT_ERROR with the file name, the line and the first error in the file, or an error of
 *   acies_file_load_regular() or acies_picture_load()
 *
 * Returns: (transfer full): the look of @ruleset, or %NULL on error
 */
AciesLook *acies_look_load (const char         *path,
                            const AciesRuleset *ruleset,
                            GError            **error);

#define ACIES_SVG_NS            "http://www.w3.org/2000/svg"
/* Keeps drawing fast: a shape with 1,000 lines that all cross each other takes one second to fill, and one with 2,000
 * lines takes four seconds. */
#define ACIES_PICTURE_MAX_BYTES (8 * 1024)
/* The viewBox must be at least MIN_SIDE wide and high. Numbers in attributes of the svg element must not exceed
 * MAX_NUMBER. Numbers in shapes must not exceed MAX_SIDES times the longer side of the viewBox, because huge arcs take
 * seconds to draw. */
#define ACIES_PICTURE_MIN_SIDE   16
#define ACIES_PICTURE_MAX_NUMBER 4096
#define ACIES_PICTURE_MAX_SIDES  4

/**
 * acies_picture_load:
 * @path: the path of an SVG file
 * @error: %ACIES_FORMAT_ERROR with the file name, the line and the first error in the file, or an error of
 *   acies_file_load_regular()
 *
 * Loads a picture and checks that it contains only filled shapes.
 *
 * Returns: (transfer full): the content of the file, or %NULL on error
 */
GBytes *acies_picture_load (const char  *path,
                            GError     **error);

G_END_DECLS

/* rewrite.h - a text file with what a test expects, line by line
 *
 * A line that is not as expected fails the test and tells how to write it anew:
 * with ACIES_REWRITE in the environment the file is changed instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Rewrite Rewrite;

/* The file must exist. */
Rewrite    *rewrite_open        (const char *path);
Rewrite    *rewrite_ref         (Rewrite    *self);
/* The last one writes the file, if a line was changed. */
void        rewrite_unref       (Rewrite    *self);

guint       rewrite_count_lines (Rewrite    *self);
const char *rewrite_get_line    (Rewrite    *self,
                                 guint       line);

/* Is the line with this number, counted from 0, as it should be? */
void        rewrite_expect      (Rewrite    *self,
                                 guint       line,
                                 const char *found);

/* Takes into the table tests/FOLDER.table what was written into the files that it was unpacked to. */
void        rewrite_table       (const char *folder);

G_END_DECLS

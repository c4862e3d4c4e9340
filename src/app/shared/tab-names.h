/* tab-names.h - what tabs are called, so that each can be told from the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AciesTabPlace:
 * @title: of what is open in a tab
 * @file: (nullable): where it is
 * @word: (nullable): what is said in place of the name of @file, or where there
 *   is none: "Not saved yet"
 *
 * What is known of a tab.
 */
typedef struct
{
  const char *title;
  GFile      *file;
  const char *word;
} AciesTabPlace;

/**
 * acies_tab_names:
 * @places: (array length=n): of all tabs that stand beside each other
 *
 * A title that no other tab has is enough. Of those with the same one each says
 * its file, too: its name, and before that as many folders as it takes. What
 * still is the same is counted.
 *
 * Returns: (transfer full) (array zero-terminated=1): @n names, no two of them
 *   the same
 */
char **acies_tab_names (const AciesTabPlace *places,
                        guint                n);

G_END_DECLS

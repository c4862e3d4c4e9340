/* shortcuts.h - the table of all keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SHORTCUTS_GENERAL,
  ACIES_SHORTCUTS_TABS,
  ACIES_SHORTCUTS_BOARD,
  ACIES_SHORTCUTS_PANEL,
  ACIES_SHORTCUTS_TOOLS,
  ACIES_SHORTCUTS_SELECTION,
  ACIES_SHORTCUTS_PLAY,
  ACIES_N_SHORTCUT_SUBJECTS
} AciesShortcutSubject;

/**
 * AciesShortcut:
 * @title: the untranslated title
 * @keys: accelerators separated by spaces; "A...B" is a range
 * @also: more accelerators for the same action, which are not listed for the user; or %NULL
 * @action: the name of the action, or %NULL if a view or GTK handles the keys
 */
typedef struct
{
  AciesShortcutSubject subject;
  const char          *title;
  const char          *keys;
  const char          *also;
  const char          *action;
} AciesShortcut;

/**
 * acies_shortcuts_list:
 * @n: (out): the number of shortcuts
 *
 * Returns: (transfer none): all shortcuts, grouped by subject
 */
const AciesShortcut *acies_shortcuts_list          (guint                *n);

/* (transfer none): the translated title */
const char          *acies_shortcuts_subject_title (AciesShortcutSubject  subject);

/**
 * acies_shortcut_dup_labels:
 *
 * Returns: (transfer full): labels for the keys, such as "Ctrl+Z" or "Alt+1 – 9"
 */
char               **acies_shortcut_dup_labels     (const AciesShortcut  *self);

/* Sets the accelerators of all actions in the table. */
void                 acies_shortcuts_install       (GtkApplication       *application);

G_END_DECLS

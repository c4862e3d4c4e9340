/* shortcuts.h - every key of the program: what people read of it, and what runs its action
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
 * @title: untranslated
 * @keys: accelerators with spaces between; "A...B" means all from A to B
 * @also: more accelerators of the action that are not listed, or %NULL
 * @action: what the keys run, or %NULL where a view or GTK looks for them itself
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
 * @n: (out): how many there are
 *
 * Returns: (transfer none): all of them, those of a subject beside each other
 */
const AciesShortcut *acies_shortcuts_list          (guint                *n);

/* (transfer none): translated */
const char          *acies_shortcuts_subject_title (AciesShortcutSubject  subject);

/**
 * acies_shortcut_dup_labels:
 *
 * Returns: (transfer full): the keys as people read them: "Ctrl+Z", "Alt+1 – 9"
 */
char               **acies_shortcut_dup_labels     (const AciesShortcut  *self);

/* Lets @application run its actions by their keys. */
void                 acies_shortcuts_install       (GtkApplication       *application);

G_END_DECLS

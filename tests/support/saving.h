/* saving.h - a folder with a file to save over, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"

#include <gio/gio.h>

/* One of acies_file_save() and acies_file_save_stream(). */
typedef gboolean (*SavingFunc) (GFile         *file,
                                GBytes        *bytes,
                                GCancellable  *cancellable,
                                GError       **error);

/* The fixture. */
typedef struct
{
  char         *folder;
  char         *path;    /* of a file with the words "old words" */
  GFile        *file;
  AciesLibrary *library;
} Saving;

typedef struct
{
  const char    *path;
  void         (*test) (Saving        *self,
                        gconstpointer  data);
  gconstpointer  data;
} SavingCase;

/* Runs the cases, each with a folder of its own, and backups in one that goes afterwards. Returns the exit status. */
int   saving_run               (const SavingCase *cases,
                                gsize             n_cases,
                                int               argc,
                                char             *argv[]);

/* Saves the words, which must go well. */
void  saving_save              (GFile          *file,
                                const char     *words,
                                SavingFunc      save);

/* Tries to write more than the process may: like a full disk. */
void  saving_save_on_full_disk (GFile          *file,
                                SavingFunc      save,
                                GError        **error);

/* Saving there fails with that error of GIO. */
void  saving_assert_refused    (const char     *path,
                                int             code);

/* Plain files. */
void  saving_write             (const char     *path,
                                const char     *text);
void  saving_assert_holds      (const char     *path,
                                const char     *text);
void  saving_assert_link       (const char     *path,
                                const char     *target);
guint saving_count_files       (const char     *folder);

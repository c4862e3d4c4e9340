/* foreign.h - files of other programs: what they are, and what to do with them
 *
 * Each kind is one row of a table: how it is known, and the sentence that people
 * are told. Command line, Open dialog and drag and drop all ask it, by
 * acies_document_load().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is seen of a file at first sight. */
typedef struct _AciesForeignLook AciesForeignLook;

typedef struct
{
  const char *kind;      /* its name in tests */
  gboolean  (*is)        (const AciesForeignLook *look); /* (nullable): whether the content says so */
  const char *endings;   /* of names, small, a blank after each; they count where the content says nothing */
  const char *sentence;  /* to be translated: what it is and what to do, without the file's name */
} AciesForeign;

/* The table. */
const AciesForeign *acies_foreign_kinds (guint             *n_kinds);

/**
 * acies_foreign_find:
 * @bytes: what is in the file, or the beginning of it
 * @name: of the file; it counts only where the bytes are nothing that Acies reads
 *
 * Returns: (nullable): the kind of file it is, %NULL for one of ours or one that nobody knows
 */
const AciesForeign *acies_foreign_find  (GBytes            *bytes,
                                         const char        *name);

G_END_DECLS

/* box.h - the file in which the owner of boxed games corrects what their boxes contain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/box.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_BOX_NS "https://aciesgame.github.io/ns/box"

/* The corrections for all games. Those for games and things that the program does not know are kept. */
typedef struct _AciesBoxFile AciesBoxFile;

/* Returns: (transfer full): the path of the file in the user's data directory */
char         *acies_box_file_dup_path (void);

/**
 * acies_box_file_read:
 * @name: the file name, for error messages
 * @error: %ACIES_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the corrections in a file
 */
AciesBoxFile *acies_box_file_read     (GBytes              *bytes,
                                       const char          *name,
                                       GError             **error);

/**
 * acies_box_file_load:
 * @path: the file, which need not exist
 * @problem: (out) (optional) (transfer full) (nullable): a sentence, if there is a file that cannot be read
 *
 * A file that cannot be read gets another name, so that nothing overwrites it.
 *
 * Returns: (transfer full): the corrections; empty if there is no file that can be read
 */
AciesBoxFile *acies_box_file_load     (const char          *path,
                                       char               **problem);

gboolean      acies_box_file_save     (const AciesBoxFile  *self,
                                       const char          *path,
                                       GError             **error);

/* Returns: (transfer full): the file as text, in its canonical form */
char         *acies_box_file_write    (const AciesBoxFile  *self);
void          acies_box_file_free     (AciesBoxFile        *self);

/* Returns: (transfer full) (element-type AciesBoxThing): what the owner has: the standard contents with the corrections */
GArray       *acies_box_file_get      (const AciesBoxFile  *self,
                                       const AciesRuleset  *ruleset);

/* Sets how many of one thing the owner has. The standard number needs no correction. */
void          acies_box_file_set      (AciesBoxFile        *self,
                                       const AciesRuleset  *ruleset,
                                       const AciesBoxThing *thing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesBoxFile, acies_box_file_free)

G_END_DECLS

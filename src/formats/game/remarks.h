/* remarks.h - what people have written beside a game, each at its moment
 *
 * They see it as notes; "note" is what the log is made of. A remark is no part of
 * the position: nothing depends on it, and no hash knows it. Both sides read it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Characters of one, and how many a game has. */
#define ACIES_REMARK_LONGEST 500
#define ACIES_REMARKS_MOST 1000

/* More commands than a file can hold. */
#define ACIES_REMARK_LAST_MOMENT 10000000

typedef struct
{
  guint  id;       /* of this one only, not 0 */
  guint  command;  /* after so many commands it stands */
  char  *text;     /* one line of plain text */
} AciesRemark;

/* (transfer full) (element-type AciesRemark): none yet */
GPtrArray         *acies_remarks_new         (void);
GPtrArray         *acies_remarks_copy        (const GPtrArray    *self);

/* By moment; those of one moment in the order they were written. */
void               acies_remarks_sort        (GPtrArray          *self);

/* With the next free id; @text must be sound. */
AciesRemark       *acies_remarks_add         (GPtrArray          *self,
                                              guint               command,
                                              const char         *text);

/* (nullable) (transfer none) */
AciesRemark       *acies_remarks_find        (const GPtrArray    *self,
                                              guint               id);

/* Is @text one line that can be read, not blank, and not too long? */
gboolean           acies_remark_is_sound     (const char         *text);

G_END_DECLS

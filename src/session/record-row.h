/* record-row.h - a row of the record as it is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/record.h"

G_BEGIN_DECLS

struct _AciesRecordRow
{
  GObject parent_instance;

  guint8    kind; /* AciesRowKind */
  AciesSide side;
  guint     round;
  guint     command;
  guint     event; /* place of its note among the events of the command; of several the last */
  guint     first; /* of its notes among those of the record */
  AciesNote note;
  char     *text;
  char     *remarks; /* (nullable) */
};

AciesRowKind acies_record_row_kind_of     (const AciesNote    *note,
                                           const AciesRuleset *ruleset);

/* @remarks: (nullable) */
void         acies_record_row_set_remarks (AciesRecordRow  *self,
                                           const char      *remarks);

G_END_DECLS

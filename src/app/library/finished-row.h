/* finished-row.h - a finished game in words, and its row in the list of records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"
#include "session/finished.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_RESULT_OTHER, /* several people played, and one side won */
  ACIES_RESULT_WON,   /* by the person */
  ACIES_RESULT_LOST,
  ACIES_RESULT_DRAW,
} AciesResult;

AciesResult          acies_finished_get_result   (const AciesFinished *self);

/* Returns: the id of the computer player against whom the person played; "people" if several people played */
const char          *acies_finished_get_opponent (const AciesFinished *self);

/* Returns: the translated name of an opponent with the id @id */
const char          *acies_opponent_to_string    (const char          *id);

/* Returns: (transfer full): what the row says about the game, for searching */
char                *acies_finished_dup_words    (const AciesFinished *self);

/**
 * acies_finished_row_new:
 * @game: must outlive the row
 * @catalog: must outlive the row
 *
 * Creates a row that shows the details when it is expanded. It has buttons for "win.open-file" and "records.delete", with
 * the URI of the record.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget           *acies_finished_row_new      (AciesFinished       *game,
                                                  AciesCatalog        *catalog);

/* Returns: (transfer none): the game of a row of acies_finished_row_new() */
AciesFinished       *acies_finished_row_get_game (GtkWidget           *row);

G_END_DECLS

/* disk-notice.h - a notice above the board, shown if another program has changed or removed the scenario's file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DISK_NOTICE (acies_disk_notice_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiskNotice, acies_disk_notice, ACIES, DISK_NOTICE, AdwBin)

/**
 * AciesDiskNotice::changed:
 *
 * Emitted when the scenario has been reloaded, or its modified state has changed.
 *
 * AciesDiskNotice::told:
 * @message: one translated sentence to show in the window
 */

/* Starts to watch the scenario's file. Call this function only once. */
void acies_disk_notice_set_document (AciesDiskNotice *self,
                                     AciesDocument   *document,
                                     AciesLibrary    *library);

/* Checks the file now. Watches the new file instead if the scenario has been saved to another one. */
void acies_disk_notice_check        (AciesDiskNotice *self);

G_END_DECLS

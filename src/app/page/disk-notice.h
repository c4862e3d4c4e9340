/* disk-notice.h - says over the board when another program has touched the document's file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DISK_NOTICE (acies_disk_notice_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiskNotice, acies_disk_notice, ACIES, DISK_NOTICE, GtkWidget)

/**
 * AciesDiskNotice::changed:
 *
 * The document was reloaded, or differs from its file now.
 *
 * AciesDiskNotice::told:
 * @message: one sentence for the people at the window
 */

/* @document and @library are referenced; the file is watched from now on. */
void acies_disk_notice_set_document (AciesDiskNotice *self,
                                     AciesDocument   *document,
                                     AciesLibrary    *library);

/* Looks at the file at once, and watches another one when the document has one now. */
void acies_disk_notice_check        (AciesDiskNotice *self);

G_END_DECLS

/* application.h - the application: creates windows, restores the last session, and shuts down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

#define ACIES_TYPE_APPLICATION (acies_application_get_type ())
G_DECLARE_FINAL_TYPE (AciesApplication, acies_application, ACIES, APPLICATION, AdwApplication)

AciesApplication *acies_application_new         (void);

/* (transfer none): the installed rulesets and themes; owned by the application */
AciesCatalog     *acies_application_get_catalog (AciesApplication *self);

/* (transfer none): creates a window that shows the library, with all actions; GTK owns it */
AciesWindow      *acies_application_new_window  (AciesApplication *self);

/* Shuts down without questions, as on SIGTERM, SIGHUP and SIGINT. Unsaved work and the list of open files are stored for
 * the next start. */
void              acies_application_end         (GtkApplication   *application);

G_END_DECLS

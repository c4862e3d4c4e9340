/* application.h - the one program: its library, the art of each ruleset, its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/catalog.h"
#include "app/recovery.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_APPLICATION (acies_application_get_type ())
G_DECLARE_FINAL_TYPE (AciesApplication, acies_application, ACIES, APPLICATION, AdwApplication)

AciesApplication *acies_application_new         (void);

/* (transfer none): what comes with the program; lives as long as the application */
AciesCatalog     *acies_application_get_catalog (AciesApplication   *self);

/* (transfer none): keeps the unsaved work of all windows */
AciesRecovery    *acies_application_get_recovery (AciesApplication  *self);

/* What is open has changed: the next start opens that. While it is still opening what was open, nothing is written. */
void              acies_application_keep_tabs   (AciesApplication   *self);

/* A window is about to close; after all it stays open. With the last one, or all at once, the program ends. */
void              acies_application_window_closes (AciesApplication *self);
void              acies_application_window_stays (AciesApplication  *self);

/* Whether the program ends when the windows that are about to close are closed. */
gboolean          acies_application_is_ending   (AciesApplication   *self);

/* Ends the program without asking anybody; unsaved work is left to the next start. */
void              acies_application_end         (AciesApplication   *self);

/* Whether @file is open in some window. */
gboolean          acies_application_has_file    (AciesApplication   *self,
                                                 GFile              *file);

/* The same; then it is shown. */
gboolean          acies_application_show_file   (AciesApplication   *self,
                                                 GFile              *file);

G_END_DECLS

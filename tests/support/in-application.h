/* in-application.h - cases of a test that need the application, its style and its data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/application.h"

typedef struct
{
  const char *path;
  void (*check) (AciesApplication *application);
} CaseInApplication;

/* Returns: (nullable): @in or the first widget below it for which @fits says yes */
gpointer widget_find      (GtkWidget *in,
                           gboolean (*fits) (GtkWidget    *widget,
                                             gconstpointer data),
                           gconstpointer data);
gpointer widget_find_type (GtkWidget *in,
                           GType      type);

/* The whole of main(): runs the cases within one application that is registered,
 * and shows no window of its own. Returns the exit status. */
int run_in_application (int                     *argc,
                        char                  ***argv,
                        const CaseInApplication *cases,
                        gsize                    n_cases);

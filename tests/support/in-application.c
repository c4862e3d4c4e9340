/* in-application.c - cases of a test that need the application, its style and its data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/in-application.h"

/* GTK 4.24 tells the display's answer to a frame twice over where a pop-up shows, whoever's it is. */
#define OF_GTK "gdk_frame_timings_submitted() called on submitted frame"

static AciesApplication *application;

static GLogWriterOutput
leave_out (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         nothing)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && g_str_has_prefix (fields[i].value, OF_GTK))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, nothing);
}

static void
run_case (gconstpointer data)
{
  const CaseInApplication *it = data;

  it->check (application);
}

int
run_in_application (int                     *argc,
                    char                  ***argv,
                    const CaseInApplication *cases,
                    gsize                    n_cases)
{
  int status;

  g_log_set_writer_func (leave_out, NULL, NULL);
  g_test_init (argc, argv, NULL);
  application = acies_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (gsize i = 0; i < n_cases; i++)
    g_test_add_data_func (cases[i].path, &cases[i], run_case);
  status = g_test_run ();
  g_clear_object (&application);
  return status;
}

gpointer
widget_find (GtkWidget *in,
             gboolean (*fits) (GtkWidget    *widget,
                               gconstpointer data),
             gconstpointer data)
{
  gpointer found = fits (in, data) ? in : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = widget_find (child, fits, data);
  return found;
}

static gboolean
is_of_type (GtkWidget    *widget,
            gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

gpointer
widget_find_type (GtkWidget *in,
                  GType      type)
{
  return widget_find (in, is_of_type, GSIZE_TO_POINTER (type));
}

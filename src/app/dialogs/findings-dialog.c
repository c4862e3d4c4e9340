/* findings-dialog.c - shows what is wrong with a file or a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/findings-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A list longer than this helps nobody; the command line prints them all. */
#define MOST_ROWS 200

static const char *
icon_of (AciesSeverity severity)
{
  switch (severity)
    {
    case ACIES_SEVERITY_ERROR:
      return "dialog-error-symbolic";
    case ACIES_SEVERITY_WARNING:
      return "dialog-warning-symbolic";
    case ACIES_SEVERITY_NOTE:
    case ACIES_SEVERITY_CORRECTION:
      return "dialog-information-symbolic";
    default:
      g_assert_not_reached ();
    }
}

/* "pydna.acies:12", "F7", the id of a statement: where it is and which rule says so. */
static char *
place_of (const AciesFinding *finding,
          const char         *name)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  AciesHexName hex;

  if (name != NULL && finding->line > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%s:%d", name, finding->line));
  if (finding->hex != ACIES_NO_HEX)
    g_ptr_array_add (parts, g_strdup (acies_hex_name (finding->hex, hex)));
  if (finding->rule != NULL)
    g_ptr_array_add (parts, g_strdup (finding->rule));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static GtkWidget *
new_row (const AciesFinding *finding,
         const char         *name)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *place = place_of (finding, name);
  g_autofree char *message = g_markup_escape_text (finding->message, -1);
  g_autofree char *subtitle = g_markup_escape_text (place, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), message);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), icon_of (finding->severity));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

/* What must be put right comes first. */
static void
add_rows (GtkListBox          *list,
          const AciesFindings *findings,
          const char          *name)
{
  guint n = 0;

  for (AciesSeverity severity = ACIES_SEVERITY_ERROR; severity <= ACIES_SEVERITY_CORRECTION; severity++)
    for (guint i = 0; i < findings->list->len && n < MOST_ROWS; i++)
      {
        const AciesFinding *finding = g_ptr_array_index (findings->list, i);

        if (finding->severity != severity)
          continue;
        gtk_list_box_append (list, new_row (finding, name));
        n++;
      }
}

static GtkWidget *
new_list (const AciesFindings *findings,
          const char          *name)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_margin_start (list, 2);
  gtk_widget_set_margin_end (list, 2);
  gtk_widget_set_margin_top (list, 2);
  gtk_widget_set_margin_bottom (list, 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Problems"), -1);
  add_rows (GTK_LIST_BOX (list), findings, name);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_widget_set_size_request (scroller, 420, -1);
  return scroller;
}

void
acies_findings_dialog_show (GtkWindow           *parent,
                            const char          *heading,
                            const char          *body,
                            const char          *name,
                            const AciesFindings *findings)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), new_list (findings, name));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

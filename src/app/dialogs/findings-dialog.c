/* findings-dialog.c - shows what is wrong with a file or a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/findings-dialog.h"

#include "app/shared/dialog.h"
#include "engine/board/texts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* A list longer than this helps nobody; the command line prints them all. */
#define MOST_ROWS 200
#define LIST_WIDTH 420
#define LIST_HEIGHT 320

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
  return acies_list_join ((const char *const *) parts->pdata, ACIES_LIST_DOT);
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

void
acies_findings_dialog_show (GtkWindow           *parent,
                            const char          *heading,
                            const char          *body,
                            const char          *name,
                            const AciesFindings *findings)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  GtkWidget        *scroller;

  add_rows (acies_dialog_list_new (dialog, _ ("Problems"), LIST_WIDTH, LIST_HEIGHT, &scroller), findings, name);
  adw_message_dialog_set_extra_child (dialog, scroller);
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* window-new.c - a new battle: of which game, and what it begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window-private.h"
#include "formats/file.h"
#include "formats/scenario-xml.h"
#include "formats/xml.h"

#include <glib/gi18n.h>

/* One thing to begin with. */
typedef struct
{
  AciesRuleset *ruleset;
  GFile        *file; /* a template; NULL: an empty board */
  char         *title;
  char         *subtitle;
} Beginning;

static void
beginning_free (Beginning *self)
{
  acies_ruleset_unref (self->ruleset);
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self);
}

/* Takes @subtitle. */
static Beginning *
beginning_new (AciesRuleset *ruleset,
               GFile        *file,
               const char   *title,
               char         *subtitle)
{
  Beginning *self = g_new0 (Beginning, 1);

  self->ruleset = acies_ruleset_ref (ruleset);
  self->file = file != NULL ? g_object_ref (file) : NULL;
  self->title = g_strdup (title);
  self->subtitle = subtitle;

  return self;
}

/* --- what there is -------------------------------------------------------------------------- */

/* What tells one ready battle from another. */
static char *
dup_size (const AciesState *state)
{
  guint n = 0;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    n += acies_state_unit_is_on_board (state, unit);

  /* Translators: the game a ready battle is of, its units, its rounds */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, ready with %u unit for %u rounds",
                                       "%s, ready with %u units for %u rounds", n),
                          state->ruleset->name, n, state->setup.end_round);
}

static void
add_template (GPtrArray    *beginnings,
              AciesLibrary *library,
              AciesRuleset *ruleset,
              const char   *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = acies_file_load (file, NULL, ACIES_XML_MAX_BYTES, NULL, &error);
  g_autoptr (AciesState) state = bytes != NULL ? acies_scenario_read (bytes, path, library, findings, &error) : NULL;

  if (state == NULL)
    {
      g_message ("%s", error->message);
      return;
    }
  g_ptr_array_add (beginnings,
                   beginning_new (ruleset, file, state->texts->text[ACIES_TEXT_TITLE], dup_size (state)));
}

static GPtrArray *
list_beginnings (AciesLibrary *library,
                 GError      **error)
{
  g_autoptr (GPtrArray) beginnings = g_ptr_array_new_with_free_func ((GDestroyNotify) beginning_free);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], error);
      g_auto (GStrv) templates = acies_library_list_templates (library, ids[i]);

      if (ruleset == NULL)
        return NULL;
      g_ptr_array_add (beginnings, beginning_new (ruleset, NULL, ruleset->name, g_strdup (_ ("An empty board"))));
      for (guint j = 0; templates[j] != NULL; j++)
        add_template (beginnings, library, ruleset, templates[j]);
    }

  return g_steal_pointer (&beginnings);
}

/* --- beginning ------------------------------------------------------------------------------ */

static void
begin (AciesWindow     *self,
       const Beginning *beginning)
{
  AciesLibrary *library = acies_application_get_library (acies_window_get_app (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = NULL;

  if (beginning->file != NULL)
    document = acies_document_new_from_template (beginning->file, library, &error);
  else
    document = acies_document_new (beginning->ruleset);
  if (document != NULL)
    acies_window_show_new (self, document);
  else
    acies_window_show_error (self, _ ("Could Not Begin the Battle"), error->message);
}

/* --- asking --------------------------------------------------------------------------------- */

static GtkWidget *
new_row (Beginning *beginning)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *subtitle = g_markup_escape_text (beginning->subtitle, -1);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), beginning->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  return row;
}

static void
chosen_cb (GtkListBox    *list,
           GtkListBoxRow *row,
           GtkWindow     *dialog)
{
  AciesWindow *self = ACIES_WINDOW (gtk_window_get_transient_for (dialog));
  GPtrArray   *beginnings = g_object_get_data (G_OBJECT (dialog), "acies-beginnings");

  begin (self, g_ptr_array_index (beginnings, gtk_list_box_row_get_index (row)));
  gtk_window_close (dialog);
}

/* The dialog owns @beginnings from now on. */
static void
ask (AciesWindow *self,
     GPtrArray   *beginnings)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("New Battle"), _ ("What shall it begin with?"));
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_size_request (list, 360, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Beginnings"), -1);
  for (guint i = 0; i < beginnings->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_index (beginnings, i)));
  g_object_set_data_full (G_OBJECT (dialog), "acies-beginnings", g_ptr_array_ref (beginnings),
                          (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect (list, "row-activated", G_CALLBACK (chosen_cb), dialog);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_window_new_document (AciesWindow *self)
{
  AciesLibrary *library = acies_application_get_library (acies_window_get_app (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) beginnings = list_beginnings (library, &error);

  if (beginnings == NULL)
    acies_window_show_error (self, _ ("No Rules Found"), error->message);
  else if (beginnings->len == 0)
    acies_window_show_error (self, _ ("No Rules Found"),
                             _ ("The rules that come with Acies are missing. Please install it again."));
  else if (beginnings->len == 1)
    begin (self, g_ptr_array_index (beginnings, 0));
  else
    ask (self, beginnings);
}

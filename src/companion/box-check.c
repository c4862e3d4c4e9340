/* box-check.c - says what a battle lacks of the owner's boxed game, and lets them correct what they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/box-check.h"

#include "formats/box.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

struct _AciesBoxCheck
{
  AdwBin parent_instance;

  AciesState     *state;
  AciesBoxFile   *file;
  GArray         *box;     /* of AciesBoxThing: what the owner has */
  char           *problem; /* (nullable): why the corrections could not be read or saved */
  GtkWidget      *group;
  AdwExpanderRow *row;
};

G_DEFINE_FINAL_TYPE (AciesBoxCheck, acies_box_check, ADW_TYPE_BIN)

#define PLACE_KEY "acies-place"

/* The first thing that is lacking is the title; the others are below it. */
static void
show_lacks (AciesBoxCheck *self)
{
  g_autoptr (GPtrArray) lacks = acies_box_list_lacks (self->box, self->state);
  g_autofree char *rest = NULL;

  if (self->problem != NULL)
    g_ptr_array_add (lacks, g_strdup (self->problem));
  g_ptr_array_add (lacks, NULL);
  rest = lacks->len > 2 ? g_strjoinv ("\n", (char **) lacks->pdata + 1) : g_strdup ("");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), lacks->len > 1 ? lacks->pdata[0] : _ ("Your box has all that this battle needs"));
  adw_expander_row_set_subtitle (self->row, rest);
  adw_expander_row_set_icon_name (self->row, lacks->len > 1 ? "dialog-warning-symbolic" : "object-select-symbolic");
}

static void
changed_cb (GtkSpinButton *spin,
            AciesBoxCheck *self)
{
  AciesBoxThing   *thing = &g_array_index (self->box, AciesBoxThing, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), PLACE_KEY)));
  g_autofree char *path = acies_box_file_dup_path ();
  g_autoptr (GError) error = NULL;

  thing->number = (guint) gtk_spin_button_get_value_as_int (spin);
  acies_box_file_set (self->file, self->state->ruleset, thing);
  g_clear_pointer (&self->problem, g_free);
  if (!acies_box_file_save (self->file, path, &error))
    self->problem = g_strdup (error->message);
  show_lacks (self);
}

static GtkWidget *
new_thing_row (AciesBoxCheck *self,
               guint          index)
{
  const AciesBoxThing *thing = &g_array_index (self->box, AciesBoxThing, index);
  g_autofree char     *name = acies_box_dup_name (self->state->ruleset, thing);
  guint                needed = acies_box_count_needed (self->state, thing);
  g_autofree char     *subtitle = needed > 0 ? g_strdup_printf (_ ("This battle needs %u"), needed) : g_strdup ("");
  GtkWidget           *row = adw_action_row_new ();
  GtkWidget           *spin = acies_spin_new (name, 0, ACIES_MAX_IN_BOX);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), thing->number);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (spin), PLACE_KEY, GUINT_TO_POINTER (index));
  g_signal_connect (spin, "value-changed", G_CALLBACK (changed_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);

  return row;
}

/* A row for each thing is made anew, because each game has other things. */
void
acies_box_check_set_state (AciesBoxCheck    *self,
                           const AciesState *state)
{
  g_autofree char *path = acies_box_file_dup_path ();

  g_return_if_fail (ACIES_IS_BOX_CHECK (self));
  g_return_if_fail (state != NULL);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->box, g_array_unref);
  g_clear_pointer (&self->file, acies_box_file_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->state, acies_state_free);
  self->state = acies_state_copy (state);
  self->file = acies_box_file_load (path, &self->problem);
  self->box = acies_box_file_get (self->file, state->ruleset);
  gtk_widget_set_visible (GTK_WIDGET (self), self->box->len > 0);
  if (self->box->len == 0)
    return;
  self->group = adw_preferences_group_new ();
  self->row = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), GTK_WIDGET (self->row));
  for (guint i = 0; i < self->box->len; i++)
    adw_expander_row_add_row (self->row, new_thing_row (self, i));
  adw_bin_set_child (ADW_BIN (self), self->group);
  show_lacks (self);
}

static void
acies_box_check_finalize (GObject *object)
{
  AciesBoxCheck *self = ACIES_BOX_CHECK (object);

  g_clear_pointer (&self->box, g_array_unref);
  g_clear_pointer (&self->file, acies_box_file_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->state, acies_state_free);
  G_OBJECT_CLASS (acies_box_check_parent_class)->finalize (object);
}

static void
acies_box_check_class_init (AciesBoxCheckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_box_check_finalize;
}

static void
acies_box_check_init (AciesBoxCheck *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

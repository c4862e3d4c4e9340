/* hex-rows.c - what can be set about a hex itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/hex-rows.h"

#include "editor/panels/choice-row.h"
#include "engine/core/engine.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesHexRows
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  AciesHex     hex; /* what the rows are about; NO_HEX for nothing */
  GtkWidget   *box;
  GtkWidget   *terrain;
  AdwEntryRow *label;
  GtkWidget   *camps[ACIES_MAX_SIDES];   /* NULL for sides the game has not */
  GtkWidget   *entries[ACIES_MAX_SIDES]; /* of both, NULL where the game has none */
};

G_DEFINE_FINAL_TYPE (AciesHexRows, acies_hex_rows, GTK_TYPE_WIDGET)

static const AciesState *
editable_state (AciesHexRows *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  if (state == NULL || self->hex == ACIES_NO_HEX || !acies_board_contains (state->board, self->hex))
    return NULL;

  return state;
}

/* --- changing ------------------------------------------------------------------------------- */

static void
terrain_cb (gpointer data,
            guint    id,
            guint    chosen)
{
  AciesHexRows *self = data;
  AciesCommand  command = acies_command_on_hex (ACIES_COMMAND_PAINT, self->hex);

  command.id = (AciesId) chosen;
  acies_editor_apply (self->editor, &command);
}

/* The text is that of the hex it was typed for, whatever is selected by now. */
static void
flush_label (AciesHexRows *self)
{
  const AciesState *state = editable_state (self);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_LABEL, self->hex);
  const char       *before;
  g_autofree char  *text = NULL;

  if (state == NULL)
    return;
  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->label))));
  before = acies_texts_get_label (state->texts, self->hex);
  if (g_strcmp0 (text, before != NULL ? before : "") == 0)
    return;
  command.text = *text != '\0' ? text : NULL;
  if (!acies_editor_apply (self->editor, &command))
    acies_hex_rows_refresh (self, self->hex);
}

static void
label_left_cb (GtkEventControllerFocus *controller,
               AciesHexRows            *self)
{
  flush_label (self);
}

static void
camp_cb (gpointer data,
         guint    side,
         guint    on)
{
  AciesHexRows *self = data;
  AciesCommand  command = acies_command_on_hex (ACIES_COMMAND_CAMP, on ? self->hex : ACIES_NO_HEX);

  command.side = (AciesSide) side;
  acies_editor_apply (self->editor, &command);
}

static gboolean
is_entry (const AciesSideNumbers *side,
          AciesHex                hex)
{
  for (guint i = 0; i < side->n_entries; i++)
    if (side->entries[i] == hex)
      return TRUE;

  return FALSE;
}

static void
entry_cb (gpointer data,
          guint    side,
          guint    on)
{
  AciesHexRows *self = data;
  AciesCommand  command = acies_command_on_hex (ACIES_COMMAND_ENTRY, self->hex);

  command.side = (AciesSide) side;
  command.number = (gint16) on;
  acies_editor_apply (self->editor, &command);
}

/* --- showing -------------------------------------------------------------------------------- */

static void
show_label (AciesHexRows     *self,
            const AciesState *state)
{
  const char *label = acies_texts_get_label (state->texts, self->hex);

  if (label == NULL)
    label = "";
  if (!g_str_equal (label, gtk_editable_get_text (GTK_EDITABLE (self->label))))
    gtk_editable_set_text (GTK_EDITABLE (self->label), label);
}

void
acies_hex_rows_refresh (AciesHexRows *self,
                        AciesHex      hex)
{
  const AciesState *state;
  gboolean          other;

  g_return_if_fail (ACIES_IS_HEX_ROWS (self));

  other = hex != self->hex;
  if (other && self->terrain != NULL)
    flush_label (self);
  self->hex = hex;
  state = editable_state (self);
  if (state == NULL || self->terrain == NULL)
    return;
  acies_choice_row_show (self->terrain, state->board->terrain[hex]);
  if (other || gtk_widget_get_focus_child (GTK_WIDGET (self->label)) == NULL)
    show_label (self, state);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (self->camps[side] != NULL)
        acies_choice_row_show (self->camps[side], state->sides[side].camp == hex);
      if (self->entries[side] != NULL)
        acies_choice_row_show (self->entries[side], is_entry (&state->sides[side], hex));
    }
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_ground (AciesHexRows       *self,
            const AciesRuleset *ruleset)
{
  GtkWidget          *group = adw_preferences_group_new ();
  GtkWidget          *label = adw_entry_row_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEditable        *text = gtk_editable_get_delegate (GTK_EDITABLE (label));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    gtk_string_list_append (names, ruleset->terrains[i].name);
  self->terrain = acies_choice_row_new (_ ("Terrain"), terrain_cb, self, 0);
  acies_choice_row_set_names (self->terrain, names);
  gtk_widget_set_visible (self->terrain, ruleset->n_terrains > 1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (label), _ ("Label on the board"));
  gtk_text_set_max_length (GTK_TEXT (text), ACIES_MAX_LABEL);
  g_signal_connect (focus, "leave", G_CALLBACK (label_left_cb), self);
  gtk_widget_add_controller (label, focus);
  g_signal_connect_swapped (label, "entry-activated", G_CALLBACK (flush_label), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->terrain);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  gtk_box_append (GTK_BOX (self->box), group);
  self->label = ADW_ENTRY_ROW (label);
}

static GtkWidget *
add_switch (AciesHexRows *self,
            GtkWidget    *group,
            const char   *format,
            AciesSide     side,
            AciesChosen   chosen)
{
  g_autofree char *title = g_strdup_printf (format, acies_editor_get_state (self->editor)->ruleset->sides[side].name);
  GtkWidget       *row = acies_switch_row_new (title, chosen, self, side);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_places (AciesHexRows       *self,
            const AciesRuleset *ruleset)
{
  gboolean   camps = acies_editor_knows_camps (self->editor);
  gboolean   entries = !acies_ruleset_lacks (ruleset, ACIES_LACKS_ENTRIES);
  GtkWidget *group;

  if (!camps && !entries)
    return;
  group = adw_preferences_group_new ();
  for (AciesSide side = 0; camps && side < ruleset->n_sides; side++)
    self->camps[side] = add_switch (self, group, _ ("Camp of %s"), side, camp_cb);
  for (AciesSide side = 0; entries && side < ruleset->n_sides; side++)
    self->entries[side] = add_switch (self, group, _ ("Reserve of %s enters here"), side, entry_cb);
  gtk_box_append (GTK_BOX (self->box), group);
}

void
acies_hex_rows_rebuild (AciesHexRows *self)
{
  const AciesState *state;
  GtkWidget        *child;

  g_return_if_fail (ACIES_IS_HEX_ROWS (self));

  state = acies_editor_get_state (self->editor);
  self->hex = ACIES_NO_HEX;
  self->terrain = NULL;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  memset (self->camps, 0, sizeof self->camps);
  memset (self->entries, 0, sizeof self->entries);
  if (state != NULL)
    {
      add_ground (self, state->ruleset);
      add_places (self, state->ruleset);
    }
}

void
acies_hex_rows_set_editor (AciesHexRows *self,
                           AciesEditor  *editor)
{
  g_return_if_fail (ACIES_IS_HEX_ROWS (self));

  self->editor = editor;
}

static void
acies_hex_rows_dispose (GObject *object)
{
  AciesHexRows *self = ACIES_HEX_ROWS (object);

  self->hex = ACIES_NO_HEX; /* nothing is taken over any more */
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_hex_rows_parent_class)->dispose (object);
}

static void
acies_hex_rows_class_init (AciesHexRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_hex_rows_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hex-rows");
}

static void
acies_hex_rows_init (AciesHexRows *self)
{
  self->hex = ACIES_NO_HEX;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

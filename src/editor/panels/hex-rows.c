/* hex-rows.c - what can be set about a hex itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/hex-rows.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesHexRows
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  AciesHex     hex; /* what the rows are about; NO_HEX for nothing */
  GtkWidget   *box;
  AdwComboRow *terrain;
  AdwEntryRow *label;
  GtkWidget   *camps[ACIES_MAX_SIDES]; /* NULL for sides the game has not */
  GtkWidget   *entries[ACIES_MAX_SIDES];
  gboolean     refreshing;
};

G_DEFINE_FINAL_TYPE (AciesHexRows, acies_hex_rows, GTK_TYPE_WIDGET)

static const AciesState *
editable_state (AciesHexRows *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  if (self->refreshing || state == NULL || self->hex == ACIES_NO_HEX || !acies_board_contains (state->board, self->hex))
    return NULL;

  return state;
}

/* --- changing ------------------------------------------------------------------------------- */

static void
apply (AciesHexRows       *self,
       const AciesCommand *command)
{
  if (!acies_editor_apply (self->editor, command))
    acies_hex_rows_refresh (self, self->hex);
}

static void
terrain_cb (AciesHexRows *self)
{
  const AciesState *state = editable_state (self);
  guint             chosen = adw_combo_row_get_selected (self->terrain);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PAINT, self->hex);

  if (state == NULL || chosen == GTK_INVALID_LIST_POSITION || chosen == state->board->terrain[self->hex])
    return;
  command.id = (AciesId) chosen;
  apply (self, &command);
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
  apply (self, &command);
}

static void
label_left_cb (GtkEventControllerFocus *controller,
               AciesHexRows            *self)
{
  flush_label (self);
}

static void
camp_cb (AciesHexRows *self,
         GParamSpec   *pspec,
         GtkWidget    *toggle)
{
  const AciesState *state = editable_state (self);
  gboolean          on = gtk_switch_get_active (GTK_SWITCH (toggle));
  AciesCommand      command = acies_command (ACIES_COMMAND_CAMP);

  for (AciesSide side = 0; state != NULL && side < state->ruleset->n_sides; side++)
    {
      if (self->camps[side] != toggle || on == (state->sides[side].camp == self->hex))
        continue;
      command.side = side;
      command.hex = on ? self->hex : ACIES_NO_HEX;
      apply (self, &command);
    }
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
entry_cb (AciesHexRows *self,
          GParamSpec   *pspec,
          GtkWidget    *toggle)
{
  const AciesState *state = editable_state (self);
  gboolean          on = gtk_switch_get_active (GTK_SWITCH (toggle));
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_ENTRY, self->hex);

  for (AciesSide side = 0; state != NULL && side < state->ruleset->n_sides; side++)
    {
      if (self->entries[side] != toggle || on == is_entry (&state->sides[side], self->hex))
        continue;
      command.side = side;
      command.number = on;
      apply (self, &command);
    }
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
  self->refreshing = TRUE;
  adw_combo_row_set_selected (self->terrain, state->board->terrain[hex]);
  if (other || gtk_widget_get_focus_child (GTK_WIDGET (self->label)) == NULL)
    show_label (self, state);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      gtk_switch_set_active (GTK_SWITCH (self->camps[side]), state->sides[side].camp == hex);
      gtk_switch_set_active (GTK_SWITCH (self->entries[side]), is_entry (&state->sides[side], hex));
    }
  self->refreshing = FALSE;
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_ground (AciesHexRows       *self,
            const AciesRuleset *ruleset)
{
  GtkWidget          *group = adw_preferences_group_new ();
  GtkWidget          *terrain = adw_combo_row_new ();
  GtkWidget          *label = adw_entry_row_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEditable        *text = gtk_editable_get_delegate (GTK_EDITABLE (label));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    gtk_string_list_append (names, ruleset->terrains[i].name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (terrain), _ ("Terrain"));
  adw_combo_row_set_model (ADW_COMBO_ROW (terrain), G_LIST_MODEL (names));
  g_signal_connect_swapped (terrain, "notify::selected", G_CALLBACK (terrain_cb), self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (label), _ ("Label on the map"));
  gtk_text_set_max_length (GTK_TEXT (text), ACIES_MAX_LABEL);
  g_signal_connect (focus, "leave", G_CALLBACK (label_left_cb), self);
  gtk_widget_add_controller (label, focus);
  g_signal_connect_swapped (label, "entry-activated", G_CALLBACK (flush_label), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), terrain);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  gtk_box_append (GTK_BOX (self->box), group);
  self->terrain = ADW_COMBO_ROW (terrain);
  self->label = ADW_ENTRY_ROW (label);
}

static GtkWidget *
add_toggle (AciesHexRows *self,
            GtkWidget    *group,
            const char   *format,
            const char   *side,
            GCallback     changed)
{
  g_autofree char *title = g_strdup_printf (format, side);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect_swapped (toggle, "notify::active", changed, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return toggle;
}

static void
add_places (AciesHexRows       *self,
            const AciesRuleset *ruleset)
{
  GtkWidget *group = adw_preferences_group_new ();

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    self->camps[side] = add_toggle (self, group, _ ("Camp of %s"), ruleset->sides[side].name, G_CALLBACK (camp_cb));
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    self->entries[side] = add_toggle (self, group, _ ("Reserve of %s comes in here"), ruleset->sides[side].name,
                                      G_CALLBACK (entry_cb));
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
  self->refreshing = TRUE;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  memset (self->camps, 0, sizeof self->camps);
  memset (self->entries, 0, sizeof self->entries);
  if (state != NULL)
    {
      add_ground (self, state->ruleset);
      add_places (self, state->ruleset);
    }
  self->refreshing = FALSE;
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

  self->refreshing = TRUE; /* nothing is taken over any more */
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

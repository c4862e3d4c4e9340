/* hex-panel.c - the selected hex, and the unit on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/fields.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/view/words.h"
#include "render/units.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* A kind of unit that the hex can have: a type and a side. */
typedef struct
{
  AciesId   type;
  AciesSide side;
} UnitKind;

struct _AciesHexPanel
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  GtkBox      *content;
  GtkWidget   *box;
  AciesSwatch *swatch;
  GtkLabel    *name;
  GtkLabel    *place;
  GtkWidget   *facts; /* facts about the unit type: the next three */
  GtkGrid     *numbers;
  GtkLabel    *skills;
  GtkLabel    *abilities;
  AciesId      type;         /* the unit type that they show */
  GtkWidget   *others_group; /* chooses one of several units on the hex */
  GtkWidget   *others_row;
  GtkWidget   *kind_group;
  GtkWidget   *kind_row;
  GArray      *kinds; /* of UnitKind: the choices after "None" */
  GtkWidget   *unit_group;
  GtkWidget   *figures;                              /* a row */
  GtkWidget   *properties;                           /* group of the next rows */
  GtkWidget   *property_rows[ACIES_MAX_PROPERTIES];  /* NULL for properties that change only during play */
  AciesId      property_types[ACIES_MAX_PROPERTIES]; /* unit type whose options the row lists */
  GtkWidget   *marks_group;
  GtkWidget   *mark_rows[ACIES_MAX_MARKS]; /* NULL for marks that only occur in play */

  AciesHex     hex;     /* the hex that the rows below show, or ACIES_NO_HEX */
  GtkBox      *hex_box; /* parent of the rows below, which are NULL without a scenario */
  GtkWidget   *terrain;
  AdwEntryRow *label;
  GtkWidget   *camps[ACIES_MAX_SIDES];   /* NULL for unused sides */
  GtkWidget   *entries[ACIES_MAX_SIDES]; /* NULL for unused sides, and if the game has no entry hexes */
};

G_DEFINE_FINAL_TYPE (AciesHexPanel, acies_hex_panel, ACIES_TYPE_PANEL)

static AciesUnitId
selected_unit (AciesHexPanel *self)
{
  return acies_editor_get_selected_unit (self->editor);
}

/* --- changing ------------------------------------------------------------------------------- */

/* Removes the old unit if the new one would not replace it, because it has another side or layer. */
static void
add_removal (const AciesState *state,
             AciesUnitId       before,
             const UnitKind   *kind,
             GArray           *commands)
{
  AciesCommand command;

  if (before == ACIES_NO_UNIT ||
      (kind != NULL && (kind->side != state->units[before].side ||
                        acies_stack_layer (state->ruleset, kind->type) == acies_stack_layer (state->ruleset, state->units[before].type))))
    return;
  command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, before);
  g_array_append_val (commands, command);
}

/* Returns a command about the unit that earlier commands place. */
static AciesCommand
about_new_unit (AciesHexPanel    *self,
                const AciesState *state,
                AciesCommandKind  command_kind,
                const UnitKind   *kind)
{
  AciesCommand command = acies_command_on_hex (command_kind, acies_editor_get_selected (self->editor));

  command.type = state->ruleset->n_layers > 1 ? kind->type : ACIES_NO_ID;

  return command;
}

static void
keep_properties (AciesHexPanel    *self,
                 const AciesState *state,
                 const AciesUnit  *before,
                 const UnitKind   *kind,
                 GArray           *commands)
{
  AciesCommand command = about_new_unit (self, state, ACIES_COMMAND_PROPERTY, kind);

  for (AciesId i = 0; i < state->ruleset->n_properties; i++)
    {
      if (!acies_unit_tells_property (state->ruleset, before, i) || !acies_unit_type_has_property (state->ruleset, kind->type, i) ||
          !acies_property_allows (state->ruleset, kind->type, i, before->properties[i]))
        continue;
      command.id = i;
      command.number = before->properties[i];
      g_array_append_val (commands, command);
    }
}

static void
keep_marks (AciesHexPanel    *self,
            const AciesState *state,
            const AciesUnit  *before,
            const UnitKind   *kind,
            GArray           *commands)
{
  AciesCommand command = about_new_unit (self, state, ACIES_COMMAND_MARK, kind);

  command.number = 1;
  for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
    {
      if (!state->ruleset->marks[mark].kept || !(before->marks >> mark & 1) || !acies_ruleset_may_have_mark (state->ruleset, kind->type, mark))
        continue;
      command.id = mark;
      g_array_append_val (commands, command);
    }
}

/* The new unit keeps the marks, properties and figures of the old one that it can have. */
static GArray *
list_changes (AciesHexPanel    *self,
              const AciesState *state,
              const UnitKind   *kind)
{
  GArray      *commands = acies_commands_new ();
  AciesHex     hex = acies_editor_get_selected (self->editor);
  AciesUnitId  before = selected_unit (self);
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);
  guint        strength;

  add_removal (state, before, kind, commands);
  if (kind == NULL)
    return commands;
  strength = acies_state_strength (state, kind->type);
  command.id = kind->type;
  command.side = kind->side;
  command.number = (gint16) (before != ACIES_NO_UNIT ? MIN (state->units[before].figures, strength) : strength);
  g_array_append_val (commands, command);
  if (before != ACIES_NO_UNIT)
    {
      keep_properties (self, state, &state->units[before], kind, commands);
      keep_marks (self, state, &state->units[before], kind, commands);
    }

  return commands;
}

/* Returns 0 for no unit, otherwise 1 plus the index in the list of kinds. */
static guint
find_kind (AciesHexPanel    *self,
           const AciesState *state,
           AciesUnitId       unit)
{
  for (guint i = 0; unit != ACIES_NO_UNIT && i < self->kinds->len; i++)
    {
      const UnitKind *kind = &g_array_index (self->kinds, UnitKind, i);

      if (kind->type == state->units[unit].type && kind->side == state->units[unit].side)
        return i + 1;
    }

  return unit == ACIES_NO_UNIT ? 0 : GTK_INVALID_LIST_POSITION;
}

/* Returns @type, or ACIES_NO_ID if the unit of this type on the selected hex is the main unit. */
static AciesId
self_type (AciesHexPanel *self,
           AciesId        type)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesHex          hex = acies_editor_get_selected (self->editor);
  AciesUnitId       unit = acies_stack_of_type (state, hex, type);

  return unit != ACIES_NO_UNIT && acies_stack_number (state, unit) > 0 ? type : ACIES_NO_ID;
}

static void
kind_chosen_cb (gpointer data,
                guint    id,
                guint    chosen)
{
  AciesHexPanel  *self = data;
  const UnitKind *kind = chosen > 0 ? &g_array_index (self->kinds, UnitKind, chosen - 1) : NULL;
  g_autoptr (GArray) commands = list_changes (self, acies_editor_get_state (self->editor), kind);

  if (commands->len > 0 && acies_editor_apply_all (self->editor, commands, NULL) && kind != NULL)
    acies_editor_select_unit (self->editor, acies_editor_get_selected (self->editor), self_type (self, kind->type));
}

/* The user has chosen another unit on the hex. */
static void
other_chosen_cb (gpointer data,
                 guint    id,
                 guint    chosen)
{
  AciesHexPanel    *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesHex          hex = acies_editor_get_selected (self->editor);
  AciesUnitId       ids[ACIES_MAX_LAYERS];

  if (chosen < acies_stack_list (state, hex, ids))
    acies_editor_select_unit (self->editor, hex, chosen == 0 ? ACIES_NO_ID : state->units[ids[chosen]].type);
}

static void
mark_chosen_cb (gpointer data,
                guint    mark,
                guint    on)
{
  AciesHexPanel *self = data;
  AciesUnitId    unit = selected_unit (self);
  AciesCommand   command;

  if (unit == ACIES_NO_UNIT)
    return;
  command = acies_command_on_unit (ACIES_COMMAND_MARK, acies_editor_get_state (self->editor), unit);
  command.id = (AciesId) mark;
  command.number = (gint16) on;
  acies_editor_apply (self->editor, &command);
}

/* --- the properties of the unit, such as its facing ----------------------------------------------- */

/* Returns the value at index @place of the list, which contains only values that the type can have. */
static int
value_at (const AciesRuleset *ruleset,
          AciesId             type,
          guint               property,
          guint               place)
{
  const AciesProperty *it = &ruleset->properties[property];

  for (int value = it->min; value <= it->max; value++)
    {
      if (acies_property_allows (ruleset, type, property, value) && place-- == 0)
        return value;
    }

  return it->min;
}

static guint
place_of (const AciesRuleset *ruleset,
          AciesId             type,
          guint               property,
          int                 value)
{
  guint place = 0;

  for (int other = ruleset->properties[property].min; other < value; other++)
    place += acies_property_allows (ruleset, type, property, other);

  return place;
}

static void
property_chosen_cb (gpointer data,
                    guint    property,
                    guint    place)
{
  AciesHexPanel    *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesUnitId       unit = acies_editor_get_selected_unit (self->editor);
  AciesCommand      command;

  if (unit == ACIES_NO_UNIT)
    return;
  command = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, unit);
  command.id = (AciesId) property;
  command.number = (gint16) value_at (state->ruleset, state->units[unit].type, property, place);
  acies_editor_apply (self->editor, &command);
}

static void
list_values (AciesHexPanel      *self,
             const AciesRuleset *ruleset,
             AciesId             type,
             guint               property)
{
  const AciesProperty *it = &ruleset->properties[property];
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int value = it->min; value <= it->max; value++)
    {
      g_autofree char *name = acies_property_value_dup_name (it, value);

      if (acies_property_allows (ruleset, type, property, value))
        gtk_string_list_append (names, name);
    }
  acies_choice_row_set_names (self->property_rows[property], names);
  self->property_types[property] = type;
}

static void
show_property (AciesHexPanel    *self,
               const AciesState *state,
               AciesUnitId       unit,
               guint             property)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *it = &state->units[unit];
  AciesCommand        field = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, unit);

  if (ruleset->properties[property].kind != ACIES_PROPERTY_NUMBER)
    {
      if (self->property_types[property] != it->type)
        list_values (self, ruleset, it->type, property);
      acies_choice_row_show (self->property_rows[property], place_of (ruleset, it->type, property, it->properties[property]));
      return;
    }
  field.id = (AciesId) property;
  acies_number_spin_set_field (acies_number_row_get_spin (self->property_rows[property]), &field);
  acies_number_row_refresh (self->property_rows[property], ruleset->properties[property].text);
}

static void
show_properties (AciesHexPanel *self,
                 AciesUnitId    unit)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  gboolean          any = FALSE;

  for (guint i = 0; state != NULL && i < state->ruleset->n_properties; i++)
    {
      gboolean has = unit != ACIES_NO_UNIT && acies_unit_type_has_property (state->ruleset, state->units[unit].type, i);

      if (self->property_rows[i] == NULL)
        continue;
      gtk_widget_set_visible (self->property_rows[i], has);
      if (has)
        show_property (self, state, unit, i);
      any |= has;
    }
  gtk_widget_set_visible (self->properties, any);
}

static void
add_property (AciesHexPanel       *self,
              const AciesProperty *property,
              guint                index)
{
  AciesCommand field = acies_command_with_id (ACIES_COMMAND_PROPERTY, (AciesId) index);

  if (property->kind == ACIES_PROPERTY_NUMBER)
    {
      self->property_rows[index] = acies_number_row_new (self->editor, &field, property->name, NULL);
    }
  else
    {
      self->property_rows[index] = acies_choice_row_new (property->name, property_chosen_cb, self, index);
      if (property->text != NULL)
        adw_action_row_set_subtitle (ADW_ACTION_ROW (self->property_rows[index]), property->text);
    }
  self->property_types[index] = ACIES_NO_ID;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->properties), self->property_rows[index]);
}

static void
rebuild_properties (AciesHexPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  for (guint i = 0; i < G_N_ELEMENTS (self->property_rows); i++)
    {
      if (self->property_rows[i] != NULL)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->properties), self->property_rows[i]);
      self->property_rows[i] = NULL;
    }
  for (guint i = 0; state != NULL && i < state->ruleset->n_properties; i++)
    {
      if (!state->ruleset->properties[i].fixed)
        add_property (self, &state->ruleset->properties[i], i);
    }
}

/* --- the hex itself -------------------------------------------------------------------------- */

static const AciesState *
editable_state (AciesHexPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  if (state == NULL || self->hex == ACIES_NO_HEX || !acies_board_contains (state->board, self->hex))
    return NULL;

  return state;
}

static void
show_label (AciesHexPanel    *self,
            const AciesState *state)
{
  const char *label = acies_texts_get_label (state->texts, self->hex);

  if (label == NULL)
    label = "";
  if (!g_str_equal (label, gtk_editable_get_text (GTK_EDITABLE (self->label))))
    gtk_editable_set_text (GTK_EDITABLE (self->label), label);
}

static void
terrain_cb (gpointer data,
            guint    id,
            guint    chosen)
{
  AciesHexPanel *self = data;
  AciesCommand   command = acies_command_on_hex (ACIES_COMMAND_PAINT, self->hex);

  command.id = (AciesId) chosen;
  acies_editor_apply (self->editor, &command);
}

/* Applies the text to the hex for which it was typed, even if another hex is selected now. */
static void
flush_label (AciesHexPanel *self)
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
    show_label (self, state);
}

static void
camp_cb (gpointer data,
         guint    side,
         guint    on)
{
  AciesHexPanel *self = data;
  AciesCommand   command = acies_command_on_hex (ACIES_COMMAND_CAMP, on ? self->hex : ACIES_NO_HEX);

  command.side = (AciesSide) side;
  acies_editor_apply (self->editor, &command);
}

static void
entry_cb (gpointer data,
          guint    side,
          guint    on)
{
  AciesHexPanel *self = data;
  AciesCommand   command = acies_command_on_hex (ACIES_COMMAND_ENTRY, self->hex);

  command.side = (AciesSide) side;
  command.number = (gint16) on;
  acies_editor_apply (self->editor, &command);
}

static void
show_hex (AciesHexPanel *self,
          AciesHex       hex)
{
  gboolean          other = hex != self->hex;
  const AciesState *state;

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
        acies_choice_row_show (self->entries[side], acies_state_is_entry (state, side, hex));
    }
}

/* --- showing -------------------------------------------------------------------------------- */

/* A mark that the unit cannot have is insensitive, unless the unit has it and it can be removed. */
static void
show_mark (AciesHexPanel    *self,
           const AciesState *state,
           AciesUnitId       unit,
           AciesId           mark)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesId             type = state->units[unit].type;
  gboolean            has = acies_state_unit_has_mark (state, unit, mark);
  gboolean            may = acies_ruleset_may_have_mark (ruleset, type, mark);
  g_autofree char    *why = NULL;

  if (!may)
    /* Translators: a unit, then a card */
    why = g_markup_printf_escaped (_ ("%1$s cannot use the card “%2$s”"), ruleset->unit_types[type].name,
                                   ruleset->cards[ruleset->marks[mark].card].name);
  acies_choice_row_show (self->mark_rows[mark], has);
  gtk_widget_set_sensitive (self->mark_rows[mark], may || has);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->mark_rows[mark]), why != NULL ? why : "");
}

/* Keeps the facts if the type is the same, because this runs for every step of a brush stroke. */
static void
show_facts (AciesHexPanel      *self,
            const AciesRuleset *ruleset,
            AciesId             type)
{
  g_autofree char *skills = acies_unit_type_dup_skills (ruleset, type);
  g_autofree char *cards = acies_unit_type_dup_abilities (ruleset, type);
  /* Translators: names of the cards that a unit can use */
  g_autofree char *abilities = g_strdup_printf (_ ("Cards: %s"), cards);

  if (self->type == type)
    return;
  self->type = type;
  acies_unit_numbers_show (self->numbers, ruleset, type);
  gtk_label_set_text (self->skills, skills);
  gtk_widget_set_visible (GTK_WIDGET (self->skills), skills[0] != '\0');
  gtk_label_set_text (self->abilities, abilities);
  gtk_widget_set_visible (GTK_WIDGET (self->abilities), cards[0] != '\0');
}

static void
show_unit (AciesHexPanel    *self,
           const AciesState *state,
           AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  AciesCommand     figures = acies_command_on_unit (ACIES_COMMAND_FIGURES, state, unit);
  g_autofree char *name = acies_unit_type_text (state->ruleset, it->type, it->side);

  gtk_label_set_text (self->name, name);
  show_facts (self, state->ruleset, it->type);
  acies_swatch_show_unit (self->swatch, state->ruleset, acies_editor_get_theme (self->editor), it->type, it->side, it->figures,
                          acies_piece_full_strength (state, it), it->marks, it->properties);
  acies_number_spin_set_field (acies_number_row_get_spin (self->figures), &figures);
  acies_number_row_refresh (self->figures, NULL);
  show_properties (self, unit);
  for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
    if (self->mark_rows[mark] != NULL)
      show_mark (self, state, unit, mark);
}

static void
show_place (AciesHexPanel    *self,
            const AciesState *state,
            AciesHex          hex,
            gboolean          has_unit)
{
  AciesHexName     hex_name;
  const char      *terrain = state->ruleset->terrains[state->board->terrain[hex]].name;
  g_autofree char *place = NULL;

  acies_hex_name (hex, hex_name);
  /* Translators: the name of a hex and its ground, "E5, Forest" */
  place = g_strdup_printf (_ ("%1$s, %2$s"), hex_name, terrain);
  gtk_label_set_text (self->place, has_unit ? place : _ ("No unit"));
  if (has_unit)
    return;
  gtk_label_set_text (self->name, place);
  acies_swatch_show_terrain (self->swatch, acies_editor_get_theme (self->editor), state->board->terrain[hex]);
}

/* Returns whether the list is unchanged. It is then kept, because the user can be choosing from it. */
static gboolean
are_shown (AciesHexPanel *self,
           GtkStringList *names)
{
  GListModel *shown = adw_combo_row_get_model (ADW_COMBO_ROW (self->others_row));
  guint       n = g_list_model_get_n_items (G_LIST_MODEL (names));

  if (shown == NULL || g_list_model_get_n_items (shown) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (shown), i), gtk_string_list_get_string (names, i)) != 0)
        return FALSE;
    }

  return TRUE;
}

/* If the hex has several units, shows which one the rows below describe. */
static void
show_others (AciesHexPanel    *self,
             const AciesState *state,
             AciesUnitId       unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = unit != ACIES_NO_UNIT ? acies_stack_list (state, state->units[unit].hex, ids) : 0;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_set_visible (self->others_group, n > 1);
  if (n < 2)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = acies_unit_dup_with_strength (state, ids[i], acies_state_unit_type (state, ids[i])->name);

      gtk_string_list_append (names, name);
    }
  if (!are_shown (self, names))
    acies_choice_row_set_names (self->others_row, names);
  acies_choice_row_show (self->others_row, acies_stack_number (state, unit));
}

static void
show (AciesHexPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesHex          hex = acies_editor_get_selected (self->editor);
  AciesUnitId       unit;

  show_hex (self, state != NULL ? hex : ACIES_NO_HEX);
  if (state == NULL || hex == ACIES_NO_HEX || acies_editor_count_selected (self->editor) > 1)
    return;
  unit = selected_unit (self);
  show_others (self, state, unit);
  gtk_widget_set_visible (self->unit_group, unit != ACIES_NO_UNIT);
  gtk_widget_set_visible (self->facts, unit != ACIES_NO_UNIT);
  acies_choice_row_show (self->kind_row, find_kind (self, state, unit));
  show_place (self, state, hex, unit != ACIES_NO_UNIT);
  if (unit != ACIES_NO_UNIT)
    show_unit (self, state, unit);
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_mark (AciesHexPanel       *self,
          const AciesMarkType *type,
          AciesId              mark)
{
  self->mark_rows[mark] = acies_switch_row_new (type->name, mark_chosen_cb, self, mark);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->marks_group), self->mark_rows[mark]);
  gtk_widget_set_visible (self->marks_group, TRUE);
}

static void
list_kinds (AciesHexPanel      *self,
            const AciesRuleset *ruleset)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_ ("unit", "None"));
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (AciesId type = 0; type < ruleset->n_unit_types; type++)
      {
        UnitKind         kind = { type, side };
        g_autofree char *name = NULL;

        if (!((ruleset->unit_types[type].sides >> side) & 1))
          continue;
        name = acies_unit_type_text (ruleset, type, side);
        gtk_string_list_append (names, name);
        g_array_append_val (self->kinds, kind);
      }
  acies_choice_row_set_names (self->kind_row, names);
}

static void
add_ground (AciesHexPanel      *self,
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
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (flush_label), self);
  gtk_widget_add_controller (label, focus);
  g_signal_connect_swapped (label, "entry-activated", G_CALLBACK (flush_label), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->terrain);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  gtk_box_append (self->hex_box, group);
  self->label = ADW_ENTRY_ROW (label);
}

static GtkWidget *
add_switch (AciesHexPanel *self,
            GtkWidget     *group,
            const char    *format,
            AciesSide      side,
            AciesChosen    chosen)
{
  g_autofree char *title = g_strdup_printf (format, acies_editor_get_state (self->editor)->ruleset->sides[side].name);
  GtkWidget       *row = acies_switch_row_new (title, chosen, self, side);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_places (AciesHexPanel      *self,
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
  gtk_box_append (self->hex_box, group);
}

static void
rebuild_hex (AciesHexPanel    *self,
             const AciesState *state)
{
  self->hex = ACIES_NO_HEX;
  self->terrain = NULL;
  acies_box_clear (self->hex_box);
  memset (self->camps, 0, sizeof self->camps);
  memset (self->entries, 0, sizeof self->entries);
  if (state == NULL)
    return;
  add_ground (self, state->ruleset);
  add_places (self, state->ruleset);
}

static void
rebuild (AciesHexPanel    *self,
         const AciesState *state)
{
  self->type = ACIES_NO_ID;
  acies_swatch_show_nothing (self->swatch);
  for (AciesId mark = 0; mark < G_N_ELEMENTS (self->mark_rows); mark++)
    if (self->mark_rows[mark] != NULL)
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->marks_group), self->mark_rows[mark]);
  gtk_widget_set_visible (self->marks_group, FALSE);
  memset (self->mark_rows, 0, sizeof self->mark_rows);
  g_array_set_size (self->kinds, 0);
  rebuild_hex (self, state);
  rebuild_properties (self);
  if (state == NULL)
    return;
  acies_number_row_set_title (self->figures, acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS) ? _ ("Wounds the unit can still take") : acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases")));
  list_kinds (self, state->ruleset);
  for (AciesId mark = 0; mark < state->ruleset->n_marks; mark++)
    if (state->ruleset->marks[mark].kept)
      add_mark (self, &state->ruleset->marks[mark], mark);
}

static void
acies_hex_panel_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesHexPanel *self = ACIES_HEX_PANEL (panel);

  if (events == NULL)
    rebuild (self, acies_editor_get_state (self->editor));
  show (self);
}

static void
acies_hex_panel_model_set (AciesPanel *panel)
{
  AciesHexPanel *self = ACIES_HEX_PANEL (panel);
  AciesCommand   field = acies_command (ACIES_COMMAND_FIGURES);
  GtkWidget     *group = adw_preferences_group_new ();

  self->figures = acies_number_row_new (self->editor, &field, _ ("Figures"), NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->figures);
  self->properties = adw_preferences_group_new ();
  gtk_widget_set_visible (self->properties, FALSE);
  gtk_box_prepend (GTK_BOX (self->unit_group), self->properties);
  gtk_box_prepend (GTK_BOX (self->unit_group), group);
  g_signal_connect_object (self->editor, "notify::selected", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}

/* Removes the unit that is shown. */
static void
remove_clicked_cb (AciesHexPanel *self)
{
  AciesUnitId  unit = selected_unit (self);
  AciesCommand command;

  if (unit == ACIES_NO_UNIT)
    return;
  command = acies_command_on_unit (ACIES_COMMAND_REMOVE, acies_editor_get_state (self->editor), unit);
  acies_editor_apply (self->editor, &command);
}

static void
acies_hex_panel_dispose (GObject *object)
{
  ACIES_HEX_PANEL (object)->hex = ACIES_NO_HEX; /* stop applying input */
  G_OBJECT_CLASS (acies_hex_panel_parent_class)->dispose (object);
}

static void
acies_hex_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_HEX_PANEL (object)->kinds);
  G_OBJECT_CLASS (acies_hex_panel_parent_class)->finalize (object);
}

static void
acies_hex_panel_class_init (AciesHexPanelClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_hex_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_hex_panel_finalize;
  panel_class->refresh = acies_hex_panel_refresh;
  panel_class->model_set = acies_hex_panel_model_set;
  panel_class->refreshes_unseen = TRUE; /* unfinished input must be applied to the hex for which it was typed */
  acies_panel_class_bind_model (klass, AciesHexPanel, editor);
  acies_panel_class_set_template (panel_class, "hex-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, content);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, name);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, place);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, unit_group);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, kind_group);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, hex_box);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, facts);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, skills);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, abilities);
  gtk_widget_class_bind_template_child (widget_class, AciesHexPanel, marks_group);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
acies_hex_panel_init (AciesHexPanel *self)
{
  self->kinds = g_array_new (FALSE, FALSE, sizeof (UnitKind));
  self->type = ACIES_NO_ID;
  self->hex = ACIES_NO_HEX;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->others_row = acies_choice_row_new (_ ("Unit to edit"), other_chosen_cb, self, 0);
  self->others_group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->others_group), self->others_row);
  gtk_widget_set_visible (self->others_group, FALSE);
  gtk_widget_insert_before (self->others_group, gtk_widget_get_parent (self->kind_group), self->kind_group);
  self->kind_row = acies_choice_row_new (_ ("Unit"), kind_chosen_cb, self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->kind_group), self->kind_row);
  self->swatch = ACIES_SWATCH (acies_swatch_new (72));
  gtk_box_prepend (GTK_BOX (self->box), GTK_WIDGET (self->swatch));
}

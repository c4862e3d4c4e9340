/* hex-text.c - descriptions of hexes and unit types, and the status line of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/hex-text.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/view/words.h"
#include "widgets/canvas-private.h"

#include <glib/gi18n-lib.h>

/* --- descriptions --------------------------------------------------------------------------- */

char *
acies_unit_type_text (const AciesRuleset *ruleset,
                      AciesId             type,
                      AciesSide           side)
{
  gboolean is_of_one = acies_unit_type_only_side (&ruleset->unit_types[type]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (ruleset, type, is_of_one ? ACIES_NO_SIDE : side);
}

static char *
dup_skills (const AciesRuleset  *ruleset,
            const AciesUnitType *type)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_skills; i++)
    if ((type->skills >> i) & 1)
      acies_list_add (text, ACIES_LIST_COMMA, ruleset->skills[i].name);
  return g_string_free (text, FALSE);
}

char *
acies_unit_type_numbers_text (const AciesRuleset *ruleset,
                              AciesId             type)
{
  const AciesUnitType *it = &ruleset->unit_types[type];
  g_autofree char     *skills = dup_skills (ruleset, it);
  g_autofree char     *cards = acies_unit_type_dup_abilities (ruleset, type);
  GString             *text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      const AciesAttribute *attribute = &ruleset->attributes[i];
      g_autofree char      *value = acies_attribute_value_to_string (ruleset, i, it->values[i]);
      /* Translators: dice of a unit, such as "Good going: Yellow, White" */
      g_autofree char *dice = g_strdup_printf (_ ("%1$s: %2$s"), attribute->name, value);
      /* Translators: a number of a unit, such as "March 4" */
      g_autofree char *number = g_strdup_printf (_ ("%1$s %2$d"), attribute->name, it->values[i]);

      if (acies_attribute_is_shown (ruleset, i, it->values[i]))
        acies_list_add (text, ACIES_LIST_COMMA, attribute->is_dice ? dice : number);
    }
  if (skills[0] != '\0')
    acies_list_add (text, ACIES_LIST_COMMA, skills);
  if (cards[0] != '\0')
    {
      g_string_append_c (text, '\n');
      /* Translators: names of the cards that a unit can use */
      g_string_append_printf (text, _ ("Cards: %s"), cards);
    }
  return g_string_free (text, FALSE);
}

/* Each row has its own layout, so that a row with many dice does not take room from the names of others. */
static void
add_number (GtkGrid    *numbers,
            const char *name,
            const char *number,
            int         row)
{
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *value = gtk_label_new (number);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_label_set_justify (GTK_LABEL (value), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (value, "unit-number");
  gtk_box_append (GTK_BOX (both), label);
  gtk_box_append (GTK_BOX (both), value);
  gtk_grid_attach (numbers, both, 0, row, 1, 1);
}

void
acies_unit_numbers_show (GtkGrid            *numbers,
                         const AciesRuleset *ruleset,
                         AciesId             type)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (numbers))) != NULL)
    gtk_grid_remove (numbers, child);
  gtk_widget_set_visible (GTK_WIDGET (numbers), !acies_ruleset_is_back (ruleset, type));
  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      int              number = ruleset->unit_types[type].values[i];
      g_autofree char *value = acies_attribute_value_to_string (ruleset, i, number);

      if (acies_attribute_is_shown (ruleset, i, number))
        add_number (numbers, ruleset->attributes[i].name, value, (int) i);
    }
}

/* "Roman Principes, 3 of 3 figures, Ordered": screen readers name the side, which others see by its colour. */
static char *
dup_unit_text (const AciesState *state,
               AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  g_autofree char *name = acies_unit_type_dup_name (state->ruleset, it->type, it->side);
  g_autofree char *told = acies_unit_dup_with_strength (state, unit, name);
  g_autofree char *properties = acies_unit_dup_properties (state, unit);
  GString         *text = g_string_new (acies_ruleset_is_back (state->ruleset, it->type) ? name : told);

  if (properties != NULL)
    acies_list_add (text, ACIES_LIST_COMMA, properties);
  for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
    if (acies_state_unit_has_mark (state, unit, mark) && !acies_unit_names_mark (state, unit, mark))
      acies_list_add (text, ACIES_LIST_COMMA, state->ruleset->marks[mark].name);
  return g_string_free (text, FALSE);
}

static void
append_sides (GString          *text,
              const AciesState *state,
              AciesHex          hex)
{
  AciesSide owner = acies_board_owner (state->board, state->ruleset, hex);

  if (owner != ACIES_NO_SIDE)
    {
      /* Translators: part of a place on the board: it lies in the area of this side */
      g_autofree char *area = g_strdup_printf (_ ("area of %s"), state->ruleset->sides[owner].name);

      acies_list_add (text, ACIES_LIST_COMMA, area);
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char      *name = state->ruleset->sides[side].name;
      g_autofree char *camp = g_strdup_printf (_ ("camp of %s"), name);
      g_autofree char *entry = g_strdup_printf (_ ("reserve entry of %s"), name);

      if (state->sides[side].camp == hex)
        acies_list_add (text, ACIES_LIST_COMMA, camp);
      if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES) && acies_state_is_entry (state, side, hex))
        acies_list_add (text, ACIES_LIST_COMMA, entry);
    }
}

char *
acies_hex_text (const AciesState *state,
                AciesHex          hex)
{
  AciesHexName name;
  AciesUnitId  ids[ACIES_MAX_LAYERS];
  guint        n;
  GString     *text;
  const char  *label;

  if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex))
    return g_strdup ("");
  text = g_string_new (acies_hex_name (hex, name));
  acies_list_add (text, ACIES_LIST_COMMA, state->ruleset->terrains[state->board->terrain[hex]].name);
  label = acies_texts_get_label (state->texts, hex);
  if (label != NULL)
    {
      /* Translators: words that stand on a hex, such as the name of a place */
      g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), label);

      acies_list_add (text, ACIES_LIST_COMMA, quoted);
    }
  append_sides (text, state, hex);
  n = acies_stack_list (state, hex, ids);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *unit = dup_unit_text (state, ids[i]);

      acies_list_add (text, i == 0 ? ACIES_LIST_COMMA : ACIES_LIST_SEMICOLON, unit);
    }
  return g_string_free (text, FALSE);
}

/* --- the status line ------------------------------------------------------------------------ */

#define GAP 12

struct _AciesStatusLine
{
  GtkWidget parent_instance;

  AciesCanvas  *canvas;
  GSignalGroup *canvas_signals;
  GtkWidget    *box;
  GtkLabel     *hex;
  GtkLabel     *hint;
};

G_DEFINE_FINAL_TYPE (AciesStatusLine, acies_status_line, GTK_TYPE_WIDGET)

static void
update (AciesStatusLine *self)
{
  const AciesState *state = self->canvas != NULL ? acies_canvas_get_state (self->canvas) : NULL;
  const char       *hint = self->canvas != NULL ? acies_canvas_get_description (self->canvas) : NULL;
  g_autofree char  *text = NULL;

  if (state != NULL)
    text = acies_hex_text (state, acies_canvas_get_hovered (self->canvas));
  gtk_label_set_text (self->hex, text != NULL ? text : "");
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL && *hint != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self), hint != NULL || (text != NULL && *text != '\0'));
  gtk_widget_queue_resize (GTK_WIDGET (self)); /* moves the status line, even if the text is the same */
}

void
acies_status_line_set_canvas (AciesStatusLine *self,
                              AciesCanvas     *canvas)
{
  g_return_if_fail (ACIES_IS_STATUS_LINE (self));

  g_set_object (&self->canvas, canvas);
  g_signal_group_set_target (self->canvas_signals, canvas);
  update (self);
}

static void
acies_status_line_dispose (GObject *object)
{
  AciesStatusLine *self = ACIES_STATUS_LINE (object);

  g_clear_object (&self->canvas_signals);
  g_clear_object (&self->canvas);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_status_line_parent_class)->dispose (object);
}

static void
acies_status_line_class_init (AciesStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_status_line_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_widget_class_set_css_name (widget_class, "status-line");
}

static GtkLabel *
add_label (AciesStatusLine *self,
           const char      *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (self->box), label);
  return GTK_LABEL (label);
}

static void
acies_status_line_init (AciesStatusLine *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class (self->box, "pill-text");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->hex = add_label (self, "pointed-hex");
  self->hint = add_label (self, "hint");
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE); /* a click goes to the hex below it */
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-hovered", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "notify::description", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "state-changed", G_CALLBACK (update), self);
}

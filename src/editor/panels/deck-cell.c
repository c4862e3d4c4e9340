/* deck-cell.c - a table cell with the copies of one card in one deck, and those in the starting hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/deck-cell.h"

#include "editor/panels/fields.h"
#include "engine/core/engine.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* If more copies are outside the hand, only their number is shown. */
#define COPIES_SHOWN 3

struct _AciesDeckCell
{
  GtkBox parent_instance;

  AciesEditor *editor;
  AciesSide    side;
  AciesId      card;
  GtkWidget   *spin;   /* (nullable) */
  GPtrArray   *copies; /* of GtkButton: one small card for each copy, copies in the hand first */
  GtkWidget   *more;   /* (nullable): number of other copies; NULL if the cell does not show the hand */
};

G_DEFINE_FINAL_TYPE (AciesDeckCell, acies_deck_cell, GTK_TYPE_BOX)

static const char *
get_owner (AciesDeckCell *self)
{
  return self->side == ACIES_COMMON ? _ ("Shared") : acies_editor_get_state (self->editor)->ruleset->sides[self->side].name;
}

static const char *
get_card_name (AciesDeckCell *self)
{
  return acies_editor_get_state (self->editor)->ruleset->cards[self->card].name;
}

/* --- the starting hand ---------------------------------------------------------------------- */

static guint
count_held (AciesDeckCell *self)
{
  return acies_state_count_copies_in (acies_editor_get_state (self->editor), self->side, self->card, ACIES_ZONE_HAND);
}

/* Adds @step copies to the hand. If this is impossible, the editor shows a message. */
static void
hold (AciesDeckCell *self,
      int            step)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_HAND, self->card);

  command.side = self->side;
  command.number = (gint16) ((int) count_held (self) + step);
  if (command.number >= 0)
    acies_editor_apply (self->editor, &command);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
copy_clicked_cb (AciesDeckCell *self,
                 GtkWidget     *button)
{
  hold (self, gtk_widget_has_css_class (button, "in-hand") ? -1 : 1);
}

static gboolean
key_pressed_cb (AciesDeckCell  *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType modifiers)
{
  if (gdk_keyval_to_lower (keyval) != GDK_KEY_h || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (self->spin != NULL) /* it can have unfinished input */
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->spin));
  hold (self, (modifiers & GDK_SHIFT_MASK) != 0 ? -1 : 1);

  return TRUE;
}

static void
show_copy (AciesDeckCell *self,
           GtkWidget     *button,
           gboolean       held)
{
  g_autofree char *name = NULL;

  if (held)
    {
      /* Translators: a card, and the side that has it */
      name = g_strdup_printf (_ ("%1$s, %2$s: put back in the deck"), get_card_name (self), get_owner (self));
      gtk_widget_add_css_class (button, "in-hand");
    }
  else
    {
      /* Translators: a card, and the side that has it */
      name = g_strdup_printf (_ ("%1$s, %2$s: put in the starting hand"), get_card_name (self), get_owner (self));
      gtk_widget_remove_css_class (button, "in-hand");
    }
  acies_tooltip_set (button, held ? _ ("Put it back in the deck (Shift+H)") : _ ("Put it in the starting hand (H)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
get_copy (AciesDeckCell *self,
          guint          place)
{
  GtkWidget *button;

  if (place < self->copies->len)
    return g_ptr_array_index (self->copies, place);
  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "deck-copy");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (copy_clicked_cb), self);
  gtk_widget_insert_before (button, GTK_WIDGET (self), self->more);
  g_ptr_array_add (self->copies, button);

  return button;
}

/* Reuses the buttons, to keep the focus. */
static void
refresh_hand (AciesDeckCell *self)
{
  guint            held = count_held (self);
  guint            rest = acies_state_pile (acies_editor_get_state (self->editor), self->side, self->card, ACIES_ZONE_DECK);
  guint            shown = held + MIN (rest, held < COPIES_SHOWN ? COPIES_SHOWN - held : 1);
  g_autofree char *more = g_strdup_printf ("+%u", held + rest - shown);

  for (guint i = 0; i < shown; i++)
    show_copy (self, get_copy (self, i), i < held);
  for (guint i = 0; i < self->copies->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->copies, i), i < shown);
  gtk_label_set_text (GTK_LABEL (self->more), shown < held + rest ? more : "");
}

void
acies_deck_cell_refresh (AciesDeckCell *self)
{
  g_return_if_fail (ACIES_IS_DECK_CELL (self));

  if (self->spin != NULL)
    acies_number_spin_refresh (self->spin);
  if (self->more != NULL)
    refresh_hand (self);
}

/* --- the column ------------------------------------------------------------------------------ */

/* Enter and Down move to the number below, Shift+Enter and Up to the number above, so that the user can fill in a
 * column without visiting other columns. Plus and Minus change the number instead of the arrow keys. */

/* Skips hidden and insensitive numbers. Beeps at the end of the column. */
static void
go (GPtrArray *column,
    GtkWidget *spin,
    int        step)
{
  guint index;

  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  if (!g_ptr_array_find (column, spin, &index))
    return;
  for (index += (guint) step; index < column->len; index += (guint) step)
    {
      GtkWidget *next = g_ptr_array_index (column, index);

      if (gtk_widget_get_mapped (next) && gtk_widget_is_sensitive (next))
        {
          gtk_widget_grab_focus (next);
          return;
        }
    }
  gtk_widget_error_bell (spin);
}

static gboolean
column_key_cb (GtkEventControllerKey *keys,
               guint                  keyval,
               guint                  keycode,
               GdkModifierType        modifiers,
               GPtrArray             *column)
{
  GtkWidget *spin = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  gboolean   shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      go (column, spin, shift ? -1 : 1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      go (column, spin, 1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      go (column, spin, -1);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_BACKWARD, 1);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
add_to_column (GPtrArray *column,
               GtkWidget *spin)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Handles arrow keys before the spin button does. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (column_key_cb), column);
  gtk_widget_add_controller (spin, keys);
  g_ptr_array_add (column, spin);
}

/* --- building ------------------------------------------------------------------------------- */

static void
add_number (AciesDeckCell   *self,
            AciesCommandKind kind,
            GPtrArray       *column)
{
  AciesCommand     field = acies_command_with_id (kind, self->card);
  g_autofree char *name = NULL;

  if (kind == ACIES_COMMAND_DISCARD)
    /* Translators: a card, and the side that has it */
    name = g_strdup_printf (_ ("%1$s, %2$s: discarded"), get_card_name (self), get_owner (self));
  else
    /* Translators: a card, and the side that has it */
    name = g_strdup_printf (_ ("%1$s, %2$s: copies"), get_card_name (self), get_owner (self));
  field.side = self->side;
  self->spin = acies_number_spin_new (self->editor, &field, name);
  add_to_column (column, self->spin);
  gtk_box_append (GTK_BOX (self), self->spin);
}

GtkWidget *
acies_deck_cell_new (AciesEditor     *editor,
                     AciesSide        side,
                     AciesId          card,
                     AciesCommandKind kind,
                     GPtrArray       *column)
{
  AciesDeckCell *self = g_object_new (ACIES_TYPE_DECK_CELL, "spacing", 4, "valign", GTK_ALIGN_CENTER, NULL);

  self->editor = editor;
  self->side = side;
  self->card = card;
  if (kind != ACIES_COMMAND_HAND)
    add_number (self, kind, column);
  if (kind != ACIES_COMMAND_DISCARD && side != ACIES_COMMON)
    {
      self->more = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->more, "caption");
      gtk_widget_add_css_class (self->more, "dim-label");
      gtk_box_append (GTK_BOX (self), self->more);
    }

  return GTK_WIDGET (self);
}

static void
acies_deck_cell_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_DECK_CELL (object)->copies);

  G_OBJECT_CLASS (acies_deck_cell_parent_class)->finalize (object);
}

static void
acies_deck_cell_class_init (AciesDeckCellClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_deck_cell_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck-cell");
}

static void
acies_deck_cell_init (AciesDeckCell *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->copies = g_ptr_array_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

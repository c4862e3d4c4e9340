/* verb-buttons.c - buttons for the game-specific answers that name no hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/answers.h"
#include "play/core/hints.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

#define GAP 6

struct _AciesVerbButtons
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  GArray         *commands; /* (element-type AciesCommand): the command of each button */
  GPtrArray      *names;    /* (element-type utf8): the label of each button, with its mnemonic */
};

G_DEFINE_FINAL_TYPE (AciesVerbButtons, acies_verb_buttons, ACIES_TYPE_PANEL)

static void
clicked_cb (AciesVerbButtons *self,
            GtkWidget        *button)
{
  guint i = 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (button); before != NULL; before = gtk_widget_get_prev_sibling (before))
    i++;
  g_return_if_fail (i < self->commands->len);

  acies_game_table_send (self->table, &g_array_index (self->commands, AciesCommand, i));
}

/* (nullable): a label with the key of the button, hidden from screen readers */
static GtkWidget *
create_key_cap (AciesVerbButtons *self,
                guint             place)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  g_autofree char    *key = g_strdup_printf ("%u", place);
  GtkWidget          *cap;

  if (choices == NULL || acies_answer_keys_find (choices, acies_game_table_get_state (self->table), place) == NULL)
    return NULL;
  cap = g_object_new (GTK_TYPE_LABEL, "label", key, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (cap, "key-cap");

  return cap;
}

/* The accessible name has no mnemonic. */
static void
add_button (AciesVerbButtons   *self,
            const char         *name,
            const AciesCommand *command,
            guint               place)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkLabel        *label = GTK_LABEL (gtk_label_new_with_mnemonic (name));
  GtkWidget       *cap = create_key_cap (self, place);
  const AciesVerb *verb = acies_command_verb (command->kind, acies_game_table_get_state (self->table)->ruleset->procs);
  g_autofree char *help = NULL;

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_mnemonic_widget (label, button);
  acies_tooltip_when_cut (label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  if (cap != NULL)
    gtk_box_append (GTK_BOX (box), cap);
  gtk_button_set_child (GTK_BUTTON (button), box);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (verb != NULL && verb->shape == ACIES_VERB_BARE)
    /* Translators: the name of an action, and what it does */
    help = g_strdup_printf (_ ("%1$s: %2$s"), gtk_label_get_text (label), _ (verb->help));
  else if (verb != NULL && !verb->of_dice)
    help = g_strdup_printf (_ (verb->step), gtk_label_get_text (label));
#pragma GCC diagnostic pop
  acies_tooltip_set (button, help);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (label), -1);
  acies_click_guard_add (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
list_answers (AciesVerbButtons *self,
              GArray           *commands,
              GPtrArray        *names)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  if (acies_game_table_get_seat (self->table).kind == ACIES_VIEWER_HAND_OVER)
    return;
  for (guint i = 0; choices != NULL && i < choices->commands->len; i++)
    {
      AciesCommand command = g_array_index (choices->commands, AciesCommand, i);

      if (!acies_choices_has_button (choices, &command))
        continue;
      g_array_append_val (commands, command);
      g_ptr_array_add (names, acies_choices_dup_button (choices, acies_game_table_get_state (self->table), &command));
    }
}

/* The label of the same command can change, for example "White die: Shield". */
static gboolean
are_shown (AciesVerbButtons *self,
           const GArray     *commands,
           const GPtrArray  *names)
{
  if (commands->len != self->commands->len)
    return FALSE;
  for (guint i = 0; i < commands->len; i++)
    {
      if (!acies_command_equal (&g_array_index (commands, AciesCommand, i), &g_array_index (self->commands, AciesCommand, i)) ||
          !g_str_equal (names->pdata[i], self->names->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_focus (AciesVerbButtons *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
show_guided (AciesVerbButtons *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    acies_style_set (button, "guided", acies_game_table_guides_to (self->table, ACIES_POINT_BUTTON, g_array_index (self->commands, AciesCommand, i).kind));
}

static void
acies_verb_buttons_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_VERB_BUTTONS (panel)->table, "advised", G_CALLBACK (show_guided), panel, G_CONNECT_SWAPPED);
}

/* If a button had the focus and the buttons change, the first new button gets the focus. */
static void
acies_verb_buttons_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesVerbButtons *self = ACIES_VERB_BUTTONS (panel);
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *child;
  gboolean   focused;

  list_answers (self, commands, names);
  if (are_shown (self, commands, names))
    {
      show_guided (self);
      return;
    }
  focused = has_focus (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_array_unref (self->commands);
  g_ptr_array_unref (self->names);
  self->commands = g_steal_pointer (&commands);
  self->names = g_steal_pointer (&names);
  for (guint i = 0; i < self->names->len; i++)
    add_button (self, self->names->pdata[i], &g_array_index (self->commands, AciesCommand, i), i + 1);
  show_guided (self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->names->len > 0);
  if (focused && self->names->len > 0)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static void
acies_verb_buttons_finalize (GObject *object)
{
  AciesVerbButtons *self = ACIES_VERB_BUTTONS (object);

  g_array_unref (self->commands);
  g_ptr_array_unref (self->names);

  G_OBJECT_CLASS (acies_verb_buttons_parent_class)->finalize (object);
}

static void
acies_verb_buttons_class_init (AciesVerbButtonsClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_verb_buttons_finalize;
  panel_class->refresh = acies_verb_buttons_refresh;
  panel_class->model_set = acies_verb_buttons_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesVerbButtons, table);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_verb_buttons_init (AciesVerbButtons *self)
{
  self->commands = acies_commands_new ();
  self->names = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), acies_wrap_layout_new (GAP, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self), "verb-buttons");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Possible answers"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* chance-panels.c - panels in which the user enters real dice and cards drawn from a real deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/view/view.h"
#include "play/core/dice.h"
#include "play/view/sketch.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- keys ----------------------------------------------------------------------------------- */

/* Number of faces or cards that have keys. */
#define MOST_KEYS 9

static void
add_key (GtkShortcutController *keys,
         guint                  key,
         const char            *action,
         guint                  number)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_named_action_new (action));

  if (number > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 ((gint32) number));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* The keys work wherever the focus is, because there is nothing else to do, and come before those of the canvas. */
static GtkShortcutController *
listen_to_keys (GtkWidget  *panel,
                const char *digits)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (keys), GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 1; i <= MOST_KEYS; i++)
    {
      add_key (keys, GDK_KEY_0 + i, digits, i);
      add_key (keys, GDK_KEY_KP_0 + i, digits, i);
    }
  gtk_widget_add_controller (panel, GTK_EVENT_CONTROLLER (keys));

  return keys;
}

/* --- dice ----------------------------------------------------------------------------------- */

#define SIZE 30
#define DICE_IN_ROW 8

struct _AciesDicePanel
{
  AciesPanel parent_instance;

  AciesGameTable     *table;
  AciesDiceEntry      entry;
  const AciesDieType *shown; /* (nullable): the type whose faces are shown as buttons */

  GtkGrid *dice;  /* a button for each die, as entered so far */
  GtkGrid *faces; /* a button for each face of the next die */
};

G_DEFINE_FINAL_TYPE (AciesDicePanel, acies_dice_panel, ACIES_TYPE_PANEL)

/* The die that a button shows. */
typedef struct
{
  AciesGameTable  *table;
  AciesRuleset    *ruleset;
  AciesId          type;
  const AciesFace *face; /* (nullable) */
} Die;

static void
free_die (gpointer data)
{
  Die *die = data;

  acies_ruleset_unref (die->ruleset);
  g_free (die);
}

static void
draw_die (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  const Die *die = data;

  acies_sketch_die (cr, GTK_WIDGET (area), acies_game_table_get_theme (die->table), die->ruleset, die->type, die->face,
                    ACIES_SKETCH_PLAIN, (width - SIZE) / 2.0, (height - SIZE) / 2.0, SIZE);
}

static void
show_die (AciesDicePanel  *self,
          GtkWidget       *button,
          AciesId          type,
          const AciesFace *face)
{
  GtkWidget *area = gtk_button_get_child (GTK_BUTTON (button));
  Die       *die = g_new (Die, 1);

  *die = (Die) { self->table, acies_ruleset_ref ((AciesRuleset *) self->entry.ruleset), type, face };
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_die, die, free_die);
}

static GtkWidget *
new_button (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", SIZE, "content-height", SIZE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", area, "focus-on-click", FALSE, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die");

  return button;
}

static GtkWidget *
nth (GtkGrid *grid,
     guint    i)
{
  return gtk_grid_get_child_at (grid, (int) i % DICE_IN_ROW, (int) i / DICE_IN_ROW);
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* Includes the type of the die if there are several types. */
static char *
dup_face_name (const AciesRuleset *ruleset,
               const AciesDieType *type,
               const AciesFace    *face)
{
  const char *shown = acies_face_to_string (face, ruleset);

  if (ruleset->n_die_types == 1)
    return g_strdup_printf (_ ("The next die shows %s"), shown);
  /* Translators: the kind of die and its face, such as "Yellow" and "Skull" */
  return g_strdup_printf (_ ("The next die (%1$s) shows %2$s"), type->name, shown);
}

/* @face: (nullable): the face of the die; %NULL if it is not set */
static char *
dup_die_name (const AciesDiceEntry *entry,
              guint                 die,
              const AciesFace      *face)
{
  const AciesRuleset *ruleset = entry->ruleset;
  const char         *kind = ruleset->die_types[entry->types[die]].name;

  if (ruleset->n_die_types == 1)
    /* Translators: the place of a die in the roll, how many there are, and a face */
    return face != NULL ? g_strdup_printf (_ ("Die %1$u of %2$u shows %3$s"), die + 1, entry->n, acies_face_to_string (face, ruleset))
                        /* Translators: the place of a die in the roll, and how many there are */
                        : g_strdup_printf (_ ("Die %1$u of %2$u is not set"), die + 1, entry->n);
  /* Translators: the words in parentheses are the kind of die, such as "Yellow" */
  return face != NULL ? g_strdup_printf (_ ("Die %1$u of %2$u (%3$s) shows %4$s"), die + 1, entry->n, kind, acies_face_to_string (face, ruleset))
                      /* Translators: the place of a die in the roll, how many there are, and the kind of die, such as "Yellow" */
                      : g_strdup_printf (_ ("Die %1$u of %2$u (%3$s) is not set"), die + 1, entry->n, kind);
}

static void
add_face (AciesDicePanel *self,
          guint           face,
          int             place)
{
  const AciesFace *shown = &self->shown->faces[face - 1];
  GtkWidget       *button = new_button ();
  g_autofree char *name = dup_face_name (self->entry.ruleset, self->shown, shown);

  show_die (self, button, (AciesId) (self->shown - self->entry.ruleset->die_types), shown);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "dice.put");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) face);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (self->faces, button, place % DICE_IN_ROW, place / DICE_IN_ROW, 1, 1);
}

/* Shows the faces of the next die. If all dice are set, the last faces stay. */
static void
show_faces (AciesDicePanel *self)
{
  const AciesDieType *type = acies_dice_entry_get_type (&self->entry);
  int                 place = 0;

  if (type == NULL || type == self->shown)
    return;
  self->shown = type;
  clear (self->faces);
  for (guint face = 1; face <= type->n_faces; face++)
    {
      if (acies_die_same_face (type, face) == face)
        add_face (self, face, place++);
    }
}

static void
show_entry (AciesDicePanel *self)
{
  const AciesDiceEntry *entry = &self->entry;

  for (guint i = 0; i < entry->n; i++)
    {
      const AciesFace *face = acies_dice_entry_get_face (entry, i);
      GtkWidget       *button = nth (self->dice, i);
      g_autofree char *name = dup_die_name (entry, i, face);

      show_die (self, button, entry->types[i], face);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      acies_style_set (button, "next", i == entry->cursor);
    }
  show_faces (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.put", entry->cursor < entry->n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.type", entry->cursor < entry->n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.use", acies_dice_entry_is_complete (entry));
}

static void
ask (AciesDicePanel *self)
{
  const AciesDiceEntry *entry = &self->entry;

  clear (self->dice);
  for (guint i = 0; i < entry->n; i++)
    {
      GtkWidget *button = new_button ();

      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "dice.choose");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) i);
      gtk_grid_attach (self->dice, button, (int) i % DICE_IN_ROW, (int) i / DICE_IN_ROW, 1, 1);
    }
}

static void
acies_dice_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesDicePanel   *self = ACIES_DICE_PANEL (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          asked = state != NULL && state->outcome.reason == ACIES_END_NOT_YET &&
                   state->decision.kind == ACIES_DECISION_DICE;

  self->shown = NULL;
  acies_dice_entry_init (&self->entry, state != NULL ? state->ruleset : NULL, asked ? state->decision.dice : NULL, asked ? state->decision.n_dice : 0);
  ask (self);
  show_entry (self);
  gtk_widget_set_visible (GTK_WIDGET (self), asked);
}

static void
entry_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesDicePanel *self = ACIES_DICE_PANEL (widget);
  guint           number = parameter != NULL ? (guint) g_variant_get_int32 (parameter) : 0;

  if (g_str_equal (action, "dice.put"))
    acies_dice_entry_put (&self->entry, number);
  else if (g_str_equal (action, "dice.type"))
    acies_dice_entry_type (&self->entry, number);
  else if (g_str_equal (action, "dice.choose"))
    acies_dice_entry_choose (&self->entry, number);
  else
    acies_dice_entry_back (&self->entry);
  show_entry (self);
}

static void
use_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  AciesDicePanel *self = ACIES_DICE_PANEL (widget);
  AciesCommand    command = acies_dice_entry_to_command (&self->entry);

  acies_game_table_send (self->table, &command);
}

static void
roll_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_session_roll (acies_game_table_get_session (ACIES_DICE_PANEL (widget)->table));
}

static void
acies_dice_panel_class_init (AciesDicePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_dice_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesDicePanel, table);

  acies_panel_class_set_template (panel_class, "play-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDicePanel, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesDicePanel, faces);
  gtk_widget_class_install_action (widget_class, "dice.put", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.type", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.choose", "i", entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.back", NULL, entry_cb);
  gtk_widget_class_install_action (widget_class, "dice.use", NULL, use_cb);
  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, roll_cb);
}

static void
acies_dice_panel_init (AciesDicePanel *self)
{
  GtkShortcutController *keys = listen_to_keys (GTK_WIDGET (self), "dice.type");

  add_key (keys, GDK_KEY_BackSpace, "dice.back", 0);
  add_key (keys, GDK_KEY_Return, "dice.use", 0);
  add_key (keys, GDK_KEY_KP_Enter, "dice.use", 0);
  add_key (keys, GDK_KEY_r, "dice.roll", 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- card draws ----------------------------------------------------------------------------- */

struct _AciesDrawPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesDraw       draws[ACIES_MAX_CARDS]; /* the cards that can be drawn */
  guint           n;

  GtkFlowBox *cards; /* a button for each card */
};

G_DEFINE_FINAL_TYPE (AciesDrawPanel, acies_draw_panel, ACIES_TYPE_PANEL)

/* Returns the side whose knowledge of the deck is used: the side whose hand is shown, or else the side that draws. */
static AciesSide
find_viewing_side (AciesDrawPanel   *self,
                   const AciesState *state)
{
  AciesSide viewer = acies_game_table_get_viewer (self->table);

  return viewer != ACIES_NO_SIDE ? viewer : state->decision.side;
}

/* A card that goes into a hidden hand is entered only by its owner, or by any player for a computer. */
static gboolean
may_be_seen (AciesDrawPanel   *self,
             const AciesState *state)
{
  const AciesGameSettings *settings = acies_session_get_settings (acies_game_table_get_session (self->table));
  AciesViewer              seat = acies_game_table_get_seat (self->table);

  if (seat.kind == ACIES_VIEWER_HAND_OVER)
    return FALSE;

  return !acies_draw_is_secret (state) || seat.kind == ACIES_VIEWER_OPEN ||
         settings->players[state->decision.side] != ACIES_PLAYER_HUMAN ||
         acies_game_table_get_viewer (self->table) == state->decision.side;
}

static gboolean
is_wanted (AciesDrawPanel   *self,
           const AciesState *state)
{
  return state != NULL && state->outcome.reason == ACIES_END_NOT_YET && state->decision.kind == ACIES_DECISION_DRAW &&
         may_be_seen (self, state);
}

static void
clear_cards (AciesDrawPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  self->n = 0;
}

static void
add_card (AciesDrawPanel      *self,
          const AciesCardType *card,
          guint                place)
{
  guint            n = self->draws[place].n;
  g_autofree char *label = n > 1 ? g_strdup_printf ("%s ×%u", card->name, n) : g_strdup (card->name);
  /* Translators: for a screen reader: the name of a card, and how many of it may be left in the deck */
  g_autofree char *name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Drawn: %1$s, %2$u left", "Drawn: %1$s, %2$u left", n), card->name, n);
  GtkWidget       *button = gtk_button_new_with_label (label);
  GtkWidget       *child = gtk_flow_box_child_new ();

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "draw.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) place + 1);
  acies_accessible_name (button, name);
  acies_tooltip_set (button, card->text);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (self->cards, child);
}

static void
offer (AciesDrawPanel   *self,
       const AciesState *state)
{
  g_autoptr (AciesView) view = acies_view_new (state, find_viewing_side (self, state));

  self->n = acies_view_list_draws (view, state, self->draws);
  for (guint i = 0; i < self->n; i++)
    add_card (self, &state->ruleset->cards[self->draws[i].card], i);
}

static void
acies_draw_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesDrawPanel   *self = ACIES_DRAW_PANEL (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          wanted = is_wanted (self, state);

  clear_cards (self);
  if (wanted)
    offer (self, state);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draw.choose", wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draw.draw", wanted);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
}

static void
choose_card_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  AciesDrawPanel *self = ACIES_DRAW_PANEL (widget);
  guint           place = (guint) g_variant_get_int32 (parameter);
  AciesCommand    command;

  if (place == 0 || place > self->n)
    return;
  command = acies_command_with_id (ACIES_COMMAND_DRAW, self->draws[place - 1].card);
  acies_game_table_send (self->table, &command);
}

static void
draw_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_session_roll (acies_game_table_get_session (ACIES_DRAW_PANEL (widget)->table));
}

static void
acies_draw_panel_class_init (AciesDrawPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_draw_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesDrawPanel, table);

  acies_panel_class_set_template (panel_class, "play-draw.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesDrawPanel, cards);
  gtk_widget_class_install_action (widget_class, "draw.choose", "i", choose_card_cb);
  gtk_widget_class_install_action (widget_class, "draw.draw", NULL, draw_cb);
}

static void
acies_draw_panel_init (AciesDrawPanel *self)
{
  add_key (listen_to_keys (GTK_WIDGET (self), "draw.choose"), GDK_KEY_r, "draw.draw", 0);
  gtk_widget_init_template (GTK_WIDGET (self));
}

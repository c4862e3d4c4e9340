/* setup-dialog.c - asks how a game shall be played: who plays, which dice, what may be taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/setup-dialog.h"

#include "app/dialogs/player-row.h"
#include "app/shared/settings.h"
#include "engine/core/engine.h"
#include "play/panels/sketch.h"
#include "session/rng.h"

#include <glib/gi18n.h>

#define EMBLEM 28 /* pixels */

struct _AciesSetupDialog
{
  AdwWindow parent_instance;

  const AciesTheme   *theme;
  const AciesRuleset *ruleset;
  guint               n_sides;
  gboolean            goes_on; /* it is about a game that goes on */

  AdwWindowTitle      *heading;
  GtkWidget           *begin_button;
  AdwPreferencesGroup *sides;
  AciesPlayerRow      *players[ACIES_MAX_SIDES]; /* of the sides there are */
  AdwComboRow         *dice;
  AdwEntryRow         *seed;
  GtkWidget           *seed_fault;
  AdwComboRow         *speed;
  AdwComboRow         *undo;
  GtkSwitch           *hands_open;
  GtkSwitch           *passes_alone;
  GtkSwitch           *asks;
  GtkWidget           *hands_row;
  GtkWidget           *asks_group;
};

G_DEFINE_FINAL_TYPE (AciesSetupDialog, acies_setup_dialog, ADW_TYPE_WINDOW)

static guint begin_signal;

/* What the rows of the lists stand for, in their order. */
static const AciesUndoPolicy policies[] = { ACIES_UNDO_LAST_DICE, ACIES_UNDO_AGREED, ACIES_UNDO_TAKE_BACKS };
static const char *const     speeds[] = { "slow", "normal", "quick", "at-once" };

/* --- the seed ------------------------------------------------------------------------------- */

/* Returns: whether a seed was entered; %FALSE with @is_wrong unset: none is wanted */
static gboolean
read_seed (AciesSetupDialog *self,
           guint64          *seed,
           gboolean         *is_wrong)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed))));
  gboolean         entered = text[0] != '\0';

  *is_wrong = entered && !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
  return entered && !*is_wrong;
}

static gboolean
rolls_here (AciesSetupDialog *self)
{
  return adw_combo_row_get_selected (self->dice) == ACIES_DICE_ROLLED;
}

/* What is wrong with the seed is said where it is entered, and keeps the game from beginning with another. */
static void
refresh_cb (AciesSetupDialog *self)
{
  gboolean rolled = rolls_here (self) && !self->goes_on;
  gboolean is_wrong;
  guint64  seed;

  read_seed (self, &seed, &is_wrong);
  is_wrong &= rolled;
  gtk_widget_set_visible (GTK_WIDGET (self->seed), rolled);
  gtk_widget_set_visible (self->seed_fault, is_wrong);
  gtk_widget_set_sensitive (self->begin_button, !is_wrong);
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
}

guint64
acies_setup_dialog_get_seed (AciesSetupDialog *self)
{
  guint64  seed = 0;
  gboolean is_wrong;

  g_return_val_if_fail (ACIES_IS_SETUP_DIALOG (self), 0);

  return rolls_here (self) && read_seed (self, &seed, &is_wrong) ? seed : acies_rng_new_seed ();
}

/* --- the sides ------------------------------------------------------------------------------ */

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesSetupDialog *self = g_object_get_data (G_OBJECT (area), "dialog");

  acies_sketch_emblem (cr, GTK_WIDGET (area), (AciesTheme *) self->theme, self->ruleset, (AciesSide) GPOINTER_TO_UINT (data),
                       width / 2.0, height / 2.0, MIN (width, height));
}

static GtkWidget *
new_emblem (AciesSetupDialog *self,
            AciesSide         side)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), EMBLEM);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), EMBLEM);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (area), "dialog", self);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_emblem, GUINT_TO_POINTER (side), NULL);
  return area;
}

static void
add_side (AciesSetupDialog *self,
          const AciesState *state,
          AciesSide         side)
{
  self->players[side] = acies_player_row_new (state->ruleset->sides[side].name, side == acies_state_first_side (state));
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->players[side]), new_emblem (self, side));
  adw_preferences_group_add (self->sides, GTK_WIDGET (self->players[side]));
}

/* --- all of it ------------------------------------------------------------------------------ */

AciesGameSettings
acies_setup_dialog_get_settings (AciesSetupDialog *self)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;

  g_return_val_if_fail (ACIES_IS_SETUP_DIALOG (self), settings);

  for (guint side = 0; side < self->n_sides; side++)
    settings.players[side] = (guint8) acies_player_row_get_player (self->players[side]);
  settings.dice = adw_combo_row_get_selected (self->dice);
  settings.undo = policies[adw_combo_row_get_selected (self->undo)];
  settings.hands_open = gtk_switch_get_active (self->hands_open);
  settings.passes_alone = gtk_switch_get_active (self->passes_alone);
  return settings;
}

const char *
acies_setup_dialog_get_speed (AciesSetupDialog *self)
{
  g_return_val_if_fail (ACIES_IS_SETUP_DIALOG (self), NULL);

  return speeds[adw_combo_row_get_selected (self->speed)];
}

gboolean
acies_setup_dialog_get_asks (AciesSetupDialog *self)
{
  g_return_val_if_fail (ACIES_IS_SETUP_DIALOG (self), FALSE);

  return gtk_switch_get_active (self->asks);
}

static void
show_settings (AciesSetupDialog        *self,
               const AciesGameSettings *settings)
{
  for (guint side = 0; side < self->n_sides; side++)
    acies_player_row_set_player (self->players[side], settings->players[side]);
  adw_combo_row_set_selected (self->dice, settings->dice);
  for (guint i = 0; i < G_N_ELEMENTS (policies); i++)
    if (policies[i] == settings->undo)
      adw_combo_row_set_selected (self->undo, i);
  gtk_switch_set_active (self->hands_open, settings->hands_open);
  gtk_switch_set_active (self->passes_alone, settings->passes_alone);
}

static void
show_habits (AciesSetupDialog *self)
{
  g_autofree char *speed = acies_setup_memory_dup_speed ();

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speeds[i], speed))
      adw_combo_row_set_selected (self->speed, i);
  gtk_switch_set_active (self->asks, acies_setup_memory_asks ());
}

void
acies_setup_dialog_show_game (AciesSetupDialog        *self,
                              const AciesGameSettings *settings)
{
  g_return_if_fail (ACIES_IS_SETUP_DIALOG (self));

  self->goes_on = TRUE;
  gtk_window_set_title (GTK_WINDOW (self), _ ("Game Settings"));
  adw_window_title_set_title (self->heading, _ ("Game Settings"));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), _ ("_Apply"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->undo), FALSE);
  gtk_widget_set_sensitive (self->hands_row, FALSE);
  gtk_widget_set_visible (self->asks_group, FALSE);
  show_settings (self, settings);
  refresh_cb (self);
}

static void
begin_cb (AciesSetupDialog *self)
{
  g_signal_emit (self, begin_signal, 0);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_setup_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_SETUP_DIALOG);
  G_OBJECT_CLASS (acies_setup_dialog_parent_class)->dispose (object);
}

static void
acies_setup_dialog_class_init (AciesSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_setup_dialog_dispose;
  begin_signal = g_signal_new ("begin", ACIES_TYPE_SETUP_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/setup-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, begin_button);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, sides);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, dice);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, seed);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, seed_fault);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, speed);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, undo);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, hands_open);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, passes_alone);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, asks);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, hands_row);
  gtk_widget_class_bind_template_child (widget_class, AciesSetupDialog, asks_group);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, refresh_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_setup_dialog_init (AciesSetupDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AciesSetupDialog *
acies_setup_dialog_new (GtkWindow        *parent,
                        const AciesState *state,
                        AciesTheme       *theme)
{
  AciesSetupDialog *self = g_object_new (ACIES_TYPE_SETUP_DIALOG, "transient-for", parent, NULL);
  AciesGameSettings settings = acies_setup_memory_load (state);

  self->theme = theme;
  self->ruleset = state->ruleset;
  self->n_sides = state->ruleset->n_sides;
  adw_window_title_set_subtitle (self->heading, state->texts->text[ACIES_TEXT_TITLE]);
  for (AciesSide side = 0; side < self->n_sides; side++)
    add_side (self, state, side);
  show_settings (self, &settings);
  show_habits (self);
  refresh_cb (self);
  gtk_widget_grab_focus (self->begin_button);
  return self;
}

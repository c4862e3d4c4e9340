/* setup-dialog.c - a dialog for the settings of a game: players, dice, undo and so on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/setup-dialog.h"

#include "ai/players.h"
#include "app/shared/settings.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "formats/game/game-settings.h"
#include "session/rng.h"
#include "widgets/controls.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

/* --- the player of a side ------------------------------------------------------------------- */

/* A row to choose a human or a computer player. */
#define ACIES_TYPE_PLAYER_ROW (acies_player_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlayerRow, acies_player_row, ACIES, PLAYER_ROW, AdwComboRow)

struct _AciesPlayerRow
{
  AdwComboRow parent_instance;

  GArray  *offered; /* of guint: the players in the list */
  gboolean is_first;
};

G_DEFINE_FINAL_TYPE (AciesPlayerRow, acies_player_row, ADW_TYPE_COMBO_ROW)

/* An item of the list popover. */
typedef struct
{
  GtkLabel  *name;
  GtkLabel  *description;
  GtkWidget *mark;    /* check mark of the selected player */
  gulong     handler; /* signal handler for changes of the selection */
} ListRow;

static const char *
name_of (guint player)
{
  return player == ACIES_PLAYER_HUMAN ? _ ("Human") : gettext (acies_ai_player_get (player)->name);
}

static const char *
description_of (guint player)
{
  return player == ACIES_PLAYER_HUMAN ? "" : gettext (acies_ai_player_get (player)->description);
}

static guint
player_at (AciesPlayerRow *self,
           guint           place)
{
  return g_array_index (self->offered, guint, place);
}

/* --- the list ------------------------------------------------------------------------------- */

static GtkWidget *
append_label (GtkWidget  *box,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
set_up_cb (AciesPlayerRow *self,
           GtkListItem    *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  ListRow   *row = g_new (ListRow, 1);

  row->name = GTK_LABEL (append_label (words, NULL));
  row->description = GTK_LABEL (append_label (words, "caption"));
  gtk_widget_add_css_class (GTK_WIDGET (row->description), "dim-label");
  row->mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic", "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), row->mark);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  gtk_list_item_set_child (item, box);
}

static void
show_mark (GtkListItem    *item,
           GParamSpec     *property,
           AciesPlayerRow *self)
{
  ListRow *row = g_object_get_data (G_OBJECT (item), "row");

  gtk_widget_set_opacity (row->mark, gtk_list_item_get_position (item) == adw_combo_row_get_selected (ADW_COMBO_ROW (self)));
}

/* GTK 4.8 does not set the accessible name of the row. */
static void
name_row (GtkWidget  *box,
          const char *name,
          const char *description)
{
  /* Translators: a computer player, and how it plays */
  g_autofree char *both = *description != '\0' ? g_strdup_printf (_ ("%1$s: %2$s"), name, description) : g_strdup (name);

  if (gtk_widget_get_parent (box) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
}

static void
bind_cb (AciesPlayerRow *self,
         GtkListItem    *item)
{
  ListRow    *row = g_object_get_data (G_OBJECT (item), "row");
  guint       player = player_at (self, gtk_list_item_get_position (item));
  const char *description = description_of (player);

  gtk_label_set_text (row->name, name_of (player));
  gtk_label_set_text (row->description, description);
  gtk_widget_set_visible (GTK_WIDGET (row->description), *description != '\0');
  name_row (gtk_list_item_get_child (item), name_of (player), description);
  row->handler = g_signal_connect_object (self, "notify::selected", G_CALLBACK (show_mark), item, G_CONNECT_SWAPPED);
  show_mark (item, NULL, self);
}

static void
unbind_cb (AciesPlayerRow *self,
           GtkListItem    *item)
{
  ListRow *row = g_object_get_data (G_OBJECT (item), "row");

  g_clear_signal_handler (&row->handler, self);
}

static void
use_list (AciesPlayerRow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (self), factory);
}

/* --- the row -------------------------------------------------------------------------------- */

static void
offer (AciesPlayerRow *self,
       guint           player)
{
  g_array_append_val (self->offered, player);
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (self))), name_of (player));
}

/* Returns: the player, as in AciesGameSettings */
static guint
get_player (AciesPlayerRow *self)
{
  return player_at (self, adw_combo_row_get_selected (ADW_COMBO_ROW (self)));
}

/* Shows in the subtitle whether the side moves first, and how well its computer player plays. */
static void
tell_chosen (AciesPlayerRow *self)
{
  const char      *parts[3] = { NULL };
  guint            n = 0;
  g_autofree char *text = NULL;
  const char      *description = description_of (get_player (self));

  if (self->is_first)
    parts[n++] = _ ("Moves first");
  if (*description != '\0')
    parts[n++] = description;
  text = acies_list_join (parts, ACIES_LIST_DOT);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
}

/* Selects @player, and adds it to the list if necessary. */
static void
set_player (AciesPlayerRow *self,
            guint           player)
{
  guint place = 0;

  while (place < self->offered->len && player_at (self, place) != player)
    place++;
  if (place == self->offered->len)
    offer (self, player);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), place);
}

static void
acies_player_row_finalize (GObject *object)
{
  g_array_unref (ACIES_PLAYER_ROW (object)->offered);
  G_OBJECT_CLASS (acies_player_row_parent_class)->finalize (object);
}

static void
acies_player_row_class_init (AciesPlayerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_player_row_finalize;
}

static void
acies_player_row_init (AciesPlayerRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->offered = g_array_new (FALSE, FALSE, sizeof (guint));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  offer (self, ACIES_PLAYER_HUMAN);
  for (guint player = 1; player <= acies_ai_count_players (); player++)
    if (!acies_ai_player_get (player)->for_tests)
      offer (self, player);
  use_list (self);
  g_signal_connect (self, "notify::selected", G_CALLBACK (tell_chosen), NULL);
}

static AciesPlayerRow *
new_player_row (const char *side,
                gboolean    is_first)
{
  AciesPlayerRow *self = g_object_new (ACIES_TYPE_PLAYER_ROW, "title", side, NULL);

  self->is_first = is_first;
  tell_chosen (self);
  return self;
}

/* --- the dialog ----------------------------------------------------------------------------- */

#define EMBLEM 28 /* pixels */

struct _AciesSetupDialog
{
  AdwWindow parent_instance;

  const AciesTheme   *theme;
  const AciesRuleset *ruleset;
  guint               n_sides;
  gboolean            goes_on;  /* the dialog is for a game in progress */
  GSettings          *settings; /* (nullable): the options that the dialog stores itself when the user confirms */

  AdwWindowTitle      *heading;
  GtkWidget           *begin_button;
  AdwPreferencesGroup *sides;
  AciesPlayerRow      *players[ACIES_MAX_SIDES]; /* one for each side of the ruleset */
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

/* The values for the rows of the lists. */
static const AciesUndoPolicy policies[] = { ACIES_UNDO_LAST_DICE, ACIES_UNDO_AGREED, ACIES_UNDO_TAKE_BACKS };
static const char *const     speeds[] = { "slow", "normal", "quick", "at-once" };

/* --- the seed ------------------------------------------------------------------------------- */

/* Returns: %TRUE if the user has entered a valid seed
 * @is_wrong: (out): whether the user has entered an invalid seed */
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

/* Shows an invalid seed at its entry, and prevents the game from starting. */
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
  acies_style_set (GTK_WIDGET (self->seed), "error", is_wrong);
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
  self->players[side] = new_player_row (state->ruleset->sides[side].name, side == acies_state_first_side (state));
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->players[side]), new_emblem (self, side));
  adw_preferences_group_add (self->sides, GTK_WIDGET (self->players[side]));
}

/* --- the settings --------------------------------------------------------------------------- */

AciesGameSettings
acies_setup_dialog_get_settings (AciesSetupDialog *self)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;

  g_return_val_if_fail (ACIES_IS_SETUP_DIALOG (self), settings);

  for (guint side = 0; side < self->n_sides; side++)
    settings.players[side] = (guint8) get_player (self->players[side]);
  settings.dice = adw_combo_row_get_selected (self->dice);
  settings.undo = policies[adw_combo_row_get_selected (self->undo)];
  settings.hands_open = gtk_switch_get_active (self->hands_open);
  settings.passes_alone = gtk_switch_get_active (self->passes_alone);
  return settings;
}

static void
show_settings (AciesSetupDialog        *self,
               const AciesGameSettings *settings)
{
  for (guint side = 0; side < self->n_sides; side++)
    set_player (self->players[side], settings->players[side]);
  adw_combo_row_set_selected (self->dice, settings->dice);
  for (guint i = 0; i < G_N_ELEMENTS (policies); i++)
    if (policies[i] == settings->undo)
      adw_combo_row_set_selected (self->undo, i);
  gtk_switch_set_active (self->hands_open, settings->hands_open);
  gtk_switch_set_active (self->passes_alone, settings->passes_alone);
}

static gboolean
speed_to_row (GValue   *row,
              GVariant *speed,
              gpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speeds[i], g_variant_get_string (speed, NULL)))
      {
        g_value_set_uint (row, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_speed (const GValue       *row,
              const GVariantType *type,
              gpointer            data)
{
  return g_variant_new_string (speeds[g_value_get_uint (row)]);
}

static void
bind_settings (AciesSetupDialog *self)
{
  self->settings = acies_settings_new_if_installed ();
  if (self->settings == NULL)
    return;
  g_settings_delay (self->settings);
  g_settings_bind (self->settings, "set-up-asks", self->asks, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (self->settings, "dice-speed", self->speed, "selected", G_SETTINGS_BIND_DEFAULT,
                                speed_to_row, row_to_speed, NULL, NULL);
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
  if (self->settings != NULL)
    g_settings_apply (self->settings);
  g_signal_emit_by_name (self, "begin");
  gtk_window_close (GTK_WINDOW (self));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_setup_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_SETUP_DIALOG);
  g_clear_object (&ACIES_SETUP_DIALOG (object)->settings);
  G_OBJECT_CLASS (acies_setup_dialog_parent_class)->dispose (object);
}

static void
acies_setup_dialog_class_init (AciesSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_setup_dialog_dispose;
  g_signal_new ("begin", ACIES_TYPE_SETUP_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  bind_settings (self);
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
  acies_tooltip_set (GTK_WIDGET (self->heading), state->texts->text[ACIES_TEXT_TITLE]);
  for (AciesSide side = 0; side < self->n_sides; side++)
    add_side (self, state, side);
  show_settings (self, &settings);
  refresh_cb (self);
  gtk_widget_grab_focus (self->begin_button);
  return self;
}

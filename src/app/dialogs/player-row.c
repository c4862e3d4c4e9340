/* player-row.c - who plays a side: a person, or a computer of some strength
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/player-row.h"

#include "ai/players.h"
#include "engine/board/texts.h"
#include "formats/game/game-settings.h"

#include <glib/gi18n.h>

struct _AciesPlayerRow
{
  AdwComboRow parent_instance;

  GArray  *offered; /* of guint: who stands in the list */
  gboolean is_first;
};

G_DEFINE_FINAL_TYPE (AciesPlayerRow, acies_player_row, ADW_TYPE_COMBO_ROW)

/* A row of the list that opens. */
typedef struct
{
  GtkLabel  *name;
  GtkLabel  *description;
  GtkWidget *mark;    /* of who is chosen */
  gulong     handler; /* of another being chosen */
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

/* GTK 4.8 leaves the row around what we put into it without a name. */
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

/* Below the name of the side: who moves first, and how well a computer there plays. */
static void
tell_chosen (AciesPlayerRow *self)
{
  const char      *parts[3] = { NULL };
  guint            n = 0;
  g_autofree char *text = NULL;
  const char      *description = description_of (acies_player_row_get_player (self));

  if (self->is_first)
    parts[n++] = _ ("Moves first");
  if (*description != '\0')
    parts[n++] = description;
  text = acies_list_join (parts, ACIES_LIST_DOT);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
}

static void
offer (AciesPlayerRow *self,
       guint           player)
{
  g_array_append_val (self->offered, player);
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (self))), name_of (player));
}

guint
acies_player_row_get_player (AciesPlayerRow *self)
{
  g_return_val_if_fail (ACIES_IS_PLAYER_ROW (self), ACIES_PLAYER_HUMAN);

  return player_at (self, adw_combo_row_get_selected (ADW_COMBO_ROW (self)));
}

void
acies_player_row_set_player (AciesPlayerRow *self,
                             guint           player)
{
  guint place = 0;

  g_return_if_fail (ACIES_IS_PLAYER_ROW (self));

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

AciesPlayerRow *
acies_player_row_new (const char *side,
                      gboolean    is_first)
{
  AciesPlayerRow *self = g_object_new (ACIES_TYPE_PLAYER_ROW, "title", side, NULL);

  self->is_first = is_first;
  tell_chosen (self);
  return self;
}

/* battle-card.c - one battle of the library
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/battle-card.h"

#include "app/shared/battle-facts.h"
#include "engine/core/engine.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/menus.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesBattleCard
{
  GtkFlowBoxChild parent_instance;

  GFile             *file;
  gboolean           learn; /* it is the battle for learning its game */
  int                year;
  char              *words; /* what a search looks through, with cases folded */
  AciesBoardPicture *picture;
  GtkLabel          *title;
  GtkLabel          *place;
  GtkLabel          *armies;
  GtkLabel          *game;
  GtkWidget         *open_button;
  GtkMenuButton     *play_button;
};

G_DEFINE_FINAL_TYPE (AciesBattleCard, acies_battle_card, GTK_TYPE_FLOW_BOX_CHILD)

/* A line for each army, and one for who moves first and how long the battle lasts. */
static char *
describe_armies (const AciesState *state)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *course = acies_battle_dup_course (state);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint n = acies_battle_count_units (state, side);

      /* Translators: an army and the number of its units, "Rome, 17 units" */
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u unit", "%1$s, %2$u units", n),
                              state->ruleset->sides[side].name, n);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, course);
  return g_string_free (text, FALSE);
}

static void
set_words (AciesBattleCard *self)
{
  g_autofree char *all = g_strjoin (" ", gtk_label_get_text (self->title), gtk_label_get_text (self->place),
                                    gtk_label_get_text (self->armies), gtk_label_get_text (self->game), NULL);

  self->words = g_utf8_casefold (all, -1);
}

/* --- ways to play --------------------------------------------------------------------------- */

static void
append_side (GMenu            *menu,
             const char       *uri,
             const AciesState *state,
             AciesSide         side)
{
  /* Translators: a side that a person is going to play: “Play Rome Against the Computer” */
  g_autofree char *label = g_strdup_printf (_ ("Play %s Against the Computer"), state->ruleset->sides[side].name);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "library.play", "(su)", uri, (guint) side);
  g_menu_append_item (menu, item);
}

/* The side that moves first comes first, if that is known. */
static void
offer_play (AciesBattleCard  *self,
            const AciesState *state)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) sides = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  g_autoptr (GMenuItem) set_up = g_menu_item_new (_ ("Set _Up a Game…"), NULL);
  g_autofree char *uri = g_file_get_uri (self->file);
  AciesSide        first = acies_state_first_side (state);

  if (first != ACIES_NO_SIDE)
    append_side (sides, uri, state, first);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (side != first)
      append_side (sides, uri, state, side);
  g_menu_item_set_action_and_target (set_up, "library.set-up", "s", uri);
  g_menu_append_item (others, set_up);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (sides));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  acies_menu_later (self->play_button, G_MENU_MODEL (menu));
}

/* --- the card ------------------------------------------------------------------------------- */

/* Assistive technology hears the buttons of many cards: each names its battle. */
static void
name_buttons (AciesBattleCard *self)
{
  const char *title = gtk_label_get_text (self->title);
  /* Translators: the name of a game */
  g_autofree char *open = self->learn ? g_strdup_printf (_ ("Learn %s"), gtk_label_get_text (self->game))
                                      : g_strdup_printf (_ ("Open %s"), title);
  g_autofree char *play = g_strdup_printf (_ ("Play %s"), title);

  acies_accessible_name (self->open_button, open);
  acies_accessible_name (GTK_WIDGET (self->play_button), play);
  acies_accessible_name (gtk_widget_get_first_child (GTK_WIDGET (self->play_button)), play); /* which has the focus */
}

GtkWidget *
acies_battle_card_new (GFile            *file,
                       const AciesState *state,
                       AciesTheme       *theme,
                       gboolean          learn)
{
  AciesBattleCard *self = g_object_new (ACIES_TYPE_BATTLE_CARD, NULL);
  const char      *title = state->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *place = learn ? g_strdup (_ ("Learn the game against an easy computer")) : acies_battle_dup_place (state);
  g_autofree char *armies = describe_armies (state);

  self->file = g_object_ref (file);
  self->learn = learn;
  self->year = acies_battle_find_year (state);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->armies, armies);
  gtk_label_set_text (self->game, state->ruleset->name);
  if (learn)
    gtk_button_set_label (GTK_BUTTON (self->open_button), _ ("Learn"));
  gtk_widget_set_visible (GTK_WIDGET (self->play_button), !learn);
  acies_board_picture_set_state (self->picture, state, theme);
  set_words (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  name_buttons (self);
  offer_play (self, state);
  return GTK_WIDGET (self);
}

void
acies_battle_card_open (AciesBattleCard *self)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (ACIES_IS_BATTLE_CARD (self));

  uri = g_file_get_uri (self->file);
  gtk_widget_activate_action (GTK_WIDGET (self), self->learn ? "library.learn" : "library.open", "s", uri);
}

int
acies_battle_card_compare (AciesBattleCard *a,
                           AciesBattleCard *b)
{
  g_return_val_if_fail (ACIES_IS_BATTLE_CARD (a) && ACIES_IS_BATTLE_CARD (b), 0);

  if (a->learn != b->learn)
    return b->learn - a->learn;
  if (a->year != b->year)
    return a->year < b->year ? -1 : 1;
  return g_utf8_collate (gtk_label_get_text (a->title), gtk_label_get_text (b->title));
}

gboolean
acies_battle_card_matches (AciesBattleCard *self,
                           const char      *search)
{
  g_autofree char *folded = g_utf8_casefold (search, -1);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);

  g_return_val_if_fail (ACIES_IS_BATTLE_CARD (self), FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (self->words, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
open_clicked_cb (AciesBattleCard *self)
{
  acies_battle_card_open (self);
}

static void
acies_battle_card_finalize (GObject *object)
{
  AciesBattleCard *self = ACIES_BATTLE_CARD (object);

  g_clear_object (&self->file);
  g_free (self->words);
  G_OBJECT_CLASS (acies_battle_card_parent_class)->finalize (object);
}

static void
acies_battle_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_BATTLE_CARD);
  G_OBJECT_CLASS (acies_battle_card_parent_class)->dispose (object);
}

static void
acies_battle_card_class_init (AciesBattleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  G_OBJECT_CLASS (klass)->dispose = acies_battle_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_battle_card_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/battle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, picture);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, title);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, place);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, armies);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, game);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, open_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, play_button);
  gtk_widget_class_bind_template_callback (widget_class, open_clicked_cb);
}

static void
acies_battle_card_init (AciesBattleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

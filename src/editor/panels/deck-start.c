/* deck-start.c - a menu of decks to start from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/deck-start.h"

#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "formats/scenario/scenario-xml.h"
#include "widgets/accessible.h"
#include "widgets/menus.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesEditor *editor;
  AciesSide    side;
  GPtrArray   *battles; /* of AciesState: bundled battles to take the deck from */
} DeckStart;

static void
deck_start_free (DeckStart *self)
{
  g_ptr_array_unref (self->battles);
  g_free (self);
}

/* --- what the items do ---------------------------------------------------------------------- */

/* Takes @label. */
static void
apply (AciesEditor  *editor,
       const GArray *commands,
       char         *label)
{
  g_autofree char *owned = label;

  if (commands->len > 0)
    acies_editor_apply_all (editor, commands, owned);
}

static void
standard_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  DeckStart        *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) commands = acies_deck_standard_commands (state, self->side);

  /* Translators: a side */
  apply (self->editor, commands, g_strdup_printf (_ ("Standard Deck for %s"), state->ruleset->sides[self->side].name));
}

static void
take_deck (AciesEditor      *editor,
           AciesSide         side,
           const AciesState *battle)
{
  const AciesState *state = acies_editor_get_state (editor);
  g_autoptr (GArray) commands = acies_deck_battle_commands (state, battle, side);

  /* Translators: a side, and the title of a battle */
  apply (editor, commands, g_strdup_printf (_ ("Deck of %1$s as in %2$s"), state->ruleset->sides[side].name, battle->texts->text[ACIES_TEXT_TITLE]));
}

static void
battle_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  DeckStart *self = data;

  take_deck (self->editor, self->side, g_ptr_array_index (self->battles, g_variant_get_uint32 (parameter)));
}

gboolean
acies_deck_start_from_file (AciesEditor *editor,
                            AciesSide    side,
                            GFile       *file,
                            GError     **error)
{
  const AciesState *state = acies_editor_get_state (editor);
  g_autofree char  *path = g_file_get_path (file);
  g_autoptr (AciesState) battle = acies_scenario_read_bundled (path != NULL ? path : "", acies_editor_get_library (editor), error);

  if (battle == NULL)
    return FALSE;
  if (battle->ruleset != state->ruleset)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("“%s” is a scenario of another game."), battle->texts->text[ACIES_TEXT_TITLE]);
      return FALSE;
    }
  take_deck (editor, side, battle);
  return TRUE;
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  DeckStart        *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesSide         from = (AciesSide) g_variant_get_uint32 (parameter);
  g_autoptr (GArray) commands = acies_deck_copy_commands (state, from, self->side);

  /* Translators: two sides */
  apply (self->editor, commands, g_strdup_printf (_ ("Copy the Deck of %1$s to %2$s"), state->ruleset->sides[from].name, state->ruleset->sides[self->side].name));
}

static void
empty_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  DeckStart        *self = data;
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) commands = acies_deck_clear_commands (state, self->side);

  /* Translators: a side */
  apply (self->editor, commands, g_strdup_printf (_ ("Empty Deck for %s"), state->ruleset->sides[self->side].name));
}

/* --- the menu ------------------------------------------------------------------------------- */

/* Battles that cannot be read, or in which the side has no cards, are left out. */
static void
read_battles (DeckStart *self)
{
  AciesLibrary *library = acies_editor_get_library (self->editor);
  g_auto (GStrv) paths = NULL;

  if (library == NULL)
    return;
  paths = acies_library_list_scenarios (library, acies_editor_get_state (self->editor)->ruleset->id);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AciesState) battle = acies_scenario_read_bundled (paths[i], library, NULL);

      if (battle != NULL && acies_state_count_cards (battle, self->side, ACIES_ZONE_DECK) > 0)
        g_ptr_array_add (self->battles, g_steal_pointer (&battle));
    }
}

/* Takes @label. */
static void
append_item (GMenu      *menu,
             char       *label,
             const char *action,
             guint       target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", target);
  g_menu_append_item (menu, item);
  g_free (label);
}

static GMenuModel *
new_menu (DeckStart *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  GMenu              *menu = g_menu_new ();
  g_autoptr (GMenu) battles = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  if (acies_ruleset_has_standard_deck (ruleset, self->side))
    g_menu_append (menu, _ ("Standard Deck"), "deck.standard");
  for (guint i = 0; i < self->battles->len; i++)
    /* Translators: the deck of a battle, by its title */
    append_item (battles, g_strdup_printf (_ ("As in %s"), ((const AciesState *) self->battles->pdata[i])->texts->text[ACIES_TEXT_TITLE]), "deck.battle", i);
  for (AciesSide from = 0; from < ruleset->n_sides; from++)
    if (from != self->side)
      /* Translators: a side, which has a deck */
      append_item (others, g_strdup_printf (_ ("Same as %s"), ruleset->sides[from].name), "deck.copy", from);
  append_item (others, g_strdup (_ ("From a File…")), "win.deck-file", self->side);
  g_menu_append (others, C_ ("deck", "Empty"), "deck.empty");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (battles));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));

  return G_MENU_MODEL (menu);
}

GtkWidget *
acies_deck_start_new (AciesEditor *editor,
                      AciesSide    side)
{
  static const GActionEntry entries[] = {
    { "standard", standard_cb },
    { "battle", battle_cb, "u" },
    { "copy", copy_cb, "u" },
    { "empty", empty_cb },
  };

  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *button = gtk_menu_button_new ();
  DeckStart *self = g_new0 (DeckStart, 1);
  /* Translators: a side */
  g_autofree char *name = g_strdup_printf (_ ("%s: Start From"), acies_editor_get_state (editor)->ruleset->sides[side].name);

  self->editor = editor;
  self->side = side;
  self->battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);
  read_battles (self);
  menu = new_menu (self);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (button, "deck", G_ACTION_GROUP (actions));
  g_object_set_data_full (G_OBJECT (button), "acies-start", self, (GDestroyNotify) deck_start_free);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _ ("Start From"));
  acies_accessible_name (button, name);
  acies_tooltip_set (button, _ ("Replace the deck and the starting hand"));
  acies_menu_later (GTK_MENU_BUTTON (button), menu);

  return button;
}

/* table-menu.c - the menu at a hex while a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/table-menu.h"

#include "play/core/hints.h"
#include "widgets/hex-popover.h"

typedef struct
{
  AciesGameTable *table;
  AciesHex        hex;
  GArray         *commands;
} Offer;

static void
offer_free (Offer    *self,
            GClosure *closure)
{
  g_object_unref (self->table);
  g_array_unref (self->commands);
  g_free (self);
}

/* The game may have gone on meanwhile: then the rules say so. */
static void
send_cb (GSimpleAction *action,
         GVariant      *place,
         Offer         *offer)
{
  guint i = g_variant_get_uint32 (place);

  if (i < offer->commands->len)
    acies_game_table_send (offer->table, &g_array_index (offer->commands, AciesCommand, i));
}

static void
select_cb (GSimpleAction *action,
           GVariant      *parameter,
           Offer         *offer)
{
  AciesTaken taken = acies_game_table_get_taken (offer->table);
  AciesId    type = (AciesId) g_variant_get_uint32 (parameter);

  if (taken.hex == offer->hex && taken.type == type)
    acies_game_table_select (offer->table, ACIES_NO_HEX);
  else
    acies_game_table_select_unit (offer->table, offer->hex, type);
}

static void
add_action (GSimpleActionGroup *group,
            const char         *name,
            const GVariantType *type,
            GCallback           callback,
            const Offer        *offer)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, type);
  Offer *copy = g_new (Offer, 1);

  *copy = (Offer) { g_object_ref (offer->table), offer->hex, g_array_ref (offer->commands) };
  g_signal_connect_data (action, "activate", callback, copy, (GClosureNotify) (void (*) (void)) offer_free, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
}

/* Names of units and cards may hold an underscore, which is no mnemonic here. */
static void
append (GMenu      *menu,
        const char *text,
        const char *action,
        GVariant   *target)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenu *
new_model (const AciesChoices *choices,
           const AciesState   *state,
           AciesTaken          taken,
           const Offer        *offer)
{
  GMenu  *menu = g_menu_new ();
  AciesId types[ACIES_MAX_LAYERS] = { ACIES_NO_ID };
  guint   n = acies_choices_list_actors (choices, state, offer->hex, types);

  for (guint i = 0; i < offer->commands->len; i++)
    {
      g_autofree char *text = acies_command_dup_hint (&g_array_index (offer->commands, AciesCommand, i), state);

      append (menu, text, "hex.send", g_variant_new_uint32 (i));
    }
  for (guint i = 0; i < MAX (n, 1); i++)
    {
      g_autofree char *unit = acies_choices_dup_unit_hint (choices, state, taken, offer->hex, types[i]);

      if (unit != NULL)
        append (menu, unit, "hex.select", g_variant_new_uint32 (types[i]));
    }

  return menu;
}

gboolean
acies_table_menu_has_choice (AciesGameTable *table,
                             AciesHex        hex)
{
  const AciesChoices *choices = acies_game_table_get_choices (table);
  g_autoptr (GArray) commands = choices != NULL ? acies_choices_list_at (choices, acies_game_table_get_taken (table), hex) : NULL;

  return commands != NULL && commands->len > 1;
}

void
acies_table_menu_open (AciesGameTable *table,
                       AciesCanvas    *canvas,
                       AciesHex        hex)
{
  const AciesChoices *choices = acies_game_table_get_choices (table);
  const AciesState   *state = acies_game_table_get_state (table);
  AciesTaken          taken = acies_game_table_get_taken (table);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GMenu) model = NULL;
  g_autoptr (GArray) commands = NULL;
  Offer offer;

  if (choices == NULL)
    return;
  commands = acies_choices_list_at (choices, taken, hex);
  offer = (Offer) { table, hex, commands };
  model = new_model (choices, state, taken, &offer);
  if (g_menu_model_get_n_items (G_MENU_MODEL (model)) == 0)
    {
      acies_game_table_click (table, hex);
      return;
    }
  add_action (actions, "send", G_VARIANT_TYPE_UINT32, G_CALLBACK (send_cb), &offer);
  add_action (actions, "select", G_VARIANT_TYPE_UINT32, G_CALLBACK (select_cb), &offer);
  acies_hex_menu_open (G_MENU_MODEL (model), G_ACTION_GROUP (actions), canvas, hex);
}

/* table-board.c - connects the canvas to the table while a game is played, and opens the menu of a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/table-board.h"

#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "play/core/hints.h"
#include "widgets/menus.h"

/* --- the menu of a hex ---------------------------------------------------------------------- */

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

/* If the game has changed since the menu was opened, the command can be refused. */
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

/* Names of units and cards can contain underscores, which are not mnemonics. */
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

/* Returns whether several commands are possible on @hex with the current selection. */
static gboolean
has_choice (AciesGameTable *table,
            AciesHex        hex)
{
  const AciesChoices *choices = acies_game_table_get_choices (table);
  g_autoptr (GArray) commands = choices != NULL ? acies_choices_list_at (choices, acies_game_table_get_taken (table), hex) : NULL;

  return commands != NULL && commands->len > 1;
}

/* Opens a menu with all possible commands on @hex. If there are none, explains why, like a click. */
static void
open_menu (AciesGameTable *table,
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

/* --- the board ------------------------------------------------------------------------------ */

struct _AciesTableBoard
{
  GObject parent_instance;

  AciesGameTable        *table;
  AciesBoardMotion      *motion;
  AciesCanvas           *canvas;
  GSignalGroup          *canvas_signals;
  GtkEventController    *keys;    /* on the canvas, while there is one */
  AciesHex               pressed; /* the hex on which the button was pressed */
  AciesHex               hovered;
  gboolean               previews; /* whether units that would receive an order are marked */
  const AciesLessonStep *guided;   /* the step of the lesson whose hexes are in view; only compared, never read */
};

G_DEFINE_FINAL_TYPE (AciesTableBoard, acies_table_board, G_TYPE_OBJECT)

/* Lists the path of an attack: the attacker, the hexes that the attack passes over, and the target. */
static guint
list_way (const AciesState   *state,
          const AciesCommand *way,
          AciesHex           *path)
{
  const AciesCombat *combat = &state->combats[state->n_combats - 1];
  guint              n = 0;

  path[n++] = combat->from;
  path[n++] = way->hex;
  if (way->to != ACIES_NO_HEX)
    path[n++] = way->to;
  path[n++] = combat->at;

  return n;
}

/* Shows the path of the move or attack that a click on the hovered hex would select, or else of the advice. */
static void
show_path (AciesTableBoard  *self,
           const AciesState *state)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  AciesClick          click = acies_choices_click (choices, state, acies_game_table_get_taken (self->table), self->hovered);
  const AciesCommand *advised = acies_game_table_get_marked (self->table);
  AciesHex            path[ACIES_MAX_HEXES];
  guint               n = 0;

  if (click.kind == ACIES_CLICK_SEND && click.command.kind == ACIES_COMMAND_MOVE)
    n = acies_unit_find_way (state, acies_command_unit (&click.command, state), click.command.to, path);
  else if (click.kind == ACIES_CLICK_SEND && state->n_combats > 0 &&
           acies_choices_has_shape (choices, &click.command, ACIES_VERB_OVER))
    n = list_way (state, &click.command, path);
  else if (advised != NULL && advised->kind == ACIES_COMMAND_MOVE)
    n = acies_unit_find_way (state, acies_command_unit (advised, state), advised->to, path);
  acies_canvas_set_path (self->canvas, path, n);
}

static void
show_hover (AciesTableBoard *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  g_autofree char  *hint = NULL;

  if (self->canvas == NULL || state == NULL)
    return;
  hint = acies_choices_dup_hint (acies_game_table_get_choices (self->table), state,
                                 acies_game_table_get_taken (self->table), self->hovered);
  acies_canvas_set_description (self->canvas, hint);
  show_path (self, state);
}

/* Marks the current combat (during an attack that a strike interrupts, only the strike), or else an advised attack. */
static void
show_attack (AciesTableBoard  *self,
             const AciesState *state)
{
  const AciesCombat  *combat = state != NULL && state->n_combats > 0 ? &state->combats[state->n_combats - 1] : NULL;
  const AciesCommand *advised = acies_game_table_get_marked (self->table);

  if (combat != NULL)
    acies_canvas_set_attack (self->canvas, combat->from, combat->at);
  else if (advised != NULL && advised->kind == ACIES_COMMAND_ATTACK)
    acies_canvas_set_attack (self->canvas, advised->hex, advised->to);
  else
    acies_canvas_set_attack (self->canvas, ACIES_NO_HEX, ACIES_NO_HEX);
}

static void
add_mark (GArray            *highlights,
          AciesHex           hex,
          AciesHighlightKind kind,
          int                badge)
{
  AciesHighlight highlight = { hex, kind, (guint8) badge };

  if (hex != ACIES_NO_HEX)
    g_array_append_val (highlights, highlight);
}

/* Highlights the badge of a unit that shares its hex with a main unit. */
static void
mark_unit (const AciesState *state,
           AciesUnitId       unit,
           GArray           *highlights)
{
  if (acies_state_unit_is_on_board (state, unit) && acies_stack_number (state, unit) != 0)
    add_mark (highlights, state->units[unit].hex, ACIES_HIGHLIGHT_CHOSEN, acies_stack_badge (state, unit));
}

/* Highlights the unit that the question is about. */
static void
mark_asked (const AciesState *state,
            GArray           *highlights)
{
  if (state->decision.kind == ACIES_DECISION_NONE || !acies_state_unit_is_on_board (state, state->decision.unit))
    return;
  add_mark (highlights, state->units[state->decision.unit].hex, ACIES_HIGHLIGHT_CHOSEN, 0);
  mark_unit (state, state->decision.unit, highlights);
}

/* Highlights all units that a click on the hovered hex would order, such as a group or a line. */
static void
mark_joining (AciesTableBoard *self,
              GArray          *highlights)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesClick        click = acies_choices_click (acies_game_table_get_choices (self->table), state,
                                                 acies_game_table_get_taken (self->table), self->hovered);
  AciesUnitId       units[ACIES_MAX_UNITS];
  guint             n = click.kind == ACIES_CLICK_SEND ? acies_command_list_joining (&click.command, state, units) : 0;

  self->previews = n > 0;
  for (guint i = 0; i < n; i++)
    add_mark (highlights, state->units[units[i]].hex, ACIES_HIGHLIGHT_CHOSEN, 0);
}

/* Shows the game or, while the user looks back, its replay. */
static void
show_session (AciesTableBoard *self)
{
  AciesSession *shown = acies_game_table_get_shown (self->table);

  if (shown == NULL)
    return;
  acies_canvas_set_viewing_side (self->canvas, acies_game_table_get_viewing_side (self->table));
  acies_canvas_set_session (self->canvas, shown);
}

static void
show_highlights (AciesTableBoard *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  const AciesState   *state = acies_game_table_get_state (self->table);
  const AciesCommand *advised = acies_game_table_get_marked (self->table);
  AciesTaken          taken = acies_game_table_get_taken (self->table);
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  self->previews = FALSE;
  if (choices != NULL)
    {
      acies_choices_add_highlights (choices, state, taken, highlights);
      mark_asked (state, highlights);
      if (taken.type != ACIES_NO_ID)
        mark_unit (state, acies_stack_of_type (state, taken.hex, taken.type), highlights);
      add_mark (highlights, advised != NULL ? advised->hex : ACIES_NO_HEX, ACIES_HIGHLIGHT_ADVISED, 0);
      add_mark (highlights, advised != NULL ? advised->to : ACIES_NO_HEX, ACIES_HIGHLIGHT_ADVISED, 0);
      mark_joining (self, highlights);
    }
  acies_canvas_set_highlights (self->canvas, (const AciesHighlight *) highlights->data, highlights->len);
}

/* Scrolls to what another step of the lesson points at, at last to the first hex. */
static void
show_place (AciesTableBoard *self,
            const GArray    *hexes)
{
  AciesGuide            *guide = acies_game_table_get_guide (self->table);
  const AciesLessonStep *step = guide != NULL ? acies_guide_get_step (guide) : NULL;

  if (step == self->guided)
    return;
  self->guided = step;
  for (guint i = hexes->len; i > 0; i--)
    acies_canvas_scroll_to (self->canvas, g_array_index (hexes, AciesHex, i - 1));
}

/* Marks what the lesson points at. A hex that is already selected needs no more attention if there is another. */
static void
mark_guided (AciesTableBoard *self,
             GArray          *marks)
{
  AciesHex taken = acies_game_table_get_taken (self->table).hex;
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));

  acies_game_table_list_guided (self->table, hexes);
  show_place (self, hexes);
  for (guint i = 0; i < hexes->len; i++)
    if (hexes->len == 1 || g_array_index (hexes, AciesHex, i) != taken)
      add_mark (marks, g_array_index (hexes, AciesHex, i), ACIES_HIGHLIGHT_GUIDED, 0);
}

/* Shows what other sides have done, and marks the hexes of what the user reads about. Trails need no more marks. The trail of
 * a unit appears when it has arrived. */
static void
show_told (AciesTableBoard *self)
{
  gboolean is_step = acies_game_table_get_last_turn (self->table) != NULL;
  g_autoptr (GArray) events = acies_game_table_list_last_events (self->table);
  g_autoptr (GArray) trails = g_array_new (FALSE, FALSE, sizeof (AciesTrail));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  if (events != NULL)
    acies_trails_append (acies_game_table_get_state (self->table), events, is_step, trails);
  if (!is_step || trails->len == 0)
    acies_game_table_list_told (self->table, hexes);
  for (guint i = 0; i < hexes->len; i++)
    add_mark (marks, g_array_index (hexes, AciesHex, i), ACIES_HIGHLIGHT_CHOSEN, 0);
  for (guint i = trails->len; i > 0; i--)
    {
      const AciesTrail *trail = &g_array_index (trails, AciesTrail, i - 1);

      if (trail->kind == ACIES_TRAIL_MOVE && acies_board_motion_is_under_way (self->motion, trail->from, trail->to))
        g_array_remove_index (trails, i - 1);
    }
  mark_guided (self, marks);
  acies_canvas_set_trails (self->canvas, (const AciesTrail *) trails->data, trails->len);
  acies_canvas_set_advice (self->canvas, (const AciesHighlight *) marks->data, marks->len);
}

static void
show_marks (AciesTableBoard *self)
{
  if (self->canvas == NULL)
    return;
  show_session (self);
  show_highlights (self);
  show_told (self);
  acies_canvas_set_selected (self->canvas, acies_game_table_get_taken (self->table).hex);
  show_attack (self, acies_game_table_get_state (self->table));
  show_hover (self);
}

static void
motion_cb (AciesTableBoard *self)
{
  if (self->canvas != NULL)
    show_told (self);
}

static void
walked_cb (AciesTableBoard *self,
           guint            hex)
{
  if (self->canvas == NULL)
    return;
  acies_canvas_walk_to (self->canvas, (AciesHex) hex);
}

/* Finds the badge under the pointer. If its unit can act, a click selects it instead of the first unit that can act. */
static gboolean
find_badge (AciesTableBoard *self,
            AciesHex         hex,
            AciesId         *type)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  const AciesState   *state = acies_game_table_get_state (self->table);
  AciesUnitId         unit = acies_canvas_get_unit_under (self->canvas, hex);
  AciesId             types[ACIES_MAX_LAYERS];
  guint               n;

  if (choices == NULL || state == NULL || unit == ACIES_NO_UNIT || acies_stack_number (state, unit) == 0)
    return FALSE;
  *type = state->units[unit].type;
  n = acies_choices_list_actors (choices, state, hex, types);
  for (guint i = 0; i < n; i++)
    {
      if (types[i] == *type)
        return TRUE;
    }

  return FALSE;
}

/* Selects the unit whose badge was clicked, if it can act. Returns whether it was selected. */
static gboolean
takes_badge (AciesTableBoard *self,
             AciesHex         hex)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);
  AciesClick click;
  AciesId    type;

  if (!find_badge (self, hex, &type) || (taken.hex == hex && taken.type == type))
    return FALSE;
  click = acies_choices_click (acies_game_table_get_choices (self->table), acies_game_table_get_state (self->table), taken, hex);
  if (taken.hex != hex && click.kind != ACIES_CLICK_SELECT)
    return FALSE;
  acies_game_table_select_unit (self->table, hex, type);

  return TRUE;
}

/* The secondary button opens a menu if several commands are possible. Otherwise, it clears the selection. */
static void
hex_activated_cb (AciesTableBoard *self,
                  guint            hex,
                  guint            button,
                  GdkModifierType  modifiers)
{
  if (button == GDK_BUTTON_SECONDARY && has_choice (self->table, (AciesHex) hex))
    open_menu (self->table, self->canvas, (AciesHex) hex);
  else if (button == GDK_BUTTON_SECONDARY)
    acies_game_table_select (self->table, ACIES_NO_HEX);
  else if (!takes_badge (self, (AciesHex) hex))
    acies_game_table_click (self->table, (AciesHex) hex);
}

static void
hex_pressed_cb (AciesTableBoard *self,
                guint            hex,
                guint            button,
                GdkModifierType  modifiers)
{
  self->pressed = button == GDK_BUTTON_PRIMARY ? (AciesHex) hex : ACIES_NO_HEX;
}

/* Dragging selects the unit on which the drag started, so that its targets are highlighted. */
static void
hex_dragged_cb (AciesTableBoard *self,
                guint            hex)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  AciesId type;

  if (choices == NULL || !acies_choices_starts_at (choices, self->pressed))
    return;
  if (find_badge (self, self->pressed, &type))
    acies_game_table_select_unit (self->table, self->pressed, type);
  else if (acies_game_table_get_taken (self->table).hex != self->pressed)
    acies_game_table_select (self->table, self->pressed);
}

static void
hex_released_cb (AciesTableBoard *self,
                 guint            hex)
{
  AciesHex pressed = self->pressed;

  self->pressed = ACIES_NO_HEX;
  if (hex != ACIES_NO_HEX && pressed != ACIES_NO_HEX && hex != pressed &&
      pressed == acies_game_table_get_taken (self->table).hex)
    acies_game_table_click (self->table, (AciesHex) hex);
}

/* The highlights depend on the pointer only if the question asks for an order. */
static void
preview_order (AciesTableBoard *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  if (self->canvas != NULL && (self->previews || (choices != NULL && acies_choices_has (choices, ACIES_COMMAND_ORDER))))
    show_highlights (self);
}

static void
hex_hovered_cb (AciesTableBoard *self,
                guint            hex)
{
  self->hovered = (AciesHex) hex;
  acies_game_table_point (self->table, self->hovered);
  preview_order (self);
  show_hover (self);
}

static void
menu_wanted_cb (AciesTableBoard *self,
                guint            hex)
{
  open_menu (self->table, self->canvas, (AciesHex) hex);
}

/* Returns whether no command is possible on the hex under the cursor. */
static gboolean
is_idle (AciesTableBoard *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  AciesTaken          taken = acies_game_table_get_taken (self->table);

  return choices != NULL &&
         (self->hovered == ACIES_NO_HEX ||
          acies_choices_click (choices, acies_game_table_get_state (self->table), taken, self->hovered).kind == ACIES_CLICK_IDLE);
}

/* Handles keys before the canvas uses them for the hex under the cursor. */
static gboolean
key_pressed_cb (AciesTableBoard *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  gboolean enters = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
  gboolean waits = acies_game_table_get_seat (self->table).kind == ACIES_VIEWER_HAND_OVER;
  gboolean steps = (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right) && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0;

  if (steps && acies_game_table_get_last_turn (self->table) != NULL)
    {
      acies_game_table_step (self->table, (keyval == GDK_KEY_Right) == (gtk_widget_get_direction (GTK_WIDGET (self->canvas)) != GTK_TEXT_DIR_RTL));
      return TRUE;
    }
  if (!waits || !(enters || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space))
    return enters && is_idle (self) && acies_game_table_give_main_answer (self->table, TRUE);
  acies_game_table_take_seat (self->table);

  return TRUE;
}

static void
listen_to_keys (AciesTableBoard *self)
{
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas), self->keys);
}

static void
let_go (AciesTableBoard *self)
{
  if (self->canvas != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->keys);
  g_clear_object (&self->canvas);
}

static void
clear_marks (AciesCanvas *canvas)
{
  acies_canvas_set_highlights (canvas, NULL, 0);
  acies_canvas_set_advice (canvas, NULL, 0);
  acies_canvas_set_trails (canvas, NULL, 0);
  acies_canvas_set_selected (canvas, ACIES_NO_HEX);
  acies_canvas_set_path (canvas, NULL, 0);
  acies_canvas_set_attack (canvas, ACIES_NO_HEX, ACIES_NO_HEX);
  acies_canvas_set_description (canvas, NULL);
}

void
acies_table_board_set_canvas (AciesTableBoard *self,
                              AciesCanvas     *canvas)
{
  g_return_if_fail (ACIES_IS_TABLE_BOARD (self));

  if (canvas == self->canvas)
    return;
  if (self->canvas != NULL)
    clear_marks (self->canvas);
  let_go (self);
  self->canvas = canvas != NULL ? g_object_ref (canvas) : NULL;
  if (canvas != NULL)
    listen_to_keys (self);
  g_signal_group_set_target (self->canvas_signals, canvas);
  self->pressed = ACIES_NO_HEX;
  self->hovered = ACIES_NO_HEX;
  acies_game_table_point (self->table, ACIES_NO_HEX);
  show_marks (self);
}

void
acies_table_board_keep_focus (AciesTableBoard *self)
{
  GtkRoot   *root;
  GtkWidget *focus;

  g_return_if_fail (ACIES_IS_TABLE_BOARD (self));

  root = self->canvas != NULL ? gtk_widget_get_root (GTK_WIDGET (self->canvas)) : NULL;
  if (root == NULL)
    return;
  focus = gtk_root_get_focus (root);
  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static void
acies_table_board_dispose (GObject *object)
{
  AciesTableBoard *self = ACIES_TABLE_BOARD (object);

  g_clear_object (&self->canvas_signals);
  let_go (self);
  g_clear_object (&self->table);
  g_clear_object (&self->motion);

  G_OBJECT_CLASS (acies_table_board_parent_class)->dispose (object);
}

static void
acies_table_board_class_init (AciesTableBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_table_board_dispose;
}

static void
acies_table_board_init (AciesTableBoard *self)
{
  self->pressed = ACIES_NO_HEX;
  self->hovered = ACIES_NO_HEX;
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-activated", G_CALLBACK (hex_activated_cb), self);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-pressed", G_CALLBACK (hex_pressed_cb), self);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-dragged", G_CALLBACK (hex_dragged_cb), self);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-released", G_CALLBACK (hex_released_cb), self);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-hovered", G_CALLBACK (hex_hovered_cb), self);
  g_signal_group_connect_swapped (self->canvas_signals, "menu-wanted", G_CALLBACK (menu_wanted_cb), self);
}

AciesTableBoard *
acies_table_board_new (AciesGameTable   *table,
                       AciesBoardMotion *motion)
{
  AciesTableBoard *self = g_object_new (ACIES_TYPE_TABLE_BOARD, NULL);

  self->table = g_object_ref (table);
  self->motion = g_object_ref (motion);
  g_signal_connect_object (motion, "started", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "settled", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "changed", G_CALLBACK (show_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "selection-changed", G_CALLBACK (show_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "advised", G_CALLBACK (show_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "walked", G_CALLBACK (walked_cb), self, G_CONNECT_SWAPPED);

  return self;
}

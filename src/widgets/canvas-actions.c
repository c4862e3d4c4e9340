/* canvas-actions.c - what keys and assistive technology can do to the canvas
 *
 * Actions without a parameter are actions of AT-SPI too: a whole game can be
 * played with "next mark", "use" and what the canvas says of its hex.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

void
acies_canvas_walk_to (AciesCanvas *self,
                      AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (hex == ACIES_NO_HEX)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_keys = TRUE;
  acies_canvas_set_cursor (self, hex);
}

/* Before its first step the hex cursor stands where the eye is: pointer, selection, first hex. */
static AciesHex
hex_to_start_from (AciesCanvas *self)
{
  if (self->cursor != ACIES_NO_HEX)
    return self->cursor;
  if (self->pointer != ACIES_NO_HEX)
    return self->pointer;
  return self->selected;
}

static AciesHex
step_in_row (const AciesBoard *board,
             AciesHex          hex,
             int               columns)
{
  int column = (int) acies_hex_column (hex) + columns;
  int last = (int) acies_board_columns_in_row (board, acies_hex_row (hex)) - 1;

  return acies_hex ((guint) CLAMP (column, 0, last), acies_hex_row (hex));
}

/* Keeps the column, so that as many steps up as down come back to the same hex. */
static AciesHex
step_to_row (const AciesBoard *board,
             AciesHex          hex,
             int               rows)
{
  guint row = (guint) CLAMP ((int) acies_hex_row (hex) + rows, 0, board->rows - 1);
  guint column = MIN (acies_hex_column (hex), acies_board_columns_in_row (board, row) - 1);

  return acies_hex (column, row);
}

static const struct
{
  const char *name;
  int         columns;
  int         rows;
  guint       key;
  guint       keypad;
} steps[] = {
  { "canvas.left", -1, 0, GDK_KEY_Left, GDK_KEY_KP_Left },
  { "canvas.right", 1, 0, GDK_KEY_Right, GDK_KEY_KP_Right },
  { "canvas.up", 0, -1, GDK_KEY_Up, GDK_KEY_KP_Up },
  { "canvas.down", 0, 1, GDK_KEY_Down, GDK_KEY_KP_Down },
  { "canvas.row-start", -ACIES_MAX_COLUMNS, 0, GDK_KEY_Home, GDK_KEY_KP_Home },
  { "canvas.row-end", ACIES_MAX_COLUMNS, 0, GDK_KEY_End, GDK_KEY_KP_End },
  { "canvas.top", 0, -ACIES_MAX_ROWS, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up },
  { "canvas.bottom", 0, ACIES_MAX_ROWS, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down },
};

/* The digits above and below the middle of the keypad: on squares those are the neighbours. */
static const struct
{
  guint       keypad;
  const char *action;
} digits[] = {
  { GDK_KEY_KP_8, "canvas.up" },
  { GDK_KEY_KP_2, "canvas.down" },
};

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas      *self = ACIES_CANVAS (widget);
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = hex_to_start_from (self);

  if (state == NULL)
    return;
  if (hex == ACIES_NO_HEX)
    {
      acies_canvas_walk_to (self, acies_board_next (state->board, ACIES_NO_HEX));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      hex = steps[i].columns != 0 ? step_in_row (state->board, hex, steps[i].columns)
                                  : step_to_row (state->board, hex, steps[i].rows);
  acies_canvas_walk_to (self, hex);
}

/* To the neighbour in one direction. Up and down zigzag; these go straight. A square has none on the slant. */
static const struct
{
  const char    *name;
  AciesDirection direction;
  guint          keypad; /* where the digit lies on it */
} straight_steps[] = {
  { "canvas.north-west", ACIES_DIRECTION_NW, GDK_KEY_KP_7 },
  { "canvas.north-east", ACIES_DIRECTION_NE, GDK_KEY_KP_9 },
  { "canvas.west", ACIES_DIRECTION_W, GDK_KEY_KP_4 },
  { "canvas.east", ACIES_DIRECTION_E, GDK_KEY_KP_6 },
  { "canvas.south-west", ACIES_DIRECTION_SW, GDK_KEY_KP_1 },
  { "canvas.south-east", ACIES_DIRECTION_SE, GDK_KEY_KP_3 },
};

static void
step_straight (AciesCanvas   *self,
               AciesDirection direction)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = hex_to_start_from (self);

  if (state == NULL)
    return;
  acies_canvas_walk_to (self, hex != ACIES_NO_HEX ? acies_board_neighbour (state->board, hex, direction)
                                                  : acies_board_next (state->board, ACIES_NO_HEX));
}

/* Where directions stand for others than their names say (engine/board/board.h). */
static gboolean
is_slant_of_squares (AciesCanvas   *self,
                     AciesDirection direction)
{
  const AciesState *state = acies_canvas_get_state (self);

  return state != NULL && state->board->layout == ACIES_BOARD_SQUARES && direction != ACIES_DIRECTION_E && direction != ACIES_DIRECTION_W;
}

static void
straight_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (straight_steps); i++)
    if (g_str_equal (name, straight_steps[i].name) && !is_slant_of_squares (ACIES_CANVAS (widget), straight_steps[i].direction))
      step_straight (ACIES_CANVAS (widget), straight_steps[i].direction);
}

/* The other of the two neighbours above, or below: not the one that Up, or Down, goes to. A square has one, to which
 * both lead. */
static void
aside_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);
  AciesHex     hex = hex_to_start_from (self);
  gboolean     to_the_left = hex != ACIES_NO_HEX && acies_hex_row (hex) % 2 == 0;

  if (is_slant_of_squares (self, ACIES_DIRECTION_N))
    step_straight (self, g_str_equal (name, "canvas.up-aside") ? ACIES_DIRECTION_N : ACIES_DIRECTION_S);
  else if (g_str_equal (name, "canvas.up-aside"))
    step_straight (self, to_the_left ? ACIES_DIRECTION_NW : ACIES_DIRECTION_NE);
  else
    step_straight (self, to_the_left ? ACIES_DIRECTION_SW : ACIES_DIRECTION_SE);
}

/* All hexes in turn, row by row and round again. */
static void
next_hex_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AciesCanvas      *self = ACIES_CANVAS (widget);
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          next;

  if (state == NULL)
    return;
  next = acies_board_next (state->board, hex_to_start_from (self));
  acies_canvas_walk_to (self, next != ACIES_NO_HEX ? next : acies_board_next (state->board, ACIES_NO_HEX));
}

/* Is it something to go to, rather than what one has already or is about to paint? */
static gboolean
is_worth_a_stop (AciesHighlightKind kind)
{
  return kind != ACIES_HIGHLIGHT_BRUSH && kind != ACIES_HIGHLIGHT_CHOSEN;
}

/* The marked hex that follows @from, by row and column and round again. */
static AciesHex
following_mark (AciesCanvas *self,
                AciesHex     from,
                gboolean     forward)
{
  AciesHex best = ACIES_NO_HEX;
  guint    least = G_MAXUINT;

  for (guint i = 0; i < self->highlights->len; i++)
    {
      const AciesHighlight *mark = &g_array_index (self->highlights, AciesHighlight, i);
      guint                 ahead = forward ? (guint) mark->hex - from : (guint) from - mark->hex;

      ahead = (ahead - 1) % ACIES_MAX_HEXES;
      if (ahead < least && is_worth_a_stop (mark->kind))
        {
          least = ahead;
          best = mark->hex;
        }
    }
  return best;
}

static void
next_mark_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);
  AciesHex     from = hex_to_start_from (self);
  gboolean     forward = g_str_equal (name, "canvas.next-mark");

  acies_canvas_walk_to (self, following_mark (self, from == ACIES_NO_HEX ? 0 : from, forward));
}

static void
use_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  acies_canvas_use (ACIES_CANVAS (widget), 0);
}

static void
menu_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  acies_canvas_want_menu (ACIES_CANVAS (widget));
}

static void
zoom_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas *self = ACIES_CANVAS (widget);

  if (g_str_equal (name, "canvas.zoom-fit"))
    acies_canvas_zoom_to_fit (self);
  else
    acies_canvas_zoom_by (self, g_str_equal (name, "canvas.zoom-in") ? ACIES_CANVAS_ZOOM_STEP
                                                                     : 1 / ACIES_CANVAS_ZOOM_STEP);
}

/* gtk_widget_class_add_binding_action() takes, in newer GTK, the keypad's keys for the others and the other way round;
 * but 3 is a brush or a card, and the 3 of the keypad a step. */
static void
bind_key (GtkWidgetClass *widget_class,
          guint           key,
          GdkModifierType modifiers,
          const char     *action)
{
  g_autoptr (GtkShortcut) shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), gtk_named_action_new (action));

  gtk_widget_class_add_shortcut (widget_class, shortcut);
}

void
acies_canvas_class_init_actions (AciesCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gtk_widget_class_install_action (widget_class, steps[i].name, NULL, step_action);
      bind_key (widget_class, steps[i].key, 0, steps[i].name);
      bind_key (widget_class, steps[i].keypad, 0, steps[i].name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    bind_key (widget_class, digits[i].keypad, 0, digits[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (straight_steps); i++)
    {
      gtk_widget_class_install_action (widget_class, straight_steps[i].name, NULL, straight_action);
      bind_key (widget_class, straight_steps[i].keypad, 0, straight_steps[i].name);
    }
  gtk_widget_class_install_action (widget_class, "canvas.up-aside", NULL, aside_action);
  gtk_widget_class_install_action (widget_class, "canvas.down-aside", NULL, aside_action);
  bind_key (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, "canvas.up-aside");
  bind_key (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK, "canvas.down-aside");
  gtk_widget_class_install_action (widget_class, "canvas.next-hex", NULL, next_hex_action);
  gtk_widget_class_install_action (widget_class, "canvas.next-mark", NULL, next_mark_action);
  gtk_widget_class_install_action (widget_class, "canvas.previous-mark", NULL, next_mark_action);
  bind_key (widget_class, GDK_KEY_Right, GDK_CONTROL_MASK, "canvas.next-mark");
  bind_key (widget_class, GDK_KEY_Left, GDK_CONTROL_MASK, "canvas.previous-mark");
  gtk_widget_class_install_action (widget_class, "canvas.use", NULL, use_action);
  gtk_widget_class_install_action (widget_class, "canvas.menu", NULL, menu_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "canvas.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "canvas.menu", NULL);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-fit", NULL, zoom_action);
}

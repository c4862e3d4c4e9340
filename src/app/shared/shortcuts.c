/* shortcuts.c - the table of all keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/shortcuts.h"

#include <glib/gi18n.h>

/* Grouped by subject. Keys without an action are handled elsewhere: tools and selection by the Edit view, the hex
 * cursor by the canvas, choices by the Play view, lists and fields by GTK. */
static const AciesShortcut shortcuts[] = {
  { ACIES_SHORTCUTS_GENERAL, N_ ("New battle"), "<Control>n", NULL, "win.new" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Open a file"), "<Control>o", NULL, "win.open" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Save"), "<Control>s", NULL, "win.save" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Save as"), "<Control><Shift>s", NULL, "win.save-as" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Print"), "<Control>p", NULL, "win.print" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Show the printed page beside the board"), "<Control><Shift>p", NULL, "win.sheet" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Check whether the battle is fair"), "<Control><Shift>f", NULL, "win.fairness" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Undo"), "<Control>z", NULL, "win.undo" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Redo"), "<Control><Shift>z <Control>y", NULL, "win.redo" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Play the battle, or return to Edit"), "F5", NULL, "win.play" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("At the table, or back"), "F7", NULL, "win.table" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Set up another game"), "<Shift>F5", NULL, "win.set-up" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Show or hide the column beside the board"), "F9", NULL, "win.column" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Enter or leave full screen"), "F11", NULL, "win.fullscreen" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Help"), "<Control>F1", NULL, "win.help" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Main menu"), "F10", NULL, NULL },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Rules about what has the focus"), "F1", NULL, "win.look-up" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Keyboard shortcuts"), "<Control>question", NULL, "win.shortcuts" },
  { ACIES_SHORTCUTS_GENERAL, N_ ("Quit"), "<Control>q", NULL, "app.quit" },
  { ACIES_SHORTCUTS_TABS, N_ ("Next battle"), "<Control>Tab", NULL, NULL },
  { ACIES_SHORTCUTS_TABS, N_ ("Previous battle"), "<Control><Shift>Tab", NULL, NULL },
  { ACIES_SHORTCUTS_TABS, N_ ("Go to a battle by its number"), "<Alt>1...9", NULL, NULL },
  { ACIES_SHORTCUTS_TABS, N_ ("Move the battle up or down in the list"), "<Control><Shift>Page_Up <Control><Shift>Page_Down", NULL, NULL },
  { ACIES_SHORTCUTS_TABS, N_ ("Library"), "<Alt>Home", NULL, "win.library" },
  { ACIES_SHORTCUTS_TABS, N_ ("Go back: from the library to the battle, or in the rules"), "<Alt>Left", NULL, "win.back" },
  { ACIES_SHORTCUTS_TABS, N_ ("Search the library"), "<Control>f", NULL, "win.search" },
  { ACIES_SHORTCUTS_TABS, N_ ("Close the battle"), "<Control>w", NULL, "win.close" },
  { ACIES_SHORTCUTS_BOARD, N_ ("Move the cursor on the board"), "Left Right Up Down", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Move to an adjacent hex or square"), "KP_7 KP_8 KP_9 KP_4 KP_6 KP_1 KP_2 KP_3", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Move up or down along the other diagonal"), "<Control>Up <Control>Down", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Go to the start or end of the row"), "Home End", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Go to the first or last row"), "Page_Up Page_Down", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Go to the previous or next highlighted hex or square"), "<Control>Left <Control>Right", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Click at the cursor"), "space Return", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Open the context menu"), "Menu <Shift>F10", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Cancel the current stroke"), "Escape", NULL, NULL },
  { ACIES_SHORTCUTS_BOARD, N_ ("Zoom in"), "<Control>plus", "<Control>equal <Control>KP_Add", "win.zoom-in" },
  { ACIES_SHORTCUTS_BOARD, N_ ("Zoom out"), "<Control>minus", "<Control>KP_Subtract", "win.zoom-out" },
  { ACIES_SHORTCUTS_BOARD, N_ ("Whole board"), "<Control>0", "<Control>KP_0", "win.zoom-fit" },
  { ACIES_SHORTCUTS_PANEL, N_ ("Switch between board and panel"), "F6", NULL, "win.other-part" },
  { ACIES_SHORTCUTS_PANEL, N_ ("Show Board, Battle, Armies or Victory"), "<Control>1...4", NULL, NULL },
  { ACIES_SHORTCUTS_PANEL, N_ ("Next problem of the battle"), "F8", NULL, "win.next-problem" },
  { ACIES_SHORTCUTS_PANEL, N_ ("Previous problem of the battle"), "<Shift>F8", NULL, "win.previous-problem" },
  { ACIES_SHORTCUTS_PANEL, N_ ("Go to the next or previous field"), "Tab <Shift>Tab", NULL, NULL },
  { ACIES_SHORTCUTS_PANEL, N_ ("Change a number; in a deck, go to the card above or below"), "Up Down", NULL, NULL },
  { ACIES_SHORTCUTS_PANEL, N_ ("Put a card of the deck in the starting hand, or take it out"), "h <Shift>h", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Select and move"), "v", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Paint terrain"), "t", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Fill a connected area of one terrain"), "f", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Place units"), "u", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Erase"), "e", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Pick a unit or terrain from the board"), "i k", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Label a place"), "l", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Mark where the reserve enters"), "n", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Mark the camp"), "c", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Small, medium or large brush; with the Units tool, the number of figures"), "1 2 3", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Next symmetry mode"), "s", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Choose the previous or next terrain, unit or side"), "comma period", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Search the palette"), "slash", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Show or hide the tray below the board"), "<Shift>F9", NULL, "win.tray" },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Show or hide the reach of the unit under the pointer"), "w", NULL, NULL },
  { ACIES_SHORTCUTS_TOOLS, N_ ("Show threats from one side, the other, both or neither"), "d", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Select the whole board"), "<Control>a", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Select with the arrow keys"), "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Add to the selection, or remove from it"), "<Control>Return", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Pick up the selection to move it; Space puts it down"), "m", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Cut, copy, paste"), "<Control>x <Control>c <Control>v", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Rotate by 60°; a single unit changes its facing"), "r <Shift>r", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Flip horizontally"), "h", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Move terrain with the units, or leave it in place"), "g", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Remove the units, or clear the terrain if there are none"), "Delete", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Clear the selection’s units and terrain"), "<Shift>Delete", NULL, NULL },
  { ACIES_SHORTCUTS_SELECTION, N_ ("Cancel, or clear the selection"), "Escape", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Choose a card or reserve unit by its position"), "1...9", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Choose an answer by its position"), "1...9", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Continue when the screen is handed to you"), "Return space", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Raise your hand, or hold to see it during the other side’s turn"), "h", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Go to the next or previous choice on the board"), "n <Shift>n", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Repeat the last choice with the next unit"), "period", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("List what you can do, and why not the rest"), "question", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Ask the computer for advice; press again to stop or hide it"), "a", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Pass, or answer no"), "p", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Give the main answer if nothing else is to be done"), "Return", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Yes"), "y", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Done, or end the moves"), "d", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Cancel, or return to the present"), "Escape", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Show the last turn of the other side; press again to pause"), "v", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Go to the previous or next step of the last turn"), "Left Right", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Add a note to the position shown"), "w", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Only skip movement and dice (other keys skip them too)"), "space", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Enter the next die, or clear the last one"), "1...6 BackSpace", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Use these dice"), "Return", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("At the table: undo the last tap"), "BackSpace", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Roll the dice, or draw a card"), "r", NULL, NULL },
  { ACIES_SHORTCUTS_PLAY, N_ ("Choose the drawn card by its position"), "1...9", NULL, NULL },
};

const AciesShortcut *
acies_shortcuts_list (guint *n)
{
  *n = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

const char *
acies_shortcuts_subject_title (AciesShortcutSubject subject)
{
  static const char *const titles[ACIES_N_SHORTCUT_SUBJECTS] = {
    [ACIES_SHORTCUTS_GENERAL] = NC_ ("shortcuts", "General"),
    [ACIES_SHORTCUTS_TABS] = NC_ ("shortcuts", "Battles and Library"),
    [ACIES_SHORTCUTS_BOARD] = NC_ ("shortcuts", "Board"),
    [ACIES_SHORTCUTS_PANEL] = NC_ ("shortcuts", "Panel Beside the Board"),
    [ACIES_SHORTCUTS_TOOLS] = NC_ ("shortcuts", "Edit: Tools"),
    [ACIES_SHORTCUTS_SELECTION] = NC_ ("shortcuts", "Edit: Selection"),
    [ACIES_SHORTCUTS_PLAY] = NC_ ("shortcuts", "Play"),
  };

  g_return_val_if_fail (subject < ACIES_N_SHORTCUT_SUBJECTS, NULL);

  return g_dpgettext2 (NULL, "shortcuts", titles[subject]);
}

static char *
dup_key_label (const char *accelerator)
{
  guint           key = 0;
  GdkModifierType modifiers = 0;

  if (!gtk_accelerator_parse (accelerator, &key, &modifiers))
    g_return_val_if_reached (g_strdup (accelerator));
  return gtk_accelerator_get_label (key, modifiers);
}

char **
acies_shortcut_dup_labels (const AciesShortcut *self)
{
  g_auto (GStrv) keys = g_strsplit (self->keys, " ", -1);
  char **labels = g_new0 (char *, g_strv_length (keys) + 1);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (keys[i], "...", 2);
      g_autofree char *first = dup_key_label (ends[0]);
      g_autofree char *last = ends[1] != NULL ? dup_key_label (ends[1]) : NULL;

      labels[i] = last != NULL ? g_strdup_printf ("%s – %s", first, last) : g_steal_pointer (&first);
    }
  return labels;
}

void
acies_shortcuts_install (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].action != NULL)
      {
        const char      *also = shortcuts[i].also;
        g_autofree char *all = g_strconcat (shortcuts[i].keys, also != NULL ? " " : "", also, NULL);
        g_auto (GStrv) keys = g_strsplit (all, " ", -1);

        gtk_application_set_accels_for_action (application, shortcuts[i].action, (const char *const *) keys);
      }
}

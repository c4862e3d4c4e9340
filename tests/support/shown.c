/* shown.c - all that a widget shows, as words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/shown.h"

#include "widgets/canvas-private.h"

static void
dump_value (GtkWidget *widget,
            GString   *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " %s", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, " %s", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_SWITCH (widget))
    g_string_append_printf (text, " %d", gtk_switch_get_active (GTK_SWITCH (widget)));
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    g_string_append_printf (text, " %d", gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)));
  else if (GTK_IS_RANGE (widget))
    g_string_append_printf (text, " %g", gtk_range_get_value (GTK_RANGE (widget)));
  if (tooltip != NULL)
    g_string_append_printf (text, " (%s)", tooltip);
}

static void
dump_marks (GArray  *marks,
            GString *text)
{
  for (guint i = 0; i < marks->len; i++)
    g_string_append_printf (text, " %u:%u", g_array_index (marks, AciesHighlight, i).hex,
                            g_array_index (marks, AciesHighlight, i).kind);
  g_string_append_c (text, ';');
}

static void
dump_canvas (AciesCanvas *canvas,
             GString     *text)
{
  g_string_append_printf (text, " %s selected %u cursor %u attack %u %u ghosts %u path %u ",
                          canvas->description != NULL ? canvas->description : "", canvas->selected, canvas->cursor,
                          canvas->attack_from, canvas->attack_at, canvas->ghosts->len, canvas->path->len);
  dump_marks (canvas->highlights, text);
  dump_marks (canvas->advice, text);
}

/* A line for each widget that can be seen, but for what depends on how far something is scrolled just now. */
static void
dump (GtkWidget *widget,
      guint      depth,
      GString   *text)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  g_string_append_printf (text, "%*s%s%s", (int) depth, "", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_is_sensitive (widget) ? "" : " -");
  dump_value (widget, text);
  if (ACIES_IS_CANVAS (widget))
    dump_canvas (ACIES_CANVAS (widget), text);
  if (GTK_IS_LIST_VIEW (widget))
    g_string_append_printf (text, " %u", g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (widget)))));
  g_string_append_c (text, '\n');
  if (GTK_IS_LIST_VIEW (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    dump (child, depth + 1, text);
}

char *
shown_dump (GtkWidget *widget)
{
  GString   *text = g_string_new (NULL);
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_string_append_printf (text, "focus on %s\n", focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
  dump (widget, 0, text);

  return g_string_free (text, FALSE);
}

/* The first line that differs says enough. */
void
shown_assert_same (const char *one,
                   const char *other,
                   const char *moment)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    {
      if (!g_str_equal (lines[i], others[i]))
        g_test_message ("%s, behind %s", moment, i > 0 ? lines[i - 1] : "the beginning");
      g_assert_cmpstr (lines[i], ==, others[i]);
    }
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

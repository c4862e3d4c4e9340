/* shown-text.c - reports what a running GTK program shows and assistive technology does not say
 *
 * Loaded before the program (LD_PRELOAD). On SIGUSR1 it writes the file that ACIES_SHOWN_TEXT names, a line for each fact:
 *
 *   cut TYPE TEXT       a label whose text is cut, with no tooltip that has all of it; a control that is cut
 *   tooltip TYPE TEXT   the tooltip of a widget that can be seen
 *   widget TYPE         a widget of the program that can be seen
 *   popover TYPE ID     an open popover, with the id in the .ui file of the widget that it belongs to
 *
 * TYPE is the nearest type of the program itself; tabs separate the parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib-unix.h>
#include <string.h>

#define PREFIX "Acies"

/* What a handler of "query-tooltip" set last. */
static char *queried;

/* Stands in front of GTK's. */
void
gtk_tooltip_set_text (GtkTooltip *tooltip,
                      const char *text)
{
  g_autofree char *markup = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  g_free (queried);
  queried = g_strdup (text);
  if (tooltip != NULL)
    gtk_tooltip_set_markup (tooltip, markup);
}

static gboolean
is_own (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), PREFIX);
}

static const char *
own_type (GtkWidget *widget)
{
  while (widget != NULL && !is_own (widget))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL ? G_OBJECT_TYPE_NAME (widget) : "-";
}

static void
add_line (GString    *lines,
          const char *kind,
          const char *type,
          const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);
  g_autofree char *plain = g_strcompress (escaped);

  g_strdelimit (plain, "\n\t", ' ');
  g_string_append_printf (lines, "%s\t%s\t%s\n", kind, type, plain);
}

/* --- labels --------------------------------------------------------------------------------- */

static gboolean
has_tooltip_with (GtkWidget  *widget,
                  const char *text)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *tooltip = gtk_widget_get_tooltip_text (widget);
      gboolean    is_answered;

      if (tooltip != NULL && strstr (tooltip, text) != NULL)
        return TRUE;
      if (tooltip != NULL || !gtk_widget_get_has_tooltip (widget))
        continue;
      g_clear_pointer (&queried, g_free);
      g_signal_emit_by_name (widget, "query-tooltip", 0, 0, TRUE, NULL, &is_answered);
      if (is_answered && queried != NULL && strstr (queried, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* What a scrolled widget cuts can be scrolled to. */
static gboolean
is_outside (GtkWidget *widget)
{
  for (GtkWidget *above = gtk_widget_get_parent (widget); above != NULL; above = gtk_widget_get_parent (above))
    {
      graphene_rect_t bounds;

      if (GTK_IS_SCROLLABLE (above))
        return FALSE;
      if (!GTK_IS_NATIVE (above) && gtk_widget_get_overflow (above) != GTK_OVERFLOW_HIDDEN)
        continue;
      if (!gtk_widget_compute_bounds (widget, above, &bounds))
        return TRUE;
      if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
          bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (above) + 1 ||
          bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (above) + 1)
        return TRUE;
      if (GTK_IS_NATIVE (above))
        return FALSE;
    }
  return FALSE;
}

static gboolean
is_cut (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int          width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (GTK_WIDGET (label)) + 1 ||
         height > gtk_widget_get_height (GTK_WIDGET (label)) + 1 || is_outside (GTK_WIDGET (label));
}

/* --- widgets -------------------------------------------------------------------------------- */

static void
add_popover (GtkWidget *popover,
             GString   *lines)
{
  GtkWidget  *owner = gtk_widget_get_parent (popover);
  const char *id = NULL;

  while (owner != NULL && !GTK_IS_MENU_BUTTON (owner) && !GTK_IS_DROP_DOWN (owner) && !ADW_IS_COMBO_ROW (owner) && !is_own (owner))
    owner = gtk_widget_get_parent (owner);
  if (owner != NULL)
    id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (owner));
  if (id != NULL && (g_str_has_prefix (id, "___") || g_str_equal (id, G_OBJECT_TYPE_NAME (owner)))) /* GtkBuilder's own */
    id = NULL;
  add_line (lines, "popover", own_type (owner), id != NULL ? id : "-");
}

static void
add_widget (GtkWidget *widget,
            GString   *lines)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (is_own (widget))
    add_line (lines, "widget", own_type (widget), "");
  if (tooltip != NULL)
    add_line (lines, "tooltip", own_type (widget), tooltip);
  if (GTK_IS_POPOVER (widget))
    add_popover (widget, lines);
  if (GTK_IS_LABEL (widget) && gtk_widget_get_opacity (widget) > 0 && is_cut (GTK_LABEL (widget)) && !has_tooltip_with (widget, gtk_label_get_text (GTK_LABEL (widget))))
    add_line (lines, "cut", own_type (widget), gtk_label_get_text (GTK_LABEL (widget)));
  if ((GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_EDITABLE (widget)) && is_outside (widget))
    add_line (lines, "cut", own_type (widget), G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !g_str_equal (G_OBJECT_TYPE_NAME (child), "GtkTooltipWindow"))
      add_widget (child, lines); /* a tooltip that just comes up is not laid out yet; it always gets the size of its text */
}

static gboolean
write_cb (gpointer data)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  g_autoptr (GError) error = NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (gtk_widget_get_mapped (link->data))
      add_widget (link->data, lines);
  g_string_append (lines, "end\n");
  if (!g_file_set_contents (g_getenv ("ACIES_SHOWN_TEXT"), lines->str, (gssize) lines->len, &error))
    g_error ("%s", error->message);
  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
load (void)
{
  if (g_getenv ("ACIES_SHOWN_TEXT") != NULL && g_str_has_suffix (g_get_prgname () != NULL ? g_get_prgname () : "acies", "acies"))
    g_unix_signal_add (SIGUSR1, write_cb, NULL);
}

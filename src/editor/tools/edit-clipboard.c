/* edit-clipboard.c - clipboard actions and other actions on the selection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/edit-clipboard.h"

#include "editor/tools/tool.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Identifies a snippet without reading it. */
#define SNIPPET_MIME "application/vnd.acies.snippet"

/* Offers the text as a snippet, and as plain text for other programs. */
static GdkContentProvider *
new_content (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  GdkContentProvider *kinds[] = {
    gdk_content_provider_new_for_bytes (SNIPPET_MIME, bytes),
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
  };

  return gdk_content_provider_new_union (kinds, G_N_ELEMENTS (kinds));
}

static gboolean
copy (AciesEditor *editor,
      AciesCanvas *canvas)
{
  g_autofree char *text = acies_editor_dup_copy (editor);
  g_autoptr (GdkContentProvider) content = NULL;

  if (text == NULL)
    return FALSE;
  content = new_content (text);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (canvas)), content);
  return TRUE;
}

/* --- pasting -------------------------------------------------------------------------------- */

typedef struct
{
  AciesEditor  *editor;
  AciesCanvas  *canvas;
  AciesSession *session;
  char         *buffer; /* (nullable): the part of a snippet that has been read */
} Paste;

static void
paste_free (Paste *self)
{
  g_object_unref (self->editor);
  g_object_unref (self->canvas);
  g_object_unref (self->session);
  g_free (self->buffer);
  g_free (self);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Paste, paste_free)

/* A paste by keyboard needs a hex to start at. */
static void
show_cursor (AciesEditor *editor,
             AciesCanvas *canvas)
{
  AciesHex hex = acies_editor_get_selected (editor);

  gtk_widget_grab_focus (GTK_WIDGET (canvas));
  if (acies_canvas_get_hovered (canvas) != ACIES_NO_HEX || acies_canvas_get_cursor (canvas) != ACIES_NO_HEX)
    return;
  acies_canvas_set_cursor (canvas, hex != ACIES_NO_HEX ? hex : acies_hex (0, 0));
}

static void
paste_text (Paste      *paste,
            const char *text)
{
  /* The user can have left the board meanwhile. */
  if (paste->editor->session != paste->session || paste->editor->canvas != paste->canvas)
    return;
  if (acies_editor_paste (paste->editor, text))
    show_cursor (paste->editor, paste->canvas);
}

static void
text_read_cb (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (Paste) paste = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  paste_text (paste, text);
}

/* Reads up to one byte more than a snippet can have, so that a longer one is refused. */
static void
snippet_read_cb (GObject      *stream,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (Paste) paste = data;
  gsize    n = 0;
  gboolean is_read = g_input_stream_read_all_finish (G_INPUT_STREAM (stream), result, &n, NULL);

  paste->buffer[n] = '\0';
  paste_text (paste, is_read ? paste->buffer : NULL);
}

static void
snippet_opened_cb (GObject      *clipboard,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (Paste) paste = data;
  g_autoptr (GInputStream) stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);

  if (stream == NULL)
    {
      paste_text (paste, NULL);
      return;
    }
  paste->buffer = g_malloc (ACIES_SNIPPET_MAX_BYTES + 2);
  g_input_stream_read_all_async (stream, paste->buffer, ACIES_SNIPPET_MAX_BYTES + 1, G_PRIORITY_DEFAULT, NULL,
                                 snippet_read_cb, paste);
  paste = NULL;
}

static void
paste (AciesEditor *editor,
       AciesCanvas *canvas)
{
  static const char *mimes[] = { SNIPPET_MIME, NULL };
  GdkClipboard      *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (canvas));
  Paste             *paste = g_new0 (Paste, 1);

  *paste = (Paste) { g_object_ref (editor), g_object_ref (canvas), g_object_ref (editor->session), NULL };
  if (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard), SNIPPET_MIME))
    gdk_clipboard_read_async (clipboard, mimes, G_PRIORITY_DEFAULT, NULL, snippet_opened_cb, paste);
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, paste);
}

/* --- all actions ---------------------------------------------------------------------------- */

gboolean
acies_edit_act (AciesEditor *editor,
                AciesCanvas *canvas,
                const char  *name)
{
  g_return_val_if_fail (canvas != NULL, FALSE);

  if (g_str_equal (name, "copy"))
    copy (editor, canvas);
  else if (g_str_equal (name, "cut"))
    {
      if (copy (editor, canvas))
        acies_editor_clear_selected (editor, C_ ("step", "Cut"));
    }
  else if (g_str_equal (name, "paste"))
    paste (editor, canvas);
  else if (g_str_equal (name, "select-all"))
    {
      acies_editor_set_tool (editor, ACIES_TOOL_SELECT);
      acies_editor_select_all (editor);
    }
  else if (g_str_equal (name, "rotate"))
    acies_editor_turn (editor, 1);
  else if (g_str_equal (name, "rotate-back"))
    acies_editor_turn (editor, -1);
  else if (g_str_equal (name, "flip"))
    acies_editor_turn (editor, 0);
  else if (g_str_equal (name, "delete"))
    acies_editor_remove_selected (editor);
  else if (g_str_equal (name, "clear"))
    acies_editor_clear_selected (editor, acies_board_say (acies_editor_get_state (editor)->board, C_ ("step", "Clear Hexes"), C_ ("step", "Clear Squares")));
  else
    return FALSE;
  return TRUE;
}

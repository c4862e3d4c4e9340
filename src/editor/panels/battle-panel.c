/* battle-panel.c - the texts of the scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* After this pause, the text is applied. */
#define PAUSE_MS 1000

/* Longer texts show how much room is left. */
#define NEARLY_FULL (ACIES_MAX_TEXT - 2000)

/* A field for one text. Typing becomes one undo step when the field loses the focus or after a pause. The field accepts
 * only valid characters, up to the maximum size of a text. */
#define ACIES_TYPE_TEXT_FIELD (acies_text_field_get_type ())
G_DECLARE_FINAL_TYPE (AciesTextField, acies_text_field, ACIES, TEXT_FIELD, GObject)

struct _AciesTextField
{
  GObject parent_instance;

  AciesEditor   *editor;
  AciesTextKind  kind;
  GtkWidget     *widget;
  AdwEntryRow   *entry; /* (nullable): the widget, for a single line */
  GtkTextView   *view;  /* (nullable): the text view with its buffer, for several lines */
  GtkTextBuffer *buffer;
  GtkWidget     *room; /* label that shows how much room is left */
  gboolean       refreshing;
  gboolean       inserting; /* filtered text is being inserted */
  guint          pause;
};

G_DEFINE_FINAL_TYPE (AciesTextField, acies_text_field, G_TYPE_OBJECT)

static char *
dup_text (AciesTextField *self)
{
  GtkTextIter start, end;

  if (self->entry != NULL)
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);

  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

static void
show_room (AciesTextField *self,
           gsize           used)
{
  g_autofree char *text = NULL;

  if (self->room == NULL)
    return;
  gtk_widget_set_visible (self->room, used > NEARLY_FULL);
  /* Translators: of a text: its length, and how long it may be */
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d of %2$d byte used", "%1$d of %2$d bytes used", ACIES_MAX_TEXT), (int) used, ACIES_MAX_TEXT);
  gtk_label_set_text (GTK_LABEL (self->room), text);
}

/* --- synchronization with the scenario ------------------------------------------------------ */

static void
flush_field (AciesTextField *self)
{
  const AciesState *state;
  AciesCommand      command;
  g_autofree char  *text = NULL;

  g_clear_handle_id (&self->pause, g_source_remove);
  state = acies_editor_get_state (self->editor);
  if (self->refreshing || state == NULL)
    return;
  text = dup_text (self);
  if (g_str_equal (text, state->texts->text[self->kind]))
    return;
  command = acies_command_with_id (ACIES_COMMAND_TEXT, self->kind);
  command.text = text;
  acies_editor_apply (self->editor, &command);
}

static void
refresh_field (AciesTextField *self)
{
  const AciesState *state;
  const char       *wanted;
  g_autofree char  *text = NULL;

  state = acies_editor_get_state (self->editor);
  if (state == NULL || self->pause != 0)
    return;
  wanted = state->texts->text[self->kind];
  text = dup_text (self);
  if (g_str_equal (text, wanted))
    return;
  self->refreshing = TRUE;
  if (self->entry != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), wanted);
  else
    gtk_text_buffer_set_text (self->buffer, wanted, -1);
  show_room (self, strlen (wanted));
  self->refreshing = FALSE;
}

static void
typed_cb (AciesTextField *self)
{
  g_autofree char *text = NULL;

  if (self->refreshing)
    return;
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add_once (PAUSE_MS, (GSourceOnceFunc) flush_field, self);
  text = dup_text (self);
  show_room (self, strlen (text));
}

/* --- filtering of input --------------------------------------------------------------------- */

/* Returns the valid characters of @text, up to @room bytes. */
static char *
dup_fitting (const char *text,
             gsize       length,
             gsize       room)
{
  GString *fitting = g_string_new (NULL);

  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    {
      gsize            size = (gsize) (g_utf8_next_char (at) - at);
      g_autofree char *one = g_strndup (at, size);

      if (fitting->len + size > room)
        break;
      if (acies_text_is_readable (one))
        g_string_append (fitting, one);
    }

  return g_string_free (fitting, FALSE);
}

static void
insert_cb (GtkTextBuffer  *buffer,
           GtkTextIter    *place,
           const char     *text,
           int             length,
           AciesTextField *self)
{
  g_autofree char *before = NULL;
  g_autofree char *fitting = NULL;
  gsize            used;

  if (self->refreshing || self->inserting)
    return;
  before = dup_text (self);
  used = MIN (strlen (before), ACIES_MAX_TEXT);
  fitting = dup_fitting (text, (gsize) length, ACIES_MAX_TEXT - used);
  if (strlen (fitting) == (gsize) length)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  self->inserting = TRUE;
  gtk_text_buffer_insert (buffer, place, fitting, -1);
  self->inserting = FALSE;
}

/* --- building ------------------------------------------------------------------------------- */

/* Scrolls the page to the caret, because the view is as high as its text and does not scroll. */
static void
follow_caret (AciesTextField *self)
{
  GtkWidget     *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self->view), GTK_TYPE_VIEWPORT);
  GtkTextIter    caret;
  GdkRectangle   box;
  double         top;
  GtkAdjustment *adjustment;

  if (viewport == NULL || !gtk_widget_has_focus (GTK_WIDGET (self->view)))
    return;
  gtk_text_buffer_get_iter_at_mark (self->buffer, &caret, gtk_text_buffer_get_insert (self->buffer));
  gtk_text_view_get_iter_location (self->view, &caret, &box);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self->view), viewport, 0, box.y, NULL, &top))
    return;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  top += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, top - box.height, top + 3 * box.height);
}

/* Tab moves to the next field, as everywhere else. */
static GtkWidget *
new_view (AciesTextField *self,
          const char     *title)
{
  GtkWidget *view = gtk_text_view_new ();

  self->view = GTK_TEXT_VIEW (view);
  self->buffer = gtk_text_view_get_buffer (self->view);
  gtk_text_view_set_accepts_tab (self->view, FALSE);
  gtk_text_view_set_wrap_mode (self->view, GTK_WRAP_WORD_CHAR);
  g_object_set (view, "top-margin", 9, "bottom-margin", 9, "left-margin", 12, "right-margin", 12,
                "height-request", 84, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (view, "card");
  gtk_widget_add_css_class (view, "text-field");
  gtk_widget_set_overflow (view, GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (self->buffer, "insert-text", G_CALLBACK (insert_cb), self, 0);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (follow_caret), self, G_CONNECT_SWAPPED);

  return view;
}

static void
build_lines (AciesTextField *self,
             const char     *title,
             const char     *help)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), help);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_view (self, title));
  self->room = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "margin-top", 3, "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->room, "caption");
  gtk_widget_add_css_class (self->room, "dim-label");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->room);
  self->widget = group;
}

static void
build_line (AciesTextField *self,
            const char     *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (flush_field), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  self->entry = ADW_ENTRY_ROW (row);
  self->widget = row;
}

static AciesTextField *
new_field (AciesEditor  *editor,
           AciesTextKind kind,
           const char   *title,
           const char   *help,
           gboolean      many_lines)
{
  AciesTextField     *self = g_object_new (ACIES_TYPE_TEXT_FIELD, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->editor = editor;
  self->kind = kind;
  if (many_lines)
    build_lines (self, title, help);
  else
    build_line (self, title);
  g_object_ref_sink (self->widget);
  g_signal_connect_object (focus, "leave", G_CALLBACK (flush_field), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->widget, focus);

  return self;
}

static void
acies_text_field_dispose (GObject *object)
{
  AciesTextField *self = ACIES_TEXT_FIELD (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_object (&self->widget);
  G_OBJECT_CLASS (acies_text_field_parent_class)->dispose (object);
}

static void
acies_text_field_class_init (AciesTextFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_text_field_dispose;
}

static void
acies_text_field_init (AciesTextField *self)
{
}

/* --- all fields ----------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const char *help; /* for a text of several lines */
} texts[ACIES_N_TEXTS] = {
  [ACIES_TEXT_TITLE] = { N_ ("Title"), NULL },
  [ACIES_TEXT_DATE] = { N_ ("Date"), NULL },
  [ACIES_TEXT_PLACE] = { N_ ("Place"), NULL },
  [ACIES_TEXT_AUTHOR] = { N_ ("Author"), NULL },
  [ACIES_TEXT_BRIEFING] = { N_ ("Briefing"), N_ ("Background for the players") },
  [ACIES_TEXT_NOTES] = { N_ ("Notes"), N_ ("Special rules, sources and setup advice") },
};

struct _AciesBattlePanel
{
  AciesPanel parent_instance;

  AciesEditor    *editor;
  GtkWidget      *box;
  AciesTextField *fields[ACIES_N_TEXTS];
};

G_DEFINE_FINAL_TYPE (AciesBattlePanel, acies_battle_panel, ACIES_TYPE_PANEL)

void
acies_battle_panel_flush (AciesBattlePanel *self)
{
  g_return_if_fail (ACIES_IS_BATTLE_PANEL (self));

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    flush_field (self->fields[kind]);
}

static void
add_field (AciesBattlePanel *self,
           AciesTextKind     kind,
           GtkWidget        *lines)
{
  const char *help = texts[kind].help;
  GtkWidget  *widget;

  self->fields[kind] = new_field (self->editor, kind, gettext (texts[kind].title),
                                  help != NULL ? gettext (help) : NULL, help != NULL);
  widget = self->fields[kind]->widget;
  if (help != NULL)
    gtk_box_append (GTK_BOX (self->box), widget);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (lines), widget);
}

static void
acies_battle_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (panel);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    refresh_field (self->fields[kind]);
}

static void
acies_battle_panel_model_set (AciesPanel *panel)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (panel);
  GtkWidget        *lines = adw_preferences_group_new ();

  gtk_box_append (GTK_BOX (self->box), lines);
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    add_field (self, kind, lines);
}

static void
acies_battle_panel_dispose (GObject *object)
{
  AciesBattlePanel *self = ACIES_BATTLE_PANEL (object);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    g_clear_object (&self->fields[kind]);
  G_OBJECT_CLASS (acies_battle_panel_parent_class)->dispose (object);
}

static void
acies_battle_panel_class_init (AciesBattlePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_battle_panel_dispose;
  panel_class->refresh = acies_battle_panel_refresh;
  panel_class->model_set = acies_battle_panel_model_set;
  panel_class->refreshes_unseen = TRUE; /* the texts can be flushed at any time */
  acies_panel_class_bind_model (klass, AciesBattlePanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "battle-panel");
}

static void
acies_battle_panel_init (AciesBattlePanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

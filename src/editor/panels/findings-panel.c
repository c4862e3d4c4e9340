/* findings-panel.c - the list of problems in the scenario, with fixes; it updates after each change
 *
 * The panel updates in an idle callback, so that it does not delay strokes, and several changes cause only one update.
 * Rows are updated only while they are visible. Unchanged rows are kept, and rows in which only a number has changed
 * get a new text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/findings-panel.h"

#include "editor/panels/sheet-watch.h"
#include "editor/tools/tool.h"
#include "engine/board/texts.h"
#include "engine/find/findings.h"
#include "session/session.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* --- a problem, as an item of the list ------------------------------------------------------------ */

#define ACIES_TYPE_FINDING_ITEM (acies_finding_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesFindingItem, acies_finding_item, ACIES, FINDING_ITEM, GObject)

struct _AciesFindingItem
{
  GObject parent_instance;

  AciesFindings *findings; /* contains only this finding */
};

static guint fix_signal, text_changed_signal;

G_DEFINE_FINAL_TYPE (AciesFindingItem, acies_finding_item, G_TYPE_OBJECT)

static const AciesFinding *
get_finding (AciesFindingItem *self)
{
  return g_ptr_array_index (self->findings->list, 0);
}

static gboolean
is_same (AciesFindingItem   *self,
         const AciesFinding *finding)
{
  const AciesFinding *own = get_finding (self);

  return g_str_equal (own->code, finding->code) && g_str_equal (own->message, finding->message) &&
         own->hex == finding->hex && own->side == finding->side &&
         g_strcmp0 (own->fix_label, finding->fix_label) == 0;
}

/* Copies @finding if it is the same problem, whose text can contain another number. */
static gboolean
follow_finding (AciesFindingItem   *self,
                const AciesFinding *finding)
{
  const AciesFinding *own = get_finding (self);
  AciesFindings      *findings;

  if (!g_str_equal (own->code, finding->code) || own->severity != finding->severity || own->hex != finding->hex ||
      own->side != finding->side || g_strcmp0 (own->rule, finding->rule) != 0 ||
      acies_finding_has_fix (own) != acies_finding_has_fix (finding))
    return FALSE;
  findings = acies_findings_new ();
  acies_findings_add_copy (findings, finding);
  acies_findings_free (self->findings);
  self->findings = findings;
  g_signal_emit (self, text_changed_signal, 0);
  return TRUE;
}

static void
ask_to_fix (AciesFindingItem *self)
{
  g_signal_emit (self, fix_signal, 0);
}

static void
acies_finding_item_finalize (GObject *object)
{
  acies_findings_free (ACIES_FINDING_ITEM (object)->findings);
  G_OBJECT_CLASS (acies_finding_item_parent_class)->finalize (object);
}

static void
acies_finding_item_class_init (AciesFindingItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_finding_item_finalize;
  fix_signal = g_signal_new ("fix", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  text_changed_signal = g_signal_new ("changed", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_finding_item_init (AciesFindingItem *self)
{
  self->findings = acies_findings_new ();
}

/* --- the row: its parts ---------------------------------------------------------------------- */

static const struct
{
  const char *icon;
  const char *style;
  const char *name; /* for screen readers */
} signs[] = {
  [ACIES_SEVERITY_ERROR] = { "dialog-error-symbolic", "error", NC_ ("severity", "Error") },
  [ACIES_SEVERITY_WARNING] = { "dialog-warning-symbolic", "warning", NC_ ("severity", "Warning") },
  [ACIES_SEVERITY_NOTE] = { "dialog-information-symbolic", "dim-label", NC_ ("severity", "Note") },
  [ACIES_SEVERITY_CORRECTION] = { "dialog-information-symbolic", "dim-label", NC_ ("severity", "Fixed") },
};

static const char *
severity_name (AciesSeverity severity)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "severity", signs[severity].name);
}

/* Returns the place of the finding and its statement: "E6 · Rome · R-12 · line 7 of the file" */
static char *
dup_place (const AciesFinding *finding,
           const AciesState   *state)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *line = NULL;
  AciesHexName     name;

  if (finding->hex != ACIES_NO_HEX)
    g_ptr_array_add (parts, (gpointer) acies_hex_name (finding->hex, name));
  if (finding->side < state->ruleset->n_sides)
    g_ptr_array_add (parts, state->ruleset->sides[finding->side].name);
  if (finding->rule != NULL)
    g_ptr_array_add (parts, (gpointer) finding->rule);
  if (finding->line > 0)
    line = g_strdup_printf (_ ("line %d of the file"), finding->line);
  if (line != NULL)
    g_ptr_array_add (parts, line);
  g_ptr_array_add (parts, NULL);
  return acies_list_join ((const char *const *) parts->pdata, ACIES_LIST_DOT);
}

static GtkWidget *
new_sign (AciesSeverity severity)
{
  GtkWidget *sign = gtk_image_new_from_icon_name (signs[severity].icon);

  gtk_widget_add_css_class (sign, signs[severity].style);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_set_margin_top (sign, 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, severity_name (severity), -1);
  return sign;
}

static GtkWidget *
new_words (const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* --- the row -------------------------------------------------------------------------------- */

/* The parts of a row that can change. */
typedef struct
{
  GtkLabel  *words;
  GtkWidget *button; /* (nullable) */
} RowParts;

/* The button names its fix. Its description is the problem, because a screen reader reads only the button. */
static void
show_words (GtkWidget        *row,
            AciesFindingItem *item)
{
  const RowParts     *parts = g_object_get_data (G_OBJECT (row), "parts");
  const AciesFinding *finding = get_finding (item);
  g_autofree char    *name = g_strdup_printf ("%s: %s", severity_name (finding->severity), finding->message);

  gtk_label_set_text (parts->words, finding->message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (parts->button != NULL)
    {
      g_autofree char *fix = g_strdup_printf (_ ("Fix: %s"), finding->fix_label);

      gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (parts->button))), finding->fix_label);
      acies_accessible_name (parts->button, fix);
      acies_accessible_describe (parts->button, finding->message);
    }
}

static GtkWidget *
new_button (AciesFindingItem *item)
{
  GtkWidget *button = gtk_button_new_with_label (NULL);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (button, 6);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (ask_to_fix), item, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_content (AciesFindingItem   *item,
             const char         *place,
             const AciesRuleset *ruleset,
             RowParts           *parts)
{
  const AciesFinding *finding = get_finding (item);
  GtkWidget          *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget          *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget          *sentence = new_words (NULL, NULL);

  parts->words = GTK_LABEL (sentence);
  gtk_box_append (GTK_BOX (words), sentence);
  if (*place != '\0')
    {
      GtkWidget *caption = new_words (place, "caption");

      acies_rule_link_set_text (GTK_LABEL (caption), place, ruleset);
      gtk_widget_set_can_focus (caption, FALSE); /* the row is in its place */
      gtk_widget_add_css_class (caption, "dim-label");
      gtk_box_append (GTK_BOX (words), caption);
    }
  if (acies_finding_has_fix (finding))
    {
      parts->button = new_button (item);
      gtk_box_append (GTK_BOX (words), parts->button);
    }
  gtk_box_append (GTK_BOX (content), new_sign (finding->severity));
  gtk_box_append (GTK_BOX (content), words);
  gtk_widget_set_margin_start (content, 12);
  gtk_widget_set_margin_end (content, 12);
  gtk_widget_set_margin_top (content, 9);
  gtk_widget_set_margin_bottom (content, 9);
  return content;
}

static GtkWidget *
new_row (AciesFindingItem *item,
         const AciesState *state)
{
  const AciesFinding *finding = get_finding (item);
  GtkWidget          *row = gtk_list_box_row_new ();
  RowParts           *parts = g_new0 (RowParts, 1);
  g_autofree char    *place = dup_place (finding, state);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_content (item, place, state->ruleset, parts));
  g_object_set_data_full (G_OBJECT (row), "parts", parts, g_free);
  acies_topic_set (row, finding->rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  show_words (row, item);
  g_signal_connect_object (item, "changed", G_CALLBACK (show_words), row, G_CONNECT_SWAPPED);
  return row;
}

/* --- the list ----------------------------------------------------------------------------------- */

/* A longer list is of no use: fixing problems makes room for others. */
#define MOST_ROWS 200

/* In pixels: room for two digits. */
#define BADGE_WIDTH 68

struct _AciesFindingsPanel
{
  AciesPanel parent_instance;

  AciesEditor      *editor;
  GSignalGroup     *session_signals;
  guint             idle; /* source id of the next update, or 0 */
  AciesSheetWatch  *sheet;
  AciesFindings    *findings;   /* of the last update */
  guint             n_errors;   /* errors that prevent play */
  guint             n_warnings; /* and errors from reading the file, which do not prevent play */
  gboolean          reading;    /* some findings are from reading the file */
  GListStore       *items;      /* of AciesFindingItem, most severe first; not updated while hidden */
  guint             n_looks;
  AciesFindingItem *visited; /* (nullable): the problem visited last */
  guint             place;   /* its index in the list */

  GtkWidget *box;
  GtkLabel  *sum;
  GtkWidget *fix_all;
  GtkStack  *stack;
  GtkWidget *list;
};

enum
{
  COUNTED,
  GO_TO,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFindingsPanel, acies_findings_panel, ACIES_TYPE_PANEL)

guint
acies_findings_panel_count (AciesFindingsPanel *self)
{
  g_return_val_if_fail (ACIES_IS_FINDINGS_PANEL (self), 0);

  return self->findings->list->len;
}

guint
acies_findings_panel_count_errors (AciesFindingsPanel *self)
{
  g_return_val_if_fail (ACIES_IS_FINDINGS_PANEL (self), 0);

  return self->n_errors;
}

guint
acies_findings_panel_count_looks (AciesFindingsPanel *self)
{
  g_return_val_if_fail (ACIES_IS_FINDINGS_PANEL (self), 0);

  return self->n_looks;
}

/* --- fixing --------------------------------------------------------------------------------- */

/* The finding can be older than the last change, so its current fix is applied. */
static void
fix_cb (AciesFindingsPanel *self,
        AciesFindingItem   *item)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  if (state == NULL)
    return;
  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (!is_same (item, finding) || !acies_finding_has_fix (finding))
        continue;
      acies_editor_apply_all (self->editor, finding->fix, finding->fix_label);
      return;
    }
}

static void
fix_all_cb (AciesFindingsPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  g_autoptr (GArray) commands = state != NULL ? acies_scenario_fix_all (state, NULL) : NULL;
  g_autoptr (AciesFindings) left = acies_findings_new ();
  g_autofree char *message = NULL;
  guint            n_left = 0;

  if (commands == NULL || commands->len == 0 || !acies_editor_apply_all (self->editor, commands, _ ("Fix All Problems")))
    return;
  acies_scenario_find (acies_editor_get_state (self->editor), left);
  for (guint i = 0; i < left->list->len; i++)
    n_left += ((const AciesFinding *) g_ptr_array_index (left->list, i))->severity <= ACIES_SEVERITY_WARNING;
  message = g_strdup_printf (ngettext ("%u problem is left for you to fix.", "%u problems are left for you to fix.", n_left), n_left);
  if (n_left > 0)
    acies_editor_show_message (self->editor, message);
}

/* --- updating ------------------------------------------------------------------------------- */

/* By severity, then in the order found. */
static GPtrArray *
list_sorted (const AciesFindings *findings)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (AciesSeverity severity = ACIES_SEVERITY_ERROR; severity < ACIES_N_SEVERITIES; severity++)
    for (guint i = 0; i < findings->list->len && sorted->len < MOST_ROWS; i++)
      {
        AciesFinding *finding = g_ptr_array_index (findings->list, i);

        if (finding->severity == severity)
          g_ptr_array_add (sorted, finding);
      }
  return sorted;
}

static gboolean
is_same_at (AciesFindingsPanel *self,
            guint               position,
            const AciesFinding *finding)
{
  g_autoptr (AciesFindingItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  return is_same (item, finding);
}

static AciesFindingItem *
new_item (AciesFindingsPanel *self,
          const AciesFinding *finding)
{
  AciesFindingItem *item = g_object_new (ACIES_TYPE_FINDING_ITEM, NULL);

  acies_findings_add_copy (item->findings, finding);
  g_signal_connect_object (item, "fix", G_CALLBACK (fix_cb), self, G_CONNECT_SWAPPED);
  return item;
}

/* If the number of findings is the same, those that differ can be the same ones with other numbers. */
static gboolean
follow (AciesFindingsPanel *self,
        guint               first,
        guint               n,
        GPtrArray          *sorted)
{
  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (AciesFindingItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (!follow_finding (item, g_ptr_array_index (sorted, i)))
        return FALSE;
    }
  return TRUE;
}

/* Keeps the rows of equal findings at both ends of the list. */
static void
show_rows (AciesFindingsPanel *self,
           GPtrArray          *sorted)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint after = sorted->len;
  guint head = 0;
  guint tail = 0;
  g_autoptr (GPtrArray) additions = g_ptr_array_new_with_free_func (g_object_unref);

  while (head < MIN (before, after) && is_same_at (self, head, g_ptr_array_index (sorted, head)))
    head++;
  while (tail < MIN (before, after) - head &&
         is_same_at (self, before - 1 - tail, g_ptr_array_index (sorted, after - 1 - tail)))
    tail++;
  if (before == after && follow (self, head, after - tail - head, sorted))
    return;
  for (guint i = head; i < after - tail; i++)
    g_ptr_array_add (additions, new_item (self, g_ptr_array_index (sorted, i)));
  g_list_store_splice (self->items, head, before - head - tail, additions->pdata, additions->len);
}

static void
show_sum (AciesFindingsPanel *self)
{
  guint            n_errors = acies_findings_panel_count_errors (self);
  gboolean         fixable = FALSE;
  g_autofree char *sum = NULL;

  for (guint i = 0; i < self->findings->list->len; i++)
    fixable = fixable || acies_finding_has_fix (g_ptr_array_index (self->findings->list, i));
  if (n_errors > 0)
    sum = g_strdup_printf (ngettext ("%u error must be fixed before this battle can be played.",
                                     "%u errors must be fixed before this battle can be played.", n_errors),
                           n_errors);
  else
    sum = g_strdup (_ ("This battle can be played."));
  gtk_label_set_label (self->sum, sum);
  gtk_widget_set_sensitive (self->fix_all, fixable);
  gtk_stack_set_visible_child_name (self->stack, self->findings->list->len > 0 ? "list" : "nothing");
}

/* What had the focus can go or become insensitive. Without the focus, the keys of the tools would do nothing. */
static void
show (AciesFindingsPanel *self)
{
  g_autoptr (GPtrArray) sorted = list_sorted (self->findings);
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean   had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  show_rows (self, sorted);
  show_sum (self);
  focus = had_focus ? gtk_root_get_focus (root) : NULL;
  if (had_focus && (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus)) &&
      (sorted->len == 0 || !gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD)) && self->editor->canvas != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->editor->canvas));
}

static void
add_all (AciesFindings       *findings,
         const AciesFindings *others)
{
  for (guint i = 0; others != NULL && i < others->list->len; i++)
    acies_findings_add_copy (findings, g_ptr_array_index (others->list, i));
}

/* Returns whether the problem visited last still exists. The numbers in its text can have changed. */
static gboolean
has_visited (AciesFindingsPanel *self)
{
  const AciesFinding *visited = self->visited != NULL ? get_finding (self->visited) : NULL;

  for (guint i = 0; visited != NULL && i < self->findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (self->findings->list, i);

      if (finding->hex == visited->hex && g_str_equal (finding->code, visited->code))
        return TRUE;
    }
  return FALSE;
}

/* Problems found while the file was read do not prevent playing the result. */
static void
look (AciesFindingsPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesSession     *session = acies_editor_get_session (self->editor);
  guint             n = acies_findings_panel_count (self);
  guint             n_errors = self->n_errors;
  guint             n_warnings = self->n_warnings;

  self->n_looks += self->idle != 0;
  g_clear_handle_id (&self->idle, g_source_remove);
  acies_findings_free (self->findings);
  self->findings = acies_findings_new ();
  acies_sheet_watch_look (self->sheet, state);
  if (state != NULL)
    {
      acies_scenario_find (state, self->findings);
      add_all (self->findings, acies_sheet_watch_get (self->sheet));
    }
  self->n_errors = acies_findings_count (self->findings, ACIES_SEVERITY_ERROR);
  self->reading = session != NULL && acies_session_get_reading (session) != NULL;
  if (self->reading)
    add_all (self->findings, acies_session_get_reading (session));
  self->n_warnings = acies_findings_count (self->findings, ACIES_SEVERITY_ERROR) - self->n_errors + acies_findings_count (self->findings, ACIES_SEVERITY_WARNING);
  if (!has_visited (self))
    acies_editor_set_fault (self->editor, ACIES_NO_HEX);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
  if (acies_findings_panel_count (self) != n || self->n_errors != n_errors || self->n_warnings != n_warnings)
    g_signal_emit (self, signals[COUNTED], 0);
}

static void
look_later (AciesFindingsPanel *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_once ((GSourceOnceFunc) look, self);
}

/* Saving clears the problems of the file that was read. All other changes also emit "changed". */
static void
history_changed_cb (AciesFindingsPanel *self,
                    AciesSession       *session)
{
  if (acies_session_get_reading (session) != NULL || self->reading)
    look_later (self);
}

static void
found_cb (gpointer self)
{
  look (self);
}

static void
acies_findings_panel_refresh (AciesPanel *panel,
                              GArray     *events,
                              gboolean    forward)
{
  AciesFindingsPanel *self = ACIES_FINDINGS_PANEL (panel);

  if (events != NULL)
    {
      look_later (self);
      return;
    }
  g_signal_group_set_target (self->session_signals, acies_editor_get_session (self->editor));
  acies_sheet_watch_free (self->sheet);
  self->sheet = acies_sheet_watch_new (found_cb, self);
  g_list_store_remove_all (self->items);
  g_clear_object (&self->visited);
  look (self);
}

/* --- rows ----------------------------------------------------------------------------------- */

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  AciesFindingsPanel *self = data;

  return new_row (item, acies_editor_get_state (self->editor));
}

static void
go_to (AciesFindingsPanel *self,
       AciesFindingItem   *item)
{
  const AciesState       *state = acies_editor_get_state (self->editor);
  const AciesFinding     *finding = get_finding (item);
  const AciesFindingKind *kind = acies_finding_kind_of (state->ruleset, finding->code);

  g_set_object (&self->visited, item);
  if (finding->hex != ACIES_NO_HEX && acies_board_contains (state->board, finding->hex))
    {
      g_signal_emit (self, signals[GO_TO], 0, (guint) ACIES_ABOUT_BOARD);
      acies_editor_show_hex (self->editor, finding->hex);
      acies_editor_set_fault (self->editor, finding->hex);
    }
  else
    g_signal_emit (self, signals[GO_TO], 0, kind != NULL ? (guint) kind->subject : ACIES_ABOUT_BATTLE);
}

static void
activated_cb (AciesFindingsPanel *self,
              GtkListBoxRow      *row)
{
  g_autoptr (AciesFindingItem) item = NULL;

  self->place = (guint) gtk_list_box_row_get_index (row);
  item = g_list_model_get_item (G_LIST_MODEL (self->items), self->place);
  if (item == NULL || acies_editor_get_state (self->editor) == NULL)
    return;
  go_to (self, item);
  if (gtk_widget_get_mapped (GTK_WIDGET (row))) /* else the page would have focused a field */
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* If the problem was fixed, the next one has its index. */
static guint
find_next (AciesFindingsPanel *self,
           guint               n,
           gboolean            forward)
{
  if (self->visited == NULL)
    return forward ? 0 : n - 1;
  if (self->place < n && is_same_at (self, self->place, get_finding (self->visited)))
    return (self->place + (forward ? 1 : n - 1)) % n;

  return forward ? self->place % n : (MIN (self->place, n) + n - 1) % n;
}

gboolean
acies_findings_panel_go_on (AciesFindingsPanel *self,
                            gboolean            forward)
{
  g_autoptr (AciesFindingItem) item = NULL;
  guint n;

  g_return_val_if_fail (ACIES_IS_FINDINGS_PANEL (self), FALSE);

  show (self); /* rows are not updated while the list is hidden */
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n == 0)
    return FALSE;
  self->place = find_next (self, n, forward);
  item = g_list_model_get_item (G_LIST_MODEL (self->items), self->place);
  go_to (self, item);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) self->place)));

  return TRUE;
}

/* --- the badge ------------------------------------------------------------------------------- */

/* "2 errors, 1 warning" */
static char *
dup_name (guint n_errors,
          guint n_warnings)
{
  g_autofree char *errors = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings", n_warnings), n_warnings);

  if (n_errors == 0 && n_warnings == 0)
    return g_strdup (_ ("Problems, none"));
  if (n_errors > 0 && n_warnings > 0)
    /* Translators: "2 errors", "1 warning" */
    return g_strdup_printf (_ ("Problems, %1$s, %2$s"), errors, warnings);

  /* Translators: "2 errors" or "1 warning" */
  return g_strdup_printf (_ ("Problems, %s"), n_errors > 0 ? errors : warnings);
}

static void
show_badge (GtkWidget          *badge,
            AciesFindingsPanel *findings)
{
  GtkWidget       *box = gtk_button_get_child (GTK_BUTTON (badge));
  GtkWidget       *icon = gtk_widget_get_first_child (box);
  GtkWidget       *number = gtk_widget_get_last_child (box);
  guint            n_errors = acies_findings_panel_count_errors (findings);
  guint            n_warnings = findings->n_warnings;
  guint            n = n_errors > 0 ? n_errors : n_warnings;
  g_autofree char *text = g_strdup_printf ("%u", n);
  g_autofree char *name = dup_name (n_errors, n_warnings);
  /* Translators: the first is such as "Problems, 2 errors" */
  g_autofree char *tooltip = g_strdup_printf (_ ("%s (F8: Next)"), name);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), n > 0 ? "dialog-warning-symbolic" : "object-select-symbolic");
  gtk_widget_set_visible (number, n > 0);
  gtk_label_set_text (GTK_LABEL (number), text);
  acies_style_set (number, "errors", n_errors > 0);
  acies_accessible_name (badge, name);
  acies_tooltip_set (badge, tooltip);
}

GtkWidget *
acies_findings_panel_new_badge (AciesFindingsPanel *findings)
{
  GtkWidget *badge = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "findings-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), number);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (badge, BADGE_WIDTH, -1); /* so that the buttons beside it do not move */
  gtk_button_set_child (GTK_BUTTON (badge), box);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  g_signal_connect_object (findings, "counted", G_CALLBACK (show_badge), badge, G_CONNECT_SWAPPED);
  show_badge (badge, findings);

  return badge;
}

static void
acies_findings_panel_dispose (GObject *object)
{
  AciesFindingsPanel *self = ACIES_FINDINGS_PANEL (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->session_signals);
  g_clear_pointer (&self->sheet, acies_sheet_watch_free);
  g_clear_object (&self->items);
  g_clear_object (&self->visited);
  G_OBJECT_CLASS (acies_findings_panel_parent_class)->dispose (object);
}

static void
acies_findings_panel_finalize (GObject *object)
{
  acies_findings_free (ACIES_FINDINGS_PANEL (object)->findings);
  G_OBJECT_CLASS (acies_findings_panel_parent_class)->finalize (object);
}

static void
acies_findings_panel_class_init (AciesFindingsPanelClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GType            type = ACIES_TYPE_FINDINGS_PANEL;

  G_OBJECT_CLASS (klass)->dispose = acies_findings_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_findings_panel_finalize;
  signals[COUNTED] = g_signal_new ("counted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GO_TO] = g_signal_new ("go-to", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  panel_class->refresh = acies_findings_panel_refresh;
  panel_class->refreshes_unseen = TRUE; /* the badge counts problems all the time */
  acies_panel_class_bind_model (klass, AciesFindingsPanel, editor);
  acies_panel_class_set_template (panel_class, "findings-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesFindingsPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesFindingsPanel, sum);
  gtk_widget_class_bind_template_child (widget_class, AciesFindingsPanel, fix_all);
  gtk_widget_class_bind_template_child (widget_class, AciesFindingsPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesFindingsPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, fix_all_cb);
}

static void
acies_findings_panel_init (AciesFindingsPanel *self)
{
  self->findings = acies_findings_new ();
  self->items = g_list_store_new (ACIES_TYPE_FINDING_ITEM);
  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "history-changed", G_CALLBACK (history_changed_cb), self);
  self->sheet = acies_sheet_watch_new (found_cb, self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (self->items), create_row, self, NULL);
  g_signal_connect_swapped (self, "map", G_CALLBACK (show), self);
}

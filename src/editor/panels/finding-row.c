/* finding-row.c - a row of the list of problems: icon, sentence, place and Fix button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/finding-row.h"

#include "engine/board/texts.h"
#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesFindingItem
{
  GObject parent_instance;

  AciesFindings *findings; /* contains only this finding */
};

enum
{
  FIX,
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFindingItem, acies_finding_item, G_TYPE_OBJECT)

const AciesFinding *
acies_finding_item_get_finding (AciesFindingItem *self)
{
  g_return_val_if_fail (ACIES_IS_FINDING_ITEM (self), NULL);

  return g_ptr_array_index (self->findings->list, 0);
}

gboolean
acies_finding_item_is_same (AciesFindingItem   *self,
                            const AciesFinding *finding)
{
  const AciesFinding *own = acies_finding_item_get_finding (self);

  return g_str_equal (own->code, finding->code) && g_str_equal (own->message, finding->message) &&
         own->hex == finding->hex && own->side == finding->side &&
         g_strcmp0 (own->fix_label, finding->fix_label) == 0;
}

AciesFindingItem *
acies_finding_item_new (const AciesFinding *finding)
{
  AciesFindingItem *self = g_object_new (ACIES_TYPE_FINDING_ITEM, NULL);

  acies_findings_add_copy (self->findings, finding);
  return self;
}

gboolean
acies_finding_item_follow (AciesFindingItem   *self,
                           const AciesFinding *finding)
{
  const AciesFinding *own = acies_finding_item_get_finding (self);
  AciesFindings      *findings;

  if (!g_str_equal (own->code, finding->code) || own->severity != finding->severity || own->hex != finding->hex ||
      own->side != finding->side || g_strcmp0 (own->rule, finding->rule) != 0 ||
      acies_finding_has_fix (own) != acies_finding_has_fix (finding))
    return FALSE;
  findings = acies_findings_new ();
  acies_findings_add_copy (findings, finding);
  acies_findings_free (self->findings);
  self->findings = findings;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
acies_finding_item_fix (AciesFindingItem *self)
{
  g_return_if_fail (ACIES_IS_FINDING_ITEM (self));

  g_signal_emit (self, signals[FIX], 0);
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
  signals[FIX] = g_signal_new ("fix", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  const AciesFinding *finding = acies_finding_item_get_finding (item);
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
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  g_signal_connect_object (button, "clicked", G_CALLBACK (acies_finding_item_fix), item, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_content (AciesFindingItem *item,
             const char       *place,
             RowParts         *parts)
{
  const AciesFinding *finding = acies_finding_item_get_finding (item);
  GtkWidget          *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget          *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget          *sentence = new_words (NULL, NULL);

  parts->words = GTK_LABEL (sentence);
  gtk_box_append (GTK_BOX (words), sentence);
  if (*place != '\0')
    {
      GtkWidget *caption = new_words (place, "caption");

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

GtkWidget *
acies_finding_row_new (AciesFindingItem *item,
                       const AciesState *state)
{
  const AciesFinding *finding = acies_finding_item_get_finding (item);
  const AciesRule    *rule = finding->rule != NULL ? acies_ruleset_find_rule (state->ruleset, finding->rule) : NULL;
  GtkWidget          *row = gtk_list_box_row_new ();
  RowParts           *parts = g_new0 (RowParts, 1);
  g_autofree char    *place = dup_place (finding, state);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_content (item, place, parts));
  g_object_set_data_full (G_OBJECT (row), "parts", parts, g_free);
  if (rule != NULL)
    acies_tooltip_set (row, rule->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  show_words (row, item);
  g_signal_connect_object (item, "changed", G_CALLBACK (show_words), row, G_CONNECT_SWAPPED);
  return row;
}

/* advice-line.c - what a computer advises, in words, or that it thinks of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/advice-line.h"

#include "play/core/advice-text.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesAdviceLine
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  GtkSpinner     *spinner;
  GtkWidget      *bulb; /* as on the board */
  GtkLabel       *words;
};

G_DEFINE_FINAL_TYPE (AciesAdviceLine, acies_advice_line, GTK_TYPE_WIDGET)

static void
show_advice (AciesAdviceLine     *self,
             const AciesAiAdvice *advice)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  g_autofree char  *command = acies_advice_dup_command (&advice->command, state);
  g_autofree char  *reason = acies_advice_dup_reason (advice, state->ruleset);
  /* Translators: what to do, and what it is expected to come to; <b> and </b> stay around the first */
  g_autofree char *words = g_markup_printf_escaped (_ ("<b>%1$s.</b> %2$s."), command, reason);

  gtk_label_set_markup (self->words, words);
}

gboolean
acies_advice_line_refresh (AciesAdviceLine *self)
{
  const AciesAiAdvice *advice;
  gboolean             thinks;

  g_return_val_if_fail (ACIES_IS_ADVICE_LINE (self), FALSE);

  advice = acies_game_table_get_advice (self->table);
  thinks = acies_game_table_is_thinking (self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), thinks);
  gtk_spinner_set_spinning (self->spinner, thinks);
  gtk_widget_set_visible (self->bulb, advice != NULL);
  if (advice != NULL)
    show_advice (self, advice);
  else
    gtk_label_set_text (self->words, thinks ? _ ("The computer is looking for the best choice…") : "");

  return thinks || advice != NULL;
}

static void
acies_advice_line_dispose (GObject *object)
{
  AciesAdviceLine *self = ACIES_ADVICE_LINE (object);
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_advice_line_parent_class)->dispose (object);
}

static void
acies_advice_line_class_init (AciesAdviceLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_advice_line_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
new_words (void)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE,
                       "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
}

static void
acies_advice_line_init (AciesAdviceLine *self)
{
  GtkWidget *children[3];

  self->spinner = GTK_SPINNER (gtk_spinner_new ());
  self->bulb = g_object_new (GTK_TYPE_IMAGE, "icon-name", "acies-advice-symbolic", "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->words = GTK_LABEL (new_words ());
  gtk_widget_add_css_class (self->bulb, "advice");
  acies_tooltip_when_cut (self->words);
  children[0] = GTK_WIDGET (self->spinner);
  children[1] = self->bulb;
  children[2] = GTK_WIDGET (self->words);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      gtk_widget_set_valign (children[i], GTK_ALIGN_CENTER);
      gtk_widget_set_parent (children[i], GTK_WIDGET (self));
    }
}

GtkWidget *
acies_advice_line_new (AciesGameTable *table)
{
  AciesAdviceLine *self = g_object_new (ACIES_TYPE_ADVICE_LINE, NULL);

  self->table = g_object_ref (table);

  return GTK_WIDGET (self);
}

/* unit-card.c - a unit on the board: its numbers, skills, cards, and what has become of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/unit-card.h"

#include "engine/core/units.h"
#include "engine/view/words.h"
#include "play/panels/parts-layout.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"

#include <glib/gi18n-lib.h>

#define PIECE_SIZE 52
#define GAP 6

struct _AciesUnitCard
{
  GtkWidget parent_instance;

  GtkBox    *head;
  GtkLabel  *name;
  GtkLabel  *summary;
  GtkLabel  *condition;
  GtkGrid   *numbers;
  GtkLabel  *skills;
  GtkLabel  *abilities;
  GtkWidget *swatch;
};

G_DEFINE_FINAL_TYPE (AciesUnitCard, acies_unit_card, GTK_TYPE_WIDGET)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

void
acies_unit_card_show (AciesUnitCard    *self,
                      const AciesState *state,
                      AciesTheme       *theme,
                      AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  g_autofree char *name = acies_unit_type_text (state->ruleset, it->type, it->side);
  g_autofree char *summary = acies_unit_dup_summary (state, unit);
  g_autofree char *condition = acies_unit_dup_condition (state, unit);
  g_autofree char *skills = acies_unit_type_dup_skills (state->ruleset, it->type);
  g_autofree char *cards = acies_unit_type_dup_abilities (state->ruleset, it->type);
  /* Translators: names of the cards that may be played on a unit */
  g_autofree char *abilities = cards[0] != '\0' ? g_strdup_printf (_ ("Cards: %s"), cards) : g_strdup ("");

  g_return_if_fail (ACIES_IS_UNIT_CARD (self));

  if (theme != NULL)
    acies_swatch_show_unit (ACIES_SWATCH (self->swatch), state->ruleset, theme, it->type, it->side, it->figures, it->marks, it->properties);
  show_text (self->name, name);
  show_text (self->summary, summary);
  show_text (self->condition, condition);
  acies_unit_numbers_show (self->numbers, state->ruleset, it->type);
  show_text (self->skills, skills);
  show_text (self->abilities, abilities);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
acies_unit_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_UNIT_CARD);

  G_OBJECT_CLASS (acies_unit_card_parent_class)->dispose (object);
}

static void
acies_unit_card_class_init (AciesUnitCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_unit_card_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-unit.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, head);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, name);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, summary);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, condition);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, skills);
  gtk_widget_class_bind_template_child (widget_class, AciesUnitCard, abilities);
}

static void
acies_unit_card_init (AciesUnitCard *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), acies_parts_layout_new (GAP));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->swatch = acies_swatch_new (PIECE_SIZE);
  gtk_box_prepend (self->head, self->swatch);
}

GtkWidget *
acies_unit_card_new (void)
{
  return g_object_new (ACIES_TYPE_UNIT_CARD, NULL);
}

/* pointed-panel.c - a description of the unit or card that the user points at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/units.h"
#include "engine/odds/answers.h"
#include "engine/view/view.h"
#include "engine/view/words.h"
#include "play/core/hints.h"
#include "render/units.h"
#include "session/forecast.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/rule-link.h"
#include "widgets/swatch.h"

#include <glib/gi18n-lib.h>

/* --- a vertical layout that leaves out what does not fit ------------------------------------ */

#define ACIES_TYPE_UNIT_CARD (acies_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesUnitCard, acies_unit_card, ACIES, UNIT_CARD, GtkWidget)

/* The first visible child is always shown. Any other child is left out if it does not fit, so that no text is cut
 * off in the middle of a line. Only the card of a unit is always whole, and scrolls if it must. */
#define GAP 12
#define CARD_GAP 6

static int
gap_of (GtkWidget *widget)
{
  return ACIES_IS_UNIT_CARD (widget) ? CARD_GAP : GAP;
}

static GtkWidget *
next_part (GtkWidget *part)
{
  while (part != NULL && !gtk_widget_should_layout (part))
    part = gtk_widget_get_next_sibling (part);
  return part;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  GtkWidget *first = next_part (gtk_widget_get_first_child (widget));

  for (GtkWidget *part = first; part != NULL; part = next_part (gtk_widget_get_next_sibling (part)))
    {
      int least;
      int size;

      gtk_widget_measure (part, orientation, for_size, &least, &size, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, size);
          continue;
        }
      *minimum += part == first ? least : ACIES_IS_UNIT_CARD (widget) ? gap_of (widget) + least
                                                                      : 0;
      *natural += part == first ? size : gap_of (widget) + size;
    }
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  GtkWidget *first = next_part (gtk_widget_get_first_child (widget));
  int        y = 0;

  for (GtkWidget *part = first; part != NULL; part = next_part (gtk_widget_get_next_sibling (part)))
    {
      GtkAllocation place = { 0, y, width, 0 };
      int           least;
      int           size;
      gboolean      fits;

      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, &size, NULL, NULL);
      fits = part == first || y + least <= height;
      gtk_widget_set_child_visible (part, fits);
      if (!fits)
        continue;
      place.height = MAX (least, MIN (size, height - y));
      gtk_widget_size_allocate (part, &place, -1);
      y += place.height + gap_of (widget);
    }
}

static GtkLayoutManager *
new_parts_layout (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

/* --- the data of a unit --------------------------------------------------------------------- */

#define PIECE_SIZE 52

/* The numbers, skills and cards of a unit, and its condition. */
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

static void
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
    acies_swatch_show_unit (ACIES_SWATCH (self->swatch), state->ruleset, theme, it->type, it->side, it->figures,
                            acies_piece_full_strength (state, it), it->marks, it->properties);
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
  gtk_widget_set_layout_manager (GTK_WIDGET (self), new_parts_layout ());
  gtk_widget_init_template (GTK_WIDGET (self));
  self->swatch = acies_swatch_new (PIECE_SIZE);
  gtk_box_prepend (self->head, self->swatch);
}

/* --- the panel ------------------------------------------------------------------------------ */

/* Time in milliseconds for which the pointer must be on a hex before anything is computed. */
#define REST 120
#define TITLE_WIDTH 220 /* if the numbers of a forecast are beside its title */

struct _AciesPointedPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  guint           rest_id;
  gboolean        is_low; /* whether the parts are side by side */

  GtkWidget *forecast; /* (nullable): the odds of an attack on the unit; the first child */
  GtkWidget *card;     /* the data of the main unit */
  GtkWidget *others;   /* the data of the other units on the hex */
  GtkWidget *rules;    /* the text of a card */
  GtkWidget *ground;   /* what the terrain of the hex does */
};

G_DEFINE_FINAL_TYPE (AciesPointedPanel, acies_pointed_panel, ACIES_TYPE_PANEL)

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "wrap", TRUE, "max-width-chars", 36, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
remove_forecast (AciesPointedPanel *self)
{
  g_clear_pointer (&self->forecast, gtk_widget_unparent);
}

/* If there are several units on a hex, names the ones that would fight. */
static char *
dup_heading (const AciesState   *state,
             const AciesOdds    *odds,
             const AciesCommand *attack)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesSide           side = state->units[acies_command_unit (attack, state)].side;
  AciesSide           other = state->units[acies_state_unit_at (state, attack->to)].side;
  g_autofree char    *who = acies_unit_type_text (ruleset, odds->attacker, side);
  g_autofree char    *whom = acies_unit_type_text (ruleset, odds->target, other);
  AciesHexName        from;
  AciesHexName        to;

  acies_hex_name (attack->hex, from);
  acies_hex_name (attack->to, to);
  /* Translators: who would attack and where, whom and where */
  return g_strdup_printf (acies_agree (&ruleset->unit_types[odds->attacker], "If %1$s %2$s attacks %3$s %4$s", "If %1$s %2$s attack %3$s %4$s"), who, from, whom, to);
}

/* The odds are computed for two hexes. Returns whether their attacker is the unit that @attack names. */
static gboolean
are_of (const AciesOdds    *odds,
        const AciesState   *state,
        const AciesCommand *attack)
{
  return odds != NULL && state->units[acies_command_unit (attack, state)].type == odds->attacker;
}

/* Shows the odds of the attack that a click would make. */
static void
show_forecast (AciesPointedPanel  *self,
               const AciesState   *truth,
               const AciesCommand *attack)
{
  AciesSide viewing_side = acies_game_table_get_viewing_side (self->table);
  g_autoptr (AciesState) copy = NULL;
  const AciesState *state = acies_state_know (truth, viewing_side, &copy);
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (GArray) answers = NULL;
  g_autofree char *heading = NULL;
  GtkWidget       *words;
  GtkWidget       *view;

  if (acies_state_knows_attack (truth, viewing_side, attack->hex, attack->to))
    odds = acies_odds_new_for_attack (state, attack->hex, attack->to, NULL, NULL);
  if (!are_of (odds, state, attack))
    return;
  answers = acies_answers_new (state, attack, FALSE);
  heading = dup_heading (state, odds, attack);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  view = acies_forecast_view_new (odds, answers, state->ruleset);
  gtk_box_append (GTK_BOX (words), new_label (heading, "heading"));
  self->forecast = gtk_box_new (self->is_low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, self->is_low ? GAP : 6);
  gtk_widget_add_css_class (self->forecast, "forecast");
  gtk_box_append (GTK_BOX (self->forecast), words);
  gtk_box_append (GTK_BOX (self->forecast), view);
  gtk_widget_insert_after (self->forecast, GTK_WIDGET (self), NULL);
  if (self->is_low)
    {
      gtk_widget_set_size_request (words, TITLE_WIDTH, -1);
      acies_forecast_view_move_reasons (ACIES_FORECAST_VIEW (view), GTK_BOX (words));
      gtk_widget_set_visible (self->card, FALSE);
      gtk_widget_set_visible (self->others, FALSE);
      gtk_widget_set_visible (self->ground, FALSE);
    }
}

/* Shows the effect of a card and why it cannot be used now. */
static void
show_rules (AciesPointedPanel *self,
            const AciesState  *state,
            AciesId            card,
            const char        *refusal)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  acies_box_clear (GTK_BOX (self->rules));
  gtk_box_append (GTK_BOX (self->rules), new_label (type->name, "heading"));
  gtk_box_append (GTK_BOX (self->rules), new_label (acies_card_sort_name (state->ruleset, card), "dim-label"));
  gtk_box_append (GTK_BOX (self->rules), new_label (type->text, "body"));
  gtk_box_append (GTK_BOX (self->rules), new_label (_ ("F1 opens the rule"), "dim-label"));
  if (refusal != NULL)
    {
      GtkWidget *label = new_label (refusal, "refusal");

      acies_rule_link_set_text (GTK_LABEL (label), refusal, state->ruleset);
      gtk_box_append (GTK_BOX (self->rules), label);
    }
}

/* The text of the ruleset, or else of the statement about the terrain. */
static void
show_ground (AciesPointedPanel *self,
             const AciesState  *state,
             AciesHex           hex)
{
  AciesId                 id = state != NULL && acies_board_contains (state->board, hex) ? state->board->terrain[hex] : 0;
  const AciesTerrainType *terrain = id > 0 ? &state->ruleset->terrains[id] : NULL;
  const AciesRule        *rule = terrain != NULL && terrain->rule != NULL ? acies_ruleset_find_rule (state->ruleset, terrain->rule) : NULL;
  const char             *text = terrain != NULL && terrain->text != NULL ? terrain->text : rule != NULL ? acies_rule_get_plain (rule)
                                                                                                         : NULL;
  g_autofree char        *words = NULL;
  GtkWidget              *label;

  acies_box_clear (GTK_BOX (self->ground));
  gtk_widget_set_visible (self->ground, text != NULL);
  if (text == NULL)
    return;
  /* Translators: what a terrain does, and the id of a rule */
  words = rule != NULL ? g_strdup_printf (_ ("%1$s (%2$s)"), text, rule->id) : g_strdup (text);
  label = new_label (words, "body");
  acies_rule_link_set_text (GTK_LABEL (label), words, state->ruleset);
  gtk_box_append (GTK_BOX (self->ground), new_label (terrain->name, "heading"));
  gtk_box_append (GTK_BOX (self->ground), label);
  gtk_box_append (GTK_BOX (self->ground), new_label (_ ("F1 opens the rule"), "dim-label"));
}

static void
show_others (AciesPointedPanel *self,
             const AciesState  *state,
             AciesHex           hex)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = state != NULL ? acies_stack_list (state, hex, ids) : 0;

  acies_box_clear (GTK_BOX (self->others));
  for (guint i = 1; i < n; i++)
    {
      GtkWidget *card = g_object_new (ACIES_TYPE_UNIT_CARD, NULL);

      acies_unit_card_show (ACIES_UNIT_CARD (card), state, acies_game_table_get_theme (self->table), ids[i]);
      gtk_box_append (GTK_BOX (self->others), card);
    }
  gtk_widget_set_visible (self->others, n > 1);
}

static gboolean
show_card (AciesPointedPanel *self,
           const AciesState  *state)
{
  const char *refusal = NULL;
  AciesId     card = acies_game_table_get_pointed_card (self->table, &refusal);

  gtk_widget_set_visible (self->rules, state != NULL && card != ACIES_NO_ID);
  gtk_widget_set_visible (self->card, state == NULL || card == ACIES_NO_ID);
  if (state == NULL || card == ACIES_NO_ID)
    return FALSE;
  show_rules (self, state, card, refusal);
  return TRUE;
}

static void
show_hex (AciesPointedPanel *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesHex          hex = acies_game_table_get_pointed (self->table);
  AciesUnitId       unit = state != NULL && hex != ACIES_NO_HEX ? acies_state_unit_at (state, hex) : ACIES_NO_UNIT;
  AciesClick        click;

  remove_forecast (self);
  show_others (self, state, ACIES_NO_HEX);
  show_ground (self, state, ACIES_NO_HEX);
  if (show_card (self, state))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      return;
    }
  show_ground (self, state, hex);
  gtk_widget_set_visible (self->card, unit != ACIES_NO_UNIT);
  gtk_widget_set_visible (GTK_WIDGET (self), unit != ACIES_NO_UNIT || gtk_widget_get_visible (self->ground));
  if (unit == ACIES_NO_UNIT)
    return;
  acies_unit_card_show (ACIES_UNIT_CARD (self->card), acies_game_table_get_seen (self->table), acies_game_table_get_theme (self->table), unit);
  show_others (self, acies_game_table_get_seen (self->table), hex);
  click = acies_choices_click (acies_game_table_get_choices (self->table), state, acies_game_table_get_taken (self->table), hex);
  if (click.kind == ACIES_CLICK_SEND && click.command.kind == ACIES_COMMAND_ATTACK)
    show_forecast (self, state, &click.command);
}

static gboolean
rested_cb (gpointer data)
{
  AciesPointedPanel *self = data;

  self->rest_id = 0;
  show_hex (self);

  return G_SOURCE_REMOVE;
}

static gboolean
points_at_something (AciesPointedPanel *self)
{
  const char *refusal;

  return acies_game_table_get_pointed (self->table) != ACIES_NO_HEX ||
         acies_game_table_get_pointed_card (self->table, &refusal) != ACIES_NO_ID;
}

/* Shows nothing for hexes that the pointer only crosses. Outside the board, the panel is hidden at once. */
static void
pointed_cb (AciesPointedPanel *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (!points_at_something (self))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  else
    self->rest_id = g_timeout_add (REST, rested_cb, self);
}

static void
acies_pointed_panel_refresh (AciesPanel *panel,
                             GArray     *events,
                             gboolean    forward)
{
  pointed_cb (ACIES_POINTED_PANEL (panel));
}

static void
acies_pointed_panel_model_set (AciesPanel *panel)
{
  AciesPointedPanel *self = ACIES_POINTED_PANEL (panel);

  g_signal_connect_object (self->table, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "selection-changed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
}

static void
acies_pointed_panel_dispose (GObject *object)
{
  AciesPointedPanel *self = ACIES_POINTED_PANEL (object);

  g_clear_handle_id (&self->rest_id, g_source_remove);
  remove_forecast (self);

  G_OBJECT_CLASS (acies_pointed_panel_parent_class)->dispose (object);
}

static void
acies_pointed_panel_class_init (AciesPointedPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_pointed_panel_dispose;
  panel_class->refresh = acies_pointed_panel_refresh;
  panel_class->model_set = acies_pointed_panel_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesPointedPanel, table);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLayoutManager *
new_row_layout (void)
{
  GtkLayoutManager *layout = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), GAP);
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  return layout;
}

static void
lay_out (AciesPointedPanel *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), self->is_low ? new_row_layout () : new_parts_layout ());
  gtk_widget_set_layout_manager (self->others, self->is_low ? new_row_layout () : new_parts_layout ());
}

void
acies_pointed_panel_set_low (AciesPointedPanel *self,
                             gboolean           is_low)
{
  g_return_if_fail (ACIES_IS_POINTED_PANEL (self));

  self->is_low = is_low;
  lay_out (self);
  show_hex (self);
}

static void
acies_pointed_panel_init (AciesPointedPanel *self)
{
  self->card = g_object_new (ACIES_TYPE_UNIT_CARD, NULL);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  self->others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->others, GTK_WIDGET (self));
  lay_out (self);
  gtk_widget_set_visible (self->others, FALSE);
  self->rules = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->rules, GTK_WIDGET (self));
  self->ground = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->ground, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pointed");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Under the pointer"), -1);
}

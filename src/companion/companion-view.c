/* companion-view.c - the view for a game on a real table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/companion-view.h"

#include "companion/cards-page.h"
#include "companion/dice-roller.h"
#include "companion/fight-page.h"
#include "companion/round-page.h"
#include "companion/set-up-page.h"
#include "companion/tap.h"
#include "engine/core/tracker.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesCompanionView
{
  GtkWidget parent_instance;

  AciesSession *session;
  AciesTheme   *theme;

  AciesShapeKind      shape;
  GtkWidget          *box;
  AdwViewStack       *pages;
  AdwViewSwitcherBar *bar;
  GtkWidget          *switcher; /* in the header bar of the window */
  GtkBox             *battle;   /* the trackers and, in a wide window, the fight */
  AciesRoundPage     *round;
  AciesFightPage     *fight;
  AdwBin             *fight_place; /* the page for the fight in a narrow window */
  AciesDiceRoller    *dice;
  AciesSetUpPage     *set_up;
  AciesCardsPage     *cards; /* (nullable): if the ruleset has cards */
  AciesRulesPane     *rules;
};

G_DEFINE_FINAL_TYPE (AciesCompanionView, acies_companion_view, GTK_TYPE_WIDGET)

enum
{
  TOLD,
  TO_SCREEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
moves_cb (AciesCompanionView *self)
{
  g_signal_emit (self, signals[TO_SCREEN], 0);
}

static void
lists_cb (AciesCompanionView *self,
          guint               side)
{
  acies_cards_page_set_side (self->cards, (AciesSide) side);
  adw_view_stack_set_visible_child_name (self->pages, "cards");
  acies_cards_page_take_focus (self->cards);
}

/* --- dice and fights ------------------------------------------------------------------------- */

/* The dice of a game that knows only trackers are noted in its log. */
static void
rolled_cb (AciesCompanionView *self,
           const AciesDice    *dice)
{
  AciesCommand command = acies_command (ACIES_COMMAND_TRACK_DICE);

  if (acies_session_get_state (self->session)->mode != ACIES_MODE_TABLE)
    return;
  command.dice = *dice;
  acies_tap (GTK_WIDGET (self), self->session, &command);
}

/* Of the figures that the target loses, as many as it has. */
static void
fought_cb (AciesCompanionView *self,
           guint               attacker,
           guint               target,
           const AciesDice    *dice,
           guint               losses)
{
  const AciesState *state = acies_session_get_state (self->session);
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand fight = acies_command_with_id (ACIES_COMMAND_TRACK_FIGHT, (AciesId) attacker);

  if (state->mode != ACIES_MODE_TABLE)
    {
      acies_tap_tell (GTK_WIDGET (self->fight), _ ("Enter this fight on the board, in Play"));
      return;
    }
  fight.type = (AciesId) target;
  if (dice != NULL)
    {
      fight.dice = *dice;
      acies_dice_roller_add (self->dice, dice);
    }
  g_array_append_val (commands, fight);
  for (AciesSide side = 0; losses > 0 && side < state->ruleset->n_sides; side++)
    {
      guint        there = acies_tracker_count_figures (state, side, (AciesId) target);
      AciesCommand loss = acies_command_of_side (ACIES_COMMAND_TRACK_LOSSES, side, target, MIN (losses, there));

      if (there == 0)
        continue;
      g_array_append_val (commands, loss);
      break;
    }
  acies_tap_all (GTK_WIDGET (self), self->session, commands);
}

static void
place_fight (AciesCompanionView *self)
{
  gboolean   beside = self->shape == ACIES_SHAPE_WIDE;
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self->fight));

  if (parent == (beside ? GTK_WIDGET (self->battle) : GTK_WIDGET (self->fight_place)))
    return;
  g_object_ref (self->fight);
  if (parent == GTK_WIDGET (self->battle))
    gtk_box_remove (self->battle, GTK_WIDGET (self->fight));
  else if (parent != NULL)
    adw_bin_set_child (self->fight_place, NULL);
  if (beside)
    gtk_box_append (self->battle, GTK_WIDGET (self->fight));
  else
    adw_bin_set_child (self->fight_place, GTK_WIDGET (self->fight));
  g_object_unref (self->fight);
  adw_view_stack_page_set_visible (adw_view_stack_get_page (self->pages, GTK_WIDGET (self->fight_place)), !beside);
  if (beside && adw_view_stack_get_visible_child (self->pages) == GTK_WIDGET (self->fight_place))
    adw_view_stack_set_visible_child_name (self->pages, "battle");
}

static void
show_battle (AciesCompanionView *self)
{
  adw_view_stack_set_visible_child_name (self->pages, "battle");
  acies_round_page_take_focus (self->round);
}

void
acies_companion_view_set_shape (AciesCompanionView *self,
                                AciesShapeKind      shape)
{
  g_return_if_fail (ACIES_IS_COMPANION_VIEW (self));

  self->shape = shape;
  adw_view_switcher_bar_set_reveal (self->bar, shape > ACIES_SHAPE_MEDIUM);
  acies_round_page_set_shape (self->round, shape);
  acies_set_up_page_set_shape (self->set_up, shape);
  place_fight (self);
  if (self->cards != NULL)
    acies_cards_page_set_shape (self->cards, shape);
}

GtkWidget *
acies_companion_view_get_switcher (AciesCompanionView *self)
{
  g_return_val_if_fail (ACIES_IS_COMPANION_VIEW (self), NULL);

  return self->switcher;
}

AciesRulesPane *
acies_companion_view_get_rules (AciesCompanionView *self)
{
  g_return_val_if_fail (ACIES_IS_COMPANION_VIEW (self), NULL);

  return self->rules;
}

char *
acies_companion_view_dup_topic (AciesCompanionView *self)
{
  const AciesState     *state;
  const AciesRoundStep *step;

  g_return_val_if_fail (ACIES_IS_COMPANION_VIEW (self), NULL);

  state = acies_session_get_state (self->session);
  step = state->mode == ACIES_MODE_TABLE ? acies_tracker_get_step (state) : NULL;
  return step != NULL ? g_strdup (step->rule) : NULL;
}

void
acies_companion_view_take_focus (AciesCompanionView *self)
{
  g_return_if_fail (ACIES_IS_COMPANION_VIEW (self));

  if (self->cards != NULL && adw_view_stack_get_visible_child (self->pages) == GTK_WIDGET (self->cards))
    acies_cards_page_take_focus (self->cards);
  else if (adw_view_stack_get_visible_child (self->pages) == GTK_WIDGET (self->set_up))
    acies_set_up_page_take_focus (self->set_up);
  else
    acies_round_page_take_focus (self->round);
}

static void
add_page (AciesCompanionView *self,
          GtkWidget          *page,
          const char         *name,
          const char         *title,
          const char         *icon)
{
  adw_view_stack_page_set_icon_name (adw_view_stack_add_titled (self->pages, page, name, title), icon);
}

static void
acies_companion_view_dispose (GObject *object)
{
  AciesCompanionView *self = ACIES_COMPANION_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->switcher);
  g_clear_object (&self->rules);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_companion_view_parent_class)->dispose (object);
}

static void
acies_companion_view_class_init (AciesCompanionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_companion_view_dispose;
  signals[TOLD] = g_signal_new ("told", ACIES_TYPE_COMPANION_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[TO_SCREEN] = g_signal_new ("to-screen", ACIES_TYPE_COMPANION_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "table");
}

static void
acies_companion_view_init (AciesCompanionView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->pages = ADW_VIEW_STACK (adw_view_stack_new ());
  self->bar = ADW_VIEW_SWITCHER_BAR (adw_view_switcher_bar_new ());
  self->switcher = g_object_ref_sink (g_object_new (ADW_TYPE_VIEW_SWITCHER, "stack", self->pages, "policy", ADW_VIEW_SWITCHER_POLICY_WIDE, NULL));
  self->rules = g_object_ref_sink (g_object_new (ACIES_TYPE_RULES_PANE, NULL));
  self->battle = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->round = g_object_new (ACIES_TYPE_ROUND_PAGE, NULL);
  self->fight = g_object_new (ACIES_TYPE_FIGHT_PAGE, NULL);
  self->fight_place = ADW_BIN (adw_bin_new ());
  self->dice = g_object_new (ACIES_TYPE_DICE_ROLLER, NULL);
  self->set_up = ACIES_SET_UP_PAGE (acies_set_up_page_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->round), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->fight), TRUE);
  gtk_box_append (self->battle, GTK_WIDGET (self->round));
  gtk_widget_set_vexpand (GTK_WIDGET (self->pages), TRUE);
  adw_view_switcher_bar_set_stack (self->bar, self->pages);
  add_page (self, GTK_WIDGET (self->battle), "battle", _ ("Battle"), "view-list-symbolic");
  add_page (self, GTK_WIDGET (self->fight_place), "fight", _ ("Fight"), "starred-symbolic");
  add_page (self, GTK_WIDGET (self->set_up), "set-up", _ ("Set-up"), "object-select-symbolic");
  acies_round_page_add (self->round, GTK_WIDGET (self->dice));
  place_fight (self);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->pages));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->bar));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->round, "moves", G_CALLBACK (moves_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fight, "fought", G_CALLBACK (fought_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dice, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_up, "skipped", G_CALLBACK (show_battle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_up, "finished", G_CALLBACK (show_battle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "lists", G_CALLBACK (lists_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_companion_view_new (AciesSession *session,
                          AciesTheme   *theme)
{
  AciesCompanionView *self = g_object_new (ACIES_TYPE_COMPANION_VIEW, NULL);

  self->session = g_object_ref (session);
  self->theme = theme;
  acies_rules_pane_set_session (self->rules, session, theme);
  acies_round_page_set_session (self->round, session, theme);
  acies_fight_page_set_state (self->fight, acies_session_get_state (session), theme);
  acies_dice_roller_set_state (self->dice, acies_session_get_state (session), theme);
  /* A game that knows its position can be laid out as it stands. */
  acies_set_up_page_set_state (self->set_up,
                               acies_session_get_state (session)->mode == ACIES_MODE_TABLE ? acies_session_get_scenario (session) : acies_session_get_state (session),
                               theme);
  if (acies_session_get_state (session)->ruleset->n_cards > 0)
    {
      self->cards = g_object_new (ACIES_TYPE_CARDS_PAGE, NULL);
      acies_cards_page_set_session (self->cards, session);
      add_page (self, GTK_WIDGET (self->cards), "cards", _ ("Cards"), "view-paged-symbolic");
    }

  return GTK_WIDGET (self);
}

/* turn-strip.c - the score: the numbers of each side, and the current turn, phase and round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/view/words.h"
#include "play/core/choices.h"
#include "play/core/hints.h"
#include "render/sheet.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- the emblem of a side ------------------------------------------------------------------- */

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        table)
{
  const AciesState *state = acies_game_table_get_state (table);
  AciesTheme       *theme = acies_game_table_get_theme (table);
  AciesSide         side = (AciesSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), "acies-side"));

  if (theme != NULL && state != NULL && side != ACIES_NO_SIDE)
    acies_sketch_emblem (cr, GTK_WIDGET (area), theme, state->ruleset, side, width / 2.0, height / 2.0, MIN (width, height));
}

void
acies_sketch_show_emblem (GtkWidget      *area,
                          AciesGameTable *table,
                          AciesSide       side)
{
  g_object_set_data (G_OBJECT (area), "acies-side", GUINT_TO_POINTER (side));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_emblem, g_object_ref (table), g_object_unref);
}

/* --- a side: emblem, name and morale, and a list of figures, resources and cards ------------ */

/* If there are more tokens than ROOM, they overlap. At most MOST_TOKENS are drawn. */
#define ROOM 5
#define MOST_TOKENS 12
#define TOKEN_SIZE 14

/* Size of the emblem in pixels, beside the number and above it. */
#define EMBLEM 28
#define CROWDED_EMBLEM 20

#define ACIES_TYPE_SIDE_STATUS (acies_side_status_get_type ())
G_DECLARE_FINAL_TYPE (AciesSideStatus, acies_side_status, ACIES, SIDE_STATUS, GtkWidget)

struct _AciesSideStatus
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  AciesSide       side;
  guint           n_tokens;
  double          step; /* distance between two tokens in pixels */

  GtkMenuButton *button;
  GtkBox        *parts;
  GtkWidget     *emblem;
  GtkLabel      *name;
  GtkWidget     *you; /* a mark beside the name, if this is the side of the only human */
  GtkWidget     *tokens;
  GtkLabel      *numbers;
  GtkLabel      *victory;
  GtkLabel      *pile_list;
};

G_DEFINE_FINAL_TYPE (AciesSideStatus, acies_side_status, GTK_TYPE_WIDGET)

static void
draw_tokens (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesSideStatus *self = data;
  AciesTheme      *theme = acies_game_table_get_theme (self->table);

  if (theme == NULL)
    return;
  for (guint i = 0; i < self->n_tokens; i++)
    acies_sketch_token (cr, GTK_WIDGET (area), theme, i * self->step + TOKEN_SIZE / 2.0, height / 2.0, TOKEN_SIZE - 1);
}

/* There is no room for tokens if there are more than two sides, resources, or a special name for morale. */
static gboolean
has_tokens (const AciesState *state)
{
  return state->ruleset->n_sides == 2 && state->ruleset->n_resources == 0 && state->ruleset->morale_name == NULL &&
         !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_MORALE);
}

/* Returns whether more than two sides share a narrow window. */
static gboolean
is_crowded (const AciesState *state,
            AciesShapeKind    shape)
{
  return state->ruleset->n_sides > 2 && shape > ACIES_SHAPE_MEDIUM;
}

static void
show_active (AciesSideStatus  *self,
             const AciesState *state)
{
  gboolean active = acies_choices_whose_turn (state) == self->side;

  acies_style_set (GTK_WIDGET (self), "active", active);
  acies_style_set (GTK_WIDGET (self->button), "guided", acies_game_table_guides_to (self->table, ACIES_POINT_SCORE, self->side));
}

static char *
dup_figures (const AciesState *state,
             AciesSide         side)
{
  gboolean hides;
  guint    n = acies_state_count_seen_figures (state, side, &hides);

  return hides ? acies_seen_figures_to_string (state->ruleset, n) : acies_figures_to_string (state->ruleset, n);
}

static guint
count_actions (const AciesState *state,
               AciesSide         side)
{
  const AciesSideNumbers *numbers = &state->sides[side];

  return numbers->actions > numbers->spent ? numbers->actions - numbers->spent : 0;
}

/* (nullable): the number of actions that @side has left in this round; NULL if the game does not count actions */
static char *
dup_actions (const AciesState *state,
             AciesSide         side)
{
  guint left = count_actions (state, side);

  if (state->sides[side].actions == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action left", "%u actions left", left), left);
}

/* Returns all numbers of the side, one per line. */
static char *
dup_strength (const AciesState *state,
              AciesSide         side)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *morale = acies_ruleset_dup_morale (state->ruleset, state->sides[side].morale);
  g_autofree char *actions = dup_actions (state, side);
  g_autofree char *resources = acies_ruleset_dup_resources (state->ruleset, state->sides[side].resources);
  g_auto (GStrv) all = NULL;

  g_strv_builder_add (lines, morale);
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES))
    {
      g_autofree char *figures = dup_figures (state, side);

      g_strv_builder_add (lines, figures);
    }
  if (actions != NULL)
    g_strv_builder_add (lines, actions);
  if (resources != NULL)
    g_strv_builder_add (lines, resources);
  all = g_strv_builder_end (lines);
  return g_strjoinv ("\n", all);
}

/* (nullable): the actions that the side has left or, in games that do not count actions, its figures if there is
 * room */
static char *
dup_reserves (const AciesState *state,
              AciesSide         side,
              AciesShapeKind    shape)
{
  guint left = count_actions (state, side);

  if (state->sides[side].actions > 0)
    /* Translators: actions that a side has left */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action", "%u actions", left), left);
  if (shape > ACIES_SHAPE_WIDE || has_tokens (state) || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES))
    return NULL;
  return dup_figures (state, side);
}

/* In a wide window, the number of morale has a name, unless there are tokens. The less room there is, the more
 * numbers are only in the tooltip: first resources that start at the same value in all scenarios, then all resources
 * and figures, finally everything but morale. */
static char *
dup_numbers (const AciesState *state,
             AciesSide         side,
             gboolean          tokens,
             AciesShapeKind    shape)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *reserves = dup_reserves (state, side, shape);
  gboolean            only = shape > ACIES_SHAPE_MEDIUM || ruleset->n_sides > 2;
  gboolean            bare = shape > ACIES_SHAPE_WIDE || only || (has_tokens (state) && (tokens || reserves == NULL));
  GString            *text = g_string_new (NULL);
  g_autofree char    *morale = bare ? g_strdup_printf ("%d", state->sides[side].morale)
                                    : acies_ruleset_dup_morale (ruleset, state->sides[side].morale);

  g_string_append (text, morale);
  if (!only && reserves != NULL)
    g_string_append_printf (text, " · %s", reserves);
  for (guint i = 0; i < ruleset->n_resources && !only && shape == ACIES_SHAPE_WIDE; i++)
    if (!ruleset->resources[i].fixed)
      g_string_append_printf (text, " · %s %u", ruleset->resources[i].name, state->sides[side].resources[i]);
  return g_string_free (text, FALSE);
}

static void
show_numbers (AciesSideStatus  *self,
              const AciesState *state,
              AciesShapeKind    shape)
{
  gboolean         tokens = has_tokens (state) && shape == ACIES_SHAPE_WIDE;
  g_autofree char *numbers = dup_numbers (state, self->side, tokens, shape);
  g_autofree char *strength = dup_strength (state, self->side);

  gtk_label_set_text (self->numbers, numbers);
  self->n_tokens = tokens ? (guint) CLAMP (state->sides[self->side].morale, 0, MOST_TOKENS) : 0;
  self->step = self->n_tokens <= ROOM ? TOKEN_SIZE : (ROOM - 1.0) * TOKEN_SIZE / (self->n_tokens - 1);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->tokens), tokens ? ROOM * TOKEN_SIZE : 0);
  gtk_widget_set_visible (self->tokens, tokens);
  gtk_widget_queue_draw (self->tokens);
  acies_topic_set (GTK_WIDGET (self->button), state->ruleset->procs->rules.end);
  acies_tooltip_set (GTK_WIDGET (self->button), strength);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, strength, -1);
}

static gboolean
is_only_human (AciesSideStatus  *self,
               const AciesState *state)
{
  const AciesGameSettings *settings = acies_session_get_settings (acies_game_table_get_session (self->table));

  return settings->players[self->side] == ACIES_PLAYER_HUMAN && acies_game_settings_count_people (settings, state->ruleset->n_sides) == 1;
}

/* If the sides have no cards of their own, counts the common cards. */
static void
show_name (AciesSideStatus  *self,
           const AciesState *state,
           AciesShapeKind    shape)
{
  const char *side = state->ruleset->sides[self->side].name;
  gboolean    is_you = is_only_human (self, state);
  /* Translators: for a screen reader: the side of the only human player */
  g_autofree char *name = is_you ? g_strdup_printf (_ ("%s (you)"), side) : g_strdup (side);
  AciesSide        owner = acies_ruleset_has_own_cards (state->ruleset) ? self->side : ACIES_COMMON;
  guint            deck = acies_state_count_cards (state, owner, ACIES_ZONE_DECK) + acies_state_count_cards (state, owner, ACIES_ZONE_UNDER);
  guint            played = acies_state_count_cards (state, owner, ACIES_ZONE_DISCARD);
  g_autofree char *spoken = NULL;

  if (state->ruleset->n_cards > 0)
    /* Translators: for a screen reader: a side, cards left in the deck, cards played */
    spoken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card in the deck, %3$u played", "%1$s: %2$u cards in the deck, %3$u played", deck),
                              name, deck, played);
  gtk_label_set_text (self->name, side);
  gtk_widget_set_visible (GTK_WIDGET (self->name), shape <= ACIES_SHAPE_MEDIUM);
  gtk_widget_set_visible (self->you, is_you && !is_crowded (state, shape));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken != NULL ? spoken : name, -1);
}

static void
show_emblem (AciesSideStatus *self,
             gboolean         above)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->parts), above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->parts, above ? 0 : 6);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->emblem), above ? CROWDED_EMBLEM : EMBLEM);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->emblem), above ? CROWDED_EMBLEM : EMBLEM);
  acies_sketch_show_emblem (self->emblem, self->table, self->side);
}

/* Shows the numbers of the current state, without tokens or a name if @shape leaves no room for them. */
static void
acies_side_status_refresh (AciesSideStatus *self,
                           AciesShapeKind   shape)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  if (state == NULL)
    return;
  show_numbers (self, acies_game_table_get_seen (self->table), shape);
  show_emblem (self, is_crowded (state, shape));
  show_name (self, state, shape);
  show_active (self, state);
}

/* Counts deck and hand together, because other sides must not learn which cards are in the hand. */
static guint
count_copies (const AciesState *state,
              AciesSide         side,
              AciesId           card,
              gboolean          played)
{
  if (played)
    return acies_state_count_copies_in (state, side, card, ACIES_ZONE_DISCARD);

  return acies_state_count_copies_in (state, side, card, ACIES_ZONE_DECK) + acies_state_count_copies_in (state, side, card, ACIES_ZONE_UNDER) +
         acies_state_count_copies_in (state, side, card, ACIES_ZONE_HAND);
}

/* Common cards are listed only for all sides together, so that the lists do not reveal a hand. */
static gboolean
is_of (const AciesState *state,
       AciesSide         owner,
       AciesId           deck,
       guint             card)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  return type->common == (owner == ACIES_COMMON) && (deck == ACIES_NO_ID || type->deck == deck);
}

/* @owner: a side or ACIES_COMMON; @deck: a deck of @owner, or NO_ID for all cards of @owner */
static void
append_pile (const AciesState *state,
             AciesSide         owner,
             AciesId           deck,
             const char       *title,
             gboolean          played,
             GString          *markup)
{
  gboolean any = FALSE;

  g_string_append_printf (markup, "\n\n<b>%s</b>", title);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint            copies = is_of (state, owner, deck, i) ? count_copies (state, owner, (AciesId) i, played) : 0;
      g_autofree char *name = g_markup_escape_text (state->ruleset->cards[i].name, -1);

      any = any || copies > 0;
      if (copies > 1)
        g_string_append_printf (markup, "\n%s ×%u", name, copies);
      else if (copies == 1)
        g_string_append_printf (markup, "\n%s", name);
    }
  if (!any)
    g_string_append_printf (markup, "\n%s", C_ ("cards", "None"));
}

/* If there are several common decks, each has its own list. */
static void
append_common (const AciesState *state,
               GString          *markup)
{
  guint n = 0;

  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    n += state->ruleset->decks[deck].common;
  append_pile (state, ACIES_COMMON, ACIES_NO_ID, _ ("Cards Played by All Sides"), TRUE, markup);
  if (n < 2)
    {
      append_pile (state, ACIES_COMMON, ACIES_NO_ID, _ ("Cards in the Shared Deck and Hands"), FALSE, markup);
      return;
    }
  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    {
      /* Translators: the name of a deck */
      g_autofree char *title = g_markup_printf_escaped (_ ("%s, in Deck and Hands"), state->ruleset->decks[deck].name);

      if (!state->ruleset->decks[deck].common)
        continue;
      append_pile (state, ACIES_COMMON, (AciesId) deck, title, FALSE, markup);
    }
}

/* The victory conditions come first, because they give the numbers their meaning. */
static void
show_victory (AciesSideStatus  *self,
              const AciesState *state)
{
  g_autofree char *victory = acies_sheet_dup_victory (state);
  /* Translators: the victory conditions, and the id of the rule */
  g_autofree char *text = g_strdup_printf (_ ("%1$s (%2$s)"), victory != NULL ? victory : "", state->ruleset->procs->rules.end);

  acies_rule_link_set_text (self->victory, text, state->ruleset);
}

static void
list_piles_cb (AciesSideStatus *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autofree char *strength = NULL;
  g_autofree char *escaped = NULL;

  if (state == NULL)
    return;
  show_victory (self, state);
  strength = dup_strength (acies_game_table_get_seen (self->table), self->side);
  escaped = g_markup_escape_text (strength, -1);
  g_string_append (markup, escaped);
  if (state->ruleset->n_cards > 0 && acies_ruleset_has_own_cards (state->ruleset))
    {
      append_pile (state, self->side, ACIES_NO_ID, _ ("Cards Played"), TRUE, markup);
      append_pile (state, self->side, ACIES_NO_ID, _ ("Cards in Deck and Hand"), FALSE, markup);
    }
  if (acies_ruleset_has_common_cards (state->ruleset))
    append_common (state, markup);
  gtk_label_set_markup (self->pile_list, markup->str);
}

static void
acies_side_status_dispose (GObject *object)
{
  AciesSideStatus *self = ACIES_SIDE_STATUS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_SIDE_STATUS);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_side_status_parent_class)->dispose (object);
}

static void
acies_side_status_class_init (AciesSideStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_side_status_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-side.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, parts);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, button);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, name);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, you);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, tokens);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, victory);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, pile_list);
  gtk_widget_class_bind_template_callback (widget_class, list_piles_cb);
}

static void
acies_side_status_init (AciesSideStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_tooltip_when_cut (self->name);
  acies_tooltip_when_cut (self->numbers);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->tokens), draw_tokens, self, NULL);
}

static GtkWidget *
acies_side_status_new (AciesGameTable *table,
                       AciesSide       side)
{
  AciesSideStatus *self = g_object_new (ACIES_TYPE_SIDE_STATUS, NULL);

  self->table = g_object_ref (table);
  self->side = side;

  return GTK_WIDGET (self);
}

/* --- the strip ------------------------------------------------------------------------------ */

struct _AciesTurnStrip
{
  AciesPanel parent_instance;

  AciesGameTable  *table;
  guint            n_sides;
  AciesShapeKind   shape;
  AciesSideStatus *statuses[ACIES_MAX_SIDES];

  GtkBox    *start;
  GtkBox    *end;
  GtkWidget *middle;
  GtkLabel  *turn;
  GtkLabel  *round;
};

G_DEFINE_FINAL_TYPE (AciesTurnStrip, acies_turn_strip, ACIES_TYPE_PANEL)

static void
remove_statuses (AciesTurnStrip *self)
{
  for (guint i = 0; i < self->n_sides; i++)
    gtk_box_remove (i % 2 == 0 ? self->start : self->end, GTK_WIDGET (self->statuses[i]));
  self->n_sides = 0;
}

/* A different game can have different sides. Sides with even numbers are on the left, the others on the right. */
static void
rebuild (AciesTurnStrip   *self,
         const AciesState *state)
{
  remove_statuses (self);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      GtkWidget *status = acies_side_status_new (self->table, side);

      self->statuses[side] = ACIES_SIDE_STATUS (status);
      gtk_box_append (side % 2 == 0 ? self->start : self->end, status);
    }
  self->n_sides = state->ruleset->n_sides;
}

/* If there is less room, the active side is not named but only marked. A small window shows only the round, because the
 * question implies the phase. The tooltip contains everything and the victory conditions. */
static void
show_turn (AciesTurnStrip   *self,
           const AciesState *state)
{
  const char      *phase = acies_procs_phase_name (state->ruleset->procs, state->turn.phase);
  AciesSide        side = acies_choices_whose_phase (state);
  gboolean         rounds = !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS);
  g_autofree char *turn = side == ACIES_NO_SIDE ? g_strdup (_ ("The Game Is Over"))
                                                /* Translators: a side, then the phase it is in: "Rome: Prepare" */
                                                : g_strdup_printf (_ ("%1$s: %2$s"), state->ruleset->sides[side].name, phase);
  g_autofree char *round = g_strdup_printf (_ ("Round %1$u of %2$u"), state->turn.round, state->setup.end_round);
  g_autofree char *brief = g_strdup_printf ("%u/%u", state->turn.round, state->setup.end_round);
  g_autofree char *victory = acies_sheet_dup_victory (state);
  g_autofree char *all = g_strjoin ("\n", turn, rounds ? round : "", victory, NULL);

  gtk_label_set_text (self->turn, self->shape == ACIES_SHAPE_WIDE || side == ACIES_NO_SIDE ? turn : phase);
  gtk_label_set_text (self->round, self->shape > (self->n_sides > 2 ? ACIES_SHAPE_WIDE : ACIES_SHAPE_MEDIUM) ? brief : round);
  acies_accessible_name (GTK_WIDGET (self->turn), turn);
  acies_accessible_name (GTK_WIDGET (self->round), round);
  acies_tooltip_set (self->middle, all);
  acies_style_set (self->middle, "guided", acies_game_table_guides_to (self->table, ACIES_POINT_ROUND, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->turn), self->shape != ACIES_SHAPE_SMALL);
  gtk_widget_set_visible (GTK_WIDGET (self->round), rounds);
  gtk_widget_set_visible (self->middle, state->ruleset->n_sides == 2 || self->shape != ACIES_SHAPE_SMALL);
}

static void
acies_turn_strip_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesTurnStrip   *self = ACIES_TURN_STRIP (panel);
  const AciesState *state = acies_game_table_get_state (self->table);

  if (state == NULL)
    {
      remove_statuses (self);
      return;
    }
  if (events == NULL)
    rebuild (self, state);
  for (guint i = 0; i < self->n_sides; i++)
    acies_side_status_refresh (self->statuses[i], self->shape);
  show_turn (self, state);
}

static void
show_all (AciesTurnStrip *self)
{
  if (acies_game_table_get_state (self->table) != NULL)
    show_turn (self, acies_game_table_get_state (self->table));
  for (guint i = 0; i < self->n_sides; i++)
    acies_side_status_refresh (self->statuses[i], self->shape);
}

void
acies_turn_strip_set_shape (AciesTurnStrip *self,
                            AciesShapeKind  shape)
{
  g_return_if_fail (ACIES_IS_TURN_STRIP (self));

  self->shape = shape;
  show_all (self);
}

/* The lesson may point at something else. */
static void
acies_turn_strip_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_TURN_STRIP (panel)->table, "advised", G_CALLBACK (show_all), panel, G_CONNECT_SWAPPED);
}

static void
acies_turn_strip_class_init (AciesTurnStripClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_turn_strip_refresh;
  panel_class->model_set = acies_turn_strip_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesTurnStrip, table);

  acies_panel_class_set_template (panel_class, "play-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, start);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, end);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, middle);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, turn);
  gtk_widget_class_bind_template_child (widget_class, AciesTurnStrip, round);
}

static void
acies_turn_strip_init (AciesTurnStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

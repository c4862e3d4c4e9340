/* side-status.c - one side above the board: emblem, name, morale tokens, figures or actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/side-status.h"

#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/view/words.h"
#include "play/core/choices.h"
#include "play/panels/sketch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* So many tokens have room beside one another, fewer beside the words about
 * actions; more of them overlap, and of more than can be told apart the number tells. */
#define ROOM 7
#define ROOM_WITH_ACTIONS 3
#define MOST_TOKENS 12
#define TOKEN_SIZE 16
#define EMBLEM 34
#define SMALL_EMBLEM 24

struct _AciesSideStatus
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  AciesSide       side;
  guint           n_tokens;
  double          step; /* from one token to the next, in pixels */

  GtkWidget     *box;
  GtkWidget     *emblem;
  GtkLabel      *name;
  GtkLabel      *figures;
  GtkLabel      *resources;
  GtkWidget     *tokens_box;
  GtkWidget     *tokens;
  GtkLabel      *morale;
  GtkMenuButton *piles;
  GtkLabel      *pile_list;
};

G_DEFINE_FINAL_TYPE (AciesSideStatus, acies_side_status, GTK_TYPE_WIDGET)

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesSideStatus *self = data;
  AciesTheme      *theme = acies_game_table_get_theme (self->table);

  if (theme != NULL)
    acies_sketch_emblem (cr, GTK_WIDGET (area), theme, acies_game_table_get_state (self->table)->ruleset, self->side, width / 2.0, height / 2.0, MIN (width, height));
}

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
    acies_sketch_token (cr, GTK_WIDGET (area), theme, "morale", i * self->step + TOKEN_SIZE / 2.0, height / 2.0, TOKEN_SIZE - 1);
}

static gboolean
has_hands (const AciesState *state)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (acies_state_count_cards (state, side, ACIES_ZONE_HAND) > 0)
      return TRUE;

  return FALSE;
}

/* Where there are more than two sides, or each has coins to tell, there is no room for tokens: morale stands behind the
 * figures, or points before the actions. */
static gboolean
is_compact (const AciesState *state)
{
  return state->ruleset->n_sides > 2 || (state->ruleset->n_resources > 0 && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES));
}

/* Where the sides have none of their own, a battle may do without cards. */
static void
show_piles (AciesSideStatus  *self,
            const AciesState *state)
{
  gboolean         own = acies_ruleset_has_own_cards (state->ruleset);
  AciesSide        owner = own ? self->side : ACIES_COMMON;
  guint            deck = acies_state_count_cards (state, owner, ACIES_ZONE_DECK) + acies_state_count_cards (state, owner, ACIES_ZONE_UNDER);
  guint            played = acies_state_count_cards (state, owner, ACIES_ZONE_DISCARD);
  g_autofree char *label = !own ? g_strdup (_ ("Cards")) : is_compact (state) ? g_strdup_printf ("%u", deck)
                                                                              : g_strdup_printf (_ ("Deck %u"), deck);
  /* Translators: for a screen reader: a side, or “All Sides”, cards left in its deck, cards it has played */
  g_autofree char *spoken = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card in the deck, %3$u played", "%1$s: %2$u cards in the deck, %3$u played", deck),
                                             acies_ruleset_owner_name (state->ruleset, owner), deck, played);

  /* Where many sides have little room, what is common to all is told of once. */
  gtk_widget_set_visible (GTK_WIDGET (self->piles), state->ruleset->n_cards > 0 && (own || ((played > 0 || has_hands (state)) && (self->side == 0 || !is_compact (state)))));
  gtk_menu_button_set_label (self->piles, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->piles), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show_turn (AciesSideStatus  *self,
           const AciesState *state)
{
  gboolean active = acies_choices_whose_turn (state) == self->side;

  if (active)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");
}

static char *
dup_figures (const AciesState *state,
             AciesSide         side)
{
  gboolean hides;
  guint    n = acies_state_count_seen_figures (state, side, &hides);

  return hides ? acies_seen_figures_to_string (state->ruleset, n) : acies_figures_to_string (state->ruleset, n);
}

/* What is behind may be cut off. */
static void
show_compact (AciesSideStatus *self,
              const char      *first,
              const char      *second)
{
  g_autofree char *both = g_strdup_printf ("%s · %s", first, second);

  gtk_label_set_text (self->figures, both);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), TRUE);
  acies_tooltip_set (GTK_WIDGET (self->figures), both);
}

/* Where rounds are counted in actions, those that are left matter more. */
static void
show_strength (AciesSideStatus  *self,
               const AciesState *state)
{
  const AciesSideNumbers *numbers = &state->sides[self->side];
  guint                   left = numbers->actions > numbers->spent ? numbers->actions - numbers->spent : 0;
  gboolean                no_figures = acies_ruleset_lacks (state->ruleset, ACIES_LACKS_FIGURES);
  g_autofree char        *figures = dup_figures (state, self->side);
  g_autofree char        *actions = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action left", "%u actions left", left), left);
  /* Translators: actions a side has left in this round, how many there are in a round, "12 figures" */
  g_autofree char *all = g_strdup_printf (_ ("Actions left: %1$u of %2$u\n%3$s"), left, numbers->actions, figures);

  gtk_label_set_text (self->figures, numbers->actions > 0 ? actions : figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), numbers->actions > 0 || !no_figures);
  acies_tooltip_set (GTK_WIDGET (self->figures), numbers->actions > 0 && !no_figures ? all : NULL);
  if (is_compact (state))
    {
      g_autofree char *morale = acies_ruleset_dup_morale (state->ruleset, numbers->morale);

      /* Whose turn it is not has no use of actions now. */
      if (no_figures && acies_choices_whose_turn (state) != self->side)
        gtk_label_set_text (self->figures, morale);
      else if (no_figures)
        show_compact (self, morale, actions);
      else
        show_compact (self, numbers->actions > 0 ? actions : figures, morale);
    }
}

static void
show_resources (AciesSideStatus  *self,
                const AciesState *state)
{
  g_autofree char *resources = acies_ruleset_dup_resources (state->ruleset, state->sides[self->side].resources);

  gtk_label_set_text (self->resources, resources != NULL ? resources : "");
  gtk_widget_set_visible (GTK_WIDGET (self->resources), resources != NULL);
  acies_tooltip_set (GTK_WIDGET (self->resources), resources);
}

static void
show_morale (AciesSideStatus  *self,
             const AciesState *state)
{
  const AciesSideNumbers *numbers = &state->sides[self->side];
  guint                   room = numbers->actions > 0 ? ROOM_WITH_ACTIONS : ROOM;
  g_autofree char        *morale = acies_ruleset_dup_morale (state->ruleset, numbers->morale);

  gtk_label_set_text (self->morale, morale);
  self->n_tokens = (guint) CLAMP (numbers->morale, 0, MOST_TOKENS);
  self->step = self->n_tokens <= room ? TOKEN_SIZE : (room - 1.0) * TOKEN_SIZE / (self->n_tokens - 1);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->tokens), (int) CLAMP (self->n_tokens, 1, room) * TOKEN_SIZE);
  gtk_widget_queue_draw (self->tokens);
}

void
acies_side_status_refresh (AciesSideStatus *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  if (state == NULL)
    return;
  gtk_label_set_text (self->name, state->ruleset->sides[self->side].name);
  gtk_label_set_ellipsize (self->name, is_compact (state) ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (self->figures, is_compact (state) ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->figures, !is_compact (state));
  gtk_widget_set_visible (self->tokens_box, !is_compact (state));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->emblem), is_compact (state) ? SMALL_EMBLEM : EMBLEM);
  show_strength (self, acies_game_table_get_seen (self->table));
  show_resources (self, state);
  show_morale (self, state);
  gtk_widget_queue_draw (self->emblem);
  show_piles (self, state);
  show_turn (self, state);
}

/* Both zones together: what lies in a hand and what in its deck, the other side does not know. */
static guint
count_unplayed (const AciesState *state,
                AciesSide         side,
                AciesId           card)
{
  return acies_state_count_copies_in (state, side, card, ACIES_ZONE_DECK) + acies_state_count_copies_in (state, side, card, ACIES_ZONE_UNDER) +
         acies_state_count_copies_in (state, side, card, ACIES_ZONE_HAND);
}

static guint
count_played (const AciesState *state,
              AciesSide         side,
              AciesId           card)
{
  return acies_state_count_copies_in (state, side, card, ACIES_ZONE_DISCARD);
}

/* A hand tells nothing of what it holds of a deck in common, not even by what is missing there. */
static gboolean
is_of (const AciesState *state,
       AciesSide         owner,
       AciesId           deck,
       guint             card)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  return type->common == (owner == ACIES_COMMON) && (deck == ACIES_NO_ID || type->deck == deck);
}

/* @owner: a side, or ACIES_COMMON; @deck: NO_ID for all that are theirs */
static void
append_pile (const AciesState *state,
             AciesSide         owner,
             AciesId           deck,
             const char       *title,
             guint (*count) (const AciesState *, AciesSide, AciesId),
             GString *markup)
{
  gboolean any = FALSE;

  g_string_append_printf (markup, "<b>%s</b>", title);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint            copies = is_of (state, owner, deck, i) ? count (state, owner, (AciesId) i) : 0;
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

/* Of several decks in common each has a list of its own. */
static void
append_common (const AciesState *state,
               GString          *markup)
{
  guint n = 0;

  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    n += state->ruleset->decks[deck].common;
  append_pile (state, ACIES_COMMON, ACIES_NO_ID, _ ("Cards Played by All Sides"), count_played, markup);
  if (n < 2)
    {
      g_string_append (markup, "\n\n");
      append_pile (state, ACIES_COMMON, ACIES_NO_ID, _ ("Cards in the Shared Deck and Hands"), count_unplayed, markup);
      return;
    }
  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    {
      /* Translators: the name of a deck */
      g_autofree char *title = g_markup_printf_escaped (_ ("%s, in Deck and Hands"), state->ruleset->decks[deck].name);

      if (!state->ruleset->decks[deck].common)
        continue;
      g_string_append (markup, "\n\n");
      append_pile (state, ACIES_COMMON, (AciesId) deck, title, count_unplayed, markup);
    }
}

static void
list_piles_cb (AciesSideStatus *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  g_autoptr (GString) markup = g_string_new (NULL);

  if (state == NULL)
    return;
  if (acies_ruleset_has_own_cards (state->ruleset))
    {
      append_pile (state, self->side, ACIES_NO_ID, _ ("Cards Played"), count_played, markup);
      g_string_append (markup, "\n\n");
      append_pile (state, self->side, ACIES_NO_ID, _ ("Cards in Deck and Hand"), count_unplayed, markup);
    }
  if (acies_ruleset_has_common_cards (state->ruleset))
    {
      if (markup->len > 0)
        g_string_append (markup, "\n\n");
      append_common (state, markup);
    }
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
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, box);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, name);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, figures);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, resources);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, tokens_box);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, tokens);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, morale);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, piles);
  gtk_widget_class_bind_template_child (widget_class, AciesSideStatus, pile_list);
  gtk_widget_class_bind_template_callback (widget_class, list_piles_cb);
}

static void
acies_side_status_init (AciesSideStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->emblem), draw_emblem, self, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->tokens), draw_tokens, self, NULL);
}

GtkWidget *
acies_side_status_new (AciesGameTable *table,
                       AciesSide       side)
{
  AciesSideStatus *self = g_object_new (ACIES_TYPE_SIDE_STATUS, NULL);

  self->table = g_object_ref (table);
  self->side = side;
  acies_side_status_refresh (self);

  return GTK_WIDGET (self);
}

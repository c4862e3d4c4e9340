/* finished-row.c - a finished game in words, and its row in the list of records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/finished-row.h"

#include "ai/players.h"
#include "app/shared/place-text.h"
#include "engine/board/texts.h"
#include "engine/core/units.h"

#include <glib/gi18n.h>
#include <math.h>

#define GAP 12

#define PEOPLE "people"             /* the opponent of people at one computer */
#define GAME_KEY "acies-game"       /* key of a row's data: its AciesFinished */
#define CATALOG_KEY "acies-catalog" /* key of a row's data: the AciesCatalog */

/* --- a game in words ------------------------------------------------------------------------ */

AciesResult
acies_finished_get_result (const AciesFinished *self)
{
  int person = acies_finished_get_person (self);

  if (acies_finished_is_draw (self))
    return ACIES_RESULT_DRAW;
  return person < 0 ? ACIES_RESULT_OTHER : self->sides[person].won ? ACIES_RESULT_WON
                                                                   : ACIES_RESULT_LOST;
}

static const char *
name_of_player (const char *id)
{
  guint player = id != NULL ? acies_ai_player_find (id) : ACIES_PLAYER_HUMAN;

  if (id == NULL)
    return _ ("Human");
  return player != 0 ? gettext (acies_ai_player_get (player)->name) : id;
}

const char *
acies_finished_get_opponent (const AciesFinished *self)
{
  for (guint i = 0; i < self->n_sides && acies_finished_get_person (self) >= 0; i++)
    if (self->sides[i].player != NULL)
      return self->sides[i].player;
  return PEOPLE;
}

const char *
acies_opponent_to_string (const char *id)
{
  return g_str_equal (id, PEOPLE) ? _ ("Players at one computer") : name_of_player (id);
}

static char *
dup_title (const AciesFinished *game)
{
  const char *words[] = { [ACIES_RESULT_WON] = C_ ("result of a game", "Won"), [ACIES_RESULT_LOST] = C_ ("result of a game", "Lost"), [ACIES_RESULT_DRAW] = C_ ("result of a game", "Draw") };
  const char *title = *game->title != '\0' ? game->title : game->game;
  g_autoptr (GString) winners = g_string_new (NULL);
  g_autofree char *result = NULL;

  for (guint i = 0; i < game->n_sides; i++)
    if (game->sides[i].won)
      acies_list_add (winners, ACIES_LIST_COMMA, game->sides[i].name);
  /* Translators: %s is the winning side */
  result = acies_finished_get_result (game) == ACIES_RESULT_OTHER ? g_strdup_printf (_ ("%s won"), winners->str) : g_strdup (words[acies_finished_get_result (game)]);
  /* Translators: the result of a game and the title of the battle, such as "Won: Pydna" */
  return g_strdup_printf (_ ("%1$s: %2$s"), result, title);
}

/* Returns: (transfer full): "Rome against Macedon (Normal)" */
static char *
dup_players (const AciesFinished *game)
{
  int person = acies_finished_get_person (game);
  g_autoptr (GString) others = g_string_new (NULL);

  if (person < 0)
    return g_strdup (acies_opponent_to_string (PEOPLE));
  for (int i = 0; i < (int) game->n_sides; i++)
    if (i != person)
      /* Translators: a side and its computer player, such as "Macedon (Normal)" */
      acies_list_addf (others, ACIES_LIST_COMMA, _ ("%1$s (%2$s)"), game->sides[i].name, name_of_player (game->sides[i].player));
  /* Translators: the person's side and the other sides, such as "Rome against Macedon (Normal)" */
  return g_strdup_printf (_ ("%1$s against %2$s"), game->sides[person].name, others->str);
}

static char *
dup_subtitle (const AciesFinished *game)
{
  g_autofree char *players = dup_players (game);
  g_autofree char *rounds = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d round", "%d rounds", (gulong) game->rounds), game->rounds);
  g_autofree char *date = acies_age_dup_date (g_date_time_to_unix (game->ended) * G_USEC_PER_SEC);

  return g_strjoin (" · ", players, game->game, rounds, date, NULL);
}

char *
acies_finished_dup_words (const AciesFinished *self)
{
  g_autofree char *title = dup_title (self);
  g_autofree char *subtitle = dup_subtitle (self);

  return g_strjoin (" ", title, subtitle, NULL);
}

/* --- the details of a game ------------------------------------------------------------------ */

static void
add_cell (GtkGrid    *grid,
          const char *text,
          const char *name,
          int         column,
          int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (row == 0)
    gtk_widget_add_css_class (label, "heading");
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

typedef enum
{
  PLAYER,
  MORALE,
  FIGURES,
  UNITS,
  HITS,
  EXPECTED,
  N_NUMBERS
} Number;

static char *
dup_number (const AciesFinishedSide *side,
            Number                   number)
{
  switch (number)
    {
    case PLAYER:
      return g_strdup (name_of_player (side->player));

    case MORALE:
      /* Translators: morale when the game began and when it ended */
      return g_strdup_printf (_ ("%1$d → %2$d"), side->morale_before, side->morale);

    case FIGURES:
      return g_strdup_printf ("%d", side->figures);

    case UNITS:
      return g_strdup_printf ("%d", side->units);

    case HITS:
      return g_strdup_printf ("%d", side->hits);

    case EXPECTED:
    case N_NUMBERS:
    default:
      return g_strdup_printf ("%.1f", side->expected);
    }
}

/* @ruleset: (nullable) */
static gboolean
has_number (const AciesFinished *game,
            const AciesRuleset  *ruleset,
            Number               number)
{
  guint n_dice = 0;

  for (guint i = 0; i < game->n_sides; i++)
    n_dice += (guint) game->sides[i].n_dice;
  if (number == UNITS && ruleset != NULL && !acies_ruleset_has_fights (ruleset))
    return FALSE;
  return number == FIGURES ? game->sides[0].figures >= 0 : number < HITS || n_dice > 0;
}

/* The words of the game, if its ruleset is installed. */
static GtkWidget *
new_numbers (const AciesFinished *game,
             AciesCatalog        *catalog)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (acies_catalog_get_library (catalog), game->ruleset, NULL);
  const char   *titles[N_NUMBERS] = {
      [PLAYER] = _ ("Player"),
      [MORALE] = ruleset != NULL && ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"),
      [FIGURES] = ruleset != NULL ? acies_units_say (ruleset, _ ("Figures lost"), _ ("Bases lost")) : _ ("Figures lost"),
      [UNITS] = _ ("Units lost"),
      [HITS] = _ ("Hits rolled"),
      [EXPECTED] = _ ("Hits expected"),
  };
  GtkWidget *grid = gtk_grid_new ();
  int        row = 1;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The game in numbers"), -1);
  for (guint i = 0; i < game->n_sides; i++)
    add_cell (GTK_GRID (grid), game->sides[i].name, NULL, (int) i + 1, 0);
  for (Number number = PLAYER; number < N_NUMBERS; number++)
    {
      if (!has_number (game, ruleset, number))
        continue;
      add_cell (GTK_GRID (grid), titles[number], NULL, 0, row);
      for (guint i = 0; i < game->n_sides; i++)
        {
          g_autofree char *text = dup_number (&game->sides[i], number);
          /* Translators: a side, the name of a number of it, and the number: "Rome, figures lost: 5" */
          g_autofree char *name = g_strdup_printf (_ ("%1$s, %2$s: %3$s"), game->sides[i].name, titles[number], text);

          add_cell (GTK_GRID (grid), text, name, (int) i + 1, row);
        }
      row++;
    }
  return grid;
}

/* Returns: (transfer full): a line for each turning point */
static char *
dup_points (const AciesFinished *game)
{
  g_autoptr (GString) text = g_string_new (_ ("Turning points:"));

  if (!game->reviewed)
    return g_strdup (_ ("Turning points are listed here after you have looked for them in the game."));
  if (game->points->len == 0)
    return g_strdup (_ ("No decision was much worse than the computer’s choice."));
  for (guint i = 0; i < game->points->len; i++)
    {
      const AciesFinishedPoint *point = &g_array_index (game->points, AciesFinishedPoint, i);

      g_string_append_c (text, '\n');
      /* Translators: the round, the side whose turn it was, the side that decided, and its chance of winning after its
       * decision and after the best one */
      g_string_append_printf (text, _ ("Round %1$u, %2$s’s turn: %3$s had %4$d%% to win, with a better decision %5$d%%"), point->round,
                              game->sides[point->active].name, game->sides[point->side].name, (int) lround (100 * point->win),
                              (int) lround (100 * point->best));
    }
  return g_strdup (text->str);
}

static GtkWidget *
new_button (const char *label,
            const char *action,
            const char *uri)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), g_variant_new_string (uri));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Adds the details when the row is expanded for the first time. */
static void
expanded_cb (AdwExpanderRow *row)
{
  const AciesFinished *game = g_object_get_data (G_OBJECT (row), GAME_KEY);
  g_autofree char     *uri = g_filename_to_uri (game->path, NULL, NULL);
  g_autofree char     *points = dup_points (game);
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget           *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP / 2);
  GtkWidget           *label = gtk_label_new (points);
  GtkWidget           *child = gtk_list_box_row_new ();

  g_signal_handlers_disconnect_by_func (row, expanded_cb, NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), new_numbers (game, g_object_get_data (G_OBJECT (row), CATALOG_KEY)));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (buttons), new_button (_ ("Open Game"), "win.open-file", uri));
  gtk_box_append (GTK_BOX (buttons), new_button (_ ("Delete"), "records.delete", uri));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_set_margin_start (box, GAP);
  gtk_widget_set_margin_end (box, GAP);
  gtk_widget_set_margin_top (box, GAP);
  gtk_widget_set_margin_bottom (box, GAP);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (child), FALSE);
  gtk_widget_set_focusable (child, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (child), box);
  adw_expander_row_add_row (row, child);
}

GtkWidget *
acies_finished_row_new (AciesFinished *game,
                        AciesCatalog  *catalog)
{
  GtkWidget       *row = adw_expander_row_new ();
  g_autofree char *title = dup_title (game);
  g_autofree char *subtitle = dup_subtitle (game);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  g_object_set_data (G_OBJECT (row), GAME_KEY, game);
  g_object_set_data (G_OBJECT (row), CATALOG_KEY, catalog);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), NULL);
  return row;
}

AciesFinished *
acies_finished_row_get_game (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), GAME_KEY);
}

/* records-page.c - the library's page about finished games: a list, charts, and export as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/records-page.h"

#include "app/library/finished-row.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "formats/files/file.h"
#include "render/plot.h"
#include "simulate/tally.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define SHOWN_AT_ONCE 100 /* rows, until the user asks for more */
#define GAP 12
#define MOST_LUCK 8 /* hits above or below expectation that have a bar of their own */

struct _AciesRecordsPage
{
  AdwBin parent_instance;

  AciesCatalog *catalog;
  GPtrArray    *games;     /* of AciesFinished, the latest first */
  GPtrArray    *shown;     /* those that match, borrowed from @games */
  GPtrArray    *rulesets;  /* of char: ids of the items of the filter, after the first one */
  GPtrArray    *opponents; /* likewise */
  char         *search;
  char         *removed; /* (nullable): path of the game that was deleted last */
  guint         most;    /* rows to show */
  gboolean      filling; /* whether the filters are being filled */
  GCancellable *loading;

  GtkStack       *stack;
  GtkLabel       *unreadable;
  GtkWidget      *charts_group;
  AdwExpanderRow *charts_row;
  GtkWidget      *charts;
  GtkBox         *wins;
  GtkDrawingArea *time_plot;
  GtkWidget      *luck_box;
  GtkDrawingArea *luck_plot;
  GtkLabel       *luck_text;
  GtkWidget      *filters;
  GtkDropDown    *game_filter;
  GtkDropDown    *result_filter;
  GtkDropDown    *opponent_filter;
  GtkListBox     *rows;
  GtkWidget      *no_match;
  GtkWidget      *more_button;
};

G_DEFINE_FINAL_TYPE (AciesRecordsPage, acies_records_page, ADW_TYPE_BIN)

/* --- the list ------------------------------------------------------------------------------- */

/* Returns: whether @filter shows all, or the item whose id is @id */
static gboolean
is_chosen (GtkDropDown     *filter,
           const GPtrArray *ids,
           const char      *id)
{
  guint chosen = gtk_drop_down_get_selected (filter);

  return chosen == 0 || chosen > ids->len || g_str_equal (ids->pdata[chosen - 1], id);
}

static gboolean
matches (AciesRecordsPage    *self,
         const AciesFinished *game)
{
  guint            result = gtk_drop_down_get_selected (self->result_filter);
  g_autofree char *words = acies_finished_dup_words (game);

  return (result == 0 || result == acies_finished_get_result (game)) && is_chosen (self->game_filter, self->rulesets, game->ruleset) &&
         is_chosen (self->opponent_filter, self->opponents, acies_finished_get_opponent (game)) && g_str_match_string (self->search, words, TRUE);
}

static void
show_rows (AciesRecordsPage *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->games->len; i++)
    if (matches (self, self->games->pdata[i]))
      g_ptr_array_add (self->shown, self->games->pdata[i]);
  for (guint i = 0; i < MIN (self->shown->len, self->most); i++)
    gtk_list_box_append (self->rows, acies_finished_row_new (self->shown->pdata[i], self->catalog));
  gtk_widget_set_visible (GTK_WIDGET (self->rows), self->shown->len > 0);
  gtk_widget_set_visible (self->no_match, self->shown->len == 0 && self->games->len > 0);
  gtk_widget_set_visible (self->more_button, self->shown->len > self->most);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "records.export", self->shown->len > 0);
}

static void
filter_changed_cb (AciesRecordsPage *self)
{
  if (self->filling)
    return;
  self->most = SHOWN_AT_ONCE;
  show_rows (self);
}

static void
more_cb (AciesRecordsPage *self)
{
  guint before = self->most;

  self->most += SHOWN_AT_ONCE;
  show_rows (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->rows, (int) before)));
}

void
acies_records_page_filter (AciesRecordsPage *self,
                           const char       *search)
{
  g_return_if_fail (ACIES_IS_RECORDS_PAGE (self));

  g_free (self->search);
  self->search = g_strdup (search);
  filter_changed_cb (self);
}

/* --- the filters ---------------------------------------------------------------------------- */

/* @ids: (inout): the ids in the filter, to which @id is added if it is new */
static void
add_choice (GPtrArray     *ids,
            GtkStringList *names,
            const char    *id,
            const char    *name)
{
  if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
    return;
  g_ptr_array_add (ids, g_strdup (id));
  gtk_string_list_append (names, name);
}

/* Keeps what the user chose if it is still there. */
static void
fill_filter (GtkDropDown   *filter,
             GtkStringList *names,
             GPtrArray    **ids,
             GPtrArray     *new_ids)
{
  guint chosen = gtk_drop_down_get_selected (filter);
  guint index = 0;

  if (chosen != 0 && chosen <= (*ids)->len && g_ptr_array_find_with_equal_func (new_ids, (*ids)->pdata[chosen - 1], g_str_equal, &index))
    chosen = index + 1;
  else
    chosen = 0;
  g_ptr_array_unref (*ids);
  *ids = new_ids;
  gtk_drop_down_set_model (filter, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (filter, chosen);
}

static void
fill_filters (AciesRecordsPage *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new ((const char *const[]) { _ ("All Games"), NULL });
  g_autoptr (GtkStringList) players = gtk_string_list_new ((const char *const[]) { _ ("All Opponents"), NULL });
  GPtrArray *rulesets = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *opponents = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->games->len; i++)
    {
      const AciesFinished *game = self->games->pdata[i];
      const char          *opponent = acies_finished_get_opponent (game);

      add_choice (rulesets, games, game->ruleset, game->game);
      add_choice (opponents, players, opponent, acies_opponent_to_string (opponent));
    }
  self->filling = TRUE;
  fill_filter (self->game_filter, games, &self->rulesets, rulesets);
  fill_filter (self->opponent_filter, players, &self->opponents, opponents);
  self->filling = FALSE;
}

/* --- charts --------------------------------------------------------------------------------- */

/* Returns: (transfer container): the games of one person, the latest first */
static GPtrArray *
list_own (AciesRecordsPage *self)
{
  GPtrArray *own = g_ptr_array_new ();

  for (guint i = 0; i < self->games->len; i++)
    if (acies_finished_get_person (self->games->pdata[i]) >= 0)
      g_ptr_array_add (own, self->games->pdata[i]);
  return own;
}

static AciesColour
colour_of (GtkWidget  *widget,
           const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA          colour;

  if (name == NULL || !gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return (AciesColour) { colour.red, colour.green, colour.blue };
}

static AciesPlotLook
look_of (GtkDrawingArea *area)
{
  return (AciesPlotLook) { colour_of (GTK_WIDGET (area), NULL), gtk_widget_get_pango_context (GTK_WIDGET (area)) };
}

static void
draw_time (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user_data)
{
  AciesRecordsPage *self = user_data;
  g_autoptr (GPtrArray) own = list_own (self);
  g_autofree AciesPlotPoint *points = g_new0 (AciesPlotPoint, MAX (own->len, 1));
  AciesPlotLook              look = look_of (area);
  AciesColour                colour = colour_of (GTK_WIDGET (area), "accent_color");
  guint                      n_won = 0;

  for (guint i = 0; i < own->len; i++)
    {
      AciesInterval interval;

      n_won += acies_finished_get_result (own->pdata[own->len - 1 - i]) == ACIES_RESULT_WON;
      interval = acies_interval_wilson (n_won, i + 1);
      points[i] = (AciesPlotPoint) { i + 1, (double) n_won / (i + 1), interval.low, interval.high };
    }
  acies_plot_draw_share (cr, &look, width, height, &colour, 0.5, points, own->len, MAX (own->len, 1));
}

/* Counts the games by hits above or below expectation, from -MOST_LUCK to MOST_LUCK.
 * Returns: the number of games with dice */
static guint
count_luck (AciesRecordsPage *self,
            guint             counts[2 * MOST_LUCK + 1],
            double           *average)
{
  g_autoptr (GPtrArray) own = list_own (self);
  guint n = 0;

  *average = 0;
  for (guint i = 0; i < own->len; i++)
    {
      const AciesFinished     *game = own->pdata[i];
      const AciesFinishedSide *side = &game->sides[acies_finished_get_person (game)];
      double                   luck = side->hits - side->expected;

      if (side->n_dice == 0)
        continue;
      counts[CLAMP (lround (luck), -MOST_LUCK, MOST_LUCK) + MOST_LUCK]++;
      *average += luck;
      n++;
    }
  *average /= MAX (n, 1);
  return n;
}

static void
draw_luck (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user_data)
{
  guint           counts[2 * MOST_LUCK + 1] = { 0 };
  double          average;
  guint           n = count_luck (user_data, counts, &average);
  AciesPlotLook   look = look_of (area);
  AciesPlotSeries series = { NULL, colour_of (GTK_WIDGET (area), "accent_color"), counts, n };

  acies_plot_draw_bars (cr, &look, width, height, &series, 1, -MOST_LUCK, G_N_ELEMENTS (counts));
}

static char *
dup_wins (guint n_won,
          guint n)
{
  /* Translators: the number of games that the person won, and of all games */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Won %1$u of %2$u game", "Won %1$u of %2$u games", n), n_won, n);
}

/* Shows a bar with the share of wins in the games of a ruleset. */
static void
add_wins (AciesRecordsPage *self,
          const GPtrArray  *own,
          const char       *ruleset)
{
  const char      *name = NULL;
  guint            n_won = 0, n = 0;
  GtkWidget       *bar;
  g_autofree char *words = NULL;
  g_autofree char *line = NULL;

  for (guint i = 0; i < own->len; i++)
    {
      const AciesFinished *game = own->pdata[i];

      if (!g_str_equal (game->ruleset, ruleset))
        continue;
      name = game->game;
      n_won += acies_finished_get_result (game) == ACIES_RESULT_WON;
      n++;
    }
  if (n == 0)
    return;
  bar = gtk_progress_bar_new ();
  words = dup_wins (n_won, n);
  /* Translators: the name of a game, and "Won 3 of 5 games" */
  line = g_strdup_printf (_ ("%1$s: %2$s"), name, words);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), (double) n_won / n);
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (bar), line);
  gtk_progress_bar_set_show_text (GTK_PROGRESS_BAR (bar), TRUE);
  gtk_progress_bar_set_ellipsize (GTK_PROGRESS_BAR (bar), PANGO_ELLIPSIZE_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
  gtk_box_append (self->wins, bar);
}

/* A chart needs two games. */
static void
show_charts (AciesRecordsPage *self)
{
  g_autoptr (GPtrArray) own = list_own (self);
  guint            counts[2 * MOST_LUCK + 1] = { 0 };
  double           average;
  guint            n_dice = count_luck (self, counts, &average);
  guint            n_won = 0;
  g_autofree char *wins = NULL;
  g_autofree char *luck = NULL;

  acies_box_clear (self->wins);
  for (guint i = 0; i < self->rulesets->len; i++)
    add_wins (self, own, self->rulesets->pdata[i]);
  for (guint i = 0; i < own->len; i++)
    n_won += acies_finished_get_result (own->pdata[i]) == ACIES_RESULT_WON;
  wins = dup_wins (n_won, own->len);
  luck = g_strdup_printf (average < 0 ? _ ("%.1f hits below expectation on average") : _ ("%.1f hits above expectation on average"), fabs (average));
  gtk_widget_set_visible (self->charts_group, own->len > 1);
  gtk_widget_set_visible (self->luck_box, n_dice > 1);
  adw_expander_row_set_subtitle (self->charts_row, wins);
  gtk_label_set_text (self->luck_text, luck);
  acies_accessible_describe (GTK_WIDGET (self->time_plot), wins);
  acies_accessible_describe (GTK_WIDGET (self->luck_plot), luck);
  gtk_widget_queue_draw (GTK_WIDGET (self->time_plot));
  gtk_widget_queue_draw (GTK_WIDGET (self->luck_plot));
}

/* --- loading -------------------------------------------------------------------------------- */

typedef struct
{
  GPtrArray *games;
  guint      unreadable;
} Loaded;

static void
loaded_free (Loaded *loaded)
{
  g_clear_pointer (&loaded->games, g_ptr_array_unref);
  g_free (loaded);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  g_autofree char *folder = acies_finished_dup_folder ();
  Loaded          *loaded = g_new0 (Loaded, 1);

  loaded->games = acies_finished_list (folder, &loaded->unreadable);
  g_task_return_pointer (task, loaded, (GDestroyNotify) loaded_free);
}

static void
show_unreadable (AciesRecordsPage *self,
                 guint             n)
{
  g_autofree char *path = acies_finished_dup_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *folder = acies_place_text (file);
  /* Translators: the number of files, and their folder */
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u record could not be read. It is kept in %2$s",
                                                        "%1$u records could not be read. They are kept in %2$s", n),
                                           n, folder);

  gtk_label_set_text (self->unreadable, text);
  gtk_widget_set_visible (GTK_WIDGET (self->unreadable), n > 0);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  Loaded           *loaded = g_task_propagate_pointer (G_TASK (result), NULL);
  AciesRecordsPage *self;

  if (loaded == NULL) /* cancelled; the page may be gone */
    return;
  self = user_data;
  g_clear_object (&self->loading);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = g_steal_pointer (&loaded->games);
  show_unreadable (self, loaded->unreadable);
  fill_filters (self);
  show_rows (self);
  show_charts (self);
  gtk_stack_set_visible_child_name (self->stack, self->games->len + loaded->unreadable > 0 ? "some" : "none");
  loaded_free (loaded);
}

static void
cancel (AciesRecordsPage *self)
{
  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
}

static void
load (AciesRecordsPage *self)
{
  g_autoptr (GTask) task = NULL;

  cancel (self);
  self->loading = g_cancellable_new ();
  task = g_task_new (NULL, self->loading, loaded_cb, self);
  g_task_run_in_thread (task, load_thread);
}

void
acies_records_page_set_catalog (AciesRecordsPage *self,
                                AciesCatalog     *catalog)
{
  g_return_if_fail (ACIES_IS_RECORDS_PAGE (self));

  self->catalog = catalog;
}

/* --- deleting ------------------------------------------------------------------------------- */

static void
show_error (AciesRecordsPage *self,
            const char       *heading,
            const GError     *error)
{
  acies_message_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading, error->message);
}

static void
purge (AciesRecordsPage *self)
{
  if (self->removed != NULL)
    acies_finished_purge (self->removed);
  g_clear_pointer (&self->removed, g_free);
}

/* Takes @game out of the page, and shows the rest with the focus at the same place. */
static void
drop_game (AciesRecordsPage *self,
           AciesFinished    *game,
           int               index)
{
  GtkListBoxRow *next;

  g_ptr_array_remove (self->games, game);
  fill_filters (self);
  show_rows (self);
  show_charts (self);
  if (self->games->len == 0 && !gtk_widget_get_visible (GTK_WIDGET (self->unreadable)))
    gtk_stack_set_visible_child_name (self->stack, "none");
  next = gtk_list_box_get_row_at_index (self->rows, index);
  if (next == NULL && index > 0)
    next = gtk_list_box_get_row_at_index (self->rows, index - 1);
  if (next != NULL)
    gtk_widget_child_focus (GTK_WIDGET (next), GTK_DIR_TAB_FORWARD);
}

static void
remove_row (AciesRecordsPage *self,
            GtkWidget        *row)
{
  AciesFinished   *game = acies_finished_row_get_game (row);
  g_autofree char *message = g_strdup_printf (_ ("“%s” deleted from Records"), *game->title != '\0' ? game->title : game->game);
  g_autofree char *path = g_strdup (game->path);
  g_autoptr (GError) error = NULL;

  if (!acies_finished_remove (path, &error))
    {
      show_error (self, _ ("Could Not Delete the Record"), error);
      return;
    }
  purge (self);
  self->removed = g_steal_pointer (&path);
  drop_game (self, game, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
  if (self->loading != NULL) /* it can have read the record already */
    load (self);
  g_signal_emit_by_name (self, "forgot", message);
}

void
acies_records_page_restore (AciesRecordsPage *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ACIES_IS_RECORDS_PAGE (self));

  if (self->removed == NULL)
    return;
  if (!acies_finished_restore (self->removed, &error))
    show_error (self, _ ("Could Not Restore the Record"), error);
  g_clear_pointer (&self->removed, g_free);
  load (self);
}

/* Deletes the record with the URI in the parameter. */
static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *uri)
{
  AciesRecordsPage *self = ACIES_RECORDS_PAGE (widget);
  g_autofree char  *path = g_filename_from_uri (g_variant_get_string (uri, NULL), NULL, NULL);
  GtkListBoxRow    *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    if (g_strcmp0 (acies_finished_row_get_game (GTK_WIDGET (row))->path, path) == 0)
      {
        remove_row (self, GTK_WIDGET (row));
        return;
      }
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        AciesRecordsPage      *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));

  if (row == NULL || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  remove_row (self, row);
  return GDK_EVENT_STOP;
}

/* --- export --------------------------------------------------------------------------------- */

static void
chosen_cb (GtkNativeDialog  *dialog,
           int               response,
           AciesRecordsPage *self)
{
  g_autoptr (GFile) file = acies_file_choice_take_place (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), response, ".csv");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (file == NULL)
    return;
  text = acies_finished_to_csv (self->shown);
  bytes = g_bytes_new_take (text, strlen (text));
  if (!acies_file_save (file, bytes, NULL, &error))
    show_error (self, _ ("Could Not Export the Table"), error);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  static const char *const suffixes[] = { "csv", NULL };
  GtkWindow               *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GtkFileChooserNative    *chooser = acies_file_choice_new (window, _ ("Export Table"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"));

  if (chooser == NULL)
    return;
  acies_file_choice_add_filter (chooser, _ ("CSV table"), suffixes);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "records.csv");
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_records_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_records_page_parent_class)->map (widget);
  load (ACIES_RECORDS_PAGE (widget));
}

static void
acies_records_page_dispose (GObject *object)
{
  cancel (ACIES_RECORDS_PAGE (object));
  purge (ACIES_RECORDS_PAGE (object));
  G_OBJECT_CLASS (acies_records_page_parent_class)->dispose (object);
}

static void
acies_records_page_finalize (GObject *object)
{
  AciesRecordsPage *self = ACIES_RECORDS_PAGE (object);

  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->shown);
  g_ptr_array_unref (self->rulesets);
  g_ptr_array_unref (self->opponents);
  g_free (self->search);
  G_OBJECT_CLASS (acies_records_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/records-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, unreadable);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, charts_group);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, charts_row);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, charts);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, wins);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, time_plot);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, luck_box);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, luck_plot);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, luck_text);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, filters);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, game_filter);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, result_filter);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, opponent_filter);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, rows);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, no_match);
  gtk_widget_class_bind_template_child (widget_class, AciesRecordsPage, more_button);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
acies_records_page_class_init (AciesRecordsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_records_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_records_page_finalize;
  widget_class->map = acies_records_page_map;
  g_signal_new ("forgot", ACIES_TYPE_RECORDS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "records.delete", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "records.export", NULL, export_cb);
  bind_template (widget_class);
}

static void
acies_records_page_init (AciesRecordsPage *self)
{
  self->games = g_ptr_array_new ();
  self->shown = g_ptr_array_new ();
  self->rulesets = g_ptr_array_new_with_free_func (g_free);
  self->opponents = g_ptr_array_new_with_free_func (g_free);
  self->search = g_strdup ("");
  self->most = SHOWN_AT_ONCE;
  self->filling = TRUE; /* until the rows exist */
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
  acies_accessible_name (GTK_WIDGET (self->game_filter), _ ("Game"));
  acies_accessible_name (GTK_WIDGET (self->result_filter), _ ("Result"));
  acies_accessible_name (GTK_WIDGET (self->opponent_filter), _ ("Opponent"));
  gtk_widget_set_layout_manager (self->charts, acies_wrap_layout_new (2 * GAP, 0));
  gtk_widget_set_layout_manager (self->filters, acies_wrap_layout_new (GAP / 2, 0));
  gtk_drawing_area_set_draw_func (self->time_plot, draw_time, self, NULL);
  gtk_drawing_area_set_draw_func (self->luck_plot, draw_luck, self, NULL);
}

/* home-page.c - the library's first page: start or continue a battle, and all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/home-page.h"

#include "app/document/battles.h"
#include "app/shared/dialog.h"
#include "formats/scenario/scenario-xml.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/controls.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* --- a game --------------------------------------------------------------------------------- */

/* A row with description, playing time and difficulty of a game, and buttons to learn and play it. */
#define ACIES_TYPE_GAME_ROW (acies_game_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameRow, acies_game_row, ACIES, GAME_ROW, GtkListBoxRow)

struct _AciesGameRow
{
  GtkListBoxRow parent_instance;

  char              *id;
  AciesBoardPicture *picture;
  GtkLabel          *name;
  GtkLabel          *line;
  GtkLabel          *facts;
  GtkWidget         *learn_button;
  GtkWidget         *play_button;
};

G_DEFINE_FINAL_TYPE (AciesGameRow, acies_game_row, GTK_TYPE_LIST_BOX_ROW)

/* --- facts ---------------------------------------------------------------------------------- */

static const char *const difficulties[] = {
  [ACIES_DIFFICULTY_EASY] = NC_ ("game", "Easy"),
  [ACIES_DIFFICULTY_MEDIUM] = NC_ ("game", "Medium"),
  [ACIES_DIFFICULTY_DEMANDING] = NC_ ("game", "Demanding"),
};

static char *
dup_minutes (const AciesOverview *overview)
{
  if (overview->minutes == overview->most_minutes)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", overview->minutes), overview->minutes);
  /* Translators: the playing time, minimum and maximum */
  return g_strdup_printf (_ ("%1$u to %2$u minutes"), overview->minutes, overview->most_minutes);
}

static char *
dup_players (const AciesOverview *overview)
{
  if (overview->players == overview->most_players)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player", "%u players", overview->players), overview->players);
  /* Translators: the number of players, minimum and maximum */
  return g_strdup_printf (_ ("%1$u to %2$u players"), overview->players, overview->most_players);
}

/* (transfer full): "Easy · 45 to 60 minutes · 2 players · 4 battles", with @separator between the facts */
static char *
dup_facts (AciesCatalog       *catalog,
           const AciesRuleset *ruleset,
           const char         *separator)
{
  const AciesOverview *overview = &ruleset->overview;
  g_auto (GStrv) paths = acies_library_list_scenarios (acies_catalog_get_library (catalog), ruleset->id);
  guint            n = g_strv_length (paths);
  g_autofree char *battles = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", n), n);
  g_autofree char *minutes = dup_minutes (overview);
  g_autofree char *players = dup_players (overview);

  if (overview->line == NULL)
    return g_steal_pointer (&battles);
  return g_strjoin (separator, g_dpgettext2 (GETTEXT_PACKAGE, "game", difficulties[overview->difficulty]), minutes, players,
                    battles, NULL);
}

static void
say_facts (AciesGameRow       *self,
           AciesCatalog       *catalog,
           const AciesRuleset *ruleset)
{
  g_autofree char *seen = dup_facts (catalog, ruleset, " · ");
  g_autofree char *listed = dup_facts (catalog, ruleset, ", ");
  g_autofree char *heard = g_strconcat (ruleset->name, ", ", listed, NULL);
  g_autofree char *learn = g_strdup_printf (_ ("Learn %s"), ruleset->name);
  g_autofree char *play = g_strdup_printf (_ ("Play %s"), ruleset->name);

  gtk_label_set_text (self->facts, seen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, ruleset->overview.line != NULL ? ruleset->overview.line : "", -1);
  acies_accessible_name (self->learn_button, learn);
  acies_accessible_name (self->play_button, play);
}

/* --- the row -------------------------------------------------------------------------------- */

/* Sets the action of @button, with the string parameter @target. GTK requires the parameter to be set first. */
static void
set_action (GtkWidget  *button,
            const char *action,
            const char *target)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);

  gtk_actionable_set_action_name (actionable, NULL);
  gtk_actionable_set_action_target_value (actionable, target != NULL ? g_variant_new_string (target) : NULL);
  gtk_actionable_set_action_name (actionable, action);
}

/* The learning battle also provides the picture of the game, because its board is small. */
static void
offer_learn (AciesGameRow       *self,
             AciesCatalog       *catalog,
             const AciesRuleset *ruleset)
{
  g_autofree char *path = acies_catalog_dup_learn_path (catalog, ruleset);
  g_autofree char *uri = path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
  g_autoptr (AciesState) state = uri != NULL ? acies_scenario_read_bundled (path, acies_catalog_get_library (catalog), NULL) : NULL;

  gtk_widget_set_visible (self->learn_button, state != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), state != NULL);
  if (state == NULL)
    return;
  set_action (self->learn_button, "win.learn", uri);
  acies_board_picture_set_state (self->picture, state, acies_catalog_get_theme (catalog, state->ruleset));
}

static GtkWidget *
new_game_row (AciesCatalog       *catalog,
              const AciesRuleset *ruleset)
{
  AciesGameRow *self = g_object_new (ACIES_TYPE_GAME_ROW, NULL);

  self->id = g_strdup (ruleset->id);
  gtk_label_set_text (self->name, ruleset->name);
  gtk_label_set_text (self->line, ruleset->overview.line != NULL ? ruleset->overview.line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->line), ruleset->overview.line != NULL);
  set_action (self->play_button, "library.games", ruleset->id);
  say_facts (self, catalog, ruleset);
  offer_learn (self, catalog, ruleset);
  return GTK_WIDGET (self);
}

static void
acies_game_row_finalize (GObject *object)
{
  g_free (ACIES_GAME_ROW (object)->id);
  G_OBJECT_CLASS (acies_game_row_parent_class)->finalize (object);
}

static void
acies_game_row_class_init (AciesGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  G_OBJECT_CLASS (klass)->finalize = acies_game_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, picture);
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, name);
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, line);
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, facts);
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, learn_button);
  gtk_widget_class_bind_template_child (widget_class, AciesGameRow, play_button);
}

static void
acies_game_row_init (AciesGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- the page ------------------------------------------------------------------------------- */

#define SUGGESTED "suggested-action"

struct _AciesHomePage
{
  AdwBin parent_instance;

  AciesCatalog      *catalog;
  AdwTabView        *tabs; /* borrowed */
  GtkWidget         *welcome;
  GtkWidget         *resume;
  AciesBoardPicture *resume_picture;
  GtkLabel          *resume_title;
  GtkLabel          *resume_text;
  GtkWidget         *resume_button;
  GtkWidget         *learn;
  AciesBoardPicture *learn_picture;
  GtkWidget         *learn_button;
  GtkWidget         *play;
  AciesBoardPicture *play_picture;
  GtkWidget         *play_button;
  AciesBoardPicture *design_picture;
  GtkWidget         *open;
  GtkListBox        *open_list;
  GtkBox            *faults;
  GtkListBox        *games;
};

G_DEFINE_FINAL_TYPE (AciesHomePage, acies_home_page, ADW_TYPE_BIN)

/* --- to continue ---------------------------------------------------------------------------- */

static void
show_document (AciesHomePage *self,
               AciesDocument *document)
{
  AciesSession     *game = acies_document_get_play (document);
  const AciesState *state = acies_session_get_state (game != NULL ? game : acies_document_get_edit (document));
  g_autofree char  *title = acies_document_dup_title (document);
  g_autofree char  *text = game != NULL ? acies_battle_dup_progress (game) : g_strdup (state->ruleset->name);
  g_autofree char  *heard = g_strdup_printf ("%s, %s", title, text);

  gtk_label_set_text (self->resume_title, title);
  gtk_label_set_text (self->resume_text, text);
  acies_accessible_describe (self->resume_button, heard);
  acies_board_picture_set_state (self->resume_picture, state, acies_catalog_get_theme (self->catalog, state->ruleset));
}

void
acies_home_page_offer (AciesHomePage *self,
                       AciesDocument *document,
                       GFile         *file)
{
  gboolean         later = document != NULL;
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  g_return_if_fail (ACIES_IS_HOME_PAGE (self));

  gtk_widget_set_visible (self->welcome, !later);
  gtk_widget_set_visible (self->resume, later);
  gtk_widget_set_visible (self->play, !later);
  acies_style_set (self->resume_button, SUGGESTED, later);
  acies_style_set (self->learn_button, SUGGESTED, !later);
  if (!later)
    return;
  show_document (self, document);
  set_action (self->resume_button, uri != NULL ? "win.open-file" : "win.back", uri);
}

void
acies_home_page_take_focus (AciesHomePage *self)
{
  g_return_if_fail (ACIES_IS_HOME_PAGE (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (self->resume) ? self->resume_button : self->learn_button);
}

static void
open_activated_cb (AciesHomePage *self,
                   GtkListBoxRow *row)
{
  adw_tab_view_set_selected_page (self->tabs, adw_tab_view_get_nth_page (self->tabs, gtk_list_box_row_get_index (row)));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* Lists the open documents if there are several; a single one has its own picture. Does not use the model of the tabs,
 * which is not updated yet when the last tab is closed. */
static void
show_open (AciesHomePage *self)
{
  int            n = adw_tab_view_get_n_pages (self->tabs);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->open_list, 0)) != NULL)
    gtk_list_box_remove (self->open_list, GTK_WIDGET (row));
  for (int i = 0; i < n; i++)
    gtk_list_box_append (self->open_list, acies_document_row_new (adw_tab_view_get_nth_page (self->tabs, i), NULL));
  gtk_widget_set_visible (self->open, n > 1);
}

/* --- to start ------------------------------------------------------------------------------- */

static void
show_battle (AciesHomePage     *self,
             AciesBoardPicture *picture,
             const char        *path)
{
  g_autoptr (AciesState) state = acies_scenario_read_bundled (path, acies_catalog_get_library (self->catalog), NULL);

  if (state != NULL)
    acies_board_picture_set_state (picture, state, acies_catalog_get_theme (self->catalog, state->ruleset));
}

/* @ruleset: the game to learn first, whose battles are the pictures */
static void
offer_ways (AciesHomePage      *self,
            const AciesRuleset *ruleset)
{
  g_autofree char *learn = acies_catalog_dup_learn_path (self->catalog, ruleset);
  g_autofree char *uri = learn != NULL ? g_filename_to_uri (learn, NULL, NULL) : NULL;
  g_auto (GStrv) paths = acies_library_list_scenarios (acies_catalog_get_library (self->catalog), ruleset->id);
  guint n = g_strv_length (paths);

  gtk_widget_set_visible (self->learn, uri != NULL);
  set_action (self->play_button, "library.games", "");
  if (uri != NULL)
    {
      set_action (self->learn_button, "win.learn", uri);
      show_battle (self, self->learn_picture, learn);
    }
  if (n > 0)
    {
      show_battle (self, self->play_picture, paths[0]);
      show_battle (self, self->design_picture, paths[n - 1]);
    }
}

static void
show_damaged (AciesHomePage *self,
              const char    *id,
              const char    *why)
{
  /* Translators: the id of a game, and the error */
  g_autofree char *text = g_strdup_printf (_ ("The game “%1$s” cannot be read: %2$s"), id, why);
  GtkWidget       *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (self->faults, label);
  gtk_widget_set_visible (GTK_WIDGET (self->faults), TRUE);
}

static void
game_activated_cb (AciesHomePage *self,
                   GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (row), "library.games", "s", ACIES_GAME_ROW (row)->id);
}

gboolean
acies_home_page_load (AciesHomePage *self,
                      AciesCatalog  *catalog,
                      AdwTabView    *tabs)
{
  AciesLibrary *library = acies_catalog_get_library (catalog);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  g_autoptr (GPtrArray) rulesets = acies_catalog_list_rulesets (catalog);

  g_return_val_if_fail (ACIES_IS_HOME_PAGE (self), FALSE);

  self->catalog = catalog;
  self->tabs = tabs;
  g_signal_connect_object (tabs, "notify::n-pages", G_CALLBACK (show_open), self, G_CONNECT_SWAPPED);
  show_open (self);
  for (guint i = 0; i < rulesets->len; i++)
    gtk_list_box_append (self->games, new_game_row (catalog, g_ptr_array_index (rulesets, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->games), rulesets->len > 0);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (acies_library_get_ruleset (library, ids[i], &error) == NULL)
        show_damaged (self, ids[i], error->message);
    }
  if (rulesets->len > 0)
    offer_ways (self, g_ptr_array_index (rulesets, 0));
  return ids[0] != NULL;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_home_page_class_init (AciesHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, welcome);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, resume);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, resume_picture);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, resume_title);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, resume_text);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, learn);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, learn_picture);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, play);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, play_picture);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, design_picture);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, open);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, open_list);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, faults);
  gtk_widget_class_bind_template_child (widget_class, AciesHomePage, games);
  gtk_widget_class_bind_template_callback (widget_class, game_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_activated_cb);
}

static void
acies_home_page_init (AciesHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

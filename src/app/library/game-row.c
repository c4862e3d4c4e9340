/* game-row.c - a game in the Library: its description, playing time and difficulty, and buttons to learn and play it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/game-row.h"

#include "formats/scenario/scenario-xml.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"

#include <adwaita.h>
#include <glib/gi18n.h>

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
  /* Translators: how long a game takes, from and to */
  return g_strdup_printf (_ ("%1$u to %2$u minutes"), overview->minutes, overview->most_minutes);
}

static char *
dup_players (const AciesOverview *overview)
{
  if (overview->players == overview->most_players)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player", "%u players", overview->players), overview->players);
  /* Translators: how many can play a game, from and to */
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

/* GTK wants to know the parameter first. */
void
acies_game_row_set_action (GtkWidget  *button,
                           const char *action,
                           const char *target)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);

  gtk_actionable_set_action_name (actionable, NULL);
  gtk_actionable_set_action_target_value (actionable, target != NULL ? g_variant_new_string (target) : NULL);
  gtk_actionable_set_action_name (actionable, action);
}

/* The battle for learning the game is its picture, too: it is small. */
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
  acies_game_row_set_action (self->learn_button, "library.learn", uri);
  acies_board_picture_set_state (self->picture, state, acies_catalog_get_theme (catalog, state->ruleset));
}

GtkWidget *
acies_game_row_new (AciesCatalog       *catalog,
                    const AciesRuleset *ruleset)
{
  AciesGameRow *self = g_object_new (ACIES_TYPE_GAME_ROW, NULL);

  self->id = g_strdup (ruleset->id);
  gtk_label_set_text (self->name, ruleset->name);
  gtk_label_set_text (self->line, ruleset->overview.line != NULL ? ruleset->overview.line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->line), ruleset->overview.line != NULL);
  acies_game_row_set_action (self->play_button, "library.games", ruleset->id);
  say_facts (self, catalog, ruleset);
  offer_learn (self, catalog, ruleset);
  return GTK_WIDGET (self);
}

void
acies_game_row_open (AciesGameRow *self)
{
  g_return_if_fail (ACIES_IS_GAME_ROW (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "library.games", "s", self->id);
}

static void
acies_game_row_finalize (GObject *object)
{
  g_free (ACIES_GAME_ROW (object)->id);
  G_OBJECT_CLASS (acies_game_row_parent_class)->finalize (object);
}

static void
acies_game_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_GAME_ROW);
  G_OBJECT_CLASS (acies_game_row_parent_class)->dispose (object);
}

static void
acies_game_row_class_init (AciesGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  G_OBJECT_CLASS (klass)->dispose = acies_game_row_dispose;
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

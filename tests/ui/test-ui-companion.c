/* test-ui-companion.c - the pages beside a real board: two taps show the odds, and all that is offered works
 *
 * Needs a display; tests/gui/in-box.py gives it one. ACIES_SHOTS=FOLDER takes pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/dice-roller.h"
#include "companion/fight-page.h"
#include "engine/odds/duel-form.h"
#include "support/battles.h"
#include "support/data.h"

#include <adwaita.h>

typedef struct
{
  AciesLibrary *library;
  AciesState   *battle;
  AciesTheme   *theme;
  GtkWindow    *window;
  GtkWidget    *page;
} Fixture;

static gboolean
matches (GtkWidget  *widget,
         const char *type,
         const char *text)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), type) && gtk_widget_is_sensitive (widget) &&
         (text == NULL || (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0) ||
          (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text)));
}

static GtkWidget *
find (GtkWidget  *widget,
      const char *type,
      const char *text)
{
  GtkWidget *found = matches (widget, type, text) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type, text);

  return found;
}

static void
settle (void)
{
  for (guint i = 0; i < 30; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (3000);
    }
}

static void
tap (Fixture    *self,
     const char *type,
     const char *text)
{
  GtkWidget *button = find (self->page, type, text);

  g_test_message ("%s", text);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

static void
shoot (Fixture    *self,
       const char *name,
       int         width,
       int         height,
       gboolean    dark)
{
  g_autofree char *path = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot;

  if (g_getenv ("ACIES_SHOTS") == NULL)
    return;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_window_set_default_size (self->window, width, height);
  settle ();
  settle ();
  paintable = gtk_widget_paintable_new (GTK_WIDGET (self->window));
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (self->window)), gtk_widget_get_height (GTK_WIDGET (self->window)));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (self->window)), node, NULL);
  path = g_strdup_printf ("%s/%s-%dx%d%s.png", g_getenv ("ACIES_SHOTS"), name, width, height, dark ? "-dark" : "");
  gdk_texture_save_to_png (texture, path);
}

static void
set_up (Fixture      *self,
        gconstpointer battle)
{
  self->library = acies_library_new (NULL);
  self->battle = battle_load (self->library, battle);
  self->theme = acies_theme_new_plain (self->battle->ruleset);
  self->page = g_object_new (ACIES_TYPE_FIGHT_PAGE, NULL);
  self->window = GTK_WINDOW (g_object_ref_sink (gtk_window_new ()));
  acies_fight_page_set_state (ACIES_FIGHT_PAGE (self->page), self->battle, self->theme);
  gtk_window_set_default_size (self->window, 700, 760);
  gtk_window_set_child (self->window, self->page);
  gtk_window_present (self->window);
  settle ();
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  gtk_window_destroy (self->window);
  g_object_unref (self->window);
  settle ();
  acies_theme_free (self->theme);
  acies_state_free (self->battle);
  acies_library_unref (self->library);
}

static AciesId
type_of (Fixture    *self,
         const char *id)
{
  return acies_ruleset_find_unit_type (self->battle->ruleset, id);
}

/* --- the fight ------------------------------------------------------------------------------ */

static void
roll_cb (GtkWidget *page,
         AciesDice *dice,
         gpointer   unused)
{
  for (guint i = 0; i < dice->n; i++)
    dice->faces[i] = (guint8) (4 + i % 3);
}

typedef struct
{
  guint attacker, target, n, losses;
} Fought;

static void
fought_cb (GtkWidget *page,
           guint      attacker,
           guint      target,
           AciesDice *dice,
           guint      losses,
           Fought    *fought)
{
  *fought = (Fought) { attacker, target, dice != NULL ? dice->n : 0, losses };
}

static void
two_taps (Fixture      *self,
          gconstpointer unused)
{
  Fought fought = { 0 };

  g_signal_connect (self->page, "roll", G_CALLBACK (roll_cb), NULL);
  g_signal_connect (self->page, "fought", G_CALLBACK (fought_cb), &fought);
  shoot (self, "fight-start", 700, 760, FALSE);
  acies_fight_page_choose (ACIES_FIGHT_PAGE (self->page), 0, type_of (self, "principes"), type_of (self, "pezhetairoi"));
  settle ();
  g_assert_nonnull (find (self->page, "GtkLabel", "3 dice"));
  shoot (self, "fight", 700, 760, FALSE);
  shoot (self, "fight", 360, 560, FALSE);
  shoot (self, "fight", 700, 760, TRUE);
  shoot (self, "fight", 800, 1200, FALSE);
  tap (self, "GtkToggleButton", "Flanking");
  g_assert_nonnull (find (self->page, "GtkLabel", "4 dice"));
  tap (self, "GtkButton", "+");
  shoot (self, "fight-flanking", 700, 760, FALSE);
  gtk_widget_activate_action (self->page, "fight.roll", NULL);
  settle ();
  shoot (self, "fight-rolled", 700, 760, FALSE);
  shoot (self, "fight-rolled", 360, 560, FALSE);
  tap (self, "GtkButton", "Note the Result");
  g_assert_cmpuint (fought.attacker, ==, type_of (self, "principes"));
  g_assert_cmpuint (fought.target, ==, type_of (self, "pezhetairoi"));
  gtk_widget_activate_action (self->page, "fight.swap", NULL);
  settle ();
  g_assert_nonnull (find (self->page, "GtkLabel", "3 dice"));
  tap (self, "GtkToggleButton", "Type In");
  shoot (self, "fight-typing", 700, 760, FALSE);
  shoot (self, "fight-typing", 360, 560, FALSE);
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (find (self->page, "AciesDiceInput", NULL), "dice.put", "i", (gint32) 6);
  settle ();
  g_assert_nonnull (find (self->page, "GtkLabel", "3 hits\nPrincipes are eliminated"));
  g_assert_null (find (self->page, "AciesDiceInput", NULL));
  gtk_widget_activate_action (self->page, "fight.clear", NULL);
  settle ();
  g_assert_null (find (self->page, "GtkLabel", "3 dice"));
}

/* --- the dice ------------------------------------------------------------------------------- */

static void
rolled_cb (GtkWidget *roller,
           AciesDice *dice,
           AciesDice *rolled)
{
  *rolled = *dice;
}

static void
dice (Fixture      *self,
      gconstpointer unused)
{
  AciesDice rolled = { 0 };

  gtk_window_set_child (self->window, NULL);
  self->page = g_object_new (ACIES_TYPE_DICE_ROLLER, NULL);
  acies_dice_roller_set_state (ACIES_DICE_ROLLER (self->page), self->battle, self->theme);
  acies_dice_roller_set_seed (ACIES_DICE_ROLLER (self->page), 1);
  g_signal_connect (self->page, "rolled", G_CALLBACK (rolled_cb), &rolled);
  gtk_window_set_child (self->window, self->page);
  settle ();
  tap (self, "GtkToggleButton", "3");
  tap (self, "GtkButton", "Roll 3 Dice");
  g_assert_cmpuint (rolled.n, ==, 3);
  for (guint i = 0; i < rolled.n; i++)
    {
      g_assert_cmpuint (rolled.faces[i], >, 0);
      g_assert_cmpuint (rolled.faces[i], <=, self->battle->ruleset->die_types[rolled.types[i]].n_faces);
    }
  for (guint i = 0; i < 5; i++)
    acies_dice_roller_roll (ACIES_DICE_ROLLER (self->page));
  gtk_expander_set_expanded (GTK_EXPANDER (find (self->page, "GtkExpander", NULL)), TRUE);
  settle ();
  g_assert_nonnull (find (self->page, "GtkLabel", "Seed of the dice: 1"));
  shoot (self, self->battle->ruleset->id, 500, 700, FALSE);
  shoot (self, self->battle->ruleset->id, 360, 560, TRUE);
  tap (self, "GtkToggleButton", "Type In");
  shoot (self, "dice-typing", 500, 700, FALSE);
}

/* --- checks --------------------------------------------------------------------------------- */

static void
checks (Fixture      *self,
        gconstpointer unused)
{
  shoot (self, "checks", 700, 760, FALSE);
  shoot (self, "checks", 360, 560, FALSE);
  tap (self, "GtkButton", "Roll the Die");
  shoot (self, "checks-rolled", 700, 760, TRUE);
  tap (self, "GtkToggleButton", "Pay for a Command Card");
  g_assert_null (find (self->page, "GtkButton", "Roll the Die"));
  shoot (self, "pay", 360, 560, FALSE);
}

/* Two types of every game with fights, in both shapes. */
static void
all_fight (Fixture      *self,
           gconstpointer unused)
{
  const AciesUnit *units = self->battle->units;
  AciesId          enemy = ACIES_NO_ID;

  for (guint i = 0; i < self->battle->n_units && enemy == ACIES_NO_ID; i++)
    enemy = units[i].side != units[0].side && acies_duel_is_possible (self->battle, units[0].type, units[i].type) ? units[i].type : ACIES_NO_ID;
  acies_fight_page_choose (ACIES_FIGHT_PAGE (self->page), units[0].side, units[0].type, enemy);
  settle ();
  g_assert_nonnull (find (self->page, "GtkToggleButton", "Type In"));
  shoot (self, self->battle->ruleset->id, 700, 760, FALSE);
  shoot (self, self->battle->ruleset->id, 360, 561, FALSE);
  gtk_widget_activate_action (self->page, "fight.roll", NULL);
  settle ();
  shoot (self, self->battle->ruleset->id, 700, 761, FALSE);
}

static void
add_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/aciesgame/Acies/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  add_style ();
  g_test_add ("/ui/companion/two-taps", Fixture, "pydna", set_up, two_taps, tear_down);

  g_test_add ("/ui/companion/checks", Fixture, "two-legates", set_up, checks, tear_down);
  g_test_add ("/ui/companion/two-rolls", Fixture, "ticinus", set_up, all_fight, tear_down);
  g_test_add ("/ui/companion/compared-rolls", Fixture, "leucus", set_up, all_fight, tear_down);
  g_test_add ("/ui/companion/kinds-of-dice", Fixture, "telamon", set_up, all_fight, tear_down);
  g_test_add ("/ui/companion/dice", Fixture, "pydna", set_up, dice, tear_down);
  g_test_add ("/ui/companion/dice-of-kinds", Fixture, "telamon", set_up, dice, tear_down);

  return g_test_run ();
}

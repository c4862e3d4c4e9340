/* battle-list.c - cards for all battles that come with the program, grouped by game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/battle-list.h"

#include "app/document/battles.h"
#include "engine/core/engine.h"
#include "formats/scenario/scenario-xml.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/menus.h"

#include <glib/gi18n.h>

/* --- a card --------------------------------------------------------------------------------- */

#define ACIES_TYPE_BATTLE_CARD (acies_battle_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattleCard, acies_battle_card, ACIES, BATTLE_CARD, GtkFlowBoxChild)

/* What a card offers, in the order of the cards of a game. */
typedef enum
{
  CARD_LEARN,
  CARD_PUZZLES,
  CARD_BATTLE,
} CardKind;

struct _AciesBattleCard
{
  GtkFlowBoxChild parent_instance;

  GFile             *file;
  CardKind           kind;
  int                year;
  char              *words; /* text to search */
  AciesBoardPicture *picture;
  GtkLabel          *title;
  GtkLabel          *place;
  GtkLabel          *armies;
  GtkLabel          *game;
  GtkWidget         *open_button;
  GtkMenuButton     *play_button;
};

G_DEFINE_FINAL_TYPE (AciesBattleCard, acies_battle_card, GTK_TYPE_FLOW_BOX_CHILD)

/* Returns: (transfer full): a line for each army, and one with the first side and the number of rounds */
static char *
describe_armies (const AciesState *state)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *course = acies_battle_dup_course (state);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint n = acies_battle_count_units (state, side);

      /* Translators: an army and the number of its units, "Rome, 17 units" */
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u unit", "%1$s, %2$u units", n),
                              state->ruleset->sides[side].name, n);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, course);
  return g_string_free (text, FALSE);
}

/* --- ways to play --------------------------------------------------------------------------- */

static void
append_side (GMenu            *menu,
             const char       *uri,
             const AciesState *state,
             AciesSide         side)
{
  /* Translators: the side that the user will play: “Play Rome Against the Computer” */
  g_autofree char *label = g_strdup_printf (_ ("Play %s Against the Computer"), state->ruleset->sides[side].name);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.play-side", "(su)", uri, (guint) side);
  g_menu_append_item (menu, item);
}

/* Adds a menu item for each side, starting with the one that moves first, if that is known. */
static void
offer_play (AciesBattleCard  *self,
            const AciesState *state)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) sides = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  g_autoptr (GMenuItem) set_up = g_menu_item_new (_ ("Set _Up a Game…"), NULL);
  g_autoptr (GMenuItem) table = g_menu_item_new (_ ("At the _Table…"), NULL);
  g_autofree char *uri = g_file_get_uri (self->file);
  AciesSide        first = acies_state_first_side (state);

  if (first != ACIES_NO_SIDE)
    append_side (sides, uri, state, first);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (side != first)
      append_side (sides, uri, state, side);
  g_menu_item_set_action_and_target (set_up, "win.set-up-file", "s", uri);
  g_menu_append_item (others, set_up);
  g_menu_item_set_action_and_target (table, "win.table-file", "s", uri);
  g_menu_append_item (others, table);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (sides));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  acies_menu_later (self->play_button, G_MENU_MODEL (menu));
}

/* --- the card ------------------------------------------------------------------------------- */

/* Many cards have the same buttons, so their accessible names say of what they are. */
static void
name_buttons (AciesBattleCard *self,
              const char      *open,
              const char      *play)
{
  acies_accessible_name (self->open_button, open);
  acies_accessible_name (GTK_WIDGET (self->play_button), play);
  acies_accessible_name (gtk_widget_get_first_child (GTK_WIDGET (self->play_button)), play); /* the focusable part */
}

static GtkWidget *
new_card (GFile            *file,
          const AciesState *state,
          AciesTheme       *theme,
          CardKind          kind)
{
  AciesBattleCard *self = g_object_new (ACIES_TYPE_BATTLE_CARD, NULL);
  const char      *title = state->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *place = kind == CARD_LEARN ? g_strdup (_ ("Learn the game against an easy computer")) : acies_battle_dup_place (state);
  g_autofree char *armies = describe_armies (state);
  /* Translators: the name of a game */
  g_autofree char *open = kind == CARD_LEARN ? g_strdup_printf (_ ("Learn %s"), state->ruleset->name)
                                             : g_strdup_printf (_ ("Open %s"), title);
  g_autofree char *play = g_strdup_printf (_ ("Play %s"), title);

  self->file = g_object_ref (file);
  self->kind = kind;
  self->year = acies_battle_find_year (state);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->armies, armies);
  gtk_label_set_text (self->game, state->ruleset->name);
  if (kind == CARD_LEARN)
    gtk_button_set_label (GTK_BUTTON (self->open_button), _ ("Learn"));
  gtk_widget_set_visible (GTK_WIDGET (self->play_button), kind != CARD_LEARN);
  acies_board_picture_set_state (self->picture, state, theme);
  self->words = g_strjoin (" ", title, place, armies, state->ruleset->name, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place, -1);
  name_buttons (self, open, play);
  offer_play (self, state);
  return GTK_WIDGET (self);
}

/* Opens the battle, starts to learn the game with it, or starts the next puzzle. */
static void
open_card (AciesBattleCard *self)
{
  static const char *const actions[] = {
    [CARD_LEARN] = "win.learn",
    [CARD_PUZZLES] = "win.puzzle",
    [CARD_BATTLE] = "win.open-file",
  };
  g_autofree char *uri = g_file_get_uri (self->file);

  gtk_widget_activate_action (GTK_WIDGET (self), actions[self->kind], "s", uri);
}

/* --- the puzzles of a game ------------------------------------------------------------------ */

/* Adds the puzzles of a level to the menu. */
static void
append_level (GMenu           *menu,
              const GPtrArray *puzzles,
              AciesGoal        level)
{
  static const char *const levels[] = {
    [ACIES_GOAL_EASY] = NC_ ("puzzle", "Easy"),
    [ACIES_GOAL_MEDIUM] = NC_ ("puzzle", "Medium"),
    [ACIES_GOAL_HARD] = NC_ ("puzzle", "Hard"),
  };
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AciesPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      const char        *title = puzzle->state->texts->text[ACIES_TEXT_TITLE];
      /* Translators: the title of a puzzle */
      g_autofree char *label = g_strdup_printf (puzzle->is_solved ? _ ("%s (solved)") : "%s", title);
      g_autofree char *uri = g_file_get_uri (puzzle->file);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.puzzle", "s", uri);
      if (puzzle->state->texts->goal == level)
        g_menu_append_item (section, item);
    }
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, g_dpgettext2 (GETTEXT_PACKAGE, "puzzle", levels[level]), G_MENU_MODEL (section));
}

/* Offers the next puzzle on the card, and all of them in its menu. */
static void
show_puzzles (AciesBattleCard    *self,
              AciesCatalog       *catalog,
              const AciesRuleset *ruleset)
{
  g_autoptr (GPtrArray) puzzles = acies_puzzle_list (acies_catalog_get_library (catalog), ruleset->id);
  const AciesPuzzle *next = acies_puzzle_find_next (puzzles, NULL);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *solved = NULL;
  guint            n = 0;

  for (guint i = 0; i < puzzles->len; i++)
    n += ((const AciesPuzzle *) g_ptr_array_index (puzzles, i))->is_solved;
  /* Translators: the number of solved puzzles, and of all puzzles */
  solved = g_strdup_printf (_ ("%1$u of %2$u puzzles solved"), n, puzzles->len);
  g_set_object (&self->file, next->file);
  gtk_label_set_text (self->place, solved);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, solved, -1);
  acies_board_picture_set_state (self->picture, next->state, acies_catalog_get_theme (catalog, next->state->ruleset));
  for (AciesGoal level = ACIES_GOAL_EASY; level < ACIES_N_GOALS; level++)
    append_level (menu, puzzles, level);
  acies_menu_later (self->play_button, G_MENU_MODEL (menu));
}

static GtkWidget *
new_puzzle_card (AciesCatalog       *catalog,
                 const AciesRuleset *ruleset)
{
  AciesBattleCard *self = g_object_new (ACIES_TYPE_BATTLE_CARD, NULL);
  const char      *title = _ ("Find the Best Turn");
  /* Translators: the name of a game */
  g_autofree char *next = g_strdup_printf (_ ("Next puzzle of %s"), ruleset->name);
  /* Translators: the name of a game */
  g_autofree char *all = g_strdup_printf (_ ("All puzzles of %s"), ruleset->name);

  self->kind = CARD_PUZZLES;
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->armies, _ ("Play one turn, and see what it was worth."));
  gtk_label_set_text (self->game, ruleset->name);
  gtk_button_set_label (GTK_BUTTON (self->open_button), _ ("Next Puzzle"));
  gtk_menu_button_set_label (self->play_button, C_ ("puzzles", "All"));
  self->words = g_strjoin (" ", title, ruleset->name, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  name_buttons (self, next, all);
  show_puzzles (self, catalog, ruleset);
  return GTK_WIDGET (self);
}

static void
acies_battle_card_finalize (GObject *object)
{
  AciesBattleCard *self = ACIES_BATTLE_CARD (object);

  g_clear_object (&self->file);
  g_free (self->words);
  G_OBJECT_CLASS (acies_battle_card_parent_class)->finalize (object);
}

static void
acies_battle_card_class_init (AciesBattleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  G_OBJECT_CLASS (klass)->finalize = acies_battle_card_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/battle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, picture);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, title);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, place);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, armies);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, game);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, open_button);
  gtk_widget_class_bind_template_child (widget_class, AciesBattleCard, play_button);
  gtk_widget_class_bind_template_callback (widget_class, open_card);
}

static void
acies_battle_card_init (AciesBattleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- the list ------------------------------------------------------------------------------- */

/* Maximum time for loading in one frame, in microseconds. Loading everything takes about this long. */
#define LOADING_TIME 12000

/* The battles of one game. */
typedef struct
{
  const AciesRuleset *ruleset;
  GtkWidget          *label;
  GtkFlowBox         *battles;
} Group;

/* A scenario that has not been loaded yet. */
typedef struct
{
  guint    group;
  char    *path; /* NULL for the puzzles of the game */
  CardKind kind;
} ToLoad;

struct _AciesBattleList
{
  AdwBin parent_instance;

  AciesCatalog *catalog;
  GtkWidget    *box;
  GtkWidget    *loading_label;
  GArray       *groups;  /* of Group, by ruleset; NULL before loading starts */
  GQueue        to_load; /* of ToLoad */
  char         *search;
  char         *wanted; /* (nullable): id of the game to show after loading */
};

G_DEFINE_FINAL_TYPE (AciesBattleList, acies_battle_list, ADW_TYPE_BIN)

/* --- the battles of a game ------------------------------------------------------------------ */

static void
battle_activated_cb (GtkFlowBox      *battles,
                     GtkFlowBoxChild *child)
{
  open_card (ACIES_BATTLE_CARD (child));
}

/* Sorts the learning battle first, then the puzzles, then by year; battles without a year come last. */
static int
compare_battles (GtkFlowBoxChild *a,
                 GtkFlowBoxChild *b,
                 gpointer         user_data)
{
  AciesBattleCard *one = ACIES_BATTLE_CARD (a);
  AciesBattleCard *other = ACIES_BATTLE_CARD (b);

  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  if (one->year != other->year)
    return one->year < other->year ? -1 : 1;
  return g_utf8_collate (gtk_label_get_text (one->title), gtk_label_get_text (other->title));
}

static gboolean
filter_battle (GtkFlowBoxChild *child,
               gpointer         user_data)
{
  return g_str_match_string (ACIES_BATTLE_LIST (user_data)->search, ACIES_BATTLE_CARD (child)->words, TRUE);
}

/* Moves the focus with the arrow keys from the battles of one game to the next. */
static gboolean
keynav_failed_cb (GtkWidget       *battles,
                  GtkDirectionType direction)
{
  return (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN) &&
         gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (battles)),
                                 direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

static GtkFlowBox *
new_flow_box (AciesBattleList *self,
              const char      *name)
{
  GtkWidget *battles = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "activate-on-single-click", FALSE,
                                     "row-spacing", 12, "column-spacing", 12, "min-children-per-line", 1,
                                     "max-children-per-line", 4, "valign", GTK_ALIGN_START, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (battles), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_set_sort_func (GTK_FLOW_BOX (battles), compare_battles, NULL, NULL);
  gtk_flow_box_set_filter_func (GTK_FLOW_BOX (battles), filter_battle, self, NULL);
  g_signal_connect (battles, "child-activated", G_CALLBACK (battle_activated_cb), NULL);
  g_signal_connect (battles, "keynav-failed", G_CALLBACK (keynav_failed_cb), NULL);
  return GTK_FLOW_BOX (battles);
}

static void
queue (AciesBattleList *self,
       const char      *path,
       CardKind         kind)
{
  ToLoad *next = g_new (ToLoad, 1);

  *next = (ToLoad) { self->groups->len - 1, g_strdup (path), kind };
  g_queue_push_tail (&self->to_load, next);
}

static void
add_group (AciesBattleList    *self,
           const AciesRuleset *ruleset)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_auto (GStrv) paths = acies_library_list_scenarios (library, ruleset->id);
  g_auto (GStrv) puzzles = acies_library_list_puzzles (library, ruleset->id);
  g_autofree char *learn = acies_catalog_dup_learn_path (self->catalog, ruleset);
  Group            group = { ruleset, gtk_label_new (ruleset->name), new_flow_box (self, ruleset->name) };

  gtk_label_set_xalign (GTK_LABEL (group.label), 0);
  gtk_label_set_wrap (GTK_LABEL (group.label), TRUE);
  gtk_widget_set_margin_start (group.label, 6);
  gtk_widget_set_margin_top (group.label, self->groups->len > 0 ? 18 : 0);
  gtk_widget_set_visible (group.label, FALSE);
  gtk_widget_add_css_class (group.label, "title-4");
  gtk_box_append (GTK_BOX (self->box), group.label);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (group.battles));
  g_array_append_val (self->groups, group);
  if (learn != NULL)
    queue (self, learn, CARD_LEARN);
  if (puzzles[0] != NULL)
    queue (self, NULL, CARD_PUZZLES);
  for (guint i = 0; paths[i] != NULL; i++)
    queue (self, paths[i], CARD_BATTLE);
}

/* Returns: the number of matching battles of the game */
static guint
filter_group (const Group *group)
{
  GtkFlowBoxChild *child;
  guint            n = 0;

  gtk_flow_box_invalidate_filter (group->battles);
  for (int i = 0; (child = gtk_flow_box_get_child_at_index (group->battles, i)) != NULL; i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (child));
  gtk_widget_set_visible (group->label, n > 0);
  return n;
}

/* --- loading -------------------------------------------------------------------------------- */

static void
to_load_free (ToLoad *self)
{
  g_free (self->path);
  g_free (self);
}

static GtkWidget *
load_card (AciesBattleList *self,
           const ToLoad    *next)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_autoptr (GFile) file = g_file_new_for_path (next->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = acies_scenario_read_bundled (next->path, library, &error);

  if (state != NULL)
    return new_card (file, state, acies_catalog_get_theme (self->catalog, state->ruleset), next->kind);
  g_message ("%s", error->message);
  return NULL;
}

static void
load_next (AciesBattleList *self)
{
  ToLoad      *next = g_queue_pop_head (&self->to_load);
  const Group *group = &g_array_index (self->groups, Group, next->group);
  GtkWidget   *card = next->kind == CARD_PUZZLES ? new_puzzle_card (self->catalog, group->ruleset) : load_card (self, next);

  if (card != NULL)
    {
      gtk_widget_set_visible (group->label, TRUE);
      gtk_flow_box_insert (group->battles, card, -1);
    }
  to_load_free (next);
}

/* Puzzles may have been solved since the list was last shown. */
static void
refresh_puzzles (AciesBattleList *self)
{
  for (guint i = 0; self->groups != NULL && i < self->groups->len; i++)
    {
      const Group     *group = &g_array_index (self->groups, Group, i);
      GtkFlowBoxChild *child;

      for (int j = 0; (child = gtk_flow_box_get_child_at_index (group->battles, j)) != NULL; j++)
        if (ACIES_BATTLE_CARD (child)->kind == CARD_PUZZLES)
          show_puzzles (ACIES_BATTLE_CARD (child), self->catalog, group->ruleset);
    }
}

static void
set_loading (AciesBattleList *self,
             gboolean         loading)
{
  gtk_widget_set_visible (self->loading_label, loading);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, loading, -1);
}

static void
show_wanted (AciesBattleList *self)
{
  g_autofree char *wanted = g_steal_pointer (&self->wanted);

  if (wanted != NULL)
    acies_battle_list_show_game (self, wanted);
}

/* Loads as many battles as fit into one frame, so that the window stays responsive. */
static gboolean
load_some_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  AciesBattleList *self = ACIES_BATTLE_LIST (widget);
  gint64           end = g_get_monotonic_time () + LOADING_TIME;

  while (!g_queue_is_empty (&self->to_load) && g_get_monotonic_time () < end)
    load_next (self);
  if (!g_queue_is_empty (&self->to_load))
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_visible (self->loading_label))
    {
      set_loading (self, FALSE);
      g_signal_emit_by_name (self, "loaded");
      return G_SOURCE_CONTINUE; /* the last cards are placed in this frame */
    }
  show_wanted (self);
  return G_SOURCE_REMOVE;
}

static void
load (AciesBattleList *self)
{
  g_autoptr (GPtrArray) rulesets = NULL;

  if (self->groups != NULL)
    return;
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  rulesets = acies_catalog_list_rulesets (self->catalog);
  for (guint i = 0; i < rulesets->len; i++)
    add_group (self, g_ptr_array_index (rulesets, i));
  set_loading (self, TRUE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), load_some_cb, NULL, NULL);
}

gboolean
acies_battle_list_is_loading (AciesBattleList *self)
{
  g_return_val_if_fail (ACIES_IS_BATTLE_LIST (self), FALSE);

  return self->groups == NULL || gtk_widget_get_visible (self->loading_label);
}

guint
acies_battle_list_filter (AciesBattleList *self,
                          const char      *search)
{
  guint n = 0;

  g_return_val_if_fail (ACIES_IS_BATTLE_LIST (self), 0);

  g_free (self->search);
  self->search = g_strdup (search);
  load (self);
  for (guint i = 0; i < self->groups->len; i++)
    n += filter_group (&g_array_index (self->groups, Group, i));
  return n;
}

void
acies_battle_list_show_game (AciesBattleList *self,
                             const char      *ruleset_id)
{
  g_return_if_fail (ACIES_IS_BATTLE_LIST (self));

  if (acies_battle_list_is_loading (self))
    {
      g_free (self->wanted);
      self->wanted = g_strdup (ruleset_id);
      return;
    }
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group     *group = &g_array_index (self->groups, Group, i);
      GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (group->battles, 0);

      if (first != NULL && g_str_equal (group->ruleset->id, ruleset_id))
        gtk_widget_grab_focus (GTK_WIDGET (first));
    }
}

void
acies_battle_list_set_catalog (AciesBattleList *self,
                               AciesCatalog    *catalog)
{
  g_return_if_fail (ACIES_IS_BATTLE_LIST (self));

  self->catalog = catalog;
}

/* --- the class ------------------------------------------------------------------------------ */

/* The battles are loaded late because a user who opens a file may never see them. */
static void
acies_battle_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_battle_list_parent_class)->map (widget);
  refresh_puzzles (ACIES_BATTLE_LIST (widget));
  if (ACIES_BATTLE_LIST (widget)->catalog != NULL)
    load (ACIES_BATTLE_LIST (widget));
}

static void
acies_battle_list_finalize (GObject *object)
{
  AciesBattleList *self = ACIES_BATTLE_LIST (object);

  g_queue_clear_full (&self->to_load, (GDestroyNotify) to_load_free);
  g_clear_pointer (&self->groups, g_array_unref);
  g_free (self->search);
  g_free (self->wanted);
  G_OBJECT_CLASS (acies_battle_list_parent_class)->finalize (object);
}

static void
acies_battle_list_class_init (AciesBattleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_battle_list_finalize;
  widget_class->map = acies_battle_list_map;
  g_signal_new ("loaded", ACIES_TYPE_BATTLE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_battle_list_init (AciesBattleList *self)
{
  g_queue_init (&self->to_load);
  self->search = g_strdup ("");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  adw_bin_set_child (ADW_BIN (self), self->box);
  self->loading_label = gtk_label_new (_ ("Loading battles…"));
  gtk_label_set_xalign (GTK_LABEL (self->loading_label), 0);
  gtk_widget_set_margin_start (self->loading_label, 6);
  gtk_widget_add_css_class (self->loading_label, "dim-label");
  gtk_widget_set_visible (self->loading_label, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->loading_label);
}

/* library-page.c - what can be opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-page.h"

#include "app/library/battle-card.h"
#include "app/library/recent-list.h"
#include "app/shared/fullscreen.h"
#include "formats/scenario/scenario-xml.h"
#include "widgets/menu-later.h"

#include <glib/gi18n.h>

/* Of one frame, in microseconds: all that come with the program take about so long. */
#define LOADING_TIME 12000

/* The battles of one game. */
typedef struct
{
  GtkWidget  *label;
  GtkFlowBox *battles;
} Group;

/* A scenario to be read. */
typedef struct
{
  guint group;
  char *path;
} ToLoad;

struct _AciesLibraryPage
{
  GtkWidget parent_instance;

  GtkWidget    *box;
  AciesCatalog *catalog;
  GArray       *groups;  /* of Group, by ruleset */
  gboolean      damaged; /* it says so of a game */
  GQueue        to_load; /* of ToLoad */
  gboolean      loading; /* some are left, or it is not known yet whether there are any */
  gulong        mapped;  /* handler of the first time that it shows */

  AdwHeaderBar    *bar;
  GtkWidget       *leave_fullscreen;
  GtkWidget       *back_button;
  GtkStack        *stack;
  GtkBox          *groups_box;
  GtkWidget       *loading_label;
  GtkSearchBar    *search_bar;
  GtkEditable     *search_entry;
  GtkMenuButton   *menu_button;
  GMenuModel      *library_menu;
  AciesRecentList *recent;
};

enum
{
  CHOSEN,
  FORGOT,
  PLAY,
  SET_UP,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLibraryPage, acies_library_page, GTK_TYPE_WIDGET)

/* --- battles -------------------------------------------------------------------------------- */

static void
choose (AciesLibraryPage *self,
        GFile            *file)
{
  g_signal_emit (self, signals[CHOSEN], 0, file);
}

static void
play_cb (AciesLibraryPage *self,
         guint             side,
         AciesBattleCard  *card)
{
  g_signal_emit (self, signals[PLAY], 0, acies_battle_card_get_file (card), side);
}

static void
set_up_cb (AciesLibraryPage *self,
           AciesBattleCard  *card)
{
  g_signal_emit (self, signals[SET_UP], 0, acies_battle_card_get_file (card));
}

static void
battle_activated_cb (GtkFlowBox       *battles,
                     GtkFlowBoxChild  *child,
                     AciesLibraryPage *self)
{
  choose (self, acies_battle_card_get_file (ACIES_BATTLE_CARD (child)));
}

static int
compare_battles (GtkFlowBoxChild *a,
                 GtkFlowBoxChild *b,
                 gpointer         user_data)
{
  return acies_battle_card_compare (ACIES_BATTLE_CARD (a), ACIES_BATTLE_CARD (b));
}

static gboolean
filter_battle (GtkFlowBoxChild *child,
               gpointer         user_data)
{
  AciesLibraryPage *self = user_data;

  return acies_battle_card_matches (ACIES_BATTLE_CARD (child), gtk_editable_get_text (self->search_entry));
}

static void
add_battle (AciesLibraryPage *self,
            const Group      *group,
            const char       *path)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = acies_scenario_read_bundled (path, library, &error);
  GtkWidget *card;

  if (state == NULL)
    {
      g_message ("%s", error->message);
      return;
    }
  gtk_widget_set_visible (group->label, TRUE);
  card = acies_battle_card_new (file, state, acies_catalog_get_theme (self->catalog, state->ruleset));
  g_signal_connect_swapped (card, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (card, "set-up", G_CALLBACK (set_up_cb), self);
  gtk_flow_box_insert (group->battles, card, -1);
}

static gboolean
has_battles (AciesLibraryPage *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    if (gtk_flow_box_get_child_at_index (g_array_index (self->groups, Group, i).battles, 0) != NULL)
      return TRUE;
  return FALSE;
}

static void search_changed_cb (AciesLibraryPage *self);

static void
to_load_free (ToLoad *self)
{
  g_free (self->path);
  g_free (self);
}

static void
load_next (AciesLibraryPage *self)
{
  ToLoad *next = g_queue_pop_head (&self->to_load);

  add_battle (self, &g_array_index (self->groups, Group, next->group), next->path);
  to_load_free (next);
}

static void
set_loading (AciesLibraryPage *self,
             gboolean          loading)
{
  self->loading = loading;
  gtk_widget_set_visible (self->loading_label, loading);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->groups_box), GTK_ACCESSIBLE_STATE_BUSY, loading, -1);
}

/* Some battles for each frame, so that the window is there at once, and however long its frames take they come. */
static gboolean
load_some_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (widget);
  gint64            end = g_get_monotonic_time () + LOADING_TIME;

  while (!g_queue_is_empty (&self->to_load) && g_get_monotonic_time () < end)
    load_next (self);
  if (!g_queue_is_empty (&self->to_load))
    return G_SOURCE_CONTINUE;
  set_loading (self, FALSE);
  if (!has_battles (self) && !self->damaged)
    gtk_stack_set_visible_child_name (self->stack, "empty");
  else if (*gtk_editable_get_text (self->search_entry) != '\0')
    search_changed_cb (self); /* what came meanwhile may match, or all of it may not */
  return G_SOURCE_REMOVE;
}

/* The arrows go on from the battles of one game to those of the next. */
static gboolean
keynav_failed_cb (GtkWidget       *battles,
                  GtkDirectionType direction)
{
  return (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN) &&
         gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (battles)),
                                 direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

static GtkFlowBox *
new_flow_box (AciesLibraryPage *self,
              const char       *name)
{
  GtkWidget *battles = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "activate-on-single-click", FALSE,
                                     "row-spacing", 12, "column-spacing", 12, "min-children-per-line", 1,
                                     "max-children-per-line", 4, "valign", GTK_ALIGN_START, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (battles), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_set_sort_func (GTK_FLOW_BOX (battles), compare_battles, NULL, NULL);
  gtk_flow_box_set_filter_func (GTK_FLOW_BOX (battles), filter_battle, self, NULL);
  g_signal_connect (battles, "child-activated", G_CALLBACK (battle_activated_cb), self);
  g_signal_connect (battles, "keynav-failed", G_CALLBACK (keynav_failed_cb), NULL);
  return GTK_FLOW_BOX (battles);
}

static void
tell_damaged (AciesLibraryPage *self,
              const char       *id,
              const char       *why)
{
  /* Translators: the id of a game, and what is wrong with it */
  g_autofree char *text = g_strdup_printf (_ ("The game “%1$s” cannot be read: %2$s"), id, why);
  GtkWidget       *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 6);
  gtk_box_append (self->groups_box, label);
  self->damaged = TRUE;
}

static void
add_group (AciesLibraryPage   *self,
           const AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_scenarios (acies_catalog_get_library (self->catalog), ruleset->id);
  Group group = { gtk_label_new (ruleset->name), new_flow_box (self, ruleset->name) };

  gtk_label_set_xalign (GTK_LABEL (group.label), 0);
  gtk_widget_set_margin_start (group.label, 6);
  gtk_widget_set_margin_top (group.label, self->groups->len > 0 ? 18 : 0);
  gtk_widget_set_visible (group.label, FALSE);
  gtk_widget_add_css_class (group.label, "title-4");
  gtk_box_append (self->groups_box, group.label);
  gtk_box_append (self->groups_box, GTK_WIDGET (group.battles));
  g_array_append_val (self->groups, group);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      ToLoad *next = g_new (ToLoad, 1);

      *next = (ToLoad) { self->groups->len - 1, g_strdup (paths[i]) };
      g_queue_push_tail (&self->to_load, next);
    }
}

/* Whoever opens a file may never see the library: nothing of it is read before it shows. */
static void
mapped_cb (AciesLibraryPage *self)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  g_clear_signal_handler (&self->mapped, self);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      const AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], &error);

      if (ruleset != NULL)
        add_group (self, ruleset);
      else
        tell_damaged (self, ids[i], error->message);
    }
  gtk_widget_add_tick_callback (GTK_WIDGET (self), load_some_cb, NULL, NULL);
}

void
acies_library_page_load (AciesLibraryPage *self,
                         AciesCatalog     *catalog)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));
  g_return_if_fail (self->catalog == NULL);

  self->catalog = catalog;
  set_loading (self, TRUE);
  self->mapped = g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  acies_library_page_refresh (self);
}

/* --- recent files --------------------------------------------------------------------------- */

static void
recent_chosen_cb (AciesLibraryPage *self,
                  GFile            *file)
{
  choose (self, file);
}

static void
forgot_cb (AciesLibraryPage *self,
           const char       *message)
{
  g_signal_emit (self, signals[FORGOT], 0, message);
}

void
acies_library_page_restore_recent (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  acies_recent_list_restore (self->recent);
}

void
acies_library_page_refresh (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  acies_recent_list_refresh (self->recent);
}

/* --- search --------------------------------------------------------------------------------- */

/* Returns: how many battles of the game match */
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

static void
search_changed_cb (AciesLibraryPage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->groups->len; i++)
    n += filter_group (&g_array_index (self->groups, Group, i));
  n += acies_recent_list_filter (self->recent, gtk_editable_get_text (self->search_entry));
  if (!self->loading)
    gtk_stack_set_visible_child_name (self->stack, n > 0 ? "battles" : "nothing-found");
}

void
acies_library_page_start_search (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
acies_library_page_set_back (AciesLibraryPage *self,
                             gboolean          back)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  gtk_widget_set_visible (self->back_button, back);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_library_page_dispose (GObject *object)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (object);

  g_queue_clear_full (&self->to_load, (GDestroyNotify) to_load_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_LIBRARY_PAGE);
  G_OBJECT_CLASS (acies_library_page_parent_class)->dispose (object);
}

static void
acies_library_page_finalize (GObject *object)
{
  g_array_unref (ACIES_LIBRARY_PAGE (object)->groups);
  G_OBJECT_CLASS (acies_library_page_parent_class)->finalize (object);
}

static void
acies_library_page_class_init (AciesLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_RECENT_LIST);
  G_OBJECT_CLASS (klass)->dispose = acies_library_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_library_page_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[FORGOT] = g_signal_new ("forgot", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PLAY] = g_signal_new ("play", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_UINT);
  signals[SET_UP] = g_signal_new ("set-up", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_FILE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, box);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, leave_fullscreen);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, groups_box);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, loading_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, recent);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, library_menu);
  gtk_widget_class_bind_template_callback (widget_class, forgot_cb);
  gtk_widget_class_bind_template_callback (widget_class, recent_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
acies_library_page_init (AciesLibraryPage *self)
{
  g_queue_init (&self->to_load);
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_fullscreen_follow (self->bar, self->leave_fullscreen);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  acies_menu_later (self->menu_button, self->library_menu);
}

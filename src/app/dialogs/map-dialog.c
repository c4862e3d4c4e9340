/* map-dialog.c - a dialog to import a Tiled map, for the game and the terrain of each tile, with a preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/map-dialog.h"

#include "app/document/battles.h"
#include "app/shared/settings.h"
#include "render/render.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n.h>

#define SWATCH 32     /* pixels */
#define LIST_ROOM 260 /* extra width for each pane, added to its minimum, before both are placed side by side */

struct _AciesMapDialog
{
  AdwWindow parent_instance;

  AciesCatalog        *catalog;
  AciesTmx            *map;
  AciesRuleset        *ruleset; /* the selected ruleset, owned by the library */
  AciesTmxMapping     *mapping; /* the terrain of tiles, chosen now or earlier */
  AciesState          *state;   /* the previewed scenario */
  char               **ids;     /* ids of the listed rulesets */
  GPtrArray           *rows;    /* of GtkWidget, one for each kind of tile in the list */
  gboolean             filling;
  AdwWindowTitle      *heading;
  GtkWidget           *panes; /* the board, with the list beside or below it */
  AdwComboRow         *games;
  AdwPreferencesGroup *tiles;
  GtkDrawingArea      *preview;
  GtkButton           *import_button;
};

G_DEFINE_FINAL_TYPE (AciesMapDialog, acies_map_dialog, ADW_TYPE_WINDOW)

static AciesTheme *
get_theme (AciesMapDialog *self)
{
  return acies_catalog_get_theme (self->catalog, self->ruleset);
}

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

/* --- the board ------------------------------------------------------------------------------ */

const AciesTmxMapping *
acies_map_dialog_get_mapping (AciesMapDialog *self)
{
  g_return_val_if_fail (ACIES_IS_MAP_DIALOG (self), NULL);

  return self->mapping;
}

AciesState *
acies_map_dialog_build (AciesMapDialog *self,
                        AciesFindings  *findings)
{
  g_return_val_if_fail (ACIES_IS_MAP_DIALOG (self), NULL);

  return acies_tmx_build (self->map, self->ruleset, self->mapping, findings);
}

static void
refresh_preview (AciesMapDialog *self)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  g_clear_pointer (&self->state, acies_state_free);
  self->state = acies_map_dialog_build (self, findings);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

static void
draw_preview (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  AciesMapDialog *self = data;
  AciesRenderView view;

  if (self->state == NULL)
    return;
  acies_render_view_init (&view, self->state->board, width, height);
  view.scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  view.dark = is_dark ();
  acies_render_board (cr, self->state, &view, get_theme (self));
}

/* --- the tiles ------------------------------------------------------------------------------ */

static const AciesTmxKind *
get_kind (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "acies-kind");
}

static AciesTmxSource
look_up (AciesMapDialog     *self,
         const AciesTmxKind *kind,
         AciesId            *terrain)
{
  return acies_tmx_mapping_look_up (self->mapping, self->ruleset, g_ptr_array_index (self->map->tiles, kind->first_tile), terrain);
}

static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesMapDialog *self = data;
  GtkWidget      *row = gtk_widget_get_ancestor (GTK_WIDGET (area), ADW_TYPE_COMBO_ROW);
  AciesId         terrain;

  if (row != NULL && look_up (self, get_kind (row), &terrain) != ACIES_TMX_IGNORED)
    acies_render_tile (cr, get_theme (self), terrain, width / 2.0, height / 2.0, width - 4,
                       gtk_widget_get_scale_factor (GTK_WIDGET (area)), is_dark ());
}

static char *
dup_subtitle (const AciesTmx     *map,
              const AciesTmxKind *kind,
              AciesTmxSource      source)
{
  const char *const why[] = {
    [ACIES_TMX_GIVEN] = _ ("chosen"),
    [ACIES_TMX_GUESSED] = _ ("guessed by name"),
    [ACIES_TMX_UNKNOWN] = _ ("please choose"),
    [ACIES_TMX_IGNORED] = _ ("left out"),
  };

  /* Translators: the number of hexes with a tile, and how its terrain was found: "12 hexes · chosen" */
  return g_strdup_printf (acies_board_say (map, g_dngettext (GETTEXT_PACKAGE, "%1$u hex · %2$s", "%1$u hexes · %2$s", kind->n_hexes),
                                           /* Translators: the number of squares with a tile, and how its terrain was found */
                                           g_dngettext (GETTEXT_PACKAGE, "%1$u square · %2$s", "%1$u squares · %2$s", kind->n_hexes)),
                          kind->n_hexes, why[source]);
}

/* Updates a row after the mapping has changed. */
static void
refresh_row (AciesMapDialog *self,
             GtkWidget      *row)
{
  const AciesTmxKind *kind = get_kind (row);
  AciesId             terrain;
  AciesTmxSource      source = look_up (self, kind, &terrain);
  g_autofree char    *subtitle = dup_subtitle (self->map, kind, source);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  acies_tooltip_set (row, source != ACIES_TMX_IGNORED ? self->ruleset->terrains[terrain].name : NULL);
  acies_style_set (row, "warning", source == ACIES_TMX_UNKNOWN);
  gtk_widget_queue_draw (g_object_get_data (G_OBJECT (row), "acies-swatch"));
}

static void
terrain_chosen_cb (AdwComboRow    *row,
                   GParamSpec     *spec,
                   AciesMapDialog *self)
{
  guint chosen = adw_combo_row_get_selected (row);

  if (self->filling || chosen == GTK_INVALID_LIST_POSITION)
    return;
  acies_tmx_mapping_set (self->mapping, get_kind (GTK_WIDGET (row))->word,
                         chosen < self->ruleset->n_terrains ? self->ruleset->terrains[chosen].id : ACIES_TMX_NOTHING);
  refresh_row (self, GTK_WIDGET (row));
  refresh_preview (self);
}

static GListModel *
new_choices (const AciesRuleset *ruleset)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    gtk_string_list_append (names, ruleset->terrains[i].name);
  gtk_string_list_append (names, _ ("Leave Out"));
  return G_LIST_MODEL (names);
}

static GtkWidget *
new_row (AciesMapDialog     *self,
         const AciesTmxKind *kind)
{
  GtkWidget *row = adw_combo_row_new ();
  GtkWidget *swatch = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autoptr (GListModel) choices = new_choices (self->ruleset);
  AciesId        terrain;
  AciesTmxSource source = look_up (self, kind, &terrain);

  g_object_set_data (G_OBJECT (row), "acies-kind", (gpointer) kind);
  g_object_set_data (G_OBJECT (row), "acies-swatch", swatch);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), kind->word);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SWATCH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SWATCH);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch, self, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), swatch);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), choices);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), source == ACIES_TMX_IGNORED ? self->ruleset->n_terrains : terrain);
  g_signal_connect (row, "notify::selected", G_CALLBACK (terrain_chosen_cb), self);
  refresh_row (self, row);
  return row;
}

/* Unknown tiles come first, then the most frequent ones. */
static int
compare_kinds (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  AciesMapDialog     *self = data;
  const AciesTmxKind *one = *(AciesTmxKind *const *) a;
  const AciesTmxKind *other = *(AciesTmxKind *const *) b;
  AciesId             terrain;
  gboolean            one_known = look_up (self, one, &terrain) != ACIES_TMX_UNKNOWN;
  gboolean            other_known = look_up (self, other, &terrain) != ACIES_TMX_UNKNOWN;

  if (one_known != other_known)
    return one_known ? 1 : -1;
  return (one->n_hexes < other->n_hexes) - (one->n_hexes > other->n_hexes);
}

static void
fill_rows (AciesMapDialog *self)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->tiles, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->map->kinds->len; i++)
    if (((AciesTmxKind *) g_ptr_array_index (self->map->kinds, i))->n_hexes > 0)
      g_ptr_array_add (kinds, g_ptr_array_index (self->map->kinds, i));
  g_ptr_array_sort_with_data (kinds, compare_kinds, self);
  for (guint i = 0; i < kinds->len; i++)
    {
      GtkWidget *row = new_row (self, g_ptr_array_index (kinds, i));

      adw_preferences_group_add (self->tiles, row);
      g_ptr_array_add (self->rows, row);
    }
  adw_preferences_group_set_description (self->tiles, kinds->len > 0 ? _ ("Choose the terrain for each tile.") : _ ("The map has no tiles."));
}

/* --- the game ------------------------------------------------------------------------------- */

static void
set_ruleset (AciesMapDialog *self,
             AciesRuleset   *ruleset)
{
  self->ruleset = ruleset;
  g_clear_pointer (&self->mapping, acies_tmx_mapping_free);
  self->mapping = acies_map_memory_load (ruleset->id);
  self->filling = TRUE;
  fill_rows (self);
  self->filling = FALSE;
  refresh_preview (self);
}

static void
game_chosen_cb (AciesMapDialog *self)
{
  guint         chosen = adw_combo_row_get_selected (self->games);
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  AciesRuleset *ruleset;

  if (self->filling || chosen == GTK_INVALID_LIST_POSITION)
    return;
  ruleset = acies_library_get_ruleset (library, self->ids[chosen], NULL);
  if (ruleset != NULL && ruleset != self->ruleset)
    set_ruleset (self, ruleset);
}

/* Returns: the ids of rulesets with the same kind of board as the map, and of unreadable ones */
static char **
list_games (AciesMapDialog *self)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_auto (GStrv) all = acies_library_list_rulesets (library);
  g_autoptr (GStrvBuilder) fitting = g_strv_builder_new ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, all[i], NULL);

      if (ruleset == NULL || acies_tmx_check_ruleset (self->map, ruleset, NULL))
        g_strv_builder_add (fitting, all[i]);
    }
  return g_strv_builder_end (fitting);
}

static void
fill_games (AciesMapDialog *self)
{
  AciesLibrary *library = acies_catalog_get_library (self->catalog);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = 0;

  self->ids = list_games (self);
  for (guint i = 0; self->ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, self->ids[i], NULL);

      gtk_string_list_append (names, ruleset != NULL ? ruleset->name : self->ids[i]);
      if (ruleset == self->ruleset)
        chosen = i;
    }
  self->filling = TRUE;
  adw_combo_row_set_model (self->games, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->games, chosen);
  self->filling = FALSE;
}

/* Returns: the ruleset that the map names, or else the last one, or else the one suggested by its tile names */
static AciesRuleset *
choose_ruleset (AciesMapDialog *self,
                GError        **error)
{
  AciesLibrary    *library = acies_catalog_get_library (self->catalog);
  g_autofree char *last = acies_map_memory_dup_ruleset ();
  AciesRuleset    *ruleset = NULL;

  if (last != NULL && !g_hash_table_contains (self->map->properties, "ruleset"))
    ruleset = acies_library_get_ruleset (library, last, NULL);
  if (ruleset != NULL && !acies_tmx_check_ruleset (self->map, ruleset, NULL))
    ruleset = NULL;
  return ruleset != NULL ? ruleset : acies_tmx_choose_ruleset (self->map, library, error);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
import_cb (AciesMapDialog *self)
{
  g_signal_emit_by_name (self, "import");
  gtk_window_close (GTK_WINDOW (self));
}

static void
acies_map_dialog_finalize (GObject *object)
{
  AciesMapDialog *self = ACIES_MAP_DIALOG (object);

  g_clear_object (&self->catalog);
  g_clear_pointer (&self->map, acies_tmx_free);
  g_clear_pointer (&self->mapping, acies_tmx_mapping_free);
  g_clear_pointer (&self->state, acies_state_free);
  g_clear_pointer (&self->ids, g_strfreev);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (acies_map_dialog_parent_class)->finalize (object);
}

static void
acies_map_dialog_class_init (AciesMapDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_map_dialog_finalize;
  g_signal_new ("import", ACIES_TYPE_MAP_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/map-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, panes);
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, games);
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, tiles);
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, AciesMapDialog, import_button);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_map_dialog_init (AciesMapDialog *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->panes, acies_wrap_layout_new (0, LIST_ROOM));
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
}

static void
set_heading (AciesMapDialog *self,
             const char     *name)
{
  g_autofree char *title = g_strdup_printf (_ ("Import “%s”"), name);
  g_autofree char *subtitle = acies_battle_dup_size (self->map->columns, self->map->rows);

  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->heading, title);
  acies_tooltip_set (GTK_WIDGET (self->heading), title);
  adw_window_title_set_subtitle (self->heading, subtitle);
}

AciesMapDialog *
acies_map_dialog_new (GtkWindow    *parent,
                      AciesCatalog *catalog,
                      AciesTmx     *map,
                      const char   *name,
                      GError      **error)
{
  AciesMapDialog *self = g_object_new (ACIES_TYPE_MAP_DIALOG, "transient-for", parent, NULL);
  AciesRuleset   *ruleset;

  self->catalog = g_object_ref (catalog);
  self->map = map;
  ruleset = choose_ruleset (self, error);
  if (ruleset == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  set_heading (self, name);
  set_ruleset (self, ruleset);
  fill_games (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->import_button));
  return self;
}

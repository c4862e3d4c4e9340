/* test-stacks-view.c - several units on a hex, drawn, edited and played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/stacks.h"
#include "editor/tools/tool.h"
#include "play/core/hints.h"
#include "render/units.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/pictures.h"
#include "widgets/hex-text.h"

#define WIDTH 420

static const char three[] = "place murmillo D4 3 blue\nplace trainer D4 1 blue\nplace eagle D4 1\n";

/* --- drawn ---------------------------------------------------------------------------------- */

static cairo_surface_t *
draw (Stacks           *self,
      AciesTheme       *theme,
      const AciesGhost *ghosts,
      guint             n,
      AciesLayout      *layout)
{
  AciesRenderView  view;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, WIDTH);
  cairo_t         *cr = cairo_create (surface);

  acies_render_view_init (&view, self->state->board, WIDTH, WIDTH);
  view.ghosts = ghosts;
  view.n_ghosts = n;
  acies_render_board (cr, self->state, &view, theme);
  cairo_destroy (cr);
  *layout = acies_render_view_layout (&view, self->state->board);

  return surface;
}

/* Of the middle of the badge, its device aside: whether the colour of the side is there. */
static gboolean
shows_badge (cairo_surface_t   *before,
             cairo_surface_t   *after,
             const AciesLayout *layout,
             guint              number)
{
  AciesBadge badge = acies_badge_place (layout, lines_hex ("D4"), number, 1);
  int        stride = cairo_image_surface_get_stride (after);
  guint      n = 0;

  cairo_surface_flush (before);
  cairo_surface_flush (after);
  for (int y = (int) (badge.y - badge.radius / 2); y < (int) (badge.y + badge.radius / 2); y++)
    for (int x = (int) (badge.x - badge.radius); x < (int) badge.x; x++)
      n += ((guint32 *) (cairo_image_surface_get_data (before) + y * stride))[x] != ((guint32 *) (cairo_image_surface_get_data (after) + y * stride))[x];

  return n > badge.radius * badge.radius / 8;
}

static void
test_drawn (Stacks       *self,
            gconstpointer data)
{
  g_autoptr (AciesTheme) theme = acies_theme_new_plain (self->ruleset);
  g_autoptr (AciesState) all = acies_state_copy (self->state);
  AciesGhost       ghost = { .hex = lines_hex ("D4"), .kind = ACIES_GHOST_UNIT, .id = acies_ruleset_find_unit_type (self->ruleset, "trainer"), .side = 0, .figures = 1 };
  AciesLayout      layout;
  cairo_surface_t *full = draw (self, theme, NULL, 0, &layout);
  cairo_surface_t *without;
  cairo_surface_t *alone;
  cairo_surface_t *ghosted;

  lines_apply (self->state, "remove D4 eagle", NULL);
  without = draw (self, theme, NULL, 0, &layout);
  g_assert_true (shows_badge (without, full, &layout, 2));
  g_assert_false (shows_badge (without, full, &layout, 1));
  lines_apply (self->state, "remove D4 trainer", NULL);
  alone = draw (self, theme, NULL, 0, &layout);
  g_assert_true (shows_badge (alone, full, &layout, 1));
  g_assert_true (shows_badge (alone, full, &layout, 2));
  ghosted = draw (self, theme, &ghost, 1, &layout);
  g_assert_true (shows_badge (alone, ghosted, &layout, 1));
  g_assert_false (shows_badge (alone, ghosted, &layout, 2));
  cairo_surface_destroy (full);
  cairo_surface_destroy (without);
  cairo_surface_destroy (alone);
  cairo_surface_destroy (ghosted);
}

/* What is drawn is what the pointer means, far off and near. */
static void
test_under (Stacks       *self,
            gconstpointer data)
{
  AciesHex    hex = lines_hex ("D4");
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (self->state, hex, ids);

  for (double width = 24; width < 200; width *= 2)
    {
      AciesLayout layout = acies_layout (self->state->board, width, 0, 0);
      double      x, y;

      acies_layout_centre (&layout, hex, &x, &y);
      g_assert_cmpuint (acies_badge_unit_under (self->state, &layout, hex, x + 0.1 * width, y, 1), ==, ids[0]);
      for (guint i = 1; i < n; i++)
        {
          AciesBadge badge = acies_badge_place (&layout, hex, i, 1);

          g_assert_cmpuint (acies_badge_unit_under (self->state, &layout, hex, badge.x, badge.y, 1), ==, ids[i]);
          g_assert_cmpuint (acies_layout_hex_at (&layout, badge.x, badge.y), ==, hex);
          g_assert_cmpfloat (2 * badge.radius, >=, 10);
        }
    }
}

static void
test_text (Stacks       *self,
           gconstpointer data)
{
  g_autofree char *text = acies_hex_text (self->state, lines_hex ("D4"));

  g_assert_cmpstr (text, ==, "D4, Sand, Blue Murmillo, 3 of 3 figures; Blue Trainer; Blue Eagle");
}

/* --- edited --------------------------------------------------------------------------------- */

typedef struct
{
  Stacks        stacks;
  AciesSession *session;
  AciesEditor  *editor;
} Editing;

static void
editing_set_up (Editing      *self,
                gconstpointer data)
{
  stacks_set_up (&self->stacks, three);
  self->session = acies_session_new_edit (acies_state_copy (self->stacks.state));
  self->editor = acies_editor_new ();
  acies_editor_set_session (self->editor, self->session, NULL);
}

static void
editing_tear_down (Editing      *self,
                   gconstpointer data)
{
  g_assert_finalize_object (self->editor);
  g_assert_finalize_object (self->session);
  stacks_tear_down (&self->stacks, NULL);
}

static void
assert_edited (Editing    *self,
               const char *dump)
{
  g_autofree char *found = lines_dump (acies_session_get_state (self->session));

  g_assert_cmpstr (found, ==, dump);
}

static void
stroke (Editing        *self,
        const char     *from,
        const char     *to,
        GdkModifierType modifiers)
{
  acies_editor_press (self->editor, lines_hex (from), GDK_BUTTON_PRIMARY, modifiers);
  if (!g_str_equal (from, to))
    acies_editor_drag (self->editor, lines_hex (to));
  acies_editor_release (self->editor, lines_hex (to));
}

static void
test_tools (Editing      *self,
            gconstpointer data)
{
  AciesRuleset *ruleset = self->stacks.ruleset;

  acies_editor_set_tool (self->editor, ACIES_TOOL_SELECT);
  stroke (self, "D4", "B2", 0);
  assert_edited (self, "murmillo@B2x3 trainer@D4x1 eagle@D4x1");
  acies_session_undo (self->session);
  stroke (self, "D4", "B2", GDK_SHIFT_MASK);
  assert_edited (self, "murmillo@B2x3 trainer@B2x1 eagle@B2x1");
  acies_session_undo (self->session);
  assert_edited (self, "murmillo@D4x3 trainer@D4x1 eagle@D4x1");
  acies_editor_carry_unit (self->editor, lines_hex ("D4"), acies_ruleset_find_unit_type (ruleset, "trainer"));
  acies_editor_release (self->editor, lines_hex ("C3"));
  assert_edited (self, "trainer@C3x1 murmillo@D4x3 eagle@D4x1");
  acies_session_undo (self->session);
  acies_editor_carry_all (self->editor, lines_hex ("D4"));
  acies_editor_release (self->editor, lines_hex ("C3"));
  assert_edited (self, "murmillo@C3x3 trainer@C3x1 eagle@C3x1");
  acies_session_undo (self->session);
  acies_editor_set_tool (self->editor, ACIES_TOOL_ERASER);
  stroke (self, "D4", "D4", 0);
  assert_edited (self, "murmillo@D4x3 trainer@D4x1");
  stroke (self, "D4", "D4", 0);
  assert_edited (self, "murmillo@D4x3");
  acies_editor_set_unit_type (self->editor, acies_ruleset_find_unit_type (ruleset, "eagle"), 0);
  acies_editor_set_tool (self->editor, ACIES_TOOL_UNIT);
  stroke (self, "D4", "D4", 0);
  assert_edited (self, "murmillo@D4x3 eagle@D4x1");
  acies_editor_set_unit_type (self->editor, acies_ruleset_find_unit_type (ruleset, "retiarius"), 0);
  stroke (self, "D4", "D4", 0);
  assert_edited (self, "retiarius@D4x2 eagle@D4x1");
  acies_editor_set_selected (self->editor, lines_hex ("D4"));
  acies_editor_remove_selected (self->editor);
  assert_edited (self, "");
}

static void
test_hints (Editing      *self,
            gconstpointer data)
{
  g_autofree char *beside = NULL;
  g_autofree char *instead = NULL;

  data_only_values (TRUE);
  lines_apply (self->stacks.state, "remove D4", NULL);
  acies_editor_set_tool (self->editor, ACIES_TOOL_UNIT);
  acies_editor_set_unit_type (self->editor, acies_ruleset_find_unit_type (self->stacks.ruleset, "retiarius"), 0);
  instead = acies_editor_dup_hint (self->editor, lines_hex ("D4"));
  g_assert_cmpstr (instead, ==, "Blue Retiarius Murmillo");
  acies_editor_set_tool (self->editor, ACIES_TOOL_ERASER);
  stroke (self, "D4", "D4", 0);
  acies_editor_set_tool (self->editor, ACIES_TOOL_UNIT);
  acies_editor_set_unit_type (self->editor, acies_ruleset_find_unit_type (self->stacks.ruleset, "eagle"), 0);
  beside = acies_editor_dup_hint (self->editor, lines_hex ("D4"));
  g_assert_cmpstr (beside, ==, "Eagle Murmillo Trainer");
  data_only_values (FALSE);
}

/* --- played --------------------------------------------------------------------------------- */

static AciesClick
click (const AciesChoices *choices,
       const AciesState   *state,
       AciesTaken         *taken,
       const char         *hex)
{
  AciesClick found = acies_choices_click (choices, state, *taken, lines_hex (hex));

  if (found.kind == ACIES_CLICK_SELECT)
    *taken = (AciesTaken) { lines_hex (hex), ACIES_NO_ID, found.type };

  return found;
}

/* A hex offers the first unit that can act; the others wait in its menu, or under their badges. */
static void
test_clicks (Stacks       *self,
             gconstpointer data)
{
  AciesTaken taken = ACIES_TAKEN_NOTHING;
  AciesId    types[ACIES_MAX_LAYERS];
  AciesId    eagle = acies_ruleset_find_unit_type (self->ruleset, "eagle");
  AciesClick found;
  g_autoptr (AciesState) game = NULL;
  g_autoptr (AciesChoices) choices = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *choose = NULL;
  g_autofree char *line = NULL;

  lines_apply (self->state, "place murmillo A1 3 red\nopening blue 1 bout", NULL);
  game = acies_engine_new_game (self->state, NULL);
  lines_apply (game, "brace D4 trainer", NULL);
  choices = acies_choices_new (game);
  g_assert_cmpuint (acies_choices_list_actors (choices, game, lines_hex ("D4"), types), ==, 2);
  g_assert_cmpuint (types[0], ==, ACIES_NO_ID);
  g_assert_cmpuint (types[1], ==, eagle);
  found = click (choices, game, &taken, "D4");
  g_assert_cmpint (found.kind, ==, ACIES_CLICK_SELECT);
  g_assert_cmpuint (found.type, ==, ACIES_NO_ID);
  taken.type = eagle;
  choose = acies_choices_dup_unit_hint (choices, game, taken, taken.hex, ACIES_NO_ID);
  g_assert_cmpstr (choose, ==, "Choose Blue Murmillo D4");
  found = click (choices, game, &taken, "C4");
  g_assert_cmpint (found.kind, ==, ACIES_CLICK_SEND);
  line = acies_command_to_string (&found.command, self->ruleset);
  g_assert_cmpstr (line, ==, "move D4 C4 eagle");
  g_assert_true (acies_choices_gives_up_attack (game, &found.command));
  hint = acies_command_dup_hint (&found.command, game);
  data_assert_like (hint, "*Eagle D4*C4*attack*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/stacks/view/drawn", Stacks, three, stacks_set_up, test_drawn, stacks_tear_down);
  g_test_add ("/stacks/view/under", Stacks, three, stacks_set_up, test_under, stacks_tear_down);
  g_test_add ("/stacks/view/text", Stacks, three, stacks_set_up, test_text, stacks_tear_down);
  g_test_add ("/stacks/view/tools", Editing, NULL, editing_set_up, test_tools, editing_tear_down);
  g_test_add ("/stacks/view/hints", Editing, NULL, editing_set_up, test_hints, editing_tear_down);
  g_test_add ("/stacks/view/clicks", Stacks, three, stacks_set_up, test_clicks, stacks_tear_down);

  return g_test_run ();
}

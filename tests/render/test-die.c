/* test-die.c - dice that look as the theme says: kinds, what they show and what they have come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/die.h"
#include "support/pictures.h"

#include <string.h>

#define SIDE 32

static const char cross[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path d='M8 20L56 20L56 44L8 44Z'/></svg>";

typedef struct
{
  AciesRuleset   *ruleset;
  AciesTheme     *theme;
  AciesDieDrawing die;
} Fixture;

/* Of one kind for each outline, all with the same colours: with 1 to 6, a sign and a picture on their faces. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autoptr (AciesLook) look = acies_look_new ();

  self->ruleset = acies_ruleset_new ();
  self->ruleset->n_symbols = 2;
  self->ruleset->symbols[0] = (AciesSymbol) { g_strdup ("sword"), g_strdup ("Sword"), g_strdup ("S") };
  self->ruleset->symbols[1] = (AciesSymbol) { g_strdup ("cross"), g_strdup ("Cross"), NULL };
  look->symbols[1] = g_bytes_new_static (cross, strlen (cross));
  self->ruleset->n_die_types = ACIES_N_DIE_SHAPES;
  for (guint i = 0; i < ACIES_N_DIE_SHAPES; i++)
    {
      AciesDieType *type = &self->ruleset->die_types[i];

      look->own_dice[i] = TRUE;
      look->die_shapes[i] = i;
      look->light.die[i] = 0x208040;
      look->light.die_ink[i] = 0xffffff;
      for (int number = 1; number <= 6; number++)
        {
          const char word[] = { (char) ('0' + number), '\0' };

          acies_die_add_face (type, number, ACIES_NO_ID, word);
        }
      acies_die_add_face (type, 0, 0, "sword");
      acies_die_add_face (type, 0, 1, "cross");
    }
  self->theme = acies_theme_new (look, self->ruleset, NULL);
  g_assert_nonnull (self->theme);
  self->die = (AciesDieDrawing) { .theme = self->theme, .style = &self->theme->light, .ruleset = self->ruleset, .x = 4, .y = 4, .size = 24, .scale = 1, .line = { 1, 1, 1 } };
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  acies_theme_free (self->theme);
  acies_ruleset_unref (self->ruleset);
}

static cairo_surface_t *
draw (Fixture       *self,
      AciesId        type,
      guint          face,
      AciesDieResult result)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t         *cr = cairo_create (surface);

  self->die.type = type;
  self->die.face = face > 0 ? &self->ruleset->die_types[type].faces[face - 1] : NULL;
  self->die.result = result;
  acies_die_draw (&self->die, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_between (Fixture       *self,
               AciesId        type_a,
               guint          face_a,
               AciesDieResult result_a,
               AciesId        type_b,
               guint          face_b,
               AciesDieResult result_b)
{
  cairo_surface_t *a = draw (self, type_a, face_a, result_a);
  cairo_surface_t *b = draw (self, type_b, face_b, result_b);
  guint            n = pictures_count_different (a, b, 100);

  cairo_surface_destroy (a);
  cairo_surface_destroy (b);

  return n;
}

/* Whoever sees no colours still tells one kind from another. */
static void
outlines_differ (Fixture      *self,
                 gconstpointer data)
{
  for (AciesId a = 0; a < ACIES_N_DIE_SHAPES; a++)
    for (AciesId b = 0; b < a; b++)
      g_assert_cmpuint (count_between (self, a, 0, ACIES_DIE_UNREAD, b, 0, ACIES_DIE_UNREAD), >=, 16);
}

static void
faces_differ (Fixture      *self,
              gconstpointer data)
{
  for (AciesId type = 0; type < ACIES_N_DIE_SHAPES; type++)
    for (guint a = 0; a <= self->ruleset->die_types[type].n_faces; a++)
      for (guint b = 0; b < a; b++)
        g_assert_cmpuint (count_between (self, type, a, ACIES_DIE_UNREAD, type, b, ACIES_DIE_UNREAD), >=, 4);
}

static void
results_differ (Fixture      *self,
                gconstpointer data)
{
  for (AciesId type = 0; type < ACIES_N_DIE_SHAPES; type++)
    for (guint a = 0; a < ACIES_N_DIE_RESULTS; a++)
      for (guint b = 0; b < a; b++)
        g_assert_cmpuint (count_between (self, type, 8, a, type, 8, b), >=, 30);
}

/* Its colour stands in the middle beside the sign, and nothing of it far outside of its place. */
static void
colours_are_those_of_the_kind (Fixture      *self,
                               gconstpointer data)
{
  for (AciesId type = 0; type < ACIES_N_DIE_SHAPES; type++)
    {
      cairo_surface_t *surface = draw (self, type, 8, ACIES_DIE_UNREAD);

      g_assert_cmpint (pictures_difference (pictures_pixel (surface, 16, 10), 0x208040), <=, 24);
      g_assert_cmpuint (pictures_count (surface, 16, 16, 5, 0xffffff), >=, 10);
      for (guint i = 0; i < SIDE; i++)
        {
          g_assert_cmphex (pictures_pixel (surface, i, 0), ==, 0);
          g_assert_cmphex (pictures_pixel (surface, 0, i), ==, 0);
        }
      cairo_surface_destroy (surface);
    }
}

/* Somebody else's die shows the picture of a symbol, and no other. */
static void
symbols_are_drawn_alone (Fixture      *self,
                         gconstpointer data)
{
  const AciesColour ink = { 1, 0, 0 };
  cairo_surface_t  *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t          *cr = cairo_create (surface);
  const AciesFace  *faces = self->ruleset->die_types[0].faces;

  for (guint i = 0; i < 7; i++)
    g_assert_false (acies_die_draw_symbol (self->theme, &faces[i], cr, 0, 0, SIDE, &ink, 1, 1));
  g_assert_false (acies_die_draw_symbol (self->theme, NULL, cr, 0, 0, SIDE, &ink, 1, 1));
  cairo_surface_flush (surface);
  g_assert_cmpuint (pictures_count (surface, SIDE / 2, SIDE / 2, SIDE / 2, 0), ==, SIDE * SIDE);
  g_assert_true (acies_die_draw_symbol (self->theme, &faces[7], cr, 0, 0, SIDE, &ink, 0.5, 1));
  cairo_surface_flush (surface);
  g_assert_cmpint (pictures_difference (pictures_pixel (surface, SIDE / 2, SIDE / 2), 0x800000), <=, 8);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

#define ADD(path, function) g_test_add ("/die/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("outlines-differ", outlines_differ);
  ADD ("faces-differ", faces_differ);
  ADD ("results-differ", results_differ);
  ADD ("colours-are-those-of-the-kind", colours_are_those_of_the_kind);
  ADD ("symbols-are-drawn-alone", symbols_are_drawn_alone);

  return g_test_run ();
}

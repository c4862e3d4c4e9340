/* test-formats-tmx.c - battles as maps of Tiled and back, and maps that would do harm
 *
 * The files of tests/good/tmx and tests/bad/tmx are test-formats-files.c's. Every
 * random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "formats/exports.h"
#include "formats/files/format-error.h"
#include "formats/tiled/tmx.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/odd-board.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define N_BOARDS many (60, 1200)
#define PATIENCE 60 /* seconds of its own time, whatever else the machine does; a sanitizer takes ten times as long */
#define NAME "a battle.tmx"

static AciesLibrary *
get_library (void)
{
  static AciesLibrary *library;

  if (library == NULL)
    library = acies_library_new (NULL);

  return library;
}

static char *
write_map (const AciesState *state)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  char *text = acies_tmx_write (state, NAME, lost, &error);

  g_assert_no_error (error);

  return text;
}

/* Returns: (nullable): what the bytes become in the ruleset that suits them */
static AciesState *
read_bytes (GBytes        *bytes,
            AciesFindings *findings,
            GError       **error)
{
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  g_autoptr (AciesTmx) map = acies_tmx_read (bytes, NAME, NULL, findings, error);
  AciesRuleset *ruleset = map != NULL ? acies_tmx_choose_ruleset (map, get_library (), error) : NULL;

  return ruleset != NULL ? acies_tmx_build (map, ruleset, mapping, findings) : NULL;
}

static AciesState *
read_text (const char    *text,
           AciesFindings *findings,
           GError       **error)
{
  g_autoptr (GBytes) bytes = data_bytes (text);

  return read_bytes (bytes, findings, error);
}

/* --- there and back ------------------------------------------------------------------------- */

/* The marks that a scenario may begin with. */
static guint16
kept_marks (const AciesState *state,
            const AciesUnit  *unit)
{
  guint16 marks = unit->marks;

  for (guint i = 0; i < state->ruleset->n_marks; i++)
    if (!state->ruleset->marks[i].kept)
      marks &= (guint16) ~(1u << i);

  return marks;
}

/* Where the units on the board are is what counts, not where they stand in memory. */
static void
assert_same_units (const AciesState *a,
                   const AciesState *b)
{
  const AciesBoard *board = a->board;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      AciesUnitId one = acies_state_unit_at (a, hex);
      AciesUnitId other = acies_state_unit_at (b, hex);

      g_assert_cmpint (one == ACIES_NO_UNIT, ==, other == ACIES_NO_UNIT);
      if (one == ACIES_NO_UNIT)
        continue;
      g_assert_cmpuint (a->units[one].type, ==, b->units[other].type);
      g_assert_cmpuint (a->units[one].side, ==, b->units[other].side);
      g_assert_cmpuint (a->units[one].figures, ==, b->units[other].figures);
      g_assert_cmpuint (kept_marks (a, &a->units[one]), ==, b->units[other].marks);
    }
}

static void
assert_same_places (const AciesState *a,
                    const AciesState *b)
{
  for (AciesSide side = 0; side < a->ruleset->n_sides; side++)
    {
      g_assert_cmpuint (a->sides[side].camp, ==, b->sides[side].camp);
      g_assert_cmpmem (a->sides[side].entries, a->sides[side].n_entries * sizeof (AciesHex),
                       b->sides[side].entries, b->sides[side].n_entries * sizeof (AciesHex));
    }
}

static void
assert_same_texts (const AciesTexts *a,
                   const AciesTexts *b)
{
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    if (*a->text[kind] != '\0')
      g_assert_cmpstr (a->text[kind], ==, b->text[kind]);
  g_assert_cmpuint (a->labels->len, ==, b->labels->len);
  for (guint i = 0; i < a->labels->len; i++)
    g_assert_cmpstr (acies_texts_get_label (b, g_array_index (a->labels, AciesLabel, i).hex), ==,
                     g_array_index (a->labels, AciesLabel, i).text);
}

static void
assert_comes_back (const AciesState *state)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *once = write_map (state);
  g_autofree char *twice = NULL;
  g_autoptr (AciesState) again = read_text (once, findings, &error);
  const char *why = NULL;

  g_assert_no_error (error);
  data_assert_none (findings, NAME);
  g_assert_true (acies_ruleset_base (again->ruleset) == acies_ruleset_base (state->ruleset)); /* a map has no switches to call sides by */
  g_assert_true (acies_board_equal (again->board, state->board));
  if (!acies_state_is_ok (again, &why))
    g_error ("%s", why);
  assert_same_units (state, again);
  assert_same_places (state, again);
  assert_same_texts (state->texts, again->texts);
  twice = write_map (again);
  if (*state->texts->text[ACIES_TEXT_TITLE] != '\0' && again->ruleset == state->ruleset)
    g_assert_cmpstr (once, ==, twice);
}

static void
battles_come_back (gconstpointer name)
{
  g_autoptr (AciesState) state = battle_load (get_library (), name);

  assert_comes_back (state);
}

static void
say (AciesState      *state,
     AciesCommandKind kind,
     AciesId          id,
     AciesHex         hex,
     const char      *words)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (kind);

  command.id = id;
  command.hex = hex;
  command.text = g_strdup (words);
  g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
}

static void
add_words (AciesState *state,
           AciesAiRng *rng)
{
  static const char *const words[] = { "Camp of Perseus", "<Ford> & \"Mill\"", "Ä", "a=b" };
  const AciesBoard        *board = state->board;

  for (guint i = acies_ai_rng_below (rng, 8); i > 0; i--)
    {
      guint       row = acies_ai_rng_below (rng, board->rows);
      guint       column = acies_ai_rng_below (rng, acies_board_columns_in_row (board, row));
      const char *word = words[acies_ai_rng_below (rng, G_N_ELEMENTS (words))];

      say (state, ACIES_COMMAND_LABEL, ACIES_NO_ID, acies_hex (column, row), word);
    }
  say (state, ACIES_COMMAND_TEXT, ACIES_TEXT_TITLE, ACIES_NO_HEX, "A \"title\" <of> & more");
  say (state, ACIES_COMMAND_TEXT, ACIES_TEXT_NOTES, ACIES_NO_HEX, " two\nlines\tand a tab\n");
}

static void
random_boards_come_back (gconstpointer ruleset)
{
  g_autoptr (AciesState) like = battle_load_first (get_library (), ruleset);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      AciesAiRng rng = acies_ai_rng_seeded ((guint64) g_test_rand_int ());
      g_autoptr (AciesState) state = NULL;

      state = i % 2 == 0 ? odd_board_new (like, &rng) : small_board_new (like, &rng);
      add_words (state, &rng);
      assert_comes_back (state);
    }
}

/* --- what a map cannot hold ----------------------------------------------------------------- */

static guint
count_lost (const AciesState *state,
            const char       *words)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autofree char *text = acies_tmx_write (state, NAME, lost, NULL);
  guint            n = 0;

  g_assert_nonnull (text);
  for (guint i = 0; i < lost->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (lost->list, i);

      g_assert_cmpstr (finding->code, ==, "not-held");
      g_assert_cmpint (finding->severity, ==, ACIES_SEVERITY_WARNING);
      n += strstr (finding->message, words) != NULL;
    }

  return n;
}

static void
what_is_lost (void)
{
  g_autoptr (AciesState) battle = battle_load (get_library (), "pydna");
  g_autoptr (AciesState) empty = acies_state_new (battle->ruleset, 5, 5);

  g_assert_cmpuint (count_lost (battle, "Decks and hands"), ==, 1);
  g_assert_cmpuint (count_lost (empty, "Decks and hands"), ==, 0);
  g_assert_cmpuint (count_lost (empty, "settings"), ==, 1);
  g_assert_cmpuint (count_lost (battle, "changes"), ==, 1);
  g_assert_cmpuint (count_lost (empty, "changes"), ==, 0);
  g_assert_cmpuint (count_lost (empty, "reserve"), ==, 0);
  g_assert_cmpuint (count_lost (empty, "Comments"), ==, 0);
  empty->units[empty->n_units++] = (AciesUnit) { .place = ACIES_PLACE_RESERVE, .type = 0, .side = 0, .figures = 1, .hex = ACIES_NO_HEX };
  g_assert_cmpuint (count_lost (empty, "1 unit in"), ==, 1);
  acies_texts_add_extra (empty->texts, "board", "<!-- x -->");
  g_assert_cmpuint (count_lost (empty, "Comments"), ==, 1);
}

/* --- both files or none --------------------------------------------------------------------- */

static GBytes *
paint_cb (const AciesRuleset *ruleset,
          guint               columns,
          int                 width,
          int                 height,
          gpointer            data,
          GError            **error)
{
  if (data != NULL)
    return data_bytes (data);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no paint");

  return NULL;
}

static char *
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char            *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);

  return text;
}

static void
assert_files (const char *folder,
              const char *map,
              const char *picture)
{
  g_autofree char *now_map = read_file (folder, "it.tmx");
  g_autofree char *now_picture = read_file (folder, "it-tiles.png");

  if (map != NULL && *map == '<')
    g_assert_true (now_map != NULL && g_str_has_prefix (now_map, map));
  else
    g_assert_cmpstr (now_map, ==, map);
  g_assert_cmpstr (now_picture, ==, picture);
}

static gboolean
export_with (const char *folder,
             const char *picture)
{
  g_autoptr (AciesState) state = battle_load (get_library (), "pydna");
  g_autofree char *path = g_build_filename (folder, "it.tmx", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  const AciesExportPainter painter = { paint_cb, (gpointer) picture };
  gboolean                 good = acies_export_save (acies_exports_find (path), state, file, "it.tmx", &painter, findings, NULL, &error);

  g_assert_cmpint (good, ==, error == NULL);

  return good;
}

static void
both_files_or_none (void)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-tmx-XXXXXX", NULL);
  g_autofree char *map = g_build_filename (folder, "it.tmx", NULL);
  g_autofree char *picture = g_build_filename (folder, "it-tiles.png", NULL);

  g_assert_false (export_with (folder, NULL));
  assert_files (folder, NULL, NULL);
  g_assert_true (export_with (folder, "first"));
  assert_files (folder, "<?xml", "first");
  g_assert_true (export_with (folder, "second"));
  assert_files (folder, "<?xml", "second");

  /* The map cannot be written: the old picture comes back, or there is none. */
  g_remove (map);
  g_mkdir (map, 0777);
  g_assert_false (export_with (folder, "third"));
  assert_files (folder, NULL, "second");
  g_remove (picture);
  g_assert_false (export_with (folder, "third"));
  assert_files (folder, NULL, NULL);
  g_remove (map);

  /* The picture cannot be written: the old map stays. */
  g_assert_true (g_file_set_contents (map, "old map", -1, NULL));
  g_mkdir (picture, 0777);
  g_assert_false (export_with (folder, "fourth"));
  assert_files (folder, "old map", NULL);
  g_remove (picture);
  g_remove (map);
  g_rmdir (folder);
}

/* --- mappings ------------------------------------------------------------------------------- */

static void
guesses (void)
{
  static const struct
  {
    const char *name;
    const char *terrain; /* of Rome vs Macedon, or NULL */
  } rows[] = {
    { "hill", "hill" },
    { "HILL", "hill" },
    { "Forest", "forest" },
    { "woods_03", "forest" },
    { "deepWater", "river" },
    { "grass-hill", "hill" },
    { "hillGrass", "hill" },
    { "plains", "clear" },
    { "terrain/grass", "clear" },
    { "Mountains", "hill" },
    { "grasshopper", NULL },
    { "lava", NULL },
    { "", NULL },
    { "12", NULL },
    { "ß", NULL },
  };
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  AciesRuleset *ruleset = acies_library_get_ruleset (get_library (), "rome-vs-macedon", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char    *words[] = { "7", rows[i].name, NULL };
      AciesTmxTile   tile = { .gid = 7, .words = (char **) words, .n_numbers = 1 };
      AciesId        terrain;
      AciesTmxSource source = acies_tmx_mapping_look_up (mapping, ruleset, &tile, &terrain);

      g_test_message ("%s", rows[i].name);
      g_assert_cmpint (source, ==, rows[i].terrain != NULL ? ACIES_TMX_GUESSED : ACIES_TMX_UNKNOWN);
      g_assert_cmpstr (ruleset->terrains[terrain].id, ==, rows[i].terrain != NULL ? rows[i].terrain : "clear");
    }
}

/* The particular word counts before the general one, the later line before the earlier one. */
static void
what_people_say (void)
{
  static const char *const words[] = { "7", "set:6", "Grass", NULL };
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();
  g_autoptr (AciesTmxMapping) again = acies_tmx_mapping_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *lines = NULL;
  AciesRuleset    *ruleset = acies_library_get_ruleset (get_library (), "rome-vs-macedon", NULL);
  AciesTmxTile     tile = { .gid = 7, .words = (char **) words, .n_numbers = 2 };
  AciesId          terrain;

  acies_tmx_mapping_set (mapping, "grass", "hill");
  acies_tmx_mapping_set (mapping, "GRASS", "Forest");
  g_assert_cmpint (acies_tmx_mapping_look_up (mapping, ruleset, &tile, &terrain), ==, ACIES_TMX_GIVEN);
  g_assert_cmpstr (ruleset->terrains[terrain].id, ==, "forest");
  acies_tmx_mapping_set (mapping, "set:6", "camp");
  acies_tmx_mapping_look_up (mapping, ruleset, &tile, &terrain);
  g_assert_cmpstr (ruleset->terrains[terrain].id, ==, "camp");
  acies_tmx_mapping_set (mapping, "7", ACIES_TMX_NOTHING);
  lines = acies_tmx_mapping_to_string (mapping);
  bytes = data_bytes (lines);
  g_assert_true (acies_tmx_mapping_read (again, bytes, "it", NULL));
  g_assert_cmpint (acies_tmx_mapping_look_up (again, ruleset, &tile, &terrain), ==, ACIES_TMX_IGNORED);
  /* What another ruleset would understand says nothing here. */
  acies_tmx_mapping_set (again, "7", "lava");
  g_assert_cmpint (acies_tmx_mapping_look_up (again, ruleset, &tile, &terrain), ==, ACIES_TMX_GIVEN);
  g_assert_cmpstr (ruleset->terrains[terrain].id, ==, "camp");
}

/* --- harm ----------------------------------------------------------------------------------- */

static void
survive (GBytes *bytes)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = read_bytes (bytes, findings, &error);
  const char *why = NULL;

  g_assert_true ((state == NULL) == (error != NULL));
  if (state != NULL && !acies_state_is_ok (state, &why))
    g_error ("%s", why);
  if (error != NULL)
    g_assert_null (strchr (error->message, '\n'));
}

static const char map_head[] = "<map orientation='hexagonal' tilewidth='14' tileheight='12' hexsidelength='6' width='64' height='64' infinite='%d'>";

/* A map that says @flood @n times between @start and @end, in bounded time. */
static void
flood (gboolean    infinite,
       const char *start,
       const char *words,
       guint       n,
       const char *end)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  clock_t began = clock ();

  g_string_printf (text, map_head, infinite);
  g_string_append (text, start);
  for (guint i = 0; i < n; i++)
    g_string_append (text, words);
  g_string_append (text, end);
  g_string_append (text, "</map>");
  bytes = data_bytes (text->str);
  survive (bytes);
  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, PATIENCE);
}

static void
floods (void)
{
  static const char layer[] = "<layer><data encoding='csv'>";
  static const char end[] = "</data></layer>";

  flood (FALSE, layer, "1,", 1900000, end);
  flood (FALSE, layer, ",", 3900000, end);
  flood (FALSE, "<layer><data encoding='base64' compression='zlib'>", "AAAA", 900000, end);
  flood (FALSE, "<layer><data>", "<tile gid='7'/>", 90000, end);
  flood (TRUE, layer, "<chunk x='1' y='1' width='1' height='1'>1</chunk>", 30000, end);
  flood (TRUE, layer, "<chunk x='999999999' y='-999999999' width='256' height='256'>1</chunk>", 30000, end);
  flood (TRUE, layer, "<chunk x='-999999999' y='999999999' width='1' height='1'>5</chunk><chunk x='1' y='2' width='1' height='1'>5</chunk>", 15000, end);
  flood (FALSE, "<objectgroup>", "<object x='1e308' y='-1e308' type='velites'/>", 60000, "</objectgroup>");
  flood (FALSE, "<objectgroup>", "<object x='nan' y='inf' width='1e400' gid='4294967295'/>", 50000, "</objectgroup>");
  flood (FALSE, "<objectgroup>", "<object type='velites'><properties><property name='marks' value='x x x x'/></properties></object>", 20000, "</objectgroup>");
  flood (FALSE, "<tileset><terraintypes>", "<terrain name='a'/>", 40000, "</terraintypes><tile id='0' terrain='999,999,999,999'/></tileset>");
  flood (FALSE, "<tileset>", "<tile id='0' type='a'/>", 90000, "</tileset>");
  flood (FALSE, "", "<layer visible='0' name='a'/>", 90000, "");
  flood (FALSE, "", "<tileset source='x.tsx'/>", 90000, "");
}

/* Every hex has a tile of its own, in each of 32 layers. */
static void
many_tiles (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  clock_t began = clock ();

  g_string_printf (text, map_head, FALSE);
  for (guint layer = 0; layer < 32; layer++)
    {
      g_string_append (text, "<layer><data encoding='csv'>");
      for (guint i = 0; i < 64 * 64; i++)
        g_string_append_printf (text, "%u,", layer * 4096 + i + 1);
      g_string_append (text, "</data></layer>");
    }
  g_string_append (text, "</map>");
  bytes = data_bytes (text->str);
  survive (bytes);
  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, PATIENCE);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  battles_add_tests (get_library (), "/tmx", "comes-back", battles_come_back);
  rulesets_add_tests (get_library (), "/tmx", "random-boards-come-back", random_boards_come_back);
  g_test_add_func ("/tmx/what-is-lost", what_is_lost);
  g_test_add_func ("/tmx/both-files-or-none", both_files_or_none);
  g_test_add_func ("/tmx/mapping/guesses", guesses);
  g_test_add_func ("/tmx/mapping/what-people-say", what_people_say);
  g_test_add_func ("/tmx/harm/floods", floods);
  g_test_add_func ("/tmx/harm/many-tiles", many_tiles);
  status = g_test_run ();
  acies_library_unref (get_library ());

  return status;
}

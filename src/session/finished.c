/* finished.c - the records of finished games: one file for each game, in a folder of the user
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/finished.h"

#include "ai/players.h"
#include "engine/core/engine.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"
#include "session/game.h"
#include "session/luck.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define ENDING ".aciesgame"
#define REMOVED "~"  /* after the name of a removed record */
#define MOST 1000000 /* of what is counted */
#define LONGEST 200  /* letters of a name or title */

/* --- what is in a record -------------------------------------------------------------------- */

void
acies_finished_free (AciesFinished *self)
{
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      g_free (self->sides[i].id);
      g_free (self->sides[i].name);
      g_free (self->sides[i].player);
    }
  g_clear_pointer (&self->ended, g_date_time_unref);
  g_array_unref (self->points);
  g_free (self->path);
  g_free (self->ruleset);
  g_free (self->game);
  g_free (self->title);
  g_free (self);
}

static AciesFinished *
new_empty (void)
{
  AciesFinished *self = g_new0 (AciesFinished, 1);

  self->points = g_array_new (FALSE, FALSE, sizeof (AciesFinishedPoint));
  return self;
}

static void
add_points (AciesFinished *self,
            AciesSession  *session,
            const GArray  *points)
{
  self->reviewed = TRUE;
  for (guint i = 0; i < points->len; i++)
    {
      const AciesTurningPoint *point = &g_array_index (points, AciesTurningPoint, i);
      g_autoptr (AciesState) state = acies_session_dup_position (session, point->command);
      AciesFinishedPoint kept = { point->command, state->turn.round, state->turn.active, point->side, point->win, point->best };

      g_array_append_val (self->points, kept);
    }
}

static void
add_side (AciesFinished    *self,
          AciesSession     *session,
          const AciesState *state,
          const AciesLuck  *luck,
          AciesSide         side)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesSideLuck *it = &luck->sides[side];
  guint                player = acies_session_get_settings (session)->players[side];
  AciesSide            winner = state->outcome.winner;

  self->sides[self->n_sides++] = (AciesFinishedSide) {
    .id = g_strdup (ruleset->sides[side].id),
    .name = g_strdup (ruleset->sides[side].name),
    .player = player != ACIES_PLAYER_HUMAN ? g_strdup (acies_ai_player_get (player)->id) : NULL,
    .won = winner != ACIES_NO_SIDE && (acies_ruleset_enemies (ruleset, winner) & 1u << side) == 0,
    .figures = acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES) ? -1 : (int) it->figures,
    .units = (int) it->units,
    .morale_before = MAX (it->morale_before, 0),
    .morale = MAX (it->morale, 0),
    .n_dice = (int) it->n_dice,
    .hits = (int) it->hits,
    .expected = it->expected_hits,
  };
}

AciesFinished *
acies_finished_new (AciesSession *session,
                    GDateTime    *ended,
                    const GArray *points)
{
  const AciesState *state = acies_session_get_state (session);
  const char       *title = state->texts->text[ACIES_TEXT_TITLE];
  g_autoptr (AciesLuck) luck = acies_luck_new (session);
  AciesFinished *self = new_empty ();

  self->ended = g_date_time_to_utc (ended);
  self->ruleset = g_strdup (state->ruleset->id);
  self->game = g_strdup (state->ruleset->name);
  self->title = acies_text_shorten (title != NULL ? title : "", LONGEST);
  self->rounds = state->turn.round;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_side (self, session, state, luck, side);
  if (points != NULL)
    add_points (self, session, points);
  return self;
}

int
acies_finished_get_person (const AciesFinished *self)
{
  int person = -1;

  for (guint i = 0; i < self->n_sides; i++)
    if (self->sides[i].player == NULL && person >= 0)
      return -1;
    else if (self->sides[i].player == NULL)
      person = (int) i;
  return person;
}

gboolean
acies_finished_is_draw (const AciesFinished *self)
{
  for (guint i = 0; i < self->n_sides; i++)
    if (self->sides[i].won)
      return FALSE;
  return TRUE;
}

/* --- reading -------------------------------------------------------------------------------- */

static double
read_decimal (const AciesReader  *reader,
              const AciesXmlNode *node,
              const char         *name,
              double              most)
{
  const char *text = acies_reader_require (reader, node, name);
  char       *end = NULL;
  double      value = text != NULL ? g_ascii_strtod (text, &end) : 0;

  if (text == NULL || (g_ascii_isdigit (*text) && *end == '\0' && value >= 0 && value <= most))
    return value;
  /* Translators: an attribute, its element, and the value that is not possible */
  acies_reader_refuse (reader, node, "bad-number", name, text, _ ("“%1$s” of <%2$s> must be a number, not “%3$s”"));
  return 0;
}

static char *
read_text (const AciesReader  *reader,
           const AciesXmlNode *node,
           const char         *name)
{
  const char *text = acies_reader_require (reader, node, name);

  return text != NULL ? acies_text_shorten (text, LONGEST) : NULL;
}

static int
read_number (const AciesReader  *reader,
             const AciesXmlNode *node,
             const char         *name)
{
  int value = 0;

  acies_reader_number (reader, node, name, 0, MOST, &value);
  return value;
}

static void
read_side (AciesFinished      *self,
           const AciesReader  *reader,
           const AciesXmlNode *node)
{
  static const char *const answers[] = { "no", "yes", NULL };
  gboolean                 has_dice = acies_xml_get (node, "dice") != NULL;

  acies_reader_check_leaf (reader, node, "id name computer won figures units morale-before morale dice hits expected");
  if (self->n_sides == ACIES_MAX_SIDES)
    {
      acies_reader_unknown (reader, node);
      return;
    }
  self->sides[self->n_sides++] = (AciesFinishedSide) {
    .id = read_text (reader, node, "id"),
    .name = read_text (reader, node, "name"),
    .player = acies_xml_get (node, "computer") != NULL ? read_text (reader, node, "computer") : NULL,
    .won = acies_reader_word (reader, node, "won", answers) == 1,
    .figures = acies_xml_get (node, "figures") != NULL ? read_number (reader, node, "figures") : -1,
    .units = read_number (reader, node, "units"),
    .morale_before = read_number (reader, node, "morale-before"),
    .morale = read_number (reader, node, "morale"),
    .n_dice = has_dice ? read_number (reader, node, "dice") : 0,
    .hits = has_dice ? read_number (reader, node, "hits") : 0,
    .expected = has_dice ? read_decimal (reader, node, "expected", MOST) : 0,
  };
}

static guint
read_side_of (const AciesFinished *self,
              const AciesReader   *reader,
              const AciesXmlNode  *node,
              const char          *name)
{
  const char *id = acies_reader_require (reader, node, name);

  for (guint i = 0; i < self->n_sides && id != NULL; i++)
    if (g_strcmp0 (self->sides[i].id, id) == 0)
      return i;
  if (id != NULL)
    acies_reader_fault (reader, node, "unknown-side", _ ("The record has no side “%s”"), ACIES_QUOTE (id));
  return 0;
}

static void
read_point (AciesFinished      *self,
            const AciesReader  *reader,
            const AciesXmlNode *node)
{
  AciesFinishedPoint point = {
    .command = (guint) read_number (reader, node, "after"),
    .round = (guint) read_number (reader, node, "round"),
    .active = read_side_of (self, reader, node, "turn"),
    .side = read_side_of (self, reader, node, "side"),
    .win = read_decimal (reader, node, "win", 1),
    .best = read_decimal (reader, node, "best", 1),
  };

  acies_reader_check_leaf (reader, node, "after round turn side win best");
  if (self->points->len < ACIES_MAX_TURNING_POINTS * ACIES_MAX_SIDES)
    g_array_append_val (self->points, point);
}

static void
read_record (AciesFinished      *self,
             const AciesReader  *reader,
             const AciesXmlNode *node)
{
  const AciesXmlNode *child = NULL;
  const char         *ended = acies_reader_require (reader, node, "ended");

  acies_reader_check_format (reader, node, ACIES_FORMAT_VERSION);
  acies_reader_check_attributes (reader, node, "format ended ruleset game title rounds reviewed");
  self->ended = ended != NULL ? g_date_time_new_from_iso8601 (ended, NULL) : NULL;
  if (ended != NULL && self->ended == NULL)
    acies_reader_fault (reader, node, "bad-value", _ ("“%s” is not a date and time"), ACIES_QUOTE (ended));
  self->ruleset = read_text (reader, node, "ruleset");
  self->game = read_text (reader, node, "game");
  self->title = read_text (reader, node, "title");
  self->rounds = read_number (reader, node, "rounds");
  self->reviewed = g_strcmp0 (acies_xml_get (node, "reviewed"), "yes") == 0;
  while ((child = acies_reader_next (reader, node, child, "side point")) != NULL)
    if (g_str_equal (child->name, "side"))
      read_side (self, reader, child);
    else
      read_point (self, reader, child);
}

AciesFinished *
acies_finished_read (GBytes     *bytes,
                     const char *name,
                     GError    **error)
{
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, name, error);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesFinished) self = NULL;
  const AciesXmlNode *node = NULL;
  AciesReader         reader = { ACIES_FINISHED_NS, findings, NULL };

  if (document == NULL)
    return NULL;
  if (acies_xml_is (acies_xml_root (document), ACIES_GAME_NS, "game"))
    node = acies_reader_child (&reader, acies_xml_root (document), "record");
  if (node == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT, "%s: %s", name, _ ("this is not the record of a finished game"));
      return NULL;
    }
  self = new_empty ();
  read_record (self, &reader, node);
  if (findings->list->len == 0 && self->n_sides > 0)
    return g_steal_pointer (&self);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID, "%s: %s", name,
               findings->list->len > 0 ? ((const AciesFinding *) findings->list->pdata[0])->message : _ ("this is not the record of a finished game"));
  return NULL;
}

/* --- writing -------------------------------------------------------------------------------- */

static void
append_decimal (GString    *out,
                const char *name,
                double      value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, " %s=\"%s\"", name, g_ascii_formatd (text, sizeof text, "%.3f", value));
}

static void
append_side (GString                 *out,
             const AciesFinishedSide *side)
{
  acies_xml_append (out, "    <side id=\"%s\" name=\"%s\"", side->id, side->name);
  if (side->player != NULL)
    acies_xml_append (out, " computer=\"%s\"", side->player);
  if (side->won)
    g_string_append (out, " won=\"yes\"");
  if (side->figures >= 0)
    g_string_append_printf (out, " figures=\"%d\"", side->figures);
  g_string_append_printf (out, " units=\"%d\" morale-before=\"%d\" morale=\"%d\"", side->units, side->morale_before, side->morale);
  if (side->n_dice > 0)
    {
      g_string_append_printf (out, " dice=\"%d\" hits=\"%d\"", side->n_dice, side->hits);
      append_decimal (out, "expected", side->expected);
    }
  g_string_append (out, "/>\n");
}

static void
append_record (GString             *out,
               const AciesFinished *self)
{
  g_autofree char *ended = g_date_time_format_iso8601 (self->ended);

  acies_xml_append (out, "  <record xmlns=\"%s\" format=\"%d\" ended=\"%s\"", ACIES_FINISHED_NS, ACIES_FORMAT_VERSION, ended);
  acies_xml_append (out, " ruleset=\"%s\" game=\"%s\" title=\"%s\" rounds=\"%d\"", self->ruleset, self->game, self->title, self->rounds);
  g_string_append (out, self->reviewed ? " reviewed=\"yes\">\n" : ">\n");
  for (guint i = 0; i < self->n_sides; i++)
    append_side (out, &self->sides[i]);
  for (guint i = 0; i < self->points->len; i++)
    {
      const AciesFinishedPoint *point = &g_array_index (self->points, AciesFinishedPoint, i);

      acies_xml_append (out, "    <point after=\"%u\" round=\"%u\" turn=\"%s\" side=\"%s\"", point->command, point->round,
                        self->sides[point->active].id, self->sides[point->side].id);
      append_decimal (out, "win", point->win);
      append_decimal (out, "best", point->best);
      g_string_append (out, "/>\n");
    }
  g_string_append (out, "  </record>\n");
}

/* The record stands before the end of the game, which the canonical form has on a line of its own. */
GBytes *
acies_finished_to_bytes (const AciesFinished *self,
                         AciesSession        *session)
{
  g_autoptr (AciesGameFile) game = acies_game_to_file (session);
  g_autofree char *text = acies_game_write (game);
  GString         *out = g_string_new_len (text, g_strrstr (text, "</game>") - text);
  gsize            length;

  append_record (out, self);
  g_string_append (out, "</game>\n");
  length = out->len;
  return g_bytes_new_take (g_string_free (out, FALSE), length);
}

/* --- the folder ----------------------------------------------------------------------------- */

char *
acies_finished_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "acies", "records", NULL);
}

gboolean
acies_finished_has (GFile *file)
{
  g_autofree char *path = acies_finished_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_parent (file, folder);
}

static int
compare_latest_first (gconstpointer a,
                      gconstpointer b)
{
  return strcmp (*(char *const *) b, *(char *const *) a);
}

/* Returns: (transfer full): the names of all records in @folder, the latest first */
static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ENDING))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_latest_first);
  return names;
}

static AciesFinished *
read_path (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, error);
  AciesFinished *self = bytes != NULL ? acies_finished_read (bytes, name, error) : NULL;

  if (self != NULL)
    self->path = g_strdup (path);
  return self;
}

GPtrArray *
acies_finished_list (const char *folder,
                     guint      *unreadable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_finished_free);
  g_autoptr (GPtrArray) names = list_names (folder);

  *unreadable = 0;
  for (guint i = 0; i < MIN (names->len, ACIES_FINISHED_MOST); i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      AciesFinished   *game = read_path (path, NULL);

      if (game != NULL)
        g_ptr_array_add (games, game);
      else
        (*unreadable)++;
    }
  return games;
}

/* Games with the same beginning and the same dice can be the same game. */
static guint64
key_of (AciesSession *session)
{
  return acies_state_hash (acies_session_get_scenario (session)) * 31 + acies_session_get_seed (session);
}

/* Whether a record has the commands of @session; a game played again from the same dice has others. */
static gboolean
has_log_of (const char   *path,
            AciesSession *session)
{
  g_autoptr (AciesGameFile) game = acies_game_to_file (session);
  g_autofree char *text = acies_game_write (game);
  char            *end = g_strrstr (text, "</game>");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, NULL);
  gsize       length;
  const char *kept = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  *end = '\0';
  return kept != NULL && g_strstr_len (kept, (gssize) length, g_strrstr (text, "<log")) != NULL;
}

/* Returns: (transfer full): the path of the latest record of the same game, or of a new one */
static char *
dup_path (const char   *folder,
          AciesSession *session,
          gboolean      is_new)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%dT%H-%M-%S-%f");
  g_autofree char *key = g_strdup_printf ("-%016" G_GINT64_MODIFIER "x" ENDING, key_of (session));
  g_autofree char *name = g_strconcat (stamp, key, NULL);
  g_autoptr (GPtrArray) names = list_names (folder);

  for (guint i = 0; i < names->len && !is_new; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      if (g_str_has_suffix (path, key) && has_log_of (path, session))
        return g_steal_pointer (&path);
    }
  return g_build_filename (folder, name, NULL);
}

/* Returns: (transfer full): now, or the date of the record that only gets turning points */
static GDateTime *
find_date (const char   *path,
           const GArray *points)
{
  g_autoptr (AciesFinished) before = path != NULL && points != NULL ? read_path (path, NULL) : NULL;

  return before != NULL ? g_date_time_ref (before->ended) : g_date_time_new_from_unix_utc (g_get_real_time () / G_USEC_PER_SEC);
}

gboolean
acies_finished_keep (const char   *folder,
                     AciesSession *session,
                     char        **path,
                     gboolean      is_new,
                     const GArray *points,
                     GError      **error)
{
  g_autoptr (GDateTime) ended = find_date (*path, points);
  g_autofree char *place = NULL;
  g_autoptr (AciesFinished) self = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET, FALSE);

  if (acies_game_settings_count_people (acies_session_get_settings (session), acies_session_get_state (session)->ruleset->n_sides) == 0 ||
      acies_session_get_state (session)->texts->goal != ACIES_GOAL_NONE)
    return TRUE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", folder, g_strerror (errno));
      return FALSE;
    }
  place = *path != NULL ? g_strdup (*path) : dup_path (folder, session, is_new);
  self = acies_finished_new (session, ended, points);
  bytes = acies_finished_to_bytes (self, session);
  file = g_file_new_for_path (place);
  if (!acies_file_save (file, bytes, NULL, error))
    return FALSE;
  g_free (*path);
  *path = g_steal_pointer (&place);
  return TRUE;
}

static gboolean
rename_file (const char *from,
             const char *to,
             GError    **error)
{
  if (g_rename (from, to) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", from, g_strerror (errno));
  return FALSE;
}

gboolean
acies_finished_remove (const char *path,
                       GError    **error)
{
  g_autofree char *removed = g_strconcat (path, REMOVED, NULL);

  return rename_file (path, removed, error);
}

gboolean
acies_finished_restore (const char *path,
                        GError    **error)
{
  g_autofree char *removed = g_strconcat (path, REMOVED, NULL);

  return rename_file (removed, path, error);
}

void
acies_finished_purge (const char *path)
{
  g_autofree char *removed = g_strconcat (path, REMOVED, NULL);

  g_unlink (removed);
}

/* --- as a table ----------------------------------------------------------------------------- */

/* A spreadsheet takes a text that starts with these characters for a formula. */
static void
append_text (GString    *out,
             const char *text)
{
  g_string_append_c (out, '"');
  if (strchr ("=+-@\t\r", *text) != NULL && *text != '\0')
    g_string_append_c (out, '\'');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *text);
    }
  g_string_append (out, "\",");
}

static void
append_row (GString             *out,
            const AciesFinished *game,
            guint                i)
{
  const AciesFinishedSide *side = &game->sides[i];
  g_autofree char         *ended = g_date_time_format_iso8601 (game->ended);
  char                     expected[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, "%s,", ended);
  append_text (out, game->ruleset);
  append_text (out, game->title);
  g_string_append_printf (out, "%d,", game->rounds);
  append_text (out, side->id);
  append_text (out, side->player != NULL ? side->player : "human");
  g_string_append_printf (out, "%s,", acies_finished_is_draw (game) ? "draw" : side->won ? "won"
                                                                                         : "lost");
  if (side->figures >= 0)
    g_string_append_printf (out, "%d", side->figures);
  g_string_append_printf (out, ",%d,%d,%d,%d,%d,%s\r\n", side->units, side->morale_before, side->morale, side->n_dice, side->hits,
                          g_ascii_formatd (expected, sizeof expected, "%.3f", side->expected));
}

char *
acies_finished_to_csv (const GPtrArray *games)
{
  GString *out = g_string_new ("ended,ruleset,title,rounds,side,player,result,figures_lost,units_lost,morale_before,morale,dice,hits,expected_hits\r\n");

  for (guint i = 0; i < games->len; i++)
    for (guint side = 0; side < ((const AciesFinished *) games->pdata[i])->n_sides; side++)
      append_row (out, games->pdata[i], side);
  return g_string_free (out, FALSE);
}

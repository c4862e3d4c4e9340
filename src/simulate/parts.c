/* parts.c - the parts of a simulation: written game by game, and joined again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/parts.h"

#include "ai/players.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- rows ------------------------------------------------------------------------------------ */

#define MOST_NUMBERS (ACIES_MAX_SIDES * (2 + 2 * ACIES_MAX_UNIT_TYPES + ACIES_MAX_CARDS))

void
acies_simulation_rows_append_names (const AciesSimulationTerms *terms,
                                    GString                    *line)
{
  const AciesRuleset *ruleset = terms->ruleset;

  g_string_append (line, ACIES_SIMULATION_ROWS_START);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    g_string_append_printf (line, "player-%s,", ruleset->sides[side].id);
  g_string_append (line, "winner,end,round,commands");
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const char *name = ruleset->sides[side].id;

      g_string_append_printf (line, ",morale-%s,figures-%s", name, name);
      for (guint type = 0; type < ruleset->n_unit_types; type++)
        if (acies_simulation_terms_has_type (terms, side, type))
          g_string_append_printf (line, ",units-lost-%s-%s,figures-lost-%s-%s", name, ruleset->unit_types[type].id,
                                  name, ruleset->unit_types[type].id);
      for (guint card = 0; card < ruleset->n_cards; card++)
        if (acies_simulation_terms_has_card (terms, side, card))
          g_string_append_printf (line, ",used-%s-%s", name, ruleset->cards[card].id);
    }
}

/* The numbers of all sides, in the order of their columns. */
static guint
list_numbers (const AciesSimulationTerms *terms,
              AciesSimulatedGame         *game,
              guint16                   **numbers)
{
  guint n = 0;

  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      numbers[n++] = &game->morale[side];
      numbers[n++] = &game->figures[side];
      for (guint type = 0; type < terms->ruleset->n_unit_types; type++)
        if (acies_simulation_terms_has_type (terms, side, type))
          {
            numbers[n++] = &game->units_lost[side][type];
            numbers[n++] = &game->figures_lost[side][type];
          }
      for (guint card = 0; card < terms->ruleset->n_cards; card++)
        if (acies_simulation_terms_has_card (terms, side, card))
          numbers[n++] = &game->cards_used[side][card];
    }

  return n;
}

/* A row has a hundred of them, which printf would make slow. */
static void
append_number (GString *line,
               guint    number)
{
  char  digits[11];
  char *start = digits + sizeof digits;

  do
    *--start = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  g_string_append_c (line, ',');
  g_string_append_len (line, start, digits + sizeof digits - start);
}

void
acies_simulation_rows_append (const AciesSimulationTerms *terms,
                              const AciesSimulatedGame   *game,
                              GString                    *line)
{
  const AciesRuleset *ruleset = terms->ruleset;
  const AciesOutcome  outcome = { game->end, game->winner };
  AciesSimulatedGame  copy = *game;
  guint16            *numbers[MOST_NUMBERS];
  guint               n = list_numbers (terms, &copy, numbers);

  g_string_append_printf (line, "%u,%s", game->number, ruleset->sides[acies_simulation_terms_first (terms, game->number)].id);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    g_string_append_printf (line, ",%s", terms->players[acies_simulation_terms_seat (terms, game->number, side)]);
  g_string_append_printf (line, ",%s,%s", game->winner < ruleset->n_sides ? ruleset->sides[game->winner].id : "",
                          acies_outcome_id (&outcome, ruleset));
  append_number (line, game->round);
  append_number (line, game->n_commands);
  for (guint i = 0; i < n; i++)
    append_number (line, *numbers[i]);
}

/* The next field of a row, and the comma behind it. */
static guint
take_number (const char **rest,
             guint        most)
{
  char              *end;
  unsigned long long number = strtoull (*rest, &end, 10);

  *rest = *end == ',' ? end + 1 : end;

  return (guint) MIN (number, most);
}

static char *
take_word (const char **rest)
{
  const char *start = *rest;
  gsize       length = strcspn (start, ",");

  *rest = start[length] == ',' ? start + length + 1 : start + length;

  return g_strndup (start, length);
}

/* A field that does not fit becomes one that does, and then differs from the line. */
gboolean
acies_simulation_rows_read (const AciesSimulationTerms *terms,
                            const char                 *line,
                            AciesSimulatedGame         *game)
{
  const AciesRuleset *ruleset = terms->ruleset;
  const char         *rest = line;
  guint               number = take_number (&rest, terms->n_games);
  guint16            *numbers[MOST_NUMBERS];
  guint               n = list_numbers (terms, game, numbers);
  g_autofree char    *winner = NULL;
  g_autofree char    *reason = NULL;
  g_autoptr (GString) again = g_string_new (NULL);

  *game = (AciesSimulatedGame) { .number = MAX (number, 1) };
  for (guint i = 0; i < 1 + ruleset->n_sides; i++) /* the first player and all players follow from the number */
    g_free (take_word (&rest));
  winner = take_word (&rest);
  reason = take_word (&rest);
  game->winner = acies_ruleset_find_side (ruleset, winner);
  for (guint8 end = ACIES_END_FIRST_OWN; end < ACIES_MAX_ENDS && game->end == ACIES_END_NOT_YET; end++)
    if (ruleset->procs->ends[end] != NULL && g_str_equal (ruleset->procs->ends[end]->id, reason))
      game->end = end;
  game->round = (guint8) take_number (&rest, G_MAXUINT8);
  game->n_commands = take_number (&rest, G_MAXUINT);
  for (guint i = 0; i < n; i++)
    *numbers[i] = (guint16) take_number (&rest, G_MAXUINT16);
  if (game->end == ACIES_END_NOT_YET && game->winner != ACIES_NO_SIDE)
    return FALSE;
  acies_simulation_rows_append (terms, game, again);

  return g_str_equal (line, again->str);
}

/* --- writing a part -------------------------------------------------------------------------- */

#define FIRST "acies-simulation "
#define FORMAT 2
#define AS_IT_IS " !\"#$&'()*+,/:;<=>?@[\\]^`{|}" /* in a title, besides letters */
#define END "end"                                 /* all games are there */
#define INTERRUPTED "interrupted"                 /* only the first games are */

/* The lines of the head, without the empty one that ends it. */
enum
{
  LINE_FORMAT,
  LINE_VERSION,
  LINE_RULESET,
  LINE_SCENARIO,
  LINE_TITLE,
  LINE_END_ROUND,
  LINE_FIRST,
  LINE_PLAYERS,
  LINE_SEED,
  LINE_GAMES,
  LINE_PART,
  LINE_SWAP,
  LINE_ALTERNATE,
  LINE_TYPES,
  LINE_CARDS,
  N_LINES
};

/* The switch for the number of sides that take part, or ACIES_NO_ID if all sides of the ruleset do. */
static AciesId
players_of (const AciesRuleset *ruleset)
{
  const AciesRuleset *base = ruleset->base != NULL ? ruleset->base : ruleset;

  return base->sides[base->n_sides - 1].plays_by;
}

static void
append_bits (GString       *text,
             const char    *name,
             const guint64 *bits,
             guint          n_sides)
{
  g_string_append (text, name);
  for (guint side = 0; side < n_sides; side++)
    g_string_append_printf (text, " %" G_GINT64_MODIFIER "x", bits[side]);
  g_string_append_c (text, '\n');
}

static void
append_head (GString                    *text,
             const AciesSimulationTerms *terms)
{
  const AciesRuleset *ruleset = terms->ruleset;
  g_autofree char    *title = g_uri_escape_string (terms->title, AS_IT_IS, TRUE);

  g_string_append_printf (text, FIRST "%d\nversion %s\n", FORMAT, ACIES_VERSION);
  g_string_append_printf (text, "ruleset %s %u %" G_GINT64_MODIFIER "x", ruleset->id, ruleset->edition, ruleset->fingerprint);
  /* The scenario decides, where the ruleset does not, how many sides take part, their names, and whether they are in teams. */
  if (players_of (ruleset) != ACIES_NO_ID)
    g_string_append_printf (text, " %u", ruleset->n_sides);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (ruleset->sides[side].named_by != ACIES_NO_ID)
        g_string_append_printf (text, " %u", acies_ruleset_side_option (ruleset, side));
      if (ruleset->sides[side].team_by != ACIES_NO_ID)
        g_string_append_printf (text, " %u", ruleset->sides[side].team != 0);
    }
  g_string_append_printf (text, "\nscenario %" G_GINT64_MODIFIER "x\ntitle %s\n", terms->fingerprint, title);
  g_string_append_printf (text, "end-round %u\nfirst %s\nplayers", terms->end_round, ruleset->sides[terms->first].id);
  for (guint seat = 0; seat < ruleset->n_sides; seat++)
    g_string_append_printf (text, " %s", terms->players[seat]);
  g_string_append_printf (text, "\nseed %" G_GUINT64_FORMAT "\ngames %u\n", terms->seed, terms->n_games);
  g_string_append_printf (text, "part %u %u\nswap %d\nalternate %d\n", terms->shard, terms->n_shards, terms->swap, terms->alternate);
  append_bits (text, "types", terms->types, ruleset->n_sides);
  append_bits (text, "cards", terms->cards, ruleset->n_sides);
}

char *
acies_simulation_part_dup_head (const AciesSimulationTerms *terms)
{
  GString *text = g_string_new (NULL);

  append_head (text, terms);
  g_string_append_c (text, '\n');
  acies_simulation_rows_append_names (terms, text);
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

char *
acies_simulation_part_dup_end (const AciesSimulationTerms *terms,
                               guint                       n_games,
                               const GChecksum            *checksum)
{
  g_autoptr (GChecksum) copy = g_checksum_copy (checksum);

  return g_strdup_printf ("%s %u %s\n", n_games == acies_simulation_terms_count (terms) ? END : INTERRUPTED, n_games,
                          g_checksum_get_string (copy));
}

/* --- reading a part -------------------------------------------------------------------------- */

#define LONGEST (256 * 1024) /* bytes of a line: no title and no table is as long */

typedef struct
{
  char                 *name; /* for people */
  FILE                 *stream;
  char                 *line; /* LONGEST bytes: the last line that was read, without its line feed */
  guint64               n_lines;
  GChecksum            *checksum; /* of all lines before it */
  AciesSimulationTerms *terms;
} Part;

static void
part_clear (Part *self)
{
  g_clear_pointer (&self->stream, fclose);
  g_clear_pointer (&self->terms, acies_simulation_terms_free);
  g_checksum_free (self->checksum);
  g_free (self->line);
  g_free (self->name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Part, part_clear)

static gboolean
refuse (const Part *self,
        GError    **error,
        const char *sentence)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s:%" G_GUINT64_FORMAT ": %s", self->name, self->n_lines, sentence);

  return FALSE;
}

static gboolean
refuse_damage (const Part *self,
               GError    **error)
{
  return refuse (self, error, _ ("this part of a simulation is damaged"));
}

static gboolean
refuse_errno (const Part *self,
              GError    **error,
              int         number)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), "%s: %s", self->name, g_strerror (number));

  return FALSE;
}

/* Other files than regular ones can keep us waiting, or never end. */
static gboolean
open_stream (Part       *self,
             const char *path,
             GError    **error)
{
  int         fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0);
  struct stat there;

  if (fd < 0)
    return refuse_errno (self, error, errno);
  self->stream = fdopen (fd, "r");
  if (self->stream == NULL)
    {
      refuse_errno (self, error, errno);
      close (fd);
      return FALSE;
    }
  if (fstat (fd, &there) == 0 && S_ISREG (there.st_mode))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("%s: not a regular file"), self->name);

  return FALSE;
}

/* The line before goes into the checksum. A line that is too long, has no end or holds a 0 has no line feed here. */
static gboolean
read_line (Part    *self,
           GError **error)
{
  gsize length;

  if (self->n_lines++ > 0)
    {
      g_checksum_update (self->checksum, (const guchar *) self->line, -1);
      g_checksum_update (self->checksum, (const guchar *) "\n", 1);
    }
  if (fgets (self->line, LONGEST, self->stream) == NULL)
    return ferror (self->stream) ? refuse_errno (self, error, errno) : refuse (self, error, _ ("the end of this part of a simulation is missing"));
  length = strlen (self->line);
  if (length > 0 && self->line[length - 1] == '\n')
    {
      self->line[length - 1] = '\0';
      return TRUE;
    }
  if (self->n_lines == 1)
    return refuse (self, error, _ ("this is not a part of a simulation"));

  return refuse_damage (self, error);
}

static guint64
number_in (const char *text,
           guint       base,
           guint64     least,
           guint64     most)
{
  guint64 number;

  return text != NULL && g_ascii_string_to_unsigned (text, base, least, most, &number, NULL) ? number : least;
}

/* The ruleset as it is with the number, names and teams of sides that the rest of its line has. */
static AciesRuleset *
find_ruleset (const Part   *self,
              const char   *value,
              AciesLibrary *library,
              GError      **error)
{
  g_auto (GStrv) words = g_strsplit (value, " ", 4 + 2 * ACIES_MAX_SIDES);
  char           **next;
  gint16           switches[ACIES_MAX_SWITCHES] = { 0 };
  g_autofree char *fingerprint = NULL;
  AciesRuleset    *ruleset;
  AciesId          players;

  if (g_strv_length (words) < 3)
    {
      refuse_damage (self, error);
      return NULL;
    }
  ruleset = acies_library_get_ruleset (library, words[0], NULL);
  fingerprint = ruleset != NULL ? g_strdup_printf ("%" G_GINT64_MODIFIER "x", ruleset->fingerprint) : NULL;
  if (g_strcmp0 (fingerprint, words[2]) != 0)
    {
      guint            edition = (guint) number_in (words[1], 10, 1, ACIES_MAX_EDITION);
      g_autofree char *sentence = NULL;

      if (ruleset != NULL && edition != ruleset->edition)
        /* Translators: two numbers of editions */
        sentence = g_strdup_printf (_ ("this part of a simulation was run with edition %1$u of the rules, but edition %2$u is installed here; run it again"),
                                    edition, ruleset->edition);
      refuse (self, error, sentence != NULL ? sentence : _ ("this part of a simulation was run with rules that are not installed here"));
      return NULL;
    }
  players = players_of (ruleset);
  next = words + 3;
  if (players != ACIES_NO_ID && *next != NULL)
    switches[players] = (gint16) number_in (*next++, 10, (guint64) ruleset->switches[players].min, (guint64) ruleset->switches[players].max);
  for (AciesSide side = 0; side < ruleset->n_sides && *next != NULL; side++)
    {
      AciesId named_by = ruleset->sides[side].named_by;
      AciesId team_by = ruleset->sides[side].team_by;

      if (named_by != ACIES_NO_ID)
        switches[named_by] = (gint16) number_in (*next++, 10, 0, ruleset->switches[named_by].options->len - 1);
      if (team_by != ACIES_NO_ID && *next != NULL)
        switches[team_by] = (gint16) number_in (*next++, 10, 0, 1);
    }

  return acies_ruleset_called (ruleset, switches);
}

static void
read_bits (const char *text,
           guint64    *bits,
           guint       n_sides,
           guint       n_bits)
{
  guint64 most = n_bits < 64 ? (G_GUINT64_CONSTANT (1) << n_bits) - 1 : G_MAXUINT64;
  g_auto (GStrv) words = g_strsplit (text, " ", (gint) n_sides);

  for (guint side = 0; side < n_sides && words[side] != NULL; side++)
    bits[side] = number_in (words[side], 16, 0, most);
}

/* A value that is not possible becomes one that is, and then differs from the line. */
static AciesSimulationTerms *
read_terms (const char *const *values,
            AciesRuleset      *ruleset)
{
  AciesSimulationTerms *self = g_new0 (AciesSimulationTerms, 1);
  AciesSide             first = acies_ruleset_find_side (ruleset, values[LINE_FIRST]);
  g_auto (GStrv) players = g_strsplit (values[LINE_PLAYERS], " ", (gint) ruleset->n_sides);
  g_auto (GStrv) part = g_strsplit (values[LINE_PART], " ", 2);
  guint n_players = g_strv_length (players);

  self->ruleset = acies_ruleset_ref (ruleset);
  self->title = g_uri_unescape_string (values[LINE_TITLE], NULL);
  if (self->title == NULL)
    self->title = g_strdup ("");
  self->fingerprint = number_in (values[LINE_SCENARIO], 16, 0, G_MAXUINT64);
  self->end_round = (guint) number_in (values[LINE_END_ROUND], 10, 0, ACIES_MAX_END_ROUND);
  self->first = first < ruleset->n_sides ? first : 0;
  for (guint seat = 0; seat < ruleset->n_sides; seat++)
    self->players[seat] = g_strdup (seat < n_players && acies_ai_player_find (players[seat]) > 0 ? players[seat] : "");
  self->seed = number_in (values[LINE_SEED], 10, 0, G_MAXUINT64);
  self->n_games = (guint) number_in (values[LINE_GAMES], 10, 1, ACIES_SIMULATION_MAX_GAMES);
  self->n_shards = part[0] != NULL ? (guint) number_in (part[1], 10, 1, MIN (self->n_games, ACIES_SIMULATION_MAX_SHARDS)) : 1;
  self->shard = (guint) number_in (part[0], 10, 1, self->n_shards);
  self->swap = number_in (values[LINE_SWAP], 10, 0, 1) == 1;
  self->alternate = number_in (values[LINE_ALTERNATE], 10, 0, 1) == 1;
  read_bits (values[LINE_TYPES], self->types, ruleset->n_sides, ruleset->n_unit_types);
  read_bits (values[LINE_CARDS], self->cards, ruleset->n_sides, ruleset->n_cards);

  return self;
}

/* The head, the empty line and the names of the columns. What is not to the letter as it would be written is damaged. */
static gboolean
read_head (Part         *self,
           AciesLibrary *library,
           GError      **error)
{
  g_auto (GStrv) lines = g_new0 (char *, N_LINES + 1);
  const char      *values[N_LINES];
  AciesRuleset    *ruleset;
  g_autofree char *read = NULL;
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 0; i < N_LINES; i++)
    {
      const char *space;

      if (!read_line (self, error))
        return FALSE;
      if (i == 0 && !g_str_has_prefix (self->line, FIRST))
        return refuse (self, error, _ ("this is not a part of a simulation"));
      lines[i] = g_strdup (self->line);
      space = strchr (lines[i], ' ');
      values[i] = space != NULL ? space + 1 : "";
    }
  /* The games of another version of the program may have other results. */
  if (!g_str_equal (lines[LINE_FORMAT], FIRST G_STRINGIFY (FORMAT)) || !g_str_equal (lines[LINE_VERSION], "version " ACIES_VERSION))
    return refuse (self, error, _ ("this part of a simulation was made by another version of Acies"));
  ruleset = find_ruleset (self, values[LINE_RULESET], library, error);
  if (ruleset == NULL)
    return FALSE;
  self->terms = read_terms (values, ruleset);
  append_head (expected, self->terms);
  g_string_truncate (expected, expected->len - 1);
  read = g_strjoinv ("\n", lines);
  if (!g_utf8_validate (self->terms->title, -1, NULL) || !g_str_equal (read, expected->str))
    return refuse_damage (self, error);
  if (!read_line (self, error))
    return FALSE;
  if (*self->line != '\0')
    return refuse_damage (self, error);
  if (!read_line (self, error))
    return FALSE;
  g_string_truncate (expected, 0);
  acies_simulation_rows_append_names (self->terms, expected);

  return g_str_equal (self->line, expected->str) || refuse_damage (self, error);
}

/* All of a part, which is known to be good only at the end. NULL if it is not. */
static AciesSimulationTerms *
read_part (const char           *path,
           AciesLibrary         *library,
           AciesSimulationPlayed played,
           gpointer              data,
           GError              **error)
{
  g_auto (Part) self = { g_filename_display_name (path), NULL, g_malloc0 (LONGEST), 0, g_checksum_new (G_CHECKSUM_SHA256), NULL };
  g_autofree char *end = NULL;
  g_autofree char *sentence = NULL;
  guint            n = 0;
  guint            all;

  if (!open_stream (&self, path, error) || !read_head (&self, library, error) || !read_line (&self, error))
    return NULL;
  all = acies_simulation_terms_count (self.terms);
  while (g_ascii_isdigit (*self.line))
    {
      AciesSimulatedGame game;

      if (n == all || !acies_simulation_rows_read (self.terms, self.line, &game) || game.number != acies_simulation_terms_number (self.terms, n))
        {
          refuse_damage (&self, error);
          return NULL;
        }
      if (played != NULL)
        played (&game, data);
      n++;
      if (!read_line (&self, error))
        return NULL;
    }
  end = acies_simulation_part_dup_end (self.terms, n, self.checksum);
  if (strncmp (self.line, end, strlen (self.line)) != 0 || !g_str_equal (end + strlen (self.line), "\n") || fgetc (self.stream) != EOF)
    refuse_damage (&self, error);
  else if (n == all)
    return g_steal_pointer (&self.terms);
  else
    {
      /* Translators: games that were played, and games to play */
      sentence = g_strdup_printf (ngettext ("this part of a simulation was interrupted and has only %1$u of %2$u game",
                                            "this part of a simulation was interrupted and has only %1$u of %2$u games", all),
                                  n, all);
      refuse (&self, error, sentence);
    }

  return NULL;
}

/* --- joining parts --------------------------------------------------------------------------- */

struct _AciesSimulationMerge
{
  AciesLibrary         *library;
  AciesSimulationTerms *terms; /* of the whole */
  char                **paths; /* by shard, from 0 */
  guint                 n_shards;
};

AciesSimulationMerge *
acies_simulation_merge_new (char        **paths,
                            AciesLibrary *library,
                            GError      **error)
{
  g_autoptr (AciesSimulationMerge) self = g_new0 (AciesSimulationMerge, 1);
  guint missing = 0;
  guint first = 0;

  g_return_val_if_fail (paths[0] != NULL, NULL);

  self->library = acies_library_ref (library);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AciesSimulationTerms) terms = read_part (paths[i], library, NULL, NULL, error);
      const char *difference;

      if (terms == NULL)
        return NULL;
      /* The first part says what the whole is. */
      if (self->terms == NULL)
        {
          self->terms = acies_simulation_terms_copy (terms);
          self->n_shards = terms->n_shards;
          self->paths = g_new0 (char *, self->n_shards);
        }
      difference = acies_simulation_terms_describe_difference (self->terms, terms);
      if (difference == NULL && self->paths[terms->shard - 1] == NULL)
        self->paths[terms->shard - 1] = g_strdup (paths[i]);
      else
        {
          const char      *other = difference != NULL ? paths[0] : self->paths[terms->shard - 1];
          g_autofree char *name = g_filename_display_name (paths[i]);
          g_autofree char *other_name = g_filename_display_name (other);

          /* Translators: the names of two files, and in what they differ */
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("%1$s and %2$s do not belong together: %3$s"), other_name, name,
                       difference != NULL ? difference : _ ("they are the same part"));
          return NULL;
        }
    }
  for (guint i = self->n_shards; i-- > 0;)
    if (self->paths[i] == NULL)
      {
        missing++;
        first = i + 1;
      }
  if (missing == 1)
    /* Translators: the number of a part, and how many there are */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("part %1$u of %2$u is missing"), first, self->n_shards);
  else if (missing > 1)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: the number of a part, how many there are, and how many others are missing */
                 ngettext ("part %1$u of %2$u and %3$u more are missing", "part %1$u of %2$u and %3$u more are missing", missing - 1),
                 first, self->n_shards, missing - 1);
  self->terms->shard = self->terms->n_shards = 1;

  return missing == 0 ? g_steal_pointer (&self) : NULL;
}

void
acies_simulation_merge_free (AciesSimulationMerge *self)
{
  for (guint i = 0; i < self->n_shards; i++)
    g_free (self->paths[i]);
  g_free (self->paths);
  g_clear_pointer (&self->terms, acies_simulation_terms_free);
  acies_library_unref (self->library);
  g_free (self);
}

const AciesSimulationTerms *
acies_simulation_merge_get_terms (const AciesSimulationMerge *self)
{
  return self->terms;
}

gboolean
acies_simulation_merge_run (const AciesSimulationMerge *self,
                            AciesSimulationPlayed       played,
                            gpointer                    data,
                            GError                    **error)
{
  for (guint i = 0; i < self->n_shards; i++)
    {
      g_autoptr (AciesSimulationTerms) terms = read_part (self->paths[i], self->library, played, data, error);

      if (terms == NULL)
        return FALSE;
    }

  return TRUE;
}

/* position.c - positions of which it is known what each command is worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/position.h"

#include "engine/core/engine.h"
#include "support/data.h"

#include <string.h>

static AciesCommand
parse (const Position *self,
       const char     *line)
{
  g_autoptr (GError) error = NULL;
  AciesCommand command;

  if (!acies_command_parse (line, self->state->ruleset, &command, &error))
    g_error ("%s: %s", self->name, error->message);

  return command;
}

static void
lead (Position   *self,
      const char *line)
{
  g_autoptr (GError) error = NULL;
  AciesCommand command = parse (self, line);

  if (!acies_engine_apply (self->state, &command, NULL, &error))
    g_error ("%s: %s: %s", self->name, line, error->message);
}

static void
add_worth (Position   *self,
           const char *rest)
{
  char        *line = NULL;
  double       worth = g_ascii_strtod (rest, &line);
  AciesCommand command = parse (self, line + strspn (line, " "));

  if (!acies_command_check (&command, self->state, NULL))
    g_error ("%s: the command cannot be given: %s", self->name, rest);
  g_array_append_val (self->commands, command);
  g_array_append_val (self->worths, worth);
}

static void
take_line (Position   *self,
           const char *line)
{
  if (g_str_has_prefix (line, "lead "))
    lead (self, line + strlen ("lead "));
  else if (g_str_has_prefix (line, "positions "))
    self->size = (guint) g_ascii_strtoull (line + strlen ("positions "), NULL, 10);
  else if (g_str_has_prefix (line, "wins "))
    self->wins = g_ascii_strtod (line + strlen ("wins "), NULL);
  else if (g_str_has_prefix (line, "worth "))
    add_worth (self, line + strlen ("worth "));
  else if (line[0] != '\0' && line[0] != '#')
    g_error ("%s: what is \"%s\"?", self->name, line);
}

static void
sum_up (Position *self)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (self->state, list);
  if (list->len == 0 || list->len != self->commands->len)
    g_error ("%s: %u commands may be given, %u are told of", self->name, list->len, self->commands->len);
  self->best = g_array_index (self->worths, double, 0);
  for (guint i = 0; i < self->worths->len; i++)
    {
      double worth = g_array_index (self->worths, double, i);

      self->best = MAX (self->best, worth);
      self->average += worth / self->worths->len;
    }
}

/* Beside the text, or a puzzle that comes with the program. */
static AciesState *
read_scenario (AciesLibrary *library,
               const char   *ruleset_id,
               const char   *stem)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (library, ruleset_id);
  g_autofree char *name = g_path_get_basename (stem);
  g_autofree char *beside = g_strconcat (stem, ".acies", NULL);
  g_autofree char *puzzle = g_strconcat (folder, "/puzzles/", name, ".acies", NULL);
  const char      *path = g_file_test (beside, G_FILE_TEST_EXISTS) ? beside : puzzle;
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, path);
}

static Position *
position_read (AciesLibrary *library,
               const char   *ruleset_id,
               const char   *path)
{
  Position        *self = g_new0 (Position, 1);
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".txt"));
  g_autoptr (AciesState) scenario = read_scenario (library, ruleset_id, stem);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  self->name = g_path_get_basename (stem);
  self->wins = -1;
  self->scenario = acies_state_copy (scenario);
  self->state = acies_engine_new_game (scenario, NULL);
  self->commands = acies_commands_new ();
  self->worths = g_array_new (FALSE, FALSE, sizeof (double));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    take_line (self, lines[i]);
  sum_up (self);

  return self;
}

void
position_free (Position *self)
{
  g_free (self->name);
  acies_state_free (self->scenario);
  acies_state_free (self->state);
  g_array_unref (self->commands);
  g_array_unref (self->worths);
  g_free (self);
}

GPtrArray *
positions_read (AciesLibrary *library,
                const char   *ruleset_id)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "strength", "positions", ruleset_id, NULL);
  g_auto (GStrv) paths = data_list_files (folder, ".txt");
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) position_free);

  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (positions, position_read (library, ruleset_id, paths[i]));

  return positions;
}

char *
position_write (const AciesState *state,
                const GPtrArray  *leads,
                guint             size,
                const GArray     *commands,
                const double     *worths)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < leads->len; i++)
    g_string_append_printf (text, "lead %s\n", (const char *) g_ptr_array_index (leads, i));
  g_string_append_printf (text, "positions %u\n", size);
  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *line = acies_command_to_string (&g_array_index (commands, AciesCommand, i), state->ruleset);
      char             number[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (text, "worth %s %s\n", g_ascii_formatd (number, sizeof number, "%.9f", worths[i]), line);
    }

  return g_string_free (text, FALSE);
}

double
position_worth (const Position     *self,
                const AciesCommand *command)
{
  for (guint i = 0; i < self->commands->len; i++)
    if (acies_command_equal (&g_array_index (self->commands, AciesCommand, i), command))
      return g_array_index (self->worths, double, i);

  g_error ("%s: a command that nobody has told of", self->name);
}

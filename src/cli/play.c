/* play.c - acies-cli play: a game by commands, or by chance to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"
#include "cli/files.h"

#include "formats/save.h"
#include "session/rng.h"

#include <glib/gi18n.h>

#include <unistd.h>

typedef struct
{
  char           *commands; /* file name, "-", or NULL */
  char           *seed_text;
  char           *at_text;
  char           *save;
  char           *players_text;
  AciesCliOutput *place; /* of what is saved */
  AciesCliPlayers players;
  guint64         seed;
  int             at;
  gboolean        random;
  gboolean        quiet;
  gboolean        real_dice;
  gboolean        force;
  gboolean        json;
} Options;

/* Returns whether computers play all sides. @options->players must be set. */
static gboolean
plays_itself (const Options *self)
{
  return self->players.n_people == 0;
}

/* A game keeps its seed; a scenario gets the seed from the option or a random one. */
static gboolean
decide_seed (Options             *options,
             const AciesCliInput *input)
{
  if (options->seed_text == NULL)
    {
      options->seed = acies_rng_new_seed ();
      return TRUE;
    }
  if (input->game != NULL)
    return acies_cli_fail (_ ("%s is a game and already has a seed; --seed is only for scenarios"), input->name);
  if (!g_ascii_string_to_unsigned (options->seed_text, 10, 0, G_MAXUINT64, &options->seed, NULL))
    return acies_cli_fail (_ ("invalid seed “%s”; use a whole number"), options->seed_text);

  return TRUE;
}

static gboolean
save (const AciesCliScript *game,
      const AciesCliOutput *place,
      AciesLibrary         *library)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (game->session);
  g_autoptr (GError) error = NULL;

  /* Here, dice are awaited like any command; the file records whether dice were entered. */
  file->settings.dice = game->real_dice ? ACIES_DICE_ENTERED : ACIES_DICE_ROLLED;
  if (acies_game_file_save (file, place->file, library, NULL, &error))
    {
      acies_cli_output_report (place);
      return TRUE;
    }

  return acies_cli_fail ("%s", error->message);
}

static void
print_json (AciesSession          *session,
            const AciesCliRefusal *refusal)
{
  JsonObject *object = json_object_new ();
  JsonObject *refused = refusal->line > 0 ? json_object_new () : NULL;

  if (refused != NULL)
    {
      json_object_set_int_member (refused, "line", refusal->line);
      json_object_set_string_member (refused, "command", refusal->command);
      json_object_set_string_member (refused, "message", refusal->message);
      json_object_set_string_member (refused, "rule", refusal->rule);
      json_object_set_object_member (object, "refused", refused);
    }
  else
    json_object_set_null_member (object, "refused");
  acies_cli_set_result (object, session);
  acies_cli_print_object (object);
}

typedef struct
{
  const AciesCliScript *game;
  AciesLibrary         *library;
  const char           *scenario; /* (nullable): that is read */
  gboolean              force;
} Saving;

static gboolean
save_cb (const char *name,
         gpointer    data)
{
  const Saving *self = data;
  g_auto (AciesCliOutput) place = { 0 };

  return acies_cli_may_write (name, self->scenario) &&
         acies_cli_output_open (&place, name, ACIES_CLI_FILE_GAME_ASKED, self->force) &&
         save (self->game, &place, self->library);
}

/* Prompt for commands only if there is no script and a person can read the prompts. */
static gboolean
is_at_terminal (const Options *options)
{
  return options->commands == NULL && !options->json && isatty (STDIN_FILENO) && isatty (STDOUT_FILENO);
}

static AciesCliStatus
play (AciesCliScript *game,
      AciesLibrary   *library,
      const Options  *options,
      const char     *script)
{
  const AciesCliPlayers people = { .n_people = ACIES_MAX_SIDES };
  g_auto (AciesCliRefusal) refusal = { 0 };
  g_autofree char *line = NULL;

  /* If computers play all sides, they start after the last command of the script. */
  game->players = plays_itself (options) ? &people : &options->players;
  if (game->teller != NULL)
    acies_cli_teller_report (game->teller, FALSE);
  if (script != NULL && !acies_cli_script_run (game, script, &refusal))
    {
      if (game->teller != NULL)
        acies_cli_teller_report (game->teller, TRUE);
      line = g_strdup_printf (refusal.rule != NULL ? "%s:%u: %s [%s]" : "%s:%u: %s", options->commands != NULL ? options->commands : "-",
                              refusal.line, refusal.message, refusal.rule);
      acies_cli_report (line);
      if (options->json)
        print_json (game->session, &refusal);
      return ACIES_CLI_FAULTS;
    }
  game->players = &options->players;
  acies_cli_script_advance (game);

  if (options->json)
    print_json (game->session, &refusal);
  else
    {
      /* An empty line separates the log from the result. */
      if (game->teller != NULL && acies_cli_teller_report (game->teller, TRUE) > 0)
        acies_cli_print ("\n");
      acies_cli_print_result (game->session);
    }

  return options->save == NULL || save (game, options->place, library) ? ACIES_CLI_GOOD : ACIES_CLI_UNUSABLE;
}

/* (nullable): the input file, unless the game can be saved in it. It cannot if parts of the game were left out, or if
 * the file is a scenario. */
static const char *
protected_name (const AciesCliInput *input,
                const char          *name)
{
  return input->game != NULL && input->report.rest->len == 0 ? NULL : name;
}

/* The players come from the options, or at a terminal from the game. Otherwise, people play all sides. */
static gboolean
decide_players (Options       *options,
                AciesCliInput *input)
{
  const AciesRuleset *ruleset = input->scenario->ruleset;
  const char         *text = options->random ? "random" : options->players_text;

  if (options->random && options->players_text != NULL)
    return acies_cli_fail (_ ("--random cannot be used with --players"));
  if (!acies_cli_players_read (&options->players, text != NULL ? text : "human", TRUE, ruleset))
    return FALSE;
  if (text == NULL && input->game != NULL && is_at_terminal (options))
    {
      const AciesGameSettings *settings = acies_session_get_settings (input->game);

      options->players.n_people = acies_game_settings_count_people (settings, ruleset->n_sides);
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        options->players.sides[side] = settings->players[side] == ACIES_PLAYER_HUMAN ? NULL : acies_ai_player_get (settings->players[side]);
    }
  if (plays_itself (options) && options->real_dice)
    return acies_cli_fail (options->random ? _ ("--real-dice cannot be used with --random")
                                           : _ ("--real-dice needs a human player: add “human” to --players"));

  return TRUE;
}

static AciesCliStatus
open_and_play (const char *name,
               Options    *options)
{
  g_autoptr (AciesCliInput) input = NULL;
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesCliTeller) teller = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *script = NULL;
  AciesCliStatus   status;
  AciesCliScript   game;
  gboolean         terminal;

  input = acies_cli_open_sound (name, &status);
  if (input == NULL)
    return status;
  if (!decide_players (options, input) || !decide_seed (options, input) ||
      (options->save != NULL && (!acies_cli_may_write (options->save, protected_name (input, name)) ||
                                 !acies_cli_may_write (options->save, options->commands) ||
                                 !acies_cli_output_open (options->place, options->save, ACIES_CLI_FILE_GAME, options->force))) ||
      !acies_cli_read_number ("--at", options->at_text, 0, G_MAXINT, &options->at))
    return ACIES_CLI_UNUSABLE;
  terminal = is_at_terminal (options) && !plays_itself (options);
  session = acies_cli_input_dup_session (input, options->at, options->seed);
  if (session == NULL)
    return ACIES_CLI_UNUSABLE;
  /* Without --commands, standard input is read, unless computers play. */
  if (!terminal && (options->commands != NULL || !plays_itself (options)))
    script = acies_cli_script_read (options->commands != NULL ? options->commands : "-", &error);
  if (error != NULL)
    return acies_cli_report (error->message);

  teller = options->quiet || options->json ? NULL : acies_cli_teller_new (session);
  game = (AciesCliScript) { session, teller, &options->players, options->real_dice || (terminal && input->game != NULL && input->dice == ACIES_DICE_ENTERED) };
  if (options->players_text != NULL && !plays_itself (options))
    {
      AciesGameSettings settings = *acies_session_get_settings (session);

      /* The game stores its players, which determine the hidden hands. */
      for (AciesSide side = 0; side < input->scenario->ruleset->n_sides; side++)
        settings.players[side] = options->players.sides[side] == NULL ? ACIES_PLAYER_HUMAN : (guint8) acies_ai_player_find (options->players.sides[side]->id);
      acies_session_set_settings (session, &settings);
    }
  if (terminal)
    {
      Saving         saving = { &game, input->library, protected_name (input, name), options->force };
      AciesCliPrompt prompt = { &game, save_cb, &saving, options->save };
      gboolean       good = acies_cli_prompt_run (&prompt);

      /* A refused command is not a failure, because the player was told. */
      acies_cli_print ("\n");
      acies_cli_print_result (session);
      return good ? ACIES_CLI_GOOD : ACIES_CLI_UNUSABLE;
    }

  return play (&game, input->library, options, script);
}

AciesCliStatus
acies_cli_play (const AciesCliVerb *verb,
                char              **words)
{
  g_auto (AciesCliOutput) place = ACIES_CLI_OUTPUT_INIT;
  Options            options = { .place = &place, .at = ACIES_CLI_AT_END };
  const GOptionEntry entries[] = {
    { "commands", 'c', 0, G_OPTION_ARG_FILENAME, &options.commands, N_ ("Read commands from this file, “-” for standard input"), N_ ("TEXTFILE") },
    { "random", 'r', 0, G_OPTION_ARG_NONE, &options.random, N_ ("Play random legal commands for all sides to the end"), NULL },
    { "players", 'p', 0, G_OPTION_ARG_FILENAME, &options.players_text, N_ ("Players: human, random, easy, normal or hard; one for all sides, or one for each side"), N_ ("PLAYER[,PLAYER]") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &options.seed_text, N_ ("Seed of the dice and of computer players"), N_ ("N") },
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &options.at_text, N_ ("Continue a game after its first N commands"), N_ ("N") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &options.save, N_ ("Save the game to this file"), N_ ("GAME") },
    { "force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_ ("Overwrite the output file, whatever its kind"), NULL },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &options.quiet, N_ ("Print only the result, not the log"), NULL },
    { "real-dice", 0, 0, G_OPTION_ARG_NONE, &options.real_dice, N_ ("Do not roll dice; expect “dice” lines instead"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("Print the result as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) files = NULL;
  AciesCliStatus status;

  files = acies_cli_parse (verb, entries, words, 1, 1, &status);

  return files != NULL ? open_and_play (files[0], &options) : status;
}

/* play.h - functions shared by the acies-cli verbs (subcommands) that play games or read game commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli.h"
#include "engine/odds/odds.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* --- parsing of typed commands: words.c ------------------------------------------------------ */

/* Folds the case of @text and removes all characters except letters and digits. For example, "Counter Attack",
 * "counter-attack" and "COUNTERATTACK" give the same result.
 * Returns: (transfer full): the converted text */
char          *acies_cli_squash           (const char           *text);

/* Returns: whether @squashed is not empty and equals the result of acies_cli_squash() for @name */
gboolean       acies_cli_sounds_like      (const char           *squashed,
                                           const char           *name);

/* Finds a suggestion for a misspelled word.
 * @words: (element-type utf8): the words to search
 * Returns: (transfer none) (nullable): the most similar word in @words; %NULL if no word is similar enough */
const char    *acies_cli_near             (const char           *word,
                                           const GPtrArray      *words);

/**
 * acies_cli_words_read:
 * @line: a command that the user typed, such as "move Principes E7 E6", or a line from a log
 * @others: (nullable) (element-type utf8): additional words that an error message can suggest
 * @state: the position in which to look up unit names
 * @command: (out caller-allocates): the command; clear it with acies_command_clear()
 * @error: one sentence that explains the error and suggests a similar word if there is one
 *
 * Parses a command. The user can omit the hex of a unit if only one unit with that name can carry out the command, as
 * in "attack Principes B7".
 *
 * Returns: %TRUE if the line was parsed
 */
gboolean       acies_cli_words_read       (const char           *line,
                                           const GPtrArray      *others,
                                           const AciesState     *state,
                                           AciesCommand         *command,
                                           GError              **error);

/* --- a fight without a position: odds-ask.c --------------------------------------------------- */

typedef struct
{
  AciesRuleset *ruleset;       /* (nullable): owned by the library; %NULL to ask for it */
  AciesDuel     duel;
  GArray       *suppositions;  /* (element-type AciesSupposition) */
} AciesCliDuel;

/* Asks at the terminal for the game and the fight, and prints the command that would have done without questions.
 * Returns: %FALSE if the input has ended */
gboolean       acies_cli_ask_duel         (AciesLibrary         *library,
                                           AciesCliDuel         *self);

/* --- players and the output of events: script.c ----------------------------------------------- */

typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];  /* the computer player of each side, or NULL for a human */
  guint                n_people;                /* number of sides played by humans */
} AciesCliPlayers;

/* @people: whether to include "human"
 * Returns: (transfer full): the ids of all players as a comma-separated list, such as "random, easy" */
char          *acies_cli_players_dup_ids  (gboolean              people);

/**
 * acies_cli_players_read:
 * @text: one player id for all sides, or a comma-separated list with a player id for each side
 * @people: whether "human" is allowed
 *
 * Sets @self to the players in @text. Prints an error message if @text is invalid.
 *
 * Returns: %TRUE if @text is valid
 */
gboolean       acies_cli_players_read     (AciesCliPlayers      *self,
                                           const char           *text,
                                           gboolean              people,
                                           const AciesRuleset   *ruleset);

/* Prints the events of a game as lines of text. Each line corresponds to an AciesRecordRow. */
typedef struct _AciesCliTeller AciesCliTeller;

/* Creates a teller for a game. If the game already has commands, the teller skips all events so far. */
AciesCliTeller *acies_cli_teller_new      (AciesSession         *session);
void           acies_cli_teller_free      (AciesCliTeller       *self);

/* Prints the events that the teller has not printed yet.
 * @all: whether to print the last line even if later events can extend it, for example with more ordered units
 * Returns: the total number of lines that the teller has printed */
guint          acies_cli_teller_report    (AciesCliTeller       *self,
                                           gboolean              all);

/* Skips the events that the teller has not printed yet. Call this function after undo and redo. */
void           acies_cli_teller_skip      (AciesCliTeller       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliTeller, acies_cli_teller_free)

/* --- scripts: script.c ------------------------------------------------------------------------ */

/* A game that is played from a script. A script has one command on each line. Empty lines and lines that start with
 * "#" are ignored.
 *
 * If @real_dice is %FALSE, a script can omit dice and drawn cards, which then come from the seed of the game. */
typedef struct
{
  AciesSession          *session;    /* the game to play */
  AciesCliTeller        *teller;     /* (nullable): prints the events */
  const AciesCliPlayers *players;    /* the players of the sides; the script contains the commands of the humans */
  gboolean               real_dice;  /* whether the script must enter all dice and drawn cards */
} AciesCliScript;

/* A script line that was refused. */
typedef struct
{
  guint line;     /* line number, from 1; 0 if no line was refused */
  char *command;  /* text of the line */
  char *message;  /* reason for the refusal, as one sentence */
  char *rule;     /* (nullable): id of the rule that forbids the command */
} AciesCliRefusal;

/* Reads the text of a script. Does not print errors.
 * @name: a file name, or "-" for standard input
 * Returns: (transfer full) (nullable): the text, or %NULL on error */
char          *acies_cli_script_read      (const char           *name,
                                           GError              **error);

/**
 * acies_cli_script_run:
 * @text: the lines of the script
 * @refusal: (out caller-allocates): the refused line; clear it with acies_cli_refusal_clear()
 *
 * Carries out the commands of a script. Stops at the first refused line.
 *
 * Returns: %TRUE if no line was refused
 */
gboolean       acies_cli_script_run       (const AciesCliScript *self,
                                           const char           *text,
                                           AciesCliRefusal      *refusal);

/* Plays until a human must make a decision or the game is over. Computer players choose the commands of their sides. If
 * @real_dice is %FALSE, dice and drawn cards come from the seed. Otherwise, the function also stops when they must be
 * entered. */
void           acies_cli_script_advance   (const AciesCliScript *self);
void           acies_cli_refusal_clear    (AciesCliRefusal      *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliRefusal, acies_cli_refusal_clear)

/* The step that “done” would have ended if it had been entered before the last command. If that step has since ended by
 * itself, a “done” that does not name a step is probably a mistake. */
typedef struct
{
  const char *ending;  /* (nullable): name of the step; NULL if “done” would not have ended a step */
  AciesSide   side;
  guint       round;
} AciesCliOpen;

/* Refuses a “done” that does not name a step if the step in @self has already ended, because the command would then end
 * a different step.
 * @line: the text of @command
 * @state: the position before @command
 * Returns: %FALSE if the command is refused */
gboolean       acies_cli_open_check_done  (const AciesCliOpen   *self,
                                           const AciesCommand   *command,
                                           const char           *line,
                                           const AciesState     *state,
                                           GError              **error);

/* Updates @self before @command is carried out. @state is the position before @command. */
void           acies_cli_open_follow      (AciesCliOpen         *self,
                                           const AciesCommand   *command,
                                           const AciesState     *state);

/* --- games in a terminal: prompt.c ------------------------------------------------------------ */

/**
 * AciesCliPrompt:
 * @game: the game to play
 * @save: saves the game to the file @name; returns %FALSE on failure
 * @data: user data for @save
 * @file: (nullable): the file to which the game is saved when the player leaves
 */
typedef struct
{
  const AciesCliScript *game;
  gboolean            (*save) (const char *name,
                               gpointer    data);
  gpointer              data;
  const char           *file;
} AciesCliPrompt;

/**
 * acies_cli_prompt_run:
 *
 * Reads commands from standard input and prints events until the player leaves. If a command is refused, prints the
 * reason and continues.
 *
 * Returns: %FALSE if the game could not be saved when the player left
 */
gboolean       acies_cli_prompt_run       (const AciesCliPrompt *prompt);

/* Prints the odds of an attack. The output contains the attacker, the target, the number of dice, the reasons for this
 * number, and a table of the possible results. Defined in odds.c. */
void           acies_cli_odds_print       (const AciesOdds      *odds,
                                           const AciesRuleset   *ruleset);

/* Prints whether the command in @line is allowed, and why. Defined in why.c.
 * @scenario: (nullable): the scenario for which to check an editor command; if %NULL, the position of @game is used
 * @game: the game for which to check all other commands
 * @json: whether to print JSON
 * Returns: %ACIES_CLI_GOOD if the command is allowed, %ACIES_CLI_FAULTS if it is not allowed, or %ACIES_CLI_UNUSABLE if
 *   @line is not a command; an error message is then printed */
AciesCliStatus acies_cli_why_line         (const char           *line,
                                           const AciesState     *scenario,
                                           AciesSession         *game,
                                           gboolean              json);

/* --- help texts: help.c ----------------------------------------------------------------------- */

/* The help for a command that the user can type. */
typedef struct
{
  const char *name;   /* the word to type */
  const char *usage;  /* the arguments, such as "[FILE]"; "" if there are none */
  const char *text;   /* untranslated description of the effect */
} AciesCliWord;

/* Returns: (transfer full): the usage and the translated description of @word */
char          *acies_cli_help_dup_line     (const AciesCliWord   *word);

/* @name: (nullable): a command to describe in detail; %NULL for short descriptions of all commands
 * Returns: (transfer full): the help for the commands of the game; "" if the game has no command @name */
char          *acies_cli_help_dup_commands (const AciesState     *state,
                                            const char           *name);

/* Returns: (transfer full): the help for the commands of all games, shown by the help of the verb "play" */
char          *acies_cli_help_dup_list     (void);

/* Returns: (transfer full): the help for the commands that change a scenario, shown by the help of the verb "why" */
char          *acies_cli_help_dup_edits    (void);

/* Returns: (transfer full) (nullable): the text of @command and the label of the option that it chooses; %NULL if the
 *   command does not choose an option or is not allowed now */
char          *acies_cli_help_dup_choice   (const AciesCommand   *command,
                                            const AciesState     *state);

/**
 * acies_cli_help_dup_thing:
 * @name: the name or id of a card, terrain, skill, property, resource or unit type, in any case
 *
 * Returns: (transfer full) (nullable): a description, as lines that end with a line feed; %NULL if the ruleset has no
 *   description of @name
 */
char          *acies_cli_help_dup_thing    (const AciesRuleset   *ruleset,
                                            const char           *name);

G_END_DECLS

/* play.h - declarations shared by the verbs that play a game or read commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli.h"
#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* --- words that people type, in any spelling: words.c ---------------------------------------- */

/* (transfer full): the case-folded letters and digits of @text: "Counter Attack", "counter-attack" and "COUNTERATTACK"
 * give the same result */
char          *acies_cli_squash           (const char           *text);

/* Returns whether @squashed is not empty and is equal to acies_cli_squash() of @name. */
gboolean       acies_cli_sounds_like      (const char           *squashed,
                                           const char           *name);

/* (transfer none) (nullable): the word in @words that is most similar to @word; %NULL if no word is similar */
const char    *acies_cli_near             (const char           *word,
                                           const GPtrArray      *words);

/**
 * acies_cli_words_read:
 * @line: a command such as "move Principes E7 E6", or a line of a log. The hex of a unit can be omitted if no other unit of that
 *   name can do the same, as in "attack Principes B7".
 * @others: (nullable) (element-type utf8): more words that an error message can suggest
 * @state: the position, in which unit names are looked up
 * @command: (out caller-allocates): the command; clear it with acies_command_clear()
 * @error: one sentence that explains the error and suggests a similar word if there is one
 */
gboolean       acies_cli_words_read       (const char           *line,
                                           const GPtrArray      *others,
                                           const AciesState     *state,
                                           AciesCommand         *command,
                                           GError              **error);

/* --- players of the sides, and output of events: script.c ------------------------------------ */

typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];  /* (nullable elements): the computer player of each side; %NULL for
                                                 * a human */
  guint                n_people;                /* number of sides played by humans */
} AciesCliPlayers;

/* (transfer full): the player ids, such as "random, easy"; @people: whether to include "human" */
char          *acies_cli_players_dup_ids  (gboolean              people);

/**
 * acies_cli_players_read:
 * @text: one player id for all sides, or one player id for each side, separated by commas
 * @people: whether "human" is allowed
 */
gboolean       acies_cli_players_read     (AciesCliPlayers      *self,
                                           const char           *text,
                                           gboolean              people,
                                           const AciesRuleset   *ruleset);

/* Prints the events of a game as lines of text, one for each row of AciesRecord. */
typedef struct _AciesCliTeller AciesCliTeller;

/* @session: a game; if the game already has commands, the teller prints only later events */
AciesCliTeller *acies_cli_teller_new      (AciesSession         *session);
void           acies_cli_teller_free      (AciesCliTeller       *self);

/* Prints new events. Returns the number of lines that the teller has printed so far.
 * @all: whether to print a last line that can still grow, such as a list of ordered units */
guint          acies_cli_teller_report    (AciesCliTeller       *self,
                                           gboolean              all);

/* Skips all events so far. Call this after undo and redo. */
void           acies_cli_teller_skip      (AciesCliTeller       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliTeller, acies_cli_teller_free)

/* --- scripts, which have a command on each line: script.c ------------------------------------- */

/* A script that plays a game. It can have empty lines and comment lines, which start with "#". Without @real_dice, dice and
 * draws come from the seed of the game unless the next line enters them. */
typedef struct
{
  AciesSession          *session;    /* the game */
  AciesCliTeller        *teller;     /* (nullable): prints the events */
  const AciesCliPlayers *players;    /* players of the sides; the script has the commands of the humans */
  gboolean               real_dice;  /* whether the script enters all dice and drawn cards */
} AciesCliScript;

/* The line of a script that was refused. */
typedef struct
{
  guint line;     /* number of the line, from 1; 0 if all lines were accepted */
  char *command;  /* text of the line */
  char *message;  /* one sentence with the reason */
  char *rule;     /* (nullable): id of the statement that forbids the command */
} AciesCliRefusal;

/* (transfer full) (nullable): the text of the file @name, or of standard input if @name is "-"; %NULL on error. Does not print
 * the error. */
char          *acies_cli_script_read      (const char           *name,
                                           GError              **error);

/**
 * acies_cli_script_run:
 * @refusal: (out caller-allocates): the refused line; clear it with acies_cli_refusal_clear()
 *
 * Returns: %TRUE if all lines were accepted; otherwise the game stops before the refused line
 */
gboolean       acies_cli_script_run       (const AciesCliScript *self,
                                           const char           *text,
                                           AciesCliRefusal      *refusal);

/* Plays until a human must decide, real dice or cards must be entered, or the game is over. Computers decide for their sides.
 * Other dice and draws come from the seed. */
void           acies_cli_script_advance   (const AciesCliScript *self);
void           acies_cli_refusal_clear    (AciesCliRefusal      *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliRefusal, acies_cli_refusal_clear)

/* The step of the game that a player sees and can end with “done”. */
typedef struct
{
  const char *ending;  /* (nullable): name of the step that “done” could have ended at the last line */
  AciesSide   side;
  guint       round;
} AciesCliOpen;

/* Refuses “done” without the name of a step if the step in @self has already ended and “done” would end another step. */
gboolean       acies_cli_open_check_done  (const AciesCliOpen   *self,
                                           const AciesCommand   *command,
                                           const char           *line,
                                           const AciesState     *state,
                                           GError              **error);

/* Updates @self for @command. @state is the position before the command. */
void           acies_cli_open_follow      (AciesCliOpen         *self,
                                           const AciesCommand   *command,
                                           const AciesState     *state);

/* --- a game at a terminal: prompt.c ----------------------------------------------------------- */

/**
 * AciesCliPrompt:
 * @game: the game to play
 * @save: saves the game in the file @name; returns %FALSE on failure
 * @data: data for @save
 * @file: (nullable): the file in which to save the game when the player leaves
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
 * Reads commands and prints events until the player leaves or the input ends. After a refused command, the player can enter
 * another command.
 *
 * Returns: %FALSE if saving failed
 */
gboolean       acies_cli_prompt_run       (const AciesCliPrompt *prompt);

/* Prints the attacker, the target, the reasons for the number of dice, and a table of results. Defined in odds.c. */
void           acies_cli_odds_print       (const AciesOdds      *odds,
                                           const AciesRuleset   *ruleset);

/* Prints whether @line is allowed, and the reason if it is not. Prints an error if @line is not a command. Defined in why.c.
 * @scenario: (nullable): the scenario for editor commands
 * @game: the game for other commands */
AciesCliStatus acies_cli_why_line         (const char           *line,
                                           const AciesState     *scenario,
                                           AciesSession         *game,
                                           gboolean              json);

/* --- help on commands, one line each: help.c -------------------------------------------------- */

/* A word of the prompt that is not a command of the game. */
typedef struct
{
  const char *name;   /* the word to type */
  const char *usage;  /* the arguments */
  const char *text;   /* description of the effect, untranslated */
} AciesCliWord;

/* (transfer full): the line of help for @word */
char          *acies_cli_help_dup_line     (const AciesCliWord   *word);

/* (transfer full): the commands of the game and their effects; @name: (nullable): show only this command, with details */
char          *acies_cli_help_dup_commands (const AciesState     *state,
                                            const char           *name);

/* (transfer full): the commands of all games, for the help of "play" */
char          *acies_cli_help_dup_list     (void);

/* (transfer full): the commands that change a scenario, for the help of "why" */
char          *acies_cli_help_dup_edits    (void);

/* (transfer full) (nullable): @command as a line, and the meaning of its number; %NULL if the number has no meaning */
char          *acies_cli_help_dup_choice   (const AciesCommand   *command,
                                            const AciesState     *state);

/**
 * acies_cli_help_dup_thing:
 * @name: name or id of a card, terrain, skill, property, resource or unit type, in any case
 *
 * Returns: (transfer full) (nullable): a description with numbers, as lines that end with a line feed; %NULL
 *   if the name is unknown
 */
char          *acies_cli_help_dup_thing    (const AciesRuleset   *ruleset,
                                            const char           *name);

G_END_DECLS

/* play.h - declarations shared by the verbs that play a game or read commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli.h"
#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* --- words of people, in any case and however divided: words.c ------------------------------- */

/* (transfer full): the letters and digits of @text in one case: "Counter Attack", "counter-attack" and
 * "COUNTERATTACK" give the same */
char          *acies_cli_squash           (const char           *text);

/* Returns whether @name squashes to @squashed. */
gboolean       acies_cli_sounds_like      (const char           *squashed,
                                           const char           *name);

/* (transfer none) (nullable): the word in @words most similar to @word */
const char    *acies_cli_near             (const char           *word,
                                           const GPtrArray      *words);

/**
 * acies_cli_words_read:
 * @line: "play Counter Attack", "move Principes E7 E6" or, if only one such unit can, "attack Principes B7";
 *   also a line of a log
 * @others: (nullable) (element-type utf8): other words to suggest
 * @state: the position, in which unit names are looked up
 * @command: (out caller-allocates): clear it with acies_command_clear()
 * @error: one sentence, with a similar word if there is one; or why a name after "done" or "pass" is refused
 */
gboolean       acies_cli_words_read       (const char           *line,
                                           const GPtrArray      *others,
                                           const AciesState     *state,
                                           AciesCommand         *command,
                                           GError              **error);

/* --- who plays each side, and what is told of it: script.c ----------------------------------- */

typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];  /* (nullable elements): the computer player of each side; %NULL for
                                                 * a human */
  guint                n_people;                /* number of sides that humans play */
} AciesCliPlayers;

/* (transfer full): "random, easy, …" */
char          *acies_cli_players_dup_ids  (gboolean              people);

/**
 * acies_cli_players_read:
 * @text: one player id for all sides, or one for each side, separated by commas
 * @people: whether "human" is allowed
 */
gboolean       acies_cli_players_read     (AciesCliPlayers      *self,
                                           const char           *text,
                                           gboolean              people,
                                           const AciesRuleset   *ruleset);

/* Prints the events of a game line by line, as in its record. */
typedef struct _AciesCliTeller AciesCliTeller;

/* @session: a game; events before this call are not printed */
AciesCliTeller *acies_cli_teller_new      (AciesSession         *session);
void           acies_cli_teller_free      (AciesCliTeller       *self);

/* Prints new events, and returns the number of lines printed so far.
 * @all: whether to print a last line that can still grow, such as a list of ordered units */
guint          acies_cli_teller_report    (AciesCliTeller       *self,
                                           gboolean              all);

/* Skips the present events. Call it after undo and redo. */
void           acies_cli_teller_skip      (AciesCliTeller       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliTeller, acies_cli_teller_free)

/* --- a text of commands, one per line, given to a game: script.c ------------------------------ */

/* Empty lines and lines that start with "#" are skipped. Without @real_dice, dice and draws that the next line does
 * not give come from the game's seed. */
typedef struct
{
  AciesSession          *session;    /* the game */
  AciesCliTeller        *teller;     /* (nullable): prints the events */
  const AciesCliPlayers *players;    /* players of each side; the lines are commands of the humans */
  gboolean               real_dice;  /* whether the lines give all dice and drawn cards */
} AciesCliScript;

/* The refused line of a script. */
typedef struct
{
  guint line;     /* number of the line, from 1; 0 if no line was refused */
  char *command;  /* the line */
  char *message;  /* one sentence */
  char *rule;     /* (nullable): id of the statement that forbids it */
} AciesCliRefusal;

/* (transfer full) (nullable): the text of a file, or of standard input ("-"); %NULL with @error set and nothing
 * printed */
char          *acies_cli_script_read      (const char           *name,
                                           GError              **error);

/**
 * acies_cli_script_run:
 * @refusal: (out caller-allocates): clear it with acies_cli_refusal_clear()
 *
 * Returns: %TRUE if every line was accepted; else the game is as it was before the refused line
 */
gboolean       acies_cli_script_run       (const AciesCliScript *self,
                                           const char           *text,
                                           AciesCliRefusal      *refusal);

/* Continues until a human decides or real dice are due. Computers decide for their sides; other dice and draws
 * come from the seed. */
void           acies_cli_script_advance   (const AciesCliScript *self);
void           acies_cli_refusal_clear    (AciesCliRefusal      *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliRefusal, acies_cli_refusal_clear)

/* The step to which a player's “done” refers. */
typedef struct
{
  const char *ending;  /* (nullable): the step that “done” could end when the last line was given */
  AciesSide   side;
  guint       round;
} AciesCliOpen;

/* Refuses a “done” without a name if the last line, or dice, ended the step that was open. */
gboolean       acies_cli_open_check_done  (const AciesCliOpen   *self,
                                           const AciesCommand   *command,
                                           const char           *line,
                                           const AciesState     *state,
                                           GError              **error);

/* Updates @self after @command, which led to @state. */
void           acies_cli_open_follow      (AciesCliOpen         *self,
                                           const AciesCommand   *command,
                                           const AciesState     *state);

/* --- a game at a terminal: prompt.c ----------------------------------------------------------- */

/**
 * AciesCliPrompt:
 * @game: the game to play
 * @save: saves it in the file @name
 * @data: data for @save
 * @file: (nullable): where to save when the player leaves
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
 * Reads commands and prints events until the player leaves or the input ends. A refused command does not end
 * the loop.
 *
 * Returns: %FALSE if saving failed
 */
gboolean       acies_cli_prompt_run       (const AciesCliPrompt *prompt);

/* Prints attacker, target, the reasons for the number of dice, and a table of results: odds.c */
void           acies_cli_odds_print       (const AciesOdds      *odds,
                                           const AciesRuleset   *ruleset);

/* Prints whether @line is allowed, and if not, why; prints an error if it is not a command: why.c
 * @scenario: (nullable): for editor commands
 * @game: for commands of a game */
AciesCliStatus acies_cli_why_line         (const char           *line,
                                           const AciesState     *scenario,
                                           AciesSession         *game,
                                           gboolean              json);

/* --- what can be commanded, a line each: help.c ----------------------------------------------- */

/* A word of the prompt that is not a command of the game. */
typedef struct
{
  const char *name;   /* the word to type */
  const char *usage;  /* the arguments */
  const char *text;   /* the effect; untranslated */
} AciesCliWord;

/* (transfer full): the help line of a prompt word */
char          *acies_cli_help_dup_line     (const AciesCliWord   *word);

/* (transfer full): the commands of the game and their effects; with @name, in any case, those of that name, in full */
char          *acies_cli_help_dup_commands (const AciesState     *state,
                                            const char           *name);

/* (transfer full): the commands of all games, for the help of "play" */
char          *acies_cli_help_dup_list     (void);

/* (transfer full): the commands that change a scenario, for the help of "why" */
char          *acies_cli_help_dup_edits    (void);

/* (transfer full) (nullable): @command as a line and the meaning of its number; %NULL if it has none */
char          *acies_cli_help_dup_choice   (const AciesCommand   *command,
                                            const AciesState     *state);

/**
 * acies_cli_help_dup_thing:
 * @name: name or id, in any case, of a card, terrain, skill, property, resource or unit type
 *
 * Returns: (transfer full) (nullable): description and numbers, as lines that end with a line feed; %NULL if
 *   nothing has that name
 */
char          *acies_cli_help_dup_thing    (const AciesRuleset   *ruleset,
                                            const char           *name);

G_END_DECLS

/* play.h - what the verbs share that play a game or read commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/players.h"
#include "cli/cli.h"
#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* --- words of people, in any case and however divided: words.c ------------------------------- */

/* (transfer full): the letters and digits of @text alone, in one case: "Counter Attack", "counter-attack" and
 * "COUNTERATTACK" are the same */
char          *acies_cli_squash           (const char           *text);

/* Returns: whether @squashed is @name */
gboolean       acies_cli_sounds_like      (const char           *squashed,
                                           const char           *name);

/* (nullable): which of @words is nearest to @word */
const char    *acies_cli_near             (const char           *word,
                                           const GPtrArray      *words);

/**
 * acies_cli_words_read:
 * @line: "play Counter Attack", "move Principes E7 E6" or, where only one unit of
 *   the kind may, "attack Principes B7"; also the lines of a log
 * @others: (nullable) (element-type utf8): other words that could have been meant
 * @state: where it is to be done; names of units are looked up there
 * @command: (out caller-allocates): clear it with acies_command_clear()
 * @error: one sentence, with the nearest word where one is near; or why a name
 *   after "done" or "pass" is refused
 */
gboolean       acies_cli_words_read       (const char           *line,
                                           const GPtrArray      *others,
                                           const AciesState     *state,
                                           AciesCommand         *command,
                                           GError              **error);

/* --- who plays each side, and what is told of it: script.c ----------------------------------- */

/**
 * AciesCliPlayers:
 * @sides: (nullable): of each side the computer player; %NULL for a person
 * @n_people: on how many sides a person plays
 */
typedef struct
{
  const AciesAiPlayer *sides[ACIES_MAX_SIDES];
  guint                n_people;
} AciesCliPlayers;

/* (transfer full): "random, easy, …" */
char          *acies_cli_players_dup_ids  (gboolean              people);

/**
 * acies_cli_players_read:
 * @text: the id of a player for all sides, or one for each of them with commas between
 * @people: "human" is one of the ids
 */
gboolean       acies_cli_players_read     (AciesCliPlayers      *self,
                                           const char           *text,
                                           gboolean              people,
                                           const AciesRuleset   *ruleset);

/* Prints what happens in a game line by line, in the sentences of its record. */
typedef struct _AciesCliTeller AciesCliTeller;

/* @session: a game; of one that is under way only what comes is told */
AciesCliTeller *acies_cli_teller_new      (AciesSession         *session);
void           acies_cli_teller_free      (AciesCliTeller       *self);

/* Prints what has happened since the last time, and returns how many lines have been told so far.
 * @all: also a line that may still grow: a list of units that are ordered */
guint          acies_cli_teller_report    (AciesCliTeller       *self,
                                           gboolean              all);

/* What was undone or redone is not told again. */
void           acies_cli_teller_skip      (AciesCliTeller       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliTeller, acies_cli_teller_free)

/* --- a text of commands, one per line, given to a game: script.c ------------------------------ */

/**
 * AciesCliScript:
 * @session: the game
 * @teller: (nullable): prints what happens
 * @players: who plays each side; lines are those of the people
 * @real_dice: dice are not rolled, and cards not drawn, here: lines give them, or they are awaited
 *
 * Empty lines and lines that begin with "#" are left out. Where dice or a card are
 * awaited and the next line gives none, they come from the game's seed, unless they
 * are real ones.
 */
typedef struct
{
  AciesSession          *session;
  AciesCliTeller        *teller;
  const AciesCliPlayers *players;
  gboolean               real_dice;
} AciesCliScript;

/**
 * AciesCliRefusal:
 * @line: number of the line, from 1; 0 when nothing was refused
 * @command: the line
 * @message: one sentence
 * @rule: (nullable): id of the statement that forbids it
 *
 * The line a game did not accept.
 */
typedef struct
{
  guint line;
  char *command;
  char *message;
  char *rule;
} AciesCliRefusal;

/* (transfer full) (nullable): the text of a file, or of standard input ("-"); %NULL with an error, and no complaint */
char          *acies_cli_script_read      (const char           *name,
                                           GError              **error);

/**
 * acies_cli_script_run:
 * @refusal: (out caller-allocates): clear it with acies_cli_refusal_clear()
 *
 * Returns: whether every line was accepted; if not, the game is as it was before
 *   the refused one
 */
gboolean       acies_cli_script_run       (const AciesCliScript *self,
                                           const char           *text,
                                           AciesCliRefusal      *refusal);

/* Continues to where a person is asked, or real dice are due: dice and draws come from the seed unless they are real,
 * and computers decide for their sides. */
void           acies_cli_script_advance   (const AciesCliScript *self);
void           acies_cli_refusal_clear    (AciesCliRefusal      *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliRefusal, acies_cli_refusal_clear)

/**
 * AciesCliOpen:
 * @ending: (nullable): what “done” could end when the last line was given
 *
 * The step that a person who writes “done” has before their eyes.
 */
typedef struct
{
  const char *ending;
  AciesSide   side;
  guint       round;
} AciesCliOpen;

/* Refuses a “done” alone that would end another step, because the last line, or dice, have ended the one that was open. */
gboolean       acies_cli_open_check_done  (const AciesCliOpen   *self,
                                           const AciesCommand   *command,
                                           const char           *line,
                                           const AciesState     *state,
                                           GError              **error);

/* @command is given in @state. */
void           acies_cli_open_follow      (AciesCliOpen         *self,
                                           const AciesCommand   *command,
                                           const AciesState     *state);

/* --- a game at a terminal: prompt.c ----------------------------------------------------------- */

/**
 * AciesCliPrompt:
 * @game: what is played
 * @save: saves it in the file @name
 * @data: for it
 * @file: (nullable): where it is saved when people leave
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
 * Asks, reads, tells, until people leave or the input ends. Nothing that is
 * refused ends it.
 *
 * Returns: %FALSE when the game was to be saved and could not be
 */
gboolean       acies_cli_prompt_run       (const AciesCliPrompt *prompt);

/* Prints who attacks whom, why so many dice, and a table of the results: odds.c */
void           acies_cli_odds_print       (const AciesOdds      *odds,
                                           const AciesRuleset   *ruleset);

/* Prints whether @line is allowed, and if not, why; or complains that it is no command: why.c
 * @scenario: (nullable): what commands of the editor are asked about; @game: what those of a game are */
AciesCliStatus acies_cli_why_line         (const char           *line,
                                           const AciesState     *scenario,
                                           AciesSession         *game,
                                           gboolean              json);

/* --- what can be commanded, a line each: help.c ----------------------------------------------- */

/**
 * AciesCliWord:
 * @name: what is written
 * @usage: what comes after it
 * @text: what it does; to be translated
 *
 * What can be typed at the prompt and is no command of the game.
 */
typedef struct
{
  const char *name;
  const char *usage;
  const char *text;
} AciesCliWord;

/* (transfer full): a line of such a list */
char          *acies_cli_help_dup_line     (const AciesCliWord   *word);

/* (transfer full): the commands of the game, with what they do */
char          *acies_cli_help_dup_commands (const AciesState     *state);

/* (transfer full) (nullable): the line of the command of that name, in any case, and all there is to know of it */
char          *acies_cli_help_dup_command  (const AciesState     *state,
                                            const char           *name);

/* The same of all games: what the help of "play" lists. */
char          *acies_cli_help_dup_list     (void);

/* The commands that change a scenario: what the help of "why" lists. */
char          *acies_cli_help_dup_edits    (void);

/* (transfer full) (nullable): the line of @command, and what its number means; NULL where it chooses no numbered thing */
char          *acies_cli_help_dup_choice   (const AciesCommand   *command,
                                            const AciesState     *state);

/**
 * acies_cli_help_dup_thing:
 * @name: of a card, a terrain, a skill, a property, a resource or a unit type, by its name or id, in any case
 *
 * Returns: (transfer full) (nullable): what it is and what its numbers are, each
 *   line with its line break; %NULL if the ruleset has no such thing
 */
char          *acies_cli_help_dup_thing    (const AciesRuleset   *ruleset,
                                            const char           *name);

G_END_DECLS

/* files.h - the files that the verbs of acies-cli read and write
 *
 * As in cli.h, a function that returns %FALSE, or %NULL, has complained.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli.h"
#include "formats/ruleset/library.h"
#include "render/theme.h"
#include "session/game.h"

G_BEGIN_DECLS

/* --- the FILE of a verb, a scenario or a game: input.c --------------------------------------- */

#define ACIES_CLI_AT_END G_MININT /* --at was not given: the end of the game */

/**
 * AciesCliTiled:
 * @ruleset: (nullable): id of the one that the battle is made for
 * @words: (nullable): "TILE=TERRAIN"; every tile must be in the map
 * @file: (nullable): a file of such lines, of which the words change single ones
 *
 * The options for a map of Tiled.
 */
typedef struct
{
  char  *ruleset;
  char **words;
  char  *file;
} AciesCliTiled;

/**
 * AciesCliInput:
 * @name: of the file, as it was given
 * @library: whose rulesets it uses
 * @scenario: in edit mode; of a game, the one it started with
 * @game: (nullable): of a game file, what it holds as far as it agrees
 * @report: how far that is
 * @dice: of a game file, who rolls at its table; the game itself awaits all dice
 * @findings: what the reader found
 * @recovered: (nullable): of one that was recovered, what was kept and dropped
 */
typedef struct
{
  char            *name;
  AciesLibrary    *library;
  AciesState      *scenario;
  AciesSession    *game;
  AciesGameReport  report;
  AciesDiceSource  dice;
  AciesFindings   *findings;
  char            *recovered;
} AciesCliInput;

/**
 * acies_cli_input_open:
 * @library: (nullable): whose rulesets it uses, so that many files need not read them anew
 * @tiled: (nullable): what a map of Tiled shall become
 * @recover: a damaged scenario or game is read as far as possible
 * @error: why the file cannot be read at all; there is no complaint
 */
AciesCliInput *acies_cli_input_open         (const char           *name,
                                             AciesLibrary         *library,
                                             const AciesCliTiled  *tiled,
                                             gboolean              recover,
                                             GError              **error);
void           acies_cli_input_free         (AciesCliInput        *self);

/* Adds to the findings what is wrong with the scenario, and where the log of a game stops agreeing. */
void           acies_cli_input_add_findings (AciesCliInput        *self);

/**
 * acies_cli_input_report:
 *
 * Prints those findings to standard error that are errors, and that the rules
 * were corrected since a game was saved.
 *
 * Returns: whether there are no errors
 */
gboolean       acies_cli_input_report       (const AciesCliInput  *self);

/**
 * acies_cli_open_sound:
 * @status: (out): when %NULL is returned, what the verb ends with
 *
 * Opens a file that is to be used, not judged.
 *
 * Returns: (transfer full) (nullable): the input; %NULL when it cannot be read,
 *   or has errors that keep it from being played
 */
AciesCliInput *acies_cli_open_sound         (const char           *name,
                                             AciesCliStatus       *status);

/* The same, and acies_cli_input_dup_session(); @at_text is the value of --at, if it was given. */
AciesCliInput *acies_cli_open_position      (const char           *name,
                                             const char           *at_text,
                                             AciesSession        **session,
                                             AciesCliStatus       *status);

/**
 * acies_cli_input_dup_session:
 * @at: a number of commands, or %ACIES_CLI_AT_END
 * @seed: of the new game when the input is a scenario
 *
 * Returns: (transfer full) (nullable): a game at that position, with dice to be entered
 */
AciesSession  *acies_cli_input_dup_session  (const AciesCliInput  *self,
                                             int                   at,
                                             guint64               seed);

/* (transfer full) (nullable): that position of a game; a scenario as it is, in edit mode */
AciesState    *acies_cli_input_dup_state    (const AciesCliInput  *self,
                                             int                   at);

/* The same, but where units are face down that are hidden from @looker, a position that looks like it
 * (acies_state_know()). @looker: (out): who sits at the terminal, as acies_cli_viewing_side() has it */
AciesState    *acies_cli_input_dup_known    (const AciesCliInput  *self,
                                             int                   at,
                                             AciesSide            *viewing_side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliInput, acies_cli_input_free)

/* --- the file that a verb writes, and what it replaces: output.c ------------------------------ */

/* What a verb writes. Only a file that can be read as the same is replaced unasked. */
typedef enum
{
  ACIES_CLI_FILE_SCENARIO,
  ACIES_CLI_FILE_GAME,
  ACIES_CLI_FILE_GAME_ASKED, /* a game, where a person is asked for its name who can give no options */
  ACIES_CLI_FILE_DESIGNER,   /* of the designer's program */
  ACIES_CLI_FILE_TILED,      /* a map */
  ACIES_CLI_FILE_PICTURE,    /* PNG, SVG or PDF, as the name ends */
  ACIES_CLI_FILE_REPORT,     /* in text */
} AciesCliFile;

/**
 * AciesCliOutput:
 * @before: (nullable): what the file holds before it is written; %NULL for
 *   nothing, or more than is kept
 * @other: it cannot be read as that kind, and is replaced because that was asked for
 */
typedef struct
{
  GFile    *file;
  char     *name;
  GBytes   *before;
  gboolean  other;
} AciesCliOutput;

#define ACIES_CLI_OUTPUT_INIT { NULL }

/* Returns: %FALSE if @output is no name, or the same file as @input, (nullable), which must not be lost */
gboolean       acies_cli_may_write          (const char           *output,
                                             const char           *input);

/**
 * acies_cli_output_open:
 * @path: (nullable): %NULL opens nothing, and is good
 * @force: a file that cannot be read as that kind may also be replaced
 *
 * Before anything else is done: nobody shall play a game that cannot be saved.
 *
 * Returns: %FALSE if what is there cannot be read as that kind, or nothing can be written there
 */
gboolean       acies_cli_output_open        (AciesCliOutput       *self,
                                             const char           *path,
                                             AciesCliFile          kind,
                                             gboolean              force);

/* The same for a file that may be of any kind, as other code checks it. */
void           acies_cli_output_note        (AciesCliOutput       *self,
                                             GFile                *file);

/* After it was written: says on standard error that something was replaced, and where it is now if it was kept. */
void           acies_cli_output_report      (const AciesCliOutput *self);
void           acies_cli_output_clear       (AciesCliOutput       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliOutput, acies_cli_output_clear)

/* (transfer full): the theme of the scenario's ruleset; after a complaint a plain one */
AciesTheme    *acies_cli_load_theme         (const AciesCliInput  *input);

G_END_DECLS

/* files.h - input and output files of acies-cli
 *
 * As in cli.h, a function that returns %FALSE or %NULL has already printed the error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli.h"
#include "formats/ruleset/library.h"
#include "render/theme.h"
#include "session/game.h"

G_BEGIN_DECLS

/* --- the input file of a verb (a scenario or a game): input.c --------------------------------- */

#define ACIES_CLI_AT_END G_MININT /* the value if --at is not given: the end of the game */

/* Options for the import of a Tiled map. */
typedef struct
{
  char  *ruleset;  /* (nullable): id of the ruleset of the new scenario */
  char **words;    /* (nullable): mappings "TILE=TERRAIN"; each tile must be in the map */
  char  *file;     /* (nullable): a file with one mapping per line; @words override the file */
} AciesCliTiled;

typedef struct
{
  char            *name;       /* name of the file, as the user gave it */
  AciesLibrary    *library;    /* library that contains the ruleset */
  AciesState      *scenario;   /* scenario in edit mode; for a game, the scenario at its start */
  AciesSession    *game;       /* (nullable): game from a game file, up to the first difference in @report */
  AciesGameReport  report;     /* differences between a game file and its replay */
  AciesDiceSource  dice;       /* dice source in a game file; @game itself does not roll dice */
  AciesFindings   *findings;   /* findings about the file */
  char            *recovered;  /* (nullable): sentences about the recovered and the lost parts */
} AciesCliInput;

/**
 * acies_cli_input_open:
 * @library: (nullable): a shared library, so that rulesets are read only once for many files
 * @tiled: (nullable): options for a Tiled map
 * @recover: whether to read a damaged scenario or game as far as possible
 * @error: the reason why the file is unreadable; the function does not print the error
 */
AciesCliInput *acies_cli_input_open         (const char           *name,
                                             AciesLibrary         *library,
                                             const AciesCliTiled  *tiled,
                                             gboolean              recover,
                                             GError              **error);
void           acies_cli_input_free         (AciesCliInput        *self);

/* Adds findings about problems of the scenario and about the first difference between a game and its replay. */
void           acies_cli_input_add_findings (AciesCliInput        *self);

/**
 * acies_cli_input_report:
 *
 * Prints the findings that are errors to standard error. Also prints the finding about rules that were corrected after the game
 * was saved.
 *
 * Returns: whether there are no errors
 */
gboolean       acies_cli_input_report       (const AciesCliInput  *self);

/**
 * acies_cli_open_sound:
 * @status: (out): the exit status if %NULL is returned
 *
 * Opens a file for a verb that needs a file without errors.
 *
 * Returns: (transfer full) (nullable): the input; %NULL if the file is unreadable or has errors
 */
AciesCliInput *acies_cli_open_sound         (const char           *name,
                                             AciesCliStatus       *status);

/* The input of a verb that uses a position. */
typedef struct
{
  gboolean       json;
  char         **arguments;  /* the arguments that are not options; the first is the file */
  AciesCliInput *input;
  AciesSession  *session;    /* game at the position that --at sets, or a new game of a scenario */
} AciesCliPosition;

/**
 * acies_cli_position_open:
 * @words: see acies_cli_parse() for @words, @min and @max
 * @at_help: (nullable): untranslated help for --at; %NULL for the usual help
 * @json_help: untranslated help for --json
 * @status: (out): the exit status if %FALSE is returned
 *
 * Parses the options --at and --json and the arguments of a verb. Opens the file, which must not have errors.
 */
gboolean       acies_cli_position_open      (AciesCliPosition     *self,
                                             const AciesCliVerb   *verb,
                                             char                **words,
                                             guint                 min,
                                             guint                 max,
                                             const char           *at_help,
                                             const char           *json_help,
                                             AciesCliStatus       *status);
void           acies_cli_position_clear     (AciesCliPosition     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliPosition, acies_cli_position_clear)

/**
 * acies_cli_input_dup_session:
 * @at: number of commands, or %ACIES_CLI_AT_END
 * @seed: seed of the new game if the input is a scenario
 *
 * Returns: (transfer full) (nullable): a game at that position, in which dice are entered and not rolled
 */
AciesSession  *acies_cli_input_dup_session  (const AciesCliInput  *self,
                                             int                   at,
                                             guint64               seed);

/* (transfer full) (nullable): the position of a game after @at commands; for a scenario, the scenario in edit mode */
AciesState    *acies_cli_input_dup_state    (const AciesCliInput  *self,
                                             int                   at);

/* (transfer full) (nullable): the position from acies_cli_input_dup_state() as @viewing_side sees it, with
 * replacements for hidden units (acies_state_know()). @viewing_side: (out): the result of acies_cli_viewing_side() */
AciesState    *acies_cli_input_dup_known    (const AciesCliInput  *self,
                                             int                   at,
                                             AciesSide            *viewing_side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliInput, acies_cli_input_free)

/* --- the output file of a verb: output.c ------------------------------------------------------ */

/* The kind of an output file. Without --force, a verb overwrites only a file of the same kind. */
typedef enum
{
  ACIES_CLI_FILE_SCENARIO,
  ACIES_CLI_FILE_GAME,
  ACIES_CLI_FILE_GAME_ASKED, /* a game whose file name is entered at the prompt, where --force is not available */
  ACIES_CLI_FILE_DESIGNER,   /* a scenario of the game designer's own program */
  ACIES_CLI_FILE_TILED,      /* a Tiled map */
  ACIES_CLI_FILE_PICTURE,    /* PNG, SVG or PDF, by the file name extension */
  ACIES_CLI_FILE_REPORT,     /* a report as text */
} AciesCliFile;

typedef struct
{
  GFile    *file;
  char     *name;
  GBytes   *before;  /* (nullable): old contents of the file; %NULL if the file was empty or too large for a backup */
  gboolean  other;   /* whether the old file is of another kind */
} AciesCliOutput;

#define ACIES_CLI_OUTPUT_INIT { NULL }

/* Returns %FALSE if the name @output is empty or names the same file as @input. @input: (nullable) */
gboolean       acies_cli_may_write          (const char           *output,
                                             const char           *input);

/**
 * acies_cli_output_open:
 * @path: (nullable): the path of the file; if %NULL, the function only returns %TRUE
 * @force: whether to overwrite a file of another kind
 *
 * Call this before a game is played, to make sure that the game can be saved.
 *
 * Returns: %FALSE if the file is of another kind and @force is %FALSE, or if the file cannot be written
 */
gboolean       acies_cli_output_open        (AciesCliOutput       *self,
                                             const char           *path,
                                             AciesCliFile          kind,
                                             gboolean              force);

/* Opens @file without checks, for code that has already checked the file. */
void           acies_cli_output_note        (AciesCliOutput       *self,
                                             GFile                *file);

/* Prints to standard error that a file was overwritten, and the name of the backup if there is one. Call this after the file is
 * written. */
void           acies_cli_output_report      (const AciesCliOutput *self);
void           acies_cli_output_clear       (AciesCliOutput       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliOutput, acies_cli_output_clear)

/* (transfer full): the theme for the ruleset of the scenario; a plain theme after an error */
AciesTheme    *acies_cli_load_theme         (const AciesCliInput  *input);

G_END_DECLS

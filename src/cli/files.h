/* files.h - input and output files of acies-cli
 *
 * As in cli.h, a function that returns %FALSE or %NULL has already printed an error message, unless noted otherwise.
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

#define ACIES_CLI_AT_END G_MININT /* default for --at: the end of the game */

/* Options for importing a Tiled map. */
typedef struct
{
  char  *ruleset;  /* (nullable): id of the ruleset for the new scenario */
  char **words;    /* (nullable): mappings of the form "TILE=TERRAIN"; every tile must exist in the map */
  char  *file;     /* (nullable): path of a file with one mapping per line; @words take precedence */
} AciesCliTiled;

typedef struct
{
  char            *name;       /* display name of the file */
  AciesLibrary    *library;    /* library that provides the ruleset */
  AciesState      *scenario;   /* scenario in edit mode; for a game, the scenario it was started from */
  AciesSession    *game;       /* (nullable): the replayed game, up to the difference that @report describes */
  AciesGameReport  report;     /* result of comparing the game file with its replay */
  AciesDiceSource  dice;       /* dice source recorded in the game file; @game itself never rolls dice */
  AciesFindings   *findings;   /* problems found in the file */
  char            *recovered;  /* (nullable): sentences that describe which parts were recovered and which were lost */
} AciesCliInput;

/**
 * acies_cli_input_open:
 * @library: (nullable): a library to share between several files, so that each ruleset is read only once
 * @tiled: (nullable): options for a Tiled map
 * @recover: whether to read as much as possible of a damaged scenario or game
 * @error: return location for an error; unlike the other functions here, this function does not print it
 *
 * Returns: (transfer full) (nullable): the input, or %NULL if the file cannot be read
 */
AciesCliInput *acies_cli_input_open         (const char           *name,
                                             AciesLibrary         *library,
                                             const AciesCliTiled  *tiled,
                                             gboolean              recover,
                                             GError              **error);
void           acies_cli_input_free         (AciesCliInput        *self);

/* Adds findings for problems in the scenario and for the first difference between the game and its replay. */
void           acies_cli_input_add_findings (AciesCliInput        *self);

/**
 * acies_cli_input_report:
 *
 * Prints all findings of severity ERROR on standard error, as well as the finding about rules that have been corrected
 * since the game was saved.
 *
 * Returns: %TRUE if there are no errors
 */
gboolean       acies_cli_input_report       (const AciesCliInput  *self);

/**
 * acies_cli_open_sound:
 * @status: (out): the exit status to use if the function returns %NULL
 *
 * Opens an input file and checks it for errors.
 *
 * Returns: (transfer full) (nullable): the input, or %NULL if the file cannot be read or contains errors
 */
AciesCliInput *acies_cli_open_sound         (const char           *name,
                                             AciesCliStatus       *status);

/* The parsed arguments and input of a verb that works on a position. */
typedef struct
{
  gboolean       json;
  char         **arguments;  /* arguments that are not options; the first is the input file */
  AciesCliInput *input;
  AciesSession  *session;    /* the game at the position given by --at, or a new game if the file is a scenario */
} AciesCliPosition;

/**
 * acies_cli_position_open:
 * @words: see acies_cli_parse() for @words, @min and @max
 * @at_help: (nullable): untranslated help text for --at, or %NULL to use the default text
 * @json_help: untranslated help text for --json
 * @status: (out): the exit status to use if the function returns %FALSE
 *
 * Parses a verb's arguments and its options --at and --json. Then opens the input file, which must not contain errors.
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
 * @at: number of commands to replay, or %ACIES_CLI_AT_END for all of them
 * @seed: seed for the new game if the input is a scenario
 *
 * Returns: (transfer full) (nullable): the game at that position; its dice must be entered
 */
AciesSession  *acies_cli_input_dup_session  (const AciesCliInput  *self,
                                             int                   at,
                                             guint64               seed);

/* Returns: (transfer full) (nullable): the position after @at commands or, for a scenario, the scenario in edit mode */
AciesState    *acies_cli_input_dup_state    (const AciesCliInput  *self,
                                             int                   at);

/* Like acies_cli_input_dup_state(), but returns the position as @viewing_side sees it, with substitutes for hidden
 * units (acies_state_know()). @viewing_side: (out): set to the result of acies_cli_viewing_side(), or %ACIES_EVERY_SIDE
 * for a scenario.
 * Returns: (transfer full) (nullable): the position */
AciesState    *acies_cli_input_dup_known    (const AciesCliInput  *self,
                                             int                   at,
                                             AciesSide            *viewing_side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliInput, acies_cli_input_free)

/* --- the output file of a verb: output.c ------------------------------------------------------ */

/* The kinds of output file. Without --force, a verb overwrites a file only if it is of the same kind. */
typedef enum
{
  ACIES_CLI_FILE_SCENARIO,
  ACIES_CLI_FILE_GAME,
  ACIES_CLI_FILE_GAME_ASKED, /* a game whose file name was entered at the prompt, where --force is not available */
  ACIES_CLI_FILE_DESIGNER,   /* a scenario for the game designer's own program */
  ACIES_CLI_FILE_TILED,      /* a Tiled map */
  ACIES_CLI_FILE_PICTURE,    /* PNG, SVG or PDF, depending on the file name extension */
  ACIES_CLI_FILE_REPORT,     /* a plain-text report */
} AciesCliFile;

typedef struct
{
  GFile    *file;
  char     *name;
  GBytes   *before;  /* (nullable): old contents; %NULL if there was no file, or it was empty or unreadable */
  gboolean  other;   /* whether the existing file is of another kind */
} AciesCliOutput;

#define ACIES_CLI_OUTPUT_INIT { NULL }

/* Returns %FALSE if @output is an empty string or names the same file as @input. @input: (nullable) */
gboolean       acies_cli_may_write          (const char           *output,
                                             const char           *input);

/**
 * acies_cli_output_open:
 * @path: (nullable): path of the file; if %NULL, the function does nothing and returns %TRUE
 * @force: whether to overwrite a file of another kind
 *
 * Checks that the output file can be written, and loads its current contents. Call this function before a long task,
 * such as playing a game, so that problems with the file are reported before the task starts.
 *
 * Returns: %FALSE if the file cannot be written, or if it is of another kind and @force is %FALSE
 */
gboolean       acies_cli_output_open        (AciesCliOutput       *self,
                                             const char           *path,
                                             AciesCliFile          kind,
                                             gboolean              force);

/* Initialises @self for @file without any checks. Use this function if the caller has already checked the file. */
void           acies_cli_output_note        (AciesCliOutput       *self,
                                             GFile                *file);

/* Prints a message to standard error if an existing file was overwritten. The message includes the name of the backup,
 * if there is one. Call this function after writing the file. */
void           acies_cli_output_report      (const AciesCliOutput *self);
void           acies_cli_output_clear       (AciesCliOutput       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliOutput, acies_cli_output_clear)

/* Returns: (transfer full): the theme of the scenario's ruleset, or a plain theme if that theme cannot be loaded */
AciesTheme    *acies_cli_load_theme         (const AciesCliInput  *input);

G_END_DECLS

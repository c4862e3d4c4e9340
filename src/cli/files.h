/* files.h - input and output files of acies-cli
 *
 * As in cli.h, a function that returns %FALSE or %NULL has printed the error.
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

#define ACIES_CLI_AT_END G_MININT /* --at is not given: the end of the game */

/* Options for importing a Tiled map. */
typedef struct
{
  char  *ruleset;  /* (nullable): id of the ruleset of the new scenario */
  char **words;    /* (nullable): "TILE=TERRAIN"; each tile must be in the map */
  char  *file;     /* (nullable): a file of such lines; @words override them */
} AciesCliTiled;

typedef struct
{
  char            *name;       /* name of the file, as given */
  AciesLibrary    *library;    /* library with its ruleset */
  AciesState      *scenario;   /* in edit mode; for a game, its starting scenario */
  AciesSession    *game;       /* (nullable): the game of a game file, up to the first difference in @report */
  AciesGameReport  report;     /* differences between a game file and its replay */
  AciesDiceSource  dice;       /* dice source of a game file; @game itself awaits all dice */
  AciesFindings   *findings;   /* findings of the reader */
  char            *recovered;  /* (nullable): what a recovery kept and dropped */
} AciesCliInput;

/**
 * acies_cli_input_open:
 * @library: (nullable): library to use, so that rulesets are read once for many files
 * @tiled: (nullable): options for a Tiled map
 * @recover: whether to read a damaged scenario or game as far as possible
 * @error: why the file is unreadable; nothing is printed
 */
AciesCliInput *acies_cli_input_open         (const char           *name,
                                             AciesLibrary         *library,
                                             const AciesCliTiled  *tiled,
                                             gboolean              recover,
                                             GError              **error);
void           acies_cli_input_free         (AciesCliInput        *self);

/* Adds findings for problems of the scenario and for the first difference between a game and its replay. */
void           acies_cli_input_add_findings (AciesCliInput        *self);

/**
 * acies_cli_input_report:
 *
 * Prints to standard error the findings that are errors, and the notice that the rules changed since the game
 * was saved.
 *
 * Returns: whether there are no errors
 */
gboolean       acies_cli_input_report       (const AciesCliInput  *self);

/**
 * acies_cli_open_sound:
 * @status: (out): if %NULL is returned, the exit status
 *
 * Opens a file for a verb that needs it free of errors.
 *
 * Returns: (transfer full) (nullable): the input; %NULL if it is unreadable or has errors
 */
AciesCliInput *acies_cli_open_sound         (const char           *name,
                                             AciesCliStatus       *status);

/* What a verb about a position is given. */
typedef struct
{
  gboolean       json;
  char         **arguments;  /* the words that are not options; the first is the file */
  AciesCliInput *input;
  AciesSession  *session;    /* the game at the position of --at, or a new game of a scenario */
} AciesCliPosition;

/**
 * acies_cli_position_open:
 * @max: most arguments, as for acies_cli_parse(); @min: fewest
 * @at_help: (nullable): help of --at, untranslated, unless it is the usual one
 * @json_help: help of --json, untranslated
 * @status: (out): if %FALSE is returned, the exit status
 *
 * Reads the words of a verb whose options are --at and --json, and opens its file, which must have no errors.
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
 * Returns: (transfer full) (nullable): a game at that position, with dice entered rather than rolled
 */
AciesSession  *acies_cli_input_dup_session  (const AciesCliInput  *self,
                                             int                   at,
                                             guint64               seed);

/* (transfer full) (nullable): the position of a game after @at commands; for a scenario, the scenario in edit mode */
AciesState    *acies_cli_input_dup_state    (const AciesCliInput  *self,
                                             int                   at);

/* The same as known to @viewing_side: hidden units are replaced (acies_state_know()). @viewing_side: (out): the
 * result of acies_cli_viewing_side() */
AciesState    *acies_cli_input_dup_known    (const AciesCliInput  *self,
                                             int                   at,
                                             AciesSide            *viewing_side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliInput, acies_cli_input_free)

/* --- the file that a verb writes, and what it replaces: output.c ------------------------------ */

/* Kind of output. Without --force, only a file of the same kind is overwritten. */
typedef enum
{
  ACIES_CLI_FILE_SCENARIO,
  ACIES_CLI_FILE_GAME,
  ACIES_CLI_FILE_GAME_ASKED, /* a game whose name is entered at the prompt, where --force is not available */
  ACIES_CLI_FILE_DESIGNER,   /* of the designer's own program */
  ACIES_CLI_FILE_TILED,      /* a Tiled map */
  ACIES_CLI_FILE_PICTURE,    /* PNG, SVG or PDF, by the file name extension */
  ACIES_CLI_FILE_REPORT,     /* text */
} AciesCliFile;

typedef struct
{
  GFile    *file;
  char     *name;
  GBytes   *before;  /* (nullable): the old contents of the file; %NULL if empty or too large to keep */
  gboolean  other;   /* the file is of another kind, and was overwritten on request */
} AciesCliOutput;

#define ACIES_CLI_OUTPUT_INIT { NULL }

/* Returns %FALSE if @output is empty or the same file as @input. @input: (nullable) */
gboolean       acies_cli_may_write          (const char           *output,
                                             const char           *input);

/**
 * acies_cli_output_open:
 * @path: (nullable): %NULL to open nothing and succeed
 * @force: whether to overwrite a file of another kind
 *
 * Call this first, so that no game is played that cannot be saved.
 *
 * Returns: %FALSE if the file exists and is of another kind, or the path is not writable
 */
gboolean       acies_cli_output_open        (AciesCliOutput       *self,
                                             const char           *path,
                                             AciesCliFile          kind,
                                             gboolean              force);

/* The same without checks, for a file that other code has checked. */
void           acies_cli_output_note        (AciesCliOutput       *self,
                                             GFile                *file);

/* Call after writing. Prints to standard error that a file was overwritten, and the name of its backup if there
 * is one. */
void           acies_cli_output_report      (const AciesCliOutput *self);
void           acies_cli_output_clear       (AciesCliOutput       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliOutput, acies_cli_output_clear)

/* (transfer full): the theme of the scenario's ruleset; after an error a plain theme */
AciesTheme    *acies_cli_load_theme         (const AciesCliInput  *input);

G_END_DECLS

/* cli.h - declarations shared by the verbs of acies-cli
 *
 * Results are written to standard output, all other text to standard error. The functions do not need a display. Unless noted
 * otherwise, a function that returns %FALSE or %NULL has already printed the error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/find/findings.h"
#include "session/session.h"

G_BEGIN_DECLS

/* --- verbs: main.c and the files of the verbs ------------------------------------------------ */

/* The exit status. */
typedef enum
{
  ACIES_CLI_GOOD,      /* success */
  ACIES_CLI_FAULTS,    /* errors were found, or the rules refused a command */
  ACIES_CLI_UNUSABLE,  /* unreadable input, unwritable output or wrong usage */
} AciesCliStatus;

typedef struct _AciesCliVerb AciesCliVerb;

/* Runs the verb. @words: the words of the command line, starting with the verb */
typedef AciesCliStatus AciesCliRun (const AciesCliVerb *self,
                                    char              **words);

struct _AciesCliVerb
{
  const char  *name;
  const char  *arguments;  /* arguments as shown in the help */
  const char  *summary;    /* first line of the help, untranslated */
  const char  *details;    /* (nullable): further text of the help, untranslated */
  AciesCliRun *run;
  char      *(*dup_list) (void); /* (nullable): returns (transfer full) a list for the end of the help */
};

AciesCliRun acies_cli_convert;
AciesCliRun acies_cli_legal;
AciesCliRun acies_cli_list;
AciesCliRun acies_cli_odds;
AciesCliRun acies_cli_play;
AciesCliRun acies_cli_reach;
AciesCliRun acies_cli_render;
AciesCliRun acies_cli_replay;
AciesCliRun acies_cli_rules;
AciesCliRun acies_cli_sheet;
AciesCliRun acies_cli_show;
AciesCliRun acies_cli_simulate;
AciesCliRun acies_cli_targets;
AciesCliRun acies_cli_show_message;
AciesCliRun acies_cli_validate;
AciesCliRun acies_cli_why;

/* (transfer full): a list of the computer players, for the help */
char          *acies_cli_simulate_dup_list (void);

/* --- options and results: cli.c ------------------------------------------------------------- */

/**
 * acies_cli_parse:
 * @entries: the verb's options, without --help and without arguments
 * @words: the words of the command line after the program's name, starting with the verb
 * @min: minimum number of arguments
 * @max: maximum number of arguments
 * @status: (out): the exit status if %NULL is returned because the help or an error was printed
 *
 * Returns: (nullable) (transfer full): the arguments that are not options
 */
char         **acies_cli_parse             (const AciesCliVerb   *verb,
                                            const GOptionEntry   *entries,
                                            char                **words,
                                            guint                 min,
                                            guint                 max,
                                            AciesCliStatus       *status);

/**
 * acies_cli_read_number:
 * @option: name of the option for error messages, such as "--at"
 * @text: (nullable): value of the option, or %NULL if the option is not given
 * @value: (inout): unchanged if the option is not given
 *
 * Reads only decimal numbers, because the integer options of GLib read 010 as 8.
 */
gboolean       acies_cli_read_number       (const char           *option,
                                            const char           *text,
                                            int                   min,
                                            int                   max,
                                            int                  *value);

/* Print results as UTF-8 in any locale. The first function prints @text unchanged, the second function formats its arguments, and
 * the third function prints one line without control characters. Callers do not have to check each call, because
 * acies_cli_close_output() reports a failure. */
gboolean       acies_cli_write             (const char           *text);
void           acies_cli_print             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);
void           acies_cli_print_line        (const char           *line);
void           acies_cli_flush             (void);

/* Print "acies-cli: " and one line to standard error. The first function returns %ACIES_CLI_UNUSABLE, and the second function
 * returns %FALSE. */
AciesCliStatus acies_cli_error             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);
gboolean       acies_cli_fail              (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);

/* Prints one line to standard error without the name of the program, such as "FILE:LINE: problem". Returns
 * %ACIES_CLI_UNUSABLE. */
AciesCliStatus acies_cli_report            (const char           *line);

/**
 * acies_cli_close_output:
 *
 * Flushes and closes standard output.
 *
 * Returns: @status, or %ACIES_CLI_UNUSABLE if the results could not be written
 */
AciesCliStatus acies_cli_close_output      (AciesCliStatus        status);

/* --- values as JSON or as rows of text: cli.c ------------------------------------------------ */

/* Print the object or the array as JSON and free it. */
void           acies_cli_print_object      (JsonObject           *object);
void           acies_cli_print_array       (JsonArray            *array);

/* Prints the members named in @columns (separated by spaces), with tabs between the values. A null, false or missing member is
 * printed as "-", and a true member is printed as its name. */
void           acies_cli_print_row         (JsonObject           *object,
                                            const char           *columns);

/* Sets "dice", the number of awaited dice, and "faces", the faces of each die: [["1", "2", ...], ...]. If a card must be drawn,
 * also sets "draws", the possible cards from the view of the side that draws: [{card, copies}, ...]. */
void           acies_cli_set_dice          (JsonObject           *object,
                                            const AciesState     *state);

/* (transfer full): an object {card, copies} */
JsonObject    *acies_cli_new_copies        (const AciesRuleset   *ruleset,
                                            AciesId               card,
                                            guint                 n);

/* Set a 64-bit value as a string, because JSON numbers have fewer bits. A hash has 16 hexadecimal digits, and a seed is
 * decimal. */
void           acies_cli_set_hash          (JsonObject           *object,
                                            const char           *name,
                                            guint64               value);
void           acies_cli_set_seed          (JsonObject           *object,
                                            guint64               seed);
/* The first function sets the name of @hex, or null for %ACIES_NO_HEX. The second function returns the names of @hexes. */
void           acies_cli_set_hex           (JsonObject           *object,
                                            const char           *name,
                                            AciesHex              hex);
JsonArray     *acies_cli_new_hexes         (const AciesHex       *hexes,
                                            guint                 n_hexes);

/* The first function sets "refused" to null or {message, rule}. The second function prints "message [rule]" as an error. */
void           acies_cli_set_refusal       (JsonObject           *object,
                                            const GError         *error);
void           acies_cli_tell_refusal      (const GError         *error);

/* (transfer full): an object {file, severity, code, message, line, hex, side, rule, fix}. If @file is %NULL, it omits "file". */
JsonObject    *acies_cli_new_finding       (const char           *file,
                                            const AciesFinding   *finding,
                                            const AciesRuleset   *ruleset);

/* (transfer full): the finding as "FILE:LINE: severity: message [code, rule]" */
char          *acies_cli_dup_finding_line  (const char           *name,
                                            const AciesFinding   *finding);

/* --- a position: position.c and show.c ------------------------------------------------------- */

/* The first function prints the result or the current question, then the round, the side to act, morale, figures, the number of
 * commands, the seed and the hash. The second function sets these values as members of @object. */
void           acies_cli_print_result       (AciesSession         *session);
void           acies_cli_set_result         (JsonObject           *object,
                                             AciesSession         *session);

/**
 * acies_cli_show_viewing_side:
 *
 * Returns: the side whose hand is shown: the side of the only human player, or the deciding side if several humans play;
 *   %ACIES_NO_SIDE to show all hands, if hands are open, no human plays or the game is over
 */
AciesSide      acies_cli_show_viewing_side  (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* Returns the side whose face-down units are shown; %ACIES_EVERY_SIDE to show the units of all sides (engine/core/units.h). */
AciesSide      acies_cli_viewing_side       (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* Prints the turn, the current question, the units, cards and numbers of each side, and the terrain.
 * @viewing_side: the side whose hand and face-down units are shown, or %ACIES_NO_SIDE for all */
void           acies_cli_show_print         (const AciesState         *state,
                                             AciesSide                 viewing_side);

G_END_DECLS

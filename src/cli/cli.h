/* cli.h - declarations shared by the verbs (subcommands) of acies-cli
 *
 * Results are written to standard output, and all other text to standard error. No function needs a display. Unless
 * noted otherwise, a function that returns %FALSE or %NULL has already printed an error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/find/findings.h"
#include "session/session.h"

G_BEGIN_DECLS

/* --- verbs: main.c and the source file of each verb ------------------------------------------ */

/* The exit status of acies-cli. */
typedef enum
{
  ACIES_CLI_GOOD,      /* success */
  ACIES_CLI_FAULTS,    /* the input has errors, or a command breaks the rules */
  ACIES_CLI_UNUSABLE,  /* invalid usage, unreadable input or unwritable output */
} AciesCliStatus;

typedef struct _AciesCliVerb AciesCliVerb;

/* Runs a verb. @words: the command line without the program name, starting with the verb */
typedef AciesCliStatus AciesCliRun (const AciesCliVerb *self,
                                    char              **words);

struct _AciesCliVerb
{
  const char  *name;
  const char  *arguments;  /* arguments, as shown in the help */
  const char  *summary;    /* first line of the help; translatable */
  const char  *details;    /* (nullable): rest of the help; translatable */
  AciesCliRun *run;
  char      *(*dup_list) (void); /* (nullable): returns (transfer full) a list to append to @details */
};

AciesCliRun acies_cli_convert;
AciesCliRun acies_cli_guide;
AciesCliRun acies_cli_legal;
AciesCliRun acies_cli_legend;
AciesCliRun acies_cli_list;
AciesCliRun acies_cli_odds;
AciesCliRun acies_cli_play;
AciesCliRun acies_cli_reach;
AciesCliRun acies_cli_records;
AciesCliRun acies_cli_reference;
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

/* Returns: (transfer full): a list of the computer players, for the help text */
char          *acies_cli_simulate_dup_list (void);

/* --- options and results: cli.c ------------------------------------------------------------- */

/**
 * acies_cli_parse:
 * @entries: the options of the verb, except --help
 * @words: the command line without the program name, starting with the verb
 * @min: minimum number of arguments
 * @max: maximum number of arguments
 * @status: (out): the exit status, if %NULL is returned
 *
 * Parses a command line. The values of options belong to this function. With --json or --csv, all further output is in
 * English, so that scripts can rely on it.
 *
 * Returns: (nullable) (transfer full): the arguments without the options, or %NULL if the help text or an error was
 *   printed
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
 * @text: (nullable): value of the option, or %NULL if the option was not given
 * @value: (inout): the number; unchanged if the option was not given
 *
 * Reads a decimal number from @min to @max. The integer options of GLib are not used, because they parse 010 as 8.
 */
gboolean       acies_cli_read_number       (const char           *option,
                                            const char           *text,
                                            int                   min,
                                            int                   max,
                                            int                  *value);

/* Writes @text unchanged to standard output, as UTF-8 in any locale. Returns %FALSE on failure, without printing an
 * error. Callers can ignore the result, because acies_cli_close_output() reports the failure. */
gboolean       acies_cli_write             (const char           *text);
/* Formats its arguments like printf() and writes the text with acies_cli_write(). */
void           acies_cli_print             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);
/* Writes a line of text, with control characters replaced by question marks. */
void           acies_cli_print_line        (const char           *line);
/* Flushes standard output. */
void           acies_cli_flush             (void);

/* Prints "acies-cli: " and the formatted message to standard error, as one line. Returns %ACIES_CLI_UNUSABLE. */
AciesCliStatus acies_cli_error             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);
/* Like acies_cli_error(), but returns %FALSE. */
gboolean       acies_cli_fail              (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);

/* Prints a line such as "FILE:LINE: problem" to standard error, without the name of the program. Returns
 * %ACIES_CLI_UNUSABLE. */
AciesCliStatus acies_cli_report            (const char           *line);

/**
 * acies_cli_close_output:
 *
 * Flushes and closes standard output.
 *
 * Returns: @status, or %ACIES_CLI_UNUSABLE if any output could not be written
 */
AciesCliStatus acies_cli_close_output      (AciesCliStatus        status);

/* --- values as JSON or as rows of text: cli.c ------------------------------------------------ */

/* Print a value as JSON and free it. */
void           acies_cli_print_object      (JsonObject           *object);
void           acies_cli_print_array       (JsonArray            *array);

/* Prints the members of @object that are named in @columns, a list separated by spaces. The values are separated by
 * tabs. A member that is missing, null or false is printed as "-". A member that is true is printed as its name. */
void           acies_cli_print_row         (JsonObject           *object,
                                            const char           *columns);

/* Sets "dice" to the number of dice to roll now. Sets "faces" to the list of distinct faces for each die, such as
 * [["1", "2", ...], ...]. If a card must be drawn, also sets "draws" to the cards that could be drawn, as far as the
 * drawing side knows: [{card, copies}, ...]. */
void           acies_cli_set_dice          (JsonObject           *object,
                                            const AciesState     *state);

/* Returns: (transfer full): an object {card, copies} */
JsonObject    *acies_cli_new_copies        (const AciesRuleset   *ruleset,
                                            AciesId               card,
                                            guint                 n);

/* Sets member @name to a hash, as a string of 16 hexadecimal digits. JSON numbers cannot hold every 64-bit integer. */
void           acies_cli_set_hash          (JsonObject           *object,
                                            const char           *name,
                                            guint64               value);
/* Sets "seed" to the seed as a decimal string, for the same reason. */
void           acies_cli_set_seed          (JsonObject           *object,
                                            guint64               seed);
/* Sets member @name to the name of @hex, or to null for %ACIES_NO_HEX. */
void           acies_cli_set_hex           (JsonObject           *object,
                                            const char           *name,
                                            AciesHex              hex);
/* Returns: (transfer full): an array of the names of @hexes */
JsonArray     *acies_cli_new_hexes         (const AciesHex       *hexes,
                                            guint                 n_hexes);

/* Sets "refused" to {message, rule}, or to null if @error is %NULL. */
void           acies_cli_set_refusal       (JsonObject           *object,
                                            const GError         *error);
/* Prints the error "message [rule]", or only the message if @error has no rule. */
void           acies_cli_tell_refusal      (const GError         *error);

/* Returns: (transfer full): an object {file, severity, code, message, line, hex, side, rule, fix}. The member "file" is
 *   omitted if @file is %NULL. */
JsonObject    *acies_cli_new_finding       (const char           *file,
                                            const AciesFinding   *finding,
                                            const AciesRuleset   *ruleset);

/* Returns: (transfer full): a line such as "FILE:LINE: severity: message [code, rule]". The line number and the rule
 *   are omitted if @finding does not have them. */
char          *acies_cli_dup_finding_line  (const char           *name,
                                            const AciesFinding   *finding);

/* --- a position: position.c and show.c ------------------------------------------------------- */

/* Prints the result of the game or, if it is not over, the current question. Then prints the round, the side
 * to act, the morale and figures of each side, the number of commands, the seed and the hash. */
void           acies_cli_print_result       (AciesSession         *session);
/* Stores the same values in members of @object. */
void           acies_cli_set_result         (JsonObject           *object,
                                             AciesSession         *session);

/**
 * acies_cli_show_viewing_side:
 *
 * Finds the side whose hand is shown. If there is exactly one human player, it is the side of that player. If there
 * are several, it is the side that must decide.
 *
 * Returns: the side; %ACIES_NO_SIDE, to show all hands, if hands are open, no player is human or the game is over
 */
AciesSide      acies_cli_show_viewing_side  (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* Returns the side whose face-down units are shown, or %ACIES_EVERY_SIDE to show the face-down units of all sides
 * (engine/core/units.h). */
AciesSide      acies_cli_viewing_side       (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* Prints the turn and the current question, the units, cards and numbers of each side, the common cards, the terrain
 * and the labels.
 * @viewing_side: the side whose hand and face-down units are shown, or %ACIES_NO_SIDE to show everything */
void           acies_cli_show_print         (const AciesState         *state,
                                             AciesSide                 viewing_side);

G_END_DECLS

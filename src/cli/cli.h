/* cli.h - what the verbs of acies-cli share
 *
 * Results go to standard output, everything else to standard error. Nothing
 * here needs a display. Unless noted otherwise, a function that returns %FALSE,
 * or %NULL, has complained.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/find/findings.h"
#include "session/session.h"

G_BEGIN_DECLS

/* --- verbs: main.c, and the file of each ---------------------------------------------------- */

/**
 * AciesCliStatus:
 * @ACIES_CLI_GOOD: what was asked for was done
 * @ACIES_CLI_FAULTS: errors were found, or the rules refused something
 * @ACIES_CLI_UNUSABLE: input that cannot be read, output that cannot be
 *   written, or wrong usage
 *
 * The exit status.
 */
typedef enum
{
  ACIES_CLI_GOOD,
  ACIES_CLI_FAULTS,
  ACIES_CLI_UNUSABLE,
} AciesCliStatus;

typedef struct _AciesCliVerb AciesCliVerb;

typedef AciesCliStatus AciesCliRun (const AciesCliVerb *self,
                                    char              **words);

struct _AciesCliVerb
{
  const char  *name;
  const char  *arguments;  /* as the help shows them */
  const char  *summary;    /* to be translated */
  const char  *details;    /* (nullable): to be translated */
  AciesCliRun *run;
  char      *(*dup_list) (void); /* (nullable): what the help lists after the options */
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

/* (transfer full): the players there are, for the help */
char          *acies_cli_simulate_dup_list (void);

/* --- options and results: cli.c ------------------------------------------------------------- */

/**
 * acies_cli_parse:
 * @entries: the verb's options, without --help and without arguments
 * @words: the words after the program's name, the verb first
 * @min: fewest arguments
 * @max: most arguments
 * @status: (out): when %NULL is returned, what the verb ends with: the help
 *   was asked for and printed, or the usage was wrong
 *
 * Returns: (nullable) (transfer full): the arguments that are no options
 */
char         **acies_cli_parse             (const AciesCliVerb   *verb,
                                            const GOptionEntry   *entries,
                                            char                **words,
                                            guint                 min,
                                            guint                 max,
                                            AciesCliStatus       *status);

/**
 * acies_cli_read_number:
 * @option: such as "--at", for the complaint
 * @text: (nullable): the value of the option, if it was given
 * @value: (inout): left alone when it was not
 *
 * GLib's own options of numbers take 010 for 8.
 */
gboolean       acies_cli_read_number       (const char           *option,
                                            const char           *text,
                                            int                   min,
                                            int                   max,
                                            int                  *value);

/* Prints results, as UTF-8 in any locale; as they are, by a format, and as one line without control characters.
 * Only acies_cli_close_output() has to be asked whether that worked. */
gboolean       acies_cli_write             (const char           *text);
void           acies_cli_print             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);
void           acies_cli_print_line        (const char           *line);
void           acies_cli_flush             (void);

/* Prints one line for people to standard error, after the program's name. */
void           acies_cli_error             (const char           *format,
                                            ...) G_GNUC_PRINTF (1, 2);

/* Prints one line to standard error as it is: "FILE:LINE: what is wrong". */
void           acies_cli_report            (const char           *line);

/**
 * acies_cli_close_output:
 *
 * Writes out what was printed and closes standard output.
 *
 * Returns: @status, or %ACIES_CLI_UNUSABLE when the results could not be printed
 */
AciesCliStatus acies_cli_close_output      (AciesCliStatus        status);

/* --- values, for programs as JSON and for people as rows: cli.c ------------------------------ */

/* Prints a value as JSON, and frees it. */
void           acies_cli_print_object      (JsonObject           *object);
void           acies_cli_print_array       (JsonArray            *array);

/* Prints the members that @columns names, with tabs between: what is null or missing as "-", what is true as its name. */
void           acies_cli_print_row         (JsonObject           *object,
                                            const char           *columns);

/* "dice": how many are awaited, "faces": those of each, [["1", "2", ...], ...]; where a card is to be
 * drawn, "draws": which may be, as the side that draws knows, [{card, copies}, ...] */
void           acies_cli_set_dice          (JsonObject           *object,
                                            const AciesState     *state);

/* (transfer full): {card, copies} */
JsonObject    *acies_cli_new_copies        (const AciesRuleset   *ruleset,
                                            AciesId               card,
                                            guint                 n);

/* 64 bits, more than the numbers of JSON hold everywhere: 16 hexadecimal digits, or a decimal number. */
void           acies_cli_set_hash          (JsonObject           *object,
                                            const char           *name,
                                            guint64               value);
void           acies_cli_set_seed          (JsonObject           *object,
                                            guint64               seed);
void           acies_cli_set_hex           (JsonObject           *object,
                                            const char           *name,
                                            AciesHex              hex);

/* "refused": null, or {message, rule}; and for people, "sentence [rule]" as a complaint. */
void           acies_cli_set_refusal       (JsonObject           *object,
                                            const GError         *error);
void           acies_cli_tell_refusal      (const GError         *error);

/* (transfer full): {file, severity, code, message, line, hex, side, rule, fix}; without @file that is left out */
JsonObject    *acies_cli_new_finding       (const char           *file,
                                            const AciesFinding   *finding,
                                            const AciesRuleset   *ruleset);

/* The same for people: "FILE:LINE: severity: message [code, rule]" */
char          *acies_cli_dup_finding_line  (const char           *name,
                                            const AciesFinding   *finding);

/* --- a position: position.c and show.c ------------------------------------------------------- */

/* Prints a sentence, the result or the question, and then the numbers: round, side to act, morale, figures, commands,
 * seed and hash; and the same as members of @object. */
void           acies_cli_print_result       (AciesSession         *session);
void           acies_cli_set_result         (JsonObject           *object,
                                             AciesSession         *session);

/**
 * acies_cli_show_viewing_side:
 *
 * Whose hand may be seen by who sits at the terminal: that of the only person who
 * plays, else that of the side that decides.
 *
 * Returns: %ACIES_NO_SIDE where all may be seen: hands are open, no person plays,
 *   or the game is over
 */
AciesSide      acies_cli_show_viewing_side  (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* The same of what is face down, where EVERY_SIDE sees all of it (engine/core/units.h). */
AciesSide      acies_cli_viewing_side       (const AciesState         *state,
                                             const AciesGameSettings  *settings);

/* Prints the position: turn and question, for each side its units, cards and numbers, then the terrain. @looker: whose
 * hand may be seen, and whose pieces that are face down, or %ACIES_NO_SIDE for all */
void           acies_cli_show_print         (const AciesState         *state,
                                             AciesSide                 viewing_side);

G_END_DECLS

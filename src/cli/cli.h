/* cli.h - what the verbs of acies-cli share
 *
 * Results go to standard output, everything else to standard error. Nothing
 * here needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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

struct _AciesCliVerb
{
  const char      *name;
  const char      *arguments;  /* as the help shows them */
  const char      *summary;    /* to be translated */
  const char      *details;    /* (nullable): to be translated */
  AciesCliStatus (*run) (const AciesCliVerb *self,
                         char              **words);
  char          *(*dup_list) (void); /* (nullable): what the help lists after the options */
};

/* Each verb is in a file of its own: cli-validate.c ... */
AciesCliStatus acies_cli_validate (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_convert  (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_render   (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_sheet    (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_play     (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_replay   (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_legal    (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_odds     (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_tell     (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_list     (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_reach    (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_targets  (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_why      (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_show     (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_simulate (const AciesCliVerb *verb,
                                   char              **words);
AciesCliStatus acies_cli_rules    (const AciesCliVerb *verb,
                                   char              **words);

/**
 * acies_cli_parse:
 * @entries: the verb's options, without --help and without arguments
 * @words: the words after the program's name, the verb first
 * @min: fewest arguments
 * @max: most arguments
 * @status: (out): when %FALSE is returned, what the verb ends with: the help
 *   was asked for and printed, or the usage was wrong
 *
 * Returns: (nullable) (transfer full): the arguments that are no options
 */
char         **acies_cli_parse    (const AciesCliVerb *verb,
                                   const GOptionEntry *entries,
                                   char              **words,
                                   guint               min,
                                   guint               max,
                                   AciesCliStatus     *status);

/**
 * acies_cli_read_number:
 * @option: such as "--at", for the complaint
 * @text: (nullable): what stands behind it, if it was given
 * @value: (inout): left alone when it was not
 *
 * GLib's own options of numbers take 010 for 8.
 *
 * Returns: %FALSE after a complaint
 */
gboolean       acies_cli_read_number (const char      *option,
                                   const char         *text,
                                   int                 min,
                                   int                 max,
                                   int                *value);

/**
 * acies_cli_may_write:
 * @input: (nullable): a file that is read and must not be lost
 *
 * Returns: %FALSE after a complaint: @output is no name, or is that file
 */
gboolean       acies_cli_may_write (const char        *output,
                                   const char         *input);

/* Prints results, as UTF-8 whatever the locale. Whether that worked is asked
 * once, at the end, by acies_cli_close_output(). */
void           acies_cli_print    (const char         *format,
                                   ...) G_GNUC_PRINTF (1, 2);

/* The same of text that is printed as it is. Returns: whether it was taken */
gboolean       acies_cli_write    (const char         *text);
void           acies_cli_flush    (void);

/* Prints one line of results. */
void           acies_cli_print_line (const char       *line);

/* Prints one line for people to standard error, after the program's name. */
void           acies_cli_complain (const char         *format,
                                   ...) G_GNUC_PRINTF (1, 2);

/* Prints one line to standard error as it is: "FILE:LINE: what is wrong". */
void           acies_cli_report   (const char         *line);

/**
 * acies_cli_close_output:
 *
 * Writes out what was printed and closes standard output.
 *
 * Returns: @status, or %ACIES_CLI_UNUSABLE after a complaint when the results
 *   did not get to where they should
 */
AciesCliStatus acies_cli_close_output (AciesCliStatus status);

G_END_DECLS

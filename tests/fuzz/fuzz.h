/* fuzz.h - what every harness does with what it has read
 *
 * A harness is LLVMFuzzerTestOneInput() in a file of its own: it gives bytes to
 * the functions that the program reads such a file with, and whatever comes of it
 * must hold what these check. libFuzzer calls it (./dev fuzz), and so does
 * standalone.c in the usual tests. What does not hold ends the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"
#include "session/session.h"

/* The harness. */
int           LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Before the first input: warnings are fatal from here on. */
int           LLVMFuzzerInitialize   (int *argc, char ***argv);

/* What stands between two files in one input. */
#define FUZZ_BETWEEN "\n====\n"

/* (transfer none): the rulesets that come with the program, read once */
AciesLibrary *fuzz_library           (void);

/* Ends the program, with what is wrong. */
void          fuzz_wrong             (const char *format, ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

/**
 * fuzz_split:
 * @second: (out) (nullable): what comes after the first %FUZZ_BETWEEN, %NULL where there is none
 *
 * Returns: (transfer full): what stands before it
 */
GBytes       *fuzz_split             (const uint8_t *data, size_t size, GBytes **second);

/**
 * fuzz_write_file:
 *
 * For what is read from a folder: writes a file into one that is only for this
 * program, and goes when it ends.
 *
 * Returns: (transfer full): its path
 */
char         *fuzz_write_file        (const char *name, GBytes *bytes);

/* (transfer full): such a file, or folder, that need not be there */
char         *fuzz_dup_path          (const char *name);

/* A number that is the same for the same bytes. */
guint64       fuzz_seed              (const uint8_t *data, size_t size);

/* There is either @thing or an error that people can read: one line. */
void          fuzz_check_error       (gconstpointer thing, const GError *error);

/* Each is one line that people can read. */
void          fuzz_check_findings    (const AciesFindings *findings);

/* Its invariants hold. */
void          fuzz_check_state       (const AciesState *state, const char *when);

/**
 * fuzz_check_scenario:
 * @library: that its ruleset is of
 *
 * It is sound, its findings can be told and put right, and what is written of it
 * reads back as the same, and writes the same bytes again.
 */
void          fuzz_check_scenario    (const AciesState *scenario, AciesLibrary *library);

/**
 * fuzz_check_play:
 * @n: so many commands at most
 *
 * Of one input in four: plays at random from a scenario, if it can be played.
 * Each position is sound, and all can be taken back.
 */
void          fuzz_check_play        (const AciesState *scenario, guint64 seed, guint n);

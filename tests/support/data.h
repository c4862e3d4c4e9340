/* data.h - the data that comes with the program, and the sentences about it, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"

/**
 * data_list_files:
 * @folder: inside tests/, or an absolute path
 * Returns: (transfer full): paths of its files that end with @suffix, sorted
 */
char      **data_list_files      (const char    *folder,
                                  const char    *suffix);

/**
 * data_list_scenarios:
 * Returns: (transfer full): paths of all scenarios that come with the
 *   program, battles and templates
 */
char      **data_list_scenarios  (AciesLibrary  *library);

/* The bytes of a file that must exist. */
GBytes     *data_load            (const char    *path);

/* Bytes of a string. */
GBytes     *data_bytes           (const char    *text);

/* (transfer full): the scenario of @text, which is XML; what is wrong with it is added to @findings. */
AciesState *data_read_text       (AciesLibrary  *library,
                                  const char    *text,
                                  AciesFindings *findings);

/* Asserts that the scenario @state is written, read without a fault as the same, and written as the same bytes. */
void        data_assert_comes_back (AciesLibrary    *library,
                                  const AciesState *state);

/* (transfer full): what comes of @state when it is exported for Tiled and imported again; @findings: as above */
AciesState *data_through_tiled   (const AciesState *state,
                                  AciesFindings *findings);

/**
 * data_read_good:
 * Returns: (transfer full): the scenario of a file without faults
 */
AciesState *data_read_good       (AciesLibrary  *library,
                                  GBytes        *bytes,
                                  const char    *name);

/* Fails the test with every finding, when there is one. */
void        data_assert_none     (AciesFindings *findings,
                                  const char    *name);

/* Fails the test when a message says something in the words of a library that
 * parses, not in ours. (The file must not have such words itself.) */
void        data_assert_plain    (const char    *message);

/* The same for each finding. */
void        data_assert_all_plain (const AciesFindings *findings);

/* --- sentences without their words ---
 *
 * A finding, a note or a refusal has a code, a kind or a rule that says which
 * sentence it is. A test that compares that and the values in the sentence still
 * passes when it is reworded. "“water” was read as “Water”" becomes "water Water".
 */

/**
 * data_only_values:
 * @on: whether sentences made from now on are only their values
 *
 * The values are in the order of the arguments, with a space between them. A
 * sentence without any stays as it is, after "…". A text of one or two words is
 * a name, and stays without it.
 */
void        data_only_values     (gboolean       on);

/**
 * data_dup_coded:
 * @values: of a sentence that a code, a kind or a rule identifies
 *
 * Returns: (transfer full): the same without the words after "…"
 */
char       *data_dup_coded       (const char    *values);

/**
 * data_assert_like:
 * @text: (nullable): lines
 * @patterns: (nullable): one for each line: "*Forest*19*" asks for the values, not for the words between them
 */
void        data_assert_like     (const char    *text,
                                  const char    *patterns);

/* The same for a text that it takes over; %NULL is "-". */
void        data_assert_says     (char          *text,
                                  const char    *patterns);

/**
 * data_assert_refused:
 * @rule: (nullable): the statement that forbids it
 * @values: of the sentence that says why, a pattern
 *
 * Fails unless @line is not understood, or not allowed in @state.
 */
void        data_assert_refused  (const AciesState *state,
                                  const char    *line,
                                  const char    *rule,
                                  const char    *values);

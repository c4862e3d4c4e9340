/* battles.h - the battles and templates that come with the rulesets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

#define N_BATTLES 4

/* Those of Rome vs Macedon: elis, aous, cynoscephalae, pydna */
extern const char *const battle_names[N_BATTLES];

/**
 * battles_list:
 * Returns: (transfer full): the names of the battles of a ruleset, then of its templates
 */
char      **battles_list           (AciesLibrary  *library,
                                    const char    *ruleset_id);

/* The battle or template by that name, of whatever ruleset. Fails the test when it
 * cannot be read without a finding. */
AciesState *battle_load            (AciesLibrary  *library,
                                    const char    *name);

/* The first battle of the ruleset. */
AciesState *battle_load_first      (AciesLibrary  *library,
                                    const char    *ruleset_id);

/* (transfer full) (element-type AciesState): the battles of a ruleset, without its templates */
GPtrArray  *battles_load_all       (AciesLibrary  *library,
                                    const char    *ruleset_id);

/* Whether time is no matter, and how much of a kind a test tries: some in a usual run, all it can in a long one. */
static inline gboolean
is_long_run (void)
{
  return g_getenv ("ACIES_TEST_LONG") != NULL;
}

static inline guint
many (guint usual,
      guint in_a_long_run)
{
  return is_long_run () ? in_a_long_run : usual;
}

/* Which games a test is about: told by what they have, never by their names. */
typedef gboolean (*RulesetFilter) (const AciesRuleset *ruleset);

gboolean    ruleset_is_on_hexes      (const AciesRuleset *ruleset);
/* On hexes, and units face nowhere: what reach/slow-reach.c tells of. Else slow-facing.c does (test-lvi-ways). */
gboolean    ruleset_goes_anywhere    (const AciesRuleset *ruleset);

gboolean    ruleset_has_cards        (const AciesRuleset *ruleset);
/* Units move and fight; else nothing comes to blows. */
gboolean    ruleset_has_fights       (const AciesRuleset *ruleset);

/* Adds a test of each battle and template of all rulesets, PREFIX/NAME/SUFFIX; the name is its data. */
void        battles_add_tests        (AciesLibrary  *library,
                                      const char    *prefix,
                                      const char    *suffix,
                                      GTestDataFunc  func);

/* The same of some rulesets alone. */
void        battles_add_tests_where  (AciesLibrary  *library,
                                      RulesetFilter  where,
                                      const char    *prefix,
                                      const char    *suffix,
                                      GTestDataFunc  func);

/* Adds a test of each ruleset, PREFIX/RULESET/SUFFIX; its id is its data. */
void        rulesets_add_tests       (AciesLibrary  *library,
                                      const char    *prefix,
                                      const char    *suffix,
                                      GTestDataFunc  func);

/* The same of some rulesets alone. */
void        rulesets_add_tests_where (AciesLibrary  *library,
                                      RulesetFilter  where,
                                      const char    *prefix,
                                      const char    *suffix,
                                      GTestDataFunc  func);

G_END_DECLS

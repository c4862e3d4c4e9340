/* figures.h - what came of many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

#define FIGURES_MAX_VALUES 101 /* a share in percent */

typedef struct
{
  guint   n_games;
  guint64 n_commands;
  guint64 n_attacks;
  guint   fewest_commands;
  guint   most_commands;
  guint   winners[ACIES_MAX_SIDES + 1]; /* the last: nobody */
  guint   reasons[ACIES_MAX_ENDS];      /* how often it ended so */
  guint   played[ACIES_MAX_CARDS];      /* how often each card was */

  /* what there was, in how many games */
  guint   unit_types[ACIES_MAX_UNIT_TYPES];
  guint   cards[ACIES_MAX_CARDS];
  guint   switches[ACIES_MAX_SWITCHES][FIGURES_MAX_VALUES]; /* by value, less the smallest */
} Figures;

/* Adds a game that is over. */
void figures_add               (Figures            *self,
                                AciesSession       *game);

/* Prints them as comments of the test, each line beginning with "figures" and @name. */
void figures_print             (const Figures      *self,
                                const char         *name,
                                const AciesRuleset *ruleset);

/* Fails unless each card of these games was played so often. */
void figures_assert_played     (const Figures      *self,
                                guint               fewest,
                                const AciesRuleset *ruleset);

/* Fails unless each unit type and each card was in some game, and each value of the
 * switches; of those that are numbers, which have many, only @with_numbers. */
void figures_assert_everything (const Figures      *self,
                                gboolean            with_numbers,
                                const AciesRuleset *ruleset);

G_END_DECLS

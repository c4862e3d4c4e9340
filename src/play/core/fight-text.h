/* fight-text.h - a fight in words: the odds of its next roll, and what came of it
 *
 * The facts come from the record of fights (session/fights.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"
#include "session/fights.h"

G_BEGIN_DECLS

/* --- what is to come ------------------------------------------------------------------------ */

/* (transfer full): such as "4 dice, Combat Point 3", and the effect of a second roll on each hit */
char    *acies_forecast_dup_title    (const AciesOdds    *odds,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_dup_reasons:
 * Returns: (transfer full): the reasons for the dice and for ignored results, one per line, each with its rule
 */
char    *acies_forecast_dup_reasons  (const AciesOdds   *odds,
                                       const AciesRuleset *ruleset);

/* Returns the chance, from 0 to 1, that the target loses @losses figures. */
double   acies_forecast_chance       (const AciesOdds   *odds,
                                      guint              losses);

/* Return the chance that the target must retreat, or that its retreat costs figures, from 0 to 1. */
double   acies_forecast_chance_of_retreat (const AciesOdds *odds);
double   acies_forecast_chance_of_costly_retreat (const AciesOdds *odds);

/* Returns the chance of a result (AciesOddsProcs.results), from 0 to 1. */
double   acies_forecast_chance_of_result (const AciesOdds *odds,
                                          guint            result);

/* (transfer full): "loses 1", "eliminated"; in a game with wounds "1 wound" */
char    *acies_forecast_dup_losses   (const AciesOdds   *odds,
                                      guint              losses,
                                      const AciesRuleset *ruleset);

/* (transfer full): "12%"; "0%" and "100%" only for impossible and certain events */
char    *acies_forecast_dup_percent  (double             chance);

/**
 * acies_forecast_dup_answer:
 * Returns: (transfer full): an answer that the target's owner can give and its probable cost: "Counter Attack,
 *   if it holds: 3 dice, Combat Point 4; attacker loses figures 40%, eliminated 3%"; for an answer before the
 *   attack, also the odds of the attack after it
 */
char    *acies_forecast_dup_answer   (const AciesAnswer  *answer,
                                      const AciesRuleset *ruleset);

/**
 * acies_forecast_find_strike:
 * @answers: (nullable) (element-type AciesAnswer)
 * Returns: (transfer none) (nullable): the strike that comes before the attack without any card; the attack's
 *   odds are those after it
 */
const AciesAnswer *acies_forecast_find_strike (const GArray *answers);

/* --- what has come of it -------------------------------------------------------------------- */

/* Rolls of a fight: the attack's and the defence's. */
#define ACIES_N_FIGHT_ROLLS 2

typedef struct
{
  const AciesFight *fight;                      /* borrowed from the record */
  AciesDice         dice[ACIES_N_FIGHT_ROLLS];  /* by roll: hits first, then retreats; each from the highest */
  GPtrArray        *cards;                      /* of char *: cards played for the fight */
  GPtrArray        *lines;                      /* of char *: consequences in words */
} AciesFightText;

/* (transfer none): the roll of the defence or of the attack */
const AciesFightRoll *acies_fight_get_roll  (const AciesFight   *self,
                                             gboolean            is_defence);

/**
 * acies_fight_text_new:
 * @fight: must outlive the text
 */
AciesFightText       *acies_fight_text_new  (const AciesFight   *fight,
                                             const AciesRuleset *ruleset);
void                  acies_fight_text_free (AciesFightText     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFightText, acies_fight_text_free)

G_END_DECLS

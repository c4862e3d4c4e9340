/* moments.h - the moments at which a side may play a card
 *
 * What rulesets with ability cards share. A moment is asked by what everybody
 * can see: its conditions hold, the side holds cards, and one of the kind is
 * not yet discarded. Whether the hand has it is only known to who answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* As far as everybody can see: could @side have @card in its hand? */
gboolean             acies_card_moments_may_hold (const AciesState   *state,
                                             AciesSide           side,
                                             AciesId             card);

/* Asks whom the row of the question says, where the moment is open: where that side
 * could play a card at it. Where it is not, because of how things stand, the log
 * says so. */
void                 acies_card_moments_ask (AciesResolver      *resolver,
                                             guint               moment);

/* What AciesProcs.check_card asks. */
gboolean             acies_card_moments_check_card (const AciesState   *state,
                                             AciesSide           side,
                                             AciesId             card,
                                             GError            **error);

/* What AciesProcs.describe_not_asked asks about "play": what the card lacks, else what comes before it. */
char                *acies_card_moments_describe_not_asked (const AciesState *state,
                                             const AciesCommand *command,
                                             const char        **rule);

/* Does "play" answer the moment that is asked? */
gboolean             acies_card_moments_check    (const AciesCommand *command,
                                             const AciesState   *state,
                                             GError            **error);
void                 acies_card_moments_play     (const AciesCommand *command,
                                             AciesResolver      *resolver);

/* What may be played at the moment that is asked. */
void                 acies_card_moments_list     (const AciesState   *state,
                                             GArray             *commands);

/* Moments that games have in common, as questions: who attacks whom, and what the
 * side that is asked may do now. */
char                *acies_card_moments_describe_attack  (const AciesState *state,
                                                          const char       *side);
char                *acies_card_moments_describe_defence (const AciesState *state,
                                                          const char       *side);
char                *acies_card_moments_describe_roll    (const AciesState *state,
                                                          const char       *side);
char                *acies_card_moments_describe_counter (const AciesState *state,
                                                          const char       *side);

/* The question for any order card that names units one by one: how many it has ordered, and how many more it may. */
char                *acies_card_moments_describe_order   (const AciesState *state,
                                                          const char       *side);

/* The row of such a question: whom it is asked, what passing ends, and how it sounds. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Was a card with that effect played on the combat? */
gboolean             acies_combat_has_card  (const AciesState   *state,
                                             const AciesCombat  *combat,
                                             guint               effect);

/* Is @card, an ability, one for the attack of @state, whoever holds it and whenever it is played? */
gboolean             acies_card_moments_fits     (const AciesState   *state,
                                             AciesId             card,
                                             GError            **error);

/* And do the units stand as it asks for? For cards that name no hex. */
gboolean             acies_card_moments_allows   (const AciesState   *state,
                                             AciesId             card,
                                             GError            **error);

/* For checks of cards: has @unit, have units of @type the ability of @card? */
gboolean             acies_card_check_ability (const AciesState *state,
                                             AciesUnitId         unit,
                                             AciesId             card,
                                             GError            **error);

gboolean             acies_type_check_ability (const AciesRuleset *ruleset,
                                             AciesId             type,
                                             AciesId             card,
                                             GError            **error);

/* For what cards do: remembers @card, which is played on the attack. */
void                 acies_attack_add_card  (AciesResolver      *resolver,
                                             AciesId             card);

G_END_DECLS

/* suppose.h - what somebody supposes of a blow, to be told its chances
 *
 * What rulesets share. A supposed condition holds as often as it is said to, and
 * brings along the card and the ground that its modifier asks for; a supposed
 * card is played. Whether a hand holds it, and whether it might be played now, is
 * not asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/blow.h"

G_BEGIN_DECLS

/* What is asked of a game. */
typedef struct
{
  guint        flanking;       /* effect of the card that counts one flanker */
  guint        envelopment;    /* effect of the card that counts the others */
  const char  *flanking_rule;

  /* How many flankers a card of the latter needs. */
  guint8     (*needs)        (const AciesCardType *card);
  /* Does @card change rolls otherwise than by modifiers? NULL: none does. */
  gboolean   (*lends_attack) (const AciesCardType *card);
  /* Fills in the conditions that follow from the rest of a blow. */
  void       (*derive)       (AciesBlow           *blow);
  gboolean   (*is_derived)   (guint                condition);
} AciesSupposing;

/* The order card among @suppositions, or NO_ID; an error when there are two, or
 * when one of the cards changes no roll. */
gboolean acies_suppose_find_order (const AciesSupposing *self,
                                   const AciesRuleset   *ruleset,
                                   const GArray         *suppositions,
                                   AciesId              *order_card,
                                   GError              **error);

/* Plays the ability cards on @combat; each flanker must stand there. */
gboolean acies_suppose_in_combat  (const AciesSupposing *self,
                                   const AciesState     *state,
                                   AciesCombat          *combat,
                                   const GArray         *suppositions,
                                   GError              **error);

/* Makes the conditions hold in a @blow that was read from a position. */
void     acies_suppose_in_blow    (const AciesSupposing *self,
                                   AciesBlow            *blow,
                                   const GArray         *suppositions);

/* Cards and conditions of a @blow without a position: what only a position
 * could say is as each card needs it. */
gboolean acies_suppose_in_duel    (const AciesSupposing *self,
                                   AciesBlow            *blow,
                                   const GArray         *suppositions,
                                   GError              **error);

G_END_DECLS

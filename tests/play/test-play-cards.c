/* test-play-cards.c - what clicks mean with cards, and with what they let units do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/clicks.h"

/* Hetairoi attack Principes, and Hypaspists stand beside them. */
#define ATTACK_BESIDE_A_FRIEND      \
  "set place hetairoi E6 3\n"       \
  "set place hypaspists F6 3\n"     \
  "set hand macedon line-order 0\n" \
  "set hand macedon flanking 1\n"   \
  "do play mixed-order\n"           \
  "do order E6\n"                   \
  "do done\n"                       \
  "do attack E6 F7\n"

#define LINE_ORDERED "do play line-order\ndo order D3 H3\n"

/* clang-format off */
static const Clicks cases[] = {
  { "/play/cards/change-places",
    "set first rome\n"
    "set hand rome formation 1\n"
    "do play formation\n"
    "do order E7\n"
    "do order F7\n"
    "do order H7\n"
    "do done\n"
    "click E7 select\n"
    "step *Principes E7*swap*\n"
    "marks offer 1\n"
    "hint F7 Swap Principes E7 and Principes F7\n"
    "hint H7 Choose Principes H7\n"
    "click F7 send swap E7 F7\n"
    "marks able 1\n" },
  { "/play/cards/step-back",
    "set first rome\n"
    "set hand rome feint-retreat 1\n"
    "do play feint-retreat\n"
    "do order D8\n"
    "do done\n"
    "click D8 select\n"
    "marks offer 2\n"
    "hint D9 *Principes D8*D9*before*\n"
    "step *Principes D8*dashed*\n"
    "hint C8 Move Principes D8 to C8\n"
    "click D9 send step D8 D9\n"
    "click D9 select\n"
    "marks offer 0\n"
    "hint C9 Move Principes D9 to C9\n"
    "click D8 send move D9 D8\n" },
  { "/play/cards/come-in",
    "set first rome\n"
    "set cards rome secret-path 1\n"
    "set hand rome secret-path 1\n"
    "set reserve velites 2\n"
    "set entry rome A9 1\n"
    "set entry rome B9 1\n"
    "set entry rome A8 1\n"
    "do play secret-path\n"
    "marks offer 2\n"
    "marks able 0\n"
    "hint A9 Bring in Velites on A9\n"
    "click C9 refused RVM-K20\n"
    "click A8 refused RVM-K20\n"
    "click B9 send enter velites B9\n"
    "hint B9 -\n" },
  { "/play/cards/come-in-of-several",
    "set first rome\n"
    "set cards rome secret-path 1\n"
    "set hand rome secret-path 1\n"
    "set reserve velites 1\n"
    "set reserve principes 1\n"
    "set entry rome A9 1\n"
    "set entry rome B9 1\n"
    "do play secret-path\n"
    "step *reserve*\n"
    "marks offer 2\n"
    "hint A9 First*A9\n"
    "click A9 unclear\n"
    "take velites\n"
    "step *hex*Velites*\n"
    "hint A9 Bring in Velites on A9\n"
    "click C9 refused RVM-K20\n"
    "click - deselect\n"
    "take velites\n"
    "click A9 send enter velites A9\n" },
  { "/play/cards/card-on-a-hex",
    ATTACK_BESIDE_A_FRIEND
    "step Play*\n"
    "button pass _Pass\n"
    "marks offer 1\n"
    "next - F6\n"
    "hint F6 Play Flanking on Hypaspists F6\n"
    "click G6 refused RVM-K11\n"
    "click F6 send play flanking F6\n" },
  { "/play/cards/menu-of-a-card-on-a-hex",
    ATTACK_BESIDE_A_FRIEND
    "menu F6 Play Flanking on Hypaspists F6\n"
    "also play withdraw F6\n"
    "menu F6 Play Flanking on Hypaspists F6 | Play Withdraw on Hypaspists F6\n"
    "take withdraw\n"
    "menu F6 Play Withdraw on Hypaspists F6\n" },
  { "/play/cards/card-taken-up",
    ATTACK_BESIDE_A_FRIEND
    "card play flanking ok\n"
    "card play charge Hetairoi E6*(RVM-K9)\n"
    "card play withdraw under attack*Withdraw (RVM-A44)\n"
    "take flanking\n"
    "step *hex*Flanking\n"
    "marks offer 1\n"
    "next - F6\n"
    "click E7 refused RVM-K11\n"
    "click - deselect\n"
    "take flanking\n"
    "click F6 send play flanking F6\n" },
  { "/play/cards/why-not-while-dice-are-awaited",
    ATTACK_BESIDE_A_FRIEND
    "do play flanking F6\n"
    "card play flanking already*(RVM-K11)\n"
    "card play withdraw under attack*Withdraw (RVM-A44)\n"
    "card play mixed-order asked\n" },
  { "/play/cards/two-cards-fit",
    ATTACK_BESIDE_A_FRIEND
    "also play withdraw F6\n"
    "also play withdraw G3\n"
    "marks able 1\n"
    "marks offer 1\n"
    "hint F6 First*Hypaspists F6\n"
    "hint G3 Play Withdraw on Pezhetairoi G3\n"
    "click F6 unclear\n"
    "take withdraw\n"
    "marks able 0\n"
    "marks offer 2\n"
    "hint F6 Play Withdraw on Hypaspists F6\n"
    "take flanking\n"
    "marks offer 1\n"
    "next G3 F6\n"
    "click F6 send play flanking F6\n" },
  { "/play/cards/advance",
    ATTACK_BESIDE_A_FRIEND
    "set hand macedon advance-attack 1\n"
    "set figures F7 1\n"
    "do play flanking F6\n"
    "do dice 6\n"
    "marks target 4\n"
    "marks offer 0\n"
    "hint G7 Play Advance Attack on Principes G7\n"
    "click D8 refused RVM-A52\n"
    "click F6 refused RVM-K10\n" },
  { "/play/cards/nothing-but-pass",
    LINE_ORDERED
    "do done\n"
    "step None*pass*\n"
    "card play phalanx RVM-R23\n"
    "card play mixed-order RVM-A44\n"
    "click D3 idle\n"
    "next - -\n" },
  { "/play/cards/prepare",
    LINE_ORDERED
    "button done En_d Moves\n"
    "card play mixed-order asked\n"
    "do done\n"
    "do pass\n"
    "button done *Put*\n"
    "card put-back mixed-order ok\n"
    "card put-back charge RVM-R20\n"
    "card take charge asked\n"
    "click D3 idle\n"
    "do done\n"
    "card take charge ok\n"
    "card take phalanx ok\n"
    "card take line-order ok\n"
    "card take testudo RVM-A31\n" },
  { "/play/cards/cards-of-the-order-step",
    "card play mixed-order ok\n"
    "card play charge RVM-R4\n"
    "card take charge asked\n" },
};
/* clang-format on */

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], clicks_run);

  return g_test_run ();
}

/* rvm-cards.h - Rome vs Macedon: what the windows need to know of an ability card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/rvm.h"

G_BEGIN_DECLS

typedef struct
{
  guint8   effect;
  guint8   window;    /* the decision it answers */
  gboolean names;     /* a hex is named with it */
  gboolean goes_on;   /* the window stays open for more */

  /* May it be played now, on @hex? Asks public facts alone. */
  gboolean (*check) (const AciesState *state,
                     AciesId           card,
                     AciesHex          hex,
                     GError          **error);
  void     (*play)  (AciesResolver    *resolver,
                     AciesId           card,
                     AciesHex          hex);
} AciesRvmCard;

/* NULL: no ability card. */
const AciesRvmCard *acies_rvm_find_card (const AciesState *state,
                                         AciesId           card);

G_END_DECLS

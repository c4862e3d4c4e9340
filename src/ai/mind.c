/* mind.c - what a computer player need not work out twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/mind.h"

struct _AciesAiMind
{
  int unused;
};

AciesAiMind *
acies_ai_mind_new (void)
{
  return g_new0 (AciesAiMind, 1);
}

void
acies_ai_mind_free (AciesAiMind *self)
{
  g_free (self);
}

/* mind.c - what a computer player need not work out twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/mind.h"

struct _AciesAiMind
{
  AciesAiLore *lores[ACIES_AI_MOST_THREADS]; /* each nullable */
};

AciesAiMind *
acies_ai_mind_new (void)
{
  return g_new0 (AciesAiMind, 1);
}

void
acies_ai_mind_free (AciesAiMind *self)
{
  for (guint i = 0; i < ACIES_AI_MOST_THREADS; i++)
    g_clear_pointer (&self->lores[i], acies_ai_lore_free);
  g_free (self);
}

AciesAiLore *
acies_ai_mind_get_lore (AciesAiMind      *self,
                        const AciesState *state,
                        guint             i)
{
  AciesAiLore **lore = &self->lores[i];

  if (*lore == NULL || !acies_ai_lore_fits (*lore, state))
    {
      g_clear_pointer (lore, acies_ai_lore_free);
      *lore = acies_ai_lore_new (state);
    }

  return *lore;
}

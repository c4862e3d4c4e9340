/* checks.c - rolls that are not fights, such as morale checks, and payments
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/checks.h"

#include <glib/gi18n-lib.h>

static void
clear_outcome (gpointer data)
{
  g_free (((AciesCheckOutcome *) data)->name);
}

AciesCheck *
acies_check_new (const AciesState     *battle,
                 const AciesCheckKind *kind,
                 const guint8         *counts)
{
  AciesCheck *self = g_new0 (AciesCheck, 1);

  self->die = ACIES_NO_ID;
  self->outcomes = g_array_new (FALSE, FALSE, sizeof (AciesCheckOutcome));
  g_array_set_clear_func (self->outcomes, clear_outcome);
  kind->judge (battle, counts, self);

  return self;
}

void
acies_check_free (AciesCheck *self)
{
  g_array_unref (self->outcomes);
  g_free (self);
}

const char *
acies_check_name (const char *name)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "check", name);
}

void
acies_check_add_range (AciesCheck         *self,
                       const AciesRuleset *ruleset,
                       char               *name,
                       int                 least,
                       int                 most)
{
  const AciesDieType *die = &ruleset->die_types[self->die];
  AciesCheckOutcome   outcome = { .name = name, .is_rolled = TRUE, .least = G_MAXINT, .most = G_MININT, .denominator = die->n_faces };

  for (guint i = 0; i < die->n_faces; i++)
    {
      int number = die->faces[i].number;

      if (number < least || number > most)
        continue;
      outcome.numerator++;
      outcome.least = MIN (outcome.least, number);
      outcome.most = MAX (outcome.most, number);
    }
  if (outcome.numerator > 0)
    g_array_append_val (self->outcomes, outcome);
  else
    g_free (name);
}

void
acies_check_add_choice (AciesCheck *self,
                        char       *name)
{
  AciesCheckOutcome outcome = { .name = name };

  g_array_append_val (self->outcomes, outcome);
}

/* guide-private.h - declarations shared by the source files of the set-up guide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/view/guide.h"

G_BEGIN_DECLS

typedef struct
{
  AciesSetupGuide  *guide;
  const AciesState *state; /* what is set up */
  AciesSetupStep   *step;  /* to which ticks are added */
} AciesSetupWriter;

/* Starts a step. Takes the texts. Returns: (transfer none): the step */
AciesSetupStep *acies_setup_add_step (AciesSetupWriter *self,
                                      AciesSetupKind    kind,
                                      AciesSide         side,
                                      char             *title,
                                      char             *name);

/* Adds a tick to the step. Takes the texts. @detail: (nullable). Returns: (transfer none): the tick */
AciesSetupTick *acies_setup_add_tick (AciesSetupWriter *self,
                                      char             *label,
                                      char             *detail);

void            acies_setup_add_command (AciesSetupTick *tick,
                                      AciesCommand      command);

/* Returns: how many of @n things go into the next step, so that steps are about equal */
guint           acies_setup_share    (guint             n);

/* Returns: (transfer full): such as "Rome: Principes" */
char           *acies_setup_dup_of_side (const AciesState *state,
                                      AciesSide         side,
                                      const char       *what);

char           *acies_setup_dup_hex  (AciesHex          hex);

/* --- guide-pieces.c */
void            acies_setup_add_units (AciesSetupWriter *self,
                                      AciesSide         side);
void            acies_setup_add_camps (AciesSetupWriter *self);
void            acies_setup_add_reserve (AciesSetupWriter *self,
                                      AciesSide         side);
void            acies_setup_add_marks (AciesSetupWriter *self,
                                      AciesId           mark);

G_END_DECLS

/* checks.h - rolls that are not fights, such as morale checks, and payments: what they need, and their chances
 *
 * A check is about numbers that the players count on their table, so that it needs no position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_MAX_CHECK_TERMS 4

/* What the user counts for a check. Names are untranslated, with the context "check". */
typedef struct
{
  const char *name;  /* NULL after the last term */
  const char *rule;  /* id of the statement */
  guint8      usual;
  guint8      most;
} AciesCheckTerm;

typedef struct
{
  char    *name;        /* translated */
  gboolean is_rolled;   /* whether it depends on a roll; else it is a choice, such as a way to pay */
  int      least, most; /* if @is_rolled: the numbers on the die for which it happens */
  guint    numerator;   /* its chance */
  guint    denominator;
} AciesCheckOutcome;

typedef struct
{
  AciesId    die;       /* the kind of die, or ACIES_NO_ID if nothing is rolled */
  GArray    *outcomes;  /* (element-type AciesCheckOutcome) */
} AciesCheck;

/* A row of AciesProcs.checks. */
struct _AciesCheckKind
{
  const char    *name;  /* NULL after the last row */
  const char    *rule;
  AciesCheckTerm terms[ACIES_MAX_CHECK_TERMS + 1];
  /* Sets the die of @self and adds its outcomes. @counts: the counts of the terms */
  void (*judge) (const AciesState *state,
                 const guint8     *counts,
                 AciesCheck       *self);
};

/* @battle: the scenario or game whose switches apply
 * @kind: a row of AciesProcs.checks
 * @counts: the counts of its terms
 * Returns: (transfer full): the outcomes. Those of a roll have chances that add up to 1. */
AciesCheck *acies_check_new          (const AciesState     *battle,
                                      const AciesCheckKind *kind,
                                      const guint8         *counts);
void        acies_check_free         (AciesCheck           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCheck, acies_check_free)

/* Returns: the translated name of a kind, or of a term */
const char *acies_check_name         (const char           *name);

/* For AciesCheckKind.judge: adds the outcome for the numbers from @least to @most on the die. Does nothing if the die has
 * none of them. @name: (transfer full): translated */
void        acies_check_add_range    (AciesCheck           *self,
                                      const AciesRuleset   *ruleset,
                                      char                 *name,
                                      int                   least,
                                      int                   most);
/* The same for a choice. */
void        acies_check_add_choice   (AciesCheck           *self,
                                      char                 *name);

G_END_DECLS

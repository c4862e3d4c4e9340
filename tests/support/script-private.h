/* script-private.h - what the two halves of the script language share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "support/script.h"

#include "engine/core/engine.h"

G_BEGIN_DECLS

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
  GArray       *events;                  /* of AciesEvent: all since play began */
  guint         since[ACIES_N_COMMANDS]; /* how many there were before the last command of a kind */
  guint         noted;                   /* those that "is noted" has done with */
  gboolean      looked;                  /* "is noted" has looked at the rest */
  char         *said;                    /* why what the last "no" or "why" names is refused, or what the last "notes" has found */
  char         *about;                   /* the values in that sentence */
} Script;

/* Sets @error and gives FALSE. */
gboolean script_fail  (GError      **error,
                       const char   *format,
                       ...) G_GNUC_PRINTF (2, 3);

/* script-check.c: the lines "has", "is", "steps" and "notes". Play has begun. */
gboolean script_has   (Script       *self,
                       char        **words,
                       GError      **error);
gboolean script_stands (Script      *self,
                       char        **words,
                       GError      **error);
gboolean script_is    (Script       *self,
                       char        **words,
                       GError      **error);
gboolean script_steps (Script       *self,
                       char        **words,
                       GError      **error);
gboolean script_notes (Script       *self,
                       char        **words,
                       GError      **error);

/* What "is" expects. */
gboolean script_expect_number (int   number,
                       const char   *word,
                       GError      **error);
gboolean script_find_side (const Script *self,
                       const char   *word,
                       AciesSide    *side,
                       GError      **error);

/* script-cards.c: "is" of cards and resources. Play has begun. */
gboolean script_is_hand    (Script *self, char **words, GError **error);
gboolean script_is_deck    (Script *self, char **words, GError **error);
gboolean script_is_discard (Script *self, char **words, GError **error);
gboolean script_is_row     (Script *self, char **words, GError **error);
gboolean script_is_laid    (Script *self, char **words, GError **error);
gboolean script_is_under   (Script *self, char **words, GError **error);
gboolean script_is_resource (Script *self, char **words, GError **error);

/* script-chance.c: the lines "chance" and "reason". Play has begun. */
gboolean script_chance (Script      *self,
                       char        **words,
                       GError      **error);
gboolean script_reason (Script      *self,
                       char        **words,
                       GError      **error);

/* script-seen.c: the lines "seen", "unseen", "is hidden" and "is property". Play has begun. */
gboolean script_is_hidden (Script   *self,
                       char        **words,
                       GError      **error);
gboolean script_is_property (Script *self,
                       char        **words,
                       GError      **error);
gboolean script_seen  (Script       *self,
                       char        **words,
                       GError      **error);
gboolean script_unseen (Script      *self,
                       char        **words,
                       GError      **error);

/* script-seen.c: the line "finds" */
gboolean script_finds (Script       *self,
                       char        **words,
                       GError      **error);

G_END_DECLS

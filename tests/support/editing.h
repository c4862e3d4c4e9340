/* editing.h - a battle in the editor, without a canvas: gestures, and what came of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/tool.h"
#include "formats/ruleset/library.h"

typedef struct
{
  AciesLibrary *library;
  AciesSession *session;    /* Pydna */
  AciesEditor  *editor;
  guint         n_refused;  /* how often the editor told a refusal, or what was replaced */
} Editing;

/* Of a fixture: @data is NULL. */
void              editing_set_up         (Editing         *fixture,
                                          gconstpointer    data);
void              editing_tear_down      (Editing         *fixture,
                                          gconstpointer    data);

AciesHex          editing_hex            (const char      *name);
const AciesState *editing_state          (Editing         *fixture);
const char       *editing_terrain_at     (Editing         *fixture,
                                          const char      *name);
gboolean          editing_has_unit       (Editing         *fixture,
                                          const char      *name);
void              editing_choose_terrain (Editing         *fixture,
                                          const char      *id);

/* Presses a button on the first hex, goes over the others, and releases. */
void              editing_stroke         (Editing         *fixture,
                                          guint            button,
                                          GdkModifierType  modifiers,
                                          const char      *names);

/* The same with the first button and a tool. */
void              editing_use            (Editing         *fixture,
                                          AciesToolKind    tool,
                                          const char      *names);

void              editing_assert_text    (const AciesState *state,
                                          const char      *name,
                                          const char      *expected);

/* What the Undo button, or the hint on a hex, says matches @pattern: see data_assert_says(). */
void              editing_assert_undo    (Editing         *fixture,
                                          const char      *pattern);
void              editing_assert_hint    (Editing         *fixture,
                                          AciesToolKind    tool,
                                          const char      *name,
                                          const char      *pattern);

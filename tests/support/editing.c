/* editing.c - a battle in the editor, without a canvas
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/editing.h"

#include "support/battles.h"
#include "support/data.h"
#include "widgets/hex-text.h"

AciesHex
editing_hex (const char *name)
{
  AciesHex parsed;

  g_assert_true (acies_hex_parse (name, &parsed));
  return parsed;
}

void
editing_assert_text (const AciesState *state,
                     const char       *name,
                     const char       *expected)
{
  g_autofree char *text = acies_hex_text (state, editing_hex (name));

  g_assert_cmpstr (text, ==, expected);
}

static void
refused_cb (Editing *fixture)
{
  fixture->n_refused++;
}

void
editing_set_up (Editing      *fixture,
                gconstpointer data)
{
  fixture->library = acies_library_new (NULL);
  fixture->session = acies_session_new_edit (battle_load (fixture->library, "pydna"));
  fixture->editor = acies_editor_new ();
  acies_editor_set_session (fixture->editor, fixture->session, NULL);
  g_signal_connect_swapped (fixture->editor, "refused", G_CALLBACK (refused_cb), fixture);
}

void
editing_tear_down (Editing      *fixture,
                   gconstpointer data)
{
  g_assert_finalize_object (fixture->editor);
  g_assert_finalize_object (fixture->session);
  acies_library_unref (fixture->library);
}

const char *
editing_terrain_at (Editing    *fixture,
                    const char *name)
{
  const AciesState *state = acies_session_get_state (fixture->session);

  return state->ruleset->terrains[state->board->terrain[editing_hex (name)]].id;
}

void
editing_stroke (Editing        *fixture,
                guint           button,
                GdkModifierType modifiers,
                const char     *names)
{
  g_auto (GStrv) hexes = g_strsplit (names, " ", -1);
  guint n = g_strv_length (hexes);

  acies_editor_press (fixture->editor, editing_hex (hexes[0]), button, modifiers);
  for (guint i = 1; i < n; i++)
    acies_editor_drag (fixture->editor, editing_hex (hexes[i]));
  acies_editor_release (fixture->editor, editing_hex (hexes[n - 1]));
}

void
editing_use (Editing      *fixture,
             AciesToolKind tool,
             const char   *names)
{
  acies_editor_set_tool (fixture->editor, tool);
  editing_stroke (fixture, GDK_BUTTON_PRIMARY, 0, names);
}

const AciesState *
editing_state (Editing *fixture)
{
  return acies_session_get_state (fixture->session);
}

void
editing_assert_undo (Editing    *fixture,
                     const char *pattern)
{
  data_assert_says (acies_session_dup_undo_label (fixture->session), pattern);
}

void
editing_assert_hint (Editing      *fixture,
                     AciesToolKind tool,
                     const char   *name,
                     const char   *pattern)
{
  acies_editor_set_tool (fixture->editor, tool);
  data_assert_says (acies_editor_dup_hint (fixture->editor, editing_hex (name)), pattern);
}

gboolean
editing_has_unit (Editing    *fixture,
                  const char *name)
{
  return acies_state_unit_at (editing_state (fixture), editing_hex (name)) != ACIES_NO_UNIT;
}

void
editing_choose_terrain (Editing    *fixture,
                        const char *id)
{
  acies_editor_set_terrain (fixture->editor, acies_ruleset_find_terrain (editing_state (fixture)->ruleset, id));
}

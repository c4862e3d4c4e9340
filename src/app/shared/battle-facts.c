/* battle-facts.c - what tells one battle from another: when and where it was, how large it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/battle-facts.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"

#include <glib/gi18n.h>
#include <string.h>

guint
acies_battle_count_units (const AciesState *state,
                          AciesSide         side)
{
  guint n = 0;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    if (state->units[unit].place != ACIES_PLACE_ABSENT && state->units[unit].side == side)
      n++;
  return n;
}

char *
acies_battle_dup_place (const AciesState *state)
{
  const char *date = state->texts->text[ACIES_TEXT_DATE];
  const char *place = state->texts->text[ACIES_TEXT_PLACE];

  if (date[0] != '\0' && place[0] != '\0')
    return g_strdup_printf ("%s · %s", date, place);
  return g_strdup (date[0] != '\0' ? date : place);
}

char *
acies_battle_dup_course (const AciesState *state)
{
  AciesSide first = acies_state_first_side (state);

  if (first == ACIES_NO_SIDE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", state->setup.end_round), state->setup.end_round);
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    /* Translators: a side */
    return g_strdup_printf (_ ("%s moves first"), state->ruleset->sides[first].name);

  /* Translators: a side, and the number of rounds */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s moves first, %2$u round", "%1$s moves first, %2$u rounds", state->setup.end_round),
                          state->ruleset->sides[first].name, state->setup.end_round);
}

char *
acies_battle_dup_size (guint columns,
                       guint rows)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u row", "%u rows", rows), rows);

  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u column", "%u columns", columns), columns);
  acies_list_add (text, ACIES_LIST_COMMA, more);
  return g_string_free (text, FALSE);
}

static char *
dup_morale (const AciesState *state,
            AciesSide         side)
{
  const char *name = state->ruleset->morale_name;

  if (name != NULL)
    /* Translators: what a game counts instead of morale, and the number: "Main battle cards: 5" */
    return g_strdup_printf (_ ("%1$s: %2$d"), name, state->sides[side].morale);
  return g_strdup_printf (_ ("morale %d"), state->sides[side].morale);
}

char *
acies_battle_dup_army (const AciesState *state,
                       AciesSide         side)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  guint                   n = acies_battle_count_units (state, side);
  g_autofree char        *resources = acies_ruleset_dup_resources (state->ruleset, numbers->resources);
  g_autofree char        *morale = dup_morale (state, side);
  g_autofree char        *hand = g_strdup_printf (_ ("hand size %d"), numbers->hand_size);
  g_autofree char        *actions = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d action", "%d actions", (gulong) numbers->actions), numbers->actions);
  GString                *text = g_string_new (NULL);

  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  if (acies_state_has_morale (state))
    acies_list_add (text, ACIES_LIST_DOT, morale);
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    acies_list_add (text, ACIES_LIST_DOT, hand);
  if (state->ruleset->army.actions > 0)
    acies_list_add (text, ACIES_LIST_DOT, actions);
  if (resources != NULL)
    acies_list_add (text, ACIES_LIST_DOT, resources);
  return g_string_free (text, FALSE);
}

int
acies_battle_find_year (const AciesState *state)
{
  const char *date = state->texts->text[ACIES_TEXT_DATE];
  const char *digits = strpbrk (date, "0123456789");
  gint64      year;

  if (digits == NULL)
    return G_MAXINT;
  year = MIN (g_ascii_strtoll (digits, NULL, 10), G_MAXINT - 1);

  /* Translators: years before Christ, as in the dates of battles: “168 BC” */
  return strstr (date, "BC") != NULL || strstr (date, C_ ("era", "BC")) != NULL ? (int) -year : (int) year;
}

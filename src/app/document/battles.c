/* battles.c - descriptions of battles, and the starting points for a new battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/battles.h"

#include "app/shared/settings.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "formats/scenario/scenario-xml.h"
#include "play/core/choices.h"
#include "play/core/lesson.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- descriptions --------------------------------------------------------------------------- */

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

/* Whether @side is the only side played by a human. */
static gboolean
is_only_person (AciesSession *game,
                AciesSide     side)
{
  const AciesGameSettings *settings = acies_session_get_settings (game);
  const AciesState        *state = acies_session_get_state (game);

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    if ((settings->players[other] == ACIES_PLAYER_HUMAN) != (other == side))
      return FALSE;
  return TRUE;
}

/* (nullable): the next step of the lesson that leads the game, if it is not over */
static char *
dup_lesson_step (AciesSession *game)
{
  g_autoptr (AciesGuide) guide = acies_session_get_settings (game)->lesson ? acies_guide_new (acies_session_get_scenario (game)) : NULL;
  g_autoptr (GArray) log = guide != NULL ? acies_session_dup_log (game) : NULL;
  guint number;
  guint total;

  if (guide == NULL)
    return NULL;
  acies_guide_follow (guide, log);
  number = acies_guide_get_number (guide, &total);
  if (acies_guide_is_over (guide) || number == 0)
    return NULL;
  /* Translators: the next step of a lesson, and how many it has */
  return g_strdup_printf (_ ("Lesson: step %1$u of %2$u"), number, total);
}

char *
acies_battle_dup_progress (AciesSession *game)
{
  const AciesState *state = acies_session_get_state (game);
  AciesSide         side = acies_choices_whose_turn (state);
  const char       *name = side != ACIES_NO_SIDE ? state->ruleset->sides[side].name : NULL;
  gboolean          mine = side != ACIES_NO_SIDE && is_only_person (game, side);
  g_autofree char  *step = side != ACIES_NO_SIDE ? dup_lesson_step (game) : NULL;

  if (side == ACIES_NO_SIDE)
    return g_strdup (_ ("The game is over"));
  if (step != NULL)
    return g_steal_pointer (&step);
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    return g_strdup_printf (mine ? _ ("Your turn as %s") : _ ("%s to play"), name);
  if (mine)
    /* Translators: the round, the last round, the side that the user plays */
    return g_strdup_printf (_ ("Round %1$u of %2$u, your turn as %3$s"), state->turn.round, state->setup.end_round, name);
  /* Translators: the round, the last round, the side whose turn it is */
  return g_strdup_printf (_ ("Round %1$u of %2$u, %3$s to play"), state->turn.round, state->setup.end_round, name);
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

/* --- starting points for a new battle ------------------------------------------------------- */

static void
starting_point_free (AciesStartingPoint *self)
{
  g_clear_object (&self->file);
  acies_state_free (self->state);
  g_free (self);
}

/* @state: (transfer full) */
static AciesStartingPoint *
starting_point_new (AciesStartingPointKind kind,
                    GFile                 *file,
                    AciesState            *state)
{
  AciesStartingPoint *self = g_new0 (AciesStartingPoint, 1);

  self->kind = kind;
  self->file = file != NULL ? g_object_ref (file) : NULL;
  self->state = state;
  return self;
}

/* --- the list of starting points ------------------------------------------------------------ */

static void
add_file (GPtrArray             *starts,
          AciesStartingPointKind kind,
          const char            *path,
          AciesLibrary          *library)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  AciesState *state = acies_scenario_read_bundled (path, library, &error);

  if (state != NULL)
    g_ptr_array_add (starts, starting_point_new (kind, file, state));
  else
    g_message ("%s", error->message);
}

static guint
count_units (const AciesState *state)
{
  guint n = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    n += acies_battle_count_units (state, side);
  return n;
}

static int
compare_numbers (gint64 a,
                 gint64 b)
{
  return (a > b) - (a < b);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const AciesStartingPoint *one = *(AciesStartingPoint *const *) a;
  const AciesStartingPoint *other = *(AciesStartingPoint *const *) b;
  int                       order = compare_numbers (one->kind, other->kind);

  /* Short templates come first; among them, small ones. */
  if (order == 0 && one->kind == ACIES_START_FROM_TEMPLATE)
    order = compare_numbers (one->state->setup.end_round, other->state->setup.end_round);
  if (order == 0 && one->kind == ACIES_START_FROM_TEMPLATE)
    order = compare_numbers (count_units (one->state), count_units (other->state));
  if (order == 0 && one->kind == ACIES_START_FROM_BATTLE)
    order = compare_numbers (acies_battle_find_year (one->state), acies_battle_find_year (other->state));
  return order != 0 ? order : g_utf8_collate (one->state->texts->text[ACIES_TEXT_TITLE], other->state->texts->text[ACIES_TEXT_TITLE]);
}

GPtrArray *
acies_starting_point_list (AciesLibrary *library,
                           AciesRuleset *ruleset)
{
  GPtrArray *starts = g_ptr_array_new_with_free_func ((GDestroyNotify) starting_point_free);
  g_auto (GStrv) templates = acies_library_list_templates (library, ruleset->id);
  g_auto (GStrv) battles = acies_library_list_scenarios (library, ruleset->id);

  g_ptr_array_add (starts, starting_point_new (ACIES_START_FROM_EMPTY, NULL, acies_state_new (ruleset, ruleset->columns, ruleset->rows)));
  for (guint i = 0; templates[i] != NULL; i++)
    add_file (starts, ACIES_START_FROM_TEMPLATE, templates[i], library);
  for (guint i = 0; battles[i] != NULL; i++)
    add_file (starts, ACIES_START_FROM_BATTLE, battles[i], library);
  g_ptr_array_sort (starts, compare);
  return starts;
}

/* --- title and subtitle --------------------------------------------------------------------- */

char *
acies_starting_point_dup_title (const AciesStartingPoint *self)
{
  return g_strdup (self->kind == ACIES_START_FROM_EMPTY ? _ ("Empty Board") : self->state->texts->text[ACIES_TEXT_TITLE]);
}

static char *
empty_size (const AciesRuleset *ruleset)
{
  if (ruleset->layout == ACIES_BOARD_HEXES)
    return g_strdup (_ ("Any size"));

  return ruleset->n_sizes == 1 ? acies_board_size_dup_name (ruleset->columns, ruleset->rows)
                               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u size", "%u sizes", ruleset->n_sizes), ruleset->n_sizes);
}

char *
acies_starting_point_dup_subtitle (const AciesStartingPoint *self)
{
  guint n = count_units (self->state);

  if (self->kind == ACIES_START_FROM_EMPTY)
    return empty_size (self->state->ruleset);
  if (self->kind == ACIES_START_FROM_BATTLE && self->state->texts->text[ACIES_TEXT_DATE][0] != '\0')
    return acies_battle_dup_place (self->state);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
}

/* --- using a starting point ----------------------------------------------------------------- */

void
acies_starting_point_resize (AciesStartingPoint *self,
                             guint               columns,
                             guint               rows)
{
  AciesState *state;

  g_return_if_fail (self->kind == ACIES_START_FROM_EMPTY);

  state = acies_state_new (self->state->ruleset, columns, rows);
  acies_state_free (self->state);
  self->state = state;
}

AciesDocument *
acies_starting_point_new_scenario (const AciesStartingPoint *self,
                                   AciesLibrary             *library,
                                   GError                  **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) battle = NULL;

  if (self->kind == ACIES_START_FROM_EMPTY)
    return acies_document_new (self->state->ruleset, self->state->board->columns, self->state->board->rows);
  if (self->kind == ACIES_START_FROM_TEMPLATE)
    return acies_document_new_from_template (self->file, library, error);
  battle = acies_document_open (self->file, library, findings, error);
  return battle != NULL ? acies_document_duplicate (battle) : NULL;
}

/* --- puzzles -------------------------------------------------------------------------------- */

static void
puzzle_free (AciesPuzzle *self)
{
  g_free (self->id);
  g_object_unref (self->file);
  acies_state_free (self->state);
  g_free (self);
}

static int
compare_puzzles (gconstpointer a,
                 gconstpointer b)
{
  const AciesPuzzle *one = *(AciesPuzzle *const *) a;
  const AciesPuzzle *other = *(AciesPuzzle *const *) b;
  int                order = compare_numbers (one->state->texts->goal, other->state->texts->goal);

  return order != 0 ? order : strcmp (one->id, other->id);
}

GPtrArray *
acies_puzzle_list (AciesLibrary *library,
                   const char   *ruleset)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) puzzle_free);
  g_auto (GStrv) paths = acies_library_list_puzzles (library, ruleset);
  g_auto (GStrv) solved = acies_puzzle_memory_load ();

  for (guint i = 0; paths[i] != NULL; i++)
    {
      AciesState      *state = acies_scenario_read_bundled (paths[i], library, NULL);
      g_autofree char *name = g_path_get_basename (paths[i]);
      AciesPuzzle     *puzzle;

      if (state == NULL)
        continue;
      puzzle = g_new (AciesPuzzle, 1);
      name[strlen (name) - strlen (".acies")] = '\0';
      *puzzle = (AciesPuzzle) { g_strconcat (ruleset, "/", name, NULL), g_file_new_for_path (paths[i]), state, FALSE };
      puzzle->is_solved = g_strv_contains ((const char *const *) solved, puzzle->id);
      g_ptr_array_add (puzzles, puzzle);
    }
  g_ptr_array_sort (puzzles, compare_puzzles);
  return puzzles;
}

const AciesPuzzle *
acies_puzzle_find (const GPtrArray *puzzles,
                   GFile           *file)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (file != NULL && g_file_equal (((const AciesPuzzle *) puzzles->pdata[i])->file, file))
      return puzzles->pdata[i];
  return NULL;
}

const AciesPuzzle *
acies_puzzle_find_next (const GPtrArray *puzzles,
                        GFile           *file)
{
  guint first = 0;

  while (first < puzzles->len && acies_puzzle_find (puzzles, file) != puzzles->pdata[first])
    first++;
  first = first < puzzles->len ? first + 1 : 0;
  for (guint i = 0; i < puzzles->len; i++)
    {
      const AciesPuzzle *puzzle = puzzles->pdata[(first + i) % puzzles->len];

      if (!puzzle->is_solved)
        return puzzle;
    }
  return puzzles->len > 0 ? puzzles->pdata[first % puzzles->len] : NULL;
}

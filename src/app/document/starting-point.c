/* starting-point.c - what a new battle may begin as: an empty board, a template, a copy of a battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/starting-point.h"

#include "app/shared/battle-facts.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gi18n.h>

static void
starting_point_free (AciesStartingPoint *self)
{
  g_clear_object (&self->file);
  acies_state_free (self->state);
  g_free (self);
}

/* Takes @state. */
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

/* --- what there is -------------------------------------------------------------------------- */

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

  /* What is soon over comes first, and of that what is small. */
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

/* --- what it says --------------------------------------------------------------------------- */

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

/* --- its use -------------------------------------------------------------------------------- */

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

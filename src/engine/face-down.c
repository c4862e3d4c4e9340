/* face-down.c - pieces that lie face down, and what others see of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/face-down.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Its id is that of the mark: no unit of a file can be of a type that is not among the types. */
void
acies_ruleset_make_back (AciesRuleset *self)
{
  AciesUnitType       *back = &self->unit_types[self->n_unit_types];
  const AciesMarkType *mark = self->marks;

  while (mark < self->marks + self->n_marks && !mark->hides)
    mark++;
  if (mark == self->marks + self->n_marks)
    return;

  g_return_if_fail (self->n_unit_types < ACIES_MAX_UNIT_TYPES);

  self->face_down = (AciesId) (mark - self->marks);
  back->id = g_strdup (mark->id);
  back->name = g_strdup (mark->back != NULL ? mark->back : _ ("Face-Down Piece"));
  back->text = g_strdup ("");
  back->is_one = TRUE;
  back->sides = (guint8) ((1u << self->n_sides) - 1);
  back->pair = ACIES_NO_ID;
  back->morale_switch = ACIES_NO_ID;
  back->figures = 1;
}

guint16
acies_ruleset_open_marks (const AciesRuleset *self)
{
  guint marks = 0;

  for (guint i = 0; i < self->n_marks; i++)
    marks |= (guint) (!self->marks[i].kept || i == self->face_down) << i;

  return (guint16) marks;
}

gboolean
acies_ruleset_has_secrets (const AciesRuleset *self)
{
  return self->n_cards > 0 || self->face_down != ACIES_NO_ID;
}

gboolean
acies_unit_lies_face_down (const AciesState *state,
                           AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  AciesId          mark = state->ruleset->face_down;

  return mark != ACIES_NO_ID && state->mode == ACIES_MODE_PLAY && (it->marks >> mark & 1) != 0 &&
         (it->place == ACIES_PLACE_BOARD || it->place == ACIES_PLACE_RESERVE);
}

gboolean
acies_unit_is_hidden_from (const AciesState *state,
                           AciesUnitId       unit,
                           AciesSide         side)
{
  return side != ACIES_EVERY_SIDE && acies_unit_lies_face_down (state, unit) && state->units[unit].side != side;
}

gboolean
acies_state_hides_from (const AciesState *state,
                        AciesSide         side)
{
  if (state->ruleset->face_down == ACIES_NO_ID)
    return FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_unit_is_hidden_from (state, (AciesUnitId) i, side))
        return TRUE;
    }

  return FALSE;
}

AciesId
acies_unit_told_type_id (const AciesState *state,
                         AciesUnitId       unit)
{
  return acies_unit_lies_face_down (state, unit) ? acies_ruleset_back_type (state->ruleset) : state->units[unit].type;
}

const AciesUnitType *
acies_unit_told_type (const AciesState *state,
                      AciesUnitId       unit)
{
  return &state->ruleset->unit_types[acies_unit_told_type_id (state, unit)];
}

static void
cover (AciesState *self,
       AciesSide   side)
{
  const guint16 open = acies_ruleset_open_marks (self->ruleset);

  for (guint i = 0; i < self->n_units; i++)
    {
      AciesUnit *unit = &self->units[i];

      if (!acies_unit_is_hidden_from (self, (AciesUnitId) i, side))
        continue;
      unit->type = acies_ruleset_back_type (self->ruleset);
      unit->figures = 1;
      unit->marks &= open;
      unit->status = 0;
      memset (unit->properties, 0, sizeof unit->properties);
    }
}

AciesState *
acies_state_new_seen (const AciesState *state,
                      AciesSide         side)
{
  AciesState *self = acies_state_copy (state);

  if (state->ruleset->face_down != ACIES_NO_ID)
    cover (self, side);

  return self;
}

const AciesState *
acies_state_see (const AciesState *state,
                 AciesSide         side,
                 AciesState      **copy)
{
  if (!acies_state_hides_from (state, side))
    return state;
  if (*copy == NULL)
    *copy = acies_state_copy (state);
  else
    acies_state_assign (*copy, state);
  cover (*copy, side);

  return *copy;
}

guint
acies_state_count_seen_figures (const AciesState *state,
                                AciesSide         side,
                                gboolean         *hides)
{
  guint n = 0;

  *hides = FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_ABSENT || unit->side != side)
        continue;
      if (acies_ruleset_is_back (state->ruleset, unit->type))
        *hides = TRUE;
      else if (unit->place == ACIES_PLACE_BOARD)
        n += unit->figures;
    }

  return n;
}

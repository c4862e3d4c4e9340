/* find-horse.c - Legio VI: units of a scenario that can come to no enemy over ground that they can enter
 *
 * Ground that nobody can enter cuts a board in two for every game, and is found for
 * every game. Rough ground does so for horses and wheels alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/find.h"

#include "engine/find/hex-set.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const AciesState *state;
  AciesSide         side;
  AciesHexSet       all;
  AciesHexSet       passable;
  AciesHexSet       open;   /* to units that need open ground */
  AciesHexSet       near;   /* an enemy is within reach of them there */
  AciesHexSet       asked;  /* what has been looked at of open ground */
  AciesHexSet       closed; /* and of that, from where no way leads to an enemy */
} Map;

static gboolean
is_asked (const Map  *self,
          AciesUnitId unit)
{
  return acies_state_unit_is_on_board (self->state, unit) && self->state->units[unit].side == self->side &&
         acies_unit_has_skill (self->state, unit, LVI_SKILL_OPEN_GROUND) && acies_hex_set_has (&self->open, self->state->units[unit].hex);
}

/* What one of them can enter all can. */
static void
fill_ground (Map        *self,
             AciesUnitId unit)
{
  const AciesState *state = self->state;

  acies_hex_set_fill_board (&self->all, state->board);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      if (acies_state_is_passable (state, hex))
        acies_hex_set_add (&self->passable, hex);
      if (acies_lvi_may_enter (state, unit, hex))
        acies_hex_set_add (&self->open, hex);
    }
}

/* Light horses shoot, the others charge: one reach for all is near enough. */
static guint
reach_of (const AciesState *state)
{
  guint reach = 1;

  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (acies_type_has_skill (state->ruleset, (AciesId) type, LVI_SKILL_OPEN_GROUND))
        reach = MAX (reach, acies_lvi_attack_range (state, (AciesId) type));
    }

  return reach;
}

/* Returns: whether there are enemies */
static gboolean
fill_near (Map *self)
{
  const AciesState *state = self->state;
  gboolean          any = FALSE;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side == self->side || !acies_lvi_is_near (state, (AciesUnitId) i))
        continue;
      acies_hex_set_add (&self->near, state->units[i].hex);
      any = TRUE;
    }
  for (guint distance = reach_of (state); distance > 0; distance--)
    {
      AciesHexSet next;

      acies_hex_set_spread (&next, state->board, &self->near, &self->all);
      acies_hex_set_add_all (&self->near, &next);
    }

  return any;
}

/* All of it is looked at once, whoever stands there. If other troops could not come to an enemy either, it is found already. */
static void
look_at (Map     *self,
         AciesHex hex)
{
  AciesHexSet open = { 0 };
  AciesHexSet passable = { 0 };

  acies_hex_set_add (&open, hex);
  acies_hex_set_flood (&open, self->state->board, &self->open);
  acies_hex_set_add_all (&self->asked, &open);
  if (acies_hex_set_meets (&open, &self->near))
    return;
  acies_hex_set_add (&passable, hex);
  acies_hex_set_flood (&passable, self->state->board, &self->passable);
  if (acies_hex_set_meets (&passable, &self->near))
    acies_hex_set_add_all (&self->closed, &open);
}

static void
find_unit (Map           *self,
           AciesUnitId    unit,
           AciesFindings *findings)
{
  AciesHex         hex = self->state->units[unit].hex;
  g_autofree char *label = NULL;

  if (!acies_hex_set_has (&self->asked, hex))
    look_at (self, hex);
  if (!acies_hex_set_has (&self->closed, hex))
    return;
  label = acies_lvi_dup_place (self->state, unit);
  acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "shut-in", hex, self->side, "LVI-L28",
                            acies_agree (acies_state_unit_type (self->state, unit), "%s cannot get near any enemy: rough ground blocks the way",
                                         "%s cannot get near any enemy: rough ground blocks the way"),
                            label);
}

void
acies_lvi_find_shut_in (const AciesState *state,
                        AciesSide         side,
                        AciesFindings    *findings)
{
  Map         map = { .state = state, .side = side };
  AciesUnitId first = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units && first == ACIES_NO_UNIT; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side && acies_unit_has_skill (state, (AciesUnitId) i, LVI_SKILL_OPEN_GROUND))
        first = (AciesUnitId) i;
    }
  if (first == ACIES_NO_UNIT)
    return;
  fill_ground (&map, first);
  if (!fill_near (&map))
    return;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_asked (&map, (AciesUnitId) i))
        find_unit (&map, (AciesUnitId) i, findings);
    }
}

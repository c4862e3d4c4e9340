/* survey.c - Legio VI: who is where, and how near the enemy is, for who asks of many hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include <string.h>

/* @side: whose enemies count. */
void
acies_lvi_survey (AciesLviSurvey   *self,
                  const AciesState *state,
                  AciesSide         side)
{
  self->state = state;
  self->n_enemies = 0;
  acies_occupants_find (&self->occupants, state);
  memset (self->nearest, 0, (gsize) state->board->rows * ACIES_MAX_COLUMNS);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side != side && acies_lvi_is_near (state, (AciesUnitId) i))
        self->enemies[self->n_enemies++] = state->units[i].hex;
    }
}

/* LVI-R4: as acies_lvi_enemy_within(), of a hex of the board. */
gboolean
acies_lvi_survey_enemy_within (AciesLviSurvey *self,
                               AciesHex        hex,
                               guint           hexes)
{
  if (self->nearest[hex] == 0)
    {
      guint nearest = G_MAXUINT8 - 1;

      for (guint i = 0; i < self->n_enemies; i++)
        nearest = MIN (nearest, acies_hex_distance (self->enemies[i], hex));
      self->nearest[hex] = (guint8) (nearest + 1);
    }

  return self->nearest[hex] - 1u <= hexes;
}

AciesUnitId
acies_lvi_survey_main (const AciesLviSurvey *self,
                       AciesHex              hex)
{
  return acies_occupants_in_layer (&self->occupants, hex, 0);
}

static AciesUnitId
leader_on (const AciesLviSurvey *self,
           AciesHex              hex)
{
  return acies_occupants_in_layer (&self->occupants, hex, LVI_LAYER_LEADERS);
}

/* LVI-H2, LVI-R3: room for it and for the leader who goes with it. A leader of the enemy who stands alone gives way (LVI-R18). */
static gboolean
is_room (const AciesState *state,
         AciesUnitId       unit,
         AciesUnitId       own_leader,
         AciesUnitId       there,
         AciesUnitId       leader)
{
  return there == ACIES_NO_UNIT && (leader == ACIES_NO_UNIT || state->units[leader].side != state->units[unit].side || own_leader == ACIES_NO_UNIT);
}

gboolean
acies_lvi_survey_has_room (const AciesLviSurvey *self,
                           AciesUnitId           unit,
                           AciesHex              hex)
{
  return is_room (self->state, unit, leader_on (self, self->state->units[unit].hex), acies_lvi_survey_main (self, hex),
                  leader_on (self, hex));
}

gboolean
acies_lvi_has_room (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          hex)
{
  return is_room (state, unit, acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS), acies_stack_in_layer (state, hex, 0),
                  acies_stack_in_layer (state, hex, LVI_LAYER_LEADERS));
}

/* LVI-R53: a mad animal is nobody's friend. */
gboolean
acies_lvi_survey_is_friend_on (const AciesLviSurvey *self,
                               AciesUnitId           unit,
                               AciesHex              hex)
{
  const AciesState *state = self->state;
  AciesUnitId       there = acies_lvi_survey_main (self, hex);

  return there != ACIES_NO_UNIT && state->units[there].side == state->units[unit].side && acies_lvi_is_near (state, there);
}

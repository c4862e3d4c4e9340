/* bars.c - what it is worth to stand in the way of who is driven off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/glance.h"

#include "engine/core/engine.h"
#include "engine/odds/odds-procs.h"

/* From where a unit may bar the way of an enemy. */
#define NEAR 2

static guint
price_in (const AciesState *state,
          gssize            target,
          AciesHex          from)
{
  const AciesOddsProcs *odds = state->ruleset->procs->odds;

  return odds != NULL && odds->retreat_price != NULL ? MIN (odds->retreat_price (state, (AciesUnitId) target, from), ACIES_AI_MOST_PRICE) : 0;
}

guint
acies_ai_glance_price (const AciesAiGlance *self,
                       const AciesUnit     *target,
                       AciesHex             from)
{
  return price_in (self->state, target - self->state->units, from);
}

/* Who may do most to @enemy, and the next. */
static void
find_strikers (AciesAiGlance *self,
               AciesAiEnemy  *enemy)
{
  float most[2] = { 0 };

  enemy->has_strikers = TRUE;
  enemy->strikers[0] = enemy->strikers[1] = ACIES_NO_UNIT;
  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *unit = &self->state->units[i];
      float            gain;
      guint            place;

      if (unit->place != ACIES_PLACE_BOARD || unit->side != self->side ||
          acies_board_distance (self->state->board, unit->hex, enemy->hex) > acies_ai_lore_type (self->lore, unit->type)->strike)
        continue;
      gain = acies_ai_glance_gain (self, unit, unit->hex, enemy->unit, enemy->hex, 0);
      if (gain <= most[1])
        continue;
      place = gain <= most[0];
      most[1] = place == 0 ? most[0] : gain;
      enemy->strikers[1] = place == 0 ? enemy->strikers[0] : (AciesUnitId) i;
      if (place == 0)
        {
          most[0] = gain;
          enemy->strikers[0] = (AciesUnitId) i;
        }
    }
  for (guint i = 0; i < 2; i++)
    if (enemy->strikers[i] != ACIES_NO_UNIT)
      enemy->prices[i] = acies_ai_glance_price (self, enemy->unit, self->state->units[enemy->strikers[i]].hex);
}

/* What @striker will do more to @enemy when it costs another price. */
static float
dearer (const AciesAiGlance *self,
        const AciesUnit     *striker,
        AciesHex             from,
        const AciesAiEnemy  *enemy,
        guint                before,
        guint                after)
{
  return before == after ? 0 : acies_ai_glance_gain (self, striker, from, enemy->unit, enemy->hex, after) - acies_ai_glance_gain (self, striker, from, enemy->unit, enemy->hex, before);
}

/* Who else may do most to @enemy, by its place among the strikers; 2: nobody may do anything. */
static guint
find_other (AciesAiGlance   *self,
            const AciesUnit *unit,
            AciesAiEnemy    *enemy)
{
  guint place;

  if (!enemy->has_strikers)
    find_strikers (self, enemy);
  place = enemy->strikers[0] == unit - self->state->units;

  return enemy->strikers[place] != ACIES_NO_UNIT ? place : 2;
}

static float
part_of_other (const AciesAiGlance *self,
               const AciesState    *moved,
               const AciesAiEnemy  *enemy,
               guint                place)
{
  const AciesUnit *other = &self->state->units[enemy->strikers[place]];

  return dearer (self, other, other->hex, enemy, enemy->prices[place], price_in (moved, enemy->unit - self->state->units, other->hex));
}

static gboolean
is_in_range (const AciesAiGlance *self,
             const AciesUnit     *unit,
             AciesHex             hex,
             const AciesAiEnemy  *enemy)
{
  return acies_board_distance (self->state->board, hex, enemy->hex) <= acies_ai_lore_type (self->lore, unit->type)->range;
}

/* What @unit itself may do more from @hex. */
static float
own_part (const AciesAiGlance *self,
          const AciesState    *state,
          const AciesUnit     *unit,
          AciesHex             hex,
          const AciesAiEnemy  *enemy)
{
  return dearer (self, unit, hex, enemy, 0, price_in (state, enemy->unit - self->state->units, hex));
}

/* As the position would be with @unit on @hex. */
static const AciesState *
imagine (AciesAiGlance   *self,
         const AciesUnit *unit,
         AciesHex         hex)
{
  AciesResolver resolver = { &self->imagined, &self->imagined, NULL };
  AciesUnit     moved = *unit;

  if (!self->imagines)
    self->imagined = *self->state;
  self->imagines = TRUE;
  moved.hex = hex;
  acies_resolver_set_unit (&resolver, (AciesUnitId) (unit - self->state->units), moved);

  return &self->imagined;
}

static float
bar_one (AciesAiGlance   *self,
         const AciesUnit *unit,
         AciesHex         hex,
         AciesAiEnemy    *enemy)
{
  guint             place = find_other (self, unit, enemy);
  gboolean          strikes = is_in_range (self, unit, hex, enemy);
  gboolean          struck = is_in_range (self, unit, unit->hex, enemy);
  const AciesState *moved;
  float             sum = 0;

  if (place < 2 || strikes)
    {
      moved = imagine (self, unit, hex);
      sum += place < 2 ? part_of_other (self, moved, enemy, place) : 0;
      sum += strikes ? own_part (self, moved, unit, hex, enemy) : 0;
      imagine (self, unit, unit->hex);
    }

  return struck ? sum - own_part (self, self->state, unit, unit->hex, enemy) : sum;
}

float
acies_ai_glance_bar (AciesAiGlance   *self,
                     const AciesUnit *unit,
                     AciesHex         hex)
{
  float sum = 0;

  if (self->state->ruleset->procs->odds == NULL || self->state->ruleset->procs->odds->retreat_price == NULL)
    return 0;
  for (guint i = 0; i < self->n_enemies; i++)
    {
      AciesAiEnemy *enemy = &self->enemies[i];

      if (acies_board_distance (self->state->board, hex, enemy->hex) <= NEAR || acies_board_distance (self->state->board, unit->hex, enemy->hex) <= NEAR)
        sum += bar_one (self, unit, hex, enemy);
    }

  return sum;
}

/* classes.h - Legio VI: classes of units, and sets of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/legio-vi/lvi.h"

G_BEGIN_DECLS

/* A set has a bit for each class in it. */
#define LVI_CLASS(class_) (1u << (class_))
#define LVI_INFANTRY                                                                                                   \
  (LVI_CLASS (LVI_HEAVY_INFANTRY) | LVI_CLASS (LVI_MEDIUM_INFANTRY) | LVI_CLASS (LVI_LIGHT_INFANTRY) | LVI_CLASS (LVI_BOWMEN))
#define LVI_CAVALRY                                                                                                    \
  (LVI_CLASS (LVI_HEAVY_CAVALRY) | LVI_CLASS (LVI_MEDIUM_CAVALRY) | LVI_CLASS (LVI_LIGHT_CAVALRY) | LVI_CLASS (LVI_CATAPHRACTS) | \
   LVI_CLASS (LVI_CAMELS))
#define LVI_BEASTS (LVI_CLASS (LVI_ELEPHANTS) | LVI_CLASS (LVI_CHARIOTS))
#define LVI_LIGHTS (LVI_CLASS (LVI_LIGHT_INFANTRY) | LVI_CLASS (LVI_LIGHT_CAVALRY))

/* Asked for each unit and each hex that it might go to, so without a call. */

static inline guint
acies_lvi_class (const AciesState *state, AciesUnitId unit)
{
  return acies_state_unit_type (state, unit)->class_;
}

static inline gboolean
acies_lvi_is_of (const AciesState *state, AciesUnitId unit, guint classes)
{
  return (classes & LVI_CLASS (acies_lvi_class (state, unit))) != 0;
}

static inline gboolean
acies_lvi_is_leader (const AciesState *state, AciesUnitId unit)
{
  return acies_lvi_class (state, unit) == LVI_LEADERS;
}

static inline gboolean
acies_lvi_is_light (const AciesState *state, AciesUnitId unit)
{
  return acies_lvi_is_of (state, unit, LVI_LIGHTS);
}

static inline gboolean
acies_lvi_is_beast (const AciesState *state, AciesUnitId unit)
{
  return acies_lvi_is_of (state, unit, LVI_BEASTS);
}

/* LVI-R4: leaders alone and mad animals frighten nobody. */
static inline gboolean
acies_lvi_is_near (const AciesState *state, AciesUnitId unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD && !acies_lvi_is_leader (state, unit) &&
         !acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING);
}

static inline guint
acies_lvi_property (const AciesState *state, AciesUnitId unit, guint property)
{
  return state->units[unit].properties[property];
}

/* Of its type. */
static inline int
acies_lvi_value (const AciesState *state, AciesUnitId unit, guint attribute)
{
  return acies_state_unit_type (state, unit)->values[attribute];
}

static inline gboolean
acies_lvi_has (const AciesState *state, AciesUnitId unit, guint mark)
{
  return acies_state_unit_has_mark (state, unit, mark);
}

G_END_DECLS

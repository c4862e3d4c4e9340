/* field.h - Legions: what lies on the battlefields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/units.h"

G_BEGIN_DECLS

/* Who lies where, while nothing is laid, moved or taken away. */
typedef struct
{
  const AciesState *state;
  AciesOccupants    who;
} AciesLegField;

typedef struct
{
  AciesHex first;     /* its leftmost card */
  guint    n;         /* cards */
  guint    colour;
  gboolean finished;
} AciesLegLegion;

void        acies_leg_field_find    (AciesLegField *self, const AciesState *state);
AciesUnitId acies_leg_card_at       (const AciesLegField *self, AciesHex hex);
/* (nullable): the type of the Army card there */
const AciesUnitType *acies_leg_type_at (const AciesLegField *self, AciesHex hex);
/* Does a card lie beside, above or below @hex? */
gboolean    acies_leg_has_neighbour (const AciesLegField *self, AciesHex hex);
/* The first type of that class: of dice there is one. */
AciesId     acies_leg_type_of_class (const AciesRuleset *ruleset, guint class_);
AciesUnitId acies_leg_die_at        (const AciesLegField *self, AciesHex hex, guint kind);
gboolean    acies_leg_is_red_square (const AciesLegField *self, AciesHex hex);
/* Of a legion that is finished, between its cards. */
gboolean    acies_leg_is_black_square (const AciesLegField *self, AciesHex hex);
/* @kind: LEG_DIE_BLACK or LEG_DIE_RED */
gboolean    acies_leg_is_free_square (const AciesLegField *self, AciesSide side, AciesHex hex, guint kind);
/* Room for as many as the board has; by row and column. */
guint       acies_leg_list_free     (const AciesLegField *self, AciesSide side, guint kind, AciesHex *hexes);
guint       acies_leg_count_free    (const AciesState *state, AciesSide side, guint kind);
/* The one to which the card on @hex belongs. */
void        acies_leg_legion_at     (const AciesLegField *self, AciesHex hex, AciesLegLegion *legion);
/* Those of @side that are finished, or that are not; room for %ACIES_MAX_UNITS. */
guint       acies_leg_list_legions  (const AciesLegField *self, AciesSide side, gboolean finished, AciesLegLegion *legions);
/* Bit by colour of which @side has finished a legion. */
guint       acies_leg_colours       (const AciesState *state, AciesSide side);
guint       acies_leg_count_dice    (const AciesState *state, AciesSide side, guint class_);
/* Dice of @side in the order of the board; room for %ACIES_MAX_UNITS. */
guint       acies_leg_list_dice     (const AciesState *state, AciesSide side, guint class_, AciesUnitId *dice);
AciesUnitId acies_leg_find_general  (const AciesState *state, AciesSide side);
guint       acies_leg_count_tokens  (const AciesState *state, AciesSide side, guint token);
guint       acies_leg_count_tokens_of_class (const AciesState *state, AciesSide side, guint token);
/* The colour with which @side began. */
guint       acies_leg_starting_colour (const AciesState *state, AciesSide side);
/* Of the dice with that number: the class of their pieces; of tokens: of the dice they lie on. */
guint       acies_leg_class_of_die  (guint kind);
guint       acies_leg_class_of_token (guint token);
gboolean    acies_leg_is_die        (const AciesState *state, AciesUnitId unit, AciesSide side, guint class_);

G_END_DECLS

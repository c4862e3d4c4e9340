/* places.c - BattlePlay: where cards may be laid out
 *
 * A card that needs another beside it may come before that one, as long as one is left
 * that can come: so nobody is stuck while he deploys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

#define MOST_IN_RESERVE 2

static gboolean
is_mounted (guint class_)
{
  return class_ == BP_CAVALRY || class_ == BP_CHARIOTS || class_ == BP_MOUNTED_SKIRMISHERS;
}

static guint
class_of (const AciesState *state,
          AciesId           type)
{
  return state->ruleset->unit_types[type].class_;
}

/* BP-R21, BP-A38; BP-R42: the defender of a town keeps nothing. */
guint
acies_bp_most_in_reserve (const AciesState *state,
                          AciesSide         side)
{
  if (acies_bp_is_besieged (state, side))
    return 0;

  return acies_bp_is_double (state) ? 2 * MOST_IN_RESERVE : MOST_IN_RESERVE;
}

AciesUnitId
acies_bp_waiting (const AciesState *state,
                  AciesSide         side,
                  AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_RESERVE && unit->side == side && unit->type == type &&
          (best == ACIES_NO_UNIT || unit->figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

/* --- one square ----------------------------------------------------------------------------- */

/* BP-R42, BP-R43 */
static gboolean
check_siege (const AciesState *state,
             AciesSide         side,
             AciesId           type,
             AciesHex          hex,
             GError          **error)
{
  guint class_ = class_of (state, type);

  if (side == acies_bp_defender (state))
    return class_ == BP_GENERALS || acies_bp_troops_on (state, hex) == ACIES_NO_UNIT ||
           acies_refuse (error, "BP-R42", _ ("The defenders can have only one card in each file"));
  if (class_ != BP_INFANTRY && class_ != BP_ARTILLERY && class_ != BP_GENERALS)
    return acies_refuse (error, "BP-R43", _ ("Only infantry and artillery can assault a town"));

  return TRUE;
}

/* BP-R17, BP-R19: limits of the outer files. */
gboolean
acies_bp_check_outer (const AciesState *state,
                      AciesId           type,
                      guint             file,
                      GError          **error)
{
  guint class_ = class_of (state, type);

  if (!acies_bp_is_outer (state, file) || class_ == BP_GENERALS)
    return TRUE;
  if (class_ == BP_ARTILLERY || class_ == BP_ELEPHANTS)
    return acies_refuse (error, "BP-R17", _ ("Artillery and elephants cannot be in the first or the last file"));

  return is_mounted (class_) || acies_bp_has_tile (state, file) ||
         acies_refuse (error, "BP-R19", _ ("Only cavalry, chariots and mounted skirmishers can be in an outer file without terrain"));
}

/* @in_battle: it comes in from the reserve, in any file (BP-R38); artillery that assaults a town needs its infantry at once then (BP-R43). */
gboolean
acies_bp_check_square (const AciesState *state,
                       AciesSide         side,
                       AciesId           type,
                       AciesHex          hex,
                       gboolean          in_battle,
                       GError          **error)
{
  guint       file = acies_hex_column (hex);
  AciesUnitId main_card;

  if (!acies_board_contains (state->board, hex) || acies_hex_row (hex) != acies_bp_row (state, side))
    return acies_refuse (error, "BP-R15", _ ("Lay each card in its own side’s row"));
  if (acies_bp_is_water (state, file))
    return acies_refuse (error, "BP-A28", _ ("No card can be in the waterway"));
  if (!acies_check_room (state, hex, type, side, acies_bp_class_is_main (class_of (state, type)) ? "BP-R16" : "BP-A11", error))
    return FALSE;
  if (state->switches[BP_SWITCH_SIEGE] && !check_siege (state, side, type, hex, error))
    return FALSE;
  if (acies_bp_is_besieged (state, side))
    return TRUE;
  main_card = acies_bp_main_on (state, hex);
  if (in_battle && state->switches[BP_SWITCH_SIEGE] && class_of (state, type) == BP_ARTILLERY &&
      (main_card == ACIES_NO_UNIT || acies_bp_class (state, main_card) != BP_INFANTRY))
    return acies_refuse (error, "BP-R43", _ ("Artillery can assault a town only with infantry on its square"));

  return in_battle || acies_bp_check_outer (state, type, file, error);
}

/* For guesses of others: as far as the ground and the class tell. */
gboolean
acies_bp_may_lie (const AciesState *state,
                  AciesSide         side,
                  AciesId           type,
                  AciesHex          hex)
{
  guint class_ = class_of (state, type);

  if (hex == ACIES_NO_HEX)
    return class_ != BP_GENERALS || state->turn.phase <= BP_PHASE_DEPLOYMENT;
  if (acies_hex_row (hex) != acies_bp_row (state, side) || acies_bp_is_water (state, acies_hex_column (hex)))
    return FALSE;
  if (state->switches[BP_SWITCH_SIEGE])
    return side == acies_bp_defender (state) || class_ == BP_INFANTRY || class_ == BP_ARTILLERY || class_ == BP_GENERALS;

  return acies_bp_check_outer (state, type, acies_hex_column (hex), NULL);
}

/* --- cards that need another ---------------------------------------------------------------- */

/* What the cards of a side need that does not stand there yet. */
typedef struct
{
  guint       infantry; /* squares that need infantry, mounted cards */
  guint       mounted;
  AciesUnitId lone; /* the first of them, and its statement */
  const char *rule;
  gboolean    broken; /* one can never have it */
} Needs;

/* A card that is thought to lie on a square. */
typedef struct
{
  AciesId  type;
  AciesHex hex;
} Extra;

/* By layers; the class where nobody is, is %ACIES_MAX_CLASSES. */
static void
find_classes (const AciesState *state,
              AciesHex          hex,
              const Extra      *extra,
              guint             classes[ACIES_MAX_LAYERS])
{
  for (guint layer = 0; layer < ACIES_MAX_LAYERS; layer++)
    classes[layer] = ACIES_MAX_CLASSES;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].hex == hex)
        classes[acies_stack_layer (state->ruleset, state->units[i].type)] = acies_bp_class (state, (AciesUnitId) i);
    }
  if (extra != NULL && extra->hex == hex)
    classes[acies_stack_layer (state->ruleset, extra->type)] = class_of (state, extra->type);
}

static void
need (Needs      *self,
      gboolean    infantry,
      gboolean    never,
      AciesUnitId unit,
      const char *rule)
{
  if (self->rule == NULL)
    {
      self->lone = unit;
      self->rule = rule;
    }
  self->broken |= never;
  if (infantry)
    self->infantry++;
  else
    self->mounted++;
}

/* BP-R17, BP-R18, BP-R20 */
static void
add_needs_of (const AciesState *state,
              AciesHex          hex,
              const Extra      *extra,
              Needs            *needs)
{
  guint    classes[ACIES_MAX_LAYERS];
  guint    file = acies_hex_column (hex);
  guint    main_card, skirmisher;
  gboolean none;

  find_classes (state, hex, extra, classes);
  main_card = classes[0];
  skirmisher = classes[1];
  none = main_card == ACIES_MAX_CLASSES;
  if (classes[2] == BP_ARTILLERY && main_card != BP_INFANTRY)
    need (needs, TRUE, !none, acies_stack_in_layer (state, hex, 2), "BP-R17");
  else if (skirmisher == BP_FOOT_SKIRMISHERS && main_card != BP_INFANTRY && !(none && acies_bp_is_difficult (state, file)))
    need (needs, TRUE, !none, acies_stack_in_layer (state, hex, 1), "BP-R18");
  else if (skirmisher == BP_MOUNTED_SKIRMISHERS && !is_mounted (main_card) && !(none && acies_bp_is_outer (state, file) && !acies_bp_has_tile (state, file)))
    need (needs, FALSE, !none, acies_stack_in_layer (state, hex, 1), "BP-R20");
}

static Needs
read_needs (const AciesState *state,
            AciesSide         side,
            const Extra      *extra)
{
  Needs needs = { .lone = ACIES_NO_UNIT };

  if (acies_bp_is_besieged (state, side))
    return needs;
  for (guint file = 0; file < state->board->columns; file++)
    {
      AciesHex hex = acies_bp_square (state, file, side);

      if (!acies_bp_enemy_stands_on (state, hex, side))
        add_needs_of (state, hex, extra, &needs);
    }

  return needs;
}

/* The same on one square: the statement by which a card there lacks another, or NULL. */
const char *
acies_bp_find_lone_on (const AciesState *state,
                       AciesHex          hex,
                       AciesUnitId      *unit)
{
  Needs needs = { .lone = ACIES_NO_UNIT };

  add_needs_of (state, hex, NULL, &needs);
  *unit = needs.lone;

  return needs.rule;
}

/* The same with a card of @type there, in place of the one in its layer. */
const char *
acies_bp_find_lone_with (const AciesState *state,
                         AciesId           type,
                         AciesHex          hex)
{
  Extra extra = { type, hex };
  Needs needs = { .lone = ACIES_NO_UNIT };

  add_needs_of (state, hex, &extra, &needs);

  return needs.rule;
}

/* Could a card of @type lie on @hex for good, as the others lie now? */
gboolean
acies_bp_fits (const AciesState *state,
               AciesSide         side,
               AciesId           type,
               AciesHex          hex)
{
  Extra       extra = { type, hex };
  Needs       needs = { .lone = ACIES_NO_UNIT };
  AciesUnitId troops = acies_bp_troops_on (state, hex);

  if (!acies_bp_check_square (state, side, type, hex, FALSE, NULL))
    return FALSE;
  if (class_of (state, type) == BP_GENERALS)
    return troops != ACIES_NO_UNIT && state->units[troops].side == side;
  if (!acies_bp_is_besieged (state, side))
    add_needs_of (state, hex, &extra, &needs);

  return needs.rule == NULL;
}

/* A card without what it needs. @promised: those that can still get it are none. */
gboolean
acies_bp_find_lone (const AciesState *state,
                    AciesSide         side,
                    gboolean          promised,
                    AciesUnitId      *unit,
                    const char      **rule)
{
  Needs needs = read_needs (state, side, NULL);

  *unit = needs.lone;
  *rule = needs.rule;

  return needs.rule != NULL && (!promised || needs.broken);
}

/* --- the rest of the army ------------------------------------------------------------------- */

/* Main battle cards that wait, and files in which they may be laid. */
typedef struct
{
  guint infantry, mounted, elephants;
  guint inner;             /* files */
  guint outer, outer_bare; /* with a tile, and without */
} Room;

static Room
read_room (const AciesState *state,
           AciesSide         side,
           const Extra      *extra)
{
  Room room = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      guint class_ = acies_bp_class (state, (AciesUnitId) i);

      if (state->units[i].side != side || state->units[i].place != ACIES_PLACE_RESERVE)
        continue;
      room.infantry += class_ == BP_INFANTRY;
      room.mounted += class_ == BP_CAVALRY || class_ == BP_CHARIOTS;
      room.elephants += class_ == BP_ELEPHANTS;
    }
  for (guint file = 0; file < state->board->columns; file++)
    {
      guint classes[ACIES_MAX_LAYERS];

      find_classes (state, acies_bp_square (state, file, side), extra, classes);
      if (acies_bp_is_water (state, file) || classes[0] != ACIES_MAX_CLASSES)
        continue;
      room.inner += !acies_bp_is_outer (state, file);
      room.outer += acies_bp_is_outer (state, file) && acies_bp_has_tile (state, file);
      room.outer_bare += acies_bp_is_outer (state, file) && !acies_bp_has_tile (state, file);
    }
  if (extra != NULL)
    {
      room.infantry -= class_of (state, extra->type) == BP_INFANTRY;
      room.mounted -= class_of (state, extra->type) == BP_CAVALRY || class_of (state, extra->type) == BP_CHARIOTS;
      room.elephants -= class_of (state, extra->type) == BP_ELEPHANTS;
    }

  return room;
}

/* Cards that would find no file, if all others were laid as well as can be. */
static guint
count_left_out (const Room *room)
{
  guint mounted = room->mounted - MIN (room->mounted, room->outer_bare);
  guint elephants = room->elephants - MIN (room->elephants, room->inner);
  guint inner = room->inner - MIN (room->elephants, room->inner);
  guint others = room->infantry + mounted;

  return elephants + others - MIN (others, inner + room->outer);
}

/* BP-A25, BP-R21: would the rest of the army still find its places with a card of @type on @hex? */
gboolean
acies_bp_check_rest (const AciesState *state,
                     AciesSide         side,
                     AciesId           type,
                     AciesHex          hex,
                     GError          **error)
{
  Extra extra = { type, hex };
  Needs needs;
  Room  before, after;

  if (acies_bp_is_besieged (state, side))
    return TRUE;
  needs = read_needs (state, side, &extra);
  after = read_room (state, side, &extra);
  if (needs.broken || needs.infantry > after.infantry || needs.mounted > after.mounted)
    {
      if (g_strcmp0 (needs.rule, "BP-R20") == 0)
        return acies_refuse (error, "BP-R20", _ ("Mounted skirmishers need cavalry or chariots on their square, unless they are alone in an outer file without terrain"));
      if (g_strcmp0 (needs.rule, "BP-R18") == 0)
        return acies_refuse (error, "BP-R18", _ ("Skirmishers on foot need infantry on their square, unless they are alone in woods or on rocky ground"));

      return acies_refuse (error, "BP-R17", _ ("Artillery needs infantry on its square"));
    }

  if (count_left_out (&after) <= acies_bp_most_in_reserve (state, side))
    return TRUE;
  before = read_room (state, side, NULL);

  return count_left_out (&after) <= count_left_out (&before) ||
         acies_refuse (error, "BP-R21", _ ("That would leave no room for the rest of the army"));
}

/* --- the whole army ------------------------------------------------------------------------- */

/* The cards of an army wherever they are, by class. */
static void
count_classes (const AciesState *state,
               AciesSide         side,
               guint            *n)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE))
        n[acies_bp_class (state, (AciesUnitId) i)]++;
    }
}

static guint
surplus (guint n,
         guint places)
{
  return n - MIN (n, places);
}

/* Troop cards that nobody could lay, however well he laid the others; those that need another
 * card are thought to find one wherever there is one. @without: a class with one card less, or BP_N_CLASSES. */
guint
acies_bp_count_unplaced (const AciesState *state,
                         AciesSide         side,
                         guint             without)
{
  guint n[BP_N_CLASSES + 1] = { 0 };
  guint dry = 0, difficult = 0;
  Room  room = { 0 };

  count_classes (state, side, n);
  n[without] -= n[without] > 0;
  for (guint file = 0; file < state->board->columns; file++)
    {
      if (acies_bp_is_water (state, file))
        continue;
      dry++;
      difficult += acies_bp_is_difficult (state, file);
      room.inner += !acies_bp_is_outer (state, file);
      room.outer += acies_bp_is_outer (state, file) && acies_bp_has_tile (state, file);
      room.outer_bare += acies_bp_is_outer (state, file) && !acies_bp_has_tile (state, file);
    }
  room.infantry = n[BP_INFANTRY];
  room.mounted = n[BP_CAVALRY] + n[BP_CHARIOTS];
  room.elephants = n[BP_ELEPHANTS];
  if (acies_bp_is_besieged (state, side))
    return surplus (room.infantry + room.mounted + room.elephants + n[BP_FOOT_SKIRMISHERS] + n[BP_MOUNTED_SKIRMISHERS] + n[BP_ARTILLERY], dry);

  return count_left_out (&room) + surplus (n[BP_ARTILLERY], room.infantry) + surplus (n[BP_FOOT_SKIRMISHERS], room.infantry + difficult) +
         surplus (n[BP_MOUNTED_SKIRMISHERS], room.mounted + room.outer_bare);
}

/* duel.c - BattlePlay: two types that meet nowhere, on a board of their own
 *
 * They stand there as they would in play, so that their dice are those of play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/suppose.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

#define TARGET_FILE 1
#define GROUND_ROW 1
#define MOST_GARRISON 4

typedef struct
{
  AciesState      *state;
  const AciesDuel *duel;
  const guint8    *holds; /* by BP_SUPPOSED_ */
  AciesBpFight     fight;
  AciesSide        side; /* of the attacker */
} Meeting;

static const AciesUnitType *
type_of (const Meeting *self,
         AciesId        type)
{
  return &self->state->ruleset->unit_types[type];
}

/* --- what can be ---------------------------------------------------------------------------- */

static gboolean
check_types (const Meeting *self,
             GError       **error)
{
  const AciesUnitType *attacker = type_of (self, self->duel->attacker);
  const AciesUnitType *target = type_of (self, self->duel->target);

  if (attacker->class_ == BP_GENERALS)
    /* Translators: a unit */
    return acies_refuse (error, "BP-R27", acies_agree (attacker, "%s cannot fight alone", "%s cannot fight alone"), attacker->name);
  if (target->class_ == BP_GENERALS)
    /* Translators: a unit */
    return acies_refuse (error, "BP-R27", acies_agree (target, "%s cannot be attacked: a general dies only when a main battle card in their file is destroyed", "%s cannot be attacked: generals die only when a main battle card in their file is destroyed"),
                         target->name);

  return !self->duel->ranged || !acies_bp_class_is_main (attacker->class_) || attacker->values[BP_SHOOT_GOOD] != 0 ||
         /* Translators: a unit */
         acies_refuse (error, "BP-R25", acies_agree (attacker, "%s cannot shoot", "%s cannot shoot"), attacker->name);
}

static AciesBpFight
fight_of (const Meeting *self)
{
  guint class_ = type_of (self, self->duel->attacker)->class_;

  if (self->holds[BP_SUPPOSED_SUPPORT] && !self->holds[BP_SUPPOSED_FLANK] && !self->duel->ranged)
    return BP_SUPPORT;
  if (class_ == BP_ARTILLERY)
    return BP_SHOT_ARTILLERY;
  if (class_ == BP_FOOT_SKIRMISHERS || class_ == BP_MOUNTED_SKIRMISHERS)
    return BP_SHOT_SKIRMISHERS;
  if (self->duel->ranged)
    return BP_SHOT_BOWS;

  return self->holds[BP_SUPPOSED_FLANK] ? BP_FLANK : BP_CHARGE;
}

static gboolean
check_fight (const Meeting *self,
             GError       **error)
{
  if (self->holds[BP_SUPPOSED_FLANK] && self->fight != BP_FLANK)
    return acies_refuse (error, "BP-R39", _ ("Only main battle cards on an open flank can roll first"));
  if (self->holds[BP_SUPPOSED_SUPPORT] && self->fight != BP_SUPPORT)
    return acies_refuse (error, "BP-R40", _ ("Only troop cards with no enemy in front can support a neighbouring file"));
  if (self->holds[BP_SUPPOSED_GENERAL] && !acies_bp_check_lead (self->fight, error))
    return FALSE;

  return (self->duel->attacker_terrain != BP_WATERWAY && self->duel->target_terrain != BP_WATERWAY) ||
         acies_refuse (error, "BP-A28", _ ("No card can fight in the waterway’s file"));
}

/* --- who stands on which side --------------------------------------------------------------- */

static gboolean
may_be_enemies (const Meeting *self,
                AciesSide      side)
{
  return ((type_of (self, self->duel->attacker)->sides >> side) & 1) &&
         ((type_of (self, self->duel->target)->sides >> acies_bp_enemy (side)) & 1);
}

static gboolean
find_side (Meeting *self,
           GError **error)
{
  for (self->side = 0; self->side < 2; self->side++)
    {
      if (may_be_enemies (self, self->side))
        return TRUE;
    }

  /* Translators: two unit types */
  return acies_refuse (error, "BP-R36", _ ("%1$s and %2$s belong to the same side"), type_of (self, self->duel->attacker)->name,
                       type_of (self, self->duel->target)->name);
}

static gboolean
may_assault (const Meeting *self,
             AciesId        type)
{
  guint class_ = type_of (self, type)->class_;

  return class_ == BP_INFANTRY || class_ == BP_ARTILLERY || class_ == BP_GENERALS;
}

/* BP-R42, BP-R43, BP-R45: the garrison lends its die to who defends the town, and so does a card that assaults none. */
static gboolean
begin_siege (Meeting       *self,
             AciesResolver *resolver,
             GError       **error)
{
  AciesSetup setup = self->state->setup;
  guint      garrison = self->holds[BP_SUPPOSED_GARRISON];
  gboolean   defends = garrison > 0 || !may_assault (self, self->duel->attacker);

  if (garrison > MOST_GARRISON)
    return acies_refuse (error, "BP-R45", _ ("A garrison’s value can be at most %d"), MOST_GARRISON);
  if (self->duel->attacker_terrain != BP_CLEAR || self->duel->target_terrain != BP_CLEAR)
    return acies_refuse (error, "BP-R42", _ ("A siege board has no terrain"));
  if (!may_assault (self, defends ? self->duel->target : self->duel->attacker))
    return acies_refuse (error, "BP-R43", _ ("Only infantry and artillery can assault a town"));
  setup.first = defends ? acies_bp_enemy (self->side) : self->side;
  acies_resolver_set_setup (resolver, setup);
  acies_resolver_set_switch (resolver, BP_SWITCH_SIEGE, TRUE);
  acies_resolver_set_switch (resolver, BP_SWITCH_GARRISON, (int) garrison);
  acies_resolver_set_switch (resolver, BP_SWITCH_WALLS, self->holds[BP_SUPPOSED_WALLS] > 0);
  acies_resolver_set_switch (resolver, BP_SWITCH_SIEGECRAFT, self->holds[BP_SUPPOSED_SIEGECRAFT] > 0);

  return TRUE;
}

/* --- the board ------------------------------------------------------------------------------ */

static void
place_both (Meeting     *self,
            AciesCombat *combat)
{
  AciesSide enemy = acies_bp_enemy (self->side);
  gboolean  beside = self->fight == BP_FLANK || self->fight == BP_SUPPORT;

  combat->kind = ACIES_COMBAT_ATTACK;
  combat->melee = self->fight > BP_SHOT_SKIRMISHERS;
  combat->from = acies_bp_square (self->state, beside ? TARGET_FILE - 1 : TARGET_FILE, self->fight == BP_FLANK ? enemy : self->side);
  combat->at = acies_bp_square (self->state, TARGET_FILE, enemy);
  combat->attacker = acies_suppositions_place (self->state, self->duel->attacker, self->side, combat->from);
  combat->target = acies_suppositions_place (self->state, self->duel->target, enemy, combat->at);
}

/* BP-A5: woods and rocks of who attacks count for nothing. Each holds the hill that it stands on (BP-R26). */
static void
paint (Meeting       *self,
       AciesResolver *resolver)
{
  static const AciesId without_hill[] = { [BP_HILL] = BP_CLEAR, [BP_WOODED_HILL] = BP_WOODS, [BP_ROCKY_HILL] = BP_ROCKY };
  AciesId              own = self->duel->attacker_terrain;
  AciesId              ground = self->duel->target_terrain;
  gboolean             beside = self->fight == BP_FLANK || self->fight == BP_SUPPORT;

  if (own >= BP_HILL)
    acies_resolver_set_terrain (resolver, acies_bp_square (self->state, beside ? TARGET_FILE - 1 : TARGET_FILE, self->side), BP_HILL);
  if (ground >= BP_HILL)
    acies_resolver_set_terrain (resolver, acies_bp_square (self->state, TARGET_FILE, acies_bp_enemy (self->side)), BP_HILL);
  acies_resolver_set_terrain (resolver, acies_hex (TARGET_FILE, GROUND_ROW), ground >= BP_HILL ? without_hill[ground] : ground);
}

/* BP-R27: of so many stars. */
static gboolean
place_general (Meeting *self,
               AciesHex hex,
               GError **error)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  int                 stars = self->holds[BP_SUPPOSED_GENERAL];
  int                 least = G_MAXINT8;
  int                 most = 0;

  for (guint i = 0; i < ruleset->n_unit_types && stars > 0; i++)
    {
      const AciesUnitType *type = &ruleset->unit_types[i];

      if (type->class_ != BP_GENERALS || !((type->sides >> self->side) & 1))
        continue;
      if (type->values[BP_STARS] == stars)
        {
          acies_suppositions_place (self->state, (AciesId) i, self->side, hex);
          return TRUE;
        }
      least = MIN (least, type->values[BP_STARS]);
      most = MAX (most, type->values[BP_STARS]);
    }
  if (stars > 0)
    /* Translators: a word of the command line, the least and the most, and an example: the same word and a number */
    g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("“%1$s” needs the general’s number of stars, from %2$d to %3$d: for example, “%4$s=%5$d”"),
                 acies_bp_supposed[BP_SUPPOSED_GENERAL], least, most, acies_bp_supposed[BP_SUPPOSED_GENERAL], most);

  return stars == 0;
}

static gboolean
make (Meeting     *self,
      AciesCombat *combat,
      AciesBpRoll *roll,
      GError     **error)
{
  AciesResolver resolver = { self->state, self->state, NULL };
  gboolean      siege = self->holds[BP_SUPPOSED_SIEGE] || self->holds[BP_SUPPOSED_GARRISON] || self->holds[BP_SUPPOSED_WALLS] ||
                   self->holds[BP_SUPPOSED_SIEGECRAFT];

  if (!check_types (self, error))
    return FALSE;
  self->fight = fight_of (self);
  if (!check_fight (self, error) || !find_side (self, error) || (siege && !begin_siege (self, &resolver, error)))
    return FALSE;
  acies_resolver_set_switch (&resolver, BP_SWITCH_DICE, self->holds[BP_SUPPOSED_SECOND_TABLE] ? BP_DICE_B : BP_DICE_A);
  place_both (self, combat);
  paint (self, &resolver);
  roll->kind = (guint8) self->fight;
  roll->leads = self->holds[BP_SUPPOSED_GENERAL] > 0;

  return place_general (self, combat->from, error) && (!roll->ambushes || acies_bp_check_ambush (self->state, combat, error));
}

AciesState *
acies_bp_new_meeting (const AciesState *state,
                      const AciesDuel  *duel,
                      const GArray     *suppositions,
                      AciesCombat      *combat,
                      AciesBpRoll      *roll,
                      GError          **error)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  guint8  holds[BP_N_SUPPOSED];
  Meeting self = { .state = copy, .duel = duel, .holds = holds };

  return acies_bp_read_suppositions (state->ruleset, suppositions, roll, holds, error) && make (&self, combat, roll, error)
             ? g_steal_pointer (&copy)
             : NULL;
}

/* computer.c - BattlePlay: exact chances of a roll, also of one that somebody supposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "engine/odds/odds.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In the order of the names. */
enum
{
  BP_SUPPOSED_SIEGE,
  BP_SUPPOSED_GARRISON,
  BP_SUPPOSED_WALLS,
  BP_SUPPOSED_SIEGECRAFT,
  BP_SUPPOSED_FLANK,
  BP_SUPPOSED_SUPPORT,
  BP_SUPPOSED_GENERAL,
  BP_SUPPOSED_SECOND_TABLE,
  BP_N_SUPPOSED
};

/* clang-format off */
const char *const acies_bp_supposed[] = {
  "siege", "garrison", "walls", "siegecraft", "open-flank", "supporting-file", "general", "second-table", NULL
};
/* clang-format on */

const AciesConditionWords acies_bp_conditions[BP_N_SUPPOSED] = {
  [BP_SUPPOSED_SIEGE] = { NC_ ("condition of a fight", "Assault on a Town"), "BP-R42", TRUE },
  [BP_SUPPOSED_GARRISON] = { NC_ ("condition of a fight", "Garrison"), "BP-R45" },
  [BP_SUPPOSED_WALLS] = { NC_ ("condition of a fight", "Town Walls"), "BP-R45", TRUE },
  [BP_SUPPOSED_SIEGECRAFT] = { NC_ ("condition of a fight", "Siegecraft"), "BP-R45", TRUE },
  [BP_SUPPOSED_FLANK] = { NC_ ("condition of a fight", "On an Open Flank"), "BP-R39" },
  [BP_SUPPOSED_SUPPORT] = { NC_ ("condition of a fight", "From a Neighbouring File"), "BP-R40" },
  [BP_SUPPOSED_GENERAL] = { NC_ ("condition of a fight", "General’s Stars"), "BP-R27" },
  [BP_SUPPOSED_SECOND_TABLE] = { NC_ ("condition of a fight", "Second Set of Dice"), "BP-A32", TRUE },
};

static gboolean
refuse_words (GError    **error,
              const char *format,
              const char *name)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, format, name);
#pragma GCC diagnostic pop

  return FALSE;
}

/* Each card counts as often as it is played, as in play (BP-A2). A card after which dice are chosen has no odds. */
static gboolean
read_suppositions (const AciesRuleset *ruleset,
                   const GArray       *suppositions,
                   AciesBpRoll        *roll,
                   guint8              holds[BP_N_SUPPOSED],
                   GError            **error)
{
  memset (holds, 0, BP_N_SUPPOSED);
  for (guint i = 0; suppositions != NULL && i < suppositions->len; i++)
    {
      const AciesSupposition *one = &g_array_index (suppositions, AciesSupposition, i);
      guint                   effect = one->is_card ? ruleset->cards[one->id].effect : 0;

      if (!one->is_card)
        holds[one->id] = one->count;
      else if (effect == BP_FEROCITY)
        roll->raised = (guint8) (roll->raised + one->count);
      else if (effect == BP_DISORDER)
        roll->lowered = (guint8) (roll->lowered + one->count);
      else if (effect == BP_AMBUSH)
        roll->ambushes |= one->count > 0;
      else if (effect == BP_HOLD_THE_LINE)
        roll->cancelled = (guint8) (roll->cancelled + one->count);
      else
        return refuse_words (error, _ ("“%s” has no effect on the odds of a roll"), ruleset->cards[one->id].id);
    }

  return TRUE;
}

gboolean
acies_bp_check_ambush (const AciesState  *state,
                       const AciesCombat *combat,
                       GError           **error)
{
  return acies_bp_has_woods (state, acies_hex_column (combat->at)) ||
         acies_refuse (error, "BP-K6", _ ("Ambush works only when a card of your own fights in woods"));
}

static gboolean
check_lead (AciesBpFight fight,
            GError     **error)
{
  return acies_bp_may_lead (fight) ||
         acies_refuse (error, "BP-A21", _ ("A general can join only the fight of the card on the same square, in its own file or on an open flank"));
}

/* --- two types that meet nowhere, on a board of their own ------------------------------------- */

#define TARGET_FILE 1
#define MOST_GARRISON 4

typedef struct
{
  AciesState          *state;
  const AciesDuel     *duel;
  const AciesUnitType *attacker, *target;
  const guint8        *holds; /* by BP_SUPPOSED_ */
  AciesBpFight         fight;
  AciesSide            side; /* of the attacker */
} Meeting;

static gboolean
check_types (const Meeting *self,
             GError       **error)
{
  if (self->attacker->class_ == BP_GENERALS)
    /* Translators: a unit */
    return acies_refuse (error, "BP-R27", acies_agree (self->attacker, "%s cannot fight alone", "%s cannot fight alone"), self->attacker->name);
  if (self->target->class_ == BP_GENERALS)
    /* Translators: a unit */
    return acies_refuse (error, "BP-R27", acies_agree (self->target, "%s cannot be attacked: a general dies only when a main battle card in their file is destroyed", "%s cannot be attacked: generals die only when a main battle card in their file is destroyed"),
                         self->target->name);
  if (self->duel->ranged && acies_bp_class_is_main (self->attacker->class_) && self->attacker->values[BP_SHOOT_GOOD] == 0)
    /* Translators: a unit */
    return acies_refuse (error, "BP-R25", acies_agree (self->attacker, "%s cannot shoot", "%s cannot shoot"), self->attacker->name);
  if (self->holds[BP_SUPPOSED_FLANK] && self->fight != BP_FLANK)
    return acies_refuse (error, "BP-R39", _ ("Only main battle cards on an open flank can roll first"));
  if (self->holds[BP_SUPPOSED_SUPPORT] && self->fight != BP_SUPPORT)
    return acies_refuse (error, "BP-R40", _ ("Only troop cards with no enemy in front can support a neighbouring file"));
  if (self->holds[BP_SUPPOSED_GENERAL] && !check_lead (self->fight, error))
    return FALSE;

  return (self->duel->attacker_terrain != BP_WATERWAY && self->duel->target_terrain != BP_WATERWAY) ||
         acies_refuse (error, "BP-A28", _ ("No card can fight in the waterway’s file"));
}

static AciesBpFight
fight_of (const Meeting *self)
{
  guint class_ = self->attacker->class_;

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
may_assault (const AciesUnitType *type)
{
  return type->class_ == BP_INFANTRY || type->class_ == BP_ARTILLERY || type->class_ == BP_GENERALS;
}

/* BP-R42, BP-R43, BP-R45: the garrison lends its die to who defends the town, and so does a card that assaults none. */
static gboolean
begin_siege (Meeting       *self,
             AciesResolver *resolver,
             GError       **error)
{
  AciesSetup setup = self->state->setup;
  guint      garrison = self->holds[BP_SUPPOSED_GARRISON];
  gboolean   defends = garrison > 0 || !may_assault (self->attacker);

  if (garrison > MOST_GARRISON)
    return acies_refuse (error, "BP-R45", _ ("A garrison’s value can be at most %d"), MOST_GARRISON);
  if (self->duel->attacker_terrain != BP_CLEAR || self->duel->target_terrain != BP_CLEAR)
    return acies_refuse (error, "BP-R42", _ ("A siege board has no terrain"));
  if (!may_assault (defends ? self->target : self->attacker))
    return acies_refuse (error, "BP-R43", _ ("Only infantry and artillery can assault a town"));
  setup.first = defends ? acies_bp_enemy (self->side) : self->side;
  acies_resolver_set_setup (resolver, setup);
  acies_resolver_set_switch (resolver, BP_SWITCH_SIEGE, TRUE);
  acies_resolver_set_switch (resolver, BP_SWITCH_GARRISON, (int) garrison);
  acies_resolver_set_switch (resolver, BP_SWITCH_WALLS, self->holds[BP_SUPPOSED_WALLS] > 0);
  acies_resolver_set_switch (resolver, BP_SWITCH_SIEGECRAFT, self->holds[BP_SUPPOSED_SIEGECRAFT] > 0);

  return TRUE;
}

/* BP-A5: woods and rocks of who attacks count for nothing. Each holds the hill that it stands on (BP-R26). */
static void
place_both (Meeting       *self,
            AciesResolver *resolver,
            AciesCombat   *combat)
{
  static const AciesId without_hill[] = { [BP_HILL] = BP_CLEAR, [BP_WOODED_HILL] = BP_WOODS, [BP_ROCKY_HILL] = BP_ROCKY };
  AciesSide            enemy = acies_bp_enemy (self->side);
  AciesId              own = self->duel->attacker_terrain;
  AciesId              ground = self->duel->target_terrain;
  guint                file = self->fight == BP_FLANK || self->fight == BP_SUPPORT ? TARGET_FILE - 1 : TARGET_FILE;

  combat->kind = ACIES_COMBAT_ATTACK;
  combat->melee = self->fight > BP_SHOT_SKIRMISHERS;
  combat->from = acies_bp_square (self->state, file, self->fight == BP_FLANK ? enemy : self->side);
  combat->at = acies_bp_square (self->state, TARGET_FILE, enemy);
  combat->attacker = acies_suppositions_place (self->state, self->duel->attacker, self->side, combat->from);
  combat->target = acies_suppositions_place (self->state, self->duel->target, enemy, combat->at);
  if (own >= BP_HILL)
    acies_resolver_set_terrain (resolver, acies_bp_square (self->state, file, self->side), BP_HILL);
  if (ground >= BP_HILL)
    acies_resolver_set_terrain (resolver, combat->at, BP_HILL);
  acies_resolver_set_terrain (resolver, acies_hex (TARGET_FILE, BP_GROUND_ROW), ground >= BP_HILL ? without_hill[ground] : ground);
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

/* --- chances ---------------------------------------------------------------------------------- */

/* In how many ways dice show so many crosses and nothing that kills; where one does, crosses are all the same. */
typedef struct
{
  AciesWays ways[BP_MAX_POOL + 1];
  AciesWays kills;
  AciesWays total;
} Crosses;

typedef struct
{
  AciesBpPool pool;
  gboolean    again;
  gboolean    special;   /* one of the attacker's dice kills */
  guint       cancelled; /* crosses */
} Roll;

/* Faces of the die that kill, show a cross, do nothing; in ways of both throws where it may be rolled again, and a
 * blank, and a special that does nothing, are. */
static void
add_die (const AciesRuleset *ruleset,
         const Roll         *roll,
         guint               i,
         Crosses            *crosses)
{
  const AciesDieType *type = &ruleset->die_types[roll->pool.dice[i]];
  gboolean            special = roll->special && i + roll->pool.n_of_others < roll->pool.n;
  guint               n_faces = type->n_faces;
  guint               kill = 0, cross = 0, none;

  for (guint face = 0; face < n_faces; face++)
    {
      guint symbol = type->faces[face].symbol;

      kill += symbol == BP_SKULL || (symbol == BP_SPECIAL && special);
      cross += symbol == BP_CROSS;
    }
  none = n_faces - kill - cross;
  if (roll->again)
    {
      kill *= n_faces + none;
      cross *= n_faces + none;
      none *= none;
    }
  crosses->kills = crosses->kills * (kill + cross + none) + (crosses->total - crosses->kills) * kill;
  for (guint n = BP_MAX_POOL + 1; n-- > 0;)
    crosses->ways[n] = crosses->ways[n] * none + (n > 0 ? crosses->ways[n - 1] * cross : 0);
  crosses->total *= kill + cross + none;
}

/* What kills is not cancelled. */
static void
set_effects (const AciesRuleset *ruleset,
             const Roll         *roll,
             guint               i,
             AciesOdds          *odds)
{
  const AciesDieType *type = &ruleset->die_types[roll->pool.dice[i]];
  gboolean            special = roll->special && i + roll->pool.n_of_others < roll->pool.n;

  for (guint face = 0; face < type->n_faces; face++)
    {
      guint    symbol = type->faces[face].symbol;
      gboolean kills = symbol == BP_SKULL || (symbol == BP_SPECIAL && special);

      odds->effects[i].hits[face] = (guint8) (kills ? BP_FULL + roll->cancelled : symbol == BP_CROSS);
      odds->effects[i].results[face] = odds->effects[i].hits[face] > 0 ? ACIES_DIE_HIT : ACIES_DIE_MISS;
    }
}

/* BP-R27: a general beside the card who has not been asked yet. */
static void
tell_of_general (const AciesState  *state,
                 const AciesCombat *combat,
                 const AciesBpPool *alone,
                 AciesBpRoll        it,
                 AciesOdds         *odds)
{
  g_autoptr (GString) dice = g_string_new (NULL);
  AciesBpPool led;
  guint       own = alone->n_reasons > 0 ? alone->reasons[0].n : 0;

  if (it.leads || !acies_bp_may_lead (it.kind) || acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS) == ACIES_NO_UNIT)
    return;
  it.leads = TRUE;
  acies_bp_pool_of (state, combat, &it, &led);
  for (guint i = own; i < own + led.n - alone->n; i++)
    acies_list_add (dice, ACIES_LIST_COMMA, state->ruleset->die_types[led.dice[i]].name);
  if (dice->len > 0)
    /* Translators: colours of dice */
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup_printf (_ ("The general can join and add %s"), dice->str), "BP-R27");
}

/* Of the roll that @it tells of. @is_open: whether who may join has not been asked yet */
static AciesOdds *
tell (const AciesState  *state,
      const AciesCombat *combat,
      const AciesBpRoll *it,
      gboolean           is_open,
      guint              attacker_figures,
      guint              target_figures)
{
  AciesOdds *odds = acies_odds_new ();
  Roll       roll = { .cancelled = it->cancelled };
  Crosses    crosses = { .ways = { 1 }, .total = 1 };
  AciesWays  wounds[BP_FULL + 1] = { 0 };

  acies_bp_pool_of (state, combat, it, &roll.pool);
  roll.again = acies_bp_may_roll_again (state, combat, it->kind);
  roll.special = acies_bp_special_kills (state, combat);
  odds->attacker = state->units[combat->attacker].type;
  odds->target = state->units[combat->target].type;
  odds->attacker_figures = attacker_figures;
  odds->target_figures = target_figures;
  for (guint i = 0; i < roll.pool.n_reasons; i++)
    {
      const AciesBpReason *reason = &roll.pool.reasons[i];

      if (reason->steps == 0)
        acies_odds_add_reason (odds, ACIES_REASON_DICE, (int) reason->n, g_strdup (reason->reason), reason->rule);
      else
        acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                               /* Translators: why a die changes, and by how many colours: “Woods give cover: −1 colour” */
                               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$+d colour", "%1$s: %2$+d colours", (gulong) ABS (reason->steps)),
                                                reason->reason, reason->steps),
                               reason->rule);
    }
  if (is_open)
    tell_of_general (state, combat, &roll.pool, *it, odds);
  if (roll.cancelled > 0)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                           g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u cross is cancelled", "%u crosses are cancelled", roll.cancelled), roll.cancelled), "BP-K9");
  if (roll.again)
    acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0, g_strdup (_ ("Dice can be rolled again")), it->kind == BP_FLANK ? "BP-R39" : "BP-R26");
  odds->n_dice = roll.pool.n;
  odds->has_kinds = TRUE;
  memcpy (odds->kinds, roll.pool.dice, roll.pool.n);
  odds->melee = combat->melee;
  odds->point = ACIES_NO_POINT;
  odds->defence = ACIES_NO_POINT;
  odds->n_ignored_hits = roll.cancelled;
  for (guint i = 0; i < roll.pool.n; i++)
    {
      set_effects (state->ruleset, &roll, i, odds);
      add_die (state->ruleset, &roll, i, &crosses);
    }
  for (guint n = 0; n <= roll.pool.n; n++)
    wounds[MIN (n - MIN (n, roll.cancelled), BP_FULL)] += crosses.ways[n];
  wounds[BP_FULL] += crosses.kills;
  for (guint n = 0; n <= BP_FULL; n++)
    {
      AciesChance chance = { .hits = (guint8) n, .wounds = (guint8) n, .losses = (guint8) MIN (n, target_figures), .eliminated = n >= target_figures, .numerator = wounds[n], .denominator = crosses.total };

      if (wounds[n] > 0)
        acies_odds_add_chance (odds, &chance);
    }
  acies_odds_finish (odds);

  return odds;
}

/* Of a fight that is open, or of one that the first unit on @from which can roll at a unit on @at declares now. */
AciesOdds *
acies_bp_odds_of_attack (const AciesState *state,
                         AciesHex          from,
                         AciesHex          at,
                         const GArray     *suppositions,
                         GError          **error)
{
  guint       open = state->n_combats;
  AciesCombat combat = { .target = ACIES_NO_UNIT };
  AciesBpRoll roll = { 0 };
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, from, ids);
  guint8      holds[BP_N_SUPPOSED];

  while (open > 0 && (state->combats[open - 1].from != from || state->combats[open - 1].at != at))
    open--;
  if (open > 0)
    {
      combat = state->combats[open - 1];
      roll = acies_bp_block (state)->combats[open - 1];
    }
  for (guint i = 0; i < n && combat.target == ACIES_NO_UNIT; i++)
    {
      AciesBpFight fight = acies_bp_fight_between (state, ids[i], from, at);

      if (fight == BP_NO_FIGHT)
        continue;
      combat = (AciesCombat) { .attacker = ids[i], .from = from, .at = at, .melee = fight > BP_SHOT_SKIRMISHERS };
      combat.target = acies_bp_target_on (state, acies_bp_enemy (state->units[ids[i]].side), at, fight);
      roll.kind = (guint8) fight;
    }
  if (combat.target == ACIES_NO_UNIT)
    {
      acies_refuse (error, "BP-R32", _ ("No card on the first square can roll against one on the second"));
      return NULL;
    }
  if (!read_suppositions (state->ruleset, suppositions, &roll, holds, error))
    return NULL;
  for (guint i = 0; i < BP_N_SUPPOSED; i++)
    {
      if (holds[i] == 0 || i == BP_SUPPOSED_GENERAL)
        continue;
      refuse_words (error, _ ("“%s” is already decided by the position and cannot be assumed"), acies_bp_supposed[i]);
      return NULL;
    }
  if (holds[BP_SUPPOSED_GENERAL] > 1)
    {
      refuse_words (error, _ ("“%s” takes no number here"), acies_bp_supposed[BP_SUPPOSED_GENERAL]);
      return NULL;
    }
  roll.leads |= holds[BP_SUPPOSED_GENERAL];
  if (roll.leads && acies_bp_may_lead (roll.kind) && acies_stack_in_layer (state, combat.from, BP_LAYER_GENERALS) == ACIES_NO_UNIT)
    {
      acies_refuse (error, "BP-A21", _ ("There is no general with that card"));
      return NULL;
    }
  if ((roll.leads && !check_lead (roll.kind, error)) || (roll.ambushes && !acies_bp_check_ambush (state, &combat, error)))
    return NULL;

  return tell (state, &combat, &roll, open == 0 || state->decision.kind == BP_ASK_JOIN, state->units[combat.attacker].figures, state->units[combat.target].figures);
}

/* BP-R24, BP-R26: that of the file, and a hill for who holds it. BP-R44: at a town all but artillery roll as on rocky ground. */
AciesId
acies_bp_ground_at (const AciesState *state,
                    AciesHex          hex)
{
  static const AciesId with_hill[] = { BP_HILL, BP_WOODED_HILL, BP_ROCKY_HILL };
  guint                file = acies_hex_column (hex);
  guint                kind = acies_bp_has_woods (state, file) ? 1 : acies_bp_is_difficult (state, file) ? 2
                                                                                                         : 0;
  AciesSide            side = acies_hex_row (hex) == acies_bp_row (state, 0) ? 0 : 1;

  if (state->switches[BP_SWITCH_SIEGE])
    return BP_ROCKY;

  return acies_bp_holds_hill (state, side, file) ? with_hill[kind] : (AciesId) (BP_CLEAR + kind);
}

/* On a board of the two types of @duel alone. They are there as they would be in play, so that their dice are those of play. */
AciesOdds *
acies_bp_odds_of_duel (const AciesState *state,
                       const AciesDuel  *duel,
                       const GArray     *suppositions,
                       GError          **error)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  AciesResolver        resolver = { copy, copy, NULL };
  guint8               holds[BP_N_SUPPOSED];
  const AciesUnitType *attacker = &copy->ruleset->unit_types[duel->attacker];
  const AciesUnitType *target = &copy->ruleset->unit_types[duel->target];
  Meeting              self = { .state = copy, .duel = duel, .attacker = attacker, .target = target, .holds = holds };
  AciesCombat          combat = { 0 };
  AciesBpRoll          roll = { 0 };

  if (!read_suppositions (state->ruleset, suppositions, &roll, holds, error))
    return NULL;
  if (state->switches[BP_SWITCH_SIEGE])
    {
      holds[BP_SUPPOSED_SIEGE] = TRUE;
      holds[BP_SUPPOSED_WALLS] |= state->switches[BP_SWITCH_WALLS] != 0;
      holds[BP_SUPPOSED_SIEGECRAFT] |= state->switches[BP_SWITCH_SIEGECRAFT] != 0;
    }
  self.fight = fight_of (&self);
  if (!check_types (&self, error))
    return NULL;
  while (self.side < 2 && !((attacker->sides >> self.side) & (target->sides >> acies_bp_enemy (self.side)) & 1))
    self.side++;
  if (self.side == 2)
    {
      /* Translators: two unit types */
      acies_refuse (error, "BP-R36", _ ("%1$s and %2$s belong to the same side"), attacker->name, target->name);
      return NULL;
    }
  if ((holds[BP_SUPPOSED_SIEGE] || holds[BP_SUPPOSED_GARRISON] || holds[BP_SUPPOSED_WALLS] || holds[BP_SUPPOSED_SIEGECRAFT]) && !begin_siege (&self, &resolver, error))
    return NULL;
  acies_resolver_set_switch (&resolver, BP_SWITCH_DICE, holds[BP_SUPPOSED_SECOND_TABLE] ? BP_DICE_B : state->switches[BP_SWITCH_DICE]);
  place_both (&self, &resolver, &combat);
  roll.kind = (guint8) self.fight;
  roll.leads = holds[BP_SUPPOSED_GENERAL] > 0;
  if (!place_general (&self, combat.from, error) || (roll.ambushes && !acies_bp_check_ambush (copy, &combat, error)))
    return NULL;

  return tell (copy, &combat, &roll, FALSE, duel->attacker_figures, duel->target_figures);
}

/* BP-K2, BP-K4, BP-K9 */
gboolean
acies_bp_can_answer (const AciesState *state,
                     const AciesDuel  *duel,
                     AciesId           card)
{
  guint effect = state->ruleset->cards[card].effect;

  return effect == BP_CONFUSION || effect == BP_DISORDER || effect == BP_HOLD_THE_LINE;
}

/* procs.h - the procedures of a ruleset
 *
 * A ruleset consists of data (units, terrain, cards, switches, numbers) and one AciesProcs with functions that the engine calls.
 * These procedures read the state and emit events, and keep no data of their own. AciesNames lists the names for which the code has
 * enums. The reader of ruleset.xml puts the objects with these names first, in the order of the enums, and reports an error if one
 * of these objects is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef struct
{
  /* Returns: whether the command is allowed. NULL: every command of this kind is allowed if it answers the pending question. */
  gboolean (*check)   (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error);
  /* NULL: the game does not have this command. */
  void     (*resolve) (const AciesCommand *command,
                       AciesResolver      *resolver);
} AciesCommandProcs;

/* Which occupied hexes a unit can move through. The unit cannot stop on these hexes. */
typedef enum
{
  ACIES_PASSAGE_FREE,  /* none: the unit enters only hexes that have room for it (units.h) */
  ACIES_PASSAGE_FRIENDS, /* hexes that friends occupy */
  ACIES_PASSAGE_UNITS, /* all occupied hexes */
} AciesPassage;

/* The procedures that the functions of reach.h call for a unit on the board. @ordered: whether to assume that the unit is ordered
 * and has not acted. */
typedef struct
{
  gboolean (*list_destinations) (const AciesState  *state,
                                 AciesUnitId        unit,
                                 gboolean           ordered,
                                 GArray            *destinations,
                                 GError           **error);
  gboolean (*check_attack_from) (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 gboolean           ordered,
                                 GError           **error);
  /* Sets @targets to the enemies that the unit can attack from @from. @targets: room for %ACIES_MAX_UNITS. Returns: their number */
  guint    (*list_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId       *targets);
  /* Sets @hexes to 1 for each hex on which the unit could attack an enemy from @from, whether or not a unit is there now. */
  void     (*mark_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 guint8            *hexes);
  /* Sets @hexes to 1 for each hex on which the unit could charge an enemy, even if none is there. NULL: no unit can charge. */
  void     (*mark_charges)      (const AciesState *state, AciesUnitId unit, guint8 *hexes);
  /* Returns: the hex on which the unit started its activation or would start it. NULL: this is always the unit's current hex. */
  AciesHex (*start_of)          (const AciesState  *state,
                                 AciesUnitId        unit);
  /* Returns: the maximum number of hexes that the unit can move */
  guint    (*march)             (const AciesState *state, AciesUnitId unit);
  /* NULL: ACIES_PASSAGE_FREE for all units */
  AciesPassage (*passage)       (const AciesState *state, AciesUnitId unit);
  /* Returns: the distance from @from to @target, or 0 if it is out of range. @path: (nullable): room for distance + 1 hexes. */
  guint    (*attack_distance)   (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 AciesHex          *path);
  /* Appends all possible paths of a shot if the attacker can choose among them. NULL: the attacker cannot choose the path. */
  void     (*list_shots)        (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 GPtrArray         *shots);
  /* Returns: the hex on which an enemy would face a unit of @side on @hex, or NO_HEX. NULL: a hex does not determine the enemy. */
  AciesHex (*ahead) (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side);
  /* Returns: whether @unit, if it were on @from, would face the hex @at, whatever the distance. NULL: units have no facing. */
  gboolean (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
} AciesReachProcs;

/* The names for which the code has enums. Each array is in the order of its enum and ends with NULL. */
typedef struct
{
  const char *const *attributes;
  const char *const *marks;
  const char *const *properties;   /* NULL: the code names no properties */
  const char *const *resources;
  const char *const *switches;
  const char *const *numbers;      /* all numbers of the ruleset; NULL: the ruleset has no numbers */
  const AciesLimits *number_limits; /* for each number, the range that the procedures support; NULL: they support any value */
  const char *const *symbols;      /* symbols on the faces of dice */
  const char *const *dice;         /* kinds of dice */
  const char *const *skills;
  const char *const *classes;
  const char *const *terrains;     /* NULL: the code names no terrains */
  const char *const *card_values;
  const AciesLimits *card_value_limits; /* for each card value, the range that the procedures support */
  const char *const *decks;        /* decks other than the unnamed deck of each side; NULL: the code names no decks */
  const char *const *effects;
  const char *const *phases;
  const char *const *phase_names;  /* translatable, with context "phase": of the opening, or of all phases without turns */
  const char *const *steps;
  const char *const *conditions;   /* conditions of modifiers; the procedures define their meaning */
} AciesNames;

/* Translatable texts for an "order" with two hexes, which orders all units on the line from one hex to the other. Both texts are
 * NULL if the game has no such order. */
typedef struct
{
  const char *hint;   /* the effect of the second click; the arguments are the two ends of the line */
  const char *prompt; /* asks for the second click; the argument is the end that is already chosen */
} AciesSpanWords;

/* The ids of the statements that the engine names when it refuses a command, because every refusal in play names a statement. */
typedef struct
{
  const char *setup;  /* the setup of a battle */
  const char *board;  /* a hex must be on the board */
  const char *order;  /* the order of play */
  const char *dice;   /* the number of dice to roll */
  const char *end;    /* the end of the game */
} AciesOwnRules;

/* Settings of scenarios that a game does not use (AciesProcs.lacks). Files keep these settings, but views hide them and no command
 * sets them. */
enum
{
  ACIES_LACKS_ROUNDS    = 1 << 0,  /* a battle has one round, so there is no last round to set */
  ACIES_LACKS_HAND_SIZE = 1 << 1,  /* hands are not filled to a fixed size */
  ACIES_LACKS_ENTRIES   = 1 << 2,  /* reserves do not use entry hexes, because the game has other rules for reserves */
  ACIES_LACKS_MORALE    = 1 << 3,  /* the game calculates morale, so scenarios do not set it */
  ACIES_LACKS_FIGURES   = 1 << 4,  /* the total figures of an army have no meaning */
  ACIES_LACKS_FIRST     = 1 << 5,  /* the game decides which side is first, so scenarios do not set it */
};

/* Features that only some games have. */
enum
{
  ACIES_TRAIT_COMBAT_PHASES = 1 << 0, /* a combat has separate phases, and one side acts in each phase */
  ACIES_TRAIT_HOLDS_CAMPS   = 1 << 1, /* a side can have a camp */
  ACIES_TRAIT_CAMPS_PAY     = 1 << 2, /* a side profits if it occupies an enemy camp, so the camp is an objective */
  ACIES_TRAIT_SUPPLIES      = 1 << 3, /* units come from a supply and return to it, so indices of removed units are used again */
  ACIES_TRAIT_ROLLS_ONCE    = 1 << 4, /* a fight has one roll, by the side that strikes; other dice in the fight have other uses */
  ACIES_TRAIT_MUTUAL        = 1 << 5, /* in melee both units fight, so the texts call neither unit the attacker */
  ACIES_TRAIT_COUNTS_WOUNDS = 1 << 6, /* figures are wounds, which can heal; a game-specific log entry reports wounds in fights */
  ACIES_TRAIT_FILLS_HANDS   = 1 << 7, /* sides fill their hands before play, so a scenario can have incomplete hands */
};

struct _AciesProcs
{
  const char           *id;           /* the value of <ruleset procedures="..."> */
  const char           *help;         /* (nullable): translatable lines for a manual, with the commands in the order of play */

  AciesNames            names;
  guint                 n_opening_phases; /* number of phases, counted from the first, in which a scenario can start */
  guint                 n_round_phases; /* number of phases, counted from the first, that start a round and belong to no side */
  guint                 traits;       /* bits of ACIES_TRAIT_... */
  guint                 lacks;        /* bits of ACIES_LACKS_... */
  const char           *point_format; /* translatable text for AciesDecision.point: "Combat Point %d"; NULL: no such number */

  AciesSpanWords        span;         /* texts for an order with two hexes */

  gsize                 block_size;   /* size of the ruleset's block in bytes (combat.h) */
  const AciesBlockAddition *added;    /* (nullable): bytes of the block that were added after the first edition */
  /* The offset in the block of an array with one element for each combat. The bytes of an element are 0 when its combat starts, and
   * after the combat ends. */
  gsize                 combats_at;
  gsize                 combat_size;  /* size of an element of this array in bytes */

  AciesOwnRules         rules;
  AciesCommandProcs     commands[ACIES_N_COMMANDS];
  const AciesVerb      *verbs[ACIES_MAX_VERBS]; /* the verb of command kind ACIES_COMMAND_VERB + index; NULL ends the list */

  const AciesOwnLogEntry   *log_entries; /* (nullable): rows for game-specific log entries; see ACIES_OWN_LOG_KIND() */
  guint                 n_log_entries;

  const AciesGameEnd   *ends[ACIES_MAX_ENDS]; /* indexed by AciesOutcome.reason; NULL at ACIES_END_NOT_YET and at unused indices */

  const AciesQuestion  *questions;    /* indexed by kind of decision */
  guint                 n_questions;
  AciesQuestion         draw;         /* the question for ACIES_DECISION_DRAW; all fields are 0 if the game has no "draw" command */

  /* Returns: a translated sentence that explains why @command does not answer the question. Sets @rule to the id of the rule.
   * @command can lack its card. If the procedure or its result is NULL, the refusal repeats the question instead. */
  char    *(*describe_not_asked) (const AciesState   *state,
                                  const AciesCommand *command,
                                  const char        **rule);

  /* Returns: whether the rules allow @card now, apart from the rule about its moment. @side: a side that holds @card, or NO_SIDE
   * for any holder. TRUE if the game asks for the card now. NULL: always TRUE. */
  gboolean (*check_card) (const AciesState   *state,
                          AciesSide           side,
                          AciesId             card,
                          GError            **error);
  /* For computer players. Returns: whether it would help to play @card, which can be played now. The result depends only on public
   * facts and on @card. NULL: every card that can be played helps. */
  gboolean (*card_helps) (const AciesState *state, AciesId card);
  /* For computer players. Returns: how well @unit can still fight, in percent, apart from lost figures: 100 if it is unharmed, 0
   * if, for example, it only flees. NULL: always 100. */
  guint    (*soundness) (const AciesState *state, AciesUnitId unit);
  /* For games in which units do not fight. Returns: the value of @state for @side, in thousandths of the log odds of winning
   * (engine/ruleset/parts.h), from facts that @side knows. NULL: the value is computed from the units. */
  int      (*evaluate)  (const AciesState *state, AciesSide side);
  /* Returns: (transfer full) (nullable): an effect that the name of @command (allowed now) does not show: "finishes a big
   * legion". The text contains only public facts. If the procedure is NULL, no command has such a text. */
  char    *(*foresee)   (const AciesState *state, const AciesCommand *command);
  void     (*run_step)  (AciesResolver *resolver, const AciesStep *step);
  AciesReachProcs       reach;        /* required in a game with moves and attacks */

  /* Returns: the figures of a full unit under the scenario's switches */
  guint    (*strength)  (const AciesState *state, AciesId unit_type);
  /* Returns: the maximum figures of a unit, in games whose scenarios set the size of units. NULL: the figures of a full unit. */
  guint    (*most_figures) (const AciesState *state, AciesId unit_type);
  guint8     start_property; /* index of the property with the starting figures, plus 1; 0: the type sets the figures */
  /* Returns: (transfer full): the score, with the score of @first at the start. NULL: the score consists of morale or figures. */
  char     *(*describe_score) (const AciesState *state, AciesSide first);

  /* Returns: the morale lost with a unit of the type under the scenario's switches. NULL: the morale of the type. */
  guint    (*morale)    (const AciesState *state, AciesId unit_type);

  /* Returns: whether, from public facts, a face-down unit on @hex (NO_HEX: in reserve) can be of @type. NULL: always. */
  gboolean (*may_lie)   (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);

  /* Returns: the first side by the rules, before play starts; NO_SIDE if dice decide. NULL: the scenario sets the
   * first side. If this procedure is not NULL, the side that the scenario sets is not the first side, but the attacker. */
  AciesSide (*first)    (const AciesState   *state);

  /* Replaces each unit index i in @block with @to[i], for a view that reorders face-down units. NULL: there are no unit indices. */
  void     (*renumber)  (guint8 *block, const AciesUnitId *to);

  /* Returns: (transfer full): the victory conditions under the switches of @state, as sentences. NULL: the statement rules.end. */
  char     *(*describe_victory) (const AciesState *state);

  /* Checks the invariants of the ruleset. @why: see acies_state_is_ok(). */
  gboolean (*is_ok)     (const AciesState *state, const char **why);

  const AciesOddsProcs     *odds;     /* (nullable): NULL if the game shows no odds; see "engine/odds/odds.h" */
  const AciesScenarioProcs *scenario; /* procedures for scenarios; see "engine/find/findings.h" */

  /* (nullable): procedures that several games share; see "rulesets/battle-of-legends/battle-of-legends.h" */
  const AciesSharedProcs   *shared;
};

/* Returns: (nullable): the name of a required procedure, question or command that is missing or wrong; %NULL if none is */
const char *acies_procs_find_missing (const AciesProcs *self);

/* Returns: whether some phases of the game belong to the turn of one side. Without turns, sides alternate within each phase. */
static inline gboolean
acies_procs_has_turns (const AciesProcs *self)
{
  return self->names.phases[self->n_round_phases] != NULL;
}

/* Returns: the translated name of @phase, which must be in AciesNames.phase_names */
const char *acies_procs_phase_name (const AciesProcs *self, guint phase);

/* @trait: one of ACIES_TRAIT_... */
static inline gboolean
acies_ruleset_has (const AciesRuleset *self, guint trait)
{
  return (self->procs->traits & trait) != 0;
}

/* @number: one of ACIES_LACKS_...
 * Returns: whether the game does not use the setting that @number names */
static inline gboolean
acies_ruleset_lacks (const AciesRuleset *self, guint number)
{
  return self->procs != NULL && (self->procs->lacks & number) != 0;
}

/* Returns: whether sides have a morale value now. If the game calculates morale, they have a value only after play starts. */
static inline gboolean
acies_state_has_morale (const AciesState *state)
{
  return state->mode == ACIES_MODE_PLAY || !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_MORALE);
}

/* Returns: whether the game has a verb of @shape */
gboolean acies_procs_has_verb (const AciesProcs *self,
                               AciesVerbShape    shape);

/* Returns: whether scenarios set the first side; %FALSE if the game decides which side is first */
static inline gboolean
acies_ruleset_names_first (const AciesRuleset *self)
{
  return !acies_ruleset_lacks (self, ACIES_LACKS_FIRST);
}

/* Returns: the side that acts first; NO_SIDE if this is decided only during play */
static inline AciesSide
acies_state_first_side (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs == NULL || procs->first == NULL ? state->setup.first : procs->first (state);
}

/* Returns: the figures of a full unit of the type under the state's switches */
static inline guint
acies_state_strength (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->strength != NULL)
    return procs->strength (state, unit_type);

  return state->ruleset->unit_types[unit_type].figures;
}

/* Returns: the maximum starting figures of a unit of the type: the figures of a full unit, unless scenarios set unit sizes */
static inline guint
acies_state_most_figures (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs->most_figures != NULL ? procs->most_figures (state, unit_type) : acies_state_strength (state, unit_type);
}

/* Returns: the morale that a side loses with a unit of the type in this scenario */
static inline guint
acies_state_morale_for (const AciesState *state, AciesId unit_type)
{
  const AciesUnitType *type = &state->ruleset->unit_types[unit_type];

  if (state->ruleset->procs->morale != NULL)
    return state->ruleset->procs->morale (state, unit_type);

  return type->morale_switch != ACIES_NO_ID ? (guint) state->switches[type->morale_switch] : type->morale;
}

G_END_DECLS

/* procs.h - the procedures of a ruleset
 *
 * A ruleset is data (units, terrain, cards, switches, numbers) and one AciesProcs, which the
 * engine calls. Procedures read the state, emit events, and keep no state of their own.
 * AciesNames lists the names for which the code has enums: the reader of ruleset.xml puts
 * the objects of these names first, in this order, and refuses data that lack one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef struct
{
  /* Returns: whether the command is allowed. NULL: allowed whenever its kind is asked for. */
  gboolean (*check)   (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error);
  /* NULL: the game has no such command */
  void     (*resolve) (const AciesCommand *command,
                       AciesResolver      *resolver);
} AciesCommandProcs;

/* Which occupied hexes a unit can move through. It never stops on them. */
typedef enum
{
  ACIES_PASSAGE_FREE,  /* none: only hexes with room for the unit (units.h) */
  ACIES_PASSAGE_FRIENDS, /* also hexes that friends occupy */
  ACIES_PASSAGE_UNITS, /* also hexes that any unit occupies */
} AciesPassage;

/* How a ruleset answers reach.h for a unit on the board. @ordered: as if the unit were ordered and had not acted. */
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
  /* Sets @targets to the enemies that the unit can attack from @from. Room for %ACIES_MAX_UNITS. */
  guint    (*list_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId       *targets);
  /* Sets 1 for each hex on which an enemy would be a target, whatever is there now. */
  void     (*mark_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 guint8            *hexes);
  /* Sets 1 for each hex on which the unit could charge an enemy, present or not; keeps other hexes. NULL: no charges. */
  void     (*mark_charges)      (const AciesState *state, AciesUnitId unit, guint8 *hexes);
  /* Returns: the hex on which the unit started its activation, or would start it. NULL: its hex. */
  AciesHex (*start_of)          (const AciesState  *state,
                                 AciesUnitId        unit);
  /* Returns: most hexes that the unit moves */
  guint    (*march)             (const AciesState *state, AciesUnitId unit);
  /* NULL: ACIES_PASSAGE_FREE for all units */
  AciesPassage (*passage)       (const AciesState *state, AciesUnitId unit);
  /* Returns: distance of @target for an attack from @from, 0 if out of range. @path (nullable): the path, distance + 1 hexes. */
  guint    (*attack_distance)   (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 AciesHex          *path);
  /* Appends all paths of a shot, if the attacker can choose. NULL: the attacker cannot. */
  void     (*list_shots)        (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 GPtrArray         *shots);
  /* Returns: the hex on which an enemy would face a unit of @side on @hex, or NO_HEX. NULL: the game has no fixed opponents. */
  AciesHex (*ahead) (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side);
  /* Returns: whether @unit on @from would face @at, at any distance. NULL: units have no facing. */
  gboolean (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
} AciesReachProcs;

/* The names for which the code has enums: NULL-terminated arrays in the order of the enums. */
typedef struct
{
  const char *const *attributes;
  const char *const *marks;
  const char *const *properties;   /* NULL: no known names */
  const char *const *resources;
  const char *const *switches;
  const char *const *numbers;      /* all numbers of the data; NULL: no numbers */
  const AciesLimits *number_limits; /* for each number, the range that the procedures support; NULL: any value */
  const char *const *symbols;      /* on faces of dice */
  const char *const *dice;         /* kinds of dice */
  const char *const *skills;
  const char *const *classes;
  const char *const *terrains;     /* NULL: no known names */
  const char *const *card_values;
  const AciesLimits *card_value_limits; /* for each of card_values, the range that the procedures support */
  const char *const *decks;        /* decks other than each side's own; NULL: no known names */
  const char *const *effects;
  const char *const *phases;
  const char *const *phase_names;  /* translated with context "phase": the opening phases; all phases in a game without turns */
  const char *const *steps;
  const char *const *conditions;   /* of modifiers; the procedures define their meaning */
} AciesNames;

/* Words for "order" with two hexes, which orders all units between them. To be translated; both NULL: no such order. */
typedef struct
{
  const char *hint;   /* what the click does, with both ends as arguments */
  const char *prompt; /* the next action, with the chosen end as argument */
} AciesSpanWords;

/* Statements for refusals by the engine, so that every refusal in play names a statement. */
typedef struct
{
  const char *setup;  /* the setup of a battle */
  const char *board;  /* only hexes of the board exist */
  const char *order;  /* the order of play */
  const char *dice;   /* how many dice are rolled */
  const char *end;    /* when the game is over */
} AciesOwnRules;

/* Numbers of scenarios that the game does not use (AciesProcs.lacks). Files keep them; views hide them; no command sets them. */
enum
{
  ACIES_LACKS_ROUNDS    = 1 << 0,  /* a battle is one round, so it has no last round */
  ACIES_LACKS_HAND_SIZE = 1 << 1,  /* hands are not filled to a size */
  ACIES_LACKS_ENTRIES   = 1 << 2,  /* reserves enter by the game's own rules, not on entry hexes */
  ACIES_LACKS_MORALE    = 1 << 3,  /* the game counts morale, so scenarios do not set it */
  ACIES_LACKS_FIGURES   = 1 << 4,  /* the total figures of an army have no meaning */
  ACIES_LACKS_FIRST     = 1 << 5,  /* the game decides which side is first, so scenarios do not set it */
};

/* Features that only some games have. */
enum
{
  ACIES_TRAIT_COMBAT_PHASES = 1 << 0, /* a combat has its own phases, each for the side that acts in it */
  ACIES_TRAIT_HOLDS_CAMPS   = 1 << 1, /* a side can have a camp */
  ACIES_TRAIT_CAMPS_PAY     = 1 << 2, /* a side gains from occupying an enemy camp, so the camp is an objective */
  ACIES_TRAIT_SUPPLIES      = 1 << 3, /* units come from a supply and return; the number of a removed unit can be reused */
  ACIES_TRAIT_ROLLS_ONCE    = 1 << 4, /* a fight is one roll of the striking side; other dice in the fight have other purposes */
  ACIES_TRAIT_MUTUAL        = 1 << 5, /* in melee both units fight, so neither is called the attacker */
  ACIES_TRAIT_COUNTS_WOUNDS = 1 << 6, /* figures are wounds, which can heal; the game's own entry reports wounds in fights */
  ACIES_TRAIT_FILLS_HANDS   = 1 << 7, /* sides fill their hands before play, so a scenario can leave them short */
};

struct _AciesProcs
{
  const char           *id;           /* the value of <ruleset procedures="..."> */
  const char           *help;         /* (nullable): the commands in the order of play, for a manual: lines to be translated */

  AciesNames            names;
  guint                 n_opening_phases; /* a scenario can start with one of this many first phases */
  guint                 n_round_phases; /* this many first phases start the round and belong to no side */
  guint                 traits;       /* bits of ACIES_TRAIT_... */
  guint                 lacks;        /* bits of ACIES_LACKS_... */
  const char           *point_format; /* translatable: "Combat Point %d", compared with attack dice; NULL: no such number */

  AciesSpanWords        span;         /* words for ordering several units by both ends */

  gsize                 block_size;   /* size of the ruleset's block in bytes (combat.h) */
  const AciesBlockAddition *added;    /* (nullable): the bytes added after the first edition */
  /* Offset in the block of the array with the data of each combat: all 0 when a combat starts and when it is over. */
  gsize                 combats_at;
  gsize                 combat_size;  /* of one element */

  AciesOwnRules         rules;
  AciesCommandProcs     commands[ACIES_N_COMMANDS];
  const AciesVerb      *verbs[ACIES_MAX_VERBS]; /* by kind from ACIES_COMMAND_VERB; NULL ends the list */

  const AciesOwnLogEntry   *log_entries; /* (nullable): of ACIES_OWN_LOG_KIND() */
  guint                 n_log_entries;

  const AciesGameEnd   *ends[ACIES_MAX_ENDS]; /* by number; NULL at ACIES_END_NOT_YET, and for ends that the game does not have */

  const AciesQuestion  *questions;    /* by kind of decision */
  guint                 n_questions;
  AciesQuestion         draw;         /* the question of ACIES_DECISION_DRAW; empty if "draw" has no procedure */

  /* Returns: a translated reason why @command, with or without a card, does not answer the question, and in @rule its
   * statement. NULL, also as a result: the question itself is the reason. */
  char    *(*describe_not_asked) (const AciesState   *state,
                                  const AciesCommand *command,
                                  const char        **rule);

  /* Checks whether anything but the moment prevents @card from being played now. For @side and a card in its hand, or for
   * NO_SIDE and a card of any holder. TRUE also if the game asks for the card now. NULL: unknown. */
  gboolean (*check_card) (const AciesState   *state,
                          AciesSide           side,
                          AciesId             card,
                          GError            **error);
  /* For computer players. Returns: whether @card, which can be played now, would help its player. Uses public facts and the
   * card alone. NULL: every playable card helps. */
  gboolean (*card_helps) (const AciesState *state, AciesId card);
  /* For computer players. Returns: percentage of its abilities that @unit has left, without figures; 0 if it only flees. NULL:
   * 100. */
  guint    (*soundness) (const AciesState *state, AciesUnitId unit);
  /* Returns: the value of @state for @side by the facts known to it, in thousandths (parts.h), in games where units do not
   * fight. NULL: the value follows from the units. */
  int      (*evaluate)  (const AciesState *state, AciesSide side);
  /* (transfer full) (nullable): an effect of @command, which is allowed now, beyond its words and by public facts alone:
   * "finishes a big legion". NULL: no such texts. */
  char    *(*foresee)   (const AciesState *state, const AciesCommand *command);
  void     (*run_step)  (AciesResolver *resolver, const AciesStep *step);
  AciesReachProcs       reach;        /* required in a game with moves and attacks */

  /* Figures of a full unit under the scenario's switches. */
  guint    (*strength)  (const AciesState *state, AciesId unit_type);
  /* Most figures of a unit of the type, in games whose scenarios set the size of units. NULL: those of a full unit. */
  guint    (*most_figures) (const AciesState *state, AciesId unit_type);
  guint8     start_property; /* index of the property with a unit's starting figures, plus 1; 0: units start with their type's */
  char     *(*describe_score) (const AciesState *state, AciesSide first); /* (transfer full); NULL: morale or figures */

  /* Morale lost with a unit of the type under the scenario's switches. NULL: as the type has it. */
  guint    (*morale)    (const AciesState *state, AciesId unit_type);

  /* Returns: whether a unit of @type can be face down on @hex, or with NO_HEX in reserve, by public facts alone. NULL: always. */
  gboolean (*may_lie)   (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);

  /* Returns: the side that acts first by the rules, before play starts; NO_SIDE: dice decide. NULL: the side that the scenario
   * names. If this is set, the side that the scenario names is the attacker. */
  AciesSide (*first)    (const AciesState   *state);

  /* Renumbers the units in the block for a view with face-down units: unit i becomes @to[i]. NULL: the block has no units. */
  void     (*renumber)  (guint8 *block, const AciesUnitId *to);

  /* (transfer full): the victory conditions of @state under its switches, as sentences. NULL: the statement rules.end. */
  char     *(*describe_victory) (const AciesState *state);

  /* Checks the ruleset's own invariants. @why: as for acies_state_is_ok(). */
  gboolean (*is_ok)     (const AciesState *state, const char **why);

  const AciesOddsProcs     *odds;     /* (nullable): NULL: the game has no odds; "engine/odds/odds.h" */
  const AciesScenarioProcs *scenario; /* "engine/find/findings.h" */

  const AciesSharedProcs   *shared;   /* (nullable): shared by some games; "rulesets/battle-of-legends/battle-of-legends.h" */
};

/* Returns: (nullable): the name of a required procedure, question or command that is missing; such a ruleset is not read */
const char *acies_procs_find_missing (const AciesProcs *self);

/* Returns: whether the game has phases that are one side's turn; else sides alternate within each phase */
static inline gboolean
acies_procs_has_turns (const AciesProcs *self)
{
  return self->names.phases[self->n_round_phases] != NULL;
}

const char *acies_procs_phase_name (const AciesProcs *self, guint phase);

/* @trait: ACIES_TRAIT_... */
static inline gboolean
acies_ruleset_has (const AciesRuleset *self, guint trait)
{
  return (self->procs->traits & trait) != 0;
}

/* @number: ACIES_LACKS_...
 * Returns: whether the game does not use that number of scenarios */
static inline gboolean
acies_ruleset_lacks (const AciesRuleset *self, guint number)
{
  return self->procs != NULL && (self->procs->lacks & number) != 0;
}

/* Returns: whether the morale of sides has a meaning: if the game counts morale, only after the battle has started */
static inline gboolean
acies_state_has_morale (const AciesState *state)
{
  return state->mode == ACIES_MODE_PLAY || !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_MORALE);
}

/* Returns: whether one of the game's own commands has that shape */
gboolean acies_procs_has_verb (const AciesProcs *self,
                               AciesVerbShape    shape);

/* Returns: whether scenarios name the first side; else the game decides */
static inline gboolean
acies_ruleset_names_first (const AciesRuleset *self)
{
  return !acies_ruleset_lacks (self, ACIES_LACKS_FIRST);
}

/* The side that acts first; NO_SIDE if that is decided in play. */
static inline AciesSide
acies_state_first_side (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs == NULL || procs->first == NULL ? state->setup.first : procs->first (state);
}

/* Figures of a full unit of the type under the state's switches. */
static inline guint
acies_state_strength (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->strength != NULL)
    return procs->strength (state, unit_type);

  return state->ruleset->unit_types[unit_type].figures;
}

/* Returns: most starting figures of a unit of the type: its strength, unless scenarios set the size of units */
static inline guint
acies_state_most_figures (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs->most_figures != NULL ? procs->most_figures (state, unit_type) : acies_state_strength (state, unit_type);
}

/* Morale lost with a unit of the type in this scenario. */
static inline guint
acies_state_morale_for (const AciesState *state, AciesId unit_type)
{
  const AciesUnitType *type = &state->ruleset->unit_types[unit_type];

  if (state->ruleset->procs->morale != NULL)
    return state->ruleset->procs->morale (state, unit_type);

  return type->morale_switch != ACIES_NO_ID ? (guint) state->switches[type->morale_switch] : type->morale;
}

G_END_DECLS

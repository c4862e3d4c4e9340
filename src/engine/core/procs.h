/* procs.h - the procedures of a ruleset
 *
 * A ruleset consists of data (units, terrain, cards, switches, numbers) and an AciesProcs: a table of functions that
 * the engine calls. These functions read the state and emit events, but keep no data of their own. AciesNames lists all
 * ids for which the code has an enum. When the program reads ruleset.xml, it moves the objects with these ids to
 * the front of their lists, in the same order as the enums, and reports an error if one is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef struct
{
  /* Returns %TRUE if the command is allowed. NULL: the command is allowed whenever it answers the pending question. */
  gboolean (*check)   (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error);
  /* Carries out the command. NULL: the game does not have this command. */
  void     (*resolve) (const AciesCommand *command,
                       AciesResolver      *resolver);
} AciesCommandProcs;

/* The occupied hexes that a unit can move through, but not stop on. */
typedef enum
{
  ACIES_PASSAGE_FREE,  /* none; the unit can only enter hexes that have room for it (units.h) */
  ACIES_PASSAGE_FRIENDS, /* hexes occupied by friends */
  ACIES_PASSAGE_UNITS, /* all occupied hexes */
} AciesPassage;

/* Procedures for the functions in reach.h. Each is called for a unit on the board. @ordered: whether to assume that
 * the unit has been ordered and has not acted yet */
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
  /* Fills @targets with the enemies that the unit can attack from @from, and returns their number. @targets: room for
   * %ACIES_MAX_UNITS units */
  guint    (*list_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId       *targets);
  /* Sets @hexes[hex] to 1 for each hex that the unit could attack from @from if there were an enemy on it. */
  void     (*mark_targets)      (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 guint8            *hexes);
  /* Sets @hexes[hex] to 1 for each hex that the unit could charge if there were an enemy on it. NULL: units cannot
   * charge. */
  void     (*mark_charges)      (const AciesState *state, AciesUnitId unit, guint8 *hexes);
  /* Returns the hex on which the unit started its activation, or would start it. NULL: this is always its current
   * hex. */
  AciesHex (*start_of)          (const AciesState  *state,
                                 AciesUnitId        unit);
  /* Returns the maximum number of hexes that the unit can move. */
  guint    (*march)             (const AciesState *state, AciesUnitId unit);
  /* Returns which occupied hexes the unit can move through. NULL: always ACIES_PASSAGE_FREE. */
  AciesPassage (*passage)       (const AciesState *state, AciesUnitId unit);
  /* Returns the distance from @from to @target, or 0 if @target is out of range. @path: (nullable): room for
   * distance + 1 hexes */
  guint    (*attack_distance)   (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 AciesHex          *path);
  /* Appends all possible paths of a shot if the attacker can choose between them. NULL: the attacker never can. */
  void     (*list_shots)        (const AciesState  *state,
                                 AciesUnitId        unit,
                                 AciesHex           from,
                                 AciesUnitId        target,
                                 GPtrArray         *shots);
  /* Returns the hex straight ahead of a unit of @side on @hex, or NO_HEX. NULL: attacks are not limited to this hex. */
  AciesHex (*ahead) (const AciesState *state,
                     AciesHex          hex,
                     AciesSide         side);
  /* Returns %TRUE if @unit, placed on @from, would face the hex @at, at any distance. NULL: units have no facing. */
  gboolean (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
} AciesReachProcs;

/* The ids for which the code has an enum. Each array is in the same order as its enum, and ends with NULL. */
typedef struct
{
  const char *const *attributes;
  const char *const *marks;
  const char *const *properties;   /* NULL: the code refers to no properties */
  const char *const *resources;
  const char *const *switches;
  const char *const *numbers;      /* all numbers of the ruleset; NULL if it has none */
  const AciesLimits *number_limits; /* the range that the procedures support for each number; NULL: any number */
  const char *const *symbols;      /* symbols on die faces */
  const char *const *dice;         /* types of dice */
  const char *const *skills;
  const char *const *classes;
  const char *const *terrains;     /* NULL: the code refers to no terrains */
  const char *const *card_values;
  const AciesLimits *card_value_limits; /* the range that the procedures support for each card value */
  const char *const *decks;        /* decks other than the unnamed deck of each side; NULL: the code refers to none */
  const char *const *effects;
  const char *const *phases;
  /* Translatable names, with the message context "phase", of the opening phases, or of all phases if the
   * game has no turns. */
  const char *const *phase_names;
  const char *const *steps;
  const char *const *conditions;   /* conditions of modifiers; the procedures evaluate them */
} AciesNames;

/* Something that a game without fights counts for each side, beside the morale, and shows when it is over. */
typedef struct
{
  const char *name;  /* translatable */
  guint     (*count) (const AciesState *state, AciesSide side);
} AciesCount;

/* Translatable texts for an "order" command with two hexes, which orders all units on the line between these hexes.
 * Both texts are NULL if the game has no such command. */
typedef struct
{
  const char *hint;   /* describes the effect of the second click; the arguments are the two ends of the line */
  const char *prompt; /* asks for the second click; the argument is the end that has already been chosen */
} AciesSpanWords;

/* The ids of the rules that the engine cites when it refuses a command. Every refusal in play must cite a rule. */
typedef struct
{
  const char *setup;  /* how a battle is set up */
  const char *board;  /* hexes must be on the board */
  const char *order;  /* the order of play */
  const char *dice;   /* the number of dice to roll */
  const char *end;    /* when the game ends */
} AciesOwnRules;

/* Bits for scenario settings that a game does not use (AciesProcs.lacks). Files preserve these settings, but views
 * hide them and commands cannot set them. */
enum
{
  ACIES_LACKS_ROUNDS    = 1 << 0,  /* a battle has only one round, so there is no last round to set */
  ACIES_LACKS_HAND_SIZE = 1 << 1,  /* hands are not filled up to a fixed size */
  ACIES_LACKS_ENTRIES   = 1 << 2,  /* the game has its own rules for reserves and uses no entry hexes */
  ACIES_LACKS_MORALE    = 1 << 3,  /* the game calculates morale, so a scenario cannot set it */
  ACIES_LACKS_FIGURES   = 1 << 4,  /* the total figures of an army have no meaning */
  ACIES_LACKS_FIRST     = 1 << 5,  /* the game decides which side goes first, so a scenario cannot set it */
};

/* Bits for features that only some games have (AciesProcs.traits). */
enum
{
  ACIES_TRAIT_COMBAT_PHASES = 1 << 0, /* a combat has its own phases, and the acting side changes from phase to phase */
  ACIES_TRAIT_HOLDS_CAMPS   = 1 << 1, /* a side can have a camp */
  ACIES_TRAIT_CAMPS_PAY     = 1 << 2, /* occupying the enemy's camp benefits a side, so the camp is an objective */
  ACIES_TRAIT_SUPPLIES      = 1 << 3, /* units come from a supply and return to it, so unit indices are reused */
  ACIES_TRAIT_ROLLS_ONCE    = 1 << 4, /* a fight has only one roll; later rolls are neither defence rolls nor rerolls */
  ACIES_TRAIT_MUTUAL        = 1 << 5, /* both units fight in melee, so the texts call neither unit the attacker */
  ACIES_TRAIT_COUNTS_WOUNDS = 1 << 6, /* figures are wounds, which can heal; game-specific log entries report wounds */
  ACIES_TRAIT_FILLS_HANDS   = 1 << 7, /* sides fill their hands before play, so hands can be incomplete in a scenario */
};

struct _AciesProcs
{
  const char           *id;           /* the value of <ruleset procedures="..."> */
  const char           *help;         /* (nullable): translatable lines for the manual, in the order of play */

  AciesNames            names;
  guint                 n_opening_phases; /* a scenario can start in this many phases, counted from the first */
  guint                 n_round_phases; /* number of phases at the start of a round that belong to no side */
  guint                 traits;       /* ACIES_TRAIT_... bits */
  guint                 lacks;        /* ACIES_LACKS_... bits */
  const char           *point_format; /* (nullable): translatable format of AciesDecision.point: "Combat Point %d" */

  AciesSpanWords        span;         /* texts for an "order" command with two hexes */

  gsize                 block_size;   /* size of the ruleset's block in bytes (combat.h) */
  const AciesBlockAddition *added;    /* (nullable): bytes that later editions added to the block */
  /* Offset, in the block, of an array with one element for each combat. An element is all zeros when its combat starts,
   * and again after its combat ends. */
  gsize                 combats_at;
  gsize                 combat_size;  /* size of one element of this array in bytes */

  AciesOwnRules         rules;
  AciesCommandProcs     commands[ACIES_N_COMMANDS];
  const AciesVerb      *verbs[ACIES_MAX_VERBS]; /* by command kind minus ACIES_COMMAND_VERB; can contain NULL */

  const AciesOwnLogEntry   *log_entries; /* (nullable): the game-specific log entries; see ACIES_OWN_LOG_KIND() */
  guint                 n_log_entries;

  /* Indexed by AciesOutcome.reason. The elements at ACIES_END_NOT_YET and at unused indices are NULL. */
  const AciesGameEnd   *ends[ACIES_MAX_ENDS];

  const AciesQuestion  *questions;    /* indexed by kind of decision */
  guint                 n_questions;
  AciesQuestion         draw;         /* the question for ACIES_DECISION_DRAW; all zeros if cards are never drawn */

  /* Returns: (transfer full) (nullable): a translated sentence that explains why @command does not answer the
   *   question. Sets @rule to the id of the rule. The card of @command can be unset. If this procedure or its result is
   *   NULL, the error repeats the question. */
  char    *(*describe_not_asked) (const AciesState   *state,
                                  const AciesCommand *command,
                                  const char        **rule);

  /* Returns %TRUE if @card meets all rules except those about timing, or if it answers the pending question.
   * @side: a side that holds @card, or NO_SIDE if any side could hold it. NULL: always TRUE. */
  gboolean (*check_card) (const AciesState   *state,
                          AciesSide           side,
                          AciesId             card,
                          GError            **error);
  /* For computer players. Returns %TRUE if playing @card, which is allowed now, would help. The result must depend
   * only on @card and on public facts. NULL: playing a card always helps. */
  gboolean (*card_helps) (const AciesState *state, AciesId card);
  /* For computer players. Returns how well @unit can still fight, as a percentage that ignores lost figures: 100 if
   * unharmed, 0 if, for example, it can only flee. NULL: always 100. */
  guint    (*soundness) (const AciesState *state, AciesUnitId unit);
  /* For games in which units do not fight. Returns the value of @state for @side, from facts known to @side, in
   * units of 0.001 log odds of winning (engine/ruleset/parts.h). NULL: the value is calculated from the units. */
  int      (*evaluate)  (const AciesState *state, AciesSide side);
  const AciesCount *counts; /* (nullable): ends with a NULL name */
  /* Returns: (transfer full) (nullable): an effect of @command that is not obvious from its name, such as "finishes
   *   a big legion". @command must be allowed now. The text contains only public facts. NULL: no command has such a
   *   text. */
  char    *(*foresee)   (const AciesState *state, const AciesCommand *command);
  void     (*run_step)  (AciesResolver *resolver, const AciesStep *step);
  AciesReachProcs       reach;        /* required if the game has moves or attacks */

  /* Returns the number of figures in a full unit with the scenario's switches. NULL: the figures of the type. */
  guint    (*strength)  (const AciesState *state, AciesId unit_type);
  /* Returns the maximum number of figures in a unit, for games whose scenarios set unit sizes. NULL: the figures of a
   * full unit. */
  guint    (*most_figures) (const AciesState *state, AciesId unit_type);
  /* The index of the property with a unit's starting figures, plus 1; 0 if the unit type sets the starting figures. */
  guint8     start_property;
  /* Returns: (transfer full): the score, starting with the score of @first. NULL: the score is the morale or the
   *   figures. */
  char     *(*describe_score) (const AciesState *state, AciesSide first);

  /* Returns the morale lost with a unit of this type, given the scenario's switches. NULL: the morale of the type. */
  guint    (*morale)    (const AciesState *state, AciesId unit_type);

  /* Returns %TRUE if public facts allow a face-down unit on @hex (NO_HEX: in reserve) to be of @type. NULL: always
   * TRUE. */
  gboolean (*may_lie)   (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);

  /* Returns the side that goes first according to the rules, if this is known before play starts; NO_SIDE if dice
   * decide. NULL: the scenario sets the first side. If this procedure exists, it overrides AciesSetup.first. The
   * game can then use that field for something else, such as the attacker. */
  AciesSide (*first)    (const AciesState   *state);

  /* Replaces each unit index i in @block with @to[i], for a view that reorders face-down units. NULL: @block has no
   * unit indices. */
  void     (*renumber)  (guint8 *block, const AciesUnitId *to);

  /* Ends the game if the numbers of @resolver->state, which can be those of a game at a table (tracker.h), end it now, or
   * if @is_over is %TRUE, as after the last round. NULL: a game at a table has no result. */
  void     (*judge)     (AciesResolver *resolver, gboolean is_over);

  /* Returns: (transfer full): the victory conditions with the switches of @state, as full sentences. NULL: the text of
   *   the rule rules.end. */
  char     *(*describe_victory) (const AciesState *state);

  /* Checks the ruleset's invariants. @why: see acies_state_is_ok() */
  gboolean (*is_ok)     (const AciesState *state, const char **why);

  const AciesOddsProcs     *odds;     /* (nullable): NULL if the game shows no odds; see "engine/odds/odds.h" */
  const AciesCheckKind     *checks;   /* (nullable): rolls and payments that need no position; see "engine/odds/checks.h" */
  const AciesScenarioProcs *scenario; /* procedures for scenarios; see "engine/find/findings.h" */

  /* (nullable): data shared by several games; see "rulesets/battle-of-legends/battle-of-legends.h" */
  const AciesSharedProcs   *shared;
};

/* Returns: (nullable): the name of a required procedure, question or command that is missing or invalid, or %NULL if
 *   there is none */
const char *acies_procs_find_missing (const AciesProcs *self);

/* Returns %TRUE if the game has phases that belong to the turn of one side. In a game without turns, sides
 * alternate within each phase. */
static inline gboolean
acies_procs_has_turns (const AciesProcs *self)
{
  return self->names.phases[self->n_round_phases] != NULL;
}

/* Returns the translated name of @phase, which must have an entry in AciesNames.phase_names. */
const char *acies_procs_phase_name (const AciesProcs *self, guint phase);

/* Returns %TRUE if the game has @trait, which is an ACIES_TRAIT_... bit. */
static inline gboolean
acies_ruleset_has (const AciesRuleset *self, guint trait)
{
  return (self->procs->traits & trait) != 0;
}

/* Returns %TRUE if units fight, so that losses and hits have a meaning. */
static inline gboolean
acies_ruleset_has_fights (const AciesRuleset *self)
{
  return self->procs == NULL || self->procs->evaluate == NULL;
}

/* Returns %TRUE if the game does not use the setting @number, which is an ACIES_LACKS_... bit. */
static inline gboolean
acies_ruleset_lacks (const AciesRuleset *self, guint number)
{
  return self->procs != NULL && (self->procs->lacks & number) != 0;
}

/* Returns %TRUE if the sides have a morale value at this time. In a game that calculates morale, they have none until
 * play starts. */
static inline gboolean
acies_state_has_morale (const AciesState *state)
{
  return state->mode != ACIES_MODE_EDIT || !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_MORALE);
}

/* Returns %TRUE if the game has a verb with this shape. */
gboolean acies_procs_has_verb (const AciesProcs *self,
                               AciesVerbShape    shape);

/* Returns %TRUE if scenarios set the first side, or %FALSE if the game decides which side goes first. */
static inline gboolean
acies_ruleset_names_first (const AciesRuleset *self)
{
  return !acies_ruleset_lacks (self, ACIES_LACKS_FIRST);
}

/* Returns the side that goes first, or NO_SIDE if this is decided only during play. */
static inline AciesSide
acies_state_first_side (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs == NULL || procs->first == NULL ? state->setup.first : procs->first (state);
}

/* Returns the number of figures in a full unit of this type with the state's switches. */
static inline guint
acies_state_strength (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->strength != NULL)
    return procs->strength (state, unit_type);

  return state->ruleset->unit_types[unit_type].figures;
}

/* Returns the maximum number of figures with which a unit of this type can start: the figures of a full unit, unless
 * scenarios set unit sizes. */
static inline guint
acies_state_most_figures (const AciesState *state, AciesId unit_type)
{
  const AciesProcs *procs = state->ruleset->procs;

  return procs->most_figures != NULL ? procs->most_figures (state, unit_type) : acies_state_strength (state, unit_type);
}

/* Returns the morale that a side loses when it loses a unit of this type in this scenario. */
static inline guint
acies_state_morale_for (const AciesState *state, AciesId unit_type)
{
  const AciesUnitType *type = &state->ruleset->unit_types[unit_type];

  if (state->ruleset->procs->morale != NULL)
    return state->ruleset->procs->morale (state, unit_type);

  return type->morale_switch != ACIES_NO_ID ? (guint) state->switches[type->morale_switch] : type->morale;
}

G_END_DECLS

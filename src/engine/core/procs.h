/* procs.h - the procedures of a ruleset: what its data cannot say
 *
 * A ruleset is data (pieces, terrain, cards, switches, numbers) and one AciesProcs. The
 * engine calls it; it reads the state and emits events. It keeps no state of
 * its own. The lists of names are what its code knows by enum: the reader of
 * ruleset.xml puts the things of these names first, in this order, and refuses
 * data that lack one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/core/path.h"

G_BEGIN_DECLS

typedef struct
{
  /* Does it refuse? NULL: always allowed when its kind is asked for. */
  gboolean (*check)   (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error);
  /* NULL: this game has no such command. */
  void     (*resolve) (const AciesCommand *command,
                       AciesResolver      *resolver);
} AciesCommandProcs;

/* What its code knows by enum: NULL-terminated names, in the order of the enums. */
typedef struct
{
  const char *const *attributes;
  const char *const *marks;
  const char *const *properties;   /* NULL: none is known by name; so below where it is said */
  const char *const *resources;
  const char *const *switches;
  const char *const *numbers;      /* all that the data have; NULL: there are none */
  const AciesLimits *number_limits; /* of each of them what the procedures can do with; NULL: anything */
  const char *const *symbols;      /* on faces of dice */
  const char *const *dice;         /* kinds of them */
  const char *const *skills;
  const char *const *classes;
  const char *const *terrains;     /* NULL: none is known by name */
  const char *const *card_values;
  const AciesLimits *card_value_limits; /* the same of these */
  const char *const *decks;        /* beside each side's own; NULL: none is known by name */
  const char *const *effects;
  const char *const *phases;
  const char *const *phase_names;  /* to be translated with the context “phase”: of a game without turns all phases, else those that open it */
  const char *const *steps;
  const char *const *conditions;   /* of modifiers; what they mean is the procedures' business */
} AciesNames;

/* "order" with two hexes: all from one to the other. To be translated, or both NULL: there is no such order. */
typedef struct
{
  const char *hint;   /* what the click does, of both ends */
  const char *prompt; /* what to do next, of the end that has been chosen */
} AciesSpanWords;

/* Statements that the engine itself refuses by, so that every refusal in play names one. */
typedef struct
{
  const char *setup;  /* what a battle begins with */
  const char *board;  /* only hexes of the board exist */
  const char *order;  /* what is done when */
  const char *dice;   /* how many dice are rolled */
  const char *end;    /* when the game is over */
} AciesOwnRules;

/* Numbers that scenarios have, and this game makes nothing of (AciesProcs.lacks). Files keep
 * them as they are; nobody is told of them, and commands that would set them are refused. */
enum
{
  ACIES_LACKS_ROUNDS    = 1 << 0,  /* a battle is one round, so that there is no last one to set */
  ACIES_LACKS_HAND_SIZE = 1 << 1,  /* hands are not filled to a size */
  ACIES_LACKS_ENTRIES   = 1 << 2,  /* reserves come in by rules of the game's own, not on entry hexes */
  ACIES_LACKS_MORALE    = 1 << 3,  /* the game counts it by itself, so that no scenario sets it */
  ACIES_LACKS_FIGURES   = 1 << 4,  /* the sum of the figures of an army means nothing */
  ACIES_LACKS_FIRST     = 1 << 5,  /* the game finds out by itself which side is first, so that no scenario sets it */
};

/* What is so in some games alone. */
enum
{
  ACIES_TRAIT_COMBAT_PHASES = 1 << 0, /* a combat has phases of its own, each of the side that acts in it */
  ACIES_TRAIT_HOLDS_CAMPS   = 1 << 1, /* a side may have a camp */
  ACIES_TRAIT_CAMPS_PAY     = 1 << 2, /* and who stands in that of an enemy gains by it, so that it is a place to go for */
  ACIES_TRAIT_SUPPLIES      = 1 << 3, /* pieces come from a supply and go back there: the number of one that has gone may be another's */
  ACIES_TRAIT_ROLLS_ONCE    = 1 << 4, /* a fight is one roll of who strikes in it: other dice in it are about something else */
  ACIES_TRAIT_MUTUAL        = 1 << 5, /* side by side both fight, whoever came: of neither it is said that it attacks */
  ACIES_TRAIT_COUNTS_WOUNDS = 1 << 6, /* figures are the wounds a unit can take, which may be healed: those it has are told, in fights by a note of its own */
  ACIES_TRAIT_FILLS_HANDS   = 1 << 7, /* sides fill their hands before they play, so a scenario may leave them short */
};

struct _AciesProcs
{
  const char           *id;           /* named by <ruleset procedures="..."> */
  const char           *help;         /* (nullable): the commands in the order of play, for a manual: lines to be translated */

  AciesNames            names;
  guint                 n_opening_phases; /* a scenario may begin with any of the first so many */
  guint                 n_round_phases; /* in the first so many the round begins, and it is nobody's turn */
  guint                 traits;       /* bits of ACIES_TRAIT_... */
  guint                 lacks;        /* bits of ACIES_LACKS_... */
  const char           *point_format; /* of the number an attack's dice are compared with, to be translated: "Combat Point %d"; NULL: with nothing */

  AciesSpanWords        span;         /* what it calls several units that are ordered by both ends */

  gsize                 block_size;   /* bytes of the state that are the ruleset's own (combat.h) */
  const AciesBlockAddition *added;    /* (nullable): which of them came with a later edition than the first */
  /* In them, an array with what it keeps of each combat, all 0 when that begins and when it is over. */
  gsize                 combats_at;
  gsize                 combat_size;  /* of one of them */

  AciesOwnRules         rules;
  AciesCommandProcs     commands[ACIES_N_COMMANDS];
  const AciesVerb      *verbs[ACIES_MAX_VERBS]; /* of ACIES_COMMAND_VERB and those that follow; NULL: no more */

  const AciesOwnLogEntry   *notes;        /* (nullable): of ACIES_OWN_LOG_KIND() */
  guint                 n_notes;

  const AciesGameEnd   *ends[ACIES_MAX_ENDS]; /* by number; NULL at ACIES_END_NOT_YET, and where it has no such end */

  const AciesQuestion  *questions;    /* by kind of decision */
  guint                 n_questions;
  AciesQuestion         draw;         /* what ACIES_DECISION_DRAW asks; empty where "draw" has no procedure */

  /* Why @command, which may name no card, does not answer the question, if that says more than
   * the question: translated, and the statement. NULL, also as a result: the question says it. */
  char    *(*describe_not_asked) (const AciesState   *state,
                                  const AciesCommand *command,
                                  const char        **rule);

  /* What but the moment keeps @card from being played in what is going on? Told to
   * @side of a card in its hand; to NO_SIDE of a card of whoever could play it. TRUE:
   * nothing does, or the game asks for it now. NULL: this game cannot say. */
  gboolean (*check_card) (const AciesState   *state,
                          AciesSide           side,
                          AciesId             card,
                          GError            **error);
  /* Would @card, which may be played now, do what its player wants? By open facts and that card alone, for who plays for
   * the computer. NULL: whatever may be played would. */
  gboolean (*card_helps) (const AciesState *state, AciesId card);
  /* How much of what @unit could do is left to it, beside its figures, from 0 to 100: less where it is in disorder, nothing
   * where it only flees. For who plays for the computer. NULL: all. */
  guint    (*soundness) (const AciesState *state, AciesUnitId unit);
  /* What @state is worth to @side by what it may know, in thousandths (worth.h), where units do not fight. NULL: by what they do. */
  int      (*evaluate)  (const AciesState *state, AciesSide side);
  /* (transfer full) (nullable): what comes of @command, which may be given now, beside what its words say and by open facts
   * alone: "finishes a big legion". NULL: this game says nothing. */
  char    *(*foresee)   (const AciesState *state, const AciesCommand *command);
  void     (*run_step)  (AciesResolver *resolver, const AciesStep *step);
  AciesReachProcs       reach;        /* needed by a game with moves and attacks */

  /* Figures of a full unit under the scenario's switches. */
  guint    (*strength)  (const AciesState *state, AciesId unit_type);
  /* Where a scenario says how large its units are: figures that one of the type has at most. NULL: those of a full one. */
  guint    (*most_figures) (const AciesState *state, AciesId unit_type);
  guint8     start_property; /* with how many figures a unit began, and 1 more; 0: with those of its type */
  char     *(*describe_score) (const AciesState *state, AciesSide first); /* (transfer full): at the end; NULL: morale, or figures */

  /* Morale that the loss of a unit costs under the scenario's switches; NULL: what the type says. */
  guint    (*morale)    (const AciesState *state, AciesId unit_type);

  /* May units of @type lie face down on @hex, NO_HEX: in reserve, by open facts alone? NULL: anywhere. */
  gboolean (*may_lie)   (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);

  /* The side that acts first by the rules, before a battle is played; NO_SIDE: dice will say. NULL: the side that the
   * scenario names. If a scenario names one although this is set, that one is the attacker. */
  AciesSide (*first)    (const AciesState   *state);

  /* Where pieces lie face down, views number units anew: @i of the block is @to[i] now. NULL: it names none. */
  void     (*renumber)  (guint8 *block, const AciesUnitId *to);

  /* (transfer full): how @state is won under its switches, in sentences. NULL: as the statement of its end says (rules.end). */
  char     *(*describe_victory) (const AciesState *state);

  /* The ruleset's own invariants; @why as in acies_state_is_ok(). */
  gboolean (*is_ok)     (const AciesState *state, const char **why);

  const AciesOddsProcs     *odds;     /* (nullable): no chances can be told; "engine/odds/odds-procs.h" */
  const AciesScenarioProcs *scenario; /* "engine/find/scenario-find.h" */

  const AciesSharedProcs   *shared;   /* (nullable): of some games; "rulesets/battle-of-legends/battle-of-legends.h" */
};

/* Returns: (nullable): the name of a procedure, question or command that is not
 * there and without which the game cannot be played; no ruleset with such
 * procedures is read */
const char *acies_procs_find_missing (const AciesProcs *self);

/* Returns: whether the game has phases that are one side's turn; else sides take turns within each phase, and
 *   all of a round is everybody's */
gboolean acies_procs_has_turns (const AciesProcs *self);

/* Returns: the name of a phase, for people */
const char *acies_procs_phase_name (const AciesProcs *self, guint phase);

/* Has the game that trait, ACIES_TRAIT_...? */
gboolean acies_ruleset_has (const AciesRuleset *self, guint trait);

/**
 * acies_ruleset_lacks:
 * @number: ACIES_LACKS_...
 *
 * Returns: whether the game makes nothing of that number of scenarios
 */
gboolean acies_ruleset_lacks (const AciesRuleset *self,
                              guint               number);

/* Returns: whether the morale of its sides means something: in a game that counts it by itself, not before that has begun
 */
gboolean acies_state_has_morale (const AciesState *state);

/* Has the game a command of that shape of its own? */
gboolean acies_procs_has_verb (const AciesProcs *self,
                               AciesVerbShape    shape);

/* Has a scenario a side that is first by its name there, or does the game find out by itself? */
gboolean acies_ruleset_names_first (const AciesRuleset *self);

/* Who acts first; NO_SIDE: that is not settled before it is played. */
AciesSide acies_state_first_side (const AciesState *state);

/* Figures of a full unit of the type under the state's switches. */
guint acies_state_strength (const AciesState *state, AciesId unit_type);

/* Returns: figures that a unit of the type may begin with under the state's switches:
 * its strength, but where scenarios say how large their units are */
guint acies_state_most_figures (const AciesState *state, AciesId unit_type);

/* The morale that the loss of a unit of the type costs in this scenario. */
guint acies_state_morale_for (const AciesState *state, AciesId unit_type);

G_END_DECLS

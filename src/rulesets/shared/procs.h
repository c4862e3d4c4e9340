/* procs.h - what the shared procedures need to know of a game
 *
 * A game fills in what it has (AciesProcs.shared); the functions of this folder find
 * it by the state they are asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "rulesets/shared/factors.h"

G_BEGIN_DECLS

/* What tables of a game are made of, to be declared in a row: checks and procedures of commands, lists of answers. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

/* --- steps.h --------------------------------------------------------------------------------- */

typedef void AciesStepFunc (AciesResolver *resolver, const AciesStep *step);

typedef struct
{
  AciesStepFunc *run;     /* NULL: asks for cards at @moment */
  guint8         moment;  /* kind of decision */
  guint8         phase;   /* of the game, which begins with the step, but not within a strike; 0: it goes on */
} AciesStepProc;

/* The steps of a game. Those of an attack and of the strikes within it stand together,
 * those that end them last. */
typedef struct
{
  const AciesStepProc *rows;      /* by kind of step */
  guint8               attack;    /* the first of an attack */
  guint8               emptied;   /* the first that a target's withdrawal does not take away */
  guint8               ends;      /* the first of those that are run whatever an attack has come to */
} AciesStepProcs;

/* --- moments.h ------------------------------------------------------------------------------- */

/* Who plays an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the side whose turn it is, outside of attacks */
  ACIES_CARD_OF_ATTACKER,  /* in an attack */
  ACIES_CARD_OF_TARGET,    /* in an attack, as an answer */
} AciesCardOwner;

/* What it asks for besides. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* that the unit whose card it is, attacker or target, has its ability */
  ACIES_CARD_NAMES = 1 << 2,  /* a hex is named with it */
};

/* What the moments need to know of an ability card. */
typedef struct
{
  guint8 effect;
  guint8 moment;  /* the decision it answers; ACIES_DECISION_NONE: played in a turn without being asked for */
  guint8 owner;   /* AciesCardOwner */
  guint8 asks;
  gint8  again;   /* the step that opens the moment for more, or -1 */

  /* Is it, by what else it asks for, a card for this attack? Where it is, and nothing
   * can be made of it, the log says why. NULL: it is. This and the next ask public
   * facts alone. */
  gboolean (*fits)  (const AciesState *state,
                     AciesId           card,
                     GError          **error);
  /* May it be played now, on @hex? Of a card that names one, without: refuses,
   * by what keeps it from all. NULL: whenever it fits. */
  gboolean (*check) (const AciesState *state,
                     AciesId           card,
                     AciesHex          hex,
                     GError          **error);
  /* NULL: the combat remembers it (acies_attack_add_card()), and that is all. */
  void     (*play)  (AciesResolver    *resolver,
                     AciesId           card,
                     AciesHex          hex);
} AciesCardProc;

/* The ability cards of a game, and the statements about playing them. */
typedef struct
{
  const AciesCardProc *cards;
  guint                n_cards;
  const char          *moment_rule;  /* each card at its moment */
  const char          *hand_rule;    /* only what the hand holds */
  const char          *ability_rule; /* who has the ability of a card */
  guint8               ordered;      /* the mark of units that an order card has named */
} AciesCardMoments;

/* --- attack.h -------------------------------------------------------------------------------- */

typedef struct
{
  const guint8 *strike;   /* the steps of a strike, the last of which is run first */
  guint         n_strike;
} AciesAttackProcs;

/* --- acts.h ---------------------------------------------------------------------------------- */

typedef struct
{
  /* May @unit, which is on the board, still move, wherever to; attack, whomever; attack when it has moved so far? */
  gboolean   (*may_move)     (const AciesState *state,
                              AciesUnitId       unit,
                              GError          **error);
  gboolean   (*may_attack)   (const AciesState *state,
                              AciesUnitId       unit,
                              GError          **error);
  gboolean   (*attack_after) (const AciesState *state,
                              AciesUnitId       unit,
                              guint             moved,
                              GError          **error);
  /* Says why @to is out of reach within @steps; always %FALSE. */
  gboolean   (*refuse_move)  (const AciesState *state,
                              AciesUnitId       unit,
                              AciesHex          to,
                              guint             steps,
                              GError          **error);
  const char  *owner_rule;   /* only units of the side whose turn it is act */
} AciesActProcs;

/* --- targets.h ------------------------------------------------------------------------------- */

typedef struct
{
  /* The farthest it attacks; 0: never. */
  guint      (*range)    (const AciesState *state,
                          AciesUnitId       unit);
  /* The nearest. NULL: those beside it. */
  guint      (*least)    (const AciesState *state,
                          AciesUnitId       unit);
  /* Would enemies beside its first hex keep it from others now? NULL: never. */
  gboolean   (*is_bound) (const AciesState *state,
                          AciesUnitId       unit);
  /* Does what blocks on the straight line stop an attack now? NULL: never, the way bends round it. */
  gboolean   (*is_straight) (const AciesState *state);
  gboolean     nearest;    /* only the nearest of those in range */
  const char  *enemy_rule; /* only enemies are attacked */
  const char  *far_rule;   /* the range */
  const char  *way_rule;   /* what is in the way */
  const char  *bound_rule; /* who is bound */
  const char  *near_rule;  /* the nearest; where it matters */
} AciesTargetProcs;

/* --- flanking.h ------------------------------------------------------------------------------ */

typedef struct
{
  guint8      flanking;      /* effects of the two cards */
  guint8      envelopment;
  gboolean    adds_up;       /* who counts by one of the cards counts by the other, too */
  gboolean    any_friend;    /* every friend beside the target flanks; else only units with the ability of Flanking */
  const char *once_rule;     /* each counts once by a card */
  /* How many an Envelopment needs; unless it adds up, those that were named are among them. */
  guint8    (*needs)         (const AciesCardType *card);
} AciesFlankProcs;

/* --- hand.h ---------------------------------------------------------------------------------- */

/* How a game names the decisions and steps, and its statements. Where it asks for
 * both at once the two decisions are one, and so are the two steps. */
typedef struct
{
  guint8      ask_put_back;
  guint8      ask_take;
  guint8      step_put_back;  /* runs acies_hand_ask_put_back(), or acies_hand_ask_both() */
  guint8      step_take;      /* runs acies_hand_ask_take(), or acies_hand_ask_both() */
  const char *put_back_rule;
  const char *take_rule;
} AciesHandProcs;

/* --- reserve.h ------------------------------------------------------------------------------- */

typedef struct
{
  const char *rule;  /* the statement about coming in */
  guint8      out;   /* bit of AciesUnit.status of those that never come, or 0 */
  AciesCommandKind verb; /* the game's number of acies_reserve_verb */
} AciesReserveProcs;

/* --- suppositions.h -------------------------------------------------------------------------- */

typedef struct
{
  guint        result;         /* the step in which a roll is read */
  const char  *strike_rule;    /* a strike or counter has no cards */

  /* What holds in @state at this moment; @combat: attack, strike or counter, whose attacker rolls. */
  AciesFactors (*read)       (const AciesState    *state,
                              const AciesCombat   *combat);
  /* Does @card lend such units an attack of their own? NULL: none does. */
  gboolean   (*lends_attack) (const AciesRuleset  *ruleset,
                              AciesId              card,
                              AciesId              unit_type);
  /* Fills in the conditions that follow from the rest. */
  void       (*derive)       (AciesFactors        *factors);
  guint        derived;      /* a bit of each of them */
  /* As often as a condition that does not follow from the rest can hold. NULL: any number. */
  guint      (*most)         (const AciesFactors  *factors,
                              guint                condition);
  /* What else keeps a condition from holding for such units. NULL: nothing. */
  gboolean   (*check_condition) (const AciesFactors *factors,
                              guint                condition,
                              GError             **error);
} AciesSuppositionProcs;

/* --- all of a game --------------------------------------------------------------------------- */

struct _AciesSharedProcs
{
  AciesStepProcs    steps;
  AciesCardMoments  moments;
  AciesAttackProcs  attack;
  AciesActProcs     acts;
  AciesTargetProcs  targets;
  AciesFlankProcs   flanks;
  AciesHandProcs    hand;
  AciesReserveProcs reserve;
  const AciesSuppositionProcs *suppositions; /* (nullable): where chances are told */
};

/**
 * acies_shared_procs_find_missing:
 * Returns: (nullable): the name of the part that it lacks, while procedures that read it
 *   stand in the tables of the game; those that a procedure of the game calls are not seen
 */
const char *acies_shared_procs_find_missing (const AciesProcs *procs);

static inline const AciesSharedProcs *
acies_shared_procs (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

G_END_DECLS

/* acts.h - what a change of the game looks like on the board, as acts with times
 *
 * The acts are found from the events of the change, and contain nothing that the viewer cannot see. The game never waits
 * for them. All times are in milliseconds since the change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "render/render.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ACT_GLIDE,  /* a unit moves along a path */
  ACIES_ACT_CHANGE, /* a unit looks different, for example because it lost figures */
  ACIES_ACT_FALL,   /* a unit is lost and fades; a mark stays on its hex until the turn ends */
  ACIES_ACT_LEAVE,  /* a unit leaves the board in another way, and fades */
  ACIES_ACT_ENTER,  /* a unit enters the board, and appears */
  ACIES_ACT_WORDS,  /* a text rises from a hex */
  ACIES_ACT_RARE,   /* marks a result that had a chance under 5 percent */
  ACIES_ACT_DICE,   /* dice fall beside a hex; they and the mark of a rare result stay until the next acts */
  ACIES_ACT_CARD,   /* a card goes from one place to another */
  ACIES_ACT_END,    /* the game ends: a text over the whole board */
} AciesActKind;

typedef struct
{
  AciesActKind kind;
  guint        start;
  guint        duration;
  AciesUnitId  unit;       /* the unit of the first five kinds and of RARE; otherwise %ACIES_NO_UNIT */
  AciesUnit    before;     /* the unit as the viewer sees it before and after the act */
  AciesUnit    after;
  guint8       badge;      /* badge of the unit (units.h) before and after the act */
  guint8       badge_after;
  guint        first;      /* GLIDE: index of the first hex in AciesActs.path */
  guint        n_path;     /* GLIDE: number of hexes */
  AciesHex     hex;        /* place of the act, or %ACIES_NO_HEX */
  AciesSide    side;       /* the side that loses the unit, rolls the dice, owns the card or wins; %ACIES_NO_SIDE if none */
  char        *text;       /* (nullable): WORDS, RARE and END: the text; DICE: the result in words; CARD: name of the card,
                            * or NULL if it is face down */
  gboolean     is_bad;     /* WORDS: whether the unit loses by it */
  AciesDice    dice;       /* DICE: the dice, with their results */
  guint8       from;       /* CARD: the zones (AciesZone), or %ACIES_NO_ZONE */
  guint8       to;
  AciesId      card;       /* CARD: the card, or %ACIES_NO_ID if it is face down */
} AciesAct;

typedef struct
{
  GArray *acts;     /* (element-type AciesAct): sorted by the order of events, not by time */
  GArray *path;     /* (element-type AciesHex): the paths of all glides */
  guint   duration; /* when the last act ends; 0 if there are no acts or nothing moves */
  guint   settled;  /* when everything has been seen, and only words still rise */
} AciesActs;

/**
 * acies_acts_new:
 * @state: the game after the change
 * @events: (element-type AciesEvent): the events of the change
 * @viewer: the side that sees the board; %ACIES_NO_SIDE sees only public facts (engine/core/units.h)
 * @roll: duration of a roll of dice, which sets the speed of all acts; 0 to let all acts end at once
 */
AciesActs *acies_acts_new        (const AciesState *state,
                                  const GArray     *events,
                                  AciesSide         viewer,
                                  guint             roll);
void       acies_acts_free       (AciesActs        *self);

/* Lists the units that the acts draw instead of the board.
 * @units: (array fixed-size=ACIES_MAX_UNITS): set to 1 for each of these units, and to 0 for the others
 * Returns: whether there are any */
gboolean   acies_acts_mark_units (const AciesActs  *self,
                                  guint8           *units);

/**
 * acies_acts_find_sprite:
 * @sprite: (out): the unit and its place at @time
 *
 * Returns: %FALSE if @unit is not on the board at @time
 */
gboolean   acies_acts_find_sprite (const AciesActs *self,
                                   AciesUnitId      unit,
                                   guint            time,
                                   AciesSprite     *sprite);

/* Returns: how much of the act is over at @time, from 0 to 1 */
double     acies_act_progress    (const AciesAct   *self,
                                  guint             time);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesActs, acies_acts_free)

G_END_DECLS

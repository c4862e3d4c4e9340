/* view.c - what one side may know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/view.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <string.h>

/* --- units that lie face down ---------------------------------------------------------------- */

/* A hidden unit is a place and a thing that lies there. Places are known, with the marks that everybody sees; of the things (type,
 * figures, other marks, status, properties) only all together are known, by side. What lies where is a matching between the two, as
 * the ruleset allows it, and in each layer of a hex (core/units.h) between what is of that layer. */

/* So often all is shuffled, which makes each allowed deal as likely as the others, before one is looked for. */
#define SHUFFLES 16

#define NOTHING ACIES_MAX_UNITS
#define N_NUMBERS (G_MAXUINT8 + 1) /* of units, and none */

/* What is hidden of one side. */
typedef struct
{
  AciesState *state;
  AciesSide   side;
  guint16     open;   /* marks that stay where they are */
  gboolean    anyhow; /* whatever the procedures allow */
  guint       n;
  AciesUnitId places[ACIES_MAX_UNITS]; /* units, by where they are */
  AciesUnit   things[ACIES_MAX_UNITS]; /* what lies there, in an order of its own */

  guint    order[ACIES_MAX_UNITS];    /* in which things are tried */
  guint    thing_on[ACIES_MAX_UNITS]; /* by place, or NOTHING */
  guint    place_of[ACIES_MAX_UNITS]; /* by thing, or NOTHING */
  gboolean tried[ACIES_MAX_UNITS];    /* things, in one search */
} Hidden;

/* --- order ---------------------------------------------------------------------------------- */

/* What the position says of a unit beside itself: units that are alike differ by that alone. */
static guint64
role_of (const AciesState *state,
         AciesUnitId       unit)
{
  guint64 role = (state->turn.acting == unit) | (guint64) (state->decision.unit == unit) << 1;
  guint   bit = 2;

  for (guint i = 0; i < state->n_combats; i++)
    {
      const AciesCombat *combat = &state->combats[i];

      role |= (guint64) (combat->attacker == unit) << bit++;
      role |= (guint64) (combat->target == unit) << bit++;
      for (guint flanker = 0; flanker < combat->n_flankers; flanker++)
        role |= (guint64) (combat->flankers[flanker] == unit) << bit++;
    }

  return role;
}

/* The block of @state as it would be if @unit were 1 and all others 0: where it names the unit. */
static void
mark_in_block (const AciesState *state,
               AciesUnitId       unit,
               guint8           *block)
{
  AciesUnitId to[N_NUMBERS] = { 0 };

  to[unit] = 1;
  to[ACIES_NO_UNIT] = ACIES_NO_UNIT;
  memcpy (block, state->block, sizeof state->block);
  if (state->ruleset->procs->renumber != NULL)
    state->ruleset->procs->renumber (block, to);
}

static int
compare_places (const AciesRuleset *ruleset,
                const AciesUnit    *one,
                const AciesUnit    *other)
{
  if (one->side != other->side)
    return one->side - other->side;
  if (one->place != other->place)
    return one->place - other->place;
  if (one->hex != other->hex)
    return one->hex - other->hex;

  return (int) acies_stack_layer (ruleset, one->type) - (int) acies_stack_layer (ruleset, other->type);
}

static int
compare_things (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const AciesUnit *one = a;
  const AciesUnit *other = b;

  if (one->type != other->type)
    return one->type - other->type;
  if (one->figures != other->figures)
    return one->figures - other->figures;
  if (one->marks != other->marks)
    return one->marks - other->marks;
  if (one->status != other->status)
    return one->status - other->status;

  return memcmp (one->properties, other->properties, sizeof one->properties);
}

static int
compare_roles (const AciesState *state,
               AciesUnitId       one,
               AciesUnitId       other)
{
  guint64 a = role_of (state, one);
  guint64 b = role_of (state, other);
  guint8  block[ACIES_MAX_BLOCK];
  guint8  other_block[ACIES_MAX_BLOCK];

  if (a != b)
    return a < b ? -1 : 1;
  mark_in_block (state, one, block);
  mark_in_block (state, other, other_block);

  return memcmp (block, other_block, sizeof block);
}

static int
compare_places_cb (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  const AciesState *state = data;
  AciesUnitId       one = *(const AciesUnitId *) a;
  AciesUnitId       other = *(const AciesUnitId *) b;
  guint16           open = acies_ruleset_open_marks (state->ruleset);
  int               order = compare_places (state->ruleset, &state->units[one], &state->units[other]);

  if (order == 0)
    order = (state->units[one].marks & open) - (state->units[other].marks & open);

  return order != 0 ? order : compare_roles (state, one, other);
}

static int
compare_units_cb (gconstpointer a,
                  gconstpointer b,
                  gpointer      data)
{
  const AciesState *state = data;
  const AciesUnit  *one = &state->units[*(const AciesUnitId *) a];
  const AciesUnit  *other = &state->units[*(const AciesUnitId *) b];
  int               order = compare_places (state->ruleset, one, other);

  if (order == 0)
    order = compare_things (one, other, NULL);

  return order != 0 ? order : compare_roles (state, *(const AciesUnitId *) a, *(const AciesUnitId *) b);
}

/* --- matching ------------------------------------------------------------------------------- */

static gboolean
may_lie (const Hidden *self,
         guint         thing,
         guint         place)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const AciesUnit    *there = &self->state->units[self->places[place]];
  AciesId             type = self->things[thing].type;

  return acies_stack_layer (ruleset, type) == acies_stack_layer (ruleset, there->type) &&
         (self->anyhow || ruleset->procs->may_lie == NULL || ruleset->procs->may_lie (self->state, self->side, type, there->hex));
}

static void
lay (Hidden *self,
     guint   thing,
     guint   place)
{
  self->thing_on[place] = thing;
  self->place_of[thing] = place;
}

/* Finds something for @place; what lies elsewhere may have to go farther for it. */
static gboolean
find_for (Hidden *self,
          guint   place)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint thing = self->order[i];

      if (self->tried[thing] || !may_lie (self, thing, place))
        continue;
      self->tried[thing] = TRUE;
      if (self->place_of[thing] != NOTHING && !find_for (self, self->place_of[thing]))
        continue;
      lay (self, thing, place);
      return TRUE;
    }

  return FALSE;
}

/* Gives each place something that may lie there; @places says in which order they are served. */
static gboolean
match (Hidden      *self,
       const guint *places)
{
  for (guint i = 0; i < self->n; i++)
    {
      self->thing_on[i] = NOTHING;
      self->place_of[i] = NOTHING;
    }
  for (guint i = 0; i < self->n; i++)
    {
      for (guint thing = 0; thing < self->n; thing++)
        self->tried[thing] = FALSE;
      if (!find_for (self, places[i]))
        return FALSE;
    }

  return TRUE;
}

static void
put (const Hidden *self)
{
  for (guint place = 0; place < self->n; place++)
    {
      AciesUnit       *unit = &self->state->units[self->places[place]];
      const AciesUnit *thing = &self->things[self->thing_on[place]];

      unit->type = thing->type;
      unit->figures = thing->figures;
      unit->marks = (guint16) ((unit->marks & self->open) | thing->marks);
      unit->status = thing->status;
      memcpy (unit->properties, thing->properties, sizeof unit->properties);
    }
}

static void
count_up (guint *numbers,
          guint  n)
{
  for (guint i = 0; i < n; i++)
    numbers[i] = i;
}

static void
shuffle (guint    *numbers,
         guint     n,
         AciesPick pick,
         gpointer  source)
{
  for (guint i = n; i > 1; i--)
    {
      guint other = pick (source, i);
      guint number = numbers[i - 1];

      numbers[i - 1] = numbers[other];
      numbers[other] = number;
    }
}

/* --- a view --------------------------------------------------------------------------------- */

static void
collect (Hidden     *self,
         AciesState *state,
         AciesSide   side,
         AciesSide   viewer)
{
  self->state = state;
  self->side = side;
  self->open = acies_ruleset_open_marks (state->ruleset);
  self->anyhow = FALSE;
  self->n = 0;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side == side && acies_unit_is_hidden_from (state, (AciesUnitId) i, viewer))
        self->places[self->n++] = (AciesUnitId) i;
    }
  g_qsort_with_data (self->places, (int) self->n, sizeof *self->places, compare_places_cb, state);
  for (guint i = 0; i < self->n; i++)
    {
      self->things[i] = state->units[self->places[i]];
      self->things[i].marks &= (guint16) ~self->open;
    }
  g_qsort_with_data (self->things, (int) self->n, sizeof *self->things, compare_things, NULL);
  count_up (self->order, self->n);
}

/* Units get the numbers of their order, so that these tell nothing of where they came from. */
static void
renumber (AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  AciesUnitId       ids[ACIES_MAX_UNITS];
  AciesUnitId       to[N_NUMBERS];
  AciesUnit         units[ACIES_MAX_UNITS];
  guint             n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (to); i++)
    to[i] = ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_ABSENT)
        ids[n++] = (AciesUnitId) i;
    }
  g_qsort_with_data (ids, (int) n, sizeof *ids, compare_units_cb, state);
  for (guint i = 0; i < n; i++)
    {
      units[i] = state->units[ids[i]];
      to[ids[i]] = (AciesUnitId) i;
    }
  for (guint i = 0; i < state->n_units; i++)
    state->units[i] = i < n ? units[i] : acies_unit_absent ();
  state->n_units = (guint8) n;
  state->turn.acting = to[state->turn.acting];
  state->decision.unit = to[state->decision.unit];
  for (guint i = 0; i < state->n_combats; i++)
    {
      AciesCombat *combat = &state->combats[i];

      combat->attacker = to[combat->attacker];
      combat->target = to[combat->target];
      for (guint j = 0; j < combat->n_flankers; j++)
        combat->flankers[j] = to[combat->flankers[j]];
    }
  if (procs->renumber != NULL)
    procs->renumber (state->block, to);
}

/* A shuffle is fair, and nearly always allowed where little is forbidden; else one that is allowed is looked
 * for in an order by chance, and each can be found so. */
static gboolean
deal (Hidden   *self,
      AciesPick pick,
      gpointer  source)
{
  guint places[ACIES_MAX_UNITS];

  for (guint i = 0; i < SHUFFLES; i++)
    {
      guint place = 0;

      shuffle (self->order, self->n, pick, source);
      while (place < self->n && may_lie (self, self->order[place], place))
        place++;
      if (place < self->n)
        continue;
      for (place = 0; place < self->n; place++)
        lay (self, self->order[place], place);
      return TRUE;
    }
  count_up (places, self->n);
  shuffle (places, self->n, pick, source);

  return match (self, places);
}

/* --- hands and all --------------------------------------------------------------------------- */

struct _AciesView
{
  AciesSide   side;
  AciesState *known;                                       /* the others' hands lie in their decks */
  guint       hands[ACIES_MAX_SIDES][ACIES_MAX_DECKS + 1]; /* how many cards each side holds, the last of no deck with a name */
  guint       under[ACIES_MAX_DECKS];                      /* how many lie under each deck; which, and in what order, a side does not know */
};

/* The copies of @card from which @side draws. */
static guint8 *
deck_of (AciesState *state,
         AciesSide   side,
         guint       card)
{
  return &state->cards[state->ruleset->cards[card].common ? 0 : side][ACIES_ZONE_DECK][card];
}

/* Backs of cards tell from which deck they are. */
static guint
place_of (AciesId deck)
{
  return deck != ACIES_NO_ID ? deck : ACIES_MAX_DECKS;
}

/* Hand and choice of cards are secret, in every game; and what lies face down. */
AciesView *
acies_view_new (const AciesState *state,
                AciesSide         side)
{
  AciesView          *self = g_new0 (AciesView, 1);
  const AciesRuleset *ruleset = state->ruleset;
  AciesState         *known = acies_state_copy (state);
  guint               places[ACIES_MAX_UNITS];
  Hidden              hidden;

  self->side = side;
  self->known = known;
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      guint8 *under = &known->cards[0][ACIES_ZONE_UNDER][card];

      for (AciesSide other = 0; other < ruleset->n_sides; other++)
        {
          guint8 *hand = &known->cards[other][ACIES_ZONE_HAND][card];

          self->hands[other][place_of (ruleset->cards[card].deck)] += *hand;
          if (other == side)
            continue;
          *deck_of (known, other, card) += *hand;
          *hand = 0;
        }
      if (*under == 0)
        continue;
      self->under[ruleset->cards[card].deck] += *under;
      known->cards[0][ACIES_ZONE_DECK][card] += *under;
      *under = 0;
    }
  known->n_under = 0;
  if (ruleset->face_down == ACIES_NO_ID)
    return self;

  for (AciesSide other = 0; other < ruleset->n_sides; other++)
    {
      collect (&hidden, known, other, side);
      /* The first deal that is allowed when all is tried in order; if none is, the first of all. */
      count_up (places, hidden.n);
      if (!match (&hidden, places))
        {
          hidden.anyhow = TRUE;
          match (&hidden, places);
        }
      put (&hidden);
    }
  renumber (known);

  return self;
}

void
acies_view_free (AciesView *self)
{
  acies_state_free (self->known);
  g_free (self);
}

AciesSide
acies_view_get_side (const AciesView *self)
{
  return self->side;
}

const AciesRuleset *
acies_view_get_ruleset (const AciesView *self)
{
  return self->known->ruleset;
}

guint
acies_view_count_hand (const AciesView *self,
                       AciesSide        side)
{
  guint n = 0;

  g_return_val_if_fail (side < self->known->ruleset->n_sides, 0);

  for (guint i = 0; i <= ACIES_MAX_DECKS; i++)
    n += self->hands[side][i];

  return n;
}

guint
acies_view_count_unseen (const AciesView *self,
                         AciesSide        side,
                         AciesId          card)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides && card < self->known->ruleset->n_cards, 0);

  return acies_state_pile (self->known, side, card, ACIES_ZONE_DECK);
}

gboolean
acies_view_equal (const AciesView *a,
                  const AciesView *b)
{
  return a->side == b->side && acies_state_equal (a->known, b->known) && memcmp (a->hands, b->hands, sizeof a->hands) == 0 &&
         memcmp (a->under, b->under, sizeof a->under) == 0;
}

static void
deal_cards (AciesState *state,
            AciesSide   side,
            AciesId     deck,
            guint       n,
            AciesZone   zone,
            AciesPick   pick,
            gpointer    source)
{
  guint left = acies_state_count_deck (state, side, deck, ACIES_ZONE_DECK);

  for (guint i = 0; i < n; i++)
    {
      guint   place = pick (source, left - i); /* when all cards of the deck lie in a row */
      AciesId card = 0;

      while (state->ruleset->cards[card].deck != deck || place >= *deck_of (state, side, card))
        {
          place -= state->ruleset->cards[card].deck == deck ? *deck_of (state, side, card) : 0;
          card++;
        }
      (*deck_of (state, side, card))--;
      state->cards[side][zone][card]++;
      if (zone == ACIES_ZONE_UNDER)
        acies_state_put_under (state, card, TRUE);
    }
}

guint
acies_view_list_draws (const AciesView  *self,
                       const AciesState *state,
                       AciesDraw        *draws)
{
  const AciesDecision *asked = &state->decision;
  guint                n = 0;

  g_return_val_if_fail (asked->kind == ACIES_DECISION_DRAW, 0);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint unseen = acies_view_count_unseen (self, asked->side, (AciesId) card);

      if (state->ruleset->cards[card].deck == asked->deck && unseen > 0)
        draws[n++] = (AciesDraw) { (AciesId) card, unseen };
    }

  return n;
}

AciesState *
acies_view_fill (const AciesView *self,
                 AciesPick        pick,
                 gpointer         source)
{
  AciesState         *state = acies_state_copy (self->known);
  const AciesRuleset *ruleset = state->ruleset;
  Hidden              hidden;

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (side == self->side)
        continue;
      for (guint deck = 0; deck < ruleset->n_decks; deck++)
        deal_cards (state, side, (AciesId) deck, self->hands[side][deck], ACIES_ZONE_HAND, pick, source);
      deal_cards (state, side, ACIES_NO_ID, self->hands[side][ACIES_MAX_DECKS], ACIES_ZONE_HAND, pick, source);
    }
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    deal_cards (state, 0, (AciesId) deck, self->under[deck], ACIES_ZONE_UNDER, pick, source);
  for (AciesSide side = 0; side < ruleset->n_sides && ruleset->face_down != ACIES_NO_ID; side++)
    {
      collect (&hidden, state, side, self->side);
      if (hidden.n > 1 && deal (&hidden, pick, source))
        put (&hidden);
    }

  return state;
}

const AciesState *
acies_state_know (const AciesState *state,
                  AciesSide         side,
                  AciesState      **copy)
{
  g_autoptr (AciesView) view = NULL;

  if (!acies_state_hides_from (state, side))
    return state;
  view = acies_view_new (state, side);
  if (*copy == NULL)
    *copy = acies_state_copy (view->known);
  else
    acies_state_assign (*copy, view->known);

  return *copy;
}

gboolean
acies_state_knows_attack (const AciesState *state,
                          AciesSide         side,
                          AciesHex          from,
                          AciesHex          at)
{
  AciesUnitId attacker = acies_state_unit_at (state, from);
  AciesUnitId target = acies_state_unit_at (state, at);

  return (attacker == ACIES_NO_UNIT || !acies_unit_is_hidden_from (state, attacker, side)) &&
         (target == ACIES_NO_UNIT || !acies_unit_is_hidden_from (state, target, side));
}

/* computer.c - Legions: what a position is worth, and what comes of an Army card before it is laid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

/* What a point is worth in thousandths of the logarithm of the odds to win (engine/ruleset/parts.h). */
#define OF_A_POINT 300

/* Army cards in the hand: any, one that goes on with a legion, and one more to choose from. */
#define OF_A_CARD 25
#define OF_A_CARD_THAT_FITS 60
#define OF_A_CHOICE 20

static int
dice_worth (const AciesState *state,
            AciesSide         side)
{
  int worth = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      int shown = state->units[i].properties[LEG_VALUE];

      if (acies_leg_is_die (state, i, side, LEG_COMMANDER_DIE))
        worth += 18 + 4 * shown;
      else if (acies_leg_is_die (state, i, side, LEG_LEGION_DIE))
        worth += 8 + 3 * shown;
      else if (acies_leg_is_die (state, i, side, LEG_GENERAL_DIE))
        worth += shown < 6 ? 7 * shown : 37; /* at six its next rest is lost */
    }

  return worth;
}

/* What is still to be rolled and placed: first it is only counted, then the dice are on the table, then in a pool. */
static int
gains_worth (const AciesState *state,
             AciesSide         side)
{
  const AciesLegBlock *block = LEG_BLOCK (state);
  int                  worth = 0;

  if (side != (state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active))
    return 0;
  for (guint i = 0; i < LEG_POOL && block->pool[i].value > 0; i++)
    worth += 12 + 4 * block->pool[i].value;
  if (worth > 0)
    return worth;
  if (state->decision.kind != ACIES_DECISION_DICE)
    return 29 * block->gained[LEG_DIE_BLACK] + 48 * block->gained[LEG_DIE_RED];
  for (guint i = 0; i < state->decision.n_dice; i++)
    worth += state->decision.dice[i] == LEG_DIE_BLACK ? 29 : state->decision.dice[i] == LEG_DIE_RED ? 48
                                                                                                    : 0;

  return worth;
}

/* What the tokens of @side are worth, with one more of the kind @more: one too many comes off again; a kind that is new, or for
 * which a card of @side asks, is better than another of the same. */
static int
tokens_worth (const AciesState *state,
              AciesSide         side,
              guint             more)
{
  int of_class[] = { 0, 0 };
  int worth = 0;

  for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    {
      int      n = (int) acies_leg_count_tokens (state, side, token) + (token == more);
      gboolean is_asked_for = FALSE;

      for (guint i = 0; i < state->ruleset->n_cards && n > 0; i++)
        is_asked_for |= state->ruleset->cards[i].deck == LEG_DECK_COMMAND && state->cards[side][ACIES_ZONE_LAID][i] > 0 &&
                        (guint) state->ruleset->cards[i].values[LEG_CARD_TOKEN] == token;
      of_class[acies_leg_class_of_token (token) == LEG_LEGION_DIE] += MIN (n, LEG_NUMBER (state, LEG_MOST_OF_KIND));
      if (n > 0)
        worth += is_asked_for ? 18 : 5;
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_class); i++)
    worth += 9 * MIN (of_class[i], LEG_NUMBER (state, LEG_MOST_OF_CLASS));

  return worth;
}

/* What one more token adds: of @kind, or LEG_NO_TOKEN for the best kind. */
static int
gain_of_token (const AciesState *state,
               AciesSide         side,
               guint             kind)
{
  int worth = tokens_worth (state, side, LEG_NO_TOKEN);
  int gain = 0;

  for (guint token = LEG_WARLORD; token < LEG_N_TOKENS; token++)
    if (kind == LEG_NO_TOKEN || token == kind)
      gain = MAX (gain, tokens_worth (state, side, token) - worth);

  return gain;
}

/* A card is worth more when it goes on with a begun legion at one of its open ends; what cannot be kept is only a choice more. */
static int
army_cards_worth (const AciesLegField  *field,
                  AciesSide             side,
                  const AciesLegLegion *begun,
                  guint                 n_begun)
{
  const AciesState *state = field->state;
  int               n_fitting = 0;
  int               n_others = 0;
  int               kept_fitting, kept_others;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesUnitType *type;
      gboolean             fits = FALSE;

      if (state->ruleset->cards[i].deck != LEG_DECK_ARMY || state->cards[side][ACIES_ZONE_HAND][i] == 0)
        continue;
      type = &state->ruleset->unit_types[acies_leg_type_of_card (state->ruleset, (AciesId) i)];
      for (guint j = 0; j < n_begun; j++)
        {
          AciesHex first = begun[j].first;
          AciesHex last = (AciesHex) (first + begun[j].n - 1);

          fits |= type->class_ == begun[j].colour &&
                  ((acies_leg_type_at (field, first)->values[LEG_LEFT] > 0 && type->values[LEG_RIGHT] > 0 && acies_leg_card_at (field, (AciesHex) (first - 1)) == ACIES_NO_UNIT) ||
                   (acies_leg_type_at (field, last)->values[LEG_RIGHT] > 0 && type->values[LEG_LEFT] > 0 && acies_leg_card_at (field, (AciesHex) (last + 1)) == ACIES_NO_UNIT));
        }
      n_fitting += fits ? state->cards[side][ACIES_ZONE_HAND][i] : 0;
      n_others += fits ? 0 : state->cards[side][ACIES_ZONE_HAND][i];
    }
  kept_fitting = MIN (n_fitting, LEG_NUMBER (state, LEG_ARMY_HAND));
  kept_others = MIN (n_others, LEG_NUMBER (state, LEG_ARMY_HAND) - kept_fitting);

  return OF_A_CARD_THAT_FITS * kept_fitting + OF_A_CARD * kept_others + OF_A_CHOICE * (n_fitting + n_others - kept_fitting - kept_others);
}

/* Own turns that are left, as far as the Army deck and the last round show. */
static int
turns_left (const AciesState *state)
{
  int rounds = state->setup.end_round - state->turn.round;

  return MIN (rounds, (int) (acies_state_count_left (state, 0, LEG_DECK_ARMY) / state->ruleset->n_sides));
}

/* The chance in hundredths to find and lay a wing that closes @legion on @edge. */
static int
chance_to_close (const AciesLegField  *field,
                 AciesSide             side,
                 const AciesLegLegion *legion,
                 guint                 edge)
{
  const AciesState *state = field->state;
  AciesHex          at = (AciesHex) (edge == LEG_LEFT ? legion->first - 1u : legion->first + legion->n);
  int               held = 0;
  int               unseen = 0;

  if (acies_board_owner (state->board, state->ruleset, at) != side || acies_leg_card_at (field, at) != ACIES_NO_UNIT)
    return 0;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesUnitType *type;

      if (state->ruleset->cards[i].deck != LEG_DECK_ARMY)
        continue;
      type = &state->ruleset->unit_types[acies_leg_type_of_card (state->ruleset, (AciesId) i)];
      if (type->class_ != legion->colour || type->values[edge] != 0 || type->values[edge == LEG_LEFT ? LEG_RIGHT : LEG_LEFT] == 0)
        continue;
      held += state->cards[side][ACIES_ZONE_HAND][i];
      for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
        unseen += other != side ? state->cards[other][ACIES_ZONE_HAND][i] : 0;
      unseen += (int) (acies_state_pile (state, side, (AciesId) i, ACIES_ZONE_DECK) + acies_state_pile (state, side, (AciesId) i, ACIES_ZONE_UNDER));
    }

  return held > 0 ? 95 : MIN (16 * unseen, 44) * CLAMP (turns_left (state), 0, 5) / 5;
}

/* What @legion, which is not finished, will bring: points, dice and perhaps a new colour. */
static int
begun_worth (const AciesLegField  *field,
             AciesSide             side,
             const AciesLegLegion *legion)
{
  const AciesState *state = field->state;
  guint             n = legion->n;
  int               chance = 100;

  for (guint edge = LEG_LEFT; edge <= LEG_RIGHT; edge++)
    if (acies_leg_type_at (field, (AciesHex) (edge == LEG_LEFT ? legion->first : legion->first + legion->n - 1))->values[edge] > 0)
      {
        chance = chance * chance_to_close (field, side, legion, edge) / 100;
        n++;
      }
  chance = turns_left (state) > 0 ? chance : 0;

  return chance * (100 * (int) acies_leg_points_of (state, n) + 25 * (int) n) / 100;
}

/* Army cards on the board and in the hand, Command cards and objectives: of those of others nothing is known. */
static int
cards_worth (const AciesState *state,
             AciesSide         side)
{
  AciesLegField  field;
  AciesLegLegion begun[ACIES_MAX_UNITS];
  guint          n_begun;
  int            worth = 0;

  acies_leg_field_find (&field, state);
  n_begun = acies_leg_list_legions (&field, side, FALSE, begun);
  for (guint i = 0; i < n_begun; i++)
    worth += begun_worth (&field, side, &begun[i]);
  worth += army_cards_worth (&field, side, begun, n_begun);
  worth += 22 * (int) acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_HAND);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardType *card = &state->ruleset->cards[i];
      guint                n_laid = state->cards[side][ACIES_ZONE_LAID][i];

      if (card->deck == LEG_DECK_COMMAND && n_laid > 0)
        worth += acies_leg_count_tokens (state, side, (guint) card->values[LEG_CARD_TOKEN]) > 0 ? 45 : 28;
      if (card->deck == LEG_DECK_OBJECTIVE && n_laid + state->cards[side][ACIES_ZONE_HAND][i] > 0 && acies_leg_is_met (state, 1u << side, (AciesId) i))
        worth += 90 * LEG_NUMBER (state, LEG_OBJECTIVE_POINTS);
    }

  return worth;
}

/* --- what is still to come ------------------------------------------------------------------- */

/* Cards that are about to be drawn, also at the end of the turn, as far as there is room for them in the hand. */
static int
draws_worth (const AciesState *state,
             AciesSide         side)
{
  int      room = MAX (LEG_NUMBER (state, LEG_ARMY_HAND) - (int) acies_state_count_deck (state, side, LEG_DECK_ARMY, ACIES_ZONE_HAND), 0);
  gboolean is_turn = state->turn.active == side && (state->turn.phase == LEG_PHASE_ARMY || state->turn.phase == LEG_PHASE_ACTIONS);
  int      n = is_turn ? LEG_NUMBER (state, LEG_DRAW_AT_END) : 0;

  if (state->decision.kind == ACIES_DECISION_DRAW && state->decision.side == side && state->decision.deck == LEG_DECK_ARMY)
    n += state->decision.count;

  return OF_A_CARD * MIN (room, n) + OF_A_CHOICE * n;
}

/* What a step that is left brings to its side. */
static int
step_worth (const AciesState *state,
            const AciesStep  *step)
{
  AciesSide side = step->side;

  switch (step->kind)
    {
    case LEG_STEP_TOKEN:
      return acies_leg_can_take_token (state, side) ? gain_of_token (state, side, LEG_NO_TOKEN) : 0;

    case LEG_STEP_REWARD:
      return 60;

    case LEG_STEP_PICK:
      return 32;

    case LEG_STEP_CHECK:
    case LEG_STEP_READ_CHECK:
      return acies_leg_count_dice (state, side, LEG_LEGION_DIE) > 0 ? -5 * MAX (6 - acies_leg_threshold (state, side, state->turn.active, NULL), 0) : 0;

    case LEG_STEP_LOSE:
      return -28;

    case LEG_STEP_EFFECT:
      return 20;

    default:
      return 0;
    }
}

/* What the pending question brings to @side. */
static int
question_worth (const AciesState *state,
                AciesSide         side)
{
  const AciesDecision *asked = &state->decision;

  if (asked->kind == LEG_ASK_LOSE)
    return asked->count == side + 1 ? -28 : 0;
  if (asked->side != side)
    return asked->kind == LEG_ASK_LOWER ? -4 * asked->count : 0;
  switch (asked->kind)
    {
    case LEG_ASK_PICK:
      return 32;

    case LEG_ASK_TOKEN:
      return gain_of_token (state, side, LEG_NO_TOKEN);

    case LEG_ASK_GIVE:
      return gain_of_token (state, side, LEG_BLOCK (state)->token);

    case LEG_ASK_REWARD:
      return 65;

    case LEG_ASK_GAIN:
      return 45;

    case LEG_ASK_RAISE:
      return 4 * asked->count;

    case LEG_ASK_CARRY:
      return 5;

    case LEG_ASK_REQUISITION:
      return 15 * LEG_NUMBER (state, LEG_REQUISITION_COINS) - 25;

    default:
      return 0;
    }
}

int
acies_leg_evaluate (const AciesState *state,
                    AciesSide         side)
{
  int coins = state->sides[side].resources[LEG_COINS];
  int worth = 100 * state->sides[side].morale;

  /* Coins bring no points: the first ones pay for actions and cards, all others only break ties. */
  worth += 18 * MIN (coins, 4) + 6 * CLAMP (coins - 4, 0, 4) + MAX (coins - 8, 0);
  worth += 110 * __builtin_popcount (acies_leg_colours (state, side));
  worth += dice_worth (state, side) + gains_worth (state, side) + tokens_worth (state, side, LEG_NO_TOKEN);
  worth += cards_worth (state, side) + draws_worth (state, side) + question_worth (state, side);
  for (guint i = 0; i < state->n_steps; i++)
    worth += state->steps[i].side == side ? step_worth (state, &state->steps[i]) : 0;

  return worth * OF_A_POINT / 100;
}

/* --- an Army card before it is laid ----------------------------------------------------------- */

/* AciesProcs.foresee. LEG-B9: dice are rolled as soon as the card lies; LEG-B15; LEG-B19, LEG-B20: what comes before a check changes nothing of it. */
char *
acies_leg_foresee (const AciesState   *state,
                   const AciesCommand *command)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AciesState) after = NULL;
  AciesSide      by = state->turn.active;
  AciesLegField  field;
  AciesLegLegion legion;
  guint          n = 0;
  gboolean       is_big;

  if (command->kind != ACIES_COMMAND_PLAY || command->hex == ACIES_NO_HEX)
    return NULL;
  after = acies_state_copy (state);
  if (!acies_engine_apply (after, command, NULL, NULL))
    return NULL;
  acies_leg_field_find (&field, after);
  acies_leg_legion_at (&field, command->hex, &legion);
  is_big = legion.finished && (int) legion.n >= LEG_NUMBER (after, LEG_BIG);
  if (legion.finished && (int) legion.n >= LEG_NUMBER (after, LEG_MASSIVE))
    acies_list_add (text, ACIES_LIST_SEMICOLON, _ ("finishes a massive legion"));
  else if (legion.finished)
    acies_list_add (text, ACIES_LIST_SEMICOLON, is_big ? _ ("finishes a big legion") : _ ("finishes a legion"));
  for (guint i = 0; after->decision.kind == ACIES_DECISION_DICE && i < after->decision.n_dice; i++)
    n += after->decision.dice[i] == LEG_DIE_BLACK || after->decision.dice[i] == LEG_DIE_RED;
  if (n > 0)
    acies_list_addf (text, ACIES_LIST_SEMICOLON, g_dngettext (GETTEXT_PACKAGE, "brings %u die", "brings %u dice", n), n);
  for (AciesSide side = 0; side < after->ruleset->n_sides && is_big; side++)
    if (acies_side_is_enemy (after, by, side))
      /* Translators: a side, and how many of six rolls of a die let it pass a check of its morale */
      acies_list_addf (text, ACIES_LIST_SEMICOLON, _ ("%1$s has a %2$d in 6 chance of passing its morale check"), after->ruleset->sides[side].name,
                       MIN (acies_leg_threshold (after, side, by, NULL), LEG_DIE_MOST));

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

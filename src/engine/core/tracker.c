/* tracker.c - what people tap at a table, as commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/tracker.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

ACIES_BLOCK_FITS (AciesTracker);

/* The element of AciesTracker.held for @deck. */
static guint
held_at (AciesId deck)
{
  return deck == ACIES_NO_ID ? ACIES_MAX_DECKS : deck;
}

gsize
acies_state_block_size (const AciesState *state)
{
  return state->mode == ACIES_MODE_TABLE ? sizeof (AciesTracker) : state->ruleset->procs->block_size;
}

/* --- counts -------------------------------------------------------------------------------------- */

const AciesRoundStep *
acies_tracker_get_step (const AciesState *state)
{
  return state->turn.phase < state->ruleset->n_round_steps ? &state->ruleset->round_steps[state->turn.phase] : NULL;
}

char *
acies_tracker_describe (const AciesState *state)
{
  const AciesRoundStep *step = acies_tracker_get_step (state);
  const char           *side = state->ruleset->sides[state->turn.active].name;

  if (step == NULL)
    return g_strdup_printf (_ ("It is the turn of %s"), side);

  /* Translators: a side, and the name of a step of the round */
  return step->of == ACIES_STEP_OF_ALL ? g_strdup (step->name) : g_strdup_printf (C_ ("at a table", "%1$s: %2$s"), side, step->name);
}

guint
acies_tracker_count_hand (const AciesState *state,
                          AciesSide         side,
                          AciesId           deck)
{
  return acies_state_count_deck (state, side, deck, ACIES_ZONE_HAND) + acies_tracker (state)->held[side][held_at (deck)];
}

guint
acies_tracker_count_deck (const AciesState *state,
                          AciesSide         side,
                          AciesId           deck)
{
  gboolean  common = deck != ACIES_NO_ID && state->ruleset->decks[deck].common;
  AciesSide first = common ? 0 : side;
  AciesSide last = common ? (AciesSide) (state->ruleset->n_sides - 1) : side;
  guint     n = acies_state_count_left (state, side, deck);

  for (guint i = first; i <= last; i++)
    n -= MIN (n, acies_tracker (state)->held[i][held_at (deck)]);

  return n;
}

/* At a table a unit that came back is anywhere, and counts as in reserve. */
static gboolean
fights (const AciesUnit *unit,
        AciesSide        side,
        AciesId          type)
{
  return (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) && unit->side == side && (type == ACIES_NO_ID || unit->type == type);
}

guint
acies_tracker_count_figures (const AciesState *state,
                             AciesSide         side,
                             AciesId           type)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += fights (&state->units[i], side, type) ? state->units[i].figures : 0;

  return n;
}

/* The figures of @type that are missing: those that can come back. */
static guint
count_missing (const AciesState *state,
               AciesSide         side,
               AciesId           type)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_ABSENT && unit->side == side && unit->type == type)
        n += acies_state_most_figures (state, type) - MIN (unit->figures, acies_state_most_figures (state, type));
    }

  return n;
}

/* --- the next step -------------------------------------------------------------------------------- */

/* The steps that belong together: all those of a turn that follow each other, else one. */
static void
find_block (const AciesRuleset *ruleset,
            guint               step,
            guint              *first,
            guint              *last)
{
  *first = *last = step;
  if (step >= ruleset->n_round_steps || ruleset->round_steps[step].of != ACIES_STEP_OF_TURN)
    return;
  while (*first > 0 && ruleset->round_steps[*first - 1].of == ACIES_STEP_OF_TURN)
    (*first)--;
  while (*last + 1 < ruleset->n_round_steps && ruleset->round_steps[*last + 1].of == ACIES_STEP_OF_TURN)
    (*last)++;
}

static gboolean
takes_part (const AciesState *state,
            AciesSide         side)
{
  AciesId plays_by = state->ruleset->sides[side].plays_by;

  return plays_by == ACIES_NO_ID || acies_tracker_count_figures (state, side, ACIES_NO_ID) > 0 || side < state->switches[plays_by];
}

static AciesSide
first_side (const AciesState *state)
{
  AciesSide first = acies_state_first_side (state);

  return first < state->ruleset->n_sides ? first : 0;
}

AciesTrackerNext
acies_tracker_find_next (const AciesState *state)
{
  const AciesRuleset   *ruleset = state->ruleset;
  AciesTrackerNext      next = { state->turn, acies_tracker (state)->done, FALSE };
  const AciesRoundStep *step = acies_tracker_get_step (state);
  guint                 first, last;

  find_block (ruleset, state->turn.phase, &first, &last);
  if (state->turn.phase < last)
    {
      next.turn.phase++;
      return next;
    }
  next.done |= (guint8) (1u << state->turn.active);
  for (AciesSide side = acies_side_next (state, state->turn.active);
       (step == NULL || step->of != ACIES_STEP_OF_ALL) && side != state->turn.active; side = acies_side_next (state, side))
    if ((next.done >> side & 1) == 0 && takes_part (state, side))
      {
        next.turn.active = side;
        next.turn.phase = (guint8) first;
        return next;
      }
  next.done = 0;
  next.turn.active = first_side (state);
  next.turn.phase = (guint8) (last + 1);
  if (next.turn.phase < ruleset->n_round_steps)
    return next;
  next.turn.phase = 0;
  next.ends_game = state->turn.round >= state->setup.end_round;
  next.turn.round += !next.ends_game;

  return next;
}

/* --- checks ---------------------------------------------------------------------------------------- */

static gboolean
check_change (int         now,
              int         change,
              int         min,
              int         max,
              const char *what,
              GError    **error)
{
  return (now + change >= min && now + change <= max) ||
         /* Translators: the name of a number such as “Morale”, then the lowest and the highest value */
         acies_refuse_limit (error, _ ("%1$s must be from %2$d to %3$d"), what, min, max);
}

static const char *
morale_name (const AciesRuleset *ruleset)
{
  return ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale");
}

static gboolean
check_reason (const AciesCommand *command,
              AciesTracks         tracks,
              const AciesRuleset *ruleset,
              GError            **error)
{
  return command->type == ACIES_NO_ID || ruleset->tracker_reasons[command->type].tracks == tracks ||
         acies_refuse_limit (error, _ ("“%s” is a reason for another number"), ruleset->tracker_reasons[command->type].id);
}

/* The zone from which the card of @command comes; %ACIES_NO_ZONE if it is nowhere. */
static AciesZone
find_zone (const AciesCommand *command,
           const AciesState   *state)
{
  static const AciesZone order[] = { ACIES_ZONE_HAND, ACIES_ZONE_DECK, ACIES_ZONE_UNDER, ACIES_ZONE_ROW, ACIES_ZONE_LAID, ACIES_ZONE_DISCARD };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if ((command->number == 0 || order[i] == (guint) command->number - 1) && order[i] != (guint) command->number2 &&
        (order[i] != ACIES_ZONE_UNDER || command->number2 != ACIES_ZONE_DECK) && acies_state_pile (state, command->side, command->id, order[i]) > 0)
      return order[i];

  return (AciesZone) ACIES_NO_ZONE;
}

static gboolean
check_card (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];
  const AciesDeckType *deck = card->deck != ACIES_NO_ID ? &state->ruleset->decks[card->deck] : NULL;
  guint                zone = (guint) command->number2;

  if (zone == ACIES_ZONE_HAND && acies_ruleset_is_unheld (state->ruleset, command->id))
    return acies_refuse_limit (error, _ ("Cards of the deck “%s” are never held in hand"), deck->name);
  if ((zone == ACIES_ZONE_LAID && (deck == NULL || !deck->laid)) || (zone == ACIES_ZONE_ROW && (deck == NULL || deck->row == 0)))
    return acies_refuse_limit (error, _ ("“%s” cannot lie there"), card->name);
  if (zone == ACIES_ZONE_ROW && acies_state_count_deck (state, command->side, card->deck, ACIES_ZONE_ROW) >= deck->row)
    return acies_refuse_limit (error, _ ("There is no room for another card"));

  return find_zone (command, state) != (AciesZone) ACIES_NO_ZONE ||
         /* Translators: a card, and a side */
         acies_refuse_limit (error, _ ("There is no “%1$s” that %2$s could have"), card->name, state->ruleset->sides[command->side].name);
}

static gboolean
check_hand (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  AciesSide side = command->side;
  int       held = acies_tracker (state)->held[side][held_at (command->id)];

  if (command->number > 0)
    return command->number <= (int) acies_tracker_count_deck (state, side, command->id) || acies_refuse_limit (error, _ ("There are not so many cards left in the deck"));

  return check_change (held, command->number, 0, G_MAXUINT8, _ ("The number of cards without a name"), error);
}

static gboolean
check_dice (const AciesDice    *dice,
            const AciesRuleset *ruleset,
            GError            **error)
{
  for (guint i = 0; i < dice->n; i++)
    {
      const AciesDieType *type = &ruleset->die_types[dice->types[i]];
      g_autofree char    *faces = NULL;

      if (dice->faces[i] > 0 && dice->faces[i] <= type->n_faces)
        continue;
      faces = acies_die_dup_faces (type);
      /* Translators: the place of a die in the roll, and a list of faces */
      return acies_refuse_limit (error, _ ("Die %1$u has only these faces: %2$s"), i + 1, faces);
    }

  return TRUE;
}

gboolean
acies_tracker_check (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesSideNumbers *numbers = &state->sides[command->side < ruleset->n_sides ? command->side : 0];
  const AciesResource    *resource = &ruleset->resources[command->id < ruleset->n_resources ? command->id : 0];

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return acies_refuse_not_asked (error, ruleset->procs->rules.end, _ ("The game is over"));
  if (ruleset->procs->judge == NULL &&
      (command->kind == ACIES_COMMAND_TRACK_END || (command->kind == ACIES_COMMAND_TRACK_NEXT && acies_tracker_find_next (state).ends_game)))
    return acies_refuse_limit (error, _ ("This game does not say who has won"));
  if (command->number == 0 && command->kind >= ACIES_COMMAND_TRACK_MORALE && command->kind <= ACIES_COMMAND_TRACK_HAND)
    return acies_refuse_limit (error, _ ("The change is zero"));
  switch (command->kind)
    {
    case ACIES_COMMAND_TRACK_ROUND:
      return check_change (0, command->number, 1, state->setup.end_round, _ ("The round"), error);

    case ACIES_COMMAND_TRACK_MORALE:
      return check_change (numbers->morale, command->number, 0, ACIES_MAX_MORALE, morale_name (ruleset), error) &&
             check_reason (command, ACIES_TRACKS_MORALE, ruleset, error);

    case ACIES_COMMAND_TRACK_RESOURCE:
      return check_change (numbers->resources[command->id], command->number, resource->min, resource->max, resource->name, error) &&
             check_reason (command, ACIES_TRACKS_RESOURCES, ruleset, error);

    case ACIES_COMMAND_TRACK_ACTIONS:
      return ruleset->army.actions > 0 ? check_change (numbers->spent, command->number, 0, ACIES_MAX_ACTIONS, _ ("The number of actions spent"), error)
                                       : acies_refuse_limit (error, _ ("This game does not count actions"));

    case ACIES_COMMAND_TRACK_LOSSES:
      return check_change (0, command->number, -(int) count_missing (state, command->side, command->id),
                           (int) acies_tracker_count_figures (state, command->side, command->id), ruleset->unit_types[command->id].name, error) &&
             check_reason (command, ACIES_TRACKS_LOSSES, ruleset, error);

    case ACIES_COMMAND_TRACK_HAND:
      return check_hand (command, state, error);

    case ACIES_COMMAND_TRACK_CARD:
      return check_card (command, state, error);

    case ACIES_COMMAND_TRACK_INCREMENT:
      return command->number <= G_MAXUINT8 || acies_refuse_limit (error, _ ("A clock can gain at most %d seconds"), G_MAXUINT8);

    case ACIES_COMMAND_TRACK_DICE:
    case ACIES_COMMAND_TRACK_FIGHT:
      return check_dice (&command->dice, ruleset, error);

    default:
      return TRUE;
    }
}

/* --- what comes of them ---------------------------------------------------------------------------- */

static void
log_text (AciesResolver *resolver,
          AciesSide      side,
          char          *text)
{
  g_autofree char *owned = text;

  acies_log_entry (resolver, ACIES_LOG_TRACKED, .side = side, .reason = g_intern_string (owned));
}

/* "Morale -1, now 4: a unit was eliminated" */
static void
log_change (AciesResolver      *resolver,
            const AciesCommand *command,
            const char         *name,
            int                 now)
{
  const AciesRuleset *ruleset = resolver->state->ruleset;

  if (command->type != ACIES_NO_ID)
    /* Translators: the name of a number such as “Morale”, its change, its new value, and the reason */
    log_text (resolver, command->side, g_strdup_printf (_ ("%1$s %2$+d, now %3$d: %4$s"), name, command->number, now, ruleset->tracker_reasons[command->type].name));
  else
    /* Translators: the name of a number such as “Morale”, its change, and its new value */
    log_text (resolver, command->side, g_strdup_printf (_ ("%1$s %2$+d, now %3$d"), name, command->number, now));
}

static char *
dup_faces (const AciesDice    *dice,
           const AciesRuleset *ruleset)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < dice->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", acies_ruleset_get_face (ruleset, dice, i)->word);

  return g_string_free (text, FALSE);
}

static void
set_done (AciesResolver *resolver,
          guint8         done)
{
  ACIES_BLOCK_SET (resolver, AciesTracker, done, done);
}

/* The log says what begins: a round, the turn of a side, or a step. */
static void
go_to (AciesResolver          *resolver,
       const AciesTrackerNext *next)
{
  const AciesState *state = resolver->state;
  guint8            round = state->turn.round;

  set_done (resolver, next->done);
  acies_resolver_set_turn (resolver, next->turn);
  if (next->turn.round != round)
    {
      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        {
          AciesSideNumbers numbers = state->sides[side];

          numbers.spent = 0;
          acies_resolver_set_side (resolver, side, &numbers);
        }
      acies_log_entry (resolver, ACIES_LOG_ROUND, .number = next->turn.round);
    }
  if (acies_tracker_get_step (state) != NULL)
    log_text (resolver, acies_tracker_get_step (state)->of == ACIES_STEP_OF_ALL ? ACIES_NO_SIDE : state->turn.active,
              g_strdup (acies_tracker_get_step (state)->name));
  else
    acies_log_entry (resolver, ACIES_LOG_TURN, .side = state->turn.active);
}

static void
go_on (AciesResolver *resolver)
{
  AciesTrackerNext next = acies_tracker_find_next (resolver->state);

  if (next.ends_game)
    resolver->state->ruleset->procs->judge (resolver, TRUE);
  else
    go_to (resolver, &next);
}

/* People correct the turn: what was done in the same steps stays done. */
static void
set_turn (const AciesCommand *command,
          AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesTrackerNext  next = { state->turn, acies_tracker (state)->done, FALSE };
  guint             first, last;

  find_block (state->ruleset, state->turn.phase, &first, &last);
  next.turn.active = command->side;
  if (command->id != ACIES_NO_ID)
    next.turn.phase = command->id;
  if (next.turn.phase < first || next.turn.phase > last)
    next.done = 0;
  next.done &= (guint8) ~(1u << command->side);
  go_to (resolver, &next);
}

/* "Principes: 1 lost, 12 left (a blocked retreat)" */
static void
log_losses (AciesResolver      *resolver,
            const AciesCommand *command,
            const char         *name)
{
  const AciesTrackerReason *reason = command->type != ACIES_NO_ID ? &resolver->state->ruleset->tracker_reasons[command->type] : NULL;
  guint                     n = (guint) ABS (command->number);
  guint                     left = acies_tracker_count_figures (resolver->state, command->side, command->id);
  /* Translators: a type of units, the figures lost, and those that are left */
  g_autofree char *text = g_strdup_printf (command->number > 0 ? _ ("%1$s: %2$u lost, %3$u left")
                                                               /* Translators: a type of units, the figures that come back, and those that are left */
                                                               : _ ("%1$s: %2$u back, %3$u left"),
                                           name, n, left);

  log_text (resolver, command->side, reason != NULL ? g_strdup_printf ("%s (%s)", text, reason->name) : g_steal_pointer (&text));
}

/* Units that have already lost figures lose the others first. */
static void
lose_figures (const AciesCommand *command,
              AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  const char       *name = state->ruleset->unit_types[command->id].name;
  guint             full = acies_state_most_figures (state, command->id);
  guint             n_units = 0;

  for (int left = command->number; left > 0; left--)
    {
      AciesUnitId best = ACIES_NO_UNIT;
      AciesUnit   unit;

      for (guint i = 0; i < state->n_units; i++)
        if (fights (&state->units[i], command->side, command->id) && (best == ACIES_NO_UNIT || state->units[i].figures < state->units[best].figures))
          best = (AciesUnitId) i;
      unit = state->units[best];
      if (--unit.figures == 0)
        {
          unit.place = ACIES_PLACE_LOST;
          unit.hex = ACIES_NO_HEX;
          n_units++;
        }
      acies_resolver_set_unit_by (resolver, best, unit, ACIES_CAUSE_BESIDE);
    }
  for (int left = command->number; left < 0; left++)
    for (guint i = 0; i < state->n_units; i++)
      {
        AciesUnit unit = state->units[i];

        if (unit.place == ACIES_PLACE_ABSENT || unit.side != command->side || unit.type != command->id || unit.figures >= full)
          continue;
        if (unit.figures++ == 0)
          unit.place = ACIES_PLACE_RESERVE;
        acies_resolver_set_unit_by (resolver, (AciesUnitId) i, unit, ACIES_CAUSE_BESIDE);
        break;
      }
  log_losses (resolver, command, name);
  if (n_units > 0)
    /* Translators: a type of units, and how many of them */
    log_text (resolver, command->side, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u unit eliminated", "%1$s: %2$u units eliminated", n_units), name, n_units));
}

static void
set_held (AciesResolver *resolver,
          AciesSide      side,
          AciesId        deck,
          int            change)
{
  int held = acies_tracker (resolver->state)->held[side][held_at (deck)] + change;

  ACIES_BLOCK_SET (resolver, AciesTracker, held[side][held_at (deck)], (guint8) MAX (held, 0));
}

static void
move_card (const AciesCommand *command,
           AciesResolver      *resolver)
{
  static const char *const sentences[] = {
    [ACIES_ZONE_DECK] = N_ ("“%s” goes back into the deck"),
    [ACIES_ZONE_HAND] = N_ ("A card in hand has a name now"),
    [ACIES_ZONE_DISCARD] = N_ ("“%s” is played"),
    [ACIES_ZONE_ROW] = N_ ("“%s” lies open beside the deck"),
    [ACIES_ZONE_LAID] = N_ ("“%s” is laid down"),
  };

  const AciesState    *state = resolver->state;
  const AciesCardType *card = &state->ruleset->cards[command->id];
  AciesZone            from = find_zone (command, state);
  const char          *sentence = sentences[command->number2];

  if (from == ACIES_ZONE_HAND && command->number2 == ACIES_ZONE_DECK)
    sentence = N_ ("A card in hand goes back into the deck");
  else if (from == ACIES_ZONE_ROW && command->number2 == ACIES_ZONE_HAND)
    sentence = N_ ("“%s” is taken into the hand");
  /* A card that nobody has named yet was in the hand, if there are such cards. */
  if ((from == ACIES_ZONE_DECK || from == ACIES_ZONE_UNDER) && command->number2 != ACIES_ZONE_ROW &&
      acies_tracker (state)->held[command->side][held_at (card->deck)] > 0)
    set_held (resolver, command->side, card->deck, -1);
  acies_resolver_move_cards (resolver, command->side, command->id, 1, (guint8) from, (guint8) command->number2);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-extra-args"
  log_text (resolver, command->side, g_strdup_printf (_ (sentence), card->name));
#pragma GCC diagnostic pop
}

static void
shuffle (const AciesCommand *command,
         AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (state->ruleset->cards[card].deck == command->id)
      acies_resolver_move_cards (resolver, command->side, (AciesId) card, acies_state_pile (state, command->side, (AciesId) card, ACIES_ZONE_DISCARD),
                                 ACIES_ZONE_DISCARD, ACIES_ZONE_DECK);
  log_text (resolver, command->side, g_strdup (_ ("The played cards are shuffled into the deck")));
}

static void
set_clock (const AciesCommand *command,
           AciesResolver      *resolver)
{
  const guint8 clock[2] = { (guint8) (command->number & 0xff), (guint8) (command->number >> 8) };

  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesTracker, clock) + sizeof clock * command->side, clock, sizeof clock);
  ACIES_BLOCK_SET (resolver, AciesTracker, running, (guint8) command->number2);
}

static void
log_fight (const AciesCommand *command,
           AciesResolver      *resolver)
{
  const AciesRuleset *ruleset = resolver->state->ruleset;
  g_autofree char    *faces = dup_faces (&command->dice, ruleset);

  if (command->kind == ACIES_COMMAND_TRACK_DICE)
    log_text (resolver, ACIES_NO_SIDE, g_strdup_printf (_ ("Dice: %s"), faces));
  else if (command->dice.n == 0)
    /* Translators: two types of units */
    log_text (resolver, ACIES_NO_SIDE, g_strdup_printf (_ ("%1$s against %2$s"), ruleset->unit_types[command->id].name, ruleset->unit_types[command->type].name));
  else
    /* Translators: two types of units, and the faces of dice */
    log_text (resolver, ACIES_NO_SIDE, g_strdup_printf (_ ("%1$s against %2$s: %3$s"), ruleset->unit_types[command->id].name, ruleset->unit_types[command->type].name, faces));
}

static void
change_number (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSideNumbers  numbers = state->sides[command->side];
  const char       *name = morale_name (state->ruleset);
  int               now;

  if (command->kind == ACIES_COMMAND_TRACK_MORALE)
    now = numbers.morale += command->number;
  else if (command->kind == ACIES_COMMAND_TRACK_ACTIONS)
    {
      now = numbers.spent = (guint8) (numbers.spent + command->number);
      name = _ ("Actions spent");
    }
  else
    {
      now = numbers.resources[command->id] = (guint8) (numbers.resources[command->id] + command->number);
      name = state->ruleset->resources[command->id].name;
    }
  acies_resolver_set_side (resolver, command->side, &numbers);
  log_change (resolver, command, name, now);
}

void
acies_tracker_resolve (const AciesCommand *command,
                       AciesResolver      *resolver)
{
  AciesTrackerNext next = { resolver->state->turn, acies_tracker (resolver->state)->done, FALSE };

  switch (command->kind)
    {
    case ACIES_COMMAND_TRACK_NEXT:
      go_on (resolver);
      break;

    case ACIES_COMMAND_TRACK_ROUND:
      next.turn.round = (guint8) command->number;
      go_to (resolver, &next);
      break;

    case ACIES_COMMAND_TRACK_TURN:
      set_turn (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_MORALE:
    case ACIES_COMMAND_TRACK_RESOURCE:
    case ACIES_COMMAND_TRACK_ACTIONS:
      change_number (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_LOSSES:
      lose_figures (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_HAND:
      set_held (resolver, command->side, command->id, command->number);
      log_text (resolver, command->side, g_strdup_printf (_ ("Cards in hand %+d"), command->number));
      break;

    case ACIES_COMMAND_TRACK_CARD:
      move_card (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_SHUFFLE:
      shuffle (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_CLOCK:
      set_clock (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_INCREMENT:
      ACIES_BLOCK_SET (resolver, AciesTracker, increment, (guint8) command->number);
      break;

    case ACIES_COMMAND_TRACK_DICE:
    case ACIES_COMMAND_TRACK_FIGHT:
      log_fight (command, resolver);
      break;

    case ACIES_COMMAND_TRACK_END:
      resolver->state->ruleset->procs->judge (resolver, TRUE);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Of a game that computes morale: what the units of the army count for. */
static gint16
count_morale (const AciesState *state,
              AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += fights (&state->units[i], side, ACIES_NO_ID) ? acies_state_morale_for (state, state->units[i].type) : 0;

  return (gint16) MIN (n, ACIES_MAX_MORALE);
}

AciesState *
acies_tracker_new (const AciesState *scenario,
                   GArray           *events)
{
  AciesState   *game = acies_state_copy (scenario);
  AciesResolver resolver = { game, game, events };
  AciesTurn     turn = scenario->turn;

  acies_resolver_emit (&resolver, (AciesEvent) { ACIES_EVENT_MODE_SET, .u.mode = { ACIES_MODE_EDIT, ACIES_MODE_TABLE } });
  for (AciesSide side = 0; acies_ruleset_lacks (game->ruleset, ACIES_LACKS_MORALE) && side < game->ruleset->n_sides; side++)
    {
      AciesSideNumbers numbers = game->sides[side];

      numbers.morale = count_morale (game, side);
      acies_resolver_set_side (&resolver, side, &numbers);
    }
  turn.phase = 0;
  turn.active = scenario->turn.round == 1 ? first_side (scenario) : scenario->turn.active;
  acies_resolver_set_turn (&resolver, turn);
  acies_log_entry (&resolver, ACIES_LOG_ROUND, .number = turn.round);

  return game;
}

gboolean
acies_tracker_find_outcome (const AciesState *state,
                            AciesOutcome     *outcome)
{
  g_autoptr (AciesState) copy = NULL;
  AciesResolver resolver;

  if (state->outcome.reason != ACIES_END_NOT_YET || state->ruleset->procs->judge == NULL)
    return FALSE;
  copy = acies_state_copy (state);
  resolver = (AciesResolver) { copy, copy, NULL };
  state->ruleset->procs->judge (&resolver, FALSE);
  *outcome = copy->outcome;

  return outcome->reason != ACIES_END_NOT_YET;
}

/* units.c - units, turns and cards: what the procedures of rulesets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/shared.h"

#include "engine/board/texts.h"
#include "engine/core/question.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

/* --- the course of a game ------------------------------------------------------------------------ */

const AciesGameEnd acies_end_draw = { "draw", N_ ("A draw: neither side is ahead") };

void
acies_game_begin (AciesResolver *resolver)
{
  AciesEvent event = { ACIES_EVENT_MODE_SET, .u.mode = { ACIES_MODE_EDIT, ACIES_MODE_PLAY } };

  acies_resolver_emit (resolver, event);
}

void
acies_game_end (AciesResolver *resolver,
                guint          reason,
                AciesSide      winner)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_GAME_OVER);

  for (AciesSide side = 0; winner != ACIES_NO_SIDE && side < winner; side++)
    if (!acies_side_is_enemy (resolver->state, winner, side))
      winner = side;
  entry.side = winner;
  entry.number = (gint16) reason;
  acies_resolver_drop_steps (resolver);
  acies_resolver_set_outcome (resolver, reason, winner);
  if (resolver->events != NULL)
    {
      g_autofree char *score = acies_state_dup_score (resolver->state);

      entry.reason = score != NULL ? g_intern_string (score) : NULL;
    }
  acies_resolver_log (resolver, entry);
}

gboolean
acies_game_end_by (AciesResolver *resolver,
                   guint          reason,
                   int            lead)
{
  if (lead != 0)
    acies_game_end (resolver, reason, lead > 0 ? 0 : 1);

  return lead != 0;
}

void
acies_side_set_resource (AciesResolver *resolver,
                         AciesSide      side,
                         guint          resource,
                         guint          number)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.resources[resource] = (guint8) number;
  acies_resolver_set_side (resolver, side, &numbers);
}

void
acies_turn_clear_acting (AciesTurn *turn)
{
  turn->acting = ACIES_NO_UNIT;
  turn->moved = 0;
  turn->attacks = 0;
  turn->started_at = ACIES_NO_HEX;
}

void
acies_turn_begin_acting (AciesResolver *resolver,
                         AciesTurn      turn,
                         AciesUnitId    unit)
{
  turn.acting = unit;
  turn.started_at = resolver->state->units[unit].hex;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_step_push (AciesResolver *resolver,
                 guint          kind)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) kind });
}

void
acies_step_push_all (AciesResolver *resolver,
                     guint          first,
                     guint          last)
{
  for (guint kind = last + 1; kind > first; kind--)
    acies_step_push (resolver, kind - 1);
}

/* --- units --------------------------------------------------------------------------------------- */

gboolean
acies_type_has_skill (const AciesRuleset *ruleset,
                      AciesId             type,
                      guint               skill)
{
  return (ruleset->unit_types[type].skills >> skill) & 1;
}

gboolean
acies_unit_has_skill (const AciesState *state,
                      AciesUnitId       unit,
                      guint             skill)
{
  return acies_type_has_skill (state->ruleset, state->units[unit].type, skill);
}

void
acies_unit_set_mark (AciesResolver *resolver,
                     AciesUnitId    unit,
                     guint          mark,
                     gboolean       on)
{
  guint marks = resolver->state->units[unit].marks;

  ACIES_UNIT_SET (resolver, unit, marks, on ? marks | 1u << mark : marks & ~(1u << mark));
}

static void
take_off_board (AciesResolver *resolver,
                AciesUnitId    unit,
                AciesCause     cause)
{
  AciesUnit value = resolver->state->units[unit];

  value.place = ACIES_PLACE_LOST;
  value.figures = 0;
  value.hex = ACIES_NO_HEX;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, cause);
}

void
acies_unit_destroy (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesLogKind   kind)
{
  AciesHex hex = resolver->state->units[unit].hex;

  take_off_board (resolver, unit, kind == ACIES_LOG_ELIMINATED ? ACIES_CAUSE_OWN : ACIES_CAUSE_DESTROYED);
  acies_log_move (resolver, kind, unit, hex, ACIES_NO_HEX);
}

/* A log entry of the game's own is in other words than a hit, and is followed by another for the last figure. */
gboolean
acies_unit_lose_figures (AciesResolver *resolver,
                         AciesUnitId    unit,
                         guint          n,
                         AciesLogKind   kind)
{
  AciesUnit  value = resolver->state->units[unit];
  AciesCause cause = kind >= ACIES_N_LOG_KINDS ? ACIES_CAUSE_OWN : kind == ACIES_LOG_NO_RETREAT ? ACIES_CAUSE_BARRED
                                                                                                : ACIES_CAUSE_USUAL;

  n = MIN (n, value.figures);
  if (n == 0)
    return FALSE;
  if (n < value.figures || cause == ACIES_CAUSE_OWN)
    acies_log_entry (resolver, kind, .unit = unit, .hex = value.hex, .number = (gint16) n);
  if (n == value.figures)
    {
      take_off_board (resolver, unit, cause);
      acies_log_entry (resolver, ACIES_LOG_ELIMINATED, .unit = unit, .hex = value.hex, .number = cause != ACIES_CAUSE_OWN ? (gint16) n : 0,
                       .number2 = cause == ACIES_CAUSE_BARRED);
      return TRUE;
    }
  value.figures = (guint8) (value.figures - n);
  acies_resolver_set_unit_by (resolver, unit, value, cause);
  return FALSE;
}

void
acies_list_on (AciesCommandKind kind,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (kind, hexes[i]);

      g_array_append_val (commands, command);
    }
}

void
acies_list_to (AciesCommandKind kind,
               AciesHex         from,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (kind, from, hexes[i]);

      g_array_append_val (commands, command);
    }
}

AciesUnitId
acies_suppositions_place (AciesState *state,
                          AciesId     type,
                          AciesSide   side,
                          AciesHex    hex)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  command.id = type;
  command.side = side;
  command.number = (gint16) acies_state_strength (state, type);
  if (!acies_engine_apply (state, &command, NULL, NULL))
    g_return_val_if_reached (ACIES_NO_UNIT);

  return acies_stack_of_type (state, hex, type);
}

/* --- cards that are drawn, and rows of open cards ------------------------------------------------ */

void
acies_draw_move (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesDecision asked = resolver->state->decision;
  AciesZone     from = acies_draw_zone (resolver->state);

  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, asked.side, command->id, 1, (guint8) from, asked.zone);
  /* A card for the hand is not named. */
  acies_log_entry (resolver, ACIES_LOG_DREW, .side = asked.side, .card = asked.zone == ACIES_ZONE_HAND ? ACIES_NO_ID : command->id,
                   .number = asked.deck, .number2 = asked.zone);
  acies_resolver_ask_draw (resolver, asked.side, asked.unit, asked.deck, asked.count - 1u, asked.zone);
}

gboolean
acies_row_fill (AciesResolver *resolver,
                AciesSide      side,
                AciesId        deck)
{
  guint room = resolver->state->ruleset->decks[deck].row - acies_state_count_deck (resolver->state, side, deck, ACIES_ZONE_ROW);

  return acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, deck, room, ACIES_ZONE_ROW);
}

gboolean
acies_row_check (const AciesCommand *command,
                 const AciesState   *state,
                 AciesId             deck,
                 const char         *rule,
                 GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;

  return (ruleset->cards[command->id].deck == deck && acies_state_pile (state, 0, command->id, ACIES_ZONE_ROW) > 0) ||
         /* Translators: a card, and what people call the row of open cards beside a deck */
         acies_refuse (error, rule, _ ("“%1$s” is not in the %2$s"), ruleset->cards[command->id].name, ruleset->decks[deck].row_name);
}

void
acies_row_list (const AciesState *state,
                AciesId           deck,
                GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_TAKE, (AciesId) i);

      if (state->ruleset->cards[i].deck == deck && acies_state_pile (state, 0, (AciesId) i, ACIES_ZONE_ROW) > 0)
        g_array_append_val (commands, command);
    }
}

void
acies_row_take (AciesResolver *resolver,
                AciesSide      side,
                AciesId        card,
                AciesZone      zone)
{
  acies_resolver_move_cards (resolver, side, card, 1, ACIES_ZONE_ROW, (guint8) zone);
  acies_log_entry (resolver, ACIES_LOG_TOOK, .side = side, .card = card);
}

/* --- lists by check ------------------------------------------------------------------------------ */

void
acies_list_allowed (const AciesState *state,
                    AciesCommand      command,
                    GArray           *commands)
{
  if (state->ruleset->procs->commands[command.kind].check (&command, state, NULL))
    g_array_append_val (commands, command);
}

void
acies_list_choices (const AciesState *state,
                    GArray           *commands)
{
  const AciesProcs *procs = state->ruleset->procs;

  for (guint verb = 0; verb < ACIES_MAX_VERBS && procs->verbs[verb] != NULL; verb++)
    {
      AciesCommandKind kind = (AciesCommandKind) (ACIES_COMMAND_VERB + verb);

      for (int number = 1; number <= ACIES_MAX_CHOICES && procs->verbs[verb]->shape == ACIES_VERB_CHOICE && acies_question_takes (state, kind); number++)
        acies_list_allowed (state, acies_command_with_number (kind, number), commands);
    }
}

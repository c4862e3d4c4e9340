/* choices.c - the legal commands, looked up by what the player clicks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/choices.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"

AciesChoices *
acies_choices_new (const AciesState *state)
{
  AciesChoices *self = g_new0 (AciesChoices, 1);

  self->commands = acies_commands_new ();
  self->procs = state->ruleset->procs;
  acies_command_list (state, self->commands);

  return self;
}

/* Returns whether the question asks for commands to units, on the board or in reserve. */
static gboolean
asks_for_units (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  gboolean          asks = FALSE;

  for (guint i = 0; i < ACIES_MAX_VERBS && procs->verbs[i] != NULL; i++)
    asks = asks || acies_command_check_asked (ACIES_OWN_COMMAND (i), state, NULL);

  return asks || acies_command_check_asked (ACIES_COMMAND_ORDER, state, NULL) ||
         acies_command_check_asked (ACIES_COMMAND_MOVE, state, NULL) ||
         acies_command_check_asked (ACIES_COMMAND_ATTACK, state, NULL) ||
         acies_command_check_asked (ACIES_COMMAND_RETREAT, state, NULL);
}

static gboolean
is_hidden_unit (const AciesState *state,
                AciesUnitId       unit)
{
  return unit != ACIES_NO_UNIT && acies_unit_lies_face_down (state, unit) && state->units[unit].side == acies_choices_decider (state);
}

gboolean
acies_choices_may_tell_units (const AciesState *state)
{
  if (state->ruleset->face_down == ACIES_NO_ID || !asks_for_units (state))
    return FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_hidden_unit (state, (AciesUnitId) i))
        return TRUE;
    }

  return FALSE;
}

/* Returns whether @command is for a face-down unit or a unit in reserve, or the question is about a face-down unit. */
static gboolean
tells_unit (const AciesChoices *self,
            const AciesState   *state,
            const AciesCommand *command)
{
  return command->hex != ACIES_NO_HEX &&
         (acies_choices_has_shape (self, command, ACIES_VERB_RESERVE) ||
          is_hidden_unit (state, acies_state_unit_at (state, command->hex)) || is_hidden_unit (state, state->decision.unit));
}

AciesChoices *
acies_choices_new_covered (const AciesState *state)
{
  AciesChoices *self = acies_choices_new (state);
  gboolean      tells = acies_choices_may_tell_units (state);

  self->covered = TRUE;
  for (guint i = self->commands->len; i > 0; i--)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i - 1);

      if (acies_command_is_about_hand (command, state) || (tells && tells_unit (self, state, command)))
        g_array_remove_index (self->commands, i - 1);
    }

  return self;
}

AciesChoices *
acies_choices_new_none (void)
{
  AciesChoices *self = g_new0 (AciesChoices, 1);

  self->commands = acies_commands_new ();
  self->waits = TRUE;

  return self;
}

void
acies_choices_free (AciesChoices *self)
{
  g_array_unref (self->commands);
  g_free (self);
}

static const AciesCommand *
nth (const AciesChoices *self,
     guint               i)
{
  return &g_array_index (self->commands, AciesCommand, i);
}

gboolean
acies_choices_has (const AciesChoices *self,
                   AciesCommandKind    kind)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (nth (self, i)->kind == kind)
        return TRUE;
    }

  return FALSE;
}

/* --- cards ---------------------------------------------------------------------------------- */

const AciesCommand *
acies_choices_find_card (const AciesChoices *self,
                         AciesCommandKind    kind,
                         AciesId             card)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (nth (self, i)->kind == kind && nth (self, i)->id == card)
        return nth (self, i);
    }

  return NULL;
}

static gboolean
any (const AciesChoices *self,
     const AciesState   *state,
     gboolean (*is_such) (const AciesCommand *, const AciesState *))
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (is_such (nth (self, i), state))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_command_takes_open (const AciesCommand *self,
                          const AciesState   *state)
{
  return self->kind == ACIES_COMMAND_TAKE && acies_state_pile (state, 0, self->id, ACIES_ZONE_ROW) > 0;
}

gboolean
acies_choices_takes_open (const AciesChoices *self,
                          const AciesState   *state)
{
  return any (self, state, acies_command_takes_open);
}

/* The pass command does not count: it is legal whatever the hand contains, so it reveals nothing. */
gboolean
acies_command_is_about_hand (const AciesCommand *self,
                             const AciesState   *state)
{
  return self->kind == ACIES_COMMAND_PLAY || self->kind == ACIES_COMMAND_PUT_BACK ||
         (self->kind == ACIES_COMMAND_TAKE && !acies_command_takes_open (self, state));
}

gboolean
acies_choices_is_about_hand (const AciesChoices *self,
                             const AciesState   *state)
{
  return any (self, state, acies_command_is_about_hand);
}

static gboolean
sets_hand (const AciesCommand *self,
           const AciesState   *state)
{
  return (self->kind == ACIES_COMMAND_TAKE || self->kind == ACIES_COMMAND_PUT_BACK) && !state->ruleset->cards[self->id].common;
}

gboolean
acies_choices_sets_hand (const AciesChoices *self,
                         const AciesState   *state)
{
  return any (self, state, sets_hand);
}

/* Returns whether no combat is in progress and @self plays a card on a hex. */
static gboolean
lays_card (const AciesCommand *self,
           const AciesState   *state)
{
  return state->n_combats == 0 && self->kind == ACIES_COMMAND_PLAY && self->hex != ACIES_NO_HEX;
}

/* --- verbs ---------------------------------------------------------------------------------- */

gboolean
acies_choices_has_shape (const AciesChoices *self,
                         const AciesCommand *command,
                         AciesVerbShape      shape)
{
  const AciesVerb *verb = acies_command_verb (command->kind, self->procs);

  return verb != NULL && verb->shape == shape;
}

gboolean
acies_choices_has_other_verb (const AciesChoices *self,
                              const AciesCommand *command)
{
  for (guint i = 0; i < self->commands->len && acies_choices_has_shape (self, command, ACIES_VERB_AT); i++)
    {
      const AciesCommand *other = nth (self, i);

      if (other->hex == command->hex && other->kind != command->kind && acies_choices_has_shape (self, other, ACIES_VERB_AT))
        return TRUE;
    }

  return FALSE;
}

const AciesCommand *
acies_choices_find_verb (const AciesChoices *self,
                         AciesVerbShape      shape)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (acies_choices_has_shape (self, nth (self, i), shape))
        return nth (self, i);
    }

  return NULL;
}

const AciesCommand *
acies_choices_find_waiting (const AciesChoices *self,
                            AciesId             type)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (acies_choices_has_shape (self, nth (self, i), ACIES_VERB_RESERVE) && nth (self, i)->id == type)
        return nth (self, i);
    }

  return NULL;
}

/* The question can ask for units to enter even if no unit has room to enter any more. */
static gboolean
asks_to_enter (const AciesChoices *self,
               const AciesState   *state)
{
  if (acies_choices_find_verb (self, ACIES_VERB_RESERVE) != NULL)
    return TRUE;
  for (guint i = 0; !self->waits && !self->covered && state->decision.kind != ACIES_DECISION_NONE && i < ACIES_MAX_VERBS && self->procs->verbs[i] != NULL; i++)
    if (self->procs->verbs[i]->shape == ACIES_VERB_RESERVE && acies_command_check_asked (ACIES_OWN_COMMAND (i), state, NULL))
      return TRUE;

  return FALSE;
}

guint
acies_choices_list_waiting (const AciesChoices *self,
                            const AciesState   *state,
                            AciesId            *types)
{
  gboolean waits[ACIES_MAX_UNIT_TYPES] = { FALSE };
  guint    n = 0;

  if (!asks_to_enter (self, state))
    return 0;
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == acies_choices_decider (state))
      waits[state->units[i].type] = TRUE;
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    if (waits[type] || acies_choices_find_waiting (self, (AciesId) type) != NULL)
      types[n++] = (AciesId) type;

  return n;
}

gboolean
acies_choices_has_button (const AciesChoices *self,
                          const AciesCommand *command)
{
  return acies_choices_has_shape (self, command, ACIES_VERB_BARE) || acies_choices_has_shape (self, command, ACIES_VERB_CHOICE);
}

/* For these commands, the player selects a card or a unit type in reserve before the hex. */
static gboolean
names_id (const AciesChoices *self,
          const AciesCommand *command)
{
  return command->kind == ACIES_COMMAND_PLAY || acies_choices_has_shape (self, command, ACIES_VERB_RESERVE);
}

static gboolean
is_for (const AciesChoices *self,
        const AciesCommand *command,
        AciesTaken          taken)
{
  return taken.id == ACIES_NO_ID || (names_id (self, command) && command->id == taken.id &&
                                     acies_choices_has_shape (self, command, ACIES_VERB_RESERVE) == taken.waits);
}

static gboolean
is_at (const AciesCommand *command,
       AciesHex            hex)
{
  return hex != ACIES_NO_HEX && command->hex == hex && (command->to == ACIES_NO_HEX || command->to == hex);
}

const AciesCommand *
acies_choices_find_at (const AciesChoices *self,
                       AciesTaken          taken,
                       AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (is_at (nth (self, i), hex) && is_for (self, nth (self, i), taken))
        return nth (self, i);
    }

  return NULL;
}

gboolean
acies_choices_is_unclear_at (const AciesChoices *self,
                             AciesHex            hex)
{
  const AciesCommand *first = acies_choices_find_at (self, ACIES_TAKEN_NOTHING, hex);

  for (guint i = 0; first != NULL && i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);

      if (is_at (command, hex) && names_id (self, command) && (command->id != first->id || command->kind != first->kind))
        return TRUE;
    }

  return FALSE;
}

/* The command names all hexes that the attack passes over, in order from the attacker. */
static gboolean
goes_over (const AciesChoices *self,
           const AciesCommand *command,
           AciesHex            hex)
{
  return acies_choices_has_shape (self, command, ACIES_VERB_OVER) && hex != ACIES_NO_HEX && (command->hex == hex || command->to == hex);
}

const AciesCommand *
acies_choices_find_way_over (const AciesChoices *self,
                             AciesHex            hex)
{
  const AciesCommand *way = NULL;

  for (guint i = 0; i < self->commands->len; i++)
    {
      if (!goes_over (self, nth (self, i), hex))
        continue;
      if (way != NULL)
        return NULL;
      way = nth (self, i);
    }

  return way;
}

const AciesCommand *
acies_choices_get_only_answer (const AciesChoices *self)
{
  return !self->covered && self->commands->len == 1 && nth (self, 0)->kind == ACIES_COMMAND_PASS ? nth (self, 0) : NULL;
}

guint
acies_choices_count_buttons (const AciesChoices *self)
{
  guint n = 0;

  for (guint i = 0; i < self->commands->len; i++)
    n += acies_choices_has_button (self, nth (self, i));

  return n;
}

/* "Yes" is always suggested. Game-specific answers come before DONE and PASS. DONE is suggested if there is nothing
 * to do on a hex and no card to take. PASS is suggested unless the player can take a face-up card or play a card on
 * a hex, has selected a card, or has a covered hand: only a player who has looked at the hand can decide to pass. */
gboolean
acies_choices_suggests (const AciesChoices *self,
                        const AciesState   *state,
                        AciesTaken          taken,
                        AciesCommandKind    kind)
{
  if (!acies_choices_has (self, kind))
    return FALSE;
  if (kind == ACIES_COMMAND_YES)
    return TRUE;
  if (acies_choices_count_buttons (self) > 0)
    return FALSE;
  if (kind == ACIES_COMMAND_DONE)
    return acies_choices_next (self, ACIES_TAKEN_NOTHING, ACIES_NO_HEX, TRUE) == ACIES_NO_HEX && !acies_choices_has (self, ACIES_COMMAND_TAKE);

  return !acies_choices_has (self, ACIES_COMMAND_YES) && !acies_choices_takes_open (self, state) &&
         !any (self, state, lays_card) && taken.id == ACIES_NO_ID && !self->covered;
}

const AciesCommand *
acies_choices_find_main_answer (const AciesChoices *self,
                                const AciesState   *state,
                                AciesTaken          taken)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      AciesCommandKind kind = nth (self, i)->kind;

      if ((kind == ACIES_COMMAND_YES || kind == ACIES_COMMAND_DONE) && acies_choices_suggests (self, state, taken, kind))
        return nth (self, i);
    }

  return acies_choices_get_only_answer (self);
}

/* Returns the other hex of the command. The two ends of a line, or two hexes that an attack passes over, are
 * interchangeable; a move or an attack has a direction. */
static AciesHex
other_end (const AciesChoices *self,
           const AciesCommand *command,
           AciesHex            hex)
{
  if (command->to == ACIES_NO_HEX || command->to == command->hex)
    return ACIES_NO_HEX;
  if (command->hex == hex)
    return command->to;
  if (command->to == hex && (command->kind == ACIES_COMMAND_ORDER || goes_over (self, command, hex)))
    return command->hex;

  return ACIES_NO_HEX;
}

/* Like other_end(), but only for commands of the selected unit if its hex has several units. */
static AciesHex
end_from (const AciesChoices *self,
          const AciesCommand *command,
          AciesTaken          taken)
{
  if (taken.hex == ACIES_NO_HEX || (command->hex == taken.hex && command->type != taken.type))
    return ACIES_NO_HEX;

  return other_end (self, command, taken.hex);
}

const AciesCommand *
acies_choices_find_between (const AciesChoices *self,
                            AciesTaken          taken,
                            AciesHex            to)
{
  const AciesCommand *turned_round = NULL;

  if (to == ACIES_NO_HEX)
    return NULL;
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (end_from (self, nth (self, i), taken) != to)
        continue;
      if (nth (self, i)->hex == taken.hex)
        return nth (self, i);
      turned_round = nth (self, i);
    }

  return turned_round;
}

gboolean
acies_choices_has_ways (const AciesChoices *self,
                        AciesTaken          taken,
                        AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);

      if (command->via != ACIES_NO_HEX && command->hex == taken.hex && command->type == taken.type && command->to == hex)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_about (const AciesChoices *self,
          const AciesCommand *command,
          AciesTaken          taken,
          AciesHex            hex)
{
  if (goes_over (self, command, hex))
    return TRUE;
  if (command->to == ACIES_NO_HEX)
    return command->hex == hex && is_for (self, command, taken);

  return command->to == hex && (taken.hex == ACIES_NO_HEX || taken.hex == command->hex);
}

GArray *
acies_choices_list_at (const AciesChoices *self,
                       AciesTaken          taken,
                       AciesHex            hex)
{
  GArray *list = acies_commands_new ();

  for (guint i = 0; i < self->commands->len; i++)
    {
      AciesCommand command = *nth (self, i);

      if (hex != ACIES_NO_HEX && is_about (self, &command, taken, hex))
        g_array_append_val (list, command);
    }

  return list;
}

static gboolean
starts_with (const AciesChoices *self,
             AciesTaken          taken)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (end_from (self, nth (self, i), taken) != ACIES_NO_HEX)
        return TRUE;
    }

  return FALSE;
}

guint
acies_choices_list_actors (const AciesChoices *self,
                           const AciesState   *state,
                           AciesHex            hex,
                           AciesId            *types)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n_units = acies_stack_list (state, hex, ids);
  guint       n = 0;

  for (guint i = 0; i < n_units; i++)
    {
      AciesId type = i == 0 ? ACIES_NO_ID : state->units[ids[i]].type;

      if (starts_with (self, (AciesTaken) { hex, ACIES_NO_ID, type }))
        types[n++] = type;
    }

  return n;
}

gboolean
acies_choices_starts_at (const AciesChoices *self,
                         AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (hex != ACIES_NO_HEX && other_end (self, nth (self, i), hex) != ACIES_NO_HEX)
        return TRUE;
    }

  return FALSE;
}

/* Returns whether @hex comes before @best, starting after @after. The numbers of the hexes wrap around. */
static gboolean
comes_sooner (AciesHex hex,
              AciesHex best,
              AciesHex after,
              gboolean forward)
{
  guint16 a = forward ? hex - after - 1 : after - hex - 1;
  guint16 b = forward ? best - after - 1 : after - best - 1;

  return best == ACIES_NO_HEX || a < b;
}

AciesHex
acies_choices_only_actor (const AciesChoices *self)
{
  AciesHex actor = ACIES_NO_HEX;

  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);

      if (command->kind != ACIES_COMMAND_MOVE && command->kind != ACIES_COMMAND_ATTACK)
        continue;
      if (actor != ACIES_NO_HEX && actor != command->hex)
        return ACIES_NO_HEX;
      actor = command->hex;
    }

  return actor;
}

AciesHex
acies_choices_next (const AciesChoices *self,
                    AciesTaken          taken,
                    AciesHex            after,
                    gboolean            forward)
{
  AciesHex best = ACIES_NO_HEX;

  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);

      if (command->hex != ACIES_NO_HEX && is_for (self, command, taken) && comes_sooner (command->hex, best, after, forward))
        best = command->hex;
      if (goes_over (self, command, command->to) && comes_sooner (command->to, best, after, forward))
        best = command->to;
    }

  return best;
}

static void
add (GArray            *highlights,
     AciesHex           hex,
     AciesHighlightKind kind)
{
  AciesHighlight highlight = { hex, kind };

  for (guint i = 0; i < highlights->len; i++)
    {
      const AciesHighlight *other = &g_array_index (highlights, AciesHighlight, i);

      if (other->hex == hex && other->kind == kind)
        return;
    }
  g_array_append_val (highlights, highlight);
}

gboolean
acies_choices_gives_up_attack (const AciesState   *state,
                               const AciesCommand *command)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return command->kind == ACIES_COMMAND_MOVE && unit != ACIES_NO_UNIT &&
         acies_unit_check_attack_from (state, unit, command->hex, ACIES_MOMENT_NOW, NULL) &&
         !acies_unit_check_attack_from (state, unit, command->to, ACIES_MOMENT_NOW, NULL);
}

/* Only the rules know the units of a group or line, so the order is applied to a copy. Each ordered unit gets a
 * mark. */
guint
acies_command_list_joining (const AciesCommand *self,
                            const AciesState   *state,
                            AciesUnitId        *units)
{
  g_autoptr (AciesState) after = NULL;
  guint n = 0;

  if (self->kind != ACIES_COMMAND_ORDER)
    return 0;
  after = acies_state_copy (state);
  if (!acies_engine_apply (after, self, NULL, NULL))
    return 0;
  for (guint i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (after, (AciesUnitId) i) && (after->units[i].marks & ~state->units[i].marks) != 0)
      units[n++] = (AciesUnitId) i;

  return n;
}

static AciesHighlightKind
kind_of_end (const AciesState   *state,
             const AciesCommand *command)
{
  if (command->kind == ACIES_COMMAND_MOVE)
    return acies_choices_gives_up_attack (state, command) ? ACIES_HIGHLIGHT_MARCH : ACIES_HIGHLIGHT_REACH;
  if (command->kind == ACIES_COMMAND_ATTACK)
    return ACIES_HIGHLIGHT_TARGET;

  return ACIES_HIGHLIGHT_OFFER;
}

/* The target of a card can be a friend or an enemy. If several cards fit, the player must first select one. */
static AciesHighlightKind
kind_of_play (const AciesChoices *self,
              const AciesState   *state,
              AciesTaken          taken,
              AciesHex            hex)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  if (taken.id == ACIES_NO_ID && acies_choices_is_unclear_at (self, hex))
    return ACIES_HIGHLIGHT_ABLE;

  return unit != ACIES_NO_UNIT && state->units[unit].side != acies_choices_decider (state) ? ACIES_HIGHLIGHT_TARGET
                                                                                           : ACIES_HIGHLIGHT_OFFER;
}

/* Returns whether the hex of @command is a destination instead of the place of a unit that can act. */
static gboolean
names_place (const AciesChoices *self,
             const AciesCommand *command)
{
  return command->kind == ACIES_COMMAND_RETREAT || acies_choices_has_shape (self, command, ACIES_VERB_RESERVE) ||
         acies_choices_has_shape (self, command, ACIES_VERB_OVER);
}

static AciesHighlightKind
kind_of_hex (const AciesChoices *self,
             const AciesState   *state,
             AciesTaken          taken,
             const AciesCommand *command)
{
  if (command->kind == ACIES_COMMAND_PLAY)
    return kind_of_play (self, state, taken, command->hex);

  return names_place (self, command) ? ACIES_HIGHLIGHT_OFFER : ACIES_HIGHLIGHT_ABLE;
}

void
acies_choices_add_highlights (const AciesChoices *self,
                              const AciesState   *state,
                              AciesTaken          taken,
                              GArray             *highlights)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);
      AciesHex            end = end_from (self, command, taken);

      if (command->hex == ACIES_NO_HEX || !is_for (self, command, taken))
        continue;
      if (end != ACIES_NO_HEX)
        add (highlights, end, kind_of_end (state, command));
      else
        add (highlights, command->hex, kind_of_hex (self, state, taken, command));
      if (end == ACIES_NO_HEX && goes_over (self, command, command->to))
        add (highlights, command->to, ACIES_HIGHLIGHT_OFFER);
    }
}

AciesSide
acies_choices_decider (const AciesState *state)
{
  if (state->outcome.reason != ACIES_END_NOT_YET)
    return ACIES_NO_SIDE;
  if (state->decision.kind == ACIES_DECISION_NONE)
    return state->turn.active;

  return state->decision.side;
}

/* Before the first turn, when sides fill their hands, no side is active yet. */
AciesSide
acies_choices_whose_turn (const AciesState *state)
{
  AciesSide decider = acies_choices_decider (state);

  return decider != ACIES_NO_SIDE && state->n_combats > 0 ? state->turn.active : decider;
}

AciesSide
acies_choices_whose_phase (const AciesState *state)
{
  return acies_ruleset_has (state->ruleset, ACIES_TRAIT_COMBAT_PHASES) ? acies_choices_decider (state) : acies_choices_whose_turn (state);
}

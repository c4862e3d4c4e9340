/* hints.c - texts about the player's choices: effects of clicks, labels of buttons, reasons for refusals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/hints.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/odds/odds.h"
#include "engine/view/words.h"

#include <glib/gi18n-lib.h>

static char *
dup_unit_or_hex (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex)
{
  AciesHexName name;

  if (unit == ACIES_NO_UNIT)
    return g_strdup (acies_hex_name (hex, name));

  return acies_unit_label (state, unit);
}

static char *
dup_unit_at (const AciesState *state,
             AciesHex          hex)
{
  return dup_unit_or_hex (state, acies_state_unit_at (state, hex), hex);
}

/* Returns the unit that the command is for, or its hex. */
static char *
dup_unit_of (const AciesCommand *command,
             const AciesState   *state)
{
  return dup_unit_or_hex (state, acies_command_unit (command, state), command->hex);
}

static char *
dup_taken (const AciesState *state,
           AciesHex          hex,
           AciesId           type)
{
  AciesUnitId unit = type != ACIES_NO_ID ? acies_stack_of_type (state, hex, type) : acies_state_unit_at (state, hex);

  return dup_unit_or_hex (state, unit, hex);
}

/* Returns the second unit or hex of the command. For a move, this is always the hex, even if there are units on it. */
static char *
dup_end (const AciesCommand *command,
         const AciesState   *state)
{
  if (command->to == ACIES_NO_HEX)
    return NULL;

  return command->kind == ACIES_COMMAND_MOVE ? dup_unit_or_hex (state, ACIES_NO_UNIT, command->to) : dup_unit_at (state, command->to);
}

/* If there are several units on the target hex, the ruleset chooses one of them. The odds contain its choice. */
static char *
dup_target (const AciesCommand *command,
            const AciesState   *state)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  g_autoptr (AciesOdds) odds = NULL;
  AciesUnitId target = ACIES_NO_UNIT;

  if (acies_stack_list (state, command->to, ids) > 1 && !acies_unit_lies_face_down (state, ids[0]))
    odds = acies_odds_new_for_attack (state, command->hex, command->to, NULL, NULL);
  if (odds != NULL && odds->attacker == state->units[acies_command_unit (command, state)].type)
    target = acies_stack_of_type (state, command->to, odds->target);

  return target != ACIES_NO_UNIT ? acies_unit_label (state, target) : dup_unit_at (state, command->to);
}

/* Returns the hint for a game-specific command. The hexes that an attack passes over have no units. */
static char *
dup_hint_of_verb (const AciesVerb    *verb,
                  const AciesCommand *command,
                  const AciesState   *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *unit = dup_unit_of (command, state);
  g_autofree char    *other = dup_end (command, state);
  AciesUnitId         there = acies_command_unit (command, state);
  const char         *one = verb->hint[0];
  const char         *many = verb->hint[1] != NULL ? verb->hint[1] : one;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (verb->shape == ACIES_VERB_OVER)
    return g_strdup_printf (_ (other != NULL ? many : one), unit, other);
  if (verb->shape == ACIES_VERB_RESERVE)
    return g_strdup_printf (acies_agree (&ruleset->unit_types[command->id], one, many), ruleset->unit_types[command->id].name, unit);

  return g_strdup_printf (there != ACIES_NO_UNIT ? acies_agree_unit (state, there, one, many) : _ (one), unit, other);
#pragma GCC diagnostic pop
}

static char *
dup_attack_hint (const AciesCommand *command,
                 const AciesState   *state,
                 const char         *unit)
{
  g_autofree char *target = dup_target (command, state);
  AciesHexName     via;

  if (command->via != ACIES_NO_HEX)
    /* Translators: what a click does: the unit that is attacked, the one that attacks, and the hex beside the first on which that stops */
    return g_strdup_printf (_ ("Attack %1$s with %2$s, from %3$s"), target, unit, acies_hex_name (command->via, via));

  /* Translators: what a click does: the unit that is attacked, and the one that attacks */
  return g_strdup_printf (_ ("Attack %1$s with %2$s"), target, unit);
}

/* Includes the number of units if the order is for more than the unit that it names. */
static char *
dup_hint_of_order (const AciesCommand *command,
                   const AciesState   *state,
                   const char         *unit,
                   const char         *other)
{
  const char      *span = other != NULL ? state->ruleset->procs->span.hint : NULL;
  g_autofree char *hint = NULL;
  AciesUnitId      units[ACIES_MAX_UNITS];
  guint            n = acies_command_list_joining (command, state, units);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  hint = span != NULL ? g_strdup_printf (_ (span), unit, other) : g_strdup_printf (_ ("Order %s"), unit);
#pragma GCC diagnostic pop
  if (n <= 1)
    return g_steal_pointer (&hint);

  /* Translators: “Order the row from Pikemen D3 to Pikemen H3”, and how many units join */
  return g_strdup_printf (ngettext ("%1$s: %2$u unit", "%1$s: %2$u units", n), hint, n);
}

char *
acies_command_dup_hint (const AciesCommand *command,
                        const AciesState   *state)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);
  g_autofree char *unit = dup_unit_of (command, state);
  g_autofree char *other = dup_end (command, state);
  g_autofree char *more = NULL;

  switch (command->kind)
    {
    case ACIES_COMMAND_MOVE:
      if (acies_choices_gives_up_attack (state, command))
        /* Translators: what a click does: a unit, then a hex from which it will be too late to attack */
        return g_strdup_printf (_ ("March %1$s to %2$s; no attack afterwards"), unit, other);
      if (state->ruleset->procs->foresee != NULL)
        more = state->ruleset->procs->foresee (state, command);
      if (more != NULL)
        /* Translators: what a click does: a unit, then a hex, and what comes of it */
        return g_strdup_printf (_ ("Move %1$s to %2$s: %3$s"), unit, other, more);
      /* Translators: what a click does: a unit, then a hex */
      return g_strdup_printf (_ ("Move %1$s to %2$s"), unit, other);

    case ACIES_COMMAND_ATTACK:
      return dup_attack_hint (command, state, unit);

    case ACIES_COMMAND_PLAY:
      if (state->ruleset->procs->foresee != NULL)
        more = state->ruleset->procs->foresee (state, command);
      if (more != NULL)
        /* Translators: what a click does: a card, then a unit or a hex, and what comes of it */
        return g_strdup_printf (_ ("Play %1$s on %2$s: %3$s"), state->ruleset->cards[command->id].name, unit, more);
      /* Translators: what a click does: a card, then a unit or a hex */
      return g_strdup_printf (_ ("Play %1$s on %2$s"), state->ruleset->cards[command->id].name, unit);

    case ACIES_COMMAND_ORDER:
      return dup_hint_of_order (command, state, unit, other);

    case ACIES_COMMAND_RETREAT:
      return g_strdup_printf (_ ("Retreat to %s"), unit);

    default:
      return verb != NULL ? dup_hint_of_verb (verb, command, state) : NULL;
    }
}

static char *
dup_choose (const AciesState *state,
            AciesHex          hex,
            AciesId           type)
{
  g_autofree char *unit = dup_taken (state, hex, type);

  return g_strdup_printf (_ ("Choose %s"), unit);
}

char *
acies_choices_dup_hint (const AciesChoices *self,
                        const AciesState   *state,
                        AciesTaken          taken,
                        AciesHex            hex)
{
  g_autofree char *hint = NULL;
  AciesClick       click;

  if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex))
    return NULL;
  click = acies_choices_click (self, state, taken, hex);
  if (click.kind == ACIES_CLICK_SEND)
    hint = acies_command_dup_hint (&click.command, state);
  if (click.kind == ACIES_CLICK_SEND && acies_choices_has_ways (self, taken, hex))
    /* Translators: “Attack Pikemen D5 with Legionaries D7”; that unit can reach several hexes beside the target */
    return g_strdup_printf (self->by_keys ? _ ("%s; press Menu to choose where to attack from") : _ ("%s; right-click to choose where to attack from"), hint);
  if (click.kind == ACIES_CLICK_SEND && acies_choices_has_other_verb (self, &click.command))
    /* Translators: what a click does */
    return g_strdup_printf (self->by_keys ? _ ("%s; press Menu for other actions") : _ ("%s; right-click for other actions"), hint);
  if (click.kind == ACIES_CLICK_SEND)
    return g_steal_pointer (&hint);
  if (click.kind == ACIES_CLICK_UNCLEAR)
    return acies_choices_dup_unclear (&click.command, state);
  if (click.kind != ACIES_CLICK_SELECT)
    return NULL;

  return dup_choose (state, hex, click.type);
}

char *
acies_choices_dup_unit_hint (const AciesChoices *self,
                             const AciesState   *state,
                             AciesTaken          taken,
                             AciesHex            hex,
                             AciesId             type)
{
  g_autofree char *unit = NULL;

  if (!acies_choices_starts_at (self, hex))
    return NULL;
  if (hex != taken.hex || type != taken.type)
    return dup_choose (state, hex, type);
  unit = dup_taken (state, hex, type);

  /* Translators: a unit that has been chosen, and is not any more after this */
  return g_strdup_printf (_ ("Deselect %s"), unit);
}

char *
acies_choices_dup_unclear (const AciesCommand *command,
                           const AciesState   *state)
{
  g_autofree char *unit = dup_unit_at (state, command->hex);

  if (command->kind != ACIES_COMMAND_PLAY)
    return g_strdup_printf (_ ("First choose the unit that enters at %s"), unit);

  return g_strdup_printf (_ ("First choose the card to play on %s"), unit);
}

/* What a unit can do: general actions as bits, and one game-specific action. */
typedef struct
{
  guint            general; /* ACIES_PROMPT_... */
  const AciesVerb *verb;
} Deeds;

/* Actions that need a second hex are preferred to actions on the hex of the unit. */
static gboolean
is_deed (const AciesChoices *self,
         const AciesCommand *command,
         const AciesVerb    *before)
{
  if (acies_choices_has_shape (self, command, ACIES_VERB_FROM_TO))
    return before == NULL || before->shape == ACIES_VERB_AT;

  return before == NULL && acies_choices_has_shape (self, command, ACIES_VERB_AT);
}

static Deeds
deeds_of (const AciesChoices *self,
          AciesTaken          taken)
{
  Deeds deeds = { 0, NULL };

  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      if (command->hex != taken.hex || !acies_choices_is_by (self, command, taken))
        continue;
      deeds.general |= command->kind == ACIES_COMMAND_MOVE ? ACIES_PROMPT_MOVES : 0;
      deeds.general |= command->kind == ACIES_COMMAND_ATTACK ? ACIES_PROMPT_ATTACKS : 0;
      if (is_deed (self, command, deeds.verb))
        deeds.verb = acies_command_verb (command->kind, self->procs);
    }

  return deeds;
}

/* There is a complete sentence for each combination, so that it can be translated. */
static const char *
sentence_of (Deeds             deeds,
             const AciesBoard *board)
{
  static const char *const sentences[][4] = {
    [ACIES_BOARD_HEXES] = {
        [ACIES_PROMPT_MOVES] = N_ ("Choose a hex for %s to move to"),
        [ACIES_PROMPT_ATTACKS] = N_ ("Choose an enemy for %s to attack"),
        [ACIES_PROMPT_MOVES |
            ACIES_PROMPT_ATTACKS] = N_ ("Choose a hex for %s to move to, or an enemy to attack"),
    },
    [ACIES_BOARD_SQUARES] = {
        [ACIES_PROMPT_MOVES] = N_ ("Choose a square for %s to move to"),
        [ACIES_PROMPT_ATTACKS] = N_ ("Choose an enemy for %s to attack"),
        [ACIES_PROMPT_MOVES |
            ACIES_PROMPT_ATTACKS] = N_ ("Choose a square for %s to move to, or an enemy to attack"),
    },
  };
  const char *sentence = deeds.verb != NULL ? deeds.verb->prompt[deeds.general] : sentences[board->layout][deeds.general];

  return sentence != NULL ? _ (sentence) : NULL;
}

/* Asks for the hexes that the attack passes over. */
static char *
dup_step_over (const AciesChoices *self,
               const char         *unit)
{
  const AciesVerb *verb = acies_command_verb (acies_choices_find_verb (self, ACIES_VERB_OVER)->kind, self->procs);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return unit != NULL ? g_strdup_printf (_ (verb->prompt[1]), unit) : g_strdup (_ (verb->prompt[0]));
#pragma GCC diagnostic pop
}

static char *
dup_step_of_unit (const AciesChoices *self,
                  const AciesState   *state,
                  AciesTaken          taken)
{
  g_autofree char    *unit = dup_taken (state, taken.hex, taken.type);
  const char         *sentence = sentence_of (deeds_of (self, taken), state->board);
  const AciesCommand *alone = acies_choices_find_at (self, ACIES_TAKEN_NOTHING, taken.hex);

  if (acies_choices_find_verb (self, ACIES_VERB_OVER) != NULL)
    return dup_step_over (self, unit);

  if (alone != NULL && alone->kind == ACIES_COMMAND_ORDER)
    sentence = state->ruleset->procs->span.prompt != NULL ? _ (state->ruleset->procs->span.prompt) : NULL;

  return sentence != NULL ? g_strdup_printf (sentence, unit) : NULL;
}

static char *
dup_step_of_id (const AciesState *state,
                AciesTaken        taken)
{
  const AciesUnitType *type = &state->ruleset->unit_types[taken.id];

  if (taken.waits)
    return g_strdup_printf (acies_board_say (state->board,
                                             acies_agree (type, "Choose the hex where %s enters", "Choose the hex where %s enter"),
                                             acies_agree (type, "Choose the square where %s enters", "Choose the square where %s enter")),
                            type->name);

  /* Translators: a card */
  return g_strdup_printf (acies_board_say (state->board, _ ("Choose a hex for %s"), _ ("Choose a square for %s")),
                          state->ruleset->cards[taken.id].name);
}

/* If several unit types in reserve can enter, the player must first select one. */
static gboolean
several_enter (const AciesChoices *self)
{
  const AciesCommand *first = &g_array_index (self->commands, AciesCommand, 0);

  return acies_choices_has_shape (self, first, ACIES_VERB_RESERVE) && acies_choices_is_unclear_at (self, first->hex);
}

/* Returns whether the player can either use a unit or play a card. */
static gboolean
may_act_or_play (const AciesChoices *self)
{
  return acies_choices_has (self, ACIES_COMMAND_PLAY) &&
         (acies_choices_has (self, ACIES_COMMAND_MOVE) || acies_choices_has (self, ACIES_COMMAND_ATTACK));
}

/* The player can take face-up cards without looking at the hand. */
static const char *
step_open (const AciesChoices *self)
{
  gboolean passes = acies_choices_has (self, ACIES_COMMAND_PASS);

  if (self->covered && self->by_keys)
    return passes ? _ ("Take a face-up card, pass with P, or hold H to see your hand") : _ ("Take a face-up card, or hold H to see your hand");
  if (self->covered)
    return passes ? _ ("Take a face-up card, pass, or look at your hand") : _ ("Take a face-up card, or look at your hand");
  if (!passes)
    return _ ("Take a face-up card beside the board");

  return self->by_keys ? _ ("Take a face-up card beside the board, or pass with P") : _ ("Take a face-up card beside the board, or pass");
}

/* Returns the next step if cards can be played. @pieces: whether units can also act */
static const char *
step_with_cards (const AciesChoices *self,
                 gboolean            pieces)
{
  if (pieces)
    return self->by_keys ? _ ("Choose a unit with N, or play a card by its number") : _ ("Choose a unit to act, or play a card");
  if (acies_choices_find_verb (self, ACIES_VERB_RESERVE) != NULL)
    return self->by_keys ? _ ("Choose a unit from the reserve, or a card, by its number") : _ ("Choose a unit from the reserve, or play a card");
  if (acies_choices_has (self, ACIES_COMMAND_PASS))
    return self->by_keys ? _ ("Play a card by its number, or pass with P") : _ ("Play a card, or pass");

  return self->by_keys ? _ ("Play a card by its number") : _ ("Play a card");
}

/* (nullable): the next step if there are several game-specific buttons and other possible commands */
static const char *
step_with_actions (const AciesChoices *self)
{
  gboolean any_hex = acies_choices_next (self, ACIES_TAKEN_NOTHING, ACIES_NO_HEX, TRUE) != ACIES_NO_HEX;
  gboolean plays = acies_choices_has (self, ACIES_COMMAND_PLAY);

  if (acies_choices_count_buttons (self) < 2 || !(any_hex || plays))
    return NULL;
  if (any_hex && plays)
    return self->by_keys ? _ ("Choose a piece with N, an action with Tab, or a card by its number") : _ ("Choose a piece, an action or a card");
  if (plays)
    return self->by_keys ? _ ("Choose an action with Tab, or a card by its number") : _ ("Choose an action or a card");

  return self->by_keys ? _ ("Choose a piece with N, or an action with Tab") : _ ("Choose a piece or an action");
}

static char *
dup_step_of_nothing (const AciesChoices *self,
                     const AciesState   *state)
{
  const AciesBoard *board = state->board;
  const char       *actions = step_with_actions (self);

  if (self->commands->len == 0 || acies_choices_has (self, ACIES_COMMAND_YES))
    return NULL;
  if (acies_choices_takes_open (self, state))
    return g_strdup (step_open (self));
  if (self->covered)
    return g_strdup (self->by_keys ? _ ("Pass with P, or hold H to see your hand") : _ ("Pass, or look at your hand"));
  if (acies_choices_get_only_answer (self) != NULL)
    return g_strdup (self->by_keys ? _ ("None of your cards can be played now: pass with P or Enter") : _ ("None of your cards can be played now, so pass"));
  if (acies_choices_has (self, ACIES_COMMAND_TAKE))
    return g_strdup (_ ("Take a card from the deck beside the board"));
  if (acies_choices_has (self, ACIES_COMMAND_PUT_BACK))
    return g_strdup (self->by_keys ? _ ("Choose a card in your hand by its number") : _ ("Choose a card in your hand"));
  if (acies_choices_find_verb (self, ACIES_VERB_OVER) != NULL)
    return dup_step_over (self, NULL);
  if (actions != NULL)
    return g_strdup (actions);
  if (acies_choices_has (self, ACIES_COMMAND_PLAY))
    return g_strdup (step_with_cards (self, may_act_or_play (self)));
  if (several_enter (self))
    return g_strdup (acies_board_say (board, _ ("Choose a unit from the reserve, then its hex"),
                                      _ ("Choose a unit from the reserve, then its square")));

  return NULL;
}

char *
acies_choices_dup_next_step (const AciesChoices *self,
                             const AciesState   *state,
                             AciesTaken          taken)
{
  if (taken.hex != ACIES_NO_HEX)
    return dup_step_of_unit (self, state, taken);
  if (taken.id != ACIES_NO_ID)
    return dup_step_of_id (state, taken);

  return dup_step_of_nothing (self, state);
}

/* Returns whether "done" ends a step in which several units can act, not just the action of one unit. */
static gboolean
ends_several (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_NONE &&
         (state->sides[state->turn.active].actions == 0 || state->turn.order_card != ACIES_NO_ID);
}

char *
acies_choices_dup_left_out (const AciesChoices *self,
                            const AciesState   *state)
{
  gboolean counted[ACIES_MAX_UNITS] = { FALSE };
  guint    n = 0;

  for (guint i = 0; i < self->commands->len && ends_several (state); i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);
      AciesUnitId         unit = acies_command_unit (command, state);

      if ((command->kind != ACIES_COMMAND_MOVE && command->kind != ACIES_COMMAND_ATTACK) || unit == ACIES_NO_UNIT ||
          unit == state->turn.acting || counted[unit])
        continue;
      counted[unit] = TRUE;
      n++;
    }

  return n > 0 ? g_strdup_printf (ngettext ("%u unit could still act", "%u units could still act", n), n) : NULL;
}

const char *
acies_choices_button_label (const AciesChoices *self,
                            const AciesState   *state,
                            AciesCommandKind    kind)
{
  const char *own = acies_question_button (state, kind);

  if (own != NULL)
    return own;

  switch (kind)
    {
    case ACIES_COMMAND_DONE:
      return _ ("_Done");

    case ACIES_COMMAND_PASS:
      return acies_choices_has (self, ACIES_COMMAND_YES) ? _ ("_No") : _ ("_Pass");

    case ACIES_COMMAND_YES:
      return _ ("_Yes");

    default:
      g_return_val_if_reached ("");
    }
}

/* Doubles underscores, because they are not mnemonics. */
static char *
dup_without_mnemonics (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}

char *
acies_choices_dup_button (const AciesChoices *self,
                          const AciesState   *state,
                          const AciesCommand *command)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);
  g_autofree char *choice = acies_question_dup_choice (state, command);
  g_autofree char *text = NULL;

  /* A die alone does not say what becomes of it. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (choice != NULL && verb->of_dice)
    text = g_strdup_printf (_ (verb->step), choice);
#pragma GCC diagnostic pop
  if (choice != NULL)
    return dup_without_mnemonics (text != NULL ? text : choice);

  return g_strdup (verb != NULL ? _ (verb->button) : acies_choices_button_label (self, state, command->kind));
}

static char *
dup_with_rule (const char *text,
               const char *rule)
{
  if (rule == NULL)
    return g_strdup (text);

  /* Translators: why something is not allowed, and the rule's id */
  return g_strdup_printf (_ ("%1$s (%2$s)"), text, rule);
}

char *
acies_choices_dup_idle (const AciesState *state,
                        AciesHex          hex)
{
  const char      *rule = acies_question_rule (state);
  g_autofree char *question = state->outcome.reason == ACIES_END_NOT_YET ? acies_state_describe (state) : NULL;
  AciesHexName     name;

  acies_hex_name (hex, name);
  if (question == NULL)
    return g_strdup_printf (_ ("Nothing can be done on %s: the game is over"), name);

  /* Translators: a hex, what is asked now, the rule */
  return g_strdup_printf (_ ("Nothing can be done on %1$s now: %2$s (%3$s)"), name, question, rule);
}

char *
acies_refusal_dup_text (const GError *error)
{
  return dup_with_rule (error->message, acies_rule_error_get_rule (error));
}

char *
acies_command_dup_refusal (const AciesCommand *self,
                           const AciesState   *state)
{
  g_autofree char *question = NULL;
  g_autoptr (GError) error = NULL;

  if (acies_command_check (self, state, &error))
    return NULL;
  if (!g_error_matches (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_NOT_ASKED))
    return acies_refusal_dup_text (error);
  question = acies_state_describe (state);

  return dup_with_rule (question, acies_rule_error_get_rule (error));
}

char *
acies_choices_dup_card_refusal (const AciesChoices *self,
                                const AciesState   *state,
                                AciesCommandKind    kind,
                                AciesId             card)
{
  AciesCommand command = acies_command_with_id (kind, card);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) condition = NULL;

  /* The reason would be about the hand of the deciding side, not about this player's hand. */
  if (self->waits)
    return acies_state_describe (state);
  if (acies_choices_find_card (self, kind, card) != NULL || acies_command_check (&command, state, &error))
    return NULL;

  /* If "play" does not answer the question, an unmet condition of the card explains this better. */
  if (kind == ACIES_COMMAND_PLAY && g_error_matches (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_NOT_ASKED) &&
      !acies_card_check (state, acies_choices_decider (state), card, &condition))
    return acies_refusal_dup_text (condition);

  return acies_command_dup_refusal (&command, state);
}

/* The best explanation is the reason why a unit of @type cannot enter on a hex where another unit can. */
char *
acies_choices_dup_waiting_refusal (const AciesChoices *self,
                                   const AciesState   *state,
                                   AciesId             type)
{
  const AciesCommand *other = acies_choices_find_verb (self, ACIES_VERB_RESERVE);
  AciesCommand        command;
  g_autoptr (GError) error = NULL;

  if (acies_choices_find_waiting (self, type) != NULL)
    return NULL;
  if (other == NULL)
    /* Translators: a unit type */
    return g_strdup_printf (_ ("No room for %s on the board now"), state->ruleset->unit_types[type].name);
  command = *other;
  command.id = type;

  return acies_command_check (&command, state, &error) ? NULL : acies_refusal_dup_text (error);
}

static const char *
kind_name (AciesCardKind kind)
{
  switch (kind)
    {
    case ACIES_CARD_ORDER:
      return C_ ("card", "Order");

    case ACIES_CARD_OFFENSIVE:
      return C_ ("card", "Offensive");

    case ACIES_CARD_DEFENSIVE:
      return C_ ("card", "Defensive");

    case ACIES_CARD_SCENARIO:
      return C_ ("card", "Scenario");

    default:
      g_return_val_if_reached ("");
    }
}

const char *
acies_card_sort_name (const AciesRuleset *ruleset,
                      AciesId             card)
{
  const AciesCardType *type = &ruleset->cards[card];

  return type->deck != ACIES_NO_ID ? ruleset->decks[type->deck].name : kind_name (type->kind);
}

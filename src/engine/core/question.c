/* question.c - what is asked: questions of the game, and cards that are drawn from a shuffled deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/question.h"

#include "engine/board/texts.h"
#include "engine/core/log-entry.h"
#include "engine/core/tracker.h"

#include <glib/gi18n-lib.h>

/* The row of what is asked now. */
static const AciesQuestion *
question_now (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;

  return state->decision.kind == ACIES_DECISION_DRAW ? &procs->draw : &procs->questions[state->decision.kind];
}

const char *
acies_question_name (const AciesState *state)
{
  return question_now (state)->name;
}

gboolean
acies_question_takes (const AciesState *state,
                      AciesCommandKind  kind)
{
  return (question_now (state)->answers >> kind) & 1;
}

const char *
acies_question_rule (const AciesState *state)
{
  const AciesQuestion *self = question_now (state);
  const char          *rule = self->find_rule != NULL ? self->find_rule (state) : self->rule;

  return rule != NULL ? rule : state->ruleset->procs->rules.order;
}

const char *
acies_question_end (const AciesState *state)
{
  const AciesQuestion *self = question_now (state);

  return self->find_end != NULL ? self->find_end (state) : self->ends;
}

const char *
acies_question_button (const AciesState *state,
                       AciesCommandKind  kind)
{
  const AciesQuestion *self = question_now (state);
  const char          *words = NULL;

  if (kind == ACIES_COMMAND_DONE)
    words = self->find_done != NULL ? self->find_done (state) : self->done;
  else if (kind == ACIES_COMMAND_PASS)
    words = self->pass;
  else if (kind == ACIES_COMMAND_YES)
    words = self->yes;

  return words != NULL ? _ (words) : NULL;
}

/* As acies_command_check() has it, of a command that is asked for. */
static void
add_plain (const AciesState *state,
           AciesCommandKind  kind,
           GArray           *commands)
{
  const AciesCommandProcs *procs = &state->ruleset->procs->commands[kind];
  AciesCommand             command = acies_command (kind);

  if (acies_question_takes (state, kind) && (procs->check == NULL || procs->check (&command, state, NULL)))
    g_array_append_val (commands, command);
}

void
acies_question_list (const AciesState *state,
                     GArray           *commands)
{
  const AciesQuestion *self = question_now (state);

  add_plain (state, ACIES_COMMAND_YES, commands);
  if (self->list != NULL)
    self->list (state, commands);
  add_plain (state, ACIES_COMMAND_PASS, commands);
  add_plain (state, ACIES_COMMAND_DONE, commands);
}

AciesSide
acies_question_find_asked (const AciesState *state,
                           guint             kind,
                           AciesUnitId      *unit)
{
  const AciesCombat *combat = state->n_combats > 0 ? &state->combats[state->n_combats - 1] : NULL;

  *unit = ACIES_NO_UNIT;
  switch (state->ruleset->procs->questions[kind].asked)
    {
    case ACIES_ASKS_ACTIVE:
      return state->turn.active;

    case ACIES_ASKS_ATTACKER:
      g_return_val_if_fail (combat != NULL, ACIES_NO_SIDE);
      *unit = combat->attacker;
      return state->units[combat->attacker].side;

    case ACIES_ASKS_TARGET:
      g_return_val_if_fail (combat != NULL, ACIES_NO_SIDE);
      *unit = combat->target;
      return state->units[combat->target].side;

    default:
      return ACIES_NO_SIDE;
    }
}

char *
acies_state_describe (const AciesState *state)
{
  const AciesQuestion *self = question_now (state);
  AciesSide            asked = state->decision.kind == ACIES_DECISION_NONE ? state->turn.active : state->decision.side;
  const char          *side = state->ruleset->sides[asked].name;
  g_autofree char     *unit = NULL;

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return acies_state_dup_verdict (state);
  if (state->mode == ACIES_MODE_TABLE)
    return acies_tracker_describe (state);
  if (self->describe != NULL)
    return self->describe (state, side);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (self->sentence != NULL)
    return g_strdup_printf (_ (self->sentence), side);
  unit = acies_unit_label (state, state->decision.unit);
  return g_strdup_printf (acies_agree_unit (state, state->decision.unit, self->forms[0], self->forms[1]), side, unit);
#pragma GCC diagnostic pop
}

/* --- is a command asked for? ----------------------------------------------------------------- */

gboolean
acies_command_check_known (AciesCommandKind  kind,
                           const AciesState *state,
                           GError          **error)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->commands[kind].resolve != NULL || kind == ACIES_COMMAND_DICE)
    return TRUE;

  if (error != NULL)
    {
      g_autofree char *step = acies_state_describe (state);

      /* Translators: a game, a command that it does not have, and what the game waits for */
      acies_refuse_not_asked (error, procs->rules.order, _ ("%1$s has no command “%2$s”; current step: %3$s"), state->ruleset->name, acies_command_name (kind, procs), step);
    }

  return FALSE;
}

/* While the engine waits for an answer, only that answer is heard. */
gboolean
acies_question_check (const AciesState   *state,
                      const AciesCommand *self,
                      GError            **error)
{
  const AciesProcs *procs = state->ruleset->procs;
  AciesCommandKind  kind = self->kind;
  AciesCommandKind  other = kind == ACIES_COMMAND_PASS ? ACIES_COMMAND_DONE : ACIES_COMMAND_PASS;
  const char       *name;
  const char       *rule;
  g_autofree char  *question = NULL;
  g_autofree char  *why = NULL;
  g_autofree char  *meant = NULL;

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return acies_refuse_not_asked (error, procs->rules.end, _ ("The game is over"));
  if (!acies_command_check_known (kind, state, error))
    return FALSE;
  if (state->decision.kind == ACIES_DECISION_DICE && kind != ACIES_COMMAND_DICE)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("Roll the dice first"));
  if (state->decision.kind == ACIES_DECISION_DRAW && kind != ACIES_COMMAND_DRAW)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("Draw a card first"));
  if (state->decision.kind != ACIES_DECISION_DICE && kind == ACIES_COMMAND_DICE)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("There are no dice to roll now"));
  if (state->decision.kind != ACIES_DECISION_DRAW && kind == ACIES_COMMAND_DRAW)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("There is no card to draw now"));
  if (kind == ACIES_COMMAND_DICE || acies_question_takes (state, kind))
    return TRUE;
  if (error == NULL)
    return FALSE;

  name = acies_command_name (kind, procs);
  rule = acies_question_rule (state);
  question = acies_state_describe (state);
  why = procs->describe_not_asked != NULL ? procs->describe_not_asked (state, self, &rule) : NULL;
  if (why != NULL)
    return acies_refuse_not_asked (error, rule, "%s", why);
  if ((kind != ACIES_COMMAND_PASS && kind != ACIES_COMMAND_DONE) || !acies_question_takes (state, other))
    /* Translators: a command, and a sentence that says what is asked */
    return acies_refuse_not_asked (error, rule, _ ("“%1$s” is not possible now; current step: %2$s"), name, question);

  /* "done" and "pass" are easily mistaken for each other: the refusal of one names the other. */
  meant = g_strjoin (" ", acies_command_name (other, procs), acies_question_end (state), NULL);

  /* Translators: a command, the question that it does not answer, and the command that answers it: “pass”, “Rome moves”, “done moves” */
  return acies_refuse_not_asked (error, rule, _ ("“%1$s” is not possible now; current step: %2$s (use “%3$s”)"), name, question, meant);
}

gboolean
acies_command_check_asked (AciesCommandKind  kind,
                           const AciesState *state,
                           GError          **error)
{
  AciesCommand command = acies_command (kind);

  return acies_question_check (state, &command, error);
}

/* --- draws ----------------------------------------------------------------------------------- */

/* Copies of @card that can be drawn from @zone: of those under the deck, only the first one. */
static guint
count_left (const AciesState *state,
            AciesZone         zone,
            guint             card)
{
  const AciesDecision *asked = &state->decision;

  if (zone == ACIES_ZONE_UNDER)
    return acies_state_first_under (state, asked->deck) == card;

  return state->ruleset->cards[card].deck == asked->deck ? acies_state_pile (state, asked->side, (AciesId) card, ACIES_ZONE_DECK) : 0;
}

guint
acies_draw_list (const AciesState *state,
                 AciesDraw        *draws)
{
  AciesZone zone = acies_draw_zone (state);
  guint     n = 0;

  g_return_val_if_fail (state->decision.kind == ACIES_DECISION_DRAW, 0);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint left = count_left (state, zone, card);

      if (left > 0)
        draws[n++] = (AciesDraw) { (AciesId) card, left };
    }

  return n;
}

gboolean
acies_draw_check (const AciesState *state,
                  AciesId           card,
                  GError          **error)
{
  const AciesRuleset  *ruleset = state->ruleset;
  const AciesDecision *asked = &state->decision;
  const char          *rule = acies_question_rule (state);

  if (ruleset->cards[card].deck != asked->deck)
    return asked->deck != ACIES_NO_ID
               /* Translators: a card, and the deck that is drawn from */
               ? acies_refuse (error, rule, _ ("“%1$s” does not belong to the deck “%2$s”"), ruleset->cards[card].name, ruleset->decks[asked->deck].name)
               /* Translators: a card, and a side */
               : acies_refuse (error, rule, _ ("“%1$s” does not belong to the deck of %2$s"), ruleset->cards[card].name, ruleset->sides[asked->side].name);

  if (count_left (state, acies_draw_zone (state), card) > 0)
    return TRUE;

  return acies_draw_zone (state) == ACIES_ZONE_UNDER
             /* Translators: a card */
             ? acies_refuse (error, rule, _ ("“%s” cannot be drawn: cards put under the deck are drawn in the order they were put there"), ruleset->cards[card].name)
             /* Translators: a card */
             : acies_refuse (error, rule, _ ("“%s” cannot be drawn: no copy is left in the deck"), ruleset->cards[card].name);
}

AciesCommand
acies_draw_pick (const AciesState *state,
                 AciesPick         pick,
                 gpointer          source)
{
  const AciesDecision *asked = &state->decision;
  guint                place;
  guint                card = 0;

  g_return_val_if_fail (asked->kind == ACIES_DECISION_DRAW, acies_command (ACIES_COMMAND_PASS));

  if (acies_draw_zone (state) == ACIES_ZONE_UNDER)
    return acies_command_with_id (ACIES_COMMAND_DRAW, acies_state_first_under (state, asked->deck));
  place = pick (source, acies_state_count_deck (state, asked->side, asked->deck, ACIES_ZONE_DECK));
  while (place >= count_left (state, ACIES_ZONE_DECK, card))
    place -= count_left (state, ACIES_ZONE_DECK, card++);

  return acies_command_with_id (ACIES_COMMAND_DRAW, (AciesId) card);
}

char *
acies_draw_describe (const AciesState *state,
                     const char       *side)
{
  const AciesDecision *asked = &state->decision;

  if (asked->deck == ACIES_NO_ID)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s draws %2$u card from its deck", "%1$s draws %2$u cards from its deck", asked->count),
                            side, asked->count);

  /* Translators: a side, how many cards, and the name of the deck */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s draws %2$u card from “%3$s”", "%1$s draws %2$u cards from “%3$s”", asked->count), side,
                          asked->count, state->ruleset->decks[asked->deck].name);
}

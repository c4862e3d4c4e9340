/* question.c - what may be asked in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/question.h"

#include "engine/procs.h"

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

static const char *
button_of (const AciesQuestion *self,
           const AciesState    *state,
           AciesCommandKind     kind)
{
  switch (kind)
    {
    case ACIES_COMMAND_DONE:
      return self->find_done != NULL ? self->find_done (state) : self->done;

    case ACIES_COMMAND_PASS:
      return self->pass;

    case ACIES_COMMAND_YES:
      return self->yes;

    default:
      return NULL;
    }
}

const char *
acies_question_button (const AciesState *state,
                       AciesCommandKind  kind)
{
  const char *words = button_of (question_now (state), state, kind);

  return words != NULL ? _ (words) : NULL;
}

char *
acies_question_dup_choice (const AciesState   *state,
                           const AciesCommand *command)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);

  if (verb == NULL || verb->shape != ACIES_VERB_CHOICE || !acies_command_check (command, state, NULL))
    return NULL;

  return verb->describe (state, command->number);
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

char *
acies_question_describe (const AciesState *state)
{
  const AciesQuestion *self = question_now (state);
  AciesSide            asked = state->decision.kind == ACIES_DECISION_NONE ? state->turn.active : state->decision.side;
  const char          *side = state->ruleset->sides[asked].name;
  g_autofree char     *unit = NULL;

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

static AciesDecision
decision_of (const AciesState *state,
             guint             kind,
             AciesSide         side,
             AciesUnitId       unit)
{
  AciesHex hex = unit != ACIES_NO_UNIT ? state->units[unit].hex : ACIES_NO_HEX;

  return (AciesDecision) { .kind = (guint8) kind, .side = side, .unit = unit, .card = ACIES_NO_ID, .hex = hex };
}

void
acies_question_ask_side (AciesResolver *resolver,
                         guint          kind,
                         AciesSide      side,
                         AciesUnitId    unit,
                         guint          count)
{
  AciesDecision decision = decision_of (resolver->state, kind, side, unit);

  decision.count = (guint8) count;
  acies_resolver_ask (resolver, decision);
}

void
acies_question_ask (AciesResolver *resolver,
                    guint          kind)
{
  AciesUnitId unit;
  AciesSide   side = acies_question_find_asked (resolver->state, kind, &unit);

  g_return_if_fail (side != ACIES_NO_SIDE);

  acies_question_ask_side (resolver, kind, side, unit, 0);
}

void
acies_question_ask_for (AciesResolver *resolver,
                        guint          kind,
                        AciesId        card,
                        guint          count,
                        AciesHex       hex)
{
  AciesUnitId   unit;
  AciesSide     side = acies_question_find_asked (resolver->state, kind, &unit);
  AciesDecision decision = decision_of (resolver->state, kind, side, unit);

  g_return_if_fail (side != ACIES_NO_SIDE);

  decision.card = card;
  decision.count = (guint8) count;
  decision.hex = hex;
  acies_resolver_ask (resolver, decision);
}

/* cards.c - the moments at which a side may play a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

AciesId
acies_ruleset_find_effect (const AciesRuleset *ruleset,
                           guint               effect)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].effect == effect)
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

gboolean
acies_card_is_order (const AciesCardType *card)
{
  return card->kind == ACIES_CARD_ORDER || card->kind == ACIES_CARD_SCENARIO;
}

gboolean
acies_type_has_ability (const AciesRuleset *ruleset,
                        AciesId             type,
                        guint               effect)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].effect == effect && ((ruleset->unit_types[type].abilities >> i) & 1))
        return TRUE;
    }

  return FALSE;
}

/* NULL: no ability card. */
static const AciesCardProc *
find_proc (const AciesState *state,
           AciesId           card)
{
  const AciesSharedProcs *self = acies_legends (state);

  for (const AciesCardProc *proc = self->cards; proc->effect != ACIES_NO_ID; proc++)
    {
      if (proc->effect == state->ruleset->cards[card].effect)
        return proc;
    }

  return NULL;
}

static gboolean
names_hex (const AciesCardProc *proc)
{
  return (proc->asks & ACIES_CARD_NAMES) != 0;
}

static AciesUnitId
unit_of (const AciesState    *state,
         const AciesCardProc *proc)
{
  return proc->owner == ACIES_CARD_OF_TARGET ? state->combats[0].target : state->combats[0].attacker;
}

gboolean
acies_type_check_ability (const AciesRuleset *ruleset,
                          AciesId             type,
                          AciesId             card,
                          GError            **error)
{
  const AciesUnitType *unit_type = &ruleset->unit_types[type];

  return ((unit_type->abilities >> card) & 1) ||
         /* Translators: a unit type, and a card */
         acies_refuse (error, ruleset->procs->shared->rules.ability, acies_agree (unit_type, "%1$s does not have the ability %2$s", "%1$s do not have the ability %2$s"),
                       unit_type->name, ruleset->cards[card].name);
}

/* Is it a card for this attack: of its kind, for such a unit? */
static gboolean
check_fits (const AciesState    *state,
            const AciesCardProc *proc,
            AciesId              card,
            GError             **error)
{
  const AciesCardType *type = &state->ruleset->cards[card];

  if (proc->owner == ACIES_CARD_OF_ACTIVE)
    return TRUE;
  if ((proc->asks & ACIES_CARD_MELEE) && !state->combats[0].melee)
    return acies_refuse (error, type->rule, _ ("%s can be played only in a melee attack"), type->name);

  return (!(proc->asks & ACIES_CARD_ABLE) || acies_type_check_ability (state->ruleset, state->units[unit_of (state, proc)].type, card, error)) &&
         acies_legends (state)->card_fits (state, card, error);
}

static gboolean
check_on (const AciesState    *state,
          const AciesCardProc *proc,
          AciesId              card,
          AciesHex             hex,
          GError             **error)
{
  return check_fits (state, proc, card, error) && acies_legends (state)->card_check (state, card, hex, error);
}

/* Is there a way to play @card now, for somebody who holds it? */
static gboolean
check_use (const AciesState    *state,
           const AciesCardProc *proc,
           AciesId              card,
           GError             **error)
{
  for (guint i = 0; names_hex (proc) && i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && check_on (state, proc, card, state->units[i].hex, NULL))
        return TRUE;
    }

  return check_on (state, proc, card, ACIES_NO_HEX, error);
}

/* If no card can be played in an attack, the first card that is meant for it tells in the log why it cannot. */
void
acies_card_moments_ask (AciesResolver *resolver,
                        guint          moment)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit;
  AciesSide         side = acies_question_find_asked (state, moment, &unit);
  gboolean          was_asked = FALSE;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardProc *proc = find_proc (state, (AciesId) i);

      if (proc == NULL || proc->moment != moment)
        continue;
      if (acies_state_may_hold (state, side, (AciesId) i) && check_use (state, proc, (AciesId) i, NULL))
        {
          acies_question_ask_side (resolver, moment, side, unit, 0);
          return;
        }
      was_asked |= state->n_combats > 0 && ((state->combats[0].cards >> i) & 1);
    }
  if (resolver->events == NULL || state->n_combats == 0 || was_asked)
    return;
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardProc *proc = find_proc (state, (AciesId) i);
      AciesPassedOver      it = { side, (AciesId) i, unit, NULL, NULL };
      g_autoptr (GError) why = NULL;

      if (proc == NULL || proc->moment != moment || proc->owner == ACIES_CARD_OF_ACTIVE ||
          !acies_state_may_hold (state, side, (AciesId) i) || !check_fits (state, proc, (AciesId) i, NULL) || check_use (state, proc, (AciesId) i, &why))
        continue;
      it.reason = g_intern_string (why->message);
      it.rule = acies_rule_error_get_rule (why);
      acies_resolver_pass_over (resolver, &it);
      acies_log_entry (resolver, ACIES_LOG_NOT_ASKED, .side = side, .card = (AciesId) i, .unit = unit, .rule = it.rule,
                       .reason = it.reason);
      return;
    }
}

static gboolean
check_named (const AciesCardProc *proc,
             const AciesCommand  *command,
             const AciesState    *state,
             GError             **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];

  if (names_hex (proc) == (command->hex != ACIES_NO_HEX))
    /* Translators: a card */
    return command->type == ACIES_NO_ID || acies_refuse (error, card->rule, _ ("%s is played on a hex, not on one of the units there"), card->name);
  if (!check_use (state, proc, command->id, error))
    return FALSE;
  if (names_hex (proc))
    /* Translators: a card */
    return acies_board_say (state->board, acies_refuse (error, card->rule, _ ("%s has to be played on a hex: name one"), card->name),
                            /* Translators: a card */
                            acies_refuse (error, card->rule, _ ("%s has to be played on a square: name one"), card->name));

  /* Translators: a card */
  return acies_board_say (state->board, acies_refuse (error, card->rule, _ ("%s is played without naming a hex"), card->name),
                          /* Translators: a card */
                          acies_refuse (error, card->rule, _ ("%s is played without naming a square"), card->name));
}

/* Is the moment of the card still to come in what is under way? */
static gboolean
is_to_come (const AciesState    *state,
            const AciesCardProc *proc)
{
  const AciesStepProc *rows = acies_legends (state)->steps;

  for (guint i = 0; i < state->n_steps; i++)
    if (proc->moment != ACIES_DECISION_NONE && rows[state->steps[i].kind].moment == proc->moment)
      return TRUE;

  /* The moments of a turn come when its moves are over. */
  return proc->owner == ACIES_CARD_OF_ACTIVE && state->decision.kind == ACIES_DECISION_NONE;
}

/* A card of the side that is not asked: whose it is, and who decides first if it can still be played. */
static gboolean
refuse_side (const AciesState    *state,
             const AciesCardProc *proc,
             AciesId              card,
             GError             **error)
{
  const AciesCombat *combat = &state->combats[0];
  const char        *attacker = state->ruleset->sides[state->units[combat->attacker].side].name;
  const char        *target = state->ruleset->sides[state->units[combat->target].side].name;
  const char        *name = state->ruleset->cards[card].name;
  const char        *rule = acies_legends (state)->rules.moment;

  if (!is_to_come (state, proc) || !acies_question_takes (state, ACIES_COMMAND_PASS))
    return acies_refuse (error, rule, proc->owner == ACIES_CARD_OF_TARGET ? _ ("Only the side under attack can play %s") : _ ("Only the attacking side can play %s"), name);
  if (proc->owner == ACIES_CARD_OF_TARGET)
    /* Translators: two sides and a card */
    return acies_refuse (error, rule, _ ("%1$s attacks and decides first; %2$s can play %3$s afterwards"), attacker, target, name);

  /* Translators: two sides and a card */
  return acies_refuse (error, rule, _ ("%1$s can play %3$s only after %2$s has answered the attack"), attacker, target, name);
}

gboolean
acies_card_moments_check_card (const AciesState *state,
                               AciesSide         side,
                               AciesId           card,
                               GError          **error)
{
  const AciesCardProc *proc = find_proc (state, card);
  AciesSide            owner = state->turn.active;

  /* Cards of an attack have conditions in one only. */
  if (proc == NULL || proc->moment == state->decision.kind || (state->n_combats == 0) != (proc->owner == ACIES_CARD_OF_ACTIVE))
    return TRUE;
  if (state->n_combats > 0)
    {
      AciesUnitId unit = unit_of (state, proc);

      if (!acies_state_unit_is_on_board (state, unit) || !acies_state_unit_is_on_board (state, state->combats[0].attacker))
        return TRUE;
      owner = state->units[unit].side;
    }
  if (side != ACIES_NO_SIDE && side != owner && proc->owner == ACIES_CARD_OF_ACTIVE)
    /* Translators: a card */
    return acies_refuse (error, acies_legends (state)->rules.moment, _ ("Only the side whose turn it is can play %s"), state->ruleset->cards[card].name);
  if (side != ACIES_NO_SIDE && side != owner)
    return refuse_side (state, proc, card, error);
  return check_use (state, proc, card, error);
}

/* Nothing but the moment is wrong: says what ends the present one, if the card's own is still to come. */
static gboolean
refuse_moment (const AciesState    *state,
               const AciesCardProc *proc,
               const AciesCardType *card,
               GError             **error)
{
  const char *rule = acies_legends (state)->rules.moment;
  const char *end = acies_question_end (state);

  if (proc != NULL && proc->owner != ACIES_CARD_OF_ACTIVE && state->n_combats == 0)
    /* Translators: a card */
    return acies_refuse (error, rule, _ ("%s can be played only during an attack"), card->name);
  if (proc == NULL || end == NULL || !is_to_come (state, proc))
    /* Translators: a card */
    return acies_refuse (error, rule, _ ("%s cannot be played now"), card->name);

  /* Translators: "pass" or "done", what that ends, and the card that can be played then: “pass charge” comes before Flanking */
  return acies_refuse (error, rule, _ ("End this step with “%1$s %2$s” before playing %3$s"),
                       acies_command_name (acies_question_takes (state, ACIES_COMMAND_PASS) ? ACIES_COMMAND_PASS : ACIES_COMMAND_DONE, state->ruleset->procs),
                       end, card->name);
}

char *
acies_card_moments_describe_not_asked (const AciesState   *state,
                                       const AciesCommand *command,
                                       const char        **rule)
{
  const AciesCardProc *proc = command->kind == ACIES_COMMAND_PLAY && command->id != ACIES_NO_ID ? find_proc (state, command->id) : NULL;
  const AciesCardType *card;
  g_autoptr (GError) why = NULL;

  if (proc == NULL || proc->moment == ACIES_DECISION_NONE)
    return NULL;
  card = &state->ruleset->cards[command->id];
  /* What stands in the way of the card itself comes before the moment. */
  if (proc->owner == ACIES_CARD_OF_ACTIVE && state->n_combats == 0)
    {
      if (command->hex != ACIES_NO_HEX ? check_on (state, proc, command->id, command->hex, &why) : check_use (state, proc, command->id, &why))
        refuse_moment (state, proc, card, &why);
    }
  else if (state->decision.kind == ACIES_DECISION_NONE && state->n_combats == 0)
    refuse_moment (state, proc, card, &why);
  else
    return NULL;
  *rule = acies_rule_error_get_rule (why);

  return g_strdup (why->message);
}

/* Who may play a card now: an order in its turn, asked or not. */
static AciesSide
side_to_play (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_NONE ? state->turn.active : state->decision.side;
}

gboolean
acies_card_moments_check (const AciesCommand *command,
                          const AciesState   *state,
                          GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];
  const AciesCardProc *proc = find_proc (state, command->id);
  AciesSide            side = side_to_play (state);

  if (proc == NULL || proc->moment != state->decision.kind)
    return acies_card_moments_check_card (state, side, command->id, error) && refuse_moment (state, proc, card, error);

  return acies_check_holds (state, side, command->id, acies_legends (state)->rules.hand, error) &&
         check_named (proc, command, state, error) && check_on (state, proc, command->id, command->hex, error);
}

void
acies_attack_add_card (AciesResolver *resolver,
                       AciesId        card)
{
  ACIES_COMBAT_SET (resolver, 0, cards, resolver->state->combats[0].cards | G_GUINT64_CONSTANT (1) << card);
}

/* From the hand to where it goes after use. One card after the other where the moment stays open, until the side passes. */
void
acies_card_moments_play (const AciesCommand *command,
                         AciesResolver      *resolver)
{
  const AciesState    *state = resolver->state;
  const AciesCardProc *proc = find_proc (state, command->id);
  AciesSide            side = side_to_play (state);
  AciesUnitId          unit = command->hex != ACIES_NO_HEX ? acies_state_unit_at (state, command->hex) : state->decision.unit;

  if (!state->ruleset->cards[command->id].returns)
    acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  acies_log_card (resolver, side, command->id, unit);
  acies_resolver_answered (resolver);
  if (proc->asks & ACIES_CARD_AGAIN)
    {
      const AciesStepProc *steps = acies_legends (state)->steps;
      guint                again = 0;

      while (steps[again].moment != proc->moment)
        again++;
      acies_step_push (resolver, again);
    }
  acies_legends (state)->card_play (resolver, command->id, command->hex);
}

void
acies_card_moments_list (const AciesState *state,
                         GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardProc *proc = find_proc (state, (AciesId) i);

      if (proc == NULL || proc->moment != state->decision.kind ||
          state->cards[side_to_play (state)][ACIES_ZONE_HAND][i] == 0)
        continue;
      for (guint unit = 0; unit < (names_hex (proc) ? state->n_units : 1); unit++)
        {
          AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) i);

          command.hex = names_hex (proc) ? state->units[unit].hex : ACIES_NO_HEX;
          if ((!names_hex (proc) || state->units[unit].place == ACIES_PLACE_BOARD) && check_on (state, proc, (AciesId) i, command.hex, NULL))
            g_array_append_val (commands, command);
        }
    }
}

/* @one and @many: of the attacker and the target, then of @side */
static char *
describe (const AciesState *state,
          const char       *side,
          const char       *one,
          const char       *many)
{
  AciesUnitId      unit = state->combats[0].attacker;
  g_autofree char *attacker = acies_unit_label (state, unit);
  g_autofree char *target = acies_unit_label (state, state->combats[0].target);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (acies_agree_unit (state, unit, one, many), attacker, target, side);
#pragma GCC diagnostic pop
}

char *
acies_card_moments_describe_attack (const AciesState *state,
                                    const char       *side)
{
  /* Translators: a unit, its target, and the side that may charge */
  return describe (state, side, ACIES_FORMS ("%1$s attacks %2$s: %3$s may charge", "%1$s attack %2$s: %3$s may charge"));
}

char *
acies_card_moments_describe_defence (const AciesState *state,
                                     const char       *side)
{
  /* Translators: a unit, its target, and the side that may answer */
  return describe (state, side, ACIES_FORMS ("%1$s attacks %2$s: %3$s may answer with a card", "%1$s attack %2$s: %3$s may answer with a card"));
}

char *
acies_card_moments_describe_roll (const AciesState *state,
                                  const char       *side)
{
  /* Translators: a unit, its target, and the side that may play cards */
  return describe (state, side, ACIES_FORMS ("%1$s attacks %2$s: %3$s may play cards before the roll", "%1$s attack %2$s: %3$s may play cards before the roll"));
}

char *
acies_card_moments_describe_counter (const AciesState *state,
                                     const char       *side)
{
  /* Translators: the attacker, the attacked unit that has survived, its side */
  return describe (state, side, ACIES_FORMS ("%1$s has attacked %2$s: %3$s may counter-attack", "%1$s have attacked %2$s: %3$s may counter-attack"));
}

char *
acies_card_moments_describe_order (const AciesState *state,
                                   const char       *side)
{
  const AciesDecision *decision = &state->decision;
  const char          *card = state->ruleset->cards[decision->card].name;
  guint                n = 0;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    n += acies_state_unit_is_on_board (state, i) && acies_state_unit_has_mark (state, i, acies_legends (state)->ordered);
  if (n == 0)
    /* Translators: a side, a card, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s plays %2$s and may order %3$u unit",
                                         "%1$s plays %2$s and may order up to %3$u units", decision->count),
                            side, card, decision->count);

  /* Translators: a side, a card, units ordered by it so far, units that it may still order */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has ordered %3$u with %2$s and may order %4$u more unit",
                                       "%1$s has ordered %3$u with %2$s and may order up to %4$u more units", decision->count),
                          side, card, n, decision->count);
}

gboolean
acies_combat_has_card (const AciesState  *state,
                       const AciesCombat *combat,
                       guint              effect)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (((combat->cards >> i) & 1) && state->ruleset->cards[i].effect == effect)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_card_moments_fits (const AciesState *state,
                         AciesId           card,
                         gboolean          now,
                         GError          **error)
{
  const AciesCardProc *proc = find_proc (state, card);

  return proc == NULL || (now ? check_on (state, proc, card, ACIES_NO_HEX, error) : check_fits (state, proc, card, error));
}

/* --- flanking ------------------------------------------------------------------------------------ */

static gboolean
is_counted (const AciesCombat *combat,
            AciesUnitId        unit)
{
  for (guint i = 0; i < combat->n_flankers; i++)
    {
      if (combat->flankers[i] == unit)
        return TRUE;
    }

  return FALSE;
}

guint
acies_units_list_flankers (const AciesState  *state,
                           const AciesCombat *combat,
                           gboolean           with_counted,
                           AciesUnitId       *ids)
{
  const AciesSharedProcs *self = acies_legends (state);
  AciesHex                hex = state->units[combat->target].hex;
  AciesSide               side = state->units[combat->attacker].side;
  guint                   n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (i != combat->attacker && acies_unit_is_beside (state, (AciesUnitId) i, hex, side) &&
          (with_counted || !is_counted (combat, (AciesUnitId) i)) &&
          (self->all_flank || acies_type_has_ability (state->ruleset, state->units[i].type, self->flanking)))
        ids[n++] = (AciesUnitId) i;
    }

  return n;
}

gboolean
acies_flank_check (const AciesState *state,
                   AciesId           card,
                   AciesHex          hex,
                   GError          **error)
{
  const AciesSharedProcs *self = acies_legends (state);
  const AciesCombat      *combat = &state->combats[0];
  const char             *rule = state->ruleset->cards[card].rule;
  AciesUnitId             unit = acies_state_unit_at (state, hex);
  AciesUnitId             ids[ACIES_N_DIRECTIONS];
  AciesHexName            name;

  if (hex == ACIES_NO_HEX && acies_units_list_flankers (state, combat, TRUE, ids) > 0)
    return acies_refuse (error, self->rules.once, _ ("Every friendly unit beside the target that can flank already counts in this combat"));
  if (hex == ACIES_NO_HEX && self->all_flank)
    return acies_refuse (error, rule, _ ("Only the attacker is beside the target: no other friendly unit can flank"));
  if (hex == ACIES_NO_HEX)
    return acies_refuse (error, rule, _ ("No friendly unit beside the target can flank"));
  if (unit == ACIES_NO_UNIT || state->units[unit].side != state->units[combat->attacker].side)
    return acies_refuse (error, rule, _ ("There is no friendly unit on %s to flank the target"), acies_hex_name (hex, name));
  if (unit == combat->attacker)
    return acies_refuse (error, rule, _ ("The attacker cannot flank in its own attack"));
  if (!self->all_flank && !acies_type_check_ability (state->ruleset, state->units[unit].type, card, error))
    return FALSE;
  if (!acies_board_is_adjacent (state->board, hex, combat->at))
    return acies_refuse_unit (error, rule, state, unit, "%s is not beside the target",
                              "%s are not beside the target");
  if (is_counted (combat, unit) ||
      (!self->all_flank && acies_combat_has_card (state, combat, self->envelopment)))
    return acies_refuse_unit (error, self->rules.once, state, unit, "%s already counts in this combat",
                              "%s already count in this combat");
  return TRUE;
}

void
acies_flank_play (AciesResolver *resolver,
                  AciesId        card,
                  AciesHex       hex)
{
  AciesCombat combat = resolver->state->combats[0];

  combat.flankers[combat.n_flankers++] = acies_state_unit_at (resolver->state, hex);
  combat.cards |= G_GUINT64_CONSTANT (1) << card;
  acies_resolver_set_combat (resolver, 0, &combat);
}

guint
acies_flank_count (const AciesState  *state,
                   const AciesCombat *combat)
{
  const AciesSharedProcs *self = acies_legends (state);
  AciesUnitId             ids[ACIES_N_DIRECTIONS];

  return acies_units_list_flankers (state, combat, self->all_flank, ids);
}

gboolean
acies_flank_may_envelop (const AciesState *state,
                         AciesId           card)
{
  const AciesSharedProcs *self = acies_legends (state);
  const AciesCombat      *combat = &state->combats[0];
  guint                   n = acies_flank_count (state, combat);

  return n > 0 && n + (self->all_flank ? 0 : combat->n_flankers) >= self->needs_flankers (&state->ruleset->cards[card]);
}

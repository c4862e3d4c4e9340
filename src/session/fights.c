/* fights.c - the fights of a game: who struck whom, with what dice, and what came of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/fights.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "session/log.h"

/* --- a fight -------------------------------------------------------------------------------- */

AciesFight *
acies_fight_new (void)
{
  static const AciesFightUnit nobody = { ACIES_NO_UNIT, ACIES_NO_ID, ACIES_NO_SIDE, ACIES_NO_SIDE, ACIES_NO_HEX };
  AciesFight                 *self = g_new0 (AciesFight, 1);

  self->turn = ACIES_NO_SIDE;
  self->attacker = nobody;
  self->target = nobody;
  self->roll.side = ACIES_NO_SIDE;
  self->defence.side = ACIES_NO_SIDE;
  self->outcome = (AciesOutcome) { ACIES_END_NOT_YET, ACIES_NO_SIDE };
  self->cards = g_array_new (FALSE, FALSE, sizeof (AciesFightCard));
  self->losses = g_array_new (FALSE, FALSE, sizeof (AciesFightLoss));
  self->moves = g_array_new (FALSE, FALSE, sizeof (AciesFightMove));
  self->marks = g_array_new (FALSE, FALSE, sizeof (AciesFightMarks));
  self->morale = g_array_new (FALSE, FALSE, sizeof (AciesFightMorale));
  self->passed = g_array_new (FALSE, FALSE, sizeof (AciesFightPassed));
  self->told = g_array_new (FALSE, FALSE, sizeof (AciesFightTold));

  return self;
}

void
acies_fight_free (AciesFight *self)
{
  g_array_unref (self->cards);
  g_array_unref (self->losses);
  g_array_unref (self->moves);
  g_array_unref (self->marks);
  g_array_unref (self->morale);
  g_array_unref (self->passed);
  g_array_unref (self->told);
  g_free (self);
}

/* The log has these words for the same facts. */
char *
acies_fight_to_string (const AciesFight   *self,
                       const AciesRuleset *ruleset)
{
  static const AciesLogKind kinds[] = {
    [ACIES_COMBAT_ATTACK] = ACIES_LOG_DECLARED,
    [ACIES_COMBAT_STRIKE] = ACIES_LOG_STRIKE,
    [ACIES_COMBAT_COUNTER] = ACIES_LOG_COUNTER,
  };
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (kinds[self->kind]);

  entry.unit_type = self->attacker.type;
  entry.unit_side = self->attacker.told_side;
  entry.hex = self->attacker.hex;
  entry.other_type = self->target.type;
  entry.other_side = self->target.told_side;
  entry.to = self->target.hex;
  entry.number = (gint16) (kinds[self->kind] == ACIES_LOG_DECLARED ? self->melee && acies_ruleset_has (ruleset, ACIES_TRAIT_MUTUAL) : self->roll.point);
  entry.number2 = (gint16) self->roll.n_dice;

  return acies_log_entry_to_string (&entry, ruleset);
}

char *
acies_fight_passed_to_string (const AciesFightPassed *self,
                              const AciesRuleset     *ruleset)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_NOT_ASKED);

  entry.side = self->it.side;
  entry.card = self->it.card;
  entry.reason = self->it.reason;

  return acies_log_entry_to_string (&entry, ruleset);
}

/* --- reading command by command what the events change ------------------------------------------ */

void
acies_fight_reader_clear (AciesFightReader *self)
{
  g_clear_pointer (&self->state, acies_state_free);
  g_clear_pointer (&self->fights, g_ptr_array_unref);
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_clear_pointer (&self->rolls, g_ptr_array_unref);
  g_clear_pointer (&self->open, g_ptr_array_unref);
}

/* The fight that goes on now; of a strike or a counter it is this, not the attack. */
static AciesFight *
top_of (AciesFightReader *self)
{
  return self->open->len > 0 ? g_ptr_array_index (self->open, self->open->len - 1) : NULL;
}

static AciesFightUnit
unit_on (AciesFightReader *self,
         AciesUnitId       unit,
         AciesHex          hex)
{
  AciesFightUnit it = { .unit = unit, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE, .told_side = ACIES_NO_SIDE, .hex = hex };

  if (unit == ACIES_NO_UNIT)
    return it;
  it.type = acies_unit_public_type_id (self->state, unit);
  it.side = self->state->units[unit].side;
  it.told_side = acies_unit_telling_side (self->state, unit);

  return it;
}

/* An attack, or a strike or counter within one: what the attacked side has played so far was for the strike that comes now. */
static void
begin_fight (AciesFightReader  *self,
             const AciesCombat *combat)
{
  AciesFight *fight = acies_fight_new ();
  GArray     *cards;

  fight->kind = combat->kind;
  fight->melee = combat->melee != FALSE;
  fight->index = self->fights->len;
  fight->round = self->state->turn.round;
  fight->turn = self->state->turn.active;
  fight->phase = self->state->turn.phase;
  fight->attacker = unit_on (self, combat->attacker, combat->from);
  fight->target = unit_on (self, combat->target, combat->at);
  fight->first = fight->last = self->command;
  g_ptr_array_add (self->fights, fight);
  g_ptr_array_add (self->open, fight);
  fight->attack = ((AciesFight *) self->open->pdata[0])->index;
  if (self->open->len == 1)
    return;
  cards = ((AciesFight *) self->open->pdata[0])->cards;
  for (guint i = 0; i < cards->len;)
    if (g_array_index (cards, AciesFightCard, i).side == fight->attacker.side)
      {
        g_array_append_val (fight->cards, g_array_index (cards, AciesFightCard, i));
        g_array_remove_index (cards, i);
      }
    else
      i++;
}

/* Where a fight is one roll, dice that are asked for later are no defence, nor rolled again: nobody struck with them. */
static void
ask_roll (AciesFightReader    *self,
          AciesFight          *fight,
          const AciesDecision *asked)
{
  gboolean        is_defence = asked->unit == fight->target.unit;
  AciesFightRoll *roll = is_defence ? &fight->defence : &fight->roll;

  fight->aside = acies_ruleset_has (self->state->ruleset, ACIES_TRAIT_ROLLS_ONCE) && fight->roll.rolled;
  if (fight->aside)
    return;
  roll->n_again = roll->rolled ? asked->n_dice : 0;
  if (roll->n_again > 0)
    return;
  *roll = (AciesFightRoll) { .asked = TRUE, .is_defence = is_defence, .side = asked->side, .point = asked->point, .n_dice = asked->n_dice };
}

/* They fall, and then are judged. */
static void
lay_dice (AciesFightReader *self,
          AciesFight       *fight,
          const AciesDice  *dice,
          int               point)
{
  AciesFightRoll *roll = fight->defence.asked ? &fight->defence : &fight->roll;

  if (fight->aside)
    return;
  if (dice->n < roll->dice.n && dice->n == roll->n_again)
    return; /* the others lie there again after them */
  if (!roll->asked && !roll->rolled)
    {
      roll->side = fight->attacker.side;
      roll->point = point; /* of no dice, for which nobody is asked */
    }
  if (!roll->rolled)
    {
      g_ptr_array_add (self->rolls, roll);
      roll->command = self->command;
    }
  roll->rolled = TRUE;
  roll->dice = *dice;
  roll->hits = acies_dice_count (dice, ACIES_DIE_HIT);
  roll->retreats = acies_dice_count (dice, ACIES_DIE_RETREAT);
}

static void
change_unit (AciesFightReader *self,
             AciesFight       *fight,
             const AciesEvent *event)
{
  const AciesUnit *before = &event->u.unit.before;
  const AciesUnit *after = &event->u.unit.after;
  AciesFightUnit   it = unit_on (self, event->u.unit.unit, before->hex);
  AciesFightLoss   loss = { self->command, it, (guint) MAX (before->figures - after->figures, 0), after->place == ACIES_PLACE_LOST,
                            event->u.unit.cause, self->event };
  AciesFightMove   move = { self->command, it, after->hex, self->event, event->u.unit.cause };
  AciesFightMarks  marks = { self->command, it, (guint16) (before->marks & ~after->marks) };

  if (before->place != ACIES_PLACE_BOARD)
    return;
  if (loss.figures > 0 || loss.eliminated)
    g_array_append_val (fight->losses, loss);
  if (loss.eliminated)
    return; /* with all it had */
  if (move.to != before->hex)
    g_array_append_val (fight->moves, move);
  if (marks.marks != 0)
    g_array_append_val (fight->marks, marks);
}

/* The state is still as it was before @event. */
static void
read_event (AciesFightReader *self,
            const AciesEvent *event)
{
  AciesFight      *fight = top_of (self);
  AciesFightMorale morale;
  AciesFightPassed passed;
  AciesFightTold   told;

  if (event->kind == ACIES_EVENT_COMBAT_PUSHED)
    begin_fight (self, &event->u.combat.after);
  else if (event->kind == ACIES_EVENT_COMBAT_POPPED)
    {
      fight->over = TRUE;
      fight->last = self->command;
      g_ptr_array_set_size (self->open, (int) self->open->len - 1);
      if (self->closed == NULL)
        self->closed = fight;
      return;
    }
  /* The end of the game drops what is left of the fight, and nothing happens in between. */
  else if (event->kind == ACIES_EVENT_OUTCOME_SET && self->closed != NULL)
    self->closed->outcome = event->u.outcome.after;
  self->closed = NULL;
  if (fight == NULL)
    return;
  switch (event->kind)
    {
    case ACIES_EVENT_DECISION_SET:
      if (event->u.decision.after.kind == ACIES_DECISION_DICE)
        ask_roll (self, fight, &event->u.decision.after);
      break;

    case ACIES_EVENT_DICE_SET:
      lay_dice (self, fight, &event->u.dice.after, event->u.dice.point);
      break;

    case ACIES_EVENT_UNIT_SET:
      change_unit (self, fight, event);
      break;

    case ACIES_EVENT_SIDE_SET:
      morale = (AciesFightMorale) { self->command, event->u.side.side, event->u.side.after.morale - event->u.side.before.morale,
                                    event->u.side.after.morale, self->event };
      if (morale.change != 0)
        g_array_append_val (fight->morale, morale);
      break;

    case ACIES_EVENT_PASSED_OVER:
      passed = (AciesFightPassed) { self->command, event->u.passed_over };
      g_array_append_val (fight->passed, passed);
      break;

    case ACIES_EVENT_LOG_ENTRY:
      told = (AciesFightTold) { self->command, self->event, event->u.entry };
      g_array_append_val (fight->told, told);
      break;

    default:
      break;
    }
}

void
acies_fight_reader_init (AciesFightReader *self,
                         AciesState       *state)
{
  *self = (AciesFightReader) {
    .state = state,
    .fights = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_fight_free),
    .commands = g_ptr_array_new (),
    .rolls = g_ptr_array_new (),
    .open = g_ptr_array_new (),
  };
  /* The first fights may have begun with the game. */
  for (guint i = 0; i < state->n_combats; i++)
    begin_fight (self, &state->combats[i]);
  if (self->open->len > 0 && state->decision.kind == ACIES_DECISION_DICE)
    ask_roll (self, top_of (self), &state->decision);
}

void
acies_fight_reader_read (AciesFightReader   *self,
                         const AciesCommand *command,
                         const AciesEvent   *events,
                         guint               n_events)
{
  const AciesState *state = self->state;
  AciesFight       *went_on = top_of (self);
  guint             n = self->fights->len;

  self->command++;
  self->closed = NULL;
  if (command->kind == ACIES_COMMAND_PLAY && went_on != NULL)
    {
      /* The card is on the hex that the command names, or on the unit that the side was asked about. */
      AciesUnitId    unit = command->hex != ACIES_NO_HEX ? acies_command_unit (command, state) : state->decision.unit;
      AciesHex       hex = unit != ACIES_NO_UNIT ? state->units[unit].hex : ACIES_NO_HEX;
      AciesFightCard card = { self->command, state->decision.side, command->id, unit_on (self, unit, hex) };

      g_array_append_val (((AciesFight *) self->open->pdata[0])->cards, card);
    }
  for (guint i = 0; i < n_events; i++)
    {
      self->event = i;
      read_event (self, &events[i]);
      acies_event_apply (&events[i], self->state, FALSE);
    }
  for (guint i = 0; i < self->open->len; i++)
    ((AciesFight *) self->open->pdata[i])->last = self->command;
  if (went_on == NULL && self->fights->len > n)
    went_on = self->fights->pdata[n];
  g_ptr_array_add (self->commands, went_on);
}

/* --- the fights of a session -------------------------------------------------------------------- */

struct _AciesFights
{
  GObject parent_instance;

  AciesSession    *session;
  AciesFightReader reader;
};

G_DEFINE_FINAL_TYPE (AciesFights, acies_fights, G_TYPE_OBJECT)

/* On a session, while there is one: its record, which keeps the session and is not kept by it. */
#define RECORD "acies-fights"

static void
read_command (const AciesCommand *command,
              const AciesEvent   *events,
              guint               n_events,
              guint               number,
              gpointer            data)
{
  if (command != NULL)
    acies_fight_reader_read (data, command, events, n_events);
}

/* What is told at once has either come or gone. Where it has gone all is read anew: what is left of a fight is not
 * what it had come to in the end. */
void
acies_fights_follow (AciesFights *self)
{
  g_return_if_fail (ACIES_IS_FIGHTS (self));

  if (acies_session_count_commands (self->session) < self->reader.command)
    {
      acies_fight_reader_clear (&self->reader);
      acies_fight_reader_init (&self->reader, acies_session_dup_position (self->session, 0));
    }
  acies_session_foreach_command (self->session, self->reader.command, read_command, &self->reader);
}

AciesSession *
acies_fights_get_session (AciesFights *self)
{
  g_return_val_if_fail (ACIES_IS_FIGHTS (self), NULL);

  return self->session;
}

guint
acies_fights_count (AciesFights *self)
{
  g_return_val_if_fail (ACIES_IS_FIGHTS (self), 0);

  return self->reader.fights->len;
}

const AciesFight *
acies_fights_get (AciesFights *self,
                  guint        i)
{
  g_return_val_if_fail (ACIES_IS_FIGHTS (self) && i < self->reader.fights->len, NULL);

  return g_ptr_array_index (self->reader.fights, i);
}

const AciesFight *
acies_fights_find (AciesFights *self,
                   guint        command)
{
  g_return_val_if_fail (ACIES_IS_FIGHTS (self) && command > 0 && command <= self->reader.commands->len, NULL);

  return g_ptr_array_index (self->reader.commands, command - 1);
}

/* The newest are asked for most. */
const AciesFightRoll *
acies_fights_find_roll (AciesFights *self,
                        guint        command,
                        guint        nth)
{
  const GPtrArray *rolls;
  guint            i;

  g_return_val_if_fail (ACIES_IS_FIGHTS (self), NULL);

  rolls = self->reader.rolls;
  for (i = rolls->len; i > 0 && ((AciesFightRoll *) rolls->pdata[i - 1])->command >= command; i--)
    ;
  i += nth;

  return i < rolls->len && ((AciesFightRoll *) rolls->pdata[i])->command == command ? rolls->pdata[i] : NULL;
}

GPtrArray *
acies_fights_list_last (AciesFights *self)
{
  GPtrArray *list = g_ptr_array_new ();
  guint      n;

  g_return_val_if_fail (ACIES_IS_FIGHTS (self), list);

  n = self->reader.fights->len;
  if (n == 0)
    return list;
  for (guint i = acies_fights_get (self, n - 1)->attack; i < n; i++)
    {
      AciesFight *fight = g_ptr_array_index (self->reader.fights, i);

      g_ptr_array_insert (list, fight->kind == ACIES_COMBAT_STRIKE ? 0 : -1, fight);
    }

  return list;
}

static void
acies_fights_finalize (GObject *object)
{
  AciesFights *self = ACIES_FIGHTS (object);

  g_object_set_data (G_OBJECT (self->session), RECORD, NULL);
  acies_fight_reader_clear (&self->reader);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (acies_fights_parent_class)->finalize (object);
}

static void
acies_fights_class_init (AciesFightsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_fights_finalize;
}

static void
acies_fights_init (AciesFights *self)
{
}

AciesFights *
acies_fights_of (AciesSession *session)
{
  AciesFights *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  self = g_object_get_data (G_OBJECT (session), RECORD);
  if (self != NULL)
    g_object_ref (self);
  else
    {
      self = g_object_new (ACIES_TYPE_FIGHTS, NULL);
      self->session = g_object_ref (session);
      acies_fight_reader_init (&self->reader, acies_session_dup_position (session, 0));
      g_signal_connect_object (session, "changed", G_CALLBACK (acies_fights_follow), self, G_CONNECT_SWAPPED);
      g_object_set_data (G_OBJECT (session), RECORD, self);
    }
  acies_fights_follow (self);

  return self;
}

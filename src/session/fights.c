/* fights.c - the fights of a game: who struck whom, with what dice, and what came of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/fights.h"

#include "engine/core/engine.h"
#include "session/fight-reader.h"
#include "session/session-log.h"

struct _AciesFights
{
  GObject parent_instance;

  AciesSession    *session;
  AciesFightReader reader;
};

G_DEFINE_FINAL_TYPE (AciesFights, acies_fights, G_TYPE_OBJECT)

/* On a session, while there is one: its record, which keeps the session and is not kept by it. */
#define RECORD "acies-fights"

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
  static const AciesNoteKind kinds[] = {
    [ACIES_COMBAT_ATTACK] = ACIES_NOTE_DECLARED,
    [ACIES_COMBAT_STRIKE] = ACIES_NOTE_STRIKE,
    [ACIES_COMBAT_COUNTER] = ACIES_NOTE_COUNTER,
  };
  AciesNote note = ACIES_NOTE_INIT (kinds[self->kind]);

  note.unit_type = self->attacker.type;
  note.unit_side = self->attacker.told_side;
  note.hex = self->attacker.hex;
  note.other_type = self->target.type;
  note.other_side = self->target.told_side;
  note.to = self->target.hex;
  note.number = (gint16) (kinds[self->kind] == ACIES_NOTE_DECLARED ? self->melee && ruleset->procs->mutual : self->roll.point);
  note.number2 = (gint16) self->roll.n_dice;

  return acies_note_to_string (&note, ruleset);
}

char *
acies_fight_passed_to_string (const AciesFightPassed *self,
                              const AciesRuleset     *ruleset)
{
  AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_NOT_ASKED);

  note.side = self->it.side;
  note.card = self->it.card;
  note.reason = self->it.reason;

  return acies_note_to_string (&note, ruleset);
}

/* --- following the session ------------------------------------------------------------------ */

static void
read_command (const AciesCommand *command,
              const AciesEvent   *events,
              guint               n_events,
              guint               number,
              gpointer            data)
{
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

/* --- asking --------------------------------------------------------------------------------- */

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

/* --- the class ------------------------------------------------------------------------------ */

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

static AciesFights *
fights_new (AciesSession *session)
{
  AciesFights *self = g_object_new (ACIES_TYPE_FIGHTS, NULL);

  self->session = g_object_ref (session);
  acies_fight_reader_init (&self->reader, acies_session_dup_position (session, 0));
  g_signal_connect_object (session, "changed", G_CALLBACK (acies_fights_follow), self, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (session), RECORD, self);

  return self;
}

AciesFights *
acies_fights_of (AciesSession *session)
{
  AciesFights *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  self = g_object_get_data (G_OBJECT (session), RECORD);
  self = self != NULL ? g_object_ref (self) : fights_new (session);
  acies_fights_follow (self);

  return self;
}

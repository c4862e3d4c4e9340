/* luck.c - what a game has come to in numbers: losses, dice, and how lucky they were
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/luck.h"

#include <glib/gi18n-lib.h>

/* The first roll that the events tell of. */
static const AciesNote *
find_roll (const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE &&
          (event->u.note.kind == ACIES_NOTE_ROLLED || event->u.note.kind == ACIES_NOTE_DEFENCE))
        return &event->u.note;
    }

  return NULL;
}

static gboolean
has_note (const GArray *events,
          AciesNoteKind kind)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_NOTE && event->u.note.kind == kind)
        return TRUE;
    }

  return FALSE;
}

/* How many of the faces of each awaited die are hits: the engine is asked for each, and takes it back.
 * What a die comes to depends on no other die. */
static void
count_hitting_faces (AciesState *state,
                     guint       hitting[ACIES_MAX_DICE])
{
  const AciesDecision decision = state->decision;
  AciesCommand        command = acies_command (ACIES_COMMAND_DICE);

  command.dice.n = decision.n_dice;
  for (guint8 face = 1; face <= decision.faces; face++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      const AciesNote *note;

      for (guint i = 0; i < decision.n_dice; i++)
        command.dice.faces[i] = face;
      if (!acies_engine_apply (state, &command, events, NULL))
        continue;
      note = find_roll (events);
      for (guint i = 0; note != NULL && i < decision.n_dice; i++)
        hitting[i] += (note->hit_dice >> i) & 1;
      acies_engine_revert (state, events);
    }
}

/* Die by die: how likely so many hits are. */
static void
distribute (const guint hitting[ACIES_MAX_DICE],
            guint       n_dice,
            guint       n_faces,
            double      chances[ACIES_MAX_DICE + 1])
{
  chances[0] = 1;
  for (guint i = 0; i < n_dice; i++)
    {
      double hit = (double) hitting[i] / n_faces;

      chances[i + 1] = chances[i] * hit;
      for (guint n = i; n > 0; n--)
        chances[n] = chances[n] * (1 - hit) + chances[n - 1] * hit;
      chances[0] *= 1 - hit;
    }
}

static double
chance_beyond (const double chances[ACIES_MAX_DICE + 1],
               guint        n_dice,
               guint        hits,
               double       expected)
{
  double sum = 0;

  for (guint n = 0; n <= n_dice; n++)
    if (hits > expected ? n >= hits : n <= hits)
      sum += chances[n];

  return MIN (sum, 1);
}

/* @events: what the dice brought */
static void
add_roll (AciesLuck    *self,
          guint         command,
          const GArray *events,
          const guint   hitting[ACIES_MAX_DICE],
          guint         n_faces)
{
  const AciesNote *note = find_roll (events);
  double           chances[ACIES_MAX_DICE + 1] = { 0 };
  AciesRoll        roll = { .command = command };
  AciesSideLuck   *side;

  if (note == NULL || note->side >= ACIES_MAX_SIDES)
    return;
  roll.note = *note;
  roll.is_defence = note->kind == ACIES_NOTE_DEFENCE;
  roll.eliminated = has_note (events, ACIES_NOTE_ELIMINATED);
  for (guint i = 0; i < note->dice.n; i++)
    roll.expected += (double) hitting[i] / n_faces;
  distribute (hitting, note->dice.n, n_faces, chances);
  roll.chance = chance_beyond (chances, note->dice.n, (guint) note->number, roll.expected);
  g_array_append_val (self->rolls, roll);

  side = &self->sides[note->side];
  if (roll.is_defence)
    {
      side->n_defence_dice += note->dice.n;
      side->wounds += (guint) note->number;
      side->expected_wounds += roll.expected;
      return;
    }
  side->n_rolls++;
  side->n_dice += note->dice.n;
  side->hits += (guint) note->number;
  side->expected_hits += roll.expected;
}

static void
count_losses (AciesLuck    *self,
              const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      const AciesUnit  *before = &event->u.unit.before;
      const AciesUnit  *after = &event->u.unit.after;

      if (event->kind == ACIES_EVENT_NOTE && event->u.note.kind == ACIES_NOTE_CARD)
        self->sides[event->u.note.side].cards++;
      if (event->kind != ACIES_EVENT_UNIT_SET || before->place == ACIES_PLACE_ABSENT)
        continue;
      if (after->place == ACIES_PLACE_LOST && before->place != ACIES_PLACE_LOST)
        {
          self->sides[before->side].units++;
          self->sides[before->side].figures += before->figures;
        }
      else if (after->place != ACIES_PLACE_LOST && after->figures < before->figures)
        {
          self->sides[before->side].figures += (guint) (before->figures - after->figures);
        }
    }
}

static void
play_over (AciesLuck          *self,
           AciesState         *state,
           const AciesCommand *command,
           guint               number)
{
  g_autoptr (GArray) events = acies_events_new ();
  guint hitting[ACIES_MAX_DICE] = { 0 };
  guint n_faces = state->decision.faces;

  if (command->kind == ACIES_COMMAND_DICE)
    count_hitting_faces (state, hitting);
  if (!acies_engine_apply (state, command, events, NULL))
    return;
  if (command->kind == ACIES_COMMAND_DICE)
    add_roll (self, number, events, hitting, n_faces);
  count_losses (self, events);
}

AciesLuck *
acies_luck_new (AciesSession *session)
{
  AciesLuck *self = g_new0 (AciesLuck, 1);
  g_autoptr (AciesState) state = acies_session_dup_position (session, 0);
  g_autoptr (GArray) log = acies_session_dup_log (session);

  self->rolls = g_array_new (FALSE, FALSE, sizeof (AciesRoll));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    self->sides[side].morale_before = state->sides[side].morale;
  for (guint i = 0; i < log->len; i++)
    play_over (self, state, &g_array_index (log, AciesCommand, i), i + 1);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    self->sides[side].morale = state->sides[side].morale;

  return self;
}

void
acies_luck_free (AciesLuck *self)
{
  g_array_unref (self->rolls);
  g_free (self);
}

char *
acies_luck_dup_words (const AciesSideLuck *self)
{
  if (self->n_defence_dice > 0)
    /* Translators: hits with the dice of a side, then wounds that its defence dice let through; on average with a decimal */
    return g_strdup_printf (_ ("expected %.1f hits, rolled %u; expected %.1f wounds, took %u"), self->expected_hits, self->hits,
                            self->expected_wounds, self->wounds);

  /* Translators: hits with the dice of a side, on average with a decimal: "expected 12.3 hits, rolled 15" */
  return g_strdup_printf (_ ("expected %.1f hits, rolled %u"), self->expected_hits, self->hits);
}

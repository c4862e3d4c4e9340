/* computer-seat.c - lets computer players play a game, as people would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computer-seat.h"

#include "ai/players.h"
#include "session/thought.h"

/* What the thread works on. */
typedef struct
{
  AciesAiMind         *mind;
  AciesView           *view;
  AciesAiRng           rng;
  const AciesAiPlayer *player;
  AciesCommand         chosen;
} Choice;

struct _AciesComputerSeat
{
  GObject parent_instance;

  AciesSession *session;
  gboolean      active;
  guint         pause;   /* milliseconds */
  guint         limit;   /* milliseconds; 0: none */
  guint         waiting; /* id of the source that ends the pause; 0: none */
  guint         clock;   /* id of the source that ends the thought under way; 0: none */
  AciesThought *thought; /* under way; NULL: none */
};

G_DEFINE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, G_TYPE_OBJECT)

/* --- the thread ----------------------------------------------------------------------------- */

static Choice *
choice_new (AciesSession *session,
            AciesSide     side)
{
  Choice *self = g_new0 (Choice, 1);
  guint64 place = acies_ai_rng_mix (acies_session_count_commands (session) + 1);

  self->mind = acies_ai_mind_new ();
  self->view = acies_view_new (acies_session_get_state (session), side);
  self->rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ place);
  self->player = acies_ai_player_get (acies_session_get_settings (session)->players[side]);
  return self;
}

static void
choice_free (gpointer data)
{
  Choice *self = data;

  acies_view_free (self->view);
  acies_ai_mind_free (self->mind);
  g_free (self);
}

static void
choose (gpointer      data,
        GCancellable *cancellable)
{
  Choice *self = data;

  self->chosen = self->player->choose (self->mind, self->view, &self->rng, cancellable);
}

/* --- when it is a computer's turn ----------------------------------------------------------- */

/* The side that decides, if such a player sits there. */
static AciesSide
find_decider (AciesSession *session,
              gboolean      is_person)
{
  const AciesState *state = acies_session_get_state (session);
  AciesSide         side;

  if (acies_session_get_scenario (session) == NULL || state->outcome.reason != ACIES_END_NOT_YET ||
      acies_state_awaits_chance (state))
    return ACIES_NO_SIDE;
  side = acies_state_deciding_side (state);
  return (acies_session_get_settings (session)->players[side] == ACIES_PLAYER_HUMAN) == is_person ? side : ACIES_NO_SIDE;
}

AciesSide
acies_session_find_computer (AciesSession *session)
{
  g_return_val_if_fail (ACIES_IS_SESSION (session), ACIES_NO_SIDE);

  return find_decider (session, FALSE);
}

AciesSide
acies_session_find_person (AciesSession *session)
{
  g_return_val_if_fail (ACIES_IS_SESSION (session), ACIES_NO_SIDE);

  return find_decider (session, TRUE);
}

/* The thread may go on for a moment; nobody hears what it comes to. */
static void
stop (AciesComputerSeat *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_pointer (&self->thought, acies_thought_free);
}

static void
chosen_cb (gpointer thought,
           gpointer user_data)
{
  g_autoptr (AciesComputerSeat) self = g_object_ref (user_data);
  g_autoptr (GError) error = NULL;
  AciesCommand command = ((const Choice *) acies_thought_get_data (thought))->chosen;

  stop (self);
  if (!acies_session_apply (self->session, &command, &error))
    g_warning ("The rules refuse what a computer player has chosen: %s", error->message);
}

/* Its time is up: the best that it has found by now is played. */
static gboolean
clock_cb (gpointer user_data)
{
  AciesComputerSeat *self = user_data;

  self->clock = 0;
  acies_thought_hurry (self->thought);
  return G_SOURCE_REMOVE;
}

static gboolean
paused_cb (gpointer user_data)
{
  AciesComputerSeat *self = user_data;
  Choice            *choice = choice_new (self->session, acies_session_find_computer (self->session));

  self->waiting = 0;
  self->thought = acies_thought_new (choose, choice, choice_free, chosen_cb, self);
  if (self->limit > 0)
    self->clock = g_timeout_add (self->limit, clock_cb, self);
  return G_SOURCE_REMOVE;
}

/* Whatever was thought of, it was about another position. */
static void
refresh (AciesComputerSeat *self)
{
  stop (self);
  if (self->active && acies_session_find_computer (self->session) != ACIES_NO_SIDE)
    self->waiting = g_timeout_add (self->pause, paused_cb, self);
}

void
acies_computer_seat_set_active (AciesComputerSeat *self,
                                gboolean           active)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  if (active == self->active)
    return;
  self->active = active;
  refresh (self);
}

void
acies_computer_seat_set_pause (AciesComputerSeat *self,
                               guint              milliseconds)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  self->pause = milliseconds;
}

void
acies_computer_seat_set_limit (AciesComputerSeat *self,
                               guint              milliseconds)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  self->limit = milliseconds;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_computer_seat_dispose (GObject *object)
{
  AciesComputerSeat *self = ACIES_COMPUTER_SEAT (object);

  g_clear_pointer (&self->thought, acies_thought_free_and_wait);
  stop (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_computer_seat_parent_class)->dispose (object);
}

static void
acies_computer_seat_class_init (AciesComputerSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_computer_seat_dispose;
}

static void
acies_computer_seat_init (AciesComputerSeat *self)
{
}

AciesComputerSeat *
acies_computer_seat_new (AciesSession *session)
{
  AciesComputerSeat *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_new (ACIES_TYPE_COMPUTER_SEAT, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "settings-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return self;
}
